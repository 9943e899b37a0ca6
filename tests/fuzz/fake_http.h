/* fake_http.h -- the little of libmicrohttpd that the server calls, without sockets and threads.
 *
 * The functions of fake_http.c stand in the place of the library's. A request is asked and answered
 * in one go, so the same bytes always do the same; what the library itself reads off the wire is
 * the library's affair. */
#ifndef LIN_FAKE_HTTP_H
#define LIN_FAKE_HTTP_H

#include <microhttpd.h>
#include <stdbool.h>
#include <stddef.h>

#define FAKE_PAIRS 24

typedef struct {
    char *name, *value;
} fake_pair;

struct MHD_Response {
    int refs;
    char *bytes;
    size_t size;
    MHD_ContentReaderCallback read;
    MHD_ContentReaderFreeCallback drop;
    void *self;
    char type[64];
    bool packed;
    bool stays; /* its bytes are not the library's to free */
};

struct MHD_Connection {
    fake_pair header[FAKE_PAIRS], argument[FAKE_PAIRS];
    int headers, arguments;
    bool suspended;
    unsigned status;
    struct MHD_Response *response;
};

/* Adds a header; or the query's pairs, with %41 and + read. Both keep copies. */
void fake_header(struct MHD_Connection *c, const char *name, const char *value);
void fake_query(struct MHD_Connection *c, const char *query);
const char *fake_has(const struct MHD_Connection *c, const char *header); /* or NULL */
void fake_unescape(char *text);
void fake_free(struct MHD_Connection *c);

#endif
