/* doctrine_way.c -- the ground as the commander sees it, and where his units can come. The ways are
 * found by the chart, zones and stacking; the rules have the last word when a step is taken. */
#include "rules/germantown/doctrine.h"

#include <string.h>

#define POINT  2 /* half points */
#define BUCKET 64

/* ---- how far it is ---- */

typedef struct {
    int n;
    uint16_t cell[4 * LIN_CELLS];
} queue;

/* Half points of foot from every hex to the nearest of those that are 0 already. A queue is enough:
 * a hex that is found cheaper later is looked at again. */
static void spread(const gt_field *f, uint16_t *far, queue *q)
{
    for (int i = 0; i < q->n; i++) {
        const int here = q->cell[i];

        for (int d = 0; d < 6; d++) {
            const int there = f->board->next[here][d];
            unsigned cost;

            if (there == LIN_NOWHERE || f->cost[GT_BY_FOOT][there][gt_back(d)] >= GT_BARRED)
                continue;
            cost = far[here] + (unsigned)f->cost[GT_BY_FOOT][there][gt_back(d)];
            if (cost < far[there] && q->n < 4 * LIN_CELLS) {
                far[there] = (uint16_t)cost;
                q->cell[q->n++] = (uint16_t)there;
            }
        }
    }
}

static void draw_goal(gt_staff *w)
{
    const int goal = w->f->square != LIN_NOWHERE ? w->f->square : w->f->house;
    queue q = { .n = 0 };

    memset(w->goal, 0xff, sizeof w->goal);
    if (goal == LIN_NOWHERE)
        return;
    w->goal[goal] = 0;
    q.cell[q.n++] = (uint16_t)goal;
    spread(w->f, w->goal, &q);
}

static void draw_foes(gt_staff *w)
{
    const gt_field *f = w->f;
    const gt_state *s = w->s;
    gt_set rest = gt_and(f->side_set[w->enemy], f->combat_set);
    queue q = { .n = 0 };

    memset(w->foe, 0xff, sizeof w->foe);
    memset(w->danger, 0, sizeof w->danger);
    for (int u; (u = gt_next(&rest)) >= 0;) {
        int reach, row, col;

        if (!gt_on_map(s, u))
            continue;
        if (w->foe[s->at[u]]) {
            w->foe[s->at[u]] = 0;
            q.cell[q.n++] = s->at[u];
        }
        if (!gt_is_steady(s, u) || gt_is_gun(f, u))
            continue;
        reach = 4;
        row = (int)lin_row_of(f->board, s->at[u]);
        col = (int)lin_col_of(f->board, s->at[u], (unsigned)row);
        for (int y = row - reach; y <= row + reach; y++)
            for (int x = col - reach; x <= col + reach; x++) {
                const int cell = y * f->board->cols + x;

                if (x >= 0 && y >= 0 && x < f->board->cols && y < f->board->rows &&
                    gt_distance(f, s->at[u], cell) <= reach) {
                    const int sum = w->danger[cell] + gt_strength(f, s, u);

                    w->danger[cell] = (uint8_t)(sum > 200 ? 200 : sum);
                }
            }
    }
    spread(f, w->foe, &q);
}

static void draw_zones(gt_staff *w)
{
    const gt_field *f = w->f;
    const gt_state *s = w->s;

    memset(&w->zone, 0, sizeof w->zone);
    memset(&w->rifles, 0, sizeof w->rifles);
    memset(&w->near, 0, sizeof w->near);
    for (int c = 0; c < f->board->cells; c++) {
        if (!lin_cells_near(f->board, &s->troops[w->enemy], c))
            continue;
        lin_cells_set(f->board, &w->near, c);
        if (gt_in_zone(f, s, c, w->enemy)) {
            lin_cells_set(f->board, &w->zone, c);
            if (gt_in_rifle_zone(f, s, c, w->enemy))
                lin_cells_set(f->board, &w->rifles, c);
        }
    }
}

/* A common attack of his: his leads are as good as his army, ours as ours. */
static void draw_risks(gt_staff *w)
{
    static const int8_t cost[GT_RESULTS] = {
        [GT_R] = 2,    [GT_D] = 5,  [GT_ONE] = 6, [GT_ONE_STAR] = 7,
        [GT_TWO] = 12, [GT_AC] = 9, [GT_DC] = 9
    };
    const int better = (w->enemy == w->f->british ? 2 : -1) +
                       gt_band_morale(w->s->morale[w->enemy]) -
                       gt_band_morale(w->s->morale[w->side]);

    for (int odds = 0; odds < GT_ODDS; odds++) {
        int sum = 0;

        for (int face = 0; face < GT_FACES; face++) {
            const int modified = face + better, row = modified < GT_FIRST_ROW  ? GT_FIRST_ROW
                                                      : modified > GT_LAST_ROW ? GT_LAST_ROW
                                                                               : modified;
            const gt_cell cell = gt_combat_table[row - GT_FIRST_ROW][odds];

            sum += cost[cell.defender] - cost[cell.attacker];
        }
        w->risk[odds] = (int16_t)(sum > 0 ? sum : 0);
    }
}

