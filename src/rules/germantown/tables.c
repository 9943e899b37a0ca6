/* tables.c -- the card: terrain chart, fire, close combat, tactics, army morale. Laid out as
 * printed, so that a cell can be compared with the card by eye. */
#include "rules/germantown/germantown.h"

/* ---- Names ---- */

const char *const gt_tactic_name[] = { "skirmish",   "echelon",      "stand-fast",
                                       "withdraw",   "frontal",      "reserve",
                                       "turn-flank", "refuse-flank", NULL };
const char *const gt_odds_name[] = { "1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1", NULL };
const char *const gt_result_name[] = {
    "-", "R", "D", "1", "1*", "2", "AC", "DC", "PIN", "AM", NULL
};
const char *const gt_fog_name[] = { "heavy", "moderate", "clear", NULL };
const char *const gt_band_name[] = { "demoralized", "wavering", "fatigued", "high", NULL };
const char *const gt_type_name[] = { "infantry", "light infantry", "militia", "rifle",
                                     "cavalry",  "artillery",      "leader",  NULL };

/* ---- Terrain effects chart (GT-7.1 to GT-7.14): costs in half points ----
 *
 * Single buildings change nothing (GT-7.5) and have no row; roads, lanes and trails neither, since
 * a step along them costs what a clear hex does (GT-7.15). */

#define P GT_BARRED
const gt_ground_row gt_ground_rows[GT_GROUNDS] = {
    /*                     Leader Inf Light Cav Art     Fire Combat  LOS    zones come in */
    [GT_OPEN] = { "clear", { 2, 2, 2, 2, 2 }, 0, 0, false, true },               /* GT-7.1 */
    [GT_LIGHT_WOODS] = { "light woods", { 2, 2, 2, 3, 4 }, -1, 0, true, false }, /* GT-7.2 */
    [GT_HEAVY_WOODS] = { "heavy woods", { 2, 3, 2, 4, 4 }, -1, 0, true, false }, /* GT-7.3 */
    [GT_RIVER] = { "river", { P, P, P, P, P }, 0, 0, false, false },             /* GT-7.4 */
    /* GT-7.6; cavalry and guns go through and may not stay (GT-7.19). */
    [GT_HOUSE] = { "fortified", { 2, 2, 2, 2, 2 }, -3, -2, false, false },
};

const gt_side_row gt_side_rows[GT_SIDES] = {
    /*                     Leader Inf Light Cav Art */
    [GT_STREAM] = { "stream", { 2, 2, 2, 2, 2 } }, /* GT-7.7 */
    [GT_CREEK] = { "creek", { 4, 4, 4, 6, P } },   /* GT-7.8 */
    [GT_SLOPE] = { "slope", { 2, 2, 2, 2, 2 } },   /* GT-7.9 */
    [GT_BRIDGE] = { "bridge", { 0, 0, 0, 0, 0 } }, /* GT-7.11 */
    [GT_FORD] = { "ford", { 0, 0, 0, 0, 0 } },
    [GT_WORKS] = { "works", { 2, 2, 2, 4, 4 } }, /* GT-7.13; not for their owner (GT-7.14) */
};
#undef P

/* ---- To hit (GT-10.15) ---- */

int gt_to_hit(int strength, int range)
{
    static const struct {
        int strength;
        uint8_t adjacent, further;
    } rows[] = {
        /* SPs, adjacent, 2-3 hexes */
        { 10, 1, 5 }, { 6, 2, 6 }, { 3, 4, 7 }, { 2, 6, 8 }, { 1, 7, 9 },
    };
    int i = 0;

    while (i < 4 && strength < rows[i].strength)
        i++;
    return range <= 1 ? rows[i].adjacent : rows[i].further;
}

/* ---- Damage (GT-10.28) ---- */

gt_result gt_fire_damage(bool rifles, bool at_guns, int die)
{
    static const uint8_t table[2][2][10] = {
        { /* artillery: vs. non-arty, vs. arty */
          { GT_R, GT_R, GT_R, GT_R, GT_D, GT_D, GT_D, GT_ONE, GT_ONE, GT_ONE_STAR },
          { GT_R, GT_R, GT_R, GT_R, GT_R, GT_D, GT_D, GT_D, GT_AM, GT_ONE } },
        { /* rifles */
          { GT_AM, GT_AM, GT_AM, GT_AM, GT_R, GT_R, GT_R, GT_D, GT_D, GT_ONE_STAR },
          { GT_R, GT_R, GT_R, GT_R, GT_R, GT_D, GT_D, GT_D, GT_ONE, GT_ONE_STAR } },
    };

    return (gt_result)table[rifles][at_guns][die];
}

