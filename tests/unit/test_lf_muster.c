/* test_lf_muster.c -- forces of Land of the Free that players build: prices, limits, lists, files,
 * suggestions and battles. What a force costs is what the battle made of it costs.
 *
 * covers: LF-FB-02, LF-FB-03, LF-FB-04, LF-FB-05, LF-FB-06, LF-FB-08, LF-FB-19, LF-FB-24, LF-FB-27
 * covers: LF-FB-28, LF-FB-29, LF-FB-30, LF-FB-31, LF-FB-32, LF-FB-33
 * covers: LF-SE-01, LF-SE-02, LF-SE-03, LF-SE-04, LF-SE-06, LF-HE-01, LF-HE-02, LF-HE-17 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/landofthefree/muster/muster.h"
#include "rules/landofthefree/setup/setup.h"

#include <stdlib.h>
#include <string.h>

static const lin_rules *book(void)
{
    return &lin_book_landofthefree;
}

static lin_force force(const char *text)
{
    lin_refusal why = { 0 };
    lin_force f;

    if (lin_force_read(book(), text, &f, &why) != LIN_OK)
        fail_msg("%s: %s", text, why.text);
    return f;
}

static const lin_breaches *breaches_of(const lin_force *f)
{
    static lin_breaches b;

    lin_force_check(book(), f, &b);
    return &b;
}

static const lin_breach *told(const char *text, const char *rule)
{
    const lin_force f = force(text);
    const lin_breaches *b = breaches_of(&f);

    for (int i = 0; i < b->n; i++)
        if (strcmp(b->breach[i].rule, rule) == 0)
            return &b->breach[i];
    return NULL;
}

static void says(const char *text, const char *rule, bool grave, const char *words)
{
    const lin_breach *b = told(text, rule);

    if (!b || b->grave != grave || !strstr(b->text, words))
        fail_msg("%s: %s", text, b ? b->text : "nothing is told");
}

static void wrong(const char *text, const char *rule, const char *words)
{
    says(text, rule, true, words);
}

static void to_be_agreed(const char *text, const char *rule, const char *words)
{
    says(text, rule, false, words);
}

static void is_in_order(const char *text)
{
    const lin_force f = force(text);
    const lin_breaches *b = breaches_of(&f);

    if (b->n)
        fail_msg("%s: %s", text, b->breach[0].text);
}

/* ---- Prices and limits ---- */

static void rows_cost_what_the_tables_say(void **state)
{
    (void)state;
    for (const lin_muster_kind *k = lf_muster_kinds; k->word; k++)
        assert_int_equal(k->cost, lf_stats[k->data[LF_KIND_TYPE]].points[k->data[LF_KIND_SIZE]]);
    for (const lin_muster_choice *c = lf_muster.choice; c->word; c++) {
        if (c->set != LF_UPGRADE_SET)
            continue;
        assert_string_equal(c->word, lf_upgrade_rows[c->data].word);
        assert_string_equal(c->name, lf_upgrade_rows[c->data].name);
        assert_string_equal(c->rule, lf_upgrade_rows[c->data].rule);
        assert_int_equal(c->cost, lf_upgrade_rows[c->data].cost);
        for (const lin_muster_kind *k = lf_muster_kinds; k->word; k++) /* LF-SE-06 */
            if (k->arm != LF_TINY_GUN_ARM)
                assert_int_equal(
                    (c->arms & k->arm) != 0,
                    lf_upgrade_suits(c->data, k->data[LF_KIND_TYPE], k->data[LF_KIND_SIZE]));
    }
    for (int w = 0; w < LF_WARS; w++)
        assert_string_equal(lf_muster.war[w].word, lf_war_rows[w].word);
    for (int n = 0; n < LF_NATIONS; n++)
        assert_string_equal(lf_muster.nation[n].word, lf_nation_rows[n].word);
}

