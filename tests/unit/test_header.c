/* test_header.c -- every function of the public headers, and what it does not take.
 *
 * What comes from players and programs may be anything: it is refused, or there is nothing to show.
 * NULL where something must be is a programmer's mistake and stops at an assert, here in a process
 * of its own. A function that is added to one is missed here until it has a line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "linstock_rules.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define TYPED lin_dice_typed()
#define SIX   ((lin_die_kind){ 6, false })

/* Nothing where something must be: an assert. */
#define MISTAKES(X)                                                                     \
    X(lin_odds_outcomes, lin_odds_outcomes(NULL))                                       \
    X(lin_odds_outcome, lin_odds_outcome(NULL, 0))                                      \
    X(lin_odds_chances, lin_odds_chances(NULL))                                         \
    X(lin_odds_chance, lin_odds_chance(NULL, 0))                                        \
    X(lin_odds_nodes, lin_odds_nodes(NULL))                                             \
    X(lin_odds_limit, lin_odds_limit(NULL))                                             \
    X(lin_rules_id, lin_rules_id(NULL))                                                 \
    X(lin_rules_name, lin_rules_name(NULL))                                             \
    X(lin_rules_version, lin_rules_version(NULL))                                       \
    X(lin_rules_option, lin_rules_option(NULL, 0))                                      \
    X(lin_rules_help, lin_rules_help(NULL, 0))                                          \
    X(lin_field_rules, lin_field_rules(NULL))                                           \
    X(lin_field_battle, lin_field_battle(NULL))                                         \
    X(lin_field_hash, lin_field_hash(NULL))                                             \
    X(lin_field_option, lin_field_option(NULL, 0))                                      \
    X(lin_state_size, lin_state_size(NULL))                                             \
    X(lin_battle_id, lin_battle_id(NULL))                                               \
    X(lin_battle_rules, lin_battle_rules(NULL))                                         \
    X(lin_battle_title, lin_battle_title(NULL))                                         \
    X(lin_battle_date, lin_battle_date(NULL))                                           \
    X(lin_battle_note, lin_battle_note(NULL))                                           \
    X(lin_battle_history, lin_battle_history(NULL))                                     \
    X(lin_side_id, lin_side_id(NULL, LIN_FIRST))                                        \
    X(lin_side_colour, lin_side_colour(NULL, LIN_FIRST))                                \
    X(lin_battle_units, lin_battle_units(NULL))                                         \
    X(lin_battle_unit, lin_battle_unit(NULL, 0))                                        \
    X(lin_battle_turns, lin_battle_turns(NULL))                                         \
    X(lin_turn_name, lin_turn_name(NULL, 0))                                            \
    X(lin_battle_board, lin_battle_board(NULL))                                         \
    X(lin_battle_table, lin_battle_table(NULL))                                         \
    X(lin_board_grid, lin_board_grid(NULL))                                             \
    X(lin_board_rows, lin_board_rows(NULL))                                             \
    X(lin_board_cols, lin_board_cols(NULL))                                             \
    X(lin_cell_next, lin_cell_next(NULL, 0, 0))                                         \
    X(lin_cell_ground, lin_cell_ground(NULL, 0))                                        \
    X(lin_cell_height, lin_cell_height(NULL, 0))                                        \
    X(lin_table_size, lin_table_size(NULL))                                             \
    X(lin_table_piece, lin_table_piece(NULL, 0, NULL, NULL, NULL))                      \
    X(lin_list_orders, lin_list_orders(NULL))                                           \
    X(lin_list_order, lin_list_order(NULL, 0))                                          \
    X(lin_list_families, lin_list_families(NULL))                                       \
    X(lin_list_family, lin_list_family(NULL, 0))                                        \
    X(lin_outline_check, lin_outline_check(NULL, 4, true, NULL))                        \
    X(lin_sine, lin_sine(0, NULL, NULL))                                                \
    X(lin_trace, lin_trace(NULL, NULL, NULL))                                           \
    X(lin_frame_text, lin_frame_text(NULL, NULL, NULL))                                 \
    X(lin_same_word, lin_same_word(NULL, NULL))                                         \
    X(lin_word_int, lin_word_int(NULL, NULL))                                           \
    X(lin_quoted, lin_quoted(NULL, NULL, 1))                                            \
    X(lin_unit_find, lin_unit_find(NULL, NULL))                                         \
    X(lin_arg_print, lin_arg_print(NULL, 'u', NULL, 1, NULL))                           \
    X(lin_arg_parse, lin_arg_parse(NULL, 'u', NULL, NULL, NULL, NULL))                  \
    X(lin_hash_bytes, lin_hash_bytes(NULL, 1, 1))                                       \
    X(lin_top, lin_top(NULL))                                                           \
    X(lin_rules_register, lin_rules_register(LIN_ABI, NULL, NULL))                      \
    X(lin_bot_register, lin_bot_register(LIN_ABI, NULL, NULL))                          \
    X(lin_look_find, lin_look_find(NULL, LIN_LOOK_CELL, NULL))                          \
    X(lin_look_name, lin_look_name(&(lin_look){ 0 }, NULL))                             \
    X(lin_scenery_thin, lin_scenery_thin(NULL, NULL))                                   \
    X(lin_score_text, lin_score_text(NULL, NULL))                                       \
    X(lin_result_text, lin_result_text(NULL, NULL))                                     \
    X(lin_level_name, lin_level_name(NULL))                                             \
    X(lin_side_name, lin_side_name(NULL, LIN_FIRST))                                    \
    X(lin_action_next, lin_action_next(NULL, NULL, NULL))                               \
    X(lin_account_end, lin_account_end(NULL))                                           \
    X(lin_account_after, lin_account_after(NULL, NULL))                                 \
    X(lin_account_event, lin_account_event(NULL, NULL, NULL))                           \
    X(lin_account_for, lin_account_for(NULL, LIN_FIRST))                                \
    X(lin_account_open, lin_account_open(NULL))                                         \
    X(lin_action_retell, lin_action_retell(NULL, NULL))                                 \
    X(lin_session_walk, lin_session_walk(NULL, NULL, NULL, NULL, NULL))                 \
    X(lin_need_met, lin_need_met(NULL, 1))                                              \
    X(lin_scenery_text, lin_scenery_text(NULL, 0, NULL))                                \
    X(lin_place_text, lin_place_text(NULL, (lin_point){ 0, 0 }, NULL))                  \
    X(lin_needs_met, lin_needs_met(NULL, NULL))                                         \
    X(lin_account_before, lin_account_before(NULL, NULL))                               \
    X(lin_account_new, lin_account_new(NULL, NULL, NULL, NULL, NULL))                   \
    X(lin_cell_text, lin_cell_text(NULL, 1, NULL))                                      \
    X(lin_put, lin_put(NULL, "x"))                                                      \
    X(lin_node_int, lin_node_int(NULL, NULL, 1, 1, NULL, NULL))                         \
    X(lin_board_lay, lin_board_lay(NULL, LIN_SQUARES, 1, 1, NULL))                      \
    X(lin_board_way, lin_board_way(NULL, NULL, NULL))                                   \
    X(lin_board_edge, lin_board_edge(NULL, NULL, 1, 1, false, NULL))                    \
    X(lin_cell_sight, lin_cell_sight(NULL, 1, 1, NULL, 1))                              \
    X(lin_edge_find, lin_edge_find(NULL, NULL))                                         \
    X(lin_way_find, lin_way_find(NULL, NULL))                                           \
    X(lin_answer_text, lin_answer_text(NULL, NULL, NULL))                               \
    X(lin_relation_of, lin_relation_of(NULL, 1, 1, NULL))                               \
    X(lin_cell_row, lin_cell_row(NULL, 1))                                              \
    X(lin_cell_col, lin_cell_col(NULL, 1))                                              \
    X(lin_cell_at, lin_cell_at(NULL, 1, 1))                                             \
    X(lin_cell_parse, lin_cell_parse(NULL, NULL))                                       \
    X(lin_cell_name, lin_cell_name(NULL, 1, NULL))                                      \
    X(lin_cell_distance, lin_cell_distance(NULL, 1, 1))                                 \
    X(lin_cell_direction, lin_cell_direction(NULL, 1, 1))                               \
    X(lin_cell_line, lin_cell_line(NULL, 1, 1, NULL, 1))                                \
    X(lin_area_find, lin_area_find(NULL, NULL))                                         \
    X(lin_ground_find, lin_ground_find(NULL, NULL))                                     \
    X(lin_direction_name, lin_direction_name(NULL, 1))                                  \
    X(lin_direction_parse, lin_direction_parse(NULL, NULL))                             \
    X(lin_reach_from, lin_reach_from(NULL, 1, 1, NULL, NULL, NULL))                     \
    X(lin_reach_way, lin_reach_way(NULL, 1, 1, NULL))                                   \
    X(lin_route_of, lin_route_of(NULL, 1, 1, NULL))                                     \
    X(lin_route_go, lin_route_go(NULL, NULL, 1, NULL, NULL, NULL))                      \
    X(lin_route_made, lin_route_made(NULL, 1))                                          \
    X(lin_route_heading, lin_route_heading(NULL, NULL))                                 \
    X(lin_order_units, lin_order_units(NULL, 1, NULL))                                  \
    X(lin_order_add_unit, lin_order_add_unit(NULL, 1, 1))                               \
    X(lin_expand_give, lin_expand_give(NULL, 1, 0, NULL, NULL))                         \
    X(lin_units_named, lin_units_named(NULL, NULL, 1, 1, LIN_FIRST, NULL, NULL))        \
    X(lin_word_at, lin_word_at(NULL, 1, NULL, 1))                                       \
    X(lin_expand_usage, lin_expand_usage(NULL, NULL))                                   \
    X(lin_goal_named, lin_goal_named(NULL, NULL, 1, NULL, NULL, NULL, NULL))            \
    X(lin_expand_walk, lin_expand_walk(NULL, 1, 1, NULL, NULL, NULL))                   \
    X(lin_is_pending, lin_is_pending(NULL, 1))                                          \
    X(lin_is_pending_for, lin_is_pending_for(NULL, 1, 1))                               \
    X(lin_frame_broken, lin_frame_broken(NULL, NULL))                                   \
    X(lin_list_find, lin_list_find(NULL, 1, 1))                                         \
    X(lin_line_wrong, lin_line_wrong(NULL, NULL))                                       \
    X(lin_expansion_top, lin_expansion_top(NULL))                                       \
    X(lin_has_answer, lin_has_answer(NULL, NULL))                                       \
    X(lin_list_clear, lin_list_clear(NULL))                                             \
    X(lin_list_add, lin_list_add(NULL, (lin_order){ 0 }))                               \
    X(lin_list_add_rest, lin_list_add_rest(NULL, NULL))                                 \
    X(lin_list_open, lin_list_open(NULL, (lin_family){ .open = 0 }))                    \
    X(lin_list_try, lin_list_try(NULL, NULL, NULL, NULL))                               \
    X(lin_list_sample, lin_list_sample(NULL, NULL, 1, NULL, NULL))                      \
    X(lin_field_new, lin_field_new(NULL, NULL, NULL, NULL))                             \
    X(lin_log_add, lin_log_add(NULL, 1, 1, NULL))                                       \
    X(lin_push, lin_push(NULL, 1, 1, 1, 1))                                             \
    X(lin_pop, lin_pop(NULL))                                                           \
    X(lin_end, lin_end(NULL, LIN_FIRST, 1))                                             \
    X(lin_rng_next, lin_rng_next(NULL))                                                 \
    X(lin_rng_below, lin_rng_below(NULL, 1))                                            \
    X(lin_option_word, lin_option_word(NULL, 1))                                        \
    X(lin_option_value, lin_option_value(NULL, NULL, NULL))                             \
    X(lin_mark_find, lin_mark_find(NULL, NULL, NULL))                                   \
    X(lin_mark_next, lin_mark_next(NULL, NULL, NULL))                                   \
    X(lin_die_kind_of, lin_die_kind_of(NULL))                                           \
    X(lin_die_kind_print, lin_die_kind_print(SIX, NULL))                                \
    X(lin_die_kind_parse, lin_die_kind_parse(NULL, NULL))                               \
    X(lin_die_kinds_print, lin_die_kinds_print(NULL, 1, NULL))                          \
    X(lin_dice_throw, lin_dice_throw(NULL, 1, SIX, NULL))                               \
    X(lin_game_new, lin_game_new(NULL, NULL, TYPED, NULL))                              \
    X(lin_game_from, lin_game_from(NULL, NULL, NULL, TYPED, NULL))                      \
    X(lin_copy, lin_copy(NULL, NULL))                                                   \
    X(lin_game_field, lin_game_field(NULL))                                             \
    X(lin_state, lin_state(NULL))                                                       \
    X(lin_set_state, lin_set_state(NULL, NULL))                                         \
    X(lin_set_dice, lin_set_dice(NULL, TYPED))                                          \
    X(lin_dice_of, lin_dice_of(NULL))                                                   \
    X(lin_thrown, lin_thrown(NULL, NULL))                                               \
    X(lin_listen, lin_listen(NULL, false))                                              \
    X(lin_ask, lin_ask(NULL, NULL))                                                     \
    X(lin_points, lin_points(NULL, 1))                                                  \
    X(lin_points_text, lin_points_text(NULL, 1, NULL))                                  \
    X(lin_ask_called, lin_ask_called(NULL, NULL))                                       \
    X(lin_what_if_of, lin_what_if_of(NULL, NULL, NULL))                                 \
    X(lin_what_if_row, lin_what_if_row(NULL, 0))                                        \
    X(lin_what_if_mixed, lin_what_if_mixed(NULL))                                       \
    X(lin_lying, lin_lying(NULL, NULL))                                                 \
    X(lin_waits, lin_waits(NULL))                                                       \
    X(lin_to_answer, lin_to_answer(NULL))                                               \
    X(lin_answers, lin_answers(NULL))                                                   \
    X(lin_parse, lin_parse(NULL, NULL, NULL, NULL))                                     \
    X(lin_print, lin_print(NULL, NULL, NULL))                                           \
    X(lin_expand, lin_expand(NULL, NULL, NULL, 1, NULL, NULL))                          \
    X(lin_expand_marches, lin_expand_marches(NULL, NULL, NULL, 1, NULL, NULL, NULL))    \
    X(lin_same_order, lin_same_order(NULL, NULL))                                       \
    X(lin_asked, lin_asked(NULL, LIN_FIRST, NULL))                                      \
    X(lin_check, lin_check(NULL, LIN_FIRST, NULL, NULL))                                \
    X(lin_give, lin_give(NULL, LIN_FIRST, NULL, NULL))                                  \
    X(lin_answer, lin_answer(NULL, 1))                                                  \
    X(lin_roll, lin_roll(NULL, NULL, 1, NULL))                                          \
    X(lin_concede, lin_concede(NULL, LIN_FIRST))                                        \
    X(lin_agree_draw, lin_agree_draw(NULL))                                             \
    X(lin_random_order, lin_random_order(NULL, NULL, NULL))                             \
    X(lin_sample, lin_sample(NULL, 1, NULL, NULL))                                      \
    X(lin_who_is_named, lin_who_is_named(NULL, NULL))                                   \
    X(lin_not_now, lin_not_now(NULL, NULL, NULL, NULL))                                 \
    X(lin_hash, lin_hash(NULL))                                                         \
    X(lin_broken, lin_broken(NULL))                                                     \
    X(lin_seen_by, lin_seen_by(NULL, LIN_FIRST, NULL))                                  \
    X(lin_hides, lin_hides(NULL, LIN_FIRST))                                            \
    X(lin_complete, lin_complete(NULL, LIN_FIRST, NULL))                                \
    X(lin_view_of, lin_view_of(NULL))                                                   \
    X(lin_pieces, lin_pieces(NULL, NULL, 1))                                            \
    X(lin_duties, lin_duties(NULL, NULL, 1))                                            \
    X(lin_event_called, lin_event_called(NULL, NULL, NULL))                             \
    X(lin_score_now, lin_score_now(NULL, NULL))                                         \
    X(lin_tracks, lin_tracks(NULL, NULL, 1))                                            \
    X(lin_haze, lin_haze(NULL))                                                         \
    X(lin_clock, lin_clock(NULL, NULL))                                                 \
    X(lin_turn, lin_turn(NULL))                                                         \
    X(lin_ready_orders, lin_ready_orders(NULL, NULL, 1))                                \
    X(lin_making_now, lin_making_now(NULL, NULL))                                       \
    X(lin_marks, lin_marks(NULL, 1, 1, NULL, 1))                                        \
    X(lin_footprint_of, lin_footprint_of(NULL, 1, NULL))                                \
    X(lin_props, lin_props(NULL, NULL, 1))                                              \
    X(lin_strokes, lin_strokes(NULL, 1, 1, NULL, 1))                                    \
    X(lin_between, lin_between(NULL, 1, 1, NULL, 1, NULL))                              \
    X(lin_score_parts, lin_score_parts(NULL, NULL, 1))                                  \
    X(lin_ghost_of, lin_ghost_of(NULL, NULL, NULL, NULL, NULL))                         \
    X(lin_about, lin_about(NULL, 1, NULL))                                              \
    X(lin_explain, lin_explain(NULL, NULL, NULL))                                       \
    X(lin_concerns, lin_concerns(NULL, NULL, NULL, NULL, 1, NULL))                      \
    X(lin_hears, lin_hears(NULL, NULL, LIN_FIRST))                                      \
    X(lin_events_clear, lin_events_clear(NULL))                                         \
    X(lin_events_next, lin_events_next(NULL, NULL, NULL))                               \
    X(lin_events_brief, lin_events_brief(NULL, NULL, NULL, NULL))                       \
    X(lin_event_text, lin_event_text(NULL, NULL, NULL))                                 \
    X(lin_event_rule, lin_event_rule(NULL, NULL))                                       \
    X(lin_event_words, lin_event_words(NULL, NULL, NULL))                               \
    X(lin_event_told, lin_event_told(NULL, NULL, NULL))                                 \
    X(lin_place_part, lin_place_part(NULL, 0, 0))                                       \
    X(lin_hundredths_print, lin_hundredths_print(NULL, 0, false, NULL))                 \
    X(lin_blind, lin_blind(NULL))                                                       \
    X(lin_field_blind, lin_field_blind(NULL))                                           \
    X(lin_order_measures, lin_order_measures(NULL, NULL))                               \
    X(lin_would_measure, lin_would_measure(NULL, NULL))                                 \
    X(lin_suppose, lin_suppose(NULL, NULL, 0, NULL, NULL, NULL, NULL))                  \
    X(lin_learned, lin_learned(NULL))                                                   \
    X(lin_not_measured, lin_not_measured(NULL, NULL, NULL))                             \
    X(lin_expand_stands, lin_expand_stands(NULL, NULL, 0))                              \
    X(lin_expansion_game, lin_expansion_game(NULL))                                     \
    X(lin_expand_tell, lin_expand_tell(NULL, NULL))                                     \
    X(lin_expand_try, lin_expand_try(NULL, NULL, NULL))                                 \
    X(lin_expand_say, lin_expand_say(NULL, NULL, "x"))                                  \
    X(lin_session_new, lin_session_new(NULL, NULL, TYPED, NULL))                        \
    X(lin_session_from, lin_session_from(NULL, NULL, NULL, 1, TYPED, NULL))             \
    X(lin_session_position, lin_session_position(NULL))                                 \
    X(lin_session_game, lin_session_game(NULL))                                         \
    X(lin_meta_of, lin_meta_of(NULL, NULL, false))                                      \
    X(lin_say, lin_say(NULL, LIN_FIRST, NULL, NULL))                                    \
    X(lin_session_give, lin_session_give(NULL, LIN_FIRST, NULL, NULL))                  \
    X(lin_session_roll, lin_session_roll(NULL, NULL, 1, NULL))                          \
    X(lin_undo, lin_undo(NULL, LIN_FIRST, false, NULL))                                 \
    X(lin_dice_fell_since, lin_dice_fell_since(NULL, 1))                                \
    X(lin_secrets_shown_since, lin_secrets_shown_since(NULL, 1))                        \
    X(lin_session_offer, lin_session_offer(NULL, NULL))                                 \
    X(lin_session_remark, lin_session_remark(NULL, NULL, NULL))                         \
    X(lin_session_header, lin_session_header(NULL, NULL, NULL))                         \
    X(lin_session_header_get, lin_session_header_get(NULL, NULL))                       \
    X(lin_session_moves, lin_session_moves(NULL))                                       \
    X(lin_session_dice, lin_session_dice(NULL, NULL, 1))                                \
    X(lin_session_at, lin_session_at(NULL, 1, NULL, NULL))                              \
    X(lin_session_open, lin_session_open(NULL, LIN_FIRST, NULL))                        \
    X(lin_session_entry, lin_session_entry(NULL, 1, NULL))                              \
    X(lin_session_get, lin_session_get(NULL, 1, NULL))                                  \
    X(lin_session_opening, lin_session_opening(NULL, NULL))                             \
    X(lin_session_remark_at, lin_session_remark_at(NULL, 1, NULL))                      \
    X(lin_session_set_remark, lin_session_set_remark(NULL, 1, NULL, NULL))              \
    X(lin_record_write, lin_record_write(NULL, NULL, NULL))                             \
    X(lin_record_header, lin_record_header(NULL, 1, NULL, NULL, 1, NULL))               \
    X(lin_record_options, lin_record_options(NULL, 1, NULL, 1, NULL))                   \
    X(lin_record_read, lin_record_read(NULL, NULL, NULL, 1, TYPED, NULL))               \
    X(lin_record_watch, lin_record_watch(NULL, NULL, NULL, 1, TYPED, NULL, NULL, NULL)) \
    X(lin_position_write, lin_position_write(NULL, NULL, NULL))                         \
    X(lin_position_battle, lin_position_battle(NULL, 1, NULL, 1, NULL, 1, NULL))        \
    X(lin_position_read, lin_position_read(NULL, NULL, NULL, 1, TYPED, NULL))           \
    X(lin_odds_of, lin_odds_of(NULL, NULL, NULL, NULL, NULL))                           \
    X(lin_fraction, lin_fraction(1, 1, NULL))                                           \
    X(lin_script_run, lin_script_run(NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL))      \
    X(lin_bot_purpose, lin_bot_purpose(NULL, NULL, NULL, NULL))                         \
    X(lin_is_so, lin_is_so(NULL, NULL, NULL))                                           \
    X(lin_bot_takes_draw, lin_bot_takes_draw(NULL, LIN_FIRST))

