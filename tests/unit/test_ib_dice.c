/* test_ib_dice.c -- which dice Iron Brigade throws, covers: IB-1.1, IB-1.3. Random games, each roll
 * looked at before it is thrown: dice of 6, 8, 10 from 0, and 20, and never the D4 that is listed
 * among the things needed. (That a D4 could be thrown, by hand, by seed and sealed, is
 * test_dice.c's.) */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/ironbrigade/ironbrigade.h"

#include <string.h>

static const char *const battles[] = { "ib-range", "ib-scrum", "ib-drill" };

static void roll_by_chance(lin_game *g, const lin_roll_ask *ask, lin_rng *rng)
{
    uint8_t face[LIN_DICE];

    for (int i = 0; i < ask->n; i++)
        face[i] = (uint8_t)(lin_rng_below(rng, ask->faces) + !ask->from_zero);
    assert_int_equal(lin_roll(g, face, ask->n, NULL), LIN_OK);
}

/* A game to its end; bit n: dice of n faces were thrown. */
static uint32_t faces_of_game(const lin_field *field, lin_rng *rng)
{
    lin_refusal why = { 0 };
    lin_game *g = NULL;
    uint32_t thrown = 0;

    assert_int_equal(lin_game_new(&g, field, lin_dice_typed(), &why), LIN_OK);
    while (lin_waits(g) != LIN_IS_OVER) {
        if (lin_waits(g) == LIN_ASKS_DICE) {
            lin_question q;

            lin_ask(g, &q);
            assert_true(q.roll.n > 0 && q.roll.n <= LIN_DICE);
            assert_int_equal(q.roll.from_zero, q.roll.faces == 10); /* IB-1.2 */
            thrown |= (uint32_t)1 << q.roll.faces;
            roll_by_chance(g, &q.roll, rng);
        } else {
            lin_order o;

            assert_true(lin_random_order(g, rng, &o));
            assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
        }
    }
    lin_game_free(g);
    return thrown;
}

static void no_rule_throws_a_die_of_four_faces(void **state)
{
    const uint32_t printed = 1 << 6 | 1 << 8 | 1 << 10 | 1 << 20;
    lin_source *source = lin_source_new(NULL);
    lin_rng rng = 1777;
    uint32_t thrown = 0;

    (void)state;
    for (int i = 0; i < 3 * 40; i++) {
        char path[200];
        lin_text t = lin_text_in(path, sizeof path);
        const lin_field *field = NULL;

        lin_put(&t, "%s/tests/battles/%s", LIN_SOURCE_DIR, battles[i % 3]);
        assert_int_equal(lin_source_field(source, path, NULL, &field, NULL), LIN_OK);
        thrown |= faces_of_game(field, &rng);
    }
    assert_int_equal(thrown, printed);
    lin_source_free(source);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_rule_throws_a_die_of_four_faces),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
