/* doctrine_fight.c -- close combat: which attacks, by whom, who leads, which tactic, and when the
 * die is thrown again; and shots. */
#include "rules/germantown/doctrine.h"

#include <string.h>

/* ---- what an attack is worth ---- */

static void clear_combats(gt_state *s)
{
    memset(s->combat, 0, sizeof s->combat);
    memset(s->target, 0, sizeof s->target);
    s->combats = s->targets = 0;
}

/* What ten throws bring if both play their best mix, in sixteenths. */
static int game_worth(const gt_field *f, const gt_state *s, const gt_fight *w)
{
    gt_tactics_game game;

    gt_find_tactics_game(f, s, w, &game);
    return (int)(game.mix.value * 16 / game.mix.value_of);
}

static void weigh_likely(const gt_field *f, const gt_state *s, int combat, gt_fight *w)
{
    const int a = gt_attacker(s), d = gt_defender(s);

    gt_weigh(f, s, combat, GT_NOBODY, GT_NOBODY, w);
    gt_weigh(f, s, combat, gt_likely_lead(f, s, w->side[a]), gt_likely_lead(f, s, w->side[d]), w);
}

/* A commanding leader is worth more than one throw can be (GT_WORTH): what an attack puts at stake
 * besides, in sixteenths as above. Tactics add -2 to 2, the middle more often. */
static int leader_stake(const gt_field *f, const gt_state *s, const gt_fight *w)
{
    static const int often[5] = { 1, 3, 4, 3, 1 };
    const int leader = w->leader[gt_attacker(s)];
    int times = 0;

    if (leader == GT_NOBODY || !gt_is_leader(f, leader))
        return 0;
    for (int i = 0; i < GT_ROWS; i++)
        for (int by = -2; by <= 2 && gt_combat_table[i][w->odds].attacker == GT_ONE_STAR; by++) {
            const int face = i + GT_FIRST_ROW - w->sum.total - by;

            times += face >= 0 && face < GT_FACES ? often[by + 2] : 0;
        }
    return times * 16 * (f->points[leader] + f->am_loss[leader] + f->am_gain[leader]) / 12;
}

static int worth_of(const gt_field *f, const gt_state *s, int combat)
{
    gt_fight w;

    weigh_likely(f, s, combat, &w);
    if (gt_is_empty(w.side[0]) || gt_is_empty(w.side[1]))
        return -1000;
    return (game_worth(f, s, &w) - leader_stake(f, s, &w)) / 16;
}

int gt_attack_worth(const gt_field *f, gt_state *scratch, int cell, gt_set units, int diverted)
{
    const uint16_t hex[1] = { (uint16_t)cell };

    clear_combats(scratch);
    gt_count_hexes(f, scratch);
    return gt_attacks_worth(f, scratch, 1, hex, 1, units, diverted);
}

int gt_attacks_worth(const gt_field *f, const gt_state *s, int combat, const uint16_t *hex,
                     int hexes, gt_set units, int diverted)
{
    gt_state scratch = *s;

    for (int i = 0; i < hexes; i++)
        scratch.target[scratch.targets++] = (gt_target){ hex[i], (uint8_t)combat, 0 };
    if (diverted != LIN_NOWHERE)
        scratch.target[scratch.targets++] = (gt_target){ (uint16_t)diverted, (uint8_t)combat, 1 };
    for (int u; (u = gt_next(&units)) >= 0;)
        scratch.combat[u] = (uint8_t)combat;
    return worth_of(f, &scratch, combat);
}

/* ---- one combat ---- */

static void weigh_with(const gt_question *q, int side, int lead, gt_fight *w)
{
    const int a = gt_attacker(q->s), d = gt_defender(q->s);
    int leads[LIN_SIDES] = { q->s->lead[0], q->s->lead[1] };

    leads[side] = lead;
    if (leads[gt_other(side)] == GT_NOBODY)
        leads[gt_other(side)] = gt_likely_lead(q->f, q->s, q->s->part[gt_other(side)]);
    gt_weigh(q->f, q->s, q->s->fighting, leads[a], leads[d], w);
}

