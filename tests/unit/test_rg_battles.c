/* test_rg_battles.c -- the battles of the regimental rules, entry by entry: table, ground, terms,
 * leaders, and of every unit its command, label, rating, arms, flags, formation and place. The rows
 * are typed from the rulings and stand beside what the battle's file comes to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/regimental/regimental.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BATTLES LIN_SOURCE_DIR "/battles/"

static lin_source *source;

static int begin(void **state)
{
    (void)state;
    source = lin_source_new(NULL);
    return source ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    lin_source_free(source);
    return 0;
}

static const rg_field *field_of(const char *battle)
{
    const lin_field *f;
    lin_refusal why = { 0 };

    if (lin_source_field(source, battle, "", &f, &why) != LIN_OK)
        fail_msg("%s", why.text);
    return rg_field_of(f);
}

static int find(const rg_field *f, const char *id)
{
    for (int u = 0; u < f->units; u++)
        if (strcmp(rg_id(f, u), id) == 0)
            return u;
    fail_msg("there is no %s", id);
    return -1;
}

static void check_at(const char *what, lin_point at, double x, double y)
{
    if (abs(at.x - (int)(x * LIN_INCH + 0.5)) > 1 || abs(at.y - (int)(y * LIN_INCH + 0.5)) > 1)
        fail_msg("%s is at %g %g, not at %g %g", what, at.x / 1270.0, at.y / 1270.0, x, y);
}

/* ---- Rows ---- */

enum { N = 0, E = 90, S = 180, W = 270 };
enum {
    SHOWN = RG_IS_LIGHT | RG_IS_GRENADIER | RG_IS_GUARDS | RG_HAS_COLONEL | RG_IS_BATTALION_GUN
};

typedef struct {
    const char *id, *leader;
    int type, stands, worn, spent, rating, kind, weapon, flags, formation;
    double x, y;
    int facing;
} unit_row;

typedef struct {
    const char *id;
    int type;
    double x, y;
} leader_row;

typedef struct {
    int ground, closed, points;
    double at[8];
    double width;
    int capacity, level;
} piece_row;

/* In the order of the list; leaders and units are numbered so, RG-17.5. */
static void check_units(const rg_field *f, const unit_row *row, int n)
{
    int last[LIN_SIDES] = { -1, -1 }, bodies = 0;

    for (int i = 0; i < n; i++) {
        const unit_row *r = &row[i];
        const int u = find(f, r->id), side = f->side[u];

        assert_int_equal(f->type[u], r->type);
        assert_true(u > last[side]);
        last[side] = u;
        if (strcmp(rg_id(f, f->brigade_of[f->brigade[u]].leader), r->leader) != 0)
            fail_msg("%s is under %s", r->id, rg_id(f, f->brigade_of[f->brigade[u]].leader));
        if (f->stands[u] != r->stands || f->worn[u] != r->worn || f->spent[u] != r->spent)
            fail_msg("%s has the label %d/%d/%d", r->id, f->stands[u], f->worn[u], f->spent[u]);
        if (f->rating[u] != r->rating)
            fail_msg("%s is %s", r->id, rg_rating_name[f->rating[u]]);
        if (r->type <= RG_CAVALRY && (f->kind[u] != r->kind || f->weapon[u] != r->weapon))
            fail_msg("%s: %s, %s", r->id, rg_kind_name[f->kind[u]], rg_weapon_name[f->weapon[u]]);
        if (r->type == RG_ARTILLERY && f->gun[u] != r->kind)
            fail_msg("%s has %s", r->id, rg_gun_name[f->gun[u]]);
        if ((f->flags[u] & SHOWN) != r->flags)
            fail_msg("%s has the flags %d", r->id, f->flags[u]);
        if (f->formation[u] != r->formation)
            fail_msg("%s begins in %s", r->id, rg_formation_name[f->formation[u]]);
        check_at(r->id, f->begins[u].at, r->x, r->y);
        assert_int_equal(f->begins[u].facing, (uint16_t)(r->facing * 65536LL / 360));
    }
    for (int u = 0; u < f->units; u++)
        bodies += !rg_is_leader(f, u);
    assert_int_equal(bodies, n);
    for (int u = 0; u < f->units; u++) /* RG-17.5 */
        for (int w = 0; w < u; w++)
            assert_true(f->side[w] != 1 - f->crown || f->side[u] != f->crown);
}

static void check_leaders(const rg_field *f, const leader_row *row, int n)
{
    int leaders = 0;

    for (int i = 0; i < n; i++) {
        const int u = find(f, row[i].id);

        assert_int_equal(f->type[u], row[i].type);
        if (f->with[u] == RG_NONE)
            check_at(row[i].id, f->begins[u].at, row[i].x, row[i].y);
    }
    for (int u = 0; u < f->units; u++)
        leaders += rg_is_leader(f, u);
    assert_int_equal(leaders, n);
}

