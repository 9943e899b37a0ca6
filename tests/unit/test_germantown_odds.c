/* test_germantown_odds.c -- the table of tactics and the odds against the rules themselves: every
 * pair of tactics is played with every face of the die; and what one side has chosen changes
 * nothing of what the other is shown. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "linstock_files.h"
#include "rules/germantown/tactics_game.h"
#include "tell/tell.h"

enum { GAMES = 12, LOOKED_AT = 60 };

typedef void (*look)(lin_game *g, const gt_field *f, const gt_state *s);

static const lin_field *field;

static bool is_asked(const gt_state *s, int step, bool defender)
{
    const lin_frame *frame = lin_top(&s->head);

    return frame->step == step && (!defender || frame->arg[0] == gt_defender(s));
}

/* Play random games and look at questions of that step, if so the defender's alone. */
static void at_each(int step, bool defender, look at)
{
    int seen = 0;

    for (int n = 0; n < GAMES && seen < LOOKED_AT; n++) {
        lin_rng rng = (lin_rng)n + 5;
        lin_game *g;

        assert_true(lin_game_new(&g, field, lin_dice_seeded(1777, (uint64_t)n), NULL) == LIN_OK);
        while (lin_waits(g) == LIN_ASKS_SIDE && seen < LOOKED_AT) {
            lin_order o;

            if (is_asked(lin_state(g), step, defender)) {
                at(g, gt_field_of(field), lin_state(g));
                seen++;
            }
            assert_true(lin_random_order(g, &rng, &o));
            assert_true(lin_give(g, lin_to_answer(g), &o, NULL) == LIN_OK);
        }
        lin_game_free(g);
    }
    assert_true(seen > 10);
}

static void say_play(int tactic, char *order, size_t size)
{
    snprintf(order, size, "play %s", gt_tactic_name[tactic]);
}

/* ---- every pair, every face ---- */

static bool is_plain(const gt_field *f, const gt_state *s, const gt_fight *w)
{
    uint16_t hex[6];

    for (int side = 0; side < LIN_SIDES; side++) {
        gt_set rest = w->side[side];

        if (w->in_house[side] || gt_retreat_hexes(f, s, w->lead[side], hex) == 0)
            return false;
        for (int u; (u = gt_next(&rest)) >= 0;)
            if (s->mark[u] & GT_BROKEN)
                return false;
    }
    return true;
}

/* What the rules make of that face: 1 the attacker has won, -1 he has lost; 0. */
static int came_of(lin_game *g)
{
    uint32_t at = 0;
    lin_event e;

    while (lin_events_next(g, &at, &e))
        if (e.kind == E_RESULT)
            return e.arg[0] == GT_PIN || (e.arg[0] && e.arg[1]) ? 0 : e.arg[0] == GT_NONE ? 1 : -1;
    fail();
    return 0;
}

static void play_pair(const lin_game *g, const gt_state *s, const gt_tactics_game *t, int i, int k)
{
    const gt_pair *pair = &t->pair[i][k];
    int won = 0, lost = 0;
    gt_state set = *s;
    lin_game *copy;
    char order[60];

    set.tactic[gt_attacker(s)] = (uint8_t)(t->attacker[i] + 1);
    set.momentum[0] = set.momentum[1] = 0;
    say_play(t->defender[k], order, sizeof order);
    for (uint8_t face = 0; face < 10; face++) {
        lin_order o;

        assert_true(lin_game_from(&copy, field, &set, lin_dice_typed(), NULL) == LIN_OK);
        lin_listen(copy, true);
        assert_true(lin_parse(copy, order, &o, NULL) == LIN_OK);
        assert_true(lin_give(copy, lin_to_answer(copy), &o, NULL) == LIN_OK);
        if (pair->by == GT_NO_COMBAT) {
            lin_game_free(copy);
            assert_true(pair->none == 10);
            return;
        }
        lin_events_clear(copy);
        assert_true(lin_roll(copy, &face, 1, NULL) == LIN_OK);
        won += came_of(copy) > 0;
        lost += came_of(copy) < 0;
        lin_game_free(copy);
    }
    (void)g;
    assert_int_equal(pair->won, won);
    assert_int_equal(pair->lost, lost);
    assert_int_equal(pair->none, 10 - won - lost);
}

static void play_all_pairs(lin_game *g, const gt_field *f, const gt_state *s)
{
    gt_tactics_game t;
    gt_fight w;

    gt_weigh(f, s, s->fighting, s->lead[gt_attacker(s)], s->lead[gt_defender(s)], &w);
    if (!is_plain(f, s, &w))
        return;
    gt_find_tactics_game(f, s, &w, &t);
    for (int i = 0; i < t.attackers; i++)
        for (int k = 0; k < t.defenders; k++)
            play_pair(g, s, &t, i, k);
}

static void pairs_are_exact(void **state)
{
    (void)state;
    at_each(GT_TACTIC, true, play_all_pairs);
}

/* ---- nothing is let out ---- */

static char *odds_as_seen(const lin_game *g, const char *order)
{
    lin_status status;
    lin_game *seen;
    tell_odds *odds;
    json_writer j = { 0 };

    assert_true(lin_game_new(&seen, field, lin_dice_typed(), NULL) == LIN_OK);
    lin_seen_by(g, lin_to_answer(g), seen);
    odds = tell_odds_of(seen, order, NULL, &status, NULL);
    assert_true(odds != NULL);
    json_open(&j, NULL, '{');
    tell_odds_members(&j, odds);
    json_close(&j, '}');
    json_put_bytes(&j, "", 1);
    tell_odds_free(odds);
    lin_game_free(seen);
    assert_non_null(strstr(j.at, "\"what_if\":{"));
    return j.at;
}

