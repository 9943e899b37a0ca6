/* change_formation.c -- turns, formation changes, mounting: the leader stays, the others are placed
 * anew. LF-MV-15 to LF-MV-32, LF-IP. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

#include <stdlib.h>

static lin_status cannot(lin_refusal *why, const char *rule, const lf_field *f, int u,
                         const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "%s %s.", lf_id(f, u), what);
}

/* What it will be: the pose, and the friends it goes through by accident. */
typedef struct {
    tb_pose pose;
    uint8_t formation;
    uint16_t gap;
    bool stays;   /* lined up where it is */
    bool to_fire; /* so that it may hang over the edge of the table */
    tb_set through;
} reformed;

static void shape(const lf_field *f, int u, int formation, int gap, reformed *r)
{
    r->formation = (uint8_t)formation;
    r->gap = (uint16_t)gap;
    r->pose.gap = formation == LF_OPEN ? (uint16_t)gap : (uint16_t)0;
    r->pose.files = (uint8_t)(formation == LF_COLUMN ? 1 : f->stands[u]);
    r->pose.leader = (uint8_t)lf_leader_of(f->stands[u], formation);
}

/* ---- LF-IP-10 to LF-IP-14: by accident, onto friends ---- */

/* LF-IP-13: along its facing, the shorter way, to the rear on a tie. */
static void slide_clear(const lin_view *view, int u, reformed *r)
{
    const lf_field *f = lf_field_of(view->field);

    kit_slide_clear(lf_window(view), u, &f->elements[f->side[u]], &r->pose, &r->through);
}

/* LF-IP-14: what a slide may not meet. The edge of the table is looked for at its end. */
static lin_status check_slide(const lin_view *view, int u, const tb_pose *from, const tb_body *end,
                              lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_point by = { end->at.x - from->at.x, end->at.y - from->at.y };
    tb_body start;
    tb_convex swath;
    tb_set enemies;
    tb_box box;
    int piece;

    if (by.x == 0 && by.y == 0)
        return LIN_OK;
    tb_form(from, &start);
    swath = tb_swath(&start.hull, &end->hull);
    box = tb_box_of(swath.p, swath.n);
    enemies = lf_elements_about(view, 1 - f->side[u], &box, 0);
    for (int v = tb_next(&enemies, 0); v >= 0; v = tb_next(&enemies, v + 1))
        for (int i = 0; tb_boxes_meet(&box, &lf_body(view, v)->box) && i < lf_body(view, v)->stands;
             i++) {
            const tb_convex stand = tb_convex_of(&lf_body(view, v)->stand[i]);

            if (tb_convex_meet(&swath, &stand))
                return lin_refuse(why, LIN_ILLEGAL, "LF-IP-14",
                                  "%s would slide off its friends into %s.", lf_id(f, u),
                                  lf_id(f, v));
        }
    piece = lf_impassable_on(f, &swath);
    if (piece == LF_NONE)
        piece = lf_ground_on_the_way(view, u, &start.hull, by);
    return piece == LF_NONE ? LIN_OK
                            : lin_refuse(why, LIN_ILLEGAL, "LF-IP-14",
                                         "%s would slide off its friends onto the %s.", lf_id(f, u),
                                         lf_piece_name(f, piece));
}

/* LF-MV-23, LF-MV-24. b: as it stands then, if it may. */
static lin_status fit_as(const lin_view *view, int u, reformed *r, tb_body *b, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_pose before = r->pose;
    lin_status status;
    tb_convex hull;
    int piece;

    slide_clear(view, u, r);
    tb_form(&r->pose, b);
    hull = tb_convex_of(&b->hull);
    piece = lf_impassable_on(f, &hull);
    if (piece != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-MV-23", "%s would touch the %s.", lf_id(f, u),
                          lf_piece_name(f, piece));
    if ((status = check_slide(view, u, &before, b, why)) != LIN_OK)
        return status;
    status = r->to_fire ? lf_check_space_to_fire(view, u, b, why) : lf_check_space(view, u, b, why);
    if (status != LIN_OK)
        return status;
    return lf_check_concert_end(view, u, b, why);
}

static lin_status fit(const lin_view *view, int u, reformed *r, lin_refusal *why)
{
    tb_body b;

    return fit_as(view, u, r, &b, why);
}

