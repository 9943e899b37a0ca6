/* tell.h -- what is said of a game, each thing once as JSON and once as text.
 *
 * The program (--json and plain), the line protocol and the server all say it through here, so that
 * a piece, a question or an outcome looks the same wherever it is met; docs/json.md shows the
 * shapes. Nothing here knows a rule, changes a game or prints: JSON goes into a writer, text into a
 * lin_text, without colours, a rule's id in brackets behind its sentence.
 *
 * Functions that end with _json write one member of an object, under `key`, or of a list (key
 * NULL); those that end with _members write several into the object that is open. Units, cells and
 * sides are spoken of by index, as the battle lists them. What somebody may not see is not hidden
 * here: hand over the game as he sees it (lin_seen_by). */
#ifndef LIN_TELL_H
#define LIN_TELL_H

#include "linstock.h"
#include "linstock_muster.h"
#include "lessons/lessons.h"
#include "seal/seal.h"
#include "tell/json_writer.h"

#include <stdio.h>

/* ---- measures.c ---- */

bool tell_has_table(const lin_field *f);
/* "12.5", "180": inches to a hundredth, degrees to a tenth. */
void tell_inches(lin_text *out, int32_t units);
void tell_degrees(lin_text *out, uint16_t facing);
void tell_degrees_json(json_writer *j, const char *key, uint16_t angle);
/* "12.5 30", "35% 83%": a place, in inches; where nothing is measured ahead in whole hundredths of
 * the table's width. */
void tell_point(lin_text *out, const lin_field *f, lin_point at);
/* A length of the picture: inches, or such hundredths. */
void tell_length_json(json_writer *j, const char *key, const lin_field *f, int32_t units);
/* Coordinates in one flat list: x, y, x, y ... Where nothing is measured ahead a coarse writer
 * tells them in whole hundredths. */
void tell_points_json(json_writer *j, const char *key, const lin_field *f, const lin_point *p,
                      int n);

/* ---- refusal.c ---- */

const char *tell_status_code(lin_status status); /* "illegal", "not-yours" ... */
/* error, code; rule and line where there are such. */
void tell_refusal_members(json_writer *j, const char *code, const lin_refusal *why);
void tell_refusal_text(const lin_refusal *why, lin_text *out); /* "Sentence.  [BW-13.1]" */

/* ---- question.c ---- */

/* What is asked. answers: with all that can be answered, for him who may know it. */
void tell_question_json(json_writer *j, const char *key, lin_game *g, bool answers);
void tell_question_text(lin_game *g, lin_text *out);
void tell_order_json(json_writer *j, const char *key, const lin_field *f, const lin_order *o);
/* The dice that are wanted. */
void tell_roll_json(json_writer *j, const char *key, const lin_roll_ask *ask);
void tell_roll_text(const lin_battle *b, const lin_roll_ask *ask, lin_text *out);
void tell_faces_json(json_writer *j, const char *key, const uint8_t *face, size_t n);
/* The ways that an order would lead units; nothing where none are told. */
void tell_marches_json(json_writer *j, const char *key, const lin_marches *told);
/* What must be done before a portion can close. */
void tell_duties_json(json_writer *j, const char *key, const lin_game *g);
void tell_duties_text(const lin_game *g, lin_text *out);

/* ---- secret.c ---- */

/* Nothing, unless the question is answered face down. answers: with the cards. */
void tell_secret_json(json_writer *j, const char *key, lin_game *g, const lin_question *q,
                      bool answers);

/* ---- tracks.c ---- */

void tell_tracks_members(json_writer *j, const lin_game *g);
void tell_tracks_text(const lin_game *g, lin_text *out); /* a line; "" where there are none */

/* ---- score.c ---- */

/* clock, turn, score, tracks, haze */
void tell_score_members(json_writer *j, const lin_game *g);
/* How it ended; null while it goes on. */
void tell_over_json(json_writer *j, const char *key, const lin_game *g);
/* The turn and whose it is: the clock without what moves on with every order. */
void tell_portion_text(const lin_game *g, lin_text *out);

