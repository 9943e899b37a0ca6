/* check.c -- what cannot be drawn, and the sentence it gets. */
#include "draw/plan.h"

#define SIDE_MAX 20000                /* pixels of a picture's side                   */
#define AREA_MAX 100e6                /* pixels of a PNG                              */

lin_status check_board(const lin_battle *battle, lin_refusal *why)
{
    const lin_board *b = &battle->board;

    if (!b->cells)
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "The battle %s has no board of squares or hexes, so there is no plan "
                          "to draw.", battle->id);
    if (b->rows > LIN_ROWS || b->cols > LIN_COLS || b->cells > LIN_CELLS ||
        b->cells != b->rows * b->cols)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The board of %s has %d rows and %d columns but %d cells; lay it out "
                          "with lin_board_lay.", battle->id, b->rows, b->cols, b->cells);
    if (b->chains > LIN_CHAINS || b->places > LIN_PLACES)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The board of %s has %d lines and %d places; at most %d and %d can "
                          "be drawn.", battle->id, b->chains, b->places, LIN_CHAINS,
                          LIN_PLACES);
    for (int c = 0; c < b->chains; c++) {
        const lin_chain *chain = &b->chain[c];

        if (chain->n > sizeof chain->cell / sizeof *chain->cell)
            return lin_refuse(why, LIN_BAD_FILE, NULL,
                              "The line %s has %d cells; it may have 128.", chain->name,
                              chain->n);
        for (int i = 0; i < chain->n; i++)
            if (chain->cell[i] >= b->cells)
                return lin_refuse(why, LIN_BAD_FILE, NULL,
                                  "The line %s runs over cell %d, but the board has only %d.",
                                  chain->name, chain->cell[i], b->cells);
    }
    return LIN_OK;
}

lin_status check_pieces(const lin_battle *battle, const lin_piece *piece, int pieces,
                               lin_refusal *why)
{
    if (pieces < 0 || (pieces > 0 && !piece))
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "%d pieces are to be drawn, but none are given.", pieces);
    for (int i = 0; i < pieces; i++) {
        if (piece[i].side >= LIN_SIDES)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "Piece %d is of side %d; sides are 0 and 1.", i, piece[i].side);
        if (piece[i].unit >= battle->units)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "Piece %d is unit %d of a battle that has %d.", i, piece[i].unit,
                              battle->units);
        if (piece[i].where == LIN_ON_BOARD && piece[i].cell >= battle->board.cells)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "Piece %d stands on cell %d, but the board has only %d.", i,
                              piece[i].cell, battle->board.cells);
        if (piece[i].facing >= battle->board.directions)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "Piece %d faces direction %d; there are %d, from 0.", i,
                              piece[i].facing, battle->board.directions);
    }
    return LIN_OK;
}

lin_status check_options(const lin_battle *battle, const lin_draw_options *o,
                                lin_refusal *why)
{
    if (o->cell_px < LIN_DRAW_CELL_MIN || o->cell_px > LIN_DRAW_CELL_MAX)
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "A cell cannot be drawn %d pixels wide; give %d to %d.", o->cell_px,
                          LIN_DRAW_CELL_MIN, LIN_DRAW_CELL_MAX);
    if (o->highlights < 0 || (o->highlights > 0 && !o->highlight))
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "%d cells are to be highlighted, but none are given.", o->highlights);
    for (int i = 0; i < o->highlights; i++)
        if (o->highlight[i] >= battle->board.cells)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "Cell %d is to be highlighted, but the board has only %d.",
                              o->highlight[i], battle->board.cells);
    for (int i = 0; o->window && i < 2; i++)
        if (o->window[i] >= battle->board.cells)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "Cell %d is to be a corner of the picture, but the board has "
                              "only %d.", o->window[i], battle->board.cells);
    return LIN_OK;
}

lin_status check_size(const plan *p, plan_output how, lin_refusal *why)
{
    if (p->wide > SIDE_MAX || p->high > SIDE_MAX ||
        (how == OUTPUT_PNG && p->wide * p->high > AREA_MAX))
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "The picture would be %.0f by %.0f pixels, which is too large; make "
                          "the cells smaller than %d pixels.", p->wide, p->high, p->o.cell_px);
    return LIN_OK;
}
