/* table.c -- what is drawn on a map: the ground of a table, lines and spots on it, marks on cells.
 * Inches from the south-west corner (or hundredths of the width: measures.c), degrees clockwise
 * from north. */
#include "tell/tell.h"
#include "linstock_rules.h"
#include "table/table.h"

#include <string.h>

#define MOST 64 /* strokes of one overlay */
static _Thread_local lin_stroke room[MOST];

/* ---- the ground ---- */

/* The ground is drawn as it is, whoever reads it: nobody aims at a wood. */
static void outline_json(json_writer *j, const char *key, const lin_field *f, const lin_point *p,
                         int n)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++) {
        tell_length_json(j, NULL, f, p[i].x);
        tell_length_json(j, NULL, f, p[i].y);
    }
    json_close(j, ']');
}

static void scenery_json(json_writer *j, const lin_field *f, const lin_scenery *s)
{
    json_open(j, NULL, '{');
    json_put_text(j, "name", s->name);
    json_put_text(j, "kind", s->kind);
    json_put_bool(j, "closed", s->closed);
    json_put_int(j, "level", s->level);
    json_put_text(j, "size", s->size);
    outline_json(j, "points", f, f->battle->table.outline + s->first, s->points);
    json_close(j, '}');
}

static void spot_json(json_writer *j, const lin_field *f, const lin_spot *s)
{
    json_open(j, NULL, '{');
    json_put_text(j, "name", s->name);
    json_put_text(j, "kind", s->kind);
    json_put_text(j, "side", s->side);
    outline_json(j, "points", f, f->battle->table.outline + s->first, s->points);
    json_close(j, '}');
}

void tell_ground_json(json_writer *j, const char *key, const lin_field *f)
{
    const lin_table *t = &f->battle->table;

    json_open(j, key, '{');
    tell_length_json(j, "width", f, t->width);
    tell_length_json(j, "height", f, t->height);
    tell_degrees_json(j, "north", t->north);
    json_open(j, "scenery", '[');
    for (int i = 0; i < t->pieces; i++)
        scenery_json(j, f, &t->piece[i]);
    json_close(j, ']');
    json_open(j, "spots", '[');
    for (int i = 0; i < t->spots; i++)
        spot_json(j, f, &t->spot[i]);
    json_close(j, ']');
    json_close(j, '}');
}

/* ---- strokes ---- */

void tell_strokes_json(json_writer *j, const char *key, const lin_field *f, const lin_stroke *list,
                       int n)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "kind", list[i].kind);
        json_put_text(j, "text", list[i].text);
        json_put_bool(j, "closed", list[i].closed);
        tell_points_json(j, "points", f, list[i].point, list[i].points);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void tell_props_json(json_writer *j, const char *key, const lin_game *g)
{
    tell_strokes_json(j, key, lin_game_field(g), room, lin_props(g, room, MOST));
}

/* ---- one unit and another ---- */

static int32_t stand_to_unit(const lin_point corner[4], const lin_footprint *b)
{
    int32_t best = INT32_MAX;
    tb_quad from, to;

    memcpy(from.p, corner, sizeof from.p);
    for (int i = 0; i < b->stands; i++) {
        int32_t d;

        memcpy(to.p, b->corner[i], sizeof to.p);
        d = tb_distance(&from, &to, NULL, NULL);
        best = d < best ? d : best;
    }
    return b->stands ? best : tb_point_distance(&from, b->at) - b->radius;
}

int32_t tell_units_apart(const lin_footprint *a, const lin_footprint *b)
{
    int32_t best = INT32_MAX;

    for (int i = 0; i < a->stands; i++) {
        const int32_t d = stand_to_unit(a->corner[i], b);

        best = d < best ? d : best;
    }
    if (a->stands == 0 && b->stands == 0)
        best = (int32_t)tb_root_up(tb_gap2(a->at, b->at)) - a->radius - b->radius;
    else if (a->stands == 0)
        best = tell_units_apart(b, a);
    return best < 0 ? 0 : best;
}

/* How two stand to each other, without saying how far apart. */
static void eye_members(json_writer *j, const lin_game *g, int from, int to)
{
    lin_relation r = { 0 };
    lin_footprint a, b;

    if (!lin_footprint_of(g, from, &a) || !lin_footprint_of(g, to, &b))
        return;
    json_put_int(j, "bearing", (tb_bearing(a.at, b.at) * 360 + TB_CIRCLE / 2) / TB_CIRCLE % 360);
    json_put_bool(j, "touches", tell_units_apart(&a, &b) == 0);
    if (!lin_relation_of(g, from, to, &r))
        return;
    json_put_bool(j, "in_arc", r.in_arc);
    json_put_bool(j, "seen", r.seen > 0);
}

void tell_between_members(json_writer *j, const lin_game *g, int from, int to)
{
    char text[600] = "";
    lin_text t = lin_text_in(text, sizeof text);
    const int n = lin_between(g, from, to, room, MOST, &t);

    json_put_text(j, "text", text);
    if (lin_blind(g))
        eye_members(j, g, from, to);
    tell_strokes_json(j, "strokes", lin_game_field(g), room, n);
}

/* ---- under a hand ---- */

static void stops_json(json_writer *j, const lin_field *f, const lin_ghost *g)
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
    tell_points_json(j, "at", f, &g->at, 1);
    tell_length_json(j, "gone", f, g->gone);
    tell_length_json(j, "asked", f, g->asked);
    json_close(j, '}');
}

/* Where nothing is measured ahead a refusal may still be of an order that measures: only what is
 * plainly none is shown. */
static bool may_be_shown(const lin_game *g, const lin_game *then, const char *order)
{
    lin_order o;

    return !lin_blind(g) || then ||
           (lin_parse(g, order, &o, NULL) == LIN_OK && !lin_order_measures(g, &o));
}

void tell_ghost_members(json_writer *j, const lin_game *g, const lin_game *then, const char *order,
                        const lin_refusal *why)
{
    static _Thread_local lin_ghost ghost;
    const lin_field *f = lin_game_field(g);

    if (!may_be_shown(g, then, order) || !lin_ghost_of(g, then, order, why, &ghost))
        return;
    tell_footprint_json(j, "foot", f, &ghost.foot);
    stops_json(j, f, &ghost);
    tell_strokes_json(j, "strokes", f, ghost.stroke, ghost.strokes);
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
    tell_strokes_json(j, "strokes", lin_game_field(g), room, n);
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

    tell_strokes_json(j, "strokes", lin_game_field(g), room,
                      lin_strokes(g, overlay, of, room, MOST));
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
