/* test_rg_tables.c -- every cell of the charts against the sheet's value, written out here again.
 * covers: RG-1.1, RG-1.2, RG-1.3, RG-1.4
 * covers: RG-1.16, RG-2.8, RG-2.9, RG-2.10, RG-2.11, RG-2.24, RG-2.25, RG-2.26, RG-2.28
 * covers: RG-2.29, RG-2.30, RG-2.31, RG-7.1, RG-7.2, RG-7.3, RG-7.4, RG-7.5, RG-7.6
 * covers: RG-7.7, RG-7.8, RG-7.9, RG-7.10, RG-7.11, RG-7.12, RG-7.13, RG-7.14, RG-8.3
 * covers: RG-8.4, RG-8.5, RG-8.6, RG-8.9, RG-8.14, RG-8.15, RG-8.16, RG-8.17, RG-8.18
 * covers: RG-8.19, RG-8.20, RG-8.21, RG-8.22, RG-8.23, RG-8.24, RG-10.1, RG-10.2, RG-10.3
 * covers: RG-10.4, RG-10.5, RG-10.6, RG-10.7, RG-10.8, RG-10.9, RG-10.10, RG-10.11, RG-11.18
 * covers: RG-11.20, RG-11.22, RG-11.23, RG-11.24, RG-11.25, RG-11.26, RG-11.27, RG-11.28, RG-11.31
 * covers: RG-11.37, RG-11.38, RG-11.39, RG-11.40, RG-11.41, RG-11.42, RG-11.43, RG-11.44, RG-11.45
 * covers: RG-11.46, RG-11.47, RG-11.48, RG-11.70, RG-11.71, RG-11.72, RG-11.73, RG-11.74, RG-13.35
 * covers: RG-13.40, RG-13.45, RG-13.52, RG-13.54, RG-13.58, RG-13.62, RG-14.2, RG-14.3, RG-14.4
 * covers: RG-14.5, RG-14.6, RG-14.7, RG-14.8, RG-14.9, RG-14.10, RG-14.11, RG-14.12, RG-15.4
 * covers: RG-15.5, RG-15.6, RG-15.7, RG-15.8, RG-15.9, RG-15.10, RG-15.11, RG-15.12, RG-15.13
 * covers: RG-15.14, RG-15.15, RG-15.16, RG-15.17, RG-15.18
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "rules/regimental/body/body.h"

#include <stdio.h>
#include <string.h>

/* ---- Scale ---- */

static void test_scale(void **state)
{
    (void)state;
    assert_int_equal(RG_MEN, 40);
    assert_int_equal(RG_PIECES, 2);
    assert_int_equal(RG_YARDS, 25);
    assert_int_equal(RG_MINUTES, 10);
    assert_int_equal(RG_MINUTES_MOST, 15);
    for (int b = 0; b < RG_MUSKET_BANDS; b++) /* the columns of musketry are hundreds of yards */
        assert_int_equal(rg_musket_range[b] * RG_YARDS, 100 * (b + 1));
}

/* ---- Distances of the maneuver table and of the radius, in inches ---- */

static void test_distances(void **state)
{
    (void)state;
    assert_int_equal(RG_RADIUS, 8 * LIN_INCH);      /* clear line of sight */
    assert_int_equal(RG_RADIUS_POOR, 4 * LIN_INCH); /* woods, fog, attached, on foot */
    assert_int_equal(RG_OUTFLANKS, 8 * LIN_INCH);
    assert_int_equal(RG_NEAR, 2 * LIN_INCH); /* a battalion gun */
    assert_int_equal(RG_MARCH_GAP, 2 * LIN_INCH);
    assert_int_equal(rg_options[RG_OPT_CLOSE_RANGE].usual + 1, 4);
}

/* ---- Movement ---- */

