/* tiled_outline.c -- the shape of a Tiled object to points of the table.
 *
 * Tiled measures in pixels from the north-west corner, the table in 1/1270 inch from the
 * south-west. Every coordinate is rounded once, to the nearest unit, a half away from the
 * corner that Tiled counts from. An object may be turned: its points then go round the
 * object's own place, by the table's sines, so that a map reads the same on every machine. */
#include "files/tiled.h"
#include "table/table.h"

/* Where an object lies, and its turn: sine and cosine. */
typedef struct {
    double x, y, sine, cosine;
} placing;

#define FAR 1e6 /* pixels or degrees: beyond what anyone draws */

uint16_t tiled_angle(double degrees)
{
    const double part = degrees * TB_CIRCLE / 360;

    return (uint16_t)(int64_t)(part < 0 ? part - 0.5 : part + 0.5);
}

/* ---- Pixels to units ---- */

/* The nearest unit between 0 and most; false where there is none. */
static bool to_units(const tiled_map *m, double pixels, int32_t most, int32_t *out)
{
    const double units = pixels * LIN_INCH / m->tile_width;
    int32_t whole;

    if (!(units > -0.5 && units < most + 0.5))
        return false;
    whole = (int32_t)units;
    *out = whole + (units - whole >= 0.5);
    return true;
}

static lin_status add_point(const tiled_object *o, double x, double y)
{
    lin_table *t = o->map->table;
    lin_point p = { 0, 0 };

    if (t->points == LIN_OUTLINE)
        return tiled_blame(o,
                           "has one point too many: all objects together may have %d; draw "
                           "with fewer.",
                           LIN_OUTLINE);
    if (!to_units(o->map, x, t->width, &p.x) || !to_units(o->map, y, t->height, &p.y))
        return tiled_blame(o, "has a point at %g, %g, which lies off the table (%d by %d pixels).",
                           x, y, t->width / LIN_INCH * o->map->tile_width,
                           t->height / LIN_INCH * o->map->tile_width);
    p.y = t->height - p.y;
    t->outline[t->points++] = p;
    return LIN_OK;
}

/* A point of the object itself, (x, y) from its place before it is turned. */
static lin_status add_corner(const tiled_object *o, const placing *at, double x, double y)
{
    /* One product a statement: a compiler that fuses products and sums would round differently. */
    const double x_cosine = x * at->cosine, x_sine = x * at->sine;
    const double y_cosine = y * at->cosine, y_sine = y * at->sine;
    const double east = x_cosine - y_sine, south = x_sine + y_cosine;

    return add_point(o, at->x + east, at->y + south);
}

static lin_status read_number(const tiled_object *o, const json_t *of, const char *key, double *out)
{
    const json_t *value = json_object_get(of, key);

    *out = json_number_value(value);
    if (!json_is_number(value) || !(*out > -FAR && *out < FAR))
        return tiled_blame(o, "has \"%s\" that is missing, no number, or far too large.", key);
    return LIN_OK;
}

static lin_status read_placing(const tiled_object *o, placing *at)
{
    double degrees = 0;
    int32_t sine, cosine;
    lin_status st;

    if ((st = read_number(o, o->json, "x", &at->x)) != LIN_OK ||
        (st = read_number(o, o->json, "y", &at->y)) != LIN_OK ||
        (json_object_get(o->json, "rotation") &&
         (st = read_number(o, o->json, "rotation", &degrees)) != LIN_OK))
        return st;
    lin_sine(tiled_angle(degrees), &sine, &cosine);
    at->sine = (double)sine / (1 << 30);
    at->cosine = (double)cosine / (1 << 30);
    return LIN_OK;
}

/* ---- Shapes ---- */

/* What Tiled can draw besides, and what to do about it. */
static const struct {
    const char *key, *say;
} unfit[] = {
    { "template", "comes from a template; detach it in Tiled, so that the map holds it." },
    { "point", "is a point; draw an area or a line (points are for \"objectives\")." },
    { "ellipse", "is an ellipse; draw it as a polygon." },
    { "capsule", "is a capsule; draw it as a polygon." },
    { "text", "is a text; put it into the layer \"notes\"." },
    { "gid", "is a tile; draw it as a polygon, a rectangle or a polyline." },
};

