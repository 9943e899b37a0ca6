/* ground_looks.c -- how the scenery of LF-AT-01 looks: a row for each kind that a map may hold.
 *
 * Orders name walls, fences and buildings by their numbers, so these carry them. */
#include "rules/landofthefree/lof.h"

const lin_look lf_looks[] = {
    /* areas: LF-AT-02 to LF-AT-04 */
    { LIN_LOOK_SCENERY, "woods", LIN_SIGN_WOODS, .letter = "w", .fine = "♣", .tint = 71, .ink = 22,
      .thin_without = KIT_SLOWS | KIT_OBSCURES },
    { LIN_LOOK_SCENERY, "orchard", LIN_SIGN_ORCHARD, .letter = "o", .fine = "¤", .tint = 150,
      .ink = 22 },
    { LIN_LOOK_SCENERY, "fallen-trees", LIN_SIGN_FALLEN, .letter = "y", .tint = 108, .ink = 22 },
    { LIN_LOOK_SCENERY, "swamp", LIN_SIGN_SWAMP, .letter = "m", .fine = "≈", .tint = 109,
      .ink = 23 },
    { LIN_LOOK_SCENERY, "debris", LIN_SIGN_DEBRIS, .letter = "r", .tint = 145, .ink = 238 },
    { LIN_LOOK_SCENERY, "rough", LIN_SIGN_ROUGH, .letter = "r", .tint = 145, .ink = 238,
      .name = "Rough ground" },
    { LIN_LOOK_SCENERY, "camp", LIN_SIGN_CAMP, .letter = "A", .fine = "▲", .tint = 223, .ink = 94 },
    { LIN_LOOK_SCENERY, "cemetery", LIN_SIGN_GRAVES, .letter = "t", .fine = "†", .tint = 151,
      .ink = 238, .name = "Burial ground" },
    { LIN_LOOK_SCENERY, "crops", LIN_SIGN_CROPS, .letter = "\"", .tint = 186, .ink = 94 },
    { LIN_LOOK_SCENERY, "field", LIN_SIGN_FIELD, .letter = ",", .tint = 187, .ink = 101 },
    { LIN_LOOK_SCENERY, "town", LIN_SIGN_TOWN, .letter = "v", .tint = 181, .ink = 94 },
    { LIN_LOOK_SCENERY, "water", LIN_SIGN_WATER, .letter = "~", .tint = 74, .ink = 17 },
    { LIN_LOOK_SCENERY, "hill", LIN_SIGN_HILL, .letter = "1", .tint = 180, .ink = 94 },
    { LIN_LOOK_SCENERY, "building", LIN_SIGN_BUILDING, .letter = "b", .tint = 174, .ink = 52,
      .numbered = true },
    /* lines: LF-AT-05, LF-AT-06 */
    { LIN_LOOK_SCENERY, "stream", LIN_SIGN_STREAM, .letter = "~", .tint = 110, .ink = 19 },
    { LIN_LOOK_SCENERY, "road", LIN_SIGN_ROAD, .letter = "=", .ink = 94 },
    { LIN_LOOK_SCENERY, "trail", LIN_SIGN_TRAIL, .letter = "-", .ink = 94, .name = "Lane" },
    { LIN_LOOK_SCENERY, "bridge", LIN_SIGN_BRIDGE, .letter = "H", .tint = 180, .ink = 52 },
    { LIN_LOOK_SCENERY, "ford", LIN_SIGN_FORD, .letter = "F", .tint = 153, .ink = 52 },
    { LIN_LOOK_SCENERY, "fence", LIN_SIGN_FENCE, .letter = "i", .ink = 52, .numbered = true },
    { LIN_LOOK_SCENERY, "wall", LIN_SIGN_WALL, .letter = "I", .ink = 240, .numbered = true,
      .name = "Stone wall" },
    { LIN_LOOK_SCENERY, "hedge", LIN_SIGN_HEDGE, .letter = "h", .ink = 22, .numbered = true },
    { LIN_LOOK_SCENERY, "entrenchment", LIN_SIGN_WORK, .letter = "E", .ink = 52, .numbered = true,
      .name = "Breastwork" },
    { LIN_LOOK_SCENERY, "abatis", LIN_SIGN_ABATIS, .letter = "Y", .ink = 22, .numbered = true },
    { LIN_LOOK_SCENERY, "stockade", LIN_SIGN_STOCKADE, .letter = "S", .ink = 52, .numbered = true },
    { .word = NULL },
};
