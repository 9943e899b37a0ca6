/* wide.h -- whole numbers of 128 bits, the same on machines that have them and on those that have
 * not.
 *
 * Odds are fractions of such numbers, and the table compares products of products. Where the
 * compiler knows 128 bits (__SIZEOF_INT128__) each function here is one operation of its own;
 * elsewhere, on 32-bit machines and in WebAssembly, it is done in halves. LIN_WIDE_IN_HALVES asks
 * for the latter anywhere: tests compare the two.
 *
 * All numbers are unsigned. What says `false` has grown past 128 bits, and *out is untouched. */
#ifndef LIN_WIDE_H
#define LIN_WIDE_H

#include <stdbool.h>
#include <stdint.h>

#if defined(__SIZEOF_INT128__) && !defined(LIN_WIDE_IN_HALVES)

__extension__ typedef unsigned __int128 lin_wide;
__extension__ typedef __int128 lin_wide_signed;

static inline lin_wide lin_wide_join(uint64_t high, uint64_t low)
{
    return (lin_wide)high << 64 | low;
}

static inline uint64_t lin_wide_high(lin_wide a)
{
    return (uint64_t)(a >> 64);
}

static inline uint64_t lin_wide_low(lin_wide a)
{
    return (uint64_t)a;
}

static inline bool lin_wide_same(lin_wide a, lin_wide b)
{
    return a == b;
}

static inline bool lin_wide_less(lin_wide a, lin_wide b)
{
    return a < b;
}

static inline bool lin_wide_plus(lin_wide a, lin_wide b, lin_wide *out)
{
    lin_wide sum;

    if (__builtin_add_overflow(a, b, &sum))
        return false;
    *out = sum;
    return true;
}

static inline lin_wide lin_wide_minus(lin_wide a, lin_wide b) /* b is no larger */
{
    return a - b;
}

static inline lin_wide lin_wide_product(uint64_t a, uint64_t b)
{
    return (lin_wide)a * b;
}

static inline lin_wide lin_wide_scaled(lin_wide a, uint64_t by) /* it must fit */
{
    return a * by;
}

static inline bool lin_wide_times(lin_wide a, lin_wide b, lin_wide *out)
{
    lin_wide product;

    if (__builtin_mul_overflow(a, b, &product))
        return false;
    *out = product;
    return true;
}

static inline lin_wide lin_wide_by(lin_wide a, lin_wide b) /* b is not 0; rounded down */
{
    return a / b;
}

static inline lin_wide lin_wide_rest(lin_wide a, lin_wide b)
{
    return a % b;
}

static inline lin_wide lin_wide_down(lin_wide a, int bits) /* shifted, by 1 to 127 */
{
    return a >> bits;
}

/* a b < c d, of numbers with signs. */
static inline bool lin_products_less(int64_t a, int64_t b, int64_t c, int64_t d)
{
    return (lin_wide_signed)a * b < (lin_wide_signed)c * d;
}

#else

typedef struct {
    uint64_t high, low;
} lin_wide;

static inline lin_wide lin_wide_join(uint64_t high, uint64_t low)
{
    return (lin_wide){ high, low };
}

static inline uint64_t lin_wide_high(lin_wide a)
{
    return a.high;
}

static inline uint64_t lin_wide_low(lin_wide a)
{
    return a.low;
}

static inline bool lin_wide_same(lin_wide a, lin_wide b)
{
    return a.high == b.high && a.low == b.low;
}

static inline bool lin_wide_less(lin_wide a, lin_wide b)
{
    return a.high < b.high || (a.high == b.high && a.low < b.low);
}

static inline bool lin_wide_plus(lin_wide a, lin_wide b, lin_wide *out)
{
    const uint64_t low = a.low + b.low, carry = low < a.low, high = a.high + b.high;

    if (high < a.high || high + carry < high)
        return false;
    *out = (lin_wide){ high + carry, low };
    return true;
}

static inline lin_wide lin_wide_minus(lin_wide a, lin_wide b)
{
    return (lin_wide){ a.high - b.high - (a.low < b.low), a.low - b.low };
}

