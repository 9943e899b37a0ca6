/* test_table_ground.c -- the table: areas and lines of the ground, and the index of what is near.
 *
 * Areas on a coarse grid have corners and edges right upon the segments that are tried, all the
 * time; what runs inside is worked out a second time by brute force, in floating point. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "table_scene.h"

#define POINTS(p) (int)(sizeof(p) / sizeof *(p))

/* ---- Which points make an area ---- */

static const char *refusal(const lin_point *p, int n, bool closed)
{
    static lin_refusal why;

    why.text[0] = '\0';
    return lin_outline_check(p, n, closed, &why) == LIN_OK ? NULL : why.text;
}

static void good_ground_is_accepted(void **state)
{
    const lin_point square[] = { { 0, 0 }, { 9, 0 }, { 9, 9 }, { 0, 9 } };
    const lin_point flat_corner[] = { { 0, 0 }, { 5, 0 }, { 9, 0 }, { 9, 9 } };
    const lin_point wall[] = { { 0, 0 }, { 5, 5 }, { 9, 0 } };

    (void)state;
    assert_null(refusal(square, 4, true));
    assert_null(refusal(square, 4, false));
    assert_null(refusal(flat_corner, 4, true));
    assert_null(refusal(wall, 3, false));
    assert_null(refusal(wall, 2, false));
    assert_int_equal(lin_outline_check(square, 4, true, NULL), LIN_OK);
}

static void bad_ground_is_refused(void **state)
{
    const lin_point bow[] = { { 0, 0 }, { 9, 9 }, { 9, 0 }, { 0, 8 } };
    const lin_point twice[] = { { 0, 0 }, { 9, 0 }, { 9, 9 }, { 0, 0 } };
    const lin_point flat[] = { { 0, 0 }, { 5, 0 }, { 9, 0 } };
    const lin_point clockwise[] = { { 0, 0 }, { 0, 9 }, { 9, 9 } };
    const lin_point spike[] = { { 0, 0 }, { 9, 0 }, { 9, 9 }, { 9, 20 }, { 9, 5 }, { 0, 5 } };
    const lin_point pinched[] = { { 0, 0 }, { 9, 0 }, { 9, 9 }, { 5, 0 }, { 0, 9 } };
    const lin_point back[] = { { 0, 0 }, { 9, 0 }, { 5, 0 } };
    const lin_point last_over_first[] = { { 0, 0 }, { 9, 0 }, { 9, 5 }, { 4, 5 }, { 4, 0 } };
    const lin_point off[] = { { 0, 0 }, { TB_FAR + 1, 0 }, { 9, 9 } };
    lin_point many[TB_POINTS + 1];

    (void)state;
    memset(many, 0, sizeof many);
    assert_string_equal(refusal(bow, 4, true), "Its edges 1 and 3 cross.");
    assert_string_equal(refusal(bow, 4, false), "Its edges 1 and 3 cross.");
    assert_string_equal(refusal(twice, 4, true), "Its points 1 and 4 are the same.");
    assert_string_equal(refusal(flat, 3, true), "It covers no ground: its area is nothing.");
    assert_string_equal(refusal(clockwise, 3, true),
                        "Its points run clockwise: they must be given counter-clockwise.");
    assert_string_equal(refusal(spike, 6, true), "Its edges 2 and 4 cross.");
    assert_string_equal(refusal(pinched, 5, true), "Its edges 1 and 3 cross.");
    assert_string_equal(refusal(back, 3, false), "Its edges 1 and 2 run back over each other.");
    assert_string_equal(refusal(last_over_first, 5, true), "Its edges 1 and 4 cross.");
    assert_string_equal(refusal(off, 3, true), "Its point 2 lies too far off the table.");
    assert_string_equal(refusal(flat, 2, true), "An area needs three points at least.");
    assert_string_equal(refusal(flat, 1, false), "A line needs two points at least.");
    assert_string_equal(refusal(many, TB_POINTS + 1, true), "It has 201 points: 200 is the most.");
}

/* ---- Random areas ---- */

