/* expand.c -- macros: an order in words becomes the atoms of the record.
 *
 * A macro plays its atoms on a copy of the game as it goes, so that each is checked in the
 * position it will meet. The copy throws no dice: a macro ends where dice are called for. Where
 * nothing is measured ahead the copy is not played on from an atom that measures: it is checked,
 * and what the macro says beyond it is taken down untried, to be given as far as it can be once the
 * first has been carried out (lin_expand_stands). */
#include "core.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

struct lin_expansion {
    lin_game *copy;
    lin_order *out;
    int max, n;
    bool measured;     /* an atom would have measured: what follows is not tried */
    lin_marches *told; /* may be NULL */
};

lin_frame lin_expansion_top(lin_expansion *e)
{
    assert(e);
    const lin_game *copy = lin_expansion_game(e);
    const lin_head *h = lin_head_in(lin_state(copy));
    const lin_frame none = { .step = (uint16_t)lin_game_field(copy)->rules->steps };

    return h->over || h->depth == 0 ? none : *lin_top(h);
}

lin_game *lin_expansion_game(lin_expansion *e)
{
    assert(e);
    return e->copy;
}

lin_status lin_expand_try(lin_expansion *e, const lin_order *o, lin_refusal *why)
{
    assert(e && o);
    lin_status status;

    if (e->n >= e->max)
        return lin_refuse(why, LIN_SYNTAX, NULL, "That would be more than %d orders at once.",
                          e->max);
    if (e->measured)
        status = lin_order_check(e->copy->field, o, why);
    else if (lin_order_measures(e->copy, o))
        status = lin_check(e->copy, lin_to_answer(e->copy), o, why);
    else
        status = lin_give(e->copy, lin_to_answer(e->copy), o, why);
    if (status == LIN_OK) {
        e->measured = e->measured || lin_order_measures(e->copy, o);
        e->out[e->n++] = *o;
    }
    return status;
}

bool lin_expand_stands(const lin_game *g, const lin_order *atom, int given)
{
    assert(g && atom);
    for (int i = 0; i < given; i++)
        if (g->field->rules->verb[atom[i].verb].measures && lin_field_blind(g->field))
            return true;
    return false;
}

void lin_expand_tell(lin_expansion *e, const lin_march *march)
{
    assert(e && march);
    if (e->told && e->told->n < LIN_MARCHES)
        e->told->march[e->told->n++] = *march;
}

lin_status lin_expand_say(lin_expansion *e, lin_refusal *why, const char *format, ...)
{
    assert(e && format);
    char text[LIN_ORDER_TEXT];
    lin_order o;
    lin_status status;
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    status = lin_parse(e->copy, text, &o, why);
    return status == LIN_OK ? lin_expand_try(e, &o, why) : status;
}

static const lin_macro *macro_find(const lin_rules *r, const char *text)
{
    char line[512], *word[1];

    snprintf(line, sizeof line, "%s", text);
    if (lin_words(line, word, 1) == 0)
        return NULL;
    for (int i = 0; i < r->macros; i++)
        if (lin_same_word(r->macro[i].name, word[0]))
            return &r->macro[i];
    return NULL;
}

lin_status lin_expand(const lin_game *g, const char *text, lin_order *out, int max, int *n,
                      lin_refusal *why)
{
    return lin_expand_marches(g, text, out, max, n, NULL, why);
}

lin_status lin_expand_marches(const lin_game *g, const char *text, lin_order *out, int max, int *n,
                              lin_marches *told, lin_refusal *why)
{
    assert(g && text && n);
    const lin_macro *m = macro_find(g->field->rules, text);
    enum { MOST = 128 };
    char line[1024], *word[MOST + 1];
    lin_expansion e = { .out = out, .max = max, .told = told };
    lin_status status;
    int words;

    *n = 0;
    if (told)
        told->n = 0;
    if (max < 1)
        return lin_refuse(why, LIN_SYNTAX, NULL, "There is no room for a single order.");
    if (!m) {
        status = lin_parse(g, text, &out[0], why);
        *n = status == LIN_OK;
        return status;
    }
    if (strlen(text) >= sizeof line)
        return lin_refuse(why, LIN_SYNTAX, NULL, "That is too long for an order.");
    strcpy(line, text);
    words = lin_words(line, word, MOST + 1);
    if (words > MOST)
        return lin_refuse(why, LIN_SYNTAX, NULL,
                          "That is more than %d words, too many for an order.", MOST);
    status = lin_game_from(&e.copy, g->field, g->state, lin_dice_typed(), why);
    if (status == LIN_OK) {
        lin_listen(e.copy, false);
        status = m->expand(&e, word, words, why);
        lin_game_free(e.copy);
    }
    if (status == LIN_OK && e.n == 0)
        status =
            lin_refuse(why, LIN_ILLEGAL, NULL, "That comes to nothing: no order follows from it.");
    *n = status == LIN_OK ? e.n : 0;
    return status;
}
