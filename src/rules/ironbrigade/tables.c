/* tables.c -- the charts of the book: classes, moves, fire, melee, morale, commanders, victory.
 * Laid out as printed, so that a cell can be compared with the booklet by eye. None of them has a
 * use for the D4 that is listed among the things needed (IB-1.3). */
#include "rules/ironbrigade/ironbrigade.h"

/* ---- Names ---- */

const char *const ib_type_name[] = { "infantry",   "cavalry", "artillery",    "brigadier",
                                     "divisional", "courier", "sharpshooter", NULL };
const char *const ib_class_name[] = { "elite", "line", "inferior", "raw", NULL };
const char *const ib_gun_name[] = { "battalion", "6lb", "24lb", "howitzer", NULL };
const char *const ib_rating_name[] = { "poor", "normal", "good", "excellent", NULL };
const char *const ib_nation_name[] = { "british", "american", "french", NULL };
const char *const ib_troops_name[] = { "regulars",  "grenadiers", "light",        "hessians",
                                       "loyalists", "indians",    "continentals", "french",
                                       "riflemen",  "militia",    "dragoons",     "artillery",
                                       NULL };
const char *const ib_formation_name[] = { "line",       "column",   "skirmish",
                                          "unlimbered", "limbered", NULL };
const char *const ib_order_name[] = { "advance", "attack", "hold", "withdraw", "support", NULL };
const char *const ib_test_name[] = { "to charge",           "to receive a charge",
                                     "a friend routs",      "the brigadier is dead",
                                     "to go on in melee",   "to rally",
                                     "to halt the pursuit", "to help a friend",
                                     "to break off",        NULL };

/* ---- 2. Troop type and class ---- */

/* IB-2.2 to IB-2.5: attrition marks. */
const uint8_t ib_marks_of[IB_CLASSES] = {
    [IB_ELITE] = 6,      /* IB-2.2 */
    [IB_LINE_CLASS] = 5, /* IB-2.3 */
    [IB_INFERIOR] = 4,   /* IB-2.4 */
    [IB_RAW] = 3,        /* IB-2.5 */
};

#define E (1 << IB_ELITE)
#define L (1 << IB_LINE_CLASS)
#define I (1 << IB_INFERIOR)
#define R (1 << IB_RAW)

/* IB-2.6 to IB-2.13: in which classes troops are printed, of the British and of the Americans, the
 * French among these. 0: not printed there, so the battle says. */
const uint8_t ib_printed_in[2][IB_TROOPS] = {
    { [IB_GRENADIERS] = E,
      [IB_ARTILLERYMEN] = E,
      [IB_LIGHT_TROOPS] = E, /* IB-2.6 */
      [IB_HESSIANS] = L,
      [IB_DRAGOONS] = L,      /* IB-2.7 */
      [IB_REGULARS] = L | I,  /* IB-2.7, IB-2.8 */
      [IB_LOYALISTS] = I | R, /* IB-2.8, IB-2.9 */
      [IB_INDIANS] = R },     /* IB-2.9 */
    { [IB_ARTILLERYMEN] = E,
      [IB_LIGHT_TROOPS] = E, /* IB-2.10 */
      [IB_FRENCHMEN] = L,
      [IB_RIFLEMEN] = L,         /* IB-2.11 */
      [IB_CONTINENTALS] = L | I, /* IB-2.11, IB-2.12 */
      [IB_DRAGOONS] = I,         /* IB-2.12 */
      [IB_MILITIA] = I | R,      /* IB-2.12, IB-2.13 */
      [IB_INDIANS] = R },        /* IB-2.13 */
};

#undef E
#undef L
#undef I
#undef R

/* Footprints, front by depth: infantry in line (IB-1.16), in column (IB-1.17), in skirmish order
 * (IB-1.18); cavalry in line (IB-1.19), in column (IB-1.20); guns unlimbered (IB-1.21), limbered
 * (IB-1.22). wide 0: there is no such formation. */
const ib_base ib_bases[3][IB_FORMATIONS] = {
    [IB_INFANTRY] = { [IB_LINE] = { IB_TENTHS(30), IB_TENTHS(10) },
                      [IB_COLUMN] = { IB_TENTHS(10), IB_TENTHS(30) },
                      [IB_SKIRMISH] = { IB_TENTHS(45), IB_TENTHS(10) } },
    [IB_CAVALRY] = { [IB_LINE] = { IB_TENTHS(30), IB_TENTHS(15) },
                     [IB_COLUMN] = { IB_TENTHS(15), IB_TENTHS(30) } },
    [IB_GUN] = { [IB_UNLIMBERED] = { IB_TENTHS(15), IB_TENTHS(15) },
                 [IB_LIMBERED] = { IB_TENTHS(15), IB_TENTHS(30) } },
};

/* ---- 3. Movement ---- */

