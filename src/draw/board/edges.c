/* edges.c -- what lies on the side between two cells: a creek, a wall, a slope.
 *
 * Water on hexsides would run in zigzags. Its corners are gathered, and every corner where
 * just two sides meet is drawn in between them, some times over; what remains winds. */
#include "draw/plan.h"

#include <stdlib.h>
#include <string.h>

/* Both corners of the side towards direction d. On squares only N, E, S, W have a side. */
static bool side_corners(const plan *p, int cell, int d, plan_pt *a, plan_pt *b)
{
    plan_pt corner[6];
    const int n = cell_outline(p, cell, corner);

    if (n == 4) {
        if (d & 1)
            return false;
        d /= 2;
    }
    *a = corner[d];
    *b = corner[(d + 1) % n];
    return true;
}

typedef struct {
    plan_pt a, b, centre;
    const char *name;
} side;

/* The next thing that lies on a side, from *at = 0 on: several may lie on one. A side that two
 * cells share comes once: as the cell in front of the thing sees it, if it has a front. */
static bool side_next(const plan *p, int *at, side *out)
{
    const lin_board *b = p->board;

    for (; *at < b->cells * 8 * LIN_EDGES; ++*at) {
        const int cell = *at / LIN_EDGES / 8, d = *at / LIN_EDGES % 8, kind = *at % LIN_EDGES;

        if (d >= b->directions || !(b->edge[cell][d] >> kind)) {
            *at |= LIN_EDGES - 1; /* nor anything after it */
            continue;
        }
        if (kind >= b->edge_kinds || !(b->edge[cell][d] >> kind & 1) ||
            !side_corners(p, cell, d, &out->a, &out->b))
            continue;
        const int to = b->next[cell][d];
        const int back = to < b->cells ? lin_cell_direction(b, to, cell) : -1;
        const bool front = b->front[cell][d] >> kind & 1;
        const bool other = back >= 0 && b->front[to][back] >> kind & 1;
        if (back >= 0 && (front == other ? to < cell : !front))
            continue;
        out->centre = cell_centre(p, cell);
        out->name = b->edge_name[kind];
        ++*at;
        return true;
    }
    return false;
}

static bool says(const side *s, const char *word)
{
    return strstr(s->name, word) != NULL;
}

static bool is_water(const side *s)
{
    return says(s, "creek") || says(s, "stream") || says(s, "river") || says(s, "water") ||
           says(s, "ford") || says(s, "bridge");
}

/* ---- water ---- */

typedef struct {
    plan_pt at, moved;
    int n, beside[3];
} corner;
typedef struct {
    corner *corner;
    int corners, cap;
} web;

static int corner_at(web *w, plan_pt at, double near)
{
    for (int i = w->corners - 1; i >= 0; i--)
        if (fabs(w->corner[i].at.x - at.x) < near && fabs(w->corner[i].at.y - at.y) < near)
            return i;
    w->corner[w->corners] = (corner){ .at = at, .moved = at };
    return w->corners++;
}

static void corner_join(web *w, int a, int b)
{
    if (w->corner[a].n < 3)
        w->corner[a].beside[w->corner[a].n] = b;
    w->corner[a].n++;
}

static void web_calm(web *w)
{
    for (int round = 0; round < 5; round++)
        for (int i = 0; i < w->corners; i++) {
            corner *c = &w->corner[i];

            if (c->n != 2)
                continue;
            const plan_pt a = w->corner[c->beside[0]].moved, b = w->corner[c->beside[1]].moved;

            c->moved = pt_add(pt_mul(c->moved, 0.5), pt_mul(pt_add(a, b), 0.25));
        }
}

static void web_path(plan *p, web *w)
{
    int at = 0;
    side s;

    while (side_next(p, &at, &s))
        if (is_water(&s)) {
            const plan_pt a = w->corner[corner_at(w, s.a, p->u * 0.1)].moved;
            const plan_pt b = w->corner[corner_at(w, s.b, p->u * 0.1)].moved;

            pen_move(p->cr, a.x, a.y);
            pen_line(p->cr, b.x, b.y);
        }
}

static void waters_draw(plan *p)
{
    web w = { 0 };
    int at = 0, n = 0;
    side s;

    while (side_next(p, &at, &s))
        n += is_water(&s);
    w.corner = n ? calloc((size_t)n * 2, sizeof *w.corner) : NULL;
    if (!w.corner) {
        p->starved = p->starved || n;
        return;
    }
    for (at = 0; side_next(p, &at, &s);)
        if (is_water(&s)) {
            const int a = corner_at(&w, s.a, p->u * 0.1), b = corner_at(&w, s.b, p->u * 0.1);

            corner_join(&w, a, b);
            corner_join(&w, b, a);
        }
    web_calm(&w);
    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_ROUND);
    web_path(p, &w);
    ink_set(p->cr, p->ink->bank, 1);
    cairo_set_line_width(p->cr, fmax(p->u * 0.13, 2));
    cairo_stroke_preserve(p->cr);
    ink_set(p->cr, p->ink->water, 1);
    cairo_set_line_width(p->cr, fmax(p->u * 0.09, 1));
    cairo_stroke(p->cr);
    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_BUTT);
    free(w.corner);
}

/* ---- everything else ---- */

/* Short strokes from the side into the cell: the fall of the ground, or a work's teeth. */
static void ticks_path(plan *p, const side *s, double length, int n)
{
    const plan_pt way = pt_unit(pt_sub(s->centre, pt_mul(pt_add(s->a, s->b), 0.5)));

    for (int i = 0; i < n; i++) {
        const plan_pt q = pt_add(s->a, pt_mul(pt_sub(s->b, s->a), (i + 0.5) / n));

        pen_move(p->cr, q.x, q.y);
        pen_line(p->cr, q.x + way.x * length, q.y + way.y * length);
    }
}

static void side_draw(plan *p, const side *s)
{
    if (says(s, "slope") || says(s, "hill") || says(s, "bank")) {
        ticks_path(p, s, p->u * 0.13, 9);
    } else {
        pen_move(p->cr, s->a.x, s->a.y);
        pen_line(p->cr, s->b.x, s->b.y);
        ticks_path(p, s, p->u * 0.06, 5);
    }
    ink_set(p->cr, p->ink->hachure, 0.8);
    cairo_set_line_width(p->cr, fmax(p->u * 0.018, 0.6));
    cairo_stroke(p->cr);
}

void edges_draw(plan *p)
{
    int at = 0;
    side s;

    waters_draw(p);
    while (side_next(p, &at, &s))
        if (!is_water(&s))
            side_draw(p, &s);
}
