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

void ib_list_fire(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);

    for (int u = 0; u < f->units; u++)
        if (f->side[u] == frame->arg[0])
            ib_list_acts(view, u, IB_WHEN_FIRE, out);
    lin_list_add(out, (lin_order){ .verb = IV_END });
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
