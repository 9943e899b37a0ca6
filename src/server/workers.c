/* workers.c -- work that must keep nobody waiting: bots that think, pictures that are drawn.
 *
 * A bot thinks on a copy of the game, without the lock, up to the next die or the other side's
 * turn; then its answers are carried out, unless the game has moved on meanwhile. Battles that only
 * bots fight go slowly enough to be watched. */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define HANDS       2
#define SHOW_ORDERS 6 /* at a stretch, where people watch bots */
#define SHOW_MS     350

typedef struct job {
    struct job *next;
    game *g;     /* think, or */
    request *rq; /* draw */
    workers_work work;
    int64_t due;
} job;

struct workers {
    pthread_t thread[HANDS];
    pthread_cond_t wake;
    job *jobs;
    bool stop;
};

static void add(server *s, job *j)
{
    job **end = &s->workers->jobs;

    while (*end)
        end = &(*end)->next;
    *end = j;
    pthread_cond_signal(&s->workers->wake);
}

/* ---- bots ---- */

static lin_side bots_turn(server *s, game *g)
{
    const lin_game *p;
    lin_side side;

    if (!g->bot[0] && !g->bot[1])
        return LIN_NOBODY;
    if (game_waits_for_secrets(g) || g->study)
        return LIN_NOBODY;
    p = game_in_scratch(s, g);
    if (lin_waits(p) != LIN_ASKS_SIDE)
        return LIN_NOBODY;
    side = lin_to_answer(p);
    return g->bot[side] ? side : LIN_NOBODY;
}

void workers_think(server *s, game *g)
{
    job *j;

    lesson_go_on(s, g);
    if (g->thinking || s->stopping || bots_turn(s, g) == LIN_NOBODY)
        return;
    j = calloc(1, sizeof *j);
    if (!j)
        return;
    j->g = g;
    g->thinking = true;
    g->busy++;
    j->due = now_ms() + (g->bot[0] && g->bot[1] ? SHOW_MS : 0);
    add(s, j);
}

/* A mind: a game for the thoughts of a bot, and its view of it. One pair a thread and field. */
typedef struct {
    const lin_field *field;
    lin_game *play, *view;
} mind;

static bool mind_set(mind *m, const lin_field *f)
{
    if (m->field == f)
        return true;
    lin_game_free(m->play);
    lin_game_free(m->view);
    m->play = m->view = NULL;
    m->field = NULL;
    if (lin_game_new(&m->play, f, lin_dice_typed(), NULL) != LIN_OK ||
        lin_game_new(&m->view, f, lin_dice_typed(), NULL) != LIN_OK)
        return false;
    lin_listen(m->play, false);
    m->field = f;
    return true;
}

/* Is the question one that begins another action? */
static bool at_an_action(const mind *m)
{
    const lin_head *head = lin_state(m->play);

    return m->field->rules->step[lin_top(head)->step].acts;
}

/* At least so many orders, and then to the end of what is under way: a march that is broken off
 * would have to be planned anew, maybe by another thread. */
static int think(mind *m, const lin_bot *bot, lin_side side, lin_rng *rng, lin_order *order,
                 int least)
{
    int n = 0;

    while (n < BOT_ORDERS && lin_waits(m->play) == LIN_ASKS_SIDE &&
           lin_to_answer(m->play) == side && (n < least || !at_an_action(m))) {
        lin_seen_by(m->play, side, m->view);
        if (!bot->choose(m->view, rng, &order[n]) ||
            lin_give(m->play, side, &order[n], NULL) != LIN_OK)
            break;
        n++;
    }
    return n;
}

static void bot_job(server *s, mind *m, game *g)
{
    const lin_side side = bots_turn(s, g);
    const uint64_t n = g->n;
    lin_order order[BOT_ORDERS];
    lin_rng rng;
    int given;

    g->thinking = false;
    if (side == LIN_NOBODY || !mind_set(m, g->field))
        return;
    g->thinking = true;
    rng = g->rng[side];
    lin_set_state(m->play, g->state);
    pthread_mutex_unlock(&s->lock);
    given = think(m, g->bot[side], side, &rng, order,
                  g->bot[0] && g->bot[1] ? SHOW_ORDERS : BOT_ORDERS / 2);
    pthread_mutex_lock(&s->lock);
    g->thinking = false;
    if (g->n == n && given > 0) {
        g->rng[side] = rng;
        order_bot(s, g, side, order, given);
    }
    workers_think(s, g);
}

/* ---- pictures ---- */

void workers_draw(server *s, request *rq, workers_work work)
{
    job *j = calloc(1, sizeof *j);

    if (!j) {
        answer_error(rq, "There is no memory left for this.");
        return;
    }
    j->rq = rq;
    j->work = work;
    add(s, j);
}

/* ---- the threads ---- */

/* The first job that is due; NULL: none is, and *wait says for how long. */
static job *next_job(struct workers *h, int64_t *wait)
{
    const int64_t now = now_ms();

    *wait = 1000;
    for (job **at = &h->jobs; *at; at = &(*at)->next) {
        job *j = *at;

        if (j->due <= now) {
            *at = j->next;
            return j;
        }
        if (j->due - now < *wait)
            *wait = j->due - now;
    }
    return NULL;
}

static void wait_for(server *s, int64_t ms)
{
    const struct timespec until = in_ms(ms);

    pthread_cond_timedwait(&s->workers->wake, &s->lock, &until);
}

static void *work(void *self)
{
    server *s = self;
    mind m = { 0 };

    pthread_mutex_lock(&s->lock);
    while (!s->workers->stop) {
        int64_t wait;
        job *j = next_job(s->workers, &wait);

        if (!j) {
            wait_for(s, wait);
            continue;
        }
        if (j->rq) {
            j->work(s, j->rq);
        } else {
            bot_job(s, &m, j->g);
            j->g->busy--;
        }
        free(j);
    }
    pthread_mutex_unlock(&s->lock);
    lin_game_free(m.play);
    lin_game_free(m.view);
    return NULL;
}

bool workers_start(server *s)
{
    s->workers = calloc(1, sizeof *s->workers);
    if (!s->workers)
        return false;
    pthread_cond_init(&s->workers->wake, NULL);
    for (int i = 0; i < HANDS; i++)
        if (pthread_create(&s->workers->thread[i], NULL, work, s) != 0)
            return false;
    return true;
}

void workers_stop(server *s)
{
    pthread_mutex_lock(&s->lock);
    s->workers->stop = true;
    pthread_cond_broadcast(&s->workers->wake);
    pthread_mutex_unlock(&s->lock);
    for (int i = 0; i < HANDS; i++)
        pthread_join(s->workers->thread[i], NULL);
    pthread_mutex_lock(&s->lock);
    while (s->workers->jobs) { /* nobody is left waiting for an answer */
        job *j = s->workers->jobs;

        s->workers->jobs = j->next;
        if (j->rq)
            answer_error(j->rq, "The server is closing.");
        free(j);
    }
    pthread_mutex_unlock(&s->lock);
    pthread_cond_destroy(&s->workers->wake);
    free(s->workers);
    s->workers = NULL;
}
