/* serve.c -- the server as a whole: its address, its threads, its end. */
#include "server/server.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#define USUAL_PORT      1777
#define PORTS_TO_TRY    40
#define LOOK_SECONDS    2 /* from one look for players who left to the next */
#define LOOKS_A_BEAT    7 /* a beat about every fifteen seconds */
#define IDLE_MS         (10 * 60 * 1000)
#define CONNECTIONS     20000
#define CONNECTION_ROOM 8192       /* bytes for one connection's headers and answers */
#define PATIENCE        60         /* seconds that a silent connection may stay */
#define UNREAD          (64 << 10) /* bytes the system holds for a reader who does not read */

/* ---- the address ---- */

static int listen_on(const char *address, int port)
{
    struct sockaddr_in a = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
    const int one = 1, unread = UNREAD;
    int fd;

    if (inet_pton(AF_INET, address, &a.sin_addr) != 1) {
        errno = EINVAL;
        return -1;
    }
    fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    setsockopt(fd, SOL_SOCKET, SO_SNDBUF, &unread, sizeof unread); /* and of all it accepts */
    if (bind(fd, (struct sockaddr *)&a, sizeof a) != 0 || listen(fd, 1024) != 0) {
        const int kept = errno;

        close(fd);
        errno = kept;
        return -1;
    }
    return fd;
}

static int open_port(server *s, char *why, size_t size)
{
    const char *address = s->want->listen ? s->want->listen : "127.0.0.1";
    const int first = s->want->port ? s->want->port : USUAL_PORT,
              most = s->want->port ? 1 : PORTS_TO_TRY;
    int fd = -1;

    for (int i = 0; i < most && fd < 0; i++) {
        s->port = first + i;
        fd = listen_on(address, s->port);
        if (fd < 0 && errno != EADDRINUSE)
            break;
    }
    if (fd < 0)
        snprintf(why, size, "%s port %d cannot be listened on: %s.", address, s->port,
                 strerror(errno));
    return fd;
}

/* ---- the data folder ---- */

/* XDG's place for what a program keeps for its user. */
static void data_folder(const server *s, char *path, size_t size)
{
    const char *xdg = getenv("XDG_DATA_HOME"), *home = getenv("HOME");

    if (s->want->data)
        snprintf(path, size, "%s", s->want->data);
    else if (xdg && *xdg == '/')
        snprintf(path, size, "%s/linstock", xdg);
    else
        snprintf(path, size, "%s/.local/share/linstock", home && *home ? home : ".");
}

static void address_of(const server *s, char *address, size_t size)
{
    const char *host =
        s->want->listen && strcmp(s->want->listen, "0.0.0.0") != 0 ? s->want->listen : "127.0.0.1";

    snprintf(address, size, "http://%s:%d", host, s->port);
}

typedef enum { FOLDER_OURS, FOLDER_ANOTHERS, FOLDER_UNLOCKED } folder_state;

/* Two servers over one journal would take the same numbers. Whoever has the folder says in it where
 * he listens. Where no lock can be taken nobody writes. */
static folder_state take_folder(server *s, const char *path, char *other, size_t size)
{
    char name[1100], address[80];
    ssize_t n;

    snprintf(name, sizeof name, "%s/lock", path);
    s->folder = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (s->folder < 0)
        return FOLDER_UNLOCKED;
    if (flock(s->folder, LOCK_EX | LOCK_NB) == 0) {
        address_of(s, address, sizeof address);
        n = ftruncate(s->folder, 0) == 0 ? write(s->folder, address, strlen(address)) : 0;
        return n >= 0 ? FOLDER_OURS : FOLDER_UNLOCKED;
    }
    if (errno != EWOULDBLOCK)
        return FOLDER_UNLOCKED;
    n = read(s->folder, other, size - 1);
    other[n > 0 ? n : 0] = '\0';
    close(s->folder);
    s->folder = -1;
    return FOLDER_ANOTHERS;
}

/* False: the games are in the hands of the server at `other`. */
static bool open_disk(server *s, char *other, size_t size)
{
    char path[1000], why[320] = "";
    folder_state folder;

    data_folder(s, path, sizeof path);
    snprintf(s->data, sizeof s->data, "%s", path);
    store_folder(path);
    folder = take_folder(s, path, other, size);
    if (folder == FOLDER_ANOTHERS)
        return false;
    if (folder == FOLDER_UNLOCKED)
        snprintf(why, sizeof why,
                 "No lock is to be had on the data folder %.120s, so that two servers might write "
                 "there: its games can be looked at, and no more.",
                 path);
    s->disk = store_open(path, folder == FOLDER_UNLOCKED, why, sizeof why);
    s->read_only = s->disk && store_is_read_only(s->disk);
    if (s->disk && !s->read_only) {
        mustered_open(s, path);
        return true;
    }
    snprintf(s->trouble, sizeof s->trouble, "%.170s%s", why,
             s->disk ? "" : " Games live in memory only.");
    if (!s->want->quiet)
        fprintf(stderr, "linstock: %s\n", s->trouble);
    return true;
}

/* ---- running ---- */

/* A stream and a seat are a socket each: as many as the system lets us have. */
static void more_sockets(void)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

