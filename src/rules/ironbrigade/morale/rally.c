/* rally.c -- the rally phase: routers rally, pursuers halt, or go on. IB-3.118 to IB-3.121,
 * IB-6.25, IB-D18. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/morale/morale.h"

/* IB-1.41: by id. Who has been tested or asked in this phase is marked. */
void ib_run_rally(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const tb_set *units = &f->bodies[frame->arg[0]];

    for (int u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1)) {
        if (!ib_stands(s, u) || s->mark[u] & IB_TRIED || !(s->mark[u] & (IB_ROUTING | IB_PURSUING)))
            continue;
        s->mark[u] |= IB_TRIED;
        lin_push(s, IB_RALLY, frame->arg[0], 0, 0);
        if (s->mark[u] & IB_ROUTING)
            ib_take_test(p, u, IB_TEST_RALLY, u);
        else
            lin_push(s, IB_HALT, u, 0, 0);
        return;
    }
}

/* IB-3.120 */
void ib_take_halt(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    if (o->verb == IV_YES)
        ib_take_test(p, frame->arg[0], IB_TEST_HALT, frame->arg[0]);
}

/* Its footprint stays as it lies, but for a step of rounding, by which it may come to bite into one
 * that it touches: then it lies a step or two off. A front of an odd number of steps has its flag
 * half a step left of its middle, whichever way it faces. */
static tb_pose faced_about(const lin_view *view, int u)
{
    const tb_pose now = ib_pose(view, u);
    tb_pose pose = now;

    pose.facing = (tb_angle)(now.facing + TB_CIRCLE / 2);
    for (int i = 0; i < 25; i++) { /* itself, and the steps round it */
        const int way = i == 0 ? 12 : i <= 12 ? i - 1 : i;
        tb_body b;

        pose.at = tb_go(now.at, now.facing, -now.deep, now.wide % 2);
        pose.at.x += way % 5 - 2;
        pose.at.y += way / 5 - 2;
        tb_form(&pose, &b);
        if (ib_in_the_way(view, u, &b, false) == IB_NONE)
            return pose;
    }
    return now;
}

/* IB-3.118; IB-3.119: failed, it goes on routing. */
void ib_rally_tested(lin_play *p, int u, bool passed)
{
    ib_state *s = p->state;
    tb_pose pose;

    if (!passed)
        return;
    pose = faced_about(&p->view, u);
    s->mark[u] &= (uint16_t)~IB_ROUTING;
    lin_tell(p, IE_RALLIES, u);
    ib_put(p, u, &pose);
}

/* IB-3.120; IB-3.121: failed, it pursues again. */
void ib_halt_tested(lin_play *p, int u, bool passed)
{
    ib_state *s = p->state;

    if (!passed)
        return;
    s->mark[u] &= (uint16_t)~IB_PURSUING;
    s->quarry[u] = IB_NONE;
    lin_tell(p, IE_HALTS, u);
}
