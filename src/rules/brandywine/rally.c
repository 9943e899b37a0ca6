/* rally.c -- BW 16.0 Disorganization and reorganization: the rolls at the start of a turn. */
#include "rules/brandywine/brandywine.h"

/* BW-16.1: disorganized, not next to an enemy combat unit, not yet rolled for. */
static bool may_rally(const bw_field *f, const bw_state *s, int u)
{
    return is_disorganized(s, u) && !(s->mark[u] & BW_ROLLED) && on_board(s, u) &&
           !is_controlled(f, s, s->at[u], bw_other(f->side[u]));
}

/* Those of the moving side that may still roll. */
uint64_t bw_to_rally(const bw_field *f, const bw_state *s)
{
    uint64_t set = 0;

    for (uint64_t rest = f->side_set[s->side]; rest; rest &= rest - 1)
        if (may_rally(f, s, bw_first(rest)))
            set |= rest & (0 - rest);
    return set;
}

void bw_run_reorganize_opens(lin_play *p, const lin_frame *frame)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;

    for (uint64_t rest = f->side_set[s->side]; rest; rest &= rest - 1)
        s->mark[bw_first(rest)] &= (uint8_t)~BW_ROLLED;
    if (bw_to_rally(f, s)) {
        lin_tell(p, E_PORTION, s->side, R_REORGANIZATION + s->side);
        lin_push(s, BW_REORGANIZE, frame->arg[0], 0, 0);
    }
}

lin_side bw_who_reorganize(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)frame;
    return (lin_side)((const bw_state *)view->state)->side;
}

void bw_list_reorganize(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;

    (void)frame;
    for (uint64_t rest = f->side_set[s->side]; rest; rest &= rest - 1)
        if (may_rally(f, s, bw_first(rest)))
            bw_answer1(out, V_RALLY, bw_first(rest));
}

lin_status bw_check_reorganize(const lin_view *view, const lin_frame *frame, const lin_order *o,
                               lin_refusal *why)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int u = o->arg[0];

    if (o->verb != V_RALLY)
        return lin_not_now(view->field, frame, o, why);
    if (f->side[u] != s->side)
        return lin_refuse(why, LIN_ILLEGAL, "BW-2.1", "That counter belongs to the other side.");
    if (!on_board(s, u) || !is_disorganized(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-16.1",
                          "That unit is not disorganized; roll for one that is.");
    if (s->mark[u] & BW_ROLLED)
        return lin_refuse(why, LIN_ILLEGAL, "BW-16.1", "That unit has had its roll this turn.");
    if (!may_rally(f, s, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-16.1",
                          "An enemy combat unit is next to it; it cannot reorganize there.");
    return LIN_OK;
}

void bw_take_reorganize(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int u = o->arg[0];

    (void)frame;
    s->mark[u] |= BW_ROLLED;
    if (!bw_to_rally(f, s))
        lin_pop(s);
    lin_push(s, BW_RALLY_DICE, u, 0, 0);
    if (has_commander(f, s, s->at[u], s->side)) /* BW-16.3 */
        lin_push(s, BW_RALLY_HELP, u, 0, 0);
}

lin_side bw_who_rally_help(const lin_view *view, const lin_frame *frame)
{
    return bw_who_reorganize(view, frame);
}

void bw_list_rally_help(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    (void)view->field, (void)view->state, (void)frame;
    bw_answer0(out, V_YES);
    bw_answer0(out, V_NO);
}

lin_status bw_check_rally_help(const lin_view *view, const lin_frame *frame, const lin_order *o,
                               lin_refusal *why)
{
    (void)view->state;
    return o->verb == V_YES || o->verb == V_NO ? LIN_OK : lin_not_now(view->field, frame, o, why);
}

/* The dice wait below on the agenda: tell them that a commander helps. */
void bw_take_rally_help(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lin_head *h = lin_head_of(p->state);

    (void)frame;
    h->frame[h->depth - 1].arg[1] = o->verb == V_YES;
}

/* BW-16.2: nine or more. */
void bw_roll_rally(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    (void)view->field;
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .by_sum = true,
                           .classes = 2,
                           .rule = "BW-16.2",
                           .purpose = "reorganization",
                           .better = 1,
                           .need = (uint8_t)(9 - frame->arg[1]),
                           .need_sum = true,
                           .side = (lin_side)((const bw_state *)view->state)->side };
    for (int sum = 2; sum <= 12; sum++)
        out->class_of[sum] = sum + frame->arg[1] >= 9;
}

void bw_land_rally(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    bw_state *s = p->state;
    const int u = frame->arg[0], total = face[0] + face[1] + frame->arg[1];

    lin_tell(p, E_RALLY_ROLL, u, face[0], face[1], 9 - frame->arg[1]);
    if (frame->arg[1])
        lin_tell(p, E_MODIFIER, R_RALLY_COMMANDER, 1);
    if (total >= 9) {
        s->mark[u] &= (uint8_t)~BW_DISORGANIZED;
        lin_tell(p, E_RALLIED, u, total);
    } else {
        lin_tell(p, E_STILL_DISORGANIZED, u, total);
    }
}
