/* test_rg_muster.c -- forces by their men, covers: RG-1.1, RG-1.2, RG-1.23, RG-1.24, RG-2.1,
 * RG-2.2, RG-2.8, RG-2.9, RG-2.10, RG-2.11, RG-2.12, RG-2.37, RG-4.1, RG-4.2, RG-4.19, RG-8.14,
 * RG-8.15, RG-8.16, RG-8.18, RG-8.19, RG-8.20, RG-8.21, RG-8.23, RG-16.1, RG-17.6. What a force has
 * is what the battle made of it has. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/regimental/muster/muster.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const lin_rules *book(void)
{
    return lin_rules_find("regimental");
}

static lin_force force(const char *text)
{
    lin_refusal why = { 0 };
    lin_force f;

    if (lin_force_read(book(), text, &f, &why) != LIN_OK)
        fail_msg("%s: %s", text, why.text);
    return f;
}

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

static void shows(const char *text, const char *label)
{
    const lin_force f = force(text);
    char room[80] = "";
    lin_text t = lin_text_in(room, sizeof room);

    rg_muster.shown(&f, 0, &t);
    if (strncmp(room, label, strlen(label)) != 0)
        fail_msg("%s: %s", text, room);
}

/* ---- Labels from men and spirit: every one of the table ---- */

static void labels(void **state)
{
    static const char *const table[RG_GRADES][13] = {
        { "2/1/-", "3/-/1", "4/2/1", "5/3/2", "6/3/2", "7/4/2", "8/5/3", "9/5/3", "10/6/4",
          "11/7/4", "12/7/4", "13/8/5", "14/9/5" },
        { "2/-/1", "3/2/1", "4/3/2", "5/3/2", "6/4/3", "7/5/3", "8/6/4", "9/6/4", "10/7/5",
          "11/8/5", "12/9/6", "13/9/6", "14/10/7" },
        { "2/-/1", "3/-/2", "4/3/2", "5/4/3", "6/5/4", "7/6/4", "8/7/5", "9/8/6", "10/9/7",
          "11/9/7", "12/10/8", "13/11/9", "14/12/9" },
    };

    (void)state;
    for (int grade = 0; grade < RG_GRADES; grade++)
        for (int stands = 2; stands <= 14; stands++) {
            char text[80], label[16];

            snprintf(text, sizeof text, "crown; BR %d men %s", 40 * stands, rg_grade_name[grade]);
            snprintf(label, sizeof label, "%s ", table[grade][stands - 2]);
            shows(text, label);
        }
    shows("crown; BR 299 men", "7/4/2 veteran"); /* to the nearest stand */
    shows("crown; BR 300 men", "8/5/3 veteran");
    shows("crown; MG 3 guns", "2 gun stands, trained");
    shows("crown; WG", "");
}

static void labels_by_hand(void **state)
{
    (void)state;
    is_in_order("crown; BR 320 men 5 worn 3 spent");
    wrong("crown; BR 320 men 3 worn 5 spent", "RG-2.2", "8/3/5 does not fall");
    wrong("crown; BR 320 men 8 worn 3 spent", "RG-2.2", "does not fall");
    wrong("crown; BR 320 men 5 worn 2 spent", "RG-2.12", "no spirit makes the label 8/5/2");
    wrong("crown; BR 40 men", "RG-1.23", "80 to 560 are right");
    wrong("crown; MG 10 guns", "RG-1.24", "2 to 8 are right");
    wrong("crown; BG 4 guns", "RG-2.37", "a single stand");
}

/* ---- Formations, RG-8.14 to RG-8.23 ---- */

