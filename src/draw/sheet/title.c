/* title.c -- on bare ground, without a panel beside it: what it is, where north is, and how far is
 * far, set on the emptiest place there is.
 *
 * It stands in ink on the ground itself, under a thin wash, so that nothing below it is hidden. */
#include "draw/plan.h"

#include <string.h>

#define WIDE 5.4 /* cells; on a table a cell is four inches */
#define HIGH 2.2
#define MOST 1.6 /* how much may lie under it, before it is left out */

/* What of a board lies under a point, as far as one would want to see it. */
static double busy_cell(const plan *p, plan_pt at)
{
    const int cell = cell_under(p, at);
    const plan_ground *g;

    if (cell == LIN_NOWHERE)
        return 8;
    g = cell_ground(p, cell);
    return 3.0 * (g->trees > 0) + 3.0 * g->swamp + 8.0 * (g->village || g->houses || g->mansion) +
           6.0 * g->wet + 0.5 * (g->height > 0);
}

static double busy_patch(const plan *p, plan_pt at)
{
    double sum = 0;

    for (int i = 0; i < p->patches; i++) {
        const plan_patch *f = &p->patch[i];

        if (f->of->closed && f->sign != PATCH_PLAIN && patch_near(f, at, 0) &&
            patch_depth(f, at) > 0)
            sum += f->sign == PATCH_HILL ? 1.5 : 4;
    }
    return sum;
}

static double busy(const plan *p, plan_box b)
{
    enum { ACROSS = 8, DOWN = 4 };
    double sum = 0;

    if (quiet_share(p, b.x, b.y, b.w, b.h, QUIET_LETTER) > 0)
        return 1e9;
    for (int j = 0; j <= DOWN; j++)
        for (int i = 0; i <= ACROSS; i++) {
            const plan_pt at = pt(b.x + b.w * i / ACROSS, b.y + b.h * j / DOWN);

            sum += (p->table ? busy_patch : busy_cell)(p, at);
        }
    return sum / ((ACROSS + 1) * (DOWN + 1)) +
           25 * quiet_share(p, b.x, b.y, b.w, b.h,
                            QUIET_ROAD | QUIET_WATER | QUIET_HOUSE | QUIET_MARK | QUIET_PIECE);
}

/* Towards the edges of the sheet, where armies seldom stand. */
static double inward(const plan *p, plan_box b)
{
    const double x = fmin(b.x - p->view.x, p->view.x + p->view.w - b.x - b.w),
                 y = fmin(b.y - p->view.y, p->view.y + p->view.h - b.y - b.h);

    return 0.08 * fmin(x, y) / p->u + 0.02 * fmax(x, y) / p->u;
}

void title_make(plan *p)
{
    const double step = p->u * 0.25, edge = p->u * 0.15;
    plan_box b = { 0, 0, WIDE * p->u, HIGH * p->u };
    double best = MOST;

    for (b.y = p->view.y + edge; b.y + b.h <= p->view.y + p->view.h - edge; b.y += step)
        for (b.x = p->view.x + edge; b.x + b.w <= p->view.x + p->view.w - edge; b.x += step) {
            const double cost = busy(p, b) + inward(p, b);

            if (cost < best) {
                best = cost;
                p->title = b;
            }
        }
    if (p->title.w > 0)
        quiet_box(p, p->title.x, p->title.y, p->title.w, p->title.h, QUIET_LETTER);
}

void title_draw(plan *p)
{
    const plan_box b = p->title;
    const double u = p->u, left = b.x + u * 1.75, wide = b.w - u * 1.8, middle = left + wide / 2;
    char name[160], date[80];
    plan_type t;

    if (!(b.w > 0))
        return;
    cairo_rectangle(p->cr, b.x, b.y, b.w, b.h);
    ink_set(p->cr, p->ink->paper, 0.35);
    cairo_fill(p->cr);
    rose_draw(p, b.x + u * 0.86, b.y + b.h * 0.54, u * 0.82);
    ink_set(p->cr, p->ink->ink, 1);
    title_words(p, name, sizeof name, date, sizeof date);
    t = type_fit(p, name, (plan_type){ u * 0.44, 0, 0.12, 0 }, wide);
    type_draw(p, name, t, middle, b.y + u * 0.42, AT_CENTRE);
    t = type_fit(p, date, (plan_type){ u * 0.27, TYPE_ITALIC, 0.02, 0 }, wide);
    type_draw(p, date, t, middle, b.y + u * 0.84, AT_CENTRE);
    if (plan_has_scale(p)) {
        p->m = u * 0.25;
        scale_draw(p, left, b.y + u * 1.26, wide);
    }
}
