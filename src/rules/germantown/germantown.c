/* germantown.c -- the rule system, and the turn at a glance.
 *
 * Read the step table from top to bottom and you have read the sequence of play (GT-2.1 to GT-2.6):
 * fog and initiative, movement with what the Americans do by themselves, rally, fire, close combat
 * declared and then fought, and what befalls units in any of it. */
#include "rules/germantown/doctrine.h"
#include "rules/germantown/look.h"

#define ASKS(name) \
    .who = gt_who_##name, .list = gt_list_##name, .check = gt_check_##name, .take = gt_take_##name
#define ROLLS(name) .roll = gt_roll_##name, .land = gt_land_##name

/* The machine takes a single lawful answer by itself, and a step that nobody could answer is never
 * pushed (GT-26.2); only declaring insists, where what is listed is a part of what may be said. It
 * closes by itself once nobody can be attacked any more. */
const lin_step gt_steps[GT_STEPS] = {
    /* The turn */
    [GT_TURN] = { "turn", "GT-2.1", "", "A turn begins.", .run = gt_run_turn },
    [GT_FOG_DIE] = { "fog-die", "GT-22.3", "", "A die for the fog; 5 or more lifts it.",
                     ROLLS(fog) },
    [GT_COMMIT] = { "commit", "GT-3.5", "s", "{0}: how many momentum chits for the initiative?",
                    ASKS(commit), .hidden = true },
    [GT_INITIATIVE] = { "initiative", "GT-3.2", "i", "Initiative.", .run = gt_run_initiative },
    [GT_INITIATIVE_DIE] = { "initiative-die", "GT-3.2", "s", "{0}: a die for the initiative.",
                            ROLLS(initiative) },
    [GT_INITIATIVE_TAKEN] = { "initiative-taken", "GT-3.2", "", "Who is first?",
                              .run = gt_run_initiative_taken },
    [GT_PLAYER_TURN] = { "player-turn", "GT-2.3", "s", "The {0} player turn begins.",
                         .run = gt_run_player_turn },
    [GT_TURN_ENDS] = { "turn-ends", "GT-2.6", "", "The turn ends.", .run = gt_run_turn_ends },

    /* Movement */
    [GT_MOVE_OPENS] = { "move-opens", "GT-2.4", "s", "{0}: movement.", .run = gt_run_move_opens },
    [GT_PANIC] = { "panic", "GT-23.19", "i", "Those in panic run.", .run = gt_run_panic },
    [GT_PANIC_TO] = { "panic-to", "GT-23.20", "u", "{0} runs for the edge of the map: which way?",
                      ASKS(panic_to) },
    [GT_STRAY] = { "stray", "GT-23.3", "i", "Stephen's division in the fog.", .run = gt_run_stray },
    [GT_STRAY_DIE] = { "stray-die", "GT-23.3", "c",
                       "Stephen's men at {0}: 8 or 9 strays, 6 or 7 does not move.", ROLLS(stray) },
    [GT_STRAY_WAY] = { "stray-way", "GT-23.7", "c",
                       "Those at {0} stray: 1 is north, and on clockwise.", ROLLS(stray_way) },
    [GT_MOVE] = { "move", "GT-6.2", "s", "Movement: take up who shall move, or close.", ASKS(move),
                  .stays = true, .acts = true },
    [GT_STEP] = { "step", "GT-6.1", "u", "{0} and those with it: one step, leave somebody, or end.",
                  ASKS(step) },
    [GT_FRIENDLY] = { "friendly", "GT-23.14", "i", "Friends in the fog.", .run = gt_run_friendly },
    [GT_FRIENDLY_DIE] = { "friendly-die", "GT-23.15", "c",
                          "Stephen's men at {0} and their neighbours: do they fire?",
                          ROLLS(friendly) },
    [GT_FRIENDLY_HEX] = { "friendly-hex", "GT-23.16", "c",
                          "Stephen's men at {0} fire on friends: in which hex?",
                          ASKS(friendly_hex) },
    [GT_FRIENDLY_UNIT] = { "friendly-unit", "GT-23.16", "cii", "Friendly fire: which unit at {0}?",
                           ASKS(friendly_unit) },
    [GT_PANIC_CHECK] = { "panic-check", "GT-23.17", "u",
                         "{0} was fired on by friends: morale, or panic.", ROLLS(panic_check) },
    [GT_MOVE_CLOSES] = { "move-closes", "GT-2.4", "s", "{0}: movement is closed.",
                         .run = gt_run_move_closes },

    /* Rally */
    [GT_RALLY_OPENS] = { "rally-opens", "GT-2.4", "s", "{0}: rally.", .run = gt_run_rally_opens },
    [GT_RALLY] = { "rally", "GT-18.7", "s", "Rally: which unit rolls next?", ASKS(rally),
                   .stays = true, .acts = true },
    [GT_RALLY_DIE] = { "rally-die", "GT-18.7", "u", "{0} rolls to rally.", ROLLS(rally) },
    [GT_RALLY_CLOSES] = { "rally-closes", "GT-2.4", "s", "{0}: the rally phase is over.",
                          .run = gt_run_rally_closes },

    /* Fire */
    [GT_FIRE_OPENS] = { "fire-opens", "GT-2.4", "si", "{0}: fire.", .run = gt_run_fire_opens },
    [GT_GUNS] = { "guns", "GT-10.1", "s",
                  "Defensive artillery: fire at whom, with which guns, or pass.", ASKS(fire),
                  .stays = true, .acts = true },
    [GT_RIFLES] = { "rifles", "GT-10.10", "s", "Rifles: fire at whom, with whom, or pass.",
                    ASKS(fire), .stays = true, .acts = true },
    [GT_SHELL] = { "shell", "GT-23.30", "s",
                   "The militia's gun in the bombardment zone: fire at whom, or pass.", ASKS(fire),
                   .stays = true, .acts = true },
    [GT_HIT_DIE] = { "hit-die", "GT-10.16", "u", "A shot at {0}.", ROLLS(hit) },
    [GT_DAMAGE_DIE] = { "damage-die", "GT-10.28", "u", "{0} is hit: how badly?", ROLLS(damage) },
    [GT_SHOT_ENDS] = { "shot-ends", "GT-10.6", "", "The smoke clears.", .run = gt_run_shot_ends },

    /* Close combat: declaring */
    [GT_CLOSE_OPENS] = { "close-opens", "GT-2.4", "s", "{0}: close combat.",
                         .run = gt_run_close_opens },
    [GT_DECLARE] = { "declare", "GT-11.17", "s", "Close combat: attack which hex, or close.",
                     ASKS(declare), .stays = true, .acts = true },
    [GT_MAKE_UP] = { "make-up", "GT-11.17", "si",
                     "Who attacks, what else is attacked, is there a diversion? Then declare.",
                     ASKS(make_up), .stays = true, .insists = true },

    /* Close combat: one after another, in the order of GT-14.3 */
    [GT_RESOLVE] = { "resolve", "GT-11.29", "s", "Which combat is fought next?", ASKS(resolve),
                     .stays = true, .acts = true },
    [GT_RIDE_OFF] = { "ride-off", "GT-11.32", "c",
                      "The cavalry at {0}: does it stand, or ride off?", ASKS(ride_off),
                      .usual = gt_usual_first, .within = true },
    [GT_FIGHT] = { "fight", "GT-11.31", "", "Who is left to fight?", .run = gt_run_fight },
    [GT_LEAD] = { "lead", "GT-12.10", "s", "{0}: which unit leads?", ASKS(lead),
                  .usual = gt_usual_lead, .within = true },
    [GT_TACTIC] = { "tactic", "GT-13.2", "s", "{0}: which tactic, face down?", ASKS(tactic),
                    .hidden = true, .insists = true, .within = true },
    [GT_REVEAL] = { "reveal", "GT-13.2", "", "The tactics are shown.", .run = gt_run_reveal },
    [GT_TACTICS_DIE] = { "tactics-die", "GT-25.2", "", "A die in the place of tactics.",
                         ROLLS(tactics) },
    [GT_COMBAT_DIE] = { "combat-die", "GT-14.1", "i", "The die decides.", ROLLS(combat) },
    [GT_REROLL] = { "reroll", "GT-3.9", "s",
                    "{0}: spend a momentum chit to have the die thrown again?", ASKS(reroll),
                    .usual = gt_usual_first, .within = true },
    [GT_COMBAT_RESULT] = { "combat-result", "GT-14.1", "", "What the die brings.",
                           .run = gt_run_combat_result },
    [GT_COMBAT_ENDS] = { "combat-ends", "GT-16.1", "i", "The combat is over.",
                         .run = gt_run_combat_ends },
    [GT_CLOSE_ENDS] = { "close-ends", "GT-14.30", "s", "{0}: close combat is over.",
                        .run = gt_run_close_ends },

    /* What befalls units */
    [GT_SUFFER] = { "suffer", "GT-14.3", "si", "{0}: what the result brings.",
                    .run = gt_run_suffer },
    [GT_SECOND_STEP] = { "second-step", "GT-14.9", "su", "{0}: which unit loses the second step?",
                         ASKS(second_step), .usual = gt_usual_lose, .within = true },
    [GT_CAPTURE] = { "capture", "GT-14.11", "ss", "{0}: which {1} unit is captured?", ASKS(capture),
                     .usual = gt_usual_lose, .within = true },
    [GT_GO_ALONG] = { "go-along", "GT-17.3", "uu", "Does {0} go along with {1}?", ASKS(go_along),
                      .usual = gt_usual_first, .within = true },
    [GT_RETREAT] = { "retreat", "GT-15.1", "ui", "{0} retreats, {1} to go: to which hex?",
                     ASKS(retreat), .usual = gt_usual_first, .within = true },
    [GT_OVERFULL] = { "overfull", "GT-4.6", "cs",
                      "There is no room for all at {0}: who loses a step?", ASKS(overfull),
                      .usual = gt_usual_lose, .within = true },
    [GT_CHECKS] = { "checks", "GT-14.24", "", "The others check morale.", .run = gt_run_checks },
    [GT_CHECK_DIE] = { "check-die", "GT-18.2", "u", "{0} checks morale.", ROLLS(check) },
    [GT_ALONE] = { "alone", "GT-17.5", "uc", "{0} is left alone at {1}.", .run = gt_run_alone },
    [GT_REFUGE] = { "refuge", "GT-17.5", "uc", "{0} is left alone at {1}: to whom does he ride?",
                    ASKS(refuge), .usual = gt_usual_first, .within = true },
    [GT_ADVANCE] = { "advance", "GT-16.1", "si", "{0}: who advances into the emptied ground?",
                     ASKS(advance), .usual = gt_usual_last, .within = true },
    [GT_ADVANCE_GO] = { "advance-go", "GT-16.3", "uc", "{0} advances to {1}.",
                        .run = gt_run_advance_go },
};

