/* test_lf_odds.c -- odds of Land of the Free: dice that somebody's words could single out are told
 * apart only where words may be spoken.
 *
 * The usual answer keeps the dice. Named as what is assumed, the same answer has them thrown face
 * by face: the odds are the same, of many more states. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(dice_are_told_apart_only_for_words) };

    return cmocka_run_group_tests_name("odds of Land of the Free", tests, NULL, NULL);
}
