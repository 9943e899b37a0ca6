/* lookahead.c -- how far a side could get against random play, if its commander tried his answers.
 *
 *     bench_lookahead BATTLE SIDE [GAMES [ANSWERS [GOES]]]
 *
 * At each question he takes doctrine's answer and some others, plays the game on from each of them
 * to its end, many times, himself by doctrine and the enemy at random, and gives the one that won
 * most. That takes minutes a game and is no commander for anybody; it tells whether a battle that
 * doctrine loses is lost by doctrine or by the field (battles/ravine-road/notes.md). */
#include "files/files.h"
#include "linstock.h"
#include "linstock_rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 64, FIRST_GOES = 6, PER_FAMILY = 2 };

typedef struct {
    lin_order order;
    int goes;
    double sum;
} candidate;

typedef struct {
    lin_game *game, *scratch;
    const lin_bot *doctrine, *random;
    lin_side side;
    int answers, goes;
    lin_rng rng;
    unsigned long played; /* games played on */
} player;

static lin_refusal why;

static void fail(const char *what)
{
    fprintf(stderr, "lookahead: %s\n", what);
    exit(2);
}

static bool has_won(const lin_game *g, lin_side side)
{
    return ((const lin_head *)lin_state(g))->winner == side; /* every state begins with it */
}

static double lead(const lin_game *g, lin_side side)
{
    lin_score score;

    lin_score_now(g, &score);
    return lin_points(lin_field_rules(lin_game_field(g)),
                      score.points[side] - score.points[1 - side]);
}

/* By who plays that side here. */
static void play_one(const player *p, lin_game *g, lin_rng *rng)
{
    const lin_bot *bot = lin_to_answer(g) == p->side ? p->doctrine : p->random;
    lin_order o;

    if ((!bot->choose(g, rng, &o) || lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK) &&
        (!p->random->choose(g, rng, &o) || lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK))
        fail("a question without an answer.");
}

/* One win is one; beside it a lead of many points counts a little. */
static double play_on(player *p, const lin_order *o, uint64_t seed)
{
    lin_game *g = p->scratch;
    lin_rng rng = seed * 7919 + 13;
    double ahead;

    lin_copy(g, p->game);
    lin_set_dice(g, lin_dice_seeded(seed, 99));
    if (lin_give(g, lin_to_answer(g), o, &why) != LIN_OK)
        fail(why.text);
    while (lin_waits(g) == LIN_ASKS_SIDE)
        play_one(p, g, &rng);
    p->played++;
    ahead = lead(g, p->side) / 50;
    return has_won(g, p->side) + (ahead > 0.4 ? 0.4 : ahead < -0.4 ? -0.4 : ahead);
}

/* ---- Answers to try ---- */

static void add(player *p, candidate *all, int *n, const lin_order *o)
{
    if (*n == MOST || lin_check(p->game, p->side, o, NULL) != LIN_OK)
        return;
    for (int i = 0; i < *n; i++)
        if (lin_same_order(&all[i].order, o))
            return;
    all[(*n)++] = (candidate){ .order = *o };
}

/* Doctrine's first; of those listed so many, of open ones a few each. */
static int gather(player *p, candidate *all)
{
    const lin_list *list;
    lin_order o;
    int n = 0, listed, families;

    if (p->doctrine->choose(p->game, &p->rng, &o))
        add(p, all, &n, &o);
    list = lin_answers(p->game);
    listed = lin_list_orders(list);
    families = lin_list_families(list);
    for (int i = 0; i < listed && i < p->answers; i++) {
        o = *lin_list_order(lin_answers(p->game),
                            listed <= p->answers ? i
                                                 : (int)lin_rng_below(&p->rng, (uint32_t)listed));
        add(p, all, &n, &o);
    }
    for (int i = 0; i < families * PER_FAMILY && i < 2 * p->answers; i++)
        if (lin_sample(p->game, i / PER_FAMILY, &p->rng, &o))
            add(p, all, &n, &o);
    return n;
}

static int by_mean(const void *a, const void *b)
{
    const candidate *x = a, *y = b;
    const double mean[] = { x->sum / x->goes, y->sum / y->goes };

    return (mean[0] < mean[1]) - (mean[0] > mean[1]);
}

/* All of them a few times, with the same dice; then the better half more often, and so on. */
static lin_order choose(player *p)
{
    candidate all[MOST];
    int n = gather(p, all), done = 0, more = FIRST_GOES;
    const uint64_t seed = lin_rng_next(&p->rng) >> 20;

    if (n == 0 && !p->random->choose(p->game, &p->rng, &all[0].order))
        fail("a question without an answer.");
    while (n > 1 && done < p->goes) {
        for (int i = 0; i < n; i++)
            for (int k = 0; k < more; k++, all[i].goes++)
                all[i].sum += play_on(p, &all[i].order, seed + (uint64_t)(done + k));
        done += more;
        more = done;
        qsort(all, (size_t)n, sizeof *all, by_mean);
        n = n > 2 ? (n + 1) / 2 : n;
    }
    return all[0].order;
}

/* ---- Games ---- */

static lin_game *new_game(const lin_field *f, uint64_t i)
{
    lin_game *g;

    if (lin_game_new(&g, f, lin_dice_seeded(11, i), &why) != LIN_OK)
        fail(why.text);
    lin_listen(g, false);
    return g;
}

static bool play_game(player *p, const lin_field *f, int i)
{
    lin_text t;
    char text[200];
    bool won;

    p->game = new_game(f, (uint64_t)i);
    p->scratch = new_game(f, 0);
    p->rng = 1000 + (uint64_t)i;
    p->played = 0;
    while (lin_waits(p->game) == LIN_ASKS_SIDE) {
        lin_order o;

        if (lin_to_answer(p->game) != p->side) {
            play_one(p, p->game, &p->rng);
            continue;
        }
        o = choose(p);
        if (lin_give(p->game, p->side, &o, &why) != LIN_OK)
            fail(why.text);
    }
    won = has_won(p->game, p->side);
    t = lin_text_in(text, sizeof text);
    lin_result_text(p->game, &t);
    printf("%3d: %s %lu games played on\n", i, text, p->played);
    fflush(stdout);
    lin_game_free(p->game);
    lin_game_free(p->scratch);
    return won;
}

int main(int argc, char **argv)
{
    lin_source *source = lin_source_new(NULL);
    const int games = argc > 3 ? atoi(argv[3]) : 10;
    player p = { .doctrine = lin_bot_find("doctrine"),
                 .random = lin_bot_find("random"),
                 .answers = argc > 4 ? atoi(argv[4]) : 5,
                 .goes = argc > 5 ? atoi(argv[5]) : 24 };
    const lin_field *f;
    int won = 0;

    if (argc < 3 || p.answers < 1 || p.goes < 1)
        fail("usage: bench_lookahead BATTLE SIDE [GAMES [ANSWERS [GOES]]]");
    if (!source || lin_source_field(source, argv[1], NULL, &f, &why) != LIN_OK)
        fail(source ? why.text : "there is no memory left.");
    p.side = strcmp(argv[2], lin_side_id(lin_field_battle(f), 1)) == 0 ? 1 : 0;
    for (int i = 0; i < games; i++)
        won += play_game(&p, f, i);
    printf("%s won %d of %d\n", lin_side_id(lin_field_battle(f), p.side), won, games);
    lin_source_free(source);
    return 0;
}
