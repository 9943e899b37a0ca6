/* march_in_column.c -- a column on the march: legs one after another, and a halt with any facing.
 * LF-MV-12, LF-MV-13. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

static bool is_column(const lf_state *s, int u)
{
    return s->formation[u] == LF_COLUMN && !(s->mark[u] & LF_INSIDE);
}

enum { SLOWED = 1, STOPPED = 2 }; /* of a march */

#define LEAST_LEG (LIN_INCH / 8) /* that is worth a bend */

/* LF-AT-08: all of the column counts where the march begins, though on the way it is its leader
 * alone (LF-MV-13). */
static bool begins_slowed(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_convex hull = tb_convex_of(&lf_body(view, u)->hull);

    return lf_is_slowed(f, u, &hull);
}

/* ---- The order to march ---- */

lin_status lf_check_march(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    (void)o;
    return is_column(s, u) ? LIN_OK
                           : lin_refuse(why, LIN_ILLEGAL, "LF-MV-12",
                                        "%s is in no column; use `move`.", lf_id(f, u));
}

void lf_list_march(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    (void)f;
    if (is_column(s, u))
        lf_answer0(out, LV_MARCH);
}

void lf_take_march(lin_play *p, int u, const lin_order *o)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    (void)o;
    s->march_at = s->at[u];
    s->march_facing = s->facing[u];
    s->marched_from = lf_threat_zones_round(&p->view, f->side[u], lf_body(&p->view, u));
    lin_push(s, LF_LEG, u, 0, begins_slowed(&p->view, u) ? SLOWED : 0);
}

/* Where its order began: a march is judged by that, whatever its legs (LF-DM-06, LF-CM-54); any
 * other order begins where it stands. */
tb_body lf_start_of(const lin_view *view, int u)
{
    const lf_state *s = view->state;
    tb_pose pose = lf_pose(view, u);
    tb_body b;

    if (u != s->element || (s->march_at.x == 0 && s->march_at.y == 0))
        return *lf_body(view, u);
    pose.at = s->march_at;
    pose.facing = s->march_facing;
    tb_form(&pose, &b);
    return b;
}

void lf_forget_start(lf_state *s)
{
    s->march_at = (lin_point){ 0, 0 };
    s->march_facing = 0;
}

/* ---- Legs: the frame holds the element, what it has gone, and whether it was slowed or stopped
 * ---- */

/* LF-AT-08: and where it halts after so long a way. */
lin_status lf_check_halt(const lin_view *view, int u, const tb_pose *pose, int32_t gone,
                         lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lf_plan still = { .to = *pose, .stopped_by = LF_NONE };
    lin_status status;
    tb_convex hull;
    tb_body end;

    tb_form(pose, &end);
    if ((status = lf_check_end(view, u, &end.hull, &end, &still, why)) != LIN_OK)
        return status;
    hull = tb_convex_of(&end.hull);
    return gone > lf_slowed(s, u, lf_allowance(view, u)) && lf_is_slowed(f, u, &hull)
               ? lin_refuse(why, LIN_ILLEGAL, "LF-AT-09",
                            "%s would lie on ground there that slows it to half its march.",
                            lf_id(f, u))
               : LIN_OK;
}

/* Some facing with which it could halt there: where its way ends, it must. */
static bool can_halt(const lin_view *view, int u, tb_pose pose, int32_t gone)
{
    const tb_angle first = pose.facing;

    for (int i = 0; i < 16; i++) {
        pose.facing = (tb_angle)(first + i * (TB_CIRCLE / 16));
        if (lf_check_halt(view, u, &pose, gone, NULL) == LIN_OK)
            return true;
    }
    return false;
}

/* LF-MV-13, LF-MV-37: of the way its leader alone counts; who is coming on comes from outside. */
static bool stays_on_table(const lin_view *view, int u, const tb_convex *swath, lin_point to)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_box box = tb_box_of(swath->p, swath->n), table = kit_box_of_table(f->scenery.size);

    return s->mark[u] & LF_ENTERING ? kit_box_holds(&table, to)
                                    : box.west >= table.west && box.south >= table.south &&
                                          box.east <= table.east && box.north <= table.north;
}

/* LF-FF-14: the leader's way leads through no zone that it was not in when the march began. */
static lin_status check_way(const lin_view *view, int u, const tb_convex *swath, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set through = lf_threat_zones_through(view, f->side[u], swath);

    for (int e = tb_next(&through, 0); e >= 0; e = tb_next(&through, e + 1))
        if (!kit_set_has(&s->marched_from, e))
            return lin_refuse(why, LIN_ILLEGAL, "LF-FF-14",
                              "%s would enter the Threat Zone of %s, which a column may not.",
                              lf_id(f, u), lf_id(f, e));
    return LIN_OK;
}

