/* move.c -- the march of an active element: straight on in one direction, by as many orders as that
 * takes, to where it would best stand.
 *
 * All that is weighed is where it would end. The first order of the best march is given; asked
 * again, it finds itself on the same way with an order less, and goes on. So nobody steps to and
 * fro: who has arrived finds nothing better. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/move/reform.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/turn/actions.h"

#include <stdlib.h>

#define LEAST_STEP (LIN_INCH * 3 / 4) /* nobody takes the trouble for less */
#define LEAST_TURN (TB_CIRCLE / 36)   /* nor for turning less */

/* ---- Facings ---- */

static tb_angle towards(tb_angle from, tb_angle wish)
{
    const int turn = tb_turn(from, wish);

    return (tb_angle)(from + (turn > TB_EIGHTH    ? TB_EIGHTH
                              : turn < -TB_EIGHTH ? -TB_EIGHTH
                                                  : turn));
}

/* The enemy it should look at: the nearest that counts, or LF_NONE. */
static int to_look_at(const lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;
    int best = LF_NONE;
    int32_t least = LF_IN(W_FACED) + LF_IN(9);

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        const int32_t far =
            s->where[e] == LF_ON_TABLE
                ? lf_apart(s->at[u], s->at[e]) + (s->level[e] == LF_EXHAUSTED ? LF_IN(9) : 0)
                : LF_IN(99);

        if (far < least) {
            least = far;
            best = e;
        }
    }
    return best;
}

/* How it may look at the end of a move to a place: as now, at the enemy, as its line does. */
static int facings_at(const lf_estimate *p, int u, int foe, lin_point at, tb_angle out[2])
{
    const lf_state *s = &p->thought.s;
    int n = 0;

    out[n++] = s->facing[u];
    if (foe != LF_NONE && lf_apart(at, s->at[foe]) < LF_IN(W_FACED))
        out[n++] = towards(s->facing[u], tb_bearing(at, s->at[foe]));
    else
        out[n++] = towards(s->facing[u], p->front[u]);
    return abs(tb_turn(out[0], out[1])) >= LEAST_TURN ? n : 1;
}

/* ---- Marches ---- */

/* A march that is being thought through. */
typedef struct {
    lf_marches *all;
    int foe;    /* whom to look at at its end */
    lf_march x; /* as far as it has come */
} way_on;

/* A move of so far; it may be the last, with any facing that is worth a thought. False: it cannot
 * be made. *straight, *out: without turning. */
static bool try_far(lf_estimate *p, int u, const way_on *w, tb_angle way, int32_t far,
                    lin_order *straight, lf_plan *out)
{
    const lf_state *s = &p->thought.s;
    const lin_point to = tb_go(s->at[u], way, far, 0);
    lin_order o = { .verb = LV_MOVE, .nargs = 4, .arg = { to.x, to.y, s->facing[u] } };
    tb_angle facing[2];
    int n;

    *straight = o;
    if (lf_plan_step(&p->thought.view, u, &o, false, out, NULL) != LIN_OK ||
        tb_gap2(s->at[u], out->to.at) < (int64_t)LEAST_STEP * LEAST_STEP)
        return false;
    n = out->stopped_by == LF_NONE ? facings_at(p, u, w->foe, to, facing) : 1;
    for (int k = 0; k < n; k++) {
        lf_march x = w->x;
        lf_plan plan = *out;

        o.arg[2] = k ? facing[k] : o.arg[2];
        if (k && lf_plan_step(&p->thought.view, u, &o, false, &plan, NULL) != LIN_OK)
            continue;
        x.to = plan.to;
        x.costs -= lf_finds_wall(p, &plan, s->at[u]) ? W_WALL : 0;
        x.order = x.moves++ ? x.order : o;
        lf_add_march(p, u, w->all, &x);
    }
    return true;
}

/* Straight on that way with every order there is, until something is in the way or its commander
 * cannot be heard. in_range: so far it is until the enemy is in range, where it may halt. */
