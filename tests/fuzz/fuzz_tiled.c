/* fuzz_tiled.c -- Tiled maps: what is accepted is a board or a table with nothing loose on it. */
#include "fuzz.h"
#include "table/table.h"

static void check(bool good, const char *what)
{
    if (!good)
        fuzz_fail("the map is wrong", what);
}

static bool is_text(const char *text, size_t size)
{
    return memchr(text, 0, size) != NULL;
}

/* Neighbours know each other, by opposite directions; so do roads and edges. */
static void check_cell(const lin_board *b, int c)
{
    char name[8];

    for (int d = 0; d < b->directions; d++) {
        const int to = b->next[c][d], back = (d + b->directions / 2) % b->directions;
        const bool road = b->road[c] >> d & 1;

        check(b->edge[c][d] >> b->edge_kinds == 0, "an edge of no kind");
        check((b->front[c][d] & ~b->edge[c][d]) == 0, "a front of nothing");
        if (to == LIN_NOWHERE) {
            check(!road, "a road off the board");
            continue;
        }
        check(to < b->cells && b->next[to][back] == c, "neighbours are not mutual");
        check(road == (b->road[to] >> back & 1), "a road goes one way");
        check(b->edge[c][d] == b->edge[to][back], "an edge differs by side");
        check((b->front[c][d] | b->front[to][back]) == b->edge[c][d], "an edge without a front");
        check(lin_cell_direction(b, c, to) == d, "the direction of a neighbour");
    }
    check(b->road[c] >> b->directions == 0, "a road in no direction");
    check(b->ground[c] < b->grounds, "ground of no kind");
    check(b->area[c] >> b->areas == 0, "an area that has no name");
    lin_cell_name(b, c, name);
    check(lin_cell_parse(b, name) == c, "a cell's name leads elsewhere");
}

static void check_chain(const lin_board *b, const lin_chain *c)
{
    check(is_text(c->name, sizeof c->name) && is_text(c->kind, sizeof c->kind), "a chain's name");
    check(c->n >= 1 && c->n <= sizeof c->cell / sizeof *c->cell, "a chain's length");
    for (int i = 0; i < c->n; i++) {
        check(c->cell[i] < b->cells, "a chain off the board");
        check(i == 0 || lin_cell_direction(b, c->cell[i - 1], c->cell[i]) >= 0,
              "a chain that jumps");
    }
}

static void check_board(const lin_board *b)
{
    check(b->rows >= 1 && b->rows <= LIN_ROWS && b->cols >= 1 && b->cols <= LIN_COLS, "its size");
    check(b->cells == b->rows * b->cols && b->cells <= LIN_CELLS, "its cells");
    check(b->directions == (b->grid == LIN_SQUARES ? 8 : 6), "its directions");
    check(b->grounds <= LIN_GROUNDS && b->edge_kinds <= LIN_EDGES && b->way_kinds <= LIN_WAYS &&
              b->areas <= LIN_AREAS && b->chains <= LIN_CHAINS && b->places <= LIN_PLACES,
          "its counts");
    for (int i = 0; i < b->grounds; i++)
        check(is_text(b->ground_name[i], sizeof b->ground_name[i]), "a ground's name");
    for (int i = 0; i < b->edge_kinds; i++)
        check(is_text(b->edge_name[i], sizeof b->edge_name[i]), "an edge's name");
    for (int i = 0; i < b->areas; i++)
        check(is_text(b->area_name[i], sizeof b->area_name[i]), "an area's name");
    for (int i = 0; i < b->places; i++)
        check(b->place[i].cell < b->cells && is_text(b->place[i].name, sizeof b->place[i].name) &&
                  is_text(b->place[i].kind, sizeof b->place[i].kind),
              "a place");
    for (int i = 0; i < b->chains; i++)
        check_chain(b, &b->chain[i]);
    for (int c = 0; c < b->cells; c++)
        check_cell(b, c);
}

/* ---- Tables ---- */

static void check_points(const lin_table *t, int first, int points)
{
    check(first + points <= t->points, "points that are not there");
    for (int i = first; i < first + points; i++)
        check(t->outline[i].x >= 0 && t->outline[i].x <= t->width && t->outline[i].y >= 0 &&
                  t->outline[i].y <= t->height,
              "a point off the table");
}

static void check_piece(const lin_table *t, const lin_scenery *s)
{
    lin_refusal why;

    check(is_text(s->name, sizeof s->name) && is_text(s->kind, sizeof s->kind) && *s->kind &&
              is_text(s->size, sizeof s->size),
          "the words of a piece");
    check((s->flags & ~s->said) == 0, "a flag that nobody gave");
    /* which kinds are hills and buildings a book says, and this map has none */
    check(s->level >= 0 && s->level <= 3 && (s->level == 0 || s->closed), "a level");
    check(*s->size == '\0' || s->closed, "a size");
    check(s->width >= 0 && (s->width == 0 || !s->closed), "a width");
    check_points(t, s->first, s->points);
    if (lin_outline_check(t->outline + s->first, s->points, s->closed, &why) != LIN_OK)
        fuzz_fail("an outline is wrong", why.text);
}

static void check_spot(const lin_table *t, const lin_spot *s)
{
    const bool ground = strcmp(s->kind, "ground") == 0;
    lin_refusal why;

    check(is_text(s->name, sizeof s->name) && *s->name && is_text(s->side, sizeof s->side),
          "the words of a spot");
    check(ground || strcmp(s->kind, "objective") == 0, "a spot of no kind");
    check((*s->side != 0) == ground, "the side of a spot");
    check_points(t, s->first, s->points);
    check(ground || s->points == 1, "an objective that is no point");
    if (ground && lin_outline_check(t->outline + s->first, s->points, true, &why) != LIN_OK)
        fuzz_fail("an outline is wrong", why.text);
}

static void check_table(const lin_table *t)
{
    check(t->width >= 24 * LIN_INCH && t->width <= 144 * LIN_INCH && t->height >= 24 * LIN_INCH &&
              t->height <= 120 * LIN_INCH,
          "the table's size");
    check(t->pieces <= LIN_SCENERY && t->spots <= LIN_SPOTS && t->points <= LIN_OUTLINE,
          "its counts");
    for (int i = 0; i < t->pieces; i++)
        check_piece(t, &t->piece[i]);
    for (int i = 0; i < t->spots; i++)
        check_spot(t, &t->spot[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static lin_board board;
    static lin_table table;
    lin_refusal why = { 0 };

    if (lin_tiled_read((const char *)data, size, "map.tmj", lin_rules_find("landofthefree"), &board,
                       &table, &why) != LIN_OK)
        check(why.text[0] != 0, "a refusal says nothing");
    else if (table.width)
        check_table(&table);
    else
        check_board(&board);
    return 0;
}
