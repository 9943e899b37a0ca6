/* segment_crossings.c -- segments through areas and over lines: where they go in and out, exactly.
 *
 * Sides are told by the sign of a cross product, places along the segment by a fraction of
 * whole numbers, and fractions are compared by cross multiplication. What makes this hard is a
 * corner that lies right upon the segment. */
#include "table/kernel.h"

#include <assert.h>

#define TIMES_BITS 40 /* of a fraction, when stretches are added up */

/* Where the line through p and q cuts the segment: a fraction of it, perhaps beyond its ends.
 * They are not parallel. */
static tb_part cut(lin_point a, lin_point b, lin_point p, lin_point q)
{
    const int64_t from = tb_cross(p, q, a), to = tb_cross(p, q, b);

    return from > to ? (tb_part){ from, from - to } : (tb_part){ -from, to - from };
}

static tb_part clip(tb_part t)
{
    if (t.num <= 0)
        return (tb_part){ 0, 1 };
    return t.num >= t.den ? (tb_part){ 1, 1 } : t;
}

/* ---- How much of it runs inside ---- */

/* A hair's breadth to the left of the segment, and a hair's breadth to its right, no corner is in
 * the way: one who walks there is inside after an odd number of boundary edges. The segment
 * itself is inside where both are. Along an edge only one is; where a corner merely touches it,
 * one of them goes through two edges at once. A corner upon the segment's line counts as right
 * of the left walker and left of the right one. */
enum { LEFT_WALKER = 1, RIGHT_WALKER = 2, BOTH = 3 };

typedef struct {
    tb_part at;
    int who;
} passage;

static void add_passage(passage *list, int *n, tb_part at, int who)
{
    int k = (*n)++;

    for (; k > 0 && tb_less(at, list[k - 1].at); k--)
        list[k] = list[k - 1];
    list[k] = (passage){ at, who };
}

/* Who has a corner at his left? `off` is what tb_cross has for it, but not yet taken from it is
 * `own`, which is the same for all corners. */
static int who_has_left(int64_t off, int64_t own)
{
    return (off > own) * LEFT_WALKER + (off >= own) * RIGHT_WALKER;
}

static int passages(const tb_outline *g, lin_point a, lin_point b, passage *list)
{
    const int64_t x = b.x - a.x, y = b.y - a.y, own = x * a.y - y * a.x;
    lin_point p = g->point[g->points - 1];
    int from = who_has_left(x * p.y - y * p.x, own), n = 0;

    for (int i = 0; i < g->points; i++) {
        const lin_point q = g->point[i];
        const int to = who_has_left(x * q.y - y * q.x, own);

        if (from != to)
            add_passage(list, &n, clip(cut(a, b, p, q)), from ^ to);
        p = q;
        from = to;
    }
    return n;
}

/* In 2^-40 of the segment, down and up, so that the same stretch has the same length for one who
 * comes from the other end. Two short divisions, where one long one would be slow. */
static int64_t times_down(tb_part t, int64_t *rest)
{
    const int64_t high = t.num << TIMES_BITS / 2;
    int64_t low;

    *rest = 0;
    if (t.den == 1) /* an end of the segment */
        return t.num << TIMES_BITS;
    low = high % t.den << TIMES_BITS / 2;
    *rest = low % t.den;
    return (high / t.den << TIMES_BITS / 2) + low / t.den;
}

static int64_t stretch(tb_part from, tb_part to)
{
    int64_t rest, ignored;
    const int64_t down = times_down(to, &rest);

    return down + (rest > 0) - times_down(from, &ignored);
}

/* The length of all stretches together, up to the next unit; but what rounding may have added to
 * them, less than a millionth of a unit, does not make a unit more. */
static int32_t run_length(int64_t times, int stretches, int64_t length2)
{
    const int64_t least = times - 2 * stretches;
    lin_wide all;

    if (stretches == 0)
        return 0;
    if (least <= 0)
        return 1;
    all = tb_square_times(least, length2);
    if (lin_wide_is_zero(all))
        return 0;
    all = lin_wide_down(lin_wide_minus(all, lin_wide_of(1)), 2 * TIMES_BITS);
    return (int32_t)tb_root_up((int64_t)lin_wide_low(all) + 1);
}

