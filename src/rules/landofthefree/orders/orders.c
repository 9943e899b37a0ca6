/* orders.c -- the grammar of orders, one row each. */
#include "rules/landofthefree/turn/turn.h"

static const char *const issuers[] = { "gc", "fc", "dc", "alone", NULL };
static const char *const obliques[] = { "straight",  "left-first", "right-first",
                                        "left-last", "right-last", NULL };
static const char *const turns[] = { "left", "right", "about", NULL };
static const char *const loads[] = { "shot", "solid", "grape", NULL };
static const char *const windows[] = { "shot", "solid", "grape", "north",
                                       "east", "south", "west",  NULL };
static const char *const ways_out[] = { "line", "open",  "column", "north",
                                        "east", "south", "west",   NULL };
static const char *const stores[] = { "m", "c", "both", NULL };
static const char *const kinds[] = { "m", "c", NULL };
static const char *const restores[] = { "hits", "order", "spirit", NULL };

/* How words are said in a sentence. */
static const char *const issuers_said[] = { "group commander", "force commander",
                                            "division commander", "own officers", NULL };
static const char *const kinds_said[] = { "a Maneuver Order", "a Combat Order", NULL };
static const char *const stores_said[] = { "a Maneuver Order", "a Combat Order", "one of each",
                                           NULL };
static const char *const formations_said[] = { "battle line", "open order, or unlimbered",
                                               "march column, or limbered", NULL };
static const char *const restores_said[] = { "losses: hits are taken away",
                                             "order: disorder markers are taken away",
                                             "spirit: Exhausted no more", NULL };