static void test_rates(void **state)
{
    static const struct {
        rg_move move;
        const char *cells; /* open, broken, rough, road */
    } sheet[] = {
        { RG_MOVE_LINE, "10/14 8/12 6/10 0/0" },
        { RG_MOVE_COLUMN, "12/16 10/14 8/12 0/0" },
        { RG_MOVE_MARCH, "12/16 10/14 8/12 18/24" },
        { RG_MOVE_BROKEN, "16/0 14/0 12/0 24/0" },
        { RG_MOVE_HORSE_LINE, "18/24 12/16 4/6 0/0" },
        { RG_MOVE_HORSE_COLUMN, "18/24 14/20 6/8 0/0" },
        { RG_MOVE_HORSE_MARCH, "18/24 14/20 6/8 24/36" },
        { RG_MOVE_DISMOUNTED, "12/16 10/14 8/12 0/0" },
        { RG_MOVE_HORSE_BROKEN, "24/0 20/0 8/0 36/0" },
        { RG_MOVE_SIEGE, "6/8 4/6 2/4 12/18" },
        { RG_MOVE_FOOT_GUN, "8/12 6/10 4/6 18/24" },
        { RG_MOVE_GALLOPER, "12/16 8/12 4/6 18/24" },
        { RG_MOVE_LEADER, "24/0 20/0 12/0 36/0" },
        { RG_MOVE_LEADER_ON_FOOT, "16/0 14/0 12/0 24/0" },
    };

    (void)state;
    assert_int_equal(sizeof sheet / sizeof *sheet, RG_MOVES);
    for (size_t i = 0; i < sizeof sheet / sizeof *sheet; i++) {
        const rg_rate *r = rg_rates[sheet[i].move];
        char cells[64];

        snprintf(cells, sizeof cells, "%d/%d %d/%d %d/%d %d/%d", r[RG_OPEN].full, r[RG_OPEN].quick,
                 r[RG_BROKEN_GROUND].full, r[RG_BROKEN_GROUND].quick, r[RG_ROUGH].full,
                 r[RG_ROUGH].quick, r[RG_ON_ROAD].full, r[RG_ON_ROAD].quick);
        assert_string_equal(cells, sheet[i].cells);
        for (int g = 0; g < RG_GOINGS; g++) { /* RG-1.16: each divides a full move */
            assert_true(r[g].full == 0 || RG_PARTS % r[g].full == 0);
            assert_true(r[g].quick == 0 || RG_PARTS % r[g].quick == 0);
        }
    }
}

/* ---- Terrain ---- */

static void test_terrain(void **state)
{
    static const struct {
        rg_ground ground;
        int cover, heart, sight, going;
    } sheet[] = {
        { RG_FIELDS, RG_NO_COVER, 0, 0, RG_OPEN },
        { RG_ROCKS, RG_NO_COVER, 1, 0, RG_ROUGH },
        { RG_MARSH, RG_PARTIAL_COVER, 1, 0, RG_ROUGH },
        { RG_WOODS, RG_PARTIAL_COVER, 1, 4, RG_ROUGH },
        { RG_ORCHARD, RG_PARTIAL_COVER, 1, 10, RG_BROKEN_GROUND },
        { RG_TOWN, RG_FULL_COVER, 1, 4, RG_BROKEN_GROUND },
        { RG_WOOD_FENCE, RG_NO_COVER, 1, 0, RG_BROKEN_GROUND },
        { RG_STONE_FENCE, RG_FULL_COVER, 1, 0, RG_BROKEN_GROUND },
        { RG_CREEK, RG_PARTIAL_COVER, 1, 0, RG_ROUGH },
        { RG_ROAD, RG_NO_COVER, 0, 0, RG_ON_ROAD },
        { RG_TRAIL, RG_NO_COVER, 0, 0, RG_OPEN },
    };

    (void)state;
    for (size_t i = 0; i < sizeof sheet / sizeof *sheet; i++) {
        const rg_terrain *t = &rg_terrains[sheet[i].ground];

        assert_int_equal(t->cover, sheet[i].cover);
        assert_int_equal(t->heart, sheet[i].heart);
        assert_int_equal(t->sight, sheet[i].sight);
        assert_int_equal(t->going, sheet[i].going);
    }
}

/* ---- Fire ---- */

