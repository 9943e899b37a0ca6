/* muster.c -- forces that players build, as the builder of forces (linstock_muster.h) wants to have
 * them: the standard list, upgrades as choices, what is wrong with a force besides. LF-FB, LF-SE,
 * LF-HE.
 *
 * Nobody builds by these rows where that header is not there. */
#include "rules/landofthefree/lists.h"
#include "rules/landofthefree/lof.h"

#if defined(__has_include)
#if __has_include("linstock_muster.h")

#include "linstock_muster.h"

#include <string.h>

extern const lin_muster lf_muster;

/* An arm is a type, Large apart from the rest of it: Additional Ranks asks for that (LF-SE-12). */
enum { FOOT = 1, LARGE_FOOT = 2, HORSE = 4, LARGE_HORSE = 8, GUNS = 16, LARGE_GUNS = 32 };
#define ANY_FOOT  (FOOT | LARGE_FOOT)
#define ANY_HORSE (HORSE | LARGE_HORSE)
#define ANY_GUNS  (GUNS | LARGE_GUNS)
#define ANY_LARGE (LARGE_FOOT | LARGE_HORSE | LARGE_GUNS)

/* Sets of choices, and what lin_muster_kind.data holds. */
enum { UPGRADE_SET, MUSKET_SET, GUN_SET };
enum { KIND_TYPE, KIND_SIZE };

static const lin_muster_word nations[] = {
    [LF_NATION_AMERICAN] = { "american", "American" },
    [LF_NATION_BRITISH] = { "british", "British" },
    [LF_NATION_FRENCH] = { "french", "French" },
    [LF_NATION_GERMAN] = { "german", "German" },
    [LF_NATION_CONFEDERACY] = { "confederacy", "Confederacy" },
    { NULL, NULL },
};

static const lin_muster_word wars[] = {
    [LF_WAR_1754] = { "1754", "French and Indian War" },
    [LF_WAR_1775] = { "1775", "American Revolution" },
    [LF_WAR_1785] = { "1785", "Northwest Indian War" },
    [LF_WAR_1812] = { "1812", "War of 1812" },
    { NULL, NULL },
};

/* clang-format off: laid out as on the pages of the book */

/* Prices are those of lf_stats (tables.c). */
static const lin_muster_kind kinds[] = {
    { "TI", "Tiny infantry", "infantry", 10, FOOT, 0, { LF_INFANTRY, LF_TINY }, "LF-FB-10" },
    { "SI", "Small infantry", "infantry", 15, FOOT, 0, { LF_INFANTRY, LF_SMALL }, "LF-FB-10" },
    { "MI", "Medium infantry", "infantry", 25, FOOT, 0, { LF_INFANTRY, LF_MEDIUM }, "LF-FB-10" },
    { "LI",
      "Large infantry",
      "infantry",
      35,
      LARGE_FOOT,
      0,
      { LF_INFANTRY, LF_LARGE },
      "LF-FB-10" },
    { "TC", "Tiny cavalry", "cavalry", 15, HORSE, 0, { LF_CAVALRY, LF_TINY }, "LF-FB-12" },
    { "SC", "Small cavalry", "cavalry", 20, HORSE, 0, { LF_CAVALRY, LF_SMALL }, "LF-FB-12" },
    { "MC", "Medium cavalry", "cavalry", 30, HORSE, 0, { LF_CAVALRY, LF_MEDIUM }, "LF-FB-12" },
    { "LC", "Large cavalry", "cavalry", 45, LARGE_HORSE, 0, { LF_CAVALRY, LF_LARGE }, "LF-FB-12" },
    { "SA", "Small artillery", "artillery", 20, GUNS, 0, { LF_ARTILLERY, LF_SMALL }, "LF-FB-14" },
    { "MA", "Medium artillery", "artillery", 25, GUNS, 0, { LF_ARTILLERY, LF_MEDIUM }, "LF-FB-14" },
    { "LA",
      "Large artillery",
      "artillery",
      30,
      LARGE_GUNS,
      0,
      { LF_ARTILLERY, LF_LARGE },
      "LF-FB-14" },
    { .word = NULL },
};

#define UPGRADE(word, name, cost, arms, upgrade, rule)                             \
    {                                                                              \
        word, name, LIN_OF_ENTRY, UPGRADE_SET, false, cost, arms, 0, upgrade, rule \
    }
