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

static const page_entry *entry_at(const page_entry *e, const char *path)
{
    while (e->path && strcmp(e->path, path) != 0)
        e++;
    return e->path ? e : NULL;
}

enum MHD_Result page_file(request *rq)
{
    const char *path = strcmp(rq->path, "/") == 0 ? "/index.html" : rq->path;
    const char *seen = header(rq, "If-None-Match");
    const page_entry *e = entry_at(page_entries, path);
    enum MHD_Result done;

    if (!e)
        e = entry_at(guide_entries, path);
    if (!e)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "There is no such page here.");
    rq->cache = "no-cache";
    rq->etag = e->etag;
    if (seen && strcmp(seen, e->etag) == 0)
        return reply(rq, MHD_HTTP_NOT_MODIFIED, e->type, "", 0);
    rq->gzipped = e->gzipped && takes_gzip(rq);
    if (!e->gzipped || rq->gzipped)
        return reply_own(rq, e->type, e->bytes, e->size);
    return limits_unread(rq, &done) ? reply_unpacked(rq, e) : done;
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

static void list_one(void *self, const char *name, const lin_field *f, lin_status status,
                     const lin_refusal *why)
{
    json_writer *j = self;

    (void)name, (void)status, (void)why;
    if (!f)
        return;
    json_open(j, NULL, '{');
    tell_battle_members(j, f);
    json_close(j, '}');
}

enum MHD_Result battles_list(request *rq)
{
    json_writer j = { 0 };

    json_open(&j, NULL, '{');
    json_open(&j, "battles", '[');
    lock_on_worker(rq->s);
    lin_source_each(rq->s->source, rq->s->want->share, list_one, &j, NULL);
    unlock_on_worker(rq->s);
    json_close(&j, ']');
    json_close(&j, '}');
    return reply_packed(rq, &j);
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

/* All options of it with their values, so that what means the same is one field. */
static void options_by_meaning(const lin_field *usual, const char *text, char *out, size_t size)
{
    const lin_rules *r = usual->rules;
    lin_text t = lin_text_in(out, size);

    for (int i = 0; i < r->options; i++) {
        const size_t n = strlen(r->option[i].name);
        const char *at = text;

        while (*at && (strncmp(at, r->option[i].name, n) != 0 || at[n] != '='))
            at += strcspn(at, ",") + (at[strcspn(at, ",")] == ',');
        lin_put(&t, "%s%s=", i ? "," : "", r->option[i].name);
        if (*at)
            lin_put(&t, "%.*s", (int)strcspn(at + n + 1, ","), at + n + 1);
        else
            lin_put(&t, "%s", lin_option_word(&r->option[i], lin_field_option(usual, i)));
    }
}

/* The field that these words mean; text: well-formed. */
const lin_field *field_by_meaning(server *s, const char *id, const char *text, lin_refusal *why)
{
    const lin_field *usual = NULL;
    char usually[OPTIONS_TEXT], meant[OPTIONS_TEXT];

    if (lin_source_field(s->source, id, "", &usual, why) != LIN_OK)
        return NULL;
    loose_asked(s, usual);
    options_by_meaning(usual, "", usually, sizeof usually);
    options_by_meaning(usual, text, meant, sizeof meant);
    if (strcmp(usually, meant) == 0)
        return usual;
    return field_optional(s, usual->battle, meant, why);
}

const lin_field *field_named(server *s, const char *id, const char *options, lin_refusal *why)
{
    const lin_battle *b;
    const lin_rules *r;

    if (!*id || strspn(id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") !=
                    strlen(id)) {
        lin_refuse(why, LIN_BAD_FILE, NULL,
                   "A battle is named by letters and digits, such as brandywine-1777.");
        return NULL;
    }
    if (!loose_ready(s, id, why) || lin_source_battle(s->source, id, &b, why) != LIN_OK)
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
    return field_by_meaning(s, id, options ? options : "", why);
}

enum MHD_Result battle_one(request *rq, const char *id)
{
    const char *options = param(rq, "options");
    lin_refusal why = { 0 };
    const lin_field *f = NULL;
    lin_battle *own_battle = NULL;
    lin_field *own = NULL; /* on a made table that nobody fights on */
    json_writer j = { 0 };
    bool new;

    lock_on_worker(rq->s);
    new = made_is_new(rq->s, id);
    if (!new)
        f = field_named(rq->s, id, options, &why);
    unlock_on_worker(rq->s);
    if (new &&made_anew(rq->s, id, options, &own_battle, &own, &why) == LIN_OK)
        f = own;
    if (!f)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "%s", why.text);
    json_open(&j, NULL, '{');
    tell_whole_battle_members(&j, f);
    json_close(&j, '}');
    lin_field_free(own);
    lin_battle_free(own_battle);
    return reply_packed(rq, &j);
}

enum MHD_Result rules_list(request *rq)
{
    json_writer j = { 0 };

