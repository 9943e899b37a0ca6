/* frontier.h -- states that wait for dice, with what has been told on the way there; equal ones are
 * one.
 *
 * All of them come from one state and differ from it in little: only that is kept. */
#ifndef LIN_FRONTIER_H
#define LIN_FRONTIER_H

#include "ratio.h"
#include "outcome_name.h"

typedef struct {
    lin_ratio weight;
    uint64_t hash;
    size_t at;              /* where its words lie */
    uint32_t told, changes; /* how many words were told, and have changed */
} lin_frontier_state;

typedef struct {
    const uint64_t *from; /* the state they come from */
    size_t words;         /* of a state */
    lin_frontier_state *waiting;
    size_t n, room;
    uint64_t *word;     /* of each state: what was told, two to a word; then its changes, */
    size_t used, space; /* a number and a word each */
    uint32_t *slot;     /* 1 + a state, found by its hash; 0: none */
    size_t slots;       /* a power of two, at least twice the room */
} lin_frontier;

lin_frontier lin_frontier_of(const void *from, size_t state_size);
void lin_frontier_clear(lin_frontier *w);
void lin_frontier_free(lin_frontier *w);
/* The number of this one, new with a weight of 0 where it was not there; SIZE_MAX: no memory. */
size_t lin_frontier_find(lin_frontier *w, const void *state, const lin_outcome_name *told);
/* The state and what was told, as they were when it was found. */
void lin_frontier_read(const lin_frontier *w, size_t i, void *state, lin_outcome_name *told);

/* Quick, and good enough to tell the states of one search apart. */
uint64_t lin_quick_hash(const void *bytes, size_t n, uint64_t seed);

#endif
