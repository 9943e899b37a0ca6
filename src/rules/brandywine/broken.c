/* broken.c -- what must be true of every state, in play or written by hand. A sentence of the
 * invariant lost, with its rule where there is one. */
#include "brandywine.h"

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
    if (has_counter(f, s, s->at[u], bw_other(side)))
        return "both sides stand in one square (BW-13.15)";
    return NULL;
}

static bool is_in_hand(const bw_state *s, int square)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == BW_STEP && s->at[s->head.frame[i].arg[0]] == square)
            return true;
    return false;
}

static const char *broken_frames(const bw_field *f, const bw_state *s)
{
    for (int i = 0; i < s->head.depth; i++) {
        const lin_frame *frame = &s->head.frame[i];
        const char *args = bw_steps[frame->step].args;

        for (int k = 0; args[k]; k++) {
            const int a = frame->arg[k];

            if (args[k] == 'u' && (a < 0 || a >= f->units))
                return "a pending step names no unit";
            if (args[k] == 's' && a != LIN_FIRST && a != LIN_SECOND)
                return "a pending step names no side";
        }
    }
    return NULL;
}

/* Pending steps must find what they are about; a position edited by hand may lack it. */
static const char *broken_step(const bw_field *f, const bw_state *s, const lin_frame *frame)
{
    const int a = frame->arg[0];
    const bool fight = s->attackers && s->defenders;

    switch (frame->step) {
    case BW_STEP:
        if ((!on_board(s, a) && s->at[a] != BW_WAITING) || frame->arg[1] < 0 || frame->arg[1] > 4 * 12 ||
            frame->arg[2] < 0 || frame->arg[2] > 3 || f->side[a] != s->side)
            return "the counter in hand cannot be moved";
        return NULL;
    case BW_SETUP_AT:
        return f->side[a] == f->setup_side ? NULL : "the counter in hand is not of the side that sets up";
    case BW_FACE: case BW_SETUP_FACE: case BW_ADVANCE_FACE:
        return on_board(s, a) && is_combat(f, a) ? NULL : "a unit that is to turn is not on the board";
    case BW_RALLY_DICE: case BW_RALLY_HELP:
        return on_board(s, a) && is_combat(f, a) ? NULL : "a unit that is to reorganize is not on the board";
    case BW_RETREAT_TO: case BW_FLIGHT_TO:
        if (!on_board(s, a) || (frame->arg[1] != 1 && frame->arg[1] != 2))
            return "a counter that is to retreat is not on the board";
        {
            uint16_t to[16];

            return bw_retreats(f, s, a, frame->arg[1], to) ? NULL : "a counter that is to retreat has no square to go to";
        }
    case BW_RETREAT: case BW_RETREAT_OPENS:
        if (frame->arg[1] != 1 && frame->arg[1] != 2)
            return "a retreat is of one or two squares (BW-20.11)";
        return frame->step == BW_RETREAT_OPENS || (s->group && !(s->group & ~f->side_set[a])) ? NULL : "nobody is left to retreat";
    case BW_BATTLE: case BW_GUNS:
        return s->defenders && s->bombarding == (frame->step == BW_GUNS) ? NULL : "a battle is put together against nobody (BW-14.2)";
    case BW_BATTLE_DICE: case BW_GUNS_DICE: case BW_USE_COMMANDER:
        return fight ? NULL : "dice are called for without a battle (BW-13.7)";
    case BW_LOSE:
        for (uint64_t rest = bw_battle_set(s, a); rest; rest &= rest - 1)
            if (on_board(s, bw_first(rest)))
                return NULL;
        return "a loss is due from nobody (BW-20.1)";
    case BW_FLIGHT: case BW_FLIGHT_DICE:
        return f->commander[a] >= 0 && on_board(s, f->commander[a]) ? NULL : "a commander is to flee who is not on the board (BW-17.2)";
    case BW_CASUALTY_DICE:
        return f->commander[a] >= 0 && on_board(s, f->commander[a]) ? NULL : "a casualty roll is due for nobody (BW-17.8)";
    case BW_ADVANCE_COMMANDER:
        return f->commander[a] >= 0 && on_board(s, f->commander[a]) && on_board(s, frame->arg[1]) ? NULL : "a commander is to advance who cannot";
    default:
        return NULL;
    }
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
    for (int u = 0; u < f->units; u++)
        if (s->from[u] < BW_ABSENT && s->from[u] >= f->board->cells)
            return "a unit fought from outside the board";
    return NULL;
}

/* A unit of the battle being put together or fought must be on the board while it is. */
static const char *broken_battle(const bw_field *f, const bw_state *s)
{
    const int step = s->head.depth ? s->head.frame[s->head.depth - 1].step : -1;

    (void)f;
    if (step == BW_BATTLE || step == BW_GUNS || step == BW_BATTLE_DICE || step == BW_GUNS_DICE || step == BW_USE_COMMANDER)
        for (uint64_t rest = s->attackers | s->defenders; rest; rest &= rest - 1)
            if (!on_board(s, bw_first(rest)))
                return "a battle names a unit that is not on the board (BW-14.2)";
    for (uint64_t rest = s->group; rest; rest &= rest - 1)
        if (!on_board(s, bw_first(rest)))
            return "a counter that is to retreat is not on the board (BW-20.11)";
    return NULL;
}

const char *bw_broken(const lin_field *field, const void *state)
{
    const bw_field *f = bw_field_of(field);
    const bw_state *s = state;
    const char *why = NULL;
    lin_cells count[LIN_SIDES];
    bw_state copy;

    if (s->hour >= f->turns || s->side > 1)
        return "the clock shows no hour of the battle (BW-7.1)";
    for (int u = 0; u < f->units && !why; u++)
        why = broken_unit(f, s, u);
    if (!why)
        why = broken_frames(f, s);
    if (!why)
        why = broken_sets(f, s);
    if (!why)
        why = broken_battle(f, s);
    for (int i = 0; i < s->head.depth && !why; i++)
        if (i + 1 == s->head.depth)
            why = broken_step(f, s, &s->head.frame[i]);
    if (why)
        return why;
    for (int u = 0; u < f->units; u++)
        if (on_board(s, u) && bw_stack(f, s, s->at[u], f->side[u]) > BW_STACK && !is_in_hand(s, s->at[u]))
            return "more than 15 factors stand in one square (BW-10.1)";
    copy = *s;
    bw_count_troops(f, &copy);
    memcpy(count, copy.troops, sizeof count);
    return memcmp(count, s->troops, sizeof count) ? "the sets of occupied squares are wrong" : NULL;
}
