/* declare.c -- charges declared, met by horse, and moved. RG-3.21 to RG-3.24, RG-12.1 to RG-12.12,
 * RG-12.19 to RG-12.28. */
#include "rules/regimental/charge/charge.h"
#include "rules/regimental/command/command.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/steps.h"

#include <stdlib.h>

static int turn_of(const lin_order *o, int word)
{
    return o->arg[word] == 0 ? -o->arg[word + 1] : o->arg[word + 1];
}

static int64_t allowance(const rg_state *s, int u, bool half)
{
    return s->menu[u] == RG_TARDY && half ? RG_WHOLE / 2 : RG_WHOLE;
}

static bool has_swords(const rg_field *f, const rg_state *s, int u)
{
    return rg_is_mounted(f, s, u) &&
           !(f->flags[u] & RG_IS_MOUNTED_INFANTRY); /* RG-12.10, RG-2.46 */
}

/* ---- Who may charge: seen or not (RG-12.5), with its own move (RG-12.8), the whole of it
 * (RG-12.6)
 * ----
 *   1  of this throw, and it may move                            RG-12.1
 *   2  in line, field column, mass or extended line              RG-12.3, RG-12.4
 *   3  it has not faced about */
static lin_status check_may(const lin_view *v, int u, int side, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const lin_status status = rg_check_own(v, u, side, false, why);

    if (status != LIN_OK)
        return status;
    if (!kit_set_has(&s->acting, u) || !s->menu[u]) /* 1 */
        return rg_no(why, f, u, "RG-12.1", "has no result that lets it charge now");
    if (!rg_is_troops(f, u) || s->formation[u] == RG_MARCH_COLUMN ||
        s->formation[u] > RG_MASS) /* 2 */
        return rg_no(why, f, u, "RG-12.4",
                     "may not charge: line, field column, mass and extended line do");
    return s->done[u] & RG_FACED_ABOUT || s->mark[u] & RG_GOING_HOME /* 3 */
               ? rg_no(why, f, u, "RG-12.4", "has faced about and may not charge")
               : LIN_OK;
}

/* All but whether it reaches. */
static lin_status check_said(const lin_view *v, const lin_order *o, int side, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0], t = o->arg[1];
    const bool half = o->verb == RV_CHARGE_HALF, cold = o->arg[4] == 2;
    const lin_status status = check_may(v, u, side, why);

    if (status != LIN_OK)
        return status;
    if (half && s->menu[u] != RG_TARDY)
        return rg_no(why, f, u, "RG-12.1", "is not tardy and charges with its full move");
    if (rg_is_leader(f, t) || f->side[t] == side || !rg_stands(s, t))
        return rg_no(why, f, t, "RG-12.2", "is no enemy unit on the table");
    if (cold && !has_swords(f, s, u) && !(f->flags[u] & RG_HAS_BAYONETS))
        return rg_no(why, f, u, "RG-12.9", "has no bayonets");
    if (!cold && has_swords(f, s, u))
        return rg_no(why, f, u, "RG-12.10", "is mounted and always charges with cold steel");
    return o->arg[3] > TB_EIGHTH ? rg_no(why, f, u, "RG-12.13", "wheels by up to 45 degrees")
                                 : LIN_OK;
}

static lin_status check_charge(const lin_view *v, const lin_order *o, int side, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0], t = o->arg[1];
    const bool half = o->verb == RV_CHARGE_HALF;
    const lin_status status = check_said(v, o, side, why);
    rg_reach reach;

    if (status != LIN_OK)
        return status;
    rg_plan_charge(v, u, t, turn_of(o, 2), rg_is_quick(s, u), allowance(s, u, half), &reach);
    if (reach.reaches)
        return LIN_OK;
    if (reach.unit != t && reach.unit != RG_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "RG-12.14", "%s would meet %s first.", rg_id(f, u),
                          rg_id(f, reach.unit));
    return lin_refuse(why, LIN_ILLEGAL, "RG-12.7", "%s cannot touch %s that way with its move.",
                      rg_id(f, u), rg_id(f, t));
}

lin_status rg_check_declare(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    if (o->verb == RV_DONE)
        return LIN_OK;
    if (o->verb != RV_CHARGE && o->verb != RV_CHARGE_HALF)
        return lin_not_now(v->field, frame, o, why);
    return check_charge(v, o, frame->arg[0], why);
}

