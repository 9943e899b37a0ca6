/* test_odds_bounds.c -- odds come to an end, and say so.
 *
 * A book of its own, in which there is nothing but ways not to end: answers that lead round in a
 * circle, answers that never repeat themselves, a tree of dice that nobody can see the end of, and
 * more dice than 128 bits can hold the weights of. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "core/throws.h"
#include "core/odds.h"

#include <stdlib.h>
#include <string.h>

enum { S_HOME, S_WALK, S_REST, S_COUNT, S_TREE, S_SUM, S_EACH, S_DUEL, S_SORTED, S_CHAIN, S_STEPS };
enum { V_WALK, V_COUNT, V_TREE, V_SUM, V_EACH, V_DUEL, V_SORTED, V_CHAIN, V_ON, V_BACK, V_VERBS };

typedef struct {
    lin_head head;
    uint64_t seen; /* what tells one way from another */
} mill;

static const lin_step steps[S_STEPS];

static lin_side who(const lin_view *v, const lin_frame *f)
{
    (void)v;
    (void)f;
    return LIN_FIRST;
}

static void add(lin_list *out, int verb, int nargs)
{
    lin_list_add(out, (lin_order){ .verb = (uint8_t)verb, .nargs = (uint8_t)nargs });
}

static void list_home(const lin_view *v, const lin_frame *f, lin_list *out)
{
    (void)v;
    (void)f;
    for (int verb = V_WALK; verb < V_ON; verb++)
        add(out, verb, verb >= V_TREE);
}

static void list_on(const lin_view *v, const lin_frame *f, lin_list *out)
{
    (void)v;
    (void)f;
    add(out, V_ON, 0);
    add(out, V_BACK, 0);
}

static lin_status check(const lin_view *v, const lin_frame *f, const lin_order *o, lin_refusal *why)
{
    (void)v;
    return (f->step == S_HOME) == (o->verb < V_ON) ? LIN_OK
                                                   : lin_refuse(why, LIN_ILLEGAL, NULL, "Not now.");
}

static void take_home(lin_play *p, const lin_frame *f, const lin_order *o)
{
    static const uint8_t step[] = { S_WALK, S_COUNT, S_TREE,   S_SUM,
                                    S_EACH, S_DUEL,  S_SORTED, S_CHAIN };

    (void)f;
    lin_push(p->state, step[o->verb], o->arg[0], 0, 0);
}

static void take_walk(lin_play *p, const lin_frame *f, const lin_order *o)
{
    if (o->verb == V_ON)
        lin_push(p->state, f->step == S_WALK ? S_REST : S_WALK, 0, 0, 0);
}

static void take_count(lin_play *p, const lin_frame *f, const lin_order *o)
{
    (void)f;
    ((mill *)p->state)->seen++;
    if (o->verb == V_ON)
        lin_push(p->state, S_COUNT, 0, 0, 0);
}

static int usual(const lin_view *v, const lin_frame *f, const lin_list *list)
{
    (void)v;
    (void)f;
    (void)list;
    return 0;
}

static void roll_tree(const lin_view *v, const lin_frame *f, lin_roll_ask *out)
{
    (void)v;
    (void)f;
    *out = (lin_roll_ask){ .n = 5, .faces = 6, .classes = 6, .rule = "X-1", .purpose = "growth" };
    for (int face = 1; face <= 6; face++)
        out->class_of[face] = (uint8_t)(face - 1);
}

static void land_tree(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    mill *m = p->state;

    for (int i = 0; i < 5; i++)
        m->seen = m->seen * 31 + face[i];
    if (f->arg[0] > 1)
        lin_push(m, S_TREE, f->arg[0] - 1, 0, 0);
    else
        m->seen = 0;
}

/* So many dice: one class for the least sum, one for all others. */
static void roll_sum(const lin_view *v, const lin_frame *f, lin_roll_ask *out)
{
    (void)v;
    *out = (lin_roll_ask){ .n = (uint8_t)f->arg[0],
                           .faces = 6,
                           .by_sum = f->step == S_SUM,
                           .classes = 2,
                           .rule = "X-2",
                           .purpose = "weight" };
    if (f->step == S_SUM)
        out->class_of[f->arg[0]] = 1;
    else
        out->class_of[5] = out->class_of[6] = 1;
}

static void land_sum(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    mill *m = p->state;
    int sum = 0;

    m->seen = 0;
    for (int i = 0; i < f->arg[0]; i++) {
        sum += face[i];
        m->seen += f->step == S_EACH && face[i] >= 5;
    }
    if (f->step == S_SUM)
        m->seen = sum == f->arg[0];
}

