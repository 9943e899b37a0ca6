/* cells.h -- sets of cells as rows of bits.
 *
 * "Is there an enemy next to this cell?" is asked at every step of every move a bot looks
 * at. A set keeps one word for each row, with an empty row below and above the board
 * and an empty column left and right of it, so that the question is three loads and a mask
 * and never looks over an edge: cell (row, col) is bit col + 1 of row[row + 1].
 *
 * On squares the mask is three wide in the rows beside and has a hole in its own. On hexes
 * the columns stand half a hex apart: the column numbered 01 and every second after it
 * touch three cells in the row before and one in the row after, those between the reverse. */
#ifndef LIN_BOARD_CELLS_H
#define LIN_BOARD_CELLS_H

#include "linstock_rules.h"

_Static_assert(LIN_COLS + 2 <= 64, "a row and its two empty columns fit a word");

/* A division by the number of columns, as one multiplication: 2^20 / cols, rounded up, is
 * exact for every cell number below LIN_CELLS (grid.c proves it by an assert). */
#define LIN_ROW_SHIFT 20
extern const uint32_t lin_row_factor[LIN_COLS + 1];

static inline unsigned lin_row_of(const lin_board *b, int cell)
{
    return (unsigned)((uint32_t)cell * lin_row_factor[b->cols] >> LIN_ROW_SHIFT);
}

static inline unsigned lin_col_of(const lin_board *b, int cell, unsigned row)
{
    return (unsigned)cell - row * b->cols;
}

/* From a cell in this column to its neighbour, also where that is beyond the board. */
typedef struct {
    signed char row, col;
} lin_offset;
lin_offset lin_offset_of(const lin_board *b, int col, int direction);

static inline void lin_cells_set(const lin_board *b, lin_cells *set, int cell)
{
    const unsigned row = lin_row_of(b, cell);

    set->row[row + 1] |= (uint64_t)2 << lin_col_of(b, cell, row);
}

static inline void lin_cells_clear(const lin_board *b, lin_cells *set, int cell)
{
    const unsigned row = lin_row_of(b, cell);

    set->row[row + 1] &= ~((uint64_t)2 << lin_col_of(b, cell, row));
}

static inline bool lin_cells_has(const lin_board *b, const lin_cells *set, int cell)
{
    const unsigned row = lin_row_of(b, cell);

    return set->row[row + 1] >> (lin_col_of(b, cell, row) + 1) & 1;
}

/* Is any neighbour of this cell in the set? The cell itself does not count. */
static inline bool lin_cells_near(const lin_board *b, const lin_cells *set, int cell)
{
    const unsigned row = lin_row_of(b, cell), col = lin_col_of(b, cell, row);
    const uint64_t *r = &set->row[row]; /* the row before; r[1] is its own */
    uint64_t before = 7, after = 7;

    if (b->grid == LIN_HEXES) {
        before = col & 1 ? 2 : 7;
        after = col & 1 ? 7 : 2;
    }
    return ((r[0] & before << col) | (r[1] & (uint64_t)5 << col) | (r[2] & after << col)) != 0;
}

/* Which neighbours of this cell are in the set? Bit d: the one in direction d. */
static inline unsigned lin_cells_around(const lin_board *b, const lin_cells *set, int cell)
{
    const unsigned row = lin_row_of(b, cell), col = lin_col_of(b, cell, row);
    const unsigned before = (unsigned)(set->row[row] >> col),
                   own = (unsigned)(set->row[row + 1] >> col),
                   after = (unsigned)(set->row[row + 2] >> col); /* bits 0, 1, 2: left to right */
    unsigned upper, lower;

    if (b->grid == LIN_SQUARES)
        return (after >> 1 & 1) | (after & 4) >> 1 | (own & 4) | (before & 4) << 1 |
               (before & 2) << 3 | (before & 1) << 5 | (own & 1) << 6 | (after & 1) << 7;
    upper = col & 1 ? own : before; /* where the neighbours to the north-east and -west stand */
    lower = col & 1 ? after : own;
    return (before >> 1 & 1) | (upper & 4) >> 1 | (lower & 4) | (after & 2) << 2 |
           (lower & 1) << 4 | (upper & 1) << 5;
}

/* Every cell that has a neighbour in the set, all at once: for who asks about many. */
void lin_cells_beside(const lin_board *b, const lin_cells *set, lin_cells *out);

/* Cells to the nearest of the set, that cell itself included; -1: the set is empty. */
int lin_cells_distance(const lin_board *b, const lin_cells *set, int cell);

/* Cells from one hex to the other, without a call: lin_cell_distance asks for either grid. */
static inline int lin_hex_distance(const lin_board *b, int from, int to)
{
    const int row = (int)lin_row_of(b, from), far_row = (int)lin_row_of(b, to),
              col = (int)lin_col_of(b, from, (unsigned)row),
              far_col = (int)lin_col_of(b, to, (unsigned)far_row), across = far_col - col,
              down = far_row - (far_col >> 1) - row + (col >> 1),
              wide = across < 0 ? -across : across, deep = down < 0 ? -down : down,
              both = across + down < 0 ? -across - down : across + down,
              most = wide > deep ? wide : deep;

    return most > both ? most : both;
}

#endif
