/* tiled_objects.c -- object layers: roads and creeks, places, edges.
 *
 * Objects lie at pixels; the board wants cells. A pixel belongs to the square it lies in, or
 * to the hex whose middle is nearest, as Tiled has it. A polyline gives one cell for each of
 * its points, so a road is drawn by clicking in one cell after the other. */
#include "files/tiled.h"
#include "core/core.h"

#include <float.h>
#include <stdio.h>
#include <string.h>

/* ---- Pixels to cells: x and y are not below 0 ---- */

static int square_at(const tiled_map *m, double x, double y)
{
    const lin_board *b = m->board;

    return lin_cell_at(b, b->rows - 1 - (int)(y / m->tile_height), (int)(x / m->tile_width));
}

/* Pixels from one column of hexes to the next: Tiled rounds them down to a whole one. */
static int column_step(const tiled_map *m)
{
    return (m->tile_width + m->hex_side) / 2;
}

/* How far, squared, a pixel lies from the middle of a hex. */
static double hex_far(const tiled_map *m, int row, int col, double x, double y)
{
    const double across = column_step(m);
    const double dx = x - (col * across + m->tile_width / 2.0);
    const double dy =
        y - (row * m->tile_height + (col & 1 ? m->tile_height : 0) / 2.0 + m->tile_height / 2.0);

    return dx * dx + dy * dy;
}

static int hex_at(const tiled_map *m, double x, double y)
{
    const int col = (int)(x / column_step(m));
    const int row = (int)(y / m->tile_height);
    double least = DBL_MAX;
    int best_row = -1, best_col = -1;

    for (int r = row - 1; r <= row + 1; r++)
        for (int c = col - 1; c <= col + 1; c++)
            if (hex_far(m, r, c, x, y) < least) {
                least = hex_far(m, r, c, x, y);
                best_row = r;
                best_col = c;
            }
    return lin_cell_at(m->board, best_row, best_col);
}

/* The cell under a pixel, or LIN_NOWHERE. */
static int cell_at(const tiled_map *m, double x, double y)
{
    if (!(x >= 0 && y >= 0 && x < 1e6 && y < 1e6))
        return LIN_NOWHERE;
    return m->board->grid == LIN_HEXES ? hex_at(m, x, y) : square_at(m, x, y);
}

/* Where a point {x, y} lies; (x0, y0) is added to it. */
static lin_status point_cell(const tiled_object *o, const json_t *point, double x0, double y0,
                             uint16_t *cell)
{
    const json_t *x = json_object_get(point, "x"), *y = json_object_get(point, "y");
    int at;

    if (!json_is_number(x) || !json_is_number(y))
        return tiled_blame(o, "has a point without \"x\" and \"y\".");
    at = cell_at(o->map, x0 + json_number_value(x), y0 + json_number_value(y));
    if (at == LIN_NOWHERE)
        return tiled_blame(o, "has a point at %g, %g, which lies off the map.",
                           x0 + json_number_value(x), y0 + json_number_value(y));
    *cell = (uint16_t)at;
    return LIN_OK;
}

/* ---- Names ---- */

static lin_status read_names(const tiled_object *o, char *name, size_t name_size, char *kind,
                             size_t kind_size)
{
    const char *type = tiled_type(o->json);
    lin_status st;

    if (!*tiled_string(o->json, "name"))
        return tiled_blame(o, "needs a name.");
    if (!*type)
        return tiled_blame(o, "needs a type, such as \"road\" or \"ford\".");
    if ((st = tiled_copy(o->map, tiled_string(o->json, "name"), name, name_size,
                         "the name of object")) != LIN_OK)
        return st;
    return tiled_copy(o->map, type, kind, kind_size, "the type of object");
}

/* ---- Chains: roads, creeks, tributaries ---- */

static lin_status add_cell(const tiled_object *o, lin_chain *chain, uint16_t cell)
{
    const lin_board *b = o->map->board;
    char from[8], to[8];

    if (chain->n > 0 && chain->cell[chain->n - 1] == cell)
        return LIN_OK;
    if (chain->n == sizeof chain->cell / sizeof chain->cell[0])
        return tiled_blame(o, "passes more than %d cells; divide it.", chain->n);
    if (chain->n > 0 && lin_cell_direction(b, chain->cell[chain->n - 1], cell) < 0) {
        lin_cell_name(b, chain->cell[chain->n - 1], from);
        lin_cell_name(b, cell, to);
        return tiled_blame(o, "jumps from %s to %s; put a point in each cell that it passes.", from,
                           to);
    }
    chain->cell[chain->n++] = cell;
    return LIN_OK;
}

static lin_status read_line(const tiled_object *o, lin_chain *chain)
{
    const json_t *line = json_object_get(o->json, "polyline"), *point;
    const double x0 = json_number_value(json_object_get(o->json, "x"));
    const double y0 = json_number_value(json_object_get(o->json, "y"));
    size_t i;
    lin_status st;

    if (!json_is_array(line))
        return tiled_blame(o, "should be a polyline.");
    if (json_number_value(json_object_get(o->json, "rotation")) != 0)
        return tiled_blame(o, "is turned; set its rotation to 0.");
    json_array_foreach(line, i, point)
    {
        uint16_t cell = 0;

        if ((st = point_cell(o, point, x0, y0, &cell)) != LIN_OK ||
            (st = add_cell(o, chain, cell)) != LIN_OK)
            return st;
    }
    if (chain->n < 2)
        return tiled_blame(o, "stays in one cell; it should lead through two or more.");
    return LIN_OK;
}