static struct MHD_Daemon *start_http(server *s, int fd)
{
    return MHD_start_daemon(
        MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, limits_accept, s, http_handle, s,
        MHD_OPTION_NOTIFY_CONNECTION, limits_connection, s, MHD_OPTION_LISTEN_SOCKET, fd,
        MHD_OPTION_NOTIFY_COMPLETED, http_done, s, MHD_OPTION_UNESCAPE_CALLBACK, http_unescape, s,
        MHD_OPTION_CONNECTION_LIMIT,
        (unsigned)(s->want->limits.connections ? s->want->limits.connections : CONNECTIONS),
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)CONNECTION_ROOM,
        MHD_OPTION_CONNECTION_MEMORY_INCREMENT, (size_t)1024, MHD_OPTION_CONNECTION_TIMEOUT,
        (unsigned)PATIENCE, MHD_OPTION_END);
}

static void one_lesson(void *self, const char *name, const lin_field *f, lin_status status,
                       const lin_refusal *why)
{
    server *s = self;

    (void)status, (void)why;
    if (f && lesson_is_there(s->source, name))
        lesson_named(s, name, NULL);
}

/* Battles and lessons are read before anybody comes, who would have to wait for them. */
static void warm_up(server *s)
{
    if (s->want->warm)
        lin_source_each(s->source, s->want->share, one_lesson, s, NULL);
}

static void wait_for_end(server *s)
{
    sigset_t ends;
    const struct timespec pause = { LOOK_SECONDS, 0 };
    int looks = 0;

    sigemptyset(&ends);
    sigaddset(&ends, SIGINT);
    sigaddset(&ends, SIGTERM);
    pthread_mutex_lock(&s->lock);
    expiry_look(s);
    pthread_mutex_unlock(&s->lock);
    while (sigtimedwait(&ends, NULL, &pause) < 0) {
        pthread_mutex_lock(&s->lock);
        streams_look(s);
        limits_sweep(s);
        limits_tell_left_out(s);
        limits_disk(s);
        if (++looks == LOOKS_A_BEAT) {
            looks = 0;
            streams_beat(s);
            games_forget_idle(s, now_ms() - IDLE_MS);
            fields_rest(s);
            loose_rest(s);
            scratch_games_rest(s, now_ms() - IDLE_MS);
            expiry_look(s);
        }
        pthread_mutex_unlock(&s->lock);
    }
}

/* Signals are for the main thread alone; a reader who left must not end us. */
static void signals(void)
{
    sigset_t all;

    signal(SIGPIPE, SIG_IGN);
    sigemptyset(&all);
    sigaddset(&all, SIGINT);
    sigaddset(&all, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
}

static void announce(const server *s)
{
    char address[80];

    address_of(s, address, sizeof address);
    if (s->want->up)
        s->want->up(s->want->self, address);
}

static void close_all(server *s)
{
    pthread_mutex_lock(&s->lock);
    s->stopping = true;
    streams_end(s);
    pthread_mutex_unlock(&s->lock);
    workers_stop(s);
    keeper_stop(s);
    wakes_stop(s);
    MHD_stop_daemon(s->daemon);
    wakes_free(s);
    histories_free(s);
    games_free(s);
    lessons_free(s);
    grounds_free(s);
    mades_free(s);
    fields_free(s);
    loose_free(s);
    store_close(s->disk);
    if (s->folder >= 0)
        close(s->folder);
    lin_source_free(s->source);
}

/* The games are served already: that is where to go, unless another place was asked for by name. */
static int go_to_other(server *s, const char *other, char *why, size_t size)
{
    const bool named = s->want->port || s->want->listen;

    if (named || !*other)
        snprintf(why, size,
                 "Another Linstock keeps its games in that folder%s%s. Use that one, or say --data "
                 "DIR for another folder.",
                 *other ? " and is at " : "", other);
    else if (s->want->up)
        s->want->up(s->want->self, other);
    lin_source_free(s->source);
    free(s);
    return named || !*other;
}

int lin_serve(const serve_options *want, char *why, size_t size)
{
    server *s = calloc(1, sizeof *s);
    char other[100] = "";
    uint64_t lost;
    int fd = -1;

    if (!s || sodium_init() < 0 || !(s->source = lin_source_new(want->share))) {
        snprintf(why, size, "There is no memory left.");
        free(s);
        return 1;
    }
    s->want = want;
    s->folder = -1;
    pthread_mutex_init(&s->lock, NULL);
    pthread_mutex_init(&s->mustering, NULL);
    pthread_mutex_init(&s->scratching, NULL);
    signals();
    more_sockets();
    fd = open_port(s, why, size);
    if (fd < 0) {
        lin_source_free(s->source);
        free(s);
        return 1;
    }
    if (!open_disk(s, other, sizeof other)) {
        close(fd);
        return go_to_other(s, other, why, size);
    }
    tickets_start(s);
    warm_up(s);
    umask(077); /* what is written here is the owner's alone */
    if (!limits_start(s) || !wakes_open(s) || !keeper_start(s) || !workers_start(s) ||
        !(s->daemon = start_http(s, fd)) || !wakes_start(s)) {
        snprintf(why, size, "The server cannot start its threads.");
        return 1; /* the program ends with it */
    }
    announce(s);
    log_line(s, "start", "port %d, data in %s", s->port, s->data);
    wait_for_end(s);
    close_all(s);
    limits_free(s);
    log_line(s, "end", "%llu things were not kept", (unsigned long long)s->lost);
    lost = s->lost;
    if (lost)
        snprintf(why, size,
                 "%llu things that were said were never kept, since there was no disk that took "
                 "them.",
                 (unsigned long long)lost);
    pthread_mutex_destroy(&s->scratching);
    pthread_mutex_destroy(&s->mustering);
    pthread_mutex_destroy(&s->lock);
    free(s);
    return lost ? LIN_SERVE_LOST : 0;
}
