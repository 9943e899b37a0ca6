/* expect_event.c -- what has happened, as rule scripts expect it.
 *
 *     event retreated G-V1 C3 D3
 *     event modifier * 2
 *     no event disorganized
 *
 * An event is asked for by its beginning; `*` is any word. That something has not happened is
 * easily true of something that cannot happen: so each word is looked up first. The event must be
 * one of the rule system's, and every argument what its place calls for: a unit, cell or side of
 * this battle, a reason or result of that list, a number. */
#include "script.h"

#include <stdio.h>
#include <string.h>

#define GOT   900 /* bytes of what was found, in a failure */
#define WORDS 64

/* ---- Is there such an event? ---- */

/* What is asked for, word by word, and the row it is about. */
typedef struct {
    const lin_field *field;
    const lin_event_row *row;
    char **word;
    int words;
    int deepest; /* the word furthest on that fits nothing */
} naming;

static bool words_known(naming *w, int arg, int at);

static bool same_or_any(const char *wanted, const char *word)
{
    return strcmp(wanted, "*") == 0 || lin_same_word(wanted, word);
}

/* A name of several words, such as that of a reason. It may be broken off at the end. */
static bool name_fits(naming *w, int arg, int at, const char *name)
{
    char copy[200], *rest = copy, *word;

    snprintf(copy, sizeof copy, "%s", name);
    while ((word = lin_word_cut(&rest)) != NULL) {
        if (at == w->words)
            return true;
        if (!same_or_any(w->word[at], word))
            return false;
        at++;
    }
    return words_known(w, arg + 1, at);
}

static bool reason_fits(naming *w, int arg, int at)
{
    const lin_rules *r = w->field->rules;

    for (int i = 0; i < r->reasons; i++)
        if (r->reason[i].name && name_fits(w, arg, at, r->reason[i].name))
            return true;
    return false;
}

static bool listed_fits(naming *w, int arg, int at)
{
    for (int i = 0; w->row->names && w->row->names[i]; i++)
        if (name_fits(w, arg, at, w->row->names[i]))
            return true;
    return false;
}

/* One word by itself: what lin_arg_print would write in that place. */
static bool word_fits(const naming *w, char kind, const char *word)
{
    int32_t value;

    if (strcmp(word, "*") == 0 || (kind == 'u' && lin_same_word(word, "nobody")) ||
        (kind == 'c' && lin_same_word(word, "off-board")))
        return true;
    return lin_arg_parse(w->field, kind, NULL, word, &value, NULL) == LIN_OK;
}

/* Do the words from `at` on fit the arguments from `arg` on? */
static bool words_known(naming *w, int arg, int at)
{
    const char kind = lin_arg_kind(w->row->args, arg);

    if (at == w->words)
        return true;
    if (at > w->deepest)
        w->deepest = at;
    if (!kind)
        return false;
    if (kind == 'm')
        return reason_fits(w, arg, at);
    if (kind == 'r' || kind == 'w')
        return listed_fits(w, arg, at);
    return word_fits(w, kind, w->word[at]) && words_known(w, arg + 1, at + 1);
}

static const lin_event_row *row_find(const lin_rules *r, const char *name)
{
    for (int i = 0; i < r->events; i++)
        if (r->event[i].name && lin_same_word(r->event[i].name, name))
            return &r->event[i];
    return NULL;
}

/* Names that begin like one that there is not. */
static void rows_like(const lin_rules *r, const char *name, lin_text *out)
{
    for (int i = 0; i < r->events && !out->cut; i++)
        if (r->event[i].name && r->event[i].name[0] == name[0])
            lin_put(out, "%s%s", out->used ? ", " : "", r->event[i].name);
}

/* False where the case has failed: there is no such event, or it never has such words. */
static bool event_known(lin_script *t, const char *text)
{
    const lin_rules *r = t->game->field->rules;
    char copy[LIN_SCRIPT_LINE + 1], like[300], *word[WORDS];
    lin_text l = lin_text_in(like, sizeof like);
    naming w = { .field = t->game->field, .word = word };

    snprintf(copy, sizeof copy, "%s", text);
    w.words = lin_words(copy, word, WORDS);
    if (w.words == 0)
        return lin_script_fail(t, "After \"event\" stands its name, as `linstock run` prints it.");
    if (strcmp(word[0], "*") == 0)
        return true;
    w.row = row_find(r, word[0]);
    if (!w.row) {
        rows_like(r, word[0], &l);
        return lin_script_fail(t, "%s has no event \"%s\"; those with that letter are: %s.",
                               r->name, word[0], like[0] ? like : "none");
    }
    if (words_known(&w, 0, 1))
        return true;
    return lin_script_fail(t,
                           "An event \"%s\" never has \"%s\" there: no such unit, square, side, "
                           "reason, result or number stands in that place.",
                           word[0], word[w.deepest]);
}

/* ---- Has it happened? ---- */

static bool event_find(const lin_script *t, const char *wanted, lin_text *got)
{
    const lin_field *f = t->game->field;
    uint32_t at = 0;
    lin_event e;

    while (lin_events_next(t->game, &at, &e)) {
        char words[512];
        lin_text w = lin_text_in(words, sizeof words);

        lin_event_words(f, &e, &w);
        if (lin_words_begin(words, wanted))
            return true;
        lin_put(got, "%s%s", got->used ? " | " : "", words);
    }
    return false;
}

void lin_expect_event(lin_script *t, char *text, bool wanted)
{
    char got[GOT];
    lin_text g = lin_text_in(got, sizeof got);
    bool found;

    if (!event_known(t, text))
        return;
    found = event_find(t, text, &g);
    if (wanted && !found)
        lin_script_fail(t, "Expected the event \"%s\"; what happened: %s.", text,
                        got[0] ? got : "nothing");
    if (!wanted && found)
        lin_script_fail(t, "The event \"%s\" should not have happened, but it did.", text);
}
