/* test_kit_maneuver.c -- straight moves, wheels about either end, columns as snakes of stands. */
#include "kit/maneuver.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "kit_scene.h"
#include "table_scene.h"

static int empty(void **state)
{
    (void)state;
    scene_clear();
    return 0;
}

static void is_at(lin_point p, double x, double y, int32_t off)
{
    assert_in_range(p.x - IN(x) + off, 0, 2 * off);
    assert_in_range(p.y - IN(y) + off, 0, 2 * off);
}

/* ---- Straight ---- */

static void ahead_aslant_and_back(void **state)
{
    const kit_window *w = scene_window();
    tb_pose pose;

    (void)state;
    scene_put(0, 0, 30, 20, 0, 4);
    pose = scene_pose(&w->view, 0);
    assert_int_equal(kit_go_straight(w, 0, &pose, 0, IN(6)).free, IN(6));
    is_at(pose.at, 30, 26, 0);
    kit_go_straight(w, 0, &pose, TB_EIGHTH, IN(4));
    is_at(pose.at, 30 + 2.828427, 26 + 2.828427, 1);
    assert_int_equal(pose.facing, 0);
    kit_go_straight(w, 0, &pose, TB_CIRCLE / 2, IN(8.828427));
    is_at(pose.at, 30 + 2.828427, 20, 2);
}

static void straight_moves_are_cut_short(void **state)
{
    const kit_window *w = scene_window();
    tb_pose pose;
    kit_run r;

    (void)state;
    scene_put(0, 0, 30, 20, 0, 4);
    scene_put(1, 0, 30, 25, 0, 4);
    pose = scene_pose(&w->view, 0);
    r = kit_go_straight(w, 0, &pose, 0, IN(6));
    assert_int_equal(r.unit, 1);
    assert_int_equal(r.free, IN(4.5));
    is_at(pose.at, 30, 24.5, 0);
    pose = scene_pose(&w->view, 0);
    r = kit_go_straight(w, 0, &pose, TB_CIRCLE / 2, IN(30)); /* to the edge */
    assert_int_equal(r.unit, KIT_NONE);
    assert_int_equal(r.piece, KIT_NONE);
    assert_int_equal(r.free, IN(19.5));
}

/* ---- Wheels ---- */

static tb_pose any_pose(lin_rng *r)
{
    const lin_point at = point_in(r, IN(20), IN(50), IN(20), IN(30));
    const tb_angle facing = any_angle(r);
    const int stands = between(r, 1, TB_STANDS);
    const int files = between(r, 1, stands);
    const int leader = between(r, 0, stands - 1);
    const int32_t wide = 2 * between(r, 200, 1000);
    const int32_t deep = 2 * between(r, 200, 1000);
    const int32_t gap = between(r, 0, 600);

    return (tb_pose){ .at = at,
                      .facing = facing,
                      .gap = (uint16_t)gap,
                      .wide = (uint16_t)wide,
                      .deep = (uint16_t)deep,
                      .stands = (uint8_t)stands,
                      .files = (uint8_t)files,
                      .leader = (uint8_t)leader };
}

/* The corner stays where it is to the unit, whatever the formation, and it is the hull's. */
static void one_end_stands_still(void **state)
{
    lin_rng r = 7;

    (void)state;
    for (int i = 0; i < 20000; i++) {
        const tb_pose pose = any_pose(&r);
        const int turn = between(&r, -TB_QUARTER, TB_QUARTER);
        const kit_end end = between(&r, 0, 1) ? KIT_RIGHT_END : KIT_LEFT_END;
        const tb_pose there = kit_wheel(&pose, end, turn);
        const tb_quad before = tb_hull(&pose), after = tb_hull(&there);

        assert_int_equal(kit_front_corner(&pose, end).x, before.p[end].x);
        assert_int_equal(kit_front_corner(&pose, end).y, before.p[end].y);
        assert_true(tb_gap2(before.p[end], after.p[end]) <= 2);
        assert_int_equal(there.facing, (tb_angle)(pose.facing + turn));
        assert_int_equal(kit_wheel(&pose, end, 0).at.x, pose.at.x);
    }
}

static void the_outer_end_goes_an_arc(void **state)
{
    lin_rng r = 3;

    (void)state;
    /* eight inches through a quarter circle: 12.5664 inches, up to the next unit */
    assert_int_equal(kit_wheel_path(IN(8), TB_QUARTER), 15960);
    assert_int_equal(kit_wheel_path(IN(8), -TB_QUARTER), 15960);
    assert_int_equal(kit_wheel_path(IN(8), 0), 0);
    assert_int_equal(kit_wheel_path(IN(8), 1), 1);
    for (int i = 0; i < 20000; i++) {
        const int32_t frontage = between(&r, 1, IN(30));
        const int32_t far = between(&r, 0, IN(40));
        const int turn = kit_wheel_within(frontage, far);

        assert_true(kit_wheel_path(frontage, turn) <= far);
        assert_true(turn == TB_CIRCLE / 2 || kit_wheel_path(frontage, turn + 1) > far);
    }
}

