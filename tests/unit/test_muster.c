/* test_muster.c -- forces that players build, from the rows of a book that is made up: sizes with
 * upgrades and wars, as one book wants them, and men with a spirit, as another. Whatever text is
 * given, a force is read whole or not at all, and what is printed reads back to the same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "linstock_muster.h"
#include "linstock_rules.h"

enum { FOOT = 1, HORSE = 2, GUNS = 4 };

static const lin_muster_word nations[] = { { "red", "Red" }, { "blue", "Blue" }, { NULL, NULL } };
static const lin_muster_word wars[] = { { "1776", "first war" },
                                        { "1812", "second war" },
                                        { NULL, NULL } };
static const lin_muster_kind kinds[] = {
    { "SI", "Small infantry", "infantry", 15, FOOT, 0, { 0, 0 }, "XX-1" },
    { "LI", "Large infantry", "infantry", 35, FOOT, 0, { 0, 0 }, "XX-1" },
    { "MA", "Medium artillery", "artillery", 25, GUNS, 0, { 0, 0 }, "XX-1" },
    { "RA", "Rocket artillery", "artillery", 20, GUNS, 2, { 0, 0 }, "XX-2" },
    { .word = NULL },
};
static const lin_muster_choice choices[] = {
    { "rifled", "rifled muskets", LIN_OF_ENTRY, 0, false, 5, FOOT, 0, 0, "XX-3" },
    { "heavy", "heavy cannon", LIN_OF_ENTRY, 1, false, 0, GUNS, 0, 0, "XX-4" },
    { "mortar", "siege mortar", LIN_OF_ENTRY, 1, false, 0, GUNS, 0, 0, "XX-4" },
    { "fiery", "fiery", LIN_OF_ENTRY, 2, false, 2, 0, 2, 0, "XX-5" },
    { "skilled", "skilled", LIN_OF_GROUP | LIN_OF_DIVISION, 3, false, 0, 0, 0, 0, "XX-6" },
    { .word = NULL },
};
static const lin_muster_number numbers[] = { { "stands", "stand", 2, 14, 8, 1, "XX-7", 0, 0 },
                                             { .word = NULL } };
static const lin_muster_pattern pattern[] = { { FOOT, 2 }, { FOOT | GUNS, 2 }, { 0, 0 } };
static const lin_muster muster = {
    .division = "force",
    .group = "group",
    .entry = "element",
    .nation = nations,
    .war = wars,
    .kind = kinds,
    .choice = choices,
    .number = numbers,
    .groups = { 2, 6, 0, true, "XX-8" },
    .entries = { 2, 6, 0, true, "XX-9" },
    .points = 200,
    .points_rule = "XX-10",
    .nation_rule = "XX-11",
    .pattern = pattern,
};
static const lin_rules book = { .id = "made-up", .name = "Made Up", .muster = &muster };

static lin_force read(const char *text)
{
    lin_refusal why = { 0 };
    lin_force f;

    if (lin_force_read(&book, text, &f, &why) != LIN_OK)
        fail_msg("%s: %s", text, why.text);
    return f;
}

static const char *line_of(const lin_force *f)
{
    static char text[LIN_FORCE_TEXT];
    lin_text t = lin_text_in(text, sizeof text);

    lin_force_print(&book, f, &t);
    return text;
}

static void is_line(const char *text, const char *line)
{
    const lin_force f = read(text);
    lin_force again;

    assert_string_equal(line_of(&f), line);
    again = read(line);
    assert_string_equal(line_of(&again), line);
}

static void lines_read_back(void **state)
{
    (void)state;
    is_line("red", "red 1776 200");
    is_line("RED 1812, 150 \"The reds\"", "red 1812 150 \"The reds\"");
    is_line("red; 2x LI, MA, si rifled / LI", "red 1776 200; 2x LI, MA, SI rifled / LI");
    is_line("red; LI, LI, LI \"Own\" ,LI", "red 1776 200; 2x LI, LI \"Own\", LI");
    is_line("blue; skilled \"A; b: c/d, e\": skilled: SI 12 stands\n/ : SI",
            "blue 1776 200; skilled \"A; b: c/d, e\": skilled: SI 12 stands / SI");
    is_line("blue; skilled:: SI / ", "blue 1776 200; skilled: : SI / ");
    is_line("blue; skilled: SI", "blue 1776 200; skilled: SI");
    is_line("red; SI; LI", "red 1776 200; SI; LI");
    is_line("red; small infantry rifled, 3 x large infantry", "red 1776 200; SI rifled, 3x LI");
    is_line("red;", "red 1776 200; ");
}

static void costs_add_up(void **state)
{
    const lin_force f = read("red; 2x LI 10 stands, MA heavy / SI rifled");

    (void)state;
    assert_int_equal(lin_force_entry_cost(&book, &f, 0), 45);
    assert_int_equal(lin_force_entry_cost(&book, &f, 2), 33); /* 25, and 8 stands at 1 */
    assert_int_equal(lin_force_entry_cost(&book, &f, 3), 28);
    assert_int_equal(lin_force_group_cost(&book, &f, 0), 123);
    assert_int_equal(lin_force_cost(&book, &f), 151);
}

