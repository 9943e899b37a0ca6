/* test_table_bodies.c -- the table: stands from a pose, arcs, strips, turns. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "table_scene.h"

#define MM 50

/* Stands of 40 by 30 mm. */
static tb_pose pose_at(int32_t x, int32_t y, tb_angle facing, int stands, int leader, int files,
                       int gap)
{
    return (tb_pose){ { x, y },        facing,          (uint16_t)gap,  40 * MM, 30 * MM,
                      (uint8_t)stands, (uint8_t)leader, (uint8_t)files, 0 };
}

static tb_pose any_pose(lin_rng *r, int32_t spread)
{
    const int stands = between(r, 1, TB_STANDS), kind = between(r, 0, 3),
              leader = between(r, 0, stands - 1);
    const lin_point at = any_point(r, spread);
    tb_pose p = pose_at(at.x, at.y, any_angle(r), stands, leader, stands, 0);

    if (kind == 0)
        p.files = 1;
    if (kind == 1)
        p.gap = (uint16_t)(MM * between(r, 1, 40));
    if (kind == 2 && stands % 2 == 0)
        p.files = (uint8_t)(stands / 2);
    p.wide = (uint16_t)(MM * between(r, 10, 60));
    p.deep = (uint16_t)(MM * between(r, 10, 60));
    return p;
}

static void assert_quad(const tb_quad *q, int32_t west, int32_t south, int32_t east, int32_t north)
{
    const tb_quad want = { { { west, north }, { east, north }, { east, south }, { west, south } } };

    assert_memory_equal(q, &want, sizeof want);
}

/* ---- Forming ---- */

static void a_line_faces_north(void **state)
{
    const tb_pose p = pose_at(10000, 5000, 0, 4, 1, 4, 0);
    tb_body b;

    (void)state;
    tb_form(&p, &b);
    assert_quad(&b.stand[0], 7000, 3500, 9000, 5000);
    assert_quad(&b.stand[1], 9000, 3500, 11000, 5000);
    assert_quad(&b.stand[3], 13000, 3500, 15000, 5000);
    assert_quad(&b.hull, 7000, 3500, 15000, 5000);
    assert_int_equal(b.half_left, 3000);
    assert_int_equal(b.half_right, 5000);
    assert_true(b.solid && !b.bent);
}

static void a_column_counts_from_the_front(void **state)
{
    const tb_pose p = pose_at(10000, 5000, TB_QUARTER, 3, 2, 1, 500); /* a column has no gaps */
    tb_body b;

    (void)state;
    tb_form(&p, &b); /* faces east: front edges in the east */
    assert_true(same_point(b.stand[2].p[0], (lin_point){ 10000, 6000 }));
    assert_true(same_point(b.stand[2].p[1], (lin_point){ 10000, 4000 }));
    assert_true(same_point(b.stand[0].p[0], (lin_point){ 13000, 6000 }));
    assert_true(same_point(b.hull.p[0], (lin_point){ 13000, 6000 }));
    assert_true(same_point(b.hull.p[2], (lin_point){ 8500, 4000 }));
    assert_int_equal(b.half_left, 1000);
    assert_int_equal(b.half_right, 1000);
    assert_true(b.solid);
}

static void open_order_leaves_gaps(void **state)
{
    const tb_pose p = pose_at(0, 0, 0, 3, 1, 3, 20 * MM);
    tb_body b;

    (void)state;
    tb_form(&p, &b);
    assert_quad(&b.stand[0], -4000, -1500, -2000, 0);
    assert_quad(&b.stand[2], 2000, -1500, 4000, 0);
    assert_quad(&b.hull, -4000, -1500, 4000, 0);
    assert_false(b.solid);
}

static void two_ranks(void **state)
{
    const tb_pose p = pose_at(0, 0, 0, 4, 3, 2, 0);
    tb_body b;

    (void)state;
    tb_form(&p, &b); /* the leader is at the right of the second */
    assert_quad(&b.stand[0], -3000, 0, -1000, 1500);
    assert_quad(&b.stand[3], -1000, -1500, 1000, 0);
    assert_quad(&b.hull, -3000, -1500, 1000, 1500);
    assert_true(b.solid);
}

