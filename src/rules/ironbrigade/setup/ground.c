/* ground.c -- from a table's scenery to what the rules ask of it. IB-3.26 to IB-3.38, IB-4.22,
 * IB-4.23, IB-15.8.
 *
 * What a piece is to this book is a set of flags by its kind (IB_IS_OBSTACLE ...). The kit is told
 * the least that its own questions need: lines to be found, hills with a level, houses. A hill has
 * the level 1 and one more for each hill that holds all of it, so that the highest hill at a point
 * is the number of hills there (IB-3.33); hills that overlap in part are refused. */
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/setup/setup.h"

#include <string.h>

typedef struct {
    const char *name;
    uint8_t ground;
} meaning;

const kit_kind_row ib_kinds[] = {
    /* IB-3.38: woods */
    { "woods", KIT_AREA, KIT_SLOWS | KIT_OBSCURES | KIT_WOODED, "IB-3.38" },
    { "orchard", KIT_AREA, KIT_SLOWS | KIT_OBSCURES | KIT_WOODED, "IB-3.38" },
    { "crops", KIT_AREA, KIT_OBSCURES, "IB-4.22" },
    /* IB-3.38: difficult ground */
    { "swamp", KIT_AREA, KIT_SLOWS, "IB-3.38" },
    { "marsh", KIT_AREA, KIT_SLOWS, "IB-3.38" },
    { "rough", KIT_AREA, KIT_SLOWS, "IB-3.38" },
    { "fallen-trees", KIT_AREA, KIT_SLOWS, "IB-3.38" },
    { "debris", KIT_AREA, KIT_SLOWS, "IB-3.38" },
    { "camp", KIT_AREA, KIT_SLOWS, "IB-3.38" },
    { "cemetery", KIT_AREA, KIT_SLOWS, "IB-3.38" },
    /* IB-3.27: obstacles. A stream may be drawn as a line alone, or it could not be crossed. */
    { "hedge", KIT_OBSTACLE, 0, "IB-3.27" },
    { "fence", KIT_OBSTACLE, 0, "IB-3.27" },
    { "wall", KIT_OBSTACLE, 0, "IB-3.27" },
    { "earthwork", KIT_OBSTACLE, 0, "IB-3.27" },
    { "entrenchment", KIT_OBSTACLE, 0, "IB-3.27" },
    { "abatis", KIT_OBSTACLE, 0, "IB-3.27" },
    { "stockade", KIT_OBSTACLE, 0, "IB-3.27" },
    { "stream", KIT_OBSTACLE, 0, "IB-3.27" },
    /* IB-3.36 */
    { "ford", KIT_CROSSING, 0, "IB-3.36" },
    { "bridge", KIT_CROSSING, 0, "IB-3.36" },
    /* IB-3.57, IB-15.8 */
    { "road", KIT_ROAD, 0, "IB-3.57" },
    { "trail", KIT_ROAD, 0, "IB-15.8" },
    { "hill", KIT_HILL, 0, "IB-3.33" },
    /* IB-3.34 */
    { "building", KIT_BUILDING, 0, "IB-3.34" },
    { "village", KIT_BUILDING, 0, "IB-3.34" },
    /* IB-3.37 */
    { "water", KIT_WATER, KIT_IMPASSABLE, "IB-3.37" },
    { "impassable", KIT_WATER, KIT_IMPASSABLE, "IB-3.37" },
    /* IB-15.8: open */
    { "field", KIT_PLAIN, 0, NULL },
    { "town", KIT_PLAIN, 0, NULL },
    { NULL, 0, 0, NULL },
};

