/* terms.c -- what else a battle's file says: base edges, exits, who begins, weather.
 * RG-3.2, RG-10.40, RG-15.24, RG-15.25, RG-15.31.
 *
 *     edges: {crown: west, american: [north, east]}
 *     exits: {american: west}
 *     exit-points: {american: 4}                  for each unit of troops and wagon that leaves
 *     first: crown                                left out: by dice
 *     sight: ["8", "8"]                           fog: inches one sees in turn 1, turn 2 ... */
#include "rules/regimental/setup/setup.h"

#include <string.h>

bool rg_read_inches(const rg_field *f, const char *text, int32_t *out, int n)
{
    char line[64], *word[6];

    if (!text || strlen(text) >= sizeof line || n > 5 ||
        lin_words(strcpy(line, text), word, 6) != n)
        return false;
    for (int i = 0; i < n; i++)
        if (lin_arg_parse(&f->base, 'x', NULL, word[i], &out[i], NULL) != LIN_OK)
            return false;
    return true;
}

bool rg_on_table(const rg_field *f, lin_point p)
{
    const tb_box table = kit_box_of_table(f->scenery.size);

    return kit_box_holds(&table, p);
}

/* ---- Edges ---- */

static lin_status add_edge(rg_field *f, int side, const lin_node *n, bool exits, lin_refusal *why)
{
    const int e = kit_name_find(kit_edge_name, n->text);

    if (e < 0)
        return kit_node_wrong(why, n, exits ? "RG-15.25" : "RG-15.24",
                              "The edges of %s should be north, east, south or west",
                              f->base.battle->side_name[side]);
    if (exits) {
        f->exits[side] |= (uint8_t)(1 << e);
        return LIN_OK;
    }
    for (int i = 0; i < f->edge_count[side]; i++)
        if (f->edges[side][i] == e)
            return kit_node_wrong(why, n, "RG-15.24", "The %s edge is named twice",
                                  kit_edge_name[e]);
    f->edges[side][f->edge_count[side]++] = (uint8_t)e;
    return LIN_OK;
}

static lin_status read_edges(rg_field *f, const char *key, bool exits, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *edges = lin_node_get(b->root, key);
    lin_status status = LIN_OK;

    for (int side = 0; side < LIN_SIDES && status == LIN_OK; side++) {
        const lin_node *n = lin_node_get(edges, b->side_id[side]);

        if (!n && !exits)
            return kit_node_wrong(why, edges ? edges : b->root, "RG-15.24",
                                  "The battle should name the base edges, as "
                                  "\"edges: {%s: west, %s: east}\"",
                                  b->side_id[0], b->side_id[1]);
        if (n && n->kind == LIN_NODE_SCALAR)
            status = add_edge(f, side, n, exits, why);
        for (const lin_node *e = n ? n->child : NULL; status == LIN_OK && e; e = e->next)
            status = add_edge(f, side, e, exits, why);
        if (status == LIN_OK && !exits && f->edge_count[side] == 0)
            return kit_node_wrong(why, n, "RG-15.24", "%s has no base edge; give it one",
                                  b->side_name[side]);
    }
    return status;
}

static lin_status read_exit_points(rg_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *map = lin_node_get(b->root, "exit-points");

    for (int side = 0; side < LIN_SIDES; side++) {
        int n = 0;

        if (!lin_node_get(map, b->side_id[side]))
            continue;
        if (kit_number_read(map, b->side_id[side], 1, 50, "RG-15.25", &n, why) != LIN_OK)
            return LIN_BAD_FILE;
        if (!f->exits[side])
            return kit_node_wrong(why, map, "RG-15.25",
                                  "%s scores for units that leave, and has no exit; give it one, "
                                  "as \"exits: {%s: west}\"",
                                  b->side_name[side], b->side_id[side]);
        f->exit_points[side] = (uint8_t)n;
    }
    return LIN_OK;
}

/* ---- Turns, weather ---- */

