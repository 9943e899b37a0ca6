/* points.c -- what a force costs, and games by points. IB-13.4 to IB-13.8.
 *
 *     points: 150                                 no side may cost more; left out: no matter
 *
 * In such a game a commander's rating may be thrown for when it begins (`rating: dice`, IB-7.7); he
 * costs as much as a normal one.
 *
 * The usual game by points has 150 of them, on the table and zones of Two Roads by its terms. */
#include "rules/ironbrigade/setup/setup.h"
#include "kit/roster.h"

static int points_of(const ib_field *f, int u)
{
    if (f->type[u] == IB_GUN)
        return ib_points_gun[f->gun[u]]; /* IB-13.6 */
    if (ib_is_unit(f, u))
        return ib_points_unit[f->type[u]][f->class[u]]; /* IB-13.4, IB-13.5 */
    if (ib_is_commander(f, u))
        return ib_points_rating[f->rating[u] == IB_THROWN ? IB_NORMAL : f->rating[u]]; /* IB-13.7 */
    return f->type[u] == IB_SHARPSHOOTER ? IB_POINTS_SHARPSHOOTER : 0;
}

int ib_force_points(const ib_field *f, int side)
{
    int sum = 0;

    for (int u = 0; u < f->units; u++)
        if (f->side[u] == side)
            sum += points_of(f, u);
    return sum;
}

/* IB-13.8 */
lin_status ib_check_points(const ib_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *points = lin_node_get(b->root, "points");
    int limit = 0;

    for (int u = 0; u < f->units && !points; u++)
        if (ib_is_commander(f, u) && f->rating[u] == IB_THROWN)
            return kit_unit_wrong(why, &b->unit[u], "IB-7.7",
                                  "has a rating by dice, which is for games by points; give the "
                                  "battle its \"points\", or him a rating");
    if (!points)
        return LIN_OK;
    if (kit_number_read(b->root, "points", 1, 1000, "IB-13.8", &limit, why) != LIN_OK)
        return LIN_BAD_FILE;
    for (int side = 0; side < LIN_SIDES; side++)
        if (ib_force_points(f, side) > limit)
            return kit_node_wrong(why, points, "IB-13.8",
                                  "The force of %s costs %d points; the limit is %d",
                                  b->side_name[side], ib_force_points(f, side), limit);
    return LIN_OK;
}
