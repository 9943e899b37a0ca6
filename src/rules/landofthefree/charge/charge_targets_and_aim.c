/* charge_targets_and_aim.c -- whom an element could charge, and where the charge would take it.
 * LF-ML-01 to LF-ML-10, LF-AT-20. */
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/sight/sight.h"
#include "rules/landofthefree/turn/turn.h"

#include <stdlib.h>
#include <string.h>

#define LONG_WAY LF_IN(30) /* further than any charge goes */

/* ---- Who can charge whom ---- */

/* LF-ML-02 */
lin_status lf_check_charger(const lin_view *view, int u, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (f->type[u] == LF_ARTILLERY)
        return lin_refuse(why, LIN_ILLEGAL, "LF-MV-38", "%s is artillery, which never charges.",
                          lf_id(f, u));
    if (s->formation[u] == LF_COLUMN)
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-13",
                          "%s is in column and cannot charge; form it first.", lf_id(f, u));
    if (s->mark[u] & LF_INSIDE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-08", "%s is in a building and cannot charge.",
                          lf_id(f, u));
    return LIN_OK;
}

/* LF-ML-05, LF-BU-19. LF-ML-107: that it is in melee already is no hindrance. */
static lin_status check_match(const lin_view *view, int u, int e, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!lf_is_element(f, e) || f->side[e] == f->side[u] || s->where[e] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ML-03", "%s is no enemy element on the table.",
                          lf_id(f, e));
    if (f->size[e] > f->size[u] + 1)
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-ML-05",
            "%s is too large for %s: one size larger is the most that can be charged.", lf_id(f, e),
            lf_id(f, u));
    if (s->mark[e] & LF_INSIDE && lf_moves_as(view, u) != LF_INFANTRY)
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-BU-19",
            "%s is in a building, which only infantry and dismounted cavalry can charge.",
            lf_id(f, e));
    return LIN_OK;
}

/* ---- The way there ---- */

/* Does it line that obstacle, or hold that building: what a charger may run up to? */
static bool holds(const lf_state *s, int e, int piece)
{
    return s->where[e] == LF_ON_TABLE && s->mark[e] & (LF_LINED_UP | LF_INSIDE) &&
           s->on_piece[e] == piece;
}

static void meet(lf_run *r, int32_t far, int what, lf_met met)
{
    if (far >= r->free)
        return;
    *r = (lf_run){ .free = far, .what = what, .met = met };
}

/* The line comes before those who stand flush behind it (LF-LO-17), and before an enemy who has
 * come to its other side: no charge crosses it (LF-LO-18). */
static void meet_ground(const lf_state *s, lf_run *r, int32_t far, int piece)
{
    if (r->met == LF_MET_ENEMY &&
        (far == r->free || (holds(s, r->what, piece) && far <= r->free + TB_TOUCH)))
        *r = (lf_run){ .free = far < r->free ? far : r->free, .what = piece, .met = LF_MET_GROUND };
    else
        meet(r, far, piece, LF_MET_GROUND);
}

/* Straight ahead: what is met first, and how far on? The edge of the table stops it (LF-MV-37); one
 * that is still coming on hangs over it, but stays with its middle on the table. */
lf_run lf_run_ahead(const lin_view *view, int u, const tb_body *from, int32_t far)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_quad *hull = &from->hull, middle = { { from->at, from->at, from->at, from->at } };
    const lin_point by = kit_way_of(from->facing, far);
    const tb_box box = kit_swath_box(hull, by);
    lf_run r = { .free = kit_length(by), .what = LF_NONE, .met = LF_MET_NOTHING };
    tb_set others = tb_index_near(&lf_refresh(view)->index, &box);
    kit_run first = { 0, LF_NONE, LF_NONE };

    kit_set_drop(&others, u);
    for (int v = tb_next(&others, 0); v >= 0; v = tb_next(&others, v + 1))
        if (s->mark[v] & LF_INSIDE)
            kit_set_drop(&others, v);
    meet(&r,
         kit_edge_way(f->scenery.size, s->mark[u] & LF_ENTERING ? &middle : hull, from->facing,
                      r.free),
         LF_NONE, LF_MET_GROUND);
    first.free = r.free;
    kit_meets_first(lf_refresh(view), &others, hull, by, &first);
    if (first.unit != LF_NONE)
        meet(&r, first.free, first.unit,
             f->side[first.unit] == f->side[u] ? LF_MET_FRIEND : LF_MET_ENEMY);
    for (int i = 0; i < f->scenery.pieces + s->works; i++) {
        lin_point room[2];
        const tb_outline g = kit_line(lf_window(view), i, room);
        const bool stops = i >= f->scenery.pieces || f->scenery.piece[i].kind == KIT_OBSTACLE ||
                           f->scenery.piece[i].kind == KIT_BUILDING ||
                           f->scenery.piece[i].flags & KIT_IMPASSABLE;

        if (stops && tb_boxes_meet(&box, &g.box))
            meet_ground(s, &r, tb_outline_sweep(&g, hull, by), i);
    }
    return r;
}