static void test_fire_points(void **state)
{
    static const struct {
        rg_gun gun;
        int at[RG_GUN_BANDS];
    } sheet[] = {
        { RG_SG, { 6, 5, 4, 3, 2, 1 } }, { RG_HG, { 5, 4, 3, 2, 1, 0 } },
        { RG_MG, { 5, 3, 2, 1, 0, 0 } }, { RG_LG, { 4, 3, 2, 1, 0, 0 } },
        { RG_GG, { 3, 2, 1, 0, 0, 0 } }, { RG_SH, { 5, 3, 3, 4, 0, 0 } },
        { RG_H, { 4, 2, 2, 3, 0, 0 } },
    };
    static const int ranges[] = { 4, 12, 24, 36, 48, 60 }, musket[] = { 4, 8, 12 };
    static const int musketry[][3] = { { 4, 0, 0 }, { 4, 4, 2 } }; /* quarters: musket, rifle */

    (void)state;
    assert_int_equal(sizeof sheet / sizeof *sheet, RG_GUNS);
    for (size_t i = 0; i < sizeof sheet / sizeof *sheet; i++)
        for (int b = 0; b < RG_GUN_BANDS; b++)
            assert_int_equal(rg_cannonade[sheet[i].gun][b], sheet[i].at[b]);
    for (int b = 0; b < RG_GUN_BANDS; b++)
        assert_int_equal(rg_gun_range[b], ranges[b]);
    for (int b = 0; b < RG_MUSKET_BANDS; b++) {
        assert_int_equal(rg_musket_range[b], musket[b]);
        assert_int_equal(rg_musketry[RG_MUSKET][b], musketry[0][b]);
        assert_int_equal(rg_musketry[RG_RIFLE][b], musketry[1][b]);
    }
}

/* RG-11.37: 1.5 points are -4, 5.5 are -1, 8.75 are 0, 24 are +4. */
static void test_brackets(void **state)
{
    static const int sheet[][2] = { { 0, -5 }, { 1, -4 }, { 2, -3 }, { 3, -2 }, { 4, -1 }, { 6, 0 },
                                    { 9, 1 },  { 12, 2 }, { 15, 3 }, { 20, 4 }, { 25, 5 } };

    (void)state;
    for (size_t i = 0; i < sizeof sheet / sizeof *sheet; i++) {
        assert_int_equal(rg_bracket(4 * sheet[i][0]), sheet[i][1]);
        if (i > 0)
            assert_int_equal(rg_bracket(4 * sheet[i][0] - 1), sheet[i - 1][1]);
    }
    assert_int_equal(rg_bracket(6), -4);
    assert_int_equal(rg_bracket(22), -1);
    assert_int_equal(rg_bracket(35), 0);
    assert_int_equal(rg_bracket(96), 4);
    assert_int_equal(rg_bracket(1000), 5);
}

/* The rows of totals 2 to 14 for each rating, as the sheet's columns have them. */
static void test_fire_table(void **state)
{
    static const struct {
        int rating;
        const char *rows; /* totals from 2 to 14: w withering, u m l telling, g, v lively, d */
    } sheet[] = {
        { RG_ELITE, "dddddglllmmww" },
        { RG_VETERAN, "ddddvgllmmuww" },
        { RG_TRAINED, "dddvgglmmuuww" },
        { RG_RAW, "ddvvgglmuuuww" },
    };
    static const char letters[] = "wumlgvd";

    (void)state;
    for (int r = 0; r < RG_RATINGS; r++) {
        for (int total = 2; total <= 14; total++)
            assert_int_equal(letters[rg_fire_effect(sheet[r].rating, total)],
                             sheet[r].rows[total - 2]);
        assert_int_equal(rg_fire_effect(sheet[r].rating, -9), RG_DESULTORY);
        assert_int_equal(rg_fire_effect(sheet[r].rating, 22), RG_WITHERING);
    }
}

/* ---- Charge ---- */

static void test_combat_rows(void **state)
{
    static const struct {
        int low, high;
        rg_result row;
    } sheet[] = { { 6, 30, RG_SWEPT },     { 3, 5, RG_DRIVEN_BACK }, { 1, 2, RG_HARD_PRESSED },
                  { 0, 0, RG_DESPERATE },  { -2, -1, RG_FALTER },    { -5, -3, RG_RECOIL },
                  { -30, -6, RG_REPULSED } };

    (void)state;
    for (size_t i = 0; i < sizeof sheet / sizeof *sheet; i++)
        for (int r = sheet[i].low; r <= sheet[i].high; r++)
            assert_int_equal(rg_combat_row(r), sheet[i].row);
}

/* ---- The three lists of modifiers ---- */

