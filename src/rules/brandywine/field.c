/* field.c -- from a battle's files to the field: prices, levels and cover of every square,
 * factors of every counter. BW 1 to 4, 9. */
#include "rules/brandywine/brandywine.h"
#include "kit/keys.h"

#include <stdio.h>
#include <string.h>

/* ---- BW 1.0, 9.0, 13.0: what each kind of ground means ---- */

/* `price` is the cost to enter across country, in quarters; `road_price` the same where the
 * square contains a road (BW-9.3; BW-9.13: kinds of ground do not add up). `cover` is the
 * defender's multiplier in halves. BW-1.5: buildings are as the ground they stand on. */
static const struct ground {
    const char *name;
    uint8_t level, price, road_price, halts, cover, creek;
} grounds[] = {
    /* name                 level price road halts cover creek */
    { "open", 1, 4, 4, 0, 2, 0 },  /* BW-9.1, BW-13.26 */
    { "slope", 2, 8, 8, 0, 4, 0 }, /* BW-9.9, BW-13.29 */
    { "crest", 3, 8, 8, 0, 4, 0 },
    { "woods", 1, 8, 4, 0, 4, 0 }, /* BW-9.5, BW-13.27 */
    { "woods-slope", 2, 8, 8, 0, 4, 0 },
    { "creek", 1, 8, 8, 0, 2, 1 }, /* BW-9.7, BW-9.10 */
    { "creek-woods", 1, 8, 8, 0, 4, 1 },
    { "tributary", 1, 8, 4, 0, 2, 0 }, /* BW-9.6 */
    { "tributary-woods", 1, 8, 4, 0, 4, 0 },
    { "swamp", 1, 8, 8, 1, 1, 0 },           /* BW-9.11, BW-13.30 */
    { "village", 1, 4, 4, 0, 4, 0 },         /* BW-9.8, BW-13.28 */
    { "buildings", 1, 4, 4, 0, 2, 0 },       /* BW-1.5 */
    { "buildings-slope", 2, 8, 8, 0, 4, 0 }, /* BW-1.2 */
};

const char *bw_ground_word(int i)
{
    return i >= 0 && i < (int)(sizeof grounds / sizeof *grounds) ? grounds[i].name : NULL;
}

static const struct ground *ground_named(const char *name)
{
    for (size_t i = 0; i < sizeof grounds / sizeof *grounds; i++)
        if (strcmp(grounds[i].name, name) == 0)
            return &grounds[i];
    return NULL;
}

static lin_status build_board(bw_field *f, lin_refusal *why)
{
    const lin_board *b = f->board;

    if (b->cells == 0 || b->grid != LIN_SQUARES)
        return lin_refuse(why, LIN_BAD_FILE, "BW-1.1",
                          "Brandywine is played on a board of squares; "
                          "the battle needs an orthogonal map.");
    for (int c = 0; c < b->cells; c++) {
        const struct ground *g = ground_named(b->ground_name[b->ground[c]]);
        const bool road = b->road[c] != 0;
        char name[8];

        lin_cell_name(b, c, name);
        if (!g)
            return lin_refuse(
                why, LIN_BAD_FILE, "BW-1.3",
                "Square %s is \"%s\"; these rules know open, "
                "slope, crest, woods, creek, tributary, swamp, village, buildings and "
                "their mixtures.",
                name, b->ground_name[b->ground[c]]);
        f->level[c] = g->level;
        f->price[c] = road ? g->road_price : g->price;
        f->halts[c] = g->halts;
        f->cover[c] = g->cover;
        f->creek[c] = !g->creek ? 0 : road ? BW_FORD : BW_CREEK;
        f->row[c] = (uint8_t)lin_cell_row(b, c);
        f->col[c] = (uint8_t)lin_cell_col(b, c);
    }
    return LIN_OK;
}

/* ---- BW 2.0: counters; the orders of battle, BW-21.1 and BW-21.2, are those of the file ---- */

