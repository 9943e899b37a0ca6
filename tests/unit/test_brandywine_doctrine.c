/* test_brandywine_doctrine.c -- how Brandywine's commander behaves: he marches once and straight,
 * brings no gun up alone, and stays with the column he rides with. Whole games of his against
 * himself are watched. */
#include "files/files.h"
#include "rules/brandywine/brandywine.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { GAMES = 6 };

/* What is counted over all games. */
static struct {
    int marches, steps, again; /* squares entered that it had left in the same march */
    int idle;                  /* picked, and put down again where it stood */
    int lone_guns, guns;       /* beside the enemy with no friend near; of those that moved up */
    int columns, shed;         /* portions in which he had a column; in which he ended without it */
    int decisions;
} count;

static lin_battle *battle;
static lin_field *field;

static const bw_state *state_of(const lin_game *g)
{
    return lin_state(g);
}

/* ---- marches ---- */

static uint16_t been[BW_UNITS * 4];
static int beens, hand = -1;

/* Where the counter in hand stands after an order. Where there was one way to go it has gone it. */
static void see_step(const bw_state *s, const lin_order *o)
{
    if (o->verb == V_PICK) {
        count.marches++;
        hand = o->arg[0];
        beens = 0;
        been[beens++] = s->at[hand];
    }
}

static void see_place(const bw_state *s)
{
    if (hand < 0 || s->at[hand] == been[beens - 1])
        return;
    for (int i = 0; i < beens; i++)
        count.again += been[i] == s->at[hand];
    been[beens++] = s->at[hand];
    count.steps++;
}

static void see_end(void)
{
    count.idle += hand >= 0 && beens == 1;
    hand = -1;
}

/* ---- guns ---- */

/* Does one of these stand beside that square, or in it? */
static bool beside(const bw_field *f, const bw_state *s, int cell, uint64_t units)
{
    for (uint64_t rest = units; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (on_board(s, u) && (s->at[u] == cell || bw_direction(f, cell, s->at[u]) >= 0))
            return true;
    }
    return false;
}

/* Foot and horse of a side; of the enemy's only those who could attack. */
static uint64_t troops_of(const bw_field *f, const bw_state *s, int side, bool ordered)
{
    uint64_t set = f->side_set[side] & f->combat_set & ~f->gun_set;

    for (uint64_t rest = set; rest; rest &= rest - 1)
        if (ordered && is_disorganized(s, bw_first(rest)))
            set &= ~(rest & (0 - rest));
    return set;
}

static uint16_t began[BW_UNITS]; /* where each unit was when the portion began */

static void see_guns(const bw_field *f, const bw_state *s)
{
    const uint64_t friends = troops_of(f, s, s->side, false),
                   foes = troops_of(f, s, bw_other(s->side), true);

    for (uint64_t rest = f->gun_set & f->side_set[s->side]; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (!on_board(s, u) || s->at[u] == began[u] || !beside(f, s, s->at[u], foes))
            continue;
        count.guns++;
        count.lone_guns += !beside(f, s, s->at[u], friends);
    }
}

/* ---- the commander ---- */

static void see_commander(const bw_field *f, const bw_state *s)
{
    const int leader = f->commander[s->side];
    int with = 0, still = 0;

    if (leader < 0 || !on_board(s, leader))
        return;
    for (uint64_t rest = f->combat_set & f->side_set[s->side]; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (began[u] >= BW_ABSENT || began[u] != began[leader])
            continue;
        with++;
        still += s->at[u] == s->at[leader];
    }
    count.columns += with > 0;
    count.shed += with > 0 && !still;
}

/* ---- whole games ---- */

static void see_order(const lin_game *g, const lin_order *o)
{
    const bw_state *s = state_of(g);
    const int step = lin_top(&s->head)->step;

    if (step != BW_MOVE && step != BW_STEP)
        return;
    see_step(s, o);
    if (o->verb == V_CLOSE) {
        see_guns(bw_field_of(field), s);
        see_commander(bw_field_of(field), s);
    }
}

static void play(uint64_t i)
{
    const lin_bot *bot = lin_bot_find("doctrine");
    lin_rng rng = i;
    lin_game *g;
    int portion = -1;

    assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(1777, i), NULL), LIN_OK);
    while (lin_waits(g) == LIN_ASKS_SIDE) {
        const bw_state *s = state_of(g);
        lin_order o;

        if (lin_top(&s->head)->step == BW_MOVE && portion != s->hour * 2 + s->side) {
            portion = s->hour * 2 + s->side;
            memcpy(began, s->at, sizeof began);
        }
        assert_true(bot->choose(g, &rng, &o));
        see_order(g, &o);
        assert_int_equal(lin_give(g, lin_to_answer(g), &o, NULL), LIN_OK);
        see_place(state_of(g));
        if (state_of(g)->head.depth > 0 && lin_top(&state_of(g)->head)->step != BW_STEP)
            see_end();
        lin_events_clear(g);
        count.decisions++;
    }
    lin_game_free(g);
}

static int play_all(void **unused)
{
    lin_refusal why = { 0 };

    (void)unused;
    if (lin_battle_load(LIN_SOURCE_DIR "/battles/brandywine-1777", &battle, &why) != LIN_OK ||
        lin_field_new(&field, battle, NULL, &why) != LIN_OK)
        return -1;
    for (uint64_t i = 0; i < GAMES; i++)
        play(i);
    return 0;
}

static int drop(void **unused)
{
    (void)unused;
    lin_field_free(field);
    lin_battle_free(battle);
    return 0;
}

static void a_march_enters_no_square_twice(void **unused)
{
    (void)unused;
    assert_true(count.marches > 100 * GAMES && count.steps > count.marches);
    assert_int_equal(count.again, 0);
    assert_int_equal(count.idle, 0);
}

static void no_gun_is_brought_up_alone(void **unused)
{
    (void)unused;
    assert_true(count.guns > 0);
    assert_int_equal(count.lone_guns, 0);
}

static void the_commander_stays_with_his_column(void **unused)
{
    (void)unused;
    assert_true(count.columns > 10 * GAMES);
    assert_true(50 * count.shed <= count.columns); /* he may be sent on */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_march_enters_no_square_twice),
        cmocka_unit_test(no_gun_is_brought_up_alone),
        cmocka_unit_test(the_commander_stays_with_his_column),
    };

    return cmocka_run_group_tests_name("Brandywine's doctrine", tests, play_all, drop);
}
