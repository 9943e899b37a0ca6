/* arrive.c -- elements of a reserve come on by the edge where their commander stands. LF-SC-15,
 * LF-SC-16. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

/* The edge that a commander touches; corners belong to the first of two. */
static kit_edge edge_at(const lf_field *f, lin_point p)
{
    kit_edge best = KIT_NORTH;

    for (int e = 1; e < KIT_EDGES; e++)
        if (kit_edge_distance(f->scenery.size, (kit_edge)e, p) <
            kit_edge_distance(f->scenery.size, best, p))
            best = (kit_edge)e;
    return best;
}

/* Who it comes on beside: its group commander, or if he has fallen whoever gives it orders;
 * LF_NONE. */
static int officer_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int c = s->commander[f->group[u]];

    return c != LF_NONE ? c : s->issuer;
}

/* Of the edges open to its group the one nearest to him. */
static kit_edge entry_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int edges = lf_entry_edges(view, f->side[u], f->group[u]), c = officer_of(view, u);
    kit_edge best = (kit_edge)s->edge[f->side[u]];

    for (int e = 0; c != LF_NONE && e < KIT_EDGES; e++)
        if (edges >> e & 1 &&
            (!(edges >> best & 1) || kit_edge_distance(f->scenery.size, (kit_edge)e, s->at[c]) <
                                         kit_edge_distance(f->scenery.size, best, s->at[c])))
            best = (kit_edge)e;
    return best;
}

/* Where it stands before its first order: its leader's front on the edge, the rest outside. */
static tb_body body_outside(const lin_view *view, int u, const lin_order *o)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_base *base = lf_base_of(view, u);
    const int formation = o->arg[3], stands = f->stands[u];
    const tb_pose pose = {
        .at = { o->arg[0], o->arg[1] },
        .facing = (tb_angle)o->arg[2],
        .gap = (uint16_t)o->arg[4],
        .wide = base->wide,
        .deep = base->deep,
        .stands = (uint8_t)stands,
        .leader = (uint8_t)lf_leader_of(stands, formation),
        .files = (uint8_t)(formation == LF_COLUMN ? 1 : stands),
    };
    tb_body b;

    tb_form(&pose, &b);
    return b;
}

/* by: who gives it orders, in whose sphere its first one begins (LF-OR-11). */
static lin_status check_come(const lin_view *view, int u, int by, const lin_order *o,
                             lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const kit_edge e = entry_of(view, u);
    const int c = officer_of(view, u);
    const lin_point at = { o->arg[0], o->arg[1] };
    const int formation = o->arg[3], turn = tb_turn(kit_edge_inwards(e), (tb_angle)o->arg[2]);
    const tb_box table = { 0, 0, f->scenery.size.width, f->scenery.size.height };
    tb_body b;

    if (!lf_may_form(f, u, formation) ||
        (formation == LF_OPEN ? (int64_t)o->arg[4] * 4 < LIN_INCH || o->arg[4] > LIN_INCH
                              : o->arg[4] != 0))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-15",
                          "%s cannot come on in that formation, or with that gap.", lf_id(f, u));
    if (!kit_box_holds(&table, at) || kit_edge_distance(f->scenery.size, e, at) != 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-15",
                          "%s comes on with its leader's front on the %s edge.", lf_id(f, u),
                          kit_edge_name[e]);
    if (turn > TB_EIGHTH || turn < -TB_EIGHTH)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-15", "%s must face onto the table.",
                          lf_id(f, u));
    b = body_outside(view, u, o);
    if (c != LF_NONE &&
        !tb_point_within(&b.stand[b.leader], s->at[c], lf_commands[s->rating[c]].sphere))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-15", "%s must come on within %d inches of %s.",
                          lf_id(f, u), (int)(lf_commands[s->rating[c]].sphere / LIN_INCH),
                          lf_id(f, c));
    if (by != LF_NONE && !tb_point_within(&b.stand[b.leader], lf_commander_at(view, by),
                                          lf_commands[s->rating[by]].sphere))
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-11",
                          "%s must come on within %d inches of %s, who gives it orders.",
                          lf_id(f, u), (int)(lf_commands[s->rating[by]].sphere / LIN_INCH),
                          lf_id(f, by));
    if (kit_unit_in_the_way(lf_window(view), u, &b) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-13",
                          "Another element is in the way of %s there.", lf_id(f, u));
    return lf_check_ground(view, u, &b,
                           why); /* of a column's first stands, which are on the table */
}

