/* test_germantown_doctrine.c -- Germantown's commander beats random play from either side, every
 * order of his stands, he can say what he has in mind, and the same seed is the same game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>

#include "linstock_files.h"
#include "rules/germantown/germantown.h"

enum { GAMES = 40, ORDERS = 20000 };

static lin_field *field;
static int marches, told;

static void answer(lin_game *g, lin_game *view, const lin_bot *bot, lin_rng *rng)
{
    const lin_side side = lin_to_answer(g);
    char words[200];
    lin_text t = lin_text_in(words, sizeof words);
    lin_refusal why = { 0 };
    lin_order o;

    lin_seen_by(g, side, view);
    assert_true(bot->choose(view, rng, &o));
    if (bot->purpose && o.verb == V_MOVE) {
        marches++;
        told += lin_bot_purpose(bot, view, &o, &t);
    }
    if (lin_give(g, side, &o, &why) != LIN_OK)
        fail_msg("%s", why.text);
}

/* Who has won; *hash is that of the end. */
static int play(const char *first, const char *second, uint64_t game, uint64_t *hash)
{
    const lin_bot *bot[LIN_SIDES] = { lin_bot_find(first), lin_bot_find(second) };
    lin_rng rng[LIN_SIDES] = { game + 1, game + 1777 };
    lin_game *g, *view;
    int n = 0, winner;

    assert_true(lin_game_new(&g, field, lin_dice_seeded(4, game), NULL) == LIN_OK);
    assert_true(lin_game_new(&view, field, lin_dice_typed(), NULL) == LIN_OK);
    while (lin_waits(g) == LIN_ASKS_SIDE && n++ < ORDERS)
        answer(g, view, bot[lin_to_answer(g)], &rng[lin_to_answer(g)]);
    assert_true(lin_waits(g) == LIN_IS_OVER);
    *hash = lin_hash(g);
    winner = ((const gt_state *)lin_state(g))->head.winner;
    lin_game_free(g);
    lin_game_free(view);
    return winner;
}

static void beats_random(void **state)
{
    int won[LIN_SIDES] = { 0, 0 };
    uint64_t hash;

    (void)state;
    for (uint64_t i = 0; i < GAMES; i++) {
        won[0] += play("doctrine", "random", i, &hash) == LIN_FIRST;
        won[1] += play("random", "doctrine", i, &hash) == LIN_SECOND;
    }
    assert_true(won[0] >= GAMES * 9 / 10);
    assert_true(won[1] >= GAMES * 9 / 10);
    assert_true(marches > 100 && told * 10 >= marches * 9);
}

static void is_the_same_again(void **state)
{
    (void)state;
    for (uint64_t i = 0; i < 4; i++) {
        uint64_t first, second;

        play("doctrine", "doctrine", i, &first);
        play("doctrine", "doctrine", i, &second);
        assert_true(first == second);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(beats_random),
                                        cmocka_unit_test(is_the_same_again) };
    lin_battle *battle;
    lin_refusal why = { 0 };
    int code;

    if (lin_battle_load(LIN_SOURCE_DIR "/battles/germantown-chew-house", &battle, &why) != LIN_OK ||
        lin_field_new(&field, battle, NULL, &why) != LIN_OK) {
        fprintf(stderr, "%s\n", why.text);
        return 1;
    }
    code = cmocka_run_group_tests(tests, NULL, NULL);
    lin_field_free(field);
    lin_battle_free(battle);
    return code;
}
