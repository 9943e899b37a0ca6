/* test_kit_rows.c -- positions by rows: values of every kind, records, lists, sets, lines for each
 * brigade; and what the arguments of a pending step may name. */
#include "kit/pending.h"
#include "kit/rows.h"
#include "kit/sets.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

typedef struct {
    uint8_t charger, struck, flags, order;
    uint16_t facing, spare;
} join;

typedef struct {
    lin_point at;
    uint8_t kind, of, spare[2];
} command;

typedef struct {
    lin_head head;
    tb_set broke, rode;
    lin_point at[4];
    command command[2];
    lin_point began;
    int32_t cost;
    join join[2];
    uint16_t mark[4], facing[4], measured, gap;
    uint8_t where[4], with[4], hits[4];
    uint8_t unit, legs, dice[3], roll[LIN_SIDES];
    uint8_t joins, side, phase, own;
} test_state;

enum { ABSENT, RESERVE, ON_TABLE, LOST };
static const char *const wheres[] = { "", "reserve", "", "lost", NULL };
static const char *const orders[] = { "hold", "attack", NULL };
static const char *const phases[] = { "move", "fire", NULL };
static const kit_flag marks[] = { { "empty", 1 }, { "routing", 512 }, { NULL, 0 } };
static const kit_flag of_pair[] = { { "flank", 2 }, { "rear", 128 }, { NULL, 0 } };

static bool stands(const lin_view *v, int u)
{
    return ((const test_state *)v->state)->where[u] == ON_TABLE;
}

static bool is_unit(const lin_field *f, int u)
{
    (void)f;
    return u < 3;
}

static int brigadier(const lin_field *f, int i)
{
    (void)f;
    return i == 0 ? 1 : i == 1 ? 3 : -1;
}

static void write_own(const lin_view *v, lin_text *out)
{
    const test_state *s = v->state;

    if (s->own)
        lin_put(out, "own %d\n", s->own);
}

static lin_status read_own(kit_reader *r)
{
    return kit_next_byte(r, 9, &((test_state *)r->state)->own);
}

static const kit_row of_unit[] = {
    { "", KIT_ROW_WORD, offsetof(test_state, where), .none = ON_TABLE, .names = wheres },
    { "at", KIT_ROW_POINT, offsetof(test_state, at), .told = stands },
    { "facing", KIT_ROW_ANGLE, offsetof(test_state, facing), .told = stands },
    { "with", KIT_ROW_UNIT, offsetof(test_state, with), .none = KIT_NONE },
    { "hits", KIT_ROW_NUMBER, offsetof(test_state, hits), .value = 6 },
    { "", KIT_ROW_FLAGS, offsetof(test_state, mark), .flags = marks },
    { .word = NULL },
};
static const kit_row of_command[] = {
    { "", KIT_ROW_WORD, offsetof(command, kind), .names = orders, .always = true },
    { "at", KIT_ROW_POINT, .offset = offsetof(command, at) },
    { "of", KIT_ROW_UNIT, offsetof(command, of), .none = KIT_NONE },
    { .word = NULL },
};
static const kit_row of_join[] = {
    { "", KIT_ROW_UNIT, .offset = offsetof(join, charger) },
    { "", KIT_ROW_UNIT, .offset = offsetof(join, struck) },
    { "facing", KIT_ROW_ANGLE, offsetof(join, facing), .always = true },
    { "", KIT_ROW_FLAGS_8, offsetof(join, flags), .flags = of_pair },
    { .word = NULL },
};
static const kit_row of_march[] = {
    { "unit", KIT_ROW_UNIT, offsetof(test_state, unit), .none = KIT_NONE },
    { "from", KIT_ROW_POINT, .offset = offsetof(test_state, began) },
    { "cost", KIT_ROW_INCHES, .offset = offsetof(test_state, cost) },
    { "gap", KIT_ROW_LENGTH, .offset = offsetof(test_state, gap) },
    { "dice", KIT_ROW_NUMBER, offsetof(test_state, dice), .value = 6, .many = 3 },
    { .word = NULL },
};
static const kit_row rows[] = {
    { "phase", KIT_ROW_WORD, offsetof(test_state, phase), .names = phases, .always = true },
    { "side", KIT_ROW_SIDE, offsetof(test_state, side), .always = true },
    { "roll", KIT_ROW_NUMBER, offsetof(test_state, roll), .value = 6, .of_sides = true },
    { "measured", KIT_ROW_COUNT, .offset = offsetof(test_state, measured) },
    { "unit", KIT_ROW_UNITS, offsetof(test_state, where), .part = of_unit, .is = is_unit },
    { "order", KIT_ROW_EACH, offsetof(test_state, command), .part = of_command,
      .size = sizeof(command), .named = brigadier },
    { "join", KIT_ROW_LIST, offsetof(test_state, join), .value = 2, .part = of_join,
      .size = sizeof(join), .count = offsetof(test_state, joins) },
    { "march", KIT_ROW_RECORD, .part = of_march },
    { "broke", KIT_ROW_SET, .offset = offsetof(test_state, broke) },
    { "rode", KIT_ROW_SET, offsetof(test_state, rode), .is = is_unit },
    { "own", KIT_ROW_OWN, .write = write_own, .read = read_own },
    { .word = NULL },
};

