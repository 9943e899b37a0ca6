/* deploy_elements.c -- where the elements of a group are set up, and with what breastworks.
 * LF-SC-09, LF-SC-10, LF-SC-65. */
#include "kit/deploy.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

lin_side lf_who_place(const lin_view *view, const lin_frame *frame)
{
    (void)view->state;
    return (lin_side)lf_field_of(view->field)->group_side[frame->arg[0]];
}

/* LF-FO-01, LF-FO-02, LF-FO-12: may it ever stand so? LF-SE-07, LF-SE-08: as its upgrade has it. */
bool lf_may_form(const lf_field *f, int u, int formation)
{
    return formation != LF_LINE || (f->type[u] != LF_ARTILLERY && f->stands[u] > 1 &&
                                    !lf_upgrade_rows[f->upgrade[u]].no_line);
}

/* Why it forms no battle line. */
lin_status lf_refuse_line(const lf_field *f, int u, lin_refusal *why)
{
    if (f->type[u] == LF_ARTILLERY)
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-02",
                          "%s is artillery and forms no battle line: open (unlimbered) or column "
                          "(limbered).",
                          lf_id(f, u));
    if (f->stands[u] == 1)
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-12",
                          "%s has one stand and forms no line: open or column.", lf_id(f, u));
    return lin_refuse(why, LIN_ILLEGAL,
                      lf_has_skill(f, u, LF_SKILL_WOODSMEN) ? "LF-SK-35" : "LF-SK-27",
                      "%s is %s and can take no battle line: open or column.", lf_id(f, u),
                      lf_upgrade_rows[f->upgrade[u]].name);
}

/* LF-FO-05, LF-FO-12: a formation with its gap, as it is set up. */
lin_status lf_check_shape(const lf_field *f, int u, int formation, int32_t gap, lin_refusal *why)
{
    if (!lf_may_form(f, u, formation))
        return lf_refuse_line(f, u, why);
    if (formation == LF_OPEN && ((int64_t)gap * 4 < LIN_INCH || gap > LIN_INCH))
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-05",
                          "The gap of an open order is 0.25 to 1 inch.");
    if (formation != LF_OPEN && gap != 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-05", "Only an open order has a gap; give 0.");
    return LIN_OK;
}

/* LF-SC-53, LF-SC-65: what a scenario asks of a formation. */
static lin_status check_formation(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int formation = o->arg[4];
    const bool defends = f->side[u] != s->attacker;
    const lin_status status = lf_check_shape(f, u, formation, o->arg[5], why);

    if (status != LIN_OK)
        return status;
    if (s->scenario == LF_AMBUSH && defends &&
        (formation != LF_COLUMN || o->arg[3] != kit_edge_inwards((kit_edge)s->edge[f->side[u]])))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-53",
                          "%s marches: a column that faces the %s edge.", lf_id(f, u),
                          kit_edge_name[kit_edge_opposite((kit_edge)s->edge[f->side[u]])]);
    if (s->scenario == LF_FRONTAL_ASSAULT && defends && f->type[u] != LF_CAVALRY &&
        formation == LF_COLUMN)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-65",
                          "%s is set up behind a breastwork, in line or open order.", lf_id(f, u));
    return LIN_OK;
}

/* The state with the element where the order puts it: only what a body is derived from. */
static void put(lf_state *s, int u, const lin_order *o)
{
    s->at[u] = (lin_point){ o->arg[1], o->arg[2] };
    s->facing[u] = (uint16_t)o->arg[3];
    s->formation[u] = (uint8_t)o->arg[4];
    s->gap[u] = (uint16_t)o->arg[5];
}

/* How the order would have it stand: place ELEMENT X Y FACING FORMATION GAP. */
tb_pose lf_pose_ordered(const lin_view *view, int u, const lin_order *o)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_base *base = lf_base_of(view, u);
    const int formation = o->arg[4], stands = f->stands[u];

    return (tb_pose){
        .at = { o->arg[1], o->arg[2] },
        .facing = (tb_angle)o->arg[3],
        .gap = (uint16_t)o->arg[5],
        .wide = base->wide,
        .deep = base->deep,
        .stands = (uint8_t)stands,
        .leader = (uint8_t)lf_leader_of(stands, formation),
        .files = (uint8_t)(formation == LF_COLUMN ? 1 : stands),
    };
}

