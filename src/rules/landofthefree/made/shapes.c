/* shapes.c -- outlines and lines of a made table (made.h). */
#include "rules/landofthefree/made/made.h"

#include <stdlib.h>

int lf_made_below(made_land *l, int n)
{
    return (int)lin_rng_below(&l->rng, (uint32_t)n);
}

int lf_made_between(made_land *l, int low, int high)
{
    return high > low ? low + lf_made_below(l, high - low + 1) : low;
}

made_dot lf_made_half_turn(const made_land *l, made_dot p)
{
    return (made_dot){ l->wide - p.x, l->high - p.y };
}

/* Clockwise from north; y runs south. */
made_dot lf_made_go(made_dot from, unsigned angle, int far)
{
    const tb_vector way = tb_direction((tb_angle)angle);

    return (made_dot){ from.x + (int)((int64_t)way.x * far / (1 << TB_UNIT_BITS)),
                       from.y - (int)((int64_t)way.y * far / (1 << TB_UNIT_BITS)) };
}

unsigned lf_made_bearing(made_dot from, made_dot to)
{
    return tb_bearing((lin_point){ from.x, -from.y }, (lin_point){ to.x, -to.y });
}

/* ---- Rounding off ---- */

static made_dot part_way(made_dot a, made_dot b) /* a quarter of the way */
{
    return (made_dot){ (3 * a.x + b.x) / 4, (3 * a.y + b.y) / 4 };
}

/* Corners are cut off; the ends of a line stay where they are. */
static made_shape rounded(const made_shape *s)
{
    made_shape out = { .closed = s->closed };

    if (!s->closed)
        out.at[out.n++] = s->at[0];
    for (int i = 0; i + !s->closed < s->n && out.n + 3 <= MADE_CORNERS; i++) {
        const made_dot a = s->at[i], b = s->at[(i + 1) % s->n];

        if (s->closed || i > 0)
            out.at[out.n++] = part_way(a, b);
        if (s->closed || i + 2 < s->n)
            out.at[out.n++] = part_way(b, a);
    }
    if (!s->closed)
        out.at[out.n++] = s->at[s->n - 1];
    return out;
}

/* To tenths of an inch, which are exact on the table, so that half a turn is, too. */
static made_shape exact(const made_shape *s)
{
    made_shape out = *s;

    for (int i = 0; i < s->n; i++)
        out.at[i] = (made_dot){ s->at[i].x / 2 * 2, s->at[i].y / 2 * 2 };
    return out;
}

/* ---- Areas ---- */

enum { ROUND = 10 }; /* corners of a blob before they are cut off */

made_shape lf_made_blob(made_land *l, made_dot middle, int far, bool even)
{
    const unsigned first = (unsigned)lf_made_below(l, 65536);
    const int longer = lf_made_between(l, 100, 145); /* percent, one way */
    made_shape s = { .closed = true };

    for (int i = 0; i < (even ? ROUND / 2 : ROUND); i++) {
        const unsigned angle =
            first + (unsigned)(65536 * i / ROUND + lf_made_between(l, -1800, 1800));
        const made_dot p =
            lf_made_go((made_dot){ 0, 0 }, angle, lf_made_between(l, far * 3 / 4, far));

        s.at[s.n++] = (made_dot){ p.x * longer / 100, p.y };
    }
    for (int i = 0; even && i < ROUND / 2; i++)
        s.at[s.n++] = (made_dot){ -s.at[i].x, -s.at[i].y };
    s = rounded(&s); /* about nothing, so that both halves are rounded alike */
    s = exact(&s);
    for (int i = 0; i < s.n; i++)
        s.at[i] = (made_dot){ middle.x + s.at[i].x, middle.y + s.at[i].y };
    return s;
}

