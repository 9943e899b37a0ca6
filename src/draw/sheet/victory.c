/* victory.c -- places that are worth points: their number in a star, at the north-west corner
 * of the cell, where a counter leaves it to be seen longest. */
#include "draw/plan.h"

#include <stdio.h>

void victory_mark(plan *p, double x, double y, double r, int value)
{
    cairo_t *cr = p->cr;
    const plan_type type = { r * 1.25, TYPE_BOLD | TYPE_LINING, 0, 0 };
    char text[16];

    for (int k = 0; k < 16; k++) {
        const double a = M_PI * k / 8 - M_PI / 2, q = k & 1 ? r * 0.80 : r;

        (k ? pen_line : pen_move)(cr, x + q * cos(a), y + q * sin(a));
    }
    cairo_close_path(cr);
    ink_set(cr, ink_mix(p->ink->gold, (plan_ink){ 1, 0.95, 0.75 }, 0.55), 1);
    cairo_fill_preserve(cr);
    ink_set(cr, (plan_ink){ 0.16, 0.12, 0.09 }, 1);
    cairo_set_line_width(cr, fmax(r * 0.10, 0.7));
    cairo_stroke(cr);
    snprintf(text, sizeof text, "%d", value);
    type_draw(p, text, type_fit(p, text, type, r * 1.3), x, y - r * 0.02, AT_CENTRE);
}

static bool victory_next(const plan *p, int *i, plan_pt *at)
{
    const lin_board *b = p->board;

    for (; *i < b->places; ++*i)
        if (b->place[*i].value && b->place[*i].cell < b->cells) {
            const plan_pt c = cell_centre(p, b->place[*i].cell);

            *at = pt(c.x - p->u * 0.33, c.y - p->u * 0.32);
            return true;
        }
    return false;
}

void victory_make(plan *p)
{
    plan_pt at;

    for (int i = 0; victory_next(p, &i, &at); i++)
        quiet_stamp(p, at, p->u * 0.17, QUIET_HOUSE | QUIET_MARK);
}

void victory_draw(plan *p)
{
    plan_pt at;

    for (int i = 0; victory_next(p, &i, &at); i++)
        victory_mark(p, at.x, at.y, p->u * 0.155, p->board->place[i].value);
}
