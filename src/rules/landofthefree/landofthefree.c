/* landofthefree.c -- the rule system, and the game at a glance.
 *
 * Read the step table from top to bottom and you have read the sequence of play: setting up, the
 * turn, a group, an element and its orders. */
#include "kit/asks.h"
#include "kit/roster.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/look/look.h"
#include "rules/landofthefree/made/made.h"
#include "rules/landofthefree/muster/muster.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/orders/orders.h"
#include "rules/landofthefree/position/positions.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"
#include "rules/landofthefree/doctrine/doctrine.h"

#include <string.h>

#define ASKS(name) \
    .who = lf_who_##name, .list = lf_list_##name, .check = lf_check_##name, .take = lf_take_##name
/* The owner of the unit in the first argument is asked; or says yes or no. */
#define OWNER_ASKS(name) \
    .who = kit_who_owns, .list = lf_list_##name, .check = lf_check_##name, .take = lf_take_##name
#define OWNER_AGREES(name) \
    .who = kit_who_owns, .list = kit_list_yes_no, .check = kit_check_yes_no, .take = lf_take_##name
/* The same, where a side may set up by a deployment of the battle (setup/follow_deployment.c). */
#define FOLLOWS(name)                                         \
    .who = lf_who_##name, .list = lf_list_##name##_or_follow, \
    .check = lf_check_##name##_or_follow, .take = lf_take_##name##_or_follow
#define OWNER_FOLLOWS(name)                                                                        \
    .who = kit_who_owns, .list = lf_list_##name##_or_follow, .check = lf_check_##name##_or_follow, \
    .take = lf_take_##name##_or_follow
#define ROLLS(name) .roll = lf_roll_##name, .land = lf_land_##name

