/* test_board.c -- the board: neighbours, names, distances, lines, roads, reach, sets of cells.
 *
 * What is tabulated or computed cleverly in src/board is worked out here in the plainest way
 * there is, over whole small boards, and must agree. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "board/cells.h"

static lin_board board;

static const lin_board *lay(lin_grid grid, int rows, int cols)
{
    assert_int_equal(lin_board_lay(&board, grid, rows, cols, NULL), LIN_OK);
    return &board;
}

static int cell(const char *name)
{
    const int c = lin_cell_parse(&board, name);

    if (c == LIN_NOWHERE)
        fail_msg("there is no cell %s", name);
    return c;
}

/* ---- Laying ---- */

static void refuses_impossible_boards(void **state)
{
    lin_refusal why;
    char want[80];

    (void)state;
    assert_int_equal(lin_board_lay(&board, LIN_SQUARES, 0, 5, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "0 rows and 5 columns cannot be laid"));
    assert_int_equal(lin_board_lay(&board, LIN_HEXES, 5, LIN_COLS + 1, &why), LIN_BAD_FILE);
    snprintf(want, sizeof want, "1 to %d rows and 1 to %d columns", LIN_ROWS, LIN_COLS);
    assert_non_null(strstr(why.text, want));
    assert_int_equal(lin_board_lay(&board, LIN_SQUARES, LIN_ROWS + 1, 5, &why), LIN_BAD_FILE);
    assert_int_equal(lin_board_lay(&board, LIN_SQUARES, -3, -3, NULL), LIN_BAD_FILE);
}

static void neighbours_are_mutual(void **state)
{
    (void)state;
    for (int grid = LIN_SQUARES; grid <= LIN_HEXES; grid++) {
        const lin_board *b = lay((lin_grid)grid, 7, 9);

        assert_int_equal(b->cells, 63);
        assert_int_equal(b->directions, grid == LIN_SQUARES ? 8 : 6);
        for (int c = 0; c < b->cells; c++)
            for (int d = 0; d < b->directions; d++) {
                const int to = b->next[c][d];

                if (to == LIN_NOWHERE)
                    continue;
                assert_int_equal(b->next[to][(d + b->directions / 2) % b->directions], c);
                assert_int_equal(lin_cell_direction(b, c, to), d);
                assert_int_equal(lin_cell_distance(b, c, to), 1);
            }
    }
}

static void squares_run_north_from_a1(void **state)
{
    const lin_board *b = lay(LIN_SQUARES, 22, 28);

    (void)state;
    assert_int_equal(cell("A1"), 0);
    assert_int_equal(cell("A5"), 4);
    assert_int_equal(cell("B1"), 28);
    assert_int_equal(cell("V28"), 22 * 28 - 1);
    assert_int_equal(b->next[cell("C3")][0], cell("D3")); /* N */
    assert_int_equal(b->next[cell("C3")][1], cell("D4")); /* NE */
    assert_int_equal(b->next[cell("C3")][2], cell("C4")); /* E */
    assert_int_equal(b->next[cell("C3")][4], cell("B3")); /* S */
    assert_int_equal(b->next[cell("C3")][7], cell("D2")); /* NW */
    assert_int_equal(b->next[cell("A1")][4], LIN_NOWHERE);
    assert_int_equal(b->next[cell("A1")][6], LIN_NOWHERE);
    assert_int_equal(b->next[cell("V28")][1], LIN_NOWHERE);
    assert_int_equal(lin_cell_row(b, cell("T19")), 19);
    assert_int_equal(lin_cell_col(b, cell("T19")), 18);
}

/* Columns 02, 04 ... stand lower: pairs taken from a published numbering of this kind. */
static void hexes_stagger_even_columns_down(void **state)
{
    static const char *const pairs[][3] = {
        { "0112", "N", "0111" },  { "0112", "NE", "0211" }, { "0112", "SE", "0212" },
        { "0112", "S", "0113" },  { "0212", "NE", "0312" }, { "0212", "SE", "0313" },
        { "0212", "SW", "0113" }, { "0212", "NW", "0112" }, { "0407", "SE", "0508" },
        { "0508", "SE", "0608" }, { "0313", "NE", "0412" }, { "3724", "SW", "3624" },
    };
    const lin_board *b = lay(LIN_HEXES, 26, 54);

    (void)state;
    assert_int_equal(cell("0101"), 0);
    assert_int_equal(cell("0201"), 1);
    assert_int_equal(cell("0102"), 54);
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        assert_int_equal(b->next[cell(pairs[i][0])][lin_direction_parse(b, pairs[i][1])],
                         cell(pairs[i][2]));
}

