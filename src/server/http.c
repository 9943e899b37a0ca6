/* http.c -- requests as libmicrohttpd hands them over: who may ask at all, bodies and their
 * limits, answers now and later. What a path means is in routes.c. */
#include "server/server.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <netinet/in.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- answers ---- */

/* Nothing but our own files may run or be shown on our pages, and nobody may frame them. */
static const char strict[] = "default-src 'self'; script-src 'self'; style-src 'self'; img-src "
                             "'self' data: blob:; object-src 'none'; "
                             "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
static const char alone[] = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
                            "font-src data:; frame-ancestors 'none'";

/* Scripts, styles and letters are ruled by the page that asks for them: what they may do is said
 * there. Said with each of them it would weigh more than the smallest do. */
static bool is_part(const char *type)
{
    return strncmp(type, "text/javascript", 15) == 0 || strncmp(type, "text/css", 8) == 0 ||
           strncmp(type, "font/", 5) == 0;
}

void response_headers(struct MHD_Response *response, const char *type, const char *cache,
                      bool styled)
{
    MHD_add_response_header(response, "Content-Type", type);
    MHD_add_response_header(response, "Cache-Control", cache ? cache : "no-store");
    MHD_add_response_header(response, "X-Content-Type-Options", "nosniff");
    MHD_add_response_header(response, "Referrer-Policy", "no-referrer");
    if (!is_part(type))
        MHD_add_response_header(response, "Content-Security-Policy", styled ? alone : strict);
    MHD_add_response_header(response, "Cross-Origin-Resource-Policy", "same-origin");
}

static enum MHD_Result send_answer(request *rq)
{
    struct MHD_Response *response = MHD_create_response_from_buffer(
        rq->answer_size, rq->answer, rq->stays ? MHD_RESPMEM_PERSISTENT : MHD_RESPMEM_MUST_FREE);
    enum MHD_Result result;

    rq->answered = true;
    if (!response) {
        if (!rq->stays)
            free(rq->answer);
        rq->answer = NULL;
        return MHD_NO;
    }
    rq->answer = NULL;
    response_headers(response, rq->type, rq->cache, rq->styled);
    if (rq->etag)
        MHD_add_response_header(response, "ETag", rq->etag);
    if (rq->retry)
        MHD_add_response_header(response, "Retry-After", "5");
    if (rq->gzipped)
        MHD_add_response_header(response, "Content-Encoding", "gzip");
    if (rq->file_name[0]) {
        char value[100];

        snprintf(value, sizeof value, "attachment; filename=\"%s\"", rq->file_name);
        MHD_add_response_header(response, "Content-Disposition", value);
    }
    result = MHD_queue_response(rq->connection, (unsigned)rq->status, response);
    MHD_destroy_response(response);
    return result;
}

static enum MHD_Result reply_bytes(request *rq, int status, const char *type, char *bytes, size_t n)
{
    rq->status = status;
    rq->type = type;
    rq->answer = bytes;
    rq->answer_size = n;
    return is_working_on(rq) ? MHD_YES : send_answer(rq);
}

enum MHD_Result reply(request *rq, int status, const char *type, const void *bytes, size_t n)
{
    char *copy = malloc(n ? n : 1);

    if (!copy)
        return MHD_NO;
    memcpy(copy, bytes, n);
    return reply_bytes(rq, status, type, copy, n);
}

enum MHD_Result reply_own(request *rq, const char *type, const void *bytes, size_t n)
{
    rq->stays = true;
    return reply_bytes(rq, MHD_HTTP_OK, type, (char *)bytes, n);
}

enum MHD_Result reply_json(request *rq, int status, json_writer *j)
{
    if (j->failed || !j->at) {
        free(j->at);
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                        "There is no memory left for this answer.");
    }
    return reply_bytes(rq, status, "application/json", j->at, j->used);
}

static void error_json(json_writer *j, const char *code, const lin_refusal *why)
{
    json_open(j, NULL, '{');
    tell_refusal_members(j, code, why);
    json_close(j, '}');
}

