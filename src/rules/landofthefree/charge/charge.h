/* charge.h -- charges, reactions, melees and what comes of them: what this chapter lends to the
 * others. */
#ifndef LF_CHARGE_H
#define LF_CHARGE_H

#include "kit/pairs.h"
#include "rules/landofthefree/lof.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/sight/sight.h"

static inline kit_pairs lf_locks(const lf_state *s)
{
    return (kit_pairs){ s->lock, s->locks, sizeof *s->lock };
}
bool lf_is_locked(const lf_state *s, int u);
typedef enum { LF_MET_NOTHING, LF_MET_FRIEND, LF_MET_ENEMY, LF_MET_GROUND } lf_met;
typedef struct {
    int32_t free;
    int what;
    lf_met met;
} lf_run;
typedef struct {
    lf_sight sight;
    tb_angle facing;       /* after the wheel */
    int32_t pace, contact; /* of one move; to the first enemy */
    tb_pose pose;          /* at the end */
} lf_charge;
lin_status lf_check_charger(const lin_view *view, int u, lin_refusal *why);
int lf_foe_met(const lin_view *view, int u, const lf_run *r, int e, const tb_body *end);
bool lf_wheel_to_meet(const lin_view *view, int u, int e, tb_angle *facing);
int32_t lf_second_move(const lin_view *view, int u, int32_t pace);
lf_run lf_run_ahead(const lin_view *view, int u, const tb_body *from, int32_t far);
lin_status lf_plan_charge(const lin_view *view, int u, int e, int moves, lf_charge *out,
                          lin_refusal *why);
int lf_charge_targets(const lin_view *view, int u, int moves, lf_target *out);
int32_t lf_first_move(lin_play *p, int u, int e);
bool lf_run_home(lin_play *p, int u, int e, int32_t far);
bool lf_has_escaped(const lin_view *view, int e, int charger, int32_t pace);
int32_t lf_way_home(const lin_view *view, int e, int charger, int32_t pace);
void lf_go_charge(lin_play *p, int u, int e, bool inspired);
int lf_pace_of_charger(const lf_state *s, int u);
bool lf_is_charged_by(const lf_state *s, int u, int charger);
void lf_watch_charger(lf_state *s, int u);
void lf_break_off(lf_state *s, int u);
void lf_go_reaction(lin_play *p, int u, int charger);
void lf_go_counter(lin_play *p, int u, int active);
/* ask_wheel_through_friends.c */
enum { LF_WHEELS_TO_CHARGE, LF_WHEELS_INSPIRED, LF_WHEELS_IN_REACTION, LF_WHEELS_TO_COUNTER };
bool lf_asks_to_wheel(lin_play *p, int u, int e, int cause);
lin_status lf_check_counter(const lin_view *view, int u, int charger, lin_refusal *why);
void lf_charge_stood(lin_play *p, int u, int extra);
void lf_charge_broke(lin_play *p, int u, int extra);
void lf_inspire_stood(lin_play *p, int u, int extra);
void lf_inspire_broke(lin_play *p, int u, int extra);
/* cold_steel.c: what the test is for */
enum { LF_STEEL_TO_CHARGE, LF_STEEL_TO_COUNTER, LF_STEEL_TO_REACT };
bool lf_fears_steel(const lin_view *view, int u);
void lf_dare(lin_play *p, int u, int charger, const lin_order *o);
void lf_react(lin_play *p, int u, int charger, const lin_order *o);
void lf_steel_stood(lin_play *p, int u, int extra);
void lf_steel_broke(lin_play *p, int u, int extra);
void lf_crews_lose_shelter(lin_play *p, int v);
void lf_watch_guns(lin_play *p);
void lf_try_recovery(lin_play *p, int v);
void lf_recover_stood(lin_play *p, int u, int extra);
void lf_recover_broke(lin_play *p, int u, int extra);
bool lf_is_abandoned_well(const lin_view *view, int u);
void lf_reform_stood(lin_play *p, int u, int extra);
void lf_reform_broke(lin_play *p, int u, int extra);
bool lf_is_close(const lin_view *view, int v, int u, int enemy);
bool lf_may_support(const lin_view *view, int v, int u, int enemy);
int lf_support_dice(const lin_view *view, int v, int u, int enemy);
bool lf_can_fight(const lin_view *view, int u);
bool lf_in_defenses(const lin_view *view, int u, int e);
void lf_fight(lin_play *p, int u, int e);
void lf_await_free(lf_state *s, int u);
bool lf_is_inspired(const lin_view *view, int u);
bool lf_fights_in_line(const lin_view *view, int u);
void lf_melee_pool(const lin_view *view, int u, int e, bool initiates, kit_sum *sum);
void lf_melee_result(const lin_view *view, int which, int u, int e, int hits, kit_sum *sum);
void lf_melee_decided(lin_play *p, int winner, int margin);
void lf_melee_tied(lin_play *p, int u, int e);
bool lf_are_locked(const lf_state *s, int a, int b);
void lf_lock(lf_state *s, int a, int b);
bool lf_bodies_meet(const tb_body *a, const tb_body *b);
void lf_unlock(lf_state *s, int u);
void lf_unlock_from_afar(lin_play *p, int u);
void lf_forget_counters(lf_state *s);
extern const char *const lf_forget_despite[]; /* odds: lin_rules.forget_despite */
bool lf_forget(const lin_field *field, void *state);
int lf_stage(const lin_field *field, const void *state);

#endif
