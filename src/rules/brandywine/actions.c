/* actions.c -- what a player calls the things that happen: marches, battles, bombardments. */
#include "rules/brandywine/brandywine.h"

enum { REORGANIZES, MARCHES, BOMBARDS, RIDES_DOWN, FIGHTS, ACTIONS };

const lin_action_row bw_action_rows[BW_ACTIONS] = {
    [REORGANIZES] = { "reorganization", "{who} {tries|try} to reorganize", false },
    [MARCHES] = { "march", "{who} {goes|go}[ from {from}][ to {to}]", false },
    [BOMBARDS] = { "bombardment", "{who} {bombards|bombard} {whom}[ at {to}]", true },
    [RIDES_DOWN] = { "pursuit", "{who} {falls|fall} upon {whom}[ at {to}]", true },
    [FIGHTS] = { "battle", "{who} {attacks|attack} {whom}", true },
};
_Static_assert((int)ACTIONS == BW_ACTIONS, "as many rows as the header says");

const lin_event_part bw_event_parts[E_EVENTS] = {
    [E_RALLY_ROLL] = { 1 + REORGANIZES, .part = "add", .opens = true },
    [E_ENTERED] = { 1 + MARCHES, .part = "at" },
    [E_STEPPED] = { 1 + MARCHES, .part = "aft--" },
    [E_BATTLE] = { 1 + FIGHTS, .part = "---", .opens = true },
    [E_ATTACKER] = { 0, .part = "a--" },
    [E_DEFENDER] = { 0, .part = "o--" },
    [E_BOMBARDMENT] = { 1 + BOMBARDS, .part = "-to", .opens = true },
    [E_ROLL] = { 0, .part = "dd-" },
    [E_ELIMINATED] = { 0, .part = "l--" },
    [E_CHASED] = { 1 + RIDES_DOWN, .part = "aot", .opens = true },
    [E_CASUALTY_ROLL] = { 0, .part = "-dd" },
    [E_FLIGHT_ROLL] = { 0, .part = "-dd" },
};
