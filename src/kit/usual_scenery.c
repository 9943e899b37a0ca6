/* usual_scenery.c -- the ground of most tables: kinds of scenery that are the same in book after
 * book, what they do, and how they look. A book with other woods has tables of its own. */
#include "kit/scenery.h"

const kit_kind_row kit_usual_kinds[] = {
    { "woods", KIT_AREA, KIT_SLOWS | KIT_OBSCURES, NULL },
    { "rough", KIT_AREA, KIT_SLOWS, NULL },
    { "field", KIT_PLAIN, 0, NULL },
    { "hill", KIT_HILL, 0, NULL },
    { "water", KIT_WATER, KIT_IMPASSABLE, NULL },
    { "building", KIT_BUILDING, 0, NULL },
    { "fence", KIT_OBSTACLE, 0, NULL },
    { "wall", KIT_OBSTACLE, 0, NULL },
    { "hedge", KIT_OBSTACLE, 0, NULL },
    { "bridge", KIT_CROSSING, 0, NULL },
    { "road", KIT_ROAD, 0, NULL },
    { NULL, 0, 0, NULL },
};

const lin_look kit_usual_looks[] = {
    { LIN_LOOK_SCENERY, "woods", LIN_SIGN_WOODS, .letter = "w", .tint = 71, .ink = 22 },
    { LIN_LOOK_SCENERY, "rough", LIN_SIGN_ROUGH, .letter = "r", .tint = 145, .ink = 238 },
    { LIN_LOOK_SCENERY, "field", LIN_SIGN_FIELD, .letter = ",", .tint = 187, .ink = 101 },
    { LIN_LOOK_SCENERY, "hill", LIN_SIGN_HILL, .letter = "1", .tint = 180, .ink = 94 },
    { LIN_LOOK_SCENERY, "water", LIN_SIGN_WATER, .letter = "~", .tint = 74, .ink = 17 },
    { LIN_LOOK_SCENERY, "building", LIN_SIGN_BUILDING, .letter = "b", .tint = 174, .ink = 52 },
    { LIN_LOOK_SCENERY, "fence", LIN_SIGN_FENCE, .letter = "#", .ink = 94 },
    { LIN_LOOK_SCENERY, "wall", LIN_SIGN_WALL, .letter = "I", .ink = 240 },
    { LIN_LOOK_SCENERY, "hedge", LIN_SIGN_HEDGE, .letter = "h", .ink = 22 },
    { LIN_LOOK_SCENERY, "bridge", LIN_SIGN_BRIDGE, .letter = "H", .tint = 180, .ink = 52 },
    { LIN_LOOK_SCENERY, "road", LIN_SIGN_ROAD, .letter = "=", .ink = 94 },
    { .word = NULL },
};
