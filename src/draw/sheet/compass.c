/* compass.c -- the compass rose, and the scale of yards or inches. */
#include "draw/plan.h"

#include <stdio.h>

/* One point of the star: a light half and a dark half. */
static void point_draw(plan *p, double x, double y, double r, double inner, double a, double half)
{
    cairo_t *cr = p->cr;

    for (int side = -1; side <= 1; side += 2) {
        pen_move(cr, x, y);
        pen_line(cr, x + r * cos(a), y + r * sin(a));
        pen_line(cr, x + inner * cos(a + side * half), y + inner * sin(a + side * half));
        cairo_close_path(cr);
        ink_set(cr, side > 0 ? p->ink->ink : p->ink->paper, 1);
        cairo_fill_preserve(cr);
        ink_set(cr, p->ink->ink, 1);
        cairo_set_line_width(cr, fmax(r * 0.012, 0.5));
        cairo_stroke(cr);
    }
}

/* The lily that marks the north. */
static void lily_draw(plan *p, double x, double y, double s)
{
    cairo_t *cr = p->cr;

    pen_move(cr, x, y - s);
    pen_curve(cr, x + s * 0.34, y - s * 0.55, x + s * 0.26, y - s * 0.25, x + s * 0.08, y);
    pen_line(cr, x - s * 0.08, y);
    pen_curve(cr, x - s * 0.26, y - s * 0.25, x - s * 0.34, y - s * 0.55, x, y - s);
    cairo_close_path(cr);
    for (int t = -1; t <= 1; t += 2) {
        pen_move(cr, x + t * s * 0.06, y);
        pen_curve(cr, x + t * s * 0.16, y - s * 0.45, x + t * s * 0.48, y - s * 0.72,
                  x + t * s * 0.62, y - s * 0.36);
        pen_curve(cr, x + t * s * 0.66, y - s * 0.16, x + t * s * 0.46, y - s * 0.08,
                  x + t * s * 0.42, y - s * 0.22);
        pen_curve(cr, x + t * s * 0.52, y - s * 0.34, x + t * s * 0.40, y - s * 0.44,
                  x + t * s * 0.30, y - s * 0.22);
        pen_curve(cr, x + t * s * 0.24, y - s * 0.10, x + t * s * 0.14, y, x + t * s * 0.06, y);
        cairo_close_path(cr);
    }
    cairo_rectangle(cr, pen(x - s * 0.32), pen(y - s * 0.03), pen(s * 0.64), pen(s * 0.10));
    ink_set(cr, p->ink->ink, 1);
    cairo_fill(cr);
}

static void ring_draw(plan *p, double x, double y, double r, double wide)
{
    cairo_new_path(p->cr);
    cairo_arc(p->cr, pen(x), pen(y), r, 0, 2 * M_PI);
    ink_set(p->cr, p->ink->ink, 0.9);
    cairo_set_line_width(p->cr, fmax(wide, 0.5));
    cairo_stroke(p->cr);
}

static void rose_upright(plan *p, double x, double y, double r)
{
    static const char *const names[4] = { "", "E", "S", "W" };

    ring_draw(p, x, y, r * 0.66, r * 0.022);
    ring_draw(p, x, y, r * 0.615, r * 0.01);
    ring_draw(p, x, y, r * 0.34, r * 0.01);
    for (int i = 0; i < 64; i++) {
        const double a = 2 * M_PI * i / 64, in = i % 4 ? 0.63 : 0.615;

        pen_move(p->cr, x + r * in * cos(a), y + r * in * sin(a));
        pen_line(p->cr, x + r * 0.66 * cos(a), y + r * 0.66 * sin(a));
    }
    cairo_set_line_width(p->cr, fmax(r * 0.009, 0.4));
    cairo_stroke(p->cr);
    for (int i = 0; i < 8; i++)
        point_draw(p, x, y, r * 0.52, r * 0.16, M_PI * (2 * i + 1) / 8, M_PI / 8);
    for (int i = 0; i < 4; i++)
        point_draw(p, x, y, r * 0.66, r * 0.17, M_PI * (2 * i + 1) / 4, M_PI / 8);
    for (int i = 0; i < 4; i++)
        point_draw(p, x, y, r * 0.84, r * 0.19, M_PI * i / 2, M_PI / 4);
    lily_draw(p, x, y - r * 0.86, r * 0.26);
    ink_set(p->cr, p->ink->ink, 1);
    for (int i = 1; i < 4; i++) {
        const double a = M_PI * i / 2 - M_PI / 2;

        type_draw(p, names[i], (plan_type){ r * 0.22, 0, 0, 0 }, x + r * 0.96 * cos(a),
                  y + r * 0.96 * sin(a), AT_CENTRE);
    }
}

/* North is up, or where the map says it is. */
void rose_draw(plan *p, double x, double y, double r)
{
    const int north = p->table ? p->table->north : p->board->north;

    if (!north) {
        rose_upright(p, x, y, r);
        return;
    }
    cairo_save(p->cr);
    cairo_translate(p->cr, x, y);
    cairo_rotate(p->cr, 2 * M_PI * north / 65536);
    rose_upright(p, 0, 0, r);
    cairo_restore(p->cr);
}

/* ---- the scale ---- */

/* The longest round division of which four fit into `yards`. */
static int round_division(double yards)
{
    int best = 1;

    for (int ten = 1; ten <= 1000000; ten *= 10)
        for (int k = 0; k < 3; k++) {
            static const int step[3] = { 1, 2, 5 };

            if (step[k] * ten * 4 <= yards)
                best = step[k] * ten;
        }
    return best;
}

bool plan_has_scale(const plan *p)
{
    return p->table ? !p->o.unmeasured : p->yards > 0;
}

void scale_draw(plan *p, double x, double y, double w)
{
    cairo_t *cr = p->cr;
    const double m = p->m;
    const double one = p->table ? p->inch : p->u / p->yards; /* pixels of a yard, or an inch */
    const int part = round_division(w / one);
    const double step = part * one;
    const int parts = (int)clamp(floor(w / step), 1, 6);
    const double left = x + (w - parts * step) / 2, bar = m * 0.34;
    char text[24];

    ink_set(cr, p->ink->ink, 1);
    type_draw(p, p->table ? "A Scale of Inches" : "A Scale of Yards",
              (plan_type){ m * 1.05, TYPE_ITALIC, 0.04, 0 }, x + w / 2, y, AT_CENTRE);
    for (int i = 0; i < parts; i++) {
        cairo_rectangle(cr, pen(left + i * step), pen(y + m * 1.0 + (i & 1 ? bar / 2 : 0)),
                        pen(step), pen(bar / 2));
        cairo_fill(cr);
    }
    cairo_rectangle(cr, pen(left), pen(y + m * 1.0), pen(parts * step), pen(bar));
    cairo_set_line_width(cr, m * 0.06);
    cairo_stroke(cr);
    for (int i = 0; i <= parts; i++) {
        snprintf(text, sizeof text, "%d", i * part);
        pen_move(cr, left + i * step, y + m * 0.85);
        pen_line(cr, left + i * step, y + m * 1.0 + bar + m * 0.12);
        cairo_stroke(cr);
        type_draw(p, text, (plan_type){ m * 0.82, 0, 0, 0 }, left + i * step, y + m * 1.95,
                  AT_CENTRE);
    }
}