const lin_step lf_steps[LF_STEPS] = {
    /* LF-SC: before the first turn */
    [LF_WHICH] = { "which", "LF-SC-01", "", "Which scenario?", .run = lf_run_which },
    [LF_WHICH_DICE] = { "which-dice", "LF-SC-02", "", "Two dice choose the scenario.",
                        ROLLS(which) },
    [LF_ROLES] = { "roles", "LF-SC-05", "", "Who attacks?", .run = lf_run_roles },
    [LF_ROLES_DICE] = { "roles-dice", "LF-SC-05", "s", "{0}: a die for the set-up.", ROLLS(roles) },
    [LF_RATE] = { "rate", "LF-GT-02", "", "Commanders are rated.", .run = lf_run_rate },
    [LF_RATE_DICE] = { "rate-dice", "LF-CM-01", "s", "{0}: a die for each commander.",
                       ROLLS(rate) },
    [LF_DRAW_DICE] = { "draw-dice", "LF-OP-03", "si", "{0}: a token from the bag.", ROLLS(draw) },
    [LF_EDGE] = { "edge", "LF-SC-06", "", "Which edge of the table is yours?", ASKS(edge) },
    [LF_ARM] = { "arm", "LF-FB-22", "u", "{0}: which of its guns has it?", OWNER_ASKS(arm),
                 .usual = lf_usual_yes },
    [LF_SCENARIO] = { "scenario", "LF-SC-01", "", "The scenario is laid out.",
                      .run = lf_run_scenario },
    [LF_OBJECTIVE] = { "objective", "LF-SC-12", "s", "{0}: place an objective.", FOLLOWS(objective),
                       .sample = lf_sample_objective },
    [LF_KEEP_BACK] = { "keep-back", "LF-SC-41", "s", "{0}: which group is kept back?",
                       FOLLOWS(keep_back), .usual = lf_usual_keep_back },
    [LF_STAND_ALONE] = { "stand-alone", "LF-SC-47", "s", "{0}: which group is deployed?",
                         ASKS(stand_alone) },
    [LF_LIE_IN_WAIT] = { "lie-in-wait", "LF-SC-52", "s", "{0}: who lies in ambush?",
                         ASKS(lie_in_wait) },
    [LF_HEAD_FOR] = { "head-for", "LF-SC-53", "s", "{0}: towards which edge do the columns march?",
                      ASKS(head_for) },
    [LF_HIDE] = { "hide", "LF-SK-01", "s", "{0}: who lies in ambush, if anybody?", ASKS(hide),
                  .hidden = true },
    [LF_VANGUARDS] = { "vanguards", "LF-SC-74", "s", "The Vanguards go ahead.",
                       .run = lf_run_vanguards },
    [LF_SET_OUT] = { "set-out", "LF-SC-74", "si", "{0}: which Vanguard is set up, and where?",
                     FOLLOWS(set_out), .sample = lf_sample_place },
    [LF_DEPLOY] = { "deploy", "LF-SC-09", "si", "{0} deploys.", .run = lf_run_deploy },
    [LF_DEPLOY_GROUP] = { "deploy-group", "LF-SC-09", "s", "{0}: which group is deployed next?",
                          FOLLOWS(deploy_group) },
    [LF_POST] = { "post", "LF-SC-11", "u", "{0}: where does he stand?", OWNER_FOLLOWS(post),
                  .sample = lf_sample_post },
    [LF_PLACE] = { "place", "LF-SC-10", "i", "Place the elements of the group.", FOLLOWS(place),
                   .stays = true, .sample = lf_sample_place },
    [LF_ADJUST] = { "adjust", "LF-SC-71", "ui",
                    "{0}: what is set up can still be taken up again; or it is finished.",
                    OWNER_ASKS(adjust), .stays = true, .usual = lf_usual_yes },

    /* LF-GT: the turn */
    [LF_TURN] = { "turn", "LF-GT-05", "", "A turn begins.", .run = lf_run_turn },
    [LF_POINTS_DICE] = { "points-dice", "LF-CM-04", "u", "{0}: dice for his command points.",
                         ROLLS(points) },
    [LF_INITIATIVE] = { "initiative", "LF-GT-06", "", "Initiative.", .run = lf_run_initiative },
    [LF_INITIATIVE_DICE] = { "initiative-dice", "LF-GT-06", "s", "{0}: a die for initiative.",
                             ROLLS(initiative) },
    [LF_FIRST_OR_SECOND] = { "first-or-second", "LF-GT-10", "s",
                             "{0} has the initiative: be active first or second?",
                             ASKS(first_or_second) },
    [LF_ALTERNATE] = { "alternate", "LF-GT-11", "s", "The sides activate groups by turns.",
                       .run = lf_run_alternate },
    [LF_PICK_GROUP] = { "pick-group", "LF-GT-11", "s", "{0}: which group is activated?",
                        ASKS(pick_group), .acts = true },
    [LF_ENTER] = { "enter", "LF-SC-14", "u", "{0} comes on with his group: where?",
                   OWNER_ASKS(enter), .sample = lf_sample_enter },
    [LF_FORCE_COMES] = { "force-comes", "LF-SC-16", "uu", "Does {0} come on with {1}?",
                         OWNER_AGREES(force_comes) },
    [LF_BROKEN] = { "broken", "LF-DM-49", "i", "Is the group broken?", .run = lf_run_broken },
    [LF_GROUP] = { "group", "LF-OR-01", "i", "Activate an element, or close the group.",
                   ASKS(group), .stays = true, .acts = true },
    [LF_REVEAL] = { "reveal", "LF-SC-55", "u",
                    "{0} shows itself: where, facing which way, in which formation?",
                    OWNER_ASKS(reveal_at), .sample = lf_sample_reveal_at },

    /* LF-OR, LF-MV: an element */
    [LF_COME_ON] = { "come-on", "LF-SC-15", "u",
                     "{0} comes on: where, facing which way, in which formation?",
                     OWNER_ASKS(come_on), .sample = lf_sample_come_on },
    [LF_REMOVES_DISORDER] = { "removes-disorder", "LF-OR-15", "u",
                              "{0} removes its disorder markers.", .run = lf_run_removes_disorder },
    [LF_ORDERS] = { "orders", "LF-OR-10", "u", "{0}: what does it do?", OWNER_ASKS(orders),
                    .stays = true, .sample = lf_sample_orders, .acts = true },
    [LF_LAST] = { "last", "LF-CM-20", "u", "{0} has stored: does it wait for the command?",
                  OWNER_ASKS(last), .stays = true },
    [LF_LEG] = { "leg", "LF-MV-12", "uii", "{0} is on the march: a leg, or halt.", OWNER_ASKS(leg),
                 .insists = true, .sample = lf_sample_leg },
    [LF_LINE_UP] = { "line-up", "LF-LO-04", "uii",
                     "{0}: line up on the obstacle that it has come to?", OWNER_FOLLOWS(line_up),
                     .usual = lf_usual_yes },
    [LF_ACCIDENT] = { "accident", "LF-IP-16", "uui",
                      "{0} would go through {1} by accident: it and every friend on which it comes "
                      "to lie are disordered. Go on?",
                      OWNER_ASKS(accident), .usual = lf_usual_yes },
    [LF_REACT] = { "react", "LF-SO-07", "u", "Does anybody react to {0}?", ASKS(react),
                   .stays = true, .usual = lf_usual_keep },

    /* LF-ML: charge and melee */
    [LF_WHEEL] = { "wheel", "LF-IP-16", "uui",
                   "{0} would go through friends in wheeling on {1}: it and they are disordered. "
                   "Charge?",
                   OWNER_AGREES(wheel), .usual = lf_usual_yes },
    [LF_INSPIRE] = { "inspire", "LF-CM-23", "u", "{0}: is the charge inspired?",
                     .run = lf_run_inspire },
    [LF_CHARGE_GO] = { "charge-go", "LF-ML-13", "uui", "{0} charges {1}.",
                       .run = lf_run_charge_go },
    [LF_STEADY] = { "steady", "LF-SE-47", "ui", "{0}: does it fear cold steel?",
                    .run = lf_run_steady },
    [LF_DARES] = { "dares", "LF-SE-48", "uui", "{0} has dared to await {1}.", .run = lf_run_dares },
    [LF_REACTION] = { "reaction", "LF-ML-14", "uui", "{0} is charged by {1}: what does it do?",
                      OWNER_ASKS(reaction), .insists = true, .usual = lf_usual_keep },
    [LF_COUNTER_MOVE] = { "counter-move", "LF-ML-37", "uu", "{0} counter-charges {1}.",
                          .run = lf_run_counter_move },
    [LF_STORED_COUNTER] = { "stored-counter", "LF-ML-48", "uu", "{0} counter-charges {1}.",
                            .run = lf_run_stored_counter },
    [LF_COUNTER_HOME] = { "counter-home", "LF-ML-48", "uui", "{0} goes home on {1}.",
                          .run = lf_run_counter_home },
    [LF_REFORM] = { "reform", "LF-ML-31", "uu", "{0} reforms before {1}: how?", OWNER_ASKS(reform),
                    .sample = lf_sample_reform },
    [LF_REFORM_THROUGH] = { "reform-through", "LF-IP-16", "uii",
                            "{0} would reform through friends: it and they are disordered. Go on?",
                            OWNER_ASKS(reform_through), .usual = lf_usual_yes },
    [LF_FLEE_DICE] = { "flee-dice", "LF-ML-40", "uui",
                       "{0} withdraws from {1}: how many moves has it?", ROLLS(flee) },
    [LF_FLEE] = { "flee", "LF-ML-41", "uui", "{0} withdraws from {1}: how many of its {2} moves?",
                  OWNER_ASKS(flee), .usual = lf_usual_keep },
    [LF_FLED] = { "fled", "LF-ML-42", "uui", "{0}: has it escaped {1}?", .run = lf_run_fled },
    [LF_CHARGE_HOME] = { "charge-home", "LF-ML-18", "uui", "{0} goes home on {1}.",
                         .run = lf_run_charge_home },
    [LF_FIT_TO_CHARGE] = { "fit-to-charge", "LF-ML-16", "uui",
                           "{0} charges {1}: is it still fit to?", .run = lf_run_fit_to_charge },
    [LF_FRESH] = { "fresh", "LF-ML-55", "uu", "{0} turns on a fresh enemy: which?",
                   OWNER_ASKS(fresh) },
    [LF_MUST_FIGHT] = { "must-fight", "LF-ML-21", "u", "{0} is in contact and must fight.",
                        .run = lf_run_must_fight },
    [LF_FREE] = { "free", "LF-ML-97", "ui", "{0}: has it won, and is it clear of the enemy?",
                  .run = lf_run_free },
    [LF_WHICH_FOE] = { "which-foe", "LF-ML-78", "u",
                       "{0} touches several enemies: which does it fight?", OWNER_ASKS(which_foe) },
    [LF_SUPPORT] = { "support", "LF-ML-69", "uui", "Who supports {0} against {1}?",
                     OWNER_ASKS(support), .stays = true, .usual = lf_usual_keep },
    [LF_MELEE_ROUND] = { "melee-round", "LF-ML-58", "uu", "{0} fights {1}.",
                         .run = lf_run_melee_round },
    [LF_MELEE_DICE] = { "melee-dice", "LF-ML-59", "ui", "{0}: the dice of its melee.",
                        ROLLS(melee) },
    [LF_MELEE_MORE_DICE] = { "melee-more-dice", "LF-CM-16", "uii", "{0}: dice of its melee again.",
                             ROLLS(melee_more) },
    [LF_MELEE_ENCOURAGE] = { "melee-encourage", "LF-CM-15", "ui",
                             "{0}: encouraging words, or let the dice lie?", .who = kit_who_owns,
                             .list = lf_list_encourage, .check = lf_check_encourage,
                             .take = lf_take_melee_encourage, .usual = lf_usual_keep,
                             .lying = lf_lying_pool },
    [LF_MELEE_RESULT] = { "melee-result", "LF-ML-79", "uu", "{0} against {1}: the result.",
                          .run = lf_run_melee_result },
    [LF_PAYS] = { "pays", "LF-ML-89", "uiu", "{0} takes its hits.", .run = lf_run_pays },
    [LF_HEAVY_DEFEAT] = { "heavy-defeat", "LF-ML-91", "ui", "{0}: was the defeat a heavy one?",
                          .run = lf_run_heavy_defeat },
    [LF_HELPERS] = { "helpers", "LF-DM-43", "uui",
                     "Those who supported against {0} go back with the loser: which is next?",
                     ASKS(helpers) },
    [LF_HELPER_HIT] = { "helper-hit", "LF-ML-93", "uu", "{0} takes a hit for its support.",
                        .run = lf_run_helper_hit },
    [LF_MOVE_IN] = { "move-in", "LF-BU-27", "uui",
                     "{1} has been driven out: does {0} occupy the building?",
                     OWNER_ASKS(move_in) },
    [LF_MELEE_OVER] = { "melee-over", "LF-ML-97", "uui", "The round of {0} and {1} is over.",
                        .run = lf_run_melee_over },

    /* LF-OP: abandoned guns */
    [LF_ABANDON] = { "abandon", "LF-OP-06", "u", "{0}: where does its crew go?",
                     .run = lf_run_abandon },
    [LF_SHELTER] = { "shelter", "LF-OP-08", "u", "{0}: who shelters its crew?",
                     OWNER_ASKS(shelter) },
    [LF_RECOVER] = { "recover", "LF-OP-12", "ui", "{0}: do crews get back to their guns?",
                     .run = lf_run_recover },

    /* LF-CM: rallies and new commanders */
    [LF_RALLIED] = { "rallied", "LF-CM-32", "u", "{0} is rallied: what is restored?",
                     OWNER_ASKS(rallied), .follows = true },
    [LF_RALLY_ENDS] = { "rally-ends", "LF-CM-35", "uu", "{0} is activated by {1}.",
                        .run = lf_run_rally_ends },
    [LF_NEW_COMMANDER] = { "new-commander", "LF-CM-60", "uiu",
                           "{0} is promoted by {2}: where does he stand?",
                           OWNER_ASKS(new_commander), .sample = lf_sample_new_commander },
    [LF_NEW_RATING_DICE] = { "new-rating-dice", "LF-CM-61", "u",
                             "{0}: a die for the new commander.", ROLLS(new_rating) },
    [LF_TOUCHED] = { "touched", "LF-CM-51", "u", "Does {0} touch commanders of the enemy?",
                     .run = lf_run_touched },
    [LF_REFUGE] = { "refuge", "LF-CM-51", "u",
                    "{0} is touched by the enemy: which element does he join?",
                    OWNER_ASKS(refuge) },

    /* LF-GO: a group order */
    [LF_JOIN] = { "join", "LF-GO-03", "i", "A group order: who takes part?", ASKS(join),
                  .stays = true },
    [LF_GROUP_REMOVES_DISORDER] = { "group-removes-disorder", "LF-GO-10", "i",
                                    "The participants remove their disorder markers.",
                                    .run = lf_run_group_removes_disorder },
    [LF_GROUP_ORDER] = { "group-order", "LF-GO-06", "ii", "What is the group ordered to do?",
                         ASKS(group_order), .stays = true, .acts = true },
    [LF_GROUP_ORDER_NEXT] = { "group-order-next", "LF-GO-07", "ii",
                              "Which participant is next? The others hold.", ASKS(group_order_next),
                              .stays = true, .acts = true },
    [LF_PARTICIPANT] = { "participant", "LF-GO-06", "ui",
                         "{0}: carry out the order to the group, or hold.", OWNER_ASKS(participant),
                         .sample = lf_sample_participant },
    [LF_PARTICIPANT_ENDS] = { "participant-ends", "LF-GO-07", "ui", "{0} has done its part.",
                              .run = lf_run_participant_ends },

    /* LF-SH, LF-WP: a volley */
    [LF_SHOOT] = { "shoot", "LF-SH-02", "uui", "{0} fires at {1}.", .run = lf_run_shoot },
    [LF_SHOT_DICE] = { "shot-dice", "LF-SH-20", "ui", "{0}: the dice of its volley.", ROLLS(shot) },
    [LF_SHOT_AGAIN] = { "shot-again", "LF-CM-28", "u", "{0}: is the volley concentrated?",
                        .run = lf_run_shot_again },
    [LF_SHOT_MORE_DICE] = { "shot-more-dice", "LF-CM-16", "ui", "{0}: dice of its volley again.",
                            ROLLS(shot_more) },
    [LF_SHOT_ENCOURAGE] = { "shot-encourage", "LF-CM-15", "u",
                            "{0}: encouraging words, or let the dice lie?", .who = kit_who_owns,
                            .list = lf_list_encourage, .check = lf_check_encourage,
                            .take = lf_take_shot_encourage, .usual = lf_usual_keep,
                            .lying = lf_lying_pool },
    [LF_PIERCE] = { "pierce", "LF-WP-06", "ui", "{0}: does the ball go on?", .run = lf_run_pierce },
    [LF_GOES_ON] = { "goes-on", "LF-WP-06", "u", "{0}: the ball may go on. Roll for it?",
                     OWNER_AGREES(goes_on), .usual = lf_usual_yes },
    [LF_PIERCE_DICE] = { "pierce-dice", "LF-WP-06", "u", "{0}: the ball goes on.", ROLLS(pierce) },
    [LF_AMMUNITION_DICE] = { "ammunition-dice", "LF-OP-18", "u", "{0}: does its ammunition last?",
                             ROLLS(ammunition) },
    [LF_SHOT_LANDS] = { "shot-lands", "LF-SH-35", "uui", "{0}: what the volley does to {1}.",
                        .run = lf_run_shot_lands },
    [LF_DEAL_HITS] = { "deal-hits", "LF-OP-27", "sii",
                       "{0}: who in the building takes its share of the hits next?",
                       ASKS(deal_hits), .usual = lf_usual_keep },
    [LF_SHOT_OVER] = { "shot-over", "LF-SH-38", "u", "The volley of {0} is over.",
                       .run = lf_run_shot_over },
    [LF_DISORDERS_FRIENDS] = { "disorders-friends", "LF-SH-13", "uui",
                               "{0} would go through friends in turning to face {1}: both are "
                               "disordered. "
                               "Fire?",
                               OWNER_AGREES(disorders_friends), .usual = lf_usual_yes },
    [LF_OTHER_TARGET] = { "other-target", "LF-BU-11", "uui",
                          "{0} fires at {1}: at a second target too?", OWNER_ASKS(other_target),
                          .usual = lf_usual_keep },
    [LF_SHOOT_OUT] = { "shoot-out", "LF-BU-14", "uui", "{0} fires at {1} from its building.",
                       .run = lf_run_shoot_out },


    /* LF-DM, LF-CM: hits, tests, withdrawals */
    [LF_CASUALTY_DICE] = { "casualty-dice", "LF-CM-47", "uii",
                           "{0} has been hit: does its commander fall?", ROLLS(casualty) },
    [LF_HITS_CALL_FOR_TEST] = { "hits-call-for-test", "LF-DM-26", "uii",
                                "{0}: do its hits call for a test?",
                                .run = lf_run_hits_call_for_test },
    [LF_TEST_DICE] = { "test-dice", "LF-DM-09", "uii", "{0} takes a Morale Test.", ROLLS(test) },
    [LF_TEST_ENCOURAGE] = { "test-encourage", "LF-CM-15", "uii",
                            "{0}: encouraging words, or let the dice lie?", .who = kit_who_owns,
                            .list = lf_list_test_encourage, .check = lf_check_test_encourage,
                            .take = lf_take_test_encourage, .usual = lf_usual_test,
                            .lying = lf_lying_test },
    [LF_TEST_AGAIN_DICE] = { "test-again-dice", "LF-SE-19", "uii", "{0} takes its test again.",
                             ROLLS(test_again) },
    [LF_TEST_REROLL] = { "test-reroll", "LF-CM-16", "uii", "{0}: one die again.",
                         ROLLS(test_reroll) },
    [LF_TEST_JUDGE] = { "test-judge", "LF-DM-09", "uii", "{0}: is the test passed?",
                        .run = lf_run_test_judge },
    [LF_WITHDRAW_DICE] = { "withdraw-dice", "LF-DM-32", "uii", "{0} withdraws: how many moves?",
                           ROLLS(withdraw) },
    [LF_RETIRING] = { "retiring", "LF-DM-36", "uii", "{0} goes back.", .run = lf_run_retiring },
    [LF_CROSSES] = { "crosses", "LF-DM-39", "ui", "{0} crosses an obstacle on its way back.",
                     .run = lf_run_crosses },
    [LF_WITHDRAWN] = { "withdrawn", "LF-DM-33", "ui", "{0} has gone back.",
                       .run = lf_run_withdrawn },
    [LF_NOTHING_LEFT] = { "nothing-left", "LF-DM-60", "", "A side has nothing left.",
                          .run = lf_run_nothing_left },
    [LF_GROUP_TESTS] = { "group-tests", "LF-DM-52", "i",
                         "The group is broken: which element is tested next?", ASKS(group_tests),
                         .follows = true },

    /* the end of a group and of a turn */
    [LF_GROUP_ENDS] = { "group-ends", "LF-GT-13", "i", "The group has finished.",
                        .run = lf_run_group_ends },
    [LF_RIDE] = { "ride", "LF-CM-66", "u", "{0}: where does he ride?", OWNER_ASKS(ride),
                  .sample = lf_sample_ride, .acts = true },
    [LF_WALK_ON] = { "walk-on", "LF-SC-37", "u", "{0} walks on: where to?", OWNER_ASKS(walk_on),
                     .sample = lf_sample_walk_on },
    [LF_FORCE_MOVES] = { "force-moves", "LF-GT-15", "", "The force commanders move.",
                         .run = lf_run_force_moves },
    [LF_TURN_ENDS] = { "turn-ends", "LF-CM-07", "", "The turn ends.", .run = lf_run_turn_ends },
};

