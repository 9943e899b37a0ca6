/* hidden.c -- what the enemy may not know: orders of brigades, what couriers carry, where
 * sharpshooters hide. IB-1.50 to IB-1.52.
 *
 * Where a march was cut by an order is told by the two places: as far as it went, and where it was
 * put back to. So the enemy sees a unit where its march began until the march is over, and hears
 * where it has ended. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/ironbrigade.h"

#include "kit/discs.h"

bool ib_marches_unseen(const ib_field *f, int u)
{
    return ib_is_unit(f, u) && ib_option(f, IB_OPT_ORDERS);
}

/* Back to where it began, and those whom it carries with it. */
static void hide_march(const ib_field *f, ib_state *s)
{
    const int u = s->march.unit;
    const tb_pose now = ib_pose_in(f, u, s->formation[u], s->at[u], s->facing[u]);
    const tb_pose then = ib_pose_in(f, u, s->formation[u], s->march.began, s->march.began_facing);
    const tb_box table = kit_box_of_table(f->scenery.size);
    const bool stands_there = now.at.x == then.at.x && now.at.y == then.at.y && /* or is hidden */
                              now.facing == then.facing;

    for (int c = 0; !stands_there && c < f->units; c++)
        if (ib_is_commander(f, c) && ib_stands(s, c) && s->with[c] == u)
            s->at[c] = kit_box_nearest(&table, kit_carried(s->at[c], &now, &then));
    s->at[u] = then.at;
    s->facing[u] = then.facing;
    s->march = (ib_march){ .unit = (uint8_t)u,
                           .began = s->march.began,
                           .began_facing = s->march.began_facing,
                           .raw_die = s->march.raw_die,
                           .column_die = s->march.column_die };
}

void ib_redact(const lin_field *field, void *state, lin_side who)
{
    const ib_field *f = ib_field_of(field);
    ib_state *s = state;

    for (int b = 0; b < f->brigades; b++)
        if (f->brigade_of[b].side != who)
            s->command[b] = (ib_command){ .secret = 1 };
    if (s->march.unit != IB_NONE && f->side[s->march.unit] != who &&
        ib_marches_unseen(f, s->march.unit))
        hide_march(f, s);
    for (int u = 0; u < f->units; u++)
        if (f->side[u] != who && f->type[u] == IB_COURIER && ib_stands(s, u))
            s->carried[s->with[u]] = (ib_command){ .secret = 1 };
        else if (f->side[u] != who && f->type[u] == IB_SHARPSHOOTER &&
                 s->where[u] == IB_CONCEALED) {
            s->where[u] = IB_ABSENT;
            s->at[u] = (lin_point){ 0, 0 };
        } else if (f->side[u] != who) {
            s->mark[u] &= (uint16_t)~IB_WITHDRAWS; /* an order of its own, IB-14.22 */
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

/* Orders are heard by the side they are given to, and so is where a sharpshooter hides, and what a
 * march came to before its order was looked at. */
bool ib_hears(const lin_view *view, const lin_event *e, lin_side who)
{
    const ib_field *f = ib_field_of(view->field);

    switch (e->kind) {
    case IE_HIDDEN:
    case IE_ORDERED:
    case IE_ORDERED_AT:
    case IE_ORDERED_EDGE:
    case IE_MAY_WITHDRAW:
        return f->side[e->arg[0]] == who;
    case IE_MARCHES:
    case IE_WHEELS:
    case IE_STOPS:
    case IE_STOPS_AT:
    case IE_ENDS: /* what cut a march may be the order */
        return f->side[e->arg[0]] == who || !ib_marches_unseen(f, e->arg[0]);
    default:
        return true;
    }
}
