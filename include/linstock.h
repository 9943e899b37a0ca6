/* linstock.h -- rules-enforced historical wargames: the whole public interface.
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
 * mutable globals, never calls exit, and allocates nothing between a game's first and last
 * order (sessions, which keep a record of the game, do).
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
 * Layers, from the bottom: text and trees; the board; battles and fields; the machine
 * (orders, questions, dice, events); rule systems; games; sessions (record, undo, meta-orders);
 * positions; odds; bots; the ledger. */
#ifndef LINSTOCK_H
#define LINSTOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define LIN_VERSION "0.1.0"

/* Fixed capacities: state and lists are flat. */
#define LIN_PIECES   160 /* counters or elements in a battle */
#define LIN_SIDES    2
#define LIN_CELLS    2048   /* squares or hexes of a board */
#define LIN_ROWS     32     /* rows of a board */
#define LIN_COLS     62     /* columns of a board */
#define LIN_ARGS     6      /* arguments of an order */
#define LIN_CHOICES  2048   /* listed answers of one question */
#define LIN_FAMILIES 8      /* open families of one question */
#define LIN_DEPTH    24     /* frames of the agenda */
#define LIN_DICE     64     /* dice of one roll */
#define LIN_FACES    20     /* faces of a die */
#define LIN_OPTIONS  32     /* optional rules of a system */
#define LIN_ATOMS    512    /* orders that one macro may expand to */
#define LIN_ID       16     /* bytes of an id, its end included */
#define LIN_NOWHERE  0xffff /* no cell: off the board */

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

/* ---- Trees: what a battle file says ---------------------------------------------------- */

typedef enum { LIN_NODE_SCALAR, LIN_NODE_LIST, LIN_NODE_MAP } lin_node_kind;

/* A node of a battle file. A map's children carry keys. Lines are for error messages. */
typedef struct lin_node {
    lin_node_kind kind;
    int line;
    const char *key;  /* in a map; else NULL */
    const char *text; /* a scalar; else NULL */
    const struct lin_node *child, *next;
} lin_node;

/* The map may be NULL, or none: then it has no such key. */
const lin_node *lin_node_get(const lin_node *map, const char *key); /* or NULL */
const char *lin_node_text(const lin_node *map, const char *key, const char *otherwise);
/* A whole number between low and high; refuses with the line and what would be right. */
lin_status lin_node_int(const lin_node *map, const char *key, int low, int high, int *out,
                        lin_refusal *why);

/* ---- The board: squares or hexes ------------------------------------------------------- */

typedef enum { LIN_SQUARES, LIN_HEXES } lin_grid;

#define LIN_GROUNDS 32
#define LIN_EDGES   16 /* kinds of edge: bits of a set */
#define LIN_WAYS    8  /* kinds of way */
#define LIN_CHAINS  64
#define LIN_PLACES  96
#define LIN_AREAS   16

/* A line through cells: a road, a creek. Consecutive cells are neighbours. */
typedef struct {
    char name[64], kind[16]; /* kind: "road", "creek", "tributary" ... */
    uint16_t n;
    uint16_t cell[128];
} lin_chain;

typedef struct {
    char name[64], kind[16]; /* kind: "ford", "village", "victory" ... */
    uint16_t cell;
    int32_t value; /* points of a victory square; else 0 */
} lin_place;

/* Directions run clockwise: on squares 0 = N, 1 = NE ... 7 = NW; on flat-topped hexes
 * 0 = N, 1 = NE, 2 = SE, 3 = S, 4 = SW, 5 = NW. Cells are numbered row by row from the
 * south-west on squares (A1 = 0), from the north-west on hexes (0101 = 0).
 *
 * What lies on the edge between two cells is a set of kinds, bit k being edge_name[k]. Some kinds
 * have two sides: works have an outside, a slope a foot. `edge` has them from both cells; `front`
 * has them only from the cell that lies outside or below, so that crossing from there is not the
 * same as crossing back. A kind without sides is in `front` from both cells. */
