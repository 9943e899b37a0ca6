/* source.c -- fields by name and options, each loaded once.
 *
 * Scripts and commands ask for "brandywine-1777" with "bombardment=off" many times over. The
 * source keeps every battle and every field it has loaded, and owns them all: what it gives
 * out is good until it is freed itself. */
#include "files/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct kept_battle {
    struct kept_battle *next;
    lin_battle *battle;
    char *name;
} kept_battle;

typedef struct kept_field {
    struct kept_field *next;
    const lin_battle *battle;
    lin_field *field;
    char *options;
} kept_field;

struct lin_source {
    char *share; /* NULL: none */
    char *also;  /* a folder that is looked into last; NULL: none */
    kept_battle *battles;
    kept_field *fields;
};

static char *copy_text(const char *text)
{
    const size_t n = strlen(text) + 1;
    char *copy = malloc(n);

    return copy ? memcpy(copy, text, n) : NULL;
}

static lin_status no_memory(lin_refusal *why)
{
    return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a battle.");
}

lin_source *lin_source_new(const char *share)
{
    lin_source *s = calloc(1, sizeof *s);

    if (s && share && !(s->share = copy_text(share))) {
        free(s);
        return NULL;
    }
    return s;
}

lin_status lin_source_also(lin_source *s, const char *folder, lin_refusal *why)
{
    char *copy = copy_text(folder);

    if (!copy)
        return no_memory(why);
    free(s->also);
    s->also = copy;
    return LIN_OK;
}

/* ---- Battles ---- */

/* Only a plain name can lie there: what has a '/' in it is a path. */
static bool lies_also(const lin_source *s, const char *name, char *path, size_t size)
{
    char file[LIN_PATH];
    struct stat info;

    return s->also && *name != '.' && !strchr(name, '/') &&
           snprintf(file, sizeof file, "%s/%s/" LIN_BATTLE_FILE, s->also, name) <
               (int)sizeof file &&
           stat(file, &info) == 0 && S_ISREG(info.st_mode) &&
           (size_t)snprintf(path, size, "%s/%s", s->also, name) < size;
}

static lin_status find_battle(const lin_source *s, const char *name, char *path, size_t size,
                              lin_refusal *why)
{
    const lin_status st = lin_battles_find(name, s->share, path, size, why);

    return st != LIN_OK && lies_also(s, name, path, size) ? LIN_OK : st;
}

/* A battle of that very name, or one on a table that is made. */
static lin_status load_battle(lin_source *s, const char *name, lin_battle **out, lin_refusal *why)
{
    char path[LIN_PATH], base[LIN_PATH];
    const lin_battle *own = NULL;
    lin_made_table made;
    lin_status st = find_battle(s, name, path, sizeof path, why);

    if (st == LIN_OK)
        return lin_battle_load(path, out, why);
    if (!lin_made_split(name, base, sizeof base, &made))
        return st;
    st = lin_source_battle(s, base, &own, why);
    return st == LIN_OK ? lin_made_battle(own, &made, out, why) : st;
}

int lin_source_made(const lin_source *s, const char *name)
{
    char base[LIN_PATH];
    lin_made_table made;
    int n = 0;

    for (const kept_battle *k = s->battles; k; k = k->next) {
        if (strcmp(k->name, name) == 0)
            return -1;
        n += lin_made_split(k->name, base, sizeof base, &made);
    }
    return lin_made_split(name, base, sizeof base, &made) ? n : -1;
}

lin_status lin_source_folder(const lin_source *s, const char *battle, char *path, size_t size,
                             lin_refusal *why)
{
    return find_battle(s, battle, path, size, why);
}

lin_status lin_source_battle(lin_source *s, const char *name, const lin_battle **out,
                             lin_refusal *why)
{
    kept_battle *k;
    lin_status st;

    for (k = s->battles; k; k = k->next)
        if (strcmp(k->name, name) == 0) {
            *out = k->battle;
            return LIN_OK;
        }
    k = calloc(1, sizeof *k);
    if (!k || !(k->name = copy_text(name))) {
        free(k);
        return no_memory(why);
    }
    if ((st = load_battle(s, name, &k->battle, why)) != LIN_OK) {
        free(k->name);
        free(k);
        return st;
    }
    k->next = s->battles;
    s->battles = k;
    *out = k->battle;
    return LIN_OK;
}

/* A rule system that finds fault with a line does not know whose line it is. */
static lin_status name_file(const lin_battle *battle, lin_status status, lin_refusal *why)
{
    char text[sizeof why->text];

    if (why && why->line > 0) {
        snprintf(text, sizeof text, "%s of %s: %.230s", LIN_BATTLE_FILE, battle->id, why->text);
        memcpy(why->text, text, sizeof text);
    }
    return status;
}

/* ---- Fields ---- */