/* Nothing where there may be nothing, or no pointer at all. */
#define FORGIVEN(X)                                    \
    X(lin_odds_new, lin_odds_free(lin_odds_new()))     \
    X(lin_odds_free, lin_odds_free(NULL))              \
    X(lin_version, lin_version())                      \
    X(lin_abi, lin_abi())                              \
    X(lin_rules_at, lin_rules_at(-1))                  \
    X(lin_bot_at, lin_bot_at(-1))                      \
    X(lin_rule_at, lin_rule_at(-1))                    \
    X(lin_account_free, lin_account_free(NULL))        \
    X(lin_refuse, lin_refuse(NULL, LIN_OK, NULL, "x")) \
    X(lin_text_in, lin_text_in(NULL, 0))               \
    X(lin_node_get, lin_node_get(NULL, "key"))         \
    X(lin_node_text, lin_node_text(NULL, "key", NULL)) \
    X(lin_field_free, lin_field_free(NULL))            \
    X(lin_rules_find, lin_rules_find(NULL))            \
    X(lin_die_low, lin_die_low(SIX))                   \
    X(lin_die_high, lin_die_high(SIX))                 \
    X(lin_die_has, lin_die_has(SIX, 1))                \
    X(lin_dice_typed, lin_dice_typed())                \
    X(lin_dice_seeded, lin_dice_seeded(1, 1))          \
    X(lin_dice_scripted, lin_dice_scripted(NULL, 0))   \
    X(lin_game_free, lin_game_free(NULL))              \
    X(lin_session_free, lin_session_free(NULL))        \
    X(lin_free, lin_free(NULL))                        \
    X(lin_bot_find, lin_bot_find(NULL))                \
    X(lin_rule_find, lin_rule_find(NULL))

