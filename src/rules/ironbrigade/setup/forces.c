/* forces.c -- who fights: units, commanders, couriers and sharpshooters of a battle's file.
 * Sections 2, 7, 8, 9 and 11.
 *
 *     - {id: GREY, side: crown, name: "...", type: divisional, size: general, rating: good, place:
 * "36 4 0"}
 *     - {id: B1, ..., type: brigadier, size: brigade, division: GREY, rating: good, place: "14 5
 * 0", order: "advance 22 24"}
 *     - {id: GREN, ..., type: infantry, size: battalion, brigade: B1, class: elite, troops:
 * grenadiers, place: "14 8 0", formation: line}
 *     - {id: GUN, ..., type: artillery, size: battery, brigade: BG, gun: 6lb, formation: limbered,
 * ...}
 *     - {id: C1, ..., type: courier, size: courier, division: GREY}
 *     - {id: S1, ..., type: sharpshooter, size: sharpshooter}
 *
 * A brigade is named by its commander. A divisional commander whom units name as their brigade's
 * holds both posts (IB-8.2). Six couriers a division may be listed; the option says how many ride.
 */
#include "rules/ironbrigade/setup/setup.h"

#include <string.h>

int ib_brigade_named(const ib_field *f, const char *id)
{
    const int u = id ? lin_unit_find(&f->base, id) : -1;

    for (int b = 0; u >= 0 && b < f->brigades; b++)
        if (f->brigade_of[b].commander == u)
            return b;
    return IB_NONE;
}

/* Keys of a unit that are a word. What goes without saying follows from others, so that they are
 * read one after the other. */
#define KEY(name, rule, ...)                                                              \
    static const kit_roster_row name##_key[] = {                                          \
        { #name, rule, .offset = offsetof(ib_field, name), __VA_ARGS__ }, { .key = NULL } \
    }
static const char *const ratings[] = { "poor", "normal", "good", "excellent", "dice", NULL };
KEY(rating, "IB-7.7", .names = ratings, .needed = true);
KEY(nation, "IB-10.1", .names = ib_nation_name);
KEY(troops, "IB-2.14", .names = ib_troops_name);
KEY(class, "IB-2.1", .names = ib_class_name);
KEY(gun, "IB-4.53", .names = ib_gun_name);
KEY(formation, "IB-2.19", .names = ib_formation_name);

static lin_status read_key(ib_field *f, int u, const kit_roster_row *key, lin_refusal *why)
{
    return kit_roster_read(key, &f->base, u, why);
}

/* ---- Commanders ---- */

static int add_brigade(ib_field *f, int commander)
{
    ib_brigade *b = &f->brigade_of[f->brigades];

    *b = (ib_brigade){ .side = f->side[commander],
                       .division = f->type[commander] == IB_DIVISIONAL ? f->division[commander]
                                                                       : (uint8_t)IB_NONE,
                       .nation = f->nation[commander],
                       .commander = (uint8_t)commander,
                       .zone = IB_NONE };
    b->first.of = IB_NONE;
    return f->brigades++;
}

static lin_status add_divisional(ib_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];

    if (f->divisions == IB_DIVISIONS)
        return kit_unit_wrong(why, unit, "IB-9.1", "commands division number %d; %d are the most",
                              f->divisions + 1, IB_DIVISIONS);
    f->division[u] = (uint8_t)f->divisions;
    f->division_of[f->divisions++] = (ib_division){ .side = unit->side, .commander = (uint8_t)u };
    return LIN_OK;
}

static lin_status division_named(const ib_field *f, const lin_unit *unit, uint8_t *out,
                                 lin_refusal *why)
{
    const char *word = lin_node_text(unit->data, "division", NULL);
    const int c = word ? lin_unit_find(&f->base, word) : -1;

    if (c < 0 || f->type[c] != IB_DIVISIONAL || f->side[c] != unit->side)
        return kit_unit_wrong(
            why, unit, "IB-8.1",
            "belongs to no division; give the id of a divisional commander of its "
            "side, such as \"division: GREY\"");
    *out = f->division[c];
    return LIN_OK;
}

