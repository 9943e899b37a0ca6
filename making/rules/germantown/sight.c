/* sight.c -- GT-R24 Line of sight, and shots that come over works (GT-R28). */
#include "rules/germantown/germantown.h"

#define MOST 16 /* cells on a line of three hexes, with room to spare */

int gt_range(const gt_state *s)
{
    static const uint8_t by_fog[] = { [GT_HEAVY] = 1, [GT_MODERATE] = 2, [GT_CLEAR] = 3 };

    return by_fog[s->fog];
}

/* Woods; ground higher than both ends; a combat unit of either side, unless seen over from above.
 */
static bool blocks(const gt_field *f, const gt_state *s, int cell, int from, int to)
{
    const int level = f->level[cell];

    if (gt_ground_rows[f->ground[cell]].blocks)
        return true;
    if (level > f->level[from] && level > f->level[to])
        return true;
    return (gt_has_troops(f, s, cell, LIN_FIRST) || gt_has_troops(f, s, cell, LIN_SECOND)) &&
           level >= f->level[from] && level >= f->level[to];
}

bool gt_sees(const gt_field *f, const gt_state *s, int from, int to)
{
    lin_sight way[MOST];
    int n;

    if (gt_distance(f, from, to) <= 1)
        return true;
    n = lin_cell_sight(f->board, from, to, way, MOST);
    for (int i = 0; i < n && i < MOST; i++) {
        const int a = way[i].cell[0], b = way[i].cell[1];

        if (a == from || a == to || (way[i].between && (b == from || b == to)))
            continue;
        if (!way[i].between) {
            if (blocks(f, s, a, from, to))
                return false;
        } else if (a != LIN_NOWHERE && b != LIN_NOWHERE && blocks(f, s, a, from, to) &&
                   blocks(f, s, b, from, to)) {
            return false; /* along a hexside: only if both beside it block */
        }
    }
    return true;
}

bool gt_over_works(const gt_field *f, int from, int to)
{
    lin_sight way[MOST];
    int n;

    if (!f->inside[to])
        return false;
    if (gt_distance(f, from, to) == 1)
        return f->inside[to] >> gt_direction(f, to, from) & 1;
    n = lin_cell_sight(f->board, from, to, way, MOST);
    return n > 0 && n <= MOST && (way[n - 1].in & f->inside[to]) != 0;
}
