/* react.c -- the window after an order, in which passive elements react. LF-SO. */
#include "lof.h"

void lf_run_react(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;

    (void)frame;
    s->reacted = (tb_set){ 0 };
}
