/* speed.c -- the figures of docs/benchmarks.md that one process can measure.
 *
 *     bench_speed [BATTLE]
 *
 * Each figure is the median of seven rounds, and what is compared is measured in turn within
 * the same round, because the machine is noisy. */
#include "clock.h"
#include "files/files.h"
#include "linstock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COPIES 400000
static lin_refusal why;
static const lin_field *field;

static double median(double *v, int n)
{
    qsort(v, (size_t)n, sizeof *v, by_size);
    return v[n / 2];
}

static lin_game *game_of(uint64_t i)
{
    lin_game *g;

    if (lin_game_new(&g, field, lin_dice_seeded(1, i), &why) != LIN_OK)
        exit(2);
    lin_listen(g, false);
    return g;
}

/* ---- random against random ---- */

static void play(lin_game *g, uint64_t seed, unsigned long *decisions)
{
    lin_rng rng = seed;

    while (lin_waits(g) == LIN_ASKS_SIDE) {
        lin_order o;

        if (!lin_random_order(g, &rng, &o) || lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
            exit(1);
        ++*decisions;
    }
}

static void bench_play(void)
{
    double rate[ROUNDS], games[ROUNDS];

    for (int r = 0; r < ROUNDS; r++) {
        unsigned long decisions = 0;
        double begun = now();
        const int n = 300;

        for (int i = 0; i < n; i++) {
            lin_game *g = game_of((uint64_t)i);

            play(g, (uint64_t)i + 1, &decisions);
            lin_game_free(g);
        }
        begun = now() - begun;
        rate[r] = (double)decisions / begun;
        games[r] = n / begun;
    }
    printf("random against random: %.0f decisions a second, %.0f games a second\n",
           median(rate, ROUNDS), median(games, ROUNDS));
}

/* ---- lin_copy against memcpy ---- */

static void bench_copy(void)
{
    const size_t size = field->rules->state_size;
    lin_game *a = game_of(1), *b = game_of(2);
    char *from = malloc(size), *to = malloc(size);
    double ratio[ROUNDS], ns[ROUNDS];

    if (!from || !to)
        exit(2);
    memcpy(from, lin_state(a), size);
    for (int r = 0; r < ROUNDS; r++) {
        double plain = now(), copy;

        for (int i = 0; i < COPIES; i++) {
            memcpy(to, from, size);
            __asm__ volatile("" : : "r"(to) : "memory");
        }
        plain = now() - plain;
        copy = now();
        for (int i = 0; i < COPIES; i++) {
            lin_copy(b, a);
            __asm__ volatile("" : : "r"(b) : "memory");
        }
        copy = now() - copy;
        ratio[r] = copy / plain;
        ns[r] = copy / COPIES * 1e9;
    }
    printf("state: %zu bytes; lin_copy: %.1f ns, %.2f times a memcpy of that size\n", size,
           median(ns, ROUNDS), median(ratio, ROUNDS));
    lin_game_free(a);
    lin_game_free(b);
    free(from);
    free(to);
}

/* ---- odds of every battle order met in some random games ---- */

/* Milliseconds: the least of three goes, as other work on the machine can only add to them. */
static double odds_of(const lin_game *g, const char *order)
{
    lin_odds *odds = lin_odds_new();
    double least = 1e9;

    for (int go = 0; go < 3; go++) {
        const double begun = now();

        if (lin_odds_of(g, order, NULL, odds, &why) != LIN_OK)
            exit(1);
        if ((now() - begun) * 1e3 < least)
            least = (now() - begun) * 1e3;
    }
    lin_odds_free(odds);
    return least;
}

static void bench_odds(void)
{
    enum { MOST = 4000 };
    static double ms[MOST];
    int n = 0;

    for (uint64_t i = 0; i < 200 && n < MOST; i++) {
        lin_game *g = game_of(i);
        lin_rng rng = i + 1;

        while (lin_waits(g) == LIN_ASKS_SIDE && n < MOST) {
            lin_order o;
            lin_question q;
            char text[96], sums[4096];
            lin_text t = lin_text_in(text, sizeof text), e = lin_text_in(sums, sizeof sums);

            if (!lin_random_order(g, &rng, &o))
                exit(1);
            lin_ask(g, &q);
            if (lin_explain(g, &o, &e)) {
                lin_print(field, &o, &t);
                ms[n++] = odds_of(g, text);
            }
            if (lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
                exit(1);
        }
        lin_game_free(g);
    }
    if (n == 0) {
        printf("odds: no battle was fought in these games\n");
        return;
    }
    qsort(ms, (size_t)n, sizeof *ms, by_size);
    printf("odds of %d battle orders: median %.3f ms, 99th of 100 %.3f ms, slowest %.3f ms\n", n,
           ms[n / 2], ms[n * 99 / 100], ms[n - 1]);
}

int main(int argc, char **argv)
{
    lin_source *source = lin_source_new(NULL);
    const char *name = argc > 1 ? argv[1] : "brandywine-1777";

    if (!source || lin_source_field(source, name, NULL, &field, &why) != LIN_OK) {
        fprintf(stderr, "speed: %s\n", why.text);
        return 2;
    }
    bench_play();
    bench_copy();
    bench_odds();
    lin_source_free(source);
    return 0;
}
