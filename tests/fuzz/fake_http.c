/* fake_http.c -- a stand-in for libmicrohttpd (fake_http.h). */
#include "fake_http.h"

#include "fuzz.h"

#include <ctype.h>
#include <strings.h>

/* ---- requests ---- */

static char *copy_of(const char *text)
{
    return fuzz_text((const uint8_t *)text, strlen(text));
}

static void add(fake_pair *pair, int *n, const char *name, const char *value)
{
    if (*n < FAKE_PAIRS)
        pair[(*n)++] = (fake_pair){ copy_of(name), copy_of(value) };
}

void fake_header(struct MHD_Connection *c, const char *name, const char *value)
{
    add(c->header, &c->headers, name, value);
}

static int hex(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

void fake_unescape(char *text)
{
    char *to = text;

    for (; *text; text++) {
        if (*text == '%' && hex(text[1]) >= 0 && hex(text[2]) >= 0) {
            *to++ = (char)(hex(text[1]) * 16 + hex(text[2]));
            text += 2;
        } else {
            *to++ = *text;
        }
    }
    *to = '\0';
}

void fake_query(struct MHD_Connection *c, const char *query)
{
    char *all = copy_of(query);

    for (char *at = all, *next; at && *at; at = next) {
        char *value;

        next = strchr(at, '&');
        if (next)
            *next++ = '\0';
        for (char *plus = strchr(at, '+'); plus; plus = strchr(plus, '+'))
            *plus = ' ';
        value = strchr(at, '=');
        if (value)
            *value++ = '\0';
        fake_unescape(at);
        if (value)
            fake_unescape(value);
        add(c->argument, &c->arguments, at, value ? value : "");
    }
    free(all);
}

static const char *look(const fake_pair *pair, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (strcasecmp(pair[i].name, name) == 0)
            return pair[i].value;
    return NULL;
}

const char *fake_has(const struct MHD_Connection *c, const char *header)
{
    return look(c->header, c->headers, header);
}

static void pairs_free(fake_pair *pair, int n)
{
    for (int i = 0; i < n; i++) {
        free(pair[i].name);
        free(pair[i].value);
    }
}

void fake_free(struct MHD_Connection *c)
{
    pairs_free(c->header, c->headers);
    pairs_free(c->argument, c->arguments);
    MHD_destroy_response(c->response);
    free(c);
}

/* ---- what the server calls ---- */

const char *MHD_lookup_connection_value(struct MHD_Connection *c, enum MHD_ValueKind kind,
                                        const char *key)
{
    return kind == MHD_HEADER_KIND ? look(c->header, c->headers, key)
                                   : look(c->argument, c->arguments, key);
}

int MHD_get_connection_values(struct MHD_Connection *c, enum MHD_ValueKind kind,
                              MHD_KeyValueIterator each, void *self)
{
    const bool headers = kind == MHD_HEADER_KIND;
    const int n = headers ? c->headers : c->arguments;

    for (int i = 0; i < n; i++)
        each(self, kind, headers ? c->header[i].name : c->argument[i].name,
             headers ? c->header[i].value : c->argument[i].value);
    return n;
}

static struct MHD_Response *response_new(void)
{
    struct MHD_Response *r = calloc(1, sizeof *r);

    if (!r)
        fuzz_fail("no memory", "response");
    r->refs = 1;
    return r;
}

struct MHD_Response *MHD_create_response_from_buffer(size_t size, void *buffer,
                                                     enum MHD_ResponseMemoryMode mode)
{
    struct MHD_Response *r = response_new();

    if (mode != MHD_RESPMEM_MUST_FREE && mode != MHD_RESPMEM_PERSISTENT)
        fuzz_fail("an answer that neither stays nor is the library's to free", "");
    r->bytes = buffer;
    r->stays = mode == MHD_RESPMEM_PERSISTENT;
    r->size = size;
    return r;
}

struct MHD_Response *MHD_create_response_from_callback(uint64_t size, size_t block,
                                                       MHD_ContentReaderCallback read, void *self,
                                                       MHD_ContentReaderFreeCallback drop)
{
    struct MHD_Response *r = response_new();

    (void)size;
    (void)block;
    r->read = read;
    r->self = self;
    r->drop = drop;
    return r;
}

/* The library refuses values with ends of lines in them; whoever tries has let one through. */
enum MHD_Result MHD_add_response_header(struct MHD_Response *r, const char *header,
                                        const char *content)
{
    if (!*content || content[strcspn(content, "\r\n\t")])
        fuzz_fail("a header that is none", content);
    if (strcasecmp(header, "Content-Type") == 0)
        snprintf(r->type, sizeof r->type, "%s", content);
    if (strcasecmp(header, "Content-Encoding") == 0)
        r->packed = true;
    return MHD_YES;
}

enum MHD_Result MHD_queue_response(struct MHD_Connection *c, unsigned status,
                                   struct MHD_Response *r)
{
    if (c->response)
        fuzz_fail("a request is answered twice", "");
    if (c->suspended)
        fuzz_fail("a request is answered while it is put aside", "");
    r->refs++;
    c->response = r;
    c->status = status;
    return MHD_YES;
}

void MHD_destroy_response(struct MHD_Response *r)
{
    if (!r || --r->refs > 0)
        return;
    if (r->drop)
        r->drop(r->self);
    if (!r->stays)
        free(r->bytes);
    free(r);
}

const union MHD_ConnectionInfo *MHD_get_connection_info(struct MHD_Connection *c,
                                                        enum MHD_ConnectionInfoType what, ...)
{
    (void)c;
    (void)what;
    return NULL; /* there is no socket */
}

void MHD_suspend_connection(struct MHD_Connection *c)
{
    if (c->suspended)
        fuzz_fail("a connection is put aside twice", "");
    c->suspended = true;
}

void MHD_resume_connection(struct MHD_Connection *c)
{
    c->suspended = false;
}