static void try_way(lf_estimate *p, int u, way_on w, tb_angle way, int32_t in_range)
{
    lf_state *s = &p->thought.s;
    const lin_point at = s->at[u];
    const uint16_t mark = s->mark[u];
    const uint8_t ground = s->on_piece[u];
    const int32_t full = lf_allowance(&p->thought.view, u) - 2,
                  slow = lf_slowed(s, u, full + 2) - 2;

    for (int k = 0; k < s->m; k++) {
        lin_order o;
        lf_plan plan;

        if (k && s->issuer != LF_NONE && !lf_in_reach(&p->thought.view, u, s->issuer))
            break;
        if (in_range >= LEAST_STEP && in_range < full)
            try_far(p, u, &w, way, in_range, &o, &plan);
        if (!try_far(p, u, &w, way, full, &o, &plan) && !try_far(p, u, &w, way, slow, &o, &plan))
            break;
        w.x.order = w.x.moves++ ? w.x.order : o;
        if (plan.stopped_by != LF_NONE)
            break;
        in_range -= plan.free;
        s->at[u] = plan.to.at;
        s->mark[u] &= (uint16_t)~LF_LINED_UP;
        s->on_piece[u] = LF_NONE;
    }
    s->at[u] = at;
    s->mark[u] = mark;
    s->on_piece[u] = ground;
}

/* How far straight on until the nearest enemy ahead is in range. */
static int32_t just_in_range(const lf_estimate *p, int u)
{
    int who;
    const int32_t far = lf_nearest_ahead(p, u, &who);

    return far < 0 ? 0 : far - LF_IN(lf_ranges[p->f->weapon[u]].most) + LIN_INCH / 8;
}

/* Does that way lead to its place, or to the enemy it looks at, rather than away from both? */
static bool leads_to_either(const lf_estimate *p, int u, int foe, tb_angle way)
{
    const lf_state *s = &p->thought.s;

    return abs(tb_turn(way, tb_bearing(s->at[u], p->aim[u]))) <= TB_QUARTER ||
           (foe != LF_NONE && abs(tb_turn(way, tb_bearing(s->at[u], s->at[foe]))) <= TB_QUARTER);
}

static void try_ways(lf_estimate *p, int u, const way_on *w)
{
    static const int off[] = { 0, TB_EIGHTH, -TB_EIGHTH, TB_EIGHTH / 2, -TB_EIGHTH / 2 };
    const lf_state *s = &p->thought.s;
    const int32_t in_range = just_in_range(p, u);
    const int turn = tb_turn(s->facing[u], tb_bearing(s->at[u], p->aim[u]));

    for (int i = 0; i < 5; i++)
        if (leads_to_either(p, u, w->foe, (tb_angle)(s->facing[u] + off[i])))
            try_way(p, u, *w, (tb_angle)(s->facing[u] + off[i]), i ? 0 : in_range);
    if (abs(turn) < TB_EIGHTH && abs(turn) > LEAST_TURN)
        try_way(p, u, *w, (tb_angle)(s->facing[u] + turn), in_range);
}

/* Turning where it stands. */
static void try_turn(lf_estimate *p, int u, const way_on *w)
{
    const lf_state *s = &p->thought.s;
    lf_march x = { .moves = 1, .costs = W_TURN };
    tb_angle facing[2];
    lf_plan plan;

    if (facings_at(p, u, w->foe, s->at[u], facing) < 2)
        return;
    x.order =
        (lin_order){ .verb = LV_MOVE, .nargs = 4, .arg = { s->at[u].x, s->at[u].y, facing[1] } };
    if (lf_plan_step(&p->thought.view, u, &x.order, false, &plan, NULL) != LIN_OK)
        return;
    x.to = plan.to;
    lf_add_march(p, u, w->all, &x);
}

/* About, with the enemy or its place behind it. */
static void try_about(lf_estimate *p, int u, const way_on *w)
{
    const lf_state *s = &p->thought.s;
    const lin_point to = w->foe != LF_NONE ? s->at[w->foe] : p->aim[u];
    lf_march x = { .order = { .verb = LV_TURN, .nargs = 2, .arg = { 2, 0 } },
                   .moves = 1,
                   .costs = W_TURN };
    lf_reformed r;
    tb_body b;

    if (abs(tb_turn(s->facing[u], tb_bearing(s->at[u], to))) < TB_QUARTER + TB_EIGHTH / 2 ||
        lf_plan_turn(&p->thought.view, u, &x.order, &r, NULL) != LIN_OK)
        return;
    tb_form(&r.pose, &b);
    if (kit_unit_in_the_way(lf_window(&p->thought.view), u, &b) != LF_NONE)
        return; /* LF-IP-11 */
    x.to = r.pose;
    lf_add_march(p, u, w->all, &x);
}

