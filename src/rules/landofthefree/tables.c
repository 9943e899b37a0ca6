/* tables.c -- the tables of the book, laid out as on its pages. */
#include "rules/landofthefree/lof.h"

const char *const lf_type_name[] = {
    "infantry", "cavalry", "artillery", "group-commander", "force-commander", "div-commander", NULL
};
const char *const lf_size_name[] = { "tiny", "small", "medium", "large", NULL };
const char *const lf_weapon_name[] = { "smoothbore",   "rifled", "mixed",  "light-cannon",
                                       "heavy-cannon", "mortar", "rocket", NULL };
const char *const lf_formation_name[] = { "line", "open", "column", NULL };
const char *const lf_level_name[] = { "Fit", "Shaken", "Exhausted", "Shattered", NULL };
const char *const lf_rating_name[] = { "Incompetent", "Competent", "Skilled", "Highly Skilled",
                                       NULL };
const char *const lf_level_scores[] = { "3:3", "4:2", "5:2", "6:2" }; /* LF-SC-25 */
const char *const lf_stands_name[] = { "of-battle", "standard", "compact", NULL };
const char *const lf_advanced_name[] = { "on", "off", NULL };
const char *const lf_lists_name[] = { "guide", "enforced", NULL };
const char *const lf_scenario_name[] = {
    "take-the-field", "reconnoiter",     "hold-the-ground",    "flank-attack", "surrounded",
    "ambush",         "frontal-assault", "meeting-engagement", "by-dice",      NULL
};

/* clang-format off: laid out as on the pages of the book */

/* Discipline, Action and points by size; Maneuver, Combat and Morale by type. */
const lf_statistics lf_stats[3] = {
    /*                    M  C  Morale     T   S   M   L */
    /* LF-FB-09, LF-FB-10 */
    [LF_INFANTRY] = { 3, 3, 7, .discipline = { 1, 2, 3, 4 }, .action = { 1, 2, 4, 6 },
                      .points = { 10, 15, 25, 35 } },
    /* LF-FB-11, LF-FB-12 */
    [LF_CAVALRY] = { 3, 2, 7, .discipline = { 1, 2, 3, 4 }, .action = { 1, 2, 4, 6 },
                     .points = { 15, 20, 30, 45 } },
    /* LF-FB-13, LF-FB-14 */
    [LF_ARTILLERY] = { 2, 2, 7, .discipline = { 0, 2, 3, 4 }, .action = { 0, 2, 3, 4 },
                       .points = { 0, 20, 25, 30 } },
};

/* LF-ST-06, LF-ST-07: stands by preset, type (artillery or not) and size. */
const uint8_t lf_stand_count[2][2][LF_SIZES] = {
    /* standard */ { { 1, 3, 5, 7 }, { 0, 1, 3, 5 } },
    /* compact  */ { { 1, 2, 3, 5 }, { 0, 1, 3, 5 } },
};

/* LF-ST-01, LF-ST-02, LF-ST-03: width and depth in units; a millimetre is 50. */
const lf_base lf_bases[] = {
    [LF_INFANTRY] = { 40 * 50, 30 * 50 },
    [LF_CAVALRY] = { 40 * 50, 60 * 50 },
    [LF_ARTILLERY] = { 40 * 50, 40 * 50 },
};

/* LF-CM-01: the rating by a d6; LF-CM-02, LF-CM-03, LF-CM-04: what it is worth. */
const uint8_t lf_rating_by_die[6] = { LF_INCOMPETENT, LF_COMPETENT, LF_COMPETENT,
                                      LF_SKILLED,     LF_SKILLED,   LF_HIGHLY_SKILLED };
const lf_command lf_commands[LF_RATINGS] = {
    /*                      Morale  sphere      dice, kept, added: Command Points */
    [LF_INCOMPETENT] = { 8, LF_IN(12), 1, -1 },
    [LF_COMPETENT] = { 7, LF_IN(12), 1, 0 },
    [LF_SKILLED] = { 7, LF_IN(18), 2, 0 },
    [LF_HIGHLY_SKILLED] = { 6, LF_IN(18), 1, 1 },
};

/* LF-WP-01, LF-WP-02: from (exclusive, 0: none) and to (inclusive), in inches. */
const lf_range lf_ranges[LF_WEAPONS] = {
    [LF_SMOOTHBORE] = { 0, 12 }, [LF_RIFLED] = { 0, 18 }, /* LF-FB-16 */
    [LF_MIXED] = { 0, 6 },       [LF_LIGHT_CANNON] = { 0, 36 }, [LF_HEAVY_CANNON] = { 0, 48 },
    [LF_MORTAR] = { 12, 36 },    [LF_ROCKET] = { 12, 48 },
};

/* LF-SC-02: the random scenario by the sum of two dice. */
const uint8_t lf_scenario_by_dice[13] = {
    [2] = LF_FRONTAL_ASSAULT,
    [3] = LF_FLANK_ATTACK,
    [4] = LF_FLANK_ATTACK,
    [5] = LF_HOLD_THE_GROUND,
    [6] = LF_RECONNOITER,
    [7] = LF_TAKE_THE_FIELD,
    [8] = LF_MEETING_ENGAGEMENT,
    [9] = LF_SURROUNDED,
    [10] = LF_AMBUSH,
    [11] = LF_AMBUSH,
    [12] = LF_FRONTAL_ASSAULT,
};

/* LF-MV-01, LF-MV-02, LF-MV-03: inches of one Maneuver Order by type and formation; backwards;
 * guns by hand. */
const uint8_t lf_pace[3][LF_FORMATIONS] = {
    /*                   line open column */
    [LF_INFANTRY] = { 3, 3, 6 },
    [LF_CAVALRY] = { 6, 6, 9 },
    [LF_ARTILLERY] = { 0, 3, 9 },
};
const uint8_t lf_pace_back[3] = { [LF_INFANTRY] = 1, [LF_CAVALRY] = 3, [LF_ARTILLERY] = 0 };
