/* events.c -- everything that can happen, as a sentence and the rule it happens under. */
#include "rules/regimental/maneuver/maneuver.h"
#include "rules/regimental/march/march.h"

static const char *const phases[] = { "setting up", "maneuver", "musketry and cannonade", "charge",
                                      NULL };
static const char *const says_said[] = {
    "double quick", "well handled", "tardy",    "falls back", "panic", "rallies with elan",
    "rallies",      "shaken",       "wavering", "panic",      NULL
};
static const char *const orders[] = { "good-order", "disordered", "broken", NULL };
static const char *const orders_said[] = { "in good order", "disordered", "broken", NULL };
static const char *const hits[] = { "silenced", "damaged", "wrecked", NULL };
static const char *const flights[] = { "close", "two", "broken", "guns", NULL };
static const char *const flights_said[] = { "out of close range", "2 inches", "in full retreat",
                                            "limbered, in full retreat", NULL };
static const char *const marks[] = { "by-flank", NULL };
static const char *const steels[] = { "fire", "cold", NULL };
static const char *const steels_said[] = { "firing", "with cold steel", NULL };
static const char *const effects_said[] = { "withering fire", "telling fire",
                                            "telling fire",   "telling fire",
                                            "galling fire",   "lively fire",
                                            "desultory fire", NULL };
static const char *const results_said[] = {
    "swept from the field", "driven back",        "hard pressed", "a desperate struggle",
    "the attack falters",   "the attack recoils", "repulsed",     NULL
};
static const char *const fates_said[] = {
    "is unharmed",       "has his horse killed", "is knocked down",
    "has a flesh wound", "is badly wounded",     "is mortally wounded",
    "is shot dead",      "is captured",          NULL
};
static const char *const levels[] = { "draw", "victory", "decisive", NULL };
static const char *const levels_said[] = { "a draw", "a victory", "a decisive victory", NULL };

