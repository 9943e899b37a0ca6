/* hidden.c -- who lies in ambush is known to its owner alone, in every scenario but Ambush.
 * LF-SK-01 to LF-SK-03, LF-SK-09, LF-ME-12.
 *
 * To the enemy an ambusher is an element off the table like those in reserve, or like those that
 * are yet to be set up with their group. Whatever he is shown, and whether his opponent is asked at
 * all, follows from that alone. */
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* LF-SK-02: its list has given it the skill, and it is not on the table. LF-SK-10: nor lost. */
bool lf_may_be_hidden(const lf_field *f, const lf_state *s, int u)
{
    return f->type[u] == LF_INFANTRY && lf_has_skill(f, u, LF_SKILL_AMBUSH) &&
           (s->where[u] == LF_UNPLACED || s->where[u] == LF_RESERVE || s->where[u] == LF_HIDDEN);
}

/* LF-SK-11 */
bool lf_hides_ambushers(const lf_state *s)
{
    return s->scenario != LF_AMBUSH && s->scenario != LF_BY_DICE;
}

/* One a side: shown, it is the last. */
bool lf_has_revealed(const lf_state *s, int side)
{
    return s->revealed >> side & 1;
}

/* Could the group hold one, for all that everybody knows? */
bool lf_may_hold_ambusher(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    if (!lf_hides_ambushers(s) || lf_has_revealed(s, f->group_side[g]))
        return false;
    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (lf_may_be_hidden(f, s, u))
            return true;
    return false;
}

static bool side_may_hide(const lf_field *f, const lf_state *s, int side)
{
    const tb_set *all = &f->elements[side];

    if (!lf_hides_ambushers(s) || lf_has_revealed(s, side))
        return false;
    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1))
        if (lf_may_be_hidden(f, s, u))
            return true;
    return false;
}

bool lf_hides(const lin_field *field, const void *state, lin_side who)
{
    const lf_field *f = lf_field_of(field);

    for (int side = 0; side < LIN_SIDES; side++)
        if (side != (int)who && side_may_hide(f, state, side))
            return true;
    return false;
}

/* Its group is yet to be set up, or is being set up. */
static bool seems_unplaced(const lf_field *f, const lf_state *s, int u)
{
    const int g = f->group[u];

    if (s->turn > 0)
        return false;
    return s->where[f->group_commander[g]] == LF_UNPLACED ||
           lin_is_pending_for(&s->head, LF_PLACE, g);
}

void lf_redact(const lin_field *field, void *state, lin_side who)
{
    const lf_field *f = lf_field_of(field);
    lf_state *s = state;

    for (int u = 0; lf_hides_ambushers(s) && u < f->units; u++)
        if (s->where[u] == LF_HIDDEN && f->side[u] != (int)who)
            s->where[u] = seems_unplaced(f, s, u) ? LF_UNPLACED : LF_RESERVE;
}

/* Of a group that is being placed somebody has to be left to be placed. */
static bool may_be_thought_hidden(const lf_field *f, const lf_state *s, int u)
{
    const tb_set *members = &f->members[f->group[u]];
    int unplaced = 0;

    if (!lf_may_be_hidden(f, s, u) || lin_is_pending_for(&s->head, LF_COME_ON, u))
        return false;
    if (!lin_is_pending_for(&s->head, LF_PLACE, f->group[u]))
        return true;
    for (int v = tb_next(members, 0); v >= 0; v = tb_next(members, v + 1))
        unplaced += s->where[v] == LF_UNPLACED;
    return unplaced > 1;
}

/* One of those that could be it, or nobody. While he has yet to choose, nobody is. */
void lf_complete(const lin_field *field, void *state, lin_side who, lin_rng *rng)
{
    const lf_field *f = lf_field_of(field);
    lf_state *s = state;

    for (int side = 0; side < LIN_SIDES; side++) {
        uint8_t could[LF_UNITS];
        unsigned n = 0, which;

        if (side == (int)who || !side_may_hide(f, s, side) ||
            lin_is_pending_for(&s->head, LF_HIDE, side) || lin_is_pending(&s->head, LF_SCENARIO))
            continue;
        for (int u = tb_next(&f->elements[side], 0); u >= 0; u = tb_next(&f->elements[side], u + 1))
            if (may_be_thought_hidden(f, s, u))
                could[n++] = (uint8_t)u;
        which = lin_rng_below(rng, n + 1);
        if (which < n)
            s->where[could[which]] = LF_HIDDEN;
    }
}

/* LF-SK-03: the choice is heard by its owner alone. */
bool lf_hears(const lin_view *view, const lin_event *e, lin_side who)
{
    const lf_field *f = lf_field_of(view->field);

    return e->kind != LE_LIES_HIDDEN || f->side[e->arg[0]] == (int)who;
}

/* ---- LF_HIDE: who lies in ambush, if anybody. Argument: the side ---- */

lin_side lf_who_hide(const lin_view *view, const lin_frame *frame)
{
    (void)view;
    return (lin_side)frame->arg[0];
}

void lf_list_hide(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    lf_answer0(out, LV_NOBODY); /* LF-SK-01: it need not */
    for (int u = 0; u < f->units; u++)
        if (f->side[u] == frame->arg[0] && lf_may_be_hidden(f, view->state, u))
            lf_answer1(out, LV_AMBUSH, u);
}

lin_status lf_check_hide(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const int u = o->arg[0];

    if (o->verb == LV_NOBODY)
        return LIN_OK;
    if (o->verb != LV_AMBUSH)
        return lin_not_now(view->field, frame, o, why);
    if (f->side[u] != frame->arg[0] || !lf_may_be_hidden(f, view->state, u))
        return lin_refuse(why, LIN_ILLEGAL, f->type[u] == LF_INFANTRY ? "LF-SK-01" : "LF-SK-02",
                          "%s cannot lie in ambush; name an infantry element of yours that has the "
                          "skill and is yet to be set up, or nobody.",
                          lf_id(f, u));
    return LIN_OK;
}

void lf_take_hide(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    (void)frame;
    if (o->verb == LV_NOBODY)
        return;
    s->where[o->arg[0]] = LF_HIDDEN;
    lin_tell(p, LE_LIES_HIDDEN, o->arg[0]);
}

/* LF-SC-78: is the side asked? What its list has is known to all. */
bool lf_is_asked_to_hide(const lin_view *view, int side)
{
    return side_may_hide(lf_field_of(view->field), view->state, side);
}
