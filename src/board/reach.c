/* reach.c -- how far a mover can get: least costs over the board, in quarter points.
 *
 * Dijkstra's method with a ring of buckets for a queue: prices are small whole numbers, so
 * the cells waiting to be looked at lie in one bucket for each cost, threaded through
 * arrays by cell number, and nothing is allocated or compared. A step dearer than
 * STEP_MOST quarters is no step.
 *
 * Some steps stop the mover where they lead (a swamp entered off the road). The same cell
 * may also be entered by a way that does not stop it, perhaps a dearer one, and then the
 * way on from there is open. So a way that goes on always beats one that stops; between two
 * of a kind the cheaper wins. Cost and way back of a cell always belong to the same way. */
#include "linstock_rules.h"

#include <assert.h>
#include <string.h>

#define STEP_MOST 255 /* 63 movement factors and three quarters */
#define BUCKETS   (STEP_MOST + 1)
#define NO_CELL   LIN_NOWHERE

/* Cells waiting, by cost modulo BUCKETS: doubly linked, so that a cell can change bucket. */
typedef struct {
    int waiting;
    uint16_t first[BUCKETS], after[LIN_CELLS], before[LIN_CELLS];
} queue;

static void queue_add(queue *q, int cell, int cost)
{
    uint16_t *first = &q->first[cost % BUCKETS];

    q->before[cell] = NO_CELL;
    q->after[cell] = *first;
    if (*first != NO_CELL)
        q->before[*first] = (uint16_t)cell;
    *first = (uint16_t)cell;
    q->waiting++;
}

static void queue_drop(queue *q, int cell, int cost)
{
    if (q->before[cell] == NO_CELL)
        q->first[cost % BUCKETS] = q->after[cell];
    else
        q->after[q->before[cell]] = q->after[cell];
    if (q->after[cell] != NO_CELL)
        q->before[q->after[cell]] = q->before[cell];
    q->waiting--;
}

/* What is known of a cell. A looked-at cell has its final cost. */
enum { UNSEEN, HALTED, WAITING, LOOKED_AT };

typedef struct {
    queue queue;
    uint8_t know[LIN_CELLS];
} search;

static void note_halt(search *s, int from, int to, int cost, lin_reach *out)
{
    if (s->know[to] == UNSEEN || (s->know[to] == HALTED && cost < out->cost[to])) {
        s->know[to] = HALTED;
        out->cost[to] = (uint16_t)cost;
        out->back[to] = (uint16_t)from;
    }
}

static void note_way(search *s, int from, int to, int cost, lin_reach *out)
{
    if (s->know[to] == LOOKED_AT || (s->know[to] == WAITING && cost >= out->cost[to]))
        return;
    if (s->know[to] == WAITING)
        queue_drop(&s->queue, to, out->cost[to]);
    queue_add(&s->queue, to, cost);
    s->know[to] = WAITING;
    out->cost[to] = (uint16_t)cost;
    out->back[to] = (uint16_t)from;
}

void lin_reach_from(const lin_board *b, int from, int limit, lin_step_cost step, const void *of,
                    lin_reach *out)
{
    assert(b && step && out);
    search s;

    if (limit >= UINT16_MAX)
        limit = UINT16_MAX - 1;
    s.queue.waiting = 0;
    memset(s.queue.first, 0xff, sizeof s.queue.first);
    memset(s.know, UNSEEN, b->cells);
    memset(out->cost, 0xff, b->cells * sizeof out->cost[0]);
    memset(out->back, 0xff, b->cells * sizeof out->back[0]);
    if (from < 0 || from >= b->cells)
        return;
    note_way(&s, NO_CELL, from, 0, out);
    for (int cost = 0; s.queue.waiting; cost++) {
        for (int at; (at = s.queue.first[cost % BUCKETS]) != NO_CELL;) {
            queue_drop(&s.queue, at, cost);
            s.know[at] = LOOKED_AT;
            for (int d = 0; d < b->directions; d++) {
                const int to = b->next[at][d];
                bool stop = false;
                int price;

                if (to == NO_CELL || s.know[to] == LOOKED_AT)
                    continue;
                price = step(of, at, d, to, &stop);
                if (price < 0 || price > STEP_MOST || cost + price > limit)
                    continue;
                if (stop)
                    note_halt(&s, at, to, cost + price, out);
                else
                    note_way(&s, at, to, cost + price, out);
            }
        }
    }
}
