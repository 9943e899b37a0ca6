/* index.c -- what may be near: the table in cells of six inches, each with a set of things.
 *
 * Cells beyond the border belong to the cell of the border next to them, so things may lie
 * anywhere. A point belongs to the cell north-east of it where it lies between cells. Every
 * point of a thing is in a cell that holds the thing, and every point of a segment in a cell the
 * walk visits: so no thing that the segment meets is missed. */
#include "table/kernel.h"

#include <assert.h>
#include <string.h>

#define MARGIN   2                    /* cells to the west and south of the table  */
#define OUTSIDE  64                   /* more cells than TB_FAR is off; keeps numbers positive */

_Static_assert(OUTSIDE * TB_CELL > TB_FAR + MARGIN * TB_CELL, "every coordinate has a cell number above 0");

/* The cell of a coordinate, counted as if there were cells without end. */
static int cell_of(int32_t at)
{
    return (int)((uint32_t)(at + (OUTSIDE + MARGIN) * TB_CELL) / TB_CELL) - OUTSIDE;
}

/* Where the cell begins. */
static int32_t begin_of(int cell)
{
    return (cell - MARGIN) * TB_CELL;
}

static int clamp(int cell, int cells)
{
    return cell < 0 ? 0 : cell >= cells ? cells - 1 : cell;
}

typedef struct { int west, south, east, north; } block;

static block block_of(const tb_box *b)
{
    return (block){ clamp(cell_of(b->west), TB_COLS), clamp(cell_of(b->south), TB_ROWS),
                    clamp(cell_of(b->east), TB_COLS), clamp(cell_of(b->north), TB_ROWS) };
}

void tb_index_add(tb_index *x, int thing, const tb_box *box)
{
    const block b = block_of(box);

    assert(thing >= 0 && thing < TB_THINGS);
    for (int row = b.south; row <= b.north; row++)
        for (int col = b.west; col <= b.east; col++)
            x->cell[row][col].word[thing / 64] |= (uint64_t)1 << (thing % 64);
}

void tb_index_drop(tb_index *x, int thing, const tb_box *box)
{
    const block b = block_of(box);

    assert(thing >= 0 && thing < TB_THINGS);
    for (int row = b.south; row <= b.north; row++)
        for (int col = b.west; col <= b.east; col++)
            x->cell[row][col].word[thing / 64] &= ~((uint64_t)1 << (thing % 64));
}

static void join(tb_set *s, const tb_set *more)
{
    for (int w = 0; w < TB_SET_WORDS; w++)
        s->word[w] |= more->word[w];
}

tb_set tb_index_near(const tb_index *x, const tb_box *box)
{
    const block b = block_of(box);
    tb_set s = { { 0 } };

    for (int row = b.south; row <= b.north; row++)
        for (int col = b.west; col <= b.east; col++)
            join(&s, &x->cell[row][col]);
    return s;
}

/* From cell to cell through the borders the segment crosses, in the order it crosses them. The
 * next border ahead in x comes before the next in y when x_gap / |x| < y_gap / |y|; `lead` is that
 * multiplied out, so that each step is one addition. Through a corner the walk steps north or
 * east first, as the corner itself belongs to the cell in the north-east. */
tb_set tb_index_along(const tb_index *x, lin_point a, lin_point b)
{
    const int64_t wide = tb_size((int64_t)b.x - a.x), high = tb_size((int64_t)b.y - a.y);
    const int east = b.x >= a.x ? 1 : -1, north = b.y >= a.y ? 1 : -1;
    int col = cell_of(a.x), row = cell_of(a.y);
    int cols = east * (cell_of(b.x) - col), rows = north * (cell_of(b.y) - row);
    const int64_t x_gap = east > 0 ? begin_of(col + 1) - a.x : a.x - begin_of(col);
    const int64_t y_gap = north > 0 ? begin_of(row + 1) - a.y : a.y - begin_of(row);
    int64_t lead = x_gap * high - y_gap * wide;                 /* < 0: the border in x is next */
    tb_set s = x->cell[clamp(row, TB_ROWS)][clamp(col, TB_COLS)];

    while (cols + rows > 0) {
        if (rows == 0 || (cols > 0 && (lead < 0 || (lead == 0 && east > 0)))) {
            col += east;
            cols--;
            lead += TB_CELL * high;
        } else {
            row += north;
            rows--;
            lead -= TB_CELL * wide;
        }
        join(&s, &x->cell[clamp(row, TB_ROWS)][clamp(col, TB_COLS)]);
    }
    return s;
}
