/* move.c -- moves of an element: how far, which way, and what stops it. LF-MV, LF-ME-15 to
 * LF-ME-18. */
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/turn/turn.h"

#include <stdlib.h>
#include <string.h>

/* ---- How far ---- */

/* LF-MV-33: dismounted cavalry moves as infantry. */
int lf_moves_as(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return f->type[u] == LF_CAVALRY && s->mark[u] & LF_ON_FOOT ? LF_INFANTRY : f->type[u];
}

/* LF-MV-01 to LF-MV-03 */
int32_t lf_allowance(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (f->type[u] == LF_ARTILLERY && s->formation[u] == LF_OPEN &&
        lf_weapon_of(view, u) != LF_LIGHT_CANNON)
        return LF_IN(1);
    return LF_IN(lf_pace[lf_moves_as(view, u)][s->formation[u]]);
}

/* LF-AT-09: an open order loses an inch, others half; nobody more than half. LF-ME-02: half of it
 * is not rounded, as all allowances are even numbers of units. */
int32_t lf_slowed(const lf_state *s, int u, int32_t allowance)
{
    return s->formation[u] == LF_OPEN && allowance - LIN_INCH > allowance / 2 ? allowance - LIN_INCH
                                                                              : allowance / 2;
}

/* ---- What stops it ---- */

/* LF-LO-03, LF-BU-05. Tall obstacles do not stop a move; one that would touch them is refused
 * (LF-ME-17). */
bool lf_stops(const lin_view *view, int u, int piece)
{
    const lf_field *f = lf_field_of(view->field);

    (void)u;
    return f->scenery.piece[piece].kind == KIT_BUILDING || lf_can_cross(f, piece);
}

static tb_body body_at(const tb_pose *pose)
{
    tb_body b;

    tb_form(pose, &b);
    return b;
}

/* LF-LO-07: who was bent round a wall and forms straight again may lie across it. Then his leader,
 * who stood flush with it, tells on which side he is. */
tb_quad lf_what_meets(const lin_view *view, int u, const tb_quad *hull, int piece,
                      const tb_outline *line)
{
    const lf_state *s = view->state;
    tb_pose pose;
    tb_body b;

    if (!(s->mark[u] & LF_LINED_UP) || s->on_piece[u] != piece || !kit_lies_astride(line, hull))
        return *hull;
    pose = lf_pose(view, u);
    b = body_at(&pose);
    return kit_moved(&b.stand[b.leader], kit_way(b.hull.p[0], hull->p[0]));
}

/* A straight move of the hull: how much of it is free, and what ends it. LF-ME-16: friends, low
 * obstacles and buildings stop it where it touches, enemies just short. A friend's house is a
 * house; an enemy's is the enemy (LF-BU-10). */
void lf_sweep(const lin_view *view, int u, const tb_quad *hull, lin_point by, lf_plan *plan)
{
    const kit_run r = kit_sweep(lf_window(view), u, hull, by);

    plan->free = r.free;
    plan->stopped_by_ground = r.piece != LF_NONE;
    plan->stopped_by = r.piece != LF_NONE ? r.piece : r.unit;
    plan->way = kit_shortened(by, r.free);
}

/* The first obstacle or building on a straight way, or LF_NONE, whoever stands there. */
int lf_ground_on_the_way(const lin_view *view, int u, const tb_quad *hull, lin_point by)
{
    return kit_scenery_on_the_way(lf_window(view), u, hull, by);
}

/* ---- LF-MV-04 to LF-MV-11: forward and backward in line and open order ---- */

enum { STRAIGHT, LEFT_FIRST, RIGHT_FIRST, LEFT_LAST, RIGHT_LAST };

static lin_status refuse_step(lin_refusal *why, const char *rule, const lf_field *f, int u,
                              const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "%s %s.", lf_id(f, u), what);
}

static lin_status check_way(const lin_view *view, int u, lin_point by, tb_angle facing, bool back,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!kit_leads_ahead((tb_angle)(s->facing[u] + (back ? TB_CIRCLE / 2 : 0)), by))
        return refuse_step(
            why, back ? "LF-MV-10" : "LF-MV-04", f, u,
            back ? "may go back not more than 45 degrees to either side of straight back"
                 : "may go not more than 45 degrees to either side of where it faces");
    if (abs(tb_turn(s->facing[u], facing)) > TB_EIGHTH)
        return refuse_step(why, back ? "LF-MV-10" : "LF-MV-05", f, u,
                           "may end facing not more than 45 degrees from where it faces now");
    return LIN_OK;
}

/* LF-AT-08: the whole of it, from start to end, against the slower pace, forward or back
 * (LF-AT-11). LF-AT-10: what stops short of slowing ground has not touched it. LF-ME-06: what
 * counts is how far the leader's front has moved. slowed: it was, on a shift to the side. */
