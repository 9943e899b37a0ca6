/* flee.c -- a retreat, from whom to where, and what it does to those in its way. Section 9. */
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/steps.h"
#include "kit/rout.h"

#include <stdlib.h>

void rg_flees(lin_play *p, int u, rg_flees_how how, int from)
{
    lin_push(p->state, RG_FLEE, u, (int)how, from == RG_NONE ? 0 : from + 1);
}

void rg_guns_flee(lin_play *p, int u)
{
    rg_state *s = p->state;

    s->done[u] |= RG_NO_FIRE;
    for (int i = 0; i < RG_GUN_STANDS; i++)
        rg_silence(p, u, i);
    if (rg_stands(s, u))
        rg_flees(p, u, RG_FLEES_GUNS, RG_NONE);
}

/* ---- Whom it flees, RG-9.5 to RG-9.8 ---- */

/* Enemies it is in contact with, if any; else all. RG-9.6 */
static tb_set feared(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const kit_pairs pairs = { s->pair, s->pairs, sizeof *s->pair };
    const tb_set enemies = rg_enemies(v, f->side[u]), met = kit_pairs_of(&pairs, u);
    const tb_set both = kit_set_common(&enemies, &met);

    return kit_set_is_empty(&both) ? enemies : both;
}

static tb_set nearest_ones(const lin_view *v, int u)
{
    const tb_set all = feared(v, u);
    tb_set out = { { 0 } };
    int32_t least;

    if (rg_nearest(v, u, &all, &least) == RG_NONE)
        return out;
    for (int e = tb_next(&all, 0); e >= 0; e = tb_next(&all, e + 1))
        if (rg_within(v, u, e, least))
            kit_set_put(&out, e);
    return out;
}

lin_status rg_check_flee_from(const lin_view *v, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const tb_set nearest = nearest_ones(v, frame->arg[0]);

    if (o->verb != RV_FROM)
        return lin_not_now(v->field, frame, o, why);
    return kit_set_has(&nearest, o->arg[0]) ? LIN_OK
                                            : rg_no(why, rg_field_of(v->field), o->arg[0], "RG-9.8",
                                                    "is not one of the nearest enemies");
}

void rg_list_flee_from(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const tb_set nearest = nearest_ones(v, frame->arg[0]);

    for (int e = tb_next(&nearest, 0); e >= 0; e = tb_next(&nearest, e + 1))
        lin_list_add(out, (lin_order){ .verb = RV_FROM, .nargs = 1, .arg = { e } });
}

void rg_take_flee_from(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lin_push(p->state, RG_FLEE, frame->arg[0], frame->arg[1], o->arg[0] + 1);
}

/* ---- The way ---- */

/* So that nobody is passed through who is merely grazed, RG-1.40. */
static tb_quad slimmer(const tb_quad *q)
{
    const tb_angle facing = tb_bearing(q->p[3], q->p[0]);
    const int in = TB_TOUCH - TB_SLACK;

    return (tb_quad){ { tb_go(q->p[0], facing, -in, in), tb_go(q->p[1], facing, -in, -in),
                        tb_go(q->p[2], facing, in, -in), tb_go(q->p[3], facing, in, in) } };
}

/* RG-9.25, RG-9.26 */
static void pass_through(lin_play *p, int u, const tb_quad *from, const tb_quad *to)
{
    const rg_field *f = rg_field_of(p->view.field);
    const tb_quad a = slimmer(from), b = slimmer(to);
    const tb_set passed =
        kit_passed_over(kit_refresh(rg_window(&p->view)), &f->bodies[f->side[u]], u, &a, &b);

    for (int w = tb_next(&passed, 0); w >= 0; w = tb_next(&passed, w + 1))
        if (rg_is_troops(f, w)) {
            lin_tell(p, RE_PASSED_THROUGH, u, w);
            rg_set_disordered(p, w);
            rg_set_disordered(p, u);
        }
}

