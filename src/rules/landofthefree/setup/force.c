/* force.c -- from a battle's list of units to two forces: groups, statistics, points. LF-FB, LF-ST.
 */
#include "kit/roster.h"
#include "kit/sets.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/lists.h"
#include "rules/landofthefree/setup/setup.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define USUAL_POINTS 200 /* LF-FB-01 */

/* ---- Commanders ---- */

/* LF-RF-09: a battle may give its commanders ratings; else they are rolled for. */
static const char *const rating_words[] = { "",        "incompetent",    "competent",
                                            "skilled", "highly-skilled", NULL };
static const kit_roster_row commander_keys[] = {
    { "rating", "LF-CM-01", offsetof(lf_field, given_rating), .names = rating_words,
      .remedy = "say incompetent, competent, skilled or highly-skilled, or leave it to the dice" },
    { .key = NULL },
};

static bool is_refight(const lf_field *f)
{
    return lin_node_get(f->base.battle->root, "refight") != NULL;
}

/* LF-RF-11, LF-RF-12: in a refight commanders of divisions, and formations that the list does not
 * use, are there if the host wants them. LF-FB-23: elsewhere they have forces of their own. */
static bool is_left_out(const lf_field *f, int u)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    const char *group = lin_node_text(unit->data, "group", NULL);
    const int c = group ? lin_unit_find(&f->base, group) : -1;

    if (strcmp(unit->kind, "div-commander") == 0 && is_refight(f) &&
        !f->base.option[LF_OPT_DIVISIONS])
        return true;
    if (f->base.option[LF_OPT_ALL_FORMATIONS])
        return false;
    return strcmp(lin_node_text(c >= 0 ? f->base.battle->unit[c].data : unit->data, "used", "yes"),
                  "no") == 0;
}

static bool is_of_division(const lin_field *f, int c)
{
    return strcmp(f->battle->unit[c].kind, "div-commander") == 0;
}

/* LF-RF-11: "division: STEPHEN" with a group commander. */
static lin_status read_division(lf_field *f, int g, lin_refusal *why)
{
    const int u = f->group_commander[g];
    int c;

    f->division[g] = LF_NONE;
    if (!lin_node_get(f->base.battle->unit[u].data, "division"))
        return LIN_OK;
    if (kit_unit_of(&f->base, u, "division", is_of_division, "LF-RF-11",
                    "is of a division that is none; give the id of a div-commander of its side", &c,
                    why) != LIN_OK)
        return LIN_BAD_FILE;
    if (f->type[c] == LF_DIVISION_COMMANDER)
        f->division[g] = (uint8_t)c;
    return LIN_OK;
}

static lin_status add_commander(lf_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];

    f->cost[u] = 0; /* LF-FB-06 */
    kit_set_put(&f->commanders[unit->side], u);
    if (f->type[u] == LF_FORCE_COMMANDER) {
        if (f->force_commander[unit->side] != LF_NONE)
            return kit_unit_wrong(
                why, unit, "LF-FB-02",
                "is a second force commander; a force has one, and others may be of the type "
                "div-commander"); /* LF-RF-10 */
        f->force_commander[unit->side] = (uint8_t)u;
    } else if (f->type[u] == LF_GROUP_COMMANDER) {
        if (f->groups == LF_GROUPS)
            return kit_unit_wrong(why, unit, "LF-FB-03", "leads group number %d; %d are the most",
                                  f->groups + 1, LF_GROUPS);
        f->group[u] = (uint8_t)f->groups;
        f->group_side[f->groups] = unit->side;
        f->group_commander[f->groups++] = (uint8_t)u;
    }
    return kit_roster_read(commander_keys, &f->base, u, why);
}

/* ---- Elements ---- */

/* A gun as a list may name it, by its shot or its bore: "6 lb", "5.5 in howitzer", "8 in mortar";
 * -1: it is none of these. LF-FB-18: 12 lb and less is light. LF-FB-21: a howitzer is a cannon,
 * light up to 5.5 in., heavy from 8 up; what is called a mortar is one. */
