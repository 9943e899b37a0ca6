/* test_words.c -- arguments as words: what is printed reads back to the same number. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "toy.h"
#include "core/core.h"

static const char *printed(char kind, int32_t value)
{
    static char text[40];
    lin_text t = lin_text_in(text, sizeof text);

    lin_arg_print(toy_field(true), kind, NULL, value, &t);
    return text;
}

static void reads_back(char kind, int32_t value)
{
    int32_t again = -1;

    if (lin_arg_parse(toy_field(true), kind, NULL, printed(kind, value), &again, NULL) != LIN_OK ||
        again != value)
        fail_msg("%d is printed as %s and reads back as %d", (int)value, printed(kind, value),
                 (int)again);
}

static void refused(char kind, const char *word)
{
    lin_refusal why = { 0 };
    int32_t value;

    if (lin_arg_parse(toy_field(true), kind, NULL, word, &value, &why) != LIN_SYNTAX || !*why.text)
        fail_msg("%s was read as %d", word, (int)value);
}

static void every_angle_reads_back(void **state)
{
    (void)state;
    for (int32_t a = 0; a < 65536; a++)
        reads_back('a', a);
    assert_string_equal(printed('a', 0), "0");
    assert_string_equal(printed('a', 0x4000), "90");
    assert_string_equal(printed('a', 0x1000), "22.5");
    assert_string_equal(printed('a', 1), "0.005");
}

/* What was written in whole degrees or tenths is printed so again. */
static void round_angles_stay_round(void **state)
{
    (void)state;
    for (int tenths = 0; tenths < 3600; tenths++) {
        char word[16];
        int32_t a = -1;

        if (tenths % 10)
            snprintf(word, sizeof word, "%d.%d", tenths / 10, tenths % 10);
        else
            snprintf(word, sizeof word, "%d", tenths / 10);
        assert_int_equal(lin_arg_parse(toy_field(true), 'a', NULL, word, &a, NULL), LIN_OK);
        assert_string_equal(printed('a', a), word);
    }
}

/* Sentences give a measure as an eye would: hundredths of an inch, tenths of a degree. */
static void sentences_round(void **state)
{
    static const struct {
        int32_t x, a;
        const char *text;
    } row[] = {
        { 66830, 27307, "at 52.62 facing 150" },
        { 15875, 0x1000, "at 12.5 facing 22.5" },
        { 0, 0, "at 0 facing 0" },
        { -635, 1, "at -0.5 facing 0" },
        { 1270 * 3 + 13, 24448, "at 3.01 facing 134.3" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        const int32_t arg[] = { row[i].x, row[i].a };
        char text[80];
        lin_text t = lin_text_in(text, sizeof text);

        lin_fill(toy_field(true), "at {0} facing {1}", "xa", NULL, 2, arg, &t);
        assert_string_equal(text, row[i].text);
    }
}

/* "{1/100}": what is counted in hundredths is told in whole ones. */
static void hundredths_are_told_as_wholes(void **state)
{
    static const struct {
        int32_t n;
        const char *text;
    } row[] = { { 350, "fire: 3.5 points" },
                { 400, "fire: 4 points" },
                { 6, "fire: 0.06 points" },
                { -125, "fire: -1.25 points" } };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char text[80];
        lin_text t = lin_text_in(text, sizeof text);

        lin_fill(toy_field(true), "fire: {0/100} points", "n", NULL, 1, &row[i].n, &t);
        assert_string_equal(text, row[i].text);
    }
}

static void choices_are_named(void **state)
{
    static const char *const ways[] = { "left", "right", "about", NULL };
    lin_refusal why = { 0 };
    int32_t way;

    (void)state;
    assert_int_equal(lin_arg_parse(toy_field(true), 'w', ways, "sideways", &way, &why), LIN_SYNTAX);
    assert_string_equal(why.text, "There is no choice \"sideways\"; say left, right or about.");
}

