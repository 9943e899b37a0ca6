/* muster_roster.c -- what is printed of a force for a real table: label, rating, spirit, weapon,
 * stands to tick off, bases, quick tables. */
#include "rules/regimental/muster/muster.h"

enum { COL_STANDS, COL_LABEL, COL_RATING, COL_SPIRIT, COL_WEAPON, COL_FORM, COL_MEN };
static const char *const columns[] = { "Stands", "Label",     "Rating", "Spirit",
                                       "Weapon", "Formation", "Points", NULL };

enum { TRACK_LOST, TRACK_STATE, TRACK_FATE };
static const lin_roster_track tracks[] = {
    [TRACK_LOST] = { "Stands lost", LIN_OF_ENTRY, NULL },
    [TRACK_STATE] = { "Worn, spent, broken", LIN_OF_ENTRY, "Worn, Spent, Broken" },
    [TRACK_FATE] = { "Unhorsed, wounded, fallen", LIN_OF_GROUP | LIN_OF_DIVISION, NULL },
    { .name = NULL },
};

static int boxes(const lin_force *f, int of, int i, int track)
{
    const lin_force_entry *e = &f->entry[i];

    if (of != LIN_OF_ENTRY)
        return 3;
    if (track == TRACK_LOST)
        return rg_muster_stands(e) < 20 ? rg_muster_stands(e) : 20;
    return rg_muster_kinds[e->kind].arm == RG_WAGON_ARM ? 0 : 3;
}

static void cell(const lin_force *f, int entry, int column, lin_text *out)
{
    const lin_force_entry *e = &f->entry[entry];
    const rg_muster_row *row = &rg_muster_rows[e->kind];
    const uint16_t arm = rg_muster_kinds[e->kind].arm;
    const bool troops = arm == RG_FOOT_ARM || arm == RG_HORSE_ARM;

    if (column == COL_STANDS)
        lin_put(out, "%d", rg_muster_stands(e));
    else if (column == COL_MEN)
        lin_put(out, "%d", lin_force_entry_cost(&lin_book_regimental, f, entry));
    else if (arm == RG_WAGON_ARM)
        lin_put(out, "-");
    else if (column == COL_RATING)
        lin_put(out, "%s", rg_rating_name[rg_muster_rating(e)]);
    else if (column == COL_FORM)
        lin_put(out, "%s", rg_formation_name[rg_muster_formation(e)]);
    else if (column == COL_WEAPON)
        lin_put(out, "%s", troops ? rg_weapon_name[row->weapon] : rg_gun_name[row->gun]);
    else if (!troops)
        lin_put(out, "-");
    else if (column == COL_SPIRIT)
        lin_put(out, "%s", rg_grade_name[rg_muster_grade(e)]);
    else
        rg_muster_put_label(rg_muster_stands(e), rg_muster_label(e), out);
}

/* ---- Quick tables ---- */

/* clang-format off: as they stand on the sheet */

