/* muster_rows.c -- forces by the rule of three: what can be picked, and what it costs. IB-2.6 to
 * IB-2.15, IB-9.1 to IB-9.3, IB-13.4 to IB-13.8.
 *
 * Every sort of troops can be picked in every class, since nothing is forbidden to pick; which of
 * them the class table prints is checked (muster_check.c). A code is two letters for the troops and
 * one for the class: RGL are regulars of the line. */
#include "rules/ironbrigade/muster/muster.h"

/* IB-10.1: their limits differ too. */
static const lin_muster_word nations[] = { [IB_BRITISH] = { "british", "British" },
                                           [IB_AMERICAN] = { "american", "American" },
                                           [IB_FRENCH] = { "french", "French" },
                                           { NULL, NULL } };

#define ROW(code, name, type, arm, points, troops, class, rule)   \
    {                                                             \
        code, name, type, points, arm, 0, { troops, class }, rule \
    }
#define FOOT(code, name, troops)                                                             \
    ROW(code "E", name ", elite", "infantry", IB_FOOT_ARM, 12, troops, IB_ELITE, "IB-13.4"), \
        ROW(code "L", name ", line", "infantry", IB_FOOT_ARM, 10, troops, IB_LINE_CLASS,     \
            "IB-13.4"),                                                                      \
        ROW(code "I", name ", inferior", "infantry", IB_FOOT_ARM, 6, troops, IB_INFERIOR,    \
            "IB-13.4"),                                                                      \
        ROW(code "R", name ", raw", "infantry", IB_FOOT_ARM, 3, troops, IB_RAW, "IB-13.4")
#define GUN(code, name, points, gun)                                                 \
    {                                                                                \
        code, name, "artillery", points, IB_GUN_ARM, 0, { gun, IB_ELITE }, "IB-13.6" \
    }

const lin_muster_kind ib_muster_kinds[] = {
    FOOT("GR", "Grenadiers", IB_GRENADIERS),
    FOOT("LT", "Light troops", IB_LIGHT_TROOPS),
    FOOT("RG", "Regulars", IB_REGULARS),
    FOOT("HE", "Hessians", IB_HESSIANS),
    FOOT("LO", "Loyalists", IB_LOYALISTS),
    FOOT("CO", "Continentals", IB_CONTINENTALS),
    FOOT("FR", "French", IB_FRENCHMEN),
    FOOT("RF", "Riflemen", IB_RIFLEMEN),
    FOOT("MI", "Militia", IB_MILITIA),
    FOOT("IN", "Indians", IB_INDIANS),
    ROW("DRE", "Dragoons, elite", "cavalry", IB_HORSE_ARM, 16, IB_DRAGOONS, IB_ELITE, "IB-13.5"),
    ROW("DRL", "Dragoons, line", "cavalry", IB_HORSE_ARM, 14, IB_DRAGOONS, IB_LINE_CLASS,
        "IB-13.5"),
    ROW("DRI", "Dragoons, inferior", "cavalry", IB_HORSE_ARM, 9, IB_DRAGOONS, IB_INFERIOR,
        "IB-13.5"),
    /* IB-2.15: there are none, so they have no price. */
    ROW("DRR", "Dragoons, raw", "cavalry", IB_HORSE_ARM, 0, IB_DRAGOONS, IB_RAW, "IB-2.15"),
    GUN("BG", "Battalion gun", 5, IB_BATTALION_GUN),
    GUN("6LB", "6-pounder", 9, IB_SIX),
    GUN("24LB", "24-pounder", 16, IB_TWENTY_FOUR),
    GUN("HOW", "Howitzer", 12, IB_HOWITZER),
    { .word = NULL },
};

/* IB-13.7: commanders of brigades and divisions alike; who is not rated is normal. */
static const lin_muster_choice ratings[] = {
    { "poor", "poor", LIN_OF_GROUP | LIN_OF_DIVISION, IB_RATING_SET, false, 0, 0, 0, IB_POOR,
      "IB-13.7" },
    { "normal", "normal", LIN_OF_GROUP | LIN_OF_DIVISION, IB_RATING_SET, true, 5, 0, 0, IB_NORMAL,
      "IB-13.7" },
    { "good", "good", LIN_OF_GROUP | LIN_OF_DIVISION, IB_RATING_SET, false, 10, 0, 0, IB_GOOD,
      "IB-13.7" },
    { "excellent", "excellent", LIN_OF_GROUP | LIN_OF_DIVISION, IB_RATING_SET, false, 15, 0, 0,
      IB_EXCELLENT, "IB-13.7" },
    { .word = NULL },
};

