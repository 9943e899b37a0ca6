/* events.c -- everything that can happen, as a sentence and the rule it happens under. */
#include "brandywine.h"

static const char *const portions[] = { "reorganization", "movement", "combat", NULL };
static const char *const levels[] = { "draw", "minor-victory", "major-victory", NULL };

const lin_event_row bw_events[E_EVENTS] = {
    [E_HOUR]               = { "hour",          "BW-7.1",   "n",   "Turn {0} begins.", NULL, false },
    [E_PORTION]            = { "portion",       "BW-5.2",   "sr",  "{0}: {1}.", portions, false },
    [E_PLACED]             = { "placed",        "BW-4.1",   "uc",  "{0} is placed on {1}.", NULL, false },
    [E_SET_UP]             = { "set-up",        "BW-4.1",   "s",   "The {0} set-up is finished.", NULL, false },
    [E_RALLY_ROLL]         = { "rally-roll",    "BW-16.2",  "uff", "{0} rolls to reorganize: {1} and {2}.", NULL, false },
    [E_RALLIED]            = { "rallied",       "BW-16.2",  "un",  "{0} is reorganized ({1}).", NULL, true },
    [E_STILL_DISORGANIZED] = { "still-disorganized", "BW-16.2", "un", "{0} stays disorganized ({1}).", NULL, false },
    [E_ENTERED]            = { "entered",       "BW-4.4",   "uc",  "{0} comes on at {1}.", NULL, false },
    [E_STEPPED]            = { "stepped",       "BW-8.2",   "uccnn", "{0} goes from {1} to {2} ({3} quarters, {4} left).", NULL, false },
    [E_MOVE_ENDED]         = { "moved",         "BW-8.4",   "uc",  "{0} ends its move on {1}.", NULL, false },
    [E_TURNED]             = { "turned",        "BW-11.3",  "ud",  "{0} faces {1}.", NULL, false },
    [E_HELD_TOO]           = { "held-too",      "BW-20.21", "u",   "{0} joins a held unit and is held with it.", NULL, false },
    [E_BATTLE]             = { "battle",        "BW-13.2",  "snn", "The {0} side attacks: {1} against {2} units.", NULL, false },
    [E_ATTACKER]           = { "attacker",      "BW-14.3",  "unn", "Attacker {0}: {1} counts {2}.", NULL, false },
    [E_DEFENDER]           = { "defender",      "BW-14.3",  "unn", "Defender {0}: {1} counts {2}.", NULL, false },
    [E_MODIFIER]           = { "modifier",      "BW-13.24", "mn",  "  {0}", NULL, false },
    [E_ODDS]               = { "odds",          "BW-13.5",  "nnr", "{0} against {1}: {2}.", bw_column_name, false },
    [E_BOMBARDMENT]        = { "bombardment",   "BW-18.2",  "scu", "The {0} guns bombard {1}, compared with {2}.", NULL, false },
    [E_COMMANDER_USED]     = { "commander",     "BW-17.5",  "umn", "{0} shifts the dice: {1} ({2}).", NULL, false },
    [E_ROLL]               = { "roll",          "BW-13.7",  "ffn", "The dice: {0} and {1}, read as {2}.", NULL, false },
    [E_RESULT]             = { "result",        "BW-19.2",  "r",   "{0}.", bw_result_name, true },
    [E_NO_EFFECT]          = { "no-effect",     "BW-18.8",  "",    "No effect.", NULL, false },
    [E_ELIMINATED]         = { "eliminated",    "BW-6.1",   "ucm", "{0} is eliminated at {1}: {2}.", NULL, true },
    [E_RETREATED]          = { "retreated",     "BW-20.11", "ucc", "{0} retreats from {1} to {2}.", NULL, true },
    [E_DISORGANIZED]       = { "disorganized",  "BW-16.4",  "u",   "{0} is disorganized.", NULL, true },
    [E_HELD]               = { "held",          "BW-20.17", "u",   "{0} is held.", NULL, true },
    [E_HOLD_ENDED]         = { "hold-ended",    "BW-20.20", "u",   "{0} is no longer held.", NULL, false },
    [E_MUST_COUNTER]       = { "must-counter",  "BW-20.23", "u",   "{0} must attack or withdraw in its next turn.", NULL, false },
    [E_CHASED]             = { "chased",        "BW-17.3",  "uuc", "{0} falls upon {1}, alone at {2}.", NULL, false },
    [E_COMMANDER_ROLL]     = { "commander-roll","BW-17.8",  "uff", "{0} is in danger: {1} and {2}.", NULL, false },
    [E_COMMANDER_SAFE]     = { "commander-safe","BW-17.8",  "u",   "{0} comes to no harm.", NULL, false },
    [E_ADVANCED]           = { "advanced",      "BW-15.2",  "ucc", "{0} advances from {1} to {2}.", NULL, true },
    [E_SQUARE_TAKEN]       = { "taken",         "BW-6.3",   "scn", "The {0} side takes {1}, worth {2}.", NULL, true },
    [E_SCORE]              = { "score",         "BW-6.5",   "nn",  "Points: {0} to {1}.", NULL, false },
    [E_VERDICT]            = { "verdict",       "BW-6.7",   "sr",  "The battle is over: {0}, {1}.", levels, false },
};
