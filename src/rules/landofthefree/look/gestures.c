/* gestures.c -- what a hand does on the table, as the text of an order; and what can be shown round
 * a unit. */
#include "rules/landofthefree/look/look.h"

#define CARRY "go {units} {x} {y} {facing}"
#define TURN  "go {units} here {facing}"

const lin_gesture lf_gestures[LF_GESTURES] = {
    /* setting up */
    { "objective", "point", "objective {x} {y}", "Place the objective here" },
    { "post", "carry", CARRY, "Post him here" },
    { "place", "carry", CARRY, "Set it up here" },
    { "place", "carry", CARRY " open", "Set it up here in open order, or unlimbered" },
    { "place", "carry", CARRY " column", "Set it up here in column, or limbered" },
    { "place", "turn", TURN, "Turn it" },
    { "set-out", "carry", CARRY, "Set it up here" },
    { "set-out", "carry", CARRY " open", "Set it up here in open order" },
    { "set-out", "carry", CARRY " column", "Set it up here in column" },
    { "deploy-group", "carry", CARRY, "Set up his group, with him here" },
    { "adjust", "carry", CARRY, "Set it up here instead" },
    { "adjust", "carry", CARRY " open", "Set it up here in open order, or unlimbered" },
    { "adjust", "carry", CARRY " column", "Set it up here in column, or limbered" },
    { "adjust", "turn", TURN, "Turn it" },
    /* the turn */
    { "enter", "carry", CARRY, "He comes on here" },
    { "walk-on", "carry", CARRY, "He walks on to here" },
    { "group", "carry", CARRY, "Activate it and move it here" },
    { "group", "turn", TURN, "Activate it and turn it" },
    { "reveal", "carry", CARRY, "It shows itself here" },
    { "reveal", "carry", CARRY " open", "It shows itself here in open order, or unlimbered" },
    { "reveal", "carry", CARRY " column", "It shows itself here in column, or limbered" },
    { "come-on", "carry", CARRY, "It comes on here" },
    { "come-on", "carry", CARRY " open", "It comes on here in open order, or unlimbered" },
    { "come-on", "carry", CARRY " column", "It comes on here in column, or limbered" },
    { "reform", "turn", "as line {facing} 0", "Reform in battle line, facing that way" },
    { "reform", "turn", "as open {facing} 1", "Reform in open order, facing that way" },
    { "reform", "turn", "as column {facing} 0", "Reform in march column, facing that way" },
    { "orders", "carry", CARRY, "Move here" },
    { "orders", "turn", TURN, "Turn" },
    { "leg", "carry", CARRY, "March on to here" },
    { "leg", "turn", "halt {facing}", "Halt, facing that way" },
    { "group-order-next", "carry", CARRY, "It moves here with the group" },
    { "participant", "carry", CARRY, "It moves here with the group" },
    { "participant", "turn", TURN, "It turns with the group" },
    { "ride", "carry", CARRY, "He rides here" },
    { "new-commander", "carry", CARRY, "He stands here" },
};

const lin_overlay lf_overlays[LF_OVERLAYS] = {
    [LF_SHOW_REACH] = { "reach",
                        "where one Maneuver Order can take it, if nothing is in the way; the outer "
                        "line "
                        "with an oblique shift; dotted: in its next turn",
                        false },
    [LF_SHOW_FIRE] = { "fire",
                       "its arc of fire, with the bounds of point-blank, long range and reach",
                       false },
    [LF_SHOW_ZONE] = { "threat", "its Threat Zone", false },
    [LF_SHOW_SPHERE] = { "command", "how far its commanders' orders reach", false },
    [LF_SHOW_ZONES] = { "threats", "the Threat Zones of a side", true },
    [LF_SHOW_SPHERES] = { "spheres", "the reach of a side's commanders", true },
};
