/* tables.c -- tables made by chance, seen before anybody fights on them: a picture, or the map.
 *
 * Nothing of it is kept: whoever looks at a thousand of them leaves nothing behind. A game on such
 * a table names its battle as any other does ("take-the-field-on-made-7"), and that one is kept, as
 * all battles are with which somebody plays, until nobody does (loose.c). Whoever only asks about a
 * battle of such a name, without a game of it, is told of one that is made for him and forgotten.
 */
#include "server/server.h"
#include "draw/draw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MADE_MOST 400
#define MADE_INCH 8

typedef struct {
    const lin_battle *base;
    lin_made_table table;
    bool lamp, map;
} wish;

bool made_is_new(const server *s, const char *id)
{
    return lin_source_made(s->source, id) >= 0;
}

lin_status made_anew(server *s, const char *id, const char *options, lin_battle **b, lin_field **f,
                     lin_refusal *why)
{
    char base[LIN_PATH], deeper[LIN_PATH];
    lin_made_table table, on;
    const lin_field *own = NULL;
    lin_status status;

    *b = NULL;
    *f = NULL;
    if (!lin_made_split(id, base, sizeof base, &table) ||
        lin_made_split(base, deeper, sizeof deeper, &on))
        return lin_refuse(why, LIN_BAD_FILE, NULL, "There is no such battle.");
    lock_on_worker(s);
    own = field_named(s, base, options, why);
    unlock_on_worker(s);
    if (!own)
        return LIN_BAD_FILE;
    status = lin_made_battle(own->battle, &table, b, why);
    if (status == LIN_OK && strcmp((*b)->id, id) != 0) /* one table has one name */
        status = lin_refuse(why, LIN_BAD_FILE, NULL, "That battle is called %s.", (*b)->id);
    if (status == LIN_OK)
        status = lin_field_new(f, *b, options && *options ? options : NULL, why);
    if (status != LIN_OK) {
        lin_battle_free(*b);
        *b = NULL;
    }
    return status;
}

/* With the lock; a worker who has it once lets it go while he builds. */
bool made_keep_field(server *s, const char *id, lin_refusal *why)
{
    lin_battle *b;
    lin_field *f;
    lin_status status;
    bool went;

    if (lin_source_made(s->source, id) >= MADE_MOST)
        loose_give_back(s, now_ms());
    if (lin_source_made(s->source, id) >= MADE_MOST) {
        lin_refuse(why, LIN_BAD_FILE, NULL,
                   "This server keeps %d battles on tables made by chance, and has room for no "
                   "more; choose one that is fought on already, or the battle's own ground.",
                   MADE_MOST);
        return false;
    }
    went = worker_lets_go(s);
    status = made_anew(s, id, NULL, &b, &f, why);
    worker_takes_again(s, went);
    if (status != LIN_OK)
        return false;
    if (made_is_new(s, id)) /* still */
        return lin_source_adopt(s->source, b, f, why) == LIN_OK;
    lin_field_free(f);
    lin_battle_free(b);
    return true;
}

static lin_status draw(const lin_battle *b, bool lamp, char **bytes, size_t *n, lin_refusal *why)
{
    lin_draw_options o = lin_draw_usual();

    o.bare = true;
    o.pieces = false;
    o.lamp = lamp;
    o.cell_px = MADE_INCH;
    return lin_draw_bytes(b, NULL, 0, &o, "svg", bytes, n, why);
}

/* The battle on it, judged as one that is fought would be. */
static lin_status make(const wish *w, char **bytes, size_t *n, lin_refusal *why)
{
    lin_battle *b = NULL;
    lin_field *f = NULL;
    lin_status status = lin_made_battle(w->base, &w->table, &b, why);

    if (status == LIN_OK)
        status = lin_field_new(&f, b, NULL, why);
    if (status == LIN_OK && w->map) {
        const lin_battle_files files = lin_files_of_battle(b);

        *bytes = malloc(files.map_size);
        *n = files.map_size;
        status = *bytes ? LIN_OK : lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
        if (*bytes)
            memcpy(*bytes, files.map, files.map_size);
    } else if (status == LIN_OK) {
        status = draw(b, w->lamp, bytes, n, why);
    }
    lin_field_free(f);
    lin_battle_free(b);
    return status;
}

static void make_work(server *s, request *rq)
{
    const wish *w = rq->work;
    lin_refusal why = { 0 };
    char *bytes = NULL;
    size_t n = 0;
    lin_status status;

    pthread_mutex_unlock(&s->lock);
    status = make(w, &bytes, &n, &why);
    pthread_mutex_lock(&s->lock);
    if (status == LIN_OK) {
        rq->cache = "max-age=3600";
        answer_now(rq, MHD_HTTP_OK, w->map ? "application/json" : "image/svg+xml", bytes, n);
    } else {
        json_writer j = { 0 };

        json_open(&j, NULL, '{');
        json_put_text(&j, "error", why.text);
        json_put_text(&j, "code", tell_status_code(status));
        if (why.rule)
            json_put_text(&j, "rule", why.rule);
        json_close(&j, '}');
        answer_now(rq, MHD_HTTP_UNPROCESSABLE_CONTENT, "application/json", j.at, j.used);
    }
}

static enum MHD_Result made(request *rq, const char *id, bool map)
{
    const char *table = param(rq, "table"), *lamp = param(rq, "lamp");
    lin_refusal why = { 0 };
    char base[LIN_PATH];
    lin_made_table on;
    const lin_field *f = /* another table in place of the one it has */
        field_named(rq->s, lin_made_split(id, base, sizeof base, &on) ? base : id, NULL, &why);
    wish *w;

    if (!f)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "%s", why.text);
    if (!(w = calloc(1, sizeof *w)))
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy", "There is no memory left.");
    rq->work = w;
    rq->work_free = free;
    if (lin_made_read(table ? table : "", &w->table, &why) != LIN_OK)
        return reply_no(rq, MHD_HTTP_UNPROCESSABLE_CONTENT, "bad-file", "%s", why.text);
    w->base = rq->battle = f->battle;
    w->map = map;
    w->lamp = lamp && strcmp(lamp, "1") == 0;
    return workers_now(rq, make_work);
}

enum MHD_Result made_picture(request *rq, const char *id)
{
    return made(rq, id, false);
}

enum MHD_Result made_map(request *rq, const char *id)
{
    return made(rq, id, true);
}
