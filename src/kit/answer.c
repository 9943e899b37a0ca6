/* answer.c -- an order looked up in the list, once the check of its question has let it pass. */
#include "kit/answer.h"

#include "core/core.h"

int kit_give(const lin_view *view, const lin_list *list, const lin_order *o, lin_order *out)
{
    const lin_frame *frame = lin_top(lin_head_in(view->state));

    if (view->field->rules->step[frame->step].check(view, frame, o, NULL) != LIN_OK)
        return KIT_UNDECIDED;
    *out = *o;
    for (int i = 0; i < list->orders; i++)
        if (lin_same_order(&list->order[i], o))
            return i;
    return KIT_ANSWERED;
}