/* ---- The battle ---- */

static lin_status read_roles(lf_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const char *attacker = lin_node_text(b->root, "attacker", NULL);

    for (int side = 0; attacker && side < LIN_SIDES; side++)
        if (strcmp(b->side_id[side], attacker) == 0)
            f->roles_fixed = (uint8_t)(side + 1);
    if (attacker && !f->roles_fixed)
        return kit_node_wrong(why, lin_node_get(b->root, "attacker"), "LF-RF-01",
                              "\"attacker\" should be %s or %s", b->side_id[0], b->side_id[1]);
    return LIN_OK;
}

/* LF-RF-14: "edges: {british: south, american: north}", opposite each other. */
static lin_status read_edges(lf_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *edges = lin_node_get(b->root, "edges");

    if (!edges)
        return LIN_OK;
    for (int side = 0; side < LIN_SIDES; side++) {
        const char *word = lin_node_text(edges, b->side_id[side], "");
        int e = 0;

        while (e < KIT_EDGES && strcmp(kit_edge_name[e], word) != 0)
            e++;
        f->fixed_edge[side] = (uint8_t)e;
    }
    if (f->fixed_edge[0] == KIT_EDGES || f->fixed_edge[1] == KIT_EDGES ||
        f->fixed_edge[0] != kit_edge_opposite((kit_edge)f->fixed_edge[1])) {
        lin_refuse(
            why, LIN_BAD_FILE, "LF-RF-14",
            "\"edges\" should give %s and %s opposite edges: north and south, or east and west.",
            b->side_id[0], b->side_id[1]);
        if (why)
            why->line = edges->line;
        return LIN_BAD_FILE;
    }
    f->edges_fixed = 1;
    return LIN_OK;
}

