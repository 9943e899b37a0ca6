/* brigade_orders.c -- orders of brigades: which there are, and how they are handed over. IB-8.2,
 * IB-8.10, IB-8.11, IB-7.23, IB-14.22.
 *
 * Every brigade has one order at any time (ib_command): a kind, and a point, a brigade or an edge.
 * The first is given at set-up, later ones by the divisional commander: by courier (couriers.c), or
 * at once where he stands beside the man who is to have it. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/setup/setup.h"
#include "rules/ironbrigade/steps.h"

lin_status ib_check_command(const lin_view *view, int brigade, const ib_command *c,
                            lin_refusal *why)
{
    return ib_check_printed(ib_field_of(view->field), brigade, c, why);
}

/* ---- Handing over ---- */

static bool discs_touch(const lin_view *view, int a, int b)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int64_t far = ib_disc_radius(f, a) + ib_disc_radius(f, b) + TB_TOUCH;

    return tb_gap2(s->at[a], s->at[b]) <= far * far;
}

bool ib_hands_over(const lin_view *view, int brigade)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const ib_brigade *b = &f->brigade_of[brigade];
    const int chief = b->division == IB_NONE ? IB_NONE : f->division_of[b->division].commander;

    if (chief == IB_NONE || !ib_stands(s, chief))
        return false;
    if (b->commander != IB_NONE && ib_stands(s, b->commander)) /* IB-8.2; one man touches himself */
        return discs_touch(view, chief, b->commander);
    for (int u = tb_next(&b->units, 0); u >= 0; u = tb_next(&b->units, u + 1)) /* IB-7.23 */
        if (ib_disc_touches(view, chief, u))
            return true;
    return false;
}

void ib_deliver(lin_play *p, int brigade, const ib_command *c)
{
    ib_state *s = p->state;

    s->command[brigade] = *c;
    ib_tell_command(p, brigade, c);
}

/* ---- IB-14.22: an order of its own ---- */

/*   1  its brigade may fall back, and it is militia or riflemen
 *   2  it has fired twice
 *   3  it has no such order yet */
lin_status ib_check_act_withdraw(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int u = o->arg[0], b = f->brigade[u];
    const bool of_those = f->troops[u] == IB_MILITIA || f->troops[u] == IB_RIFLEMEN;

    if (b == IB_NONE || !of_those ||
        (f->brigade_of[b].falls_back.x == 0 && f->brigade_of[b].falls_back.y == 0)) /* 1 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-14.22",
                          "%s goes by the order of its brigade; militia and riflemen of a brigade "
                          "that may fall back have another.",
                          ib_id(f, u));
    if (s->volleys[u] < 2) /* 2 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-14.22", "%s has not fired twice yet.", ib_id(f, u));
    if (s->mark[u] & IB_WITHDRAWS) /* 3 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-14.22", "%s has leave to withdraw already.",
                          ib_id(f, u));
    return LIN_OK;
}

void ib_list_act_withdraw(const lin_view *view, int u, lin_list *out)
{
    const lin_order o = { .verb = IV_WITHDRAW, .nargs = 1, .arg = { u } };

    if (ib_check_act_withdraw(view, &o, NULL) == LIN_OK)
        lin_list_add(out, o);
}

/* It has not acted by that. */
void ib_take_act_withdraw(lin_play *p, const lin_order *o)
{
    ib_state *s = p->state;

    s->mark[o->arg[0]] |= IB_WITHDRAWS;
    lin_tell(p, IE_MAY_WITHDRAW, o->arg[0]);
}
