/* muster_roster.c -- what is printed of a force for a real table: statistics, orders, ranges,
 * skills, boxes, bases, quick tables. */
#include "rules/landofthefree/muster/muster.h"

enum {
    COL_TYPE,
    COL_M,
    COL_C,
    COL_DISCIPLINE,
    COL_ACTION,
    COL_MORALE,
    COL_RANGE,
    COL_FORMS,
    COL_PTS
};
static const char *const columns[] = { "Type",   "M",     "C",     "Disc.", "Action",
                                       "Morale", "Range", "Forms", "Pts",   NULL };

enum { TRACK_HITS, TRACK_DISORDER, TRACK_LEVEL, TRACK_LOADED, TRACK_RATING, TRACK_POINTS };
static const lin_roster_track tracks[] = {
    [TRACK_HITS] = { "Hits", LIN_OF_ENTRY, "Hit" },
    [TRACK_DISORDER] = { "Disorder", LIN_OF_ENTRY, "Disorder" },
    [TRACK_LEVEL] = { "Shaken, Exhausted", LIN_OF_ENTRY, "Shaken, Exhausted" },
    [TRACK_LOADED] = { "Unloaded", LIN_OF_ENTRY, "Unloaded" },
    [TRACK_RATING] = { "Rating I C S H", LIN_OF_GROUP | LIN_OF_DIVISION, NULL },
    [TRACK_POINTS] = { "Command points", LIN_OF_GROUP | LIN_OF_DIVISION, NULL },
    { .name = NULL },
};

static int boxes(const lin_force *f, int of, int i, int track)
{
    if (of != LIN_OF_ENTRY)
        return 4; /* four ratings; at most d3+1 points */
    if (track == TRACK_HITS) {
        const lin_muster_kind *k = &lf_muster_kinds[f->entry[i].kind];

        return lf_stats[k->data[LF_KIND_TYPE]].discipline[k->data[LF_KIND_SIZE]];
    }
    return track == TRACK_DISORDER ? 3 : track == TRACK_LEVEL ? 2 : 1;
}

static void cell(const lin_force *f, int e, int column, lin_text *out)
{
    static const char *const type_word[] = { "foot", "horse", "guns" };
    static const char *const size_word[] = { "Tiny", "Small", "Medium", "Large" };
    const lin_muster_kind *k = &lf_muster_kinds[f->entry[e].kind];
    const int type = k->data[LF_KIND_TYPE], size = k->data[LF_KIND_SIZE];
    const lf_upgrade_row *up = &lf_upgrade_rows[lf_muster_upgrade(f, e)];
    const lf_range *range = &lf_ranges[lf_muster_weapon(f, e)];
    const bool slow = up->skills & (LF_SKILL_RIFLES | LF_SKILL_GERMAN_RANKS); /* LF-OR-08 */

    if (column == COL_TYPE)
        lin_put(out, "%s %s", size_word[size], type_word[type]);
    else if (column == COL_M)
        lin_put(out, "%d", lf_stats[type].maneuver - slow);
    else if (column == COL_C)
        lin_put(out, "%d", lf_stats[type].combat);
    else if (column == COL_DISCIPLINE)
        lin_put(out, "%d", lf_stats[type].discipline[size]);
    else if (column == COL_ACTION)
        lin_put(out, up->skills & LF_SKILL_NUMBERS ? "%d+2" : "%d", lf_stats[type].action[size]);
    else if (column == COL_MORALE)
        lin_put(out, "%d+", lf_stats[type].morale);
    else if (column == COL_RANGE)
        lin_put(out, range->over ? "12-%d\"" : "%d\"", range->most);
    else if (column == COL_FORMS)
        lin_put(out, "%s", type == LF_ARTILLERY ? "guns" : up->no_line ? "O, M" : "B, O, M");
    else
        lin_put(out, "%d", lin_force_entry_cost(&lin_book_landofthefree, f, e));
}