made_shape lf_made_inside(const made_shape *outer, made_dot middle)
{
    made_shape s = *outer;

    for (int i = 0; i < s.n; i++)
        s.at[i] = (made_dot){ middle.x + (s.at[i].x - middle.x) * 11 / 20,
                              middle.y + (s.at[i].y - middle.y) * 11 / 20 };
    for (int i = 0; i < s.n; i++) /* about its middle, too */
        s.at[i] = (made_dot){ middle.x + (s.at[i].x - middle.x) / 2 * 2,
                              middle.y + (s.at[i].y - middle.y) / 2 * 2 };
    return s;
}

made_shape lf_made_box(made_dot middle, int wide, int high, unsigned turn)
{
    const made_dot west = lf_made_go(middle, turn + 3 * TB_QUARTER, wide / 2),
                   east = lf_made_go(middle, turn + TB_QUARTER, wide / 2);

    const made_shape s = { .n = 4,
                           .closed = true,
                           .at = { lf_made_go(west, turn, high / 2),
                                   lf_made_go(east, turn, high / 2),
                                   lf_made_go(east, turn + 2 * TB_QUARTER, high / 2),
                                   lf_made_go(west, turn + 2 * TB_QUARTER, high / 2) } };

    return exact(&s);
}

int64_t lf_made_area(const made_shape *s)
{
    int64_t twice = 0;

    for (int i = 0; s->closed && i < s->n; i++) {
        const made_dot a = s->at[i], b = s->at[(i + 1) % s->n];

        twice += (int64_t)a.x * b.y - (int64_t)a.y * b.x;
    }
    return (twice < 0 ? -twice : twice) / 2;
}

made_dot lf_made_middle(const made_shape *s)
{
    made_dot sum = { 0, 0 };

    for (int i = 0; i < s->n; i++)
        sum = (made_dot){ sum.x + s->at[i].x, sum.y + s->at[i].y };
    return (made_dot){ sum.x / s->n, sum.y / s->n };
}

/* ---- Lines ---- */

/* Half of a way, from an edge to the middle of the table, or all of it: it wanders aside, and never
 * back. */
static made_shape wander(made_land *l, bool west_east, int bends, int share)
{
    const int along = west_east ? l->wide : l->high, across = west_east ? l->high : l->wide;
    const int steps = bends * share;
    int aside = lf_made_between(l, across * 3 / 10, across * 7 / 10);
    made_shape s = { .n = 0 };

    for (int i = 0; i <= steps; i++) {
        const int far = along * i / (2 * bends); /* the middle comes after so many bends */
        const bool middle = i == bends;
        const int here =
            middle ? (l->mirrored ? across / 2 : lf_made_between(l, across * 2 / 5, across * 3 / 5))
                   : aside;

        s.at[s.n++] = west_east ? (made_dot){ far, here } : (made_dot){ here, l->high - far };
        aside = (here + lf_made_between(l, across / 4, across * 3 / 4)) / 2;
    }
    return s;
}

made_shape lf_made_way(made_land *l, bool west_east, int bends)
{
    made_shape s = wander(l, west_east, bends, l->mirrored ? 1 : 2);
    int n;

    s = rounded(&s);
    if (bends < 3)
        s = rounded(&s);
    s = exact(&s);
    if (!l->mirrored)
        return s;
    n = s.n; /* its last point is the middle, which is not said twice */
    for (int i = n - 2; i >= 0; i--)
        s.at[s.n++] = lf_made_half_turn(l, s.at[i]);
    return s;
}

made_shape lf_made_lane(made_land *l, made_dot from, made_dot to)
{
    const unsigned way = lf_made_bearing(from, to);
    const int aside = lf_made_between(l, -6 * MADE_INCH, 6 * MADE_INCH);
    const made_dot middle = { (from.x + to.x) / 2, (from.y + to.y) / 2 };
    const made_shape s = { .n = 3,
                           .at = { from, lf_made_go(middle, way + TB_QUARTER, aside), to } };
    const made_shape once = rounded(&s), twice = rounded(&once);

    return exact(&twice);
}

