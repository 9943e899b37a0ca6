/* doctrine_move.c -- where an element would best stand, and the move that brings it there. */
#include "doctrine.h"

#include <stdlib.h>

/* ---- A place ---- */

/* Another Fit or Shaken element of ours within reach of the objective? */
static bool is_held_by_others(const lf_papers *p, int u, int objective)
{
    const lf_state *s = &p->thought.s;

    for (int v = tb_next(&p->f->elements[p->side], 0); v >= 0; v = tb_next(&p->f->elements[p->side], v + 1)) {
        const tb_body *b;

        if (v == u || s->where[v] != LF_ON_TABLE || s->level[v] >= LF_EXHAUSTED)
            continue;
        b = lf_body(p->f, s, v);
        if (tb_point_within(&b->stand[b->leader], s->objective[objective], LF_IN(6)))
            return true;
    }
    return false;
}

/* Of those who could hold its objective, is it among the three nearest? The others cover them. */
static bool is_runner(const lf_papers *p, int u)
{
    const lf_state *s = p->now;
    const lin_point at = s->objective[p->objective[u]];
    int nearer = 0;

    for (int v = tb_next(&p->f->elements[p->side], 0); v >= 0; v = tb_next(&p->f->elements[p->side], v + 1))
        nearer += v != u && s->where[v] == LF_ON_TABLE && s->level[v] < LF_EXHAUSTED && p->f->type[v] != LF_ARTILLERY &&
                  tb_gap2(s->at[v], at) < tb_gap2(s->at[u], at);
    return nearer < 99;
}

/* Of 100: how much more an inch is worth, the later it is: what is to be taken has to be fought for, and at the end it is
 * enough to be there. Who cannot come in time need not run. */
static int haste(lf_papers *p, int u)
{
    const int32_t far = lf_way_from(p, u, p->now->at[u]);
    const int32_t pace = 3 * LF_IN(lf_pace[lf_moves_as(p->f, p->now, u)][LF_LINE]);
    const int32_t way = far > LF_IN(5) ? far - LF_IN(5) : 0;     /* from where it is now: the same for every place it may try */
    const int spare = p->turns_left + 1 - (int)((way + (pace ? pace - 1 : 0)) / (pace ? pace : LF_IN(9)));

    if (p->standing == LF_AHEAD || p->hunts[u] || p->objective[u] == LF_NONE)
        return 100;
    if (spare <= 1 && spare >= -1 && is_runner(p, u))
        return W_INCH_LAST;
    return spare < -1 ? 100 : spare <= 3 ? W_INCH_LATE : 100;
}

/* LF-SC-17: near any objective that none of the others keeps, and the way to its own place. */
static int way_worth(lf_papers *p, int u)
{
    const lf_state *s = &p->thought.s;
    const tb_body *b = lf_body(p->f, s, u);
    int32_t far = lf_way_from(p, u, s->at[u]);
    int worth = 0;

    for (int i = 0; i < s->objectives && s->level[u] < LF_EXHAUSTED; i++)
        if (tb_point_within(&b->stand[b->leader], s->objective[i], LF_IN(6)) && !is_held_by_others(p, u, i))
            worth += W_HOLD;
    if (p->hunts[u])
        far = far > LF_IN(8) ? far - LF_IN(8) : 0;
    return worth - (int)((int64_t)far * p->pull / LIN_INCH) * haste(p, u) / 100;
}

/* Facing those who could reach it, with no flank open to them. */
static int front_worth(const lf_papers *p, int u)
{
    const lf_state *s = &p->thought.s;
    const tb_arc arc = lf_arc(p->f, s, u);
    const tb_body *b = lf_body(p->f, s, u);
    int32_t least = LF_IN(24);
    int worth = 0, slant = 0;

    if (s->mark[u] & LF_INSIDE)
        return 0;
    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0; e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        int32_t far;

        if (s->where[e] != LF_ON_TABLE || s->level[e] == LF_EXHAUSTED)
            continue;
        far = lf_apart(s->at[u], s->at[e]);
        if (far > LF_IN(24))
            continue;
        if (far < LF_IN(15) && !tb_arc_meets(&arc, &lf_body(p->f, s, e)->hull))
            worth -= W_FLANK * (int)(LF_IN(18) - far) / LF_IN(18);
        if (far < least) {
            least = far;
            slant = abs(tb_turn(s->facing[u], tb_bearing(tb_centre(&b->stand[b->leader]), s->at[e])));
        }
    }
    if (least == LF_IN(24) && p->front[u] != s->facing[u])   /* nobody near: as its line looks */
        return worth - abs(tb_turn(s->facing[u], p->front[u])) / (TB_CIRCLE / 36) * W_SLANT / 4;
    return worth - slant / (TB_CIRCLE / 36) * W_SLANT;
}

