/* pursuit.c -- pursuers follow: the offer, the dice, the way, and whom they run into. IB-3.110 to
 * IB-3.117, IB-3.121 to IB-3.127.
 *
 * When its router has just broken a pursuer turns about its centre the way that one ran; later,
 * about its flag toward the same quarry, or square to an enemy edge. Then only the line of its flag
 * meets enemies: routers on it are lost, and the first other one is met as by a charge that
 * arrives. It lies in contact at once, and waits in to_meet until everybody of the event has gone.
 */
#include "kit/asks.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/charge/charge.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/morale/morale.h"
#include "rules/ironbrigade/turn/turn.h"

/* ---- IB-3.110, IB-3.111: the offer ---- */

/* IB-3.111: raw troops are not asked, since they have but one answer. */
static bool may_stay(const lin_view *view, int u)
{
    return ib_field_of(view->field)->class[u] != IB_RAW;
}

void ib_list_pursue(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    lin_list_add(out, (lin_order){ .verb = IV_YES });
    if (may_stay(view, frame->arg[0]))
        lin_list_add(out, (lin_order){ .verb = IV_NO });
}

lin_status ib_check_pursue(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    return o->verb == IV_YES || (o->verb == IV_NO && may_stay(view, frame->arg[0]))
               ? LIN_OK
               : lin_not_now(view->field, frame, o, why);
}

void ib_take_pursue(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    ib_state *s = p->state;
    const int u = frame->arg[0];

    if (o->verb == IV_YES) {
        s->mark[u] |= IB_PURSUING;
        return;
    }
    kit_set_drop(&s->to_pursue, u);
    s->quarry[u] = IB_NONE;
}

/* ---- IB-3.115, IB-3.116: the dice ---- */

void ib_roll_pursuit_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int u = frame->arg[0], n = ib_running_dice(f, u);

    *out = (lin_roll_ask){ .n = (uint8_t)n,
                           .faces = 6,
                           .by_sum = true,
                           .classes = (uint8_t)(6 * n + 1),
                           .better = s->total[u] ? 1 : 0,
                           .need = s->total[u],
                           .need_sum = s->total[u] != 0,
                           .side = (lin_side)f->side[u],
                           .rule = "IB-3.115",
                           .purpose = "pursuit" };
    for (int sum = n; sum <= 6 * n; sum++)
        out->class_of[sum] = (uint8_t)sum;
}

/* IB-3.116: at equal totals it is caught, since they start together. */
void ib_land_pursuit_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    ib_state *s = p->state;
    const int u = frame->arg[0], quarry = s->quarry[u];
    int sum = ib_run_total(p, u, face);

    if (s->way[u] && sum >= s->total[u]) {
        sum = s->total[u];
        if (quarry != IB_NONE && ib_stands(s, quarry) && s->mark[quarry] & IB_ROUTING) {
            lin_tell(p, IE_CAUGHT, quarry, u);
            ib_remove(p, quarry, IB_LOST);
        }
    }
    lin_push(s, IB_PURSUIT_GOES, u, sum, 0);
}

void ib_run_pursuit_goes(lin_play *p, const lin_frame *frame)
{
    ib_pursuit_move(p, frame->arg[0], IB_IN(frame->arg[1]));
}

/* ---- The way ---- */

/* A point a long way off. */
static lin_point far_off(lin_point from, tb_angle way)
{
    return tb_go(from, way, IB_IN(24), 0);
}

/* Turned as it goes, and what the line of its flag goes through. */
static tb_pose turn_to_pursue(const lin_view *view, int u, lin_point *aim)
{
    const ib_state *s = view->state;
    const int quarry = s->quarry[u];
    tb_pose pose = ib_pose(view, u);

    if (s->way[u]) { /* IB-3.115 */
        pose = tb_pivot(&pose, (tb_angle)((s->way[u] - 1) * TB_QUARTER));
    } else if (quarry != IB_NONE && ib_stands(s, quarry) && s->mark[quarry] & IB_ROUTING) {
        *aim = s->at[quarry]; /* IB-3.122 */
        return ib_swung(view, u, *aim);
    } else {
        pose.facing = (tb_angle)(ib_nearest_edge(view, u, false) * TB_QUARTER);
    }
    *aim = far_off(pose.at, pose.facing);
    return pose;
}

/* IB-3.124: routers on so much of the line are lost. */
static void run_over(lin_play *p, int u, const ib_run *run, int32_t far)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const tb_set *enemies = &f->bodies[1 - f->side[u]];
    const lin_point by = kit_shortened(run->by, far);
    const lin_point from = run->swung.at, to = { from.x + by.x, from.y + by.y };
    ib_entry e;

    for (int v = tb_next(enemies, 0); v >= 0; v = tb_next(enemies, v + 1))
        if (ib_stands(s, v) && s->mark[v] & IB_ROUTING &&
            ib_line_enters(&ib_body(&p->view, v)->hull, from, to, &e)) {
            lin_tell(p, IE_CAUGHT, v, u);
            ib_remove(p, v, IB_LOST);
        }
}

