/* test_kit_moves.c -- moves in the kit: sweeps, keeping apart, sliding, searching for a place,
 * ways. */
#include "kit/slide.h"
#include "kit/way.h"

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

/* ---- Sweeps ---- */

static void friends_stop_where_they_touch(void **state)
{
    const kit_window *w = scene_window();
    kit_run r;

    (void)state;
    scene_put(0, 0, 20, 10, 0, 4);
    scene_put(1, 0, 20, 20, 0, 4);
    r = kit_sweep(w, 0, &kit_body(w, 0)->hull, kit_way_of(0, IN(15)));
    assert_int_equal(r.unit, 1);
    assert_int_equal(r.free, IN(9.5)); /* to his rear rank */
}

static void enemies_are_kept_an_inch_from(void **state)
{
    const kit_window *w = scene_window();
    kit_run r;

    (void)state;
    scene_put(0, 0, 20, 10, 0, 4);
    scene_put(1, 1, 20, 20, 180, 4);
    r = kit_sweep(w, 0, &kit_body(w, 0)->hull, kit_way_of(0, IN(15)));
    assert_int_equal(r.unit, 1);
    assert_in_range(r.free, IN(9) - 3, IN(9)); /* an inch short of his front */
    scene_now.at[1].x += IN(6) + 2;            /* the corners pass at an inch and a little */
    r = kit_sweep(w, 0, &kit_body(w, 0)->hull, kit_way_of(0, IN(15)));
    assert_int_equal(r.unit, KIT_NONE);
    scene_now.at[1].x -= 4; /* at a little less */
    r = kit_sweep(w, 0, &kit_body(w, 0)->hull, kit_way_of(0, IN(15)));
    assert_int_equal(r.unit, 1);
    assert_in_range(r.free, IN(9.8), IN(10) + IN(1) / 10);
}

/* Who stands nearer already may go away, or along, but no nearer. */
static void who_is_near_may_leave(void **state)
{
    const kit_window *w = scene_window();
    const tb_quad *hull;

    (void)state;
    scene_put(0, 0, 20, 10, 0, 4);
    scene_put(1, 1, 20, 10.5, 180, 4);
    hull = &kit_body(w, 0)->hull;
    assert_int_equal(kit_sweep(w, 0, hull, kit_way_of(0, IN(2))).free, 0);
    assert_int_equal(kit_sweep(w, 0, hull, kit_way_of(TB_CIRCLE / 2, IN(2))).free, IN(2));
    assert_int_equal(kit_sweep(w, 0, hull, kit_way_of(TB_QUARTER, IN(2))).free, IN(2));
}

static void walls_stop(void **state)
{
    static const double wall[][2] = { { 10, 15 }, { 30, 15 } };
    const kit_window *w;
    kit_run r;

    (void)state;
    scene_piece("wall", false, 2, wall);
    w = scene_window();
    scene_put(0, 0, 20, 10, 0, 4);
    r = kit_sweep(w, 0, &kit_body(w, 0)->hull, kit_way_of(0, IN(15)));
    assert_int_equal(r.unit, KIT_NONE);
    assert_int_equal(r.piece, 0);
    assert_int_equal(r.free, IN(5));
    assert_int_equal(kit_scenery_on_the_way(w, 0, &kit_body(w, 0)->hull, kit_way_of(0, IN(15))), 0);
    assert_true(
        kit_crosses_an_obstacle(w, (lin_point){ IN(20), IN(10) }, (lin_point){ IN(20), IN(20) }));
}

static void not_more_than_45_degrees(void **state)
{
    (void)state;
    assert_true(kit_leads_ahead(0, kit_way_of(TB_EIGHTH, IN(6))));
    assert_true(kit_leads_ahead(0, kit_way_of((tb_angle)-TB_EIGHTH, IN(6))));
    assert_false(kit_leads_ahead(0, kit_way_of(TB_EIGHTH + 100, IN(6))));
    assert_true(kit_leads_ahead(TB_QUARTER, (lin_point){ IN(1), 0 }));
    assert_false(kit_leads_ahead(TB_QUARTER, (lin_point){ -IN(1), 0 }));
}

/* ---- Off others ---- */

