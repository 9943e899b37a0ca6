/* test_rg_odds.c -- odds of a charge are those of its dice: sorted throws, states that differ in
 * what can no longer matter, and names told together change nothing.
 *
 * The same book without rg_forget and without sorts throws all thirty-six pairs of dice and keeps
 * every state apart; both must have the same outcomes with the same exact weights. Played games
 * with thrown dice must come out as often, which holds the search itself against play. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/regimental/regimental.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FENCE                           \
    "position gatehouse-lane\nturn 3\n" \
    "unit MASS-2 at 31.5 17 facing 270 line stands 6\nunit F-47 at 20 7 facing 90 line\n"
#define CHARGE                                           \
    "unit F-9 at 31.5 17 facing 90 line charging cold\n" \
    "charge F-9 MASS-2 wheel 0 from 25 17 flags 1 level 0\npair F-9 MASS-2 deep 75\n"

static const char *const charges[] = {
    FENCE CHARGE "phase charge crown\n",
    FENCE CHARGE "unit BROWN at 36 17 facing 270 line\nphase charge crown\n",
    FENCE CHARGE "unit BROWN at 36 17 facing 270 line\nunit DWIGHT with MASS-2\n"
                 "unit MARSH with F-9\nphase charge crown\n",
    FENCE CHARGE "unit BROWN at 36 17 facing 270 line\nunit DWIGHT with BROWN\n"
                 "unit MARSH with F-9\nphase charge crown\n",
};
#define CHARGES (sizeof charges / sizeof *charges)

static lin_source *source;
static lin_refusal why;

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

static lin_game *read_position(const lin_field *f, const char *text)
{
    lin_game *g;

    if (lin_position_read(&g, f, text, strlen(text), lin_dice_typed(), &why) != LIN_OK)
        fail_msg("%s", why.text);
    return g;
}

static const lin_field *the_field(void)
{
    const lin_field *f;

    assert_int_equal(lin_source_field(source, "gatehouse-lane", NULL, &f, &why), LIN_OK);
    return f;
}

/* The book without its short ways. */
static lin_field *plain_field(const lin_field *of, lin_rules *rules, lin_step *steps)
{
    lin_field *f = malloc(of->rules->field_size);

    assert_non_null(f);
    memcpy(f, of, of->rules->field_size);
    memcpy(steps, rg_steps, sizeof rg_steps);
    for (int i = 0; i < RG_STEPS; i++)
        steps[i].sorts = NULL;
    *rules = *of->rules;
    rules->step = steps;
    rules->forget = NULL;
    f->rules = rules;
    return f;
}

static void compare(const lin_odds *a, const lin_odds *b)
{
    assert_int_equal(lin_odds_outcomes(a), lin_odds_outcomes(b));
    for (int i = 0; i < lin_odds_outcomes(a); i++) {
        const lin_outcome *x = lin_odds_outcome(a, i), *y = lin_odds_outcome(b, i);

        assert_string_equal(x->text, y->text);
        assert_true(x->num_high == y->num_high && x->num_low == y->num_low);
        assert_true(x->den_high == y->den_high && x->den_low == y->den_low);
        assert_int_equal(x->group, y->group);
    }
    assert_int_equal(lin_odds_chances(a), lin_odds_chances(b));
    for (int i = 0; i < lin_odds_chances(a); i++) {
        const lin_chance *x = lin_odds_chance(a, i), *y = lin_odds_chance(b, i);

        assert_string_equal(x->text, y->text);
        assert_int_equal(x->unit, y->unit);
        assert_true(x->num_low == y->num_low && x->den_low == y->den_low);
    }
}

static void short_ways_change_no_odds(void **state)
{
    const lin_field *f = the_field();
    lin_rules rules;
    lin_step steps[RG_STEPS];
    lin_field *plain = plain_field(f, &rules, steps);
    lin_odds *a = lin_odds_new(), *b = lin_odds_new();

    (void)state;
    assert_true(a && b);
    for (size_t i = 0; i < CHARGES; i++) {
        lin_game *g = read_position(f, charges[i]), *all = read_position(plain, charges[i]);

        assert_int_equal(lin_odds_of(g, "fight F-9", NULL, a, &why), LIN_OK);
        assert_int_equal(lin_odds_of(all, "fight F-9", NULL, b, &why), LIN_OK);
        assert_string_equal(lin_odds_limit(a), "");
        compare(a, b);
        assert_true(lin_odds_nodes(a) < lin_odds_nodes(b));
        lin_game_free(g);
        lin_game_free(all);
    }
    lin_odds_free(a);
    lin_odds_free(b);
    free(plain);
}