/* Round its middle, corner after corner, counter-clockwise: never crosses itself. */
static int star(lin_rng *r, lin_point *p, lin_point middle, int n, int32_t least, int32_t most)
{
    for (int i = 0; i < n; i++) {
        const int on = i * (TB_CIRCLE / n) + between(r, 0, TB_CIRCLE / n / 2);

        p[i] = tb_go(middle, (tb_angle)-on, between(r, least, most), 0);
    }
    return n;
}

/* A house front: a wall of random steps above a level floor, on a grid so coarse that corners lie
 * in rows and columns. */
static int skyline(lin_rng *r, lin_point *p, int columns)
{
    int n = 0;
    int32_t height = 0;

    for (int i = columns; i > 0; i--) {
        const int32_t now = between(r, 1, 6);

        if (now != height && n > 0)
            p[n++] = (lin_point){ i, height };
        if (now != height)
            p[n++] = (lin_point){ i, now };
        height = now;
    }
    p[n++] = (lin_point){ 0, height };
    p[n++] = (lin_point){ 0, 0 };
    p[n++] = (lin_point){ columns, 0 };
    return n;
}

static int any_area(lin_rng *r, lin_point *p)
{
    if (lin_rng_below(r, 2))
        return skyline(r, p, between(r, 2, 8));
    return star(r, p, (lin_point){ 4, 3 }, between(r, 3, 9), 1, 6);
}

static double seg_gap(lin_point a, lin_point b, double x, double y)
{
    const double dx = b.x - a.x, dy = b.y - a.y, length2 = dx * dx + dy * dy;
    double t = length2 > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / length2 : 0;

    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return hypot(a.x + t * dx - x, a.y + t * dy - y);
}

static double edge_gap(const lin_point *p, int n, double x, double y)
{
    double least = 1e9;

    for (int i = 0; i < n; i++) {
        const double gap = seg_gap(p[i], p[(i + 1) % n], x, y);

        least = gap < least ? gap : least;
    }
    return least;
}

static bool surely_inside(const lin_point *p, int n, double x, double y)
{
    bool in = false;

    for (int i = 0; i < n; i++) {
        const lin_point a = p[i], b = p[(i + 1) % n];

        if ((a.y > y) != (b.y > y) && x < a.x + (y - a.y) * (b.x - a.x) / (double)(b.y - a.y))
            in = !in;
    }
    return in && edge_gap(p, n, x, y) > 1e-7;
}

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* The length inside, and where it begins: cut the segment at every corner and edge, look at the
 * middle of each piece. */
static double slow_run(const lin_point *p, int n, lin_point a, lin_point b, double *first)
{
    double t[64] = { 0, 1 }, sum = 0;
    const double dx = b.x - a.x, dy = b.y - a.y, length = hypot(dx, dy);
    int cuts = 2;

    *first = -1;
    for (int i = 0; i < n; i++) {
        const lin_point c = p[i], d = p[(i + 1) % n];
        const double det = dx * (d.y - c.y) - dy * (d.x - c.x);

        t[cuts++] = ((c.x - a.x) * dx + (c.y - a.y) * dy) / (length * length);
        if (det != 0)
            t[cuts++] =
                ((c.x - a.x) * (double)(d.y - c.y) - (c.y - a.y) * (double)(d.x - c.x)) / det;
    }
    qsort(t, (size_t)cuts, sizeof *t, by_value);
    for (int i = 0; i + 1 < cuts; i++) {
        const double from = t[i] < 0 ? 0 : t[i], to = t[i + 1] > 1 ? 1 : t[i + 1],
                     m = (from + to) / 2;

        if (to - from < 1e-9 || !surely_inside(p, n, a.x + m * dx, a.y + m * dy))
            continue;
        if (*first < 0)
            *first = from * length;
        sum += (to - from) * length;
    }
    return sum;
}