#define AS_FUNCTION(name, call)   \
    static void call_##name(void) \
    {                             \
        call;                     \
    }
#define AS_ROW(name, call) { #name, call_##name },

MISTAKES(AS_FUNCTION)
FORGIVEN(AS_FUNCTION)

static const struct row {
    const char *name;
    void (*call)(void);
} mistake[] = { MISTAKES(AS_ROW) }, forgiven[] = { FORGIVEN(AS_ROW) };

enum { MISTAKEN = sizeof mistake / sizeof *mistake, LET_GO = sizeof forgiven / sizeof *forgiven };

static lin_source *source;
static const lin_field *field[2]; /* a board, a table */
static lin_game *game[2];

/* ---- nothing where something must be ---- */

static int signal_of(void (*call)(void))
{
    const struct rlimit none = { 0, 0 };
    int status = 0;
    const pid_t child = fork();

    if (child == 0) {
        signal(SIGABRT, SIG_DFL);
        signal(SIGSEGV, SIG_DFL);
        setrlimit(RLIMIT_CORE, &none);
        if (!freopen("/dev/null", "w", stderr))
            _exit(1);
        call();
        _exit(0);
    }
    assert_true(child > 0 && waitpid(child, &status, 0) == child);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static void nothing_where_something_must_be_is_an_assert(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < MISTAKEN; i++)
        if (signal_of(mistake[i].call) != SIGABRT)
            fail_msg("%s takes nothing for something", mistake[i].name);
}

