/* odds.h -- the inside of lin_odds: six hundred kilobytes that only core lays out, and the
 * rooms of its search. */
#ifndef LIN_ODDS_H
#define LIN_ODDS_H

#include "core/core.h"

struct lin_odds {
    int n;
    uint64_t nodes;  /* states visited */
    char limit[240]; /* "": all was followed to its end */
    lin_outcome outcome[LIN_OUTCOMES];
    void *room; /* of the search, kept for the next */
    int chances;
    uint64_t key[LIN_CHANCES]; /* while they are found */
    lin_chance chance[LIN_CHANCES];
};

#endif
