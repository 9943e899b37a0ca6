/* wire.h -- connections of the load bench: one epoll, nothing blocks, no library.
 *
 * Two kinds: a line carries requests one after another (keep-alive); a stream is asked for once and
 * then listened to (Server-Sent Events, chunked). A third sort, made by wire_mute, is only held
 * open. */
#ifndef BENCH_WIRE_H
#define BENCH_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct wire wire;

/* The whole answer to a request, or one whole message of a stream; text ends with a NUL. */
typedef void (*wire_heard)(wire *w, int status, char *text, size_t n);

struct wire {
    int fd;      /* -1: closed */
    void *owner; /* whoever uses it, for what is heard */
    int mark;    /* a number of the owner's */
    wire_heard heard;
    char *in; /* answer or message so far */
    size_t used, room;
    bool is_stream;
    enum { IN_HEAD, IN_SIZE, IN_CHUNK, AFTER_CHUNK } state;
    size_t left; /* of the chunk */
    int status;
};

extern uint64_t wire_bytes; /* of messages heard on streams */
extern int wire_lost;       /* connections that the other end closed */

void wire_begin(int port); /* waits for the server to listen */
/* A request line, kept open. */
void wire_open(wire *w, void *owner, wire_heard heard);
/* Sends a request; the connection must be idle. key: NULL for none, body: NULL for GET. */
void wire_ask(wire *w, const char *path, const char *key, const char *body);
/* A stream, asked for at once. */
void wire_listen(wire *w, void *owner, int mark, const char *path, const char *key,
                 wire_heard heard);
/* A connection that is never read from; path NULL: it never says a word either. Its socket. */
int wire_mute(const char *path, const char *key);
/* Waits up to so many microseconds and hands on whatever was heard. */
void wire_turn(int64_t most_us);
int64_t now_us(void);

#endif
