/* tiled_table.c -- a Tiled map whose ground is inches: a tile is an inch, objects are all of it.
 *
 *     objectives                  points with a name
 *     grounds                     areas: where a group stands. The name is the group's; string
 *                                 `side`, number `facing` (degrees clockwise, 0 is up)
 *     notes                       whatever the author likes; not read
 *     any other object layer      scenery: areas (polygons, rectangles) and lines (polylines).
 *                                 The type is the kind, the layer's name is for people alone
 *
 * What scenery may say of itself: bools, in words of the book; a hill its int `level`, a building
 * its string `size`, which is a word of the book too, a line its number `width` in inches. What is
 * a hill or a building, the book's looks say. The map may say where north is: number `north`, in
 * degrees clockwise from the top.
 *
 * Which kinds there are, and what a kind does where the map says nothing, each rule system
 * knows for itself. */
#include "files/tiled.h"
#include "core/core.h"
#include "table/table.h"

#include <assert.h>
#include <string.h>

enum {
    LEAST_SIDE = 24,
    MOST_WIDE = 144,
    MOST_HIGH = 120, /* inches */
    MOST_LEVEL = 3,
    MOST_LINE = 24
};

/* ---- Names and properties ---- */

static lin_status copy_name(const tiled_object *o, char *into, size_t size)
{
    return tiled_copy(o->map, tiled_string(o->json, "name"), into, size, "the name of object");
}

/* ---- Scenery ---- */

static lin_status read_flags(const tiled_object *o, lin_scenery *s)
{
    const char *const *flag = o->map->rules ? o->map->rules->scenery_flag : NULL;

    for (int i = 0; flag && flag[i] && i < 8; i++) {
        const json_t *value = tiled_property(o->json, flag[i]);

        if (!value)
            continue;
        if (!json_is_boolean(value))
            return tiled_blame(o,
                               "has \"%s\" that is not of the type bool; it should be true "
                               "or false.",
                               flag[i]);
        s->said |= (uint8_t)(1 << i);
        if (json_is_true(value))
            s->flags |= (uint8_t)(1 << i);
    }
    return LIN_OK;
}

/* Does the book draw it by that sign? A kind without a row may be anything. */
static bool may_be(const tiled_object *o, const lin_scenery *s, lin_sign sign, bool otherwise)
{
    const lin_look *row = lin_look_find(o->map->rules, LIN_LOOK_SCENERY, s->kind);

    return row ? row->sign == sign : otherwise;
}

static lin_status read_level(const tiled_object *o, lin_scenery *s)
{
    const json_t *value = tiled_property(o->json, "level");
    const json_int_t level = json_integer_value(value);

    if (!may_be(o, s, LIN_SIGN_HILL, value != NULL))
        return value ? tiled_blame(o, "has a \"level\"; only a hill has one.") : LIN_OK;
    if (!s->closed)
        return tiled_blame(o, "is a line; a hill should be a polygon or a rectangle.");
    if (!json_is_integer(value) || level < 1 || level > MOST_LEVEL)
        return tiled_blame(o, "needs its \"level\": a property of the type int, from 1 to %d.",
                           MOST_LEVEL);
    s->level = (int8_t)level;
    return LIN_OK;
}

static lin_status refuse_size(const tiled_object *o, const char *const *sizes)
{
    char list[120] = "";
    lin_text t = lin_text_in(list, sizeof list);

    for (int i = 0; sizes[i]; i++)
        lin_put(&t, "%s%s", i == 0 ? "" : sizes[i + 1] ? ", " : " or ", sizes[i]);
    return tiled_blame(o, "needs its \"size\": the text %s.", list);
}

static lin_status read_size(const tiled_object *o, lin_scenery *s)
{
    const char *const *sizes = o->map->rules ? o->map->rules->scenery_size : NULL;
    const json_t *value = tiled_property(o->json, "size");
    const char *size = json_string_value(value);

    if (!may_be(o, s, LIN_SIGN_BUILDING, value != NULL))
        return value ? tiled_blame(o, "has a \"size\"; only a building has one.") : LIN_OK;
    if (!s->closed)
        return tiled_blame(o, "is a line; a building should be a polygon or a rectangle.");
    if (!sizes && !value)
        return LIN_OK;
    if (!sizes && size)
        return tiled_copy(o->map, size, s->size, sizeof s->size, "the size of object");
    if (!sizes)
        return tiled_blame(o, "has \"size\" that is not of the type string.");
    for (int i = 0; size && sizes[i]; i++)
        if (strcmp(sizes[i], size) == 0)
            return tiled_copy(o->map, size, s->size, sizeof s->size, "the size of object");
    return refuse_size(o, sizes);
}

static lin_status read_width(const tiled_object *o, lin_scenery *s)
{
    const json_t *value = tiled_property(o->json, "width");
    const double inches = json_number_value(value);

    if (!value)
        return LIN_OK;
    if (s->closed)
        return tiled_blame(o, "has a \"width\"; only a line has one.");
    if (!json_is_number(value) || !(inches >= 0.01 && inches <= MOST_LINE))
        return tiled_blame(o, "has \"width\" that is no number of inches from 0.01 to %d.",
                           MOST_LINE);
    s->width = (int32_t)(inches * LIN_INCH + 0.5);
    return LIN_OK;
}

/* The name may be left out: a fence among fences needs none. */
static lin_status read_names(const tiled_object *o, lin_scenery *s)
{
    const char *type = tiled_type(o->json);
    lin_status st;

    if (!*type)
        return tiled_blame(o, "needs a type, such as \"woods\" or \"fence\".");
    st = tiled_copy(o->map, type, s->kind, sizeof s->kind, "the type of object");
    return st == LIN_OK ? copy_name(o, s->name, sizeof s->name) : st;
}