/* By order: LF-DM-05 as well. */
static lin_status fit_by_order(const lin_view *view, int u, reformed *r, lin_refusal *why)
{
    const lf_state *s = view->state;
    tb_pose pose = r->pose;
    tb_body b;

    if (!r->stays) {
        const lin_status status = fit_as(view, u, r, &b, why);

        if (status != LIN_OK)
            return status;
    } else if (!lf_plan_along(view, u, s->ground[u], &pose, &b)) {
        tb_form(&r->pose, &b);
    }
    return lf_check_new_zones(view, u, &b, why);
}

/* Where its new shape can follow the obstacle on which it is lined up, it does; else it forms
 * straight (LF-LO-07). */
static lin_status fit_or_stay(const lin_view *view, int u, reformed *r, lin_refusal *why)
{
    r->stays = r->formation != LF_COLUMN && lf_stays_lined_up(view, u, &r->pose);
    return fit_by_order(view, u, r, why);
}

static void settle(lin_play *p, int u, const reformed *r)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    s->at[u] = r->pose.at;
    s->facing[u] = r->pose.facing;
    s->formation[u] = r->formation;
    s->gap[u] = r->gap;
    if (!r->stays) {
        s->mark[u] &= (uint16_t)~LF_LINED_UP;
        s->ground[u] = LF_NONE;
    }
    for (int v = tb_next(&r->through, 0); v >= 0; v = tb_next(&r->through, v + 1)) /* LF-IP-11 */
        lf_disorder(p, v, LF_WHY_ACCIDENT);
    if (!kit_set_is_empty(&r->through))
        lf_disorder(p, u, LF_WHY_ACCIDENT);
    if (kit_on_table(&f->ground, lf_body(&p->view, u)))
        s->mark[u] &= (uint16_t)~LF_ENTERING;
    else
        s->mark[u] |= LF_ENTERING;
}

/* ---- LF-MV-15 to LF-MV-21: turns ---- */

enum { LEFT, RIGHT, ABOUT };

/* LF-FO-05 */
static lin_status check_gap(int formation, int32_t gap, lin_refusal *why)
{
    if (formation == LF_OPEN && ((int64_t)gap * 4 < LIN_INCH || gap > LIN_INCH))
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-05",
                          "The gap of an open order is 0.25 to 1 inch.");
    if (formation != LF_OPEN && gap != 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-05", "Only an open order has a gap; give 0.");
    return LIN_OK;
}

lin_status lf_check_gap(int formation, int32_t gap, lin_refusal *why)
{
    return check_gap(formation, gap, why);
}

static int formation_after(const lin_view *view, int u, int way, int32_t gap)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (way == ABOUT || f->stands[u] == 1) /* LF-MV-19, LF-MV-20 */
        return s->formation[u];
    if (s->formation[u] != LF_COLUMN) /* LF-MV-17 */
        return LF_COLUMN;
    return gap ? LF_OPEN : LF_LINE; /* LF-MV-18: a line, or with a gap an open order */
}

/* ---- LF-MV-21: off a wall that the turn has put it over ---- */

#define MOST_OVERLAP (LIN_INCH / 2)

/* What it lies over, and the way square off it. */
typedef struct {
    int piece;
    tb_angle way;
    int32_t far;
} overlap;

/* Off each part of a line that runs through it, to the side where its leader is. */
static bool over_line(const tb_ground *line, const tb_pose *pose, const tb_body *b, overlap *out)
{
    const lin_point centre = tb_leader_centre(pose);

    for (int i = 0; i + 1 < line->points; i++) {
        const lin_point from = line->point[i], to = line->point[i + 1];
        const tb_ground part = { .point = &line->point[i],
                                 .points = 2,
                                 .box = tb_box_of(&line->point[i], 2) };
        const tb_quad thin = { { from, to, to, from } };

        if (!kit_lies_astride(&part, &b->hull))
            continue;
        out->way = (tb_angle)(tb_bearing(from, to) +
                              (tb_cross(from, to, centre) > 0 ? -TB_QUARTER : TB_QUARTER));
        out->far = tb_push(&b->hull, out->way, &thin) + 1;
        return true;
    }
    return false;
}