static void wheels_want_room_on_the_way(void **state)
{
    const kit_window *w = scene_window();
    tb_pose pose;
    kit_turned t;

    (void)state;
    scene_put(0, 0, 30, 20, 0, 4); /* from 28.5 to 32.5 */
    scene_put(1, 0, 30, 24, 0, 1); /* in the arc of its right end about its left */
    pose = scene_pose(&w->view, 0);
    assert_int_equal(kit_wheel_free(w, 0, &pose, KIT_LEFT_END, -2 * 182, 182).turn, -2 * 182);
    t = kit_wheel_free(w, 0, &pose, KIT_LEFT_END, -TB_QUARTER, 182);
    assert_int_equal(t.unit, 1);
    assert_in_range(-t.turn, 182, TB_QUARTER - 1);
    assert_int_equal(t.turn % 182, 0);
    t = kit_wheel_free(w, 0, &pose, KIT_LEFT_END, -TB_QUARTER, TB_QUARTER); /* its end is free */
    assert_int_equal(t.unit, KIT_NONE);
    assert_int_equal(t.turn, -TB_QUARTER);
    scene_now.at[0].y = IN(46); /* its right end would come to 50 */
    pose = scene_pose(&w->view, 0);
    assert_true(kit_wheel_free(w, 0, &pose, KIT_LEFT_END, -TB_QUARTER, 182).edge);
}

/* ---- Columns ---- */

static void straight_columns_are_straight(void **state)
{
    const kit_track t = kit_track_straight((lin_point){ IN(20), IN(20) }, TB_QUARTER);
    const tb_pose pose = {
        .at = t.head, .facing = TB_QUARTER, .wide = IN(1), .deep = IN(1), .stands = 5, .files = 1
    };
    const kit_stance stance = { .how = KIT_SNAKE, .pose = pose, .track = &t };
    tb_body snake, column;

    (void)state;
    kit_form(&stance, &snake);
    tb_form(&pose, &column);
    assert_int_equal(snake.stands, 5);
    assert_true(snake.bent);
    assert_memory_equal(snake.stand, column.stand, 5 * sizeof column.stand[0]);
    assert_memory_equal(&snake.box, &column.box, sizeof column.box);
}

static void stands_follow_the_one_ahead(void **state)
{
    kit_track t = kit_track_straight((lin_point){ IN(20), IN(20) }, 0);
    tb_body b;

    (void)state;
    assert_true(kit_track_go(&t, (lin_point){ IN(20), IN(24) }, IN(6)));
    assert_int_equal(t.bends, 0); /* straight on is no bend */
    assert_int_equal(kit_track_turn(&t, (lin_point){ IN(24), IN(24) }), TB_QUARTER);
    assert_true(kit_track_go(&t, (lin_point){ IN(23), IN(24) }, IN(6)));
    assert_int_equal(t.bends, 1);
    assert_int_equal(kit_track_since_bend(&t), IN(3));
    kit_track_form(&t, 6, IN(1), IN(1), &b);
    is_at(tb_centre(&b.stand[0]), 22.5, 24, 1); /* three on the new road, */
    is_at(tb_centre(&b.stand[2]), 20.5, 24, 1);
    is_at(tb_centre(&b.stand[3]), 20, 23.5, 1); /* three still on the old */
    is_at(tb_centre(&b.stand[5]), 20, 21.5, 1);
    is_at(kit_track_point(&t, IN(20)), 20, 7, 1);
}

/* What is forgotten was of no use: a column remembers as one that forgets nothing. */
static void bends_behind_it_are_forgotten(void **state)
{
    lin_rng r = 11;

    (void)state;
    for (int n = 0; n < 2000; n++) {
        kit_track all = kit_track_straight((lin_point){ 0, 0 }, 0), short_one = all;
        tb_body one, other;

        for (int leg = 0; leg < KIT_BENDS; leg++) {
            const tb_angle way = (tb_angle)(all.facing + between(&r, -TB_QUARTER, TB_QUARTER));
            const lin_point to = tb_go(all.head, way, between(&r, IN(2), IN(4)), 0);

            assert_true(kit_track_go(&all, to, IN(100)));
            assert_true(kit_track_go(&short_one, to, IN(8)));
            assert_true(short_one.bends <= 5); /* four at most within, and one beyond */
            kit_track_form(&all, 8, IN(1), IN(1), &one);
            kit_track_form(&short_one, 8, IN(1), IN(1), &other);
            assert_memory_equal(one.stand, other.stand, 8 * sizeof one.stand[0]);
        }
    }
}

