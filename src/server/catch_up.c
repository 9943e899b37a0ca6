/* catch_up.c -- all that came after a number, in one message: the journal is played again from the
 * snapshot before it, and what a role may know of each row is told. */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    server *s;
    game *g;
    role as;
    uint64_t after;
    lin_session *t; /* from the beginning; or */
    lin_game *p;    /* from a snapshot */
    lin_sealed sealed;
    said *waiting; /* rows of which it is not known yet whether they are shown later */
    size_t n, room;
    bool failed;
    json_writer said, events;
} telling;

static void tell_waiting(telling *w, bool shown)
{
    for (size_t i = 0; i < w->n; i++) {
        message_one_said(&w->waiting[i], w->as, shown, &w->said);
        free((char *)w->waiting[i].order);
    }
    w->n = 0;
}

static void wait_for_light(telling *w, said by)
{
    if (w->n == w->room) {
        const size_t room = w->room ? 2 * w->room : 16;
        said *more = realloc(w->waiting, room * sizeof *more);

        if (!more) {
            w->failed = true;
            return;
        }
        w->waiting = more;
        w->room = room;
    }
    if (by.order) {
        by.order = strdup(by.order);
        w->failed = w->failed || !by.order;
    }
    w->waiting[w->n++] = by;
}

/* What is taken back before it was shown is not shown. */
static bool tell_row(void *self, const journal_row *r)
{
    telling *w = self;
    lin_game *p = w->t ? lin_session_game(w->t) : w->p;
    const int kind = r->kind;
    const bool hidden = kind == ROW_SECRET || (kind == ROW_ORDER && asks_in_secret(p));
    const bool wordless = kind == ROW_DICE || kind == ROW_SECRET || kind == ROW_LESSON;
    const said by = { r->n, (lin_side)r->side, hidden, wordless ? NULL : r->text };

    lin_events_clear(p);
    if (w->t ? history_row(w->t, r, NULL) != LIN_OK : !snapshot_row(w->s, w->g, p, r))
        return false;
    if (r->n <= w->after)
        return true;
    if (takes_back(kind, r->text)) {
        lin_events_clear(p);
        tell_waiting(w, false);
    }
    if (kind != ROW_LESSON)
        wait_for_light(w, by);
    if (!w->g->field->rules->hides || message_is_shown(p, w->as))
        tell_waiting(w, message_is_shown(p, w->as));
    view_events(p, w->as, &w->events);
    return !w->failed;
}

static void telling_end(telling *w)
{
    lin_session_free(w->t);
    lin_game_free(w->p);
    tell_waiting(w, false);
    free(w->waiting);
    w->waiting = NULL;
    w->t = NULL;
    w->p = NULL;
    w->room = 0;
}

static void telling_begin(telling *w)
{
    free(w->said.at);
    free(w->events.at);
    w->said = w->events = (json_writer){ 0 };
    w->failed = false;
    json_open(&w->said, NULL, '[');
    json_open(&w->events, NULL, '[');
}

/* From the snapshot before it, or else from the beginning. */
static bool tell_rows(telling *w)
{
    uint64_t from = 0;
    bool ok;

    telling_begin(w);
    if (w->after >= w->g->n)
        return true;
    w->p = snapshot_game(w->s, w->g, w->after, &w->sealed, &from);
    ok = w->p && history_each_row(w->s, w->g, from, tell_row, w);
    telling_end(w);
    if (ok)
        return true;
    telling_begin(w);
    w->t = history_again(w->s, w->g);
    ok = w->t && history_each_row(w->s, w->g, 0, tell_row, w);
    telling_end(w);
    return ok;
}

/* Everything said after a number, and all that happened. */
static bool tell_after(server *s, game *g, role r, uint64_t after, json_writer *j)
{
    telling w = { .s = s, .g = g, .as = r, .after = after };
    bool ok = tell_rows(&w);

    json_close(&w.said, ']');
    json_close(&w.events, ']');
    json_put_value(j, "said", w.said.at, w.said.used);
    json_put_value(j, "events", w.events.at, w.events.used);
    ok = ok && !w.said.failed && !w.events.failed;
    free(w.said.at);
    free(w.events.at);
    return ok;
}

char *catch_up_text(server *s, game *g, role as, uint64_t after, bool anew, size_t *size)
{
    json_writer j = { 0 };

    message_frame_open(&j, g->n);
    if (anew)
        json_put_bool(&j, "anew", true);
    if (!tell_after(s, g, as, after, &j)) {
        free(j.at);
        return NULL;
    }
    view_changing(g, as, game_as_seen(s, game_in_scratch(s, g), as), true, &j);
    return message_frame_close(&j, size);
}
