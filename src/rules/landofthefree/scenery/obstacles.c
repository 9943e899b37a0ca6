/* obstacles.c -- low obstacles: lining up on them, and crossing them. LF-LO.
 *
 * An element is lined up where it bears the mark LF_LINED_UP: at least half of its stands, the
 * leader among them, stand with their fronts against the line (LF-LO-06). Its place in the state is
 * that of its leader; its stands follow the line from there (table/along.c). */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

#include <stdlib.h>

#define REACH (LIN_INCH / 2) /* LF-LO-08 */

/* A low one; a work laid down in play is. */
bool lf_can_cross(const lf_field *f, int piece)
{
    return piece >= f->scenery.pieces || (f->scenery.piece[piece].kind == KIT_OBSTACLE &&
                                          !(f->scenery.piece[piece].flags & KIT_TALL));
}

static bool is_obstacle(const lin_view *view, int piece)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return piece >= 0 && piece < f->scenery.pieces + s->works && lf_can_cross(f, piece);
}

static bool is_near(const tb_outline *line, const tb_body *b, int32_t far)
{
    for (int i = 0; i < b->stands; i++)
        if (tb_line_within(line, &b->stand[i], far))
            return true;
    return false;
}

/* ---- LF-LO-04 to LF-LO-06: lining up ---- */

static bool half_touch(const tb_outline *line, const tb_body *b)
{
    int n = 0;

    for (int i = 0; i < b->stands; i++)
        n += tb_line_within(line, &b->stand[i], TB_TOUCH);
    return 2 * n >= b->stands && tb_line_within(line, &b->stand[b->leader], TB_TOUCH);
}

/* LF-LO-22: against that obstacle, whichever way it faces. */
bool lf_stands_against(const lin_view *view, int u, int piece)
{
    lin_point end[2];
    tb_outline line;

    if (!is_obstacle(view, piece))
        return false;
    line = lf_obstacle(view, piece, end);
    return half_touch(&line, lf_body(view, u));
}

/* The leader flush with the line where it is nearest, the others along it. Places are whole units,
 * so the leader's is found anew until it stays: what is kept in the state must give the same stands
 * again. */
static bool form_along(const lin_view *view, int piece, tb_pose *pose, tb_body *b)
{
    lin_point end[2];
    const tb_outline line = lf_obstacle(view, piece, end);

    for (int tries = 0; tries < 4; tries++) {
        tb_form_along(pose, line.point, line.points, b);
        if (b->at.x == pose->at.x && b->at.y == pose->at.y && b->facing == pose->facing)
            break;
        pose->at = b->at;
        pose->facing = b->facing;
    }
    tb_form_along(pose, line.point, line.points, b);
    return half_touch(&line, b);
}

/* LF-FO-06, LF-FO-15: a line bends, a column never. Nobody turns his back to line up: the front
 * comes to the wall by a quarter turn at most. */
static bool plan_line_up(const lin_view *view, int u, int piece, bool set_up, tb_pose *pose)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    tb_body b;

    if (!lf_is_element(f, u) || s->where[u] != LF_ON_TABLE || !is_obstacle(view, piece) ||
        s->formation[u] == LF_COLUMN || s->mark[u] & LF_INSIDE)
        return false;
    *pose = lf_pose(view, u);
    if (!form_along(view, piece, pose, &b) || abs(tb_turn(s->facing[u], pose->facing)) > TB_QUARTER)
        return false;
    if (set_up) /* LF-SC-10 */
        return lf_check_set_up(view, u, &b, piece, NULL) == LIN_OK;
    return lf_check_space_along(view, u, &b, piece, NULL) == LIN_OK &&
           lf_check_threats(view, u, &b, s->formation[u], NULL) == LIN_OK;
}

