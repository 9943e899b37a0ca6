/* test_ib_base.c -- what no script can say of the ground that the other chapters stand on: that
 * arcs cover the plane without gaps, that secrets are kept, that the machine's eye errs by no more
 * than it may, that no D4 is thrown, and that one map lies under two books. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/ironbrigade.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static lin_source *source;
static lin_game *game;
static const ib_field *field;
static ib_state now;
static kit_beside memory;
static lin_view view;

static void open_battle(const char *path, const char *options)
{
    const lin_field *f;
    lin_refusal why;

    assert_int_equal(lin_source_field(source, path, options, &f, &why), LIN_OK);
    assert_int_equal(lin_game_new(&game, f, lin_dice_typed(), &why), LIN_OK);
    field = ib_field_of(f);
    memcpy(&now, lin_state(game), sizeof now);
    memset(&memory, 0, sizeof memory);
    view = (lin_view){ f, &now, &memory };
}

static void close_battle(void)
{
    lin_game_free(game);
}

#define DRILL LIN_SOURCE_DIR "/tests/battles/ib-drill"

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

static int unit(const char *id)
{
    return lin_unit_find(&field->base, id);
}

/* ---- covers: IB-2.26, IB-2.27, IB-2.29, IB-2.30 ---- */

/* Front, flank and rear by another way: the angle at the nearer corner. */
static ib_quarter by_angle(int u, lin_point p, int half)
{
    const tb_quad *q = &ib_body(&view, u)->hull;
    const tb_angle facing = now.facing[u];

    for (int rear = 0; rear < 2; rear++) {
        const lin_point left = q->p[rear ? 2 : 0], right = q->p[rear ? 3 : 1];
        const tb_angle out = (tb_angle)(facing + (rear ? TB_CIRCLE / 2 : 0));
        const int from_left = tb_turn(out, tb_bearing(left, p)),
                  from_right = tb_turn(out, tb_bearing(right, p));

        if (from_left >= -half && from_right <= half && abs(from_left) <= TB_QUARTER + half &&
            abs(from_right) <= TB_QUARTER + half &&
            (from_left <= TB_QUARTER && from_right >= -TB_QUARTER))
            return rear ? IB_REAR : IB_FRONT;
    }
    return IB_FLANK;
}

static void quarters_agree(const char *options, int half)
{
    lin_rng rng = 1777;
    int differ = 0;
    int u;

    open_battle(DRILL, options);
    u = unit("B1b");
    for (int i = 0; i < 20000; i++) {
        const lin_point p = { (int32_t)lin_rng_below(&rng, 72 * LIN_INCH),
                              (int32_t)lin_rng_below(&rng, 48 * LIN_INCH) };

        now.at[u] = (lin_point){ 36 * LIN_INCH, 24 * LIN_INCH };
        now.facing[u] = (uint16_t)(lin_rng_below(&rng, 16) * (TB_CIRCLE / 16));
        if (tb_holds(&ib_body(&view, u)->hull, p))
            continue;
        differ += ib_quarter_of(&view, u, p) != by_angle(u, p, half);
        assert_int_equal(ib_point_in_arc(&view, u, p), ib_quarter_of(&view, u, p) == IB_FRONT);
    }
    assert_true(differ <= 10); /* bearings are rounded: a few lie on the boundary */
    close_battle();
}

static void test_quarters(void **state)
{
    (void)state;
    quarters_agree(NULL, TB_EIGHTH);
    quarters_agree("arc_half=22.5", TB_EIGHTH / 2);
}

/* ---- covers: IB-1.51, IB-1.52 ---- */

static void test_secrets(void **state)
{
    ib_state seen;
    int ours, theirs, b;

    (void)state;
    open_battle(LIN_SOURCE_DIR "/tests/battles/ib-ground", NULL);
    ours = unit("BS1");
    theirs = unit("AS1");
    b = field->brigade[unit("A1")];
    now.where[ours] = now.where[theirs] = IB_CONCEALED;
    now.at[ours] = now.at[theirs] = (lin_point){ LIN_INCH, 5 * LIN_INCH };
    now.command[b] = (ib_command){ .at = { 1, 2 }, .kind = IB_ATTACK, .of = IB_NONE };
    now.where[unit("AC1")] = IB_ON_TABLE;
    now.with[unit("AC1")] = (uint8_t)b;
    now.carried[b] = now.command[b];
    seen = now;
    ib_redact(&field->base, &seen, LIN_FIRST);
    assert_int_equal(seen.where[ours], IB_CONCEALED);
    assert_int_equal(seen.where[theirs], IB_ABSENT);
    assert_int_equal(seen.at[theirs].x, 0);
    assert_int_equal(seen.command[b].secret, 1);
    assert_int_equal(seen.command[b].at.x, 0);
    assert_int_equal(seen.carried[b].secret, 1);
    seen = now;
    ib_redact(&field->base, &seen, LIN_SECOND);
    assert_int_equal(seen.where[ours], IB_ABSENT);
    assert_int_equal(seen.where[theirs], IB_CONCEALED);
    assert_int_equal(seen.command[b].kind, IB_ATTACK);
    assert_true(ib_hides(&field->base, &now, LIN_FIRST));
    close_battle();
}

