/* book.h -- the plain work of a book in inches: what differs between books is told in a kit_book,
 * and the rest is done here.
 *
 * For a book whose units stand in ranks and files. Its field begins with a kit_field (which is all
 * of it, where the book keeps nothing else), its state is as its rows say (rows.h), and its memory
 * is a kit_beside. Reading the battle's file, the window, positions, what is wrong with one,
 * pieces, footprints and the clock follow from these. A book that wants one of them otherwise has a
 * function of its own in that place, and may call this one in it.
 *
 *     static lin_status build(lin_field *f, lin_refusal *why)
 *     {
 *         return kit_book_build(f, &the_book, why);
 *     }
 *     const lin_rules lin_book_mine = { KIT_BOOK_FUNCTIONS, .build = build, .start = start,
 *                                       .broken = kit_book_broken, ... }; */
#ifndef KIT_BOOK_H
#define KIT_BOOK_H

#include "kit/dice.h"
#include "kit/maneuver.h"
#include "kit/places.h"
#include "kit/rows.h"
#include "kit/sight.h"

typedef struct {
    const kit_row *row;         /* what of the state a position tells */
    const kit_kind_row *kind;   /* scenery that its maps may have; NULL: kit_usual_kinds */
    const char *const *lies_on; /* which step may lie on which: pending.h */
    const char *rule;           /* is cited where a battle's file is wrong */
    int units;                  /* for so many there is room in its state */
    uint16_t wide, deep;        /* one stand */
    uint8_t in_rank;            /* so many side by side; then in as many ranks as it takes, of equal
                                   length. 0: all in one */
    kit_policy policy;          /* key and stance NULL: as the rows have it. apart NULL: friends may
                                   touch, enemies keep most_apart */
    kit_sight_policy sight;
} kit_book;

/* What a battle's file says of units and ground. The field of such a book begins with it. */
typedef struct {
    lin_field base;
    const kit_book *book;
    kit_policy policy;         /* the book's, made complete */
    size_t at, facing, stands; /* where its state has these arrays */
    kit_scenery scenery;
    tb_set bodies[LIN_SIDES];
    uint8_t side[KIT_UNITS], begins_with[KIT_UNITS]; /* stands: 1 to TB_STANDS */
    kit_place begins[KIT_UNITS];
} kit_field;

/* Of each unit the keys `stands: 6` and `place: "10 4.5 180"`; the scenery of the table. */
lin_status kit_book_build(lin_field *f, const kit_book *book, lin_refusal *why);

/* Every unit where it begins. */
void kit_book_begin(const lin_field *f, void *state);

/* What maneuvers, sight and room want. */
const kit_window *kit_book_window(const lin_view *v);
tb_pose kit_book_pose(const lin_view *v, int u);
bool kit_book_on_table(const lin_view *v, int u);
int kit_book_stands(const lin_view *v, lin_side side); /* of all its units together */

/* It stands so from now on; it is gone, and nothing of it is left in any row. */
void kit_book_put(lin_play *p, int u, const tb_pose *pose);
void kit_book_remove(lin_play *p, int u);

/* Straight, in the direction `off` its facing, as far as nothing stops it: kit_go_straight. */
kit_run kit_book_go(lin_play *p, int u, tb_angle off, int32_t far);

/* A wheel forward about the end it turns to. May it, with its outer end going so far at most, and
 * room on the way at every degree? Refused under the rule, with what is in the way. */
lin_status kit_book_may_wheel(const lin_view *v, int u, kit_end about, int angle, int32_t far,
                              const char *rule, lin_refusal *why);
void kit_book_wheel(lin_play *p, int u, kit_end about, int angle);

/* What one unit sees of another with one eye in its leader's front, by the book's sight policy, and
 * how far off it is, from stand to stand (may be NULL). */
kit_seen kit_book_see(const lin_view *v, int from, int to, int32_t *distance);

/* For a step's roll: n dice of six faces, good from one face on, for the unit that is the frame's
 * first argument. The step's rule is cited, and its name says what they are for. */
void kit_book_ask_dice(const lin_view *v, const lin_frame *f, int n, int good_from,
                       lin_roll_ask *out);

/* ---- What lin_rules asks for ---- */

const char *kit_book_broken(const lin_view *v, int *unit);
void kit_book_write(const lin_view *v, lin_text *out);
void kit_book_blank(const lin_field *f, void *state);
lin_status kit_book_read(lin_play *p, char *const *word, int words, lin_refusal *why);
int kit_book_pieces(const lin_view *v, lin_piece *out, int max);
bool kit_book_footprint(const lin_view *v, int u, lin_footprint *out);
void kit_book_clock(const lin_view *v, lin_text *out);

#define KIT_BOOK_FUNCTIONS                                                                       \
    .field_size = sizeof(kit_field), .beside_size = sizeof(kit_beside), .write = kit_book_write, \
    .blank = kit_book_blank, .read = kit_book_read, .pieces = kit_book_pieces,                   \
    .footprint = kit_book_footprint, .clock = kit_book_clock

#endif
