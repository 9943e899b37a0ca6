/* frame.c -- a table's border, divided into inches, and the crosses that help to measure; a plain
 * border where nothing may be measured. */
#include "draw/plan.h"

#include <stdio.h>

#define EVERY 6 /* inches between numbers and crosses */

static bool is_shown(double at, double from, double length)
{
    return at > from - 0.5 && at < from + length + 0.5;
}

/* Crosses that can be counted by, and shorter ticks along the lines between them. */
void table_grid(plan *p)
{
    const int cols = (int)(p->w / p->inch + 0.5), rows = (int)(p->h / p->inch + 0.5);
    const double long_arm = p->inch * 0.34;
    cairo_t *cr = p->cr;

    if (p->o.unmeasured)
        return;
    for (int j = EVERY; j < rows; j += EVERY)
        for (int i = EVERY; i < cols; i += EVERY) {
            const double x = p->x + i * p->inch, y = p->y + p->h - j * p->inch;
            const double r = i % 12 == 0 && j % 12 == 0 ? long_arm : long_arm * 0.6;

            pen_move(cr, x - r, y);
            pen_line(cr, x + r, y);
            pen_move(cr, x, y - r);
            pen_line(cr, x, y + r);
        }
    ink_set(cr, p->ink->ink, 0.45);
    cairo_set_line_width(cr, fmax(p->inch * 0.035, 0.5));
    cairo_stroke(cr);
}

/* ---- the border ---- */

/* Every second inch is filled, as on a rule. */
static void inches_fill(plan *p, bool across, double from, double length, double near, double thick)
{
    const double origin = across ? p->x : p->y + p->h;
    const int n = (int)((across ? p->w : p->h) / p->inch + 0.5);

    for (int i = 0; i < n; i += 2) {
        const double a = origin + (across ? 1 : -1) * i * p->inch,
                     b = a + (across ? 1 : -1) * p->inch;
        const double low = clamp(fmin(a, b), from, from + length),
                     high = clamp(fmax(a, b), from, from + length);

        if (high <= low)
            continue;
        if (across)
            cairo_rectangle(p->cr, pen(low), pen(near), pen(high - low), pen(thick));
        else
            cairo_rectangle(p->cr, pen(near), pen(low), pen(thick), pen(high - low));
    }
}

static void ticks_and_numbers(plan *p, bool across)
{
    const plan_box *v = &p->view;
    const double d = p->band, thick = d * 0.22, off = thick + (d - thick) * 0.53;
    const int n = (int)((across ? p->w : p->h) / p->inch + 0.5);
    const plan_type type = { d * 0.56, 0, 0, 0 };

    for (int i = 0; i <= n; i++) {
        const double at = across ? p->x + i * p->inch : p->y + p->h - i * p->inch;
        const bool shown = across ? is_shown(at, v->x, v->w) : is_shown(at, v->y, v->h);
        char text[12];

        if (i % EVERY || !shown)
            continue;
        snprintf(text, sizeof text, "%d", i);
        ink_set(p->cr, p->ink->ink, 1);
        type_draw(p, text, type, across ? at : v->x - off, across ? v->y - off : at, AT_CENTRE);
        type_draw(p, text, type, across ? at : v->x + v->w + off, across ? v->y + v->h + off : at,
                  AT_CENTRE);
    }
}

void table_border(plan *p)
{
    const plan_box *v = &p->view;
    const double thick = p->band * 0.22;
    cairo_t *cr = p->cr;

    ink_set(cr, p->ink->ink, 0.95);
    if (!p->o.unmeasured) {
        inches_fill(p, true, v->x, v->w, v->y - thick, thick);
        inches_fill(p, true, v->x, v->w, v->y + v->h, thick);
        inches_fill(p, false, v->y, v->h, v->x - thick, thick);
        inches_fill(p, false, v->y, v->h, v->x + v->w, thick);
        cairo_fill(cr);
    }
    cairo_rectangle(cr, pen(v->x - thick), pen(v->y - thick), pen(v->w + 2 * thick),
                    pen(v->h + 2 * thick));
    cairo_set_line_width(cr, fmax(p->band * 0.03, 0.6));
    cairo_stroke(cr);
    if (p->o.unmeasured)
        return;
    ticks_and_numbers(p, true);
    ticks_and_numbers(p, false);
}
