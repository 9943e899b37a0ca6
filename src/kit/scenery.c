/* scenery.c -- what the ground is at a place: how high, what touches it, who lies in it. */
#include "kit/scenery.h"

const char *kit_piece_name(const kit_scenery *g, int piece)
{
    const lin_scenery *p = &g->table->piece[piece];

    return *p->name ? p->name : p->kind;
}

int kit_scenery_level(const kit_scenery *g, lin_point p)
{
    const tb_box box = { p.x, p.y, p.x, p.y };
    const tb_set near = kit_scenery_near(g, &box);
    int level = 0;

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (g->piece[i].kind == KIT_HILL && g->piece[i].level > level &&
            tb_area_holds(&g->piece[i].shape, p))
            level = g->piece[i].level;
    return level;
}

bool kit_piece_touches(const kit_piece *p, const tb_convex *c)
{
    return p->shape.closed ? tb_area_meets(&p->shape, c) : tb_edge_meets(&p->shape, c);
}

/* ---- A line through it ---- */

/* Where a line lies to the edge of an area: it crosses it; it does not; or a corner or an end lies
 * right upon the other, and only measuring tells. */
typedef enum { STAYS, CROSSES, TOUCHES } meeting;

static meeting meets_edge(const tb_outline *area, lin_point a, lin_point b)
{
    lin_point p = area->point[area->points - 1];
    int64_t from = tb_cross(a, b, p);
    bool touches = from == 0;

    for (int i = 0; i < area->points; i++) {
        const lin_point q = area->point[i];
        const int64_t to = tb_cross(a, b, q);

        touches = touches || to == 0;
        if ((from ^ to) < 0 && from != 0 && to != 0) {
            const int64_t begin = tb_cross(p, q, a), end = tb_cross(p, q, b);

            if ((begin ^ end) < 0 && begin != 0 && end != 0)
                return CROSSES;
            touches = touches || begin == 0 || end == 0;
        }
        p = q;
        from = to;
    }
    return touches ? TOUCHES : STAYS;
}

/* Through its core; or it crosses the edge, or all of it is inside. */
bool kit_piece_runs_through(const kit_piece *p, lin_point a, lin_point b)
{
    const tb_outline *area = &p->shape;
    meeting edge;

    if (kit_piece_has_core(p) && tb_pierces(&p->core, a, b))
        return true;
    edge = meets_edge(area, a, b);
    return edge == CROSSES ||
           ((edge == TOUCHES || tb_area_holds(area, a)) && tb_area_run(area, a, b, NULL) > 0);
}

/* ---- Stands in it ---- */

static uint32_t stands_that(bool (*meet)(const tb_outline *, const tb_convex *),
                            const tb_outline *area, const tb_body *b)
{
    uint32_t out = 0;

    for (int i = 0; i < b->stands; i++) {
        const tb_convex c = tb_convex_of(&b->stand[i]);

        out |= (uint32_t)meet(area, &c) << i;
    }
    return out;
}

uint32_t kit_stands_in(const tb_outline *area, const tb_body *b)
{
    return stands_that(tb_area_meets, area, b);
}

uint32_t kit_stands_on_edge(const tb_outline *area, const tb_body *b)
{
    return stands_that(tb_edge_meets, area, b);
}
