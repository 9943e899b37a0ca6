/* tiled.c -- a Tiled map (.tmj) to a board, or to a table.
 *
 * Maps are drawn in Tiled, so that anyone can open, print and redraw them. A map whose custom
 * property `ground` is "inches" is a table (tiled_table.c). Any other is a board, read from
 * these layers:
 *
 *     ground                      tiles; the type of a tile is the name of its ground
 *     height                      tiles; their int property `height` is how high a cell lies
 *     any other tile layer        an area with the layer's name: where there is a tile
 *     roads, lanes, trails        ways: polylines from cell to neighbouring cell; type is the kind
 *     creeks, tributaries         the same of water that runs through cells
 *     places                      points: fords, villages, victory squares (int `points`)
 *     edges                       what lies on the sides of cells (tiled_edges.c)
 *     notes                       whatever the author likes; not read
 *
 * The map may say where north is, number `north` in degrees clockwise from the top, and a part of a
 * larger map of hexes what its upper left one is called there, text `first`.
 *
 * The order of layers and tiles in the file makes no difference to the board beyond the
 * numbering of its lists, and Tiled keeps that when it saves a map again.
 *
 * Squares come from orthogonal maps; Tiled counts rows from the north, the board from the
 * south. Hexes come from hexagonal maps staggered along x, every second column lower. */
#include "files/tiled.h"
#include "core/core.h"

#include <string.h>

/* ---- Layers of either kind of map ---- */

static lin_status check_layer(const tiled_map *m, const json_t *layer, const char *names)
{
    const char *name = tiled_string(layer, "name");
    char quote[48];

    if (!*name)
        return tiled_refuse(m, "a layer has no name; name it by what it holds: %s.", names);
    /* A layer that is shifted would show its tiles and objects where they are not. */
    if (json_number_value(json_object_get(layer, "offsetx")) != 0 ||
        json_number_value(json_object_get(layer, "offsety")) != 0)
        return tiled_refuse(m, "the layer \"%s\" is shifted; set its offsets to 0.",
                            lin_quoted(name, quote, sizeof quote));
    return LIN_OK;
}

static lin_status read_layer(tiled_map *m, const json_t *layer, const char *names,
                             tiled_layer_reader read)
{
    const char *type = tiled_string(layer, "type");
    lin_status st;

    if (!json_is_object(layer))
        return tiled_refuse(m, "one of its \"layers\" is not an object; each should be a layer "
                               "as Tiled writes it.");
    if (strcmp(type, "imagelayer") == 0 || strcmp(tiled_string(layer, "name"), "notes") == 0)
        return LIN_OK;
    st = check_layer(m, layer, names);
    return st == LIN_OK ? read(m, layer, type) : st;
}

lin_status tiled_layers(tiled_map *m, const json_t *map, const char *names, tiled_layer_reader read)
{
    const json_t *layers = json_object_get(map, "layers"), *layer;
    size_t i;
    lin_status st;

    if (!json_is_array(layers))
        return tiled_refuse(m, "it has no \"layers\"; save it from Tiled as JSON (.tmj).");
    json_array_foreach(layers, i, layer)
    {
        if ((st = read_layer(m, layer, names, read)) != LIN_OK)
            return st;
    }
    return LIN_OK;
}

lin_status tiled_layer_refuse(const tiled_map *m, const json_t *layer, const char *should)
{
    char name[48], type[32];

    return tiled_refuse(m,
                        "the layer \"%s\" is of the type \"%s\"; it should be %s, and not "
                        "inside a group.",
                        lin_quoted(tiled_string(layer, "name"), name, sizeof name),
                        lin_quoted(tiled_string(layer, "type"), type, sizeof type), should);
}

/* ---- The board ---- */

static lin_status read_hex_shape(tiled_map *m, const json_t *map)
{
    const char *axis = tiled_string(map, "staggeraxis");
    const char *index = tiled_string(map, "staggerindex");
    lin_status st;

    if (strcmp(axis, "x") != 0)
        return tiled_refuse(m, "hexes must have flat tops; set Stagger Axis to X in the map's "
                               "properties.");
    if (strcmp(index, "odd") != 0)
        return tiled_refuse(m, "columns 02, 04, 06 ... must stand half a hex lower than the "
                               "others; set Stagger Index to Odd in the map's properties.");
    st = tiled_int(m, map, "the map", "hexsidelength", 1, m->tile_width, &m->hex_side);
    m->tile_width &= ~1; /* Tiled measures in whole halves */
    m->tile_height &= ~1;
    return st;
}

static lin_status read_grid(tiled_map *m, const json_t *map, lin_grid *grid)
{
    const char *orientation = tiled_string(map, "orientation");
    char quote[32];

    *grid = strcmp(orientation, "hexagonal") == 0 ? LIN_HEXES : LIN_SQUARES;
    if (*grid == LIN_HEXES)
        return read_hex_shape(m, map);
    if (strcmp(orientation, "orthogonal") == 0)
        return LIN_OK;
    return tiled_refuse(m,
                        "the orientation is \"%s\"; it should be orthogonal (squares) or "
                        "hexagonal.",
                        lin_quoted(orientation, quote, sizeof quote));
}

static lin_status read_shape(tiled_map *m, const json_t *map)
{
    int rows = 0, cols = 0;
    lin_grid grid = LIN_SQUARES;
    lin_refusal inner;
    lin_status st;

    if ((st = tiled_int(m, map, "the map", "width", 1, LIN_COLS, &cols)) != LIN_OK ||
        (st = tiled_int(m, map, "the map", "height", 1, LIN_ROWS, &rows)) != LIN_OK ||
        (st = read_grid(m, map, &grid)) != LIN_OK)
        return st;
    if (lin_board_lay(m->board, grid, rows, cols, &inner) != LIN_OK)
        return tiled_refuse(m, "%s", inner.text);
    return LIN_OK;
}

