/* field.c -- from a battle's files to the field: what every step costs, where sight and zones end,
 * who comes from where (chapters 1, 7 and 8). What every counter is worth: field_counters.c. */
#include "rules/germantown/field.h"
#include "kit/keys.h"

#include <stdio.h>
#include <string.h>

/* ---- saying what is wrong ---- */

lin_status gt_wrong_at(lin_refusal *why, const lin_node *n, const char *rule, const char *what)
{
    lin_refuse(why, LIN_BAD_FILE, rule, "%s", what);
    if (why && n)
        why->line = n->line;
    return LIN_BAD_FILE;
}

/* ---- the map ---- */

static int ground_named(const char *name)
{
    for (int g = 0; g < GT_GROUNDS; g++)
        if (strcmp(gt_ground_rows[g].name, name) == 0)
            return g;
    return -1;
}

static int side_kind_named(const char *name)
{
    for (int k = 0; k < GT_SIDES; k++)
        if (strcmp(gt_side_rows[k].name, name) == 0)
            return k;
    return -1;
}

static lin_status build_hexes(gt_field *f, lin_refusal *why)
{
    const lin_board *b = f->board;
    char name[8];

    if (b->cells == 0 || b->grid != LIN_HEXES)
        return lin_refuse(why, LIN_BAD_FILE, "GT-1.13",
                          "Germantown is played on hexes; the battle needs a hexagonal map.");
    for (int c = 0; c < b->cells; c++) {
        const int g = ground_named(b->ground_name[b->ground[c]]);

        if (g < 0) {
            lin_cell_name(b, c, name);
            return lin_refuse(
                why, LIN_BAD_FILE, "GT-7.1",
                "Hex %s is \"%s\"; these rules know clear, light woods, heavy woods, river and "
                "fortified.",
                name, b->ground_name[b->ground[c]]);
        }
        f->ground[c] = (uint8_t)g;
        f->level[c] = b->height[c];
    }
    return LIN_OK;
}

static lin_status build_sides(gt_field *f, lin_refusal *why)
{
    const lin_board *b = f->board;
    int kind[LIN_EDGES];

    for (int k = 0; k < b->edge_kinds; k++)
        if ((kind[k] = side_kind_named(b->edge_name[k])) < 0)
            return lin_refuse(
                why, LIN_BAD_FILE, "GT-7.7",
                "The map has a hexside \"%s\"; these rules know stream, creek, slope, bridge, ford "
                "and works.",
                b->edge_name[k]);
    for (int c = 0; c < b->cells; c++)
        for (int d = 0; d < 6; d++)
            for (int k = 0; k < b->edge_kinds; k++) {
                if (!(b->edge[c][d] >> k & 1))
                    continue;
                f->sides[c][d] |= (uint8_t)(1 << kind[k]);
                if (kind[k] == GT_SLOPE && (b->front[c][d] >> k & 1)) /* met from below */
                    f->up[c] |= (uint8_t)(1 << d);
                if (kind[k] == GT_WORKS && !(b->front[c][d] >> k & 1)) /* GT-21.7, GT-21.9 */
                    f->inside[c] |= (uint8_t)(1 << d);
            }
    return LIN_OK;
}

static void build_ways(gt_field *f)
{
    static const char *const fast[] = { "road", "lane" };
    const lin_board *b = f->board;
    const int trail = lin_way_find(b, "trail");

    for (int i = 0; i < 2; i++) {
        const int k = lin_way_find(b, fast[i]);

        for (int c = 0; k >= 0 && c < b->cells; c++)
            f->road[c] |= b->way[k][c];
    }
    for (int c = 0; c < b->cells; c++) {
        f->way[c] = (uint8_t)(f->road[c] | (trail >= 0 ? b->way[trail][c] : 0));
        f->on_road[c] = f->road[c] != 0;
    }
}

/* A bridge or ford stands in place of the water under it (GT-7.11), and of nothing else
 * (GT-7.12). */
static int price_of_water(unsigned sides, int column)
{
    static const uint8_t first[] = { GT_BRIDGE, GT_FORD, GT_CREEK, GT_STREAM };

    for (int i = 0; i < 4; i++)
        if (sides >> first[i] & 1)
            return gt_side_rows[first[i]].cost[column];
    return 0;
}

/* What the step out of that hex costs, works apart. By road, lane or trail woods do not matter
 * (GT-7.15), but the side crossed does (GT-7.16). */
