/* orders.c -- what an active element does with its orders, one after another.
 *
 * A charge that promises more than the fire it takes the place of; else a better place, if one
 * order leads there; else fire, and loading again; else dressing the ranks. What is left over is
 * kept for the enemy's turn. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/turn/turn.h"

#include <stdlib.h>

static int listed_or(const lf_estimate *p, int verb, int arg, int otherwise)
{
    const int i = lin_list_find(p->list, verb, arg);

    return i >= 0 ? i : otherwise;
}

static int find(const lf_estimate *p, int verb, int a, int b)
{
    for (int i = 0; i < p->list->orders; i++)
        if (p->list->order[i].verb == verb && p->list->order[i].arg[0] == a &&
            p->list->order[i].arg[1] == b)
            return i;
    return LF_UNDECIDED;
}

/* ---- Fire ---- */

/* Of 100: a test that its issuing commander pays for. extra: LF-OR-23, LF-CM-46. */
static int paid_chance(const lf_estimate *p, int u, int kind, int extra, int more)
{
    const lf_state *s = p->now;
    kit_sum sum;

    lf_test_modifiers(p->view, u, kind, extra, &sum);
    return lf_pass_chance(lf_commands[s->rating[s->issuer]].morale - sum.total - more);
}

/* A Concentrated Volley brings two hits in nine dice more, and its commander into the fire. */
static int shoot(lf_estimate *p, int u, const lf_shot_plan *shot)
{
    const int plain = find(p, LV_FIRE, shot->unit, shot->load),
              more = find(p, LV_VOLLEY, shot->unit, shot->load);
    int gain;

    if (more >= 0) {
        const int led = lf_attached(p->view, u) == LF_NONE;

        gain = shot->worth * 2 / 3 * paid_chance(p, u, LF_TEST_VOLLEY, 0, led) / 100;
        if (gain > W_POINT + (led ? lf_danger(p, u, true) / 5 + W_LEADER / 10 +
                                        lf_price_of_attaching(p, u, p->now->issuer)
                                  : 0))
            return more;
    }
    return plain >= 0 ? plain : more;
}

/* Out of a building: whom it hits hardest. */
static int shoot_out(lf_estimate *p, int u)
{
    int best = LF_UNDECIDED, most = 0;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        const int dice =
            2 + lf_action_dice(p->view, u) - p->now->disorder[u] + (o->arg[2] == LF_GRAPE ? 2 : 0);
        const int worth =
            o->verb == LV_FIRE_OUT ? lf_volley_worth(p->view, o->arg[0], dice, o->arg[2]) : 0;

        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

/* ---- Charges ---- */

/* The best of them, with what it promises; inspired where that is worth a point. */
static int best_charge(lf_estimate *p, int u, int *worth)
{
    int best = LF_UNDECIDED;

    *worth = 0;
    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        int w;

        if (o->verb != LV_CHARGE && o->verb != LV_INSPIRE)
            continue;
        w = lf_charge_worth(p, u, o->arg[0], o->verb == LV_INSPIRE);
        if (o->verb == LV_INSPIRE)
            w -= W_POINT + W_LEADER / 4 + lf_price_of_attaching(p, u, p->now->issuer);
        if (w > *worth) {
            *worth = w;
            best = i;
        }
    }
    return best;
}

/* ---- In melee ---- */

static int fight_on(lf_estimate *p, int u)
{
    int best = LF_UNDECIDED, most = INT32_MIN;

    for (int i = 0; i < p->list->orders; i++)
        if (p->list->order[i].verb == LV_FIGHT) {
            const int worth = lf_fight_worth(p, u, p->list->order[i].arg[0], true, false);

            if (worth > most) {
                most = worth;
                best = i;
            }
        }
    if (best >= 0 && (most > 0 || lin_list_find(p->list, LV_END, -1) < 0))
        return best;
    if (lin_list_find(p->list, LV_DRESS, -1) >= 0)
        return lin_list_find(p->list, LV_DRESS, -1);
    return listed_or(p, LV_END, -1, best);
}

