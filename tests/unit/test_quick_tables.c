/* test_quick_tables.c -- the small tables that are printed with a roster say what the charts of the
 * book say: each cell is made once more out of the chart that the rules play by. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "rules/ironbrigade/ironbrigade.h"
#include "rules/landofthefree/lof.h"
#include "rules/regimental/tables.h"

#include "linstock_muster.h"

#include <stdio.h>
#include <string.h>

static const lin_roster_table *table_of(const char *book, const char *title)
{
    const lin_roster_table *t = lin_rules_find(book)->muster->roster->table;

    while (t->title && strncmp(t->title, title, strlen(title)) != 0)
        t++;
    if (!t->title)
        fail_msg("%s has no table %s", book, title);
    return t;
}

static const char *cell(const lin_roster_table *t, int row, int column)
{
    assert_in_range(row, 0, t->rows - 1);
    assert_in_range(column, 0, t->columns - 1);
    return t->cell[row * t->columns + column];
}

static void says(const lin_roster_table *t, int row, int column, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
static void says(const lin_roster_table *t, int row, int column, const char *format, ...)
{
    char wanted[40];
    va_list list;

    va_start(list, format);
    vsnprintf(wanted, sizeof wanted, format, list);
    va_end(list);
    if (strcmp(cell(t, row, column), wanted) != 0)
        fail_msg("%s, \"%s\", column %d: \"%s\" and not \"%s\"", t->title, cell(t, row, 0), column,
                 cell(t, row, column), wanted);
}

/* A number, or nothing where the chart has none. */
static void says_number(const lin_roster_table *t, int row, int column, int number,
                        const char *after)
{
    if (number)
        says(t, row, column, "%d%s", number, after);
    else
        says(t, row, column, "%s", "");
}

/* ---- Iron Brigade ---- */

static void iron_brigade(void **state)
{
    const lin_roster_table *range = table_of("ironbrigade", "Ranges"),
                           *morale = table_of("ironbrigade", "Morale");

    (void)state;
    for (int i = 0; i < IB_SA_BANDS; i++)
        says_number(range, 1, i == 0 ? 1 : 3, ib_sa_range[i], "\"");
    for (int i = 0; i < IB_GUN_BANDS; i++)
        says_number(range, 2, 1 + i, ib_gun_range[i], "\"");
    assert_int_equal(range->rows, 3);
    assert_int_equal(morale->rows, 1 + IB_CLASSES);
    for (int marks = 1; marks <= 6; marks++) {
        says(morale, 0, 7 - marks, "%d", marks);
        for (int c = 0; c < IB_CLASSES; c++)
            says_number(morale, 1 + c, 7 - marks, ib_morale[c][marks], "");
    }
}

/* ---- The regimental rules ---- */

static void rates(void **state)
{
    static const int row[] = { RG_MOVE_LINE,        RG_MOVE_COLUMN,        RG_MOVE_MARCH,
                               RG_MOVE_BROKEN,      RG_MOVE_HORSE_LINE,    RG_MOVE_HORSE_COLUMN,
                               RG_MOVE_HORSE_MARCH, RG_MOVE_DISMOUNTED,    RG_MOVE_HORSE_BROKEN,
                               RG_MOVE_FOOT_GUN,    RG_MOVE_GALLOPER,      RG_MOVE_SIEGE,
                               RG_MOVE_LEADER,      RG_MOVE_LEADER_ON_FOOT };
    const lin_roster_table *t = table_of("regimental", "Movement");

    (void)state;
    assert_int_equal(t->rows, 1 + RG_MOVES);
    for (int r = 0; r < RG_MOVES; r++)
        for (int g = 0; g < RG_GOINGS; g++) {
            const rg_rate rate = rg_rates[row[r]][g];

            if (rate.quick)
                says(t, 1 + r, 1 + g, "%d/%d", rate.full, rate.quick);
            else
                says_number(t, 1 + r, 1 + g, rate.full, "");
        }
}

static void fire_points(void **state)
{
    static const int gun[] = { RG_GG, RG_LG, RG_MG, RG_H, RG_HG };
    const lin_roster_table *musket = table_of("regimental", "Musketry"),
                           *guns = table_of("regimental", "Cannonade");
    static const char *const quarters[] = { "", "1/4", "1/2", "3/4", "1" };

    (void)state;
    for (int i = 0; i < RG_MUSKET_BANDS; i++) {
        says(musket, 0, 1 + i, "%d\"", rg_musket_range[i]);
        says(musket, 1, 1 + i, "%s", quarters[rg_musketry[RG_MUSKET][i]]);
        says(musket, 2, 1 + i, "%s", quarters[rg_musketry[RG_RIFLE][i]]);
    }
    assert_int_equal(guns->rows, 6);
    for (int i = 0; i < RG_GUN_BANDS; i++) {
        says(guns, 0, 1 + i, "%d\"", rg_gun_range[i]);
        for (int g = 0; g < 5; g++)
            says_number(guns, 1 + g, 1 + i, rg_cannonade[gun[g]][i], "");
    }
    for (int g = 0; g < 5; g++) /* "Galloper GG" */
        assert_non_null(strstr(cell(guns, 1 + g, 0), rg_gun_name[gun[g]]));
}

