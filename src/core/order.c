/* order.c -- orders as text: one row per verb gives parser and printer. */
#include "core.h"

#include <assert.h>
#include <string.h>

void lin_print(const lin_field *f, const lin_order *o, lin_text *out)
{
    assert(f && o && out);
    const lin_verb *v;

    if (o->verb >= f->rules->verbs) {
        lin_put(out, "?");
        return;
    }
    v = &f->rules->verb[o->verb];
    lin_put(out, "%s", v->name);
    for (int i = 0; i < o->nargs && v->args[i]; i++) {
        lin_put(out, " ");
        lin_arg_print(f, v->args[i], v->words, o->arg[i], out);
    }
}

/* ---- the door ---- */

typedef struct {
    int32_t low, high; /* both are within */
    const char *what, *right;
} bounds;

static bounds bounds_of(const lin_field *f, const lin_verb *v, char kind)
{
    const lin_battle *b = f->battle;
    int32_t words = 0;

    switch (kind) {
    case 'u':
        return (bounds){ 0, b->units - 1, "unit", "units are numbered as in the battle" };
    case 'c':
        return (bounds){ 0, b->board.cells - 1, "cell", "cells are numbered as on the board" };
    case 'd':
        return (bounds){ 0, b->board.directions - 1, "direction", "they run clockwise from north" };
    case 's':
        return (bounds){ 0, LIN_NOBODY, "side", "there are two, and nobody" };
    case 'w':
        while (v->words && v->words[words])
            words++;
        return (bounds){ 0, words - 1, "word", "words are numbered as in the verb's row" };
    case 'x':
        return (bounds){ -LIN_FAR, LIN_FAR, "distance",
                         "1270 are an inch, and 1000 inches the most" };
    case 'a':
        return (bounds){ 0, 65535, "angle", "65536 are a circle" };
    default:
        return (bounds){ INT16_MIN, INT16_MAX, "number", "numbers have 16 bits" };
    }
}

lin_status lin_order_check(const lin_field *f, const lin_order *o, lin_refusal *why)
{
    const lin_rules *r = f->rules;
    const lin_verb *v;

    if (o->verb >= r->verbs)
        return lin_refuse(why, LIN_SYNTAX, NULL,
                          "That is no order of %s: it has %d verbs, and no %d.", r->name, r->verbs,
                          o->verb);
    v = &r->verb[o->verb];
    if (o->nargs != strlen(v->args) || o->nargs > LIN_ARGS)
        return lin_refuse(why, LIN_SYNTAX, NULL, "\"%s\" has %d arguments, not %d.", v->name,
                          (int)strlen(v->args), o->nargs);
    for (int i = 0; i < o->nargs; i++) {
        const bounds b = bounds_of(f, v, v->args[i]);

        if (o->arg[i] < b.low || o->arg[i] > b.high)
            return lin_refuse(why, LIN_SYNTAX, NULL,
                              "\"%s\" speaks of a %s %ld that there is not; %s.", v->name, b.what,
                              (long)o->arg[i], b.right);
    }
    return LIN_OK;
}

lin_order lin_order_plain(const lin_order *o)
{
    lin_order plain = { .verb = o->verb, .nargs = o->nargs };

    for (int i = 0; i < o->nargs && i < LIN_ARGS; i++)
        plain.arg[i] = o->arg[i];
    return plain;
}

/* ---- reading ---- */

static lin_status verb_unknown(const lin_field *f, const char *word, lin_refusal *why)
{
    char quote[48];

    return lin_refuse(why, LIN_SYNTAX, NULL, "\"%s\" is no order of %s; `help` lists them.",
                      lin_quoted(word, quote, sizeof quote), f->rules->name);
}

/* The verb's line of help, its columns closed up: "move X Y: forward". */
static lin_status words_wrong(const lin_verb *v, int wanted, int given, lin_refusal *why)
{
    const char *gap = strstr(v->help, "  ");
    const int grammar = gap ? (int)(gap - v->help) : (int)strlen(v->help);
    const char *text = v->help + grammar + strspn(v->help + grammar, " ");

    return lin_refuse(why, LIN_SYNTAX, NULL, "\"%s\" takes %d word%s after it, not %d: %.*s%s%s",
                      v->name, wanted, wanted == 1 ? "" : "s", given, grammar, v->help,
                      *text ? ": " : "", text);
}

lin_status lin_parse(const lin_game *g, const char *text, lin_order *o, lin_refusal *why)
{
    assert(g && text && o);
    const lin_field *f = g->field;
    char line[256], *word[LIN_ARGS + 3];
    int n, args;
    const lin_verb *v = NULL;

    memset(o, 0, sizeof *o);
    if (strlen(text) >= sizeof line)
        return lin_refuse(why, LIN_SYNTAX, NULL, "That is too long for an order.");
    strcpy(line, text);
    n = lin_words(line, word, LIN_ARGS + 3);
    if (n == 0)
        return lin_refuse(why, LIN_SYNTAX, NULL, "That is empty; give an order.");
    for (int i = 0; i < f->rules->verbs && !v; i++)
        if (lin_same_word(f->rules->verb[i].name, word[0]))
            v = &f->rules->verb[o->verb = (uint8_t)i];
    if (!v)
        return verb_unknown(f, word[0], why);
    args = (int)strlen(v->args);
    if (n - 1 != args)
        return words_wrong(v, args, n - 1, why);
    for (int i = 0; i < args; i++) {
        const lin_status status =
            lin_arg_parse(f, v->args[i], v->words, word[i + 1], &o->arg[i], why);

        if (status != LIN_OK)
            return status;
    }
    o->nargs = (uint8_t)args;
    return LIN_OK;
}
