/* steps.h -- the callbacks of the step table, in its order. */
#ifndef LF_STEPS_H
#define LF_STEPS_H

#include "rules/landofthefree/lof.h"

/* One prototype for each callback of the step table, in its order. */
#define LF_ASKS(name)                                                                  \
    lin_side lf_who_##name(const lin_view *, const lin_frame *);                       \
    void lf_list_##name(const lin_view *, const lin_frame *, lin_list *);              \
    lin_status lf_check_##name(const lin_view *, const lin_frame *, const lin_order *, \
                               lin_refusal *);                                         \
    void lf_take_##name(lin_play *, const lin_frame *, const lin_order *)
/* The same where the owner of the unit in its first argument is asked; and where he says yes or no.
 */
#define LF_OWNER_ASKS(name)                                                            \
    void lf_list_##name(const lin_view *, const lin_frame *, lin_list *);              \
    lin_status lf_check_##name(const lin_view *, const lin_frame *, const lin_order *, \
                               lin_refusal *);                                         \
    void lf_take_##name(lin_play *, const lin_frame *, const lin_order *)
#define LF_OWNER_AGREES(name) void lf_take_##name(lin_play *, const lin_frame *, const lin_order *)
#define LF_SAMPLES(name)                                                                      \
    bool lf_sample_##name(const lin_view *, const lin_frame *, const lin_family *, lin_rng *, \
                          lin_order *)
#define LF_RUNS(name) void lf_run_##name(lin_play *, const lin_frame *)
#define LF_ROLLS(name)                                                        \
    void lf_roll_##name(const lin_view *, const lin_frame *, lin_roll_ask *); \
    void lf_land_##name(lin_play *, const lin_frame *, const uint8_t *)

