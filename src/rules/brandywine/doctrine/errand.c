/* errand.c -- a march is planned once, when its counter is picked.
 *
 * The plan is kept beside the state, with the position that it was made for. While the counter is
 * in hand nothing else changes, so at each step the position is that one still, but for the counter
 * itself: then it goes on along the same way. Where the memory is of another position (a game that
 * was read back in the middle of a march) a new plan is made from where it stands. */
#include "rules/brandywine/doctrine/doctrine.h"

#include <string.h>

_Static_assert(sizeof(bw_errand) <= BW_BESIDE, "it is kept beside the state");

/* The position without what changes from step to step. `troops` follows from `at`. */
static void leave_out(const bw_state *s, int u, bw_state *out)
{
    *out = *s;
    memset(&out->head, 0, sizeof out->head);
    memset(out->troops, 0, sizeof out->troops);
    out->at[u] = 0;
}

void bw_errand_note(bw_errand *e, const bw_staff *w, const lin_frame *hand, int to)
{
    e->cells = bw_hand_way(w, hand, to, e->way);
    e->unit = hand->arg[0];
    leave_out(w->s, e->unit, &e->was);
}

int bw_errand_led(const bw_errand *e, const bw_staff *w, int leader)
{
    const bw_state *s = w->s;
    const int u = e->unit;

    if (e->cells < 2 || u == leader || !(s->mark[u] & BW_MOVED) ||
        s->at[u] != e->way[e->cells - 1] || e->way[0] != s->at[leader] || e->was.hour != s->hour ||
        e->was.side != s->side)
        return LIN_NOWHERE;
    for (int x = 0; x < w->f->units; x++)
        if (x != u && e->was.at[x] != s->at[x])
            return LIN_NOWHERE;
    for (uint64_t rest = w->f->side_set[w->side] & w->f->combat_set & ~bw_bit(u); rest;
         rest &= rest - 1)
        if (s->at[bw_first(rest)] == e->way[0] && w->f->cf[bw_first(rest)] > w->f->cf[u])
            return LIN_NOWHERE;
    return e->way[e->cells - 1];
}

/* The square after the one it stands in; the last one leads nowhere. */
static int after(const bw_errand *e, int at)
{
    for (int i = 0; i + 1 < e->cells; i++)
        if (e->way[i] == at)
            return e->way[i + 1];
    return LIN_NOWHERE;
}

bool bw_errand_next(const bw_errand *e, const bw_state *s, int u, int *next)
{
    bw_state now;

    if (e->cells == 0 || e->unit != u)
        return false;
    leave_out(s, u, &now);
    *next = after(e, s->at[u]);
    return memcmp(&now, &e->was, sizeof now) == 0 &&
           (*next != LIN_NOWHERE || s->at[u] == e->way[e->cells - 1]);
}
