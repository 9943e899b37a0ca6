/* deal.c -- marks that a side of a melee loses, dealt among its units. IB-4.85, IB-5.27, IB-7.19.
 *
 * One by one, each to the unit with most marks left. Its owner is asked only where it makes a
 * difference: among equals of whom not all will get one. While he is asked the units among whom
 * marks are dealt are `melee` of that side: in a round they are there already, for fire into a
 * melee they are put there. */
#include "kit/sets.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/steps.h"

/* Those with most marks left. */
static tb_set equals_of(const ib_state *s, const tb_set *among)
{
    tb_set out = { 0 };
    int most = 1;

    for (int u = tb_next(among, 0); u >= 0; u = tb_next(among, u + 1)) {
        if (!ib_stands(s, u) || s->marks[u] < most)
            continue;
        if (s->marks[u] > most)
            out = (tb_set){ 0 };
        most = s->marks[u];
        kit_set_put(&out, u);
    }
    return out;
}

static void stop_dealing(ib_state *s, int side)
{
    if (!s->round.fights)
        s->melee[side] = (tb_set){ 0 };
}

/* As many as there is no choice about; then the owner is asked. Losses are told and units leave
 * when all that is certain is dealt, so that a unit's loss is one event. */
static void deal(lin_play *p, int side, int marks)
{
    ib_state *s = p->state;
    const tb_set among = s->melee[side];
    uint8_t lost[IB_UNITS] = { 0 };
    tb_set equals = equals_of(s, &among);
    int n = kit_set_count(&equals);

    while (marks && n && marks >= n) {
        for (int u = tb_next(&equals, 0); u >= 0; u = tb_next(&equals, u + 1)) {
            s->marks[u]--;
            lost[u]++;
        }
        marks -= n;
        equals = equals_of(s, &among);
        n = kit_set_count(&equals);
    }
    for (int u = tb_next(&among, 0); u >= 0; u = tb_next(&among, u + 1))
        if (lost[u]) {
            s->marks[u] += lost[u];
            ib_lose_marks(p, u, lost[u]);
        }
    if (marks && n)
        lin_push(s, IB_DEAL, side, marks, 0);
    else
        stop_dealing(s, side);
}

void ib_deal_marks(lin_play *p, const tb_set *among, int marks)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const int first = tb_next(among, 0), side = first < 0 ? 0 : f->side[first];

    if (first < 0)
        return;
    s->melee[side] = *among;
    deal(p, side, marks);
}

/* ---- Of equals the owner chooses (IB-D14: usually the lower id). Arguments: the side, how many
 * marks ---- */

void ib_list_deal(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const ib_state *s = view->state;
    const tb_set equals = equals_of(s, &s->melee[frame->arg[0]]);

    for (int u = tb_next(&equals, 0); u >= 0; u = tb_next(&equals, u + 1))
        lin_list_add_short(out, IV_TAKE, 1, u, 0);
}

lin_status ib_check_deal(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_set *among = &s->melee[frame->arg[0]];
    const tb_set equals = equals_of(s, among);

    if (o->verb != IV_TAKE)
        return lin_not_now(view->field, frame, o, why);
    if (kit_set_has(&equals, o->arg[0]))
        return LIN_OK;
    if (!kit_set_has(among, o->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, "IB-5.27", "%s is not of those who lost; %s is.",
                          ib_id(f, o->arg[0]), ib_id(f, tb_next(&equals, 0)));
    return lin_refuse(why, LIN_ILLEGAL, "IB-5.27",
                      "%s has fewer marks left than %s: the mark goes to one with most.",
                      ib_id(f, o->arg[0]), ib_id(f, tb_next(&equals, 0)));
}

void ib_take_deal(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    ib_lose_marks(p, o->arg[0], 1);
    if (frame->arg[1] > 1)
        deal(p, frame->arg[0], frame->arg[1] - 1);
    else
        stop_dealing(p->state, frame->arg[0]);
}
