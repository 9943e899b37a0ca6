/* muster_rows.c -- forces by their men: what can be picked. RG-1.1, RG-1.2, RG-2.1, RG-2.8 to
 * RG-2.12.
 *
 * The sheet has no prices, so a force is counted in men, and a gun as twenty of them, half a stand:
 * two forces of as many men are as strong in stands. What a rating or a spirit is worth is for the
 * players to agree upon; what is usual for a kind is what the printed battles have. From men and
 * spirit follows the label. */
#include "rules/regimental/muster/muster.h"

#include <stdio.h>

static const lin_muster_word armies[] = { [RG_CROWN_ARMY] = { "crown", "Crown" },
                                          [RG_AMERICAN_ARMY] = { "american", "American" },
                                          [RG_FRENCH_ARMY] = { "french", "French" },
                                          { NULL, NULL } };

enum {
    E = 1 << RG_ELITE,
    V = 1 << RG_VETERAN,
    T = 1 << RG_TRAINED,
    R = 1 << RG_RAW,
    CROWN = 1 << RG_CROWN_ARMY,
    AMERICAN = 1 << RG_AMERICAN_ARMY,
    FRENCH = 1 << RG_FRENCH_ARMY,
    ALL_ARMIES = CROWN | AMERICAN | FRENCH
};

#define FOOT(code, name)                                               \
    {                                                                  \
        code, name, "infantry", 0, RG_FOOT_ARM, 0, { 0, 0 }, "RG-16.1" \
    }
#define HORSE(code, name)                                              \
    {                                                                  \
        code, name, "cavalry", 0, RG_HORSE_ARM, 0, { 0, 0 }, "RG-16.1" \
    }
#define GUN(code, name)                                                \
    {                                                                  \
        code, name, "artillery", 0, RG_GUN_ARM, 0, { 0, 0 }, "RG-2.24" \
    }

const lin_muster_kind rg_muster_kinds[] = {
    FOOT("BR", "British regulars"),
    FOOT("LI", "British light infantry"),
    FOOT("GR", "British grenadiers"),
    FOOT("GU", "Foot Guards"),
    FOOT("PR", "Provincials"),
    FOOT("LM", "Loyalist militia"),
    FOOT("HE", "Hessians"),
    FOOT("HG", "Hessian grenadiers"),
    FOOT("JA", "Jaegers"),
    FOOT("CO", "Continentals"),
    FOOT("CL", "Continental light infantry"),
    FOOT("MI", "Militia"),
    FOOT("RI", "Riflemen"),
    FOOT("FR", "French infantry"),
    FOOT("FG", "French grenadiers"),
    FOOT("IN", "Indians"),
    HORSE("DR", "Dragoons"),
    HORSE("MF", "Mounted infantry"),
    GUN("GG", "Galloper guns"),
    GUN("LG", "Light guns"),
    GUN("BG", "Battalion guns"),
    GUN("MG", "Medium guns"),
    GUN("HW", "Howitzers"),
    GUN("HV", "Heavy guns"),
    /* a stand's worth of men drives it */
    { "WG", "Ammunition wagon", "wagon", 40, RG_WAGON_ARM, 0, { 0, 0 }, "RG-2.33" },
    { .word = NULL },
};

#define TROOPS(type, kind, weapon, rating, grade, ratings, armies, flags, coat, facings) \
    {                                                                                    \
        type, kind, weapon, 0, rating, grade, ratings, armies, flags, coat, facings      \
    }
#define BATTERY(gun, flags)                                                                        \
    {                                                                                              \
        RG_ARTILLERY, RG_REGULARS, RG_MUSKET, gun, RG_TRAINED, RG_RELIABLE, V | T | R, ALL_ARMIES, \
            flags, "navy", "crimson"                                                               \
    }

