/* grid.c -- squares and hexes: neighbours, names, distances, straight lines.
 *
 * Both grids are rows x cols arrays of cells. Squares have eight neighbours, a diagonal step
 * counting as one; row 0 is the south edge, named A, and columns count from 1, so cell 0
 * is A1. Hexes are flat-topped and named by two digits of column and two of row; row 0 is
 * the top edge, and the columns 02, 04, 06 ... stand half a hex lower than the others.
 * Everything is decided once, in the table of neighbours that lin_board_lay writes; the rest
 * of the engine walks that table and need not know which grid it is on.
 *
 * Distances and lines on hexes use the three-axis coordinates x + y + z = 0. A line between
 * two cells that runs exactly along the border of two others is pushed a hair to one side,
 * the whole of it by the same amount, so that its cells always join; it is drawn from the
 * lower cell number, so that it is the same line whichever end one asks from. */
#include "board/cells.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(LIN_CELLS < LIN_NOWHERE, "a cell number is never LIN_NOWHERE");
_Static_assert(LIN_CELLS *(uint64_t)LIN_COLS <= (uint64_t)1 << LIN_ROW_SHIFT,
               "lin_row_of is exact: the error of a factor stays below one row");
_Static_assert((uint64_t)LIN_CELLS << LIN_ROW_SHIFT <= (uint64_t)UINT32_MAX + 1,
               "lin_row_of fits 32 bits");
_Static_assert(LIN_ROWS <= 26 * 27 && LIN_ROWS < 100 && LIN_COLS < 100,
               "one or two letters, two digits name every row and column");
_Static_assert(LIN_AREAS <= 16 && LIN_EDGES <= 16 && LIN_GROUNDS <= 256,
               "areas and edges fit 16 bits, grounds a byte");

/* ---- Rows without division ---- */

#define FACTOR(n) (((1u << LIN_ROW_SHIFT) + (n)-1) / (n))
#define FACTORS_10(n)                                                                \
    FACTOR((n)), FACTOR((n) + 1), FACTOR((n) + 2), FACTOR((n) + 3), FACTOR((n) + 4), \
        FACTOR((n) + 5), FACTOR((n) + 6), FACTOR((n) + 7), FACTOR((n) + 8), FACTOR((n) + 9)

_Static_assert(LIN_COLS == 62, "lin_row_factor lists 1 .. 62");
const uint32_t lin_row_factor[LIN_COLS + 1] = { 0,
                                                FACTORS_10(1),
                                                FACTORS_10(11),
                                                FACTORS_10(21),
                                                FACTORS_10(31),
                                                FACTORS_10(41),
                                                FACTORS_10(51),
                                                FACTOR(61),
                                                FACTOR(62) };

/* ---- Neighbours ---- */

/* Clockwise from north. On squares north is up the rows, on hexes down them. */
static const lin_offset square_step[8] = { { 1, 0 },  { 1, 1 },   { 0, 1 },  { -1, 1 },
                                           { -1, 0 }, { -1, -1 }, { 0, -1 }, { 1, -1 } };
static const lin_offset hex_step[2][6] = {
    { { -1, 0 }, { -1, 1 }, { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, -1 } }, /* 01, 03 ... */
    { { -1, 0 }, { 0, 1 }, { 1, 1 }, { 1, 0 }, { 1, -1 }, { 0, -1 } }    /* 02, 04 ... */
};

lin_offset lin_offset_of(const lin_board *b, int col, int direction)
{
    return b->grid == LIN_SQUARES ? square_step[direction] : hex_step[col & 1][direction];
}

static const char *const square_way[8] = { "N", "NE", "E", "SE", "S", "SW", "W", "NW" };
static const char *const hex_way[6] = { "N", "NE", "SE", "S", "SW", "NW" };

static void lay_neighbours(lin_board *b, int cell)
{
    const int row = cell / b->cols, col = cell % b->cols;

    for (int d = 0; d < b->directions; d++) {
        const lin_offset o = lin_offset_of(b, col, d);

        b->next[cell][d] = (uint16_t)lin_cell_at(b, row + o.row, col + o.col);
    }
}

