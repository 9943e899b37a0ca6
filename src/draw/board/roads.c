/* roads.c -- roads: two fine lines with a buff wash between them.
 *
 * All edges first and all washes after, so that crossings open into one another. Where a
 * road enters a creek its lines stop at the bank, and dots lead through the ford. */
#include "draw/plan.h"

#define ROAD_WIDE 0.105

static bool is_wet(const plan *p, plan_pt at)
{
    for (int c = 0; c < p->courses; c++) {
        const plan_course *w = &p->course[c];

        if (w->kind == CHAIN_CREEK && w->line.n > 1 &&
            line_distance(&w->line, at, NULL) < fmin(w->wide_from, w->wide_to) / 2 * 1.12)
            return true;
    }
    return false;
}

/* Trace every stretch of a road that is wet, or every one that is dry. */
static void stretches_path(plan *p, const plan_line *l, bool wet)
{
    int from = 0;

    for (int i = 0; i <= l->n; i++)
        if (i == l->n || is_wet(p, l->at[i]) != wet) {
            if (i - from > 1)
                line_trace(p->cr, l, from, i);
            from = i + 1;
        }
}

/* The roads of one width, and either kind; they are drawn together, so that they open into one
 * another. */
static void roads_path(plan *p, double wide, bool lane, bool wet)
{
    for (int c = 0; c < p->courses; c++) {
        const plan_course *r = &p->course[c];

        if (r->kind == CHAIN_ROAD && r->wide_from == wide && r->lane == lane)
            stretches_path(p, &r->line, wet);
    }
}

/* The widths that occur, the narrowest first; how many. */
static int road_widths(const plan *p, double *wide)
{
    int n = 0;

    for (int c = 0; c < p->courses; c++) {
        const double w = p->course[c].wide_from;
        int k = 0;

        if (p->course[c].kind != CHAIN_ROAD)
            continue;
        while (k < n && wide[k] < w)
            k++;
        if (k < n && wide[k] == w)
            continue;
        for (int i = n++; i > k; i--)
            wide[i] = wide[i - 1];
        wide[k] = w;
    }
    return n;
}

static void fords_draw(plan *p, double wide, bool lane)
{
    cairo_t *cr = p->cr;
    const double dots[2] = { p->u * 0.012, p->u * 0.05 };

    roads_path(p, wide, lane, true);
    cairo_set_line_width(cr, wide * 0.8);
    ink_set(cr, p->ink->road, 0.55);
    cairo_stroke_preserve(cr);
    cairo_set_dash(cr, dots, 2, 0);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(cr, fmax(p->u * 0.03, 1));
    ink_set(cr, p->ink->road_edge, 0.95);
    cairo_stroke(cr);
    cairo_set_dash(cr, NULL, 0, 0);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
}

static void others_draw(plan *p)
{
    const double dash[2] = { p->u * 0.09, p->u * 0.05 };

    for (int c = 0; c < p->courses; c++)
        if (p->course[c].kind == CHAIN_OTHER)
            line_trace(p->cr, &p->course[c].line, 0, p->course[c].line.n);
    cairo_set_dash(p->cr, dash, 2, 0);
    cairo_set_line_width(p->cr, fmax(p->u * 0.022, 0.8));
    ink_set(p->cr, p->ink->ink, 0.75);
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
}

double road_wide(const plan *p)
{
    return fmax(p->u * ROAD_WIDE, 3);
}

static void edges_stroke(plan *p, double wide, bool lane)
{
    const double dash[2] = { p->u * 0.075, p->u * 0.05 };

    roads_path(p, wide, lane, false);
    if (lane)
        cairo_set_dash(p->cr, dash, 2, 0);
    cairo_set_line_width(p->cr, wide);
    ink_set(p->cr, p->ink->road_edge, 1);
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
}

void roads_draw(plan *p)
{
    const double edge = fmax(p->u * 0.017, 0.7);
    double wide[PLAN_COURSES];
    const int widths = road_widths(p, wide);

    others_draw(p);
    cairo_set_line_join(p->cr, CAIRO_LINE_JOIN_ROUND);
    for (int i = 0; i < 2 * widths; i++)
        edges_stroke(p, wide[i / 2], i % 2 == 0);
    for (int i = 0; i < 2 * widths; i++) {
        roads_path(p, wide[i / 2], i % 2 == 0, false);
        cairo_set_line_width(p->cr, wide[i / 2] - 2 * edge);
        ink_set(p->cr, p->ink->road, 1);
        cairo_stroke(p->cr);
    }
    for (int i = 0; i < 2 * widths; i++)
        fords_draw(p, wide[i / 2], i % 2 == 0);
}