/* LF-SC-03: as many as the battle names. */
static lin_status read_turns(lf_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *turns = lin_node_get(b->root, "turns");

    f->turns = (uint8_t)b->turns;
    if (b->turns >= 1 && b->turns <= LF_TURNS)
        return LIN_OK;
    lin_refuse(why, LIN_BAD_FILE, "LF-SC-03",
               "\"turns\" names %d turns; a battle has usually six, and 1 to %d.", b->turns,
               LF_TURNS);
    if (why && turns)
        why->line = turns->line;
    return LIN_BAD_FILE;
}

static lin_status lf_build(lin_field *field, lin_refusal *why)
{
    lf_field *f = (lf_field *)(void *)field;
    lin_status status;

    if ((status = lf_build_ground(f, why)) != LIN_OK ||
        (status = lf_check_keys(f, why)) != LIN_OK || (status = lf_check_war(f, why)) != LIN_OK ||
        (status = lf_build_forces(f, why)) != LIN_OK)
        return status;
    if (f->scenery.size.width < LF_IN(48) || f->scenery.size.height < LF_IN(48))
        return lin_refuse(why, LIN_BAD_FILE, "LF-SC-04",
                          "The table should be at least 48 by 48 inches.");
    if ((status = read_turns(f, why)) != LIN_OK || (status = read_roles(f, why)) != LIN_OK ||
        (status = read_edges(f, why)) != LIN_OK || (status = lf_read_bag(f, why)) != LIN_OK ||
        (status = lf_read_arrivals(f, why)) != LIN_OK ||
        (status = lf_check_lists(f, why)) != LIN_OK || (status = lf_check_made(f, why)) != LIN_OK)
        return status;
    return lf_check_setups(f, why);
}

