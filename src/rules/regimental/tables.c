/* tables.c -- the charts of the sheet, laid out as printed, so that a cell can be compared with the
 * sheet by eye. The modifiers of its three lists are in orders/reasons.c, one row each. */
#include "rules/regimental/tables.h"

#include <stddef.h>

/* ---- Names ---- */

const char *const rg_type_name[] = { "infantry", "cavalry", "artillery", "wagon",
                                     "brigade",  "wing",    "army",      NULL };
const char *const rg_rating_name[] = { "elite", "veteran", "trained", "raw", NULL };
const char *const rg_wear_name[] = { "fresh", "worn", "spent", NULL };
const char *const rg_grade_name[] = { "spirited", "reliable", "unreliable", NULL };
const char *const rg_weapon_name[] = { "musket", "rifle", NULL };
const char *const rg_kind_name[] = { "regulars", "provincials", "french",
                                     "hessians", "jaegers",     "continentals",
                                     "militia",  "indians",     NULL };
const char *const rg_gun_name[] = { "GG", "LG", "MG", "H", "HG", "SG", "SH", NULL };
const char *const rg_formation_name[] = { "line",     "extended", "field",      "march",    "mass",
                                          "garrison", "broken",   "unlimbered", "limbered", NULL };
const char *const rg_ground_name[] = { "field", "rocks",       "marsh",  "woods", "orchard", "town",
                                       "fence", "wall",        "creek",  "road",  "trail",   "hill",
                                       "work",  "closed-work", "bridge", "water", NULL };
const char *const rg_effect_name[] = { "withering",      "telling-upper",
                                       "telling-middle", "telling-lower",
                                       "galling",        "lively",
                                       "desultory",      NULL };
const char *const rg_result_name[] = { "swept",  "driven-back", "hard-pressed", "desperate",
                                       "falter", "recoil",      "repulsed",     NULL };
const char *const rg_fate_name[] = { "unharmed",    "horse-killed", "knocked-down",
                                     "flesh-wound", "grievous",     "mortal",
                                     "dead",        "captured",     NULL };

/* ---- 2. Troops and guns ---- */

/* RG-2.24 to RG-2.31 */
const rg_gun_row rg_gun_rows[RG_GUNS] = {
    [RG_GG] = { RG_LIGHT_CARRIAGE, RG_MOVE_GALLOPER }, /* RG-2.24 */
    [RG_LG] = { RG_LIGHT_CARRIAGE, RG_MOVE_FOOT_GUN }, /* RG-2.25 */
    [RG_MG] = { RG_LIGHT_CARRIAGE, RG_MOVE_FOOT_GUN }, /* RG-2.26 */
    [RG_H] = { RG_LIGHT_CARRIAGE, RG_MOVE_FOOT_GUN },  /* RG-2.28 */
    [RG_HG] = { RG_HEAVY_CARRIAGE, RG_MOVE_FOOT_GUN }, /* RG-2.29 */
    [RG_SG] = { RG_HEAVY_CARRIAGE, RG_MOVE_SIEGE },    /* RG-2.30 */
    [RG_SH] = { RG_HEAVY_CARRIAGE, RG_MOVE_SIEGE },    /* RG-2.31 */
};

/* Worn at, spent at, in percent of the stands at the start. */
const uint8_t rg_wear_percent[RG_GRADES][2] = {
    [RG_SPIRITED] = { 65, 40 },   /* RG-2.8 */
    [RG_RELIABLE] = { 75, 50 },   /* RG-2.9 */
    [RG_UNRELIABLE] = { 90, 70 }, /* RG-2.10 */
};

rg_label rg_label_of(int stands, rg_grade grade)
{
    const int worn = stands * rg_wear_percent[grade][0] / 100,
              spent = stands * rg_wear_percent[grade][1] / 100;

    return (rg_label){ (uint8_t)(worn == spent ? 0 : worn), (uint8_t)spent }; /* RG-2.11 */
}

/* ---- 8. Who may stand how ---- */

