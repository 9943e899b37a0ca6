/* change.c -- what troops do where they stand: formation, garrison, front, about, scaling,
 * ammunition. RG-6.42 to RG-6.57, RG-8.27 to RG-8.34. */
#include "rules/regimental/march/march.h"
#include "rules/regimental/setup/setup.h"
#include "rules/regimental/steps.h"
#include "kit/maneuver.h"

#include <string.h>

const char *const rg_form_words[] = { "line",     "extended", "field",  "march",
                                      "mass",     "garrison", "broken", "unlimbered",
                                      "limbered", "on-foot",  NULL };

/* ---- Ground that disorders raw troops, RG-6.44 ---- */

static bool on_bad_ground(const rg_field *f, const tb_body *b)
{
    for (int i = 0; i < b->stands; i++) {
        const rg_spot spot = rg_spot_at(f, tb_centre(&b->stand[i]));
        const int going = rg_terrains[spot.ground].going;

        if (going == RG_BROKEN_GROUND || going == RG_ROUGH)
            return true;
    }
    return false;
}

static void disorder_raw(lin_play *p, int u, bool bad_before)
{
    const rg_field *f = rg_field_of(p->view.field);

    if (f->rating[u] == RG_RAW && (bad_before || on_bad_ground(f, rg_body(&p->view, u))))
        rg_set_disordered(p, u);
}

/* ---- Formation ---- */

static lin_status no_room(const lin_view *v, int u, const rg_met *met, lin_refusal *why)
{
    return lin_refuse(why, LIN_ILLEGAL, "RG-1.42", "%s has no room for that: %s is in its way.",
                      rg_id(rg_field_of(v->field), u),
                      kit_name_in_the_way(rg_window(v), met->unit, met->piece));
}

static void formed(const lin_view *v, int u, int formation, bool foot, kit_track *t, tb_body *b)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (formation == RG_MARCH_COLUMN) { /* RG-7.38 */
        *t = rg_track_from(f, u, s->stands[u], foot, formation, s->at[u], s->facing[u]);
        kit_track_form(t, s->stands[u], rg_wide(),
                       rg_deep(f, u, formation, f->type[u] == RG_CAVALRY && !foot), b);
    } else {
        const tb_pose pose =
            rg_pose_in(f, u, s->stands[u], formation, foot, s->at[u], s->facing[u]);

        tb_form(&pose, b);
    }
}

lin_status rg_check_form(const lin_view *v, int u, int word, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool foot = word == RG_FORM_ON_FOOT;
    const int formation = foot ? RG_EXTENDED : word;
    kit_track t;
    tb_body b;
    rg_met met;

    if (foot && f->type[u] != RG_CAVALRY)
        return rg_no(why, f, u, "RG-6.43", "has no horses to dismount from");
    if (formation > RG_MASS || s->formation[u] == RG_GARRISON)
        return rg_no(why, f, u, "RG-6.42",
                     s->formation[u] == RG_GARRISON ? "is in a building; let it quit that"
                                                    : "does not form so by this order");
    if (!rg_may_form(f, u, formation, foot))
        return lin_refuse(why, LIN_ILLEGAL, rg_forms_rule(f, u, foot), "%s may never stand in %s.",
                          rg_id(f, u), rg_form_words[word]);
    if (s->formation[u] == formation &&
        foot == (f->type[u] == RG_CAVALRY && s->mark[u] & RG_ON_FOOT))
        return rg_no(why, f, u, "RG-6.42", "stands so already");
    formed(v, u, formation, foot, &t, &b);
    return rg_has_room(v, u, &b, &met) ? LIN_OK : no_room(v, u, &met, why);
}

void rg_do_form(lin_play *p, int u, int word)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const bool foot = word == RG_FORM_ON_FOOT, bad = on_bad_ground(f, rg_body(&p->view, u));
    const int formation = foot ? RG_EXTENDED : word;
    kit_track t;
    tb_body b;

    formed(&p->view, u, formation, foot, &t, &b);
    s->formation[u] = (uint8_t)formation;
    s->mark[u] = (uint16_t)(foot ? s->mark[u] | RG_ON_FOOT : s->mark[u] & ~RG_ON_FOOT);
    if (formation == RG_MARCH_COLUMN) {
        rg_put_track(p, u, &t);
    } else {
        const tb_pose pose = rg_pose(&p->view, u);

        rg_put(p, u, &pose);
    }
    lin_tell(p, RE_FORMS, u, word);
    disorder_raw(p, u, bad);
}

