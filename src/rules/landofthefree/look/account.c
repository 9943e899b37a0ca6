/* account.c -- what a player calls the things that happen: moves, volleys, charges, melees. */
#include "rules/landofthefree/lof.h"

enum { RIDES, MOVES, FORMS, RALLIES, VOLLEYS, FIGHTS, CHARGES, ACTIONS };

const lin_action_row lf_action_rows[LF_ACTION_ROWS] = {
    [RIDES] = { "ride", "{who} {rides|ride}[ to {to}]", false },
    [MOVES] = { "move", "{who} {goes|go}[ to {to}]", false },
    [FORMS] = { "formation", "{who} {changes its|change their} formation", false },
    [RALLIES] = { "rally", "{who} {rallies|rally} {whom}", true },
    [VOLLEYS] = { "volley", "{who} {fires|fire} at {whom}", true },
    [FIGHTS] = { "melee", "{who} {fights|fight} {whom}", true },
    [CHARGES] = { "charge", "{who} {charges|charge} {whom}", true },
};
_Static_assert((int)ACTIONS == LF_ACTION_ROWS, "as many rows as the header says");

const lin_event_part lf_event_parts[LE_EVENTS] = {
    [LE_GROUP] = { 0, .part = "-", .opens = true },
    [LE_ACTIVATED] = { 0, .part = "----", .opens = true },
    [LE_CAME_ON] = { 1 + MOVES, .part = "at---" },
    [LE_MOVED] = { 1 + MOVES, .part = "at--" },
    [LE_BACKED] = { 1 + MOVES, .part = "at--" },
    [LE_PROLONGED] = { 1 + MOVES, .part = "at--" },
    [LE_MARCHED] = { 1 + MOVES, .part = "at-" },
    [LE_HALTED] = { 1 + MOVES, .part = "at--" },
    [LE_WENT_THROUGH] = { 1 + MOVES, .part = "a-t-" },
    [LE_CAME_OUT] = { 1 + MOVES, .part = "at---" },
    [LE_TURNED] = { 1 + FORMS, .part = "a--" },
    [LE_FORMED] = { 1 + FORMS, .part = "a-" },
    [LE_RODE] = { 1 + RIDES, .part = "at-" },
    [LE_RALLIES] = { 1 + RALLIES, .part = "ao" },
    [LE_FIRES] = { 1 + VOLLEYS, .part = "ao---" },
    [LE_SNAPS] = { 1 + VOLLEYS, .part = "ao" },
    [LE_DIE] = { 0, .part = "d" },
    [LE_TEST_ROLL] = { 0, .part = "-dd" },
    [LE_CASUALTY_ROLL] = { 0, .part = "-dd-" },
    [LE_WITHDRAW_ROLL] = { 0, .part = "-d-" },
    [LE_MELEE] = { 1 + FIGHTS, .part = "ao" },
    [LE_CHARGES] = { 1 + CHARGES, .part = "aot-" },
    [LE_SHATTERED] = { 0, .part = "l" },
    [LE_LEFT] = { 0, .part = "l" },
    [LE_FELL] = { 0, .part = "l" },
    [LE_CAPTURED] = { 0, .part = "l" },
};
