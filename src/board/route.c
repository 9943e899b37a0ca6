/* route.c -- ways as lists of cells: what a search has found, and how far one gets along it.
 *
 * A hand points at a cell, near or far. Within this move the rules of the move lead there; further
 * on, the quickest way does, of which as much is gone as can be paid for. Several that go one after
 * the other to one cell make a column: each goes the same way as far as there is room. */
#include "linstock_rules.h"

#include <assert.h>

int lin_reach_way(const lin_reach *r, int from, int to, uint16_t *way)
{
    assert(r && way && to >= 0 && to < LIN_CELLS); /* from: off the board nothing is reached */
    int n = 0;

    if (r->cost[to] == UINT16_MAX)
        return -1;
    for (int at = to; at != from; at = r->back[at]) {
        assert(n < LIN_CELLS && r->back[at] < LIN_CELLS); /* the search began elsewhere */
        n++;
    }
    for (int at = to, i = n; at != from; at = r->back[at])
        way[--i] = (uint16_t)at;
    return n;
}

void lin_route_of(const lin_reach *r, int from, int to, lin_route *out)
{
    assert(out);
    out->from = from;
    out->n = lin_reach_way(r, from, to, out->cell);
    out->go = out->n > 0 ? out->n : 0;
}

void lin_route_go(const lin_board *b, lin_route *r, int budget, lin_step_cost step,
                  lin_may_end may_end, const void *of)
{
    assert(b && r && step && may_end);
    int at = r->from;

    r->go = 0;
    for (int i = 0; i < r->n; i++) {
        const int to = r->cell[i];
        bool stop = false;
        const int price = step(of, at, lin_cell_direction(b, at, to), to, &stop);

        if (price < 0 || price > budget)
            break;
        budget -= price;
        if (may_end(of, to))
            r->go = i + 1;
        if (stop)
            break;
        at = to;
    }
}

int lin_route_made(const lin_route *r, int at)
{
    assert(r);
    for (int i = r->go; i > 0; i--)
        if (r->cell[i - 1] == at)
            return i;
    return 0;
}

int lin_route_heading(const lin_board *b, const lin_route *r)
{
    assert(b && r);
    if (r->go > 1)
        return lin_cell_direction(b, r->cell[r->go - 2], r->cell[r->go - 1]);
    return r->n > 0 ? lin_cell_direction(b, r->from, r->cell[0]) : -1;
}
