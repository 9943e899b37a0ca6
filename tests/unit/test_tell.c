/* test_tell.c -- what is said of a game: the writer of JSON. */
#include "tell/json_writer.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

/* One of everything. */
static void write_all(json_writer *j)
{
    json_open(j, NULL, '{');
    json_put_text(j, "text", "a \"b\" \\ c\n\t");
    json_put_text(j, "none", NULL);
    json_put_int(j, "least", INT64_MIN);
    json_put_bool(j, "yes", true);
    json_open(j, "points", '[');
    json_put_real(j, NULL, 12.5, 4);
    json_put_real(j, NULL, 3, 4);
    json_put_int(j, NULL, -7);
    json_close(j, ']');
    json_open(j, "list", '[');
    json_put_int(j, NULL, 1);
    json_open(j, NULL, '{');
    json_close(j, '}');
    json_put_null(j, NULL);
    json_close(j, ']');
    json_put_hex(j, "hash", 0xbeef);
    json_close(j, '}');
}

static void compact_is_one_line(void **state)
{
    json_writer j = { 0 };

    (void)state;
    write_all(&j);
    assert_string_equal(j.at, "{\"text\":\"a \\\"b\\\" \\\\ c\\n\\u0009\",\"none\":null,"
                              "\"least\":-9223372036854775808,\"yes\":true,\"points\":[12.5,3,-7],"
                              "\"list\":[1,{},null],\"hash\":\"000000000000beef\"}");
    assert_int_equal(j.used, strlen(j.at));
    free(j.at);
}

static void indented_is_for_people(void **state)
{
    json_writer j = { .indented = true };

    (void)state;
    write_all(&j);
    assert_string_equal(j.at, "{\n"
                              "  \"text\": \"a \\\"b\\\" \\\\ c\\n\\u0009\",\n"
                              "  \"none\": null,\n"
                              "  \"least\": -9223372036854775808,\n"
                              "  \"yes\": true,\n"
                              "  \"points\": [12.5, 3, -7],\n"
                              "  \"list\": [1,\n"
                              "    {},\n"
                              "    null\n"
                              "  ],\n"
                              "  \"hash\": \"000000000000beef\"\n"
                              "}");
    free(j.at);
}

static void what_is_no_letter_still_parses(void **state)
{
    static const struct {
        const char *text, *json;
    } row[] = {
        { "\xc2\xbd \xe2\x86\x91", "[\"\xc2\xbd \xe2\x86\x91\"]" }, /* two letters */
        { "a\xff", "[\"a\\ufffd\"]" },                              /* no beginning of any */
        { "\xc3", "[\"\\ufffd\"]" },                                /* cut off */
        { "\xc0\x80", "[\"\\ufffd\\ufffd\"]" },                     /* longer than need be */
        { "\xed\xa0\x80", "[\"\\ufffd\\ufffd\\ufffd\"]" },          /* half of a pair */
        { "\x7f\x01", "[\"\\u007f\\u0001\"]" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        json_writer j = { 0 };

        json_open(&j, NULL, '[');
        json_put_text(&j, NULL, row[i].text);
        json_close(&j, ']');
        assert_string_equal(j.at, row[i].json);
        free(j.at);
    }
}

static void reals_end_where_they_end(void **state)
{
    json_writer j = { 0 };

    (void)state;
    json_open(&j, NULL, '[');
    json_put_real(&j, NULL, 100, 0);
    json_put_real(&j, NULL, 0.125, 2);
    json_put_real(&j, NULL, -1.0 / 3, 3);
    json_put_real(&j, NULL, NAN, 3);
    json_put_real(&j, NULL, -INFINITY, 3);
    json_close(&j, ']');
    assert_string_equal(j.at, "[100,0.12,-0.333,null,null]");
    free(j.at);
}

static void parts_written_elsewhere_are_joined(void **state)
{
    json_writer j = { 0 };

    (void)state;
    json_put_bytes(&j, "data: ", 6);
    json_open(&j, NULL, '{');
    json_put_members(&j, "\"a\":1", 5);
    json_put_value(&j, "b", "[2]", 3);
    json_put_int(&j, "c", 3);
    json_close(&j, '}');
    assert_string_equal(j.at, "data: {\"a\":1,\"b\":[2],\"c\":3}");
    free(j.at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(compact_is_one_line),
        cmocka_unit_test(indented_is_for_people),
        cmocka_unit_test(what_is_no_letter_still_parses),
        cmocka_unit_test(reals_end_where_they_end),
        cmocka_unit_test(parts_written_elsewhere_are_joined),
    };

    return cmocka_run_group_tests_name("tell", tests, NULL, NULL);
}
