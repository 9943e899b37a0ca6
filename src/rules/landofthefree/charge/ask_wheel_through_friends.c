/* ask_wheel_through_friends.c -- a charge whose wheel would go through friends: its owner is asked
 * before anything is spent. LF-IP-16. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/steps.h"

/* Pushes the question where there is one. */
bool lf_asks_to_wheel(lin_play *p, int u, int e, int cause)
{
    lf_charge c;

    if (lf_plan_charge(&p->view, u, e, 2, &c, NULL) != LIN_OK ||
        lf_friend_in_turn(&p->view, u, c.facing, false) == LF_NONE)
        return false;
    lin_push(p->state, LF_WHEEL, u, e, cause);
    return true;
}

/* Arguments: who charges, whom, and how it came to that. */
/* Declined, nothing has been ordered: whoever was asked before is asked again. */
static void ask_again(lf_state *s, const lin_frame *frame)
{
    const lin_frame *under = &s->head.frame[s->head.depth - 1];

    if (frame->arg[2] == LF_WHEELS_IN_REACTION)
        lin_push(s, LF_REACTION, frame->arg[0], frame->arg[1],
                 lf_pace_of_charger(s, frame->arg[1]));
    else if (under->step == LF_PARTICIPANT_ENDS) /* in a group order */
        lin_push(s, LF_PARTICIPANT, under->arg[0], under->arg[1], 0);
}

void lf_take_wheel(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const int u = frame->arg[0], e = frame->arg[1];

    if (o->verb == LV_NO)
        ask_again(p->state, frame);
    else if (frame->arg[2] == LF_WHEELS_IN_REACTION)
        lf_go_reaction(p, u, e);
    else if (frame->arg[2] == LF_WHEELS_TO_COUNTER)
        lf_go_counter(p, u, e);
    else
        lf_go_charge(p, u, e, frame->arg[2] == LF_WHEELS_INSPIRED);
}
