/* expect_shows.c -- what a counter shows as it lies there, in rule scripts.
 *
 *     shows R-1 R 1 7-4 infantry brigade moved      letters, factors, kind, size, marks
 *     no shows R-1 R 1 7-4 infantry brigade held    all that, but not the last word
 *     no shows R-9                                  it has no counter at all
 *
 * Each word as far as it is said, `*` for any. */
#include "script.h"

#include <stdio.h>
#include <string.h>

/* Letters, factors, kind and size into `who`, then the marks. False: it is absent. */
static bool counter_print(const lin_script *t, int unit, lin_text *who, lin_text *marks)
{
    lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(t->game, piece, LIN_PIECES);

    for (int i = 0; i < n; i++) {
        const lin_piece *p = &piece[i];
        const lin_unit *u = &t->game->field->battle->unit[p->unit];

        if (p->unit != unit)
            continue;
        lin_put(who, "%s %s %s %s %s", p->left, p->right, p->label, u->kind, u->size);
        lin_put(marks, "%s", p->marks);
        return true;
    }
    return false;
}

static int words_in(const char *text)
{
    int n = 0;

    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        text += strcspn(text, " ");
        n++;
    }
    return n;
}

/* Only the last word is denied, so that the others cannot be wrong unseen; and a mark that is
 * denied must be one of the rule system's. */
static bool denial_known(lin_script *t, const char *who, const char *got, const char *text)
{
    const lin_rules *r = t->game->field->rules;
    char copy[LIN_SCRIPT_LINE + 1], letters[8], *last;

    snprintf(copy, sizeof copy, "%s", text);
    last = strrchr(copy, ' ');
    if (last)
        *last++ = '\0';
    if (last && !lin_words_begin(got, copy))
        return lin_script_fail(t, "Only the last word may be denied; the counter shows: %s", got);
    if (words_in(text) <= words_in(who) || lin_mark_find(r, last ? last : copy, letters))
        return true;
    return lin_script_fail(t, "%s has no mark \"%s\".", r->name, last ? last : copy);
}

void lin_expect_shows(lin_script *t, char *text, bool wanted)
{
    char who[160] = "", marks[100] = "", got[270], *id = lin_word_cut(&text);
    lin_text w = lin_text_in(who, sizeof who), m = lin_text_in(marks, sizeof marks);
    const int unit = id ? lin_unit_find(t->game->field, id) : -1;
    const bool said = *text != '\0';
    bool lies;

    if (!id || (!said && wanted)) {
        lin_script_fail(t, "What a counter shows is written: shows UNIT LETTERS FACTORS KIND SIZE "
                           "MARKS.");
        return;
    }
    if (unit < 0) {
        lin_script_fail(t, "There is no unit \"%s\" in this battle.", id);
        return;
    }
    lies = counter_print(t, unit, &w, &m);
    snprintf(got, sizeof got, "%s %s", who, marks);
    lin_one_blank(got);
    if (!said && lies)
        lin_script_fail(t, "%s should have no counter, but it shows: %s", id, got);
    else if (said && !lies)
        lin_script_fail(t, "There is no counter \"%s\" in this position.", id);
    else if (said && !wanted && !denial_known(t, who, got, text))
        return;
    else if (said && lin_words_begin(got, text) != wanted)
        lin_script_fail(t, "%s should %sshow: %s; it shows: %s", id, wanted ? "" : "not ", text,
                        got);
}
