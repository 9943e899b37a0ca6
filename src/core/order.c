/* order.c -- orders as text: one row per verb gives parser and printer. */
#include "core.h"

#include <assert.h>
#include <string.h>

/* Does the verb end with a list of units? */
static bool has_list(const lin_verb *v)
{
    const size_t args = strlen(v->args);

    return args > 0 && v->args[args - 1] == 'U';
}

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
        if (v->args[i] == 'U')
            lin_units_print(f, o, i, out);
        else if (lin_place_part(v->args, o->nargs, i) && lin_field_blind(f))
            lin_hundredths_print(f, o->arg[i], false, out);
        else
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
    int args;
    bool list;

    if (o->verb >= r->verbs)
        return lin_refuse(why, LIN_SYNTAX, NULL,
                          "That is no order of %s: it has %d verbs, and no %d.", r->name, r->verbs,
                          o->verb);
    v = &r->verb[o->verb];
    list = has_list(v);
    args = (int)strlen(v->args) - list; /* those before the list */
    if (o->nargs > LIN_ARGS || (list ? o->nargs <= args : o->nargs != args))
        return lin_refuse(why, LIN_SYNTAX, NULL, "\"%s\" has %d arguments%s, not %d.", v->name,
                          args, list ? " and a list of units" : "", o->nargs);
    if (list && !lin_units_well_formed(f, o, args))
        return lin_refuse(why, LIN_SYNTAX, NULL,
                          "\"%s\" ends with a list that is none; name units of the battle, each "
                          "once, as lin_order_add_unit does.",
                          v->name);
    for (int i = 0; i < args; i++) {
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

    return lin_refuse(why, LIN_SYNTAX, NULL, "\"%s\" takes %d word%s%s after it, not %d: %.*s%s%s",
                      v->name, wanted, wanted == 1 ? "" : "s",
                      strchr(v->args, 'U') ? " or more" : "", given, grammar, v->help,
                      *text ? ": " : "", text);
}

/* How long something is nobody reads off the picture: hundredths are for places. */
static lin_status length_wrong(const lin_field *f, const lin_verb *v, const char *word,
                               lin_refusal *why)
{
    char quote[48];

    return lin_refuse(why, LIN_SYNTAX, f->rules->measures,
                      "\"%s\" wants a length, and \"%s\" is a place in hundredths of the table's "
                      "width; write inches as 12 or 7.5.",
                      v->name, lin_quoted(word, quote, sizeof quote));
}

lin_status lin_parse(const lin_game *g, const char *text, lin_order *o, lin_refusal *why)
{
    assert(g && text && o);
    const lin_field *f = g->field;
    char line[LIN_ORDER_TEXT], *word[LIN_ARGS + LIN_ORDER_UNITS + 3];
    int n, args;
    bool list;
    const lin_verb *v = NULL;

    memset(o, 0, sizeof *o);
    if (strlen(text) >= sizeof line)
        return lin_refuse(why, LIN_SYNTAX, NULL, "That is too long for an order.");
    strcpy(line, text);
    n = lin_words(line, word, (int)(sizeof word / sizeof *word));
    if (n == 0)
        return lin_refuse(why, LIN_SYNTAX, NULL, "That is empty; give an order.");
    for (int i = 0; i < f->rules->verbs && !v; i++)
        if (lin_same_word(f->rules->verb[i].name, word[0]))
            v = &f->rules->verb[o->verb = (uint8_t)i];
    if (!v)
        return verb_unknown(f, word[0], why);
    args = (int)strlen(v->args);
    list = has_list(v);
    if (list ? n - 1 < args : n - 1 != args)
        return words_wrong(v, args, n - 1, why);
    for (int i = 0; i < args - list; i++) {
        const lin_status status =
            lin_arg_parse(f, v->args[i], v->words, word[i + 1], &o->arg[i], why);

        if (status == LIN_OK && v->args[i] == 'x' && strchr(word[i + 1], '%') &&
            !lin_place_part(v->args, args, i))
            return length_wrong(f, v, word[i + 1], why);
        if (status != LIN_OK)
            return status;
    }
    if (list)
        return lin_units_parse(f, word + args, n - args, args - 1, o, why);
    o->nargs = (uint8_t)args;
    return LIN_OK;
}