static void what_runs_inside_agrees_with_brute_force(void **state)
{
    lin_rng r = 1;
    int some = 0;

    (void)state;
    for (int i = 0; i < 300000; i++) {
        lin_point p[32];
        const int n = any_area(&r, p);
        const lin_point a = point_in(&r, -2, 10, -2, 9), b = point_in(&r, -2, 10, -2, 9);
        tb_outline g;
        int32_t run, first;
        double want, want_first;

        if (lin_outline_check(p, n, true, NULL) != LIN_OK || same_point(a, b))
            continue;
        g = tb_outline_of(p, n, true);
        want = slow_run(p, n, a, b, &want_first);
        run = tb_area_run(&g, a, b, &first);
        assert_int_equal(run, (int32_t)ceil(want - 1e-6));
        if (run > 0)
            assert_int_equal(first, (int32_t)floor(want_first + 1e-6));
        assert_int_equal(tb_area_run(&g, b, a, NULL), run);
        some += run > 0;
    }
    assert_true(some > 50000);
}

/* Every point lies within; every corner of the rim is one of the points, and turns left. */
static void a_rim_is_the_convex_shape_round_all(void **state)
{
    lin_rng r = 4;

    (void)state;
    for (int i = 0; i < 100000; i++) {
        lin_point p[32], rim[32];
        const int n = any_area(&r, p);
        int corners;

        if (lin_outline_check(p, n, true, NULL) != LIN_OK)
            continue;
        corners = tb_rim(p, n, rim);
        assert_in_range(corners, 3, n);
        for (int c = 0; c < corners; c++) {
            const lin_point next = rim[(c + 1) % corners];

            assert_true(tb_cross(rim[c], next, rim[(c + 2) % corners]) > 0);
            for (int k = 0; k < n; k++)
                assert_true(tb_cross(rim[c], next, p[k]) >= 0);
        }
    }
}

/* The same on the scale of a real table, from both ends and in the mirror. */
static void runs_answer_alike_from_every_side(void **state)
{
    lin_rng r = 2;

    (void)state;
    for (int i = 0; i < 30000; i++) {
        lin_point p[32], seen[32];
        const lin_point middle = any_point(&r, 20000);
        const int n = star(&r, p, middle, between(&r, 3, 32), 500, 9000);
        const tb_outline g = tb_outline_of(p, n, true);
        const lin_point a = any_point(&r, 40000), b = any_point(&r, 40000);
        const int32_t run = tb_area_run(&g, a, b, NULL);
        const bool crosses = tb_line_crosses(&g, a, b, NULL);

        assert_int_equal(tb_area_run(&g, b, a, NULL), run);
        assert_int_equal(tb_line_crosses(&g, b, a, NULL), crosses);
        for (view v = MIRRORED; v <= TURNED; v++) {
            tb_outline s;

            for (int k = 0; k < n; k++)
                seen[v == MIRRORED ? n - 1 - k : k] = point_seen(v, p[k]);
            s = tb_outline_of(seen, n, true);
            assert_int_equal(tb_area_run(&s, point_seen(v, a), point_seen(v, b), NULL), run);
            assert_int_equal(tb_line_crosses(&s, point_seen(v, a), point_seen(v, b), NULL),
                             crosses);
            assert_int_equal(tb_area_holds(&s, point_seen(v, a)), tb_area_holds(&g, a));
        }
    }
}

static void points_in_areas_agree_with_brute_force(void **state)
{
    lin_rng r = 3;

    (void)state;
    for (int i = 0; i < 100000; i++) {
        lin_point p[32];
        const int n = any_area(&r, p);
        const lin_point a = point_in(&r, -2, 10, -2, 9);
        const tb_outline g = tb_outline_of(p, n, true);

        if (lin_outline_check(p, n, true, NULL) != LIN_OK)
            continue;
        assert_int_equal(tb_area_holds(&g, a),
                         surely_inside(p, n, a.x, a.y) || edge_gap(p, n, a.x, a.y) < 1e-9);
    }
}

