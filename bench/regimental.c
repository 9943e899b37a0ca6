/* regimental.c -- the figures of the regimental rules: random games, what a turn costs on twice the
 * table, exact odds, and which questions the time goes to.
 *
 *     bench_regimental [play|twice|odds|steps BATTLE]
 *
 * All in time of the processor, on one core. Random play is measured in turn with that of Land of
 * the Free, another book in inches, round by round, and the ratio given with the rates. Odds are
 * the least of several goes, since other work on the machine can only add to them. */
#include "clock.h"
#include "count.h"
#include "files/files.h"
#include "linstock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAMES 30 /* of a round */

static lin_source *source;
static lin_refusal why;

static void fail(const char *what)
{
    fprintf(stderr, "regimental: %s\n", what);
    exit(2);
}

static const lin_field *load(const char *name)
{
    const lin_field *f;

    if (lin_source_field(source, name, NULL, &f, &why) != LIN_OK)
        fail(why.text);
    return f;
}

static lin_game *new_game(const lin_field *f, uint64_t seed)
{
    lin_game *g;

    if (lin_game_new(&g, f, lin_dice_seeded(1, seed), &why) != LIN_OK)
        fail(why.text);
    lin_listen(g, false);
    return g;
}

static const lin_bot *random_bot(void)
{
    for (int i = 0; lin_bot_at(i); i++)
        if (strcmp(lin_bot_at(i)->name, "random") == 0)
            return lin_bot_at(i);
    fail("there is no such bot.");
    return NULL;
}

