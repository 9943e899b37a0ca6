/* test_ib_muster.c -- forces by the rule of three, covers: IB-2.6, IB-2.7, IB-2.8, IB-2.9, IB-2.10,
 * IB-2.11, IB-2.12, IB-2.13, IB-2.14, IB-2.15, IB-9.1, IB-9.2, IB-9.3, IB-11.1, IB-13.4, IB-13.5,
 * IB-13.6, IB-13.7, IB-13.8. What a force costs is what the battle made of it costs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/ironbrigade/muster/muster.h"
#include "rules/ironbrigade/setup/setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const lin_rules *book(void)
{
    return lin_rules_find("ironbrigade");
}

static lin_force force(const char *text)
{
    lin_refusal why = { 0 };
    lin_force f;

    if (lin_force_read(book(), text, &f, &why) != LIN_OK)
        fail_msg("%s: %s", text, why.text);
    return f;
}

/* NULL, or what is told by this rule. */
static const lin_breach *told(const char *text, const char *rule)
{
    static lin_breaches b;
    const lin_force f = force(text);

    lin_force_check(book(), &f, &b);
    for (int i = 0; i < b.n; i++)
        if (strcmp(b.breach[i].rule, rule) == 0)
            return &b.breach[i];
    return NULL;
}

static void wrong(const char *text, const char *rule, const char *says)
{
    const lin_breach *b = told(text, rule);

    if (!b || !b->grave || !strstr(b->text, says))
        fail_msg("%s: %s", text, b ? b->text : "nothing is told");
}

static void to_be_agreed(const char *text, const char *rule, const char *says)
{
    const lin_breach *b = told(text, rule);

    if (!b || b->grave || !strstr(b->text, says))
        fail_msg("%s: %s", text, b ? b->text : "nothing is told");
}

static void is_in_order(const char *text)
{
    static lin_breaches b;
    const lin_force f = force(text);

    lin_force_check(book(), &f, &b);
    if (b.n)
        fail_msg("%s: %s", text, b.breach[0].text);
}

/* IB-13.4 to IB-13.7: the rows have the points of the tables. */
static void rows_cost_what_the_tables_say(void **state)
{
    (void)state;
    for (const lin_muster_kind *k = ib_muster_kinds; k->word; k++)
        assert_int_equal(k->cost,
                         k->arm == IB_GUN_ARM
                             ? ib_points_gun[k->data[IB_KIND_GUN]]
                             : ib_points_unit[k->arm == IB_HORSE_ARM][k->data[IB_KIND_CLASS]]);
    for (const lin_muster_choice *c = ib_muster.choice; c->word; c++) {
        assert_int_equal(c->cost, ib_points_rating[c->data]);
        assert_string_equal(c->word, ib_rating_name[c->data]);
    }
    assert_int_equal(ib_muster.extra[0].cost, IB_POINTS_SHARPSHOOTER);
}

/* IB-2.6 to IB-2.13: whatever is printed is in order, whatever is not is told by its row. */
static void class_table(void **state)
{
    static const char *const rule[2][IB_CLASSES] = {
        { "IB-2.6", "IB-2.7", "IB-2.8", "IB-2.9" },
        { "IB-2.10", "IB-2.11", "IB-2.12", "IB-2.13" },
    };

    (void)state;
    for (int nation = 0; nation < 2; nation++)
        for (const lin_muster_kind *k = ib_muster_kinds; k->word; k++) {
            const int class = k->data[IB_KIND_CLASS],
                      printed = k->arm == IB_GUN_ARM
                                    ? 1 << IB_ELITE
                                    : ib_printed_in[nation][k->data[IB_KIND_TROOPS]];
            char text[100];

            if (k->arm == IB_HORSE_ARM && class == IB_RAW)
                continue;
            snprintf(text, sizeof text, "%s 500; 3x %s / 3x %s / 3x %s", ib_nation_name[nation],
                     k->word, k->word, k->word);
            if (!printed)
                wrong(text, rule[nation][class], "not among the");
            else if (!(printed >> class & 1))
                to_be_agreed(text, "IB-2.14", "must be agreed upon");
            else
                assert_null(told(text, rule[nation][class]));
        }
    is_in_order("british 150; GRE, LTE, RGL / HEL, RGI, LOI / LOR, INR, RGL / 6LB");
    is_in_order("american 150; LTE, COL, RFL / FRL, COI, MII / MIR, INR, COL / 24LB");
    is_in_order("french 150; 3x FRL / FRL, LTE, FRL / 3x FRL / BG");
    wrong("french; 3x MIR / 3x FRL / 3x FRL", "IB-2.13", "not among the French troops");
    wrong("british; 3x DRR / 3x RGL / 3x RGL / 3x RGL", "IB-2.15", "No mounted unit is raw");
}

