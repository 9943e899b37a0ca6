/* trace.c -- the agenda watched: what each step takes off it and puts onto it.
 *
 * Steps change the agenda themselves, so the machine looks at it before and after and tells the
 * difference: the frame that was due is popped, then whatever else is gone, from the top down, then
 * what has come, from the bottom up. */
#include "core.h"

#include <assert.h>
#include <string.h>

void lin_trace(lin_game *g, lin_tracer tracer, void *self)
{
    assert(g);
    g->tracer = tracer;
    g->tracer_self = self;
}

static void tell(const lin_game *g, bool pushed, int depth, const lin_frame *frame)
{
    g->tracer(g->tracer_self, g->field, pushed, depth, frame);
}

void lin_traced(const lin_game *g, const lin_head *before, bool popped)
{
    const lin_head *now = lin_head_in(g->state);
    int old = before->depth, same = 0;

    if (popped) {
        old--;
        tell(g, false, old, &before->frame[old]);
    }
    while (same < old && same < now->depth &&
           memcmp(&before->frame[same], &now->frame[same], sizeof now->frame[same]) == 0)
        same++;
    while (old > same) {
        old--;
        tell(g, false, old, &before->frame[old]);
    }
    for (; same < now->depth; same++)
        tell(g, true, same, &now->frame[same]);
}
