/* linstock.h -- rules-enforced historical wargames: for those who play, watch and write bots.
 *
 * A rule system is a pure machine: orders and dice in, events out. One game is one loop:
 *
 *     lin_ask      who must answer what, under which rule, and the answers the rules list
 *     lin_give     do one order, or name the rule against it (nothing has changed then)
 *     lin_roll     hand over the dice the machine waits for, where they are not its own
 *     lin_events   what happened, in order, with the dice
 *
 * Promises. A refused order changes nothing. The same battle, orders and dice give the same
 * bytes of state on every machine. The library prints nothing, reads no clock, keeps no
 * mutable globals but the lists of registered bots and books, never calls exit, and allocates
 * nothing between a game's first and last order (sessions, which keep a record of the game, do).
 *
 * What functions take. A pointer points to something, unless its line says that it may be NULL;
 * `why` always may, and so may whatever is to be freed. Text ends in NUL, or has its length beside
 * it. A list is cut at `max`; where that is 0 or less it is empty and may be NULL. Whatever comes
 * from players and programs may be anything: an order or dice that cannot be are refused; a unit,
 * cell, side, overlay, entry or event that there is not has nothing to show (0, false, NULL, -1, no
 * text). What is left is a programmer's mistake and stops at an assert: NULL where something must
 * be, another field's game, a board's cell that is none (lin_cell_row, _col, _distance, _line,
 * _sight), an answer that is not listed (lin_answer), an agenda that is full or empty (lin_push,
 * lin_pop).
 *
 * In order: text; board and table, as far as orders speak of them; battles and fields; orders and
 * answers; what can be seen of a piece; dice; games; actions; sessions (record, undo, meta-orders);
 * positions; odds; rule scripts; bots; the ledger. What a book of rules is made of stands in
 * linstock_rules.h; battles come from disk by linstock_files.h. */
#ifndef LINSTOCK_H
#define LINSTOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What these headers declare is what the shared libraries export. */
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define LIN_VERSION       "0.1.0"
#define LIN_VERSION_MAJOR 0
#define LIN_VERSION_MINOR 1
#define LIN_VERSION_PATCH 0
/* The shape of the structs in these headers, raised whenever one of them changes: the number behind
 * the name of the shared library, and what is said where a bot or book is registered. */
#define LIN_ABI 2

const char *lin_version(void); /* of the library that is running: "0.1.0" */
int lin_abi(void);

/* Fixed capacities: state and lists are flat. */
#define LIN_PIECES      224 /* counters or elements in a battle */
#define LIN_SIDES       2
#define LIN_ARGS        6      /* arguments of an order */
#define LIN_ORDER_UNITS 24     /* units that one order can name in a list */
#define LIN_ORDER_TEXT  512    /* bytes of an order as text, its end included */
#define LIN_CHOICES     2048   /* listed answers of one question */
#define LIN_FAMILIES    8      /* open families of one question that a book can open */
#define LIN_DICE        64     /* dice of one roll */
#define LIN_FACES       20     /* faces of a die */
#define LIN_ATOMS       512    /* orders that one macro may expand to */
#define LIN_ID          16     /* bytes of an id, its end included */
#define LIN_BOT_NAME    32     /* bytes of a bot's name, its end included */
#define LIN_NOWHERE     0xffff /* no cell: off the board */

typedef enum {
    LIN_FIRST = 0,
    LIN_SECOND = 1, /* in the order the battle lists its sides */
    LIN_NOBODY = 2
} lin_side;

typedef enum {
    LIN_OK,
    LIN_ILLEGAL,   /* the rules forbid it */
    LIN_NOT_YOURS, /* the other side is asked */
    LIN_SYNTAX,    /* it does not read as an order */
    LIN_NEED_DICE, /* dice are awaited, not an order */
    LIN_OVER,      /* the game has ended */
    LIN_BAD_FILE,  /* a file or text is not what it should be */
    LIN_NO_MEMORY
} lin_status;

/* Why it was not LIN_OK: a rule where one forbids it, a line where a file is wrong. */
typedef struct {
    const char *rule; /* "BW-13.1", or NULL */
    int line;         /* of a file, from 1; 0 where there is none */
    char text[300];   /* one sentence for a person */
} lin_refusal;

/* Fill *why (may be NULL) and return the status. */
lin_status lin_refuse(lin_refusal *why, lin_status status, const char *rule, const char *format,
                      ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 4, 5)))
#endif
    ;

/* ---- Text that grows inside a fixed buffer -------------------------------------------- */

/* Everything that prints does it through one of these. Too long is cut, and `cut` says so. */
typedef struct {
    char *at; /* the buffer: always ends in NUL */
    size_t size, used;
    bool cut;
} lin_text;