static int gun_named(const char *word)
{
    char *unit;
    const double number = strtod(word, &unit);

    if (unit == word || number <= 0 || number > 100)
        return -1;
    if (strcmp(unit, " lb") == 0)
        return number <= 12 ? LF_LIGHT_CANNON : LF_HEAVY_CANNON;
    if (strcmp(unit, " in mortar") == 0)
        return LF_MORTAR;
    if (strcmp(unit, " in howitzer") != 0 || (number > 5.5 && number < 8))
        return -1;
    return number <= 5.5 ? LF_LIGHT_CANNON : LF_HEAVY_CANNON;
}

/* LF-FB-22: "6 lb or 5.5 in howitzer": the classes among which its owner chooses; 0: it is no such
 * list, or they are all of one class. The usual one goes into *weapon: light cannon, or what is
 * named first. */
static int guns_named(const char *word, int *weapon)
{
    char text[80], *from = text;
    int bits = 0, first = -1;

    if (!strstr(word, " or ") || strlen(word) >= sizeof text)
        return 0;
    strcpy(text, word);
    for (char * or ; from; from = or) {
        int class;

        if ((or = strstr(from, " or ")) != NULL) {
            * or = '\0';
            or += 4;
        }
        class = kit_name_find(lf_weapon_name, from);
        class = class < 0 ? gun_named(from) : class;
        if (class < LF_LIGHT_CANNON)
            return 0;
        first = first < 0 ? class : first;
        bits |= 1 << class;
    }
    *weapon = bits >> LF_LIGHT_CANNON & 1 ? LF_LIGHT_CANNON : first;
    return bits;
}

/* LF-FB-15, LF-FB-17, LF-FB-18, LF-FB-19, LF-FB-20: what it shoots with. */
static lin_status read_weapon(lf_field *f, int u, lin_refusal *why)
{
    static const uint8_t usual[] = { LF_SMOOTHBORE, LF_MIXED, LF_LIGHT_CANNON }; /* LF-FB-20 */
    const lin_unit *unit = &f->base.battle->unit[u];
    const char *word = lin_node_text(unit->data, "weapon", NULL);
    const int class = word ? kit_name_find(lf_weapon_name, word) : usual[f->type[u]];
    int weapon = word && class < 0 ? gun_named(word) : class;
    const int guns = word && weapon < 0 ? guns_named(word, &weapon) : 0;
    const bool gun = weapon >= LF_LIGHT_CANNON;

    if (weapon < 0)
        return kit_unit_wrong(
            why, unit, "LF-FB-15",
            "has a weapon that is none; say smoothbore or rifled for infantry, "
            "light-cannon, heavy-cannon, mortar or rocket for artillery, or name the "
            "gun, as 6 lb, 5.5 in howitzer or 8 in mortar");
    if (gun != (f->type[u] == LF_ARTILLERY))
        return kit_unit_wrong(why, unit, "LF-FB-18", "is %s and cannot have %s", unit->kind, word);
    if ((weapon == LF_MIXED) != (f->type[u] == LF_CAVALRY))
        return kit_unit_wrong(
            why, unit, "LF-FB-17",
            "is %s and cannot have %s; cavalry has mixed weapons, and nobody else has", unit->kind,
            word);
    if ((weapon == LF_ROCKET || guns >> LF_ROCKET & 1) && lf_war_of(f) != LF_WAR_1812)
        return kit_unit_wrong(why, unit, "LF-FB-19",
                              "has rockets; they were there in the War of 1812 alone (war: 1812)");
    f->weapon[u] = (uint8_t)weapon;
    f->guns[u] = (uint8_t)(guns & (guns - 1) ? guns : 0);
    return LIN_OK;
}

static bool leads_a_group(const lin_field *f, int c)
{
    return lf_field_of(f)->type[c] == LF_GROUP_COMMANDER;
}

