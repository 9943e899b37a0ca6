/* fire.h -- volleys and their targets: the interface of this folder. */
#ifndef LF_FIRE_H
#define LF_FIRE_H

#include "rules/landofthefree/lof.h"
#include "rules/landofthefree/sight/sight.h"

typedef struct {
    int unit, in_zone, in_arc;
    lf_sight sight;
} lf_target;
bool lf_reaches(const lin_view *view, int u, int32_t distance);
int lf_choose_targets(const lf_field *f, lf_target *t, int n);
int lf_fire_targets(const lin_view *view, int u, lf_target *out);
lin_status lf_check_shot(const lin_view *view, int u, int target, int load, tb_angle *facing,
                         lin_refusal *why);
lin_status lf_check_ready(const lin_view *view, int u, lin_refusal *why);
int lf_action_dice(const lin_view *view, int u);
lin_status lf_read_shots(lf_field *f, int u, lin_refusal *why);
lin_status lf_check_ammunition(const lin_view *view, int u, lin_refusal *why);
void lf_use_ammunition(lin_play *p, int u);
/* Markers that a volley brings: bits, and above them those of rockets. */
enum { LF_MARKS_PUNISHED = 1, LF_MARKS_AIMED = 2, LF_MARKS_SHELLED = 4, LF_MARKS_ROCKET = 8 };
void lf_mark_by_volley(lin_play *p, int u, int markers, int hits);
void lf_deal_hits(lin_play *p, int target, int hits, int markers);
int lf_numbers(const lf_field *f, int u);
void lf_fire_pool(const lin_view *view, int u, int target, int load, const lf_sight *sight,
                  const int *share, kit_sum *sum);
void lf_see_after_turn(const lin_view *view, int u, int target, lf_sight *sight);
enum {
    LF_BY_ORDER,
    LF_BY_SNAP,
    LF_BY_REACTION,
    LF_BY_VOLLEY
}; /* LF-SH-01: why it fires; as ordered, concentrated */

/* Fire out of a building: side, load and dice in one argument of a frame. A pool may be far below
 * nothing. */
#define LF_LEAST_DICE                  512
#define LF_FIRED_OUT(side, load, dice) ((side) | (load) << 2 | ((dice) + LF_LEAST_DICE) << 4)
void lf_shoot(lin_play *p, int u, int target, int load, int cause);
void lf_volley(lin_play *p, int u, int target, int load, const lf_sight *sight, const kit_sum *sum);
lin_status lf_check_load(const lin_view *view, int u, int load, int32_t distance, lin_refusal *why);
lin_status lf_check_lobbed(const lin_view *view, int u, int target, lin_refusal *why);
int lf_best_side(const lin_view *view, int u, int target, int load, lin_refusal *why);
lin_status lf_check_from_side(const lin_view *view, int u, int e, kit_edge side, int load,
                              lin_refusal *why);
void lf_volley_stood(lin_play *p, int u, int extra);
void lf_volley_broke(lin_play *p, int u, int extra);

/* The dice of a pool, with what each had to show. */
void lf_tell_dice(lin_play *p, int u, int need, int n, const uint8_t *face);

#endif
