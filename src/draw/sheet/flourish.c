/* flourish.c -- penmanship: the swash above and below a title, and a trophy of arms.
 *
 * A flourish is a winding line drawn with a broad nib held at a slant, thin along the slant
 * and thick across it; one half is drawn and mirrored. */
#include "draw/plan.h"

/* The outline of a nib stroke along a line. */
static void nib_stroke(plan *p, const plan_line *l, double thick)
{
    const double slant = -M_PI / 4;

    for (int pass = 0; pass < 2; pass++)
        for (int k = 0; k < l->n; k++) {
            const int i = pass ? l->n - 1 - k : k;
            const plan_pt d = line_way(l, i);
            const double angle = atan2(d.y, d.x) - slant;
            const double ends = fmin(1, fmin(i, l->n - 1 - i) / 9.0);
            const double r = thick * (0.16 + 0.84 * fabs(sin(angle))) * (0.25 + 0.75 * ends);
            const double side = pass ? -r : r;
            const double x = l->at[i].x - d.y * side, y = l->at[i].y + d.x * side;

            (k || pass ? pen_line : pen_move)(p->cr, x, y);
        }
    cairo_close_path(p->cr);
}

/* One half of a flourish from `at`: turned to the left when turn is -1. */
static void half_stroke(plan *p, const plan_pt *knot, int n, plan_pt at, double scale, int turn,
                        int down, double thick)
{
    plan_pt k[24];
    plan_line l = { 0 };

    for (int i = 0; i < n && i < 22; i++)
        k[1 + i] = pt(at.x + turn * knot[i].x * scale, at.y + down * knot[i].y * scale);
    k[0] = pt_sub(pt_mul(k[1], 2), k[2]);
    k[n + 1] = pt_sub(pt_mul(k[n], 2), k[n - 1]);
    line_spline(p, &l, k + 1, n, 12);
    nib_stroke(p, &l, thick);
    cairo_fill(p->cr);
    line_free(&l);
}

void flourish_draw(plan *p, double x, double y, double w, bool upward)
{
    /* From the middle outwards: a bow, a great loop, a run, and a curl at the end. */
    static const plan_pt bow[] = {
        { 0.00, 0.00 }, { 0.06, -0.07 }, { 0.15, -0.09 }, { 0.23, -0.02 }, { 0.20, 0.06 },
        { 0.12, 0.05 }, { 0.12, -0.03 }, { 0.22, -0.08 }, { 0.34, -0.05 }, { 0.46, 0.02 },
        { 0.58, 0.05 }, { 0.70, 0.02 },  { 0.76, -0.05 }, { 0.71, -0.10 }, { 0.65, -0.06 },
        { 0.70, 0.00 }, { 0.82, 0.02 },  { 1.00, -0.02 },
    };
    static const plan_pt hair[] = {
        { 0.02, 0.04 }, { 0.14, 0.10 }, { 0.30, 0.06 }, { 0.44, -0.03 }, { 0.56, -0.04 },
        { 0.62, 0.02 }, { 0.57, 0.07 }, { 0.52, 0.03 }, { 0.58, -0.03 },
    };
    const int down = upward ? 1 : -1;

    ink_set(p->cr, p->ink->ink, 0.92);
    for (int turn = -1; turn <= 1; turn += 2) {
        half_stroke(p, bow, sizeof bow / sizeof *bow, pt(x, y), w / 2, turn, down, w * 0.0075);
        half_stroke(p, hair, sizeof hair / sizeof *hair, pt(x, y), w / 2, turn, down, w * 0.004);
    }
    cairo_new_sub_path(p->cr);
    cairo_arc(p->cr, x, y, w * 0.008, 0, 2 * M_PI);
    cairo_fill(p->cr);
}

/* ---- the trophy: a gun on its carriage, two colours, a pile of shot ---- */

/* The cloth of a colour, from the top of its staff at x, y. */
static void cloth_path(cairo_t *cr, double x, double y, double s, int turn)
{
    pen_move(cr, x, y);
    pen_curve(cr, x + turn * s * 0.20, y - s * 0.02, x + turn * s * 0.30, y + s * 0.22,
              x + turn * s * 0.52, y + s * 0.16);
    pen_curve(cr, x + turn * s * 0.44, y + s * 0.34, x + turn * s * 0.40, y + s * 0.44,
              x + turn * s * 0.42, y + s * 0.62);
    pen_curve(cr, x + turn * s * 0.16, y + s * 0.62, x - turn * s * 0.02, y + s * 0.44,
              x - turn * s * 0.36, y + s * 0.38);
    cairo_close_path(cr);
}

static void folds_draw(plan *p, double x, double y, double s, int turn)
{
    cairo_t *cr = p->cr;

    cairo_save(cr);
    cloth_path(cr, x, y, s, turn);
    cairo_clip(cr);
    for (int i = 0; i < 3; i++) {
        const double at = 0.14 * i;

        pen_move(cr, x + turn * s * (at - 0.14), y + s * (0.16 + at));
        pen_curve(cr, x + turn * s * (at + 0.06), y + s * (0.16 + at), x + turn * s * (at + 0.12),
                  y + s * 0.40, x + turn * s * (at + 0.10), y + s * 0.66);
    }
    ink_set(cr, (plan_ink){ 0.08, 0.05, 0.04 }, 0.4);
    cairo_set_line_width(cr, s * 0.03);
    cairo_stroke(cr);
    cairo_restore(cr);
}

