/* figures.c -- what the load bench measures (figures.h). */
#include "figures.h"

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void times_add(times *t, int64_t us)
{
    if (t->n == t->room) {
        t->room = t->room ? 2 * t->room : 4096;
        t->us = realloc(t->us, t->room * sizeof *t->us);
        if (!t->us)
            abort();
    }
    t->us[t->n++] = us < 0 ? 0 : (uint32_t)us;
}

static int by_size(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

    return (x > y) - (x < y);
}

static double at_share(const times *t, double share)
{
    return t->n ? t->us[(size_t)((double)(t->n - 1) * share)] / 1000.0 : 0;
}

void times_print(times *t, const char *what)
{
    if (t->n)
        qsort(t->us, t->n, sizeof *t->us, by_size);
    printf("   %s: p50 %.1f ms, p99 %.1f ms, longest %.1f ms\n", what, at_share(t, 0.5),
           at_share(t, 0.99), at_share(t, 1));
}

static long number_in(const char *path, const char *key)
{
    FILE *in = fopen(path, "r");
    char line[256];
    long value = 0;

    while (in && fgets(line, sizeof line, in))
        if (strncmp(line, key, strlen(key)) == 0)
            value = atol(line + strlen(key));
    if (in)
        fclose(in);
    return value;
}

/* Of a process or a thread of it; true: it is called "worker". */
static bool time_of(const char *path, double *user, double *sys)
{
    const double tick = (double)sysconf(_SC_CLK_TCK);
    char line[1024] = "";
    unsigned long u = 0, s = 0;
    const char *end;
    FILE *in = fopen(path, "r");
    const bool read = in && fgets(line, sizeof line, in);

    if (read && (end = strrchr(line, ')')))
        sscanf(end + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &u, &s);
    if (in)
        fclose(in);
    *user = (double)u / tick;
    *sys = (double)s / tick;
    return strstr(line, "(worker)") != NULL;
}

/* What those threads took that work on what is asked for beside the orders. */
static double workers_of(int pid)
{
    char path[300];
    DIR *tasks;
    double sum = 0, user, sys;

    snprintf(path, sizeof path, "/proc/%d/task", pid);
    tasks = opendir(path);
    for (const struct dirent *e; tasks && (e = readdir(tasks));) {
        snprintf(path, sizeof path, "/proc/%d/task/%.200s/stat", pid, e->d_name);
        if (time_of(path, &user, &sys))
            sum += user + sys;
    }
    if (tasks)
        closedir(tasks);
    return sum;
}

cost cost_of(int pid)
{
    cost c = { .workers = workers_of(pid) };
    char path[64];

    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    time_of(path, &c.user, &c.sys);
    snprintf(path, sizeof path, "/proc/%d/status", pid);
    c.rss_kb = number_in(path, "VmRSS:");
    return c;
}
