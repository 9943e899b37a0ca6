/* tiled_edges.c -- objects of the layer "edges": what lies on the sides of cells.
 *
 * The type of an object is its kind; several stand with commas between them, "stream, slope". Where
 * it lies is said in one of two ways:
 *
 *     a text property `between`   "0112 0212, 0112 0113": pairs of neighbours. "0112>0212" where it
 *                                 has two sides: who goes from 0112 to 0212 meets its front
 *     or a polyline               that follows the sides of cells from corner to corner. Where it
 *                                 has two sides a text property `front`, "left" or "right": where
 *                                 those stand who meet its front, as one goes along the line
 *
 * The front of a slope is its foot, that of works lies outside. A polyline is seen in Tiled; a
 * property is exact, and both come out the same. */
#include "files/tiled.h"
#include "core/core.h"

#include <string.h>

/* ---- Kinds ---- */

/* The next of several words with commas between them, without blanks at its ends; how long it is,
 * or 0 at the end. *at moves behind it. */
static size_t word_next(const char **at, const char **word)
{
    size_t n;

    *word = *at + strspn(*at, " ,");
    n = strcspn(*word, ",");
    *at = *word + n;
    while (n > 0 && (*word)[n - 1] == ' ')
        n--;
    return n;
}

/* Lay all kinds of an object on one edge. */
static lin_status lay(const tiled_object *o, int from, int to, bool sided)
{
    const char *at = tiled_type(o->json), *word;
    lin_board *b = o->map->board;
    size_t n;

    while ((n = word_next(&at, &word)) > 0) {
        char kind[sizeof b->edge_name[0]] = "", quote[40];
        lin_refusal inner;

        if (n >= sizeof kind)
            return tiled_blame(o,
                               "is of a kind, \"%s\", whose name is too long; %zu characters are "
                               "the most.",
                               lin_quoted(word, quote, sizeof quote), sizeof kind - 1);
        memcpy(kind, word, n);
        for (size_t i = 0; i < n; i++)
            if ((unsigned char)kind[i] < 32 || kind[i] == 127)
                return tiled_blame(o, "has a type with a control character; write it on one plain "
                                      "line.");
        if (lin_board_edge(b, kind, from, to, sided, &inner) != LIN_OK)
            return tiled_blame(o, "cannot lie there. %s", inner.text);
    }
    return LIN_OK;
}

/* ---- Pairs of cells ---- */

static lin_status cell_named(const tiled_object *o, const char *text, size_t n, const char *pair,
                             int *cell)
{
    char name[8] = "", quote[24];

    memcpy(name, text, n < sizeof name - 1 ? n : sizeof name - 1);
    *cell = n < sizeof name ? lin_cell_parse(o->map->board, name) : LIN_NOWHERE;
    if (*cell != LIN_NOWHERE)
        return LIN_OK;
    return tiled_blame(o, "is between \"%s\"; there is no cell %s on the map.", pair,
                       lin_quoted(name, quote, sizeof quote));
}

/* "0112 0212" or "0112>0212" */
static lin_status read_pair(const tiled_object *o, const char *text, size_t n)
{
    const lin_board *b = o->map->board;
    const size_t first = strcspn(text, " >") < n ? strcspn(text, " >") : n;
    const size_t gap = strspn(text + first, " >");
    const bool sided = memchr(text + first, '>', gap) != NULL;
    char quote[40], pair[32] = "";
    int from, to;
    lin_status st;

    memcpy(pair, text, n < sizeof pair - 1 ? n : sizeof pair - 1);
    lin_quoted(pair, quote, sizeof quote);
    if (first + gap >= n || memchr(text + first + gap, ' ', n - first - gap))
        return tiled_blame(o,
                           "is between \"%s\"; it should name two cells, as \"A B\", or \"A>B\" if "
                           "who goes from A to B meets its front.",
                           quote);
    if ((st = cell_named(o, text, first, quote, &from)) != LIN_OK ||
        (st = cell_named(o, text + first + gap, n - first - gap, quote, &to)) != LIN_OK)
        return st;
    if (lin_cell_direction(b, from, to) < 0)
        return tiled_blame(o, "is between \"%s\"; these two cells are not neighbours.", quote);
    return lay(o, from, to, sided);
}

static lin_status read_pairs(const tiled_object *o, const char *text)
{
    const char *word;
    size_t n;
    int pairs = 0;
    lin_status st;

    for (; (n = word_next(&text, &word)) > 0; pairs++)
        if ((st = read_pair(o, word, n)) != LIN_OK)
            return st;
    return pairs ? LIN_OK
                 : tiled_blame(o, "is between no cells; its property \"between\" should name two, "
                                  "such as \"0112 0212\".");
}

