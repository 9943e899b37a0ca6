/* events.c -- what happened: a sentence for people, words and indexes for programs. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include <string.h>

/* A last * stands for any number more of the kind before it. */
static char kind_of_arg(const char *kinds, int i)
{
    const int n = (int)strlen(kinds);

    if (i < n && kinds[i] != '*')
        return kinds[i];
    return n > 1 && kinds[n - 1] == '*' ? kinds[n - 2] : '\0';
}

/* What its dice had to show, and how many of them did, where it says so. */
static void need_members(json_writer *j, const char *kinds, const lin_event *e)
{
    for (int i = 0; i < e->n; i++)
        if (kind_of_arg(kinds, i) == 'N')
            json_put_int(j, "need", e->arg[i]);
        else if (kind_of_arg(kinds, i) == 'H')
            json_put_int(j, "hits", e->arg[i]);
}

/* The arguments of one kind: units, cells, faces of dice; how many. */
static int of_kind(json_writer *j, const char *key, const char *kinds, const lin_event *e,
                   char kind)
{
    int n = 0;

    json_open(j, key, '[');
    for (int i = 0; i < e->n; i++)
        if (kind_of_arg(kinds, i) == kind && e->arg[i] >= 0) {
            json_put_int(j, NULL, e->arg[i]);
            n++;
        }
    json_close(j, ']');
    return n;
}

void tell_event_json(json_writer *j, const char *key, const lin_field *f, const lin_event *e)
{
    const lin_event_row *row = &f->rules->event[e->kind];
    char text[600];
    lin_text t = lin_text_in(text, sizeof text);

    json_open(j, key, '{');
    lin_event_told(f, e, &t);
    json_put_text(j, "event", text);
    t = lin_text_in(text, sizeof text);
    lin_event_text(f, e, &t);
    json_put_text(j, "text", text);
    json_put_text(j, "rule", lin_event_rule(f, e));
    of_kind(j, "units", row->args, e, 'u');
    of_kind(j, "cells", row->args, e, 'c');
    if (of_kind(j, "faces", row->args, e, 'f') > 0) {
        json_put_text(j, "die", row->die ? row->die : "6");
        need_members(j, row->args, e);
    }
    json_put_bool(j, "outcome", row->outcome);
    json_close(j, '}');
}

void tell_event_text(const lin_field *f, const lin_event *e, lin_text *out)
{
    const char *rule = lin_event_rule(f, e);

    lin_event_text(f, e, out);
    if (rule)
        lin_put(out, "  [%s]", rule);
}

void tell_events_json(json_writer *j, const char *key, const lin_game *g)
{
    lin_event e;
    uint32_t at = 0;

    json_open(j, key, '[');
    while (lin_events_next(g, &at, &e))
        tell_event_json(j, NULL, lin_game_field(g), &e);
    json_close(j, ']');
}

/* ---- actions ---- */

static void units_json(json_writer *j, const char *key, const uint16_t *unit, int n)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++)
        json_put_int(j, NULL, unit[i]);
    json_close(j, ']');
}

/* A cell of a board, or a point of a table. */
static void place_json(json_writer *j, const char *key, const lin_field *f, bool has, lin_point at)
{
    if (!has)
        json_put_null(j, key);
    else if (tell_has_table(f))
        tell_points_json(j, key, f, &at, 1);
    else
        json_put_int(j, key, at.x);
}

void tell_action_json(json_writer *j, const char *key, const lin_field *f, const lin_action *a)
{
    json_open(j, key, '{');
    tell_action_members(j, f, a);
    json_close(j, '}');
}

void tell_action_members(json_writer *j, const lin_field *f, const lin_action *a)
{
    json_put_text(j, "action", a->row ? a->row->name : NULL);
    json_put_text(j, "text", a->text);
    json_put_int(j, "side", a->side < LIN_SIDES ? (int)a->side : -1);
    units_json(j, "units", a->actor, a->actors);
    units_json(j, "targets", a->target, a->targets);
    units_json(j, "lost", a->lost, a->losses);
    place_json(j, "from", f, a->has_from, a->from);
    place_json(j, "to", f, a->has_to, a->to);
    json_open(j, "dice", '[');
    for (int i = 0; i < a->dice; i++)
        json_put_int(j, NULL, a->face[i]);
    json_close(j, ']');
    json_put_bool(j, "loud", a->row && a->row->loud);
}
