/* edges.c -- what lies on the side between two cells: a creek, a wall, a slope, works.
 *
 * Water on hexsides would run in zigzags. Its corners are gathered, and every corner where
 * just two sides meet is drawn in between them, some times over; what remains winds. Several
 * things may lie on one side: what is no water stands beside it then, on the side of its front, and
 * roads and trees are drawn in between. */
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
    plan_pt a, b, centre; /* its ends, and the middle of the cell that has its front */
    int kind;
    lin_sign sign;
    double water;  /* how broad it is, in cells; 0: no water */
    uint16_t with; /* all that lies on it */
    double u;      /* the size of a cell, by which it is drawn */
} side;

static lin_sign sign_of(const plan *p, int kind)
{
    return p->edge[kind] ? p->edge[kind]->sign : LIN_SIGN_NONE;
}

static bool is_crossing(lin_sign sign)
{
    return sign == LIN_SIGN_FORD || sign == LIN_SIGN_BRIDGE;
}

/* How broad it is on the sheet, in cells; 0: no water. Where there is a ford or a bridge there is
 * water, whether the map says so or not. */
static double water_wide(const plan *p, int kind)
{
    const double wide = p->edge[kind] ? p->edge[kind]->width / 100.0 : 0;

    switch (sign_of(p, kind)) {
    case LIN_SIGN_RIVER:
        return wide > 0 ? wide : 0.14;
    case LIN_SIGN_STREAM:
        return wide > 0 ? wide : 0.045;
    case LIN_SIGN_CREEK:
    case LIN_SIGN_WATER:
    case LIN_SIGN_FORD:
    case LIN_SIGN_BRIDGE:
        return wide > 0 ? wide : 0.09;
    default:
        return 0;
    }
}

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
        out->kind = kind;
        out->sign = sign_of(p, kind);
        out->water = water_wide(p, kind);
        out->with = b->edge[cell][d];
        out->u = p->u;
        ++*at;
        return true;
    }
    return false;
}

/* The broadest water on a side. */
static double side_water(const plan *p, const side *s)
{
    double wide = 0, crossed = 0;

    for (int k = 0; k < p->board->edge_kinds; k++) {
        if (!(s->with >> k & 1))
            continue;
        if (is_crossing(sign_of(p, k)))
            crossed = water_wide(p, k);
        else
            wide = fmax(wide, water_wide(p, k));
    }
    return wide > 0 ? wide : crossed;
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

/* No brook runs straight: a corner where it only passes is put a little aside, always the same. */
static void web_wind(const plan *p, web *w)
{
    for (int i = 0; i < w->corners; i++) {
        corner *c = &w->corner[i];

        if (c->n != 2)
            continue;
        const plan_pt a = w->corner[c->beside[0]].moved, b = w->corner[c->beside[1]].moved;
        const plan_pt way = pt_unit(pt_sub(b, a));
        const double off =
            p->u * 0.17 * noise_at(c->at.x / p->u * 1.9, c->at.y / p->u * 1.9, 43) +
            p->u * 0.07 *
                (noise_unit((int)(c->at.x / p->u * 4), (int)(c->at.y / p->u * 4), 44) - 0.5);

        c->moved = pt_add(c->moved, pt(-way.y * off, way.x * off));
    }
}

/* Each side that has water once, though a bridge may lie on it too. */
static bool water_next(const plan *p, int *at, side *out)
{
    while (side_next(p, at, out)) {
        bool first = out->water > 0;

        for (int k = 0; k < out->kind && first; k++)
            first = !(out->with >> k & 1 && water_wide(p, k) > 0);
        if (first)
            return true;
    }
    return false;
}

/* The corner that the water comes from before `at`, or goes to after it; where it ends, or others
 * join, itself. */
static plan_pt corner_beyond(const web *w, int at, int from)
{
    const corner *c = &w->corner[at];

    return c->n == 2 ? w->corner[c->beside[c->beside[0] == from]].moved : c->moved;
}

static void web_path(plan *p, web *w, double wide)
{
    int at = 0;
    side s;

    while (water_next(p, &at, &s))
        if (side_water(p, &s) == wide) {
            const int i = corner_at(w, s.a, p->u * 0.1), k = corner_at(w, s.b, p->u * 0.1);
            const plan_pt a = w->corner[i].moved, b = w->corner[k].moved;
            const plan_pt before = corner_beyond(w, i, k), after = corner_beyond(w, k, i);
            const plan_pt out = pt_mul(pt_sub(b, before), 1.0 / 6);
            const plan_pt in = pt_mul(pt_sub(after, a), 1.0 / 6);

            pen_move(p->cr, a.x, a.y);
            pen_curve(p->cr, a.x + out.x, a.y + out.y, b.x - in.x, b.y - in.y, b.x, b.y);
        }
}

/* Banks first and water after, so that waters open into one another. */
static void web_draw(plan *p, web *w, bool bank)
{
    static const double wide[] = { 0.045, 0.09, 0.14 };

    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++) {
        web_path(p, w, wide[i]);
        ink_set(p->cr, bank ? p->ink->bank : p->ink->water, 1);
        cairo_set_line_width(p->cr, fmax(p->u * (wide[i] + (bank ? 0.04 : 0)), bank ? 2 : 1));
        cairo_stroke(p->cr);
    }
}

