/* keeper.c -- group commit: whatever was ordered while the last commit was under way goes to disk
 * in the next one, and is acknowledged, told and shown only then.
 *
 * If the disk fails nothing has happened: whoever waits is told so, each game stands again where
 * the disk has it, and nothing more is carried out until the disk has taken something. So no dice
 * are ever seen that are not kept. Where there is no disk at all games are played in memory, and
 * every answer says so. */
#include "server/server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define RETRY_MS 3000 /* after a disk that failed */
#define PACE_MS  6    /* at least, from one commit to the next */

struct keeper {
    pthread_t thread;
    pthread_cond_t wake;
    pending_write *first, **last; /* waiting for the next commit */
    int64_t retry;                /* when a disk that failed is tried again, in ms */
    bool stop;
};

pending_write *pending_write_new(game *g, pending_write_kind what, int64_t arg, const char *text)
{
    pending_write *w = calloc(1, sizeof *w);

    if (!w)
        return NULL;
    w->what = what;
    w->g = g;
    w->arg = arg;
    memcpy(w->id, g->id, sizeof w->id);
    w->text = strdup(text);
    if (!w->text) {
        free(w);
        return NULL;
    }
    return w;
}

void pending_write_free(pending_write *w)
{
    free(w->text);
    free(w->atoms);
    free(w->faces);
    free(w->seat);
    free(w->answer);
    snapshot_free(w->snap);
    free(w);
}

journal_row journal_row_of(const pending_write *w)
{
    return (journal_row){ .n = w->n,
                          .side = w->side,
                          .kind = w->kind,
                          .arg = w->arg,
                          .text = w->text,
                          .atoms = w->atoms,
                          .hash = w->hash,
                          .hashed = w->hashed };
}

void keeper_add(server *s, pending_write *w)
{
    pending_write **end = &w->g->rows;

    while (*end)
        end = &(*end)->of_game;
    *end = w;
    w->g->unkept += w->what != WRITE_NOTHING; /* a look that waits keeps no other one waiting */
    if (w->rq)
        worker_hands_over(w->rq);
    if (w->what == WRITE_GAME || w->what == WRITE_ADOPTED) {
        const lin_battle *b = w->g->field->battle;

        battle_files_hash(s, b, w->files);
        w->battle = battle_is_stored(s, b) ? NULL : b;
    }
    *s->keeper->last = w;
    s->keeper->last = &w->next;
    pthread_cond_signal(&s->keeper->wake);
}

enum MHD_Result keeper_wait(request *rq, game *g)
{
    pending_write *w = pending_write_new(g, WRITE_NOTHING, 0, "");
    enum MHD_Result later;

    if (!w)
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                        "There is no memory left for this; nothing was done.");
    w->rq = rq;
    later = reply_later(rq);
    keeper_add(rq->s, w);
    return later;
}

/* ---- after a commit, with the lock ---- */

static void acknowledge(server *s, pending_write *w, bool kept)
{
    json_writer j = { 0 };

    if (!w->rq)
        return;
    if (w->what == WRITE_NOTHING) {
        w->rq->again = true;
        wakes_add(s, w->rq->connection);
        w->rq = NULL;
        return;
    }
    json_open(&j, NULL, '{');
    if (w->answer) {
        json_put_members(&j, w->answer, strlen(w->answer));
    } else {
        json_put_int(&j, "n", (int64_t)w->n);
    }
    if (!kept) {
        json_put_bool(&j, "kept", false);
        json_put_text(&j, "warning", s->trouble);
    }
    json_close(&j, '}');
    answer_now(w->rq, w->what == WRITE_GAME ? MHD_HTTP_CREATED : MHD_HTTP_OK, "application/json",
               j.at, j.used);
    w->rq = NULL;
}

static void tell(server *s, pending_write *w, bool kept)
{
    if (w->said)
        message_tell(s, w->g, w->said);
    w->said = NULL;
    if (w->what == WRITE_ROW && w->n > w->g->told)
        w->g->told = w->n;
    if (w->what == WRITE_SEAT)
        streams_people_changed(w->g);
    if (w->battle && kept)
        battle_stored(s, w->battle);
    if (w->what == WRITE_GAME && kept) { /* the record it begins with lies on disk: megabytes */
        free(w->g->base);
        w->g->base = NULL;
    }
    acknowledge(s, w, kept);
}

static void unlink_write(pending_write *w)
{
    for (pending_write **at = &w->g->rows; *at; at = &(*at)->of_game)
        if (*at == w) {
            *at = w->of_game;
            return;
        }
}

/* ---- the thread ---- */

static bool written(store *disk, const pending_write *first)
{
    if (!store_begin(disk))
        return false;
    for (const pending_write *w = first; w; w = w->next)
        if (!store_put(disk, w)) {
            store_rollback(disk);
            return false;
        }
    if (store_commit(disk))
        return true;
    store_rollback(disk);
    return false;
}

/* It is kept, or, without a disk, at least in memory. */
static void settle(server *s, pending_write *batch)
{
    for (pending_write *w = batch, *next; w; w = next) {
        game *g = w->g;

        next = w->next;
        g->unkept -= w->what != WRITE_NOTHING;
        g->changed = w->what == WRITE_NOTHING ? g->changed : ++s->changes;
        tell(s, w, s->disk != NULL);
        if (g->unkept == 0)
            streams_wake(g);
        if (s->disk || w->what == WRITE_NOTHING) {
            unlink_write(w);
            pending_write_free(w);
        } else {
            s->lost += w->what == WRITE_ROW || w->what == WRITE_GAME;
        }
    }
}

