/* test_kit_discs.c -- discs: where one may be, how it makes way, rides and is carried along. */
#include "kit/discs.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "kit_scene.h"

#define AT(x, y) ((lin_point){ IN(x), IN(y) })

static int empty(void **state)
{
    (void)state;
    scene_clear();
    return 0;
}

static kit_disc disc(void)
{
    return (kit_disc){ &scene_ground, kit_refresh(scene_window()), &scene_bodies[1], IN(0.5) };
}

static void where_it_may_be(void **state)
{
    static const double pond[][2] = { { 40, 10 }, { 50, 10 }, { 50, 20 }, { 40, 20 } };
    kit_disc d;
    int unit = -1;

    (void)state;
    scene_piece("pond", true, 4, pond);
    scene_put(0, 0, 20, 10, 0, 4);
    scene_put(1, 1, 20, 20, 0, 4);
    d = disc();
    assert_int_equal(kit_disc_at(&d, AT(20, 12), &unit), KIT_DISC_FINE);
    assert_int_equal(unit, KIT_NONE);
    assert_int_equal(kit_disc_at(&d, AT(20, 10.5), NULL), KIT_DISC_FINE); /* a friend is touched */
    assert_int_equal(kit_disc_at(&d, AT(20, 10.3), &unit), KIT_DISC_LIES_ON);
    assert_int_equal(unit, 0);
    assert_int_equal(kit_disc_at(&d, AT(20, 20.5), &unit), KIT_DISC_TOUCHES);
    assert_int_equal(unit, 1);
    assert_int_equal(kit_disc_at(&d, AT(45, 15), &unit), KIT_DISC_BARRED);
    assert_true(kit_disc_may(&d, AT(39, 15)));
    assert_false(kit_disc_may(&d, AT(39, 49)));
    assert_false(kit_disc_may(&d, AT(20, 20)));
}

static void makes_way(void **state)
{
    kit_disc d;
    lin_point to;

    (void)state;
    scene_put(0, 0, 20, 10, 0, 4);
    d = disc();
    assert_true(kit_disc_pushed(&d, 0, AT(20, 9.9), &to));
    assert_true(kit_disc_may(&d, to));
    assert_in_range(to.y, IN(10.4), IN(10.6)); /* to the front, which is nearest */
    assert_false(kit_disc_pushed(&d, 0, AT(30, 10), &to));
}

/* He rides past his own, and up to where he would touch an enemy. */
static void rides(void **state)
{
    kit_run r;

    (void)state;
    scene_put(0, 0, 20, 10, 0, 4);
    scene_put(1, 1, 20, 20, 180, 4);
    r = kit_disc_sweep(scene_window(), 1, AT(20, 5), (lin_point){ 0, IN(20) }, IN(0.5));
    assert_int_equal(r.unit, 1);
    assert_in_range(r.free, IN(14.4), IN(14.5));
    r = kit_disc_sweep(scene_window(), 1, AT(20, 5), (lin_point){ 0, IN(10) }, IN(0.5));
    assert_int_equal(r.unit, KIT_NONE);
    assert_int_equal(r.free, IN(10));
    r = kit_disc_sweep(scene_window(), 1, AT(30, 5), (lin_point){ 0, IN(30) }, IN(0.5));
    assert_int_equal(r.unit, KIT_NONE);
}

/* Where he stands in the frame of the unit he keeps, to a unit of rounding. */
static void is_carried(void **state)
{
    tb_pose from = { .at = AT(20, 10), .facing = 0 }, to = { .at = AT(40, 30) };
    lin_point at;

    (void)state;
    to.facing = TB_QUARTER; /* east: two behind it is west, one to its right is south */
    at = kit_carried(AT(21, 8), &from, &to);
    assert_true(abs(at.x - IN(38)) <= 1 && abs(at.y - IN(29)) <= 1);
    for (int turn = 0; turn < TB_CIRCLE; turn += 977) {
        lin_point back;

        to.facing = (tb_angle)turn;
        at = kit_carried(AT(21, 8), &from, &to);
        back = kit_carried(at, &to, &from);
        assert_true(abs(back.x - IN(21)) <= 2 && abs(back.y - IN(8)) <= 2);
    }
}

static void nearest_of_some(void **state)
{
    const kit_memory *m;
    lin_point there;

    (void)state;
    scene_put(0, 0, 20, 10, 0, 4);
    scene_put(1, 0, 20, 30, 0, 4);
    scene_put(2, 1, 20, 20, 0, 4);
    m = kit_refresh(scene_window());
    assert_int_equal(kit_nearest_body(m, &scene_bodies[0], AT(20, 19), &there), 0);
    assert_int_equal(there.y, IN(10)); /* its front */
    assert_int_equal(kit_nearest_body(m, &scene_bodies[0], AT(20, 22), NULL), 1);
    scene_now.on[0] = scene_now.on[1] = 0;
    m = kit_refresh(scene_window());
    assert_int_equal(kit_nearest_body(m, &scene_bodies[0], AT(20, 19), NULL), KIT_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(where_it_may_be, empty), cmocka_unit_test_setup(makes_way, empty),
        cmocka_unit_test_setup(rides, empty),           cmocka_unit_test(is_carried),
        cmocka_unit_test_setup(nearest_of_some, empty),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