static void limits_are_told(void **state)
{
    const lin_force f = force("british 1775 200; 2x LI, MA, MI rifled / LI grenadiers, SI, TI");

    (void)state;
    assert_int_equal(lin_force_cost(book(), &f), 190); /* LF-FB-06: nobody pays for commanders */
    is_in_order("british 1775 200; 2x LI, MA, MI rifled / LI grenadiers, SI, TI");
    wrong("british 1775; 2x LI / 2x LI; 2x LI / 2x LI", "LF-FB-02", "2 forces; it should have 1");
    wrong("british 1775; 2x LI", "LF-FB-03", "has 1 group; it should have 2 to 6");
    wrong("british 1775 500; 2x TI/2x TI/2x TI/2x TI/2x TI/2x TI/2x TI", "LF-FB-03", "7 groups");
    wrong("british 1775; LI / 2x LI", "LF-FB-04", "Group 1 has 1 element; it should have 2 to 6");
    wrong("british 1775; 7x TI / 2x LI", "LF-FB-04", "Group 1 has 7 elements");
    wrong("british 1775 100; 2x LI / 2x LI", "LF-FB-05", "140 points, 40 more than its limit");
    wrong("british 1775; 2x LI / LI, TA", "LF-FB-08", "no Tiny artillery");
    wrong("british 1775; 2x LI / LI, MA rocket", "LF-FB-19", "not to be had in the American Rev");
    is_in_order("british 1812; 2x LI / LI, MA rocket");
    assert_null(told("british 1775 140; 2x LI / 2x LI", "LF-FB-05")); /* may equal it */
}

static void refused(const char *text, const char *rule, const char *words)
{
    lin_refusal why = { 0 };
    lin_force f = force("british 1775; 2x LI / 2x LI"), was = f;

    assert_int_equal(lin_force_read(book(), text, &f, &why), LIN_BAD_FILE);
    if (!strstr(why.text, words) || (rule && (!why.rule || strcmp(why.rule, rule) != 0)))
        fail_msg("%s: %s [%s]", text, why.text, why.rule ? why.rule : "");
    assert_memory_equal(&f, &was, sizeof f); /* never half taken */
}

static void upgrades_are_limited(void **state)
{
    const lin_force f = force("german 1775; LI hessian-grenadiers, MI hessians / 2x LI militia");
    const lin_force g = force("german 1775; LI grenadiers hessians, MI hessians / 2x LI militia");

    (void)state;
    assert_int_equal(lin_force_entry_cost(book(), &f, 0), 45); /* LF-SE-02 */
    assert_int_equal(lin_force_entry_cost(book(), &f, 1), 30);
    assert_int_equal(lin_force_entry_cost(book(), &f, 2), 30);
    assert_memory_equal(&f, &g, sizeof f); /* LF-SE-23: the two that may be joined */
    wrong("british 1775; 2x LI / LI, MI rangers rifled", "LF-SE-03", "one of the two");
    wrong("british 1775; 2x LI / LI, MI additional-ranks", "LF-SE-12", "cannot be");
    wrong("british 1775; 2x LI / LI, MA elite", "LF-SE-18", "cannot be \"elite\"");
    wrong("british 1775; 2x LI / LI elite", "LF-SE-04", "a force of 3 may have 0");
    wrong("british 1775 500; 3x TI elite, TI / 4x TI", "LF-SE-04",
          "3 elements are Elite; a force of 8 may have 2, a quarter.");
    assert_null(told("british 1775 500; 2x TI elite, 2x TI / 4x TI", "LF-SE-04"));
    /* LF-SE-04: Hessian ones are Grenadiers too; each class by itself */
    wrong("german 1775; TI grenadiers, TI hessian-grenadiers / 4x TI", "LF-SE-04",
          "2 elements are Grenadiers");
    assert_null(told("british 1775; TI grenadiers, TI elite / 2x TI", "LF-SE-04"));
    refused("british 1775; LI grenadiers elite / 2x LI", "LF-SE-01", "exclude each other");
    refused("german 1775; LI hessian-grenadiers grenadiers / 2x LI", "LF-SE-01",
            "exclude each other");
}

