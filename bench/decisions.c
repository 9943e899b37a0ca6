/* decisions.c -- how long a battle's decisions take: random ones at a time, and doctrine's slowest.
 *
 *     bench_decisions BATTLE...
 *
 * Random play is the median of some rounds. Doctrine plays itself; a decision that takes long is
 * taken once more by a second game, which stands where the first stood before it and remembers no
 * more than it did, and the lesser of the two counts: other work on the machine can only add. */
#include "clock.h"
#include "files/files.h"
#include "linstock.h"
#include "linstock_rules.h"

#include <stdio.h>
#include <stdlib.h>

enum { RANDOM_GAMES = 20, GAMES = 12 };

#define LONG 1e-3 /* seconds: from here on a decision is taken twice */

static lin_refusal why;

static void fail(const char *what)
{
    fprintf(stderr, "decisions: %s\n", what);
    exit(2);
}

static lin_game *new_game(const lin_field *f, uint64_t i)
{
    lin_game *g;

    if (lin_game_new(&g, f, lin_dice_seeded(3, i), &why) != LIN_OK)
        fail(why.text);
    lin_listen(g, false);
    return g;
}

static void give(lin_game *g, const lin_order *o)
{
    if (lin_give(g, lin_to_answer(g), o, &why) != LIN_OK)
        fail(why.text);
}

/* ---- Random play ---- */

static double rate_of_random(const lin_field *f, unsigned long *decisions)
{
    const double begun = now();

    *decisions = 0;
    for (uint64_t i = 0; i < RANDOM_GAMES; i++) {
        lin_game *g = new_game(f, i);
        lin_rng rng = i + 1;

        for (; lin_waits(g) == LIN_ASKS_SIDE; (*decisions)++) {
            lin_order o;

            if (!lin_random_order(g, &rng, &o))
                fail("a question without an answer.");
            give(g, &o);
        }
        lin_game_free(g);
    }
    return (double)*decisions / (now() - begun);
}

/* ---- Doctrine ---- */

/* A bot sees no more than its side; where nothing is hidden the game itself will do. */
static lin_game *view_for(lin_game *g, lin_game *view)
{
    const lin_side side = lin_to_answer(g);

    if (!lin_hides(g, side))
        return g;
    lin_seen_by(g, side, view);
    return view;
}

static double time_of(const lin_bot *bot, lin_game *view, lin_rng rng, lin_order *out)
{
    const double begun = now();

    if (!bot->choose(view, &rng, out))
        fail("doctrine has no answer.");
    return now() - begun;
}

typedef struct {
    double slowest, all;
    unsigned long decisions;
} thinking;

/* `behind` is a decision behind, till its turn comes. */
static void think_through(const lin_bot *bot, const lin_field *f, uint64_t i, thinking *t)
{
    lin_game *g = new_game(f, i), *behind = new_game(f, i), *view = new_game(f, i),
             *view_behind = new_game(f, i);
    lin_rng rng = i + 1;

    while (lin_waits(g) == LIN_ASKS_SIDE) {
        lin_order o, again;
        double took;

        lin_rng_next(&rng);
        took = time_of(bot, view_for(g, view), rng, &o);
        t->all += took;
        t->decisions++;
        if (took > LONG) {
            const double twice = time_of(bot, view_for(behind, view_behind), rng, &again);

            took = twice < took ? twice : took;
        }
        t->slowest = took > t->slowest ? took : t->slowest;
        give(g, &o);
        give(behind, &o);
    }
    lin_game_free(g);
    lin_game_free(behind);
    lin_game_free(view);
    lin_game_free(view_behind);
}

static void bench(const lin_field *f, const char *name)
{
    double rate[ROUNDS];
    unsigned long decisions;
    thinking t = { 0 };

    for (int r = 0; r < ROUNDS; r++)
        rate[r] = rate_of_random(f, &decisions);
    qsort(rate, ROUNDS, sizeof *rate, by_size);
    for (uint64_t i = 0; i < GAMES; i++)
        think_through(lin_bot_find("doctrine"), f, i, &t);
    printf("%-24s random: %7.0f decisions a second; doctrine: %6.3f ms a decision, %5.2f ms the "
           "slowest of %lu\n",
           name, rate[ROUNDS / 2], t.all * 1e3 / (double)t.decisions, t.slowest * 1e3, t.decisions);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    lin_source *source = lin_source_new(NULL);

    if (!source || argc < 2)
        fail("usage: bench_decisions BATTLE...");
    for (int i = 1; i < argc; i++) {
        const lin_field *f;

        if (lin_source_field(source, argv[i], NULL, &f, &why) != LIN_OK)
            fail(why.text);
        bench(f, argv[i]);
    }
    lin_source_free(source);
    return 0;
}