static int cost_of(const gt_field *f, int column, int from, int d)
{
    const int to = f->board->next[from][d];
    int cost, water, slope;
    unsigned sides;

    if (to == LIN_NOWHERE) /* GT-6.22 */
        return GT_BARRED;
    sides = f->sides[from][d];
    cost = gt_ground_rows[f->ground[to]].cost[column];
    water = price_of_water(sides, column);
    if (cost >= GT_BARRED || water >= GT_BARRED)
        return GT_BARRED;
    if (f->way[from] >> d & 1)
        cost = gt_ground_rows[GT_OPEN].cost[column];
    slope = sides >> GT_SLOPE & 1 ? gt_side_rows[GT_SLOPE].cost[column] : 0;
    if (slope && !(sides >> GT_CREEK & 1)) /* GT-7.10: stream and slope are paid once */
        water = 0;
    return cost + water + slope;
}

static void build_costs(gt_field *f)
{
    for (int column = 0; column < GT_COLUMNS; column++)
        for (int c = 0; c < f->board->cells; c++)
            for (int d = 0; d < 6; d++) {
                f->cost[column][c][d] = (uint8_t)cost_of(f, column, c, d);
                if (f->cost[column][c][d] < GT_BARRED)
                    f->passable[column][c] |= (uint8_t)(1u << d);
            }
    for (int c = 0; c < f->board->cells; c++)
        if (gt_is_house(f, c))
            lin_cells_set(f->board, &f->houses, c);
}

/* ---- places named in the file ---- */

static int side_named(const lin_battle *b, const char *id)
{
    for (int i = 0; i < LIN_SIDES; i++)
        if (id && strcmp(b->side_id[i], id) == 0)
            return i;
    return -1;
}

static int edge_named(const char *word)
{
    static const char *const names[GT_EDGES] = { "top", "right", "bottom", "left" };

    for (int e = 0; e < GT_EDGES; e++)
        if (word && strcmp(names[e], word) == 0)
            return e;
    return -1;
}

/* "chew_house: {at: "3312", held_by: british}"; a battle may have no such place. */
static lin_status build_place(gt_field *f, const char *key, uint16_t *cell, uint8_t *owner,
                              lin_refusal *why)
{
    const lin_battle *battle = f->base.battle;
    const lin_node *n = lin_node_get(battle->root, key);
    int held;

    *cell = LIN_NOWHERE;
    if (!n)
        return LIN_OK;
    *cell = (uint16_t)lin_cell_parse(f->board, lin_node_text(n, "at", ""));
    held = side_named(battle, lin_node_text(n, "held_by", ""));
    if (*cell == LIN_NOWHERE)
        return gt_wrong_at(why, n, "GT-20.17", "`at` must be a hex of the map, as at: \"3312\".");
    if (held < 0)
        return gt_wrong_at(why, n, "GT-20.17", "`held_by` must be the side that held it last.");
    *owner = (uint8_t)held;
    return LIN_OK;
}

static lin_status build_sides_of_war(gt_field *f, lin_refusal *why)
{
    const lin_battle *battle = f->base.battle;
    const lin_node *morale = lin_node_get(battle->root, "army_morale"),
                   *momentum = lin_node_get(battle->root, "momentum"),
                   *edges = lin_node_get(battle->root, "friendly_edges");
    const int american = side_named(battle, "american"), british = side_named(battle, "british");
    int value;

    if (american < 0 || british < 0)
        return gt_wrong_at(
            why, lin_node_get(battle->root, "sides"), "GT-1.4",
            "The two sides are called american and british: half the rules name them.");
    f->american = (uint8_t)american;
    f->british = (uint8_t)british;
    f->works_owner = (uint8_t)british;
    for (int i = 0; i < LIN_SIDES; i++) {
        lin_status status = lin_node_int(morale, battle->side_id[i], 1, GT_AM_MOST, &value, why);
        const int edge = edge_named(lin_node_text(edges, battle->side_id[i], ""));

        if (status != LIN_OK)
            return status;
        f->first_morale[i] = (uint8_t)value;
        if (momentum && lin_node_get(momentum, battle->side_id[i])) {
            status = lin_node_int(momentum, battle->side_id[i], 0, 20, &value, why);
            if (status != LIN_OK)
                return status;
            f->first_momentum[i] = (uint8_t)value;
        }
        if (edge < 0)
            return gt_wrong_at(why, edges, "GT-15.8",
                               "`friendly_edges` must give each side top, right, bottom or left.");
        f->friendly_edge[i] = (uint8_t)edge;
    }
    return LIN_OK;
}