const rg_muster_row rg_muster_rows[] = {
    TROOPS(RG_INFANTRY, RG_REGULARS, RG_MUSKET, RG_VETERAN, RG_SPIRITED, V | T, CROWN, "",
           "firebrick", "navy"),
    TROOPS(RG_INFANTRY, RG_REGULARS, RG_MUSKET, RG_ELITE, RG_SPIRITED, E | V, CROWN, "light",
           "firebrick", "navy"),
    TROOPS(RG_INFANTRY, RG_REGULARS, RG_MUSKET, RG_ELITE, RG_SPIRITED, E | V, CROWN, "grenadier",
           "firebrick", "navy"),
    TROOPS(RG_INFANTRY, RG_REGULARS, RG_MUSKET, RG_ELITE, RG_SPIRITED, E, CROWN, "guards",
           "firebrick", "royalblue"),
    TROOPS(RG_INFANTRY, RG_PROVINCIALS, RG_MUSKET, RG_TRAINED, RG_RELIABLE, V | T, CROWN, "",
           "darkgreen", "crimson"),
    TROOPS(RG_INFANTRY, RG_MILITIA, RG_MUSKET, RG_RAW, RG_UNRELIABLE, T | R, CROWN, "", "brown",
           "crimson"),
    TROOPS(RG_INFANTRY, RG_HESSIANS, RG_MUSKET, RG_TRAINED, RG_RELIABLE, V | T, CROWN, "", "navy",
           "crimson"),
    TROOPS(RG_INFANTRY, RG_HESSIANS, RG_MUSKET, RG_VETERAN, RG_RELIABLE, E | V, CROWN, "grenadier",
           "navy", "tan"),
    TROOPS(RG_INFANTRY, RG_JAEGERS, RG_RIFLE, RG_VETERAN, RG_RELIABLE, V | T, CROWN, "",
           "darkgreen", "crimson"),
    TROOPS(RG_INFANTRY, RG_CONTINENTALS, RG_MUSKET, RG_TRAINED, RG_RELIABLE, V | T | R, AMERICAN,
           "", "navy", "crimson"),
    TROOPS(RG_INFANTRY, RG_CONTINENTALS, RG_MUSKET, RG_VETERAN, RG_SPIRITED, E | V, AMERICAN,
           "light", "navy", "white"),
    TROOPS(RG_INFANTRY, RG_MILITIA, RG_MUSKET, RG_RAW, RG_UNRELIABLE, T | R, AMERICAN, "", "brown",
           "tan"),
    TROOPS(RG_INFANTRY, RG_MILITIA, RG_RIFLE, RG_TRAINED, RG_UNRELIABLE, V | T | R, AMERICAN, "",
           "tan", "brown"),
    TROOPS(RG_INFANTRY, RG_FRENCH, RG_MUSKET, RG_VETERAN, RG_RELIABLE, V | T, AMERICAN | FRENCH, "",
           "white", "crimson"),
    TROOPS(RG_INFANTRY, RG_FRENCH, RG_MUSKET, RG_ELITE, RG_SPIRITED, E | V, AMERICAN | FRENCH,
           "grenadier", "white", "royalblue"),
    TROOPS(RG_INFANTRY, RG_INDIANS, RG_MUSKET, RG_TRAINED, RG_UNRELIABLE, V | T, CROWN | AMERICAN,
           "", "tan", "brown"),
    TROOPS(RG_CAVALRY, RG_REGULARS, RG_MUSKET, RG_VETERAN, RG_RELIABLE, V | T, ALL_ARMIES, "",
           "darkgreen", "white"),
    TROOPS(RG_CAVALRY, RG_REGULARS, RG_MUSKET, RG_TRAINED, RG_RELIABLE, V | T | R, ALL_ARMIES,
           "mounted-infantry", "brown", "white"),
    BATTERY(RG_GG, ""),
    BATTERY(RG_LG, ""),
    BATTERY(RG_LG, "battalion"),
    BATTERY(RG_MG, ""),
    BATTERY(RG_H, ""),
    BATTERY(RG_HG, ""),
    { RG_WAGON, RG_REGULARS, RG_MUSKET, 0, RG_TRAINED, RG_RELIABLE, V | T | R, ALL_ARMIES,
      "ammunition", "brown", "tan" },
};

#define TROOP_ARMS (RG_FOOT_ARM | RG_HORSE_ARM)
#define CHOICE(word, name, set, arms, data, rule)                    \
    {                                                                \
        word, name, LIN_OF_ENTRY, set, false, 0, arms, 0, data, rule \
    }

