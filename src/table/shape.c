/* shape.c -- convex shapes: whether they hold, meet, bite into and are pierced.
 *
 * All by one thought: two convex shapes are apart exactly when an edge of one of them has all of
 * the other outside. How deep they bite is the least depth over these edges, which is also the
 * least way to part them. */
#include "table/kernel.h"

/* ---- Making them ---- */

tb_quad tb_rectangle(lin_point front, tb_angle a, int32_t left, int32_t right, int32_t depth)
{
    const tb_vector d = tb_direction(a);

    return (tb_quad){ { tb_go_by(front, d, 0, -left), tb_go_by(front, d, 0, right),
                        tb_go_by(front, d, -depth, right), tb_go_by(front, d, -depth, -left) } };
}

lin_point tb_centre(const tb_quad *q)
{
    int64_t x = 0, y = 0;

    for (int i = 0; i < 4; i++) {
        x += q->p[i].x;
        y += q->p[i].y;
    }
    return (lin_point){ (int32_t)tb_round(x, 4), (int32_t)tb_round(y, 4) };
}

tb_convex tb_convex_of(const tb_quad *q)
{
    return (tb_convex){ 4, { q->p[0], q->p[1], q->p[2], q->p[3] } };
}

/* From west to east, from south to north within. */
static void sort_points(lin_point *p, int n)
{
    for (int i = 1; i < n; i++) {
        const lin_point mine = p[i];
        int k = i;

        for (; k > 0 && (p[k - 1].x > mine.x || (p[k - 1].x == mine.x && p[k - 1].y > mine.y)); k--)
            p[k] = p[k - 1];
        p[k] = mine;
    }
}

/* Appends a corner to a chain that may turn right only; corners it makes needless go. */
static void append(tb_convex *c, int first, lin_point p)
{
    while (c->n >= first + 2 && tb_cross(c->p[c->n - 2], c->p[c->n - 1], p) >= 0)
        c->n--;
    if (c->n == first || !tb_same(c->p[c->n - 1], p))
        c->p[c->n++] = p;
}

/* Begin with the corner furthest west, and of two the one further south. */
static void turn_to_west(tb_convex *c)
{
    const tb_convex old = *c;
    int west = 0;

    for (int i = 1; i < c->n; i++)
        if (c->p[i].x < c->p[west].x || (c->p[i].x == c->p[west].x && c->p[i].y < c->p[west].y))
            west = i;
    for (int i = 0; i < c->n; i++)
        c->p[i] = old.p[west + i < c->n ? west + i : west + i - c->n];
}

/* The usual case: the same shape, moved. An edge that looks ahead goes along, one that looks back
 * stays, and at a corner between the two stand both places. An edge that lies along the way is
 * swallowed by the way itself. False: not so. */
static bool swath_of_move(const tb_quad *from, const tb_quad *to, tb_convex *c)
{
    const lin_point by = tb_minus(to->p[0], from->p[0]);
    int64_t looks[4]; /* ahead > 0, back < 0 */

    for (int i = 0; i < 4; i++) {
        const lin_point a = from->p[i], b = from->p[(i + 1) & 3], after = from->p[(i + 2) & 3],
                        moved = tb_minus(to->p[i], a);

        looks[i] = (int64_t)(b.x - a.x) * by.y - (int64_t)(b.y - a.y) * by.x;
        if (!tb_same(moved, by) || tb_cross(a, b, after) >= 0)
            return false;
    }
    c->n = 0;
    for (int i = 0; i < 4; i++) {
        const int64_t before = looks[(i + 3) & 3], after = looks[i];

        if (before == 0 && after == 0)
            return false;
        if (before > 0 && after < 0)
            c->p[c->n++] = to->p[i];
        c->p[c->n++] = before > 0 && after < 0                    ? from->p[i]
                       : before < 0 || (before == 0 && after < 0) ? from->p[i]
                                                                  : to->p[i];
        if (before < 0 && after > 0)
            c->p[c->n++] = to->p[i];
    }
    turn_to_west(c);
    return true;
}

