/* catalogue.c -- all battles that can be fought, in the order in which a newcomer should see them:
 * by rule system, then by the rank that a battle gives itself, then by name. Those that cannot be
 * loaded come last, with the reason. */
#include "files/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 512

typedef struct {
    char name[64];
    const lin_field *field; /* NULL: it cannot be loaded */
    int system;
    lin_status status;
    lin_refusal why;
} entry;

typedef struct {
    lin_source *source;
    int n;
    entry *entry;
} catalogue;

static int system_of(const lin_field *f)
{
    int i = 0;

    while (f && lin_rules_at(i) && lin_rules_at(i) != f->rules)
        i++;
    return f ? i : MOST;
}

static void add(void *self, const char *name, const char *path)
{
    catalogue *c = self;
    entry *e = &c->entry[c->n];

    (void)path;
    if (c->n == MOST || strlen(name) >= sizeof e->name)
        return;
    snprintf(e->name, sizeof e->name, "%s", name);
    e->status = lin_source_field(c->source, name, "", &e->field, &e->why);
    if (e->status != LIN_OK)
        e->field = NULL;
    e->system = system_of(e->field);
    c->n++;
}

static int in_order(const void *one, const void *two)
{
    const entry *a = one, *b = two;

    if (a->system != b->system)
        return a->system - b->system;
    if (a->field && b->field && a->field->battle->rank != b->field->battle->rank)
        return a->field->battle->rank - b->field->battle->rank;
    return strcmp(a->name, b->name);
}

lin_status lin_source_each(lin_source *s, const char *share, lin_field_seen seen, void *self,
                           lin_refusal *why)
{
    catalogue c = { .source = s, .entry = calloc(MOST, sizeof *c.entry) };
    lin_status status;

    if (!c.entry)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left to list the battles.");
    status = lin_battles_each(share, add, &c, why);
    qsort(c.entry, (size_t)c.n, sizeof *c.entry, in_order);
    for (int i = 0; i < c.n; i++)
        seen(self, c.entry[i].name, c.entry[i].field, c.entry[i].status, &c.entry[i].why);
    free(c.entry);
    return status;
}
