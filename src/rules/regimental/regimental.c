/* regimental.c -- the rule system, and the game at a glance.
 *
 * Read the step table from top to bottom and you have read the sequence of play: setting up, the
 * player turn with its throws, marches and charges, fire, combat. Who is still to come in a
 * procedure is a set of the state, so that the agenda stays short. */
#include "kit/asks.h"
#include "rules/regimental/doctrine/doctrine.h"
#include "rules/regimental/look/look.h"
#include "rules/regimental/muster/muster.h"
#include "rules/regimental/orders/macros.h"
#include "rules/regimental/position/position.h"
#include "rules/regimental/setup/setup.h"
#include "rules/regimental/steps.h"

#define ASKS(name) \
    .list = rg_list_##name, .check = rg_check_##name, .take = rg_take_##name, .usual = rg_usual_last
#define ASKS_FIRST(name)                                                      \
    .list = rg_list_##name, .check = rg_check_##name, .take = rg_take_##name, \
    .usual = rg_usual_first
/* The side of the first argument is asked, or the owner of the unit that it names. */
#define SIDE  .who = lin_who_is_named
#define OWNER .who = kit_who_owns
#define AGREES(name, usual_) \
    .list = kit_list_yes_no, .check = kit_check_yes_no, .take = rg_take_##name, .usual = usual_
#define DRAWS(name)  .several = rg_several_##name, .draw = rg_draw_##name
#define ROLLS(name)  .roll = rg_roll_##name, .land = rg_land_##name
#define SORTED(name) .sorts = rg_sorts_##name

