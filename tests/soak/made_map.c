/* made_map.c -- a table made by chance: woods, hills, walls, houses, rivers with crossings, roads
 * (made.h). */
#include "made.h"

#include "table/table.h"

#include <string.h>

enum {
    PIXELS = 20,
    FLAGS_SAID = 12
}; /* pixels of an inch; one piece in so many says what it is itself */

typedef struct {
    lin_rng *rng;
    lin_text *out;
    int wide, high; /* in pixels */
    int pieces, most, ids;
    bool first; /* of its layer */
    bool crowded;
} drawing;

typedef struct {
    int x, y;
} dot;
typedef struct {
    int n;
    dot at[12];
} shape;

static int below(drawing *d, int n)
{
    return (int)lin_rng_below(d->rng, (uint32_t)n);
}

static bool one_in(drawing *d, int n)
{
    return below(d, n) == 0;
}

static int between(drawing *d, int low, int high)
{
    return high > low ? low + below(d, high - low + 1) : low;
}

/* Two throws are never made in one list, which compilers read from either end. */
static dot dot_within(drawing *d, int west, int east, int north, int south)
{
    const int x = between(d, west, east), y = between(d, north, south);

    return (dot){ x, y };
}

/* So many pixels that way. */
static dot go(dot from, unsigned angle, int far)
{
    const tb_vector way = tb_direction((tb_angle)angle);

    return (dot){ from.x + (int)((int64_t)way.x * far / (1 << TB_UNIT_BITS)),
                  from.y - (int)((int64_t)way.y * far / (1 << TB_UNIT_BITS)) };
}

static bool on_table(const drawing *d, dot p)
{
    return p.x >= 0 && p.y >= 0 && p.x <= d->wide && p.y <= d->high;
}

static bool is_on_table(const drawing *d, const shape *s)
{
    for (int i = 0; i < s->n; i++)
        if (!on_table(d, s->at[i]))
            return false;
    return s->n >= 2;
}

/* ---- Shapes ---- */

/* Corners round a middle, in order of their angles and never half a circle apart: it cannot cross
 * itself. */
static shape blob(drawing *d, int least, int most)
{
    const int n = between(d, 4, 11), far = between(d, least, most);
    const dot middle = dot_within(d, far, d->wide - far, far, d->high - far);
    shape s = { .n = n };

    for (int i = 0; i < n; i++) {
        const unsigned angle = (unsigned)(65536 * i / n + below(d, 32768 / n));

        s.at[i] = go(middle, angle, between(d, far * 2 / 3, far));
    }
    return s;
}

/* Four corners, square to the table or not; it may lie at the edge. */
static shape box(drawing *d, int least, int most)
{
    const int w = between(d, least, most), h = between(d, least, most);
    const unsigned turn = one_in(d, 2) ? 0 : (unsigned)below(d, 65536);
    const dot a = dot_within(d, 0, d->wide - w, 0, d->high - h);
    const dot b = go(a, turn + 16384, w), c = go(b, turn + 32768, h);

    return (shape){ .n = 4, .at = { a, b, c, go(a, turn + 32768, h) } };
}

/* It bends, and never by so much that it comes back. */
static shape line(drawing *d, int parts, int least, int most)
{
    const unsigned way = one_in(d, 3) ? (unsigned)below(d, 4) * 16384 : (unsigned)below(d, 65536);
    const bool straight = one_in(d, 3);
    shape s = { .n = 1, .at = { dot_within(d, 0, d->wide, 0, d->high) } };

    while (s.n <= parts) {
        const unsigned bend = straight ? way : way + (unsigned)below(d, 24000) - 12000;
        const dot next = go(s.at[s.n - 1], bend, between(d, least, most));

        if (!on_table(d, next))
            break;
        s.at[s.n++] = next;
    }
    return s;
}

/* ---- Pieces ---- */

static void begin_piece(drawing *d, const char *kind, const char *name, dot at)
{
    lin_put(d->out,
            "%s\n{\"id\": %d, \"name\": \"%s\", \"type\": \"%s\", \"x\": %d, \"y\": %d, \"width\": "
            "0, \"height\": 0, \"rotation\": 0, "
            "\"visible\": true, \"properties\": [",
            d->first ? "" : ",", ++d->ids, name, kind, at.x, at.y);
    d->first = false;
}

static void end_piece(drawing *d, const shape *s, bool closed)
{
    lin_put(d->out, "], \"%s\": [", closed ? "polygon" : "polyline");
    for (int i = 0; i < s->n; i++)
        lin_put(d->out, "%s{\"x\": %d, \"y\": %d}", i ? ", " : "", s->at[i].x - s->at[0].x,
                s->at[i].y - s->at[0].y);
    lin_put(d->out, "]}");
}

