/* chances.h -- what befalls whom, over all outcomes of an order together.
 *
 * A player asks first how likely he is to be shaken, driven off or lost, not how likely each of
 * sixty outcomes is. Rows of events that say what they are in few words (`fate`) are added up here
 * while the outcomes are found; what is counted, as hits, is to be expected rather than likely. */
#ifndef LIN_CHANCES_H
#define LIN_CHANCES_H

#include "core/odds.h"
#include "core/outcome_name.h"
#include "core/ratio.h"

#define LIN_COUNTED 4 /* amounts of one outcome that are kept */

/* What befell in one outcome: chances of the odds as bits, and amounts of those that count. */
typedef struct {
    uint64_t chances;
    int32_t amount[LIN_COUNTED];
    uint8_t of[LIN_COUNTED]; /* 1 + the chance an amount is of; 0: none */
} lin_befallen;

/* The number of what the event is a chance of; -1: there is no more room. */
int lin_chance_find(lin_odds *o, const lin_field *f, lin_side side, const lin_event *e);
/* It has befallen; amount: of what is counted. */
void lin_befallen_add(lin_befallen *b, int chance, bool counts, int32_t amount);
bool lin_befallen_same(const lin_befallen *a, const lin_befallen *b);
/* Every chance and every expectation, from the weights of the outcomes; sorted as they are told. */
void lin_chances_sum(lin_odds *o, const lin_befallen *befallen, const lin_ratio *weight);

#endif
