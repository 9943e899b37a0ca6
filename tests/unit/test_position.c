/* test_position.c -- positions: any state written, read and written again to the byte. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "toy.h"
#include "core/lines.h"

static char *written(const lin_game *g)
{
    char *text;

    assert_int_equal(lin_position_write(g, &text, NULL), LIN_OK);
    return text;
}

static lin_game *read_back(const char *text)
{
    lin_game *g;
    lin_refusal why = { 0 };

    if (lin_position_read(&g, toy_field(true), text, strlen(text), lin_dice_typed(), &why) !=
        LIN_OK)
        fail_msg("line %d: %s\n%s", why.line, why.text, text);
    return g;
}

static void reads_back_to_the_byte(const lin_game *g)
{
    char *first = written(g), *second;
    lin_game *again = read_back(first);

    second = written(again);
    assert_string_equal(first, second);
    assert_true(lin_hash(again) == lin_hash(g));
    lin_game_free(again);
    free(first);
    free(second);
}

static const char meeting[] = "position toy\n"
                              "options fog=on,scouts=off\n"
                              "turn 2 points 0 1 plans storm hold\n"
                              "unit R1 at A6 seen\n"
                              "unit R2 at lost\n"
                              "unit B1 at B7 shaken seen\n"
                              "unit B2 at A7 seen\n"
                              "pending turn-ends\n"
                              "pending act red\n"
                              "pending react blue R1 2\n";

static void a_position_looks_like_this(void **state)
{
    lin_game *g = read_back(meeting);
    char *text = written(g);
    lin_question q;

    (void)state;
    assert_string_equal(text, meeting);
    lin_ask(g, &q);
    assert_string_equal(q.step, "react");
    assert_int_equal(q.side, LIN_SECOND);
    assert_string_equal(q.text, "Blue: fire at R1, or pass.");
    assert_int_equal(q.list->orders, 2); /* B2, or pass: B1 is shaken */
    free(text);
    lin_game_free(g);
}

static void every_state_of_a_battle_reads_back(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        lin_game *g;
        lin_rng rng = seed;

        assert_int_equal(lin_game_new(&g, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
        for (int n = 0; n < 400 && lin_waits(g) != LIN_IS_OVER; n++) {
            lin_question q;
            lin_order o;
            uint8_t face[LIN_DICE];

            reads_back_to_the_byte(g);
            lin_ask(g, &q);
            for (int i = 0; i < q.roll.n; i++)
                face[i] = (uint8_t)(1 + lin_rng_below(&rng, 6));
            if (q.asking == LIN_ASKS_DICE)
                assert_int_equal(lin_roll(g, face, q.roll.n, NULL), LIN_OK);
            else if (lin_random_order(g, &rng, &o))
                assert_int_equal(lin_give(g, q.side, &o, NULL), LIN_OK);
        }
        reads_back_to_the_byte(g);
        if (seed % 2)
            lin_concede(g, LIN_SECOND);
        else
            lin_agree_draw(g);
        reads_back_to_the_byte(g);
        lin_game_free(g);
    }
}

static void a_hundred_and_sixty_pieces_fit(void **state)
{
    char text[8000] = "position toy\nphase blue\n";
    lin_game *g;

    (void)state;
    for (int u = 0; u < TOY_PIECES; u++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "unit %c%d at %c%d\n",
                 "RB"[toy_side(u)], u % TOY_HALF + 1, 'A' + u % 6, 1 + u / 6 % 8);
    g = read_back(text);
    assert_true(lin_answers(g)->orders > 400);
    reads_back_to_the_byte(g);
    lin_game_free(g);
}

static void by_hand_one_names_a_phase_instead(void **state)
{
    lin_game *g =
        read_back("# a comment\nposition TOY\n\n  unit   R1 at C3 # here\nphase blue\r\n");

    (void)state;
    assert_int_equal(lin_to_answer(g), LIN_SECOND);
    lin_game_free(g);
}

static void the_end_is_written_too(void **state)
{
    lin_game *g = read_back("position toy\nover red 1 conceded blue\n");
    char *text = written(g);

    (void)state;
    assert_int_equal(lin_waits(g), LIN_IS_OVER);
    assert_non_null(strstr(text, "\nover red 1 conceded blue\n"));
    free(text);
    lin_game_free(g);
    g = read_back("position toy\nover nobody 0 agreed\n");
    assert_int_equal(lin_head_in(lin_state(g))->agreed, 1);
    lin_game_free(g);
}

static void the_battle_is_found_first(void **state)
{
    char battle[48], options[80];
    lin_refusal why;

    (void)state;
    assert_int_equal(lin_position_battle(meeting, strlen(meeting), battle, sizeof battle, options,
                                         sizeof options, &why),
                     LIN_OK);
    assert_string_equal(battle, "toy");
    assert_string_equal(options, "fog=on,scouts=off");
    assert_int_equal(
        lin_position_battle("unit x\n", 7, battle, sizeof battle, options, sizeof options, &why),
        LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "position BATTLE"));
    assert_int_equal(
        lin_position_battle(meeting, strlen(meeting), battle, 3, options, sizeof options, &why),
        LIN_BAD_FILE);
}