static bool web_make(plan *p, web *w)
{
    int at = 0, n = 0;
    side s;

    while (water_next(p, &at, &s))
        n++;
    w->corner = n ? calloc((size_t)n * 2, sizeof *w->corner) : NULL;
    if (!w->corner) {
        p->starved = p->starved || n;
        return false;
    }
    for (at = 0; water_next(p, &at, &s);) {
        const int a = corner_at(w, s.a, p->u * 0.1), b = corner_at(w, s.b, p->u * 0.1);

        corner_join(w, a, b);
        corner_join(w, b, a);
    }
    web_calm(w);
    web_wind(p, w);
    return true;
}

/* Houses, trees and names keep off the water, and meadows lie along it. */
void edges_quiet(plan *p)
{
    web w = { 0 };
    int at = 0;
    side s;

    if (!web_make(p, &w))
        return;
    while (water_next(p, &at, &s)) {
        const plan_pt a = w.corner[corner_at(&w, s.a, p->u * 0.1)].moved;
        const plan_pt b = w.corner[corner_at(&w, s.b, p->u * 0.1)].moved;

        for (int k = 0; k <= 4; k++)
            quiet_stamp(p, pt_add(a, pt_mul(pt_sub(b, a), k / 4.0)),
                        p->u * (side_water(p, &s) / 2 + 0.02), QUIET_WATER);
    }
    free(w.corner);
}

/* The green along it, under everything else. */
static void web_meadow(plan *p, web *w)
{
    static const struct {
        double wide, alpha;
    } coat[] = { { 0.62, 0.07 }, { 0.44, 0.08 }, { 0.27, 0.10 } };
    static const double wide[] = { 0.045, 0.09, 0.14 };

    for (size_t i = 0; i < sizeof coat / sizeof *coat; i++) {
        for (size_t k = 0; k < sizeof wide / sizeof *wide; k++)
            web_path(p, w, wide[k]);
        ink_set(p->cr, p->ink->woods, coat[i].alpha);
        cairo_set_line_width(p->cr, p->u * coat[i].wide);
        cairo_stroke(p->cr);
    }
}

void edges_water(plan *p)
{
    web w = { 0 };

    if (!web_make(p, &w))
        return;
    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(p->cr, CAIRO_LINE_JOIN_ROUND);
    web_meadow(p, &w);
    web_draw(p, &w, true);
    web_draw(p, &w, false);
    cairo_set_line_join(p->cr, CAIRO_LINE_JOIN_MITER);
    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_BUTT);
    free(w.corner);
}

/* ---- everything else ---- */

/* Beside the water, where there is some on the same side, so that both are seen. */
static side beside_water(const plan *p, const side *s)
{
    const double aside = side_water(p, s) > 0 ? (side_water(p, s) / 2 + 0.045) * s->u : 0;
    const plan_pt way = pt_unit(pt_sub(s->centre, pt_mul(pt_add(s->a, s->b), 0.5)));
    side moved = *s;

    moved.a = pt_add(s->a, pt_mul(way, aside));
    moved.b = pt_add(s->b, pt_mul(way, aside));
    return moved;
}

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

