/* ratio.c -- exact fractions: what odds are made of. */
#include "ratio.h"

#include <assert.h>

/* By halving and subtracting: no division but the first. */
uint64_t lin_ratio_common(uint64_t a, uint64_t b)
{
    int twos;

    if (b >= 65536) { /* one is often small: then both are at once */
        const uint64_t c = a;

        a = b;
        b = c;
    }
    if (b > 0 && b < 65536)
        a %= b;
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
    while (!lin_wide_is_zero(b)) {
        if ((lin_wide_high(a) | lin_wide_high(b)) == 0) /* nearly always: much quicker */
            return lin_wide_of(lin_ratio_common(lin_wide_low(a), lin_wide_low(b)));
        const lin_wide rest = lin_wide_rest(a, b);

        a = b;
        b = rest;
    }
    return a;
}

lin_ratio lin_ratio_of(lin_wide num, lin_wide den)
{
    const lin_wide g = gcd(num, den);

    return lin_wide_is_zero(g) || lin_wide_is_zero(num)
               ? lin_ratio_small(0, 1)
               : (lin_ratio){ lin_wide_by(num, g), lin_wide_by(den, g) };
}

lin_ratio lin_ratio_small(uint64_t num, uint64_t den)
{
    return (lin_ratio){ lin_wide_of(num), lin_wide_of(den) };
}

static bool is_small(lin_ratio a, lin_ratio b)
{
    return (lin_wide_high(a.num) | lin_wide_high(a.den) | lin_wide_high(b.num) |
            lin_wide_high(b.den)) == 0;
}

/* Crosswise reduction first, so that only what cannot be helped can overflow. Nearly always all
 * numbers go into 64 bits, where it is much quicker. */
bool lin_ratio_times(lin_ratio a, lin_ratio b, lin_ratio *out)
{
    const lin_wide g = gcd(a.num, b.den), h = gcd(b.num, a.den);
    const uint64_t g_low = lin_wide_low(g), h_low = lin_wide_low(h);
    lin_ratio all;

    if (lin_wide_is_zero(a.num) || lin_wide_is_zero(b.num)) {
        *out = lin_ratio_small(0, 1);
        return true;
    }
    if (is_small(a, b)) {
        *out =
            (lin_ratio){ lin_wide_product(lin_wide_low(a.num) / g_low, lin_wide_low(b.num) / h_low),
                         lin_wide_product(lin_wide_low(a.den) / h_low,
                                          lin_wide_low(b.den) / g_low) };
        return true;
    }
    if (!lin_wide_times(lin_wide_by(a.num, g), lin_wide_by(b.num, h), &all.num) ||
        !lin_wide_times(lin_wide_by(a.den, h), lin_wide_by(b.den, g), &all.den))
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
    g = lin_ratio_common(lin_wide_low(a.den), lin_wide_low(b.den));
    if (g == 0 || __builtin_mul_overflow(lin_wide_low(a.num), lin_wide_low(b.den) / g, &left) ||
        __builtin_mul_overflow(lin_wide_low(b.num), lin_wide_low(a.den) / g, &right) ||
        __builtin_add_overflow(left, right, &num) ||
        __builtin_mul_overflow(lin_wide_low(a.den), lin_wide_low(b.den) / g, &den) || num == 0)
        return false;
    h = lin_ratio_common(num, g);
    *out = lin_ratio_small(num / h, den / h);
    return true;
}

bool lin_ratio_plus(lin_ratio a, lin_ratio b, lin_ratio *out)
{
    lin_wide g, left, right, num, den;

    if (plus_small(a, b, out))
        return true;
    g = gcd(a.den, b.den);
    if (!lin_wide_times(a.num, lin_wide_by(b.den, g), &left) ||
        !lin_wide_times(b.num, lin_wide_by(a.den, g), &right) ||
        !lin_wide_plus(left, right, &num) || !lin_wide_times(a.den, lin_wide_by(b.den, g), &den))
        return false;
    *out = lin_ratio_of(num, den);
    return true;
}

void lin_fraction(uint64_t high, uint64_t low, lin_text *out)
{
    assert(out);
    const lin_wide ten = lin_wide_of(10);
    lin_wide value = lin_wide_join(high, low);
    char digit[40];
    int n = 0;

    do {
        digit[n++] = (char)('0' + (int)lin_wide_low(lin_wide_rest(value, ten)));
        value = lin_wide_by(value, ten);
    } while (!lin_wide_is_zero(value));
    while (n--)
        lin_put(out, "%c", digit[n]);
}
