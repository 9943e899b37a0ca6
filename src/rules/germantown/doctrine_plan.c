/* doctrine_plan.c -- a movement phase planned: attacks that are worth moving for, the best first;
 * then everybody else to where the next ones can be made from, or where something must be held. */
#include "rules/germantown/doctrine.h"

#include <string.h>

/* ---- what it is made from ---- */

static uint64_t key_of(const gt_field *f, const gt_state *s, int side)
{
    uint64_t h = lin_hash_bytes(&s->turn, sizeof s->turn, 1777u + (uint64_t)side);

    for (int u = 0; u < f->units; u++)
        if (f->side[u] != side && !gt_is_leader(f, u)) {
            const uint16_t is[2] = { s->at[u], (uint16_t)(s->mark[u] & (GT_BROKEN | GT_REDUCED)) };

            h = lin_hash_bytes(is, sizeof is, h);
        }
    h = lin_hash_bytes(s->morale, sizeof s->morale, h);
    return h ? h : 1;
}

/* Does it still hold: is everybody who has not moved where he was? */
bool gt_plan_holds(const gt_field *f, const gt_state *s, int side, const gt_plan *plan)
{
    if (plan->key != key_of(f, s, side))
        return false;
    for (int u = 0; u < f->units; u++)
        if (f->side[u] == side && !(s->mark[u] & GT_MOVED) && !gt_has(&s->hand, u) &&
            s->at[u] != plan->from[u])
            return false;
    return true;
}

/* ---- attacks ---- */

typedef struct {
    const gt_field *f;
    const gt_state *s;
    gt_staff *w;
    gt_plan *plan;
    gt_state scratch;          /* everybody where he is planned to be */
    gt_set free;               /* ours that can still be sent somewhere */
    gt_set placed;             /* ours that have an attack */
    lin_cells reach[GT_UNITS]; /* where each of the free can come */
    lin_cells taken;           /* enemy hexes attacked, or to be diversions */
} planner;

typedef struct {
    int worth, cell, diverted;
    gt_set units, leaders;
    uint16_t to[GT_UNITS];
} assault;

static bool may_stand_beside(const gt_field *f, const gt_state *s, int u)
{
    return gt_day(f, s) > 0 || f->side[u] != f->american || (f->flags[u] & GT_IS_VANGUARD);
}

static int value_of(const gt_field *f, const gt_state *s, int u)
{
    return 4 * gt_strength(f, s, u) + 3 * f->morale[s->mark[u] & GT_REDUCED][u] -
           (f->type[u] == GT_RIFLE ? 4 : 0);
}

/* Other enemy hexes that those in a hex would have to attack besides. */
static int dragged_in(const planner *p, int from, int but, int *which)
{
    int n = 0;

    for (int d = 0; d < 6; d++) {
        const int there = p->f->board->next[from][d];

        if (there != LIN_NOWHERE && there != but && gt_zone_passes(p->f, from, d) &&
            gt_has_troops(p->f, p->s, there, p->w->enemy) &&
            !lin_cells_has(p->f->board, &p->taken, there)) {
            *which = there;
            n++;
        }
    }
    return n;
}

/* How good a hex is to attack another from: not yet crowded, few other enemies, no water or slope
 * before it.
 */
static int hex_worth(const planner *p, int from, int d_to, int target, int points)
{
    const gt_field *f = p->f;
    const unsigned water = 1u << GT_STREAM | 1u << GT_CREEK | 1u << GT_BRIDGE | 1u << GT_FORD;
    int which;

    return -2 * points - 12 * dragged_in(p, from, target, &which) -
           ((f->sides[from][d_to] & water) || (f->up[from] >> d_to & 1) ? 6 : 0) -
           (f->inside[target] >> gt_back(d_to) & 1 ? 8 : 0) +
           (f->ground[from] == GT_LIGHT_WOODS || f->ground[from] == GT_HEAVY_WOODS ? 2 : 0);
}


static int defence_in(const planner *p, int cell)
{
    gt_set rest = gt_troops_in(p->f, p->s, cell, p->w->enemy);
    int sum = 0;

    for (int u; (u = gt_next(&rest)) >= 0;)
        sum += gt_defence(p->f, p->s, u);
    return sum;
}

typedef struct {
    int cell, way; /* the hex, and the direction from it to the target */
    int points;    /* that will stand there */
} stand;

