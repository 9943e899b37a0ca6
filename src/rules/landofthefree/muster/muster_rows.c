/* muster_rows.c -- forces by points: the standard list, upgrades and weapons as choices, what the
 * historical lists have, the forces of the book. LF-FB-02 to LF-FB-20, LF-FB-28 to LF-FB-33, LF-SE,
 * LF-HE. */
#include "rules/landofthefree/muster/muster.h"

#include <string.h>

#define ANY_FOOT  (LF_FOOT_ARM | LF_LARGE_FOOT_ARM)
#define ANY_HORSE (LF_HORSE_ARM | LF_LARGE_HORSE_ARM)
#define ANY_GUNS  (LF_GUN_ARM | LF_LARGE_GUN_ARM | LF_TINY_GUN_ARM)
#define ANY_LARGE (LF_LARGE_FOOT_ARM | LF_LARGE_HORSE_ARM | LF_LARGE_GUN_ARM)

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

/* LF-FB-24: what players may agree to do without. */
static const char *const limits[] = { "LF-FB-03", "LF-FB-04", "LF-FB-05", "LF-SE-04", NULL };
static const lin_muster_term terms[] = {
    [LF_TERM_ENFORCED] = { "enforced", "the lists are enforced", "LF-HE-02", NULL,
                           "lists=enforced" },
    [LF_TERM_WAIVED] = { "waived", "limits are waived", "LF-FB-24", limits, NULL },
    { .word = NULL },
};

/* clang-format off: laid out as on the pages of the book */

#define KIND(word, name, type, cost, arm, of, size, rule)       \
    {                                                           \
        word, name, type, cost, arm, 0, { of, LF_##size }, rule \
    }
#define FOOT(word, name, cost, arm, size) \
    KIND(word, name " infantry", "infantry", cost, arm, LF_INFANTRY, size, "LF-FB-10")
#define HORSE(word, name, cost, arm, size) \
    KIND(word, name " cavalry", "cavalry", cost, arm, LF_CAVALRY, size, "LF-FB-12")
#define GUNS(word, name, cost, arm, size, rule) \
    KIND(word, name " artillery", "artillery", cost, arm, LF_ARTILLERY, size, rule)

/* Prices are those of lf_stats (tables.c). */
const lin_muster_kind lf_muster_kinds[] = {
    FOOT("TI", "Tiny", 10, LF_FOOT_ARM, TINY),
    FOOT("SI", "Small", 15, LF_FOOT_ARM, SMALL),
    FOOT("MI", "Medium", 25, LF_FOOT_ARM, MEDIUM),
    FOOT("LI", "Large", 35, LF_LARGE_FOOT_ARM, LARGE),
    HORSE("TC", "Tiny", 15, LF_HORSE_ARM, TINY),
    HORSE("SC", "Small", 20, LF_HORSE_ARM, SMALL),
    HORSE("MC", "Medium", 30, LF_HORSE_ARM, MEDIUM),
    HORSE("LC", "Large", 45, LF_LARGE_HORSE_ARM, LARGE),
    GUNS("TA", "Tiny", 0, LF_TINY_GUN_ARM, TINY, "LF-FB-08"), /* there is none */
    GUNS("SA", "Small", 20, LF_GUN_ARM, SMALL, "LF-FB-14"),
    GUNS("MA", "Medium", 25, LF_GUN_ARM, MEDIUM, "LF-FB-14"),
    GUNS("LA", "Large", 30, LF_LARGE_GUN_ARM, LARGE, "LF-FB-14"),
    { .word = NULL },
};

#define UPGRADE(word, name, cost, arms, upgrade, rule)                                \
    {                                                                                 \
        word, name, LIN_OF_ENTRY, LF_UPGRADE_SET, false, cost, arms, 0, upgrade, rule \
    }
#define CLASS(word, name, usual, wars, class, rule)                                 \
    {                                                                               \
        word, name, LIN_OF_ENTRY, LF_GUN_SET, usual, 0, ANY_GUNS, wars, class, rule \
    }

/* The words, prices and arms of lf_upgrade_rows; LF-SE-01: of one set, so that there is one. */
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
    { "rifled", "rifled muskets", LIN_OF_ENTRY, LF_MUSKET_SET, false, 5, ANY_FOOT, 0, LF_RIFLED,
      "LF-FB-15" },
    CLASS("light-cannon", "light cannon", true, 0, LF_LIGHT_CANNON, "LF-FB-18"), /* LF-FB-20 */
    CLASS("heavy-cannon", "heavy cannon", false, 0, LF_HEAVY_CANNON, "LF-FB-18"),
    CLASS("mortar", "siege mortar", false, 0, LF_MORTAR, "LF-FB-18"),
    CLASS("rocket", "rockets", false, 1 << LF_WAR_1812, LF_ROCKET, "LF-FB-19"),
    { .word = NULL },
};