int32_t tb_area_run(const tb_outline *g, lin_point a, lin_point b, int32_t *first)
{
    const int64_t length2 = tb_gap2(a, b);
    passage list[TB_POINTS];
    tb_part entered = { 0, 1 };
    int n, inside = 0, stretches = 0;
    int64_t times = 0;

    assert(g->closed && g->points <= TB_POINTS);
    if (first)
        *first = 0;
    if (!tb_crosses_box(&g->box, a, b) || tb_same(a, b))
        return 0;
    n = passages(g, a, b, list);
    for (int i = 0; i < n;) {
        const tb_part at = list[i].at;
        const int before = inside;

        while (i < n && !tb_less(at, list[i].at)) /* all at this place */
            inside ^= list[i++].who;
        if (before == BOTH && inside != BOTH) {
            times += stretch(entered, at);
            if (stretches++ == 0 && first)
                *first = tb_part_of(entered, length2);
        } else if (before != BOTH && inside == BOTH) {
            entered = at;
        }
    }
    return run_length(times, stretches, length2);
}

/* ---- Where it meets edges ---- */

int tb_line_cuts(const tb_outline *g, lin_point a, lin_point b, int32_t *out)
{
    const int64_t length2 = tb_gap2(a, b);
    int n = 0;

    if (tb_same(a, b) || !tb_crosses_box(&g->box, a, b))
        return 0;
    for (int i = 0; i < tb_edges(g); i++) {
        const lin_point p = g->point[i], q = tb_after(g, i);
        const int64_t from = tb_cross(a, b, p), to = tb_cross(a, b, q);
        tb_part at;

        if (from == to || (from < 0 && to < 0) || (from > 0 && to > 0))
            continue;
        at = cut(a, b, p, q);
        if (at.num >= 0 && at.num <= at.den)
            out[n++] = tb_part_of(at, length2);
    }
    return n;
}

/* ---- Where it crosses a line ---- */

/* A line passes from one side of the segment to the other, perhaps by some corners upon the
 * segment's line. These span a stretch of it; between two corners off it, it is a point. */
typedef struct {
    tb_part from, to;
} span;

static void widen(span *s, bool *any, tb_part t)
{
    if (!*any || tb_less(t, s->from))
        s->from = t;
    if (!*any || tb_less(s->to, t))
        s->to = t;
    *any = true;
}

/* A segment that begins or ends upon the line has not crossed it there. */
static bool within_ends(const span *s)
{
    return s->from.num > 0 && s->to.num < s->to.den;
}

/* All places where it crosses, in the order of the line's points. Laid out where it is called, with
 * what is done at each of them. */
static inline void each_crossing(const tb_outline *g, lin_point a, lin_point b,
                                 void (*crossed)(void *self, tb_part at), void *self)
{
    const int64_t length2 = tb_gap2(a, b);
    const int corners = g->closed ? g->points : g->points - 1;
    bool upon = false;
    span touched = { { 0, 1 }, { 0, 1 } };
    int begin = 0;
    int64_t side; /* of the last corner off the segment's line */

    if (tb_same(a, b) || !tb_crosses_box(&g->box, a, b))
        return;
    while (begin < g->points && tb_cross(a, b, g->point[begin]) == 0)
        begin++;
    if (begin == g->points)
        return; /* all of it on one line */
    side = tb_cross(a, b, g->point[begin]);
    for (int i = 1; i <= corners && (g->closed || begin + i < g->points); i++) {
        const lin_point p = g->point[(begin + i - 1) % g->points];
        const lin_point q = g->point[(begin + i) % g->points];
        const int64_t now = tb_cross(a, b, q);

        if (now == 0) {
            widen(&touched, &upon, (tb_part){ tb_along(a, b, q), length2 });
            continue;
        }
        if ((side ^ now) < 0) {
            if (!upon)
                widen(&touched, &upon, cut(a, b, p, q));
            if (within_ends(&touched))
                crossed(self, touched.from);
        }
        side = now;
        upon = false;
    }
}

typedef struct {
    bool any;
    tb_part at;
} first_crossing;

static inline void keep_first(void *self, tb_part at)
{
    first_crossing *f = self;

    if (!f->any || tb_less(at, f->at))
        *f = (first_crossing){ true, at };
}

bool tb_line_crosses(const tb_outline *g, lin_point a, lin_point b, int32_t *first)
{
    first_crossing f = { false, { 1, 1 } };

    each_crossing(g, a, b, keep_first, &f);
    if (first)
        *first = f.any ? tb_part_of(f.at, tb_gap2(a, b)) : 0;
    return f.any;
}

typedef struct {
    int n;
    int32_t *at;
    int64_t length2;
} all_crossings;

static void keep_all(void *self, tb_part at)
{
    all_crossings *all = self;

    all->at[all->n++] = tb_part_of(at, all->length2);
}

int tb_line_crossings(const tb_outline *g, lin_point a, lin_point b, int32_t *out)
{
    all_crossings all = { 0, out, tb_gap2(a, b) };

    each_crossing(g, a, b, keep_all, &all);
    return all.n;
}
