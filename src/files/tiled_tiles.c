/* tiled_tiles.c -- tilesets and tile layers: the ground, heights, and areas.
 *
 * A tile is known by its number over all tilesets (gid). Its type, given in the tileset, names
 * the ground, its property `height` how high a cell lies; the picture is for people only. The four
 * highest bits of a number say how Tiled turns the picture, which changes nothing here. */
#include "files/tiled.h"
#include "core/core.h"

#include <string.h>

#define GID_BITS 0x0fffffffu
#define GID_MOST 0x0fffffff

#define HEIGHT_MOST 99

/* ---- Tilesets ---- */

/* Keeps m->tile in order of gid. */
static lin_status add_tile(tiled_map *m, tiled_tile tile)
{
    int at = m->tiles;

    if (m->tiles == LIN_TILE_TYPES)
        return tiled_refuse(m, "there are more than %d tiles with a type in the tilesets.",
                            LIN_TILE_TYPES);
    for (; at > 0 && m->tile[at - 1].gid > tile.gid; at--)
        m->tile[at] = m->tile[at - 1];
    m->tile[at] = tile;
    m->tiles++;
    return LIN_OK;
}

static lin_status read_tile(tiled_map *m, const json_t *tile, int first, int count)
{
    const json_t *raised = tiled_property(tile, "height");
    int id = 0, height = 0;
    lin_status st = tiled_int(m, tile, "a tile of a tileset", "id", 0, count - 1, &id);

    if (st != LIN_OK || (!*tiled_type(tile) && !raised))
        return st;
    if (raised && !tiled_whole(raised, -HEIGHT_MOST, HEIGHT_MOST, &height))
        return tiled_refuse(
            m,
            "tile %d of a tileset has a property \"height\" that is no whole number "
            "from %d to %d.",
            id, -HEIGHT_MOST, HEIGHT_MOST);
    return add_tile(m, (tiled_tile){ .gid = (uint32_t)(first + id),
                                     .type = tiled_type(tile),
                                     .raises = raised != NULL,
                                     .height = (int8_t)height });
}

static lin_status read_tileset(tiled_map *m, const json_t *set)
{
    const json_t *tile;
    size_t i;
    int first = 0, count = 0;
    char quote[64];
    lin_status st;

    if (json_object_get(set, "source"))
        return tiled_refuse(m,
                            "the tileset %s lies in a file of its own; choose Embed Tileset "
                            "in Tiled, so that the map holds it.",
                            lin_quoted(tiled_string(set, "source"), quote, sizeof quote));
    if ((st = tiled_int(m, set, "a tileset", "firstgid", 1, GID_MOST / 2, &first)) != LIN_OK ||
        (st = tiled_int(m, set, "a tileset", "tilecount", 1, GID_MOST / 2, &count)) != LIN_OK)
        return st;
    if (m->sets == LIN_TILESETS)
        return tiled_refuse(m, "there are more than %d tilesets.", LIN_TILESETS);
    m->set[m->sets].first = (uint32_t)first;
    m->set[m->sets++].count = (uint32_t)count;
    json_array_foreach(json_object_get(set, "tiles"), i, tile)
    {
        if ((st = read_tile(m, tile, first, count)) != LIN_OK)
            return st;
    }
    return LIN_OK;
}

lin_status tiled_tilesets(tiled_map *m, const json_t *sets)
{
    const json_t *set;
    size_t i;
    lin_status st;

    if (!json_is_array(sets) || json_array_size(sets) == 0)
        return tiled_refuse(m, "it has no \"tilesets\"; the ground needs one whose tiles have "
                               "a type.");
    json_array_foreach(sets, i, set)
    {
        if ((st = read_tileset(m, set)) != LIN_OK)
            return st;
    }
    return LIN_OK;
}

static bool is_known(const tiled_map *m, uint32_t gid)
{
    for (int i = 0; i < m->sets; i++)
        if (gid >= m->set[i].first && gid - m->set[i].first < m->set[i].count)
            return true;
    return false;
}

static tiled_tile *find_tile(tiled_map *m, uint32_t gid)
{
    for (int i = 0; i < m->tiles; i++)
        if (m->tile[i].gid == gid)
            return &m->tile[i];
    return NULL;
}

