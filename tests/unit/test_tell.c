/* test_tell.c -- what is said of a game: the writer of JSON, the shapes, odds with their sums. */
#include "files/files.h"
#include "tell/tell.h"

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

/* ---- a game to tell of ---- */

static lin_source *source;

static const char fight[] = "position brandywine-1777\n"
                            "turn 3\n"
                            "unit L-G1 at E10 facing N\n"
                            "unit L-G2 at E11 facing N\n"
                            "unit G-V1 at F10 facing S\n"
                            "phase british combat\n";

static const lin_field *field_of(const char *battle)
{
    const lin_field *f;

    assert_int_equal(lin_source_field(source, battle, NULL, &f, NULL), LIN_OK);
    return f;
}

static lin_game *game_of(const char *position)
{
    lin_game *g;

    assert_int_equal(lin_position_read(&g, field_of("brandywine-1777"), position, strlen(position),
                                       lin_dice_typed(), NULL),
                     LIN_OK);
    return g;
}

/* Does what was written hold these words? */
static void holds(json_writer *j, const char *words)
{
    assert_false(j->failed);
    if (!strstr(j->at, words))
        fail_msg("%s is not in %s", words, j->at);
}

static int set_up(void **state)
{
    (void)state;
    setenv("LINSTOCK_BATTLES", LIN_SOURCE_DIR "/battles", 1);
    source = lin_source_new("");
    return source ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    lin_source_free(source);
    return 0;
}

/* ---- odds ---- */

static void a_macro_has_the_sums_of_its_last_order(void **state)
{
    lin_game *g = game_of(fight);
    char of_macro[4000] = "", of_fight[4000] = "";
    lin_text t = lin_text_in(of_macro, sizeof of_macro);
    lin_status status;
    lin_order o;

    (void)state;
    assert_true(tell_sums_text(g, "attack G-V1 with L-G1 L-G2", &t, &status, NULL));
    for (const char *const *atom = (const char *const[]){ "join L-G1", "join L-G2", NULL }; *atom;
         atom++) {
        assert_int_equal(lin_parse(g, *atom, &o, NULL), LIN_OK);
        assert_int_equal(lin_give(g, lin_to_answer(g), &o, NULL), LIN_OK);
    }
    t = lin_text_in(of_fight, sizeof of_fight);
    assert_true(tell_sums_text(g, "fight", &t, &status, NULL));
    assert_string_equal(of_macro, of_fight);
    assert_non_null(strstr(of_macro, " against 6: "));
    lin_game_free(g);
}

static void sums_change_nothing(void **state)
{
    lin_game *g = game_of(fight);
    const uint64_t before = lin_hash(g);
    char text[4000];
    lin_text t = lin_text_in(text, sizeof text);
    lin_status status;

    (void)state;
    tell_sums_text(g, "attack G-V1 with L-G1 L-G2", &t, &status, NULL);
    assert_true(lin_hash(g) == before);
    assert_int_equal(lin_waits(g), LIN_ASKS_SIDE);
    lin_game_free(g);
}

static void odds_say_why_not(void **state)
{
    lin_game *g = game_of(fight);
    lin_refusal why = { 0 };
    lin_status status;
    char text[400] = "";
    lin_text t = lin_text_in(text, sizeof text);

    (void)state;
    assert_null(tell_odds_of(g, "close", NULL, &status, &why));
    assert_int_equal(status, LIN_ILLEGAL);
    tell_refusal_text(&why, &t);
    assert_non_null(strstr(text, "  [BW-"));
    assert_false(tell_sums_text(g, "attack NAPOLEON", &t, &status, &why));
    assert_int_not_equal(status, LIN_OK);
    lin_game_free(g);
}

static void odds_have_their_shape(void **state)
{
    lin_game *g = game_of(fight);
    lin_status status;
    tell_odds *odds = tell_odds_of(g, "attack G-V1 with L-G1 L-G2", NULL, &status, NULL);
    json_writer j = { 0 };

    (void)state;
    assert_non_null(odds);
    json_open(&j, NULL, '{');
    tell_odds_members(&j, odds);
    json_close(&j, '}');
    holds(&j, "{\"order\":\"attack G-V1 with L-G1 L-G2\",\"explain\":\"  attacker L-G1: 4");
    holds(&j, "\"fraction\":\"1/36\",\"group\":\"");
    holds(&j, "\"summary\":{\"text\":\"Won ");
    holds(&j, "\"text\":\"is lost\",\"p\":");
    holds(&j, "],\"sum\":\"1\",\"limit\":null}");
    free(j.at);
    tell_odds_free(odds);
    lin_game_free(g);
}