/* ---- against play ---- */

static void answer(lin_game *g)
{
    const lin_head *h = &((const rg_state *)lin_state(g))->head;
    const lin_frame *top = &h->frame[h->depth - 1];
    const lin_list *l = lin_answers(g);
    const int i = rg_steps[top->step].usual(&g->view, top, l);
    lin_order o;

    assert_in_range(i, 0, lin_list_orders(l) - 1);
    o = *lin_list_order(l, i);
    assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
}

static void throw_dice(lin_game *g, lin_rng *rng)
{
    uint8_t face[2];
    lin_question q;

    lin_ask(g, &q);
    assert_in_range(q.roll.n, 1, 2);
    for (int i = 0; i < q.roll.n; i++)
        face[i] = (uint8_t)(1 + lin_rng_below(rng, 6));
    assert_int_equal(lin_roll(g, face, q.roll.n, &why), LIN_OK);
}

/* To the end of charges, with the usual answers. */
static void play_charge(lin_game *g, lin_rng *rng)
{
    const rg_state *s = lin_state(g);
    lin_order o;

    assert_int_equal(lin_parse(g, "fight F-9", &o, &why), LIN_OK);
    assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
    while (lin_is_pending(&s->head, RG_CHARGE_ENDS)) {
        if (lin_waits(g) == LIN_ASKS_DICE)
            throw_dice(g, rng);
        else
            answer(g);
    }
}

static double chance_of(const lin_odds *o, int unit, const char *text)
{
    for (int i = 0; i < lin_odds_chances(o); i++)
        if (lin_odds_chance(o, i)->unit == unit && strcmp(lin_odds_chance(o, i)->text, text) == 0)
            return lin_odds_chance(o, i)->p;
    return 0;
}

/* Of every unit: is it lost or off the table as often as the odds have it? */
static void odds_are_those_of_play(void **state)
{
    enum { GAMES = 4000 };
    const lin_field *f = the_field();
    lin_odds *odds = lin_odds_new();
    lin_rng rng = 1;

    (void)state;
    for (size_t i = 0; i < CHARGES; i++) {
        lin_game *from = read_position(f, charges[i]), *g = read_position(f, charges[i]);
        const rg_state *s = lin_state(g), *before = lin_state(from);
        int gone[RG_UNITS] = { 0 };

        assert_int_equal(lin_odds_of(from, "fight F-9", NULL, odds, &why), LIN_OK);
        for (int k = 0; k < GAMES; k++) {
            lin_copy(g, from);
            play_charge(g, &rng);
            for (int u = 0; u < f->battle->units; u++)
                gone[u] += before->where[u] == RG_ON_TABLE && s->where[u] != RG_ON_TABLE;
        }
        for (int u = 0; u < f->battle->units; u++) {
            const double p =
                rg_is_leader(rg_field_of(f), u)
                    ? chance_of(odds, u, "is knocked down") + chance_of(odds, u, "is captured") +
                          chance_of(odds, u, "is badly wounded") +
                          chance_of(odds, u, "is mortally wounded") +
                          chance_of(odds, u, "is shot dead")
                    : chance_of(odds, u, "is lost") + chance_of(odds, u, "runs off the table");

            if (fabs((double)gone[u] / GAMES - p) > 0.025)
                fail_msg("%s: %d of %d, but %f", rg_id(rg_field_of(f), u), gone[u], GAMES, p);
        }
        lin_game_free(from);
        lin_game_free(g);
    }
    lin_odds_free(odds);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(short_ways_change_no_odds),
                                        cmocka_unit_test(odds_are_those_of_play) };

    return cmocka_run_group_tests(tests, begin, end);
}
