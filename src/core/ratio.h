/* ratio.h -- exact fractions of 128-bit whole numbers, always in lowest terms. */
#ifndef LIN_RATIO_H
#define LIN_RATIO_H

#include "core/wide.h"
#include "linstock_rules.h"

typedef struct {
    lin_wide num, den;
} lin_ratio;

/* The greatest common divisor; of nought and another the other. */
uint64_t lin_ratio_common(uint64_t a, uint64_t b);
lin_ratio lin_ratio_of(lin_wide num, lin_wide den);
lin_ratio lin_ratio_small(uint64_t num, uint64_t den); /* as it stands */
/* These say false where the numbers grow past 128 bits; *out is untouched then. */
bool lin_ratio_times(lin_ratio a, lin_ratio b, lin_ratio *out);
bool lin_ratio_plus(lin_ratio a, lin_ratio b, lin_ratio *out);

#endif
