/* workers.c -- work that must keep nobody waiting: bots that think, odds, replays, pictures,
 * streams that have fallen behind.
 *
 * A bot thinks on a copy of the game, without the lock, up to the next die or the other side's
 * turn; then its answers are carried out, unless the game has moved on meanwhile. Battles that only
 * bots fight go slowly enough to be watched; those nobody watches stand still after a while.
 *
 * What is asked of a game is answered by the same functions as elsewhere, on a copy of it. Each
 * worker is a lane with games of its own to work with (scratch_game), and takes histories for
 * himself while he needs them. The queue is fair: among those who wait, whoever has had the least
 * of the workers' time comes next (by address, streams too; a bot's turn by its game). One worker
 * does nothing but bots and one nothing that takes long, so that nobody waits for pictures who did
 * not ask for any; workers give way to the threads that answer and write. */
#include "server/server.h"

#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>

#define SHOW_ORDERS 6 /* at a stretch, where people watch bots */
#define SHOW_MS     350
#define SHOW_GAMES  16          /* that go on at this pace; where there are more all are slower */
#define UNSEEN_MS   (60 * 1000) /* bots among themselves go on so long when nobody looks */
#define JOBS_MOST   600         /* that wait, of all */
#define JOBS_OF_ONE 48          /* and of one address */
#define NICER       10          /* than those who answer and write */
#define OWNERS      1024

typedef struct job {
    struct job *next;
    game *g;     /* think, or */
    request *rq; /* answer, or */
    stream *st;  /* catch up */
    workers_work work;
    bool post;
    job_class class;
    uint32_t owner; /* who waits for it: a place among the owners */
    int64_t due;
} job;

/* A mind: a game for the thoughts of a bot, and its view of it. One pair a thread and field. */
typedef struct {
    const lin_field *field;
    lin_game *play, *view;
} mind;

struct workers {
    pthread_t thread[WORKERS];
    mind mind[1 + WORKERS];               /* by lane */
    const lin_battle *doing[1 + WORKERS]; /* what each draws, or NULL */
    pthread_cond_t wake;                  /* of all: not each may do what has come */
    job *jobs;
    int waiting;             /* how many are in the queue; of these */
    int idle, streams;       /* bots among themselves, and streams that have fallen behind */
    uint16_t queued[OWNERS]; /* of each owner */
    int asked[OWNERS];       /* of these, answers: who comes back to many games is not refused */
    uint64_t spent[OWNERS];  /* of the workers' time, in microseconds, as fairness has it */
    uint64_t least;          /* who comes new begins here */
    int started;
    bool stop;
};

static _Thread_local int lane, held; /* 0: no worker; how often it has the lock */
static _Thread_local const request *answering;

int worker_lane(void)
{
    return lane;
}

void lock_on_worker(server *s)
{
    if (lane > 0 && held++ == 0)
        pthread_mutex_lock(&s->lock);
}

void unlock_on_worker(server *s)
{
    if (lane > 0 && --held == 0)
        pthread_mutex_unlock(&s->lock);
}

/* held is once where nobody further out counts on the lock. */
bool worker_lets_go(server *s)
{
    const bool goes = lane > 0 && held == 1;

    if (goes)
        unlock_on_worker(s);
    return goes;
}

void worker_takes_again(server *s, bool went)
{
    if (went)
        lock_on_worker(s);
}

bool is_working_on(const request *rq)
{
    return answering == rq && rq;
}

void worker_hands_over(const request *rq)
{
    if (answering == rq)
        answering = NULL;
}

/* ---- the queue ---- */

static uint32_t owner_of_text(const char *text)
{
    return (uint32_t)(lin_hash_bytes(text, strlen(text), 7) % OWNERS);
}

static uint32_t owner_of_address(const uint8_t from[16])
{
    return (uint32_t)(lin_hash_bytes(from, 16, 7) % OWNERS);
}

static uint32_t owner_of_request(const request *rq)
{
    return owner_of_address(rq->from);
}

static void add(server *s, job *j)
{
    struct workers *h = s->workers;
    job **end = &h->jobs;

    while (*end)
        end = &(*end)->next;
    *end = j;
    h->asked[j->owner] += j->rq != NULL;
    if (h->queued[j->owner]++ == 0 && h->spent[j->owner] < h->least)
        h->spent[j->owner] = h->least;
    h->waiting++;
    pthread_cond_broadcast(&h->wake);
}

int workers_waiting(const server *s)
{
    return s->workers ? s->workers->waiting : 0;
}

