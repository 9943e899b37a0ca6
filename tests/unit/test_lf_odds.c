/* test_lf_odds.c -- odds of Land of the Free: what makes them quicker changes none of them.
 *
 * Dice that somebody's words could single out are told apart only where words may be spoken: the
 * usual answer keeps the dice. Named as what is assumed, the same answer has them thrown face by
 * face: the odds are the same, of many more states.
 *
 * What can no longer matter once a round of melee is settled is forgotten (charge/forget.c), and
 * rounds are followed before what comes of them. The same book without either has the same odds of
 * every charge that is met in play. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/steps.h"

#include <stdlib.h>
#include <string.h>

#define DRILL                                                                                      \
    "position lof-drill\ncommander B1 at 30 4 points 1\ncommander A1 at 30 22 points 2\nunit A1c " \
    "at "                                                                                          \
    "40 20 facing 180 line\n"
#define FIRE                                                                                   \
    DRILL "unit B1a at 30 8 facing 0 line\nunit B1b at 40 8 facing 0 line\nunit A1b at 30 14 " \
          "facing 180 line hits 2\nactive group B1 element B1a by B1\n"
#define CHARGE                                                                                 \
    DRILL "unit B1b at 30 8 facing 0 line\nunit B1a at 40 8 facing 0 line\nunit A1b at 30 14 " \
          "facing 180 line\nactive group B1 element B1b by B1 m 3 c 1\n"

static const struct {
    const char *position, *order, *usual, *same;
} cases[] = {
    { FIRE, "fire A1b shot", NULL, "test-encourage=keep-dice" },
    { CHARGE, "charge A1b", "reaction=hold", "reaction=hold,test-encourage=keep-dice" },
    { CHARGE, "inspire A1b", "reaction=hold", "reaction=hold,test-encourage=keep-dice" },
};

static void compare(const lin_odds *a, const lin_odds *b)
{
    assert_int_equal(lin_odds_outcomes(a), lin_odds_outcomes(b));
    for (int i = 0; i < lin_odds_outcomes(a); i++) {
        const lin_outcome *x = lin_odds_outcome(a, i), *y = lin_odds_outcome(b, i);

        assert_string_equal(x->text, y->text);
        assert_true(x->num_high == y->num_high && x->num_low == y->num_low);
        assert_true(x->den_high == y->den_high && x->den_low == y->den_low);
    }
}

static void dice_are_told_apart_only_for_words(void **state)
{
    lin_source *source = lin_source_new(NULL);
    lin_odds *a = lin_odds_new(), *b = lin_odds_new();
    const lin_field *f;
    lin_refusal why;

    (void)state;
    assert_true(source && a && b);
    assert_int_equal(lin_source_field(source, "lof-drill", NULL, &f, &why), LIN_OK);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *text = cases[i].position;
        lin_game *g;

        assert_int_equal(lin_position_read(&g, f, text, strlen(text), lin_dice_typed(), &why),
                         LIN_OK);
        assert_int_equal(lin_odds_of(g, cases[i].order, cases[i].usual, a, &why), LIN_OK);
        assert_int_equal(lin_odds_of(g, cases[i].order, cases[i].same, b, &why), LIN_OK);
        assert_string_equal(lin_odds_limit(b), "");
        compare(a, b);
        assert_true(lin_odds_nodes(a) < lin_odds_nodes(b));
        lin_game_free(g);
    }
    lin_odds_free(a);
    lin_odds_free(b);
    lin_source_free(source);
}

/* ---- what is forgotten ---- */

static lin_refusal why;

static void compare_chances(const lin_odds *a, const lin_odds *b)
{
    assert_int_equal(lin_odds_chances(a), lin_odds_chances(b));
    for (int i = 0; i < lin_odds_chances(a); i++) {
        const lin_chance *x = lin_odds_chance(a, i), *y = lin_odds_chance(b, i);

        assert_string_equal(x->text, y->text);
        assert_int_equal(x->unit, y->unit);
        assert_true(x->p - y->p < 1e-12 && y->p - x->p < 1e-12);
        if (x->den_low && y->den_low) /* neither is finer than what is told as a fraction */
            assert_true(x->num_low == y->num_low && x->den_low == y->den_low);
    }
}

/* The book without its short ways. */
static lin_field *plain_field(const lin_field *of, lin_rules *rules)
{
    lin_field *f = malloc(of->rules->field_size);

    assert_non_null(f);
    memcpy(f, of, of->rules->field_size);
    *rules = *of->rules;
    rules->forget = NULL;
    rules->stage = NULL;
    f->rules = rules;
    return f;
}

