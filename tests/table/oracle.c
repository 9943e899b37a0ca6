/* oracle.c -- the table against GEOS, on random scenes.
 *
 *     oracle CASES SEED
 *
 * Each case asks one thing of both. GEOS reckons in floating point, the table in whole numbers, so
 * they may differ where the truth lies within BAND units of the border between two answers; such
 * cases count as passed only for what can still be said of them. Ends with
 * `N passed, N failed`; exit code 1 where any failed. */
#include "geos.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define BAND 1e-4 /* units; an inch has 1270 */

static lin_rng rng;

/* ---- Scenes ---- */

static int32_t between(int32_t low, int32_t high)
{
    return low + (int32_t)lin_rng_below(&rng, (uint32_t)(high - low + 1));
}

/* Chance is drawn in statements of its own: the order within an argument list is the compiler's. */
static lin_point any_point(int32_t spread)
{
    const int32_t x = between(-spread, spread);
    const int32_t y = between(-spread, spread);

    return (lin_point){ x, y };
}

/* Often square to the table, where edges lie upon each other. */
static tb_angle any_angle(void)
{
    return (tb_angle)(between(0, 4) == 0 ? between(0, 7) * TB_EIGHTH : between(0, TB_CIRCLE - 1));
}

static tb_quad any_quad(int32_t spread)
{
    const int32_t half = between(100, 3000), depth = between(200, 4000);
    const tb_angle facing = any_angle();

    return tb_rectangle(any_point(spread), facing, half, half, depth);
}

static tb_body any_body(int32_t spread)
{
    tb_pose p = { .at = any_point(spread) };
    tb_body b;

    p.facing = any_angle();
    p.gap = (uint16_t)(between(0, 1) ? between(0, 2500) : 0);
    p.wide = (uint16_t)(2 * between(200, 1500));
    p.deep = (uint16_t)between(300, 3000);
    p.stands = (uint8_t)between(1, TB_STANDS);
    p.leader = (uint8_t)between(0, p.stands - 1);
    p.files = between(0, 2) ? p.stands : 1;
    tb_form(&p, &b);
    return b;
}

/* Round a middle, counter-clockwise. */
static tb_outline any_area(lin_point *p, int32_t spread)
{
    const lin_point middle = any_point(spread);
    const int n = between(3, 40);

    for (int i = 0; i < n; i++) {
        const int on = i * (TB_CIRCLE / n) + between(0, TB_CIRCLE / n / 2);

        p[i] = tb_go(middle, (tb_angle)-on, between(1000, 12000), 0);
    }
    return tb_outline_of(p, n, true);
}

/* From west to east, up and down. */
static tb_outline any_line(lin_point *p, int32_t spread)
{
    const lin_point begin = any_point(spread);
    const int n = between(2, 20);

    for (int i = 0; i < n; i++) {
        const int32_t east = i * 3000 + between(0, 2000);

        p[i] = (lin_point){ begin.x + east, begin.y + between(-5000, 5000) };
    }
    return tb_outline_of(p, n, false);
}

/* ---- What is asked; false: they differ ---- */

static bool is_ceiling(int32_t mine, double theirs)
{
    return mine >= theirs - BAND && mine < theirs + 1 + BAND;
}

static bool is_floor(int32_t mine, double theirs)
{
    return mine <= theirs + BAND && mine > theirs - 1 - BAND;
}

static bool same_distance(void)
{
    const tb_quad a = any_quad(12000), b = any_quad(12000);
    lin_point from, to;
    const int32_t mine = tb_distance(&a, &b, &from, &to);
    const double theirs = gap(quad_shape(&a), quad_shape(&b));

    /* The ends are rounded: half a unit each way, at both of them. */
    return is_ceiling(mine, theirs) && hypot(from.x - to.x, from.y - to.y) < theirs + 1.5 &&
           gap(quad_shape(&a), point_shape(from.x, from.y)) < 0.75 &&
           gap(quad_shape(&b), point_shape(to.x, to.y)) < 0.75;
}

static bool same_body_distance(void)
{
    const tb_body b = any_body(12000);
    const tb_quad from = any_quad(12000);
    const double theirs = gap(quad_shape(&from), body_shape(&b));
    const int32_t far = (int32_t)theirs + between(-2, 2);
    int which;

    return is_ceiling(tb_body_distance(&from, &b, &which), theirs) &&
           gap(quad_shape(&from), quad_shape(&b.stand[which])) < theirs + 1 &&
           (fabs(theirs - far) < BAND || tb_body_within(&from, &b, far) == (theirs < far));
}

static bool same_point_distance(void)
{
    const tb_quad q = any_quad(5000);
    const lin_point p = any_point(8000);
    const double theirs = gap(quad_shape(&q), point_shape(p.x, p.y));

    return is_ceiling(tb_point_distance(&q, p), theirs) &&
           tb_holds(&q, p) == meets(quad_shape(&q), point_shape(p.x, p.y));
}