static void running_along_an_edge_is_outside(void **state)
{
    const lin_point p[] = {
        { 0, 0 }, { 100, 0 }, { 100, 50 }, { 60, 50 }, { 60, 100 }, { 0, 100 }
    };
    const tb_outline g = tb_outline_of(p, POINTS(p), true);
    int32_t first;

    (void)state;
    assert_int_equal(tb_area_run(&g, (lin_point){ -50, 0 }, (lin_point){ 150, 0 }, NULL), 0);
    /* Along an edge, then inside; wholly inside; at a corner; the root of two, up. */
    assert_int_equal(tb_area_run(&g, (lin_point){ 150, 50 }, (lin_point){ -50, 50 }, &first), 60);
    assert_int_equal(first, 90);
    assert_int_equal(tb_area_run(&g, (lin_point){ 10, 10 }, (lin_point){ 40, 50 }, &first), 50);
    assert_int_equal(first, 0);
    assert_int_equal(tb_area_run(&g, (lin_point){ -10, 90 }, (lin_point){ 10, 110 }, NULL), 0);
    assert_int_equal(tb_area_run(&g, (lin_point){ 0, 0 }, (lin_point){ 1, 1 }, NULL), 2);
    assert_int_equal(tb_area_run(&g, (lin_point){ 5, 5 }, (lin_point){ 5, 5 }, NULL), 0);
}

/* ---- Areas and shapes ---- */

static void shapes_meet_areas(void **state)
{
    const lin_point p[] = { { 0, 0 },       { 9000, 0 },    { 9000, 9000 }, { 6000, 9000 },
                            { 6000, 3000 }, { 3000, 3000 }, { 3000, 9000 }, { 0, 9000 } }; /* a U */
    const tb_outline g = tb_outline_of(p, POINTS(p), true);
    const tb_quad in_the_gap = tb_rectangle((lin_point){ 4500, 6000 }, 0, 1499, 1499, 2000);
    const tb_quad against = tb_rectangle((lin_point){ 4500, 6000 }, 0, 1500, 1499, 2000);
    const tb_quad inside = tb_rectangle((lin_point){ 1500, 6000 }, 300, 500, 500, 700);
    const tb_quad around = tb_rectangle((lin_point){ 4500, 20000 }, 0, 20000, 20000, 40000);
    const tb_convex c1 = tb_convex_of(&in_the_gap), c2 = tb_convex_of(&against);
    const tb_convex c3 = tb_convex_of(&inside), c4 = tb_convex_of(&around);

    (void)state;
    assert_false(tb_area_meets(&g, &c1) || tb_edge_meets(&g, &c1));
    assert_true(tb_area_meets(&g, &c2) && tb_edge_meets(&g, &c2));
    assert_true(tb_area_meets(&g, &c3));
    assert_false(tb_edge_meets(&g, &c3));
    assert_true(tb_area_meets(&g, &c4) && tb_edge_meets(&g, &c4));
    assert_true(tb_line_within(&g, &in_the_gap, 1));
    assert_false(tb_line_within(&g, &in_the_gap, 0));
    assert_int_equal(tb_outline_sweep(&g, &in_the_gap, (lin_point){ 0, -5000 }), 1000);
    assert_int_equal(tb_outline_sweep(&g, &in_the_gap, (lin_point){ 5000, 0 }), 1);
    assert_int_equal(tb_outline_sweep(&g, &in_the_gap, (lin_point){ 0, 5000 }), 5000);
}

static void the_nearest_point_of_a_line(void **state)
{
    const lin_point p[] = { { 0, 0 }, { 1000, 0 }, { 1000, 1000 } };
    const tb_outline g = tb_outline_of(p, POINTS(p), false),
                     closed = tb_outline_of(p, POINTS(p), true);
    int which;

    (void)state;
    assert_true(
        same_point(tb_line_nearest(&g, (lin_point){ 300, -50 }, &which), (lin_point){ 300, 0 }));
    assert_int_equal(which, 0);
    assert_true(same_point(tb_line_nearest(&g, (lin_point){ 1700, 600 }, &which),
                           (lin_point){ 1000, 600 }));
    assert_int_equal(which, 1);
    assert_true(
        same_point(tb_line_nearest(&g, (lin_point){ -30, -40 }, NULL), (lin_point){ 0, 0 }));
    assert_true(same_point(tb_line_nearest(&closed, (lin_point){ 400, 600 }, &which),
                           (lin_point){ 500, 500 }));
    assert_int_equal(which, 2);
}

/* ---- Crossing lines ---- */