static void test_modifiers(void **state)
{
    static const struct {
        int why, worth;
    } sheet[] = {
        /* maneuver */
        { RR_LEADER, 1 },
        { RR_OUT_OF_COMMAND, -1 },
        { RR_IN_COMMAND, 1 },
        { RR_ELITE, 2 },
        { RR_VETERAN, 1 },
        { RR_RAW, -1 },
        { RR_FRESH, 2 },
        { RR_SPENT, -2 },
        { RR_COLUMN, 1 },
        { RR_OUTFLANKED, -2 },
        { RR_BATTALION_GUN, 1 },
        { RR_INDIANS_IN_WOODS, 1 },
        { RR_INDIANS_IN_OPEN, -1 },
        { RR_HEAVY, -1 },
        { RR_WOUNDED, -1 },
        /* fire */
        { RR_RAW_FIRE, -1 },
        { RR_GOOD_SHOTS, 1 },
        { RR_GUN_TARGET, 1 },
        { RR_DENSE_TARGET, 1 },
        { RR_COLUMN_TARGET, 2 },
        { RR_PARTIAL, -1 },
        { RR_FULL_COVER, -2 },
        { RR_FORTIFIED_TARGET, -3 },
        /* charge */
        { RR_FIGHT_ELITE, 2 },
        { RR_FIGHT_VETERAN, 1 },
        { RR_FIGHT_RAW, -1 },
        { RR_FIGHT_FRESH, 2 },
        { RR_FIGHT_SPENT, -2 },
        { RR_TWO_TO_ONE, -1 },
        { RR_THREE_TO_ONE, -2 },
        { RR_SUPPORTED_GUNS, 1 },
        { RR_UNSUPPORTED_GUNS, -1 },
        { RR_LOOSE, -1 },
        { RR_TAKEN_BADLY, -2 },
        { RR_FAVOURABLE, 1 },
        { RR_STRONG, 2 },
        { RR_COLD_STEEL, 1 },
        { RR_FIGHT_LEADER, 1 },
        { RR_HORSE, 1 },
        { RR_FIGHT_DISORDERED, -1 },
    };

    (void)state;
    assert_int_equal(sizeof sheet / sizeof *sheet, RR_REASONS - 1); /* points have their brackets */
    for (size_t i = 0; i < sizeof sheet / sizeof *sheet; i++)
        assert_int_equal(rg_worth[sheet[i].why], sheet[i].worth);
}

/* ---- Leaders, points ---- */

static void test_fates(void **state)
{
    static const int sheet[] = { RG_UNHARMED, RG_UNHARMED,     RG_UNHARMED,     RG_UNHARMED,
                                 RG_UNHARMED, RG_HORSE_KILLED, RG_KNOCKED_DOWN, RG_FLESH_WOUND,
                                 RG_GRIEVOUS, RG_MORTAL,       RG_DEAD };

    (void)state;
    for (int n = 2; n <= 12; n++)
        assert_int_equal(rg_fates[n], sheet[n - 2]);
}

static void test_points(void **state)
{
    static const struct {
        rg_scores what;
        int crown, american;
    } sheet[] = {
        { RG_SCORES_MILITIA, 1, 1 }, { RG_SCORES_GUNS, 1, 2 },
        { RG_SCORES_INDIANS, 1, 1 }, { RG_SCORES_CONTINENTALS, 2, 0 },
        { RG_SCORES_FRENCH, 3, 0 },  { RG_SCORES_LINE, 0, 2 },
        { RG_SCORES_LIGHT, 0, 3 },   { RG_SCORES_GRENADIERS, 0, 3 },
        { RG_SCORES_JAEGERS, 0, 3 }, { RG_SCORES_GUARDS, 0, 3 },
        { RG_SCORES_HORSE, 2, 3 },   { RG_SCORES_CAPTURED, 2, 2 },
        { RG_SCORES_KILLED, 3, 3 },
    };

    (void)state;
    assert_int_equal(sizeof sheet / sizeof *sheet, RG_SCORES);
    for (size_t i = 0; i < sizeof sheet / sizeof *sheet; i++) {
        assert_int_equal(rg_points[0][sheet[i].what], sheet[i].crown);
        assert_int_equal(rg_points[1][sheet[i].what], sheet[i].american);
    }
}

/* ---- Labels, carriages, formations ---- */

