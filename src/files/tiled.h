/* tiled.h -- what the files that read a Tiled map share. */
#ifndef LIN_FILES_TILED_H
#define LIN_FILES_TILED_H

#include "files/files.h"

#include <jansson.h>

#define LIN_TILE_TYPES 512            /* tiles with a type, all tilesets together  */
#define LIN_TILESETS   32

typedef struct {
    uint32_t gid;
    const char *type;                 /* inside the JSON tree                      */
    bool used;                        /* by the ground layer                       */
} tiled_tile;

/* A map being read. */
typedef struct {
    const char *file;                 /* its name, for sentences                   */
    lin_board *board;
    int tile_width, tile_height;      /* pixels                                    */
    int hex_side;                     /* pixels of the level side; 0 on squares    */
    int tiles, sets;
    tiled_tile tile[LIN_TILE_TYPES];  /* in order of gid                           */
    struct { uint32_t first, count; } set[LIN_TILESETS];
    bool has_ground;
    lin_refusal *why;
} tiled_map;

/* ---- tiled.c ---- */

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

/* ---- tiled_tiles.c ---- */

lin_status tiled_tilesets(tiled_map *m, const json_t *sets);
lin_status tiled_tile_layer(tiled_map *m, const json_t *layer);

/* ---- tiled_objects.c ---- */

lin_status tiled_object_layer(tiled_map *m, const json_t *layer);

#endif