/* Would it, standing so, line up on that obstacle? Then so. */
bool lf_plan_along(const lin_view *view, int u, int piece, tb_pose *pose, tb_body *b)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_angle facing = pose->facing;
    lin_point end[2];
    tb_outline line;

    if (!lf_is_element(f, u) || !is_obstacle(view, piece))
        return false;
    line = lf_obstacle(view, piece, end);
    tb_form(pose, b);
    return is_near(&line, b, REACH) && form_along(view, piece, pose, b) &&
           abs(tb_turn(facing, pose->facing)) <= TB_QUARTER;
}

static void line_up(lin_play *p, int u, int piece, const tb_pose *pose)
{
    lf_state *s = p->state;

    s->at[u] = pose->at;
    s->facing[u] = pose->facing;
    s->mark[u] |= LF_LINED_UP;
    s->on_piece[u] = (uint8_t)piece;
    lin_tell(p, LE_LINED_UP, u, piece);
    lf_push_discs(p, u);
}

/* A line of whole units lies not quite as the element that it was drawn for: its place is that
 * which the line gives it. */
void lf_stand_along(lin_play *p, int u)
{
    lf_state *s = p->state;
    tb_pose pose = lf_pose(&p->view, u);
    tb_body b;

    if (!form_along(&p->view, s->on_piece[u], &pose, &b))
        return;
    s->at[u] = pose.at;
    s->facing[u] = pose.facing;
}

/* LF-LO-06: lined up, it stands where its leader's place puts it along the line. */
bool lf_is_lined_up_in_place(const lin_view *view, int u)
{
    const lf_state *s = view->state;
    tb_pose there = lf_pose(view, u);
    tb_body b;

    return form_along(view, s->on_piece[u], &there, &b) && there.at.x == s->at[u].x &&
           there.at.y == s->at[u].y && there.facing == s->facing[u];
}

/* In a new pose, on the line where it is lined up: a change that does not take it away from there.
 */
bool lf_stays_lined_up(const lin_view *view, int u, const tb_pose *pose)
{
    const lf_state *s = view->state;
    tb_pose there = *pose;
    tb_body b;

    return s->mark[u] & LF_LINED_UP && form_along(view, s->on_piece[u], &there, &b) &&
           there.at.x == pose->at.x && there.at.y == pose->at.y && there.facing == pose->facing &&
           lf_check_space_along(view, u, &b, s->on_piece[u], NULL) == LIN_OK;
}

/* It stands against that obstacle already, and faces it: nothing is left to decide. */
static bool is_flush(const lin_view *view, int u, int piece, const tb_pose *pose)
{
    const lf_state *s = view->state;
    lin_point end[2];
    const tb_outline line = lf_obstacle(view, piece, end);

    return abs(tb_turn(s->facing[u], pose->facing)) <= TB_CIRCLE / 360 &&
           half_touch(&line, lf_body(view, u));
}

static bool offer(lin_play *p, int u, int piece, int set_up)
{
    lf_state *s = p->state;
    lin_point end[2];
    tb_outline line;
    tb_pose pose;

    if (!is_obstacle(&p->view, piece))
        return false;
    line = lf_obstacle(&p->view, piece, end);
    if (!is_near(&line, lf_body(&p->view, u), set_up ? REACH : TB_TOUCH) ||
        !plan_line_up(&p->view, u, piece, set_up, &pose))
        return false;
    if (is_flush(&p->view, u, piece, &pose))
        line_up(p, u, piece, &pose);
    else
        lin_push(s, LF_LINE_UP, u, piece, set_up);
    return true;
}

/* LF-LO-04: a move, or setting up, has brought it to obstacles. The one that stopped it comes
 * first. */
void lf_reach_obstacles(lin_play *p, int u, int stopped_by, int set_up)
{
    const tb_set near = lf_pieces_about(&p->view, &lf_body(&p->view, u)->box, REACH);
    bool done = stopped_by != LF_NONE && offer(p, u, stopped_by, set_up);

    for (int i = tb_next(&near, 0); !done && i >= 0; i = tb_next(&near, i + 1))
        done = i != stopped_by && offer(p, u, i, set_up);
}

