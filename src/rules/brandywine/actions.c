/* actions.c -- what a player calls the things that happen: marches, battles, bombardments. */
#include "rules/brandywine/brandywine.h"

enum { TURNS, SETS_UP, REORGANIZES, MARCHES, COMES_ON, BOMBARDS, RIDES_DOWN, FIGHTS, ACTIONS };

static const char *const fought[BW_RESULTS] = {
    [BW_DE] = "{who} wiped out {whom}[ at {at}][ at odds of {how}]",
    [BW_D2S] = "{who} drove {whom} in disorder[ from {at}][ at odds of {how}]",
    [BW_D1S] = "{who} drove {whom} in disorder[ from {at}][ at odds of {how}]",
    [BW_D2] = "{who} drove {whom}[ from {at}][ at odds of {how}]",
    [BW_D1] = "{who} drove {whom}[ from {at}][ at odds of {how}]",
    [BW_EXC] = "{who} attacked {whom}[ at {at}][ at odds of {how}] and both lost as much",
    [BW_DH] = "{who} attacked {whom}[ at {at}][ at odds of {how}] and held them there",
    [BW_DCA] =
        "{who} attacked {whom}[ at {at}][ at odds of {how}], who must strike back or withdraw",
    [BW_A1] = "{who} attacked {whom}[ at {at}][ at odds of {how}] and had to fall back",
    [BW_A2] = "{who} attacked {whom}[ at {at}][ at odds of {how}] and had to fall back",
    [BW_A1S] =
        "{who} attacked {whom}[ at {at}][ at odds of {how}] and {was|were} thrown back in disorder",
    [BW_A2S] =
        "{who} attacked {whom}[ at {at}][ at odds of {how}] and {was|were} thrown back in disorder",
    [BW_AE] = "{who} attacked {whom}[ at {at}][ at odds of {how}] and {was|were} destroyed",
};

/* Only four results of the table touch whoever is fired at (BW-18.8). */
static const char *const fired[BW_RESULTS] = {
    [BW_D2S] = "{who} drove {whom} in disorder by gunfire[ from {at}]",
    [BW_D1S] = "{who} drove {whom} in disorder by gunfire[ from {at}]",
    [BW_D2] = "{who} drove {whom} by gunfire[ from {at}]",
    [BW_D1] = "{who} drove {whom} by gunfire[ from {at}]",
};

const lin_action_row bw_action_rows[BW_ACTIONS] = {
    [SETS_UP] = { "set-up", "{who} took position", false, NULL },
    [TURNS] = { "facing", "{who} turned[ to face {how}]", false, NULL },
    [REORGANIZES] = { "reorganization", "{who} tried to reorganize", false, NULL },
    [MARCHES] = { "march", "{who} marched[ from {from}][ to {to}]", false, NULL },
    [COMES_ON] = { "arrival", "{who} came on[ at {from}][ and marched to {to}]", false, NULL },
    [BOMBARDS] = { "bombardment", "{who} bombarded {whom}[ at {at}] without effect", true, fired },
    [RIDES_DOWN] = { "pursuit", "{who} fell upon {whom}[ at {at}]", true, NULL },
    [FIGHTS] = { "battle", "{who} attacked {whom}[ at {at}][ at odds of {how}]", true, fought },
};
_Static_assert((int)ACTIONS == BW_ACTIONS, "as many rows as the header says");

/* What a battle's result says already goes without saying after it. */
const lin_event_part bw_event_parts[E_EVENTS] = {
    [E_PLACED] = { 1 + SETS_UP, .part = "a-" },
    [E_RALLY_ROLL] = { 1 + REORGANIZES, .part = "add-", .opens = true },
    [E_RALLIED] = { 0, .part = "--", .adds = ", and did" },
    [E_STILL_DISORGANIZED] = { 0, .part = "--", .adds = ", and could not" },
    [E_ENTERED] = { 1 + COMES_ON, .part = "af" },
    [E_STEPPED] = { 1 + MARCHES, .part = "aft--" },
    [E_TURNED] = { 1 + TURNS, .part = "aw" },
    [E_BATTLE] = { 1 + FIGHTS, .part = "---", .opens = true },
    [E_ATTACKER] = { 0, .part = "a---", .plate = LIN_PLATE_SUM },
    [E_DEFENDER] = { 0, .part = "o--p", .plate = LIN_PLATE_SUM },
    [E_MODIFIER] = { 0, .part = "--", .plate = LIN_PLATE_SUM },
    [E_COMMANDER_USED] = { 0, .part = "---", .plate = LIN_PLATE_SUM },
    [E_ODDS] = { 0, .part = "--w", .plate = LIN_PLATE_TOTAL },
    [E_BOMBARDMENT] = { 1 + BOMBARDS, .part = "-po", .opens = true },
    [E_ROLL] = { 0, .part = "dd-" },
    [E_RESULT] = { 0, .part = "-", .adds = "", .plate = LIN_PLATE_RESULT },
    [E_RETREATED] = { 0, .part = "---", .adds = "" },
    [E_DISORGANIZED] = { 0, .part = "-", .adds = "" },
    [E_HELD] = { 0, .part = "-", .adds = "" },
    [E_ADVANCED] = { 0, .part = "---", .adds = "" },
    [E_ELIMINATED] = { 0, .part = "l--", .adds = "; {0} {0|was|were} lost" },
    [E_SQUARE_TAKEN] = { 0, .part = "---", .adds = "; the {0} side took {1}" },
    [E_CHASED] = { 1 + RIDES_DOWN, .part = "aop", .opens = true },
    [E_CASUALTY_ROLL] = { 0, .part = "-dd" },
    [E_FLIGHT_ROLL] = { 0, .part = "-dd" },
};