/* LF-SC-07, LF-SC-66 */
static lin_status check_zone(const lin_view *view, int u, const tb_body *b, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int side = f->side[u];
    const lin_status status = lf_check_in_zone(view, u, b, why);

    if (status != LIN_OK)
        return status;
    if (s->scenario == LF_SURROUNDED && side == s->attacker &&
        lf_enemy_near_body(view, side, b, LF_IN(18)) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-76",
                          "%s must stand more than 18 inches from every enemy element.",
                          lf_id(f, u));
    if (s->scenario == LF_FRONTAL_ASSAULT && side == s->attacker &&
        lf_enemy_near_body(view, side, b, LF_IN(18) - 1) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-66",
                          "%s must stand at least 18 inches from every enemy element.",
                          lf_id(f, u));
    return LIN_OK;
}

/* May it be set up so? along: the obstacle it is lined up on, or the building it is in, or LF_NONE.
 */
lin_status lf_check_set_up(const lin_view *view, int u, const tb_body *b, int along,
                           lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int c = s->commander[f->group[u]];
    const bool house = along < f->scenery.pieces && f->scenery.piece[along].kind == KIT_BUILDING;
    lin_status status = check_zone(view, u, b, why);

    if (status == LIN_OK && !house)
        status = lf_check_space_along(view, u, b, along, why);
    if (status != LIN_OK)
        return status;
    if (s->where[c] == LF_ON_TABLE && /* LF-SC-74, LF-SC-76: Vanguards go ahead of him */
        !f->out_of_sphere[u] &&
        !tb_point_within(&b->stand[b->leader], s->at[c], lf_commands[s->rating[c]].sphere))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-10",
                          "The leader of %s must stand within %d inches of %s.", lf_id(f, u),
                          (int)(lf_commands[s->rating[c]].sphere / LIN_INCH), lf_id(f, c));
    return LIN_OK;
}

/* ---- LF-SC-65: breastworks ---- */

static bool has_breastwork(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return s->scenario == LF_FRONTAL_ASSAULT && f->side[u] != s->attacker &&
           f->type[u] != LF_CAVALRY && s->works < LF_WORKS;
}

/* Along its front, half an inch longer at each end. */
static lf_work breastwork_of(const tb_body *b)
{
    return (lf_work){ .at = tb_go(b->at, b->facing, 0, (b->half_right - b->half_left) / 2),
                      .facing = b->facing,
                      .half = (uint16_t)((b->half_left + b->half_right + LIN_INCH) / 2) };
}

/* LF-LO-02: none of those who stand there may find himself astride it. */
static lin_status check_breastwork(const lin_view *view, int u, const tb_body *b, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lf_work w = breastwork_of(b);
    const lin_point end[2] = { tb_go(w.at, w.facing, 0, -w.half),
                               tb_go(w.at, w.facing, 0, w.half) };
    const tb_outline line = { .point = end, .points = 2, .box = tb_box_of(end, 2) };

    for (int v = 0; v < f->units; v++)
        if (lf_is_element(f, v) && s->where[v] == LF_ON_TABLE &&
            kit_body_lies_astride(&line, lf_body(view, v)))
            return lin_refuse(
                why, LIN_ILLEGAL, "LF-SC-65",
                "The breastwork of %s, half an inch longer at each end, would run through %s.",
                lf_id(f, u), lf_id(f, v));
    return LIN_OK;
}

static void give_breastwork(lin_play *p, int u)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    if (!has_breastwork(&p->view, u))
        return;
    s->work[s->works] = breastwork_of(lf_body(&p->view, u));
    s->mark[u] |= LF_LINED_UP;
    s->on_piece[u] = (uint8_t)(f->scenery.pieces + s->works++);
    lf_stand_along(p, u);
    lin_tell(p, LE_BREASTWORK, u);
}

/* ---- Where they stand ---- */

lin_status lf_check_placing(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    tb_pose pose;
    tb_body b;
    lin_status status = check_formation(view, u, o, why);

    if (status != LIN_OK)
        return status;
    pose = lf_pose_ordered(view, u, o);
    tb_form(&pose, &b);
    status = lf_check_set_up(view, u, &b, LF_NONE, why);
    return status == LIN_OK && has_breastwork(view, u) ? check_breastwork(view, u, &b, why)
                                                       : status;
}

/* An element for which a place is looked for. */
typedef struct {
    const lin_view *view;
    lin_order order; /* all but the place */
} wanderer;

