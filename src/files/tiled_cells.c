/* tiled_cells.c -- where cells lie in the pixels of a Tiled map.
 *
 * A pixel belongs to the square it lies in, or to the hex whose middle is nearest, as Tiled has
 * it. Hexes have flat tops: the level side is hexsidelength long, the tile reaches from the
 * leftmost corner to the rightmost. */
#include "files/tiled.h"

#include <float.h>

/* x and y are not below 0 */
static int square_at(const tiled_map *m, double x, double y)
{
    const lin_board *b = m->board;

    return lin_cell_at(b, b->rows - 1 - (int)(y / m->tile_height), (int)(x / m->tile_width));
}

/* Pixels from one column of hexes to the next: Tiled rounds them down to a whole one. */
static int column_step(const tiled_map *m)
{
    return (m->tile_width + m->hex_side) / 2;
}

static double hex_middle_x(const tiled_map *m, int col)
{
    return col * column_step(m) + m->tile_width / 2.0;
}

static double hex_middle_y(const tiled_map *m, int row, int col)
{
    return row * m->tile_height + (col & 1 ? m->tile_height : 0) / 2.0 + m->tile_height / 2.0;
}

/* How far, squared, a pixel lies from the middle of a hex. */
static double hex_far(const tiled_map *m, int row, int col, double x, double y)
{
    const double dx = x - hex_middle_x(m, col), dy = y - hex_middle_y(m, row, col);

    return dx * dx + dy * dy;
}

static int hex_at(const tiled_map *m, double x, double y)
{
    const int col = (int)(x / column_step(m));
    const int row = (int)(y / m->tile_height);
    double least = DBL_MAX;
    int best_row = -1, best_col = -1;

    for (int r = row - 1; r <= row + 1; r++)
        for (int c = col - 1; c <= col + 1; c++)
            if (hex_far(m, r, c, x, y) < least) {
                least = hex_far(m, r, c, x, y);
                best_row = r;
                best_col = c;
            }
    return lin_cell_at(m->board, best_row, best_col);
}

int tiled_cell_at(const tiled_map *m, double x, double y)
{
    if (!(x >= 0 && y >= 0 && x < 1e6 && y < 1e6))
        return LIN_NOWHERE;
    return m->board->grid == LIN_HEXES ? hex_at(m, x, y) : square_at(m, x, y);
}

/* ---- Sides ---- */

/* Corners clockwise from the left end of the northern side, in halves of tile and level side. */
static const struct {
    signed char tile_x, side_x, tile_y;
} hex_corner[6] = { { 0, -1, -1 }, { 0, 1, -1 }, { 1, 0, 0 },
                    { 0, 1, 1 },   { 0, -1, 1 }, { -1, 0, 0 } };
static const struct {
    signed char x, y;
} square_corner[4] = { { -1, -1 }, { 1, -1 }, { 1, 1 }, { -1, 1 } };

static void corner_of(const tiled_map *m, int cell, int k, double at[2])
{
    const lin_board *b = m->board;
    const int row = lin_cell_row(b, cell), col = lin_cell_col(b, cell);
    const double half_wide = m->tile_width / 2.0, half_high = m->tile_height / 2.0;

    if (b->grid == LIN_HEXES) {
        at[0] = hex_middle_x(m, col) + hex_corner[k].tile_x * half_wide +
                hex_corner[k].side_x * m->hex_side / 2.0;
        at[1] = hex_middle_y(m, row, col) + hex_corner[k].tile_y * half_high;
    } else {
        at[0] = (2 * col + 1 + square_corner[k].x) * half_wide;
        at[1] = (2 * (b->rows - 1 - row) + 1 + square_corner[k].y) * half_high;
    }
}

bool tiled_side(const tiled_map *m, int cell, int direction, double from[2], double to[2])
{
    const int corners = m->board->grid == LIN_HEXES ? 6 : 4;

    if (corners == 4 && direction % 2)
        return false;
    if (corners == 4)
        direction /= 2;
    corner_of(m, cell, direction, from);
    corner_of(m, cell, (direction + 1) % corners, to);
    return true;
}