static void formations(void **state)
{
    static const char *const never[][2] = {
        { "crown; HE extended", "RG-8.15" }, { "crown; JA line", "RG-8.16" },
        { "american; MI field", "RG-8.19" }, { "american; RI line", "RG-8.20" },
        { "american; RI field", "RG-8.20" }, { "crown; IN line", "RG-8.21" },
        { "crown; IN field", "RG-8.21" },    { "crown; DR mass", "RG-8.23" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof never / sizeof *never; i++)
        wrong(never[i][0], never[i][1], "never stand in");
    is_in_order("crown; BR extended, BR field, BR march, BR mass, HE line, JA field, IN mass");
    is_in_order("american; CO field, MI extended, RI mass, DR field, MG unlimbered");
    wrong("crown; BR limbered", "RG-8.11", "cannot be");
    wrong("crown; MG line", "RG-8.1", "cannot be");
}

static void armies_and_leaders(void **state)
{
    (void)state;
    wrong("crown; CO", "RG-16.1", "not of the Crown army");
    wrong("french; MI", "RG-16.1", "not of the French army");
    is_in_order("american; FR, CO / IN");
    to_be_agreed("american; MI elite", "RG-2.1", "must be agreed upon");
    to_be_agreed("crown 4000; BR; BR", "RG-4.1", "2 armys"); /* the second is a wing */
    wrong("crown; BR led, BR led", "RG-4.19", "attached twice");
    is_in_order("crown; BR led, BR / BR led");
    wrong("crown; BR / ", "RG-4.2", "has no unit yet");
    wrong("crown 300; BR", "RG-1.1", "320 points, 20 more than its limit");
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

static int stands_of(const rg_field *f, int side)
{
    int n = 0;

    for (int u = 0; u < f->units; u++)
        n += f->side[u] == side && !rg_is_leader(f, u) ? f->stands[u] : 0;
    return n;
}

/* Made into a battle, read back, and played for a while. */
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
        fail_msg("%s: %s", on, why.text);
    assert_int_equal(lin_source_folder(s, on, folder, sizeof folder, &why), LIN_OK);
    if (lin_battle_from(folder, text, t.used, &b, &why) != LIN_OK ||
        lin_field_new(&f, b, NULL, &why) != LIN_OK)
        fail_msg("%s: %s", on, why.text);
    for (int i = 0; i < LIN_SIDES; i++)
        assert_int_equal(40 * stands_of(rg_field_of(f), i == 0 ? first_side : 1 - first_side),
                         lin_force_cost(book(), &both[i]));
    assert_int_equal(lin_game_new(&g, f, lin_dice_seeded(3, 0), &why), LIN_OK);
    for (int i = 0; i < 200 && lin_waits(g) == LIN_ASKS_SIDE && lin_random_order(g, &rng, &o); i++)
        assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
    assert_null(lin_broken(g));
    lin_game_free(g);
    lin_field_free(f);
    lin_battle_free(b);
}

static void forces_become_battles(void **state)
{
    static const char *const tables[] = { "meadow-fences", "gatehouse-lane", "ravine-road",
                                          "guilford-1781-regiments", "brandywine-1777-regiments" };
    lin_source *s = lin_source_new(NULL);
    lin_refusal why = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        const lin_force samples[] = { force(rg_muster.sample[1]), force(rg_muster.sample[0]) };

        meet(s, tables[i], samples, 1); /* the Americans are listed second */
    }
    for (uint64_t seed = 0; seed < 9; seed++) {
        lin_force two[LIN_SIDES];

        assert_int_equal(lin_force_suggest(book(), (int)seed % 3, 0, 1600, seed, &two[0], &why),
                         LIN_OK);
        assert_int_equal(lin_force_suggest(book(), (int)seed % 3, 0, 1600, seed + 9, &two[1], &why),
                         LIN_OK);
        assert_true(lin_force_cost(book(), &two[0]) >= 1520);
        meet(s, "meadow-fences", two, 0);
    }
    {
        const lin_force wings[] = {
            force("crown 4000; \"Howe\": BR led, BR extended / BR march; \"Cornwallis\": HE / HG "
                  "colonel, JA / MG 4 guns limbered, WG"),
            force("american 4000; CO mass, CL colonel / MI / RI, DR field / IN march, BG "
                  "unlimbered")
        };

        meet(s, "meadow-fences", wings, 0);
    }
    lin_source_free(s);
}

