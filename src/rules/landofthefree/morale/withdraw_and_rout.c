/* withdraw_and_rout.c -- withdrawals: in good order or in rout step, what they meet, and the edge
 * of the table. LF-DM-32 to LF-DM-48. */
#include "kit/rout.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

static kit_edge nearer_ambush_edge(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const uint8_t one = s->edge[s->attacker],
                  two[] = { one, (uint8_t)kit_edge_opposite((kit_edge)one) };

    return kit_edge_nearest(f->scenery.size, two, 2, s->at[u]);
}

/* LF-DM-41, LF-SC-61; LF-SC-49: in Surrounded the Attacker's edge, too, is the one opposite the
 * Defender's. */
kit_edge lf_own_edge(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->scenario == LF_AMBUSH && f->side[u] == s->attacker)
        return nearer_ambush_edge(view, u);
    return (kit_edge)s->edge[f->side[u]];
}

/* LF-DM-34: from the enemy who caused it; any further one, and all others, towards its own edge. */
static tb_angle way_back(const lin_view *view, int u, int mode, int from)
{
    const lf_state *s = view->state;

    if (mode == LF_ROUT_AWAY && s->where[from] == LF_ON_TABLE) {
        const tb_body *me = lf_body(view, u), *him = lf_body(view, from);

        return tb_bearing(tb_centre(&him->stand[him->leader]), tb_centre(&me->stand[me->leader]));
    }
    return (tb_angle)(kit_edge_inwards(lf_own_edge(view, u)) + TB_CIRCLE / 2);
}

/* d3 moves back. from: the enemy whom it leaves, in LF_ROUT_AWAY. */
void lf_withdraw(lin_play *p, int u, int mode, int from)
{
    lin_push(p->state, LF_WITHDRAW_DICE, u, mode, from);
}

void lf_roll_withdraw(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    (void)view->state;
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 6,
                           .classes = 3,
                           .rule = "LF-DM-32",
                           .purpose = "withdrawal",
                           .better = -1,
                           .side = (lin_side)lf_field_of(view->field)->side[frame->arg[0]] };
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = (uint8_t)((i - 1) / 2);
}

void lf_land_withdraw(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lin_tell(p, LE_WITHDRAW_ROLL, frame->arg[0], face[0], (face[0] + 1) / 2);
    lf_retire(p, frame->arg[0], frame->arg[1], frame->arg[2], (face[0] + 1) / 2);
}

/* ---- So many moves back ---- */

/* It shows its flank by its own flight: that bars nobody from following (LF-FF-17, LF-ML-55,
 * LF-LO-19). */
static void turns_its_back(lf_state *s, int u)
{
    kit_set_drop(&s->began, u);
    for (int i = 0; i < s->participants; i++)
        kit_set_drop(&s->participant_began[i], u);
}

/* It turns on its leader's centre, and goes. */
void lf_retire(lin_play *p, int u, int mode, int from, int moves)
{
    lf_state *s = p->state;
    const tb_angle way = way_back(&p->view, u, mode, from);
    tb_pose now = lf_pose(&p->view, u), turned;

    s->kept_facing = s->facing[u];
    if (s->mark[u] & LF_INSIDE) { /* LF-BU-21, LF-BU-26 */
        const int shooter = s->shot.shooter;

        s->kept_facing = shooter != LF_NONE && s->where[shooter] == LF_ON_TABLE
                             ? tb_bearing(lf_body(&p->view, u)->at, s->at[shooter])
                             : (tb_angle)(way + TB_CIRCLE / 2);
        if (!lf_put_out(p, u, way)) {
            s->kept_facing = 0;
            return;
        }
        now = lf_pose(&p->view, u);
    }
    now.line = 0;
    turned = tb_pivot(
        &now,
        way); /* LF-DM-35; LF-DM-47: who is half off the table yet comes onto it with that turn */
    if (!kit_squeeze(lf_window(&p->view), u, &turned, tb_leader_centre(&now), way, false)) {
        turned = now; /* it cannot even turn there */
        moves = 0;
    }
    if (s->element == u)
        s->act |= LF_ACT_OVER; /* LF-OR-26 */
    lf_drop_out(p, u);         /* LF-GO-08 */
    lf_break_off(s, u);
    turns_its_back(s, u);
    kit_set_drop(&s->countered, u);
    s->at[u] = turned.at;
    s->facing[u] = turned.facing;
    s->mark[u] &= (uint16_t)~LF_LINED_UP;
    s->on_piece[u] = LF_NONE;
    lf_unlock_from_afar(p, u);
    lin_push(s, LF_WITHDRAWN, u, mode, 0);
    lin_push(s, LF_RETIRING, u, moves, 0);
}