/* LF-ML-12: the wheel that aims it at the target's leader, which comes into its own leader's strip:
 * LF-FF-10, LF-FF-11. */
static tb_angle aim_at(const lin_view *view, int u, int e)
{
    const lf_state *s = view->state;
    const tb_pose pose = lf_pose(view, u);
    const tb_body *b = lf_body(view, e);

    return (tb_angle)(s->facing[u] + tb_least_turn(&pose, &b->stand[b->leader], 1));
}

/* Would the charger come upon its target if it went straight on from there? */
static bool lies_ahead(const lin_view *view, int e, const tb_body *from)
{
    const lf_state *s = view->state;
    const lin_point by = kit_way_of(from->facing, LONG_WAY + TB_TOUCH);

    return s->where[e] == LF_ON_TABLE &&
           kit_sweep_body(&from->hull, by, lf_body(view, e)) < kit_length(by);
}

/* LF-LO-22: it stands against that obstacle, though it does not line it; but not as one whose own
 * charge has just brought it there (LF-LO-18). */
static bool has_come_against(const lin_view *view, int e, int piece)
{
    return lf_pace_of_charger(view->state, e) == 0 && lf_stands_against(view, e, piece);
}

/* LF-ML-19, LF-LO-16, LF-BU-19: the enemy with whom that run ends in contact, the target before
 * others; or LF_NONE. end: the charger there. Another enemy is met only on the way to the target:
 * one that is missed leads nobody on to whoever stands behind it (LF-ML-18). */
int lf_foe_met(const lin_view *view, int u, const lf_run *r, int e, const tb_body *end)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *enemies = &f->elements[1 - f->side[u]];

    if (r->met == LF_MET_ENEMY)
        return r->what == e || lies_ahead(view, e, end) ? r->what : LF_NONE;
    if (r->met != LF_MET_GROUND)
        return LF_NONE;
    if ((holds(s, e, r->what) || has_come_against(view, e, r->what)) &&
        lf_bodies_meet(end, lf_body(view, e)))
        return e;
    for (int v = tb_next(enemies, 0); v >= 0; v = tb_next(enemies, v + 1))
        if (holds(s, v, r->what) && holds(s, e, r->what) && lf_bodies_meet(end, lf_body(view, v)))
            return v;
    return LF_NONE;
}

/* LF-ML-33: the least wheel by which it comes upon a target that it would miss straight ahead;
 * false where it has no room for it. */
bool lf_wheel_to_meet(const lin_view *view, int u, int e, tb_angle *facing)
{
    const tb_pose now = lf_pose(view, u);
    const tb_body *b = lf_body(view, e);
    const int most = tb_least_turn(&now, b->stand, b->stands), way = most < 0 ? -1 : 1;
    int low = 0, high = abs(most) + TB_CIRCLE / 360; /* a mere graze is no contact */
    tb_pose turned;
    tb_body body;

    while (low < high) {
        const int middle = low + (high - low) / 2;

        turned = tb_pivot(&now, (tb_angle)(now.facing + way * middle));
        tb_form(&turned, &body);
        if (lies_ahead(view, e, &body))
            high = middle;
        else
            low = middle + 1;
    }
    *facing = (tb_angle)(now.facing + way * high);
    return lf_check_facing(view, u, *facing, false, &turned, NULL) == LIN_OK;
}

/* LF-AT-20: the allowance of each of its two moves. */
static int32_t charge_pace(const lin_view *view, int u, const tb_quad *hull, tb_angle facing,
                           int32_t far)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int32_t full = lf_allowance(view, u);
    const tb_quad end = kit_moved(hull, kit_way_of(facing, far < 2 * full ? far : 2 * full));
    const tb_convex swath = tb_swath(hull, &end);

    return lf_is_slowed(f, u, &swath) ? lf_slowed(s, u, full) : full;
}

/* LF-ML-42: how far its second move takes it, that was declared with this pace. */
int32_t lf_second_move(const lin_view *view, int u, int32_t pace)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_quad *hull = &lf_body(view, u)->hull;
    const tb_quad end = kit_moved(hull, kit_way_of(s->facing[u], pace));
    const tb_convex swath = tb_swath(hull, &end);
    const int32_t less = lf_slowed(s, u, lf_allowance(view, u));

    return less < pace && lf_is_slowed(f, u, &swath) ? less : pace;
}

