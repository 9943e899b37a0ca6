/* terms.c -- what else a battle's file says: friendly edges, who begins, zones, printed orders, and
 * what decides the battle besides the limits. IB-1.11, IB-1.35, IB-1.49, IB-8.11, IB-10.7, IB-13.1,
 * section 14.
 *
 *     edges: {crown: south, american: north}      or a list: [south, west]
 *     first: crown                                left out: by dice
 *     places: fixed                               left out: moved about in the zones
 *     zones: {crown: "0 0 72 8", american: "0 40 72 48", B1: "0 0 24 8"}     west south east north,
 *                                                 or a ground of the map by its name
 *     terms: {holds: "36 24", within: 4}
 *     terms: {takes: "The hill", side: crown, with: 3}            own-turns: yes
 *     terms: {breaks: crown}                      each with limits: no, where it replaces these
 *     footprints: {infantry-line: "3 1"}          front by depth */
#include "rules/ironbrigade/setup/setup.h"

#include <stdio.h>
#include <string.h>

static int side_named(const lin_battle *b, const char *word)
{
    for (int side = 0; word && side < LIN_SIDES; side++)
        if (strcmp(b->side_id[side], word) == 0)
            return side;
    return -1;
}

/* So many numbers in inches. */
static bool read_inches(const ib_field *f, const char *text, int32_t *out, int n)
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

static bool on_table(const ib_field *f, int32_t x, int32_t y)
{
    return x >= 0 && y >= 0 && x <= f->scenery.size.width && y <= f->scenery.size.height;
}

/* ---- Edges, turns, who begins ---- */

static lin_status add_edge(ib_field *f, int side, const lin_node *n, lin_refusal *why)
{
    const int e = kit_name_find(kit_edge_name, n->text);

    if (e < 0)
        return kit_node_wrong(why, n, "IB-1.11",
                              "The edges of %s should be north, east, south or west",
                              f->base.battle->side_name[side]);
    for (int other = 0; other <= side; other++)
        for (int i = 0; i < f->edge_count[other]; i++)
            if (f->edges[other][i] == e)
                return kit_node_wrong(why, n, "IB-1.11", "The %s edge is named twice",
                                      kit_edge_name[e]);
    f->edges[side][f->edge_count[side]++] = (uint8_t)e;
    return LIN_OK;
}

static lin_status read_edges(ib_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *edges = lin_node_get(b->root, "edges");

    for (int side = 0; side < LIN_SIDES; side++) {
        const lin_node *n = lin_node_get(edges, b->side_id[side]);
        lin_status status = LIN_OK;

        if (!n)
            return kit_node_wrong(why, edges ? edges : b->root, "IB-1.11",
                                  "The battle should name the friendly edges, as "
                                  "\"edges: {%s: south, %s: north}\"",
                                  b->side_id[0], b->side_id[1]);
        if (n->kind == LIN_NODE_SCALAR)
            status = add_edge(f, side, n, why);
        for (const lin_node *e = n->child; status == LIN_OK && e; e = e->next)
            status = add_edge(f, side, e, why);
        if (status != LIN_OK)
            return status;
        if (f->edge_count[side] == 0)
            return kit_node_wrong(why, n, "IB-1.11", "%s has no friendly edge; give it one",
                                  b->side_name[side]);
    }
    return LIN_OK;
}

/* IB-1.35, IB-1.49, IB-14.18 */
static lin_status read_beginning(ib_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *first = lin_node_get(b->root, "first"),
                   *places = lin_node_get(b->root, "places");
    const int side = first ? side_named(b, first->text) : -1;

    if (b->turns < 1 || b->turns > IB_TURNS)
        return kit_node_wrong(why, lin_node_get(b->root, "turns"), "IB-1.49",
                              "There are %d turns; a battle has usually 12, and 1 to %d", b->turns,
                              IB_TURNS);
    if (first && side < 0)
        return kit_node_wrong(why, first, "IB-1.35",
                              "\"first\" should be %s or %s; leave it out to throw for it",
                              b->side_id[0], b->side_id[1]);
    if (places && (!places->text || strcmp(places->text, "fixed") != 0))
        return kit_node_wrong(why, places, "IB-14.18",
                              "\"places\" should be fixed; leave it out where units may be moved "
                              "about in their zones");
    f->turns = (uint8_t)b->turns;
    f->first = (uint8_t)(side + 1);
    f->fixed = places != NULL;
    return LIN_OK;
}