/* Off a building by the side that is nearest. */
static bool over_house(const lf_field *f, int piece, const tb_body *b, overlap *out)
{
    tb_body house;

    lf_form_inside(f, piece, &house);
    if (!tb_bodies_overlap(b, &house))
        return false;
    out->far = TB_FAR;
    for (int i = 0; i < 4; i++) {
        const tb_angle way =
            (tb_angle)(tb_bearing(house.hull.p[i], house.hull.p[(i + 1) % 4]) - TB_QUARTER);
        const int32_t far = tb_push(&b->hull, way, &house.hull) + 1;

        if (far < out->far) {
            out->far = far;
            out->way = way;
        }
    }
    return true;
}

static bool lies_over(const lin_view *view, const tb_pose *pose, overlap *out)
{
    const lf_field *f = lf_field_of(view->field);
    tb_body b;
    tb_set near;

    tb_form(pose, &b);
    near = lf_pieces_about(view, &b.box, 0);
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        lin_point end[2];
        tb_ground line;

        out->piece = i;
        if (i < f->ground.pieces && !tb_boxes_meet(&f->ground.piece[i].shape.box, &b.box))
            continue;
        if (i < f->ground.pieces && f->ground.piece[i].kind == KIT_BUILDING &&
            over_house(f, i, &b, out))
            return true;
        if (!lf_can_cross(f, i))
            continue;
        line = lf_obstacle(view, i, end);
        if (tb_boxes_meet(&line.box, &b.box) && over_line(&line, pose, &b, out))
            return true;
    }
    return false;
}

static lin_status slide_off(const lin_view *view, int u, reformed *r, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    int32_t left = MOST_OVERLAP + 1;
    overlap o;

    for (int tries = 0; tries < 6 && lies_over(view, &r->pose, &o); tries++) {
        if (o.far > left)
            return lin_refuse(why, LIN_ILLEGAL, "LF-MV-21",
                              "%s would lie over the %s by more than half an inch.", lf_id(f, u),
                              lf_piece_name(f, o.piece));
        r->pose.at = tb_go(r->pose.at, o.way, o.far, 0);
        left -= o.far;
    }
    return LIN_OK;
}

static lin_status plan_turn(const lin_view *view, int u, const lin_order *o, reformed *r,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    static const int32_t by[] = { -TB_QUARTER, TB_QUARTER, TB_CIRCLE / 2 };
    const int way = o->arg[0];
    const int formation = formation_after(view, u, way, o->arg[1]);
    const bool keeps = formation == s->formation[u];
    const tb_pose now = lf_pose(view, u);
    lin_status status;

    if (f->type[u] == LF_ARTILLERY || s->mark[u] & LF_INSIDE)
        return cannot(why, "LF-MV-15", f, u,
                      "does not turn; it is moved by hand, limbered or let out");
    if (keeps && o->arg[1] != 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-05",
                          "It keeps its formation in this turn; give 0 for the gap.");
    if (!keeps && (status = check_gap(formation, o->arg[1], why)) != LIN_OK)
        return status;
    *r = (reformed){ .pose = tb_pivot(&now, (tb_angle)(s->facing[u] + by[way])) };
    shape(f, u, formation, keeps ? s->gap[u] : o->arg[1], r);
    status = slide_off(view, u, r, why);
    return status != LIN_OK ? status : fit_by_order(view, u, r, why);
}

lin_status lf_check_turn(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    reformed r = { 0 };

    return plan_turn(view, u, o, &r, why);
}

/* LF-FO-05, LF-D28: an open order with any gap from a quarter of an inch to an inch; as listed it
 * is an inch. Argument 0 is open up to `last`. */
#define LEAST_GAP ((LIN_INCH + 3) / 4)

static void offer_gaps(int verb, int first, int last, lin_list *out)
{
    lin_list_open(
        out,
        (lin_family){ .order = { .verb = (uint8_t)verb, .nargs = 2, .arg = { first, LIN_INCH } },
                      .open = first == last ? 2 : 3,
                      .low = { first, LEAST_GAP },
                      .high = { last, LIN_INCH } });
}

