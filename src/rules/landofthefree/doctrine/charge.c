/* charge.c -- charges and melees: how they would go, and what to do about them. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/sight/sight.h"

/* ---- How a melee would go ---- */

/* The dice of the three best supporters of u against e. */
static int best_support(const lin_view *view, int u, int e)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *friends = &f->elements[f->side[u]];
    int best[3] = { 0 };

    for (int v = tb_next(friends, 0); v >= 0; v = tb_next(friends, v + 1)) {
        int dice;

        if (!lf_may_support(view, v, u, e))
            continue;
        dice = lf_support_dice(view, v, u, e);
        for (int i = 0; i < 3; i++)
            if (dice > best[i]) {
                const int less = best[i];

                best[i] = dice;
                dice = less;
            }
    }
    return best[0] + best[1] + best[2];
}

static bool is_gun(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return f->type[u] == LF_ARTILLERY && !(s->mark[u] & LF_INSIDE);
}

static bool is_at_objective(const lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;

    for (int i = 0; i < s->objectives; i++)
        if (lf_apart(s->at[u], s->objective[i]) <= LF_IN(6))
            return true;
    return false;
}

/* Who loses at an objective loses it: the later, the less can be done about it. */
static int seized_worth(const lf_estimate *p, int u)
{
    const int left = p->f->turns - p->thought.s.turn;

    return !is_at_objective(p, u) ? 0
           : left <= 0            ? W_SEIZED_LAST
           : left == 1            ? (W_SEIZED + W_SEIZED_LAST) / 2
                                  : W_SEIZED;
}

/* LF-DM-44, LF-ML-88: would it be driven over the edge of the table, going back so far from an
 * enemy? */
static bool leaves_table(const lf_estimate *p, int u, int from, int margin)
{
    const lf_state *s = &p->thought.s;
    const lin_point to = tb_go(s->at[u], tb_bearing(s->at[from], s->at[u]),
                               lf_allowance(&p->thought.view, u) * (margin + 50) / 100, 0);

    return to.x < 0 || to.y < 0 || to.x > p->f->scenery.size.width ||
           to.y > p->f->scenery.size.height;
}

/* What it costs to lose: guns that lose are lost (LF-ML-103), others go back, and worse by the
 * margin. */
static int loss_worth(const lf_estimate *p, int u, int from, int margin)
{
    const lf_field *f = p->f;
    const lf_state *s = &p->thought.s;
    int worth = W_DRIVEN + margin * W_MARGIN / 100 + seized_worth(p, u);

    if (is_gun(&p->thought.view, u))
        worth += f->cost[u] * 100;
    else if (margin > 100 * lf_discipline(f, u))
        worth += f->cost[u] * 50; /* LF-ML-91 */
    if (!is_gun(&p->thought.view, u) && leaves_table(p, u, from, margin))
        worth += f->cost[u] * (s->level[u] == LF_EXHAUSTED ? W_SPENT : W_DRIVEN_OFF);
    return worth;
}

/* A round of melee of u with e as they stand in thought, for u's side. */
int lf_fight_worth(lf_estimate *p, int u, int e, bool initiates, bool inspired)
{
    const lf_field *f = p->f;
    const lf_state *s = &p->thought.s;
    kit_sum mine, his, for_me, for_him;
    lf_odds odds;
    int dice[2], worth;

    if (f->type[e] == LF_ARTILLERY && s->formation[e] == LF_COLUMN)
        return f->cost[e] * 100; /* LF-ML-105 */
    lf_melee_pool(&p->thought.view, u, e, initiates, &mine);
    lf_melee_pool(&p->thought.view, e, u, !initiates, &his);
    lf_melee_result(&p->thought.view, 0, u, e, 0, &for_me);
    lf_melee_result(&p->thought.view, 1, e, u, 0, &for_him);
    dice[0] = mine.total + best_support(&p->thought.view, u, e);
    dice[1] = his.total + best_support(&p->thought.view, e, u);
    if (inspired)
        dice[0] = dice[0] * 5 / 3; /* LF-CM-24: five in nine instead of one in three */
    odds = lf_melee_odds(dice[0], dice[1], for_me.total - for_him.total);
    worth = (odds.win * loss_worth(p, e, u, odds.win ? odds.margin_won * 1000 / odds.win : 0) -
             odds.lose * loss_worth(p, u, e, odds.lose ? odds.margin_lost * 1000 / odds.lose : 0)) /
            1000;
    worth += dice[0] * 33 * lf_hit_worth(&p->thought.view, e) / 100 -
             dice[1] * 33 * lf_hit_worth(&p->thought.view, u) / 100;
    return worth - odds.tie * W_MARKER / 1000;
}

