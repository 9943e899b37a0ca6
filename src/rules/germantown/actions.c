/* actions.c -- what a player calls the things that happen: marches, shots, close combats with their
 * tactics and what follows, rallies, and what fog does to Stephen's division. */
#include "rules/germantown/look.h"

enum {
    FLEES,
    STRAYS,
    MARCHES,
    COMES_ON,
    RALLIES,
    MISTAKES_FRIENDS,
    DECLARES,
    FIRES,
    FIGHTS,
    ACTIONS
};
_Static_assert((int)ACTIONS == GT_ACTIONS, "as many rows as the header says");

/* By what falls on the target (GT-10.28 to GT-10.30). */
static const char *const fired[GT_RESULTS] = {
    [GT_R] = "{who} drove {whom} back by fire[ from {at}]",
    [GT_D] = "{who} threw {whom} into disorder by fire[ at {at}]",
    [GT_ONE] = "{who} cut gaps into {whom}[ at {at}]",
    [GT_ONE_STAR] = "{who} cut gaps into {whom}[ at {at}]",
    [GT_AM] = "{who} fired at {whom}[ at {at}] and hit nobody, but the enemy lost heart",
};

#define ATTACKED "[{who} attacked {whom} at {at}][ at odds of {how}]"

/* By both results of a close combat, the attacker's first. */
#define BOTH(attacker, defender) [GT_##attacker * GT_RESULTS + GT_##defender]
/* NOLINTBEGIN(bugprone-suspicious-missing-comma): each is one sentence */
static const char *const fought[GT_RESULTS * GT_RESULTS] = {
    BOTH(R, NONE) = ATTACKED " and {was|were} thrown back",
    BOTH(D, NONE) = ATTACKED " and {was|were} thrown back in disorder",
    BOTH(ONE, NONE) = ATTACKED " and {was|were} beaten off with loss",
    BOTH(ONE_STAR, NONE) = ATTACKED " and {was|were} beaten off with loss",
    BOTH(TWO, NONE) = ATTACKED " and {was|were} shot to pieces",
    BOTH(AC, NONE) = ATTACKED " and lost prisoners",
    BOTH(PIN, PIN) = ATTACKED ", and neither could let go of the other",
    BOTH(R, R) = ATTACKED ", and both fell back",
    BOTH(NONE, R) = ATTACKED " and had the better of it",
    BOTH(NONE, D) = ATTACKED " and threw them into disorder",
    BOTH(NONE, ONE) = ATTACKED " and made them pay",
    BOTH(NONE, ONE_STAR) = ATTACKED " and made them pay",
    BOTH(NONE, TWO) = ATTACKED " and broke them",
    BOTH(NONE, AC) = ATTACKED " and took prisoners",
    BOTH(NONE, DC) = ATTACKED " and took prisoners",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */
#undef BOTH

const lin_action_row gt_action_rows[GT_ACTIONS] = {
    [FLEES] = { "flight", "{who} ran[ from {from}][ to {to}]", false, NULL },
    [STRAYS] = { "straying", "[{who} strayed from {from} to {to}]", false, NULL },
    [MARCHES] = { "march", "{who} marched[ from {from}][ to {to}]", false, NULL },
    [COMES_ON] = { "arrival", "{who} came on[ at {from}][ and marched to {to}]", false, NULL },
    [RALLIES] = { "rally", "{who} tried to rally", false, NULL },
    [MISTAKES_FRIENDS] = { "friendly fire", "Stephen's men[ at {at}] met friends in the fog", true,
                           NULL },
    [DECLARES] = { "attack declared", "{who} made ready to attack[ {at}]", false, NULL },
    [FIRES] = { "fire", "{who} fired at {whom}[ at {at}] without effect", true, fired },
    [FIGHTS] = { "close combat", ATTACKED, true, fought },
};
#undef ATTACKED

/* What the result of a fight says already goes without saying after it. */
const lin_event_part gt_event_parts[E_EVENTS] = {
    [E_TURN] = { 0, .part = "-", .opens = true, .adds = "; turn {0} began" },
    [E_FOG] = { 0, .part = "-", .adds = "; the fog was {0}" },
    [E_COMMITTED] = { 0, .part = "--", .adds = "; the {0} side staked {1} momentum" },
    [E_INITIATIVE] = { 0, .part = "-", .adds = "; the {0} side went first" },

    [E_FLED] = { 1 + FLEES, .part = "aft", .opens = true },
    [E_LEFT_MAP] = { 0, .part = "l--", .adds = "; {0} left the field" },
    [E_STRAY_ROLL] = { 0, .part = "-d", .opens = true },
    [E_STRAY_FREE] = { 0, .part = "-", .adds = "" },
    [E_STRAY_HALTED] = { 0, .part = "-",
                         .adds = "; Stephen's men at {0} lost their way and stood" },
    [E_STRAYED] = { 1 + STRAYS, .part = "aft" },
    [E_ENTERED] = { 1 + COMES_ON, .part = "af" },
    [E_STEPPED] = { 1 + MARCHES, .part = "aft--" },
    [E_UNPINNED] = { 0, .part = "--", .adds = "; pinned men left {1}, and the army took it ill" },
    [E_FRIENDLY_ROLL] = { 1 + MISTAKES_FRIENDS, .part = "pd-", .opens = true },
    [E_FRIENDLY_FIRE] = { 0, .part = "-", .adds = " and fired at them" },
    [E_PANICKED] = { 0, .part = "o", .adds = "; {0} panicked" },

    [E_RALLY_ROLL] = { 1 + RALLIES, .part = "ad--", .opens = true },
    [E_RALLIED] = { 0, .part = "-", .adds = ", and did" },
    [E_NOT_RALLIED] = { 0, .part = "-", .adds = ", and could not" },

    [E_FIRE] = { 1 + FIRES, .part = "ao-p", .plate = LIN_PLATE_SUM },
    [E_MODIFIER] = { 0, .part = "--", .plate = LIN_PLATE_SUM },
    [E_HIT_ROLL] = { 0, .part = "-d--", .plate = LIN_PLATE_TOTAL },
    [E_DAMAGE_ROLL] = { 0, .part = "-d" },
    [E_MISSED] = { 0, .part = "-", .plate = LIN_PLATE_RESULT },
    [E_FIRE_RESULT] = { 0, .part = "--", .plate = LIN_PLATE_RESULT },

    [E_DECLARED] = { 1 + DECLARES, .part = "ap" },
    [E_DIVERSION] = { 0, .part = "--", .adds = "; the enemy at {1} was only to be kept busy" },

    [E_COMBAT] = { 1 + FIGHTS, .part = "-p", .opens = true },
    [E_SKIPPED] = { 0, .part = "", .adds = "; there was nobody left to fight" },
    [E_RODE_OFF] = { 0, .part = "o--", .adds = "; {0} rode off" },
    [E_LEAD] = { 0, .part = "a-" },
    [E_TACTICS] = { 0, .part = "ck", .adds = " ({0} against {1})" },
    [E_NO_COMBAT] = { 0, .part = "", .adds = ", and it came to nothing",
                      .plate = LIN_PLATE_RESULT },
    [E_ATTACKER] = { 0, .part = "a--", .plate = LIN_PLATE_SUM },
    [E_DEFENDER] = { 0, .part = "o--", .plate = LIN_PLATE_SUM },
    [E_ODDS] = { 0, .part = "--w", .plate = LIN_PLATE_TOTAL },
    [E_TACTICS_ROLL] = { 0, .part = "---", .plate = LIN_PLATE_SUM },
    [E_COMBAT_ROLL] = { 0, .part = "-d--" },
    [E_REROLLED] = { 0, .part = "--", .adds = "; the {0} side had the die thrown again" },
    [E_RESULT] = { 0, .part = "----", .adds = "", .plate = LIN_PLATE_RESULT, .pairs = GT_RESULTS },
    [E_MOMENTUM] = { 0, .part = "--", .adds = "; the {0} side gained momentum" },

    [E_CHECK_FAILED] = { 0, .part = "-", .adds = "; {0} gave way" },
    [E_LEADER_LOST] = { 0, .part = "l--", .adds = "; {0} fell" },
    [E_DISRUPTED] = { 0, .part = "-", .adds = "; {0} {0|was|were} disrupted" },
    [E_SHATTERED] = { 0, .part = "-", .adds = "; {0} {0|was|were} shattered" },
    [E_STEP_LOST] = { 0, .part = "-", .adds = "; {0} lost a step" },
    [E_ELIMINATED] = { 0, .part = "l--", .adds = "; {0} {0|was|were} wiped out" },
    [E_CAPTURED] = { 0, .part = "l--", .adds = "; {0} {0|was|were} captured" },
    [E_PINNED] = { 0, .part = "-", .adds = "" },
    [E_RETREATED] = { 0, .part = "---", .adds = "" },
    [E_RETREAT_IGNORED] = { 0, .part = "-", .adds = "; {0} stayed in the house" },
    [E_TOOK_REFUGE] = { 0, .part = "---", .adds = "; {0} rode for his life" },
    [E_ADVANCED] = { 0, .part = "---", .adds = "; {0} advanced" },
    [E_TAKEN] = { 0, .part = "--", .adds = "; the {0} side took {1}" },
};
