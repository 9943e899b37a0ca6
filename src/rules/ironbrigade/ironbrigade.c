/* ironbrigade.c -- the rule system, and the game at a glance.
 *
 * Read the step table from top to bottom and you have read the sequence of play: setting up, the
 * turn, a march, a charge, fire, melee, morale. Nobody waits for his own turn to answer what an
 * enemy does: such steps lie on top of the enemy's (IB-1.33). Rolls fall in the order of their rows
 * (of a charge IB-1.43, of a volley IB-1.44, of a shell IB-1.45), all dice of one at once, however
 * many (IB-1.4); none of them is of a D4 (IB-1.3). */
#include "kit/asks.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/doctrine/doctrine.h"
#include "rules/ironbrigade/look/look.h"
#include "rules/ironbrigade/muster/muster.h"
#include "rules/ironbrigade/orders/macros.h"
#include "rules/ironbrigade/position/position.h"
#include "rules/ironbrigade/setup/setup.h"
#include "rules/ironbrigade/steps.h"

#include <string.h>

#define ASKS(name) .list = ib_list_##name, .check = ib_check_##name, .take = ib_take_##name
/* The side of the first argument is asked, or the owner of the unit that it names. */
#define SIDE_ASKS(name)  .who = lin_who_is_named, ASKS(name)
#define OWNER_ASKS(name) .who = kit_who_owns, ASKS(name)
#define OWNER_AGREES(name) \
    .who = kit_who_owns, .list = kit_list_yes_no, .check = kit_check_yes_no, .take = ib_take_##name
#define ROLLS(name) .roll = ib_roll_##name, .land = ib_land_##name