/* ---- covers: IB-12.11 ---- */

static void test_eye(void **state)
{
    static const struct {
        const char *options;
        int most;
    } eyes[] = { { NULL, 10 }, { "ai_eye=25", 25 }, { "ai_eye=0", 0 }, { "premeasure=on", 0 } };
    lin_rng rng = 3;

    (void)state;
    for (size_t k = 0; k < sizeof eyes / sizeof *eyes; k++) {
        int wrong = 0;

        open_battle(DRILL, eyes[k].options);
        for (int i = 0; i < 2000; i++) {
            const lin_point a = { (int32_t)lin_rng_below(&rng, 90000),
                                  (int32_t)lin_rng_below(&rng, 60000) };
            const lin_point c = { (int32_t)lin_rng_below(&rng, 90000),
                                  (int32_t)lin_rng_below(&rng, 60000) };
            const int64_t is = tb_root_up(tb_gap2(a, c)), judged = ib_judged_way(&view, a, c);

            assert_true(llabs(judged - is) * 100 <= is * eyes[k].most + 100);
            assert_int_equal(judged, ib_judged_way(&view, a, c));
            wrong += judged != is;
        }
        assert_true(eyes[k].most ? wrong > 1900 : wrong == 0);
        close_battle();
    }
}

/* ---- covers: IB-1.3 ---- */

static void test_no_d4(void **state)
{
    lin_rng rng = 5;
    int rolls = 0;

    (void)state;
    open_battle(LIN_SOURCE_DIR "/tests/battles/ib-press", NULL);
    for (int n = 0; n < 20000 && lin_waits(game) != LIN_IS_OVER; n++) {
        lin_refusal why;
        lin_question q;
        lin_order o;

        lin_ask(game, &q);
        if (lin_waits(game) == LIN_ASKS_DICE) {
            uint8_t face[LIN_DICE];

            assert_int_not_equal(q.roll.faces, 4);
            for (int i = 0; i < q.roll.n; i++)
                face[i] =
                    (uint8_t)(lin_rng_below(&rng, q.roll.faces) + (q.roll.from_zero ? 0u : 1u));
            assert_int_equal(lin_roll(game, face, q.roll.n, &why), LIN_OK);
            rolls++;
        } else {
            assert_true(lin_random_order(game, &rng, &o));
            assert_int_equal(lin_give(game, lin_to_answer(game), &o, &why), LIN_OK);
        }
    }
    assert_true(rolls > 20);
    close_battle();
}

/* ---- covers: IB-15.1 ---- */

static void test_one_map_under_two_books(void **state)
{
    static const char *const path[] = {
        LIN_SOURCE_DIR "/battles/brandywine-1777-wing/map.tmj",
        LIN_SOURCE_DIR "/battles/brandywine-1777-brigade/map.tmj",
    };
    FILE *file[2] = { fopen(path[0], "rb"), fopen(path[1], "rb") };
    int a, b, units[LIN_SIDES] = { 0 };

    (void)state;
    assert_non_null(file[0]);
    assert_non_null(file[1]);
    do {
        a = fgetc(file[0]);
        b = fgetc(file[1]);
        assert_int_equal(a, b);
    } while (a != EOF);
    fclose(file[0]);
    fclose(file[1]);
    open_battle(LIN_SOURCE_DIR "/battles/brandywine-1777-brigade", NULL);
    for (int u = 0; u < field->units; u++)
        units[field->side[u]] += ib_is_unit(field, u);
    assert_int_equal(units[LIN_FIRST], 23);
    assert_int_equal(units[LIN_SECOND], 26);
    close_battle();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_quarters),
        cmocka_unit_test(test_secrets),
        cmocka_unit_test(test_eye),
        cmocka_unit_test(test_no_d4),
        cmocka_unit_test(test_one_map_under_two_books),
    };

    return cmocka_run_group_tests(tests, begin, end);
}
