/* ground.c -- from a table's scenery to what the rules ask of it. RG-10.1 to RG-10.25.
 *
 * Fences, walls and works are cut into straight pieces without the gaps that roads and trails make
 * in them (RG-10.23): whether one crosses, lines up behind or is covered by such a line is asked of
 * these. */
#include "rules/regimental/setup/setup.h"

#include <stdlib.h>
#include <string.h>

static const kit_kind_row kinds[] = {
    { "field", KIT_AREA, 0, "RG-10.1" },
    { "crops", KIT_AREA, 0, "RG-10.1" },
    { "rocks", KIT_AREA, 0, "RG-10.2" },
    { "marsh", KIT_AREA, 0, "RG-10.3" },
    { "woods", KIT_AREA, 0, "RG-10.4" },
    { "orchard", KIT_AREA, 0, "RG-10.5" },
    { "town", KIT_AREA, 0, "RG-10.6" },
    { "building", KIT_AREA, 0, "RG-10.6" },
    { "fence", KIT_OBSTACLE, 0, "RG-10.7" },
    { "wall", KIT_OBSTACLE, 0, "RG-10.8" },
    { "creek", KIT_AREA, 0, "RG-10.9" },
    { "stream", KIT_AREA, 0, "RG-10.9" },
    { "road", KIT_ROAD, 0, "RG-10.10" },
    { "trail", KIT_ROAD, 0, "RG-10.11" },
    { "hill", KIT_HILL, 0, "RG-10.12" },
    { "work", KIT_OBSTACLE, 0, "RG-10.13" },
    { "closed-work", KIT_AREA, 0, "RG-10.14" },
    { "bridge", KIT_CROSSING, 0, "RG-10.15" },
    { "ford", KIT_CROSSING, 0, "RG-10.15" },
    { "water", KIT_WATER, KIT_IMPASSABLE, "RG-10.16" },
    { NULL, 0, 0, NULL },
};

static const struct {
    const char *kind;
    rg_ground ground;
} meanings[] = {
    { "crops", RG_FIELDS },  { "building", RG_TOWN }, { "stream", RG_CREEK },
    { "ford", RG_CROSSING }, { "hill", RG_CONTOUR },
};

static rg_ground meaning_of(const char *kind)
{
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++)
        if (strcmp(meanings[i].kind, kind) == 0)
            return meanings[i].ground;
    return (rg_ground)kit_name_find(rg_ground_name, kind);
}

enum { USUAL_CAPACITY = 4, MOST_CREEK = 4 * LIN_INCH };

/* RG-8.7: how many stands it holds; RG-20.9: a building of which nothing is said, four. */
static lin_status read_capacity(rg_field *f, int i, lin_refusal *why)
{
    const lin_scenery *p = &f->base.battle->table.piece[i];
    tb_quad parts[TB_STANDS];
    const bool said = p->size[0] >= '0' && p->size[0] <= '9';
    const int n = said ? atoi(p->size) : strcmp(p->kind, "building") == 0 ? USUAL_CAPACITY : 0;

    if (said && (n < 1 || n > 2 * RG_STANDS))
        return kit_piece_wrong(why, p, "RG-8.7", "should hold 1 to 28 stands: its \"size\"");
    if (n && !kit_outline_parts(f->scenery.piece[i].shape.point, f->scenery.piece[i].shape.points,
                                parts))
        return kit_piece_wrong(why, p, "RG-8.30",
                               "holds a garrison and should have 3 to 18 corners and not cross "
                               "itself");
    f->capacity[i] = (uint8_t)n;
    return LIN_OK;
}

/* RG-7.35: a snake could not follow it. */
static lin_status check_road(const rg_field *f, int i, lin_refusal *why)
{
    const lin_scenery *p = &f->base.battle->table.piece[i];
    const tb_outline *line = &f->scenery.piece[i].shape;
    int last = 0; /* the bend before */

    for (int k = 1; k + 1 < line->points; k++) {
        const int turn = tb_turn(tb_bearing(line->point[k - 1], line->point[k]),
                                 tb_bearing(line->point[k], line->point[k + 1]));

        if (abs(turn) < RG_DEGREE)
            continue; /* as good as straight */
        if (abs(turn) > TB_QUARTER)
            return kit_piece_wrong(why, p, "RG-7.35",
                                   "bends by more than 90 degrees, which no column can follow");
        if (last > 0 && kit_length(kit_way(line->point[last], line->point[k])) < RG_BEND_APART)
            return kit_piece_wrong(why, p, "RG-7.35",
                                   "has two bends less than 2 inches apart, which no column can "
                                   "follow");
        last = k;
    }
    return LIN_OK;
}

