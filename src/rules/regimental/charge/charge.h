/* charge.h -- charges: declared, met, moved, spoilt. Section 12. */
#ifndef RG_CHARGE_H
#define RG_CHARGE_H

#include "rules/regimental/body/body.h"

/* quick: at the second figure; limit: of RG_WHOLE. turn: clockwise > 0. */
void rg_plan_charge(const lin_view *v, int u, int target, int turn, bool quick, int64_t limit,
                    rg_reach *out);
int32_t rg_farthest_charge(const lin_view *v, int u, bool quick, int64_t limit); /* at most */
/* The least turn by which it reaches; false: none does. */
bool rg_least_charge(const lin_view *v, int u, int target, bool quick, int64_t limit, int *turn);
/* It goes in and is in contact with all it touches. second: a breakthrough. */
void rg_charge_home(lin_play *p, int u, int target, const rg_reach *reach, lin_point from,
                    bool second);
/* It is over for that charger: whom it struck and was nearest to; RG_NONE: nobody, or several. */
int rg_end_charge(lin_play *p, int u);
rg_charge *rg_charge_of(rg_state *s, int u); /* of this player turn, not over; or NULL */
/* The number of it, or -1. */
int rg_charge_by(const rg_state *s, int u);

/* recall.c: RG-13.79 */
lin_status rg_check_recall_to(const lin_view *v, int u, lin_point at, tb_angle facing,
                              lin_refusal *why);
void rg_do_recall(lin_play *p, int u, lin_point at, tb_angle facing);
void rg_open_recall(const lin_view *v, int u, lin_list *out);

#endif
