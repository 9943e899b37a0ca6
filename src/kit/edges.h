/* edges.h -- the edges of a table, strips along them, and boxes that hold a point or a body.
 *
 * Edges are numbered clockwise as directions are, so that an edge's number times a quarter circle
 * is the way to it. */
#ifndef KIT_EDGES_H
#define KIT_EDGES_H

#include "table/table.h"

typedef enum { KIT_NORTH, KIT_EAST, KIT_SOUTH, KIT_WEST, KIT_EDGES } kit_edge;
extern const char *const kit_edge_name[]; /* "north" ...; ends with NULL */

/* The size of a table. */
typedef struct {
    int32_t width, height;
} kit_size;

static inline kit_edge kit_edge_opposite(kit_edge e)
{
    return (kit_edge)((e + 2) % KIT_EDGES);
}

/* What one faces who stands with his back to the edge. */
static inline tb_angle kit_edge_inwards(kit_edge e)
{
    return (tb_angle)(kit_edge_opposite(e) * TB_QUARTER);
}

/* Does it run from west to east? */
static inline bool kit_edge_lies_along_x(kit_edge e)
{
    return e == KIT_NORTH || e == KIT_SOUTH;
}

static inline int32_t kit_edge_length(kit_size t, kit_edge e)
{
    return kit_edge_lies_along_x(e) ? t.width : t.height;
}

/* The place on the edge straight across from a point, so far inside. */
lin_point kit_edge_point(kit_size t, kit_edge e, lin_point p, int32_t in);
/* How far a point is from the edge. */
int32_t kit_edge_distance(kit_size t, kit_edge e, lin_point p);
/* Which of n edges (kit_edge each) is nearest to it; of equally near ones the first. */
kit_edge kit_edge_nearest(kit_size t, const uint8_t *edge, int n, lin_point p);

static inline tb_box kit_box_of_table(kit_size t)
{
    return (tb_box){ 0, 0, t.width, t.height };
}

/* The strip of the table within `deep` of the edge. */
tb_box kit_box_strip(kit_size t, kit_edge e, int32_t deep);
/* A box cut to the middle `wide` of the table, along the edge. */
tb_box kit_box_narrowed(kit_size t, kit_edge e, int32_t wide, tb_box b);

static inline tb_box kit_box_widened(const tb_box *b, int32_t far)
{
    return (tb_box){ b->west - far, b->south - far, b->east + far, b->north + far };
}

/* Round a point, so far to each side. */
static inline tb_box kit_box_round(lin_point p, int32_t far)
{
    return (tb_box){ p.x - far, p.y - far, p.x + far, p.y + far };
}

/* What lies in both; west > east or south > north where nothing does. */
static inline tb_box kit_box_common(const tb_box *a, const tb_box *b)
{
    return (
        tb_box){ a->west > b->west ? a->west : b->west, a->south > b->south ? a->south : b->south,
                 a->east < b->east ? a->east : b->east, a->north < b->north ? a->north : b->north };
}

static inline bool kit_box_holds(const tb_box *b, lin_point p)
{
    return p.x >= b->west && p.x <= b->east && p.y >= b->south && p.y <= b->north;
}

static inline bool kit_box_holds_box(const tb_box *b, const tb_box *in)
{
    return in->west >= b->west && in->east <= b->east && in->south >= b->south &&
           in->north <= b->north;
}

/* The point of the box nearest to that one. */
lin_point kit_box_nearest(const tb_box *b, lin_point p);
/* How far of `most` the shape can go that way before it leaves the table. */
int32_t kit_edge_way(kit_size t, const tb_quad *shape, tb_angle way, int32_t most);

#endif