static lin_status read_beginning(rg_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *first = lin_node_get(b->root, "first");
    const int side = rg_side_named(b, first ? first->text : NULL);
    int wagon = 0;

    if (b->turns < 1 || b->turns > RG_TURNS)
        return kit_node_wrong(why, lin_node_get(b->root, "turns"), "RG-15.31",
                              "There are %d turns; a battle has 1 to %d", b->turns, RG_TURNS);
    if (first && side < 0)
        return kit_node_wrong(why, first, "RG-3.2",
                              "\"first\" should be %s or %s; leave it out to throw for it",
                              b->side_id[0], b->side_id[1]);
    if (lin_node_get(b->root, "wagon-points") &&
        kit_number_read(b->root, "wagon-points", 1, 20, "RG-18.19", &wagon, why) != LIN_OK)
        return LIN_BAD_FILE;
    f->wagon_points = (uint8_t)wagon;
    f->turns = (uint8_t)b->turns;
    f->first = (uint8_t)(side + 1);
    return LIN_OK;
}

static lin_status read_weather(rg_field *f, lin_refusal *why)
{
    const lin_node *list = lin_node_get(f->base.battle->root, "sight");
    int turn = 1;

    for (const lin_node *n = list ? list->child : NULL; n; n = n->next, turn++) {
        int32_t inches = 0;

        if (turn > f->turns || !n->text || !lin_word_int(n->text, &inches) || inches < 0 ||
            inches > 120)
            return kit_node_wrong(why, n, "RG-10.40",
                                  "\"sight\" should be a list of inches, one for each turn from "
                                  "the first on, as [\"8\", \"8\"]; 0 is a clear turn");
        f->sight[turn] = (uint8_t)inches;
    }
    return LIN_OK;
}

static void add_to_hash(rg_field *f)
{
    uint64_t hash = f->base.hash;
    const uint8_t bytes[] = { f->crown, f->early, f->first, f->turns, f->wagon_points };

    hash = lin_hash_bytes(bytes, sizeof bytes, hash);
    hash = lin_hash_bytes(f->edges, sizeof f->edges, hash);
    hash = lin_hash_bytes(f->exits, sizeof f->exits, hash);
    hash = lin_hash_bytes(f->exit_points, sizeof f->exit_points, hash);
    hash = lin_hash_bytes(f->sight, sizeof f->sight, hash);
    hash = lin_hash_bytes(f->zone, sizeof f->zone[0] * (size_t)f->units, hash);
    hash = lin_hash_bytes(f->zone_count, (size_t)f->units, hash);
    hash = lin_hash_bytes(f->zone_ground, (size_t)f->units, hash);
    for (int b = 0; b < f->brigades; b++) {
        const rg_brigade *g = &f->brigade_of[b];
        const int32_t row[] = { g->leader, g->wing, g->turn, g->edge, g->from, g->to };

        hash = lin_hash_bytes(row, sizeof row, hash);
    }
    for (int i = 0; i < f->objectives; i++) {
        const rg_objective *o = &f->objective[i];
        const int32_t row[] = { o->at.x,  o->at.y,     o->far,    o->kind,  o->side,
                                o->piece, o->majority, o->points, o->stands };

        hash = lin_hash_bytes(row, sizeof row, hash);
    }
    f->base.hash = hash;
}

lin_status rg_build_terms(rg_field *f, lin_refusal *why)
{
    lin_status status;

    if ((status = read_edges(f, "edges", false, why)) != LIN_OK ||
        (status = read_edges(f, "exits", true, why)) != LIN_OK ||
        (status = read_exit_points(f, why)) != LIN_OK ||
        (status = read_beginning(f, why)) != LIN_OK || (status = read_weather(f, why)) != LIN_OK ||
        (status = rg_build_zones(f, why)) != LIN_OK ||
        (status = rg_build_objectives(f, why)) != LIN_OK)
        return status;
    add_to_hash(f);
    return rg_check_places(f, why);
}