static lin_status read_group(lf_field *f, int u, lin_refusal *why)
{
    int c;

    if (kit_unit_of(&f->base, u, "group", leads_a_group, "LF-FB-07",
                    "belongs to no group; give the id of a group commander of its side, such as "
                    "\"group: B1\"",
                    &c, why) != LIN_OK)
        return LIN_BAD_FILE;
    f->group[u] = f->group[c];
    kit_set_put(&f->members[f->group[u]], u);
    return LIN_OK;
}

/* LF-RF-06: "men: 180", where the list tells how many there were; then its size follows from them.
 */
static lin_status check_men(const lf_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    int men = 0, size;
    lin_status status;

    if (!lin_node_get(unit->data, "men"))
        return LIN_OK;
    if ((status = kit_number_read(unit->data, "men", 1, 5000, "LF-RF-06", &men, why)) != LIN_OK)
        return status;
    size = men < 50 ? LF_TINY : men < 100 ? LF_SMALL : men < 200 ? LF_MEDIUM : LF_LARGE;
    return size == f->size[u]
               ? LIN_OK
               : kit_unit_wrong(why, unit, "LF-RF-06", "has %d men and should be %s, not %s", men,
                                lf_size_name[size], lf_size_name[f->size[u]]);
}

/* LF-FB-25: "types: [infantry, cavalry]" and "sizes: [small, medium]", where only some were agreed
 * upon. */
static lin_status check_agreed(const lf_field *f, int u, const char *key, const char *word,
                               lin_refusal *why)
{
    const lin_node *list = lin_node_get(f->base.battle->root, key);

    if (!list)
        return LIN_OK;
    for (const lin_node *n = list->child; n; n = n->next)
        if (n->kind == LIN_NODE_SCALAR && strcmp(n->text, word) == 0)
            return LIN_OK;
    return kit_unit_wrong(why, &f->base.battle->unit[u], "LF-FB-25",
                          "is %s, which \"%s\" of this battle does not list", word, key);
}

static lin_status add_element(lf_field *f, int u, bool compact, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    const int size = kit_name_find(lf_size_name, unit->size), type = f->type[u];
    lin_status status;
    int rifled;

    if (size < 0)
        return kit_unit_wrong(why, unit, "LF-FB-07",
                              "has the size \"%s\"; say tiny, small, medium or large", unit->size);
    if (type == LF_ARTILLERY && size == LF_TINY)
        return kit_unit_wrong(why, unit, "LF-FB-08",
                              "is tiny artillery, which there is not; small is the least");
    f->size[u] = (uint8_t)size;
    f->stands[u] = lf_stand_count[compact][type == LF_ARTILLERY][size];
    kit_set_put(&f->elements[unit->side], u);
    if ((status = check_agreed(f, u, "types", unit->kind, why)) != LIN_OK ||
        (status = check_agreed(f, u, "sizes", unit->size, why)) != LIN_OK)
        return status;
    if ((status = read_weapon(f, u, why)) != LIN_OK || (status = read_group(f, u, why)) != LIN_OK ||
        (status = check_men(f, u, why)) != LIN_OK)
        return status;
    rifled = f->weapon[u] == LF_RIFLED ? 5 : 0; /* LF-FB-16 */
    if ((status = lf_read_upgrade(f, u, why)) != LIN_OK ||
        (status = lf_read_shots(f, u, why)) != LIN_OK)
        return status;
    f->out_of_sphere[u] = /* LF-SC-10: as the battle has it */
        strcmp(lin_node_text(unit->data, "out_of_sphere", "no"), "yes") == 0;
    f->cost[u] = (uint8_t)(lf_stats[type].points[size] + rifled +
                           lf_upgrade_rows[f->upgrade[u]].cost); /* LF-SE-02, LF-SE-10 */
    return LIN_OK;
}

/* ---- The whole ---- */

int lf_force_points(const lf_field *f, int side)
{
    int sum = 0;

    for (int u = 0; u < f->units; u++)
        if (f->side[u] == side)
            sum += f->cost[u];
    return sum;
}