static lin_status add_brigadier(ib_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    uint8_t division = IB_NONE;
    lin_status status = LIN_OK;

    if (f->brigades == IB_BRIGADES)
        return kit_unit_wrong(why, unit, "IB-9.1", "commands brigade number %d; %d are the most",
                              f->brigades + 1, IB_BRIGADES);
    if (lin_node_get(unit->data, "division"))
        status = division_named(f, unit, &division, why);
    f->brigade[u] = (uint8_t)add_brigade(f, u);
    f->brigade_of[f->brigade[u]].division = division;
    return status;
}

/* ---- Units ---- */

static lin_status read_brigade(ib_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    const char *word = lin_node_text(unit->data, "brigade", NULL);
    const int c = word ? lin_unit_find(&f->base, word) : -1;
    int b;

    if (c < 0 || !ib_is_commander(f, c) || f->side[c] != unit->side)
        return kit_unit_wrong(why, unit, "IB-9.1",
                              "belongs to no brigade; give the id of its commander, such as "
                              "\"brigade: B1\"");
    if ((b = ib_brigade_named(f, word)) == IB_NONE) { /* IB-8.2: he holds both posts */
        if (f->brigades == IB_BRIGADES)
            return kit_unit_wrong(why, unit, "IB-9.1", "is of brigade number %d; %d are the most",
                                  f->brigades + 1, IB_BRIGADES);
        b = add_brigade(f, c);
        f->brigade[c] = (uint8_t)b;
    }
    f->brigade[u] = (uint8_t)b;
    kit_set_put(&f->brigade_of[b].units, u);
    return LIN_OK;
}

int ib_printed_class(const ib_field *f, int troops, int nation)
{
    const uint8_t in = ib_printed_in[nation != IB_BRITISH][troops];

    (void)f;
    for (int class = 0; class < IB_CLASSES; class ++)
        if (in == 1 << class)
            return class;
    return IB_CLASSES;
}

/* What the men are where nothing is said. */
static uint8_t usual_troops(const ib_field *f, int u)
{
    return f->type[u] == IB_GUN          ? IB_ARTILLERYMEN
           : f->type[u] == IB_CAVALRY    ? IB_DRAGOONS
           : f->nation[u] == IB_FRENCH   ? IB_FRENCHMEN
           : f->nation[u] == IB_AMERICAN ? IB_CONTINENTALS
                                         : IB_REGULARS;
}

/* IB-2.1, IB-2.14, IB-2.15 */
static lin_status read_class(ib_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    lin_status status;

    f->troops[u] = usual_troops(f, u);
    if ((status = read_key(f, u, troops_key, why)) != LIN_OK)
        return status;
    f->class[u] = (uint8_t)ib_printed_class(f, f->troops[u], f->nation[u]);
    if ((status = read_key(f, u, class_key, why)) != LIN_OK)
        return status;
    if (f->class[u] == IB_CLASSES)
        return kit_unit_wrong(why, unit, "IB-2.14",
                              "is of troops (%s) that are printed in no one class; give it "
                              "class: elite, line, inferior or raw",
                              ib_troops_name[f->troops[u]]);
    if (f->type[u] == IB_CAVALRY && f->class[u] == IB_RAW)
        return kit_unit_wrong(why, unit, "IB-2.15",
                              "is mounted and raw, which there is not; inferior is the least");
    return LIN_OK;
}

static lin_status read_gun(ib_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    const bool said = lin_node_get(unit->data, "gun");

    f->gun[u] = IB_NONE;
    if (f->type[u] != IB_GUN)
        return said ? kit_unit_wrong(why, unit, "IB-4.53", "is %s and has no gun", unit->kind)
                    : LIN_OK;
    if (!said)
        return kit_unit_wrong(why, unit, "IB-4.53",
                              "is artillery; say which: gun: battalion, 6lb, 24lb or howitzer");
    return read_key(f, u, gun_key, why);
}