/* ---- What is wrong ---- */

static void breaks(const char *text, const char *rule, bool grave, const char *says)
{
    const lin_force f = read(text);
    static lin_breaches b;

    lin_force_check(&book, &f, &b);
    for (int i = 0; i < b.n; i++)
        if (strcmp(b.breach[i].rule, rule) == 0 && strstr(b.breach[i].text, says)) {
            assert_int_equal(b.breach[i].grave, grave);
            return;
        }
    fail_msg("%s: nothing says %s [%s]", text, says, rule);
}

static void everything_wrong_is_told(void **state)
{
    static lin_breaches b;
    const lin_force lawful = read("red 1812; 2x SI rifled / MA mortar, RA fiery");

    (void)state;
    lin_force_check(&book, &lawful, &b);
    assert_int_equal(b.n, 0);
    assert_true(lin_breaches_lawful(&b));
    breaks("red 100; 2x LI / 2x LI", "XX-10", true, "172 points, 72 more than its limit of 100");
    breaks("red; 2x SI", "XX-8", true, "Force 1 has 1 group; it should have 2 to 6");
    breaks("red; 2x SI / SI", "XX-9", true, "Group 2 has 1 element; it should have 2 to 6");
    breaks("red; 2x SI / ", "XX-9", true, "Group 2 has no element yet");
    breaks("red", "XX-8", true, "no group yet");
    breaks("red; SI, RA / 2x SI", "XX-2", true, "not to be had in the first war");
    breaks("red; SI, MA rifled / 2x SI", "XX-3", true, "cannot be \"rifled\"");
    breaks("red; SI, SI fiery / 2x SI", "XX-5", true, "not to be had in the first war");
    breaks("red; SI, SI 15 stands / 2x SI", "XX-7", true, "15 stands; 2 to 14 are right");
}

/* ---- What is refused ---- */

static void refused(const char *text, int line, const char *rule, const char *says)
{
    lin_refusal why = { 0 };
    lin_force f, before;

    memset(&f, 0x5a, sizeof f);
    before = f;
    assert_int_equal(lin_force_read(&book, text, &f, &why), LIN_BAD_FILE);
    assert_int_equal(memcmp(&f, &before, sizeof f), 0); /* never half taken */
    if (!strstr(why.text, says) || why.line != line)
        fail_msg("%s: line %d: %s", text, why.line, why.text);
    assert_true(!rule || (why.rule && strcmp(why.rule, rule) == 0));
    assert_int_equal(lin_force_read(&book, text, &f, NULL), LIN_BAD_FILE);
}

static void bad_lines_are_refused(void **state)
{
    (void)state;
    refused("", 1, "XX-11", "no nation \"\"");
    refused("green 150", 1, "XX-11", "one of these: red, blue");
    refused("red green", 1, NULL, "\"green\" says nothing of a force");
    refused("red 0", 1, "XX-10", "from 1 to 10000");
    refused("red 10 20", 1, "XX-10", "said twice");
    refused("red 150 / SI", 1, NULL, "stands a \";\"");
    refused("red;\nSI,\nQI", 3, "XX-1", "no element \"QI\"; did you mean");
    refused("red; SI,, SI", 1, NULL, "is missing here");
    refused("red; SI, ", 1, NULL, "is missing here");
    refused("red; SI / SI rifled\nrifled", 2, "XX-3", "exclude each other");
    refused("red; MA heavy mortar", 1, "XX-4", "\"heavy\" and \"mortar\" exclude each other");
    refused("red; SI blue", 1, NULL, "one of these: rifled, fiery");
    refused("red; rifled: SI", 1, NULL, "one of these: skilled");
    refused("red; SI \"a\" \"b\"", 1, NULL, "two names");
    refused("red; SI \"a", 1, NULL, "does not end");
    refused("red; \"A: SI, SI / SI", 1, NULL, "does not end");
    refused("red; SI,\n\"Own\" SI", 2, NULL, "no element before it, as in SI \"Name\"");
    refused("red; SI \"0123456789012345678901234567890123456789012345678901234567890123456789012\"",
            1, NULL, "too long");
    refused("red; SI \"a\tb\"", 1, NULL, "plain text");
    refused("red; : : : SI", 1, NULL, "too many");
    refused("red; SI / : : SI", 1, NULL, "too many");
    refused("red; SI : LI", 1, NULL, "nothing that is chosen");
    refused("red; 0x SI", 1, NULL, "cannot be");
    refused("red; 97x SI", 1, NULL, "cannot be");
    refused("red; 60x SI, 60x SI", 1, NULL, "more than 96 elements");
    refused("red; SI; SI; SI; SI; SI", 1, NULL, "more than 4 forces");
    refused("red; ////////////////////////", 1, NULL, "more than 24 groups");
    refused("red; SI 7 horses", 1, NULL, "\"7 horses\" says nothing");
    refused("red; SI 1000 stands", 1, "XX-7", "cannot be");
    refused("red; \x01", 1, NULL, "no word of a force");
}

