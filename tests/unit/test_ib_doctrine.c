/* test_ib_doctrine.c -- Iron Brigade's commander beats random play from either side, every order of
 * his stands, the same seed is the same game; he judges by eye, asks nothing that his side does
 * not know, and says what he has in mind without a distance. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/ironbrigade/doctrine/doctrine.h"

#include <stdio.h>
#include <string.h>

enum { GAMES = 15, ORDERS = 20000 };

static lin_source *source;
static const lin_field *field;
static int acts, told, same_blindfold;

static void open_battle(const char *name, const char *options)
{
    char path[300];
    lin_refusal why = { 0 };

    snprintf(path, sizeof path, "%s/battles/%s", LIN_SOURCE_DIR, name);
    if (lin_source_field(source, path, options, &field, &why) != LIN_OK)
        fail_msg("%s", why.text);
}

static bool says_a_distance(const char *words)
{
    return strstr(words, "inch") != NULL || strchr(words, '"') != NULL;
}

/* IB-12.2: not in words either. */
static void look_at_purpose(lin_game *view, const lin_bot *bot, const lin_order *o)
{
    char words[240] = "";
    lin_text t = lin_text_in(words, sizeof words);

    acts++;
    if (!lin_bot_purpose(bot, view, o, &t))
        return;
    told++;
    if (says_a_distance(words))
        fail_msg("\"%s\" says a distance", words);
    if (words[0] == '\0' || words[strlen(words) - 1] == '.')
        fail_msg("\"%s\" is no half sentence", words);
}

/* IB-1.51, IB-1.52: whether he sees the enemy's orders and sharpshooters or not, he answers the
 * same. g: all of it; view: what his side sees. */
static void look_at_secrets(lin_game *g, lin_game *view, const lin_order *o)
{
    const lin_list *list = lin_answers(view);
    lin_order other = { 0 };
    lin_rng rng = 1;
    const int i = ib_doctrine(lin_view_of(g), list, &rng, &other);

    if (i >= 0)
        other = list->order[i];
    if (!lin_same_order(&other, o))
        fail_msg("he knows what he cannot know");
    same_blindfold++;
}

static void answer(lin_game *g, lin_game *view, const lin_bot *bot, lin_rng *rng)
{
    const lin_side side = lin_to_answer(g);
    const bool doctrine = bot->purpose != NULL;
    lin_refusal why = { 0 };
    lin_order o;

    lin_seen_by(g, side, view);
    assert_true(bot->choose(view, rng, &o));
    if (doctrine && (o.verb == IV_AHEAD || o.verb == IV_CHARGE || o.verb == IV_FIRE ||
                     o.verb == IV_AHEAD_BY || o.verb == IV_SEND || o.verb == IV_SEND_AT))
        look_at_purpose(view, bot, &o);
    if (doctrine)
        look_at_secrets(g, view, &o);
    if (lin_give(g, side, &o, &why) != LIN_OK)
        fail_msg("%s", why.text);
}

/* Who has won; *hash is of where everybody is at the end. */
static int play(const char *first, const char *second, uint64_t game, uint64_t *hash)
{
    const lin_bot *bot[LIN_SIDES] = { lin_bot_find(first), lin_bot_find(second) };
    lin_rng rng[LIN_SIDES] = { game + 1, game + 1777 };
    const ib_state *end_of;
    lin_game *g, *view;
    int n = 0, winner;

    assert_true(lin_game_new(&g, field, lin_dice_seeded(4, game), NULL) == LIN_OK);
    assert_true(lin_game_new(&view, field, lin_dice_typed(), NULL) == LIN_OK);
    while (lin_waits(g) == LIN_ASKS_SIDE && n++ < ORDERS)
        answer(g, view, bot[lin_to_answer(g)], &rng[lin_to_answer(g)]);
    assert_true(lin_waits(g) == LIN_IS_OVER);
    end_of = lin_state(g);
    *hash = lin_hash_bytes(end_of->at, sizeof end_of->at, end_of->turn);
    winner = end_of->head.winner;
    lin_game_free(g);
    lin_game_free(view);
    return winner;
}

/* ---- He wins ---- */

static void beats_random(void **state)
{
    static const char *const battles[] = { "two-roads", "hedgerow-hill", "french-at-the-ford" };

    (void)state;
    for (size_t b = 0; b < sizeof battles / sizeof *battles; b++) {
        int won[LIN_SIDES] = { 0, 0 };
        uint64_t hash;

        open_battle(battles[b], NULL);
        for (uint64_t i = 0; i < GAMES; i++) {
            won[0] += play("doctrine", "random", i, &hash) == LIN_FIRST;
            won[1] += play("random", "doctrine", i, &hash) == LIN_SECOND;
        }
        if (won[0] < GAMES - 2 || won[1] < GAMES - 2)
            fail_msg("%s: %d and %d of %d", battles[b], won[0], won[1], GAMES);
    }
    assert_true(acts > 1000 && told * 10 >= acts * 9);
    assert_true(same_blindfold > 1000);
}

static void is_the_same_again(void **state)
{
    (void)state;
    open_battle("two-roads", NULL);
    for (uint64_t i = 0; i < 3; i++) {
        uint64_t first, second;

        play("doctrine", "doctrine", i, &first);
        play("doctrine", "doctrine", i, &second);
        assert_true(first == second);
    }
}

/* ---- covers: IB-12.11 ---- */

/* How many of a few games end otherwise with the other options. */
static int differ(const char *options, const char *others)
{
    int n = 0;

    for (uint64_t i = 0; i < 4; i++) {
        uint64_t first, second;

        open_battle("two-roads", options);
        play("doctrine", "doctrine", i, &first);
        open_battle("two-roads", others);
        play("doctrine", "doctrine", i, &second);
        n += first != second;
    }
    return n;
}

/* Who misjudges more plays otherwise; but where measuring is free, nobody misjudges. */
static void judges_by_eye(void **state)
{
    (void)state;
    assert_int_equal(differ("ai_eye=0", "ai_eye=25"), 4);
    assert_int_equal(differ("premeasure=on ai_eye=0", "premeasure=on ai_eye=25"), 0);
}

/* ---- Chances ---- */

/* Three dice against three, even: as often won as lost, and of single dice what can be counted by
 * hand: a valid one against none, or a higher one. */
static void knows_the_odds(void **state)
{
    const ib_chances even = ib_round_chances(3, 0, 3, 0), one = ib_round_chances(1, 0, 1, 0),
                     up = ib_round_chances(1, 1, 1, 0);

    (void)state;
    assert_int_equal(even.win, even.lose);
    assert_int_equal(even.takes, even.loses);
    assert_int_equal(one.win, 100 * (9 + 3) / 36); /* 9: against nothing; 3: 5 or 6 over less */
    assert_int_equal(up.win, 100 * (9 + 6) / 36);
    assert_int_equal(up.lose, 100 * (9 + 1) / 36);
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
                                        cmocka_unit_test(is_the_same_again),
                                        cmocka_unit_test(judges_by_eye),
                                        cmocka_unit_test(knows_the_odds) };

    return cmocka_run_group_tests_name("Iron Brigade's doctrine", tests, begin, end);
}