/* ---- Names ---- */

static void names_read_back(void **state)
{
    static const struct {
        lin_grid grid;
        int rows, cols;
    } boards[] = { { LIN_SQUARES, 22, 28 }, { LIN_SQUARES, 30, 3 }, { LIN_HEXES, 26, 54 } };
    char name[8];

    (void)state;
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        const lin_board *b = lay(boards[i].grid, boards[i].rows, boards[i].cols);

        for (int c = 0; c < b->cells; c++) {
            lin_cell_name(b, c, name);
            assert_int_equal(lin_cell_parse(b, name), c);
            for (char *p = name; *p; p++)
                *p = (char)(*p >= 'A' && *p <= 'Z' ? *p + 32 : *p);
            assert_int_equal(lin_cell_parse(b, name), c);
        }
    }
    lay(LIN_SQUARES, 30, 3);
    assert_int_equal(cell("Z1"), 25 * 3);
    assert_int_equal(cell("AA1"), 26 * 3);
    assert_int_equal(cell("AD3"), 30 * 3 - 1);
    lin_cell_name(&board, LIN_NOWHERE, name);
    assert_string_equal(name, "-");
}

static void nonsense_names_no_cell(void **state)
{
    static const char *const squares[] = { "",    "A",          "5",           "5A",   "A0",
                                           "A05", "A29",        "W1",          "A5x",  "A 5",
                                           " A5", "A-5",        "A1234567890", "AAA1", "A+5",
                                           "-",   "\xc3\x84-5", "A1\n" };
    static const char *const hexes[] = { "",      "01",   "0100", "0001", "5501", "0127",
                                         "01011", "1 01", "A101", "-101", "01+1", "A5" };

    (void)state;
    lay(LIN_SQUARES, 22, 28);
    for (size_t i = 0; i < sizeof squares / sizeof squares[0]; i++)
        assert_int_equal(lin_cell_parse(&board, squares[i]), LIN_NOWHERE);
    lay(LIN_HEXES, 26, 54);
    for (size_t i = 0; i < sizeof hexes / sizeof hexes[0]; i++)
        assert_int_equal(lin_cell_parse(&board, hexes[i]), LIN_NOWHERE);
}

static void directions_have_names(void **state)
{
    const lin_board *b = lay(LIN_SQUARES, 4, 4);

    (void)state;
    for (int d = 0; d < 8; d++)
        assert_int_equal(lin_direction_parse(b, lin_direction_name(b, d)), d);
    assert_int_equal(lin_direction_parse(b, "nw"), 7);
    assert_int_equal(lin_direction_parse(b, "north"), -1);
    assert_int_equal(lin_direction_parse(b, ""), -1);
    assert_string_equal(lin_direction_name(b, 8), "-");
    b = lay(LIN_HEXES, 4, 4);
    for (int d = 0; d < 6; d++)
        assert_int_equal(lin_direction_parse(b, lin_direction_name(b, d)), d);
    assert_int_equal(lin_direction_parse(b, "E"), -1);
    assert_int_equal(lin_direction_parse(b, "SE"), 2);
}

/* ---- Distances and lines ---- */

/* Steps from one cell to all, found by walking. */
static void walk(const lin_board *b, int from, int *steps)
{
    bool more = true;

    for (int c = 0; c < b->cells; c++)
        steps[c] = c == from ? 0 : -1;
    for (int n = 0; more; n++) {
        more = false;
        for (int c = 0; c < b->cells; c++)
            for (int d = 0; steps[c] == n && d < b->directions; d++)
                if (b->next[c][d] != LIN_NOWHERE && steps[b->next[c][d]] < 0) {
                    steps[b->next[c][d]] = n + 1;
                    more = true;
                }
    }
}

static void distance_is_the_shortest_walk(void **state)
{
    int steps[LIN_CELLS];

    (void)state;
    for (int grid = LIN_SQUARES; grid <= LIN_HEXES; grid++) {
        const lin_board *b = lay((lin_grid)grid, 8, 11);

        for (int a = 0; a < b->cells; a++) {
            walk(b, a, steps);
            for (int c = 0; c < b->cells; c++)
                assert_int_equal(lin_cell_distance(b, a, c), steps[c]);
        }
    }
}

