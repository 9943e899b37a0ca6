/* field_counters.c -- from a battle's file to the counters: what each is worth, where it begins,
 * and that nobody begins where he may not stand (the tables of counters and leaders). */
#include "rules/germantown/field.h"

#include <stdio.h>
#include <string.h>

static lin_status wrong_unit(lin_refusal *why, const lin_unit *u, const char *rule,
                             const char *what)
{
    lin_refuse(why, LIN_BAD_FILE, rule, "Unit %s: %s.", u->id, what);
    if (why && u->data)
        why->line = u->data->line;
    return LIN_BAD_FILE;
}

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
            return gt_wrong_at(why, n, "GT-1.12",
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
        return gt_wrong_at(why, casualty ? casualty : data, "GT-17.1",
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

lin_status gt_build_counters(gt_field *f, lin_refusal *why)
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
