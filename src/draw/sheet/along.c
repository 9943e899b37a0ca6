/* along.c -- names that run along what they name: creeks, runs and roads.
 *
 * The course is ironed smooth, and every stretch of it that the name would fill is tried on
 * both sides: one that turns little, covers little and is not upside down is the best. */
#include "draw/plan.h"

/* The course with its windings ironed out: words need a calmer line than water does. */
static void line_calm(plan *p, const plan_line *from, plan_line *to)
{
    const int reach = 9;

    for (int i = 0; i < from->n; i++) {
        plan_pt sum = { 0, 0 };
        int n = 0;

        for (int k = i - reach; k <= i + reach; k++)
            if (k >= 0 && k < from->n) {
                sum = pt_add(sum, from->at[k]);
                n++;
            }
        line_add(p, to, pt_mul(sum, 1.0 / n));
    }
}

static void line_turn(plan_line *l)
{
    for (int i = 0, k = l->n - 1; i < k; i++, k--) {
        const plan_pt keep = l->at[i];

        l->at[i] = l->at[k];
        l->at[k] = keep;
    }
}

/* What it would cost to letter `w` pixels around `middle`, `off` to the side. */
static double stretch_cost(const plan *p, const plan_line *l, double middle, double w, double size,
                           double off)
{
    double cost = 0, turned = 0;
    plan_pt before = { 0, 0 };

    for (int i = 0; i <= 12; i++) {
        plan_pt way;
        const plan_pt at = line_point(l, middle + w * (i / 12.0 - 0.5), &way);
        const plan_pt q = pt(at.x - way.y * off, at.y + way.x * off);

        cost += 2 * label_cost(p, q.x - size * 0.42, q.y - size * 0.42, size * 0.84, size * 0.84);
        cost += quiet_at(p, q, QUIET_ROAD | QUIET_WATER) ? 4 : 0;
        if (way.x < -0.25)
            return 1e9; /* upside down */
        if (i)
            turned += fabs(before.x * way.y - before.y * way.x);
        before = way;
    }
    return cost / 13 + turned * 0.9;
}

static bool stretch_find(plan *p, plan_label *l, double length, double w, double gap, double *cost)
{
    const double size = l->type.size, first = w / 2 + size, room = length - 2 * first;
    bool found = false;

    for (int i = 0; i * p->u * 0.2 < room; i++)
        for (int side = -1; side <= 1; side += 2) {
            const double at = first + i * p->u * 0.2;
            const double off = side * (gap + size * (side < 0 ? 0.50 : 0.56));
            const double c = stretch_cost(p, &l->along, at, w, size, off);

            if (c < *cost) {
                *cost = c;
                l->middle = at;
                l->off = off;
                found = true;
            }
        }
    return found;
}

static void stretch_take(plan *p, const plan_label *l, double w)
{
    for (int i = 0; i * p->quiet.step <= w; i++) {
        plan_pt way;
        const plan_pt at = line_point(&l->along, l->middle - w / 2 + i * p->quiet.step, &way);

        quiet_stamp(p, pt(at.x - way.y * l->off, at.y + way.x * l->off), l->type.size * 0.5,
                    QUIET_LETTER);
    }
}

void label_along(plan *p, const char *name, const plan_line *line, double size, double spacing,
                 double gap, plan_ink ink)
{
    plan_label *l = label_new(p, name, ink);
    double w, h, cost = 1.3;
    bool found = false;

    if (!l || line->n < 3 || !*l->text)
        return;
    l->type = (plan_type){ size, TYPE_ITALIC, spacing, 0 };
    type_size(p, l->text, l->type, &w, &h);
    line_calm(p, line, &l->along);
    const double length = line_length(&l->along);
    for (int turn = 0; turn < 2 && !found; turn++) {
        found = stretch_find(p, l, length, w, gap, &cost);
        if (!found)
            line_turn(&l->along);
    }
    if (!found) {
        line_free(&l->along);
        return;
    }
    stretch_take(p, l, w);
    p->labels++;
}

void along_make(plan *p, plan_chain_kind kind)
{
    for (int c = 0; c < p->courses; c++) {
        const plan_course *course = &p->course[c];

        if (course->kind != kind)
            continue;
        if (kind == CHAIN_CREEK)
            label_along(p, course->name, &course->line, p->u * 0.40, 0.14,
                        fmax(course->wide_from, course->wide_to) / 2 + p->u * 0.03,
                        p->ink->letter_water);
        else if (kind == CHAIN_STREAM)
            label_along(p, course->name, &course->line, p->u * 0.255, 0.05, p->u * 0.04,
                        p->ink->letter_water);
        else
            label_along(p, course->name, &course->line, p->u * 0.225, 0.06, p->u * 0.06,
                        p->ink->faint);
    }
}
