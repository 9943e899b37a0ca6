/* test_kit_book.c -- a book by rows: positions, what may be pending on what, and the usual ground.
 */
#include "kit/book.h"
#include "kit/pending.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

typedef struct {
    lin_head head;
    lin_point at[2];
    uint16_t facing[2];
    uint8_t stands[2], mark[2], ammunition[2];
    uint8_t turn, weather, spare[4];
} test_state;

static const kit_row of_unit[] = {
    { "at", KIT_ROW_AT, .offset = offsetof(test_state, at) },
    { "facing", KIT_ROW_FACING, .offset = offsetof(test_state, facing) },
    { "stands", KIT_ROW_STANDS, .offset = offsetof(test_state, stands) },
    { "rounds", KIT_ROW_NUMBER, offsetof(test_state, ammunition), .value = 9 },
    { "shaken", KIT_ROW_FLAG, offsetof(test_state, mark), .value = 1 },
    { "done", KIT_ROW_FLAG, offsetof(test_state, mark), .value = 2 },
    { .word = NULL },
};
static const kit_row rows[] = {
    { "turn", KIT_ROW_TURN, .offset = offsetof(test_state, turn) },
    { "weather", KIT_ROW_GAME, offsetof(test_state, weather), .value = 3 },
    { "unit", KIT_ROW_UNITS, offsetof(test_state, stands), .part = of_unit },
    { .word = NULL },
};

static const lin_step steps[] = { { .name = "turn", .args = "" },
                                  { .name = "orders", .args = "s" },
                                  { .name = "volley", .args = "uu" } };
static const lin_rules book = { .name = "Test", .step = steps, .steps = 3 };
static lin_battle battle;
static const lin_field field = { .rules = &book, .battle = &battle };
static test_state now;
static lin_play play = { .view = { &field, &now, NULL }, .state = &now };

static int empty(void **unused)
{
    (void)unused;
    memset(&now, 0, sizeof now);
    battle.units = 2;
    battle.turns = 6;
    strcpy(battle.unit[0].id, "R1");
    strcpy(battle.unit[1].id, "B1");
    return 0;
}

static lin_status read_line(const char *text, lin_refusal *why)
{
    static const uint8_t most[] = { 6, 4 };
    char line[120], *word[16];
    int n = 0;

    snprintf(line, sizeof line, "%s", text);
    for (char *at = strtok(line, " "); at; at = strtok(NULL, " "))
        word[n++] = at;
    *why = (lin_refusal){ 0 };
    return kit_rows_read(rows, most, &play, word, n, why);
}

static void what_is_written_is_read(void **unused)
{
    const char *const text = "turn 3\nweather 2\n"
                             "unit R1 at 10 4.5 facing 180 stands 5 rounds 7 shaken done\n";
    char out[200], marks[40];
    lin_text t = lin_text_in(out, sizeof out), m = lin_text_in(marks, sizeof marks);
    lin_refusal why;

    (void)unused;
    assert_int_equal(read_line("turn 3", &why), LIN_OK);
    assert_int_equal(read_line("weather 2", &why), LIN_OK);
    assert_int_equal(read_line("unit R1 shaken at 10 4.5 stands 5 done facing 180 rounds 7", &why),
                     LIN_OK);
    assert_int_equal(now.at[0].y, 9 * LIN_INCH / 2);
    assert_int_equal(now.mark[0], 3);
    kit_rows_write(rows, &play.view, &t);
    assert_string_equal(out, text);
    kit_rows_marks(rows, &now, 0, &m);
    assert_string_equal(marks, "shaken done");
}

static void what_cannot_be_is_refused(void **unused)
{
    static const char *const wrong[][2] = {
        { "turn 7", "0 to 6" },
        { "turn", "0 to 6" },
        { "weather 4", "0 to 3" },
        { "unit R1 at 1 2 facing 0 stands 7", "1 to 6" },
        { "unit B1 at 1 2 facing 0 stands 0", "1 to 4" },
        { "unit R1 at 1 2 facing 0", "unit U at X Y facing A stands N [rounds N] [shaken]" },
        { "unit R1 at 1 2 facing 0 stands", "unit U at" },
        { "unit R1 at 1 2 facing 0 stands 3 brave", "unit U at" },
        { "unit R1 at 1 2 facing 0 stands 3 done done", "each word once" },
        { "unit R1 at 1 2 facing 0 stands 3 rounds 10", "0 to 9" },
    };
    lin_refusal why;

    (void)unused;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_int_not_equal(read_line(wrong[i][0], &why), LIN_OK);
        if (!strstr(why.text, wrong[i][1]))
            fail_msg("%s: \"%s\" does not say \"%s\"", wrong[i][0], why.text, wrong[i][1]);
    }
    assert_int_not_equal(read_line("unit X9 at 1 2 facing 0 stands 3", &why), LIN_OK);
    assert_int_equal(read_line("moon 3", &why), LIN_SYNTAX);
    assert_string_equal(why.text, "");
}

/* Of a unit that is gone nothing is left; the other keeps all it has. */
static void cleared(void **unused)
{
    lin_refusal why;
    test_state none;

    (void)unused;
    read_line("unit R1 at 1 2 facing 90 stands 3 rounds 2 shaken", &why);
    kit_rows_clear(rows, &now, 0);
    memset(&none, 0, sizeof none);
    assert_memory_equal(&now, &none, sizeof now);
    read_line("unit B1 at 1 2 facing 90 stands 3", &why);
    kit_rows_clear(rows, &now, 0);
    assert_true(kit_row_stands(rows, &now, 1) && !kit_row_stands(rows, &now, 0));
}

/* ---- What is pending ---- */

static const char *pending(int n, const int *step, int arg)
{
    static const char *const lies_on[] = { "", "turn orders", "orders" };

    now.head.depth = (uint8_t)n;
    for (int i = 0; i < n; i++)
        now.head.frame[i] = (lin_frame){ (uint16_t)step[i], { (int16_t)arg, 0, 0 } };
    return kit_pending_broken(&play.view, lies_on);
}

static void what_lies_on_what(void **unused)
{
    (void)unused;
    assert_null(pending(4, (const int[]){ 0, 1, 1, 2 }, 1));
    assert_non_null(strstr(pending(1, (const int[]){ 1 }, 1), "must lie on another"));
    assert_non_null(strstr(pending(2, (const int[]){ 0, 0 }, 1), "at the bottom"));
    assert_non_null(strstr(pending(2, (const int[]){ 0, 2 }, 1), "does not lead to it"));
    assert_non_null(strstr(pending(2, (const int[]){ 0, 1 }, LIN_NOBODY), "names no side"));
}

/* Every usual kind has a look. */
static void usual_scenery(void **unused)
{
    static const lin_rules usual = { .look = kit_usual_looks };

    (void)unused;
    for (const kit_kind_row *k = kit_usual_kinds; k->name; k++)
        assert_non_null(lin_look_find(&usual, LIN_LOOK_SCENERY, k->name));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(what_is_written_is_read, empty),
        cmocka_unit_test_setup(what_cannot_be_is_refused, empty),
        cmocka_unit_test_setup(cleared, empty),
        cmocka_unit_test_setup(what_lies_on_what, empty),
        cmocka_unit_test(usual_scenery),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
