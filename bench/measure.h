/* measure.h -- rates in time of the processor: the median of several rounds, with the best beside
 * it. */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include "clock.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t sink; /* so that no answer is thrown away */

static void measure(const char *what, uint64_t (*go)(int), int goes)
{
    double rate[ROUNDS];

    for (int r = 0; r < ROUNDS; r++) {
        const double begun = now();

        for (int i = 0; i < goes; i++)
            sink += go(i);
        rate[r] = goes / (now() - begun);
    }
    qsort(rate, ROUNDS, sizeof *rate, by_size);
    printf("%-46s %10.0f a second (%.0f at best)\n", what, rate[ROUNDS / 2], rate[ROUNDS - 1]);
}

#endif
