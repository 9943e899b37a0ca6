/* reach.c -- BW 8.0: where a counter could end its move, by the rules of a single step.
 *
 * `march` goes by it and the overlay shows it, so that what is shown can be done. */
#include "rules/brandywine/brandywine.h"

typedef struct {
    const bw_field *f;
    const bw_state *s;
    int u;
    bool withdraws;
} walker;

static int price_of_step(const void *of, int from, int direction, int to, bool *stop)
{
    const walker *w = of;

    if (bw_barred_by(w->f, w->s, w->u, w->withdraws, to))
        return -1;
    *stop = bw_must_stop(w->f, w->s, w->u, from, direction, to);
    return bw_price(w->f, from, direction, to);
}

/* BW-4.4, BW-4.5, BW-4.8: one that waits starts from the entry square, a factor poorer. */
static int start_of(const bw_field *f, const bw_state *s, int u, int *left)
{
    if (s->at[u] != BW_WAITING)
        return on_board(s, u) ? s->at[u] : LIN_NOWHERE;
    *left -= BW_QUARTERS;
    if (f->side[u] != f->entry_side || *left < 0 ||
        has_counter(f, s, f->entry, bw_other(f->side[u])))
        return LIN_NOWHERE;
    return f->entry;
}

/* BW-20.18: held; BW-4.8: or stopped where it comes on. */
static bool stays_put(const bw_field *f, const bw_state *s, int u)
{
    return is_held(s, u) || (s->at[u] == BW_WAITING && is_combat(f, u) &&
                             is_controlled(f, s, f->entry, bw_other(f->side[u])));
}

void bw_find_reach(const bw_field *f, const bw_state *s, const lin_frame *hand, int spend,
                   bw_reach *out)
{
    const walker w = { f, s, hand->arg[0], hand->arg[2] & BW_HAND_WITHDRAWS };

    out->unit = w.u;
    out->left = spend;
    out->from = start_of(f, s, w.u, &out->left);
    lin_reach_from(f->board, out->from, stays_put(f, s, w.u) ? 0 : out->left, price_of_step, &w,
                   &out->ways);
}

bool bw_reaches(const bw_field *f, const bw_state *s, const bw_reach *r, int square)
{
    if (r->ways.cost[square] == UINT16_MAX || !bw_fits(f, s, r->unit, square)) /* BW-10.1 */
        return false;
    return square != s->at[r->unit] || !bw_must_get_away(f, s, r->unit);
}
