/* field.c -- a battle and its options become the field a game is played on. */
#include "core.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int option_find(const lin_rules *r, const char *name)
{
    for (int i = 0; i < r->options; i++)
        if (lin_same_word(r->option[i].name, name))
            return i;
    return -1;
}

static bool switch_parse(const char *word, int32_t *out)
{
    static const char *const on[] = { "on", "yes", "true", "1" };
    static const char *const off[] = { "off", "no", "false", "0" };

    for (int i = 0; i < 4; i++) {
        if (lin_same_word(word, on[i]))
            return *out = 1, true;
        if (lin_same_word(word, off[i]))
            return *out = 0, true;
    }
    return false;
}

const char *lin_option_word(const lin_option *o, int32_t value)
{
    assert(o);
    if (!o->names)
        return value ? "on" : "off";
    for (int32_t i = 0; o->names[i]; i++)
        if (i == value)
            return o->names[i];
    return "?";
}

bool lin_option_value(const lin_option *o, const char *word, int32_t *out)
{
    assert(o && word && out);
    if (!o->names)
        return switch_parse(word, out);
    for (int i = 0; o->names[i]; i++)
        if (lin_same_word(o->names[i], word))
            return *out = i, true;
    return false;
}

static lin_status no_such_value(const lin_option *o, const char *value, lin_refusal *why)
{
    char quote[48], names[200];
    lin_text t = lin_text_in(names, sizeof names);

    for (int i = 0; o->names && o->names[i]; i++)
        lin_put(&t, "%s%s", i ? ", " : "one of ", o->names[i]);
    return lin_refuse(why, LIN_BAD_FILE, o->rule, "Option %s cannot be \"%s\"; say %s.", o->name,
                      lin_quoted(value, quote, sizeof quote), o->names ? names : "on or off");
}

static lin_status option_set(lin_field *f, const char *name, const char *value, lin_refusal *why)
{
    const lin_rules *r = f->rules;
    const int i = option_find(r, name);
    char quote[48], names[160];
    lin_text t = lin_text_in(names, sizeof names);

    if (i < 0) {
        for (int k = 0; k < r->options; k++)
            lin_put(&t, "%s%s", k ? ", " : "", r->option[k].name);
        return lin_refuse(why, LIN_BAD_FILE, NULL, "There is no option \"%s\"; %s has: %s.",
                          lin_quoted(name, quote, sizeof quote), r->id, names);
    }
    return lin_option_value(&r->option[i], value, &f->option[i])
               ? LIN_OK
               : no_such_value(&r->option[i], value, why);
}

static lin_status options_of_battle(lin_field *f, lin_refusal *why)
{
    const lin_node *options = lin_node_get(f->battle->root, "options");

    if (options && options->kind != LIN_NODE_MAP) {
        lin_refuse(why, LIN_BAD_FILE, NULL, "`options` should be a map, as {name: value}.");
        if (why)
            why->line = options->line;
        return LIN_BAD_FILE;
    }
    for (const lin_node *n = options ? options->child : NULL; n; n = n->next) {
        const lin_status status =
            option_set(f, n->key ? n->key : "?", n->text ? n->text : "?", why);

        if (status != LIN_OK) {
            if (why)
                why->line = n->line;
            return status;
        }
    }
    return LIN_OK;
}

/* "name=value,name=value"; blanks separate as well. */
static lin_status options_of_text(lin_field *f, const char *text, lin_refusal *why)
{
    char copy[512];

    if (strlen(text) >= sizeof copy)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "The list of options is too long.");
    strcpy(copy, text);
    for (char *rest, *word = strtok_r(copy, ", \t", &rest); word;
         word = strtok_r(NULL, ", \t", &rest)) {
        char *equals = strchr(word, '=');
        lin_status status;

        if (equals)
            *equals = '\0';
        status = option_set(f, word, equals ? equals + 1 : "on", why);
        if (status != LIN_OK)
            return status;
    }
    return LIN_OK;
}

static uint64_t hash_outline(const lin_table *t, int first, int points, uint64_t h)
{
    return lin_hash_bytes(t->outline + first, (size_t)points * sizeof t->outline[0], h);
}

/* All of a table that can decide play: not where the compass points, nor what pieces of
 * scenery are called. The names of spots say whose they are. */
static uint64_t hash_table(const lin_table *t, uint64_t h)
{
    const int32_t size[2] = { t->width, t->height };

    h = lin_hash_bytes(size, sizeof size, h);
    for (int i = 0; i < t->pieces; i++) {
        const lin_scenery *s = &t->piece[i];
        const int32_t what[5] = { s->closed, s->said, s->flags, s->level, s->width };

        h = lin_hash_bytes(s->kind, sizeof s->kind, h);
        h = lin_hash_bytes(s->size, sizeof s->size, h);
        h = lin_hash_bytes(what, sizeof what, h);
        h = hash_outline(t, s->first, s->points, h);
    }
    for (int i = 0; i < t->spots; i++) {
        const lin_spot *s = &t->spot[i];

        h = lin_hash_bytes(s->name, sizeof s->name, h);
        h = lin_hash_bytes(s->kind, sizeof s->kind, h);
        h = lin_hash_bytes(s->side, sizeof s->side, h + s->facing);
        h = hash_outline(t, s->first, s->points, h);
    }
    return h;
}

static uint64_t battle_hash(const lin_field *f)
{
    const lin_battle *b = f->battle;
    uint64_t h = f->hash;

    h = lin_hash_bytes(f->rules->id, strlen(f->rules->id), h + (uint64_t)f->rules->version);
    for (int u = 0; u < b->units; u++)
        h = lin_hash_bytes(b->unit[u].id, strlen(b->unit[u].id), h + b->unit[u].side);
    if (b->table.width)
        h = hash_table(&b->table, h);
    return lin_hash_bytes(f->option, sizeof f->option, h);
}

static lin_status no_such_system(const lin_battle *battle, lin_refusal *why)
{
    const lin_node *line = lin_node_get(battle->root, "rules");
    char quote[48], names[160];
    lin_text t = lin_text_in(names, sizeof names);

    for (int i = 0; lin_rules_at(i); i++)
        lin_put(&t, "%s%s", i ? ", " : "", lin_rules_at(i)->id);
    lin_refuse(why, LIN_BAD_FILE, NULL, "There is no rule system \"%s\"; there is: %s.",
               lin_quoted(battle->rules, quote, sizeof quote), names);
    if (why && line)
        why->line = line->line;
    return LIN_BAD_FILE;
}

lin_status lin_field_new(lin_field **out, const lin_battle *battle, const char *options,
                         lin_refusal *why)
{
    assert(out && battle);
    const lin_rules *r = lin_rules_find(battle->rules);
    lin_field *f;
    lin_status status;

    *out = NULL;
    if (!r)
        return no_such_system(battle, why);
    f = calloc(1, r->field_size);
    if (!f)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    f->rules = r;
    f->battle = battle;
    for (int i = 0; i < r->options; i++)
        f->option[i] = r->option[i].usual;
    status = options_of_battle(f, why);
    if (status == LIN_OK && options)
        status = options_of_text(f, options, why);
    if (status == LIN_OK)
        status = r->build(f, why);
    if (status != LIN_OK) {
        free(f);
        return status;
    }
    f->hash = battle_hash(f);
    *out = f;
    return LIN_OK;
}

void lin_field_free(lin_field *f)
{
    free(f);
}
