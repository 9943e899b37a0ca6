/* check.c -- what cannot be drawn, and the sentence it gets. */
#include "draw/plan.h"

#define SIDE_MAX 20000 /* pixels of a picture's side */
#define AREA_MAX 100e6 /* pixels of a PNG */

lin_status check_board(const lin_battle *battle, lin_refusal *why)
{
    const lin_board *b = &battle->board;

    if (!b->cells)
        return lin_refuse(
            why, LIN_ILLEGAL, NULL,
            "The battle %s has no board of squares or hexes and no table, so there is "
            "no plan to draw.",
            battle->id);
    if (b->rows > LIN_ROWS || b->cols > LIN_COLS || b->cells > LIN_CELLS ||
        b->cells != b->rows * b->cols)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The board of %s has %d rows and %d columns but %d cells; lay it out "
                          "with lin_board_lay.",
                          battle->id, b->rows, b->cols, b->cells);
    if (b->chains > LIN_CHAINS || b->places > LIN_PLACES)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The board of %s has %d lines and %d places; at most %d and %d can "
                          "be drawn.",
                          battle->id, b->chains, b->places, LIN_CHAINS, LIN_PLACES);
    for (int c = 0; c < b->chains; c++) {
        const lin_chain *chain = &b->chain[c];

        if (chain->n > sizeof chain->cell / sizeof *chain->cell)
            return lin_refuse(why, LIN_BAD_FILE, NULL, "The line %s has %d cells; it may have 128.",
                              chain->name, chain->n);
        for (int i = 0; i < chain->n; i++)
            if (chain->cell[i] >= b->cells)
                return lin_refuse(why, LIN_BAD_FILE, NULL,
                                  "The line %s runs over cell %d, but the board has only %d.",
                                  chain->name, chain->cell[i], b->cells);
    }
    return LIN_OK;
}

static lin_status check_points(const lin_table *t, const char *what, const char *name, int first,
                               int points, lin_refusal *why)
{
    if (points < 1 || first + points > t->points)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The %s \"%.40s\" has %d points from %d on, but the table has %d.", what,
                          name, points, first, t->points);
    return LIN_OK;
}

lin_status check_table(const lin_battle *battle, lin_refusal *why)
{
    const lin_table *t = &battle->table;
    lin_status s = LIN_OK;

    if (t->height <= 0)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The table of %s is %d wide and %d high; it needs both.", battle->id,
                          t->width, t->height);
    if (t->pieces > LIN_SCENERY || t->spots > LIN_SPOTS || t->points > LIN_OUTLINE)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The table of %s has %d pieces of scenery, %d spots and %d points; "
                          "at most %d, %d and %d "
                          "can be drawn.",
                          battle->id, t->pieces, t->spots, t->points, LIN_SCENERY, LIN_SPOTS,
                          LIN_OUTLINE);
    for (int i = 0; i < t->pieces && s == LIN_OK; i++)
        s = check_points(t, "scenery", t->piece[i].name, t->piece[i].first, t->piece[i].points,
                         why);
    for (int i = 0; i < t->spots && s == LIN_OK; i++)
        s = check_points(t, "spot", t->spot[i].name, t->spot[i].first, t->spot[i].points, why);
    return s;
}

static lin_status check_standing(const lin_piece *piece, int i, const lin_board *b,
                                 lin_refusal *why)
{
    if (piece->where == LIN_ON_BOARD && piece->cell >= b->cells)
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "Piece %d stands on cell %d, but the board has only %d.", i, piece->cell,
                          b->cells);
    if (piece->facing >= b->directions)
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "Piece %d faces direction %d; there are %d, from 0.", i, piece->facing,
                          b->directions);
    return LIN_OK;
}