/* ---- Zones ---- */

/* Four numbers, or the name of a ground of the map. IB-15.9 */
static bool read_zone(const ib_field *f, const char *text, tb_box *out)
{
    const lin_table *table = &f->base.battle->table;
    int32_t at[4];

    if (read_inches(f, text, at, 4)) {
        *out = (tb_box){ at[0], at[1], at[2], at[3] };
    } else {
        int i = 0;

        while (i < table->spots && (!text || strcmp(table->spot[i].kind, "ground") != 0 ||
                                    strcmp(table->spot[i].name, text) != 0))
            i++;
        if (i == table->spots)
            return false;
        *out = tb_box_of(&table->outline[table->spot[i].first], table->spot[i].points);
    }
    return out->west < out->east && out->south < out->north && on_table(f, out->west, out->south) &&
           on_table(f, out->east, out->north);
}

static lin_status add_zone(ib_field *f, const lin_node *n, lin_refusal *why)
{
    const int side = side_named(f->base.battle, n->key), b = ib_brigade_named(f, n->key);

    if (side < 0 && b == IB_NONE)
        return kit_node_wrong(why, n, "IB-13.1",
                              "There is a zone of \"%.20s\", which is neither a side nor the "
                              "commander of a brigade",
                              n->key);
    if (f->zones == IB_ZONES || !read_zone(f, n->text, &f->zone[f->zones]))
        return kit_node_wrong(why, n, "IB-13.1",
                              "The zone of %.20s should be four numbers on the table, west south "
                              "east north, as \"0 0 72 8\", or a ground of the map by its name; "
                              "there are %d zones at most",
                              n->key, IB_ZONES);
    if (side >= 0)
        f->zone_of_side[side] = (uint8_t)f->zones++;
    else
        f->brigade_of[b].zone = (uint8_t)f->zones++;
    return LIN_OK;
}

static lin_status read_zones(ib_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *zones = lin_node_get(b->root, "zones");

    memset(f->zone_of_side, IB_NONE, sizeof f->zone_of_side);
    for (const lin_node *n = zones ? zones->child : NULL; n; n = n->next) {
        const lin_status status = add_zone(f, n, why);

        if (status != LIN_OK)
            return status;
    }
    for (int side = 0; side < LIN_SIDES && !f->fixed; side++)
        if (f->zone_of_side[side] == IB_NONE)
            return kit_node_wrong(why, zones ? zones : b->root, "IB-13.1",
                                  "The battle should give %s a zone, as \"zones: {%s: \\\"0 0 72 "
                                  "8\\\"}\", or keep all places: \"places: fixed\"",
                                  b->side_name[side], b->side_id[side]);
    return LIN_OK;
}

/* ---- Those that come on ---- */

/* "stretch: \"east 10 30\"" of a commander whose brigade arrives. IB-15.10 */
static lin_status read_stretch(ib_field *f, int brigade, lin_refusal *why)
{
    ib_brigade *b = &f->brigade_of[brigade];
    const lin_unit *unit = &f->base.battle->unit[b->commander];
    const char *text = lin_node_text(unit->data, "stretch", NULL);
    char line[64], *word[4];
    int32_t at[2];

    if (b->turn == 0)
        return LIN_OK;
    if (text && strlen(text) < sizeof line && lin_words(strcpy(line, text), word, 4) == 3) {
        const int e = kit_name_find(kit_edge_name, word[0]);

        if (e >= 0 && lin_arg_parse(&f->base, 'x', NULL, word[1], &at[0], NULL) == LIN_OK &&
            lin_arg_parse(&f->base, 'x', NULL, word[2], &at[1], NULL) == LIN_OK && at[0] >= 0 &&
            at[0] < at[1] && at[1] <= kit_edge_length(f->scenery.size, (kit_edge)e)) {
            b->edge = (uint8_t)e;
            b->from = at[0];
            b->to = at[1];
            return LIN_OK;
        }
    }
    return kit_unit_wrong(why, unit, "IB-15.10",
                          "comes on later and needs a stretch of an edge, as stretch: \"east 10 "
                          "30\": inches from its western or southern end");
}

