/* table.c -- what is drawn on a map: the ground of a table, lines and spots on it, marks on cells.
 * Inches from the south-west corner, degrees clockwise from north. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include <string.h>

#define MOST 64 /* strokes of one overlay */
static _Thread_local lin_stroke room[MOST];

/* ---- the ground ---- */

static void scenery_json(json_writer *j, const lin_table *t, const lin_scenery *s)
{
    json_open(j, NULL, '{');
    json_put_text(j, "name", s->name);
    json_put_text(j, "kind", s->kind);
    json_put_bool(j, "closed", s->closed);
    json_put_int(j, "level", s->level);
    json_put_text(j, "size", s->size);
    tell_points_json(j, "points", t->outline + s->first, s->points);
    json_close(j, '}');
}

static void spot_json(json_writer *j, const lin_table *t, const lin_spot *s)
{
    json_open(j, NULL, '{');
    json_put_text(j, "name", s->name);
    json_put_text(j, "kind", s->kind);
    json_put_text(j, "side", s->side);
    tell_points_json(j, "points", t->outline + s->first, s->points);
    json_close(j, '}');
}

void tell_ground_json(json_writer *j, const char *key, const lin_table *t)
{
    json_open(j, key, '{');
    tell_inches_json(j, "width", t->width);
    tell_inches_json(j, "height", t->height);
    tell_degrees_json(j, "north", t->north);
    json_open(j, "scenery", '[');
    for (int i = 0; i < t->pieces; i++)
        scenery_json(j, t, &t->piece[i]);
    json_close(j, ']');
    json_open(j, "spots", '[');
    for (int i = 0; i < t->spots; i++)
        spot_json(j, t, &t->spot[i]);
    json_close(j, ']');
    json_close(j, '}');
}

/* ---- strokes ---- */

void tell_strokes_json(json_writer *j, const char *key, const lin_stroke *list, int n)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "kind", list[i].kind);
        json_put_text(j, "text", list[i].text);
        json_put_bool(j, "closed", list[i].closed);
        tell_points_json(j, "points", list[i].point, list[i].points);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void tell_props_json(json_writer *j, const char *key, const lin_game *g)
{
    tell_strokes_json(j, key, room, lin_props(g, room, MOST));
}

void tell_between_members(json_writer *j, const lin_game *g, int from, int to)
{
    char text[600] = "";
    lin_text t = lin_text_in(text, sizeof text);
    const int n = lin_between(g, from, to, room, MOST, &t);

    json_put_text(j, "text", text);
    tell_strokes_json(j, "strokes", room, n);
}

/* ---- under a hand ---- */

static void stops_json(json_writer *j, const lin_ghost *g)
{
    if (!g->stops) {
        json_put_null(j, "stops");
        return;
    }
    json_open(j, "stops", '{');
    json_put_text(j, "text", g->text);
    json_put_text(j, "rule", g->rule);
    json_put_int(j, "unit", g->by_unit);
    json_put_int(j, "piece", g->by_piece);
    tell_points_json(j, "at", &g->at, 1);
    tell_inches_json(j, "gone", g->gone);
    tell_inches_json(j, "asked", g->asked);
    json_close(j, '}');
}

void tell_ghost_members(json_writer *j, const lin_game *g, const lin_game *then, const char *order,
                        const lin_refusal *why)
{
    static _Thread_local lin_ghost ghost;

    if (!lin_ghost_of(g, then, order, why, &ghost))
        return;
    tell_footprint_json(j, "foot", &ghost.foot);
    stops_json(j, &ghost);
    tell_strokes_json(j, "strokes", ghost.stroke, ghost.strokes);
}

void tell_concerns_members(json_writer *j, const lin_game *g, const lin_order *o)
{
    char text[2000] = "";
    lin_text t = lin_text_in(text, sizeof text);
    lin_units units = { 0 };
    const int n = o ? lin_concerns(g, o, &units, room, MOST, &t) : 0;

    json_put_text(j, "text", text);
    json_open(j, "units", '[');
    for (int i = 0; i < units.n; i++)
        json_put_int(j, NULL, units.unit[i]);
    json_close(j, ']');
    tell_strokes_json(j, "strokes", room, n);
}

/* Each thing once. */
void tell_strokes_text(const lin_stroke *list, int n, lin_text *out)
{
    bool any = false;

    for (int i = 0; i < n; i++) {
        bool said = list[i].text[0] == '\0';

        for (int k = 0; k < i && !said; k++)
            said =
                strcmp(list[k].text, list[i].text) == 0 && strcmp(list[k].kind, list[i].kind) == 0;
        if (said)
            continue;
        lin_put(out, "%s%s: %s", any ? "; " : "", list[i].kind, list[i].text);
        any = true;
    }
    if (any)
        lin_put(out, "\n");
}

/* ---- overlays ---- */

int tell_overlay_named(const lin_rules *r, const char *name)
{
    for (int i = 0; name && i < r->overlays; i++)
        if (strcmp(r->overlay[i].name, name) == 0)
            return i;
    return -1;
}

void tell_overlay_members(json_writer *j, const lin_game *g, int overlay, int of)
{
    static _Thread_local lin_mark mark[LIN_CELLS];
    const int n = lin_marks(g, overlay, of, mark, LIN_CELLS);

    tell_strokes_json(j, "strokes", room, lin_strokes(g, overlay, of, room, MOST));
    json_open(j, "marks", '[');
    for (int i = 0; i < n; i++) {
        json_open(j, NULL, '{');
        json_put_int(j, "cell", mark[i].cell);
        json_put_int(j, "value", mark[i].value);
        json_put_text(j, "text", mark[i].text);
        json_put_bool(j, "later", mark[i].later);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* "1½: F20 F21": the cells of one value. */
static void put_value(const lin_board *b, const lin_mark *list, int n, int32_t value, lin_text *out)
{
    bool first = true;

    for (int i = 0; i < n; i++) {
        char name[8];

        if (list[i].value != value)
            continue;
        lin_cell_name(b, list[i].cell, name);
        if (first && list[i].text[0])
            lin_put(out, "%s: ", list[i].text);
        lin_put(out, "%s%s", first ? "" : " ", name);
        first = false;
    }
    lin_put(out, "\n");
}

void tell_marks_text(const lin_board *b, const lin_mark *list, int n, lin_text *out)
{
    int64_t last = INT64_MAX;

    for (;;) {
        int64_t value = INT64_MIN;

        for (int i = 0; i < n; i++)
            if (list[i].value < last && list[i].value > value)
                value = list[i].value;
        if (value == INT64_MIN)
            return;
        put_value(b, list, n, (int32_t)value, out);
        last = value;
    }
}
