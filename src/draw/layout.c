/* layout.c -- where things lie on the sheet: the ground, its border, the panel beside it.
 *
 * Squares are numbered from the south-west, hexes from the north-west. Hexes are flat-topped
 * and u pixels high; every second column lies half a hex lower. */
#include "draw/plan.h"

#define HEX_SIDE (1 / 1.7320508075688772)   /* of a hex one unit high */

static double hex_side(const plan *p)
{
    return p->u * HEX_SIDE;
}

plan_pt cell_centre(const plan *p, int cell)
{
    const lin_board *b = p->board;
    const int row = lin_cell_row(b, cell), col = lin_cell_col(b, cell);

    if (b->grid == LIN_HEXES)
        return pt(p->x + hex_side(p) * (1 + 1.5 * col),
                  p->y + p->u * (row + (col & 1 ? 1.0 : 0.5)));
    return pt(p->x + (col + 0.5) * p->u, p->y + p->h - (row + 0.5) * p->u);
}

int cell_outline(const plan *p, int cell, plan_pt corner[6])
{
    const plan_pt c = cell_centre(p, cell);
    const double half = p->u / 2, side = hex_side(p);

    if (p->board->grid == LIN_HEXES) {
        /* Corner i and i + 1 bound the side towards direction i. */
        corner[0] = pt(c.x - side / 2, c.y - half);
        corner[1] = pt(c.x + side / 2, c.y - half);
        corner[2] = pt(c.x + side, c.y);
        corner[3] = pt(c.x + side / 2, c.y + half);
        corner[4] = pt(c.x - side / 2, c.y + half);
        corner[5] = pt(c.x - side, c.y);
        return 6;
    }
    corner[0] = pt(c.x - half, c.y - half);
    corner[1] = pt(c.x + half, c.y - half);
    corner[2] = pt(c.x + half, c.y + half);
    corner[3] = pt(c.x - half, c.y + half);
    return 4;
}

int cell_under(const plan *p, plan_pt at)
{
    const lin_board *b = p->board;
    double best = p->u * 0.75;
    int found = LIN_NOWHERE;

    if (b->grid == LIN_SQUARES) {
        const int row = (int)floor((p->y + p->h - at.y) / p->u);
        const int col = (int)floor((at.x - p->x) / p->u);

        return row < 0 || col < 0 || row >= b->rows || col >= b->cols
               ? LIN_NOWHERE : lin_cell_at(b, row, col);
    }
    const int col = (int)floor((at.x - p->x) / (1.5 * hex_side(p)));
    const int row = (int)floor((at.y - p->y) / p->u);
    for (int r = row - 1; r <= row + 1; r++)
        for (int c = col - 1; c <= col + 1; c++) {
            if (r < 0 || c < 0 || r >= b->rows || c >= b->cols)
                continue;
            const int cell = lin_cell_at(b, r, c);
            if (cell == LIN_NOWHERE)
                continue;
            const double far = pt_len(pt_sub(at, cell_centre(p, cell)));
            if (far < best) {
                best = far;
                found = cell;
            }
        }
    return found;
}

double cell_heading(const plan *p, int direction)
{
    const int ways = p->board->directions ? p->board->directions : 8;

    return 2 * M_PI * direction / ways - M_PI / 2;
}

bool sheet_holds(const plan *p, plan_pt at)
{
    return at.x >= p->x && at.y >= p->y && at.x <= p->x + p->w && at.y <= p->y + p->h;
}

const plan_ground *cell_ground(const plan *p, int cell)
{
    const int g = p->board->ground[cell];

    return &p->ground[g < LIN_GROUNDS ? g : 0];
}

static void ground_size(plan *p)
{
    const lin_board *b = p->board;

    if (b->grid == LIN_HEXES) {
        p->w = hex_side(p) * (2 + 1.5 * (b->cols - 1));
        p->h = p->u * (b->rows + (b->cols > 1 ? 0.5 : 0));
    } else {
        p->w = p->u * b->cols;
        p->h = p->u * b->rows;
    }
}

/* The panel's type is sized to the ground beside it, so that a small board and a large one
 * both get a title in proportion; it is never too small to read. */
void layout_sheet(plan *p)
{
    p->u = p->o.cell_px;
    ground_size(p);
    if (p->o.bare) {
        p->wide = p->w;
        p->high = p->h;
        return;
    }
    const double margin = clamp(p->u * 0.55, 14, 60);

    p->band = clamp(p->u * 0.46, 14, 40);
    p->x = p->y = margin + p->band;
    p->wide = p->w + 2 * p->x;
    p->high = p->h + 2 * p->y;
    if (p->o.legend) {
        p->m = clamp(p->h / 50, 11, 64);
        p->panel_w = 18 * p->m;
        p->panel_x = p->wide - margin * 0.35;
        p->panel_y = margin;
        p->panel_h = fmax(p->high - 2 * margin, 50 * p->m);
        p->wide = p->panel_x + p->panel_w + margin;
        p->high = p->panel_h + 2 * margin;
        p->y = margin + (p->panel_h - p->h) / 2;
    }
    p->wide = ceil(p->wide);
    p->high = ceil(p->high);
}