/* LF-GT-03, LF-GT-04 */
static void lf_start(const lin_field *field, void *state)
{
    const lf_field *f = lf_field_of(field);
    lf_state *s = state;

    memset(s->with, LF_NONE, sizeof s->with);
    memset(s->crew, LF_NONE, sizeof s->crew);
    memset(s->on_piece, LF_NONE, sizeof s->on_piece);
    memset(s->commander, LF_NONE, sizeof s->commander);
    s->group = s->element = s->issuer = s->flank_group = LF_NONE;
    s->morale_test.unit = s->shot.shooter = s->melee.unit[0] = s->melee.unit[1] = LF_NONE;
    for (int u = 0; u < f->units; u++)
        s->where[u] = f->type[u] == LF_LEFT_OUT ? LF_ABSENT : LF_UNPLACED;
    for (int u = 0; u < f->units; u++)
        s->level[u] = (uint8_t)lf_first_level(f, u);
    memcpy(s->ammunition, f->shots, sizeof s->ammunition); /* LF-OP-20 */
    for (int g = 0; g < f->groups; g++)
        s->commander[g] = f->group_commander[g];
    for (int side = 0; side < LIN_SIDES; side++)
        s->force[side] = f->force_commander[side];
    lin_push(s, LF_TURN, 0, 0, 0);
    lin_push(s, LF_SCENARIO, 0, 0, 0);
    for (int u = f->units - 1; u >= 0; u--) /* LF-FB-22 */
        if (f->guns[u])
            lin_push(s, LF_ARM, u, 0, 0);
    lin_push(s, LF_EDGE, 0, 0, 0);
    lin_push(s, LF_RATE, 0, 0, 0);
    lin_push(s, LF_ROLES, 0, 0, 0);
    lin_push(s, LF_WHICH, 0, 0, 0);
}

