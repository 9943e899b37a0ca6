/* obey_way.c -- how far back along a straight way its order could be obeyed at all: IB-8.16.
 *
 * Whether a place obeys, obey.c knows. Who looks for the last one that does, from the end of a way
 * back to its beginning, would ask it of thousands; along a straight way the places near a point
 * are one stretch, and the others two, so that its ends are found by halving. Places are rounded to
 * steps and so are roots: whatever is found here is a little too far on, never too far back. */
#include "rules/ironbrigade/command/command.h"
#include "kit/maneuver.h"

/* A way of a flag, and the part of it that is still looked at. */
typedef struct {
    const ib_straight *line;
    int far;
} way;

enum { ROUNDED = 2, NOWHERE = 0, LONG = 10000 };

static lin_point at(const way *w, int t)
{
    const ib_straight *l = w->line;
    const lin_point by =
        l->to ? kit_shortened(kit_way(l->from, *l->to), t) : kit_way_of(l->bearing, t);

    return (lin_point){ l->from.x + by.x, l->from.y + by.y };
}

static bool is_within(const way *w, int t, lin_point p, int64_t radius)
{
    return radius >= 0 && tb_gap2(at(w, t), p) <= radius * radius;
}

/* Of so much of it and less: where the way is nearest to a point. */
static int nearest(const way *w, lin_point p)
{
    const lin_point from = w->line->from, by = kit_way_of(w->line->bearing, LONG);
    const int64_t along = (int64_t)(p.x - from.x) * by.x + (int64_t)(p.y - from.y) * by.y;

    return along <= 0 ? 0 : along / LONG >= w->far ? w->far : (int)(along / LONG);
}

/* The last place between two, of which the nearer one alone is within (or without) that radius. */
static int halved(const way *w, int yes, int no, lin_point p, int64_t radius, bool within)
{
    while (no - yes > 1) {
        const int middle = yes + (no - yes) / 2;

        if (is_within(w, middle, p, radius) == within)
            yes = middle;
        else
            no = middle;
    }
    return yes;
}

static int last_within(const way *w, lin_point p, int64_t radius)
{
    const int best = nearest(w, p);

    if (is_within(w, w->far, p, radius + ROUNDED))
        return w->far;
    if (!is_within(w, best, p, radius + ROUNDED))
        return NOWHERE;
    return halved(w, best, w->far, p, radius + ROUNDED, true);
}

static int last_without(const way *w, lin_point p, int64_t radius)
{
    if (!is_within(w, w->far, p, radius - ROUNDED))
        return w->far;
    if (is_within(w, 0, p, radius - ROUNDED))
        return NOWHERE;
    return halved(w, 0, w->far, p, radius - ROUNDED, false);
}

/* IB-8.14: nearer to an edge. Along a straight way that grows or shrinks step by step, rounded or
 * not. */
static int last_near_edge(const lin_view *view, const way *w, kit_edge edge, lin_point began)
{
    const kit_size size = ib_field_of(view->field)->scenery.size;
    const int32_t near = kit_edge_distance(size, edge, began) - 1;
    int yes = 0, no = w->far;

    if (kit_edge_distance(size, edge, at(w, w->far)) <= near)
        return w->far;
    if (kit_edge_distance(size, edge, w->line->from) > near)
        return NOWHERE;
    while (no - yes > 1) {
        const int middle = yes + (no - yes) / 2;

        if (kit_edge_distance(size, edge, at(w, middle)) <= near)
            yes = middle;
        else
            no = middle;
    }
    return yes;
}

/* IB-8.14: farther from every enemy. */
static int last_away(const lin_view *view, int u, const way *w, lin_point began)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_set *enemies = &f->bodies[1 - f->side[u]];
    way left = *w;

    for (int e = tb_next(enemies, 0); e >= 0 && left.far > 0; e = tb_next(enemies, e + 1))
        if (ib_stands(s, e))
            left.far = last_without(&left, s->at[e], tb_root(tb_gap2(began, s->at[e])));
    return left.far;
}

static int most_of(int a, int b)
{
    return a > b ? a : b;
}

int ib_last_that_may_obey(const lin_view *view, int u, lin_point began, const ib_straight *line,
                          int far)
{
    const way w = { line, far };
    lin_point p;
    ib_command c;
    int64_t then;

    if (!ib_order_that_binds(view, u, &c))
        return far;
    if (c.kind == IB_WITHDRAW && c.edge)
        return most_of(last_near_edge(view, &w, (kit_edge)(c.edge - 1), began),
                       last_away(view, u, &w, began));
    if (!ib_point_of_order(view, &c, began, &p))
        return far;
    then = tb_root_up(tb_gap2(p, began));
    switch (c.kind) {
    case IB_HOLD:
        return last_within(&w, p, then > IB_IN(IB_HOLD_RADIUS) ? then : IB_IN(IB_HOLD_RADIUS));
    case IB_SUPPORT_ORDER:
        return last_within(&w, p,
                           then > IB_IN(IB_SUPPORT_RADIUS) ? then : IB_IN(IB_SUPPORT_RADIUS));
    case IB_WITHDRAW:
        return most_of(last_within(&w, p, then), last_away(view, u, &w, began));
    default: /* who begins near the point is free, and does not ask */
        return last_within(&w, p, then);
    }
}