/* IB-3.2, IB-3.5, IB-3.6; raw infantry has a D8 (IB-3.3), an unlimbered gun 3 (IB-3.7). */
const uint8_t ib_basic_move[3] = { [IB_INFANTRY] = 6, [IB_CAVALRY] = 8, [IB_GUN] = 7 };

/* ---- 4. Firing ---- */

/* IB-4.9, IB-4.62: how far each band goes. */
const uint8_t ib_sa_range[IB_SA_BANDS] = { 4, 8 };
const uint8_t ib_gun_range[IB_GUN_BANDS] = { 12, 24, 36 };

/* IB-4.1 to IB-4.8 */
const ib_small_arms ib_musketry[IB_CLASSES] = {
    /*                dice  short long */
    [IB_ELITE] = { 3, { 3, 4 } },      /* IB-4.1, IB-4.2 */
    [IB_LINE_CLASS] = { 3, { 4, 5 } }, /* IB-4.3, IB-4.4 */
    [IB_INFERIOR] = { 2, { 4, 6 } },   /* IB-4.5, IB-4.6 */
    [IB_RAW] = { 1, { 5, 6 } },        /* IB-4.7, IB-4.8 */
};

/* IB-4.53 to IB-4.61; a howitzer has no shot, IB-4.71. */
const ib_artillery ib_cannonade[IB_GUNS] = {
    /*                   dice  short medium long */
    [IB_BATTALION_GUN] = { 1, { 4, 0, 0 } }, /* IB-4.53, IB-4.54, IB-4.55 */
    [IB_SIX] = { 2, { 4, 5, 0 } },           /* IB-4.56, IB-4.57, IB-4.58 */
    [IB_TWENTY_FOUR] = { 4, { 4, 5, 6 } },   /* IB-4.59, IB-4.60, IB-4.61 */
    [IB_HOWITZER] = { 0, { 0, 0, 0 } },
};

/* ---- 5. Melee ---- */

/* Infantry, cavalry: IB-5.1 to IB-5.7. Crews are infantry, IB-5.8. */
const uint8_t ib_melee_dice[IB_CLASSES][2] = {
    [IB_ELITE] = { 3, 4 },      /* IB-5.1, IB-5.2 */
    [IB_LINE_CLASS] = { 3, 4 }, /* IB-5.3, IB-5.4 */
    [IB_INFERIOR] = { 2, 3 },   /* IB-5.5, IB-5.6 */
    [IB_RAW] = { 1, 0 },        /* IB-5.7: there is no raw cavalry */
};

/* ---- 6. Morale ---- */

/* The score needed, by marks left, not lost (IB-6.2). N: passed without a die, IB-6.19. The first
 * column is nobody's. */
#define N 0
const uint8_t ib_morale[IB_CLASSES][7] = {
    /*                       1  2  3  4  5  6 */
    [IB_ELITE] = { N, 3, 2, 1, N, N, N },      /* IB-6.3, IB-6.4, IB-6.5, IB-6.6 */
    [IB_LINE_CLASS] = { N, 3, 2, 1, N, N, N }, /* IB-6.7, IB-6.8, IB-6.9, IB-6.10 */
    [IB_INFERIOR] = { N, 4, 3, 2, 1, N, N },   /* IB-6.11, IB-6.12, IB-6.13, IB-6.14 */
    [IB_RAW] = { N, 5, 4, 3, N, N, N },        /* IB-6.15, IB-6.16, IB-6.17 */
};
#undef N

/* ---- 7. Commanding officers ---- */

/* Within 6 inches, in base contact. */
const ib_competence ib_competences[IB_RATINGS] = {
    [IB_POOR] = { -1, 0 },     /* IB-7.1 */
    [IB_NORMAL] = { 0, 1 },    /* IB-7.2 */
    [IB_GOOD] = { 1, 2 },      /* IB-7.3 */
    [IB_EXCELLENT] = { 2, 3 }, /* IB-7.4 */
};

/* IB-7.7: by a D6; the first is nobody's. */
const uint8_t ib_rating_by_die[7] = { IB_NORMAL, IB_POOR, IB_NORMAL,   IB_NORMAL,
                                      IB_NORMAL, IB_GOOD, IB_EXCELLENT };

/* ---- 10. Victory ---- */

/* IB-10.1 to IB-10.3: the share of its force at which a nation withdraws. */
const ib_limit ib_limits[IB_NATIONS] = {
    [IB_BRITISH] = { 2, 5 },
    [IB_AMERICAN] = { 1, 2 },
    [IB_FRENCH] = { 1, 3 },
};

/* ---- 13. Points ---- */

/* IB-13.4, IB-13.5: infantry, cavalry. */
const uint8_t ib_points_unit[2][IB_CLASSES] = {
    /* elite line inferior raw */
    { 12, 10, 6, 3 },
    { 16, 14, 9, 0 },
};
const uint8_t ib_points_gun[IB_GUNS] = { 5, 9, 16, 12 };       /* IB-13.6 */
const uint8_t ib_points_rating[IB_RATINGS] = { 0, 5, 10, 15 }; /* IB-13.7 */