static const char *const rate_cells[] = {
    "Full, double quick",
    "open",
    "broken",
    "rough",
    "road",
    "Foot in line",
    "10/14",
    "8/12",
    "6/10",
    "",
    "Foot in column",
    "12/16",
    "10/14",
    "8/12",
    "",
    "Foot in march column",
    "12/16",
    "10/14",
    "8/12",
    "18/24",
    "Foot broken",
    "16",
    "14",
    "12",
    "24",
    "Horse in line",
    "18/24",
    "12/16",
    "4/6",
    "",
    "Horse in column",
    "18/24",
    "14/20",
    "6/8",
    "",
    "Horse in march column",
    "18/24",
    "14/20",
    "6/8",
    "24/36",
    "Dismounted",
    "12/16",
    "10/14",
    "8/12",
    "",
    "Horse broken",
    "24",
    "20",
    "8",
    "36",
    "Guns",
    "8/12",
    "6/10",
    "4/6",
    "18/24",
    "Galloper guns",
    "12/16",
    "8/12",
    "4/6",
    "18/24",
    "Siege guns",
    "6/8",
    "4/6",
    "2/4",
    "12/18",
    "Leader",
    "24",
    "20",
    "12",
    "36",
    "Leader on foot",
    "16",
    "14",
    "12",
    "24",
};
static const char *const musket_cells[] = {
    "Points a stand, to", "4\"", "8\"", "12\"", "Musket", "1", "", "", "Rifle", "1", "1", "1/2",
};
static const char *const gun_cells[] = {
    "Points a stand, to", "4\"", "12\"", "24\"", "36\"", "48\"", "60\"",
    "Galloper GG",        "3",   "2",    "1",    "",     "",     "",
    "Light LG",           "4",   "3",    "2",    "1",    "",     "",
    "Medium MG",          "5",   "3",    "2",    "1",    "",     "",
    "Howitzer H",         "4",   "2",    "2",    "3",    "",     "",
    "Heavy HG",           "5",   "4",    "3",    "2",    "1",    "",
};
static const char *const bracket_cells[] = {
    "Points of fire", "0",  "1",  "2",  "3",  "4",  "6", "9", "12", "15", "20", "25",
    "to the dice",    "-5", "-4", "-3", "-2", "-1", "0", "1", "2",  "3",  "4",  "5",
};
static const char *const fire_cells[] = {
    "Target is",     "elite", "veteran", "trained", "raw",
    "Withering",     "13+",   "13+",     "13+",     "13+",
    "Telling, high", "",      "12",      "11-12",   "10-12",
    "Telling",       "11-12", "10-11",   "9-10",    "9",
    "Telling, low",  "8-10",  "8-9",     "8",       "8",
    "Galling",       "7",     "7",       "6-7",     "6-7",
    "Lively",        "",      "6",       "5",       "4-5",
    "Desultory",     "to 6",  "to 5",    "to 4",    "to 3",
};
static const char *const charge_cells[] = {
    "Charge: difference",
    "defender",
    "Difference",
    "attacker",
    "6 and more",
    "swept away",
    "-1, -2",
    "falters",
    "3 to 5",
    "driven back",
    "-3 to -5",
    "recoils",
    "1, 2",
    "hard pressed",
    "-6 or less",
    "repulsed",
    "0",
    "desperate",
    "",
    "",
};

static const char *const column_cells[] = {
    "Column",
    "what it says",
    "Label",
    "stands, worn at so many, spent at so many",
};

#define TABLE(title, rule, cells, columns)                                              \
    {                                                                                   \
        title, rule, cells, columns, (int)(sizeof(cells) / sizeof *(cells)) / (columns) \
    }
static const lin_roster_table tables[] = {
    TABLE("Movement in inches", "RG-7.1", rate_cells, 5),
    TABLE("Musketry", "RG-11.18", musket_cells, 4),
    TABLE("Cannonade", "RG-11.22", gun_cells, 7),
    TABLE("Weight of fire", "RG-11.38", bracket_cells, 12),
    TABLE("What fire does", "RG-11.70", fire_cells, 5),
    TABLE("Charge combat", "RG-13.35", charge_cells, 4),
    TABLE("In short", "RG-2.2", column_cells, 2),
    { .title = NULL },
};

/* clang-format on */

/* RG-1.18 to RG-1.22; guns unlimbered, wagons as deep as these. */
static bool base(const lin_force *f, int of, int i, lin_roster_base *out)
{
    *out = (lin_roster_base){ .wide = of == LIN_OF_DIVISION ? 318 : 254, .deep = 0, .count = 1 };
    if (of == LIN_OF_ENTRY) {
        const uint16_t arm = rg_muster_kinds[f->entry[i].kind].arm;

        out->deep = (int16_t)(arm == RG_FOOT_ARM ? 191 : arm == RG_HORSE_ARM ? 254 : 381);
        out->count = (int16_t)rg_muster_stands(&f->entry[i]);
        out->figure = arm == RG_FOOT_ARM    ? LIN_FIGURE_RANKS
                      : arm == RG_HORSE_ARM ? LIN_FIGURE_RIDERS
                                            : LIN_FIGURE_GUN;
    }
    return true;
}

const lin_roster rg_roster = {
    .column = columns,
    .track = tracks,
    .table = tables,
    .cell = cell,
    .boxes = boxes,
    .base = base,
};
