/* turn.h -- what a unit may still do in its own turn. */
#ifndef IB_TURN_H
#define IB_TURN_H

#include "rules/ironbrigade/ironbrigade.h"

/* ---- effort.c: IB-3.8 to IB-3.20, IB-4.30 to IB-4.35 ---- */

/* What a unit may still do in this own turn, each with the rule and a sentence where not. */
lin_status ib_check_acts(const lin_view *view, int u, lin_refusal *why); /* at all */
lin_status ib_check_effort(const lin_view *view, int u, int halves, lin_refusal *why);
lin_status ib_check_may_fire(const lin_view *view, int u, bool phase_of_fire, lin_refusal *why);
void ib_spend_effort(ib_state *s, int u, int halves);
void ib_begin_own_turn(lin_play *p, int side); /* effort and marks of a turn; disorder ends */
/* It has begun to act in this movement phase: IB_ACTED, once. */
void ib_begin_act(lin_play *p, int u);
/* After a leg, a change, a shot that it fired first: what it does with the rest of its move is
 * asked (IB_ON_MARCH, which lists `halt` and whatever effort is left for), or it has done all it
 * may. */
void ib_go_on(lin_play *p, int u);
/* Has it done one thing in this own turn, and may do no other: IB-3.17? */
bool ib_is_raw_and_done(const lin_view *view, int u);

#endif
