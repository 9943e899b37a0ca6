/* doctrine_move.c -- the plan of a movement phase carried out: stack by stack, step by step; and
 * those who come on. */
#include "rules/germantown/doctrine.h"

#include <string.h>

/* ---- who next ---- */

static gt_plan *plan_of(const gt_question *q)
{
    const int side = q->s->side;

    if (!gt_plan_holds(q->f, q->s, side, q->plan))
        gt_plan_make(q->f, q->s, side, q->plan);
    q->plan->staff.f = q->f;
    q->plan->staff.s = q->s;
    return q->plan;
}

static bool give_stack(const gt_question *q, gt_set who)
{
    lin_order o = { .verb = V_MOVE };

    for (int u; (u = gt_next(&who)) >= 0;)
        if (!lin_order_add_unit(&o, 0, u))
            return false;
    if (gt_check_move(q->v, q->frame, &o, NULL) != LIN_OK)
        return false;
    *q->out = o;
    return true;
}

/* The staff as it is now: others have moved since the plan was made. */
static void draw_now(const gt_question *q, gt_staff *w)
{
    gt_set rest = gt_and(q->f->side_set[w->side], q->f->combat_set);

    memset(w->points, 0, sizeof w->points);
    memset(w->guns, 0, sizeof w->guns);
    for (int u; (u = gt_next(&rest)) >= 0;) {
        if (!gt_on_map(q->s, u) || gt_has(&q->s->hand, u))
            continue;
        if (gt_is_gun(q->f, u))
            w->guns[q->s->at[u]]++;
        else
            w->points[q->s->at[u]] = (uint8_t)(w->points[q->s->at[u]] + gt_strength(q->f, q->s, u));
    }
}

/* Who waits and may come on now: as many together as a hex holds. */
static gt_set next_to_come(const gt_field *f, const gt_state *s, int side)
{
    gt_set rest = f->side_set[side], found = { { 0, 0 } };
    int points = 0, guns = 0, area = -1, leaders = 0;

    rest = gt_and(rest, f->combat_set);
    for (int u; (u = gt_next(&rest)) >= 0;) {
        if (s->at[u] != GT_WAITING || (s->mark[u] & GT_MOVED) ||
            gt_check_movable(f, s, u, NULL) != LIN_OK || (area >= 0 && f->entry_area[u] != area))
            continue;
        if (gt_is_gun(f, u) ? guns > 0 : points + gt_strength(f, s, u) > GT_STACK)
            continue;
        area = f->entry_area[u];
        points += gt_is_gun(f, u) ? 0 : gt_strength(f, s, u);
        guns += gt_is_gun(f, u);
        gt_add(&found, u);
    }
    rest = gt_and(f->side_set[side], f->leader_set);
    for (int l; (l = gt_next(&rest)) >= 0 && leaders == 0;)
        if (s->at[l] == GT_WAITING && !(s->mark[l] & GT_MOVED) &&
            gt_check_movable(f, s, l, NULL) == LIN_OK && (area < 0 || f->entry_area[l] == area)) {
            gt_add(&found, l);
            leaders++;
        }
    return found;
}

static bool has_way(const gt_question *q, gt_staff *w, int u, int to)
{
    gt_ways ways;

    gt_ways_from(w, u, q->s->at[u], 0, false, true, &ways);
    return gt_ways_next(&ways, to) != LIN_NOWHERE;
}

/* Those who start in one hex for one other. Those nearest to the enemy are the first, so that the
 * road is free for who comes behind. */