/* LF-FB-23: does the group stand under this force commander, or commander of a further force?
 * LF-RF-10: in a refight all of a side's do under the senior one. */
static bool is_of_force(const lf_field *f, int g, int c)
{
    const int division = is_refight(f) ? LF_NONE : f->division[g];

    return f->group_side[g] == f->side[c] &&
           division == (f->type[c] == LF_FORCE_COMMANDER ? LF_NONE : c);
}

static lin_status force_wrong(lin_refusal *why, const lf_field *f, int c, const char *rule,
                              const char *format, ...) __attribute__((format(printf, 5, 6)));

/* Of the force of c, at his line. */
static lin_status force_wrong(lin_refusal *why, const lf_field *f, int c, const char *rule,
                              const char *format, ...)
{
    const lin_unit *unit = &f->base.battle->unit[c];
    const bool senior = f->type[c] == LF_FORCE_COMMANDER;
    char text[240];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return kit_node_wrong(why, unit->data, rule, "The %s force%s%s %s",
                          f->base.battle->side_name[f->side[c]], senior ? "" : " of ",
                          senior ? "" : unit->id, text);
}

/* LF-FB-04: how many elements a group has. */
static lin_status check_group(const lf_field *f, int g, int limit, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[f->group_commander[g]];
    const int n = kit_set_count(&f->members[g]);

    if (n == 0)
        return kit_unit_wrong(why, unit, "LF-FB-04",
                              "leads a group without an element; give it two to six");
    if (limit && (n < 2 || n > 6))
        return kit_unit_wrong(why, unit, "LF-FB-04",
                              "leads a group of %d element%s; it should have two to six", n,
                              n == 1 ? "" : "s");
    return LIN_OK;
}

/* LF-FB-03, LF-FB-05; limit 0: there is none (LF-FB-24, LF-RF-05). */
static lin_status check_force(const lf_field *f, int c, int limit, lin_refusal *why)
{
    const lf_upgrade_row *row = NULL;
    int groups = 0, points = 0, count = 0;
    tb_set force = { 0 };

    for (int g = 0; g < f->groups; g++) {
        const tb_set *members = &f->members[g];
        lin_status status;

        if (!is_of_force(f, g, c))
            continue;
        if ((status = check_group(f, g, limit, why)) != LIN_OK)
            return status;
        groups++;
        force = kit_set_both(&force, members);
        for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
            points += f->cost[u];
    }
    if (groups == 0 || (limit && (groups < 2 || groups > 6)))
        return force_wrong(why, f, c, "LF-FB-03", "has %d group%s; it should have two to six",
                           groups, groups == 1 ? "" : "s");
    if (limit && points > limit)
        return force_wrong(why, f, c, "LF-FB-05", "costs %d points; the limit is %d", points,
                           limit);
    if (limit && lf_exceeds_quarter(f, &force, &row, &count))
        return force_wrong(why, f, c, "LF-SE-04",
                           "has %d elements that are %s, of %d; %d, a quarter, %s the most", count,
                           row->name, kit_set_count(&force), kit_set_count(&force) / 4,
                           kit_set_count(&force) / 4 == 1 ? "is" : "are");
    return LIN_OK;
}

/* LF-FB-02, LF-FB-23: every force of a side; how many there are goes into *forces. */
static lin_status check_side(const lf_field *f, int side, int limit, int *forces, lin_refusal *why)
{
    lin_status status;

    if (f->force_commander[side] == LF_NONE)
        return kit_node_wrong(why, lin_node_get(f->base.battle->root, "units"), "LF-FB-02",
                              "The %s force has no force commander; give it one",
                              f->base.battle->side_name[side]);
    *forces = 0;
    for (int c = 0; c < f->units; c++) {
        const bool further = f->type[c] == LF_DIVISION_COMMANDER && !is_refight(f);

        if (f->side[c] != side || !(further || f->type[c] == LF_FORCE_COMMANDER))
            continue;
        ++*forces;
        if ((status = check_force(f, c, limit, why)) != LIN_OK)
            return status;
    }
    return LIN_OK;
}

