/* index.c -- what may be near: the table in cells of six inches, each with a set of things.
 *
 * Every point of a thing is in a cell that holds the thing, and every point of a segment in a cell
 * the walk (walk.h) visits: so no thing that the segment meets is missed. */
#include "table/kernel.h"

#include <assert.h>

typedef struct {
    int west, south, east, north;
} block;

static block block_of(const tb_box *b)
{
    const lin_point from = tb_from_corner((lin_point){ b->west, b->south });
    const lin_point to = tb_from_corner((lin_point){ b->east, b->north });

    return (block){ tb_clamp(tb_cell_of(from.x, false), TB_COLS),
                    tb_clamp(tb_cell_of(from.y, false), TB_ROWS),
                    tb_clamp(tb_cell_of(to.x, false), TB_COLS),
                    tb_clamp(tb_cell_of(to.y, false), TB_ROWS) };
}

void tb_index_add(tb_index *x, int thing, const tb_box *box)
{
    const block b = block_of(box);

    assert(thing >= 0 && thing < TB_THINGS);
    for (int row = b.south; row <= b.north; row++)
        for (int col = b.west; col <= b.east; col++)
            x->cell[row * TB_COLS + col].word[thing / 64] |= (uint64_t)1 << (thing % 64);
}

void tb_index_drop(tb_index *x, int thing, const tb_box *box)
{
    const block b = block_of(box);

    assert(thing >= 0 && thing < TB_THINGS);
    for (int row = b.south; row <= b.north; row++)
        for (int col = b.west; col <= b.east; col++)
            x->cell[row * TB_COLS + col].word[thing / 64] &= ~((uint64_t)1 << (thing % 64));
}

tb_set tb_index_near(const tb_index *x, const tb_box *box)
{
    const block b = block_of(box);
    tb_set s = { { 0 } };

    for (int row = b.south; row <= b.north; row++)
        for (int col = b.west; col <= b.east; col++)
            tb_join(&s, &x->cell[row * TB_COLS + col]);
    return s;
}

tb_set tb_index_along_anywhere(const tb_index *x, lin_point a, lin_point b)
{
    return tb_walk(x, tb_from_corner(a), tb_from_corner(b), false);
}
