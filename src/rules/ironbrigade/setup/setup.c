/* setup.c -- the beginning: everybody where he is printed, and what is asked before the first turn.
 * IB-13.1 to IB-13.3, IB-14.1, IB-1.35, IB-4.30, IB-9.3. */
#include "rules/ironbrigade/position/position.h"
#include "rules/ironbrigade/setup/setup.h"
#include "rules/ironbrigade/steps.h"

#include <string.h>

/* Nothing is under way, and nobody is there. */
void ib_clean(ib_state *s)
{
    memset(s, 0, sizeof *s);
    memset(s->with, IB_NONE, sizeof s->with);
    memset(s->quarry, IB_NONE, sizeof s->quarry);
    s->march.unit = s->volley.shooter = s->burst.gun = IB_NONE;
    s->charge.charger = s->charge.target = s->charge.struck = IB_NONE;
    s->head.winner = LIN_NOBODY;
    for (int b = 0; b < IB_BRIGADES; b++)
        s->command[b] = (ib_command){ .kind = IB_ORDERS, .of = IB_NONE };
}

/* What a unit begins with, wherever it is. */
void ib_equip(const ib_field *f, ib_state *s, int u)
{
    if (!ib_is_unit(f, u))
        return;
    s->formation[u] = f->formation[u];
    s->marks[u] = ib_marks_of[f->class[u]];
    s->grape[u] = f->type[u] == IB_GUN && f->gun[u] != IB_HOWITZER
                      ? (uint8_t)f->base.option[IB_OPT_GRAPE_ROUNDS]
                      : 0;
}

static ib_where begins_where(const ib_field *f, int u)
{
    const int b = f->brigade[u];

    switch (f->type[u]) {
    case IB_LEFT_OUT:
        return IB_ABSENT;
    case IB_COURIER:
        return IB_IN_POOL;
    case IB_SHARPSHOOTER:
        return IB_UNPLACED;
    default:
        return b != IB_NONE && f->brigade_of[b].turn ? IB_TO_COME : IB_ON_TABLE;
    }
}

void ib_start(const lin_field *field, void *state)
{
    const ib_field *f = ib_field_of(field);
    ib_state *s = state;

    ib_clean(s);
    for (int u = 0; u < f->units; u++) {
        s->where[u] = (uint8_t)begins_where(f, u);
        ib_equip(f, s, u);
        if (s->where[u] == IB_ON_TABLE) {
            s->at[u] = f->begins[u].at;
            s->facing[u] = ib_is_unit(f, u) ? f->begins[u].facing : (uint16_t)0;
        }
    }
    lin_push(s, IB_SET_UP, 0, 0, 0);
}

/* ---- IB-9.3: other numbers than three are told, and played ---- */

static bool is_foot(const ib_field *f, const ib_brigade *b)
{
    for (int u = tb_next(&b->units, 0); u >= 0; u = tb_next(&b->units, u + 1))
        if (f->type[u] != IB_INFANTRY)
            return false; /* IB-9.2: guns and horse may have brigades of their own */
    return true;
}

static void tell_odd_numbers(lin_play *p)
{
    const ib_field *f = ib_field_of(p->view.field);
    int feet[IB_DIVISIONS] = { 0 };

    for (int b = 0; b < f->brigades; b++) {
        const ib_brigade *brigade = &f->brigade_of[b];
        const int n = kit_set_count(&brigade->units);

        if (!is_foot(f, brigade))
            continue;
        if (n != 3)
            lin_tell(p, IE_ODD_BRIGADE, brigade->commander, n);
        if (brigade->division != IB_NONE)
            feet[brigade->division]++;
    }
    for (int d = 0; d < f->divisions; d++)
        if (feet[d] && feet[d] != 3)
            lin_tell(p, IE_ODD_DIVISION, f->division_of[d].commander, feet[d]);
}

/* ---- IB-7.7: ratings by dice, in the order of the roster ---- */

static void throw_for_next(const ib_field *f, ib_state *s, int u)
{
    for (; u < f->units; u++)
        if (ib_is_commander(f, u) && f->rating[u] == IB_THROWN && s->rated[u] == 0 &&
            s->where[u] != IB_ABSENT) {
            lin_push(s, IB_RATING_DICE, u, 0, 0);
            return;
        }
}

void ib_roll_rating_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 6,
                           .classes = IB_RATINGS,
                           .better = 1,
                           .side = (lin_side)ib_field_of(view->field)->side[frame->arg[0]],
                           .rule = "IB-7.7",
                           .purpose = "rating" };
    for (int face = 1; face <= 6; face++)
        out->class_of[face] = ib_rating_by_die[face];
}

void ib_land_rating_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    ib_state *s = p->state;
    const int u = frame->arg[0], rating = ib_rating_by_die[face[0]];

    s->rated[u] = (uint8_t)(1 + rating);
    lin_tell(p, IE_RATED, u, face[0], rating);
    throw_for_next(ib_field_of(p->view.field), s, u + 1);
}

/* ---- What is asked ---- */

/* IB-13.1, IB-13.3: both sides place, then each hides and orders in secret. */
void ib_run_set_up(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    (void)frame;
    tell_odd_numbers(p);
    lin_push(s, IB_TURN, 0, 0, 0);
    if (f->first)
        s->first = (uint8_t)(f->first - 1);
    else
        lin_push(s, IB_FIRST_DICE, LIN_FIRST, 0, 0);
    for (int side = LIN_SIDES - 1; side >= 0; side--) {
        lin_push(s, IB_FIRST_ORDERS, side, 0, 0);
        for (int u = f->units - 1; u >= 0; u--)
            if (f->type[u] == IB_SHARPSHOOTER && f->side[u] == side &&
                s->where[u] == IB_UNPLACED) /* in a position some may have hidden already */
                lin_push(s, IB_HIDE, u, 0, 0);
    }
    for (int side = LIN_SIDES - 1; side >= 0 && !f->fixed; side--)
        lin_push(s, IB_PLACE, side, 0, 0);
    throw_for_next(f, s, 0);
}

/* ---- IB-1.35: who begins ---- */

void ib_roll_first_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    (void)view;
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 6,
                           .classes = 6,
                           .better = 1,
                           .side = (lin_side)frame->arg[0],
                           .rule = "IB-1.35",
                           .purpose = "the first player turn" };
    for (int face = 1; face <= 6; face++)
        out->class_of[face] = (uint8_t)(face - 1);
}

void ib_land_first_dice(lin_play *p, const lin_frame *frame, const uint8_t *faces)
{
    ib_state *s = p->state;
    const int side = frame->arg[0];
    const uint8_t other = s->first_die[LIN_FIRST];

    lin_tell(p, IE_FIRST_DIE, side, faces[0]);
    if (side == LIN_FIRST) {
        s->first_die[LIN_FIRST] = faces[0];
        lin_push(s, IB_FIRST_DICE, LIN_SECOND, 0, 0);
        return;
    }
    s->first_die[LIN_FIRST] = 0;
    if (faces[0] == other) {
        lin_push(s, IB_FIRST_DICE, LIN_FIRST, 0, 0);
        return;
    }
    s->first = faces[0] > other ? LIN_SECOND : LIN_FIRST;
    lin_tell(p, IE_FIRST, s->first);
}