/* LF-ST-08: a large refight has fewer stands to an element. */
static bool is_compact(const lf_field *f)
{
    const lin_battle *b = f->base.battle;
    const char *word = lin_node_text(b->root, "stands", NULL);
    int elements = 0;

    if (f->base.option[LF_OPT_STANDS] != LF_STANDS_OF_BATTLE)
        return f->base.option[LF_OPT_STANDS] == LF_STANDS_COMPACT;
    if (word)
        return strcmp(word, "compact") == 0;
    for (int u = 0; u < b->units; u++)
        elements += !strstr(b->unit[u].kind, "commander") && !is_left_out(f, u);
    return lin_node_get(b->root, "refight") && elements > 40;
}

/* LF-FB-24: "limits: waived". */
static lin_status read_limits(const lf_field *f, bool *waived, lin_refusal *why)
{
    const lin_node *node = lin_node_get(f->base.battle->root, "limits");

    *waived = node && node->kind == LIN_NODE_SCALAR && strcmp(node->text, "waived") == 0;
    if (!node || *waived)
        return LIN_OK;
    return kit_node_wrong(why, node, "LF-FB-24",
                          "\"limits\" should be waived, where the players agree to do without "
                          "them; else leave it out");
}

static lin_status read_units(lf_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const bool compact = is_compact(f);
    lin_status status;

    f->units = b->units;
    memset(f->force_commander, LF_NONE, sizeof f->force_commander);
    for (int u = 0; u < b->units; u++) {
        const int type = kit_name_find(lf_type_name, b->unit[u].kind);

        if (type < 0)
            return kit_unit_wrong(why, &b->unit[u], "LF-FB-07",
                                  "is of the type \"%s\"; say infantry, cavalry, artillery, "
                                  "group-commander, force-commander or div-commander",
                                  b->unit[u].kind);
        f->type[u] = (uint8_t)(is_left_out(f, u) ? LF_LEFT_OUT : type);
        f->side[u] = b->unit[u].side;
        f->size[u] = f->weapon[u] = f->group[u] = LF_NONE;
        if (type >= LF_GROUP_COMMANDER && f->type[u] != LF_LEFT_OUT &&
            (status = add_commander(f, u, why)) != LIN_OK)
            return status;
    }
    for (int u = 0; u < b->units; u++)
        if (f->type[u] < LF_GROUP_COMMANDER && (status = add_element(f, u, compact, why)) != LIN_OK)
            return status;
    for (int g = 0; g < f->groups; g++)
        if ((status = read_division(f, g, why)) != LIN_OK)
            return status;
    lf_settle_special(f, is_refight(f));
    return LIN_OK;
}

lin_status lf_build_forces(lf_field *f, lin_refusal *why)
{
    const lin_node *root = f->base.battle->root;
    const bool refight = is_refight(f);
    int agreed = refight ? 0 : USUAL_POINTS, forces[LIN_SIDES];
    bool waived = false;
    lin_status status = read_units(f, why);

    if (status != LIN_OK || (status = read_limits(f, &waived, why)) != LIN_OK)
        return status;
    if (waived)
        agreed = 0;
    if (!refight && lin_node_get(root, "points") &&
        (status = kit_number_read(root, "points", LF_LEAST_POINTS, LF_MOST_POINTS, "LF-FB-01",
                                  &agreed, why)) != LIN_OK)
        return status;
    for (int side = 0; side < LIN_SIDES; side++)
        if ((status = check_side(f, side, waived ? 0 : agreed, &forces[side], why)) != LIN_OK)
            return status;
    f->points = agreed * (forces[0] > forces[1] ? forces[0] : forces[1]); /* LF-FB-23 */
    for (int side = 0; agreed == 0 && side < LIN_SIDES; side++) /* LF-SC-26: the larger force */
        if (lf_force_points(f, side) > f->points)
            f->points = lf_force_points(f, side);
    return LIN_OK;
}
