/* orders.c -- the grammar of orders, one row each. */
#include "rules/ironbrigade/ironbrigade.h"

static const char *const shares[] = { "whole", "half", NULL };
static const char *const shares_said[] = { "as far as it may", "half its move", NULL };
static const char *const hands[] = { "left", "right", NULL };
static const char *const turns[] = { "left", "right", "about", NULL };
static const char *const roads[] = { "on", "back", "whole", "half", NULL };
static const char *const roads_said[] = { "on along the road", "back along the road",
                                          "as far as it may", "half its move", NULL };
static const char *const kinds_said[] = {
    "advance", "attack", "hold", "withdraw", "support", NULL
};

const lin_verb ib_verbs[IV_VERBS] = {
    /* setting up */
    [IV_PLACE] = { "place", "uxxaw",
                   "place UNIT X Y FACING FORMATION   X Y: its flag; FACING in degrees; line, "
                   "column, skirmish, unlimbered or limbered",
                   .words = ib_formation_name },
    [IV_POST] = { "post", "uxx", "post COMMANDER X Y                a commander's place",
                  .words = NULL },
    [IV_HIDE] = { "hide", "uxx",
                  "hide SHARPSHOOTER X Y             he hides at the lawful spot nearest to that",
                  .words = NULL },
    [IV_ORDER] = { "order", "uwxx",
                   "order COMMANDER KIND X Y          his brigade's order: advance, attack, hold "
                   "or withdraw, and the point",
                   .words = ib_order_name, .say = "{0}: {1} at {2} {3}", .spoken = kinds_said },
    [IV_TARGET] = { "order-at", "uwu",
                    "order-at COMMANDER KIND COMMANDER attack an enemy's brigade, or support a "
                    "friend's",
                    .words = ib_order_name, .say = "{0}: {1} the brigade of {2}",
                    .spoken = kinds_said },
    [IV_TO_EDGE] = { "order-edge", "uw",
                     "order-edge COMMANDER EDGE         withdraw to north, east, south or west",
                     .words = kit_edge_name, .say = "{0}: withdraw to the {1} edge" },
    [IV_FOLLOW] = { "follow", "i",
                    "follow N                          set up as deployment N of the battle says, "
                    "from 1",
                    .words = NULL, .say = "Set up as the battle has it ready, number {0}" },
    /* couriers */
    [IV_SEND] = { "send", "uwxx",
                  "send COMMANDER KIND X Y           a new order for his brigade, by courier if it "
                  "must be",
                  .words = ib_order_name, .say = "To {0}: {1} at {2} {3}", .spoken = kinds_said },
    [IV_SEND_AT] = { "send-at", "uwu",
                     "send-at COMMANDER KIND COMMANDER  the same, against or for a brigade",
                     .words = ib_order_name, .say = "To {0}: {1} the brigade of {2}",
                     .spoken = kinds_said },
    [IV_SEND_TO_EDGE] = { "send-edge", "uw",
                          "send-edge COMMANDER EDGE          the same: withdraw to an edge",
                          .words = kit_edge_name, .say = "To {0}: withdraw to the {1} edge" },
    /* a unit that acts */
    [IV_AHEAD] = { "ahead", "uw",
                   "ahead UNIT whole                  march straight ahead, whole or half",
                   .words = shares, .say = "{0} ahead, {1}", .spoken = shares_said,
                   .measures = true },
    [IV_AHEAD_BY] = { "ahead-by", "ux", "ahead-by UNIT INCHES              ... so far at most",
                      .words = NULL, .say = "{0} ahead by {1} inches", .measures = true },
    [IV_BACK] = { "back", "uw",
                  "back UNIT whole                   straight back, whole or half; counts double",
                  .words = shares, .say = "{0} back, {1}", .spoken = shares_said,
                  .measures = true },
    [IV_BACK_BY] = { "back-by", "ux", "back-by UNIT INCHES               ... so far at most",
                     .words = NULL, .say = "{0} back by {1} inches", .measures = true },
    [IV_WHEEL] = { "wheel", "uwa",
                   "wheel UNIT left DEGREES           forward about its left or right front "
                   "corner, 90 degrees at most",
                   .words = hands, .say = "{0} wheels {1} by {2} degrees", .measures = true },
    [IV_ROAD] = { "road", "uww",
                  "road UNIT on whole                along the road, on or back, whole or half",
                  .words = roads, .say = "{0} {1}, {2}", .spoken = roads_said, .measures = true },
    [IV_ROAD_BY] = { "road-by", "uwx", "road-by UNIT on INCHES            ... so far at most",
                     .words = roads, .say = "{0} {1}, by {2} inches", .spoken = roads_said,
                     .measures = true },
    [IV_HALT] = { "halt", "u", "halt UNIT                         it has done what it should",
                  .words = NULL, .say = "{0} halts", .measures = true },
    [IV_FORM] = { "form", "uw",
                  "form UNIT FORMATION               change formation; limber or unlimber",
                  .words = ib_formation_name, .say = "{0} forms: {1}", .measures = true },
    [IV_TURN] = { "turn", "uw",
                  "turn UNIT left                    left, right or about, on the spot",
                  .words = turns, .say = "{0} turns {1}", .measures = true },
    [IV_LOAD] = { "load", "u", "load UNIT                         load", .words = NULL,
                  .say = "{0} loads" },
    [IV_FIRE] = { "fire", "uu",
                  "fire UNIT ENEMY                   fire; in the movement phase before a march",
                  .words = NULL, .say = "{0} fires at {1}", .measures = true },
    [IV_SHELL] = { "shell", "uai",
                   "shell UNIT DEGREES INCHES         fire shell on that bearing, so far by your "
                   "guess: 12 to 36",
                   .words = NULL, .say = "{0} fires shell on {1} degrees, {2} inches",
                   .measures = true },
    [IV_CHARGE] = { "charge", "uu", "charge UNIT ENEMY                 charge it", .words = NULL,
                    .say = "{0} charges {1}", .measures = true },
    [IV_BREAK_OFF] = { "break-off", "ux",
                       "break-off UNIT INCHES             try to break off from melee, so far "
                       "back; 0: as near as may be",
                       .words = NULL, .say = "{0} tries to break off, {1} inches back",
                       .measures = true },
    [IV_WITHDRAW] = { "withdraw", "u",
                      "withdraw UNIT                     it has fired twice and may go back",
                      .words = NULL, .say = "{0} may withdraw" },
    [IV_HOLD] = { "hold", "u", "hold UNIT                         it does nothing", .words = NULL,
                  .say = "{0} holds" },
    /* a commander, a sharpshooter */
    [IV_RIDE] = { "ride", "uxx", "ride COMMANDER X Y                ride there, or toward it",
                  .words = NULL, .say = "{0} rides to {1} {2}", .measures = true },
    [IV_WITH] = { "with", "uu",
                  "with COMMANDER UNIT               he touches it and goes along with it",
                  .words = NULL, .say = "{0} goes with {1}" },
    [IV_STAY] = { "stay", "u", "stay COMMANDER                    he stays where he is",
                  .words = NULL, .say = "{0} stays" },
    [IV_SNIPE] = { "snipe", "uu",
                   "snipe SHARPSHOOTER ENEMY          his one shot, at a unit or a commander",
                   .words = NULL, .say = "{0} fires at {1}", .measures = true },
    /* answers */
    [IV_YES] = { "yes", "", "yes                               yes", .words = NULL,
                 .measures = true },
    [IV_NO] = { "no", "", "no                                no", .words = NULL, .measures = true },
    [IV_HELP] = { "help-by", "u", "help-by UNIT                      it helps the charged friend",
                  .words = NULL, .say = "{0} helps", .measures = true },
    [IV_AIM] = { "aim", "u", "aim COMMANDER                     a hit is given up to aim at him",
                 .words = NULL, .say = "Aim at {0}", .measures = true },
    [IV_TAKE] = { "take", "u", "take UNIT                         it takes the mark", .words = NULL,
                  .say = "{0} takes it", .measures = true },
    [IV_COME] = { "come", "ux",
                  "come UNIT INCHES                  come on with its middle so far along the edge",
                  .words = NULL, .say = "{0} comes on, {1} inches along the edge" },
    [IV_DONE] = { "done", "", "done                              no more of this", .words = NULL,
                  .measures = true },
    [IV_END] = { "end", "", "end                               end the phase", .words = NULL,
                 .measures = true },
};
