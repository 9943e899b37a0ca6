/* linstock_rules.h -- for those who write a book: what a rule system is made of.
 *
 * A book is one constant lin_rules: tables of steps, verbs, events, marks and options, and
 * functions that build a field, start a state and look at it. What a book sees of a battle stands
 * here in the open: its tree of nodes, its board or table, its units. These structs are large: they
 * are always handed about by pointer, and whoever merely plays or watches needs linstock.h alone.
 *
 * In order: trees; the board; the table; battles and fields; the agenda; events; a book's rows; the
 * book itself. */
#ifndef LINSTOCK_RULES_H
#define LINSTOCK_RULES_H

#include "linstock.h"

#include <assert.h>

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define LIN_CELLS   2048 /* squares or hexes of a board */
#define LIN_ROWS    32   /* rows of a board */
#define LIN_COLS    62   /* columns of a board */
#define LIN_DEPTH   24   /* frames of the agenda */
#define LIN_OPTIONS 32   /* optional rules of a system */
#define LIN_STAGES  16   /* in which odds look into states */

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

/* What lies on the edge between two cells is a set of kinds, bit k being edge_name[k]. Some kinds
 * have two sides: works have an outside, a slope a foot. `edge` has them from both cells; `front`
 * has them only from the cell that lies outside or below, so that crossing from there is not the
 * same as crossing back. A kind without sides is in `front` from both cells. */
struct lin_board {
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
    uint8_t cols_before, rows_before; /* of hexes: a part of a larger map keeps the names it has
                                         there, and so many columns and rows of it are not here */
    uint16_t north;                   /* where the compass points: 0 = up */
};

/* Lay out neighbours of an empty rows x cols board. */
lin_status lin_board_lay(lin_board *b, lin_grid grid, int rows, int cols, lin_refusal *why);
/* Mark a way along a chain, of the chain's kind; refuses where two cells are not neighbours. */
lin_status lin_board_way(lin_board *b, const lin_chain *chain, lin_refusal *why);
/* Lay something on the edge between two neighbours. sided: only who crosses from `from` to `to`
 * meets its front; else both do. */
lin_status lin_board_edge(lin_board *b, const char *kind, int from, int to, bool sided,
                          lin_refusal *why);
/* The straight line as sight wants it: every cell whose inside it crosses, in order, ends included;
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
int lin_area_find(const lin_board *b, const char *name);   /* index, or -1 */
int lin_edge_find(const lin_board *b, const char *name);   /* number of its bit, or -1 */
int lin_way_find(const lin_board *b, const char *name);    /* index, or -1 */
int lin_ground_find(const lin_board *b, const char *name); /* index, or -1 */

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

/* The way that a search has found from `from`, where it began, to a cell: the cells after `from`,
 * `to` the last of them; `way` has room for LIN_CELLS. How many; -1: out of reach. */
int lin_reach_way(const lin_reach *r, int from, int to, uint16_t *way);

/* A march to a cell that may lie further than one move: the way, and how much of it is gone now. */
typedef struct {
    int from, n; /* n cells lead from there to the goal; -1: none do */
    int go;      /* so many of them in this move */
    uint16_t cell[LIN_CELLS];
} lin_route;

/* The way a search has found, all of it gone in this move: -1 in n where there is none. */
void lin_route_of(const lin_reach *r, int from, int to, lin_route *out);
/* How far along a route so much movement leads: to the last cell that can be paid for where the
 * mover may end. may_end and step are the rules' own; so those behind in a column stop short of
 * a full cell on the same way. */
typedef bool (*lin_may_end)(const void *of, int cell);
void lin_route_go(const lin_board *b, lin_route *r, int budget, lin_step_cost step,
                  lin_may_end may_end, const void *of);
/* How much of it lies behind one who stands there: rules may take a step by themselves. */
int lin_route_made(const lin_route *r, int at);
/* The direction of the last step gone; of the first, where none is; -1 where there is none. */
int lin_route_heading(const lin_board *b, const lin_route *r);

/* A set of cells as rows of bits, so that "is any neighbour in it" is three loads. */
typedef struct {
    uint64_t row[LIN_ROWS + 2];
} lin_cells;

