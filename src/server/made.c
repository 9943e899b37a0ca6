/* made.c -- what workers have made is kept for a while, and found again by whoever asks for the
 * same: odds, replays, reports, pictures of a game as it stands; lists of battles and of rules.
 *
 * What is found must be just what would be made: it is known by what was asked for, as which role,
 * and by the number that the game had from the server when it last changed in any way. All of it
 * with the lock held. */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define MADE_MOST    256        /* answers */
#define MADE_BYTES   (24 << 20) /* of all of them */
#define MADE_LARGEST (4 << 20)  /* of one */
#define MADE_MS      (10 * 60 * 1000)
#define ASKED_MOST   900

struct made {
    struct made *next; /* the one asked for last stands first */
    char *asked;
    uint64_t changed; /* of the game; 0: of none */
    int64_t until;    /* in ms */
    request shape;    /* of its answer: type, cache, name, packed or not */
    char *bytes;
    size_t size;
};

/* ---- what is asked for ---- */

typedef struct {
    lin_text text;
    bool of_game, of_battle;
} asking;

/* The library finds a name however its letters are written: so do we, or what was asked with
 * OPTIONS would be found by whoever asks without. Of what there is only a battle has options. */
static bool counts(const asking *a, const char *name)
{
    return a->of_game ? strcasecmp(name, "key") != 0 && strcasecmp(name, "ticket") != 0
                      : a->of_battle && strcasecmp(name, "options") == 0;
}

static enum MHD_Result one_value(void *self, enum MHD_ValueKind kind, const char *name,
                                 const char *value)
{
    asking *a = self;

    (void)kind;
    if (counts(a, name))
        lin_put(&a->text, "&%zu:%s=%zu:%s", strlen(name), name, value ? strlen(value) : 0,
                value ? value : "");
    return MHD_YES;
}

/* False: it is too long to be kept. */
static bool asked_of(request *rq, bool of_game, char *out)
{
    const char *accepts = header(rq, "Accept-Encoding");
    asking a = { .text = lin_text_in(out, ASKED_MOST),
                 .of_game = of_game,
                 .of_battle = strncmp(rq->path, "/api/battles/", 13) == 0 };

    lin_put(&a.text, "%s %d %s", rq->path, of_game ? (int)rq->as : -1,
            accepts && strstr(accepts, "gzip") ? "gzip" : "");
    MHD_get_connection_values(rq->connection, MHD_GET_ARGUMENT_KIND, one_value, &a);
    return a.text.used < ASKED_MOST - 1;
}

/* ---- kept ---- */

static void drop(server *s, struct made **at)
{
    struct made *m = *at;

    *at = m->next;
    s->made_bytes -= m->size;
    s->mades--;
    free(m->asked);
    free(m->bytes);
    free(m);
}

static void make_room(server *s)
{
    while (s->made && (s->mades > MADE_MOST || s->made_bytes > MADE_BYTES)) {
        struct made **last = &s->made;

        while ((*last)->next)
            last = &(*last)->next;
        drop(s, last);
    }
}

void made_keep(request *rq, uint64_t changed)
{
    server *s = rq->s;
    char asked[ASKED_MOST];
    struct made *m;

    if (rq->status != MHD_HTTP_OK || !rq->answer || rq->answer_size > MADE_LARGEST ||
        strcmp(rq->method, "GET") != 0 || !asked_of(rq, changed != 0, asked) ||
        !(m = calloc(1, sizeof *m)))
        return;
    m->asked = strdup(asked);
    m->bytes = malloc(rq->answer_size ? rq->answer_size : 1);
    if (!m->asked || !m->bytes) {
        free(m->asked);
        free(m->bytes);
        free(m);
        return;
    }
    memcpy(m->bytes, rq->answer, rq->answer_size);
    m->size = rq->answer_size;
    m->changed = changed;
    m->until = now_ms() + (rq->keeps ? rq->keeps : MADE_MS);
    m->shape = (request){ .type = rq->type,
                          .cache = rq->cache,
                          .gzipped = rq->gzipped,
                          .styled = rq->styled,
                          .etag = rq->etag };
    memcpy(m->shape.file_name, rq->file_name, sizeof m->shape.file_name);
    m->next = s->made;
    s->made = m;
    s->made_bytes += m->size;
    s->mades++;
    make_room(s);
}

bool made_find(request *rq, uint64_t changed, enum MHD_Result *done)
{
    server *s = rq->s;
    const int64_t now = now_ms();
    char asked[ASKED_MOST];

    if (strcmp(rq->method, "GET") != 0 || !asked_of(rq, changed != 0, asked))
        return false;
    for (struct made **at = &s->made; *at;) {
        struct made *m = *at;

        if (m->until < now) {
            drop(s, at);
            continue;
        }
        if (m->changed == changed && strcmp(m->asked, asked) == 0) {
            *at = m->next;
            m->next = s->made;
            s->made = m;
            rq->cache = m->shape.cache;
            rq->gzipped = m->shape.gzipped;
            rq->styled = m->shape.styled;
            rq->etag = m->shape.etag;
            memcpy(rq->file_name, m->shape.file_name, sizeof rq->file_name);
            s->counts.found_again++;
            rq->answer_size = m->size;
            limits_answer(rq);
            *done = reply(rq, MHD_HTTP_OK, m->shape.type, m->bytes, m->size);
            return true;
        }
        at = &m->next;
    }
    return false;
}

void mades_free(server *s)
{
    while (s->made)
        drop(s, &s->made);
}
