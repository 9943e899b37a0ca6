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

static enum MHD_Result reply_packed(request *rq, jot *j)
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

static void sides(const lin_battle *b, jot *j)
{
    jot_pair_open(j, "sides", '[');
    for (int i = 0; i < LIN_SIDES; i++) {
        jot_open(j, '{');
        jot_pair(j, "id", b->side_id[i]);
        jot_pair(j, "name", b->side_name[i]);
        jot_pair(j, "colour", b->side_colour[i]);
        jot_close(j, '}');
    }
    jot_close(j, ']');
}

static void option_list(const lin_field *f, jot *j)
{
    jot_pair_open(j, "options", '[');
    for (int i = 0; i < f->rules->options; i++) {
        const lin_option *o = &f->rules->option[i];

        jot_open(j, '{');
        jot_pair(j, "name", o->name);
        jot_pair(j, "rule", o->rule);
        jot_pair(j, "text", o->text);
        if (o->names) {
            jot_pair(j, "value", lin_option_word(o, f->option[i]));
            jot_pair_open(j, "values", '[');
            for (int k = 0; o->names[k]; k++)
                jot_text(j, o->names[k]);
            jot_close(j, ']');
        } else {
            jot_pair_bool(j, "on", f->option[i] != 0);
        }
        jot_close(j, '}');
    }
    jot_close(j, ']');
}

static void bots(jot *j)
{
    jot_pair_open(j, "bots", '[');
    for (int i = 0; lin_bots[i]; i++) {
        jot_open(j, '{');
        jot_pair(j, "name", lin_bots[i]->name);
        jot_pair(j, "text", lin_bots[i]->text);
        jot_close(j, '}');
    }
    jot_close(j, ']');
}

/* What both the list and the single battle tell. */
static void battle_head(const lin_field *f, jot *j)
{
    const lin_battle *b = f->battle;

    jot_pair(j, "id", b->id);
    jot_pair(j, "rules", b->rules);
    jot_pair(j, "rules_name", f->rules->name);
    jot_pair(j, "title", b->title);
    jot_pair(j, "date", b->date);
    jot_pair(j, "note", b->note);
    jot_pair(j, "history", b->history);
    jot_pair_open(j, "turns", '[');
    for (int i = 0; i < b->turns; i++)
        jot_text(j, b->turn_name[i]);
    jot_close(j, ']');
    jot_pair_int(j, "pieces", b->units);
    sides(b, j);
    option_list(f, j);
    bots(j);
}

static void list_one(void *self, const char *name, const lin_field *f, lin_status status,
                     const lin_refusal *why)
{
    jot *j = self;

    (void)name, (void)status, (void)why;
    if (!f)
        return;
    jot_open(j, '{');
    battle_head(f, j);
    jot_close(j, '}');
}

enum MHD_Result battles_list(request *rq)
{
    jot j = { 0 };

    jot_open(&j, '{');
    jot_pair_open(&j, "battles", '[');
    lin_source_each(rq->s->source, rq->s->want->share, list_one, &j, NULL);
    jot_close(&j, ']');
    jot_close(&j, '}');
    return reply_packed(rq, &j);
}

static void units(const lin_battle *b, jot *j)
{
    jot_pair_open(j, "units", '[');
    for (int i = 0; i < b->units; i++) {
        jot_open(j, '{');
        jot_pair(j, "id", b->unit[i].id);
        jot_pair(j, "name", b->unit[i].name);
        jot_pair(j, "kind", b->unit[i].kind);
        jot_pair(j, "size", b->unit[i].size);
        if (b->unit[i].coat[0])
            jot_pair(j, "coat", b->unit[i].coat);
        if (b->unit[i].facings[0])
            jot_pair(j, "facings", b->unit[i].facings);
        jot_pair_int(j, "side", b->unit[i].side);
        jot_close(j, '}');
    }
    jot_close(j, ']');
}

static void cells(const lin_board *b, jot *j)
{
    jot_pair_open(j, "cells", '[');
    for (int i = 0; i < b->cells; i++) {
        char name[8];
        double x, y;

        lin_cell_name(b, i, name);
        lin_draw_middle(b, i, &x, &y);
        jot_open(j, '{');
        jot_pair(j, "name", name);
        jot_key(j, "x");
        jot_real(j, x, 3);
        jot_key(j, "y");
        jot_real(j, y, 3);
        jot_pair(j, "ground", b->ground_name[b->ground[i]]);
        jot_pair_bool(j, "road", b->road[i] != 0);
        jot_close(j, '}');
    }
    jot_close(j, ']');
}

