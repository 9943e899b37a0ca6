/* test_ib_march.c -- legs of marches on crowded tables made by chance: wherever a leg ends, nobody
 * lies on anybody or over the edge, no enemy is touched that was not, and no more was spent than
 * there was; and what ground takes agrees with one who walks by small steps and counts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/setup/setup.h"

#include <stdlib.h>
#include <string.h>

static lin_source *source;
static lin_game *game;
static const ib_field *field;
static ib_state now;
static kit_beside memory;
static lin_view view;

static int open_battle(void **state)
{
    const lin_field *f;
    lin_refusal why;

    (void)state;
    source = lin_source_new(NULL);
    if (!source || lin_source_field(source, LIN_SOURCE_DIR "/tests/battles/ib-march", "orders=off",
                                    &f, &why) != LIN_OK)
        return -1;
    if (lin_game_new(&game, f, lin_dice_seeded(1, 0), &why) != LIN_OK)
        return -1;
    field = ib_field_of(f);
    memcpy(&now, lin_state(game), sizeof now);
    view = (lin_view){ f, &now, &memory };
    return 0;
}

static int close_battle(void **state)
{
    (void)state;
    lin_game_free(game);
    lin_source_free(source);
    return 0;
}

static int32_t between(lin_rng *r, int32_t low, int32_t high)
{
    return low + (int32_t)lin_rng_below(r, (uint32_t)(high - low + 1));
}

/* ---- A crowd ---- */

static bool stands_free(int u)
{
    const tb_pose pose = ib_pose(&view, u);
    tb_body b;

    tb_form(&pose, &b);
    return kit_on_table(&field->scenery, &b) && ib_in_the_way(&view, u, &b, false) == IB_NONE;
}

/* Units are strewn over a part of the table so that many are in each other's way, and some touch.
 */
static void strew(lin_rng *r)
{
    const int32_t west = between(r, 0, IB_IN(48)), south = between(r, 0, IB_IN(30));

    for (int u = 0; u < field->units; u++)
        now.where[u] = IB_ABSENT;
    for (int u = 0; u < field->units; u++) {
        if (!ib_is_unit(field, u))
            continue;
        for (int tries = 0; tries < 20; tries++) {
            int formation = between(r, 0, IB_FORMATIONS - 1);

            while (!ib_may_form(field, u, formation))
                formation = (formation + 1) % IB_FORMATIONS;
            now.where[u] = IB_ON_TABLE;
            now.formation[u] = (uint8_t)formation;
            now.at[u] =
                (lin_point){ west + between(r, 0, IB_IN(18)), south + between(r, 0, IB_IN(14)) };
            now.facing[u] = between(r, 0, 1) ? (uint16_t)(TB_QUARTER * between(r, 0, 3))
                                             : (uint16_t)between(r, 0, 65535);
            now.effort[u] = (uint8_t)between(r, 0, 1);
            if (stands_free(u))
                break;
            now.where[u] = IB_ABSENT;
        }
    }
}

static int any_unit(lin_rng *r)
{
    for (;;) {
        const int u = between(r, 0, field->units - 1);

        if (ib_is_unit(field, u) && now.where[u] == IB_ON_TABLE)
            return u;
    }
}

static ib_march any_march(lin_rng *r, int u)
{
    ib_march m = { .unit = (uint8_t)u, .on_road = 1 };

    m.began = now.at[u];
    m.raw_die = (uint8_t)between(r, 1, 8);
    m.column_die = (uint8_t)between(r, 1, 6);
    m.base = ib_march_base(&view, u, &m);
    return m;
}

static tb_body body_at(const tb_pose *pose)
{
    tb_body b;

    tb_form(pose, &b);
    return b;
}

static void check_place(int u, const ib_leg *leg)
{
    const tb_pose from = ib_pose(&view, u);
    const tb_body before = body_at(&from), after = body_at(&leg->to);

    assert_true(kit_on_table(&field->scenery, &after));
    for (int v = 0; v < field->units; v++) {
        if (v == u || !ib_is_unit(field, v) || now.where[v] != IB_ON_TABLE)
            continue;
        assert_false(tb_bodies_overlap(&after, ib_body(&view, v)));
        if (field->side[v] != field->side[u] && !tb_bodies_touch(&before, ib_body(&view, v)))
            assert_false(tb_bodies_touch(&after, ib_body(&view, v)));
    }
}