/* IB-2.19 to IB-2.22 */
bool ib_may_form(const ib_field *f, int u, int formation)
{
    const int troops = f->troops[u];

    if (formation < 0 || formation >= IB_FORMATIONS || !ib_is_unit(f, u) ||
        !ib_bases[f->type[u]][formation].wide)
        return false;
    return formation != IB_SKIRMISH || troops == IB_LIGHT_TROOPS || troops == IB_RIFLEMEN ||
           troops == IB_INDIANS;
}

static lin_status read_formation(ib_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    lin_status status;

    f->formation[u] = f->type[u] == IB_GUN ? IB_UNLIMBERED : IB_LINE;
    if ((status = read_key(f, u, formation_key, why)) != LIN_OK)
        return status;
    if (ib_may_form(f, u, f->formation[u]))
        return LIN_OK;
    return kit_unit_wrong(
        why, unit, f->formation[u] == IB_SKIRMISH ? "IB-2.20" : "IB-2.19",
        "cannot stand in %s: infantry has line and column, light troops, riflemen "
        "and Indians skirmish order too, cavalry line and column, guns are "
        "limbered or unlimbered",
        ib_formation_name[f->formation[u]]);
}

static lin_status add_unit(ib_field *f, int u, lin_refusal *why)
{
    const int side = f->side[u];
    lin_status status;

    kit_set_put(&f->bodies[side], u);
    if ((status = read_brigade(f, u, why)) != LIN_OK)
        return status;
    f->nation[u] = f->brigade_of[f->brigade[u]].nation;
    if ((status = read_key(f, u, nation_key, why)) != LIN_OK ||
        (status = read_gun(f, u, why)) != LIN_OK || (status = read_class(f, u, why)) != LIN_OK ||
        (status = read_formation(f, u, why)) != LIN_OK)
        return status;
    f->force[side][f->nation[u]]++;
    f->force_marks[side][f->nation[u]] =
        (uint16_t)(f->force_marks[side][f->nation[u]] + ib_marks_of[f->class[u]]);
    return LIN_OK;
}

/* IB-8.3: those beyond the option's number stay at home. */
static lin_status add_courier(ib_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    const lin_status status = division_named(f, unit, &f->division[u], why);

    if (status != LIN_OK)
        return status;
    if (f->division_of[f->division[u]].couriers == f->base.option[IB_OPT_COURIERS])
        f->type[u] = IB_LEFT_OUT;
    else
        f->division_of[f->division[u]].couriers++;
    return LIN_OK;
}

/* ---- Places ---- */

static lin_status read_place(ib_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    const int b = f->brigade[u];
    const bool later = b != IB_NONE && f->brigade_of[b].turn > 0;
    const bool wants = (ib_is_unit(f, u) || ib_is_commander(f, u)) && !later;

    f->begins[u].unit = u;
    if (!lin_node_get(unit->data, "place") && !wants)
        return LIN_OK;
    if (!wants)
        return kit_unit_wrong(why, unit, "IB-13.1",
                              later ? "comes on later and has no place to begin with; leave it out"
                                    : "has no place of its own; leave it out");
    return kit_place_given(&f->base, u, "IB-13.1", &f->begins[u], why);
}

/* ---- Counting ---- */

static lin_status check_couriers(const ib_field *f, lin_refusal *why)
{
    for (int d = 0; d < f->divisions; d++)
        if (f->division_of[d].couriers < f->base.option[IB_OPT_COURIERS])
            return kit_unit_wrong(why, &f->base.battle->unit[f->division_of[d].commander], "IB-8.3",
                                  "has %d couriers in this file and should have %d; list more "
                                  "(type: courier, division: %s), or play with a smaller option "
                                  "couriers",
                                  f->division_of[d].couriers, (int)f->base.option[IB_OPT_COURIERS],
                                  ib_id(f, f->division_of[d].commander));
    return LIN_OK;
}