static bool is_same(const rg_field *f, int i, const piece_row *r)
{
    const kit_piece *p = &f->scenery.piece[i];

    if (f->ground[i] != r->ground || p->shape.closed != r->closed || p->shape.points != r->points ||
        f->capacity[i] != r->capacity || p->level != r->level ||
        (r->width > 0 && p->width != (int)(r->width * LIN_INCH)))
        return false;
    for (int k = 0; k < r->points; k++)
        if (abs(p->shape.point[k].x - (int)(r->at[2 * k] * LIN_INCH + 0.5)) > 1 ||
            abs(p->shape.point[k].y - (int)(r->at[2 * k + 1] * LIN_INCH + 0.5)) > 1)
            return false;
    return true;
}

static int find_piece(const rg_field *f, const piece_row *r)
{
    for (int i = 0; i < f->scenery.pieces; i++)
        if (is_same(f, i, r))
            return i;
    fail_msg("there is no %s from %g %g on", rg_ground_name[r->ground], r->at[0], r->at[1]);
    return -1;
}

static void check_pieces(const rg_field *f, int wide, int high, const piece_row *row, int n)
{
    assert_int_equal(f->scenery.size.width, wide * LIN_INCH);
    assert_int_equal(f->scenery.size.height, high * LIN_INCH);
    assert_int_equal(f->scenery.pieces, n);
    for (int i = 0; i < n; i++)
        find_piece(f, &row[i]);
}

static void check_terms(const rg_field *f, int turns, int first, bool early)
{
    assert_int_equal(f->turns, turns);
    assert_int_equal(f->first, first + 1);
    assert_int_equal(f->early, early);
    assert_int_equal(f->crown, 0);
}

static void check_edges(const rg_field *f, int crown, int american)
{
    assert_int_equal(f->edge_count[0], 1);
    assert_int_equal(f->edge_count[1], 1);
    assert_int_equal(f->edges[0][0], crown);
    assert_int_equal(f->edges[1][0], american);
}

#define COUNT(rows) (int)(sizeof(rows) / sizeof *(rows))
#define MEN         RG_INFANTRY
#define AREA(g, a, b, c, d)                          \
    {                                                \
        g, 1, 4, { a, b, c, b, c, d, a, d }, 0, 0, 0 \
    }
#define LINE(g, a, b, c, d)              \
    {                                    \
        g, 0, 2, { a, b, c, d }, 0, 0, 0 \
    }

/* ---- The battles ---- */

/* covers: RG-18.1, RG-18.2, RG-18.3, RG-18.4, RG-18.5, RG-17.1, RG-17.5, RG-R118 */
static void test_gatehouse_lane(void **state)
{
    static const leader_row leaders[] = { { "MARSH", RG_BRIGADE, 4, 20.5 },
                                          { "DWIGHT", RG_BRIGADE, 34.5, 19 } };
    static const unit_row units[] = {
        { "F-9", "MARSH", MEN, 8, 5, 3, RG_VETERAN, RG_REGULARS, 0, 0, RG_LINE, 6, 22, E },
        { "F-47", "MARSH", MEN, 7, 4, 2, RG_VETERAN, RG_REGULARS, 0, 0, RG_LINE, 6, 12, E },
        { "LIGHT", "MARSH", MEN, 4, 2, 1, RG_ELITE, RG_REGULARS, 0, RG_IS_LIGHT, RG_EXTENDED, 9, 28,
          E },
        { "RA", "MARSH", RG_ARTILLERY, 1, 0, 0, RG_TRAINED, RG_LG, 0, 0, RG_LIMBERED, 3, 18, E },
        { "MASS-2", "DWIGHT", MEN, 8, 6, 4, RG_TRAINED, RG_CONTINENTALS, 0, 0, RG_LINE, 31.5, 22,
          W },
        { "BROWN", "DWIGHT", MEN, 6, 5, 4, RG_RAW, RG_MILITIA, 0, 0, RG_LINE, 36, 11, W },
        { "COLE", "DWIGHT", MEN, 4, 3, 2, RG_TRAINED, RG_MILITIA, RG_RIFLE, 0, RG_EXTENDED, 24, 27,
          W },
        { "GUN", "DWIGHT", RG_ARTILLERY, 1, 0, 0, RG_TRAINED, RG_MG, 0, 0, RG_UNLIMBERED, 32, 17,
          W },
    };
    static const piece_row pieces[] = {
        LINE(RG_ROAD, 0, 18, 48, 18),
        AREA(RG_WOODS, 16, 22, 26, 32),
        AREA(RG_ORCHARD, 30, 6, 38, 14),
        LINE(RG_STONE_FENCE, 31, 14, 31, 26),
        { RG_TOWN, 1, 4, { 40, 16, 44, 16, 44, 20, 40, 20 }, 0, 6, 0 },
    };
    const rg_field *f = field_of(BATTLES "gatehouse-lane");

    (void)state;
    check_leaders(f, leaders, COUNT(leaders));
    check_units(f, units, COUNT(units));
    check_pieces(f, 48, 36, pieces, COUNT(pieces));
    check_terms(f, 8, 0, false);
    check_edges(f, KIT_WEST, KIT_EAST);
    assert_int_equal(f->objectives, 1);
    assert_int_equal(f->objective[0].kind, RG_HOLD_PIECE);
    assert_int_equal(f->objective[0].piece, find_piece(f, &pieces[4]));
    assert_int_equal(f->objective[0].points, 6);
    assert_int_equal(f->objective[0].majority, 0);
    assert_int_equal(f->zones, 0);
}