/* ---- Printed orders: "advance 22 24", "attack B2", "withdraw south", "support B2" ---- */

static bool parse_order(const ib_field *f, char *const *word, int words, ib_command *out)
{
    const int kind = words >= 2 ? kit_name_find(ib_order_name, word[0]) : -1;
    const int edge = words == 2 ? kit_name_find(kit_edge_name, word[1]) : -1;
    const int brigade = words == 2 ? ib_brigade_named(f, word[1]) : IB_NONE;

    *out = (ib_command){ .kind = (uint8_t)kind, .of = (uint8_t)brigade };
    if (kind < 0)
        return false;
    if (words == 3)
        return lin_arg_parse(&f->base, 'x', NULL, word[1], &out->at.x, NULL) == LIN_OK &&
               lin_arg_parse(&f->base, 'x', NULL, word[2], &out->at.y, NULL) == LIN_OK;
    out->edge = (uint8_t)(edge + 1);
    return words == 2 && (edge >= 0 || brigade != IB_NONE);
}

/* "falls-back: \"36 42\"" of a commander: IB-14.22. */
static lin_status read_falls_back(ib_field *f, int brigade, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[f->brigade_of[brigade].commander];
    const lin_node *node = lin_node_get(unit->data, "falls-back");
    int32_t at[2];

    if (!node)
        return LIN_OK;
    if (!read_inches(f, node->text, at, 2) || !on_table(f, at[0], at[1]))
        return kit_node_wrong(why, node, "IB-14.22",
                              "\"falls-back\" of %s should be a point on the table, as \"36 42\"",
                              unit->id);
    f->brigade_of[brigade].falls_back = (lin_point){ at[0], at[1] };
    return LIN_OK;
}

static lin_status read_order(ib_field *f, int brigade, lin_refusal *why)
{
    ib_brigade *b = &f->brigade_of[brigade];
    const lin_unit *unit = &f->base.battle->unit[b->commander];
    const lin_node *node = lin_node_get(unit->data, "order");
    char line[64], *word[4];

    if (!node)
        return LIN_OK;
    if (node->text && strlen(node->text) < sizeof line &&
        parse_order(f, word, lin_words(strcpy(line, node->text), word, 4), &b->first)) {
        lin_refusal inner = { 0 };

        b->printed = 1;
        if (ib_check_printed(f, brigade, &b->first, &inner) == LIN_OK)
            return LIN_OK;
        return kit_node_wrong(why, node, "IB-8.11", "The order of %s is none that can be given: %s",
                              unit->id, inner.text);
    }
    return kit_node_wrong(
        why, node, "IB-8.11",
        "The order of %s should be as \"advance 22 24\", \"attack 22 24\", "
        "\"attack B2\", \"hold 22 24\", \"withdraw 22 24\", \"withdraw south\" or "
        "\"support B2\"",
        unit->id);
}

/* What anybody can see is wrong with an order, whoever gives it. IB-8.11
 *   1  only an enemy's brigade is attacked, only another of one's own supported
 *   2  only a withdrawal goes to an edge, and SUPPORT goes to no point
 *   3  a point is on the table */
