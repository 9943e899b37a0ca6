/* order.c -- orders as text: one row per verb gives parser and printer. */
#include "core.h"

#include <string.h>

void lin_print(const lin_field *f, const lin_order *o, lin_text *out)
{
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