static void colour_draw(plan *p, double x, double y, double s, int turn, plan_ink ink)
{
    cairo_t *cr = p->cr;
    const double tx = x + turn * s * 0.86, ty = y - s * 0.86;

    cloth_path(cr, tx, ty, s, turn);
    ink_set(cr, ink, 0.9);
    cairo_fill(cr);
    folds_draw(p, tx, ty, s, turn);
    cloth_path(cr, tx, ty, s, turn);
    ink_set(cr, p->ink->ink, 1);
    cairo_set_line_width(cr, fmax(s * 0.018, 0.6));
    cairo_stroke(cr);
    pen_move(cr, x - turn * s * 0.10, y + s * 0.10);
    pen_line(cr, tx + turn * s * 0.10, ty - s * 0.10);
    cairo_set_line_width(cr, fmax(s * 0.032, 0.9));
    cairo_stroke(cr);
}

static void wheel_draw(plan *p, double x, double y, double r)
{
    cairo_t *cr = p->cr;

    cairo_new_path(cr);
    cairo_arc(cr, x, y, r, 0, 2 * M_PI);
    ink_set(cr, p->ink->paper, 1);
    cairo_fill_preserve(cr);
    ink_set(cr, p->ink->ink, 1);
    cairo_set_line_width(cr, r * 0.17);
    cairo_stroke(cr);
    for (int i = 0; i < 6; i++) {
        const double a = M_PI * i / 6 + 0.2;

        pen_move(cr, x - r * cos(a), y - r * sin(a));
        pen_line(cr, x + r * cos(a), y + r * sin(a));
    }
    cairo_set_line_width(cr, r * 0.09);
    cairo_stroke(cr);
    cairo_arc(cr, x, y, r * 0.2, 0, 2 * M_PI);
    cairo_fill(cr);
}

static void barrel_draw(plan *p, double x, double y, double s)
{
    cairo_t *cr = p->cr;

    cairo_save(cr);
    cairo_translate(cr, x, y);
    cairo_rotate(cr, -0.16);
    pen_move(cr, -s * 0.42, -s * 0.095);
    pen_line(cr, s * 0.62, -s * 0.06);
    pen_curve(cr, s * 0.66, -s * 0.085, s * 0.70, -s * 0.085, s * 0.71, -s * 0.07);
    pen_line(cr, s * 0.71, s * 0.07);
    pen_curve(cr, s * 0.70, s * 0.085, s * 0.66, s * 0.085, s * 0.62, s * 0.06);
    pen_line(cr, -s * 0.42, s * 0.095);
    pen_curve(cr, -s * 0.52, s * 0.07, -s * 0.52, -s * 0.07, -s * 0.42, -s * 0.095);
    cairo_close_path(cr);
    cairo_new_sub_path(cr);
    cairo_arc(cr, -s * 0.53, 0, s * 0.04, 0, 2 * M_PI);
    ink_set(cr, ink_mix(p->ink->gold, p->ink->ink, 0.35), 1);
    cairo_fill_preserve(cr);
    ink_set(cr, p->ink->ink, 1);
    cairo_set_line_width(cr, fmax(s * 0.016, 0.6));
    cairo_stroke(cr);
    for (int i = 0; i < 4; i++) {
        static const double ring[4] = { -0.36, -0.06, 0.26, 0.55 };

        pen_move(cr, s * ring[i], -s * 0.088 + i * s * 0.007);
        pen_line(cr, s * ring[i], s * 0.088 - i * s * 0.007);
    }
    cairo_stroke(cr);
    cairo_restore(cr);
}

static void shot_draw(plan *p, double x, double y, double r)
{
    cairo_t *cr = p->cr;

    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 3 - row; i++) {
            cairo_new_path(cr);
            cairo_arc(cr, x + (2 * i - (2 - row)) * r, y - row * r * 1.7, r, 0, 2 * M_PI);
            ink_set(cr, ink_mix(p->ink->paper, (plan_ink){ 0.1, 0.09, 0.08 }, 0.82), 1);
            cairo_fill_preserve(cr);
            ink_set(cr, p->ink->ink, 1);
            cairo_set_line_width(cr, fmax(r * 0.12, 0.5));
            cairo_stroke(cr);
        }
}

void trophy_draw(plan *p, double x, double y, double w)
{
    cairo_t *cr = p->cr;
    const double s = w * 0.30;

    colour_draw(p, x, y, s, -1, side_ink(p, 0));
    colour_draw(p, x, y, s, 1, side_ink(p, 1));
    pen_move(cr, x - s * 0.10, y + s * 0.05); /* the trail */
    pen_line(cr, x - s * 0.95, y + s * 0.40);
    pen_line(cr, x - s * 0.84, y + s * 0.42);
    pen_line(cr, x + s * 0.12, y + s * 0.14);
    cairo_close_path(cr);
    ink_set(cr, ink_mix(p->ink->block, p->ink->ink, 0.55), 1);
    cairo_fill(cr);
    barrel_draw(p, x, y - s * 0.02, s);
    wheel_draw(p, x + s * 0.02, y + s * 0.14, s * 0.29);
    shot_draw(p, x + s * 0.72, y + s * 0.35, s * 0.078);
    pen_move(cr, x - s * 1.15, y + s * 0.435);
    pen_line(cr, x + s * 1.15, y + s * 0.435);
    for (int i = 0; i < 9; i++) {
        const double at = x - s * 1.0 + i * s * 0.25;

        pen_move(cr, at, y + s * 0.47);
        pen_line(cr, at + s * (0.10 + 0.1 * noise_unit(i, 0, 77)), y + s * 0.47);
    }
    ink_set(cr, p->ink->ink, 0.9);
    cairo_set_line_width(cr, fmax(s * 0.015, 0.6));
    cairo_stroke(cr);
}