/* By halves of 32 bits, as on paper. */
static inline lin_wide lin_wide_product(uint64_t a, uint64_t b)
{
    const uint64_t a1 = a >> 32, a0 = (uint32_t)a, b1 = b >> 32, b0 = (uint32_t)b;
    const uint64_t low = a0 * b0, left = a1 * b0, right = a0 * b1;
    const uint64_t middle = (low >> 32) + (uint32_t)left + (uint32_t)right;

    return (lin_wide){ a1 * b1 + (left >> 32) + (right >> 32) + (middle >> 32),
                       middle << 32 | (uint32_t)low };
}

static inline lin_wide lin_wide_scaled(lin_wide a, uint64_t by)
{
    lin_wide all = lin_wide_product(a.low, by);

    all.high += a.high * by;
    return all;
}

static inline bool lin_wide_times(lin_wide a, lin_wide b, lin_wide *out)
{
    lin_wide cross, all = lin_wide_product(a.low, b.low);

    if (a.high && b.high)
        return false;
    cross = lin_wide_product(a.high ? a.high : b.high, a.high ? b.low : a.low);
    if (cross.high || all.high + cross.low < all.high)
        return false;
    all.high += cross.low;
    *out = all;
    return true;
}

/* Bit by bit, from the highest that a has. */
static inline lin_wide lin_wide_divide(lin_wide a, lin_wide b, lin_wide *rest)
{
    lin_wide by = { 0, 0 }, left = { 0, 0 };

    if (a.high == 0 && b.high == 0) {
        *rest = (lin_wide){ 0, a.low % b.low };
        return (lin_wide){ 0, a.low / b.low };
    }
    for (int bit = 127; bit >= 0; bit--) {
        const uint64_t next = (bit >= 64 ? a.high >> (bit - 64) : a.low >> bit) & 1;
        const bool beyond = left.high >> 63; /* what is shifted out counts: it is larger than b */

        left = (lin_wide){ left.high << 1 | left.low >> 63, left.low << 1 | next };
        if (beyond || !lin_wide_less(left, b)) {
            left = lin_wide_minus(left, b);
            if (bit >= 64)
                by.high |= (uint64_t)1 << (bit - 64);
            else
                by.low |= (uint64_t)1 << bit;
        }
    }
    *rest = left;
    return by;
}

static inline lin_wide lin_wide_by(lin_wide a, lin_wide b)
{
    lin_wide rest;

    return lin_wide_divide(a, b, &rest);
}

static inline lin_wide lin_wide_rest(lin_wide a, lin_wide b)
{
    lin_wide rest;

    lin_wide_divide(a, b, &rest);
    return rest;
}

static inline lin_wide lin_wide_down(lin_wide a, int bits)
{
    return bits >= 64 ? (lin_wide){ 0, a.high >> (bits - 64) }
                      : (lin_wide){ a.high >> bits, a.low >> bits | a.high << (64 - bits) };
}

static inline bool lin_products_less(int64_t a, int64_t b, int64_t c, int64_t d)
{
    const bool left_minus = a && b && (a < 0) != (b < 0),
               right_minus = c && d && (c < 0) != (d < 0);
    const lin_wide left = lin_wide_product(a < 0 ? -(uint64_t)a : (uint64_t)a,
                                           b < 0 ? -(uint64_t)b : (uint64_t)b),
                   right = lin_wide_product(c < 0 ? -(uint64_t)c : (uint64_t)c,
                                            d < 0 ? -(uint64_t)d : (uint64_t)d);

    if (left_minus != right_minus)
        return left_minus;
    return left_minus ? lin_wide_less(right, left) : lin_wide_less(left, right);
}

#endif

static inline lin_wide lin_wide_of(uint64_t a)
{
    return lin_wide_join(0, a);
}

static inline bool lin_wide_is_zero(lin_wide a)
{
    return (lin_wide_high(a) | lin_wide_low(a)) == 0;
}

static inline double lin_wide_double(lin_wide a) /* for showing only */
{
    return (double)lin_wide_high(a) * 18446744073709551616.0 + (double)lin_wide_low(a);
}

#endif
