/* quiet.c -- where the pen must not go.
 *
 * A draughtsman letters first and then keeps his hachures and trees off the words, the
 * roads and the water. The mask remembers, in small squares, what is already taken. */
#include "draw/plan.h"

#include <stdlib.h>

#define SQUARES 12 /* of the mask, along a cell */

void quiet_make(plan *p)
{
    plan_quiet *q = &p->quiet;

    q->step = p->u / SQUARES;
    q->nx = (int)ceil(p->w / q->step) + 1;
    q->ny = (int)ceil(p->h / q->step) + 1;
    q->v = calloc((size_t)q->nx * (size_t)q->ny, 1);
    if (!q->v)
        p->starved = true;
}

static int column(const plan *p, double x)
{
    return (int)clamp(floor((x - p->x) / p->quiet.step), 0, p->quiet.nx - 1);
}

static int line(const plan *p, double y)
{
    return (int)clamp(floor((y - p->y) / p->quiet.step), 0, p->quiet.ny - 1);
}

void quiet_box(plan *p, double x, double y, double w, double h, uint8_t why)
{
    if (!p->quiet.v || x + w < p->x || y + h < p->y || x > p->x + p->w || y > p->y + p->h)
        return;
    for (int j = line(p, y); j <= line(p, y + h); j++)
        for (int i = column(p, x); i <= column(p, x + w); i++)
            p->quiet.v[j * p->quiet.nx + i] |= why;
}

void quiet_stamp(plan *p, plan_pt at, double radius, uint8_t why)
{
    const double step = p->quiet.step;

    if (!p->quiet.v || !sheet_holds(p, at))
        return;
    for (int j = line(p, at.y - radius); j <= line(p, at.y + radius); j++)
        for (int i = column(p, at.x - radius); i <= column(p, at.x + radius); i++) {
            const plan_pt q = pt(p->x + (i + 0.5) * step, p->y + (j + 0.5) * step);

            if (pt_len(pt_sub(q, at)) <= radius + step * 0.5)
                p->quiet.v[j * p->quiet.nx + i] |= why;
        }
}

void quiet_line(plan *p, const plan_line *l, double radius, uint8_t why)
{
    for (int i = 0; i < l->n; i++)
        quiet_stamp(p, l->at[i], radius, why);
}

bool quiet_at(const plan *p, plan_pt at, uint8_t why)
{
    if (!p->quiet.v || !sheet_holds(p, at))
        return false;
    return (p->quiet.v[line(p, at.y) * p->quiet.nx + column(p, at.x)] & why) != 0;
}

double quiet_share(const plan *p, double x, double y, double w, double h, uint8_t why)
{
    int all = 0, taken = 0;

    if (!p->quiet.v)
        return 0;
    for (int j = line(p, y); j <= line(p, y + h); j++)
        for (int i = column(p, x); i <= column(p, x + w); i++) {
            all++;
            taken += (p->quiet.v[j * p->quiet.nx + i] & why) != 0;
        }
    return all ? (double)taken / all : 0;
}