static void nothing_where_nothing_may_be_is_welcome(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < LET_GO; i++)
        forgiven[i].call();
}

/* ---- sizes ---- */

/* Whatever a player's program may keep by value fits on a small stack. */
#define SMALL(type) _Static_assert(sizeof(type) <= 16384, #type " must be opaque")
SMALL(lin_refusal);
SMALL(lin_unit);
SMALL(lin_order);
SMALL(lin_family);
SMALL(lin_roll_ask);
SMALL(lin_question);
SMALL(lin_piece);
SMALL(lin_duty);
SMALL(lin_score);
SMALL(lin_footprint);
SMALL(lin_relation);
SMALL(lin_stroke);
SMALL(lin_ready);
SMALL(lin_mark);
SMALL(lin_dice);
SMALL(lin_action);
SMALL(lin_entry);
SMALL(lin_outcome);

/* ---- every function is here ---- */

static bool is_here(const char *name, size_t n)
{
    for (size_t i = 0; i < MISTAKEN; i++)
        if (strlen(mistake[i].name) == n && strncmp(mistake[i].name, name, n) == 0)
            return true;
    for (size_t i = 0; i < LET_GO; i++)
        if (strlen(forgiven[i].name) == n && strncmp(forgiven[i].name, name, n) == 0)
            return true;
    return false;
}

