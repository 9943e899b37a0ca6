/* test_kit_roster.c -- keys of a unit in a battle's file: what is read, and what is refused with
 * its line and what would be right. */
#include "kit/roster.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

typedef struct {
    lin_field base;
    uint8_t rating[3], stands[3];
} test_field;

static const char *const ratings[] = { "poor", "good", "excellent", NULL };
static const kit_roster_row rows[] = {
    { "rating", "T-1", offsetof(test_field, rating), ratings, .needed = true },
    { "stands", "T-2", offsetof(test_field, stands), .low = 1, .high = 16 },
    { .key = NULL },
};

static lin_battle battle;
static test_field field = { .base = { .battle = &battle } };
static lin_node key[3], unit[3];

/* Unit u says these keys, the i-th at line 10 + i; text NULL: it is a list. */
static void says(int u, int n, const char *const (*pair)[2])
{
    for (int i = 0; i < n; i++)
        key[i] = (lin_node){ .kind = pair[i][1] ? LIN_NODE_SCALAR : LIN_NODE_LIST,
                             .line = 10 + i,
                             .key = pair[i][0],
                             .text = pair[i][1],
                             .next = i + 1 < n ? &key[i + 1] : NULL };
    unit[u] = (lin_node){ .kind = LIN_NODE_MAP, .line = 9, .child = n ? key : NULL };
}

static int three(void **unused)
{
    static const char *const id[] = { "R1", "R2", "B1" };

    (void)unused;
    battle.units = 3;
    for (int u = 0; u < 3; u++) {
        snprintf(battle.unit[u].id, sizeof battle.unit[u].id, "%s", id[u]);
        battle.unit[u].side = u == 2;
        battle.unit[u].data = &unit[u];
        unit[u] = (lin_node){ .kind = LIN_NODE_MAP, .line = 9 };
        field.rating[u] = field.stands[u] = 7;
    }
    return 0;
}

static void keys_are_read(void **unused)
{
    lin_refusal why;

    (void)unused;
    says(1, 2, (const char *const[][2]){ { "stands", "12" }, { "rating", "excellent" } });
    assert_int_equal(kit_roster_read(rows, &field.base, 1, &why), LIN_OK);
    assert_true(field.rating[1] == 2 && field.stands[1] == 12);
    says(1, 1, (const char *const[][2]){ { "rating", "poor" } });
    assert_int_equal(kit_roster_read(rows, &field.base, 1, &why), LIN_OK);
    assert_true(field.rating[1] == 0 && field.stands[1] == 12); /* stays where nothing is said */
    assert_true(field.rating[0] == 7 && field.rating[2] == 7);
}

static void keys_are_refused(void **unused)
{
    static const struct {
        const char *pair[2];
        const char *rule, *text;
        int line;
    } wrong[] = {
        { { "name", "x" }, "T-1", "Unit R1 has no rating; say poor, good or excellent.", 9 },
        { { "rating", "Good" }, "T-1", "none, \"Good\"; say poor, good or excellent.", 10 },
        { { "rating", NULL }, "T-1", "none, \"\"; say poor", 10 },
    };
    lin_refusal why;

    (void)unused;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        says(0, 1, &wrong[i].pair);
        why = (lin_refusal){ 0 };
        assert_int_equal(kit_roster_read(rows, &field.base, 0, &why), LIN_BAD_FILE);
        assert_string_equal(why.rule, wrong[i].rule);
        assert_int_equal(why.line, wrong[i].line);
        if (!strstr(why.text, wrong[i].text))
            fail_msg("\"%s\" does not say \"%s\"", why.text, wrong[i].text);
    }
    says(0, 2, (const char *const[][2]){ { "rating", "good" }, { "stands", "17" } });
    assert_int_equal(kit_roster_read(rows, &field.base, 0, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "say a number from 1 to 16"));
    assert_int_equal(why.line, 11);
    assert_int_equal(kit_number_read(&unit[0], "stands", 1, 16, "T-3", &(int){ 0 }, &why),
                     LIN_BAD_FILE);
    assert_string_equal(why.rule, "T-3");
}

static bool is_first(const lin_field *f, int u)
{
    (void)f;
    return u != 1;
}

/* Named by id, of the same side, and of the kind that is wanted. */
static void whose_unit(void **unused)
{
    static const char *const wrong[] = { "B1", "R2", "X9", NULL };
    lin_refusal why = { 0 };
    int c = -1;

    (void)unused;
    says(1, 1, (const char *const[][2]){ { "group", "R1" } });
    assert_int_equal(kit_unit_of(&field.base, 1, "group", is_first, "T-4", "has none", &c, &why),
                     LIN_OK);
    assert_int_equal(c, 0);
    for (int i = 0; wrong[i]; i++) {
        says(1, 1, (const char *const[][2]){ { "group", wrong[i] } });
        assert_int_equal(
            kit_unit_of(&field.base, 1, "group", is_first, "T-4", "has none", &c, &why),
            LIN_BAD_FILE);
        assert_string_equal(why.text, "Unit R2 has none.");
        assert_int_equal(why.line, 9);
    }
    says(1, 0, NULL);
    assert_int_equal(kit_unit_of(&field.base, 1, "group", is_first, "T-4", "has none", &c, &why),
                     LIN_BAD_FILE);
}

static void names(void **unused)
{
    (void)unused;
    assert_int_equal(kit_name_find(ratings, "good"), 1);
    assert_int_equal(kit_name_find(ratings, "goo"), -1);
    assert_int_equal(kit_name_find(ratings, NULL), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(keys_are_read, three),
        cmocka_unit_test_setup(keys_are_refused, three),
        cmocka_unit_test_setup(whose_unit, three),
        cmocka_unit_test(names),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
