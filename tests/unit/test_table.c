/* test_table.c -- the table: angles, shapes, distances, straight moves.
 *
 * Directions are held against libm, all of them. Whatever is asked of two shapes is asked again
 * with the two changing places, in a mirror and from another side of the table, and must be
 * answered alike. tests/table/oracle.c holds the same functions against GEOS. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <stdlib.h>

#include "table_scene.h"

static tb_quad square_at(int32_t west, int32_t south, int32_t size)
{
    const int32_t east = west + size, north = south + size;

    return (tb_quad){ { { west, north }, { east, north }, { east, south }, { west, south } } };
}

/* ---- Angles ---- */

static void directions_are_true(void **state)
{
    const double one = 1 << TB_UNIT_BITS, pi = acos(-1);

    (void)state;
    for (int a = 0; a < TB_CIRCLE; a++) {
        const tb_vector d = tb_direction((tb_angle)a);

        assert_true(fabs((double)d.x - one * sin(2 * pi * a / TB_CIRCLE)) < 1.1);
        assert_true(fabs((double)d.y - one * cos(2 * pi * a / TB_CIRCLE)) < 1.1);
    }
}

static void directions_are_symmetric(void **state)
{
    const int64_t one = (int64_t)1 << TB_UNIT_BITS;
    const tb_vector north = tb_direction(0), east = tb_direction(TB_QUARTER);

    (void)state;
    assert_true(north.x == 0 && north.y == one);
    assert_true(east.x == one && east.y == 0);
    for (int a = 0; a < TB_CIRCLE; a++) {
        const tb_vector d = tb_direction((tb_angle)a),
                        back = tb_direction((tb_angle)(a + TB_CIRCLE / 2));
        const tb_vector west = tb_direction((tb_angle)-a),
                        swapped = tb_direction((tb_angle)(TB_QUARTER - a));

        assert_true(back.x == -d.x && back.y == -d.y);
        assert_true(west.x == -d.x && west.y == d.y);
        assert_true(swapped.x == d.y && swapped.y == d.x);
    }
}

static void going_is_mirrored(void **state)
{
    lin_rng r = 1;

    (void)state;
    for (int i = 0; i < 200000; i++) {
        const lin_point from = any_point(&r, 100000);
        const tb_angle a = any_angle(&r);
        const int32_t ahead = between(&r, -60000, 60000), right = between(&r, -60000, 60000);
        const lin_point to = tb_go(from, a, ahead, right);

        assert_true(
            same_point(point_seen(MIRRORED, to),
                       tb_go(point_seen(MIRRORED, from), angle_seen(MIRRORED, a), ahead, -right)));
        assert_true(same_point(point_seen(TURNED, to), tb_go(point_seen(TURNED, from),
                                                             angle_seen(TURNED, a), ahead, right)));
        assert_true(same_point(to, tb_go(from, (tb_angle)(a + TB_QUARTER), right, -ahead)));
    }
    assert_true(same_point(tb_go((lin_point){ 10, 20 }, 0, 5, 3), (lin_point){ 13, 25 }));
    assert_true(same_point(tb_go((lin_point){ 10, 20 }, TB_QUARTER, 5, 3), (lin_point){ 15, 17 }));
}

static void bearings_are_the_nearest_angle(void **state)
{
    lin_rng r = 2;
    const double pi = acos(-1);

    (void)state;
    for (int i = 0; i < 500000; i++) {
        const int32_t spread = i % 3 == 0 ? 30 : 200000;
        const lin_point a = any_point(&r, spread), b = any_point(&r, spread);
        const tb_angle way = tb_bearing(a, b);
        double off;

        if (same_point(a, b))
            continue;
        off = atan2(b.x - a.x, b.y - a.y) * TB_CIRCLE / (2 * pi) - way;
        off -= TB_CIRCLE * floor(off / TB_CIRCLE + 0.5);
        assert_true(fabs(off) < 0.50001);
        assert_int_equal(tb_bearing(b, a), (tb_angle)(way + TB_CIRCLE / 2));
        for (view v = MIRRORED; v <= TURNED; v++)
            assert_int_equal(tb_bearing(point_seen(v, a), point_seen(v, b)), angle_seen(v, way));
    }
    assert_int_equal(tb_bearing((lin_point){ 3, 3 }, (lin_point){ 3, 3 }), 0);
    for (int a = 0; a < TB_CIRCLE; a++) /* there and back */
        assert_int_equal(
            tb_bearing((lin_point){ 0, 0 }, tb_go((lin_point){ 0, 0 }, (tb_angle)a, 100000, 0)), a);
}

