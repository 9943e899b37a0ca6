/* task.c -- is there anything for an element to do? If not it is left where it is, without orders.
 *
 * Near the enemy there always is: to fire, or to wait for him with an order in hand. Far from him
 * an element is activated to load, to dress its ranks, or to march; and whether it would march is
 * tried on the thought, as if it were active. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/turn/turn.h"

/* Could the enemy come before its muskets until it is active again? Then orders are worth
 * keeping. */
bool lf_expects_enemy(const lf_estimate *p, int u)
{
    return lf_enemy_within(p->view, p->side, p->now->at[u], LF_IN(W_EXPECTED)) != LF_NONE;
}

/* As if it were active. */
bool lf_would_march(lf_estimate *p, int u, int issuer)
{
    lf_state *s = &p->thought.s;
    const uint8_t m = s->m, c = s->c, element = s->element, by = s->issuer;
    lf_step_plan step;
    bool goes;

    lf_count_orders(&p->thought.view, u, &s->m, &s->c);
    s->element = (uint8_t)u;
    s->issuer = (uint8_t)issuer;
    goes = s->formation[u] == LF_COLUMN ? (lf_column_ends(p, u) && lf_could_deploy(p, u)) ||
                                              lf_can_march(p, u) || lf_is_stuck_ashore(p, u)
                                        : lf_march_pays(p, u, false) || lf_best_move(p, u, &step);
    s->m = m;
    s->c = c;
    s->element = element;
    s->issuer = by;
    return goes;
}

/* LF-CM-71: a leaderless one makes for a commander; it is let alone if it would not get far. */
static bool would_regroup(const lf_estimate *p, int u)
{
    lin_order o;

    return lf_find_regrouping(p->view, u, &o) &&
           (o.verb == LV_LEG || o.verb == LV_CROSS || o.verb == LV_THROUGH ||
            lf_apart(p->now->at[u], (lin_point){ o.arg[0], o.arg[1] }) > LIN_INCH * 3 / 4);
}

/* Anything at all, if that commander gives it orders. */
bool lf_has_task(lf_estimate *p, int u, int issuer)
{
    const lf_state *s = p->now;

    if (s->where[u] != LF_ON_TABLE || lf_is_locked(s, u) || s->mark[u] & LF_INSIDE)
        return true;
    if (s->mark[u] & LF_NO_ORDERS)
        return false;
    if (issuer == LF_NONE || s->where[issuer] != LF_ON_TABLE || !lf_in_reach(p->view, u, issuer))
        return would_regroup(p, u);
    return (s->formation[u] != LF_COLUMN && lf_expects_enemy(p, u)) || s->mark[u] & LF_UNLOADED ||
           s->disorder[u] > 0 || lf_would_march(p, u, issuer);
}
