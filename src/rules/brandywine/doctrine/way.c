/* way.c -- BW 8.0, 9.0 as the planner sees them: how far a march gets.
 *
 * Who can get where is asked for every stack of both armies at every question, so it is answered
 * for whole sets of squares at once. A set is a word for each row. The squares reached with the
 * same quarters spent form a layer; across country a layer spreads to all squares around it, four
 * or eight quarters later, with a few shifts for each row; along roads it goes square by square, a
 * quarter later. Only the way of the counter in hand, and the long way to a goal, are searched
 * square by square. */
#include "rules/brandywine/doctrine/doctrine.h"

#include <string.h>

/* ---- the ground as sets ---- */

void bw_ground_draw(const bw_field *f, bw_ground *g)
{
    memset(g, 0, sizeof *g);
    for (int c = 0; c < f->board->cells; c++) {
        const int row = f->row[c] + 1;
        const uint64_t bit = (uint64_t)2 << f->col[c];

        *(f->price[c] <= BW_QUARTERS ? &g->plain.row[row] : &g->rough.row[row]) |= bit;
        if (f->board->road[c])
            g->road.row[row] |= bit;
        if (f->halts[c])
            g->bog.row[row] |= bit;
    }
}

/* ---- everybody's reach, layer by layer ---- */

#define LAYERS (12 * BW_QUARTERS + 1) /* field.c: no unit has more than 12 factors */
#define BEYOND (2 * BW_QUARTERS)      /* the dearest step */

typedef struct {
    const bw_field *f;
    const bw_ground *g;
    const bw_march *m;
    int rows;
    uint64_t seen[LIN_ROWS + 2], ended[LIN_ROWS + 2];
    uint64_t layer[LAYERS + BEYOND][LIN_ROWS + 2];
} spread;

/* BW-9.2: along the roads out of these squares of a row. */
static void spread_roads(spread *x, int row, uint64_t from, int cost)
{
    static const int8_t up[8] = { 1, 1, 0, -1, -1, -1, 0, 1 },
                        right[8] = { 0, 1, 1, 1, 0, -1, -1, -1 };

    for (; from; from &= from - 1) {
        const int col = __builtin_ctzll(from);
        const int cell = (row - 1) * x->f->board->cols + col - 1;

        for (unsigned ways = x->f->board->road[cell]; ways; ways &= ways - 1) {
            const int d = __builtin_ctz(ways);

            x->layer[cost + 1][row + up[d]] |= (uint64_t)1 << (col + right[d]);
        }
    }
}

/* Across country. BW-9.11: whoever wades into a bog is stuck there. */
static void spread_country(spread *x, int row, const uint64_t *from, int cost)
{
    const uint64_t column = from[row - 1] | from[row] | from[row + 1];
    const uint64_t around = (column | column << 1 | column >> 1) & ~x->seen[row];
    const uint64_t rough = around & x->g->rough.row[row], stuck = rough & x->g->bog.row[row];

    x->layer[cost + BW_QUARTERS][row] |= around & x->g->plain.row[row];
    x->layer[cost + 2 * BW_QUARTERS][row] |= rough & ~stuck;
    if (cost + 2 * BW_QUARTERS <= x->m->limit)
        x->ended[row] |= stuck & ~x->m->barred->row[row];
}

void bw_reach_all(const bw_field *f, const bw_ground *g, const bw_march *m, int from,
                  lin_cells *out)
{
    const int rows = f->board->rows;
    spread x;

    x.f = f;
    x.g = g;
    x.m = m;
    memset(x.seen, 0, sizeof x.seen);
    memset(x.ended, 0, sizeof x.ended);
    memset(x.layer, 0, (size_t)(m->limit + 1 + BEYOND) * sizeof x.layer[0]);
    x.layer[0][f->row[from] + 1] = (uint64_t)2 << f->col[from];
    for (int cost = 0; cost <= m->limit; cost++) {
        uint64_t *now = x.layer[cost];
        int low = rows + 1, high = 0;

        for (int r = 1; r <= rows; r++) {
            now[r] &= ~x.seen[r];
            if (cost)
                now[r] &= ~m->barred->row[r];
            x.seen[r] |= now[r];
            if (cost) /* BW-13.1 */
                now[r] &= ~m->stops->row[r];
            if (now[r]) {
                low = low > r ? r : low;
                high = r;
            }
        }
        for (int r = low; r <= high; r++)
            spread_roads(&x, r, now[r] & g->road.row[r], cost);
        for (int r = low > 1 ? low - 1 : 1; r <= high + 1 && r <= rows; r++)
            spread_country(&x, r, now, cost);
    }
    for (int r = 1; r <= rows; r++)
        out->row[r] = x.seen[r] | x.ended[r];
}

/* ---- one counter's way ---- */

typedef struct {
    const bw_field *f;
    const bw_march *m;
} marcher;

static int march_price(const void *of, int from, int direction, int to, bool *stop)
{
    const marcher *x = of;
    const bw_field *f = x->f;

    if (lin_cells_has(f->board, x->m->barred, to))
        return -1;
    *stop = lin_cells_has(f->board, x->m->stops, to) ||
            (f->halts[to] && !(f->board->road[from] >> direction & 1));
    return bw_price(f, from, direction, to);
}

int bw_way(const bw_field *f, const bw_march *m, int from, int to, uint16_t *way)
{
    const marcher x = { f, m };
    lin_reach reach;
    int n = 1;

    lin_reach_from(f->board, from, m->limit, march_price, &x, &reach);
    if (reach.cost[to] == UINT16_MAX)
        return 0;
    for (int at = to; at != from; at = reach.back[at])
        n++;
    for (int i = n - 1; i >= 0; i--, to = reach.back[to])
        way[i] = (uint16_t)to;
    return n;
}

/* ---- the long way to a goal ---- */

/* Dijkstra's method backwards from the goal, with a ring of buckets: a step costs less than RING
 * quarters. An entry overtaken by a cheaper one is passed over when its turn comes. */
#define RING    64
#define ENTRIES (4 * LIN_CELLS)

typedef struct {
    int used, waiting;
    uint16_t first[RING];
    uint16_t cell[ENTRIES], after[ENTRIES];
} queue;

static void queue_add(queue *q, int cell, int cost)
{
    if (q->used == ENTRIES)
        return;
    q->cell[q->used] = (uint16_t)cell;
    q->after[q->used] = q->first[cost % RING];
    q->first[cost % RING] = (uint16_t)q->used++;
    q->waiting++;
}

/* The next square of this cost, or -1. */
static int queue_take(queue *q, int cost)
{
    const int e = q->first[cost % RING];

    if (e == 0xffff)
        return -1;
    q->first[cost % RING] = q->after[e];
    q->waiting--;
    return q->cell[e];
}

void bw_ways_to(const bw_field *f, const uint8_t *extra, int goal, uint16_t *cost)
{
    queue q;

    q.used = q.waiting = 0;
    memset(q.first, 0xff, sizeof q.first);
    memset(cost, 0xff, f->board->cells * sizeof cost[0]);
    cost[goal] = 0;
    queue_add(&q, goal, 0);
    for (int c = 0; q.waiting; c++)
        for (int at; (at = queue_take(&q, c)) >= 0;) {
            const int road = f->board->road[at], here = c + extra[at];

            if (cost[at] != c)
                continue;
            for (int d = 0; d < 8; d++) {
                const int from = f->board->next[at][d];
                const int total = here + (road >> d & 1 ? 1 : f->price[at]);

                if (from != LIN_NOWHERE && total < cost[from]) {
                    cost[from] = (uint16_t)total;
                    queue_add(&q, from, total);
                }
            }
        }
}