static void rule_of_three(void **state)
{
    (void)state;
    is_in_order("british; 3x RGI / 3x RGI / 3x RGI / BG, 6LB");
    is_in_order("british; 2x RGI, BG / 3x RGI / 3x RGI"); /* a gun may also be one of the three */
    to_be_agreed("british; 4x RGI / 3x RGI / 3x RGI", "IB-9.3", "Brigade 1 has 4 battalions");
    to_be_agreed("british; 3x RGI / 3x RGI", "IB-9.3", "Division 1 has 2 brigades");
    to_be_agreed("british; 3x RGI / 3x RGI / 3x RGI / 3x RGI", "IB-9.3", "has 4 brigades");
    to_be_agreed("british; 3x RGI / 3x RGI / 3x RGI / DRL", "IB-9.2", "Brigade 4 is of horse");
    to_be_agreed("british 300; 3x RGI / 3x RGI / 3x RGI; 3x RGI / 3x RGI / 3x RGI", "IB-13.8",
                 "2 divisions");
    wrong("british; 3x RGI / / 3x RGI", "IB-9.3", "Brigade 2 has no battalion yet");
    wrong("british", "IB-9.3", "no brigade yet");
}

/* IB-13.8: 150 are the usual ones, and no more than the limit. */
static void points(void **state)
{
    const lin_force f =
        force("british; excellent: good: 3x GRE / poor: 3x RGL / 3x LOR / HOW, DRL");

    (void)state;
    assert_int_equal(f.points, 150);
    /* IB-11.1, IB-13.7: four brigades, four sharpshooters at 2 */
    assert_int_equal(lin_force_extras_cost(book(), &f), 8);
    assert_int_equal(lin_force_cost(book(), &f), 15 + 10 + 36 + 0 + 30 + 5 + 9 + 5 + 26 + 8);
    assert_null(
        told("british 144; excellent: good: 3x GRE / poor: 3x RGL / 3x LOR / HOW, DRL", "IB-13.8"));
    wrong("british 143; excellent: good: 3x GRE / poor: 3x RGL / 3x LOR / HOW, DRL", "IB-13.8",
          "144 points, 1 more than its limit of 143");
}

static void samples_are_lawful(void **state)
{
    (void)state;
    for (int i = 0; ib_muster.sample[i]; i++) {
        static lin_breaches b;
        const lin_force f = force(ib_muster.sample[i]);

        lin_force_check(book(), &f, &b);
        if (!lin_breaches_lawful(&b))
            fail_msg("%s: %s", ib_muster.sample[i], b.breach[0].text);
    }
}

/* ---- Battles ---- */

static const lin_battle *table(lin_source *s, const char *name)
{
    const lin_battle *b = NULL;
    lin_refusal why = { 0 };

    if (lin_source_battle(s, name, &b, &why) != LIN_OK)
        fail_msg("%s", why.text);
    return b;
}

