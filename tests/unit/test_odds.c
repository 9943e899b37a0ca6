/* test_odds.c -- enumerated odds against brute force.
 *
 * Positions come from random games, wherever an order leads to dice. Brute force goes through
 * every single face, 36 for two dice, with nothing but lin_give and lin_roll; the odds must give
 * the same probability to every final state, and sum to one exactly. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "core/core.h"
#include "core/odds.h"
#include "files/files.h"

#include <stdlib.h>
#include <string.h>

#define STATES 4096
static struct {
    uint64_t hash;
    uint64_t weight;
} seen[STATES];
static int states;

/* What befell whom on the way, by kind and unit, and how much each pair weighs in all. */
enum { KINDS = 64 };
typedef struct {
    bool by[KINDS][LIN_PIECES];
} fates;
static uint64_t befell[KINDS][LIN_PIECES];
static lin_source *source;
static const lin_field *field;
static lin_odds odds;
static int chances;

/* The rolls of one procedure are at most four here: 36^4 fits easily. */
#define WHOLE (36ull * 36 * 36 * 36)

static void add(uint64_t hash, uint64_t weight)
{
    for (int i = 0; i < states; i++)
        if (seen[i].hash == hash) {
            seen[i].weight += weight;
            return;
        }
    assert_true(states < STATES);
    seen[states].hash = hash;
    seen[states++].weight = weight;
}

typedef struct {
    int depth, step;
} base;

static bool is_back(const void *self, const lin_head *h)
{
    const base *b = self;

    return h->depth < b->depth || (h->depth == b->depth && lin_top(h)->step == b->step);
}

static void watch(lin_game *g, fates *seen_here)
{
    lin_event e;
    uint32_t at = 0;

    while (lin_events_next(g, &at, &e))
        if (field->rules->event[e.kind].fate && field->rules->event[e.kind].args[0] == 'u')
            seen_here->by[e.kind][e.arg[0]] = true;
    lin_events_clear(g);
}

/* Where a choice makes no difference to what befalls whom, its first answer tells. */
static void watch_on(const base *b, lin_game *g, fates *seen_here)
{
    while (!lin_head_in(g->state)->over && !is_back(b, lin_head_in(g->state)) &&
           lin_waits(g) == LIN_ASKS_SIDE) {
        const lin_head *h = lin_head_in(g->state);
        const lin_step *row = lin_row(field, h);
        const int i = row->follows ? 0
                      : row->usual ? row->usual(&g->view, lin_top(h), lin_answers(g))
                                   : -1;

        if (i < 0)
            break;
        lin_take(g, &lin_answers(g)->order[i]);
        lin_run_until(g, is_back, b);
        watch(g, seen_here);
    }
}

static void add_fates(const fates *seen_here, uint64_t weight)
{
    for (int k = 0; k < KINDS; k++)
        for (int u = 0; u < LIN_PIECES; u++)
            befell[k][u] += seen_here->by[k][u] ? weight : 0;
}

/* Every face, one after the other; questions get the usual answer, as the odds assume. */
static void brute(const base *b, const void *state, const fates *before, uint64_t weight)
{
    fates *now = malloc(sizeof *now);
    lin_game *g;
    lin_refusal why;

    assert_int_equal(lin_game_from(&g, field, state, lin_dice_typed(), &why), LIN_OK);
    lin_set_state(g, state);
    assert_non_null(now);
    *now = *before;
    for (;;) {
        const lin_head *h = lin_head_in(g->state);
        const lin_step *row;
        int i;

        lin_run_until(g, is_back, b);
        watch(g, now);
        if (h->over || is_back(b, h)) {
            add(lin_hash(g), weight);
            add_fates(now, weight);
            break;
        }
        row = lin_row(field, h);
        if (row->roll) {
            uint64_t *copy = malloc(field->rules->state_size);
            fates *after = malloc(sizeof *after);

            assert_int_equal(weight % 36, 0);
            for (uint8_t one = 1; one <= 6; one++)
                for (uint8_t two = 1; two <= 6; two++) {
                    const uint8_t face[2] = { one, two };
                    lin_game *next;

                    assert_int_equal(lin_game_from(&next, field, g->state, lin_dice_typed(), &why),
                                     LIN_OK);
                    lin_set_state(next, g->state);
                    lin_land(next, face);
                    memcpy(copy, next->state, field->rules->state_size);
                    *after = *now;
                    watch(next, after);
                    lin_game_free(next);
                    brute(b, copy, after, weight / 36);
                }
            free(copy);
            free(after);
            break;
        }
        i = row->usual ? row->usual(&g->view, lin_top(h), lin_answers(g)) : -1;
        if (i < 0) {
            add(lin_hash(g), weight);
            if (row->follows)
                watch_on(b, g, now);
            add_fates(now, weight);
            break;
        }
        lin_take(g, &lin_answers(g)->order[i]);
    }
    free(now);
    lin_game_free(g);
}

