/* heights.c -- whether what a line of sight meets is high enough to block it. LF-HI. */
#include "rules/landofthefree/sight/sight.h"

/* Does something with its top at `top` block, if the line meets it so far from its two ends? */
bool lf_is_high_enough(const look *k, const segment *g, int top, int32_t from_a, int32_t from_b)
{
    const int a = lf_eye_of(k->level), b = lf_eye_of(g->level);

    if (top >= (a > b ? a : b)) /* LF-HI-03 */
        return true;
    return top >= (a < b ? a : b) && (a < b ? from_a : from_b) <= LF_IN(3); /* LF-HI-04 */
}

static lin_point point_on(const segment *g, int32_t along)
{
    const int64_t whole = tb_root_up(tb_gap2(g->a, g->b));

    if (whole == 0)
        return g->a;
    return (lin_point){ g->a.x + (int32_t)((int64_t)(g->b.x - g->a.x) * along / whole),
                        g->a.y + (int32_t)((int64_t)(g->b.y - g->a.y) * along / whole) };
}

/* from_a, from_b: where the line meets it first and last. */
bool lf_stands_in_the_way(const look *k, const segment *g, int32_t from_a, int32_t from_b,
                          int height)
{
    const int32_t whole = (int32_t)tb_root_up(tb_gap2(g->a, g->b));
    int level = kit_ground_level(&k->f->ground, point_on(g, from_a)),
        last = kit_ground_level(&k->f->ground, point_on(g, whole - from_b));

    if (last > level)
        level = last;
    return lf_is_high_enough(k, g, 2 * level + height, from_a, from_b);
}
