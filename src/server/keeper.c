/* keeper.c -- group commit: whatever was ordered while the last commit was under way goes to disk
 * in the next one, and is acknowledged only then.
 *
 * If the disk fails the games go on: orders are acknowledged with a warning, and their rows are
 * tried again until they are written, so that a journal never has a hole. */
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
    pending_write *first, **last;       /* waiting for the next commit */
    pending_write *stuck, **stuck_last; /* refused by the disk, to be tried again */
    int64_t retry;                      /* when, in ms */
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
    free(w->seat);
    free(w);
}

void keeper_add(server *s, pending_write *w)
{
    pending_write **end = &w->g->rows;

    while (*end)
        end = &(*end)->of_game;
    *end = w;
    *s->keeper->last = w;
    s->keeper->last = &w->next;
    pthread_cond_signal(&s->keeper->wake);
}

/* ---- after a commit, with the lock ---- */

static void acknowledge(server *s, pending_write *w, bool kept)
{
    json_writer j = { 0 };

    if (!w->rq)
        return;
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
    free(w->answer);
    w->answer = NULL;
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
    acknowledge(s, w, kept);
}

static void row_done(pending_write *w)
{
    for (pending_write **at = &w->g->rows; *at; at = &(*at)->of_game)
        if (*at == w) {
            *at = w->of_game;
            break;
        }
    pending_write_free(w);
}

/* ---- the thread ---- */

static bool written(store *disk, const pending_write *first)
{
    if (!disk || !store_begin(disk))
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

static void note_trouble(server *s, bool ok)
{
    if (ok)
        s->trouble[0] = '\0';
    else if (s->disk)
        snprintf(s->trouble, sizeof s->trouble,
                 "The disk refuses to keep this game (%.100s). It goes on in memory; "
                 "the server tries again.",
                 store_trouble(s->disk));
}

/* Stuck rows first, then the new ones: a journal is written in order. Every try takes all that is
 * stuck, so a disk that failed is left alone for a while. */
static void commit_round(server *s, struct keeper *k, pending_write *batch)
{
    const bool rests = k->stuck && now_ms() < k->retry && !k->stop;
    bool ok = false;

    *k->stuck_last = batch;
    if (!rests) {
        pthread_mutex_unlock(&s->lock);
        ok = written(s->disk, k->stuck);
        pthread_mutex_lock(&s->lock);
        note_trouble(s, ok);
        k->retry = now_ms() + RETRY_MS;
    }
    for (pending_write *w = batch; w; w = w->next)
        tell(s, w, ok);
    if (!ok) {
        while (*k->stuck_last)
            k->stuck_last = &(*k->stuck_last)->next;
        return;
    }
    while (k->stuck) {
        pending_write *w = k->stuck;

        k->stuck = w->next;
        row_done(w);
    }
    k->stuck_last = &k->stuck;
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
        if (batch || (k->stuck && s->disk))
            commit_round(s, k, batch);
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
    k->stuck_last = &k->stuck;
    pthread_cond_init(&k->wake, NULL);
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
