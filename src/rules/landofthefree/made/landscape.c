/* landscape.c -- what lies on a made table, and where: LF-SC-79 (made.h).
 *
 * Pieces are thrown onto the table one after the other; one that comes too near to another is
 * thrown again elsewhere. A mirrored table has every piece twice, the second time after half a
 * turn, so that both sides have the same ground. A table that is not is thrown as a whole until its
 * ground is shared out evenly between its halves, or else the evenest of many is taken. */
#include "rules/landofthefree/made/made.h"

#include <stdlib.h>
#include <string.h>

#define IN(inches)    ((inches)*MADE_INCH)
#define TENTHS(tenth) ((tenth)*MADE_INCH / 10)

/* ---- Names ---- */

enum { OF_HILLS, OF_WOODS, OF_FARMS, OF_BROOKS, SORTS };
static const char *const names[SORTS][12] = {
    { "Round Top", "Quaker Hill", "Sheep Hill", "Gallows Hill", "Windmill Hill", "Chestnut Hill",
      "Signal Hill", "Bald Hill", "Turkey Hill", "Stony Hill", "Birch Hill", "Long Ridge" },
    { "Parson's wood", "Hemlock wood", "Deer wood", "Miller's wood", "Cedar wood", "Crow wood",
      "Tanner's wood", "Oak grove", "Beech wood", "Fox wood", "Widow's wood", "Low wood" },
    { "Harmon farm", "Pell farm", "Van Dyck farm", "Ogden farm", "Brewster farm", "Lott farm",
      "Ferris farm", "Hallett farm", "Coe farm", "Updike farm", "Stout farm", "Drake farm" },
    { "Mill brook", "Otter brook", "Stony brook", "Bear creek", "Muddy run", "Cold run",
      "Willow brook", "Tannery run", "Beaver creek", "Indian run", "Sawmill run", "Alder brook" },
};

static void deal_name(made_land *l, int sort, char *into)
{
    int i = lf_made_below(l, 12);

    while (l->dealt[sort] >> i & 1 && l->dealt[sort] != 0xfff)
        i = (i + 1) % 12;
    l->dealt[sort] |= (uint16_t)(1u << i);
    memcpy(into, names[sort][i], strlen(names[sort][i]) + 1);
}

/* ---- One piece, and who is near it ---- */

/* So far apart must they lie; less than nothing: one may lie on the other. */
static int clearance(const made_piece *a, const made_piece *b)
{
    static const int8_t tenths[MADE_LAYERS][MADE_LAYERS] = {
        /* hills fields woods waters roads farms */
        { 40, 5, -1, 10, -1, 5 }, /* hills */
        { 5, 10, 7, 8, 6, 8 },    /* fields */
        { -1, 7, 25, 8, 8, 12 },  /* woods */
        { 10, 8, 8, -1, -1, 12 }, /* waters */
        { -1, 6, 8, -1, -1, 6 },  /* roads */
        { 5, 8, 12, 12, 6, 30 },  /* farms */
    };

    return tenths[a->layer][b->layer] * MADE_INCH / 10;
}

static bool is_clear(const made_piece *a, const made_piece *b)
{
    const int want = clearance(a, b);

    return want < 0 || lf_made_apart(&a->shape, &b->shape) >= (int64_t)want * want;
}

static made_piece turned(const made_land *l, const made_piece *p)
{
    made_piece out = *p;

    for (int i = 0; i < p->shape.n; i++)
        out.shape.at[i] = lf_made_half_turn(l, p->shape.at[i]);
    return out;
}

static bool fits(const made_land *l, const made_piece *p)
{
    if (!lf_made_is_on_table(l, &p->shape, 0))
        return false;
    for (int i = 0; i < l->pieces; i++)
        if (!is_clear(p, &l->piece[i]))
            return false;
    return true;
}

static void add(made_land *l, const made_piece *p)
{
    if (l->pieces < MADE_PIECES)
        l->piece[l->pieces++] = *p;
}

/* Both of a pair, or one alone that half a turn leaves as it is (even). */
static bool put(made_land *l, const made_piece *p, int sort, bool even)
{
    made_piece one = *p, other = turned(l, p);

    if (l->pieces + 2 > MADE_PIECES || !fits(l, p) ||
        (l->mirrored && !even && !is_clear(p, &other)))
        return false;
    if (sort >= 0)
        deal_name(l, sort, one.name);
    add(l, &one);
    if (!l->mirrored || even)
        return true;
    if (sort >= 0)
        deal_name(l, sort, other.name);
    add(l, &other);
    return true;
}