#define CLASS(word, name, usual, wars, class, rule)                              \
    {                                                                            \
        word, name, LIN_OF_ENTRY, GUN_SET, usual, 0, ANY_GUNS, wars, class, rule \
    }

/* The words, prices and arms of lf_upgrade_rows. */
static const lin_muster_choice choices[] = {
    UPGRADE("additional-ranks", "Additional Ranks", 10, ANY_LARGE, LF_ADDITIONAL_RANKS, "LF-SE-12"),
    UPGRADE("dragoons", "Dragoons", 5, ANY_HORSE, LF_DRAGOONS, "LF-SE-17"),
    UPGRADE("elite", "Elite", 5, ANY_FOOT, LF_ELITE, "LF-SE-18"),
    UPGRADE("grenadiers", "Grenadiers", 5, ANY_FOOT, LF_GRENADIERS, "LF-SE-21"),
    UPGRADE("hessians", "Hessians", 5, ANY_FOOT, LF_HESSIANS, "LF-SE-22"),
    UPGRADE("hessian-grenadiers", "Hessian Grenadiers", 10, ANY_FOOT, LF_HESSIAN_GRENADIERS,
            "LF-SE-23"),
    UPGRADE("indians", "Indians", 5, ANY_FOOT, LF_INDIANS, "LF-SE-30"),
    UPGRADE("light-dragoons", "Light Dragoons", 5, ANY_FOOT | ANY_HORSE, LF_LIGHT_DRAGOONS,
            "LF-SE-40"),
    UPGRADE("light-infantry", "Light Infantry", 5, ANY_FOOT, LF_LIGHT_INFANTRY, "LF-SE-41"),
    UPGRADE("militia", "Militia", -5, ANY_FOOT | ANY_HORSE, LF_MILITIA, "LF-SE-42"),
    UPGRADE("militia-riflemen", "Militia Riflemen", 5, ANY_FOOT | ANY_HORSE, LF_MILITIA_RIFLEMEN,
            "LF-SE-43"),
    UPGRADE("minutemen", "Minutemen", 5, ANY_FOOT, LF_MINUTEMEN, "LF-SE-44"),
    UPGRADE("rangers", "Rangers", 5, ANY_FOOT, LF_RANGERS, "LF-SE-45"),
    UPGRADE("riflemen", "Riflemen", 10, ANY_FOOT | ANY_HORSE, LF_RIFLEMEN, "LF-SE-46"),
    { "rifled", "rifled muskets", LIN_OF_ENTRY, MUSKET_SET, false, 5, ANY_FOOT, 0, LF_RIFLED,
      "LF-FB-15" },
    CLASS("light-cannon", "light cannon", true, 0, LF_LIGHT_CANNON, "LF-FB-18"),
    CLASS("heavy-cannon", "heavy cannon", false, 0, LF_HEAVY_CANNON, "LF-FB-18"),
    CLASS("mortar", "siege mortar", false, 0, LF_MORTAR, "LF-FB-18"),
    CLASS("rocket", "rockets", false, 1 << LF_WAR_1812, LF_ROCKET, "LF-FB-19"),
    { .word = NULL },
};

/* clang-format on */

static const lin_muster_pattern pattern[] = {
    { ANY_FOOT, 3 }, { ANY_FOOT | ANY_GUNS, 3 }, { ANY_FOOT | ANY_HORSE, 2 }, { 0, 0 }
};

/* LF-FB-28 to LF-FB-33 */
static const char *const samples[] = {
    "british 1754 180 \"Cartwright's force\"; \"James Cartwright\": \"Simon Gregory\": "
    "MI \"28th Foot\", MI \"58th Foot\" / \"Charles More\": 2x LI \"Virginia militia\" / "
    "\"John Abernathy\": MA \"Royal Artillery\", LI \"Converged grenadiers\"",
    "french 1754 160 \"Lefette's force\"; \"Marquis Guy Lefette\": \"Jean-Baptiste Corleonne\": "
    "MI \"Bearn\", MI \"Compagnies Franches de la Marine\" / \"François Bonet\": MI \"La Sarre\", "
    "MI \"Languedoc\" / \"Louis Benoit\": MA \"Royal Artillery\", LI \"French frontiersmen\"",
    "french 1754 150 \"Abooksigun's force\"; \"Abooksigun\": \"Etteleooat\": "
    "2x LI \"Algonquin Indians\" / \"Mukki\": 2x MI \"Algonquin Indians\", MI \"French "
    "frontiersmen\"",
    "british 1775 125 \"Knowleton's force\"; \"John Knowleton\": \"Christopher Jacobs\": "
    "MI \"3rd Foot\", MI \"55th Foot\" / \"Gunter von Stark\": MI \"4th Foot\", LI \"Hessians\", "
    "SI \"9th Foot\"",
    "british 1775 140 \"Culvert's force\"; \"William Culvert\": \"John Smith\": LI \"17th Foot\", "
    "LI \"14th Foot\" / \"Matthew Anderson\": LI \"84th Foot\", LI \"55th Foot\"",
    "american 1775 175 \"Sweet's force\"; \"Tobias Sweet\": \"George Crane\": "
    "LI \"Virginia Continentals\", LI \"Pennsylvania Continentals\", MA \"Virginia artillery\", "
    "SI \"Maryland Continentals\" / \"Jacob Whitewater\": LI \"South Carolina militia\", "
    "MC \"3rd Continental Light Dragoons\"",
    NULL,
};

