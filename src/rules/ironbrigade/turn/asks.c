/* asks.c -- what odds take for granted where a question is met on the way. */
#include "rules/ironbrigade/steps.h"

int ib_usual_first(const lin_view *view, const lin_frame *f, const lin_list *l)
{
    (void)view, (void)f;
    return l->orders ? 0 : -1;
}

int ib_usual_last(const lin_view *view, const lin_frame *f, const lin_list *l)
{
    (void)view, (void)f;
    return l->orders - 1;
}
