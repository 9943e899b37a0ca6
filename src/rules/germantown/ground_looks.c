/* ground_looks.c -- how the ground of chapter 7 looks: a row for each word that a map may hold.
 *
 * Heights are levels of the map, so that a slope shows itself and needs no strokes besides. Waters
 * run between hexes here: they are looks of sides. */
#include "rules/germantown/look.h"

enum { PALE = 254 }; /* letters on dark ground */

const lin_look gt_looks[] = {
    /* GT-7.1 to GT-7.6 */
    { LIN_LOOK_CELL, "clear", LIN_SIGN_OPEN, .letter = ".", .tint = 187, .name = "Clear ground" },
    { LIN_LOOK_CELL, "light woods", LIN_SIGN_WOODS, .letter = "w", .tint = 107, .thin = true,
      .name = "Light woods" },
    { LIN_LOOK_CELL, "heavy woods", LIN_SIGN_WOODS, .letter = "W", .tint = 65, .ink = PALE,
      .name = "Heavy woods" },
    { LIN_LOOK_CELL, "river", LIN_SIGN_WATER, .letter = "~", .tint = 67, .ink = PALE,
      .name = "River" },
    { LIN_LOOK_CELL, "fortified", LIN_SIGN_BUILDING, .letter = "H", .tint = 174,
      .name = "Chew House" },
    /* GT-7.7 to GT-7.14 */
    { .of = LIN_LOOK_EDGE, .word = "stream", .sign = LIN_SIGN_STREAM, .name = "Stream" },
    { .of = LIN_LOOK_EDGE, .word = "creek", .sign = LIN_SIGN_CREEK, .name = "Creek" },
    { .of = LIN_LOOK_EDGE, .word = "slope", .sign = LIN_SIGN_PLAIN, .name = "Slope" },
    { .of = LIN_LOOK_EDGE, .word = "bridge", .sign = LIN_SIGN_BRIDGE, .name = "Bridge" },
    { .of = LIN_LOOK_EDGE, .word = "ford", .sign = LIN_SIGN_FORD, .name = "Ford" },
    { .of = LIN_LOOK_EDGE, .word = "works", .sign = LIN_SIGN_WORK, .name = "Fieldworks" },
    /* GT-7.15; only roads and lanes double the pace (GT-6.10, GT-6.14) */
    { LIN_LOOK_CHAIN, "road", LIN_SIGN_ROAD, .letter = "+", .name = "Road" },
    { LIN_LOOK_CHAIN, "lane", LIN_SIGN_LANE, .letter = "-", .name = "Lane" },
    { LIN_LOOK_CHAIN, "trail", LIN_SIGN_TRAIL, .letter = ":", .name = "Trail" },
    /* GT-7.5: buildings change nothing, and places are names. */
    { .of = LIN_LOOK_PLACE, .word = "village", .sign = LIN_SIGN_TOWN, .name = "Village" },
    { .of = LIN_LOOK_PLACE, .word = "street", .sign = LIN_SIGN_TOWN, .name = "Houses by the road" },
    { .of = LIN_LOOK_PLACE, .word = "house", .sign = LIN_SIGN_BUILDING, .name = "House" },
    { .of = LIN_LOOK_PLACE, .word = "tavern", .sign = LIN_SIGN_BUILDING, .name = "Tavern" },
    { .of = LIN_LOOK_PLACE, .word = "mill", .sign = LIN_SIGN_BUILDING, .name = "Mill" },
    { .of = LIN_LOOK_PLACE, .word = "church", .sign = LIN_SIGN_BUILDING, .name = "Church" },
    { .of = LIN_LOOK_PLACE, .word = "school", .sign = LIN_SIGN_BUILDING, .name = "School" },
    { .of = LIN_LOOK_PLACE, .word = "corner", .sign = LIN_SIGN_PLAIN, .name = "Corner" },
    { .of = LIN_LOOK_PLACE, .word = "bridge", .sign = LIN_SIGN_PLAIN, .name = "Bridge" },
    { .of = LIN_LOOK_PLACE, .word = "hill", .sign = LIN_SIGN_HILL, .name = "Hill" },
    { .of = LIN_LOOK_PLACE, .word = "woods", .sign = LIN_SIGN_PLAIN, .name = "Woods" },
    { .of = LIN_LOOK_PLACE, .word = "water", .sign = LIN_SIGN_WATER, .name = "Water" },
    { .word = NULL },
};