static lin_status check_shape(const tiled_object *o)
{
    for (size_t i = 0; i < sizeof unfit / sizeof unfit[0]; i++)
        if (json_object_get(o->json, unfit[i].key))
            return tiled_blame(o, "%s", unfit[i].say);
    return LIN_OK;
}

static lin_status read_points(const tiled_object *o, const placing *at, const json_t *list)
{
    const json_t *point;
    size_t i;
    lin_status st;

    json_array_foreach(list, i, point)
    {
        double x = 0, y = 0;

        if ((st = read_number(o, point, "x", &x)) != LIN_OK ||
            (st = read_number(o, point, "y", &y)) != LIN_OK ||
            (st = add_corner(o, at, x, y)) != LIN_OK)
            return st;
    }
    return LIN_OK;
}

static lin_status read_rectangle(const tiled_object *o, const placing *at)
{
    double wide = 0, high = 0;
    lin_status st;

    if ((st = read_number(o, o->json, "width", &wide)) != LIN_OK ||
        (st = read_number(o, o->json, "height", &high)) != LIN_OK)
        return st;
    if (wide <= 0 || high <= 0)
        return tiled_blame(o, "has no size; draw it as a polygon, a rectangle or a polyline.");
    if ((st = add_corner(o, at, 0, 0)) != LIN_OK || (st = add_corner(o, at, 0, high)) != LIN_OK ||
        (st = add_corner(o, at, wide, high)) != LIN_OK)
        return st;
    return add_corner(o, at, wide, 0);
}

/* Twice the area, positive where the points run counter-clockwise. */
static int64_t twice_area(const lin_point *p, int n)
{
    int64_t sum = 0;

    for (int i = 2; i < n; i++)
        sum += tb_cross(p[0], p[i - 1], p[i]);
    return sum;
}

/* The other way round; the first point stays the first. */
static void turn_round(lin_point *p, int n)
{
    for (int i = 1, j = n - 1; i < j; i++, j--) {
        const lin_point kept = p[i];

        p[i] = p[j];
        p[j] = kept;
    }
}

static void mirror(lin_point *p, int n)
{
    for (int i = 0; i < n; i++)
        p[i].x = -p[i].x;
}

/* An area may be drawn either way round. One that runs clockwise is judged in a mirror, so that
 * the sentence counts its points as they were drawn, and turned round after that. */
static lin_status check_outline(const tiled_object *o, lin_point *p, int n, bool closed)
{
    const bool clockwise = closed && twice_area(p, n) < 0;
    lin_refusal inner;
    lin_status st;

    if (clockwise)
        mirror(p, n);
    st = lin_outline_check(p, n, closed, &inner);
    if (st != LIN_OK)
        return tiled_blame(o, "cannot stay as it is drawn. %s", inner.text);
    if (clockwise) {
        mirror(p, n);
        turn_round(p, n);
    }
    return LIN_OK;
}

lin_status tiled_outline(const tiled_object *o, uint16_t *first, uint16_t *points, bool *closed)
{
    lin_table *t = o->map->table;
    const json_t *polygon = json_object_get(o->json, "polygon");
    const json_t *polyline = json_object_get(o->json, "polyline");
    placing at = { 0, 0, 0, 1 };
    lin_status st;

    *first = t->points;
    *closed = polygon || !polyline;
    if ((st = check_shape(o)) != LIN_OK || (st = read_placing(o, &at)) != LIN_OK)
        return st;
    st = polygon || polyline ? read_points(o, &at, polygon ? polygon : polyline)
                             : read_rectangle(o, &at);
    if (st != LIN_OK)
        return st;
    *points = (uint16_t)(t->points - *first);
    return check_outline(o, t->outline + *first, *points, *closed);
}

lin_status tiled_point(const tiled_object *o, uint16_t *first, uint16_t *points)
{
    placing at = { 0, 0, 0, 1 };
    lin_status st;

    if (!json_is_true(json_object_get(o->json, "point")))
        return tiled_blame(o, "should be a point.");
    if ((st = read_placing(o, &at)) != LIN_OK)
        return st;
    *first = o->map->table->points;
    *points = 1;
    return add_point(o, at.x, at.y);
}
