/* fire.c -- what an element could shoot, and what could shoot it; Snap Fire. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/sight/sight.h"

static bool is_cannon(const lin_view *view, int u)
{
    return lf_weapon_of(view, u) == LF_LIGHT_CANNON || lf_weapon_of(view, u) == LF_HEAVY_CANNON;
}

/* ---- One volley ---- */

static void weigh_shot(lf_estimate *p, int u, const lf_target *t, int load, lf_shot_plan *best)
{
    const lf_state *s = &p->thought.s;
    lf_shot_plan shot = { .unit = t->unit, .load = load };
    tb_angle facing;
    kit_sum sum;

    if (lf_check_load(&p->thought.view, u, load, t->sight.distance, NULL) != LIN_OK)
        return;
    lf_fire_pool(&p->thought.view, u, t->unit, load, &t->sight, NULL, &sum);
    shot.dice = sum.total;
    shot.worth = lf_volley_worth(&p->thought.view, t->unit, sum.total, load);
    if (shot.worth <= best->worth ||
        lf_check_shot(&p->thought.view, u, t->unit, load, &facing, NULL) != LIN_OK)
        return;
    if (facing != s->facing[u] && lf_friend_in_turn(&p->thought.view, u, facing, true) != LF_NONE)
        shot.worth -= W_DISORDERED_FRIENDS;
    if (shot.worth > best->worth)
        *best = shot;
}

/* The best it could fire where it stands in thought, if it were loaded. Not for those in buildings.
 */
bool lf_best_shot(lf_estimate *p, int u, lf_shot_plan *out)
{
    lf_state *s = &p->thought.s;
    const bool cannon = is_cannon(&p->thought.view, u);
    lf_target t[LF_UNITS];
    int n;

    *out = (lf_shot_plan){ .unit = LF_NONE };
    if (s->where[u] != LF_ON_TABLE || s->formation[u] == LF_COLUMN || s->mark[u] & LF_INSIDE ||
        lf_is_locked(s, u))
        return false;
    n = lf_fire_targets(&p->thought.view, u, t);
    for (int i = 0; i < n; i++)
        for (int load = cannon ? LF_SOLID : LF_SHOT; load <= (cannon ? LF_GRAPE : LF_SHOT); load++)
            weigh_shot(p, u, &t[i], load, out);
    return out->unit != LF_NONE && out->worth > 0;
}

/* ---- All volleys that its orders are good for ---- */

/* The nearest enemy that it would meet by going on as it faces: how far, or -1. */
int32_t lf_nearest_ahead(const lf_estimate *p, int u, int *who)
{
    const lf_state *s = &p->thought.s;
    const tb_body *b = lf_body(&p->thought.view, u);
    const tb_arc arc = lf_arc(&p->thought.view, u);
    int32_t least = -1;

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        int32_t far;

        if (s->where[e] != LF_ON_TABLE || lf_is_locked(s, e) || !tb_arc_holds(&arc, s->at[e]))
            continue;
        far = tb_body_distance(&b->stand[b->leader], lf_body(&p->thought.view, e), NULL);
        if (least < 0 || far < least) {
            least = far;
            *who = e;
        }
    }
    return least;
}

/* What it may hope to do by fire from where it stands in thought, with so many orders; moves_too:
 * or by going on. */
int lf_fire_hopes(lf_estimate *p, int u, int m, int c, bool moves_too)
{
    const lf_state *s = &p->thought.s;
    const bool loaded = !(s->mark[u] & LF_UNLOADED);
    const int issuer = s->element == u ? s->issuer : LF_NONE;
    const int32_t pace = lf_allowance(&p->thought.view, u),
                  range = LF_IN(lf_ranges[lf_weapon_of(&p->thought.view, u)].most);
    lf_shot_plan shot;
    int32_t far;
    int who = LF_NONE, moves;

    if (c <= 0 || (issuer != LF_NONE && !lf_in_reach(&p->thought.view, u, issuer)))
        return 0;
    if (lf_best_shot(p, u, &shot))
        return shot.worth * lf_volleys(m, c, loaded, 0);
    far = moves_too ? lf_nearest_ahead(p, u, &who) : -1;
    if (far < 0 || pace <= 0 || s->formation[u] == LF_COLUMN ||
        far <= range) /* in range and no shot: something is in the way */
        return 0;
    moves = (int)((far - range + pace - 1) / pace);
    return lf_volley_worth(&p->thought.view, who,
                           2 + lf_action_dice(&p->thought.view, u) - s->disorder[u], LF_SHOT) *
           lf_volleys(m, c, loaded, moves) * W_COMING / 100;
}

/* ---- Being shot at ---- */

/* Friends as near to him as it would be: they share his fire. */
static int sharers(const lf_estimate *p, int u, int e, int32_t far)
{
    const lf_state *s = &p->thought.s;
    const tb_body *b = lf_body(&p->thought.view, e);
    const int32_t near = p->standing == LF_BEHIND
                             ? LF_IN(6)
                             : LF_IN(1); /* in an attack the others come up beside it */
    int n = 1;

    for (int v = tb_next(&p->f->elements[p->side], 0); v >= 0;
         v = tb_next(&p->f->elements[p->side], v + 1))
        n += v != u && s->where[v] == LF_ON_TABLE &&
             tb_body_within(&b->stand[b->leader], lf_body(&p->thought.view, v), far + near);
    return n;
}