static void lines_join_and_turn_round(void **state)
{
    uint16_t there[64], back[64];

    (void)state;
    for (int grid = LIN_SQUARES; grid <= LIN_HEXES; grid++) {
        const lin_board *b = lay((lin_grid)grid, 9, 12);

        for (int a = 0; a < b->cells; a++)
            for (int c = 0; c < b->cells; c++) {
                const int n = lin_cell_line(b, a, c, there, 64);

                assert_int_equal(n, lin_cell_distance(b, a, c) + 1);
                assert_int_equal(lin_cell_line(b, c, a, back, 64), n);
                assert_int_equal(there[0], a);
                assert_int_equal(there[n - 1], c);
                for (int i = 0; i < n; i++) {
                    assert_in_range(there[i], 0, b->cells - 1);
                    assert_int_equal(there[i], back[n - 1 - i]);
                    if (i > 0)
                        assert_int_equal(lin_cell_distance(b, there[i - 1], there[i]), 1);
                }
            }
    }
}

static void lines_are_straight_and_cut_to_size(void **state)
{
    uint16_t out[16];

    (void)state;
    lay(LIN_SQUARES, 10, 10);
    assert_int_equal(lin_cell_line(&board, cell("B2"), cell("E5"), out, 16), 4);
    assert_int_equal(out[1], cell("C3"));
    assert_int_equal(out[2], cell("D4"));
    assert_int_equal(lin_cell_line(&board, cell("A1"), cell("C7"), out, 16), 7);
    assert_int_equal(out[3], cell("B4"));
    assert_int_equal(lin_cell_line(&board, cell("A1"), cell("J10"), out, 3), 3);
    lay(LIN_HEXES, 10, 10);
    assert_int_equal(lin_cell_line(&board, cell("0301"), cell("0305"), out, 16), 5);
    assert_int_equal(out[2], cell("0303"));
    assert_int_equal(lin_cell_line(&board, cell("0101"), cell("0301"), out, 16), 3);
    assert_int_equal(out[1], cell("0201")); /* the other side is off the board */
}

/* ---- Lines of sight ---- */

/* "0101 -|0201 0301:4,5": rows, with the sides through which the line comes in. */
static void sees(const char *from, const char *to, const char *want)
{
    lin_sight row[64];
    const int n = lin_cell_sight(&board, cell(from), cell(to), row, 64);
    char got[300], name[2][8];
    lin_text t = lin_text_in(got, sizeof got);

    for (int i = 0; i < n; i++) {
        const char *comma = ":";

        lin_cell_name(&board, row[i].cell[0], name[0]);
        lin_cell_name(&board, row[i].cell[1], name[1]);
        lin_put(&t, "%s%s", i ? " " : "", name[0]);
        if (row[i].between)
            lin_put(&t, "|%s", name[1]);
        for (int d = 0; d < board.directions; d++)
            if (row[i].in >> d & 1) {
                lin_put(&t, "%s%s", comma, lin_direction_name(&board, d));
                comma = ",";
            }
    }
    assert_string_equal(got, want);
}

static void sight_on_hexes(void **state)
{
    (void)state;
    lay(LIN_HEXES, 8, 8);
    sees("0303", "0303", "0303");
    sees("0303", "0302", "0303 0302:S");
    sees("0303", "0301", "0303 0302:S 0301:S");
    sees("0101", "0202", "0101 0201|0102 0202:N,NW");    /* along the edge of two */
    sees("0202", "0101", "0202 0102|0201 0101:SE,S");    /* and back: left is right */
    sees("0303", "0503", "0303 0402|0403 0503:SW,NW");   /* level */
    sees("0101", "0301", "0101 -|0201 0301:SW,NW");      /* the left of it is off the board */
    sees("0208", "0408", "0208 0308|- 0408:SW,NW");      /* or the right of it */
    sees("0303", "0504", "0303 0403:NW 0504:NW");        /* straight through a row */
    sees("0303", "0505", "0303 0403:NW 0404:N 0505:NW"); /* through sides alone */
    sees("0101", "0304", "0101 0201|0102 0202:N,NW 0303|0203 0304:N,NW");
}

static void sight_on_squares(void **state)
{
    (void)state;
    lay(LIN_SQUARES, 6, 6);
    sees("A1", "A4", "A1 A2:W A3:W A4:W");
    sees("A1", "C3", "A1 B1|A2 B2:S,W C2|B3 C3:S,W");
    sees("A1", "B3", "A1 A2:W B2:S B3:W");
}