/* May one more of this address wait? False: it is refused. */
static bool may_wait(request *rq, enum MHD_Result *done)
{
    const struct workers *h = rq->s->workers;

    if (!limits_unread(rq, done))
        return false;
    if (h->asked[owner_of_request(rq)] >= JOBS_OF_ONE) {
        *done = reply_no(rq, MHD_HTTP_TOO_MANY_REQUESTS, "too-many",
                         "Much of what you asked for is still being worked on; wait for it.");
        return false;
    }
    if (h->waiting - h->idle - h->streams >= JOBS_MOST) {
        *done = reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                         "Too much is being worked on here; ask again in a while.");
        return false;
    }
    return true;
}

/* ---- bots ---- */

static lin_side bots_turn(server *s, game *g)
{
    const lin_game *p;
    lin_side side;

    if (!g->bot[0] && !g->bot[1])
        return LIN_NOBODY;
    if (game_waits_for_secrets(g) || g->study || g->frozen || g->gone)
        return LIN_NOBODY;
    p = game_in_scratch(s, g);
    if (lin_waits(p) != LIN_ASKS_SIDE)
        return LIN_NOBODY;
    side = lin_to_answer(p);
    return g->bot[side] ? side : LIN_NOBODY;
}

void workers_think(server *s, game *g)
{
    const bool among_bots = g->bot[0] && g->bot[1];
    job *j;

    if (s->refuses || s->read_only || g->frozen || g->gone)
        return;
    lesson_go_on(s, g);
    if (g->thinking || s->stopping || bots_turn(s, g) == LIN_NOBODY)
        return;
    if (among_bots && !g->streams && now_ms() - g->used > UNSEEN_MS)
        return; /* it goes on when somebody looks */
    j = calloc(1, sizeof *j);
    if (!j)
        return;
    j->g = g;
    j->class = among_bots ? JOB_IDLE : JOB_BOT;
    j->owner = owner_of_text(g->id);
    g->thinking = true;
    g->busy++;
    if (among_bots) /* all of them together take no more than so many would */
        j->due = now_ms() + SHOW_MS * (1 + s->workers->idle++ / SHOW_GAMES);
    add(s, j);
}

static void mind_clear(mind *m)
{
    lin_game_free(m->play);
    lin_game_free(m->view);
    *m = (mind){ 0 };
}

void workers_field_goes(server *s, const lin_field *f)
{
    for (int i = 0; s->workers && i <= WORKERS; i++)
        if (s->workers->mind[i].field == f)
            mind_clear(&s->workers->mind[i]);
}

bool workers_have_battle(const server *s, const lin_battle *b)
{
    for (const job *j = s->workers ? s->workers->jobs : NULL; j; j = j->next)
        if (j->rq && j->rq->battle == b)
            return true;
    for (int i = 0; s->workers && i <= WORKERS; i++)
        if (s->workers->doing[i] == b)
            return true;
    return false;
}

static bool mind_set(mind *m, const lin_field *f)
{
    if (m->field == f)
        return true;
    mind_clear(m);
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
    if (side == LIN_NOBODY || s->refuses || !mind_set(m, g->field))
        return;
    g->thinking = true;
    rng = g->rng[side];
    lin_set_state(m->play, g->state);
    pthread_mutex_unlock(&s->lock);
    given = think(m, g->bot[side], side, &rng, order,
                  g->bot[0] && g->bot[1] ? SHOW_ORDERS : BOT_ORDERS / 2);
    pthread_mutex_lock(&s->lock);
    g->thinking = false;
    if (g->n == n && given > 0 && !s->refuses && !g->gone) {
        g->rng[side] = rng;
        order_bot(s, g, side, order, given);
    }
    workers_think(s, g);
}

/* ---- requests ---- */

/* A job that answers this request; NULL: it may not wait, or cannot, and was told so. */
static job *job_for(request *rq, job_class c, enum MHD_Result *done)
{
    job *j;

    if (!may_wait(rq, done))
        return NULL;
    j = calloc(1, sizeof *j);
    if (!j) {
        *done =
            reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy", "There is no memory left for this.");
        return NULL;
    }
    j->rq = rq;
    j->class = c;
    j->owner = owner_of_request(rq);
    return j;
}

enum MHD_Result workers_draw(request *rq, workers_work work)
{
    enum MHD_Result done;
    job *j;