static tb_quad leader_at(const lin_view *view, int u, lin_point at, tb_angle facing)
{
    const lf_base *base = lf_base_of(view, u);

    return tb_rectangle(at, facing, base->wide / 2, base->wide / 2, base->deep);
}

static lin_status plan_leg(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lf_plan *plan, bool *slowed, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = frame->arg[0];
    const lin_point to = { o->arg[0], o->arg[1] }, by = { to.x - s->at[u].x, to.y - s->at[u].y };
    const int32_t allowance = lf_allowance(view, u);
    tb_quad stand, there;
    tb_convex swath;
    int32_t gone;

    if (frame->arg[2] & STOPPED)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-16", "%s has been stopped and must halt.",
                          lf_id(f, u));
    if (by.x == 0 && by.y == 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-MV-12", "%s is there already.", lf_id(f, u));
    plan->to = lf_pose(view, u);
    plan->to.facing = tb_bearing(s->at[u], to);
    stand = leader_at(view, u, s->at[u], plan->to.facing);
    lf_sweep(view, u, &stand, by, plan);
    if (plan->free == 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-16",
                          "%s cannot take a step that way: something is in front of its leader.",
                          lf_id(f, u));
    plan->to.at.x += plan->way.x;
    plan->to.at.y += plan->way.y;
    there = leader_at(view, u, plan->to.at, plan->to.facing);
    swath = tb_swath(&stand, &there);
    *slowed = frame->arg[2] & SLOWED || lf_is_slowed(f, u, &swath);
    gone = frame->arg[1] + plan->free;
    if (gone > allowance)
        return lin_refuse(why, LIN_ILLEGAL, "LF-MV-12",
                          "%s can march %d inches with this order; that would be more.",
                          lf_id(f, u), (int)(allowance / LIN_INCH));
    if (*slowed && gone > lf_slowed(s, u, allowance))
        return lin_refuse(why, LIN_ILLEGAL, "LF-AT-09", "%s is slowed there to half its march.",
                          lf_id(f, u));
    if (lf_impassable_on(f, &swath) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-17", "%s cannot pass there.", lf_id(f, u));
    if (!stays_on_table(view, u, &swath, plan->to.at))
        return lin_refuse(why, LIN_ILLEGAL, "LF-MV-37", "The leader of %s would leave the table.",
                          lf_id(f, u));
    if (check_way(view, u, &swath, why) != LIN_OK)
        return LIN_ILLEGAL;
    if (plan->stopped_by == LF_NONE &&
        (*slowed ? lf_slowed(s, u, allowance) : allowance) - gone >= LEAST_LEG)
        return LIN_OK; /* LF-MV-13: a bend of the way need be no place to halt */
    return can_halt(view, u, plan->to, gone)
               ? LIN_OK
               : lf_check_halt(view, u, &plan->to, gone,
                               why); /* why not is said of the way it comes */
}

/* A leg at whose end it could halt as well: where it ends. */
lin_status lf_plan_leg_to_halt(const lin_view *view, const lin_frame *frame, const lin_order *o,
                               lf_plan *plan, lin_refusal *why)
{
    bool slowed;
    lin_status status;
    int32_t gone;

    *plan = (lf_plan){ 0 };
    status = plan_leg(view, frame, o, plan, &slowed, why);
    gone = frame->arg[1] + plan->free;
    return status != LIN_OK || can_halt(view, frame->arg[0], plan->to, gone)
               ? status
               : lf_check_halt(view, frame->arg[0], &plan->to, gone, why);
}

static lin_status check_leg_to_halt(const lin_view *view, const lin_frame *frame,
                                    const lin_order *o, lin_refusal *why)
{
    lf_plan plan;

    return lf_plan_leg_to_halt(view, frame, o, &plan, why);
}

/* Were it ordered to march now, could its first leg end there? */
bool lf_could_march_to(const lin_view *view, int u, lin_point to)
{
    const lin_frame frame = { .arg = { (int16_t)u, 0, begins_slowed(view, u) ? SLOWED : 0 } };
    const lin_order leg = { .verb = LV_LEG, .nargs = 2, .arg = { to.x, to.y } };

    return check_leg_to_halt(view, &frame, &leg, NULL) == LIN_OK;
}

void lf_list_leg(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = frame->arg[0];
    tb_pose pose = lf_pose(view, u);

    for (int i = 0; frame->arg[1] > 0 && i < 16; i++) {
        pose.facing = (tb_angle)(s->facing[u] + i * (TB_CIRCLE / 16));
        if (lf_check_halt(view, u, &pose, frame->arg[1], NULL) == LIN_OK)
            lf_answer1(out, LV_HALT, pose.facing);
    }
    if (frame->arg[1] == 0 || out->orders == 0)
        lf_answer0(out, LV_CANCEL);
    if (!(frame->arg[2] & STOPPED) && frame->arg[1] < lf_allowance(view, u) - LEAST_LEG)
        lin_list_open(out,
                      (lin_family){ .order = { .verb = LV_LEG, .nargs = 2 },
                                    .open = 3,
                                    .high = { f->scenery.size.width, f->scenery.size.height } });
    lin_list_open(out, (lin_family){ .order = { .verb = LV_HALT, .nargs = 1 },
                                     .open = 1,
                                     .high = { TB_CIRCLE - 1 } });
}

lin_status lf_check_leg(const lin_view *view, const lin_frame *frame, const lin_order *o,
                        lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = frame->arg[0];
    tb_pose pose;
    lf_plan plan;
    bool slowed;

    if (o->verb == LV_LEG)
        return plan_leg(view, frame, o, &plan, &slowed, why);
    if (o->verb == LV_CANCEL) /* until it halts the order has not been carried out */
        return LIN_OK;
    if (o->verb != LV_HALT)
        return lin_not_now(view->field, frame, o, why);
    if (frame->arg[1] == 0 && o->arg[0] == s->facing[u])
        return lin_refuse(why, LIN_ILLEGAL, "LF-MV-06",
                          "%s would neither move nor turn; give it a leg, or cancel.", lf_id(f, u));
    if (frame->arg[1] == 0 && s->act & LF_ACT_OFF_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-70",
                          "%s is coming on: its march must carry it onto the table.", lf_id(f, u));
    pose = lf_pose(view, u);
    pose.facing = (tb_angle)o->arg[0];
    return lf_check_halt(view, u, &pose, frame->arg[1], why);
}

void lf_take_leg(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];
    lf_plan plan;
    tb_quad stand;
    bool slowed;

    if (o->verb != LV_LEG)
        s->marched_from = (tb_set){ 0 };
    if (o->verb == LV_CANCEL) {
        s->m++;
        s->at[u] = s->march_at;
        s->facing[u] = s->march_facing;
        s->overrun = (tb_set){ 0 };
        lf_forget_start(s);
        lin_pop(s); /* the window that would have followed */
        return;
    }
    if (o->verb == LV_HALT) {
        s->facing[u] = (uint16_t)o->arg[0];
        lf_forget_start(s);
        lf_come_further(p, u);
        lin_tell(p, LE_HALTED, u, s->at[u].x, s->at[u].y, s->facing[u]);
        lf_push_discs(p, u);
        return;
    }
    plan_leg(&p->view, frame, o, &plan, &slowed, NULL);
    stand = leader_at(&p->view, u, s->at[u], plan.to.facing);
    lf_overrun(p, u, &stand, plan.way);
    s->at[u] = plan.to.at;
    s->facing[u] = plan.to.facing;
    s->mark[u] &= (uint16_t)~LF_LINED_UP;
    s->on_piece[u] = LF_NONE;
    lin_tell(p, LE_MARCHED, u, s->at[u].x, s->at[u].y);
    lin_push(s, LF_LEG, u, frame->arg[1] + plan.free,
             (slowed ? SLOWED : 0) | (plan.stopped_by != LF_NONE ? STOPPED : 0));
}

