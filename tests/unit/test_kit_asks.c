/* test_kit_asks.c -- who is asked, questions with two answers, places; pieces of all units. */
#include "core/core.h"
#include "kit/asks.h"
#include "kit/pieces.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static const lin_verb verbs[] = { { .name = "march", .args = "" },
                                  { .name = "yes", .args = "" },
                                  { .name = "no", .args = "" } };
static const lin_step steps[] = {
    { .name = "pursue", .rule = "T-1", .args = "u", .text = "{0}: pursue?" }
};
static const lin_rules book = {
    .name = "Test", .step = steps, .steps = 1, .verb = verbs, .verbs = 3
};
static lin_battle battle;
static const lin_field field = { .rules = &book, .battle = &battle };
static lin_head state;
static const lin_view view = { &field, &state, NULL };

static void owner(void **unused)
{
    const lin_frame first = { 0, { 0 } }, second = { 0, { 1 } };

    (void)unused;
    battle.units = 2;
    battle.unit[1].side = LIN_SECOND;
    assert_int_equal(kit_who_owns(&view, &first), LIN_FIRST);
    assert_int_equal(kit_who_owns(&view, &second), LIN_SECOND);
}

/* Both answers are listed, and no other order is one. */
static void yes_or_no(void **unused)
{
    const lin_frame frame = { 0, { 0 } };
    static lin_list list;
    lin_refusal why = { 0 };

    (void)unused;
    kit_list_yes_no(&view, &frame, &list);
    assert_int_equal(list.orders, 2);
    for (int i = 0; i < list.orders; i++) {
        assert_int_equal(list.order[i].verb, i + 1);
        assert_int_equal(kit_check_yes_no(&view, &frame, &list.order[i], &why), LIN_OK);
    }
    assert_int_equal(kit_check_yes_no(&view, &frame, &(lin_order){ .verb = 0 }, &why), LIN_ILLEGAL);
    assert_string_equal(why.rule, "T-1");
}

/* A place anywhere on the table, for one unit. */
static void places(void **unused)
{
    static const lin_table table = { .width = 900, .height = 600 };
    static lin_list list;

    (void)unused;
    memset(&list, 0, sizeof list);
    kit_list_place(&list, 0, 1, &table);
    assert_int_equal(list.families, 1);
    assert_int_equal(list.family[0].order.arg[0], 1);
    assert_true(list.family[0].high[1] == 900 && list.family[0].high[2] == 600);
}

/* ---- Pieces ---- */

static bool show(const lin_view *v, int u, lin_piece *p, lin_text *marks)
{
    (void)v;
    p->where = LIN_ON_BOARD;
    lin_put(marks, "shaken done ");
    return u != 0;
}

/* Of all units but those that are not there; marks end without a blank. */
static void pieces(void **unused)
{
    lin_piece out[2];

    (void)unused;
    battle.units = 2;
    battle.unit[1].side = LIN_SECOND;
    assert_int_equal(kit_pieces(&view, show, out, 2), 1);
    assert_true(out[0].unit == 1 && out[0].side == LIN_SECOND && out[0].cell == LIN_NOWHERE);
    assert_string_equal(out[0].marks, "shaken done");
    assert_int_equal(kit_pieces(&view, show, out, 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(owner),
        cmocka_unit_test(yes_or_no),
        cmocka_unit_test(places),
        cmocka_unit_test(pieces),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