/* In the order of bits, LF_SKILL_. */
static const lin_roster_skill skills[] = {
    { "Ambush",
      "One such element of the side may begin off the table in secret, and appear in an "
      "activation of its group, over 12\" from enemies, 6\" in cover.",
      "LF-SK-01" },
    { "Carry On!", "When its group commander is dead it takes ordinary orders without one.",
      "LF-SK-12" },
    { "Cumbersome", "It cannot reload mounted.", "LF-SK-16" },
    { "Inspirational Charge",
      "In a melee round that its own Combat Order pays for it rolls its "
      "missed dice again, once.",
      "LF-SK-17" },
    { "In the saddle", "Inspirational Charge holds mounted alone.", "LF-SE-17" },
    { "Marksmen", "Any 6 in a volley gives the target a disorder marker; +1 on its casualty rolls.",
      "LF-SK-19" },
    { "Mixed Weapons", "Range 6\".", "LF-SK-22" },
    { "Rifles", "Range and Threat Zone 18\"; one Maneuver Order fewer, counted in M.", "LF-SK-23" },
    { "Scouts", "No ambusher appears within 18\" in its arc. No Battle Line.", "LF-SK-26" },
    { "Self-preservation", "Begins Shaken. In melee Battle Line gives it nothing.", "LF-SK-28" },
    { "Vanguard", "Takes orders at any distance; command points need the sphere.", "LF-SK-30" },
    { "Woodsmen", "Woods do not slow it. No Battle Line.", "LF-SK-34" },
    { "Resilient", "The first two hits of the game are dropped.", "LF-SE-13" },
    { "Numbers", "Two dice more in volleys and as a primary in melee.", "LF-SE-15" },
    { "Esprit de Corps",
      "Both dice of a Morale Test of its own may be rolled again, once, in place "
      "of Encouraging Words.",
      "LF-SE-19" },
    { "German Ranks",
      "The first volley of each activation rolls misses again and is never Ragged; "
      "one Maneuver Order fewer, counted in M.",
      "LF-SE-25" },
    { "Indian warfare",
      "Without Maneuver Orders a Combat Order may become one by a Disorder Test; "
      "command points help only in groups of Indians and Woodsmen; -1 on "
      "Discipline Tests.",
      "LF-SE-31" },
    { "Fear of Cold Steel",
      "A plain Morale Test before it charges, and before any reaction to a "
      "charge but Withdraw.",
      "LF-SE-47" },
    { .name = NULL },
};
_Static_assert(sizeof skills / sizeof *skills == LF_SKILLS + 1, "a row for each skill");

static uint32_t skills_of(const lin_force *f, int e)
{
    return lf_upgrade_rows[lf_muster_upgrade(f, e)].skills;
}

/* ---- Quick tables ---- */

/* clang-format off: as they stand on the sheet */

static const char *const move_cells[] = {
    "",           "Line", "Open", "Column", "back", "Infantry",     "3\"", "3\"", "6\"", "1\"",
    "Cavalry",    "6\"",  "6\"",  "9\"",    "3\"",  "Light cannon", "",    "3\"", "9\"", "",
    "Other guns", "",     "1\"",  "9\"",    "",
};
static const char *const range_cells[] = {
    "Weapon", "inches", "Smoothbore",   "0-12",  "Rifled",       "0-18",
    "Mixed",  "0-6",    "Light cannon", "0-36",  "Heavy cannon", "0-48",
    "Grape",  "0-12",   "Siege mortar", "12-36", "Rockets",      "12-48",
};
static const char *const fire_cells[] = {
    "Volley: 2 dice + Action, 5 or 6 hits",
    "dice",
    "Each disorder marker",
    "-1",
    "Target in cover",
    "-1",
    "Open Order, unlimbered, in building",
    "-1",
    "Over 12\"",
    "-1",
    "3\" or less",
    "+1",
    "In the flank",
    "+1",
    "Grape",
    "+2",
    "Two or more 1s: Ragged",
    "one hit lost",
    "Two or more 6s: Punishing",
    "disorder marker",
};
static const char *const melee_cells[] = {
    "Melee: 2 dice + Action, 5 or 6 hits",
    "dice",
    "Initiator",
    "+2",
    "In Battle Line",
    "+2",
    "In the enemy's flank",
    "+2",
    "Counter-charged, first round",
    "+1",
    "Each disorder marker",
    "-1",
    "Exhausted",
    "-1",
    "Supporter",
    "half its Action",
    "Close support",
    "all its Action",
};
static const char *const result_cells[] = {
    "Result of a melee: its hits, and",
    "",
    "Enemy unlimbered or in March Column",
    "+2",
    "In the enemy's flank",
    "+2",
    "In defenses",
    "+2",
    "Fit against Exhausted",
    "+2",
    "Fit against Shaken",
    "+1",
    "Battle Line against Open Order, unlimbered",
    "+1",
    "In the sphere of its group commander",
    "+1",
    "Commander attached",
    "+1",
    "On higher ground",
    "+1",
};
static const char *const morale_cells[] = {
    "Morale: 2d6, its number or more",
    "",
    "March Column, limbered",
    "-1",
    "Shaken or Exhausted",
    "-1",
    "Disorder markers",
    "-1",
    "Group broken",
    "-1",
    "Each hit over Discipline",
    "-1",
    "Each Forced Order after the first",
    "-1",
    "Battle Line",
    "+1",
    "Commander attached",
    "+1",
    "In cover",
    "+1",
    "In defenses",
    "+1",
    "Fit friend in the flank within 6\"",
    "+1",
};
static const char *const command_cells[] = {
    "Rating, by a d6",      "Morale", "Sphere", "Points",
    "1: I  Incompetent",    "8+",     "12\"",   "d3-1",
    "2, 3: C  Competent",   "7+",     "12\"",   "d3",
    "4, 5: S  Skilled",     "7+",     "18\"",   "better of 2d3",
    "6: H  Highly Skilled", "6+",     "18\"",   "d3+1",
};
static const char *const level_cells[] = {
    "Level", "Combat Orders", "Action", "Morale", "Shaken", "-1", "",
    "-1",    "Exhausted",     "-1",     "-1",     "-1",
};