static void put(lin_play *p, const rg_flight_plan *plan, tb_angle line, int32_t far)
{
    rg_state *s = p->state;
    const int u = plan->unit;
    const lin_point by = kit_way_of(line, far);
    tb_pose pose = plan->pose;
    kit_track t = plan->track;

    s->formation[u] = (uint8_t)plan->formation;
    s->in[u] = 0;
    if (plan->formation == RG_BROKEN)
        s->mark[u] &= (uint16_t)~RG_DISORDERED; /* RG-2.16 */
    if (plan->snake) {
        kit_track_shift(&t, by);
        rg_put_track(p, u, &t);
    } else {
        pose.at = (lin_point){ pose.at.x + by.x, pose.at.y + by.y };
        rg_put(p, u, &pose);
    }
    lin_tell(p, RE_RETREATS, u, (int32_t)plan->how, s->at[u].x, s->at[u].y);
    if (plan->formation == RG_BROKEN && plan->how == RG_FLEES_BROKEN)
        lin_tell(p, RE_ORDER, u, 2);
}

/* RG-9.24: no line would do. */
static void put_somewhere(lin_play *p, const rg_flight_plan *plan)
{
    tb_pose pose = plan->pose;

    if (!rg_find_room(&p->view, plan->unit, &pose)) {
        lin_tell(p, RE_LOST, plan->unit);
        rg_remove(p, plan->unit, RG_LOST, false);
        return;
    }
    rg_flight_plan there = *plan;

    if (there.snake)
        kit_track_shift(&there.track, kit_way(there.pose.at, pose.at));
    there.pose = pose;
    put(p, &there, 0, 0);
}

/* RG-9.28: it turns toward him it fled, by quarters, where it may. */
static void face_enemy(lin_play *p, const rg_flight_plan *plan)
{
    const rg_state *s = p->state;
    const int u = plan->unit;
    lin_point there, centre;
    tb_pose old;
    int off;

    if (plan->from == RG_NONE || !rg_stands(s, u) || !rg_stands(s, plan->from) || plan->snake ||
        plan->how >= RG_FLEES_BROKEN || !rg_has_zone(s, u))
        return;
    there = rg_centre(&p->view, plan->from);
    if (!rg_is_behind(&p->view, u, there))
        return;
    centre = rg_centre(&p->view, u);
    old = rg_pose(&p->view, u);
    off = tb_turn(old.facing, tb_bearing(centre, there));
    for (int i = 0; i < 3; i++) { /* the turn that faces him best first */
        const int quarter = off < 0 ? -TB_QUARTER : TB_QUARTER;
        const bool half = abs(off) > TB_QUARTER + TB_EIGHTH;
        const int turn = i == (half ? 0 : 1) ? TB_CIRCLE / 2 : i == 2 ? -quarter : quarter;
        tb_pose pose = old;
        tb_body b;

        pose.facing = (tb_angle)(old.facing + turn);
        pose.at = tb_go(centre, pose.facing, kit_length(kit_way(centre, old.at)), 0);
        tb_form(&pose, &b);
        if (tb_cross(b.stand[0].p[0], b.stand[0].p[1], there) >= 0 &&
            rg_has_room(&p->view, u, &b, NULL) && rg_flight_meets_condition(plan, &b)) {
            rg_put(p, u, &pose);
            return;
        }
    }
}

