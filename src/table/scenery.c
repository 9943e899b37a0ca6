/* scenery.c -- areas and lines of the ground: what lies in them, on them, near them. */
#include "table/kernel.h"

#include <assert.h>

tb_outline tb_outline_of(const lin_point *p, int n, bool closed)
{
    return (tb_outline){ p, n, closed, tb_box_of(p, n) };
}

/* From corner to corner: the next is the one that has all others on its left, and of several in a
 * row the last. */
int tb_rim(const lin_point *p, int n, lin_point *out)
{
    int first = 0, at, rim = 0;

    for (int i = 1; i < n; i++)
        if (p[i].x < p[first].x || (p[i].x == p[first].x && p[i].y < p[first].y))
            first = i;
    at = first;
    do {
        int next = at == 0 ? n - 1 : 0;

        out[rim++] = p[at];
        for (int i = 0; i < n; i++) {
            const int64_t left = tb_cross(p[at], p[next], p[i]);

            if (i != at &&
                (left < 0 || (left == 0 && tb_gap2(p[at], p[i]) > tb_gap2(p[at], p[next]))))
                next = i;
        }
        at = next;
    } while (at != first && rim < n);
    return rim;
}

/* ---- Areas ---- */

/* Counts the edges that pass to the east of the point. An edge owns its southern end, not its
 * northern one, so that a corner level with the point is counted once, or twice, or not at all, as
 * it should be. */
bool tb_area_holds(const tb_outline *g, lin_point p)
{
    bool inside = false;
    lin_point a;

    assert(g->closed);
    if (p.x < g->box.west || p.x > g->box.east || p.y < g->box.south || p.y > g->box.north)
        return false;
    a = g->point[g->points - 1];
    for (int i = 0; i < g->points; i++) {
        const lin_point b = g->point[i];

        if (a.y == p.y && b.y == p.y && (a.x < p.x) != (b.x < p.x))
            return true; /* on a level edge */
        if (tb_same(b, p))
            return true;
        if ((a.y <= p.y) != (b.y <= p.y)) {
            const int64_t left = tb_cross(a, b, p);

            if (left == 0)
                return true;
            inside ^= (left > 0) == (b.y > a.y);
        }
        a = b;
    }
    return inside;
}

bool tb_edge_meets(const tb_outline *g, const tb_convex *c)
{
    const tb_box box = tb_box_of(c->p, c->n);

    if (!tb_boxes_meet(&g->box, &box))
        return false;
    for (int i = 0; i < tb_edges(g); i++) {
        const lin_point edge[2] = { g->point[i], tb_after(g, i) };
        const tb_box b = tb_box_of(edge, 2);

        if (tb_boxes_meet(&b, &box) && tb_hulls_meet(edge, 2, c->p, c->n))
            return true;
    }
    return false;
}

/* What meets an area but not its boundary lies inside as a whole, so one corner tells. */
bool tb_area_meets(const tb_outline *g, const tb_convex *c)
{
    return tb_area_holds(g, c->p[0]) || tb_edge_meets(g, c);
}

/* ---- Lines, and the boundaries of areas ---- */

bool tb_line_within(const tb_outline *g, const tb_quad *q, int32_t far)
{
    const tb_box own = tb_box_of(q->p, 4);
    const tb_box wide = { own.west - far, own.south - far, own.east + far, own.north + far };

    if (!tb_boxes_meet(&wide, &g->box))
        return false;
    for (int i = 0; i < tb_edges(g); i++) {
        const lin_point edge[2] = { g->point[i], tb_after(g, i) };

        if (tb_hulls_within(edge, 2, q->p, 4, far))
            return true;
    }
    return false;
}

/* The square of a distance, as an exact fraction. */
typedef struct {
    lin_wide num;
    int64_t den;
} square;

static square square_to(lin_point a, lin_point b, lin_point p)
{
    const int64_t length2 = tb_gap2(a, b), along = tb_along(a, b, p);

    if (along <= 0)
        return (square){ lin_wide_of((uint64_t)tb_gap2(a, p)), 1 };
    if (along >= length2)
        return (square){ lin_wide_of((uint64_t)tb_gap2(b, p)), 1 };
    return (square){ tb_square_times(tb_cross(a, b, p), 1), length2 };
}

lin_point tb_line_nearest(const tb_outline *g, lin_point p, int *which)
{
    square least = { lin_wide_of(0), 0 };
    int nearest = 0;

    for (int i = 0; i < tb_edges(g); i++) {
        const square s = square_to(g->point[i], tb_after(g, i), p);

        if (least.den == 0 || lin_wide_less(lin_wide_scaled(s.num, (uint64_t)least.den),
                                            lin_wide_scaled(least.num, (uint64_t)s.den))) {
            least = s;
            nearest = i;
        }
    }
    if (which)
        *which = nearest;
    return tb_foot(g->point[nearest], tb_after(g, nearest), p);
}

int32_t tb_outline_sweep(const tb_outline *g, const tb_quad *moving, lin_point by)
{
    int32_t least = (int32_t)tb_root(tb_square(by.x) + tb_square(by.y));

    for (int i = 0; i < tb_edges(g) && least > 0; i++) {
        const int32_t far = tb_sweep_line(moving, by, g->point[i], tb_after(g, i));

        least = far < least ? far : least;
    }
    return least;
}