static lin_status build_clock(gt_field *f, lin_refusal *why)
{
    const lin_battle *battle = f->base.battle;
    const char *fog = lin_node_text(battle->root, "fog", "heavy");
    int day = 1, level = 0;

    if (battle->turns < 1 || battle->turns > GT_TURNS)
        return gt_wrong_at(why, lin_node_get(battle->root, "turns"), "GT-1.2",
                           "`turns` must list the hours of the battle, at most 16.");
    f->turns = battle->turns;
    if (lin_node_get(battle->root, "day_turn")) {
        const lin_status status = lin_node_int(battle->root, "day_turn", 1, GT_TURNS, &day, why);

        if (status != LIN_OK)
            return status;
    }
    f->day_turn = (uint8_t)(day - 1);
    while (gt_fog_name[level] && strcmp(gt_fog_name[level], fog) != 0)
        level++;
    if (!gt_fog_name[level])
        return gt_wrong_at(why, lin_node_get(battle->root, "fog"), "GT-22.1",
                           "`fog` must be heavy, moderate or clear.");
    f->first_fog = (uint8_t)level;
    return LIN_OK;
}

static bool lies_on(const gt_field *f, int cell, int edge)
{
    const int row = lin_cell_row(f->board, cell), col = lin_cell_col(f->board, cell);

    return edge == GT_TOP      ? row == 0
           : edge == GT_BOTTOM ? row == f->board->rows - 1
           : edge == GT_LEFT   ? col == 0
                               : col == f->board->cols - 1;
}

#define BESIDE 3 /* hexes from the area in which its edge may serve instead (GT-8.8) */

/* The area's own hexes, then those of its edge near by (GT-8.8). */
static lin_status add_entry(gt_field *f, const lin_node *n, int *used, lin_refusal *why)
{
    const lin_battle *battle = f->base.battle;
    const int k = lin_area_find(f->board, lin_node_text(n, "layer", "")),
              side = side_named(battle, lin_node_text(n, "side", "")),
              edge = edge_named(lin_node_text(n, "edge", ""));
    const char *road = lin_node_text(n, "road", NULL);
    const int i = f->areas;

    if (i == GT_AREAS)
        return gt_wrong_at(why, n, "GT-8.1", "There can be at most 4 entry areas.");
    if (k < 0 || side < 0 || edge < 0)
        return gt_wrong_at(
            why, n, "GT-8.1",
            "An entry area needs side, layer (of the map) and edge (top, right, bottom or left).");
    snprintf(f->area[i].id, sizeof f->area[i].id, "%.*s", LIN_ID - 1, n->key ? n->key : "");
    f->area[i].side = (uint8_t)side;
    f->area[i].edge = (uint8_t)edge;
    f->area[i].road = LIN_NOWHERE;
    f->area[i].first = (uint8_t)*used;
    if (road && (f->area[i].road = (uint16_t)lin_cell_parse(f->board, road)) == LIN_NOWHERE)
        return gt_wrong_at(why, n, "GT-8.6", "`road` must be a hex of the area.");
    for (int c = 0; c < f->board->cells; c++)
        if (f->board->area[c] >> k & 1) {
            if (*used == GT_ENTRIES || !lies_on(f, c, edge))
                return gt_wrong_at(why, n, "GT-8.1",
                                   "The hexes of an entry area lie on its edge; all areas together "
                                   "have at most 24.");
            f->entry[(*used)++] = (uint16_t)c;
            f->area[i].own++;
        }
    f->area[i].n = f->area[i].own;
    for (int own = f->area[i].first; road && f->entry[own] != f->area[i].road; own++)
        if (own + 1 >= f->area[i].first + f->area[i].own)
            return gt_wrong_at(why, n, "GT-8.6", "`road` must be a hex of the area.");
    for (int c = 0; c < f->board->cells; c++) {
        int far = 99;

        if (f->board->area[c] >> k & 1 || !lies_on(f, c, edge) || f->ground[c] == GT_RIVER)
            continue;
        for (int own = f->area[i].first; own < f->area[i].first + f->area[i].own; own++) {
            const int d = gt_distance(f, c, f->entry[own]);

            far = d < far ? d : far;
        }
        if (far <= BESIDE && *used < GT_ENTRIES) {
            f->entry[(*used)++] = (uint16_t)c;
            f->area[i].n++;
        }
    }
    f->areas++;
    return LIN_OK;
}

