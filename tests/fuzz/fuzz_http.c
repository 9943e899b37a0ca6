/* fuzz_http.c -- the server: any requests get answers, and what it kept is what it told.
 *
 * An input is a row of requests as they stand in HTTP, parted by lines that begin with "---"; a
 * number after it says the next request so many times. What every request needs (Host,
 * Content-Type) is put in where it is missing. Words beginning with $ stand for what only the
 * server knows:
 *
 *     $G0    the id of the first game made         $N0    the number its next order must have
 *     $K0    the key of the seat that is asked     $O0    an order that seat may give, by chance
 *     $A0 $B0 $W0  its american, british, watching keys        $R  the record last asked for
 *
 * and "PLAY /0/150" is no request: the first game is played on by chance for so many orders.
 *
 * The server's own code runs from http_handle on, with a store on disk. The library that reads off
 * the wire is replaced (fake_http.c), chance is the same for every input, and the linker puts the
 * __wrap_ functions in the place of those that start threads: the keeper's work is done when it is
 * waited for, bots answer at once, nothing is drawn.
 *
 * Answers in JSON must parse, refusals must give their reason, messages of a stream must count up,
 * and whoever listened must know every piece as it is. When all is said every game is played again
 * from its journal and loaded from disk: it must be the same. */
#include "fake_http.h"
#include "draw/draw.h"
#include "fuzz.h"
#include "server/server.h"

#include <jansson.h>
#include <sodium.h>
#include <sqlite3.h>
#include <strings.h>
#include <unistd.h>

#define GAMES     8   /* made by one input and spoken of by $ */
#define REQUESTS  120 /* of one input */
#define STREAMS   6
#define BOT_MOST  30   /* orders a bot gives at a stretch */
#define PLAY_MOST 2500 /* orders of all PLAYs of an input */

typedef struct {
    char id[GAME_ID], key[ROLES][2 * KEY_BYTES + 1];
} made_game;
typedef struct {
    struct MHD_Connection *c;
    void *keep;
    uint64_t id;
    json_t *pieces;
} listener;

static server *s;
static made_game made[GAMES];
static int games;
static listener listening[STREAMS];
static char *record; /* the last one asked for */
static lin_rng chance;
static int requests, played;

/* ---- threads that are none ---- */

int __real_pthread_create(pthread_t *t, const pthread_attr_t *a, void *(*run)(void *), void *self);
int __wrap_pthread_create(pthread_t *t, const pthread_attr_t *a, void *(*run)(void *), void *self);
int __real_pthread_join(pthread_t t, void **result);
int __wrap_pthread_join(pthread_t t, void **result);
void __wrap_workers_think(server *of, game *g);
enum MHD_Result __wrap_workers_draw(request *rq, workers_work work);
enum MHD_Result __wrap_workers_route(request *rq, game *g, game_route go, job_class c, bool post);
enum MHD_Result __wrap_workers_make(request *rq, plain_route go, job_class c);
enum MHD_Result __wrap_workers_now(request *rq, workers_work work);
void __wrap_workers_catch_up(server *of, stream *st);
void __wrap_wakes_add(server *of, struct MHD_Connection *sleeper);
void __wrap_wakes_gather(server *of);
void __wrap_wakes_tell(server *of);
lin_status __wrap_lin_draw_bytes(const lin_battle *b, const lin_piece *piece, int pieces,
                                 const lin_draw_options *o, const char *format, char **bytes,
                                 size_t *n, lin_refusal *why);

static struct {
    void *(*run)(void *);
    void *self;
    bool starting;
} keeper;

int __wrap_pthread_create(pthread_t *t, const pthread_attr_t *a, void *(*run)(void *), void *self)
{
    if (!keeper.starting)
        return __real_pthread_create(t, a, run, self);
    keeper.run = run;
    keeper.self = self;
    memset(t, 0, sizeof *t);
    return 0;
}

/* The keeper is told to stop, and does all that waits for it first. */
int __wrap_pthread_join(pthread_t t, void **result)
{
    if (!keeper.run)
        return __real_pthread_join(t, result);
    keeper.run(keeper.self);
    keeper.run = NULL;
    return 0;
}

static void keeper_begin(void)
{
    keeper.starting = true;
    if (!keeper_start(s))
        fuzz_fail("no keeper", "");
    keeper.starting = false;
}

