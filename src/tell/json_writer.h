/* json_writer.h -- JSON written into a buffer that grows: the one writer of program, line protocol
 * and server.
 *
 * Commas and indents are put where they belong; text that is not UTF-8 becomes U+FFFD, so that
 * whatever is written always parses. A writer begins as { 0 }: compact, all on one line. With
 * `indented` every member has a line of its own, for people, but for the numbers of a list, which
 * stand on one line. Memory that runs out is noticed once, at the end: `failed`. */
#ifndef LIN_JSON_WRITER_H
#define LIN_JSON_WRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    char *at; /* free it; NULL while nothing was written */
    size_t used, room;
    bool indented; /* said before anything is written */
    bool coarse;   /* so is this: places are as an eye would tell them (tell.h, measures.c) */
    bool failed;
    bool some;    /* this level has members */
    bool numbers; /* the last of them was a number of a list */
    int depth;
} json_writer;

/* Everything is a member of an object, with its key, or of a list: key NULL. */
void json_open(json_writer *j, const char *key, char bracket);         /* '{' or '[' */
void json_close(json_writer *j, char bracket);                         /* '}' or ']' */
void json_put_text(json_writer *j, const char *key, const char *text); /* text NULL: null */
void json_put_int(json_writer *j, const char *key, int64_t value);
/* With at most so many digits behind the point; null where it is no number. */
void json_put_real(json_writer *j, const char *key, double value, int digits);
void json_put_bool(json_writer *j, const char *key, bool value);
void json_put_null(json_writer *j, const char *key);
void json_put_hex(json_writer *j, const char *key, uint64_t value); /* 16 digits, as text */
/* A whole value that was written elsewhere, compact; or members of an object without its braces. */
void json_put_value(json_writer *j, const char *key, const char *text, size_t n);
void json_put_members(json_writer *j, const char *text, size_t n);

/* Bytes that mean nothing to JSON: for what stands around it. */
void json_put_bytes(json_writer *j, const char *bytes, size_t n);

#endif