static lin_status add_chain(tiled_map *m, const tiled_object *o, bool road)
{
    lin_board *b = m->board;
    lin_chain *chain = &b->chain[b->chains];
    lin_refusal inner;
    lin_status st;

    if (b->chains == LIN_CHAINS)
        return tiled_blame(o, "is one too many: %d roads, creeks and tributaries are the most.",
                           LIN_CHAINS);
    if ((st = read_names(o, chain->name, sizeof chain->name, chain->kind, sizeof chain->kind)) !=
            LIN_OK ||
        (st = read_line(o, chain)) != LIN_OK)
        return st;
    if (road && lin_board_way(b, chain, &inner) != LIN_OK)
        return tiled_refuse(m, "%s", inner.text);
    b->chains++;
    return LIN_OK;
}

static lin_status read_road(tiled_map *m, const tiled_object *o)
{
    return add_chain(m, o, true);
}

static lin_status read_water(tiled_map *m, const tiled_object *o)
{
    return add_chain(m, o, false);
}

/* ---- Places ---- */

static lin_status read_place(tiled_map *m, const tiled_object *o)
{
    lin_board *b = m->board;
    lin_place *place = &b->place[b->places];
    const json_t *points = tiled_property(o->json, "points");
    lin_status st;

    if (b->places == LIN_PLACES)
        return tiled_blame(o, "is one too many: %d places are the most.", LIN_PLACES);
    if (!json_is_true(json_object_get(o->json, "point")))
        return tiled_blame(o, "should be a point.");
    if (points && (!json_is_integer(points) || json_integer_value(points) < -9999 ||
                   json_integer_value(points) > 9999))
        return tiled_blame(o, "has \"points\" that are not a whole number up to 9999.");
    if ((st = read_names(o, place->name, sizeof place->name, place->kind, sizeof place->kind)) !=
            LIN_OK ||
        (st = point_cell(o, o->json, 0, 0, &place->cell)) != LIN_OK)
        return st;
    place->value = (int32_t)json_integer_value(points);
    b->places++;
    return LIN_OK;
}

/* ---- Edges ---- */

/* The two cells that `between` names. */
static lin_status edge_cells(const tiled_object *o, uint16_t cell[2])
{
    const lin_board *b = o->map->board;
    const json_t *between = tiled_property(o->json, "between");
    char copy[32] = "", quote[40], *word[3];

    if (!json_is_string(between))
        return tiled_blame(o, "needs a string property \"between\" naming the cells it parts.");
    lin_quoted(json_string_value(between), quote, sizeof quote);
    snprintf(copy, sizeof copy, "%.31s", json_string_value(between));
    if (lin_words(copy, word, 3) != 2)
        return tiled_blame(o,
                           "is between \"%s\"; it should name two cells, with a space "
                           "between them.",
                           quote);
    for (int i = 0; i < 2; i++) {
        const int at = lin_cell_parse(b, word[i]);

        if (at == LIN_NOWHERE)
            return tiled_blame(o, "is between \"%s\"; there is no cell %s on the map.", quote,
                               word[i]);
        cell[i] = (uint16_t)at;
    }
    if (lin_cell_direction(b, cell[0], cell[1]) < 0)
        return tiled_blame(o, "is between \"%s\"; these two cells are not neighbours.", quote);
    return LIN_OK;
}

static lin_status read_edge(tiled_map *m, const tiled_object *o)
{
    const char *type = tiled_type(o->json);
    uint16_t cell[2] = { 0, 0 };
    char kind[sizeof m->board->edge_name[0]];
    lin_refusal inner;
    lin_status st;

    if ((st = edge_cells(o, cell)) != LIN_OK)
        return st;
    if (!*type)
        return tiled_blame(o, "needs a type, such as \"creek\".");
    if ((st = tiled_copy(m, type, kind, sizeof kind, "the type of edge")) != LIN_OK)
        return st;
    if (lin_board_edge(m->board, kind, cell[0], cell[1], false, &inner) != LIN_OK)
        return tiled_blame(o, "cannot lie there. %s", inner.text);
    return LIN_OK;
}

/* ---- Layers ---- */

typedef lin_status (*object_reader)(tiled_map *m, const tiled_object *o);

static const struct {
    const char *layer;
    object_reader read;
} readers[] = {
    { "roads", read_road },   { "creeks", read_water }, { "tributaries", read_water },
    { "places", read_place }, { "edges", read_edge },
};

static object_reader find_reader(const char *layer)
{
    for (size_t i = 0; i < sizeof readers / sizeof readers[0]; i++)
        if (strcmp(readers[i].layer, layer) == 0)
            return readers[i].read;
    return NULL;
}

lin_status tiled_object_layer(tiled_map *m, const json_t *layer)
{
    const char *name = tiled_string(layer, "name");
    const object_reader read = find_reader(name);
    const json_t *objects = json_object_get(layer, "objects"), *json;
    char quote[48];
    size_t i;
    lin_status st;

    lin_quoted(name, quote, sizeof quote);
    if (!read)
        return tiled_refuse(m,
                            "the object layer \"%s\" is not one that is read; call it "
                            "roads, creeks, tributaries, places, edges, or notes.",
                            quote);
    if (!json_is_array(objects))
        return tiled_refuse(m, "the object layer \"%s\" has no \"objects\".", quote);
    json_array_foreach(objects, i, json)
    {
        const tiled_object o = tiled_object_of(m, layer, json);

        if ((st = read(m, &o)) != LIN_OK)
            return st;
    }
    return LIN_OK;
}
