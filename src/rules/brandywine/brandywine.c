/* brandywine.c -- the rule system, and the turn at a glance.
 *
 * Read the step table from top to bottom and you have read the sequence of play: set-up, the
 * hour, reorganization, movement, combat, and what a battle can bring about inside it. */
#include "rules/brandywine/brandywine.h"

#include <string.h>

#define ASKS(name) \
    .who = bw_who_##name, .list = bw_list_##name, .check = bw_check_##name, .take = bw_take_##name
#define ROLLS(name) .roll = bw_roll_##name, .land = bw_land_##name

const lin_step bw_steps[BW_STEPS] = {
    /* BW 4.0 Setup */
    [BW_SETUP] = { "setup", "BW-4.1", "",
                   "Set up: pick a counter to place, deploy a ready set-up by name, or finish with "
                   "done.",
                   ASKS(setup), .stays = true, .sample = bw_sample_setup },
    [BW_SETUP_AT] = { "setup-at", "BW-4.2", "u", "{0}: place it on which square?", ASKS(setup_at) },
    [BW_SETUP_FACE] = { "setup-face", "BW-4.1", "u", "{0}: facing which way?", ASKS(face) },

    /* BW 5.0 Sequence of play, BW 7.0 Time record */
    [BW_HOUR] = { "hour", "BW-7.1", "", "An hour begins.", .run = bw_run_hour },
    [BW_PLAYER_TURN] = { "player-turn", "BW-5.2", "s", "The {0} player turn begins.",
                         .run = bw_run_player_turn },
    [BW_HOUR_ENDS] = { "hour-ends", "BW-5.7", "", "The hour is struck off.",
                       .run = bw_run_hour_ends },

    /* BW 16.0 Reorganization: BW-5.1 British, BW-5.4 American */
    [BW_REORGANIZE_OPENS] = { "reorganize-opens", "BW-5.1", "s", "{0}: reorganization.",
                              .run = bw_run_reorganize_opens },
    [BW_REORGANIZE] = { "reorganize", "BW-16.1", "s", "Roll to reorganize which unit next?",
                        ASKS(reorganize), .stays = true, .acts = true },
    [BW_RALLY_HELP] = { "rally-help", "BW-16.3", "u", "{0}: add 1 for the commander in the square?",
                        ASKS(rally_help), .usual = bw_usual_no },
    [BW_RALLY_DICE] = { "rally-dice", "BW-16.2", "ui",
                        "{0} rolls to reorganize; 9 or more restores it.", ROLLS(rally) },

    /* BW 8.0 to 11.0 Movement: BW-5.2 British, BW-5.5 American */
    [BW_MOVE_OPENS] = { "move-opens", "BW-5.2", "s", "{0}: movement.", .run = bw_run_move_opens },
    [BW_MOVE] = { "move", "BW-8.1", "s",
                  "Movement: pick a counter, turn one, or close the portion.", ASKS(move),
                  .stays = true, .acts = true, .sample = bw_sample_move },
    [BW_STEP] = { "step", "BW-8.2", "uii", "{0} has {1} quarters left: one step, or end.",
                  ASKS(step) },
    [BW_FACE] = { "face", "BW-11.3", "ui", "{0}: facing which way?", ASKS(face),
                  .usual = bw_usual_face },
    [BW_MOVE_CLOSES] = { "move-closes", "BW-8.5", "s", "{0}: movement is closed.",
                         .run = bw_run_move_closes },

    /* BW 13.0, 14.0 Combat: BW-5.3 British, BW-5.6 American */
    [BW_COMBAT_OPENS] = { "combat-opens", "BW-14.1", "s", "{0}: combat.",
                          .run = bw_run_combat_opens },
    [BW_COMBAT] = { "combat", "BW-13.2", "s",
                    "Combat: engage an enemy unit, bombard one, or close the portion.",
                    ASKS(combat), .stays = true, .acts = true },
    [BW_BATTLE] = { "battle", "BW-14.2", "u",
                    "Battle with {0}: join units of both sides, then fight.", ASKS(battle),
                    .stays = true, .insists = true },
    [BW_BATTLE_DICE] = { "battle-dice", "BW-13.7", "", "Two dice decide the battle.",
                         ROLLS(battle) },
    [BW_BATTLE_ENDS] = { "battle-ends", "BW-20.25", "", "The battle is over.",
                         .run = bw_run_battle_ends },
    [BW_COMBAT_CLOSES] = { "combat-closes", "BW-13.11", "s", "{0}: combat is closed.",
                           .run = bw_run_combat_closes },

    /* BW 18.0 Bombardment */
    [BW_GUNS] = { "guns", "BW-18.7", "u", "Bombardment of {0}: join guns, then fire.", ASKS(guns),
                  .stays = true, .insists = true },
    [BW_GUNS_DICE] = { "guns-dice", "BW-18.7", "", "Two dice decide the bombardment.",
                       ROLLS(guns) },
    [BW_GUNS_END] = { "guns-end", "BW-18.10", "", "The bombardment is over.",
                      .run = bw_run_guns_end },

    /* Inside a battle, in the order of BW-20.25 */
    [BW_USE_COMMANDER] = { "commander", "BW-17.7", "s",
                           "{0}: let the commander in the square shift the dice?",
                           ASKS(use_commander), .usual = bw_usual_no },
    [BW_LOSE_ATTACKER] = { "lose-attacker", "BW-20.1", "s", "{0}: which unit is lost?", ASKS(lose),
                           .usual = bw_usual_lose },
    [BW_LOSE_DEFENDER] = { "lose-defender", "BW-20.2", "s", "{0}: which unit is lost?", ASKS(lose),
                           .usual = bw_usual_lose },
    [BW_EXCHANGE] = { "exchange", "BW-20.16", "s", "{0}: which unit is exchanged?", ASKS(lose),
                      .usual = bw_usual_lose },
    [BW_RETREAT_OPENS] = { "retreat-opens", "BW-20.11", "sii", "{0}: a retreat of {1}.",
                           .run = bw_run_retreat_opens },
    [BW_RETREAT] = { "retreat", "BW-20.11", "sii", "{0}: which counter retreats next, by {1}?",
                     ASKS(retreat), .stays = true, .follows = true },
    [BW_RETREAT_TO] = { "retreat-to", "BW-20.11", "uii", "{0} retreats by {1}: to which square?",
                        ASKS(retreat_to), .follows = true },
    [BW_STRIPPED] = { "stripped", "BW-17.4", "s", "{0}: is the commander left alone?",
                      .run = bw_run_stripped },
    [BW_FLIGHT] = { "flight", "BW-17.2", "s", "{0}: the commander flees.", .run = bw_run_flight },
    [BW_FLIGHT_TO] = { "flight-to", "BW-17.2", "uii",
                       "{0} is alone and must withdraw {1} squares: where to?", ASKS(flight_to),
                       .follows = true },
    [BW_FLIGHT_DICE] = { "flight-dice", "BW-17.2", "s",
                         "{0}: two dice for the lone commander; 12 is his end.", ROLLS(flight) },
    [BW_ADVANCE] = { "advance", "BW-15.2", "s", "{0}: advance into the emptied ground, or done.",
                     ASKS(advance), .stays = true, .usual = bw_usual_last },
    [BW_ADVANCE_COMMANDER] = { "advance-commander", "BW-15.4", "su",
                               "{0}: does the commander go along with {1}?",
                               ASKS(advance_commander), .usual = bw_usual_no },
    [BW_ADVANCE_FACE] = { "advance-face", "BW-11.3", "u", "{0} has advanced: facing which way?",
                          ASKS(face), .usual = bw_usual_face },
    [BW_CASUALTY] = { "casualty", "BW-17.8", "s", "{0}: was the commander used?",
                      .run = bw_run_casualty },
    [BW_CASUALTY_DICE] = { "casualty-dice", "BW-17.8", "s",
                           "{0}: two dice for the commander; 12 is his end.", ROLLS(casualty) },
};

