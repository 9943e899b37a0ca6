/* maneuver.c -- forward, back and by hand; reloading; markers removed. LF-MV. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

#include <stdlib.h>

static lin_status cannot(lin_refusal *why, const char *rule, const lf_field *f, int u,
                         const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "%s %s.", lf_id(f, u), what);
}

/* It stands there, off whatever it was lined up on, formed on its leader: LF-LO-07. */
void lf_stand(lin_play *p, int u, const tb_pose *pose)
{
    lf_state *s = p->state;

    s->at[u] = pose->at;
    s->facing[u] = pose->facing;
    s->mark[u] &= (uint16_t) ~(LF_LINED_UP | LF_INSIDE);
    s->on_piece[u] = LF_NONE;
    lf_come_further(p, u);
}

/* LF-CM-51: its way, and a shift to the side before or after it, from where it stands now. */
static void ride_over(lin_play *p, int u, const lf_plan *plan, bool shift_first)
{
    const lf_state *s = p->state;
    const tb_pose pose = lf_pose(&p->view, u);
    const lin_point shift = { plan->to.at.x - plan->way.x - s->at[u].x,
                              plan->to.at.y - plan->way.y - s->at[u].y };
    tb_body start, end;
    tb_quad hull;

    tb_form(&pose, &start);
    tb_form(&plan->to, &end);
    hull = shift_first ? kit_moved(&start.hull, shift) : start.hull;
    lf_overrun(p, u, &hull, plan->way);
    if (shift.x != 0 || shift.y != 0)
        lf_overrun(p, u, shift_first ? &start.hull : &end.hull,
                   shift_first ? shift : (lin_point){ -shift.x, -shift.y });
}

/* It stands where the plan says, and may line up on what it has come to. */
static void settle(lin_play *p, int u, const lf_plan *plan, int event)
{
    lf_state *s = p->state;
    const int piece = plan->stopped_by_ground ? plan->stopped_by : LF_NONE;

    lf_stand(p, u, &plan->to);
    lin_tell(p, event, u, s->at[u].x, s->at[u].y, s->facing[u]);
    lf_push_discs(p, u);
    if (piece != LF_NONE)
        lin_tell(p, LE_STOPPED, u, piece);
    lf_reach_obstacles(p, u, piece, false);
}

static bool forms_front(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return s->formation[u] != LF_COLUMN && f->type[u] != LF_ARTILLERY && !(s->mark[u] & LF_INSIDE);
}

/* ---- LF-MV-04 to LF-MV-09 ---- */

lin_status lf_check_move(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lin_status status = lf_check_outside(view, u, why);
    lf_plan plan;

    return status != LIN_OK ? status : lf_plan_step(view, u, o, false, &plan, why);
}

void lf_list_move(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    if (forms_front(view, u))
        lin_list_open(out, (lin_family){ .order = { .verb = LV_MOVE, .nargs = 4 },
                                         .open = 15,
                                         .high = { f->scenery.size.width, f->scenery.size.height,
                                                   TB_CIRCLE - 1, 4 } });
}

void lf_take_move(lin_play *p, int u, const lin_order *o)
{
    lf_plan plan;

    lf_plan_step(&p->view, u, o, false, &plan, NULL);
    ride_over(p, u, &plan, lf_shifts_first(o));
    settle(p, u, &plan, LE_MOVED);
}

static int32_t up_to(lin_rng *rng, int32_t most)
{
    return (int32_t)lin_rng_below(rng, (uint32_t)most + 1);
}

/* Any facing not more than 45 degrees off. */
static tb_angle facing_near(lin_rng *rng, tb_angle facing)
{
    return (tb_angle)(facing + up_to(rng, TB_QUARTER) - TB_EIGHTH);
}

static bool sample_step(const lin_view *view, int u, const lin_family *family, lin_rng *rng,
                        lin_order *out, bool back, int32_t most)
{
    const lf_state *s = view->state;

    *out = family->order;
    for (int tries = 0; tries < 12; tries++) {
        const tb_angle way =
            (tb_angle)(facing_near(rng, s->facing[u]) + (back ? TB_CIRCLE / 2 : 0));
        const lin_point to =
            tb_go(s->at[u], way, tries < 6 ? most - up_to(rng, most / 4) : up_to(rng, most / 2), 0);
        lf_plan plan;

        out->arg[0] = to.x;
        out->arg[1] = to.y;
        out->arg[2] = tries % 2 ? facing_near(rng, s->facing[u]) : s->facing[u];
        out->arg[3] = 0;
        if (lf_plan_step(view, u, out, back, &plan, NULL) == LIN_OK)
            return true;
    }
    return false;
}

bool lf_sample_move(const lin_view *view, int u, const lin_family *family, lin_rng *rng,
                    lin_order *out)
{
    return sample_step(view, u, family, rng, out, false, lf_allowance(view, u));
}

/* ---- LF-MV-10, LF-MV-11 ---- */

lin_status lf_check_back(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lin_status status = lf_check_outside(view, u, why);
    lf_plan plan;

    return status != LIN_OK ? status : lf_plan_step(view, u, o, true, &plan, why);
}

void lf_list_back(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    if (forms_front(view, u))
        lin_list_open(out, (lin_family){ .order = { .verb = LV_BACK, .nargs = 3 },
                                         .open = 7,
                                         .high = { f->scenery.size.width, f->scenery.size.height,
                                                   TB_CIRCLE - 1 } });
}

void lf_take_back(lin_play *p, int u, const lin_order *o)
{
    lf_plan plan;

    lf_plan_step(&p->view, u, o, true, &plan, NULL);
    ride_over(p, u, &plan, false);
    settle(p, u, &plan, LE_BACKED);
}