typedef struct lin_board {
    lin_grid grid;
    uint16_t rows, cols, cells;
    uint8_t directions; /* 8 or 6 */
    uint8_t grounds, areas, edge_kinds, way_kinds;
    uint16_t chains, places;
    uint16_t next[LIN_CELLS][8];      /* neighbour, or LIN_NOWHERE */
    uint8_t ground[LIN_CELLS];        /* index into ground_name */
    int8_t height[LIN_CELLS];         /* level, whatever the ground; 0 where a map has none */
    uint8_t road[LIN_CELLS];          /* bit d: a way of any kind joins it to that neighbour */
    uint8_t way[LIN_WAYS][LIN_CELLS]; /* the same of the kind way_name[k] alone */
    uint16_t edge[LIN_CELLS][8];      /* bit k: edge_name[k] lies on that side of it */
    uint16_t front[LIN_CELLS][8];     /* bit k: and is met from the front from here */
    uint16_t area[LIN_CELLS];         /* bit k: lies in area_name[k] */
    char ground_name[LIN_GROUNDS][24];
    char area_name[LIN_AREAS][32];
    char edge_name[LIN_EDGES][24];
    char way_name[LIN_WAYS][16]; /* "road", "lane", "trail" ... */
    lin_chain chain[LIN_CHAINS];
    lin_place place[LIN_PLACES];
} lin_board;

/* Lay out neighbours of an empty rows x cols board. */
lin_status lin_board_lay(lin_board *b, lin_grid grid, int rows, int cols, lin_refusal *why);
/* Mark a way along a chain, of the chain's kind; refuses where two cells are not neighbours. */
lin_status lin_board_way(lin_board *b, const lin_chain *chain, lin_refusal *why);
/* Lay something on the edge between two neighbours. sided: only who crosses from `from` to `to`
 * meets its front; else both do. */
lin_status lin_board_edge(lin_board *b, const char *kind, int from, int to, bool sided,
                          lin_refusal *why);
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
/* The same line as sight wants it: every cell whose inside it crosses, in order, ends included;
 * and where it runs exactly between two cells, along their common edge or (on squares) through
 * their common corner, both of them. Exact: no cell is preferred. */
typedef struct {
    uint16_t cell[2]; /* one, and LIN_NOWHERE; or two, left and right of the line, of which one
                         may be LIN_NOWHERE: off the board */
    bool between;     /* it runs between two */
    uint8_t in;       /* bit d: it comes in through that side of cell[0]; two bits: at their common
                         corner. 0 where it begins, or runs between */
} lin_sight;
/* How many there are, of which at most max are written. */
int lin_cell_sight(const lin_board *b, int from, int to, lin_sight *out, int max);
int lin_area_find(const lin_board *b, const char *name);           /* index, or -1 */
int lin_edge_find(const lin_board *b, const char *name);           /* number of its bit, or -1 */
int lin_way_find(const lin_board *b, const char *name);            /* index, or -1 */
int lin_ground_find(const lin_board *b, const char *name);         /* index, or -1 */
const char *lin_direction_name(const lin_board *b, int direction); /* "NE" */
int lin_direction_parse(const lin_board *b, const char *text);     /* or -1 */

/* Least costs, in quarters of a movement factor, from `from` to every cell (UINT16_MAX:
 * out of reach). step() gives the price of one step, or -1 where it is not allowed, and
 * sets *stop where the mover may go no further. */
typedef int (*lin_step_cost)(const void *of, int from, int direction, int to, bool *stop);
typedef struct {
    uint16_t cost[LIN_CELLS];
    uint16_t back[LIN_CELLS]; /* the cell before, on the way */
} lin_reach;
void lin_reach_from(const lin_board *b, int from, int limit, lin_step_cost step, const void *of,
                    lin_reach *out);

/* A set of cells as rows of bits, so that "is any neighbour in it" is three loads. */
typedef struct {
    uint64_t row[LIN_ROWS + 2];
} lin_cells;

/* ---- The table: inches ----------------------------------------------------------------- */

#define LIN_INCH 1270              /* units of an inch: 1 mm is 50 */
#define LIN_FAR  (1000 * LIN_INCH) /* no order speaks of anything farther away, or longer */

/* From the south-west corner of the table: x runs east, y north. */
typedef struct {
    int32_t x, y;
} lin_point;

#define LIN_SCENERY 96
#define LIN_OUTLINE 4096 /* points of all pieces together */

/* What a map may say of a piece; what it does not say, each rule system knows by its kind. */
enum { LIN_SLOWS = 1, LIN_OBSCURES = 2, LIN_WOODED = 4, LIN_IMPASSABLE = 8, LIN_TALL = 16 };