static void weight_of_fire(void **state)
{
    const lin_roster_table *t = table_of("regimental", "Weight");

    (void)state;
    assert_int_equal(t->columns, 1 + RG_BRACKETS);
    for (int i = 0; i < RG_BRACKETS; i++) {
        says(t, 0, 1 + i, "%d", rg_bracket_from[i]);
        says(t, 1, 1 + i, "%d", rg_bracket_die[i]);
    }
}

static void what_fire_does(void **state)
{
    const lin_roster_table *t = table_of("regimental", "What fire does");

    (void)state;
    assert_int_equal(t->rows, 1 + RG_EFFECTS);
    for (int r = 0; r < RG_RATINGS; r++) {
        says(t, 0, 1 + r, "%s", rg_rating_name[r]);
        for (int e = 0; e < RG_EFFECTS; e++) {
            const rg_band b = rg_fire_table[e][r];

            if (b.low > b.high)
                says(t, 1 + e, 1 + r, "%s", "");
            else if (e == RG_WITHERING)
                says(t, 1 + e, 1 + r, "%d+", b.low);
            else if (e == RG_DESULTORY)
                says(t, 1 + e, 1 + r, "to %d", b.high);
            else if (b.low == b.high)
                says(t, 1 + e, 1 + r, "%d", b.low);
            else
                says(t, 1 + e, 1 + r, "%d-%d", b.low, b.high);
        }
    }
}

static void charges(void **state)
{
    const lin_roster_table *t = table_of("regimental", "Charge");

    (void)state;
    assert_int_equal(t->rows, 5);
    says(t, 1, 0, "%d and more", rg_combat_rows[RG_SWEPT].low);
    says(t, 2, 0, "%d to %d", rg_combat_rows[RG_DRIVEN_BACK].low,
         rg_combat_rows[RG_DRIVEN_BACK].high);
    says(t, 3, 0, "%d, %d", rg_combat_rows[RG_HARD_PRESSED].low,
         rg_combat_rows[RG_HARD_PRESSED].high);
    says(t, 4, 0, "%d", rg_combat_rows[RG_DESPERATE].low);
    says(t, 1, 2, "%d, %d", rg_combat_rows[RG_FALTER].high, rg_combat_rows[RG_FALTER].low);
    says(t, 2, 2, "%d to %d", rg_combat_rows[RG_RECOIL].high, rg_combat_rows[RG_RECOIL].low);
    says(t, 3, 2, "%d or less", rg_combat_rows[RG_REPULSED].high);
}

/* ---- Land of the Free ---- */

static void land_of_the_free(void **state)
{
    const lin_roster_table *move = table_of("landofthefree", "Moves"),
                           *range = table_of("landofthefree", "Ranges"),
                           *command = table_of("landofthefree", "Commanders");
    static const int weapon[] = {
        LF_SMOOTHBORE,   LF_RIFLED, LF_MIXED,  LF_LIGHT_CANNON,
        LF_HEAVY_CANNON, -1,        LF_MORTAR, LF_ROCKET
    }; /* -1: grape, no weapon */

    (void)state;
    for (int type = LF_INFANTRY; type <= LF_CAVALRY; type++) {
        for (int f = 0; f < LF_FORMATIONS; f++)
            says_number(move, 1 + type, 1 + f, lf_pace[type][f], "\"");
        says_number(move, 1 + type, 4, lf_pace_back[type], "\"");
    }
    for (int f = 0; f < LF_FORMATIONS; f++) /* other guns are slower by hand, LF-MV-03 */
        says_number(move, 3, 1 + f, lf_pace[LF_ARTILLERY][f], "\"");
    says_number(move, 4, 3, lf_pace[LF_ARTILLERY][LF_COLUMN], "\"");
    for (int i = 0; i < 8; i++)
        if (weapon[i] >= 0)
            says(range, 1 + i, 1, "%d-%d", lf_ranges[weapon[i]].over, lf_ranges[weapon[i]].most);
    for (int r = 0; r < LF_RATINGS; r++) {
        const char *head = cell(command, 1 + r, 0);

        says(command, 1 + r, 1, "%d+", lf_commands[r].morale);
        says(command, 1 + r, 2, "%d\"", (int)(lf_commands[r].sphere / LIN_INCH));
        assert_non_null(strstr(head, lf_rating_name[r]));
        for (int die = 1; die <= 6; die++) /* "2, 3: C  Competent" */
            assert_int_equal(lf_rating_by_die[die - 1] == r,
                             memchr(head, '0' + die, (size_t)(strchr(head, ':') - head)) != NULL);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(iron_brigade),     cmocka_unit_test(rates),
        cmocka_unit_test(fire_points),      cmocka_unit_test(weight_of_fire),
        cmocka_unit_test(what_fire_does),   cmocka_unit_test(charges),
        cmocka_unit_test(land_of_the_free),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
