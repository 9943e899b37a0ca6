/* test_landofthefree_lists.c -- the rows of special elements and of the ten historical lists,
 * against the book's counts, prices and limits.
 *
 * covers: LF-HE-01, LF-HE-03, LF-HE-04, LF-HE-05, LF-HE-06
 * covers: LF-HE-07, LF-HE-08, LF-HE-09, LF-HE-10, LF-HE-11, LF-HE-12, LF-HE-13, LF-HE-14, LF-HE-15
 * covers: LF-HE-16, LF-HE-17, LF-SE-06, LF-SE-08, LF-SE-09 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "rules/landofthefree/lists.h"
#include "rules/landofthefree/lof.h"

#include <string.h>

/* The lists in the order of the book: how many entries each has, of each type, and how many have no
 * upgrade. */
static const struct {
    int war, nation, entries, foot, horse, guns, plain;
} printed[LF_LISTS] = {
    { LF_WAR_1754, LF_NATION_BRITISH, 10, 8, 0, 2, 4 },
    { LF_WAR_1754, LF_NATION_FRENCH, 8, 7, 0, 1, 2 },
    { LF_WAR_1775, LF_NATION_AMERICAN, 14, 8, 4, 2, 3 },
    { LF_WAR_1775, LF_NATION_BRITISH, 13, 9, 3, 1, 4 },
    { LF_WAR_1775, LF_NATION_FRENCH, 6, 3, 2, 1, 2 },
    { LF_WAR_1775, LF_NATION_GERMAN, 5, 4, 0, 1, 1 },
    { LF_WAR_1785, LF_NATION_AMERICAN, 11, 6, 4, 1, 2 },
    { LF_WAR_1785, LF_NATION_CONFEDERACY, 4, 4, 0, 0, 1 },
    { LF_WAR_1812, LF_NATION_AMERICAN, 12, 8, 3, 1, 2 },
    { LF_WAR_1812, LF_NATION_BRITISH, 10, 7, 2, 1, 2 },
};

static void every_list_has_the_entries_of_the_book(void **state)
{
    int all = 0;

    (void)state;
    for (int i = 0; i < LF_LISTS; i++) {
        const lf_list *l = &lf_lists[i];
        int of[3] = { 0 }, plain = 0;

        assert_int_equal(l->war, printed[i].war);
        assert_int_equal(l->nation, printed[i].nation);
        assert_ptr_equal(lf_list_of(l->war, l->nation), l);
        assert_int_equal(l->entries, printed[i].entries);
        for (int k = 0; k < l->entries; k++) {
            of[l->entry[k].type]++;
            plain += l->entry[k].upgrade == LF_PLAIN;
        }
        assert_int_equal(of[LF_INFANTRY], printed[i].foot);
        assert_int_equal(of[LF_CAVALRY], printed[i].horse);
        assert_int_equal(of[LF_ARTILLERY], printed[i].guns);
        assert_int_equal(plain, printed[i].plain);
        all += l->entries;
    }
    assert_int_equal(all, 93);
    assert_null(lf_list_of(LF_WAR_1812, LF_NATION_FRENCH));
    assert_null(lf_list_of(LF_WAR_1754, LF_NATION_AMERICAN));
}

static void entries_are_what_their_type_may_be(void **state)
{
    (void)state;
    for (int i = 0; i < LF_LISTS; i++)
        for (int k = 0; k < lf_lists[i].entries; k++) {
            const lf_list_entry *e = &lf_lists[i].entry[k];
            const bool rockets = e->guns >> LF_ROCKET & 1;

            assert_true(lf_upgrade_suits(e->upgrade, e->type, LF_MEDIUM));
            assert_int_equal(e->type == LF_ARTILLERY, e->guns != 0);
            assert_int_equal(rockets, e->guns && lf_lists[i].war == LF_WAR_1812);
            assert_false(e->guns >> LF_MORTAR & 1);
            for (int n = 0; n < k; n++)
                assert_string_not_equal(e->name, lf_lists[i].entry[n].name);
        }
}

static void allies_are_of_both_minds(void **state)
{
    (void)state;
    for (int i = 0; i < LF_LISTS; i++) {
        const lf_list *l = &lf_lists[i], *ally = lf_list_of(l->war, l->ally);

        assert_non_null(ally);
        assert_int_equal(ally->ally, l->nation);
    }
}

/* The chart of upgrades: points, and who may have it: [type][size]. */
static void upgrades_cost_what_the_chart_says(void **state)
{
    static const struct {
        int upgrade, cost;
        bool foot, horse, guns, quarter, no_line;
    } chart[] = {
        { LF_ADDITIONAL_RANKS, 10, true, true, true, false, false },
        { LF_DRAGOONS, 5, false, true, false, false, false },
        { LF_ELITE, 5, true, false, false, true, false },
        { LF_GRENADIERS, 5, true, false, false, true, false },
        { LF_HESSIANS, 5, true, false, false, false, false },
        { LF_HESSIAN_GRENADIERS, 10, true, false, false, true, false },
        { LF_INDIANS, 5, true, false, false, false, true },
        { LF_LIGHT_DRAGOONS, 5, true, true, false, false, true },
        { LF_LIGHT_INFANTRY, 5, true, false, false, false, true },
        { LF_MILITIA, -5, true, true, false, false, false },
        { LF_MILITIA_RIFLEMEN, 5, true, true, false, true, false },
        { LF_MINUTEMEN, 5, true, false, false, true, true },
        { LF_RANGERS, 5, true, false, false, false, true },
        { LF_RIFLEMEN, 10, true, true, false, true, true },
    };

    (void)state;
    assert_int_equal(sizeof chart / sizeof *chart, LF_UPGRADES - 1);
    for (size_t i = 0; i < sizeof chart / sizeof *chart; i++) {
        const lf_upgrade_row *row = &lf_upgrade_rows[chart[i].upgrade];
        const uint32_t never_in_line = LF_SKILL_SCOUTS | LF_SKILL_WOODSMEN;

        assert_int_equal(row->cost, chart[i].cost);
        assert_int_equal(lf_upgrade_suits(chart[i].upgrade, LF_INFANTRY, LF_LARGE), chart[i].foot);
        assert_int_equal(lf_upgrade_suits(chart[i].upgrade, LF_CAVALRY, LF_LARGE), chart[i].horse);
        assert_int_equal(lf_upgrade_suits(chart[i].upgrade, LF_ARTILLERY, LF_LARGE), chart[i].guns);
        assert_int_equal(row->quarter != 0, chart[i].quarter);
        assert_int_equal(row->no_line, chart[i].no_line);
        if (row->skills & never_in_line)
            assert_true(row->no_line);
        assert_int_equal(lf_upgrade_find(row->word), chart[i].upgrade);
    }
    assert_false(lf_upgrade_suits(LF_ADDITIONAL_RANKS, LF_INFANTRY, LF_MEDIUM));
    assert_int_equal(lf_upgrade_rows[LF_GRENADIERS].quarter,
                     lf_upgrade_rows[LF_HESSIAN_GRENADIERS].quarter);
    assert_int_equal(lf_upgrade_find("grenadier"), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_list_has_the_entries_of_the_book),
        cmocka_unit_test(entries_are_what_their_type_may_be),
        cmocka_unit_test(allies_are_of_both_minds),
        cmocka_unit_test(upgrades_cost_what_the_chart_says),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
