/* ground_looks.c -- how the ground of BW 1.0 looks: a row for each word that a map may hold.
 *
 * A square of a creek or a tributary shows no water itself: the chain that runs through it does. */
#include "rules/brandywine/brandywine.h"

enum { PALE = 254 }; /* letters on dark ground */

const lin_look bw_looks[] = {
    { LIN_LOOK_CELL, "open", LIN_SIGN_OPEN, .letter = ".", .tint = 187 },
    { LIN_LOOK_CELL, "slope", LIN_SIGN_PLAIN, .letter = "s", .tint = 180, .rise = 1,
      .name = "Hills" },
    { LIN_LOOK_CELL, "crest", LIN_SIGN_PLAIN, .letter = "c", .tint = 137, .rise = 2,
      .name = "Hills" },
    { LIN_LOOK_CELL, "woods", LIN_SIGN_WOODS, .letter = "w", .tint = 71 },
    { LIN_LOOK_CELL, "woods-slope", LIN_SIGN_WOODS, .letter = "W", .tint = 65, .ink = PALE,
      .rise = 1 },
    { LIN_LOOK_CELL, "creek", LIN_SIGN_PLAIN, .letter = "~", .tint = 74 },
    { LIN_LOOK_CELL, "creek-woods", LIN_SIGN_WOODS, .letter = "k", .tint = 67, .ink = PALE },
    { LIN_LOOK_CELL, "tributary", LIN_SIGN_PLAIN, .letter = "t", .tint = 110 },
    { LIN_LOOK_CELL, "tributary-woods", LIN_SIGN_WOODS, .letter = "T", .tint = 66, .ink = PALE },
    { LIN_LOOK_CELL, "swamp", LIN_SIGN_SWAMP, .letter = "m", .tint = 108 },
    { LIN_LOOK_CELL, "village", LIN_SIGN_TOWN, .letter = "V", .tint = 174, .name = "Village" },
    { LIN_LOOK_CELL, "buildings", LIN_SIGN_HOUSES, .letter = "b", .tint = 181,
      .name = "Buildings" },
    { LIN_LOOK_CELL, "buildings-slope", LIN_SIGN_HOUSES, .letter = "B", .tint = 138, .rise = 1,
      .name = "Buildings" },
    { .of = LIN_LOOK_CHAIN, .word = "creek", .sign = LIN_SIGN_CREEK },
    { LIN_LOOK_CHAIN, "tributary", LIN_SIGN_STREAM, .name = "Run or brook" },
    { LIN_LOOK_CHAIN, "road", LIN_SIGN_ROAD, .letter = "+" },
    { .of = LIN_LOOK_PLACE, .word = "ford", .sign = LIN_SIGN_FORD },
    { .of = LIN_LOOK_PLACE, .word = "village", .sign = LIN_SIGN_TOWN },
    { .of = LIN_LOOK_PLACE, .word = "house", .sign = LIN_SIGN_HOUSES },
    { .of = LIN_LOOK_PLACE, .word = "hill", .sign = LIN_SIGN_HILL },
    { .of = LIN_LOOK_PLACE, .word = "place", .sign = LIN_SIGN_PLAIN },
    { .of = LIN_LOOK_PLACE, .word = "victory", .sign = LIN_SIGN_PLAIN },
    { .word = NULL },
};