/* IB-11.1, IB-14.19 */
static lin_status check_sharpshooters(const ib_field *f, int side, lin_refusal *why)
{
    const lin_node *node = lin_node_get(f->base.battle->root, "sharpshooters");
    int brigades = 0, listed = 0, most;

    for (int b = 0; b < f->brigades; b++)
        brigades += f->brigade_of[b].side == side;
    for (int u = 0; u < f->units; u++)
        listed += f->type[u] == IB_SHARPSHOOTER && f->side[u] == side;
    most = !f->sharpshooters ? 0 : brigades < 4 ? brigades : 4;
    return listed == most ? LIN_OK
                          : kit_node_wrong(why, node, "IB-11.1",
                                           "The %s side lists %d sharpshooters and should have %d: "
                                           "one for each brigade, four at most, and none with "
                                           "\"sharpshooters: none\"",
                                           f->base.battle->side_name[side], listed, most);
}

static lin_status check_brigades(const ib_field *f, lin_refusal *why)
{
    for (int b = 0; b < f->brigades; b++)
        if (kit_set_is_empty(&f->brigade_of[b].units))
            return kit_unit_wrong(why, &f->base.battle->unit[f->brigade_of[b].commander], "IB-9.1",
                                  "commands a brigade without a unit; give it three, or leave him "
                                  "out");
    for (int side = 0; side < LIN_SIDES; side++)
        if (kit_set_is_empty(&f->bodies[side]))
            return kit_node_wrong(why, lin_node_get(f->base.battle->root, "units"), "IB-10.11",
                                  "The %s side has no unit; give it some",
                                  f->base.battle->side_name[side]);
    return LIN_OK;
}

/* ---- The whole ---- */

static lin_status read_types(ib_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;

    for (int u = 0; u < b->units; u++) {
        const int type = kit_name_find(ib_type_name, b->unit[u].kind);

        if (type < 0)
            return kit_unit_wrong(why, &b->unit[u], "IB-2.1",
                                  "is of the type \"%.20s\"; say infantry, cavalry, artillery, "
                                  "brigadier, divisional, courier or sharpshooter",
                                  b->unit[u].kind);
        f->type[u] = (uint8_t)type;
        f->side[u] = b->unit[u].side;
        f->nation[u] = f->side_nation[f->side[u]];
        f->brigade[u] = f->division[u] = f->gun[u] = IB_NONE;
        f->class[u] = f->troops[u] = f->rating[u] = IB_NONE;
        if (!ib_is_unit(f, u))
            kit_set_put(&f->discs[f->side[u]], u);
    }
    return LIN_OK;
}

static lin_status read_commander(ib_field *f, int u, lin_refusal *why)
{
    lin_status status;

    if ((status = read_key(f, u, rating_key, why)) != LIN_OK ||
        (status = read_key(f, u, nation_key, why)) != LIN_OK)
        return status;
    return LIN_OK;
}

static lin_status read_all(ib_field *f, lin_refusal *why)
{
    lin_status status = LIN_OK;

    for (int u = 0; status == LIN_OK && u < f->units; u++)
        if (ib_is_commander(f, u))
            status = read_commander(f, u, why);
    for (int u = 0; status == LIN_OK && u < f->units; u++)
        if (f->type[u] == IB_DIVISIONAL)
            status = add_divisional(f, u, why);
    for (int u = 0; status == LIN_OK && u < f->units; u++)
        if (f->type[u] == IB_BRIGADIER)
            status = add_brigadier(f, u, why);
    for (int u = 0; status == LIN_OK && u < f->units; u++)
        if (ib_is_unit(f, u))
            status = add_unit(f, u, why);
        else if (f->type[u] == IB_COURIER)
            status = add_courier(f, u, why);
    return status;
}