static void put_flag(drawing *d, const char *name)
{
    lin_put(d->out, "{\"name\": \"%s\", \"type\": \"bool\", \"value\": %s}", name,
            one_in(d, 2) ? "true" : "false");
}

/* What it has besides its shape: a level, a size, a width, or a word about itself. */
static void put_piece(drawing *d, const char *kind, const shape *s, bool closed)
{
    static const char *const sizes[] = { "tiny", "small", "medium", "large" };
    static const char *const flags[] = { "slows", "obscures", "wooded", "tall" };

    if (d->pieces == d->most || !is_on_table(d, s))
        return;
    d->pieces++;
    begin_piece(d, kind, "", s->at[0]);
    if (strcmp(kind, "hill") == 0)
        lin_put(d->out, "{\"name\": \"level\", \"type\": \"int\", \"value\": %d}", 1 + below(d, 3));
    else if (strcmp(kind, "building") == 0)
        lin_put(d->out, "{\"name\": \"size\", \"type\": \"string\", \"value\": \"%s\"}",
                d->crowded ? sizes[1 + below(d, 3)] : sizes[below(d, 4)]);
    else if (strcmp(kind, "bridge") == 0 || strcmp(kind, "ford") == 0)
        lin_put(d->out, "{\"name\": \"width\", \"type\": \"float\", \"value\": %d.5}",
                between(d, 1, 6));
    else if (one_in(d, FLAGS_SAID))
        put_flag(d, flags[below(d, 4)]);
    end_piece(d, s, closed);
}

static void put_area(drawing *d, const char *kind, int least, int most)
{
    const shape s = one_in(d, 3) ? box(d, least, most) : blob(d, least / 2 + 10, most / 2 + 10);

    put_piece(d, kind, &s, true);
}

static void put_line(drawing *d, const char *kind, int parts, int least, int most)
{
    const shape s = line(d, between(d, 1, parts), least, most);

    put_piece(d, kind, &s, false);
}

/* ---- What there is on a table ---- */

/* A river from west to east, or a pond, with ways over it. */
static void put_water(drawing *d)
{
    const int bank = between(d, d->high * 2 / 5, d->high * 3 / 5), wide = between(d, 20, 80),
              bend = between(d, 0, 60);
    const shape river = { .n = 6,
                          .at = { { 0, bank },
                                  { d->wide / 2, bank + bend },
                                  { d->wide, bank },
                                  { d->wide, bank - wide },
                                  { d->wide / 2, bank + bend - wide },
                                  { 0, bank - wide } } };

    if (!one_in(d, 2)) {
        put_area(d, "water", 60, 200);
        return;
    }
    put_piece(d, "water", &river, true);
    for (int n = between(d, 0, 3); n > 0; n--) {
        const int x = between(d, 40, d->wide - 40), slant = between(d, -20, 20);
        const shape way = { .n = 2,
                            .at = { { x, bank + bend + 40 }, { x + slant, bank - wide - 40 } } };

        put_piece(d, one_in(d, 2) ? "bridge" : "ford", &way, false);
    }
}

/* Houses in rows along the northern or the southern edge: a town, with a lane here and there. */
static void put_town(drawing *d, bool north, int houses)
{
    const int wide = between(d, 26, 34), apart = wide + between(d, 4, 10);
    const int rows = 240 / apart, columns = (houses + rows - 1) / rows;
    const int west = (d->wide - columns * apart) / 2 + between(d, -100, 100);

    for (int i = 0; i < houses; i++) {
        const int x = west + i / rows * apart, row = i % rows * apart;
        const int y = north ? row + 2 : d->high - 2 - row - wide;
        const shape house = {
            .n = 4, .at = { { x, y }, { x + wide, y }, { x + wide, y + wide }, { x, y + wide } }
        };

        if (!one_in(d, 20))
            put_piece(d, "building", &house, true);
    }
}

static void put_ground(drawing *d)
{
    static const char *const areas[] = { "woods",    "woods",  "orchard", "fallen-trees",
                                         "swamp",    "debris", "rough",   "camp",
                                         "cemetery", "crops",  "field",   "town" };
    static const char *const obstacles[] = { "fence", "wall", "hedge", "entrenchment", "abatis" };

    switch (below(d, 10)) {
    case 0:
        put_area(d, "hill", 100, 500);
        break;
    case 1:
        put_area(d, "hill", 100, 300);
        break;
    case 2:
    case 3:
    case 4:
        put_area(d, areas[below(d, 12)], 40, 360);
        break;
    case 5:
    case 6:
    case 7:
        put_line(d, obstacles[below(d, 5)], 6, 20, 200);
        break;
    case 8:
        put_line(d, one_in(d, 2) ? "stream" : "road", 8, 100, 400);
        break;
    default: {
        const shape s = box(d, 50, 160);

        put_piece(d, "building", &s, true);
    }
    }
}

