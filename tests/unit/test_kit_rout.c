/* test_kit_rout.c -- straight moves of a set's own: who is met first, who lies under a unit, whom
 * it passed over, how far on it is clear; and which edge is the nearest. */
#include "kit/edges.h"
#include "kit/rout.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "kit_scene.h"

static const kit_memory *all;

static int column_of_four(void **state)
{
    (void)state;
    scene_clear();
    scene_put(0, 0, 20, 10, 0, 4); /* the mover */
    scene_put(1, 0, 20, 16, 0, 4);
    scene_put(2, 1, 20, 20, 0, 4);
    scene_put(3, 1, 24, 20, 0, 4); /* beside it: both are met at once */
    all = kit_refresh(scene_window());
    return 0;
}

static void the_first_of_a_set(void **state)
{
    const tb_quad *hull = &all->body[0].hull;
    const lin_point by = kit_way_of(0, IN(20));
    kit_run r = { kit_length(by), KIT_NONE, KIT_NONE };
    tb_set met;

    (void)state;
    kit_meets_first(all, &scene_bodies[1], hull, by, &r); /* friends are left aside */
    assert_int_equal(r.unit, 2);
    assert_int_equal(r.free, IN(9.5));
    met = kit_met_by(all, &scene_bodies[1], hull, by, r.free);
    assert_true(kit_set_count(&met) >= 1 && kit_set_has(&met, 2) && !kit_set_has(&met, 1));
    kit_meets_first(all, &scene_bodies[0], hull, by, &r);
    assert_true(r.unit == 1 && r.free == IN(5.5));
    r = (kit_run){ IN(3), KIT_NONE, 7 };
    kit_meets_first(all, &scene_bodies[1], hull, by, &r);
    assert_true(r.free == IN(3) && r.piece == 7); /* something else stopped it sooner */
    met = kit_met_by(all, &scene_bodies[1], hull, by, IN(9));
    assert_true(kit_set_is_empty(&met));
}

static void met_at_once(void **state)
{
    const lin_point by = kit_way_of(0, IN(20));
    tb_set met;

    (void)state;
    scene_now.at[0] = (lin_point){ IN(22), IN(10) };
    all = kit_refresh(scene_window());
    met = kit_met_by(all, &scene_bodies[1], &all->body[0].hull, by, IN(9.5));
    assert_true(kit_set_has(&met, 2) && kit_set_has(&met, 3));
}

static void under_and_off(void **state)
{
    const kit_window *w = scene_window();
    tb_pose pose;
    tb_set under;
    int32_t far;

    (void)state;
    scene_now.at[0] = (lin_point){ IN(20), IN(15.8) };
    all = kit_refresh(w);
    under = kit_under(all, &scene_bodies[0], 0, &all->body[0]);
    assert_true(kit_set_has(&under, 1) && kit_set_count(&under) == 1);
    under = kit_under(all, &scene_bodies[1], 0, &all->body[0]);
    assert_true(kit_set_is_empty(&under));
    far = kit_off_others(all, &scene_bodies[0], 0, &all->body[0], 0);
    assert_in_range(far, IN(0.7) - 4, IN(0.7) + 4);
    pose = scene_pose(&w->view, 0);
    assert_int_equal(kit_until_clear(all, &scene_bodies[0], 0, &pose, 0, 0, IN(24)), far);
    assert_int_equal(kit_off_others(all, &scene_bodies[1], 0, &all->body[0], 0), 0);
    assert_int_equal(kit_until_clear(all, &scene_bodies[1], 0, &pose, 0, IN(2), IN(24)), IN(2));
}

/* One behind the other: off the first it lies on the next. */
static void through_a_file_of_friends(void **state)
{
    const kit_window *w = scene_window();
    tb_pose pose;
    int32_t far;

    (void)state;
    for (int u = 1; u < 6; u++)
        scene_put(u, 0, 20, 10 + 0.9 * u, 0, 4);
    all = kit_refresh(w);
    pose = scene_pose(&w->view, 0);
    far = kit_until_clear(all, &scene_bodies[0], 0, &pose, 0, IN(0.9), IN(24));
    assert_in_range(far, IN(5) - 4, IN(5) + 12); /* its rear is beyond the last one's front */
    assert_true(kit_until_clear(all, &scene_bodies[0], 0, &pose, 0, IN(0.9), IN(3)) > IN(3));
    assert_int_equal(kit_back_until_clear(all, &scene_bodies[0], 0, &pose, 0, far), far);
    far = kit_back_until_clear(all, &scene_bodies[0], 0, &pose, 0, IN(4));
    assert_in_range(far, IN(0.3), IN(0.4) + 4); /* it lies behind the first of them */
    scene_now.on[1] = scene_now.on[2] = 0;
    all = kit_refresh(w);
    assert_in_range(kit_back_until_clear(all, &scene_bodies[0], 0, &pose, 0, IN(4)), IN(2.1),
                    IN(2.2) + 4);
}

static void passed_over(void **state)
{
    const tb_quad from = all->body[0].hull, to = kit_moved(&from, kit_way_of(0, IN(8)));
    tb_set passed = kit_passed_over(all, &scene_bodies[0], 0, &from, &to);

    (void)state;
    assert_true(kit_set_has(&passed, 1) && kit_set_count(&passed) == 1);
    passed = kit_passed_over(all, &scene_bodies[1], 0, &from, &to);
    assert_true(kit_set_is_empty(&passed));
}

static void nearest_edge(void **state)
{
    static const uint8_t edges[] = { KIT_EAST, KIT_SOUTH, KIT_WEST };
    const kit_size t = { IN(72), IN(48) };

    (void)state;
    assert_int_equal(kit_edge_nearest(t, edges, 3, (lin_point){ IN(70), IN(40) }), KIT_EAST);
    assert_int_equal(kit_edge_nearest(t, edges, 3, (lin_point){ IN(5), IN(40) }), KIT_WEST);
    assert_int_equal(kit_edge_nearest(t, edges, 3, (lin_point){ IN(36), IN(47) }), KIT_EAST);
    assert_int_equal(kit_edge_nearest(t, edges, 3, (lin_point){ IN(36), IN(30) }), KIT_SOUTH);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_first_of_a_set, column_of_four),
        cmocka_unit_test_setup(met_at_once, column_of_four),
        cmocka_unit_test_setup(under_and_off, column_of_four),
        cmocka_unit_test_setup(through_a_file_of_friends, column_of_four),
        cmocka_unit_test_setup(passed_over, column_of_four),
        cmocka_unit_test(nearest_edge),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