static void turns_take_the_short_way(void **state)
{
    (void)state;
    assert_int_equal(tb_turn(0, 1), 1);
    assert_int_equal(tb_turn(1, 0), -1);
    assert_int_equal(tb_turn(65535, 1), 2);
    assert_int_equal(tb_turn(0, TB_CIRCLE / 2), -TB_CIRCLE / 2);
    assert_int_equal(tb_turn(0x4000, 0x3000), -0x1000);
}

static void roots_are_whole(void **state)
{
    lin_rng r = 3;

    (void)state;
    for (int i = 0; i < 300000; i++) {
        const int64_t n = (int64_t)(lin_rng_next(&r) >> (2 + lin_rng_below(&r, 62)));
        const int64_t down = tb_root(n), up = tb_root_up(n);

        assert_true(down * down <= n && n - down * down <= 2 * down);
        assert_int_equal(up, down * down == n ? down : down + 1);
    }
    assert_int_equal(tb_root(0), 0);
    assert_int_equal(tb_root(-5), 0);
    assert_int_equal(tb_root(INT64_MAX), 3037000499);
    for (int64_t k = 1; k < 3037000499; k += 1 + k / 3) {
        assert_int_equal(tb_root(k * k), k);
        assert_int_equal(tb_root(k * k - 1), k - 1);
        assert_int_equal(tb_root_up(k * k), k);
        assert_int_equal(tb_root_up(k * k + 1), k + 1);
    }
}

/* ---- Shapes ---- */

static void squares_side_by_side(void **state)
{
    const tb_quad a = square_at(0, 0, 1000);

    (void)state;
    for (int32_t gap = -10; gap <= 30; gap++) {
        const tb_quad b = square_at(1000 + gap, 300, 1000);

        assert_int_equal(tb_meet(&a, &b), gap <= 0);
        assert_int_equal(tb_overlap(&a, &b), gap < -TB_SLACK);
        assert_int_equal(tb_touch(&a, &b), gap <= TB_TOUCH);
        assert_int_equal(tb_distance(&a, &b, NULL, NULL), gap > 0 ? gap : 0);
    }
}

static void distances_round_up(void **state)
{
    const tb_quad a = square_at(0, 0, 1000), b = square_at(1003, 1004, 10),
                  c = square_at(1001, 1001, 10);
    lin_point from, to;

    (void)state;
    assert_int_equal(tb_distance(&a, &b, &from, &to), 5); /* three, four, five */
    assert_true(same_point(from, (lin_point){ 1000, 1000 }) &&
                same_point(to, (lin_point){ 1003, 1004 }));
    assert_true(tb_within(&a, &b, 5));
    assert_false(tb_within(&a, &b, 4));
    assert_int_equal(tb_distance(&a, &c, NULL, NULL), 2); /* the root of two */
    assert_false(tb_within(&a, &c, 1));
    assert_false(tb_within(&a, &a, -1));
    assert_int_equal(tb_point_distance(&a, (lin_point){ 500, 500 }), 0);
    assert_int_equal(tb_point_distance(&a, (lin_point){ 500, -7 }), 7);
}

static void the_way_between_facing_edges_is_the_middle_one(void **state)
{
    const tb_quad a = square_at(0, 0, 1000), b = square_at(400, 1500, 1000);
    lin_point from, to;

    (void)state;
    assert_int_equal(tb_distance(&a, &b, &from, &to), 500);
    assert_true(same_point(from, (lin_point){ 700, 1000 }) &&
                same_point(to, (lin_point){ 700, 1500 }));
}