static const char *const column_cells[] = {
    "Column",  "what it says",
    "M, C",    "Maneuver, Combat Orders in a turn",
    "Disc.",   "Discipline: hits that drop a level",
    "Action",  "dice added in volley and melee",
    "B, O, M", "Battle Line, Open Order, March Column",
};

#define TABLE(title, rule, cells, columns)                                              \
    {                                                                                   \
        title, rule, cells, columns, (int)(sizeof(cells) / sizeof *(cells)) / (columns) \
    }
static const lin_roster_table tables[] = {
    TABLE("Moves", "LF-MV-01", move_cells, 5),
    TABLE("Commanders", "LF-CM-01", command_cells, 4),
    TABLE("Ranges", "LF-WP-01", range_cells, 2),
    TABLE("Shooting", "LF-SH-18", fire_cells, 2),
    TABLE("Melee", "LF-ML-58", melee_cells, 2),
    TABLE("Result", "LF-ML-79", result_cells, 2),
    TABLE("Morale", "LF-DM-09", morale_cells, 2),
    TABLE("Levels", "LF-DM-01", level_cells, 4),
    TABLE("In short", "LF-OR-01", column_cells, 2),
    { .title = NULL },
};

/* clang-format on */

/* LF-ST-01 to LF-ST-04, LF-ST-06: the standard preset. */
static bool base(const lin_force *f, int of, int i, lin_roster_base *out)
{
    if (of == LIN_OF_ENTRY) {
        const lin_muster_kind *k = &lf_muster_kinds[f->entry[i].kind];
        const int type = k->data[LF_KIND_TYPE], size = k->data[LF_KIND_SIZE];

        *out = (lin_roster_base){ .wide = (int16_t)(lf_bases[type].wide / 5),
                                  .deep = (int16_t)(lf_bases[type].deep / 5),
                                  .count = lf_stand_count[0][type == LF_ARTILLERY][size],
                                  .figure = type == LF_ARTILLERY ? LIN_FIGURE_GUN
                                            : type == LF_CAVALRY ? LIN_FIGURE_RIDERS
                                                                 : LIN_FIGURE_RANKS };
    } else {
        *out = (lin_roster_base){ .wide = of == LIN_OF_GROUP ? 400 : 500, .deep = 0, .count = 1 };
    }
    return true;
}

const lin_roster lf_roster = {
    .column = columns,
    .track = tracks,
    .skill = skills,
    .table = tables,
    .cell = cell,
    .boxes = boxes,
    .skills = skills_of,
    .base = base,
};
