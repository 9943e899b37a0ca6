/* load.c -- many games at once against a running server.
 *
 *     load --port P --pid PID [--games 2000] [--rate 2000] [--seconds 20] [--lines 64] [--seed 1]
 *          [--idle 0] [--slow 0] [--streams 2] [--odds 0] [--reports 0] [--bots 0]
 *
 * Makes the games (seeded dice, two persons), opens two streams each, sets them up, then gives so
 * many orders a second, in turn over all games, each any one of the answers the last message
 * offered. An order's time runs from the first byte of its POST to its message on the last of the
 * game's streams.
 * --idle connections say nothing, --slow ones ask for a stream and never read it; --odds and
 * --reports are clients that ask for these without a pause, --bots battles that bots fight.
 *
 * It knows of JSON only what it looks for, so that it takes little from the server beside it. */
#include "company.h"
#include "figures.h"
#include "wire.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#define STREAMS 4  /* a game, at most */
#define AT_ONCE 40 /* games made: till the battle is read they wait, 48 of one address at most */

typedef struct game game;
struct game {
    game *next; /* in the row of those that may go on */
    char id[16], key[2][40], watch[40];
    wire stream[STREAMS];
    uint64_t n;      /* of the last order given */
    int heard, side; /* streams that have told of it; who is asked */
    bool acknowledged, over;
    char order[64]; /* what to say next */
    int64_t sent, due;
};

static struct {
    int port, pid, games, rate, seconds, lines, seed, idle, slow, streams;
    company beside;
} want = { .games = 2000, .rate = 2000, .seconds = 20, .lines = 64, .seed = 1, .streams = 2 };

static game *games;
static wire *line, **free_line;
static int lines_free;
static game *ready_first, **ready_last = &ready_first;
static uint64_t chance;
static long done, refused, others, over, opened;
static times to_ack, to_streams, from_due;
static bool measuring;

_Noreturn static void die(const char *what, const char *detail)
{
    fprintf(stderr, "load: %s: %.300s\n", what, detail);
    exit(1);
}

static uint32_t any(uint32_t n)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(chance >> 33) % n;
}

/* ---- what is looked for in JSON ---- */

static void value_of(const char *text, const char *key, char *out, size_t size)
{
    const char *at = strstr(text, key);
    size_t n;

    if (!at)
        die("an answer lacks", key);
    at += strlen(key);
    n = strcspn(at, "\"");
    if (n >= size)
        die("too long", at);
    memcpy(out, at, n);
    out[n] = '\0';
}

/* One of the texts of a list, "a","b"], by chance. False: it is empty. */
static bool pick(const char *list, char *out, size_t size)
{
    const size_t n = strcspn(list, "]");
    uint32_t quotes = 0, at;

    for (size_t i = 0; i < n; i++)
        quotes += list[i] == '"';
    if (quotes < 2)
        return false;
    at = 2 * any(quotes / 2);
    for (quotes = 0; quotes <= at; list++)
        quotes += *list == '"';
    value_of(list - 1, "\"", out, size);
    return true;
}

static void read_question(game *g, const char *text)
{
    const char *question = strstr(text, "\"question\":"), *side, *answers;

    if (!question)
        die("a message without a question", text);
    side = strstr(question, "\"side\":");
    answers = strstr(question, "\"answers\":[");
    g->over = !side || !answers || !pick(answers + 11, g->order, sizeof g->order);
    if (!g->over)
        g->side = atoi(side + 7) & 1;
}

/* ---- a game ---- */

static void make_ready(game *g)
{
    g->next = NULL;
    *ready_last = g;
    ready_last = &g->next;
}

static void order_settled(game *g)
{
    if (!g->acknowledged || g->heard < want.streams)
        return;
    done++;
    if (measuring) {
        const int64_t now = now_us();

        times_add(&to_streams, now - g->sent);
        times_add(&from_due, now - g->due);
    }
    if (g->over)
        over++;
    else
        make_ready(g);
}

static void stream_said(wire *w, int status, char *text, size_t n)
{
    game *g = w->owner;
    const char *id = strncmp(text, "id: ", 4) == 0 ? text + 4 : NULL;

    (void)n;
    if (status != 200 || !id)
        die("a stream says", text);
    if (w->mark == 0)
        read_question(g, text);
    if (g->n == 0) {
        opened++;
    } else if (strtoull(id, NULL, 10) == g->n) {
        g->heard++;
        order_settled(g);
    }
}