static const lin_step steps[] = { { .name = "turn", .args = "" },
                                  { .name = "volley", .args = "uui" },
                                  { .name = "helps", .args = "uu" },
                                  { .name = "orders", .args = "sb" } };
static const lin_rules book = { .name = "Test", .step = steps, .steps = 4 };
static lin_battle battle;
static const lin_field field = { .rules = &book, .battle = &battle };
static test_state now;
static lin_play play = { .view = { &field, &now, NULL }, .state = &now };

static int empty(void **unused)
{
    static const char *const id[] = { "A1", "A2", "B1", "B2" };

    (void)unused;
    memset(&now, 0, sizeof now);
    battle.units = 4;
    strcpy(battle.side_id[0], "red");
    strcpy(battle.side_id[1], "blue");
    for (int u = 0; u < 4; u++) {
        strcpy(battle.unit[u].id, id[u]);
        battle.unit[u].side = (uint8_t)(u / 2);
    }
    kit_rows_blank(rows, &field, &now);
    return 0;
}

static lin_status read_line(const char *text, lin_refusal *why)
{
    char line[800], *word[24];
    int n = 0;

    snprintf(line, sizeof line, "%s", text);
    for (char *at = strtok(line, " "); at; at = strtok(NULL, " "))
        word[n++] = at;
    *why = (lin_refusal){ 0 };
    return kit_rows_read(rows, NULL, &play, word, n, why);
}

static void read_all(const char *text)
{
    char all[800];
    lin_refusal why;

    snprintf(all, sizeof all, "%s", text);
    for (char *line = all, *end; (end = strchr(line, '\n')); line = end + 1) {
        *end = '\0';
        if (read_line(line, &why) != LIN_OK)
            fail_msg("%s: %s", line, why.text);
    }
}

static void expect_written(const char *text)
{
    char out[800];
    lin_text t = lin_text_in(out, sizeof out);

    kit_rows_write(rows, &play.view, &t);
    assert_string_equal(out, text);
}

/* Every kind of value and of line, and what is usual is not told. */
static void what_is_written_is_read(void **unused)
{
    static const char *const text = "phase fire\nside blue\nroll red 2 blue 0\nmeasured 700\n"
                                    "unit A1 at 10 4.5 facing 0 with B1 hits 3 empty routing\n"
                                    "unit A2 lost\n"
                                    "unit B1 reserve at 1 2\n"
                                    "order A2 attack at 3 4\n"
                                    "order B2 hold of A1\n"
                                    "join A1 B1 facing 0\n"
                                    "join A2 B1 facing 90 flank rear\n"
                                    "march unit A1 from 1 0 cost -2.5 gap 0.5 dice 1 0 6\n"
                                    "broke A1 B2\n"
                                    "rode A1 B1\n"
                                    "own 7\n";

    (void)unused;
    read_all(text);
    assert_int_equal(now.mark[0], 513);
    assert_int_equal(now.where[0], ON_TABLE);
    assert_int_equal(now.with[1], KIT_NONE);
    assert_int_equal(now.join[1].flags, 130);
    assert_int_equal(now.command[0].of, KIT_NONE);
    assert_int_equal(now.cost, -5 * LIN_INCH / 2);
    assert_true(kit_set_has(&now.broke, 3));
    expect_written(text);
    assert_null(kit_rows_wrong(rows, &play.view));
}

/* A blank state has the lines that are always there, whatever it held before. */
static void blank(void **unused)
{
    test_state first;

    (void)unused;
    kit_rows_blank(rows, &field, &now);
    first = now;
    expect_written("phase move\nside red\n");
    read_all("unit A1 at 10 4.5 with B1 empty\njoin A1 B1 facing 5\nmarch unit A1\nbroke A1\n"
             "order A2 attack at 3 4\n");
    kit_rows_blank(rows, &field, &now);
    assert_memory_equal(&first, &now, sizeof now);
    read_all("unit A1 at 10 4.5 with B1 empty\n");
    kit_rows_clear(rows, &now, 0);
    assert_memory_equal(&first, &now, sizeof now);
}

/* Parts stand in any order after those without a word, and a line says only what matters. */
static void by_hand(void **unused)
{
    (void)unused;
    read_all("unit A1 routing facing 90 at 1 2 empty\nmarch cost 2 unit B1\n");
    expect_written("phase move\nside red\nunit A1 at 1 2 facing 90 empty routing\n"
                   "march unit B1 cost 2\n");
}