lin_status check_pieces(const lin_battle *battle, const lin_piece *piece, int pieces,
                        lin_refusal *why)
{
    if (pieces < 0 || (pieces > 0 && !piece))
        return lin_refuse(why, LIN_ILLEGAL, NULL, "%d pieces are to be drawn, but none are given.",
                          pieces);
    for (int i = 0; i < pieces; i++) {
        if (piece[i].side >= LIN_SIDES)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "Piece %d is of side %d; sides are 0 and 1.",
                              i, piece[i].side);
        if (piece[i].unit >= battle->units)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "Piece %d is unit %d of a battle that has %d.", i, piece[i].unit,
                              battle->units);
        const lin_status s =
            battle->board.cells ? check_standing(&piece[i], i, &battle->board, why) : LIN_OK;
        if (s != LIN_OK)
            return s;
    }
    return LIN_OK;
}

static lin_status check_footprints(const lin_draw_options *o, int pieces, lin_refusal *why)
{
    for (int i = 0; o->footprint && i < pieces; i++) {
        const lin_footprint *f = &o->footprint[i];

        if (f->stands > LIN_STANDS || (f->stands && f->leader >= f->stands))
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "Piece %d has %d stands and is led from stand %d; there may be "
                              "%d stands, counted from 0.",
                              i, f->stands, f->leader, LIN_STANDS);
    }
    return LIN_OK;
}

static lin_status check_strokes(const lin_stroke *stroke, int strokes, lin_refusal *why)
{
    if (strokes < 0 || (strokes > 0 && !stroke))
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "%d things are to be drawn on the table, but none are given.", strokes);
    for (int i = 0; i < strokes; i++)
        if (stroke[i].points < 1 || stroke[i].points > LIN_STROKE)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "Thing %d on the table has %d points; it may have 1 to %d.", i,
                              stroke[i].points, LIN_STROKE);
    return LIN_OK;
}

static bool is_on(const lin_table *t, lin_point at)
{
    return at.x >= 0 && at.y >= 0 && at.x <= t->width && at.y <= t->height;
}

lin_status check_table_options(const lin_battle *battle, const lin_draw_options *o, int pieces,
                               lin_refusal *why)
{
    const lin_table *t = &battle->table;
    lin_status s;

    if (o->cell_px < LIN_DRAW_INCH_MIN || o->cell_px > LIN_DRAW_INCH_MAX)
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "An inch cannot be drawn %d pixels wide; give %d to %d.", o->cell_px,
                          LIN_DRAW_INCH_MIN, LIN_DRAW_INCH_MAX);
    if (o->window || o->highlights)
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "A table has no cells; give corners and points in inches.");
    if (o->corner && (!is_on(t, o->corner[0]) || !is_on(t, o->corner[1]) ||
                      o->corner[0].x == o->corner[1].x || o->corner[0].y == o->corner[1].y))
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "The corners of the picture must be two different ones on the table, "
                          "which is %d by %d inches.",
                          t->width / LIN_INCH, t->height / LIN_INCH);
    if (o->points < 0 || (o->points > 0 && !o->point))
        return lin_refuse(why, LIN_ILLEGAL, NULL, "%d points are to be ringed, but none are given.",
                          o->points);
    for (int i = 0; i < o->points; i++)
        if (!is_on(t, o->point[i]))
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "Point %d is to be ringed, but lies off the table.", i);
    if ((s = check_footprints(o, pieces, why)) != LIN_OK ||
        (s = check_strokes(o->prop, o->props, why)) != LIN_OK)
        return s;
    return check_strokes(o->shown, o->shows, why);
}

lin_status check_options(const lin_battle *battle, const lin_draw_options *o, lin_refusal *why)
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
                              "only %d.",
                              o->window[i], battle->board.cells);
    return LIN_OK;
}

lin_status check_size(const plan *p, plan_output how, lin_refusal *why)
{
    if (p->wide > SIDE_MAX || p->high > SIDE_MAX ||
        (how == OUTPUT_PNG && p->wide * p->high > AREA_MAX))
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "The picture would be %.0f by %.0f pixels, which is too large; make "
                          "the cells smaller than %d pixels.",
                          p->wide, p->high, p->o.cell_px);
    return LIN_OK;
}