static void bad_lines_are_refused(void **state)
{
    (void)state;
    refused("prussian 1775; 2x LI", "LF-HE-01", "american, british, french, german, confederacy");
    refused("british 1900; 2x LI / 2x LI, XX", "LF-FB-10", "no element \"XX\"");
    refused("british 1775; 2x LI / LI lancers", NULL, "nothing that is chosen of an element");
    /* all that suits the element, to the end of the sentence */
    refused("british 1775; 2x LI / LI lancers", NULL,
            "one of these: additional-ranks, elite, grenadiers, hessians, hessian-grenadiers, "
            "indians, light-dragoons, light-infantry, militia, militia-riflemen, minutemen, "
            "rangers, riflemen, rifled.");
    refused("british 1775; 2x LI / LI, MA field-guns", NULL,
            "one of these: light-cannon, heavy-cannon, mortar, rocket.");
    refused("british 1775; 2x LI / LI, MA mortar rocket", "LF-FB-18", "exclude each other");
    /* a year of no war is not taken for points; but after a war every number is */
    refused("british 1764 200; 2x LI / 2x LI", "LF-HE-01", "1764 is the year of no war");
    refused("british 200 1811; 2x LI / 2x LI", "LF-HE-01", "1811 is the year of no war");
    refused("british 1754 200 1812; 2x LI / 2x LI", "LF-FB-05", "said twice");
    refused("british 1775; 2x LI in mauve / 2x LI", NULL, "no cloth of \"mauve\"");
    refused("british 1775; 2x LI in red in blue / 2x LI", NULL, "two colours");
    refused("british 1775; 2x LI in / 2x LI", NULL, "no cloth of \"\"");
    refused("british 1775 200 200; 2x LI", "LF-FB-05", "said twice");
}

/* ---- Lists ---- */

static void lists_are_a_guide_or_enforced(void **state)
{
    (void)state;
    is_in_order("british 1775; LI, LI \"44th Foot\" / MI rangers \"Queen's Rangers\", MA");
    to_be_agreed("british 1775; 2x LI / LI, MI minutemen", "LF-HE-01", "has no infantry that is");
    wrong("british 1775 enforced; 2x LI / LI, MI minutemen", "LF-HE-02", "Minutemen");
    wrong("french 1785 enforced; 2x LI / 2x LI", "LF-HE-02", "There is no French list");
    wrong("british 1775 enforced; 2x LI / LI, MA mortar", "LF-HE-02", "with such guns");
    is_in_order("british 1775 enforced; 2x LI / LI, LI hessians"); /* LF-HE-17 */
    is_in_order("german 1775 enforced; 2x LI hessians / LI, LI hessians");
    wrong("american 1785 enforced; 2x LI / LI, LI hessians", "LF-HE-02", "Hessians");
    for (int n = 0; n < LF_NATIONS; n++)
        for (int w = 0; w < LF_WARS; w++) {
            lin_force f = force("british; LI");

            f.nation = (uint8_t)n;
            f.war = (uint8_t)w;
            f.terms = 1 << LF_TERM_ENFORCED;
            for (int i = 0;
                 memset(&f.entry[0], 0, sizeof f.entry[0]), lf_muster_listed(n, w, i, &f.entry[0]);
                 i++)
                for (int b = 0; b < breaches_of(&f)->n; b++)
                    assert_string_not_equal(breaches_of(&f)->breach[b].rule, "LF-HE-02");
        }
}

static void limits_may_be_waived(void **state)
{
    const char *text = "british 1775 100 waived; 2x LI grenadiers / 7x LI grenadiers";
    const lin_force f = force(text);

    (void)state;
    assert_true(lin_breaches_lawful(breaches_of(&f)));
    to_be_agreed(text, "LF-FB-04", "7 elements");
    to_be_agreed(text, "LF-FB-05", "more than its limit");
    to_be_agreed(text, "LF-SE-04", "9 elements are Grenadiers");
    wrong("british 1775 waived; LI, TA", "LF-FB-08", "no Tiny artillery");
}

