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

/* How many there are. Exact, or none at all: LIN_THROWS_TOO_MANY, more than LIN_THROWS are told
 * apart; LIN_THROWS_TOO_FINE, so many dice that their shares do not go into 128 bits. */
enum { LIN_THROWS_TOO_MANY = -1, LIN_THROWS_TOO_FINE = -2 };
int lin_throws_of(const lin_roll_ask *ask, lin_throw *out);

#endif
