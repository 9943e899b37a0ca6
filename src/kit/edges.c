/* edges.c -- the edges of a table, and strips along them. */
#include "kit/edges.h"

const char *const kit_edge_name[] = { "north", "east", "south", "west", NULL };

lin_point kit_edge_point(kit_size t, kit_edge e, lin_point p, int32_t in)
{
    switch (e) {
    case KIT_NORTH:
        return (lin_point){ p.x, t.height - in };
    case KIT_SOUTH:
        return (lin_point){ p.x, in };
    case KIT_EAST:
        return (lin_point){ t.width - in, p.y };
    default:
        return (lin_point){ in, p.y };
    }
}

int32_t kit_edge_distance(kit_size t, kit_edge e, lin_point p)
{
    switch (e) {
    case KIT_NORTH:
        return t.height - p.y;
    case KIT_SOUTH:
        return p.y;
    case KIT_EAST:
        return t.width - p.x;
    default:
        return p.x;
    }
}

kit_edge kit_edge_nearest(kit_size t, const uint8_t *edge, int n, lin_point p)
{
    kit_edge best = (kit_edge)edge[0];

    for (int i = 1; i < n; i++)
        if (kit_edge_distance(t, (kit_edge)edge[i], p) < kit_edge_distance(t, best, p))
            best = (kit_edge)edge[i];
    return best;
}

tb_box kit_box_strip(kit_size t, kit_edge e, int32_t deep)
{
    tb_box b = kit_box_of_table(t);

    if (e == KIT_NORTH)
        b.south = t.height - deep;
    else if (e == KIT_SOUTH)
        b.north = deep;
    else if (e == KIT_EAST)
        b.west = t.width - deep;
    else
        b.east = deep;
    return b;
}

tb_box kit_box_narrowed(kit_size t, kit_edge e, int32_t wide, tb_box b)
{
    if (kit_edge_lies_along_x(e)) {
        b.west = (t.width - wide) / 2;
        b.east = (t.width + wide) / 2;
    } else {
        b.south = (t.height - wide) / 2;
        b.north = (t.height + wide) / 2;
    }
    return b;
}

static int32_t between(int32_t low, int32_t n, int32_t high)
{
    return n < low ? low : n > high ? high : n;
}

lin_point kit_box_nearest(const tb_box *b, lin_point p)
{
    return (lin_point){ between(b->west, p.x, b->east), between(b->south, p.y, b->north) };
}

/* The most steps in a direction whose part is d that come to no more than the room ahead, rounded
 * as tb_go does: halves away from zero. */
static int32_t most_steps(int64_t d, int32_t ahead, int32_t behind, int32_t most)
{
    const int64_t size = d < 0 ? -d : d, room = d < 0 ? behind : ahead;
    const int64_t steps = size ? (((2 * room + 1) << (TB_UNIT_BITS - 1)) - 1) / size : most;

    return steps < most ? (int32_t)steps : most;
}

/* Who lies over an edge by no more than a touch goes along it, and no farther over it. */
static tb_box widened_for(tb_box table, const tb_box *b)
{
    if (b->west >= table.west - TB_TOUCH && b->west < table.west)
        table.west = b->west;
    if (b->south >= table.south - TB_TOUCH && b->south < table.south)
        table.south = b->south;
    if (b->east <= table.east + TB_TOUCH && b->east > table.east)
        table.east = b->east;
    if (b->north <= table.north + TB_TOUCH && b->north > table.north)
        table.north = b->north;
    return table;
}

/* Who lies on the table: reckoned. Who hangs over its edge already: by halves, the whole way first.
 */
int32_t kit_edge_way(kit_size t, const tb_quad *shape, tb_angle way, int32_t most)
{
    const tb_box box = tb_box_of(shape->p, 4), table = widened_for(kit_box_of_table(t), &box);
    const tb_vector d = tb_direction(way);
    int32_t low = 0, high = most;

    if (most > 0 && kit_box_holds_box(&table, &box)) {
        most = most_steps(d.x, table.east - box.east, box.west - table.west, most);
        return most_steps(d.y, table.north - box.north, box.south - table.south, most);
    }
    for (bool first = true; low < high; first = false) {
        const int32_t middle = first ? high : low + (high - low + 1) / 2;
        const lin_point by = tb_go((lin_point){ 0, 0 }, way, middle, 0);
        const tb_box there = { box.west + by.x, box.south + by.y, box.east + by.x,
                               box.north + by.y };

        if (kit_box_holds_box(&table, &there))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
