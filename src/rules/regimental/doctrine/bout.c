/* bout.c -- what a charge would come to: the charger is put where it would strike, on a copy of the
 * state, and the rules' own sums are taken of the fire it would come through and of the combat.
 * Over all dice, what each side would lose is weighed against the other. */
#include "rules/regimental/combat/combat.h"
#include "rules/regimental/command/command.h"
#include "rules/regimental/doctrine/doctrine.h"

#include <stdlib.h>
#include <string.h>

/* A combat as it would be fought: the attacker's side first. */
typedef struct {
    int sum[2], each[2], stands[2];
    int worth[2]; /* of all its units in it */
    bool disordered[2], outflanked[2], horse[2], leader[2];
    bool fortified, guns; /* of the defender */
    int impetus;          /* of the attacker's sum: gone after a struggle */
} bout;

static int of_stands(const bout *b, int side, int n)
{
    return (n < b->stands[side] ? n : b->stands[side]) * b->each[side];
}

static int beaten_by(const bout *b, int side, int lost, int order)
{
    return of_stands(b, side, lost) + b->worth[side] * order / 100;
}

/* What the loser loses by a result of so much against him. RG-13.35 to RG-13.64 */
static int loss(const bout *b, int side, int by)
{
    const bool run = b->outflanked[side] || b->horse[1 - side];

    if (by >= 6)
        return beaten_by(b, side, 2 + (by > 7 ? by - 7 : 0), W_BROKEN) +
               (b->leader[side] ? W_LEADER_RISK : 0);
    if (by >= 3)
        return beaten_by(b, side, run ? 2 : 1, run ? W_BROKEN : W_DISORDERED + W_PUSHED);
    if (side == 1 && b->fortified)
        return beaten_by(b, side, b->disordered[side], W_DISORDERED);
    if (side == 1 && b->guns)
        return beaten_by(b, side, 0, W_DAMAGED + W_PUSHED);
    return beaten_by(b, side, b->disordered[side],
                     b->outflanked[side] ? W_BROKEN : W_DISORDERED + W_PUSHED);
}

/* Over both dice. deep: struggles that may still follow. */
static int value_of(const bout *b, int deep)
{
    int sum = 0;

    for (int d = -5; d <= 5; d++) {
        const int ways = 6 - abs(d), result = b->sum[0] - b->sum[1] + d;

        if (result > 0) {
            sum += ways * loss(b, 1, result);
        } else if (result < 0) {
            sum -= ways * loss(b, 0, -result);
        } else {
            bout next = *b;

            for (int side = 0; side < 2; side++) {
                next.sum[side] -= b->disordered[side] ? 0 : 1;
                next.disordered[side] = true;
                next.stands[side] -= b->stands[side] > 1;
            }
            next.sum[0] -= b->impetus;
            next.impetus = 0;
            sum += ways * (b->each[1] - b->each[0] + (deep ? value_of(&next, deep - 1) : 0));
        }
    }
    return sum / 36;
}

/* ---- The copy ---- */

typedef struct {
    rg_state state;
    lin_view view;
} stage;

static void add_fighter(stage *g, int side, int u)
{
    kit_set_put(&g->state.fighting[side], u);
}

static void add_pair(stage *g, const rg_estimate *p, int u, int e, lin_point from)
{
    rg_state *s = &g->state;
    rg_pair pair = { .attacker = (uint8_t)u, .defender = (uint8_t)e };
    const int turn = abs(tb_turn((tb_angle)(s->facing[u] + TB_CIRCLE / 2), s->facing[e]));

    if (s->pairs == RG_PAIRS)
        return;
    if (rg_has_zone(s, e)) {
        if (turn > TB_EIGHTH)
            pair.flags |= turn > 3 * TB_EIGHTH ? RG_ON_REAR : RG_ON_FLANK;
        if (rg_is_behind(p->view, e, from))
            pair.flags |= RG_FROM_BEHIND;
    }
    s->pair[s->pairs++] = pair;
    add_fighter(g, p->f->side[e], e);
}

static int principal_of(const stage *g, const rg_field *f, int side)
{
    const tb_set *all = &g->state.fighting[side];
    int best = RG_NONE, most = -1;

    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1)) {
        const int rank = rg_is_troops(f, u) * 100 + g->state.stands[u];

        if (rank > most) {
            most = rank;
            best = u;
        }
    }
    return best;
}