enum MHD_Result reply_no(request *rq, int status, const char *code, const char *format, ...)
{
    lin_refusal why = { 0 };
    json_writer j = { 0 };
    va_list args;

    va_start(args, format);
    vsnprintf(why.text, sizeof why.text, format, args);
    va_end(args);
    count_refusal(rq->s, code);
    error_json(&j, code, &why);
    if (!j.at)
        return MHD_NO;
    return reply_bytes(rq, status, "application/json", j.at, j.used);
}

enum MHD_Result reply_failure(request *rq, const failure *no)
{
    json_writer j = { 0 };

    count_refusal(rq->s, no->code);
    error_json(&j, no->code, &no->why);
    return reply_json(rq, no->status, &j);
}

void answer_now(request *rq, int status, const char *type, char *bytes, size_t n)
{
    rq->status = status;
    rq->type = type;
    rq->answer = bytes ? bytes : strdup("");
    rq->answer_size = bytes ? n : 0;
    if (!is_working_on(rq)) /* a worker who has it lets it go by himself */
        wakes_add(rq->s, rq->connection);
}

/* No, though it was to come later. */
void answer_error(request *rq, const char *text)
{
    lin_refusal why = { 0 };
    json_writer j = { 0 };

    lin_refuse(&why, LIN_NO_MEMORY, NULL, "%s", text);
    error_json(&j, "busy", &why);
    answer_now(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "application/json", j.at, j.used);
}

enum MHD_Result reply_later(request *rq)
{
    if (rq->suspended)
        return MHD_YES;
    rq->suspended = true;
    MHD_suspend_connection(rq->connection);
    return MHD_YES;
}

const char *param(request *rq, const char *name)
{
    return MHD_lookup_connection_value(rq->connection, MHD_GET_ARGUMENT_KIND, name);
}

const char *header(request *rq, const char *name)
{
    return MHD_lookup_connection_value(rq->connection, MHD_HEADER_KIND, name);
}

/* ---- who may ask ---- */

/* A page elsewhere can make a name of its own point here, but then the name betrays it: only
 * addresses, localhost and names that were allowed are answered. */
static bool host_is_ours(const server *s, const char *host)
{
    char name[256];
    struct in_addr v4;
    struct in6_addr v6;
    const char *colon = strrchr(host, ':');
    size_t n = strlen(host);

    if (colon && !strchr(colon, ']')) {
        if (strspn(colon + 1, "0123456789") != strlen(colon + 1) || atoi(colon + 1) != s->port)
            return false;
        n = (size_t)(colon - host);
    } else if (s->port != 80) {
        return false;
    }
    if (n == 0 || n >= sizeof name)
        return false;
    memcpy(name, host, n);
    name[n] = '\0';
    if (name[0] == '[' && name[n - 1] == ']') {
        name[n - 1] = '\0';
        return inet_pton(AF_INET6, name + 1, &v6) == 1;
    }
    if (strcasecmp(name, "localhost") == 0 || inet_pton(AF_INET, name, &v4) == 1)
        return true;
    for (int i = 0; i < s->want->hosts; i++)
        if (strcasecmp(name, s->want->host[i]) == 0)
            return true;
    return false;
}

/* What a page elsewhere lets a browser fetch, an image or a frame, is no question of ours: browsers
 * say so. Our pages themselves may be linked to. */
static bool is_fetched_elsewhere(request *rq)
{
    const char *site = header(rq, "Sec-Fetch-Site");

    return site && strncmp(rq->path, "/api/", 5) == 0 && strcmp(site, "same-origin") != 0 &&
           strcmp(site, "none") != 0;
}

/* Behind a proxy the server is called by the address that was given for it. */
static bool is_public(const char *address, const char *host)
{
    const char *name = strstr(address, "://");

    return name && strcasecmp(name + 3, host) == 0;
}

static bool is_foreign(request *rq)
{
    const char *host = header(rq, "Host"), *origin = header(rq, "Origin");

    if (is_fetched_elsewhere(rq))
        return true;
    if (rq->s->want->public_address && host && is_public(rq->s->want->public_address, host))
        return origin && strcasecmp(origin, rq->s->want->public_address) != 0;
    if (!host || !host_is_ours(rq->s, host))
        return true;
    return origin && (strncmp(origin, "http://", 7) != 0 || strcasecmp(origin + 7, host) != 0);
}