lin_status ib_check_printed(const ib_field *f, int brigade, const ib_command *c, lin_refusal *why)
{
    const ib_brigade *b = &f->brigade_of[brigade];

    if (c->of != IB_NONE) { /* 1 */
        if (c->kind == IB_ATTACK)
            return f->brigade_of[c->of].side != b->side
                       ? LIN_OK
                       : lin_refuse(why, LIN_ILLEGAL, "IB-8.11",
                                    "A brigade that is attacked should be the enemy's.");
        if (c->kind == IB_SUPPORT_ORDER)
            return f->brigade_of[c->of].side == b->side && c->of != brigade
                       ? LIN_OK
                       : lin_refuse(why, LIN_ILLEGAL, "IB-8.11",
                                    "A brigade that is supported should be another of your own.");
        return lin_refuse(why, LIN_ILLEGAL, "IB-8.11",
                          "Only ATTACK and SUPPORT name a brigade; give a point.");
    }
    if (c->edge) /* 2 */
        return c->kind == IB_WITHDRAW ? LIN_OK
                                      : lin_refuse(why, LIN_ILLEGAL, "IB-8.11",
                                                   "Only WITHDRAW names an edge; give a point.");
    if (c->kind == IB_SUPPORT_ORDER)
        return lin_refuse(why, LIN_ILLEGAL, "IB-8.11",
                          "SUPPORT names a brigade of your own, by its commander.");
    return on_table(f, c->at.x, c->at.y) /* 3 */
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "IB-8.11", "That point is off the table.");
}

/* ---- What decides the battle ---- */

static int piece_named(const ib_field *f, const char *name)
{
    for (int i = 0; name && i < f->scenery.pieces; i++)
        if (strcmp(f->base.battle->table.piece[i].name, name) == 0 &&
            f->scenery.piece[i].shape.closed)
            return i;
    return -1;
}

/* IB-10.7 */
static lin_status read_limits(ib_field *f, lin_refusal *why)
{
    const lin_node *terms = lin_node_get(f->base.battle->root, "terms");
    const lin_node *limits = lin_node_get(terms, "limits");

    if (limits && (!limits->text || strcmp(limits->text, "no") != 0))
        return kit_node_wrong(why, limits, "IB-10.7",
                              "\"limits\" should be no, where the terms replace the limits; leave "
                              "it out where they stand beside them");
    f->terms.no_limits = limits != NULL;
    return LIN_OK;
}

static lin_status read_terms(ib_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *terms = lin_node_get(b->root, "terms");
    const char *holds = lin_node_text(terms, "holds", NULL);
    const char *takes = lin_node_text(terms, "takes", NULL);
    const char *breaks = lin_node_text(terms, "breaks", NULL);
    const int piece = piece_named(f, takes);
    ib_terms *t = &f->terms;
    int many = 0, far = 0, side;

    if (!terms)
        return LIN_OK;
    *t = (ib_terms){ .kind = IB_TERMS_NONE };
    if (holds && read_inches(f, holds, &t->at.x, 2) &&
        on_table(f, t->at.x, t->at.y)) { /* IB-14.6 */
        if (kit_number_read(terms, "within", 1, 48, "IB-10.7", &far, why) != LIN_OK)
            return LIN_BAD_FILE;
        t->kind = IB_TERMS_HOLDS;
        t->far = IB_IN(far);
        return LIN_OK;
    }
    side = side_named(b, takes ? lin_node_text(terms, "side", NULL) : breaks);
    if (takes && piece >= 0 && side >= 0) { /* IB-14.11, IB-14.17 */
        if (kit_number_read(terms, "with", 1, IB_UNITS, "IB-10.7", &many, why) != LIN_OK)
            return LIN_BAD_FILE;
        *t = (ib_terms){ .kind = IB_TERMS_TAKES,
                         .side = (uint8_t)side,
                         .many = (uint8_t)many,
                         .piece = (uint8_t)piece,
                         .own_turns = strcmp(lin_node_text(terms, "own-turns", "no"), "yes") == 0 };
        return LIN_OK;
    }
    if (breaks && side >= 0) { /* IB-14.23 */
        *t = (ib_terms){ .kind = IB_TERMS_BREAKS, .side = (uint8_t)side };
        return LIN_OK;
    }
    return kit_node_wrong(
        why, terms, "IB-10.7",
        "The terms should be {holds: \"36 24\", within: 4}, or {takes: a piece of "
        "the map by its name, side: %s, with: 3}, or {breaks: %s}",
        b->side_id[0], b->side_id[0]);
}