/* "2707": columns 02, 04, 06 ... stand lower here too, so that of the first hex is an odd one. */
static lin_status read_first(const tiled_map *m, const json_t *map)
{
    const json_t *first = tiled_property(map, "first");
    const char *name = json_string_value(first);
    lin_board *b = m->board;
    int col, row;

    if (!first)
        return LIN_OK;
    if (b->grid != LIN_HEXES)
        return tiled_refuse(m, "its property \"first\" is for hexes; the first square is A1.");
    if (!name || strlen(name) != 4 || name[strspn(name, "0123456789")])
        return tiled_refuse(m, "its property \"first\" should be a text of four figures, the name "
                               "of the upper left hex on the larger map, such as \"2707\".");
    col = (name[0] - '0') * 10 + name[1] - '0';
    row = (name[2] - '0') * 10 + name[3] - '0';
    if (col % 2 == 0 || row == 0 || col + b->cols > 100 || row + b->rows > 100)
        return tiled_refuse(m,
                            "its property \"first\" is \"%s\"; the column of the upper left hex "
                            "should be an odd one, and no column or row beyond 99.",
                            name);
    b->cols_before = (uint8_t)(col - 1);
    b->rows_before = (uint8_t)(row - 1);
    return LIN_OK;
}

static lin_status read_board_layer(tiled_map *m, const json_t *layer, const char *type)
{
    if (strcmp(type, "tilelayer") == 0)
        return tiled_tile_layer(m, layer);
    if (strcmp(type, "objectgroup") == 0)
        return tiled_object_layer(m, layer);
    return tiled_layer_refuse(m, layer, "a tile layer or an object layer");
}

static lin_status read_board(tiled_map *m, const json_t *map)
{
    lin_status st;

    if ((st = read_shape(m, map)) != LIN_OK || (st = read_first(m, map)) != LIN_OK ||
        (st = tiled_degrees(m, map, "the map", "north", &m->board->north)) != LIN_OK ||
        (st = tiled_tilesets(m, json_object_get(map, "tilesets"))) != LIN_OK ||
        (st = tiled_layers(m, map,
                           "ground, height, roads, lanes, trails, creeks, tributaries, places, "
                           "edges, notes, or an area",
                           read_board_layer)) != LIN_OK)
        return st;
    if (!m->has_ground)
        return tiled_refuse(m, "there is no tile layer called \"ground\"; a map needs one.");
    return LIN_OK;
}

/* ---- The map itself ---- */

static lin_status read_ground(const tiled_map *m, const json_t *map, bool *inches)
{
    const json_t *ground = tiled_property(map, "ground");
    const char *word = json_string_value(ground);
    char quote[32];

    *inches = word && strcmp(word, "inches") == 0;
    if (*inches || !ground)
        return LIN_OK;
    return tiled_refuse(m,
                        "its property \"ground\" is \"%s\"; it should be the text \"inches\" "
                        "(a table), or not be there (a board).",
                        lin_quoted(word ? word : "no text", quote, sizeof quote));
}

static lin_status read_map(tiled_map *m, const json_t *map)
{
    bool inches = false;
    lin_status st;

    if (!json_is_object(map) || strcmp(tiled_string(map, "type"), "map") != 0)
        return tiled_refuse(m, "this is JSON, but not a Tiled map (its \"type\" should be "
                               "\"map\"); save the map from Tiled as JSON (.tmj).");
    if (json_is_true(json_object_get(map, "infinite")))
        return tiled_refuse(m, "the map is infinite; switch Infinite off in the map's "
                               "properties.");
    if ((st = read_ground(m, map, &inches)) != LIN_OK ||
        (st = tiled_int(m, map, "the map", "tilewidth", 2, 4096, &m->tile_width)) != LIN_OK ||
        (st = tiled_int(m, map, "the map", "tileheight", 2, 4096, &m->tile_height)) != LIN_OK)
        return st;
    return inches ? tiled_table(m, map) : read_board(m, map);
}

/* ---- The file ---- */

static lin_status refuse_json(const tiled_map *m, const json_error_t *error)
{
    char quote[140];

    tiled_refuse(m,
                 "this does not read as JSON (%s); save the map from Tiled as JSON (.tmj), "
                 "not as .tmx.",
                 lin_quoted(error->text, quote, sizeof quote));
    if (m->why && error->line > 0)
        m->why->line = error->line;
    return LIN_BAD_FILE;
}

lin_status lin_tiled_read(const char *text, size_t n, const char *file, const lin_rules *rules,
                          lin_board *board, lin_table *table, lin_refusal *why)
{
    tiled_map m = { .file = file, .rules = rules, .board = board, .table = table, .why = why };
    json_error_t error;
    json_t *map;
    lin_status st;

    memset(board, 0, sizeof *board);
    memset(table, 0, sizeof *table);
    if (n == 0)
        return tiled_refuse(&m, "the file is empty; it should be a Tiled map saved as JSON.");
    if (n > LIN_FILE_MOST)
        return tiled_refuse(&m, "the file is longer than %u bytes; no map needs that.",
                            LIN_FILE_MOST);
    map = json_loadb(text, n, JSON_REJECT_DUPLICATES, &error);
    if (!map)
        return refuse_json(&m, &error);
    st = read_map(&m, map);
    json_decref(map);
    if (st != LIN_OK) {
        memset(board, 0, sizeof *board);
        memset(table, 0, sizeof *table);
    }
    return st;
}
