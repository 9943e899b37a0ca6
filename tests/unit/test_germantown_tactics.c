/* test_germantown_tactics.c -- games of tactics: that a mix is the best there is needs no second
 * solver. The mix of the rows wins at least the value whatever column is played, that of the
 * columns loses no more whatever row: so both are best, and the value is theirs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <time.h>

#include "core/wide.h"
#include "rules/germantown/tactics_game.h"

/* ---- the solver ---- */

/* a b >= c d, exactly; the sums here stay below 2^63. */
static bool at_least(int64_t a, int64_t b, int64_t c, int64_t d)
{
    return !lin_products_less(a, b, c, d);
}

static void is_best(const gt_payoffs *g)
{
    gt_mix m;
    int64_t rows = 0, columns = 0;

    gt_solve(g, &m);
    assert_true(m.all > 0 && m.value_of > 0);
    for (int i = 0; i < GT_TACTICS; i++) {
        assert_true(m.row[i] >= 0 && m.column[i] >= 0);
        assert_true(i < g->rows || m.row[i] == 0);
        assert_true(i < g->columns || m.column[i] == 0);
        rows += m.row[i];
        columns += m.column[i];
    }
    assert_true(rows == m.all);
    assert_true(columns == m.all);
    for (int k = 0; k < g->columns; k++) {
        int64_t won = 0;

        for (int i = 0; i < g->rows; i++)
            won += g->pay[i][k] * m.row[i];
        assert_true(at_least(won, m.value_of, m.value, m.all));
    }
    for (int i = 0; i < g->rows; i++) {
        int64_t won = 0;

        for (int k = 0; k < g->columns; k++)
            won += g->pay[i][k] * m.column[k];
        assert_true(at_least(m.value, m.all, won, m.value_of));
    }
}

static void known_games(void **state)
{
    const gt_payoffs scissors = { 3, 3, { { 0, -1, 1 }, { 1, 0, -1 }, { -1, 1, 0 } } };
    const gt_payoffs pennies = { 2, 2, { { 3, -1 }, { -1, 1 } } };
    const gt_payoffs saddle = { 2, 3, { { 4, 2, 5 }, { 1, -3, 9 } } };
    const gt_payoffs one = { 1, 1, { { -7 } } };
    gt_mix m;

    (void)state;
    gt_solve(&scissors, &m);
    assert_true(m.all == 3 && m.row[0] == 1 && m.row[1] == 1 && m.row[2] == 1 && m.value == 0);
    gt_solve(&pennies, &m);
    assert_true(m.all == 3 && m.row[0] == 1 && m.row[1] == 2 && m.column[0] == 1);
    assert_true(m.value == 1 && m.value_of == 3);
    gt_solve(&saddle, &m);
    assert_true(m.all == 1 && m.row[0] == 1 && m.column[1] == 1 && m.value == 2);
    gt_solve(&one, &m);
    assert_true(m.all == 1 && m.value == -7 && m.value_of == 1);
    is_best(&scissors);
    is_best(&pennies);
    is_best(&saddle);
    is_best(&one);
}

static gt_payoffs by_chance(lin_rng *rng, int rows, int columns, int least, int most)
{
    gt_payoffs g = { .rows = rows, .columns = columns };

    for (int i = 0; i < rows; i++)
        for (int k = 0; k < columns; k++)
            g.pay[i][k] = (int16_t)(least + (int)lin_rng_below(rng, (uint32_t)(most - least + 1)));
    return g;
}

/* Of every size and range; many ties among small numbers, the widest numbers by far ones. */
static void games_by_chance(void **state)
{
    lin_rng rng = 1777;

    (void)state;
    for (int n = 0; n < 40000; n++) {
        const int rows = 1 + (int)lin_rng_below(&rng, 8), columns = 1 + (int)lin_rng_below(&rng, 8);
        const int range = 1 + (int)lin_rng_below(&rng, n & 1 ? 5 : 120),
                  least = -(int)lin_rng_below(&rng, (uint32_t)range + 1);
        const gt_payoffs g = by_chance(&rng, rows, columns, least, least + range);

        is_best(&g);
    }
}

/* Only the ends of the range: the determinants are as large as they can get. */
static void widest_games(void **state)
{
    lin_rng rng = 4;

    (void)state;
    for (int n = 0; n < 20000; n++) {
        gt_payoffs g = by_chance(&rng, 8, 8, 0, 1);
        const int low = -(int)lin_rng_below(&rng, GT_PAY_MOST + 1);

        for (int i = 0; i < 8; i++)
            for (int k = 0; k < 8; k++)
                g.pay[i][k] = (int16_t)(low + g.pay[i][k] * GT_PAY_MOST);
        is_best(&g);
    }
}

/* The matrix of the card with worths that grow with the number: all subsets of tactics that can be
 * open to each side. */
static void matrix_games(void **state)
{
    lin_rng rng = 10;
    const unsigned open[] = { 0x1d, 0xbd, 0xff, 0xbf };

    (void)state;
    for (int n = 0; n < 4000; n++) {
        int worth[5], sum = -(int)lin_rng_below(&rng, 100);
        gt_payoffs g = { 0 };

        for (int i = 0; i < 5; i++)
            worth[i] = sum += (int)lin_rng_below(&rng, 20);
        for (int t = 0; t < GT_TACTICS; t++)
            if (open[n & 3] >> t & 1) {
                g.columns = 0;
                for (int d = 0; d < GT_TACTICS; d++)
                    if (open[n >> 2 & 3] >> d & 1)
                        g.pay[g.rows][g.columns++] =
                            (int16_t)(gt_matrix[d][t] == GT_NO_COMBAT ? 0
                                                                      : worth[gt_matrix[d][t] + 2]);
                g.rows++;
            }
        is_best(&g);
    }
}

static void is_quick(void **state)
{
    lin_rng rng = 3;
    const clock_t begun = clock();
    gt_mix m;

    (void)state;
    for (int n = 0; n < 2000; n++) {
        const gt_payoffs g = by_chance(&rng, 8, 8, -60, 60);

        gt_solve(&g, &m);
    }
    /* five milliseconds are allowed; sanitizers and slow machines are far below */
    assert_true((clock() - begun) / 10 < CLOCKS_PER_SEC);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_games),  cmocka_unit_test(games_by_chance),
        cmocka_unit_test(widest_games), cmocka_unit_test(matrix_games),
        cmocka_unit_test(is_quick),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