/* A piece of scenery: an area (closed) or a line. */
typedef struct {
    char name[64], kind[16]; /* kind: "woods", "hill", "wall", "road" ... */
    uint16_t first, points;  /* into outline */
    uint8_t closed;
    uint8_t said, flags; /* which of the flags the map gives, and how */
    int8_t level;        /* of a hill; else 0 */
    char size[8];        /* of a building: "tiny" ... "large"; else "" */
    int32_t width;       /* drawn, of a line; 0: as usual */
} lin_scenery;

/* A place on the table with a name: an objective, the ground of a group. */
typedef struct {
    char name[64], kind[16]; /* kind: "objective", "ground" */
    char side[LIN_ID];       /* of a ground */
    uint16_t first, points;  /* one point, or an area */
    uint16_t facing;         /* sixteenth bits of a circle, 0 = north */
    uint16_t spare;
} lin_spot;

#define LIN_SPOTS 64
typedef struct lin_table {
    int32_t width, height; /* 0: the battle has none */
    uint16_t pieces, spots, points;
    uint16_t north; /* where the compass points: 0 = up */
    lin_scenery piece[LIN_SCENERY];
    lin_spot spot[LIN_SPOTS];
    lin_point outline[LIN_OUTLINE];
} lin_table;

/* ---- Battles and fields ---------------------------------------------------------------- */

struct lin_rules;

typedef struct {
    char id[LIN_ID]; /* short, readable, stable: "L-G1" */
    char name[80];
    char kind[16];              /* "infantry", "artillery", "commander" */
    char size[16];              /* "brigade", "battalion" ... */
    char coat[16], facings[16]; /* colours of its clothes; "": those of its side */
    uint8_t side;
    const lin_node *data; /* all its keys, for the rule system */
} lin_unit;

/* What the files said of a battle, read but not yet judged. Lives as long as its fields. */
typedef struct lin_battle {
    char id[48], rules[24], title[120], date[24], note[400];
    const char *history; /* a paragraph; "" if none */
    char side_id[LIN_SIDES][LIN_ID], side_name[LIN_SIDES][32], side_colour[LIN_SIDES][16];
    uint16_t rank; /* in lists those with the least stand first */
    uint16_t units;
    lin_unit unit[LIN_PIECES];
    lin_board board; /* cells == 0: the battle has none */
    lin_table table; /* width == 0: the battle has none */
    uint16_t turns;
    char turn_name[64][16];
    const lin_node *root; /* the whole file */
} lin_battle;

/* What never changes in a game: battle, options, tables made from them. Const once built,
 * shared by every copy. Each rule system's field begins with this. */
typedef struct lin_field {
    const struct lin_rules *rules;
    const lin_battle *battle;
    uint64_t hash;               /* of all that decides play */
    int32_t option[LIN_OPTIONS]; /* values, by the rule system's option table */
} lin_field;

/* "bombardment=off,frontal_cancels_all=on" or NULL: changes to the battle's options. */
lin_status lin_field_new(lin_field **out, const lin_battle *battle, const char *options,
                         lin_refusal *why);
void lin_field_free(lin_field *f);

/* ---- The machine ----------------------------------------------------------------------- */

/* An order is an atom: a verb and its arguments (units, cells, directions, 1/1270 inch). */
typedef struct {
    uint8_t verb, nargs;
    uint16_t spare;
    int32_t arg[LIN_ARGS];
} lin_order;

/* An open answer: argument i is free between low[i] and high[i] where bit i is set, and
 * the rule system's check decides. */
typedef struct {
    lin_order order;
    uint32_t open;
    int32_t low[LIN_ARGS], high[LIN_ARGS];
} lin_family;

typedef struct {
    uint16_t orders, families;
    lin_family family[LIN_FAMILIES];
    lin_order order[LIN_CHOICES];
} lin_list;

/* One piece of a procedure, waiting on the agenda. */
typedef struct {
    uint16_t step;
    int16_t arg[3];
} lin_frame;

/* Each rule system's state begins with this. The state is flat: no pointer, no padding. */
typedef struct {
    uint8_t depth;    /* frames on the agenda */
    uint8_t over;     /* 1: the game has ended */
    uint8_t winner;   /* a lin_side; LIN_NOBODY: a draw, or not over */
    uint8_t level;    /* index into the rule system's levels */
    uint8_t conceded; /* 0, or 1 + the side that did */
    uint8_t agreed;   /* 1: ended as a draw by agreement */
    uint8_t spare[2];
    lin_frame frame[LIN_DEPTH]; /* [depth - 1] is next; those above are zero */
} lin_head;