#define PARTS 1009 /* a prime: but for the ends no point of the line is a corner of a cell */

static void spot_of(int c, int *x, int *y)
{
    const int row = lin_cell_row(&board, c), col = lin_cell_col(&board, c);

    *x = board.grid == LIN_HEXES ? 3 * col : 2 * col;
    *y = board.grid == LIN_HEXES ? 2 * row + (col & 1) : 2 * row;
}

/* How a point, in parts, lies to a cell: inside 1, on the rim 0, outside -1. */
static int lies(int x, int y, int c)
{
    int cx, cy, worst = 1;

    spot_of(c, &cx, &cy);
    x -= cx * PARTS;
    y -= cy * PARTS;
    const int reach[3] = { board.grid == LIN_HEXES ? abs(x + y) - 2 * PARTS : abs(x) - PARTS,
                           board.grid == LIN_HEXES ? abs(x - y) - 2 * PARTS : abs(x) - PARTS,
                           abs(y) - PARTS };

    for (int i = 0; i < 3; i++)
        worst = reach[i] > 0 ? -1 : reach[i] == 0 && worst > 0 ? 0 : worst;
    return worst;
}

/* Point by point: the rows that lie under the line, against those that are told. */
static void sight_is_what_lies_under_it(int from, int to)
{
    lin_sight row[64], back[64];
    const int n = lin_cell_sight(&board, from, to, row, 64);
    int ax, ay, bx, by, at = 0;

    spot_of(from, &ax, &ay);
    spot_of(to, &bx, &by);
    for (int k = 0; k <= PARTS; k++) {
        const int x = ax * PARTS + (bx - ax) * k, y = ay * PARTS + (by - ay) * k;
        int rim = 0;

        for (int tries = 0; tries < 3; tries++) { /* is it in this row, or in one of the next? */
            const lin_sight *r = &row[at];

            if (r->between ? lies(x, y, r->cell[0] != LIN_NOWHERE ? r->cell[0] : r->cell[1]) == 0
                           : lies(x, y, r->cell[0]) == 1)
                break;
            at++;
            assert_true(at < n);
        }
        for (int c = 0; c < board.cells; c++) {
            const int how = lies(x, y, c);
            const bool told = row[at].cell[0] == c || row[at].cell[1] == c;

            if (how >= 0 && !told)
                assert_true(board.grid == LIN_SQUARES && how == 0); /* it touches a corner */
            if (how == 1)
                assert_false(row[at].between);
            rim += how == 0;
        }
        if (!row[at].between)
            assert_true(lies(x, y, row[at].cell[0]) == 1);
        else if (row[at].cell[0] != LIN_NOWHERE && row[at].cell[1] != LIN_NOWHERE)
            assert_true(rim >= 2);
    }
    assert_int_equal(at, n - 1);
    assert_int_equal(lin_cell_sight(&board, to, from, back, 64), n);
    for (int i = 0; i < n; i++) {
        assert_int_equal(row[i].between, back[n - 1 - i].between);
        assert_int_equal(row[i].cell[0], back[n - 1 - i].cell[row[i].between]);
    }
}

static void sight_between_any_two_cells(void **state)
{
    (void)state;
    for (int grid = 0; grid < 2; grid++) {
        lay(grid ? LIN_HEXES : LIN_SQUARES, 5, 6);
        for (int from = 0; from < board.cells; from++)
            for (int to = 0; to < board.cells; to++)
                sight_is_what_lies_under_it(from, to);
    }
}

/* Every cell of the usual line is one of sight's, which may have more. */
static void sight_holds_the_usual_line(void **state)
{
    lin_sight row[200];
    uint16_t out[80];

    (void)state;
    lay(LIN_HEXES, 32, 62);
    for (int k = 0; k < 4000; k++) {
        const int from = k * 7919 % board.cells, to = k * 104729 % board.cells;
        const int n = lin_cell_sight(&board, from, to, row, 200);
        const int line = lin_cell_line(&board, from, to, out, 80);

        assert_true(n >= line && n <= 200);
        for (int i = 0, at = 0; i < line; i++, at++)
            while (row[at].cell[0] != out[i] && row[at].cell[1] != out[i])
                assert_true(++at < n);
        assert_int_equal(lin_cell_sight(&board, from, to, row, 2), n); /* told though not written */
    }
}

/* ---- Edges ---- */