static made_dot anywhere(made_land *l, int margin)
{
    const int x = lf_made_between(l, margin, l->wide - margin),
              y = lf_made_between(l, margin, l->high - margin); /* one throw after the other */

    return (made_dot){ x / 2 * 2, y / 2 * 2 };
}

/* ---- Water and roads ---- */

/* The nearest point of the table: a bridge close to the edge ends there. */
static made_dot on_table(const made_land *l, int x, int y)
{
    return (made_dot){ x < 0         ? 0
                       : x > l->wide ? l->wide
                                     : x,
                       y < 0         ? 0
                       : y > l->high ? l->high
                                     : y };
}

static void put_crossing(made_land *l, const made_shape *road, const made_shape *brook)
{
    made_piece bridge = { .kind = "bridge", .layer = ON_ROADS, .width = 2 };
    made_dot at, half;
    int part;

    if (!lf_made_crossing(road, brook, &part, &at))
        return;
    if (l->mirrored)
        at = (made_dot){ l->wide / 2, l->high / 2 };
    at = (made_dot){ at.x / 2 * 2, at.y / 2 * 2 };
    half = lf_made_go((made_dot){ 0, 0 }, lf_made_bearing(road->at[part], road->at[part + 1]),
                      TENTHS(12));
    half = (made_dot){ half.x / 2 * 2, half.y / 2 * 2 };
    bridge.shape = (made_shape){ .n = 2,
                                 .at = { on_table(l, at.x - half.x, at.y - half.y),
                                         on_table(l, at.x + half.x, at.y + half.y) } };
    add(l, &bridge);
}

/* Returns the piece of the road. */
static int put_ways(made_land *l)
{
    const bool west_east = lf_made_below(l, 2), wet = lf_made_below(l, 3) > 0;
    made_piece brook = { .kind = "stream", .layer = ON_WATERS },
               road = { .kind = "road", .layer = ON_ROADS };

    if (wet) {
        brook.shape = lf_made_way(l, !west_east, 3);
        deal_name(l, OF_BROOKS, brook.name);
        add(l, &brook);
    }
    road.shape = lf_made_way(l, west_east, 2);
    add(l, &road);
    if (wet)
        put_crossing(l, &road.shape, &brook.shape);
    return wet ? 1 : 0;
}

/* From a bend of the road to an edge that it does not come from. */
static void put_lane(made_land *l, int road)
{
    const made_shape *way = &l->piece[road].shape;
    const int at = lf_made_between(l, way->n / 5, way->n * 2 / 5);
    const made_dot from = way->at[at], first = way->at[0];
    const bool ends = lf_made_below(l, 2);
    made_piece lane = { .kind = "trail", .layer = ON_ROADS };
    made_piece other;
    made_dot to;

    if (first.x == 0)
        to = (made_dot){ lf_made_between(l, l->wide / 8, l->wide / 2), ends ? l->high : 0 };
    else
        to = (made_dot){ ends ? l->wide : 0, lf_made_between(l, l->high / 2, l->high * 7 / 8) };
    lane.shape = lf_made_lane(l, from, to);
    if (!lf_made_is_on_table(l, &lane.shape, 0))
        return;
    add(l, &lane);
    if (l->mirrored) {
        other = turned(l, &lane);
        add(l, &other);
    }
    for (int i = 0; i < l->pieces; i++)
        if (l->piece[i].layer == ON_WATERS && !l->mirrored)
            put_crossing(l, &lane.shape, &l->piece[i].shape);
}

/* ---- Hills, woods, rough ground ---- */

static bool put_hill(made_land *l, bool middle)
{
    for (int tries = 0; tries < 30; tries++) {
        const int far = lf_made_between(l, IN(5), TENTHS(85));
        const bool steep = lf_made_below(l, 3) == 0;
        const made_dot at =
            middle ? (made_dot){ l->wide / 2, l->high / 2 } : anywhere(l, far + IN(1));
        made_piece hill = { .kind = "hill", .layer = ON_HILLS, .level = 1 };

        hill.shape = lf_made_blob(l, at, far, middle);
        if (!put(l, &hill, OF_HILLS, middle))
            continue;
        if (steep) { /* its top; it has the hill's name */
            made_piece top = { .kind = "hill", .layer = ON_HILLS, .level = 2 }, other;

            top.shape = lf_made_inside(&hill.shape, at);
            other = turned(l, &top);
            add(l, &top);
            if (l->mirrored && !middle)
                add(l, &other);
        }
        return true;
    }
    return false;
}