/* BW-4.1, BW-4.4, BW-6.6: one side unplaced, the other waiting, the squares owned. */
static void bw_start(const lin_field *field, void *state)
{
    const bw_field *f = bw_field_of(field);
    bw_state *s = state;

    for (int u = 0; u < f->units; u++)
        s->at[u] = f->side[u] == f->setup_side ? BW_UNPLACED : BW_WAITING;
    for (int i = 0; i < f->victories; i++)
        s->owner[i] = f->first_owner;
    lin_push(s, BW_HOUR, 0, 0, 0);
    lin_push(s, BW_SETUP, 0, 0, 0);
}

/* BW-18.4, BW-13.33, BW-20.22 */
static const lin_option bw_options[BW_OPT_COUNT] = {
    [BW_OPT_BOMBARDMENT] = { "bombardment", "BW-18.4",
                             "Artillery may bombard a neighbouring square instead of fighting a "
                             "battle.",
                             .usual = 1 },
    [BW_OPT_FRONTAL_CANCELS_ALL] = { "frontal_cancels_all", "BW-13.33",
                                     "One attacker straight in front of a defender takes enfilade "
                                     "from every attacker of the battle.",
                                     .usual = 0 },
    [BW_OPT_HOLD_FREED_BY_ANY] = { "hold_freed_by_any", "BW-20.22",
                                   "A hold ends when its holders are held themselves, also by a "
                                   "counter-attack out of the held unit's own square.",
                                   .usual = 0 },
};