/* IB-3.46: with what ground has taken by then. */
static void check_cost(int u, const ib_march *m, const ib_leg *leg, int kind, int amount)
{
    const bool road = kind == IB_LEG_ROAD_ON || kind == IB_LEG_ROAD_BACK;
    ib_march on = *m;
    ib_purse purse;

    on.on_road = m->on_road && road;
    on.base = ib_march_base(&view, u, &on);
    purse = ib_purse_of(&view, u, &on, amount);
    assert_true(leg->cost >= 0 && leg->gone >= 0 && leg->cost >= leg->gone);
    assert_true(leg->cost == 0 ||
                leg->cost <= ib_spendable(&purse, leg->obstacles, leg->difficult));
    if (amount >= 0 && kind != IB_LEG_WHEEL_LEFT && kind != IB_LEG_WHEEL_RIGHT)
        assert_true(leg->gone <= amount);
    if (leg->gone == 0)
        assert_true(leg->to.at.x == now.at[u].x && leg->to.at.y == now.at[u].y);
}

static void wherever_a_leg_ends_there_is_room(void **state)
{
    lin_rng r = 11;
    int moved = 0, met = 0, edges = 0;

    (void)state;
    for (int i = 0; i < 4000; i++) {
        strew(&r);
        for (int k = 0; k < 12; k++) {
            const int u = any_unit(&r);
            const int kind = between(&r, 0, IB_LEG_ROAD_BACK);
            const bool wheels = kind == IB_LEG_WHEEL_LEFT || kind == IB_LEG_WHEEL_RIGHT;
            const int amount = wheels              ? between(&r, 1, TB_QUARTER)
                               : between(&r, 0, 2) ? -between(&r, 1, 2)
                                                   : between(&r, 1, IB_IN(16));
            const ib_march m = any_march(&r, u);
            ib_leg leg;

            if (kind >= IB_LEG_ROAD_ON && now.formation[u] != IB_COLUMN &&
                now.formation[u] != IB_LIMBERED)
                continue;
            ib_walk_leg(&view, u, &m, (ib_leg_kind)kind, amount, &leg);
            check_place(u, &leg);
            check_cost(u, &m, &leg, kind, amount);
            moved += leg.gone > 0;
            met += leg.unit != IB_NONE;
            edges += leg.edge;
            now.at[u] = leg.to.at; /* the next begins where this one ended */
            now.facing[u] = leg.to.facing;
        }
    }
    if (moved < 15000 || met < 5000 || edges < 100)
        fail_msg("of all legs %d moved, %d met somebody, %d the edge", moved, met, edges);
}

/* ---- One who walks by small steps ---- */

enum { PACE = 5 };

/* West of the road, where there are neither gates nor houses: hedges, a marsh, woods. */
static int32_t by_small_steps(int u, const ib_march *m, bool back, int halves)
{
    const ib_traveller who = ib_traveller_of(field, u, IB_GOES_AHEAD);
    const tb_angle way = (tb_angle)(now.facing[u] + (back ? TB_CIRCLE / 2 : 0));
    int32_t gone = 0, spent = 0;
    bool difficult = false;

    for (;;) {
        const lin_point b = tb_go(now.at[u], way, gone + PACE, 0);
        const lin_point middle = tb_go(now.at[u], way, gone + PACE / 2, 0);
        int price = back ? 2 : 1;
        bool marsh = difficult, wood = false;
        int32_t then = m->base - (difficult ? IB_IN(2) : 0), at[TB_POINTS];

        for (int i = 0; i < field->scenery.pieces; i++) {
            const tb_outline *g = &field->scenery.piece[i].shape;

            if (field->ground[i] & IB_IS_OBSTACLE)
                then -= IB_IN(4) * tb_line_crossings(g, now.at[u], b, at);
            if (field->ground[i] & IB_IS_DIFFICULT && tb_area_holds(g, middle))
                marsh = true;
            if (field->ground[i] & IB_IS_WOODS && who.woods && tb_area_holds(g, middle))
                wood = true;
        }
        then -= marsh && !difficult ? IB_IN(2) : 0;
        price *= wood ? 2 : 1;
        if (2 * (spent + PACE * price) > then * halves)
            return gone;
        spent += PACE * price;
        gone += PACE;
        difficult = marsh;
    }
}

