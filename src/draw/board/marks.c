/* marks.c -- the marks of a piece, as its rule system wants them shown.
 *
 * Most are tags: letters in a shape that says something without colour, torn when all is not well,
 * a lozenge for a special order, else round or square. A mark that the rule system has no row for
 * gets its initials in a round. */
#include "draw/plan.h"

#include <ctype.h>
#include <string.h>

static plan_mark mark_of(const plan *p, const char *word)
{
    plan_mark m = { .shape = LIN_MARK_ROUND };
    const lin_mark_look *look = p->rules ? lin_mark_find(p->rules, word, m.letters) : NULL;

    memcpy(m.name, word, strlen(word) + 1);
    if (look) {
        m.shape = look->shape;
    } else {
        const char *second = strchr(word, '-');

        m.letters[0] = (char)toupper((unsigned char)word[0]);
        m.letters[1] = (char)(second ? toupper((unsigned char)second[1]) : 0);
    }
    return m;
}

bool mark_is_tag(lin_mark_shape shape)
{
    return shape == LIN_MARK_ROUND || shape == LIN_MARK_TORN || shape == LIN_MARK_LOZENGE ||
           shape == LIN_MARK_SQUARE || shape == LIN_MARK_BEADS || shape == LIN_MARK_SWORDS;
}

bool has_shape(const plan *p, const lin_piece *piece, lin_mark_shape shape)
{
    char word[32];

    for (size_t at = 0; lin_mark_next(piece->marks, &at, word);)
        if (mark_of(p, word).shape == shape)
            return true;
    return false;
}

static int mark_find(const plan_mark *list, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (strcmp(list[i].name, name) == 0)
            return i;
    return n;
}

int marks_add(const plan *p, plan_mark *list, int n, const lin_piece *piece)
{
    char word[32];

    for (size_t at = 0; lin_mark_next(piece->marks, &at, word);) {
        const plan_mark m = mark_of(p, word);
        const int i = mark_find(list, n, word);

        if (i == MARKS || !mark_is_tag(m.shape))
            continue;
        if (i == n)
            list[n++] = m;
        list[i].n++;
    }
    return n;
}
