/* panic.c -- panicked units run for their edge of the map as the American movement begins
 * (GT-23.19 to GT-23.24). That panic ends a pin (GT-23.25) is in status.c. */
#include "rules/germantown/germantown.h"

#include <assert.h>
#include <string.h>

/* ---- the cheapest way to the edge ---- */

typedef struct {
    uint16_t cost[LIN_CELLS]; /* half points to a friendly edge; UINT16_MAX: no way */
} flight;

/* GT-23.20: enemy-held, prohibited, or too full for it. */
static bool is_shut(const gt_field *f, const gt_state *s, int u, int cell)
{
    return f->ground[cell] == GT_RIVER || gt_has_troops(f, s, cell, gt_other(f->side[u])) ||
           !gt_fits(f, s, gt_one(u), cell);
}

/* By the terrain chart alone: the zones of rifles do not bend the way (GT-23.20). */
static int chart_cost(const gt_field *f, int u, int from, int direction)
{
    const int plain = f->cost[f->column[u]][from][direction];

    if (plain >= GT_BARRED || !(f->sides[from][direction] >> GT_WORKS & 1) ||
        f->side[u] == f->works_owner)
        return plain;
    return plain + gt_side_rows[GT_WORKS].cost[f->column[u]];
}

/* Hexes to be looked at, by what it costs from there: a ring of as many places as a step can cost.
 * One that is found cheaper is put in again, and passed over when its old place comes. */
enum { RING = 64, ENTRIES = 6 * LIN_CELLS };

typedef struct {
    uint16_t first[RING], cell[ENTRIES], next[ENTRIES];
    int n, waiting;
} queue;

static void enter(queue *q, int cell, unsigned cost)
{
    q->cell[q->n] = (uint16_t)cell;
    q->next[q->n] = q->first[cost % RING];
    q->first[cost % RING] = (uint16_t)q->n++;
    q->waiting++;
}

static void look_back(const gt_field *f, const gt_state *s, int u, int closed, int from,
                      flight *out, queue *q)
{
    for (int d = 0; d < 6; d++) {
        const int c = f->board->next[from][d];
        unsigned cost;

        if (c == LIN_NOWHERE || c == closed)
            continue;
        cost = (unsigned)chart_cost(f, u, c, gt_back(d));
        if (cost >= GT_BARRED || out->cost[from] + cost >= out->cost[c] ||
            (c != s->at[u] && is_shut(f, s, u, c)))
            continue;
        assert(cost < RING && q->n < ENTRIES);
        out->cost[c] = (uint16_t)(out->cost[from] + cost);
        enter(q, c, out->cost[c]);
    }
}

/* Ways are found backwards from the edge, not through `closed` (-1: all are open), the cheapest
 * first, until the one to the unit is. What costs more than that is left as it is. */
static void find_flight(const gt_field *f, const gt_state *s, int u, int closed, flight *out)
{
    queue q; /* entries are written before they are read */

    q.n = q.waiting = 0;
    memset(q.first, 0xff, sizeof q.first);
    for (int c = 0; c < f->board->cells; c++) {
        /* cppcheck-suppress negativeIndex ; it takes c for closed, which may be -1 */
        out->cost[c] = UINT16_MAX;
        if (c != closed && gt_edge_distance(f, u, c) == 0 &&
            (c == s->at[u] || !is_shut(f, s, u, c))) {
            out->cost[c] = 0;
            enter(&q, c, 0);
        }
    }
    for (unsigned cost = 0; q.waiting > 0 && cost <= out->cost[s->at[u]]; cost++)
        while (q.first[cost % RING] != UINT16_MAX) {
            const int i = q.first[cost % RING], c = q.cell[i];

            q.first[cost % RING] = q.next[i];
            q.waiting--;
            if (out->cost[c] == cost)
                look_back(f, s, u, closed, c, out, &q);
        }
}

/* The next hexes of the cheapest ways; how many. */
static int next_of(const gt_field *f, const gt_state *s, const flight *fl, int u, uint16_t out[6])
{
    const int at = s->at[u];
    int n = 0;

    for (int d = 0; d < 6; d++) {
        const int to = f->board->next[at][d], cost = chart_cost(f, u, at, d);

        if (to != LIN_NOWHERE && cost < GT_BARRED && fl->cost[to] != UINT16_MAX &&
            fl->cost[to] + cost == fl->cost[at])
            out[n++] = (uint16_t)to;
    }
    return n;
}

/* ---- what it can pay ---- */

/* GT-23.21: the first hex is always allowed. */
static bool can_pay(const gt_field *f, const gt_state *s, int u, int cost)
{
    return s->spent[u] == 0 || s->spent[u] + cost <= gt_allowance(f, s, u);
}