/* Beside friends, not before them. */
static int company_worth(const lf_papers *p, int u)
{
    const lf_state *s = &p->thought.s;
    const tb_body *me = lf_body(p->f, s, u);
    bool steady = false;
    int worth = 0;

    for (int v = tb_next(&p->f->elements[p->side], 0); v >= 0; v = tb_next(&p->f->elements[p->side], v + 1)) {
        if (v == u || s->where[v] != LF_ON_TABLE || lf_apart(s->at[u], s->at[v]) > LF_IN(20))
            continue;
        steady = steady || (s->level[v] == LF_FIT && tb_body_within(&me->stand[me->leader], lf_body(p->f, s, v), LF_IN(6)));
        if (s->formation[v] != LF_COLUMN && s->level[v] != LF_EXHAUSTED && !lf_is_locked(s, v) && lf_zone_meets(p->f, s, v, me))
            worth -= lf_enemy_within(p->f, s, p->side, s->at[v], LF_IN(18)) != LF_NONE ? W_LANE : W_LANE / 6;
    }
    return worth + (steady ? W_ABREAST : 0);
}

/* Within its commander's voice, or the orders it has left are lost; and not so far from the others of its group that he
 * cannot ride to where he has them all. LF-CM-66: who is attached does not ride. */
static int voice_worth(const lf_papers *p, int u, int m)
{
    const lf_state *s = &p->thought.s;
    const int g = p->f->group[u], c = s->commander[g], force = s->force[p->side];
    const tb_body *me = lf_body(p->f, s, u);
    const tb_quad *leader = &me->stand[me->leader];
    int32_t sphere, far;
    int worth = 0;

    if (force != LF_NONE && s->where[force] == LF_ON_TABLE && s->with[force] == LF_NONE &&
        tb_point_within(leader, lf_commander_at(p->f, s, force), lf_commands[s->rating[force]].sphere - LF_IN(2)))
        return 0;
    if (c == LF_NONE || s->where[c] != LF_ON_TABLE || s->with[c] == u)
        return 0;
    sphere = lf_commands[s->rating[c]].sphere;
    far = tb_point_distance(leader, lf_commander_at(p->f, s, c));
    if (far > sphere)
        worth -= m * W_ORDER_LOST;
    if (s->with[c] == LF_NONE) {
        int n;
        const lin_point middle = lf_centre_of(p, p->side, g, &n);

        far = n > 1 ? tb_point_distance(leader, middle) : 0;
    }
    far = far < sphere ? 0 : far - sphere > LF_IN(3) ? LF_IN(3) : far - sphere;
    return worth - (int)((int64_t)W_OUT * far / LF_IN(3));
}

/* What a charge on e would be worth after so many moves towards him. */
static int charge_after(lf_papers *p, int u, int e, int32_t far, int moves)
{
    lf_state *s = &p->thought.s;
    const lin_point at = s->at[u];
    const uint16_t facing = s->facing[u];
    int worth;

    if (moves > 0) {
        s->facing[u] = tb_bearing(at, s->at[e]);
        s->at[u] = tb_go(at, s->facing[u], far - 2 * lf_allowance(p->f, s, u) + LIN_INCH, 0);
    }
    worth = lf_charge_worth(p, u, e, false) - W_LEAST_CHARGE;
    s->at[u] = at;
    s->facing[u] = facing;
    for (int i = 0; i < moves && worth > 0; i++)
        worth = worth * W_COMING / 100;
    return worth;
}

/* The best charge that it could make from there, at once or after moves for which it has the orders. */
static int charge_hopes(lf_papers *p, int u, int m, int c)
{
    const lf_state *s = &p->thought.s;
    const tb_body *b = lf_body(p->f, s, u);
    const tb_arc arc = lf_arc(p->f, s, u);
    const int32_t pace = lf_allowance(p->f, s, u);
    int best = 0;

    if (m < 1 || c < 1 || pace <= 0 || lf_check_charger(p->f, s, u, NULL) != LIN_OK)
        return 0;
    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0; e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        const tb_quad from = b->stand[b->leader];
        int32_t far;
        int worth, moves;

        if (s->where[e] != LF_ON_TABLE || !tb_body_within(&from, lf_body(p->f, s, e), (m + 1) * pace) || !tb_arc_meets(&arc, &lf_body(p->f, s, e)->hull))
            continue;
        far = tb_body_distance(&from, lf_body(p->f, s, e), NULL);
        moves = far <= 2 * pace ? 0 : (int)((far - 2 * pace + pace - 1) / pace);
        worth = moves < m ? charge_after(p, u, e, far, moves) : 0;
        best = worth > best ? worth : best;
        b = lf_body(p->f, s, u);
    }
    return best;
}