/* ---- What is refused ---- */

static void refused(const char *text, int line, const char *words)
{
    lin_game *g;
    lin_refusal why = { 0 };

    assert_int_equal(
        lin_position_read(&g, toy_field(true), text, strlen(text), lin_dice_typed(), &why),
        LIN_BAD_FILE);
    assert_null(g);
    if (!strstr(why.text, words) || why.line != line)
        fail_msg("line %d \"%s\", not line %d with \"%s\"", why.line, why.text, line, words);
}

static void wrong_lines_are_refused(void **state)
{
    char deep[1000] = "position toy\npending turn-ends\n";

    (void)state;
    refused("", 1, "lacks the line \"position toy\"");
    refused("phase red\n", 1, "lacks the line");
    refused("position other\n", 1, "battle \"other\"");
    refused("position\n", 1, "names the battle");
    refused("position toy\nposition toy\n", 2, "second time");
    refused("position toy\noptions fog=off\n", 2, "Option fog");
    refused("position toy\nflag red\n", 2, "cannot begin with \"flag\"");
    refused("position toy\nunit R81 at A1\n", 2, "no piece \"R81\"");
    refused("position toy\nunit R1 at Z9\n", 2, "no square \"Z9\"");
    refused("position toy\nunit R1 at A1\nunit R1 at A2\n", 3, "R1 has a line");
    refused("position toy\npending\n", 2, "a step of Outposts");
    refused("position toy\npending wait\n", 2, "\"wait\" is none");
    refused("position toy\npending act\n", 2, "takes 1 words after it, not 0");
    refused("position toy\npending act green\n", 2, "no such side");
    refused("position toy\npending react red R1 40000\n", 2, "too large");
    refused("position toy\npending react red - 1\n", 0, "makes no sense");
    refused("position toy\nover green 1\n", 2, "red, blue or nobody");
    refused("position toy\nover red 2\n", 2, "0 to 1");
    refused("position toy\nover red 1 conceded\n", 2, "The end of a battle");
    refused("position toy\nover red 1\nover red 1\n", 3, "second time");
    refused("position toy\nover red 1\npending turn\n", 0, "nothing pending");
    refused("position toy\nunit R1 at A1\n", 0, "what is to be done next");
    refused("position toy\nturn 5 points 0 0 plans none none\nphase red\n", 0, "only four turns");
    for (int i = 0; i < 16; i++)
        strcat(deep, "pending act red\n");
    refused(deep, 18, "More than 16 steps");
    strcpy(deep, "position toy\nunit R1 at A1");
    for (int i = 0; i < 70; i++)
        strcat(deep, " seen");
    refused(deep, 2, "at most 64 words");
}

static void damaged_positions_do_no_harm(void **state)
{
    char text[sizeof meeting];
    lin_rng rng = 5;

    (void)state;
    for (int i = 0; i < 20000; i++) {
        lin_game *g;
        const size_t n = i % 5 ? sizeof meeting - 1 : lin_rng_below(&rng, sizeof meeting);

        memcpy(text, meeting, sizeof meeting);
        for (uint32_t k = 0; k <= lin_rng_below(&rng, 3); k++)
            text[lin_rng_below(&rng, sizeof meeting - 1)] =
                i % 3 ? meeting[lin_rng_below(&rng, sizeof meeting - 1)]
                      : (char)lin_rng_below(&rng, 256);
        if (lin_position_read(&g, toy_field(true), text, n, lin_dice_typed(), NULL) == LIN_OK) {
            reads_back_to_the_byte(g);
            lin_game_free(g);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_position_looks_like_this),
        cmocka_unit_test(every_state_of_a_battle_reads_back),
        cmocka_unit_test(a_hundred_and_sixty_pieces_fit),
        cmocka_unit_test(by_hand_one_names_a_phase_instead),
        cmocka_unit_test(the_end_is_written_too),
        cmocka_unit_test(the_battle_is_found_first),
        cmocka_unit_test(wrong_lines_are_refused),
        cmocka_unit_test(damaged_positions_do_no_harm),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
