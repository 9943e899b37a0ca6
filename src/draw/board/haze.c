/* haze.c -- fog over the ground: a pale wash in banks that drift, thicker among trees and over
 * water, where it stays longest. It lies under names and counters, so that nothing that is read
 * gets harder to read. */
#include "draw/plan.h"

/* How much of the paper's own colour lies here, when it is as thick as it gets. */
static double thickness_at(const plan *p, plan_pt at)
{
    const double x = at.x / p->u, y = at.y / p->u;
    const double bank = 0.5 + 0.75 * noise_cloud(x * 0.17 + 0.05 * y, y * 0.42, 71);
    const double wisp = 0.5 + 0.6 * noise_cloud(x * 0.45, y * 1.1, 83);
    const double woods = p->woods.v ? clamp(field_at(&p->woods, at.x, at.y) * 1.6, 0, 1) : 0;
    const double water = p->water.v ? clamp(field_at(&p->water, at.x, at.y), 0, 1) : 0;

    return clamp(0.16 + 0.34 * clamp(bank, 0, 1) + 0.14 * clamp(wisp, 0, 1) + 0.20 * woods +
                     0.10 * water,
                 0, 0.78);
}

static double haze_at(const plan *p, plan_pt at)
{
    return thickness_at(p, at) * p->o.haze / 100;
}

void haze_draw(plan *p)
{
    if (p->o.haze > 0)
        wash_paint(p, p->x, p->y, p->w, p->h, p->u / 4, p->ink->haze, haze_at);
}