/* ---- What is wrong with a force ---- */

/* lf_upgrade, or a weapon, of an entry; other where nothing of that set is chosen. */
static int chosen(const lin_force *f, int e, int set, int other)
{
    const lin_force_entry *entry = &f->entry[e];
    const int row = lin_force_chosen(&lf_muster, &entry->who, LIN_OF_ENTRY, entry->kind, set);

    return row < 0 ? other : choices[row].data;
}

static int upgrade_of(const lin_force *f, int e)
{
    return chosen(f, e, UPGRADE_SET, LF_PLAIN);
}

/* LF-SE-04 */
static void check_quarters(const lin_force *f, lin_breaches *out)
{
    const int most = f->entries / 4, nowhere[3] = { -1, -1, -1 };
    int n[LF_UPGRADES] = { 0 };

    for (int e = 0; e < f->entries; e++)
        n[lf_upgrade_rows[upgrade_of(f, e)].quarter]++;
    for (int u = 0; u < LF_UPGRADES; u++) {
        const lf_upgrade_row *row = &lf_upgrade_rows[u];

        /* Hessian Grenadiers are told of with the Grenadiers. */
        if (row->quarter && u != LF_HESSIAN_GRENADIERS && n[row->quarter] > most)
            lin_breach_add(out, "LF-SE-04", true, nowhere,
                           "%d elements are %s; a force of %d may have %d, a quarter.",
                           n[row->quarter], row->name, f->entries, most);
    }
}

static bool list_has(const lf_list *l, int type, int upgrade)
{
    for (int k = 0; l && k < l->entries; k++)
        if (l->entry[k].type == type && l->entry[k].upgrade == upgrade)
            return true;
    return false;
}

/* LF-HE-01: a guide, so it is told and no more; LF-HE-17: allies may be among them. */
static void check_list(const lin_force *f, int e, lin_breaches *out)
{
    const lf_list *own = lf_list_of(f->war, f->nation),
                  *ally = own ? lf_list_of(f->war, own->ally) : NULL;
    const int type = kinds[f->entry[e].kind].data[KIND_TYPE], upgrade = upgrade_of(f, e);
    const int at[3] = { -1, f->entry[e].group, e };

    if (own && !list_has(own, type, upgrade) && !list_has(ally, type, upgrade))
        lin_breach_add(out, "LF-HE-01", false, at, "The %s list of %s has no %s that is %s.",
                       nations[f->nation].name, wars[f->war].word, lf_type_name[type],
                       lf_upgrade_rows[upgrade].name);
}

static void check(const lin_force *f, lin_breaches *out)
{
    const int nowhere[3] = { -1, -1, -1 };

    if (!lf_list_of(f->war, f->nation))
        lin_breach_add(out, "LF-HE-01", false, nowhere, "There is no %s list of the %s.",
                       nations[f->nation].name, wars[f->war].name);
    check_quarters(f, out);
    for (int e = 0; e < f->entries; e++) {
        const int at[3] = { -1, f->entry[e].group, e };

        if (upgrade_of(f, e) != LF_PLAIN && chosen(f, e, MUSKET_SET, -1) >= 0)
            lin_breach_add(out, "LF-SE-03", true, at,
                           "It has rifled muskets and is %s; it can have one of them.",
                           lf_upgrade_rows[upgrade_of(f, e)].name);
        check_list(f, e, out);
    }
}

