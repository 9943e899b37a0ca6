/* rows.h -- positions by rows: a book says in a table what of its state a position tells, and the
 * kit writes and reads it.
 *
 * A row names an array of the state, with something for each unit, or one number of the whole game.
 * A unit has a line, "unit R1 at 10 4.5 facing 180 stands 6 shaken", as long as it has stands; a
 * number of the game has a line of its own, "turn 3". */
#ifndef KIT_ROWS_H
#define KIT_ROWS_H

#include "table/table.h"

typedef enum {
    KIT_ROW_AT,     /* lin_point of each unit: at X Y */
    KIT_ROW_FACING, /* uint16_t of each: facing A, in degrees */
    KIT_ROW_STANDS, /* uint8_t of each: stands N; 0: it is not on the table */
    KIT_ROW_NUMBER, /* uint8_t of each, up to `value`: not told where it is 0 */
    KIT_ROW_FLAG,   /* the bits `value` of a uint8_t of each: the word alone, where they are set */
    KIT_ROW_TURN,   /* a uint8_t of the game: up to as many turns as the battle has */
    KIT_ROW_GAME    /* a uint8_t of the game, up to `value` */
} kit_row_kind;

/* There is one row of each of the first three kinds, and a unit's line has them all. */
typedef struct {
    const char *word;
    kit_row_kind kind;
    size_t offset; /* of the array, or of the number, in the book's state */
    uint8_t value;
} kit_row; /* a table of them ends with word NULL */

/* The first row of a kind; NULL: there is none. */
const kit_row *kit_row_of(const kit_row *row, kit_row_kind kind);

/* Is the unit on the table? */
bool kit_row_stands(const kit_row *row, const void *state, int u);

/* The words of the flags that a unit bears, with blanks between them: its marks. */
void kit_rows_marks(const kit_row *row, const void *state, int u, lin_text *out);

/* All lines of a position but the agenda. */
void kit_rows_write(const kit_row *row, const lin_view *v, lin_text *out);
/* One of them, in any order of its words. LIN_SYNTAX without a sentence: it is none of these.
 * most: the stands that each unit can have, by the battle's file. */
lin_status kit_rows_read(const kit_row *row, const uint8_t *most, lin_play *p, char *const *word,
                         int words, lin_refusal *why);

/* Nothing of the unit is left: a position does not tell of it, so that it must be zero. */
void kit_rows_clear(const kit_row *row, void *state, int u);

#endif