/* What it can do to the enemy from there: by fire, or by a charge that follows the first volley. */
static int attack_hopes(lf_papers *p, int u, int m, int c, bool stays)
{
    const int fire = lf_fire_hopes(p, u, m, c, !stays), charge = charge_hopes(p, u, m, c);

    return charge > fire * W_INSTEAD / 100 ? charge + fire * (100 - W_INSTEAD) / 100 : fire;
}

/* All that speaks for where it stands in thought, with so many orders left; stays: and if it goes no further. */
int lf_place_worth(lf_papers *p, int u, int m, int c, bool stays)
{
    int worth = way_worth(p, u) + front_worth(p, u) + company_worth(p, u) + voice_worth(p, u, m) + attack_hopes(p, u, m, c, stays) -
                lf_danger(p, u, true);

    if (p->thought.s.mark[u] & LF_LINED_UP)
        worth += W_WALL;
    return worth;
}

/* ---- Trying a place ---- */

typedef struct { lin_point at; uint16_t facing, mark, gap; uint8_t ground, formation; } kept;

static kept keep(const lf_state *s, int u)
{
    return (kept){ s->at[u], s->facing[u], s->mark[u], s->gap[u], s->ground[u], s->formation[u] };
}

static void put_back(lf_state *s, int u, const kept *k)
{
    s->at[u] = k->at;
    s->facing[u] = k->facing;
    s->mark[u] = k->mark;
    s->gap[u] = k->gap;
    s->ground[u] = k->ground;
    s->formation[u] = k->formation;
}

/* Is there a wall before it, with the enemy beyond? Then it will line up there. */
static bool finds_wall(const lf_papers *p, const lf_plan *plan, lin_point at)
{
    const lf_state *s = &p->thought.s;
    lin_point end[2];
    tb_ground line;

    if (!plan->stopped_by_ground || plan->stopped_by == LF_NONE ||
        (plan->stopped_by < p->f->pieces && p->f->piece[plan->stopped_by].kind == LF_BUILDING))
        return false;
    line = lf_obstacle(p->f, s, plan->stopped_by, end);
    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0; e = tb_next(&p->f->elements[p->enemy], e + 1))
        if (s->where[e] == LF_ON_TABLE && lf_apart(at, s->at[e]) < LF_IN(24) && tb_line_crosses(&line, at, s->at[e], NULL))
            return true;
    return false;
}

/* What the place at the end of a plan is worth. */
static int worth_at(lf_papers *p, int u, const lf_plan *plan, int m, int c)
{
    lf_state *s = &p->thought.s;
    const kept before = keep(s, u);
    int worth;

    s->at[u] = plan->to.at;
    s->facing[u] = plan->to.facing;
    s->mark[u] &= (uint16_t)~LF_LINED_UP;
    s->ground[u] = LF_NONE;
    worth = lf_place_worth(p, u, m, c, plan->stopped_by != LF_NONE) + (finds_wall(p, plan, before.at) ? W_WALL : 0);
    put_back(s, u, &before);
    return worth;
}

/* Where guns end that are moved by hand. */
static void by_hand(const lf_papers *p, int u, const lin_order *o, lf_plan *plan)
{
    const lf_state *s = &p->thought.s;

    plan->to = lf_pose(p->f, s, u);
    lf_sweep(p->f, s, u, &lf_body(p->f, s, u)->hull, (lin_point){ o->arg[0] - s->at[u].x, o->arg[1] - s->at[u].y }, plan);
    plan->to.at.x += plan->way.x;
    plan->to.at.y += plan->way.y;
    if (plan->stopped_by == LF_NONE)
        plan->to.facing = (tb_angle)o->arg[2];
}