/* LF-DM-36, LF-AT-11: slowed, it covers the shorter way or the way to the slowing ground, whichever
 * is more. */
static int32_t pace_of(const lin_view *view, int u, const tb_quad *hull, tb_angle way)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int32_t full = lf_allowance(view, u), less = lf_slowed(s, u, full);

    return kit_free_of_slowing(&f->scenery, lf_unslowed_by(f, u), hull, way, less, full);
}

/* Who was bent round a wall and forms straight again may lie across it: then his leader tells on
 * which side he is. */
static int32_t free_of_piece(const lin_view *view, int u, int piece, const tb_quad *hull,
                             tb_angle way, int32_t far)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_body *b = lf_body(view, u);
    const lin_point by = kit_way_of(way, far);
    lin_point end[2];
    tb_outline line;

    if (piece < f->scenery.pieces && f->scenery.piece[piece].kind == KIT_BUILDING)
        return tb_outline_sweep(&f->scenery.piece[piece].shape, hull, by);
    if (!lf_can_cross(f, piece))
        return kit_free_of_barred(&f->scenery, piece, hull, way, far); /* LF-DM-40 */
    line = lf_obstacle(view, piece, end);
    return tb_outline_sweep(&line, kit_lies_astride(&line, hull) ? &b->stand[b->leader] : hull, by);
}

/* Those of a side who are in no house. */
static tb_set in_the_open(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    tb_set out = f->elements[side];

    for (int v = tb_next(&out, 0); v >= 0; v = tb_next(&out, v + 1))
        if (s->mark[v] & LF_INSIDE)
            kit_set_drop(&out, v);
    return out;
}

static tb_set all_in_the_open(const lin_view *view)
{
    const tb_set first = in_the_open(view, LIN_FIRST), second = in_the_open(view, LIN_SECOND);

    return kit_set_both(&first, &second);
}

/* Of both sides, but for it, those who lie so near that they may count: nearly always nobody. */
static tb_set open_about(const lin_view *view, int u, const tb_box *box)
{
    const lf_state *s = view->state;
    tb_set out = kit_others_near(lf_refresh(view), u, box, LIN_INCH);

    for (int v = tb_next(&out, 0); v >= 0; v = tb_next(&out, v + 1))
        if (s->mark[v] & LF_INSIDE)
            kit_set_drop(&out, v);
    return out;
}

static tb_set of_side(const lin_view *view, const tb_set *of, int side)
{
    return kit_set_common(of, &lf_field_of(view->field)->elements[side]);
}

/* What ends a forced move: an enemy or ground; friends do not, nor Threat Zones (LF-FF-16). */
static kit_run run_of(const lin_view *view, int u, const tb_quad *hull, tb_angle way, int32_t far,
                      const tb_set *left)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_point by = kit_way_of(way, far);
    const tb_box box = kit_swath_box(hull, kit_way_of(way, far));
    const tb_set near = kit_scenery_near(&f->scenery, &box);
    const tb_set others = open_about(view, u, &box);
    tb_set enemies = of_side(view, &others, 1 - f->side[u]);
    kit_run r = { kit_length(by), LF_NONE, LF_NONE };

    for (int v = tb_next(left, 0); v >= 0; v = tb_next(left, v + 1))
        kit_set_drop(&enemies, v);
    kit_meets_first(lf_refresh(view), &enemies, hull, by, &r);
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        if (!tb_boxes_meet(&box, &f->scenery.piece[i].shape.box))
            continue;
        kit_run_stop(&r, free_of_piece(view, u, i, hull, way, far), LF_NONE, i);
    }
    for (int i = f->scenery.pieces; i < f->scenery.pieces + s->works; i++)
        kit_run_stop(&r, free_of_piece(view, u, i, hull, way, far), LF_NONE, i);
    return r;
}

/* Enemies on whom it lies: those it was in melee with, before its turn away. */
static tb_set enemies_under(const lin_view *view, int u)
{
    const tb_set near = open_about(view, u, &lf_body(view, u)->box),
                 enemies = of_side(view, &near, 1 - lf_field_of(view->field)->side[u]);

    return kit_under(lf_refresh(view), &enemies, u, lf_body(view, u));
}