    json_open(&j, NULL, '{');
    json_open(&j, "rules", '[');
    for (int i = 0; lin_rule_at(i); i++)
        tell_rule_json(&j, NULL, lin_rule_at(i));
    json_close(&j, ']');
    json_close(&j, '}');
    return reply_packed(rq, &j);
}

/* ---- the ground, drawn once ---- */

#define GROUND_CELL  16
#define GROUND_BYTES (24u << 20) /* of all that are kept; those asked for last */

/* By day, by lamp-light, and the names that are set above the pieces; of each one more, for games
 * in which nothing is measured ahead: without a scale, and names by hundredths of the width. */
enum { GROUND_DAY, GROUND_LAMP, GROUND_NAMES, GROUND_UNMEASURED };

typedef struct ground {
    struct ground *next;
    const lin_battle *battle;
    int which;
    char *text, *packed;
    size_t size, packed_size;
} ground;

static bool is_names(int which)
{
    return which % GROUND_UNMEASURED == GROUND_NAMES;
}

static const char *ground_type(int which)
{
    return is_names(which) ? "application/json" : "image/svg+xml";
}

/* The one asked for last stands first. */
static ground *ground_find(server *s, const lin_battle *b, int which)
{
    ground **at = &s->grounds, *found;

    while (*at && ((*at)->battle != b || (*at)->which != which))
        at = &(*at)->next;
    found = *at;
    if (found) {
        *at = found->next;
        found->next = s->grounds;
        s->grounds = found;
    }
    return found;
}

static void ground_drop(ground **at)
{
    ground *g = *at;

    *at = g->next;
    lin_free(g->text);
    free(g->packed);
    free(g);
}

/* Hundreds of battles of built forces have six each: what nobody asks for is drawn again. */
static void grounds_bound(server *s)
{
    size_t bytes = 0;

    for (ground **at = &s->grounds; *at;) {
        bytes += (*at)->size + (*at)->packed_size;
        if (bytes > GROUND_BYTES && *at != s->grounds)
            ground_drop(at);
        else
            at = &(*at)->next;
    }
}

static enum MHD_Result ground_reply(request *rq, const ground *at)
{
    rq->cache = "max-age=86400";
    rq->gzipped = takes_gzip(rq) && at->packed;
    return rq->gzipped ? reply(rq, MHD_HTTP_OK, ground_type(at->which), at->packed, at->packed_size)
                       : reply(rq, MHD_HTTP_OK, ground_type(at->which), at->text, at->size);
}

/* one: of the page's units in an inch or a cell. */
static void name_json(json_writer *j, const lin_draw_name *n, double one)
{
    const char *line = n->text;

    json_open(j, NULL, '{');
    json_open(j, "lines", '[');
    while (*line) {
        const size_t length = strcspn(line, "\n");
        char text[sizeof n->text];

        memcpy(text, line, length);
        text[length] = '\0';
        json_put_text(j, NULL, text);
        line += length + (line[length] == '\n');
    }
    json_close(j, ']');
    json_put_real(j, "x", n->x * one, 3);
    json_put_real(j, "y", n->y * one, 3);
    json_put_real(j, "size", n->size * one, 3);
    json_put_text(j, "style", n->capitals ? "capitals" : n->italic ? "italic" : "roman");
    json_put_bool(j, "water", n->water);
    json_close(j, '}');
}

static void bent_json(json_writer *j, const lin_draw_name *n, double one)
{
    json_open(j, NULL, '[');
    json_put_real(j, NULL, n->x * one, 2);
    json_put_real(j, NULL, n->y * one, 2);
    json_put_real(j, NULL, n->size * one, 2);
    json_close(j, ']');
}

static void names_make(ground *made)
{
    lin_draw_name *name = malloc(LIN_DRAW_NAMES * sizeof *name);
    const int n = name ? lin_draw_names(made->battle, name, LIN_DRAW_NAMES) : -1;
    const bool hundredths = made->which >= GROUND_UNMEASURED && made->battle->table.width > 0;
    const double one = hundredths ? 100.0 * LIN_INCH / made->battle->table.width : 1;
    json_writer j = { 0 };

    json_open(&j, NULL, '{');
    json_open(&j, "names", '[');
    for (int i = 0; i < n; i++)
        if (*name[i].text)
            name_json(&j, &name[i], one);
    json_close(&j, ']');
    json_open(&j, "along", '[');
    for (int i = 0; i < n; i++)
        if (!*name[i].text)
            bent_json(&j, &name[i], one);
    json_close(&j, ']');
    json_close(&j, '}');
    free(name);
    if (n < 0 || j.failed) {
        free(j.at);
        return;
    }
    made->text = j.at;
    made->size = j.used;
}

static void picture_make(ground *made)
{
    lin_draw_options o = lin_draw_usual();

    o.bare = true;
    o.pieces = false;
    o.names_apart = true;
    o.lamp = made->which % GROUND_UNMEASURED == GROUND_LAMP;
    o.unmeasured = made->which >= GROUND_UNMEASURED;
    o.cell_px = GROUND_CELL;
    if (lin_draw_bytes(made->battle, NULL, 0, &o, "svg", &made->text, &made->size, NULL) != LIN_OK)
        made->text = NULL;
}

/* A second or two of drawing: done by a hand, without the lock. */
static void ground_work(server *s, request *rq)
{
    ground *at = ground_find(s, rq->battle, rq->ground),
           made = { .battle = rq->battle, .which = rq->ground };
    char *copy;

    if (!at) {
        pthread_mutex_unlock(&s->lock);
        (is_names(made.which) ? names_make : picture_make)(&made);
        if (made.text)
            made.packed = gzip(made.text, made.size, &made.packed_size);
        pthread_mutex_lock(&s->lock);
        at = ground_find(s, made.battle, made.which); /* somebody else was quicker */
        if (at) {
            lin_free(made.text);
            free(made.packed);
        } else if (made.text && made.packed && (at = malloc(sizeof *at))) {
            *at = made;
            at->next = s->grounds;
            s->grounds = at;
            grounds_bound(s);
        }
    }
    if (!at) {
        answer_error(rq, "The ground cannot be drawn.");
        return;
    }
    rq->cache = "max-age=86400";
    rq->gzipped = takes_gzip(rq);
    copy = malloc(rq->gzipped ? at->packed_size : at->size);
    if (copy)
        memcpy(copy, rq->gzipped ? at->packed : at->text, rq->gzipped ? at->packed_size : at->size);
    answer_now(rq, MHD_HTTP_OK, ground_type(at->which), copy,
               rq->gzipped ? at->packed_size : at->size);
}

/* Of a battle on a made table that nobody fights on: drawn, and forgotten. */
static enum MHD_Result ground_anew(request *rq)
{
    const char *at = rq->path + strlen("/api/battles/");
    char id[48];
    ground made = { .which = rq->ground };
    lin_refusal why = { 0 };
    lin_battle *b;
    lin_field *f;
    enum MHD_Result result;

