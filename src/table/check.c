/* check.c -- whether points make an area or a line that the table can reckon with. */
#include "table/kernel.h"

#include <assert.h>

/* Points and edges are counted from 1, as a person counts them. */

static lin_status bad(lin_refusal *why, const char *sentence)
{
    return lin_refuse(why, LIN_BAD_FILE, NULL, "%s", sentence);
}

static lin_status check_points(const lin_point *p, int n, lin_refusal *why)
{
    for (int i = 0; i < n; i++) {
        if (p[i].x < -TB_FAR || p[i].x > TB_FAR || p[i].y < -TB_FAR || p[i].y > TB_FAR)
            return lin_refuse(why, LIN_BAD_FILE, NULL, "Its point %d lies too far off the table.",
                              i + 1);
        for (int k = 0; k < i; k++)
            if (tb_same(p[i], p[k]))
                return lin_refuse(why, LIN_BAD_FILE, NULL, "Its points %d and %d are the same.",
                                  k + 1, i + 1);
    }
    return LIN_OK;
}

/* Positive where it runs counter-clockwise. */
static int64_t twice_area(const lin_point *p, int n)
{
    int64_t sum = 0;

    for (int i = 1; i + 1 < n; i++)
        sum += tb_cross(p[0], p[i], p[i + 1]);
    return sum;
}

/* The edge after this one turns back upon it. */
static bool folds(lin_point a, lin_point b, lin_point c)
{
    return tb_cross(a, b, c) == 0 && tb_along(b, a, c) > 0;
}

static lin_status check_edges(const tb_outline *g, lin_refusal *why)
{
    const int edges = tb_edges(g);

    for (int i = 0; i < edges; i++)
        for (int k = i + 1; k < edges; k++) {
            const lin_point a = g->point[i], b = tb_after(g, i);
            const lin_point c = g->point[k], d = tb_after(g, k);

            if (tb_same(b, c) ? folds(a, b, d) : tb_same(d, a) && folds(c, d, b))
                return lin_refuse(why, LIN_BAD_FILE, NULL,
                                  "Its edges %d and %d run back over each other.", i + 1, k + 1);
            if (!tb_same(b, c) && !tb_same(d, a) && tb_segments_meet(a, b, c, d))
                return lin_refuse(why, LIN_BAD_FILE, NULL, "Its edges %d and %d cross.", i + 1,
                                  k + 1);
        }
    return LIN_OK;
}

lin_status lin_outline_check(const lin_point *p, int n, bool closed, lin_refusal *why)
{
    assert(p || n == 0);
    lin_status status;

    if (n < (closed ? 3 : 2))
        return bad(why, closed ? "An area needs three points at least."
                               : "A line needs two points at least.");
    if (n > TB_POINTS)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "It has %d points: %d is the most.", n,
                          TB_POINTS);
    if ((status = check_points(p, n, why)) != LIN_OK)
        return status;
    const tb_outline g = tb_outline_of(p, n, closed);

    if (closed && twice_area(p, n) == 0)
        return bad(why, "It covers no ground: its area is nothing.");
    if ((status = check_edges(&g, why)) != LIN_OK)
        return status;
    if (closed && twice_area(p, n) < 0)
        return bad(why, "Its points run clockwise: they must be given counter-clockwise.");
    return LIN_OK;
}