static bool usual(int nation, int war, int kind)
{
    const lf_list *l = lf_list_of(war, nation);

    for (int k = 0; l && k < l->entries; k++)
        if (l->entry[k].type == kinds[kind].data[KIND_TYPE])
            return true;
    return !l;
}

/* ---- A battle of two forces ---- */

static void put_name(const char *name, const char *instead, lin_text *out)
{
    lin_put(out, ", name: \"%s\"", name[0] ? name : instead);
}

/* LF-SE-01: until special elements are built a force that has some is not played as what it is
 * not. */
static lin_status put_entry(const lin_force *f, int e, const char *side, char letter, int n,
                            lin_text *out, lin_refusal *why)
{
    const lin_force_entry *entry = &f->entry[e];
    const lin_muster_kind *kind = &kinds[entry->kind];
    const int gun = chosen(f, e, GUN_SET, -1), musket = chosen(f, e, MUSKET_SET, -1);

    if (upgrade_of(f, e) != LF_PLAIN)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SE-01",
                          "%s is %s, and special elements cannot be put into a battle yet.",
                          entry->who.name[0] ? entry->who.name : kind->name,
                          lf_upgrade_rows[upgrade_of(f, e)].name);
    lin_put(out, "  - {id: %c%d%c, side: %s, group: %c%d", letter, entry->group + 1, 'a' + n, side,
            letter, entry->group + 1);
    put_name(entry->who.name, kind->name, out);
    lin_put(out, ", type: %s, size: %s", kind->type, lf_size_name[kind->data[KIND_SIZE]]);
    if (gun >= 0 || musket >= 0)
        lin_put(out, ", weapon: %s", lf_weapon_name[gun >= 0 ? gun : musket]);
    lin_put(out, "}\n");
    return LIN_OK;
}

static lin_status put_force(const lin_force *f, const char *side, char letter, lin_text *out,
                            lin_refusal *why)
{
    lin_put(out, "  - {id: %cFC, side: %s", letter, side);
    put_name(f->division[0].name, "The force commander", out);
    lin_put(out, ", type: force-commander, size: general}\n");
    for (int g = 0; g < f->groups; g++) {
        int n = 0;

        lin_put(out, "  - {id: %c%d, side: %s", letter, g + 1, side);
        put_name(f->group[g].leader.name, "A group commander", out);
        lin_put(out, ", type: group-commander, size: colonel}\n");
        for (int e = 0; e < f->entries; e++) {
            const bool his = f->entry[e].group == g;

            if (his && put_entry(f, e, side, letter, n, out, why) != LIN_OK)
                return LIN_ILLEGAL;
            n += his;
        }
    }
    return LIN_OK;
}

/* LF-FB-01: the larger limit counts for both; LF-FB-19: the war, where it is the one of rockets. */
static lin_status battle(const lin_battle *table, const lin_force force[LIN_SIDES],
                         const lin_side side[LIN_SIDES], lin_text *yaml, lin_refusal *why)
{
    const int points = force[0].points > force[1].points ? force[0].points : force[1].points;

    lin_put(yaml, "points: %d\n", points);
    if (force[0].war == LF_WAR_1812 && force[1].war == LF_WAR_1812)
        lin_put(yaml, "war: 1812\n");
    lin_put(yaml, "units:\n");
    for (int i = 0; i < LIN_SIDES; i++)
        if (put_force(&force[i], table->side_id[side[i]], "AB"[side[i]], yaml, why) != LIN_OK)
            return LIN_ILLEGAL;
    return LIN_OK;
}

/* A table that has a side of that name keeps it for them. */
static lin_side side_of(const lin_battle *table, int nation)
{
    for (int side = 0; side < LIN_SIDES; side++)
        if (strcmp(table->side_id[side], nations[nation].word) == 0)
            return (lin_side)side;
    return LIN_NOBODY;
}

const lin_muster lf_muster = {
    .division = "force",
    .group = "group",
    .entry = "element",
    .nation = nations,
    .war = wars,
    .kind = kinds,
    .choice = choices,
    .divisions = { 1, 1, 0, true, "LF-FB-02" },
    .groups = { 2, 6, 0, true, "LF-FB-03" },
    .entries = { 2, 6, 0, true, "LF-FB-04" },
    .points = 200,
    .points_rule = "LF-FB-05",
    .nation_rule = "LF-HE-01",
    .pattern = pattern,
    .sample = samples,
    .table = "take-the-field",
    .usual = usual,
    .check = check,
    .battle = battle,
    .side_of = side_of,
};

#endif
#endif
