/* board.c -- counters on squares: stacking (BW 10.0), owning victory squares (BW 6.0), and
 * leaving the game. Every change of place goes through bw_put. */
#include "rules/brandywine/brandywine.h"

#include <string.h>

uint64_t bw_units_in(const bw_field *f, const bw_state *s, int square, int side)
{
    uint64_t found = 0;

    for (uint64_t rest = f->side_set[side]; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (s->at[u] == square)
            found |= bw_bit(u);
    }
    return found;
}

/* BW-10.2: printed factors, disorganized or not; a commander has none. */
int bw_stack(const bw_field *f, const bw_state *s, int square, int side)
{
    const uint16_t *at = s->at, *cf = f->stacks[side], here = (uint16_t)square;
    uint16_t sum = 0;

    if (!has_troops(f, s, square, side))
        return 0;
    for (int u = 0; u < BW_UNITS; u++) /* all of them: no branch, so eight at a time */
        sum = (uint16_t)(sum + (cf[u] & (uint16_t) - (at[u] == here)));
    return sum;
}

/* BW-10.1: could this counter end there? Where it stands already it does not count twice. */
bool bw_fits(const bw_field *f, const bw_state *s, int u, int square)
{
    const int own = s->at[u] == square ? 0 : f->cf[u];

    return bw_stack(f, s, square, f->side[u]) + own <= BW_STACK;
}

static void recount(const bw_field *f, bw_state *s, int square, int side)
{
    for (uint64_t rest = f->side_set[side] & f->combat_set; rest; rest &= rest - 1)
        if (s->at[bw_first(rest)] == square)
            return;
    lin_cells_clear(f->board, &s->troops[side], square);
}

void bw_put(const bw_field *f, bw_state *s, int u, int place)
{
    const int old = s->at[u], side = f->side[u];

    s->at[u] = (uint16_t)place;
    if (!is_combat(f, u))
        return;
    if (old < BW_ABSENT)
        recount(f, s, old, side);
    if (place < BW_ABSENT)
        lin_cells_set(f->board, &s->troops[side], place);
}

void bw_count_troops(const bw_field *f, bw_state *s)
{
    memset(s->troops, 0, sizeof s->troops);
    for (int u = 0; u < f->units; u++)
        if (on_board(s, u) && is_combat(f, u))
            lin_cells_set(f->board, &s->troops[f->side[u]], s->at[u]);
}

/* BW-6.3, BW-6.4: a combat unit that ends a move, retreat or advance on a victory square
 * takes it; a commander does not, nor does a unit that merely passes. */
void bw_occupy(lin_play *p, int u)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;

    if (!is_combat(f, u))
        return;
    for (int i = 0; i < f->victories; i++)
        if (f->victory[i] == s->at[u] && s->owner[i] != f->side[u]) {
            s->owner[i] = f->side[u];
            lin_tell(p, E_SQUARE_TAKEN, f->side[u], s->at[u], f->points[i]);
        }
}

void bw_eliminate(lin_play *p, int u, bw_reason why)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;

    lin_tell(p, E_ELIMINATED, u, s->at[u], (int32_t)why);
    bw_put(f, s, u, BW_LOST);
    s->facing[u] = 0;
    s->mark[u] = 0;
    s->barred[u] = 0;
    s->holders[u] = 0;
    s->group &= ~bw_bit(u);
    s->owed &= ~bw_bit(u);
}