lin_status lf_check_length(const lin_view *view, int u, const tb_quad *from, const lf_plan *plan,
                           const tb_body *end, bool slowed, int32_t allowance, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_quad there = kit_moved(from, plan->way);
    const tb_convex swath = tb_swath(from, &there), last = tb_convex_of(&end->hull);
    const int32_t far = kit_length(plan->way);

    if (far > allowance)
        return lin_refuse(why, LIN_ILLEGAL, "LF-MV-01",
                          "%s can go %g inches with this order, not %.2f.", lf_id(f, u),
                          (double)allowance / LIN_INCH, (double)far / LIN_INCH);
    if (far > lf_slowed(s, u, allowance) &&
        (slowed || lf_is_slowed(f, u, &swath) || lf_is_slowed(f, u, &last)))
        return lin_refuse(why, LIN_ILLEGAL, "LF-AT-09",
                          "%s is slowed there: it can go %g inches with this order, not %.2f.",
                          lf_id(f, u), (double)lf_slowed(s, u, allowance) / LIN_INCH,
                          (double)far / LIN_INCH);
    return LIN_OK;
}

/* LF-MV-07, LF-LO-03: a stand's width to the side, and no obstacle or building on the way there.
 * slowed: by what it sweeps, LF-AT-08. */
static lin_status shift(const lin_view *view, int u, tb_pose *pose, int32_t side, bool *slowed,
                        lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_point from = pose->at;
    const tb_body b = body_at(pose);
    tb_quad there;
    tb_convex swath;
    int piece;

    pose->at = tb_go(from, pose->facing, 0, side);
    there = kit_moved(&b.hull, kit_way(from, pose->at));
    swath = tb_swath(&b.hull, &there);
    *slowed = lf_is_slowed(f, u, &swath);
    piece = lf_ground_on_the_way(view, u, &b.hull, kit_way(from, pose->at));
    return piece == LF_NONE ? LIN_OK
                            : lin_refuse(why, LIN_ILLEGAL, "LF-LO-03",
                                         "The %s is in the way of %s as it shifts to the side.",
                                         lf_piece_name(f, piece), lf_id(f, u));
}

/* Does an order to move begin with its shift to the side? */
bool lf_shifts_first(const lin_order *o)
{
    return o->arg[3] == LEFT_FIRST || o->arg[3] == RIGHT_FIRST;
}

/* Where a forward or backward move ends. Order: x, y, facing, and the oblique shift. */
lin_status lf_plan_step(const lin_view *view, int u, const lin_order *o, bool back, lf_plan *plan,
                        lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_angle facing = (tb_angle)o->arg[2];
    const int oblique = back ? STRAIGHT : o->arg[3];
    tb_pose pose = lf_pose(view, u);
    const int32_t side = oblique == LEFT_FIRST || oblique == LEFT_LAST
                             ? -pose.wide
                             : pose.wide; /* LF-MV-07: a stand, no gap */
    int32_t allowance = lf_allowance(view, u);
    bool slowed = false;
    tb_body start, end;
    lin_point by;
    lin_status status;

    if (s->formation[u] == LF_COLUMN || f->type[u] == LF_ARTILLERY)
        return refuse_step(why, back ? "LF-MV-11" : "LF-MV-12", f, u,
                           back ? "has no move backwards" : "marches by legs; use `march`");
    if (back)
        allowance = LF_IN(lf_pace_back[lf_moves_as(view, u)]);
    if ((oblique == LEFT_FIRST || oblique == RIGHT_FIRST) &&
        (status = shift(view, u, &pose, side, &slowed, why)) != LIN_OK)
        return status; /* LF-MV-08: square to the old facing, or to the new one */
    start = body_at(&pose);
    by = kit_way(pose.at, (lin_point){ o->arg[0], o->arg[1] });
    if (by.x == 0 && by.y == 0 && facing == s->facing[u] && oblique == STRAIGHT)
        return refuse_step(why, "LF-MV-06", f, u,
                           "would neither move nor turn; give it somewhere to go");
    if (by.x == 0 && by.y == 0 && u == s->element && s->act & LF_ACT_OFF_TABLE)
        return refuse_step(why, "LF-SC-70", f, u,
                           "is coming on: its first order must carry it onto the table");
    if ((status = check_way(view, u, by, facing, back, why)) != LIN_OK)
        return status;
    lf_sweep(view, u, &start.hull, by, plan);
    pose.at.x += plan->way.x;
    pose.at.y += plan->way.y;
    if (plan->stopped_by == LF_NONE)
        pose.facing = facing;
    if (plan->stopped_by == LF_NONE && (oblique == LEFT_LAST || oblique == RIGHT_LAST) &&
        (status = shift(view, u, &pose, side, &slowed, why)) != LIN_OK)
        return status;
    end = body_at(&pose);
    plan->to = pose;
    status = lf_check_length(view, u, &start.hull, plan, &end, slowed, allowance, why);
    return status != LIN_OK ? status : lf_check_end(view, u, &start.hull, &end, plan, why);
}

