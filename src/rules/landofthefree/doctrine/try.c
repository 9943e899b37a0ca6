/* try.c -- a move is tried: the element is put where it would end, and the place weighed. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/turn/actions.h"

typedef struct {
    lin_point at;
    uint16_t facing, mark, gap;
    uint8_t ground, formation;
} kept;

static kept keep(const lf_state *s, int u)
{
    return (kept){ s->at[u], s->facing[u], s->mark[u], s->gap[u], s->on_piece[u], s->formation[u] };
}

static void put_back(lf_state *s, int u, const kept *k)
{
    s->at[u] = k->at;
    s->facing[u] = k->facing;
    s->mark[u] = k->mark;
    s->gap[u] = k->gap;
    s->on_piece[u] = k->ground;
    s->formation[u] = k->formation;
}

/* Is there a wall before it, with the enemy beyond? Then it will line up there. */
static bool finds_wall(const lf_estimate *p, const lf_plan *plan, lin_point at)
{
    const lf_state *s = &p->thought.s;
    lin_point end[2];
    tb_outline line;

    if (p->assault || !plan->stopped_by_ground || plan->stopped_by == LF_NONE ||
        (plan->stopped_by < p->f->scenery.pieces &&
         p->f->scenery.piece[plan->stopped_by].kind == KIT_BUILDING))
        return false;
    line = lf_obstacle(&p->thought.view, plan->stopped_by, end);
    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1))
        if (s->where[e] == LF_ON_TABLE && lf_apart(at, s->at[e]) < LF_IN(24) &&
            tb_line_crosses(&line, at, s->at[e], NULL))
            return true;
    return false;
}

/* What the place at the end of a plan is worth, if that is more than `least`. */
static int worth_at(lf_estimate *p, int u, const lf_plan *plan, int m, int c, int least)
{
    lf_state *s = &p->thought.s;
    const kept before = keep(s, u);
    const int wall = finds_wall(p, plan, before.at) ? W_WALL : 0;
    int worth;

    s->at[u] = plan->to.at;
    s->facing[u] = plan->to.facing;
    s->mark[u] &= (uint16_t)~LF_LINED_UP;
    s->on_piece[u] = LF_NONE;
    worth = lf_place_worth(p, u, m, c, plan->stopped_by != LF_NONE, least - wall) + wall;
    put_back(s, u, &before);
    return worth;
}

/* Where guns end that are moved by hand. */
static void by_hand(const lf_estimate *p, int u, const lin_order *o, lf_plan *plan)
{
    const lf_state *s = &p->thought.s;

    plan->to = lf_pose(&p->thought.view, u);
    lf_sweep(&p->thought.view, u, &lf_body(&p->thought.view, u)->hull,
             (lin_point){ o->arg[0] - s->at[u].x, o->arg[1] - s->at[u].y }, plan);
    plan->to.at.x += plan->way.x;
    plan->to.at.y += plan->way.y;
    if (plan->stopped_by == LF_NONE)
        plan->to.facing = (tb_angle)o->arg[2];
}

/* false: the rules are against it. */
bool lf_try_order(lf_estimate *p, int u, const lin_order *o, int now, lf_step_plan *best)
{
    const lf_state *s = &p->thought.s;
    lf_plan plan;
    int gain, costs = 0;

    if (o->verb == LV_PROLONG) {
        if (lf_check_prolong(&p->thought.view, u, o, NULL) != LIN_OK)
            return false;
        by_hand(p, u, o, &plan);
    } else if (lf_plan_step(&p->thought.view, u, o, o->verb == LV_BACK, &plan, NULL) != LIN_OK) {
        return false;
    }
    if (plan.to.at.x == s->at[u].x && plan.to.at.y == s->at[u].y && plan.to.facing == s->facing[u])
        return true; /* stopped before the first step */
    if (o->verb == LV_MOVE)
        costs = (o->arg[3] ? W_OBLIQUE : 0) +
                (o->arg[0] == s->at[u].x && o->arg[1] == s->at[u].y ? W_TURN : 0);
    else if (o->verb == LV_BACK && s->level[u] != LF_EXHAUSTED)
        costs = W_YIELD;
    costs += now;
    gain = worth_at(p, u, &plan, s->m - 1, s->c, best->gain + costs) - costs;
    if (gain > best->gain)
        *best = (lf_step_plan){ *o, gain };
    return true;
}

/* Over a fence or a wall: an order, and a marker that costs another. */
void lf_try_crossings(lf_estimate *p, int u, int now, lf_step_plan *best)
{
    const lf_state *s = &p->thought.s;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        lf_plan plan = { .stopped_by = LF_NONE };
        tb_body b;
        int gain;

        if (o->verb != LV_CROSS)
            continue;
        lf_plan_crossing(&p->thought.view, u, o->arg[0], &plan.to, &b);
        gain = worth_at(p, u, &plan, s->m - 1, s->c, best->gain + now + W_MARKER + W_ORDER_LOST) -
               now - W_MARKER - W_ORDER_LOST;
        if (gain > best->gain)
            *best = (lf_step_plan){ *o, gain };
    }
}