made_shape lf_made_beside(const made_shape *line, int from, int to, int aside)
{
    made_shape s = { .n = 0 };

    for (int i = from; i <= to && i < line->n; i++) {
        const made_dot before = line->at[i > 0 ? i - 1 : i],
                       after = line->at[i + 1 < line->n ? i + 1 : i];

        s.at[s.n++] =
            lf_made_go(line->at[i], lf_made_bearing(before, after) + 3 * TB_QUARTER, aside);
    }
    return exact(&s);
}

/* ---- Where they lie ---- */

bool lf_made_is_on_table(const made_land *l, const made_shape *s, int margin)
{
    for (int i = 0; i < s->n; i++)
        if (s->at[i].x < margin || s->at[i].y < margin || s->at[i].x > l->wide - margin ||
            s->at[i].y > l->high - margin)
            return false;
    return s->n >= 2;
}

static int64_t cross(made_dot o, made_dot a, made_dot b)
{
    return (int64_t)(a.x - o.x) * (b.y - o.y) - (int64_t)(a.y - o.y) * (b.x - o.x);
}

static bool cut(made_dot a, made_dot b, made_dot c, made_dot d)
{
    const int64_t c1 = cross(a, b, c), d1 = cross(a, b, d), a1 = cross(c, d, a),
                  b1 = cross(c, d, b);

    return ((c1 <= 0 && d1 >= 0) || (c1 >= 0 && d1 <= 0)) &&
           ((a1 <= 0 && b1 >= 0) || (a1 >= 0 && b1 <= 0)) && (c1 || d1 || a1 || b1);
}

static int64_t to_segment(made_dot p, made_dot a, made_dot b)
{
    const int64_t x = b.x - a.x, y = b.y - a.y, all = x * x + y * y;
    int64_t along = (p.x - a.x) * x + (p.y - a.y) * y, dx, dy;

    along = along < 0 ? 0 : along > all ? all : along;
    dx = p.x - a.x - (all ? x * along / all : 0);
    dy = p.y - a.y - (all ? y * along / all : 0);
    return dx * dx + dy * dy;
}

static bool holds(const made_shape *s, made_dot p)
{
    bool in = false;

    for (int i = 0, j = s->n - 1; s->closed && i < s->n; j = i++) {
        const made_dot a = s->at[i], b = s->at[j];

        if ((a.y > p.y) != (b.y > p.y)) {
            const int64_t side = cross(a, b, p);

            in ^= b.y > a.y ? side > 0 : side < 0;
        }
    }
    return in;
}

static int parts_of(const made_shape *s)
{
    return s->closed ? s->n : s->n - 1;
}

int64_t lf_made_apart(const made_shape *a, const made_shape *b)
{
    int64_t best = INT64_MAX;

    if (holds(a, b->at[0]) || holds(b, a->at[0]))
        return 0;
    for (int i = 0; i < parts_of(a); i++)
        for (int k = 0; k < parts_of(b); k++) {
            const made_dot p = a->at[i], q = a->at[(i + 1) % a->n], r = b->at[k],
                           t = b->at[(k + 1) % b->n];
            const int64_t far[] = { to_segment(p, r, t), to_segment(q, r, t), to_segment(r, p, q),
                                    to_segment(t, p, q) };

            if (cut(p, q, r, t))
                return 0;
            for (int j = 0; j < 4; j++)
                best = far[j] < best ? far[j] : best;
        }
    return best;
}

/* Where the first of two lines crosses the other, and on which of its parts. */
bool lf_made_crossing(const made_shape *a, const made_shape *b, int *part, made_dot *at)
{
    for (int i = 0; i < parts_of(a); i++)
        for (int k = 0; k < parts_of(b); k++) {
            const made_dot p = a->at[i], q = a->at[i + 1], r = b->at[k], t = b->at[k + 1];
            const int64_t before = llabs(cross(r, t, p)), after = llabs(cross(r, t, q));

            if (!cut(p, q, r, t) || before + after == 0)
                continue;
            *part = i;
            *at = (made_dot){ p.x + (int)((q.x - p.x) * before / (before + after)),
                              p.y + (int)((q.y - p.y) * before / (before + after)) };
            return true;
        }
    return false;
}