/* Neighbours share their corners, and the outermost share theirs with the hull. */
static void corners_are_shared(void **state)
{
    lin_rng r = 1;

    (void)state;
    for (int i = 0; i < 50000; i++) {
        const tb_pose p = any_pose(&r, 80000);
        tb_body b;

        tb_form(&p, &b);
        assert_true(same_point(b.stand[0].p[0], b.hull.p[0]));
        if (p.files == p.stands) {
            assert_true(same_point(b.stand[p.stands - 1].p[2], b.hull.p[2]));
            for (int k = 0; p.gap == 0 && k + 1 < p.stands; k++)
                assert_true(same_point(b.stand[k].p[1], b.stand[k + 1].p[0]) &&
                            same_point(b.stand[k].p[2], b.stand[k + 1].p[3]));
        } else if (p.files == 1) {
            for (int k = 0; k + 1 < p.stands; k++)
                assert_true(same_point(b.stand[k].p[3], b.stand[k + 1].p[0]) &&
                            same_point(b.stand[k].p[2], b.stand[k + 1].p[1]));
        }
        for (int k = 0; k < p.stands; k++)
            for (int c = 0; c < 4; c++)
                assert_true(b.stand[k].p[c].x >= b.box.west && b.stand[k].p[c].x <= b.box.east &&
                            b.stand[k].p[c].y >= b.box.south && b.stand[k].p[c].y <= b.box.north);
    }
}

/* A body that has only moved is the one that is formed there. */
static void a_shift_is_a_form(void **state)
{
    lin_rng r = 7;

    (void)state;
    for (int i = 0; i < 50000; i++) {
        tb_pose p = any_pose(&r, 80000);
        const lin_point to = any_pose(&r, 80000).at;
        tb_body moved, formed;

        tb_form(&p, &moved);
        tb_shift(&moved, to);
        p.at = to;
        tb_form(&p, &formed);
        assert_memory_equal(&moved, &formed, offsetof(tb_body, stand[moved.stands]));
    }
}

/* In the mirror, files count from the other side. */
static tb_pose pose_seen(view v, const tb_pose *p)
{
    tb_pose s = *p;

    s.at = point_seen(v, p->at);
    s.facing = angle_seen(v, p->facing);
    if (v == MIRRORED)
        s.leader = (uint8_t)(p->leader / p->files * p->files + p->files - 1 - p->leader % p->files);
    return s;
}

static void bodies_are_mirrored(void **state)
{
    lin_rng r = 2;

    (void)state;
    for (int i = 0; i < 50000; i++) {
        const tb_pose p = any_pose(&r, 5000), o = any_pose(&r, 5000);
        tb_body b, other;

        tb_form(&p, &b);
        tb_form(&o, &other);
        assert_int_equal(tb_bodies_overlap(&b, &other), tb_bodies_overlap(&other, &b));
        assert_int_equal(tb_bodies_touch(&b, &other), tb_bodies_touch(&other, &b));
        for (view v = MIRRORED; v <= TURNED; v++) {
            const tb_pose sp = pose_seen(v, &p), so = pose_seen(v, &o);
            const tb_quad leader = b.stand[b.leader];
            const tb_arc arc = tb_arc_of(&b);
            tb_arc seen_arc;
            tb_body sb, sother;
            bool led, seen_led;

            tb_form(&sp, &sb);
            tb_form(&so, &sother);
            for (int k = 0; k < p.stands; k++) {
                const int file = k % p.files, rank = k / p.files;
                const int twin = v == MIRRORED ? rank * p.files + p.files - 1 - file : k;
                const tb_quad seen = quad_seen(v, &b.stand[k]);

                assert_memory_equal(&sb.stand[twin], &seen, sizeof seen);
            }
            assert_int_equal(tb_bodies_overlap(&b, &other), tb_bodies_overlap(&sb, &sother));
            assert_int_equal(tb_bodies_touch(&b, &other), tb_bodies_touch(&sb, &sother));
            assert_int_equal(tb_body_distance(&leader, &other, NULL),
                             tb_body_distance(&sb.stand[sb.leader], &sother, NULL));
            seen_arc = tb_arc_of(&sb);
            assert_int_equal(tb_behind(&arc, &other, &led),
                             tb_behind(&seen_arc, &sother, &seen_led));
            assert_int_equal(led, seen_led);
        }
    }
}

