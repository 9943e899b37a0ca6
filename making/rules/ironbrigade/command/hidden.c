/* hidden.c -- what the enemy may not know: orders of brigades, what couriers carry, where
 * sharpshooters hide. IB-1.50 to IB-1.52. */
#include "rules/ironbrigade/ironbrigade.h"

void ib_redact(const lin_field *field, void *state, lin_side who)
{
    const ib_field *f = ib_field_of(field);
    ib_state *s = state;

    for (int b = 0; b < f->brigades; b++)
        if (f->brigade_of[b].side != who)
            s->command[b] = (ib_command){ .secret = 1 };
    for (int u = 0; u < f->units; u++)
        if (f->side[u] != who && f->type[u] == IB_COURIER && ib_stands(s, u))
            s->carried[s->with[u]] = (ib_command){ .secret = 1 };
        else if (f->side[u] != who && f->type[u] == IB_SHARPSHOOTER &&
                 s->where[u] == IB_CONCEALED) {
            s->where[u] = IB_ABSENT;
            s->at[u] = (lin_point){ 0, 0 };
        }
}

/* Orders bind the enemy alone, and where a sharpshooter is cannot be guessed: HOLD where they
 * stand, and nobody. */
void ib_complete(const lin_field *field, void *state, lin_side who, lin_rng *rng)
{
    const ib_field *f = ib_field_of(field);
    ib_state *s = state;

    (void)who, (void)rng;
    for (int b = 0; b < f->brigades; b++) {
        const lin_point at = s->at[f->brigade_of[b].commander];

        if (s->command[b].secret)
            s->command[b] = (ib_command){ .at = at, .kind = IB_HOLD, .of = IB_NONE };
        if (s->carried[b].secret)
            s->carried[b] = (ib_command){ .at = at, .kind = IB_HOLD, .of = IB_NONE };
    }
}

/* To the end of the game. */
bool ib_hides(const lin_field *field, const void *state, lin_side who)
{
    const ib_state *s = state;

    (void)field, (void)who;
    return !s->head.over;
}

/* Orders are heard by the side they are given to, and so is where a sharpshooter hides. */
bool ib_hears(const lin_view *view, const lin_event *e, lin_side who)
{
    const ib_field *f = ib_field_of(view->field);

    switch (e->kind) {
    case IE_HIDDEN:
    case IE_ORDERED:
    case IE_ORDERED_AT:
    case IE_ORDERED_EDGE:
        return f->side[e->arg[0]] == who;
    case IE_ENDS: /* what cut a march may be the order */
        return e->arg[1] != IB_ENDS_ORDERS || f->side[e->arg[0]] == who;
    default:
        return true;
    }
}