static lin_status edge(const char *kind, const char *from, const char *to, bool sided)
{
    return lin_board_edge(&board, kind, cell(from), cell(to), sided, NULL);
}

static void several_kinds_lie_on_one_edge(void **state)
{
    const int n = 0, s = 3;

    (void)state;
    lay(LIN_HEXES, 4, 4);
    assert_int_equal(edge("stream", "0202", "0201", false), LIN_OK);
    assert_int_equal(edge("slope", "0202", "0201", true), LIN_OK); /* 0201 lies high */
    assert_int_equal(lin_edge_find(&board, "stream"), 0);
    assert_int_equal(lin_edge_find(&board, "slope"), 1);
    assert_int_equal(lin_edge_find(&board, "creek"), -1);
    assert_int_equal(board.edge[cell("0202")][n], 1 | 2);
    assert_int_equal(board.edge[cell("0201")][s], 1 | 2);
    assert_int_equal(board.front[cell("0202")][n], 1 | 2); /* up it, and through the stream */
    assert_int_equal(board.front[cell("0201")][s], 1);     /* down it: only through the stream */
    assert_int_equal(edge("slope", "0201", "0202", true), LIN_OK); /* works on both sides of it */
    assert_int_equal(board.front[cell("0201")][s], 1 | 2);
    assert_int_equal(board.edge[cell("0202")][1], 0);
}

static void edges_that_cannot_be(void **state)
{
    char name[24];
    lin_refusal why;

    (void)state;
    lay(LIN_HEXES, 4, 4);
    assert_int_equal(lin_board_edge(&board, "creek", 0, 2, false, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "0101 and 0301 are not neighbours"));
    assert_int_equal(lin_board_edge(&board, "creek", 0, LIN_NOWHERE, false, &why), LIN_BAD_FILE);
    assert_int_equal(lin_board_edge(&board, "", 0, 1, false, &why), LIN_BAD_FILE);
    assert_int_equal(lin_board_edge(&board, "a name of four and twenty", 0, 1, false, &why),
                     LIN_BAD_FILE);
    assert_int_equal(board.edge_kinds, 0);
    for (int i = 0; i < LIN_EDGES; i++) {
        snprintf(name, sizeof name, "kind %d", i);
        assert_int_equal(lin_board_edge(&board, name, 0, 1, false, &why), LIN_OK);
    }
    assert_int_equal(lin_board_edge(&board, "one more", 0, 1, false, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "16 are the most"));
    assert_int_equal(board.edge[0][1] | board.edge[0][2], 0xffff);
}

/* ---- Roads ---- */

static void chain_of(lin_chain *chain, const char *const *names)
{
    memset(chain, 0, sizeof *chain);
    strcpy(chain->name, "Test Road");
    strcpy(chain->kind, "road");
    for (; *names; names++)
        chain->cell[chain->n++] = (uint16_t)cell(*names);
}

static void roads_join_only_along_the_chain(void **state)
{
    lin_chain chain;

    (void)state;
    lay(LIN_SQUARES, 5, 5);
    chain_of(&chain, (const char *const[]){ "A1", "B2", "B3", "A4", NULL });
    assert_int_equal(lin_board_way(&board, &chain, NULL), LIN_OK);
    assert_int_equal(board.road[cell("A1")], 1 << 1);
    assert_int_equal(board.road[cell("B2")], 1 << 5 | 1 << 2);
    assert_int_equal(board.road[cell("B3")], 1 << 6 | 1 << 3);
    assert_int_equal(board.road[cell("A4")], 1 << 7);
    assert_int_equal(board.road[cell("A3")], 0);
}

static void ways_are_kept_by_kind(void **state)
{
    lin_chain chain;
    lin_refusal why;

    (void)state;
    lay(LIN_HEXES, 5, 5);
    chain_of(&chain, (const char *const[]){ "0101", "0102", "0103", NULL });
    assert_int_equal(lin_board_way(&board, &chain, NULL), LIN_OK);
    chain_of(&chain, (const char *const[]){ "0102", "0201", NULL });
    strcpy(chain.kind, "lane");
    assert_int_equal(lin_board_way(&board, &chain, NULL), LIN_OK);
    assert_int_equal(lin_way_find(&board, "road"), 0);
    assert_int_equal(lin_way_find(&board, "lane"), 1);
    assert_int_equal(lin_way_find(&board, "trail"), -1);
    assert_int_equal(board.way[0][cell("0102")], 1 << 0 | 1 << 3); /* N and S by road */
    assert_int_equal(board.way[1][cell("0102")], 1 << 1);          /* NE by lane */
    assert_int_equal(board.road[cell("0102")], 1 << 0 | 1 << 1 | 1 << 3);
    assert_int_equal(board.way[0][cell("0201")], 0);
    assert_int_equal(board.way[1][cell("0201")], 1 << 4);
    for (int i = board.way_kinds; i <= LIN_WAYS; i++) {
        snprintf(chain.kind, sizeof chain.kind, "way %d", i);
        assert_int_equal(lin_board_way(&board, &chain, &why), i < LIN_WAYS ? LIN_OK : LIN_BAD_FILE);
    }
    assert_non_null(strstr(why.text, "8 are the most"));
}

