/* muster_roster.c -- what is printed of a force for a real table: class, fire, melee, marks, bases,
 * quick tables. */
#include "rules/ironbrigade/muster/muster.h"

enum { COL_CLASS, COL_MOVE, COL_FIRE, COL_SHORT, COL_MEDIUM, COL_LONG, COL_MELEE, COL_POINTS };
static const char *const columns[] = { "Class", "Move",  "Fire", "Short", "Medium",
                                       "Long",  "Melee", "Pts",  NULL };

enum { TRACK_MARKS, TRACK_LOADED, TRACK_STATE, TRACK_ORDER, TRACK_KILLED };
static const lin_roster_track tracks[] = {
    [TRACK_MARKS] = { "Marks", LIN_OF_ENTRY, "Mark" },
    [TRACK_LOADED] = { "First volley, loaded", LIN_OF_ENTRY, "Empty" },
    [TRACK_STATE] = { "Disordered, routed", LIN_OF_ENTRY, "Disordered, Routed" },
    [TRACK_ORDER] = { "Advance, attack, hold, withdraw, support", LIN_OF_GROUP, NULL },
    [TRACK_KILLED] = { "Killed", LIN_OF_GROUP | LIN_OF_DIVISION, NULL },
    { .name = NULL },
};

static const lin_muster_kind *kind_of(const lin_force *f, int e)
{
    return &ib_muster_kinds[f->entry[e].kind];
}

static int boxes(const lin_force *f, int of, int i, int track)
{
    if (of != LIN_OF_ENTRY)
        return track == TRACK_ORDER ? 5 : 1;
    return track == TRACK_MARKS ? ib_marks_of[kind_of(f, i)->data[IB_KIND_CLASS]] : 2;
}

static void put_needed(int number, lin_text *out)
{
    if (number)
        lin_put(out, "%d+", number);
    else
        lin_put(out, "-");
}

/* IB-4.53 to IB-4.61; a howitzer fires shells alone, IB-4.71. */
static void gun_cell(const lin_muster_kind *k, int column, lin_text *out)
{
    const ib_artillery *a = &ib_cannonade[k->data[IB_KIND_GUN]];

    if (column == COL_CLASS)
        lin_put(out, "guns");
    else if (column == COL_MOVE)
        lin_put(out, "7\", 3\"");
    else if (column == COL_FIRE && a->dice)
        lin_put(out, "%d", a->dice);
    else if (column == COL_FIRE)
        lin_put(out, "shell");
    else if (column == COL_MELEE)
        lin_put(out, "%d", ib_melee_dice[IB_ELITE][0]);
    else
        put_needed(a->need[column - COL_SHORT], out);
}

/* IB-3.2 to IB-3.5, IB-4.1 to IB-4.8, IB-5.1 to IB-5.7 */
static void troops_cell(const lin_muster_kind *k, int column, lin_text *out)
{
    const int class = k->data[IB_KIND_CLASS];
    const bool horse = k->arm == IB_HORSE_ARM;

    if (column == COL_CLASS)
        lin_put(out, "%s", ib_class_name[class]);
    else if (column == COL_MOVE && class == IB_RAW && !horse)
        lin_put(out, "D8\"");
    else if (column == COL_MOVE)
        lin_put(out, "%d\"", ib_basic_move[horse ? IB_CAVALRY : IB_INFANTRY]);
    else if (column == COL_MELEE)
        lin_put(out, "%d", ib_melee_dice[class][horse]);
    else if (horse || column == COL_MEDIUM)
        lin_put(out, "-");
    else if (column == COL_FIRE)
        lin_put(out, "%d", ib_musketry[class].dice);
    else
        put_needed(ib_musketry[class].need[column == COL_LONG], out);
}

static void cell(const lin_force *f, int e, int column, lin_text *out)
{
    if (column == COL_POINTS)
        lin_put(out, "%d", lin_force_entry_cost(&lin_book_ironbrigade, f, e));
    else
        (kind_of(f, e)->arm == IB_GUN_ARM ? gun_cell : troops_cell)(kind_of(f, e), column, out);
}

