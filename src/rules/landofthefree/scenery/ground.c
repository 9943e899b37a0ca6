/* ground.c -- from a table's scenery to what the rules ask of it. LF-LO, LF-AT, LF-BU, LF-HI. */
#include "rules/landofthefree/lof.h"

#include <string.h>

/* LF-AT-01: what each kind of scenery is where the map does not say otherwise. */
static const struct kind {
    const char *name;
    uint8_t ground, flags;
} kinds[] = {
    /* LF-AT-02 */
    { "woods", LF_AREA, LIN_SLOWS | LIN_OBSCURES | LIN_WOODED },
    { "orchard", LF_AREA, LIN_SLOWS | LIN_OBSCURES | LIN_WOODED },
    { "fallen-trees", LF_AREA, LIN_SLOWS | LIN_OBSCURES | LIN_WOODED },
    /* LF-AT-03; fords see below */
    { "swamp", LF_AREA, LIN_SLOWS },
    { "debris", LF_AREA, LIN_SLOWS },
    { "rough", LF_AREA, LIN_SLOWS },
    { "camp", LF_AREA, LIN_SLOWS },
    { "cemetery", LF_AREA, LIN_SLOWS },
    /* LF-AT-04 */
    { "crops", LF_AREA, LIN_OBSCURES },
    { "field", LF_PLAIN, 0 },
    { "town", LF_PLAIN, 0 },
    { "road", LF_PLAIN, 0 },
    { "trail", LF_PLAIN, 0 },
    /* LF-AT-05 */
    { "bridge", LF_CROSSING, 0 },
    { "ford", LF_CROSSING, LIN_SLOWS },
    { "water", LF_WATER, LIN_IMPASSABLE },
    { "stream", LF_AREA, LIN_SLOWS }, /* a line: what touches it is slowed */
    /* LF-HI-08: a hill slows nobody and covers nobody, unless the map says so */
    { "hill", LF_HILL, 0 },
    { "building", LF_BUILDING, 0 },
    /* LF-AT-06 */
    { "fence", LF_OBSTACLE, 0 },
    { "wall", LF_OBSTACLE, 0 },
    { "hedge", LF_OBSTACLE, 0 },
    { "entrenchment", LF_OBSTACLE, 0 },
    { "abatis", LF_OBSTACLE, 0 },
    { "stockade", LF_OBSTACLE, LIN_TALL },
};

static const struct kind *kind_named(const char *name)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0)
            return &kinds[i];
    return NULL;
}

static lin_status piece_wrong(lin_refusal *why, const lin_scenery *p, const char *rule,
                              const char *what)
{
    return lin_refuse(why, LIN_BAD_FILE, rule, "The %s%s%s%s on the map %s.", p->kind,
                      *p->name ? " \"" : "", p->name, *p->name ? "\"" : "", what);
}

/* LF-BU-01: a building is a four-cornered outline, so that "the side of the building" has a
 * meaning. */
static lin_status read_building(lf_scenery *out, const lin_scenery *p, lin_refusal *why)
{
    for (out->size = 0; lf_size_name[out->size]; out->size++)
        if (strcmp(lf_size_name[out->size], p->size) == 0)
            break;
    if (!p->closed || p->points != 4)
        return piece_wrong(why, p, "LF-BU-01", "should be an outline of four corners");
    if (!lf_size_name[out->size])
        return piece_wrong(why, p, "LF-BU-01", "needs a size: tiny, small, medium or large");
    return LIN_OK;
}

/* The largest upright square about any of a few points inside that keeps clear of the edge; none
 * where an area is too narrow. Nearly all that runs through a wood pierces it, which is seen at
 * once. */
