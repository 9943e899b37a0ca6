/* test_kit_ghost.c -- what a hand that carries a unit is shown: its body, what it meets, why it
 * stops, the distances that count. */
#include "kit/ghost.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "kit_scene.h"

#define AT(x, y) ((lin_point){ IN(x), IN(y) })

static lin_battle battle;
static const lin_rules book = { .name = "Test" };
static const lin_field field = { .rules = &book, .battle = &battle };
static lin_view view = { &field, &scene_now, &scene_beside };
static lin_ghost out;
static kit_ghost ghost;

/* Unit 0 faces north at 20 10, a friend before it and an enemy beyond; the hand points north. */
static int carried(void **state)
{
    (void)state;
    scene_clear();
    scene_put(0, 0, 20, 10, 0, 4);
    scene_put(1, 0, 20, 14, 0, 4);
    scene_put(2, 1, 20, 30, 180, 4);
    strcpy(battle.unit[0].id, "R1");
    strcpy(battle.unit[2].id, "B1");
    out = (lin_ghost){ .by_unit = -1, .by_piece = -1 };
    ghost = kit_ghost_of(&view, &view, &out);
    ghost.wish = (kit_wish){ .unit = 0, .to = AT(20, 20) };
    return 0;
}

static void how_it_would_stand(void **state)
{
    tb_pose pose = scene_pose(&view, 0);

    (void)state;
    pose.at = ghost.wish.to;
    kit_ghost_form(&ghost, &pose);
    assert_int_equal(ghost.body.at.y, IN(20));
    assert_int_equal(out.foot.at.y, IN(20));
    kit_ghost_form_disc(&ghost, IN(0.5));
    assert_int_equal(out.foot.at.x, IN(20));
}

/* Over two edges at a corner: a stroke for each. */
static void over_the_edge(void **state)
{
    tb_pose pose = scene_pose(&view, 0);

    (void)state;
    kit_ghost_form(&ghost, &pose);
    kit_ghost_meets_edge(&ghost, scene_ground.size);
    assert_int_equal(ghost.all.n, 0);
    pose.at = AT(71, 48.2);
    kit_ghost_form(&ghost, &pose);
    kit_ghost_meets_edge(&ghost, scene_ground.size);
    assert_int_equal(ghost.all.n, 2);
    assert_string_equal(out.stroke[0].kind, "met");
    assert_int_equal(out.stroke[0].point[0].y, IN(48));
    assert_int_equal(out.stroke[1].point[0].x, IN(72));
}

static void whom_it_meets(void **state)
{
    (void)state;
    assert_false(kit_ghost_is_met(&ghost, scene_window(), kit_way_of(0, IN(10))));
    scene_now.at[0].y = IN(13.5); /* right behind the friend */
    assert_true(kit_ghost_is_met(&ghost, scene_window(), kit_way_of(0, IN(10))));
    assert_true(out.by_unit == 1 && out.by_piece == -1);
    kit_ghost_meets(&ghost, KIT_NONE, 3);
    assert_true(out.by_unit == 1 && out.by_piece == 3);
}

static void why_it_stops(void **state)
{
    (void)state;
    assert_true(kit_ghost_is_there(&ghost, AT(20, 19.8)));
    assert_false(kit_ghost_is_there(&ghost, AT(20, 19.6)));
    kit_ghost_stops(&ghost, "T-1", "there is no room.");
    assert_true(out.stops);
    assert_string_equal(out.text, "there is no room.");
    kit_ghost_goes(&ghost, AT(20, 10), AT(20, 13.5));
    kit_ghost_stops(&ghost, "T-2", "A2 is in its way.");
    assert_string_equal(out.text, "R1 stops after 3.5 of 10.0 inches: A2 is in its way.");
    assert_string_equal(out.rule, "T-2");
    assert_int_equal(out.at.y, IN(13.5));
}

static void gaps(void **state)
{
    const kit_memory *m = kit_refresh(scene_window());

    (void)state;
    kit_ghost_gap(&ghost, AT(0, 0), AT(3, 4), 0, "the edge");
    kit_ghost_gap(&ghost, AT(0, 0), AT(3, 4), IN(12), "HOWE");
    assert_string_equal(out.stroke[0].text, "5.0\" from the edge");
    assert_string_equal(out.stroke[1].text, "5.0\" of 12\" from HOWE");
    kit_ghost_gap_to_nearest(&ghost, m, &scene_bodies[1], NULL, AT(20, 20));
    assert_string_equal(out.stroke[2].text, "10.0\" from B1");
    kit_ghost_gap_to_nearest(&ghost, m, &scene_bodies[1], &m->body[1], AT(20, 14));
    assert_string_equal(out.stroke[3].text, "16.0\" from B1");
    scene_now.on[2] = 0;
    kit_ghost_gap_to_nearest(&ghost, kit_refresh(scene_window()), &scene_bodies[1], NULL,
                             AT(20, 20));
    assert_int_equal(ghost.all.n, 4);
}

static void rules(void **state)
{
    (void)state;
    assert_true(kit_rule_is("PK-1", "PK-10 PK-1"));
    assert_true(kit_rule_is("PK-10", "PK-10 PK-11"));
    assert_false(kit_rule_is("PK-1", "PK-10 PK-11"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(how_it_would_stand, carried),
        cmocka_unit_test_setup(over_the_edge, carried),
        cmocka_unit_test_setup(whom_it_meets, carried),
        cmocka_unit_test_setup(why_it_stops, carried),
        cmocka_unit_test_setup(gaps, carried),
        cmocka_unit_test(rules),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
