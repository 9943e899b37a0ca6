/* ghost.c -- what a hand that carries a unit is shown. */
#include "kit/ghost.h"

#include <stdio.h>
#include <string.h>

#define NEAR_ENOUGH (LIN_INCH * 3 / 10) /* so near to where it was pointed is there */
#define A_TOUCH     (LIN_INCH / 16)

static double inches(int32_t units)
{
    return (double)units / LIN_INCH;
}

static int32_t gap_of(lin_point a, lin_point b)
{
    return (int32_t)tb_root(tb_gap2(a, b));
}

kit_ghost kit_ghost_of(const lin_view *now, const lin_view *then, lin_ghost *out)
{
    return (kit_ghost){
        .now = now, .then = then, .all = { out->stroke, 0, LIN_GHOST_STROKES }, .out = out
    };
}

/* ---- How it would stand ---- */

void kit_ghost_form(kit_ghost *g, const tb_pose *pose)
{
    tb_form(pose, &g->body);
    kit_footprint(&g->body, pose->at, pose->facing, &g->out->foot);
}

void kit_ghost_form_disc(kit_ghost *g, int32_t radius)
{
    kit_footprint_disc(g->wish.to, radius, 0, &g->out->foot);
}

/* ---- What it meets ---- */

bool kit_rule_is(const char *rule, const char *list)
{
    const size_t n = strlen(rule);

    for (const char *at = list; (at = strstr(at, rule)) != NULL; at += n)
        if (at[n] == ' ' || at[n] == '\0')
            return true;
    return false;
}

void kit_ghost_meets_edge(kit_ghost *g, kit_size t)
{
    const tb_box *b = &g->body.box;
    const bool over[KIT_EDGES] = { b->north > t.height, b->east > t.width, b->south < 0,
                                   b->west < 0 };
    const lin_point corner[] = {
        { 0, t.height }, { t.width, t.height }, { t.width, 0 }, { 0, 0 }, { 0, t.height }
    };

    for (int e = 0; e < KIT_EDGES; e++)
        if (over[e])
            kit_stroke_line(kit_stroke(&g->all, "met", "the table's edge", false), corner[e],
                            corner[e + 1]);
}

void kit_ghost_meets(kit_ghost *g, int unit, int piece)
{
    if (unit != KIT_NONE)
        g->out->by_unit = unit;
    if (piece != KIT_NONE)
        g->out->by_piece = piece;
}

/* ---- Why it stops ---- */

bool kit_ghost_is_there(const kit_ghost *g, lin_point end)
{
    return gap_of(end, g->wish.to) <= NEAR_ENOUGH;
}

void kit_ghost_goes(kit_ghost *g, lin_point from, lin_point end)
{
    g->out->at = end;
    g->out->gone = gap_of(from, end);
    g->out->asked = gap_of(from, g->wish.to);
}

void kit_ghost_stops(kit_ghost *g, const char *rule, const char *why)
{
    lin_ghost *out = g->out;
    lin_text t = lin_text_in(out->text, sizeof out->text);

    out->stops = true;
    out->rule = rule;
    if (out->asked > 0)
        lin_put(&t, "%s stops after %.1f of %.1f inches: %s",
                g->now->field->battle->unit[g->wish.unit].id, inches(out->gone), inches(out->asked),
                why);
    else
        lin_put(&t, "%s", why);
}

bool kit_ghost_is_met(kit_ghost *g, const kit_window *then, lin_point way)
{
    const int u = g->wish.unit;
    const kit_run r =
        kit_sweep(then, u, &kit_body(then, u)->hull, kit_shortened(way, LIN_INCH / 4));

    if (r.free > A_TOUCH || (r.unit == KIT_NONE && r.piece == KIT_NONE))
        return false;
    g->out->by_unit = r.unit == KIT_NONE ? -1 : r.unit;
    g->out->by_piece = r.piece == KIT_NONE ? -1 : r.piece;
    return true;
}

/* ---- Distances that count ---- */

void kit_ghost_gap(kit_ghost *g, lin_point from, lin_point to, int32_t most, const char *what)
{
    char text[60], of[24] = "";

    if (most)
        snprintf(of, sizeof of, " of %d\"", (int)(most / LIN_INCH));
    snprintf(text, sizeof text, "%.1f\"%s from %s", inches(gap_of(from, to)), of, what);
    kit_stroke_line(kit_stroke(&g->all, "gap", text, false), from, to);
}

void kit_ghost_gap_to_nearest(kit_ghost *g, const kit_memory *m, const tb_set *of, const tb_body *b,
                              lin_point at)
{
    const tb_quad point = { { at, at, at, at } }, *mine = b ? &b->hull : &point;
    lin_point from = at, to = at;
    int32_t least = INT32_MAX;
    int nearest = KIT_NONE;

    for (int e = tb_next(of, 0); e >= 0; e = tb_next(of, e + 1))
        for (int i = 0; m->key[e].shape && i < m->body[e].stands; i++) {
            lin_point p, q;
            const int32_t far = tb_distance(mine, &m->body[e].stand[i], &p, &q);

            if (far < least) {
                least = far;
                nearest = e;
                from = p;
                to = q;
            }
        }
    if (nearest != KIT_NONE)
        kit_ghost_gap(g, from, to, 0, g->now->field->battle->unit[nearest].id);
}