static void a_gap_in_a_road_is_refused(void **state)
{
    lin_chain chain;
    lin_refusal why;

    (void)state;
    lay(LIN_SQUARES, 5, 5);
    chain_of(&chain, (const char *const[]){ "A1", "B2", "B4", NULL });
    assert_int_equal(lin_board_way(&board, &chain, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "\"Test Road\" jumps from B2 to B4"));
    for (int c = 0; c < board.cells; c++)
        assert_int_equal(board.road[c], 0); /* nothing half done */
}

/* ---- Reach ---- */

/* A made-up country: each step has its price, some are forbidden, some stop the mover. */
typedef struct {
    int price[LIN_CELLS][8];
    bool stop[LIN_CELLS][8];
} country;

static int country_step(const void *of, int from, int direction, int to, bool *stop)
{
    const country *c = of;

    (void)to;
    *stop = c->stop[from][direction];
    return c->price[from][direction];
}

/* The same answer without a queue: try every step until nothing gets better. */
static void reach_plainly(const lin_board *b, int from, int limit, const country *c, int *on,
                          int *halted)
{
    bool better = true;

    for (int i = 0; i < b->cells; i++)
        on[i] = halted[i] = i == from ? 0 : INT32_MAX;
    while (better) {
        better = false;
        for (int i = 0; i < b->cells; i++)
            for (int d = 0; on[i] != INT32_MAX && d < b->directions; d++) {
                const int to = b->next[i][d];
                int *best;

                if (to == LIN_NOWHERE || c->price[i][d] < 0 || on[i] + c->price[i][d] > limit)
                    continue;
                best = c->stop[i][d] ? &halted[to] : &on[to];
                if (on[i] + c->price[i][d] < *best) {
                    *best = on[i] + c->price[i][d];
                    better = true;
                }
            }
    }
}

static void reach_agrees_with_brute_force(void **state)
{
    static country c;
    static lin_reach reach;
    static int on[LIN_CELLS], halted[LIN_CELLS];
    lin_rng rng = 1777;

    (void)state;
    for (int round = 0; round < 400; round++) {
        const lin_board *b = lay((lin_grid)(round & 1), 9, 10);
        const int from = (int)lin_rng_below(&rng, b->cells);
        const int limit = (int)lin_rng_below(&rng, round % 10 == 0 ? 2000 : 40);

        for (int i = 0; i < b->cells; i++)
            for (int d = 0; d < 8; d++) {
                c.price[i][d] = (int)lin_rng_below(&rng, round % 10 == 0 ? 250 : 12) - 1;
                c.stop[i][d] = lin_rng_below(&rng, 5) == 0;
            }
        reach_plainly(b, from, limit, &c, on, halted);
        lin_reach_from(b, from, limit, country_step, &c, &reach);
        for (int i = 0; i < b->cells; i++) {
            const int want = on[i] != INT32_MAX ? on[i] : halted[i];
            const int back = reach.back[i];

            assert_int_equal(reach.cost[i], want == INT32_MAX ? UINT16_MAX : want);
            if (want == INT32_MAX || i == from) {
                assert_int_equal(back, LIN_NOWHERE);
                continue;
            }
            assert_true(on[back] != INT32_MAX); /* nobody goes on from where he stopped */
            assert_int_equal(reach.cost[back] + c.price[back][lin_cell_direction(b, back, i)],
                             want);
        }
    }
}