static void distance_finds_the_nearest_stand(void **state)
{
    lin_rng r = 3;

    (void)state;
    for (int i = 0; i < 20000; i++) {
        const tb_pose p = any_pose(&r, 20000);
        const tb_quad from = any_quad(&r, 20000);
        int32_t least = INT32_MAX, got;
        int which = -1, nearest = -1;
        tb_body b;

        tb_form(&p, &b);
        got = tb_body_distance(&from, &b, &which);
        for (int k = 0; k < b.stands; k++) {
            const int32_t d = tb_distance(&from, &b.stand[k], NULL, NULL);

            if (d < least) {
                least = d;
                nearest = k;
            }
        }
        assert_int_equal(got, least);
        assert_int_equal(which, nearest);
        assert_true(tb_body_within(&from, &b, got));
        assert_false(got > 0 && tb_body_within(&from, &b, got - 1));
    }
}

static void a_pivot_keeps_the_centre(void **state)
{
    lin_rng r = 4;

    (void)state;
    for (int i = 0; i < 50000; i++) {
        const tb_pose p = any_pose(&r, 80000), q = tb_pivot(&p, any_angle(&r));
        const lin_point a = tb_leader_centre(&p), b = tb_leader_centre(&q);

        assert_true(abs(a.x - b.x) <= 1 && abs(a.y - b.y) <= 1);
    }
    const tb_pose p = any_pose(&r, 80000), same = tb_pivot(&p, p.facing);

    assert_memory_equal(&p, &same, sizeof p);
}

/* ---- Along a line ---- */

static void stands_line_a_straight_wall(void **state)
{
    const lin_point wall[2] = { { 0, 10000 }, { 30000, 10000 } };
    const tb_pose south = pose_at(15000, 9000, 300, 3, 1, 3, 0),
                  north = pose_at(15000, 10700, 0x8000, 3, 0, 3, 0);
    tb_body b;

    (void)state;
    tb_form_along(&south, wall, 2, &b);
    assert_true(b.bent && b.facing == 0 && same_point(b.at, (lin_point){ 15000, 10000 }));
    assert_quad(&b.stand[0], 12000, 8500, 14000, 10000);
    assert_quad(&b.stand[2], 16000, 8500, 18000, 10000);
    assert_quad(&b.hull, 12000, 8500, 18000, 10000);
    tb_form_along(&north, wall, 2, &b); /* from the other side, facing south */
    assert_int_equal(b.facing, 0x8000);
    assert_true(same_point(b.stand[0].p[0], (lin_point){ 16000, 10000 }));
    assert_true(same_point(b.stand[2].p[1], (lin_point){ 10000, 10000 }));
    assert_true(same_point(b.stand[2].p[2], (lin_point){ 10000, 11500 }));
}

static void a_line_of_stands_bends_with_the_wall(void **state)
{
    const lin_point wall[3] = { { 0, 10000 },
                                { 20000, 10000 },
                                { 20000, -10000 } }; /* east, then south */
    const tb_pose p = pose_at(18500, 9900, 0, 4, 0, 4, 0);
    tb_body b;

    (void)state;
    tb_form_along(&p, wall, 3, &b);
    assert_quad(&b.stand[0], 17500, 8500, 19500, 10000);
    /* Half a stand round the corner, the next two go down the second leg, facing east. */
    assert_true(same_point(b.stand[1].p[0], (lin_point){ 20000, 10500 }));
    assert_true(same_point(b.stand[1].p[1], (lin_point){ 20000, 8500 }));
    assert_true(same_point(b.stand[2].p[1], (lin_point){ 20000, 6500 }));
    assert_true(same_point(b.stand[3].p[2], (lin_point){ 18500, 4500 }));
}

static void past_the_end_of_the_wall_they_go_straight_on(void **state)
{
    const lin_point wall[2] = { { 0, 0 }, { 3000, 0 } };
    const tb_pose p = pose_at(2000, -100, 0, 7, 3, 7, 0);
    tb_body b;

    (void)state;
    tb_form_along(&p, wall, 2, &b);
    assert_quad(&b.stand[0], -5000, -1500, -3000, 0);
    assert_quad(&b.stand[6], 7000, -1500, 9000, 0);
}

