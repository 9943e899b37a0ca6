/* status.c -- how the server is: health, readiness, figures as Prometheus reads them, and its log.
 *
 * A line of the log is one thing: a request, a start, an end, trouble. No key, ticket or secret is
 * ever in it: of a request's address only the path is told. */
#include "server/server.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- the log ---- */

void log_line(const server *s, const char *what, const char *format, ...)
{
    char text[600], when[40];
    const time_t now = time(NULL);
    struct tm utc;
    va_list args;

    if (!s->want->log || strcmp(s->want->log, "off") == 0)
        return;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    gmtime_r(&now, &utc);
    strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &utc);
    if (strcmp(s->want->log, "json") == 0) {
        json_writer j = { 0 };

        json_open(&j, NULL, '{');
        json_put_text(&j, "time", when);
        json_put_text(&j, "what", what);
        json_put_text(&j, "text", text);
        json_close(&j, '}');
        if (!j.failed && j.at)
            fprintf(stderr, "%.*s\n", (int)j.used, j.at);
        free(j.at);
    } else {
        fprintf(stderr, "%s %s %s\n", when, what, text);
    }
}

/* One word of a line, whatever was sent: the library takes any bytes for a method. */
static void in_one_word(const char *sent, char *out, size_t room)
{
    size_t n = 0;

    for (; *sent && n + 1 < room; sent++)
        out[n++] = *sent > 32 && *sent < 127 ? *sent : '?';
    out[n] = '\0';
}

void log_request(const request *rq)
{
    char method[16], path[120];

    if (!rq->s->want->log || strcmp(rq->s->want->log, "off") == 0 || !limits_may_log(rq))
        return;
    in_one_word(rq->method, method, sizeof method);
    in_one_word(rq->path, path, sizeof path);
    log_line(rq->s, "request", "%s %s %d %lld ms", method, path, rq->status,
             (long long)(now_ms() - rq->began));
}

/* ---- figures ---- */

static const char *const refusal_codes[REFUSALS] = {
    "illegal", "stale",     "bad-request", "no-such-game", "no-such-thing", "bad-key", "not-yours",
    "foreign", "too-large", "too-many",    "busy",         "disk",          "frozen",  "other"
};

void count_refusal(server *s, const char *code)
{
    int i = 0;

    while (i < REFUSALS - 1 && strcmp(refusal_codes[i], code) != 0)
        i++;
    atomic_fetch_add_explicit(&s->counts.refusal[i], 1, memory_order_relaxed);
}

void count_commit(server *s, int64_t us, uint64_t rows)
{
    static const int64_t bound[COMMIT_BUCKETS - 1] = { 2000,  5000,   10000, 25000,
                                                       50000, 100000, 250000 };
    int i = 0;

    while (i < COMMIT_BUCKETS - 1 && us > bound[i])
        i++;
    s->counts.commit[i]++;
    s->counts.commit_us += (uint64_t)us;
    s->counts.rows += rows;
}

static uint64_t streams_open(const server *s)
{
    uint64_t n = 0;

    for (size_t i = 0; i < BUCKETS; i++)
        for (const game *g = s->bucket[i]; g; g = g->next)
            for (int r = 0; r < ROLES; r++)
                n += (uint64_t)streams_of_role(g, (role)r);
    return n;
}

static void commits(const server *s, FILE *to)
{
    static const char *const le[COMMIT_BUCKETS] = { "0.002", "0.005", "0.01", "0.025",
                                                    "0.05",  "0.1",   "0.25", "+Inf" };
    uint64_t sum = 0;

    fprintf(to, "# TYPE linstock_commit_seconds histogram\n");
    for (int i = 0; i < COMMIT_BUCKETS; i++) {
        sum += s->counts.commit[i];
        fprintf(to, "linstock_commit_seconds_bucket{le=\"%s\"} %llu\n", le[i],
                (unsigned long long)sum);
    }
    fprintf(to, "linstock_commit_seconds_sum %.6f\nlinstock_commit_seconds_count %llu\n",
            (double)s->counts.commit_us / 1e6, (unsigned long long)sum);
}

static void figure(FILE *to, const char *name, const char *type, uint64_t value)
{
    fprintf(to, "# TYPE linstock_%s %s\nlinstock_%s %llu\n", name, type, name,
            (unsigned long long)value);
}

/* To this machine alone: not to whoever comes through a proxy. */
enum MHD_Result status_metrics(request *rq)
{
    static const uint8_t here[16] = { [12] = 127 };
    server *s = rq->s;
    char *text = NULL;
    size_t n = 0;
    FILE *to;
    enum MHD_Result result;

    if (memcmp(rq->from, here, 13) != 0 || header(rq, "X-Forwarded-For"))
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "There is no such page here.");
    to = open_memstream(&text, &n);
    if (!to)
        return MHD_NO;
    fprintf(to, "# TYPE linstock_requests_total counter\n");
    for (int i = 1; i < 6; i++)
        fprintf(to, "linstock_requests_total{status=\"%dxx\"} %llu\n", i,
                (unsigned long long)s->counts.status[i]);
    fprintf(to, "# TYPE linstock_refusals_total counter\n");
    for (int i = 0; i < REFUSALS; i++)
        fprintf(to, "linstock_refusals_total{code=\"%s\"} %llu\n", refusal_codes[i],
                (unsigned long long)s->counts.refusal[i]);
    commits(s, to);
    figure(to, "rows_total", "counter", s->counts.rows);
    figure(to, "games_in_memory", "gauge", s->games);
    figure(to, "battles_in_memory", "gauge", (uint64_t)lin_source_battles(s->source));
    figure(to, "fields_in_memory", "gauge",
           (uint64_t)lin_source_field_count(s->source) + s->optionals);
    figure(to, "games_given_up_total", "counter", s->counts.given_up);
    figure(to, "streams", "gauge", streams_open(s));
    figure(to, "connections", "gauge", limits_connections(s));
    figure(to, "connections_turned_away_total", "counter", s->counts.turned_away);
    figure(to, "connections_cut_off_total", "counter", s->counts.cut_off);
    figure(to, "answers_found_again_total", "counter", s->counts.found_again);
    figure(to, "wakes_total", "counter", s->counts.wakes);
    figure(to, "woken_total", "counter", s->counts.woken);
    figure(to, "jobs_waiting", "gauge", (uint64_t)workers_waiting(s));
    figure(to, "disk_refuses", "gauge", s->refuses || s->read_only);
    figure(to, "disk_bytes", "gauge", s->disk_bytes);
    fclose(to);
    result = reply(rq, MHD_HTTP_OK, "text/plain; version=0.0.4; charset=utf-8", text, n);
    free(text);
    return result;
}

/* It is up; whether it can take orders is another question. */
enum MHD_Result status_health(request *rq)
{
    return reply(rq, MHD_HTTP_OK, "text/plain; charset=utf-8", "up\n", 3);
}

enum MHD_Result status_ready(request *rq)
{
    const server *s = rq->s;

    if (s->stopping || s->refuses || s->read_only || !s->disk)
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "disk", "%s",
                        s->trouble[0] ? s->trouble : "The server is being ended.");
    return reply(rq, MHD_HTTP_OK, "text/plain; charset=utf-8", "ready\n", 6);
}