static void line_said(wire *w, int status, char *text, size_t n)
{
    game *g = w->owner;

    (void)n;
    free_line[lines_free++] = w;
    if (status == 201) {
        value_of(text, "\"game\":\"", g->id, sizeof g->id);
        value_of(text, "\"british\":\"", g->key[0], sizeof g->key[0]);
        value_of(text, "\"american\":\"", g->key[1], sizeof g->key[1]);
        value_of(text, "\"watch\":\"", g->watch, sizeof g->watch);
        done++;
        return;
    }
    if (status != 200) {
        if (refused++ + others == 0)
            fprintf(stderr, "load: refused: %.300s\n", text);
        g->over = true;
    }
    g->acknowledged = true;
    if (measuring)
        times_add(&to_ack, now_us() - g->sent);
    order_settled(g);
}

static wire *take_line(game *g)
{
    wire *w = free_line[--lines_free];

    w->owner = g;
    return w;
}

static void give(game *g, int64_t due)
{
    char path[64], body[160];
    wire *w = take_line(g);

    g->n++;
    g->heard = 0;
    g->acknowledged = false;
    g->due = due;
    snprintf(path, sizeof path, "/api/games/%s/orders", g->id);
    snprintf(body, sizeof body, "{\"n\":%llu,\"order\":\"%s\"}", (unsigned long long)g->n,
             g->order);
    g->sent = now_us();
    wire_ask(w, path, g->key[g->side], body);
}

/* ---- the parts of the run ---- */

static void progress(const char *what, int64_t since)
{
    if (now_us() - since > 120 * (int64_t)1000000)
        die("two minutes without an end", what);
}

static void make_games(void)
{
    const int64_t since = now_us();
    int asked = 0;

    for (done = 0; done < want.games; wire_turn(10000), progress("games", since))
        while (asked < want.games && asked < done + AT_ONCE && lines_free) {
            char body[200];

            snprintf(body, sizeof body,
                     "{\"battle\":\"brandywine-1777\",\"dice\":\"seeded\",\"seed\":%d,"
                     "\"seats\":[\"person\",\"person\"]}",
                     want.seed + asked);
            wire_ask(take_line(&games[asked++]), "/api/games", NULL, body);
        }
}

static void open_streams(void)
{
    const long all = (long)want.games * want.streams;
    const int64_t since = now_us();
    long asked = 0;

    for (; opened < all; wire_turn(10000), progress("streams", since))
        while (asked < all && asked < opened + 200) {
            game *g = &games[asked / want.streams];
            const int which = (int)(asked++ % want.streams);
            char path[64];

            snprintf(path, sizeof path, "/api/games/%s/events", g->id);
            wire_listen(&g->stream[which], g, which, path, g->key[which & 1], stream_said);
        }
}

static void set_up(void)
{
    const int64_t since = now_us();
    int asked = 0;

    for (done = 0; done < want.games; wire_turn(10000), progress("set-up", since))
        while (asked < want.games && lines_free) {
            strcpy(games[asked].order, "deploy historical");
            give(&games[asked++], now_us());
        }
}

static void crowd(void)
{
    for (int i = 0; i < want.idle; i++) {
        wire_mute(NULL, NULL);
        if (i % 200 == 0)
            wire_turn(20000);
    }
    for (int i = 0; i < want.slow; i++) {
        const game *g = &games[i % want.games];
        char path[64];

        snprintf(path, sizeof path, "/api/games/%s/events", g->id);
        wire_mute(path, g->watch);
        if (i % 100 == 0)
            wire_turn(20000);
    }
    for (int i = 0; i < 50; i++)
        wire_turn(20000);
}

static void watched_game(int i, const char **id, const char **key)
{
    *id = games[i].id;
    *key = games[i].key[games[i].side]; /* odds are told to whoever is asked */
}

/* Orders fall due at even distances; what cannot be sent in time is sent late, and counted so. */
static double pace(void)
{
    const int64_t start = now_us(), length = (int64_t)want.seconds * 1000000;
    const long all = (long)want.rate * want.seconds;
    long given = 0;

    done = refused = 0;
    measuring = true;
    for (int64_t now = start;
         now < start + length || (done < given && now < start + length + 5000000); now = now_us()) {
        while (given < all && lines_free && ready_first &&
               start + given * 1000000 / want.rate <= now) {
            game *g = ready_first;

            ready_first = g->next;
            if (!ready_first)
                ready_last = &ready_first;
            give(g, start + given++ * 1000000 / want.rate);
        }
        wire_turn(500);
    }
    measuring = false;
    return (double)(now_us() - start) / 1e6;
}