/* ---- Garrisons ---- */

/* RG-8.30: its place is the outline, where nobody else may stand but those inside. */
static int stands_in_outline(const lin_view *v, int u, int piece)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    tb_body house;

    rg_building_body(f, piece, &house);
    for (int w = 0; w < f->units; w++)
        if (w != u && !rg_is_leader(f, w) && rg_stands(s, w) && s->in[w] != piece + 1 &&
            tb_bodies_bite(&house, rg_body(v, w), TB_TOUCH))
            return w;
    return RG_NONE;
}

/* A block, or any stand of a column. */
static bool touches_outline(const tb_body *b, const tb_outline *shape)
{
    for (int i = 0; i < (b->bent ? b->stands : 1); i++) {
        const tb_quad *q = b->bent ? &b->stand[i] : &b->hull;
        const tb_convex c = tb_convex_of(q);

        if (tb_area_meets(shape, &c) || tb_line_within(shape, q, TB_TOUCH))
            return true;
    }
    return false;
}

lin_status rg_check_enter(const lin_view *v, int u, int piece, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (piece < 0 || piece >= f->scenery.pieces || !f->capacity[piece])
        return rg_no(why, f, u, "RG-8.27", "can garrison only a building or closed work");
    if (!rg_may_form(f, u, RG_GARRISON, s->mark[u] & RG_ON_FOOT))
        return rg_no(why, f, u,
                     f->kind[u] == RG_INDIANS && f->type[u] == RG_INFANTRY
                         ? "RG-8.22"
                         : rg_forms_rule(f, u, s->mark[u] & RG_ON_FOOT),
                     "never goes into a building");
    if (s->in[u])
        return rg_no(why, f, u, "RG-8.27", "is in a building; it leaves that first");
    if (rg_room_in(v, piece, f->side[u]) < s->stands[u])
        return rg_no(why, f, u, "RG-8.27",
                     "is larger than what the building still holds, or an "
                     "enemy is in it");
    if (stands_in_outline(v, u, piece) != RG_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "RG-8.30", "%s has no room there: %s is in its way.",
                          rg_id(f, u), rg_id(f, stands_in_outline(v, u, piece)));
    return touches_outline(rg_body(v, u), &f->scenery.piece[piece].shape)
               ? LIN_OK
               : rg_no(why, f, u, "RG-8.27", "does not touch the building");
}

void rg_do_enter(lin_play *p, int u, int piece)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const bool bad = on_bad_ground(f, rg_body(&p->view, u));
    tb_body house;

    rg_building_body(f, piece, &house);
    s->formation[u] = RG_GARRISON;
    s->in[u] = (uint8_t)(piece + 1);
    s->at[u] = house.at;
    s->facing[u] = 0;
    memset(&s->track[u], 0, sizeof s->track[u]);
    lin_tell(p, RE_FORMS, u, RG_GARRISON);
    disorder_raw(p, u, bad);
}

/* Its rear edge on the side of the outline nearest to that place, facing straight out. */
bool rg_set_down(const lin_view *v, int u, lin_point toward, int formation, tb_pose *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_outline *shape = &f->scenery.piece[s->in[u] - 1].shape;
    const bool foot = f->type[u] == RG_CAVALRY;
    int side;
    const lin_point on = tb_line_nearest(shape, toward, &side);
    const lin_point a = shape->point[side], b = shape->point[(side + 1) % shape->points];
    /* outlines run counter-clockwise: outside is to the right of an edge */
    const tb_angle facing = (tb_angle)(tb_bearing(a, b) + TB_QUARTER);
    tb_body body;
    int ranks;

    *out = rg_pose_in(f, u, s->stands[u], formation, foot, on, facing);
    ranks = (out->stands + out->files - 1) / out->files;
    out->at = tb_go(on, facing, ranks * out->deep + TB_SLACK, 0);
    tb_form(out, &body);
    return rg_has_room(v, u, &body, NULL);
}