static bool same_meeting(void)
{
    const tb_quad a = any_quad(4000), b = any_quad(4000);

    return tb_meet(&a, &b) == meets(quad_shape(&a), quad_shape(&b));
}

/* One pushed against the other until it bites by about the slack. */
static bool same_overlap(void)
{
    const tb_quad a = any_quad(4000);
    tb_quad b = any_quad(4000);
    double depth;

    if (between(0, 1)) {
        const lin_point by = tb_go((lin_point){ 0, 0 }, any_angle(), 20000, 0);
        const lin_point start = { b.p[0].x - by.x, b.p[0].y - by.y };
        tb_quad off = b;
        int32_t far;

        for (int i = 0; i < 4; i++)
            off.p[i] = (lin_point){ b.p[i].x - b.p[0].x + start.x, b.p[i].y - b.p[0].y + start.y };
        far = tb_sweep(&off, by, &a) + between(0, 8);
        for (int i = 0; i < 4; i++) {
            b.p[i].x = off.p[i].x + (int32_t)lround(by.x * (far / hypot(by.x, by.y)));
            b.p[i].y = off.p[i].y + (int32_t)lround(by.y * (far / hypot(by.x, by.y)));
        }
    }
    depth = depth_of_origin(difference_shape(&a, &b));
    return fabs(depth - TB_SLACK) < BAND || tb_overlap(&a, &b) == (depth > TB_SLACK);
}

static bool same_touch(void)
{
    const tb_body a = any_body(9000), b = any_body(9000);
    const double theirs = gap(body_shape(&a), body_shape(&b));

    return fabs(theirs - TB_TOUCH) < BAND || tb_bodies_touch(&a, &b) == (theirs < TB_TOUCH);
}

/* GEOS counts what runs along an edge as inside. */
static double run_inside(shape area, lin_point a, lin_point b)
{
    const shape line = segment_shape(a, b);

    return length_of(common_of(line, area)) - length_of(common_of(line, boundary_of(area)));
}

static bool same_piercing(void)
{
    const tb_quad q = any_quad(4000);
    const lin_point a = between(0, 3) ? any_point(8000) : q.p[between(0, 3)], b = any_point(8000);
    const double theirs = run_inside(quad_shape(&q), a, b);

    return fabs(theirs) < BAND || tb_pierces(&q, a, b) == (theirs > 0);
}

static bool same_area_points(void)
{
    lin_point p[TB_POINTS];
    const tb_outline g = any_area(p, 8000);
    const lin_point at = between(0, 7) ? any_point(12000) : p[between(0, g.points - 1)];

    return tb_area_holds(&g, at) == meets(area_shape(p, g.points), point_shape(at.x, at.y));
}

static bool same_area_meeting(void)
{
    lin_point p[TB_POINTS];
    const tb_outline g = any_area(p, 12000);
    const tb_quad q = any_quad(20000);
    const lin_point by = any_point(8000);
    tb_quad to = q;
    tb_convex c;

    for (int i = 0; i < 4; i++)
        to.p[i] = (lin_point){ q.p[i].x + by.x, q.p[i].y + by.y };
    c = tb_swath(&q, &to);
    return tb_area_meets(&g, &c) == meets(area_shape(p, g.points), area_shape(c.p, c.n)) &&
           tb_edge_meets(&g, &c) ==
               meets(boundary_of(area_shape(p, g.points)), area_shape(c.p, c.n));
}

static bool same_run(void)
{
    lin_point p[TB_POINTS];
    const tb_outline g = any_area(p, 12000);
    const lin_point a = any_point(25000),
                    b = between(0, 7) ? any_point(25000) : p[between(0, g.points - 1)];
    const double theirs = run_inside(area_shape(p, g.points), a, b);
    int32_t first;
    const int32_t mine = tb_area_run(&g, a, b, &first);

    if (theirs < BAND)
        return mine <= 1;
    return is_ceiling(mine, theirs) &&
           is_floor(first, gap(point_shape(a.x, a.y),
                               common_of(segment_shape(a, b), area_shape(p, g.points))));
}

static bool same_line_within(void)
{
    lin_point p[TB_POINTS];
    const tb_outline g = between(0, 1) ? any_line(p, 20000) : any_area(p, 12000);
    const tb_quad q = any_quad(30000);
    const shape line = g.closed ? boundary_of(area_shape(p, g.points)) : line_shape(p, g.points);
    const double theirs = gap(line, quad_shape(&q));
    const int32_t far = between(0, 1) ? between(0, 10000) : (int32_t)theirs + between(-1, 2);

    return fabs(theirs - far) < BAND || tb_line_within(&g, &q, far) == (theirs < far);
}