/* Two dice of the one, then two of the other, each good from 5 on: who has more of them? */
static void roll_duel(const lin_view *v, const lin_frame *f, lin_roll_ask *out)
{
    (void)v;
    (void)f;
    *out = (lin_roll_ask){ .n = 2, .faces = 6, .classes = 2, .rule = "X-3", .purpose = "duel" };
    out->class_of[5] = out->class_of[6] = 1;
}

static void land_duel(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    mill *m = p->state;
    const int good = (face[0] >= 5) + (face[1] >= 5);

    if (!f->arg[1])
        lin_push(m, f->step, 0, 1, good);
    else
        m->seen = good > f->arg[2] ? 1 : good == f->arg[2] ? 2 : 3;
}

/* Of 36 throws of two dice 16 have nothing good, 16 one, 4 two. */
static int sorts_duel(const lin_view *v, const lin_frame *f, lin_sort *out, int max)
{
    static const lin_sort sort[] = { { 0, 16 * 16 + 16 * 16 + 4 * 4, 4, { 1, 1, 1, 1 } },
                                     { 0, 16 * 16 + 4 * (16 + 16), 4, { 1, 1, 6, 1 } },
                                     { 0, 16 * 16 + 4 * (16 + 16), 4, { 6, 6, 1, 1 } } };

    (void)v;
    if (max < 3 || f->arg[1])
        return 0;
    memcpy(out, sort, sizeof sort);
    return 3;
}

/* Twenty dice, and twenty more if all of them show 1, so many times: after the second time a chance
 * is finer than 128 bits. */
static void roll_chain(const lin_view *v, const lin_frame *f, lin_roll_ask *out)
{
    (void)v;
    (void)f;
    *out = (lin_roll_ask){
        .n = 20, .faces = 6, .by_sum = true, .classes = 2, .rule = "X-2", .purpose = "chain"
    };
    out->class_of[20] = 1;
}

static void land_chain(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    mill *m = p->state;
    int sum = 0;

    for (int i = 0; i < 20; i++)
        sum += face[i];
    m->seen = sum == 20 ? (uint64_t)f->arg[0] : 0;
    if (sum == 20 && f->arg[0] > 1)
        lin_push(m, S_CHAIN, f->arg[0] - 1, 0, 0);
}

#define ASKS(x, y) .who = who, .list = list_##x, .check = check, .take = take_##y
static const lin_step steps[S_STEPS] = {
    [S_HOME] = { "home", "X-0", "", "Where to?", ASKS(home, home), .stays = true },
    [S_WALK] = { "walk", "X-0", "", "On, or back?", ASKS(on, walk), .usual = usual },
    [S_REST] = { "rest", "X-0", "", "On, or back, after a rest?", ASKS(on, walk), .usual = usual },
    [S_COUNT] = { "count", "X-0", "", "And another?", ASKS(on, count), .usual = usual },
    [S_TREE] = { "tree", "X-1", "i", "It grows.", .roll = roll_tree, .land = land_tree },
    [S_SUM] = { "sum", "X-2", "i", "It is weighed.", .roll = roll_sum, .land = land_sum },
    [S_EACH] = { "each", "X-2", "i", "They are weighed.", .roll = roll_sum, .land = land_sum },
    [S_DUEL] = { "duel", "X-3", "iii", "They fight.", .roll = roll_duel, .land = land_duel },
    [S_SORTED] = { "sorted", "X-3", "iii", "They fight.", .roll = roll_duel, .land = land_duel,
                   .sorts = sorts_duel },
    [S_CHAIN] = { "chain", "X-2", "i", "They are weighed.", .roll = roll_chain,
                  .land = land_chain },
};

static const lin_verb verbs[V_VERBS] = {
    [V_WALK] = { "walk", "", "walk", .words = NULL },
    [V_COUNT] = { "count", "", "count", .words = NULL },
    [V_TREE] = { "tree", "i", "tree HEIGHT", .words = NULL },
    [V_SUM] = { "sum", "i", "sum DICE", .words = NULL },
    [V_EACH] = { "each", "i", "each DICE", .words = NULL },
    [V_DUEL] = { "duel", "i", "duel 0", .words = NULL },
    [V_SORTED] = { "sorted", "i", "sorted 0", .words = NULL },
    [V_CHAIN] = { "chain", "i", "chain LENGTH", .words = NULL },
    [V_ON] = { "on", "", "on", .words = NULL },
    [V_BACK] = { "back", "", "back", .words = NULL },
};

static void start(const lin_field *f, void *state)
{
    (void)f;
    lin_push(state, S_HOME, 0, 0, 0);
}

static const lin_rules book = { .id = "mill",
                                .code = "X",
                                .name = "Treadmill",
                                .field_size = sizeof(lin_field),
                                .state_size = sizeof(mill),
                                .step = steps,
                                .steps = S_STEPS,
                                .verb = verbs,
                                .verbs = V_VERBS,
                                .start = start };

