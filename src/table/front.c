/* front.c -- what lies ahead: arcs, strips, and the turn that brings something into a strip. */
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

    return tb_inside(c, d, a->left) < 0 && tb_inside(c, d, a->right) < 0 && x * left.y - y * left.x >= 0 &&
           x * right.y - y * right.x >= 0;
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
static tb_quad ahead_of(lin_point left, lin_point right, tb_angle facing, int32_t deep)
{
    const lin_point by = tb_go((lin_point){ 0, 0 }, facing, deep, 0);

    return (tb_quad){ { tb_plus(left, by), tb_plus(right, by), right, left } };
}

tb_quad tb_strip(const tb_body *b, int32_t deep)
{
    lin_point left, right;

    front_of(b, &left, &right);
    return ahead_of(left, right, b->facing, deep);
}

tb_quad tb_leader_strip(const tb_body *b, int32_t deep)
{
    const tb_quad *leader = &b->stand[b->leader];

    return ahead_of(leader->p[0], leader->p[1], b->facing, deep);
}

/* ---- The least turn ---- */

#define WHOLE_TABLE (4 * TB_FAR)      /* longer than any way between two points    */

/* Is some part of a target in the strip of a leader turned so far? */
static bool sees(const tb_pose *pose, int turn, const tb_quad *target, int targets)
{
    const tb_pose turned = tb_pivot(pose, (tb_angle)(pose->facing + turn));
    const tb_quad leader = tb_rectangle(turned.at, turned.facing, turned.wide / 2,
                                        turned.wide - turned.wide / 2, turned.deep);
    const tb_quad strip = ahead_of(leader.p[0], leader.p[1], turned.facing, WHOLE_TABLE);

    for (int i = 0; i < targets; i++)
        if (tb_meet(&strip, &target[i]))
            return true;
    return false;
}

/* The first turn from `out`, which sees nothing, towards `in`, which sees something, that does.
 *
 * The turns that see a convex target are one stretch, or some; each holds a turn that points
 * straight at a corner. So up to the first such turn it is out and then in, and halving finds
 * the change. But corners are rounded, and close by, where a turn by one step moves an edge
 * by less than a unit, in and out may alternate for some steps. These are tried one by one. */
static int first_seen(const tb_pose *pose, int out, int in, int doubtful, const tb_quad *target, int targets)
{
    const int step = in > out ? 1 : -1;
    int first = in;

    while (out + step != in) {
        const int middle = out + (in - out) / 2;

        if (sees(pose, middle, target, targets))
            in = middle;
        else
            out = middle;
    }
    first = in;
    for (int i = 1; i <= doubtful && (first - i * step) * step > 0; i++)
        if (sees(pose, first - i * step, target, targets)) {
            first -= i * step;
            i = 0;
        }
    return first;
}

/* How many steps it takes until an edge, so far out, has surely moved by some units. */
static int doubtful_steps(const tb_pose *pose, const tb_quad *target, int targets)
{
    const lin_point centre = tb_leader_centre(pose);
    int32_t near = WHOLE_TABLE;

    for (int i = 0; i < targets; i++) {
        const int32_t d = tb_point_distance(&target[i], centre);

        near = d < near ? d : near;
    }
    return 2 + TB_CIRCLE / (near + 1 + pose->deep / 4);
}

int tb_least_turn(const tb_pose *pose, const tb_quad *target, int targets)
{
    const lin_point centre = tb_leader_centre(pose);
    int clockwise = TB_CIRCLE, counter = -TB_CIRCLE, doubtful;

    if (sees(pose, 0, target, targets))
        return 0;
    for (int i = 0; i < targets; i++)
        for (int k = 0; k < 4; k++) {
            const int turn = (tb_angle)(tb_bearing(centre, target[i].p[k]) - pose->facing);

            if (turn == 0 || !sees(pose, turn, target, targets))
                continue;                                       /* nearer than his own front */
            clockwise = turn < clockwise ? turn : clockwise;
            counter = turn - TB_CIRCLE > counter ? turn - TB_CIRCLE : counter;
        }
    if (clockwise == TB_CIRCLE)
        return 0;
    doubtful = doubtful_steps(pose, target, targets);
    clockwise = first_seen(pose, 0, clockwise, doubtful, target, targets);
    counter = first_seen(pose, 0, counter, doubtful, target, targets);
    return clockwise <= -counter ? clockwise : counter;
}