typedef struct {
    const lin_field *plain;
    lin_odds *a, *b;
    int tried, compared;
    uint64_t nodes[2];
} comparing;

/* The same both ways; what is not followed to its end may be more of the longer one. */
static void compare_order(comparing *c, const lin_game *g, const char *order, const char *assume)
{
    lin_game *all;

    if (lin_odds_of(g, order, assume, c->a, &why) != LIN_OK)
        return;
    assert_int_equal(lin_game_from(&all, c->plain, lin_state(g), lin_dice_typed(), &why), LIN_OK);
    if (lin_odds_of(all, order, assume, c->b, &why) == LIN_OK && !lin_odds_limit(c->b)[0]) {
        assert_string_equal(lin_odds_limit(c->a), "");
        compare(c->a, c->b);
        compare_chances(c->a, c->b);
        c->compared++;
        c->nodes[0] += lin_odds_nodes(c->a);
        c->nodes[1] += lin_odds_nodes(c->b);
    }
    lin_game_free(all);
}

static void compare_charges(comparing *c, lin_game *g)
{
    static const char *const assume[] = { NULL, "reaction=closing shot", "reaction=last" };
    lin_order charge[8];
    const lin_list *list = lin_answers(g);
    int n = 0;

    for (int i = 0; i < lin_list_orders(list) && n < 8; i++) {
        const lin_order *o = lin_list_order(list, i);

        if (o->verb == LV_CHARGE || o->verb == LV_INSPIRE || o->verb == LV_FIGHT)
            charge[n++] = *o;
    }
    for (int i = 0; i < n; i++) {
        char order[LIN_ORDER_TEXT];
        lin_text t = lin_text_in(order, sizeof order);

        lin_print(lin_game_field(g), &charge[i], &t);
        compare_order(c, g, order, assume[c->tried++ % 3]);
    }
}

/* With Combat Orders for three rounds. */
static void compare_game(comparing *c, const lin_field *f, uint64_t i, int most)
{
    lin_game *g;
    lin_rng rng = i + 1;
    const int begun = c->compared;

    assert_int_equal(lin_game_new(&g, f, lin_dice_seeded(17, i), &why), LIN_OK);
    while (lin_waits(g) == LIN_ASKS_SIDE && c->compared < begun + most) {
        const lf_state *s = lin_state(g);
        lin_order o;

        if (lin_top(&s->head)->step == LF_ORDERS || lin_top(&s->head)->step == LF_PARTICIPANT) {
            lin_game *more;
            lf_state three = *s;

            three.c = three.c ? 3 : 0;
            assert_int_equal(lin_game_from(&more, f, &three, lin_dice_typed(), &why), LIN_OK);
            compare_charges(c, more);
            lin_game_free(more);
        }
        assert_true(lin_bot_find("doctrine")->choose(g, &rng, &o));
        assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
    }
    lin_game_free(g);
}

static void what_is_forgotten_changes_no_odds(void **state)
{
    static const char *const battles[] = { "take-the-field", "cowpens-1781", "fallen-timbers-1794",
                                           "new-orleans-1815" };
    const int games = getenv("FULL") ? 10 : 1, most = getenv("FULL") ? 25 : 4;
    lin_source *source = lin_source_new(NULL);
    comparing c = { .a = lin_odds_new(), .b = lin_odds_new() };

    (void)state;
    assert_true(source && c.a && c.b);
    for (size_t i = 0; i < sizeof battles / sizeof *battles; i++) {
        const lin_field *f;
        lin_rules rules;
        lin_field *plain;

        assert_int_equal(lin_source_field(source, battles[i], NULL, &f, &why), LIN_OK);
        c.plain = plain = plain_field(f, &rules);
        for (int k = 0; k < games; k++)
            compare_game(&c, f, (uint64_t)k, most);
        free(plain);
    }
    assert_true(c.compared > 4);
    assert_true(c.nodes[0] < c.nodes[1]);
    if (getenv("FULL"))
        print_message("%d charges; %lu states, %lu without\n", c.compared,
                      (unsigned long)c.nodes[0], (unsigned long)c.nodes[1]);
    lin_odds_free(c.a);
    lin_odds_free(c.b);
    lin_source_free(source);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dice_are_told_apart_only_for_words),
        cmocka_unit_test(what_is_forgotten_changes_no_odds),
    };

    return cmocka_run_group_tests_name("odds of Land of the Free", tests, NULL, NULL);
}