/* LF-FB-28 to LF-FB-33 */
static void forces_of_the_book_cost_what_they_should(void **state)
{
    static const struct {
        int points, elements, groups;
    } shown[] = { { 180, 6, 3 }, { 160, 6, 3 }, { 145, 5, 2 },
                  { 125, 5, 2 }, { 140, 4, 2 }, { 175, 6, 2 } };

    (void)state;
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
        const lin_force f = force(lf_muster.sample[i]);

        assert_int_equal(lin_force_cost(book(), &f), shown[i].points);
        assert_int_equal(f.entries, shown[i].elements);
        assert_int_equal(f.groups, shown[i].groups);
        assert_non_null(lf_list_of(f.war, f.nation));
        assert_true(lin_breaches_lawful(breaches_of(&f)));
    }
    assert_null(lf_muster.sample[sizeof shown / sizeof *shown]);
}

/* ---- Text, file, link ---- */

static void texts_read_back(void **state)
{
    static const char *const texts[] = {
        "british 1775 200 \"Mine\"; \"Howe\": \"Grey\": 2x LI in firebrick faced tan, MI rifled, "
        "MA "
        "heavy-cannon / LI grenadiers \"1st\" faced navy, TI",
        "american 1812 300 enforced waived; 3x MI / 2x SC light-dragoons",
    };

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        static char line[LIN_FORCE_TEXT], file[4 * LIN_FORCE_TEXT];
        lin_text t = lin_text_in(line, sizeof line), ft = lin_text_in(file, sizeof file);
        lin_force f = force(texts[i]), again;
        const lin_rules *r = NULL;
        lin_refusal why = { 0 };

        lin_force_print(book(), &f, &t);
        assert_string_equal(line, texts[i]);
        lin_force_yaml(book(), &f, &ft);
        if (lin_force_from(file, ft.used, &r, &again, &why) != LIN_OK)
            fail_msg("line %d: %s", why.line, why.text);
        assert_memory_equal(&again, &f, sizeof f);
        t = lin_text_in(line, sizeof line);
        lin_force_link(book(), &f, &t);
        assert_int_equal(lin_force_unlink(book(), line, &again, &why), LIN_OK);
        assert_memory_equal(&again, &f, sizeof f);
        line[12] ^= 1;
        assert_int_equal(lin_force_unlink(book(), line, &again, &why), LIN_BAD_FILE);
        assert_memory_equal(&again, &f, sizeof f);
    }
}

/* ---- Suggestions and battles ---- */

static const lin_battle *table(lin_source *s, const char *name)
{
    const lin_battle *b = NULL;
    lin_refusal why = { 0 };

    if (lin_source_battle(s, name, &b, &why) != LIN_OK)
        fail_msg("%s", why.text);
    return b;
}