/* ---- The numbers of a layer: a list, or base64 of 32-bit little-endian words ---- */

static lin_status refuse_count(const tiled_map *m, const char *name, size_t n)
{
    return tiled_refuse(m, "the layer \"%s\" has %zu tiles; the map has %d.", name, n,
                        m->board->cells);
}

static lin_status read_list(const tiled_map *m, const char *name, const json_t *data, uint32_t *gid)
{
    const json_t *value;
    size_t i;

    if (json_array_size(data) != m->board->cells)
        return refuse_count(m, name, json_array_size(data));
    json_array_foreach(data, i, value)
    {
        const json_int_t number = json_integer_value(value);

        if (!json_is_integer(value) || number < 0 || number > UINT32_MAX)
            return tiled_refuse(m, "the layer \"%s\": entry %zu of its data is no tile number.",
                                name, i + 1);
        gid[i] = (uint32_t)number;
    }
    return LIN_OK;
}

static int base64_value(char c)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *at = c ? strchr(digits, c) : NULL;

    return at ? (int)(at - digits) : -1;
}

/* Decodes at most `most` bytes; how many there are, or -1 if it is no base64. */
static long base64_read(const char *text, uint8_t *out, long most)
{
    uint32_t bits = 0;
    int held = 0;
    long n = 0;

    for (; *text && *text != '='; text++) {
        const int value = base64_value(*text);

        if (value < 0)
            return -1;
        bits = bits << 6 | (uint32_t)value;
        held += 6;
        if (held >= 8) {
            held -= 8;
            if (n < most)
                out[n] = (uint8_t)(bits >> held);
            n++;
        }
    }
    return text[strspn(text, "=")] ? -1 : n;
}