/* ---- bodies ---- */

/* "application/json; charset=utf-8" is application/json; "application/jsonp" is not. */
static bool is_type(const char *type, const char *wanted)
{
    const size_t n = strlen(wanted);

    return strncasecmp(type, wanted, n) == 0 && strchr("; \t", type[n]);
}

/* Of a header that may stand there once. */
typedef struct {
    const char *name;
    int n;
} counted_header;

static enum MHD_Result count_header(void *self, enum MHD_ValueKind kind, const char *name,
                                    const char *value)
{
    counted_header *c = self;

    (void)kind, (void)value;
    c->n += strcasecmp(name, c->name) == 0;
    return MHD_YES;
}

/* Two lengths, two names: whoever stands before us may have read the other one. */
static bool is_twice(request *rq, const char *name)
{
    counted_header c = { .name = name };

    MHD_get_connection_values(rq->connection, MHD_HEADER_KIND, count_header, &c);
    return c.n > 1;
}

/* What can be said before the body has come; 0: go on. */
static int refused_early(request *rq)
{
    const char *length = header(rq, "Content-Length"), *type = header(rq, "Content-Type");
    const bool post = strcmp(rq->method, "POST") == 0;

    if (is_foreign(rq))
        return MHD_HTTP_FORBIDDEN;
    if ((length && (header(rq, "Transfer-Encoding") || is_twice(rq, "Content-Length"))) ||
        is_twice(rq, "Host"))
        return MHD_HTTP_BAD_REQUEST; /* the two may not agree where it ends */
    if (!post && strcmp(rq->method, "GET") != 0 && strcmp(rq->method, "HEAD") != 0)
        return MHD_HTTP_METHOD_NOT_ALLOWED;
    if (!post)
        return 0;
    rq->body_most = route_body_most(rq->path);
    if (length && strtoull(length, NULL, 10) > rq->body_most)
        return MHD_HTTP_CONTENT_TOO_LARGE;
    return type && is_type(type, route_body_type(rq->path)) ? 0 : MHD_HTTP_UNSUPPORTED_MEDIA_TYPE;
}

static enum MHD_Result reply_refused(request *rq)
{
    switch (rq->refused) {
    case MHD_HTTP_SERVICE_UNAVAILABLE:
        return reply_no(rq, rq->refused, "busy",
                        "Too much is being sent here at once; send it again in a while.");
    case MHD_HTTP_TOO_MANY_REQUESTS:
        return reply_no(rq, rq->refused, "too-many",
                        "Your address is sending as much at once as it may; wait for some of it.");
    case MHD_HTTP_BAD_REQUEST:
        return reply_no(rq, rq->refused, "bad-request",
                        "A request has one Host, and one Content-Length or a Transfer-Encoding, "
                        "not both.");
    case MHD_HTTP_FORBIDDEN:
        return reply_no(rq, rq->refused, "foreign",
                        "This server answers only its own pages: the Host must be its address, and "
                        "the Origin, if there is one, the same.");
    case MHD_HTTP_METHOD_NOT_ALLOWED:
        return reply_no(rq, rq->refused, "bad-request", "Only GET and POST are answered here.");
    case MHD_HTTP_CONTENT_TOO_LARGE:
        return reply_no(rq, rq->refused, "too-large",
                        "The body is larger than %zu bytes, the most that this request may have.",
                        rq->body_most);
    default:
        return reply_no(rq, rq->refused, "bad-request",
                        "The body must be %s; say so in Content-Type.", route_body_type(rq->path));
    }
}

