/* serve.h -- the page and its interface (docs/http.md), served until it is told to stop. */
#ifndef LIN_SERVE_H
#define LIN_SERVE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    const char *share;       /* where battles lie besides the usual places */
    const char *listen;      /* NULL: 127.0.0.1 */
    const char *const *host; /* names by which it may be called, besides addresses */
    int hosts;
    int port;         /* 0: 1777, or the next that is free */
    const char *data; /* NULL: the user's data folder */
    bool quiet;       /* say nothing of where it listens */
    /* Called once, when it listens, with http://127.0.0.1:1777; may be NULL. */
    void (*up)(void *self, const char *address);
    void *self;
} serve_options;

/* Serves until SIGINT or SIGTERM. 0: it did; else a sentence stands in why. */
int lin_serve(const serve_options *want, char *why, size_t size);

#endif
