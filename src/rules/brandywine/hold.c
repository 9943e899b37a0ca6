/* hold.c -- BW 20.0, DH: being held, joining a hold, and its end. */
#include "rules/brandywine/brandywine.h"

/* BW-20.17: the organized defenders are held by all attackers; BW-16.8: others cannot be. */
void bw_hold(lin_play *p)
{
    bw_state *s = p->state;

    for (uint64_t rest = s->defenders; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (is_disorganized(s, u))
            continue;
        s->holders[u] = s->attackers;
        lin_tell(p, E_HELD, u);
    }
}

/* BW-20.21: whoever ends a move with a held friend comes under the same hold. */
void bw_join_hold(lin_play *p, int u)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    uint64_t holders = 0;

    if (!is_combat(f, u) || is_disorganized(s, u))
        return;
    for (uint64_t rest = bw_units_in(f, s, s->at[u], f->side[u]); rest; rest &= rest - 1)
        holders |= s->holders[bw_first(rest)];
    if (holders && !is_held(s, u)) {
        s->holders[u] = holders;
        lin_tell(p, E_HELD_TOO, u);
    }
}

/* BW-20.22: has this holder been held by a counter-attack out of another square than that of the
 * unit it holds? The switch lets any square do. */
static bool is_held_from_elsewhere(const bw_field *f, const bw_state *s, int holder, int square)
{
    if (f->base.option[BW_OPT_HOLD_FREED_BY_ANY])
        return is_held(s, holder);
    for (uint64_t rest = s->holders[holder]; rest; rest &= rest - 1)
        if (s->at[bw_first(rest)] != square)
            return true;
    return false;
}

static bool are_all_held_from_elsewhere(const bw_field *f, const bw_state *s, uint64_t holders,
                                        int square)
{
    for (; holders; holders &= holders - 1)
        if (!is_held_from_elsewhere(f, s, bw_first(holders), square))
            return false;
    return true;
}

/* BW-20.20, BW-20.22: a hold ends when no holder is next to the unit any more, or all that
 * are have come under hold themselves, from elsewhere. All units are judged by what stood before
 * the test; those whose holders are gone count as free already. BW-21.3 is the example. */
void bw_free_holds(lin_play *p)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    uint64_t held = 0, gone = 0, freed = 0;

    for (int u = 0; u < f->units; u++)
        if (is_held(s, u))
            held |= bw_bit(u);
    if (!held)
        return;
    for (uint64_t rest = held; rest; rest &= rest - 1) {
        const int u = bw_first(rest);
        uint64_t near = 0;

        for (uint64_t h = s->holders[u]; h; h &= h - 1)
            if (on_board(s, bw_first(h)) && is_adjacent(f, s->at[u], s->at[bw_first(h)]))
                near |= bw_bit(bw_first(h));
        s->holders[u] = near;
        if (!near)
            gone |= bw_bit(u);
    }
    for (uint64_t rest = held & ~gone; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (are_all_held_from_elsewhere(f, s, s->holders[u], s->at[u]))
            freed |= bw_bit(u);
    }
    for (uint64_t rest = gone | freed; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        s->holders[u] = 0;
        s->mark[u] |= BW_FREED;
        lin_tell(p, E_HOLD_ENDED, u);
    }
}
