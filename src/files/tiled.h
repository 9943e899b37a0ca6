/* tiled.h -- what the files that read a Tiled map share. */
#ifndef LIN_FILES_TILED_H
#define LIN_FILES_TILED_H

#include "files/files.h"

#include <jansson.h>

#define LIN_TILE_TYPES 512 /* tiles with a type or a height, all tilesets together */
#define LIN_TILESETS   32

typedef struct {
    uint32_t gid;
    const char *type; /* inside the JSON tree; "" where it has none */
    bool used;        /* by the ground layer */
    bool raises;      /* it says how high a cell lies */
    int8_t height;
} tiled_tile;

/* A map being read. */
typedef struct {
    const char *file;       /* its name, for sentences */
    const lin_rules *rules; /* of its battle; may be NULL */
    lin_board *board;       /* one of the two is filled */
    lin_table *table;
    int tile_width, tile_height; /* pixels */
    int hex_side;                /* pixels of the level side; 0 on squares */
    int tiles, sets;
    tiled_tile tile[LIN_TILE_TYPES]; /* in order of gid */
    struct {
        uint32_t first, count;
    } set[LIN_TILESETS];
    bool has_ground;
    bool has_height; /* a layer says how high cells lie: the tiles of the ground do not */
    lin_refusal *why;
} tiled_map;

/* An object of a layer, and what sentences call it. */
typedef struct {
    const tiled_map *map;
    const json_t *json;
    char called[140];
} tiled_object;

/* ---- tiled_values.c ---- */

lin_status tiled_refuse(const tiled_map *m, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* A whole number `key` of an object that sentences call `whose`. */
lin_status tiled_int(const tiled_map *m, const json_t *of, const char *whose, const char *key,
                     int low, int high, int *out);
/* Text for a person or a name, or "" where there is none: never NULL. */
const char *tiled_string(const json_t *of, const char *key);
/* Tiled 1.9 wrote "class" where those before and after it write "type". */
const char *tiled_type(const json_t *of);
/* Copy a name that must fit and hold no control characters. */
lin_status tiled_copy(const tiled_map *m, const char *text, char *into, size_t size,
                      const char *what);
/* The value of a custom property, or NULL. */
const json_t *tiled_property(const json_t *of, const char *name);
/* Is it a whole number from low to high? As text too: so Tiled saves one whose type nobody gave. */
bool tiled_whole(const json_t *value, int low, int high, int *out);
/* A property in degrees clockwise from the top, as sixteenth bits of a circle; 0 if left out. */
lin_status tiled_degrees(const tiled_map *m, const json_t *of, const char *called, const char *name,
                         uint16_t *out);

tiled_object tiled_object_of(const tiled_map *m, const json_t *layer, const json_t *json);
/* Refuse with a sentence that begins with the object. */
lin_status tiled_blame(const tiled_object *o, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* ---- tiled.c ---- */

/* Calls read() for every layer but pictures and notes; `names`: what layers may be called. */
typedef lin_status (*tiled_layer_reader)(tiled_map *m, const json_t *layer, const char *type);
lin_status tiled_layers(tiled_map *m, const json_t *map, const char *names,
                        tiled_layer_reader read);
lin_status tiled_layer_refuse(const tiled_map *m, const json_t *layer, const char *should);

/* ---- tiled_tiles.c ---- */

lin_status tiled_tilesets(tiled_map *m, const json_t *sets);
lin_status tiled_tile_layer(tiled_map *m, const json_t *layer);

/* ---- tiled_cells.c ---- */

/* The cell under a pixel, or LIN_NOWHERE. */
int tiled_cell_at(const tiled_map *m, double x, double y);
/* The ends of the side of a cell towards a neighbour, in pixels. False: they share a corner only.
 */
bool tiled_side(const tiled_map *m, int cell, int direction, double from[2], double to[2]);

/* ---- tiled_edges.c ---- */

lin_status tiled_edge(tiled_map *m, const tiled_object *o);

/* ---- tiled_objects.c ---- */

lin_status tiled_object_layer(tiled_map *m, const json_t *layer);

/* ---- tiled_table.c ---- */

lin_status tiled_table(tiled_map *m, const json_t *map);

/* ---- tiled_outline.c ---- */

/* The shape of an object, added to the outline of the table. An area (closed) runs
 * counter-clockwise and crosses itself nowhere. */
lin_status tiled_outline(const tiled_object *o, uint16_t *first, uint16_t *points, bool *closed);
lin_status tiled_point(const tiled_object *o, uint16_t *first, uint16_t *points);
/* Degrees clockwise to sixteenth bits of a circle. */
uint16_t tiled_angle(double degrees);

#endif