/* LF-FF-17, which a charge owes to its target alone; LF-DM-05, LF-DM-06 at the end of it. */
static lin_status check_end(const lin_view *view, int u, int e, const tb_body *end,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (u == s->element && kit_set_has(&s->began, e) &&
        lf_leader_in_flank(view, &end->stand[end->leader], e))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-FF-17",
            "%s began its activation in the Threat Zone of %s and may not strike its flank.",
            lf_id(f, u), lf_id(f, e));
    if (s->level[u] == LF_EXHAUSTED) {
        const tb_set now = lf_threat_zones_round(view, f->side[u], lf_body(view, u));
        const tb_body *b = lf_body(view, u);
        tb_set then = lf_threat_zones_round(view, f->side[u], end);

        kit_set_drop(&then, e);
        if (!kit_set_is_empty(&now))
            return lin_refuse(why, LIN_ILLEGAL, "LF-DM-06",
                              "%s is Exhausted and in a Threat Zone; it may go nearer to no enemy.",
                              lf_id(f, u));
        if (!lf_leader_in_flank(view, &b->stand[b->leader], e))
            return lin_refuse(why, LIN_ILLEGAL, "LF-ML-10",
                              "%s is Exhausted and may only charge an enemy in the flank.",
                              lf_id(f, u));
        if (!kit_set_is_empty(&then))
            return lin_refuse(why, LIN_ILLEGAL, "LF-DM-05",
                              "%s is Exhausted and may not charge into the Threat Zone of %s.",
                              lf_id(f, u), lf_id(f, tb_next(&then, 0)));
    }
    return LIN_OK;
}

/* ---- LF-LO-23: up to the obstacle that the target lines, but beside the target ---- */

static bool runs_to_works(const lin_view *view, int e, const lf_run *r)
{
    return r->met == LF_MET_GROUND && r->what != LF_NONE && holds(view->state, e, r->what) &&
           lf_stands_against(view, e, r->what);
}

static bool ends_beside(const lin_view *view, int u, int e, const tb_pose *from, const lf_run *r)
{
    tb_pose there = *from;
    tb_body end;

    there.at = tb_go(there.at, there.facing, r->free, 0);
    tb_form(&there, &end);
    return lf_foe_met(view, u, r, e, &end) != e;
}

/* It wheels less, by as little as brings it opposite one of the target's stands; false: nothing
 * does, and it aims as before. So, too, where it has no room to wheel, as at that very wall. */
static bool wheel_less(const lin_view *view, int u, int e, lf_charge *out, tb_body *turned,
                       lf_run *r)
{
    enum { PARTS = 32 };
    const lf_state *s = view->state;
    const int whole = tb_turn(s->facing[u], out->facing);

    if (!(s->mark[e] & LF_LINED_UP))
        return false;
    for (int part = PARTS - 1; part >= 0; part--) {
        const tb_angle facing = (tb_angle)(s->facing[u] + whole * part / PARTS);
        tb_pose pose = lf_pose(view, u);
        tb_body body;
        lf_run run;

        pose.line = 0;
        if (facing != s->facing[u] &&
            lf_check_facing(view, u, facing, false, &pose, NULL) != LIN_OK)
            continue;
        tb_form(&pose, &body);
        run = lf_run_ahead(view, u, &body, LONG_WAY);
        if (!runs_to_works(view, e, &run) || ends_beside(view, u, e, &pose, &run))
            continue;
        out->facing = facing;
        out->pose = pose;
        *turned = body;
        *r = run;
        return true;
    }
    return false;
}

