/* walk.h -- from cell to cell of an index along a segment; laid out where it is called, as who asks
 * one segment asks many.
 *
 * Cells beyond the border belong to the cell of the border next to them, so things may lie
 * anywhere. A point belongs to the cell north-east of it where it lies between cells. */
#ifndef LIN_TABLE_WALK_H
#define LIN_TABLE_WALK_H

#include "table/table.h"

#define TB_MARGIN  2  /* cells to the west and south of the table */
#define TB_OUTSIDE 64 /* more cells than anything is off the grid */

_Static_assert(TB_OUTSIDE *TB_CELL > TB_FAR, "cells are counted from above 0");

/* A point from the south-west corner of the grid. */
static inline lin_point tb_from_corner(lin_point p)
{
    return (lin_point){ p.x + TB_MARGIN * TB_CELL, p.y + TB_MARGIN * TB_CELL };
}

static inline bool tb_on_grid(lin_point p)
{
    return (uint32_t)p.x < TB_COLS * TB_CELL && (uint32_t)p.y < TB_ROWS * TB_CELL;
}

/* The column or row of such a coordinate, counted as if there were cells without end. Who knows
 * that it lies on the grid (`inside`) is spared some steps, here and below. */
static inline int tb_cell_of(int32_t at, bool inside)
{
    return inside ? (int)((uint32_t)at / TB_CELL)
                  : (int)((uint32_t)(at + TB_OUTSIDE * TB_CELL) / TB_CELL) - TB_OUTSIDE;
}

static inline int tb_clamp(int cell, int cells)
{
    return cell < 0 ? 0 : cell >= cells ? cells - 1 : cell;
}

static inline int tb_cell_number(int col, int row, bool inside)
{
    return inside ? row * TB_COLS + col : tb_clamp(row, TB_ROWS) * TB_COLS + tb_clamp(col, TB_COLS);
}

static inline void tb_join(tb_set *s, const tb_set *more)
{
    for (int w = 0; w < TB_SET_WORDS; w++)
        s->word[w] |= more->word[w];
}

/* To be chosen without a branch, which no processor could predict: b where all bits of the mask are
 * set, a where none is. */
static inline int64_t tb_choose(int64_t a, int64_t b, int64_t mask)
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
static inline tb_set tb_walk(const tb_index *x, lin_point a, lin_point b, bool inside)
{
    int64_t col = tb_cell_of(a.x, inside), row = tb_cell_of(a.y, inside);
    int64_t cell = tb_cell_number((int)col, (int)row, inside);
    const int64_t west = -(int64_t)(b.x < a.x),
                  south = -(int64_t)(b.y < a.y);             /* all bits, or none */
    const int64_t step_col = west | 1, step_row = south | 1; /* 1, or -1 */
    const int64_t steps =
        step_col * (tb_cell_of(b.x, inside) - col) + step_row * (tb_cell_of(b.y, inside) - row);
    const int64_t wide = step_col * (b.x - a.x), high = step_row * (b.y - a.y);
    const int64_t past_x = a.x - col * TB_CELL, past_y = a.y - row * TB_CELL;
    const int64_t x_gap = tb_choose(TB_CELL - past_x, past_x, west);
    const int64_t y_gap = tb_choose(TB_CELL - past_y, past_y, south);
    int64_t lead = x_gap * high - y_gap * wide - 1 - west; /* negative: x is next */
    tb_set s = x->cell[cell];

    for (int64_t i = steps; i > 0; i--) {
        const int64_t in_x = -(int64_t)(lead < 0);

        lead = tb_choose(lead - TB_CELL * wide, lead + TB_CELL * high, in_x);
        if (inside) {
            cell += tb_choose(step_row * TB_COLS, step_col, in_x);
        } else {
            col += step_col & in_x;
            row += step_row & ~in_x;
            cell = tb_cell_number((int)col, (int)row, false);
        }
        tb_join(&s, &x->cell[cell]);
    }
    return s;
}

tb_set tb_index_along_anywhere(const tb_index *x, lin_point a, lin_point b);

static inline tb_set tb_index_along(const tb_index *x, lin_point a, lin_point b)
{
    const lin_point from = tb_from_corner(a), to = tb_from_corner(b);

    return tb_on_grid(from) && tb_on_grid(to) ? tb_walk(x, from, to, true)
                                              : tb_index_along_anywhere(x, a, b);
}

#endif