int gt_doctrine_lead(const gt_question *q)
{
    const int side = q->frame->arg[0], sign = side == gt_attacker(q->s) ? 1 : -1;
    int best = -1, most = 0;

    for (int i = 0; i < q->list->orders; i++) {
        gt_fight w;
        int worth;

        weigh_with(q, side, q->list->order[i].arg[0], &w);
        worth = sign * game_worth(q->f, q->s, &w);
        if (best < 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

/* By the mix, so that nobody can count on it. */
int gt_doctrine_tactic(const gt_question *q)
{
    const int side = q->frame->arg[0];
    const bool attacks = side == gt_attacker(q->s);
    gt_tactics_game game;
    gt_fight w;
    uint64_t at;

    gt_weigh(q->f, q->s, q->s->fighting, q->s->lead[gt_attacker(q->s)],
             q->s->lead[gt_defender(q->s)], &w);
    gt_find_tactics_game(q->f, q->s, &w, &game);
    at = lin_rng_next(q->rng) % (uint64_t)game.mix.all;
    for (int i = 0; i < (attacks ? game.attackers : game.defenders); i++) {
        const uint64_t share = (uint64_t)(attacks ? game.mix.row[i] : game.mix.column[i]);

        if (at < share)
            return lin_list_find(q->list, V_PLAY, attacks ? game.attacker[i] : game.defender[i]);
        at -= share;
    }
    return -1;
}

/* What another throw would bring on average against what lies there. */
int gt_doctrine_reroll(const gt_question *q)
{
    const gt_state *s = q->s;
    const int side = q->frame->arg[0], sign = side == gt_attacker(s) ? 1 : -1;
    gt_fight w;
    int all, face;

    gt_weigh(q->f, s, s->fighting, s->lead[gt_attacker(s)], s->lead[gt_defender(s)], &w);
    w.odds = s->odds;
    all = gt_throw(q->f, s, &w, s->drm - w.sum.total).worth;
    face = gt_face_worth(q->f, s, &w, s->die - 1 + s->drm);
    return lin_list_find(q->list,
                         sign * (all - 10 * face) >= 10 * W_LEAST_REROLL ? V_REROLL : V_KEEP, -1);
}

/* Cavalry that would be beaten rides off, as far from everybody as it can. */
int gt_doctrine_ride_off(const gt_question *q)
{
    int best = lin_list_find(q->list, V_STAND, -1), most = 0;
    gt_fight w;

    weigh_likely(q->f, q->s, q->s->fighting, &w);
    if (gt_is_empty(w.side[0]) || gt_is_empty(w.side[1]) || game_worth(q->f, q->s, &w) <= 0)
        return best;
    for (int i = 0; i < q->list->orders; i++)
        if (q->list->order[i].verb == V_RIDE) {
            const int far = gt_nearest(q->f, q->s, q->list->order[i].arg[0], gt_attacker(q->s));

            if (far > most) {
                most = far;
                best = i;
            }
        }
    return best;
}

/* ---- shots ---- */

static int damage_worth(const gt_field *f, const gt_state *s, int target, bool rifles)
{
    static const int worth[GT_RESULTS] = {
        [GT_R] = 2, [GT_D] = 5, [GT_ONE] = 6, [GT_AM] = 2, [GT_ONE_STAR] = 8, [GT_TWO] = 12
    };
    int sum = 0;

    for (int face = 0; face < GT_FACES; face++)
        sum += worth[gt_fire_damage(rifles, gt_is_gun(f, target), face)];
    if (s->mark[target] & GT_BROKEN)
        sum += 10;
    return sum + 2 * gt_strength(f, s, target);
}

int gt_doctrine_fire(const gt_question *q)
{
    const bool rifles = q->frame->step == GT_RIFLES;
    int best = -1, most = 0;

    for (int i = 0; i < q->list->orders; i++) {
        const lin_order *o = &q->list->order[i];
        gt_set firers;
        int need, worth;

        if (o->verb != V_FIRE)
            continue;
        firers = gt_units_of(o, 1);
        assert(gt_count(firers) > 0);
        need = gt_to_hit(gt_fire_strength(q->f, q->s, firers, rifles),
                         gt_distance(q->f, q->s->at[gt_first(firers)], q->s->at[o->arg[0]])) -
               gt_fire_sum(q->f, q->s, firers, o->arg[0], rifles).total;
        need = need < 0 ? 0 : need;
        if (need > 9)
            continue;
        worth = (10 - need) * damage_worth(q->f, q->s, o->arg[0], rifles) / gt_count(firers);
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best >= 0 ? best : lin_list_find(q->list, V_PASS, -1);
}