/* A function is declared at the beginning of a line: a type, then lin_name and its parenthesis. */
static void look_at_line(const char *line)
{
    const char *at = strstr(line, "lin_"), *end = NULL;

    if (line[0] < 'a' || line[0] > 'z' || strncmp(line, "typedef", 7) == 0)
        return;
    for (; at; at = strstr(at + 1, "lin_")) {
        end = at + strspn(at, "abcdefghijklmnopqrstuvwxyz0123456789_");
        if (*end == '(')
            break;
    }
    if (at && !is_here(at, (size_t)(end - at)))
        fail_msg("%.*s of the header has no line in this test", (int)(end - at), at);
}

static void every_function_of_the_header_is_here(void **unused)
{
    static const char *const header[] = { "linstock.h", "linstock_rules.h", NULL };

    (void)unused;
    for (int i = 0; header[i]; i++) {
        char path[200], line[400];
        int lines = 0;
        FILE *in;

        snprintf(path, sizeof path, "%s/include/%s", LIN_SOURCE_DIR, header[i]);
        in = fopen(path, "r");
        assert_non_null(in);
        for (; fgets(line, sizeof line, in); lines++)
            look_at_line(line);
        fclose(in);
        assert_true(lines > 300);
    }
}

/* ---- what is not there ---- */

