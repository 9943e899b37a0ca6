/* gestures.c -- what a hand does on the table, as the text of an order; and what can be shown round
 * a unit. Measuring is free here (RG-1.11), so everything may be shown. */
#include "rules/regimental/look/look.h"

#define CARRY "move {units} {x} {y} {facing}"
#define TURN  "move {units} here {facing}"

const lin_gesture rg_gestures[RG_GESTURES] = {
    /* setting up */
    { "place", "carry", CARRY, "Set it up here" },
    { "place", "carry", CARRY " line", "Set it up here in line" },
    { "place", "carry", CARRY " extended", "Set it up here in extended line" },
    { "place", "carry", CARRY " field", "Set it up here in field column" },
    { "place", "carry", CARRY " march", "Set it up here in march column" },
    { "place", "carry", CARRY " mass", "Set it up here in mass" },
    { "place", "carry", CARRY " unlimbered", "Set it up here unlimbered" },
    { "place", "carry", CARRY " limbered", "Set it up here limbered" },
    { "place", "turn", TURN, "Turn it" },
    { "arrive", "carry", "move {units} {x} {y}", "It comes on here, or as near as there is room" },
    /* maneuver */
    { "reform", "turn", "reform {units} line {facing}", "Form line, facing that way" },
    { "reform", "turn", "reform {units} extended {facing}", "Form extended line, that way" },
    { "reform", "turn", "reform {units} mass {facing}", "Form mass, facing that way" },
    { "act", "carry", CARRY, "Go there" },
    { "act", "carry", "move {units} {x} {y} wheel", "Wheel toward it and go there" },
    { "act", "carry", "move {units} {x} {y} full", "Tardy: a full move there, disordered by it" },
    { "act", "turn", TURN, "Wheel, turn or pivot" },
    { "on-march", "carry", CARRY, "Go on to there" },
    { "on-march", "carry", "move {units} {x} {y} wheel", "Wheel toward it and go there" },
    { "on-march", "turn", TURN, "Wheel, turn or pivot" },
    { "rides", "carry", "move {units} {x} {y}", "He rides here" },
    /* fire */
    { "fire", "strike", "volley {enemies} with {units}", "Fire at it" },
    { "fire", "strike", "volley {enemies}", "Fire at it with all who bear" },
    { "fire", "strike", "aim-at {enemies} with {units}", "Aim at it; others may join" },
    { "aim", "strike", "aim-at {enemies} with {units}", "It joins the fire" },
    { "aim", "muster", "aim-at {enemies}", "All who bear join" },
    { "aim", "dismiss", "drop {units}", "Leave it out" },
    /* horse that is recalled */
    { "checked", "carry", CARRY, "It is recalled to here" },
    { "recall", "carry", CARRY, "It is recalled to here" },
    { "won-counter", "carry", CARRY, "It is recalled to here" },
};

const lin_overlay rg_overlays[RG_OVERLAYS] = {
    [RG_SHOW_REACH] = { "reach",
                        "how far ahead a full move and a double quick would take it over this "
                        "ground; of a leader: how far he rides in the open",
                        false },
    [RG_SHOW_FIRE] = { "fire", "its arc of fire, with the ranges of its weapon and its points",
                       false },
    [RG_SHOW_CHARGE] = { "charge",
                         "whom it could touch in a charge: straight ahead or wheeling up to 45 "
                         "degrees, with a full move",
                         false },
    [RG_SHOW_COMMAND] = { "command", "the radius of its leaders, and who is in command", false },
    [RG_SHOW_RETREAT] = { "retreat",
                          "its front line, behind which it can be outflanked, and the way it would "
                          "retreat out of close range",
                          false },
    [RG_SHOW_RADII] = { "radii", "the radius of every leader of a side", true },
    [RG_SHOW_EDGES] = { "edges", "the edges of a side: its base, and its exits", true },
};
