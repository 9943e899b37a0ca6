/* distance.c -- the shortest way between convex shapes that do not meet.
 *
 * It always joins a corner of one to a point of an edge of the other. A distance is compared by
 * its square: that is whole between two corners, and cross * cross / length2 from a corner to
 * the middle of an edge. The next whole number up serves as well, since a whole distance is not
 * shorter than the true one exactly when its square is not less than that number.
 *
 * The point of a shape that is nearest to a corner outside it lies on an edge that has this corner
 * outside too: where it lies on two edges, at least one of them has. So a corner well inside an
 * edge need not be measured from there. */
#include "table/kernel.h"

/* ---- Within ---- */

static bool point_within(lin_point a, lin_point b, lin_point p, int64_t far)
{
    const int64_t x = tb_size(b.x - a.x), y = tb_size(b.y - a.y), length2 = x * x + y * y;
    const int64_t along = tb_along(a, b, p), off = tb_cross(a, b, p);

    if (off < 0) /* inside the edge */
        return false;
    if (along <= 0)
        return tb_gap2(a, p) <= far * far;
    if (along >= length2)
        return tb_gap2(b, p) <= far * far;
    if (off <= far * (x > y ? x : y)) /* the edge is no shorter */
        return true;
    if (off > far * (x + y)) /* and no longer */
        return false;
    return !lin_wide_less(lin_wide_product((uint64_t)(far * far), (uint64_t)length2),
                          lin_wide_product((uint64_t)off, (uint64_t)off));
}

/* Is a corner of p so near an edge of q? */
static bool corners_within(const lin_point *p, int n, const lin_point *q, int m, int64_t far)
{
    for (int k = 0; k < m; k++)
        for (int i = 0; i < n; i++)
            if (point_within(q[k], q[k + 1 == m ? 0 : k + 1], p[i], far))
                return true;
    return false;
}

static int64_t beyond(int32_t end, int32_t begin)
{
    return begin > end ? (int64_t)begin - end : 0;
}

static bool boxes_within(const tb_box *a, const tb_box *b, int64_t far)
{
    const int64_t x = beyond(a->east, b->west) + beyond(b->east, a->west);
    const int64_t y = beyond(a->north, b->south) + beyond(b->north, a->south);

    return x * x + y * y <= far * far;
}

/* Inline, so that for quads and points the loops are laid out. */
static inline bool hulls_within(const lin_point *p, int n, const lin_point *q, int m, int32_t far)
{
    const tb_box a = tb_box_of(p, n), b = tb_box_of(q, m);

    return far >= 0 && boxes_within(&a, &b, far) &&
           (tb_hulls_meet(p, n, q, m) || corners_within(p, n, q, m, far) ||
            corners_within(q, m, p, n, far));
}

bool tb_hulls_within(const lin_point *p, int n, const lin_point *q, int m, int32_t far)
{
    return hulls_within(p, n, q, m, far);
}

bool tb_within(const tb_quad *a, const tb_quad *b, int32_t far)
{
    return hulls_within(a->p, 4, b->p, 4, far);
}

bool tb_point_within(const tb_quad *a, lin_point p, int32_t far)
{
    return hulls_within(a->p, 4, &p, 1, far);
}

bool tb_convex_reaches(const tb_convex *c, lin_point p, int32_t far)
{
    return hulls_within(c->p, c->n, &p, 1, far);
}

bool tb_convex_within(const tb_convex *c, const tb_quad *q, int32_t far)
{
    return hulls_within(c->p, c->n, q->p, 4, far);
}

/* ---- Distance ---- */

/* The square of the distance from p to the segment, the next whole number up; or `best`, if it
 * is not less. The division is done for those alone that win. */
static int64_t square_up(lin_point a, lin_point b, lin_point p, int64_t best)
{
    const int64_t length2 = tb_gap2(a, b), along = tb_along(a, b, p);
    int64_t square;
    lin_wide off;

    if (along <= 0 || along >= length2) {
        square = tb_gap2(along <= 0 ? a : b, p);
        return square < best ? square : best;
    }
    off = tb_square_times(tb_cross(a, b, p), 1);
    if (best <= 0 || lin_wide_less(lin_wide_product((uint64_t)best - 1, (uint64_t)length2), off))
        return best;
    square = (int64_t)lin_wide_low(lin_wide_by(off, lin_wide_of((uint64_t)length2)));
    return square + !lin_wide_same(lin_wide_product((uint64_t)square, (uint64_t)length2), off);
}

static int64_t least_square(const lin_point *p, int n, const lin_point *q, int m, int64_t best)
{
    for (int k = 0; k < m; k++) {
        const lin_point a = q[k], b = q[k + 1 == m ? 0 : k + 1];

        for (int i = 0; i < n; i++)
            if (tb_cross(a, b, p[i]) >= 0)
                best = square_up(a, b, p[i], best);
    }
    return best;
}

static int64_t hulls_square(const lin_point *p, int n, const lin_point *q, int m)
{
    int64_t best = tb_gap2(p[0], q[0]);

    if (tb_hulls_meet(p, n, q, m))
        return 0;
    best = least_square(p, n, q, m, best);
    return least_square(q, m, p, n, best);
}