static void begin_layer(drawing *d, const char *name)
{
    lin_put(d->out,
            "%s{\"id\": %d, \"name\": \"%s\", \"type\": \"objectgroup\", \"x\": 0, \"y\": 0, "
            "\"opacity\": 1, \"visible\": true, "
            "\"objects\": [",
            d->ids ? ",\n" : "", d->ids + 1, name);
    d->ids++;
    d->first = true;
}

/* Beside each other about the middle of the table, the British to the south: they begin face to
 * face. */
static shape ground_ahead(drawing *d, int side)
{
    const int w = between(d, 160, 320), h = between(d, 100, 240), gap = between(d, 10, 80),
              half = between(d, 240, d->wide / 2);
    const dot a = { d->wide / 2 - half + below(d, 2 * half - w),
                    d->high / 2 + (side == 0 ? gap : -gap - h) }; /* one throw */

    return (shape){ .n = 4, .at = { a, { a.x + w, a.y }, { a.x + w, a.y + h }, { a.x, a.y + h } } };
}

/* LF-RF-15, LF-RF-16: where history saw a group, and what it fought for. */
static void put_spots(drawing *d, const made_group *group, int groups, bool close)
{
    const bool some = one_in(d, 4);

    begin_layer(d, "grounds");
    for (int g = 0; g < groups; g++) {
        const shape s = close ? ground_ahead(d, group[g].side) : box(d, 200, 400);

        if (!is_on_table(d, &s) || !(close || (some && one_in(d, 2))))
            continue;
        begin_piece(d, "ground", group[g].name, s.at[0]);
        lin_put(d->out,
                "{\"name\": \"side\", \"type\": \"string\", \"value\": \"%s\"}, {\"name\": "
                "\"facing\", \"type\": \"float\", "
                "\"value\": %d}",
                group[g].side == 0 ? "british" : "american", below(d, 360));
        end_piece(d, &s, true);
    }
    lin_put(d->out, "]}");
    begin_layer(d, "objectives");
    for (int i = below(d, 5); i > 0; i--) {
        const dot at = dot_within(d, 0, d->wide, 0, d->high);

        lin_put(d->out,
                "%s{\"id\": %d, \"name\": \"Place %d\", \"type\": \"\", \"x\": %d, \"y\": %d, "
                "\"width\": 0, \"height\": 0, "
                "\"rotation\": 0, \"visible\": true, \"point\": true}",
                d->first ? "" : ",", d->ids + 1, i, at.x, at.y);
        d->ids++;
        d->first = false;
    }
    lin_put(d->out, "]}");
}

void made_map(lin_rng *rng, const made_group *group, int groups, bool close, bool crowded,
              lin_text *out)
{
    drawing d = { .rng = rng, .out = out, .crowded = crowded };
    const int wide = crowded         ? between(&d, 48, 60)
                     : one_in(&d, 3) ? 72
                                     : between(&d, 48, 144),
              high = one_in(&d, 2) ? 48 : between(&d, 48, wide < 120 ? wide : 120);
    const int water = one_in(&d, 3) ? between(&d, 1, 2) : 0,
              stockades = one_in(&d, 4) ? between(&d, 1, 2) : 0;

    d.wide = wide * PIXELS;
    d.high = high * PIXELS;
    d.most = crowded || one_in(&d, 8) ? LIN_SCENERY : between(&d, 0, 30);
    lin_put(out,
            "{\"type\": \"map\", \"version\": \"1.8\", \"orientation\": \"orthogonal\", "
            "\"infinite\": false, \"width\": %d, \"height\": %d, "
            "\"tilewidth\": %d, \"tileheight\": %d, \"properties\": [{\"name\": \"ground\", "
            "\"type\": \"string\", \"value\": \"inches\"}], "
            "\"tilesets\": [], \"layers\": [",
            wide, high, PIXELS, PIXELS);
    begin_layer(&d, "scenery");
    if (crowded) {
        put_town(&d, true, 50);
        put_town(&d, false, 50);
    }
    for (int i = 0; i < water; i++)
        put_water(&d);
    for (int i = 0; i < stockades; i++)
        put_line(&d, "stockade", 3, 40, 160);
    for (int i = 0; i < 2 * d.most; i++)
        put_ground(&d);
    lin_put(out, "]}");
    put_spots(&d, group, groups, close);
    lin_put(out, "]}\n");
}