/* The die knows no NC (GT-25.3). */
static const lin_option gt_options[GT_OPT_COUNT] = {
    [GT_OPT_SOLITAIRE] = { "solitaire", "GT-25.1",
                           "A die takes the place of the tactics in every combat.", .usual = 0 },
};

static const char *const gt_levels[] = { "draw", "marginal victory", "substantial victory",
                                         "decisive victory", "victory by concession" };

const lin_rules lin_book_germantown = {
    .id = "germantown",
    .code = "GT",
    .name = "Germantown",
    .version = 1,
    .field_size = sizeof(gt_field),
    .state_size = sizeof(gt_state),
    .beside_size = sizeof(gt_plan), /* of the doctrine */
    .step = gt_steps,
    .steps = GT_STEPS,
    .pending =
        LIN_DEPTH - 1, /* agenda.c keeps shapes that have room: at most 9 leaders ride at once */
    .verb = gt_verbs,
    .verbs = V_VERBS,
    .macro = gt_macros,
    .macros = GT_MACROS,
    .part = gt_event_parts,
    .action = gt_action_rows,
    .actions = GT_ACTIONS,
    .answer_label = gt_answer_labels,
    .answer_labels = GT_ANSWER_LABELS,
    .mark_look = gt_mark_looks,
    .mark_looks = GT_MARK_LOOKS,
    .counter = gt_counter,
    .counter_rows = GT_COUNTER_ROWS,
    .look = gt_looks,
    .event = gt_events,
    .events = E_EVENTS,
    .reason = gt_reasons,
    .reasons = R_REASONS,
    .option = gt_options,
    .options = GT_OPT_COUNT,
    .level = gt_levels,
    .levels = 5,
    .concede_level = 4, /* GT-20.6 */
    .build = gt_build,
    .start = gt_start,
    .broken = gt_broken,
    .redact = gt_redact,
    .hides = gt_hides,
    .complete = gt_complete,
    .write = gt_write,
    .blank = gt_blank,
    .read = gt_read,
    .settle = gt_settle,
    .pieces = gt_pieces,
    .duties = gt_duties,
    .score = gt_score,
    .score_parts = gt_score_parts,
    .point_parts = 2, /* GT-20.12: there are half points */
    .clock = gt_clock,
    .tracks = gt_tracks,
    .haze = gt_haze,
    .explain = gt_explain,
    .what_if = gt_what_if,
    .doctrine = gt_doctrine,
    .purpose = gt_purpose,
    .outcomes_by_name = true,
    .gesture = gt_gestures,
    .gestures = GT_GESTURES,
    .overlay = gt_overlays,
    .overlays = GT_OVERLAYS,
    .ready = gt_ready,
    .making = gt_making,
    .movement = "movement points",
    .movement_parts = 2, /* GT-6.1: halves are counted */
    .marks = gt_marks,
    .about = gt_about,
    .concerns = gt_concerns,
    .turn = gt_turn,
};