const lin_step ib_steps[IB_STEPS] = {
    /* section 13: setting up */
    [IB_SET_UP] = { "set-up", "IB-13.1", "", "The sides set up.", .run = ib_run_set_up },
    [IB_RATING_DICE] = { "rating-dice", "IB-7.7", "u", "{0}: what is he worth?",
                         ROLLS(rating_dice) },
    [IB_PLACE] = { "place", "IB-13.1", "s",
                   "{0}: move units and commanders about in your zone, or leave them.",
                   SIDE_ASKS(place), .stays = true, .acts = true, .sample = ib_sample_place,
                   .usual = ib_usual_last },
    [IB_HIDE] = { "hide", "IB-11.3", "u", "{0}: where does he hide?", OWNER_ASKS(hide),
                  .hidden = true, .acts = true, .sample = ib_sample_hide, .usual = ib_usual_last },
    [IB_FIRST_ORDERS] = { "first-orders", "IB-13.3", "s",
                          "{0}: the orders of your brigades, or those that are printed.",
                          SIDE_ASKS(first_orders), .stays = true, .hidden = true, .acts = true,
                          .sample = ib_sample_first_orders, .usual = ib_usual_last },
    [IB_FIRST_DICE] = { "first-dice", "IB-1.35", "s", "{0}: a die for the first player turn.",
                        ROLLS(first_dice) },

    /* section 1: the turn */
    [IB_TURN] = { "turn", "IB-1.32", "", "A turn begins.", .run = ib_run_turn },
    [IB_PLAYER_TURN] = { "player-turn", "IB-1.31", "s", "The player turn of {0}.",
                         .run = ib_run_player_turn },
    [IB_ARRIVE] = { "arrive", "IB-15.10", "u", "{0} comes on: where on the stretch of edge?",
                    OWNER_ASKS(arrive), .sample = ib_sample_arrive },
    [IB_RALLY] = { "rally", "IB-3.118", "s", "{0}: routers and pursuers are tested.",
                   .run = ib_run_rally },
    [IB_HALT] = { "halt", "IB-3.120", "u", "{0} pursues: does it try to halt?", OWNER_AGREES(halt),
                  .usual = ib_usual_first },
    [IB_MOVEMENT] = { "movement", "IB-1.37", "s", "The movement phase of {0}.",
                      .run = ib_run_movement },
    [IB_SEND] = { "send", "IB-8.4", "s", "{0}: send a courier with a new order, or be done.",
                  SIDE_ASKS(send), .stays = true, .hidden = true, .sample = ib_sample_send,
                  .usual = ib_usual_last },
    [IB_RIDES] = { "rides", "IB-8.5", "s", "The couriers of {0} ride.", .run = ib_run_rides },
    [IB_COURIER_DICE] = { "courier-dice", "IB-8.5", "u", "{0} rides: how far?",
                          ROLLS(courier_dice) },
    [IB_ROUTERS] = { "routers", "IB-3.101", "si", "The routers of {0} run on.",
                     .run = ib_run_routers },
    [IB_PURSUERS] = { "pursuers", "IB-3.121", "si", "The pursuers of {0} go on.",
                      .run = ib_run_pursuers },
    [IB_MOVE] = { "move", "IB-3.19", "s", "{0}: which unit or commander acts next, and how?",
                  SIDE_ASKS(move), .stays = true, .acts = true, .sample = ib_sample_acts,
                  .usual = ib_usual_last },
    [IB_FIRING] = { "firing", "IB-1.39", "s", "The firing phase of {0}.", .run = ib_run_firing },
    [IB_FIRE] = { "fire", "IB-4.37", "s", "{0}: who fires next, and at whom?", SIDE_ASKS(fire),
                  .stays = true, .acts = true, .sample = ib_sample_acts, .usual = ib_usual_last },
    [IB_MELEES] = { "melees", "IB-1.34", "s", "The melee phase of {0}.", .run = ib_run_melees },
    [IB_TURN_ENDS] = { "turn-ends", "IB-10.6", "s", "The player turn of {0} is over.",
                       .run = ib_run_turn_ends },

    /* section 3: a march */
    [IB_MARCH_DICE] = { "march-dice", "IB-3.3", "u", "{0} is raw: how far does it march?",
                        ROLLS(march_dice) },
    [IB_COLUMN_DICE] = { "column-dice", "IB-3.21", "u", "{0} is in column: how much farther?",
                         ROLLS(column_dice) },
    [IB_LEG] = { "leg", "IB-3.45", "uii", "{0} goes.", .run = ib_run_leg },
    [IB_ON_MARCH] = { "on-march", "IB-3.45", "u", "{0}: what does it do with the rest of its move?",
                      OWNER_ASKS(on_march), .within = true, .sample = ib_sample_acts,
                      .usual = ib_usual_last },
    [IB_MOVED] = { "moved", "IB-11.10", "u", "{0} has moved.", .run = ib_run_moved },
    [IB_BREAK_OFF_DICE] = { "break-off-dice", "IB-5.36", "u", "{0} is raw: how far does it get?",
                            ROLLS(break_off_dice) },
    [IB_BREAK_OFF] = { "break-off", "IB-5.35", "uii", "{0} breaks off.", .run = ib_run_break_off },

    /* section 3: a charge */
    [IB_CHARGE] = { "charge", "IB-3.65", "uu", "{0} is to charge {1}.", .run = ib_run_charge },
    [IB_REACH_DICE] = { "reach-dice", "IB-3.68", "uu", "{0} charges {1}: how far?",
                        ROLLS(reach_dice) },
    [IB_CHARGE_GOES] = { "charge-goes", "IB-3.74", "uu", "{0} goes for {1}.",
                         .run = ib_run_charge_goes },
    [IB_VOLLEY_OR_WAIT] = { "volley-or-wait", "IB-3.89", "uu",
                            "The charge of {1} fell short: does {0} fire at it now?",
                            OWNER_AGREES(volley_or_wait), .usual = ib_usual_last, .within = true },
    [IB_STRUCK] = { "struck", "IB-3.79", "uu", "{0} is charged by {1}.", .run = ib_run_struck },
    [IB_STRUCK_FIRES] = { "struck-fires", "IB-4.39", "uu", "{0} fires at {1} that charges it.",
                          .run = ib_run_struck_fires },
    [IB_SUPPORT] = { "support", "IB-4.52", "uu", "{0} is charged by {1}: who helps next?",
                     OWNER_ASKS(support), .stays = true, .usual = ib_usual_first, .within = true },
    [IB_HELPS] = { "helps", "IB-4.51", "uu", "{0} helps against {1}.", .run = ib_run_helps },
    [IB_CHARGE_HOME] = { "charge-home", "IB-3.79", "uu", "{0} comes home on {1}.",
                         .run = ib_run_charge_home },
    [IB_EVENT_OVER] = { "event-over", "IB-6.34", "", "It is over: whose brigadier fell?",
                        .run = ib_run_event_over },

    /* section 4: fire */
    [IB_VOLLEY] = { "volley", "IB-12.3", "uui", "{0} fires at {1}.", .run = ib_run_volley },
    [IB_GRAPE] = { "grape", "IB-4.67", "u", "{0}: a round of grapeshot?", OWNER_AGREES(grape),
                   .usual = ib_usual_last, .within = true },
    [IB_VOLLEY_DICE] = { "volley-dice", "IB-4.10", "u", "{0}: the dice of its volley.",
                         ROLLS(volley_dice) },
    [IB_SPEND] = { "spend", "IB-7.20", "u", "{0}: is a hit given up to aim at a commander?",
                   OWNER_ASKS(spend), .usual = ib_usual_last, .within = true },
    [IB_DOUBLE_DICE] = { "double-dice", "IB-7.15", "uu", "{0} aims at {1}: a double?",
                         ROLLS(double_dice) },
    [IB_KILL_DICE] = { "kill-dice", "IB-7.17", "uui", "{0} aims at {1}: is he killed?",
                       ROLLS(kill_dice) },
    [IB_SIDE_DICE] = { "side-dice", "IB-4.84", "u",
                       "{0} fires into a melee: whom do its hits strike?", ROLLS(side_dice) },
    [IB_VOLLEY_LANDS] = { "volley-lands", "IB-4.11", "ui", "{0}: what its volley does.",
                          .run = ib_run_volley_lands },
    [IB_SHELL_DICE] = { "shell-dice", "IB-4.75", "u", "{0}: where does its shell burst?",
                        ROLLS(shell_dice) },
    [IB_BURST_DICE] = { "burst-dice", "IB-4.79", "u", "{0}: the dice of its shell.",
                        ROLLS(burst_dice) },
    [IB_BURST_LANDS] = { "burst-lands", "IB-4.80", "ui", "{0}: what its shell does.",
                         .run = ib_run_burst_lands },
    [IB_SNIPE_DICE] = { "snipe-dice", "IB-11.7", "uui", "{0} fires at {1}.", ROLLS(snipe_dice) },

    /* section 5: melee */
    [IB_ROUND] = { "round", "IB-5.25", "u", "A round of melee.", .run = ib_run_round },
    [IB_MELEE_DICE] = { "melee-dice", "IB-5.20", "su", "{1}: its dice in melee.", ROLLS(melee_dice),
                        .sorts = ib_sorts_melee_dice },
    [IB_ROUND_RESULT] = { "round-result", "IB-5.22", "", "The round is decided.",
                          .run = ib_run_round_result },
    [IB_ROUND_LOSSES] = { "round-losses", "IB-5.27", "s", "{0} loses marks.",
                          .run = ib_run_round_losses },
    [IB_DEAL] = { "deal", "IB-5.27", "si", "{0}: which of equals takes the mark?", SIDE_ASKS(deal),
                  .usual = ib_usual_first, .within = true, .follows = true },
    [IB_PUSH] = { "push", "IB-5.28", "", "The losers are pushed back.", .run = ib_run_push },
    [IB_GO_ON] = { "go-on", "IB-5.32", "u", "The losers test, one by one.", .run = ib_run_go_on },

    /* section 6: morale; section 3: rout and pursuit */
    [IB_TEST] = { "test", "IB-6.1", "uiu", "{0} is tested.", .run = ib_run_test },
    [IB_TEST_DICE] = { "test-dice", "IB-6.1", "uiu", "{0}: its morale test.", ROLLS(test_dice) },
    [IB_BROKEN] = { "broken", "IB-6.30", "i", "Somebody has broken.", .run = ib_run_broken },
    [IB_PURSUE] = { "pursue", "IB-3.110", "uu", "{1} routs: does {0} pursue it?",
                    OWNER_ASKS(pursue), .usual = ib_usual_last, .within = true },
    [IB_ROUT_DICE] = { "rout-dice", "IB-3.100", "u", "{0} routs: how far?", ROLLS(rout_dice) },
    [IB_ROUT_GOES] = { "rout-goes", "IB-3.102", "ui", "{0} runs.", .run = ib_run_rout_goes },
    [IB_PURSUIT_DICE] = { "pursuit-dice", "IB-3.115", "u", "{0} pursues: how far?",
                          ROLLS(pursuit_dice) },
    [IB_PURSUIT_GOES] = { "pursuit-goes", "IB-3.116", "ui", "{0} pursues.",
                          .run = ib_run_pursuit_goes },
};

