/* fire.h -- musketry and cannonade. Section 11. */
#ifndef RG_FIRE_H
#define RG_FIRE_H

#include "rules/regimental/body/body.h"

#define RG_POINT 64 /* parts of a fire point: RG-1.17, RG-11.34 */

/* ---- shooters.c ---- */
/* May it fire at all in this step; offence: of the mover. */
lin_status rg_check_fires(const lin_view *v, int u, bool offence, lin_refusal *why);
lin_status rg_check_target(const lin_view *v, int u, int target, bool offence, lin_refusal *why);
/* The stands of it that may fire at the target now: bits. */
uint16_t rg_stands_that_bear(const lin_view *v, int u, int target, bool offence);
/* The same, but looked for only until so many are found. */
uint16_t rg_some_that_bear(const lin_view *v, int u, int target, bool offence, int enough);
/* The range of one stand to the target; -1: it does not bear. */
int32_t rg_range(const lin_view *v, int u, int stand, int target);
bool rg_is_charged(const rg_state *s, int u); /* by a charge that is not over */

/* ---- points.c ---- */
int rg_points_in_band(const rg_field *f, int u, int band); /* quarters, before halving */
int rg_stand_points(const lin_view *v, int u, int stand, int32_t range); /* parts of a point */
int32_t rg_farthest_fire(const rg_field *f, int u); /* at which it has any points */

/* ---- fire_sum.c, cover.c ---- */
typedef struct {
    int total, raw, good, cannon, enfilade, cover[4]; /* parts of points; cover: at least so good */
    bool close;
    int of[RG_UNITS];   /* of each shooter */
    int best[RG_UNITS]; /* of its best stand; of guns not low on ammunition */
    uint16_t best_stands[RG_UNITS];
} rg_volley;
/* All that aims at the target. */
void rg_add_up(const lin_view *v, int target, rg_volley *out);
/* What one stand has at the target, in parts of a point; 0: it does not bear. */
int rg_points_at(const lin_view *v, int u, int stand, int target);
void rg_fire_sum(const lin_view *v, int target, const rg_volley *volley, kit_sum *sum);
/* The cover that half of the target's stands have against that stand. */
rg_cover rg_cover_against(const lin_view *v, int u, int stand, int target);

/* ---- effects.c ---- */
typedef enum { RG_HIT_DAMAGE, RG_HIT_SILENCE, RG_HIT_WRECK } rg_gun_hit;
/* The stands among which the owner picks; damaged: the one just damaged, or -1. */
uint8_t rg_gun_candidates(const rg_state *s, int u, rg_gun_hit what, int damaged);
void rg_hit_gun(lin_play *p, int u, rg_gun_hit what, int stand);
/* What befalls troops; of guns the owner is asked, see fire.c. */
void rg_apply_effect(lin_play *p, int u, rg_effect effect, int total, bool cannon);
void rg_check_charge_at(lin_play *p, int u, rg_effect effect);

#endif