/* ---- A charge ---- */

/* Closing Fire and stored orders: what meets it on the way, in hundredths of a hit. */
static int met_on_the_way(const lf_estimate *p, int u, int e)
{
    const lf_field *f = p->f;
    const lf_state *s = &p->thought.s;
    int hits = 0;

    for (int v = tb_next(&f->elements[f->side[e]], 0); v >= 0;
         v = tb_next(&f->elements[f->side[e]], v + 1)) {
        const tb_arc arc =
            lf_arc(&p->thought.view, v); /* LF-ML-27: not at one who comes into its flank */
        const bool fires =
            v == e ? s->formation[v] != LF_COLUMN &&
                         tb_arc_meets(&arc, &lf_body(&p->thought.view, u)->hull)
                   : (s->mark[v] & LF_HAS_C) &&
                         lf_threat_zone_meets(&p->thought.view, v, lf_body(&p->thought.view, u));
        lf_sight sight;

        if (s->where[v] != LF_ON_TABLE || !fires || s->mark[v] & LF_UNLOADED || lf_is_locked(s, v))
            continue;
        lf_see(&p->thought.view, v, u, &sight);
        if (sight.visible)
            hits += (3 + lf_action_dice(&p->thought.view, v) - s->disorder[v] -
                     (s->formation[u] == LF_OPEN) + (f->type[v] == LF_ARTILLERY ? 2 : 0)) *
                    33;
    }
    return hits;
}

/* Of 100: it goes home, for all the fire that meets it. */
static int goes_home(const lf_estimate *p, int u, int hits)
{
    const lf_field *f = p->f;
    const lf_state *s = &p->thought.s;
    const int lacks = (lf_discipline(f, u) - s->hits[u]) * 100;
    kit_sum sum;
    int stands, tested;

    lf_test_modifiers(&p->thought.view, u, LF_TEST_FIRE, 0, &sum);
    stands = lf_pass_chance(lf_morale_led(&p->thought.view, u) - sum.total);
    tested = lacks <= 0 ? 100 : hits * 60 / lacks;
    tested = tested > 100 ? 100 : tested;
    return 100 - tested * (100 - stands * stands / 100) /
                     100; /* it stands, and then dares to go on: LF-ML-16 */
}

/* u charges e from where it stands in thought; what fire it could give instead is not counted. */
int lf_charge_worth(lf_estimate *p, int u, int e, bool inspired)
{
    lf_state *s = &p->thought.s;
    const lin_point at = s->at[u];
    const uint16_t facing = s->facing[u], mark = s->mark[u];
    const uint8_t ground = s->on_piece[u];
    lf_charge c;
    kit_sum sum;
    int worth, hits, home, dares = 100;

    if (lf_plan_charge(&p->thought.view, u, e, 2, &c, NULL) != LIN_OK)
        return INT16_MIN;
    if (s->level[u] != LF_FIT) { /* LF-ML-09 */
        lf_test_modifiers(&p->thought.view, u, LF_TEST_CHARGE, 0, &sum);
        dares = lf_pass_chance(lf_morale_led(&p->thought.view, u) - sum.total);
    }
    hits = met_on_the_way(p, u, e);
    home = goes_home(p, u, hits);
    s->at[u] = c.pose.at;
    s->facing[u] = c.pose.facing;
    s->mark[u] &= (uint16_t)~LF_LINED_UP;
    s->on_piece[u] = LF_NONE;
    worth = lf_fight_worth(p, u, e, true, inspired);
    s->at[u] = at;
    s->facing[u] = facing;
    s->mark[u] = mark;
    s->on_piece[u] = ground;
    worth += W_FOLLOWS; /* LF-ML-97 */
    worth = (worth * home - W_BROKEN_OFF * (100 - home)) / 100 -
            hits * lf_hit_worth(&p->thought.view, u) / 100;
    return (worth * dares - W_MARKER * (100 - dares)) / 100;
}

/* ---- Being charged ---- */