static void a_line_is_crossed_from_side_to_side(void **state)
{
    const lin_point p[] = { { 0, 0 }, { 10, 0 }, { 20, 0 }, { 30, 10 }, { 40, 0 } };
    const tb_outline g = tb_outline_of(p, POINTS(p), false);
    int32_t first;

    (void)state;
    assert_true(tb_line_crosses(&g, (lin_point){ 5, -7 }, (lin_point){ 5, 7 }, &first));
    assert_int_equal(first, 7);
    assert_true(
        tb_line_crosses(&g, (lin_point){ 10, -7 }, (lin_point){ 10, 7 }, &first)); /* at a corner */
    assert_int_equal(first, 7);
    assert_false(
        tb_line_crosses(&g, (lin_point){ 5, 0 }, (lin_point){ 5, 7 }, NULL)); /* begins on it */
    assert_false(tb_line_crosses(&g, (lin_point){ 5, -7 }, (lin_point){ 5, 0 }, NULL));
    assert_false(tb_line_crosses(&g, (lin_point){ 20, 10 }, (lin_point){ 40, 10 },
                                 NULL)); /* a corner touches */
    assert_false(
        tb_line_crosses(&g, (lin_point){ -9, 0 }, (lin_point){ 15, 0 }, NULL)); /* along it */
    assert_false(
        tb_line_crosses(&g, (lin_point){ 0, -7 }, (lin_point){ 0, 7 }, NULL)); /* its end */
    assert_true(tb_line_crosses(&g, (lin_point){ 25, 0 }, (lin_point){ 35, 9 }, &first));
    assert_false(tb_line_crosses(&g, (lin_point){ 50, 0 }, (lin_point){ 60, 9 }, NULL));
    assert_false(tb_line_crosses(&g, (lin_point){ 5, 5 }, (lin_point){ 5, 5 }, NULL));
}

static void a_step_in_a_line_is_crossed_along_it(void **state)
{
    const lin_point p[] = { { 0, 10 }, { 10, 0 }, { 20, 0 }, { 30, -10 } };
    const lin_point w[] = { { 0, 10 }, { 10, 0 }, { 20, 0 }, { 30, 10 } };
    const tb_outline step = tb_outline_of(p, 4, false), dip = tb_outline_of(w, 4, false);
    int32_t first;

    (void)state;
    assert_true(tb_line_crosses(&step, (lin_point){ 5, 0 }, (lin_point){ 25, 0 }, &first));
    assert_int_equal(first, 5);
    assert_false(tb_line_crosses(&step, (lin_point){ 12, 0 }, (lin_point){ 25, 0 }, NULL));
    assert_false(tb_line_crosses(&dip, (lin_point){ 5, 0 }, (lin_point){ 25, 0 }, NULL));
}

/* All crossings: the first of them is the one that tb_line_crosses has, and they are odd in number
 * where the way leads in or out. */
static void count_crossings(const tb_outline *g, lin_point a, lin_point b, bool odd)
{
    int32_t at[TB_POINTS], first;
    const int n = tb_line_crossings(g, a, b, at);
    int32_t least = n > 0 ? at[0] : 0;

    for (int i = 1; i < n; i++)
        least = at[i] < least ? at[i] : least;
    assert_int_equal(tb_line_crosses(g, a, b, &first), n > 0);
    assert_int_equal(first, least);
    assert_int_equal(n % 2, odd);
}

static void all_crossings_of_a_line(void **state)
{
    const lin_point p[] = { { 0, 0 }, { 10, 10 }, { 20, 0 }, { 30, 10 }, { 40, 5 }, { 50, 5 } };
    const tb_outline g = tb_outline_of(p, 6, false);
    int32_t at[TB_POINTS];

    (void)state;
    assert_int_equal(tb_line_crossings(&g, (lin_point){ -5, 7 }, (lin_point){ 45, 7 }, at), 4);
    assert_int_equal(at[0], 12);
    assert_int_equal(at[1], 18);
    /* one corner is touched from below, through another it goes: that is one crossing */
    assert_int_equal(tb_line_crossings(&g, (lin_point){ 0, 10 }, (lin_point){ 20, 10 }, at), 0);
    assert_int_equal(tb_line_crossings(&g, (lin_point){ 40, 0 }, (lin_point){ 40, 9 }, at), 1);
}