/* IB-4.22, IB-4.23; what is not named here is nothing to the rules, or known by its level. */
static const meaning meanings[] = {
    { "woods", IB_IS_WOODS | IB_SOFT },
    { "orchard", IB_IS_WOODS | IB_SOFT },
    { "crops", IB_SOFT },
    { "swamp", IB_IS_DIFFICULT },
    { "marsh", IB_IS_DIFFICULT },
    { "rough", IB_IS_DIFFICULT },
    { "fallen-trees", IB_IS_DIFFICULT },
    { "debris", IB_IS_DIFFICULT },
    { "camp", IB_IS_DIFFICULT },
    { "cemetery", IB_IS_DIFFICULT },
    { "hedge", IB_IS_OBSTACLE | IB_SOFT },
    { "fence", IB_IS_OBSTACLE | IB_SOFT },
    { "wall", IB_IS_OBSTACLE | IB_HARD },
    { "earthwork", IB_IS_OBSTACLE | IB_HARD },
    { "entrenchment", IB_IS_OBSTACLE | IB_HARD },
    { "abatis", IB_IS_OBSTACLE | IB_HARD },
    { "stockade", IB_IS_OBSTACLE | IB_HARD },
    { "stream", IB_IS_OBSTACLE },
    { "ford", IB_IS_GAP },
    { "bridge", IB_IS_GAP },
    { "road", IB_IS_ROAD },
    { "trail", IB_IS_ROAD },
    { "building", IB_IS_HOUSE | IB_HARD },
    { "village", IB_IS_HOUSE | IB_HARD },
};

static uint8_t meaning_of(const char *kind)
{
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++)
        if (strcmp(meanings[i].name, kind) == 0)
            return meanings[i].ground;
    return 0;
}

/* ---- Hills ---- */

typedef enum { APART, WITHIN, ASTRIDE } overlap;

/* How hill a lies to hill b: by its corners, and whether an edge of one crosses one of the other.
 */
static overlap hill_in(const tb_outline *a, const tb_outline *b)
{
    int in = 0;

    for (int i = 0; i < a->points; i++) {
        if (tb_line_crosses(b, a->point[i], a->point[(i + 1) % a->points], NULL))
            return ASTRIDE;
        in += tb_area_holds(b, a->point[i]);
    }
    return in == a->points ? WITHIN : in == 0 ? APART : ASTRIDE;
}

static bool are_same(const tb_outline *a, const tb_outline *b)
{
    return hill_in(a, b) == WITHIN && hill_in(b, a) == WITHIN;
}

/* IB-3.33 */
static lin_status set_level(ib_field *f, int i, lin_refusal *why)
{
    kit_piece *hill = &f->scenery.piece[i];
    int level = 1;

    for (int k = 0; k < f->scenery.pieces; k++) {
        const kit_piece *other = &f->scenery.piece[k];

        if (k == i || other->kind != KIT_HILL)
            continue;
        switch (hill_in(&hill->shape, &other->shape)) {
        case WITHIN:
            level += !are_same(&hill->shape, &other->shape) || k < i;
            break;
        case ASTRIDE:
            if (hill_in(&other->shape, &hill->shape) == WITHIN)
                break; /* they share a stretch of edge */
            return kit_piece_wrong(why, &f->base.battle->table.piece[i], "IB-3.33",
                                   "lies partly on another hill; draw what they have in common as "
                                   "a hill of its own, and each of them apart");
        default:
            break;
        }
    }
    if (level > 120)
        level = 120;
    hill->level = (int8_t)level;
    return LIN_OK;
}

/* IB-3.36, IB-3.58: so far from its line a gap may open another. */
static int32_t gap_width(const ib_field *f, int i)
{
    return f->ground[i] & IB_IS_ROAD  ? ib_road_width(f, i)
           : f->ground[i] & IB_IS_GAP ? f->scenery.piece[i].width
                                      : 0;
}

lin_status ib_build_ground(ib_field *f, lin_refusal *why)
{
    const lin_table *table = &f->base.battle->table;
    lin_status status = kit_table_check(&f->base, "IB-1.9", why);

    if (status == LIN_OK)
        status = kit_scenery_build(&f->scenery, table, ib_kinds, "IB-3.38", why);
    for (int i = 0; status == LIN_OK && i < f->scenery.pieces; i++) {
        f->ground[i] = meaning_of(table->piece[i].kind);
        f->widest_gap = gap_width(f, i) > f->widest_gap ? gap_width(f, i) : f->widest_gap;
        if (f->scenery.piece[i].kind == KIT_BUILDING && !table->piece[i].closed)
            status = kit_piece_wrong(why, &table->piece[i], "IB-3.34",
                                     "should be an outline, not a line");
        else if (f->scenery.piece[i].kind == KIT_HILL)
            status = set_level(f, i, why);
    }
    return status;
}