/* false: the rules are against it. */
static bool try_order(lf_papers *p, int u, const lin_order *o, int now, lf_step_plan *best)
{
    const lf_state *s = &p->thought.s;
    lf_plan plan;
    int gain;

    if (o->verb == LV_PROLONG) {
        if (lf_check_prolong(p->f, s, u, o, NULL) != LIN_OK)
            return false;
        by_hand(p, u, o, &plan);
    } else if (lf_plan_step(p->f, s, u, o, o->verb == LV_BACK, &plan, NULL) != LIN_OK) {
        return false;
    }
    if (plan.to.at.x == s->at[u].x && plan.to.at.y == s->at[u].y && plan.to.facing == s->facing[u])
        return true;                                 /* stopped before the first step */
    gain = worth_at(p, u, &plan, s->m - 1, s->c) - now - (o->verb == LV_MOVE && o->arg[3] ? W_OBLIQUE : 0);
    if (o->verb == LV_MOVE && o->arg[0] == s->at[u].x && o->arg[1] == s->at[u].y)
        gain -= W_TURN;
    if (o->verb == LV_BACK && s->level[u] != LF_EXHAUSTED)
        gain -= W_YIELD;
    if (gain > best->gain)
        *best = (lf_step_plan){ *o, gain };
    return true;
}

/* Over a fence or a wall: an order, and a marker that costs another. */
static void try_crossings(lf_papers *p, int u, int now, lf_step_plan *best)
{
    const lf_state *s = &p->thought.s;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        lf_plan plan = { .stopped_by = LF_NONE };
        tb_body b;
        int gain;

        if (o->verb != LV_CROSS)
            continue;
        lf_plan_crossing(p->f, s, u, o->arg[0], &plan.to, &b);
        gain = worth_at(p, u, &plan, s->m - 1, s->c) - now - W_MARKER - W_ORDER_LOST;
        if (gain > best->gain)
            *best = (lf_step_plan){ *o, gain };
    }
}

/* ---- Facings and ways worth trying ---- */

static tb_angle towards(tb_angle from, tb_angle wish)
{
    const int turn = tb_turn(from, wish);

    return (tb_angle)(from + (turn > TB_EIGHTH ? TB_EIGHTH : turn < -TB_EIGHTH ? -TB_EIGHTH : turn));
}

/* The enemy it should look at: the nearest that counts, or LF_NONE. */
static int to_look_at(const lf_papers *p, int u)
{
    const lf_state *s = &p->thought.s;
    int best = LF_NONE;
    int32_t least = LF_IN(30);

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0; e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        const int32_t far = s->where[e] == LF_ON_TABLE ? lf_apart(s->at[u], s->at[e]) + (s->level[e] == LF_EXHAUSTED ? LF_IN(9) : 0) : LF_IN(99);

        if (far < least) {
            least = far;
            best = e;
        }
    }
    return best;
}

static int facings_of(const lf_papers *p, int u, tb_angle *out)
{
    const lf_state *s = &p->thought.s;
    const int foe = to_look_at(p, u);
    int n = 0;

    out[n++] = s->facing[u];
    if (foe != LF_NONE)
        out[n++] = towards(s->facing[u], tb_bearing(s->at[u], s->at[foe]));
    if (lf_apart(s->at[u], p->aim[u]) > LF_IN(6))
        out[n++] = towards(s->facing[u], tb_bearing(s->at[u], p->aim[u]));
    else
        out[n++] = towards(s->facing[u], p->front[u]);
    return n;
}

/* How far straight on until the nearest enemy ahead is in range. */
static int32_t just_in_range(const lf_papers *p, int u)
{
    int who;
    const int32_t far = lf_nearest_ahead(p, u, &who);

    return far < 0 ? 0 : far - LF_IN(lf_ranges[p->f->weapon[u]].most) + LIN_INCH / 8;
}