static void slides_off_friends_the_shorter_way(void **state)
{
    const kit_window *w = scene_window();
    tb_set through;
    tb_pose pose;

    (void)state;
    scene_put(0, 0, 20, 10, 0, 4);
    scene_put(1, 0, 21, 9.8, 0, 4); /* in front a fifth of an inch of 0 looks out */
    scene_put(2, 0, 20, 10.6, 0, 4);
    pose = scene_pose(&w->view, 0);
    assert_true(kit_slide_clear(w, 0, &scene_bodies[0], &pose, &through));
    assert_true(kit_set_has(&through, 1) || kit_set_has(&through, 2));
    scene_now.at[0] = pose.at;
    assert_int_equal(kit_unit_in_the_way(w, 0, kit_body(w, 0)), KIT_NONE);
    assert_false(kit_slide_clear(w, 0, &scene_bodies[0], &pose, &through));
}

static void rooms_are_found_for_who_has_none(void **state)
{
    static const double wall[][2] = { { 10, 11.3 }, { 50, 11.3 } };
    const kit_window *w;
    tb_pose pose;
    lin_point from;

    (void)state;
    scene_piece("wall", false, 2, wall);
    w = scene_window();
    scene_put(0, 0, 20, 11, 0, 4); /* from 10.5 to 11 */
    scene_put(1, 0, 20, 11, 0, 4); /* upon him */
    pose = scene_pose(&w->view, 1);
    from = tb_leader_centre(&pose);
    assert_true(kit_squeeze(w, 1, &pose, from, 0, true));
    assert_int_equal(pose.at.x, IN(20)); /* ahead of him he would lie astride the wall */
    assert_in_range(pose.at.y, IN(10.5), IN(10.5) + 2); /* rings are whole units */
    pose = scene_pose(&w->view, 1);
    assert_true(kit_squeeze(w, 1, &pose, from, 0, false)); /* units do not matter */
    assert_int_equal(pose.at.y, IN(11));
    pose = scene_pose(&w->view, 1);
    assert_true(kit_nearest_room(w, 1, &pose, IN(0.25)));
    assert_int_equal(pose.at.x, IN(20));
    assert_in_range(pose.at.y, IN(10.5), IN(10.5) + 2); /* rings are whole units */
}

/* Where rings end, there may be room yet: nobody is left upon others. */
static void rooms_are_found_far_off(void **state)
{
    double rails[22][2];
    const kit_window *w;
    tb_pose pose;

    (void)state;
    for (int i = 0; i < 22; i++) { /* up and down, every three and a half inches */
        rails[i][0] = 1.5 + 3.5 * (i / 2);
        rails[i][1] = (i + 1) / 2 % 2 ? 48 : 0;
    }
    scene_piece("wall", false, 22, (const double(*)[2])rails);
    w = scene_window();
    scene_put(0, 0, 6, 24, 0, 4);
    pose = scene_pose(&w->view, 0);
    assert_false(kit_squeeze(w, 0, &pose, tb_leader_centre(&pose), 0, false));
    assert_true(kit_squeeze(w, 0, &pose, tb_leader_centre(&pose), 0, true));
    assert_in_range(pose.at.x, IN(38), IN(40));
    scene_now.at[0] = pose.at;
    assert_int_equal(kit_piece_in_the_way(w, kit_body(w, 0), KIT_NONE), KIT_NONE);
}

static void who_is_misplaced_is_named(void **state)
{
    const kit_window *w = scene_window();
    int unit = 7;

    (void)state;
    scene_put(0, 0, 20, 10, 0, 4);
    scene_put(1, 1, 20, 20, 0, 4);
    assert_null(kit_misplaced(w, &unit));
    assert_int_equal(unit, -1);
    scene_now.at[1].y = IN(10.2);
    assert_string_equal(kit_misplaced(w, &unit), "it lies on another");
    assert_int_equal(unit, 0);
    scene_now.at[1] = (lin_point){ IN(1), IN(20) };
    assert_string_equal(kit_misplaced(w, &unit), "it reaches over the table's edge");
    assert_int_equal(unit, 1);
}

/* What is remembered goes with a copy: the same bodies, and nobody besides. */
/* What was worked out of those in a box holds until one of them moves, comes or goes, or too much
 * has happened elsewhere to know. */