static void piercing_needs_the_inside(void **state)
{
    const tb_quad q = square_at(0, 0, 1000);

    (void)state;
    assert_true(tb_pierces(&q, (lin_point){ -5, 500 }, (lin_point){ 1005, 501 }));
    assert_true(
        tb_pierces(&q, (lin_point){ 0, 500 }, (lin_point){ 5, 501 })); /* from the edge inwards */
    assert_true(tb_pierces(&q, (lin_point){ 400, 400 }, (lin_point){ 401, 400 }));
    assert_true(tb_pierces(&q, (lin_point){ 400, 400 }, (lin_point){ 400, 400 }));
    assert_true(tb_pierces(&q, (lin_point){ 0, 0 }, (lin_point){ 1000, 1000 }));
    assert_false(tb_pierces(&q, (lin_point){ 0, 500 }, (lin_point){ -5, 501 })); /* outwards */
    assert_false(tb_pierces(&q, (lin_point){ 0, -5 }, (lin_point){ 0, 2000 }));  /* along an edge */
    assert_false(
        tb_pierces(&q, (lin_point){ -500, 500 }, (lin_point){ 500, -500 })); /* at a corner */
    assert_false(tb_pierces(&q, (lin_point){ -500, 500 }, (lin_point){ -1, 500 }));
    assert_false(tb_pierces(&q, (lin_point){ 0, 500 }, (lin_point){ 0, 500 }));
}

static void segments_meet_at_ends_and_along(void **state)
{
    const lin_point o = { 0, 0 }, a = { 100, 0 }, b = { 200, 0 }, c = { 300, 0 }, d = { 100, 50 },
                    e = { 100, -50 };

    (void)state;
    assert_true(tb_segments_meet(o, a, a, b));
    assert_true(tb_segments_meet(o, b, a, c));
    assert_true(tb_segments_meet(o, c, a, b));
    assert_false(tb_segments_meet(o, a, b, c));
    assert_true(tb_segments_meet(o, b, d, e));
    assert_true(tb_segments_meet(o, b, d, a));
    assert_false(tb_segments_meet(b, c, d, e));
    assert_true(tb_segments_meet(o, o, o, a));
    assert_false(tb_segments_meet(o, o, a, b));
}

/* Corners that a hull needs no more are gone, and both shapes lie in it. */
static void a_swath_holds_both_ends(void **state)
{
    lin_rng r = 4;

    (void)state;
    for (int i = 0; i < 50000; i++) {
        const tb_quad a = any_quad(&r, 20000);
        const tb_quad b = quad_moved(&a, any_point(&r, i % 4 ? 30000 : 3));
        const tb_convex s = tb_swath(&a, &b), ca = tb_convex_of(&a), cb = tb_convex_of(&b);

        assert_in_range(s.n, 4, 8);
        for (int k = 0; k < s.n; k++) {
            const lin_point p = s.p[k], q = s.p[(k + 1) % s.n];

            assert_true(tb_cross(p, q, s.p[(k + 2) % s.n]) < 0);
            for (int c = 0; c < 4; c++)
                assert_true(tb_cross(p, q, a.p[c]) <= 0 && tb_cross(p, q, b.p[c]) <= 0);
        }
        assert_true(tb_convex_overlap(&s, &ca) && tb_convex_overlap(&cb, &s) &&
                    tb_convex_meet(&s, &ca));
    }
}

static void a_swath_reaches_whom_the_way_passes(void **state)
{
    const tb_quad a = tb_rectangle((lin_point){ 0, 0 }, 0, 1000, 1000, 1000);
    const tb_quad b = quad_moved(&a, (lin_point){ 0, 8000 });
    const tb_convex s = tb_swath(&a, &b);
    const lin_point beside = { 1500, 4000 }, corner = { 1300, 8400 };

    (void)state;
    assert_true(tb_convex_reaches(&s, (lin_point){ 0, 4000 }, 0));
    assert_true(tb_convex_reaches(&s, beside, 500));
    assert_false(tb_convex_reaches(&s, beside, 499));
    assert_false(tb_point_within(&a, beside, 500) || tb_point_within(&b, beside, 500));
    assert_true(tb_convex_reaches(&s, corner, 500));
    assert_false(tb_convex_reaches(&s, corner, 499));
}

/* ---- Symmetry ---- */