void __wrap_workers_think(server *of, game *g)
{
    for (int i = 0; i < BOT_MOST; i++) {
        lin_game *p = game_in_scratch(of, g);
        lin_order order;

        if (game_waits_for_secrets(g) || g->study || lin_waits(p) != LIN_ASKS_SIDE ||
            !g->bot[lin_to_answer(p)] || !lin_random_order(p, &chance, &order))
            return;
        order_bot(of, g, lin_to_answer(p), &order, 1);
    }
}

enum MHD_Result __wrap_workers_draw(request *rq, workers_work work)
{
    const enum MHD_Result later = reply_later(rq);

    work(rq->s, rq);
    return later;
}

enum MHD_Result __wrap_workers_route(request *rq, game *g, game_route go, job_class c, bool post)
{
    (void)c;
    if (post && !history_open(rq->s, g, NULL))
        fuzz_fail("a journal does not play", g->id);
    return go(rq, g, rq->as);
}

enum MHD_Result __wrap_workers_make(request *rq, plain_route go, job_class c)
{
    (void)c;
    return go(rq);
}

enum MHD_Result __wrap_workers_now(request *rq, workers_work work)
{
    const enum MHD_Result later = reply_later(rq);

    work(rq->s, rq);
    return later;
}

void __wrap_workers_catch_up(server *of, stream *st)
{
    stream_catch_up(of, st);
}

/* There is no thread that reads and writes: who is to be woken is awake. */
void __wrap_wakes_add(server *of, struct MHD_Connection *sleeper)
{
    (void)of;
    MHD_resume_connection(sleeper);
}

void __wrap_wakes_gather(server *of)
{
    (void)of;
}

void __wrap_wakes_tell(server *of)
{
    (void)of;
}

/* Cairo and Pango are slow and not what is looked at: a picture is four bytes, or none. */
lin_status __wrap_lin_draw_bytes(const lin_battle *b, const lin_piece *piece, int pieces,
                                 const lin_draw_options *o, const char *format, char **bytes,
                                 size_t *n, lin_refusal *why)
{
    (void)b;
    (void)piece;
    (void)pieces;
    (void)o;
    if (lin_rng_below(&chance, 8) == 0)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "no picture");
    *n = 4;
    *bytes = fuzz_text((const uint8_t *)format, 3);
    return LIN_OK;
}

/* ---- the server, made for each input ---- */

static const char *chance_name(void)
{
    return "the same for every input";
}

static uint32_t chance_number(void)
{
    return lin_rng_below(&chance, 1u << 31);
}

static void chance_bytes(void *const room, const size_t n)
{
    for (size_t i = 0; i < n; i++)
        ((uint8_t *)room)[i] = (uint8_t)lin_rng_below(&chance, 256);
}

static randombytes_implementation same_chance = { .implementation_name = chance_name,
                                                  .random = chance_number,
                                                  .buf = chance_bytes };

static char folder[64];
static store *disk;
static sqlite3 *sweep;
static lin_source *source;

static void folder_gone(void)
{
    static const char *const files[] = { "/games.db", "/games.db-wal", "/games.db-shm", "" };
    char path[100];

    sqlite3_close(sweep);
    store_close(disk);
    lin_source_free(source);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        snprintf(path, sizeof path, "%s%s", folder, files[i]);
        remove(path);
    }
}