/* clang-format on */

/* LF-SE-01, LF-SE-23: the only two that may be joined. */
static const lin_muster_join joins[] = {
    { "hessians", "grenadiers", "hessian-grenadiers" },
    { NULL, NULL, NULL },
};

static const lin_muster_pattern pattern[] = {
    { ANY_FOOT, 3 },
    { ANY_FOOT | LF_GUN_ARM | LF_LARGE_GUN_ARM, 3 },
    { ANY_FOOT | ANY_HORSE, 2 },
    { 0, 0 },
};

/* Of the Indians 150 points are said and 145 are spent. */
static const char *const samples[] = {
    /* LF-FB-28 */
    "british 1754 180 \"Cartwright's force\"; \"Major-General James Cartwright\": \"Colonel Simon "
    "Gregory\": MI \"28th Foot\", MI \"58th Foot\" / \"Colonel Charles More\": LI \"Virginia "
    "militia, first\", LI \"Virginia militia, second\" / \"Colonel John Abernathy\": MA \"Royal "
    "Artillery\", LI \"Converged grenadiers\"",
    /* LF-FB-29 */
    "french 1754 160 \"Lefette's force\"; \"Major-General Marquis Guy Lefette\": \"Colonel "
    "Jean-Baptiste Corleonne\": MI \"Bearn\", MI \"Compagnies Franches de la Marine\" / \"Colonel "
    "François Bonet\": MI \"La Sarre\", MI \"Languedoc\" / \"Colonel Louis Benoit\": MA \"Royal "
    "Artillery\", LI \"French frontiersmen\"",
    /* LF-FB-30 */
    "french 1754 150 \"Abooksigun's force\"; \"Abooksigun\": \"Etteleooat\": LI \"Algonquin "
    "Indians, first\", LI \"Algonquin Indians, second\" / \"Mukki\": MI \"Algonquin Indians, "
    "third\", MI \"Algonquin Indians, fourth\", MI \"French frontiersmen\"",
    /* LF-FB-31 */
    "british 1775 125 \"Knowleton's force\"; \"Major-General John Knowleton\": \"Colonel "
    "Christopher Jacobs\": MI \"3rd Foot\", MI \"55th Foot\" / \"Colonel Gunter von Stark\": MI "
    "\"4th Foot\", LI \"Hessians\", SI \"9th Foot\"",
    /* LF-FB-32 */
    "british 1775 140 \"Culvert's force\"; \"Major-General William Culvert\": \"Major John "
    "Smith\": LI \"17th Foot\", LI \"14th Foot\" / \"Colonel Matthew Anderson\": LI \"84th Foot\", "
    "LI \"55th Foot\"",
    /* LF-FB-33 */
    "american 1775 175 \"Sweet's force\"; \"Brigadier-General Tobias Sweet\": \"Lieutenant-Colonel "
    "George Crane\": LI \"Virginia Continentals\", LI \"Pennsylvania Continentals\", MA \"Virginia "
    "artillery\", SI \"Maryland Continentals\" / \"Colonel Jacob Whitewater\": LI \"South Carolina "
    "militia\", MC \"3rd Continental Light Dragoons\"",
    NULL,
};

/* ---- What was chosen ---- */

/* Its data; other where nothing of that set is chosen. */
static int chosen(const lin_force *f, int e, int set, int other)
{
    const lin_force_entry *entry = &f->entry[e];
    const int row = lin_force_chosen(&lf_muster, &entry->who, LIN_OF_ENTRY, entry->kind, set);

    return row < 0 ? other : choices[row].data;
}

int lf_muster_upgrade(const lin_force *f, int e)
{
    return chosen(f, e, LF_UPGRADE_SET, LF_PLAIN);
}

bool lf_muster_rifled(const lin_force *f, int e)
{
    return f->entry[e].who.choice[LF_MUSKET_SET] != 0;
}

/* LF-FB-15, LF-FB-17, LF-FB-20; LF-SK-22 and LF-SK-23: skills that arm an element. */
int lf_muster_weapon(const lin_force *f, int e)
{
    const int type = lf_muster_kinds[f->entry[e].kind].data[LF_KIND_TYPE];
    const uint32_t skills = lf_upgrade_rows[lf_muster_upgrade(f, e)].skills;

    if (type == LF_ARTILLERY)
        return chosen(f, e, LF_GUN_SET, LF_LIGHT_CANNON);
    if (lf_muster_rifled(f, e) || skills & LF_SKILL_RIFLES)
        return LF_RIFLED;
    return type == LF_CAVALRY || skills & LF_SKILL_MIXED ? LF_MIXED : LF_SMOOTHBORE;
}

