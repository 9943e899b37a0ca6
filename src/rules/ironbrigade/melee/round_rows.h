/* round_rows.h -- all throws of a round of melee at once: how many ways there are to each result,
 * and one throw that comes to it. */
#ifndef IB_ROUND_ROWS_H
#define IB_ROUND_ROWS_H

#include "core/wide.h"
#include "rules/ironbrigade/ironbrigade.h"

#define IB_ROW 24 /* dice of a side, at most: 6 to the power of 48 goes into 128 bits */
_Static_assert(2 * IB_ROW <= LIN_DICE, "a throw has room for all of them");

/* How many dice of each group (of a side, by its modifier) show 6, 5 and 4. */
typedef struct {
    int n[LIN_SIDES][IB_VALUES][3];
} ib_shown;

typedef struct ib_rows ib_rows;

/* dice: to be thrown, by side and modifier; lying: thrown already, by side and value. NULL: there
 * are more of them, or of the ways they may fall, than there is room for. */
ib_rows *ib_rows_new(int dice[LIN_SIDES][IB_VALUES], const uint8_t lying[LIN_SIDES][IB_VALUES]);
void ib_rows_free(ib_rows *r);

/* No side takes more marks than this. */
int ib_rows_most(const ib_rows *r, int side);
/* In so many ways the first side takes so many, and the second so many. */
lin_wide ib_rows_ways(const ib_rows *r, int first, int second);
/* One of them; there must be one. */
void ib_rows_show(const ib_rows *r, int first, int second, ib_shown *out);

#endif