static void body_add(request *rq, const char *data, size_t n)
{
    if (rq->body_size + n > rq->body_most) {
        rq->refused = MHD_HTTP_CONTENT_TOO_LARGE;
        return;
    }
    if (rq->body_size + n + 1 > rq->body_room) {
        size_t room = rq->body_room ? rq->body_room : 256;
        char *grown;

        while (room < rq->body_size + n + 1)
            room *= 2;
        rq->refused = limits_body(rq, room);
        if (rq->refused)
            return;
        rq->body_room = room; /* it is counted, and given back with the request */
        grown = realloc(rq->body, room);
        if (!grown) {
            rq->refused = MHD_HTTP_SERVICE_UNAVAILABLE;
            return;
        }
        rq->body = grown;
    }
    memcpy(rq->body + rq->body_size, data, n);
    rq->body_size += n;
    rq->body[rq->body_size] = '\0';
}

/* ---- libmicrohttpd's side ---- */

static void note_address(request *rq)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(rq->connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);

    address_of_socket(info ? info->client_addr : NULL, rq->from);
    address_behind_proxy(rq->s, rq->connection, rq->from);
}

static request *request_new(server *s, struct MHD_Connection *connection, const char *path,
                            const char *method)
{
    request *rq = calloc(1, sizeof *rq);

    if (!rq)
        return NULL;
    rq->s = s;
    rq->connection = connection;
    rq->method = method;
    rq->path = path;
    rq->began = now_ms();
    note_address(rq);
    rq->refused = refused_early(rq);
    return rq;
}

static void stage(request *rq, request_stage at)
{
    pthread_mutex_lock(&rq->s->lock);
    limits_stage(rq, at);
    pthread_mutex_unlock(&rq->s->lock);
}

enum MHD_Result http_handle(void *self, struct MHD_Connection *connection, const char *path,
                            const char *method, const char *version, const char *data, size_t *size,
                            void **keep)
{
    server *s = self;
    request *rq = *keep;
    enum MHD_Result result;

    (void)version;
    if (!rq) {
        rq = request_new(s, connection, path, method);
        if (!rq)
            return MHD_NO;
        *keep = rq;
        stage(rq, STAGE_BODY);
        return rq->refused ? reply_refused(rq) : MHD_YES;
    }
    if (*size > 0) {
        if (!rq->refused)
            body_add(rq, data, *size);
        *size = 0;
        return MHD_YES;
    }
    if (rq->answered)
        return MHD_YES;
    if (rq->suspended && !rq->again) { /* the answer has come meanwhile */
        pthread_mutex_lock(&s->lock);
        limits_answer(rq);
        pthread_mutex_unlock(&s->lock);
        return rq->answer ? send_answer(rq) : MHD_NO;
    }
    rq->suspended = rq->again = false;
    if (rq->refused)
        return reply_refused(rq);
    pthread_mutex_lock(&s->lock);
    limits_stage(rq, STAGE_ANSWER);
    if (s->stopping) /* keeper and workers may be gone already */
        result = reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy", "The server is being ended.");
    else
        result = route(rq);
    if (rq->answered && !rq->stays)
        limits_answer(rq); /* what is answered at once lies here till it is read, too */
    s->held_field[0] = NULL;
    pthread_mutex_unlock(&s->lock);
    if (rq->stream_response)
        MHD_destroy_response(rq->stream_response);
    rq->stream_response = NULL;
    return result;
}

/* A byte 0 would end an address before its end. */
size_t http_unescape(void *self, struct MHD_Connection *connection, char *text)
{
    (void)self;
    (void)connection;
    for (char *at = text; (at = strstr(at, "%00")); at += 3)
        at[2] = '1';
    return MHD_http_unescape(text);
}

void http_done(void *self, struct MHD_Connection *connection, void **keep,
               enum MHD_RequestTerminationCode code)
{
    request *rq = *keep;

    (void)self;
    (void)connection;
    (void)code;
    if (!rq)
        return;
    pthread_mutex_lock(&rq->s->lock);
    limits_stage(rq, STAGE_HEADERS);
    limits_body_ends(rq);
    limits_answer_ends(rq);
    rq->s->counts.status[rq->status >= 100 && rq->status < 600 ? rq->status / 100 : 0]++;
    pthread_mutex_unlock(&rq->s->lock);
    log_request(rq);
    if (rq->work)
        rq->work_free(rq->work);
    free(rq->body);
    free(rq->answer);
    free(rq);
    *keep = NULL;
}
