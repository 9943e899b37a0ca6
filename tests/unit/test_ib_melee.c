/* test_ib_melee.c -- melee in Iron Brigade: throws that are sorted for odds, held against every
 * single throw; and what must be so after every order of a crowded game: who is joined may fight,
 * the list of pairs has no circle, and nothing of a round is left behind. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "core/core.h"
#include "core/wide.h"
#include "files/files.h"
#include "kit/sets.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/melee/round_rows.h"
#include "rules/ironbrigade/steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BATTLES LIN_SOURCE_DIR "/tests/battles/"

static lin_source *source;
static lin_refusal why;

static int open_source(void **state)
{
    (void)state;
    source = lin_source_new(NULL);
    return source ? 0 : -1;
}

static int close_source(void **state)
{
    (void)state;
    lin_source_free(source);
    return 0;
}

static const lin_field *field_of(const char *name, const char *options)
{
    const lin_field *f;

    if (lin_source_field(source, name, options, &f, &why) != LIN_OK)
        fail_msg("%s", why.text);
    return f;
}

/* ---- Rows compared ---- */

static void rows(const uint8_t *value, int n, uint8_t out[IB_VALUES])
{
    memset(out, 0, IB_VALUES);
    for (int i = 0; i < n; i++)
        if (value[i])
            out[value[i]]++;
}

static int falling(const void *a, const void *b)
{
    return *(const uint8_t *)b - *(const uint8_t *)a;
}

/* Sorted and laid beside each other, as a player does it: IB-5.20, IB-5.21. */
static void by_hand(uint8_t *a, int n, uint8_t *b, int m, int taken[2])
{
    qsort(a, (size_t)n, 1, falling);
    qsort(b, (size_t)m, 1, falling);
    taken[0] = taken[1] = 0;
    for (int i = 0; i < n || i < m; i++) {
        const int x = i < n ? a[i] : 0, y = i < m ? b[i] : 0;

        taken[0] += x > y;
        taken[1] += y > x;
    }
}

static void rows_are_compared_as_by_hand(void **state)
{
    lin_rng rng = 7;

    (void)state;
    for (int go = 0; go < 20000; go++) {
        uint8_t value[2][12] = { { 0 } }, row[2][IB_VALUES], taken[2];
        const int n[2] = { 1 + (int)lin_rng_below(&rng, 12), 1 + (int)lin_rng_below(&rng, 12) };
        int hand[2];

        for (int side = 0; side < 2; side++) {
            const unsigned more = lin_rng_below(&rng, 9);

            for (int i = 0; i < n[side]; i++) {
                const unsigned face = 1 + lin_rng_below(&rng, 6);

                value[side][i] = (uint8_t)(face < 4 ? 0 : face + more);
            }
            rows(value[side], n[side], row[side]);
        }
        ib_compare(row[0], row[1], taken);
        by_hand(value[0], n[0], value[1], n[1], hand);
        assert_int_equal(taken[0], hand[0]);
        assert_int_equal(taken[1], hand[1]);
    }
}

/* ---- Throws sorted, held against all throws ---- */

#define UNITS 6
typedef struct {
    int n, side[UNITS], dice[UNITS], modifier[UNITS];
    int sum; /* dice of all */
} round_of;

static void describe(const lin_view *view, round_of *r)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    *r = (round_of){ 0 };
    for (int i = 0; i < LIN_SIDES; i++) {
        const int side = i ? 1 - s->side : s->side;

        for (int u = tb_next(&s->melee[side], 0); u >= 0; u = tb_next(&s->melee[side], u + 1)) {
            kit_sum sum;

            assert_true(r->n < UNITS);
            ib_melee_sum(view, u, &sum);
            r->side[r->n] = side;
            r->modifier[r->n] = sum.total;
            r->dice[r->n] = ib_melee_count(f, u);
            r->sum += r->dice[r->n++];
        }
    }
}

/* What comes of a throw: a number that is the same for the same result. */
static int result_of(const round_of *r, const uint8_t *face, bool net)
{
    uint8_t row[LIN_SIDES][IB_VALUES] = { { 0 } }, taken[2];
    int at = 0;

    for (int i = 0; i < r->n; i++)
        for (int k = 0; k < r->dice[i]; k++, at++)
            if (face[at] >= 4)
                row[r->side[i]][face[at] + r->modifier[i]]++;
    ib_compare(row[0], row[1], taken);
    if (!net)
        return 100 * taken[0] + taken[1];
    return taken[0] == taken[1] ? 0 : taken[0] > taken[1] ? 100 * taken[0] : taken[1];
}

