/* wakes.c -- the thread that reads and writes, and how it wakes those who wait.
 *
 * The library walks through every sleeper whenever any is woken: among four thousand streams that
 * costs more than most answers. So whoever is to be woken, for an answer or for news, is put down
 * here, and this thread itself wakes them all before one walk. Where many are connected it rests
 * between two walks, the longer a walk is the longer; whoever comes after a rest is woken at once,
 * and where few are connected everybody is. What a commit brings waits for no rest.
 *
 * The list has a lock of its own, which is taken last and held briefly, so that this thread waits
 * for nobody who works. */
#define _GNU_SOURCE /* ppoll */
#include "server/server.h"

#include <poll.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#define FEW         256  /* connections: a walk through them is nothing */
#define REST_NS     1000 /* for each connection: a walk takes 12 to 80 of them for it */
#define REST_US     6000 /* at most: as often as there are commits */
#define LAST_ROUNDS 1000 /* in which answers may still go out when the server ends */

struct wakes {
    pthread_t thread;
    pthread_mutex_t lock;
    int bell; /* an eventfd: it is rung for the thread to look here */
    struct MHD_Connection **due;
    size_t n, room;
    int64_t last; /* when sleepers were last woken, in us */
    bool gathering, at_once, stop;
};

/* ---- those who are to be woken ---- */

static void ring(const struct wakes *w)
{
    const uint64_t one = 1;

    if (write(w->bell, &one, sizeof one) < 0)
        return; /* it has been rung too often already, and will be heard */
}

/* It rings once for all who come till they are woken: the thread knows then when to wake them. */
void wakes_add(server *s, struct MHD_Connection *sleeper)
{
    struct wakes *w = s->wakes;

    pthread_mutex_lock(&w->lock);
    if (w->n == w->room) {
        w->room = w->room ? 2 * w->room : 256;
        w->due = realloc(w->due, w->room * sizeof *w->due);
        if (!w->due)
            abort(); /* eight bytes a connection: nothing would help */
    }
    w->due[w->n++] = sleeper;
    if (w->n == 1 && !w->gathering)
        ring(w);
    pthread_mutex_unlock(&w->lock);
}

static void gathering(server *s, bool on)
{
    struct wakes *w = s->wakes;

    pthread_mutex_lock(&w->lock);
    w->gathering = on;
    w->at_once = !on && w->n > 0;
    if (w->at_once)
        ring(w);
    pthread_mutex_unlock(&w->lock);
}

void wakes_gather(server *s)
{
    gathering(s, true);
}

void wakes_tell(server *s)
{
    gathering(s, false);
}

/* ---- the thread ---- */

/* How long in us it is till whoever is on the list may be woken; -1: nobody is, or more will come
 * and the bell be rung. With the list's lock. */
static int64_t rest_of(server *s)
{
    const struct wakes *w = s->wakes;
    const int64_t many = (int64_t)limits_connections(s); /* it is this thread that counts them */
    int64_t rest = many * REST_NS / 1000, since;

    if (w->n == 0 || w->gathering)
        return -1;
    if (w->at_once || w->stop || many < FEW)
        return 0;
    rest = rest < REST_US ? rest : REST_US;
    since = now_us() - w->last;
    return since < 0 || since >= rest ? 0 : rest - since; /* a clock may leap */
}

/* Whose time has come is woken by the next turn of the library. Returns rest_of the others. */
static int64_t wake_due(server *s)
{
    struct wakes *w = s->wakes;
    int64_t rest;

    pthread_mutex_lock(&w->lock);
    rest = rest_of(s);
    if (rest == 0) {
        for (size_t i = 0; i < w->n; i++)
            MHD_resume_connection(w->due[i]);
        atomic_fetch_add_explicit(&s->counts.woken, w->n, memory_order_relaxed);
        atomic_fetch_add_explicit(&s->counts.wakes, 1, memory_order_relaxed);
        w->n = 0;
        w->at_once = false;
        w->last = now_us();
    }
    pthread_mutex_unlock(&w->lock);
    return rest;
}

/* Until something comes, or the library has something to do by itself, or rest (-1: none) is over.
 */
static void wait_for_any(server *s, int library, int64_t rest)
{
    struct pollfd on[] = { { .fd = library, .events = POLLIN },
                           { .fd = s->wakes->bell, .events = POLLIN } };
    MHD_UNSIGNED_LONG_LONG ms;
    struct timespec t;
    uint64_t rung;

    if (MHD_get_timeout(s->daemon, &ms) == MHD_YES && (rest < 0 || (int64_t)ms * 1000 < rest))
        rest = (int64_t)ms * 1000;
    t = (struct timespec){ rest / 1000000, rest % 1000000 * 1000 };
    if (ppoll(on, 2, rest < 0 ? NULL : &t, NULL) > 0 && on[1].revents &&
        read(s->wakes->bell, &rung, sizeof rung) < 0)
        return; /* nobody else reads it: it was rung, and that is all there is to know */
}

static bool is_to_stop(struct wakes *w)
{
    bool stop;

    pthread_mutex_lock(&w->lock);
    stop = w->stop;
    pthread_mutex_unlock(&w->lock);
    return stop;
}

/* What is answered already goes out, as far as it is read without delay. */
static void last_rounds(server *s)
{
    MHD_UNSIGNED_LONG_LONG ms = 0;

    wake_due(s);
    for (int i = 0; i < LAST_ROUNDS && ms == 0; i++) {
        MHD_run(s->daemon);
        if (MHD_get_timeout(s->daemon, &ms) != MHD_YES)
            break;
    }
}

static void *read_and_write(void *self)
{
    server *s = self;
    const int library = MHD_get_daemon_info(s->daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd;

    prctl(PR_SET_NAME, "http");
    while (!is_to_stop(s->wakes)) {
        const int64_t rest = wake_due(s);

        if (rest != 0)
            wait_for_any(s, library, rest);
        MHD_run(s->daemon);
    }
    last_rounds(s);
    return NULL;
}

bool wakes_open(server *s)
{
    struct wakes *w = calloc(1, sizeof *w);

    if (!w)
        return false;
    pthread_mutex_init(&w->lock, NULL);
    w->bell = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    s->wakes = w;
    return w->bell >= 0;
}

bool wakes_start(server *s)
{
    return pthread_create(&s->wakes->thread, NULL, read_and_write, s) == 0;
}

void wakes_stop(server *s)
{
    struct wakes *w = s->wakes;

    pthread_mutex_lock(&w->lock);
    w->stop = true;
    ring(w);
    pthread_mutex_unlock(&w->lock);
    pthread_join(w->thread, NULL);
}

void wakes_free(server *s)
{
    close(s->wakes->bell);
    pthread_mutex_destroy(&s->wakes->lock);
    free(s->wakes->due);
    free(s->wakes);
    s->wakes = NULL;
}