const lin_event_row rg_events[RE_EVENTS] = {
    [RE_TURN] = { "turn", "RG-3.1", "n", .text = "Turn {0}." },
    [RE_PHASE] = { "phase", "RG-3.5", "sr", .text = "{0}: {1}.", .names = phases, .aside = true },
    [RE_FIRST_DIE] = { "first-die", "RG-3.2", "sf", .text = "{0} throws {1}." },
    [RE_FIRST] = { "first", "RG-3.3", "s", .text = "The {0} side goes first.", .tale = true },
    [RE_PLACED] = { "placed", "RG-17.2", "uxxar",
                    .text = "{0} is placed at {1}, {2}, facing {3}: {4}.",
                    .names = rg_formation_name },
    [RE_POSTED] = { "posted", "RG-17.2", "uxx", .text = "{0} is placed at {1}, {2}." },
    [RE_ARRIVES] = { "arrives", "RG-20.10", "uxxa", .text = "{0} comes on at {1}, {2}, facing {3}.",
                     .tale = true },
    [RE_NO_ROOM] = { "no-room", "RG-20.10", "u", .text = "{0} finds no room to come on." },
    [RE_ATTACHED] = { "attached", "RG-4.19", "uu", .text = "{0} joins {1}." },
    [RE_DETACHED] = { "detached", "RG-4.20", "uu", .text = "{0} leaves {1}." },
    [RE_RIDES] = { "rides", "RG-4.36", "uxx", .text = "{0} rides to {1}, {2}." },
    [RE_RETURNS] = { "returns", "RG-14.14", "uu", .text = "{0} comes back beside {1}.",
                     .tale = true },
    [RE_REPLACED] = { "replaced", "RG-4.29", "uu", .text = "{0} has a successor, with {1}.",
                      .tale = true },
    [RE_PUSHED_ASIDE] = { "pushed-aside", "RG-1.38", "uxx", .text = "{0} makes way to {1}, {2}." },
    [RE_REASON] = { "reason", "RG-1.5", "mn", .text = "{0}: {1}." },
    [RE_THROWN] = { "thrown", "RG-5.1", "sffn", .text = "{0} throws {1} and {2}: {3}." },
    [RE_SUM] = { "sum", "RG-5.2", "unn", .text = "{0}: {1} are added, {2} in all." },
    [RE_ENTRY] = { "entry", "RG-5.30", "ur", .text = "{0}: {1}.", .names = rg_says_name,
                   .spoken = says_said, .outcome = true, .tale = true },
    [RE_ORDER] = { "order", "RG-2.13", "ur", .text = "{0} is {1}.", .names = orders,
                   .spoken = orders_said, .outcome = true, .tale = true },
    [RE_LOSES] = { "loses", "RG-15.22", "unn",
                   .text = "{0} loses {1} {1|stand|stands}, {2} {2|is|are} left.", .outcome = true,
                   .named = "{0} loses {1}", .gain = -1, .tale = true, .counts = 2, .sums = true },
    [RE_GUN] = { "gun", "RG-2.17", "unr", .text = "Gun stand {1} of {0} is {2}.", .names = hits,
                 .outcome = true, .gain = -1, .tale = true },
    [RE_LOST] = { "lost", "RG-15.22", "u", .text = "{0} is lost.", .outcome = true, .gain = -2,
                  .fate = "is lost", .tale = true },
    [RE_REFORMS] = { "reforms", "RG-5.49", "urxxa",
                     .text = "{0} forms up again: {1}, at {2}, {3}, facing {4}.",
                     .names = rg_formation_name, .tale = true },
    [RE_RETREATS] = { "retreats", "RG-9.1", "urxx", .text = "{0} retreats {1} to {2}, {3}.",
                      .names = flights, .spoken = flights_said, .tale = true },
    [RE_HEMMED_IN] = { "hemmed-in", "RG-9.24", "u", .text = "{0} is hemmed in." },
    [RE_PASSED_THROUGH] = { "passed-through", "RG-6.46", "uu", .text = "{0} passes through {1}." },
    [RE_OFF_TABLE] = { "off-table", "RG-9.27", "u", .text = "{0} runs off the table.",
                       .outcome = true, .gain = -2, .tale = true },
    [RE_LEAVES] = { "leaves", "RG-15.25", "u", .text = "{0} leaves the table.", .tale = true },
    [RE_DECLARES] = { "declares", "RG-12.2", "uur", .text = "{0} is to charge {1}, {2}.",
                      .names = steels, .spoken = steels_said, .tale = true },
    [RE_MEETS] = { "meets", "RG-12.21", "uu", .text = "{0} rides out to meet {1}.", .tale = true },
    [RE_STRIKES] = { "strikes", "RG-12.14", "uu", .text = "{0} is in contact with {1}.",
                     .tale = true },
    [RE_SPOILT] = { "spoilt", "RG-12.19", "u", .text = "The charge of {0} is spoilt.",
                    .tale = true },
    [RE_MARCHES] = { "marches", "RG-7.25", "uxxa", .text = "{0} goes to {1}, {2}, facing {3}.",
                     .join = "=>>>" },
    [RE_STOPS] = { "stops", "RG-1.36", "uu", .text = "{0} is stopped by {1}." },
    [RE_STOPS_AT] = { "stops-at", "RG-1.40", "up", .text = "{0} is stopped by {1}." },
    [RE_FORMS] = { "forms", "RG-6.42", "ur", .text = "{0} forms: {1}.", .names = rg_form_words },
    [RE_FACES] = { "faces", "RG-6.54", "ua", .text = "{0} turns to face {1}." },
    [RE_MARKED] = { "marked", "RG-2.47", "ur", .text = "{0} is marked: {1}.", .names = marks,
                    .aside = true },
    [RE_HOLDS] = { "holds", "RG-3.27", "u", .text = "{0} holds.", .aside = true },
    [RE_STANDS_TO] = { "stands-to", "RG-6.19", "u", .text = "{0} stands to its guns." },
    [RE_RALLIES] = { "rallies", "RG-6.23", "u", .text = "{0} rallies." },
    [RE_REPLENISHES] = { "replenishes", "RG-6.56", "u", .text = "{0} has ammunition again." },
    [RE_GOES_HOME] = { "goes-home", "RG-19.19", "u", .text = "{0} goes home.", .tale = true },
    [RE_FIRES] = { "fires", "RG-11.35", "unn",
                   .text = "{1} hundredths of a point are fired at {0}; {2} are added.",
                   .tale = true },
    [RE_SHOOTS] = { "shoots", "RG-11.35", "uunn",
                    .text = "{0} fires at {1} with {2} {2|stand|stands}: {3} hundredths of a "
                            "point." },
    [RE_FIRE_DICE] = { "fire-dice", "RG-11.69", "uffn",
                       .text = "At {0}: {1} and {2}, {3} in all." },
    [RE_EFFECT] = { "effect", "RG-11.74", "ur", .text = "{1} on {0}.", .names = rg_effect_name,
                    .spoken = effects_said, .outcome = true, .tale = true },
    [RE_CHECKED] = { "checked", "RG-11.92", "u", .text = "The charge of {0} is checked.",
                     .outcome = true, .gain = -1, .tale = true },
    [RE_CHARGE_HOME] = { "charge-home", "RG-11.95", "u", .text = "The charge of {0} goes home.",
                         .tale = true },
    [RE_MASSED] = { "massed", "RG-11.97", "ur", .text = "{0}, behind the target, suffers {1}.",
                    .names = rg_effect_name, .spoken = effects_said, .tale = true },
    [RE_LOW] = { "low", "RG-11.102", "un", .text = "{0} is low on ammunition ({1}).",
                 .tale = true },
    [RE_LEADER_DICE] = { "leader-dice", "RG-14.1", "uff", .text = "For {0}: {1} and {2}." },
    [RE_FATE] = { "fate", "RG-14.1", "ur", .text = "{0} {1}.", .names = rg_fate_name,
                  .spoken = fates_said, .outcome = true, .tale = true },
    [RE_COMBAT] = { "combat", "RG-13.1", "uu", .text = "{0} and {1} fight.", .tale = true },
    [RE_COMBAT_SUM] = { "combat-sum", "RG-13.11", "unn", .text = "{0}: {1} and modifiers: {2}." },
    [RE_COMBAT_DIE] = { "combat-die", "RG-13.11", "sf", .text = "{0} throws {1}." },
    [RE_RESULT] = { "result", "RG-13.35", "urn", .text = "{0} charged: {1} ({2}).",
                    .names = rg_result_name, .spoken = results_said, .outcome = true,
                    .tale = true },
    [RE_CARRIES] = { "carries", "RG-13.76", "uxx", .text = "{0} carries the position, to {1}, {2}.",
                     .tale = true },
    [RE_RECALLS] = { "recalls", "RG-13.79", "uxxa",
                     .text = "{0} is recalled to {1}, {2}, facing {3}.", .tale = true },
    [RE_BREAKS_THROUGH] = { "breaks-through", "RG-13.83", "uu",
                            .text = "{0} breaks through at {1}.", .tale = true },
    [RE_MOVES_IN] = { "moves-in", "RG-13.77", "up", .text = "{0} goes into {1}.", .tale = true },
    [RE_POINTS] = { "points", "RG-15.32", "sn", .text = "{0} has {1} points." },
    [RE_OVER] = { "over", "RG-15.33", "sr", .text = "The {0} side has won: {1}.", .names = levels,
                  .spoken = levels_said, .outcome = true, .tale = true },
    [RE_DRAW] = { "draw", "RG-15.32", "", .text = "The battle is drawn.", .outcome = true,
                  .tale = true },
};
