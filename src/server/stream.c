/* stream.c -- messages about what happened, and the streams that carry them to browsers.
 *
 * A message is made when an order is carried out and told when it lies on disk. Streams of one
 * game share its bytes. Whoever has fallen behind, or comes back with the number of the last
 * message he had, is told all that followed in one: his history is played again.
 *
 * A stream that asks for it also tells who is there, as it is when it is read, and what the players
 * say to each other. Those messages have no number: whoever missed a line of chat sees by the
 * number of the last one that there is something to ask for. */
#include "server/server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#define QUEUE 16 /* messages a slow reader may leave lying */
#define BLOCK 1024

struct message {
    int refs;
    uint64_t n;
    char *data[ROLES]; /* the same pointer where nothing is hidden */
    size_t size[ROLES];
    bool shared;
    bool aside; /* a line of chat: it has no number */
};

struct stream {
    stream *next;
    server *s;
    game *g;
    role as;
    struct MHD_Connection *connection;
    int socket; /* -1: not known */
    uint8_t from[16];
    uint64_t sent;
    message *queue[QUEUE];
    int queued;
    bool behind, beat, suspended, ended;
    bool working, left;      /* a worker makes up what it missed; and meanwhile its reader left */
    bool anew;               /* he had heard of what was lost: he is shown the present anew */
    bool revoked;            /* its key opens nothing any more: not a word is told */
    bool people, people_due; /* it tells of people; there is news of them */
    message *now;            /* what is going out */
    char *own;               /* or words of its own */
    char *made;              /* what a worker has made up, and up to which row */
    size_t made_size;
    size_t owed, made_owed; /* of these two, as what its address has still to read (limits.c) */
    uint64_t made_to;
    const char *text;
    size_t size, at;
};

/* ---- messages ---- */

/* "id: 13\nevent: step\ndata: {...}\n\n": what stands before the JSON, and after it. */
void message_frame_open(json_writer *j, uint64_t n)
{
    char head[64];

    json_put_bytes(j, head,
                   (size_t)snprintf(head, sizeof head,
                                    "id: %llu\nevent: step\ndata: ", (unsigned long long)n));
    json_open(j, NULL, '{');
}

char *message_frame_close(json_writer *j, size_t *size)
{
    json_close(j, '}');
    json_put_bytes(j, "\n\n", 2);
    *size = j->used;
    if (!j->failed)
        return j->at;
    free(j->at);
    return NULL;
}

/* Is nothing hidden from this role any more, so that he may read what was said till now? */
bool message_is_shown(const lin_game *now, role r)
{
    return lin_game_field(now)->rules->hides && !lin_hides(now, role_eyes(r));
}

void message_one_said(const said *by, role r, bool shown, json_writer *j)
{
    const bool open =
        !by->hidden || shown ||
        (r != ROLE_BOTH && role_plays(r, by->side)); /* at one table both would read it */

    json_open(j, NULL, '{');
    json_put_int(j, "n", (int64_t)by->n);
    json_put_int(j, "side", by->side < LIN_SIDES ? (int64_t)by->side : -1);
    json_put_text(j, "order", open ? by->order : NULL);
    json_close(j, '}');
}

static bool has_audience(const game *g, role r)
{
    for (const stream *st = g->streams; st; st = st->next)
        if (st->as == r)
            return true;
    return false;
}

/* The game's n is still that before the row. */
static char *message_text(server *s, game *g, lin_game *played, role r, const said *by, int n,
                          bool all, size_t *size)
{
    const uint64_t before = g->n;
    const bool shown = message_is_shown(played, r);
    json_writer j = { 0 };

    g->n = by[n - 1].n;
    message_frame_open(&j, g->n);
    json_open(&j, "said", '[');
    for (int i = 0; i < n; i++)
        if (by[i].order || by[i].side < LIN_SIDES || !by[i].hidden) /* not that a lesson goes on */
            message_one_said(&by[i], r, shown, &j);
    json_close(&j, ']');
    json_open(&j, "events", '[');
    view_events(played, r, &j);
    json_close(&j, ']');
    view_changing(g, r, game_as_seen(s, played, r), all, &j);
    g->n = before;
    return message_frame_close(&j, size);
}

