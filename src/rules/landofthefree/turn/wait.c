/* wait.c -- Wait For My Command: a stored order for a command point, as the last act. LF-CM-20 to
 * LF-CM-22. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

/* LF-CM-21: it ends the activation, and nobody is activated twice in a turn; a failed Forced Order
 * has ended it before. */
lin_status lf_check_wait(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int kind = o->arg[0];

    if (lf_orders_left(s, kind) > 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-20", "%s has %s left; it can store one of them.",
                          lf_id(f, u), kind == LF_ORDER_M ? "Maneuver Orders" : "Combat Orders");
    if (s->mark[u] & LF_NO_ORDERS && !(s->mark[u] & LF_RALLY_TRIED))
        return lin_refuse(why, LIN_ILLEGAL, "LF-DM-55",
                          "%s failed the test of its broken group: nothing but a Rally or a Forced "
                          "Order moves it.",
                          lf_id(f, u));
    if (lf_check_trust(view, s->issuer, u, why) != LIN_OK)
        return LIN_ILLEGAL;
    if (!lf_can_spend(view, s->issuer, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-20",
                          "Nobody can let %s wait for his command: its issuing commander needs a "
                          "command point, his "
                          "sphere, and no attachment elsewhere.",
                          lf_id(f, u));
    return lf_check_storable(view, u, kind, why); /* LF-CM-22 */
}

void lf_list_wait(const lin_view *view, int u, lin_list *out)
{
    for (int kind = LF_ORDER_M; kind <= LF_ORDER_C; kind++) {
        const lin_order o = { .verb = LV_WAIT, .nargs = 1, .arg = { kind } };

        if (lf_check_wait(view, u, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

/* c: who pays. */
void lf_wait(lin_play *p, int c, int u, int kind)
{
    lf_state *s = p->state;

    lf_spend(p, c);
    s->mark[u] |= kind == LF_ORDER_M ? LF_HAS_M : LF_HAS_C;
    lin_tell(p, LE_WAITS, u, kind);
}

void lf_take_wait(lin_play *p, int u, const lin_order *o)
{
    const lf_state *s = p->state;

    lf_wait(p, s->issuer, u, o->arg[0]);
    lf_finish(p, u);
}

/* ---- LF_LAST: it has stored what it had; may it wait for more? ---- */

bool lf_may_wait(const lin_view *view, int u)
{
    for (int kind = LF_ORDER_M; kind <= LF_ORDER_C; kind++) {
        const lin_order o = { .verb = LV_WAIT, .nargs = 1, .arg = { kind } };

        if (lf_check_wait(view, u, &o, NULL) == LIN_OK)
            return true;
    }
    return false;
}

void lf_list_last(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    lf_answer0(out, LV_END);
    lf_list_wait(view, frame->arg[0], out);
}

lin_status lf_check_last(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    if (o->verb == LV_END)
        return LIN_OK;
    return o->verb == LV_WAIT ? lf_check_wait(view, frame->arg[0], o, why)
                              : lin_not_now(view->field, frame, o, why);
}

void lf_take_last(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const lf_state *s = p->state;

    if (o->verb == LV_WAIT)
        lf_wait(p, s->issuer, frame->arg[0], o->arg[0]);
    lf_finish(p, frame->arg[0]);
}