/* A roll the machine waits for. Two kinds: the sum of all dice falls into classes, or each
 * die does. Faces of one class have the same effect: odds branch on classes alone. */
typedef struct {
    uint8_t n, faces; /* so many dice of so many faces, 2 to LIN_FACES */
    bool from_zero;   /* faces are 0 to faces - 1, as on a die of 0 to 9; else 1 to faces */
    bool by_sum;      /* classes of the sum, or of every die */
    uint8_t classes;
    int8_t better;              /* he hopes for high dice (1), low (-1), or neither */
    lin_side side;              /* who throws */
    const char *rule, *purpose; /* "BW-16.1", "reorganization" */
    uint8_t class_of[LIN_DICE * LIN_FACES + 1]; /* by sum, or by face */
} lin_roll_ask;

/* Events of one or more orders: words of (kind << 16 | count), then count arguments. */
#define LIN_LOG_WORDS 16384
typedef struct {
    uint32_t used;
    bool lost; /* more happened than fits */
    int32_t word[LIN_LOG_WORDS];
} lin_log;

void lin_log_add(lin_log *log, int kind, int n, const int32_t *arg); /* n 0: arg may be NULL */

typedef struct {
    int kind, n;
    const int32_t *arg;
} lin_event;

/* What whoever looks at a game is given: its field, its state, and the memory beside the state, in
 * which a rule system may keep what follows from them (lin_rules.beside_size). The memory belongs
 * to the one who looks and may serve one state after another, so whoever reads from it compares
 * first what it was derived from. NULL where the rule system asks for none. */
typedef struct {
    const lin_field *field;
    const void *state;
    void *beside;
} lin_view;

/* What a step works on: the view, and the same state to be changed. */
typedef struct {
    lin_view view;
    void *state;
    lin_log *log; /* may be NULL: events are not kept */
} lin_play;

/* Tell an event: lin_tell(p, EV_RETREAT, unit, from, to). */
#define lin_tell(p, kind, ...)                                                                     \
    do {                                                                                           \
        if ((p)->log) {                                                                            \
            const int32_t lin_args_[] = { __VA_ARGS__ };                                           \
            lin_log_add((p)->log, (kind), (int)(sizeof lin_args_ / sizeof *lin_args_), lin_args_); \
        }                                                                                          \
    } while (0)

/* An event without arguments. */
#define lin_tell0(p, kind)                          \
    do {                                            \
        if ((p)->log)                               \
            lin_log_add((p)->log, (kind), 0, NULL); \
    } while (0)

void lin_push(void *state, int step, int a, int b, int c);
void lin_pop(void *state);
void lin_end(void *state, lin_side winner, int level); /* the game is over */

/* ---- A rule system --------------------------------------------------------------------- */

typedef uint64_t lin_rng; /* bots' own chance: splitmix64 */
uint64_t lin_rng_next(lin_rng *r);
uint32_t lin_rng_below(lin_rng *r, uint32_t n); /* 0 .. n - 1, unbiased; below 0 it is 0 */

/* A row of the step table. A step either happens (run), asks a side (who, list, check,
 * take) or asks the dice (roll, land). Reading the table tells how the turn goes.
 *   run    the frame has been popped
 *   list   the answers, each of which check accepts; check may accept more
 *   take   the frame has been popped, unless the row `stays` (then take pops it at last)
 *   land   the frame has been popped; faces are those thrown
 *   usual  index of the neutral answer for odds, or -1: this choice is an outcome itself
 *   sample a legal member of an open family, or false: none was found */
typedef struct lin_step {
    const char *name, *rule;
    const char *args;   /* kinds of frame arguments: u c d i ... */
    const char *text;   /* the question: "{0}: one step, or end" */
    bool stays, hidden; /* hidden: the answer is secret until told */
    bool insists;       /* is asked even where one answer is left */
    bool acts;          /* each answer to it begins an action of its own (lin_action) */
    void (*run)(lin_play *p, const lin_frame *f);
    lin_side (*who)(const lin_view *v, const lin_frame *f);
    void (*list)(const lin_view *v, const lin_frame *f, lin_list *out);
    lin_status (*check)(const lin_view *v, const lin_frame *f, const lin_order *o,
                        lin_refusal *why);
    void (*take)(lin_play *p, const lin_frame *f, const lin_order *o);
    void (*roll)(const lin_view *v, const lin_frame *f, lin_roll_ask *out);
    void (*land)(lin_play *p, const lin_frame *f, const uint8_t *faces);
    int (*usual)(const lin_view *v, const lin_frame *f, const lin_list *list);
    bool (*sample)(const lin_view *v, const lin_frame *f, const lin_family *family, lin_rng *rng,
                   lin_order *out);
} lin_step;