#define Y true
#define N false
const bool rg_may_stand[RG_STAND_ROWS][RG_GARRISON + 1] = {
    /*                       line ext field march mass garrison */
    [RG_STAND_REGULARS] = { Y, Y, Y, Y, Y, Y },     /* RG-8.14 */
    [RG_STAND_HESSIANS] = { Y, N, Y, Y, Y, Y },     /* RG-8.15 */
    [RG_STAND_JAEGERS] = { N, Y, Y, Y, Y, Y },      /* RG-8.16 */
    [RG_STAND_EARLY] = { Y, Y, N, Y, Y, Y },        /* RG-8.17 */
    [RG_STAND_CONTINENTALS] = { Y, Y, Y, Y, Y, Y }, /* RG-8.18 */
    [RG_STAND_MILITIA] = { Y, Y, N, Y, Y, Y },      /* RG-8.19 */
    [RG_STAND_RIFLES] = { N, Y, N, Y, Y, Y },       /* RG-8.20 */
    [RG_STAND_INDIANS] = { N, Y, N, Y, Y, N },      /* RG-8.21, RG-8.22 */
    [RG_STAND_MOUNTED] = { Y, Y, Y, Y, N, N },      /* RG-8.23 */
    [RG_STAND_ON_FOOT] = { N, Y, N, N, N, Y },      /* RG-8.24 */
};
#undef Y
#undef N

/* ---- 7. Movement rates: full / double quick ---- */

const rg_rate rg_rates[RG_MOVES][RG_GOINGS] = {
    /*                           open        broken      rough       road */
    [RG_MOVE_LINE] = { { 10, 14 }, { 8, 12 }, { 6, 10 }, { 0, 0 } },           /* RG-7.1 */
    [RG_MOVE_COLUMN] = { { 12, 16 }, { 10, 14 }, { 8, 12 }, { 0, 0 } },        /* RG-7.2 */
    [RG_MOVE_MARCH] = { { 12, 16 }, { 10, 14 }, { 8, 12 }, { 18, 24 } },       /* RG-7.3 */
    [RG_MOVE_BROKEN] = { { 16, 0 }, { 14, 0 }, { 12, 0 }, { 24, 0 } },         /* RG-7.4 */
    [RG_MOVE_HORSE_LINE] = { { 18, 24 }, { 12, 16 }, { 4, 6 }, { 0, 0 } },     /* RG-7.5 */
    [RG_MOVE_HORSE_COLUMN] = { { 18, 24 }, { 14, 20 }, { 6, 8 }, { 0, 0 } },   /* RG-7.6 */
    [RG_MOVE_HORSE_MARCH] = { { 18, 24 }, { 14, 20 }, { 6, 8 }, { 24, 36 } },  /* RG-7.7 */
    [RG_MOVE_DISMOUNTED] = { { 12, 16 }, { 10, 14 }, { 8, 12 }, { 0, 0 } },    /* RG-7.8 */
    [RG_MOVE_HORSE_BROKEN] = { { 24, 0 }, { 20, 0 }, { 8, 0 }, { 36, 0 } },    /* RG-7.9 */
    [RG_MOVE_SIEGE] = { { 6, 8 }, { 4, 6 }, { 2, 4 }, { 12, 18 } },            /* RG-7.10 */
    [RG_MOVE_FOOT_GUN] = { { 8, 12 }, { 6, 10 }, { 4, 6 }, { 18, 24 } },       /* RG-7.11 */
    [RG_MOVE_GALLOPER] = { { 12, 16 }, { 8, 12 }, { 4, 6 }, { 18, 24 } },      /* RG-7.12 */
    [RG_MOVE_LEADER] = { { 24, 0 }, { 20, 0 }, { 12, 0 }, { 36, 0 } },         /* RG-7.13 */
    [RG_MOVE_LEADER_ON_FOOT] = { { 16, 0 }, { 14, 0 }, { 12, 0 }, { 24, 0 } }, /* RG-7.14 */
};

/* ---- 10. Terrain ---- */

const rg_terrain rg_terrains[RG_GROUNDS] = {
    /*                  cover             heart sight going             linear */
    [RG_FIELDS] = { RG_NO_COVER, 0, 0, RG_OPEN, 0 },                 /* RG-10.1 */
    [RG_ROCKS] = { RG_NO_COVER, 1, 0, RG_ROUGH, 0 },                 /* RG-10.2 */
    [RG_MARSH] = { RG_PARTIAL_COVER, 1, 0, RG_ROUGH, 0 },            /* RG-10.3 */
    [RG_WOODS] = { RG_PARTIAL_COVER, 1, 4, RG_ROUGH, 0 },            /* RG-10.4 */
    [RG_ORCHARD] = { RG_PARTIAL_COVER, 1, 10, RG_BROKEN_GROUND, 0 }, /* RG-10.5 */
    [RG_TOWN] = { RG_FULL_COVER, 1, 4, RG_BROKEN_GROUND, 0 },        /* RG-10.6 */
    [RG_WOOD_FENCE] = { RG_NO_COVER, 1, 0, RG_BROKEN_GROUND, 1 },    /* RG-10.7 */
    [RG_STONE_FENCE] = { RG_FULL_COVER, 1, 0, RG_BROKEN_GROUND, 1 }, /* RG-10.8 */
    [RG_CREEK] = { RG_PARTIAL_COVER, 1, 0, RG_ROUGH, 0 },            /* RG-10.9 */
    [RG_ROAD] = { RG_NO_COVER, 0, 0, RG_ON_ROAD, 1 },                /* RG-10.10 */
    [RG_TRAIL] = { RG_NO_COVER, 0, 0, RG_OPEN, 1 },                  /* RG-10.11 */
    /* pieces that a battle may add */
    [RG_CONTOUR] = { RG_NO_COVER, 0, 0, RG_OPEN, 0 },        /* RG-10.12 */
    [RG_WORK] = { RG_FORTIFIED, 0, 0, RG_BROKEN_GROUND, 1 }, /* RG-10.13 */
    [RG_CLOSED_WORK] = { RG_FORTIFIED, 0, 0, RG_OPEN, 0 },   /* RG-10.14 */
    [RG_CROSSING] = { RG_NO_COVER, 0, 0, RG_OPEN, 1 },       /* RG-10.15 */
    [RG_WATER] = { RG_NO_COVER, 0, 0, RG_OPEN, 0 },          /* RG-10.16 */
};