/* LF-FB-01: what the host settles. The war, the limit of points and the table are the battle's:
 * "war: 1812", "points: 200", its map. */
static const lin_option lf_options[LF_OPT_COUNT] = {
    [LF_OPT_SCENARIO] = { "scenario", "LF-SC-01",
                          "The scenario that is played; by-dice lets the table of scenarios "
                          "decide.",
                          .usual = LF_TAKE_THE_FIELD, .names = lf_scenario_name },
    [LF_OPT_SNAP_PRIORITY] = { "snap_priority", "LF-SO-14",
                               "Snap Fire goes to the nearest enemy, as every other volley does.",
                               .usual = 0 },
    [LF_OPT_CHARGE_CLOSEST] = { "charge_closest_only", "LF-ML-08",
                                "Only the nearest enemy of all may be charged.", .usual = 0 },
    [LF_OPT_GUNS_INSIDE] = { "guns_in_buildings", "LF-BU-04",
                             "Artillery may begin the battle in a building.", .usual = 0 },
    [LF_OPT_SCENARIO_ZONES] = { "scenario_zones", "LF-RF-15",
                                "Groups deploy in the zones of the scenario, not on the grounds "
                                "where they stood in history.",
                                .usual = 0 },
    [LF_OPT_DIVISIONS] = { "divisions", "LF-RF-11",
                           "Commanders of divisions are there, as force commanders of their own "
                           "groups.",
                           .usual = 0 },
    [LF_OPT_ALL_FORMATIONS] = { "all_formations", "LF-RF-12",
                                "Formations that the list marks as not present or not used take "
                                "part.",
                                .usual = 0 },
    [LF_OPT_STANDS] = { "stands", "LF-ST-06",
                        "How many stands an element has: as the battle says, or by the standard or "
                        "the compact table.",
                        .usual = LF_STANDS_OF_BATTLE, .names = lf_stands_name },
    [LF_OPT_ADVANCED] = { "advanced", "LF-FB-26",
                          "Elements have the upgrades that their force gives them; off: all are of "
                          "the standard list.",
                          .usual = LF_ADVANCED, .names = lf_advanced_name },
    /* LF-OP-01: each by itself, and off */
    [LF_OPT_BAG] = { "bag", "LF-OP-02",
                     "Ratings of commanders are drawn from a bag, not rolled for.", .usual = 0 },
    [LF_OPT_ABANDONED] = { "abandoned_guns", "LF-OP-06",
                           "Crews that lose or tie a melee leave their guns, and may recover them.",
                           .usual = 0 },
    [LF_OPT_SHARED] = { "shared_buildings", "LF-OP-21",
                        "A building holds as many elements as its size allows.", .usual = 0 },
    [LF_OPT_LISTS] = { "lists", "LF-HE-02",
                       "The historical lists are a guide, or every element has to be one of their "
                       "entries.",
                       .usual = LF_LISTS_GUIDE, .names = lf_lists_name },
    [LF_OPT_SHORTAGE] = { "ammunition_shortage", "LF-OP-18",
                          "A die after each volley may leave the element low on ammunition, and "
                          "then without.",
                          .usual = 0 },
    [LF_OPT_LIMITED] = { "limited_ammunition", "LF-OP-20",
                         "An element has six shots for the game, artillery ten, or what the "
                         "battle says.",
                         .usual = 0 },
    [LF_OPT_RALLY_TO_FIT] = { "rally_to_fit", "LF-OP-30",
                              "A Rally may also make a Shaken element without hits Fit.",
                              .usual = 0 },
    [LF_OPT_ARRIVALS] = { "arrivals", "LF-RF-125",
                          "Groups of a refight come on when and where they did, or stand from the "
                          "beginning, as the battle says.",
                          .usual = 0 },
    [LF_OPT_SUGGESTED] = { "suggested_upgrades", "LF-RF-124",
                           "Elements of a refight have the upgrades that the lists of their "
                           "nations suggest.",
                           .usual = 0 },
    [LF_OPT_SUPPORT_PLAIN] = { "support_plain", "LF-ML-76",
                               "Supporters without contact add no dice for their line or the "
                               "enemy's flank.",
                               .usual = 0 },
};

