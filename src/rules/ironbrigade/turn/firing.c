/* firing.c -- the firing phase, and its question: who fires next, at whom; or the phase is ended.
 * IB-1.39, IB-1.48, IB-4.37, IB-11.6. */
#include "rules/ironbrigade/steps.h"

void ib_run_firing(lin_play *p, const lin_frame *f)
{
    ib_state *s = p->state;

    s->phase = IB_PHASE_FIRE;
    lin_tell(p, IE_PHASE, s->side, IB_PHASE_FIRE);
    lin_push(s, IB_FIRE, f->arg[0], 0, 0);
}

/* IB-1.52: a side that has a sharpshooter left, as far as the enemy knows, is asked although it has
 * nobody to fire at: else whether it is asked would tell that he hides, or that he does not. */
static bool may_have_hidden_one(const ib_field *f, const ib_state *s, int side)
{
    for (int u = 0; u < f->units; u++)
        if (f->type[u] == IB_SHARPSHOOTER && f->side[u] == side && s->where[u] != IB_LOST)
            return true;
    return false;
}

void ib_list_fire(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);

    for (int u = 0; u < f->units; u++)
        if (f->side[u] == frame->arg[0])
            ib_list_acts(view, u, IB_WHEN_FIRE, out);
    lin_list_add(out, (lin_order){ .verb = IV_END });
    if (may_have_hidden_one(f, view->state, frame->arg[0]))
        out->insists = true;
}

lin_status ib_check_fire(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    return o->verb == IV_END ? LIN_OK : ib_check_act(view, frame, o, IB_WHEN_FIRE, why);
}

void ib_take_fire(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    if (o->verb == IV_END) {
        lin_pop(p->state);
        lin_push(p->state, IB_MELEES, frame->arg[0], 0, 0);
    } else {
        ib_act_of(o->verb, IB_WHEN_FIRE)->take(p, o);
    }
}
