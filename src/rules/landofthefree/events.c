/* events.c -- everything that can happen, as a sentence and the rule it happens under. */
#include "lof.h"

static const char *const stored_name[] = { "a Maneuver Order", "a Combat Order", "an order of each kind", NULL };
static const char *const level_name[] = { "a tie", "a marginal victory", "a minor victory", "a major victory", NULL };

const lin_reason lf_reasons[LF_REASONS] = {
    [LF_WHY_ACCIDENT] = { "it went through friends by accident", "LF-IP-10" },
};

const lin_event_row lf_events[LE_EVENTS] = {
    /* setting up */
    [LE_SCENARIO_ROLL] = { "scenario-roll", "LF-SC-02", "ff",   .text = "The scenario is rolled: {0} and {1}." },
    [LE_SCENARIO]      = { "scenario",      "LF-SC-01", "r",    .text = "The scenario: {0}.", .names = lf_scenario_name, .tale = true },
    [LE_ROLE_ROLL]     = { "role-roll",     "LF-SC-05", "sf",   .text = "{0} rolls {1} for set-up." },
    [LE_ATTACKER]      = { "attacker",      "LF-SC-05", "s",    .text = "The {0} side attacks.", .tale = true },
    [LE_RATING_ROLL]   = { "rating-roll",   "LF-CM-01", "uf",   .text = "{0}: {1}.", .aside = true },
    [LE_RATING]        = { "rating",        "LF-CM-01", "ur",   .text = "{0} is {1}.", .names = lf_rating_name },
    [LE_EDGE]          = { "edge",          "LF-SC-06", "sr",   .text = "The {0} side has the {1} edge.", .names = lf_edge_name },
    [LE_OBJECTIVE]     = { "objective",     "LF-SC-12", "nxx",  .text = "Objective {0} lies at {1}, {2}." },
    [LE_KEPT_BACK]     = { "kept-back",     "LF-SC-13", "u",    .text = "{0} is kept in reserve." },
    [LE_IN_WAIT]       = { "in-wait",       "LF-SC-52", "u",    .text = "{0} lies in ambush." },
    [LE_HEADS_FOR]     = { "heads-for",     "LF-SC-53", "sr",   .text = "The {0} columns march towards the {1} edge.", .names = lf_edge_name },
    [LE_POSTED]        = { "posted",        "LF-SC-11", "uxx",  .text = "{0} is placed at {1}, {2}." },
    [LE_PLACED]        = { "placed",        "LF-SC-10", "uxxar", .text = "{0} is placed at {1}, {2}, facing {3}: {4}.", .names = lf_formation_name },
    [LE_GARRISON]      = { "garrison",      "LF-BU-02", "un",   .text = "{0} holds building {1}." },
    [LE_ON_FOOT]       = { "dismounted",    "LF-MV-28", "u",    .text = "{0} dismounts." },
    [LE_BREASTWORK]    = { "breastwork",    "LF-SC-65", "u",    .text = "{0} has a breastwork in front of it." },
    [LE_DEPLOYED]      = { "deployed",      "LF-SC-09", "u",    .text = "The group of {0} is deployed." },
    [LE_POINTS_ROLL]   = { "points-roll",   "LF-CM-04", "uf",   .text = "{0} rolls {1}.", .aside = true },
    [LE_POINTS]        = { "points",        "LF-CM-04", "un",   .text = "{0} has {1} command points." },
    /* the turn */
    [LE_TURN]          = { "turn",          "LF-SC-03", "n",    .text = "Turn {0}." },
    [LE_INITIATIVE]    = { "initiative",    "LF-GT-07", "sfn",  .text = "{0} rolls {1} for initiative, {2} in all." },
    [LE_FIRST]         = { "first",         "LF-GT-10", "s",    .text = "The {0} side is active first." },
    [LE_GROUP]         = { "group",         "LF-GT-11", "u",    .text = "The group of {0} is activated." },
    /* an element */
    [LE_ACTIVATED]     = { "activated",     "LF-OR-04", "uunn", .text = "{0} is activated by {1}: {2} Maneuver and {3} Combat Orders." },
    [LE_CAME_ON]       = { "came-on",       "LF-SC-15", "uxxar", .text = "{0} comes on at {1}, {2}, facing {3}: {4}.", .names = lf_formation_name },
    [LE_MOVED]         = { "moved",         "LF-MV-04", "uxxa", .text = "{0} moves to {1}, {2}, facing {3}." },
    [LE_BACKED]        = { "backed",        "LF-MV-10", "uxxa", .text = "{0} goes back to {1}, {2}, facing {3}." },
    [LE_PROLONGED]     = { "prolonged",     "LF-MV-14", "uxxa", .text = "{0} is moved by hand to {1}, {2}, facing {3}." },
    [LE_MARCHED]       = { "marched",       "LF-MV-12", "uxx",  .text = "{0} marches to {1}, {2}.", .join = "=>>" },
    [LE_HALTED]        = { "halted",        "LF-MV-12", "uxxa", .text = "{0} halts at {1}, {2}, facing {3}." },
    [LE_STOPPED]       = { "stopped",       "LF-ME-16", "un",   .text = "{0} is stopped by piece {1}." },
    [LE_TURNED]        = { "turned",        "LF-MV-16", "uar",  .text = "{0} turns to face {1}: {2}.", .names = lf_formation_name },
    [LE_FORMED]        = { "formed",        "LF-MV-22", "ur",   .text = "{0} forms {1}.", .names = lf_formation_name },
    [LE_RELOADED]      = { "reloaded",      "LF-MV-26", "u",    .text = "{0} reloads." },
    [LE_MOUNTED]       = { "mounted",       "LF-MV-28", "u",    .text = "{0} mounts." },
    [LE_DRESSED]       = { "dressed",       "LF-MV-36", "un",   .text = "{0} dresses its ranks; {1} disorder markers are left." },
    [LE_STORED]        = { "stored",        "LF-SO-01", "ur",   .text = "{0} stores {1}.", .names = stored_name },
    [LE_FINISHED]      = { "finished",      "LF-OR-10", "u",    .text = "{0} has its orders.", .aside = true },
    [LE_DISORDERED]    = { "disordered",    "LF-DM-36", "umn",  .text = "{0} is disordered: {1} ({2}).", .outcome = true },
    [LE_RODE]          = { "rode",          "LF-CM-67", "uxx",  .text = "{0} rides to {1}, {2}." },
    /* the end */
    [LE_OBJECTIVES]    = { "objectives",    "LF-SC-19", "nn",   .text = "Objectives held: {0} to {1}." },
    [LE_LOSSES]        = { "losses",        "LF-SC-22", "nn",   .text = "Points lost: {0} and {1}." },
    [LE_COLLAPSED]     = { "collapsed",     "LF-DM-57", "s",    .text = "The {0} force is broken." },
    [LE_VERDICT]       = { "verdict",       "LF-SC-25", "sr",   .text = "The battle is over: {0}, {1}.", .names = level_name },
};
