/* frame.c -- the grid, and the neat line around the view with its letters and numbers. */
#include "draw/plan.h"

#include <stdio.h>
#include <string.h>

static void box_path(cairo_t *cr, const plan *p, double grow)
{
    const plan_box *v = &p->view;

    cairo_rectangle(cr, pen(v->x - grow), pen(v->y - grow), pen(v->w + 2 * grow),
                    pen(v->h + 2 * grow));
}

/* ---- grid: hairlines that do not shout, and a small cross at every corner ---- */

static void cross_path(cairo_t *cr, double x, double y, double r)
{
    pen_move(cr, x - r, y);
    pen_line(cr, x + r, y);
    pen_move(cr, x, y - r);
    pen_line(cr, x, y + r);
}

static void squares_grid(plan *p)
{
    const lin_board *b = p->board;
    cairo_t *cr = p->cr;

    for (int c = 1; c < b->cols; c++) {
        pen_move(cr, p->x + c * p->u, p->y);
        pen_line(cr, p->x + c * p->u, p->y + p->h);
    }
    for (int r = 1; r < b->rows; r++) {
        pen_move(cr, p->x, p->y + r * p->u);
        pen_line(cr, p->x + p->w, p->y + r * p->u);
    }
    ink_set(cr, p->ink->ink, 0.13);
    cairo_stroke(cr);
    for (int r = 1; r < b->rows; r++)
        for (int c = 1; c < b->cols; c++)
            cross_path(cr, p->x + c * p->u, p->y + r * p->u, fmax(p->u * 0.045, 1.5));
    ink_set(cr, p->ink->ink, 0.5);
    cairo_stroke(cr);
}

/* Three sides of every hex draw each side once, but for the rim, which nobody misses. */
static void hexes_grid(plan *p)
{
    cairo_t *cr = p->cr;

    for (int cell = 0; cell < p->board->cells; cell++) {
        plan_pt c[6];

        cell_outline(p, cell, c);
        pen_move(cr, c[5].x, c[5].y);
        pen_line(cr, c[0].x, c[0].y);
        pen_line(cr, c[1].x, c[1].y);
        pen_line(cr, c[2].x, c[2].y);
    }
    ink_set(cr, p->ink->ink, 0.17);
    cairo_stroke(cr);
    for (int cell = 0; cell < p->board->cells; cell++) {
        plan_pt c[6];

        cell_outline(p, cell, c);
        for (int i = 0; i < 3; i++) { /* a tick along each side from a corner */
            const plan_pt d = pt_mul(pt_sub(c[i], c[(i + 5) % 6]), 0.13);

            pen_move(cr, c[i].x - d.x, c[i].y - d.y);
            pen_line(cr, c[i].x, c[i].y);
        }
    }
    ink_set(cr, p->ink->ink, 0.42);
    cairo_stroke(cr);
}

void grid_draw(plan *p)
{
    if (!p->o.grid)
        return;
    cairo_set_line_width(p->cr, fmax(p->u * 0.012, 0.5));
    if (p->table)
        table_grid(p);
    else if (p->board->grid == LIN_HEXES)
        hexes_grid(p);
    else
        squares_grid(p);
}

/* ---- the border ---- */

/* A cell is called by its row and its column: A and 1 of A1. A hex by its column and its row, two
 * figures each: 33 and 12 of 3312. */
static void column_name(const plan *p, int col, char name[12])
{
    const bool hexes = p->board->grid == LIN_HEXES;
    char cell[8];

    lin_cell_name(p->board, lin_cell_at(p->board, 0, col), cell);
    snprintf(name, 12, "%.*s", hexes ? 2 : 4, hexes ? cell : cell + strcspn(cell, "0123456789"));
}

static void row_name(const plan *p, int row, char name[12])
{
    const bool hexes = p->board->grid == LIN_HEXES;
    char cell[8];

    lin_cell_name(p->board, lin_cell_at(p->board, row, 0), cell);
    snprintf(name, 12, "%.*s", hexes ? 2 : (int)strcspn(cell, "0123456789"),
             hexes ? cell + 2 : cell);
}

static bool is_within(double at, double from, double length)
{
    return at > from + 0.5 && at < from + length - 0.5;
}

static void border_letters(plan *p)
{
    const lin_board *b = p->board;
    const plan_box *v = &p->view;
    const plan_type type = { p->band * 0.60, 0, 0, 0 };
    const double off = p->band / 2 + p->band * 0.04;
    char name[12];

    ink_set(p->cr, p->ink->ink, 1);
    for (int c = 0; c < b->cols; c++) {
        const int cell = lin_cell_at(b, 0, c);
        if (cell == LIN_NOWHERE)
            continue;
        const double x = cell_centre(p, cell).x;

        if (!is_within(x, v->x, v->w))
            continue;
        column_name(p, c, name);
        type_draw(p, name, type, x, v->y - off, AT_CENTRE);
        type_draw(p, name, type, x, v->y + v->h + off, AT_CENTRE);
    }
    for (int r = 0; r < b->rows; r++) {
        const int cell = lin_cell_at(b, r, 0);
        if (cell == LIN_NOWHERE)
            continue;
        const double y = cell_centre(p, cell).y;

        if (!is_within(y, v->y, v->h))
            continue;
        row_name(p, r, name);
        type_draw(p, name, type, v->x - off, y, AT_CENTRE);
        type_draw(p, name, type, v->x + v->w + off, y, AT_CENTRE);
    }
}

/* Where the border would go on from one cell to the next, a tick. */
static void border_ticks(plan *p)
{
    const lin_board *b = p->board;
    const plan_box *v = &p->view;
    cairo_t *cr = p->cr;
    const double d = p->band;

    if (b->grid == LIN_HEXES)
        return;
    for (int c = 1; c < b->cols; c++) {
        const double x = p->x + c * p->u;

        if (!is_within(x, v->x, v->w))
            continue;
        pen_move(cr, x, v->y - d);
        pen_line(cr, x, v->y);
        pen_move(cr, x, v->y + v->h);
        pen_line(cr, x, v->y + v->h + d);
    }
    for (int r = 1; r < b->rows; r++) {
        const double y = p->y + r * p->u;

        if (!is_within(y, v->y, v->h))
            continue;
        pen_move(cr, v->x - d, y);
        pen_line(cr, v->x, y);
        pen_move(cr, v->x + v->w, y);
        pen_line(cr, v->x + v->w + d, y);
    }
    ink_set(cr, p->ink->ink, 0.45);
    cairo_set_line_width(cr, fmax(p->u * 0.012, 0.5));
    cairo_stroke(cr);
}

void frame_draw(plan *p)
{
    cairo_t *cr = p->cr;
    const double thin = clamp(p->u * 0.02, 0.7, 3), thick = clamp(p->u * 0.075, 2, 10);

    if (p->o.bare)
        return;
    if (!p->table)
        border_ticks(p);
    ink_set(cr, p->ink->ink, 0.95);
    cairo_set_line_width(cr, thin * 1.4);
    box_path(cr, p, 0);
    cairo_stroke(cr);
    cairo_set_line_width(cr, thin);
    box_path(cr, p, p->band);
    cairo_stroke(cr);
    cairo_set_line_width(cr, thick);
    box_path(cr, p, p->band + thin * 2.2 + thick / 2);
    cairo_stroke(cr);
    if (p->table)
        table_border(p);
    else
        border_letters(p);
}