/* When a brigade comes on: "arrives: 3" of its commander. */
static lin_status read_arrivals(ib_field *f, lin_refusal *why)
{
    for (int b = 0; b < f->brigades; b++) {
        const lin_unit *unit = &f->base.battle->unit[f->brigade_of[b].commander];
        int turn = 0;

        if (!lin_node_get(unit->data, "arrives"))
            continue;
        if (kit_number_read(unit->data, "arrives", 1, IB_TURNS, "IB-15.10", &turn, why) != LIN_OK)
            return LIN_BAD_FILE;
        f->brigade_of[b].turn = (uint8_t)turn;
    }
    return LIN_OK;
}

/* What a battle's file says decides play: it belongs into the field's hash. */
static void add_to_hash(ib_field *f)
{
    uint64_t hash = f->base.hash;

    for (int u = 0; u < f->units; u++) {
        const int32_t row[] = { f->type[u],         f->side[u],          f->class[u],
                                f -> troops[u],     f -> gun[u],         f -> nation[u],
                                f -> brigade[u],    f -> division[u],    f -> rating[u],
                                f -> formation[u],  f -> begins[u].at.x, f->begins[u].at.y,
                                f->begins[u].facing };

        hash = lin_hash_bytes(row, sizeof row, hash);
    }
    f->base.hash = hash;
}

static lin_status read_nations(ib_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *nations = lin_node_get(b->root, "nations");

    for (int side = 0; side < LIN_SIDES; side++) {
        const int n = kit_name_find(ib_nation_name, lin_node_text(nations, b->side_id[side], NULL));

        if (n < 0)
            return kit_node_wrong(why, nations ? nations : b->root, "IB-10.1",
                                  "The battle should say of which nation each side is, as "
                                  "\"nations: {%s: british, %s: american}\"; french is the third",
                                  b->side_id[0], b->side_id[1]);
        f->side_nation[side] = (uint8_t)n;
    }
    return LIN_OK;
}

static lin_status read_sharpshooters(ib_field *f, lin_refusal *why)
{
    const lin_node *node = lin_node_get(f->base.battle->root, "sharpshooters");

    f->sharpshooters = !node;
    return !node || (node->text && strcmp(node->text, "none") == 0)
               ? LIN_OK
               : kit_node_wrong(why, node, "IB-11.1",
                                "\"sharpshooters\" should be none, or be left out");
}

lin_status ib_build_forces(ib_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    lin_status status;

    if (b->units > IB_UNITS)
        return kit_node_wrong(why, lin_node_get(b->root, "units"), "IB-9.1",
                              "There are %d units, commanders, couriers and sharpshooters; %d are "
                              "the most",
                              b->units, IB_UNITS);
    f->units = b->units;
    memcpy(f->bases, ib_bases, sizeof f->bases);
    if ((status = read_nations(f, why)) != LIN_OK ||
        (status = read_sharpshooters(f, why)) != LIN_OK ||
        (status = read_types(f, why)) != LIN_OK || (status = read_all(f, why)) != LIN_OK ||
        (status = check_brigades(f, why)) != LIN_OK ||
        (status = check_couriers(f, why)) != LIN_OK || (status = read_arrivals(f, why)) != LIN_OK)
        return status;
    if (kit_set_count(&f->bodies[0]) + kit_set_count(&f->bodies[1]) > IB_JOINS + 1)
        return kit_node_wrong(why, lin_node_get(b->root, "units"), "IB-9.1",
                              "There are %d units of foot, horse and guns; %d are the most",
                              kit_set_count(&f->bodies[0]) + kit_set_count(&f->bodies[1]),
                              IB_JOINS + 1); /* so many can be in one melee */
    for (int side = 0; side < LIN_SIDES; side++)
        if ((status = check_sharpshooters(f, side, why)) != LIN_OK)
            return status;
    for (int u = 0; u < f->units; u++)
        if ((status = read_place(f, u, why)) != LIN_OK)
            return status;
    add_to_hash(f);
    return ib_check_points(f, why);
}
