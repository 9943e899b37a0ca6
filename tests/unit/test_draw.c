/* test_draw.c -- the plan: files of every kind, the same bytes twice, sentences for what
 * cannot be drawn. Looks are judged by eye; this guards what must never break. */
#include "draw/draw.h"
#include "linstock_rules.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

/* ---- a small battle, made in code, of a book that has rows and nothing else ---- */

static const lin_look looks[] = {
    { LIN_LOOK_CELL, "open", LIN_SIGN_OPEN, .name = NULL },
    { LIN_LOOK_CELL, "slope", LIN_SIGN_PLAIN, .rise = 1 },
    { LIN_LOOK_CELL, "crest", LIN_SIGN_PLAIN, .rise = 2 },
    { LIN_LOOK_CELL, "woods", LIN_SIGN_WOODS, .name = NULL },
    { LIN_LOOK_CELL, "woods-slope", LIN_SIGN_WOODS, .rise = 1 },
    { LIN_LOOK_CELL, "creek", LIN_SIGN_PLAIN, .name = NULL },
    { LIN_LOOK_CELL, "creek-woods", LIN_SIGN_WOODS, .name = NULL },
    { LIN_LOOK_CELL, "tributary", LIN_SIGN_PLAIN, .name = NULL },
    { LIN_LOOK_CELL, "swamp", LIN_SIGN_SWAMP, .name = NULL },
    { LIN_LOOK_CELL, "village", LIN_SIGN_TOWN, .name = "Hamlet" },
    { LIN_LOOK_CELL, "buildings", LIN_SIGN_HOUSES, .name = NULL },
    { LIN_LOOK_CELL, "river", LIN_SIGN_WATER, .name = NULL },
    { LIN_LOOK_EDGE, "river", LIN_SIGN_RIVER, .name = NULL },
    { LIN_LOOK_EDGE, "creek", LIN_SIGN_CREEK, .name = NULL },
    { LIN_LOOK_EDGE, "stream", LIN_SIGN_STREAM, .name = NULL },
    { LIN_LOOK_EDGE, "bridge", LIN_SIGN_BRIDGE, .name = NULL },
    { LIN_LOOK_EDGE, "ford", LIN_SIGN_FORD, .name = NULL },
    { LIN_LOOK_EDGE, "slope", LIN_SIGN_SLOPE, .name = NULL },
    { LIN_LOOK_EDGE, "works", LIN_SIGN_WORK, .name = NULL },
    { LIN_LOOK_EDGE, "wall", LIN_SIGN_WALL, .name = NULL },
    { LIN_LOOK_CHAIN, "creek", LIN_SIGN_CREEK, .name = NULL },
    { LIN_LOOK_CHAIN, "tributary", LIN_SIGN_STREAM, .name = "Run" },
    { LIN_LOOK_CHAIN, "road", LIN_SIGN_ROAD, .name = NULL },
    { LIN_LOOK_CHAIN, "lane", LIN_SIGN_LANE, .name = NULL },
    { LIN_LOOK_CHAIN, "track", LIN_SIGN_TRACK, .name = NULL },
    { LIN_LOOK_CHAIN, "trail", LIN_SIGN_TRAIL, .name = NULL },
    { LIN_LOOK_CHAIN, "avenue", LIN_SIGN_ROAD, .width = 20 },
    { LIN_LOOK_CHAIN, "hidden", LIN_SIGN_PLAIN, .name = NULL },
    { LIN_LOOK_PLACE, "ford", LIN_SIGN_FORD, .name = NULL },
    { LIN_LOOK_PLACE, "hill", LIN_SIGN_HILL, .name = NULL },
    { LIN_LOOK_PLACE, "village", LIN_SIGN_TOWN, .name = NULL },
    { .word = NULL },
};
static const lin_rules book = { .id = "looks", .look = looks };
const lin_rules *const lin_rule_systems[] = { &book, NULL };

static const char *const grounds[] = {
    "open",      "slope", "crest",   "woods",     "woods-slope", "creek",   "creek-woods",
    "tributary", "swamp", "village", "buildings", "river",       "glacier",
};
enum { GROUNDS = sizeof grounds / sizeof *grounds };

static void chain_add(lin_board *b, const char *name, const char *kind, const int *cell, int n)
{
    lin_chain *c = &b->chain[b->chains++];

    snprintf(c->name, sizeof c->name, "%s", name);
    snprintf(c->kind, sizeof c->kind, "%s", kind);
    for (int i = 0; i < n; i++)
        c->cell[c->n++] = (uint16_t)cell[i];
}

