/* kernel.h -- what the files of the table share: exact arithmetic, and convex shapes as plain
 * arrays of corners.
 *
 * A convex shape here is n >= 1 corners, clockwise: a point, a segment (two corners), a quad or
 * more. One routine serves them all, as a segment is a polygon with two edges on one line. */
#ifndef LIN_TABLE_KERNEL_H
#define LIN_TABLE_KERNEL_H

#include "table/table.h"

/* Products of two cross products need more than 64 bits. Only what cannot be settled by a
 * look at boxes or by cheap bounds comes to that. */
#include "core/wide.h"

/* To the nearest whole number, halves away from zero: what is mirrored stays mirrored. d > 0. */
static inline int64_t tb_round(int64_t n, int64_t d)
{
    return n >= 0 ? (n + d / 2) / d : -((-n + d / 2) / d);
}

/* tb_round by the length of a direction, without division or branch: of a negative number, the size
 * less one. */
static inline int64_t tb_round_unit(int64_t n)
{
    const int64_t minus = -(int64_t)(n < 0);

    return (((n ^ minus) - minus + ((int64_t)1 << (TB_UNIT_BITS - 1))) >> TB_UNIT_BITS ^ minus) -
           minus;
}

static inline int64_t tb_size(int64_t n)
{
    return n < 0 ? -n : n;
}

/* The square of a number, times another that is not negative; it must fit 128 bits. */
static inline lin_wide tb_square_times(int64_t n, int64_t by)
{
    const uint64_t size = (uint64_t)tb_size(n);

    return lin_wide_scaled(lin_wide_product(size, size), (uint64_t)by);
}

static inline int64_t tb_square(int64_t n)
{
    return n * n;
}

static inline lin_point tb_plus(lin_point a, lin_point b)
{
    return (lin_point){ a.x + b.x, a.y + b.y };
}

static inline lin_point tb_minus(lin_point a, lin_point b)
{
    return (lin_point){ a.x - b.x, a.y - b.y };
}

static inline bool tb_same(lin_point a, lin_point b)
{
    return a.x == b.x && a.y == b.y;
}

/* tb_go for those who go several ways from one place. */
static inline lin_point tb_go_by(lin_point from, tb_vector d, int32_t ahead, int32_t right)
{
    from.x += (int32_t)tb_round_unit(ahead * d.x + right * d.y);
    from.y += (int32_t)tb_round_unit(ahead * d.y - right * d.x);
    return from;
}

/* How far along the way from a to b the point lies, times the length of that way. */
static inline int64_t tb_along(lin_point a, lin_point b, lin_point p)
{
    return (int64_t)(b.x - a.x) * (p.x - a.x) + (int64_t)(b.y - a.y) * (p.y - a.y);
}

/* How deep a point lies inside an edge of a clockwise shape, times the length of that edge. */
static inline int64_t tb_inside(lin_point a, lin_point b, lin_point p)
{
    return -tb_cross(a, b, p);
}

/* The deepest of some points, as tb_inside has it. */
static inline int64_t tb_deepest(lin_point a, lin_point b, const lin_point *p, int n)
{
    int64_t most = tb_inside(a, b, p[0]);

    for (int i = 1; i < n; i++) {
        const int64_t d = tb_inside(a, b, p[i]);

        most = d > most ? d : most;
    }
    return most;
}

/* num / den of a way; den > 0. Numbers below 2^42, so that products fit 128 bits. */
typedef struct {
    int64_t num, den;
} tb_part;

static inline bool tb_less(tb_part a, tb_part b)
{
    return lin_products_less(a.num, b.den, b.num, a.den);
}

/* That part (not negative) of a length whose square is given: whole units, rounded down or up. */
int32_t tb_part_of(tb_part t, int64_t length2);
int32_t tb_part_of_up(tb_part t, int64_t length2);

/* ---- shape.c ---- */
bool tb_hulls_meet(const lin_point *p, int n, const lin_point *q, int m);

/* ---- distance.c ---- */
bool tb_hulls_within(const lin_point *p, int n, const lin_point *q, int m, int32_t far);
/* The point of a segment that is nearest to p, to the nearest unit. */
lin_point tb_foot(lin_point a, lin_point b, lin_point p);

/* ---- front.c ---- */
/* The strip so deep ahead of an edge, facing so. */
tb_quad tb_ahead_of(lin_point left, lin_point right, tb_angle facing, int32_t deep);

/* ---- sweep.c ---- */
int32_t tb_hulls_sweep(const lin_point *moving, int n, lin_point by, const lin_point *other, int m);

/* ---- scenery.c ---- */

/* Edges of an area or line; edge i runs from point i to the next. */
static inline int tb_edges(const tb_outline *g)
{
    return g->closed ? g->points : g->points - 1;
}

static inline lin_point tb_after(const tb_outline *g, int i)
{
    return g->point[i + 1 == g->points ? 0 : i + 1];
}

#endif