static uint64_t share_of(uint64_t hash)
{
    uint64_t sum = 0;

    for (int i = 0; i < odds.n; i++)
        if (odds.outcome[i].hash == hash) {
            const uint64_t den = odds.outcome[i].den_low;

            assert_int_equal(odds.outcome[i].den_high, 0);
            assert_int_equal(WHOLE % den, 0);
            sum += odds.outcome[i].num_low * (WHOLE / den);
        }
    return sum;
}

/* Every chance is as brute force has it, and there is none that the odds do not tell. */
static void compare_chances(void)
{
    for (int i = 0; i < lin_odds_chances(&odds); i++) {
        const lin_chance *c = lin_odds_chance(&odds, i);

        if (c->unit < 0)
            continue;
        assert_int_equal(c->den_high, 0);
        assert_int_equal(c->num_low * (WHOLE / c->den_low), befell[c->kind][c->unit]);
        befell[c->kind][c->unit] = 0;
        chances++;
    }
    for (int k = 0; k < KINDS; k++)
        for (int u = 0; u < LIN_PIECES; u++)
            assert_int_equal(befell[k][u], 0);
}

static void compare(lin_game *g, const lin_order *o)
{
    const lin_head *h = lin_head_in(g->state);
    const base b = { h->depth, lin_top(h)->step };
    char text[96];
    lin_text t = lin_text_in(text, sizeof text);
    fates *begin = malloc(sizeof *begin);
    lin_game *copy;
    lin_refusal why;
    uint64_t sum = 0;

    assert_non_null(begin);
    lin_print(field, o, &t);
    assert_int_equal(lin_odds_of(g, text, NULL, &odds, &why), LIN_OK);
    assert_int_equal(lin_game_from(&copy, field, g->state, lin_dice_typed(), &why), LIN_OK);
    lin_take(copy, o);
    states = 0;
    memset(befell, 0, sizeof befell);
    watch(copy, memset(begin, 0, sizeof *begin));
    brute(&b, copy->state, begin, WHOLE);
    free(begin);
    lin_game_free(copy);
    compare_chances();
    for (int i = 0; i < states; i++) {
        assert_int_equal(share_of(seen[i].hash), seen[i].weight);
        sum += seen[i].weight;
    }
    assert_int_equal(sum, WHOLE);
    sum = 0;
    for (int i = 0; i < odds.n; i++)
        sum += odds.outcome[i].num_low * (WHOLE / odds.outcome[i].den_low);
    assert_int_equal(sum, WHOLE);
}

/* Does this order call for dice before anything else is asked? */
static bool leads_to_dice(const lin_game *g, const lin_order *o)
{
    lin_game *copy;
    lin_refusal why;
    bool dice;

    assert_int_equal(lin_game_from(&copy, field, g->state, lin_dice_typed(), &why), LIN_OK);
    assert_int_equal(lin_give(copy, lin_to_answer(copy), o, &why), LIN_OK);
    dice = lin_waits(copy) == LIN_ASKS_DICE ||
           (lin_waits(copy) == LIN_ASKS_SIDE &&
            strcmp(lin_row(field, lin_head_in(copy->state))->name, "commander") == 0);
    lin_game_free(copy);
    return dice;
}

static void odds_equal_brute_force_on_sixty_positions(void **unused)
{
    int compared = 0;

    (void)unused;
    for (uint64_t game = 0; game < 200 && compared < 60; game++) {
        lin_rng rng = game + 40;
        lin_refusal why;
        lin_game *g;
        int here = 0;

        assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(5, game), &why), LIN_OK);
        lin_listen(g, false);
        while (lin_waits(g) == LIN_ASKS_SIDE) {
            const char *step = lin_row(field, lin_head_in(g->state))->name;
            lin_order o;

            assert_true(lin_random_order(g, &rng, &o));
            if (here < 4 && compared < 60 &&
                (strcmp(step, "battle") == 0 || strcmp(step, "guns") == 0 ||
                 strcmp(step, "reorganize") == 0 || strcmp(step, "combat") == 0) &&
                leads_to_dice(g, &o)) {
                compare(g, &o);
                compared++;
                here++;
            }
            assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
        }
        lin_game_free(g);
    }
    assert_true(compared >= 50);
    assert_true(chances > 100);
}

static int set_up(void **unused)
{
    lin_refusal why;

    (void)unused;
    source = lin_source_new(NULL);
    return source && lin_source_field(source, LIN_SOURCE_DIR "/tests/battles/scrum", NULL, &field,
                                      &why) == LIN_OK
               ? 0
               : -1;
}

static int tear_down(void **unused)
{
    (void)unused;
    lin_source_free(source);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odds_equal_brute_force_on_sixty_positions),
    };

    return cmocka_run_group_tests_name("odds", tests, set_up, tear_down);
}