    snprintf(id, sizeof id, "%.*s", (int)strcspn(at, "/"), at);
    if (made_anew(rq->s, id, NULL, &b, &f, &why) != LIN_OK)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "%s", why.text);
    made.battle = b;
    (is_names(made.which) ? names_make : picture_make)(&made);
    if (made.text)
        made.packed = gzip(made.text, made.size, &made.packed_size);
    result = made.text ? ground_reply(rq, &made)
                       : reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                                  "The ground cannot be drawn.");
    lin_free(made.text);
    free(made.packed);
    lin_field_free(f);
    lin_battle_free(b);
    return result;
}

static enum MHD_Result ground_of(request *rq, const char *id, int which)
{
    const char *measuring = param(rq, "measuring");
    lin_refusal why = { 0 };
    const lin_field *f;
    const ground *at;
    enum MHD_Result done;

    if (measuring && strcmp(measuring, "off") == 0)
        which += GROUND_UNMEASURED;
    rq->ground = which;
    if (made_is_new(rq->s, id))
        return workers_make(rq, ground_anew, JOB_PLAY);
    f = field_named(rq->s, id, NULL, &why);
    if (!f || (!f->battle->board.cells && !f->battle->table.width))
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "%s",
                        f ? "This battle has no ground." : why.text);
    rq->battle = f->battle;
    at = ground_find(rq->s, f->battle, which);
    if (!at)
        return workers_draw(rq, ground_work);
    return limits_unread(rq, &done) ? ground_reply(rq, at) : done;
}

enum MHD_Result battle_ground(request *rq, const char *id)
{
    const char *lamp = param(rq, "lamp");

    return ground_of(rq, id, lamp && strcmp(lamp, "1") == 0 ? GROUND_LAMP : GROUND_DAY);
}

enum MHD_Result battle_names(request *rq, const char *id)
{
    return ground_of(rq, id, GROUND_NAMES);
}

void grounds_drop(server *s, const lin_battle *b)
{
    for (ground **at = &s->grounds; *at;)
        if ((*at)->battle == b)
            ground_drop(at);
        else
            at = &(*at)->next;
}

void grounds_free(server *s)
{
    while (s->grounds)
        ground_drop(&s->grounds);
}