lin_status lf_check_line_up(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    tb_pose pose;

    if (o->verb != LV_YES)
        return o->verb == LV_NO ? LIN_OK : lin_not_now(view->field, frame, o, why);
    return plan_line_up(view, frame->arg[0], frame->arg[1], frame->arg[2], &pose)
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-LO-05",
                            "There is no room for %s to line up there.", lf_id(f, frame->arg[0]));
}

void lf_list_line_up(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lin_order yes = { .verb = LV_YES };

    if (lf_check_line_up(view, frame, &yes, NULL) == LIN_OK)
        lf_answer0(out, LV_YES);
    lf_answer0(out, LV_NO);
}

/* LF-LO-04: it lines up unless its owner declines. */
int lf_usual_yes(const lin_view *view, const lin_frame *frame, const lin_list *list)
{
    (void)view->field, (void)view->state, (void)frame, (void)list;
    return 0;
}

void lf_take_line_up(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    tb_pose pose;

    if (o->verb == LV_YES &&
        plan_line_up(&p->view, frame->arg[0], frame->arg[1], frame->arg[2], &pose))
        line_up(p, frame->arg[0], frame->arg[1], &pose);
}

/* ---- LF-LO-08 to LF-LO-14: crossing ---- */

/* LF-LO-11, LF-IP-03: so many Maneuver Orders of one activation does it take to get over an
 * obstacle, or through a friend. All of them must be in hand when the order is given. A Forced
 * Order that is to be one of them is tested for, and counted among them, before: so the first is
 * never spent without the second. */
int lf_orders_to_cross(const lf_state *s, int u)
{
    return s->formation[u] == LF_COLUMN ? 2 : 1;
}

lin_status lf_check_orders_to_cross(const lin_view *view, int u, const char *rule, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return s->m >= lf_orders_to_cross(s, u)
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, rule,
                            "%s is a column and needs two Maneuver Orders for it.", lf_id(f, u));
}

/* How far a shape must go that way until all of it lies beyond the line through `on`, square to the
 * way. */
int32_t lf_way_beyond(const tb_quad *q, tb_angle way, lin_point on)
{
    const tb_vector d = tb_direction(way);
    int64_t far = 0;

    for (int i = 0; i < 4; i++) {
        const int64_t behind = (on.x - q->p[i].x) * d.x + (on.y - q->p[i].y) * d.y;

        far = behind > far ? behind : far;
    }
    return (int32_t)((far + ((int64_t)1 << TB_UNIT_BITS) - 1) >> TB_UNIT_BITS);
}

static tb_quad segment(const tb_outline *line, int i)
{
    return (tb_quad){ { line->point[i], line->point[i + 1], line->point[i + 1], line->point[i] } };
}

/* Where the line bends towards it, it goes on until it lies astride no part of it. */
static void clear_of_line(const tb_outline *line, tb_angle way, tb_pose *pose, tb_body *b)
{
    bool astride = true;

    for (int tries = 0; astride && tries < 8; tries++) {
        tb_form(pose, b);
        astride = false;
        for (int i = 0; !astride && i + 1 < line->points; i++) {
            const tb_quad part = segment(line, i);
            const tb_outline g = { .point = &line->point[i],
                                   .points = 2,
                                   .box = tb_box_of(&line->point[i], 2) };

            astride = kit_lies_astride(&g, &b->hull);
            if (astride)
                pose->at = tb_go(pose->at, way, tb_push(&b->hull, way, &part) + 1, 0);
        }
    }
}

/* Square across that part of the line which is nearest to the leader, from his side of it. */
static tb_angle way_across(const tb_outline *line, const tb_pose *pose, lin_point *on)
{
    const lin_point centre = tb_leader_centre(pose);
    tb_angle along;
    int part;

    *on = tb_line_nearest(line, centre, &part);
    along = tb_bearing(line->point[part], line->point[part + 1]);
    return (tb_angle)(tb_cross(line->point[part], line->point[part + 1], centre) > 0
                          ? along + TB_QUARTER
                          : along - TB_QUARTER);
}