/* Who goes from within an area to without has crossed its boundary, on any grid. */
static void leaving_an_area_crosses_its_boundary(void **state)
{
    lin_rng r = 4;

    (void)state;
    for (int i = 0; i < 100000; i++) {
        lin_point p[32];
        const int n = any_area(&r, p);
        const lin_point a = point_in(&r, -2, 10, -2, 9), b = point_in(&r, -2, 10, -2, 9);
        const bool a_in = surely_inside(p, n, a.x, a.y), b_in = surely_inside(p, n, b.x, b.y);
        tb_outline g;
        int32_t first;

        if (lin_outline_check(p, n, true, NULL) != LIN_OK || edge_gap(p, n, a.x, a.y) < 1e-9 ||
            edge_gap(p, n, b.x, b.y) < 1e-9)
            continue;
        g = tb_outline_of(p, n, true);
        count_crossings(&g, a, b, a_in != b_in);
        if (a_in != b_in)
            assert_true(tb_line_crosses(&g, a, b, &first) && tb_line_crosses(&g, b, a, &first));
        else if (tb_area_run(&g, a, b, NULL) == 0)
            assert_false(tb_line_crosses(&g, a, b, NULL));
        else if (!a_in)
            assert_true(tb_line_crosses(&g, a, b, NULL));
    }
}

/* Whole numbers all the way: one value for gcc and clang, at every level of optimisation. */
static void one_answer_on_every_machine(void **state)
{
    lin_rng r = 7;
    uint64_t all = 0;

    (void)state;
    for (int i = 0; i < 30000; i++) {
        lin_point p[32];
        const lin_point middle = any_point(&r, 20000);
        const int n = star(&r, p, middle, between(&r, 3, 32), 500, 9000);
        const tb_outline g = tb_outline_of(p, n, true);
        const tb_quad q = any_quad(&r, 20000);
        const lin_point a = any_point(&r, 40000), b = any_point(&r, 40000),
                        foot = tb_line_nearest(&g, a, NULL);
        int32_t first, crossed;

        all = all * 31 + (uint64_t)tb_area_run(&g, a, b, &first);
        all = all * 31 + (uint64_t)tb_line_crosses(&g, a, b, &crossed);
        all = all * 31 + (uint64_t)(first * 3 + crossed * 5 + foot.x * 7 + foot.y * 11);
        all = all * 31 + (uint64_t)tb_outline_sweep(&g, &q, b) +
              (uint64_t)tb_line_within(&g, &q, 5000);
    }
    assert_int_equal(all, UINT64_C(0x5c31d431cf74705f));
}

/* As far out as coordinates go, with shapes as large as can be: nothing overflows (the sanitizers
 * would tell), and what holds in the small holds there. */
static void the_far_ends_of_the_table(void **state)
{
    lin_rng r = 8;
    const lin_point f[4] = {
        { -TB_FAR, TB_FAR }, { TB_FAR, TB_FAR }, { TB_FAR, -TB_FAR }, { -TB_FAR, -TB_FAR }
    };
    const tb_quad all = { { f[0], f[1], f[2], f[3] } };
    const lin_point area[4] = { f[3], f[2], f[1], f[0] };
    const tb_outline g = tb_outline_of(area, 4, true);

    (void)state;
    assert_null(refusal(area, 4, true));
    for (int i = 0; i < 20000; i++) {
        const lin_point c = f[i % 4], a = any_point(&r, TB_FAR), b = any_point(&r, TB_FAR);
        const lin_point by = { b.x - c.x, b.y - c.y };
        const lin_point front = { c.x / 8 * 7, c.y / 8 * 7 + TB_FAR / 8 };
        const tb_quad corner = tb_rectangle(front, 0, TB_FAR / 8, TB_FAR / 8, TB_FAR / 4);
        const tb_quad small = any_quad(&r, TB_FAR / 2);
        const tb_pose pose = { a, any_angle(&r), 0, 2000, 2000, 3, 1, 3, 0 };
        lin_point from, to;
        tb_body body, bent;
        int32_t first;

        assert_true(tb_meet(&all, &corner) && tb_overlap(&corner, &all) && tb_holds(&all, a));
        assert_int_equal(tb_distance(&corner, &small, &from, &to),
                         tb_distance(&small, &corner, &to, &from));
        assert_int_equal(tb_distance(&all, &small, &from, &to), 0);
        assert_true(tb_sweep(&small, by, &corner) >= 0 && tb_outline_sweep(&g, &small, by) >= 0);
        assert_in_range(tb_area_run(&g, a, b, &first), tb_root(tb_gap2(a, b)),
                        tb_root_up(tb_gap2(a, b)));
        assert_true(same_point(a, b) || tb_pierces(&all, a, b));
        assert_false(tb_line_crosses(&g, a, b, NULL));
        assert_true(tb_area_holds(&g, tb_line_nearest(&g, a, NULL)));
        tb_form(&pose, &body);
        tb_form_along(&pose, area, 4, &bent);
        assert_true(tb_line_within(&g, &bent.stand[1], 2));
        assert_in_range(abs(tb_least_turn(&pose, &small, 1)), 0, TB_CIRCLE / 2);
        assert_true(tb_push(&small, pose.facing, &all) > 0);
    }
}

