/* limits.c -- how much one address may have: connections, streams, requests by their cost, games a
 * day; until when headers and bodies must have come; how much may be under way and on disk.
 *
 * An address is that of the connection, or, where a trusted proxy stands before us, the one it
 * names. Addresses are kept in a table of fixed size; one that has nothing open makes way. */
#include "server/server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <sys/stat.h>

#define PLACES 4096
#define PROBES 32

/* Lines of the log that tell of refused requests: so many a minute, and the others are counted. */
typedef struct {
    int64_t until; /* the minute ends, in ms */
    uint32_t lines;
} log_purse;

#define LOG_MS     60000
#define LOG_LINES  30  /* of one address */
#define LOG_OF_ALL 300 /* of all of them */

typedef struct {
    uint8_t at[16];
    bool used;
    uint32_t connections, streams, games;
    uint64_t bodies, answers; /* bytes under way, in and out */
    int64_t filled;           /* when the tokens were last counted, in ms */
    double tokens;
    int64_t day; /* the games are of */
    log_purse log;
} address;

/* A connection, from its first byte to its last. */
struct connection {
    struct connection *next, **at;
    int fd;
    uint8_t from[16];
    int64_t since;    /* it waits for headers, or for a body */
    bool body, asked; /* a body is awaited; a request is being answered */
};

struct limits {
    address place[PLACES];
    struct connection *open;
    uint64_t connections;
    uint64_t bodies, large; /* bytes under way, and those of large bodies among them */
    bool warned, full;      /* the disk */
    log_purse log;          /* of all addresses */
    uint64_t left_out;      /* refusals that the log did not tell of */
};

static bool is_unknown(const uint8_t at[16])
{
    static const uint8_t none[16];

    return memcmp(at, none, sizeof none) == 0;
}

/* Its place, or that of one who has nothing open; NULL: all near it have. */
static address *find(struct limits *l, const uint8_t at[16])
{
    const size_t first = lin_hash_bytes(at, 16, 3) % PLACES;
    address *old = NULL;

    for (size_t i = 0; i < PROBES; i++) {
        address *a = &l->place[(first + i) % PLACES];

        if (a->used && memcmp(a->at, at, 16) == 0)
            return a;
        if (!a->used || (!a->connections && !a->streams && !a->bodies && !a->answers &&
                         (!old || a->filled < old->filled)))
            old = a->used || !old || old->used ? a : old;
    }
    if (!old)
        return NULL;
    *old = (address){ .used = true, .filled = INT64_MIN };
    memcpy(old->at, at, 16);
    return old;
}

bool limits_start(server *s)
{
    s->limits = calloc(1, sizeof *s->limits);
    return s->limits != NULL;
}

void limits_free(server *s)
{
    free(s->limits);
    s->limits = NULL;
}

/* ---- addresses ---- */

void address_of_socket(const struct sockaddr *a, uint8_t out[16])
{
    memset(out, 0, 16);
    if (a && a->sa_family == AF_INET)
        memcpy(out + 12, &((const struct sockaddr_in *)(const void *)a)->sin_addr, 4);
}

static bool address_of_text(const char *text, size_t n, uint8_t out[16])
{
    static const uint8_t mapped[12] = { [10] = 0xff, [11] = 0xff }; /* ::ffff:1.2.3.4 */
    char copy[48];
    struct in_addr v4;

    memset(out, 0, 16);
    while (n > 0 && *text == ' ')
        text++, n--;
    while (n > 0 && text[n - 1] == ' ')
        n--;
    if (n == 0 || n >= sizeof copy)
        return false;
    memcpy(copy, text, n);
    copy[n] = '\0';
    if (inet_pton(AF_INET, copy, &v4) == 1) {
        memcpy(out + 12, &v4, 4);
        return true;
    }
    if (inet_pton(AF_INET6, copy, out) != 1)
        return false;
    if (memcmp(out, mapped, sizeof mapped) == 0)
        memset(out, 0, sizeof mapped); /* an IPv4 address, as a socket for both kinds names it */
    else
        memset(out + 8, 0, 8); /* a network of its own is one customer's */
    if (is_unknown(out))
        out[15] = 1; /* ::1, whom we know */
    return true;
}

bool is_proxy(const server *s, const uint8_t at[16])
{
    uint8_t proxy[16];

    for (int i = 0; i < s->want->proxies; i++)
        if (address_of_text(s->want->proxy[i], strlen(s->want->proxy[i]), proxy) &&
            memcmp(proxy, at, sizeof proxy) == 0)
            return true;
    return false;
}