/* ---- Footprints of the battle's own: IB-1.15 ---- */

static lin_status read_footprint(ib_field *f, const lin_node *n, lin_refusal *why)
{
    char key[40];
    int32_t size[2];

    for (int type = 0; type <= IB_GUN; type++)
        for (int formation = 0; formation < IB_FORMATIONS; formation++) {
            snprintf(key, sizeof key, "%s-%s", ib_type_name[type], ib_formation_name[formation]);
            if (strcmp(key, n->key) != 0 || !ib_bases[type][formation].wide)
                continue;
            if (!read_inches(f, n->text, size, 2) || size[0] < LIN_INCH / 4 ||
                size[1] < LIN_INCH / 4 || size[0] > IB_IN(12) || size[1] > IB_IN(12))
                return kit_node_wrong(why, n, "IB-1.15",
                                      "The footprint of %s should be front by depth, as \"3 1\", a "
                                      "quarter of an inch at least and 12 at most",
                                      key);
            f->bases[type][formation] = (ib_base){ (uint16_t)size[0], (uint16_t)size[1] };
            return LIN_OK;
        }
    return kit_node_wrong(why, n, "IB-1.15",
                          "There is a footprint of \"%.24s\"; there are infantry-line, "
                          "infantry-column, infantry-skirmish, cavalry-line, cavalry-column, "
                          "artillery-unlimbered and artillery-limbered",
                          n->key);
}

static lin_status read_footprints(ib_field *f, lin_refusal *why)
{
    const lin_node *map = lin_node_get(f->base.battle->root, "footprints");
    lin_status status = LIN_OK;

    for (const lin_node *n = map ? map->child : NULL; status == LIN_OK && n; n = n->next)
        status = read_footprint(f, n, why);
    f->base.hash = lin_hash_bytes(f->bases, sizeof f->bases, f->base.hash);
    return status;
}

static void add_to_hash(ib_field *f)
{
    uint64_t hash = f->base.hash;

    hash = lin_hash_bytes(f->zone, sizeof f->zone[0] * (size_t)f->zones, hash);
    hash = lin_hash_bytes(f->zone_of_side, sizeof f->zone_of_side, hash);
    hash = lin_hash_bytes(f->edges, sizeof f->edges, hash);
    hash = lin_hash_bytes(&f->terms, sizeof f->terms, hash);
    for (int b = 0; b < f->brigades; b++) {
        const ib_brigade *g = &f->brigade_of[b];
        const int32_t row[] = { g->turn,        g->zone,       g->edge,       g->from,
                                g->to,          g->printed,    g->first.kind, g->first.of,
                                g->first.at.x,  g->first.at.y, g->first.edge, g->falls_back.x,
                                g->falls_back.y };

        hash = lin_hash_bytes(row, sizeof row, hash);
    }
    f->base.hash = lin_hash_bytes((const uint8_t[]){ f->first, f->turns, f->fixed }, 3, hash);
}

lin_status ib_build_terms(ib_field *f, lin_refusal *why)
{
    lin_status status;

    if ((status = read_edges(f, why)) != LIN_OK || (status = read_beginning(f, why)) != LIN_OK ||
        (status = read_zones(f, why)) != LIN_OK || (status = read_footprints(f, why)) != LIN_OK)
        return status;
    for (int b = 0; b < f->brigades; b++)
        if ((status = read_stretch(f, b, why)) != LIN_OK ||
            (status = read_falls_back(f, b, why)) != LIN_OK ||
            (status = read_order(f, b, why)) != LIN_OK)
            return status;
    if ((status = read_terms(f, why)) != LIN_OK || (status = read_limits(f, why)) != LIN_OK)
        return status;
    add_to_hash(f);
    return ib_check_places(f, why);
}