int gt_risk(const gt_staff *w, int cell, int strength)
{
    const int most = 3 * GT_STACK, danger = w->danger[cell] > most ? most : w->danger[cell];
    int below;

    if (danger == 0 || !w->replied)
        return 0;
    return w->risk[gt_odds_column(danger, strength > 0 ? strength : 1, &below)] * W_RISK / 100;
}

void gt_staff_draw(const gt_field *f, const gt_state *s, int side, gt_staff *w)
{
    gt_set rest = gt_and(f->side_set[side], f->combat_set);

    w->f = f;
    w->s = s;
    w->side = side;
    w->enemy = gt_other(side);
    w->last = s->turn + 1 >= f->turns;
    w->replied = !w->last || s->first == side;
    draw_goal(w);
    draw_foes(w);
    draw_zones(w);
    draw_risks(w);
    memset(w->points, 0, sizeof w->points);
    memset(w->guns, 0, sizeof w->guns);
    for (int u; (u = gt_next(&rest)) >= 0;) {
        if (!gt_on_map(s, u))
            continue;
        if (gt_is_gun(f, u))
            w->guns[s->at[u]]++;
        else
            w->points[s->at[u]] = (uint8_t)(w->points[s->at[u]] + gt_strength(f, s, u));
    }
}

/* ---- where a unit can come ---- */

static bool is_open(const gt_staff *w, int u, int to)
{
    if (lin_cells_has(w->f->board, &w->s->troops[w->enemy], to))
        return false;
    if (gt_is_leader(w->f, u))
        return true;
    if (gt_is_gun(w->f, u))
        return w->guns[to] == 0;
    return w->points[to] + gt_strength(w->f, w->s, u) <= GT_STACK;
}

static int step_cost(const gt_staff *w, int u, int from, int d, int to)
{
    const gt_field *f = w->f;
    int cost = f->cost[f->column[u]][from][d];

    if (cost >= GT_BARRED)
        return GT_BARRED;
    if ((f->sides[from][d] >> GT_WORKS & 1) && w->side != f->works_owner)
        cost += gt_side_rows[GT_WORKS].cost[f->column[u]];
    if (!gt_is_leader(f, u) && lin_cells_has(f->board, &w->rifles, to))
        cost += POINT;
    return cost;
}

typedef struct {
    int n[BUCKET];
    uint16_t cell[BUCKET][192];
} buckets;

static void put(buckets *b, int cost, int cell)
{
    if (cost < BUCKET && b->n[cost] < 192)
        b->cell[cost][b->n[cost]++] = (uint16_t)cell;
}

static void search(const gt_staff *w, int u, int spent, int limit, bool started, int by_road,
                   gt_ways *out)
{
    const gt_field *f = w->f;
    uint8_t *cost = out->cost[by_road];
    buckets b;

    memset(b.n, 0, sizeof b.n);
    cost[out->from] = (uint8_t)spent;
    put(&b, spent, out->from);
    for (int c = spent; c <= limit && c < BUCKET; c++)
        for (int i = 0; i < b.n[c]; i++) {
            const int here = b.cell[c][i];
            const bool first = here == out->from;

            if (cost[here] != c ||
                (!first && !gt_is_leader(f, u) && lin_cells_has(f->board, &w->zone, here)))
                continue;
            for (int d = 0; d < 6; d++) {
                const int to = f->board->next[here][d];
                int all;

                if (to == LIN_NOWHERE || !is_open(w, u, to) ||
                    (by_road &&
                     (!(f->road[here] >> d & 1) || lin_cells_has(f->board, &w->near, to))))
                    continue;
                all = step_cost(w, u, here, d, to);
                if (all >= GT_BARRED)
                    continue;
                all += c;
                if (all > limit && !(first && !started)) /* GT-6.11: one hex always */
                    continue;
                if (all > BUCKET - 2)
                    all = BUCKET - 2;
                if (all < cost[to]) {
                    if (out->cost[0][to] == 0xff && out->cost[1][to] == 0xff)
                        out->cell[out->n++] = (uint16_t)to;
                    cost[to] = (uint8_t)all;
                    out->back[by_road][to] = (uint16_t)here;
                    if (all <= limit)
                        put(&b, all, to);
                }
            }
        }
}

void gt_ways_from(const gt_staff *w, int u, int from, int spent, bool started, bool road,
                  gt_ways *out)
{
    const int allowance = gt_allowance(w->f, w->s, u);

    memset(out->cost, 0xff, sizeof out->cost);
    out->from = from;
    out->n = 0;
    out->cell[out->n++] = (uint16_t)from;
    out->cost[0][from] = out->cost[1][from] = (uint8_t)spent;
    if (spent <= allowance || !started)
        search(w, u, spent, allowance, started, 0, out);
    if (road && w->f->on_road[from] && !lin_cells_has(w->f->board, &w->near, from) &&
        !(w->s->mark[u] & (GT_PINNED | GT_BROKEN | GT_PANICKED)))
        search(w, u, spent, 2 * allowance, started, 1, out);
}

int gt_ways_next(const gt_ways *ways, int to)
{
    const int by_road = ways->cost[0][to] == 0xff;
    int at = to;

    if (to == ways->from || ways->cost[by_road][to] == 0xff)
        return LIN_NOWHERE;
    for (int i = 0; i < LIN_CELLS; i++) {
        const int before = ways->back[by_road][at];

        if (before == ways->from)
            return at;
        at = before;
    }
    return LIN_NOWHERE;
}