/* A row of the order grammar. Argument kinds: u unit, c cell, d direction, i whole number,
 * w word of the row's own list, x inches, a angle (65536 make a circle, written in degrees). */
typedef struct {
    const char *name, *args, *help;
    const char *const *words;  /* for w; ends with NULL */
    const char *say;           /* the order in plain words, {0} {1} its arguments; NULL: as it is */
    const char *const *spoken; /* what is said for each of `words` there; NULL: itself */
} lin_verb;

/* How an answer is called in one question, where the verb alone would not tell: {0} {1} are the
 * order's arguments, and what its row says of them. */
typedef struct {
    int step, verb;
    const char *text;
} lin_said;

/* A macro expands to atoms. expand() may try atoms on its own copy through lin_expand_try. */
typedef struct lin_expansion lin_expansion;
typedef struct {
    const char *name, *help;
    lin_status (*expand)(lin_expansion *e, char *const *word, int words, lin_refusal *why);
} lin_macro;

/* A row of the event table: {0} {1} ... in text are the arguments, {2*} all from there on.
 * Kinds as for verbs, besides: s side, m reason (a row of the reason table), r result or
 * other name out of the row's own list, f die face, n plain number. */
typedef struct {
    const char *name, *rule, *args, *text;
    const char *const *names; /* for r; ends with NULL */
    bool outcome;             /* belongs into the name of an odds outcome */
    const char *join;         /* NULL, or how a run of them is told as one, by
                                 argument: = the same, < the first's, > the last's,
                                 + their sum ("=<>+>": A goes from B to E ...) */
    bool tale;                /* belongs into a report, though it decides nothing */
    bool aside;               /* goes without saying where others tell the tale */
    const char *named; /* NULL, or how the name of an outcome puts it, for some of the arguments */
    int8_t gain;       /* what it is worth to the side of its first argument, a unit or a side */
    const int8_t *gains; /* NULL, or by the number of an r first of all: to the side that ordered */
    bool latest;         /* and there only the last of each unit stands */
    const char *die;     /* what its faces are faces of, as lin_die_kind_print has it; NULL: "6" */
} lin_event_row;

/* Players think in actions: a march, a volley, a charge with its reactions, a battle with retreat
 * and advance. An action is all that happens from an answer to a question that `acts` to the next
 * such answer. A row names a kind of them; where events of several kinds come together the action
 * is called by the last row among theirs. */
typedef struct {
    const char *name; /* "battle" */
    const char *text; /* "{who} {attacks|attack} {whom}[ at {to}]": one acts, or several; what
                         stands for nothing is left out with its brackets */
    bool loud;        /* wants to be looked at: a fight, not a march */
} lin_action_row;

/* What an event is to the action it belongs to. part has a letter for each argument: a unit that
 * acts, o one on whom, l one that is lost; f and t the place it comes from and goes to (a cell, or
 * x and y), d a die that decided it, - nothing. */
typedef struct {
    uint8_t action; /* 1 + a row of the actions; 0: it names none */
    const char *part;
    bool opens; /* where the action has had one that opens, this is another action: nobody was asked
                   between them, since there was but one answer */
} lin_event_part;

typedef struct {
    const char *name, *rule;
} lin_reason;

typedef struct {
    const char *name, *rule, *text; /* "bombardment", "BW-18.1", one sentence */
    int32_t usual;                  /* 1 on, 0 off, unless the battle says other */
    const char *const *names;       /* NULL: on or off; else its values by name, then NULL */
} lin_option;

/* The value as a word: "on", "ambush". */
const char *lin_option_word(const lin_option *o, int32_t value);
bool lin_option_value(const lin_option *o, const char *word, int32_t *out); /* false: none */


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

/* The row of a mark's word; NULL: the rule system has none. letters: what its tag says. */
const lin_mark_look *lin_mark_find(const struct lin_rules *rules, const char *word,
                                   char letters[8]);
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
    LIN_POSE_CLOSE, /* shoulder to shoulder */
    LIN_POSE_OPEN,  /* with gaps between them */
    LIN_POSE_COLUMN,
    LIN_POSE_LIMBERED,
    LIN_POSE_UNLIMBERED,
    LIN_POSE_INSIDE, /* in a building */
    LIN_POSES
} lin_pose;

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
    lin_pose pose;
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
    int32_t points[LIN_SIDES];
    char text[160];
} lin_score;