static int stands_round(const planner *p, int cell, stand out[6])
{
    int n = 0;

    for (int d = 0; d < 6; d++) {
        const int from = p->f->board->next[cell][d];

        if (from == LIN_NOWHERE || p->f->ground[from] == GT_RIVER ||
            gt_has_troops(p->f, p->s, from, p->w->enemy))
            continue;
        out[n++] = (stand){ from, gt_back(d), p->w->points[from] };
    }
    return n;
}

static void join(const planner *p, assault *a, int u, stand *at)
{
    gt_set rest = gt_and(p->free, p->f->leader_set);

    gt_add(&a->units, u);
    a->to[u] = (uint16_t)at->cell;
    if (p->s->at[u] != at->cell)
        at->points += gt_strength(p->f, p->s, u);
    for (int l; (l = gt_next(&rest)) >= 0 && gt_is_empty(a->leaders);)
        if (p->f->side[l] == p->w->side && p->s->at[l] == p->s->at[u] &&
            gt_may_command(p->f, l, u)) {
            gt_add(&a->leaders, l);
            a->to[l] = (uint16_t)at->cell;
        }
}

/* The best of those who can come, to the best of the hexes they can come to. */
static bool join_best(const planner *p, assault *a, gt_set *able, stand *stands, int n)
{
    gt_set rest = *able;
    int best = -1, most = 0, where = 0, where_worth;

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (best < 0 || value_of(p->f, p->s, u) > most) {
            best = u;
            most = value_of(p->f, p->s, u);
        }
    if (best < 0)
        return false;
    gt_remove(able, best);
    where = -1;
    where_worth = 0;
    for (int k = 0; k < n; k++) {
        int worth;

        if (!lin_cells_has(p->f->board, &p->reach[best], stands[k].cell) ||
            stands[k].points + gt_strength(p->f, p->s, best) > GT_STACK)
            continue;
        worth = hex_worth(p, stands[k].cell, stands[k].way, a->cell, stands[k].points);
        if (where < 0 || worth > where_worth) {
            where = k;
            where_worth = worth;
        }
    }
    if (where >= 0)
        join(p, a, best, &stands[where]);
    return true;
}

/* Who is broken already is soon taken (GT-14.14, GT-14.30). */
static int broken_worth(const planner *p, int cell)
{
    gt_set rest = gt_troops_in(p->f, p->s, cell, p->w->enemy);
    int worth = 0;

    for (int u; (u = gt_next(&rest)) >= 0;)
        worth += p->s->mark[u] & GT_SHATTERED   ? W_SHATTERED
                 : p->s->mark[u] & GT_DISRUPTED ? W_DISRUPTED
                                                : 0;
    return worth;
}

/* As it would be fought, with what else its attackers would have to attack. */
static void weigh_assault(planner *p, assault *a)
{
    gt_set rest = gt_or(a->units, a->leaders);
    uint16_t was[GT_UNITS];
    int others = 0, first = LIN_NOWHERE;

    for (int u; (u = gt_next(&rest)) >= 0;) {
        was[u] = p->scratch.at[u];
        p->scratch.at[u] = a->to[u];
    }
    rest = a->units;
    for (int u; (u = gt_next(&rest)) >= 0;) {
        int which = LIN_NOWHERE, n = dragged_in(p, a->to[u], a->cell, &which);

        if (n == 1 && which == first)
            continue;
        if (n > 0 && first == LIN_NOWHERE)
            first = which;
        others += n;
    }
    a->diverted = first;
    a->worth = gt_attack_worth(p->f, &p->scratch, a->cell, a->units, first) +
               broken_worth(p, a->cell) - W_DRAGGED_IN * (others > 1 ? others - 1 : 0);
    rest = gt_or(a->units, a->leaders);
    for (int u; (u = gt_next(&rest)) >= 0;)
        p->scratch.at[u] = was[u];
}

static int strength_of(const planner *p, gt_set units)
{
    int sum = 0;

    for (int u; (u = gt_next(&units)) >= 0;)
        sum += gt_strength(p->f, p->s, u);
    return sum;
}

/* Those who stand there already take part; who else can come? */
static gt_set begin(const planner *p, int cell, stand *stands, int n, assault *a)
{
    gt_set able = { { 0, 0 } }, rest = gt_minus(gt_and(p->free, p->f->combat_set), p->f->gun_set);

    a->cell = cell;
    a->diverted = LIN_NOWHERE;
    a->units = a->leaders = (gt_set){ { 0, 0 } };
    for (int u; (u = gt_next(&rest)) >= 0;) {
        int there = -1;
        bool comes = false;

        for (int k = 0; k < n; k++) {
            there = p->s->at[u] == stands[k].cell ? k : there;
            comes |= lin_cells_has(p->f->board, &p->reach[u], stands[k].cell);
        }
        if (there >= 0 && gt_is_steady(p->s, u))
            join(p, a, u, &stands[there]);
        else if (there < 0 && comes && may_stand_beside(p->f, p->s, u) &&
                 !(p->s->mark[u] & GT_PINNED) && !(p->f->flags[u] & GT_IS_MILITIA))
            gt_add(&able, u);
    }
    return able;
}

