/* wire.c -- connections of the load bench (wire.h). */
#define _GNU_SOURCE
#include "wire.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

uint64_t wire_bytes;
int wire_lost;

static int epoll = -1;
static struct sockaddr_in address;

_Noreturn static void die(const char *what)
{
    perror(what);
    exit(1);
}

int64_t now_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* The server may have been started a moment ago: it is given five seconds. */
static void wait_for_server(void)
{
    for (int tries = 0; tries < 50; tries++) {
        const struct timespec while_it_starts = { 0, 100000000 };
        const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const bool up = connect(fd, (struct sockaddr *)&address, sizeof address) == 0;

        close(fd);
        if (up)
            return;
        nanosleep(&while_it_starts, NULL);
    }
    die("no server");
}

void wire_begin(int port)
{
    address.sin_family = AF_INET;
    address.sin_port = htons((uint16_t)port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    epoll = epoll_create1(EPOLL_CLOEXEC);
    if (epoll < 0)
        die("epoll");
    wait_for_server();
}

/* ---- opening ---- */

static int connected(int receive_room)
{
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), one = 1;

    if (fd < 0)
        die("socket");
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (receive_room)
        setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &receive_room, sizeof receive_room);
    if (connect(fd, (struct sockaddr *)&address, sizeof address) != 0)
        die("connect");
    fcntl(fd, F_SETFL, O_NONBLOCK);
    return fd;
}

static void say(int fd, const char *text, size_t n)
{
    if (write(fd, text, n) != (ssize_t)n) /* a request fits any socket that is idle */
        die("write");
}

static size_t request_text(char *out, size_t size, const char *path, const char *key,
                           const char *body)
{
    int n = snprintf(out, size, "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n", body ? "POST" : "GET",
                     path, ntohs(address.sin_port));

    if (key)
        n += snprintf(out + n, size - (size_t)n, "Authorization: Bearer %s\r\n", key);
    if (body)
        n += snprintf(out + n, size - (size_t)n,
                      "Content-Type: application/json\r\nContent-Length: %zu\r\n", strlen(body));
    n += snprintf(out + n, size - (size_t)n, "\r\n%s", body ? body : "");
    return (size_t)n;
}

static void watch(wire *w)
{
    struct epoll_event e = { .events = EPOLLIN, .data.ptr = w };

    if (epoll_ctl(epoll, EPOLL_CTL_ADD, w->fd, &e) != 0)
        die("epoll_ctl");
}

void wire_open(wire *w, void *owner, wire_heard heard)
{
    *w = (wire){ .fd = connected(0), .owner = owner, .heard = heard };
    watch(w);
}

void wire_ask(wire *w, const char *path, const char *key, const char *body)
{
    char text[2048];

    say(w->fd, text, request_text(text, sizeof text, path, key, body));
}

void wire_listen(wire *w, void *owner, int mark, const char *path, const char *key,
                 wire_heard heard)
{
    *w = (wire){
        .fd = connected(0), .owner = owner, .mark = mark, .heard = heard, .is_stream = true
    };
    wire_ask(w, path, key, NULL);
    watch(w);
}

int wire_mute(const char *path, const char *key)
{
    const int fd = connected(path ? 2048 : 0);
    char text[1024];

    if (path)
        say(fd, text, request_text(text, sizeof text, path, key, NULL));
    return fd;
}

/* ---- hearing ---- */

static void keep(wire *w, const char *bytes, size_t n)
{
    if (w->used + n + 1 > w->room) {
        w->room = w->room ? w->room : 1024;
        while (w->room < w->used + n + 1)
            w->room *= 2;
        w->in = realloc(w->in, w->room);
        if (!w->in)
            die("memory");
    }
    memcpy(w->in + w->used, bytes, n);
    w->used += n;
    w->in[w->used] = '\0';
}

static char *head_end(const wire *w)
{
    char *end = w->in ? strstr(w->in, "\r\n\r\n") : NULL;

    return end ? end + 4 : NULL;
}

static int status_of(const wire *w)
{
    return w->used > 12 ? atoi(w->in + 9) : 0;
}

static void line_heard(wire *w)
{
    const char *length;
    char *body = head_end(w);
    size_t n;

    if (!body)
        return;
    length = strcasestr(w->in, "\r\nContent-Length: ");
    n = length && length < body ? strtoul(length + 18, NULL, 10) : 0;
    if ((size_t)(w->in + w->used - body) < n)
        return;
    w->status = status_of(w);
    w->used = 0;
    w->heard(w, w->status, body, n);
}

/* Messages end with an empty line; a comment (":") is one too, and is passed over. */
static void message_heard(wire *w)
{
    if (w->used < 2 || w->in[w->used - 1] != '\n' || w->in[w->used - 2] != '\n')
        return;
    wire_bytes += w->used;
    if (w->in[0] != ':')
        w->heard(w, w->status, w->in, w->used);
    w->used = 0;
}

/* The stream's bytes without the sizes of the chunks. */
static void stream_heard(wire *w, const char *at, size_t n)
{
    const char *end = at + n;

    while (at < end) {
        if (w->state == IN_CHUNK) {
            const size_t some = (size_t)(end - at) < w->left ? (size_t)(end - at) : w->left;

            keep(w, at, some);
            at += some;
            w->left -= some;
            if (w->left == 0) {
                w->state = AFTER_CHUNK;
                message_heard(w);
            }
        } else if (w->state == IN_HEAD) {
            keep(w, at++, 1);
            if (w->used >= 4 && memcmp(w->in + w->used - 4, "\r\n\r\n", 4) == 0) {
                w->status = status_of(w);
                w->used = 0;
                w->state = IN_SIZE;
            }
        } else if (w->state == IN_SIZE) {
            const char c = *at++;

            if (c == '\n')
                w->state = IN_CHUNK;
            else if (c != '\r')
                w->left = w->left * 16 + (size_t)(c <= '9' ? c - '0' : (c | 32) - 'a' + 10);
        } else if (*at++ == '\n') {
            w->state = IN_SIZE;
        }
    }
}

static void hear(wire *w)
{
    static char room[1 << 16];
    const ssize_t n = read(w->fd, room, sizeof room);

    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (n <= 0) {
        close(w->fd);
        w->fd = -1;
        wire_lost++;
        if (!w->is_stream) {
            fputs("load: the server closed a line\n", stderr);
            exit(1);
        }
        return;
    }
    if (w->is_stream) {
        stream_heard(w, room, (size_t)n);
    } else {
        keep(w, room, (size_t)n);
        line_heard(w);
    }
}

void wire_turn(int64_t most_us)
{
    struct epoll_event e[256];
    const struct timespec most = { most_us / 1000000, most_us % 1000000 * 1000 };
    const int n = epoll_pwait2(epoll, e, 256, &most, NULL);

    for (int i = 0; i < n; i++)
        hear(e[i].data.ptr);
}