/* ---- the state ---- */

static void a_piece_says_where_it_is_in_two_ways(void **state)
{
    lin_game *g = game_of(fight);
    json_writer j = { 0 };

    (void)state;
    tell_pieces_json(&j, NULL, g);
    holds(&j, "\"id\":\"L-G1\",\"side\":0,\"at\":\"board\",\"place\":\"E10 N\",\"cell\":121,"
              "\"facing\":0,");
    free(j.at);
    lin_game_free(g);
}

static void only_pieces_that_changed(void **state)
{
    lin_game *before = game_of(fight), *after = game_of(fight);
    json_writer j = { 0 };

    (void)state;
    tell_changed_pieces_json(&j, NULL, before, after);
    assert_string_equal(j.at, "[]");
    lin_game_free(after);
    after = game_of("position brandywine-1777\nturn 3\nunit L-G1 at E10 facing N\n"
                    "unit L-G2 at E11 facing N\nunit G-V1 at F10 facing SW\n"
                    "phase british combat\n");
    free(j.at);
    j = (json_writer){ 0 };
    tell_changed_pieces_json(&j, NULL, before, after);
    holds(&j, "[{\"u\":29,\"id\":\"G-V1\",");
    assert_null(strstr(j.at, "L-G1"));
    free(j.at);
    lin_game_free(before);
    lin_game_free(after);
}

static void dice_wanted_and_events(void **state)
{
    lin_game *g = game_of(fight);
    json_writer j = { 0 };
    lin_order atom[LIN_ATOMS];
    char text[400] = "";
    lin_text t = lin_text_in(text, sizeof text);
    int n;

    (void)state;
    assert_int_equal(lin_expand(g, "attack G-V1 with L-G1 L-G2", atom, LIN_ATOMS, &n, NULL),
                     LIN_OK);
    for (int i = 0; i < n; i++)
        assert_int_equal(lin_give(g, LIN_FIRST, &atom[i], NULL), LIN_OK);
    tell_question_json(&j, NULL, g, true);
    holds(&j, "{\"asking\":\"dice\",\"side\":0,\"step\":\"battle-dice\",\"rule\":\"BW-13.7\",");
    holds(&j, "\"dice\":{\"n\":2,\"faces\":6,\"low\":1,\"purpose\":\"battle\",\"side\":0}}");
    tell_question_text(g, &t);
    assert_string_equal(text, "British: throw 2 dice of 6 faces for battle  [BW-13.7]");
    lin_events_clear(g);
    assert_int_equal(lin_roll(g, (const uint8_t[]){ 3, 4 }, 2, NULL), LIN_OK);
    j.used = 0;
    j.some = false;
    tell_events_json(&j, NULL, g);
    holds(&j, "[{\"event\":\"roll 3 4 7\",\"text\":\"The dice: 3 and 4, read as 7.\","
              "\"rule\":\"BW-13.7\",\"units\":[],\"cells\":[],\"faces\":[3,4],\"die\":\"6\","
              "\"outcome\":false}");
    free(j.at);
    lin_game_free(g);
}

static void the_end_is_told_alike(void **state)
{
    lin_game *g = game_of(fight);
    json_writer j = { 0 };
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);

    (void)state;
    lin_result_text(g, &t);
    assert_string_equal(text, "The battle is not over.");
    tell_over_json(&j, NULL, g);
    assert_string_equal(j.at, "null");
    lin_concede(g, LIN_FIRST);
    free(j.at);
    j = (json_writer){ 0 };
    tell_over_json(&j, NULL, g);
    assert_string_equal(j.at, "{\"winner\":1,\"level\":\"major victory\",\"text\":\"American major "
                              "victory: the British side conceded.\"}");
    free(j.at);
    lin_game_free(g);
    g = game_of(fight);
    lin_agree_draw(g);
    j = (json_writer){ 0 };
    tell_over_json(&j, NULL, g);
    assert_string_equal(j.at,
                        "{\"winner\":-1,\"level\":\"draw\",\"text\":\"A draw by agreement.\"}");
    free(j.at);
    lin_game_free(g);
}

/* ---- the rest ---- */