static void angles_that_are_none(void **state)
{
    int32_t a;

    (void)state;
    refused('a', "");
    refused('a', "-10");
    refused('a', "361");
    refused('a', "360.1");
    refused('a', "9x");
    refused('a', "99999999999999999999");
    assert_int_equal(lin_arg_parse(toy_field(true), 'a', NULL, "360", &a, NULL), LIN_OK);
    assert_int_equal(a, 0);
}

static void every_distance_reads_back(void **state)
{
    (void)state;
    for (int32_t x = -3 * LIN_INCH; x <= 3 * LIN_INCH; x++)
        reads_back('x', x);
    for (int32_t x = 0; x < 150 * LIN_INCH; x += 37)
        reads_back('x', x);
    assert_string_equal(printed('x', 15875), "12.5");
    refused('x', "1e9");
    refused('x', "12\"");
    refused('x', "1000001");
}

static void options_have_words(void **state)
{
    static const char *const names[] = { "dawn", "noon", NULL };
    const lin_option plain = { .name = "fog" }, named = { .name = "hour", .names = names };
    int32_t v = -1;

    (void)state;
    assert_string_equal(lin_option_word(&plain, 1), "on");
    assert_string_equal(lin_option_word(&named, 1), "noon");
    assert_true(lin_option_value(&plain, "off", &v) && v == 0);
    assert_true(lin_option_value(&named, "Noon", &v) && v == 1);
    assert_false(lin_option_value(&named, "on", &v));
    assert_false(lin_option_value(&plain, "noon", &v));
}

static void places_are_pairs_after_an_odd_length(void **state)
{
    (void)state;
    assert_int_equal(lin_place_part("uxx", 3, 1), 1);
    assert_int_equal(lin_place_part("uxx", 3, 2), 2);
    assert_int_equal(lin_place_part("uax", 3, 2), 0);
    assert_int_equal(lin_place_part("uxxx", 4, 1), 0);
    assert_int_equal(lin_place_part("uxxx", 4, 2), 1);
    assert_int_equal(lin_place_part("uxxx", 4, 3), 2);
    assert_int_equal(lin_place_part("uxx", 2, 1), 0); /* the other half was not said */
}

static void some_are_several(void **state)
{
    (void)state;
    assert_true(lin_is_plural("the Guards"));
    assert_true(lin_is_plural("Cole's riflemen"));
    assert_true(lin_is_plural("the Volunteers of Ireland"));
    assert_false(lin_is_plural("the 9th Foot"));
    assert_false(lin_is_plural("the first gun of the Royal Artillery"));
    assert_false(lin_is_plural("Courier 2 of Sullivan"));
    assert_false(lin_is_plural("Morris"));
}

static void several_do_it(void **state)
{
    static const char *const verbs[][2] = {
        { "is", "are" },         { "has", "have" },         { "takes", "take" },
        { "loses", "lose" },     { "closes", "close" },     { "passes", "pass" },
        { "crosses", "cross" },  { "goes", "go" },          { "does", "do" },
        { "rushes", "rush" },    { "marches", "march" },    { "rallies", "rally" },
        { "carries", "carry" },  { "tries", "try" },        { "lies", "lie" },
        { "charges", "charge" }, { "advances", "advance" }, { "stays", "stay" },
        { "fires", "fire" },     { "broke", "broke" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
        char text[20];
        lin_text t = lin_text_in(text, sizeof text);

        lin_put_plural(verbs[i][0], strlen(verbs[i][0]), &t);
        assert_string_equal(text, verbs[i][1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_angle_reads_back),
        cmocka_unit_test(round_angles_stay_round),
        cmocka_unit_test(hundredths_are_told_as_wholes),
        cmocka_unit_test(sentences_round),
        cmocka_unit_test(choices_are_named),
        cmocka_unit_test(angles_that_are_none),
        cmocka_unit_test(every_distance_reads_back),
        cmocka_unit_test(options_have_words),
        cmocka_unit_test(several_do_it),
        cmocka_unit_test(some_are_several),
        cmocka_unit_test(places_are_pairs_after_an_odd_length),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
