/* pages.c -- the page's own files, out of the program itself; battles, their ground, the rules. */
#include "server/server.h"
#include "server/page.h"
#include "draw/draw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#define PAGE_MOST (1u << 20) /* bytes of one of its files, unpacked */

/* ---- files ---- */

static bool takes_gzip(request *rq)
{
    const char *accepts = header(rq, "Accept-Encoding");

    return accepts && strstr(accepts, "gzip");
}

/* For those who do not read gzip: curl, by itself. */
static enum MHD_Result reply_unpacked(request *rq, const page_entry *e)
{
    unsigned char *bytes = malloc(PAGE_MOST);
    z_stream z = { .next_in = (unsigned char *)e->bytes,
                   .avail_in = (uInt)e->size,
                   .next_out = bytes,
                   .avail_out = PAGE_MOST };
    enum MHD_Result result;

    if (!bytes || inflateInit2(&z, 15 + 16) != Z_OK) {
        free(bytes);
        return MHD_NO;
    }
    inflate(&z, Z_FINISH);
    inflateEnd(&z);
    result = reply(rq, MHD_HTTP_OK, e->type, bytes, PAGE_MOST - z.avail_out);
    free(bytes);
    return result;
}

enum MHD_Result page_file(request *rq)
{
    const char *path = strcmp(rq->path, "/") == 0 ? "/index.html" : rq->path;
    const char *seen = header(rq, "If-None-Match");

    for (const page_entry *e = page_entries; e->path; e++) {
        if (strcmp(e->path, path) != 0)
            continue;
        rq->cache = "no-cache";
        rq->etag = e->etag;
        if (seen && strcmp(seen, e->etag) == 0)
            return reply(rq, MHD_HTTP_NOT_MODIFIED, e->type, "", 0);
        rq->gzipped = e->gzipped && takes_gzip(rq);
        return e->gzipped && !rq->gzipped ? reply_unpacked(rq, e)
                                          : reply(rq, MHD_HTTP_OK, e->type, e->bytes, e->size);
    }
    return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "There is no such page here.");
}

