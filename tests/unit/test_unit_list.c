/* test_unit_list.c -- several units in one order: parsed, printed, refused, kept in records; and
 * macros that name units, a goal, a column on its way. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "toy.h"
#include "core/session.h"

static lin_session *begun(void)
{
    static lin_session *s;

    assert_int_equal(lin_session_new(&s, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
    assert_int_equal(lin_say(s, LIN_FIRST, "plan hold", NULL), LIN_OK);
    assert_int_equal(lin_say(s, LIN_SECOND, "plan hold", NULL), LIN_OK);
    return s;
}

static void refuses(lin_session *s, const char *text, lin_status status, const char *words)
{
    lin_refusal why = { 0 };

    assert_int_equal(lin_say(s, LIN_FIRST, text, &why), status);
    if (!strstr(why.text, words))
        fail_msg("\"%s\", not \"%s\"", why.text, words);
}

static const char *printed(const lin_order *o)
{
    static char text[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(text, sizeof text);

    lin_print(toy_field(true), o, &t);
    assert_false(t.cut);
    return text;
}

/* ---- The list itself ---- */

/* Lists of every length, in no order: what is printed reads back as the same numbers. */
static void printing_and_parsing_are_inverse(void **state)
{
    lin_session *s = begun();
    lin_rng rng = 7;

    (void)state;
    for (int round = 0; round < 200; round++) {
        lin_order o = { .verb = V_SEND, .nargs = 1, .arg = { 9 } }, back;
        uint8_t unit[LIN_ORDER_UNITS];
        const int most = (LIN_ARGS - 1) * 4, wanted = 1 + round % most;
        bool in[TOY_PIECES] = { false };
        int n = 0;

        while (n < wanted) {
            const int u = (int)lin_rng_below(&rng, TOY_PIECES);

            if (!in[u]) {
                assert_true(lin_order_add_unit(&o, 1, u));
                in[u] = true;
                n++;
            }
        }
        assert_int_equal(lin_order_units(&o, 1, unit), n);
        for (int i = 0; i < n; i++)
            assert_true(in[unit[i]]);
        assert_int_equal(lin_parse(lin_session_game(s), printed(&o), &back, NULL), LIN_OK);
        assert_true(lin_same_order(&o, &back));
        if (n == most)
            assert_false(lin_order_add_unit(&o, 1, 0));
    }
    lin_session_free(s);
}

/* A list of answers that name one unit each, until it is full and beyond. */
static void one_unit_is_a_list_too(void **state)
{
    static lin_list list;
    const int most = TOY_PIECES - 1;

    (void)state;
    lin_list_clear(&list);
    for (int i = 0; i < LIN_CHOICES + 3; i++)
        lin_list_add_unit(&list, V_SEND, i % most);
    assert_int_equal(list.orders, LIN_CHOICES);
    assert_int_equal(list.families, 1);
    for (int i = 0; i < LIN_CHOICES; i++) {
        lin_order o = { .verb = V_SEND };

        assert_true(lin_order_add_unit(&o, 0, i % most));
        assert_memory_equal(&list.order[i], &o, sizeof o);
    }
}

static void what_a_list_may_not_be(void **state)
{
    lin_session *s = begun();
    char many[LIN_ORDER_TEXT] = "send B2";
    size_t used = strlen(many);

    (void)state;
    refuses(s, "send B2", LIN_SYNTAX, "\"send\" takes 2 words or more after it, not 1");
    refuses(s, "send B2 R1 R1", LIN_SYNTAX, "R1 is named twice");
    refuses(s, "send B2 R1 X9", LIN_SYNTAX, "X9");
    for (int u = 1; u <= 21; u++)
        used += (size_t)snprintf(many + used, sizeof many - used, " R%d", u);
    refuses(s, many, LIN_SYNTAX, "20 units are the most");
    refuses(s, "send B2 R1 B1", LIN_ILLEGAL, "stand together");
    lin_session_free(s);
}