    j = job_for(rq, JOB_PLAY, &done);
    if (!j)
        return done;
    j->work = work;
    done = reply_later(rq);
    add(rq->s, j);
    return done;
}

enum MHD_Result workers_now(request *rq, workers_work work)
{
    if (answering == rq) {
        lock_on_worker(rq->s);
        work(rq->s, rq);
        unlock_on_worker(rq->s);
        return MHD_YES;
    }
    return workers_draw(rq, work); /* a table that is looked at, or a server without a disk */
}

enum MHD_Result workers_route(request *rq, game *g, game_route go, job_class c, bool post)
{
    enum MHD_Result done;
    job *j;

    if (!rq->s->disk) /* its rows lie in memory, and are not copied */
        return go(rq, g, rq->as);
    j = job_for(rq, c, &done);
    if (!j)
        return done;
    j->post = post;
    rq->go = go;
    rq->make = NULL;
    rq->g = g;
    g->busy++;
    done = reply_later(rq);
    add(rq->s, j);
    return done;
}

enum MHD_Result workers_make(request *rq, plain_route go, job_class c)
{
    enum MHD_Result done;
    job *j;

    if (!rq->s->disk)
        return go(rq);
    j = job_for(rq, c, &done);
    if (!j)
        return done;
    rq->make = go;
    rq->g = NULL; /* it may have waited for one before */
    done = reply_later(rq);
    add(rq->s, j);
    return done;
}

void workers_catch_up(server *s, stream *st)
{
    job *j = calloc(1, sizeof *j);

    if (!j)
        abort(); /* a hundred bytes: nothing would help */
    j->st = st;
    s->workers->streams++;
    j->g = stream_game(st);
    j->class = JOB_LOOK;
    j->owner = owner_of_address(stream_from(st));
    j->g->busy++;
    add(s, j);
}