bool lf_sample_leg(const lin_view *view, const lin_frame *frame, const lin_family *family,
                   lin_rng *rng, lin_order *out)
{
    const lf_state *s = view->state;
    const int u = frame->arg[0];
    const int32_t left = lf_allowance(view, u) - frame->arg[1];

    *out = family->order;
    for (int tries = 0; tries < 12; tries++) {
        if (out->verb == LV_HALT) {
            out->arg[0] = (tb_angle)lin_rng_next(rng);
        } else {
            const tb_angle way =
                (tb_angle)(s->facing[u] + (int32_t)lin_rng_below(rng, TB_QUARTER) - TB_EIGHTH);
            const int32_t far =
                left / (1 + tries / 4) - (int32_t)lin_rng_below(rng, (uint32_t)left / 4 + 1) - 2;
            const lin_point to = tb_go(s->at[u], way, far, 0);

            out->arg[0] = to.x;
            out->arg[1] = to.y;
        }
        if ((out->verb == LV_HALT ? lf_check_leg : check_leg_to_halt)(view, frame, out, NULL) ==
            LIN_OK)
            return true;
    }
    return frame->arg[1] == 0 && out->verb == LV_LEG &&
           (s->act & LF_ACT_OFF_TABLE ? lf_step_on : lf_find_regrouping)(view, u, out) &&
           out->verb == LV_LEG; /* it may have to cross something instead, by another order */
}
