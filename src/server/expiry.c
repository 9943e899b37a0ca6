/* expiry.c -- games that are given up: those in which nothing was ever done, and those that are not
 * over and that nobody has opened for long. What is over is kept for good.
 *
 * A game notes the day on which whoever holds a key of it was last there. Once it is due it is
 * marked to leave a week later, and the log says so; whoever comes before that finds it as it was,
 * and the mark is gone. So a clock that was wrong for a while takes nothing away. */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define DAY      (24 * 3600)
#define LEAVES_S (7 * DAY)
#define AT_ONCE  20 /* of those that are due, at one look */

typedef enum { STAGE_UNBEGUN, STAGE_BEGUN, STAGE_OVER } stage;

static stage stage_of(const game *g)
{
    const lin_head *head = (const void *)g->state;

    if (g->begun && head->over)
        return g->study ? STAGE_BEGUN : STAGE_OVER; /* a record that somebody looked at goes */
    return g->n > 0 || g->study ? STAGE_BEGUN : STAGE_UNBEGUN;
}

void expiry_first(game *g)
{
    g->seen = (int64_t)time(NULL);
    g->stage = (uint8_t)stage_of(g);
}

/* Somebody is there who holds a key of it. With the lock. */
void expiry_seen(server *s, game *g)
{
    const int64_t now = (int64_t)time(NULL);
    const stage at = stage_of(g);
    pending_write *w;

    if (s->read_only || s->refuses || g->gone || g->unkept > 0 || !s->disk ||
        (g->stage == at && llabs(now - g->seen) < DAY))
        return;
    w = pending_write_new(g, WRITE_SEEN, now, "");
    if (!w)
        return; /* another time */
    g->stage = (uint8_t)at;
    g->seen = now;
    w->kind = (int)at;
    keeper_add(s, w);
}

static int64_t days_of(const server *s, stage at)
{
    return (int64_t)(at == STAGE_UNBEGUN ? s->want->limits.unbegun_days
                                         : s->want->limits.abandoned_days);
}

int64_t expiry_date(const server *s, const game *g)
{
    const stage at = stage_of(g);

    return at == STAGE_OVER || !days_of(s, at) || !s->disk
               ? 0
               : g->seen + days_of(s, at) * DAY + LEAVES_S;
}

/* ---- the look for those that are due ---- */

/* All that is left of it in memory, until what lies on disk is gone: nobody finds it. */
static game *tombstone(server *s, const char id[GAME_ID])
{
    game *g = calloc(1, sizeof *g);

    if (g) {
        memcpy(g->id, id, sizeof g->id);
        g->gone = true;
        game_keep(s, g);
    }
    return g;
}

static void goes(server *s, const char id[GAME_ID])
{
    game *g = tombstone(s, id);
    pending_write *w = g ? pending_write_new(g, WRITE_GONE, 0, "") : NULL;

    if (!w)
        return;
    log_line(s, "expiry", "game %s was given up", id);
    s->counts.given_up++;
    keeper_add(s, w);
}

/* It is not in memory, and need not come there for this. */
static void is_to_leave(server *s, const char id[GAME_ID], int64_t when)
{
    pending_write *w;

    if (!s->bystander)
        s->bystander = calloc(1, sizeof *s->bystander);
    w = s->bystander ? pending_write_new(s->bystander, WRITE_LEAVES, when, "") : NULL;
    if (!w)
        return;
    memcpy(w->id, id, sizeof w->id);
    log_line(s, "expiry", "game %s is due and leaves in %d days, unless somebody opens it", id,
             LEAVES_S / DAY);
    keeper_add(s, w);
}

static void look(server *s, stage at)
{
    const int64_t now = (int64_t)time(NULL);
    char id[AT_ONCE][GAME_ID];
    int n;

    if (!days_of(s, at))
        return;
    n = store_due(s->disk, (int)at, now - days_of(s, at) * DAY, now, id, AT_ONCE);
    for (int i = 0; i < n; i++)
        if (!game_in_memory(s, id[i]))
            goes(s, id[i]);
    n = store_unmarked(s->disk, (int)at, now - days_of(s, at) * DAY, id, AT_ONCE);
    for (int i = 0; i < n; i++)
        is_to_leave(s, id[i], now + LEAVES_S);
}

void expiry_look(server *s)
{
    if (!s->disk || s->read_only || s->refuses)
        return;
    look(s, STAGE_UNBEGUN);
    look(s, STAGE_BEGUN);
}