static lin_odds odds;
static lin_refusal why;
static lin_game *game;
static lin_battle battle = { .side_id = { "one", "two" } };
static const lin_field field = { .rules = &book, .battle = &battle };

static int set_up(void **unused)
{
    (void)unused;
    return lin_game_new(&game, &field, lin_dice_typed(), &why) == LIN_OK ? 0 : -1;
}

static int tear_down(void **unused)
{
    (void)unused;
    lin_game_free(game);
    return 0;
}

static void says(const char *text, const char *words)
{
    if (!strstr(text, words))
        fail_msg("\"%s\" does not say \"%s\"", text, words);
}

static bool is_one(const lin_odds *o)
{
    lin_ratio sum = { 0, 1 };

    for (int i = 0; i < o->n; i++) {
        const lin_outcome *x = &o->outcome[i];

        if (!lin_ratio_plus(sum,
                            lin_ratio_of((lin_wide)x->num_high << 64 | x->num_low,
                                         (lin_wide)x->den_high << 64 | x->den_low),
                            &sum))
            return false;
    }
    return sum.num == 1 && sum.den == 1;
}

static void answers_that_go_round_are_seen(void **unused)
{
    (void)unused;
    assert_int_equal(lin_odds_of(game, "walk", NULL, &odds, &why), LIN_OK);
    assert_int_equal(odds.n, 1);
    assert_true(odds.outcome[0].stopped);
    says(odds.outcome[0].text, "On, or back");
    says(odds.limit, "lead back to the question");
    assert_true(odds.nodes < 40);
    assert_true(is_one(&odds));
}

static void a_circle_that_is_left_is_none(void **unused)
{
    (void)unused;
    assert_int_equal(lin_odds_of(game, "walk", "rest=back", &odds, &why), LIN_OK);
    assert_string_equal(odds.outcome[0].text, "no change");
    assert_string_equal(odds.limit, "");
    assert_int_equal(lin_odds_of(game, "walk", " rest = back , walk=on,", &odds, &why), LIN_OK);
    assert_string_equal(odds.limit, "");
}

static void answers_without_end_are_ended(void **unused)
{
    (void)unused;
    assert_int_equal(lin_odds_of(game, "count", NULL, &odds, &why), LIN_OK);
    assert_int_equal(odds.n, 1);
    assert_true(odds.outcome[0].stopped);
    says(odds.outcome[0].text, "And another");
    says(odds.limit, "answers in a row");
    assert_int_equal(lin_odds_of(game, "count", "count=ask", &odds, &why), LIN_OK);
    assert_string_equal(odds.limit, "");
}

static void what_is_assumed_must_be_there_to_be_assumed(void **unused)
{
    static const struct {
        const char *assume, *words;
    } row[] = {
        { "wlak=back", "no question \"wlak\"" },
        { "tree=back", "no question \"tree\"" },
        { "walk=bakc", "\"bakc\" is no order" },
        { "walk", "STEP=ANSWER" },
        { "walk=", "STEP=ANSWER" },
        { "=back", "no question \"\"" },
        { "walk=back,rets=on", "question \"rets\"" },
    };
    char long_one[200] = "walk=";

    (void)unused;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        assert_int_equal(lin_odds_of(game, "walk", row[i].assume, &odds, &why), LIN_SYNTAX);
        says(why.text, row[i].words);
    }
    memset(long_one + 5, 'o', 150);
    assert_int_equal(lin_odds_of(game, "walk", long_one, &odds, &why), LIN_SYNTAX);
    assert_int_equal(lin_odds_of(game, "walk", "", &odds, &why), LIN_OK);
}

/* Nobody is left in the states that it would go on to. */
static void a_chance_that_is_too_fine_is_left_where_it_is(void **unused)
{
    (void)unused;
    assert_int_equal(lin_odds_of(game, "chain 2", NULL, &odds, &why), LIN_OK);
    assert_string_equal(odds.limit, "");
    assert_int_equal(lin_odds_of(game, "chain 6", NULL, &odds, &why), LIN_OK);
    says(odds.limit, "finer than 128 bits");
    assert_true(is_one(&odds));
}

static void a_tree_of_dice_is_followed_as_far_as_the_budget_goes(void **unused)
{
    int unfollowed = 0;

    (void)unused;
    assert_int_equal(lin_odds_of(game, "tree 2", NULL, &odds, &why), LIN_OK);
    assert_string_equal(odds.limit, "");
    assert_int_equal(odds.n, 1);
    assert_int_equal(odds.nodes, 1 + 252 + 252 * 252);
    assert_int_equal(lin_odds_of(game, "tree 3", NULL, &odds, &why), LIN_OK);
    assert_in_range(odds.nodes, LIN_ODDS_NODES, LIN_ODDS_NODES + 252);
    says(odds.limit, "states and no further");
    assert_true(is_one(&odds));
    for (int i = 0; i < odds.n; i++)
        unfollowed += odds.outcome[i].unfollowed;
    assert_int_equal(unfollowed, 1);
}