static int type_named(const char *name)
{
    static const char *const names[] = { "infantry", "cavalry", "artillery", "commander" };

    for (int i = 0; i < 4; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return -1;
}

static lin_status unit_wrong(lin_refusal *why, const lin_unit *u, const char *rule,
                             const char *what)
{
    lin_refuse(why, LIN_BAD_FILE, rule, "Unit %s %s.", u->id, what);
    if (why && u->data)
        why->line = u->data->line;
    return LIN_BAD_FILE;
}

/* "Unit L-G1: `cf` is missing ..." */
static lin_status name_unit(lin_refusal *why, const lin_unit *unit, lin_status status)
{
    char text[sizeof why->text];

    if (why) {
        snprintf(text, sizeof text, "Unit %s: %.250s", unit->id, why->text);
        memcpy(why->text, text, sizeof text);
    }
    return status;
}

static lin_status build_unit(bw_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    const int type = type_named(unit->kind);
    const bool leads = type == BW_COMMANDER;
    int cf, mf;
    lin_status status;

    if (type < 0)
        return unit_wrong(why, unit, "BW-2.2", "must be infantry, cavalry, artillery or commander");
    status = lin_node_int(unit->data, "cf", leads ? 0 : 1, leads ? 0 : BW_STACK, &cf, why);
    if (status == LIN_OK)
        status = lin_node_int(unit->data, "mf", 1, 12, &mf, why);
    if (status != LIN_OK)
        return name_unit(why, unit, status);
    if (leads && f->commander[unit->side] >= 0)
        return unit_wrong(why, unit, "BW-17.1", "is a second commander; a side has one");
    if (leads)
        f->commander[unit->side] = (int8_t)u;
    else
        f->combat_set |= bw_bit(u);
    if (type == BW_ARTILLERY)
        f->gun_set |= bw_bit(u);
    f->side[u] = unit->side;
    f->type[u] = (uint8_t)type;
    f->cf[u] = (uint8_t)cf;
    f->stacks[unit->side][u] = leads ? 0 : f->cf[u];
    f->mf[u] = (uint8_t)mf;
    f->side_set[unit->side] |= bw_bit(u);
    return LIN_OK;
}

static lin_status build_units(bw_field *f, lin_refusal *why)
{
    f->units = f->base.battle->units;
    f->commander[0] = f->commander[1] = -1;
    if (f->units > BW_UNITS)
        return lin_refuse(why, LIN_BAD_FILE, "BW-21.1", "A battle has at most %d counters.",
                          BW_UNITS);
    for (int u = 0; u < f->units; u++) {
        const lin_status status = build_unit(f, u, why);

        if (status != LIN_OK)
            return status;
    }
    for (int side = 0; side < LIN_SIDES; side++)
        if (!f->side_set[side])
            return lin_refuse(why, LIN_BAD_FILE, "BW-2.1",
                              "The side %s has no counters; each side "
                              "needs at least one.",
                              f->base.battle->side_id[side]);
    return LIN_OK;
}

/* ---- BW 4.0 set-up and entry, 6.0 victory squares ---- */

static int side_named(const lin_battle *b, const char *id)
{
    for (int i = 0; i < LIN_SIDES; i++)
        if (id && strcmp(b->side_id[i], id) == 0)
            return i;
    return -1;
}

static lin_status node_wrong(lin_refusal *why, const lin_node *n, const char *rule,
                             const char *what)
{
    lin_refuse(why, LIN_BAD_FILE, rule, "%s", what);
    if (why && n)
        why->line = n->line;
    return LIN_BAD_FILE;
}

static lin_status build_setup(bw_field *f, lin_refusal *why)
{
    const lin_battle *battle = f->base.battle;
    const lin_node *entry = lin_node_get(battle->root, "entry");
    const lin_node *area = lin_node_get(battle->root, "setup_area");
    const lin_node *e = entry ? entry->child : NULL, *a = area ? area->child : NULL;
    int side, k;

    if (!e || !e->text || (side = side_named(battle, e->key)) < 0)
        return node_wrong(why, entry, "BW-4.4",
                          "`entry` must name one side and its square, as british: A5.");
    f->entry_side = (uint8_t)side;
    f->entry = (uint16_t)lin_cell_parse(f->board, e->text);
    if (f->entry == LIN_NOWHERE)
        return node_wrong(why, e, "BW-4.4", "The entry square is not on the board.");
    if (!a || !a->text || (side = side_named(battle, a->key)) < 0 || side == f->entry_side)
        return node_wrong(why, area, "BW-4.2",
                          "`setup_area` must name the other side and a layer of the map.");
    f->setup_side = (uint8_t)side;
    if ((k = lin_area_find(f->board, a->text)) < 0)
        return node_wrong(why, a, "BW-4.2", "The map has no layer of that name to set up in.");
    for (int c = 0; c < f->board->cells; c++) /* BW-4.3: no creek, no ford */
        f->may_set_up[c] = (f->board->area[c] >> k & 1) && !f->creek[c];
    return LIN_OK;
}

static lin_status build_victory(bw_field *f, lin_refusal *why)
{
    const lin_battle *battle = f->base.battle;
    const lin_node *squares = lin_node_get(battle->root, "victory");
    const int owner = side_named(battle, lin_node_text(battle->root, "victory_owner", ""));
    lin_status status = LIN_OK;

    if (!squares || !squares->child)
        return node_wrong(why, squares, "BW-6.5",
                          "`victory` must list squares and their points, as D28: 15.");
    if (owner < 0)
        return node_wrong(
            why, battle->root, "BW-6.6",
            "`victory_owner` must name the side that owns the victory squares at first.");
    f->first_owner = (uint8_t)owner;
    for (const lin_node *n = squares->child; n && status == LIN_OK; n = n->next) {
        const int square = n->key ? lin_cell_parse(f->board, n->key) : LIN_NOWHERE;
        int points = 0;

        if (square == LIN_NOWHERE)
            return node_wrong(why, n, "BW-6.5", "A victory square is not on the board.");
        if (f->victories == BW_VICTORY)
            return node_wrong(why, n, "BW-6.5", "There can be at most 16 victory squares.");
        for (int i = 0; i < f->victories; i++)
            if (f->victory[i] == square)
                return node_wrong(why, n, "BW-6.5", "A victory square is named twice.");
        status = lin_node_int(squares, n->key, 1, 100, &points, why);
        f->victory[f->victories] = (uint16_t)square;
        f->points[f->victories++] = (uint8_t)points;
    }
    return status;
}

/* What a battle's file has for this book. */
static const kit_keys keys[] = {
    { .in = "", .has = "entry setup_area victory victory_owner setups" },
    { .in = "setups.*", .rule = "BW-4.1", .has = "side title units" },
    { .in = "units.*", .rule = "BW-2.2", .has = "cf mf left right" },
    { .in = NULL },
};

/* Everything after the base is flat and decides play, but for one pointer. */
static uint64_t field_hash(const bw_field *f)
{
    uint64_t h = lin_hash_bytes(f->price, sizeof f->price, 1);

    h = lin_hash_bytes(f->halts, sizeof f->halts, h);
    h = lin_hash_bytes(f->level, sizeof f->level, h);
    h = lin_hash_bytes(f->cover, sizeof f->cover, h);
    h = lin_hash_bytes(f->creek, sizeof f->creek, h);
    h = lin_hash_bytes(f->may_set_up, sizeof f->may_set_up, h);
    h = lin_hash_bytes(f->board->road, sizeof f->board->road, h);
    h = lin_hash_bytes(f->cf, sizeof f->cf, h);
    h = lin_hash_bytes(f->mf, sizeof f->mf, h);
    h = lin_hash_bytes(f->type, sizeof f->type, h);
    h = lin_hash_bytes(f->victory, sizeof f->victory, h);
    h = lin_hash_bytes(f->points, sizeof f->points, h);
    h = lin_hash_bytes(f->side, sizeof f->side, h + f->first_owner + 2u * f->entry_side);
    return h ^ f->entry ^ (uint64_t)f->turns << 32 ^ (uint64_t)f->board->cols << 48;
}

lin_status bw_build(lin_field *field, lin_refusal *why)
{
    bw_field *f = (bw_field *)(void *)field;
    lin_status status;

    f->board = &field->battle->board;
    if (field->battle->turns < 1)
        return lin_refuse(why, LIN_BAD_FILE, "BW-7.1",
                          "`turns` must list the hours of the time record.");
    f->turns = (uint8_t)field->battle->turns;
    status = kit_check_keys(field->battle, keys, why);
    if (status == LIN_OK)
        status = build_board(f, why);
    if (status == LIN_OK)
        status = build_units(f, why);
    if (status == LIN_OK)
        status = build_setup(f, why);
    if (status == LIN_OK)
        status = build_victory(f, why);
    if (status == LIN_OK)
        status = bw_check_setups(f, why);
    if (status == LIN_OK)
        field->hash = field_hash(f);
    return status;
}