static lin_status keep_field(lin_source *s, const lin_battle *battle, const char *options,
                             const lin_field **out, lin_refusal *why)
{
    kept_field *k = calloc(1, sizeof *k);
    lin_status st;

    if (!k || !(k->options = copy_text(options))) {
        free(k);
        return no_memory(why);
    }
    if ((st = lin_field_new(&k->field, battle, *options ? options : NULL, why)) != LIN_OK) {
        free(k->options);
        free(k);
        return name_file(battle, st, why);
    }
    k->battle = battle;
    k->next = s->fields;
    s->fields = k;
    *out = k->field;
    return LIN_OK;
}

lin_status lin_source_field(void *self, const char *battle, const char *options,
                            const lin_field **out, lin_refusal *why)
{
    lin_source *s = self;
    const lin_battle *b = NULL;
    const lin_status st = lin_source_battle(s, battle, &b, why);

    if (st != LIN_OK)
        return st;
    if (!options)
        options = "";
    for (const kept_field *k = s->fields; k; k = k->next)
        if (k->battle == b && strcmp(k->options, options) == 0) {
            *out = k->field;
            return LIN_OK;
        }
    return keep_field(s, b, options, out, why);
}

bool lin_source_has(const lin_source *s, const char *name)
{
    for (const kept_field *k = s->fields; k; k = k->next)
        if (!*k->options && strcmp(k->battle->id, name) == 0)
            return true;
    return false;
}

lin_status lin_source_adopt(lin_source *s, lin_battle *battle, lin_field *usual, lin_refusal *why)
{
    kept_battle *b = calloc(1, sizeof *b);
    kept_field *f = calloc(1, sizeof *f);

    if (!b || !f || !(b->name = copy_text(battle->id)) || !(f->options = copy_text(""))) {
        if (b)
            free(b->name);
        free(b);
        free(f);
        lin_field_free(usual);
        lin_battle_free(battle);
        return no_memory(why);
    }
    b->battle = battle;
    b->next = s->battles;
    s->battles = b;
    f->battle = battle;
    f->field = usual;
    f->next = s->fields;
    s->fields = f;
    return LIN_OK;
}

/* ---- Given back ---- */

void lin_source_fields(const lin_source *s, const lin_battle *battle,
                       void (*seen)(void *self, const lin_field *f), void *self)
{
    for (const kept_field *k = s->fields; k; k = k->next)
        if (k->battle == battle)
            seen(self, k->field);
}

static void field_free(kept_field *k)
{
    lin_field_free(k->field);
    free(k->options);
    free(k);
}

static void battle_free(kept_battle *k)
{
    lin_battle_free(k->battle);
    free(k->name);
    free(k);
}

void lin_source_drop(lin_source *s, const lin_battle *battle)
{
    for (kept_field **at = &s->fields; *at;) {
        kept_field *k = *at;

        if (k->battle != battle) {
            at = &k->next;
            continue;
        }
        *at = k->next;
        field_free(k);
    }
    for (kept_battle **at = &s->battles; *at; at = &(*at)->next)
        if ((*at)->battle == battle) {
            kept_battle *k = *at;

            *at = k->next;
            battle_free(k);
            return;
        }
}

int lin_source_battles(const lin_source *s)
{
    int n = 0;

    for (const kept_battle *k = s->battles; k; k = k->next)
        n++;
    return n;
}

int lin_source_field_count(const lin_source *s)
{
    int n = 0;

    for (const kept_field *k = s->fields; k; k = k->next)
        n++;
    return n;
}

/* ---- For scripts about files ---- */

lin_status lin_source_file(void *self, const char *battle, char **text, size_t *n, lin_refusal *why)
{
    const lin_source *s = self;
    char path[LIN_PATH];
    const lin_status st = lin_battles_find(battle, s->share, path, sizeof path, why);

    *text = NULL;
    return st == LIN_OK ? lin_battle_text(path, text, n, why) : st;
}

lin_status lin_source_judge(void *self, const char *battle, const char *options, const char *text,
                            size_t n, lin_refusal *why)
{
    const lin_source *s = self;
    char path[LIN_PATH], base[LIN_PATH];
    lin_made_table made;
    lin_battle *b = NULL;
    lin_field *f = NULL;
    lin_status st;

    if (lin_made_split(battle, base, sizeof base, &made)) /* its map is not in any folder */
        battle = base;
    if ((st = lin_battles_find(battle, s->share, path, sizeof path, why)) != LIN_OK ||
        (st = lin_battle_from(path, text, n, &b, why)) != LIN_OK)
        return st;
    st = lin_field_new(&f, b, *options ? options : NULL, why);
    if (st != LIN_OK)
        name_file(b, st, why);
    lin_field_free(f);
    lin_battle_free(b);
    return st;
}

/* ---- The end ---- */

/* Fields first: they look into battles. */
void lin_source_free(lin_source *s)
{
    if (!s)
        return;
    while (s->fields) {
        kept_field *k = s->fields;

        s->fields = k->next;
        field_free(k);
    }
    while (s->battles) {
        kept_battle *k = s->battles;

        s->battles = k->next;
        battle_free(k);
    }
    free(s->share);
    free(s->also);
    free(s);
}
