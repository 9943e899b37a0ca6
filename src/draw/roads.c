/* roads.c -- roads: two fine lines with a buff wash between them.
 *
 * All edges first and all washes after, so that crossings open into one another. Where a
 * road enters a creek its lines stop at the bank, and dots lead through the ford. */
#include "draw/plan.h"

#define ROAD_WIDE 0.105

static bool is_wet(const plan *p, plan_pt at)
{
    for (int c = 0; c < p->board->chains; c++) {
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

static void roads_path(plan *p, bool wet)
{
    for (int c = 0; c < p->board->chains; c++)
        if (p->course[c].kind == CHAIN_ROAD)
            stretches_path(p, &p->course[c].line, wet);
}

static void fords_draw(plan *p, double wide)
{
    cairo_t *cr = p->cr;
    const double dots[2] = { p->u * 0.012, p->u * 0.05 };

    roads_path(p, true);
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

    for (int c = 0; c < p->board->chains; c++)
        if (p->course[c].kind == CHAIN_OTHER)
            line_trace(p->cr, &p->course[c].line, 0, p->course[c].line.n);
    cairo_set_dash(p->cr, dash, 2, 0);
    cairo_set_line_width(p->cr, fmax(p->u * 0.022, 0.8));
    ink_set(p->cr, p->ink->ink, 0.75);
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
}

void roads_draw(plan *p)
{
    cairo_t *cr = p->cr;
    const double wide = fmax(p->u * ROAD_WIDE, 3), edge = fmax(p->u * 0.017, 0.7);

    others_draw(p);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    roads_path(p, false);
    cairo_set_line_width(cr, wide);
    ink_set(cr, p->ink->road_edge, 1);
    cairo_stroke_preserve(cr);
    cairo_set_line_width(cr, wide - 2 * edge);
    ink_set(cr, p->ink->road, 1);
    cairo_stroke(cr);
    fords_draw(p, wide);
}