static bool put_area(made_land *l, const char *kind, made_layer layer, int sort, int least,
                     int most)
{
    for (int tries = 0; tries < 40; tries++) {
        const int far = lf_made_between(l, least, most - (most - least) * tries / 40);
        made_piece p = { .kind = kind, .layer = (uint8_t)layer };

        p.shape = lf_made_blob(l, anywhere(l, far / 2), far, false);
        if (put(l, &p, sort, false))
            return true;
    }
    return false;
}

/* ---- Farms ---- */

/* A fence or wall round two sides of a field. */
static void put_fence(made_land *l, const made_shape *round)
{
    static const char *const kinds[] = { "fence", "fence", "wall", "hedge" };
    const int first = lf_made_below(l, 4);
    made_piece fence = { .kind = kinds[lf_made_below(l, 4)], .layer = ON_FIELDS }, other;

    fence.shape = (made_shape){
        .n = 3, .at = { round->at[first], round->at[(first + 1) % 4], round->at[(first + 2) % 4] }
    };
    other = turned(l, &fence);
    if (!lf_made_is_on_table(l, &fence.shape, 0))
        return;
    for (int i = 0; i < l->pieces; i++)
        if (l->piece[i].layer != ON_FIELDS && !is_clear(&fence, &l->piece[i]))
            return;
    add(l, &fence);
    if (l->mirrored)
        add(l, &other);
}

/* It is as large as the fence about it. */
static bool put_field(made_land *l, made_dot at, unsigned turn, bool fenced)
{
    static const char *const kinds[] = { "crops", "crops", "field", "orchard" };
    const int wide = lf_made_between(l, IN(6), IN(10)), high = lf_made_between(l, IN(5), IN(8));
    const made_shape round = lf_made_box(at, wide, high, turn);
    made_piece field = { .kind = kinds[lf_made_below(l, 4)], .layer = ON_FIELDS };
    made_shape inner = lf_made_box(at, wide - TENTHS(8), high - TENTHS(8), turn);

    field.shape = round;
    if (!fits(l, &field))
        return false;
    field.shape = inner;
    if (!put(l, &field, -1, false))
        return false;
    if (fenced)
        put_fence(l, &round);
    return true;
}

static bool put_farm(made_land *l, int road)
{
    static const char *const sizes[] = { "tiny", "small", "small", "medium" };
    static const int sides[] = { IN(3), IN(6), IN(6), IN(9) };

    for (int tries = 0; tries < 40; tries++) {
        const made_shape *way = &l->piece[road].shape;
        const int at = lf_made_between(l, 1, way->n - 2),
                  sort = lf_made_below(l, 12) == 0 ? 3 : lf_made_below(l, 3);
        const unsigned turn = lf_made_bearing(way->at[at - 1], way->at[at + 1]);
        const unsigned aside = turn + (lf_made_below(l, 2) ? TB_QUARTER : 3 * TB_QUARTER);
        const made_dot middle = lf_made_go(way->at[at], aside, sides[sort] / 2 + IN(1));
        made_piece house = { .kind = "building", .layer = ON_FARMS, .size = sizes[sort] };
        int fields = lf_made_between(l, 1, 2);

        house.shape = lf_made_box(middle, sides[sort], sides[sort], turn);
        if (!lf_made_is_on_table(l, &house.shape, IN(3)) || !put(l, &house, OF_FARMS, false))
            continue;
        for (int i = 0; i < 12 && fields > 0; i++) {
            const bool fenced = lf_made_below(l, 3) > 0; /* one throw after the other */
            const unsigned where = turn + (unsigned)lf_made_below(l, 65536);

            fields -= put_field(l, lf_made_go(middle, where, IN(9)), turn, fenced);
        }
        return true;
    }
    return false;
}

static void put_road_fence(made_land *l, int road)
{
    for (int tries = 0; tries < 20; tries++) {
        const made_shape *way = &l->piece[road].shape;
        const int from = lf_made_between(l, 0, way->n - 3);
        made_piece fence = { .kind = lf_made_below(l, 3) ? "fence" : "wall", .layer = ON_FIELDS };

        fence.shape =
            lf_made_beside(way, from, from + 2, lf_made_below(l, 2) ? TENTHS(11) : -TENTHS(11));
        if (fence.shape.n == 3 && put(l, &fence, -1, false))
            return;
    }
}

/* ---- The whole ---- */