static const char *const bw_levels[] = { "draw", "minor victory", "major victory" };

/* Everything lies open in this game: redact and complete have nothing to hide or to guess. */
const lin_rules lin_book_brandywine = {
    .id = "brandywine",
    .code = "BW",
    .name = "Battle of Brandywine",
    .version = 2,
    .field_size = sizeof(bw_field),
    .state_size = sizeof(bw_state),
    .beside_size = BW_BESIDE,
    .step = bw_steps,
    .steps = BW_STEPS,
    .verb = bw_verbs,
    .verbs = V_VERBS,
    .macro = bw_macros,
    .macros = BW_MACROS,
    .part = bw_event_parts,
    .action = bw_action_rows,
    .actions = BW_ACTIONS,
    .answer_label = bw_answer_labels,
    .answer_labels = BW_ANSWER_LABELS,
    .mark_look = bw_mark_looks,
    .mark_looks = BW_MARK_LOOKS,
    .counter = bw_counter,
    .counter_rows = BW_COUNTER_ROWS,
    .look = bw_looks,
    .event = bw_events,
    .events = E_EVENTS,
    .reason = bw_reasons,
    .reasons = R_REASONS,
    .option = bw_options,
    .options = BW_OPT_COUNT,
    .level = bw_levels,
    .levels = 3,
    .concede_level = BW_MAJOR, /* BW-6.10 */
    .build = bw_build,
    .start = bw_start,
    .broken = bw_broken,
    .write = bw_write,
    .blank = bw_blank,
    .read = bw_read,
    .settle = bw_settle,
    .pieces = bw_pieces,
    .duties = bw_duties,
    .score = bw_score,
    .score_parts = bw_score_parts,
    .clock = bw_clock,
    .gesture = bw_gestures,
    .gestures = BW_GESTURES,
    .overlay = bw_overlays,
    .overlays = BW_OVERLAYS,
    .ready = bw_ready,
    .making = bw_making,
    .movement = "movement factors",
    .movement_parts = BW_QUARTERS,
    .marks = bw_marks,
    .turn = bw_turn,
    .concerns = bw_concerns,
    .explain = bw_explain,
    .doctrine = bw_doctrine,
    .purpose = bw_purpose,
};