static bool may_stand(const void *self, lin_point p)
{
    const wanderer *w = self;
    lin_order o = w->order;

    o.arg[1] = p.x;
    o.arg[2] = p.y;
    return lf_check_placing(w->view, o.arg[0], &o, NULL) == LIN_OK;
}

/* Zone and sphere, and of the rest all that lf_check_placing decides. */
static kit_deploy deploy_of(const wanderer *w)
{
    const lf_field *f = lf_field_of(w->view->field);
    const lf_state *s = w->view->state;
    const int u = w->order.arg[0], c = s->commander[f->group[u]];
    const bool led = s->where[c] == LF_ON_TABLE && !f->out_of_sphere[u];
    const tb_box zone = lf_deployment_box(w->view, u);
    const lin_point middle = { (zone.west + zone.east) / 2, (zone.south + zone.north) / 2 };

    return (kit_deploy){ .zone = zone,
                         .leader = led ? s->at[c] : middle,
                         .within = led ? lf_commands[s->rating[c]].sphere : LF_IN(200),
                         .may = may_stand,
                         .self = w };
}

/* The place nearest to the one that the order names, on points half an inch apart: the hand is
 * followed into the zone and the sphere first. */
bool lf_find_place_near(const lin_view *view, const lin_order *o, lin_point *out)
{
    const wanderer w = { view, *o };
    const tb_pose pose = lf_pose_ordered(view, o->arg[0], o);
    kit_deploy d = deploy_of(&w);

    kit_deploy_form(&d, &pose);
    return kit_deploy_near(&d, pose.at, LIN_INCH / 2, LF_IN(6), out);
}

/* Some place where it fits, looked for on points half an inch apart: a column, then other
 * formations. */
bool lf_find_place(const lin_view *view, int u, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    static const uint8_t order[] = { LF_COLUMN, LF_OPEN, LF_LINE };
    wanderer w = { view, { .arg = { u } } };
    kit_deploy d = deploy_of(&w);
    const tb_box near = kit_deploy_box(&d, LF_IN(3));

    for (int i = 0; i < 3; i++)
        for (int turn = 0; turn < 2; turn++) {
            const tb_angle facing =
                (tb_angle)(kit_edge_inwards((kit_edge)s->edge[f->side[u]]) + turn * TB_QUARTER);
            tb_pose pose;
            lin_point at;

            w.order = (lin_order){ .verb = LV_PLACE,
                                   .nargs = 6,
                                   .arg = { u, 0, 0, facing, order[i],
                                            order[i] == LF_OPEN ? LIN_INCH / 4 + 1 : 0 } };
            pose = lf_pose_ordered(view, u, &w.order);
            kit_deploy_form(&d, &pose);
            if (!kit_deploy_anywhere(&d, &near, LIN_INCH / 2, &at))
                continue;
            *out = w.order;
            out->arg[1] = at.x;
            out->arg[2] = at.y;
            return true;
        }
    return false;
}

/* Anywhere, in any way: place ELEMENT X Y FACING FORMATION GAP. */
void lf_offer_places(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    lin_list_open(out, (lin_family){ .order = { .verb = LV_PLACE, .nargs = 6, .arg = { u } },
                                     .open = 0x3e,
                                     .high = { 0, f->scenery.size.width, f->scenery.size.height,
                                               TB_CIRCLE - 1, LF_FORMATIONS - 1, LIN_INCH } });
}

void lf_list_place(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int u = 0; u < f->units; u++) {
        lin_order any;
        bool room;

        if (!lf_is_to_place(view, u, frame->arg[0]))
            continue;
        if (f->type[u] == LF_CAVALRY && !(s->mark[u] & LF_ON_FOOT))
            lf_answer1(out, LV_ON_FOOT, u);
        lf_list_garrison(view, u, out);
        room = lf_find_place(view, u, &any);
        if (room)
            lf_offer_places(view, u, out);
        else
            lf_answer1(out, LV_KEEP, u);
    }
}

