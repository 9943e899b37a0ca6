/* scenery_build.c -- from a table's scenery to what rules ask of it. */
#include "kit/scenery.h"

#include <string.h>

#define USUAL_WIDTH (2 * LIN_INCH) /* of a crossing whose width the map does not tell */

const char *const kit_flag_words[] = { "slows", "obscures", "wooded", "impassable", "tall", NULL };

lin_status kit_piece_wrong(lin_refusal *why, const lin_scenery *p, const char *rule,
                           const char *what)
{
    return lin_refuse(why, LIN_BAD_FILE, rule, "The %s%s%s%s on the map %s.", p->kind,
                      *p->name ? " \"" : "", p->name, *p->name ? "\"" : "", what);
}

lin_status kit_table_check(const lin_field *f, const char *rule, lin_refusal *why)
{
    return f->battle->table.width > 0
               ? LIN_OK
               : lin_refuse(why, LIN_BAD_FILE, rule,
                            "%s is played on a table in inches; the battle needs a map whose "
                            "ground is inches.",
                            f->rules->name);
}

static lin_status refuse_kind(lin_refusal *why, const lin_scenery *p, const kit_kind_row *row,
                              const char *rule)
{
    char room[256];
    lin_text what = lin_text_in(room, sizeof room);

    lin_put(&what, "is of no kind that these rules know; they know ");
    for (int i = 0; row[i].name; i++) {
        if (strlen(room) > 180) { /* there is room for one sentence */
            lin_put(&what, " and others");
            break;
        }
        lin_put(&what, "%s%s", i == 0 ? "" : row[i + 1].name ? ", " : " and ", row[i].name);
    }
    return kit_piece_wrong(why, p, rule, room);
}

/* An obstacle, a road and a crossing are lines, hills and water outlines. */
static lin_status check_outline(const lin_scenery *p, const kit_kind_row *row, lin_refusal *why)
{
    if ((row->kind == KIT_OBSTACLE || row->kind == KIT_ROAD) && p->closed)
        return kit_piece_wrong(why, p, row->rule, "should be a line, not an outline");
    if (row->kind == KIT_CROSSING && p->closed)
        return kit_piece_wrong(why, p, row->rule, "should be a line with a width, not an outline");
    if ((row->kind == KIT_HILL || row->kind == KIT_WATER) && !p->closed)
        return kit_piece_wrong(why, p, row->rule, "should be an outline, not a line");
    return LIN_OK;
}

/* The largest upright square about any of a few points inside that keeps clear of the edge; none
 * where an area is too narrow. Nearly all that runs through a wood pierces it, which is seen at
 * once. */
static tb_quad core_of(const tb_outline *g)
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

static bool is_convex(const tb_outline *g)
{
    for (int i = 0; i < g->points; i++)
        if (tb_cross(g->point[i], g->point[(i + 1) % g->points], g->point[(i + 2) % g->points]) < 0)
            return false;
    return true;
}

static int row_named(const kit_kind_row *row, const char *name)
{
    for (int i = 0; row[i].name; i++)
        if (strcmp(row[i].name, name) == 0)
            return i;
    return -1;
}

static void fill(kit_scenery *g, int i, const kit_kind_row *row, int n)
{
    const lin_scenery *p = &g->table->piece[i];
    const lin_point *outline = &g->table->outline[p->first];
    kit_piece *out = &g->piece[i];

    *out = (kit_piece){
        .shape = { .point = outline,
                   .points = p->points,
                   .closed = p->closed,
                   .box = tb_box_of(outline, p->points) },
        .width = p->width ? p->width : USUAL_WIDTH,
        .row = (uint8_t)n,
        .flags = (uint8_t)((p->flags & p->said) | (row[n].flags & ~p->said)),
        .level = row[n].kind == KIT_HILL ? p->level : (int8_t)0,
        .kind = row[n].kind,
    };
    if (out->kind == KIT_PLAIN && !out->flags) /* drawn, and nothing more */
        return;
    if (out->kind == KIT_PLAIN)
        out->kind = KIT_AREA;
    if (p->closed)
        out->core = core_of(&out->shape);
    out->convex = is_convex(&out->shape);
    out->rim = (uint16_t)p->first; /* a rim has no more corners than its piece */
    out->rim_points = (uint16_t)tb_rim(outline, p->points, &g->rim[out->rim]);
    g->hills += out->kind == KIT_HILL;
    tb_index_add(&g->index, i, &out->shape.box);
}

lin_status kit_scenery_build(kit_scenery *g, const lin_table *table, const kit_kind_row *row,
                             const char *unknown, lin_refusal *why)
{
    g->table = table;
    g->size = (kit_size){ table->width, table->height };
    g->pieces = table->pieces;
    for (int i = 0; i < g->pieces; i++) {
        const lin_scenery *p = &table->piece[i];
        const int n = row_named(row, p->kind);
        lin_status status;

        if (n < 0)
            return refuse_kind(why, p, row, unknown);
        if ((status = check_outline(p, &row[n], why)) != LIN_OK)
            return status;
        fill(g, i, row, n);
    }
    return LIN_OK;
}