/* How much further that way until it lies on none of those it lies on now; 0: it lies on nobody. */
static int32_t push_off(const lin_view *view, int u, tb_angle way)
{
    const tb_set near = open_about(view, u, &lf_body(view, u)->box);

    return kit_set_is_empty(&near)
               ? 0
               : kit_off_others(lf_refresh(view), &near, u, lf_body(view, u), way);
}

/* From where it is now, that way until it is clear: how far? -1 where no such place is within two
 * feet. */
static int32_t way_clear(const lin_view *view, int u, tb_angle way)
{
    const tb_set all = all_in_the_open(view);
    const tb_pose pose = lf_pose(view, u);
    const int32_t far = kit_until_clear(lf_refresh(view), &all, u, &pose, way, 0, LF_IN(24));

    return far <= LF_IN(24) ? far : -1;
}

static bool stands_well(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_body *b = lf_body(view, u);

    return kit_on_table(&f->scenery, b) && lf_check_ground(view, u, b, NULL) == LIN_OK;
}

static bool is_free(const lin_view *view, int u, tb_angle way, int32_t far, const tb_set *left)
{
    const kit_run r = run_of(view, u, &lf_body(view, u)->hull, way, far, left);

    return r.unit == LF_NONE && r.piece == LF_NONE;
}

/* LF-IP-12: on until it lies on nobody; LF-IP-15: where enemies, ground or the edge forbid it, back
 * again as far as it must. False: it would have gone over the edge. */
static bool slide_on(lin_play *p, int u, tb_angle way, const tb_set *left)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const tb_quad hull = lf_body(&p->view, u)->hull;
    const int32_t on = way_clear(&p->view, u, way),
                  edge = on > 0 ? kit_edge_way(f->scenery.size, &hull, way, on) : 0;
    const tb_angle back = (tb_angle)(way + TB_CIRCLE / 2);

    if (on == 0)
        return true;
    if (on > 0 && edge == on && is_free(&p->view, u, way, on, left)) {
        s->at[u] = tb_go(s->at[u], way, on, 0);
        return true;
    }
    {
        const lin_point at = s->at[u];
        const int32_t far = way_clear(&p->view, u, back);

        if (far > 0)
            s->at[u] = tb_go(at, back, far, 0);
        if (!stands_well(&p->view, u))
            s->at[u] = at;
    }
    return on < 0 || edge == on;
}

/* LF-DM-38, LF-IP-11: all friends on whom it came, and itself. */
static void disorder_friends(lin_play *p, int u, const tb_quad *from)
{
    const lf_field *f = lf_field_of(p->view.field);
    const tb_quad *to = &lf_body(&p->view, u)->hull;
    tb_box box = tb_box_of(from->p, 4);
    tb_set near, friends, met;

    tb_box_add(&box, to->p, 4);
    near = open_about(&p->view, u, &box);
    friends = of_side(&p->view, &near, f->side[u]);
    met = kit_passed_over(lf_refresh(&p->view), &friends, u, from, to);
    for (int v = tb_next(&met, 0); v >= 0; v = tb_next(&met, v + 1))
        lf_disorder(p, v, LF_WHY_ACCIDENT);
    if (!kit_set_is_empty(&met))
        lf_disorder(p, u, LF_WHY_ACCIDENT);
}

/* LF-DM-39, LF-LO-14: its last move ended at that low obstacle, and it has the moves to cross it.
 * However near it began, one move takes it there: the half inch of LF-LO-08 is for orders. */
static bool is_to_cross(const lin_view *view, int u, const kit_run *r, int stopped_at, int left)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return r->piece != LF_NONE && r->piece == stopped_at && lf_can_cross(f, r->piece) &&
           left >= lf_orders_to_cross(s, u) && f->type[u] != LF_ARTILLERY;
}

/* Off those on whom it lies, and all friends it came on disordered. False: it would have gone over
 * the edge. */
static bool come_clear(lin_play *p, int u, tb_angle way, const tb_set *left, const tb_quad *from)
{
    lf_state *s = p->state;
    const bool lies = push_off(&p->view, u, way) > 0, on_table = !lies || slide_on(p, u, way, left);

    if ((lies && push_off(&p->view, u, way) > 0) ||
        !stands_well(&p->view, u)) { /* nor is there room behind them */
        tb_pose pose = lf_pose(&p->view, u);

        kit_squeeze(lf_window(&p->view), u, &pose, tb_leader_centre(&pose), way, true);
        s->at[u] = pose.at;
    }
    disorder_friends(p, u, from);
    return on_table;
}

