/* test_germantown_glance.c -- what is seen at a glance is what walking comes to: every look at a
 * step, and at who can take any, against the walk, in random games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>

#include "linstock_files.h"
#include "rules/germantown/glance.h"

enum { GAMES = 12, LOOK_AHEAD = 6 };

static const lin_field *field;
static unsigned long sure, unsure;

static bool may_walk(const gt_field *f, const gt_state *s, const gt_walk *w, int to)
{
    gt_walk next;

    return gt_walk_step(f, s, w, to, &next, NULL) == LIN_OK &&
           gt_walk_settles(f, s, &next, LOOK_AHEAD);
}

static bool walks_anywhere(const gt_field *f, const gt_state *s, const gt_walk *w)
{
    for (int c = 0; c < f->board->cells; c++)
        if (may_walk(f, s, w, c))
            return true;
    return false;
}

static void look_at_steps(const gt_field *f, const gt_state *s)
{
    gt_walk w;

    gt_walk_in_hand(f, s, &w);
    for (int d = 0; d < 6 && w.cell != LIN_NOWHERE; d++) {
        const int to = f->board->next[w.cell][d];
        const gt_step_look look = gt_glance_step(f, s, &w, d);

        if (look == GT_STEP_UNSURE) {
            unsure++;
            continue;
        }
        sure++;
        assert_int_equal(look == GT_STEP_FREE, to != LIN_NOWHERE && may_walk(f, s, &w, to));
    }
}

static void look_at_moves(const gt_field *f, const gt_state *s)
{
    gt_set rest = f->side_set[s->side];
    gt_glance glance;
    gt_walk w;

    gt_glance_round(f, s, &glance);
    for (int u; (u = gt_next(&rest)) >= 0;) {
        gt_set together = { { 0, 0 } }, in_hex;

        if (gt_check_movable(f, s, u, NULL) != LIN_OK)
            continue;
        if (gt_glance_moves(f, s, &glance, u)) {
            gt_walk_begin(f, s, gt_one(u), &w);
            assert_true(walks_anywhere(f, s, &w));
        }
        if (!gt_on_map(s, u))
            continue;
        in_hex = gt_units_in(f, s, s->at[u], s->side);
        for (int v; (v = gt_next(&in_hex)) >= 0;)
            if (gt_check_movable(f, s, v, NULL) == LIN_OK)
                gt_add(&together, v);
        if (gt_glance_all_move(f, s, &glance, together)) {
            gt_walk_begin(f, s, together, &w);
            assert_true(walks_anywhere(f, s, &w));
        }
    }
}

static void a_glance_is_right(void **state)
{
    (void)state;
    for (int n = 0; n < GAMES; n++) {
        lin_rng rng = (lin_rng)n + 9;
        lin_game *g;

        assert_true(lin_game_new(&g, field, lin_dice_seeded(1777, (uint64_t)n), NULL) == LIN_OK);
        for (int i = 0; lin_waits(g) == LIN_ASKS_SIDE; i++) {
            const gt_state *s = lin_state(g);
            lin_order o;

            if (lin_top(&s->head)->step == GT_STEP)
                look_at_steps(gt_field_of(field), s);
            else if (lin_top(&s->head)->step == GT_MOVE && i % 16 == 0)
                look_at_moves(gt_field_of(field), s);
            assert_true(lin_random_order(g, &rng, &o));
            assert_true(lin_give(g, lin_to_answer(g), &o, NULL) == LIN_OK);
        }
        lin_game_free(g);
    }
    assert_true(sure > unsure); /* or there was no use in it */
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(a_glance_is_right) };
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
