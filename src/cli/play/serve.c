/* serve.c -- `linstock play` without --terminal: the page, served until Ctrl-C.
 *
 * What was asked for on the command line is where the page opens: a battle at the table of a new
 * game, a record at its replay. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "cli/play/play.h"
#include "server/serve.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct {
    const play_wishes *w;
    const char *battle; /* or NULL */
    char *record;       /* text of one, or NULL */
    size_t record_size;
} opening;

/* ---- a record, handed to the server as any page would ---- */

static int connect_to(const char *address)
{
    struct sockaddr_in a = { .sin_family = AF_INET };
    char host[64];
    int port, fd;

    if (sscanf(address, "http://%63[0-9.]:%d", host, &port) != 2 ||
        inet_pton(AF_INET, host, &a.sin_addr) != 1)
        return -1;
    a.sin_port = htons((uint16_t)port);
    fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd >= 0 && connect(fd, (struct sockaddr *)&a, sizeof a) == 0)
        return fd;
    if (fd >= 0)
        close(fd);
    return -1;
}

static bool send_all(int fd, const char *text, size_t n)
{
    while (n > 0) {
        const ssize_t put = write(fd, text, n);

        if (put <= 0)
            return false;
        text += put;
        n -= (size_t)put;
    }
    return true;
}

/* The value of a key in a flat answer of our own server; false: it is not there. */
static bool value_of(const char *answer, const char *key, char *out, size_t size)
{
    char pattern[40];
    const char *at;
    size_t n;

    snprintf(pattern, sizeof pattern, "\"%s\":\"", key);
    at = strstr(answer, pattern);
    if (!at)
        return false;
    at += strlen(pattern);
    n = strcspn(at, "\"");
    if (n >= size)
        return false;
    memcpy(out, at, n);
    out[n] = '\0';
    return true;
}

static bool post_record(const opening *o, const char *address, char *answer, size_t size)
{
    const int fd = connect_to(address);
    char head[256];
    size_t used = 0;
    ssize_t n = 1;
    bool ok;

    if (fd < 0)
        return false;
    snprintf(head, sizeof head,
             "POST /api/records HTTP/1.1\r\nHost: %s\r\nContent-Type: text/plain\r\n"
             "Content-Length: %zu\r\nConnection: close\r\n\r\n",
             address + strlen("http://"), o->record_size);
    ok = send_all(fd, head, strlen(head)) && send_all(fd, o->record, o->record_size);
    while (ok && used + 1 < size && (n = read(fd, answer + used, size - used - 1)) > 0)
        used += (size_t)n;
    answer[used] = '\0';
    close(fd);
    return ok && used > 0;
}

/* ---- where the page opens ---- */

static void add_wish(char *link, size_t size, const char *key, const char *value)
{
    const size_t n = strlen(link);

    if (value)
        snprintf(link + n, size - n, "%c%s=%s", strchr(link, '?') ? '&' : '?', key, value);
}

static void link_to(const opening *o, const char *address, char *link, size_t size)
{
    char answer[4096], game[32], key[64], seed[24], error[300];

    if (o->record && post_record(o, address, answer, sizeof answer)) {
        if (value_of(answer, "game", game, sizeof game) &&
            value_of(answer, "watch", key, sizeof key)) {
            snprintf(link, size, "%s/#/replay/%s/%s", address, game, key);
            return;
        }
        if (value_of(answer, "error", error, sizeof error))
            cli_bad("%s", error);
    }
    snprintf(link, size, "%s/", address);
    if (!o->battle)
        return;
    snprintf(link, size, "%s/#/new/%s", address, o->battle);
    add_wish(link, size, "against", o->w->against);
    add_wish(link, size, "side", o->w->side);
    add_wish(link, size, "bots", o->w->bots);
    add_wish(link, size, "dice", o->w->dice);
    add_wish(link, size, "options", o->w->options);
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)o->w->seed);
    add_wish(link, size, "seed", o->w->seed == UINT64_MAX ? NULL : seed);
}

/* What a browser has to say about its machine is not for our terminal. */
static void hush(void)
{
    const int nowhere = open("/dev/null", O_RDWR);

    if (nowhere < 0)
        return;
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
}

/* The desktop's own choice of browser, in a process of its own that outlives nothing of ours. */
static bool open_browser(const char *link)
{
    const char *browser = getenv("BROWSER");
    int status;
    pid_t child;

    if (!browser && !getenv("DISPLAY") && !getenv("WAYLAND_DISPLAY"))
        return false;
    child = fork();
    if (child == 0) {
        if (fork() != 0)
            _exit(0);
        setsid();
        hush();
        if (browser)
            execlp(browser, browser, link, (char *)NULL);
        execlp("xdg-open", "xdg-open", link, (char *)NULL);
        execlp("x-www-browser", "x-www-browser", link, (char *)NULL);
        execlp("chromium", "chromium", link, (char *)NULL);
        execlp("firefox", "firefox", link, (char *)NULL);
        _exit(127);
    }
    return child > 0 && waitpid(child, &status, 0) == child;
}

static void up(void *self, const char *address)
{
    const opening *o = self;
    char link[600];

    link_to(o, address, link, sizeof link);
    if (o->w->no_browser || !open_browser(link))
        printf("Linstock is at %s\nOpen that in a browser; Ctrl-C ends it.\n", link);
    else
        printf("Linstock is at %s (opening in the browser; Ctrl-C ends it).\n", link);
    fflush(stdout);
}

/* ---- the command ---- */

/* The page names battles by their folders. One that was named by its path is found once the folder
 * around it is among the places where battles are. */
static const char *battle_named(const char *name, char *folder, size_t size)
{
    const char *places = getenv("LINSTOCK_BATTLES");
    char full[LIN_PATH], all[2 * LIN_PATH];
    char *slash;

    if (!strchr(name, '/') || lin_battle_folder(name, folder, size, NULL) != LIN_OK ||
        !realpath(folder, full))
        return name;
    slash = strrchr(full, '/');
    *slash = '\0';
    snprintf(all, sizeof all, "%s%s%s", full, places ? ":" : "", places ? places : "");
    setenv("LINSTOCK_BATTLES", all, 1);
    snprintf(folder, size, "%s", slash + 1);
    return folder;
}

int play_serve(const char *name, bool is_record, const play_wishes *w)
{
    const char *host[8];
    serve_options want = { .share = LIN_SHARE_DIR,
                           .listen = w->listen,
                           .host = host,
                           .port = (int)w->port,
                           .data = w->data,
                           .up = up };
    opening o = { .w = w };
    lin_refusal why = { 0 };
    char trouble[300] = "", folder[LIN_PATH];
    int code;

    want.self = &o;
    if (w->host)
        host[want.hosts++] = w->host;
    if (name && is_record) {
        if (lin_slurp(name, 4u << 20, &o.record, &o.record_size, &why) != LIN_OK)
            return cli_bad("%s", why.text);
    } else {
        o.battle = name ? battle_named(name, folder, sizeof folder) : NULL;
    }
    code = lin_serve(&want, trouble, sizeof trouble);
    lin_free(o.record);
    if (code == 0)
        return CLI_DONE;
    cli_bad("%s", trouble);
    return code == LIN_SERVE_LOST ? CLI_NO : CLI_BAD;
}