lin_status rg_check_quit(const lin_view *v, int u, lin_point toward, int formation,
                         lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    tb_pose pose;

    if (s->formation[u] != RG_GARRISON)
        return rg_no(why, f, u, "RG-8.32", "is in no building");
    if (formation > RG_MASS || !rg_may_form(f, u, formation, f->type[u] == RG_CAVALRY))
        return lin_refuse(why, LIN_ILLEGAL, rg_forms_rule(f, u, true), "%s may never stand in %s.",
                          rg_id(f, u), rg_form_words[formation]);
    return rg_set_down(v, u, toward, formation, &pose)
               ? LIN_OK
               : rg_no(why, f, u, "RG-8.32", "has no room to be set down there");
}

void rg_do_quit(lin_play *p, int u, lin_point toward, int formation)
{
    rg_state *s = p->state;
    const bool bad = on_bad_ground(rg_field_of(p->view.field), rg_body(&p->view, u));
    tb_pose pose;

    rg_set_down(&p->view, u, toward, formation, &pose);
    s->formation[u] = (uint8_t)formation;
    s->in[u] = 0;
    if (formation == RG_MARCH_COLUMN) {
        const kit_track t = kit_track_straight(pose.at, pose.facing);

        rg_put_track(p, u, &t);
    } else {
        rg_put(p, u, &pose);
    }
    lin_tell(p, RE_FORMS, u, formation);
    disorder_raw(p, u, bad);
}

/* ---- Front and about ---- */

/* about: 0 the centre, 1 the left end, 2 the right. Only the end is tested, RG-1.41. */
lin_status rg_check_front(const lin_view *v, int u, int about, int turn, tb_pose *out,
                          lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    tb_body b;
    rg_met met;

    *out = rg_pose(v, u);
    if (!rg_has_zone(s, u) || rg_is_snake(s, u))
        return rg_no(why, f, u, "RG-6.53", "has no front of its own to change");
    if (turn == 0 || turn > TB_QUARTER || turn < -TB_QUARTER)
        return rg_no(why, f, u, "RG-6.53", "changes front by up to 90 degrees");
    if (about == 0) {
        const lin_point c = rg_centre(v, u);
        const int32_t half = kit_length(kit_way(c, out->at));

        out->facing = (tb_angle)(out->facing + turn);
        out->at = tb_go(c, out->facing, half, 0);
    } else {
        *out = kit_wheel(out, about == 1 ? KIT_LEFT_END : KIT_RIGHT_END, turn);
    }
    tb_form(out, &b);
    return rg_has_room(v, u, &b, &met) ? LIN_OK : no_room(v, u, &met, why);
}

/* As it stands, the other way round. */
static void turned_about(const lin_view *v, int u, kit_track *t, tb_pose *pose, tb_body *b)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int ranks;

    *pose = rg_pose(v, u);
    if (rg_is_snake(s, u)) { /* RG-7.37 */
        const kit_track now = rg_track(v, u);

        *t = kit_track_reversed(&now, rg_length(f, s, u));
        kit_track_form(t, s->stands[u], rg_wide(), pose->deep, b);
        return;
    }
    ranks = (pose->stands + pose->files - 1) / pose->files;
    pose->at = tb_go(pose->at, pose->facing, -ranks * pose->deep, 0);
    pose->facing = (tb_angle)(pose->facing + TB_CIRCLE / 2);
    tb_form(pose, b);
}

lin_status rg_check_about(const lin_view *v, int u, lin_refusal *why)
{
    kit_track t;
    tb_pose pose;
    tb_body b;
    rg_met met;

    if (!rg_has_zone(v->state, u))
        return rg_no(why, rg_field_of(v->field), u, "RG-6.54", "has no rear rank to face by");
    turned_about(v, u, &t, &pose, &b);
    return rg_has_room(v, u, &b, &met) ? LIN_OK : no_room(v, u, &met, why);
}

void rg_do_about(lin_play *p, int u)
{
    rg_state *s = p->state;
    kit_track t;
    tb_pose pose;
    tb_body b;

    turned_about(&p->view, u, &t, &pose, &b);
    if (rg_is_snake(s, u))
        rg_put_track(p, u, &t);
    else
        rg_put(p, u, &pose);
    s->done[u] |= RG_FACED_ABOUT;
    lin_tell(p, RE_FACES, u, s->facing[u]);
}

/* ---- Scaling, RG-6.55 ---- */

/* How far ahead of the front line, within its frontage, a straight piece reaches; INT32_MIN: it
 * does not lie there. */