/* ---- The battle ---- */

static lin_status ib_build(lin_field *field, lin_refusal *why)
{
    ib_field *f = (ib_field *)(void *)field;
    lin_status status;

    if ((status = ib_build_ground(f, why)) != LIN_OK ||
        (status = ib_check_keys(f, why)) != LIN_OK || (status = ib_build_forces(f, why)) != LIN_OK)
        return status;
    return ib_build_terms(f, why);
}

/* ---- Options ---- */

static const char *const to_six[] = { "0", "1", "2", "3", "4", "5", "6", NULL };
static const char *const eyes[] = { "0", "5", "10", "15", "20", "25", NULL };
static const char *const arcs[] = { "45", "22.5", NULL };
static const char *const inches[] = { "0", "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",
                                      "9", "10", "11", "12", "13", "14", "15", "16", NULL };

const lin_option ib_options[IB_OPT_COUNT] = {
    [IB_OPT_PREMEASURE] = { "premeasure", "IB-12.1", "Anything may be measured at any time.",
                            .usual = 0 },
    [IB_OPT_AI_EYE] = { "ai_eye", "IB-12.11",
                        "By how many percent a machine player misjudges a distance at most.",
                        .usual = 2, .names = eyes },
    [IB_OPT_ORDERS] = { "orders", "IB-8.20", "Brigades are bound by their orders.", .usual = 1 },
    [IB_OPT_LOAD_THEN_FIRE] = { "load_then_fire", "IB-3.16",
                                "A unit that has loaded may fire in the same own turn.",
                                .usual = 0 },
    [IB_OPT_ARC_HALF] = { "arc_half", "IB-2.27",
                          "By how many degrees the front opens at each corner.", .usual = 0,
                          .names = arcs },
    [IB_OPT_FACTOR_ANY_RANGE] = { "factor_any_range", "IB-3.72",
                                  "A brigadier's factor helps a charge wherever he is.",
                                  .usual = 0 },
    [IB_OPT_CONTROL_6] = { "control_6", "IB-4.43",
                           "Fire at a charger is as at long range where the brigadier is beyond "
                           "six inches.",
                           .usual = 0 },
    [IB_OPT_ART_COVER] = { "art_cover", "IB-4.65", "Cover helps against artillery too.",
                           .usual = 0 },
    [IB_OPT_NET_MELEE] = { "net_melee", "IB-5.23", "Only the loser of a round loses marks.",
                           .usual = 1 },
    [IB_OPT_SS_KILL6] = { "ss_kill6", "IB-11.9",
                          "A commander hit by a sharpshooter falls on a further 6 alone.",
                          .usual = 0 },
    [IB_OPT_LOSS_BY_MARKS] = { "loss_by_marks", "IB-10.4",
                               "Losses are counted in marks, not in units.", .usual = 0 },
    [IB_OPT_FLANK_ALWAYS] = { "flank_always", "IB-5.18",
                              "Flank and rear count in every round of a melee.", .usual = 0 },
    [IB_OPT_INF_CAV_DOUBLE] = { "inf_cav_double", "IB-3.69",
                                "Inferior cavalry charges twice its move without a die.",
                                .usual = 0 },
    [IB_OPT_GUN_BY_RATING] = { "gun_by_rating", "IB-4.70",
                               "The band of a charged gun goes by its brigadier.", .usual = 0 },
    [IB_OPT_SHELL_ALL] = { "shell_all", "IB-4.72", "Every gun may fire shell.", .usual = 0 },
    [IB_OPT_GUN_SUPPORT] = { "gun_support", "IB-4.48", "Guns help a charged friend.", .usual = 1 },
    [IB_OPT_CAV_FIRE] = { "cav_fire", "IB-4.12", "Mounted units fire as infantry of their class.",
                          .usual = 0 },
    [IB_OPT_CMD_REPLACE] = { "cmd_replace", "IB-7.22", "A dead commander is replaced.",
                             .usual = 0 },
    [IB_OPT_GRAPE_ROUNDS] = { "grape_rounds", "IB-4.66", "Rounds of grapeshot of each gun.",
                              .usual = 2, .names = to_six },
    [IB_OPT_GRAPE_RANGE] = { "grape_range", "IB-4.67", "So many inches grapeshot reaches.",
                             .usual = 12, .names = inches },
    [IB_OPT_SHELL_RADIUS] = { "shell_radius", "IB-4.78", "The burst of a shell, in inches.",
                              .usual = 2, .names = to_six },
    [IB_OPT_COURIERS] = { "couriers", "IB-8.3", "Couriers of each division.", .usual = 3,
                          .names = to_six },
    [IB_OPT_COURIER_BASE] = { "courier_base", "IB-8.5",
                              "Inches that a courier rides besides his dice.", .usual = 6,
                              .names = inches },
    [IB_OPT_CMD_MOVE] = { "cmd_move", "IB-7.8", "Inches that a commander rides.", .usual = 8,
                          .names = inches },
};