/* Placed once, placed again from where it now stands: nothing moves. */
static void lining_a_wall_twice_changes_nothing(void **state)
{
    lin_rng r = 5;

    (void)state;
    for (int i = 0; i < 20000; i++) {
        const lin_point begin = any_point(&r, 60000), end = any_point(&r, 60000),
                        wall[2] = { begin, end };
        tb_pose p = any_pose(&r, 60000);
        tb_body b, again;

        if (same_point(wall[0], wall[1]))
            continue;
        tb_form_along(&p, wall, 2, &b);
        p.at = b.at;
        p.facing = b.facing;
        tb_form_along(&p, wall, 2, &again);
        assert_int_equal(b.facing, again.facing);
        assert_true(abs(b.at.x - again.at.x) <= 1 && abs(b.at.y - again.at.y) <= 1);
    }
}

static void bent_bodies_are_mirrored(void **state)
{
    lin_rng r = 6;

    (void)state;
    for (int i = 0; i < 20000; i++) {
        lin_point wall[5], seen_wall[5];
        tb_pose p = any_pose(&r, 20000);
        tb_body b, sb;

        p.files = p.stands;
        for (int k = 0; k < 5; k++)
            wall[k] = (lin_point){ -20000 + 9000 * k, between(&r, -8000, 8000) };
        tb_form_along(&p, wall, 5, &b);
        for (view v = MIRRORED; v <= TURNED; v++) {
            const tb_pose sp = pose_seen(v, &p);

            for (int k = 0; k < 5; k++)
                seen_wall[k] = point_seen(v, wall[k]);
            tb_form_along(&sp, seen_wall, 5, &sb);
            for (int k = 0; k < p.stands; k++) {
                const tb_quad seen = quad_seen(v, &b.stand[k]);

                assert_memory_equal(&sb.stand[v == MIRRORED ? p.stands - 1 - k : k], &seen,
                                    sizeof seen);
            }
        }
    }
}

/* Between the legs of a bent body there is room. */
static void bent_bodies_overlap_by_stands(void **state)
{
    const lin_point wall[3] = { { 0, 10000 }, { 10000, 10000 }, { 10000, 0 } };
    const tb_pose p = pose_at(8000, 9000, 0, 6, 2, 6, 0),
                  inside = pose_at(6000, 7000, 0, 1, 0, 1, 0);
    const tb_pose upon = pose_at(8500, 7000, 0, 1, 0, 1, 0);
    tb_body bent, b;

    (void)state;
    tb_form_along(&p, wall, 3, &bent);
    tb_form(&inside, &b);
    assert_true(tb_overlap(&bent.hull, &b.hull));
    assert_false(tb_bodies_overlap(&bent, &b) || tb_bodies_overlap(&b, &bent));
    tb_form(&upon, &b);
    assert_true(tb_bodies_overlap(&bent, &b) && tb_bodies_overlap(&b, &bent));
    assert_true(tb_bodies_touch(&bent, &b) && tb_bodies_touch(&b, &bent));
}

/* ---- Arcs and strips ---- */

static void an_arc_is_closed(void **state)
{
    const tb_pose p = pose_at(0, 0, 0, 3, 1, 3, 0);
    tb_body b;
    tb_arc a;

    (void)state;
    tb_form(&p, &b);
    a = tb_arc_of(&b);
    assert_true(tb_arc_holds(&a, (lin_point){ 0, 0 }));
    assert_true(tb_arc_holds(&a, (lin_point){ 3000, 0 }));
    assert_true(tb_arc_holds(&a, (lin_point){ 4000, 1000 }));
    assert_false(tb_arc_holds(&a, (lin_point){ 4001, 1000 }));
    assert_true(tb_arc_holds(&a, (lin_point){ -4000, 1000 }));
    assert_false(tb_arc_holds(&a, (lin_point){ -4001, 1000 }));
    assert_false(tb_arc_holds(&a, (lin_point){ 0, -1 }));
    assert_false(tb_arc_holds(&a, (lin_point){ 3001, 0 }));
}