const lin_step rg_steps[RG_STEPS] = {
    /* setting up: section 17 */
    [RG_SET_UP] = { "set-up", "RG-17.1", "i", "The sides set up.", .run = rg_run_set_up },
    [RG_PLACE] = { "place", "RG-17.2", "s",
                   "{0}: move units and leaders about in your zones, or "
                   "leave them.",
                   SIDE, ASKS(place), .stays = true, .sample = rg_sample_place },
    [RG_FIRST_DICE] = { "first-dice", "RG-3.2", "s", "{0}: a die for the first player turn.",
                        ROLLS(first_dice) },
    [RG_GO_FIRST] = { "go-first", "RG-3.3", "s", "{0} threw higher: go first?", SIDE,
                      AGREES(go_first, rg_usual_first) },

    /* the player turn: section 3 */
    [RG_TURN] = { "turn", "RG-3.1", "", "A turn begins.", .run = rg_run_turn },
    [RG_PLAYER_TURN] = { "player-turn", "RG-3.5", "s", "The player turn of {0}.",
                         .run = rg_run_player_turn },
    [RG_COME_BACK] = { "come-back", "RG-4.29", "sii",
                       "Leaders of {0} are replaced, and units come "
                       "on.",
                       .run = rg_run_come_back },
    [RG_RETURN] = { "return", "RG-14.14", "u", "{0} comes back: beside which unit?", OWNER,
                    ASKS_FIRST(return ) },
    [RG_REPLACE] = { "replace", "RG-4.30", "uu", "{0} has a successor, with {1}: is he attached?",
                     OWNER, AGREES(replace, rg_usual_last) },
    [RG_ARRIVE] = { "arrive", "RG-20.10", "u", "{0} comes on: where on the stretch of edge?", OWNER,
                    ASKS_FIRST(arrive) },
    [RG_LEADERS] = { "leaders", "RG-3.6", "s", "{0}: which leaders attach or detach?", SIDE,
                     ASKS(leaders), DRAWS(leaders), .stays = true },
    [RG_THROWS] = { "throws", "RG-3.10", "s", "{0}: who is thrown for next?", SIDE, ASKS(throws),
                    DRAWS(throws), .stays = true, .stakes = true, .acts = true },
    [RG_GATHER] = { "gather", "RG-3.10", "u", "{0}: which units share his throw?", OWNER,
                    ASKS_FIRST(gather), .stays = true, .insists = true, .within = true },
    [RG_THROW_DICE] = { "throw-dice", "RG-5.1", "s", "{0}: a coloured and a white die.",
                        ROLLS(throw_dice), SORTED(throw_dice) },
    [RG_FORCED] = { "forced", "RG-3.20", "s", "What the throw of {0} forces.",
                    .run = rg_run_forced },
    [RG_REFORM] = { "reform", "RG-5.51", "u", "{0} forms up again: how, and facing where?", OWNER,
                    ASKS_FIRST(reform), .sample = rg_sample_reform },
    [RG_DECLARE] = { "declare", "RG-12.2", "s", "{0}: who charges whom?", SIDE, ASKS(declare),
                     .stays = true },
    [RG_COUNTER] = { "counter", "RG-12.28", "s", "{0}: does any horse ride out to meet a charge?",
                     SIDE, ASKS(counter), .stays = true },
    [RG_CHARGES] = { "charges", "RG-3.24", "s", "{0}: which charge is next?", SIDE,
                     ASKS_FIRST(charges), .stays = true, .acts = true },
    [RG_ACT] = { "act", "RG-3.26", "s", "{0}: which unit next, and what does it do?", SIDE,
                 ASKS(act), DRAWS(act), .stays = true, .acts = true, .sample = rg_sample_act },
    [RG_ON_MARCH] = { "on-march", "RG-6.2", "u", "{0}: what does it do with the rest of its move?",
                      OWNER, ASKS(on_march), .within = true, .sample = rg_sample_act,
                      .several = rg_several_on_march, .draw = rg_draw_act },
    [RG_LEAVE] = { "leave", "RG-15.26", "ui", "{0} is at an exit: does it leave?", OWNER,
                   AGREES(leave, rg_usual_first), .within = true },
    [RG_RIDES] = { "rides", "RG-4.40", "s", "{0}: where do detached leaders ride?", SIDE,
                   ASKS(rides), .stays = true, .sample = rg_sample_rides },

    /* retreats: section 9 */
    [RG_FLEE] = { "flee", "RG-9.1", "uii", "{0} retreats.", .run = rg_run_flee },
    [RG_FLEE_FROM] = { "flee-from", "RG-9.8", "ui",
                       "{0} retreats: from which of equally near "
                       "enemies?",
                       OWNER, ASKS_FIRST(flee_from), .within = true },

    /* musketry and cannonade: section 11 */
    [RG_MUSKETRY] = { "musketry", "RG-3.29", "si", "The fire phase of {0}.",
                      .run = rg_run_musketry },
    [RG_FIRE] = { "fire", "RG-11.1", "s", "{0}: at whom is fired next?", SIDE, ASKS(fire),
                  .stays = true, .acts = true },
    [RG_AIM] = { "aim", "RG-11.15", "s", "{0}: who fires at the target?", SIDE, ASKS(aim),
                 DRAWS(aim), .stays = true, .within = true },
    [RG_FIRE_DICE] = { "fire-dice", "RG-11.69", "s", "{0}: two dice for the fire.",
                       ROLLS(fire_dice), SORTED(fire_dice) },
    [RG_WHICH_GUN] = { "which-gun", "RG-11.91", "uii", "{0}: which of its gun stands is hit?",
                       OWNER, ASKS_FIRST(which_gun), .within = true },
    [RG_AFTER_FIRE] = { "after-fire", "RG-11.4", "ui", "What the fire does to {0}.",
                        .run = rg_run_after_fire },
    [RG_CHECKED] = { "checked", "RG-11.94", "ui",
                     "The charge of {0} is checked: 2 inches back, or "
                     "recalled?",
                     OWNER, ASKS(checked), .within = true, .sample = rg_sample_recall },
    [RG_WHICH_LOW] = { "which-low", "RG-11.104", "s", "{0}: which of equals is low on ammunition?",
                       SIDE, ASKS_FIRST(which_low), .within = true },
    [RG_LEADER_DICE] = { "leader-dice", "RG-14.1", "ui", "{0}: two dice for his fate.",
                         ROLLS(leader_dice), SORTED(leader_dice) },

    /* charge combat: section 13 */
    [RG_CHARGE_PHASE] = { "charge-phase", "RG-3.31", "s", "The charge phase of {0}.",
                          .run = rg_run_charge_phase },
    /* odds of a combat go on through the breakthrough and its second one, to the end of charges */
    [RG_COMBATS] = { "combats", "RG-13.5", "si", "{0}: which combat is next?", SIDE,
                     .list = rg_list_combats, .check = rg_check_combats, .take = rg_take_combats,
                     .usual = rg_usual_combats, .stays = true, .acts = true, .within = true },
    [RG_COMBAT] = { "combat", "RG-13.4", "s", "A combat of {0}.", .run = rg_run_combat },
    [RG_PRINCIPAL] = { "principal", "RG-13.7", "s", "{0}: which is its principal unit?", SIDE,
                       ASKS_FIRST(principal), .within = true },
    [RG_COMBAT_DICE] = { "combat-dice", "RG-13.11", "s", "{0}: a die in combat.",
                         ROLLS(combat_dice), SORTED(combat_dice) },
    [RG_BEATEN] = { "beaten", "RG-13.70", "s", "The beaten of {0} go.", .run = rg_run_beaten },
    [RG_RECALL] = { "recall", "RG-13.66", "ui", "{0}: recalled, or the printed result?", OWNER,
                    ASKS(recall), .within = true, .sample = rg_sample_recall },
    [RG_WINNERS] = { "winners", "RG-13.72", "si", "The winners of {0}.", .run = rg_run_winners },
    [RG_WON_COUNTER] = { "won-counter", "RG-13.67", "u", "{0} has won: hold, carry or recall?",
                         OWNER, ASKS(won_counter), .within = true, .sample = rg_sample_recall },
    [RG_MOVE_IN] = { "move-in", "RG-13.78", "sii", "{0}: who goes into the building?", SIDE,
                     ASKS_FIRST(move_in), .within = true },
    [RG_BREAKTHROUGHS] = { "breakthroughs", "RG-13.88", "s", "{0}: who breaks through next?", SIDE,
                           ASKS_FIRST(breakthroughs), .stays = true },
    [RG_CHARGE_ENDS] = { "charge-ends", "RG-13.93", "s", "The charges of {0} are over.",
                         .acts = true, .run = rg_run_charge_ends },
    [RG_TURN_ENDS] = { "turn-ends", "RG-15.34", "s", "The player turn of {0} is over.",
                       .run = rg_run_turn_ends },
};

