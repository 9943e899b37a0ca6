/* sight_heights.c -- whether what a line of sight meets is high enough to block it. */
#include "kit/sighting.h"

/* Does something with its top at `top` block, if the line meets it so far from its two ends? */
bool kit_is_high_enough(const kit_sighting *k, const kit_sight_line *g, int top, int32_t from_a,
                        int32_t from_b)
{
    const int a = kit_eye_height(k->level), b = kit_eye_height(g->level);

    if (top >= (a > b ? a : b))
        return true;
    return top >= (a < b ? a : b) && (a < b ? from_a : from_b) <= k->policy->shadow;
}

static lin_point point_on(const kit_sight_line *g, int32_t along)
{
    const int64_t whole = tb_root_up(tb_gap2(g->a, g->b));

    if (whole == 0)
        return g->a;
    return (lin_point){ g->a.x + (int32_t)((int64_t)(g->b.x - g->a.x) * along / whole),
                        g->a.y + (int32_t)((int64_t)(g->b.y - g->a.y) * along / whole) };
}

/* from_a, from_b: where the line meets it first and last. */
bool kit_stands_in_the_way(const kit_sighting *k, const kit_sight_line *g, int32_t from_a,
                           int32_t from_b, int height)
{
    const int32_t whole = (int32_t)tb_root_up(tb_gap2(g->a, g->b));
    int level = kit_scenery_level(k->scenery, point_on(g, from_a)),
        last = kit_scenery_level(k->scenery, point_on(g, whole - from_b));

    if (last > level)
        level = last;
    return kit_is_high_enough(k, g, 2 * level + height, from_a, from_b);
}