/* Where a piece stands on a table: its stands, or the disc of one man. */
#define LIN_STANDS 8
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
    int32_t distance;     /* from the one to the other, as it is measured for a look */
    uint8_t stands, seen; /* of the other: so many, and so many of them seen; no stands: nobody
                             looks at such a unit */
    bool in_cover;        /* what is seen of it */
    bool in_arc, in_zone; /* some part of it lies in the arc, in the threat zone, of the one */
    char blocker[76];     /* what hides it; "" if nothing does */
} lin_relation;

/* A line or an area drawn on a table. Kinds say how it looks, whatever the rule system means by it:
 * "reach" "arc" "band" "zone" "sphere" "sight" "blocked" "deploy" "work" "objective" "held-0"
 * "held-1". */
#define LIN_STROKE 96
typedef struct {
    char kind[12], text[76]; /* text: a few words beside it, or "" */
    uint8_t closed;
    uint8_t points; /* one: a spot */
    lin_point point[LIN_STROKE];
} lin_stroke;

/* What a hand may do on a map in answer to a question, as the text of an order: so a page
 * that knows no rule can be played by dragging. {units}: ids of the own pieces in hand;
 * {cell}, {enemies}: where they are let go, or who stands there; {facing}: a direction, which
 * the hand is asked for. On a table {x} {y} are where `at` of its footprint comes to lie and
 * {facing} the degrees to which the hand has turned it, or nothing. */
typedef struct {
    const char *step;  /* the question it answers: "move" */
    const char *act;   /* "carry" own pieces to a place, "strike" at enemies with
                          them, "turn" them, "point" at bare ground */
    const char *order; /* "march {units} to {cell}" */
    const char *text;  /* "March there" */
} lin_gesture;

/* An order made ready for the present question: "deploy historical". */
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
} lin_mark;

