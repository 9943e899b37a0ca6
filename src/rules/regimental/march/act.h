/* act.h -- orders of units that have a menu, for act_check.c and act.c. */
#ifndef RG_ACT_H
#define RG_ACT_H

#include "rules/regimental/march/march.h"

bool rg_is_leg(int verb);
bool rg_is_thing(int verb); /* that goes with half a move, RG-6.3 to RG-6.9 */
bool rg_is_for_guns(int verb);
int rg_signed_turn(const lin_order *o, int word, int angle); /* clockwise > 0 */
/* Where a leg that was ordered leads. */
void rg_walk_order(const lin_view *v, const lin_order *o, rg_leg *leg);
int64_t rg_march_spent(const lin_view *v, int u, const rg_march *m);

#endif