static const lin_muster_choice choices[] = {
    CHOICE("elite", "elite", RG_RATING_SET, TROOP_ARMS | RG_GUN_ARM, RG_ELITE, "RG-2.1"),
    CHOICE("veteran", "veteran", RG_RATING_SET, TROOP_ARMS | RG_GUN_ARM, RG_VETERAN, "RG-2.1"),
    CHOICE("trained", "trained", RG_RATING_SET, TROOP_ARMS | RG_GUN_ARM, RG_TRAINED, "RG-2.1"),
    CHOICE("raw", "raw", RG_RATING_SET, TROOP_ARMS | RG_GUN_ARM, RG_RAW, "RG-2.1"),
    CHOICE("spirited", "spirited", RG_SPIRIT_SET, TROOP_ARMS, RG_SPIRITED, "RG-2.8"),
    CHOICE("reliable", "reliable", RG_SPIRIT_SET, TROOP_ARMS, RG_RELIABLE, "RG-2.9"),
    CHOICE("unreliable", "unreliable", RG_SPIRIT_SET, TROOP_ARMS, RG_UNRELIABLE, "RG-2.10"),
    CHOICE("line", "in line", RG_FORMATION_SET, TROOP_ARMS, RG_LINE, "RG-8.1"),
    CHOICE("extended", "in extended line", RG_FORMATION_SET, TROOP_ARMS, RG_EXTENDED, "RG-8.2"),
    CHOICE("field", "in field column", RG_FORMATION_SET, TROOP_ARMS, RG_FIELD_COLUMN, "RG-8.3"),
    CHOICE("march", "in march column", RG_FORMATION_SET, TROOP_ARMS, RG_MARCH_COLUMN, "RG-8.4"),
    CHOICE("mass", "in mass", RG_FORMATION_SET, TROOP_ARMS, RG_MASS, "RG-8.5"),
    CHOICE("unlimbered", "unlimbered", RG_FORMATION_SET, RG_GUN_ARM, RG_UNLIMBERED, "RG-8.10"),
    CHOICE("limbered", "limbered", RG_FORMATION_SET, RG_GUN_ARM, RG_LIMBERED, "RG-8.11"),
    CHOICE("colonel", "with a brave colonel", RG_COLONEL_SET, TROOP_ARMS, 0, "RG-4.26"),
    CHOICE("led", "with its leader", RG_LED_SET, TROOP_ARMS, 0, "RG-17.1"),
    { .word = NULL },
};

/* Men and guns cost what they are; worn and spent are given only where a label is not to follow
 * from its spirit. */
static const lin_muster_number numbers[] = {
    [RG_MEN_NUMBER] = { "men", "man", 80, 560, 320, 1, "RG-1.23", TROOP_ARMS, 40 },
    [RG_GUNS_NUMBER] = { "guns", "gun", 2, 8, 2, 20, "RG-1.24", RG_GUN_ARM, 2 },
    [RG_WORN_NUMBER] = { "worn", "worn-at", 0, 13, 0, 0, "RG-2.2", TROOP_ARMS, -1 },
    [RG_SPENT_NUMBER] = { "spent", "spent-at", 0, 12, 0, 0, "RG-2.2", TROOP_ARMS, -1 },
    { .word = NULL },
};

static const lin_muster_pattern pattern[] = {
    { RG_FOOT_ARM, 3 }, { RG_FOOT_ARM, 3 }, { RG_GUN_ARM, 1 }, { RG_HORSE_ARM, 1 }, { 0, 0 }
};

/* The forces of the printed battles, brigade by brigade, and one of the French. */
static const char *const samples[] = {
    "crown 2400 \"Tryon's column\"; \"Major-General Tryon\": \"Brigadier Cole\": BR 360 men \"10th "
    "Foot\", BR \"27th Foot\", BR \"40th Foot\", BG veteran / \"Major-General von Stirn\": HE 400 "
    "men "
    "\"Leib-Regiment\", HE 400 men \"Regiment von Donop\", JA 120 men / \"Colonel Monckton\": GR "
    "280 men colonel \"Grenadier battalion\", MG 4 guns veteran \"Royal Artillery\"",
    "american 2400 \"Stark's division\"; \"Brigadier-General Stark\": \"Colonel Hale\": CO \"1st "
    "New "
    "Hampshire\", CO \"2nd New Hampshire\", CO 280 men colonel \"3rd New Hampshire\", MG / "
    "\"Colonel Moore\": MI 280 men \"First militia\", MI 280 men \"Second militia\", MI 280 men "
    "\"Third militia\", RI 160 men / \"Colonel Sheldon\": DR 120 men trained \"Light dragoons\"",
    "crown 1000 \"Marsh's brigade\"; \"Colonel Marsh\": BR \"9th Foot\", BR 280 men \"47th Foot\", "
    "LI 160 men extended \"Light battalion\", LG",
    "american 1000 \"Dwight's brigade\"; \"Colonel Dwight\": CO \"2nd Massachusetts\", MI 240 men "
    "\"Brown's militia\", RI 160 men \"Cole's riflemen\", MG",
    "french 2400 \"Rochambeau's corps\"; \"Rochambeau\": \"Viomenil\": FR 400 men \"Soissonnais\", "
    "FR 400 men \"Saintonge\", FR 400 men \"Bourbonnais\", MG 4 guns / \"Lauzun\": FG 320 men, DR "
    "160 men",
    NULL,
};