typedef struct lin_rules {
    const char *id, *code, *name;  /* "brandywine", "BW", "Battle of Brandywine" */
    int version;                   /* raised whenever a record would replay differently */
    size_t field_size, state_size; /* state_size is a multiple of eight */
    /* So many bytes of memory beside a state does it ask for, zero at first, to keep there what
     * follows from field and state, and nothing else: they are neither copied nor hashed nor
     * stored. */
    size_t beside_size;
    const lin_step *step;
    int steps;
    int pending; /* steps a position may hold, where broken() sees to it that there is room on
                    the agenda for what they push; 0: LIN_DEPTH - 8 */
    const lin_verb *verb;
    int verbs;
    const lin_macro *macro;
    int macros;
    const lin_event_row *event;
    int events;
    const lin_event_part *part; /* of every event; NULL: the rule system has no actions */
    const lin_action_row *action;
    int actions;
    const lin_reason *reason;
    int reasons;
    const lin_option *option;
    int options;
    const lin_said *said; /* how answers are called in particular questions */
    int saids;
    const char *const *level;
    int levels;        /* "major victory", "draw" ... */
    int concede_level; /* what conceding gives the other */
    int (*conceded)(const lin_view *v,
                    lin_side who);  /* NULL: always that; else what it gives now */
    const lin_mark_look *mark_look; /* of the words in a piece's marks */
    int mark_looks;
    const char *measures;  /* the rule on inches and degrees; NULL: it has none */
    bool outcomes_by_name; /* odds: outcomes that are called the same are one,
                              though their states differ in what is not told */

    lin_status (*build)(lin_field *f, lin_refusal *why); /* battle, options are set */
    void (*start)(const lin_field *f, void *state);
    /* NULL, or what is wrong with the state; and with which unit, where it is one (-1 till then).
     */
    const char *(*broken)(const lin_view *v, int *unit);
    void (*redact)(const lin_field *f, void *state, lin_side who);
    void (*complete)(const lin_field *f, void *state, lin_side who, lin_rng *rng);

    /* Positions: write all lines but the agenda; read one line of words (LIN_SYNTAX: not
     * mine). blank() is the empty position that reading starts from; settle() is called
     * when all lines are read, and may fill in what follows from them. */
    void (*write)(const lin_view *v, lin_text *out);
    void (*blank)(const lin_field *f, void *state);
    lin_status (*read)(lin_play *p, char *const *word, int words, lin_refusal *why);
    lin_status (*settle)(lin_play *p, lin_refusal *why);

    /* May this side hear of that event? NULL: everything is told to all. The state is that at
     * the end of several orders, so an event must say itself whether it was seen. */
    bool (*hears)(const lin_view *v, const lin_event *e, lin_side who);

    /* Looking. */
    int (*pieces)(const lin_view *v, lin_piece *out, int max);
    int (*duties)(const lin_view *v, lin_duty *out, int max);
    void (*score)(const lin_view *v, lin_score *out);
    void (*clock)(const lin_view *v, lin_text *out); /* "10 AM, British movement" */
    /* How this answer to the question on top is called, where neither the rows above nor its verb
     * put it well; false: they do. May be NULL. */
    bool (*answer)(const lin_view *v, const lin_order *o, lin_text *out);
    const lin_gesture *gesture;
    int gestures;
    const lin_overlay *overlay;
    int overlays;
    int (*ready)(const lin_view *v, lin_ready *out, int max);
    /* Overlay i of a unit, or of a side; how many cells are marked. */
    int (*marks)(const lin_view *v, int overlay, int of, lin_mark *out, int max);
    int (*turn)(const lin_view *v); /* index into turn_name */
    /* On a table. Where a unit stands; false: nowhere. What lies there besides (objectives, works,
     * the ground that the present question is about). Overlay i as lines. What one unit sees of
     * another, as lines and words. */
    bool (*footprint)(const lin_view *v, int unit, lin_footprint *out);
    int (*props)(const lin_view *v, lin_stroke *out, int max);
    int (*strokes)(const lin_view *v, int overlay, int of, lin_stroke *out, int max);
    int (*between)(const lin_view *v, int from, int to, lin_stroke *out, int max, lin_text *say);
    /* The same as measures; false: one of them is not on the table. */
    bool (*relation)(const lin_view *v, int from, int to, lin_relation *out);
    /* All there is to know of a unit, a line each; NULL: what its piece shows. */
    void (*about)(const lin_view *v, int unit, lin_text *out);
    /* The sums behind an order, every modifier named; false where there are none. */
    bool (*explain)(const lin_view *v, const lin_order *o, lin_text *out);
    /* What a sensible commander answers: index into list, or -1 for out (an open one). */
    int (*doctrine)(const lin_view *v, const lin_list *list, lin_rng *rng, lin_order *out);
} lin_rules;

extern const lin_rules *const lin_rule_systems[]; /* ends with NULL */
const lin_rules *lin_rules_find(const char *id);  /* or NULL; so for every name to be found */

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
lin_asking lin_waits(const lin_game *g);      /* quick forms of that */
lin_side lin_to_answer(const lin_game *g);
const lin_list *lin_answers(lin_game *g);

lin_status lin_parse(const lin_game *g, const char *text, lin_order *o, lin_refusal *why);
void lin_print(const lin_field *f, const lin_order *o, lin_text *out); /* any order at all */
/* Text to atoms: an atom is itself, a macro its expansion (each checked in turn). */
lin_status lin_expand(lin_game *g, const char *text, lin_order *out, int max, int *n,
                      lin_refusal *why);
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

/* For a step's check: the order does not answer this question at all. */
lin_status lin_not_now(const lin_field *f, const lin_frame *frame, const lin_order *o,
                       lin_refusal *why);

uint64_t lin_hash(const lin_game *g);
const char *lin_broken(const lin_game *g); /* NULL, or the invariant lost */
/* A redacted copy; for LIN_NOBODY what both sides know. */
void lin_seen_by(const lin_game *g, lin_side who, lin_game *into);
void lin_complete(lin_game *view, lin_side who, lin_rng *rng); /* unknowns, guessed */

/* The view of a game that a rule system's own functions take. Good while the game lives. */
const lin_view *lin_view_of(const lin_game *g);

/* Looking, by the rule system of the game; 0, false or nothing where it has no such thing
 * (lin_rules says what each is). Lists are cut at max. */
