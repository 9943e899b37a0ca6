/* paper.c -- the sheet: old laid paper, mottled, darker towards its edges, once folded.
 *
 * The mottling is a small grey picture stretched over the sheet, since a cloud has no
 * outline to draw; fibres, flecks and folds are lines. Bare plans, which pages lay under
 * their own pieces, get the mottling and nothing that belongs to a sheet's edge. */
#include "draw/plan.h"

static double cloud_at(const plan *p, plan_pt at)
{
    const double scale = 9 / fmax(p->wide, p->high);
    const double x = at.x * scale, y = at.y * scale;

    return clamp(0.10 + 0.20 * (noise_cloud(x, y, 5) + 0.45 * noise_cloud(x * 5, y * 5, 17)), 0,
                 0.3);
}

/* Fibres of the rags it was made from. */
static void fibres_draw(plan *p)
{
    const int n = (int)clamp(p->wide * p->high / 3600, 40, 700);

    for (int i = 0; i < n; i++) {
        const double x = noise_unit(i, 1, 91) * p->wide, y = noise_unit(i, 2, 91) * p->high;
        const double a = noise_unit(i, 3, 91) * 2 * M_PI, r = 2 + 7 * noise_unit(i, 4, 91);

        pen_move(p->cr, x, y);
        pen_curve(p->cr, x + r * cos(a), y + r * sin(a), x + r * cos(a + 1), y + r * sin(a + 1),
                  x + 1.6 * r * cos(a + 0.5), y + 1.6 * r * sin(a + 0.5));
    }
    ink_set(p->cr, p->ink->stain, 0.22);
    cairo_set_line_width(p->cr, 0.6);
    cairo_stroke(p->cr);
}

/* Fox marks: the brown spots of damp years. */
static void foxing_draw(plan *p)
{
    const int n = (int)clamp(p->wide * p->high / 60000, 6, 60);

    for (int i = 0; i < n; i++) {
        const double x = noise_unit(i, 1, 53) * p->wide, y = noise_unit(i, 2, 53) * p->high;
        const double r = 1.5 + 5 * pow(noise_unit(i, 3, 53), 3);

        cairo_new_sub_path(p->cr);
        cairo_arc(p->cr, pen(x), pen(y), r, 0, 2 * M_PI);
        cairo_close_path(p->cr);
    }
    ink_set(p->cr, p->ink->stain, 0.13);
    cairo_fill(p->cr);
}

static void shade_stop(cairo_pattern_t *g, double at, plan_ink c, double alpha)
{
    cairo_pattern_add_color_stop_rgba(g, at, c.r, c.g, c.b, alpha);
}

/* One side of the sheet, darkened from the edge inwards. */
static void edge_shade(plan *p, double x, double y, double w, double h, double dx, double dy)
{
    const double x0 = dx > 0 ? x : x + w * (dx < 0), y0 = dy > 0 ? y : y + h * (dy < 0);
    cairo_pattern_t *g = cairo_pattern_create_linear(x0, y0, x0 + dx, y0 + dy);

    shade_stop(g, 0, p->ink->edge, 0.34);
    shade_stop(g, 0.3, p->ink->edge, 0.13);
    shade_stop(g, 1, p->ink->edge, 0);
    cairo_set_source(p->cr, g);
    cairo_rectangle(p->cr, x, y, w, h);
    cairo_fill(p->cr);
    cairo_pattern_destroy(g);
}

static void edges_shade(plan *p)
{
    const double d = fmin(p->wide, p->high) * 0.07;

    edge_shade(p, 0, 0, p->wide, d, 0, d);
    edge_shade(p, 0, p->high - d, p->wide, d, 0, -d);
    edge_shade(p, 0, 0, d, p->high, d, 0);
    edge_shade(p, p->wide - d, 0, d, p->high, -d, 0);
}

/* The pool of light under the lamp. */
static void lamp_glow(plan *p)
{
    const double r = hypot(p->wide, p->high) * 0.55;
    cairo_pattern_t *g = cairo_pattern_create_radial(p->wide * 0.45, p->high * 0.4, r * 0.1,
                                                     p->wide * 0.45, p->high * 0.4, r);
    const plan_ink flame = { 0.95, 0.66, 0.30 };

    shade_stop(g, 0, flame, 0.16);
    shade_stop(g, 0.55, flame, 0.05);
    shade_stop(g, 1, p->ink->edge, 0.45);
    cairo_set_source(p->cr, g);
    cairo_paint(p->cr);
    cairo_pattern_destroy(g);
}

void paper_draw(plan *p)
{
    ink_set(p->cr, p->ink->paper, 1);
    cairo_paint(p->cr);
    /* Bare ground goes over the wire: its mottling may be coarser, as it is seen from afar. */
    wash_paint(p, 0, 0, p->wide, p->high, fmax(p->wide, p->high) / (p->o.bare ? 80 : 192),
               p->ink->stain, cloud_at);
    if (p->o.lamp)
        lamp_glow(p);
    fibres_draw(p);
    foxing_draw(p);
    if (!p->o.bare)
        edges_shade(p);
}

/* A fold: a light ridge with a shadow on its right, and the ink rubbed a little. */
static void fold_draw(plan *p, double x, double y, double w, double h)
{
    const bool upright = h > w;
    cairo_pattern_t *g = upright ? cairo_pattern_create_linear(x, 0, x + w, 0)
                                 : cairo_pattern_create_linear(0, y, 0, y + h);
    const plan_ink light = ink_mix(p->ink->paper, (plan_ink){ 1, 1, 1 }, p->o.lamp ? 0.1 : 0.6);

    shade_stop(g, 0, light, 0);
    shade_stop(g, 0.42, light, 0.16);
    shade_stop(g, 0.5, p->ink->edge, 0.22);
    shade_stop(g, 0.58, p->ink->edge, 0.09);
    shade_stop(g, 1, p->ink->edge, 0);
    cairo_set_source(p->cr, g);
    cairo_rectangle(p->cr, x, y, w, h);
    cairo_fill(p->cr);
    cairo_pattern_destroy(g);
}

void paper_age(plan *p)
{
    const double d = clamp(fmin(p->wide, p->high) * 0.012, 5, 16);

    if (p->o.bare)
        return;
    for (int i = 1; i < 4; i++)
        fold_draw(p, p->wide * i / 4 - d / 2, 0, d, p->high);
    fold_draw(p, 0, p->high / 2 - d / 2, p->wide, d);
}