static lin_text text_of(char *buffer, size_t size)
{
    memset(buffer, 'x', size);
    return lin_text_in(buffer, size);
}

static const int wild[] = { -1, INT32_MIN, INT32_MAX, 100000, LIN_PIECES, 65535 };
#define WILDS (sizeof wild / sizeof *wild)

static void a_battle_can_be_known_without_its_inside(void **unused)
{
    const lin_battle *b = lin_field_battle(field[0]), *t = lin_field_battle(field[1]);
    const lin_rules *r = lin_field_rules(field[0]);
    const lin_board *board = lin_battle_board(b);
    const lin_point *point = NULL;
    int points = 0, n = 0;
    bool closed = false;

    (void)unused;
    assert_string_equal(lin_rules_id(r), b->rules);
    assert_string_equal(lin_battle_rules(b), b->rules);
    assert_string_equal(lin_rules_name(r), r->name);
    assert_int_equal(lin_rules_version(r), r->version);
    assert_ptr_equal(lin_rules_option(r, 0), r->option);
    assert_int_equal(lin_field_option(field[0], 0), field[0]->option[0]);
    while (lin_rules_help(r, n))
        n++;
    assert_int_equal(n, r->verbs + r->macros);
    assert_int_equal(lin_field_hash(field[0]), field[0]->hash);
    assert_int_equal(lin_state_size(field[0]), r->state_size);
    assert_string_equal(lin_battle_id(b), b->id);
    assert_string_equal(lin_battle_title(b), b->title);
    assert_string_equal(lin_battle_date(b), b->date);
    assert_string_equal(lin_battle_note(b), b->note);
    assert_string_equal(lin_battle_history(b), b->history);
    assert_string_equal(lin_side_id(b, LIN_SECOND), b->side_id[1]);
    assert_string_equal(lin_side_colour(b, LIN_FIRST), b->side_colour[0]);
    assert_int_equal(lin_battle_units(b), b->units);
    assert_ptr_equal(lin_battle_unit(b, 1), &b->unit[1]);
    assert_int_equal(lin_battle_turns(b), b->turns);
    assert_string_equal(lin_turn_name(b, 0), b->turn_name[0]);
    assert_null(lin_battle_table(b));
    assert_null(lin_battle_board(t));
    assert_int_equal(lin_board_grid(board), LIN_SQUARES);
    assert_int_equal(lin_board_rows(board) * lin_board_cols(board), board->cells);
    assert_int_equal(lin_cell_next(board, 0, 0), lin_cell_at(board, 1, 0));
    assert_string_equal(lin_cell_ground(board, 5), board->ground_name[board->ground[5]]);
    assert_int_equal(lin_cell_height(board, 5), board->height[5]);
    assert_int_equal(lin_table_size(lin_battle_table(t)).x, t->table.width);
    assert_string_equal(lin_table_piece(lin_battle_table(t), 0, &point, &points, &closed),
                        t->table.piece[0].kind);
    assert_ptr_equal(point, t->table.outline + t->table.piece[0].first);
    assert_int_equal(points, t->table.piece[0].points);
    assert_int_equal(closed, t->table.piece[0].closed);
    assert_ptr_equal(lin_list_order(lin_answers(game[0]), 0), lin_answers(game[0])->order);
    assert_int_equal(lin_list_orders(lin_answers(game[0])), lin_answers(game[0])->orders);
    assert_int_equal(lin_list_families(lin_answers(game[0])), lin_answers(game[0])->families);
    for (size_t i = 0; i < WILDS; i++) {
        const int cell = wild[i] == LIN_PIECES ? LIN_NOWHERE : wild[i];

        assert_null(lin_rules_option(r, wild[i]));
        assert_null(lin_rules_help(r, wild[i]));
        assert_int_equal(lin_field_option(field[0], wild[i]), 0);
        assert_null(lin_battle_unit(b, wild[i]));
        assert_null(lin_turn_name(b, wild[i]));
        assert_int_equal(lin_cell_next(board, cell, 0), LIN_NOWHERE);
        assert_int_equal(lin_cell_next(board, 0, wild[i]), LIN_NOWHERE);
        assert_null(lin_cell_ground(board, cell));
        assert_int_equal(lin_cell_height(board, cell), 0);
        assert_null(lin_table_piece(lin_battle_table(t), wild[i], &point, &points, &closed));
        assert_null(lin_list_order(lin_answers(game[0]), wild[i]));
        assert_null(lin_list_family(lin_answers(game[0]), wild[i]));
        assert_string_equal(lin_side_id(b, (lin_side)wild[i]), "nobody");
        assert_string_equal(lin_side_colour(b, (lin_side)wild[i]), "");
    }
}