/* covers: RG-18.6, RG-18.7, RG-18.8, RG-18.9, RG-18.10, RG-18.11, RG-18.12 */
static void test_meadow_fences(void **state)
{
    static const leader_row leaders[] = {
        { "TRYON", RG_ARMY, 5, 24 },        { "COLE", RG_BRIGADE, 11.5, 15.5 },
        { "STIRN", RG_BRIGADE, 10, 37.25 }, { "STARK", RG_ARMY, 53, 24 },
        { "HALE", RG_BRIGADE, 48.5, 24 },   { "MOORE", RG_BRIGADE, 36.5, 20 }
    };
    static const unit_row units[] = {
        { "GREN", "TRYON", MEN, 7, 4, 2, RG_ELITE, RG_REGULARS, 0, RG_IS_GRENADIER | RG_HAS_COLONEL,
          RG_LINE, 7, 24, E },
        { "RA", "TRYON", RG_ARTILLERY, 2, 0, 0, RG_VETERAN, RG_MG, 0, 0, RG_LIMBERED, 14, 24, E },
        { "F-10", "COLE", MEN, 9, 5, 3, RG_VETERAN, RG_REGULARS, 0, 0, RG_LINE, 14, 8, E },
        { "F-27", "COLE", MEN, 8, 5, 3, RG_VETERAN, RG_REGULARS, 0, 0, RG_LINE, 14, 18, E },
        { "F-40", "COLE", MEN, 8, 5, 3, RG_VETERAN, RG_REGULARS, 0, 0, RG_LINE, 9, 13, E },
        { "BN-GUN", "COLE", RG_ARTILLERY, 1, 0, 0, RG_VETERAN, RG_LG, 0, RG_IS_BATTALION_GUN,
          RG_LIMBERED, 12.8, 13.25, E },
        { "LEIB", "STIRN", MEN, 10, 7, 5, RG_TRAINED, RG_HESSIANS, 0, 0, RG_LINE, 12, 32, E },
        { "DONOP", "STIRN", MEN, 10, 7, 5, RG_TRAINED, RG_HESSIANS, 0, 0, RG_LINE, 12, 42.5, E },
        { "JAEGER", "STIRN", MEN, 3, 2, 1, RG_VETERAN, RG_JAEGERS, RG_RIFLE, 0, RG_EXTENDED, 14, 37,
          E },
        { "AGUN", "STARK", RG_ARTILLERY, 1, 0, 0, RG_TRAINED, RG_MG, 0, 0, RG_UNLIMBERED, 46.5, 24,
          W },
        { "LD", "STARK", RG_CAVALRY, 3, 2, 1, RG_TRAINED, RG_CONTINENTALS, 0, 0, RG_LINE, 56, 24,
          W },
        { "NH-1", "HALE", MEN, 8, 6, 4, RG_TRAINED, RG_CONTINENTALS, 0, 0, RG_LINE, 46.5, 18.5, W },
        { "NH-2", "HALE", MEN, 8, 6, 4, RG_TRAINED, RG_CONTINENTALS, 0, 0, RG_LINE, 46.5, 29.5, W },
        { "NH-3", "HALE", MEN, 7, 5, 3, RG_TRAINED, RG_CONTINENTALS, 0, RG_HAS_COLONEL, RG_LINE,
          49.5, 24, W },
        { "M-1", "MOORE", MEN, 7, 6, 4, RG_RAW, RG_MILITIA, 0, 0, RG_LINE, 34.5, 9, W },
        { "M-2", "MOORE", MEN, 7, 6, 4, RG_RAW, RG_MILITIA, 0, 0, RG_LINE, 34.5, 18, W },
        { "M-3", "MOORE", MEN, 7, 6, 4, RG_RAW, RG_MILITIA, 0, 0, RG_LINE, 34.5, 30, W },
        { "RIFLES", "MOORE", MEN, 4, 3, 2, RG_TRAINED, RG_MILITIA, RG_RIFLE, 0, RG_EXTENDED, 36.5,
          39, W },
    };
    static const piece_row pieces[] = {
        LINE(RG_WOOD_FENCE, 34, 4, 34, 22),
        LINE(RG_WOOD_FENCE, 34, 26, 34, 44),
        LINE(RG_STONE_FENCE, 46, 14, 46, 34),
        { RG_CREEK, 0, 3, { 22, 0, 24, 24, 22, 48 }, 1, 0, 0 },
        LINE(RG_CROSSING, 23, 24, 25, 24),
        AREA(RG_WOODS, 36, 34, 50, 46),
        { RG_CONTOUR, 1, 4, { 44, 10, 58, 10, 58, 38, 44, 38 }, 0, 0, 1 },
        LINE(RG_ROAD, 0, 24, 60, 24),
    };
    const rg_field *f = field_of(BATTLES "meadow-fences");

    (void)state;
    check_leaders(f, leaders, COUNT(leaders));
    check_units(f, units, COUNT(units));
    check_pieces(f, 60, 48, pieces, COUNT(pieces));
    check_terms(f, 10, 0, false);
    check_edges(f, KIT_WEST, KIT_EAST);
    assert_int_equal(f->objectives, 2);
    assert_int_equal(f->objective[0].piece, find_piece(f, &pieces[6]));
    assert_int_equal(f->objective[0].points, 10);
    assert_int_equal(f->objective[0].majority, 1);
    assert_int_equal(f->objective[1].kind, RG_HOLD_POINT);
    check_at("the bridge", f->objective[1].at, 24, 24);
    assert_int_equal(f->objective[1].far, 2 * LIN_INCH);
    assert_int_equal(f->objective[1].points, 3);
}