/* ---- 11. Musketry and cannonade ---- */

const uint8_t rg_musket_range[RG_MUSKET_BANDS] = { 4, 8, 12 };
const uint8_t rg_gun_range[RG_GUN_BANDS] = { 4, 12, 24, 36, 48, 60 };

/* In quarters of a point. */
const uint8_t rg_musketry[RG_WEAPONS][RG_MUSKET_BANDS] = {
    /*               4  8  12 */
    [RG_RIFLE] = { 4, 4, 2 },  /* RG-11.20 */
    [RG_MUSKET] = { 4, 0, 0 }, /* RG-11.18 */
};
const uint8_t rg_musket_far[RG_MUSKET_BANDS] = { 4, 4, 0 }; /* RG-11.19 */
const uint8_t rg_rifle_left[RG_MUSKET_BANDS] = { 4, 2, 0 }; /* RG-11.21 */

/* In whole points. RG-11.31: rows with fewer figures begin at the left. The words over the columns
 * change nothing, RG-11.30. */
const uint8_t rg_cannonade[RG_GUNS][RG_GUN_BANDS] = {
    /*            4 12 24 36 48 60 */
    [RG_SG] = { 6, 5, 4, 3, 2, 1 }, /* RG-11.22 */
    [RG_HG] = { 5, 4, 3, 2, 1, 0 }, /* RG-11.23 */
    [RG_MG] = { 5, 3, 2, 1, 0, 0 }, /* RG-11.24 */
    [RG_LG] = { 4, 3, 2, 1, 0, 0 }, /* RG-11.25 */
    [RG_GG] = { 3, 2, 1, 0, 0, 0 }, /* RG-11.26 */
    [RG_SH] = { 5, 3, 3, 4, 0, 0 }, /* RG-11.27 */
    [RG_H] = { 4, 2, 2, 3, 0, 0 },  /* RG-11.28 */
};
const uint8_t rg_how_monotone[2][RG_GUN_BANDS] = {
    { 4, 3, 2, 2, 0, 0 }, /* RG-11.29: howitzer */
    { 5, 4, 3, 3, 0, 0 }, /* siege howitzer */
};

/* RG-11.38, RG-11.39, RG-11.40, RG-11.41, RG-11.42, RG-11.43, RG-11.44, RG-11.45, RG-11.46,
 * RG-11.47, RG-11.48 */
const uint8_t rg_bracket_from[RG_BRACKETS] = { 0, 1, 2, 3, 4, 6, 9, 12, 15, 20, 25 };
const int8_t rg_bracket_die[RG_BRACKETS] = { -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5 };

int rg_bracket(int quarters)
{
    int i = RG_BRACKETS - 1;

    while (i > 0 && quarters < rg_bracket_from[i] * RG_QUARTERS)
        i--;
    return rg_bracket_die[i];
}

/* RG-11.70, RG-11.71, RG-11.72, RG-11.73 */
#define LOW  (-99)
#define HIGH 99
#define NONE \
    {        \
        1, 0 \
    }