bool lf_sample_back(const lin_view *view, int u, const lin_family *family, lin_rng *rng,
                    lin_order *out)
{
    return sample_step(view, u, family, rng, out, true, LF_IN(lf_pace_back[lf_moves_as(view, u)]));
}

/* ---- LF-MV-14: guns moved by hand ---- */

static lin_status plan_prolong(const lin_view *view, int u, const lin_order *o, lf_plan *plan,
                               lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int32_t allowance = lf_allowance(view, u);
    tb_pose pose = lf_pose(view, u);
    tb_body start, end;
    lin_status status;
    lin_point by;

    if (f->type[u] != LF_ARTILLERY || s->formation[u] != LF_OPEN || s->mark[u] & LF_INSIDE)
        return cannot(why, "LF-MV-14", f, u,
                      "is no unlimbered artillery; only that is moved by hand");
    by = (lin_point){ o->arg[0] - pose.at.x, o->arg[1] - pose.at.y };
    if (by.x == 0 && by.y == 0 && o->arg[2] == s->facing[u])
        return cannot(why, "LF-MV-14", f, u,
                      "would neither move nor turn; give it somewhere to go");
    if (by.x == 0 && by.y == 0 && u == s->element && s->act & LF_ACT_OFF_TABLE)
        return cannot(why, "LF-SC-70", f, u,
                      "is coming on: its first order must carry it onto the table");
    tb_form(&pose, &start);
    lf_sweep(view, u, &start.hull, by, plan);
    pose.at.x += plan->way.x;
    pose.at.y += plan->way.y;
    if (plan->stopped_by == LF_NONE)
        pose.facing = (tb_angle)o->arg[2];
    tb_form(&pose, &end);
    plan->to = pose;
    if (plan->free > allowance)
        return lin_refuse(why, LIN_ILLEGAL, "LF-MV-03",
                          "%s can be moved %d inch%s by hand with one order.", lf_id(f, u),
                          (int)(allowance / LIN_INCH), allowance == LIN_INCH ? "" : "es");
    status = lf_check_length(view, u, &start.hull, plan, &end, false, allowance, why);
    if (status != LIN_OK)
        return status;
    return lf_check_end(view, u, &start.hull, &end, plan, why);
}

lin_status lf_check_prolong(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    lf_plan plan;

    return plan_prolong(view, u, o, &plan, why);
}

void lf_list_prolong(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (f->type[u] == LF_ARTILLERY && s->formation[u] == LF_OPEN)
        lin_list_open(out, (lin_family){ .order = { .verb = LV_PROLONG, .nargs = 3 },
                                         .open = 7,
                                         .high = { f->scenery.size.width, f->scenery.size.height,
                                                   TB_CIRCLE - 1 } });
}

void lf_take_prolong(lin_play *p, int u, const lin_order *o)
{
    lf_plan plan;

    plan_prolong(&p->view, u, o, &plan, NULL);
    ride_over(p, u, &plan, false);
    settle(p, u, &plan, LE_PROLONGED);
}

bool lf_sample_prolong(const lin_view *view, int u, const lin_family *family, lin_rng *rng,
                       lin_order *out)
{
    const lf_state *s = view->state;

    *out = family->order;
    for (int tries = 0; tries < 12; tries++) {
        const tb_angle way = (tb_angle)lin_rng_next(rng);
        const lin_point to = tb_go(s->at[u], way, up_to(rng, lf_allowance(view, u) - 2), 0);
        lf_plan plan;

        out->arg[0] = to.x;
        out->arg[1] = to.y;
        out->arg[2] = tries % 2 ? (tb_angle)lin_rng_next(rng) : s->facing[u];
        if (plan_prolong(view, u, out, &plan, NULL) == LIN_OK)
            return true;
    }
    return false;
}

/* ---- LF-MV-26 to LF-MV-36: reload, mount, dismount, dress ---- */

static lin_status check_loading(const lin_view *view, int u, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!(s->mark[u] & LF_UNLOADED))
        return cannot(why, "LF-MV-26", f, u, "is loaded already");
    if (f->type[u] == LF_ARTILLERY && s->formation[u] == LF_COLUMN)
        return cannot(why, "LF-MV-27", f, u, "is limbered and cannot reload");
    if (lf_check_ammunition(view, u, why) != LIN_OK)
        return LIN_ILLEGAL;
    if (lf_has_skill(f, u, LF_SKILL_CUMBERSOME) && lf_moves_as(view, u) == LF_CAVALRY)
        return cannot(why, "LF-SK-16", f, u, "is cumbersome and must dismount to reload");
    return LIN_OK;
}

lin_status lf_check_reload(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    (void)o;
    return check_loading(view, u, why);
}

void lf_list_reload(const lin_view *view, int u, lin_list *out)
{
    if (check_loading(view, u, NULL) == LIN_OK)
        lf_answer0(out, LV_RELOAD);
}

void lf_take_reload(lin_play *p, int u, const lin_order *o)
{
    lf_state *s = p->state;

    (void)o;
    s->mark[u] &= (uint16_t)~LF_UNLOADED;
    lin_tell(p, LE_RELOADED, u);
}

/* LF-OR-16: at any time, and never because it must. */
lin_status lf_check_dress(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    (void)o;
    return s->disorder[u] ? LIN_OK : cannot(why, "LF-MV-36", f, u, "has no disorder marker");
}

void lf_list_dress(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    (void)f;
    if (s->disorder[u])
        lf_answer0(out, LV_DRESS);
}

void lf_take_dress(lin_play *p, int u, const lin_order *o)
{
    lf_state *s = p->state;

    (void)o;
    s->disorder[u]--;
    lin_tell(p, LE_DRESSED, u, s->disorder[u]);
}