/* The charger in contact, with those who charge the same enemy already. */
static void set_stage(const rg_estimate *p, int u, int target, const rg_reach *reach, bool cold,
                      bool second, stage *g)
{
    const lin_point from = rg_centre(p->view, u);
    const tb_set *enemies = &p->f->bodies[1 - p->f->side[u]];
    rg_state *s = &g->state;

    *s = *p->s;
    g->view = (lin_view){ p->view->field, s, p->view->beside };
    memset(s->fighting, 0, sizeof s->fighting);
    s->at[u] = reach->contact.at;
    s->facing[u] = reach->contact.facing;
    memset(&s->track[u], 0, sizeof s->track[u]);
    s->done[u] |= (uint16_t)(RG_CHARGING | (cold ? RG_COLD : 0) |
                             (reach->bad ? RG_BAD_GROUND : RG_CLEAR_WAY));
    if (s->charges < RG_MOST_CHARGES && !second)
        s->charge[s->charges++] = (rg_charge){ .from = from,
                                               .unit = (uint8_t)u,
                                               .target = (uint8_t)target,
                                               .level = (uint8_t)rg_level(p->f, from),
                                               .by = RG_NONE };
    add_fighter(g, p->f->side[u], u);
    if (!second)
        s->pairs = 0;
    add_pair(g, p, u, target, from);
    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1))
        if (e != target && rg_stands(s, e) && rg_touch(&g->view, u, e))
            add_pair(g, p, u, e, from);
    for (int i = 0; i < s->charges && !second; i++) {
        const rg_charge *c = &s->charge[i];

        if (c->unit != u && c->target == target && !(c->flags & RG_OVER) && rg_stands(s, c->unit)) {
            add_fighter(g, p->f->side[u], c->unit);
            s->done[c->unit] |= RG_CHARGING;
        }
    }
    s->combat = (rg_combat){ .attacker = p->f->side[u], .second = second };
    for (int side = 0; side < LIN_SIDES; side++)
        s->combat.principal[side] = (uint8_t)principal_of(g, p->f, side);
}

static void fill_side(const rg_estimate *p, const stage *g, int side, int k, bout *b)
{
    const rg_state *s = &g->state;
    const int main = s->combat.principal[side];
    kit_sum sum;

    rg_combat_sum(&g->view, side, &sum);
    b->sum[k] = sum.total;
    b->each[k] = rg_stand_worth(p, main);
    b->disordered[k] = rg_is_disordered(s, main);
    b->outflanked[k] = rg_is_side_outflanked(&g->view, side);
    b->horse[k] = rg_is_mounted(p->f, s, main);
    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1)) {
        b->stands[k] += s->stands[u];
        b->worth[k] += s->stands[u] * rg_stand_worth(p, u);
        b->leader[k] = b->leader[k] || rg_has_leader(p->f, s, u);
    }
}

static void make_bout(const rg_estimate *p, const stage *g, int side, bout *b)
{
    memset(b, 0, sizeof *b);
    fill_side(p, g, side, 0, b);
    fill_side(p, g, 1 - side, 1, b);
    b->fortified = rg_is_side_fortified(&g->view, 1 - side);
    b->guns = !rg_is_troops(p->f, g->state.combat.principal[1 - side]);
    b->impetus =
        (g->state.done[g->state.combat.principal[side]] & RG_COLD || g->state.combat.second) +
        (b->horse[0] && g->state.done[g->state.combat.principal[side]] & RG_CLEAR_WAY);
}

/* ---- Fire before it ---- */

enum { FIRE_LOOK = 12 }; /* inches: guns further off are left out */

/* What would be added to a throw of all that bears; false: nobody does. */
static bool volley_at(stage *g, const rg_field *f, const tb_set *shooters, int target, bool offence,
                      int *add, bool *cannon)
{
    rg_volley volley;
    kit_sum sum;
    bool any = false;

    memset(g->state.aims, 0, sizeof g->state.aims);
    for (int e = tb_next(shooters, 0); e >= 0; e = tb_next(shooters, e + 1)) {
        if (!rg_stands(&g->state, e) ||
            rg_gap(&g->view, e, target) > (rg_is_guns(f, e) ? RG_IN(FIRE_LOOK) : RG_IN(8)))
            continue;
        g->state.aims[e] = rg_stands_that_bear(&g->view, e, target, offence);
        any = any || g->state.aims[e];
    }
    if (!any)
        return false;
    rg_add_up(&g->view, target, &volley);
    rg_fire_sum(&g->view, target, &volley, &sum);
    *add = sum.total;
    *cannon = 2 * volley.cannon >= volley.total;
    return volley.total > 0;
}

static int wear_with(const rg_field *f, int u, int stands)
{
    return f->spent[u] && stands <= f->spent[u] ? RG_SPENT
           : f->worn[u] && stands <= f->worn[u] ? RG_WORN
                                                : RG_FRESH;
}

/* How a side enters the combat after a volley of which it may lose stands and order. */
static bout after_volley(const rg_estimate *p, const bout *b, int k, int unit, rg_effect effect,
                         bool severe, bool cannon)
{
    bout out = *b;
    const bool disorders = effect <= RG_GALLING || (effect == RG_LIVELY && cannon);
    const int had = p->s->stands[unit];
    int lost = 0;

    if (!rg_is_troops(p->f, unit))
        return out;
    if (effect == RG_WITHERING)
        lost = severe ? 3 : 2;
    else if (effect <= RG_TELLING_LOWER || (effect == RG_GALLING && b->disordered[k]))
        lost = 1;
    lost = lost < had ? lost : had;
    out.sum[k] -= 2 * (wear_with(p->f, unit, had - lost) - wear_with(p->f, unit, had)) +
                  (disorders && !b->disordered[k]);
    out.disordered[k] = b->disordered[k] || disorders;
    out.stands[k] -= lost;
    out.worth[k] -= lost * b->each[k];
    return out;
}