static void refuse(server *s, pending_write *w)
{
    lin_refusal why = { 0 };
    json_writer j = { 0 };

    if (!w->rq || w->what == WRITE_NOTHING) {
        acknowledge(s, w, false);
        return;
    }
    lin_refuse(&why, LIN_NO_MEMORY, NULL, "%s Nothing has happened.", s->trouble);
    json_open(&j, NULL, '{');
    tell_refusal_members(&j, "disk", &why);
    json_close(&j, '}');
    answer_now(w->rq, MHD_HTTP_SERVICE_UNAVAILABLE, "application/json", j.at, j.used);
    w->rq = NULL;
}

/* Nothing of it has happened, nor of what was built upon it meanwhile. */
static void take_back(server *s, struct keeper *k, pending_write *batch)
{
    pending_write **end = &batch;

    while (*end)
        end = &(*end)->next;
    *end = k->first;
    k->first = NULL;
    k->last = &k->first;
    if (!s->refuses)
        log_line(s, "disk", "it refuses to keep games: %s", store_trouble(s->disk));
    s->refuses = true;
    snprintf(s->trouble, sizeof s->trouble,
             "The disk refuses to keep games (%.100s), so that they stand still until it does.",
             store_trouble(s->disk));
    for (pending_write *w = batch; w; w = w->next) {
        unlink_write(w);
        w->g->unkept -= w->what != WRITE_NOTHING;
        if (w->what != WRITE_NOTHING && w->g->field)
            w->g->restore = true;
        message_drop(w->said);
        w->said = NULL;
        s->lost += k->stop && (w->what == WRITE_ROW || w->what == WRITE_GAME);
    }
    for (pending_write *w = batch; w; w = w->next)
        if (w->g->restore) {
            w->g->restore = false;
            game_restore(s, w->g);
        }
    for (pending_write *w = batch, *next; w; w = next) {
        next = w->next;
        refuse(s, w);
        streams_wake(w->g);
        pending_write_free(w);
    }
}

static void commit_round(server *s, struct keeper *k, pending_write *batch)
{
    bool ok = true;
    uint64_t rows = 0;

    for (const pending_write *w = batch; w; w = w->next)
        rows += w->what == WRITE_ROW;
    if (s->disk) {
        const int64_t began = now_us();

        pthread_mutex_unlock(&s->lock);
        ok = written(s->disk, batch);
        pthread_mutex_lock(&s->lock);
        count_commit(s, now_us() - began, rows);
    }
    wakes_gather(s);
    if (ok) {
        settle(s, batch);
    } else {
        take_back(s, k, batch);
        k->retry = now_ms() + RETRY_MS;
    }
    wakes_tell(s);
}

/* A disk that failed is written to now and then, and as soon as it takes that games go on. */
static void try_again(server *s, struct keeper *k)
{
    bool ok;

    if (!s->refuses || now_ms() < k->retry)
        return;
    pthread_mutex_unlock(&s->lock);
    ok = store_touch(s->disk);
    pthread_mutex_lock(&s->lock);
    k->retry = now_ms() + RETRY_MS;
    if (!ok)
        return;
    log_line(s, "disk", "it keeps games again");
    s->refuses = false;
    s->trouble[0] = '\0';
    for (size_t i = 0; i < BUCKETS; i++)
        for (game *g = s->bucket[i]; g; g = g->next)
            workers_think(s, g); /* a bot may still owe an answer */
}

/* Where orders come thick a few milliseconds of them share a commit, which costs much less than one
 * each; a lone order is written at once. */
static void gather(server *s, int64_t last)
{
    const int64_t rest = last + PACE_MS - now_ms();
    const struct timespec nap = { 0, rest * 1000000 };

    if (rest <= 0)
        return;
    pthread_mutex_unlock(&s->lock);
    nanosleep(&nap, NULL);
    pthread_mutex_lock(&s->lock);
}

static void *keep(void *self)
{
    server *s = self;
    struct keeper *k = s->keeper;
    int64_t last = 0;

    pthread_mutex_lock(&s->lock);
    for (;;) {
        pending_write *batch;

        if (!k->first && !k->stop) {
            const struct timespec until = in_ms(RETRY_MS);

            if (pthread_cond_timedwait(&k->wake, &s->lock, &until) == 0 && !k->first && !k->stop)
                continue;
        }
        gather(s, last);
        last = now_ms();
        batch = k->first;
        k->first = NULL;
        k->last = &k->first;
        if (batch)
            commit_round(s, k, batch);
        try_again(s, k);
        if (k->stop && !k->first)
            break;
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

bool keeper_start(server *s)
{
    struct keeper *k = calloc(1, sizeof *k);

    if (!k)
        return false;
    k->last = &k->first;
    wake_init(&k->wake);
    s->keeper = k;
    return pthread_create(&k->thread, NULL, keep, s) == 0;
}

void keeper_stop(server *s)
{
    pthread_mutex_lock(&s->lock);
    s->keeper->stop = true;
    pthread_cond_signal(&s->keeper->wake);
    pthread_mutex_unlock(&s->lock);
    pthread_join(s->keeper->thread, NULL);
    pthread_cond_destroy(&s->keeper->wake);
    free(s->keeper);
    s->keeper = NULL;
}