static void board(const lin_board *b, jot *j)
{
    double width, height;

    lin_draw_extent(b, &width, &height);
    jot_pair_open(j, "board", '{');
    jot_pair(j, "grid", b->grid == LIN_HEXES ? "hexes" : "squares");
    jot_pair_int(j, "rows", b->rows);
    jot_pair_int(j, "cols", b->cols);
    jot_key(j, "width");
    jot_real(j, width, 3);
    jot_key(j, "height");
    jot_real(j, height, 3);
    jot_pair_open(j, "directions", '[');
    for (int d = 0; d < b->directions; d++)
        jot_text(j, lin_direction_name(b, d));
    jot_close(j, ']');
    cells(b, j);
    jot_pair_open(j, "places", '[');
    for (int i = 0; i < b->places; i++) {
        jot_open(j, '{');
        jot_pair(j, "name", b->place[i].name);
        jot_pair(j, "kind", b->place[i].kind);
        jot_pair_int(j, "cell", b->place[i].cell);
        jot_pair_int(j, "value", b->place[i].value);
        jot_close(j, '}');
    }
    jot_close(j, ']');
    jot_close(j, '}');
}

static void word_list(const char *key, const char *const *words, jot *j)
{
    jot_pair_open(j, key, '[');
    for (int w = 0; words && words[w]; w++)
        jot_text(j, words[w]);
    jot_close(j, ']');
}

static void grammar(const lin_rules *r, jot *j)
{
    jot_pair_open(j, "verbs", '[');
    for (int i = 0; i < r->verbs; i++) {
        jot_open(j, '{');
        jot_pair(j, "name", r->verb[i].name);
        jot_pair(j, "args", r->verb[i].args);
        jot_pair(j, "help", r->verb[i].help);
        word_list("words", r->verb[i].words, j);
        if (r->verb[i].say)
            jot_pair(j, "say", r->verb[i].say);
        if (r->verb[i].spoken)
            word_list("spoken", r->verb[i].spoken, j);
        jot_close(j, '}');
    }
    jot_close(j, ']');
    jot_pair_open(j, "macros", '[');
    for (int i = 0; i < r->macros; i++) {
        jot_open(j, '{');
        jot_pair(j, "name", r->macro[i].name);
        jot_pair(j, "help", r->macro[i].help);
        jot_close(j, '}');
    }
    jot_close(j, ']');
}

static void gestures_and_overlays(const lin_rules *r, jot *j)
{
    jot_pair_open(j, "gestures", '[');
    for (int i = 0; i < r->gestures; i++) {
        jot_open(j, '{');
        jot_pair(j, "step", r->gesture[i].step);
        jot_pair(j, "act", r->gesture[i].act);
        jot_pair(j, "order", r->gesture[i].order);
        jot_pair(j, "text", r->gesture[i].text);
        jot_close(j, '}');
    }
    jot_close(j, ']');
    jot_pair_open(j, "overlays", '[');
    for (int i = 0; i < r->overlays; i++) {
        jot_open(j, '{');
        jot_pair(j, "name", r->overlay[i].name);
        jot_pair(j, "of", r->overlay[i].of_side ? "side" : "unit");
        jot_pair(j, "text", r->overlay[i].text);
        jot_close(j, '}');
    }
    jot_close(j, ']');
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
    jot j = { 0 };

    if (!f)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "%s", why.text);
    jot_open(&j, '{');
    battle_head(f, &j);
    units(f->battle, &j);
    if (f->battle->board.cells)
        board(&f->battle->board, &j);
    if (f->battle->table.width)
        table_ground(&f->battle->table, &j);
    grammar(f->rules, &j);
    gestures_and_overlays(f->rules, &j);
    jot_close(&j, '}');
    return reply_packed(rq, &j);
}

enum MHD_Result rules_list(request *rq)
{
    jot j = { 0 };

    jot_open(&j, '{');
    jot_pair_open(&j, "rules", '[');
    for (int i = 0; i < lin_ledger_rules; i++) {
        jot_open(&j, '{');
        jot_pair(&j, "id", lin_ledger[i].id);
        jot_pair(&j, "text", lin_ledger[i].text);
        jot_pair(&j, "basis", lin_ledger[i].basis);
        jot_pair(&j, "book", lin_ledger[i].book);
        jot_pair(&j, "chapter", lin_ledger[i].chapter);
        jot_close(&j, '}');
    }
    jot_close(&j, ']');
    jot_close(&j, '}');
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