/* ---- pieces.c ---- */

void tell_piece_json(json_writer *j, const char *key, const lin_game *g, const lin_piece *p);
void tell_pieces_json(json_writer *j, const char *key, const lin_game *g);
/* Those of which two games show different things, as the second shows them. */
void tell_changed_pieces_json(json_writer *j, const char *key, const lin_game *before,
                              const lin_game *after);
/* Of all that is told of a piece; the piece was zeroed before it was filled. */
uint64_t tell_piece_hash(const lin_game *g, const lin_piece *p);
/* Where it is, in the words of an order: "F20 NE", "12.5 30 180"; or "to come", "lost". */
void tell_place_text(const lin_game *g, const lin_piece *p, lin_text *out);
void tell_piece_text(const lin_game *g, const lin_piece *p, lin_text *out); /* one line */
/* All there is to know of a unit, a line each. */
void tell_about_json(json_writer *j, const char *key, const lin_game *g, int unit);
void tell_about_text(const lin_game *g, int unit, lin_text *out);
int tell_unit_named(const lin_battle *b, const char *name); /* or -1; the case does not matter */
int tell_side_named(const lin_battle *b, const char *name);

/* ---- events.c ---- */

void tell_event_json(json_writer *j, const char *key, const lin_field *f, const lin_event *e);
void tell_event_text(const lin_field *f, const lin_event *e, lin_text *out);
/* A march, a volley, a battle: what several events make together (lin_account). Its text is its
 * own. */
void tell_action_json(json_writer *j, const char *key, const lin_field *f, const lin_action *a);
void tell_action_members(json_writer *j, const lin_field *f, const lin_action *a);
/* Everything since the log was cleared. */
void tell_events_json(json_writer *j, const char *key, const lin_game *g);

/* ---- table.c: what is drawn on a map ---- */

void tell_ground_json(json_writer *j, const char *key, const lin_field *f);
void tell_strokes_json(json_writer *j, const char *key, const lin_field *f, const lin_stroke *list,
                       int n);
void tell_props_json(json_writer *j, const char *key, const lin_game *g);
/* Where a question that wants a place on a table can be answered, of that unit (-1: of none). */
void tell_legal_ground_members(json_writer *j, lin_game *g, int unit);
/* Overlay i of a unit or a side: strokes on a table, and marks on cells. */
void tell_overlay_members(json_writer *j, const lin_game *g, int overlay, int of);
int tell_overlay_named(const lin_rules *r, const char *name); /* or -1 */
/* Marks of one value in one line, the greatest first; strokes by what is written beside them. */
void tell_marks_text(const lin_board *b, const lin_mark *list, int n, lin_text *out);
void tell_strokes_text(const lin_stroke *list, int n, lin_text *out);
/* What a hand that carries a unit is shown of its order: foot, stops, strokes; nothing where it
 * carries none, or would measure what nobody may know yet. then: the game after it, or NULL where
 * it was refused, and why. */
void tell_ghost_members(json_writer *j, const lin_game *g, const lin_game *then, const char *order,
                        const lin_refusal *why);
void tell_footprint_json(json_writer *j, const char *key, const lin_field *f,
                         const lin_footprint *foot);
/* From the nearest of the one to the nearest of the other. */
int32_t tell_units_apart(const lin_footprint *a, const lin_footprint *b);
/* What one unit sees of another: text, strokes; where nothing is measured ahead also what an eye
 * sees exactly: bearing, in_arc, seen, touches. */
void tell_between_members(json_writer *j, const lin_game *g, int from, int to);
/* What an answer to the present question concerns: text, units, strokes; NULL: nothing. */
void tell_concerns_members(json_writer *j, const lin_game *g, const lin_order *o);

/* ---- battle.c ---- */

