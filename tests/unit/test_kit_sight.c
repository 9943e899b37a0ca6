/* test_kit_sight.c -- sight in the kit: lines from eyes to stands; rays that use up what they run
 * over; from flag to flag. */
#include "kit/ray.h"
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
    const kit_piece *p = &kit_eyes_of(k)->window->scenery->piece[piece];

    switch (p->kind) {
    case KIT_OBSTACLE:
        return KIT_COVERS;
    case KIT_BUILDING:
        return KIT_BLOCKS_AS_LINE;
    case KIT_HILL:
        return KIT_BLOCKS_AS_HILL;
    default:
        return p->flags & KIT_OBSCURES ? KIT_BLOCKS_AS_AREA : 0;
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

/* ---- One ray, with a budget by kind of ground ---- */

/* Woods a quarter for each inch, orchards a tenth, at most one in all; roads open what they run
 * through; stands count a touch smaller. */
static int32_t price_by_kind(const kit_ray *r, int piece)
{
    const kit_piece *p = &r->window->scenery->piece[piece];

    return p->flags & KIT_OBSCURES ? 5 : p->flags & KIT_WOODED ? 2 : KIT_NO_GROUND;
}

static int32_t opened_by_roads(const kit_ray *r, int piece)
{
    return r->window->scenery->piece[piece].kind == KIT_ROAD ? IN(0.5) : 0;
}

static const kit_ray_policy by_kind = { .price = price_by_kind,
                                        .most = 20 * IN(1),
                                        .opens = opened_by_roads,
                                        .most_open = IN(0.5),
                                        .slimmer = TB_TOUCH };

static kit_ray_end ray(const kit_ray_policy *p, double x1, double y1, double x2, double y2)
{
    const kit_ray r = { .window = scene_window(),
                        .policy = p,
                        .a = { IN(x1), IN(y1) },
                        .b = { IN(x2), IN(y2) },
                        .from = 0,
                        .to = 1 };

    return kit_ray_look(&r);
}

static void wood(double west, double south, double east, double north)
{
    const double p[][2] = { { west, south }, { east, south }, { east, north }, { west, north } };

    scene_piece("woods", true, 4, p);
}

static void orchard(double west, double south, double east, double north)
{
    const double p[][2] = { { west, south }, { east, south }, { east, north }, { west, north } };

    scene_piece("orchard", true, 4, p);
}

static void inches_are_used_up_by_kind(void **state)
{
    kit_ray_end end;

    (void)state;
    wood(10, 10, 12, 20);
    orchard(14, 10, 19, 20);
    end = ray(&by_kind, 5, 15, 30, 15); /* two quarters and five tenths: just one */
    assert_true(end.open);
    assert_int_equal(end.used, 20 * IN(1));
    wood(22, 10, 23, 20); /* one inch more */
    end = ray(&by_kind, 5, 15, 30, 15);
    assert_false(end.open);
    assert_int_equal(end.piece, 2);
    assert_true(ray(&by_kind, 5, 15, 21, 15).open); /* short of it */
}

/* Of pieces that lie on each other the later counts. */
static void ground_is_counted_once(void **state)
{
    (void)state;
    wood(10, 10, 20, 20);
    assert_int_equal(ray(&by_kind, 5, 15, 13, 15).used, 5 * IN(3));
    orchard(10, 10, 20, 20);
    assert_int_equal(ray(&by_kind, 5, 15, 13, 15).used, 2 * IN(3));
}

static void roads_open_what_they_run_through(void **state)
{
    static const double road[][2] = { { 5, 15 }, { 15, 15 }, { 25, 20 } };
    kit_ray_end end;

    (void)state;
    wood(10, 10, 20, 25);
    assert_false(ray(&by_kind, 5, 15.2, 20, 15.2).open);
    scene_piece("road", false, 3, road);
    end = ray(&by_kind, 5, 15.2, 15, 15.2); /* along it, within half an inch */
    assert_true(end.open);
    assert_int_equal(end.used, 0);
    end = ray(&by_kind, 12, 13, 12, 17); /* across it: an inch of four is free */
    assert_true(end.open);
    assert_in_range(end.used, 5 * IN(3) - 20, 5 * IN(3) + 20);
}

static void stands_may_be_grazed(void **state)
{
    (void)state;
    scene_put(2, 0, 30, 20, 0, 2);                               /* from 29.5 to 31.5 */
    assert_int_equal(ray(&by_kind, 30.5, 10, 30.5, 30).unit, 2); /* along the seam of its stands */
    assert_true(ray(&by_kind, 29.5, 10, 29.5, 30).open);
    assert_true(ray(&by_kind, 29.51, 10, 29.51, 30).open); /* within the touch */
    assert_false(ray(&by_kind, 29.53, 10, 29.53, 30).open);
    scene_put(1, 1, 30, 20, 0, 2); /* one of the two hides nobody */
    scene_now.on[2] = 0;
    assert_true(ray(&by_kind, 30.5, 10, 30.5, 30).open);
}

/* What a march pays by the inch: woods, then an orchard that lies on their far end. */
static void stretches_of_ground(void **state)
{
    kit_stretch s[8];
    kit_ray r;

    (void)state;
    wood(10, 10, 20, 20);
    orchard(18, 10, 25, 20);
    r = (kit_ray){ .window = scene_window(),
                   .policy = &by_kind,
                   .a = { IN(5), IN(15) },
                   .b = { IN(30), IN(15) } };
    assert_int_equal(kit_ray_stretches(&r, s, 8), 4);
    assert_int_equal(s[0].piece, KIT_NONE);
    assert_int_equal(s[0].to, IN(5));
    assert_int_equal(s[1].piece, 0);
    assert_int_equal(s[1].to, IN(13));
    assert_int_equal(s[2].piece, 1);
    assert_int_equal(s[2].from, IN(13));
    assert_int_equal(s[2].to, IN(20));
    assert_int_equal(s[3].to, IN(25));
    assert_int_equal(kit_ray_stretches(&r, s, 2), 2);
    assert_int_equal(s[1].to, IN(25));
}

static void rays_end_at_six_points(void **state)
{
    const tb_quad q = tb_rectangle((lin_point){ IN(30), IN(20) }, 0, IN(1), IN(1), IN(1));
    lin_point p[KIT_RAY_POINTS];

    (void)state;
    kit_ray_points(&q, (lin_point){ IN(30.5), IN(30) }, p);
    assert_int_equal(p[0].x, IN(30.5));
    assert_int_equal(p[0].y, IN(20));
    assert_int_equal(p[1].x, IN(29));
    assert_int_equal(p[5].y, IN(19.5));
}

/* A road beside the ray, in the next square of the index. */
static void roads_beside_open_too(void **state)
{
    static const double road[][2] = { { 12.3, 5 }, { 12.3, 30 } };

    (void)state;
    wood(10, 10, 20, 25);
    scene_piece("road", false, 2, road);
    assert_true(ray(&by_kind, 11.9, 8, 11.9, 20).open);
    assert_false(ray(&by_kind, 11.7, 8, 11.7, 20).open);
}

static void fog_ends_every_ray(void **state)
{
    kit_ray r;

    (void)state;
    r = (kit_ray){ .window = scene_window(),
                   .policy = &by_kind,
                   .a = { IN(10), IN(10) },
                   .b = { IN(10), IN(18) },
                   .from = 0,
                   .to = 1,
                   .farthest = IN(8) };
    assert_true(kit_ray_look(&r).open);
    r.b.y++;
    assert_true(kit_ray_look(&r).too_far);
    assert_false(kit_ray_look(&r).open);
}

/* ---- From flag to flag ---- */

/* Two inches of wood in all; nothing through a house that holds neither end; walls and woods give
 * cover, a wall the better. */
static int32_t price_to_flag(const kit_ray *r, int piece)
{
    const kit_piece *p = &r->window->scenery->piece[piece];

    if (p->kind == KIT_BUILDING)
        return tb_area_holds(&p->shape, r->a) || tb_area_holds(&p->shape, r->b) ? KIT_NO_GROUND
                                                                                : KIT_OPAQUE;
    return p->flags & KIT_OBSCURES ? 1 : KIT_NO_GROUND;
}

static int cover_by_kind(const kit_ray *r, int piece)
{
    const kit_piece *p = &r->window->scenery->piece[piece];

    return p->kind == KIT_OBSTACLE ? 2 : p->flags & KIT_OBSCURES ? 1 : 0;
}

static const kit_ray_policy to_flag = { .price = price_to_flag,
                                        .most = IN(2),
                                        .cover = cover_by_kind };

static void two_inches_of_wood_in_all(void **state)
{
    (void)state;
    wood(10, 10, 11, 20);
    wood(15, 10, 16, 20);
    assert_true(ray(&to_flag, 5, 15, 30, 15).open);
    wood(20, 10, 20.1, 20);
    assert_false(ray(&to_flag, 5, 15, 30, 15).open);
}

static void houses_hide_but_not_their_own(void **state)
{
    static const double house[][2] = { { 20, 10 }, { 24, 10 }, { 24, 14 }, { 20, 14 } };

    (void)state;
    scene_piece("house", true, 4, house);
    assert_int_equal(ray(&to_flag, 10, 12, 30, 12).piece, 0);
    assert_true(ray(&to_flag, 22, 12, 30, 12).open);
    assert_true(ray(&to_flag, 10, 14, 30, 14).open); /* along its wall */
}

static void ground_above_both_ends_hides(void **state)
{
    static const double hill[][2] = { { 20, 10 }, { 24, 10 }, { 24, 14 }, { 20, 14 } };

    (void)state;
    scene_piece("hill", true, 4, hill);
    assert_int_equal(ray(&to_flag, 10, 12, 30, 12).piece, 0);
    assert_true(ray(&to_flag, 22, 12, 30, 12).open); /* one of them stands on it */
}

static void cover_near_the_target_counts(void **state)
{
    static const double wall[][2] = { { 10, 18 }, { 40, 18 } };
    kit_ray r;

    (void)state;
    scene_piece("wall", false, 2, wall);
    scene_put(0, 0, 30, 10, 0, 1);
    scene_put(1, 1, 30, 19, 180, 1);
    r = (kit_ray){ .window = scene_window(),
                   .policy = &to_flag,
                   .a = scene_now.at[0],
                   .b = scene_now.at[1],
                   .from = 0,
                   .to = 1 };
    assert_int_equal(kit_ray_cover(&r, kit_body(r.window, 1), IN(1)), 2);
    assert_int_equal(kit_ray_cover(&r, kit_body(r.window, 1), IN(0.9)), 0);
    wood(25, 18.5, 35, 25);
    r.window = scene_window();
    assert_int_equal(kit_ray_cover(&r, kit_body(r.window, 1), IN(0.9)), 1); /* he stands in it */
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
        cmocka_unit_test_setup(inches_are_used_up_by_kind, empty),
        cmocka_unit_test_setup(ground_is_counted_once, empty),
        cmocka_unit_test_setup(roads_open_what_they_run_through, empty),
        cmocka_unit_test_setup(stands_may_be_grazed, empty),
        cmocka_unit_test_setup(stretches_of_ground, empty),
        cmocka_unit_test(rays_end_at_six_points),
        cmocka_unit_test_setup(roads_beside_open_too, empty),
        cmocka_unit_test_setup(fog_ends_every_ray, empty),
        cmocka_unit_test_setup(two_inches_of_wood_in_all, empty),
        cmocka_unit_test_setup(houses_hide_but_not_their_own, empty),
        cmocka_unit_test_setup(ground_above_both_ends_hides, empty),
        cmocka_unit_test_setup(cover_near_the_target_counts, empty),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
