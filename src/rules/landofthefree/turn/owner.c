/* owner.c -- what many questions have in common: the owner of a unit is asked, and may have no more
 * to say than yes or no. */
#include "rules/landofthefree/turn/turn.h"

lin_side lf_who_owner(const lin_view *view, const lin_frame *frame)
{
    (void)view->state;
    return (lin_side)lf_field_of(view->field)->side[frame->arg[0]];
}

void lf_list_yes_no(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    (void)view->field, (void)view->state, (void)frame;
    lf_answer0(out, LV_YES);
    lf_answer0(out, LV_NO);
}

lin_status lf_check_yes_no(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    (void)view->state;
    return o->verb == LV_YES || o->verb == LV_NO ? LIN_OK : lin_not_now(view->field, frame, o, why);
}
