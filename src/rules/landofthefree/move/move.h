/* move.h -- where elements stand and how they move: the interface of this folder. */
#ifndef LF_MOVE_H
#define LF_MOVE_H

#include "rules/landofthefree/lof.h"

tb_set lf_pieces_about(const lin_view *view, const tb_box *box, int32_t far);
const lf_base *lf_base_of(const lin_view *view, int u);
int lf_leader_of(int stands, int formation);
tb_pose lf_pose(const lin_view *view, int u);
void lf_form(const lin_view *view, int u, tb_body *out);
int lf_line_of(const lin_view *view, int ground, lin_point room[2], const lin_point **points);
tb_outline lf_obstacle(const lin_view *view, int ground, lin_point room[2]);
void lf_form_inside(const lf_field *f, int building, tb_body *out);
const tb_body *lf_body(const lin_view *view, int u);
const char *lf_piece_name(const lf_field *f, int piece);
int32_t lf_keeps_apart(const lin_view *view, int u, int other);
lin_status lf_check_ground(const lin_view *view, int u, const tb_body *b, lin_refusal *why);
lin_status lf_check_space(const lin_view *view, int u, const tb_body *b, lin_refusal *why);
lin_status lf_check_space_to_fire(const lin_view *view, int u, const tb_body *b, lin_refusal *why);
lin_status lf_check_space_along(const lin_view *view, int u, const tb_body *b, int along,
                                lin_refusal *why);
tb_arc lf_arc(const lin_view *view, int u);
bool lf_has_threat_zone(const lf_state *s, int u);
int32_t lf_zone_length(const lin_view *view, int u);
tb_quad lf_threat_zone(const lin_view *view, int u);
bool lf_threat_zone_may_reach(const lin_view *view, int u, const tb_box *box);
bool lf_threat_zone_meets(const lin_view *view, int u, const tb_body *b);
tb_set lf_threat_zones_round(const lin_view *view, int side, const tb_body *b);
tb_set lf_threat_zones_through(const lin_view *view, int side, const tb_convex *swath);
bool lf_leader_in_flank(const lin_view *view, const tb_quad *leader, int of);
/* A move thought through: where it ends, and why there. */
typedef struct {
    tb_pose to;
    lin_point way;  /* of the straight part, as far as it is free */
    int32_t free;   /* its length */
    int stopped_by; /* an element or a piece; LF_NONE */
    bool stopped_by_ground;
} lf_plan;
int lf_moves_as(const lin_view *view, int u);
int32_t lf_allowance(const lin_view *view, int u);
int32_t lf_slowed(const lf_state *s, int u, int32_t allowance);
bool lf_shifts_first(const lin_order *o);
void lf_sweep(const lin_view *view, int u, const tb_quad *hull, lin_point by, lf_plan *plan);
lin_status lf_plan_step(const lin_view *view, int u, const lin_order *o, bool back, lf_plan *plan,
                        lin_refusal *why);
lin_status lf_check_length(const lin_view *view, int u, const tb_quad *from, const lf_plan *plan,
                           const tb_body *end, bool slowed, int32_t allowance, lin_refusal *why);
int lf_ground_on_the_way(const lin_view *view, int u, const tb_quad *hull, lin_point by);
bool lf_stops(const lin_view *view, int u, int piece);
tb_quad lf_what_meets(const lin_view *view, int u, const tb_quad *hull, int piece,
                      const tb_outline *line);
lin_status lf_check_new_threat_zones(const lin_view *view, int u, const tb_body *end,
                                     lin_refusal *why);
lin_status lf_check_threats(const lin_view *view, int u, const tb_body *end, int formation,
                            lin_refusal *why);
lin_status lf_check_end(const lin_view *view, int u, const tb_quad *start, const tb_body *end,
                        const lf_plan *plan, lin_refusal *why);
lin_status lf_plan_leg_to_halt(const lin_view *view, const lin_frame *frame, const lin_order *o,
                               lf_plan *plan, lin_refusal *why);
/* May a march of so far end there, in this pose? */
lin_status lf_check_halt(const lin_view *view, int u, const tb_pose *pose, int32_t gone,
                         lin_refusal *why);
bool lf_could_march_to(const lin_view *view, int u, lin_point to);
tb_body lf_start_of(const lin_view *view, int u);
void lf_forget_start(lf_state *s);
lin_status lf_check_facing(const lin_view *view, int u, tb_angle facing, bool to_fire, tb_pose *out,
                           lin_refusal *why);
void lf_face(lin_play *p, int u, tb_angle facing, int event);
int lf_friend_in_turn(const lin_view *view, int u, tb_angle facing, bool to_fire);
lin_status lf_check_reaction_form(const lin_view *view, int u, int charger, const lin_order *o,
                                  lin_refusal *why);
bool lf_reforms_through(const lin_view *view, int u, int charger, const lin_order *o);
void lf_take_reaction_form(lin_play *p, int u, int charger, const lin_order *o);
void lf_stand(lin_play *p, int u, const tb_pose *pose);
lin_status lf_check_gap(int formation, int32_t gap, lin_refusal *why);
bool lf_could_pass_any(const lin_view *view, int u);
bool lf_lacks_one_to_cross(const lin_view *view, int u);

#endif
