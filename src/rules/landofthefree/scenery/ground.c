/* ground.c -- from a table's scenery to what the rules ask of it. LF-LO, LF-AT, LF-BU, LF-HI. */
#include "rules/landofthefree/scenery/scenery.h"

#include <string.h>

/* LF-AT-01: what each kind of scenery is where the map does not say otherwise. */
const kit_kind_row lf_kinds[] = {
    /* LF-AT-02 */
    { "woods", KIT_AREA, KIT_SLOWS | KIT_OBSCURES | KIT_WOODED, NULL },
    { "orchard", KIT_AREA, KIT_SLOWS | KIT_OBSCURES | KIT_WOODED, NULL },
    { "fallen-trees", KIT_AREA, KIT_SLOWS | KIT_OBSCURES | KIT_WOODED, NULL },
    /* LF-AT-03; fords see below */
    { "swamp", KIT_AREA, KIT_SLOWS, NULL },
    { "debris", KIT_AREA, KIT_SLOWS, NULL },
    { "rough", KIT_AREA, KIT_SLOWS, NULL },
    { "camp", KIT_AREA, KIT_SLOWS, NULL },
    { "cemetery", KIT_AREA, KIT_SLOWS, NULL },
    /* LF-AT-04 */
    { "crops", KIT_AREA, KIT_OBSCURES, NULL },
    { "field", KIT_PLAIN, 0, NULL },
    { "town", KIT_PLAIN, 0, NULL },
    { "road", KIT_PLAIN, 0, NULL },
    { "trail", KIT_PLAIN, 0, NULL },
    /* LF-AT-05 */
    { "bridge", KIT_CROSSING, 0, "LF-AT-05" },
    { "ford", KIT_CROSSING, KIT_SLOWS, "LF-AT-05" },
    { "water", KIT_WATER, KIT_IMPASSABLE, "LF-HI-01" },
    { "stream", KIT_AREA, KIT_SLOWS, NULL }, /* a line: what touches it is slowed */
    /* LF-HI-08: a hill slows nobody and covers nobody, unless the map says so */
    { "hill", KIT_HILL, 0, "LF-HI-01" },
    { "building", KIT_BUILDING, 0, NULL },
    /* LF-AT-06 */
    { "fence", KIT_OBSTACLE, 0, "LF-LO-01" },
    { "wall", KIT_OBSTACLE, 0, "LF-LO-01" },
    { "hedge", KIT_OBSTACLE, 0, "LF-LO-01" },
    { "entrenchment", KIT_OBSTACLE, 0, "LF-LO-01" },
    { "abatis", KIT_OBSTACLE, 0, "LF-LO-01" },
    { "stockade", KIT_OBSTACLE, KIT_TALL, "LF-LO-01" },
    { NULL, 0, 0, NULL },
};

/* LF-BU-01: a building is a four-cornered outline, so that "the side of the building" has a
 * meaning. */
static lin_status read_building(kit_piece *out, const lin_scenery *p, lin_refusal *why)
{
    for (out->size = 0; lf_size_name[out->size]; out->size++)
        if (strcmp(lf_size_name[out->size], p->size) == 0)
            break;
    if (!p->closed || p->points != 4)
        return kit_piece_wrong(why, p, "LF-BU-01", "should be an outline of four corners");
    if (!lf_size_name[out->size])
        return kit_piece_wrong(why, p, "LF-BU-01", "needs a size: tiny, small, medium or large");
    return LIN_OK;
}

lin_status lf_build_ground(lf_field *f, lin_refusal *why)
{
    const lin_table *table = &f->base.battle->table;
    lin_status status = kit_table_check(&f->base, "LF-ST-10", why);

    if (status == LIN_OK)
        status = kit_scenery_build(&f->scenery, table, lf_kinds, "LF-AT-01", why);
    for (int i = 0; status == LIN_OK && i < f->scenery.pieces; i++)
        if (f->scenery.piece[i].kind == KIT_BUILDING)
            status = read_building(&f->scenery.piece[i], &table->piece[i], why);
    return status;
}