static void play_one(lin_game *g, lin_rng *rng)
{
    static const lin_bot *bot;
    lin_order o;

    if (!bot)
        bot = random_bot();
    if (!bot->choose(g, rng, &o) || lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
        fail("a question without an answer.");
}

static double median(double *v, int n)
{
    qsort(v, (size_t)n, sizeof *v, by_size);
    return v[n / 2];
}

/* ---- play ---- */

static unsigned long orders, during; /* of all games, and what was allocated meanwhile */

static unsigned long play(const lin_field *f, uint64_t seed)
{
    lin_game *g = new_game(f, seed);
    const unsigned long before = calls;
    unsigned long decisions = 0;
    lin_rng rng = seed + 1;

    for (; lin_waits(g) == LIN_ASKS_SIDE; decisions++)
        play_one(g, &rng);
    during += calls - before;
    orders += decisions;
    lin_game_free(g);
    return decisions;
}

static double rate_of(const lin_field *f)
{
    const double begun = now();
    unsigned long decisions = 0;

    for (uint64_t i = 0; i < GAMES; i++)
        decisions += play(f, i);
    return (double)decisions / (now() - begun);
}

static void bench_play(void)
{
    const lin_field *field = load("meadow-fences"), *other = load("brandywine-1777-wing");
    double rate[ROUNDS], others[ROUNDS], ratio[ROUNDS];

    for (int r = 0; r < ROUNDS; r++) {
        rate[r] = rate_of(field);
        others[r] = rate_of(other);
        ratio[r] = rate[r] / others[r];
    }
    printf("%-46s %10.0f a second\n", "decisions, random against random", median(rate, ROUNDS));
    printf("%-46s %10.0f a second\n", "   Land of the Free in the same rounds",
           median(others, ROUNDS));
    median(ratio, ROUNDS);
    printf("   regimental to Land of the Free: %.3f (%.3f to %.3f)\n", ratio[ROUNDS / 2], ratio[0],
           ratio[ROUNDS - 1]);
    printf("state: %zu bytes\n", field->rules->state_size);
    printf("%lu orders, %lu allocations between the first and the last of a game\n", orders,
           during);
}

/* ---- twice the units on twice the table ---- */

static double cost_of_game(const lin_field *f, uint64_t games)
{
    const double begun = now();

    for (uint64_t i = 0; i < games; i++)
        play(f, i);
    return (now() - begun) * 1e3 / (double)games;
}

/* Both battles have ten turns, so that games may be compared for turns. */
static void bench_twice(void)
{
    const lin_field *once = load("meadow-fences"), *twice = load("meadow-twice");
    double less[ROUNDS], more[ROUNDS], ratio[ROUNDS];

    for (int r = 0; r < ROUNDS; r++) {
        less[r] = cost_of_game(once, GAMES) / once->battle->turns;
        more[r] = cost_of_game(twice, GAMES) / twice->battle->turns;
        ratio[r] = more[r] / less[r];
    }
    printf("a turn of %d units %.3f ms, of %d on twice the table %.3f ms: %.2f times\n",
           once->battle->units, median(less, ROUNDS), twice->battle->units, median(more, ROUNDS),
           median(ratio, ROUNDS));
}

/* ---- which questions take the time ---- */

#define STEPS 64

static void bench_steps(const char *battle)
{
    const lin_field *f = load(battle);
    struct {
        const char *name;
        unsigned long n;
        double time;
    } of[STEPS] = { { 0 } };
    double all = 0;

    for (uint64_t i = 0; i < GAMES; i++) {
        lin_game *g = new_game(f, i);
        lin_rng rng = i + 1;

        while (lin_waits(g) == LIN_ASKS_SIDE) {
            const double begun = now();
            const char *name;
            lin_question q;
            double took;
            int k = 0;

            play_one(g, &rng);
            took = now() - begun; /* of the answer, and of listing what is asked next */
            lin_ask(g, &q);
            name = q.step;
            while (k < STEPS - 1 && of[k].name && strcmp(of[k].name, name) != 0)
                k++;
            of[k].name = name;
            of[k].n++;
            of[k].time += took;
            all += took;
        }
        lin_game_free(g);
    }
    for (int k = 0; k < STEPS && of[k].name; k++)
        printf("%-16s %8lu, %7.2f us each, %5.1f %%\n", of[k].name, of[k].n,
               of[k].time * 1e6 / (double)of[k].n, 100 * of[k].time / all);
}

/* ---- Exact odds ---- */

#define FENCE                           \
    "position gatehouse-lane\nturn 3\n" \
    "unit MASS-2 at 31.5 17 facing 270 line stands 6\nunit F-47 at 20 7 facing 90 line\n"

#define CHARGE                                           \
    "unit F-9 at 31.5 17 facing 90 line charging cold\n" \
    "charge F-9 MASS-2 wheel 0 from 25 17 flags 1 level 0\npair F-9 MASS-2 deep 75\n"

static const struct {
    const char *what, *position, *order;
} asked[] = {
    { "a throw for six units",
      "position meadow-fences\nturn 1\nunit COLE at 11.5 15.5\nunit F-10 at 14 8 facing 90 line\n"
      "unit F-27 at 14 18 facing 90 line\nunit F-40 at 9 13 facing 90 line\n"
      "unit GREN at 7 24 facing 90 line\nunit NH-1 at 46.5 18.5 facing 270 line\n"
      "phase throws crown\n",
      "throw-for COLE all" },
    { "a volley", FENCE "unit F-9 at 28 17 facing 90 line\nphase musketry american\n",
      "volley MASS-2" },
    { "one combat", FENCE CHARGE "phase charge crown\n", "fight F-9" },
    { "a charge, both combats",
      FENCE CHARGE "unit BROWN at 36 17 facing 270 line\nphase charge crown\n", "fight F-9" },
    { "the same, with leaders in it",
      FENCE CHARGE "unit BROWN at 36 17 facing 270 line\nunit DWIGHT with MASS-2\n"
                   "unit MARSH with F-9\nphase charge crown\n",
      "fight F-9" },
};

/* The least of nine goes, each of several times, in milliseconds. */
static double least_of(const lin_game *g, const char *order, lin_odds *odds)
{
    enum { GOES = 9, TIMES = 10 };
    double least = 1e9;

    for (int go = 0; go < GOES; go++) {
        const double begun = now();
        double took;

        for (int k = 0; k < TIMES; k++)
            if (lin_odds_of(g, order, NULL, odds, &why) != LIN_OK)
                fail(why.text);
        took = (now() - begun) * 1e3 / TIMES;
        least = took < least ? took : least;
    }
    return least;
}

static void bench_odds(void)
{
    lin_odds *odds = lin_odds_new();

    for (size_t i = 0; odds && i < sizeof asked / sizeof *asked; i++) {
        char battle[48];
        const lin_field *f;
        lin_game *g = NULL;
        double least;

        sscanf(asked[i].position, "position %47s", battle);
        if (lin_source_field(source, battle, NULL, &f, &why) != LIN_OK ||
            lin_position_read(&g, f, asked[i].position, strlen(asked[i].position), lin_dice_typed(),
                              &why) != LIN_OK)
            fail(why.text);
        least = least_of(g, asked[i].order, odds);
        printf("odds of %-36s %6.3f ms, %d outcomes, %lu states\n", asked[i].what, least,
               lin_odds_outcomes(odds), (unsigned long)lin_odds_nodes(odds));
        lin_game_free(g);
    }
    lin_odds_free(odds);
}

int main(int argc, char **argv)
{
    const char *only = argc > 1 ? argv[1] : NULL;

    source = lin_source_new(NULL);
    if (!source)
        fail("there is no memory left.");
    if (!only || strcmp(only, "play") == 0)
        bench_play();
    if (!only || strcmp(only, "twice") == 0)
        bench_twice();
    if (!only || strcmp(only, "odds") == 0)
        bench_odds();
    if (only && strcmp(only, "steps") == 0)
        bench_steps(argc > 2 ? argv[2] : "meadow-fences");
    lin_source_free(source);
    return during != 0;
}