/* Does he stand so that it is before him, or can soon be? */
static int turned_to(const lf_estimate *p, int u, int e)
{
    const lf_state *s = &p->thought.s;
    const int turn = tb_turn(s->facing[e], tb_bearing(s->at[e], s->at[u]));
    const int off = turn < 0 ? -turn : turn;

    return off <= TB_EIGHTH + TB_EIGHTH / 3 ? 0 : off <= 2 * TB_EIGHTH ? 1 : 2;
}

/* The hits to be feared from one enemy, in hundredths. */
static int hits_from(const lf_estimate *p, int u, int e, bool looks)
{
    const lf_field *f = p->f;
    const lf_state *s = &p->thought.s;
    const tb_body *b = lf_body(&p->thought.view, e), *me = lf_body(&p->thought.view, u);
    const int32_t range = LF_IN(lf_ranges[lf_weapon_of(&p->thought.view, e)].most),
                  pace = f->type[e] == LF_ARTILLERY ? 0 : lf_allowance(&p->thought.view, e);
    int32_t far;
    uint8_t m, c;
    int moves = 0, dice, n;

    if (s->where[e] != LF_ON_TABLE || s->mark[e] & LF_NO_ORDERS || lf_is_locked(s, e))
        return 0;
    if (!tb_body_within(&b->stand[b->leader], me, range + 3 * pace))
        return 0;
    far = tb_body_distance(&b->stand[b->leader], me, NULL);
    m = lf_stats[f->type[e]].maneuver;
    c = (uint8_t)(lf_stats[f->type[e]].combat - (s->level[e] != LF_FIT));
    m = m > s->disorder[e] ? (uint8_t)(m - s->disorder[e]) : 0;
    if (far > range)
        moves = pace ? (int)((far - range + pace - 1) / pace) : 9;
    moves += turned_to(p, u, e) + (s->formation[e] == LF_COLUMN);
    n = lf_volleys(m, c, !(s->mark[e] & LF_UNLOADED), moves);
    if (n == 0)
        return 0;
    dice = 2 + lf_action_dice(&p->thought.view, e) - (s->formation[u] == LF_OPEN) +
           (far <= LF_IN(3)) - (far > LF_IN(12)) +
           (is_cannon(&p->thought.view, e) && far <= LF_IN(12) ? 2 : 0);
    if (looks && moves == 0) {
        lf_sight sight;

        lf_see(&p->thought.view, e, u, &sight);
        if (!sight.visible)
            n = n > 1 ? n - 1 : 0;
        dice -= sight.cover;
    }
    return (dice > 0 ? dice * 33 : 17) * n * (s->mark[e] & LF_ACTED ? W_DANGER_ACTED : 100) / 100 /
           sharers(p, u, e, far);
}

/* What the enemy's fire would cost it where it stands in thought. */
int lf_danger(lf_estimate *p, int u, bool looks)
{
    const lf_state *s = &p->thought.s;
    const int all = p->f->cost[u] * W_DANGER_MOST;
    int hits = 0, worth;

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1))
        hits += hits_from(p, u, e, looks);
    worth = hits * (p->f->cost[u] * 100 / (2 * lf_discipline(p->f, u))) / 100;
    worth =
        (int)((int64_t)worth * all / (worth + all)); /* it cannot lose more than there is of it */
    if (s->level[u] == LF_EXHAUSTED)
        return worth * W_DANGER_SPENT / 100;
    return worth * p->fear / 100;
}

/* ---- Snap Fire and stored Counter-charges ---- */

static int snap_worth(lf_estimate *p, const lin_order *o)
{
    const lf_state *s = p->now;
    const int v = o->arg[0], active = p->frame->arg[0];
    lf_sight sight;
    kit_sum sum;
    tb_angle facing;
    int worth;

    lf_see(p->view, v, active, &sight);
    lf_fire_pool(p->view, v, active, o->arg[1], &sight, NULL, &sum);
    worth = lf_volley_worth(p->view, active, sum.total, o->arg[1]);
    if (lf_check_shot(p->view, v, active, o->arg[1], &facing, NULL) == LIN_OK &&
        facing != s->facing[v] && lf_friend_in_turn(p->view, v, facing, true) != LF_NONE)
        worth -= W_DISORDERED_FRIENDS;
    return worth;
}

/* Fire first: what is hit before it comes on may not come on at all. */
int lf_doctrine_react(lf_estimate *p)
{
    const int pass = lin_list_find(p->list, LV_PASS, -1);
    int best = pass, most = 0;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        int worth = 0;

        if (o->verb == LV_SNAP)
            worth = snap_worth(p, o);
        else if (o->verb == LV_COUNTER)
            worth = lf_charge_worth(p, o->arg[0], p->frame->arg[0], false) - W_LEAST_CHARGE;
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

/* Out of a building at one target: to share the dice out is to waste them. */
int lf_doctrine_other_target(lf_estimate *p)
{
    return lin_list_find(p->list, LV_ENOUGH, -1);
}
