/* throws.h -- the throws of a roll that the rules tell apart. */
#ifndef LIN_THROWS_H
#define LIN_THROWS_H

#include "core.h"
#include "ratio.h"

#define LIN_THROWS 4096

typedef struct {
    lin_ratio share;        /* how likely its class is */
    uint8_t face[LIN_DICE]; /* one throw of the class */
} lin_throw;

/* How many there are; -1: too many, or too many dice for exact weights. */
int lin_throws_of(const lin_roll_ask *ask, lin_throw *out);

#endif
