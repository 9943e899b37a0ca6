/* test_rg_doctrine.c -- the commander of the regimental rules beats random play from either side,
 * every order of his stands, the same seed is the same game, turns end, and he says what he has in
 * mind. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/regimental/doctrine/doctrine.h"

#include <stdio.h>
#include <string.h>

enum { GAMES = 12, ORDERS = 6000 };

static lin_source *source;
static const lin_field *field;
static int acts, told;

static void open_battle(const char *name, const char *options)
{
    char path[300];
    lin_refusal why = { 0 };

    snprintf(path, sizeof path, "%s/battles/%s", LIN_SOURCE_DIR, name);
    if (lin_source_field(source, path, options, &field, &why) != LIN_OK)
        fail_msg("%s", why.text);
}

static void look_at_purpose(lin_game *g, const lin_bot *bot, const lin_order *o)
{
    char words[240] = "";
    lin_text t = lin_text_in(words, sizeof words);

    acts++;
    if (!lin_bot_purpose(bot, g, o, &t))
        return;
    told++;
    if (words[0] == '\0' || words[strlen(words) - 1] == '.')
        fail_msg("\"%s\" is no half sentence", words);
}

static bool is_act(const lin_order *o)
{
    return o->verb == RV_CHARGE || o->verb == RV_FIRE_AT || o->verb == RV_AHEAD ||
           o->verb == RV_WHEEL || o->verb == RV_RIDE || o->verb == RV_FORM || o->verb == RV_ROAD;
}

/* He answers, and leaves the state as it was. */
static void answer(lin_game *g, const lin_bot *bot, lin_rng *rng)
{
    const lin_side side = lin_to_answer(g);
    const uint64_t before = lin_hash_bytes(lin_state(g), sizeof(rg_state), 0);
    lin_refusal why = { 0 };
    lin_order o;

    assert_true(bot->choose(g, rng, &o));
    assert_true(before == lin_hash_bytes(lin_state(g), sizeof(rg_state), 0));
    if (bot->purpose && is_act(&o))
        look_at_purpose(g, bot, &o);
    if (lin_give(g, side, &o, &why) != LIN_OK)
        fail_msg("%s", why.text);
}

static int play(const char *first, const char *second, uint64_t game, uint64_t *hash)
{
    const lin_bot *bot[LIN_SIDES] = { lin_bot_find(first), lin_bot_find(second) };
    lin_rng rng[LIN_SIDES] = { game + 1, game + 1777 };
    const rg_state *end_of;
    lin_game *g;
    int n = 0, winner;

    assert_true(lin_game_new(&g, field, lin_dice_seeded(4, game), NULL) == LIN_OK);
    while (lin_waits(g) == LIN_ASKS_SIDE && n++ < ORDERS)
        answer(g, bot[lin_to_answer(g)], &rng[lin_to_answer(g)]);
    assert_true(lin_waits(g) == LIN_IS_OVER);
    end_of = lin_state(g);
    *hash = lin_hash_bytes(end_of, sizeof *end_of, 0);
    winner = end_of->head.winner;
    lin_game_free(g);
    return winner;
}

static void beats_random(void **state)
{
    static const char *const battles[] = { "gatehouse-lane", "meadow-fences" };

    (void)state;
    for (size_t b = 0; b < sizeof battles / sizeof *battles; b++) {
        int won[LIN_SIDES] = { 0, 0 };
        uint64_t hash;

        open_battle(battles[b], NULL);
        for (uint64_t i = 0; i < GAMES; i++) {
            won[0] += play("doctrine", "random", i, &hash) == LIN_FIRST;
            won[1] += play("random", "doctrine", i, &hash) == LIN_SECOND;
        }
        if (won[0] < GAMES - 1 || won[1] < GAMES - 1)
            fail_msg("%s: %d and %d of %d", battles[b], won[0], won[1], GAMES);
    }
    assert_true(acts > 1000 && told * 10 >= acts * 9);
}

/* The ambush of random play is answered as well as it can be; whoever lies in it wins. */
static void springs_the_ambush(void **state)
{
    int won = 0;
    uint64_t hash;

    (void)state;
    open_battle("ravine-road", NULL);
    for (uint64_t i = 0; i < GAMES; i++)
        won += play("doctrine", "random", i, &hash) == LIN_FIRST;
    assert_in_range(won, GAMES - 1, GAMES);
}

static void is_the_same_again(void **state)
{
    (void)state;
    open_battle("meadow-fences", NULL);
    for (uint64_t i = 0; i < 3; i++) {
        uint64_t first, second;

        play("doctrine", "doctrine", i, &first);
        play("doctrine", "doctrine", i, &second);
        assert_true(first == second);
    }
}

/* Every option is played with, and every battle comes to its end. */
static void ends_whatever_is_played(void **state)
{
    static const char *const battles[] = { "guilford-1781-regiments", "ravine-road",
                                           "brandywine-1777-regiments" };
    static const char *const options[] = { "musket_far=on bt_optional=on",
                                           "free_setup=on close_range=6", NULL };
    uint64_t hash;

    (void)state;
    for (size_t b = 0; b < sizeof battles / sizeof *battles; b++) {
        open_battle(battles[b], b == 0 ? options[0] : b == 1 ? options[1] : NULL);
        play("doctrine", "doctrine", b, &hash);
    }
}

/* ---- Chances ---- */

static void knows_the_odds(void **state)
{
    (void)state;
    assert_int_equal(rg_chance_of_menu(0), 21); /* 0 and more of two dice, one from the other */
    assert_int_equal(rg_chance_of_menu(5), 36);
    assert_int_equal(rg_chance_of_menu(-5), 1);
}

static int begin(void **state)
{
    (void)state;
    source = lin_source_new(NULL);
    return source ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    lin_source_free(source);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(beats_random),
                                        cmocka_unit_test(springs_the_ambush),
                                        cmocka_unit_test(is_the_same_again),
                                        cmocka_unit_test(ends_whatever_is_played),
                                        cmocka_unit_test(knows_the_odds) };

    return cmocka_run_group_tests_name("doctrine of the regimental rules", tests, begin, end);
}