int lin_pieces(const lin_game *g, lin_piece *out, int max);
int lin_duties(const lin_game *g, lin_duty *out, int max);
void lin_score_now(const lin_game *g, lin_score *out);
void lin_clock(const lin_game *g, lin_text *out);
/* An order in plain words, as an answer to the present question. */
void lin_answer_text(const lin_game *g, const lin_order *o, lin_text *out);
int lin_turn(const lin_game *g); /* index into the battle's turn_name */
int lin_ready_orders(const lin_game *g, lin_ready *out, int max);
int lin_marks(const lin_game *g, int overlay, int of, lin_mark *out, int max);
bool lin_footprint_of(const lin_game *g, int unit, lin_footprint *out);
int lin_props(const lin_game *g, lin_stroke *out, int max);
int lin_strokes(const lin_game *g, int overlay, int of, lin_stroke *out, int max);
int lin_between(const lin_game *g, int from, int to, lin_stroke *out, int max, lin_text *say);
bool lin_relation_of(const lin_game *g, int from, int to, lin_relation *out);
void lin_about(const lin_game *g, int unit, lin_text *out);
bool lin_explain(const lin_game *g, const lin_order *o, lin_text *out); /* of what is legal now */
bool lin_hears(const lin_game *g, const lin_event *e, lin_side who);    /* LIN_NOBODY: both do */
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
const char *lin_event_rule(const lin_field *f, const lin_event *e);
/* "retreat G-V1 D3 C3": name and arguments as words; for tests and programs. */
void lin_event_words(const lin_field *f, const lin_event *e, lin_text *out);

/* ---- Actions ---- */

#define LIN_ACTION_UNITS 48
#define LIN_ACTION_WORDS 8192
typedef struct {
    const lin_action_row *row; /* NULL: it has no name of its own */
    lin_side side;             /* who gave the order that began it */
    uint8_t actors, targets, losses, dice;
    uint16_t actor[LIN_ACTION_UNITS], target[LIN_ACTION_UNITS], lost[LIN_ACTION_UNITS];
    bool has_from, has_to, opened;
    lin_point from, to; /* on a board x is the cell */
    int16_t face[LIN_DICE];
    char text[400];                 /* what happened, in a sentence */
    uint32_t words;                 /* its events, as in a log */
    int32_t word[LIN_ACTION_WORDS]; /* cut where they do not fit */
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
void lin_account_end(lin_account *a); /* the action that was under way */
void lin_account_free(lin_account *a);
/* Event after event of an action, from *at = 0 on. */
bool lin_action_next(const lin_action *a, uint32_t *at, lin_event *out);

/* For macros: the copy they may play on, and the atoms they have given. */
lin_game *lin_expansion_game(lin_expansion *e);
lin_status lin_expand_try(lin_expansion *e, const lin_order *o, lin_refusal *why);
lin_status lin_expand_say(lin_expansion *e, lin_refusal *why, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;

/* ---- Sessions: a game with its record, undo and meta-orders ---------------------------- */

typedef struct lin_session lin_session;

lin_status lin_session_new(lin_session **out, const lin_field *field, lin_dice dice,
                           lin_refusal *why);
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

/* Where a bound is reached the odds are still exact and still sum to one: whatever was not followed
 * to its end is one outcome, and `limit` is a sentence that says which bound it was. */
typedef struct {
    int n;
    uint64_t nodes;  /* states visited */
    char limit[240]; /* "": all was followed to its end */
    lin_outcome outcome[LIN_OUTCOMES];
} lin_odds;

/* assume: "retreat=first,commander=yes" by step name, or NULL. Answers that lead back to the
 * question they answer are followed once: the question is the outcome, and `limit` says so. */
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

/* ---- Bots ------------------------------------------------------------------------------ */

/* A bot answers for one side from that side's view; it never sees the coming dice. */
typedef struct lin_bot {
    const char *name, *text;
    bool (*choose)(lin_game *view, lin_rng *rng, lin_order *out);
} lin_bot;
extern const lin_bot *const lin_bots[];        /* ends with NULL */
const lin_bot *lin_bot_find(const char *name); /* or NULL */
/* Offered a draw, a bot takes it when it is behind. */
bool lin_bot_takes_draw(const lin_game *g, lin_side bot);

/* ---- The ledger ------------------------------------------------------------------------ */

/* book: the rule system's name; chapter: "13. Combat". */
typedef struct {
    const char *id, *text, *basis, *book, *chapter;
} lin_rule;
extern const lin_rule lin_ledger[]; /* ends with id NULL */
extern const int lin_ledger_rules;
const lin_rule *lin_rule_find(const char *id); /* or NULL */

#ifdef __cplusplus
}
#endif
#endif