static void what_cannot_be_is_refused(void **unused)
{
    static const char *const wrong[][2] = {
        { "phase rest", "move" },
        { "side nobody", "one of the two sides" },
        { "roll red 7", "0 to 6" },
        { "roll green 1", "sides are red and blue" },
        { "measured 65536", "0 to 65535" },
        { "unit", "unit U [reserve|lost] [at X Y] [facing A] [with U] [hits N] [empty routing]" },
        { "unit A9 at 1 2", "no unit" },
        { "unit B2 at 1 2", "B2 is none of those that \"unit\" names" },
        { "unit A1 at 1", "unit U [" },
        { "unit A1 at 1 2 at 1 2", "each word once" },
        { "unit A1 lost reserve", "each word once" },
        { "unit A1 brave", "unit U [" },
        { "unit A1 hits 7", "0 to 6" },
        { "order A1 attack", "no \"order\" of A1" },
        { "order", "order U hold|attack [at X Y] [of U]" },
        { "join A1", "join U U facing A [flank rear]" },
        { "join A1 B1 flank", "join U U facing A [flank rear]" },
        { "join A1 nowhere facing 3", "nowhere" },
        { "march dice 1 2", "[dice N N N]" },
        { "march gap 52", "51 inches" },
        { "broke A1 A7", "A7" },
        { "rode A1 B2", "B2 is none of those that \"rode\" names" },
        { "own 10", "0 to 9" },
        { "own 1 2", "should end before \"2\"" },
        { "side red blue", "should end before \"blue\"" },
    };
    lin_refusal why;

    (void)unused;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_int_equal(read_line(wrong[i][0], &why), LIN_BAD_FILE);
        if (!strstr(why.text, wrong[i][1]))
            fail_msg("%s: \"%s\" does not say \"%s\"", wrong[i][0], why.text, wrong[i][1]);
    }
    assert_int_equal(read_line("moon 3", &why), LIN_SYNTAX);
    read_all("unit A1 lost\njoin A1 B1 facing 0\njoin A2 B1 facing 0\n");
    assert_int_equal(read_line("unit A1 lost", &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "a second time"));
    assert_int_equal(read_line("join A2 B2 facing 0", &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "2 lines"));
    assert_int_equal(now.joins, 2);
}

/* A state in memory may hold what no line could say. */
static void what_does_not_exist(void **unused)
{
    (void)unused;
    read_all("unit A1 at 1 2\n");
    now.with[0] = 4;
    assert_string_equal(kit_rows_wrong(rows, &play.view)->word, "unit");
    now.with[0] = KIT_NONE;
    now.unit = 100;
    assert_string_equal(kit_rows_wrong(rows, &play.view)->word, "march");
    now.unit = KIT_NONE;
    now.joins = 3;
    assert_string_equal(kit_rows_wrong(rows, &play.view)->word, "join");
    now.joins = 0;
    now.phase = 2;
    assert_string_equal(kit_rows_wrong(rows, &play.view)->word, "phase");
    now.phase = 0;
    kit_set_put(&now.broke, 4);
    assert_string_equal(kit_rows_wrong(rows, &play.view)->word, "broke");
    now.broke = (tb_set){ { 0 } };
    now.roll[1] = 7;
    assert_string_equal(kit_rows_wrong(rows, &play.view)->word, "roll");
}

/* ---- What is pending ---- */

static bool is_meant(const lin_view *v, char letter, int value)
{
    (void)v;
    return letter == 'u' ? value >= 0 && value < 4 : value == 0 || value == 1; /* b: a brigade */
}

static kit_pending args(int step, int a, int b, int c)
{
    static const char *const meant[] = { [1] = "uvi", [2] = "uf", [3] = NULL };
    static const kit_pending_number numbers[] = { { 1, 2, 1, 6 } };
    static const kit_pending_names names = { meant, numbers, 1, is_meant };
    const lin_frame f = { (uint16_t)step, { (int16_t)a, (int16_t)b, (int16_t)c } };

    return kit_pending_args(&play.view, &f, &names);
}

static void arguments_of_steps(void **unused)
{
    (void)unused;
    assert_int_equal(args(0, 0, 0, 0), KIT_PENDING_FINE);
    assert_int_equal(args(1, 0, 2, 1), KIT_PENDING_FINE);
    assert_int_equal(args(1, 0, 2, 0), KIT_PENDING_NUMBER);
    assert_int_equal(args(1, 0, 1, 1), KIT_PENDING_ENEMY);
    assert_int_equal(args(1, 0, 4, 1), KIT_PENDING_ENEMY);
    assert_int_equal(args(1, 4, 0, 1), KIT_PENDING_NOBODY);
    assert_int_equal(args(2, 3, 2, 0), KIT_PENDING_FINE);
    assert_int_equal(args(2, 3, 3, 0), KIT_PENDING_FRIEND);
    assert_int_equal(args(3, LIN_NOBODY, 0, 0), KIT_PENDING_NOBODY);
    assert_int_equal(args(3, LIN_FIRST, 2, 0), KIT_PENDING_NOBODY);
    assert_int_equal(args(3, LIN_FIRST, 1, 0), KIT_PENDING_FINE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(what_is_written_is_read, empty),
        cmocka_unit_test_setup(blank, empty),
        cmocka_unit_test_setup(by_hand, empty),
        cmocka_unit_test_setup(what_cannot_be_is_refused, empty),
        cmocka_unit_test_setup(what_does_not_exist, empty),
        cmocka_unit_test_setup(arguments_of_steps, empty),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
