/* allocation.c -- shows that a game allocates nothing between its first and its last order.
 *
 * malloc and its kin are wrapped at link time by counting ones; the count must not move while
 * games are played by either bot. */
#include "count.h"
#include "files/files.h"
#include "linstock.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "brandywine-1777";
    lin_source *source = lin_source_new(NULL);
    lin_refusal why = { 0 };
    const lin_field *f;
    unsigned long orders = 0, during = 0;

    if (!source || lin_source_field(source, name, NULL, &f, &why) != LIN_OK) {
        fprintf(stderr, "allocation: %s\n", why.text);
        return 2;
    }
    for (int i = 0; i < 20; i++) {
        const lin_bot *bot = lin_bot_at(i % 2);
        lin_rng rng = (lin_rng)i + 1;
        unsigned long before;
        lin_game *g;

        if (lin_game_new(&g, f, lin_dice_seeded(1, (uint64_t)i), &why) != LIN_OK)
            return 2;
        before = calls;
        while (lin_waits(g) == LIN_ASKS_SIDE) {
            lin_order o;

            if (!bot->choose(g, &rng, &o) || lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
                return 1;
            orders++;
        }
        during += calls - before;
        lin_game_free(g);
    }
    lin_source_free(source);
    printf("%lu orders, %lu allocations between the first and the last of a game\n", orders,
           during);
    return during != 0;
}