static bool send_next(const gt_question *q, gt_plan *plan)
{
    const gt_field *f = q->f;
    const gt_state *s = q->s;
    gt_set left = { { 0, 0 } }, rest = f->side_set[s->side];

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (plan->to[u] != LIN_NOWHERE && gt_on_map(s, u) && s->at[u] == plan->from[u] &&
            gt_check_movable(f, s, u, NULL) == LIN_OK)
            gt_add(&left, u);
    draw_now(q, &plan->staff);
    while (!gt_is_empty(left)) {
        gt_set group = { { 0, 0 } };
        int best = -1;

        rest = left;
        for (int u; (u = gt_next(&rest)) >= 0;)
            if (best < 0 || plan->staff.foe[s->at[u]] < plan->staff.foe[s->at[best]])
                best = u;
        rest = left;
        for (int u; (u = gt_next(&rest)) >= 0;)
            if (s->at[u] == s->at[best] && plan->to[u] == plan->to[best])
                gt_add(&group, u);
        left = gt_minus(left, group);
        rest = gt_minus(group, f->leader_set);
        if (!has_way(q, &plan->staff, gt_is_empty(rest) ? best : gt_first(rest), plan->to[best]))
            continue;
        if (give_stack(q, group))
            return true;
        for (int u; (u = gt_next(&group)) >= 0;)
            if (give_stack(q, gt_one(u)))
                return true;
    }
    return false;
}

int gt_doctrine_move(const gt_question *q)
{
    const gt_set come = next_to_come(q->f, q->s, q->s->side);
    gt_plan *plan = plan_of(q);

    if (!gt_is_empty(come) && give_stack(q, come))
        return -1;
    if (send_next(q, plan))
        return -1;
    return lin_list_find(q->list, V_CLOSE, -1);
}

/* ---- the stack in hand ---- */

/* The hex where they come on: the road while few have used it. */
static int entry_step(const gt_question *q)
{
    int best = -1, least = 0;

    for (int i = 0; i < q->list->orders; i++) {
        const int to = q->list->order[i].arg[0];
        int cost = 0;

        if (q->list->order[i].verb != V_STEP)
            continue;
        for (int k = 0; k < GT_ENTRIES; k++)
            if (q->f->entry[k] == to)
                cost = 3 * q->s->entered[k];
        cost -= q->f->on_road[to] ? 4 : 0;
        if (best < 0 || cost < least) {
            best = i;
            least = cost;
        }
    }
    return best;
}

/* The slowest of them leads the way. */
static int slowest(const gt_field *f, const gt_state *s)
{
    gt_set rest = s->hand;
    int best = -1, least = 0;

    for (int u; (u = gt_next(&rest)) >= 0;) {
        const int left = gt_allowance(f, s, u) - s->spent[u] - (gt_is_gun(f, u) ? 1 : 0);

        if (best < 0 || left < least) {
            best = u;
            least = left;
        }
    }
    return best;
}

static int nearest_step(const gt_question *q, const gt_staff *w, int goal)
{
    int best = -1, least = 0;

    for (int i = 0; i < q->list->orders; i++) {
        const int to = q->list->order[i].arg[0];
        int far;

        if (q->list->order[i].verb != V_STEP)
            continue;
        far = gt_distance(q->f, to, goal) * 4 + (lin_cells_has(q->f->board, &w->near, to) ? 20 : 0);
        if (best < 0 || far < least) {
            best = i;
            least = far;
        }
    }
    return best;
}

int gt_doctrine_step(const gt_question *q)
{
    gt_plan *plan = plan_of(q);
    const bool started = q->s->hand_flags & GT_HAND_STEPPED;
    const int end = lin_list_find(q->list, V_END, -1), u = slowest(q->f, q->s);
    gt_ways ways;
    int goal, next, i;

    if (q->s->at[u] == GT_WAITING)
        return entry_step(q);
    draw_now(q, &plan->staff);
    gt_ways_from(&plan->staff, u, q->s->at[u], q->s->spent[u], started,
                 !started || (q->s->hand_flags & GT_HAND_ROAD), &ways);
    goal = plan->to[u];
    if (goal == LIN_NOWHERE || (q->s->hand_flags & GT_HAND_ENTERS))
        goal = gt_march_goal(&plan->staff, &ways, q->s->hand);
    if (goal == q->s->at[u] && end >= 0)
        return end;
    next = gt_ways_next(&ways, goal);
    if (next != LIN_NOWHERE && (i = lin_list_find(q->list, V_STEP, next)) >= 0)
        return i;
    if (end >= 0)
        return end;
    i = nearest_step(q, &plan->staff, goal == LIN_NOWHERE ? q->s->at[u] : goal);
    return i;
}