lin_status lf_check_place(const lin_view *view, const lin_frame *frame, const lin_order *o,
                          lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = o->arg[0];
    lin_order any;

    if (o->verb == LV_TAKE_UP)
        return lf_check_take_up(view, u, f->group_commander[frame->arg[0]], false, why);
    if (o->verb != LV_PLACE && o->verb != LV_ON_FOOT && o->verb != LV_KEEP &&
        o->verb != LV_GARRISON)
        return lin_not_now(view->field, frame, o, why);
    if (!lf_is_to_place(view, u, frame->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-09",
                          "%s is not to be placed now; the whole group of %s is placed first.",
                          lf_id(f, u), lf_id(f, f->group_commander[frame->arg[0]]));
    if (o->verb == LV_PLACE)
        return lf_check_placing(view, u, o, why);
    if (o->verb == LV_GARRISON)
        return lf_check_garrison(view, u, o->arg[1], why);
    if (o->verb == LV_ON_FOOT)
        return f->type[u] == LF_CAVALRY && !(s->mark[u] & LF_ON_FOOT)
                   ? LIN_OK
                   : lin_refuse(why, LIN_ILLEGAL, "LF-MV-30",
                                "%s is no mounted cavalry; only that can begin dismounted.",
                                lf_id(f, u));
    if (lf_find_place(view, u, &any))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-10",
                          "There is room for %s; it can be kept back only where there is none.",
                          lf_id(f, u));
    return LIN_OK;
}

static void close_if_all_placed(lin_play *p, int g)
{
    const lf_field *f = lf_field_of(p->view.field);
    const lf_state *s = p->state;

    if (lf_has_to_place(&p->view, g))
        return;
    lin_pop(p->state);
    lin_tell(p, LE_DEPLOYED, f->group_commander[g]);
    if (lin_top(&s->head)->step != LF_ADJUST) /* else one of them was taken up there */
        lf_ask_before_finishing(p, f->group_commander[g]);
}

void lf_set_down(lin_play *p, int u, const lin_order *o)
{
    lf_state *s = p->state;

    put(s, u, o);
    s->where[u] = LF_ON_TABLE;
    lin_tell(p, LE_PLACED, u, o->arg[1], o->arg[2], o->arg[3], o->arg[4]);
    give_breastwork(p, u);
    lf_push_discs(p, u);
}

void lf_take_place(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = o->arg[0], g = frame->arg[0];
    const bool again = (lin_top(&s->head) - 1)->step == LF_ADJUST; /* LF-SC-71 */

    if (o->verb == LV_TAKE_UP) {
        lf_take_take_up(p, u, true);
        return;
    }
    if (o->verb == LV_ON_FOOT) {
        s->mark[u] |= LF_ON_FOOT;
        lin_tell(p, LE_ON_FOOT, u);
        return;
    }
    if (o->verb == LV_KEEP) {
        s->where[u] = LF_RESERVE;
        lin_tell(p, LE_KEPT_BACK, u);
    } else if (o->verb == LV_GARRISON) {
        s->where[u] = LF_ON_TABLE;
        lf_go_inside(p, u, o->arg[1]);
    } else {
        lf_set_down(p, u, o);
    }
    close_if_all_placed(p, g);
    if (o->verb == LV_PLACE && !(s->mark[u] & LF_LINED_UP))
        lf_reach_obstacles(p, u, LF_NONE, again ? 2 : 1); /* LF-SC-10 */
}

bool lf_sample_place(const lin_view *view, const lin_frame *frame, const lin_family *family,
                     lin_rng *rng, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = family->order.arg[0];
    const wanderer w = { view, family->order };
    const kit_deploy d = deploy_of(&w);
    const tb_box zone = kit_deploy_box(&d, LF_IN(3));
    const tb_angle ahead = kit_edge_inwards((kit_edge)s->edge[f->side[u]]);

    (void)frame;
    *out = family->order;
    for (int tries = 0; tries < 60; tries++) {
        out->arg[1] =
            zone.west + (int32_t)lin_rng_below(rng, (uint32_t)(zone.east - zone.west) + 1);
        out->arg[2] =
            zone.south + (int32_t)lin_rng_below(rng, (uint32_t)(zone.north - zone.south) + 1);
        out->arg[3] = lin_rng_below(rng, 4)
                          ? ahead
                          : (tb_angle)(ahead + lin_rng_below(rng, TB_QUARTER) - TB_EIGHTH);
        out->arg[4] = (int32_t)lin_rng_below(rng, LF_FORMATIONS);
        out->arg[5] = out->arg[4] == LF_OPEN
                          ? LIN_INCH - (int32_t)lin_rng_below(rng, 4) * (LIN_INCH / 4 - 1)
                          : 0;
        if (lf_check_placing(view, u, out, NULL) == LIN_OK)
            return true;
    }
    return lf_find_place(view, u, out);
}