/* ---- What was picked of an entry ---- */

static int chosen(const lin_force_entry *e, int set, int else_)
{
    return e->who.choice[set] ? choices[e->who.choice[set] - 1].data : else_;
}

bool rg_muster_has(const lin_force_entry *e, int set)
{
    return e->who.choice[set];
}

int rg_muster_rating(const lin_force_entry *e)
{
    return chosen(e, RG_RATING_SET, rg_muster_rows[e->kind].rating);
}

int rg_muster_grade(const lin_force_entry *e)
{
    return chosen(e, RG_SPIRIT_SET, rg_muster_rows[e->kind].grade);
}

int rg_muster_stands(const lin_force_entry *e)
{
    switch (rg_muster_kinds[e->kind].arm) {
    case RG_GUN_ARM:
        return (e->number[RG_GUNS_NUMBER] + 1) / 2;
    case RG_WAGON_ARM:
        return 1;
    default:
        return (e->number[RG_MEN_NUMBER] + 20) / 40;
    }
}

rg_label rg_muster_label(const lin_force_entry *e)
{
    if (e->number[RG_WORN_NUMBER] || e->number[RG_SPENT_NUMBER])
        return (rg_label){ (uint8_t)e->number[RG_WORN_NUMBER],
                           (uint8_t)e->number[RG_SPENT_NUMBER] };
    return rg_label_of(rg_muster_stands(e), (rg_grade)rg_muster_grade(e));
}

int rg_muster_formation(const lin_force_entry *e)
{
    const rg_muster_row *row = &rg_muster_rows[e->kind];
    const int usual = row->type == RG_ARTILLERY || row->type == RG_WAGON ? RG_LIMBERED
                      : rg_muster_may_form(row, RG_LINE, NULL)           ? RG_LINE
                                                                         : RG_EXTENDED;

    return chosen(e, RG_FORMATION_SET, usual);
}

void rg_muster_put_label(int stands, rg_label l, lin_text *out)
{
    char worn[8] = "-", spent[8] = "-";

    if (l.worn)
        snprintf(worn, sizeof worn, "%d", l.worn);
    if (l.spent)
        snprintf(spent, sizeof spent, "%d", l.spent);
    lin_put(out, "%d/%s/%s", stands, worn, spent);
}

void rg_muster_dress(const lin_force *f, int e, const char **coat, const char **facings)
{
    *coat = rg_muster_rows[f->entry[e].kind].coat;
    *facings = rg_muster_rows[f->entry[e].kind].facings;
}

const lin_muster rg_muster = {
    .division = "army",
    .group = "brigade",
    .entry = "unit",
    .nation = armies,
    .kind = rg_muster_kinds,
    .choice = choices,
    .number = numbers,
    .divisions = { 1, 1, 0, false, "RG-4.1" }, /* more are wings, if both agree */
    .groups = { 1, 0, 0, true, "RG-4.2" },
    .entries = { 1, 0, 0, true, "RG-4.2" },
    .points = 2400,
    .points_rule = "RG-1.1",
    .nation_rule = "RG-16.1",
    .pattern = pattern,
    .sample = samples,
    .table = "meadow-fences",
    .usual = rg_muster_usual,
    .shown = rg_muster_shown,
    .dress = rg_muster_dress,
    .check = rg_muster_check,
    .battle = rg_muster_battle,
    .roster = &rg_roster,
    .side_of = rg_muster_side,
};