static void asked_of_both(const tb_quad *a, const tb_quad *b, int32_t far, bool *meet,
                          bool *overlap, bool *within, int32_t *distance, lin_point *from,
                          lin_point *to)
{
    lin_point other_from, other_to;

    *meet = tb_meet(a, b);
    *overlap = tb_overlap(a, b);
    *within = tb_within(a, b, far);
    *distance = tb_distance(a, b, from, to);
    assert_int_equal(tb_meet(b, a), *meet);
    assert_int_equal(tb_overlap(b, a), *overlap);
    assert_int_equal(tb_within(b, a, far), *within);
    assert_int_equal(tb_distance(b, a, &other_from, &other_to), *distance);
    assert_true(same_point(*from, other_to) && same_point(*to, other_from));
    assert_int_equal(*within, *distance <= far);
    assert_int_equal(*meet, *distance == 0);
}

/* A point is what a shape of four equal corners is, and a shape what its swath of no way is. */
static void points_are_small_shapes(const tb_quad *a, lin_point c, int32_t far)
{
    const tb_quad small = { { c, c, c, c } };
    const tb_convex still = tb_convex_of(a);
    const int32_t distance = tb_distance(a, &small, NULL, NULL);

    assert_int_equal(tb_point_distance(a, c), distance);
    assert_int_equal(tb_point_square(a, c), tb_square_between(&small, a));
    assert_int_equal(tb_point_within(a, c, far), distance <= far);
    assert_int_equal(tb_convex_within(&still, &small, far), distance <= far);
}

static void shapes_answer_alike_from_every_side(void **state)
{
    lin_rng r = 5;

    (void)state;
    for (int i = 0; i < 200000; i++) {
        const int32_t spread = i % 2 ? 4000 : 40000, far = between(&r, 0, i % 2 ? 3000 : 30000);
        const tb_quad a = any_quad(&r, spread), b = any_quad(&r, spread);
        const lin_point c = any_point(&r, spread), d = any_point(&r, spread);
        bool meet, overlap, within;
        int32_t distance;
        lin_point from, to;

        asked_of_both(&a, &b, far, &meet, &overlap, &within, &distance, &from, &to);
        assert_true(tb_pierces(&a, c, d) == tb_pierces(&a, d, c));
        points_are_small_shapes(&a, c, far);
        assert_int_equal(tb_root_up(tb_square_between(&a, &b)), distance);
        for (view v = MIRRORED; v <= TURNED; v++) {
            const tb_quad sa = quad_seen(v, &a), sb = quad_seen(v, &b);
            const lin_point sc = point_seen(v, c), sd = point_seen(v, d);
            bool also_meet, also_overlap, also_within;
            int32_t also_distance;
            lin_point also_from, also_to;

            asked_of_both(&sa, &sb, far, &also_meet, &also_overlap, &also_within, &also_distance,
                          &also_from, &also_to);
            assert_true(meet == also_meet && overlap == also_overlap && within == also_within);
            assert_int_equal(distance, also_distance);
            assert_true(same_point(point_seen(v, from), also_from) &&
                        same_point(point_seen(v, to), also_to));
            assert_int_equal(tb_pierces(&a, c, d), tb_pierces(&sa, sc, sd));
            assert_int_equal(tb_holds(&a, c), tb_holds(&sa, sc));
            assert_int_equal(tb_point_distance(&a, c), tb_point_distance(&sa, sc));
            assert_int_equal(tb_sweep(&a, c, &b), tb_sweep(&sa, sc, &sb));
        }
    }
}

/* Whole numbers all the way: one value for gcc and clang, at every level of optimisation. */
static void one_answer_on_every_machine(void **state)
{
    lin_rng r = 6;
    uint64_t all = 0;

    (void)state;
    for (int i = 0; i < 100000; i++) {
        const tb_quad a = any_quad(&r, 20000), b = any_quad(&r, 20000);
        lin_point from, to;

        all = all * 31 + (uint64_t)tb_distance(&a, &b, &from, &to);
        all = all * 31 + (uint64_t)(from.x * 3 + from.y * 5 + to.x * 7 + to.y * 11);
        all = all * 31 + (uint64_t)tb_sweep(&a, any_point(&r, 30000), &b);
        all = all * 31 + tb_bearing(from, a.p[2]);
    }
    assert_int_equal(all, UINT64_C(0x971cc5fee0c686f9));
}