static void links_cut_short_are_refused(void **state)
{
    char link[LIN_FORCE_TEXT];
    lin_text t = lin_text_in(link, sizeof link);
    const lin_force f = read("red; 2x LI, MA / SI rifled \"Own\"");
    lin_force again;
    lin_refusal why = { 0 };

    (void)state;
    lin_force_link(&book, &f, &t);
    assert_int_equal(lin_force_unlink(&book, link, &again, &why), LIN_OK);
    assert_string_equal(line_of(&again), "red 1776 200; 2x LI, MA / SI rifled \"Own\"");
    for (size_t i = 0; i < t.used; i++) { /* each of its letters counts */
        const char was = link[i];

        link[i] = (char)(was ^ 1);
        assert_int_equal(lin_force_unlink(&book, link, &again, &why), LIN_BAD_FILE);
        assert_non_null(strstr(why.text, "cut short or changed"));
        link[i] = '\0';
        assert_int_equal(lin_force_unlink(&book, link, &again, NULL), LIN_BAD_FILE);
        link[i] = was;
    }
}

/* ---- Suggestions ---- */

static void suggestions_are_lawful(void **state)
{
    static lin_breaches b;
    lin_refusal why = { 0 };
    lin_force f, again;

    (void)state;
    for (int points = 100; points <= 400; points += 25)
        for (uint64_t seed = 0; seed < 4; seed++) {
            assert_int_equal(lin_force_suggest(&book, 1, 0, points, seed, &f, &why), LIN_OK);
            lin_force_check(&book, &f, &b);
            assert_true(lin_breaches_lawful(&b));
            assert_true(lin_force_cost(&book, &f) <= points);
            assert_int_equal(lin_force_suggest(&book, 1, 0, points, seed, &again, &why), LIN_OK);
            assert_int_equal(memcmp(&f, &again, sizeof f), 0);
        }
    assert_int_equal(lin_force_suggest(&book, 0, 0, 10, 0, &f, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "10 points do for no force"));
}

/* Letters by chance, taken mostly from words that mean something. */
static void any_text_is_read_or_refused(void **state)
{
    static const char *const word[] = { "red", "blue",   "SI",   "LI", "MA", "rifled", "heavy",
                                        "2x",  ";",      ":",    "/",  ",",  "\"",     "\"a b\"",
                                        "8",   "stands", "1812", "\n", "x",  "~" };
    lin_rng rng = 1776;

    (void)state;
    for (int i = 0; i < 20000; i++) {
        char text[400], line[LIN_FORCE_TEXT];
        lin_text t = lin_text_in(text, sizeof text);
        lin_refusal why = { 0 };
        lin_force f, again;

        lin_put(&t, "%s", lin_rng_below(&rng, 4) ? "red ;" : "");
        for (uint32_t n = lin_rng_below(&rng, 14); n > 0; n--)
            lin_put(&t, "%s%s", word[lin_rng_below(&rng, sizeof word / sizeof *word)],
                    lin_rng_below(&rng, 3) ? " " : "");
        if (lin_force_read(&book, text, &f, &why) != LIN_OK) {
            assert_true(why.text[0] && why.line >= 1);
            continue;
        }
        snprintf(line, sizeof line, "%s", line_of(&f));
        again = read(line);
        assert_string_equal(line_of(&again), line);
        assert_int_equal(lin_force_cost(&book, &again), lin_force_cost(&book, &f));
    }
}

static void other_books_build_none(void **state)
{
    static const lin_rules none = { .id = "none", .name = "None" };
    lin_refusal why = { 0 };
    lin_force f;

    (void)state;
    assert_null(lin_rules_muster(NULL));
    assert_null(lin_rules_muster(&none));
    assert_int_equal(lin_force_read(&none, "red", &f, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "By the rules of None no forces are built"));
    assert_int_equal(lin_force_suggest(&none, 0, 0, 100, 0, &f, &why), LIN_BAD_FILE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_read_back),
        cmocka_unit_test(costs_add_up),
        cmocka_unit_test(everything_wrong_is_told),
        cmocka_unit_test(bad_lines_are_refused),
        cmocka_unit_test(links_cut_short_are_refused),
        cmocka_unit_test(suggestions_are_lawful),
        cmocka_unit_test(any_text_is_read_or_refused),
        cmocka_unit_test(other_books_build_none),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
