/* test_kit_sight.c -- sight in the kit: lines from eyes to stands. */
#include "kit/sight.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "kit_scene.h"

static int empty(void **state)
{
    (void)state;
    scene_clear();
    return 0;
}

/* ---- Sampled eyes and points ---- */

static int role(const kit_sighting *k, int piece)
{
    const kit_piece *p = &kit_eyes_of(k)->window->ground->piece[piece];

    switch (p->kind) {
    case KIT_OBSTACLE:
        return KIT_COVERS;
    case KIT_BUILDING:
        return KIT_BLOCKS_AS_LINE;
    case KIT_HILL:
        return KIT_BLOCKS_AS_HILL;
    default:
        return p->flags & LIN_OBSCURES ? KIT_BLOCKS_AS_AREA : 0;
    }
}

static int height(const kit_piece *p)
{
    return p->kind == KIT_OBSTACLE ? 1 : 3;
}

static bool hides(const kit_sighting *k, int u)
{
    return u != kit_eyes_of(k)->own;
}

static const kit_sight_policy policy = {
    .near = IN(6), .into = IN(2), .shadow = IN(3), .role = role, .height = height, .hides = hides
};

/* Unit 0 looks at unit 1 from the middle of its front; `ghost` hides nobody. */
static kit_seen look_past(int ghost)
{
    const kit_window *w = scene_window();
    const tb_body *mine = kit_body(w, 0), *his = kit_body(w, 1);
    const tb_quad *leader = &mine->stand[mine->leader];
    const kit_eyes eyes = { .window = w,
                            .policy = &policy,
                            .from = 0,
                            .to = 1,
                            .target = his,
                            .eyes = 1,
                            .eye = { scene_now.at[0] },
                            .centre = tb_centre(leader),
                            .arc = tb_arc_of(mine),
                            .distance = tb_body_distance(leader, his, NULL),
                            .over = KIT_NONE,
                            .own = ghost };
    kit_seen seen;

    kit_see(&eyes, &seen);
    return seen;
}

static kit_seen look(void)
{
    return look_past(KIT_NONE);
}

static void two_who_face(void)
{
    scene_put(0, 0, 30, 10, 0, 1);
    scene_put(1, 1, 30, 30, 180, 4);
}

static void open_ground_hides_nothing(void **state)
{
    (void)state;
    two_who_face();
    assert_int_equal(look().visible, 4);
    assert_int_equal(look().clear, 4);
    assert_true(look().leader_clear);
    scene_now.facing[0] = TB_CIRCLE / 2; /* behind one's back */
    assert_int_equal(look().visible, 0);
    assert_int_equal(look().blocker, KIT_NONE);
}

static void units_hide_others(void **state)
{
    (void)state;
    two_who_face();
    scene_put(2, 0, 30, 20, 0, 8);
    assert_int_equal(look().visible, 0);
    assert_int_equal(look().blocker, 2);
    assert_false(look().blocked_by_piece);
    assert_int_equal(look_past(2).visible, 4); /* unless the book lets them not */
    scene_now.at[2].x += IN(3.5);              /* half of it can be seen past his left */
    assert_in_range(look().visible, 1, 3);
}

/* Between two units that do not touch a line passes; where they touch, none. */
static void seams_hide_too(void **state)
{
    (void)state;
    two_who_face();
    scene_put(2, 0, 25.5, 20, 0, 8); /* its stands lie from 22 to 30 */
    scene_put(3, 0, 33.5, 20, 0, 8); /* and on from there */
    assert_int_equal(look().visible, 0);
    scene_now.at[3].x += IN(0.5);
    assert_true(look().visible > 0);
}

static void woods_hide_what_is_beyond(void **state)
{
    static const double wood[][2] = { { 20, 18 }, { 40, 18 }, { 40, 22 }, { 20, 22 } };

    (void)state;
    scene_piece("woods", true, 4, wood);
    two_who_face();
    assert_int_equal(look().visible, 0);
    assert_true(look().blocked_by_piece);
    assert_int_equal(look().blocker, 0);
}

static void walls_cover_and_houses_hide(void **state)
{
    static const double wall[][2] = { { 20, 28 }, { 40, 28 } };
    static const double house[][2] = { { 25, 20 }, { 35, 20 }, { 35, 22 }, { 25, 22 } };

    (void)state;
    scene_piece("wall", false, 2, wall);
    two_who_face();
    assert_int_equal(look().visible, 4);
    assert_int_equal(look().clear, 0);
    scene_piece("house", true, 4, house);
    assert_int_equal(look().visible, 0);
    assert_int_equal(look().blocker, 1);
}

/* A hill hides from the plain; who stands on one looks over what is not near the lower of the two.
 */
static void hills_hide_and_look_over(void **state)
{
    static const double hill[][2] = { { 20, 18 }, { 40, 18 }, { 40, 22 }, { 20, 22 } };

    (void)state;
    scene_piece("hill", true, 4, hill);
    two_who_face();
    assert_int_equal(look().visible, 0);
    scene_now.at[0].y = IN(20); /* upon it */
    assert_int_equal(look().visible, 4);
    scene_put(2, 0, 30, 24, 0, 8); /* well away from the lower one */
    assert_int_equal(look().visible, 4);
    scene_now.at[2].y = IN(28); /* near to it */
    assert_int_equal(look().visible, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(open_ground_hides_nothing, empty),
        cmocka_unit_test_setup(units_hide_others, empty),
        cmocka_unit_test_setup(seams_hide_too, empty),
        cmocka_unit_test_setup(woods_hide_what_is_beyond, empty),
        cmocka_unit_test_setup(walls_cover_and_houses_hide, empty),
        cmocka_unit_test_setup(hills_hide_and_look_over, empty),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
