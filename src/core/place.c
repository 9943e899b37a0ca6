/* place.c -- places by their names: squares, points of a table, pieces of scenery.
 *
 * Nobody is told a bare number: a square is called by what lies in it or beside it, a point of a
 * table by the named ground it lies on or near, scenery by its name or by its kind and where it
 * is. Where nothing is measured ahead a point has no numbers at all: it lies near something with a
 * name, or in the north-west. */
#include "core.h"

#include <assert.h>
#include <string.h>

enum { NEAR = 4 * LIN_INCH };

/* ---- squares ---- */

static const lin_place *place_in(const lin_board *b, int cell)
{
    for (int i = 0; i < b->places; i++)
        if (b->place[i].cell == cell && b->place[i].name[0])
            return &b->place[i];
    return NULL;
}

static const lin_place *place_beside(const lin_board *b, int cell)
{
    for (int d = 0; d < b->directions; d++) {
        const int next = b->next[cell][d];
        const lin_place *p = next == LIN_NOWHERE ? NULL : place_in(b, next);

        if (p)
            return p;
    }
    return NULL;
}

static void cell_text(const lin_board *b, int cell, lin_text *out)
{
    const lin_place *in = place_in(b, cell), *beside = in ? NULL : place_beside(b, cell);
    char name[8];

    lin_cell_name(b, cell, name);
    if (in)
        lin_put(out, "%s (%s)", in->name, name);
    else if (beside)
        lin_put(out, "%s near %s", name, beside->name);
    else
        lin_put(out, "%s", name);
}

/* ---- points of a table ---- */

/* The square of how far a point lies from a stretch of an outline, in units. */
static int64_t far_from(lin_point p, lin_point a, lin_point b)
{
    const int64_t dx = b.x - a.x, dy = b.y - a.y, px = p.x - a.x, py = p.y - a.y;
    const int64_t all = dx * dx + dy * dy, along = px * dx + py * dy;
    int64_t x = a.x, y = a.y;

    if (all > 0 && along > 0) { /* in thousandths of the stretch */
        const int64_t part = along >= all ? 1000 : along * 1000 / all;

        x += dx * part / 1000;
        y += dy * part / 1000;
    }
    return (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y);
}

static bool lies_in(lin_point p, const lin_point *point, int n)
{
    bool in = false;

    for (int i = 0, j = n - 1; i < n; j = i++) {
        const lin_point a = point[i], b = point[j];

        if ((a.y > p.y) != (b.y > p.y) &&
            (p.x < a.x + (int64_t)(b.x - a.x) * (p.y - a.y) / (b.y - a.y)))
            in = !in;
    }
    return in;
}

static int64_t far_from_outline(lin_point p, const lin_point *point, int n, bool closed)
{
    int64_t least = INT64_MAX;

    if (closed && lies_in(p, point, n))
        return 0;
    for (int i = 0; i < n; i++) {
        const bool last = i + 1 == n;
        const int64_t far = far_from(p, point[i], point[last && closed ? 0 : last ? i : i + 1]);

        least = far < least ? far : least;
    }
    return least;
}

/* A name with an owner needs no article: "Jones's orchard", "the East fence". */
static void put_name(const char *name, lin_text *out)
{
    const size_t word = strcspn(name, " ");
    const bool owned =
        word > 2 && (strncmp(name + word - 2, "'s", 2) == 0 || name[word - 1] == '\'');

    if (strncmp(name, "The ", 4) == 0)
        lin_put(out, "the %s", name + 4);
    else
        lin_put(out, "%s%s", owned || strncmp(name, "the ", 4) == 0 ? "" : "the ", name);
}

/* "the north-west", "the middle": which ninth of the table it lies in. */
static void put_part(const lin_table *t, lin_point p, lin_text *out)
{
    static const char *const name[3][3] = {
        { "the south-west", "the south", "the south-east" },
        { "the west", "the middle", "the east" },
        { "the north-west", "the north", "the north-east" },
    };
    const int64_t x = (int64_t)p.x * 3 / (t->width > 0 ? t->width : 1),
                  y = (int64_t)p.y * 3 / (t->height > 0 ? t->height : 1);

    lin_put(out, "%s", name[y < 0 ? 0 : y > 2 ? 2 : y][x < 0 ? 0 : x > 2 ? 2 : x]);
}

static void point_text(const lin_field *f, const lin_table *t, lin_point p, lin_text *out)
{
    const char *name = NULL;
    int64_t least = (int64_t)NEAR * NEAR + 1;

    for (int i = 0; i < t->pieces; i++) {
        const lin_scenery *s = &t->piece[i];
        const int64_t far = s->name[0]
                                ? far_from_outline(p, t->outline + s->first, s->points, s->closed)
                                : INT64_MAX;

        if (far < least) {
            least = far;
            name = s->name;
        }
    }
    if (lin_field_blind(f)) {
        lin_put(out, name ? "a place" : "a place in ");
        if (!name)
            put_part(t, p, out);
    } else {
        lin_put(out, "%d, %d", (int)((p.x + LIN_INCH / 2) / LIN_INCH),
                (int)((p.y + LIN_INCH / 2) / LIN_INCH));
    }
    if (name) {
        lin_put(out, " near ");
        put_name(name, out);
    }
}

void lin_place_text(const lin_field *f, lin_point p, lin_text *out)
{
    assert(f && out);
    const lin_board *b = &f->battle->board;

    if (b->cells == 0)
        point_text(f, &f->battle->table, p, out);
    else if (p.x >= 0 && p.x < b->cells)
        cell_text(b, p.x, out);
    else
        lin_put(out, "off the board");
}

/* ---- scenery ---- */

static lin_point middle(const lin_point *point, int n)
{
    int64_t x = 0, y = 0;

    assert(n > 0);
    for (int i = 0; i < n; i++) {
        x += point[i].x;
        y += point[i].y;
    }
    return (lin_point){ (int32_t)(x / n), (int32_t)(y / n) };
}

void lin_scenery_text(const lin_field *f, int piece, lin_text *out)
{
    assert(f && out);
    const lin_table *t = &f->battle->table;
    const lin_scenery *s;
    lin_point p;

    if (piece < 0 || piece >= t->pieces) {
        lin_put(out, piece < 0 ? "nothing" : "works"); /* thrown up in the battle */
        return;
    }
    s = &t->piece[piece];
    if (s->name[0]) {
        put_name(s->name, out);
        return;
    }
    p = middle(t->outline + s->first, s->points);
    if (lin_field_blind(f)) {
        lin_put(out, "the %s in ", s->kind);
        put_part(t, p, out);
        return;
    }
    lin_put(out, "the %s at %d, %d", s->kind, (int)((p.x + LIN_INCH / 2) / LIN_INCH),
            (int)((p.y + LIN_INCH / 2) / LIN_INCH));
}