static void side_stroke(plan *p, const side *s, double wide)
{
    pen_move(p->cr, s->a.x, s->a.y);
    pen_line(p->cr, s->b.x, s->b.y);
    cairo_set_line_width(p->cr, fmax(s->u * wide, 1));
    cairo_stroke(p->cr);
}

/* Two rails over the water. */
static void bridge_draw(plan *p, const side *s)
{
    const plan_pt middle = pt_mul(pt_add(s->a, s->b), 0.5);
    const plan_pt along = pt_mul(pt_unit(pt_sub(s->b, s->a)), s->u * 0.07);
    const plan_pt across = pt_mul(pt_unit(pt_sub(s->centre, middle)), s->u * 0.12);

    for (int k = -1; k <= 1; k += 2) {
        const plan_pt rail = pt_add(middle, pt_mul(along, k));

        pen_move(p->cr, rail.x - across.x, rail.y - across.y);
        pen_line(p->cr, rail.x + across.x, rail.y + across.y);
    }
    cairo_set_line_width(p->cr, fmax(s->u * 0.028, 1));
    cairo_stroke(p->cr);
}

/* Dots from bank to bank. */
static void ford_draw(plan *p, const side *s)
{
    const plan_pt middle = pt_mul(pt_add(s->a, s->b), 0.5);
    const plan_pt across = pt_mul(pt_unit(pt_sub(s->centre, middle)), s->u * 0.05);

    for (int k = -2; k <= 2; k++) {
        const plan_pt dot = pt_add(middle, pt_mul(across, k));

        cairo_new_sub_path(p->cr);
        cairo_arc(p->cr, dot.x, dot.y, fmax(s->u * 0.016, 0.6), 0, 2 * M_PI);
    }
    cairo_fill(p->cr);
}

/* Works: a broad line with teeth towards who comes. A slope: strokes down it. What nobody has a
 * sign for is a line. */
static void side_draw(plan *p, const side *on)
{
    const side s = beside_water(p, on);

    ink_set(p->cr, p->ink->hachure, 0.9);
    switch (s.sign) {
    case LIN_SIGN_PLAIN:
        return;
    case LIN_SIGN_SLOPE:
    case LIN_SIGN_HILL:
        ticks_path(p, &s, s.u * 0.13, 9);
        cairo_set_line_width(p->cr, fmax(s.u * 0.018, 0.6));
        cairo_stroke(p->cr);
        return;
    case LIN_SIGN_WORK:
    case LIN_SIGN_ABATIS:
        ticks_path(p, &s, s.u * 0.09, 5);
        cairo_set_line_width(p->cr, fmax(s.u * 0.03, 1));
        cairo_stroke(p->cr);
        side_stroke(p, &s, 0.06);
        return;
    default:
        side_stroke(p, &s, 0.035);
    }
}

/* Anything but the water itself. */
static void thing_draw(plan *p, const side *s)
{
    ink_set(p->cr, p->ink->road_edge, 1);
    if (s->sign == LIN_SIGN_BRIDGE)
        bridge_draw(p, s);
    else if (s->sign == LIN_SIGN_FORD)
        ford_draw(p, s);
    else if (s->water == 0)
        side_draw(p, s);
}

void edges_draw(plan *p)
{
    int at = 0;
    side s;

    while (side_next(p, &at, &s))
        thing_draw(p, &s);
}

/* ---- for the key ---- */

static void sample_line(plan *p, const side *s, double wide, plan_ink ink)
{
    pen_move(p->cr, s->a.x, s->a.y);
    pen_line(p->cr, s->b.x, s->b.y);
    ink_set(p->cr, ink, 1);
    cairo_set_line_width(p->cr, wide);
    cairo_stroke(p->cr);
}

void edge_sample(plan *p, int kind, double x, double y, double size)
{
    const side s = { .a = pt(x - size, y),
                     .b = pt(x + size, y),
                     .centre = pt(x, y + size),
                     .sign = sign_of(p, kind),
                     .water = water_wide(p, kind),
                     .u = size * 2.4 };
    const double wide = s.water * s.u;

    if (wide > 0) {
        sample_line(p, &s, wide + fmax(s.u * 0.04, 1), p->ink->bank);
        sample_line(p, &s, wide, p->ink->water);
    }
    thing_draw(p, &s);
}
