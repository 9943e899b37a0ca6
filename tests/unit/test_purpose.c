/* test_purpose.c -- bots say what they have in mind: of every march and battle of doctrine, in half
 * a sentence that follows from the position alone. */
#include "core/core.h"
#include "files/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static lin_battle *battle;
static lin_field *field;

static void load(const char *name)
{
    char folder[300];
    lin_refusal why = { 0 };

    snprintf(folder, sizeof folder, "%s/battles/%s", LIN_SOURCE_DIR, name);
    if (lin_battle_load(folder, &battle, &why) != LIN_OK ||
        lin_field_new(&field, battle, NULL, &why) != LIN_OK)
        fail_msg("%s: %s", name, why.text);
}

static void drop(void)
{
    lin_field_free(field);
    lin_battle_free(battle);
}

/* What an account can put behind a comma. */
static void is_half_a_sentence(const char *words, const lin_text *t)
{
    if (t->cut || t->used < 5 || strncmp(words, "to ", 3) != 0 || words[t->used - 1] == '.' ||
        words[t->used - 1] == ' ' || strchr(words, '\n') || strstr(words, "  "))
        fail_msg("\"%s\" is no purpose", words);
}

/* Everything that doctrine orders in a game; how many orders that begin an action had none. */
static int purposes_of_a_game(const char *name, uint64_t seed, int *told)
{
    const lin_bot *bot = lin_bot_find("doctrine");
    lin_rng rng = seed;
    lin_game *g, *view;
    int silent = 0;

    load(name);
    assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(seed, 0), NULL), LIN_OK);
    assert_int_equal(lin_game_new(&view, field, lin_dice_typed(), NULL), LIN_OK);
    for (*told = 0; lin_waits(g) == LIN_ASKS_SIDE;) {
        char words[300] = "", again[300] = "";
        lin_text t = lin_text_in(words, sizeof words), t2 = lin_text_in(again, sizeof again);
        const lin_side side = lin_to_answer(g);
        uint64_t hash;
        lin_order o;

        lin_seen_by(g, side, view);
        assert_true(bot->choose(view, &rng, &o));
        hash = lin_hash(view);
        if (lin_bot_purpose(bot, view, &o, &t)) {
            is_half_a_sentence(words, &t);
            assert_true(lin_bot_purpose(bot, view, &o, &t2));
            assert_string_equal(words, again);
            (*told)++;
        } else {
            assert_int_equal(t.used, 0);
            silent += lin_row(field, lin_head_in(lin_state(g)))->acts &&
                      field->rules->verb[o.verb].args[0] != '\0';
        }
        assert_int_equal(lin_hash(view), hash);
        assert_int_equal(lin_give(g, side, &o, NULL), LIN_OK);
        lin_events_clear(g);
    }
    lin_game_free(g);
    lin_game_free(view);
    drop();
    return silent;
}

static void every_march_and_battle_has_one(void **unused)
{
    int told;

    (void)unused;
    assert_int_equal(purposes_of_a_game("brandywine-1777", 7, &told), 0);
    assert_true(told > 200);
    assert_int_equal(purposes_of_a_game("take-the-field", 7, &told), 0);
    assert_true(told > 100);
    assert_int_equal(purposes_of_a_game("cowpens-1781", 7, &told), 0);
    assert_true(told > 200);
}

/* ---- whoever is asked, with whatever ---- */

static bool talks(lin_game *view, const lin_order *o, lin_text *out)
{
    (void)view, (void)o;
    lin_put(out, "to be heard");
    return true;
}

static bool mumbles(lin_game *view, const lin_order *o, lin_text *out)
{
    (void)view, (void)o;
    lin_put(out, "to");
    return false;
}

static void a_bot_of_ones_own_tells_its_own(void **unused)
{
    const lin_bot talker = { .name = "t", .text = "x", .purpose = talks },
                  mumbler = { .name = "m", .text = "x", .purpose = mumbles };
    char words[80] = "";
    lin_text t = lin_text_in(words, sizeof words);
    lin_order o = { 0 }, wild = { .verb = 200, .nargs = 99 };
    lin_rng rng = 1;
    lin_game *g;

    (void)unused;
    load("brandywine-1777");
    assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(1, 1), NULL), LIN_OK);
    assert_true(lin_random_order(g, &rng, &o));
    lin_put(&t, "It went ");
    assert_true(lin_bot_purpose(&talker, g, &o, &t));
    assert_string_equal(words, "It went to be heard");
    assert_false(lin_bot_purpose(&mumbler, g, &o, &t));
    assert_false(lin_bot_purpose(lin_bot_find("random"), g, &o, &t));
    assert_false(lin_bot_purpose(&talker, g, &wild, &t));
    assert_string_equal(words, "It went to be heard");
    lin_concede(g, LIN_FIRST);
    assert_false(lin_bot_purpose(&talker, g, &o, &t));
    lin_game_free(g);
    drop();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_march_and_battle_has_one),
        cmocka_unit_test(a_bot_of_ones_own_tells_its_own),
    };

    return cmocka_run_group_tests_name("purposes", tests, NULL, NULL);
}
