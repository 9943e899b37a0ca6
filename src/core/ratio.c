/* ratio.c -- exact fractions: what odds are made of. */
#include "ratio.h"

#include <assert.h>

/* By halving and subtracting: no division. */
uint64_t lin_ratio_common(uint64_t a, uint64_t b)
{
    int twos;

    if (a == 0 || b == 0)
        return a | b;
    twos = __builtin_ctzll(a | b);
    a >>= __builtin_ctzll(a);
    while (b) {
        uint64_t less;

        b >>= __builtin_ctzll(b);
        less = a < b ? a : b;
        b = a < b ? b - a : a - b;
        a = less;
    }
    return a << twos;
}

static lin_wide gcd(lin_wide a, lin_wide b)
{
    while (b) {
        if ((a | b) >> 64 == 0) /* nearly always: much quicker */
            return lin_ratio_common((uint64_t)a, (uint64_t)b);
        const lin_wide rest = a % b;

        a = b;
        b = rest;
    }
    return a;
}

lin_ratio lin_ratio_of(lin_wide num, lin_wide den)
{
    const lin_wide g = gcd(num, den);

    return g && num ? (lin_ratio){ num / g, den / g } : (lin_ratio){ 0, 1 };
}

static bool is_small(lin_ratio a, lin_ratio b)
{
    return (a.num | a.den | b.num | b.den) >> 64 == 0;
}

static lin_wide wide_product(uint64_t a, uint64_t b)
{
    return (lin_wide)a * b;
}

/* Crosswise reduction first, so that only what cannot be helped can overflow. Nearly always all
 * numbers go into 64 bits, where it is much quicker. */
bool lin_ratio_times(lin_ratio a, lin_ratio b, lin_ratio *out)
{
    const lin_wide g = gcd(a.num, b.den), h = gcd(b.num, a.den);
    lin_ratio all;

    if (a.num == 0 || b.num == 0) {
        *out = (lin_ratio){ 0, 1 };
        return true;
    }
    if (is_small(a, b)) {
        *out =
            (lin_ratio){ wide_product((uint64_t)a.num / (uint64_t)g, (uint64_t)b.num / (uint64_t)h),
                         wide_product((uint64_t)a.den / (uint64_t)h,
                                      (uint64_t)b.den / (uint64_t)g) };
        return true;
    }
    if (__builtin_mul_overflow(a.num / g, b.num / h, &all.num) ||
        __builtin_mul_overflow(a.den / h, b.den / g, &all.den))
        return false;
    *out = all;
    return true;
}

/* Nearly always all of it goes into 64 bits, where it is much quicker. What the sum and its
 * denominator share can only be a part of what the two denominators shared. */
static bool plus_small(lin_ratio a, lin_ratio b, lin_ratio *out)
{
    uint64_t g, h, left, right, num, den;

    if (!is_small(a, b))
        return false;
    g = lin_ratio_common((uint64_t)a.den, (uint64_t)b.den);
    if (__builtin_mul_overflow((uint64_t)a.num, (uint64_t)b.den / g, &left) ||
        __builtin_mul_overflow((uint64_t)b.num, (uint64_t)a.den / g, &right) ||
        __builtin_add_overflow(left, right, &num) ||
        __builtin_mul_overflow((uint64_t)a.den, (uint64_t)b.den / g, &den) || num == 0)
        return false;
    h = lin_ratio_common(num, g);
    *out = (lin_ratio){ num / h, den / h };
    return true;
}

bool lin_ratio_plus(lin_ratio a, lin_ratio b, lin_ratio *out)
{
    const lin_wide g = plus_small(a, b, out) ? 0 : gcd(a.den, b.den);
    lin_wide left, right, num, den;

    if (g == 0)
        return true;
    if (__builtin_mul_overflow(a.num, b.den / g, &left) ||
        __builtin_mul_overflow(b.num, a.den / g, &right) ||
        __builtin_add_overflow(left, right, &num) || __builtin_mul_overflow(a.den, b.den / g, &den))
        return false;
    *out = lin_ratio_of(num, den);
    return true;
}

void lin_fraction(uint64_t high, uint64_t low, lin_text *out)
{
    assert(out);
    lin_wide value = (lin_wide)high << 64 | low;
    char digit[40];
    int n = 0;

    do {
        digit[n++] = (char)('0' + (int)(value % 10));
        value /= 10;
    } while (value);
    while (n--)
        lin_put(out, "%c", digit[n]);
}