static bool has_share(const lin_odds *o, uint64_t num, uint64_t den)
{
    for (int i = 0; i < o->n; i++)
        if (o->outcome[i].num_low == num && o->outcome[i].den_low == den)
            return true;
    return false;
}

/* Throws of several rolls that a step sorts by itself come to the same, by fewer states. */
static void throws_may_be_sorted_by_what_comes_of_them(void **unused)
{
    uint64_t nodes;

    (void)unused;
    assert_int_equal(lin_odds_of(game, "duel 0", NULL, &odds, &why), LIN_OK);
    nodes = odds.nodes;
    for (int i = 0; i < 2; i++) {
        assert_int_equal(odds.n, 3);
        assert_true(is_one(&odds));
        assert_true(has_share(&odds, 11, 27));
        assert_true(has_share(&odds, 8, 27));
        assert_int_equal(lin_odds_of(game, "sorted 0", NULL, &odds, &why), LIN_OK);
    }
    assert_true(odds.nodes < nodes);
}

/* 6 to the 49th goes into 128 bits, to the 50th it does not. */
static void sums_of_many_dice_are_exact_or_refused(void **unused)
{
    (void)unused;
    assert_int_equal(lin_odds_of(game, "sum 49", NULL, &odds, &why), LIN_OK);
    assert_int_equal(odds.n, 2);
    assert_true(is_one(&odds));
    for (int n = 50; n <= 64; n++) {
        char order[16];
        lin_text t = lin_text_in(order, sizeof order);

        lin_put(&t, "sum %d", n);
        assert_int_equal(lin_odds_of(game, order, NULL, &odds, &why), LIN_ILLEGAL);
        says(why.text, "128 bits");
    }
}

/* Dice of every kind and number, the least sum against all others: exact where faces^n goes into
 * 128 bits, and refused beyond. */
static void sums_of_dice_of_every_kind_are_exact_or_refused(void **unused)
{
    static lin_throw thrown[LIN_THROWS];

    (void)unused;
    for (int faces = 2; faces <= LIN_FACES; faces++)
        for (int kind = 0; kind < 2; kind++) {
            lin_wide all = lin_wide_of(1);
            bool fits = true;

            for (int n = 1; n <= LIN_DICE; n++) {
                lin_roll_ask ask = { .n = (uint8_t)n,
                                     .faces = (uint8_t)faces,
                                     .from_zero = kind,
                                     .by_sum = true,
                                     .classes = 2 };
                int throws;

                memset(ask.class_of, 1, sizeof ask.class_of);
                ask.class_of[kind ? 0 : n] = 0;
                fits = fits && lin_wide_times(all, lin_wide_of((unsigned)faces), &all);
                throws = lin_throws_of(&ask, thrown);
                if (!fits) {
                    assert_int_equal(throws, LIN_THROWS_TOO_FINE);
                    continue;
                }
                assert_int_equal(throws, 2);
                assert_true(lin_wide_same(thrown[0].share.num, lin_wide_of(1)));
                assert_true(lin_wide_same(thrown[0].share.den, all)); /* one way of faces^n */
            }
        }
}

/* Each for itself, 5 and 6 hit: so many are dice of three faces, and 3 to the 64th fits. */
static void many_dice_that_hit_in_a_third_of_cases_are_exact(void **unused)
{
    (void)unused;
    assert_int_equal(lin_odds_of(game, "each 64", NULL, &odds, &why), LIN_OK);
    assert_int_equal(odds.n, 65);
    assert_true(is_one(&odds));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_that_go_round_are_seen),
        cmocka_unit_test(a_circle_that_is_left_is_none),
        cmocka_unit_test(answers_without_end_are_ended),
        cmocka_unit_test(what_is_assumed_must_be_there_to_be_assumed),
        cmocka_unit_test(a_chance_that_is_too_fine_is_left_where_it_is),
        cmocka_unit_test(a_tree_of_dice_is_followed_as_far_as_the_budget_goes),
        cmocka_unit_test(throws_may_be_sorted_by_what_comes_of_them),
        cmocka_unit_test(sums_of_many_dice_are_exact_or_refused),
        cmocka_unit_test(sums_of_dice_of_every_kind_are_exact_or_refused),
        cmocka_unit_test(many_dice_that_hit_in_a_third_of_cases_are_exact),
    };

    return cmocka_run_group_tests_name("odds come to an end", tests, set_up, tear_down);
}
