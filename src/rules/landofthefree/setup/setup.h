/* setup.h -- before the first turn, and how forces come onto the table: what this chapter lends to
 * the others. */
#ifndef LF_SETUP_H
#define LF_SETUP_H

#include "rules/landofthefree/lof.h"

lin_status lf_build_forces(lf_field *f, lin_refusal *why);
lin_status lf_read_upgrade(lf_field *f, int u, lin_refusal *why);
int lf_war_of(const lf_field *f); /* nations.c */
lin_status lf_check_war(const lf_field *f, lin_refusal *why);
lin_status lf_check_lists(const lf_field *f, lin_refusal *why);
lin_status lf_read_arrivals(lf_field *f, lin_refusal *why);
int lf_arrival_turn(const lin_view *view, int g);
bool lf_is_brought_on(const lin_view *view, int g);
bool lf_has_standing(const lin_view *view, int side);
bool lf_is_settled_by_arrivals(const lin_view *view, int step, int side);
void lf_settle_arrivals(lin_play *p);
void lf_keep_back(lin_play *p, int g);
lin_status lf_check_keys(const lf_field *f, lin_refusal *why); /* keys.c */
lin_status lf_read_bag(lf_field *f, lin_refusal *why);
bool lf_may_draw(const lin_view *view, int side, int which, bool now);
int lf_to_rate(const lf_field *f, int side, uint8_t *out);
bool lf_find_place(const lin_view *view, int u, lin_order *out);
void lf_offer_places(const lin_view *view, int u, lin_list *out);
void lf_set_down(lin_play *p, int u, const lin_order *o);
bool lf_may_be_hidden(const lf_field *f, const lf_state *s, int u);
bool lf_hides_ambushers(const lf_state *s);
bool lf_has_revealed(const lf_state *s, int side);
bool lf_may_hold_ambusher(const lin_view *view, int g);
bool lf_is_asked_to_hide(const lin_view *view, int side);
bool lf_hides(const lin_field *field, const void *state, lin_side who);
void lf_redact(const lin_field *field, void *state, lin_side who);
void lf_complete(const lin_field *field, void *state, lin_side who, lin_rng *rng);
bool lf_hears(const lin_view *view, const lin_event *e, lin_side who);
void lf_settle_special(lf_field *f, bool refight);
bool lf_exceeds_quarter(const lf_field *f, const tb_set *force, const lf_upgrade_row **row,
                        int *count);
int lf_force_points(const lf_field *f, int side);
tb_box lf_deployment_zone(const lin_view *view, int side);
bool lf_holds(const lin_view *view, int side, lin_point p);
lin_side lf_controls(const lin_view *view, int objective);
void lf_come_further(lin_play *p, int u);
void lf_wait_outside(lf_state *s, int u);
bool lf_has_entry(const lin_view *view, int u, int by);
bool lf_step_on(const lin_view *view, int u, lin_order *out);
bool lf_ambush_is_over(const lf_state *s);
bool lf_waits_for_ambush(const lf_state *s, int side);
int lf_must_be_revealed(const lin_view *view, int g);
tb_box lf_deployment_box(const lin_view *view, int u);
lin_status lf_check_post_in_zone(const lin_view *view, int u, lin_point p, lin_refusal *why);
lin_status lf_check_in_zone(const lin_view *view, int u, const tb_body *b, lin_refusal *why);
typedef struct {
    int unit;
    lin_point at;
    int32_t facing, formation, gap; /* of an element */
    bool on_foot;
} lf_post_of;
/* What a deployment says of a unit; false: nothing that it could do. */
bool lf_read_post(const lf_field *f, const lin_node *setup, int u, lf_post_of *out);
int lf_kept_back(const lf_field *f, const lin_node *setup, int side);
lin_status lf_check_setups(const lf_field *f, lin_refusal *why);
bool lf_named_objective(const lin_view *view, const lin_frame *frame, int i, lin_order *out);
int lf_ready(const lin_view *view, lin_ready *out, int max);
bool lf_list_followed(const lin_view *view, const lin_frame *frame, lin_list *out);
lin_status lf_check_follow(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why);
void lf_take_follow(lin_play *p, const lin_frame *frame, const lin_order *o);
bool lf_adjusts(const lf_state *s, int side);
lin_status lf_check_adjusts(const lin_view *view, const lin_frame *frame, lin_refusal *why);
void lf_take_adjusts(lin_play *p, const lin_frame *frame);
void lf_ask_before_finishing(lin_play *p, int commander);
lin_status lf_check_take_up(const lin_view *view, int u, int commander, bool all, lin_refusal *why);
void lf_take_take_up(lin_play *p, int u, bool placing);
lin_status lf_check_reaches_placed(const lin_view *view, int c, lin_point at, lin_refusal *why);
bool lf_may_post_in_any_zone(const lin_view *view, int u, lin_point p); /* all but the zone */
lin_status lf_check_posting(const lin_view *view, int u, lin_point p, lin_refusal *why);
bool lf_find_place_near(const lin_view *view, const lin_order *o, lin_point *out);
bool lf_find_post_near(const lin_view *view, int u, lin_point to, lin_point *out);
bool lf_ground_is_shut(const lin_view *view, int c); /* no lawful place for him: LF-RF-15 */
bool lf_assigned_ground(const lin_view *view, int u, tb_outline *out);
bool lf_may_form(const lf_field *f, int u, int formation);
lin_status lf_refuse_line(const lf_field *f, int u, lin_refusal *why);
void lf_push_division_commanders(lin_play *p, int side, int step);
lin_status lf_check_shape(const lf_field *f, int u, int formation, int32_t gap, lin_refusal *why);
tb_pose lf_pose_ordered(const lin_view *view, int u, const lin_order *o);
int lf_ambushers(const lin_view *view, int side);
lin_status lf_check_set_up(const lin_view *view, int u, const tb_body *b, int along,
                           lin_refusal *why);
bool lf_is_to_place(const lin_view *view, int u, int g); /* set down with its group, and not yet */
bool lf_has_to_place(const lin_view *view, int g);
lin_status lf_check_placing(const lin_view *view, int u, const lin_order *o, lin_refusal *why);

#endif
