/* clock.h -- time of the processor, which other work on the machine takes nothing of, and how
 * figures are sorted. */
#ifndef BENCH_CLOCK_H
#define BENCH_CLOCK_H

#include <time.h>

#define ROUNDS 7

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

#endif