/* covers: RG-18.13, RG-18.14, RG-18.15, RG-18.16, RG-18.17, RG-18.18, RG-18.19 */
static void test_ravine_road(void **state)
{
    static const leader_row leaders[] = { { "BUTLER", RG_BRIGADE, 9, 26 },
                                          { "BRANT", RG_BRIGADE, 22, 35 },
                                          { "HERRICK", RG_ARMY, 0, 0 } };
    static const unit_row units[] = {
        { "RANGERS", "BUTLER", MEN, 5, 3, 2, RG_VETERAN, RG_PROVINCIALS, 0, RG_IS_LIGHT,
          RG_EXTENDED, 12, 30, S },
        { "LOYAL", "BUTLER", MEN, 6, 4, 3, RG_TRAINED, RG_PROVINCIALS, 0, 0, RG_LINE, 10, 20, E },
        { "PARTY-1", "BRANT", MEN, 4, 3, 2, RG_TRAINED, RG_INDIANS, 0, 0, RG_EXTENDED, 24, 15, N },
        { "PARTY-2", "BRANT", MEN, 4, 3, 2, RG_TRAINED, RG_INDIANS, 0, 0, RG_EXTENDED, 33, 15, N },
        { "PARTY-3", "BRANT", MEN, 4, 3, 2, RG_TRAINED, RG_INDIANS, 0, 0, RG_EXTENDED, 22, 33, S },
        { "PARTY-4", "BRANT", MEN, 4, 3, 2, RG_TRAINED, RG_INDIANS, 0, 0, RG_EXTENDED, 38, 35, S },
        { "MIL-1", "HERRICK", MEN, 8, 7, 5, RG_RAW, RG_MILITIA, 0, 0, RG_MARCH_COLUMN, 16, 22.4444,
          W },
        { "MIL-2", "HERRICK", MEN, 8, 7, 5, RG_RAW, RG_MILITIA, 0, 0, RG_MARCH_COLUMN, 22.5,
          23.1667, W },
        { "MIL-3", "HERRICK", MEN, 8, 7, 5, RG_RAW, RG_MILITIA, 0, 0, RG_MARCH_COLUMN, 29, 23.8889,
          W },
        { "MIL-4", "HERRICK", MEN, 8, 7, 5, RG_RAW, RG_MILITIA, 0, 0, RG_MARCH_COLUMN, 35.5, 24,
          W },
        { "WAGON-1", "HERRICK", RG_WAGON, 1, 0, 0, RG_TRAINED, 0, 0, 0, RG_LIMBERED, 43, 24, W },
        { "WAGON-2", "HERRICK", RG_WAGON, 1, 0, 0, RG_TRAINED, 0, 0, 0, RG_LIMBERED, 46.5, 24, W },
        { "REAR", "HERRICK", MEN, 5, 3, 2, RG_TRAINED, RG_CONTINENTALS, 0, 0, RG_LINE, 51, 24, W },
    };
    static const piece_row pieces[] = {
        AREA(RG_WOODS, 0, 0, 60, 48),
        AREA(RG_FIELDS, 38, 14, 58, 34),
        { RG_TRAIL, 0, 4, { 60, 24, 30, 24, 12, 22, 0, 20 }, 0, 0, 0 },
        { RG_CREEK, 0, 3, { 14, 0, 18, 24, 14, 48 }, 2, 0, 0 },
        AREA(RG_ROCKS, 26, 30, 34, 38),
        LINE(RG_CROSSING, 16.7, 22.5222, 19, 22.7778),
    };
    const rg_field *f = field_of(BATTLES "ravine-road");

    (void)state;
    check_leaders(f, leaders, COUNT(leaders));
    check_units(f, units, COUNT(units));
    check_pieces(f, 60, 48, pieces, COUNT(pieces));
    for (int i = 0; i < 4; i++) /* in this order */
        assert_true(find_piece(f, &pieces[i]) < find_piece(f, &pieces[i + 1]));
    check_terms(f, 10, 0, false);
    assert_int_equal(f->edge_count[0], 3);
    assert_int_equal(f->edges[0][0], KIT_WEST);
    assert_int_equal(f->edges[0][1], KIT_NORTH);
    assert_int_equal(f->edges[0][2], KIT_SOUTH);
    assert_int_equal(f->edge_count[1], 1);
    assert_int_equal(f->edges[1][0], KIT_EAST);
    assert_int_equal(f->exits[0], 0);
    assert_int_equal(f->exits[1], 1 << KIT_WEST);
    assert_int_equal(f->exit_points[1], 4);
    assert_int_equal(f->wagon_points, 2);
    assert_int_equal(f->objectives, 0);
    assert_int_equal(f->with[find(f, "HERRICK")], find(f, "MIL-2"));
    assert_int_equal(f->sight[1], 8);
    assert_int_equal(f->sight[2], 8);
    assert_int_equal(f->sight[3], 0);
}

