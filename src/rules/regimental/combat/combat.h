/* combat.h -- charge combat. Section 13. */
#ifndef RG_COMBAT_H
#define RG_COMBAT_H

#include "rules/regimental/body/body.h"

/* ---- sides.c ---- */
/* All units joined with it by contact in this round: RG-13.1. */
void rg_join_combat(const lin_view *v, int u, bool second, tb_set out[LIN_SIDES]);
int rg_stands_of(const lin_view *v, int side); /* in the combat under way */
/* Those that could be the principal unit of the side: RG-13.6. */
tb_set rg_principals(const lin_view *v, int side);
bool rg_is_side_outflanked(const lin_view *v, int side); /* RG-13.32 */
bool rg_is_side_fortified(const lin_view *v, int side);
/* The side loses stands, one at a time: RG-13.68. */
void rg_side_loses(lin_play *p, int side, int stands);
static inline int rg_attacker(const rg_state *s)
{
    return s->combat.attacker;
}

/* ---- combat_sum.c ---- */
void rg_combat_sum(const lin_view *v, int side, kit_sum *sum);

/* ---- combat_result.c ---- */
void rg_apply_result(lin_play *p, int result);
void rg_end_combat(lin_play *p);

/* ---- winners.c ---- */
void rg_carry(lin_play *p, int u);
void rg_take_position(lin_play *p, int u); /* carries it, or goes back from a fortified one */

#endif
