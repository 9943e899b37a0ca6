/* front.c -- what lies ahead: arcs and strips. */
#include "table/kernel.h"

/* ---- Arcs ---- */

static tb_vector to_right(tb_vector ahead)
{
    return (tb_vector){ ahead.y, -ahead.x };
}

/* The edges of an arc, 45 degrees to each side; their length does not matter. */
static tb_vector left_edge(const tb_arc *a)
{
    const tb_vector right = to_right(a->ahead);

    return (tb_vector){ a->ahead.x - right.x, a->ahead.y - right.y };
}

static tb_vector right_edge(const tb_arc *a)
{
    const tb_vector right = to_right(a->ahead);

    return (tb_vector){ a->ahead.x + right.x, a->ahead.y + right.y };
}

/* Positive where p lies to the left of the ray. */
static int64_t left_of(lin_point from, tb_vector way, lin_point p)
{
    return way.x * (p.y - from.y) - way.y * (p.x - from.x);
}

static void front_of(const tb_body *b, lin_point *left, lin_point *right)
{
    *left = b->bent ? b->stand[0].p[0] : b->hull.p[0];
    *right = b->bent ? b->stand[b->stands - 1].p[1] : b->hull.p[1];
}

tb_arc tb_arc_from(lin_point left, lin_point right, tb_angle facing)
{
    return (tb_arc){ left, right, tb_direction(facing) };
}

tb_arc tb_arc_of(const tb_body *b)
{
    lin_point left, right;

    front_of(b, &left, &right);
    return tb_arc_from(left, right, b->facing);
}

bool tb_arc_holds(const tb_arc *a, lin_point p)
{
    return tb_cross(a->left, a->right, p) >= 0 && left_of(a->left, left_edge(a), p) <= 0 &&
           left_of(a->right, right_edge(a), p) >= 0;
}

/* Does an edge of the arc have all of the quad outside? */
static bool arc_parts(const tb_arc *a, const tb_quad *q)
{
    const tb_vector left = left_edge(a), right = right_edge(a);
    bool behind = true, on_left = true, on_right = true;

    for (int i = 0; i < 4; i++) {
        behind = behind && tb_cross(a->left, a->right, q->p[i]) < 0;
        on_left = on_left && left_of(a->left, left, q->p[i]) > 0;
        on_right = on_right && left_of(a->right, right, q->p[i]) < 0;
    }
    return behind || on_left || on_right;
}

/* Does the edge have all of the arc outside? Both corners must be, and neither side may lead in. */
static bool edge_parts(lin_point c, lin_point d, const tb_arc *a)
{
    const tb_vector left = left_edge(a), right = right_edge(a);
    const int64_t x = d.x - c.x, y = d.y - c.y;

    return tb_inside(c, d, a->left) < 0 && tb_inside(c, d, a->right) < 0 &&
           x * left.y - y * left.x >= 0 && x * right.y - y * right.x >= 0;
}

bool tb_arc_meets(const tb_arc *a, const tb_quad *q)
{
    if (arc_parts(a, q))
        return false;
    for (int i = 0; i < 4; i++)
        if (edge_parts(q->p[i], q->p[(i + 1) % 4], a))
            return false;
    return true;
}

int tb_behind(const tb_arc *a, const tb_body *b, bool *leader)
{
    int n = 0;

    for (int i = 0; i < b->stands; i++) {
        const bool outside = !tb_arc_meets(a, &b->stand[i]);

        n += outside;
        if (leader && i == b->leader)
            *leader = outside;
    }
    return n;
}

/* ---- Strips ---- */

/* It stands on the front edge itself: no corner is rounded a second time. */
tb_quad tb_ahead_of(lin_point left, lin_point right, tb_angle facing, int32_t deep)
{
    const lin_point by = tb_go((lin_point){ 0, 0 }, facing, deep, 0);

    return (tb_quad){ { tb_plus(left, by), tb_plus(right, by), right, left } };
}

tb_quad tb_strip(const tb_body *b, int32_t deep)
{
    lin_point left, right;

    front_of(b, &left, &right);
    return tb_ahead_of(left, right, b->facing, deep);
}

tb_quad tb_leader_strip(const tb_body *b, int32_t deep)
{
    const tb_quad *leader = &b->stand[b->leader];

    return tb_ahead_of(leader->p[0], leader->p[1], b->facing, deep);
}