/* IB-7.1 to IB-7.4 */
static void leader(const lin_force *f, int of, int i, lin_text *out)
{
    const lin_force_leader *l = of == LIN_OF_GROUP ? &f->group[i].leader : &f->division[i];
    const int rating = ib_muster_rating(l, of);

    lin_put(out, "%s: %+d within 6\", %+d in contact", ib_rating_name[rating],
            ib_competences[rating].near, ib_competences[rating].contact);
}

/* ---- Quick tables ---- */

/* clang-format off: as they stand on the sheet */

static const char *const effort_cells[] = {
    "In an own turn",
    "of a move",
    "Change formation, turn 90",
    "half",
    "Fire",
    "half",
    "Load",
    "all",
    "Limber, unlimber",
    "all",
    "Charge",
    "all",
    "Obstacle crossed",
    "4\"",
    "Difficult ground, once",
    "2\"",
    "Woods, straight back",
    "double",
};
static const char *const range_cells[] = {
    "", "Short", "Medium", "Long", "Small arms", "4\"", "", "8\"", "Guns", "12\"", "24\"", "36\"",
};
static const char *const fire_cells[] = {
    "To each die of a volley",  "",   "Target in hard cover", "-2", "Target in soft cover", "-1",
    "Target in skirmish order", "-1", "Target disordered",    "+1", "First volley",         "+1",
};
static const char *const melee_cells[] = {
    "To each die of 4 or more",
    "",
    "Higher ground",
    "+1",
    "Charger, first round",
    "+1",
    "Charged behind light cover",
    "+1",
    "Charged behind hard cover",
    "+2",
    "On the flank",
    "+1",
    "On the rear",
    "+2",
    "Enemy disordered, first round",
    "+2",
};
static const char *const morale_cells[] = {
    "D6 and commanders, by marks left",
    "6",
    "5",
    "4",
    "3",
    "2",
    "1",
    "Elite",
    "",
    "",
    "",
    "1",
    "2",
    "3",
    "Line",
    "",
    "",
    "",
    "1",
    "2",
    "3",
    "Inferior",
    "",
    "",
    "1",
    "2",
    "3",
    "4",
    "Raw",
    "",
    "",
    "",
    "3",
    "4",
    "5",
};

#define TABLE(title, rule, cells, columns)                                              \
    {                                                                                   \
        title, rule, cells, columns, (int)(sizeof(cells) / sizeof *(cells)) / (columns) \
    }
static const lin_roster_table tables[] = {
    TABLE("Effort", "IB-3.10", effort_cells, 2),
    TABLE("Ranges", "IB-4.9", range_cells, 4),
    TABLE("Fire", "IB-4.13", fire_cells, 2),
    TABLE("Melee", "IB-5.10", melee_cells, 2),
    TABLE("Morale: the number or more", "IB-6.2", morale_cells, 7),
    { .title = NULL },
};

/* clang-format on */

#define MM_TENTHS(units) (int16_t)((int64_t)(units)*254 / LIN_INCH)

/* IB-1.16 to IB-1.22: in line, guns unlimbered; a disc is an inch wide. */
static bool base(const lin_force *f, int of, int i, lin_roster_base *out)
{
    *out = (lin_roster_base){ .wide = 254, .deep = 0, .count = 1 };
    if (of == LIN_OF_ENTRY) {
        const uint16_t arm = kind_of(f, i)->arm;
        const ib_base *b = arm == IB_GUN_ARM     ? &ib_bases[IB_GUN][IB_UNLIMBERED]
                           : arm == IB_HORSE_ARM ? &ib_bases[IB_CAVALRY][IB_LINE]
                                                 : &ib_bases[IB_INFANTRY][IB_LINE];

        out->wide = MM_TENTHS(b->wide);
        out->deep = MM_TENTHS(b->deep);
        out->figure = arm == IB_GUN_ARM     ? LIN_FIGURE_GUN
                      : arm == IB_HORSE_ARM ? LIN_FIGURE_RIDERS
                                            : LIN_FIGURE_RANKS;
    }
    return true;
}

const lin_roster ib_roster = {
    .column = columns,
    .track = tracks,
    .table = tables,
    .cell = cell,
    .leader = leader,
    .boxes = boxes,
    .base = base,
};
