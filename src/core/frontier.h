/* frontier.h -- states that wait for dice, with what has been told on the way there; equal ones are
 * one.
 *
 * What comes of dice hangs on the state alone, never on what was told before: so a state is kept
 * once, with all the ways of telling how it came about, and is looked into once for all of them.
 * All states come from one and differ from it in little: only that is kept. */
#ifndef LIN_FRONTIER_H
#define LIN_FRONTIER_H

#include "ratio.h"
#include "outcome_name.h"

/* One way of telling, of one state. */
typedef struct {
    lin_ratio weight;
    uint64_t hash;   /* of its words and its state */
    size_t at;       /* where its words lie, two to a word */
    uint32_t told;   /* how many they are */
    uint32_t state;  /* whose it is */
    uint32_t beside; /* 1 + the next of the same state; 0: it is the last */
} lin_frontier_name;

typedef struct {
    uint64_t hash;
    size_t at;            /* where its words lie: of each that has changed its number and itself */
    uint32_t changes;     /* how many have */
    uint32_t first, last; /* 1 + the first of its names, and the last; 0: it has none yet */
} lin_frontier_state;

/* What is found by a hash: 1 + its number; 0: none. */
typedef struct {
    uint32_t *slot;
    size_t slots; /* a power of two, at least twice the room */
} lin_frontier_slots;

typedef struct {
    const uint64_t *from; /* the state they come from */
    size_t words;         /* of a state */
    lin_frontier_state *state;
    size_t states, state_room;
    lin_frontier_name *name;
    size_t names, name_room;
    uint64_t *word;
    size_t used, space;
    lin_frontier_slots by_state, by_name;
} lin_frontier;

/* Empty, for states that come from this one; what room it has it keeps. */
void lin_frontier_begin(lin_frontier *w, const void *from, size_t state_size);
void lin_frontier_clear(lin_frontier *w);
void lin_frontier_free(lin_frontier *w);
/* The number of this state, new without a name where it was not there; SIZE_MAX: no memory. */
size_t lin_frontier_find(lin_frontier *w, const void *state);
/* The same of a name of that state, new with a weight of 0. */
size_t lin_frontier_name_find(lin_frontier *w, size_t state, const lin_outcome_name *told);
/* The state, and what was told, as they were when it was found. */
void lin_frontier_read(const lin_frontier *w, size_t i, void *state);
void lin_frontier_name_read(const lin_frontier *w, size_t name, lin_outcome_name *told);

/* Quick, and good enough to tell the states of one search apart. */
uint64_t lin_quick_hash(const void *bytes, size_t n, uint64_t seed);

#endif
