/* turn.c -- the turn: two player turns of four phases. IB-1.30 to IB-1.41, IB-1.49. */
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/command/victory.h"
#include "rules/ironbrigade/steps.h"
#include "rules/ironbrigade/turn/turn.h"

#include <string.h>

/* IB-1.32, IB-1.49: a turn, or the end of the battle. */
void ib_run_turn(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    (void)frame;
    if (s->turn == f->turns) {
        ib_judge(p);
        return;
    }
    s->turn++;
    lin_tell(p, IE_TURN, s->turn);
    lin_push(s, IB_TURN, 0, 0, 0);
    lin_push(s, IB_PLAYER_TURN, 1 - s->first, 0, 0); /* IB-1.36 */
    lin_push(s, IB_PLAYER_TURN, s->first, 0, 0);
}

/* IB-1.31. Firing takes the place of movement when that is ended, and melee that of firing: so the
 * odds of ending a phase are those of what follows from it. */
void ib_run_player_turn(lin_play *p, const lin_frame *frame)
{
    ib_state *s = p->state;
    const int side = frame->arg[0];

    s->side = (uint8_t)side;
    s->phase = IB_PHASE_RALLY;
    ib_begin_own_turn(p, side);
    lin_tell(p, IE_PHASE, side, IB_PHASE_RALLY);
    ib_replace_commanders(p, side);
    lin_push(s, IB_TURN_ENDS, side, 0, 0);
    lin_push(s, IB_MOVEMENT, side, 0, 0);
    lin_push(s, IB_RALLY, side, 0, 0);
}

/* IB-15.10: the first unit of the side that waits and whose turn has come, from u on; or -1. */
int ib_next_to_come(const ib_field *f, const ib_state *s, int side, int u)
{
    for (; u < f->units; u++)
        if (f->side[u] == side && s->where[u] == IB_TO_COME && f->brigade[u] != IB_NONE &&
            f->brigade_of[f->brigade[u]].turn <= s->turn)
            return u;
    return -1;
}

/* IB-1.37: couriers, routers and pursuers, and then everybody else. */
void ib_run_movement(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const int side = frame->arg[0], comes = ib_next_to_come(f, s, side, 0);

    s->phase = IB_PHASE_MOVE;
    for (int u = 0; u < f->units; u++)
        s->mark[u] &= (uint16_t)~IB_TRIED;
    lin_tell(p, IE_PHASE, side, IB_PHASE_MOVE);
    ib_recall_couriers(p, side);
    lin_push(s, IB_MOVE, side, 0, 0);
    lin_push(s, IB_PURSUERS, side, 0, 0);
    lin_push(s, IB_ROUTERS, side, 0, 0);
    lin_push(s, IB_RIDES, side, 0, 0);
    lin_push(s, IB_SEND, side, 0, 0);
    if (comes >= 0)
        lin_push(s, IB_ARRIVE, comes, 0, 0);
}

/* IB-10.6 */
void ib_run_turn_ends(lin_play *p, const lin_frame *frame)
{
    ib_state *s = p->state;

    (void)frame;
    memset(&s->fought, 0, sizeof s->fought);
    ib_look_for_the_end(p);
}