/* ---- The battle ---- */

static lin_status rg_build(lin_field *field, lin_refusal *why)
{
    rg_field *f = (rg_field *)(void *)field;
    lin_status status;

    if ((status = rg_build_ground(f, why)) != LIN_OK ||
        (status = rg_build_forces(f, why)) != LIN_OK)
        return status;
    return rg_build_terms(f, why);
}

/* ---- Options ---- */

static const char *const inches[] = { "1", "2", "3", "4", "5", "6", "7", "8", NULL };

const lin_option rg_options[RG_OPT_COUNT] = {
    [RG_OPT_MUSKET_FAR] = { "musket_far", "RG-11.19", "Muskets reach 8 inches.", .usual = 0 },
    [RG_OPT_RIFLE_LEFT] = { "rifle_left", "RG-11.21",
                            "Rifles have a whole point to 4 inches, half of one to 8, none "
                            "beyond.",
                            .usual = 0 },
    [RG_OPT_HOW_MONOTONE] = { "how_monotone", "RG-11.29", "Howitzers lose points with every range.",
                              .usual = 0 },
    [RG_OPT_CLOSE_RANGE] = { "close_range", "RG-1.35", "So many inches are close range.",
                             .usual = 3, .names = inches },
    [RG_OPT_TARGET_LINES_MAX] = { "target_lines_max", "RG-11.55",
                                  "Of the two lines for troops as a target the larger alone "
                                  "counts.",
                                  .usual = 0 },
    [RG_OPT_HALVES_MULTIPLY] = { "halves_multiply", "RG-11.34",
                                 "Each reason for halving fire points halves them again.",
                                 .usual = 0 },
    [RG_OPT_BT_OPTIONAL] = { "bt_optional", "RG-13.85",
                             "Infantry that has swept the enemy may carry the position instead of "
                             "breaking through.",
                             .usual = 0 },
    [RG_OPT_WOOD_LINEAR] = { "wood_linear", "RG-5.20",
                             "A wood fence is linear cover on the maneuver table.", .usual = 0 },
    [RG_OPT_LEADER_VP_BOTH] = { "leader_vp_both", "RG-15.18",
                                "The Americans and French score for leaders too.", .usual = 1 },
    [RG_OPT_MASS_FRONT_ONLY] = { "mass_front_only", "RG-11.10",
                                 "Of a mass the front rank alone fires.", .usual = 0 },
    [RG_OPT_MG_HEAVY] = { "mg_heavy", "RG-2.27", "Medium guns have heavy carriages.", .usual = 0 },
    [RG_OPT_SUPERIOR_PROV] = { "superior_prov", "RG-4.13",
                               "A leader above a unit's own gives provisional command only.",
                               .usual = 0 },
    [RG_OPT_FREE_SETUP] = { "free_setup", "RG-17.2",
                            "Both sides set up themselves, in the battle's zones.", .usual = 0 },
    [RG_OPT_COLONEL_VP] = { "colonel_vp", "RG-15.21", "Brave colonels score as leaders do.",
                            .usual = 0 },
};

