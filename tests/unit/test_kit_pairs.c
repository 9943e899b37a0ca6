/* test_kit_pairs.c -- a close list of pairs, and who is joined to whom through others. */
#include "kit/pairs.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

typedef struct {
    uint8_t a, b, flags, spare;
} join;

static join list[4];
static uint8_t n;

static kit_pairs pairs(void)
{
    return (kit_pairs){ list, n, sizeof *list };
}

/* 1 against 4 and 5, 5 against 2; apart from them 7 against 8 */
static int melee(void **unused)
{
    static const join begin[4] = { { 1, 4, 9, 0 }, { 5, 1, 8, 0 }, { 7, 8, 7, 0 }, { 5, 2, 6, 0 } };

    (void)unused;
    memcpy(list, begin, sizeof list);
    n = 4;
    return 0;
}

static void who_with_whom(void **unused)
{
    const kit_pairs all = pairs();
    const tb_set of_five = kit_pairs_of(&all, 5);

    (void)unused;
    assert_true(kit_pairs_have(&all, 8) && !kit_pairs_have(&all, 3));
    assert_int_equal(kit_pairs_find(&all, 1, 5), 1);
    assert_int_equal(kit_pairs_find(&all, 5, 1), 1);
    assert_int_equal(kit_pairs_find(&all, 1, 2), -1);
    assert_int_equal(kit_pairs_find(&all, 1, 1), -1);
    assert_int_equal(kit_pair_other(&all, 1, 5), 1);
    assert_true(kit_set_count(&of_five) == 2 && kit_set_has(&of_five, 1) &&
                kit_set_has(&of_five, 2));
}

static void joined_through_others(void **unused)
{
    const kit_pairs all = pairs();
    tb_set without = { { 0 } }, joined = kit_pairs_joined(&all, 4, NULL);

    (void)unused;
    assert_int_equal(kit_set_count(&joined), 4);
    assert_true(kit_set_has(&joined, 4) && kit_set_has(&joined, 1) && kit_set_has(&joined, 5) &&
                kit_set_has(&joined, 2));
    joined = kit_pairs_joined(&all, 8, NULL);
    assert_int_equal(kit_set_count(&joined), 2);
    joined = kit_pairs_joined(&all, 3, NULL);
    assert_true(kit_set_is_empty(&joined));
    kit_set_put(&without, 5);
    joined = kit_pairs_joined(&all, 4, &without);
    assert_int_equal(kit_set_count(&joined), 2);
    joined = kit_pairs_joined(&all, 5, &without);
    assert_true(kit_set_is_empty(&joined));
}

/* Nothing is left behind the end, whichever way one goes. */
static void one_goes(void **unused)
{
    static const join none = { 0 };

    (void)unused;
    kit_pairs_drop(list, &n, sizeof *list, 1);
    assert_int_equal(n, 3);
    assert_true(list[1].flags == 6 && list[2].flags == 7);
    assert_memory_equal(&list[3], &none, sizeof none);
    kit_pairs_drop(list, &n, sizeof *list, 2);
    assert_true(n == 2 && list[1].flags == 6);
    assert_memory_equal(&list[2], &none, sizeof none);
    melee(NULL);
    kit_pairs_cut(list, &n, sizeof *list, 1);
    assert_int_equal(n, 3);
    assert_true(list[0].flags == 9 && list[1].flags == 7 && list[2].flags == 6);
    assert_memory_equal(&list[3], &none, sizeof none);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(who_with_whom, melee),
        cmocka_unit_test_setup(joined_through_others, melee),
        cmocka_unit_test_setup(one_goes, melee),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