/* One store for the whole run, in memory if there is such a folder, emptied for each input. */
static void store_begin_empty(void)
{
    char path[100], why[160];

    if (!disk) {
        snprintf(folder, sizeof folder, "%s/linstock-fuzz-XXXXXX",
                 access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
        if (!mkdtemp(folder) || !(disk = store_open(folder, false, why, sizeof why)))
            fuzz_fail("no store", folder);
        snprintf(path, sizeof path, "%s/games.db", folder);
        if (sqlite3_open(path, &sweep) != SQLITE_OK)
            fuzz_fail("no store", path);
        atexit(folder_gone);
    }
    if (sqlite3_exec(
            sweep,
            "BEGIN; DELETE FROM game; DELETE FROM battle; DELETE FROM journal; DELETE FROM "
            "snapshot; DELETE FROM remark; DELETE FROM seat; DELETE FROM chat; COMMIT",
            NULL, NULL, NULL) != SQLITE_OK)
        fuzz_fail("the store cannot be emptied", sqlite3_errmsg(sweep));
}

static void server_begin(void)
{
    static const serve_options want = { .quiet = true };
    static int uses;

    if (!disk) {
        randombytes_set_implementation(&same_chance);
        if (sodium_init() < 0)
            fuzz_fail("no sodium", "");
        setenv("LINSTOCK_BATTLES", LIN_SOURCE_DIR "/battles:" LIN_SOURCE_DIR "/tests/battles", 1);
    }
    if (source && ++uses % 500 == 0) { /* fields with odd options pile up in it */
        lin_source_free(source);
        source = NULL;
    }
    if (!source)
        source = lin_source_new(NULL);
    store_begin_empty();
    s = calloc(1, sizeof *s);
    if (!s || !source || !limits_start(s))
        fuzz_fail("no memory", "server");
    s->want = &want;
    s->port = 1777;
    s->source = source;
    s->disk = disk;
    pthread_mutex_init(&s->lock, NULL);
    keeper_begin();
}

static void server_end(void)
{
    keeper_stop(s);
    histories_free(s);
    games_free(s);
    grounds_free(s);
    fields_free(s);
    limits_free(s);
    pthread_mutex_destroy(&s->lock);
    free(s);
}

/* ---- answers ---- */

static void check_json(const char *text, size_t n, bool refusal)
{
    json_error_t error;
    json_t *all = json_loadb(text, n, 0, &error);

    if (!all)
        fuzz_fail("an answer is not JSON", error.text);
    if (refusal && (!json_is_string(json_object_get(all, "error")) ||
                    !json_is_string(json_object_get(all, "code"))))
        fuzz_fail("a refusal without a reason", text);
    json_decref(all);
}

static void note_game(const char *text, size_t n)
{
    json_t *all = json_loadb(text, n, 0, NULL);
    const json_t *keys = json_object_get(all, "keys");
    static const char *const name[ROLES] = { "british", "american", "both", "watch" };
    made_game *m = &made[games];

    if (games == GAMES || !json_object_get(all, "game")) {
        json_decref(all);
        return;
    }
    games++;
    snprintf(m->id, sizeof m->id, "%s", json_string_value(json_object_get(all, "game")));
    for (int r = 0; r < ROLES; r++) {
        const char *key = json_string_value(json_object_get(keys, name[r]));

        snprintf(m->key[r], sizeof m->key[r], "%s", key ? key : "");
    }
    json_decref(all);
}

static void check_answer(const struct MHD_Connection *c)
{
    const struct MHD_Response *r = c->response;

    if (c->status < 200 || c->status > 503 || c->status == MHD_HTTP_INTERNAL_SERVER_ERROR)
        fuzz_fail("an odd status", r->bytes);
    if (c->status >= 400 && strcmp(r->type, "application/json") != 0)
        fuzz_fail("a refusal that is not JSON", r->type);
    if (strcmp(r->type, "application/json") == 0 && !r->packed)
        check_json(r->bytes, r->size, c->status >= 400);
    if (c->status == MHD_HTTP_CREATED)
        note_game(r->bytes, r->size);
    if (c->status == MHD_HTTP_OK && strncmp(r->type, "text/plain", 10) == 0) {
        free(record);
        record = fuzz_text((const uint8_t *)r->bytes, r->size);
    }
}

/* ---- streams ---- */

/* Pieces as a listener knows them, by unit. */
static void note_pieces(listener *l, const char *text)
{
    json_t *all = json_loads(text, 0, NULL), *piece;
    size_t i;
    char unit[24];

    if (!all)
        fuzz_fail("a message is not JSON", text);
    json_array_foreach(json_object_get(all, "pieces"), i, piece)
    {
        snprintf(unit, sizeof unit, "%d", (int)json_integer_value(json_object_get(piece, "u")));
        json_object_set(l->pieces, unit, piece);
    }
    json_decref(all);
}

/* What he was told, change by change, is what one sees who looks now. */
static void check_pieces(const listener *l)
{
    const request *rq = l->keep;
    game *g = game_find(s, rq->id, NULL);
    listener now = { .pieces = json_object() };
    const char *unit;
    json_t *piece;
    json_writer j = { 0 };

    view_whole(s, g, rq->as, &j);
    note_pieces(&now, j.at);
    json_object_foreach(l->pieces, unit,
                        piece) if (l->id == g->n &&
                                   !json_equal(piece, json_object_get(now.pieces, unit)))
        fuzz_fail("a listener knows a piece as it is not", j.at);
    json_decref(now.pieces);
    free(j.at);
}

/* Who is there, or what was said: it has no number. */
static bool is_aside(const char *text)
{
    return strncmp(text, "event: people\ndata: {", 21) == 0 ||
           strncmp(text, "event: chat\ndata: {", 19) == 0;
}

/* "id: 3\nevent: step\ndata: {...}\n\n", or a comment. */
static void check_message(listener *l, char *text)
{
    char *end;
    uint64_t id;

    if (text[0] == ':' || is_aside(text))
        return;
    if (strncmp(text, "id: ", 4) != 0)
        fuzz_fail("that is no message", text);
    id = strtoull(text + 4, &end, 10);
    if (strncmp(end, "\nevent: step\ndata: ", 19) != 0 || strchr(end + 19, '\n'))
        fuzz_fail("that is no message", text);
    if (l->id != UINT64_MAX && id <= l->id)
        fuzz_fail("a stream does not count up", text);
    l->id = id;
    note_pieces(l, end + 19);
}

static void listener_end(listener *l)
{
    json_decref(l->pieces);
    http_done(s, l->c, &l->keep, MHD_REQUEST_TERMINATED_COMPLETED_OK);
    fake_free(l->c);
    l->c = NULL;
}

/* All that a stream has to say now. */
static void listen_to(listener *l)
{
    struct MHD_Response *r = l->c->response;
    char *text = NULL, *at;
    size_t used = 0;
    ssize_t n = 0;

    while (!l->c->suspended && n >= 0) {
        char *grown = realloc(text, used + 1025);

        if (!grown)
            fuzz_fail("no memory", "stream");
        text = grown;
        n = r->read(r->self, used, text + used, 1024);
        if (n > 0)
            used += (size_t)n;
        text[used] = '\0';
    }
    for (at = text; at && *at;) {
        char *end = strstr(at, "\n\n");

        if (!end)
            fuzz_fail("a message does not end", at);
        *end = '\0';
        check_message(l, at);
        at = end + 2;
    }
    free(text);
    if (n < 0)
        listener_end(l);
}

static void listen_to_all(void)
{
    for (int i = 0; i < STREAMS; i++)
        if (listening[i].c)
            listen_to(&listening[i]);
}

static void streams_close(void)
{
    for (int i = 0; i < STREAMS; i++)
        if (listening[i].c)
            listener_end(&listening[i]);
}

/* ---- requests ---- */

/* All that waits for the disk is done, and told. */
static void settle(void)
{
    keeper_stop(s);
    keeper_begin();
    listen_to_all();
}

static void keep_or_end(struct MHD_Connection *c, void *keep)
{
    if (c->response && c->response->read)
        for (int i = 0; i < STREAMS; i++)
            if (!listening[i].c) {
                listening[i] = (listener){ c, keep, UINT64_MAX, json_object() };
                listen_to(&listening[i]);
                return;
            }
    http_done(s, c, &keep, MHD_REQUEST_TERMINATED_COMPLETED_OK);
    fake_free(c);
}

static void ask(struct MHD_Connection *c, const char *path, const char *method, const char *body,
                size_t size)
{
    size_t none = 0, half = size / 2, rest = size - half;
    void *keep = NULL;
    enum MHD_Result ok = http_handle(s, c, path, method, MHD_HTTP_VERSION_1_1, NULL, &none, &keep);

    if (ok == MHD_YES && !c->response && half)
        ok = http_handle(s, c, path, method, MHD_HTTP_VERSION_1_1, body, &half, &keep);
    if (ok == MHD_YES && !c->response && rest)
        ok =
            http_handle(s, c, path, method, MHD_HTTP_VERSION_1_1, body + size - rest, &rest, &keep);
    if (ok == MHD_YES && !c->response)
        ok = http_handle(s, c, path, method, MHD_HTTP_VERSION_1_1, NULL, &none, &keep);
    settle();
    if (c->suspended && !(c->response && c->response->read))
        fuzz_fail("a request is never answered", path);
    if (ok == MHD_YES && !c->response)
        ok = http_handle(s, c, path, method, MHD_HTTP_VERSION_1_1, NULL, &none, &keep);
    if (ok != MHD_YES || !c->response)
        fuzz_fail("a request is dropped", path);
    if (!c->response->read)
        check_answer(c);
    keep_or_end(c, keep);
}

/* ---- words for what only the server knows ---- */

static game *nth_game(int i)
{
    return i >= 0 && i < games ? game_find(s, made[i].id, NULL) : NULL;
}

static void word_number(lin_text *t, int i)
{
    const game *g = nth_game(i);

    lin_put(t, "%llu", g ? (unsigned long long)g->n + 1 : 1ull);
}

static void word_order(lin_text *t, int i)
{
    game *g = nth_game(i);
    lin_game *p = g ? game_in_scratch(s, g) : NULL;
    lin_order order;

    if (p && lin_waits(p) == LIN_ASKS_SIDE && lin_random_order(p, &chance, &order))
        lin_print(g->field, &order, t);
    else
        lin_put(t, "close");
}

static void word_key(lin_text *t, int i)
{
    game *g = nth_game(i);
    lin_game *p = g ? game_in_scratch(s, g) : NULL;
    const int side = p && lin_waits(p) == LIN_ASKS_SIDE ? (int)lin_to_answer(p) : 0;

    if (g)
        lin_put(t, "%s", made[i].key[ROLE_BOTH][0] ? made[i].key[ROLE_BOTH] : made[i].key[side]);
}

/* What $X0 stands for; how many characters of the text it took, or 0. */
static size_t word(const char *text, lin_text *t)
{
    const int i = text[1] && text[2] >= '0' && text[2] < '0' + GAMES ? text[2] - '0' : -1;

    if (text[1] == 'R' && record) {
        lin_put(t, "%s", record);
        return 2;
    }
    if (i < 0)
        return 0;
    switch (text[1]) {
    case 'G':
        lin_put(t, "%s", made[i].id);
        break;
    case 'B':
        lin_put(t, "%s", made[i].key[ROLE_FIRST]);
        break;
    case 'A':
        lin_put(t, "%s", made[i].key[ROLE_SECOND]);
        break;
    case 'H':
        lin_put(t, "%s", made[i].key[ROLE_BOTH]);
        break;
    case 'W':
        lin_put(t, "%s", made[i].key[ROLE_WATCH]);
        break;
    case 'N':
        word_number(t, i);
        break;
    case 'O':
        word_order(t, i);
        break;
    case 'K':
        word_key(t, i);
        break;
    default:
        return 0;
    }
    return 3;
}

static char *filled_in(const char *text, size_t n, size_t *size)
{
    char *filled = NULL;
    FILE *out = open_memstream(&filled, size);

    if (!out)
        abort();
    for (size_t i = 0; i < n;) {
        static char room[100000];
        lin_text t = lin_text_in(room, sizeof room);
        const size_t took = text[i] == '$' && i + 1 < n ? word(text + i, &t) : 0;

        if (took)
            fputs(room, out);
        else
            fputc(text[i], out);
        i += took ? took : 1;
    }
    fclose(out);
    return filled;
}

/* ---- reading the input ---- */

/* The next line, ended with a NUL; *at moves behind it. NULL at the end of the head. */
static char *head_line(char **at, const char *end)
{
    char *line = *at, *stop = line < end ? memchr(line, '\n', (size_t)(end - line)) : NULL;

    if (line >= end)
        return NULL;
    *at = stop ? stop + 1 : (char *)(uintptr_t)end;
    if (stop)
        *stop = '\0';
    line[strcspn(line, "\r")] = '\0';
    return *line ? line : NULL;
}

static void read_headers(struct MHD_Connection *c, char **at, const char *end, const char *path)
{
    char *line;

    while ((line = head_line(at, end))) {
        char *value = strchr(line, ':');

        if (!value)
            continue;
        *value++ = '\0';
        fake_header(c, line, value + strspn(value, " \t"));
    }
    if (!fake_has(c, "Host"))
        fake_header(c, "Host", "127.0.0.1:1777");
    if (!fake_has(c, "Content-Type"))
        fake_header(c, "Content-Type", route_body_type(path));
}

/* "/0/150": to reach the thick of a battle without saying every order of it. */
static void play_on(const char *path)
{
    char *end;
    game *g = nth_game((int)strtol(path + (path[0] == '/'), &end, 10));
    long orders = *end == '/' ? strtol(end + 1, NULL, 10) : 1;

    for (; g && !game_waits_for_secrets(g) && !g->study && orders > 0 && played < PLAY_MOST;
         orders--, played++) {
        lin_game *p = game_in_scratch(s, g);
        failure no;
        lin_question q;
        lin_order order;

        lin_ask(p, &q);
        if (q.asking == LIN_ASKS_DICE) {
            uint8_t face[LIN_DICE];

            for (int k = 0; k < q.roll.n; k++)
                face[k] = (uint8_t)(lin_rng_below(&chance, q.roll.faces) + !q.roll.from_zero);
            order_dice(s, g, face, q.roll.n, NULL, &no);
        } else if (q.asking == LIN_ASKS_SIDE && lin_random_order(p, &chance, &order)) {
            order_bot(s, g, q.side, &order, 1);
        }
    }
    settle();
}

/* One request of the input, with its words filled in. */
static void one_request(const char *text, size_t n)
{
    size_t size;
    char *copy = filled_in(text, n, &size), *at = copy, *end = copy + size;
    char *line = head_line(&at, end), *path = line ? strchr(line, ' ') : NULL, *query, *version;
    struct MHD_Connection *c;

    if (!path || path == line) {
        free(copy);
        return;
    }
    *path++ = '\0';
    if (strcmp(line, "PLAY") == 0) {
        play_on(path);
        free(copy);
        return;
    }
    version = strrchr(path, ' ');
    if (version && strncmp(version, " HTTP/", 6) == 0)
        *version = '\0';
    c = calloc(1, sizeof *c);
    if (!c)
        fuzz_fail("no memory", "request");
    query = strchr(path, '?');
    if (query)
        *query++ = '\0';
    fake_query(c, query ? query : "");
    fake_unescape(path);
    read_headers(c, &at, end, path);
    ask(c, path, line, at, (size_t)(end - at));
    free(copy);
}

static void all_requests(const char *text, size_t n)
{
    const char *end = text + n;
    long times = 1;

    for (const char *at = text; at < end;) {
        const char *cut = at == text && strncmp(at, "---", 3) == 0 ? at : strstr(at, "\n---");
        const char *stop = cut ? cut : end;

        for (; times > 0 && requests < REQUESTS; times--, requests++)
            one_request(at, (size_t)(stop - at));
        if (!cut)
            return;
        cut += cut[0] == '\n' ? 4 : 3;
        times = strtol(cut, NULL, 10);
        times = times > 1 ? times : 1;
        at = cut + strcspn(cut, "\n");
        at += at < end;
    }
}

/* ---- what must hold in the end ---- */

static char *view_of(game *g)
{
    json_writer j = { 0 };

    view_whole(s, g, ROLE_WATCH, &j);
    check_json(j.at, j.used, false);
    return j.at;
}

/* Played again from its journal a game must be what it is in memory. */
static void check_history(game *g)
{
    history *st;

    history_drop(s, g);
    st = history_open(s, g, NULL);
    if (!st)
        fuzz_fail("a journal does not play", g->id);
    if (g->begun && memcmp(lin_state(lin_session_game(history_session(st))), g->state,
                           g->field->rules->state_size) != 0)
        fuzz_fail("a journal plays to another end", g->id);
    if (lin_session_moves(history_session(st)) != g->moves)
        fuzz_fail("a journal has another number of entries", g->id);
    fuzz_unbroken(game_in_scratch(s, g));
}

static void check_games(void)
{
    char *before[GAMES] = { NULL };

    streams_beat(s);
    listen_to_all();
    for (int i = 0; i < STREAMS; i++)
        if (listening[i].c)
            check_pieces(&listening[i]);
    streams_close();
    for (int i = 0; i < games; i++) {
        game *g = nth_game(i);

        if (!g)
            fuzz_fail("a game is gone", made[i].id);
        if (g->rows)
            fuzz_fail("a game is not on disk", made[i].id);
        if (g->streams)
            fuzz_fail("a stream is left in its game", made[i].id);
        check_history(g);
        before[i] = view_of(g);
    }
    games_forget_idle(s, INT64_MAX);
    for (int i = 0; i < games; i++) {
        game *g = nth_game(i);
        char *after = g ? view_of(g) : NULL;

        if (!after || strcmp(before[i], after) != 0)
            fuzz_fail("a game comes back from disk as another", after);
        free(after);
        free(before[i]);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);

    chance = 1777;
    games = requests = played = 0;
    server_begin();
    all_requests(text, strlen(text));
    settle();
    check_games();
    server_end();
    free(record);
    record = NULL;
    free(text);
    return 0;
}
