/* rows.h -- positions by rows: a book says in a table what of its state a position tells, and the
 * kit writes and reads it.
 *
 * A row of the table is a line of the position, or many that are alike, in the order they are
 * written: a value of the game ("turn 3"), a set of units ("broke A1 A4"), a record whose values
 * have names ("march unit A1 cost 7 legs 2"), a list of such records, a line for each unit
 * ("unit R1 at 10 4.5 facing 180 stands 6 shaken"). The last three have rows of their own for their
 * parts. A part is told where it differs from its usual value, and has that value where a line is
 * silent; so equal states have equal lines, and a line written by hand says only what matters.
 *
 *     static const kit_row of_join[] = {
 *         { "", KIT_ROW_UNIT, offsetof(join, charger) },
 *         { "", KIT_ROW_UNIT, offsetof(join, struck) },
 *         { "facing", KIT_ROW_ANGLE, offsetof(join, facing) },
 *         { "", KIT_ROW_FLAGS_8, offsetof(join, flags), .flags = join_flags },
 *         { .word = NULL },
 *     };
 *     static const kit_row rows[] = {
 *         { "turn", KIT_ROW_TURN, .offset = offsetof(state, turn) },
 *         { "broke", KIT_ROW_SET, .offset = offsetof(state, broke) },
 *         { "join", KIT_ROW_LIST, offsetof(state, join), .value = JOINS, .part = of_join,
 *           .size = sizeof(join), .count = offsetof(state, joins) },
 *         { .word = NULL },
 *     }; */
#ifndef KIT_ROWS_H
#define KIT_ROWS_H

#include "kit/reader.h"
#include "kit/scenery.h"

typedef enum {
    /* Values: parts of a line, or a line of their own. */
    KIT_ROW_POINT,   /* lin_point: X Y */
    KIT_ROW_ANGLE,   /* uint16_t, in degrees */
    KIT_ROW_INCHES,  /* int32_t */
    KIT_ROW_LENGTH,  /* uint16_t, in inches */
    KIT_ROW_NUMBER,  /* uint8_t up to `value`; 0: up to 255 */
    KIT_ROW_COUNT,   /* uint16_t up to `value`; 0: up to 65535 */
    KIT_ROW_SIDE,    /* uint8_t: one of the two */
    KIT_ROW_UNIT,    /* uint8_t; KIT_NONE: nobody */
    KIT_ROW_WORD,    /* uint8_t: one of `names` */
    KIT_ROW_FLAG,    /* the bits `value` of a uint8_t: the word alone, where they are set */
    KIT_ROW_FLAGS,   /* uint16_t: the words of `flags`, each where its bit is set */
    KIT_ROW_FLAGS_8, /* uint8_t: the same */
    KIT_ROW_SET,     /* tb_set: units, up to the end of the line */
    /* Values that a unit's line always has: of a book by rows alone (book.h) there is one each. */
    KIT_ROW_AT,     /* lin_point */
    KIT_ROW_FACING, /* uint16_t, in degrees */
    KIT_ROW_STANDS, /* uint8_t, from 1 up to what the unit can have */
    /* Values that a position always has. */
    KIT_ROW_TURN, /* uint8_t: up to as many turns as the battle has */
    KIT_ROW_GAME, /* uint8_t up to `value` */
    /* Lines with parts. */
    KIT_ROW_UNITS,  /* one for each unit, whose parts are arrays of the state: offset: the uint8_t
                       of each that is 0 while it has no line */
    KIT_ROW_EACH,   /* one for each of an array of structs that units give their names to (brigades,
                       by their brigadiers), where anything of it is to be told */
    KIT_ROW_RECORD, /* one struct, where anything of it is to be told */
    KIT_ROW_LIST,   /* one for each of a close list of up to `value` structs */
    KIT_ROW_OWN     /* the book's own: write (NULL: it is only read), read */
} kit_row_kind;

typedef struct kit_row {
    const char *word; /* begins the line, or the part; "": the value alone stands there. Such parts
                         come first, in order, but for words and flags, which stand anywhere */
    kit_row_kind kind;
    size_t offset; /* in the book's state, or in the struct that it is a part of */
    uint16_t value;
    uint8_t none;             /* its usual value: a place, a set and flags have none but zero */
    uint8_t many;             /* so many values in a row; 0: one */
    bool always;              /* told also where it is as usual, and has to be said */
    bool of_sides;            /* a line: an array with one for each side, each after its name */
    const char *const *names; /* of a word; one that is "" goes without saying */
    const kit_flag *flags;
    const struct kit_row *part;              /* of a line with parts: its rows */
    size_t size;                             /* of one struct of an array */
    size_t count;                            /* of a list: where the uint8_t is that counts it */
    bool (*is)(const lin_field *f, int u);   /* UNITS, UNIT, SET: those alone; NULL: all */
    int (*named)(const lin_field *f, int i); /* EACH: the unit that names it; -1: no more */
    bool (*told)(const lin_view *v, int i);  /* a part of UNITS: also told there as usual */
    void (*write)(const lin_view *v, lin_text *out);
    lin_status (*read)(kit_reader *r);
} kit_row; /* a table of them ends with word NULL; parts of one line are up to 64 */

/* The first part of that kind of the lines of units, or line of that kind; NULL: there is none. */
const kit_row *kit_row_of(const kit_row *row, kit_row_kind kind);

/* Is the unit on the table, by its stands? */
bool kit_row_stands(const kit_row *row, const void *state, int u);

/* The words of the flags that a unit bears, with blanks between them: its marks. */
void kit_rows_marks(const kit_row *row, const void *state, int u, lin_text *out);

/* All lines of a position but the agenda. */
void kit_rows_write(const kit_row *row, const lin_view *v, lin_text *out);
/* One of them, its parts in any order. LIN_SYNTAX without a sentence: it is none of these.
 * most: the stands that each unit can have, by the battle's file; NULL where none has any. */
lin_status kit_rows_read(const kit_row *row, const uint8_t *most, lin_play *p, char *const *word,
                         int words, lin_refusal *why);

/* Before any line is read: everything is as usual, no unit has a line, lists and sets are empty. */
void kit_rows_blank(const kit_row *row, const lin_field *f, void *state);
/* Nothing of the unit is left: a position does not tell of it. */
void kit_rows_clear(const kit_row *row, void *state, int u);

/* The first line that holds a unit, side, word or number that there is not; NULL: all exist. */
const kit_row *kit_rows_wrong(const kit_row *row, const lin_view *v);

/* ---- For whoever writes or reads one line of his own ---- */

/* What the parts say of a struct that begins there, each after a blank. */
void kit_parts_write(const kit_row *part, const lin_view *v, const void *base, lin_text *out);
/* The rest of the line as parts of it. What is not said is as usual then. */
lin_status kit_parts_read(const kit_row *part, kit_reader *r, void *base);
/* A set, as many lines as it takes: a line has room for so many words. */
void kit_set_write(const char *word, const lin_view *v, const tb_set *set, lin_text *out);

#endif