/* Nobody hears a message that nobody listens for: NULL, and those who come are told the whole. It
 * is a worker who tells them, on a copy of the game: so what its pieces looked like is forgotten
 * here, or one that moves back to where it was last told would not be told again. */
message *message_new(server *s, game *g, lin_game *played, const said *by, int n, bool all_pieces)
{
    const bool shared = !g->field->rules->redact;
    message *m;

    if (!g->streams) {
        memset(g->piece, 0, LIN_PIECES * sizeof *g->piece);
        return NULL;
    }
    m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    m->refs = 1;
    m->n = by[n - 1].n;
    m->shared = shared;
    for (int r = 0; r < ROLES; r++) {
        if (shared && r > 0) {
            m->data[r] = m->data[0];
            m->size[r] = m->size[0];
        } else if (shared || has_audience(g, (role)r)) {
            m->data[r] = message_text(s, g, played, (role)r, by, n, all_pieces, &m->size[r]);
        }
    }
    return m;
}

message *message_of_line(const game *g, const char *data, size_t n, bool open)
{
    static const char head[] = "event: chat\ndata: ";
    json_writer j = { 0 };
    message *m;

    if (!g->streams)
        return NULL;
    json_put_bytes(&j, head, sizeof head - 1);
    json_put_bytes(&j, data, n);
    json_put_bytes(&j, "\n\n", 2);
    m = j.failed ? NULL : calloc(1, sizeof *m);
    if (!m) {
        free(j.at);
        return NULL;
    }
    m->refs = 1;
    m->shared = m->aside = true;
    for (int r = 0; r < ROLES; r++) {
        m->data[r] = open || r != ROLE_WATCH ? j.at : NULL;
        m->size[r] = j.used;
    }
    return m;
}

void message_drop(message *m)
{
    if (!m || --m->refs > 0)
        return;
    for (int r = 0; r < (m->shared ? 1 : ROLES); r++)
        free(m->data[r]);
    free(m);
}

static void wake(stream *st)
{
    if (!st->suspended)
        return;
    st->suspended = false;
    wakes_add(st->s, st->connection);
}

/* A line that is not heard is missed by its number: see people_json. */
static void line_tell(stream *st, message *m)
{
    if (!st->people || !m->data[st->as])
        return;
    if (st->behind || st->queued == QUEUE) {
        st->people_due = true;
    } else {
        st->queue[st->queued++] = m;
        m->refs++;
    }
    wake(st);
}

void message_tell(server *s, game *g, message *m)
{
    (void)s;
    for (stream *st = g->streams; st; st = st->next) {
        if (m->aside) {
            line_tell(st, m);
            continue;
        }
        if (st->sent >= m->n)
            continue;
        if (st->behind || st->queued == QUEUE || !m->data[st->as]) {
            st->behind = true; /* the whole will be told at once */
        } else {
            st->queue[st->queued++] = m;
            m->refs++;
        }
        wake(st);
    }
    message_drop(m);
}

void streams_wake(game *g)
{
    for (stream *st = g->streams; st; st = st->next)
        if (st->behind || st->people_due)
            wake(st);
}

/* ---- made up by a worker ---- */

/* On a copy of the game, without the lock; with it again when it returns. */
void stream_catch_up(server *s, stream *st)
{
    game *copy = game_copy(st->g);
    const role as = st->as;
    const uint64_t sent = st->sent;
    const bool anew = st->anew;
    size_t size = 0;
    char *text = NULL;

    if (copy && copy->unkept == 0 && !st->left && limits_stream_owes(s, st->from, 0)) {
        unlock_on_worker(s);
        text = catch_up_text(s, copy, as, sent, anew, &size);
        lock_on_worker(s);
    }
    st->working = false;
    if (text && !st->left && !limits_stream_owes(s, st->from, size)) {
        free(text); /* others of that address were told as much meanwhile */
        text = NULL;
    }
    st->made = text;
    st->made_owed = text && !st->left ? size : 0;
    st->made_size = size;
    st->made_to = copy ? copy->n : 0;
    st->anew = st->anew && !text; /* else he is still to be told so */
    st->ended = st->ended || (!text && copy && copy->unkept == 0);
    if (copy)
        game_free(copy);
    wake(st);
}

