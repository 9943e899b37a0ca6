/* sweep.c -- straight moves that stop at what they touch.
 *
 * Seen from the other shape, a moving shape is a point that runs along a line, and what it must
 * not enter is a convex polygon with one edge for each edge of the two. For each of these it
 * is written down how deep the point lies inside at first and how much deeper the whole way
 * brings it. It is inside while it is inside all of them: from the last it enters to the first
 * it leaves.
 *
 * Who bites no deeper than TB_SLACK on all his way has met nothing: he slides along, or his
 * rounded corners graze. Who would is stopped where he enters, without any bite. Depth
 * along a straight way first grows and then falls, so who overlaps already goes free exactly
 * when he begins by getting no deeper. */
#include "table/kernel.h"

#define MOST_FACETS (2 * TB_CORNERS)

/* The first three are times the length of the edge; length2 is its square. */
typedef struct {
    int64_t depth, gain, slack, length2;
} facet;

static int facets_of(const lin_point *p, int n, const lin_point *q, int m, lin_point by, facet *f)
{
    int k = 0;

    for (int i = 0; i < n; i++) {
        const lin_point a = p[i], b = p[i + 1 == n ? 0 : i + 1];
        const int64_t x = b.x - a.x, y = b.y - a.y;

        if (tb_same(a, b))
            continue;
        f[k++] = (facet){ tb_deepest(a, b, q, m), x * by.y - y * by.x, 0, x * x + y * y };
    }
    return k;
}

static int all_facets(const lin_point *p, int n, lin_point by, const lin_point *q, int m, facet *f)
{
    const lin_point back = { -by.x, -by.y };
    const int k = facets_of(p, n, q, m, by, f); /* its own edges move with it */

    return k + facets_of(q, m, p, n, back, f + k);
}

/* The largest whole depth that is no overlap; the same border as that of tb_overlap. */
static void set_slack(facet *f, int n)
{
    for (int i = 0; i < n; i++)
        f[i].slack = tb_root(TB_SLACK * TB_SLACK * f[i].length2);
}

/* Between which parts of the way the point is deeper than the slack; false: never. Before 0 and
 * after 1 is possible. */
static bool inside_between(const facet *f, int n, tb_part *enter, tb_part *leave)
{
    *enter = (tb_part){ -1, 0 }; /* for ever, both ways */
    *leave = (tb_part){ 1, 0 };
    for (int i = 0; i < n; i++) {
        const int64_t depth = f[i].depth - f[i].slack;

        if (f[i].gain == 0 && depth <= 0)
            return false;
        if (f[i].gain > 0) {
            const tb_part t = { -depth, f[i].gain };

            *enter = enter->den == 0 || tb_less(*enter, t) ? t : *enter;
        } else if (f[i].gain < 0) {
            const tb_part t = { depth, -f[i].gain };

            *leave = leave->den == 0 || tb_less(t, *leave) ? t : *leave;
        }
    }
    return tb_less(*enter, *leave) && enter->num < enter->den && leave->num > 0;
}

/* Which of two edges is he less deep inside? Both depths are positive. */
static bool shallower(const facet *a, const facet *b)
{
    return lin_wide_less(tb_square_times(a->depth, b->length2),
                         tb_square_times(b->depth, a->length2));
}

/* Inside of all: is there an edge, among those nearest to him, that he does not go deeper into? */
static bool parting(const facet *f, int n)
{
    int nearest = 0;

    for (int i = 1; i < n; i++)
        if (shallower(&f[i], &f[nearest]))
            nearest = i;
    for (int i = 0; i < n; i++)
        if (f[i].gain <= 0 && !shallower(&f[nearest], &f[i]))
            return true;
    return false;
}

static tb_box box_of_move(const lin_point *p, int n, lin_point by)
{
    tb_box b = tb_box_of(p, n);

    *(by.x < 0 ? &b.west : &b.east) += by.x;
    *(by.y < 0 ? &b.south : &b.north) += by.y;
    return b;
}

int32_t tb_hulls_sweep(const lin_point *moving, int n, lin_point by, const lin_point *other, int m)
{
    const int64_t length2 = tb_square(by.x) + tb_square(by.y);
    const int32_t whole = (int32_t)tb_root(length2);
    const tb_box a = box_of_move(moving, n, by), b = tb_box_of(other, m);
    facet f[MOST_FACETS];
    tb_part contact, bite, leave;
    int k;

    if (whole == 0 || !tb_boxes_meet(&a, &b))
        return whole;
    k = all_facets(moving, n, by, other, m, f);
    if (!inside_between(f, k, &contact, &leave))
        return whole;
    set_slack(f, k);
    if (!inside_between(f, k, &bite, &leave))
        return whole;
    if (bite.num < 0) /* overlaps where it stands */
        return parting(f, k) ? whole : 0;
    return contact.num <= 0 ? 0 : tb_part_of(contact, length2);
}

int32_t tb_sweep(const tb_quad *moving, lin_point by, const tb_quad *other)
{
    return tb_hulls_sweep(moving->p, 4, by, other->p, 4);
}

int32_t tb_sweep_line(const tb_quad *moving, lin_point by, lin_point a, lin_point b)
{
    const lin_point line[2] = { a, b };

    return tb_hulls_sweep(moving->p, 4, by, line, 2);
}

/* ---- Pushing ---- */

static bool overlaps_at(const tb_quad *moving, tb_angle way, int32_t far, const tb_quad *other)
{
    const lin_point by = tb_go((lin_point){ 0, 0 }, way, far, 0);
    tb_quad q;

    for (int i = 0; i < 4; i++)
        q.p[i] = tb_plus(moving->p[i], by);
    return tb_overlap(&q, other);
}

/* The way out by exact arithmetic, and then the unit or so that rounding its end may change. */
int32_t tb_push(const tb_quad *moving, tb_angle way, const tb_quad *other)
{
    const lin_point by = tb_go((lin_point){ 0, 0 }, way, TB_FAR, 0);
    facet f[MOST_FACETS];
    tb_part enter, leave;
    int32_t far;
    int k;

    if (!tb_overlap(moving, other))
        return 0;
    k = all_facets(moving->p, 4, by, other->p, 4, f);
    set_slack(f, k);
    if (!inside_between(f, k, &enter, &leave))
        return 0;
    far = tb_part_of_up(leave, tb_square(by.x) + tb_square(by.y));
    while (overlaps_at(moving, way, far, other))
        far++;
    while (far > 0 && !overlaps_at(moving, way, far - 1, other))
        far--;
    return far;
}
