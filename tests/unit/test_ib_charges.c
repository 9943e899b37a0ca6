/* test_ib_charges.c -- properties of charges, rout and pursuit in Iron Brigade: wherever a run is
 * planned it ends on nobody and touches whom it strikes; after every order of a crowded game
 * nothing of an event is left behind, and the agenda stays short however many break. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/charge/charge.h"
#include "rules/ironbrigade/ironbrigade.h"
#include "rules/ironbrigade/melee/melee.h"

#include <stdlib.h>
#include <string.h>

#define SCRUM LIN_SOURCE_DIR "/tests/battles/ib-scrum"

static lin_source *source;
static const lin_field *field;
static lin_game *game;

static int open_scrum(void **state)
{
    lin_refusal why = { 0 };

    (void)state;
    source = lin_source_new(NULL);
    return source && lin_source_field(source, SCRUM, NULL, &field, &why) == LIN_OK &&
                   lin_game_new(&game, field, lin_dice_seeded(1, 0), &why) == LIN_OK
               ? 0
               : -1;
}

static int close_scrum(void **state)
{
    (void)state;
    lin_game_free(game);
    lin_source_free(source);
    return 0;
}

/* ---- Runs, planned anywhere ---- */

static bool lies_well(const lin_view *view, int u, const tb_pose *pose)
{
    tb_body b;

    tb_form(pose, &b);
    return kit_on_table(&ib_field_of(view->field)->scenery, &b) &&
           ib_in_the_way(view, u, &b, false) == IB_NONE;
}

/* All units thrown about anew, on nobody. */
static void throw_about(const lin_view *view, ib_state *s, lin_rng *rng)
{
    const ib_field *f = ib_field_of(view->field);
    const kit_size size = f->scenery.size;

    for (int u = 0; u < f->units; u++)
        if (ib_is_unit(f, u))
            s->where[u] = IB_UNPLACED;
    for (int u = 0; u < f->units; u++)
        for (int i = 0; i < 40 && ib_is_unit(f, u) && s->where[u] != IB_ON_TABLE; i++) {
            const lin_point at = { (int32_t)lin_rng_below(rng, (uint32_t)size.width),
                                   (int32_t)lin_rng_below(rng, (uint32_t)size.height) };
            const tb_pose pose =
                ib_pose_in(f, u, s->formation[u], at, (tb_angle)lin_rng_below(rng, TB_CIRCLE));

            if (!lies_well(view, u, &pose))
                continue;
            s->where[u] = IB_ON_TABLE;
            s->at[u] = pose.at;
            s->facing[u] = pose.facing;
        }
}

static void look_at_run(const lin_view *view, int u, int target, const ib_run *run)
{
    const ib_state *s = view->state;
    const tb_pose now = ib_pose(view, u);
    tb_body b;

    if (run->struck != IB_NONE && run->room) {
        const tb_body *him = ib_body(view, run->struck);
        const int turn = abs(tb_turn(him->facing, run->contact.facing)) % TB_QUARTER;

        assert_true(lies_well(view, u, &run->contact)); /* IB-3.82, IB-3.83 */
        tb_form(&run->contact, &b);
        assert_true(tb_bodies_touch(&b, him));
        assert_true(turn == 0 || run->contact.facing == run->swung.facing);
        if (run->struck == target && run->contact.facing == (tb_angle)(him->facing + TB_CIRCLE / 2))
            assert_true(tb_gap2(run->contact.at, s->at[target]) <= 8); /* flag on flag */
        assert_true(run->to_touch <= run->to_flag + 2);                /* rounded each by itself */
    }
    for (int far = 0; far <= 20; far += 5) { /* IB-3.85 */
        const tb_pose end =
            ib_stop_short(view, u, run, IB_IN(far) < run->to_touch ? IB_IN(far) : run->to_touch);

        assert_true(lies_well(view, u, &end) || memcmp(&end, &now, sizeof end) == 0);
    }
}