static void what_there_is_not_has_nothing_to_show(void **unused)
{
    char buffer[200];

    (void)unused;
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < WILDS; i++) {
            lin_game *g = game[k];
            lin_text t = text_of(buffer, sizeof buffer);
            const int n = wild[i];
            const lin_event e = { n, 0, NULL };
            uint32_t at = (uint32_t)n;
            lin_relation relation;
            lin_footprint foot;
            lin_stroke stroke;
            lin_event found;
            lin_mark mark;

            assert_false(lin_footprint_of(g, n, &foot));
            assert_false(lin_relation_of(g, n, 0, &relation));
            assert_false(lin_relation_of(g, 0, n, &relation));
            assert_int_equal(lin_marks(g, n, 0, &mark, 1), 0);
            assert_int_equal(lin_marks(g, 0, n, &mark, 1), 0);
            assert_int_equal(lin_strokes(g, n, 0, &stroke, 1), 0);
            assert_int_equal(lin_strokes(g, 0, n, &stroke, 1), 0);
            assert_int_equal(lin_between(g, n, 0, &stroke, 1, &t), 0);
            assert_int_equal(lin_between(g, 0, n, &stroke, 1, &t), 0);
            lin_about(g, n, &t);
            lin_event_text(field[k], &e, &t);
            assert_int_equal(t.used, 0);
            assert_null(lin_event_rule(field[k], &e));
            lin_event_words(field[k], &e, &t);
            assert_string_equal(buffer, "?");
            assert_false(lin_events_next(g, &at, &found));
            assert_false(lin_bot_takes_draw(g, (lin_side)n));
            assert_string_equal(lin_direction_name(&field[0]->battle->board, n), "-");
            assert_int_equal(lin_cell_at(&field[0]->battle->board, n, n), LIN_NOWHERE);
        }
}

static void sides_that_there_are_not(void **unused)
{
    const uint64_t hash = lin_hash(game[0]);
    const lin_order o = { 0 };
    lin_refusal why = { 0 };

    (void)unused;
    for (size_t i = 0; i < WILDS; i++) {
        lin_concede(game[0], (lin_side)wild[i]);
        assert_true(lin_hash(game[0]) == hash);
        assert_int_equal(lin_asked(game[0], (lin_side)wild[i], &why), LIN_NOT_YOURS);
        assert_int_equal(lin_give(game[0], (lin_side)wild[i], &o, NULL), LIN_NOT_YOURS);
    }
}

/* A list with room for few: nothing is written behind it. */
#define CUT_AT(type, call)                                          \
    do {                                                            \
        type room[3];                                               \
        type *out = room;                                           \
        memset(room, 0x5a, sizeof room);                            \
        for (int max = -1; max <= 2; max++) {                       \
            const int got = (call);                                 \
            assert_true(got >= 0 && got <= (max < 0 ? 0 : max));    \
        }                                                           \
        for (size_t b = 0; b < sizeof *room; b++)                   \
            assert_int_equal(((unsigned char *)&room[2])[b], 0x5a); \
    } while (0)

static void lists_are_cut_at_their_room(void **unused)
{
    uint16_t cell[1];
    char buffer[100];
    lin_text t = text_of(buffer, sizeof buffer);

    (void)unused;
    for (int k = 0; k < 2; k++) {
        const lin_game *g = game[k];

        CUT_AT(lin_piece, lin_pieces(g, out, max));
        CUT_AT(lin_duty, lin_duties(g, out, max));
        CUT_AT(lin_ready, lin_ready_orders(g, out, max));
        CUT_AT(lin_stroke, lin_props(g, out, max));
        CUT_AT(lin_stroke, lin_between(g, 0, 1, out, max, &t));
        for (int i = 0; i < field[k]->rules->overlays; i++) {
            CUT_AT(lin_mark, lin_marks(g, i, 0, out, max));
            CUT_AT(lin_stroke, lin_strokes(g, i, 0, out, max));
        }
        assert_int_equal(lin_pieces(g, NULL, 0), 0);
        assert_int_equal(lin_duties(g, NULL, 0), 0);
        assert_int_equal(lin_props(g, NULL, 0), 0);
    }
    assert_int_equal(lin_cell_line(&field[0]->battle->board, 0, 5, NULL, 0), 0);
    assert_int_equal(lin_cell_line(&field[0]->battle->board, 0, 5, cell, 1), 1);
}

static void an_expansion_with_room_for_none_is_refused(void **unused)
{
    lin_refusal why = { 0 };
    lin_order o = { .verb = 77 };
    int n = 5;

    (void)unused;
    for (int max = 0; max > -3; max--) {
        assert_int_equal(lin_expand(game[0], "deploy historical", NULL, max, &n, &why), LIN_SYNTAX);
        assert_int_equal(lin_expand(game[0], "done", &o, max, &n, &why), LIN_SYNTAX);
        assert_int_equal(n, 0);
    }
    assert_int_equal(o.verb, 77);
    assert_int_equal(lin_expand(game[0], "deploy historical", &o, 1, &n, &why), LIN_SYNTAX);
    assert_non_null(strstr(why.text, "more than 1"));
}

static void a_macro_of_too_many_words_is_refused(void **unused)
{
    char words[600] = "march";
    lin_refusal why = { 0 };
    lin_order o[4];
    int n;

    (void)unused;
    for (size_t at = strlen(words); at + 3 < sizeof words;)
        at += (size_t)snprintf(words + at, sizeof words - at, " x");
    assert_int_equal(lin_expand(game[0], words, o, 4, &n, &why), LIN_SYNTAX);
    assert_non_null(strstr(why.text, "128 words"));
}