/* A battle in a list of them, and with all that never changes in play. */
void tell_battle_members(json_writer *j, const lin_field *f);
void tell_whole_battle_members(json_writer *j, const lin_field *f);
void tell_battle_text(const lin_field *f, lin_text *out);       /* three lines */
void tell_battle_terms_text(const lin_field *f, lin_text *out); /* its note, its options */

/* ---- lesson.c ---- */

/* A led first battle in a list of them; and its steps, with where to look at first. */
void tell_lesson_members(json_writer *j, const lesson *l);
void tell_lesson_steps_json(json_writer *j, const char *key, const lesson *l);

/* ---- muster.c: forces that players build, of a book with a muster ---- */

/* What can be picked. */
void tell_muster_members(json_writer *j, const lin_rules *r);
void tell_muster_text(const lin_rules *r, lin_text *out);
/* A force: its text, link and file, what all of it costs, what is wrong with it. */
void tell_force_members(json_writer *j, const lin_rules *r, const lin_force *f);
void tell_force_text(const lin_rules *r, const lin_force *f, lin_text *out);

/* ---- rule.c ---- */

void tell_rule_json(json_writer *j, const char *key, const lin_rule *rule);
void tell_rule_text(const lin_rule *rule, lin_text *out);

/* ---- line.c: the main line of a record ---- */

/* The game as it stood at the beginning; then entry after entry. seen (may be NULL) is shown every
 * roll. False: the record does not play. */
typedef void (*tell_roll_seen)(void *self, const lin_roll_ask *ask, const uint8_t *face);
void tell_line_begin(const lin_session *t, lin_game *p);
bool tell_line_next(const lin_session *t, size_t i, lin_game *p, tell_roll_seen seen, void *self);
bool tell_entry_play(const lin_entry *e, lin_game *p, tell_roll_seen seen, void *self);
bool tell_dice_play(const lin_entry *e, lin_game *p, tell_roll_seen seen, void *self); /* alone */
/* Entry i: side, order, dice, turn, clock, battle, remark; `before` stands before it. */
void tell_entry_members(json_writer *j, const lin_session *t, size_t i, const lin_game *before);
void tell_remark_json(json_writer *j, const char *key, const lin_session *t, size_t moves);
/* Sealed dice; null: there is no seal. The secret is told if it is open. */
void tell_seal_json(json_writer *j, const char *key, const lin_seal *seal);

/* ---- rolls.c: dice that have fallen ---- */

typedef struct {
    uint8_t n, need; /* need 0: nothing in particular */
    bool need_sum;   /* the sum must meet it, not each die */
    int8_t better;   /* high dice (1), low (-1), or neither */
    lin_die_kind kind;
    lin_side side;
    const char *rule, *purpose;
    int sum, met; /* how many dice meet the need; of a sum 1 or 0 */
    uint8_t face[LIN_DICE];
    bool hit[LIN_DICE];
    bool differ;  /* the first less the second is what is read */
    bool adds_up; /* their sum says something */
} tell_roll;
tell_roll tell_roll_of(const lin_roll_ask *ask, const uint8_t *face);
/* "needs 5 or more: 6 5 2 1: 2 hits" */
void tell_rolled_text(const tell_roll *r, lin_text *out);
void tell_rolled_members(json_writer *j, const tell_roll *r);

/* ---- luck.c: all dice that fell, in lines taken back too ---- */

typedef struct {
    int64_t rolls, dice, sum;
    double expected, luck; /* luck: of those judged, -1 to 1 each, added up */
    int judged;
} tell_fortune;
typedef struct {
    tell_fortune side[LIN_SIDES];
    size_t dice;       /* that ever fell */
    size_t rolled;     /* of which it is known what they were for */
    size_t taken_back; /* of these in lines taken back */
} tell_luck;
/* j, which may be NULL: an open list, into which every roll goes. */
lin_status tell_luck_of(const lin_session *s, lin_game *scratch, tell_luck *out, json_writer *j,
                        lin_refusal *why);
