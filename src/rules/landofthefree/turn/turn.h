/* turn.h -- the turn, groups, activation and orders to an element: what this chapter lends to the
 * others. */
#ifndef LF_TURN_H
#define LF_TURN_H

#include "rules/landofthefree/lof.h"
#include "rules/landofthefree/turn/actions.h"

int lf_best_d3(const lf_command *c, const uint8_t *face);
int lf_entry_edges(const lin_view *view, int side, int g);
bool lf_has_group_to_activate(const lin_view *view, int side);
void lf_count_orders(const lin_view *view, int u, uint8_t *m, uint8_t *c);
int lf_issuer_of(const lin_view *view, int g, int who);
lin_status lf_check_issuer(const lin_view *view, int u, int who, int *commander, lin_refusal *why);
lin_status lf_check_sphere(const lin_view *view, int u, lin_refusal *why);
lin_status lf_check_common(const lin_view *view, int u, const lf_action *a, lin_refusal *why);
void lf_activate(lin_play *p, int u, int issuer);
void lf_end_activation(lf_state *s);
int lf_orders_left(const lf_state *s, int kind);
bool lf_force_in_hand(const lf_state *s);
lin_status lf_check_in_hand(const lin_view *view, int u, const lf_action *a, lin_refusal *why);
void lf_force(lin_play *p, int u, int kind);
void lf_force_stood(lin_play *p, int u, int extra);
void lf_force_broke(lin_play *p, int u, int extra);
void lf_run_on_stood(lin_play *p, int u, int extra);
void lf_run_on_broke(lin_play *p, int u, int extra);
lin_status lf_check_storable(const lin_view *view, int u, int kind, lin_refusal *why);
void lf_finish(lin_play *p, int u);
bool lf_may_wait(const lin_view *view, int u);
void lf_store(lin_play *p, int u, int kind);
void lf_wait(lin_play *p, int c, int u, int kind);
extern const char *const lf_group_action_name[];
int lf_group_action_of(int verb);
int lf_order_kind_of(int verb);
bool lf_may_join_group_order(const lin_view *view, int g, int u, int by);
bool lf_can_take_part(const lin_view *view, int u, int verb, int how);
void lf_order_all(lin_play *p, int g, int verb, int how);
void lf_lose_combat_order(lf_state *s, int u);
void lf_drop_out(lin_play *p, int u);
lin_status lf_check_group_order_end(const lin_view *view, int u, const tb_body *end,
                                    lin_refusal *why);
lin_status lf_check_bounds(const lin_view *view, int u, const tb_body *end, lin_refusal *why);
static inline void lf_answer0(lin_list *out, int verb)
{
    lin_list_add(out, (lin_order){ .verb = (uint8_t)verb });
}
static inline void lf_answer1(lin_list *out, int verb, int a)
{
    lin_list_add(out, (lin_order){ .verb = (uint8_t)verb, .nargs = 1, .arg = { a } });
}

#endif