static void try_steps(lf_papers *p, int u, int now, lf_step_plan *best)
{
    static const int ways[] = { 0, TB_EIGHTH, -TB_EIGHTH, TB_EIGHTH / 2, -TB_EIGHTH / 2 };
    const lf_state *s = &p->thought.s;
    const int32_t full = lf_allowance(p->f, s, u);
    const int32_t far[] = { full - 2, lf_slowed(s, u, full) - 2, just_in_range(p, u) };
    tb_angle facing[3];
    const int n = facings_of(p, u, facing);
    lin_order o = { .verb = LV_MOVE, .nargs = 4, .arg = { s->at[u].x, s->at[u].y } };

    for (int k = 1; k < n; k++) {                    /* turning where it stands */
        o.arg[2] = facing[k];
        if (facing[k] != s->facing[u])
            try_order(p, u, &o, now, best);
    }
    for (int w = 0; w < 5; w++) {
        bool legal = false;

        for (int d = 0; d < (w ? 2 : 3); d++) {      /* the whole way; as far as bad ground lets it; straight on into range */
            const lin_point to = tb_go(s->at[u], (tb_angle)(s->facing[u] + ways[w]), far[d], 0);

            if ((d == 1 && legal) || far[d] <= 0 || far[d] > full - 2)
                continue;
            o.arg[0] = to.x;
            o.arg[1] = to.y;
            for (int k = 0; k < n; k++)
                if (k == 0 || facing[k] != facing[k - 1]) {
                    o.arg[2] = facing[k];
                    legal |= try_order(p, u, &o, now, best);
                }
        }
    }
    for (int w = 0; w < 3; w++)                      /* aside: round the end of a wall, or up to a neighbour */
        for (int oblique = 1; oblique <= 2; oblique++) {
            const lin_point from = tb_go(s->at[u], s->facing[u], 0, (oblique == 1 ? -1 : 1) * lf_base_of(p->f, s, u)->wide);
            const lin_point to = tb_go(from, (tb_angle)(s->facing[u] + ways[w]), full - 2, 0);

            o = (lin_order){ .verb = LV_MOVE, .nargs = 4, .arg = { to.x, to.y, facing[0], oblique } };
            try_order(p, u, &o, now, best);
        }
    if (s->level[u] != LF_EXHAUSTED && lf_enemy_within(p->f, s, p->side, s->at[u], LF_IN(18)) == LF_NONE)
        return;                                      /* nobody to step back from */
    o = (lin_order){ .verb = LV_BACK, .nargs = 3 };
    for (int w = 0; w < 3; w++) {
        const lin_point to = tb_go(s->at[u], (tb_angle)(s->facing[u] + ways[w]), 2 - LF_IN(lf_pace_back[lf_moves_as(p->f, s, u)]), 0);

        o.arg[0] = to.x;
        o.arg[1] = to.y;
        o.arg[2] = facing[n > 1 ? 1 : 0];
        try_order(p, u, &o, now, best);
    }
}

/* Is he among the few enemies nearest to it? */
static bool is_among_nearest(const lf_papers *p, int u, int e)
{
    const lf_state *s = &p->thought.s;
    int nearer = 0;

    for (int v = tb_next(&p->f->elements[p->enemy], 0); v >= 0; v = tb_next(&p->f->elements[p->enemy], v + 1))
        nearer += s->where[v] == LF_ON_TABLE && tb_gap2(s->at[u], s->at[v]) < tb_gap2(s->at[u], s->at[e]);
    return nearer < 2;
}

/* Guns by hand: any way, any facing. */
static void try_guns(lf_papers *p, int u, int now, lf_step_plan *best)
{
    const lf_state *s = &p->thought.s;
    const int32_t far = lf_allowance(p->f, s, u) - 2;

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0; e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        lin_order o = { .verb = LV_PROLONG, .nargs = 3, .arg = { s->at[u].x, s->at[u].y } };

        if (s->where[e] != LF_ON_TABLE || lf_apart(s->at[u], s->at[e]) > LF_IN(36) || !is_among_nearest(p, u, e))
            continue;
        o.arg[2] = tb_bearing(s->at[u], s->at[e]);
        try_order(p, u, &o, now, best);
        for (int w = -2; w <= 2; w++) {
            const lin_point to = tb_go(s->at[u], (tb_angle)(o.arg[2] + w * TB_EIGHTH), far, 0);
            lin_order step = o;

            step.arg[0] = to.x;
            step.arg[1] = to.y;
            try_order(p, u, &step, now, best);
        }
    }
}

/* The best move by one order, if it betters what it costs. */
bool lf_best_move(lf_papers *p, int u, lf_step_plan *out)
{
    const lf_state *s = &p->thought.s;
    int now;

    *out = (lf_step_plan){ .gain = W_LEAST_MOVE };
    if (s->m == 0 || s->mark[u] & LF_INSIDE)
        return false;
    if (s->formation[u] == LF_COLUMN) {              /* it marches, by legs; but it may have come to a fence */
        try_crossings(p, u, lf_place_worth(p, u, s->m, s->c, true), out);
        return out->gain > W_LEAST_MOVE;
    }
    if (s->m == 1 && s->mark[u] & LF_UNLOADED && s->level[u] != LF_EXHAUSTED && lf_enemy_within(p->f, s, p->side, s->at[u], LF_IN(18)) != LF_NONE)
        return false;                                /* the last order is for loading, with the enemy so near */
    now = lf_place_worth(p, u, s->m, s->c, true);
    if (p->f->type[u] == LF_ARTILLERY) {
        lf_shot_plan shot;

        if (!lf_best_shot(p, u, &shot))
            try_guns(p, u, now, out);
    } else {
        try_steps(p, u, now, out);
        try_crossings(p, u, now, out);
    }
    return out->gain > W_LEAST_MOVE;
}