/* The whole of a charge thought through. moves: 2, or 1 against a fresh enemy. */
lin_status lf_plan_charge(const lin_view *view, int u, int e, int moves, lf_charge *out,
                          lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lin_status status = lf_check_charger(view, u, why);
    lin_refusal room;
    lf_run r;
    tb_body turned, end;

    if (status != LIN_OK || (status = check_match(view, u, e, why)) != LIN_OK)
        return status;
    lf_see(view, u, e, &out->sight);
    if (!out->sight.visible) /* LF-AT-19; LF-SI-16: cover is no bar */
        return lin_refuse(why, LIN_ILLEGAL, "LF-ML-03", "%s cannot see %s.", lf_id(f, u),
                          lf_id(f, e));
    if (out->sight.distance >
        moves * lf_allowance(view, u)) /* LF-LO-15: who lines an obstacle stands flush with it */
        return lin_refuse(why, LIN_ILLEGAL, "LF-ML-04",
                          "%s is further than the %d inches that %s can charge.", lf_id(f, e),
                          (int)(moves * lf_allowance(view, u) / LIN_INCH), lf_id(f, u));
    out->facing = aim_at(view, u, e);
    out->pose = lf_pose(view, u);
    out->pose.line = 0;
    if (out->facing != s->facing[u] &&
        (status = lf_check_facing(view, u, out->facing, false, &out->pose, &room)) != LIN_OK) {
        if (why)
            *why = room;
        if (strcmp(room.rule, "LF-LO-02") != 0 && strcmp(room.rule, "LF-ME-10") != 0)
            return status; /* LF-LO-23: the obstacle, and who lines it, are no bar */
    }
    tb_form(&out->pose, &turned);
    r = lf_run_ahead(view, u, &turned, LONG_WAY);
    if (status != LIN_OK || (runs_to_works(view, e, &r) && ends_beside(view, u, e, &out->pose, &r)))
        if (!wheel_less(view, u, e, out, &turned, &r) && status != LIN_OK)
            return status;
    out->pace = charge_pace(view, u, &turned.hull, out->facing, r.free);
    if (out->sight.distance > moves * out->pace)
        return lin_refuse(why, LIN_ILLEGAL, "LF-AT-20",
                          "%s is slowed on the way and cannot charge so far.", lf_id(f, u));
    out->contact = r.free;
    out->pose.at = tb_go(out->pose.at, out->facing, r.free, 0);
    tb_form(&out->pose, &end);
    if (lf_foe_met(view, u, &r, e, &end) ==
        LF_NONE) /* LF-LO-18: an obstacle between them ends it */
        return lin_refuse(why, LIN_ILLEGAL, "LF-ML-06", "The way of %s to %s is not clear.",
                          lf_id(f, u), lf_id(f, e));
    status = check_end(view, u, e, &end, why);
    return status != LIN_OK ? status : lf_check_group_order_end(view, u, &end, why);
}

/* ---- LF-ML-07, LF-ML-08: which of them ---- */

static void count_stands(const lin_view *view, int u, lf_target *t)
{
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, t->unit);
    const tb_arc arc = lf_arc(view, u);
    const tb_quad strip = lf_threat_zone(view, u);

    t->in_zone = t->in_arc = 0;
    for (int i = 0; i < b->stands; i++) {
        t->in_zone += lf_has_threat_zone(s, u) && tb_meet(&strip, &b->stand[i]);
        t->in_arc += tb_arc_meets(&arc, &b->stand[i]);
    }
}

static bool is_among(const lf_target *t, int n, int unit)
{
    for (int i = 0; i < n; i++)
        if (t[i].unit == unit)
            return true;
    return false;
}

/* LF-OP-28: of a building that he may charge he names any that are in it. */
static int add_fellows(const lin_view *view, int u, int moves, lf_target *out, int n)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int i = 0, first = n; f->base.option[LF_OPT_SHARED] && i < first; i++) {
        tb_set in = { 0 };

        if (s->mark[out[i].unit] & LF_INSIDE)
            in = lf_occupants(view, 1 - f->side[u], s->on_piece[out[i].unit]);
        for (int e = tb_next(&in, 0); e >= 0; e = tb_next(&in, e + 1)) {
            lf_charge c;

            if (is_among(out, n, e) || lf_plan_charge(view, u, e, moves, &c, NULL) != LIN_OK)
                continue;
            out[n] = out[i];
            out[n].sight = c.sight;
            out[n++].unit = e;
        }
    }
    return n;
}

int lf_charge_targets(const lin_view *view, int u, int moves, lf_target *out)
{
    const lf_field *f = lf_field_of(view->field);
    const bool closest = f->base.option[LF_OPT_CHARGE_CLOSEST];
    const int32_t far = closest ? LONG_WAY : moves * lf_allowance(view, u);
    tb_set enemies;
    int n = 0;

    if (lf_check_charger(view, u, NULL) != LIN_OK)
        return 0;
    enemies = lf_elements_about(view, 1 - f->side[u], &lf_body(view, u)->box, far);
    for (int e = tb_next(&enemies, 0); e >= 0; e = tb_next(&enemies, e + 1)) {
        const tb_body *b = lf_body(view, u);
        lf_charge c;

        if (!tb_body_within(&b->stand[b->leader], lf_body(view, e), far))
            continue;
        if (closest) {
            lf_see(view, u, e, &out[n].sight);
            if (!out[n].sight.visible)
                continue;
        } else if (lf_plan_charge(view, u, e, moves, &c, NULL) != LIN_OK) {
            continue;
        } else {
            out[n].sight = c.sight;
        }
        out[n].unit = e;
        count_stands(view, u, &out[n++]);
    }
    n = n ? lf_choose_targets(f, out, n) : 0;
    if (closest) {
        int kept = 0;

        for (int i = 0; i < n; i++) {
            lf_charge c;

            if (lf_plan_charge(view, u, out[i].unit, moves, &c, NULL) == LIN_OK)
                out[kept++] = out[i];
        }
        n = kept;
    }
    return add_fellows(view, u, moves, out, n);
}
