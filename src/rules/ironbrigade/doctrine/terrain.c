/* terrain.c -- what the ground between two places costs, as anybody sees it on the map: walls to be
 * climbed, bad going, woods. IB-3.26 to IB-3.29. */
#include "rules/ironbrigade/doctrine/doctrine.h"

enum { STEPS = 8 }; /* so many places of a way are looked at */

static lin_point part_of(lin_point a, lin_point b, int i)
{
    return (lin_point){ a.x + (b.x - a.x) / STEPS * i, a.y + (b.y - a.y) / STEPS * i };
}

/* On how many of them the way lies in that piece. */
static int lies_in(const tb_outline *shape, lin_point a, lin_point b)
{
    int n = 0;

    for (int i = 1; i <= STEPS; i++)
        n += tb_area_holds(shape, part_of(a, b, i));
    return n;
}

static bool is_at_home_in_woods(const ib_estimate *p, int u)
{
    const int troops = p->f->troops[u];

    return troops == IB_LIGHT_TROOPS || troops == IB_INDIANS || troops == IB_RIFLEMEN;
}

int32_t ib_ground_takes(const ib_estimate *p, int u, lin_point to, int32_t way)
{
    const lin_point at = p->s->at[u];
    const tb_box box = tb_box_of((const lin_point[]){ at, to }, 2);
    const tb_set near = kit_scenery_near(&p->f->scenery, &box);
    int32_t takes = 0;
    bool difficult = false;

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const tb_outline *shape = &p->f->scenery.piece[i].shape;
        const int ground = p->f->ground[i];

        if (ground & IB_IS_OBSTACLE && tb_line_crosses(shape, at, to, NULL))
            takes += IB_IN(IB_OBSTACLE_LESS);
        if (!shape->closed)
            continue;
        if (ground & IB_IS_WOODS && !is_at_home_in_woods(p, u))
            takes += way / STEPS * lies_in(shape, at, to);
        if (ground & IB_IS_DIFFICULT)
            difficult = difficult || lies_in(shape, at, to) > 0;
    }
    return takes + (difficult ? IB_IN(IB_DIFFICULT_LESS) : 0);
}