/* The last address in one X-Forwarded-For that is no proxy of ours. True: all of them were. */
static bool behind(const server *s, const char *named, uint8_t at[16])
{
    const char *end = named + strlen(named);
    uint8_t one[16];

    while (end > named && is_proxy(s, at)) {
        const char *from = end;

        while (from > named && from[-1] != ',')
            from--;
        if (!address_of_text(from, (size_t)(end - from), one))
            return false;
        memcpy(at, one, sizeof one);
        end = from > named ? from - 1 : named;
    }
    return is_proxy(s, at);
}

/* A proxy may write a line of its own below one that was sent to it: the last ones count. */
typedef struct {
    const char *line[8];
    int n;
} forwarded;

static enum MHD_Result one_line(void *self, enum MHD_ValueKind kind, const char *name,
                                const char *value)
{
    forwarded *f = self;
    const int most = (int)(sizeof f->line / sizeof *f->line);

    (void)kind;
    if (strcasecmp(name, "X-Forwarded-For") != 0 || !value)
        return MHD_YES;
    if (f->n == most)
        memmove(f->line, f->line + 1, (size_t)--f->n * sizeof *f->line);
    f->line[f->n++] = value;
    return MHD_YES;
}

void address_behind_proxy(const server *s, struct MHD_Connection *connection, uint8_t at[16])
{
    forwarded f = { .n = 0 };

    if (!is_proxy(s, at))
        return;
    MHD_get_connection_values(connection, MHD_HEADER_KIND, one_line, &f);
    while (f.n > 0 && behind(s, f.line[f.n - 1], at))
        f.n--;
}

/* ---- connections ---- */

enum MHD_Result limits_accept(void *self, const struct sockaddr *from, socklen_t size)
{
    server *s = self;
    const uint64_t most = s->want->limits.connections_per_address;
    uint8_t at[16];
    const address *a;
    bool room;

    (void)size;
    address_of_socket(from, at);
    if (!most || is_proxy(s, at))
        return MHD_YES;
    pthread_mutex_lock(&s->lock);
    a = find(s->limits, at);
    room = a && a->connections < most;
    s->counts.turned_away += !room;
    pthread_mutex_unlock(&s->lock);
    return room ? MHD_YES : MHD_NO;
}

void limits_connection(void *self, struct MHD_Connection *connection, void **context,
                       enum MHD_ConnectionNotificationCode code)
{
    server *s = self;
    const union MHD_ConnectionInfo *info;
    struct connection *c = *context;
    address *a;

    pthread_mutex_lock(&s->lock);
    if (code == MHD_CONNECTION_NOTIFY_STARTED && (c = calloc(1, sizeof *c))) {
        info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
        c->fd = info ? (int)info->connect_fd : -1;
        info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
        address_of_socket(info ? info->client_addr : NULL, c->from);
        c->since = now_ms();
        c->next = s->limits->open;
        c->at = &s->limits->open;
        if (c->next)
            c->next->at = &c->next;
        s->limits->open = c;
        s->limits->connections++;
        if ((a = find(s->limits, c->from)))
            a->connections++;
        *context = c;
    } else if (code == MHD_CONNECTION_NOTIFY_CLOSED && c) {
        *c->at = c->next;
        if (c->next)
            c->next->at = c->at;
        s->limits->connections--;
        if ((a = find(s->limits, c->from)) && a->connections > 0)
            a->connections--;
        free(c);
        *context = NULL;
    }
    pthread_mutex_unlock(&s->lock);
}

static struct connection *connection_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);

    return info ? info->socket_context : NULL;
}

/* Headers have come, the body has, the answer is out. With the lock. */
void limits_stage(request *rq, request_stage stage)
{
    struct connection *c = connection_of(rq->connection);

    if (!c)
        return;
    c->since = now_ms();
    c->body = stage == STAGE_BODY;
    c->asked = stage == STAGE_ANSWER;
}

/* Who sends too slowly is cut off. With the lock. */
void limits_sweep(server *s)
{
    const serve_limits *l = &s->want->limits;
    const int64_t now = now_ms();

    for (struct connection *c = s->limits->open; c; c = c->next) {
        const uint64_t seconds = c->body ? l->body_seconds : l->header_seconds;

        if (!c->asked && seconds && now - c->since > (int64_t)seconds * 1000 && c->fd >= 0) {
            shutdown(c->fd, SHUT_RDWR);
            s->counts.cut_off++;
        }
    }
}

/* ---- the log ---- */

/* Whoever sends nothing but what is refused must not fill the log of the machine. */
static bool take_line(log_purse *p, uint32_t most, int64_t now)
{
    if (now >= p->until) {
        p->until = now + LOG_MS;
        p->lines = 0;
    }
    return p->lines < most && ++p->lines;
}

