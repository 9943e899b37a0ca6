/* germantown.c -- the figures of docs/benchmarks.md for Germantown.
 *
 *     bench_germantown [play|doctrine|odds|outcomes]
 *
 * All in time of the processor, on one core. Random play is measured in turn with that of
 * Brandywine, round by round, and the ratio given with the rates: rates of different days cannot be
 * compared, ratios can. Odds are the least of three goes, as other work on the machine can only add
 * to them, and the slowest of all that is met in play is what counts. Only the public header is
 * used, so this builds whether the book does or not. */
#include "clock.h"
#include "count.h"
#include "files/files.h"
#include "linstock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAMES 150 /* of a round */

static const lin_field *field, *brandywine;
static lin_refusal why;

static void fail(const char *what)
{
    fprintf(stderr, "germantown: %s\n", what);
    exit(2);
}

static const lin_field *load(lin_source *source, const char *name)
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

static const lin_bot *bot_named(const char *name)
{
    for (int i = 0; lin_bot_at(i); i++)
        if (strcmp(lin_bot_at(i)->name, name) == 0)
            return lin_bot_at(i);
    fail("there is no such bot.");
    return NULL;
}

static void give(lin_game *g, const lin_order *o)
{
    if (lin_give(g, lin_to_answer(g), o, &why) != LIN_OK)
        fail(why.text);
}

static void play_one(lin_game *g, const lin_bot *bot, lin_rng *rng)
{
    lin_order o;

    if (!bot->choose(g, rng, &o))
        fail("a question without an answer.");
    give(g, &o);
}

static double median(double *v, int n)
{
    qsort(v, (size_t)n, sizeof *v, by_size);
    return v[n / 2];
}

/* ---- play ---- */

static unsigned long orders, during; /* of all games, and what was allocated meanwhile */

static unsigned long play(const lin_field *f, const lin_bot *bot, uint64_t seed)
{
    lin_game *g = new_game(f, seed);
    const unsigned long before = calls;
    unsigned long decisions = 0;
    lin_rng rng = seed + 1;

    while (lin_waits(g) == LIN_ASKS_SIDE) {
        play_one(g, bot, &rng);
        decisions++;
    }
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
        decisions += play(f, bot_named("random"), i);
    return (double)decisions / (now() - begun);
}

static void bench_play(void)
{
    double rate[ROUNDS], other[ROUNDS], ratio[ROUNDS];

    for (int r = 0; r < ROUNDS; r++) {
        rate[r] = rate_of(field);
        other[r] = rate_of(brandywine);
        ratio[r] = rate[r] / other[r];
    }
    printf("%-46s %10.0f a second\n", "decisions, random against random", median(rate, ROUNDS));
    printf("%-46s %10.0f a second\n", "   Brandywine in the same rounds", median(other, ROUNDS));
    median(ratio, ROUNDS);
    printf("   Germantown to Brandywine: %.3f (%.3f to %.3f)\n", ratio[ROUNDS / 2], ratio[0],
           ratio[ROUNDS - 1]);
    printf("state: %zu bytes\n", field->rules->state_size);
}

static void bench_doctrine(void)
{
    enum { MOST = 40 };
    double ms[MOST];

    for (int i = 0; i < MOST; i++) {
        const double begun = now();

        play(field, bot_named("doctrine"), (uint64_t)i);
        ms[i] = (now() - begun) * 1e3;
    }
    qsort(ms, MOST, sizeof *ms, by_size);
    printf("a game of doctrine against doctrine: %.0f ms in the median of %d, %.0f the slowest\n",
           ms[MOST / 2], MOST, ms[MOST - 1]);
}

/* ---- close combat over all pairs of tactics ---- */

#define COMBATS 6000
typedef struct {
    double ms[COMBATS];
    int n;
} times;
static times table, followed;
static unsigned long pairs, too_many; /* followed; with more outcomes than odds keep apart */

static void note(times *t, double ms)
{
    if (t->n < COMBATS)
        t->ms[t->n++] = ms;
}

static void tell(const char *what, times *t)
{
    if (t->n == 0)
        fail("no close combat was fought.");
    qsort(t->ms, (size_t)t->n, sizeof *t->ms, by_size);
    printf("%s, %d combats: %.4f ms in the median, %.4f the slowest\n", what, t->n, t->ms[t->n / 2],
           t->ms[t->n - 1]);
}

