/* tables.c -- tables made by chance, seen before anybody fights on them: a picture, or the map.
 *
 * Nothing of it is kept: whoever looks at a thousand of them leaves nothing behind. A game on such
 * a table names its battle as any other does ("take-the-field-on-made-7"), and that one is kept, as
 * all battles are with which somebody plays; so there is a most. */
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

bool made_has_room(server *s, const char *id, lin_refusal *why)
{
    if (lin_source_made(s->source, id) < MADE_MOST)
        return true;
    lin_refuse(why, LIN_BAD_FILE, NULL,
               "This server keeps %d battles on tables made by chance, and has room for no more; "
               "choose one that is fought on already, or the battle's own ground.",
               MADE_MOST);
    return false;
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
    const lin_field *f = field_named(rq->s, id, NULL, &why);
    wish *w;

    if (!f)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "%s", why.text);
    if (!(w = calloc(1, sizeof *w)))
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy", "There is no memory left.");
    rq->work = w;
    rq->work_free = free;
    if (lin_made_read(table ? table : "", &w->table, &why) != LIN_OK)
        return reply_no(rq, MHD_HTTP_UNPROCESSABLE_CONTENT, "bad-file", "%s", why.text);
    w->base = f->battle;
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
