/* melee.h -- what the files of this chapter lend to each other. Section 5. */
#ifndef IB_MELEE_H
#define IB_MELEE_H

#include "rules/ironbrigade/ironbrigade.h"

/* ---- joins.c: IB-5.30 ---- */

bool ib_is_engaged(const ib_state *s, int u);
bool ib_are_joined(const ib_state *s, int a, int b);
void ib_join_units(lin_play *p, int charger, int struck, int flags, tb_angle facing);
void ib_part(lin_play *p, int u); /* from all */
void ib_part_pair(lin_play *p, int a, int b);
tb_set ib_melee_of(const ib_state *s, int u);   /* all joined to it, itself too; or nobody */
int ib_only_opponent(const ib_state *s, int u); /* or IB_NONE */

/* ---- melee.c, round.c, push.c, breakoff.c: section 5 ---- */

int ib_melee_count(const ib_field *f, int u);
void ib_melee_sum(const lin_view *view, int u, kit_sum *sum); /* modifiers of each of its dice */
/* Marks each side takes: sorted rows compared place by place, IB-5.20, IB-5.21. */
void ib_compare(const uint8_t a[IB_VALUES], const uint8_t b[IB_VALUES], uint8_t taken[2]);
lin_status ib_check_break_off(const lin_view *view, int u, int32_t far, lin_refusal *why);
void ib_break_off_tested(lin_play *p, int u, bool passed);

/* joins.c: all joined to it who are still to fight in this phase, IB-5.31. */
tb_set ib_melee_to_fight(const ib_state *s, int u);

/* push.c: the losing side goes back, the winners come after. IB-5.28, IB-5.29, IB-5.33 */
void ib_push_losers(lin_play *p, int loser);
int32_t ib_open_ground(const lin_view *view, int u, tb_angle way, int32_t far);

#endif
