/* drawing.c -- strokes laid down one after another, as far as there is room for them. */
#include "rules/landofthefree/look/drawing.h"

#include <stdio.h>

lin_stroke *lf_draw(lf_drawing *all, const char *kind, const char *text, bool closed)
{
    static _Thread_local lin_stroke spill;
    lin_stroke *o = all->n < all->max ? &all->out[all->n++] : &spill;

    *o = (lin_stroke){ .closed = closed };
    snprintf(o->kind, sizeof o->kind, "%s", kind);
    snprintf(o->text, sizeof o->text, "%s", text);
    return o;
}

void lf_draw_point(lin_stroke *o, lin_point p)
{
    if (o->points < LIN_STROKE)
        o->point[o->points++] = p;
}

void lf_draw_bow(lin_stroke *o, lin_point round, int32_t far, tb_angle from, int turn, int pieces)
{
    for (int i = 0; i <= pieces; i++)
        lf_draw_point(o, tb_go(round, (tb_angle)(from + turn * i / pieces), far, 0));
}

void lf_draw_quad(lin_stroke *o, const tb_quad *q)
{
    for (int i = 0; i < 4; i++)
        lf_draw_point(o, q->p[i]);
}

void lf_draw_box(lin_stroke *o, const tb_box *b)
{
    lf_draw_point(o, (lin_point){ b->west, b->south });
    lf_draw_point(o, (lin_point){ b->east, b->south });
    lf_draw_point(o, (lin_point){ b->east, b->north });
    lf_draw_point(o, (lin_point){ b->west, b->north });
}