/* Nothing is near all the way of its moves: no element, no ground, not the edge of the table. */
static bool is_way_open(const lin_view *view, int u, const tb_quad *hull, tb_angle way,
                        int32_t pace, int moves)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    tb_box box = kit_swath_box(hull, kit_way_of(way, moves * pace));
    tb_set near;

    box = (tb_box){ box.west - moves, box.south - moves, box.east + moves,
                    box.north + moves }; /* each move is rounded */
    near = kit_scenery_near(&f->scenery, &box);
    if (box.west < 0 || box.south < 0 || box.east > f->scenery.size.width ||
        box.north > f->scenery.size.height || s->works > 0 || !kit_set_is_empty(&near))
        return false;
    for (int v = 0; v < f->units; v++)
        if (v != u && lf_is_element(f, v) && s->where[v] == LF_ON_TABLE &&
            tb_boxes_meet(&box, &lf_body(view, v)->box))
            return false;
    return true;
}

/* All of its moves at once, over open ground: what they come to one by one. */
static void retire_freely(lin_play *p, int u, tb_angle way, int32_t pace, int moves)
{
    lf_state *s = p->state;
    const int32_t far = kit_length(kit_way_of(way, pace));
    const tb_quad hull = lf_body(&p->view, u)->hull;
    const lin_point from = s->at[u];

    for (int i = 0; i < moves; i++) {
        s->at[u] = tb_go(s->at[u], way, far, 0);
        lin_tell(p, LE_RETIRED, u, s->at[u].x, s->at[u].y);
    }
    lf_overrun(p, u, &hull, kit_way(from, s->at[u]));
    lf_unlock_from_afar(p, u);
}

/* One move. Arguments: the element, moves left, 1 + the low obstacle at which the last one ended.
 */
void lf_run_retiring(lin_play *p, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int u = frame->arg[0], left = frame->arg[1];
    const tb_angle way = s->facing[u];
    tb_quad hull;
    tb_set under;
    int32_t pace, edge;
    lin_point from;
    kit_run r;

    if (left <= 0)
        return;
    hull = lf_body(&p->view, u)->hull;
    if (is_way_open(&p->view, u, &hull, way, lf_allowance(&p->view, u), left)) {
        retire_freely(p, u, way, lf_allowance(&p->view, u), left);
        return;
    }
    under = enemies_under(&p->view, u);
    pace = pace_of(&p->view, u, &hull, way);
    edge = kit_edge_way(f->scenery.size, &hull, way, pace);
    r = run_of(&p->view, u, &hull, way, edge, &under);
    if (is_to_cross(&p->view, u, &r, frame->arg[2] - 1, left)) {
        lin_push(s, LF_RETIRING, u, left - lf_orders_to_cross(s, u), 0);
        lin_push(s, LF_CROSSES, u, r.piece, 0);
        return;
    }
    from = s->at[u];
    s->at[u] = tb_go(from, way, r.free, 0);
    if (!come_clear(p, u, way, &under, &hull) && r.unit == LF_NONE && r.piece == LF_NONE)
        edge = pace - 1;
    lf_overrun(p, u, &hull, kit_way(from, s->at[u]));
    lf_unlock_from_afar(p, u);
    if (s->at[u].x != from.x || s->at[u].y != from.y)
        lin_tell(p, LE_RETIRED, u, s->at[u].x, s->at[u].y);
    if (r.unit != LF_NONE) /* LF-DM-37: the moves left are lost; the rest follows at its end */
        return;
    if (edge < pace && r.piece == LF_NONE) {
        lf_at_the_edge(p, u);
    } else if (r.piece == LF_NONE || lf_can_cross(f, r.piece)) { /* LF-DM-39, LF-DM-40 */
        lin_push(s, LF_RETIRING, u, left - 1, r.piece == LF_NONE ? 0 : r.piece + 1);
    }
}

/* ---- LF-DM-39: over a low obstacle ---- */

/* Does it touch an enemy? */
static bool touches_enemy(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *enemies = &f->elements[1 - f->side[u]];

    for (int v = tb_next(enemies, 0); v >= 0; v = tb_next(enemies, v + 1))
        if (s->where[v] == LF_ON_TABLE && lf_bodies_meet(lf_body(view, u), lf_body(view, v)))
            return true;
    return false;
}

