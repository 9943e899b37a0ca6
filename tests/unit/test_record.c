/* test_record.c -- records: what is written is read back to the byte, and nothing else is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "toy.h"
#include "core/session.h"

static void say(lin_session *s, lin_side who, const char *text)
{
    lin_refusal why = { 0 };

    if (lin_say(s, who, text, &why) != LIN_OK)
        fail_msg("%s was refused: %s", text, why.text);
}

static char *written(const lin_session *s)
{
    char *text = NULL;

    assert_int_equal(lin_record_write(s, &text, NULL), LIN_OK);
    return text;
}

static lin_session *read_back(const char *text)
{
    lin_session *s;
    lin_refusal why = { 0 };

    if (lin_record_read(&s, toy_field(true), text, strlen(text), lin_dice_typed(), &why) != LIN_OK)
        fail_msg("line %d: %s\n%s", why.line, why.text, text);
    return s;
}

static void reads_back_to_the_byte(const lin_session *s)
{
    char *first = written(s), *second;
    lin_session *again = read_back(first);

    second = written(again);
    assert_string_equal(first, second);
    assert_true(lin_hash(again->game) == lin_hash(s->game));
    assert_int_equal(lin_session_offer(again, NULL), lin_session_offer(s, NULL));
    lin_session_free(again);
    free(first);
    free(second);
}

/* A little of everything, and short enough to be read. */
static lin_session *sample(void)
{
    lin_session *s;
    const uint8_t shot[] = { 5, 1, 1 };

    assert_int_equal(lin_session_new(&s, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
    lin_session_header(s, "Red", "Sir \"Billy\" \\ Howe");
    lin_session_remark(s, "before anything", NULL);
    say(s, LIN_FIRST, "plan storm");
    say(s, LIN_SECOND, "plan hold");
    lin_session_remark(s, "the plans\n\n  are shown", NULL);
    say(s, LIN_FIRST, "go R1 A2 A3 A4 A5 A6");
    lin_undo(s, LIN_FIRST, true, NULL);
    lin_undo(s, LIN_FIRST, true, NULL);
    say(s, LIN_FIRST, "go R1 A5 A6");
    say(s, LIN_FIRST, "done");
    say(s, LIN_SECOND, "draw");
    say(s, LIN_SECOND, "go B1 E8 D8 C8 B7");
    say(s, LIN_FIRST, "fire R1");
    lin_session_roll(s, shot, 3, NULL);
    say(s, LIN_FIRST, "undo");
    say(s, LIN_SECOND, "agree");
    say(s, LIN_FIRST, "pass");
    return s;
}

static const char sample_text[] = "[Linstock \"1\"]\n"
                                  "[Battle \"toy\"]\n"
                                  "[Rules \"toy 1\"]\n"
                                  "[Field \"0000000000001234\"]\n"
                                  "[Options \"fog=on,scouts=off\"]\n"
                                  "[Red \"Sir \\\"Billy\\\" \\\\ Howe\"]\n"
                                  "[Hash \"%016llx\"]\n"
                                  "\n"
                                  "; before anything\n"
                                  "   1  red   plan storm\n"
                                  "   2  blue  plan hold\n"
                                  "; the plans\n"
                                  ";\n"
                                  ";   are shown\n"
                                  "   3  red   move R1 A2\n"
                                  "   4  red   move R1 A3\n"
                                  "   5  red   move R1 A4\n"
                                  "  (\n"
                                  "     6  red   move R1 A5\n"
                                  "     7  red   move R1 A6\n"
                                  "  )\n"
                                  "   6  red   move R1 A5\n"
                                  "   7  red   move R1 A6\n"
                                  "   8  red   done\n"
                                  "   9  blue  draw\n"
                                  "  10  blue  move B1 E8\n"
                                  "  11  blue  move B1 D8\n"
                                  "  12  blue  move B1 C8\n"
                                  "  13  blue  move B1 B7\n"
                                  "  (\n"
                                  "    14  red   fire R1             = 5 1 1\n"
                                  "    15  red   undo\n"
                                  "    16  blue  agree\n"
                                  "  )\n"
                                  "  14  red   pass\n";

static void a_record_looks_like_this(void **state)
{
    lin_session *s = sample();
    char *text = written(s), want[4000];

    (void)state;
    snprintf(want, sizeof want, sample_text, (unsigned long long)lin_hash(s->game));
    assert_string_equal(text, want);
    reads_back_to_the_byte(s);
    free(text);
    lin_session_free(s);
}

static void a_game_from_a_position_has_it_in_its_record(void **state)
{
    static const char position[] = "position toy\nunit R1 at A5\nunit B1 at B7\n";
    lin_session *s, *begun;
    lin_refusal why = { 0 };
    char *text, *mid, *at, copy[8000];

    (void)state;
    assert_int_equal(lin_session_new(&begun, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
    assert_null(lin_session_position(begun));
    say(begun, LIN_FIRST, "plan storm");
    say(begun, LIN_SECOND, "plan hold");
    say(begun, LIN_FIRST, "go R1 A2 A3");
    assert_int_equal(lin_position_write(begun->game, &mid, NULL), LIN_OK);
    assert_int_equal(
        lin_session_from(&s, toy_field(true), mid, strlen(mid), lin_dice_typed(), &why), LIN_OK);
    assert_true(lin_hash(s->game) == lin_hash(begun->game));
    assert_string_equal(lin_session_position(s), mid);
    say(s, LIN_FIRST, "go R1 A4 A5");
    assert_int_equal(lin_undo(s, LIN_FIRST, true, NULL), LIN_OK);
    say(s, LIN_FIRST, "done");
    reads_back_to_the_byte(s);
    text = written(s);
    lin_session_free(s);
    /* what is wrong with it is told with its line in the record */
    snprintf(copy, sizeof copy, "%s", text);
    at = strstr(copy, "@ position toy");
    assert_non_null(at);
    memcpy(at, "@ quosition", 11);
    assert_int_equal(
        lin_record_read(&s, toy_field(true), copy, strlen(copy), lin_dice_typed(), &why),
        LIN_BAD_FILE);
    assert_true(why.line > 5);
    assert_int_equal(lin_session_from(&s, toy_field(true), position, 5, lin_dice_typed(), &why),
                     LIN_BAD_FILE);
    assert_null(s);
    lin_session_free(begun);
    free(text);
    lin_free(mid);
}

static void whole_battles_read_back(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        lin_session *s;
        lin_rng rng = seed;

        assert_int_equal(lin_session_new(&s, toy_field(true), lin_dice_seeded(seed, 5), NULL),
                         LIN_OK);
        for (int n = 0; n < 400 && lin_waits(s->game) == LIN_ASKS_SIDE; n++) {
            const uint32_t what = lin_rng_below(&rng, 40);
            const lin_side who = lin_to_answer(s->game);
            lin_order o;

            if (what == 0)
                lin_undo(s, LIN_NOBODY, true, NULL);
            else if (what == 1)
                lin_undo(s, who, false, NULL);
            else if (what == 2)
                lin_say(s, (lin_side)lin_rng_below(&rng, 2), "agree", NULL);
            else if (what == 3)
                lin_say(s, who, n % 2 ? "draw" : "decline", NULL);
            else if (what == 4)
                lin_session_remark(s, "hm; (well) [x]\n% 3 = 4", NULL);
            else if (lin_random_order(s->game, &rng, &o))
                assert_int_equal(lin_session_give(s, lin_to_answer(s->game), &o, NULL), LIN_OK);
        }
        if (seed % 3 == 0)
            lin_say(s, LIN_SECOND, "concede", NULL);
        reads_back_to_the_byte(s);
        lin_session_free(s);
    }
}

static void a_record_goes_on_where_it_stands(void **state)
{
    lin_session *s, *again;
    char *text;
    const uint8_t charge[] = { 6, 6 };

    (void)state;
    assert_int_equal(lin_session_new(&s, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
    say(s, LIN_FIRST, "plan storm");
    say(s, LIN_SECOND, "plan storm");
    say(s, LIN_FIRST, "go R1 A2 A3 A4 A5 A6");
    say(s, LIN_FIRST, "done");
    say(s, LIN_SECOND, "go B1 E8 D8 C8 B7");
    say(s, LIN_FIRST, "pass");
    say(s, LIN_SECOND, "charge B1 R1"); /* and the dice are awaited */
    reads_back_to_the_byte(s);
    text = written(s);
    again = read_back(text);
    assert_int_equal(lin_waits(again->game), LIN_ASKS_DICE);
    assert_int_equal(lin_session_roll(again, charge, 2, NULL), LIN_OK);
    reads_back_to_the_byte(again);
    lin_session_free(again);
    /* with dice of its own it throws them at once */
    assert_int_equal(lin_record_read(&again, toy_field(true), text, strlen(text),
                                     lin_dice_scripted(charge, 2), NULL),
                     LIN_OK);
    assert_int_equal(lin_waits(again->game), LIN_ASKS_SIDE);
    reads_back_to_the_byte(again);
    lin_session_free(again);
    lin_session_free(s);
    free(text);
}

/* Dice before the first order: a start that begins with a roll. */
static void early_start(const lin_field *f, void *state)
{
    toy_start(f, state);
    lin_push(state, T_CHARGE, 0, TOY_HALF, 0);
}

static void dice_before_the_first_order_are_entry_0(void **state)
{
    lin_rules early = toy_rules;
    lin_field field = *toy_field(true);
    const uint8_t face[] = { 3, 4 };
    lin_session *s, *again;
    lin_game *g;
    char *text, *second;

    (void)state;
    early.start = early_start;
    field.rules = &early;
    assert_int_equal(lin_session_new(&s, &field, lin_dice_typed(), NULL), LIN_OK);
    assert_int_equal(lin_session_roll(s, face, 2, NULL), LIN_OK);
    say(s, LIN_FIRST, "plan hold");
    text = written(s);
    assert_non_null(strstr(text, "\n   0  start  = 3 4\n   1  red   plan hold\n"));
    assert_int_equal(lin_record_read(&again, &field, text, strlen(text), lin_dice_typed(), NULL),
                     LIN_OK);
    second = written(again);
    assert_string_equal(text, second);
    assert_int_equal(lin_undo(again, LIN_FIRST, false, NULL), LIN_OK);
    assert_int_equal(lin_session_moves(again), 0);
    assert_int_equal(lin_game_new(&g, &field, lin_dice_typed(), NULL), LIN_OK);
    assert_int_equal(lin_session_at(s, 0, g, NULL), LIN_OK);
    assert_true(lin_hash(g) == lin_hash(again->game));
    lin_game_free(g);
    lin_session_free(s);
    lin_session_free(again);
    free(text);
    free(second);
    assert_int_equal(lin_session_new(&s, &field, lin_dice_scripted(face, 2), NULL), LIN_OK);
    assert_int_equal(s->opening.n, 2);
    lin_session_free(s);
}

/* Meta-orders while dice are awaited: before all others, and where a checkpoint is kept. */
static void what_is_said_before_dice_stands_before_them(void **state)
{
    lin_rules early = toy_rules;
    lin_field field = *toy_field(true);
    const uint8_t face[] = { 3, 4 };
    lin_session *s, *again;
    lin_game *g;
    char *text;

    (void)state;
    early.start = early_start;
    field.rules = &early;
    assert_int_equal(lin_session_new(&s, &field, lin_dice_typed(), NULL), LIN_OK);
    assert_int_equal(lin_game_new(&g, &field, lin_dice_typed(), NULL), LIN_OK);
    say(s, LIN_SECOND, "draw");
    assert_int_equal(lin_session_roll(s, face, 2, NULL), LIN_OK);
    say(s, LIN_FIRST, "plan hold");
    text = written(s);
    assert_non_null(strstr(text, "\n   1  blue  draw                = 3 4\n   2  red   plan"));
    assert_int_equal(lin_record_read(&again, &field, text, strlen(text), lin_dice_typed(), NULL),
                     LIN_OK);
    assert_int_equal(lin_session_at(s, 2, g, NULL), LIN_OK);
    assert_true(lin_hash(g) == lin_hash(s->game) && lin_hash(again->game) == lin_hash(g));
    lin_session_free(again);
    lin_session_free(s);
    lin_game_free(g);
    free(text);
}

/* A battle given up while dice are awaited, and taken up again: the dice follow the order, and what
 * was taken back does not follow the dice. */
static void what_is_taken_back_before_dice_is_a_remark(void **state)
{
    const uint8_t charge[] = { 6, 6 };
    lin_session *s;
    char *text;

    (void)state;
    assert_int_equal(lin_session_new(&s, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
    say(s, LIN_FIRST, "plan storm");
    say(s, LIN_SECOND, "plan storm");
    say(s, LIN_FIRST, "go R1 A2 A3 A4 A5 A6");
    say(s, LIN_FIRST, "done");
    say(s, LIN_SECOND, "go B1 E8 D8 C8 B7");
    say(s, LIN_FIRST, "pass");
    say(s, LIN_SECOND, "charge B1 R1");
    say(s, LIN_FIRST, "concede");
    assert_int_equal(lin_undo(s, LIN_NOBODY, true, NULL), LIN_OK);
    assert_int_equal(lin_waits(s->game), LIN_ASKS_DICE);
    assert_int_equal(lin_session_roll(s, charge, 2, NULL), LIN_OK);
    text = written(s);
    assert_null(strstr(text, "("));
    assert_non_null(strstr(text, "red: concede, taken back"));
    reads_back_to_the_byte(s);
    lin_session_free(s);
    free(text);
}

static void the_64th_entry_may_be_said_before_dice(void **state)
{
    const uint8_t shot[] = { 1, 1, 1 };
    lin_session *s;
    lin_game *g;

    (void)state;
    assert_int_equal(lin_session_new(&s, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
    say(s, LIN_FIRST, "plan hold");
    say(s, LIN_SECOND, "plan hold");
    say(s, LIN_FIRST, "go R1 A2 A3 A4 A5 A6");
    say(s, LIN_FIRST, "done");
    while (lin_session_moves(s) < LIN_STRIDE - 6)
        say(s, LIN_SECOND, "aim 2 2");
    say(s, LIN_SECOND, "go B1 E8 D8 C8 B8 B7");
    say(s, LIN_FIRST, "fire R1");
    assert_int_equal(lin_session_moves(s), LIN_STRIDE);
    say(s, LIN_FIRST, "draw");
    assert_int_equal(lin_session_roll(s, shot, 3, NULL), LIN_OK);
    say(s, LIN_SECOND, "pass");
    assert_int_equal(lin_game_new(&g, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
    assert_int_equal(lin_session_at(s, lin_session_moves(s), g, NULL), LIN_OK);
    assert_true(lin_hash(g) == lin_hash(s->game));
    assert_int_equal(lin_undo(s, LIN_SECOND, true, NULL), LIN_OK);
    reads_back_to_the_byte(s);
    lin_game_free(g);
    lin_session_free(s);
}

static void headers_are_read_alone(void **state)
{
    lin_session *s = sample();
    char *text = written(s), value[64];
    const size_t n = strlen(text);
    lin_refusal why;

    (void)state;
    assert_int_equal(lin_record_header(text, n, "Battle", value, sizeof value, &why), LIN_OK);
    assert_string_equal(value, "toy");
    assert_int_equal(lin_record_header(text, n, "Red", value, sizeof value, &why), LIN_OK);
    assert_string_equal(value, "Sir \"Billy\" \\ Howe");
    assert_int_equal(lin_record_header(text, n, "Red", value, 4, &why), LIN_BAD_FILE);
    assert_int_equal(lin_record_header(text, n, "Green", value, sizeof value, &why), LIN_BAD_FILE);
    assert_int_equal(lin_record_options(text, n, value, sizeof value, &why), LIN_OK);
    assert_string_equal(value, "fog=on,scouts=off");
    assert_int_equal(lin_record_options("[Linstock \"1\"]\n", 15, value, sizeof value, &why),
                     LIN_OK);
    assert_string_equal(value, "");
    assert_int_equal(lin_record_options("hello", 5, value, sizeof value, &why), LIN_BAD_FILE);
    free(text);
    lin_session_free(s);
}

/* ---- What is refused ---- */

static const char head[] = "[Linstock \"1\"]\n[Battle \"toy\"]\n[Rules \"toy 1\"]\n"
                           "[Field \"0000000000001234\"]\n\n";

/* `text` after the usual headers is refused at this line with these words. */
static void refused(const char *text, int line, const char *words)
{
    char whole[20000];
    lin_session *s;
    lin_refusal why = { 0 };

    snprintf(whole, sizeof whole, "%s%s", text[0] == '[' || text[0] == '?' ? "" : head, text);
    assert_int_equal(
        lin_record_read(&s, toy_field(true), whole, strlen(whole), lin_dice_typed(), &why),
        LIN_BAD_FILE);
    assert_null(s);
    if (!strstr(why.text, words) || why.line != line)
        fail_msg("line %d \"%s\", not line %d with \"%s\"", why.line, why.text, line, words);
}

#define PLANS "1 red plan storm\n2 blue plan storm\n"
#define MEET                                                                         \
    PLANS "3 red move R1 A2\n4 red move R1 A3\n5 red move R1 A4\n6 red move R1 A5\n" \
          "7 red move R1 A6\n8 red done\n9 blue move B1 E8\n10 blue move B1 D8\n"    \
          "11 blue move B1 C8\n12 blue move B1 B7\n"

static void wrong_headers_are_refused(void **state)
{
    (void)state;
    refused("?", 1, "begins with the header");
    refused("[Battle \"toy\"]\n", 1, "begins with the header");
    refused("[Linstock \"2\"]\n", 1, "version \"2\"");
    refused("[Linstock \"1\"\n", 1, "A header looks like");
    refused("[Linstock \"1\"] x\n", 1, "A header looks like");
    refused("[Linstock \"1\"]\n[Battle \"other\"]\n", 2, "battle \"other\"");
    refused("[Linstock \"1\"]\n[Battle \"toy\"]\n[Rules \"toy 2\"]\n", 3,
            "made by the rules \"toy 2\"; here they are \"toy 1\", by which");
    refused("[Linstock \"1\"]\n[Battle \"toy\"]\n[Rules \"toy 1\"]\n[Field \"12\"]\n", 4,
            "another version of the battle or its rules");
    refused("[Linstock \"1\"]\n[Battle \"toy\"]\n[Battle \"toy\"]\n", 3, "second time");
    refused("[Linstock \"1\"]\n[Options \"fog=off\"]\n", 2, "Option fog is \"off\"");
    refused("[Linstock \"1\"]\n[Options \"frost=off\"]\n", 2, "no option \"frost\"");
    refused("[Linstock \"1\"]\n[A \"x\"]\n[A \"x\"]\n", 3, "second time");
    refused("[Linstock \"1\"]\n[Battle \"toy\"]\n[Rules \"toy 1\"]\n\n1 red plan hold\n", 5,
            "lacks the header Field");
    refused("1 red plan hold\n[Red \"x\"]\n", 7, "before the first entry");
}

static void wrong_entries_are_refused(void **state)
{
    (void)state;
    refused("one red plan hold\n", 6, "number of an entry");
    refused("2 red plan hold\n", 6, "number 1, not 2");
    refused("1 green plan hold\n", 6, "red or blue");
    refused("1\n", 6, "red or blue");
    refused("1 red\n", 6, "gives no order");
    refused("1 blue plan hold\n", 6, "red side to answer");
    refused("1 red done\n", 6, "not among the answers");
    refused("1 red plan\n", 6, "1 word");
    refused(PLANS "3 red go R1 A2 A3\n", 8, "no order");
    refused(PLANS "3 red accept\n", 8, "no draw");
    refused(PLANS "3 red agree\n", 8, "not asked");
    refused("1 red undo\n", 6, "no order yet");
    refused(PLANS "3 red undo\n4 blue agree\n", 9, "in parentheses");
    refused(PLANS "3 red undo\n4 blue agree\n5 red done\n", 10, "closing parenthesis");
    refused("1 red concede\n2 red plan hold\n", 7, "over");
    refused("0 start = 3\n", 6, "only 0 are thrown");
    refused("0 start\n", 6, "0 start = 3 4");
    refused(PLANS "0 start = 3\n", 8, "before all others");
}

static void wrong_dice_are_refused(void **state)
{
    (void)state;
    refused("1 red plan hold = 3\n", 6, "has 1 dice, but only 0");
    refused("1 red plan hold =\n", 6, "there are none");
    refused("1 red plan hold = x\n", 6, "no face");
    refused("1 red plan hold = -1\n", 6, "no face");
    refused("1 red draw = 3\n", 6, "has 1 dice, but only 0");
    refused(MEET "(\n13 red fire R1 = 1 2 3\n14 red undo\n15 blue agree = 3\n)\n", 21,
            "No dice are thrown");
    refused(MEET "13 red fire R1 = 1 2\n", 18, "3 dice are wanted for shot, and only 2 are left");
    refused(MEET "13 red fire R1 = 1 2 7\n", 18, "1 to 6, not 7");
    refused(MEET "13 red fire R1 = 1 2 3 4\n", 18, "has 4 dice, but only 3");
    refused(MEET "13 red fire R1\n14 blue pass\n", 19, "The entry before lacks dice");
}

static void wrong_variations_are_refused(void **state)
{
    char deep[8000] = "";
    size_t n = 0;

    (void)state;
    refused(")\n", 6, "closes none");
    refused("(\n)\n", 7, "holds no entry");
    refused("(\n; words\n)\n", 8, "holds no entry");
    refused("(\n1 red plan hold\n", 6, "never closed");
    refused("(\n1 red plan hold\n)\n2 red plan hold\n", 9, "number 1, not 2");
    refused("(\n1 red fly\n)\n", 7, "no order");
    refused(PLANS "(\n4 red done\n)\n", 9, "number 3");
    for (int i = 1; i <= 70; i++)
        n += (size_t)snprintf(deep + n, sizeof deep - n, "(\n%d %s\n", i,
                              i == 1   ? "red plan hold"
                              : i == 2 ? "blue plan hold"
                                       : "red aim 1 3");
    refused(deep, 6 + 2 * LIN_NEST, "at most 64 deep");
}

static void wrong_ends_are_refused(void **state)
{
    lin_session *s = sample();
    char *text = NULL, *cut, *hash;
    lin_session *out;
    lin_refusal why;

    (void)state;
    assert_int_equal(lin_record_write(s, &text, NULL), LIN_OK);
    cut = strstr(text, "  14  red   pass");
    *cut = '\0';
    assert_int_equal(
        lin_record_read(&out, toy_field(true), text, strlen(text), lin_dice_typed(), &why),
        LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "cut short or changed"));
    assert_int_equal(why.line, 7);
    hash = strstr(text, "[Hash");
    memset(hash, ' ', strcspn(hash, "\n")); /* by hand one may leave it out */
    assert_int_equal(
        lin_record_read(&out, toy_field(true), text, strlen(text), lin_dice_typed(), &why), LIN_OK);
    lin_session_free(out);
    refused("[Linstock \"1\"]\n[Battle \"toy\"]\n[Rules \"toy 1\"]\n[Field \"0000000000001234\"]\n"
            "[Result \"red victory\"]\n1 red plan hold\n",
            5, "not yet known");
    refused("[Linstock \"1\"]\n[Battle \"toy\"]\n[Rules \"toy 1\"]\n[Field \"0000000000001234\"]\n"
            "[Result \"red victory\"]\n1 red concede\n",
            5, "blue victory, red conceded");
    free(text);
    lin_session_free(s);
}

static void what_is_not_text_is_refused(void **state)
{
    char *text = malloc(LIN_TEXT_MAX + 1);
    lin_session *s;
    lin_refusal why;

    (void)state;
    memset(text, ' ', LIN_TEXT_MAX + 1);
    assert_int_equal(
        lin_record_read(&s, toy_field(true), text, LIN_TEXT_MAX + 1, lin_dice_typed(), &why),
        LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "16 megabytes"));
    assert_int_equal(lin_record_read(&s, toy_field(true), text, 10000, lin_dice_typed(), &why),
                     LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "longer than"));
    assert_int_equal(
        lin_record_read(&s, toy_field(true), "[Lin\0stock]", 11, lin_dice_typed(), &why),
        LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "0x00"));
    assert_int_equal(lin_record_read(&s, toy_field(true), "", 0, lin_dice_typed(), &why),
                     LIN_BAD_FILE);
    refused("1 red plan hold\n; \xff\n", 7, "0xff");
    refused("1 red plan hold\n; \xc0\xaf\n", 7, "0xc0");
    refused("1 red plan hold\n; \x1b\n", 7, "0x1b");
    free(text);
}

static void carriage_returns_are_welcome(void **state)
{
    lin_session *s = sample(), *again;
    char *text = written(s), *dos = malloc(2 * strlen(text) + 4), *second, *to = dos;

    (void)state;
    to += sprintf(to, "\xef\xbb\xbf");
    for (const char *p = text; *p; p++) {
        if (*p == '\n')
            *to++ = '\r';
        *to++ = *p;
    }
    *to = '\0';
    again = read_back(dos);
    second = written(again);
    assert_string_equal(second, text);
    lin_session_free(again);
    lin_session_free(s);
    free(second);
    free(dos);
    free(text);
}

/* Any one byte of a record changed: it is read, or refused; never worse. Whatever is read
 * is written and read again. */
static void damaged_records_do_no_harm(void **state)
{
    lin_session *s = sample(), *again;
    char *text = written(s);
    const size_t n = strlen(text);
    lin_rng rng = 11;

    (void)state;
    for (int i = 0; i < 4000; i++) {
        const size_t at = lin_rng_below(&rng, (uint32_t)n), to = lin_rng_below(&rng, (uint32_t)n);
        const char kept = text[at];

        text[at] = i % 3 ? text[to] : (char)lin_rng_below(&rng, 256);
        if (lin_record_read(&again, toy_field(true), text, i % 5 ? n : to, lin_dice_typed(),
                            NULL) == LIN_OK) {
            reads_back_to_the_byte(again);
            lin_session_free(again);
        }
        text[at] = kept;
    }
    free(text);
    lin_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_record_looks_like_this),
        cmocka_unit_test(a_game_from_a_position_has_it_in_its_record),
        cmocka_unit_test(whole_battles_read_back),
        cmocka_unit_test(a_record_goes_on_where_it_stands),
        cmocka_unit_test(dice_before_the_first_order_are_entry_0),
        cmocka_unit_test(what_is_said_before_dice_stands_before_them),
        cmocka_unit_test(what_is_taken_back_before_dice_is_a_remark),
        cmocka_unit_test(the_64th_entry_may_be_said_before_dice),
        cmocka_unit_test(headers_are_read_alone),
        cmocka_unit_test(wrong_headers_are_refused),
        cmocka_unit_test(wrong_entries_are_refused),
        cmocka_unit_test(wrong_dice_are_refused),
        cmocka_unit_test(wrong_variations_are_refused),
        cmocka_unit_test(wrong_ends_are_refused),
        cmocka_unit_test(what_is_not_text_is_refused),
        cmocka_unit_test(carriage_returns_are_welcome),
        cmocka_unit_test(damaged_records_do_no_harm),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