static void offer_charges(const lin_view *v, const lin_frame *frame, int u, int t, int verb,
                          lin_list *out)
{
    const rg_state *s = v->state;
    int turn;

    if (!rg_least_charge(v, u, t, rg_is_quick(s, u), allowance(s, u, verb == RV_CHARGE_HALF),
                         &turn))
        return;
    for (int steel = 2; steel <= 3; steel++) {
        const lin_order o = { .verb = (uint8_t)verb,
                              .nargs = 5,
                              .arg = { u, t, turn > 0, abs(turn), steel } };

        if (check_said(v, &o, frame->arg[0], NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

void rg_list_declare(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool held = rg_hold(v);

    for (int u = tb_next(&s->acting, 0); u >= 0; u = tb_next(&s->acting, u + 1)) {
        tb_set near;

        if (check_may(v, u, frame->arg[0], NULL) != LIN_OK)
            continue;
        near = kit_near(rg_window(v), 1 - f->side[u], &rg_body(v, u)->box,
                        rg_farthest_charge(v, u, rg_is_quick(s, u), RG_WHOLE));
        for (int t = tb_next(&near, 0); t >= 0; t = tb_next(&near, t + 1)) {
            if (!rg_stands(s, t))
                continue;
            offer_charges(v, frame, u, t, RV_CHARGE, out);
            if (s->menu[u] == RG_TARDY)
                offer_charges(v, frame, u, t, RV_CHARGE_HALF, out);
        }
    }
    rg_let_go(v, held);
    lin_list_add(out, (lin_order){ .verb = RV_DONE });
}

void rg_take_declare(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int u = o->arg[0];

    if (o->verb == RV_DONE || s->charges == RG_MOST_CHARGES) {
        lin_pop(s);
        lin_push(s, RG_COUNTER, 1 - frame->arg[0], 0, 0); /* RG-3.22, RG-6.16 */
        return;
    }
    s->charge[s->charges++] =
        (rg_charge){ .from = rg_centre(&p->view, u),
                     .wheel = (int16_t)turn_of(o, 2),
                     .unit = (uint8_t)u,
                     .target = (uint8_t)o->arg[1],
                     .flags = o->verb == RV_CHARGE && s->menu[u] == RG_TARDY ? RG_FULL_PACE : 0,
                     .level = (uint8_t)rg_level(f, rg_centre(&p->view, u)),
                     .by = RG_NONE };
    if (o->arg[4] == 2)
        s->done[u] |= RG_COLD;
    kit_set_drop(&s->acting, u);
    lin_tell(p, RE_DECLARES, u, o->arg[1], o->arg[4] == 2);
}

/* ---- Met by horse, RG-12.21 to RG-12.28 ---- */

/* Turned to the middle of the charger's front (RG-12.23), and halfway to it or a full move
 * (RG-12.22, RG-12.24); false: it may not. bad: over broken or rough ground, or a fence. */
static bool plan_meeting(const lin_view *v, int u, int charger, tb_pose *out, bool *bad)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_pose his = rg_pose(v, charger);
    const tb_set *all = f->bodies;
    kit_run run = { RG_IN(36), RG_NONE, RG_NONE };
    tb_set others = kit_set_both(&all[0], &all[1]);
    const rg_march m = { .limit = RG_WHOLE, .unit = RG_NONE };
    rg_going_way way;
    rg_walker w;
    tb_angle facing;
    tb_body b;
    int32_t half, fence;
    lin_point by;

    *out = rg_pose(v, u);
    facing = tb_bearing(out->at, his.at);
    if (abs(tb_turn(out->facing, facing)) > TB_EIGHTH)
        return false;
    out->facing = facing;
    tb_form(out, &b);
    half = kit_between(&b, rg_body(v, charger)) / 2;
    kit_set_drop(&others, u);
    by = kit_way_of(facing, half);
    w = rg_walker_of(v, u, &b, s->formation[u], false);
    rg_way_of(f, &w, by, &way);
    fence = rg_first_fence(f, &b, by);
    half = rg_afford(&w, &m, &way, half, 1, fence < half);
    *bad = fence < half || rg_is_bad(&way, half);
    by = kit_way_of(facing, half);
    run.free = kit_length(by);
    kit_meets_first(kit_refresh(rg_window(v)), &others, &b.hull, by, &run);
    if (run.unit != RG_NONE || kit_scenery_on_the_way(rg_window(v), u, &b.hull, by) != RG_NONE)
        return false;
    out->at = (lin_point){ out->at.x + by.x, out->at.y + by.y };
    tb_form(out, &b);
    return rg_body_on_table(f, &b) && rg_lies_on(v, u, &b) == RG_NONE;
}

static const rg_charge *charge_seen(const rg_state *s, int charger)
{
    const int i = rg_charge_by(s, charger);

    return i >= 0 && !(s->charge[i].flags & RG_DONE_CHARGE) ? &s->charge[i] : NULL;
}

static rg_charge *charge_at(rg_state *s, int charger)
{
    return charge_seen(s, charger) ? rg_charge_of(s, charger) : NULL;
}

lin_status rg_check_counter(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0];
    const rg_charge *c;
    lin_status status;
    tb_pose pose;
    bool bad;

    if (o->verb == RV_DONE)
        return LIN_OK;
    if (o->verb != RV_MEET)
        return lin_not_now(v->field, frame, o, why);
    if ((status = rg_check_own(v, u, frame->arg[0], false, why)) != LIN_OK)
        return status;
    if (!rg_is_mounted(f, s, u) || rg_is_broken(s, u) || s->formation[u] == RG_MARCH_COLUMN)
        return rg_no(why, f, u, "RG-12.21", "is not mounted cavalry ready to ride out");
    if (s->done[u] & RG_MET)
        return rg_no(why, f, u, "RG-12.27", "has countercharged in this turn");
    c = charge_seen(s, o->arg[1]);
    if (!c || c->target != u || !rg_is_mounted(f, s, o->arg[1]))
        return rg_no(why, f, u, "RG-12.21", "is not charged by that cavalry");
    return plan_meeting(v, u, o->arg[1], &pose, &bad)
               ? LIN_OK
               : rg_no(why, f, u, "RG-12.23",
                       "would turn by more than 45 degrees, or has no free "
                       "way to meet it");
}

void rg_list_counter(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_state *s = v->state;

    for (int i = 0; i < s->charges; i++)
        if (!(s->charge[i].flags & (RG_OVER | RG_DONE_CHARGE)))
            rg_offer(v, frame, rg_check_counter,
                     (lin_order){ .verb = RV_MEET,
                                  .nargs = 2,
                                  .arg = { s->charge[i].target, s->charge[i].unit } },
                     out);
    lin_list_add(out, (lin_order){ .verb = RV_DONE });
}

void rg_take_counter(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;

    (void)frame;
    if (o->verb == RV_DONE) {
        lin_pop(s);
        return;
    }
    charge_at(s, o->arg[1])->by = (uint8_t)o->arg[0];
    s->done[o->arg[0]] |= RG_MET;
    lin_tell(p, RE_MEETS, o->arg[0], o->arg[1]);
}

/* ---- They move ---- */

static bool waits_for_meeting(const rg_charge *c)
{
    return c->by != RG_NONE && !(c->flags & RG_COUNTERED);
}

lin_status rg_check_charges(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const rg_charge *c;
    rg_reach reach;

    if (o->verb == RV_DONE) {
        for (int i = 0; i < s->charges; i++)
            if (!(s->charge[i].flags & (RG_OVER | RG_DONE_CHARGE)) &&
                rg_stands(s, s->charge[i].unit))
                return rg_no(why, f, s->charge[i].unit, "RG-3.23",
                             "has declared a charge and moves");
        return LIN_OK;
    }
    if (o->verb != RV_GO && o->verb != RV_GO_AT)
        return lin_not_now(v->field, frame, o, why);
    c = charge_seen(s, o->arg[0]);
    if (!c || !rg_stands(s, o->arg[0]))
        return rg_no(why, f, o->arg[0], "RG-3.23", "has no charge to make");
    if (o->verb == RV_GO)
        return LIN_OK;
    if (c->by == RG_NONE || waits_for_meeting(c) || o->arg[2] > TB_EIGHTH)
        return rg_no(why, f, o->arg[0], "RG-12.25",
                     "chooses its wheel anew, up to 45 degrees, only once it is met");
    rg_plan_charge(v, o->arg[0], c->target, turn_of(o, 1), rg_is_quick(s, o->arg[0]),
                   allowance(s, o->arg[0], !(c->flags & RG_FULL_PACE)), &reach);
    return reach.reaches
               ? LIN_OK
               : rg_no(why, f, o->arg[0], "RG-12.25", "does not touch its target by that wheel");
}

void rg_list_charges(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_state *s = v->state;

    for (int i = 0; i < s->charges; i++) {
        const rg_charge *c = &s->charge[i];

        rg_offer(v, frame, rg_check_charges,
                 (lin_order){ .verb = RV_GO, .nargs = 1, .arg = { c->unit } }, out);
        if (c->by != RG_NONE && !waits_for_meeting(c) && rg_stands(s, c->unit) &&
            !(c->flags & (RG_OVER | RG_DONE_CHARGE))) /* RG-12.25 */
            rg_open_family(out, (lin_family){ { .verb = RV_GO_AT, .nargs = 3, .arg = { c->unit } },
                                              6,
                                              { c->unit, 0, 0 },
                                              { c->unit, 1, TB_EIGHTH } });
    }
    rg_offer(v, frame, rg_check_charges, (lin_order){ .verb = RV_DONE }, out);
}

static void meet(lin_play *p, rg_charge *c)
{
    rg_state *s = p->state;
    tb_pose pose;
    bool bad;

    c->flags |= RG_COUNTERED;
    if (!rg_stands(s, c->by) || !plan_meeting(&p->view, c->by, c->unit, &pose, &bad))
        return;
    rg_put(p, c->by, &pose);
    if (!bad)
        s->done[c->by] |= RG_CLEAR_WAY; /* RG-12.26, RG-13.30 */
    lin_tell(p, RE_MARCHES, c->by, pose.at.x, pose.at.y, pose.facing);
}

/* RG-12.19, RG-12.20 */
static void spoilt(lin_play *p, rg_charge *c)
{
    rg_state *s = p->state;
    const int u = c->unit;
    rg_leg leg;

    lin_tell(p, RE_SPOILT, u);
    if (c->flags & RG_FULL_PACE)
        s->menu[u] = RG_WELL; /* a full move, as it was declared */
    rg_straight_leg(&p->view, u, 0, RG_IN(36), 1, &leg);
    if (leg.gone > 0) {
        rg_follower led = rg_follower_of(&p->view, u);

        rg_put(p, u, &leg.pose);
        lin_tell(p, RE_MARCHES, u, s->at[u].x, s->at[u].y, s->facing[u]);
        rg_path_to(&led, s->at[u]);
        rg_leader_follows(p, u, &led);
    }
    rg_end_charge(p, u);
}

static void charge(lin_play *p, rg_charge *c, int turn)
{
    rg_state *s = p->state;
    const int u = c->unit;
    const tb_pose pose = rg_pose(&p->view, u);
    rg_follower led = rg_follower_of(&p->view, u);
    const int64_t limit = allowance(s, u, !(c->flags & RG_FULL_PACE));
    rg_reach reach = { .reaches = false };

    if (rg_stands(s, c->target)) {
        rg_plan_charge(&p->view, u, c->target, turn, rg_is_quick(s, u), limit, &reach);
        if (!reach.reaches && c->flags & RG_COUNTERED &&
            rg_least_charge(&p->view, u, c->target, rg_is_quick(s, u), limit, &turn))
            rg_plan_charge(&p->view, u, c->target, turn, rg_is_quick(s, u), limit, &reach);
    }
    c->flags |= RG_DONE_CHARGE;
    lin_tell(p, RE_GOES_IN, u, c->target);
    if (c->flags & RG_FULL_PACE)
        rg_set_disordered(p, u);
    if (reach.reaches) {
        rg_charge_home(p, u, c->target, &reach, c->from, false);
        if (reach.swung.at.x != pose.at.x || reach.swung.at.y != pose.at.y)
            rg_path_of_wheel(&led, &pose, turn < 0 ? KIT_LEFT_END : KIT_RIGHT_END, turn);
        rg_path_to(&led, s->at[u]);
        rg_leader_follows(p, u, &led);
    } else {
        spoilt(p, c);
    }
    s->menu[u] = RG_NO_MENU;
}

void rg_take_charges(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;
    rg_charge *c;

    (void)frame;
    if (o->verb == RV_DONE) {
        lin_pop(s);
        return;
    }
    c = charge_at(s, o->arg[0]);
    if (waits_for_meeting(c))
        meet(p, c);
    else
        charge(p, c, o->verb == RV_GO_AT ? turn_of(o, 1) : c->wheel);
}