/* ---- Straight moves ---- */

/* Where the whole way of `by` has that length: the point so far along it. */
static lin_point part_of(lin_point by, int32_t far)
{
    const double length = hypot(by.x, by.y);

    return length == 0 ? by
                       : (lin_point){ (int32_t)lround(by.x * far / length),
                                      (int32_t)lround(by.y * far / length) };
}

static void a_sweep_stops_at_contact(void **state)
{
    lin_rng r = 7;
    int stopped = 0, cases = 0;

    (void)state;
    while (cases < 1000000) {
        const tb_quad a = any_quad(&r, 8000), b = any_quad(&r, 8000);
        const lin_point part = any_point(&r, cases % 4 ? 300 : 8),
                        by = { 64 * part.x, 64 * part.y };
        const int32_t whole = (int32_t)tb_root((int64_t)by.x * by.x + (int64_t)by.y * by.y);
        int32_t far;
        tb_quad end;

        if (tb_overlap(&a, &b))
            continue;
        cases++;
        far = tb_sweep(&a, by, &b);
        assert_in_range(far, 0, whole);
        end = quad_moved(&a, far < whole ? part_of(by, far) : by);
        assert_false(tb_overlap(&end, &b));
        if (far < whole) {
            stopped++;
            assert_true(tb_touch(&end, &b));
        } else {
            const tb_convex swath = tb_swath(&a, &end), other = tb_convex_of(&b);

            /* Not stopped: all of the way is free, but for bites as small as the slack. */
            if (tb_convex_overlap(&swath, &other))
                for (int k = 1; k < 64; k++) {
                    const tb_quad on_the_way =
                        quad_moved(&a, (lin_point){ part.x * k, part.y * k });

                    assert_false(tb_overlap(&on_the_way, &b));
                }
        }
    }
    assert_true(stopped > 100000);
}

static void a_sweep_stops_at_a_wall(void **state)
{
    const tb_quad q = square_at(0, 0, 1000);
    const lin_point a = { -500, 1700 }, b = { 1500, 1700 }, north = { 0, 5000 };

    (void)state;
    assert_int_equal(tb_sweep_line(&q, north, a, b), 700);
    assert_int_equal(tb_sweep_line(&q, (lin_point){ 0, 600 }, a, b), 600);
    assert_int_equal(tb_sweep_line(&q, (lin_point){ 0, -5000 }, a, b), 5000);
    assert_int_equal(tb_sweep_line(&q, (lin_point){ 5000, 0 }, a, b), 5000);
    assert_int_equal(tb_sweep_line(&q, north, (lin_point){ 400, 1200 }, (lin_point){ 400, 3000 }),
                     200);
    assert_int_equal(tb_sweep_line(&q, north, (lin_point){ 1000, 0 }, (lin_point){ 1000, 3000 }),
                     5000);
    assert_int_equal(tb_sweep_line(&q, north, (lin_point){ 600, 1300 }, (lin_point){ 600, 1300 }),
                     300);
}

static void who_touches_may_part_and_slide(void **state)
{
    lin_rng r = 8;

    (void)state;
    for (int i = 0; i < 100000; i++) {
        const tb_angle facing = any_angle(&r);
        const lin_point at = any_point(&r, 50000);
        const int32_t half = 50 * between(&r, 10, 60), deep = 50 * between(&r, 10, 60);
        const tb_quad a = tb_rectangle(at, facing, half, half, deep);
        /* Right against its front, shifted to a side. */
        const int32_t shift = between(&r, -half, half);
        const tb_quad b = tb_rectangle(tb_go(at, facing, deep, shift), facing, half, half, deep);
        const lin_point none = { 0, 0 };

        assert_true(tb_sweep(&a, tb_go(none, facing, 20000, 0), &b) <= 2); /* corners are rounded */
        assert_true(tb_sweep(&a, tb_go(none, facing, 20000, 20000), &b) <= 4);
        assert_in_range(tb_sweep(&a, tb_go(none, facing, -20000, 0), &b), 19998, 20001);
        assert_in_range(tb_sweep(&a, tb_go(none, facing, 0, 20000), &b), 19998, 20001);
        assert_in_range(tb_sweep(&a, tb_go(none, facing, 0, -20000), &b), 19998, 20001);
        assert_int_equal(tb_sweep(&a, none, &b), 0);
    }
}

