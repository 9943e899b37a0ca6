/* effort.c -- what a unit may still do in its own turn: one move, in halves. IB-3.8 to IB-3.20,
 * IB-4.30 to IB-4.35.
 *
 * A march uses m inches of an allowance of A; what matters to the rest of the turn is whether that
 * is no more than half of it (one half) or more (two). While a march is under way its record says
 * how much; when it is over its halves are spent here. */
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/steps.h"
#include "rules/ironbrigade/turn/turn.h"

static lin_status no(lin_refusal *why, const ib_field *f, int u, const char *rule, const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "%s %s.", ib_id(f, u), what);
}

/* May it act at all in this movement phase?
 *   1  it is on the table
 *   2  it has not acted yet                              IB-1.38
 *   3  it neither routs nor pursues                      IB-3.101, IB-3.121 */
lin_status ib_check_acts(const lin_view *view, int u, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (!ib_stands(s, u)) /* 1 */
        return no(why, f, u, "IB-1.38", "is not on the table");
    if (!ib_is_unit(f, u) && !ib_is_commander(f, u))
        return no(why, f, u, "IB-1.38", "is not ordered about: units and commanders are");
    if (s->mark[u] & IB_ACTED) /* 2 */
        return no(why, f, u, "IB-1.38", "has acted in this phase");
    if (s->mark[u] & IB_ROUTING) /* 3 */
        return no(why, f, u, "IB-3.101", "is routing; it must rally first");
    if (s->mark[u] & IB_PURSUING)
        return no(why, f, u, "IB-3.121", "is pursuing; it must halt first");
    return LIN_OK;
}

/* IB-3.17: of march, fire, change, charge and load, raw troops do one. All of these spend effort.
 */
bool ib_is_raw_and_done(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    return f->class[u] == IB_RAW && (s->effort[u] > 0 || s->mark[u] & IB_MARCHED);
}

/* Is so much of its move left? A march under way has used what it has come to. */
lin_status ib_check_effort(const lin_view *view, int u, int halves, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (ib_is_raw_and_done(view, u))
        return no(why, f, u, "IB-3.17", "is raw and has done its one thing in this turn");
    if (s->effort[u] + (s->march.unit == u ? ib_march_halves(&s->march) : 0) + halves > 2)
        return no(why, f, u, "IB-3.8",
                  halves == 2 ? "has used part of its move; that takes a whole one"
                              : "has used its move");
    return LIN_OK;
}

/* May it fire in an own turn, by its state?
 *   1  it has small arms or a gun that fires             IB-4.12, IB-4.34
 *   2  in line or skirmish order, or unlimbered          IB-2.23, IB-2.24, IB-4.34
 *   3  loaded                                            IB-4.34
 *   4  neither engaged nor routing nor in pursuit, and it has not charged or balked  IB-4.35
 *   5  it has not loaded in this own turn                IB-3.15 to IB-3.17
 *   6  half a move is left                               IB-3.11 */
lin_status ib_check_may_fire(const lin_view *view, int u, bool phase_of_fire, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const bool after_loading = ib_option(f, IB_OPT_LOAD_THEN_FIRE) && phase_of_fire;

    if (f->type[u] == IB_CAVALRY && !ib_option(f, IB_OPT_CAV_FIRE)) /* 1 */
        return no(why, f, u, "IB-4.12", "is mounted and does not fire");
    if (s->formation[u] == IB_COLUMN) /* 2 */
        return no(why, f, u, "IB-2.23", "is in column; form line first");
    if (s->formation[u] == IB_LIMBERED)
        return no(why, f, u, "IB-4.34", "is limbered; unlimber first");
    if (!ib_is_loaded(s, u)) /* 3 */
        return no(why, f, u, "IB-4.34", "is empty; it must load first");
    if (ib_is_engaged(s, u)) /* 4 */
        return no(why, f, u, "IB-4.35", "is in melee");
    if (s->mark[u] & IB_ROUTING)
        return no(why, f, u, "IB-4.35", "is routing");
    if (s->mark[u] & IB_PURSUING)
        return no(why, f, u, "IB-4.35", "is in pursuit");
    if (s->mark[u] & IB_CHARGED)
        return no(why, f, u, "IB-4.35", "was to charge in this turn, and that takes all of it");
    if (s->mark[u] & IB_LOADED_NOW && after_loading && f->class[u] == IB_RAW) /* 5 */
        return no(why, f, u, "IB-3.17", "is raw, and to load was its one thing in this turn");
    if (s->mark[u] & IB_LOADED_NOW)
        return after_loading ? LIN_OK
                             : no(why, f, u, "IB-3.15",
                                  "has loaded in this turn and is ready from the next enemy turn "
                                  "on");
    return ib_check_effort(view, u, 1, why); /* 6 */
}

void ib_spend_effort(ib_state *s, int u, int halves)
{
    s->effort[u] = (uint8_t)(s->effort[u] + halves > 2 ? 2 : s->effort[u] + halves);
}

/* IB-3.8, IB-3.90 */
void ib_begin_own_turn(lin_play *p, int side)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    for (int u = 0; u < f->units; u++)
        if (f->side[u] == side) {
            s->effort[u] = 0;
            s->mark[u] &= (uint16_t) ~(IB_OF_A_TURN | IB_DISORDERED);
        }
}

void ib_begin_act(lin_play *p, int u)
{
    ib_state *s = p->state;

    s->mark[u] |= IB_ACTED;
}

void ib_go_on(lin_play *p, int u)
{
    ib_state *s = p->state;

    if (ib_stands(s, u) && s->effort[u] < 2)
        lin_push(s, IB_ON_MARCH, u, 0, 0);
    else
        lin_push(s, IB_MOVED, u, 0, 0);
}
