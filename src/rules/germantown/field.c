/* field.c -- from a battle's files to the field: what every step costs, where sight and zones end,
 * what every counter is worth (chapters 1, 7 and 8, and the tables of counters and leaders). */
#include "rules/germantown/germantown.h"
#include "kit/keys.h"

#include <stdio.h>
#include <string.h>

/* ---- saying what is wrong ---- */

static lin_status wrong_at(lin_refusal *why, const lin_node *n, const char *rule, const char *what)
{
    lin_refuse(why, LIN_BAD_FILE, rule, "%s", what);
    if (why && n)
        why->line = n->line;
    return LIN_BAD_FILE;
}

static lin_status wrong_unit(lin_refusal *why, const lin_unit *u, const char *rule,
                             const char *what)
{
    lin_refuse(why, LIN_BAD_FILE, rule, "Unit %s: %s.", u->id, what);
    if (why && u->data)
        why->line = u->data->line;
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
        return wrong_at(why, n, "GT-20.17", "`at` must be a hex of the map, as at: \"3312\".");
    if (held < 0)
        return wrong_at(why, n, "GT-20.17", "`held_by` must be the side that held it last.");
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
        return wrong_at(why, lin_node_get(battle->root, "sides"), "GT-1.4",
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
            return wrong_at(why, edges, "GT-15.8",
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
        return wrong_at(why, lin_node_get(battle->root, "turns"), "GT-1.2",
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
        return wrong_at(why, lin_node_get(battle->root, "fog"), "GT-22.1",
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
        return wrong_at(why, n, "GT-8.1", "There can be at most 4 entry areas.");
    if (k < 0 || side < 0 || edge < 0)
        return wrong_at(
            why, n, "GT-8.1",
            "An entry area needs side, layer (of the map) and edge (top, right, bottom or left).");
    snprintf(f->area[i].id, sizeof f->area[i].id, "%.*s", LIN_ID - 1, n->key ? n->key : "");
    f->area[i].side = (uint8_t)side;
    f->area[i].edge = (uint8_t)edge;
    f->area[i].road = LIN_NOWHERE;
    f->area[i].first = (uint8_t)*used;
    if (road && (f->area[i].road = (uint16_t)lin_cell_parse(f->board, road)) == LIN_NOWHERE)
        return wrong_at(why, n, "GT-8.6", "`road` must be a hex of the area.");
    for (int c = 0; c < f->board->cells; c++)
        if (f->board->area[c] >> k & 1) {
            if (*used == GT_ENTRIES || !lies_on(f, c, edge))
                return wrong_at(why, n, "GT-8.1",
                                "The hexes of an entry area lie on its edge; all areas together "
                                "have at most 24.");
            f->entry[(*used)++] = (uint16_t)c;
            f->area[i].own++;
        }
    f->area[i].n = f->area[i].own;
    for (int own = f->area[i].first; road && f->entry[own] != f->area[i].road; own++)
        if (own + 1 >= f->area[i].first + f->area[i].own)
            return wrong_at(why, n, "GT-8.6", "`road` must be a hex of the area.");
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
            return wrong_at(why, lin_node_get(f->base.battle->root, "bombardment_zone"), "GT-23.30",
                            "`bombardment_zone` must be a layer of the map.");
        for (int c = 0; c < f->board->cells; c++)
            f->shelling[c] = f->board->area[c] >> k & 1;
    }
    return LIN_OK;
}

/* ---- counters ---- */

static int type_named(const char *name)
{
    static const char *const names[GT_TYPES] = { "infantry", "light-infantry", "militia", "rifle",
                                                 "cavalry",  "artillery",      "leader" };

    for (int i = 0; i < GT_TYPES; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return -1;
}

static lin_status read_flags(gt_field *f, int u, lin_refusal *why)
{
    static const struct {
        const char *word;
        uint8_t flag;
    } known[] = { { "outpost", GT_IS_OUTPOST },
                  { "vanguard", GT_IS_VANGUARD },
                  { "wayne", GT_IS_WAYNES },
                  { "stephen", GT_IS_STEPHENS } };
    const lin_unit *unit = &f->base.battle->unit[u];
    const lin_node *flags = lin_node_get(unit->data, "flags");
    const char *nation = lin_node_text(unit->data, "nation", "");

    if (strcmp(nation, "german") == 0)
        f->flags[u] |= GT_IS_GERMAN;
    if (strcmp(nation, "militia") == 0) /* GT-1.6: whatever its type */
        f->flags[u] |= GT_IS_MILITIA;
    for (const lin_node *n = flags ? flags->child : NULL; n; n = n->next) {
        size_t i = 0;

        while (i < sizeof known / sizeof *known &&
               (!n->text || strcmp(known[i].word, n->text) != 0))
            i++;
        if (i == sizeof known / sizeof *known)
            return wrong_at(why, n, "GT-1.12",
                            "A unit's flags are outpost, vanguard, wayne and stephen.");
        f->flags[u] |= known[i].flag;
    }
    return LIN_OK;
}

/* GT-1.8, GT-1.9: one side or two. full: {sp: 2, morale: 0}, reduced: {sp: 1, morale: -1} */
static lin_status read_side(gt_field *f, int u, const lin_node *n, int reduced, lin_refusal *why)
{
    int sp, morale;
    lin_status status = lin_node_int(n, "sp", 1, GT_STACK, &sp, why);

    if (status == LIN_OK)
        status = lin_node_int(n, "morale", -5, 5, &morale, why);
    if (status != LIN_OK)
        return status;
    f->strength[reduced][u] = (uint8_t)sp;
    f->morale[reduced][u] = (int8_t)morale;
    f->steps[u]++;
    return LIN_OK;
}

/* Points of a casualty come in halves: 0.5, 3. */
static bool read_halves(const char *text, int *out)
{
    static const char *const known[] = { "0", "0.5", "1", "1.5", "2", "2.5",
                                         "3", "3.5", "4", "4.5", "5" };

    for (int i = 0; text && i < 11; i++)
        if (strcmp(known[i], text) == 0) {
            *out = i;
            return true;
        }
    return false;
}

static lin_status read_leader(gt_field *f, int u, const lin_node *data, lin_refusal *why)
{
    const lin_node *casualty = lin_node_get(data, "casualty");
    int drm, leadership, gain, loss, points;
    lin_status status = lin_node_int(data, "drm", -3, 3, &drm, why);

    if (status == LIN_OK)
        status = lin_node_int(data, "leadership", -3, 3, &leadership, why);
    if (status == LIN_OK)
        status = lin_node_int(casualty, "gain", 0, 9, &gain, why);
    if (status == LIN_OK)
        status = lin_node_int(casualty, "loss", 0, 9, &loss, why);
    if (status != LIN_OK)
        return status;
    if (!read_halves(lin_node_text(casualty, "points", NULL), &points))
        return wrong_at(why, casualty ? casualty : data, "GT-17.1",
                        "`points` of a casualty are a number of halves from 0 to 5, as 0.5.");
    f->drm[u] = (int8_t)drm;
    f->leadership[u] = (int8_t)leadership;
    f->am_gain[u] = (uint8_t)gain;
    f->am_loss[u] = (uint8_t)loss;
    f->points[u] = (uint8_t)points;
    return LIN_OK;
}

/* at: "3312", or enters: {turn: 6, area: P} */
static lin_status read_start(gt_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    const lin_node *enters = lin_node_get(unit->data, "enters");
    const char *at = lin_node_text(unit->data, "at", NULL),
               *area = lin_node_text(enters, "area", "");
    int turn, i = 0;
    lin_status status;

    f->entry_turn[u] = f->entry_area[u] = GT_NOBODY;
    if ((at != NULL) == (enters != NULL))
        return wrong_unit(why, unit, "GT-1.12",
                          "it needs either `at` (a hex) or `enters` (turn and area)");
    if (at) {
        f->begins[u] = (uint16_t)lin_cell_parse(f->board, at);
        if (f->begins[u] == LIN_NOWHERE)
            return wrong_unit(why, unit, "GT-1.12", "`at` is no hex of the map");
        if (f->ground[f->begins[u]] == GT_RIVER)
            return wrong_unit(why, unit, "GT-7.4", "it stands in a river");
        return LIN_OK;
    }
    if ((status = lin_node_int(enters, "turn", 1, GT_TURNS, &turn, why)) != LIN_OK)
        return status;
    while (i < f->areas && strcmp(f->area[i].id, area) != 0)
        i++;
    if (i == f->areas || f->area[i].side != f->side[u])
        return wrong_unit(why, unit, "GT-8.1", "`area` must be one of its side's `entries`");
    f->begins[u] = GT_WAITING;
    f->entry_turn[u] = (uint8_t)(turn - 1);
    f->entry_area[u] = (uint8_t)i;
    return LIN_OK;
}

static lin_status build_unit(gt_field *f, int u, lin_refusal *why)
{
    /* GT-7.17: militia pay as infantry, GT-7.18: rifles as light infantry. */
    static const uint8_t column[GT_TYPES] = { GT_BY_FOOT,  GT_BY_LIGHT, GT_BY_FOOT,  GT_BY_LIGHT,
                                              GT_BY_HORSE, GT_BY_GUN,   GT_BY_LEADER };
    static const char *const named[GT_NAMED] = { "WASHINGTON", "GREENE", "WAYNE",   "STEPHEN",
                                                 "ARMSTRONG",  "GREY",   "MUSGRAVE" };
    const lin_unit *unit = &f->base.battle->unit[u];
    const int type = type_named(unit->kind);
    const lin_node *demi = lin_node_get(unit->data, "demi_leader"),
                   *reduced = lin_node_get(unit->data, "reduced");
    int mp, value = 0;
    lin_status status;

    if (type < 0)
        return wrong_unit(why, unit, "GT-1.5",
                          "`type` must be infantry, light-infantry, militia, rifle, cavalry, "
                          "artillery or leader");
    f->side[u] = unit->side;
    f->type[u] = (uint8_t)type;
    f->column[u] = column[type];
    gt_add(&f->side_set[unit->side], u);
    if ((status = lin_node_int(unit->data, "mp", 1, 20, &mp, why)) != LIN_OK)
        return status;
    f->allowance[u] = (uint8_t)(2 * mp);
    if ((status = read_flags(f, u, why)) != LIN_OK || (status = read_start(f, u, why)) != LIN_OK)
        return status;
    if (type == GT_LEADER) {
        gt_add(&f->leader_set, u);
        for (int i = 0; i < GT_NAMED; i++)
            if (strcmp(unit->id, named[i]) == 0)
                f->named[i] = (uint8_t)u;
        return read_leader(f, u, unit->data, why);
    }
    gt_add(&f->combat_set, u);
    if (type == GT_ARTILLERY)
        gt_add(&f->gun_set, u);
    if (type == GT_CAVALRY)
        gt_add(&f->horse_set, u);
    if ((status = read_side(f, u, lin_node_get(unit->data, "full"), 0, why)) != LIN_OK)
        return status;
    if (reduced && (status = read_side(f, u, reduced, 1, why)) != LIN_OK)
        return status;
    if (lin_node_get(unit->data, "rifles") &&
        (status = lin_node_int(unit->data, "rifles", 1, GT_STACK, &value, why)) != LIN_OK)
        return status;
    f->rifles[u] = (uint8_t)value;
    if (demi) {
        f->flags[u] |= GT_IS_DEMI_LEADER;
        if ((status = lin_node_int(demi, "drm", -3, 3, &value, why)) != LIN_OK)
            return status;
        f->drm[u] = (int8_t)value;
        if ((status = lin_node_int(demi, "leadership", -3, 3, &value, why)) != LIN_OK)
            return status;
        f->leadership[u] = (int8_t)value;
    }
    return LIN_OK;
}

/* Nobody begins where stacking would not let him stand: GT-4.1, GT-4.2, GT-4.5. */
static lin_status check_stacks(const gt_field *f, lin_refusal *why)
{
    for (int u = 0; u < f->units; u++) {
        const lin_unit *unit = &f->base.battle->unit[u];
        int points = 0, guns = 0;

        if (f->begins[u] == GT_WAITING || gt_is_leader(f, u))
            continue;
        for (int v = 0; v <= u; v++) {
            if (f->begins[v] != f->begins[u] || gt_is_leader(f, v))
                continue;
            if (f->side[v] != f->side[u])
                return wrong_unit(why, unit, "GT-4.5", "it begins in a hex that the enemy holds");
            guns += gt_is_gun(f, v);
            points += gt_is_gun(f, v) ? 0 : f->strength[0][v];
        }
        if (gt_is_gun(f, u) && guns > 1)
            return wrong_unit(why, unit, "GT-4.2", "there is a gun in its hex already");
        if (points > GT_STACK)
            return wrong_unit(why, unit, "GT-4.1",
                              "with it more than 6 strength points begin in its hex");
    }
    return LIN_OK;
}

static lin_status build_units(gt_field *f, lin_refusal *why)
{
    f->units = f->base.battle->units;
    for (int i = 0; i < GT_NAMED; i++)
        f->named[i] = GT_NOBODY;
    if (f->units > GT_UNITS)
        return lin_refuse(why, LIN_BAD_FILE, "GT-1.12", "A battle has at most %d counters.",
                          GT_UNITS);
    for (int u = 0; u < f->units; u++) {
        const lin_status status = build_unit(f, u, why);

        if (status != LIN_OK)
            return status;
    }
    for (int side = 0; side < LIN_SIDES; side++)
        if (gt_count(gt_and(f->side_set[side], f->leader_set)) > GT_LEADERS)
            return lin_refuse(why, LIN_BAD_FILE, "GT-17.1",
                              "The side %s has more than %d leaders, which is as many as the card "
                              "knows; leave some out.",
                              f->base.battle->side_id[side], GT_LEADERS);
    for (int side = 0; side < LIN_SIDES; side++)
        if (gt_is_empty(gt_and(f->side_set[side], f->combat_set)))
            return lin_refuse(why, LIN_BAD_FILE, "GT-1.12",
                              "The side %s has no combat unit; each side needs at least one.",
                              f->base.battle->side_id[side]);
    return check_stacks(f, why);
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
        build_hexes, build_sides, build_sides_of_war, build_clock, build_entries, build_units
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