/* ---- The index ---- */

static void the_index_misses_nothing(void **state)
{
    static tb_index x;
    lin_rng r = 5;

    (void)state;
    for (int round = 0; round < 50; round++) {
        tb_box box[TB_THINGS];

        for (int i = 0; i < TB_THINGS; i++) {
            const lin_point from = point_in(&r, -TB_FAR, TB_FAR - 30000, -TB_FAR, TB_FAR - 30000);
            const lin_point size = point_in(&r, 0, 30000, 0, 30000);

            box[i] = (tb_box){ from.x, from.y, from.x + size.x, from.y + size.y };
            if (i % 3 == 0) /* right on the border of a cell */
                box[i].east = box[i].west - box[i].west % TB_CELL + 4 * TB_CELL;
            tb_index_add(&x, i, &box[i]);
        }
        for (int k = 0; k < 1000; k++) {
            const lin_point a = any_point(&r, TB_FAR), b = any_point(&r, TB_FAR);
            const lin_point c = { a.x - a.x % TB_CELL, a.y - a.y % TB_CELL };
            const lin_point d = { c.x + 3 * TB_CELL, c.y - 3 * TB_CELL };
            const tb_set ab = tb_index_along(&x, a, b), ba = tb_index_along(&x, b, a);
            const tb_set cd = tb_index_along(&x, c, d),
                         dc = tb_index_along(&x, d, c); /* through corners of cells */
            const tb_set near = tb_index_near(&x, &box[k % TB_THINGS]);

            for (int i = 0; i < TB_THINGS; i++) {
                const uint64_t bit = (uint64_t)1 << (i % 64);
                const int w = i / 64;

                if (tb_crosses_box(&box[i], a, b))
                    assert_true((ab.word[w] & bit) && (ba.word[w] & bit));
                if (tb_crosses_box(&box[i], c, d))
                    assert_true((cd.word[w] & bit) && (dc.word[w] & bit));
                if (tb_boxes_meet(&box[i], &box[k % TB_THINGS]))
                    assert_true(near.word[w] & bit);
            }
        }
        for (int i = 0; i < TB_THINGS; i++)
            tb_index_drop(&x, i, &box[i]);
        for (int c = 0; c < TB_ROWS * TB_COLS; c++)
            for (int w = 0; w < TB_SET_WORDS; w++)
                assert_true(x.cell[c].word[w] == 0);
    }
}

/* The corner where four cells meet belongs to one of them; a thing may lie in that one alone and
 * touch the segment there and nowhere else. */
static void a_walk_through_a_corner_misses_nothing(void **state)
{
    static tb_index x;
    const lin_point corner = { 3 * TB_CELL, 4 * TB_CELL };
    const tb_box box = { corner.x, corner.y, corner.x + 10, corner.y + 10 };

    (void)state;
    tb_index_add(&x, 7, &box);
    for (int i = -2; i <= 2; i++)
        for (int k = -2; k <= 2; k++) {
            const lin_point a = { corner.x + 1000 * i, corner.y + 1000 * k };
            const lin_point b = { corner.x - 1000 * i, corner.y - 1000 * k };
            const tb_set s = tb_index_along(&x, a, b);

            assert_int_equal(s.word[0], 1 << 7);
        }
}

