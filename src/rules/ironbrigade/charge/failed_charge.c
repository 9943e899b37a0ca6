/* failed_charge.c -- a charge that does not arrive: it goes as far as it can and is disordered, and
 * its target may fire at it. IB-3.85, IB-3.87 to IB-3.93, IB-D05.
 *
 * What disorder does is said where it counts: +1 to each die of small arms (IB-3.91: fire), +2 to
 * each valid die of a charger in the first round (ib_contact_flags keeps it for the melee). It ends
 * when the side's own turn begins (ib_begin_own_turn). The countercharge of IB-3.94 is a charge
 * like any other. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/charge/charge.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/march/march.h"

/* IB-3.89: whether it can is found out now that the charge has been made; out of range it may fire
 * all the same, in vain. */
static bool may_volley(const lin_view *view, int target, int u)
{
    const ib_state *s = view->state;

    return ib_stands(s, target) && ib_may_answer(view, target) &&
           ib_check_target(view, target, u, NULL) == LIN_OK;
}

/* Where odds take it for granted that it falls short, where it ends is not known, nor who could
 * fire at it there (IB-12.9). */
static void take_as_short(lin_play *p)
{
    ib_state *s = p->state;
    const int u = s->charge.charger;

    s->mark[u] |= IB_DISORDERED;
    lin_tell(p, IE_FALLS_SHORT, u, s->at[u].x, s->at[u].y, s->facing[u]);
    ib_end_charge(s);
}

/* IB-3.87; IB-3.88: nobody is tested. */
void ib_charge_falls_short(lin_play *p, const ib_run *run, int32_t far)
{
    ib_state *s = p->state;
    const int u = s->charge.charger, target = s->charge.target;
    const bool no_room = run->struck != IB_NONE && far > run->to_touch;
    tb_pose end;

    if (s->assumed) {
        take_as_short(p);
        return;
    }
    end = ib_stop_short(&p->view, u, run, no_room ? run->to_touch : far);
    if (run->barred_by != IB_NONE && far >= run->to_bar)
        lin_tell(p, IE_BARRED, u, run->barred_by);
    ib_put(p, u, &end);
    s->mark[u] |= IB_DISORDERED;
    lin_tell(p, IE_FALLS_SHORT, u, end.at.x, end.at.y, end.facing);
    ib_end_charge(s);
    if (may_volley(&p->view, target, u))
        lin_push(s, IB_VOLLEY_OR_WAIT, target, u, 0);
    ib_after_move(p, u);
}

void ib_take_volley_or_wait(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    if (o->verb == IV_YES)
        ib_fire(p, frame->arg[0], frame->arg[1], IB_AT_FAILED);
}