static void compare_shown(lin_game *g, const gt_field *f, const gt_state *s)
{
    const int attacker = gt_attacker(s);
    gt_tactics_game t;
    char order[60], *first = NULL;
    gt_fight w;

    gt_weigh(f, s, s->fighting, s->lead[gt_attacker(s)], s->lead[gt_defender(s)], &w);
    gt_find_tactics_game(f, s, &w, &t);
    say_play(t.defender[t.defenders - 1], order, sizeof order);
    for (int i = 0; i < t.attackers; i++) {
        gt_state set = *s;
        lin_game *copy;
        char *shown;

        set.tactic[attacker] = (uint8_t)(t.attacker[i] + 1);
        assert_true(lin_game_from(&copy, field, &set, lin_dice_typed(), NULL) == LIN_OK);
        shown = odds_as_seen(copy, order);
        lin_game_free(copy);
        if (first)
            assert_string_equal(first, shown);
        else
            first = strdup(shown);
        free(shown);
    }
    free(first);
    (void)g;
}

static void nothing_is_let_out(void **state)
{
    (void)state;
    at_each(GT_TACTIC, true, compare_shown);
}

/* ---- sums, shares, time ---- */

static void look_at_table(lin_game *g, const gt_field *f, const gt_state *s)
{
    const lin_list *list = lin_answers(g);
    lin_what_if w;
    lin_what_if_chances all;

    (void)f, (void)s;
    for (int i = 0; i < list->orders; i++) {
        uint64_t sum[2] = { 0, 0 };

        if (!lin_what_if_of(g, &list->order[i], &w))
            continue;
        assert_true(w.side[0] == lin_to_answer(g) && w.n[0] >= 4 && w.n[1] >= 4);
        for (int of = 0; of < 2; of++)
            for (int k = 0; k < w.n[of]; k++)
                sum[of] += w.choice[of][k].share;
        assert_true(sum[0] == w.shares && sum[1] == w.shares);
        for (int a = 0; a < w.n[0]; a++)
            for (int b = 0; b < w.n[1]; b++)
                assert_true(w.cell[a][b].won + w.cell[a][b].none + w.cell[a][b].lost ==
                            w.cell[a][b].of);
        all = lin_what_if_mixed(&w);
        assert_true(all.won + all.none + all.lost > 0.999999);
        assert_true(all.won + all.none + all.lost < 1.000001);
    }
}

static void shares_are_whole(void **state)
{
    (void)state;
    at_each(GT_TACTIC, false, look_at_table);
    at_each(GT_LEAD, false, look_at_table);
    at_each(GT_MAKE_UP, false, look_at_table);
}

static void time_table(lin_game *g, const gt_field *f, const gt_state *s)
{
    const clock_t begun = clock();
    lin_what_if w;

    (void)f, (void)s;
    for (int i = 0; i < 20; i++)
        lin_what_if_of(g, &lin_answers(g)->order[0], &w);
    assert_true((clock() - begun) * 10 < CLOCKS_PER_SEC); /* 5 ms each */
}

static void is_quick(void **state)
{
    (void)state;
    at_each(GT_TACTIC, false, time_table);
}

/* ---- odds of fire, rally and combat sum to one, with groups ---- */

static void look_at_odds(lin_game *g, const gt_field *f, const gt_state *s)
{
    char order[LIN_ORDER_TEXT], sums[4000];
    lin_text t = lin_text_in(order, sizeof order), say = lin_text_in(sums, sizeof sums);
    lin_odds *odds = lin_odds_new();
    double p = 0;

    (void)f, (void)s;
    if (tell_settling_order(g, &t)) {
        lin_status status;

        assert_true(tell_sums_text(g, order, &say, &status, NULL));
        assert_true(lin_odds_of(g, order, "tactic=first", odds, NULL) == LIN_OK);
        for (int i = 0; i < lin_odds_outcomes(odds); i++)
            p += lin_odds_outcome(odds, i)->p;
        assert_true(p > 0.999999 && p < 1.000001);
        assert_string_equal(lin_odds_limit(odds), "");
    }
    lin_odds_free(odds);
}

static void odds_sum_to_one(void **state)
{
    const int steps[] = { GT_RALLY, GT_GUNS, GT_RIFLES, GT_MAKE_UP, GT_TACTIC, GT_LEAD };

    (void)state;
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        at_each(steps[i], false, look_at_odds);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pairs_are_exact),  cmocka_unit_test(nothing_is_let_out),
        cmocka_unit_test(shares_are_whole), cmocka_unit_test(is_quick),
        cmocka_unit_test(odds_sum_to_one),
    };
    lin_battle *battle;
    lin_field *made;
    lin_refusal why = { 0 };
    int code;

    if (lin_battle_load(LIN_SOURCE_DIR "/battles/germantown-1777", &battle, &why) != LIN_OK ||
        lin_field_new(&made, battle, NULL, &why) != LIN_OK) {
        fprintf(stderr, "%s\n", why.text);
        return 1;
    }
    field = made;
    code = cmocka_run_group_tests(tests, NULL, NULL);
    lin_field_free(made);
    lin_battle_free(battle);
    return code;
}