/* Has whoever asked hung up meanwhile? */
static bool nobody_waits(const request *rq)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(rq->connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    char c;

    return info && recv((int)info->connect_fd, &c, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

/* The seat may have been given back while this waited: then its key opens nothing any more. */
static bool is_void(const request *rq)
{
    const uint8_t *key = role_key(rq->g, rq->as);

    return !key || memcmp(key, rq->opened, HASH_BYTES) != 0;
}

static void reply_void(request *rq)
{
    reply_no(rq, MHD_HTTP_FORBIDDEN, "bad-key",
             "This key opens no seat of the game any more; the seat was given back.");
}

/* On the game itself, with the lock; its history is brought up to date without it. */
static void post_with_history(server *s, request *rq, game *copy)
{
    unlock_on_worker(s);
    history_open(s, copy, NULL);
    lock_on_worker(s);
    if (is_void(rq))
        reply_void(rq);
    else if (rq->g->gone || s->refuses)
        reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "disk", "%s Nothing has happened.", s->trouble);
    else
        rq->go(rq, rq->g, rq->as);
}

/* Its journal was found not to play: the game itself learns it too, and says so from now on. */
static void game_learns(server *s, game *g)
{
    history *st = history_open(s, g, NULL);

    if (st && g->frozen)
        history_stops_game(s, g, st);
}

/* What was answered is of a game that had not learned it yet: it is asked once more. */
static void ask_again(request *rq)
{
    free(rq->answer);
    rq->answer = NULL;
    if (rq->work)
        rq->work_free(rq->work);
    rq->work = NULL;
    rq->cache = NULL;
    rq->etag = NULL;
    rq->file_name[0] = '\0';
    rq->gzipped = rq->styled = rq->retry = false;
    rq->again = true;
}

static void answer(server *s, job *j)
{
    request *rq = j->rq;
    game *g = rq->g, *copy = g ? game_copy(g) : NULL;

    answering = rq;
    if (nobody_waits(rq)) {
        answer_error(rq, "Nobody waits for this.");
    } else if (g && !copy) {
        answer_error(rq, "There is no memory left for this.");
    } else if (g && is_void(rq)) {
        reply_void(rq);
    } else if (copy && copy->unkept > 0 && !j->post) {
        keeper_wait(rq, g); /* its journal on disk is behind it, and nothing is shown before */
    } else if (j->post) {
        post_with_history(s, rq, copy);
    } else {
        const bool makes = rq->make != NULL;

        unlock_on_worker(s);
        if (makes)
            rq->make(rq);
        else
            rq->go(rq, copy, rq->as);
        lock_on_worker(s);
        if (answering == rq && (copy || rq->keeps) && !rq->again)
            made_keep(rq, copy ? copy->changed : 0);
    }
    if (copy && copy->unkept == 0 && copy->frozen && !g->frozen && !g->gone) {
        game_learns(s, g);
        if (g->frozen && answering == rq)
            ask_again(rq);
    }
    if (answering == rq) /* else the keeper has it, and answers */
        wakes_add(s, rq->connection);
    answering = NULL;
    histories_release(s);
    if (g)
        g->busy--;
    if (copy)
        game_free(copy);
}

/* ---- the threads ---- */

/* The first does nothing but bots that somebody waits for, the second nothing that takes long: what
 * is asked in passing waits for no report. */
static bool is_for(const job *j, int who)
{
    return j->class <= (who == 1 ? JOB_BOT : who == 2 ? JOB_LOOK : JOB_IDLE);
}

/* Of those that are due: the class comes first, then who has had the least. NULL: none is, and
 * *wait says for how long. */
static job *next_job(struct workers *h, int64_t *wait)
{
    const int64_t now = now_ms();
    job **best = NULL;

    *wait = 1000;
    for (job **at = &h->jobs; *at; at = &(*at)->next) {
        const job *j = *at;

        if (!is_for(j, lane))
            continue;
        if (j->due > now) {
            *wait = j->due - now < *wait ? j->due - now : *wait;
            continue;
        }
        if (!best || j->class < (*best)->class ||
            (j->class == (*best)->class && h->spent[j->owner] < h->spent[(*best)->owner]))
            best = at;
    }
    if (best) {
        job *j = *best;

        *best = j->next;
        h->queued[j->owner]--;
        h->asked[j->owner] -= j->rq != NULL;
        h->waiting--;
        h->idle -= j->class == JOB_IDLE;
        h->streams -= j->st != NULL;
        h->least = h->spent[j->owner] > h->least ? h->spent[j->owner] : h->least;
        return j;
    }
    return NULL;
}

static void wait_for(server *s, int64_t ms)
{
    const struct timespec until = in_ms(ms);

    pthread_cond_timedwait(&s->workers->wake, &s->lock, &until);
}

static void do_job(server *s, mind *m, job *j)
{
    const int64_t began = now_us();

    s->at_work[lane] = true;
    if (j->st) {
        stream_catch_up(s, j->st);
        stream_left(j->st);
        j->g->busy--;
    } else if (j->rq && j->work) {
        s->workers->doing[lane] = j->rq->battle;
        j->work(s, j->rq);
        s->workers->doing[lane] = NULL;
    } else if (j->rq) {
        answer(s, j);
    } else {
        bot_job(s, m, j->g);
        j->g->busy--;
    }
    s->held_field[lane] = NULL;
    s->at_work[lane] = false;
    s->workers->spent[j->owner] += (uint64_t)(now_us() - began);
}

/* A lane of its own, and behind those who answer and write. */
static void lock_first(server *s)
{
    pthread_mutex_lock(&s->lock);
    lane = ++s->workers->started;
    held = 1;
    /* Of this thread alone, on Linux; from where it is, for a server may be nice as a whole. */
    setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + NICER);
    prctl(PR_SET_NAME, "worker");
}

static void *work(void *self)
{
    server *s = self;
    mind *m;

    lock_first(s);
    m = &s->workers->mind[lane];
    while (!s->workers->stop) {
        int64_t wait;
        job *j = next_job(s->workers, &wait);

        if (!j) {
            wait_for(s, wait);
            continue;
        }
        do_job(s, m, j);
        free(j);
    }
    mind_clear(m);
    unlock_on_worker(s);
    return NULL;
}

bool workers_start(server *s)
{
    s->workers = calloc(1, sizeof *s->workers);
    if (!s->workers)
        return false;
    wake_init(&s->workers->wake);
    for (int i = 0; i < WORKERS; i++)
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
    for (int i = 0; i < WORKERS; i++)
        pthread_join(s->workers->thread[i], NULL);
    pthread_mutex_lock(&s->lock);
    while (s->workers->jobs) { /* nobody is left waiting for an answer */
        job *j = s->workers->jobs;

        s->workers->jobs = j->next;
        if (j->rq)
            answer_error(j->rq, "The server is closing.");
        if (j->rq && j->rq->g)
            j->rq->g->busy--;
        if (j->st)
            stream_given_up(j->st);
        free(j);
    }
    pthread_mutex_unlock(&s->lock);
    pthread_cond_destroy(&s->workers->wake);
    free(s->workers);
    s->workers = NULL;
}
