/* script_given.c -- positions that several cases of a script begin from.
 *
 *     % given RIDGE
 *     battle brandywine-1777
 *               8 9
 *         G     . v          v  G-V1 facing S
 *         F     ^ .          ^  L-3 facing N
 *
 *     % BW-13.1: ...
 *     given RIDGE
 *     place phase british combat
 *
 * A position is laid out once, under a name, and taken into any case below it, which may lay out
 * more. One that nobody takes is a mistake, for it was meant for something. */
#include "script.h"

#include <stdlib.h>
#include <string.h>

static lin_given *given_find(lin_script *t, const char *name)
{
    for (size_t i = 0; i < t->givens; i++)
        if (strcmp(t->given[i].name, name) == 0)
            return &t->given[i];
    return NULL;
}

/* A new one of that name; NULL: the case has failed over it. */
static lin_given *given_new(lin_script *t, const char *name)
{
    lin_given *given;

    if (!*name || strchr(name, ' ') || strlen(name) >= sizeof given->name) {
        lin_script_fail(t, "A position is given under one word: %% given RIDGE.");
        return NULL;
    }
    if (given_find(t, name)) {
        lin_script_fail(t, "A position %s is given already, on line %d.", name,
                        given_find(t, name)->line);
        return NULL;
    }
    given = lin_grown(t->given, &t->given_room, t->givens + 1, sizeof *given);
    if (!given) {
        lin_script_fail(t, "There is no memory left.");
        return NULL;
    }
    t->given = given;
    given += t->givens++;
    *given = (lin_given){ .line = t->at };
    memcpy(given->name, name, strlen(name) + 1);
    return given;
}

void lin_given_begin(lin_script *t)
{
    const char *name = t->title + strlen("given");

    if (strncmp(t->title, "given", 5) != 0 || (*name && *name != ' '))
        return;
    t->giving = true;
    given_new(t, name + strspn(name, " "));
}

/* The position is laid out: keep its lines, and where they stand. */
void lin_given_end(lin_script *t)
{
    lin_given *given = given_find(t, t->title + strlen("given "));

    if (!given || given->line != t->title_line)
        return; /* it has no name of its own */
    given->failed = t->failed;
    memcpy(given->battle, t->battle, sizeof given->battle);
    memcpy(given->options, t->options, sizeof given->options);
    given->setup = t->setup;
    given->setup_line = t->setup_line;
    given->setup_lines = t->setup_lines;
    t->setup = (lin_page){ 0 };
    t->setup_line = NULL;
    t->setup_lines = t->setup_room = 0;
}

/* The next line of a text, without its end; *at goes past it. */
static size_t line_length(const char **at, const char **line)
{
    const size_t n = strcspn(*at, "\n");

    *line = *at;
    *at += n + ((*at)[n] == '\n');
    return n;
}

/* given NAME: its battle, unless the case has named one, and its lines. */
void lin_given_take(lin_script *t, char *text)
{
    char *rest = text + strlen("given"), *name = lin_word_cut(&rest);
    lin_given *given = name ? given_find(t, name) : NULL;
    const char *at, *line;

    if (!given) {
        lin_script_fail(t, "No position \"%s\" is given above this case: %% given %s.",
                        name ? name : "", name ? name : "NAME");
        return;
    }
    given->used = true;
    if (given->failed) {
        lin_script_fail(t, "The position %s, given on line %d, could not be laid out.", name,
                        given->line);
        return;
    }
    if (!t->named)
        lin_script_battle(t, given->battle, given->options);
    at = given->setup.at ? given->setup.at : "";
    for (size_t i = 0; i < given->setup_lines; i++) {
        const int n = (int)line_length(&at, &line);

        if (!lin_script_place(t, given->setup_line[i], "%.*s", n, line))
            return;
    }
}

const lin_given *lin_given_unused(const lin_script *t, size_t *from)
{
    while (*from < t->givens) {
        const lin_given *given = &t->given[(*from)++];

        if (!given->used && !given->failed)
            return given;
    }
    return NULL;
}

void lin_given_free(lin_script *t)
{
    for (size_t i = 0; i < t->givens; i++) {
        free(t->given[i].setup.at);
        free(t->given[i].setup_line);
    }
    free(t->given);
}