/* The best attack on a hex: one more after the other, and of those that reach another column the
 * one that brings most for what it takes. */
static void gather(planner *p, int cell, assault *best)
{
    const int defence = defence_in(p, cell);
    stand stands[6];
    const int n = stands_round(p, cell, stands);
    assault a = { 0 };
    gt_set able = begin(p, cell, stands, n, &a);
    int column = -1, below, most = -10000;

    best->units = (gt_set){ { 0, 0 } };
    do {
        const int sum = strength_of(p, a.units), now = gt_odds_column(sum, defence, &below);

        if (now == column || gt_is_empty(a.units) || below)
            continue;
        column = now;
        weigh_assault(p, &a);
        if (!gt_is_empty(a.leaders)) { /* or without him */
            assault plain = a;

            plain.leaders = (gt_set){ { 0, 0 } };
            weigh_assault(p, &plain);
            if (plain.worth > a.worth)
                a = plain;
        }
        if (a.worth - W_EACH * gt_count(a.units) > most) {
            most = a.worth - W_EACH * gt_count(a.units);
            *best = a;
        }
    } while (column < GT_ODDS - 1 && join_best(p, &a, &able, stands, n));
}

static void move_points(const planner *p, int u, int to)
{
    gt_staff *w = p->w;
    const int from = p->s->at[u], points = gt_strength(p->f, p->s, u);

    if (gt_is_leader(p->f, u) || from == to)
        return;
    if (gt_is_gun(p->f, u)) {
        w->guns[from]--;
        w->guns[to]++;
    } else {
        w->points[from] = (uint8_t)(w->points[from] - points);
        w->points[to] = (uint8_t)(w->points[to] + points);
    }
}

static void send(planner *p, int u, int to, int against)
{
    move_points(p, u, to);
    p->plan->to[u] = (uint16_t)(to == p->s->at[u] ? LIN_NOWHERE : to);
    p->plan->against[u] = (uint16_t)against;
    p->scratch.at[u] = (uint16_t)to;
    gt_remove(&p->free, u);
}

static void carry_out(planner *p, const assault *a)
{
    gt_set rest = gt_or(a->units, a->leaders);

    for (int u; (u = gt_next(&rest)) >= 0;)
        send(p, u, a->to[u], a->cell);
    p->placed = gt_or(p->placed, a->units);
    lin_cells_set(p->f->board, &p->taken, a->cell);
    if (a->diverted != LIN_NOWHERE)
        lin_cells_set(p->f->board, &p->taken, a->diverted);
}

static bool anybody_comes(const planner *p, int cell)
{
    stand stands[6];
    const int n = stands_round(p, cell, stands);
    gt_set rest = gt_minus(gt_and(p->free, p->f->combat_set), p->f->gun_set);

    for (int u; (u = gt_next(&rest)) >= 0;)
        for (int k = 0; k < n; k++)
            if (lin_cells_has(p->f->board, &p->reach[u], stands[k].cell))
                return true;
    return false;
}

static void plan_assaults(planner *p)
{
    const int least = p->w->last ? W_LEAST_LAST : W_LEAST_ATTACK;
    uint16_t hex[GT_UNITS];
    int hexes = 0;
    gt_set rest = gt_and(p->f->side_set[p->w->enemy], p->f->combat_set);

    for (int u; (u = gt_next(&rest)) >= 0;) {
        int k = 0;

        if (!gt_on_map(p->s, u))
            continue;
        while (k < hexes && hex[k] != p->s->at[u])
            k++;
        if (k == hexes && anybody_comes(p, p->s->at[u]))
            hex[hexes++] = p->s->at[u];
    }
    for (int round = 0; round < 12; round++) {
        assault best = { .worth = least - 1 }, a = { 0 };

        for (int k = 0; k < hexes; k++) {
            if (lin_cells_has(p->f->board, &p->taken, hex[k]))
                continue;
            gather(p, hex[k], &a);
            if (!gt_is_empty(a.units) && a.worth > best.worth)
                best = a;
        }
        if (best.worth < least)
            break;
        carry_out(p, &best);
    }
}

/* ---- marches ---- */

