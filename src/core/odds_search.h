/* odds_search.h -- the search for all that an order may lead to, between its files.
 *
 * odds.c gives the order and tells what was found; odds_throws.c throws a roll in every way there
 * is; odds_arrive.c runs the machine on from where a throw has landed; odds_outcomes.c keeps the
 * outcomes. */
#ifndef LIN_ODDS_SEARCH_H
#define LIN_ODDS_SEARCH_H

#include "chances.h"
#include "frontier.h"
#include "odds.h"
#include "phrases.h"
#include "throws.h"

/* One that is pushed out of its slot is found by its text. */
#define LIN_SEARCH_SLOTS (4 * LIN_OUTCOMES)

/* What tells an outcome from others, hashed. Several may lead to one: sentences leave things out.
 */
typedef struct {
    uint64_t key;
    int at; /* 1 + the outcome, 0: none */
} lin_named_by;

typedef struct {
    lin_game *game; /* the one machine that everything runs on */
    const char *assume;
    lin_shown shown;
    lin_frontier now;               /* states that are looked into: a wave */
    lin_frontier waits[LIN_STAGES]; /* those to be looked into after it, by stage */
    int stage;                      /* where the machine stands, if it waits for dice */
    bool forgets, missed;           /* what can no longer matter; and something that did */
    int rolls, meetings;       /* of few throws: so many landed to see whether any meet; some did */
    lin_frontier landed;       /* states that the throws of one roll lead to at once */
    uint64_t *at;              /* the one that is looked into */
    bool stands;               /* there the machine stands, as yet */
    uint64_t *been;            /* a state at which a question was answered, or dice landed */
    int base_depth, base_step; /* where the order was given */
    lin_side side;             /* who gave the order */
    lin_odds *out;
    lin_ratio *weight;       /* of each outcome of `out` */
    lin_befallen *befallen;  /* what befell in each */
    bool doubled;            /* outcomes that read the same have befallen differently */
    lin_named_by *slot;      /* by a key */
    int16_t *reads, *beside; /* 1 + an outcome by its text, and the next of each; 0: none */
    lin_phrases *phrases;
    lin_telling told;     /* what was told since the last roll */
    lin_telling by_throw; /* what each throw of a roll has told at once, one after the other */
    size_t begun;         /* of `told`: so many words are of the throw itself */
    bool several;         /* what is run on is run on for several throws */
    struct lin_landing *landing; /* of a state's names and throws: all throws of the first */
    size_t landings;             /* name, then all of the next; room for so many */
    lin_question question;       /* the one that was left open */
    const char *round,
        *endless;     /* NULL, or the question at which answers went round, or did not end */
    bool spent, fine; /* the budget of states was; weights were too fine */
    lin_refusal *why;
} lin_search;

/* Where the machine has come to, with what was told on the way there. */
typedef enum {
    LIN_TO_ITSELF,
    LIN_TO_OUTCOME,
    LIN_TO_FORK,
    LIN_TO_EITHER, /* to itself under some names, not under others */
    LIN_TO_NOTHING /* the weight of that name was too fine to be shared out */
} lin_arrival;

/* Where a throw has led to under one name: its weight was added there. */
typedef struct lin_landing {
    lin_ratio weight;
    lin_arrival to;
    size_t at; /* the outcome, or the name among those that wait */
    int stage; /* of those */
} lin_landing;

/* What is looked at together: the names of a state, and throws that have led to the same. */
typedef struct {
    size_t first; /* a name of this wave */
    int throw;    /* the first of those throws */
    bool alone;   /* that name and no other of its state, that throw and no other */
} lin_together;

typedef struct {
    lin_throw throw[LIN_THROWS];
    lin_sort sort[LIN_THROWS];
    size_t told[LIN_THROWS + 1]; /* where that which each has told begins, in `by_throw` */
    size_t lands[LIN_THROWS];    /* the state each has landed in, of `landed` */
    int first[LIN_THROWS];       /* by that state: the first that has */
    int beside[LIN_THROWS];      /* the next that has landed in the same; -1: none */
    bool apart;                  /* each is landed when it is run on, by itself */
} lin_branches;

/* ---- odds_outcomes.c ---- */

/* Refusals: why there are no odds. */
lin_status lin_search_too_many(lin_search *o);
lin_status lin_search_too_fine(lin_search *o);
lin_status lin_search_no_memory(lin_search *o);
/* Whatever is not followed to its end is one outcome. */
lin_status lin_search_leave(lin_search *o, lin_ratio weight);
/* What cannot be added exactly is left. */
lin_status lin_search_add_weight(lin_search *o, lin_ratio *to, lin_ratio weight);
/* Where the machine stands is an outcome, called so; question: the one left open, or NULL. */
lin_status lin_search_add_outcome(lin_search *o, const lin_outcome_name *told, const char *question,
                                  lin_landing *l);
/* At the end: outcomes that read the same are one to a reader. */
lin_status lin_search_join_doubles(lin_search *o);

/* ---- odds_arrive.c ---- */

/* A lin_stop: the procedure is over. */
bool lin_search_is_finished(const void *self, const lin_head *h);
/* The answer that is assumed, or usual; false: the choice is the point. */
bool lin_search_find_answer(lin_search *o, lin_order *out);
/* SIZE_MAX: it was the last. */
size_t lin_search_next_name(const lin_search *o, const lin_together *all, size_t name);
/* What can no longer matter, by the rules. */
void lin_search_forget(lin_search *o);
/* On to dice, an open choice or the end; from there one name is settled, or all. */
lin_status lin_search_arrive(lin_search *o, const uint64_t *from, const lin_together *all,
                             lin_arrival *to, const char **asked);
lin_status lin_search_settle(lin_search *o, lin_arrival to, size_t state,
                             const lin_outcome_name *told, const char *asked, lin_landing *l);
lin_status lin_search_settle_all(lin_search *o, const lin_together *all, lin_arrival to,
                                 size_t state, const char *asked, int i, int throws);

/* ---- odds_throws.c ---- */

/* Every state of a wave, then those that came of it. */
lin_status lin_search_branch_all(lin_search *o, lin_branches *d);

#endif
