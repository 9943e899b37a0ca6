/* board.c -- the board in letters.
 *
 * A cell is a little box of 2 x 1, 3 x 1, 6 x 2 or 9 x 3 letters (the zoom). Ground is a letter and
 * a tint, a way a letter too, by the rows of the rule system; an objective is a '*'; the larger
 * boxes also hold the name of the cell, so that an order can be typed by looking. Pieces show the
 * way they face, their side's letter, the id and strength of the strongest, and how many stand
 * below it. Colours help but say nothing that the letters do not. Where the terminal is too small a
 * window around the action is shown. */
#include "cli/cli.h"
#include "cli/map/signs.h"

#include <stdlib.h>
#include <string.h>

enum { ROAD = 94, PRIZE = 160 };

enum { TINY = 1, SMALL, USUAL, LARGE };
static const struct {
    int wide, high;
} box[] = { [TINY] = { 2, 1 }, [SMALL] = { 3, 1 }, [USUAL] = { 6, 2 }, [LARGE] = { 9, 3 } };

/* ---- ground ---------------------------------------------------------------------------- */

enum { OPEN_GROUND = 187, GROUND_INK = 236 };

/* Letter, tint and ink of a ground; without a row, its initial on open ground. */
typedef struct {
    char letter[8];
    int tint, ink;
} ground_style;

static ground_style style_of(const lin_rules *r, const cli_look *look, const char *ground)
{
    const lin_look *row = lin_look_find(r, LIN_LOOK_CELL, ground);
    ground_style s = { .letter = { ground[0] ? ground[0] : '.' },
                       .tint = OPEN_GROUND,
                       .ink = GROUND_INK };

    if (row && row->letter)
        snprintf(s.letter, sizeof s.letter, "%.7s",
                 row->fine && look->utf8 ? row->fine : row->letter);
    if (row && row->tint)
        s.tint = row->tint;
    if (row && row->ink)
        s.ink = row->ink;
    return s;
}

/* The letter of a kind of way: that of its row. */
static const char *way_letter(const lin_rules *r, const lin_board *b, int kind)
{
    const lin_look *row = lin_look_find(r, LIN_LOOK_CHAIN, b->way_name[kind]);

    return row && row->letter ? row->letter : "+";
}

/* Of several ways through a cell the first kind of the map is shown. */
static const char *way_through(const lin_rules *r, const lin_board *b, int cell)
{
    for (int k = 0; k < b->way_kinds; k++)
        if (b->way[k][cell])
            return way_letter(r, b, k);
    return b->road[cell] ? "+" : "";
}

/* ---- what a cell holds ----------------------------------------------------------------- */

typedef struct {
    int pieces, top; /* how many; the strongest */
    bool mixed;      /* they face different ways */
} stack;

typedef struct {
    const cli_look *look;
    const lin_field *f;
    const lin_board *b;
    const cli_map *map;
    int zoom, row, col, rows, cols; /* the window */
    lin_piece piece[LIN_PIECES];
    int pieces;
    stack at[LIN_CELLS];
    char objective[LIN_CELLS]; /* '*', 'o' or 0 */
} plan;

static void gather_pieces(plan *p, const lin_game *g)
{
    p->pieces = lin_pieces(g, p->piece, LIN_PIECES);
    for (int i = 0; i < p->pieces; i++) {
        const lin_piece *piece = &p->piece[i];
        stack *s;

        if (piece->where != LIN_ON_BOARD || piece->cell >= p->b->cells)
            continue;
        s = &p->at[piece->cell];
        if (s->pieces > 0 && piece->facing >= 0 && p->piece[s->top].facing >= 0 &&
            piece->facing != p->piece[s->top].facing)
            s->mixed = true;
        if (s->pieces == 0 || piece->strength > p->piece[s->top].strength)
            s->top = i;
        s->pieces++;
    }
    for (int i = 0; i < p->b->places; i++) {
        const lin_place *place = &p->b->place[i];

        if (place->cell < p->b->cells && p->objective[place->cell] != '*')
            p->objective[place->cell] = place->value ? '*' : 'o';
    }
}

/* The arrow of a facing. Hexes have no due east and west. */
static const char *arrow(const plan *p, int facing)
{
    static const int of_hex[] = { 0, 1, 3, 4, 5, 7 };

    return sign_arrow(p->look, facing >= 0 && p->b->directions == 6 ? of_hex[facing % 6] : facing);
}

/* ---- drawing a cell -------------------------------------------------------------------- */

