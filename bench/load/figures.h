/* figures.h -- what the load bench measures: times, and what the server costs. */
#ifndef BENCH_FIGURES_H
#define BENCH_FIGURES_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t *us;
    size_t n, room;
} times;

void times_add(times *t, int64_t us);
/* "what: p50 1.2 ms, p99 3.4, longest 5.6"; sorts them. */
void times_print(times *t, const char *what);

/* Of a process: seconds of processor so far (user and system; of its threads called "worker"), and
 * kilobytes in memory. */
typedef struct {
    double user, sys, workers;
    long rss_kb;
} cost;

cost cost_of(int pid);

#endif
