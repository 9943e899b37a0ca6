/* strokes.c -- strokes laid down one after another, as far as there is room for them. */
#include "kit/strokes.h"

#include <stdio.h>

lin_stroke *kit_stroke(kit_strokes *all, const char *kind, const char *text, bool closed)
{
    static _Thread_local lin_stroke spill;
    lin_stroke *o = all->n < all->max ? &all->out[all->n++] : &spill;

    *o = (lin_stroke){ .closed = closed };
    snprintf(o->kind, sizeof o->kind, "%s", kind);
    snprintf(o->text, sizeof o->text, "%s", text);
    return o;
}

void kit_stroke_point(lin_stroke *o, lin_point p)
{
    if (o->points < LIN_STROKE)
        o->point[o->points++] = p;
}

void kit_stroke_line(lin_stroke *o, lin_point a, lin_point b)
{
    kit_stroke_point(o, a);
    kit_stroke_point(o, b);
}

void kit_stroke_bow(lin_stroke *o, lin_point round, int32_t far, tb_angle from, int turn,
                    int pieces)
{
    for (int i = 0; i <= pieces; i++)
        kit_stroke_point(o, tb_go(round, (tb_angle)(from + turn * i / pieces), far, 0));
}

void kit_stroke_circle(lin_stroke *o, lin_point round, int32_t far, int points)
{
    kit_stroke_bow(o, round, far, 0, TB_CIRCLE - TB_CIRCLE / points, points - 1);
}

void kit_stroke_quad(lin_stroke *o, const tb_quad *q)
{
    for (int i = 0; i < 4; i++)
        kit_stroke_point(o, q->p[i]);
}

void kit_stroke_box(lin_stroke *o, const tb_box *b)
{
    kit_stroke_point(o, (lin_point){ b->west, b->south });
    kit_stroke_point(o, (lin_point){ b->east, b->south });
    kit_stroke_point(o, (lin_point){ b->east, b->north });
    kit_stroke_point(o, (lin_point){ b->west, b->north });
}

void kit_stroke_outline(lin_stroke *o, const tb_outline *g)
{
    const int every = g->points / LIN_STROKE + 1;

    for (int i = 0; i < g->points; i += every)
        kit_stroke_point(o, g->point[i]);
}

void kit_strokes_arc(kit_strokes *all, const tb_arc *arc, tb_angle facing, int32_t far)
{
    for (int side = 0; side < 2; side++) {
        const lin_point from = side ? arc->right : arc->left;
        const tb_angle way = (tb_angle)(facing + (side ? TB_EIGHTH : -TB_EIGHTH));

        kit_stroke_line(kit_stroke(all, "arc", "", false), from, tb_go(from, way, far, 0));
    }
}

void kit_strokes_band(kit_strokes *all, const tb_arc *arc, const tb_quad *stand, tb_angle facing,
                      int32_t far, const char *text)
{
    lin_stroke *o = NULL;

    for (int i = -32; i <= 33; i++) { /* round its left corner, then round its right */
        const int k = i <= 0 ? i : i - 1;
        const lin_point p =
            tb_go(stand->p[i <= 0 ? 0 : 1], (tb_angle)(facing + k * (TB_EIGHTH / 16)), far, 0);

        if (!tb_arc_holds(arc, p))
            continue;
        if (!o)
            o = kit_stroke(all, "band", text, false);
        kit_stroke_point(o, p);
    }
}