static lin_status check_piece(rg_field *f, int i, lin_refusal *why)
{
    const lin_scenery *p = &f->base.battle->table.piece[i];
    const rg_ground g = (rg_ground)f->ground[i];

    if (g == RG_CREEK && !p->closed && !p->width)
        f->scenery.piece[i].width = LIN_INCH; /* RG-20.9 */
    if (g == RG_CREEK && !p->closed && f->scenery.piece[i].width > MOST_CREEK)
        return kit_piece_wrong(why, p, "RG-10.25", "is a line with a \"width\" beyond 4 inches");
    if (!rg_terrains[g].linear && g != RG_CREEK && !p->closed)
        return kit_piece_wrong(why, p, "RG-10.19", "should be an outline, not a line");
    if (g == RG_TOWN || g == RG_CLOSED_WORK)
        return read_capacity(f, i, why);
    return g == RG_ROAD || g == RG_TRAIL ? check_road(f, i, why) : LIN_OK;
}

/* ---- Walls ---- */

static int by_size(const void *a, const void *b)
{
    const int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;

    return (x > y) - (x < y);
}

static bool is_in_gap(const rg_field *f, lin_point p)
{
    for (int i = 0; i < f->scenery.pieces; i++)
        if ((f->ground[i] == RG_ROAD || f->ground[i] == RG_TRAIL) &&
            kit_is_near_line(&f->scenery.piece[i].shape, p, RG_ROAD_HALF))
            return true;
    return false;
}

static lin_status add_wall(rg_field *f, int piece, lin_point a, lin_point b, lin_refusal *why)
{
    if (f->walls == RG_WALLS)
        return kit_piece_wrong(why, &f->base.battle->table.piece[piece], "RG-10.23",
                               "is one line too many: all fences, walls and works together have "
                               "up to 256 straight pieces");
    f->wall[f->walls++] = (rg_wall){ { a, b }, (uint8_t)piece };
    return LIN_OK;
}

static lin_status add_straight(rg_field *f, int piece, lin_point a, lin_point b, lin_refusal *why)
{
    enum { MOST = 64 };
    const int32_t whole = kit_length(kit_way(a, b));
    int32_t cut[MOST + 2];
    int n = 0;
    lin_status status = LIN_OK;

    for (int i = 0; i < f->scenery.pieces; i++)
        if (f->ground[i] == RG_ROAD || f->ground[i] == RG_TRAIL)
            n += kit_strip_cuts(&f->scenery.piece[i].shape, RG_ROAD_HALF, a, b, &cut[n], MOST - n);
    cut[n++] = 0;
    cut[n++] = whole;
    qsort(cut, (size_t)n, sizeof *cut, by_size);
    for (int i = 0; i + 1 < n && status == LIN_OK; i++) {
        const lin_point middle = kit_ray_point(a, b, (cut[i] + cut[i + 1]) / 2, whole);

        if (cut[i + 1] - cut[i] > TB_TOUCH && !is_in_gap(f, middle))
            status = add_wall(f, piece, kit_ray_point(a, b, cut[i], whole),
                              kit_ray_point(a, b, cut[i + 1], whole), why);
    }
    return status;
}

static lin_status add_walls(rg_field *f, int piece, lin_refusal *why)
{
    const tb_outline *line = &f->scenery.piece[piece].shape;
    lin_status status = LIN_OK;

    for (int k = 0; k + 1 < line->points && status == LIN_OK; k++)
        status = add_straight(f, piece, line->point[k], line->point[k + 1], why);
    return status;
}

static bool is_wall(const rg_field *f, int piece)
{
    return f->ground[piece] == RG_WOOD_FENCE || f->ground[piece] == RG_STONE_FENCE ||
           f->ground[piece] == RG_WORK;
}

/* A garrison is as large as its building (RG-8.30); other stands are small. */
static void find_largest(rg_field *f)
{
    f->largest = 4 * LIN_INCH;
    for (int i = 0; i < f->scenery.pieces; i++) {
        const tb_box *b = &f->scenery.piece[i].shape.box;
        const int32_t size = b->east - b->west + b->north - b->south;

        if (f->capacity[i] && size > f->largest)
            f->largest = size;
    }
}

lin_status rg_build_ground(rg_field *f, lin_refusal *why)
{
    const lin_table *table = &f->base.battle->table;
    lin_status status = kit_table_check(&f->base, "RG-1.12", why);

    if (status == LIN_OK)
        status = kit_scenery_build(&f->scenery, table, kinds, "RG-10.19", why);
    for (int i = 0; status == LIN_OK && i < f->scenery.pieces; i++) {
        f->ground[i] = (uint8_t)meaning_of(table->piece[i].kind);
        status = check_piece(f, i, why);
    }
    for (int i = 0; status == LIN_OK && i < f->scenery.pieces; i++)
        if (is_wall(f, i))
            status = add_walls(f, i, why);
    if (status == LIN_OK) {
        find_largest(f);
        rg_build_cells(f);
    }
    return status;
}