static int32_t reaches_ahead(const tb_pose *pose, const rg_wall *wall)
{
    const tb_vector d = tb_direction(pose->facing);
    const int64_t half = kit_frontage(pose) / 2 - TB_TOUCH;
    int64_t ahead[2], right[2];
    int64_t most = INT32_MIN;

    for (int i = 0; i < 2; i++) {
        const int64_t x = wall->end[i].x - pose->at.x, y = wall->end[i].y - pose->at.y;

        ahead[i] = (x * d.x + y * d.y) >> TB_UNIT_BITS;
        right[i] = (x * d.y - y * d.x) >> TB_UNIT_BITS;
        if (right[i] >= -half && right[i] <= half && ahead[i] > most)
            most = ahead[i];
    }
    for (int side = -1; side <= 1; side += 2) /* where it passes out of the frontage */
        if ((right[0] < side * half) != (right[1] < side * half)) {
            const int64_t at =
                ahead[0] + (ahead[1] - ahead[0]) * (side * half - right[0]) / (right[1] - right[0]);

            most = at > most ? at : most;
        }
    return (int32_t)most;
}

/* The major obstacle that it touches with its front; RG_NONE. */
static int touched_obstacle(const lin_view *v, int u, const tb_pose *pose)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_quad *hull = &rg_body(v, u)->hull;
    const lin_point by = kit_way_of(pose->facing, 2 * TB_TOUCH);

    for (int k = 0; k < f->walls; k++) {
        const tb_outline line = tb_outline_of(f->wall[k].end, 2, false);

        if (f->scenery.piece[f->wall[k].piece].flags & 1 &&
            reaches_ahead(pose, &f->wall[k]) >= -TB_TOUCH &&
            (tb_line_within(&line, hull, 2 * TB_TOUCH) ||
             tb_outline_sweep(&line, hull, by) < 2 * TB_TOUCH))
            return f->wall[k].piece;
    }
    return RG_NONE;
}

lin_status rg_check_scale(const lin_view *v, int u, tb_pose *out, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int32_t most = 0;
    int obstacle, ranks;
    tb_body there;
    rg_met met;

    *out = rg_pose(v, u);
    if (!rg_has_zone(s, u) || rg_is_snake(s, u))
        return rg_no(why, f, u, "RG-6.55", "cannot scale anything in its formation");
    obstacle = touched_obstacle(v, u, out);
    if (obstacle == RG_NONE)
        return rg_no(why, f, u, "RG-6.55", "touches no major obstacle with its front");
    ranks = (out->stands + out->files - 1) / out->files;
    for (int k = 0; k < f->walls; k++) {
        const int32_t ahead =
            f->wall[k].piece == obstacle ? reaches_ahead(out, &f->wall[k]) : INT32_MIN;

        most = ahead > most && ahead <= ranks * out->deep + 2 * LIN_INCH ? ahead : most;
    }
    out->at = tb_go(out->at, out->facing, most + ranks * out->deep + 1, 0);
    tb_form(out, &there);
    return rg_has_room(v, u, &there, &met) ? LIN_OK : no_room(v, u, &met, why);
}

/* ---- Ammunition, RG-6.56 ---- */

static bool near_ammunition(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_set *own = &f->bodies[f->side[u]];

    for (int w = tb_next(own, 0); w >= 0; w = tb_next(own, w + 1))
        if (f->flags[w] & RG_CARRIES_AMMUNITION && rg_stands(v->state, w) &&
            rg_within(v, u, w, RG_WAGON_REACH))
            return true;
    return false;
}

lin_status rg_check_replenish(const lin_view *v, int u, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (!(s->mark[u] & RG_LOW) && !(s->gun[u] >> RG_GUN_LOW & 15))
        return rg_no(why, f, u, "RG-6.56", "is not low on ammunition");
    if (rg_enemy_is_close(v, u))
        return rg_no(why, f, u, "RG-6.56", "has an enemy in close range");
    return !f->ammunition || near_ammunition(v, u)
               ? LIN_OK
               : rg_no(why, f, u, "RG-6.56", "is not within 4 inches of an ammunition wagon");
}

void rg_do_replenish(lin_play *p, int u)
{
    rg_state *s = p->state;

    s->mark[u] &= (uint16_t)~RG_LOW;
    s->gun[u] &= (uint16_t) ~(15 << RG_GUN_LOW);
    lin_tell(p, RE_REPLENISHES, u);
}