static void any_gap(const lin_family *family, lin_rng *rng, lin_order *out)
{
    *out = family->order;
    out->arg[0] = family->low[0] +
                  (int32_t)lin_rng_below(rng, (uint32_t)(family->high[0] - family->low[0]) + 1);
    out->arg[1] = LEAST_GAP + (int32_t)lin_rng_below(rng, LIN_INCH - LEAST_GAP + 1);
}

void lf_list_turn(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    bool opens = false;

    for (int way = LEFT; way <= ABOUT; way++)
        for (int gap = 0;
             gap < (s->formation[u] == LF_COLUMN && way != ABOUT && f->stands[u] > 1 ? 2 : 1);
             gap++) {
            const lin_order o = { .verb = LV_TURN, .nargs = 2, .arg = { way, gap * LIN_INCH } };
            reformed r;

            if (plan_turn(view, u, &o, &r, NULL) != LIN_OK)
                continue;
            lin_list_add(out, o);
            opens = opens || gap;
        }
    if (opens)
        offer_gaps(LV_TURN, LEFT, RIGHT, out);
}

bool lf_sample_turn(const lin_view *view, int u, const lin_family *family, lin_rng *rng,
                    lin_order *out)
{
    any_gap(family, rng, out);
    return lf_check_turn(view, u, out, NULL) == LIN_OK;
}

/* ---- LF-MV-22 to LF-MV-25: formation changes ---- */

static lin_status plan_form(const lin_view *view, int u, const lin_order *o, reformed *r,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int formation = o->arg[0];
    lin_status status;

    if (s->mark[u] & LF_INSIDE)
        return cannot(why, "LF-BU-06", f, u, "is in a building and has no formation to change");
    if (!lf_may_form(f, u, formation))
        return cannot(why, f->type[u] == LF_ARTILLERY ? "LF-FO-02" : "LF-FO-12", f, u,
                      "can take no battle line");
    if ((status = check_gap(formation, o->arg[1], why)) != LIN_OK)
        return status;
    if (formation == s->formation[u] && (formation != LF_OPEN || o->arg[1] == s->gap[u]))
        return cannot(why, "LF-MV-22", f, u, "stands so already");
    *r = (reformed){ .pose = lf_pose(view, u) };
    shape(f, u, formation, o->arg[1], r);
    return fit_or_stay(view, u, r, why);
}

lin_status lf_check_form(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    reformed r = { 0 };

    return plan_form(view, u, o, &r, why);
}

