/* core.h -- what the files of core share: the inside of a game, and small text tools. */
#ifndef LIN_CORE_H
#define LIN_CORE_H

#include "linstock_rules.h"

#include <stdarg.h>

/* The books built in (made by the build), and all their rules in words; both end with nothing. */
extern const lin_rules *const lin_rule_systems[];
extern const lin_rule lin_ledger[];
extern const int lin_ledger_rules;

#define LIN_THROWN  1024 /* faces remembered for the record */
#define LIN_SINGLES 16   /* single answers remembered for rule scripts */

/* The only answer there was to a question: taken without asking. */
typedef struct {
    lin_side side;
    lin_order order;
} lin_single;

/* A game: a state, the answers to the question it waits at, and where its dice come from.
 * The state lies last, state_size bytes of it, aligned for any integer; behind it what the rule
 * system keeps beside it. */
struct lin_game {
    const lin_field *field;
    lin_view view; /* field, state and the memory beside it, for whoever looks */
    lin_dice dice;
    lin_log *log;      /* own_log while somebody listens, else NULL */
    lin_tracer tracer; /* NULL, or who watches the agenda */
    void *tracer_self;
    uint64_t steps;           /* that the machine has taken, so far: what its work is measured by */
    bool listed;              /* list answers the question now asked */
    bool drew;                /* drawn is an answer to it, by its row's draw */
    bool seen;                /* it is what somebody sees (lin_seen_by), or a copy of that */
    uint16_t thrown;          /* dice in `face`, since thrown was zeroed */
    uint8_t face[LIN_THROWN]; /* what each shows */
    lin_die_kind kind[LIN_THROWN]; /* what each is */
    uint16_t singles;              /* answers in `single`, while events are kept */
    lin_single single[LIN_SINGLES];
    lin_order drawn;
    lin_list list;
    lin_log own_log;
    uint64_t state[];
};

static inline lin_head *lin_head_of(void *state)
{
    return (lin_head *)state;
}

static inline const lin_head *lin_head_in(const void *state)
{
    return (const lin_head *)state;
}

/* A program may hand over any number for a side. */
static inline bool lin_is_side(lin_side who)
{
    return who == LIN_FIRST || who == LIN_SECOND;
}

/* The row of the frame on top. Only while the game is not over. */
static inline const lin_step *lin_row(const lin_field *f, const lin_head *h)
{
    return &f->rules->step[lin_top(h)->step];
}

/* machine.c: note dice that have fallen, as far as there is room. */
void lin_fallen(lin_game *g, const uint8_t *face, int n, lin_die_kind kind);
/* Run until a side with a choice, or dice that are not to be had, or the end.
 * With stop != NULL it also halts, before acting, as soon as stop(self, head) says so. */
typedef bool (*lin_stop)(const void *self, const lin_head *h);
void lin_run(lin_game *g);
void lin_run_until(lin_game *g, lin_stop stop, const void *self);
/* Take an order that has been checked; does not run on. */
void lin_take(lin_game *g, const lin_order *o);
/* Land a roll that has been checked; does not run on. */
void lin_land(lin_game *g, const uint8_t *faces);

/* trace.c: tell what a step has done to the agenda as it was before; popped: the frame on top was
 * taken off it first. Only while somebody watches. */
void lin_traced(const lin_game *g, const lin_head *before, bool popped);

/* game.c: is this what lin_not_now says? Then no rule has spoken against the order. */
bool lin_is_not_now(const lin_refusal *why);

/* words.c: split a line into words in place. '#' begins a comment. Returns how many. */
int lin_words(char *line, char **word, int max);

/* order.c: the door. An order made by a program may hold anything; rules see only what passes here:
 * a verb of theirs with its arguments, units, cells, directions and words that there are, measures
 * within LIN_FAR, angles of one circle, numbers of 16 bits (as a frame's arguments are). */
lin_status lin_order_check(const lin_field *f, const lin_order *o, lin_refusal *why);
/* The same order with nothing in it that it does not say. */
lin_order lin_order_plain(const lin_order *o);
/* look.c: could it be ordered now? Then *plain is that order. */
bool lin_is_legal_now(const lin_game *g, const lin_order *o, lin_order *plain);
/* blind.c: those of the lines that tell no length are left; how many. */
int lin_unmeasured(const lin_game *g, lin_stroke *list, int n);
/* list.c */
void lin_list_copy(lin_list *into, const lin_list *from);

/* An answer of two arguments at most, written where it shall lie: an order that is made elsewhere
 * and copied costs more than all else about it, and long lists are of such. */
static inline void lin_list_add_short(lin_list *l, int verb, int nargs, int32_t a, int32_t b)
{
    if (l->orders < LIN_CHOICES)
        l->order[l->orders++] =
            (lin_order){ .verb = (uint8_t)verb, .nargs = (uint8_t)nargs, .arg = { a, b } };
    else
        lin_list_add(
            l, (lin_order){ .verb = (uint8_t)verb, .nargs = (uint8_t)nargs, .arg = { a, b } });
}

/* unit_list.c: the list of units at the end of an order, from argument `first` on. */
bool lin_units_well_formed(const lin_field *f, const lin_order *o, int first);
void lin_units_print(const lin_field *f, const lin_order *o, int first, lin_text *out);
lin_status lin_units_parse(const lin_field *f, char *const *word, int words, int first,
                           lin_order *out, lin_refusal *why);

/* An answer that names one unit and nothing else. */
static inline void lin_list_add_unit(lin_list *l, int verb, int unit)
{
    lin_list_add_short(l, verb, 1, unit + 1, 0);
}

/* The kind of argument i, where a last * repeats the one before it; 0: there is none. */
char lin_arg_kind(const char *kinds, int i);
/* All arguments as words, with blanks between; what is so printed can be parsed. */
void lin_args_print(const lin_field *f, const char *kinds, const char *const *names, int n,
                    const int32_t *arg, lin_text *out);
/* Fill {0} {1} {2*} of a template from arguments of these kinds. */
void lin_fill(const lin_field *f, const char *text, const char *kinds, const char *const *names,
              int n, const int32_t *arg, lin_text *out);
/* The same with units as they are called, and squares with what has a name there. */
void lin_fill_called(const lin_field *f, const char *text, const char *kinds,
                     const char *const *names, int n, const int32_t *arg, lin_text *out);
/* The same as a sentence: with a capital, and its verb as several do it where the first unit's name
 * is of several ("The Virginia militia are"). */
void lin_fill_sentence(const lin_field *f, const char *text, const char *kinds,
                       const char *const *names, int n, const int32_t *arg, lin_text *out);
/* A verb as several do it: "takes" is "take", "is" is "are". */
void lin_put_plural(const char *verb, size_t n, lin_text *out);

/* What a unit is called in a sentence: its id where the battle was not read from a file. */
static inline const char *lin_called(const lin_field *f, int unit)
{
    const lin_unit *u = &f->battle->unit[unit];

    return u->called[0] ? u->called : u->id;
}

/* action.c: does the name stand for several: "the 1st Guards", "Bland's dragoons"? */
bool lin_is_plural(const char *called);

/* What a sentence says for the names of an event. */
static inline const char *const *lin_spoken(const lin_event_row *row)
{
    return row->spoken ? row->spoken : row->names;
}

#endif