static void runs_end_well(void **state)
{
    const lin_view *view = lin_view_of(game);
    const ib_field *f = ib_field_of(view->field);
    ib_state *s = (ib_state *)(uintptr_t)view->state, kept = *s;
    lin_rng rng = 5;
    int struck = 0, flush = 0, barred = 0, tight = 0;

    (void)state;
    for (int i = 0; i < 60; i++) {
        throw_about(view, s, &rng);
        for (int u = 0; u < f->units; u++)
            for (int t = 0; t < f->units; t++) {
                tb_pose swung;
                ib_run run;

                if (!ib_is_unit(f, u) || !ib_is_unit(f, t) || f->side[u] == f->side[t] ||
                    !ib_stands(s, u) || !ib_stands(s, t) || f->type[u] == IB_GUN ||
                    !kit_leads_ahead(s->facing[u], kit_way(s->at[u], s->at[t])))
                    continue;
                swung = ib_swung(view, u, s->at[t]);
                for (int by_flag = 0; by_flag < 2; by_flag++) {
                    ib_plan_run(view, u, &swung, s->at[t], t, by_flag, &run);
                    look_at_run(view, u, t, &run);
                    struck += run.struck != IB_NONE && run.room;
                    flush +=
                        run.struck != IB_NONE && run.room && run.contact.facing != run.swung.facing;
                    barred += run.barred_by != IB_NONE;
                    tight += run.struck != IB_NONE && !run.room;
                }
            }
    }
    *s = kept;
    assert_true(struck > 1000 && flush > 500 && barred > 100 && tight > 20);
}

/* ---- Crowded games ---- */

static int deepest;

static void watch(void *self, const lin_field *f, bool pushed, int depth, const lin_frame *frame)
{
    (void)self, (void)f, (void)frame;
    if (pushed && depth + 1 > deepest)
        deepest = depth + 1;
}

/* A charge, where there is one; else anything. */
static void order_eagerly(lin_game *g, lin_rng *rng)
{
    const lin_list *list = lin_answers(g);
    const int first = lin_list_find(list, IV_CHARGE, -1);
    lin_refusal why = { 0 };
    lin_order o;

    assert_true(lin_random_order(g, rng, &o));
    if (first >= 0 && lin_rng_below(rng, 3) > 0) {
        int n = 0;

        for (int i = 0; i < lin_list_orders(list); i++)
            if (lin_list_order(list, i)->verb == IV_CHARGE &&
                lin_rng_below(rng, (uint32_t)++n) == 0)
                o = *lin_list_order(list, i);
    }
    if (lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
        fail_msg("%s", why.text);
}

/* Between two acts nothing of an event is left; who has been joined just now touches. */
static void look_between_acts(lin_game *g, int *joined)
{
    const lin_view *view = lin_view_of(g);
    const ib_state *s = view->state;
    uint32_t at = 0;
    lin_event e;

    if (lin_waits(g) != LIN_ASKS_SIDE || lin_top(&s->head)->step != IB_MOVE)
        return;
    assert_int_equal(s->charge.charger, IB_NONE);
    assert_true(kit_set_is_empty(&s->broke) && kit_set_is_empty(&s->to_test) &&
                kit_set_is_empty(&s->to_rout) && kit_set_is_empty(&s->to_pursue) &&
                kit_set_is_empty(&s->to_meet) && kit_set_is_empty(&s->helped) &&
                kit_set_is_empty(&s->orphaned));
    for (int u = 0; u < IB_UNITS; u++)
        assert_true(s->total[u] == 0 && s->way[u] == 0);
    while (lin_events_next(g, &at, &e))
        if (e.kind == IE_JOINED && ib_are_joined(s, e.arg[0], e.arg[1])) {
            assert_true(tb_bodies_touch(ib_body(view, e.arg[0]), ib_body(view, e.arg[1])));
            ++*joined;
        }
}

static void events_leave_nothing_behind(void **state)
{
    int joined = 0;

    (void)state;
    for (uint64_t i = 0; i < 25; i++) {
        lin_refusal why = { 0 };
        lin_rng rng = i + 1;
        lin_game *g;

        assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(3, i), &why), LIN_OK);
        lin_trace(g, watch, NULL);
        while (lin_waits(g) == LIN_ASKS_SIDE) {
            lin_events_clear(g);
            order_eagerly(g, &rng);
            if (lin_broken(g))
                fail_msg("game %d: %s", (int)i, lin_broken(g));
            look_between_acts(g, &joined);
        }
        lin_game_free(g);
    }
    assert_true(joined > 100);
    if (deepest > 16) /* of LIN_DEPTH, 24 */
        fail_msg("%d frames deep", deepest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(runs_end_well),
        cmocka_unit_test(events_leave_nothing_behind),
    };

    return cmocka_run_group_tests(tests, open_scrum, close_scrum);
}