/* Of a point outside it is no more than the edges that have it outside. */
int64_t tb_point_square(const tb_quad *q, lin_point p)
{
    int64_t best = INT64_MAX;
    bool outside = false;

    for (int k = 0; k < 4; k++) {
        const lin_point a = q->p[k], b = q->p[(k + 1) & 3];
        const int64_t off = tb_cross(a, b, p);

        outside = outside || off > 0;
        if (off >= 0)
            best = square_up(a, b, p, best);
    }
    return outside ? best : hulls_square(q->p, 4, &p, 1);
}

int64_t tb_square_between(const tb_quad *a, const tb_quad *b)
{
    return hulls_square(a->p, 4, b->p, 4);
}

int32_t tb_point_distance(const tb_quad *a, lin_point p)
{
    return (int32_t)tb_root_up(tb_point_square(a, p));
}

/* ---- The ends of a shortest way ---- */

/* The point of a segment nearest to p, in parts of a unit. */
static tb_vector foot_in(int64_t parts, lin_point a, lin_point b, lin_point p)
{
    const int64_t length2 = tb_gap2(a, b), along = tb_along(a, b, p);

    if (along <= 0)
        return (tb_vector){ a.x * parts, a.y * parts };
    if (along >= length2)
        return (tb_vector){ b.x * parts, b.y * parts };
    return (tb_vector){ tb_round((a.x * length2 + (b.x - a.x) * along) * parts, length2),
                        tb_round((a.y * length2 + (b.y - a.y) * along) * parts, length2) };
}

lin_point tb_foot(lin_point a, lin_point b, lin_point p)
{
    const tb_vector foot = foot_in(1, a, b, p);

    return (lin_point){ (int32_t)foot.x, (int32_t)foot.y };
}

/* Where several ways are the shortest, as between two edges side by side, their middle is one
 * too, as the shapes are convex; and it does not depend on which shape or corner came first.
 * They are summed up in sixteenths of a unit, so that only the middle is rounded. */
#define PARTS 16

typedef struct {
    int64_t n;
    tb_vector from, to;
} ways;

static tb_vector in_parts(lin_point p)
{
    return (tb_vector){ (int64_t)p.x * PARTS, (int64_t)p.y * PARTS };
}

static void add_way(ways *w, tb_vector from, tb_vector to)
{
    w->n++;
    w->from = (tb_vector){ w->from.x + from.x, w->from.y + from.y };
    w->to = (tb_vector){ w->to.x + to.x, w->to.y + to.y };
}

static lin_point middle(tb_vector sum, int64_t n)
{
    return (lin_point){ (int32_t)tb_round(sum.x, n * PARTS), (int32_t)tb_round(sum.y, n * PARTS) };
}

static void add_shortest(ways *w, const tb_quad *corners, const tb_quad *edges, int64_t square,
                         bool from_corner)
{
    for (int k = 0; k < 4; k++)
        for (int i = 0; i < 4; i++) {
            const lin_point a = edges->p[k], b = edges->p[(k + 1) % 4], p = corners->p[i];
            const tb_vector corner = in_parts(p), foot = foot_in(PARTS, a, b, p);

            if (square_up(a, b, p, square + 1) == square)
                add_way(w, from_corner ? corner : foot, from_corner ? foot : corner);
        }
}

/* Where two edges cross; they do, and not along each other. */
static tb_vector crossing(lin_point a, lin_point b, lin_point c, lin_point d)
{
    int64_t from = tb_cross(a, b, c), to = tb_cross(a, b, d);

    if (to < from) {
        from = -from;
        to = -to;
    }
    return (tb_vector){ tb_round((c.x * to - d.x * from) * PARTS, to - from),
                        tb_round((c.y * to - d.y * from) * PARTS, to - from) };
}

/* The corners of what two shapes have in common. */
static void add_common(ways *w, const tb_quad *a, const tb_quad *b)
{
    for (int i = 0; i < 4; i++) {
        if (tb_holds(a, b->p[i]))
            add_way(w, in_parts(b->p[i]), in_parts(b->p[i]));
        if (tb_holds(b, a->p[i]))
            add_way(w, in_parts(a->p[i]), in_parts(a->p[i]));
        for (int k = 0; k < 4; k++) {
            const lin_point c = a->p[i], d = a->p[(i + 1) % 4], e = b->p[k], f = b->p[(k + 1) % 4];

            if (tb_segments_meet(c, d, e, f) && tb_cross(c, d, e) != tb_cross(c, d, f))
                add_way(w, crossing(c, d, e, f), crossing(c, d, e, f));
        }
    }
}

int32_t tb_distance(const tb_quad *a, const tb_quad *b, lin_point *from, lin_point *to)
{
    const int64_t square = hulls_square(a->p, 4, b->p, 4);
    ways w = { 0, { 0, 0 }, { 0, 0 } };

    if (from || to) {
        if (square == 0) {
            add_common(&w, a, b);
        } else {
            add_shortest(&w, a, b, square, true);
            add_shortest(&w, b, a, square, false);
        }
        if (from)
            *from = middle(w.from, w.n);
        if (to)
            *to = middle(w.to, w.n);
    }
    return (int32_t)tb_root_up(square);
}