/* A2 is a swamp: straight into it costs 8 and stops, round by B1 it costs 10 and does not. */
static void a_way_that_goes_on_beats_a_cheaper_that_stops(void **state)
{
    static country c;
    static lin_reach reach;
    const lin_board *b = lay(LIN_SQUARES, 2, 4);

    (void)state;
    memset(c.price, 0xff, sizeof c.price); /* -1: no other step is allowed */
    c.price[cell("A1")][2] = 8;
    c.stop[cell("A1")][2] = true;
    c.price[cell("A1")][0] = 5;
    c.price[cell("B1")][3] = 5;
    c.price[cell("A2")][2] = 1;
    lin_reach_from(b, cell("A1"), 20, country_step, &c, &reach);
    assert_int_equal(reach.cost[cell("A2")], 10);
    assert_int_equal(reach.back[cell("A2")], cell("B1"));
    assert_int_equal(reach.cost[cell("A3")], 11);
    lin_reach_from(b, cell("A1"), 9, country_step, &c, &reach);
    assert_int_equal(reach.cost[cell("A2")], 8);
    assert_int_equal(reach.back[cell("A2")], cell("A1"));
    assert_int_equal(reach.cost[cell("A3")], UINT16_MAX);
    lin_reach_from(b, LIN_NOWHERE, 9, country_step, &c, &reach);
    assert_int_equal(reach.cost[cell("A1")], UINT16_MAX);
}

/* ---- Sets of cells ---- */

static int nearest_in(const lin_board *b, const bool *in, int cell)
{
    int best = -1;

    for (int c = 0; c < b->cells; c++)
        if (in[c] && (best < 0 || lin_cell_distance(b, cell, c) < best))
            best = lin_cell_distance(b, cell, c);
    return best;
}

static void sets_know_their_neighbours(void **state)
{
    static const struct {
        lin_grid grid;
        int rows, cols;
    } boards[] = { { LIN_SQUARES, 22, 28 },
                   { LIN_HEXES, 26, 54 },
                   { LIN_SQUARES, LIN_ROWS, LIN_COLS },
                   { LIN_HEXES, LIN_ROWS, LIN_COLS },
                   { LIN_SQUARES, 1, 1 },
                   { LIN_HEXES, 5, 1 },
                   { LIN_HEXES, 1, 7 } };
    static bool in[LIN_CELLS];
    lin_rng rng = 1777;

    (void)state;
    for (size_t k = 0; k < sizeof boards / sizeof boards[0]; k++) {
        const lin_board *b = lay(boards[k].grid, boards[k].rows, boards[k].cols);

        for (int round = 0; round < 30; round++) {
            lin_cells set = { { 0 } }, beside;

            memset(in, 0, sizeof in);
            for (int i = 0; i < 1 + round * 4; i++) {
                const int c = (int)lin_rng_below(&rng, b->cells);

                in[c] = lin_rng_below(&rng, 4) > 0;
                if (in[c])
                    lin_cells_set(b, &set, c);
                else
                    lin_cells_clear(b, &set, c);
            }
            lin_cells_beside(b, &set, &beside);
            for (int c = 0; c < b->cells; c++) {
                unsigned around = 0;

                for (int d = 0; d < b->directions; d++)
                    around |= (unsigned)(b->next[c][d] != LIN_NOWHERE && in[b->next[c][d]]) << d;
                assert_int_equal(lin_cells_has(b, &set, c), in[c]);
                assert_int_equal(lin_cells_near(b, &set, c), around != 0);
                assert_int_equal(lin_cells_around(b, &set, c), around);
                assert_int_equal(lin_cells_has(b, &beside, c), around != 0);
                assert_int_equal(lin_cells_distance(b, &set, c), nearest_in(b, in, c));
                lin_cells_clear(b, &beside, c);
            }
            for (int r = 0; r < LIN_ROWS + 2; r++) /* and nothing beyond the board */
                assert_int_equal(beside.row[r], 0);
        }
    }
}

static void rows_are_found_without_division(void **state)
{
    (void)state;
    for (int cols = 1; cols <= LIN_COLS; cols++) {
        board.cols = (uint16_t)cols;
        for (int c = 0; c < LIN_CELLS; c++)
            if ((int)lin_row_of(&board, c) != c / cols)
                fail_msg("cell %d of %d columns", c, cols);
    }
}

/* ---- Routes ---- */

static int flat_step(const void *of, int from, int direction, int to, bool *stop)
{
    (void)of, (void)from, (void)direction;
    *stop = to == lin_cell_parse(&board, "B3"); /* a swamp */
    return 4;
}

static bool ends_on_odd(const void *of, int to)
{
    (void)of;
    return to % 2 == 0; /* A1 is cell 0: columns 1, 3, 5 in row A */
}