static uint64_t ways[2000];

/* All classes of all dice: three faces that do not count, and 4, 5, 6. */
static void count_all(const round_of *r, bool net)
{
    uint8_t face[LIN_DICE];
    int class[LIN_DICE] = { 0 };

    memset(ways, 0, sizeof ways);
    for (int i = 0; i < r->sum;) {
        uint64_t weight = 1;

        for (i = 0; i < r->sum; i++) {
            face[i] = (uint8_t)(class[i] ? 3 + class[i] : 1);
            weight *= class[i] ? 1 : 3;
        }
        ways[result_of(r, face, net)] += weight;
        for (i = 0; i < r->sum && ++class[i] == 4; i++)
            class[i] = 0;
    }
}

static const char *const melee[] = {
    /* one against one, a charger */
    "unit B1b at 30 20 facing 0 line\nunit A1c at 30 20 facing 180 line\n"
    "join B1b A1c facing 0 first-round\n",
    /* two against one, with different modifiers */
    "unit B1b at 28.5 20 facing 0 line\nunit B1c at 31.5 20 facing 0 line\n"
    "unit A1b at 30 20 facing 180 line\n"
    "join B1b A1b facing 0 order 1 first-round rear was-disordered\n"
    "join B1c A1b facing 0 order 2 behind-hard\n",
    /* two against two, with three */
    "unit B1b at 28.5 20 facing 0 line\nunit B1c at 31.5 20 facing 0 line\n"
    "unit A1c at 30 20 facing 180 line\nunit A1d at 33 20 facing 180 line\n"
    "join B1b A1c facing 0 order 1 first-round flank\n"
    "join A1c B1c facing 180 order 2 behind-light\njoin A1d B1c facing 180 order 3 first-round\n",
    /* horse against raw troops */
    "unit B3b at 30 20 facing 0 line\nunit A1d at 30 20 facing 180 line\n"
    "join A1d B3b facing 180 behind-light\n",
};

