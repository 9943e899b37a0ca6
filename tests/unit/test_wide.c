/* test_wide.c -- numbers of 128 bits in halves, as a 32-bit build has them, against the compiler's
 * own. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#define LIN_WIDE_IN_HALVES
#include "core/wide.h"
#include "linstock.h"

__extension__ typedef unsigned __int128 wide;
__extension__ typedef __int128 wide_signed;

static const uint64_t edge[] = { 0,
                                 1,
                                 2,
                                 3,
                                 10,
                                 UINT32_MAX - 1u,
                                 UINT32_MAX,
                                 (uint64_t)UINT32_MAX + 1,
                                 (uint64_t)UINT32_MAX + 2,
                                 INT64_MAX - 1,
                                 INT64_MAX,
                                 (uint64_t)INT64_MAX + 1,
                                 (uint64_t)INT64_MAX + 2,
                                 UINT64_MAX - 1,
                                 UINT64_MAX };
enum { EDGES = sizeof edge / sizeof *edge, RANDOM = 200000 };

static wide native(lin_wide a)
{
    return (wide)lin_wide_high(a) << 64 | lin_wide_low(a);
}

static bool equals(lin_wide a, wide b)
{
    return native(a) == b;
}

static void compare(lin_wide a, lin_wide b)
{
    const wide x = native(a), y = native(b);
    lin_wide out = lin_wide_join(7, 7);
    wide wanted;
    bool fits;

    assert_true(lin_wide_same(a, b) == (x == y));
    assert_true(lin_wide_less(a, b) == (x < y));
    assert_true(lin_wide_is_zero(a) == (x == 0));
    fits = !__builtin_add_overflow(x, y, &wanted);
    assert_true(lin_wide_plus(a, b, &out) == fits);
    assert_true(equals(out, fits ? wanted : ((wide)7 << 64 | 7)));
    out = lin_wide_join(7, 7);
    fits = !__builtin_mul_overflow(x, y, &wanted);
    assert_true(lin_wide_times(a, b, &out) == fits);
    assert_true(equals(out, fits ? wanted : ((wide)7 << 64 | 7)));
    assert_true(equals(lin_wide_scaled(a, lin_wide_low(b)), x * lin_wide_low(b)));
    if (x >= y)
        assert_true(equals(lin_wide_minus(a, b), x - y));
    if (y) {
        assert_true(equals(lin_wide_by(a, b), x / y));
        assert_true(equals(lin_wide_rest(a, b), x % y));
    }
    for (int bits = 1; bits < 128; bits += 9)
        assert_true(equals(lin_wide_down(a, bits), x >> bits));
    assert_true(lin_wide_down(a, 64).low == lin_wide_high(a));
}

static void compare_small(uint64_t a, uint64_t b, uint64_t c, uint64_t d)
{
    assert_true(equals(lin_wide_product(a, b), (wide)a * b));
    assert_true(equals(lin_wide_of(a), a));
    assert_true(lin_products_less((int64_t)a, (int64_t)b, (int64_t)c, (int64_t)d) ==
                ((wide_signed)(int64_t)a * (int64_t)b < (wide_signed)(int64_t)c * (int64_t)d));
}

static void at_the_edges(void **unused)
{
    (void)unused;
    for (int i = 0; i < EDGES; i++)
        for (int k = 0; k < EDGES; k++)
            for (int m = 0; m < EDGES; m++)
                for (int n = 0; n < EDGES; n++) {
                    compare(lin_wide_join(edge[i], edge[k]), lin_wide_join(edge[m], edge[n]));
                    compare_small(edge[i], edge[k], edge[m], edge[n]);
                }
}

/* Of any length: a number as long as chance says. */
static uint64_t some(lin_rng *r)
{
    const uint64_t number = lin_rng_next(r);

    return number >> lin_rng_below(r, 64);
}

static void anywhere(void **unused)
{
    lin_rng r = 1777;

    (void)unused;
    for (int i = 0; i < RANDOM; i++) {
        const uint64_t a = some(&r), b = some(&r), c = some(&r), d = some(&r);
        const bool high = lin_rng_below(&r, 2), other = lin_rng_below(&r, 2);

        compare(lin_wide_join(high ? a : 0, b), lin_wide_join(other ? c : 0, d));
        compare_small(a, (uint64_t) - (int64_t)b, c,
                      lin_rng_below(&r, 2) ? d : (uint64_t) - (int64_t)d);
    }
}

static void as_a_double(void **unused)
{
    (void)unused;
    assert_true(lin_wide_double(lin_wide_of(36)) == 36.0);
    assert_true(lin_wide_double(lin_wide_join(1, 0)) == 18446744073709551616.0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(at_the_edges),
        cmocka_unit_test(anywhere),
        cmocka_unit_test(as_a_double),
    };

    return cmocka_run_group_tests_name("128 bits in halves", tests, NULL, NULL);
}
