/* counter.c -- one counter, as a good printer would cut it.
 *
 * The sides differ by more than colour: the first has square corners and a double border,
 * the second cut corners and a hatched head. The front is a point standing out of the edge
 * or corner it faces. Letters on top, the arm's sign in the middle, the numbers below. */
#include "draw/plan.h"

#include <stdio.h>
#include <string.h>

/* ---- the body ---- */

static void body_path(cairo_t *cr, int side, double x, double y, double half)
{
    const double cut = side == 0 ? half * 0.07 : half * 0.30;

    pen_move(cr, x - half + cut, y - half);
    pen_line(cr, x + half - cut, y - half);
    pen_line(cr, x + half, y - half + cut);
    pen_line(cr, x + half, y + half - cut);
    pen_line(cr, x + half - cut, y + half);
    pen_line(cr, x - half + cut, y + half);
    pen_line(cr, x - half, y + half - cut);
    pen_line(cr, x - half, y - half + cut);
    cairo_close_path(cr);
}

/* The second side's head is hatched: the sides differ in grey, too. */
static void head_hatch(plan *p, double x, double y, double half)
{
    cairo_t *cr = p->cr;

    cairo_save(cr);
    body_path(cr, 1, x, y, half * 0.98);
    cairo_clip(cr);
    for (int k = 0; k < 8; k++) {
        const double at = x - half + half * 0.30 * k;

        pen_move(cr, at, y - half);
        pen_line(cr, at - half * 0.46, y - half * 0.54);
    }
    ink_set(cr, (plan_ink){ 1, 1, 1 }, 0.22);
    cairo_set_line_width(cr, half * 0.07);
    cairo_stroke(cr);
    cairo_restore(cr);
}

static void body_draw(plan *p, int side, double x, double y, double half)
{
    cairo_t *cr = p->cr;
    const plan_ink coat = side_ink(p, side);
    const double line = fmax(half * 0.045, 0.6);

    body_path(cr, side, x + half * 0.09, y + half * 0.10, half);
    ink_set(cr, (plan_ink){ 0.07, 0.05, 0.03 }, 0.40);
    cairo_fill(cr);
    body_path(cr, side, x, y, half);
    ink_set(cr, coat, 1);
    cairo_fill(cr);
    if (side != 0)
        head_hatch(p, x, y, half);
    body_path(cr, side, x, y, half);
    ink_set(cr, ink_mix(coat, (plan_ink){ 0, 0, 0 }, 0.62), 1);
    cairo_set_line_width(cr, line);
    cairo_stroke(cr);
    if (side == 0) {
        body_path(cr, side, x, y, half * 0.90);
        ink_set(cr, p->ink->counter_text, 0.75);
        cairo_set_line_width(cr, line * 0.7);
        cairo_stroke(cr);
    }
}

/* ---- its front ---- */

/* A point growing out of the side, or out of both sides of a corner. The body is painted
 * over its foot. */
void counter_front(plan *p, int side, int facing, double x, double y, double half)
{
    cairo_t *cr = p->cr;

    if (facing < 0)
        return;
    const double a = cell_heading(p, facing), c = cos(a), s = sin(a);
    const double corner = 1 / fmax(fabs(c), fabs(s)); /* 1 at a side .. 1.41 */
    const bool slanting = corner > 1.2;
    const double foot = half * (slanting ? 0.98 : 0.92), wide = half * (slanting ? 0.50 : 0.74);
    const double tip = half * (slanting ? 1.86 : corner > 1.05 ? 1.58 : 1.42);

    pen_move(cr, x + c * tip, y + s * tip);
    pen_line(cr, x + c * foot - s * wide, y + s * foot + c * wide);
    pen_line(cr, x + c * foot + s * wide, y + s * foot - c * wide);
    cairo_close_path(cr);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
    ink_set(cr, p->ink->counter_text, 0.9); /* a rim against dark ground */
    cairo_set_line_width(cr, fmax(half * 0.16, 1.6));
    cairo_stroke_preserve(cr);
    ink_set(cr, ink_mix(side_ink(p, side), (plan_ink){ 0, 0, 0 }, 0.30), 1);
    cairo_fill_preserve(cr);
    cairo_set_line_width(cr, fmax(half * 0.04, 0.6));
    cairo_stroke(cr);
}

/* ---- the arm's sign ---- */

static void gun_path(cairo_t *cr, double x, double y, double w, double h)
{
    const double r = h * 0.27;

    pen_move(cr, x - w * 0.26, y - h * 0.06); /* barrel, pointing up and right */
    pen_line(cr, x + w * 0.34, y - h * 0.36);
    pen_line(cr, x + w * 0.38, y - h * 0.16);
    pen_line(cr, x - w * 0.20, y + h * 0.18);
    cairo_close_path(cr);
    pen_move(cr, x + w * 0.02, y + h * 0.08); /* trail */
    pen_line(cr, x - w * 0.40, y + h * 0.40);
    pen_line(cr, x - w * 0.34, y + h * 0.40);
    pen_line(cr, x + w * 0.06, y + h * 0.20);
    cairo_close_path(cr);
    cairo_fill(cr);
    cairo_arc(cr, x + w * 0.02, y + h * 0.14, r, 0, 2 * M_PI);
    cairo_set_line_width(cr, h * 0.09);
    cairo_stroke(cr);
}

static void hat_path(cairo_t *cr, double x, double y, double w, double h)
{
    pen_move(cr, x - w * 0.48, y + h * 0.10); /* a cocked hat */
    pen_curve(cr, x - w * 0.30, y - h * 0.10, x - w * 0.22, y - h * 0.48, x, y - h * 0.46);
    pen_curve(cr, x + w * 0.22, y - h * 0.48, x + w * 0.30, y - h * 0.10, x + w * 0.48,
              y + h * 0.10);
    pen_curve(cr, x + w * 0.22, y + h * 0.44, x - w * 0.22, y + h * 0.44, x - w * 0.48,
              y + h * 0.10);
    cairo_close_path(cr);
    cairo_fill(cr);
}

