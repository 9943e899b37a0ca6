/* support.c -- friends of a charged unit fire at the charger, one after another. IB-3.79, IB-4.47
 * to IB-4.52, IB-6.26, IB-D06.
 *
 * Who is near enough, and has the charger in arc and sight, is fire's to say (ib_may_help): it is
 * measured now that the charge has been declared. Their owner names one at a time; that one is
 * tested, and fires as at short range if it passes. Who has tried is in s->helped. */
#include "rules/ironbrigade/charge/charge.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/morale/morale.h"

static bool may_try(const lin_view *view, const lin_frame *frame, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int struck = frame->arg[0], charger = frame->arg[1];

    return ib_is_unit(f, u) && u != struck && f->side[u] == f->side[struck] && ib_stands(s, u) &&
           ib_stands(s, charger) && !kit_set_has(&s->helped, u) &&
           ib_may_help(view, u, charger, struck);
}

void ib_list_support(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);

    for (int u = 0; u < f->units; u++)
        if (may_try(view, frame, u))
            lin_list_add(out, (lin_order){ .verb = IV_HELP, .nargs = 1, .arg = { u } });
    lin_list_add(out, (lin_order){ .verb = IV_DONE });
}

lin_status ib_check_support(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (o->verb == IV_DONE)
        return LIN_OK;
    if (o->verb != IV_HELP)
        return lin_not_now(view->field, frame, o, why);
    if (kit_set_has(&s->helped, o->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, "IB-4.52", "%s has tried to help already.",
                          ib_id(f, o->arg[0]));
    if (!s->assumed && /* else it was looked at before odds took anything for granted */
        !may_try(view, frame, o->arg[0]))
        return lin_refuse(
            why, LIN_ILLEGAL, "IB-4.47",
            "%s cannot help: that takes another loaded unit of the side, near enough, "
            "with %s in arc and sight, and not in melee.",
            ib_id(f, o->arg[0]), ib_id(f, frame->arg[1]));
    return LIN_OK;
}

void ib_take_support(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    ib_state *s = p->state;

    if (o->verb == IV_DONE) {
        lin_pop(s);
        s->helped = (tb_set){ 0 };
        return;
    }
    kit_set_put(&s->helped, o->arg[0]);
    ib_take_test(p, o->arg[0], IB_TEST_SUPPORT, frame->arg[1]);
}

/* IB-4.51: failed, it keeps its fire and its load. */
void ib_support_tested(lin_play *p, int u, bool passed)
{
    ib_state *s = p->state;

    if (passed)
        lin_push(s, IB_HELPS, u, s->charge.charger, 0);
}

void ib_run_helps(lin_play *p, const lin_frame *frame)
{
    ib_fire(p, frame->arg[0], frame->arg[1], IB_IN_SUPPORT);
}
