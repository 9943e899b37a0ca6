/* echo.c -- the least that could be a server of games, to measure the real one against.
 *
 *     echo PORT [BYTES]
 *
 * The same library in the same mode: one POST in, a little JSON out, one message of so many bytes
 * to the two streams of that game. No rules, no disk, no keys, no checks. It speaks just enough
 * like the real one (docs/http.md) that bench/load/load.c can be pointed at it. */
#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>

#define GAMES 100000
#define QUEUE 16

typedef struct stream stream;
struct stream {
    stream *next;
    struct MHD_Connection *connection;
    unsigned long waiting[QUEUE]; /* numbers of messages to be told */
    int queued;
    bool suspended;
    char text[2048];
    size_t size, at;
};

static stream *streams[GAMES];
static size_t padding = 600;
static char *pad;
static int games;

/* ---- streams ---- */

static size_t message(char *out, size_t size, unsigned long n)
{
    return (size_t)snprintf(
        out, size,
        "id: %lu\nevent: step\ndata: {\"n\":%lu,\"question\":{\"side\":0,\"answers\":[\"close\"]},"
        "\"events\":\"%s\"}\n\n",
        n, n, pad);
}

static ssize_t stream_read(void *self, uint64_t position, char *buffer, size_t most)
{
    stream *st = self;
    size_t n;

    (void)position;
    if (st->at == st->size && st->queued > 0) {
        st->size = message(st->text, sizeof st->text, st->waiting[0]);
        st->at = 0;
        memmove(st->waiting, st->waiting + 1, (size_t)--st->queued * sizeof *st->waiting);
    }
    if (st->at == st->size) {
        st->suspended = true;
        MHD_suspend_connection(st->connection);
        return 0;
    }
    n = st->size - st->at < most ? st->size - st->at : most;
    memcpy(buffer, st->text + st->at, n);
    st->at += n;
    return (ssize_t)n;
}

static enum MHD_Result stream_open(struct MHD_Connection *connection, int game)
{
    stream *st = calloc(1, sizeof *st);
    struct MHD_Response *response =
        st ? MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 1024, stream_read, st, free)
           : NULL;
    enum MHD_Result result;

    if (!response) {
        free(st);
        return MHD_NO;
    }
    st->connection = connection;
    st->queued = 1;
    st->next = streams[game];
    streams[game] = st;
    MHD_add_response_header(response, "Content-Type", "text/event-stream");
    result = MHD_queue_response(connection, MHD_HTTP_OK, response);
    MHD_destroy_response(response);
    return result;
}

static void tell(int game, unsigned long n)
{
    for (stream *st = streams[game]; st; st = st->next) {
        if (st->queued < QUEUE)
            st->waiting[st->queued++] = n;
        if (st->suspended)
            MHD_resume_connection(st->connection);
        st->suspended = false;
    }
}

/* ---- requests ---- */

static enum MHD_Result answer(struct MHD_Connection *connection, unsigned status, const char *text)
{
    struct MHD_Response *response = MHD_create_response_from_buffer(
        strlen(text), (void *)(uintptr_t)text, MHD_RESPMEM_MUST_COPY);
    enum MHD_Result result;

    MHD_add_response_header(response, "Content-Type", "application/json");
    result = MHD_queue_response(connection, status, response);
    MHD_destroy_response(response);
    return result;
}

typedef struct {
    size_t used;
    char body[256];
} asking;

static enum MHD_Result handle(void *self, struct MHD_Connection *connection, const char *path,
                              const char *method, const char *version, const char *data,
                              size_t *size, void **keep)
{
    asking *a = *keep;
    const char *number;
    char text[200];
    int game = 0;
    unsigned long n = 0;

    (void)self;
    (void)version;
    if (!a)
        return (*keep = calloc(1, sizeof(asking))) ? MHD_YES : MHD_NO;
    if (*size > 0) {
        if (a->used + *size < sizeof a->body)
            memcpy(a->body + a->used, data, *size);
        a->used += *size;
        *size = 0;
        return MHD_YES;
    }
    if (sscanf(path, "/api/games/%d", &game) == 1 && (game < 0 || game >= games))
        return answer(connection, MHD_HTTP_NOT_FOUND, "{}");
    if (strcmp(method, "GET") == 0)
        return stream_open(connection, game);
    if (strcmp(path, "/api/games") == 0 && games < GAMES) {
        snprintf(
            text, sizeof text,
            "{\"game\":\"%d\",\"keys\":{\"british\":\"a\",\"american\":\"b\",\"watch\":\"c\"}}",
            games++);
        return answer(connection, MHD_HTTP_CREATED, text);
    }
    number = strstr(a->body, "\"n\":");
    n = number ? strtoul(number + 4, NULL, 10) : 0;
    tell(game, n);
    snprintf(text, sizeof text, "{\"n\":%lu}", n);
    return answer(connection, MHD_HTTP_OK, text);
}

static void done(void *self, struct MHD_Connection *connection, void **keep,
                 enum MHD_RequestTerminationCode code)
{
    (void)self;
    (void)connection;
    (void)code;
    free(*keep);
    *keep = NULL;
}

/* ---- the whole ---- */

static int listen_on(int port)
{
    struct sockaddr_in a = { .sin_family = AF_INET,
                             .sin_port = htons((uint16_t)port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    const int one = 1, fd = socket(AF_INET, SOCK_STREAM, 0);

    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(fd, (struct sockaddr *)&a, sizeof a) != 0 || listen(fd, 1024) != 0) {
        perror("echo");
        exit(1);
    }
    return fd;
}

int main(int argc, char **argv)
{
    struct rlimit sockets;
    struct MHD_Daemon *daemon;
    sigset_t ends;
    int sig;

    if (argc < 2) {
        fputs("usage: echo PORT [BYTES]\n", stderr);
        return 2;
    }
    padding = argc > 2 ? strtoul(argv[2], NULL, 10) : padding;
    padding = padding > 1900 ? 1900 : padding;
    pad = calloc(1, padding + 1);
    if (!pad)
        return 1;
    memset(pad, '.', padding > 90 ? padding - 90 : 0); /* the rest of a message has 90 bytes */
    getrlimit(RLIMIT_NOFILE, &sockets);
    sockets.rlim_cur = sockets.rlim_max;
    setrlimit(RLIMIT_NOFILE, &sockets);
    signal(SIGPIPE, SIG_IGN);
    sigemptyset(&ends);
    sigaddset(&ends, SIGTERM);
    sigaddset(&ends, SIGINT);
    pthread_sigmask(SIG_BLOCK, &ends, NULL);
    daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, NULL,
        MHD_OPTION_LISTEN_SOCKET, listen_on(atoi(argv[1])), MHD_OPTION_NOTIFY_COMPLETED, done, NULL,
        MHD_OPTION_CONNECTION_LIMIT, 20000u, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)6144,
        MHD_OPTION_CONNECTION_MEMORY_INCREMENT, (size_t)1024, MHD_OPTION_END);
    if (!daemon) {
        fputs("echo: no daemon\n", stderr);
        return 1;
    }
    sigwait(&ends, &sig);
    _Exit(0); /* suspended streams and all */
}