static lin_status read_base64(const tiled_map *m, const char *name, const json_t *data,
                              uint32_t *gid)
{
    uint8_t bytes[LIN_CELLS * 4] = { 0 };
    const long n =
        json_is_string(data) ? base64_read(json_string_value(data), bytes, (long)sizeof bytes) : -1;

    if (n < 0)
        return tiled_refuse(m, "the layer \"%s\": its data is not base64.", name);
    if (n != (long)m->board->cells * 4)
        return refuse_count(m, name, (size_t)n / 4);
    for (int i = 0; i < m->board->cells; i++) {
        const uint8_t *b = bytes + 4 * i;

        gid[i] = (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
    }
    return LIN_OK;
}

static lin_status read_data(const tiled_map *m, const char *name, const json_t *layer,
                            uint32_t *gid)
{
    const char *encoding = tiled_string(layer, "encoding");
    const char *compression = tiled_string(layer, "compression");
    const json_t *data = json_object_get(layer, "data");
    const bool plain = !*encoding || strcmp(encoding, "csv") == 0;
    char quote[32];

    if (plain && json_is_array(data))
        return read_list(m, name, data, gid);
    if (plain)
        return tiled_refuse(m, "the layer \"%s\" has no list of tiles as its \"data\".", name);
    if (strcmp(encoding, "base64") == 0 && !*compression)
        return read_base64(m, name, data, gid);
    return tiled_refuse(m,
                        "the layer \"%s\" is packed (%s); set Tile Layer Format to CSV in "
                        "the map's properties.",
                        name,
                        lin_quoted(*compression ? compression : encoding, quote, sizeof quote));
}

/* ---- Ground and areas ---- */

/* Tiled counts rows from the north; squares are numbered from the south. */
static int cell_of_entry(const lin_board *b, int i)
{
    return b->grid == LIN_HEXES ? i : (b->rows - 1 - i / b->cols) * b->cols + i % b->cols;
}

static void entry_name(const lin_board *b, int i, char name[8])
{
    lin_cell_name(b, cell_of_entry(b, i), name);
}

/* The grounds in use, each name once, in order of gid. */
static lin_status name_grounds(tiled_map *m)
{
    lin_board *b = m->board;
    lin_status st;

    for (int i = 0; i < m->tiles; i++) {
        if (!m->tile[i].used || lin_ground_find(b, m->tile[i].type) >= 0)
            continue;
        if (b->grounds == LIN_GROUNDS)
            return tiled_refuse(m, "there are more than %d kinds of ground.", LIN_GROUNDS);
        st = tiled_copy(m, m->tile[i].type, b->ground_name[b->grounds], sizeof b->ground_name[0],
                        "the type of tile");
        if (st != LIN_OK)
            return st;
        b->grounds++;
    }
    return LIN_OK;
}

static lin_status read_ground(tiled_map *m, const uint32_t *gid)
{
    lin_board *b = m->board;
    char at[8];
    lin_status st;

    if (m->has_ground)
        return tiled_refuse(m, "there are two layers called \"ground\"; keep one.");
    m->has_ground = true;
    for (int i = 0; i < b->cells; i++) {
        tiled_tile *tile = find_tile(m, gid[i]);

        entry_name(b, i, at);
        if (gid[i] == 0)
            return tiled_refuse(m,
                                "the layer \"ground\" has no tile at %s; every cell needs "
                                "one.",
                                at);
        if (!tile || !*tile->type)
            return tiled_refuse(m,
                                "the tile at %s in the layer \"ground\" has no type; give "
                                "it one in the tileset, such as \"open\".",
                                at);
        tile->used = true;
    }
    if ((st = name_grounds(m)) != LIN_OK)
        return st;
    for (int i = 0; i < b->cells; i++) {
        const tiled_tile *tile = find_tile(m, gid[i]);

        b->ground[cell_of_entry(b, i)] = (uint8_t)lin_ground_find(b, tile->type);
        if (!m->has_height)
            b->height[cell_of_entry(b, i)] = tile->height;
    }
    return LIN_OK;
}

/* Where there is no tile a cell lies at height 0. */
static lin_status read_height(tiled_map *m, const uint32_t *gid)
{
    lin_board *b = m->board;
    char at[8];

    if (m->has_height)
        return tiled_refuse(m, "there are two layers called \"height\"; keep one.");
    m->has_height = true;
    for (int i = 0; i < b->cells; i++) {
        const tiled_tile *tile = gid[i] ? find_tile(m, gid[i]) : NULL;

        entry_name(b, i, at);
        if (gid[i] && (!tile || !tile->raises))
            return tiled_refuse(
                m,
                "the tile at %s in the layer \"height\" has no property \"height\"; "
                "give it one in the tileset, a whole number.",
                at);
        b->height[cell_of_entry(b, i)] = tile ? tile->height : 0;
    }
    return LIN_OK;
}

static lin_status read_area(tiled_map *m, const char *name, const uint32_t *gid)
{
    lin_board *b = m->board;
    char quote[48];
    lin_status st;

    if (lin_area_find(b, name) >= 0)
        return tiled_refuse(m, "there are two layers called \"%s\"; keep one.",
                            lin_quoted(name, quote, sizeof quote));
    if (b->areas == LIN_AREAS)
        return tiled_refuse(m,
                            "there are more than %d areas (tile layers besides \"ground\" and "
                            "\"height\").",
                            LIN_AREAS);
    st = tiled_copy(m, name, b->area_name[b->areas], sizeof b->area_name[0], "the name of layer");
    if (st != LIN_OK)
        return st;
    for (int i = 0; i < b->cells; i++)
        if (gid[i])
            b->area[cell_of_entry(b, i)] |= (uint16_t)(1u << b->areas);
    b->areas++;
    return LIN_OK;
}

lin_status tiled_tile_layer(tiled_map *m, const json_t *layer)
{
    const char *name = tiled_string(layer, "name");
    uint32_t gid[LIN_CELLS] = { 0 };
    char quote[48], at[8];
    lin_status st;

    lin_quoted(name, quote, sizeof quote);
    if ((st = read_data(m, quote, layer, gid)) != LIN_OK)
        return st;
    for (int i = 0; i < m->board->cells; i++) {
        gid[i] &= GID_BITS;
        entry_name(m->board, i, at);
        if (gid[i] && !is_known(m, gid[i]))
            return tiled_refuse(m,
                                "the layer \"%s\" has tile number %u at %s, which no "
                                "tileset of the map holds.",
                                quote, gid[i], at);
    }
    if (strcmp(name, "ground") == 0)
        return read_ground(m, gid);
    return strcmp(name, "height") == 0 ? read_height(m, gid) : read_area(m, name, gid);
}
