/* cell_text.c -- a cell in words: its ground, how high it lies, its ways, what lies on its sides.
 */
#include "linstock_rules.h"

#include <assert.h>

/* ", road and lane" */
static void put_ways(const lin_board *b, int cell, lin_text *out)
{
    int n = 0;

    for (int k = 0; k < b->way_kinds; k++)
        if (b->way[k][cell])
            lin_put(out, "%s%s", n++ ? " and " : ", ", b->way_name[k]);
}

typedef enum { PLAIN, FRONT, BACK } facing;

/* How something lies on a side: with its front or back to the cell, or without either. */
static facing lies(const lin_board *b, int cell, int d, int kind)
{
    const int to = b->next[cell][d], back = lin_cell_direction(b, to, cell);
    const bool here = b->front[cell][d] >> kind & 1, there = b->front[to][back] >> kind & 1;

    return here == there ? PLAIN : here ? FRONT : BACK;
}

/* "; stream N NE": all sides on which it lies so. */
static void put_edge(const lin_board *b, int cell, int kind, facing how, lin_text *out)
{
    bool first = true;

    for (int d = 0; d < b->directions; d++) {
        if (!(b->edge[cell][d] >> kind & 1) || lies(b, cell, d, kind) != how)
            continue;
        if (first)
            lin_put(out, "; %s%s",
                    how == FRONT  ? "front of "
                    : how == BACK ? "back of "
                                  : "",
                    b->edge_name[kind]);
        lin_put(out, " %s", lin_direction_name(b, d));
        first = false;
    }
}

/* A word of a map that is made of two, as a reader would say it: "creek-woods" is creek and woods.
 */
static void put_ground(const char *word, lin_text *out)
{
    for (; *word; word++)
        if (*word == '-')
            lin_put(out, ", ");
        else
            lin_put(out, "%c", *word);
}

void lin_cell_text(const lin_board *b, int cell, lin_text *out)
{
    assert(b && out && cell >= 0 && cell < b->cells);
    put_ground(b->ground_name[b->ground[cell]], out);
    if (b->height[cell])
        lin_put(out, ", height %d", b->height[cell]);
    put_ways(b, cell, out);
    for (int k = 0; k < b->edge_kinds; k++)
        for (int how = PLAIN; how <= BACK; how++)
            put_edge(b, cell, k, (facing)how, out);
}