/* Those who march together, and how much they are. */
typedef struct {
    int u; /* the slowest */
    int strength, guns;
} column;

static int place_worth(const gt_staff *w, const column *m, int c)
{
    const gt_field *f = w->f;
    const gt_state *s = w->s;
    const int own = w->points[c] + m->strength, foe = w->foe[c] > 200 ? 200 : w->foe[c],
              goal = w->goal[c] > 200 ? 200 : w->goal[c];
    const bool militia = f->flags[m->u] & GT_IS_MILITIA;
    int worth = W_TOGETHER * w->points[c] - gt_risk(w, c, own) * (militia ? W_MILITIA : 1);

    worth -= W_NEARER * (foe > W_STRIKE ? foe - W_STRIKE : 0);
    if (w->side == f->american)
        worth -= W_GOAL * goal * (s->owner[1] != w->side && s->turn + 2 >= f->turns ? W_LATE : 1);
    else
        worth -= W_GOAL * (goal > W_LEASH ? goal - W_LEASH : 0);
    if (lin_cells_has(f->board, &w->near, c) && c != f->house)
        worth -= W_BESIDE_ENEMY;
    if (f->ground[c] == GT_LIGHT_WOODS || f->ground[c] == GT_HEAVY_WOODS)
        worth += W_COVER;
    if (m->guns && own == 0)
        worth -= W_LONE_GUN;
    if (f->type[m->u] == GT_CAVALRY)
        worth -= W_HORSE_AWAY * (foe < 12 ? 12 - foe : 0);
    if (f->type[m->u] != GT_CAVALRY && m->strength > 0) {
        if (c == f->house && w->points[c] == 0 && (w->side == f->british || s->owner[0] != w->side))
            worth += W_HOUSE;
        if (c == f->square && w->points[c] == 0)
            worth += W_GUARD;
    }
    return worth;
}

static bool may_end_there(const gt_staff *w, const column *m, int c)
{
    const bool near = lin_cells_has(w->f->board, &w->near, c);

    if (w->points[c] + m->strength > GT_STACK || w->guns[c] + m->guns > 1)
        return false;
    if (gt_is_house(w->f, c) && (w->f->type[m->u] == GT_CAVALRY || m->guns))
        return false;
    return !near || (!(w->s->mark[m->u] & GT_PINNED) && may_stand_beside(w->f, w->s, m->u));
}

/* The staff counts none of them anywhere. */
int gt_march_goal(const gt_staff *w, const gt_ways *ways, gt_set who)
{
    column m = { .u = -1 };
    int best = ways->from, most;

    for (int u; (u = gt_next(&who)) >= 0;) {
        if (gt_is_leader(w->f, u))
            continue;
        m.u = m.u < 0 || gt_is_gun(w->f, u) ? u : m.u;
        if (gt_is_gun(w->f, u))
            m.guns++;
        else
            m.strength += gt_strength(w->f, w->s, u);
    }
    if (m.u < 0)
        return best;
    most = place_worth(w, &m, best) + 2; /* a march must better something */
    for (int i = 1; i < ways->n; i++) {
        const int c = ways->cell[i];

        if (may_end_there(w, &m, c)) {
            const int worth = place_worth(w, &m, c);

            if (worth > most) {
                most = worth;
                best = c;
            }
        }
    }
    return best;
}

static void count_off(gt_staff *w, int u, int cell, int sign)
{
    if (gt_is_gun(w->f, u))
        w->guns[cell] = (uint8_t)(w->guns[cell] + sign);
    else if (!gt_is_leader(w->f, u))
        w->points[cell] = (uint8_t)(w->points[cell] + sign * gt_strength(w->f, w->s, u));
}

/* All of a hex who have nothing else to do keep together. */
static void plan_march(planner *p, gt_set group)
{
    gt_ways ways;
    const int from = p->s->at[gt_first(group)];
    gt_set rest = group;
    const gt_set guns = gt_and(group, p->f->gun_set);
    const int slow = gt_is_empty(guns) ? gt_first(group) : gt_first(guns);
    int to;

    for (int u; (u = gt_next(&rest)) >= 0;)
        count_off(p->w, u, from, -1);
    gt_ways_from(p->w, slow, from, 0, false, true, &ways);
    to = gt_march_goal(p->w, &ways, group);
    rest = group;
    for (int u; (u = gt_next(&rest)) >= 0;)
        count_off(p->w, u, from, 1);
    for (int u; (u = gt_next(&group)) >= 0;)
        send(p, u, to, LIN_NOWHERE);
}