static void draw_pieces(const plan *p, sheet *s, int x, int y, const stack *here)
{
    const lin_battle *b = p->f->battle;
    const lin_piece *top = &p->piece[here->top];
    const int wide = box[p->zoom].wide, paper = sign_side_paper(b, top->side), ink = WHITE;
    const char side[2] = { sign_side_letter(b, top->side), '\0' };
    const char *face = here->mixed ? "*" : arrow(p, top->facing);
    char id[LIN_ID], text[32], count[16] = "";

    sign_short_id(b->unit[top->unit].id, id, wide - 1);
    for (int j = 0; j < box[p->zoom].high; j++) /* a gap to the next, where there is room */
        for (int i = 0; i < wide - (p->zoom > SMALL && (int)strlen(id) < wide - 1); i++)
            sheet_letter(s, x + i, y + j, " ", ink, paper, false);
    if (p->zoom <= SMALL) {
        sheet_text(s, x, y, side, 1, ink, paper, true);
        sheet_letter(s, x + 1, y, face, ink, paper, true);
        snprintf(count, sizeof count, "%d", here->pieces > 9 ? 9 : here->pieces);
        if (p->zoom == SMALL && here->pieces > 1)
            sheet_text(s, x + 2, y, count, 1, ink, paper, false);
        return;
    }
    sheet_letter(s, x, y, face, ink, paper, true);
    sheet_text(s, x + 1, y, id, wide - 1, ink, paper, true);
    if (here->pieces > 1)
        snprintf(text, sizeof text, "%d+%d", top->strength, here->pieces - 1);
    else
        snprintf(text, sizeof text, "%s", top->label);
    if (top->marks[0]) {
        const size_t n = strlen(text);

        snprintf(text + n, sizeof text - n, p->zoom == USUAL ? "%.1s" : " %.3s", top->marks);
    }
    sheet_text(s, x, y + 1, side, 1, ink, paper, false);
    sheet_text(s, x + 1, y + 1, text, wide - 1, top->marks[0] ? YELLOW : ink, paper, false);
}

/* The ground of a cell as a letter, its road, its mark, and whether it answers the question. */
typedef struct {
    ground_style style;
    bool bright;
    const char *way; /* its letter; "": none leads here */
    char mark[2], name[8];
} ground;

static ground ground_of(const plan *p, int cell)
{
    const lin_board *b = p->b;
    ground g = { .bright = p->map->bright && p->map->bright[cell],
                 .way = way_through(p->f->rules, b, cell),
                 .style = style_of(p->f->rules, p->look, b->ground_name[b->ground[cell]]),
                 .mark = { p->objective[cell] } };

    lin_cell_name(b, cell, g.name);
    return g;
}

static void draw_mark(sheet *s, int x, int y, const ground *g)
{
    const bool prize = g->mark[0] == '*';

    sheet_text(s, x, y, g->mark, 1, prize ? PRIZE : g->style.ink, g->style.tint, prize);
}

static void draw_small(const plan *p, sheet *s, int x, int y, const ground *g)
{
    const char *way = *g->way ? g->way : " ";

    if (p->zoom == SMALL) {
        sheet_text(s, x, y, g->bright ? ">" : way, 1, g->bright ? PRIZE : ROAD, g->style.tint,
                   g->bright);
        sheet_text(s, x + 1, y, g->style.letter, 1, g->style.ink, g->style.tint, false);
        draw_mark(s, x + 2, y, g);
        return;
    }
    sheet_text(s, x, y, g->style.letter, 1, g->style.ink, g->style.tint, false);
    if (g->mark[0] && !g->bright)
        draw_mark(s, x + 1, y, g);
    else
        sheet_text(s, x + 1, y, g->bright ? "<" : way, 1, g->bright ? PRIZE : ROAD, g->style.tint,
                   true);
}

/* A word on the cell: in a line of its own, or in the place of road and mark. */
static void draw_note(const plan *p, sheet *s, int x, int y, int cell, int tint)
{
    const char *note = p->map->note ? p->map->note[cell] : NULL;
    int letters = 0;

    if (!note || p->zoom <= SMALL)
        return;
    if (p->zoom == LARGE) {
        sheet_text(s, x + 1, y + 1, note, 7, BLACK, tint, true);
        return;
    }
    for (const char *c = note; *c; c++)
        letters += (*c & 0xc0) != 0x80;
    sheet_text(s, x + 2, y, "    ", 4, BLACK, tint, false);
    sheet_text(s, x + (letters > 3 ? 2 : 3), y, note, 4, BLACK, tint, true);
}