void lf_list_form(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_order narrow = { .verb = LV_FORM, .nargs = 2, .arg = { LF_OPEN, LEAST_GAP } };
    reformed r;

    for (int formation = LF_LINE; formation < LF_FORMATIONS; formation++) {
        const lin_order o = { .verb = LV_FORM,
                              .nargs = 2,
                              .arg = { formation, formation == LF_OPEN ? LIN_INCH : 0 } };

        if (plan_form(view, u, &o, &r, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
    if (f->stands[u] > 1 && plan_form(view, u, &narrow, &r, NULL) == LIN_OK)
        offer_gaps(LV_FORM, LF_OPEN, LF_OPEN, out);
}

bool lf_sample_form(const lin_view *view, int u, const lin_family *family, lin_rng *rng,
                    lin_order *out)
{
    any_gap(family, rng, out);
    return lf_check_form(view, u, out, NULL) == LIN_OK;
}

/* ---- LF-MV-28 to LF-MV-35: horses ---- */

static lin_status plan_horses(const lin_view *view, int u, bool mount, reformed *r,
                              lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool on_foot = s->mark[u] & LF_ON_FOOT;
    uint16_t deep;

    if (f->type[u] != LF_CAVALRY || mount != on_foot || s->mark[u] & LF_INSIDE)
        return cannot(why, f->type[u] == LF_CAVALRY ? "LF-MV-28" : "LF-MV-35", f, u,
                      mount ? "has no horses waiting to be mounted" : "is not mounted");
    if (s->act & (mount ? LF_ACT_DISMOUNTED : LF_ACT_MOUNTED))
        return cannot(why, "LF-MV-29", f, u,
                      mount ? "dismounted in this activation" : "mounted in this activation");
    *r = (reformed){ .pose = lf_pose(view, u) };
    deep = lf_bases[mount ? LF_CAVALRY : LF_INFANTRY].deep;
    if (s->formation[u] ==
        LF_COLUMN) /* LF-MV-31: its head stays, and the change falls to the rear */
        r->pose.at = tb_go(r->pose.at, r->pose.facing, r->pose.leader * (r->pose.deep - deep), 0);
    r->pose.deep = deep;
    shape(f, u, s->formation[u], s->gap[u], r);
    return fit_or_stay(view, u, r, why);
}

lin_status lf_check_mount(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    reformed r = { 0 };

    (void)o;
    return plan_horses(view, u, true, &r, why);
}

lin_status lf_check_dismount(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    reformed r = { 0 };

    (void)o;
    return plan_horses(view, u, false, &r, why);
}

void lf_list_mount(const lin_view *view, int u, lin_list *out)
{
    reformed r = { 0 };

    if (plan_horses(view, u, true, &r, NULL) == LIN_OK)
        lf_answer0(out, LV_MOUNT);
}

void lf_list_dismount(const lin_view *view, int u, lin_list *out)
{
    reformed r = { 0 };

    if (plan_horses(view, u, false, &r, NULL) == LIN_OK)
        lf_answer0(out, LV_DISMOUNT);
}

/* ---- Carrying them out; LF-IP-16: who would go through friends by accident is asked first ---- */

static lin_status plan_any(const lin_view *view, int u, const lin_order *o, reformed *r,
                           lin_refusal *why)
{
    if (o->verb == LV_TURN)
        return plan_turn(view, u, o, r, why);
    return o->verb == LV_FORM ? plan_form(view, u, o, r, why)
                              : plan_horses(view, u, o->verb == LV_MOUNT, r, why);
}

static void carry_out(lin_play *p, int u, const lin_order *o, const reformed *r)
{
    lf_state *s = p->state;

    if (o->verb == LV_MOUNT) {
        s->mark[u] &= (uint16_t)~LF_ON_FOOT;
        s->act |= LF_ACT_MOUNTED;
    } else if (o->verb == LV_DISMOUNT) {
        s->mark[u] |= LF_ON_FOOT;
        s->act |= LF_ACT_DISMOUNTED;
    }
    settle(p, u, r);
    if (o->verb == LV_TURN)
        lin_tell(p, LE_TURNED, u, r->pose.facing, r->formation);
    else if (o->verb == LV_FORM)
        lin_tell(p, LE_FORMED, u, r->formation);
    else
        lin_tell(p, o->verb == LV_MOUNT ? LE_MOUNTED : LE_ON_FOOT, u);
    lf_push_discs(p, u);
}

/* An order as one number of a frame: what, and with which gap. */
enum { GAPS = 2048, AS_TURN = 0, AS_FORM = 3, AS_MOUNT = 6, AS_DISMOUNT, KINDS };

static int pack(const lin_order *o)
{
    if (o->verb == LV_MOUNT || o->verb == LV_DISMOUNT)
        return (o->verb == LV_MOUNT ? AS_MOUNT : AS_DISMOUNT) * GAPS;
    return ((o->verb == LV_TURN ? AS_TURN : AS_FORM) + o->arg[0]) * GAPS + o->arg[1];
}

static lin_order unpack(int packed)
{
    const int kind = (packed & INT16_MAX) / GAPS % KINDS, gap = (packed & INT16_MAX) % GAPS;

    if (kind >= AS_MOUNT)
        return (lin_order){ .verb = kind == AS_MOUNT ? LV_MOUNT : LV_DISMOUNT };
    return kind >= AS_FORM
               ? (lin_order){ .verb = LV_FORM, .nargs = 2, .arg = { kind - AS_FORM, gap } }
               : (lin_order){ .verb = LV_TURN, .nargs = 2, .arg = { kind, gap } };
}

static void begin(lin_play *p, int u, const lin_order *o)
{
    reformed r = { 0 };

    plan_any(&p->view, u, o, &r, NULL);
    if (kit_set_is_empty(&r.through))
        carry_out(p, u, o, &r);
    else
        lin_push(p->state, LF_ACCIDENT, u, tb_next(&r.through, 0), pack(o));
}

void lf_take_turn(lin_play *p, int u, const lin_order *o)
{
    begin(p, u, o);
}

void lf_take_form(lin_play *p, int u, const lin_order *o)
{
    begin(p, u, o);
}

void lf_take_mount(lin_play *p, int u, const lin_order *o)
{
    begin(p, u, o);
}

void lf_take_dismount(lin_play *p, int u, const lin_order *o)
{
    begin(p, u, o);
}

lin_status lf_check_accident(const lin_view *view, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_order meant = unpack(frame->arg[2]);
    const int u = frame->arg[0];
    reformed r = { 0 };

    if (o->verb != LV_YES)
        return o->verb == LV_NO ? LIN_OK : lin_not_now(view->field, frame, o, why);
    if (!lf_is_element(f, u) || s->where[u] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-IP-16", "%s is no element on the table.",
                          lf_id(f, u));
    return plan_any(view, u, &meant, &r, why);
}

void lf_list_accident(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lin_order yes = { .verb = LV_YES };

    if (lf_check_accident(view, frame, &yes, NULL) == LIN_OK)
        lf_answer0(out, LV_YES);
    lf_answer0(out, LV_NO);
}

/* Declined, the order has not been given: it is back in hand, and there is no window after it. */
void lf_take_accident(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const lin_order meant = unpack(frame->arg[2]);
    reformed r = { 0 };

    if (o->verb == LV_YES) {
        plan_any(&p->view, frame->arg[0], &meant, &r, NULL);
        carry_out(p, frame->arg[0], &meant, &r);
        return;
    }
    s->m++;
    if (s->head.depth > 0 && s->head.frame[s->head.depth - 1].step == LF_REACT)
        lin_pop(s);
}

/* ---- LF-SH-11, LF-SH-13: turning on the leader to face a target ---- */

static lin_status plan_facing(const lin_view *view, int u, tb_angle facing, bool to_fire,
                              reformed *r, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_pose now = lf_pose(view, u);

    *r = (reformed){ .pose = tb_pivot(&now, facing), .to_fire = to_fire };
    shape(f, u, s->formation[u], s->gap[u], r);
    return fit(view, u, r, why);
}

lin_status lf_check_facing(const lin_view *view, int u, tb_angle facing, bool to_fire, tb_pose *out,
                           lin_refusal *why)
{
    reformed r = { 0 };
    const lin_status status = plan_facing(view, u, facing, to_fire, &r, why);

    *out = r.pose;
    return status;
}

/* Whom it would go through by accident in turning so, or LF_NONE. */
int lf_friend_in_turn(const lin_view *view, int u, tb_angle facing, bool to_fire)
{
    const lf_state *s = view->state;

    reformed r;

    if (facing == s->facing[u] || plan_facing(view, u, facing, to_fire, &r, NULL) != LIN_OK ||
        kit_set_is_empty(&r.through))
        return LF_NONE;
    return tb_next(&r.through, 0);
}

/* event: LE_FACES to fire, LE_WHEELS to charge, LE_FRONTS after a withdrawal. Whoever lets it face
 * so pushes discs when it stands for good. */
void lf_face(lin_play *p, int u, tb_angle facing, int event)
{
    reformed r = { 0 };

    plan_facing(&p->view, u, facing, event == LE_FACES, &r, NULL);
    settle(p, u, &r);
    lin_tell(p, event, u, facing);
}

/* ---- LF-ML-31, LF-ML-32: a charged element reforms where it stands nearest to the charger ---- */

/* The stand nearest to the charger's leader. Of several the leader, else the one nearest to him,
 * else the left one. */
static int nearest_stand(const tb_body *b, const tb_quad *charger)
{
    const int32_t least = tb_body_distance(charger, b, NULL);
    int best = -1;

    for (int i = 0; i < b->stands; i++)
        if (tb_distance(charger, &b->stand[i], NULL, NULL) <= least + TB_SLACK &&
            (best < 0 || abs(i - b->leader) < abs(best - b->leader)))
            best = i;
    return best;
}

/* LF-ML-32 */
static bool is_clear_of(const tb_body *b, const tb_body *charger)
{
    for (int i = 0; i < b->stands; i++)
        if (tb_body_within(&b->stand[i], charger, LIN_INCH / 10))
            return false;
    return true;
}

/* Is that place free, but for the charger on the other side of the wall? */
static bool is_free_along(const lin_view *view, int u, int charger, const tb_body *b)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int side = 0; side < LIN_SIDES; side++) {
        const tb_set near = lf_elements_about(view, side, &b->box, TB_TOUCH);

        for (int v = tb_next(&near, 0); v >= 0; v = tb_next(&near, v + 1))
            if (v != u && !(s->mark[v] & LF_INSIDE && side == f->side[u]) &&
                (tb_bodies_overlap(b, lf_body(view, v)) ||
                 (side != f->side[u] && v != charger && tb_bodies_touch(b, lf_body(view, v)))))
                return false;
    }
    return kit_on_table(&f->ground, b) && lf_check_ground(view, u, b, NULL) == LIN_OK;
}

/* LF-ML-31: along the wall that it lines, where it faces that way; the charger may touch its other
 * side. */
static bool reforms_along(const lin_view *view, int u, int charger, reformed *r)
{
    const lf_state *s = view->state;
    const tb_body *c = lf_body(view, charger);
    tb_pose there = r->pose;
    lin_point end[2];
    tb_ground line;
    tb_body b;

    if (!(s->mark[u] & LF_LINED_UP) || r->formation == LF_COLUMN ||
        !lf_plan_along(view, u, s->ground[u], &there, &b) ||
        abs(tb_turn(r->pose.facing, there.facing)) > TB_EIGHTH ||
        !is_free_along(view, u, charger, &b))
        return false;
    line = lf_obstacle(view, s->ground[u], end);
    if (!tb_line_crosses(&line, tb_centre(&b.stand[b.leader]), tb_centre(&c->stand[c->leader]),
                         NULL) &&
        !is_clear_of(&b, c))
        return false;
    r->pose = there;
    r->stays = true;
    return true;
}

/* Order: formation, facing, gap. */
static lin_status plan_reaction(const lin_view *view, int u, int charger, const lin_order *o,
                                reformed *r, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, u), *c = lf_body(view, charger);
    const tb_angle facing = (tb_angle)o->arg[1];
    const int nearest = nearest_stand(b, &c->stand[c->leader]);
    lin_status status;

    if (!lf_may_form(f, u, o->arg[0]))
        return cannot(why, "LF-FO-12", f, u, "can take no battle line");
    if ((status = check_gap(o->arg[0], o->arg[2], why)) != LIN_OK)
        return status;
    *r = (reformed){ .pose = lf_pose(view, u) };
    r->pose.facing = facing;
    r->pose.at = tb_go(tb_centre(&b->stand[nearest]), facing, r->pose.deep / 2, 0);
    shape(f, u, o->arg[0], o->arg[2], r);
    if (reforms_along(view, u, charger, r))
        return LIN_OK;
    for (int32_t back = 0; back < LF_IN(3); back += LIN_INCH / 16) {
        tb_pose there = r->pose;
        tb_body body;

        there.at = tb_go(r->pose.at, s->facing[charger], back,
                         0); /* LF-ML-32: back from the charger, as it comes on */
        tb_form(&there, &body);
        if (is_clear_of(&body, c)) {
            r->pose = there;
            return fit(view, u, r, why);
        }
    }
    return cannot(why, "LF-ML-32", f, u, "has no room to form so");
}

lin_status lf_check_reaction_form(const lin_view *view, int u, int charger, const lin_order *o,
                                  lin_refusal *why)
{
    reformed r = { 0 };

    return plan_reaction(view, u, charger, o, &r, why);
}

/* LF-IP-16: onto friends? */
bool lf_reforms_through(const lin_view *view, int u, int charger, const lin_order *o)
{
    reformed r = { 0 };

    return plan_reaction(view, u, charger, o, &r, NULL) == LIN_OK && !kit_set_is_empty(&r.through);
}

void lf_take_reaction_form(lin_play *p, int u, int charger, const lin_order *o)
{
    reformed r = { 0 };

    plan_reaction(&p->view, u, charger, o, &r, NULL);
    settle(p, u, &r);
    lin_tell(p, LE_TURNED, u, r.pose.facing, r.formation);
    lf_push_discs(p, u);
}
