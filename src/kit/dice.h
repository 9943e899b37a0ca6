/* dice.h -- the usual roll: some dice of six faces, each good from one face on. */
#ifndef KIT_DICE_H
#define KIT_DICE_H

#include "linstock_rules.h"

/* n dice, each by itself; he who throws hopes for that face or more. */
static inline void kit_ask_dice(int n, int good_from, lin_side side, const char *rule,
                                const char *purpose, lin_roll_ask *out)
{
    *out = (lin_roll_ask){ .n = (uint8_t)n,
                           .faces = 6,
                           .classes = 2,
                           .better = 1,
                           .need = (uint8_t)good_from,
                           .side = side,
                           .rule = rule,
                           .purpose = purpose };
    for (int face = 1; face <= 6; face++)
        out->class_of[face] = face >= good_from;
}

/* How many of them are good. */
static inline int kit_count_good(const uint8_t *face, int n, int good_from)
{
    int good = 0;

    for (int i = 0; i < n; i++)
        good += face[i] >= good_from;
    return good;
}

#endif
