/* command.h -- commanders: their spheres, points, discs and falls: what this chapter lends to the
 * others. */
#ifndef LF_COMMAND_H
#define LF_COMMAND_H

#include "rules/landofthefree/lof.h"
#include "rules/landofthefree/turn/actions.h"

bool lf_in_sphere(const lin_view *view, int u, int commander);
bool lf_in_reach(const lin_view *view, int u, int commander);
int lf_next_division_commander(const lf_field *f, int side, int from);
lin_point lf_commander_at(const lin_view *view, int c);
int lf_next_attached(const lin_view *view, int u, int from);
int lf_attached(const lin_view *view, int u);
void lf_attach(lin_play *p, int c, int u);
int lf_morale_led(const lin_view *view, int u);
void lf_release(lin_play *p, int u, int stays);
bool lf_is_trusted(const lin_view *view, int c, int u);
lin_status lf_check_trust(const lin_view *view, int c, int u, lin_refusal *why);
bool lf_can_spend(const lin_view *view, int c, int u);
void lf_spend(lin_play *p, int c);
lin_status lf_check_speaker(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why);
void lf_lose_commander(lin_play *p, int c);
void lf_capture_commander(lin_play *p, int c);
void lf_overrun(lin_play *p, int element, const tb_quad *hull, lin_point by);
void lf_touch_commanders(lin_play *p, int element);
void lf_rally_stood(lin_play *p, int u, int extra);
void lf_rally_broke(lin_play *p, int u, int extra);
lin_status lf_check_unled(const lin_view *view, int u, const lf_action *a, lin_refusal *why);
lin_status lf_check_regrouped(const lin_view *view, int u, const tb_body *end, lin_refusal *why);
bool lf_find_regrouping(const lin_view *view, int u, lin_order *out);
bool lf_carries_on(const lin_view *view, int u);
bool lf_has_to_regroup(const lin_view *view, int u);
int32_t lf_disc_radius(const lf_field *f, int u);
int lf_enemy_within(const lin_view *view, int side, lin_point p, int32_t far);
int lf_enemy_near_body(const lin_view *view, int side, const tb_body *b, int32_t far);
lin_status lf_check_disc(const lin_view *view, int u, lin_point p, lin_refusal *why);
void lf_push_discs(lin_play *p, int element);

/* promote.c: of the places where a new commander may stand (LF-CM-60) the nearest. */
bool lf_nearest_for_new_commander(const lin_view *view, const lin_frame *frame, lin_point to,
                                  lin_point *out);

#endif