static void place_add(lin_board *b, const char *name, const char *kind, int cell, int value)
{
    lin_place *p = &b->place[b->places++];

    snprintf(p->name, sizeof p->name, "%s", name);
    snprintf(p->kind, sizeof p->kind, "%s", kind);
    p->cell = (uint16_t)cell;
    p->value = value;
}

static void lines_add(lin_board *b)
{
    int creek[8], road[8], run[3];

    for (int i = 0; i < 8; i++) {
        creek[i] = lin_cell_at(b, i, 4);
        road[i] = lin_cell_at(b, 3, i);
    }
    for (int i = 0; i < 3; i++)
        run[i] = lin_cell_at(b, 6, i + 1);
    chain_add(b, "Clear Creek", "creek", creek, 8);
    chain_add(b, "Post Road", "road", road, 8);
    chain_add(b, "Mill Run", "tributary", run, 3);
    chain_add(b, "Old Boundary", "boundary", run, 3);
    place_add(b, "Lower Ford", "ford", lin_cell_at(b, 3, 4), 0);
    place_add(b, "Cold Hill", "hill", lin_cell_at(b, 5, 6), 0);
    place_add(b, "Newtown", "village", lin_cell_at(b, 3, 1), 0);
    place_add(b, "Newtown", "victory", lin_cell_at(b, 3, 1), 10);
}

static lin_battle *battle_new(lin_grid grid)
{
    lin_battle *b = calloc(1, sizeof *b);

    assert_non_null(b);
    strcpy(b->id, "skirmish");
    strcpy(b->rules, "looks");
    strcpy(b->title, "Battle of Clear Creek");
    strcpy(b->date, "1777-09-03");
    strcpy(b->side_name[0], "British");
    strcpy(b->side_name[1], "American");
    strcpy(b->side_colour[0], "red");
    strcpy(b->side_colour[1], "blue");
    assert_int_equal(lin_board_lay(&b->board, grid, 8, 8, NULL), LIN_OK);
    b->board.grounds = GROUNDS;
    for (int g = 0; g < GROUNDS; g++)
        strcpy(b->board.ground_name[g], grounds[g]);
    for (int c = 0; c < b->board.cells; c++)
        b->board.ground[c] = (uint8_t)(c * 7 % GROUNDS);
    for (int d = 0; d <= 2; d += 2)
        assert_int_equal(lin_board_edge(&b->board, "creek", 9, b->board.next[9][d], false, NULL),
                         LIN_OK);
    assert_int_equal(lin_board_edge(&b->board, "wall", 12, b->board.next[12][0], true, NULL),
                     LIN_OK);
    lines_add(&b->board);
    b->units = 3;
    strcpy(b->unit[0].kind, "infantry");
    strcpy(b->unit[1].kind, "artillery");
    strcpy(b->unit[2].kind, "commander");
    return b;
}

static void piece_set(lin_piece *p, int unit, int side, int cell, int facing, const char *marks)
{
    *p = (lin_piece){ .unit = unit,
                      .side = (uint8_t)side,
                      .where = LIN_ON_BOARD,
                      .cell = (uint16_t)cell,
                      .facing = (int8_t)facing };
    strcpy(p->label, "6-4");
    strcpy(p->left, "G");
    strcpy(p->right, "V1");
    strcpy(p->marks, marks);
}

enum { PIECES = 4 };

static void pieces_set(lin_piece p[PIECES])
{
    piece_set(&p[0], 0, 0, 10, 1, "");
    piece_set(&p[1], 1, 0, 10, 3, "disorganized held");
    piece_set(&p[2], 0, 1, 20, 0, "counter-attack");
    piece_set(&p[3], 2, 1, 21, -1, "");
    p[3].where = LIN_UNKNOWN;
}

/* ---- files ---- */

static char folder[64];

static int folder_make(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/test_draw_XXXXXX");
    return mkdtemp(folder) ? 0 : -1;
}

static int folder_remove(void **state)
{
    (void)state;
    return rmdir(folder); /* fails if a test left anything behind */
}

static void path_in(const char *name, char path[128])
{
    snprintf(path, 128, "%s/%s", folder, name);
}