static bool same_nearest(void)
{
    lin_point p[TB_POINTS];
    const tb_outline g = between(0, 1) ? any_line(p, 20000) : any_area(p, 12000);
    const lin_point at = any_point(30000), foot = tb_line_nearest(&g, at, NULL);
    const shape line = g.closed ? boundary_of(area_shape(p, g.points)) : line_shape(p, g.points);

    return gap(line, point_shape(foot.x, foot.y)) < 0.75 &&
           fabs(hypot(foot.x - at.x, foot.y - at.y) - gap(line, point_shape(at.x, at.y))) < 0.75;
}

/* In scenes like these a segment that meets a line, off its ends, crosses it. */
static bool same_crossing(void)
{
    lin_point p[TB_POINTS] = { { 0, 0 } };
    const tb_outline g = any_line(p, 20000);
    const lin_point a = any_point(40000), b = any_point(40000);
    const shape line = line_shape(p, g.points), segment = segment_shape(a, b);
    int32_t first;
    const bool mine = tb_line_crosses(&g, a, b, &first);

    for (int i = 0; i < g.points; i++)
        if (gap(segment, point_shape(p[i].x, p[i].y)) < BAND)
            return true;
    if (gap(line, point_shape(a.x, a.y)) < BAND || gap(line, point_shape(b.x, b.y)) < BAND)
        return true;
    return mine == meets(line, segment) &&
           (!mine || is_floor(first, gap(point_shape(a.x, a.y), common_of(line, segment))));
}

static bool same_arc(void)
{
    const tb_body b = any_body(4000);
    const tb_quad q = any_quad(12000);
    const tb_arc arc = tb_arc_of(&b);
    /* So far out the sides are true to a unit. */
    const lin_point p[4] = { tb_go(arc.left, (tb_angle)(b.facing - TB_EIGHTH), 200000, 0),
                             tb_go(arc.right, (tb_angle)(b.facing + TB_EIGHTH), 200000, 0),
                             arc.right, arc.left };
    const shape theirs = area_shape(p, 4), other = quad_shape(&q);
    const bool mine = tb_arc_meets(&arc, &q);

    return mine == meets(theirs, other) ||
           (mine ? gap(theirs, other) < 1 : !meets(grown(theirs, -1), other));
}

/* The mover as a point: it enters the shape of differences, and that shape shrunk by the slack. */
static bool same_sweep(void)
{
    const tb_quad a = any_quad(9000), b = any_quad(9000);
    const lin_point by = any_point(between(0, 3) ? 20000 : 600);
    const int32_t mine = tb_sweep(&a, by, &b), whole = (int32_t)floor(hypot(by.x, by.y));
    const shape way = segment_shape((lin_point){ 0, 0 }, by), touch = difference_shape(&a, &b);
    const double begin = depth_of_origin(touch);

    if (whole == 0)
        return mine == 0;
    if (begin > TB_SLACK - 0.01) /* overlaps as it stands: parts, or stays */
        return mine == 0 || mine == whole;
    if (!meets(way, grown(touch, -TB_SLACK + 0.01)))
        return mine == whole;
    if (!meets(way, grown(touch, -TB_SLACK - 0.01)))
        return true;
    return begin >= 0 ? mine == 0 : is_floor(mine, gap(point_shape(0, 0), common_of(way, touch)));
}

static const struct {
    const char *name;
    bool (*same)(void);
} question[] = { { "tb_distance", same_distance },
                 { "tb_body_distance", same_body_distance },
                 { "tb_point_distance", same_point_distance },
                 { "tb_meet", same_meeting },
                 { "tb_overlap", same_overlap },
                 { "tb_bodies_touch", same_touch },
                 { "tb_pierces", same_piercing },
                 { "tb_area_holds", same_area_points },
                 { "tb_area_meets", same_area_meeting },
                 { "tb_area_run", same_run },
                 { "tb_line_within", same_line_within },
                 { "tb_line_nearest", same_nearest },
                 { "tb_line_crosses", same_crossing },
                 { "tb_arc_meets", same_arc },
                 { "tb_sweep", same_sweep } };
enum { QUESTIONS = sizeof question / sizeof *question };

int main(int argc, char **argv)
{
    const long cases = argc > 1 ? strtol(argv[1], NULL, 10) : 0;
    const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 0;
    long passed = 0, failed = 0;

    if (argc != 3 || cases < 1) {
        fprintf(stderr, "usage: oracle CASES SEED\n");
        return 2;
    }
    initGEOS(NULL, NULL);
    for (long i = 0; i < cases; i++) {
        rng = seed + (uint64_t)i; /* each case its own, scattered */
        rng = lin_rng_next(&rng);
        if (question[i % QUESTIONS].same()) {
            passed++;
        } else {
            failed++;
            printf("case %ld: %s differs\n", i, question[i % QUESTIONS].name);
        }
        forget();
    }
    finishGEOS();
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed ? 1 : 0;
}
