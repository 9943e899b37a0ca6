/* marks.c -- what a piece's marks are called, and how they look.
 *
 * A mark is a word: "disorganized". On the counter it is a tag with its initials, of a shape
 * that says something without colour: torn when all is not well, a lozenge for a special
 * order, else round. */
#include "draw/plan.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void mark_letters(plan_mark *m)
{
    const char *second = strchr(m->name, '-');

    m->letters[0] = (char)toupper((unsigned char)m->name[0]);
    m->letters[1] =
        second && isalpha((unsigned char)second[1]) ? (char)toupper((unsigned char)second[1]) : 0;
}

static int mark_shape(const char *name)
{
    static const char *const ill[] = { "disorg", "disord", "rout", "shaken", "broken" };

    for (size_t i = 0; i < sizeof ill / sizeof *ill; i++)
        if (strncmp(name, ill[i], strlen(ill[i])) == 0)
            return 1;
    return strchr(name, '-') ? 2 : 0;
}

static int mark_find(const plan_mark *list, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (strcmp(list[i].name, name) == 0)
            return i;
    return n;
}

int marks_add(plan_mark *list, int n, const lin_piece *piece)
{
    const char *at = piece->marks + strspn(piece->marks, " ,");

    while (*at) {
        const size_t length = strcspn(at, " ,");
        char name[24];

        snprintf(name, sizeof name, "%.*s", (int)length, at);
        at += length;
        at += strspn(at, " ,");
        const int i = mark_find(list, n, name);
        if (i == MARKS)
            continue;
        if (i == n) {
            list[n] = (plan_mark){ .shape = mark_shape(name) };
            memcpy(list[n].name, name, sizeof name);
            mark_letters(&list[n++]);
        }
        list[i].n++;
    }
    return n;
}
