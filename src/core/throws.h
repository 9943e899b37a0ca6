/* throws.h -- the throws of a roll that the rules tell apart. */
#ifndef LIN_THROWS_H
#define LIN_THROWS_H

#include "core.h"
#include "ratio.h"

#define LIN_THROWS 4096

typedef struct {
    lin_ratio share;        /* how likely its class is */
    uint8_t face[LIN_DICE]; /* one throw of the class */
    uint8_t dice;           /* of this roll and others after it: so many in all; 0: of this alone */
} lin_throw;

/* How many there are. Exact, or none at all: LIN_THROWS_TOO_MANY, more than LIN_THROWS are told
 * apart; LIN_THROWS_TOO_FINE, so many dice that their shares do not go into 128 bits. */
enum { LIN_THROWS_TOO_MANY = -1, LIN_THROWS_TOO_FINE = -2 };
int lin_throws_of(const lin_roll_ask *ask, lin_throw *out);
/* Of these dice it counts only whether all together show what is needed, or more. */
void lin_throws_by_need(lin_roll_ask *ask);
/* The same as the step itself sorts them; 0: it does not. room: for LIN_THROWS of them. */
int lin_throws_sorted(const lin_view *view, const lin_step *row, const lin_frame *frame,
                      lin_sort *room, lin_throw *out);

#endif
