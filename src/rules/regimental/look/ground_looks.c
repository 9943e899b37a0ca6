/* ground_looks.c -- how the scenery of maps looks: a row for each kind that setup/ground.c knows.
 */
#include "rules/regimental/regimental.h"

const lin_look rg_looks[] = {
    { LIN_LOOK_SCENERY, "field", LIN_SIGN_FIELD, .letter = ",", .tint = 187, .ink = 101 },
    { LIN_LOOK_SCENERY, "crops", LIN_SIGN_CROPS, .letter = "\"", .tint = 186, .ink = 94 },
    { LIN_LOOK_SCENERY, "rocks", LIN_SIGN_ROUGH, .letter = "r", .tint = 145, .ink = 238,
      .name = "Rocky field" },
    { LIN_LOOK_SCENERY, "marsh", LIN_SIGN_SWAMP, .letter = "m", .fine = "≈", .tint = 109, .ink = 23,
      .name = "Grassy marsh" },
    { LIN_LOOK_SCENERY, "woods", LIN_SIGN_WOODS, .letter = "w", .fine = "♣", .tint = 71,
      .ink = 22 },
    { LIN_LOOK_SCENERY, "orchard", LIN_SIGN_ORCHARD, .letter = "o", .fine = "¤", .tint = 150,
      .ink = 22 },
    { LIN_LOOK_SCENERY, "town", LIN_SIGN_BUILDING, .letter = "b", .tint = 174, .ink = 52,
      .name = "Town block", .numbered = true },
    { LIN_LOOK_SCENERY, "building", LIN_SIGN_BUILDING, .letter = "b", .tint = 174, .ink = 52,
      .numbered = true },
    { LIN_LOOK_SCENERY, "fence", LIN_SIGN_FENCE, .letter = "i", .ink = 52, .name = "Wood fence" },
    { LIN_LOOK_SCENERY, "wall", LIN_SIGN_WALL, .letter = "I", .ink = 240, .name = "Stone fence" },
    { LIN_LOOK_SCENERY, "creek", LIN_SIGN_CREEK, .letter = "~", .tint = 110, .ink = 19 },
    { LIN_LOOK_SCENERY, "stream", LIN_SIGN_STREAM, .letter = "~", .tint = 110, .ink = 19 },
    { LIN_LOOK_SCENERY, "road", LIN_SIGN_ROAD, .letter = "=", .ink = 94 },
    { LIN_LOOK_SCENERY, "trail", LIN_SIGN_TRAIL, .letter = "-", .ink = 94, .name = "Trail" },
    { LIN_LOOK_SCENERY, "hill", LIN_SIGN_HILL, .letter = "1", .tint = 180, .ink = 94 },
    { LIN_LOOK_SCENERY, "work", LIN_SIGN_WORK, .letter = "E", .ink = 52, .name = "Field work" },
    { LIN_LOOK_SCENERY, "closed-work", LIN_SIGN_BUILDING, .letter = "E", .tint = 180, .ink = 52,
      .name = "Closed work", .numbered = true },
    { LIN_LOOK_SCENERY, "bridge", LIN_SIGN_BRIDGE, .letter = "H", .tint = 180, .ink = 52 },
    { LIN_LOOK_SCENERY, "ford", LIN_SIGN_FORD, .letter = "F", .tint = 153, .ink = 52 },
    { LIN_LOOK_SCENERY, "water", LIN_SIGN_WATER, .letter = "~", .tint = 74, .ink = 17 },
    { .word = NULL },
};
