/* cells.c -- whole sets of cells at once, a row at a time (cells.h). */
#include "board/cells.h"

#include <assert.h>
#include <string.h>

/* On hexes, whether a column touches three cells in the row before and one in the row after, or the
 * reverse, is told by its last bit; and column c is bit c + 1. */
#define EVEN_COLUMNS UINT64_C(0xaaaaaaaaaaaaaaaa)
#define ODD_COLUMNS  UINT64_C(0x5555555555555555)

void lin_cells_beside(const lin_board *b, const lin_cells *set, lin_cells *out)
{
    assert(b && set && out && set != out);
    const uint64_t board = (((uint64_t)1 << b->cols) - 1) << 1;
    const uint64_t leans_back = b->grid == LIN_HEXES ? EVEN_COLUMNS : ~UINT64_C(0);
    const uint64_t leans_on = b->grid == LIN_HEXES ? ODD_COLUMNS : ~UINT64_C(0);

    memset(out, 0, sizeof *out);
    for (int r = 1; r <= b->rows; r++) {
        const uint64_t before = set->row[r - 1], own = set->row[r], after = set->row[r + 1];

        out->row[r] = board & (before | after | own << 1 | own >> 1 |
                               (leans_back & (before << 1 | before >> 1)) |
                               (leans_on & (after << 1 | after >> 1)));
    }
}

/* The nearest in one row is the first to the left or to the right: on either grid a cell further
 * along the row is no nearer. */
static int nearest_in_row(const lin_board *b, uint64_t bits, int row, int cell, int best)
{
    const unsigned col = lin_col_of(b, cell, lin_row_of(b, cell));
    const uint64_t left = bits & (((uint64_t)4 << col) - 1),
                   right = bits & ~(((uint64_t)2 << col) - 1);

    if (left) {
        const int far = lin_cell_distance(b, cell, row * b->cols + 62 - __builtin_clzll(left));

        best = far < best ? far : best;
    }
    if (right) {
        const int far = lin_cell_distance(b, cell, row * b->cols + __builtin_ctzll(right) - 1);

        best = far < best ? far : best;
    }
    return best;
}

/* Rows outwards from its own, as long as they could hold a nearer one: a step crosses one row. */
int lin_cells_distance(const lin_board *b, const lin_cells *set, int cell)
{
    assert(b && set);
    const int own = (int)lin_row_of(b, cell), none = LIN_ROWS + LIN_COLS;
    int best = none;

    for (int k = 0; k < b->rows && k < best; k++) {
        if (own - k >= 0 && set->row[own - k + 1])
            best = nearest_in_row(b, set->row[own - k + 1], own - k, cell, best);
        if (own + k < b->rows && set->row[own + k + 1])
            best = nearest_in_row(b, set->row[own + k + 1], own + k, cell, best);
    }
    return best == none ? -1 : best;
}