/* IB-3.123: on its way so far. */
static bool leaves_table(const lin_view *view, const ib_run *run, int32_t far)
{
    const tb_quad from = tb_hull(&run->swung), to = kit_moved(&from, kit_shortened(run->by, far));

    return ib_reaches_edge(view, &from, &to);
}

void ib_pursuit_move(lin_play *p, int u, int32_t far)
{
    ib_state *s = p->state;
    lin_point aim;
    tb_pose turned, end;
    bool meets;
    ib_run run;

    ib_note_measured(p);
    ib_leave_behind(p, u); /* IB-7.11 */
    turned = turn_to_pursue(&p->view, u, &aim);
    far = ib_until_barred(&p->view, turned.at, turned.facing, far);
    ib_plan_run(&p->view, u, &turned, aim, IB_NONE, true, &run);
    meets = run.struck != IB_NONE && run.to_flag <= far;
    s->total[u] = s->way[u] = 0;
    run_over(p, u, &run, meets ? run.to_flag : far);
    if (leaves_table(&p->view, &run, meets ? run.to_touch : far)) {
        lin_tell(p, IE_OFF_TABLE, u);
        ib_remove(p, u, IB_LOST);
        return;
    }
    if (meets && run.room) {
        ib_meet_in_pursuit(p, u, run.struck, &run);
        return;
    }
    end = ib_stop_short(&p->view, u, &run, meets ? run.to_touch : far); /* IB-3.117 */
    ib_put(p, u, &end);
    lin_tell(p, IE_PURSUES, u, far / LIN_INCH, end.at.x, end.at.y, end.facing);
    ib_after_move(p, u);
}

/* ---- IB-3.125, IB-3.126: whom it runs into ---- */

/* It lies in contact. Whom it met is its quarry, should that one rout; what the first round is
 * given is kept where its router's dice were. */
void ib_meet_in_pursuit(lin_play *p, int u, int struck, const ib_run *run)
{
    ib_state *s = p->state;
    const int level = ib_level(&p->view, ib_centre(&p->view, u));
    const int flags = ib_contact_flags(&p->view, struck, s->at[u], run->contact.at, level);

    ib_put(p, u, &run->contact);
    s->quarry[u] = (uint8_t)struck;
    s->total[u] = (uint8_t)flags;
    kit_set_put(&s->to_meet, u);
    lin_tell(p, IE_PURSUES, u, run->to_touch / LIN_INCH, run->contact.at.x, run->contact.at.y,
             run->contact.facing);
    ib_after_move(p, u);
}

/* The one it met may be gone meanwhile, or have run, or have followed somebody itself. */
bool ib_settle_meeting(lin_play *p)
{
    ib_state *s = p->state;
    const int u = ib_first_in_order(&p->view, &s->to_meet);
    ib_charge meeting;

    if (u < 0)
        return false;
    meeting = (ib_charge){ .from = s->at[u],
                           .from_facing = s->facing[u],
                           .charger = (uint8_t)u,
                           .target = s->quarry[u],
                           .struck = s->quarry[u],
                           .in_pursuit = 1,
                           .flags = s->total[u] };
    kit_set_drop(&s->to_meet, u);
    s->total[u] = 0;
    if (meeting.struck != IB_NONE && ib_stands(s, meeting.struck) &&
        !(s->mark[meeting.struck] & IB_ROUTING) &&
        tb_bodies_touch(ib_body(&p->view, u), ib_body(&p->view, meeting.struck)))
        ib_charge_strikes(p, &meeting);
    return true;
}

/* ---- IB-3.121: in the own movement phase ---- */

/* All go, and then those that met somebody. It is the turn of all of them, IB-3.121. */
void ib_run_pursuers(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const tb_set *units = &f->bodies[frame->arg[0]];
    int u;

    if (!frame->arg[1]) { /* the phase begins */
        for (u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1))
            if (ib_stands(s, u) && s->mark[u] & IB_PURSUING) {
                kit_set_put(&s->to_pursue, u);
                s->mark[u] |= IB_ACTED;
                ib_spend_effort(s, u, 2);
            }
        if (kit_set_is_empty(&s->to_pursue))
            return;
        lin_push(s, IB_EVENT_OVER, 0, 0, 0);
    }
    if ((u = tb_next(&s->to_pursue, 0)) >= 0) {
        kit_set_drop(&s->to_pursue, u);
        lin_tell(p, IE_GOES_ON, u);
        lin_push(s, IB_PURSUERS, frame->arg[0], 1, 0);
        lin_push(s, IB_PURSUIT_DICE, u, 0, 0);
    } else if (!kit_set_is_empty(&s->to_meet)) {
        lin_push(s, IB_PURSUERS, frame->arg[0], 1, 0);
        ib_settle_meeting(p);
    }
}