/* RG-8.34: a garrison comes out first, opposite to the enemy it runs from. */
static void come_out(lin_play *p, int u, int from)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const bool horse = f->type[u] == RG_CAVALRY;
    const int formation = horse ? RG_EXTENDED : RG_MASS;
    const tb_outline *shape = &f->scenery.piece[s->in[u] - 1].shape;
    const lin_point enemy = from == RG_NONE ? s->at[u] : rg_centre(&p->view, from);
    lin_point best = s->at[u];
    int64_t most = -1;
    tb_pose pose;

    for (int e = 0; e < shape->points; e++) {
        const lin_point a = shape->point[e], b = shape->point[(e + 1) % shape->points];
        const lin_point middle = { (a.x + b.x) / 2, (a.y + b.y) / 2 };

        if (tb_gap2(middle, enemy) > most) {
            most = tb_gap2(middle, enemy);
            best = middle;
        }
    }
    const bool room = rg_set_down(&p->view, u, best, formation, &pose);

    s->formation[u] = (uint8_t)formation;
    s->in[u] = 0;
    if (!room && !rg_find_room(&p->view, u, &pose)) { /* RG-1.43, RG-1.44 */
        lin_tell(p, RE_LOST, u);
        rg_remove(p, u, RG_LOST, false);
        return;
    }
    s->at[u] = pose.at;
    s->facing[u] = pose.facing;
}

/* RG-9.29: beaten, and still in touch with an enemy of that combat. */
static bool still_touches(const lin_view *v, int u)
{
    const rg_state *s = v->state;

    for (int i = 0; i < s->pairs && s->combat.fights; i++) {
        const int other = s->pair[i].attacker == u   ? s->pair[i].defender
                          : s->pair[i].defender == u ? s->pair[i].attacker
                                                     : RG_NONE;

        if (other != RG_NONE && rg_stands(s, other) && rg_touch(v, u, other))
            return true;
    }
    return false;
}

static void run_away(lin_play *p, int u, rg_flees_how how, int from)
{
    const rg_state *s = p->state;
    rg_flight_plan plan;
    tb_quad before;
    tb_angle line = 0;
    int32_t far = 0;
    rg_found found;
    bool held;

    if (s->in[u])
        come_out(p, u, from);
    if (!rg_stands(s, u))
        return;
    held = rg_hold(&p->view); /* nothing changes while a place is looked for */
    rg_plan_flight(&p->view, u, how, from, &plan);
    before = plan.body.hull;
    found = rg_find_flight(&plan, &line, &far);
    rg_let_go(&p->view, held);
    if (found == RG_FOUND_OFF_TABLE) {
        lin_tell(p, RE_OFF_TABLE, u);
        rg_remove(p, u, RG_LOST, false);
        return;
    }
    if (found == RG_NOWHERE)
        put_somewhere(p, &plan);
    else
        put(p, &plan, line, far);
    if (!rg_stands(s, u))
        return;
    pass_through(p, u, &before, &rg_body(&p->view, u)->hull);
    face_enemy(p, &plan);
    if (found == RG_HEMMED_IN || found == RG_NOWHERE) { /* RG-9.24 */
        lin_tell(p, RE_HEMMED_IN, u);
        if (rg_is_troops(rg_field_of(p->view.field), u))
            rg_lose_stands(p, u, 1);
        else
            for (int i = 0; i < RG_GUN_STANDS; i++)
                if (rg_gun_is(s, u, RG_GUN_THERE, i)) {
                    rg_wreck_gun(p, u, i);
                    break;
                }
    }
    if (rg_stands(s, u) && still_touches(&p->view, u)) {
        lin_tell(p, RE_LOST, u);
        rg_remove(p, u, RG_LOST, true);
    }
}

void rg_run_flee(lin_play *p, const lin_frame *frame)
{
    rg_state *s = p->state;
    const int u = frame->arg[0];
    const rg_flees_how how = (rg_flees_how)frame->arg[1];
    tb_set nearest;

    if (!rg_stands(s, u))
        return;
    if (frame->arg[2]) {
        run_away(p, u, how, frame->arg[2] - 1);
        return;
    }
    nearest = nearest_ones(&p->view, u);
    if (kit_set_count(&nearest) > 1)
        lin_push(s, RG_FLEE_FROM, u, (int)how, 0);
    else
        run_away(p, u, how, kit_set_is_empty(&nearest) ? RG_NONE : tb_next(&nearest, 0));
}