/* Straight on until all of it is beyond. Arguments: the element, the obstacle. */
void lf_run_crosses(lin_play *p, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int u = frame->arg[0], piece = frame->arg[1];
    const lin_point from = s->at[u];
    const tb_quad hull = lf_body(&p->view, u)->hull;
    lin_point end[2];
    const lin_point *line;
    const int n = lf_line_of(&p->view, piece, end, &line);
    const tb_outline g = { .point = line, .points = n, .box = tb_box_of(line, n) };

    for (int32_t far = LIN_INCH / 2; far <= LF_IN(24); far += LIN_INCH / 16) {
        const tb_body *b;
        tb_convex c;

        s->at[u] = tb_go(from, s->facing[u], far, 0);
        b = lf_body(&p->view, u);
        c = tb_convex_of(&b->hull);
        if (!kit_on_table(&f->scenery, b))
            break;
        if (tb_edge_meets(&g, &c) || push_off(&p->view, u, s->facing[u]) > 0 ||
            lf_check_ground(&p->view, u, b, NULL) != LIN_OK)
            continue;
        if (touches_enemy(&p->view, u))
            break;
        disorder_friends(p, u, &hull);
        lf_overrun(p, u, &hull, kit_way(from, s->at[u]));
        lf_unlock_from_afar(p, u);
        lf_disorder(p, u, LF_WHY_CROSSING);
        lin_tell(p, LE_CROSSED, u, piece);
        return;
    }
    s->at[u] = from; /* no room beyond: it stays, and so do its remaining moves */
    s->head.frame[s->head.depth - 1].arg[1] = 0;
}

/* ---- LF-DM-44 to LF-DM-46: the edge of the table ---- */

void lf_at_the_edge(lin_play *p, int u)
{
    lf_state *s = p->state;

    if (s->level[u] == LF_EXHAUSTED) /* LF-DM-45 */
        lf_remove(p, u, LF_OFF);
    else
        lf_test(p, u, LF_TEST_EDGE, LF_NONE, 0);
}

void lf_edge_stood(lin_play *p, int u, int extra)
{
    (void)p, (void)u, (void)extra;
}

void lf_edge_broke(lin_play *p, int u, int extra)
{
    (void)extra;
    lf_remove(p, u, LF_OFF);
}

/* LF-ML-108: with those from whom it could not get clear it is in melee still; LF-DM-37: and with
 * any other whom it has come to touch, for one marker. */
static void stays_in_melee(lin_play *p, int u)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const tb_set enemies =
        lf_elements_about(&p->view, 1 - f->side[u], &lf_body(&p->view, u)->box, TB_TOUCH);

    bool met = false;

    lf_unlock_from_afar(p, u);
    for (int v = tb_next(&enemies, 0); v >= 0; v = tb_next(&enemies, v + 1)) {
        if (lf_are_locked(s, u, v) || lf_is_charged_by(s, u, v) || /* LF-LO-21 */
            !lf_bodies_meet(lf_body(&p->view, u), lf_body(&p->view, v)))
            continue;
        if (!met)
            lf_disorder(p, u, LF_WHY_CONTACT);
        met = true;
        lf_lock(s, u, v);
        lin_tell(p, LE_LOCKED, u, v);
    }
}

/* The end of it: LF-DM-32 its old facing again, LF-DM-33 the way it went. */
void lf_run_withdrawn(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];

    if (s->where[u] != LF_ON_TABLE) {
        lf_touch_commanders(p, u); /* whom it passed over on its way off the table */
        return;
    }
    if (push_off(&p->view, u, s->facing[u]) > 0) { /* it turned on the spot, onto others */
        const tb_quad hull = lf_body(&p->view, u)->hull;
        const tb_set under = enemies_under(&p->view, u);

        come_clear(p, u, s->facing[u], &under, &hull);
    }
    stays_in_melee(p, u);
    if (frame->arg[1] == LF_GOOD_ORDER && !lf_is_locked(s, u)) {
        tb_pose turned;

        if (lf_check_facing(&p->view, u, s->kept_facing, false, &turned, NULL) == LIN_OK)
            lf_face(p, u, s->kept_facing,
                    LE_FRONTS); /* else there is no room to face about: it stays as it came */
    } else if (frame->arg[1] != LF_GOOD_ORDER) {
        s->mark[u] |= LF_ROUTED;
    }
    s->kept_facing = 0;
    lf_push_discs(p, u);
}
