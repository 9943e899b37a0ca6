/* index.c -- what may be near: the table in cells of six inches, each with a set of things.
 *
 * Cells beyond the border belong to the cell of the border next to them, so things may lie
 * anywhere. A point belongs to the cell north-east of it where it lies between cells. Every
 * point of a thing is in a cell that holds the thing, and every point of a segment in a cell the
 * walk visits: so no thing that the segment meets is missed. */
#include "table/kernel.h"

#include <assert.h>

#define MARGIN   2                    /* cells to the west and south of the table  */
#define OUTSIDE  64                   /* more cells than anything is off the grid  */

_Static_assert(OUTSIDE * TB_CELL > TB_FAR, "cells are counted from above 0");

/* A point from the south-west corner of the grid. */
static lin_point from_corner(lin_point p)
{
    return (lin_point){ p.x + MARGIN * TB_CELL, p.y + MARGIN * TB_CELL };
}

static bool on_grid(lin_point p)
{
    return (uint32_t)p.x < TB_COLS * TB_CELL && (uint32_t)p.y < TB_ROWS * TB_CELL;
}

/* The column or row of such a coordinate, counted as if there were cells without end. Who knows
 * that it lies on the grid (`inside`) is spared some steps, here and below. */
static inline int cell_of(int32_t at, bool inside)
{
    return inside ? (int)((uint32_t)at / TB_CELL)
                  : (int)((uint32_t)(at + OUTSIDE * TB_CELL) / TB_CELL) - OUTSIDE;
}

static inline int clamp(int cell, int cells)
{
    return cell < 0 ? 0 : cell >= cells ? cells - 1 : cell;
}

static inline int number_of(int col, int row, bool inside)
{
    return inside ? row * TB_COLS + col : clamp(row, TB_ROWS) * TB_COLS + clamp(col, TB_COLS);
}

typedef struct { int west, south, east, north; } block;

static block block_of(const tb_box *b)
{
    const lin_point from = from_corner((lin_point){ b->west, b->south });
    const lin_point to = from_corner((lin_point){ b->east, b->north });

    return (block){ clamp(cell_of(from.x, false), TB_COLS), clamp(cell_of(from.y, false), TB_ROWS),
                    clamp(cell_of(to.x, false), TB_COLS), clamp(cell_of(to.y, false), TB_ROWS) };
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
            join(&s, &x->cell[row * TB_COLS + col]);
    return s;
}

/* To be chosen without a branch, as one cannot guess it: b where all bits of the mask are set, a
 * where none is. */
static inline int64_t choose(int64_t a, int64_t b, int64_t mask)
{
    return a + ((b - a) & mask);
}

/* From cell to cell through the borders the segment crosses, in the order it crosses them. The
 * next border in x comes before the next in y where x_gap / |x| < y_gap / |y|; `lead` is that
 * multiplied out, so each step is one addition. Through a corner of four cells the walk goes east
 * first, or else north or south, and so comes by the cell in the north-east, which the corner
 * belongs to. It needs no look at how many steps are left in each direction: a border that is not
 * to be crossed lies beyond the end, or at the end of a walk to the west or south, and there the
 * other goes first. */
static inline tb_set walk(const tb_index *x, lin_point a, lin_point b, bool inside)
{
    int64_t col = cell_of(a.x, inside), row = cell_of(a.y, inside);
    int64_t cell = number_of((int)col, (int)row, inside);
    const int64_t west = -(int64_t)(b.x < a.x), south = -(int64_t)(b.y < a.y);    /* all bits, or none */
    const int64_t step_col = west | 1, step_row = south | 1;    /* 1, or -1             */
    const int64_t steps = step_col * (cell_of(b.x, inside) - col) + step_row * (cell_of(b.y, inside) - row);
    const int64_t wide = step_col * (b.x - a.x), high = step_row * (b.y - a.y);
    const int64_t past_x = a.x - col * TB_CELL, past_y = a.y - row * TB_CELL;
    const int64_t x_gap = choose(TB_CELL - past_x, past_x, west);
    const int64_t y_gap = choose(TB_CELL - past_y, past_y, south);
    int64_t lead = x_gap * high - y_gap * wide - 1 - west;      /* negative: x is next  */
    tb_set s = x->cell[cell];

    for (int64_t i = steps; i > 0; i--) {
        const int64_t in_x = -(int64_t)(lead < 0);

        lead = choose(lead - TB_CELL * wide, lead + TB_CELL * high, in_x);
        if (inside) {
            cell += choose(step_row * TB_COLS, step_col, in_x);
        } else {
            col += step_col & in_x;
            row += step_row & ~in_x;
            cell = number_of((int)col, (int)row, false);
        }
        join(&s, &x->cell[cell]);
    }
    return s;
}

tb_set tb_index_along(const tb_index *x, lin_point a, lin_point b)
{
    const lin_point from = from_corner(a), to = from_corner(b);

    return on_grid(from) && on_grid(to) ? walk(x, from, to, true) : walk(x, from, to, false);
}
