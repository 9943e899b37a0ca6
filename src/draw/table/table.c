/* table.c -- the ground of a table in inches: everything finds its place, then it is painted.
 *
 * The signs are those of a board. What differs is that a table's scenery has outlines that
 * count, so washes and hachures end where the outline runs. */
#include "draw/plan.h"

#include <stdlib.h>

void lin_draw_table_extent(const lin_table *t, double *width, double *height)
{
    *width = (double)t->width / LIN_INCH;
    *height = (double)t->height / LIN_INCH;
}

/* ---- hills: each level rises within its outline ---- */

static double level_depth(const plan *p, plan_pt at, int level)
{
    double best = 0;

    for (int i = 0; i < p->patches; i++) {
        const plan_patch *f = &p->patch[i];

        if (f->sign == PATCH_HILL && f->of->level >= level && patch_near(f, at, 0))
            best = fmax(best, patch_depth(f, at));
    }
    return best;
}

static double height_at(const plan *p, plan_pt at)
{
    const double x = at.x / p->u, y = at.y / p->u;
    double sum = 0;

    for (int level = 1; level <= p->peak; level++) {
        const double slope = p->inch * 2.7 * (1 + 0.35 * noise_cloud(x * 0.8, y * 0.8, 11 + level));
        const double t = clamp(level_depth(p, at, level) / slope, 0, 1);

        sum += t * (1.6 - 0.6 * t); /* steepest at the foot */
    }
    return sum;
}

static void hills_make(plan *p)
{
    for (int i = 0; i < p->patches; i++)
        if (p->patch[i].sign == PATCH_HILL)
            p->peak = fmax(p->peak, p->patch[i].of->level);
    if (p->peak > 0)
        field_take(p, &p->height, height_at);
}

/* Under the strokes a thin wash, one coat a level, and the outline itself: where the hill
 * begins. */
static void hills_wash(plan *p)
{
    for (int i = 0; i < p->patches; i++) {
        const plan_patch *f = &p->patch[i];

        if (f->sign != PATCH_HILL)
            continue;
        ink_set(p->cr, p->o.lamp ? p->ink->stain : p->ink->shade, 0.12);
        patch_fill(p, f);
    }
}

static void hills_outline(plan *p)
{
    const double dash[2] = { p->inch * 0.30, p->inch * 0.12 };

    for (int i = 0; i < p->patches; i++)
        if (p->patch[i].sign == PATCH_HILL)
            patch_path(p, &p->patch[i]);
    cairo_set_dash(p->cr, dash, 2, 0);
    ink_set(p->cr, p->ink->hachure, 0.65);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.045, 0.6));
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
}

/* ---- waters and roads as courses ---- */

static bool is_at_edge(const plan *p, plan_pt at)
{
    const double m = p->inch * 0.1;

    return at.x < p->x + m || at.y < p->y + m || at.x > p->x + p->w - m || at.y > p->y + p->h - m;
}

/* An inch further on, for what leaves the table slantwise. */
static void run_off(plan *p, plan_line *to, plan_pt end, plan_pt before)
{
    if (is_at_edge(p, end))
        line_add(p, to, pt_add(end, pt_mul(pt_unit(pt_sub(end, before)), p->inch)));
}

/* Points at even steps, as course.c gives them: what follows a course counts on it. */
static void line_step(plan *p, const plan_line *from, plan_line *to, double step)
{
    const double length = line_length(from);
    const int n = (int)fmax(ceil(length / step), 1);

    run_off(p, to, from->at[0], from->at[1]);
    for (int i = 0; i <= n; i++)
        line_add(p, to, line_point(from, length * i / n, NULL));
    run_off(p, to, from->at[from->n - 1], from->at[from->n - 2]);
}

/* A stream that begins on the table begins thin. */
static double end_width(const plan *p, const plan_patch *f, plan_pt end)
{
    const double m = p->inch * 0.6;

    if (is_at_edge(p, end))
        return 2 * f->half;
    for (int i = 0; i < p->patches; i++) {
        const plan_patch *other = &p->patch[i];

        if (other != f &&
            (other->sign == PATCH_STREAM || other->sign == PATCH_WATER ||
             other->sign == PATCH_SWAMP) &&
            patch_depth(other, end) > -m)
            return 2 * f->half;
    }
    return 0.5 * f->half;
}

/* A road that ends by another runs into it: easing corners may have moved the other away. */
static void ends_join(plan *p, plan_line *l, const plan_course *self)
{
    for (int end = 0; end < 2; end++) {
        const plan_pt from = l->at[end ? l->n - 1 : 0];
        plan_pt to = from, foot;
        double best = p->inch * 1.8;

        for (int c = 0; c < p->courses; c++)
            if (&p->course[c] != self && p->course[c].kind == CHAIN_ROAD) {
                const double far = line_distance(&p->course[c].line, from, &foot);

                if (far < best) {
                    best = far;
                    to = foot;
                }
            }
        if (to.x == from.x && to.y == from.y)
            continue;
        line_add(p, l, to);
        for (int i = l->n - 1; !end && i > 0; i--)
            l->at[i] = l->at[i - 1];
        if (!end)
            l->at[0] = to;
    }
}

static void courses_make(plan *p)
{
    for (int i = 0; i < p->patches; i++) {
        const plan_patch *f = &p->patch[i];
        plan_course *c = &p->course[p->courses];
        const bool water = f->sign == PATCH_STREAM;

        if ((!water && f->sign != PATCH_ROAD && f->sign != PATCH_TRAIL) || f->soft.n < 2)
            continue;
        c->kind = water ? CHAIN_CREEK : CHAIN_ROAD;
        c->lane = f->sign == PATCH_TRAIL;
        c->name = f->of->name;
        c->wide_from = water ? end_width(p, f, f->soft.at[0]) : 2 * f->half;
        c->wide_to = water ? end_width(p, f, f->soft.at[f->soft.n - 1]) : 2 * f->half;
        line_step(p, &f->soft, &c->line, p->u * 0.1);
        p->courses++;
        if (!water)
            quiet_line(p, &c->line, f->half, QUIET_ROAD);
    }
    for (int c = 0; c < p->courses; c++)
        if (p->course[c].kind == CHAIN_ROAD)
            ends_join(p, &p->course[c].line, &p->course[c]);
    water_quiet(p);
}

/* Open water as the surface that water.c draws: its shore lies at 0.47. */
static double wet_at(const plan *p, plan_pt at)
{
    return clamp(0.47 + 0.20 * patches_depth(p, PATCH_WATER, at, p->inch * 3) / p->inch, 0, 1);
}

bool scenery_has(const plan *p, plan_sign sign)
{
    for (int i = 0; i < p->patches; i++)
        if (p->patch[i].sign == sign)
            return true;
    return false;
}

/* ---- the two passes ---- */

void scenery_make(plan *p)
{
    patches_make(p);
    courses_make(p);
    hills_make(p);
    if (scenery_has(p, PATCH_WATER)) {
        field_take(p, &p->water, wet_at);
        open_water_quiet(p);
    }
    obstacles_make(p);
    roofs_make(p);
    elements_keep(p);
    table_labels(p);
}

void scenery_paint(plan *p)
{
    water_meadows(p);
    plots_wash(p);
    groves_wash(p);
    hills_wash(p);
    relief_draw(p);
    hills_outline(p);
    plots_draw(p);
    water_draw(p);
    roads_draw(p);
    crossings_draw(p);
    obstacles_draw(p);
    roofs_draw(p);
    groves_draw(p);
}
