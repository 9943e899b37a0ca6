/* gestures.c -- what a hand does on the table, as the text of an order; and what can be shown round
 * a unit.
 *
 * A hand that carries a unit says which way; how far it says with whole and half, or in inches that
 * it names. Only with measuring on does it say by its place how far (IB-12.1). */
#include "rules/ironbrigade/look/look.h"

#define CARRY "go {units} {x} {y} {facing}"
#define TURN  "go {units} here {facing}"

const lin_gesture ib_gestures[IB_GESTURES] = {
    /* setting up */
    { "place", "carry", CARRY, "Set it up here" },
    { "place", "carry", CARRY " line", "Set it up here in line" },
    { "place", "carry", CARRY " column", "Set it up here in column" },
    { "place", "carry", CARRY " skirmish", "Set it up here in skirmish order" },
    { "place", "carry", CARRY " unlimbered", "Set it up here unlimbered" },
    { "place", "carry", CARRY " limbered", "Set it up here limbered" },
    { "place", "turn", TURN, "Turn it" },
    { "hide", "carry", "go {units} {x} {y}", "He hides here, or as near as he may" },
    { "first-orders", "carry", "task {units} advance {x} {y}", "His brigade advances to here" },
    { "first-orders", "carry", "task {units} attack {x} {y}", "His brigade attacks here" },
    { "first-orders", "carry", "task {units} hold {x} {y}", "His brigade holds this" },
    { "first-orders", "carry", "task {units} withdraw {x} {y}", "His brigade withdraws to here" },
    { "first-orders", "strike", "task {units} attack {enemies}", "Attack that brigade" },
    /* the turn */
    { "arrive", "carry", "go {units} {x} {y}", "It comes on here, or as near as there is room" },
    { "send", "carry", "task {units} advance {x} {y}", "Send word: advance to here" },
    { "send", "carry", "task {units} attack {x} {y}", "Send word: attack here" },
    { "send", "carry", "task {units} hold {x} {y}", "Send word: hold this" },
    { "send", "carry", "task {units} withdraw {x} {y}", "Send word: withdraw to here" },
    { "send", "strike", "task {units} attack {enemies}", "Send word: attack that brigade" },
    { "move", "carry", "go {units} {x} {y}", "Go that way" },
    { "move", "carry", "go {units} {x} {y} half", "Half a move that way" },
    { "move", "carry", "ahead-by {units} {1-16 inches}", "Straight ahead, so far" },
    { "move", "carry", "back-by {units} {1-8 inches}", "Straight back, so far" },
    { "move", "carry", "shell-at {units} {x} {y} {12-36 inches}", "Fire shell that way, so far" },
    { "move", "carry", "break-off {units} {1-8 inches}", "Break off, so far back" },
    { "move", "turn", TURN, "Wheel, or turn about" },
    { "move", "strike", "charge {units} {enemies}", "Charge it" },
    { "move", "strike", "fire {units} {enemies}", "Fire first at it" },
    { "on-march", "carry", "go {units} {x} {y}", "Go on that way" },
    { "on-march", "carry", "go {units} {x} {y} half", "Half a move that way" },
    { "on-march", "carry", "ahead-by {units} {1-16 inches}", "Straight ahead, so far" },
    { "on-march", "carry", "back-by {units} {1-8 inches}", "Straight back, so far" },
    { "on-march", "turn", TURN, "Wheel, or turn about" },
    { "fire", "carry", "shell-at {units} {x} {y} {12-36 inches}", "Fire shell that way, so far" },
    { "fire", "strike", "fire {units} {enemies}", "Fire at it" },
};

const lin_overlay ib_overlays[IB_OVERLAYS] = {
    [IB_SHOW_WAY] = { "way",
                      "the ground straight before its front, which it marches over if it does not "
                      "wheel first",
                      false },
    [IB_SHOW_FIRE] = { "fire", "its front: what it may fire at and charge lies there", false },
    [IB_SHOW_COMMAND] = { "command",
                          "who commands it, and whom he commands; of a courier, to whom he rides",
                          false },
    [IB_SHOW_ORDER] = { "order", "what its brigade is ordered to do, as far as you know", false },
    [IB_SHOW_BRIGADES] = { "brigades",
                           "who of a side belongs together, and the orders of its brigades, as far "
                           "as you know them",
                           true },
    [IB_SHOW_EDGES] = { "edges", "the edges to which a side's routers run", true },
};
