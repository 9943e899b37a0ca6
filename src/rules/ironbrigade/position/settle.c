/* settle.c -- the empty position that reading begins with, and what follows when all lines are
 * read: orders that were not said, and the agenda of a position written by hand. */
#include "rules/ironbrigade/position/position.h"
#include "rules/ironbrigade/setup/setup.h"

enum { SAID_NOTHING = 0xff };

void ib_blank(const lin_field *field, void *state)
{
    ib_state *s = state;

    (void)field;
    ib_clean(s);
    s->phase = SAID_NOTHING;
}

/* Words of a phase that stand for a part of one. */
enum { MOVE_ALONE = IB_PHASE_MELEE + 1, FIRE_ALONE };

/* What is still to come in this player turn, from that phase on. */
static void lay_phase(ib_state *s, int phase)
{
    const int side = s->side;

    lin_push(s, IB_TURN, 0, 0, 0);
    if (side == s->first)
        lin_push(s, IB_PLAYER_TURN, 1 - side, 0, 0);
    lin_push(s, IB_TURN_ENDS, side, 0, 0);
    lin_push(s,
             phase == IB_PHASE_MELEE  ? IB_MELEES
             : phase == FIRE_ALONE    ? IB_FIRE
             : phase == IB_PHASE_FIRE ? IB_FIRING
             : phase == MOVE_ALONE    ? IB_MOVE
                                      : IB_MOVEMENT,
             side, 0, 0);
    if (phase == IB_PHASE_RALLY)
        lin_push(s, IB_RALLY, side, 0, 0);
}

static void settle_agenda(const ib_field *f, ib_state *s, int phase)
{
    if (phase == IB_PHASE_SETUP) {
        for (int u = 0; u < f->units; u++)
            if (s->where[u] == IB_ABSENT && f->type[u] == IB_SHARPSHOOTER)
                s->where[u] = IB_UNPLACED;
        lin_push(s, IB_SET_UP, 0, 0, 0);
        return;
    }
    if (s->turn == 0)
        s->turn = 1;
    lay_phase(s, phase);
}

lin_status ib_settle(lin_play *p, lin_refusal *why)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const int phase = s->phase;

    if (phase == SAID_NOTHING && s->head.depth == 0 && !s->head.over)
        return lin_refuse(why, LIN_BAD_FILE, "IB-1.31",
                          "The position does not say what is being played; add a line such as "
                          "\"phase move %s\".",
                          f->base.battle->side_id[0]);
    s->phase = phase == SAID_NOTHING ? IB_PHASE_SETUP
               : phase == MOVE_ALONE ? IB_PHASE_MOVE
               : phase == FIRE_ALONE ? IB_PHASE_FIRE
                                     : (uint8_t)phase;
    if (s->head.depth == 0 && !s->head.over)
        settle_agenda(f, s, phase);
    if (phase != IB_PHASE_SETUP)
        for (int side = 0; side < LIN_SIDES; side++)
            ib_usual_commands(f, s, side);
    return LIN_OK;
}