game *stream_game(const stream *st)
{
    return st->g;
}

const uint8_t *stream_from(const stream *st)
{
    return st->from;
}

void stream_given_up(stream *st)
{
    st->working = false;
    stream_left(st);
}

/* Its reader has left while a worker was at it. */
bool stream_left(stream *st)
{
    if (!st->left)
        return false;
    free(st->made);
    free(st);
    return true;
}

/* ---- streams ---- */

static void queue_clear(stream *st)
{
    for (int i = 0; i < st->queued; i++) {
        st->people_due = st->people_due || st->queue[i]->aside;
        message_drop(st->queue[i]);
    }
    st->queued = 0;
}

static char *people_text(const stream *st, size_t *size)
{
    static const char head[] = "event: people\ndata: ";
    json_writer j = { 0 };

    json_put_bytes(&j, head, sizeof head - 1);
    people_json(st->g, st->as, NULL, &j);
    json_put_bytes(&j, "\n\n", 2);
    *size = j.used;
    if (!j.failed)
        return j.at;
    free(j.at);
    return NULL;
}

/* It is read, or nobody reads it any more. */
static void owes_less(stream *st, size_t *owed)
{
    if (*owed)
        limits_stream_read(st->s, st->from, *owed);
    *owed = 0;
}

static void next_text(stream *st)
{
    message_drop(st->now);
    free(st->own);
    owes_less(st, &st->owed);
    st->now = NULL;
    st->own = NULL;
    st->text = NULL;
    st->size = st->at = 0;
    if (st->revoked)
        return;
    if (st->made) {
        queue_clear(st);
        st->own = st->made;
        st->owed = st->made_owed;
        st->made = NULL;
        st->made_owed = 0;
        st->text = st->own;
        st->size = st->made_size;
        st->sent = st->made_to;
        st->behind = st->g->told > st->made_to;
    } else if (st->behind && st->sent == st->g->n && st->g->unkept == 0 && !st->working) {
        queue_clear(st); /* nothing was missed: the present */
        st->behind = false;
        st->own = catch_up_text(st->s, st->g, st->as, st->sent, st->anew, &st->size);
        st->anew = false;
        st->text = st->own;
        if (!st->own)
            st->ended = true;
    } else if (st->behind && st->g->unkept == 0 && !st->working && !st->s->stopping) {
        st->working = true; /* nothing is told before it is on disk */
        workers_catch_up(st->s, st);
    } else if (st->people && st->people_due && st->g->unkept == 0) {
        st->people_due = false;
        st->own = people_text(st, &st->size);
        st->text = st->own;
        if (!st->own)
            st->ended = true;
    } else if (st->queued > 0 && !st->behind) {
        st->now = st->queue[0];
        memmove(st->queue, st->queue + 1, (size_t)--st->queued * sizeof(message *));
        st->text = st->now->data[st->as];
        st->size = st->now->size[st->as];
        if (!st->now->aside)
            st->sent = st->now->n;
    } else if (st->beat) {
        st->beat = false;
        st->text = ":\n\n";
        st->size = 3;
    }
}

static ssize_t stream_read(void *self, uint64_t position, char *buffer, size_t most)
{
    stream *st = self;
    ssize_t n = 0;

    (void)position;
    pthread_mutex_lock(&st->s->lock);
    if (st->at == st->size)
        next_text(st);
    if (st->at < st->size) {
        n = (ssize_t)(st->size - st->at < most ? st->size - st->at : most);
        memcpy(buffer, st->text + st->at, (size_t)n);
        st->at += (size_t)n;
    } else if (st->ended || st->s->stopping) {
        n = MHD_CONTENT_READER_END_OF_STREAM;
    } else {
        st->suspended = true;
        MHD_suspend_connection(st->connection);
    }
    pthread_mutex_unlock(&st->s->lock);
    return n;
}

/* ---- who is there ---- */

int streams_of_role(const game *g, role r)
{
    int n = 0;

    for (const stream *st = g->streams; st; st = st->next)
        n += st->as == r && !st->ended;
    return n;
}

void streams_people_changed(game *g)
{
    for (stream *st = g->streams; st; st = st->next)
        if (st->people) {
            st->people_due = true;
            wake(st);
        }
}