/* ---- The rest ---- */

/* An attack that has hardly a turn left: ground is all that counts. */
static bool is_pressed(const lf_estimate *p)
{
    return p->standing == LF_BEHIND && p->now->objectives > 0 && p->turns_left <= 1;
}

/* An order forced on it is carried out or lost. */
static int forced_in_hand(lf_estimate *p, int u, const lf_shot_plan *shot, bool has_shot)
{
    lf_step_plan step;
    int i = LF_UNDECIDED;

    if (p->now->act & LF_ACT_FORCED_C && p->now->c > 0)
        i = has_shot ? shoot(p, u, shot) : shoot_out(p, u);
    else if (((i = lin_list_find(p->list, LV_RELOAD, -1)) < 0 || is_pressed(p)) &&
             lf_best_move(p, u, &step))
        return lf_give(p, step.order);
    return i >= 0 ? i : listed_or(p, LV_END, -1, LF_UNDECIDED);
}

/* One more volley for a command point, or the reload that lets it have the one it could still
 * order. */
static int force(lf_estimate *p, int u, const lf_shot_plan *shot, bool has_shot)
{
    const lf_state *s = p->now;
    const bool loaded = !(s->mark[u] & LF_UNLOADED);
    const int kind = loaded && s->c == 0                ? LF_ORDER_C
                     : !loaded && s->m == 0 && s->c > 0 ? LF_ORDER_M
                                                        : LF_ORDER_BOTH;
    const int i = kind == LF_ORDER_BOTH || !has_shot ? -1 : lin_list_find(p->list, LV_FORCE, kind);
    int chance;

    if (i < 0)
        return LF_UNDECIDED;
    chance = paid_chance(p, u, LF_TEST_FORCED, s->forced, 0);
    return shot->worth * chance / 100 > W_POINT + (W_MARKER + W_LOADED) * (100 - chance) / 100 +
                                            (kind == LF_ORDER_M ? W_POINT : 0)
               ? i
               : LF_UNDECIDED;
}

/* One more move for a command point, when it is now or never; in an assault it always is, and
 * points that are not spent are lost with the turn. */
static int force_on(lf_estimate *p, int u)
{
    const bool hurries =
        is_pressed(p) || p->assault || (lf_is_hunting(p) && p->turns_left <= W_DASH);
    const int i = hurries && p->now->m == 0 ? lin_list_find(p->list, LV_FORCE, LF_ORDER_M) : -1;
    lf_step_plan step;
    bool goes;

    if (i < 0)
        return LF_UNDECIDED;
    p->thought.s.m = 1;
    goes = lf_best_move(p, u, &step);
    p->thought.s.m = 0;
    return goes && step.gain * paid_chance(p, u, LF_TEST_FORCED, p->now->forced, 0) / 100 >
                       W_POINT + W_MARKER
               ? i
               : LF_UNDECIDED;
}

static int32_t nearest(const lf_estimate *p, int u)
{
    int32_t least = LF_IN(200);

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1))
        if (p->now->where[e] == LF_ON_TABLE && lf_apart(p->now->at[u], p->now->at[e]) < least)
            least = lf_apart(p->now->at[u], p->now->at[e]);
    return least;
}

/* What is left is stored, as much as can be, if the enemy may come; a Combat Order for a point
 * where he is sure to. */
static int finish(lf_estimate *p, int u)
{
    const int wait = lin_list_find(p->list, LV_WAIT, LF_ORDER_C);
    int i = lin_list_find(p->list, LV_STORE, LF_ORDER_BOTH);

    if (!lf_expects_enemy(p, u))
        return listed_or(p, LV_END, -1, i);
    if (i < 0)
        i = lin_list_find(p->list, LV_STORE, LF_ORDER_C);
    if (i < 0 && wait >= 0 && nearest(p, u) < LF_IN(14) && p->now->points[p->now->issuer] > 1)
        return wait;
    if (i < 0)
        i = lin_list_find(p->list, LV_STORE, LF_ORDER_M);
    return i >= 0 ? i : listed_or(p, LV_END, -1, LF_UNDECIDED);
}