/* Has it its orders still before it? What leads aside or back is begun with, or not at all. */
static bool begins(const lf_estimate *p, int u)
{
    return p->thought.s.m == lf_stats[p->f->type[u]].maneuver;
}

/* Aside: round the end of a wall, or up to a neighbour. */
static void try_aside(lf_estimate *p, int u, const way_on *w)
{
    const lf_state *s = &p->thought.s;
    const int32_t wide = lf_base_of(&p->thought.view, u)->wide;

    for (int oblique = 1; oblique <= 2 && begins(p, u); oblique++) {
        const lin_point to = tb_go(s->at[u], s->facing[u], lf_allowance(&p->thought.view, u) - 2,
                                   oblique == 1 ? -wide : wide);
        lf_march x = { .moves = 1, .costs = W_OBLIQUE };
        lf_plan plan;

        x.order = (lin_order){ .verb = LV_MOVE,
                               .nargs = 4,
                               .arg = { to.x, to.y, s->facing[u], oblique } };
        if (lf_plan_step(&p->thought.view, u, &x.order, false, &plan, NULL) != LIN_OK)
            continue;
        x.to = plan.to;
        lf_add_march(p, u, w->all, &x);
    }
}

/* A step back, for who is spent. */
static void try_back(lf_estimate *p, int u, const way_on *w)
{
    const lf_state *s = &p->thought.s;
    const int32_t far = LF_IN(lf_pace_back[lf_moves_as(&p->thought.view, u)]) - 2;

    for (int i = -1; i <= 1; i++) {
        const lin_point to = tb_go(s->at[u], (tb_angle)(s->facing[u] + i * TB_EIGHTH), -far, 0);
        lf_march x = { .moves = 1 };
        lf_plan plan;

        x.order = (lin_order){ .verb = LV_BACK, .nargs = 3, .arg = { to.x, to.y, s->facing[u] } };
        if (lf_plan_step(&p->thought.view, u, &x.order, true, &plan, NULL) != LIN_OK ||
            tb_gap2(s->at[u], plan.to.at) < (int64_t)LEAST_STEP * LEAST_STEP)
            continue;
        x.to = plan.to;
        lf_add_march(p, u, w->all, &x);
    }
}

/* ---- Guns by hand: any way, any facing ---- */

/* Is he among the few enemies nearest to it? */
static bool is_among_nearest(const lf_estimate *p, int u, int e)
{
    const lf_state *s = &p->thought.s;
    int nearer = 0;

    for (int v = tb_next(&p->f->elements[p->enemy], 0); v >= 0;
         v = tb_next(&p->f->elements[p->enemy], v + 1))
        nearer +=
            s->where[v] == LF_ON_TABLE && tb_gap2(s->at[u], s->at[v]) < tb_gap2(s->at[u], s->at[e]);
    return nearer < 2;
}

/* So far, and turned that way. Guns keep out of reach of the bayonet. */
static void try_by_hand(lf_estimate *p, int u, const way_on *w, tb_angle way, int32_t far,
                        tb_angle facing)
{
    const lf_state *s = &p->thought.s;
    const lin_point to = tb_go(s->at[u], way, far, 0);
    lf_march x = { .moves = 1 };
    lf_plan plan;

    x.order = (lin_order){ .verb = LV_PROLONG, .nargs = 3, .arg = { to.x, to.y, facing } };
    if (lf_check_prolong(&p->thought.view, u, &x.order, NULL) != LIN_OK)
        return;
    plan.to = lf_pose(&p->thought.view, u);
    lf_sweep(&p->thought.view, u, &lf_body(&p->thought.view, u)->hull,
             (lin_point){ to.x - s->at[u].x, to.y - s->at[u].y }, &plan);
    x.to = plan.to;
    x.to.at.x += plan.way.x;
    x.to.at.y += plan.way.y;
    if (plan.stopped_by == LF_NONE)
        x.to.facing = facing;
    if (far > 0 &&
        (tb_gap2(s->at[u], x.to.at) < (int64_t)LEAST_STEP * LEAST_STEP ||
         lf_enemy_within(&p->thought.view, p->side, x.to.at, LF_IN(W_GUNS_OFF)) != LF_NONE))
        return;
    lf_add_march(p, u, w->all, &x);
}