lin_status lin_board_lay(lin_board *b, lin_grid grid, int rows, int cols, lin_refusal *why)
{
    assert(b);
    if (rows < 1 || rows > LIN_ROWS || cols < 1 || cols > LIN_COLS)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "A board of %d rows and %d columns cannot be laid: there must be 1 "
                          "to %d rows and 1 to %d columns.",
                          rows, cols, LIN_ROWS, LIN_COLS);
    if (rows * cols > LIN_CELLS)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "A board of %d rows and %d columns has %d cells: %d is the most.", rows,
                          cols, rows * cols, LIN_CELLS);
    memset(b, 0, sizeof *b);
    memset(b->next, 0xff, sizeof b->next); /* LIN_NOWHERE */
    b->grid = grid;
    b->rows = (uint16_t)rows;
    b->cols = (uint16_t)cols;
    b->cells = (uint16_t)(rows * cols);
    b->directions = grid == LIN_SQUARES ? 8 : 6;
    for (int cell = 0; cell < b->cells; cell++)
        lay_neighbours(b, cell);
    return LIN_OK;
}

/* ---- Coordinates ---- */

static bool on_board(const lin_board *b, int cell)
{
    return cell >= 0 && cell < b->cells;
}

int lin_cell_row(const lin_board *b, int cell)
{
    assert(b);
    assert(on_board(b, cell));
    return (int)lin_row_of(b, cell);
}

int lin_cell_col(const lin_board *b, int cell)
{
    assert(b);
    assert(on_board(b, cell));
    return (int)lin_col_of(b, cell, lin_row_of(b, cell));
}

int lin_cell_at(const lin_board *b, int row, int col)
{
    assert(b);
    if (row < 0 || row >= b->rows || col < 0 || col >= b->cols)
        return LIN_NOWHERE;
    return row * b->cols + col;
}

int lin_cell_direction(const lin_board *b, int from, int to)
{
    assert(b);
    if (!on_board(b, from) || !on_board(b, to))
        return -1;
    for (int d = 0; d < b->directions; d++)
        if (b->next[from][d] == to)
            return d;
    return -1;
}

/* ---- Names ---- */

void lin_cell_name(const lin_board *b, int cell, char name[8])
{
    assert(b && name);
    lin_text t = lin_text_in(name, 8);

    if (!on_board(b, cell)) {
        lin_put(&t, "-");
        return;
    }
    const int row = lin_cell_row(b, cell), col = lin_cell_col(b, cell);

    if (b->grid == LIN_HEXES)
        lin_put(&t, "%02d%02d", b->cols_before + col + 1, b->rows_before + row + 1);
    else if (row < 26)
        lin_put(&t, "%c%d", 'A' + row, col + 1);
    else
        lin_put(&t, "%c%c%d", 'A' + row / 26 - 1, 'A' + row % 26, col + 1);
}

/* Up to two digits, the whole rest of the text; 0 where it is anything else. */
static int read_number(const char *text)
{
    const size_t n = strlen(text);

    if (n < 1 || n > 2 || !isdigit((unsigned char)text[0]))
        return 0;
    if (n == 1)
        return text[0] - '0';
    return isdigit((unsigned char)text[1]) ? (text[0] - '0') * 10 + text[1] - '0' : 0;
}

static int parse_square(const lin_board *b, const char *text)
{
    int row = 0, letters = 0;

    for (; letters < 3 && isalpha((unsigned char)text[letters]); letters++)
        row = row * 26 + toupper((unsigned char)text[letters]) - 'A' + 1;
    if (letters < 1 || letters > 2 || text[letters] == '0')
        return LIN_NOWHERE;
    return lin_cell_at(b, row - 1, read_number(text + letters) - 1);
}

static int parse_hex(const lin_board *b, const char *text)
{
    char col[3] = "";

    if (strlen(text) != 4)
        return LIN_NOWHERE;
    memcpy(col, text, 2);
    return lin_cell_at(b, read_number(text + 2) - 1 - b->rows_before,
                       read_number(col) - 1 - b->cols_before);
}

int lin_cell_parse(const lin_board *b, const char *text)
{
    assert(b && text);
    return b->grid == LIN_SQUARES ? parse_square(b, text) : parse_hex(b, text);
}

const char *lin_direction_name(const lin_board *b, int direction)
{
    assert(b);
    if (direction < 0 || direction >= b->directions)
        return "-";
    return b->grid == LIN_SQUARES ? square_way[direction] : hex_way[direction];
}

static bool same_letters(const char *a, const char *b)
{
    while (*a && toupper((unsigned char)*a) == toupper((unsigned char)*b))
        a++, b++;
    return *a == *b;
}

