/* turn.c -- BW 5.0 Sequence of play and BW 7.0 Time record. */
#include "rules/brandywine/brandywine.h"

/* BW-5.1 to BW-5.7: the British, then the American, then the hour is struck off. */
void bw_run_hour(lin_play *p, const lin_frame *frame)
{
    const bw_state *s = p->state;

    (void)frame;
    lin_tell(p, E_HOUR, s->hour + 1);
    lin_push(p->state, BW_HOUR_ENDS, 0, 0, 0);
    lin_push(p->state, BW_PLAYER_TURN, LIN_SECOND, 0, 0);
    lin_push(p->state, BW_PLAYER_TURN, LIN_FIRST, 0, 0);
}

void bw_run_player_turn(lin_play *p, const lin_frame *frame)
{
    bw_state *s = p->state;

    s->side = (uint8_t)frame->arg[0];
    lin_push(s, BW_COMBAT_OPENS, frame->arg[0], 0, 0);
    lin_push(s, BW_MOVE_OPENS, frame->arg[0], 0, 0);
    lin_push(s, BW_REORGANIZE_OPENS, frame->arg[0], 0, 0);
}

/* BW-5.8: scored after the last hour, never earlier. */
void bw_run_hour_ends(lin_play *p, const lin_frame *frame)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;

    (void)frame;
    if (s->hour + 1 >= f->turns) {
        bw_judge(p);
        return;
    }
    s->hour++;
    lin_push(s, BW_HOUR, 0, 0, 0);
}