/* covers: RG-19.1, RG-19.2, RG-19.3, RG-19.4, RG-19.5, RG-19.6, RG-19.7, RG-19.8, RG-19.9
 *
 * covers: RG-19.10, RG-19.11, RG-19.12, RG-19.13, RG-19.14, RG-19.15, RG-19.16, RG-19.17, RG-19.18
 */
static void test_guilford(void **state)
{
    static const leader_row leaders[] = {
        { "CORNWALLIS", RG_ARMY, 4, 32.5 },     { "LESLIE", RG_BRIGADE, 4.3, 20 },
        { "WEBSTER", RG_BRIGADE, 4.2, 45.5 },   { "OHARA", RG_BRIGADE, 1.4, 41 },
        { "TARLETON", RG_BRIGADE, 1.5, 28.5 },  { "GREENE", RG_ARMY, 61.5, 36 },
        { "EATON", RG_BRIGADE, 27, 37.5 },      { "BUTLER", RG_BRIGADE, 27, 22.5 },
        { "WASHINGTON", RG_BRIGADE, 31, 53.5 }, { "LEE", RG_BRIGADE, 31, 6 },
        { "LAWSON", RG_BRIGADE, 38.5, 39 },     { "STEVENS", RG_BRIGADE, 38.5, 21 },
        { "HUGER", RG_BRIGADE, 60.5, 45.2 },    { "WILLIAMS", RG_BRIGADE, 61.6, 26.8 },
    };
    static const unit_row units[] = {
        { "RA-1", "CORNWALLIS", RG_ARTILLERY, 1, 0, 0, RG_VETERAN, RG_MG, 0, 0, RG_LIMBERED, 10, 30,
          E },
        { "RA-2", "CORNWALLIS", RG_ARTILLERY, 1, 0, 0, RG_VETERAN, RG_LG, 0, 0, RG_LIMBERED, 7.2,
          30, E },
        { "F-71", "LESLIE", MEN, 6, 3, 2, RG_VETERAN, RG_REGULARS, 0, 0, RG_LINE, 6, 24, E },
        { "BOSE", "LESLIE", MEN, 8, 6, 4, RG_VETERAN, RG_HESSIANS, 0, 0, RG_LINE, 6, 15, E },
        { "G-1", "LESLIE", MEN, 4, 2, 1, RG_ELITE, RG_REGULARS, 0, RG_IS_GUARDS, RG_LINE, 3, 19,
          E },
        { "F-23", "WEBSTER", MEN, 6, 3, 2, RG_VETERAN, RG_REGULARS, 0, RG_HAS_COLONEL, RG_LINE, 6,
          36, E },
        { "F-33", "WEBSTER", MEN, 6, 3, 2, RG_VETERAN, RG_REGULARS, 0, 0, RG_LINE, 6, 43, E },
        { "G-LT", "WEBSTER", MEN, 2, 1, 0, RG_ELITE, RG_REGULARS, 0, RG_IS_GUARDS | RG_IS_LIGHT,
          RG_EXTENDED, 7, 49, E },
        { "JAEGER", "WEBSTER", MEN, 2, 0, 1, RG_VETERAN, RG_JAEGERS, RG_RIFLE, 0, RG_EXTENDED, 7,
          53, E },
        { "G-2", "OHARA", MEN, 4, 2, 1, RG_ELITE, RG_REGULARS, 0, RG_IS_GUARDS | RG_HAS_COLONEL,
          RG_LINE, 3, 38, E },
        { "G-GR", "OHARA", MEN, 2, 1, 0, RG_ELITE, RG_REGULARS, 0, RG_IS_GUARDS, RG_LINE, 3, 43,
          E },
        { "LEGION", "TARLETON", RG_CAVALRY, 4, 3, 2, RG_VETERAN, RG_PROVINCIALS, 0, 0,
          RG_MARCH_COLUMN, 4.4, 30, E },
        { "SINGLETON", "GREENE", RG_ARTILLERY, 1, 0, 0, RG_TRAINED, RG_MG, 0, 0, RG_UNLIMBERED,
          23.5, 30, W },
        { "FINLEY", "GREENE", RG_ARTILLERY, 1, 0, 0, RG_TRAINED, RG_MG, 0, 0, RG_UNLIMBERED, 56, 35,
          W },
        { "NC-1", "EATON", MEN, 6, 5, 4, RG_RAW, RG_MILITIA, 0, 0, RG_LINE, 24.5, 34, W },
        { "NC-2", "EATON", MEN, 6, 5, 4, RG_RAW, RG_MILITIA, 0, 0, RG_LINE, 24.5, 41, W },
        { "NC-3", "BUTLER", MEN, 6, 5, 4, RG_RAW, RG_MILITIA, 0, 0, RG_LINE, 24.5, 26, W },
        { "NC-4", "BUTLER", MEN, 6, 5, 4, RG_RAW, RG_MILITIA, 0, 0, RG_LINE, 24.5, 19, W },
        { "LYNCH", "WASHINGTON", MEN, 5, 4, 3, RG_TRAINED, RG_MILITIA, RG_RIFLE, 0, RG_EXTENDED, 26,
          50, W },
        { "KIRKWOOD", "WASHINGTON", MEN, 2, 1, 0, RG_VETERAN, RG_CONTINENTALS, 0, RG_IS_LIGHT,
          RG_EXTENDED, 29, 55, W },
        { "LD", "WASHINGTON", RG_CAVALRY, 2, 0, 1, RG_VETERAN, RG_CONTINENTALS, 0, 0, RG_LINE, 34,
          56, W },
        { "CAMPBELL", "LEE", MEN, 5, 3, 2, RG_TRAINED, RG_MILITIA, RG_RIFLE, 0, RG_EXTENDED, 26, 9,
          W },
        { "LEE-FOOT", "LEE", MEN, 2, 1, 0, RG_VETERAN, RG_CONTINENTALS, 0, RG_IS_LIGHT, RG_EXTENDED,
          29, 4, W },
        { "LEE-HORSE", "LEE", RG_CAVALRY, 2, 0, 1, RG_VETERAN, RG_CONTINENTALS, 0, 0, RG_LINE, 34,
          4, W },
        { "VA-1", "LAWSON", MEN, 5, 4, 3, RG_RAW, RG_MILITIA, 0, 0, RG_LINE, 36, 33, W },
        { "VA-2", "LAWSON", MEN, 5, 4, 3, RG_RAW, RG_MILITIA, 0, 0, RG_LINE, 36, 39, W },
        { "VA-3", "LAWSON", MEN, 5, 4, 3, RG_RAW, RG_MILITIA, 0, 0, RG_LINE, 36, 45, W },
        { "VA-4", "STEVENS", MEN, 5, 4, 3, RG_TRAINED, RG_MILITIA, 0, 0, RG_LINE, 36, 27, W },
        { "VA-5", "STEVENS", MEN, 4, 3, 2, RG_TRAINED, RG_MILITIA, 0, 0, RG_LINE, 36, 21, W },
        { "VA-6", "STEVENS", MEN, 4, 3, 2, RG_TRAINED, RG_MILITIA, 0, 0, RG_LINE, 36, 15, W },
        { "GREEN", "HUGER", MEN, 10, 7, 5, RG_TRAINED, RG_CONTINENTALS, 0, 0, RG_LINE, 58, 40, W },
        { "HAWES", "HUGER", MEN, 9, 8, 6, RG_RAW, RG_CONTINENTALS, 0, 0, RG_LINE, 58, 50, W },
        { "MD-1", "WILLIAMS", MEN, 8, 5, 3, RG_VETERAN, RG_CONTINENTALS, 0, RG_HAS_COLONEL, RG_LINE,
          58, 31, W },
        { "MD-2", "WILLIAMS", MEN, 8, 7, 5, RG_TRAINED, RG_CONTINENTALS, 0, 0, RG_LINE, 60, 22, W },
    };
    static const piece_row pieces[] = {
        LINE(RG_ROAD, 0, 30, 72, 30),
        LINE(RG_WOOD_FENCE, 24, 12, 24, 48),
        AREA(RG_WOODS, 24, 2, 52, 58),
        AREA(RG_WOODS, 52, 0, 72, 10),
        AREA(RG_WOODS, 70, 10, 72, 56),
        AREA(RG_WOODS, 52, 56, 72, 60),
        AREA(RG_WOODS, 12, 38, 18, 46),
        { RG_CONTOUR, 1, 4, { 55, 18, 67, 18, 67, 56, 55, 56 }, 0, 0, 1 },
        { RG_CREEK, 0, 2, { 53, 14, 52.5, 50 }, 1, 0, 0 },
        LINE(RG_CROSSING, 52, 30, 54, 30),
        { RG_TOWN, 1, 4, { 64, 31, 66, 31, 66, 33, 64, 33 }, 0, 4, 0 },
    };
    const rg_field *f = field_of(BATTLES "guilford-1781-regiments");
    int crown = 0;

    (void)state;
    check_leaders(f, leaders, COUNT(leaders));
    check_units(f, units, COUNT(units));
    check_pieces(f, 72, 60, pieces, COUNT(pieces));
    check_terms(f, 14, 0, false);
    check_edges(f, KIT_WEST, KIT_EAST);
    for (int u = 0; u < f->units; u++) {
        crown += f->side[u] == 0 && rg_is_troops(f, u) ? f->stands[u] : 0;
        assert_int_equal(!!(f->flags[u] & RG_MAY_GO_HOME), strncmp(rg_id(f, u), "NC-", 3) == 0);
    }
    assert_int_equal(crown, 44); /* about 1,900 men with the guns, RG-19.2 */
    assert_int_equal(f->stands[find(f, "GREEN")] + f->stands[find(f, "HAWES")], 19);
    assert_int_equal(f->stands[find(f, "MD-1")] + f->stands[find(f, "MD-2")], 16);
    assert_int_equal(f->objectives, 3);
    assert_int_equal(f->objective[0].piece, find_piece(f, &pieces[10]));
    assert_int_equal(f->objective[0].points, 8);
    assert_int_equal(f->objective[1].kind, RG_NO_FOOT_NEAR);
    assert_int_equal(f->objective[1].far, 12 * LIN_INCH);
    assert_int_equal(f->objective[1].side, 0);
    assert_int_equal(f->objective[1].points, 6);
    assert_int_equal(f->objective[2].kind, RG_FEW_STANDS);
    assert_int_equal(f->objective[2].stands, 22);
    assert_int_equal(f->objective[2].side, 1);
    assert_int_equal(f->objective[2].points, 6);
    assert_int_equal(f->zones, 0);
}