/* LF-SC-70: somewhere to come on, looked for half an inch apart along its edge; false: there is no
 * room. */
static bool find_entry(const lin_view *view, int u, int by, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    static const uint8_t formations[] = { LF_COLUMN, LF_OPEN, LF_LINE };
    const kit_edge e = entry_of(view, u);
    const bool along_x = e == KIT_NORTH || e == KIT_SOUTH;
    const int32_t far = e == KIT_NORTH  ? f->scenery.size.height
                        : e == KIT_EAST ? f->scenery.size.width
                                        : 0;

    for (int i = 0; i < 3; i++)
        for (int32_t along = 0; along <= (along_x ? f->scenery.size.width : f->scenery.size.height);
             along += LIN_INCH / 2) {
            *out = (lin_order){ .verb = LV_COME,
                                .nargs = 5,
                                .arg = { along_x ? along : far, along_x ? far : along,
                                         kit_edge_inwards(e), formations[i],
                                         formations[i] == LF_OPEN ? LIN_INCH / 2 : 0 } };
            if (check_come(view, u, by, out, NULL) == LIN_OK)
                return true;
        }
    return false;
}

bool lf_has_entry(const lin_view *view, int u, int by)
{
    lin_order any;

    return find_entry(view, u, by, &any);
}

/* LF-SC-70: from its edge straight ahead, as far as it may, else slowed, else a little: the order
 * that takes it there (a column: its first leg); false: it cannot take a step. */
