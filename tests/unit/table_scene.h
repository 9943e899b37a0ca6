/* table_scene.h -- random shapes for the tests of the table, and how to mirror and turn them. */
#ifndef LIN_TABLE_SCENE_H
#define LIN_TABLE_SCENE_H

#include "table/table.h"

static inline int32_t between(lin_rng *r, int32_t low, int32_t high)
{
    return low + (int32_t)lin_rng_below(r, (uint32_t)(high - low + 1));
}

/* Chance is drawn in statements of its own, here and in the tests: the order within an argument
 * list or between braces is the compiler's, and every compiler shall see the same scenes. */
static inline lin_point point_in(lin_rng *r, int32_t west, int32_t east, int32_t south,
                                 int32_t north)
{
    const int32_t x = between(r, west, east);
    const int32_t y = between(r, south, north);

    return (lin_point){ x, y };
}

static inline lin_point any_point(lin_rng *r, int32_t spread)
{
    return point_in(r, -spread, spread, -spread, spread);
}

/* Square to the table one time in four, and along its diagonals one time in eight: that is where
 * edges lie upon each other. */
static inline tb_angle any_angle(lin_rng *r)
{
    const uint32_t kind = lin_rng_below(r, 8);

    if (kind < 2)
        return (tb_angle)(lin_rng_below(r, 4) * TB_QUARTER);
    if (kind == 2)
        return (tb_angle)(lin_rng_below(r, 8) * TB_EIGHTH);
    return (tb_angle)lin_rng_below(r, TB_CIRCLE);
}

static inline tb_quad any_quad(lin_rng *r, int32_t spread)
{
    const int32_t half = 50 * between(r, 3, 60);
    const int32_t depth = 50 * between(r, 6, 80);
    const tb_angle facing = any_angle(r);

    return tb_rectangle(any_point(r, spread), facing, half, half, depth);
}

/* The table seen in a mirror, or from its east side. */
typedef enum { MIRRORED, TURNED } view;

static inline lin_point point_seen(view v, lin_point p)
{
    return v == MIRRORED ? (lin_point){ -p.x, p.y } : (lin_point){ p.y, -p.x };
}

static inline tb_angle angle_seen(view v, tb_angle a)
{
    return v == MIRRORED ? (tb_angle)-a : (tb_angle)(a + TB_QUARTER);
}

/* In the mirror, left and right change places. */
static inline tb_quad quad_seen(view v, const tb_quad *q)
{
    tb_quad s;

    for (int i = 0; i < 4; i++)
        s.p[v == MIRRORED ? i ^ 1 : i] = point_seen(v, q->p[i]);
    return s;
}

static inline tb_quad quad_moved(const tb_quad *q, lin_point by)
{
    tb_quad s = *q;

    for (int i = 0; i < 4; i++) {
        s.p[i].x += by.x;
        s.p[i].y += by.y;
    }
    return s;
}

static inline bool same_point(lin_point a, lin_point b)
{
    return a.x == b.x && a.y == b.y;
}

#endif