static void a_refusal_has_what_there_is_of_it(void **state)
{
    lin_refusal why = { .rule = "BW-8.2", .line = 3 };
    json_writer j = { 0 };

    (void)state;
    strcpy(why.text, "Not so.");
    json_open(&j, NULL, '{');
    tell_refusal_members(&j, tell_status_code(LIN_ILLEGAL), &why);
    json_close(&j, '}');
    assert_string_equal(
        j.at, "{\"error\":\"Not so.\",\"code\":\"illegal\",\"rule\":\"BW-8.2\",\"line\":3}");
    free(j.at);
    j = (json_writer){ 0 };
    why = (lin_refusal){ 0 };
    json_open(&j, NULL, '{');
    tell_refusal_members(&j, tell_status_code(LIN_NO_MEMORY), &why);
    json_close(&j, '}');
    assert_string_equal(j.at, "{\"error\":\"It was refused without a reason.\",\"code\":\"busy\"}");
    free(j.at);
}

static void marks_are_listed_by_value(void **state)
{
    const lin_board *b = &field_of("brandywine-1777")->battle->board;
    const lin_mark mark[] = { { 0, 1, "low", false },
                              { 1, 9, "high", false },
                              { 2, 1, "low", true },
                              { 3, INT32_MIN, "", false } };
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);

    (void)state;
    tell_marks_text(b, mark, 4, &t);
    assert_string_equal(text, "high: A2\nlow: A1 A3\nA4\n");
}

static void names_are_found_in_any_case(void **state)
{
    const lin_battle *b = field_of("brandywine-1777")->battle;

    (void)state;
    assert_int_equal(tell_unit_named(b, "l-g1"), 5);
    assert_int_equal(tell_unit_named(b, "NAPOLEON"), -1);
    assert_int_equal(tell_unit_named(b, NULL), -1);
    assert_int_equal(tell_side_named(b, "American"), 1);
    assert_int_equal(tell_side_named(b, "french"), -1);
}

static void a_battle_says_how_to_read_it(void **state)
{
    json_writer j = { 0 };

    (void)state;
    json_open(&j, NULL, '{');
    tell_whole_battle_members(&j, field_of("cowpens-1781"));
    json_close(&j, '}');
    holds(&j, "\"sides\":[\"british\",\"american\"],\"side_names\":[\"British\",\"American\"],");
    holds(&j, "\"table\":{\"width\":");
    holds(&j, "\"values\":[");
    assert_null(strstr(j.at, "\"board\":"));
    free(j.at);
}

/* Two d3s thrown with d6s, of which the better counts, are no sum; two dice that a table reads are.
 */
static void a_sum_is_told_where_dice_add_up(void **state)
{
    lin_roll_ask ask = { .n = 2, .faces = 6, .classes = 3, .purpose = "command points" };
    const uint8_t face[] = { 5, 5 };

    (void)state;
    for (int i = 0; i < 2; i++, ask.classes = 6) {
        const tell_roll r = tell_roll_of(&ask, face);
        json_writer j = { 0 };

        json_open(&j, NULL, '{');
        tell_rolled_members(&j, &r);
        json_close(&j, '}');
        assert_int_equal(strstr(j.at, "\"sum\":10") != NULL, i == 1);
        free(j.at);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(compact_is_one_line),
        cmocka_unit_test(indented_is_for_people),
        cmocka_unit_test(what_is_no_letter_still_parses),
        cmocka_unit_test(reals_end_where_they_end),
        cmocka_unit_test(parts_written_elsewhere_are_joined),
        cmocka_unit_test(a_macro_has_the_sums_of_its_last_order),
        cmocka_unit_test(sums_change_nothing),
        cmocka_unit_test(odds_say_why_not),
        cmocka_unit_test(odds_have_their_shape),
        cmocka_unit_test(a_piece_says_where_it_is_in_two_ways),
        cmocka_unit_test(only_pieces_that_changed),
        cmocka_unit_test(dice_wanted_and_events),
        cmocka_unit_test(the_end_is_told_alike),
        cmocka_unit_test(a_refusal_has_what_there_is_of_it),
        cmocka_unit_test(marks_are_listed_by_value),
        cmocka_unit_test(names_are_found_in_any_case),
        cmocka_unit_test(a_battle_says_how_to_read_it),
        cmocka_unit_test(a_sum_is_told_where_dice_add_up),
    };

    return cmocka_run_group_tests_name("tell", tests, set_up, tear_down);
}