static void changes_are_known_by_place(void **state)
{
    const tb_box west = { IN(10), IN(5), IN(30), IN(15) };
    const kit_window *w = scene_window();
    const kit_memory *m;
    uint32_t then;

    (void)state;
    scene_put(0, 0, 20, 10, 0, 4);
    scene_put(1, 1, 60, 30, 0, 4);
    m = kit_refresh(w);
    then = m->changes;
    assert_true(kit_is_as_it_was(m, &west, then));
    scene_now.at[1].x -= IN(5); /* far off */
    m = kit_refresh(w);
    assert_true(m->changes != then);
    assert_true(kit_is_as_it_was(m, &west, then));
    scene_now.at[1] = (lin_point){ IN(28), IN(10) }; /* he comes */
    m = kit_refresh(w);
    assert_false(kit_is_as_it_was(m, &west, then));
    then = m->changes;
    scene_now.on[1] = 0; /* and is gone */
    m = kit_refresh(w);
    assert_false(kit_is_as_it_was(m, &west, then));
    then = m->changes;
    scene_now.facing[0] = TB_QUARTER; /* one there turns */
    m = kit_refresh(w);
    assert_false(kit_is_as_it_was(m, &west, then));
    then = m->changes;
    scene_put(1, 1, 60, 30, 0, 4);
    for (int i = 0; i <= KIT_MOVED; i++) {
        scene_now.at[1].x = IN(60) + i;
        m = kit_refresh(w);
    }
    assert_false(kit_is_as_it_was(m, &west, then));
}

static void memory_is_copied(void **state)
{
    static kit_beside other;
    const kit_window *w = scene_window();
    lin_view view;

    (void)state;
    memset(&other, 0xa5, sizeof other);
    scene_put(0, 0, 20, 10, 0, 16);
    scene_put(1, 0, 40, 10, 90, 3);
    kit_refresh(w);
    kit_beside_copy(&other, &scene_beside);
    view = (lin_view){ NULL, &scene_now, &other };
    for (int u = 0; u < 2; u++) {
        const tb_body *b = kit_body(kit_window_of(&view, scene_open), u);

        assert_true(b == &other.memory.body[u]);
        assert_memory_equal(b, kit_body(w, u), offsetof(tb_body, stand[b->stands]));
    }
    assert_int_equal(other.memory.key[2].shape, 0);
    scene_now.at[1].x += IN(1); /* as it moves on, the other knows nothing of it */
    kit_refresh(w);
    assert_int_equal(other.memory.body[1].at.x, IN(40));
    scene_clear();
    kit_beside_copy(&other, &scene_beside); /* never looked at */
    assert_false(other.memory.looked);
    assert_int_equal(other.memory.key[0].shape, 0);
}

/* ---- Searches ---- */

typedef struct {
    lin_point seen[64];
    int n, wants;
} watcher;

static watcher watched;

static bool nth(const void *self, lin_point p)
{
    (void)self;
    if (watched.n < 64)
        watched.seen[watched.n] = p;
    return ++watched.n == watched.wants;
}

static void lattice_by_distance_then_clockwise(void **state)
{
    static const int want[][2] = { { 0, 0 }, { 0, 1 },  { 1, 0 },   { 0, -1 }, { -1, 0 },
                                   { 1, 1 }, { 1, -1 }, { -1, -1 }, { -1, 1 }, { 0, 2 } };
    const tb_box box = { 0, 0, IN(10), IN(10) };
    const lin_point from = { IN(5), IN(5) };
    lin_point to;

    (void)state;
    watched = (watcher){ .wants = 10 };
    assert_true(kit_find_near(&box, LIN_INCH, from, nth, NULL, &to));
    for (int i = 0; i < 10; i++) {
        assert_int_equal(watched.seen[i].x, from.x + want[i][0] * LIN_INCH);
        assert_int_equal(watched.seen[i].y, from.y + want[i][1] * LIN_INCH);
    }
    watched = (watcher){ .wants = -1 };
    assert_false(kit_find_near(&box, LIN_INCH, from, nth, NULL, &to));
    assert_int_equal(watched.n, 121); /* every place of the lattice, and each once */
}

static bool is_there(const void *self, lin_point p)
{
    const lin_point *want = self;

    return p.x == want->x && p.y == want->y;
}