static tb_quad core_of(const tb_ground *g)
{
    enum { PARTS = 24, LEAST = LIN_INCH / 8 };
    const int32_t wide = g->box.east - g->box.west, high = g->box.north - g->box.south;
    int32_t half = LEAST;
    tb_quad core = { 0 };

    for (int i = 1; i < PARTS; i++)
        for (int k = 1; k < PARTS; k++) {
            const lin_point p = { g->box.west + (int32_t)((int64_t)wide * i / PARTS),
                                  g->box.south + (int32_t)((int64_t)high * k / PARTS) };
            const int32_t clear =
                (int32_t)(tb_root(tb_gap2(p, tb_line_nearest(g, p, NULL))) * 7 / 10) - TB_SLACK;

            if (clear <= half || !tb_area_holds(g, p))
                continue;
            half = clear;
            core = (tb_quad){ { { p.x - half, p.y + half },
                                { p.x + half, p.y + half },
                                { p.x + half, p.y - half },
                                { p.x - half, p.y - half } } };
        }
    return core;
}

static bool is_convex(const tb_ground *g)
{
    for (int i = 0; i < g->points; i++)
        if (tb_cross(g->point[i], g->point[(i + 1) % g->points], g->point[(i + 2) % g->points]) < 0)
            return false;
    return true;
}

static lin_status build_piece(lf_field *f, int i, lin_refusal *why)
{
    const lin_scenery *p = &f->table->piece[i];
    const struct kind *kind = kind_named(p->kind);
    lf_scenery *out = &f->piece[i];

    if (!kind)
        return piece_wrong(
            why, p, "LF-AT-01",
            "is of no kind that these rules know; they know woods, orchard, fallen-trees, "
            "swamp, debris, rough, camp, cemetery, crops, field, town, road, trail, bridge, ford, "
            "water, stream, "
            "hill, building, fence, wall, hedge, entrenchment, abatis and stockade");
    if (kind->ground == LF_OBSTACLE && p->closed)
        return piece_wrong(why, p, "LF-LO-01", "should be a line, not an outline");
    if (kind->ground == LF_CROSSING && p->closed)
        return piece_wrong(why, p, "LF-AT-05", "should be a line with a width, not an outline");
    if ((kind->ground == LF_HILL || kind->ground == LF_WATER) && !p->closed)
        return piece_wrong(why, p, "LF-HI-01", "should be an outline, not a line");
    *out = (lf_scenery){
        .shape = { .point = &f->table->outline[p->first],
                   .points = p->points,
                   .closed = p->closed,
                   .box = tb_box_of(&f->table->outline[p->first], p->points) },
        .flags = (uint8_t)((p->flags & p->said) | (kind->flags & ~p->said)),
        .level = kind->ground == LF_HILL ? p->level : (int8_t)0,
        .kind = kind->ground,
    };
    if (kind->ground == LF_PLAIN && !out->flags) /* drawn, and nothing more */
        return LIN_OK;
    if (kind->ground == LF_PLAIN)
        out->kind = LF_AREA;
    if (p->closed)
        out->core = core_of(&out->shape);
    out->convex = is_convex(&out->shape);
    out->rim = (uint16_t)p->first; /* a rim has no more corners than its piece */
    out->rim_points = (uint16_t)tb_rim(out->shape.point, out->shape.points, &f->rim[out->rim]);
    f->hills += kind->ground == LF_HILL;
    tb_index_add(&f->scenery, i, &out->shape.box);
    return kind->ground == LF_BUILDING ? read_building(out, p, why) : LIN_OK;
}

lin_status lf_build_ground(lf_field *f, lin_refusal *why)
{
    f->table = &f->base.battle->table;
    f->width = f->table->width;
    f->height = f->table->height;
    f->pieces = f->table->pieces;
    if (f->width == 0)
        return lin_refuse(why, LIN_BAD_FILE, "LF-ST-10",
                          "Land of the Free is played on a table in inches; the battle needs "
                          "a map whose ground is inches.");
    for (int i = 0; i < f->pieces; i++) {
        const lin_status status = build_piece(f, i, why);

        if (status != LIN_OK)
            return status;
    }
    return LIN_OK;
}