const rg_band rg_fire_table[RG_EFFECTS][RG_RATINGS] = {
    /*                        elite        veteran      trained      raw */
    [RG_WITHERING] = { { 13, HIGH }, { 13, HIGH }, { 13, HIGH }, { 13, HIGH } },
    [RG_TELLING_UPPER] = { NONE, { 12, 12 }, { 11, 12 }, { 10, 12 } },
    [RG_TELLING_MIDDLE] = { { 11, 12 }, { 10, 11 }, { 9, 10 }, { 9, 9 } },
    [RG_TELLING_LOWER] = { { 8, 10 }, { 8, 9 }, { 8, 8 }, { 8, 8 } },
    [RG_GALLING] = { { 7, 7 }, { 7, 7 }, { 6, 7 }, { 6, 7 } },
    [RG_LIVELY] = { NONE, { 6, 6 }, { 5, 5 }, { 4, 5 } },
    [RG_DESULTORY] = { { LOW, 6 }, { LOW, 5 }, { LOW, 4 }, { LOW, 3 } },
};

int rg_fire_effect(int rating, int total)
{
    int e = 0;

    while (e < RG_DESULTORY &&
           (total < rg_fire_table[e][rating].low || total > rg_fire_table[e][rating].high))
        e++;
    return e;
}

/* ---- 13. Charge combat ---- */

const rg_band rg_combat_rows[RG_RESULTS] = {
    [RG_SWEPT] = { 6, HIGH },     /* RG-13.35 */
    [RG_DRIVEN_BACK] = { 3, 5 },  /* RG-13.40 */
    [RG_HARD_PRESSED] = { 1, 2 }, /* RG-13.45 */
    [RG_DESPERATE] = { 0, 0 },    /* RG-13.52 */
    [RG_FALTER] = { -2, -1 },     /* RG-13.54 */
    [RG_RECOIL] = { -5, -3 },     /* RG-13.58 */
    [RG_REPULSED] = { LOW, -6 },  /* RG-13.62 */
};

int rg_combat_row(int result)
{
    int r = 0;

    while (r < RG_REPULSED && (result < rg_combat_rows[r].low || result > rg_combat_rows[r].high))
        r++;
    return r;
}

/* ---- 14. Fallen leaders ---- */

/* By 2D6; the first two are nobody's. */
const uint8_t rg_fates[13] = {
    [2] = RG_UNHARMED,     /* RG-14.12 */
    [3] = RG_UNHARMED,     /* RG-14.11 */
    [4] = RG_UNHARMED,     /* RG-14.10 */
    [5] = RG_UNHARMED,     /* RG-14.9 */
    [6] = RG_UNHARMED,     /* RG-14.8 */
    [7] = RG_HORSE_KILLED, /* RG-14.7 */
    [8] = RG_KNOCKED_DOWN, /* RG-14.6 */
    [9] = RG_FLESH_WOUND,  /* RG-14.5 */
    [10] = RG_GRIEVOUS,    /* RG-14.4 */
    [11] = RG_MORTAL,      /* RG-14.3 */
    [12] = RG_DEAD,        /* RG-14.2 */
};

/* ---- 15. Victory points ---- */

/* For each removed stand; 0: there are none such on that side. Light infantry, grenadiers and
 * Guards of the Americans and French are Continentals or French infantry to the Crown. */
const uint8_t rg_points[2][RG_SCORES] = {
    /* the Crown scores for */
    { [RG_SCORES_MILITIA] = 1,      /* RG-15.4 */
      [RG_SCORES_GUNS] = 1,         /* RG-15.5 */
      [RG_SCORES_INDIANS] = 1,      /* RG-15.6 */
      [RG_SCORES_CONTINENTALS] = 2, /* RG-15.7 */
      [RG_SCORES_HORSE] = 2,        /* RG-15.8 */
      [RG_SCORES_CAPTURED] = 2,     /* RG-15.9 */
      [RG_SCORES_FRENCH] = 3,       /* RG-15.10 */
      [RG_SCORES_KILLED] = 3 },     /* RG-15.11 */
    /* the Americans and French score for */
    { [RG_SCORES_MILITIA] = 1,    /* RG-15.12 */
      [RG_SCORES_INDIANS] = 1,    /* RG-15.13 */
      [RG_SCORES_LINE] = 2,       /* RG-15.14 */
      [RG_SCORES_GUNS] = 2,       /* RG-15.15 */
      [RG_SCORES_LIGHT] = 3,      /* RG-15.16 */
      [RG_SCORES_GRENADIERS] = 3, /* RG-15.16 */
      [RG_SCORES_HORSE] = 3,      /* RG-15.16 */
      [RG_SCORES_JAEGERS] = 3,    /* RG-15.17 */
      [RG_SCORES_GUARDS] = 3,     /* RG-15.17 */
      [RG_SCORES_CAPTURED] = 2,   /* RG-15.18 */
      [RG_SCORES_KILLED] = 3 },   /* RG-15.18 */
};