bool limits_may_log(const request *rq)
{
    struct limits *l = rq->s->limits;
    const int64_t now = now_ms();
    address *a;
    bool may;

    if (rq->status < 400)
        return true;
    pthread_mutex_lock(&rq->s->lock);
    a = find(l, rq->from);
    may = (!a || take_line(&a->log, LOG_LINES, now)) && take_line(&l->log, LOG_OF_ALL, now);
    l->left_out += !may;
    pthread_mutex_unlock(&rq->s->lock);
    return may;
}

/* With the lock, now and then. */
void limits_tell_left_out(server *s)
{
    struct limits *l = s->limits;

    if (!l->left_out || now_ms() < l->log.until)
        return;
    log_line(s, "refused", "%llu more requests that were refused are not told one by one",
             (unsigned long long)l->left_out);
    l->left_out = 0;
}

uint64_t limits_connections(const server *s)
{
    return s->limits->connections;
}

/* ---- requests, streams, games ---- */

static enum MHD_Result too_many(request *rq, const char *text)
{
    rq->retry = true;
    return reply_no(rq, MHD_HTTP_TOO_MANY_REQUESTS, "too-many", "%s", text);
}

/* A purse of tokens that fills with time; filled is `new` where it is still to be filled. */
static bool spend(double *tokens, int64_t *filled, int64_t new, uint64_t a_second, uint64_t most,
                  int cost)
{
    const int64_t now = now_ms();

    if (*filled == new)
        *tokens = (double)most;
    else
        *tokens += (double)(now - *filled) * (double)a_second / 1000;
    *tokens = *tokens > (double)most ? (double)most : *tokens;
    *filled = now;
    if (*tokens < cost)
        return false;
    *tokens -= cost;
    return true;
}

bool limits_spend(request *rq, int cost, enum MHD_Result *done)
{
    const serve_limits *l = &rq->s->want->limits;
    address *a = l->requests_per_second ? find(rq->s->limits, rq->from) : NULL;

    if (!l->requests_per_second || is_unknown(rq->from) ||
        (a && spend(&a->tokens, &a->filled, INT64_MIN, l->requests_per_second, l->requests_at_once,
                    cost)))
        return true;
    *done = too_many(rq, "That is more than one address may ask for; wait a few seconds.");
    return false;
}

bool limits_seat(request *rq, game *g, role r, int cost, enum MHD_Result *done)
{
    const serve_limits *l = &rq->s->want->limits;
    seat *at = &g->seat[r == ROLE_SECOND ? LIN_SECOND : LIN_FIRST]; /* one hand may have both */

    if (!l->seat_per_second || r == ROLE_WATCH ||
        spend(&at->tokens, &at->filled, 0, l->seat_per_second, l->seat_at_once, cost))
        return true;
    *done = too_many(rq, "That is more than one seat may ask for; wait a few seconds.");
    return false;
}

bool limits_seat_stream(request *rq, const game *g, role r, enum MHD_Result *done)
{
    const uint64_t most = rq->s->want->limits.streams_per_seat;

    if (!most || r == ROLE_WATCH || (uint64_t)streams_of_role(g, r) < most)
        return true;
    *done = too_many(rq, "As many streams of this seat are open as it may have; close another "
                         "window.");
    return false;
}

bool limits_stream(request *rq, enum MHD_Result *done)
{
    const uint64_t most = rq->s->want->limits.streams_per_address;
    address *a = most ? find(rq->s->limits, rq->from) : NULL;

    if (!most)
        return true;
    if (a && a->streams < most) {
        a->streams++;
        return true;
    }
    *done = too_many(rq, "As many streams are open to your address as it may have.");
    return false;
}

void limits_stream_ends(server *s, const uint8_t from[16])
{
    address *a = s->want->limits.streams_per_address ? find(s->limits, from) : NULL;

    if (a && a->streams > 0)
        a->streams--;
}

bool limits_game(request *rq, enum MHD_Result *done)
{
    const uint64_t most = rq->s->want->limits.games_per_day;
    address *a = most ? find(rq->s->limits, rq->from) : NULL;
    const int64_t today = now_ms() / (24 * 3600 * 1000);

    if (rq->s->limits->full) {
        *done = reply_no(rq, MHD_HTTP_INSUFFICIENT_STORAGE, "disk",
                         "This server has as many games as its disk may hold; none can be begun.");
        return false;
    }
    if (!most)
        return true;
    if (a && a->day != today)
        a->games = 0;
    if (a && a->games < most) {
        a->day = today;
        a->games++;
        return true;
    }
    *done = too_many(rq, "Your address has begun as many games as it may in a day.");
    return false;
}

/* ---- bodies, disk ---- */