static lin_status read_scenery(const tiled_object *o)
{
    lin_table *t = o->map->table;
    lin_scenery *s = &t->piece[t->pieces];
    bool closed = false;
    lin_status st;

    if (t->pieces == LIN_SCENERY)
        return tiled_blame(o, "is one too many: %d pieces of scenery are the most.", LIN_SCENERY);
    if ((st = read_names(o, s)) != LIN_OK ||
        (st = tiled_outline(o, &s->first, &s->points, &closed)) != LIN_OK)
        return st;
    s->closed = closed;
    if ((st = read_flags(o, s)) != LIN_OK || (st = read_level(o, s)) != LIN_OK ||
        (st = read_size(o, s)) != LIN_OK || (st = read_width(o, s)) != LIN_OK)
        return st;
    t->pieces++;
    return LIN_OK;
}

/* ---- Spots: objectives and grounds ---- */

static lin_status new_spot(const tiled_object *o, const char *kind, lin_spot **out)
{
    lin_table *t = o->map->table;

    if (t->spots == LIN_SPOTS)
        return tiled_blame(o, "is one too many: %d objectives and grounds are the most.",
                           LIN_SPOTS);
    if (!*tiled_string(o->json, "name"))
        return tiled_blame(o, "needs a name.");
    *out = &t->spot[t->spots++];
    strcpy((*out)->kind, kind);
    return copy_name(o, (*out)->name, sizeof(*out)->name);
}

static lin_status read_objective(const tiled_object *o)
{
    lin_spot *s = NULL;
    const lin_status st = new_spot(o, "objective", &s);

    return st == LIN_OK ? tiled_point(o, &s->first, &s->points) : st;
}

static lin_status read_ground(const tiled_object *o)
{
    const char *side = json_string_value(tiled_property(o->json, "side"));
    lin_spot *s = NULL;
    bool closed = false;
    lin_status st;

    if ((st = new_spot(o, "ground", &s)) != LIN_OK ||
        (st = tiled_outline(o, &s->first, &s->points, &closed)) != LIN_OK)
        return st;
    if (!closed)
        return tiled_blame(o, "is a line; a ground should be a polygon or a rectangle.");
    if (!side || !*side)
        return tiled_blame(o, "needs its \"side\": the text that is the id of a side.");
    if (!tiled_property(o->json, "facing"))
        return tiled_blame(o, "needs its \"facing\": degrees clockwise, 0 is up.");
    if ((st = tiled_copy(o->map, side, s->side, sizeof s->side, "the side of ground")) != LIN_OK)
        return st;
    return tiled_degrees(o->map, o->json, o->called, "facing", &s->facing);
}

/* ---- Layers ---- */

static lin_status read_objects(tiled_map *m, const json_t *layer)
{
    const char *name = tiled_string(layer, "name");
    const json_t *objects = json_object_get(layer, "objects"), *json;
    char quote[48];
    size_t i;
    lin_status st;

    if (!json_is_array(objects))
        return tiled_refuse(m, "the object layer \"%s\" has no \"objects\".",
                            lin_quoted(name, quote, sizeof quote));
    json_array_foreach(objects, i, json)
    {
        const tiled_object o = tiled_object_of(m, layer, json);

        st = strcmp(name, "objectives") == 0 ? read_objective(&o)
             : strcmp(name, "grounds") == 0  ? read_ground(&o)
                                             : read_scenery(&o);
        if (st != LIN_OK)
            return st;
    }
    return LIN_OK;
}

static lin_status read_layer(tiled_map *m, const json_t *layer, const char *type)
{
    char quote[48];

    if (strcmp(type, "objectgroup") == 0)
        return read_objects(m, layer);
    if (strcmp(type, "tilelayer") == 0)
        return tiled_refuse(m,
                            "the layer \"%s\" is for tiles, which a table does not have; "
                            "remove it, or call it \"notes\".",
                            lin_quoted(tiled_string(layer, "name"), quote, sizeof quote));
    return tiled_layer_refuse(m, layer, "an object layer");
}

/* ---- The table ---- */

static lin_status read_shape(tiled_map *m, const json_t *map)
{
    const char *orientation = tiled_string(map, "orientation");
    lin_table *t = m->table;
    int wide = 0, high = 0;
    char quote[32];
    lin_status st;

    if (strcmp(orientation, "orthogonal") != 0)
        return tiled_refuse(m,
                            "the orientation is \"%s\"; that of a table should be "
                            "orthogonal.",
                            lin_quoted(orientation, quote, sizeof quote));
    if (m->tile_width != m->tile_height)
        return tiled_refuse(m,
                            "a tile is %d by %d pixels; that of a table is a square inch, so "
                            "it should be as wide as high.",
                            m->tile_width, m->tile_height);
    if ((st = tiled_int(m, map, "the table (in inches)", "width", LEAST_SIDE, MOST_WIDE, &wide)) !=
            LIN_OK ||
        (st = tiled_int(m, map, "the table (in inches)", "height", LEAST_SIDE, MOST_HIGH, &high)) !=
            LIN_OK)
        return st;
    t->width = wide * LIN_INCH;
    t->height = high * LIN_INCH;
    return tiled_degrees(m, map, "the map", "north", &t->north);
}

lin_status tiled_table(tiled_map *m, const json_t *map)
{
    const lin_status st = read_shape(m, map);

    return st == LIN_OK ? tiled_layers(m, map,
                                       "scenery such as woods or obstacles, objectives, "
                                       "grounds, or notes",
                                       read_layer)
                        : st;
}