/* ---- Tactical matrix (GT-13.8, NC: GT-13.9): rows the defender's, columns the attacker's ---- */

#define NC GT_NO_COMBAT
const int8_t gt_matrix[GT_TACTICS][GT_TACTICS] = {
    /*                     Skirm Eche Stand Withd Front Reser TurnF RefuF */
    [GT_SKIRMISH] = { 0, -1, 1, NC, 2, -1, -1, 0 },
    [GT_ECHELON] = { 1, 0, -1, -1, 0, 0, 1, -1 },
    [GT_STAND_FAST] = { -1, 1, 0, NC, -1, -1, 2, 0 },
    [GT_WITHDRAW] = { NC, 1, NC, NC, 2, 0, 0, NC },
    [GT_FRONTAL] = { -2, 0, 1, -2, 0, 1, 1, 0 },
    [GT_RESERVE] = { 1, 0, 1, 0, -1, 0, -1, -1 },
    [GT_TURN_FLANK] = { 1, -1, -2, 0, -1, 1, 0, 2 },
    [GT_REFUSE_FLANK] = { 0, 1, 0, NC, 0, 1, -2, 0 },
};
#undef NC

/* ---- Close combat table (GT-14.1): attacker's result / defender's ---- */

#define A(r)            \
    {                   \
        GT_##r, GT_NONE \
    }
#define D_(r)           \
    {                   \
        GT_NONE, GT_##r \
    }
#define BOTH(r)        \
    {                  \
        GT_##r, GT_##r \
    }
const gt_cell gt_combat_table[GT_ROWS][GT_ODDS] = {
    /*      1-3, 1-2, 1-1, 3-2, 2-1, 3-1, 4-1 */
    /* -2 */ { A(TWO), A(AC), A(AC), A(AC), A(AC), A(ONE_STAR), A(D) },
    /* -1 */ { A(AC), A(ONE_STAR), A(ONE_STAR), A(ONE_STAR), A(ONE_STAR), A(D), A(D) },
    /*  0 */ { A(ONE_STAR), A(ONE), A(ONE), A(ONE), A(ONE), A(D), A(R) },
    /*  1 */ { A(ONE), A(D), A(D), A(D), A(D), A(R), A(R) },
    /*  2 */ { A(ONE), A(D), A(D), A(D), A(R), A(R), BOTH(PIN) },
    /*  3 */ { A(D), A(D), A(R), A(R), BOTH(PIN), BOTH(PIN), BOTH(R) },
    /*  4 */ { A(D), A(R), A(R), BOTH(PIN), BOTH(R), BOTH(R), D_(R) },
    /*  5 */ { A(R), BOTH(PIN), BOTH(PIN), BOTH(R), D_(R), D_(R), D_(D) },
    /*  6 */ { BOTH(PIN), BOTH(R), BOTH(R), D_(R), D_(R), D_(D), D_(D) },
    /*  7 */ { BOTH(R), D_(R), D_(R), D_(D), D_(D), D_(D), D_(ONE) },
    /*  8 */ { D_(R), D_(R), D_(D), D_(D), D_(D), D_(ONE), D_(ONE_STAR) },
    /*  9 */ { D_(R), D_(D), D_(D), D_(ONE), D_(ONE), D_(ONE_STAR), D_(DC) },
    /* 10 */ { D_(D), D_(D), D_(ONE), D_(ONE_STAR), D_(ONE_STAR), D_(DC), D_(AC) },
    /* 11 */ { D_(D), D_(ONE_STAR), D_(ONE_STAR), D_(DC), D_(AC), D_(AC), D_(TWO) },
};

/* ---- Army morale (GT-19.3) ---- */

int gt_band(int army_morale)
{
    return army_morale >= 11 ? 3 : army_morale >= 5 ? 2 : army_morale >= 1 ? 1 : 0;
}

int gt_band_initiative(int army_morale)
{
    static const int8_t by_band[] = { -1, -1, 0, 1 };

    return by_band[gt_band(army_morale)];
}

int gt_band_morale(int army_morale)
{
    static const int8_t by_band[] = { -2, -2, -1, 0 };

    return by_band[gt_band(army_morale)];
}
