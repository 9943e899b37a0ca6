/* tables.c -- the printed charts, and nothing else: the combat results table (the dice roll table
 * of the sheets, which is reconstructed) and the rest. */
#include "rules/brandywine/brandywine.h"

/* clang-format off: laid out as on the sheets of the game */

const char *const bw_result_name[] = {
    [BW_DE] = "DE",   [BW_D2S] = "D2*", [BW_D1S] = "D1*", [BW_D2] = "D2",     [BW_D1] = "D1",
    [BW_EXC] = "EXC", [BW_DH] = "DH",   [BW_DCA] = "DCA", [BW_A1] = "A1",     [BW_A2] = "A2",
    [BW_A1S] = "A1*", [BW_A2S] = "A2*", [BW_AE] = "AE",   [BW_RESULTS] = NULL
};

const char *const bw_column_name[] = { "1-6", "1-5", "1-4", "1-3", "1-2", "1-1",
                                       "2-1", "3-1", "4-1", "5-1", "6-1", NULL };

/* BW-19.2: rows are the total of two dice, 2 to 12; columns the odds, 1-6 to 6-1. */
#define DE  BW_DE
#define D2s BW_D2S
#define D1s BW_D1S
#define D2  BW_D2
#define D1  BW_D1
#define EXC BW_EXC
#define DH  BW_DH
#define DCA BW_DCA
#define A1  BW_A1
#define A2  BW_A2
#define A1s BW_A1S
#define A2s BW_A2S
#define AE  BW_AE
const uint8_t bw_combat_results[11][BW_COLUMNS] = {
    /*        1-6  1-5  1-4  1-3  1-2  1-1  2-1  3-1  4-1  5-1  6-1 */
    /*  2 */ { DCA, DH, EXC, D1, D1s, D2s, DE, DE, DE, DE, DE },
    /*  3 */ { A1, DCA, DH, EXC, D1, D1s, D2s, DE, DE, DE, DE },
    /*  4 */ { A1, A1, DCA, DH, EXC, D2, D1s, D2s, D2s, DE, DE },
    /*  5 */ { A2, A1, A1, DCA, DH, D1, D2, D1s, D2s, D2s, DE },
    /*  6 */ { A1s, A2, A1, A1, DCA, EXC, D1, D2, D1s, D2s, D2s },
    /*  7 */ { A2s, A1s, A2, A1, A1, DH, D1, D1, D2, D1s, D2s },
    /*  8 */ { A2s, A2s, A1s, A2, A1, DCA, EXC, D1, D1, D2, D1s },
    /*  9 */ { AE, A2s, A2s, A1s, A2, A1, DH, EXC, D1, D1, D2 },
    /* 10 */ { AE, AE, A2s, A2s, A1s, A2, DCA, DH, EXC, D1, D1 },
    /* 11 */ { AE, AE, AE, AE, A2s, A1s, A1, DCA, DH, EXC, D1 },
    /* 12 */ { AE, AE, AE, AE, AE, A2s, A1s, A1, DCA, DH, EXC },
};

/* What a modifier or a loss is called, and the rule it stands in. */
const lin_reason bw_reasons[R_REASONS] = {
    [R_DIRECT_FRONT] = { "direct front", "BW-13.21" },
    [R_PARTIAL_FRONT] = { "partial front enfilade", "BW-13.18" },
    [R_FLANK] = { "flank, full enfilade", "BW-13.16" },
    [R_PARTIAL_REAR] = { "partial rear enfilade", "BW-13.19" },
    [R_DIRECT_REAR] = { "direct rear", "BW-13.17" },
    [R_FRONTAL_CANCELS] = { "a frontal attack cancels enfilade", "BW-13.33" },
    [R_DOWNHILL] = { "downhill", "BW-13.20" },
    [R_FROM_CREEK] = { "out of the creek", "BW-13.22" },
    [R_WOODS] = { "in woods", "BW-13.27" },
    [R_VILLAGE] = { "in a village", "BW-13.28" },
    [R_HEIGHT] = { "on a height", "BW-13.29" },
    [R_SWAMP] = { "in a swamp", "BW-13.30" },
    [R_DISORDER] = { "disorganized", "BW-13.25" },
    [R_ATTACKER_COMMANDER] = { "attacker's commander", "BW-17.5" },
    [R_DEFENDER_COMMANDER] = { "defender's commander", "BW-17.6" },
    [R_RALLY_COMMANDER] = { "commander in the square", "BW-16.3" },
    [R_NO_RETREAT] = { "no square to retreat to", "BW-20.13" },
    [R_TRAPPED] = { "disorganized with no way out", "BW-16.7" },
    [R_DISORDERED_TWICE] = { "disorganized a second time", "BW-16.9" },
    [R_LOSS_ATTACKER] = { "the attacker's loss", "BW-20.1" },
    [R_LOSS_DEFENDER] = { "the defender's loss", "BW-20.2" },
    [R_EXCHANGE] = { "exchange", "BW-20.16" },
    [R_CASUALTY] = { "struck down while leading", "BW-17.8" },
    [R_FLIGHT] = { "caught alone", "BW-17.2" },
    [R_DRAW] = { "draw", "BW-6.9" },
    [R_MINOR] = { "minor victory", "BW-6.8" },
    [R_MAJOR] = { "major victory", "BW-6.7" },
    [R_REORGANIZATION] = { "reorganization", "BW-5.1" },
    [R_REORGANIZATION_2] = { "reorganization", "BW-5.4" },
    [R_MOVEMENT] = { "movement", "BW-5.2" },
    [R_MOVEMENT_2] = { "movement", "BW-5.5" },
    [R_COMBAT] = { "combat", "BW-5.3" },
    [R_COMBAT_2] = { "combat", "BW-5.6" },
};