static lin_status build_entries(gt_field *f, lin_refusal *why)
{
    const lin_node *entries = lin_node_get(f->base.battle->root, "entries");
    const char *zone = lin_node_text(f->base.battle->root, "bombardment_zone", NULL);
    int used = 0;

    for (const lin_node *n = entries ? entries->child : NULL; n; n = n->next) {
        const lin_status status = add_entry(f, n, &used, why);

        if (status != LIN_OK)
            return status;
    }
    if (zone) {
        const int k = lin_area_find(f->board, zone);

        if (k < 0)
            return gt_wrong_at(why, lin_node_get(f->base.battle->root, "bombardment_zone"),
                               "GT-23.30", "`bombardment_zone` must be a layer of the map.");
        for (int c = 0; c < f->board->cells; c++)
            f->shelling[c] = f->board->area[c] >> k & 1;
    }
    return LIN_OK;
}

/* ---- the whole ---- */

/* What a battle's file has for this book. */
#define FIGHTS "infantry light-infantry militia rifle cavalry artillery"
static const kit_keys keys[] = {
    { .in = "",
      .has = "army_morale momentum day_turn fog entries friendly_edges bombardment_zone chew_house "
             "market_square" },
    { .in = "army_morale", .sides = true },
    { .in = "momentum", .sides = true },
    { .in = "friendly_edges", .sides = true },
    { .in = "entries.*", .has = "side layer edge road name" },
    { .in = "chew_house", .has = "at held_by" },
    { .in = "market_square", .has = "at held_by" },
    { .in = "units.*", .rule = "GT-1.12", .has = "nation label mp at enters flags" },
    { .in = "units.*",
      .rule = "GT-1.12",
      .has = "formation full reduced rifles demi_leader",
      .of = FIGHTS },
    { .in = "units.*",
      .rule = "GT-1.12",
      .has = "formation drm leadership casualty commands",
      .of = "leader" },
    { .in = "units.*.full", .rule = "GT-1.12", .has = "sp morale" },
    { .in = "units.*.reduced", .rule = "GT-1.12", .has = "sp morale" },
    { .in = "units.*.enters", .rule = "GT-1.12", .has = "turn area" },
    { .in = "units.*.casualty", .rule = "GT-1.12", .has = "gain loss points" },
    { .in = "units.*.demi_leader", .rule = "GT-1.12", .has = "drm leadership commands" },
    { .in = NULL },
};

static uint64_t field_hash(const gt_field *f)
{
    uint64_t h = lin_hash_bytes(
        f->side, (size_t)((const char *)&f->day_turn - (const char *)f->side) + 1, 1);

    return h ^ (uint64_t)f->turns << 32 ^ (uint64_t)f->board->cols << 48 ^ (uint64_t)f->units << 56;
}

lin_status gt_build(lin_field *field, lin_refusal *why)
{
    static lin_status (*const parts[])(gt_field *, lin_refusal *) = {
        build_hexes, build_sides, build_sides_of_war, build_clock, build_entries, gt_build_counters
    };
    gt_field *f = (gt_field *)(void *)field;
    lin_status status;

    f->board = &field->battle->board;
    if ((status = kit_check_keys(field->battle, keys, why)) != LIN_OK)
        return status;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if ((status = parts[i](f, why)) != LIN_OK)
            return status;
    build_ways(f);
    build_costs(f);
    if ((status = build_place(f, "chew_house", &f->house, &f->first_owner[0], why)) != LIN_OK ||
        (status = build_place(f, "market_square", &f->square, &f->first_owner[1], why)) != LIN_OK)
        return status;
    field->hash = field_hash(f);
    return LIN_OK;
}

void gt_start(const lin_field *field, void *state)
{
    const gt_field *f = gt_field_of(field);
    gt_state *s = state;

    for (int u = 0; u < GT_UNITS; u++)
        s->at[u] = u < f->units ? f->begins[u] : GT_ABSENT;
    for (int i = 0; i < LIN_SIDES; i++) {
        s->morale[i] = f->first_morale[i];
        s->momentum[i] = f->first_momentum[i];
    }
    s->owner[0] = f->first_owner[0];
    s->owner[1] = f->first_owner[1];
    s->fog = f->first_fog;
    gt_count_hexes(f, s);
    lin_push(s, GT_TURN, 0, 0, 0);
}