LF_RUNS(which);
LF_ROLLS(which);
LF_RUNS(roles);
LF_ROLLS(roles);
LF_RUNS(rate);
LF_ROLLS(rate);
LF_ASKS(edge);
LF_OWNER_ASKS(arm);
LF_RUNS(scenario);
LF_ASKS(objective);
LF_SAMPLES(objective);
LF_ASKS(keep_back);
LF_ASKS(stand_alone);
LF_ASKS(lie_in_wait);
LF_ASKS(head_for);
LF_RUNS(vanguards);
LF_ASKS(set_out);
LF_ASKS(hide);
LF_ROLLS(draw);
LF_ROLLS(ammunition);
LF_RUNS(abandon);
LF_OWNER_ASKS(shelter);
LF_RUNS(recover);
LF_ASKS(deal_hits);
LF_RUNS(deploy);
LF_ASKS(deploy_group);
LF_OWNER_ASKS(post);
LF_SAMPLES(post);
LF_ASKS(place);
LF_SAMPLES(place);
LF_OWNER_ASKS(adjust);
LF_ROLLS(points);
LF_RUNS(turn);
LF_RUNS(initiative);
LF_ROLLS(initiative);
LF_ASKS(first_or_second);
LF_RUNS(alternate);
LF_ASKS(pick_group);
LF_OWNER_ASKS(enter);
LF_SAMPLES(enter);
LF_RUNS(force_moves);
LF_RUNS(turn_ends);
LF_OWNER_AGREES(force_comes);
LF_RUNS(broken);
LF_ASKS(group);
LF_OWNER_ASKS(reveal_at);
LF_SAMPLES(reveal_at);
LF_RUNS(group_ends);
LF_OWNER_ASKS(ride);
LF_SAMPLES(ride);
LF_OWNER_ASKS(walk_on);
LF_SAMPLES(walk_on);
LF_OWNER_ASKS(come_on);
LF_SAMPLES(come_on);
LF_RUNS(removes_disorder);
LF_OWNER_ASKS(orders);
LF_SAMPLES(orders);
LF_OWNER_ASKS(leg);
LF_SAMPLES(leg);
LF_ASKS(react);
LF_ROLLS(casualty);
LF_RUNS(hits_call_for_test);
LF_ROLLS(test);
LF_OWNER_ASKS(test_encourage);
LF_ROLLS(test_reroll);
LF_RUNS(test_judge);
LF_ROLLS(test_again);
int lf_usual_test(const lin_view *, const lin_frame *, const lin_list *);
LF_ROLLS(withdraw);
LF_RUNS(retiring);
LF_RUNS(crosses);
LF_RUNS(withdrawn);
LF_ASKS(group_tests);
LF_OWNER_AGREES(wheel);
LF_RUNS(inspire);
LF_RUNS(charge_go);
LF_OWNER_ASKS(reaction);
LF_RUNS(steady);
LF_RUNS(dares);
LF_RUNS(counter_move);
LF_RUNS(stored_counter);
LF_RUNS(counter_home);
LF_OWNER_ASKS(reform);
LF_SAMPLES(reform);
LF_OWNER_ASKS(reform_through);
LF_ROLLS(flee);
LF_OWNER_ASKS(flee);
LF_RUNS(fled);
LF_RUNS(charge_home);
LF_RUNS(fit_to_charge);
LF_OWNER_ASKS(fresh);
LF_RUNS(must_fight);
LF_RUNS(free);
LF_OWNER_ASKS(which_foe);
LF_OWNER_ASKS(support);
LF_RUNS(melee_round);
LF_ROLLS(melee);
LF_ROLLS(melee_more);
LF_OWNER_ASKS(encourage);
void lf_lying_pool(const lin_view *, const lin_frame *, lin_lying_dice *);
void lf_lying_test(const lin_view *, const lin_frame *, lin_lying_dice *);
void lf_take_shot_encourage(lin_play *, const lin_frame *, const lin_order *);
void lf_take_melee_encourage(lin_play *, const lin_frame *, const lin_order *);
LF_RUNS(melee_result);
LF_RUNS(pays);
LF_RUNS(heavy_defeat);
LF_ASKS(helpers);
LF_OWNER_ASKS(move_in);
LF_RUNS(helper_hit);
LF_RUNS(melee_over);
LF_RUNS(shoot);
LF_ROLLS(shot);
LF_RUNS(shot_again);
LF_ROLLS(shot_more);
LF_RUNS(pierce);
LF_ROLLS(pierce);
LF_RUNS(shot_lands);
LF_RUNS(shot_over);
LF_OWNER_AGREES(goes_on);
LF_OWNER_ASKS(other_target);
LF_RUNS(shoot_out);
LF_RUNS(nothing_left);
LF_OWNER_AGREES(disorders_friends);
LF_OWNER_ASKS(last);
LF_OWNER_ASKS(rallied);
LF_RUNS(rally_ends);
LF_OWNER_ASKS(new_commander);
LF_SAMPLES(new_commander);
LF_ROLLS(new_rating);
LF_RUNS(touched);
LF_OWNER_ASKS(refuge);
LF_ASKS(join);
LF_RUNS(group_removes_disorder);
LF_ASKS(group_order);
LF_ASKS(group_order_next);
LF_OWNER_ASKS(participant);
LF_SAMPLES(participant);
LF_RUNS(participant_ends);
int lf_usual_keep(const lin_view *, const lin_frame *, const lin_list *);
LF_OWNER_ASKS(line_up);
LF_OWNER_ASKS(accident);
int lf_usual_keep_back(const lin_view *, const lin_frame *, const lin_list *);
int lf_usual_yes(const lin_view *, const lin_frame *, const lin_list *);

#define LF_FOLLOWABLE(name)                                                                        \
    void lf_list_##name##_or_follow(const lin_view *, const lin_frame *, lin_list *);              \
    lin_status lf_check_##name##_or_follow(const lin_view *, const lin_frame *, const lin_order *, \
                                           lin_refusal *);                                         \
    void lf_take_##name##_or_follow(lin_play *, const lin_frame *, const lin_order *)

LF_FOLLOWABLE(objective);
LF_FOLLOWABLE(keep_back);
LF_FOLLOWABLE(deploy_group);
LF_FOLLOWABLE(post);
LF_FOLLOWABLE(place);
LF_FOLLOWABLE(set_out);
LF_FOLLOWABLE(line_up);

#endif
