/* scenery.h -- ground, obstacles, buildings: the interface of this folder. */
#ifndef LF_SCENERY_H
#define LF_SCENERY_H

#include "rules/landofthefree/lof.h"

extern const kit_kind_row lf_kinds[]; /* LF-AT-01; ends with name NULL */
lin_status lf_build_ground(lf_field *f, lin_refusal *why);
kit_lie lf_body_lies_in(const lf_field *f, const tb_body *b, int piece);
kit_lie lf_lies_in(const lin_view *view, int u, int piece);
bool lf_is_deep(const lin_view *view, int u);
kit_lie lf_lie_of(const lin_view *view, const tb_body *b, int piece);
int lf_stand_level(const lin_view *view, int u, int stand);
int lf_leader_level(const lin_view *view, int u);
bool lf_can_cross(const lf_field *f, int piece);
bool lf_stands_against(const lin_view *view, int u, int piece);
/* set_up: 0 it has moved there; 1 it is set up; 2 it is set up again, whatever a deployment says */
void lf_reach_obstacles(lin_play *p, int u, int stopped_by, int set_up);
bool lf_plan_along(const lin_view *view, int u, int piece, tb_pose *pose, tb_body *b);
void lf_stand_along(lin_play *p, int u);
bool lf_is_lined_up_in_place(const lin_view *view, int u);
bool lf_stays_lined_up(const lin_view *view, int u, const tb_pose *pose);
int lf_orders_to_cross(const lf_state *s, int u);
void lf_plan_crossing(const lin_view *view, int u, int piece, tb_pose *pose, tb_body *b);
lin_status lf_could_cross(const lin_view *view, int u, int piece, lin_refusal *why);
bool lf_could_cross_any(const lin_view *view, int u);
lin_status lf_check_orders_to_cross(const lin_view *view, int u, const char *rule,
                                    lin_refusal *why);
int32_t lf_way_beyond(const tb_quad *q, tb_angle way, lin_point on);
int lf_occupant(const lin_view *view, int piece);
tb_set lf_occupants(const lin_view *view, int side, int piece);
bool lf_is_shared(const lin_view *view, int u);
bool lf_fit_inside(const lf_field *f, const tb_set *in, int building);
lin_status lf_check_house(const lin_view *view, int u, int piece, bool set_up, lin_refusal *why);
lin_status lf_check_outside(const lin_view *view, int u, lin_refusal *why);
void lf_go_inside(lin_play *p, int u, int piece);
void lf_building_side(const lf_field *f, int piece, kit_edge side, lin_point *left,
                      lin_point *right);
void lf_stand_outside(const lf_field *f, int piece, kit_edge side, int32_t along, tb_pose *pose);
lin_status lf_check_garrison(const lin_view *view, int u, int piece, lin_refusal *why);
void lf_list_garrison(const lin_view *view, int u, lin_list *out);
bool lf_put_out(lin_play *p, int u, tb_angle way);

#endif