int lin_direction_parse(const lin_board *b, const char *text)
{
    assert(b && text);
    for (int d = 0; d < b->directions; d++)
        if (same_letters(text, lin_direction_name(b, d)))
            return d;
    return -1;
}

int lin_ground_find(const lin_board *b, const char *name)
{
    assert(b && name);
    for (int i = 0; i < b->grounds; i++)
        if (strcmp(b->ground_name[i], name) == 0)
            return i;
    return -1;
}

int lin_area_find(const lin_board *b, const char *name)
{
    assert(b && name);
    for (int i = 0; i < b->areas; i++)
        if (strcmp(b->area_name[i], name) == 0)
            return i;
    return -1;
}

/* ---- Distances ---- */

/* Three axes of a hex: x along the columns, z down them, y what is left to zero. */
typedef struct {
    int x, y, z;
} axes;

static axes hex_axes(const lin_board *b, int cell)
{
    const int row = lin_cell_row(b, cell), col = lin_cell_col(b, cell);
    const int z = row - (col - (col & 1)) / 2;

    return (axes){ col, -col - z, z };
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

int lin_cell_distance(const lin_board *b, int from, int to)
{
    assert(b);
    if (b->grid == LIN_SQUARES)
        return most(abs(lin_cell_row(b, from) - lin_cell_row(b, to)),
                    abs(lin_cell_col(b, from) - lin_cell_col(b, to)));

    assert(on_board(b, from) && on_board(b, to));
    return lin_hex_distance(b, from, to);
}

/* ---- Straight lines ---- */

/* n / d to the nearest whole number, halves up; d > 0. */
static int nearest(int n, int d)
{
    const int twice = 2 * n + d, q = twice / (2 * d);

    return twice % (2 * d) < 0 ? q - 1 : q;
}

/* Point i of n on the line between two squares. */
static int square_between(const lin_board *b, int from, int to, int i, int n)
{
    const int row = lin_cell_row(b, from), col = lin_cell_col(b, from);

    return lin_cell_at(b, row + nearest((lin_cell_row(b, to) - row) * i, n),
                       col + nearest((lin_cell_col(b, to) - col) * i, n));
}

/* Point i of n on the line between two hexes, pushed a hair (a 16n-th of a hex) to the side
 * that `push`, 1 or -1, says. Rounding three axes apart may break their sum: the axis
 * rounded furthest is mended from the other two (y is not wanted after that). */
static int hex_between(const lin_board *b, int from, int to, int i, int n, int push)
{
    const axes a = hex_axes(b, from), z = hex_axes(b, to);
    const int d = 16 * n;
    const int x = 16 * (a.x * (n - i) + z.x * i) + push;
    const int y = 16 * (a.y * (n - i) + z.y * i) + 2 * push;
    const int v = -x - y;
    axes r = { nearest(x, d), nearest(y, d), nearest(v, d) };
    const int off_x = abs(r.x * d - x), off_y = abs(r.y * d - y), off_z = abs(r.z * d - v);

    if (off_x > off_y && off_x > off_z)
        r.x = -r.y - r.z;
    else if (off_z >= off_y)
        r.z = -r.x - r.y;
    return lin_cell_at(b, r.z + (r.x - (r.x & 1)) / 2, r.x);
}

/* The ragged top and bottom edges of a hex board may put a line that runs along them off it
 * on one side; it is then on it on the other. */
static int hex_push(const lin_board *b, int from, int to, int n)
{
    for (int i = 0; i <= n; i++)
        if (hex_between(b, from, to, i, n, 1) == LIN_NOWHERE)
            return -1;
    return 1;
}

int lin_cell_line(const lin_board *b, int from, int to, uint16_t *out, int max)
{
    assert(b);
    const int low = from < to ? from : to, high = from < to ? to : from;
    const int n = lin_cell_distance(b, from, to);
    const int push = b->grid == LIN_HEXES && n ? hex_push(b, low, high, n) : 1;
    int count = 0;

    for (int k = 0; k <= n && count < max; k++) {
        const int i = from < to ? k : n - k;
        const int cell = n == 0                   ? from
                         : b->grid == LIN_SQUARES ? square_between(b, low, high, i, n)
                                                  : hex_between(b, low, high, i, n, push);

        out[count++] = (uint16_t)cell;
    }
    return count;
}
