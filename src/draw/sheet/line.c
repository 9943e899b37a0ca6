/* line.c -- polylines: what roads, creeks and contours are once they have been smoothed. */
#include "draw/plan.h"

#include <stdlib.h>

void line_add(plan *p, plan_line *l, plan_pt at)
{
    if (l->n == l->cap) {
        const int cap = l->cap ? 2 * l->cap : 64;
        plan_pt *more = realloc(l->at, (size_t)cap * sizeof *more);

        if (!more) {
            p->starved = true;
            return;
        }
        l->at = more;
        l->cap = cap;
    }
    l->at[l->n++] = at;
}

void line_free(plan_line *l)
{
    free(l->at);
    *l = (plan_line){ 0 };
}

/* One coordinate of a uniform Catmull-Rom segment between b and c. */
static double between(double a, double b, double c, double d, double t)
{
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

void line_spline(plan *p, plan_line *out, const plan_pt *knot, int n, int steps)
{
    for (int i = 0; i + 1 < n; i++) {
        const plan_pt a = knot[i - 1], b = knot[i], c = knot[i + 1], d = knot[i + 2];

        for (int k = 0; k < steps; k++) {
            const double t = (double)k / steps;

            line_add(p, out, pt(between(a.x, b.x, c.x, d.x, t), between(a.y, b.y, c.y, d.y, t)));
        }
    }
    if (n > 0)
        line_add(p, out, knot[n - 1]);
}

double line_length(const plan_line *l)
{
    double sum = 0;

    for (int i = 1; i < l->n; i++)
        sum += pt_len(pt_sub(l->at[i], l->at[i - 1]));
    return sum;
}

plan_pt line_point(const plan_line *l, double along, plan_pt *way)
{
    for (int i = 1; i < l->n; i++) {
        const plan_pt step = pt_sub(l->at[i], l->at[i - 1]);
        const double n = pt_len(step);

        if (along <= n || i == l->n - 1) {
            if (way)
                *way = pt_unit(step);
            return pt_add(l->at[i - 1], pt_mul(step, n > 0 ? clamp(along / n, 0, 1) : 0));
        }
        along -= n;
    }
    if (way)
        *way = pt(1, 0);
    return l->n ? l->at[0] : pt(0, 0);
}

plan_pt line_way(const plan_line *l, int i)
{
    const int from = i > 0 ? i - 1 : i, to = i + 1 < l->n ? i + 1 : i;

    return pt_unit(pt_sub(l->at[to], l->at[from]));
}

double line_distance(const plan_line *l, plan_pt q, plan_pt *nearest)
{
    double best = 1e18;

    for (int i = 1; i < l->n; i++) {
        const plan_pt a = l->at[i - 1], d = pt_sub(l->at[i], a), e = pt_sub(q, a);
        const double n = d.x * d.x + d.y * d.y;
        const double t = n > 0 ? clamp((d.x * e.x + d.y * e.y) / n, 0, 1) : 0;
        const plan_pt foot = pt_add(a, pt_mul(d, t));
        const double far = pt_len(pt_sub(q, foot));

        if (far < best) {
            best = far;
            if (nearest)
                *nearest = foot;
        }
    }
    return best;
}

void line_trace(cairo_t *cr, const plan_line *l, int from, int to)
{
    for (int i = from; i < to && i < l->n; i++) {
        if (i == from)
            pen_move(cr, l->at[i].x, l->at[i].y);
        else
            pen_line(cr, l->at[i].x, l->at[i].y);
    }
}