tb_convex tb_swath(const tb_quad *from, const tb_quad *to)
{
    lin_point p[8];
    tb_convex c = { 0, { { 0, 0 } } };
    int turned;

    if (swath_of_move(from, to, &c))
        return c;
    c.n = 0;
    for (int i = 0; i < 4; i++) {
        p[i] = from->p[i];
        p[4 + i] = to->p[i];
    }
    sort_points(p, 8);
    for (int i = 0; i < 8; i++) /* the north side, going east */
        append(&c, 0, p[i]);
    turned = c.n - 1;
    for (int i = 7; i >= 0; i--) /* and back by the south */
        append(&c, turned, p[i]);
    if (c.n > 1)
        c.n--; /* the first corner again */
    return c;
}

/* ---- Meeting ---- */

/* Does an edge of p have all of q outside, not even touching it? An edge without length says
 * nothing. */
static bool parts(const lin_point *p, int n, const lin_point *q, int m)
{
    for (int i = 0; i < n; i++) {
        const lin_point a = p[i], b = p[i + 1 == n ? 0 : i + 1];

        if (!tb_same(a, b) && tb_deepest(a, b, q, m) < 0)
            return true;
    }
    return false;
}

/* The boxes are more than a quick look: two shapes that are flat and lie on one line have no
 * edge that parts them, but then their boxes do. */
bool tb_hulls_meet(const lin_point *p, int n, const lin_point *q, int m)
{
    const tb_box a = tb_box_of(p, n), b = tb_box_of(q, m);

    return tb_boxes_meet(&a, &b) && !parts(p, n, q, m) && !parts(q, m, p, n);
}

bool tb_meet(const tb_quad *a, const tb_quad *b)
{
    return tb_hulls_meet(a->p, 4, b->p, 4);
}

bool tb_convex_meet(const tb_convex *a, const tb_convex *b)
{
    return tb_hulls_meet(a->p, a->n, b->p, b->n);
}

bool tb_holds(const tb_quad *q, lin_point p)
{
    return tb_hulls_meet(q->p, 4, &p, 1);
}

bool tb_segments_meet(lin_point a, lin_point b, lin_point c, lin_point d)
{
    const lin_point p[2] = { a, b }, q[2] = { c, d };

    return tb_hulls_meet(p, 2, q, 2);
}

/* ---- Overlapping ---- */

/* Is `depth`, which is a depth times the length of the edge, deeper than the slack? The length
 * lies between 0 and the sum of both ways, which settles most, and keeps the squares small. */
static bool deeper_than_slack(int64_t depth, lin_point a, lin_point b, int64_t slack)
{
    const int64_t most = slack * (tb_size(b.x - a.x) + tb_size(b.y - a.y));

    return depth > most || (depth > 0 && depth * depth > slack * slack * tb_gap2(a, b));
}

static inline bool bites_all(const lin_point *p, int n, const lin_point *q, int m, int64_t slack)
{
    for (int i = 0; i < n; i++) {
        const lin_point a = p[i], b = p[i + 1 == n ? 0 : i + 1];

        if (!tb_same(a, b) && !deeper_than_slack(tb_deepest(a, b, q, m), a, b, slack))
            return false;
    }
    return true;
}

static inline bool hulls_overlap(const lin_point *p, int n, const lin_point *q, int m,
                                 int64_t slack)
{
    const tb_box a = tb_box_of(p, n), b = tb_box_of(q, m);

    return tb_boxes_meet(&a, &b) && bites_all(p, n, q, m, slack) && bites_all(q, m, p, n, slack);
}

bool tb_overlap(const tb_quad *a, const tb_quad *b)
{
    return hulls_overlap(a->p, 4, b->p, 4, TB_SLACK);
}

bool tb_bite(const tb_quad *a, const tb_quad *b, int32_t slack)
{
    return hulls_overlap(a->p, 4, b->p, 4, slack);
}

bool tb_convex_overlap(const tb_convex *a, const tb_convex *b)
{
    return hulls_overlap(a->p, a->n, b->p, b->n, TB_SLACK);
}

/* ---- Piercing ---- */

bool tb_strictly_holds(const tb_quad *q, lin_point p)
{
    for (int i = 0; i < 4; i++)
        if (!tb_same(q->p[i], q->p[(i + 1) % 4]) && tb_inside(q->p[i], q->p[(i + 1) % 4], p) <= 0)
            return false;
    return true;
}