/* ---- the whole ---- */

static void read_words(int argc, char **argv)
{
    const struct {
        const char *name;
        int *value;
    } known[] = {
        { "--port", &want.port },        { "--pid", &want.pid },
        { "--games", &want.games },      { "--rate", &want.rate },
        { "--seconds", &want.seconds },  { "--lines", &want.lines },
        { "--seed", &want.seed },        { "--idle", &want.idle },
        { "--slow", &want.slow },        { "--streams", &want.streams },
        { "--odds", &want.beside.odds }, { "--reports", &want.beside.reports },
        { "--bots", &want.beside.bots },
    };

    for (int i = 1; i < argc; i += 2) {
        size_t k = 0;

        while (k < sizeof known / sizeof *known && strcmp(argv[i], known[k].name) != 0)
            k++;
        if (k == sizeof known / sizeof *known || i + 1 == argc)
            die("no such word, or no number after it", argv[i]);
        *known[k].value = atoi(argv[i + 1]);
    }
    if (want.port <= 0 || want.pid <= 0 || want.games <= 0 || want.rate <= 0 || want.streams < 1 ||
        want.streams > STREAMS)
        die("usage", "load --port P --pid PID [--games N] [--rate R] [--seconds S] ...");
}

static void prepare(void)
{
    struct rlimit sockets;

    getrlimit(RLIMIT_NOFILE, &sockets);
    sockets.rlim_cur = sockets.rlim_max;
    setrlimit(RLIMIT_NOFILE, &sockets);
    chance = (uint64_t)want.seed;
    games = calloc((size_t)want.games, sizeof *games);
    line = calloc((size_t)want.lines, sizeof *line);
    free_line = calloc((size_t)want.lines, sizeof *free_line);
    if (!games || !line || !free_line)
        die("memory", "");
    wire_begin(want.port);
    for (int i = 0; i < want.lines; i++) {
        wire_open(&line[i], NULL, line_said);
        free_line[lines_free++] = &line[i];
    }
}

static void print_cost(const char *who, const cost *a, const cost *b, double seconds)
{
    const double each = 5000.0 / (double)(done ? done : 1), user = b->user - a->user,
                 sys = b->sys - a->sys;

    printf("   %s: %.2f processor seconds on 5,000 orders (%.2f user, %.2f system); %.0f %% of one "
           "core\n",
           who, (user + sys) * each, user * each, sys * each, (user + sys) / seconds * 100);
    if (b->workers > a->workers)
        printf("   %s: %.2f processor seconds of these without its workers\n", who,
               (user + sys - (b->workers - a->workers)) * each);
}

int main(int argc, char **argv)
{
    cost empty, full, after, own, own_after;
    uint64_t bytes;
    double seconds;

    read_words(argc, argv);
    prepare();
    empty = cost_of(want.pid);
    make_games();
    open_streams();
    set_up();
    crowd();
    company_come(&want.beside, want.games, watched_game);
    full = cost_of(want.pid);
    bytes = wire_bytes;
    own = cost_of(getpid());
    seconds = pace();
    after = cost_of(want.pid);
    own_after = cost_of(getpid());
    printf("   %d games, %ld streams, %d idle connections, %d readers that do not read\n",
           want.games, opened, want.idle, want.slow);
    printf("   orders: %d a second asked for, %.1f done (%ld in %.1f s), %ld refused, %d "
           "connections lost\n",
           want.rate, (double)done / seconds, done, seconds, refused, wire_lost);
    times_print(&to_ack, "POST to acknowledgement");
    times_print(&to_streams, "POST to its message on all streams of the game");
    times_print(&from_due, "the same from when the order fell due");
    printf("   messages: %.0f bytes an order and stream; %ld games ended\n",
           (double)(wire_bytes - bytes) / (double)(done ? done : 1) / want.streams, over);
    company_tell(seconds);
    print_cost("server", &full, &after, seconds);
    print_cost("this client", &own, &own_after, seconds);
    printf("   memory: %ld KB without games, %.1f KB a game when set up, %.1f KB at the end\n",
           empty.rss_kb, (double)(full.rss_kb - empty.rss_kb) / want.games,
           (double)(after.rss_kb - empty.rss_kb) / want.games);
    return 0;
}