static void an_arc_meets_any_part(void **state)
{
    lin_rng r = 7;

    (void)state;
    for (int i = 0; i < 100000; i++) {
        const tb_pose p = any_pose(&r, 3000);
        const tb_quad q = any_quad(&r, 15000);
        bool some = false;
        tb_body b;
        tb_arc a;
        bool meets;

        tb_form(&p, &b);
        a = tb_arc_of(&b);
        meets = tb_arc_meets(&a, &q);
        for (int k = 0; k <= 16 && !some; k++) /* a net of points over the quad */
            for (int m = 0; m <= 16 && !some; m++) {
                const lin_point at = {
                    q.p[0].x + ((q.p[1].x - q.p[0].x) * k + (q.p[3].x - q.p[0].x) * m) / 16,
                    q.p[0].y + ((q.p[1].y - q.p[0].y) * k + (q.p[3].y - q.p[0].y) * m) / 16
                };

                some = tb_holds(&q, at) && tb_arc_holds(&a, at);
            }
        if (some)
            assert_true(meets);
        else if (meets) { /* it slips through the net */
            tb_quad fat = tb_strip(&b, 400000);
            const tb_angle left = (tb_angle)(b.facing - TB_EIGHTH),
                           right = (tb_angle)(b.facing + TB_EIGHTH);

            fat.p[0] = tb_go(a.left, left, 200000, 0);
            fat.p[1] = tb_go(a.right, right, 200000, 0);
            assert_true(tb_within(&fat, &q, 3));
        } else {
            assert_false(tb_holds(&q, a.left) || tb_holds(&q, a.right));
        }
    }
}

static void stands_behind_an_arc_are_counted(void **state)
{
    const tb_pose p = pose_at(0, 0, 0, 1, 0, 1, 0), flank = pose_at(3500, 900, 0, 3, 1, 1, 0);
    tb_body b, other;
    tb_arc a;
    bool leader = true;

    (void)state;
    tb_form(&p, &b);
    a = tb_arc_of(&b);
    tb_form(&flank, &other); /* stands from 2400, 900, -600 northwards back */
    assert_int_equal(tb_behind(&a, &other, &leader), 2);
    assert_true(leader);
    assert_int_equal(tb_behind(&a, &other, NULL), 2);
}

static void strips_stand_on_the_front(void **state)
{
    const tb_pose p = pose_at(100, 200, TB_QUARTER, 3, 0, 3, 0);
    tb_body b;
    tb_quad s;

    (void)state;
    tb_form(&p, &b);
    s = tb_strip(&b, 5000);
    assert_true(same_point(s.p[3], b.hull.p[0]) && same_point(s.p[2], b.hull.p[1]));
    assert_true(same_point(s.p[0], (lin_point){ 5100, 1200 }) &&
                same_point(s.p[1], (lin_point){ 5100, -4800 }));
    s = tb_leader_strip(&b, 5000);
    assert_true(same_point(s.p[0], (lin_point){ 5100, 1200 }) &&
                same_point(s.p[1], (lin_point){ 5100, -800 }));
}

/* ---- The least turn ---- */

static bool in_leader_strip(const tb_pose *p, int turn, const tb_quad *target, int targets)
{
    const tb_pose turned = tb_pivot(p, (tb_angle)(p->facing + turn));
    tb_body b;
    tb_quad strip;

    tb_form(&turned, &b);
    strip = tb_leader_strip(&b, 4 * TB_FAR);
    for (int i = 0; i < targets; i++)
        if (tb_meet(&strip, &target[i]))
            return true;
    return false;
}

static void the_least_turn_is_the_least(void **state)
{
    lin_rng r = 8;

    (void)state;
    for (int i = 0; i < 200; i++) {
        const int targets = between(&r, 1, 3);
        const tb_pose p = any_pose(&r, 3000);
        tb_quad target[3];
        tb_body b;
        int turn, want = 0;
        bool clear = true;

        tb_form(&p, &b);
        for (int k = 0; k < targets; k++) {
            target[k] = any_quad(&r, i % 2 ? 60000 : 6000);
            clear = clear && !tb_overlap(&target[k], &b.stand[b.leader]);
        }
        if (!clear)
            continue;
        while (!in_leader_strip(&p, want, target, targets))
            want = want > 0 ? -want : 1 - want;
        turn = tb_least_turn(&p, target, targets);
        if (turn != want)
            fail_msg("case %d: turned by %d, the least is %d", i, turn, want);
    }
}