/* ---- Polylines ---- */

typedef struct {
    double x, y;
} pixel;

/* How far apart, squared. */
static double apart(pixel a, const double b[2])
{
    return (a.x - b[0]) * (a.x - b[0]) + (a.y - b[1]) * (a.y - b[1]);
}

/* The side of this cell that lies under a stretch of a line, drawn by hand: within a quarter of its
 * length at either end. Its direction, or -1. */
static int side_under(const tiled_map *m, int cell, pixel a, pixel b)
{
    for (int d = 0; d < m->board->directions; d++) {
        double from[2], to[2];

        if (!tiled_side(m, cell, d, from, to))
            continue;
        const double near = apart((pixel){ from[0], from[1] }, to) / 16;

        if ((apart(a, from) < near && apart(b, to) < near) ||
            (apart(a, to) < near && apart(b, from) < near))
            return d;
    }
    return -1;
}

/* The cell at the left of a stretch, as one goes from a to b, or LIN_NOWHERE. */
static int cell_left(const tiled_map *m, pixel a, pixel b)
{
    return tiled_cell_at(m, (a.x + b.x) / 2 + (b.y - a.y) / 4, (a.y + b.y) / 2 - (b.x - a.x) / 4);
}

static lin_status lay_stretch(const tiled_object *o, pixel a, pixel b, int number, char front)
{
    const tiled_map *m = o->map;
    const int left = cell_left(m, a, b), right = cell_left(m, b, a);
    const int d = left == LIN_NOWHERE ? -1 : side_under(m, left, a, b);

    if (left == LIN_NOWHERE || right == LIN_NOWHERE)
        return tiled_blame(o,
                           "runs along the border of the map in stretch %d; it should part two "
                           "cells.",
                           number);
    if (d < 0 || m->board->next[left][d] != right)
        return tiled_blame(o,
                           "leaves the sides of cells in stretch %d, from %g, %g to %g, %g; its "
                           "points should be corners of cells, one after the other.",
                           number, a.x, a.y, b.x, b.y);
    return front == 'r' ? lay(o, right, left, true) : lay(o, left, right, front == 'l');
}

static lin_status read_front(const tiled_object *o, char *front)
{
    const json_t *value = tiled_property(o->json, "front");
    const char *word = json_string_value(value);

    *front = '\0';
    if (!value)
        return LIN_OK;
    if (!word || (strcmp(word, "left") != 0 && strcmp(word, "right") != 0))
        return tiled_blame(o, "has a property \"front\" that is neither \"left\" nor \"right\".");
    *front = word[0];
    return LIN_OK;
}

static lin_status read_line(const tiled_object *o, const json_t *line)
{
    const double x0 = json_number_value(json_object_get(o->json, "x"));
    const double y0 = json_number_value(json_object_get(o->json, "y"));
    pixel last = { 0, 0 };
    const json_t *point;
    char front;
    size_t i;
    lin_status st = read_front(o, &front);

    if (st == LIN_OK && json_number_value(json_object_get(o->json, "rotation")) != 0)
        st = tiled_blame(o, "is turned; set its rotation to 0.");
    if (st == LIN_OK && json_array_size(line) < 2)
        st = tiled_blame(o, "has fewer than two points; it should follow the sides of cells.");
    json_array_foreach(line, i, point)
    {
        const pixel here = { x0 + json_number_value(json_object_get(point, "x")),
                             y0 + json_number_value(json_object_get(point, "y")) };

        if (st == LIN_OK && i > 0)
            st = lay_stretch(o, last, here, (int)i, front);
        last = here;
    }
    return st;
}

/* ---- The object ---- */

lin_status tiled_edge(tiled_map *m, const tiled_object *o)
{
    const json_t *between = tiled_property(o->json, "between");
    const json_t *line = json_object_get(o->json, "polyline");
    const char *type = tiled_type(o->json);

    (void)m;
    if (!type[strspn(type, " ,")])
        return tiled_blame(o, "needs a type, such as \"creek\"; of several: \"stream, slope\".");
    if (between && line)
        return tiled_blame(o, "has both a property \"between\" and a polyline; keep one.");
    if (json_is_string(between))
        return read_pairs(o, json_string_value(between));
    if (json_is_array(line) && !between)
        return read_line(o, line);
    return tiled_blame(o,
                       "needs a string property \"between\" naming the cells it parts, or should "
                       "be a polyline along their sides.");
}
