/* room.c -- is a made table large enough for those who fight on it? LF-SC-79 (made.h). */
#include "rules/landofthefree/made/made.h"

#include <string.h>

/* What an element takes up of an edge, in a zone of 12 inches: in column, if that is deep enough
 * for it, else in line; and room beside it. */
static int32_t breadth(const lf_field *f, int u)
{
    const int32_t one = 40 * 50, /* millimetres */
        deep = (f->type[u] == LF_CAVALRY     ? 60
                : f->type[u] == LF_ARTILLERY ? 40
                                             : 30) *
               50;
    const bool fits = deep * f->stands[u] <= LF_IN(12);

    return (fits ? one : one * f->stands[u]) + LIN_INCH / 2;
}

lin_status lf_check_made(const lf_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const int32_t edge = f->scenery.size.width < f->scenery.size.height ? f->scenery.size.width
                                                                        : f->scenery.size.height;
    int32_t needed[LIN_SIDES] = { 0 };

    if (!lin_node_get(b->root, "table"))
        return LIN_OK;
    if (lin_node_get(b->root, "refight"))
        return lin_refuse(why, LIN_BAD_FILE, "LF-SC-79",
                          "%s is a refight and has its own ground; tables are made for battles by "
                          "points.",
                          b->title);
    for (int u = 0; u < f->units; u++)
        if (f->type[u] < LF_GROUP_COMMANDER)
            needed[f->side[u]] += breadth(f, u);
    for (int side = 0; side < LIN_SIDES; side++)
        if (needed[side] > edge)
            return lin_refuse(why, LIN_BAD_FILE, "LF-SC-79",
                              "The table is too small: the %s force takes up %d inches of an edge, "
                              "and the shortest has %d. %s",
                              lin_side_name(b, (lin_side)side),
                              (int)((needed[side] + LIN_INCH - 1) / LIN_INCH), edge / LIN_INCH,
                              edge < LF_IN(72) ? "Make it larger, such as 8x6."
                                               : "No larger one is made; take fewer elements, or "
                                                 "a table that is drawn.");
    return LIN_OK;
}
