/* tiled_objects.c -- object layers: ways, creeks, places; edges are read elsewhere.
 *
 * Objects lie at pixels; the board wants cells. A polyline gives one cell for each of its points,
 * so a road is drawn by clicking in one cell after the other. */
#include "files/tiled.h"
#include "core/core.h"

#include <stdio.h>
#include <string.h>

/* Where a point {x, y} lies; (x0, y0) is added to it. */
static lin_status point_cell(const tiled_object *o, const json_t *point, double x0, double y0,
                             uint16_t *cell)
{
    const json_t *x = json_object_get(point, "x"), *y = json_object_get(point, "y");
    int at;

    if (!json_is_number(x) || !json_is_number(y))
        return tiled_blame(o, "has a point without \"x\" and \"y\".");
    at = tiled_cell_at(o->map, x0 + json_number_value(x), y0 + json_number_value(y));
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

/* ---- Chains: ways, creeks, tributaries ---- */

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

static lin_status add_chain(tiled_map *m, const tiled_object *o, bool way)
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
    if (way && lin_board_way(b, chain, &inner) != LIN_OK)
        return tiled_refuse(m, "%s", inner.text);
    b->chains++;
    return LIN_OK;
}

static lin_status read_way(tiled_map *m, const tiled_object *o)
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
    int value = 0;
    lin_status st;

    if (b->places == LIN_PLACES)
        return tiled_blame(o, "is one too many: %d places are the most.", LIN_PLACES);
    if (!json_is_true(json_object_get(o->json, "point")))
        return tiled_blame(o, "should be a point.");
    if (points && !tiled_whole(points, -9999, 9999, &value))
        return tiled_blame(o, "has \"points\" that are not a whole number up to 9999.");
    if ((st = read_names(o, place->name, sizeof place->name, place->kind, sizeof place->kind)) !=
            LIN_OK ||
        (st = point_cell(o, o->json, 0, 0, &place->cell)) != LIN_OK)
        return st;
    place->value = value;
    b->places++;
    return LIN_OK;
}

/* ---- Layers ---- */

typedef lin_status (*object_reader)(tiled_map *m, const tiled_object *o);

static const struct {
    const char *layer;
    object_reader read;
} readers[] = {
    { "roads", read_way },    { "lanes", read_way },         { "trails", read_way },
    { "creeks", read_water }, { "tributaries", read_water }, { "places", read_place },
    { "edges", tiled_edge },
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
                            "the object layer \"%s\" is not one that is read; call it roads, "
                            "lanes, trails, creeks, tributaries, places, edges, or notes.",
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