static const char *const levels[] = { "draw", "victory", "decisive victory" };
/* What a map may say of scenery: setup/ground.c, body/standing.c. Bit 3 is the kit's. */
static const char *const flag_words[] = { "major", "strong", "favourable", "impassable", NULL };

const lin_rules lin_book_regimental = {
    .id = "regimental",
    .code = "RG",
    .name = "Regimental",
    .version = 1,
    .field_size = sizeof(rg_field),
    .state_size = sizeof(rg_state),
    .beside_size = sizeof(rg_memory),
    .step = rg_steps,
    .steps = RG_STEPS,
    .verb = rg_verbs,
    .verbs = RV_VERBS,
    .macro = rg_macros,
    .macros = RG_MACROS,
    .event = rg_events,
    .events = RE_EVENTS,
    .part = rg_event_parts,
    .action = rg_action_rows,
    .actions = RG_ACTION_ROWS,
    .reason = rg_reasons,
    .reasons = RR_REASONS,
    .option = rg_options,
    .options = RG_OPT_COUNT,
    .level = levels,
    .levels = 3,
    .concede_level = RG_LEVEL_DECISIVE,
    .mark_look = rg_mark_looks,
    .mark_looks = RG_MARK_LOOKS,
    .counter = rg_counter,
    .counter_rows = RG_COUNTER_ROWS,
    .look = rg_looks,
    .answer_label = rg_answer_labels,
    .answer_labels = RG_ANSWER_LABELS,
    .scenery_flag = flag_words,
    .measures = "RG-1.12",
    .outcomes_by_name = true,
    .forget = rg_forget,
    .build = rg_build,
    .start = rg_start,
    .broken = rg_broken,
    .write = rg_write,
    .blank = rg_blank,
    .read = rg_read,
    .settle = rg_settle,
    .pieces = rg_pieces,
    .score = rg_score,
    .score_parts = rg_score_parts,
    .clock = rg_clock,
    .turn = rg_turn_index,
    .footprint = rg_footprint,
    .duties = rg_duties,
    .haze = rg_haze,
    .props = rg_props,
    .strokes = rg_strokes,
    .ghost = rg_ghost,
    .about = rg_about,
    .answer = rg_answer,
    .ready = rg_ready,
    .making = rg_making,
    .gesture = rg_gestures,
    .gestures = RG_GESTURES,
    .overlay = rg_overlays,
    .overlays = RG_OVERLAYS,
    .concerns = rg_concerns,
    .between = rg_between,
    .explain = rg_explain,
    .relation = rg_relation,
    .doctrine = rg_doctrine,
    .muster = &rg_muster,
    .purpose = rg_purpose,
};