/* Made into a battle, read back, and played for a while: each side costs what its force costs. */
static void meet(lin_source *s, const char *on, const lin_force both[LIN_SIDES], int first_side)
{
    static char text[LIN_MUSTERED_TEXT];
    lin_text t = lin_text_in(text, sizeof text);
    char folder[LIN_PATH];
    lin_refusal why = { 0 };
    lin_battle *b = NULL;
    lin_field *f = NULL;
    lin_game *g = NULL;
    lin_order o;
    lin_rng rng = 7;

    if (lin_force_battle(table(s, on), both, NULL, "met", &t, &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_int_equal(lin_source_folder(s, on, folder, sizeof folder, &why), LIN_OK);
    if (lin_battle_from(folder, text, t.used, &b, &why) != LIN_OK ||
        lin_field_new(&f, b, NULL, &why) != LIN_OK)
        fail_msg("%s: %s", on, why.text);
    for (int i = 0; i < LIN_SIDES; i++)
        assert_int_equal(ib_force_points(ib_field_of(f), i == 0 ? first_side : 1 - first_side),
                         lin_force_cost(book(), &both[i]));
    assert_int_equal(lin_game_new(&g, f, lin_dice_seeded(3, 0), &why), LIN_OK);
    for (int i = 0; i < 400 && lin_waits(g) == LIN_ASKS_SIDE && lin_random_order(g, &rng, &o); i++)
        assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
    assert_null(lin_broken(g));
    lin_game_free(g);
    lin_field_free(f);
    lin_battle_free(b);
}

static void forces_become_battles(void **state)
{
    static const char *const tables[] = { "two-roads", "hedgerow-hill", "french-at-the-ford" };
    lin_source *s = lin_source_new(NULL);
    lin_refusal why = { 0 };

    (void)state;
    for (int i = 0; i < 3; i++) {
        const lin_force one[] = { force(ib_muster.sample[1]), force(ib_muster.sample[0]) };
        const int americans = strcmp(tables[i], "french-at-the-ford") == 0 ? 0 : 1;

        meet(s, tables[i], one, americans);
    }
    for (uint64_t seed = 0; seed < 6; seed++) {
        lin_force two[LIN_SIDES];

        assert_int_equal(lin_force_suggest(book(), IB_BRITISH, 0, 150, seed, &two[0], &why),
                         LIN_OK);
        assert_int_equal(lin_force_suggest(book(), IB_BRITISH, 0, 150, seed + 9, &two[1], &why),
                         LIN_OK);
        assert_true(lin_force_cost(book(), &two[0]) >= 147);
        meet(s, "two-roads", two, 0);
    }
    {
        /* the French of an American force are a contingent: IB-10.8 */
        const lin_force mixed[] = { force("british; 3x RGL / 3x RGL / 3x RGI"),
                                    force("american; 3x FRL / 2x COL, FRL / 3x MII / 2x 6LB") };

        meet(s, "two-roads", mixed, 0);
    }
    lin_source_free(s);
}

static void no_battle(lin_source *s, const char *on, const char *one, const char *other,
                      const char *rule, const char *says)
{
    static char text[LIN_MUSTERED_TEXT];
    lin_text t = lin_text_in(text, sizeof text);
    const lin_force both[] = { force(one), force(other) };
    lin_refusal why = { 0 };

    assert_int_not_equal(lin_force_battle(table(s, on), both, NULL, "met", &t, &why), LIN_OK);
    if (!strstr(why.text, says) || (rule && (!why.rule || strcmp(why.rule, rule) != 0)))
        fail_msg("%s: %s", on, why.text);
}

static void what_cannot_be_fought_is_refused(void **state)
{
    lin_source *s = lin_source_new(NULL);
    const char *small = "american; 3x MII / 3x MII / 3x MII";

    (void)state;
    no_battle(s, "two-roads", "british; 3x DRR / 3x RGL / 3x RGL", small, "IB-2.15",
              "unlawful and goes into no battle: No mounted unit is raw");
    no_battle(s, "two-roads", "british 20; 3x RGL / 3x RGL / 3x RGL", small, "IB-13.8", "unlawful");
    no_battle(s, "cowpens-1781-brigade", "british; 3x RGL / 3x RGL / 3x RGI", small, "IB-13.1",
              "cannot set up");
    no_battle(s, "brandywine-1777-brigade", "british; 3x RGL / 3x RGL / 3x RGI", small, "IB-13.1",
              "cannot set up");
    no_battle(s, "two-roads", "british 1000; 30x LOR / 12x LOR", small, "IB-9.1", "51 units");
    no_battle(s, "two-roads", "british 1000; 30x LOR", small, "IB-13.2", "no room in its zone");
    no_battle(s, "brandywine-1777", "british; 3x RGL / 3x RGL / 3x RGI", small, NULL,
              "no forces meet");
    lin_source_free(s);
}

/* ---- Files ---- */

static void files_read_back(void **state)
{
    (void)state;
    for (int i = 0; ib_muster.sample[i]; i++) {
        static char file[4 * LIN_FORCE_TEXT], a[LIN_FORCE_TEXT], b[LIN_FORCE_TEXT];
        lin_text t = lin_text_in(file, sizeof file), ta = lin_text_in(a, sizeof a),
                 tb = lin_text_in(b, sizeof b);
        const lin_force f = force(ib_muster.sample[i]);
        const lin_rules *r = NULL;
        lin_refusal why = { 0 };
        lin_force again;

        lin_force_yaml(book(), &f, &t);
        if (lin_force_from(file, t.used, &r, &again, &why) != LIN_OK)
            fail_msg("line %d: %s", why.line, why.text);
        assert_ptr_equal(r, book());
        lin_force_print(r, &f, &ta);
        lin_force_print(r, &again, &tb);
        assert_string_equal(a, b);
    }
}

static void bad_file(const char *file, int line, const char *says)
{
    const lin_rules *r = book();
    lin_refusal why = { 0 };
    lin_force f, before;

    memset(&f, 0x5a, sizeof f);
    before = f;
    assert_int_equal(lin_force_from(file, strlen(file), &r, &f, &why), LIN_BAD_FILE);
    assert_int_equal(memcmp(&f, &before, sizeof f), 0);
    if (!strstr(why.text, says) || why.line != line)
        fail_msg("%s\nline %d: %s", file, why.line, why.text);
}

#define HEAD  "rules: ironbrigade\nnation: british\n"
#define ENTRY "divisions:\n  - groups:\n      - entries:\n"

static void bad_files_are_refused(void **state)
{
    (void)state;
    bad_file("nation: british\ndivisions: []\n", 1, "by which book");
    bad_file("rules: landofthefree\nnation: british\ndivisions: []\n", 1, "not of Iron Brigade");
    bad_file("rules: ironbrigade\ndivisions: []\n", 1, "no \"nation\"");
    bad_file("rules: ironbrigade\nnation: prussian\ndivisions: []\n", 2, "no nation \"prussian\"");
    bad_file(HEAD "points: many\ndivisions: []\n", 3, "says nothing of a force");
    bad_file(HEAD "general: Howe\ndivisions: []\n", 3, "a key \"general\", which there is not");
    bad_file(HEAD, 1, "a list \"divisions\"");
    bad_file(HEAD "divisions:\n  - {groups: 3}\n", 4, "a list \"groups\"");
    bad_file(HEAD ENTRY "          - {kind: RGL}\n          - {kind: QQQ}\n", 7,
             "no battalion \"QQQ\"");
    bad_file(HEAD ENTRY "          - {kind: \"RGL / RGL\"}\n", 6, "plain words");
    bad_file(HEAD ENTRY "          - {name: Own}\n", 6, "a map with a \"kind\"");
    bad_file(HEAD ENTRY "          - {kind: RGL, name: \"a \\\" b\"}\n", 6, "without quotes");
    bad_file(
        HEAD "cost: 19\n" ENTRY "          - {kind: RGL}\n", 3,
        "do not add up: the file says that the force costs 19, and what stands in it costs 22");
    bad_file(HEAD "divisions:\n  - commander: {chosen: \"good poor\"}\n    groups: []\n", 4,
             "exclude each other");
    bad_file("{", 1, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_cost_what_the_tables_say),
        cmocka_unit_test(class_table),
        cmocka_unit_test(rule_of_three),
        cmocka_unit_test(points),
        cmocka_unit_test(samples_are_lawful),
        cmocka_unit_test(forces_become_battles),
        cmocka_unit_test(what_cannot_be_fought_is_refused),
        cmocka_unit_test(files_read_back),
        cmocka_unit_test(bad_files_are_refused),
    };

    setenv("LINSTOCK_BATTLES", LIN_SOURCE_DIR "/battles", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