static bool is_checked(rg_effect effect, bool cold)
{
    return effect <= RG_TELLING_UPPER || (effect == RG_TELLING_MIDDLE && !cold);
}

/* A volley that is to come: what is added to its throw. */
typedef struct {
    bool any, cannon;
    int add;
} fire;

/* The charger's own volley, if it has one, and then the combat. */
static int after_own_fire(const rg_estimate *p, const fire *own, const bout *b, int target)
{
    int sum = 0;

    for (int dice = 2; own->any && dice <= 12; dice++) {
        const int ways = dice < 8 ? dice - 1 : 13 - dice, total = dice + own->add;
        const rg_effect effect = (rg_effect)rg_fire_effect(p->f->rating[target], total);
        const bout next = after_volley(p, b, 1, target, effect, total >= 15, false);
        int now = value_of(&next, 1) + (b->stands[1] - next.stands[1]) * b->each[1];

        if (next.disordered[1] && !b->disordered[1])
            now += b->worth[1] * W_DISORDERED / 100;
        sum += ways * now;
    }
    return own->any ? sum / 36 : value_of(b, 1);
}

/* Through the enemy's fire, which may check it. */
static int through_fire(const rg_estimate *p, stage *g, const bout *b, int u, int target, bool cold)
{
    fire own = { 0 }, his = { 0 };
    tb_set one = { { 0 } };
    int sum = 0;

    kit_set_put(&one, u);
    if (!cold)
        own.any = volley_at(g, p->f, &one, target, true, &own.add, &own.cannon);
    his.any = volley_at(g, p->f, &p->f->bodies[1 - p->f->side[u]], u, false, &his.add, &his.cannon);
    if (!his.any)
        return after_own_fire(p, &own, b, target);
    for (int dice = 2; dice <= 12; dice++) {
        const int ways = dice < 8 ? dice - 1 : 13 - dice, total = dice + his.add;
        const rg_effect effect = (rg_effect)rg_fire_effect(p->f->rating[u], total);
        const bout next = after_volley(p, b, 0, u, effect, total >= 15, his.cannon);
        int now = -(b->stands[0] - next.stands[0]) * b->each[0];

        if (is_checked(effect, cold) || next.stands[0] <= 0)
            now -= b->worth[0] * (W_DISORDERED + W_PUSHED) / 100;
        else
            now += after_own_fire(p, &own, &next, target);
        sum += ways * now;
    }
    return sum / 36;
}

/* ---- The whole ---- */

/* Whoever stands where points are to be had is worth driving off. */
static int ground_worth(const rg_estimate *p, int target)
{
    int worth = 0;

    for (int i = 0; i < p->f->objectives; i++)
        if (rg_is_at(p, target, i))
            worth += 100 * p->f->objective[i].points * W_GROUND / 100;
    return worth;
}

static int chance_to_win(const bout *b)
{
    int ways = 0;

    for (int d = -5; d <= 5; d++)
        ways += b->sum[0] - b->sum[1] + d > 0 ? 6 - abs(d) : 0;
    return ways;
}

int rg_charge_worth(const rg_estimate *p, int u, int target, int turn, int64_t limit, bool cold)
{
    rg_reach reach;
    stage g;
    bout b;

    rg_plan_charge(p->view, u, target, turn, rg_is_quick(p->s, u), limit, &reach);
    if (!reach.reaches)
        return INT32_MIN / 2;
    set_stage(p, u, target, &reach, cold, false, &g);
    make_bout(p, &g, p->f->side[u], &b);
    return through_fire(p, &g, &b, u, target, cold) +
           ground_worth(p, target) * chance_to_win(&b) / 36;
}

int rg_breakthrough_worth(const rg_estimate *p, int u, int target, int turn)
{
    rg_reach reach;
    stage g;
    bout b;

    rg_plan_charge(p->view, u, target, turn, true, RG_WHOLE / 2, &reach);
    if (!reach.reaches)
        return INT32_MIN / 2;
    set_stage(p, u, target, &reach, false, true, &g);
    make_bout(p, &g, p->f->side[u], &b);
    return value_of(&b, 1);
}

bool rg_best_charge(const rg_estimate *p, int u, int target, bool *cold, int *worth)
{
    const bool sword = rg_is_mounted(p->f, p->s, u) && !(p->f->flags[u] & RG_IS_MOUNTED_INFANTRY);
    int turn;

    *worth = INT32_MIN / 2;
    if (!rg_least_charge(p->view, u, target, rg_is_quick(p->s, u), RG_WHOLE, &turn))
        return false;
    if (sword || p->f->flags[u] & RG_HAS_BAYONETS) {
        *worth = rg_charge_worth(p, u, target, turn, RG_WHOLE, true);
        *cold = true;
    }
    if (!sword) {
        const int firing = rg_charge_worth(p, u, target, turn, RG_WHOLE, false);

        if (firing > *worth) {
            *worth = firing;
            *cold = false;
        }
    }
    return *worth > INT32_MIN / 2;
}