void counter_symbol(plan *p, lin_arm arm, double x, double y, double w, double h)
{
    cairo_t *cr = p->cr;
    const double l = x - w / 2, r = x + w / 2, t = y - h / 2, b = y + h / 2;
    const plan_ink dark = { 0.13, 0.09, 0.07 };

    if (arm == LIN_ARM_OFFICER || arm == LIN_ARM_CHIEF) {
        ink_set(cr, p->ink->counter_text, 1);
        hat_path(cr, x, y, w * 1.05, h * 1.05);
        return;
    }
    cairo_rectangle(cr, pen(l), pen(t), pen(w), pen(h));
    ink_set(cr, p->ink->counter_text, 1);
    cairo_fill_preserve(cr);
    ink_set(cr, dark, 1);
    cairo_set_line_width(cr, fmax(h * 0.075, 0.6));
    cairo_stroke(cr);
    cairo_set_line_width(cr, fmax(h * 0.085, 0.7));
    if (arm == LIN_ARM_GUNS) {
        gun_path(cr, x, y, w * 0.9, h * 0.9);
        return;
    }
    if (arm == LIN_ARM_HORSE) {
        pen_move(cr, l, b);
        pen_line(cr, r, t);
    } else if (arm == LIN_ARM_FOOT) {
        pen_move(cr, l, b);
        pen_line(cr, r, t);
        pen_move(cr, l, t);
        pen_line(cr, r, b);
    } else {
        pen_move(cr, l, y + h * 0.18);
        pen_line(cr, r, y + h * 0.18);
    }
    cairo_stroke(cr);
}

/* ---- marks ---- */

static void tag_path(cairo_t *cr, lin_mark_shape shape, double x, double y, double r)
{
    const bool torn = shape == LIN_MARK_TORN, four = shape == LIN_MARK_LOZENGE ||
                                                     shape == LIN_MARK_BEADS ||
                                                     shape == LIN_MARK_SQUARE;
    const int n = torn ? 16 : four ? 4 : 20;

    for (int k = 0; k < n; k++) {
        const double a = 2 * M_PI * (k + (shape == LIN_MARK_SQUARE ? 0.5 : 0)) / n - M_PI / 2;
        const double q = torn ? (k & 1 ? r * 0.82 : r * 1.2) : four ? r * 1.32 : r;

        (k ? pen_line : pen_move)(cr, x + q * cos(a), y + q * sin(a));
    }
    cairo_close_path(cr);
}

void counter_tag(plan *p, const char *letters, lin_mark_shape shape, double x, double y, double r)
{
    cairo_t *cr = p->cr;
    const plan_type t = { r * 1.5, TYPE_BOLD | TYPE_LINING, 0, 0 };

    tag_path(cr, shape, x, y, r);
    ink_set(cr,
            shape == LIN_MARK_TORN ? (plan_ink){ 0.12, 0.09, 0.07 } : (plan_ink){ 1, 0.98, 0.90 },
            1);
    cairo_fill_preserve(cr);
    ink_set(cr,
            shape == LIN_MARK_TORN ? (plan_ink){ 1, 0.98, 0.90 } : (plan_ink){ 0.12, 0.09, 0.07 },
            1);
    cairo_set_line_width(cr, fmax(r * 0.13, 0.7));
    cairo_stroke(cr);
    type_draw(p, letters, type_fit(p, letters, t, r * 1.45), x, y - r * 0.03, AT_CENTRE);
}

/* ---- all of it ---- */

static void letters_draw(plan *p, const lin_piece *piece, double x, double y, double half)
{
    const double size = half * 0.48, row = y - half * 0.62;
    const bool both = *piece->left && *piece->right;
    const double room = both ? half * 0.80 : half * 1.58;
    const plan_type t = { size, TYPE_BOLD | TYPE_LINING, 0, 0 };

    if (*piece->left)
        type_draw(p, piece->left, type_fit(p, piece->left, t, room), both ? x - half * 0.80 : x,
                  row, both ? AT_LEFT : AT_CENTRE);
    if (*piece->right)
        type_draw(p, piece->right, type_fit(p, piece->right, t, room), both ? x + half * 0.80 : x,
                  row, both ? AT_RIGHT : AT_CENTRE);
}

void counter_draw(plan *p, const lin_piece *piece, double x, double y, double size)
{
    const double half = size / 2;
    const bool known = piece->where != LIN_UNKNOWN;
    const bool small = size < 26; /* no room for letters */

    body_draw(p, piece->side, x, y, half);
    ink_set(p->cr, p->ink->counter_text, 1);
    if (!known) {
        type_draw(p, "?", (plan_type){ half * 1.4, TYPE_BOLD, 0, 0 }, x, y, AT_CENTRE);
        return;
    }
    if (!small)
        letters_draw(p, piece, x, y, half);
    counter_symbol(p, piece->arm, x, y - half * (small ? 0.42 : 0.09), half * (small ? 1.1 : 0.98),
                   half * (small ? 0.66 : 0.54));
    if (*piece->label) {
        const plan_type t = { half * 0.80, TYPE_BOLD | TYPE_LINING, 0.02, 0 };

        ink_set(p->cr, p->ink->counter_text, 1);
        type_draw(p, piece->label, type_fit(p, piece->label, t, half * 1.62), x, y + half * 0.55,
                  AT_CENTRE);
    }
}