/* ---- The end of any voluntary move ---- */

/* LF-FF-17 */
static lin_status check_flanks(const lin_view *view, int u, const tb_body *end, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int e = tb_next(&s->began, 0); e >= 0; e = tb_next(&s->began, e + 1))
        if (s->where[e] == LF_ON_TABLE && lf_leader_in_flank(view, &end->stand[end->leader], e))
            return lin_refuse(
                why, LIN_ILLEGAL, "LF-FF-17",
                "%s began its activation in the Threat Zone of %s and may not end in its flank.",
                lf_id(f, u), lf_id(f, e));
    return LIN_OK;
}

/* LF-DM-06: an Exhausted element in a Threat Zone comes nearer to no enemy. */
static lin_status check_shrinking(const lin_view *view, int u, const tb_body *end, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *enemies = &f->elements[1 - f->side[u]];
    const tb_body start = lf_start_of(view, u);

    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1))
        if (s->where[e] == LF_ON_TABLE &&
            kit_between(end, lf_body(view, e)) + TB_SLACK < kit_between(&start, lf_body(view, e)))
            return lin_refuse(
                why, LIN_ILLEGAL, "LF-DM-06",
                "%s is Exhausted and in an enemy Threat Zone: it may not come nearer to %s.",
                lf_id(f, u), lf_id(f, e));
    return LIN_OK;
}

static bool is_on_march(const lf_state *s, int u)
{
    const lin_frame *top = lin_top(&s->head);

    return top->step == LF_LEG && top->arg[0] == u;
}

/* LF-FF-14, LF-DM-05: zones that it was not in when the order began; LF-FF-15: one it was in bars
 * it from nothing. */
static lin_status check_zones(const lin_view *view, int u, const tb_body *end, int formation,
                              lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool column = formation == LF_COLUMN, spent = s->level[u] == LF_EXHAUSTED;
    tb_set before, after;

    if (!column && !spent)
        return LIN_OK;
    before = is_on_march(s, u) ? s->marched_from
                               : lf_threat_zones_round(view, f->side[u], lf_body(view, u));
    after = lf_threat_zones_round(view, f->side[u], end);
    for (int e = tb_next(&after, 0); e >= 0; e = tb_next(&after, e + 1))
        if (!kit_set_has(&before, e))
            return lin_refuse(why, LIN_ILLEGAL, column ? "LF-FF-14" : "LF-DM-05",
                              "%s would enter the Threat Zone of %s, which %s may not.",
                              lf_id(f, u), lf_id(f, e),
                              column ? "a column" : "an Exhausted element");
    return spent && !kit_set_is_empty(&before) ? check_shrinking(view, u, end, why) : LIN_OK;
}

/* LF-DM-05 of an order that turns it or changes its formation where it stands: no stand may come to
 * lie in a zone in which none lay. */
lin_status lf_check_new_threat_zones(const lin_view *view, int u, const tb_body *end,
                                     lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    tb_set before, after;

    if (s->level[u] != LF_EXHAUSTED)
        return LIN_OK;
    before = lf_threat_zones_round(view, f->side[u], lf_body(view, u));
    after = lf_threat_zones_round(view, f->side[u], end);
    for (int e = tb_next(&after, 0); e >= 0; e = tb_next(&after, e + 1))
        if (!kit_set_has(&before, e))
            return lin_refuse(why, LIN_ILLEGAL, "LF-DM-05",
                              "A stand of %s, which is Exhausted, would come to lie in the Threat "
                              "Zone of %s.",
                              lf_id(f, u), lf_id(f, e));
    return LIN_OK;
}

/* What enemies and its commander allow of where a voluntary order ends, in that formation. */
lin_status lf_check_threats(const lin_view *view, int u, const tb_body *end, int formation,
                            lin_refusal *why)
{
    lin_status status = lf_check_bounds(view, u, end, why);

    if (status != LIN_OK || (status = check_zones(view, u, end, formation, why)) != LIN_OK)
        return status;
    return check_flanks(view, u, end, why);
}

lin_status lf_check_end(const lin_view *view, int u, const tb_quad *start, const tb_body *end,
                        const lf_plan *plan, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_quad there = kit_moved(start, plan->way);
    const tb_convex swath = tb_swath(start, &there);
    const int piece = lf_impassable_on(f, &swath);
    lin_status status;

    if (piece != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-17",
                          "%s would touch the %s, which nobody can pass.", lf_id(f, u),
                          lf_piece_name(f, piece));
    if ((status = lf_check_space(view, u, end, why)) != LIN_OK)
        return status;
    return lf_check_threats(view, u, end, s->formation[u], why);
}