/* A player came who was not there, or left for good; many may look on, who are counted at the
 * next beat. */
static void presence_changed(game *g, role r)
{
    if (r < LIN_SIDES && streams_of_role(g, r) == 0)
        streams_people_changed(g);
}

static int socket_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);

    return info ? (int)info->connect_fd : -1;
}

/* Has the other end hung up? A connection that is suspended is not read by the library, which would
 * find out only when it next writes, and then once more. */
static bool hung_up(const stream *st)
{
    char c;

    return st->socket >= 0 && recv(st->socket, &c, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

/* Players who closed their window are not there any more. */
void streams_look(server *s)
{
    for (size_t i = 0; i < BUCKETS; i++)
        for (game *g = s->bucket[i]; g; g = g->next)
            for (stream *st = g->streams; st; st = st->next)
                if (st->as < LIN_SIDES && st->suspended && hung_up(st)) {
                    st->ended = true;
                    wake(st);
                }
}

void streams_end_role(game *g, role r)
{
    for (stream *st = g->streams; st; st = st->next)
        if (st->as == r) {
            st->ended = st->revoked = true;
            wake(st);
        }
}

static void stream_free(void *self)
{
    stream *st = self;
    server *s = st->s;

    pthread_mutex_lock(&s->lock);
    for (stream **at = &st->g->streams; *at; at = &(*at)->next)
        if (*at == st) {
            *at = st->next;
            break;
        }
    queue_clear(st);
    message_drop(st->now);
    free(st->own);
    owes_less(st, &st->owed);
    owes_less(st, &st->made_owed);
    if (!s->stopping)
        presence_changed(st->g, st->as);
    limits_stream_ends(s, st->from);
    st->left = true;
    st->suspended = false;
    if (!st->working)
        stream_left(st);
    pthread_mutex_unlock(&s->lock);
}

enum MHD_Result stream_open(request *rq, game *g, role r, uint64_t after, bool resumes, bool people)
{
    stream *st = calloc(1, sizeof *st);
    struct MHD_Response *response;
    enum MHD_Result result;

    if (!st)
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                        "There is no memory left for another stream.");
    if (!limits_seat_stream(rq, g, r, &result) || !limits_stream(rq, &result)) {
        free(st);
        return result;
    }
    memcpy(st->from, rq->from, sizeof st->from);
    st->s = rq->s;
    st->g = g;
    st->as = r;
    st->connection = rq->connection;
    st->socket = socket_of(rq->connection);
    if (resumes && after > g->n) {
        resumes = false;
        st->anew = true;
    }
    st->sent = resumes ? after : g->n;
    st->behind = !resumes || after < g->n;
    st->beat = true;
    st->people = st->people_due = people && people_has_any(g);
    response =
        MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, BLOCK, stream_read, st, stream_free);
    if (!response) {
        limits_stream_ends(rq->s, st->from);
        free(st);
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                        "There is no memory left for another stream.");
    }
    presence_changed(g, r); /* before it is one of them: it hears anyway */
    st->next = g->streams;
    g->streams = st;
    response_headers(response, "text/event-stream", "no-store", false);
    result = MHD_queue_response(rq->connection, MHD_HTTP_OK, response);
    rq->answered = true;
    rq->status = MHD_HTTP_OK;
    rq->stream_response = response; /* let go once the lock is free */
    return result;
}

/* So that a line gone dead is found out, by both ends. */
void streams_beat(server *s)
{
    wakes_gather(s);
    for (size_t i = 0; i < BUCKETS; i++)
        for (game *g = s->bucket[i]; g; g = g->next) {
            const int watching = streams_of_role(g, ROLE_WATCH);

            if (watching != g->watching) {
                g->watching = watching;
                streams_people_changed(g);
            }
            for (stream *st = g->streams; st; st = st->next) {
                st->beat = true;
                wake(st);
            }
        }
    wakes_tell(s);
}

void streams_end(server *s)
{
    wakes_gather(s);
    for (size_t i = 0; i < BUCKETS; i++)
        for (game *g = s->bucket[i]; g; g = g->next)
            for (stream *st = g->streams; st; st = st->next) {
                st->ended = true;
                wake(st);
            }
    wakes_tell(s);
}
