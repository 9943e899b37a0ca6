/* serve.h -- the page and its interface (docs/http.md), served until it is told to stop. */
#ifndef LIN_SERVE_H
#define LIN_SERVE_H

#include "server/settings.h"

typedef struct {
    const char *share;       /* where battles lie besides the usual places */
    const char *listen;      /* NULL: 127.0.0.1 */
    const char *const *host; /* names by which it may be called, besides addresses */
    int hosts;
    int port;         /* 0: 1777, or the next that is free */
    const char *data; /* NULL: the user's data folder */
    bool quiet;       /* say nothing of where it listens */
    bool warm;        /* read all battles before it does */
    serve_limits limits;
    const char *public_address; /* https://games.example.org, or NULL */
    char (*proxy)[48];          /* addresses of proxies that are trusted */
    int proxies;
    const char *log; /* "text", "json"; NULL: no log */
    /* Called once, when it listens, with http://127.0.0.1:1777; may be NULL. */
    void (*up)(void *self, const char *address);
    void *self;
} serve_options;

#define LIN_SERVE_LOST 3 /* it did, and not all that was said could be kept */

/* Serves until SIGINT or SIGTERM. 0: it did; else a sentence stands in why. */
int lin_serve(const serve_options *want, char *why, size_t size);

/* ---- doctor.c: what lies in a data folder ---- */

typedef struct {
    const char *share, *data;
    const char *backup;  /* a file to be made, or NULL */
    const char *records; /* a folder to be filled, or NULL */
    /* Each game: its id, its battle, how many rows; trouble: what is the matter with it, or NULL.
     */
    void (*game)(void *self, const char *id, const char *battle, uint64_t rows,
                 const char *trouble);
    void *self;
} doctor_options;

typedef struct {
    uint64_t games, rows, troubled, saved;
    char damage[200]; /* what SQLite finds in the file, or "" */
} doctor_found;

/* Looks through it and changes nothing. False: it cannot even be opened, or nothing can be saved;
 * why says it. */
bool lin_doctor(const doctor_options *want, doctor_found *out, char *why, size_t size);

#endif