/* A sampler that always finds a member: the lattice is the last resort. */
static void a_single_place_is_found(void **state)
{
    const tb_box box = { 0, 0, IN(10), IN(10) };
    const lin_point want = { IN(7), IN(3.5) };
    lin_rng rng = 1;
    lin_point to;

    (void)state;
    assert_true(kit_sample_in_box(&box, 20, LIN_INCH / 2, &rng, is_there, &want, &to));
    assert_int_equal(to.x, want.x);
    assert_int_equal(to.y, want.y);
}

static void rings_to_both_sides(void **state)
{
    const kit_rings rings = { .step = LIN_INCH,
                              .beyond = LIN_INCH,
                              .most = IN(2),
                              .ways = 4,
                              .first = TB_QUARTER,
                              .both_sides = true };
    lin_point to;

    (void)state;
    watched = (watcher){ .wants = -1 };
    assert_false(kit_find_in_rings(&rings, (lin_point){ 0, 0 }, nth, NULL, &to));
    assert_int_equal(watched.n, 4);              /* the second ring alone */
    assert_int_equal(watched.seen[0].x, IN(2));  /* east first, */
    assert_int_equal(watched.seen[1].y, -IN(2)); /* then south, */
    assert_int_equal(watched.seen[2].y, IN(2));  /* north, */
    assert_int_equal(watched.seen[3].x, -IN(2)); /* and west */
}

/* ---- Ways ---- */

static kit_way_map map;

static void houses_and_ponds_are_gone_round(void **state)
{
    static const double pond[][2] = { { 20, 20 }, { 40, 20 }, { 40, 24 }, { 20, 24 } };
    static const double bridge[][2] = { { 30, 19 }, { 30, 25 } };
    const kit_walker who = { .half = LIN_INCH, .slow = KIT_WAY_SQUARE };
    const lin_point from = { IN(30), IN(10) }, aim = { IN(30), IN(40) };

    (void)state;
    scene_piece("pond", true, 4, pond);
    kit_way_draw(scene_window(), &who, aim, &map);
    assert_in_range(kit_way_detour(&map, from), IN(4), IN(20));
    assert_int_equal(kit_way_detour(&map, (lin_point){ IN(30), IN(30) }), 0);
    scene_piece("bridge", false, 2, bridge);
    kit_way_draw(scene_window(), &who, aim, &map);
    assert_int_equal(kit_way_detour(&map, from), 0);
}

static void friends_are_seen_by_who_minds_them(void **state)
{
    kit_walker who = { .half = LIN_INCH, .others = 100 };
    const lin_point from = { IN(30), IN(10) }, aim = { IN(30), IN(40) };
    lin_point on;

    (void)state;
    scene_put(0, 0, 26, 20, 0, 8);
    scene_put(1, 0, 34, 20, 0, 8);
    kit_way_draw(scene_window(), &who, aim, &map);
    assert_int_equal(kit_way_detour(&map, from), 0); /* he sees nobody */
    who.in_way = &scene_bodies[0];
    kit_way_draw(scene_window(), &who, aim, &map);
    assert_in_range(kit_way_detour(&map, from), IN(2), IN(12));
    on = kit_way_ahead(&map, from, 5);
    assert_true(on.x < IN(24) || on.x > IN(36)); /* round one end of them */
    on = kit_way_ahead(&map, from, 60);
    assert_int_equal(on.x, aim.x);
    assert_int_equal(on.y, aim.y);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(friends_stop_where_they_touch, empty),
        cmocka_unit_test_setup(enemies_are_kept_an_inch_from, empty),
        cmocka_unit_test_setup(who_is_near_may_leave, empty),
        cmocka_unit_test_setup(walls_stop, empty),
        cmocka_unit_test(not_more_than_45_degrees),
        cmocka_unit_test_setup(slides_off_friends_the_shorter_way, empty),
        cmocka_unit_test_setup(rooms_are_found_for_who_has_none, empty),
        cmocka_unit_test_setup(rooms_are_found_far_off, empty),
        cmocka_unit_test_setup(who_is_misplaced_is_named, empty),
        cmocka_unit_test_setup(changes_are_known_by_place, empty),
        cmocka_unit_test_setup(memory_is_copied, empty),
        cmocka_unit_test(lattice_by_distance_then_clockwise),
        cmocka_unit_test(a_single_place_is_found),
        cmocka_unit_test(rings_to_both_sides),
        cmocka_unit_test_setup(houses_and_ponds_are_gone_round, empty),
        cmocka_unit_test_setup(friends_are_seen_by_who_minds_them, empty),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