/* Small in, smaller out; NULL: no memory. For browsers, which all read gzip. */
static char *gzip(const char *text, size_t n, size_t *out)
{
    z_stream z = { 0 };
    char *bytes;

    if (deflateInit2(&z, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        return NULL;
    *out = deflateBound(&z, (uLong)n);
    bytes = malloc(*out);
    if (bytes) {
        z.next_in = (unsigned char *)text;
        z.avail_in = (uInt)n;
        z.next_out = (unsigned char *)bytes;
        z.avail_out = (uInt)*out;
        deflate(&z, Z_FINISH);
        *out -= z.avail_out;
    }
    deflateEnd(&z);
    return bytes;
}

static enum MHD_Result reply_packed(request *rq, json_writer *j)
{
    size_t n;
    char *packed = takes_gzip(rq) && !j->failed && j->at ? gzip(j->at, j->used, &n) : NULL;
    enum MHD_Result result;

    if (!packed)
        return reply_json(rq, MHD_HTTP_OK, j);
    free(j->at);
    rq->gzipped = true;
    result = reply(rq, MHD_HTTP_OK, "application/json", packed, n);
    free(packed);
    return result;
}

/* ---- battles ---- */

static void sides(const lin_battle *b, json_writer *j)
{
    json_open(j, "sides", '[');
    for (int i = 0; i < LIN_SIDES; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "id", b->side_id[i]);
        json_put_text(j, "name", b->side_name[i]);
        json_put_text(j, "colour", b->side_colour[i]);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void option_list(const lin_field *f, json_writer *j)
{
    json_open(j, "options", '[');
    for (int i = 0; i < f->rules->options; i++) {
        const lin_option *o = &f->rules->option[i];

        json_open(j, NULL, '{');
        json_put_text(j, "name", o->name);
        json_put_text(j, "rule", o->rule);
        json_put_text(j, "text", o->text);
        if (o->names) {
            json_put_text(j, "value", lin_option_word(o, f->option[i]));
            json_open(j, "values", '[');
            for (int k = 0; o->names[k]; k++)
                json_put_text(j, NULL, o->names[k]);
            json_close(j, ']');
        } else {
            json_put_bool(j, "on", f->option[i] != 0);
        }
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void bots(json_writer *j)
{
    json_open(j, "bots", '[');
    for (int i = 0; lin_bots[i]; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", lin_bots[i]->name);
        json_put_text(j, "text", lin_bots[i]->text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* What both the list and the single battle tell. */
static void battle_head(const lin_field *f, json_writer *j)
{
    const lin_battle *b = f->battle;

    json_put_text(j, "id", b->id);
    json_put_text(j, "rules", b->rules);
    json_put_text(j, "rules_name", f->rules->name);
    json_put_text(j, "title", b->title);
    json_put_text(j, "date", b->date);
    json_put_text(j, "note", b->note);
    json_put_text(j, "history", b->history);
    json_open(j, "turns", '[');
    for (int i = 0; i < b->turns; i++)
        json_put_text(j, NULL, b->turn_name[i]);
    json_close(j, ']');
    json_put_int(j, "pieces", b->units);
    sides(b, j);
    option_list(f, j);
    bots(j);
}

static void list_one(void *self, const char *name, const lin_field *f, lin_status status,
                     const lin_refusal *why)
{
    json_writer *j = self;

    (void)name, (void)status, (void)why;
    if (!f)
        return;
    json_open(j, NULL, '{');
    battle_head(f, j);
    json_close(j, '}');
}

enum MHD_Result battles_list(request *rq)
{
    json_writer j = { 0 };

    json_open(&j, NULL, '{');
    json_open(&j, "battles", '[');
    lin_source_each(rq->s->source, rq->s->want->share, list_one, &j, NULL);
    json_close(&j, ']');
    json_close(&j, '}');
    return reply_packed(rq, &j);
}

static void units(const lin_battle *b, json_writer *j)
{
    json_open(j, "units", '[');
    for (int i = 0; i < b->units; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "id", b->unit[i].id);
        json_put_text(j, "name", b->unit[i].name);
        json_put_text(j, "kind", b->unit[i].kind);
        json_put_text(j, "size", b->unit[i].size);
        if (b->unit[i].coat[0])
            json_put_text(j, "coat", b->unit[i].coat);
        if (b->unit[i].facings[0])
            json_put_text(j, "facings", b->unit[i].facings);
        json_put_int(j, "side", b->unit[i].side);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void cells(const lin_board *b, json_writer *j)
{
    json_open(j, "cells", '[');
    for (int i = 0; i < b->cells; i++) {
        char name[8], what[200];
        lin_text t = lin_text_in(what, sizeof what);
        double x, y;

        lin_cell_name(b, i, name);
        lin_draw_middle(b, i, &x, &y);
        json_open(j, NULL, '{');
        json_put_text(j, "name", name);
        json_put_real(j, "x", x, 3);
        json_put_real(j, "y", y, 3);
        json_put_text(j, "ground", b->ground_name[b->ground[i]]);
        json_put_bool(j, "road", b->road[i] != 0);
        lin_cell_text(b, i, &t);
        json_put_text(j, "text", what);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void board(const lin_board *b, json_writer *j)
{
    double width, height;

    lin_draw_extent(b, &width, &height);
    json_open(j, "board", '{');
    json_put_text(j, "grid", b->grid == LIN_HEXES ? "hexes" : "squares");
    json_put_int(j, "rows", b->rows);
    json_put_int(j, "cols", b->cols);
    json_put_real(j, "width", width, 3);
    json_put_real(j, "height", height, 3);
    json_open(j, "directions", '[');
    for (int d = 0; d < b->directions; d++)
        json_put_text(j, NULL, lin_direction_name(b, d));
    json_close(j, ']');
    cells(b, j);
    json_open(j, "places", '[');
    for (int i = 0; i < b->places; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", b->place[i].name);
        json_put_text(j, "kind", b->place[i].kind);
        json_put_int(j, "cell", b->place[i].cell);
        json_put_int(j, "value", b->place[i].value);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_close(j, '}');
}

static void word_list(const char *key, const char *const *words, json_writer *j)
{
    json_open(j, key, '[');
    for (int w = 0; words && words[w]; w++)
        json_put_text(j, NULL, words[w]);
    json_close(j, ']');
}

static void grammar(const lin_rules *r, json_writer *j)
{
    json_open(j, "verbs", '[');
    for (int i = 0; i < r->verbs; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", r->verb[i].name);
        json_put_text(j, "args", r->verb[i].args);
        json_put_text(j, "help", r->verb[i].help);
        word_list("words", r->verb[i].words, j);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_open(j, "macros", '[');
    for (int i = 0; i < r->macros; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", r->macro[i].name);
        json_put_text(j, "help", r->macro[i].help);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* How the words in a piece's marks are shown, and what they mean. */
static void mark_looks(const lin_rules *r, json_writer *j)
{
    json_open(j, "marks", '[');
    for (int i = 0; i < r->mark_looks; i++) {
        const lin_mark_look *look = &r->mark_look[i];

        json_open(j, NULL, '{');
        json_put_text(j, "word", look->word);
        json_put_text(j, "letters", look->letters);
        json_put_text(j, "shape", lin_mark_shape_name[look->shape]);
        json_put_int(j, "wear", look->wear);
        json_put_text(j, "rule", look->rule);
        json_put_text(j, "text", look->text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void gestures_and_overlays(const lin_rules *r, json_writer *j)
{
    json_open(j, "gestures", '[');
    for (int i = 0; i < r->gestures; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "step", r->gesture[i].step);
        json_put_text(j, "act", r->gesture[i].act);
        json_put_text(j, "order", r->gesture[i].order);
        json_put_text(j, "text", r->gesture[i].text);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_open(j, "overlays", '[');
    for (int i = 0; i < r->overlays; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", r->overlay[i].name);
        json_put_text(j, "of", r->overlay[i].of_side ? "side" : "unit");
        json_put_text(j, "text", r->overlay[i].text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static bool skip_value(const lin_option *o, const char **text)
{
    static const char *const plain[] = { "off", "on", NULL };
    const char *const *names = o->names ? o->names : plain;
    const size_t n = strcspn(*text, ",");

    for (int i = 0; names[i]; i++)
        if (strlen(names[i]) == n && strncmp(*text, names[i], n) == 0) {
            *text += n;
            return true;
        }
    return false;
}

/* Fields are kept for good, so there must not be endless ways to ask for one: each option at most
 * once, in the order of the rule system, its value as lin_option_word says it. */
static bool options_plain(const lin_rules *r, const char *text)
{
    for (int i = 0; *text && i < r->options; i++) {
        const size_t n = strlen(r->option[i].name);

        if (strncmp(text, r->option[i].name, n) != 0 || text[n] != '=')
            continue;
        text += n + 1;
        if (!skip_value(&r->option[i], &text))
            return false;
        if (*text == ',')
            text++;
        else if (*text)
            return false;
    }
    return *text == '\0';
}

const lin_field *field_named(server *s, const char *id, const char *options, lin_refusal *why)
{
    const lin_field *f = NULL;
    const lin_battle *b;
    const lin_rules *r;

    if (!*id || strspn(id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") !=
                    strlen(id)) {
        lin_refuse(why, LIN_BAD_FILE, NULL,
                   "A battle is named by letters and digits, such as brandywine-1777.");
        return NULL;
    }
    if (lin_source_battle(s->source, id, &b, why) != LIN_OK)
        return NULL;
    if (strcmp(b->id, id) != 0) { /* games on disk find their battle by its own name */
        lin_refuse(why, LIN_BAD_FILE, NULL,
                   "The battle in the folder %s calls itself %s; give both one name.", id, b->id);
        return NULL;
    }
    r = lin_rules_find(b->rules);
    if (r && options && !options_plain(r, options)) {
        lin_refuse(why, LIN_BAD_FILE, NULL,
                   "Options should be those of the battle, in its order, each with a value it has, "
                   "such as \"%s=on\".",
                   r->options ? r->option[0].name : "name");
        return NULL;
    }
    return lin_source_field(s->source, id, options ? options : "", &f, why) == LIN_OK ? f : NULL;
}

enum MHD_Result battle_one(request *rq, const char *id)
{
    lin_refusal why = { 0 };
    const lin_field *f = field_named(rq->s, id, param(rq, "options"), &why);
    json_writer j = { 0 };

    if (!f)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "%s", why.text);
    json_open(&j, NULL, '{');
    battle_head(f, &j);
    units(f->battle, &j);
    if (f->battle->board.cells)
        board(&f->battle->board, &j);
    if (f->battle->table.width)
        table_ground(&f->battle->table, &j);
    grammar(f->rules, &j);
    mark_looks(f->rules, &j);
    gestures_and_overlays(f->rules, &j);
    json_close(&j, '}');
    return reply_packed(rq, &j);
}

enum MHD_Result rules_list(request *rq)
{
    json_writer j = { 0 };

    json_open(&j, NULL, '{');
    json_open(&j, "rules", '[');
    for (int i = 0; i < lin_ledger_rules; i++) {
        json_open(&j, NULL, '{');
        json_put_text(&j, "id", lin_ledger[i].id);
        json_put_text(&j, "text", lin_ledger[i].text);
        json_put_text(&j, "basis", lin_ledger[i].basis);
        json_put_text(&j, "book", lin_ledger[i].book);
        json_put_text(&j, "chapter", lin_ledger[i].chapter);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_close(&j, '}');
    return reply_packed(rq, &j);
}

/* ---- the ground, drawn once ---- */

#define GROUND_CELL 16

typedef struct ground {
    struct ground *next;
    const lin_battle *battle;
    bool lamp;
    char *text, *packed;
    size_t size, packed_size;
} ground;

static ground *ground_find(server *s, const lin_battle *b, bool lamp)
{
    ground *at = s->grounds;

    while (at && (at->battle != b || at->lamp != lamp))
        at = at->next;
    return at;
}

static enum MHD_Result ground_reply(request *rq, const ground *at)
{
    rq->cache = "max-age=86400";
    rq->gzipped = takes_gzip(rq) && at->packed;
    return rq->gzipped ? reply(rq, MHD_HTTP_OK, "image/svg+xml", at->packed, at->packed_size)
                       : reply(rq, MHD_HTTP_OK, "image/svg+xml", at->text, at->size);
}

/* A second or two of drawing: done by a hand, without the lock. */
static void ground_work(server *s, request *rq)
{
    ground *at = ground_find(s, rq->battle, rq->flag),
           made = { .battle = rq->battle, .lamp = rq->flag };
    lin_draw_options o = lin_draw_usual();
    char *copy;

    if (!at) {
        pthread_mutex_unlock(&s->lock);
        o.bare = true;
        o.pieces = o.legend = false;
        o.lamp = rq->flag;
        o.cell_px = GROUND_CELL;
        if (lin_draw_bytes(rq->battle, NULL, 0, &o, "svg", &made.text, &made.size, NULL) == LIN_OK)
            made.packed = gzip(made.text, made.size, &made.packed_size);
        pthread_mutex_lock(&s->lock);
        at = made.text && made.packed ? malloc(sizeof *at) : NULL;
        if (at) {
            *at = made;
            at->next = s->grounds;
            s->grounds = at;
        }
    }
    if (!at) {
        static const char no[] = "{\"error\":\"The ground cannot be drawn.\",\"code\":\"busy\"}";

        answer_now(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "application/json", strdup(no), sizeof no - 1);
        return;
    }
    rq->cache = "max-age=86400";
    rq->gzipped = takes_gzip(rq);
    copy = malloc(rq->gzipped ? at->packed_size : at->size);
    if (copy)
        memcpy(copy, rq->gzipped ? at->packed : at->text, rq->gzipped ? at->packed_size : at->size);
    answer_now(rq, MHD_HTTP_OK, "image/svg+xml", copy, rq->gzipped ? at->packed_size : at->size);
}

enum MHD_Result battle_ground(request *rq, const char *id)
{
    lin_refusal why = { 0 };
    const lin_field *f = field_named(rq->s, id, NULL, &why);
    const char *lamp = param(rq, "lamp");
    const ground *at;

    if (!f || (!f->battle->board.cells && !f->battle->table.width))
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "%s",
                        f ? "This battle has no ground." : why.text);
    rq->battle = f->battle;
    rq->flag = lamp && strcmp(lamp, "1") == 0;
    at = ground_find(rq->s, f->battle, rq->flag);
    if (at)
        return ground_reply(rq, at);
    {
        const enum MHD_Result later = reply_later(rq);

        workers_draw(rq->s, rq, ground_work);
        return later;
    }
}

void grounds_free(server *s)
{
    while (s->grounds) {
        ground *at = s->grounds;

        s->grounds = at->next;
        lin_free(at->text);
        free(at->packed);
        free(at);
    }
}
