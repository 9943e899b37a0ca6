/* layout.c -- where things lie on the sheet: the ground, its border, the panel beside it.
 *
 * Squares are numbered from the south-west, hexes from the north-west. Hexes are flat-topped
 * and u pixels high; every second column lies half a hex lower. */
#include "draw/plan.h"

#include <stdlib.h>

#define TABLE_CELL 4                        /* inches that signs take for a cell on a table */
#define HEX_SIDE   (1 / 1.7320508075688772) /* of a hex one unit high */

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

        return row < 0 || col < 0 || row >= b->rows || col >= b->cols ? LIN_NOWHERE
                                                                      : lin_cell_at(b, row, col);
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

bool view_holds(const plan *p, int cell)
{
    const plan_pt c = cell_centre(p, cell);

    return c.x > p->view.x && c.y > p->view.y && c.x < p->view.x + p->view.w &&
           c.y < p->view.y + p->view.h;
}

/* How large so many rows and columns are. */
static plan_pt cells_size(const plan *p, int rows, int cols)
{
    if (p->board->grid == LIN_HEXES)
        return pt(hex_side(p) * (2 + 1.5 * (cols - 1)), p->u * (rows + (cols > 1 ? 0.5 : 0)));
    return pt(p->u * cols, p->u * rows);
}

void lin_draw_extent(const lin_board *b, double *width, double *height)
{
    const plan p = { .board = b, .u = 1 };
    const plan_pt size = cells_size(&p, b->rows, b->cols);

    *width = size.x;
    *height = size.y;
}

static void ground_size(plan *p)
{
    if (p->table) {
        p->w = (double)p->table->width / LIN_INCH * p->inch;
        p->h = (double)p->table->height / LIN_INCH * p->inch;
        return;
    }
    const plan_pt size = cells_size(p, p->board->rows, p->board->cols);

    p->w = size.x;
    p->h = size.y;
}

void lin_draw_middle(const lin_board *b, int cell, double *x, double *y)
{
    plan p = { .board = b, .u = 1 };
    plan_pt at;

    ground_size(&p); /* rows are counted from its foot */
    at = cell_centre(&p, cell);
    *x = at.x;
    *y = at.y;
}

/* The view between two points of a table. */
static void corners_size(plan *p)
{
    const lin_point *c = p->o.corner;
    const double one = p->inch / LIN_INCH;
    const int west = c[0].x < c[1].x ? 0 : 1, north = c[0].y > c[1].y ? 0 : 1;

    p->view = (plan_box){ c[west].x * one, p->h - c[north].y * one,
                          (c[1 - west].x - c[west].x) * one, (c[north].y - c[1 - north].y) * one };
}

/* The view of all the ground, or of the cells between two corners; as yet from the ground's
 * own north-west corner. */
static void view_size(plan *p)
{
    const lin_board *b = p->board;
    const uint16_t *corner = p->o.window;

    p->view = (plan_box){ 0, 0, p->w, p->h };
    if (p->table && p->o.corner)
        corners_size(p);
    if (p->table || !corner)
        return;
    const int r[2] = { lin_cell_row(b, corner[0]), lin_cell_row(b, corner[1]) };
    const int c[2] = { lin_cell_col(b, corner[0]), lin_cell_col(b, corner[1]) };
    const int south = r[0] < r[1] ? r[0] : r[1], west = c[0] < c[1] ? c[0] : c[1];
    const int rows = abs(r[0] - r[1]) + 1, cols = abs(c[0] - c[1]) + 1;
    const plan_pt size = cells_size(p, rows, cols);
    const bool hexes = b->grid == LIN_HEXES;

    p->view.x = hexes ? hex_side(p) * 1.5 * west : p->u * west;
    p->view.y = hexes ? p->u * south : p->u * (b->rows - south - rows);
    p->view.w = size.x;
    p->view.h = size.y;
}

/* Lay the view's corner at a point of the sheet; the ground goes with it. */
static void view_lay(plan *p, double x, double y)
{
    p->x = x - p->view.x;
    p->y = y - p->view.y;
    p->view.x = x;
    p->view.y = y;
}

/* The panel's type is sized to the ground beside it, so that a small board and a large one
 * both get a title in proportion; it is never too small to read. */
void layout_sheet(plan *p)
{
    p->inch = p->table ? p->o.cell_px : 0;
    p->u = p->table ? TABLE_CELL * p->inch : p->o.cell_px;
    ground_size(p);
    view_size(p);
    if (p->o.bare) {
        p->wide = p->view.w;
        p->high = p->view.h;
        view_lay(p, 0, 0);
        return;
    }
    const bool part = p->o.window || p->o.corner;
    const double margin = clamp(p->u * (part ? 0.30 : 0.55), 14, 60);

    p->band = p->table ? clamp(p->inch * 1.4, 14, 40) : clamp(p->u * 0.46, 14, 40);
    const double around = margin + p->band;
    double top = around;

    p->wide = p->view.w + 2 * around;
    p->high = p->view.h + 2 * around;
    if (p->o.legend) {
        p->m = clamp(p->view.h / 50, 11, 64);
        p->panel_w = 18 * p->m;
        p->panel_x = p->wide - margin * 0.35;
        p->panel_y = margin;
        p->panel_h = fmax(p->high - 2 * margin, 50 * p->m);
        p->wide = p->panel_x + p->panel_w + margin;
        p->high = p->panel_h + 2 * margin;
        top = margin + (p->panel_h - p->view.h) / 2;
    }
    view_lay(p, around, top);
    p->wide = ceil(p->wide);
    p->high = ceil(p->high);
}
