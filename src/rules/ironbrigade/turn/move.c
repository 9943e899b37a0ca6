/* move.c -- the question of the movement phase: which unit or commander acts next, and how; or the
 * phase is ended. IB-1.37, IB-1.38, IB-1.48, IB-3.19, IB-3.20. */
#include "rules/ironbrigade/steps.h"
#include "rules/ironbrigade/turn/turn.h"

void ib_list_move(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);

    for (int u = 0; u < f->units; u++)
        if (f->side[u] == frame->arg[0])
            ib_list_acts(view, u, IB_WHEN_MOVE, out);
    lin_list_add(out, (lin_order){ .verb = IV_END });
}

lin_status ib_check_move(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    return o->verb == IV_END ? LIN_OK : ib_check_act(view, frame, o, IB_WHEN_MOVE, why);
}

/* IB-3.20: a unit that nobody ordered loads, if it is empty and may. */
static void load_the_rest(lin_play *p, int side)
{
    const ib_field *f = ib_field_of(p->view.field);
    const tb_set *units = &f->bodies[side];

    for (int u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1)) {
        const lin_order load = { .verb = IV_LOAD, .nargs = 1, .arg = { u } };

        if (ib_check_acts(&p->view, u, NULL) == LIN_OK &&
            ib_check_act_load(&p->view, &load, NULL) == LIN_OK)
            ib_take_act_load(p, &load);
    }
}

void ib_take_move(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    if (o->verb == IV_END) {
        load_the_rest(p, frame->arg[0]);
        lin_pop(p->state);
        lin_push(p->state, IB_FIRING, frame->arg[0], 0, 0);
    } else {
        ib_act_of(o->verb, IB_WHEN_MOVE)->take(p, o);
    }
}