/* Over a wall that bars the way to where it belongs. */
static int climb(lf_estimate *p, int u)
{
    const tb_body *b = lf_body(p->view, u);
    const lin_point from = tb_centre(&b->stand[b->leader]);
    const int32_t way = lf_apart(from, p->aim[u]);
    const tb_angle towards = tb_bearing(from, p->aim[u]);
    const int stops = lf_ground_on_the_way(p->view, u, &b->hull, kit_way_of(towards, LF_IN(2)));

    for (int i = 0; way > LF_IN(4) && i < p->list->orders; i++) {
        lin_point end[2];
        tb_outline line;

        if (p->list->order[i].verb != LV_CROSS)
            continue;
        line = lf_obstacle(p->view, p->list->order[i].arg[0], end);
        if (p->list->order[i].arg[0] == stops ||
            tb_line_crosses(&line, from, tb_go(from, towards, way < LF_IN(8) ? way : LF_IN(8), 0),
                            NULL))
            return i;
    }
    return LF_UNDECIDED;
}

/* Through a friend who stands in the way; in open order he hardly minds. */
static int pass_through(lf_estimate *p, int u)
{
    const lf_state *s = p->now;
    const tb_angle towards = tb_bearing(s->at[u], p->aim[u]);
    const bool presses = p->standing == LF_BEHIND && p->turns_left <= W_HUNT_ENDS &&
                         s->m > 1; /* late in an attack nobody waits behind another */

    for (int i = 0; lf_apart(s->at[u], p->aim[u]) > LF_IN(6) && i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];

        if (o->verb != LV_THROUGH ||
            abs(tb_turn(towards, tb_bearing(s->at[u], s->at[o->arg[0]]))) >= TB_EIGHTH)
            continue;
        if (presses ||
            ((p->f->group[o->arg[0]] != p->f->group[u] || s->level[o->arg[0]] == LF_EXHAUSTED) &&
             (s->formation[o->arg[0]] == LF_OPEN || nearest(p, u) > LF_IN(15))))
            return i;
    }
    return LF_UNDECIDED;
}

/* A house at the objective is worth holding; and worth leaving when it is wanted elsewhere. */
static int houses(lf_estimate *p, int u)
{
    const lf_state *s = p->now;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];

        if (o->verb == LV_OCCUPY && p->objective[u] != LF_NONE &&
            lf_apart(tb_line_nearest(&p->f->scenery.piece[o->arg[0]].shape,
                                     s->objective[p->objective[u]], NULL),
                     s->objective[p->objective[u]]) < LF_IN(5))
            return i;
    }
    if (!(s->mark[u] & LF_INSIDE) || lf_apart(s->at[u], p->aim[u]) < LF_IN(10) || s->m < 2)
        return LF_UNDECIDED;
    for (int side = 0; side < KIT_EDGES; side++) {
        const int e =
            (int)((tb_bearing(lf_body(p->view, u)->at, p->aim[u]) + TB_EIGHTH) / TB_QUARTER +
                  side) %
            KIT_EDGES;
        const int line = lf_may_form(p->f, u, LF_LINE) ? LF_LINE : LF_OPEN;
        const lin_order o = { .verb = LV_LEAVE,
                              .nargs = 5,
                              .arg = { 3 + e, 0, e * TB_QUARTER, line,
                                       line == LF_OPEN ? LIN_INCH : 0 } };

        if (lf_give(p, o) == LF_ANSWERED)
            return LF_ANSWERED;
    }
    return LF_UNDECIDED;
}

/* LF-SC-70: straight onto the table, if there was no better way to come. */
static int walk_on(lf_estimate *p, int u)
{
    lin_order o;

    if (!lf_step_on(p->view, u, &o))
        return LF_UNDECIDED;
    return o.verb == LV_LEG ? lin_list_find(p->list, LV_MARCH, -1) : lf_give(p, o);
}