static void what_cannot_be_fought_is_refused(void **state)
{
    static char text[LIN_MUSTERED_TEXT];
    static const struct {
        const char *force, *rule, *says;
    } bad[] = {
        { "crown; IN line", "RG-8.21", "unlawful and goes into no battle: Indians never stand" },
        { "crown; DR mass", "RG-8.23", "unlawful" },
        { "crown; BR 3 worn 5 spent", "RG-2.2", "does not fall" },
        { "crown; BR led, BR led", "RG-4.19", "attached twice" },
        { "crown 10000; 18x JA 480 men", "RG-17.6", "no room along its edge" },
        { "crown 10000; 90x BR 80 men march", "RG-4.2", "a battle has room for 88" },
    };
    lin_source *s = lin_source_new(NULL);

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        const lin_force both[] = { force(bad[i].force), force("american; CO, MI") };
        lin_text t = lin_text_in(text, sizeof text);
        lin_refusal why = { 0 };

        assert_int_not_equal(
            lin_force_battle(table(s, "meadow-fences"), both, NULL, "met", &t, &why), LIN_OK);
        if (!strstr(why.text, bad[i].says) || !why.rule || strcmp(why.rule, bad[i].rule) != 0)
            fail_msg("%s: %s [%s]", bad[i].force, why.text, why.rule ? why.rule : "");
    }
    lin_source_free(s);
}

/* ---- Texts and files ---- */

static void files_read_back(void **state)
{
    (void)state;
    for (int i = 0; rg_muster.sample[i]; i++) {
        static char file[4 * LIN_FORCE_TEXT], a[LIN_FORCE_TEXT], b[LIN_FORCE_TEXT];
        lin_text t = lin_text_in(file, sizeof file), ta = lin_text_in(a, sizeof a),
                 tb = lin_text_in(b, sizeof b);
        const lin_force f = force(rg_muster.sample[i]);
        const lin_rules *r = NULL;
        lin_refusal why = { 0 };
        lin_force again;

        is_in_order(rg_muster.sample[i]);
        lin_force_yaml(book(), &f, &t);
        if (lin_force_from(file, t.used, &r, &again, &why) != LIN_OK)
            fail_msg("line %d: %s", why.line, why.text);
        lin_force_print(r, &f, &ta);
        lin_force_print(r, &again, &tb);
        assert_string_equal(a, b);
    }
}

static void bad_texts_are_refused(void **state)
{
    static const char *const bad[][2] = {
        { "crown; MG 320 men", "men are not counted of such" },
        { "crown; BR 2 guns", "guns are not counted of such" },
        { "crown; BR spirited reliable", "exclude each other" },
        { "crown; BR rifled", "put a name in quotes" },
        { "prussian; BR", "one of these: crown, american, french" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        lin_refusal why = { 0 };
        lin_force f;

        assert_int_equal(lin_force_read(book(), bad[i][0], &f, &why), LIN_BAD_FILE);
        if (!strstr(why.text, bad[i][1]) && !strstr(why.text, "Put a name in quotes"))
            fail_msg("%s: %s", bad[i][0], why.text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(labels),
        cmocka_unit_test(labels_by_hand),
        cmocka_unit_test(formations),
        cmocka_unit_test(armies_and_leaders),
        cmocka_unit_test(forces_become_battles),
        cmocka_unit_test(what_cannot_be_fought_is_refused),
        cmocka_unit_test(files_read_back),
        cmocka_unit_test(bad_texts_are_refused),
    };

    setenv("LINSTOCK_BATTLES", LIN_SOURCE_DIR "/battles", 1);
    return cmocka_run_group_tests_name("forces of the regimental rules", tests, NULL, NULL);
}
