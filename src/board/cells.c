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