const lin_verb lf_verbs[LV_VERBS] = {
    /* setting up */
    [LV_EDGE] = { "edge", "w",
                  "edge SIDE                      north, east, south or west, as your own edge or "
                  "the way you march",
                  .words = kit_edge_name, .say = "The {0} edge" },
    [LV_FOLLOW] = { "follow", "i",
                    "follow N                       set up as deployment N of the battle says, "
                    "from 1; deploy NAME says the same",
                    .words = NULL, .say = "Set up as the battle has it ready, number {0}" },
    [LV_ARM] = { "arm", "uw",
                 "arm BATTERY CLASS              light-cannon, heavy-cannon, mortar or rocket, of "
                 "those it is listed with",
                 .words = lf_weapon_name, .say = "It has {1}" },
    [LV_OBJECTIVE] = { "objective", "xx",
                       "objective X Y                  place an objective, in inches from the "
                       "south-west corner",
                       .words = NULL },
    [LV_KEEP] = { "keep", "u",
                  "keep UNIT                      keep this group, or an element without room, in "
                  "reserve",
                  .words = NULL, .say = "Keep {0} back" },
    [LV_NOBODY] = { "nobody", "", "nobody                         keep no group back",
                    .words = NULL },
    [LV_AMBUSH] = { "ambush", "u", "ambush ELEMENT                 this element lies in wait",
                    .words = NULL, .say = "{0} lies in ambush" },
    [LV_GROUP] = { "group", "u", "group COMMANDER                deploy or activate his group",
                   .words = NULL, .say = "The group of {0}" },
    [LV_POST] = { "post", "uxx", "post COMMANDER X Y             place or move a commander there",
                  .words = NULL },
    [LV_PLACE] = { "place", "uxxawx",
                   "place ELEMENT X Y FACING FORMATION GAP   X Y: the middle of its leader's "
                   "front; FACING in degrees; line, open or column",
                   .words = lf_formation_name },
    [LV_GARRISON] = { "garrison", "up",
                      "garrison ELEMENT N             set it up in building N: pieces of the map "
                      "are counted from 0",
                      .words = NULL, .say = "{0} into the building numbered {1}" },
    [LV_ON_FOOT] = { "on-foot", "u",
                     "on-foot ELEMENT                this cavalry begins dismounted", .words = NULL,
                     .say = "{0} begins dismounted" },
    [LV_ADJUST] = { "adjust", "",
                    "adjust                         be asked before what you set up is finished, "
                    "so that it can be taken up again",
                    .words = NULL, .say = "Ask me before it is finished" },
    [LV_TAKE_UP] = { "take-up", "u",
                     "take-up UNIT                   take up again what stands and is not finished",
                     .words = NULL, .say = "Take {0} up again" },
    [LV_DONE] = { "done", "", "done                           finish", .words = NULL },
    /* dice */
    [LV_REROLL] = { "reroll", "ui",
                    "reroll COMMANDER N             encouraging words: die 1 or 2 of a test, or "
                    "one that shows N, is rolled again",
                    .words = NULL,
                    .say = "{0} encourages: the die that shows or stands at {1} again" },
    [LV_KEEP_DICE] = { "keep-dice", "", "keep-dice                      let the dice lie",
                       .words = NULL },
    [LV_ESPRIT] = { "esprit", "", "esprit                         Esprit de Corps: both dice again",
                    .words = NULL, .say = "Esprit de Corps: roll both dice again" },
    [LV_NEXT] = { "next", "u", "next ELEMENT                   it is its turn", .words = NULL,
                  .say = "{0} is next" },
    /* combat */
    [LV_FIRE] = { "fire", "uw",
                  "fire ENEMY LOAD                a volley; shot, or for cannon solid or grape",
                  .words = loads, .say = "Fire {1} at {0}" },
    [LV_VOLLEY] = { "volley", "uw",
                    "volley ENEMY LOAD              a Concentrated Volley, for a command point",
                    .words = loads, .say = "Concentrated Volley, {1} at {0}" },
    [LV_FIRE_OUT] = { "fire-out", "uww",
                      "fire-out ENEMY SIDE LOAD       fire from a building by its north, east, "
                      "south or west side",
                      .words = windows, .say = "Fire {2} at {0} from the {1} side" },
    [LV_SPLIT] = { "split", "uwwi",
                   "split ENEMY SIDE LOAD N        N of its dice go to this second target",
                   .words = windows, .say = "{3} dice of {2} at {0} from the {1} side" },
    [LV_SNAP] = { "snap", "uw",
                  "snap ELEMENT LOAD              it fires its stored Combat Order at the active "
                  "element",
                  .words = loads, .say = "{0} snaps: {1}" },
    [LV_CHARGE] = { "charge", "u", "charge ENEMY                   charge it", .words = NULL,
                    .say = "Charge {0}" },
    [LV_INSPIRE] = { "inspire", "u",
                     "inspire ENEMY                  an Inspirational Charge, for a command point",
                     .words = NULL, .say = "Inspirational Charge at {0}" },
    [LV_HOLD] = { "hold", "",
                  "hold                           receive the charge as it stands; do nothing in a "
                  "group order",
                  .words = NULL },
    [LV_CARRY_ON] = { "carry-on", "", "carry-on                       go on with its own charge",
                      .words = NULL },
    [LV_CLOSING] = { "closing", "w",
                     "closing LOAD                   closing fire: shot, or for cannon solid or "
                     "grape",
                     .words = loads, .say = "Closing fire: {0}" },
    [LV_REFORM] = { "reform", "",
                    "reform                         change formation before the charge, by a test",
                    .words = NULL },
    [LV_COUNTER] = { "counter", "u", "counter ELEMENT                counter-charge with it",
                     .words = NULL, .say = "{0} counter-charges" },
    [LV_WITHDRAW] = { "withdraw", "", "withdraw                       go back before the charge",
                      .words = NULL },
    [LV_AS] = { "as", "wax", "as FORMATION FACING GAP        reform so", .words = lf_formation_name,
                .say = "Reform in {0}, facing {1}", .spoken = formations_said },
    [LV_MOVES] = { "moves", "i", "moves N                        so many of its moves",
                   .words = NULL, .say = "{0} moves" },
    [LV_FIGHT] = { "fight", "u", "fight ENEMY                    a round of melee with it",
                   .words = NULL, .say = "Fight {0}" },
    [LV_SUPPORT] = { "support", "u", "support ELEMENT                this one supports the melee",
                     .words = NULL, .say = "{0} supports" },
    [LV_ENOUGH] = { "enough", "", "enough                         nobody else supports",
                    .words = NULL },
    [LV_PASS] = { "pass", "", "pass                           nobody (else) reacts",
                  .words = NULL },
    /* the turn */
    [LV_FIRST] = { "first", "", "first                          be active first in this turn",
                   .words = NULL },
    [LV_SECOND] = { "second", "",
                    "second                         let the other side be active first",
                    .words = NULL },
    [LV_YES] = { "yes", "", "yes", .words = NULL },
    [LV_NO] = { "no", "", "no", .words = NULL },
    [LV_STAY] = { "stay", "",
                  "stay                           the commander stays where he is; the reserve "
                  "waits",
                  .words = NULL },
    [LV_ACTIVATE] = { "activate", "uw",
                      "activate ELEMENT gc|fc|dc      give it orders, by its group commander, the "
                      "force commander or that of its division; alone, if it carries on without",
                      .words = issuers, .say = "Activate {0} by its {1}", .spoken = issuers_said },
    [LV_CLOSE] = { "close", "", "close                          the group has its orders",
                   .words = NULL },
    [LV_COME] = { "come", "xxawx",
                  "come X Y FACING FORMATION GAP  come on there, the leader's front on the table "
                  "edge",
                  .words = lf_formation_name },
    /* commanders */
    [LV_FORCE] = { "force", "w",
                   "force m|c                      a Forced Order of that kind, for a command "
                   "point and a test",
                   .words = kinds, .say = "Force an order: {0}", .spoken = kinds_said },
    [LV_RUN_ON] = { "run-on", "",
                    "run-on                         War on the Run: a Combat Order for a Maneuver "
                    "Order, by a test",
                    .words = NULL, .say = "War on the Run: spend a Combat Order to maneuver" },
    [LV_WAIT] = { "wait", "w",
                  "wait m|c                       Wait For My Command: store one, for a command "
                  "point, and end the activation",
                  .words = kinds, .say = "Wait For My Command: {0}", .spoken = kinds_said },
    [LV_RALLY] = { "rally", "uw",
                   "rally ELEMENT gc|fc|dc         rally it before it is activated, for a command "
                   "point",
                   .words = issuers, .say = "Rally {0} by its {1}", .spoken = issuers_said },
    [LV_RESTORE] = { "restore", "w",
                     "restore hits|order|spirit      a Rally takes away hits or disorder markers, "
                     "or raises an Exhausted element",
                     .words = restores, .say = "Restore its {0}", .spoken = restores_said },
    [LV_PROMOTE] = { "promote", "uu",
                     "promote COMMANDER GROUP        he gives that leaderless group, named by its "
                     "first commander, a new one",
                     .words = NULL, .say = "{0} promotes a commander for the group of {1}" },
    [LV_SUCCEED] = { "succeed", "u",
                     "succeed COMMANDER              he takes over the force, for a command point",
                     .words = NULL, .say = "{0} takes over the force" },
    [LV_REGROUP] = { "regroup", "u",
                     "regroup ELEMENT                a leaderless element fights on, or makes for "
                     "a commander",
                     .words = NULL, .say = "{0} regroups" },
    [LV_REVEAL] = { "reveal", "u",
                    "reveal ELEMENT                 this ambusher shows itself; then say where",
                    .words = NULL, .say = "{0} springs the ambush" },
    [LV_MAN] = { "man", "uawx",
                 "man BATTERY FACING FORMATION GAP   its crew, back at the guns, mans them; open "
                 "or column",
                 .words = lf_formation_name, .say = "{0} is manned: {2}, facing {1}" },
    [LV_TOGETHER] = { "together", "w", "together gc|fc|dc              a group order",
                      .words = issuers, .say = "A group order by the {0}", .spoken = issuers_said },
    [LV_JOIN] = { "join", "u",
                  "join ELEMENT                   it takes part; or: a commander joins it",
                  .words = NULL, .say = "{0} joins" },
    [LV_ALL] = { "all", "w",
                 "all ACTION                     the participants do this, one after another, or "
                 "hold",
                 .words = lf_group_action_name, .say = "All: {0}" },
    [LV_PRESS] = { "press", "w",
                   "press ACTION                   the same as a Forced Order, a command point and "
                   "a test for each",
                   .words = lf_group_action_name, .say = "Force all: {0}" },
    [LV_ALL_STORE] = { "all-store", "w",
                       "all-store m|c|both             the participants store this",
                       .words = stores, .say = "All store: {0}", .spoken = stores_said },
    [LV_ALL_WAIT] = { "all-wait", "w",
                      "all-wait m|c                   Wait For My Command for participants, a "
                      "command point each",
                      .words = kinds, .say = "All wait for the command: {0}",
                      .spoken = kinds_said },
    /* maneuvers */
    [LV_MOVE] = { "move", "xxaw",
                  "move X Y FACING OBLIQUE        forward; straight, left-first, right-first, "
                  "left-last or right-last",
                  .words = obliques },
    [LV_BACK] = { "back", "xxa", "back X Y FACING                backwards", .words = NULL },
    [LV_MARCH] = { "march", "", "march                          a column marches: legs, then halt",
                   .words = NULL },
    [LV_LEG] = { "leg", "xx", "leg X Y                        one straight part of the march",
                 .words = NULL },
    [LV_HALT] = { "halt", "a", "halt FACING                    the march ends", .words = NULL,
                  .say = "Halt, facing {0}" },
    [LV_CANCEL] = { "cancel", "",
                    "cancel                         no march, or no group order, after all",
                    .words = NULL },
    [LV_PROLONG] = { "prolong", "xxa",
                     "prolong X Y FACING             unlimbered guns are moved by hand",
                     .words = NULL },
    [LV_TURN] = { "turn", "wx",
                  "turn left|right|about GAP      GAP 0, or that of an open order out of a column",
                  .words = turns, .say = "Turn {0}" },
    [LV_FORM] = { "form", "wx",
                  "form FORMATION GAP             line 0, open 0.25 to 1, column 0; limbering and "
                  "unlimbering too",
                  .words = lf_formation_name, .say = "Form {0}", .spoken = formations_said },
    [LV_RELOAD] = { "reload", "", "reload", .words = NULL, .say = "Reload" },
    [LV_MOUNT] = { "mount", "", "mount", .words = NULL, .say = "Mount" },
    [LV_DISMOUNT] = { "dismount", "", "dismount", .words = NULL, .say = "Dismount" },
    [LV_DRESS] = { "dress", "", "dress                          remove a disorder marker",
                   .words = NULL, .say = "Dress: remove a disorder marker" },
    [LV_STORE] = { "store", "w",
                   "store m|c|both                 keep orders for the enemy's turn, and end the "
                   "activation",
                   .words = stores, .say = "Store: {0}", .spoken = stores_said },
    [LV_CROSS] = { "cross", "p",
                   "cross N                        over obstacle N of the map; a column needs two "
                   "Maneuver Orders",
                   .words = NULL, .say = "Cross the obstacle numbered {0}" },
    [LV_THROUGH] = { "through", "u",
                     "through ELEMENT                pass through a friend in contact; a column "
                     "needs two Maneuver Orders",
                     .words = NULL, .say = "Pass through {0}" },
    [LV_OCCUPY] = { "occupy", "p",
                    "occupy N                       go into building N of the map, in contact with "
                    "it",
                    .words = NULL, .say = "Go into the building numbered {0}" },
    [LV_LEAVE] = { "leave", "wxawx",
                   "leave SIDE ALONG FACING FORMATION GAP   come out by its north, east, south or "
                   "west side, ALONG to the right of its middle",
                   .words = ways_out },
    [LV_END] = { "end", "", "end                            end the activation", .words = NULL },
};