/* ---- The table: scenery ---------------------------------------------------------------- */

#define LIN_SCENERY 96
#define LIN_OUTLINE 4096 /* points of all pieces together */

/* A piece of scenery: an area (closed) or a line. What a map says of it, in words of the book, is
 * kept; what it does not say the book knows by its kind. */
typedef struct {
    char name[64], kind[16]; /* kind: "woods", "hill", "wall", "road" ... */
    uint16_t first, points;  /* into outline */
    uint8_t closed;
    uint8_t said, flags; /* bit k: scenery_flag[k] of the book is given by the map, and is true */
    int8_t level;        /* of a hill; else 0 */
    char size[8];        /* of a building: one of the book's scenery_size; else "" */
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
struct lin_table {
    int32_t width, height; /* 0: the battle has none */
    uint16_t pieces, spots, points;
    uint16_t north; /* where the compass points: 0 = up */
    lin_scenery piece[LIN_SCENERY];
    lin_spot spot[LIN_SPOTS];
    lin_point outline[LIN_OUTLINE];
};

/* A table made by chance: the same for the same number. Its long edges run west to east. */
#define LIN_MADE_NUMBER 999999     /* the highest; the lowest is 1 */
#define LIN_MADE_TEXT   (96 << 10) /* bytes of its map, the end included */
typedef struct {
    uint32_t number;
    uint8_t length, width; /* in feet */
    bool mirrored;         /* half a turn leaves it as it is */
} lin_made_table;

/* Of an angle of 1/65536 circle, clockwise from north, times 1 << 30: the same on every machine. */
void lin_sine(uint16_t angle, int32_t *sine, int32_t *cosine);
/* LIN_OK, or why these points are of no use as an area or line: "Its edges 3 and 7 cross." "Its
 * points 2 and 5 are the same." What runs clockwise is refused. */
lin_status lin_outline_check(const lin_point *p, int n, bool closed, lin_refusal *why);

/* ---- Battles and fields ---------------------------------------------------------------- */

struct lin_battle {
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
};

/* Each rule system's field begins with this. Const once built. */
struct lin_field {
    const lin_rules *rules;
    const lin_battle *battle;
    uint64_t hash;               /* of all that decides play */
    int32_t option[LIN_OPTIONS]; /* values, by the rule system's option table */
};

/* ---- Words and hashes ------------------------------------------------------------------ */

bool lin_same_word(const char *a, const char *b);  /* ASCII, ignoring case */
bool lin_word_int(const char *word, int32_t *out); /* false: no number of 32 bits */
/* Copy text without control characters, cut to size: for quoting input in a refusal. */
const char *lin_quoted(const char *text, char *buffer, size_t size);
int lin_unit_find(const lin_field *f, const char *id); /* index, or -1 */
/* One argument of an order, event or frame, by its kind letter; names are for w and r, else NULL.
 */
void lin_arg_print(const lin_field *f, char kind, const char *const *names, int32_t value,
                   lin_text *out);
lin_status lin_arg_parse(const lin_field *f, char kind, const char *const *names, const char *word,
                         int32_t *out, lin_refusal *why);
/* Inches come in twos where they are a place, east and north; an odd one before them is a length.
 * Is argument i of n the first (1) or the second (2) of a place? Else 0. */
int lin_place_part(const char *kinds, int n, int i);
/* One of the two in hundredths of the table's width, "41.5%", as it is told where nothing is
 * measured ahead: so that it is read back, or (rounded) whole ones. Of a battle with a table. */
void lin_hundredths_print(const lin_field *f, int32_t value, bool rounded, lin_text *out);
uint64_t lin_hash_bytes(const void *bytes, size_t n, uint64_t seed); /* n 0: bytes may be NULL */

/* ---- The agenda ------------------------------------------------------------------------ */

#define LIN_RESTS 8 /* open families of what there was no room for */

/* The last `rests` of the families are of orders for which there was no room. */
struct lin_list {
    uint16_t orders, families, rests;
    bool insists; /* is asked even where this one answer is left, as a step that insists is */
    lin_family family[LIN_FAMILIES + LIN_RESTS];
    lin_order order[LIN_CHOICES];
};

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

/* The frame on top. Only while the game is not over. */
static inline const lin_frame *lin_top(const lin_head *h)
{
    assert(h);
    return &h->frame[h->depth - 1];
}

/* Does such a step wait on the agenda, and one whose first argument this is? */
bool lin_is_pending(const lin_head *h, int step);
bool lin_is_pending_for(const lin_head *h, int step, int first);
/* For a book's broken: NULL, or that a frame names a unit, cell or side that there is not. */
const char *lin_frame_broken(const lin_field *f, const lin_frame *frame);

/* ---- Events ---------------------------------------------------------------------------- */

/* Events of one or more orders: words of (kind << 16 | count), then count arguments. */
#define LIN_LOG_WORDS 16384
typedef struct {
    uint32_t used;
    bool lost; /* more happened than fits */
    int32_t word[LIN_LOG_WORDS];
} lin_log;

void lin_log_add(lin_log *log, int kind, int n, const int32_t *arg); /* n 0: arg may be NULL */

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

/* Tell an event: lin_tell(p, EV_RETREAT, unit, from, to). Where nobody listens the arguments are
 * not worked out: nothing in them may change the state. */
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

/* The one way to add an answer: the counters are nobody else's. What there is no room for becomes
 * an open family of its verb. False: it did, or too many families are open already. */
void lin_list_clear(lin_list *l);
bool lin_list_add_rest(lin_list *l, const lin_order *o); /* where the list is full; false */
static inline bool lin_list_add(lin_list *l, lin_order o)
{
    assert(l);
    if (l->orders >= LIN_CHOICES)
        return lin_list_add_rest(l, &o);
    l->order[l->orders++] = o;
    return true;
}
bool lin_list_open(lin_list *l, lin_family family);
/* The first listed order of this verb and first argument (below 0: any); -1: there is none. */
int lin_list_find(const lin_list *l, int verb, int first);
/* Is there any answer to what this step asks, a run or a roll aside? */
bool lin_has_answer(const lin_view *view, const lin_frame *frame);
/* Every order of a family that the check of the question accepts: for one with few members, as
 * units that may shoot at units. */
void lin_list_try(const lin_view *view, const lin_frame *frame, const lin_family *family,
                  lin_list *out);
/* A legal member of family i, for doctrines: false where none was found, or there is no such. */
bool lin_list_sample(const lin_view *view, const lin_list *l, int i, lin_rng *rng, lin_order *out);

/* The view of a game that a rule system's own functions take. Good while the game lives. */
const lin_view *lin_view_of(const lin_game *g);

/* ---- A book's rows --------------------------------------------------------------------- */

/* Throws of which the same comes: so many (two halves of 128 bits), and one of them. */
typedef struct {
    uint64_t high, low;
    uint8_t dice, face[LIN_DICE];
} lin_sort;

/* A row of the step table. A step either happens (run), asks a side (who, list, check,
 * take) or asks the dice (roll, land). Reading the table tells how the turn goes.
 *   run    the frame has been popped
 *   list   the answers, each of which check accepts; check may accept more
 *   take   the frame has been popped, unless the row `stays` (then take pops it at last)
 *   land   the frame has been popped; faces are those thrown
 *   usual  index of the neutral answer for odds, or -1: this choice is an outcome itself
 *   sample a legal member of an open family, or false: none was found. NULL: by chance within the
 *          bounds, as soon as check accepts one
 *   several are there two answers or more, for sure? Then they are listed when somebody looks at
 *          them, not before; false: that is not known without the list. May be NULL
 *   draw   an answer by chance, as if from the list (which it spares whoever plays at random, if
 *          that is long): each that is listed alike, a family as one. False: none was found, and
 *          the list is asked. May be NULL
 *   lying  the dice that a question about throwing again is about (out is zero before); may be NULL
 *   sorts  for odds, of a step that asks the dice; may be NULL. Where two rows of dice are held
 *          against each other, single dice have many throws and few results. This sorts all throws
 *          of this roll, and of the rolls that follow it with nothing asked between them, by what
 *          comes of them: one throw of each sort, faces in the order in which the rolls want them,
 *          and how many there are of it. How many sorts; 0: it leaves them to be taken roll by
 *          roll. Each throw is carried out by the rules all the same
 */
typedef struct lin_step {
    const char *name, *rule;
    const char *args;   /* kinds of frame arguments: u c d i ... */
    const char *text;   /* the question: "{0}: one step, or end" */
    bool stays, hidden; /* hidden: the answer is secret until told */
    bool insists;       /* is asked even where one answer is left */
    bool follows;       /* whichever answer is given, the same befalls everybody: odds look beyond
                           it by its first answer to say what */
    bool stakes; /* an answer throws dice at once: a hand that presses a piece is asked first */
    bool acts;   /* each answer to it begins an action of its own (lin_action) */
    bool within; /* it is asked in the midst of an action: odds of an answer follow that to
                    its end, not to the next question alone */
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
    bool (*several)(const lin_view *v, const lin_frame *f);
    bool (*draw)(const lin_view *v, const lin_frame *f, lin_rng *rng, lin_order *out);
    void (*lying)(const lin_view *v, const lin_frame *f, lin_lying_dice *out);
    int (*sorts)(const lin_view *v, const lin_frame *f, lin_sort *out, int max);
} lin_step;

/* A row of the order grammar. Argument kinds: u unit, c cell, d direction, i whole number,
 * w word of the row's own list, x inches, a angle (65536 make a circle, written in degrees), p a
 * piece of the map's scenery by its number, U one unit or more, as the last argument
 * (lin_order_units). */
typedef struct {
    const char *name, *args, *help;
    const char *const *words;  /* for w; ends with NULL */
    const char *say;           /* the order in plain words, {0} {1} its arguments; NULL: as it is */
    const char *const *spoken; /* what is said for each of `words` there; NULL: itself */
    bool measures;             /* to carry it out is to measure something: where nothing may be
                                  measured ahead (lin_rules.blind) nobody tries it on a copy;
                                  if that hangs on the position, lin_rules.measures_here says so */
} lin_verb;

/* How an answer is called in one question, where the verb alone would not tell: {0} {1} are the
 * order's arguments, and what its row says of them. */
typedef struct {
    int step, verb;
    const char *text;
} lin_answer_label;

/* A macro expands to atoms. expand() may try atoms on its own copy through lin_expand_try. */
typedef struct lin_expansion lin_expansion;
typedef struct {
    const char *name, *help;
    lin_status (*expand)(lin_expansion *e, char *const *word, int words, lin_refusal *why);
} lin_macro;

/* A row of the event table: {0} {1} ... in text are the arguments, {2*} all from there on,
 * {2|hit|hits} one word or the other as it is one or not, {1/100} a number of hundredths.
 * Kinds as for verbs, besides: s side, m reason (a row of the reason table), r result or
 * other name out of the row's own list, f die face, n plain number, p piece of scenery (its
 * number, in a sentence its name), N what each of its dice (of one
 * die that counts alone, or of their sum) had to show or more, H how many of them did. A last *
 * stands for any number more of the kind before it. */
typedef struct {
    const char *name, *rule, *args, *text;
    const char *const *names;  /* for r; ends with NULL */
    const char *const *spoken; /* what a sentence says for each of them; NULL: itself */
    bool outcome;              /* belongs into the name of an odds outcome */
    const char *join;          /* NULL, or how a run of them is told as one, by
                                  argument: = the same, < the first's, > the last's,
                                  + their sum ("=<>+>": A goes from B to E ...) */
    bool tale;                 /* belongs into a report, though it decides nothing */
    bool aside;                /* goes without saying where others tell the tale */
    const char *named; /* NULL, or how the name of an outcome puts it, for some of the arguments */
    int8_t gain;       /* what it is worth to the side of its first argument, a unit or a side */
    const int8_t *gains; /* NULL, or by the number of its r: where that is first of all, to the side
                            that ordered; else to the side of its first argument */
    const char *fate;    /* NULL, or what it is to its first argument, to be added up over all
                            outcomes: "is lost", "reaches {1}" */
    bool stage;          /* that is a stage of what was ordered, rather than harm */
    uint8_t counts;  /* 1 + the argument that is an amount, expected rather than likely ("hits");
                        an amount of 0 is nothing */
    bool latest;     /* and there only the last of each unit stands */
    bool sums;       /* or the amounts of each unit are told as one: "loses 3 marks" */
    const char *die; /* what its faces are faces of, as lin_die_kind_print has it; NULL: "6" */
} lin_event_row;

/* What an event is to the action it belongs to. part has a letter for each argument: a unit that
 * acts, o one on whom, l one that is lost; f and t the place it comes from and goes to, p where it
 * is fought (a cell, or x and y), d a die that decided it, w what is said of how, c a card that
 * whoever acts had laid face down, k one of the other side, - nothing.
 * Whoever acts for the other side is one on whom. */
typedef struct {
    uint8_t action; /* 1 + a row of the actions; 0: it names none */
    const char *part;
    bool opens; /* where the action has had one that opens, this is another action: nobody was asked
                   between them, since there was but one answer */
    const char *adds; /* to the sentence, "; {0} was lost": its arguments, units as they are called;
                         "": nothing; NULL: an outcome its own text, others nothing */
    enum { LIN_PLATE_NOTHING, LIN_PLATE_SUM, LIN_PLATE_TOTAL, LIN_PLATE_RESULT } plate;
    /* of a loud action: a line of its sums, what they come to, what the dice made of it */
    uint8_t pairs; /* of a result that is two, one for each side: its number is the first times so
                      many, and the second; 0: it is one */
} lin_event_part;

typedef struct {
    const char *name, *rule;
} lin_reason;

/* ---- How the ground looks -------------------------------------------------------------- */

/* A sign is a manner of drawing. Pictures, page and terminal know these; which word of a map is
 * drawn by which of them, a rule system says in rows. */
typedef enum {
    LIN_SIGN_NONE,  /* no row: a cell gets the initial of its word, scenery an outline with its word
                       in it, an edge a line */
    LIN_SIGN_PLAIN, /* nothing: it does not show, or something else shows it */
    LIN_SIGN_OPEN,  /* level ground, tilled where people live */
    /* Areas. On a board HOUSES is a few of them, TOWN streets of them, BUILDING a great house in
     * its grounds; a place that is a TOWN stands along the roads of its cell; what else a cell
     * cannot show is shown as far as it can: an orchard as light woods. */
    LIN_SIGN_HILL,
    LIN_SIGN_FIELD,
    LIN_SIGN_CROPS,
    LIN_SIGN_CAMP,
    LIN_SIGN_GRAVES,
    LIN_SIGN_ROUGH,  /* stones */
    LIN_SIGN_DEBRIS, /* what is left of something */
    LIN_SIGN_TOWN,
    LIN_SIGN_SWAMP,
    LIN_SIGN_WATER,
    LIN_SIGN_WOODS,
    LIN_SIGN_ORCHARD, /* trees in rows */
    LIN_SIGN_FALLEN,  /* fallen trees */
    LIN_SIGN_HOUSES,
    LIN_SIGN_BUILDING,
    /* Lines. One of the waters that is an outline is drawn as open water, open water that is a line
     * as a creek; a way that is an outline as a town's ground. */
    LIN_SIGN_RIVER,
    LIN_SIGN_CREEK,
    LIN_SIGN_STREAM,
    LIN_SIGN_ROAD,
    LIN_SIGN_LANE,  /* a narrow road */
    LIN_SIGN_TRACK, /* a narrow road with broken edges */
    LIN_SIGN_TRAIL, /* a broken line; scenery as a track */
    LIN_SIGN_BRIDGE,
    LIN_SIGN_FORD,
    LIN_SIGN_FENCE,
    LIN_SIGN_WALL,
    LIN_SIGN_HEDGE,
    LIN_SIGN_WORK, /* an earthwork: its teeth are towards who comes */
    LIN_SIGN_ABATIS,
    LIN_SIGN_STOCKADE,
    LIN_SIGN_SLOPE, /* strokes downhill */
    LIN_SIGNS
} lin_sign;

/* What on a map is called by the word. */
typedef enum {
    LIN_LOOK_CELL,    /* the ground of a cell */
    LIN_LOOK_EDGE,    /* what lies between two cells */
    LIN_LOOK_CHAIN,   /* a way or a water from cell to cell */
    LIN_LOOK_PLACE,   /* a named place of a board */
    LIN_LOOK_SCENERY, /* areas and lines of a table */
    LIN_LOOKS
} lin_look_of;

typedef struct {
    lin_look_of of;
    const char *word; /* as maps have it: "woods-slope" */
    lin_sign sign;
    const char *name;     /* in a key: "Stone wall"; NULL: its sign's */
    const char *letter;   /* in a terminal: one of ASCII; NULL: it is not shown there */
    const char *fine;     /* where there are more letters than those; NULL: the same */
    uint8_t tint, ink;    /* there, of the 256 colours: of the ground, and of the letter on it;
                             0: of what is around it, and black */
    uint8_t rise;         /* a cell on a hill: 1 its slope, 2 its crest */
    bool thin;            /* few trees */
    uint8_t thin_without; /* flags of scenery: where the map takes all of these away it is thin */
    bool numbered;        /* orders speak of it by its number */
    uint16_t width;       /* of a line: hundredths of an inch, or of a cell; 0: its sign's */
} lin_look;

extern const char *const lin_sign_name[];    /* "none", "plain", "open" ...; ends with NULL */
extern const char *const lin_look_of_name[]; /* "cell", "edge" ...; ends with NULL */
/* The row of a word; NULL: there is none, or no rule system (rules may be NULL). */
const lin_look *lin_look_find(const lin_rules *rules, lin_look_of of, const char *word);
/* What a key calls it: the row's name, else its sign's, with a capital; look may be NULL: "". */
void lin_look_name(const lin_look *look, lin_text *out);
/* Is this piece of scenery a thin one: by its row, or by what the map takes from it? */
bool lin_scenery_thin(const lin_look *look, const lin_scenery *s); /* look may be NULL */

/* ---- The book -------------------------------------------------------------------------- */

struct lin_rules {
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
    const lin_answer_label *answer_label; /* how answers are called in particular questions */
    int answer_labels;
    const char *const *level;
    int levels;                     /* "major victory", "draw" ... */
    const char *const *level_score; /* what each scores, winner first: "6:2"; may be NULL */
    int concede_level;              /* what conceding gives the other */
    int (*conceded)(const lin_view *v,
                    lin_side who);  /* NULL: always that; else what it gives now */
    const lin_mark_look *mark_look; /* of the words in a piece's marks */
    int mark_looks;
    const lin_counter_row *counter; /* what else stands on its counters */
    int counter_rows;
    const lin_look *look; /* of the words in its maps; ends with word NULL; NULL: it has none */
    const char *const *scenery_flag; /* what a map may say of scenery, yes or no: eight words at
                                        most, then NULL; may be NULL */
    const char *const *scenery_size; /* one of these a map must say of what looks like a building,
                                        ends with NULL; NULL: it may say what it likes */
    const char *measures;            /* the rule on inches and degrees; NULL: it has none */
    bool outcomes_by_name;           /* odds: outcomes that are called the same are one,
                                        though their states differ in what is not told */
    /* Odds by name: of a state that waits for dice, or has just read some, whatever can no longer
     * matter to anything that may befall before the action is over is set to nothing, so that
     * states which differ in that alone are looked into once. It is a copy; play never sees it.
     * False: what was forgotten before has come to matter after all; the odds are worked out once
     * more, with nothing forgotten. NULL: nothing is. */
    bool (*forget)(const lin_field *f, void *state);
    /* Questions of which something may be assumed, and that can be forgotten all the same; ends
     * with NULL. NULL: any. */
    const char *const *forget_despite;
    /* Odds: states that wait for dice are looked into stage by stage, the lowest first, so that
     * what comes of several of them and is the same is looked into once. Below LIN_STAGES; NULL:
     * all are of one. */
    int (*stage)(const lin_field *f, const void *state);

    lin_status (*build)(lin_field *f, lin_refusal *why); /* battle, options are set */
    void (*start)(const lin_field *f, void *state);
    /* NULL, or what is wrong with the state; and with which unit, where it is one (-1 till then).
     */
    const char *(*broken)(const lin_view *v, int *unit);
    void (*redact)(const lin_field *f, void *state, lin_side who);
    /* Is anything hidden from this side now? It must not hang on what is hidden, only on whether
     * something is. Once it is not, all that was done so far lies open to him: records, stories,
     * orders of the others. NULL: where there is redact, something is hidden till the end. */
    bool (*hides)(const lin_field *f, const void *state, lin_side who);
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
    /* What the score is made of; of each side the rows sum to its points. May be NULL. */
    int (*score_parts)(const lin_view *v, lin_score_part *out, int max);
    void (*clock)(const lin_view *v, lin_text *out); /* "10 AM, British movement" */
    /* Tracks, in the order in which they are shown; and how thick fog or smoke lies over the whole
     * ground, 0 to 100. Either may be NULL. */
    int (*tracks)(const lin_view *v, lin_track *out, int max);
    int (*haze)(const lin_view *v);
    /* How this answer to the question on top is called, where neither the rows above nor its verb
     * put it well; false: they do. May be NULL. */
    bool (*answer)(const lin_view *v, const lin_order *o, lin_text *out);
    const lin_gesture *gesture;
    int gestures;
    const lin_overlay *overlay;
    int overlays;
    int (*ready)(const lin_view *v, lin_ready *out, int max);
    /* What is being put together in the present question (out is zero before); false: nothing. */
    bool (*making)(const lin_view *v, lin_making *out);
    int point_parts; /* points are counted in parts, of which so many make one, two where there are
                        half ones; 0: they are whole */
    const char *movement; /* what marches are paid in, "movement factors"; NULL: none are told */
    int movement_parts;   /* so many parts, in which a march tells its costs, make one of them */
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
    /* What a hand is shown that carries a unit and says this order, in words; then: the state after
     * it, or NULL where it was refused, and why. False: the order carries nobody. */
    bool (*ghost)(const lin_view *v, const lin_view *then, char *const *word, int words,
                  const lin_refusal *why, lin_ghost *out);
    /* All there is to know of a unit, a line each; NULL: what its piece shows. */
    void (*about)(const lin_view *v, int unit, lin_text *out);
    /* What this answer to the question on top is about, for whoever thinks of it: all units that it
     * concerns (units comes empty), lines to be drawn (on a table; how many), and what it takes, in
     * sentences. Nothing said: no more than its own words. The order is legal. May be NULL. */
    int (*concerns)(const lin_view *v, const lin_order *o, lin_units *units, lin_stroke *out,
                    int max, lin_text *say);
    /* The sums behind an order, every modifier named; false where there are none. */
    bool (*explain)(const lin_view *v, const lin_order *o, lin_text *out);
    /* The choice of two that this answer is, or leads to, as a table (out is zero before); false:
     * none. It may look at nothing that one of the sides does not know. May be NULL. */
    bool (*what_if)(const lin_view *v, const lin_order *o, lin_what_if *out);
    /* What a sensible commander answers: index into list, or -1 for out (an open one). */
    int (*doctrine)(const lin_view *v, const lin_list *list, lin_rng *rng, lin_order *out);
    /* What he has in mind with this answer to the question on top, as lin_bot.purpose wants it: at
     * least where the question `acts`. The order is legal. May be NULL. */
    bool (*purpose)(const lin_view *v, const lin_order *o, lin_text *out);

    /* Nothing is measured ahead. blind: the rule by which nobody may measure on this field before
     * he has declared what he does; NULL, as where there is no such function: measuring is free.
     * No list, check, sample or look of such a game hangs on a distance: what does is found out by
     * the steps that follow the order. A book that is ever blind has learned, too. */
    const char *(*blind)(const lin_field *f);
    /* How often something has been measured so far. Undo does not go back over a change of it. */
    uint32_t (*learned)(const lin_view *v);
    /* Does this order, whose verb is marked so (lin_verb.measures), measure here and now? A "yes"
     * may answer questions of both kinds. NULL: it always does. */
    bool (*measures_here)(const lin_view *v, const lin_order *o);
    /* What the odds of an order that measures hang on while nothing is measured ("within 12
     * inches"), case by case from 0 on: its name, and the state, a copy, in which it is noted; the
     * steps of the order ask what is noted before they measure. False: there is no such case. The
     * order is legal; the cases of one order hang on no distance. NULL: no odds are told ahead. */
    bool (*cases)(const lin_view *v, const lin_order *o, int i, void *state, lin_text *name);

    /* How forces are built (linstock_muster.h); NULL: its battles bring theirs. */
    const struct lin_muster *muster;
    /* Such a table as the text of a Tiled map; NULL: the book makes none. */
    lin_status (*make_table)(const lin_made_table *t, lin_text *map, lin_refusal *why);

    /* The rules in words, for a book from outside; ends with id NULL. May be NULL: it quotes none.
     * (Those of the books built in are made from docs/rules.) */
    const lin_rule *ledger;
};

/* Watch the agenda of a game: called for each frame that a step takes off it (pushed is false) or
 * puts onto it, with the frames below it. Not called for what macros and odds try on copies. NULL:
 * nobody watches. Copies of the game are not watched. */
typedef void (*lin_tracer)(void *self, const lin_field *f, bool pushed, int depth,
                           const lin_frame *frame);
void lin_trace(lin_game *g, lin_tracer tracer, void *self);
/* "step L-G1 4": the name of its step and its arguments, as a position has them. */
void lin_frame_text(const lin_field *f, const lin_frame *frame, lin_text *out);

/* Add a book, for all battles that name its id from then on: abi is LIN_ABI. It is kept as a
 * pointer and for good. Refused, with a sentence that names the row: another abi, an id that is
 * taken, a missing function or table (build, start, broken, write, blank and read there must be,
 * and a table of steps, verbs and levels), more than there is room for (LIN_REGISTERED). Any thread
 * may register at any time; a book's functions are called by as many threads as play its games. */
lin_status lin_rules_register(int abi, const lin_rules *book, lin_refusal *why);

/* For a step's who: the side that its first argument names. */
lin_side lin_who_is_named(const lin_view *view, const lin_frame *frame);

/* For a step's check: the order does not answer this question at all. */
lin_status lin_not_now(const lin_field *f, const lin_frame *frame, const lin_order *o,
                       lin_refusal *why);

/* For a book's reader of positions: the line is refused, with what would be right. */
lin_status lin_line_wrong(lin_refusal *why, const char *right);

/* For macros: the copy they may play on, and the atoms they have given. */
lin_game *lin_expansion_game(lin_expansion *e);
/* What the copy asks now; its step is none of the book's once it is over. */
lin_frame lin_expansion_top(lin_expansion *e);
lin_status lin_expand_try(lin_expansion *e, const lin_order *o, lin_refusal *why);
/* The same, made here: a verb and its arguments. */
lin_status lin_expand_give(lin_expansion *e, int verb, int nargs, const int32_t *arg,
                           lin_refusal *why);
lin_status lin_expand_say(lin_expansion *e, lin_refusal *why, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;

/* A march that the macro has made into orders, or that it leaves out, for whoever asked for it
 * (lin_expand_marches). */
void lin_expand_tell(lin_expansion *e, const lin_march *march);

/* Words from..to - 1: units one by one, or a cell for all of that side who stand in it, as the copy
 * has them now. */
lin_status lin_units_named(lin_expansion *e, char *const *word, int from, int to, lin_side side,
                           lin_units *out, lin_refusal *why);
/* Which of the words is this one, from `from` on; or -1. */
int lin_word_at(char *const *word, int words, const char *name, int from);
/* LIN_SYNTAX, "Say it so: " and how. */
lin_status lin_expand_usage(const char *how, lin_refusal *why);
/* "... to CELL [facing DIRECTION]" at the end of a macro: where `to` stands among the words, or -1
 * where it is not said so. *facing is -1 where none is given. */
lin_status lin_goal_named(lin_expansion *e, char *const *word, int words, int *to_at, int *cell,
                          int *facing, lin_refusal *why);
/* The steps of a route, one order `verb CELL` for each; `stands` says where the unit is on the
 * copy: the rules may have taken a step by themselves, where it was the only one left. */
typedef int (*lin_stands)(const void *state, int unit);
lin_status lin_expand_walk(lin_expansion *e, int verb, int unit, const lin_route *r,
                           lin_stands stands, lin_refusal *why);

#ifdef __cplusplus
}
#endif

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#endif