/* Letter, road and mark above; below, the name of the cell, between >< if it is an answer. */
static void draw_large(const plan *p, sheet *s, int x, int y, const ground *g)
{
    const int last = y + box[p->zoom].high - 1;

    sheet_text(s, x + 1, y, g->style.letter, 1, g->style.ink, g->style.tint, false);
    sheet_text(s, x + 3, y, g->way, 1, ROAD, g->style.tint, true);
    draw_mark(s, x + 4, y, g);
    sheet_text(s, x + 1, last, g->name, 5, g->bright ? BLACK : g->style.ink, g->style.tint,
               g->bright);
    if (g->bright) {
        sheet_text(s, x, last, ">", 1, PRIZE, g->style.tint, true);
        sheet_text(s, x + 1 + (int)strlen(g->name), last, "<", 1, PRIZE, g->style.tint, true);
    }
}

static void draw_ground(const plan *p, sheet *s, int x, int y, int cell)
{
    const ground g = ground_of(p, cell);

    for (int j = 0; j < box[p->zoom].high; j++)
        for (int i = 0; i < box[p->zoom].wide; i++)
            sheet_letter(s, x + i, y + j, " ", g.style.ink, g.style.tint, false);
    if (p->zoom <= SMALL)
        draw_small(p, s, x, y, &g);
    else
        draw_large(p, s, x, y, &g);
    draw_note(p, s, x, y, cell, g.style.tint);
}

static void draw_cell(const plan *p, sheet *s, int x, int y, int cell)
{
    const stack *here = &p->at[cell];
    char name[8];

    draw_ground(p, s, x, y, cell);
    if (here->pieces == 0)
        return;
    draw_pieces(p, s, x, y, here);
    lin_cell_name(p->b, cell, name);
    if (p->zoom == LARGE)
        sheet_text(s, x + 1, y + 2, name, 7, PALE, TINT_NONE, false);
    if (p->map->bright && p->map->bright[cell])
        sheet_text(s, x + box[p->zoom].wide - 1, y, "<", 1, BLACK, YELLOW, true);
}

/* ---- the window ------------------------------------------------------------------------ */

enum { MARGIN = 3 }; /* letters left of the first cell */

static int rows_that_fit(const plan *p, int zoom)
{
    const int lines = p->map->lines ? p->map->lines - 2 : 10000;
    const int n = lines / box[zoom].high;

    return n < 3 ? 3 : n;
}

static int cols_that_fit(const plan *p, int zoom)
{
    return (p->look->width - 2 * MARGIN) / box[zoom].wide;
}

/* The zoom that was asked for; or the largest at which the whole board fits; or, while there is a
 * place to look at, the usual one around it. */
static int choose_zoom(const plan *p)
{
    const int least = p->map->focus.set ? USUAL : TINY;

    if (p->map->zoom)
        return sign_clamp(p->map->zoom, TINY, LARGE);
    for (int zoom = LARGE; zoom > least; zoom--)
        if (cols_that_fit(p, zoom) >= p->b->cols && rows_that_fit(p, zoom) >= p->b->rows)
            return zoom;
    return least;
}

static void choose_window(plan *p)
{
    const int focus = p->map->focus.cell;
    const bool focused = p->map->focus.set;

    p->zoom = choose_zoom(p);
    p->rows = sign_clamp(rows_that_fit(p, p->zoom), 1, p->b->rows);
    p->cols = sign_clamp(cols_that_fit(p, p->zoom), 1, p->b->cols);
    if (!focused && !p->map->lines)
        p->cols = p->b->cols; /* the whole board is never cut */
    p->row = (p->b->rows - p->rows) / 2;
    p->col = (p->b->cols - p->cols) / 2;
    if (focused) {
        p->row = sign_clamp(lin_cell_row(p->b, focus) - p->rows / 2, 0, p->b->rows - p->rows);
        p->col = sign_clamp(lin_cell_col(p->b, focus) - p->cols / 2, 0, p->b->cols - p->cols);
    }
}

/* The letters of a cell's name and its figures: rows and columns of squares. Hexes are named
 * by column and row, two figures each. */
static void label_of(const lin_board *b, int cell, bool of_row, char out[8])
{
    char name[8];
    size_t split;

    lin_cell_name(b, cell, name);
    split = b->grid == LIN_HEXES ? 2 : strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (of_row == (b->grid == LIN_HEXES))
        snprintf(out, 8, "%s", name + split);
    else
        snprintf(out, 8, "%.*s", (int)split, name);
}