static void test_labels(void **state)
{
    static const char *const sheet[RG_GRADES] = {
        "1/0 0/1 2/1 3/2 3/2 4/2 5/3 5/3 6/4 7/4 7/4 8/5 9/5 ",
        "0/1 2/1 3/2 3/2 4/3 5/3 6/4 6/4 7/5 8/5 9/6 9/6 10/7 ",
        "0/1 0/2 3/2 4/3 5/4 6/4 7/5 8/6 9/7 9/7 10/8 11/9 12/9 ",
    };

    (void)state;
    for (int g = 0; g < RG_GRADES; g++) {
        char row[120] = "";

        for (int n = 2; n <= RG_STANDS; n++) {
            const rg_label l = rg_label_of(n, (rg_grade)g);

            snprintf(row + strlen(row), sizeof row - strlen(row), "%d/%d ", l.worn, l.spent);
        }
        assert_string_equal(row, sheet[g]);
    }
}

static void test_carriages(void **state)
{
    static const struct {
        rg_gun gun;
        int carriage, move;
    } sheet[] = {
        { RG_GG, RG_LIGHT_CARRIAGE, RG_MOVE_GALLOPER },
        { RG_LG, RG_LIGHT_CARRIAGE, RG_MOVE_FOOT_GUN },
        { RG_MG, RG_LIGHT_CARRIAGE, RG_MOVE_FOOT_GUN },
        { RG_H, RG_LIGHT_CARRIAGE, RG_MOVE_FOOT_GUN },
        { RG_HG, RG_HEAVY_CARRIAGE, RG_MOVE_FOOT_GUN },
        { RG_SG, RG_HEAVY_CARRIAGE, RG_MOVE_SIEGE },
        { RG_SH, RG_HEAVY_CARRIAGE, RG_MOVE_SIEGE },
    };

    (void)state;
    for (size_t i = 0; i < sizeof sheet / sizeof *sheet; i++) {
        assert_int_equal(rg_gun_rows[sheet[i].gun].carriage, sheet[i].carriage);
        assert_int_equal(rg_gun_rows[sheet[i].gun].move, sheet[i].move);
    }
}

static void test_formations(void **state)
{
    static const char *const sheet[RG_STAND_ROWS] = {
        /* line extended field march mass garrison */
        [RG_STAND_REGULARS] = "yyyyyy",     [RG_STAND_HESSIANS] = "ynyyyy",
        [RG_STAND_JAEGERS] = "nyyyyy",      [RG_STAND_EARLY] = "yynyyy",
        [RG_STAND_CONTINENTALS] = "yyyyyy", [RG_STAND_MILITIA] = "yynyyy",
        [RG_STAND_RIFLES] = "nynyyy",       [RG_STAND_INDIANS] = "nynyyn",
        [RG_STAND_MOUNTED] = "yyyynn",      [RG_STAND_ON_FOOT] = "nynnny",
    };
    static const int foot[] = { 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3 };  /* RG-8.6, from 2 on */
    static const int horse[] = { 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4 }; /* RG-8.9 */

    (void)state;
    for (int r = 0; r < RG_STAND_ROWS; r++)
        for (int i = 0; i <= RG_GARRISON; i++)
            assert_int_equal(rg_may_stand[r][i], sheet[r][i] == 'y');
    for (int n = 2; n <= RG_STANDS; n++) {
        assert_int_equal(rg_files(RG_MASS, n, false), foot[n - 2]);
        assert_int_equal(rg_files(RG_BROKEN, n, true), horse[n - 2]);
        assert_int_equal(rg_files(RG_FIELD_COLUMN, n, false), 2);
        assert_int_equal(rg_files(RG_MARCH_COLUMN, n, false), 1);
        assert_int_equal(rg_files(RG_LINE, n, false), n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_scale),       cmocka_unit_test(test_distances),
        cmocka_unit_test(test_rates),       cmocka_unit_test(test_terrain),
        cmocka_unit_test(test_fire_points), cmocka_unit_test(test_brackets),
        cmocka_unit_test(test_fire_table),  cmocka_unit_test(test_combat_rows),
        cmocka_unit_test(test_modifiers),   cmocka_unit_test(test_fates),
        cmocka_unit_test(test_points),      cmocka_unit_test(test_labels),
        cmocka_unit_test(test_carriages),   cmocka_unit_test(test_formations),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