/* GT-7.19: horse and guns go through the Chew House only if they come out of it again. */
static bool comes_out(const gt_field *f, const gt_state *s, const flight *fl, int u, int house)
{
    const int in = gt_step_cost(f, s, u, s->at[u], gt_direction(f, s->at[u], house)),
              left = gt_allowance(f, s, u) - s->spent[u] - in;

    if (s->mark[u] & GT_DISRUPTED)
        return false;
    for (int d = 0; d < 6; d++) {
        const int to = f->board->next[house][d];

        if (to != LIN_NOWHERE && fl->cost[to] != UINT16_MAX &&
            fl->cost[to] + chart_cost(f, u, house, d) == fl->cost[house] &&
            gt_step_cost(f, s, u, house, d) <= left)
            return true;
    }
    return false;
}

static bool may_not_stay(const gt_field *f, int u, int cell)
{
    return gt_is_house(f, cell) && (f->type[u] == GT_CAVALRY || gt_is_gun(f, u));
}

/* Where it may run to now; how many hexes. */
static int ways_of(const gt_field *f, const gt_state *s, int u, uint16_t out[6])
{
    uint16_t next[6];
    flight fl;
    int n, m = 0;

    find_flight(f, s, u, -1, &fl);
    n = next_of(f, s, &fl, u, next);
    for (int i = 0; i < n; i++)
        if (may_not_stay(f, u, next[i]) && !comes_out(f, s, &fl, u, next[i])) {
            find_flight(f, s, u, next[i], &fl);
            n = next_of(f, s, &fl, u, next);
            break;
        }
    for (int i = 0; i < n; i++)
        if (can_pay(f, s, u, gt_step_cost(f, s, u, s->at[u], gt_direction(f, s->at[u], next[i]))))
            out[m++] = next[i];
    return m;
}

/* GT-23.22, and GT-23.21: who has come into an enemy zone stops there. */
static bool runs_on(const gt_field *f, const gt_state *s, int u)
{
    uint16_t to[6];

    if (s->mark[u] & GT_SHATTERED)
        return false;
    if (s->spent[u] > 0 &&
        ((s->mark[u] & GT_DISRUPTED) || gt_in_zone(f, s, s->at[u], gt_other(f->side[u]))))
        return false;
    return ways_of(f, s, u, to) > 0;
}

/* ---- one after another ---- */

/* GT-23.19: every panicked unit in the order of the tables; arg 1 at the beginning. */
void gt_run_panic(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    int u;

    if (frame->arg[0] == 1) {
        gt_set rest = f->side_set[f->american];

        s->group = (gt_set){ { 0, 0 } };
        while ((u = gt_next(&rest)) >= 0)
            if (gt_on_map(s, u) && (s->mark[u] & GT_PANICKED))
                gt_add(&s->group, u);
    }
    u = gt_first(s->group);
    if (u < 0)
        return;
    gt_push(p, GT_PANIC, 0, 0, 0);
    if (gt_edge_distance(f, u, s->at[u]) == 0) { /* GT-23.24 */
        gt_remove(&s->group, u);
        gt_depart(p, u, R_PANIC_EXIT);
    } else if (runs_on(f, s, u)) {
        gt_push(p, GT_PANIC_TO, u, 0, 0);
    } else {
        gt_remove(&s->group, u);
        s->spent[u] = 0;
        s->mark[u] |= GT_MOVED; /* GT-23.23 */
    }
}

lin_side gt_who_panic_to(const lin_view *v, const lin_frame *frame)
{
    return (lin_side)gt_field_of(v->field)->side[frame->arg[0]];
}

void gt_list_panic_to(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    uint16_t to[6];
    const int n = ways_of(gt_field_of(v->field), v->state, frame->arg[0], to);

    for (int i = 0; i < n; i++)
        gt_answer1(out, V_TO, to[i]);
}

lin_status gt_check_panic_to(const lin_view *v, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    uint16_t to[6];
    int n;

    if (o->verb != V_TO)
        return lin_not_now(v->field, frame, o, why);
    n = ways_of(f, v->state, frame->arg[0], to);
    for (int i = 0; i < n; i++)
        if (to[i] == o->arg[0])
            return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "GT-23.20",
                      "%s is in panic and runs the cheapest way to its edge of the map; choose "
                      "among the hexes where such a way goes on.",
                      f->base.battle->unit[frame->arg[0]].id);
}

/* Leaders stay behind (GT-23.23), so nobody is asked about them. */
void gt_take_panic_to(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int u = frame->arg[0], from = s->at[u];
    const int cost = gt_step_cost(f, s, u, from, gt_direction(f, from, o->arg[0]));

    lin_tell(p, E_FLED, u, from, o->arg[0]);
    s->spent[u] = (uint8_t)(s->spent[u] + cost > 254 ? 254 : s->spent[u] + cost);
    gt_put(p, u, o->arg[0]);
}