/* The row of the board that is drawn as line i of the window: north is up. */
static int row_at(const plan *p, int i)
{
    return p->b->grid == LIN_HEXES ? p->row + i : p->row + p->rows - 1 - i;
}

/* Every second column of hexes stands half a hex lower. */
static int drop_of(const plan *p, int col)
{
    return p->b->grid == LIN_HEXES && (col & 1) ? box[p->zoom].high / 2 : 0;
}

static void draw_labels(plan *p, sheet *s)
{
    const int wide = box[p->zoom].wide;
    char label[8];

    for (int c = 0; c < p->cols; c++) {
        int x = MARGIN + c * wide;

        label_of(p->b, lin_cell_at(p->b, p->row, p->col + c), false, label);
        if (p->zoom == TINY && (c & 1) == 0) /* two figures take two places */
            continue;
        x += p->zoom == SMALL ? 2 - (int)strlen(label) : p->zoom > SMALL;
        sheet_text(s, x, 0, label, 3, TINT_NONE, TINT_NONE, true);
        sheet_text(s, x, s->high - 1, label, 3, TINT_NONE, TINT_NONE, true);
    }
    for (int r = 0; r < p->rows; r++) {
        const int y = 1 + r * box[p->zoom].high;

        label_of(p->b, lin_cell_at(p->b, row_at(p, r), p->col), true, label);
        sheet_text(s, 0, y, label, 2, TINT_NONE, TINT_NONE, true);
        sheet_text(s, s->wide - 2, y, label, 2, TINT_NONE, TINT_NONE, true);
    }
}

void cli_show_map(FILE *to, const cli_look *look, const lin_game *g, const cli_map *map)
{
    const lin_field *f = lin_game_field(g);
    plan *p;
    sheet s;

    if (f->battle->board.cells == 0) {
        cli_show_table(to, look, g, map);
        return;
    }
    p = calloc(1, sizeof *p);
    if (!p)
        return;
    p->look = look;
    p->f = f;
    p->b = &f->battle->board;
    p->map = map;
    gather_pieces(p, g);
    choose_window(p);
    if (sheet_new(&s, 2 * MARGIN + p->cols * box[p->zoom].wide,
                  2 + p->rows * box[p->zoom].high + drop_of(p, 1))) {
        draw_labels(p, &s);
        for (int r = 0; r < p->rows; r++)
            for (int c = 0; c < p->cols; c++)
                draw_cell(p, &s, MARGIN + c * box[p->zoom].wide,
                          1 + r * box[p->zoom].high + drop_of(p, p->col + c),
                          lin_cell_at(p->b, row_at(p, r), p->col + c));
        sheet_print(to, &s, look->colour);
        sheet_free(&s);
    }
    free(p);
}

/* ---- the legend ------------------------------------------------------------------------ */

void cli_show_legend(FILE *to, const cli_look *look, const lin_game *g)
{
    const lin_rules *r = lin_game_field(g)->rules;
    const lin_battle *b = lin_game_field(g)->battle;
    char line[1200];
    lin_text t = lin_text_in(line, sizeof line);

    if (b->board.cells == 0) {
        cli_show_table_legend(to, look, g);
        return;
    }
    for (int i = 0; i < b->board.grounds; i++)
        lin_put(&t, "%s%s %s",
                i ? ", " : "Ground: ", style_of(r, look, b->board.ground_name[i]).letter,
                b->board.ground_name[i]);
    for (int k = 0; k < b->board.way_kinds; k++)
        lin_put(&t, "%s%s %s", k ? ", " : "; ", way_letter(r, &b->board, k), b->board.way_name[k]);
    lin_put(&t, "%s * points to be won there, o a named place.\n", b->board.way_kinds ? "," : ";");
    lin_put(&t,
            "Pieces: %c %s, %c %s; the arrow is the way they face (%s: no facing, *: different "
            "ways). Close up: id, then the figures of the counter, or strength and how many "
            "stand below it (4+2); a small letter after that is a mark on the counter.\n",
            sign_side_letter(b, 0), lin_side_name(b, LIN_FIRST), sign_side_letter(b, 1),
            lin_side_name(b, LIN_SECOND), look->utf8 ? "•" : "o");
    if (!look->utf8)
        lin_put(&t, "Arrows: ^ N, / NE, > E, \\ SE, v S, , SW, < W, ` NW.\n");
    lin_put(&t, ">F20< marks squares that answer the question, or those of `show`. `zoom 1` "
                "(small) to `zoom 4` (large) "
                "change the scale.");
    cli_wrap(to, look->width > 100 ? 100 : look->width, 2, line);
}