static void hold_against_all(const char *position, const char *options, bool net)
{
    const lin_field *f = field_of(BATTLES "ib-drill", options);
    static lin_sort sort[4096];
    char text[1024];
    lin_game *g;
    lin_wide all = lin_wide_of(0);
    uint64_t whole = 1;
    round_of r;
    int n;

    snprintf(text, sizeof text, "position ib-drill\nturn 3\nfirst crown\n%sphase melee crown\n",
             position);
    if (lin_position_read(&g, f, text, strlen(text), lin_dice_typed(), &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_true(lin_waits(g) == LIN_ASKS_DICE);
    describe(lin_view_of(g), &r);
    count_all(&r, net);
    n = ib_sorts_melee_dice(lin_view_of(g), lin_top(lin_head_in(g->state)), sort, 4096);
    assert_true(n > 1);
    for (int i = 0; i < n; i++) {
        const int result = result_of(&r, sort[i].face, net);

        assert_int_equal(sort[i].dice, r.sum);
        assert_int_equal(sort[i].high, 0);
        assert_int_equal(sort[i].low, ways[result]);
        ways[result] = 0; /* and there is but one of each */
        assert_true(lin_wide_plus(all, lin_wide_of(sort[i].low), &all));
    }
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        assert_int_equal(ways[i], 0);
    for (int i = 0; i < r.sum; i++)
        whole *= 6;
    assert_true(lin_wide_same(all, lin_wide_of(whole)));
    lin_game_free(g);
}

static void sorts_are_those_of_all_throws(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof melee / sizeof *melee; i++) {
        hold_against_all(melee[i], NULL, true);
        hold_against_all(melee[i], "net_melee=off", false);
    }
}

/* In the midst of a round, when some have thrown, the sorts of the rest are right as well. */
static void sorts_begin_where_the_round_stands(void **state)
{
    static const char text[] =
        "position ib-drill\nturn 3\nfirst crown\nunit B1b at 30 20 facing 0 line\n"
        "unit A1c at 30 20 facing 180 line\njoin B1b A1c facing 0\nphase melee crown\n";
    const lin_field *f = field_of(BATTLES "ib-drill", NULL);
    static const uint8_t thrown[] = { 6, 5, 1 };
    static lin_sort sort[64];
    lin_game *g;
    uint64_t won = 0, drawn = 0, all = 0;
    int n;

    (void)state;
    if (lin_position_read(&g, f, text, sizeof text - 1, lin_dice_typed(), &why) != LIN_OK ||
        lin_roll(g, thrown, 3, &why) != LIN_OK)
        fail_msg("%s", why.text);
    n = ib_sorts_melee_dice(lin_view_of(g), lin_top(lin_head_in(g->state)), sort, 64);
    for (int i = 0; i < n; i++) {
        const int high = sort[i].face[0] > sort[i].face[1] ? sort[i].face[0] : sort[i].face[1];
        const int low = sort[i].face[0] + sort[i].face[1] - high;
        const bool draws = high == 6 && low >= 5;

        assert_int_equal(sort[i].dice, 2);
        all += sort[i].low;
        drawn += draws && low == 5 ? sort[i].low : 0;
        won += draws ? 0 : sort[i].low;
    }
    assert_int_equal(all, 36);
    assert_int_equal(drawn, 2);        /* 6 and 5, either way round */
    assert_int_equal(won, 36 - 2 - 1); /* two sixes beat 6 and 5 */
    lin_game_free(g);
}

/* ---- After every order of crowded games ---- */

/* IB-5.30: who has just been joined touches, and after a push all who are not apart do. (Who is
 * engaged may turn on the spot, and is joined all the same.) */
static void check_contact(const lin_view *view, const lin_event *e)
{
    const ib_state *s = view->state;

    for (int i = 0; i < s->joins; i++) {
        const ib_join *j = &s->join[i];
        const tb_quad a = ib_body(view, j->charger)->hull;

        if (e->kind == IE_PUSHED ||
            (e->kind == IE_JOINED && j->charger == e->arg[0] && j->struck == e->arg[1]))
            assert_true(tb_touch(&a, &ib_body(view, j->struck)->hull));
    }
}

static void check_pairs(const lin_view *view)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    int order = 0;

    for (int i = 0; i < s->joins; i++) {
        const ib_join *j = &s->join[i];
        int charges = 0;

        assert_true(f->side[j->charger] != f->side[j->struck]);
        assert_true(ib_stands(s, j->charger) && ib_stands(s, j->struck));
        assert_false((s->mark[j->charger] | s->mark[j->struck]) & (IB_ROUTING | IB_PURSUING));
        assert_true(j->order > order); /* kept in order */
        order = j->order;
        for (int k = 0; k < s->joins; k++)
            charges += s->join[k].charger == j->charger;
        assert_int_equal(charges, 1); /* who is engaged charges nobody */
    }
    assert_true(s->charges >= order && (s->joins || !s->charges));
}

static void melees_stay_sound(void **state)
{
    const lin_field *f = field_of(BATTLES "ib-scrum", NULL);
    unsigned long rounds = 0;

    (void)state;
    for (uint64_t i = 0; i < 12; i++) {
        lin_rng rng = i + 1;
        lin_game *g;

        assert_int_equal(lin_game_new(&g, f, lin_dice_seeded(5, i), &why), LIN_OK);
        while (lin_waits(g) == LIN_ASKS_SIDE) {
            const ib_state *s = (const ib_state *)(const void *)g->state;
            lin_event e;
            lin_order o;
            uint32_t at = 0;

            assert_true(lin_bot_at(0)->choose(g, &rng, &o));
            lin_events_clear(g);
            assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
            while (lin_events_next(g, &at, &e)) {
                rounds += e.kind == IE_ROUND;
                check_contact(lin_view_of(g), &e);
            }
            check_pairs(lin_view_of(g));
            if (s->phase != IB_PHASE_MELEE || s->head.over)
                assert_true(!s->round.fights && kit_set_is_empty(&s->melee[0]) &&
                            kit_set_is_empty(&s->melee[1]));
        }
        lin_game_free(g);
    }
    assert_true(rounds > 100);
}

/* ---- All throws of dice of any modifiers, with others lying there already ---- */

enum { MOST_DICE = 4 };

