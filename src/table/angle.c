/* angle.c -- angles, directions and whole square roots, by integers alone.
 *
 * Only an eighth of the circle is ever computed; the rest is that eighth mirrored, so a scene
 * turned by a quarter or mirrored gives exactly the turned or mirrored answers. */
#include "table/kernel.h"
#include "table/sines.h"

#include <assert.h>

_Static_assert(TB_UNIT_BITS == 30 && SINE_BITS == 31, "a product of sines, halved 32 times");
_Static_assert(TB_QUARTER == FINE_STEPS * COARSE_STEPS, "the tables cover a quarter circle");

/* Sine and cosine of 0 .. TB_EIGHTH. */
static tb_vector eighth(int a)
{
    const int coarse = a / FINE_STEPS, fine = a % FINE_STEPS;
    const int64_t s = coarse_sine[coarse], c = coarse_sine[COARSE_STEPS - coarse];
    const int64_t fs = fine_sine[fine], fc = fine_cosine[fine];
    const int64_t half = (int64_t)1 << 31;

    return (tb_vector){ (s * fc + c * fs + half) >> 32, (c * fc - s * fs + half) >> 32 };
}

tb_vector tb_direction(tb_angle a)
{
    const int rest = a % TB_QUARTER;
    tb_vector v;

    if (rest <= TB_EIGHTH) {
        v = eighth(rest);
    } else {
        const tb_vector mirrored = eighth(TB_QUARTER - rest);

        v = (tb_vector){ mirrored.y, mirrored.x };
    }
    switch (a / TB_QUARTER) {
    case 0:
        return v;
    case 1:
        return (tb_vector){ v.y, -v.x };
    case 2:
        return (tb_vector){ -v.x, -v.y };
    default:
        return (tb_vector){ -v.y, v.x };
    }
}

void lin_sine(uint16_t angle, int32_t *sine, int32_t *cosine)
{
    assert(sine && cosine);
    const tb_vector v = tb_direction(angle);

    *sine = (int32_t)v.x;
    *cosine = (int32_t)v.y;
}

lin_point tb_go(lin_point from, tb_angle a, int32_t ahead, int32_t right)
{
    return tb_go_by(from, tb_direction(a), ahead, right);
}

/* About the angle whose tangent is u / v, 0 <= u <= v: a polynomial, in parts of 1 << 16, that errs
 * by a step or two. */
static int eighth_near(int64_t u, int64_t v)
{
    const int64_t x = v > 0 ? (u << 16) / v : 0, square = x * x >> 16;
    int64_t sum = 1365;

    sum = -5579 + (sum * square >> 16);
    sum = 11806 + (sum * square >> 16);
    sum = -21646 + (sum * square >> 16);
    sum = 65527 + (sum * square >> 16);
    return (int)((x * sum >> 16) * 667544 >> 22); /* (1 << 22) / 2 pi */
}

static bool lies_beyond(tb_vector d, int64_t u, int64_t v)
{
    return d.x * v > d.y * u;
}

/* The angle whose tangent is u / v, 0 <= u <= v: the last one that does not lie beyond, or the
 * next where that is nearer. A tie goes to the former, so mirrored ways stay mirrored. Looked for
 * step by step from one that is near, so what it comes to is exact. */
static int eighth_of(int64_t u, int64_t v)
{
    int low = eighth_near(u, v);
    tb_vector d, e;

    low = low < TB_EIGHTH ? low : TB_EIGHTH - 1;
    d = eighth(low);
    if (low > 0 && lies_beyond(d, u, v)) { /* 0 never does */
        do {
            e = d;
            d = eighth(--low);
        } while (low > 0 && lies_beyond(d, u, v));
    } else {
        while (!lies_beyond(e = eighth(low + 1), u, v)) {
            if (++low == TB_EIGHTH)
                return low;
            d = e;
        }
    }
    return (d.x + e.x) * v < (d.y + e.y) * u ? low + 1 : low;
}

tb_angle tb_bearing(lin_point from, lin_point to)
{
    const int64_t x = (int64_t)to.x - from.x, y = (int64_t)to.y - from.y;
    const int64_t u = tb_size(x), v = tb_size(y);
    int a;

    if (u == 0 && v == 0)
        return 0;
    a = u <= v ? eighth_of(u, v) : TB_QUARTER - eighth_of(v, u);
    if (y < 0)
        a = TB_CIRCLE / 2 - a;
    if (x < 0)
        a = TB_CIRCLE - a;
    return (tb_angle)a;
}

int tb_turn(tb_angle from, tb_angle to)
{
    const int turn = (tb_angle)(to - from);

    return turn < TB_CIRCLE / 2 ? turn : turn - TB_CIRCLE;
}

/* ---- Roots ---- */

/* Newton's method from above: falls until it no longer can, and then it is the whole root. It
 * begins on the tangent of the curve of roots at the power of four nearest to n
 * (half of 2^half + n / 2^half), which is never too low and off by a sixteenth at most. */
int64_t tb_root(int64_t n)
{
    uint64_t rest, x, next;
    int half;

    if (n <= 0)
        return 0;
    rest = (uint64_t)n;
    half = (64 - __builtin_clzll(rest)) / 2; /* 4^half is near n */
    next = (((uint64_t)1 << half) + (rest >> half)) / 2 + 1;
    do {
        x = next;
        next = (x + rest / x) / 2;
    } while (next < x);
    return (int64_t)x;
}

int64_t tb_root_up(int64_t n)
{
    const int64_t down = tb_root(n);

    return down * down < n ? down + 1 : down;
}

int32_t tb_part_of(tb_part t, int64_t length2)
{
    assert(t.num >= 0 && t.den > 0);
    return (int32_t)tb_root((int64_t)lin_wide_low(
        lin_wide_by(tb_square_times(t.num, length2), tb_square_times(t.den, 1))));
}

int32_t tb_part_of_up(tb_part t, int64_t length2)
{
    const lin_wide num = tb_square_times(t.num, length2), den = tb_square_times(t.den, 1);
    const lin_wide down = lin_wide_by(num, den);

    assert(t.num >= 0 && t.den > 0);
    return (int32_t)tb_root_up((int64_t)lin_wide_low(down) +
                               !lin_wide_same(lin_wide_scaled(den, lin_wide_low(down)), num));
}
