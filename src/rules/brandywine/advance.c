/* advance.c -- BW 15.0 Movement after combat: into squares that the result has emptied. Retreats
 * are in retreat.c; nothing else moves after combat (BW-15.1). */
#include "rules/brandywine/brandywine.h"

lin_side bw_who_advance(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)view->state;
    return (lin_side)frame->arg[0];
}

/* BW-15.2: did an enemy of this battle stand there, and is every enemy counter gone now, by the
 * result and not by an advance of its own? */
static bool is_emptied(const bw_field *f, const bw_state *s, int square, int enemy)
{
    bool stood_there = false;

    if (has_counter(f, s, square, enemy))
        return false;
    for (uint64_t rest = bw_battle_set(s, enemy); rest; rest &= rest - 1)
        if (s->from[bw_first(rest)] == square) {
            if (s->mark[bw_first(rest)] & BW_ADVANCED)
                return false;
            stood_there = true;
        }
    return stood_there;
}

static lin_status check_one(const bw_field *f, const bw_state *s, int side, int u, int to,
                            lin_refusal *why)
{
    const int enemy = bw_other(side);

    if (!(bw_battle_set(s, side) & bw_bit(u)) || !on_board(s, u) || !is_combat(f, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-15.2",
                          "Only units that fought in this battle may advance.");
    if (s->mark[u] & BW_ADVANCED)
        return lin_refuse(why, LIN_ILLEGAL, "BW-15.2", "That unit has advanced already.");
    if (is_held(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-15.3", "A held unit may not advance.");
    if (!is_adjacent(f, s->at[u], to) || !is_emptied(f, s, to, enemy))
        return lin_refuse(why, LIN_ILLEGAL, "BW-15.2",
                          "It may advance only into a neighbouring square that this result has "
                          "emptied of the enemy.");
    if (is_disorganized(s, u) && is_controlled(f, s, to, enemy))
        return lin_refuse(why, LIN_ILLEGAL, "BW-15.3",
                          "A disorganized unit may not enter enemy control, even to advance.");
    if (!bw_fits(f, s, u, to))
        return lin_refuse(why, LIN_ILLEGAL, "BW-10.1",
                          "That square would hold more than %d factors.", BW_STACK);
    return LIN_OK;
}

lin_status bw_check_advance(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    if (o->verb == V_DONE)
        return LIN_OK;
    if (o->verb != V_ADVANCE)
        return lin_not_now(view->field, frame, o, why);
    return check_one(bw_field_of(view->field), view->state, frame->arg[0], o->arg[0], o->arg[1],
                     why);
}

void bw_list_advance(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int side = frame->arg[0], enemy = bw_other(side);
    uint16_t square[BW_UNITS];
    int n = 0;

    for (uint64_t rest = bw_battle_set(s, enemy); rest; rest &= rest - 1) {
        const int at = s->from[bw_first(rest)];
        bool seen = false;

        for (int i = 0; i < n; i++)
            seen |= square[i] == at;
        if (!seen && is_emptied(f, s, at, enemy))
            square[n++] = (uint16_t)at;
    }
    for (uint64_t rest = n ? bw_battle_set(s, side) : 0; rest; rest &= rest - 1)
        for (int i = 0; i < n; i++)
            if (check_one(f, s, side, bw_first(rest), square[i], NULL) == LIN_OK)
                bw_answer2(out, V_ADVANCE, bw_first(rest), square[i]);
    bw_answer0(out, V_DONE);
}

void bw_take_advance(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int u = o->arg[0], from = s->at[u];

    if (o->verb == V_DONE) {
        lin_pop(s);
        return;
    }
    bw_put(f, s, u, o->arg[1]);
    s->mark[u] |= BW_ADVANCED;
    lin_tell(p, E_ADVANCED, u, from, o->arg[1]);
    bw_occupy(p, u);
    lin_push(s, BW_ADVANCE_FACE, u, 0, 0);
    if (has_commander(f, s, from, frame->arg[0])) /* BW-15.4 */
        lin_push(s, BW_ADVANCE_COMMANDER, frame->arg[0], u, 0);
}

lin_side bw_who_advance_commander(const lin_view *view, const lin_frame *frame)
{
    return bw_who_advance(view, frame);
}

void bw_list_advance_commander(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    bw_list_rally_help(view, frame, out);
}

lin_status bw_check_advance_commander(const lin_view *view, const lin_frame *frame,
                                      const lin_order *o, lin_refusal *why)
{
    return bw_check_rally_help(view, frame, o, why);
}

void bw_take_advance_commander(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int leader = f->commander[frame->arg[0]];

    if (o->verb != V_YES)
        return;
    lin_tell(p, E_ADVANCED, leader, s->at[leader], s->at[frame->arg[1]]);
    bw_put(f, s, leader, s->at[frame->arg[1]]);
}

/* Odds assume that nobody advances: `done` is listed last. */
int bw_usual_last(const lin_view *view, const lin_frame *frame, const lin_list *list)
{
    (void)view->field, (void)view->state, (void)frame;
    return list->orders - 1;
}