static void try_guns(lf_estimate *p, int u, const way_on *w)
{
    const lf_state *s = &p->thought.s;
    const int32_t far = lf_allowance(&p->thought.view, u) - 2;

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        const tb_angle facing = tb_bearing(s->at[u], s->at[e]);

        if (s->where[e] != LF_ON_TABLE || lf_apart(s->at[u], s->at[e]) > LF_IN(36) ||
            !is_among_nearest(p, u, e))
            continue;
        if (abs(tb_turn(s->facing[u], facing)) >= LEAST_TURN)
            try_by_hand(p, u, w, facing, 0, facing);
        for (int i = -1; i <= 1 && begins(p, u); i++)
            try_by_hand(p, u, w, (tb_angle)(facing + i * TB_EIGHTH), far, facing);
    }
}

/* ---- The best of all ---- */

/* Over a fence or a wall: an order, and a marker that costs another. */
static void try_crossings(lf_estimate *p, int u, const way_on *w)
{
    const tb_set near =
        lf_pieces_about(&p->thought.view, &lf_body(&p->thought.view, u)->box, LIN_INCH);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        lf_march x = { .order = { .verb = LV_CROSS, .nargs = 1, .arg = { i } },
                       .moves = 1,
                       .costs = W_MARKER + W_ORDER_LOST };
        tb_body b;

        if (lf_check_cross(&p->thought.view, u, &x.order, NULL) != LIN_OK)
            continue;
        lf_plan_crossing(&p->thought.view, u, i, &x.to, &b);
        lf_add_march(p, u, w->all, &x);
    }
}

/* It is late, and the objective it is to be at is not reached yet: there is no time to load. */
static bool has_to_be_there(const lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;

    return p->turns_left <= W_DASH && p->standing != LF_AHEAD && p->objective[u] != LF_NONE &&
           lf_apart(s->at[u], s->objective[p->objective[u]]) > LF_IN(6);
}

/* With the enemy so near the last order is for loading. */
static bool loads_last(const lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;

    return s->m == 1 && s->mark[u] & LF_UNLOADED && s->level[u] != LF_EXHAUSTED &&
           (!p->assault || p->turns_left > 2) && !has_to_be_there(p, u) &&
           lf_enemy_within(&p->thought.view, p->side, s->at[u], LF_IN(18)) != LF_NONE;
}

/* The first order of the best march, if it betters what it costs. */
bool lf_best_move(lf_estimate *p, int u, lf_step_plan *out)
{
    const lf_state *s = &p->thought.s;
    lf_marches all;
    const way_on w = { .all = &all, .foe = to_look_at(p, u) };
    lf_shot_plan shot;

    *out = (lf_step_plan){ .gain = W_LEAST_MOVE };
    all.n = 0;
    all.near = lf_enemy_within(&p->thought.view, p->side, s->at[u], LF_IN(W_IN_EARNEST)) != LF_NONE;
    if (s->m == 0 || s->mark[u] & LF_INSIDE)
        return false;
    if (s->formation[u] == LF_COLUMN) { /* it marches, by legs; but it may have come to a fence */
        try_crossings(p, u, &w);
        return lf_best_march(p, u, &all, out);
    }
    if (loads_last(p, u))
        return false;
    if (p->f->type[u] == LF_ARTILLERY) {
        if (lf_best_shot(p, u, &shot))
            return false;
        try_guns(p, u, &w);
    } else {
        try_ways(p, u, &w);
        if (!lf_best_shot(p, u, &shot))
            try_turn(p, u, &w);
        try_about(p, u, &w);
        try_aside(p, u, &w);
        if (s->level[u] == LF_EXHAUSTED)
            try_back(p, u, &w);
        try_crossings(p, u, &w);
    }
    return lf_best_march(p, u, &all, out);
}