static tb_box box_of_cell(int row, int col)
{
    return (tb_box){ (col - 2) * TB_CELL, (row - 2) * TB_CELL, (col - 1) * TB_CELL,
                     (row - 1) * TB_CELL };
}

/* Every cell is given a bit, in as many goes as it takes. */
static void a_walk_visits_what_it_passes(void **state)
{
    static tb_index x[(TB_ROWS * TB_COLS + TB_THINGS - 1) / TB_THINGS];
    lin_rng r = 6;

    (void)state;
    for (int i = 0; i < TB_ROWS * TB_COLS; i++)
        x[i / TB_THINGS].cell[i].word[i % TB_THINGS / 64] |= (uint64_t)1 << (i % 64);
    for (int k = 0; k < 5000; k++) {
        lin_point a = point_in(&r, -2 * TB_CELL, 26 * TB_CELL - 1, -2 * TB_CELL, 18 * TB_CELL - 1);
        lin_point b = point_in(&r, -2 * TB_CELL, 26 * TB_CELL - 1, -2 * TB_CELL, 18 * TB_CELL - 1);

        if (k % 5 == 0) { /* corner to corner of cells */
            a = (lin_point){ a.x / TB_CELL * TB_CELL, a.y / TB_CELL * TB_CELL };
            b = (lin_point){ b.x / TB_CELL * TB_CELL, b.y / TB_CELL * TB_CELL };
        }
        for (int i = 0; i < TB_ROWS * TB_COLS; i++) {
            const tb_set s = tb_index_along(&x[i / TB_THINGS], a, b);
            const bool visited = s.word[i % TB_THINGS / 64] >> (i % 64) & 1;
            const tb_box c = box_of_cell(i / TB_COLS, i % TB_COLS);
            const tb_quad q = { { { c.west, c.north },
                                  { c.east, c.north },
                                  { c.east, c.south },
                                  { c.west, c.south } } };

            if (visited)
                assert_true(tb_crosses_box(&c, a, b));
            else
                assert_false(tb_pierces(&q, a, b));
        }
    }
}

static void sets_are_walked_in_order(void **state)
{
    tb_set s = { { 0 } };
    const int want[] = { 0, 5, 63, 64, 127, 128, 191 };
    int n = 0;

    (void)state;
    for (int i = 0; i < 7; i++)
        s.word[want[i] / 64] |= (uint64_t)1 << (want[i] % 64);
    for (int i = tb_next(&s, 0); i >= 0; i = tb_next(&s, i + 1))
        assert_int_equal(i, want[n++]);
    assert_int_equal(n, 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_ground_is_accepted),
        cmocka_unit_test(bad_ground_is_refused),
        cmocka_unit_test(what_runs_inside_agrees_with_brute_force),
        cmocka_unit_test(a_rim_is_the_convex_shape_round_all),
        cmocka_unit_test(runs_answer_alike_from_every_side),
        cmocka_unit_test(points_in_areas_agree_with_brute_force),
        cmocka_unit_test(running_along_an_edge_is_outside),
        cmocka_unit_test(shapes_meet_areas),
        cmocka_unit_test(the_nearest_point_of_a_line),
        cmocka_unit_test(a_line_is_crossed_from_side_to_side),
        cmocka_unit_test(all_crossings_of_a_line),
        cmocka_unit_test(a_step_in_a_line_is_crossed_along_it),
        cmocka_unit_test(leaving_an_area_crosses_its_boundary),
        cmocka_unit_test(one_answer_on_every_machine),
        cmocka_unit_test(the_far_ends_of_the_table),
        cmocka_unit_test(the_index_misses_nothing),
        cmocka_unit_test(a_walk_through_a_corner_misses_nothing),
        cmocka_unit_test(a_walk_visits_what_it_passes),
        cmocka_unit_test(sets_are_walked_in_order),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
