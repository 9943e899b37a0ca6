/* random.c -- uniform over the legal answers; an open family counts as one. */
#include "bots.h"

static bool choose(lin_game *view, lin_rng *rng, lin_order *out)
{
    return lin_random_order(view, rng, out);
}

const lin_bot lin_bot_random = { "random", "answers at random, every legal answer alike", choose,
                                 NULL };