/* ---- dice ---- */

static bool throw_nine(lin_dice *self, int faces, uint8_t *face)
{
    (void)self;
    (void)faces;
    *face = 9;
    return true;
}

static void dice_that_there_are_not_are_not_thrown(void **unused)
{
    const uint8_t script[] = { 1, 2, 3 };
    lin_dice source_of[] = { lin_dice_seeded(1, 1),
                             lin_dice_scripted(script, 3),
                             lin_dice_typed(),
                             { .kind = LIN_DICE_OTHER, .throw_one = throw_nine } };
    uint8_t face[LIN_DICE + 1] = { 0 };
    lin_rng rng = 1;

    (void)unused;
    for (size_t i = 0; i < sizeof source_of / sizeof *source_of; i++) {
        assert_false(lin_dice_throw(&source_of[i], 1, (lin_die_kind){ 0, false }, face));
        assert_false(lin_dice_throw(&source_of[i], 1, (lin_die_kind){ 0, true }, face));
        assert_false(lin_dice_throw(&source_of[i], -1, SIX, face));
        assert_false(lin_dice_throw(&source_of[i], LIN_DICE + 1, SIX, face));
    }
    assert_false(lin_dice_throw(&source_of[3], 1, SIX, face)); /* a nine on a die of six */
    assert_true(lin_dice_throw(&source_of[0], LIN_DICE, SIX, face));
    assert_true(lin_dice_throw(&source_of[1], 3, SIX, face));
    assert_int_equal(lin_rng_below(&rng, 0), 0);
}

/* ---- orders and options of any kind ---- */

static void any_order_can_be_printed(void **unused)
{
    char buffer[300];
    lin_rng rng = 3;

    (void)unused;
    for (int k = 0; k < 2; k++)
        for (int verb = 0; verb < 256; verb++)
            for (int i = 0; i < 40; i++) {
                lin_text t = text_of(buffer, sizeof buffer);
                lin_order o = { .verb = (uint8_t)verb, .nargs = (uint8_t)lin_rng_next(&rng) };

                for (int a = 0; a < LIN_ARGS; a++)
                    o.arg[a] = i < 2 ? INT32_MIN + i : (int32_t)(uint32_t)lin_rng_next(&rng);
                lin_print(field[k], &o, &t);
                assert_true(t.used > 0);
                lin_answer_text(game[k], &o, &t);
                assert_true(lin_same_order(&o, &o) == (o.nargs <= LIN_ARGS));
            }
}

static void an_option_has_no_other_values(void **unused)
{
    const lin_rules *r = field[1]->rules;

    (void)unused;
    for (int i = 0; i < r->options; i++)
        for (size_t k = 0; k < WILDS; k++)
            assert_non_null(lin_option_word(&r->option[i], wild[k]));
}

static void buffers_without_room_hold_nothing(void **unused)
{
    const char record[] = "[Linstock \"1\"]\n[Battle \"scrum\"]\n";
    char value[2] = "x";
    lin_text none = lin_text_in(NULL, 0);
    lin_refusal why;

    (void)unused;
    lin_put(&none, "%s", "nothing");
    assert_int_equal(none.used, 0);
    assert_int_equal(lin_record_header(record, strlen(record), "Battle", value, 0, &why),
                     LIN_BAD_FILE);
    assert_int_equal(lin_record_header(record, strlen(record), "Battle", value, 2, &why),
                     LIN_BAD_FILE);
    assert_int_equal(lin_record_options(record, strlen(record), value, 0, &why), LIN_OK);
    assert_int_equal(lin_position_battle("position x\n", 11, value, 0, value, 0, &why),
                     LIN_BAD_FILE);
    assert_string_equal(value, "x");
}

static int set_up(void **unused)
{
    static const char *const battle[] = { LIN_SOURCE_DIR "/battles/brandywine-1777",
                                          LIN_SOURCE_DIR "/battles/take-the-field" };

    (void)unused;
    source = lin_source_new(NULL);
    for (int k = 0; k < 2; k++)
        if (!source || lin_source_field(source, battle[k], NULL, &field[k], NULL) != LIN_OK ||
            lin_game_new(&game[k], field[k], lin_dice_seeded(1, 1), NULL) != LIN_OK)
            return -1;
    return 0;
}

static int tear_down(void **unused)
{
    (void)unused;
    lin_game_free(game[0]);
    lin_game_free(game[1]);
    lin_source_free(source);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_where_something_must_be_is_an_assert),
        cmocka_unit_test(nothing_where_nothing_may_be_is_welcome),
        cmocka_unit_test(every_function_of_the_header_is_here),
        cmocka_unit_test(a_battle_can_be_known_without_its_inside),
        cmocka_unit_test(what_there_is_not_has_nothing_to_show),
        cmocka_unit_test(sides_that_there_are_not),
        cmocka_unit_test(lists_are_cut_at_their_room),
        cmocka_unit_test(an_expansion_with_room_for_none_is_refused),
        cmocka_unit_test(a_macro_of_too_many_words_is_refused),
        cmocka_unit_test(dice_that_there_are_not_are_not_thrown),
        cmocka_unit_test(any_order_can_be_printed),
        cmocka_unit_test(an_option_has_no_other_values),
        cmocka_unit_test(buffers_without_room_hold_nothing),
    };

    return cmocka_run_group_tests_name("the public header", tests, set_up, tear_down);
}