typedef struct {
    int dice[LIN_SIDES][IB_VALUES];
    uint8_t lying[LIN_SIDES][IB_VALUES];
    int n, side[2 * MOST_DICE], modifier[2 * MOST_DICE];
} some_dice;

static void make_dice(lin_rng *rng, some_dice *out)
{
    memset(out, 0, sizeof *out);
    for (int side = 0; side < LIN_SIDES; side++) {
        const int dice = (int)lin_rng_below(rng, MOST_DICE + 1), lie = (int)lin_rng_below(rng, 4);

        for (int i = 0; i < dice; i++) {
            const int m = (int)lin_rng_below(rng, 5);

            out->dice[side][m]++;
            out->side[out->n] = side;
            out->modifier[out->n++] = m;
        }
        for (int i = 0; i < lie; i++)
            out->lying[side][4 + lin_rng_below(rng, 7)]++;
    }
}

/* By the one comparison of two rows. class: 0 not valid, 1 to 3 a 4 to a 6. */
static void compare_some(const some_dice *d, const int class[], uint8_t taken[LIN_SIDES])
{
    uint8_t row[LIN_SIDES][IB_VALUES];

    memcpy(row, d->lying, sizeof row);
    for (int i = 0; i < d->n; i++)
        if (class[i])
            row[d->side[i]][3 + class[i] + d->modifier[i]]++;
    ib_compare(row[0], row[1], taken);
}

static void hold_rows_against_all(const some_dice *d, const ib_rows *rows)
{
    static uint64_t of[2 * MOST_DICE + 8][2 * MOST_DICE + 8];
    int class[2 * MOST_DICE] = { 0 };

    memset(of, 0, sizeof of);
    for (int i = -1; i < d->n;) {
        uint8_t taken[LIN_SIDES];
        uint64_t weight = 1;

        for (i = 0; i < d->n; i++)
            weight *= class[i] ? 1 : 3;
        compare_some(d, class, taken);
        of[taken[0]][taken[1]] += weight;
        for (i = 0; i < d->n && ++class[i] == 4; i++)
            class[i] = 0;
    }
    for (int first = 0; first <= ib_rows_most(rows, 0); first++)
        for (int second = 0; second <= ib_rows_most(rows, 1); second++) {
            const lin_wide so_many = ib_rows_ways(rows, first, second);
            uint8_t taken[LIN_SIDES];
            ib_shown one;

            assert_true(lin_wide_same(so_many, lin_wide_of(of[first][second])));
            of[first][second] = 0;
            if (lin_wide_is_zero(so_many))
                continue;
            ib_rows_show(rows, first, second, &one);
            for (int i = 0; i < d->n; i++) {
                int *n = one.n[d->side[i]][d->modifier[i]];

                class[i] = n[0] ? 3 : n[1] ? 2 : n[2] ? 1 : 0;
                n[3 - class[i]] -= class[i] > 0;
            }
            compare_some(d, class, taken);
            assert_int_equal(taken[0], first);
            assert_int_equal(taken[1], second);
            for (int side = 0; side < LIN_SIDES; side++)
                for (int m = 0; m < IB_VALUES; m++)
                    assert_true(!one.n[side][m][0] && !one.n[side][m][1] && !one.n[side][m][2]);
        }
    for (size_t i = 0; i < sizeof of / sizeof *of; i++)
        for (size_t k = 0; k < sizeof *of / sizeof **of; k++)
            assert_true(of[i][k] == 0);
}

static void rows_are_those_of_all_throws(void **state)
{
    lin_rng rng = 1777;

    (void)state;
    for (int i = 0; i < 300; i++) {
        some_dice d;
        ib_rows *rows;

        make_dice(&rng, &d);
        rows = ib_rows_new(d.dice, (const uint8_t(*)[IB_VALUES])d.lying);
        if (!rows) { /* there is nothing to lay */
            assert_int_equal(d.n, 0);
            continue;
        }
        hold_rows_against_all(&d, rows);
        ib_rows_free(rows);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_are_compared_as_by_hand),
        cmocka_unit_test(sorts_are_those_of_all_throws),
        cmocka_unit_test(sorts_begin_where_the_round_stands),
        cmocka_unit_test(rows_are_those_of_all_throws),
        cmocka_unit_test(melees_stay_sound),
    };

    return cmocka_run_group_tests(tests, open_source, close_source);
}
