/* load.c -- what a unit does where it stands: load, or hold. IB-3.13, IB-3.17, IB-4.32, IB-4.33. */
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/steps.h"
#include "rules/ironbrigade/turn/turn.h"

/*   1  it is empty                                       IB-4.30
 *   2  it is not engaged (routers do not act at all)     IB-4.33
 *   3  its whole move is left                            IB-3.13 */
lin_status ib_check_act_load(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int u = o->arg[0];

    if (ib_is_loaded(s, u)) /* 1 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-4.30", "%s is loaded.", ib_id(f, u));
    if (ib_is_engaged(s, u)) /* 2 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-4.33", "%s is in melee and cannot load.",
                          ib_id(f, u));
    return ib_check_effort(view, u, 2, why); /* 3 */
}

void ib_list_act_load(const lin_view *view, int u, lin_list *out)
{
    const lin_order o = { .verb = IV_LOAD, .nargs = 1, .arg = { u } };

    if (ib_check_act_load(view, &o, NULL) == LIN_OK)
        lin_list_add(out, o);
}

/* IB-4.32: it is ready from the following enemy turn on; that it does not fire in this one goes by
 * IB_LOADED_NOW. */
void ib_take_act_load(lin_play *p, const lin_order *o)
{
    ib_state *s = p->state;
    const int u = o->arg[0];

    ib_begin_act(p, u);
    ib_spend_effort(s, u, 2);
    s->mark[u] = (uint16_t)((s->mark[u] & ~IB_EMPTY) | IB_LOADED_NOW);
    lin_tell(p, IE_LOADS, u);
}

/* Nobody is ever kept from doing nothing. */
lin_status ib_check_act_hold(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    (void)view, (void)o, (void)why;
    return LIN_OK;
}

void ib_list_act_hold(const lin_view *view, int u, lin_list *out)
{
    (void)view;
    lin_list_add_short(out, IV_HOLD, 1, u, 0);
}

void ib_take_act_hold(lin_play *p, const lin_order *o)
{
    ib_begin_act(p, o->arg[0]);
}