static int closing_worth(lf_estimate *p, int u, int charger, int load)
{
    lf_sight sight;
    kit_sum sum;
    int hits, home;

    lf_see(&p->thought.view, u, charger, &sight);
    lf_fire_pool(&p->thought.view, u, charger, load, &sight, NULL, &sum);
    hits = (sum.total > 0 ? sum.total * 33 : 17);
    home = goes_home(p, charger, hits);
    return lf_volley_worth(&p->thought.view, charger, sum.total, load) +
           lf_fight_worth(p, u, charger, false, false) * home / 100;
}

/* To go back is a loss of ground, and of order if it is caught. */
static int withdraw_worth(lf_estimate *p, int u, int charger)
{
    const lf_state *s = &p->thought.s;
    const bool cavalry = lf_moves_as(&p->thought.view, charger) == LF_CAVALRY &&
                         lf_moves_as(&p->thought.view, u) == LF_INFANTRY;
    const int caught = cavalry                 ? 60
                       : s->level[u] == LF_FIT ? 20
                                               : 45; /* of 100: LF-ML-40 to LF-ML-42 */
    const int fight = lf_fight_worth(p, u, charger, false, false);

    return -W_DRIVEN * 2 / 3 - seized_worth(p, u) +
           caught * ((fight < 0 ? fight : 0) - 2 * W_DRIVEN) / 100;
}

int lf_doctrine_reaction(lf_estimate *p)
{
    const int u = p->frame->arg[0], charger = p->frame->arg[1];
    int best = 0, most = INT32_MIN;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        int worth = INT32_MIN;

        switch (o->verb) {
        case LV_HOLD:
        case LV_CARRY_ON:
            worth =
                lf_fight_worth(p, u, charger, false, false) + (o->verb == LV_CARRY_ON ? 100 : 0);
            break;
        case LV_CLOSING:
            worth = closing_worth(p, u, charger, o->arg[0]);
            break;
        case LV_COUNTER: /* LF-ML-63: a die more */
            worth = lf_fight_worth(p, u, charger, false, false) +
                    33 * lf_hit_worth(p->view, charger) / 100 + 50;
            break;
        case LV_REFORM: /* only what stands in column, or with its back to him, has need of it */
            worth = p->now->formation[u] == LF_COLUMN
                        ? lf_fight_worth(p, u, charger, false, false) + 600
                        : INT32_MIN;
            break;
        case LV_WITHDRAW:
            worth = withdraw_worth(p, u, charger);
            break;
        default:
            break;
        }
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

/* As far as its legs carry it: the list begins with all of them. */
int lf_doctrine_flee(lf_estimate *p)
{
    return p->list->orders ? 0 : LF_UNDECIDED;
}

/* In line towards him if it can be had. */
int lf_doctrine_reform(lf_estimate *p)
{
    for (int formation = LF_LINE; formation <= LF_OPEN; formation++)
        for (int i = 0; i < p->list->orders; i++)
            if (p->list->order[i].verb == LV_AS && p->list->order[i].arg[0] == formation)
                return i;
    return lin_list_find(p->list, LV_HOLD, -1);
}

/* ---- In melee ---- */

/* The most dice first; nobody is dragged into a fight that is lost. */
int lf_doctrine_support(lf_estimate *p)
{
    const int u = p->frame->arg[0], e = p->frame->arg[1],
              enough = lin_list_find(p->list, LV_ENOUGH, -1);
    int best = enough, most = 0;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        const int dice = o->verb == LV_SUPPORT ? lf_support_dice(p->view, o->arg[0], u, e) : -1;

        if (dice > most || (best < 0 && dice >= 0)) {
            most = dice;
            best = i;
        }
    }
    if (enough >= 0 && best != enough &&
        lf_fight_worth(p, u, e, p->frame->arg[2] == 0, false) < -2 * W_DRIVEN)
        return enough;
    return best >= 0 ? best : LF_UNDECIDED;
}

/* Whom to fight, or to turn on: the one with whom it goes best. */
int lf_doctrine_which_foe(lf_estimate *p)
{
    int best = 0, most = INT32_MIN;

    for (int i = 0; i < p->list->orders; i++) {
        const int worth =
            lf_fight_worth(p, p->frame->arg[0], p->list->order[i].arg[0], true, false);

        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return p->list->orders ? best : LF_UNDECIDED;
}