static void an_easy_turn(void **state)
{
    const tb_pose p = pose_at(0, 750, 0, 1, 0, 1, 0); /* its centre lies at the origin */
    const tb_quad east = tb_rectangle((lin_point){ 10000, 50 }, 0, 50, 50, 100);
    const tb_quad south = tb_rectangle((lin_point){ 0, -9950 }, 0, 50, 50, 100);
    const tb_quad ahead = tb_rectangle((lin_point){ 1050, 9950 }, 0, 50, 50, 100);
    const tb_quad both[2] = { east, tb_rectangle((lin_point){ -10000, 50 }, 0, 50, 50, 100) };
    int turn;

    (void)state;
    turn = tb_least_turn(&p, &east, 1);
    /* The target's near corners lie 0.3 degrees past east, and half a front away is 5.7 more. */
    assert_in_range(turn, TB_QUARTER - 1110, TB_QUARTER - 1080);
    assert_int_equal(tb_least_turn(&p, both, 2), turn); /* clockwise on a tie */
    turn = tb_least_turn(&p, &both[1], 1);
    assert_in_range(-turn, TB_QUARTER - 1110, TB_QUARTER - 1080);
    assert_true(abs(tb_least_turn(&p, &south, 1)) > TB_CIRCLE / 2 - 1200);
    assert_int_equal(tb_least_turn(&p, &ahead, 1), 0); /* its edge is on the strip's */
    assert_int_equal(tb_least_turn(&p, &ahead, 0), 0);
}

/* ---- The same everywhere ---- */

/* Whole numbers all the way: one value for gcc and clang, at every level of optimisation. */
static void one_answer_on_every_machine(void **state)
{
    lin_rng r = 9;
    uint64_t all = 0;

    (void)state;
    for (int i = 0; i < 20000; i++) {
        const tb_pose p = any_pose(&r, 30000);
        const lin_point begin = any_point(&r, 30000), end = any_point(&r, 30000);
        const lin_point line[3] = { begin, { 40000, 1000 }, end };
        const tb_quad q = any_quad(&r, 30000);
        tb_body b, bent;
        tb_arc arc;

        tb_form(&p, &b);
        tb_form_along(&p, line, 3, &bent);
        arc = tb_arc_of(&bent);
        all = all * 31 + (uint64_t)(b.stand[b.stands - 1].p[2].x * 3 + bent.stand[0].p[3].y * 5 +
                                    bent.box.north * 7);
        all = all * 31 + (uint64_t)tb_arc_meets(&arc, &q) +
              (uint64_t)tb_body_distance(&q, &bent, NULL);
        if (i % 10 == 0)
            all = all * 31 + (uint64_t)tb_least_turn(&p, &q, 1);
    }
    assert_int_equal(all, UINT64_C(0xc05b414fbbb22101));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_faces_north),
        cmocka_unit_test(a_column_counts_from_the_front),
        cmocka_unit_test(open_order_leaves_gaps),
        cmocka_unit_test(two_ranks),
        cmocka_unit_test(corners_are_shared),
        cmocka_unit_test(a_shift_is_a_form),
        cmocka_unit_test(bodies_are_mirrored),
        cmocka_unit_test(distance_finds_the_nearest_stand),
        cmocka_unit_test(a_pivot_keeps_the_centre),
        cmocka_unit_test(stands_line_a_straight_wall),
        cmocka_unit_test(a_line_of_stands_bends_with_the_wall),
        cmocka_unit_test(past_the_end_of_the_wall_they_go_straight_on),
        cmocka_unit_test(lining_a_wall_twice_changes_nothing),
        cmocka_unit_test(bent_bodies_are_mirrored),
        cmocka_unit_test(bent_bodies_overlap_by_stands),
        cmocka_unit_test(an_arc_is_closed),
        cmocka_unit_test(an_arc_meets_any_part),
        cmocka_unit_test(stands_behind_an_arc_are_counted),
        cmocka_unit_test(strips_stand_on_the_front),
        cmocka_unit_test(the_least_turn_is_the_least),
        cmocka_unit_test(an_easy_turn),
        cmocka_unit_test(one_answer_on_every_machine),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
