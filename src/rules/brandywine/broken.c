/* broken.c -- what must be true of every state, in play or written by hand. A sentence of the
 * invariant lost, with its rule where there is one. */
#include "rules/brandywine/brandywine.h"

#include <string.h>

static const char *broken_unit(const bw_field *f, const bw_state *s, int u)
{
    const int side = f->side[u];

    if (s->at[u] < BW_ABSENT && s->at[u] >= f->board->cells)
        return "a unit stands outside the board";
    if (s->facing[u] > 7)
        return "a unit faces no direction";
    if (is_held(s, u) && (!on_board(s, u) || !is_combat(f, u)))
        return "a hold is on nobody (BW-20.17)";
    if (is_held(s, u) && is_disorganized(s, u))
        return "a disorganized unit is held (BW-16.8)";
    if (s->holders[u] & ~(f->side_set[bw_other(side)] & f->combat_set))
        return "a unit is held by something that is no enemy combat unit (BW-20.17)";
    if (!on_board(s, u))
        return s->mark[u] & ~BW_MOVED ? "a unit off the board bears a mark" : NULL;
    if (is_disorganized(s, u) && !is_combat(f, u))
        return "a commander is disorganized (BW-17.10)";
    if ((s->mark[u] & (BW_OWES | BW_FOUGHT | BW_FREED)) == BW_OWES &&
        (!is_combat(f, u) || is_disorganized(s, u) || is_held(s, u)))
        return "a unit owes an attack that it may not make (BW-14.1)";
    if (has_counter(f, s, s->at[u], bw_other(side)))
        return "both sides stand in one square (BW-13.15)";
    return NULL;
}

/* BW-10.3: a counter in hand may pass through a full square; it does not count there. */
static int stack_at_rest(const bw_field *f, const bw_state *s, int square, int side)
{
    const lin_frame *top = s->head.depth ? &s->head.frame[s->head.depth - 1] : NULL;
    const bool passes = top && top->step == BW_STEP && s->at[top->arg[0]] == square;

    return bw_stack(f, s, square, side) - (passes ? f->cf[top->arg[0]] : 0);
}

static const char *broken_sets(const bw_field *f, const bw_state *s)
{
    const uint64_t all = f->side_set[0] | f->side_set[1];

    if ((s->attackers | s->defenders | s->group) & ~all)
        return "a battle names units that do not exist";
    if (s->attackers & ~(f->side_set[s->side] & f->combat_set))
        return "an attacker is no combat unit of the moving side (BW-13.2)";
    if (s->defenders & ~f->side_set[bw_other(s->side)])
        return "a defender is of the moving side (BW-13.2)";
    if (s->owed & ~(f->side_set[bw_other(s->side)] & f->combat_set))
        return "an attack is owed to something that is no enemy combat unit (BW-13.9)";
    for (int u = 0; u < f->units; u++)
        if (s->from[u] >= f->board->cells &&
            (s->from[u] < BW_ABSENT || ((s->attackers | s->defenders) & bw_bit(u))))
            return "a unit fought from outside the board";
    return NULL;
}

const char *bw_broken(const lin_view *view, int *unit)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const char *why = NULL;
    lin_cells count[LIN_SIDES];
    bw_state copy;

    if (s->hour >= f->turns || s->side > 1)
        return "the clock shows no hour of the battle (BW-7.1)";
    for (int u = 0; u < f->units && !why; u++)
        if ((why = broken_unit(f, s, u)) != NULL)
            *unit = u;
    if (!why)
        why = broken_sets(f, s);
    if (!why)
        why = bw_broken_agenda(f, s);
    if (why)
        return why;
    /* A battle may be given up with a counter still in hand, in a square it would have left again.
     */
    for (int u = 0; u < f->units && !s->head.over; u++)
        if (on_board(s, u) && stack_at_rest(f, s, s->at[u], f->side[u]) > BW_STACK) {
            *unit = u;
            return "more than 15 factors stand in one square (BW-10.1)";
        }
    copy = *s;
    bw_count_troops(f, &copy);
    memcpy(count, copy.troops, sizeof count);
    return memcmp(count, s->troops, sizeof count) ? "the sets of occupied squares are wrong" : NULL;
}
