/* leaders.c -- army, wings and brigades of a battle's file. RG-4.1 to RG-4.3, RG-20.7, RG-20.10.
 *
 *     - {id: TRYON, side: crown, name: "Major-General Tryon", type: army, size: general, place:
 * ...}
 *     - {id: COLE, ..., type: brigade, size: brigade, wing: CORNWALLIS, place: "11.5 15.5 90"}
 *     - {id: HERRICK, ..., type: army, with: M2}          attached from the start
 *     - {id: AGNEW, ..., type: brigade, arrives: 3, edge: east, stretch: "30 40"}
 *
 * Units name the leader of their brigade; those that name a leader of a wing or of the army make a
 * brigade whose leader he is (RG-4.3). */
#include "rules/regimental/setup/setup.h"

static const lin_unit *unit_of(const rg_field *f, int u)
{
    return &f->base.battle->unit[u];
}

static int brigade_of_leader(const rg_field *f, int leader)
{
    for (int b = 0; b < f->brigades; b++)
        if (f->brigade_of[b].leader == leader)
            return b;
    return RG_NONE;
}

static bool is_leader(const lin_field *f, int u)
{
    return rg_is_leader(rg_field_of(f), u);
}

static bool is_wing(const lin_field *f, int u)
{
    return rg_field_of(f)->type[u] == RG_WING;
}

static bool is_body(const lin_field *f, int u)
{
    return !rg_is_leader(rg_field_of(f), u);
}

static lin_status add_brigade(rg_field *f, int leader, lin_refusal *why)
{
    int wing = RG_NONE;
    lin_status status = LIN_OK;

    if (f->brigades == RG_BRIGADES)
        return kit_unit_wrong(why, unit_of(f, leader), "RG-4.1",
                              "leads brigade number %d; %d are "
                              "the most",
                              f->brigades + 1, RG_BRIGADES);
    if (f->type[leader] == RG_WING)
        wing = leader;
    else if (lin_node_get(unit_of(f, leader)->data, "wing"))
        status = kit_unit_of(&f->base, leader, "wing", is_wing, "RG-4.1",
                             "belongs to no wing; give the id of a leader of type wing of his side",
                             &wing, why);
    f->wing[leader] = (uint8_t)wing;
    f->brigade[leader] = (uint8_t)f->brigades;
    f->brigade_of[f->brigades++] =
        (rg_brigade){ .side = f->side[leader], .leader = (uint8_t)leader, .wing = (uint8_t)wing };
    return status;
}

static lin_status join_brigade(rg_field *f, int u, lin_refusal *why)
{
    int leader = RG_NONE;
    lin_status status = kit_unit_of(&f->base, u, "brigade", is_leader, "RG-4.2",
                                    "belongs to no brigade; give the id of its leader, such as "
                                    "\"brigade: COLE\"",
                                    &leader, why);

    if (status == LIN_OK && brigade_of_leader(f, leader) == RG_NONE)
        status = add_brigade(f, leader, why);
    if (status != LIN_OK)
        return status;
    f->brigade[u] = f->brigade[leader];
    kit_set_put(&f->brigade_of[f->brigade[u]].units, u);
    f->brigade_of[f->brigade[u]].stands =
        (uint16_t)(f->brigade_of[f->brigade[u]].stands + f->stands[u]);
    return LIN_OK;
}

static lin_status read_attached(rg_field *f, int leader, lin_refusal *why)
{
    int with = RG_NONE;
    lin_status status;

    if (!lin_node_get(unit_of(f, leader)->data, "with"))
        return LIN_OK;
    status = kit_unit_of(&f->base, leader, "with", is_body, "RG-17.1",
                         "is attached to nobody; give the id of a unit of his side", &with, why);
    for (int c = 0; status == LIN_OK && c < f->units; c++)
        if (rg_is_leader(f, c) && c != leader && f->with[c] == with)
            return kit_unit_wrong(why, unit_of(f, leader), "RG-4.19",
                                  "is attached to %s, which has %s with it; a unit has one leader",
                                  rg_id(f, with), rg_id(f, c));
    if (status == LIN_OK && lin_node_get(unit_of(f, leader)->data, "place"))
        return kit_unit_wrong(why, unit_of(f, leader), "RG-17.1",
                              "is attached, and has a place of his own; leave one of them out");
    f->with[leader] = (uint8_t)with;
    return status;
}

/* RG-20.10 */
static lin_status read_arrival(rg_field *f, int b, lin_refusal *why)
{
    rg_brigade *g = &f->brigade_of[b];
    const lin_unit *unit = unit_of(f, g->leader);
    const int edge = kit_name_find(kit_edge_name, lin_node_text(unit->data, "edge", NULL));
    int32_t at[2];
    int turn = 0;

    if (!lin_node_get(unit->data, "arrives"))
        return LIN_OK;
    if (kit_number_read(unit->data, "arrives", 1, RG_TURNS, "RG-20.10", &turn, why) != LIN_OK)
        return LIN_BAD_FILE;
    if (edge < 0 || !rg_read_inches(f, lin_node_text(unit->data, "stretch", NULL), at, 2) ||
        at[0] < 0 || at[1] <= at[0] || at[1] > kit_edge_length(f->scenery.size, (kit_edge)edge))
        return kit_unit_wrong(why, unit, "RG-20.10",
                              "comes on later; say where: edge: east, stretch: \"30 44\", inches "
                              "from its western or southern end");
    g->turn = (uint8_t)turn;
    g->edge = (uint8_t)edge;
    g->from = at[0];
    g->to = at[1];
    return LIN_OK;
}

lin_status rg_build_leaders(rg_field *f, lin_refusal *why)
{
    lin_status status = LIN_OK;
    int armies[LIN_SIDES] = { 0 };

    for (int u = 0; u < f->units && status == LIN_OK; u++) {
        armies[f->side[u]] += f->type[u] == RG_ARMY;
        if (f->type[u] == RG_BRIGADE)
            status = add_brigade(f, u, why);
    }
    for (int u = 0; u < f->units && status == LIN_OK; u++)
        if (!rg_is_leader(f, u))
            status = join_brigade(f, u, why);
    for (int u = 0; u < f->units && status == LIN_OK; u++)
        if (rg_is_leader(f, u))
            status = read_attached(f, u, why);
    for (int b = 0; b < f->brigades && status == LIN_OK; b++) {
        if (kit_set_is_empty(&f->brigade_of[b].units))
            return kit_unit_wrong(why, unit_of(f, f->brigade_of[b].leader), "RG-4.1",
                                  "leads a brigade without a unit; give it one, or leave him out");
        status = read_arrival(f, b, why);
    }
    for (int side = 0; side < LIN_SIDES && status == LIN_OK; side++) {
        if (armies[side] > 1)
            return kit_node_wrong(why, lin_node_get(f->base.battle->root, "units"), "RG-4.1",
                                  "The %s side has %d leaders of the army; one is the most",
                                  f->base.battle->side_name[side], armies[side]);
        if (kit_set_is_empty(&f->bodies[side]))
            return kit_node_wrong(why, lin_node_get(f->base.battle->root, "units"), "RG-15.34",
                                  "The %s side has no unit; give it some",
                                  f->base.battle->side_name[side]);
    }
    return status;
}
