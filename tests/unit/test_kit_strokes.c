/* test_kit_strokes.c -- strokes: what they run through, and that there is never one too many. */
#include "kit/strokes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static lin_stroke out[4];
static kit_strokes all;

static int empty(void **unused)
{
    (void)unused;
    memset(out, 0, sizeof out);
    all = (kit_strokes){ out, 0, 4 };
    return 0;
}

/* What has no room is drawn where nobody sees it, stroke or point. */
static void no_more_than_there_is_room_for(void **unused)
{
    (void)unused;
    all.max = 2;
    for (int i = 0; i < 5; i++)
        kit_stroke_point(kit_stroke(&all, "reach", "6\"", false), (lin_point){ i, i });
    assert_int_equal(all.n, 2);
    assert_int_equal(out[1].point[0].x, 1);
    assert_string_equal(out[0].text, "6\"");
    assert_int_equal(out[2].points, 0);
    for (int i = 0; i < 2 * LIN_STROKE; i++)
        kit_stroke_point(&out[0], (lin_point){ 0, 0 });
    assert_int_equal(out[0].points, LIN_STROKE);
}

static void shapes(void **unused)
{
    const tb_box box = { .west = 1, .south = 2, .east = 3, .north = 4 };
    const lin_point centre = { 1000, 1000 };
    lin_stroke *o = kit_stroke(&all, "sphere", "", true);

    (void)unused;
    kit_stroke_circle(o, centre, 500, 36);
    assert_int_equal(o->points, 36);
    for (int i = 0; i < 36; i++)
        assert_true(llabs(tb_gap2(o->point[i], centre) - 250000) < 1500);
    assert_int_equal(o->point[0].y, 1500); /* from the north, clockwise */
    assert_true(o->point[9].x == 1500 && o->point[27].x == 500);
    o = kit_stroke(&all, "zone", "", true);
    kit_stroke_box(o, &box);
    assert_int_equal(o->points, 4);
    assert_true(o->point[2].x == 3 && o->point[2].y == 4);
    o = kit_stroke(&all, "gap", "", false);
    kit_stroke_line(o, centre, (lin_point){ 7, 8 });
    assert_true(o->points == 2 && o->point[1].y == 8);
}

/* However many points an outline has, a stroke goes all the way round it. */
static void long_outlines(void **unused)
{
    static lin_point ring[3 * LIN_STROKE];
    const tb_outline g = { .point = ring, .points = 3 * LIN_STROKE, .closed = true };
    lin_stroke *o = kit_stroke(&all, "met", "", true);

    (void)unused;
    for (int i = 0; i < g.points; i++)
        ring[i].x = i;
    kit_stroke_outline(o, &g);
    assert_true(o->points > LIN_STROKE / 2 && o->points <= LIN_STROKE);
    assert_true(o->point[o->points - 1].x > g.points - 8);
}

/* A stand that faces north: its arc runs out north-west and north-east, and a band lies in it. */
static void arc_and_band(void **unused)
{
    const tb_pose pose = {
        .at = { 12700, 12700 }, .stands = 1, .files = 1, .wide = 1270, .deep = 635
    };
    tb_body b;
    tb_arc arc;

    (void)unused;
    tb_form(&pose, &b);
    arc = tb_arc_of(&b);
    kit_strokes_arc(&all, &arc, 0, 12700);
    assert_int_equal(all.n, 2);
    assert_true(out[0].point[1].x < out[0].point[0].x && out[0].point[1].y > out[0].point[0].y);
    assert_true(out[1].point[1].x > out[1].point[0].x && out[1].point[1].y > out[1].point[0].y);
    kit_strokes_band(&all, &arc, &b.stand[b.leader], 0, 3 * LIN_INCH, "3\" near");
    assert_int_equal(all.n, 3);
    assert_string_equal(out[2].kind, "band");
    assert_true(out[2].points > 20);
    for (int i = 0; i < out[2].points; i++)
        assert_true(tb_arc_holds(&arc, out[2].point[i]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(no_more_than_there_is_room_for, empty),
        cmocka_unit_test_setup(shapes, empty),
        cmocka_unit_test_setup(long_outlines, empty),
        cmocka_unit_test_setup(arc_and_band, empty),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