lin_text lin_text_in(char *buffer, size_t size); /* size 0: buffer may be NULL */
void lin_put(lin_text *t, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* ---- The board: squares or hexes ------------------------------------------------------- */

typedef enum { LIN_SQUARES, LIN_HEXES } lin_grid;

/* A board of squares or hexes. Directions run clockwise: on squares 0 = N, 1 = NE ... 7 = NW; on
 * flat-topped hexes 0 = N, 1 = NE, 2 = SE, 3 = S, 4 = SW, 5 = NW. Cells are numbered row by row
 * from the south-west on squares (A1 = 0), from the north-west on hexes (0101 = 0). */
typedef struct lin_board lin_board;
lin_grid lin_board_grid(const lin_board *b);
int lin_board_rows(const lin_board *b);
int lin_board_cols(const lin_board *b);
int lin_cell_next(const lin_board *b, int cell, int direction); /* neighbour, or LIN_NOWHERE */
const char *lin_cell_ground(const lin_board *b, int cell);      /* "light woods"; NULL: no cell */
int lin_cell_height(const lin_board *b, int cell);
int lin_cell_row(const lin_board *b, int cell);           /* 0 = the first row */
int lin_cell_col(const lin_board *b, int cell);           /* 0 = the first col */
int lin_cell_at(const lin_board *b, int row, int col);    /* or LIN_NOWHERE */
int lin_cell_parse(const lin_board *b, const char *text); /* or LIN_NOWHERE */
void lin_cell_name(const lin_board *b, int cell, char name[8]);
/* "light woods, height 2, road and trail; stream N; front of slope NE": all there is to a cell. */
void lin_cell_text(const lin_board *b, int cell, lin_text *out);
int lin_cell_distance(const lin_board *b, int from, int to);
int lin_cell_direction(const lin_board *b, int from, int to); /* -1: no neighbours */
/* The cells on the straight line between two, ends included; how many. */
int lin_cell_line(const lin_board *b, int from, int to, uint16_t *out, int max);
const char *lin_direction_name(const lin_board *b, int direction); /* "NE" */
int lin_direction_parse(const lin_board *b, const char *text);     /* or -1 */

/* ---- The table: inches ----------------------------------------------------------------- */

#define LIN_INCH 1270              /* units of an inch: 1 mm is 50 */
#define LIN_FAR  (1000 * LIN_INCH) /* no order speaks of anything farther away, or longer */

/* From the south-west corner of the table: x runs east, y north. */
typedef struct {
    int32_t x, y;
} lin_point;

/* A table of miniatures. */
typedef struct lin_table lin_table;
lin_point lin_table_size(const lin_table *t); /* its north-east corner */
/* Piece after piece of its scenery: the kind ("woods", "wall" ...), with its outline, an area or a
 * line; NULL: no more. */
const char *lin_table_piece(const lin_table *t, int i, const lin_point **point, int *points,
                            bool *closed);

/* ---- Battles and fields ---------------------------------------------------------------- */

/* A book: a rule system that can be played. */
typedef struct lin_rules lin_rules;

/* Book after book, those built in first; NULL: there are no more. */
const lin_rules *lin_rules_at(int i);
const lin_rules *lin_rules_find(const char *id); /* or NULL; so for every name to be found */

const char *lin_rules_id(const lin_rules *r);   /* "brandywine" */
const char *lin_rules_name(const lin_rules *r); /* "Battle of Brandywine" */
int lin_rules_version(const lin_rules *r);      /* raised where a record would replay differently */
/* Verb after verb, then macro after macro, each as it is written and what it does: "march UNIT to
 * CELL    ..."; NULL: no more. */
const char *lin_rules_help(const lin_rules *r, int i);

/* A counter or element of a battle. */
struct lin_node;
typedef struct {
    char id[LIN_ID]; /* short, readable, stable: "L-G1" */
    char name[80];
    char kind[16];              /* "infantry", "artillery", "commander" */
    char size[16];              /* "brigade", "battalion" ... */
    char coat[16], facings[16]; /* colours of its clothes; "": those of its side */
    char called[40];            /* what it is called in a sentence: "Grey's brigade" */
    uint8_t side;
    const struct lin_node *data; /* all its keys, for the rule system */
} lin_unit;

/* What the files said of a battle, read but not yet judged. Lives as long as its fields. */
typedef struct lin_battle lin_battle;
const char *lin_battle_id(const lin_battle *b);    /* "brandywine-1777" */
const char *lin_battle_rules(const lin_battle *b); /* the id of its book */
const char *lin_battle_title(const lin_battle *b);
const char *lin_battle_date(const lin_battle *b);
const char *lin_battle_note(const lin_battle *b);
const char *lin_battle_history(const lin_battle *b);             /* a paragraph; "" if none */
const char *lin_side_id(const lin_battle *b, lin_side side);     /* or "nobody" */
const char *lin_side_colour(const lin_battle *b, lin_side side); /* or "" */
int lin_battle_units(const lin_battle *b);
const lin_unit *lin_battle_unit(const lin_battle *b, int i); /* or NULL */
int lin_battle_turns(const lin_battle *b);
const char *lin_turn_name(const lin_battle *b, int i);  /* "10 AM", or NULL */
const lin_board *lin_battle_board(const lin_battle *b); /* NULL: it has none */
const lin_table *lin_battle_table(const lin_battle *b); /* NULL: it has none */

/* What never changes in a game: battle, options, tables made from them. Const once built,
 * shared by every copy. */
typedef struct lin_field lin_field;

/* "bombardment=off,frontal_cancels_all=on" or NULL: changes to the battle's options. */
lin_status lin_field_new(lin_field **out, const lin_battle *battle, const char *options,
                         lin_refusal *why);
void lin_field_free(lin_field *f);
const lin_rules *lin_field_rules(const lin_field *f);
const lin_battle *lin_field_battle(const lin_field *f);
uint64_t lin_field_hash(const lin_field *f); /* of all that decides play */
size_t lin_state_size(const lin_field *f);   /* bytes of a state */

/* An optional rule of a book. */
typedef struct {
    const char *name, *rule, *text; /* "bombardment", "BW-18.1", one sentence */
    int32_t usual;                  /* 1 on, 0 off, unless the battle says other */
    const char *const *names;       /* NULL: on or off; else its values by name, then NULL */
} lin_option;

/* The value as a word: "on", "ambush". */
const char *lin_option_word(const lin_option *o, int32_t value);
bool lin_option_value(const lin_option *o, const char *word, int32_t *out); /* false: none */
const lin_option *lin_rules_option(const lin_rules *r, int i); /* option after option, or NULL */
int32_t lin_field_option(const lin_field *f, int i);           /* its value there */

/* ---- Orders and answers ---------------------------------------------------------------- */

/* An order is an atom: a verb and its arguments (units, cells, directions, 1/1270 inch). */
typedef struct {
    uint8_t verb, nargs;
    uint16_t spare;
    int32_t arg[LIN_ARGS];
} lin_order;

/* The list of units of an order whose verb has the kind U as its last argument, number `first`: as
 * many as were named, in that order. How many. */
int lin_order_units(const lin_order *o, int first, uint8_t unit[LIN_ORDER_UNITS]);
/* One more at its end; nargs grows with it, and is `first` before there is any. False: no room. */
bool lin_order_add_unit(lin_order *o, int first, int unit);

/* An open answer: argument i is free between low[i] and high[i] where bit i is set, and
 * the rule system's check decides. */
typedef struct {
    lin_order order;
    uint32_t open;
    int32_t low[LIN_ARGS], high[LIN_ARGS];
} lin_family;

/* The answers to a question: orders that are legal as they stand, and open families. */
typedef struct lin_list lin_list;
int lin_list_orders(const lin_list *l);
const lin_order *lin_list_order(const lin_list *l, int i); /* or NULL */
int lin_list_families(const lin_list *l);
const lin_family *lin_list_family(const lin_list *l, int i); /* or NULL */

/* A roll the machine waits for. Two kinds: the sum of all dice falls into classes, or each
 * die does. Faces of one class have the same effect: odds branch on classes alone. */
typedef struct {
    uint8_t n, faces; /* so many dice of so many faces, 2 to LIN_FACES */
    bool from_zero;   /* faces are 0 to faces - 1, as on a die of 0 to 9; else 1 to faces */
    bool by_sum;      /* classes of the sum, or of every die */
    uint8_t classes;
    int8_t better; /* he hopes for high dice (1), low (-1), or neither */
    uint8_t need;  /* what each die must show, or (need_sum) all of them together: so
                      much or more where high is better, or less where low is; 0:
                      nothing in particular, a table or the other's dice decide */
    bool need_sum;
    bool differ;                                /* a table reads the first less the second */
    uint16_t asks;                              /* 1 + the question for whose sake alone dice are
                                                   told apart: answered as usual, it counts only
                                                   whether all together show `need`; 0: none */
    lin_side side;                              /* who throws */
    const char *rule, *purpose;                 /* "BW-16.1", "reorganization" */
    uint8_t class_of[LIN_DICE * LIN_FACES + 1]; /* by sum, or by face */
} lin_roll_ask;

/* Something that happened: a kind of the book's, and its arguments. */
typedef struct {
    int kind, n;
    const int32_t *arg;
} lin_event;

typedef uint64_t lin_rng; /* bots' own chance: splitmix64 */
uint64_t lin_rng_next(lin_rng *r);
uint32_t lin_rng_below(lin_rng *r, uint32_t n); /* 0 .. n - 1, unbiased; below 0 it is 0 */

/* ---- What can be seen ------------------------------------------------------------------ */

/* How a mark of a piece is shown, whatever the rule system means by it. */
typedef enum {
    LIN_MARK_SAID,    /* in words alone */
    LIN_MARK_ROUND,   /* a round tag with its letters */
    LIN_MARK_TORN,    /* a jagged one: all is not well */
    LIN_MARK_LOZENGE, /* a lozenge: something special is ordered */
    LIN_MARK_SQUARE,
    LIN_MARK_BEADS,  /* as many beads as its number says */
    LIN_MARK_SMOKE,  /* smoke before its front: it has fired */
    LIN_MARK_SWORDS, /* crossed swords: it is in the thick of it */
    LIN_MARK_FADED,  /* the piece is drawn paler: it has done its part */
    LIN_MARK_SHAPES
} lin_mark_shape;

/* A row of a rule system's marks. A word that ends in '-' stands for all that begin so: "with-" for
 * "with-HOWE"; what follows the dash is then its letters, or the number of its beads. */
typedef struct {
    const char *word;
    const char *letters; /* of its tag; NULL: what follows the dash */
    lin_mark_shape shape;
    uint8_t wear;            /* how worn the men look on a table: 0 fresh, 3 at their end */
    const char *rule, *text; /* "BW-16.5", and what it means, in a sentence */
} lin_mark_look;

/* What stands on a counter besides its marks. */
typedef enum {
    LIN_PART_LEFT,   /* the letters of its left upper corner */
    LIN_PART_RIGHT,  /* and of its right one */
    LIN_PART_FIRST,  /* the first number of its label */
    LIN_PART_SECOND, /* and the second */
    LIN_PART_FRONT,  /* the edge or the mark that shows where it faces */
    LIN_PARTS
} lin_counter_part;

extern const char *const lin_counter_part_name[LIN_PARTS]; /* "left", "first" */

/* A row of what a rule system puts on its counters, for whoever looks at one for the first time. */
typedef struct {
    lin_counter_part part;
    const char *kinds;       /* of these kinds of units, apart by blanks; NULL: of all others */
    const char *name;        /* "Strength" */
    const char *rule, *text; /* and what it means, in a sentence */
} lin_counter_row;

/* The row of a mark's word; NULL: the rule system has none. letters: what its tag says. */
const lin_mark_look *lin_mark_find(const lin_rules *rules, const char *word, char letters[8]);
/* The next word of a piece's marks, from *at on (0 at first); false: there is none. */
bool lin_mark_next(const char *marks, size_t *at, char word[32]);

/* Who a piece is to the eye, and how its men stand. */
typedef enum {
    LIN_ARM_FOOT,
    LIN_ARM_HORSE,
    LIN_ARM_GUNS,
    LIN_ARM_OFFICER,
    LIN_ARM_CHIEF, /* an officer above the others */
    LIN_ARM_TRAIN, /* wagons, boats, baggage */
    LIN_ARMS
} lin_arm;

typedef enum {
    LIN_POSTURE_CLOSE, /* shoulder to shoulder */
    LIN_POSTURE_OPEN,  /* with gaps between them */
    LIN_POSTURE_COLUMN,
    LIN_POSTURE_LIMBERED,
    LIN_POSTURE_UNLIMBERED,
    LIN_POSTURE_INSIDE, /* in a building */
    LIN_POSTURES
} lin_posture;

extern const char *const lin_mark_shape_name[]; /* "said", "round" ...; ends with NULL */
extern const char *const lin_arm_name[];        /* "foot", "horse" ...; ends with NULL */
extern const char *const lin_pose_name[];       /* "close", "open" ...; ends with NULL */

/* A piece as anyone may draw it: terminal, picture, page. */
typedef struct {
    int unit; /* index into battle->unit */
    uint8_t side;
    enum { LIN_ON_BOARD, LIN_WAITING, LIN_UNPLACED, LIN_LOST, LIN_UNKNOWN } where;
    uint16_t cell;
    int8_t facing;            /* -1: none */
    char label[16];           /* "6-4" */
    char left[12], right[12]; /* the letters on the counter */
    char marks[80];           /* "disorganized held"; "" if none */
    lin_arm arm;
    lin_posture pose;
    int16_t strength;   /* what a stack of them adds up to; 0: nothing that could be added */
    uint8_t hurt, pips; /* so many boxes of so many are struck out; no pips: it has none */
    char badge[6];      /* a number or so beside a disc: "3"; "" if none */
} lin_piece;

/* A duty that must be met before a portion can close. */
typedef struct {
    const char *rule;
    int unit; /* or -1 */
    char text[160];
} lin_duty;

typedef struct {
    int32_t points[LIN_SIDES]; /* in the parts in which the rule system counts them: lin_points */
    char text[320];
} lin_score;

/* One thing that the score is made of: so many points for a side, and what for. A row of nobody is
 * a sentence: what decides between the sums. */
#define LIN_SCORE_PARTS 128
typedef struct {
    lin_side side;
    int32_t points;
    const char *rule; /* or NULL */
    char text[160];
} lin_score_part;

/* A track beside the map: what a side, or the day, has of something. */
#define LIN_TRACKS      16
#define LIN_TRACK_BANDS 4
typedef struct {
    lin_side side; /* whose it is; LIN_NOBODY: of the day */
    int16_t low, high, value;
    int8_t bands;                  /* it is parted into bands: this many, */
    int16_t band[LIN_TRACK_BANDS]; /* beginning at these values; none: it is not */
    const char *rule;              /* or NULL */
    char name[24];                 /* "Army morale" */
    char text[32];                 /* what its value is called, "wavering"; or "" */
} lin_track;

/* Where a piece stands on a table: its stands, or the disc of one man. */
#define LIN_STANDS 16
typedef struct {
    lin_point at;                    /* what orders speak of: the middle of a leader's front, or
                                        of a disc */
    uint16_t facing;                 /* sixteenth bits of a circle, 0 = north */
    uint8_t stands, leader;          /* no stands: a disc; leader: who has the colours */
    int32_t radius;                  /* of a disc */
    lin_point corner[LIN_STANDS][4]; /* front left, front right, rear right, rear left */
} lin_footprint;

/* What one unit is to another on a table, by the measures of its book. */
typedef struct {
    int32_t distance;     /* from the one to the other, as it is measured for a look; -1: nothing
                             may be measured ahead */
    uint8_t stands, seen; /* of the other: so many, and so many of them seen; no stands: nobody
                             looks at such a unit */
    bool in_cover;        /* what is seen of it */
    bool in_arc, in_zone; /* some part of it lies in the arc, in the threat zone, of the one */
    char blocker[76];     /* what hides it; "" if nothing does */
} lin_relation;

/* A line or an area drawn on a table. Kinds say how it looks, whatever the rule system means by it:
 * "reach" "reach-later" "arc" "band" "zone" "sphere" "sight" "blocked" "deploy" "work" "objective"
 * "held-0" "held-1" "lane" (the ground before a front) "tie" (who belongs together) "task" (what
 * they are to do); and under a hand: "met" (what it cannot have), "gap" (a distance that counts).
 */
#define LIN_STROKE 96
typedef struct {
    char kind[12], text[76]; /* text: a few words beside it, or "" */
    uint8_t closed;
    uint8_t points; /* one: a spot */
    lin_point point[LIN_STROKE];
} lin_stroke;

/* What a hand that carries a unit over a table is shown before its order is given: how the unit
 * would stand there, what keeps it from standing there, and the lines that count meanwhile. */
#define LIN_GHOST_STROKES 12
typedef struct {
    int unit;              /* whom the hand carries */
    lin_footprint foot;    /* as the hand would have it, whatever the rules say */
    bool stops;            /* it does not come to stand so; then: */
    char text[300];        /* why, and where it stops instead: one sentence */
    const char *rule;      /* "LF-MV-01", or NULL */
    int by_unit, by_piece; /* what it meets: a unit, a piece of the table's scenery; or -1 */
    lin_point at;          /* where it comes to stand, or still stands */
    int32_t gone, asked;   /* so far of so far; 0 where it does not go but is set down */
    int strokes;
    lin_stroke stroke[LIN_GHOST_STROKES];
} lin_ghost;

/* Units, each once, in the order in which they were named. */
typedef struct {
    int n;
    uint8_t unit[LIN_PIECES];
} lin_units;

/* What a hand may do on a map in answer to a question, as the text of an order: so a page
 * that knows no rule can be played by dragging. {units}: ids of the own pieces in hand;
 * {cell}, {enemies}: where they are let go, or who stands there; {facing}: a direction, which
 * the hand is asked for. On a table {x} {y} are where `at` of its footprint comes to lie and
 * {facing} the degrees to which the hand has turned it, or nothing; {12-36 inches} is a whole
 * number between these, which the hand names. Where something is being put together (lin_making),
 * "muster" adds all who can to it ({enemies}: those it is against) and "dismiss" takes {units} of
 * either side out of it; where nothing is yet, "muster" begins it with {units} and does not carry
 * it out. */
typedef struct {
    const char *step;  /* the question it answers: "move" */
    const char *act;   /* "carry" own pieces to a place, "strike" at enemies with
                          them, "turn" them, "point" at bare ground, "muster", "dismiss" */
    const char *order; /* "march {units} to {cell}" */
    const char *text;  /* "March there" */
} lin_gesture;

/* What is being put together and is not carried out yet, a battle or a bombardment: who is in it,
 * and whom it is against. */
typedef struct {
    uint16_t with, against; /* so many */
    uint8_t with_unit[LIN_PIECES], against_unit[LIN_PIECES];
    lin_refusal why; /* why it cannot be carried out as it stands; no text: it can */
} lin_making;

/* A march as the macro that plans it tells it, so that its way can be shown before it is given: the
 * cells that the unit enters, what each costs, and where and why it ends short of its goal. */
#define LIN_MARCH_CELLS 64
#define LIN_MARCHES     40 /* of one order */
typedef struct {
    uint8_t unit, cells; /* no cells: it stays */
    uint16_t from;       /* LIN_NOWHERE: beside the board */
    uint16_t cell[LIN_MARCH_CELLS];
    uint16_t cost[LIN_MARCH_CELLS]; /* in parts, of which movement_parts of the book make one */
    int32_t left;                   /* of its movement then, in the same */
    uint16_t met;                   /* the cell that it does not come to; LIN_NOWHERE: it does */
    lin_refusal stop;               /* why not; no text: it comes where it was sent */
} lin_march;
typedef struct {
    int n;
    lin_march march[LIN_MARCHES];
} lin_marches;

/* An order made ready for the present question: "lay historical". */
typedef struct {
    char order[96], text[96];
} lin_ready;

/* Marks on cells, to be looked at: where a unit can get, what a side controls. */
typedef struct {
    const char *name, *text;
    bool of_side;
} lin_overlay;
typedef struct {
    uint16_t cell;
    int32_t value;
    char text[16];
    bool later; /* not now: in its next turn */
} lin_mark;

/* ---- Dice ------------------------------------------------------------------------------ */

/* What a die is: so many faces, from 1 up, or from 0 (0 to 9). Written "6", "20", "0-9". */
typedef struct {
    uint8_t faces;
    bool from_zero;
} lin_die_kind;

lin_die_kind lin_die_kind_of(const lin_roll_ask *ask);
int lin_die_low(lin_die_kind k);  /* its lowest face: 0 or 1 */
int lin_die_high(lin_die_kind k); /* its highest */
bool lin_die_has(lin_die_kind k, int face);
void lin_die_kind_print(lin_die_kind k, lin_text *out);
bool lin_die_kind_parse(const char *text, lin_die_kind *out); /* false: no kind of die */
/* Those of a row of dice, in runs: "6*40 0-9 6*3"; one kind alone without its number. */
void lin_die_kinds_print(const lin_die_kind *k, size_t n, lin_text *out);

/* Is what is needed met by one die, or (need_sum) by the sum? False where nothing is needed. */
bool lin_need_met(const lin_roll_ask *ask, int shown);
/* How many of these dice meet it; where the sum must, 1 or 0. */
int lin_needs_met(const lin_roll_ask *ask, const uint8_t *face);

/* Where dice come from. Whatever the source, the faces go into the record. throw_one gives 1 to
 * `faces`, whatever the die's lowest face is; false: it has none to give. */
typedef struct lin_dice {
    enum { LIN_DICE_TYPED, LIN_DICE_SEEDED, LIN_DICE_SCRIPTED, LIN_DICE_OTHER } kind;
    uint64_t rng[4];       /* seeded */
    const uint8_t *script; /* scripted: typed when they run out */
    size_t scripted, at;
    bool (*throw_one)(struct lin_dice *self, int faces, uint8_t *face); /* other */
    void *self;
} lin_dice;

lin_dice lin_dice_typed(void);                          /* a person reads them in */
lin_dice lin_dice_seeded(uint64_t seed, uint64_t game); /* game i of a series */
lin_dice lin_dice_scripted(const uint8_t *faces, size_t n);
/* At most LIN_DICE of them. False: the source has none, or there are no such dice. */
bool lin_dice_throw(lin_dice *d, int n, lin_die_kind kind, uint8_t *out);

/* ---- Games ----------------------------------------------------------------------------- */

typedef struct lin_game lin_game;

typedef enum { LIN_ASKS_SIDE, LIN_ASKS_DICE, LIN_IS_OVER } lin_asking;

/* What the machine waits for. Pointers are good until the game changes. */
typedef struct {
    lin_asking asking;
    lin_side side;           /* who answers or throws */
    const char *rule, *step; /* "BW-8.1", "step" */
    char text[200];          /* the question, for a person */
    const lin_list *list;    /* side: the answers */
    lin_roll_ask roll;       /* dice: what is wanted */
} lin_question;

/* Dice that have fallen and still lie there while a side is asked whether some are thrown again. */
typedef struct {
    uint8_t n;
    uint8_t face[LIN_DICE];
    int16_t called[LIN_DICE]; /* the last argument of the answers that throw it again; -1: none may
                               */
    lin_die_kind kind;
    int8_t better; /* as of a roll (lin_roll_ask), with all that is added */
    uint8_t need;
    bool need_sum;
    char text[800]; /* what it takes, costs and risks, a line each */
} lin_lying_dice;

lin_status lin_game_new(lin_game **out, const lin_field *field, lin_dice dice, lin_refusal *why);
/* state, here and below: state_size bytes of a state of this field, which is trusted. */
lin_status lin_game_from(lin_game **out, const lin_field *field, const void *state, lin_dice dice,
                         lin_refusal *why);
void lin_game_free(lin_game *g);
void lin_copy(lin_game *into, const lin_game *from); /* same field; no allocation;
                                                        into keeps its dice and log */
const lin_field *lin_game_field(const lin_game *g);
const void *lin_state(const lin_game *g);
void lin_set_state(lin_game *g, const void *state);
void lin_set_dice(lin_game *g, lin_dice dice);
lin_dice lin_dice_of(const lin_game *g); /* as far as it has been used */
/* The faces thrown since this was last asked; how many. Good until the game changes. */
int lin_thrown(lin_game *g, const uint8_t **faces);
void lin_listen(lin_game *g, bool on); /* keep events or not */

void lin_ask(lin_game *g, lin_question *out); /* with its sentence */
/* That sentence with units and places by their names instead of their ids; once over: nothing. */
void lin_ask_called(const lin_game *g, lin_text *out);
/* The dice that the present question is about; false: it is about none. */
bool lin_lying(const lin_game *g, lin_lying_dice *out);
lin_asking lin_waits(const lin_game *g); /* quick forms of that */
lin_side lin_to_answer(const lin_game *g);
const lin_list *lin_answers(lin_game *g);

lin_status lin_parse(const lin_game *g, const char *text, lin_order *o, lin_refusal *why);
void lin_print(const lin_field *f, const lin_order *o, lin_text *out); /* any order at all */
/* Text to atoms: an atom is itself, a macro its expansion (each checked in turn). */
lin_status lin_expand(const lin_game *g, const char *text, lin_order *out, int max, int *n,
                      lin_refusal *why);
/* The same, and the marches that it comes to, where its macro tells them; told may be NULL. */
lin_status lin_expand_marches(const lin_game *g, const char *text, lin_order *out, int max, int *n,
                              lin_marches *told, lin_refusal *why);
/* Of these atoms so many have been given, and the next one is refused: does what was done stand all
 * the same? It does where nothing is measured ahead and one of them has measured something, for
 * that cannot be taken back. */
bool lin_expand_stands(const lin_game *g, const lin_order *atom, int given);
bool lin_same_order(const lin_order *a, const lin_order *b);

/* Is it for this side to order anything at all now? An order may hold anything: before a rule
 * looks at it verb, number of arguments, units, cells, directions and words must be there, measures
 * within LIN_FAR, angles within a circle, numbers within 16 bits; arguments past nargs are ignored.
 */
lin_status lin_asked(const lin_game *g, lin_side who, lin_refusal *why);
lin_status lin_check(lin_game *g, lin_side who, const lin_order *o, lin_refusal *why);
lin_status lin_give(lin_game *g, lin_side who, const lin_order *o, lin_refusal *why);
void lin_answer(lin_game *g, int i); /* listed answer i: trusted */
lin_status lin_roll(lin_game *g, const uint8_t *faces, int n, lin_refusal *why);
void lin_concede(lin_game *g, lin_side who);
void lin_agree_draw(lin_game *g);
/* A random answer, uniform over the list; a family counts as one. */
bool lin_random_order(lin_game *g, lin_rng *rng, lin_order *out);
/* A legal member of open family i of the present question; false: none was found. */
bool lin_sample(lin_game *g, int i, lin_rng *rng, lin_order *out);

/* Nothing is measured ahead: the rule by which nobody may measure in this game before he has
 * declared what he does; NULL: measuring is free, or the battle is over. Then places are told in
 * hundredths of the table's width and taken so ("41.5% 20%"), lengths between pieces not at all,
 * and nothing is tried out that would measure. (lin_field_blind: in any game on that field.) */
const char *lin_blind(const lin_game *g);
const char *lin_field_blind(const lin_field *f);
/* Would this order measure something that nobody may know yet? False where measuring is free. The
 * same of its text, which may be a macro. */
bool lin_order_measures(const lin_game *g, const lin_order *o);
bool lin_would_measure(const lin_game *g, const char *order);
/* What hangs on it, case by case from 0 on: *last is the order that measures, `into`, a game of the
 * same field, stands just before it with the case taken for granted, so that its sums and odds are
 * those of the case; name: "within 12 inches". False: it is refused, or, where *why has no text,
 * there is no such case. */
bool lin_suppose(const lin_game *g, const char *order, int i, lin_game *into, lin_order *last,
                 lin_text *name, lin_refusal *why);
uint32_t lin_learned(const lin_game *g); /* how often something has been measured in it; or 0 */
/* LIN_ILLEGAL, by that rule: that nothing is measured before it is declared, and a sentence (may be
 * NULL) of what to do instead. */
lin_status lin_not_measured(const lin_field *f, const char *instead, lin_refusal *why);

uint64_t lin_hash(const lin_game *g);
const char *lin_broken(const lin_game *g); /* NULL, or the invariant lost */
/* A redacted copy; for LIN_NOBODY what both sides know. */
void lin_seen_by(const lin_game *g, lin_side who, lin_game *into);
/* Is anything hidden from him now; for LIN_NOBODY, from either side? Not once it is over. */
bool lin_hides(const lin_game *g, lin_side who);
void lin_complete(lin_game *view, lin_side who, lin_rng *rng); /* unknowns, guessed */

/* Looking, by the rule system of the game; 0, false or nothing where it has no such thing
 * (lin_rules says what each is). Lists are cut at max. */
int lin_pieces(const lin_game *g, lin_piece *out, int max);
int lin_duties(const lin_game *g, lin_duty *out, int max);
void lin_score_now(const lin_game *g, lin_score *out);
/* So many parts as points: 5 halves are 2.5; and in words, "2½". */
double lin_points(const lin_rules *rules, int32_t parts);
void lin_points_text(const lin_rules *rules, int32_t parts, lin_text *out);
int lin_score_parts(const lin_game *g, lin_score_part *out, int max); /* what that is made of */
int lin_tracks(const lin_game *g, lin_track *out, int max);
/* How thick a haze lies over the ground: 0 none, 100 as thick as it gets. */
int lin_haze(const lin_game *g);
void lin_clock(const lin_game *g, lin_text *out);
/* An order in plain words, as an answer to the present question. */
void lin_answer_text(const lin_game *g, const lin_order *o, lin_text *out);
int lin_turn(const lin_game *g); /* index into the battle's turn_name */
int lin_ready_orders(const lin_game *g, lin_ready *out, int max);
bool lin_making_now(const lin_game *g, lin_making *out); /* false: nothing is */
int lin_marks(const lin_game *g, int overlay, int of, lin_mark *out, int max);
bool lin_footprint_of(const lin_game *g, int unit, lin_footprint *out);
int lin_props(const lin_game *g, lin_stroke *out, int max);
int lin_strokes(const lin_game *g, int overlay, int of, lin_stroke *out, int max);
int lin_between(const lin_game *g, int from, int to, lin_stroke *out, int max, lin_text *say);
bool lin_relation_of(const lin_game *g, int from, int to, lin_relation *out);
/* Of an order that a hand says; then: the game after it, or NULL where it was refused, and why. */
bool lin_ghost_of(const lin_game *g, const lin_game *then, const char *order,
                  const lin_refusal *why, lin_ghost *out);
void lin_about(const lin_game *g, int unit, lin_text *out);
bool lin_explain(const lin_game *g, const lin_order *o, lin_text *out); /* of what is legal now */
/* What an answer that is legal now concerns: units, lines (how many), and what it takes in words.
 */
int lin_concerns(const lin_game *g, const lin_order *o, lin_units *units, lin_stroke *out, int max,
                 lin_text *say);

/* Two choose, each unseen by the other: what every pair of choices comes to, and how often each
 * side should make which. Rows are the choices of the side that is asked, and won, none and lost
 * are seen by it: so many of `of` ways, which are equally likely. Shares are parts of `shares`, of
 * either side together. */
#define LIN_WHAT_IFS 8 /* choices of a side */
typedef struct {
    char name[32];   /* "Stand Fast" */
    lin_order order; /* that makes it */
    uint64_t share;
} lin_what_if_choice;
typedef struct {
    char text[16]; /* what the pair adds, "+2"; "" where nothing is to be said */
    uint32_t won, none, lost, of;
} lin_what_if_cell;
typedef struct {
    const char *rule;
    char text[300];   /* what it is about, and what it leaves out; sentences */
    lin_side side[2]; /* of the rows, of the columns */
    int n[2];         /* rows, columns */
    int chosen;       /* the row that the order asked about is; -1: none */
    lin_what_if_choice choice[2][LIN_WHAT_IFS];
    lin_what_if_cell cell[LIN_WHAT_IFS][LIN_WHAT_IFS]; /* [row][column] */
    uint64_t shares;
} lin_what_if;
/* Behind an order that is legal now, as far as it leads to such a choice. It is made of what both
 * sides know, so it is the same whatever the other has chosen already. False: there is none. */
bool lin_what_if_of(const lin_game *g, const lin_order *o, lin_what_if *out);
/* With both mixes: how likely it is won, comes to nothing and is lost. */
typedef struct {
    double won, none, lost;
} lin_what_if_chances;
lin_what_if_chances lin_what_if_mixed(const lin_what_if *w);
/* A row against the other side's mix. */
lin_what_if_chances lin_what_if_row(const lin_what_if *w, int row);
bool lin_hears(const lin_game *g, const lin_event *e, lin_side who); /* LIN_NOBODY: both do */
/* "British"; its id where it has no name; "nobody". */
const char *lin_side_name(const lin_battle *b, lin_side side);
/* Of a battle that is over: "major victory"; a draw by agreement is a "draw". */
const char *lin_level_name(const lin_game *g);
/* "American major victory: the British side conceded." */
void lin_result_text(const lin_game *g, lin_text *out);
/* "British 3, American 33. What that would come to." */
void lin_score_text(const lin_game *g, lin_text *out);

/* Events since the log was last cleared. */
void lin_events_clear(lin_game *g);
bool lin_events_next(const lin_game *g, uint32_t *at, lin_event *out); /* start at 0 */
/* The same for a reader in a hurry: runs joined into one event (whose arguments live in
 * room), asides left out. */
#define LIN_JOINED 16
bool lin_events_brief(const lin_game *g, uint32_t *at, lin_event *out, int32_t room[LIN_JOINED]);
void lin_event_text(const lin_field *f, const lin_event *e, lin_text *out);
/* The same with units as they are called: "The Royal Fusiliers fire at the Georgia riflemen." */
void lin_event_called(const lin_field *f, const lin_event *e, lin_text *out);
const char *lin_event_rule(const lin_field *f, const lin_event *e);
/* "retreat G-V1 D3 C3": name and arguments as words; for tests and programs. */
void lin_event_words(const lin_field *f, const lin_event *e, lin_text *out);
/* The same for programs that play: where nothing is measured ahead, places are whole hundredths of
 * the table's width. */
void lin_event_told(const lin_field *f, const lin_event *e, lin_text *out);

/* ---- Actions ---- */

/* Players think in actions: a march, a volley, a charge with its reactions, a battle with retreat
 * and advance. An action is all that happens from an answer to a question that `acts` to the next
 * such answer. A row names a kind of them; where events of several kinds come together the action
 * is called by the last row among theirs. */
typedef struct {
    const char *name; /* "battle" */
    const char *text; /* "{who} {was|were} beaten by {whom}[ at {at}][, {how}]": one acts, or
                         several; what stands for nothing is left out with its brackets. {from}
                         {to}: the ends of a way */
    bool loud;        /* wants to be looked at: a fight, not a march */
    const char *const *by_result; /* NULL, or other texts by the number of its result; a NULL among
                                     them: the text above */
} lin_action_row;

#define LIN_ACTION_UNITS 48
#define LIN_ACTION_WORDS 8192
typedef struct {
    const lin_action_row *row; /* NULL: it has no name of its own */
    lin_side side;             /* who gave the order that began it */
    uint8_t actors, targets, losses, dice;
    uint16_t actor[LIN_ACTION_UNITS], target[LIN_ACTION_UNITS], lost[LIN_ACTION_UNITS];
    bool has_from, has_to, has_at, opened;
    lin_point from, to, at; /* on a board x is the cell */
    int16_t result;         /* the number of it; -1: none */
    char how[40];           /* under which conditions: "2 to 1"; "" if nothing is to be said */
    int16_t face[LIN_DICE];
    char text[400];      /* what happened, in a sentence */
    uint32_t words;      /* its events, as in a log; cut where they do not fit */
    const int32_t *word; /* good while done() is called (lin_account) */
} lin_action;

/* Gathers the events of a game into actions. Before an order is given say so; after it hand over
 * the game, whose events since it was last cleared are taken. An action is finished when the next
 * begins, and at the end: then done() is called with it. */
typedef struct lin_account lin_account;
typedef void (*lin_action_done)(void *self, const lin_action *a);
lin_status lin_account_new(lin_account **out, const lin_field *f, lin_action_done done, void *self,
                           lin_refusal *why);
void lin_account_before(lin_account *a, const lin_game *g); /* who answers what */
void lin_account_after(lin_account *a, const lin_game *g);
/* The same event by event, for whoever must know which event began another action. */
void lin_account_event(lin_account *a, const lin_game *g, const lin_event *e);
/* From now on only what this side hears goes into it (LIN_NOBODY: what both hear). */
void lin_account_for(lin_account *a, lin_side who);
/* Is the action that was under way unfinished: something in the midst of it is asked? */
bool lin_account_open(const lin_game *g);
void lin_account_end(lin_account *a); /* the action that was under way */
void lin_account_free(lin_account *a);
/* A place in words: a cell (its number is x), or a point of a table, with what has a name there or
 * near: "Chadd's Ford (F24)", "12, 30 near the East fence". */
void lin_place_text(const lin_field *f, lin_point at, lin_text *out);
/* A piece of a table's scenery by its name, or its kind and where it is: "the wall at 12, 30". */
void lin_scenery_text(const lin_field *f, int piece, lin_text *out);
/* Its text anew, from its row alone: for actions that were put together. */
void lin_action_retell(const lin_field *f, lin_action *a);
/* Event after event of an action, from *at = 0 on. */
bool lin_action_next(const lin_action *a, uint32_t *at, lin_event *out);

/* ---- Sessions: a game with its record, undo and meta-orders ---------------------------- */

typedef struct lin_session lin_session;

lin_status lin_session_new(lin_session **out, const lin_field *field, lin_dice dice,
                           lin_refusal *why);
/* The same from a position (docs/positions.md) instead of the beginning of the battle; its record
 * holds it. */
lin_status lin_session_from(lin_session **out, const lin_field *field, const char *position,
                            size_t n, lin_dice dice, lin_refusal *why);
const char *lin_session_position(const lin_session *s); /* NULL: it began with the battle */
void lin_session_free(lin_session *s);
lin_game *lin_session_game(lin_session *s); /* look, do not play */

/* Meta-orders: what is said about a game rather than in it, by either side at any time until the
 * battle is over. One table knows them all; [LIN_NO_META] is empty. */
typedef enum {
    LIN_NO_META,
    LIN_CONCEDE,
    LIN_DRAW, /* both want it: that accepts */
    LIN_ACCEPT,
    LIN_DECLINE,
    LIN_UNDO,
    LIN_AGREE,
    LIN_METAS
} lin_meta;
typedef struct {
    const char *word, *help;
    bool answers; /* an offer of the other side */
} lin_meta_row;
extern const lin_meta_row lin_meta_orders[LIN_METAS];
/* The meta-order that a text is. A rule system may have a verb named like an answer to an offer:
 * then the word means the offer only while one stands. */
lin_meta lin_meta_of(const lin_rules *r, const char *text, bool offered);

/* An order, macro, or meta-order, refused as a whole or done as a whole. */
lin_status lin_say(lin_session *s, lin_side who, const char *text, lin_refusal *why);
lin_status lin_session_give(lin_session *s, lin_side who, const lin_order *o, lin_refusal *why);
lin_status lin_session_roll(lin_session *s, const uint8_t *faces, int n, lin_refusal *why);
/* Undo the last order of `who`: free back to the last die or revelation, beyond it the other
 * side is asked (pending below) unless both == true (hot-seat: they agree). */
lin_status lin_undo(lin_session *s, lin_side who, bool both, lin_refusal *why);
/* Have dice fallen since the main line had so many entries? Then going back there is going back
 * beyond a die, which nobody can want of a bot. */
bool lin_dice_fell_since(const lin_session *s, size_t moves);
/* Has anything come to light since that was hidden? */
bool lin_secrets_shown_since(const lin_session *s, size_t moves);
typedef enum { LIN_NOTHING, LIN_DRAW_OFFERED, LIN_UNDO_ASKED } lin_offer;
lin_offer lin_session_offer(const lin_session *s, lin_side *by); /* by may be NULL */
lin_status lin_session_remark(lin_session *s, const char *text, lin_refusal *why);
void lin_session_header(lin_session *s, const char *key, const char *value); /* NULL: none */
const char *lin_session_header_get(const lin_session *s, const char *key);   /* or NULL */
size_t lin_session_moves(const lin_session *s); /* entries on the main line */
/* All dice that ever fell, in that order, in lines taken back too. How many; the first of them
 * are written to out, which may be NULL. */
typedef struct {
    uint8_t face;
    lin_die_kind kind;
} lin_die;
size_t lin_session_dice(const lin_session *s, lin_die *out, size_t max);
/* The game as it stood after `moves` entries of the main line. */
lin_status lin_session_at(const lin_session *s, size_t moves, lin_game *into, lin_refusal *why);
/* How many entries of the main line lie open to him (LIN_NOBODY: to everybody): up to where
 * nothing was hidden from him last. into: a game of the same field, which is changed. */
size_t lin_session_open(const lin_session *s, lin_side who, lin_game *into);
/* What entry i of the main line was, as one readable line without its number. */
void lin_session_entry(const lin_session *s, size_t i, lin_text *out);
/* The same in parts; faces point into the session. */
typedef struct {
    lin_side side;
    lin_meta meta; /* LIN_NO_META: it is an order */
    lin_order order;
    bool hidden;              /* it answered a secret question */
    const uint8_t *face;      /* what its dice showed */
    const lin_die_kind *kind; /* and what they are */
    size_t faces;             /* how many */
} lin_entry;
bool lin_session_get(const lin_session *s, size_t i, lin_entry *out); /* false: no such */
/* The dice that fell before the first entry; how many. */
size_t lin_session_opening(const lin_session *s, const uint8_t **face);
/* Everything that was ever done, in the order in which it came to pass: the dice of the beginning,
 * the main line, and lines taken back, each where it was. play() is handed the game as it stood
 * before an entry and plays it there, with its dice; false: it cannot, and then only the dice of
 * the rest of that line are told (`alone`). */
typedef struct {
    lin_entry entry;
    bool opening; /* the dice before the first entry */
    bool alone;   /* its dice are all there is of it */
    int depth;    /* so many lines taken back is it in; 0: it is of the main line */
    size_t moves; /* entries of the main line before it */
} lin_walked;
typedef bool (*lin_walk_play)(void *self, lin_game *g, const lin_walked *w);
lin_status lin_session_walk(const lin_session *s, lin_game *g, lin_walk_play play, void *self,
                            lin_refusal *why);
/* The remarks that stand after so many entries of the main line, a line each; and others in
 * their place ("": none). */
void lin_session_remark_at(const lin_session *s, size_t moves, lin_text *out);
lin_status lin_session_set_remark(lin_session *s, size_t moves, const char *text, lin_refusal *why);

/* Records are text (docs/records.md). The caller frees *text with lin_free. */
lin_status lin_record_write(const lin_session *s, char **text, lin_refusal *why);
/* The battle of a record must be loaded first: these read its headers alone. */
lin_status lin_record_header(const char *text, size_t n, const char *key, char *value, size_t size,
                             lin_refusal *why);
/* Options as lin_field_new wants them, from the record's headers. */
lin_status lin_record_options(const char *text, size_t n, char *value, size_t size,
                              lin_refusal *why);
lin_status lin_record_read(lin_session **out, const lin_field *field, const char *text, size_t n,
                           lin_dice dice, lin_refusal *why);
/* The same for somebody who wants to see every die of it, in the order in which they fell (in
 * lines taken back too), with its line. What he refuses is refused. */
typedef lin_status (*lin_die_watch)(void *self, int line, lin_die die, lin_refusal *why);
lin_status lin_record_watch(lin_session **out, const lin_field *field, const char *text, size_t n,
                            lin_dice dice, lin_die_watch watch, void *self, lin_refusal *why);
void lin_free(void *text);

/* ---- Positions ------------------------------------------------------------------------- */

lin_status lin_position_write(const lin_game *g, char **text, lin_refusal *why);
lin_status lin_position_battle(const char *text, size_t n, char *battle, size_t size, char *options,
                               size_t options_size, lin_refusal *why);
lin_status lin_position_read(lin_game **out, const lin_field *field, const char *text, size_t n,
                             lin_dice dice, lin_refusal *why);

/* ---- Odds ------------------------------------------------------------------------------ */

/* What an outcome is to the side that gave the order, at first glance: what befell either side in
 * it, added up by the gains of its events. */
typedef enum { LIN_LOSS, LIN_NO_CHANGE, LIN_WIN, LIN_GROUPS } lin_group;
extern const char *const lin_group_name[]; /* "loss", "no change", "win"; ends with NULL */

#define LIN_OUTCOMES     2048
#define LIN_ODDS_NODES   400000 /* states that are looked into, at most */
#define LIN_ODDS_ANSWERS 256    /* answers from one roll to the next, at most */
typedef struct {
    uint64_t num_high, num_low, den_high, den_low; /* exact, in lowest terms */
    double p;                                      /* for showing only */
    uint64_t hash; /* of the state it leads to; 0: of any so called */
    bool stopped;  /* a choice is the point: text is that question */
    lin_group group;
    bool unfollowed; /* a bound was reached: what comes of it is not known */
    char text[240];
} lin_outcome;

/* How likely one thing is to befall one unit or side, over all outcomes together; or, where it is
 * counted, how much of it is to be expected. Beyond a choice that makes no difference to it
 * (lin_step.follows) its first answer is taken. */
#define LIN_CHANCES 64
typedef struct {
    uint64_t num_high, num_low, den_high, den_low; /* exact; 0 / 0: finer than 128 bits */
    double p;                                      /* for showing only */
    int kind, unit;  /* the event; whom it befalls, -1: a side or nobody */
    lin_side side;   /* of that unit, or itself */
    lin_group group; /* what it is to the side that gave the order */
    int weight;      /* how grave it is */
    bool stage;      /* a stage of what was ordered, as reaching the enemy */
    bool counted;    /* the fraction is an amount to be expected */
    char text[80];   /* of a unit or side, without naming it: "retreats", "is Shaken", "hits" */
} lin_chance;

/* Where a bound is reached the odds are still exact and still sum to one: whatever was not followed
 * to its end is one outcome, and the limit is a sentence that says which bound it was. */
typedef struct lin_odds lin_odds;
lin_odds *lin_odds_new(void); /* room for them, to be used again and again; NULL: no memory */
void lin_odds_free(lin_odds *o);
int lin_odds_outcomes(const lin_odds *o);
const lin_outcome *lin_odds_outcome(const lin_odds *o, int i); /* or NULL; good till the next */
/* Stages first, then harm, that of the other side before one's own, unit by unit. */
int lin_odds_chances(const lin_odds *o);
const lin_chance *lin_odds_chance(const lin_odds *o, int i); /* or NULL; good till the next */
uint64_t lin_odds_nodes(const lin_odds *o);                  /* states visited */
const char *lin_odds_limit(const lin_odds *o);               /* "": all was followed to its end */

/* assume: "retreat=first,commander=yes" by step name, or NULL. Answers that lead back to the
 * question they answer are followed once: the question is the outcome, and the limit says so. As a
 * referee has them: of what a side sees (lin_seen_by) an order that measures has no odds where
 * nothing is measured ahead (lin_blind), but those of its cases (lin_suppose). */
lin_status lin_odds_of(const lin_game *g, const char *order, const char *assume, lin_odds *out,
                       lin_refusal *why);
void lin_fraction(uint64_t high, uint64_t low, lin_text *out); /* 128 bits in decimal */

/* ---- Rule scripts ---------------------------------------------------------------------- */

/* Someone who can find a battle by name and options: the file readers. */
typedef lin_status (*lin_field_source)(void *self, const char *battle, const char *options,
                                       const lin_field **out, lin_refusal *why);
typedef struct {
    int passed, failed;
} lin_tally;
typedef void (*lin_script_report)(void *self, const char *file, int line, bool passed,
                                  const char *title, const char *why);
/* Where a script has its battles from. A battle's file as it stands (freed with lin_free), and
 * whether another text in its place would be a battle, are for scripts about files; both may be
 * NULL. */
typedef struct {
    lin_field_source field;
    lin_status (*file)(void *self, const char *battle, char **text, size_t *n, lin_refusal *why);
    lin_status (*judge)(void *self, const char *battle, const char *options, const char *text,
                        size_t n, lin_refusal *why);
    void *self;
} lin_script_source;
lin_status lin_script_run(const char *file, const char *text, size_t n,
                          const lin_script_source *source, lin_script_report report,
                          void *report_self, lin_tally *tally, lin_refusal *why);
/* Is it as a line of a script says it must be ("is unit L-G1 at B3", "event rallied L-G1", "over
 * british", see docs/scripts.md)? LIN_ILLEGAL: it is not, and why says what there is instead;
 * LIN_SYNTAX: no such line. Events are those since the log was last cleared. */
lin_status lin_is_so(lin_game *g, const char *line, lin_refusal *why);

/* ---- Bots ------------------------------------------------------------------------------ */

/* A bot answers for one side from that side's view; it never sees the coming dice. */
typedef struct lin_bot {
    const char *name, *text;
    bool (*choose)(lin_game *view, lin_rng *rng, lin_order *out);
    /* What it has in mind with an order that answers the question of this view: "to take J27 with
     * the Guards", without a full stop. It follows from view and order alone, so that it can be
     * asked when a record is played again. False: there is nothing to tell. May be NULL. */
    bool (*purpose)(lin_game *view, const lin_order *o, lin_text *out);
} lin_bot;
/* Bot after bot, those built in first; NULL: there are no more. */
const lin_bot *lin_bot_at(int i);
const lin_bot *lin_bot_find(const char *name); /* or NULL */
/* Add a bot of one's own, for all who look for one from then on: abi is LIN_ABI. It is kept as a
 * pointer and for good. Refused: another abi, a name that is taken or cannot be one, no text, no
 * choose, more than there is room for. Any thread may register at any time; choose may be called
 * by several threads at once, each with a view of its own. */
#define LIN_REGISTERED 32 /* bots, and books, from outside */
lin_status lin_bot_register(int abi, const lin_bot *bot, lin_refusal *why);
/* Its purpose, asked of any bot and with any order. view: the game before the order, as the side
 * that gives it sees it (lin_seen_by). False: it tells none, and out is as it was. */
bool lin_bot_purpose(const lin_bot *bot, lin_game *view, const lin_order *o, lin_text *out);
/* Offered a draw, a bot takes it when it is behind. */
bool lin_bot_takes_draw(const lin_game *g, lin_side bot);

/* ---- The ledger ------------------------------------------------------------------------ */

/* book: the rule system's name; chapter: "13. Combat". */
typedef struct {
    const char *id, *text, *basis, *book, *chapter;
} lin_rule;
const lin_rule *lin_rule_at(int i);            /* rule after rule, book after book; NULL: no more */
const lin_rule *lin_rule_find(const char *id); /* or NULL */

#ifdef __cplusplus
}
#endif

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#endif