static const char *const lf_levels[] = { "tie", "marginal victory", "minor victory",
                                         "major victory" };

const lin_rules lin_book_landofthefree = {
    .id = "landofthefree",
    .code = "LF",
    .name = "Land of the Free",
    .version = 3,
    .field_size = sizeof(lf_field),
    .state_size = sizeof(lf_state),
    .beside_size = sizeof(kit_beside),
    .step = lf_steps,
    .steps = LF_STEPS,
    .pending = LIN_DEPTH, /* agenda.c: they all have room */
    .verb = lf_verbs,
    .verbs = LV_VERBS,
    .macro = lf_macros,
    .macros = LF_MACROS,
    .part = lf_event_parts,
    .action = lf_action_rows,
    .actions = LF_ACTION_ROWS,
    .answer_label = lf_answer_labels,
    .answer_labels = LF_ANSWER_LABELS,
    .answer = lf_answer,
    .mark_look = lf_mark_looks,
    .mark_looks = LF_MARK_LOOKS,
    .counter = lf_counter,
    .counter_rows = LF_COUNTER_ROWS,
    .look = lf_looks,
    .scenery_flag = kit_flag_words,
    .scenery_size = lf_size_name,
    .event = lf_events,
    .events = LE_EVENTS,
    .reason = lf_reasons,
    .reasons = LF_REASONS,
    .option = lf_options,
    .options = LF_OPT_COUNT,
    .level = lf_levels,
    .level_score = lf_level_scores,
    .levels = 4,
    .conceded = lf_conceded,
    .muster = &lf_muster,
    .measures = "LF-ME-19",
    .outcomes_by_name = true,
    .forget = lf_forget,
    .forget_despite = lf_forget_despite,
    .stage = lf_stage,
    .build = lf_build,
    .make_table = lf_make_table,
    .start = lf_start,
    .broken = lf_broken,
    .redact = lf_redact,
    .hides = lf_hides,
    .complete = lf_complete,
    .hears = lf_hears,
    .write = lf_write,
    .blank = lf_blank,
    .read = lf_read,
    .settle = lf_settle,
    .pieces = lf_pieces,
    .duties = lf_duties,
    .score = lf_score,
    .score_parts = lf_score_parts,
    .clock = lf_clock,
    .turn = lf_turn_index,
    .ready = lf_ready,
    .footprint = lf_footprint,
    .props = lf_props,
    .strokes = lf_strokes,
    .between = lf_between,
    .relation = lf_relation,
    .ghost = lf_ghost,
    .about = lf_about,
    .gesture = lf_gestures,
    .gestures = LF_GESTURES,
    .overlay = lf_overlays,
    .overlays = LF_OVERLAYS,
    .concerns = lf_concerns,
    .explain = lf_explain,
    .doctrine = lf_doctrine,
    .purpose = lf_purpose,
};
