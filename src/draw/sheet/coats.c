/* coats.c -- colours of cloth: what the words of a battle file look like on the plan.
 *
 * Words are those of CSS where it has them, so that a page can use them as they stand; the
 * shades are those of dyed wool, not of a screen. docs/battles.md lists them. */
#include "draw/plan.h"

#include <string.h>

static const struct {
    const char *name;
    uint32_t colour;
} coats[] = {
    { "red", 0xa52a20 },   { "blue", 0x27487a },   { "green", 0x3c6138 }, { "white", 0x8b8473 },
    { "buff", 0x9a7238 },  { "grey", 0x5d5f60 },   { "gray", 0x5d5f60 },  { "brown", 0x6a4526 },
    { "black", 0x2c2a29 }, { "yellow", 0x997414 },
};

/* Coats and facings are painted on men, not on counters with letters on them: white may be
 * white. */
static const struct {
    const char *name;
    uint32_t colour;
} cloths[] = {
    { "firebrick", 0xb03325 }, { "crimson", 0x9c1f33 },   { "navy", 0x24406f },
    { "royalblue", 0x3a5ea8 }, { "darkgreen", 0x33582f }, { "olivedrab", 0x67753a },
    { "white", 0xf6f1e4 },     { "ivory", 0xefe6cf },     { "black", 0x262423 },
    { "gray", 0x77797a },      { "grey", 0x77797a },      { "tan", 0xcfac6e },
    { "buff", 0xcfac6e },      { "brown", 0x74492a },     { "saddlebrown", 0x7d4a22 },
    { "sienna", 0x9a5a33 },    { "peru", 0xb47d45 },      { "gold", 0xd0a22c },
    { "yellow", 0xd9b53a },    { "orange", 0xc9752b },    { "purple", 0x5f3a68 },
    { "red", 0xb03325 },       { "blue", 0x24406f },      { "green", 0x33582f },
};

static plan_ink hex(uint32_t c)
{
    return (plan_ink){ (c >> 16 & 255) / 255.0, (c >> 8 & 255) / 255.0, (c & 255) / 255.0 };
}

plan_ink side_ink(const plan *p, int side)
{
    const char *want = side < LIN_SIDES ? p->battle->side_colour[side] : "";

    for (size_t i = 0; i < sizeof coats / sizeof *coats; i++)
        if (strcmp(want, coats[i].name) == 0)
            return hex(coats[i].colour);
    return hex(side == 0 ? 0xa52a20 : 0x27487a);
}

plan_ink cloth_ink(const char *word, plan_ink otherwise)
{
    for (size_t i = 0; i < sizeof cloths / sizeof *cloths; i++)
        if (strcmp(word, cloths[i].name) == 0)
            return hex(cloths[i].colour);
    return otherwise;
}
