/* phrases.h -- what an event is to an outcome that is called by it: its words, its gain, its
 * chance.
 *
 * Hundreds of outcomes are made of a few dozen events: each is put into words once. */
#ifndef LIN_PHRASES_H
#define LIN_PHRASES_H

#include "core/odds.h"
#include "core/outcome_name.h"

typedef struct {
    int32_t word[8]; /* of the event, as in a name */
    int words;       /* how many they are; 0: there is no event */
    int gain;        /* to the side that gave the order */
    int chance;      /* of the odds; -1: it is none */
    int32_t amount;  /* of what is counted */
    bool counts;
    size_t length;  /* of its text */
    char text[202]; /* "; " and its words without their stop: parted from those before it */
} lin_phrase;

#define LIN_PHRASES 256 /* found by a hash; one that is pushed out is made again */
typedef struct {
    lin_phrase of[LIN_PHRASES];
    lin_phrase other; /* of an event with more words than are kept */
} lin_phrases;

void lin_phrases_clear(lin_phrases *all);
/* It lasts till the next is asked for. side: who gave the order. New chances are added to the odds
 * as long as there is room. */
const lin_phrase *lin_phrase_of(lin_phrases *all, lin_odds *odds, const lin_field *f, lin_side side,
                                const lin_event *e);

#endif