static void who_overlaps_may_only_part(void **state)
{
    const tb_quad a = square_at(0, 0, 1000), b = square_at(0, 900, 1000); /* a bite of 100 */

    (void)state;
    assert_int_equal(tb_sweep(&a, (lin_point){ 0, -50 }, &b), 50);
    assert_int_equal(tb_sweep(&a, (lin_point){ 3000, 0 }, &b), 3000);
    assert_int_equal(tb_sweep(&a, (lin_point){ 3000, -1 }, &b), 3000);
    assert_int_equal(tb_sweep(&a, (lin_point){ 3000, 1 }, &b), 0);
    assert_int_equal(tb_sweep(&a, (lin_point){ 0, 5000 }, &b), 0);
}

/* The slack is no overlap, and to slide along within it is not to be stopped. */
static void the_slack_is_free_to_the_last_unit(void **state)
{
    const tb_quad a = square_at(0, 0, 1000), b = square_at(500, 1000 - TB_SLACK, 1000);
    const tb_quad c = square_at(500, 1000 - TB_SLACK - 1, 1000);

    (void)state;
    assert_int_equal(tb_sweep(&a, (lin_point){ 3000, 0 }, &b), 3000);
    assert_int_equal(tb_sweep(&a, (lin_point){ 3000, -1 }, &b), 3000);
    assert_int_equal(tb_sweep(&a, (lin_point){ 100, 1 }, &b), 0);
    assert_int_equal(tb_sweep(&a, (lin_point){ -3000, 0 }, &c), 3000); /* that bites; it parts */
    const tb_quad west = square_at(-2000, 0, 1000);

    assert_int_equal(tb_sweep(&west, (lin_point){ 9000, 0 }, &b), 9000); /* grazes in passing */
    assert_int_equal(tb_sweep(&west, (lin_point){ 9000, 0 }, &c), 1500);
}

static void a_push_goes_just_far_enough(void **state)
{
    lin_rng r = 9;
    const lin_point none = { 0, 0 };

    (void)state;
    for (int i = 0; i < 200000; i++) {
        const tb_quad a = any_quad(&r, 3000), b = any_quad(&r, 3000);
        const tb_angle way = any_angle(&r);
        const int32_t far = tb_push(&a, way, &b);
        const tb_quad there = quad_moved(&a, tb_go(none, way, far, 0));

        assert_false(tb_overlap(&there, &b));
        if (far > 0) {
            const tb_quad before = quad_moved(&a, tb_go(none, way, far - 1, 0));

            assert_true(tb_overlap(&before, &b));
            assert_true(tb_touch(&there, &b));
        }
        assert_int_equal(far > 0, tb_overlap(&a, &b));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(directions_are_true),
        cmocka_unit_test(directions_are_symmetric),
        cmocka_unit_test(going_is_mirrored),
        cmocka_unit_test(bearings_are_the_nearest_angle),
        cmocka_unit_test(turns_take_the_short_way),
        cmocka_unit_test(roots_are_whole),
        cmocka_unit_test(squares_side_by_side),
        cmocka_unit_test(distances_round_up),
        cmocka_unit_test(the_way_between_facing_edges_is_the_middle_one),
        cmocka_unit_test(piercing_needs_the_inside),
        cmocka_unit_test(segments_meet_at_ends_and_along),
        cmocka_unit_test(a_swath_holds_both_ends),
        cmocka_unit_test(a_swath_reaches_whom_the_way_passes),
        cmocka_unit_test(shapes_answer_alike_from_every_side),
        cmocka_unit_test(one_answer_on_every_machine),
        cmocka_unit_test(a_sweep_stops_at_contact),
        cmocka_unit_test(a_sweep_stops_at_a_wall),
        cmocka_unit_test(who_touches_may_part_and_slide),
        cmocka_unit_test(who_overlaps_may_only_part),
        cmocka_unit_test(the_slack_is_free_to_the_last_unit),
        cmocka_unit_test(a_push_goes_just_far_enough),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