/* IB-11.1: as many as it has brigades, four at most; IB-13.7: 2 points each. */
static int sharpshooters(const lin_force *f)
{
    return f->groups < 4 ? f->groups : 4;
}

static const lin_muster_extra extras[] = {
    { "sharpshooters", sharpshooters, IB_POINTS_SHARPSHOOTER, "IB-11.1" },
    { .name = NULL },
};

static const lin_muster_pattern pattern[] = {
    { IB_FOOT_ARM, 3 }, { IB_FOOT_ARM, 3 }, { IB_FOOT_ARM, 3 }, { IB_GUN_ARM, 3 }, { 0, 0 }
};

/* The two divisions of Two Roads (the Crown without its battalion gun, or it would cost 152), and
 * others. */
static const char *const samples[] = {
    "british 150 \"Grey's division\"; good \"Charles Grey\": good: GRE \"Grenadier battalion\", "
    "LTE "
    "\"Light battalion\", RGL \"4th Foot\" / RGL \"17th Foot\", RGL \"40th Foot\", RGI \"44th "
    "Foot\" / HEL \"Knyphausen\", HEL \"Lossberg\", LOI \"Loyalists\" / 2x 6LB",
    "american 150 \"Stirling's division\"; good \"Lord Stirling\": good: COL \"1st Maryland\", COL "
    "\"Delaware\", RFL \"Rifle corps\" / COL \"3rd Virginia\", COL \"8th Pennsylvania\", COI \"2nd "
    "New Jersey\" / poor: 2x MII, MIR / 2x 6LB, HOW",
    "british 150 \"Tarleton's raiders\"; good: good: LTE, LTE, RGL \"71st Highlanders\" / 3x LOI / "
    "2x RGI, LOR / DRL \"17th Light Dragoons\", DRL / poor: 2x BG",
    "american 150 \"Pickens's frontier\"; excellent: good: 3x RFL / good: MII, MII, MIR / 2x COL, "
    "LTE / poor: DRI / poor: 6LB",
    "french 150 \"Rochambeau's corps\"; excellent \"Rochambeau\": good \"Viomenil\": FRL "
    "\"Soissonnais\", FRL \"Saintonge\", FRL \"Bourbonnais\" / 3x FRL / good: LTE, 2x FRL / BG",
    NULL,
};

int ib_muster_nation_of(int nation, const lin_muster_kind *kind)
{
    const bool french = kind->arm != IB_GUN_ARM && kind->data[IB_KIND_TROOPS] == IB_FRENCHMEN;

    return nation == IB_AMERICAN && french ? IB_FRENCH : nation;
}

int ib_muster_printed(int nation, const lin_muster_kind *kind)
{
    const int troops = kind->arm == IB_GUN_ARM ? IB_ARTILLERYMEN : kind->data[IB_KIND_TROOPS];

    /* The French have a column with the Americans; what is plainly American is not theirs. */
    if (nation == IB_FRENCH && (troops == IB_CONTINENTALS || troops == IB_RIFLEMEN ||
                                troops == IB_MILITIA || troops == IB_INDIANS))
        return 0;
    return ib_printed_in[nation != IB_BRITISH][troops];
}

int ib_muster_rating(const lin_force_leader *l, int of)
{
    const int row = lin_force_chosen(&ib_muster, l, of, -1, IB_RATING_SET);

    return row < 0 ? IB_NORMAL : ratings[row].data;
}

const lin_muster ib_muster = {
    .division = "division",
    .group = "brigade",
    .entry = "battalion",
    .nation = nations,
    .kind = ib_muster_kinds,
    .choice = ratings,
    .extra = extras,
    /* IB-9.1 is a rule of thumb: other numbers are told and played, IB-9.3. Guns and horse may
     * stand apart, IB-9.2. */
    .divisions = { 1, 1, 0, false, "IB-13.8" },
    .groups = { 3, 3, IB_GUN_ARM | IB_HORSE_ARM, false, "IB-9.3" },
    .entries = { 3, 3, IB_GUN_ARM | IB_HORSE_ARM, false, "IB-9.3" },
    .points = 150,
    .points_rule = "IB-13.8",
    .nation_rule = "IB-10.1",
    .pattern = pattern,
    .sample = samples,
    .table = "two-roads",
    .usual = ib_muster_usual,
    .dress = ib_muster_dress,
    .check = ib_muster_check,
    .battle = ib_muster_battle,
    .roster = &ib_roster,
    .side_of = ib_muster_side,
};