/* IB-12.1: the rule by which nothing is measured ahead; IB-12.10: what was measured was learned. */
static const char *ib_blind(const lin_field *field)
{
    return ib_option(ib_field_of(field), IB_OPT_PREMEASURE) ? NULL : "IB-12.1";
}

static uint32_t ib_learned(const lin_view *view)
{
    return ((const ib_state *)view->state)->measured;
}

static const char *const levels[] = { "draw", "victory by the battle's terms", "victory by losses",
                                      "victory by the enemy's withdrawal" };

const lin_rules lin_book_ironbrigade = {
    .id = "ironbrigade",
    .code = "IB",
    .name = "Iron Brigade",
    .version = 1,
    .field_size = sizeof(ib_field),
    .state_size = sizeof(ib_state),
    .beside_size = sizeof(kit_beside),
    .step = ib_steps,
    .steps = IB_STEPS,
    .pending = LIN_DEPTH,
    .verb = ib_verbs,
    .verbs = IV_VERBS,
    .macro = ib_macros,
    .macros = IB_MACROS,
    .event = ib_events,
    .events = IE_EVENTS,
    .part = ib_event_parts,
    .action = ib_action_rows,
    .actions = IB_ACTION_ROWS,
    .reason = ib_reasons,
    .reasons = IR_REASONS,
    .option = ib_options,
    .options = IB_OPT_COUNT,
    .level = levels,
    .levels = 4,
    .concede_level = IB_BY_LOSSES,
    .mark_look = ib_mark_looks,
    .mark_looks = IB_MARK_LOOKS,
    .counter = ib_counter,
    .counter_rows = IB_COUNTER_ROWS,
    .look = ib_looks,
    .answer_label = ib_answer_labels,
    .answer_labels = IB_ANSWER_LABELS,
    .scenery_flag = kit_flag_words,
    .measures = "IB-1.9",
    .outcomes_by_name = true,
    .build = ib_build,
    .start = ib_start,
    .broken = ib_broken,
    .redact = ib_redact,
    .complete = ib_complete,
    .hides = ib_hides,
    .hears = ib_hears,
    .write = ib_write,
    .blank = ib_blank,
    .read = ib_read,
    .settle = ib_settle,
    .pieces = ib_pieces,
    .score = ib_score,
    .score_parts = ib_score_parts,
    .tracks = ib_tracks,
    .clock = ib_clock,
    .turn = ib_turn_index,
    .footprint = ib_footprint,
    .props = ib_props,
    .strokes = ib_strokes,
    .ghost = ib_ghost,
    .about = ib_about,
    .answer = ib_answer,
    .ready = ib_ready,
    .gesture = ib_gestures,
    .gestures = IB_GESTURES,
    .overlay = ib_overlays,
    .overlays = IB_OVERLAYS,
    .concerns = ib_concerns,
    .between = ib_between,
    .explain = ib_explain,
    .relation = ib_relation,
    .blind = ib_blind,
    .learned = ib_learned,
    .measures_here = ib_measures_here,
    .cases = ib_cases,
    .doctrine = ib_doctrine,
    .purpose = ib_purpose,
    .muster = &ib_muster,
};
