/* broken_turn.c -- what could not be under way: a phase of the side that does not move, a march or
 * a round of melee that is nobody's. In play steps and records belong together; a position may be
 * written by hand. (Charges, tests and flights: broken_events.c; fire: broken_fire.c.) */
#include "kit/sets.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/position/position.h"

/* ---- Whose turn, and which phase ---- */

static bool is_of_set_up(int step)
{
    return step == IB_SET_UP || step == IB_RATING_DICE || step == IB_PLACE || step == IB_HIDE ||
           step == IB_FIRST_ORDERS || step == IB_FIRST_DICE;
}

/* Steps of the player turn of the side that is their first argument. */
static bool is_of_mover(int step)
{
    return step == IB_TURN_ENDS || step == IB_MOVEMENT || step == IB_RALLY || step == IB_MOVE ||
           step == IB_PURSUERS || step == IB_ROUTERS || step == IB_RIDES || step == IB_SEND ||
           step == IB_FIRING || step == IB_FIRE || step == IB_MELEES;
}

static const char *broken_turn(const ib_field *f, const ib_state *s, const lin_frame *frame)
{
    if (frame->step == IB_TURN)
        return NULL;
    if (is_of_set_up(frame->step))
        return s->turn == 0 ? NULL : "a side sets up when the battle has begun (IB-13.1)";
    if (s->turn == 0)
        return "a player turn is under way before the first turn (IB-1.31)";
    if (is_of_mover(frame->step) && frame->arg[0] != s->side)
        return "a phase is not of the side whose player turn it is (IB-1.31)";
    if (frame->step == IB_PLAYER_TURN && (frame->arg[0] == s->side || s->side != s->first))
        return "a player turn is to come that has been, or of the side that moves (IB-1.36)";
    if (frame->step == IB_TURN_ENDS && (frame[-1].step == IB_PLAYER_TURN) != (s->side == s->first))
        return "the second player turn is missing, or comes twice (IB-1.36)";
    if ((frame->step == IB_MOVE && s->phase != IB_PHASE_MOVE) ||
        (frame->step == IB_FIRE && s->phase != IB_PHASE_FIRE) ||
        (frame->step == IB_MELEES && s->phase != IB_PHASE_MELEE))
        return "the phase is another than the one that is played (IB-1.37)";
    (void)f;
    return NULL;
}

/* ---- Who does what ---- */

static bool fights(const ib_state *s, int side, int u)
{
    return s->round.fights && kit_set_has(&s->melee[side], u);
}

static const char *broken_march(const ib_field *f, const ib_state *s, const lin_frame *frame)
{
    const int u = frame->arg[0];

    if (f->side[u] != s->side || s->mark[u] & (IB_ROUTING | IB_PURSUING))
        return "somebody marches who may not (IB-3.45)";
    if (frame->step == IB_ON_MARCH)
        return s->march.unit == u || s->march.unit == IB_NONE ? NULL
                                                              : "two are on the march (IB-3.45)";
    return s->march.unit == u && (frame->step == IB_LEG || frame[-1].arg[0] == u)
               ? NULL
               : "a march is made by nobody (IB-3.45)";
}

static const char *broken_melee(const ib_state *s, const lin_frame *frame)
{
    if (frame->step == IB_MELEE_DICE)
        return fights(s, frame->arg[0], frame->arg[1]) ? NULL
                                                       : "a melee is fought by nobody (IB-5.25)";
    return s->round.fights ? NULL : "a round of melee is decided that nobody fights (IB-5.22)";
}

static const char *broken_subject(const lin_view *view, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const char *what = broken_turn(f, s, frame);

    if (what)
        return what;
    switch (frame->step) {
    case IB_ARRIVE:
        return f->side[frame->arg[0]] == s->side ? NULL
                                                 : "somebody comes on out of turn (IB-15.10)";
    case IB_COURIER_DICE:
        return f->side[frame->arg[0]] == s->side ? NULL : "a courier rides out of turn (IB-8.5)";
    case IB_LEG:
    case IB_COLUMN_DICE:
    case IB_MARCH_DICE:
    case IB_ON_MARCH:
        return broken_march(f, s, frame);
    case IB_BREAK_OFF:
        return ib_is_engaged(s, frame->arg[0]) && f->side[frame->arg[0]] == s->side
                   ? NULL
                   : "somebody breaks off who is not in melee (IB-5.35)";
    case IB_BREAK_OFF_DICE:
        return frame[-1].arg[0] == frame->arg[0] ? NULL : "two break off at once (IB-5.36)";
    case IB_MELEE_DICE:
    case IB_ROUND_RESULT:
    case IB_ROUND_LOSSES:
    case IB_PUSH:
    case IB_GO_ON:
        return broken_melee(s, frame);
    default:
        return NULL;
    }
}

/* ---- What is under way ---- */

static bool is_pending_of(const ib_state *s, int first, int last)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step >= first && s->head.frame[i].step <= last)
            return true;
    return false;
}

/* A march is under way as long as a leg of it, or the question for the next, is pending. */
static bool is_march_pending(const ib_state *s)
{
    for (int i = 0; i < s->head.depth; i++)
        if ((s->head.frame[i].step == IB_LEG || s->head.frame[i].step == IB_ON_MARCH) &&
            s->head.frame[i].arg[0] == s->march.unit)
            return true;
    return false;
}

static const char *broken_records(const ib_state *s)
{
    if (s->march.unit != IB_NONE && !is_march_pending(s))
        return "a march is under way that nobody goes on with (IB-3.45)";
    return s->round.fights && !is_pending_of(s, IB_ROUND, IB_GO_ON)
               ? "a round of melee is under way that nobody goes on with (IB-5.25)"
               : NULL;
}

/* ---- All of it ---- */

const char *ib_turn_broken(const lin_view *view)
{
    const ib_state *s = view->state;
    const char *what = NULL;

    for (int i = 0; i < s->head.depth && !what; i++)
        what = broken_subject(view, &s->head.frame[i]);
    return what ? what : broken_records(s);
}
