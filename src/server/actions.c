/* actions.c -- what was done since: the actions of a stretch of the main line, with frames to play
 * them back, or in sentences alone.
 *
 * With the lock held the stretch is copied out of the kept history; a worker plays it again. */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>

#define MOST 2000 /* entries of one answer; whoever wants more asks on from `to` */

typedef struct {
    tell_stretch *stretch;
    tell_watcher watcher;
} actions_job;

static void job_free(void *work)
{
    actions_job *a = work;

    tell_stretch_free(a->stretch);
    free(a);
}

/* An entry of the main line that the request names, or `usual`; false: there is no such. */
static bool named_entry(request *rq, const char *name, size_t most, size_t usual, size_t *out)
{
    const char *text = param(rq, name);
    char *end;

    *out = usual;
    if (!text)
        return true;
    *out = (size_t)strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end && *out <= most;
}

/* The headers of a record say who played. */
static const lin_bot *bot_of_record(const game *g, const lin_session *t, int side)
{
    const char *name = lin_session_header_get(t, g->field->battle->side_id[side]);

    return name ? lin_bot_find(name) : NULL;
}

/* What this role may see. At one table both look on: they are told what both know. */
static tell_watcher watcher_of(server *s, game *g, const lin_session *t, role r, bool frames)
{
    tell_watcher w = { .frames = frames };

    for (int side = 0; side < LIN_SIDES; side++)
        w.bot[side] = g->study ? bot_of_record(g, t, side) : g->bot[side];
    w.sees_all = !g->field->rules->redact && !g->field->rules->hears;
    w.who = role_eyes(r);
    w.open = lies_open(s, g) ? g->moves
                             : lin_session_open(t, role_eyes(r), scratch_game(s, g->field, 2));
    return w;
}

static void actions_work(server *s, request *rq)
{
    const actions_job *a = rq->work;
    json_writer j = { 0 };
    bool told;

    pthread_mutex_unlock(&s->lock);
    json_open(&j, NULL, '{');
    told = tell_actions_members(&j, a->stretch, &a->watcher);
    json_close(&j, '}');
    pthread_mutex_lock(&s->lock);
    if (told && !j.failed) {
        answer_now(rq, MHD_HTTP_OK, "application/json", j.at, j.used);
    } else {
        free(j.at);
        answer_error(rq, "These entries cannot be played again.");
    }
}

static enum MHD_Result later(request *rq, tell_stretch *stretch, tell_watcher w)
{
    actions_job *a = calloc(1, sizeof *a);

    if (!a) {
        tell_stretch_free(stretch);
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                        "There is no memory left for this.");
    }
    a->stretch = stretch;
    a->watcher = w;
    rq->work = a;
    rq->work_free = job_free;
    return workers_now(rq, actions_work);
}

static enum MHD_Result told(request *rq, game *g, role r, bool frames)
{
    lin_refusal why = { 0 };
    tell_stretch *stretch;
    history *st;
    size_t from, to;

    if (!named_entry(rq, "from", g->moves, 0, &from))
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "\"from\" should be how many entries are known already, 0 to %u.",
                        g->moves);
    if (!named_entry(rq, "to", g->moves, g->moves, &to) || to < from)
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "\"to\" should be an entry of the main line, from %zu to %u.", from,
                        g->moves);
    if (to - from > MOST)
        to = from + MOST;
    st = history_open(rq->s, g, &why);
    if (!st || tell_stretch_of(history_session(st), from, to, scratch_game(rq->s, g->field, 2),
                               &stretch, &why) != LIN_OK)
        return reply_no(rq, MHD_HTTP_INTERNAL_SERVER_ERROR, "bad-file", "%s", why.text);
    return later(rq, stretch, watcher_of(rq->s, g, history_session(st), r, frames));
}

enum MHD_Result actions_played(request *rq, game *g, role r)
{
    return told(rq, g, r, true);
}

enum MHD_Result actions_account(request *rq, game *g, role r)
{
    return told(rq, g, r, false);
}