void tell_luck_members(json_writer *j, const tell_luck *l); /* dice, taken_back, untold, sides */
void tell_luck_text(const lin_battle *b, const tell_luck *l, lin_text *out);
void tell_session_luck_text(const lin_session *s, lin_text *out);

/* ---- story.c: a battle told afterwards ---- */

/* over, verdict, why, score, moves, turns, losses, units, swings, limit, luck,
 * paragraphs, remarks. */
bool tell_story_members(json_writer *j, const lin_session *s);

/* ---- stretch.c: some entries of the main line, copied out ---- */

typedef struct {
    const lin_field *field;
    size_t from;   /* what is asked for begins after so many entries of the main line */
    size_t before; /* so many stand before its own first: some lead up to it */
    size_t n;
    lin_entry *entry;
    void *state; /* before the first */
    uint8_t *face;
    lin_die_kind *kind;
} tell_stretch;
/* Entries from + 1 to `to`. scratch: a game of the same field, which is changed. Free it. */
lin_status tell_stretch_of(const lin_session *t, size_t from, size_t to, lin_game *scratch,
                           tell_stretch **out, lin_refusal *why);
void tell_stretch_free(tell_stretch *s);

/* ---- actions.c: what was done in it, to be played back ---- */

typedef struct {
    bool sees_all;                 /* nothing is hidden from him; else he sees what */
    lin_side who;                  /* this side does, or (LIN_NOBODY) both */
    size_t open;                   /* so many entries hold no secret any more: orders are told */
    const lin_bot *bot[LIN_SIDES]; /* who can say what he had in mind; NULL: a person */
    bool frames; /* with every entry: pieces that changed, dice, events; and plates of fights */
} tell_watcher;
/* from, to, actions. False: there is no memory, or the stretch does not play. */
bool tell_actions_members(json_writer *j, const tell_stretch *s, const tell_watcher *w);

/* ---- state.c ---- */

/* All that can be seen of a game: clock, turn, score, question, duties, over, pieces, props. */
void tell_state_members(json_writer *j, lin_game *g);

/* ---- odds.c ---- */

/* What an order leads to: the sums behind it, and every outcome with its chance. An order may be a
 * macro: the sums are those of its last atom, with the others played. Where it would measure what
 * nobody may know yet all of that is told case by case (lin_suppose), side by side. */
typedef struct tell_odds tell_odds;
/* NULL: *status and *why say why not. Free it with tell_odds_free. */
tell_odds *tell_odds_of(const lin_game *g, const char *order, const char *assume,
                        lin_status *status, lin_refusal *why);
void tell_odds_free(tell_odds *o);
void tell_odds_members(json_writer *j, const tell_odds *o);
/* Lines, the likeliest outcome first; to a file, for they may be thousands. */
void tell_odds_text(const tell_odds *o, FILE *to);
/* orders: of every listed answer that leads to more than one outcome, as far as the budget of one
 * goes; limit: null, or what was left out. */
void tell_all_odds_members(json_writer *j, lin_game *g);
/* The sums alone, case by case where it would measure; false: there are none, or the order is
 * refused (*status, *why). */
bool tell_sums_text(const lin_game *g, const char *order, lin_text *out, lin_status *status,
                    lin_refusal *why);
/* The first listed answer that has sums behind it; false: none has. */
bool tell_settling_order(lin_game *g, lin_text *out);

/* ---- what_if.c: a choice of two, each unseen by the other ---- */

void tell_what_if_json(json_writer *j, const char *key, const lin_field *f, const lin_what_if *w);
void tell_what_if_text(const lin_field *f, const lin_what_if *w, FILE *to);
/* The one behind an order, or behind the last of a macro; false: there is none, or the order is
 * refused. */
bool tell_what_if_of(const lin_game *g, const char *order, lin_what_if *out);

#endif