static int planned_place(const planner *p, int u)
{
    return p->plan->to[u] != LIN_NOWHERE ? p->plan->to[u] : p->s->at[u];
}

/* A leader goes with the strongest of his hex, or to the nearest who has none. */
static void plan_leader(planner *p, int l)
{
    gt_set rest = gt_and(p->f->side_set[p->w->side], p->f->combat_set);
    int best = LIN_NOWHERE, most = -1000;
    gt_ways ways;

    gt_ways_from(p->w, l, p->s->at[l], 0, false, true, &ways);
    for (int u; (u = gt_next(&rest)) >= 0;) {
        int worth, to;

        if (!gt_on_map(p->s, u) || !gt_may_command(p->f, l, u))
            continue;
        to = planned_place(p, u);
        if (ways.cost[0][to] == 0xff && ways.cost[1][to] == 0xff)
            continue;
        worth = p->w->points[to] * 4 + (p->s->at[u] == p->s->at[l] ? 10 : 0) -
                gt_distance(p->f, p->s->at[l], to) + (gt_has(&p->placed, u) ? 6 : 0) -
                (p->s->mark[u] & GT_BROKEN ? 0 : 1);
        if (worth > most) {
            most = worth;
            best = to;
        }
    }
    if (best != LIN_NOWHERE)
        send(p, l, best, LIN_NOWHERE);
}

static bool may_be_sent(const gt_field *f, const gt_state *s, int u)
{
    return gt_on_map(s, u) && gt_check_movable(f, s, u, NULL) == LIN_OK;
}

/* GT-20.4: some stay in the house and at the square whatever else there is to do. */
static bool is_on_guard(const gt_field *f, const gt_state *s, int u)
{
    return f->side[u] == f->british && (s->at[u] == f->house || s->at[u] == f->square) &&
           gt_is_steady(s, u);
}

static void find_free(planner *p)
{
    gt_set rest = p->f->side_set[p->w->side];
    gt_ways ways;

    for (int u; (u = gt_next(&rest)) >= 0;) {
        if (!gt_on_map(p->s, u))
            continue;
        memset(&p->reach[u], 0, sizeof p->reach[u]);
        if (is_on_guard(p->f, p->s, u) || (p->s->mark[u] & GT_PANICKED))
            continue;
        if (may_be_sent(p->f, p->s, u)) {
            gt_add(&p->free, u);
            if (!gt_is_leader(p->f, u) && !gt_is_gun(p->f, u) && gt_is_steady(p->s, u) &&
                p->w->foe[p->s->at[u]] < 60) {
                gt_ways_from(p->w, u, p->s->at[u], 0, false, false, &ways);
                for (int i = 0; i < ways.n; i++)
                    lin_cells_set(p->f->board, &p->reach[u], ways.cell[i]);
            }
        } else if (!(p->s->mark[u] & GT_BROKEN) && !gt_is_leader(p->f, u) &&
                   !(p->s->mark[u] & GT_RODE_OFF)) {
            gt_add(&p->free, u); /* it has moved, or may not: but it can attack from where it is */
            lin_cells_set(p->f->board, &p->reach[u], p->s->at[u]);
        }
    }
}

void gt_plan_make(const gt_field *f, const gt_state *s, int side, gt_plan *plan)
{
    planner p = { .f = f, .s = s, .w = &plan->staff, .plan = plan, .scratch = *s };
    gt_set rest;

    plan->key = key_of(f, s, side);
    for (int u = 0; u < GT_UNITS; u++) {
        plan->from[u] = s->at[u];
        plan->to[u] = plan->against[u] = LIN_NOWHERE;
    }
    gt_staff_draw(f, s, side, &plan->staff);
    find_free(&p);
    plan_assaults(&p);
    for (int far = 0; far < 2; far++) { /* those who are near the enemy first */
        rest = gt_and(p.free, f->combat_set);
        for (int u; (u = gt_next(&rest)) >= 0;) {
            gt_set group = { { 0, 0 } }, others;

            if (!far && plan->staff.foe[s->at[u]] >= 16)
                continue;
            others = gt_and(gt_and(p.free, f->combat_set), gt_troops_in(f, s, s->at[u], side));
            rest = gt_minus(rest, others);
            for (int v; (v = gt_next(&others)) >= 0;)
                if (may_be_sent(f, s, v) && !(s->mark[v] & GT_BROKEN))
                    gt_add(&group, v);
            if (!gt_is_empty(group))
                plan_march(&p, group);
        }
    }
    rest = gt_and(p.free, f->leader_set);
    for (int l; (l = gt_next(&rest)) >= 0;)
        plan_leader(&p, l);
}