/* Not nearly along an edge of the ground there, where a step of rounding is many of the way. */
static uint16_t any_facing(lin_rng *r)
{
    enum { DEGREE = TB_CIRCLE / 360, SLANT = 63 * DEGREE };

    for (;;) {
        const int facing = between(r, 0, TB_CIRCLE - 1), off = facing % TB_QUARTER;

        if (off > 8 * DEGREE && off < 82 * DEGREE &&
            abs(facing % (TB_CIRCLE / 2) - SLANT) > 8 * DEGREE)
            return (uint16_t)facing;
    }
}

/* IB-3.51: there it is another question on which side of it the flag is. */
static bool is_upon_a_line(lin_point p)
{
    for (int i = 0; i < field->scenery.pieces; i++)
        if (field->ground[i] & IB_IS_OBSTACLE &&
            tb_gap2(p, tb_line_nearest(&field->scenery.piece[i].shape, p, NULL)) <
                4 * TB_SLACK * TB_SLACK)
            return true;
    return false;
}

static void ground_takes_what_small_steps_count(void **state)
{
    lin_rng r = 12;

    (void)state;
    for (int u = 0; u < field->units; u++)
        now.where[u] = IB_ABSENT;
    for (int i = 0; i < 6000; i++) {
        int u = between(&r, 0, field->units - 1);
        const bool back = between(&r, 0, 3) == 0, half = between(&r, 0, 1);
        int32_t expected;
        ib_march m;
        ib_leg leg;

        while (!ib_is_unit(field, u))
            u = between(&r, 0, field->units - 1);
        now.where[u] = IB_ON_TABLE;
        now.formation[u] = field->type[u] == IB_GUN ? IB_LIMBERED : IB_LINE;
        now.effort[u] = 0;
        now.at[u] =
            (lin_point){ between(&r, IB_IN(13), IB_IN(22)), between(&r, IB_IN(18), IB_IN(30)) };
        now.facing[u] = any_facing(&r);
        if (is_upon_a_line(now.at[u]))
            now.at[u].y += 4 * TB_SLACK;
        m = any_march(&r, u);
        m.on_road = 0;
        m.base = ib_march_base(&view, u, &m);
        ib_walk_leg(&view, u, &m, back ? IB_LEG_BACK : IB_LEG_AHEAD, half ? IB_HALF : IB_WHOLE,
                    &leg);
        expected = by_small_steps(u, &m, back, half ? 1 : 2);
        if (abs(leg.gone - expected) > 3 * PACE + 2 * TB_SLACK)
            fail_msg("%s at %d %d facing %u goes %d, and by small steps %d", ib_id(field, u),
                     now.at[u].x, now.at[u].y, now.facing[u], leg.gone, expected);
        now.where[u] = IB_ABSENT;
    }
}

/* A leg declared as far as it went ends where it ended. */
static void the_same_way_again(void **state)
{
    lin_rng r = 13;

    (void)state;
    for (int i = 0; i < 3000; i++) {
        const int kind = (strew(&r), between(&r, IB_LEG_AHEAD, IB_LEG_BACK));
        const int u = any_unit(&r);
        const ib_march m = any_march(&r, u);
        ib_leg leg, again;

        ib_walk_leg(&view, u, &m, (ib_leg_kind)kind, IB_WHOLE, &leg);
        if (leg.gone == 0)
            continue;
        ib_walk_leg(&view, u, &m, (ib_leg_kind)kind, leg.gone, &again);
        assert_true(abs(again.gone - leg.gone) <= TB_SLACK);
        assert_true(abs(again.cost - leg.cost) <= 4 * TB_SLACK);
        assert_true(abs(again.to.at.x - leg.to.at.x) <= TB_SLACK &&
                    abs(again.to.at.y - leg.to.at.y) <= TB_SLACK);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wherever_a_leg_ends_there_is_room),
        cmocka_unit_test(ground_takes_what_small_steps_count),
        cmocka_unit_test(the_same_way_again),
    };

    return cmocka_run_group_tests(tests, open_battle, close_battle);
}