/* An order made by a program may hold anything. */
static void wild_lists_are_no_orders(void **state)
{
    lin_session *s = begun();
    lin_game *g = lin_session_game(s);
    const lin_order wild[] = {
        { .verb = V_SEND, .nargs = 1, .arg = { 9 } },
        { .verb = V_SEND, .nargs = 2, .arg = { 9, 0 } },            /* nobody */
        { .verb = V_SEND, .nargs = 2, .arg = { 9, 0x00020001 } },   /* a hole */
        { .verb = V_SEND, .nargs = 2, .arg = { 9, 0x00000101 } },   /* one twice */
        { .verb = V_SEND, .nargs = 2, .arg = { 9, 0x000000ff } },   /* no such unit */
        { .verb = V_SEND, .nargs = 3, .arg = { 9, 1, 0 } },         /* an argument too many */
        { .verb = V_SEND, .nargs = LIN_ARGS + 1, .arg = { 9, 1 } }, /* more than there are */
        { .verb = V_SEND, .nargs = 2, .arg = { -1, 1 } },           /* no cell */
        { .verb = V_SEND, .nargs = 3, .arg = { 9, 1, INT32_MIN } },
    };

    (void)state;
    for (size_t i = 0; i < sizeof wild / sizeof *wild; i++) {
        char text[LIN_ORDER_TEXT];
        lin_text t = lin_text_in(text, sizeof text);
        lin_refusal why;

        assert_int_equal(lin_give(g, LIN_FIRST, &wild[i], &why), LIN_SYNTAX);
        lin_print(toy_field(true), &wild[i], &t);
    }
    lin_session_free(s);
}

/* ---- In a game ---- */

static int at(const lin_session *s, int unit)
{
    return ((const toy_state *)lin_state(s->game))->at[unit];
}

static int cell(const char *name)
{
    return lin_cell_parse(&toy_field(true)->battle->board, name);
}

static void a_record_keeps_the_list(void **state)
{
    lin_session *s = begun(), *back;
    static char *text, *second;
    char said[80];
    lin_text t = lin_text_in(said, sizeof said);
    lin_refusal why;
    lin_entry e;

    (void)state;
    assert_int_equal(lin_say(s, LIN_FIRST, "send b2 r2 r1", &why), LIN_OK);
    assert_int_equal(at(s, 0), cell("B2"));
    assert_int_equal(at(s, 1), cell("B2"));
    assert_int_equal(lin_record_write(s, &text, NULL), LIN_OK);
    assert_non_null(strstr(text, "3  red   send B2 R2 R1\n"));
    assert_int_equal(
        lin_record_read(&back, toy_field(true), text, strlen(text), lin_dice_typed(), &why),
        LIN_OK);
    assert_int_equal(lin_record_write(back, &second, NULL), LIN_OK);
    assert_string_equal(text, second);
    assert_true(lin_session_get(back, 2, &e));
    lin_answer_text(back->game, &e.order, &t);
    assert_string_equal(said, "Send R2 R1 to B2");
    lin_free(text);
    lin_free(second);
    lin_session_free(back);
    lin_session_free(s);
}

/* ---- Macros: units by name or by cell, a goal, a column ---- */

static void a_column_marches(void **state)
{
    lin_session *s;
    toy_state deep;

    (void)state;
    assert_int_equal(lin_session_new(&s, toy_field(false), lin_dice_typed(), NULL), LIN_OK);
    assert_int_equal(lin_say(s, LIN_FIRST, "plan hold", NULL), LIN_OK);
    assert_int_equal(lin_say(s, LIN_SECOND, "plan hold", NULL), LIN_OK);
    memcpy(&deep, lin_state(s->game), sizeof deep);
    for (int u = 0; u < 8; u++)
        deep.at[u] = (uint16_t)cell("A1");
    lin_set_state(s->game, &deep);
    assert_int_equal(lin_say(s, LIN_FIRST, "column A1 to A3", NULL), LIN_OK);
    for (int u = 0; u < 8; u++) /* three to a cell; those behind stop short, the last stay */
        assert_int_equal(at(s, u), u < 3 ? cell("A3") : u < 6 ? at(s, 3) : cell("A1"));
    assert_int_equal(lin_cell_distance(&toy_field(true)->battle->board, at(s, 3), cell("A1")), 1);
    assert_int_equal(lin_say(s, LIN_FIRST, "column R1 R2 R1 to F8", NULL), LIN_OK);
    assert_int_equal(lin_cell_distance(&toy_field(true)->battle->board, at(s, 0), cell("A3")), 2);
    refuses(s, "column R1", LIN_SYNTAX, "Say it so: column UNITS to CELL");
    refuses(s, "column R1 to", LIN_SYNTAX, "Say it so");
    refuses(s, "column R1 to A3 facing", LIN_SYNTAX, "Say it so");
    refuses(s, "column R1 to Z9", LIN_SYNTAX, "Z9");
    refuses(s, "column Q1 to A3", LIN_SYNTAX, "Q1");
    refuses(s, "column F1 to A3", LIN_ILLEGAL, "There is nobody on F1");
    lin_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(printing_and_parsing_are_inverse),
        cmocka_unit_test(one_unit_is_a_list_too),
        cmocka_unit_test(what_a_list_may_not_be),
        cmocka_unit_test(wild_lists_are_no_orders),
        cmocka_unit_test(a_record_keeps_the_list),
        cmocka_unit_test(a_column_marches),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
