/* jot.h -- JSON written into a buffer that grows. Commas are put where they belong; text that is
 * not UTF-8 becomes U+FFFD, so that whatever is written always parses. Memory that runs out is
 * noticed once, at the end: `failed`. */
#ifndef LIN_JOT_H
#define LIN_JOT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    char *at; /* free it; NULL while nothing was written */
    size_t used, room;
    bool comma, failed;
} jot;

void jot_open(jot *j, char bracket);     /* '{' or '[' */
void jot_close(jot *j, char bracket);    /* '}' or ']' */
void jot_key(jot *j, const char *key);   /* plain ASCII */
void jot_text(jot *j, const char *text); /* NULL: null */
void jot_int(jot *j, int64_t value);
void jot_real(jot *j, double value, int digits);
void jot_bool(jot *j, bool value);
void jot_null(jot *j);
void jot_raw(jot *j, const char *text, size_t n); /* a whole value, as it is */

/* Pairs in an object. */
void jot_pair(jot *j, const char *key, const char *text);
void jot_pair_int(jot *j, const char *key, int64_t value);
void jot_pair_bool(jot *j, const char *key, bool value);
void jot_pair_null(jot *j, const char *key);
/* "key": { or [ */
void jot_pair_open(jot *j, const char *key, char bracket);

/* Bytes without meaning to JSON: for what stands around it. */
void jot_bytes(jot *j, const char *text, size_t n);

#endif
