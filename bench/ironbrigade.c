/* ironbrigade.c -- the figures of Iron Brigade: random games, and exact odds.
 *
 *     bench_ironbrigade [play|odds|met]
 *
 * All in time of the processor, on one core. Random play is measured in turn with that of Land of
 * the Free, the other book in inches, round by round, and the ratio given with the rates. Odds are
 * the least of several goes, since other work on the machine can only add to them; of those that
 * are met in play the slowest counts. */
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
    fprintf(stderr, "ironbrigade: %s\n", what);
    exit(2);
}

static const lin_field *load(const char *name, const char *options)
{
    const lin_field *f;

    if (lin_source_field(source, name, options, &f, &why) != LIN_OK)
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

static void play_one(lin_game *g, lin_rng *rng)
{
    lin_order o;

    if (!bot_named("random")->choose(g, rng, &o) ||
        lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
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
    const lin_field *field = load("two-roads", NULL), *other = load("brandywine-1777-wing", NULL);
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
    printf("   Iron Brigade to Land of the Free: %.3f (%.3f to %.3f)\n", ratio[ROUNDS / 2],
           ratio[0], ratio[ROUNDS - 1]);
    printf("state: %zu bytes\n", field->rules->state_size);
    printf("%lu orders, %lu allocations between the first and the last of a game\n", orders,
           during);
}

/* ---- odds of positions that are made for it ---- */

static double odds_of(const lin_game *g, const char *order, lin_odds *odds)
{
    double least = 1e9;

    for (int go = 0; go < 9; go++) {
        const double begun = now();

        if (lin_odds_of(g, order, NULL, odds, &why) != LIN_OK)
            fail(why.text);
        if ((now() - begun) * 1e3 < least)
            least = (now() - begun) * 1e3;
    }
    return least;
}

/* Four a side in a row, each across the seam of two enemies. */
#define ROW(a, b, c, d, e, f, g, h)                                                  \
    "turn 3\nfirst crown\n"                                                          \
    "unit " a " at 20 20 facing 0 line\nunit " b " at 23 20 facing 0 line\n"         \
    "unit " c " at 26 20 facing 0 line\nunit " d " at 29 20 facing 0 line\n"         \
    "unit " e " at 21.5 20 facing 180 line\nunit " f " at 24.5 20 facing 180 line\n" \
    "unit " g " at 27.5 20 facing 180 line\nunit " h " at 30.5 20 facing 180 line\n"
#define CHAIN(a, b, c, d, e, f, g, h, first)                                                     \
    "join " e " " a " facing 180 order 1\njoin " b " " e " facing 0 order 2\n"                   \
    "join " f " " b " facing 180 order 3\njoin " c " " f " facing 0 order 4\n"                   \
    "join " g " " c " facing 180 order 5" first "\njoin " d " " g " facing 0 order 6" first "\n" \
    "join " h " " d " facing 180 order 7\nphase move crown\n"
/* The same chain, of which the Crown's units have 1, 3, 0 and 2 on a die, the others 4, 1, 2 and 0.
 */
#define UNLIKE                                                                           \
    "join A1a B1a facing 180 order 1 first-round rear from-above behind-light\n"         \
    "join B1b A1a facing 0 order 2 first-round was-disordered\n"                         \
    "join A1b B1b facing 180 order 3 first-round\njoin B1c A1b facing 0 order 4\n"       \
    "join A1c B1c facing 180 order 5 first-round flank\n"                                \
    "join B1d A1c facing 0 order 6 first-round flank\njoin A1d B1d facing 180 order 7\n" \
    "phase move crown\n"
#define ELITE               "B1a", "B1b", "B1c", "B1d", "A1a", "A1b", "A1c", "A1d"
#define VARIED              "B1a", "B1b", "B2a", "B2b", "A1a", "A1b", "A2a", "A2b"
#define MELEE(units, first) IN_A_ROW(units, first)
#define IN_A_ROW(...)       IN_A_ROW_OF(__VA_ARGS__)
#define IN_A_ROW_OF(a, b, c, d, e, f, g, h, first) \
    ROW(a, b, c, d, e, f, g, h) CHAIN(a, b, c, d, e, f, g, h, first)

static const struct {
    const char *what, *order, *battle, *options, *position;
} made[] = {
    { "a round of melee, 3 dice against 3", "end", "ib-dozen", NULL,
      "turn 3\nfirst crown\nunit B1b at 30 20 facing 0 line\nunit A1b at 30 20 facing 180 line\n"
      "join B1b A1b facing 0 first-round\nphase move crown\n" },
    { "a round of melee, 12 dice against 12", "end", "ib-dozen", NULL, MELEE(ELITE, "") },
    { "   the same, both sides' takings counting", "end", "ib-dozen", "net_melee=off",
      MELEE(ELITE, "") },
    { "   the same, some of each side charging", "end", "ib-dozen", NULL,
      MELEE(ELITE, " first-round") },
    { "   the same, each unit with other modifiers", "end", "ib-dozen", NULL,
      ROW("B1a", "B1b", "B1c", "B1d", "A1a", "A1b", "A1c", "A1d") UNLIKE },
    { "   of units that may break: with all flights", "end", "ib-drill", NULL, MELEE(VARIED, "") },
    { "a test of morale: does a pursuer halt?", "yes", "ib-drill", "premeasure=on",
      "turn 3\nfirst crown\nunit B1 at 30 17\nunit B1b at 30 20 facing 0 line marks 1 pursuing\n"
      "unit A1b at 50 40 facing 180 line\nphase rally crown\n" },
    { "a volley of three dice", "fire B1b A1b", "ib-drill", "premeasure=on",
      "turn 3\nfirst crown\nunit B1b at 30 20 facing 0 line\nunit A1b at 30 23 facing 180 line\n"
      "phase fire crown\n" },
    { "a charge with fire and a helper", "charge B1b A1c", "ib-drill", "premeasure=on",
      "turn 3\nfirst crown\nunit B1b at 30 15 facing 0 line marks 2\n"
      "unit A1c at 30 20 facing 180 line marks 3\nunit A1d at 33.2 20 facing 180 line\n"
      "phase move crown\n" },
};

static void bench_made(size_t i, lin_odds *odds)
{
    char text[2048];
    lin_game *g;
    double ms;

    snprintf(text, sizeof text, "position %s\n%s", made[i].battle, made[i].position);
    if (lin_position_read(&g, load(made[i].battle, made[i].options), text, strlen(text),
                          lin_dice_typed(), &why) != LIN_OK)
        fail(why.text);
    ms = odds_of(g, made[i].order, odds);
    printf("%-46s %10.4f ms, %d outcomes, %llu states\n", made[i].what, ms, lin_odds_outcomes(odds),
           (unsigned long long)lin_odds_nodes(odds));
    lin_game_free(g);
}

static void bench_odds(void)
{
    lin_odds *odds = lin_odds_new();

    if (!odds)
        fail("there is no memory left.");
    for (size_t i = 0; i < sizeof made / sizeof *made; i++)
        bench_made(i, odds);
    lin_odds_free(odds);
}

/* ---- odds that are met in play: of ending the firing phase, which has the melees in it ---- */

#define MOST 4000

static void bench_met(void)
{
    const lin_field *field = load("ib-scrum", NULL);
    lin_odds *odds = lin_odds_new();
    static double ms[MOST];
    int n = 0, refused = 0;

    if (!odds)
        fail("there is no memory left.");
    for (uint64_t i = 0; i < 12; i++) {
        lin_game *g = new_game(field, i);
        lin_rng rng = i + 1;

        while (lin_waits(g) == LIN_ASKS_SIDE) {
            lin_question q;

            lin_ask(g, &q);
            if (strcmp(q.step, "fire") == 0 && n < MOST) {
                const double begun = now();
                const bool done = lin_odds_of(g, "end", NULL, odds, &why) == LIN_OK;

                if (done && lin_odds_outcomes(odds) > 1)
                    ms[n++] = (now() - begun) * 1e3;
                refused += !done;
            }
            play_one(g, &rng);
        }
        lin_game_free(g);
    }
    lin_odds_free(odds);
    if (n == 0)
        fail("no melee was met.");
    qsort(ms, (size_t)n, sizeof *ms, by_size);
    printf("the melees of a player turn, %d of them: %.3f ms in the median, %.3f the slowest; "
           "%d with more outcomes than are kept apart\n",
           n, ms[n / 2], ms[n - 1], refused);
}

int main(int argc, char **argv)
{
    const char *only = argc > 1 ? argv[1] : NULL;

    source = lin_source_new(NULL);
    if (!source)
        fail("there is no memory left.");
    if (!only || strcmp(only, "play") == 0)
        bench_play();
    if (!only || strcmp(only, "odds") == 0)
        bench_odds();
    if (!only || strcmp(only, "met") == 0)
        bench_met();
    lin_source_free(source);
    return during != 0;
}