/* Made into a battle, read back, and played for a while. */
static void meet(lin_source *s, const char *on, const lin_force both[LIN_SIDES], int first_side,
                 const char *options)
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

    if (lin_force_battle(table(s, on), both, options, "met", &t, &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_int_equal(lin_source_folder(s, on, folder, sizeof folder, &why), LIN_OK);
    if (lin_battle_from(folder, text, t.used, &b, &why) != LIN_OK ||
        lin_field_new(&f, b, NULL, &why) != LIN_OK)
        fail_msg("%s: %s\n%s", on, why.text, text);
    for (int i = 0; i < LIN_SIDES; i++)
        assert_int_equal(lf_force_points(lf_field_of(f), i == 0 ? first_side : 1 - first_side),
                         lin_force_cost(book(), &both[i]));
    assert_int_equal(lin_game_new(&g, f, lin_dice_seeded(3, 0), &why), LIN_OK);
    for (int i = 0; i < 200 && lin_waits(g) == LIN_ASKS_SIDE && lin_random_order(g, &rng, &o); i++)
        assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
    assert_null(lin_broken(g));
    lin_game_free(g);
    lin_field_free(f);
    lin_battle_free(b);
}

static void suggestions_are_lawful(void **state)
{
    (void)state;
    for (int n = 0; n < LF_NATIONS; n++)
        for (int w = 0; w < LF_WARS; w++)
            for (int points = 100; points <= 600; points *= lf_list_of(w, n) ? 2 : 8) {
                lin_refusal why = { 0 };
                lin_force f;

                if (lin_force_suggest(book(), n, w, points, 5, &f, &why) != LIN_OK)
                    fail_msg("%d %d %d: %s", n, w, points, why.text);
                if (lf_list_of(w, n))
                    f.terms = 1 << LF_TERM_ENFORCED; /* it keeps to the list */
                if (!lin_breaches_lawful(breaches_of(&f)))
                    fail_msg("%s", breaches_of(&f)->breach[0].text);
                assert_true(lin_force_cost(book(), &f) > points - 10);
            }
}

static void forces_become_battles(void **state)
{
    const lin_force book_forces[] = { force(lf_muster.sample[5]), force(lf_muster.sample[3]) };
    const lin_force special[] = {
        force("american 1775 200 enforced; MI militia, LI, MA, MI militia-riflemen / MI, MC "
              "light-dragoons, MI light-infantry"),
        force("german 1775 200 enforced; LI hessians, LI hessian-grenadiers, SA / MI riflemen, LI "
              "rangers \"Queen's Rangers\""),
    };
    const lin_force rockets[] = { force("american 1812 200; 2x LI / 2x LI"),
                                  force("british 1812 200; 2x LI / LI, MA rocket") };
    const lin_force waived[] = { force("american 1775 500 waived; 9x LI"),
                                 force("british 1775 100 waived; LI elite / 8x TI elite") };
    lin_source *s = lin_source_new(NULL);

    (void)state;
    meet(s, "take-the-field", book_forces, 1, NULL);
    meet(s, "take-the-field", special, 1, "scenario=by-dice,bag=on");
    meet(s, "take-the-field", rockets, 1, "scenario=frontal-assault");
    meet(s, "take-the-field", waived, 1, NULL);
    meet(s, "cowpens-1781", special, 1, NULL);
    lin_source_free(s);
}

static void no_battle(lin_source *s, const char *on, const char *one, const char *other,
                      const char *options, const char *rule, const char *words)
{
    static char text[LIN_MUSTERED_TEXT];
    lin_text t = lin_text_in(text, sizeof text);
    const lin_force both[] = { force(one), force(other) };
    lin_refusal why = { 0 };

    assert_int_not_equal(lin_force_battle(table(s, on), both, options, "met", &t, &why), LIN_OK);
    if (!strstr(why.text, words) || (rule && (!why.rule || strcmp(why.rule, rule) != 0)))
        fail_msg("%s: %s [%s]", one, why.text, why.rule ? why.rule : "");
}

static void what_cannot_be_fought_is_refused(void **state)
{
    lin_source *s = lin_source_new(NULL);
    const char *small = "american 1775; 2x LI / 2x LI";

    (void)state;
    no_battle(s, "take-the-field", "british 1775; LI / 2x LI", small, NULL, "LF-FB-04",
              "unlawful and goes into no battle: Group 1 has 1 element");
    no_battle(s, "take-the-field", "british 1775 9000; 2x LI / 2x LI", small, NULL, "LF-FB-01",
              "5 to 2000 points");
    no_battle(s, "take-the-field", "british 1812 enforced; 2x LI / 2x LI", small, NULL, "LF-HE-02",
              "both forces are of one war");
    no_battle(s, "take-the-field", "british 1775 2000 waived; 90x LC / 2x LI", small, NULL,
              "LF-FB-27", "square inches even in columns");
    no_battle(s, "take-the-field", small, small, "scenario", NULL, "should be options");
    lin_source_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_cost_what_the_tables_say),
        cmocka_unit_test(limits_are_told),
        cmocka_unit_test(upgrades_are_limited),
        cmocka_unit_test(bad_lines_are_refused),
        cmocka_unit_test(lists_are_a_guide_or_enforced),
        cmocka_unit_test(limits_may_be_waived),
        cmocka_unit_test(forces_of_the_book_cost_what_they_should),
        cmocka_unit_test(texts_read_back),
        cmocka_unit_test(suggestions_are_lawful),
        cmocka_unit_test(forces_become_battles),
        cmocka_unit_test(what_cannot_be_fought_is_refused),
    };

    setenv("LINSTOCK_BATTLES", LIN_SOURCE_DIR "/battles", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