bool lf_step_on(const lin_view *view, int u, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int32_t pace = lf_allowance(view, u),
                  far[] = { pace, lf_slowed(s, u, pace), LIN_INCH / 2 };
    const bool column = s->formation[u] == LF_COLUMN, guns = f->type[u] == LF_ARTILLERY;
    const int verb = column ? LV_LEG : guns ? LV_PROLONG : LV_MOVE;

    for (int i = 0; i < 3; i++) {
        const lin_point to = tb_go(s->at[u], s->facing[u], far[i], 0);
        lf_plan plan;

        lf_sweep(view, u, &lf_body(view, u)->hull,
                 (lin_point){ to.x - s->at[u].x, to.y - s->at[u].y }, &plan);
        if (plan.free < LIN_INCH / 4)
            continue;
        *out = (lin_order){ .verb = (uint8_t)verb,
                            .nargs = column ? 2
                                     : guns ? 3
                                            : 4,
                            .arg = { to.x, to.y, column ? 0 : s->facing[u] } };
        if (column ? lf_could_march_to(view, u, to)
                   : (guns ? lf_check_prolong : lf_check_move)(view, u, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}

void lf_list_come_on(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    lin_list_open(out, (lin_family){ .order = { .verb = LV_COME, .nargs = 5 },
                                     .open = 0x1f,
                                     .high = { f->scenery.size.width, f->scenery.size.height,
                                               TB_CIRCLE - 1, LF_FORMATIONS - 1, LIN_INCH } });
    if (!lf_has_entry(view, frame->arg[0], s->issuer))
        lf_answer0(out, LV_STAY);
}

lin_status lf_check_come_on(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = frame->arg[0];

    if (o->verb == LV_COME)
        return check_come(view, u, s->issuer, o, why);
    if (o->verb != LV_STAY)
        return lin_not_now(view->field, frame, o, why);
    return lf_has_entry(view, u, s->issuer)
               ? lin_refuse(why, LIN_ILLEGAL, "LF-SC-70",
                            "%s comes on with its group; only one that has no room waits.",
                            lf_id(f, u))
               : LIN_OK;
}

/* It waits for its group's next activation. The frames that would have given it orders go with it.
 */
void lf_wait_outside(lf_state *s, int u)
{
    s->where[u] = LF_RESERVE;
    s->mark[u] &= (uint16_t)~LF_ENTERING;
}

void lf_take_come_on(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];

    if (o->verb == LV_STAY) {
        lin_pop(s); /* LF_REMOVES_DISORDER */
        lin_pop(s); /* LF_ORDERS */
        lf_wait_outside(s, u);
        lf_end_activation(s);
        return;
    }
    s->at[u] = (lin_point){ o->arg[0], o->arg[1] };
    s->facing[u] = (uint16_t)o->arg[2];
    s->formation[u] = (uint8_t)o->arg[3];
    s->gap[u] = (uint16_t)o->arg[4];
    s->where[u] = LF_ON_TABLE;
    s->mark[u] |= LF_ENTERING;
    s->act |= LF_ACT_OFF_TABLE;
    lin_tell(p, LE_CAME_ON, u, s->at[u].x, s->at[u].y, s->facing[u], s->formation[u]);
}

bool lf_sample_come_on(const lin_view *view, const lin_frame *frame, const lin_family *family,
                       lin_rng *rng, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = frame->arg[0];
    const kit_edge e = entry_of(view, u);
    const bool along_x = e == KIT_NORTH || e == KIT_SOUTH;
    const int officer = officer_of(view, u);
    const lin_point c = officer == LF_NONE
                            ? (lin_point){ f->scenery.size.width / 2, f->scenery.size.height / 2 }
                            : s->at[officer];

    *out = family->order;
    for (int tries = 0; tries < 40; tries++) {
        const int32_t along =
            (along_x ? c.x : c.y) + (int32_t)lin_rng_below(rng, LF_IN(24)) - LF_IN(12);

        out->arg[0] = along_x ? along : e == KIT_EAST ? f->scenery.size.width : 0;
        out->arg[1] = !along_x ? along : e == KIT_NORTH ? f->scenery.size.height : 0;
        out->arg[2] = kit_edge_inwards(e);
        out->arg[3] = (int32_t)lin_rng_below(rng, LF_FORMATIONS);
        out->arg[4] = out->arg[3] == LF_OPEN ? LIN_INCH : 0;
        if (check_come(view, u, s->issuer, out, NULL) == LIN_OK)
            return true;
    }
    return find_entry(view, u, s->issuer, out);
}

/* After a move: it has come on, and perhaps all of it. */
void lf_come_further(lin_play *p, int u)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    s->act &= (uint16_t)~LF_ACT_OFF_TABLE;
    if (s->mark[u] & LF_ENTERING && kit_on_table(&f->scenery, lf_body(&p->view, u)))
        s->mark[u] &= (uint16_t)~LF_ENTERING;
}

/* ---- LF-SC-16: the force commander comes with a group ---- */

/* He comes on beside the group commander, on the same edge, and rolls his points. */
void lf_take_force_comes(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int fc = frame->arg[0], gc = frame->arg[1];
    const kit_edge e = edge_at(f, s->at[gc]);
    const int32_t apart = lf_disc_radius(f, fc) + lf_disc_radius(f, gc) + TB_TOUCH;
    const tb_box table = { 0, 0, f->scenery.size.width, f->scenery.size.height };

    if (o->verb == LV_NO)
        return;
    for (int32_t far = apart; far < LF_IN(144); far += LIN_INCH / 4)
        for (int way = -1; way <= 1; way += 2) {
            const lin_point to = tb_go(s->at[gc], kit_edge_inwards(e),
                                       lf_disc_radius(f, fc) - lf_disc_radius(f, gc), way * far);

            if (!kit_box_holds(&table, to) || lf_check_disc(&p->view, fc, to, NULL) != LIN_OK)
                continue;
            s->at[fc] = to;
            s->where[fc] = LF_ON_TABLE;
            lin_tell(p, LE_POSTED, fc, to.x, to.y);
            lin_push(s, LF_POINTS_DICE, fc, 0, 0);
            return;
        }
}