static void routes_are_gone_as_far_as_can_be(void **state)
{
    lin_reach reach;
    lin_route r;

    (void)state;
    lay(LIN_SQUARES, 1, 8);
    lin_reach_from(&board, cell("A1"), 1000, flat_step, NULL, &reach);
    lin_route_of(&reach, cell("A1"), cell("A7"), &r);
    assert_int_equal(r.n, 6);
    assert_int_equal(r.go, 6);
    assert_int_equal(r.cell[0], cell("A2"));
    assert_int_equal(r.cell[5], cell("A7"));
    lin_route_go(&board, &r, 4 * 4 + 3, flat_step, ends_on_odd, NULL); /* four steps: to A5 */
    assert_int_equal(r.go, 4);
    lin_route_go(&board, &r, 4 * 3, flat_step, ends_on_odd,
                 NULL); /* three: A4 is no place to end */
    assert_int_equal(r.go, 2);
    lin_route_go(&board, &r, 4, flat_step, ends_on_odd, NULL);
    assert_int_equal(r.go, 0);
    assert_int_equal(lin_route_heading(&board, &r), 2); /* where it would go */
    lin_route_go(&board, &r, 100, flat_step, ends_on_odd, NULL);
    assert_int_equal(lin_route_made(&r, cell("A1")), 0);
    assert_int_equal(lin_route_made(&r, cell("A4")), 3);
    assert_int_equal(lin_route_heading(&board, &r), 2);
    lin_route_of(&reach, cell("A1"), cell("A1"), &r);
    assert_int_equal(r.n, 0);
    assert_int_equal(lin_route_heading(&board, &r), -1);
}

static void routes_stop_where_the_mover_must(void **state)
{
    lin_reach reach;
    lin_route r;

    (void)state;
    lay(LIN_SQUARES, 2, 5);
    lin_reach_from(&board, cell("B1"), 1000, flat_step, NULL, &reach);
    r = (lin_route){ .from = cell("B1"), .n = 3, .cell = { 0 } };
    r.cell[0] = (uint16_t)cell("B2");
    r.cell[1] = (uint16_t)cell("B3");
    r.cell[2] = (uint16_t)cell("B4");
    lin_route_go(&board, &r, 100, flat_step, ends_on_odd, NULL);
    assert_int_equal(r.go, 1); /* B2; B3 stops, and nobody may end there */
    lin_reach_from(&board, cell("B1"), 4, flat_step, NULL, &reach);
    lin_route_of(&reach, cell("B1"), cell("B5"), &r);
    assert_int_equal(r.n, -1); /* out of reach */
    assert_int_equal(r.go, 0);
    lin_route_go(&board, &r, 100, flat_step, ends_on_odd, NULL);
    assert_int_equal(r.go, 0);
    assert_int_equal(lin_route_heading(&board, &r), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refuses_impossible_boards),
        cmocka_unit_test(neighbours_are_mutual),
        cmocka_unit_test(squares_run_north_from_a1),
        cmocka_unit_test(hexes_stagger_even_columns_down),
        cmocka_unit_test(names_read_back),
        cmocka_unit_test(nonsense_names_no_cell),
        cmocka_unit_test(directions_have_names),
        cmocka_unit_test(distance_is_the_shortest_walk),
        cmocka_unit_test(lines_join_and_turn_round),
        cmocka_unit_test(lines_are_straight_and_cut_to_size),
        cmocka_unit_test(sight_on_hexes),
        cmocka_unit_test(sight_on_squares),
        cmocka_unit_test(sight_between_any_two_cells),
        cmocka_unit_test(sight_holds_the_usual_line),
        cmocka_unit_test(several_kinds_lie_on_one_edge),
        cmocka_unit_test(edges_that_cannot_be),
        cmocka_unit_test(roads_join_only_along_the_chain),
        cmocka_unit_test(ways_are_kept_by_kind),
        cmocka_unit_test(routes_are_gone_as_far_as_can_be),
        cmocka_unit_test(routes_stop_where_the_mover_must),
        cmocka_unit_test(a_gap_in_a_road_is_refused),
        cmocka_unit_test(reach_agrees_with_brute_force),
        cmocka_unit_test(a_way_that_goes_on_beats_a_cheaper_that_stops),
        cmocka_unit_test(sets_know_their_neighbours),
        cmocka_unit_test(rows_are_found_without_division),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
