/* search.c -- places looked for: in rings, on lattices, by chance. */
#include "kit/search.h"

bool kit_find_in_rings(const kit_rings *r, lin_point from, kit_place_test test, const void *self,
                       lin_point *out)
{
    const int between = TB_CIRCLE / r->ways;

    for (int32_t far = r->step; far <= r->most; far += r->step)
        for (int i = 0; far > r->beyond && i < r->ways; i++) {
            const int turn = r->both_sides ? (i + 1) / 2 * (i % 2 ? 1 : -1) : i;

            *out = tb_go(from, (tb_angle)(r->first + turn * between), far, 0);
            if (test(self, *out))
                return true;
        }
    return false;
}

/* ---- By distance ---- */

/* Clockwise from north: does the first come before the second? */
static bool is_before(int ax, int ay, int bx, int by)
{
    const bool a_west = ax < 0 || (ax == 0 && ay < 0), b_west = bx < 0 || (bx == 0 && by < 0);

    if (a_west != b_west)
        return b_west;
    return (int64_t)ax * by - (int64_t)ay * bx < 0;
}

/* Of the places at exactly this distance (squared, in steps), the first after `last` clockwise;
 * false: there is none left. */
static bool next_at(int64_t gap2, bool any, int *x, int *y)
{
    const int most = (int)tb_root(gap2);
    bool found = false;
    int best_x = 0, best_y = 0;

    for (int i = -most; i <= most; i++) {
        const int64_t rest = gap2 - (int64_t)i * i;
        const int k = (int)tb_root(rest);

        if ((int64_t)k * k != rest)
            continue;
        for (int sign = 1; sign >= -1; sign -= 2) {
            const int j = sign * k;

            if (any && !is_before(*x, *y, i, j))
                continue;
            if (!found || is_before(i, j, best_x, best_y)) {
                best_x = i;
                best_y = j;
                found = true;
            }
        }
    }
    *x = best_x;
    *y = best_y;
    return found;
}

bool kit_find_near(const tb_box *box, int32_t step, lin_point from, kit_place_test test,
                   const void *self, lin_point *out)
{
    const int64_t across = (box->east - box->west) / step + 1,
                  up = (box->north - box->south) / step + 1, most = 4 * (across * across + up * up);

    for (int64_t gap2 = 0; gap2 <= most; gap2++) {
        bool any = false;
        int x = 0, y = 0;

        while (next_at(gap2, any, &x, &y)) {
            any = true;
            *out = (lin_point){ from.x + x * step, from.y + y * step };
            if (kit_box_holds(box, *out) && test(self, *out))
                return true;
            if (gap2 == 0)
                break;
        }
    }
    return false;
}

/* ---- Over a box ---- */

lin_point kit_random_in_box(const tb_box *b, lin_rng *rng)
{
    const int32_t x = b->west + (int32_t)lin_rng_below(rng, (uint32_t)(b->east - b->west) +
                                                                1); /* one after the other: */
    const int32_t y = b->south + (int32_t)lin_rng_below(rng, (uint32_t)(b->north - b->south) +
                                                                 1); /* the same everywhere */

    return (lin_point){ x, y };
}

bool kit_sample_in_box(const tb_box *box, int tries, int32_t step, lin_rng *rng,
                       kit_place_test test, const void *self, lin_point *out)
{
    if (box->west > box->east || box->south > box->north)
        return false;
    for (int i = 0; i < tries; i++) {
        *out = kit_random_in_box(box, rng);
        if (test(self, *out))
            return true;
    }
    return kit_find_in_box(box, step, test, self, out);
}