static void too_many_bends_are_refused(void **state)
{
    kit_track t = kit_track_straight((lin_point){ 0, 0 }, 0), before;
    bool went = true;

    (void)state;
    for (int i = 0; went; i++) {
        const lin_point to = { t.head.x + (i % 2 ? IN(0.1) : 0), t.head.y + (i % 2 ? 0 : IN(0.1)) };

        assert_true(i < 20);
        before = t;
        went = kit_track_go(&t, to, IN(8));
    }
    assert_memory_equal(&t, &before, sizeof t);
}

/* About: the same ground, the last stand first; about again, as before. */
static void tails_become_heads(void **state)
{
    kit_track t = kit_track_straight((lin_point){ IN(20), IN(20) }, 0), back;

    (void)state;
    kit_track_go(&t, (lin_point){ IN(23), IN(20) }, IN(8));
    kit_track_go(&t, (lin_point){ IN(23), IN(22) }, IN(8));
    back = kit_track_reversed(&t, IN(8));
    assert_int_equal(back.facing, TB_CIRCLE / 2);
    for (int i = 0; i <= 8; i++) {
        const lin_point p = kit_track_point(&t, IN(i)), q = kit_track_point(&back, IN(8 - i));

        assert_true(tb_gap2(p, q) <= 2);
    }
    back = kit_track_reversed(&back, IN(8));
    assert_true(tb_gap2(back.head, t.head) <= 2);
    assert_int_equal(back.facing, t.facing);
    back = kit_track_reversed(&t, IN(1)); /* short of any bend */
    assert_int_equal(back.bends, 0);
    assert_int_equal(back.facing, TB_CIRCLE / 2);
    kit_track_shift(&back, (lin_point){ IN(1), 0 });
    is_at(kit_track_point(&back, IN(1)), 24, 22, 1);
}

static void roads_are_followed(void **state)
{
    static const lin_point road[] = { { IN(10), IN(10) }, { IN(20), IN(10) }, { IN(20), IN(20) } };
    const tb_outline line = tb_outline_of(road, 3, false);
    lin_point path[8];

    (void)state;
    assert_int_equal(kit_line_path(&line, (lin_point){ IN(15), IN(11) }, false, IN(8), path, 8), 3);
    is_at(path[0], 15, 10, 0); /* upon it, */
    is_at(path[1], 20, 10, 0); /* to the bend, */
    is_at(path[2], 20, 13, 0); /* and on */
    assert_int_equal(kit_line_path(&line, (lin_point){ IN(15), IN(11) }, true, IN(8), path, 8), 2);
    is_at(path[1], 10, 10, 0); /* where it ends */
    assert_int_equal(kit_line_path(&line, (lin_point){ IN(15), IN(11) }, false, IN(8), path, 1), 1);
}

static void columns_stop_where_their_head_does(void **state)
{
    const kit_window *w = scene_window();
    kit_track t;
    bool bent;
    kit_run r;

    (void)state;
    scene_put(0, 0, 20, 20, 0, 1);
    scene_put(1, 0, 30, 20, 0, 1);
    t = kit_track_straight((lin_point){ IN(20), IN(20) }, 0);
    r = kit_column_go(w, 0, &t, (lin_point){ IN(40), IN(20) }, IN(1), IN(1), IN(6), &bent);
    assert_true(bent);
    assert_int_equal(r.unit, 1);
    assert_in_range(r.free, IN(9.5) - 2, IN(9.5));
    is_at(t.head, 29.5, 20, 2);
    assert_int_equal(t.bends, 1);
    r = kit_column_go(w, 0, &t, (lin_point){ IN(29.5), IN(60) }, IN(1), IN(1), IN(6), &bent);
    assert_int_equal(r.unit, KIT_NONE); /* the table's edge */
    assert_in_range(t.head.y, IN(48) - 2, IN(48));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(ahead_aslant_and_back, empty),
        cmocka_unit_test_setup(straight_moves_are_cut_short, empty),
        cmocka_unit_test(one_end_stands_still),
        cmocka_unit_test(the_outer_end_goes_an_arc),
        cmocka_unit_test_setup(wheels_want_room_on_the_way, empty),
        cmocka_unit_test(straight_columns_are_straight),
        cmocka_unit_test(stands_follow_the_one_ahead),
        cmocka_unit_test(bends_behind_it_are_forgotten),
        cmocka_unit_test(too_many_bends_are_refused),
        cmocka_unit_test(tails_become_heads),
        cmocka_unit_test(roads_are_followed),
        cmocka_unit_test_setup(columns_stop_where_their_head_does, empty),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