static bool landscape(made_land *l)
{
    const int feet = 12 * MADE_INCH, sections = l->wide / feet * (l->high / feet) / 4;
    const int twice = l->mirrored ? 2 : 1; /* a throw puts down so many */
    int road, hills = 1 + lf_made_below(l, 1 + sections / 4),
              woods = sections / 2 + 1 + lf_made_below(l, 1 + sections / 3),
              farms = 1 + lf_made_below(l, 1 + sections / 5),
              more = 1 + lf_made_below(l, 1 + sections / 3), put_down = 0;

    road = put_ways(l);
    if (lf_made_below(l, 3))
        put_lane(l, road);
    if (l->mirrored && road == 0 && lf_made_below(l, 2))
        put_down += put_hill(l, true);
    for (int i = 0; i < hills; i += twice)
        put_down += put_hill(l, false);
    for (int i = 0; i < farms; i += twice)
        put_down += put_farm(l, road);
    for (int i = 0; i < woods; i += twice)
        put_down += put_area(l, "woods", ON_WOODS, OF_WOODS, TENTHS(32), IN(7));
    for (int i = 0; i < more; i += twice) {
        const bool fenced = lf_made_below(l, 2) == 0; /* one throw after the other */
        const unsigned turn = (unsigned)lf_made_between(l, -1500, 1500);

        put_field(l, anywhere(l, IN(5)), turn, fenced);
    }
    if (lf_made_below(l, 2))
        put_area(l, lf_made_below(l, 3) ? "rough" : "swamp", ON_WOODS, -1, TENTHS(22), TENTHS(36));
    put_road_fence(l, road);
    return put_down >= 3;
}

/* ---- Evenness ---- */

/* What ground is worth to whoever has it, by the square inch. */
static int64_t worth(const made_piece *p)
{
    static const int by_layer[MADE_LAYERS] = { 2, 1, 2, 0, 0, 4 };

    return lf_made_area(&p->shape) * by_layer[p->layer] / (MADE_INCH * MADE_INCH);
}

static int64_t percent_apart(int64_t one, int64_t other)
{
    return one + other ? 100 * (one > other ? one - other : other - one) / (one + other) : 0;
}

/* How far the halves are apart, the worse of the two ways to halve it; a strip along an edge in
 * which hardly anybody finds room counts as well. */
static int64_t unevenness(const made_land *l)
{
    int64_t half[4] = { 0 }, strip[4] = { 0 }, worst, other;

    for (int i = 0; i < l->pieces; i++) {
        const made_piece *p = &l->piece[i];
        const made_dot at = lf_made_middle(&p->shape);
        const int64_t much = worth(p);
        const int to[4] = { at.y, l->high - at.y, at.x, l->wide - at.x }; /* N, S, W, E */

        if (!p->shape.closed)
            continue;
        for (int e = 0; e < 4; e++) {
            const int all = e < 2 ? l->high : l->wide;

            half[e] += to[e] < all / 2 - IN(3) ? 2 * much : to[e] <= all / 2 + IN(3) ? much : 0;
            strip[e] += to[e] < IN(12) && (p->layer == ON_WOODS || p->layer == ON_FARMS)
                            ? lf_made_area(&p->shape) / (MADE_INCH * MADE_INCH)
                            : 0;
        }
    }
    worst = percent_apart(half[0], half[1]);
    other = percent_apart(half[2], half[3]);
    worst = other > worst ? other : worst;
    for (int e = 0; e < 4; e++)
        if (strip[e] * 3 > (int64_t)12 * (e < 2 ? l->wide : l->high) / MADE_INCH)
            worst += 100;
    return worst;
}

enum { THROWS = 60, EVEN = 20 };

lin_status lf_make_table(const lin_made_table *t, lin_text *map, lin_refusal *why)
{
    made_land *l, *best;
    int64_t least = INT64_MAX;

    /* LF-SC-79 */
    if (t->length < 4 || t->length > 8 || t->width < 4 || t->width > 6 || t->width > t->length)
        return lin_refuse(why, LIN_BAD_FILE, "LF-SC-79",
                          "A table of %d by %d feet is not made: it is 4 to 8 feet long, 4 to 6 "
                          "wide and no wider than long. For another, draw a map.",
                          t->length, t->width);
    l = malloc(2 * sizeof *l);
    if (!l)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a table.");
    best = l + 1;
    for (int i = 0; i < THROWS && least > EVEN; i++) {
        int64_t uneven;

        memset(l, 0, sizeof *l);
        l->rng = (uint64_t)t->number * 0x9e3779b97f4a7c15u + (uint64_t)(t->length * 16 + t->width) +
                 (uint64_t)i * 0xd1342543de82ef95u;
        l->wide = t->length * 12 * MADE_INCH;
        l->high = t->width * 12 * MADE_INCH;
        l->mirrored = t->mirrored;
        uneven = landscape(l) ? unevenness(l) : 1000;
        if (uneven < least) {
            least = uneven;
            *best = *l;
        }
    }
    lf_made_put_map(best, map);
    free(l);
    return LIN_OK;
}