/* ---- What the lists have ---- */

bool lf_muster_usual(int nation, int war, int kind)
{
    const lf_list *l = lf_list_of(war, nation);

    if (lf_muster_kinds[kind].arm == LF_TINY_GUN_ARM)
        return false;
    for (int k = 0; l && k < l->entries; k++)
        if (l->entry[k].type == lf_muster_kinds[kind].data[LF_KIND_TYPE])
            return true;
    return !l;
}

static int medium_of(int type)
{
    int k = 0;

    while (lf_muster_kinds[k].data[LF_KIND_TYPE] != type ||
           lf_muster_kinds[k].data[LF_KIND_SIZE] != LF_MEDIUM)
        k++;
    return k;
}

/* LF-HE-01: an entry gives a type, an upgrade and a name; its size is the player's. */
bool lf_muster_listed(int nation, int war, int i, lin_force_entry *into)
{
    const lf_list *l = lf_list_of(war, nation);

    if (!l || i >= l->entries)
        return false;
    into->kind = (uint8_t)medium_of(l->entry[i].type);
    strncpy(into->who.name, l->entry[i].name, sizeof into->who.name - 1);
    for (int c = 0; choices[c].word && l->entry[i].upgrade != LF_PLAIN; c++)
        if (choices[c].set == LF_UPGRADE_SET && choices[c].data == l->entry[i].upgrade)
            into->who.choice[LF_UPGRADE_SET] = (uint8_t)(c + 1);
    return true;
}

/* ---- Coats as they mostly were ---- */

typedef struct {
    const char *coat, *facings;
} dress_row;

static const dress_row by_nation[LF_NATIONS] = {
    [LF_NATION_AMERICAN] = { "navy", "crimson" },  [LF_NATION_BRITISH] = { "firebrick", "navy" },
    [LF_NATION_FRENCH] = { "white", "royalblue" }, [LF_NATION_GERMAN] = { "navy", "crimson" },
    [LF_NATION_CONFEDERACY] = { "brown", "tan" },
};

static const dress_row by_upgrade[LF_UPGRADES] = {
    [LF_HESSIANS] = { "navy", "crimson" },       [LF_HESSIAN_GRENADIERS] = { "navy", "gold" },
    [LF_INDIANS] = { "tan", "sienna" },          [LF_MILITIA] = { "brown", "tan" },
    [LF_MILITIA_RIFLEMEN] = { "tan", "brown" },  [LF_MINUTEMEN] = { "saddlebrown", "tan" },
    [LF_RANGERS] = { "darkgreen", "olivedrab" }, [LF_RIFLEMEN] = { "darkgreen", "crimson" },
};

void lf_muster_dress(const lin_force *f, int e, const char **coat, const char **facings)
{
    static const dress_row guns = { "navy", "crimson" };
    const int type = lf_muster_kinds[f->entry[e].kind].data[LF_KIND_TYPE];
    const dress_row *row = &by_upgrade[lf_muster_upgrade(f, e)];

    if (type == LF_ARTILLERY)
        row = &guns;
    else if (!row->coat)
        row = &by_nation[f->nation];
    *coat = row->coat;
    *facings = row->facings;
}

/* Of a table that was a refight: who attacks, from where, and who stood where. */
static const char *const left_behind[] = { "refight", "attacker", "edges",   "points",
                                           "limits",  "war",      "nations", "bag",
                                           "types",   "sizes",    NULL };

const lin_muster lf_muster = {
    .division = "force",
    .group = "group",
    .entry = "element",
    .nation = nations,
    .war = wars,
    .kind = lf_muster_kinds,
    .choice = choices,
    .set_rule = { [LF_UPGRADE_SET] = "LF-SE-01", [LF_GUN_SET] = "LF-FB-18" },
    .join = joins,
    .term = terms,
    .divisions = { 1, 1, 0, true, "LF-FB-02" },
    .groups = { 2, 6, 0, true, "LF-FB-03" },
    .entries = { 2, 6, 0, true, "LF-FB-04" },
    .points = 200, /* LF-FB-01; LF-FB-06: commanders cost nothing */
    .points_rule = "LF-FB-05",
    .nation_rule = "LF-HE-01",
    .pattern = pattern,
    .sample = samples,
    .table = "take-the-field",
    .left_behind = left_behind,
    .war_of_year = lf_war_of_year,
    .usual = lf_muster_usual,
    .listed = lf_muster_listed,
    .dress = lf_muster_dress,
    .check = lf_muster_check,
    .battle = lf_muster_battle,
    .roster = &lf_roster,
    .side_of = lf_muster_side,
};