/* The chances of every pair, and how often each side should play which. */
static double table_of(const lin_game *g, const lin_order *o, lin_what_if *out)
{
    double least = 1e9;

    for (int go = 0; go < 3; go++) {
        const double begun = now();

        lin_what_if_of(g, o, out);
        if ((now() - begun) * 1e3 < least)
            least = (now() - begun) * 1e3;
    }
    return least;
}

/* Each pair played out by the rules, with all that may befall anybody in it: whoever is asked first
 * plays each of his tactics, of the other each is assumed. */
static double follow_all(const lin_game *g, const lin_what_if *w, const char *step, lin_odds *odds)
{
    double least = 1e9;

    for (int go = 0; go < 3; go++) {
        const double begun = now();

        for (int i = 0; i < w->n[0]; i++)
            for (int k = 0; k < w->n[1]; k++) {
                char order[64], reply[64], assume[160];
                lin_text a = lin_text_in(order, sizeof order), b = lin_text_in(reply, sizeof reply);

                lin_print(field, &w->choice[0][i].order, &a);
                lin_print(field, &w->choice[1][k].order, &b);
                snprintf(assume, sizeof assume, "%s=%s", step, reply);
                pairs++;
                too_many += lin_odds_of(g, order, assume, odds, &why) != LIN_OK;
            }
        if ((now() - begun) * 1e3 < least)
            least = (now() - begun) * 1e3;
    }
    return least;
}

/* Is the other side asked for its tactic next? Then both are still open. */
static bool asks_the_other(const lin_game *g, const lin_order *o, const char *step, lin_game *copy)
{
    lin_question q;

    lin_copy(copy, g);
    give(copy, o);
    if (lin_waits(copy) != LIN_ASKS_SIDE)
        return false;
    lin_ask(copy, &q);
    return strcmp(q.step, step) == 0;
}

static void look_at(lin_game *g, lin_game *copy, lin_odds *odds)
{
    static lin_what_if w;
    const lin_list *list = lin_answers(g);
    lin_order first;
    lin_question q;

    if (list->orders == 0 || !lin_what_if_of(g, &list->order[0], &w))
        return;
    first = list->order[0];
    note(&table, table_of(g, &first, &w));
    if (!odds || w.chosen < 0)
        return;
    lin_ask(g, &q);
    if (asks_the_other(g, &first, q.step, copy))
        note(&followed, follow_all(g, &w, q.step, odds));
}

/* Combats that are met in games of that bot. */
static void meet(const char *bot, uint64_t games, lin_odds *odds)
{
    lin_game *copy = new_game(field, 1);

    for (uint64_t i = 0; i < games; i++) {
        lin_game *g = new_game(field, 1000 + i);
        lin_rng rng = i + 1;

        while (lin_waits(g) == LIN_ASKS_SIDE) {
            look_at(g, copy, odds);
            play_one(g, bot_named(bot), &rng);
        }
        lin_game_free(g);
    }
    lin_game_free(copy);
}

static void bench_odds(void)
{
    meet("random", 60, NULL);
    meet("doctrine", 20, NULL);
    tell("all pairs of tactics, chances and best mix", &table);
}

static void bench_outcomes(void)
{
    lin_odds *odds = lin_odds_new();

    if (!odds)
        fail("there is no memory left.");
    meet("random", 2, odds);
    meet("doctrine", 1, odds);
    tell("all pairs of tactics, each followed to its end", &followed);
    printf("   of %lu pairs %lu have more outcomes than are kept apart\n", pairs, too_many);
    lin_odds_free(odds);
}

int main(int argc, char **argv)
{
    const char *only = argc > 1 ? argv[1] : NULL;
    lin_source *source = lin_source_new(NULL);

    if (!source)
        fail("there is no memory left.");
    field = load(source, "germantown-1777");
    brandywine = load(source, "brandywine-1777");
    if (!only || strcmp(only, "play") == 0)
        bench_play();
    if (!only || strcmp(only, "doctrine") == 0)
        bench_doctrine();
    if (orders)
        printf("%lu orders, %lu allocations between the first and the last of a game\n", orders,
               during);
    if (!only || strcmp(only, "odds") == 0)
        bench_odds();
    if (!only || strcmp(only, "outcomes") == 0)
        bench_outcomes();
    lin_source_free(source);
    return during != 0;
}