/* The file's first bytes; it is removed. */
static size_t file_take(const char *path, char *start, size_t n)
{
    FILE *f = fopen(path, "rb");

    assert_non_null(f);
    const size_t got = fread(start, 1, n, f);
    fclose(f);
    assert_int_equal(unlink(path), 0);
    return got;
}

static void draw_as(const char *name, const char *magic, lin_grid grid)
{
    lin_battle *b = battle_new(grid);
    lin_piece piece[PIECES];
    lin_refusal why = { 0 };
    char path[128], start[16] = { 0 };

    pieces_set(piece);
    path_in(name, path);
    if (lin_draw(b, piece, PIECES, NULL, path, &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_true(file_take(path, start, 8) == 8);
    assert_memory_equal(start, magic, strlen(magic));
    free(b);
}

static void the_ending_says_what_kind_of_file(void **state)
{
    (void)state;
    draw_as("a.png", "\x89PNG\r\n\x1a\n", LIN_SQUARES);
    draw_as("a.svg", "<?xml", LIN_SQUARES);
    draw_as("a.pdf", "%PDF-", LIN_SQUARES);
    draw_as("A.PNG", "\x89PNG\r\n\x1a\n", LIN_HEXES);
    draw_as("a.svg", "<?xml", LIN_HEXES);
}

static void the_same_plan_is_the_same_bytes(void **state)
{
    static const char *const formats[] = { "svg", "png", "pdf" };
    lin_battle *b = battle_new(LIN_SQUARES);
    lin_piece piece[PIECES];

    (void)state;
    pieces_set(piece);
    for (int i = 0; i < 3; i++) {
        char *one, *two;
        size_t n, m;

        assert_int_equal(lin_draw_bytes(b, piece, PIECES, NULL, formats[i], &one, &n, NULL),
                         LIN_OK);
        assert_int_equal(lin_draw_bytes(b, piece, PIECES, NULL, formats[i], &two, &m, NULL),
                         LIN_OK);
        assert_int_equal(n, m);
        assert_memory_equal(one, two, n);
        lin_free(one);
        lin_free(two);
    }
    free(b);
}

/* ---- options ---- */

static size_t svg_size(const lin_battle *b, const lin_piece *piece, int pieces,
                       const lin_draw_options *o)
{
    lin_refusal why = { 0 };
    char *bytes;
    size_t n;

    if (lin_draw_bytes(b, piece, pieces, o, "svg", &bytes, &n, &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_non_null(strstr(bytes, "</svg>"));
    assert_null(strstr(bytes, " nan"));
    lin_free(bytes);
    return n;
}

static char *svg_of(const lin_battle *b, const lin_draw_options *o)
{
    static char *bytes;
    size_t n;

    assert_int_equal(lin_draw_bytes(b, NULL, 0, o, "svg", &bytes, &n, NULL), LIN_OK);
    return bytes;
}

/* Each thing that lies on a side is seen, also where others lie there; and on which of its sides
 * its front is. */
static void all_that_lies_on_a_side_is_drawn(void **state)
{
    static const char *const kinds[] = { "river", "creek", "stream", "slope",
                                         "works", "wall",  "bridge", "ford" };
    enum { KINDS = sizeof kinds / sizeof *kinds };
    const lin_draw_options o = { .grid = true };

    (void)state;
    for (int grid = LIN_SQUARES; grid <= LIN_HEXES; grid++) {
        lin_battle *b = battle_new((lin_grid)grid);
        const int to = b->board.next[27][0];
        char *plain = svg_of(b, &o), *before = svg_of(b, &o);

        for (int k = 0; k < KINDS; k++) {
            lin_battle *one = battle_new((lin_grid)grid);
            char *alone, *both;

            assert_int_equal(lin_board_edge(&one->board, kinds[k], 27, to, false, NULL), LIN_OK);
            assert_int_equal(lin_board_edge(&b->board, kinds[k], 27, to, k % 2, NULL), LIN_OK);
            alone = svg_of(one, &o);
            both = svg_of(b, &o);
            assert_string_not_equal(alone, plain);
            if (k == 0 || k > 2) /* the broadest water hides the others */
                assert_string_not_equal(both, before);
            if (k > 0)
                assert_string_not_equal(both, alone);
            lin_free(alone);
            lin_free(before);
            before = both;
            free(one);
        }
        lin_free(before);
        lin_free(plain);
        free(b);
    }
}

/* A lane is narrower than a road, a track has broken edges, a trail is another line again, a row
 * may give a width, and what is plain is not there; a height raises the ground. */
static void ways_and_heights_are_drawn(void **state)
{
    static const char *const kinds[] = { "road", "lane", "track", "trail", "avenue", "hidden" };
    enum { KINDS = sizeof kinds / sizeof *kinds, ALL = KINDS + 1 };
    const lin_draw_options o = { .grid = true };
    char *drawn[ALL];

    (void)state;
    for (int k = 0; k < ALL; k++) {
        lin_battle *b = battle_new(LIN_HEXES);

        for (int c = 0; c < b->board.chains && k < KINDS; c++)
            if (strcmp(b->board.chain[c].kind, "road") == 0)
                strcpy(b->board.chain[c].kind, kinds[k]);
        if (k == KINDS)
            b->board.height[27] = 2;
        drawn[k] = svg_of(b, &o);
        free(b);
    }
    for (int i = 0; i < ALL; i++)
        for (int k = i + 1; k < ALL; k++)
            assert_string_not_equal(drawn[i], drawn[k]);
    for (int i = 0; i < ALL; i++)
        lin_free(drawn[i]);
}

/* A word is drawn by its row and by nothing else: in a book without rows the ground called woods is
 * as strange as a glacier. */
static void words_mean_nothing_without_a_row(void **state)
{
    const lin_draw_options o = { .grid = true };
    lin_battle *b = battle_new(LIN_SQUARES);
    char *with = svg_of(b, &o), *without, *other;

    (void)state;
    strcpy(b->rules, "none");
    without = svg_of(b, &o);
    assert_string_not_equal(with, without);
    for (int g = 0; g < GROUNDS; g++)
        if (strcmp(grounds[g], "woods") == 0)
            strcpy(b->board.ground_name[g], "wasteland");
    other = svg_of(b, &o);
    assert_string_equal(without, other);
    lin_free(with);
    lin_free(without);
    lin_free(other);
    free(b);
}

static void every_option_draws(void **state)
{
    static const uint16_t ringed[] = { 1, 2, 63 };
    lin_piece piece[PIECES];

    (void)state;
    pieces_set(piece);
    for (int grid = LIN_SQUARES; grid <= LIN_HEXES; grid++)
        for (int bits = 0; bits < 64; bits += 3) {
            lin_battle *b = battle_new((lin_grid)grid);
            const lin_draw_options o = {
                .cell_px = bits & 1 ? 24 : 80,
                .pieces = bits & 2,
                .labels = bits & 4,
                .grid = bits & 8,
                .legend = bits & 16,
                .lamp = bits & 32,
                .bare = bits % 5 == 0,
                .title = bits & 4 ? "The Siege of a Place with a very long Name indeed" : NULL,
                .subtitle = bits & 8 ? "Turn 3" : NULL,
                .note = bits & 2 ? "\xff broken" : NULL,
                .highlight = ringed,
                .highlights = bits & 1 ? 3 : 0,
            };

            assert_true(svg_size(b, piece, PIECES, &o) > 1000);
            free(b);
        }
}

static void what_is_left_out_is_not_there(void **state)
{
    lin_battle *b = battle_new(LIN_SQUARES);
    lin_draw_options all = lin_draw_usual(), none = { 0 };
    lin_piece piece[PIECES];

    (void)state;
    pieces_set(piece);
    const size_t whole = svg_size(b, piece, PIECES, &all);
    assert_true(svg_size(b, piece, PIECES, &none) < whole);
    all.pieces = false;
    assert_true(svg_size(b, piece, PIECES, &all) < whole);
    free(b);
}

static void a_bare_plan_is_just_the_cells(void **state)
{
    lin_battle *b = battle_new(LIN_SQUARES);
    const lin_draw_options o = { .cell_px = 50, .bare = true };
    char *bytes;
    size_t n;

    (void)state;
    assert_int_equal(lin_draw_bytes(b, NULL, 0, &o, "svg", &bytes, &n, NULL), LIN_OK);
    assert_non_null(strstr(bytes, "viewBox=\"0 0 400 400\""));
    lin_free(bytes);
    free(b);
}

/* Names that are told apart are those a bare plan leaves out, and lie where it kept room. */
static void names_are_told_apart(void **state)
{
    lin_battle *b = battle_new(LIN_SQUARES);
    lin_draw_options o = { .cell_px = 16, .bare = true, .labels = true };
    static lin_draw_name name[LIN_DRAW_NAMES];
    const int n = lin_draw_names(b, name, LIN_DRAW_NAMES);
    double wide, high;
    int level = 0;
    size_t with, without;

    (void)state;
    lin_draw_extent(&b->board, &wide, &high);
    for (int i = 0; i < n; i++) {
        level += *name[i].text != '\0';
        assert_true(name[i].x > 0 && name[i].x < wide && name[i].y > 0 && name[i].y < high);
        assert_true(name[i].size > 0.1 && name[i].size < 1);
    }
    assert_true(level >= 1 && level < n);
    assert_int_equal(lin_draw_names(b, name, 1), 1);
    with = svg_size(b, NULL, 0, &o);
    o.names_apart = true;
    without = svg_size(b, NULL, 0, &o);
    assert_true(without < with);
    free(b);
}

/* On ground without a panel beside it title, north and scale stand on the ground itself. */
static void bare_ground_has_its_title(void **state)
{
    lin_battle *b = battle_new(LIN_SQUARES);
    lin_draw_options o = { .cell_px = 16, .bare = true };
    size_t plain;

    (void)state;
    snprintf(b->title, sizeof b->title, "The Battle of Somewhere");
    for (int i = 0; i < b->board.cells; i++)
        b->board.ground[i] = 0;
    b->board.chains = b->board.places = 0;
    plain = svg_size(b, NULL, 0, &o);
    o.legend = true;
    assert_true(svg_size(b, NULL, 0, &o) > plain + 5000);
    free(b);
}

static void the_smallest_boards_draw(void **state)
{
    (void)state;
    for (int grid = LIN_SQUARES; grid <= LIN_HEXES; grid++)
        for (int side = 1; side <= 2; side++) {
            lin_battle *b = calloc(1, sizeof *b);

            assert_non_null(b);
            if (lin_board_lay(&b->board, (lin_grid)grid, side, side, NULL) == LIN_OK)
                svg_size(b, NULL, 0, NULL);
            free(b);
        }
}

/* ---- refusals ---- */

static void refused(const lin_battle *b, const lin_piece *piece, int pieces,
                    const lin_draw_options *o, const char *name, const char *says)
{
    lin_refusal why = { 0 };
    char path[128];

    path_in(name, path);
    assert_int_not_equal(lin_draw(b, piece, pieces, o, path, &why), LIN_OK);
    if (!strstr(why.text, says))
        fail_msg("\"%s\" does not say \"%s\"", why.text, says);
    assert_int_not_equal(access(path, F_OK), 0);
}

static void bad_files_get_a_sentence(void **state)
{
    lin_battle *b = battle_new(LIN_SQUARES);
    char *bytes;
    size_t n;

    (void)state;
    refused(b, NULL, 0, NULL, "plan.gif", ".svg, .png or .pdf");
    refused(b, NULL, 0, NULL, "plan", ".svg, .png or .pdf");
    refused(b, NULL, 0, NULL, "no/such/folder/plan.svg", "cannot be written");
    assert_int_not_equal(lin_draw(b, NULL, 0, NULL, NULL, NULL), LIN_OK);
    assert_int_not_equal(lin_draw_bytes(b, NULL, 0, NULL, "bmp", &bytes, &n, NULL), LIN_OK);
    assert_null(bytes);
    free(b);
}

static void bad_sizes_get_a_sentence(void **state)
{
    lin_battle *b = calloc(1, sizeof *b);
    lin_draw_options o = lin_draw_usual();

    (void)state;
    assert_non_null(b);
    refused(b, NULL, 0, NULL, "plan.svg", "no board");
    refused(NULL, NULL, 0, NULL, "plan.svg", "no battle");
    assert_int_equal(lin_board_lay(&b->board, LIN_SQUARES, LIN_ROWS, LIN_COLS, NULL), LIN_OK);
    o.cell_px = 3;
    refused(b, NULL, 0, &o, "plan.svg", "give 12 to 256");
    o.cell_px = 100000;
    refused(b, NULL, 0, &o, "plan.svg", "give 12 to 256");
    o.cell_px = 256;
    refused(b, NULL, 0, &o, "plan.png", "too large");
    free(b);
}

static void bad_pieces_get_a_sentence(void **state)
{
    lin_battle *b = battle_new(LIN_SQUARES);
    lin_draw_options o = lin_draw_usual();
    lin_piece piece[PIECES];
    const uint16_t far = 64;

    (void)state;
    refused(b, NULL, 2, NULL, "plan.svg", "none are given");
    pieces_set(piece);
    piece[0].cell = 64;
    refused(b, piece, PIECES, NULL, "plan.svg", "cell 64");
    pieces_set(piece);
    piece[0].side = 2;
    refused(b, piece, PIECES, NULL, "plan.svg", "side 2");
    pieces_set(piece);
    piece[0].facing = 8;
    refused(b, piece, PIECES, NULL, "plan.svg", "direction 8");
    pieces_set(piece);
    piece[0].unit = 3;
    refused(b, piece, PIECES, NULL, "plan.svg", "unit 3");
    o.highlight = &far;
    o.highlights = 1;
    refused(b, NULL, 0, &o, "plan.svg", "Cell 64");
    b->board.chain[0].cell[2] = 999;
    refused(b, NULL, 0, NULL, "plan.svg", "cell 999");
    free(b);
}

/* ---- windows ---- */

static void a_window_is_the_cells_between_its_corners(void **state)
{
    static const uint16_t corners[][2] = { { 9, 27 }, { 27, 9 }, { 11, 25 } };
    static const char *const word[] = { "front", NULL, "" };
    static const uint16_t ringed[] = { 9, 63, 10 };
    lin_piece piece[PIECES];

    (void)state;
    pieces_set(piece);
    for (size_t i = 0; i < sizeof corners / sizeof *corners; i++) {
        lin_battle *b = battle_new(LIN_SQUARES);
        const lin_draw_options o = { .cell_px = 50,
                                     .bare = true,
                                     .pieces = true,
                                     .labels = true,
                                     .window = corners[i],
                                     .highlight = ringed,
                                     .highlights = 3,
                                     .caption = word };
        char *bytes;
        size_t n;

        assert_int_equal(lin_draw_bytes(b, piece, PIECES, &o, "svg", &bytes, &n, NULL), LIN_OK);
        assert_non_null(strstr(bytes, "viewBox=\"0 0 150 150\""));
        lin_free(bytes);
        free(b);
    }
}

static void every_window_draws(void **state)
{
    lin_piece piece[PIECES];

    (void)state;
    pieces_set(piece);
    for (int grid = LIN_SQUARES; grid <= LIN_HEXES; grid++)
        for (uint16_t to = 0; to < 64; to += 9) {
            lin_battle *b = battle_new((lin_grid)grid);
            const uint16_t window[2] = { 18, to };
            lin_draw_options o = lin_draw_usual();

            o.window = window;
            assert_true(svg_size(b, piece, PIECES, &o) > 1000);
            free(b);
        }
}

static void a_window_off_the_board_gets_a_sentence(void **state)
{
    lin_battle *b = battle_new(LIN_SQUARES);
    const uint16_t window[2] = { 0, 64 };
    lin_draw_options o = lin_draw_usual();

    (void)state;
    o.window = window;
    refused(b, NULL, 0, &o, "plan.svg", "Cell 64");
    free(b);
}

/* fontconfig forgets 288 bytes, once, while it reads its own settings. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void)
{
    return "leak:libfontconfig";
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_ending_says_what_kind_of_file),
        cmocka_unit_test(the_same_plan_is_the_same_bytes),
        cmocka_unit_test(all_that_lies_on_a_side_is_drawn),
        cmocka_unit_test(ways_and_heights_are_drawn),
        cmocka_unit_test(words_mean_nothing_without_a_row),
        cmocka_unit_test(every_option_draws),
        cmocka_unit_test(what_is_left_out_is_not_there),
        cmocka_unit_test(a_bare_plan_is_just_the_cells),
        cmocka_unit_test(names_are_told_apart),
        cmocka_unit_test(bare_ground_has_its_title),
        cmocka_unit_test(the_smallest_boards_draw),
        cmocka_unit_test(bad_files_get_a_sentence),
        cmocka_unit_test(bad_sizes_get_a_sentence),
        cmocka_unit_test(bad_pieces_get_a_sentence),
        cmocka_unit_test(a_window_is_the_cells_between_its_corners),
        cmocka_unit_test(every_window_draws),
        cmocka_unit_test(a_window_off_the_board_gets_a_sentence),
    };

    return cmocka_run_group_tests(tests, folder_make, folder_remove);
}
