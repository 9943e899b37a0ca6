/* melee.h -- what the files of this chapter lend to each other. Section 5. */
#ifndef IB_MELEE_H
#define IB_MELEE_H

#include "rules/ironbrigade/ironbrigade.h"

/* joins.c: all joined to it who are still to fight in this phase, IB-5.31. */
tb_set ib_melee_to_fight(const ib_state *s, int u);

/* push.c: the losing side goes back, the winners come after. IB-5.28, IB-5.29, IB-5.33 */
void ib_push_losers(lin_play *p, int loser);
int32_t ib_open_ground(const lin_view *view, int u, tb_angle way, int32_t far);

#endif