/* LF-LO-09: square across at its leader, until all of it is beyond. One that is lined up faces that
 * way already. */
void lf_plan_crossing(const lin_view *view, int u, int piece, tb_pose *pose, tb_body *b)
{
    const lf_state *s = view->state;
    const bool lined_up = s->mark[u] & LF_LINED_UP && s->on_piece[u] == piece;
    lin_point end[2], on = s->at[u];
    const tb_outline line = lf_obstacle(view, piece, end);
    tb_angle way;

    *pose = lf_pose(view, u);
    way = lined_up ? pose->facing : way_across(&line, pose, &on);
    tb_form(pose, b);
    pose->at = tb_go(pose->at, way, lf_way_beyond(&b->hull, way, on), 0);
    clear_of_line(&line, way, pose, b);
}

static lin_status check_can_cross(const lin_view *view, int u, int piece, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lin_point end[2];
    tb_outline line;

    if (!is_obstacle(view, piece))
        return lin_refuse(why, LIN_ILLEGAL, "LF-LO-01",
                          "Number %d on the map is no low obstacle that could be crossed.", piece);
    if (f->type[u] == LF_ARTILLERY)
        return lin_refuse(why, LIN_ILLEGAL, "LF-LO-14",
                          "%s is artillery, which never crosses an obstacle.", lf_id(f, u));
    if (s->mark[u] & LF_INSIDE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-09",
                          "%s is in a building and must leave it first.", lf_id(f, u));
    line = lf_obstacle(view, piece, end);
    if (!is_near(&line, lf_body(view, u), REACH))
        return lin_refuse(why, LIN_ILLEGAL, "LF-LO-08",
                          "%s must begin with a stand within half an inch of the %s.", lf_id(f, u),
                          lf_piece_name(f, piece));
    return LIN_OK;
}

/* All but the orders that it takes. */
lin_status lf_could_cross(const lin_view *view, int u, int piece, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lin_status status = check_can_cross(view, u, piece, why);
    lin_refusal room;
    tb_pose pose;
    tb_body b;

    if (status != LIN_OK)
        return status;
    lf_plan_crossing(view, u, piece, &pose, &b);
    if (lf_check_space(view, u, &b, &room) != LIN_OK)
        return lin_refuse(why, LIN_ILLEGAL, "LF-LO-13", "There is no room beyond the %s: %s",
                          lf_piece_name(f, piece), room.text);
    return lf_check_threats(view, u, &b, s->formation[u], why);
}

bool lf_could_cross_any(const lin_view *view, int u)
{
    const tb_set near = lf_pieces_about(view, &lf_body(view, u)->box, REACH);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (lf_could_cross(view, u, i, NULL) == LIN_OK)
            return true;
    return false;
}

lin_status lf_check_cross(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lin_status status = lf_could_cross(view, u, o->arg[0], why);

    return status != LIN_OK ? status : lf_check_orders_to_cross(view, u, "LF-LO-11", why);
}

void lf_list_cross(const lin_view *view, int u, lin_list *out)
{
    const tb_set near = lf_pieces_about(view, &lf_body(view, u)->box, REACH);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const lin_order o = { .verb = LV_CROSS, .nargs = 1, .arg = { i } };

        if (lf_check_cross(view, u, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

/* LF-LO-10 */
void lf_take_cross(lin_play *p, int u, const lin_order *o)
{
    lf_state *s = p->state;
    tb_pose pose;
    tb_quad hull;
    tb_body b;

    lf_plan_crossing(&p->view, u, o->arg[0], &pose, &b);
    s->m = (uint8_t)(s->m - (lf_orders_to_cross(s, u) - 1)); /* one is paid already */
    hull = tb_hull(&pose);
    lf_overrun(p, u, &hull, kit_way(pose.at, s->at[u]));
    lf_stand(p, u, &pose);
    lin_tell(p, LE_CROSSED, u, o->arg[0]);
    lf_disorder(p, u, LF_WHY_CROSSING);
    lf_push_discs(p, u);
}