/* Nobody who sends records may keep others from giving orders: what is larger than an order may be
 * has three quarters of the room, and one address an eighth of all. With the lock. */
#define LARGE_BODY  (64u << 10)
#define OF_ONE      8
#define ANSWERS_ONE (48u << 20) /* that one address may leave unread */

static int body_room(request *rq, size_t room)
{
    const uint64_t most = rq->s->want->limits.bodies_kb * 1024, more = room - rq->body_room;
    const bool large = room > 2 * LARGE_BODY;
    const address *a = find(rq->s->limits, rq->from);

    if (!most)
        return 0;
    if (!a || a->bodies + more > most / OF_ONE)
        return MHD_HTTP_TOO_MANY_REQUESTS;
    if (rq->s->limits->bodies + more > most ||
        (large && rq->s->limits->large + room > most / 4 * 3))
        return MHD_HTTP_SERVICE_UNAVAILABLE;
    return 0;
}

int limits_body(request *rq, size_t room)
{
    struct limits *l = rq->s->limits;
    address *a;
    int no;

    pthread_mutex_lock(&rq->s->lock);
    no = body_room(rq, room);
    if (!no) {
        a = find(l, rq->from);
        if (a)
            a->bodies += room - rq->body_room;
        l->bodies += room - rq->body_room;
        if (room > 2 * LARGE_BODY)
            l->large += room - (rq->body_room > 2 * LARGE_BODY ? rq->body_room : 0);
    }
    pthread_mutex_unlock(&rq->s->lock);
    return no;
}

static void less(uint64_t *sum, uint64_t n)
{
    *sum -= n < *sum ? n : *sum;
}

void limits_body_ends(request *rq)
{
    struct limits *l = rq->s->limits;
    address *a = rq->body_room ? find(l, rq->from) : NULL;

    if (a)
        less(&a->bodies, rq->body_room);
    less(&l->bodies, rq->body_room);
    if (rq->body_room > 2 * LARGE_BODY)
        less(&l->large, rq->body_room);
}

/* ---- answers: who asks for much and does not read it has it lie here ---- */

bool limits_unread(request *rq, enum MHD_Result *done)
{
    const address *a =
        rq->s->want->limits.requests_per_second ? find(rq->s->limits, rq->from) : NULL;

    if (!a || a->answers <= ANSWERS_ONE)
        return true;
    *done = too_many(rq, "Much of what you asked for is still to be read; read it first.");
    return false;
}

void limits_answer(request *rq)
{
    address *a = find(rq->s->limits, rq->from);

    if (a && rq->counted == 0) {
        rq->counted = rq->answer_size;
        a->answers += rq->counted;
    }
}

void limits_answer_ends(request *rq)
{
    address *a = rq->counted ? find(rq->s->limits, rq->from) : NULL;

    if (a)
        less(&a->answers, rq->counted);
}

/* The same of a stream that is told at once what it missed. */
bool limits_stream_owes(server *s, const uint8_t from[16], size_t bytes)
{
    address *a = s->want->limits.requests_per_second ? find(s->limits, from) : NULL;

    if (a && a->answers > ANSWERS_ONE)
        return false;
    if (a)
        a->answers += bytes;
    return true;
}

void limits_stream_read(server *s, const uint8_t from[16], size_t bytes)
{
    address *a = s->want->limits.requests_per_second ? find(s->limits, from) : NULL;

    if (a)
        less(&a->answers, bytes);
}

uint64_t limits_disk_bytes(const char *folder)
{
    static const char *const name[] = { "games.db", "games.db-wal" };
    uint64_t sum = 0;

    for (size_t i = 0; i < sizeof name / sizeof *name; i++) {
        char path[1200];
        struct stat info;

        if ((size_t)snprintf(path, sizeof path, "%s/%s", folder, name[i]) < sizeof path &&
            stat(path, &info) == 0)
            sum += (uint64_t)info.st_size;
    }
    return sum;
}

/* A warning before, a refusal of new games at the end. With the lock, now and then. */
void limits_disk(server *s)
{
    const uint64_t most = s->want->limits.disk_mb << 20;
    struct limits *l = s->limits;

    if (!most || !s->disk)
        return;
    s->disk_bytes = limits_disk_bytes(s->data);
    s->disk_bytes -= store_unused(s->disk); /* what games that were given up have left */
    l->full = s->disk_bytes >= most;
    if (!l->warned && s->disk_bytes >= most / 10 * 9)
        log_line(s, "disk", "games take %llu of the %llu MB that they may",
                 (unsigned long long)(s->disk_bytes >> 20), (unsigned long long)(most >> 20));
    l->warned = s->disk_bytes >= most / 10 * 9;
}
