/* test_kit.c -- the small parts of the kit: sets, sums with their reasons, edges and boxes. */
#include "kit/edges.h"
#include "kit/sets.h"
#include "kit/sums.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#define IN(n) ((n)*LIN_INCH)

static void sets(void **state)
{
    tb_set a = { { 0 } }, b = { { 0 } }, both;

    (void)state;
    assert_true(kit_set_is_empty(&a));
    kit_set_put(&a, 3);
    kit_set_put(&a, 64);
    kit_set_put(&a, 191);
    kit_set_put(&b, 64);
    both = kit_set_common(&a, &b);
    assert_int_equal(kit_set_count(&a), 3);
    assert_true(kit_set_has(&both, 64) && !kit_set_has(&both, 3) && !kit_set_has(&both, 191));
    kit_set_drop(&a, 64);
    assert_false(kit_set_has(&a, 64));
    assert_int_equal(tb_next(&a, 4), 191);
}

static void sums(void **state)
{
    static const lin_reason reason[] = { { "close", "T-1" }, { "uphill", "T-2" } };
    char room[80];
    lin_text text = lin_text_in(room, sizeof room);
    kit_sum sum = { 0 };
    lin_log log = { 0 };
    lin_play p = { .log = &log };

    (void)state;
    kit_sum_add(&sum, 0, 2);
    kit_sum_add(&sum, 1, 0); /* no row */
    kit_sum_add(&sum, 1, -1);
    assert_int_equal(sum.total, 1);
    assert_int_equal(sum.n, 2);
    kit_sum_put(&sum, reason, &text);
    assert_string_equal(room, "+2 close [T-1], -1 uphill [T-2]");
    kit_sum_tell(&sum, &p, 7);
    assert_int_equal(log.used, 6); /* two events, each with its two arguments */
    assert_int_equal(log.word[0] >> 16, 7);
    assert_int_equal(log.word[5], -1);
}

/* More rows than there is room for: the total is right all the same. */
static void long_sums(void **state)
{
    kit_sum sum = { 0 };

    (void)state;
    for (int i = 0; i < 2 * KIT_SUM_ROWS; i++)
        kit_sum_add(&sum, 0, 1);
    assert_int_equal(sum.total, 2 * KIT_SUM_ROWS);
    assert_int_equal(sum.n, KIT_SUM_ROWS);
}

static const kit_size table = { IN(72), IN(48) };

static void edges(void **state)
{
    const lin_point p = { IN(10), IN(40) };

    (void)state;
    assert_int_equal(kit_edge_opposite(KIT_WEST), KIT_EAST);
    assert_int_equal(kit_edge_inwards(KIT_SOUTH), 0);
    assert_int_equal(kit_edge_inwards(KIT_EAST), 3 * TB_QUARTER);
    assert_int_equal(kit_edge_distance(table, KIT_NORTH, p), IN(8));
    assert_int_equal(kit_edge_distance(table, KIT_EAST, p), IN(62));
    assert_int_equal(kit_edge_distance(table, KIT_SOUTH, p), IN(40));
    assert_int_equal(kit_edge_distance(table, KIT_WEST, p), IN(10));
    for (int e = 0; e < KIT_EDGES; e++) {
        const lin_point at = kit_edge_point(table, (kit_edge)e, p, IN(2));

        assert_int_equal(kit_edge_distance(table, (kit_edge)e, at), IN(2));
    }
}

static void strips(void **state)
{
    const tb_box north = kit_box_strip(table, KIT_NORTH, IN(12));
    const tb_box middle = kit_box_narrowed(table, KIT_NORTH, IN(24), north);

    (void)state;
    assert_int_equal(north.south, IN(36));
    assert_int_equal(north.north, IN(48));
    assert_int_equal(middle.west, IN(24));
    assert_int_equal(middle.east, IN(48));
    assert_true(kit_box_holds(&middle, (lin_point){ IN(24), IN(36) })); /* its edge is in it */
    assert_false(kit_box_holds(&middle, (lin_point){ IN(24) - 1, IN(36) }));
    assert_true(kit_box_holds_box(&north, &middle));
    assert_false(kit_box_holds_box(&middle, &north));
}

/* As far as the last corner stays on the table, to the unit. */
static void way_to_the_edge(void **state)
{
    const tb_quad q = tb_rectangle((lin_point){ IN(36), IN(40) }, 0, IN(2), IN(2), IN(1));

    (void)state;
    assert_int_equal(kit_edge_way(table, &q, 0, IN(30)), IN(8));
    assert_int_equal(kit_edge_way(table, &q, 0, IN(5)), IN(5));
    assert_int_equal(kit_edge_way(table, &q, TB_QUARTER, IN(90)), IN(34));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sets),  cmocka_unit_test(sums),   cmocka_unit_test(long_sums),
        cmocka_unit_test(edges), cmocka_unit_test(strips), cmocka_unit_test(way_to_the_edge),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
