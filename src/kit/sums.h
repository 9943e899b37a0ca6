/* sums.h -- a sum with its reasons: modifiers of a die, dice of a pool, points of fire.
 *
 * Whoever decides and whoever explains add up the same rows, so the two cannot disagree. A reason
 * is a row of the book's table of reasons (lin_reason). */
#ifndef KIT_SUMS_H
#define KIT_SUMS_H

#include "linstock_rules.h"

#define KIT_SUM_ROWS 24

typedef struct {
    int total, n;
    struct {
        uint8_t why;
        int16_t value;
    } row[KIT_SUM_ROWS];
} kit_sum; /* empty: all zero */

/* One more row; nothing is no row. What has no row left is counted all the same. */
void kit_sum_add(kit_sum *sum, int why, int value);
/* Each row as an event of that kind: reason and value. */
void kit_sum_tell(const kit_sum *sum, lin_play *p, int kind);
/* "+2 dice of every pool [LF-SH-18], -1 long range [LF-SH-21]" */
void kit_sum_put(const kit_sum *sum, const lin_reason *reason, lin_text *out);

#endif
