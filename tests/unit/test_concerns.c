/* test_concerns.c -- what an answer concerns: of every answer of whole games units that there are,
 * each once, lines as many as there is room for, sentences with rules that the ledger has; and the
 * game is as it was. On a table a group's members, its commander's sphere and what it costs. */
#include "core/core.h"
#include "files/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define STROKES 8

static lin_battle *battle;
static lin_field *field;
static lin_stroke stroke[STROKES];

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

/* Whole sentences, and each rule in brackets is one. */
static void are_sentences(const char *words, const lin_text *t)
{
    if (t->cut || words[t->used - 1] != '.' || strstr(words, "  "))
        fail_msg("\"%s\" are no sentences", words);
    for (const char *c = words; (c = strchr(c, '[')); c++) {
        char id[20];

        assert_int_equal(sscanf(c, "[%19[^]]]", id), 1);
        if (!lin_rule_find(id))
            fail_msg("\"%s\": there is no rule %s", words, id);
    }
}

/* How many lines; units and words are checked. */
static int concerns_of(lin_game *g, const lin_order *o, lin_units *units, char *words, size_t size)
{
    const uint64_t hash = lin_hash(g);
    lin_text t = lin_text_in(words, size);
    bool seen[LIN_PIECES] = { false };
    const int n = lin_concerns(g, o, units, stroke, STROKES, &t);

    assert_true(n >= 0 && n <= STROKES);
    assert_true(lin_hash(g) == hash);
    for (int i = 0; i < units->n; i++) {
        assert_true(units->unit[i] < battle->units);
        assert_false(seen[units->unit[i]]);
        seen[units->unit[i]] = true;
    }
    for (int i = 0; i < n; i++)
        assert_true(stroke[i].points > 0);
    if (t.used)
        are_sentences(words, &t);
    return n;
}

/* Every answer of a game between bots; how many had something to say. */
static int told_in_a_game(const char *name, uint64_t seed)
{
    const lin_bot *bot = lin_bot_find("doctrine");
    lin_rng rng = seed;
    lin_game *g;
    int told = 0;

    load(name);
    assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(seed, 0), NULL), LIN_OK);
    while (lin_waits(g) == LIN_ASKS_SIDE) {
        const lin_list *list = lin_answers(g);
        char words[2000];
        lin_units units;
        lin_order o;

        for (int i = 0; i < list->orders; i++) {
            words[0] = '\0';
            concerns_of(g, &list->order[i], &units, words, sizeof words);
            told += words[0] != '\0';
        }
        assert_true(bot->choose(g, &rng, &o));
        assert_int_equal(lin_give(g, lin_to_answer(g), &o, NULL), LIN_OK);
        lin_events_clear(g);
    }
    lin_game_free(g);
    drop();
    return told;
}

static void every_answer_of_a_game_can_be_asked_about(void **unused)
{
    (void)unused;
    assert_true(told_in_a_game("take-the-field", 3) > 100);
    assert_true(told_in_a_game("brandywine-1777", 3) > 20);
}

/* ---- a group ---- */

static void say(lin_game *g, const char *order)
{
    lin_order atom[LIN_ATOMS];
    lin_refusal why = { 0 };
    int n = 0;

    if (lin_expand(g, order, atom, LIN_ATOMS, &n, &why) != LIN_OK)
        fail_msg("%s: %s", order, why.text);
    for (int i = 0; i < n; i++)
        assert_int_equal(lin_give(g, lin_to_answer(g), &atom[i], NULL), LIN_OK);
}

static bool has(const lin_units *units, const char *id)
{
    for (int i = 0; i < units->n; i++)
        if (strcmp(battle->unit[units->unit[i]].id, id) == 0)
            return true;
    return false;
}

static lin_game *cowpens(void)
{
    static const char *const opening[] = { "objective 48.6 37.5",
                                           "objective 46.8 21.5",
                                           "objective 50.8 52.5",
                                           "objective 24.5 38.5",
                                           "deploy historical",
                                           "deploy historical",
                                           "first" };
    lin_game *g;

    load("cowpens-1781");
    assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(7, 0), NULL), LIN_OK);
    for (size_t i = 0; i < sizeof opening / sizeof *opening; i++)
        say(g, opening[i]);
    return g;
}

static void a_group_tells_of_its_members_spheres_and_cost(void **unused)
{
    lin_game *g = cowpens();
    char words[2000] = "", cut[40] = "";
    lin_text t = lin_text_in(cut, sizeof cut);
    lin_units units;
    lin_order o;

    (void)unused;
    assert_int_equal(lin_parse(g, "group MCDOWELL", &o, NULL), LIN_OK);
    assert_int_equal(concerns_of(g, &o, &units, words, sizeof words), 2);
    assert_int_equal(units.n, 4);
    assert_true(has(&units, "RIFLES-GA") && has(&units, "RIFLES-NC"));
    assert_true(has(&units, "MCDOWELL") && has(&units, "MORGAN"));
    assert_string_equal(stroke[0].kind, "sphere");
    assert_non_null(strstr(words, "RIFLES-GA and RIFLES-NC."));
    assert_non_null(strstr(words, "costs no command point"));
    assert_non_null(strstr(words, "[LF-CM-04]"));
    /* No room for lines or words: fewer of them, and no more than that. */
    assert_int_equal(lin_concerns(g, &o, &units, stroke, 1, &t), 1);
    assert_int_equal(lin_concerns(g, &o, &units, NULL, 0, &t), 0);
    assert_int_equal(units.n, 4);
    lin_game_free(g);
    drop();
}

static void what_cannot_be_answered_concerns_nobody(void **unused)
{
    lin_game *g = cowpens();
    char words[200] = "";
    lin_text t = lin_text_in(words, sizeof words);
    lin_order o, wild = { .verb = 200, .nargs = 99 };
    lin_units units = { .n = 3 };

    (void)unused;
    assert_int_equal(lin_parse(g, "group TARLETON", &o, NULL), LIN_OK);
    assert_int_equal(lin_concerns(g, &o, &units, stroke, STROKES, &t), 0);
    assert_int_equal(units.n, 0);
    assert_int_equal(lin_concerns(g, &wild, &units, stroke, STROKES, &t), 0);
    assert_int_equal(t.used, 0);
    lin_game_free(g);
    drop();
}

/* The orders it will have, and whose points there are for it. */
static void an_element_tells_of_its_orders(void **unused)
{
    lin_game *g = cowpens();
    char words[2000] = "";
    lin_units units;
    lin_order o;

    (void)unused;
    say(g, "group MCDOWELL");
    assert_int_equal(lin_parse(g, "activate RIFLES-GA gc", &o, NULL), LIN_OK);
    assert_int_equal(concerns_of(g, &o, &units, words, sizeof words), 1);
    assert_true(has(&units, "RIFLES-GA") && has(&units, "MCDOWELL"));
    assert_non_null(strstr(words, "RIFLES-GA will have 3 Maneuver and 3 Combat Orders"));
    words[0] = '\0';
    assert_int_equal(lin_parse(g, "together gc", &o, NULL), LIN_OK);
    assert_int_equal(concerns_of(g, &o, &units, words, sizeof words), 1);
    assert_int_equal(units.n, 3);
    lin_game_free(g);
    drop();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_answer_of_a_game_can_be_asked_about),
        cmocka_unit_test(a_group_tells_of_its_members_spheres_and_cost),
        cmocka_unit_test(what_cannot_be_answered_concerns_nobody),
        cmocka_unit_test(an_element_tells_of_its_orders),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