/* LF-CM-71: a leaderless one makes for a commander. */
static int make_for_commander(lf_estimate *p, int u)
{
    lin_order o;

    if (p->now->m == 0 || !lf_find_regrouping(p->view, u, &o))
        return LF_UNDECIDED;
    return o.verb == LV_LEG ? lin_list_find(p->list, LV_MARCH, -1) : lf_give(p, o);
}

/* ---- One order ---- */

int lf_doctrine_orders(lf_estimate *p)
{
    const int u = p->frame->arg[0];
    const lf_state *s = p->now;
    const bool loaded = !(s->mark[u] & LF_UNLOADED);
    lf_shot_plan shot;
    lf_step_plan step;
    bool has_shot;
    int i, charge, promise;

    if (s->act & (LF_ACT_OVER | LF_ACT_ORPHANED))
        return listed_or(p, LV_END, -1, LF_UNDECIDED);
    if (lf_is_locked(s, u))
        return fight_on(p, u);
    lf_make_estimate(p);
    has_shot = lf_best_shot(p, u, &shot);
    if (lf_force_in_hand(s))
        return forced_in_hand(p, u, &shot, has_shot);
    charge = s->c > 0 ? best_charge(p, u, &promise) : LF_UNDECIDED;
    if (charge >= 0 && promise > W_LEAST_CHARGE) {
        if (loaded && has_shot && s->c > 1 && (i = shoot(p, u, &shot)) >= 0)
            return i; /* a volley first costs the charge nothing */
        if (promise > W_LEAST_CHARGE + lf_fire_hopes(p, u, s->m, s->c, false) * W_INSTEAD / 100)
            return charge;
    }
    if (s->act & LF_ACT_OFF_TABLE || s->formation[u] == LF_COLUMN) {
        if (!(s->act & LF_ACT_OFF_TABLE) && lf_best_form(p, u, &step))
            return lf_give(p, step.order);
        if ((i = lin_list_find(p->list, LV_MARCH, -1)) >= 0 && lf_can_march(p, u))
            return i;
    }
    if (!has_shot && !(s->act & LF_ACT_OFF_TABLE) && lf_should_march(p, u, false, &step) &&
        (i = lf_give(p, step.order)) != LF_UNDECIDED)
        return i;
    if (lf_best_move(p, u, &step) && (i = lf_give(p, step.order)) != LF_UNDECIDED)
        return i;
    if (!(s->act & LF_ACT_OFF_TABLE) && s->formation[u] == LF_COLUMN &&
        lf_leaves_column(p, u, &step) && (i = lf_give(p, step.order)) != LF_UNDECIDED)
        return i;
    if (s->act & LF_ACT_OFF_TABLE && (i = walk_on(p, u)) != LF_UNDECIDED)
        return i;
    if (loaded && has_shot && s->c > 0 && (i = shoot(p, u, &shot)) >= 0)
        return i;
    if (s->mark[u] & LF_INSIDE && (i = shoot_out(p, u)) >= 0)
        return i;
    if ((i = lin_list_find(p->list, LV_RELOAD, -1)) >= 0 && (s->c > 0 || s->disorder[u] == 0))
        return i;
    if ((i = lin_list_find(p->list, LV_DRESS, -1)) >= 0)
        return i;
    if ((i = lin_list_find(p->list, LV_MOUNT, -1)) >= 0)
        return i;
    if ((i = force_on(p, u)) >= 0 || (i = force(p, u, &shot, has_shot)) >= 0)
        return i;
    if (!has_shot && ((i = houses(p, u)) != LF_UNDECIDED || (i = climb(p, u)) != LF_UNDECIDED ||
                      (i = pass_through(p, u)) != LF_UNDECIDED))
        return i;
    if (!has_shot && lf_should_march(p, u, true, &step))
        return lf_give(p, step.order);
    if ((i = make_for_commander(p, u)) != LF_UNDECIDED)
        return i;
    return finish(p, u);
}