/* covers: RG-19.24: the notes of the battle say what it is to be compared with. */
static void test_yardstick(void **state)
{
    FILE *notes = fopen(BATTLES "guilford-1781-regiments/notes.md", "r");
    char line[1000];
    bool said = false;

    (void)state;
    assert_non_null(notes);
    while (fgets(line, sizeof line, notes))
        said = said || strstr(line, "a quarter of");
    fclose(notes);
    assert_true(said);
}

/* ---- Birmingham Hill: by kinds of units ---- */

typedef struct {
    const char *id; /* the beginning of it */
    int stands, worn, spent, rating, kind, flags, formation;
} kind_row;

/* covers: RG-20.2, RG-20.3, RG-20.4, RG-20.5, RG-20.6, RG-20.7, RG-20.8, RG-20.9, RG-20.12
 *
 * covers: RG-20.13 */
static void test_birmingham_hill(void **state)
{
    static const kind_row kinds[] = {
        /* the first that fits */
        { "GUARDS-", 8, 5, 3, RG_ELITE, RG_REGULARS, RG_IS_GUARDS, RG_LINE },
        { "LIGHT-", 8, 5, 3, RG_ELITE, RG_REGULARS, RG_IS_LIGHT, RG_LINE },
        { "GRENADIERS-", 8, 5, 3, RG_ELITE, RG_REGULARS, RG_IS_GRENADIER, RG_LINE },
        { "F-", 8, 5, 3, RG_VETERAN, RG_REGULARS, 0, RG_LINE },
        { "LINSING", 8, 6, 4, RG_VETERAN, RG_HESSIANS, RG_IS_GRENADIER, RG_LINE },
        { "MINNIGERODE", 8, 6, 4, RG_VETERAN, RG_HESSIANS, RG_IS_GRENADIER, RG_LINE },
        { "LENGERKE", 8, 6, 4, RG_VETERAN, RG_HESSIANS, RG_IS_GRENADIER, RG_LINE },
        { "JAEGER-", 4, 2, 1, RG_VETERAN, RG_JAEGERS, 0, RG_EXTENDED },
        { "LD-16", 6, 3, 2, RG_VETERAN, RG_REGULARS, 0, RG_LINE },
        { "MD-2", 5, 3, 2, RG_TRAINED, RG_CONTINENTALS, 0, RG_FIELD_COLUMN },
        { "MD-7", 5, 3, 2, RG_TRAINED, RG_CONTINENTALS, 0, RG_FIELD_COLUMN },
        { "MD-", 5, 3, 2, RG_TRAINED, RG_CONTINENTALS, 0, RG_LINE },
        { "VA-", 5, 3, 2, RG_TRAINED, RG_CONTINENTALS, 0, RG_LINE },
        { "DELAWARE", 6, 3, 2, RG_VETERAN, RG_CONTINENTALS, 0, RG_LINE },
        { "CANADIANS", 6, 4, 3, RG_TRAINED, RG_CONTINENTALS, 0, RG_LINE },
        { "NJ-", 5, 4, 3, RG_TRAINED, RG_CONTINENTALS, 0, RG_LINE },
        { "PA-", 5, 4, 3, RG_TRAINED, RG_CONTINENTALS, 0, RG_LINE },
        { "GRAYSON", 5, 4, 3, RG_RAW, RG_CONTINENTALS, 0, RG_LINE },
        { "PATTON", 5, 4, 3, RG_RAW, RG_CONTINENTALS, 0, RG_LINE },
        { "SPENCER", 5, 4, 3, RG_RAW, RG_CONTINENTALS, 0, RG_LINE },
    };
    static const struct {
        const char *brigade, *wing;
    } wings[] = {
        { "MATTHEW", "CORNWALLIS" }, { "DONOP", "CORNWALLIS" }, { "WOODFORD", "STEPHEN" },
        { "SCOTT", "STEPHEN" },      { "MAXWELL", "STIRLING" }, { "CONWAY", "STIRLING" }
    };
    const rg_field *f = field_of(BATTLES "brandywine-1777-regiments");

    (void)state;
    for (int u = 0; u < f->units; u++) {
        const bool later = !rg_is_leader(f, u) && f->brigade_of[f->brigade[u]].turn > 0;
        int k = 0;

        if (f->type[u] == RG_ARTILLERY) {
            assert_int_equal(f->gun[u], strcmp(rg_id(f, u), "GUNS-HESSE") == 0 ? RG_HG : RG_MG);
            assert_int_equal(f->stands[u], 2);
            if (f->side[u] == 0)
                assert_int_equal(f->rating[u], RG_VETERAN);
            if (!later)
                assert_int_equal(f->formation[u], RG_UNLIMBERED);
        }
        if (!rg_is_troops(f, u))
            continue;
        while (k < COUNT(kinds) && strncmp(rg_id(f, u), kinds[k].id, strlen(kinds[k].id)) != 0)
            k++;
        if (k == COUNT(kinds))
            fail_msg("%s is of no kind that the ledger has", rg_id(f, u));
        if (f->stands[u] != kinds[k].stands || f->worn[u] != kinds[k].worn ||
            f->spent[u] != kinds[k].spent || f->rating[u] != kinds[k].rating ||
            f->kind[u] != kinds[k].kind || (f->flags[u] & SHOWN) != kinds[k].flags ||
            (!later && f->formation[u] != kinds[k].formation))
            fail_msg("%s is not as the ledger has it", rg_id(f, u));
    }
    for (int i = 0; i < COUNT(wings); i++)
        assert_int_equal(f->wing[find(f, wings[i].brigade)], find(f, wings[i].wing));
    assert_int_equal(f->type[find(f, "HOWE")], RG_ARMY);
    assert_int_equal(f->type[find(f, "SULLIVAN")], RG_ARMY);
    check_terms(f, 12, 0, false);
    check_edges(f, KIT_NORTH, KIT_SOUTH);
    assert_int_equal(f->scenery.size.width, 96 * LIN_INCH);
    assert_int_equal(f->scenery.size.height, 48 * LIN_INCH);
    assert_int_equal(f->objectives, 3);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(f->objective[i].kind, RG_HOLD_POINT);
        assert_int_equal(f->objective[i].points, 6);
    }
    for (int i = 0; i < f->scenery.pieces; i++) /* RG-20.9 */
        if (f->ground[i] == RG_TOWN)
            assert_int_equal(f->capacity[i], 4);
    assert_int_equal(f->zones, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_gatehouse_lane), cmocka_unit_test(test_meadow_fences),
        cmocka_unit_test(test_ravine_road),    cmocka_unit_test(test_guilford),
        cmocka_unit_test(test_yardstick),      cmocka_unit_test(test_birmingham_hill)
    };

    return cmocka_run_group_tests(tests, begin, end);
}
