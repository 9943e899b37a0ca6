/* test_kit_packed.c -- bodies by the middle of their front, tracks in few bytes, and strips along
 * lines: what books share whose units have many stands. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "kit/ray.h"
#include "kit/track.h"
#include "kit/maneuver.h"

static lin_point middle(const tb_quad *q)
{
    return (lin_point){ (q->p[0].x + q->p[1].x) / 2, (q->p[0].y + q->p[1].y) / 2 };
}

/* Two files: the place lies between them; five stands: the last stands in the middle. */
static void test_middle_of_front(void **state)
{
    const tb_pose pose = { .at = { 20000, 30000 },
                           .facing = 0,
                           .wide = 1270,
                           .deep = 952,
                           .stands = 5,
                           .leader = TB_MIDDLE,
                           .files = 2 };
    tb_body b;

    (void)state;
    tb_form(&pose, &b);
    assert_int_equal(middle(&b.stand[0]).x, 20000 - 635);
    assert_int_equal(middle(&b.stand[1]).x, 20000 + 635);
    assert_int_equal(middle(&b.stand[0]).y, 30000);
    assert_int_equal(middle(&b.stand[4]).x, 20000);
    assert_int_equal(middle(&b.stand[4]).y, 30000 - 2 * 952);
    assert_int_equal(b.half_left, 1270);
    assert_int_equal(b.half_right, 1270);
    assert_false(b.solid);
    assert_int_equal(b.box.south, 30000 - 3 * 952);
    assert_int_equal(kit_frontage(&pose), 2 * 1270);
    assert_int_equal(kit_front_corner(&pose, KIT_LEFT_END).x, 20000 - 1270);
    assert_int_equal(kit_front_corner(&pose, KIT_RIGHT_END).x, 20000 + 1270);
}

/* A wheel about an end leaves that corner where it is. */
static void test_wheel_of_middle(void **state)
{
    const tb_pose pose = { .at = { 40000, 40000 },
                           .wide = 1270,
                           .gap = 1270,
                           .deep = 952,
                           .stands = 4,
                           .leader = TB_MIDDLE,
                           .files = 4 };
    const tb_pose turned = kit_wheel(&pose, KIT_RIGHT_END, TB_QUARTER);
    const lin_point before = kit_front_corner(&pose, KIT_RIGHT_END),
                    after = kit_front_corner(&turned, KIT_RIGHT_END);

    (void)state;
    assert_int_equal(kit_frontage(&pose), 7 * 1270);
    assert_in_range(after.x - before.x + 2, 0, 4);
    assert_in_range(after.y - before.y + 2, 0, 4);
}

/* Packed and unpacked it is the same, as far as the column lies upon it. */
static void test_packed(void **state)
{
    kit_track t = kit_track_straight((lin_point){ 30000, 30000 }, 0), back;
    kit_packed_track packed;
    const int32_t length = 14 * 952;

    (void)state;
    assert_true(kit_track_go(&t, (lin_point){ 30000, 36000 }, length));
    assert_true(kit_track_go(&t, (lin_point){ 34000, 38000 }, length));
    assert_true(kit_track_go(&t, (lin_point){ 39000, 38000 }, length));
    assert_true(kit_track_pack(&t, length, &packed));
    back = kit_track_unpack(&packed, t.head, t.facing);
    for (int32_t d = 0; d <= length; d += 500) {
        const lin_point a = kit_track_point(&t, d), b = kit_track_point(&back, d);

        assert_in_range(a.x - b.x + 3, 0, 6);
        assert_in_range(a.y - b.y + 3, 0, 6);
    }
    assert_true(kit_track_pack(&t, 1000, &packed)); /* a short one lies on none of its bends */
    assert_int_equal(packed.bends, 0);
}

static void test_along_line(void **state)
{
    static const lin_point road[] = { { 0, 20000 }, { 30000, 20000 }, { 40000, 30000 } };
    const tb_outline line = tb_outline_of(road, 3, false);
    kit_track t;

    (void)state;
    assert_true(kit_track_along(&line, 635, (lin_point){ 33000, 23000 }, TB_EIGHTH, 8000, &t));
    assert_int_equal(t.bends, 1);
    assert_int_equal(t.bend[0].x, 30000);
    assert_int_equal(t.tail, TB_QUARTER);
    assert_false(kit_track_along(&line, 635, (lin_point){ 33000, 29000 }, TB_EIGHTH, 8000, &t));
    assert_int_equal(t.bends, 0);
}

/* Across a road an inch wide: in after 9365 units, out an inch later. */
static void test_strip(void **state)
{
    static const lin_point road[] = { { 0, 20000 }, { 60000, 20000 } };
    const tb_outline line = tb_outline_of(road, 2, false);
    int32_t at[4];

    (void)state;
    assert_int_equal(
        kit_strip_cuts(&line, 635, (lin_point){ 5000, 10000 }, (lin_point){ 5000, 30000 }, at, 4),
        2);
    assert_int_equal(at[0], 9365);
    assert_int_equal(at[1], 10635);
    assert_int_equal(
        kit_strip_cuts(&line, 635, (lin_point){ 5000, 10000 }, (lin_point){ 5000, 19000 }, at, 4),
        0);
    assert_true(kit_is_near_line(&line, (lin_point){ 700, 20635 }, 635));
    assert_false(kit_is_near_line(&line, (lin_point){ 700, 20636 }, 635));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_middle_of_front), cmocka_unit_test(test_wheel_of_middle),
        cmocka_unit_test(test_packed),          cmocka_unit_test(test_along_line),
        cmocka_unit_test(test_strip),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
