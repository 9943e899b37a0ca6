/* act.c -- units that have a menu choose from it, one by one, and go on until they halt. RG-3.25 to
 * RG-3.27, RG-4.22, RG-6.46, RG-6.47, RG-6.51, RG-15.25. What they may, act_check.c says. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/march/act.h"
#include "rules/regimental/steps.h"
#include "kit/rout.h"

#include <stdlib.h>
#include <string.h>

/* ---- Done ---- */

static void finish(lin_play *p, int u)
{
    rg_state *s = p->state;

    memset(&s->march, 0, sizeof s->march);
    s->march.unit = RG_NONE;
    s->menu[u] = RG_NO_MENU;
    s->mark[u] &= (uint16_t)~RG_GOING_HOME;
    kit_set_drop(&s->acting, u);
}

/* Something may still be left: asked. */
static void go_on(lin_play *p, int u)
{
    rg_state *s = p->state;

    if (!rg_stands(s, u))
        finish(p, u);
    else
        lin_push(s, RG_ON_MARCH, u, 0, 0);
}

/* As it lay on its way, so many of so many pieces from where the leg began. */
static void on_the_way(const tb_pose *from, const rg_leg *leg, int piece, int pieces, tb_body *out)
{
    tb_pose there = *from;

    if (leg->turn)
        there = kit_wheel(from, leg->turn < 0 ? KIT_LEFT_END : KIT_RIGHT_END,
                          leg->turn * piece / pieces);
    else
        there.at = (lin_point){ from->at.x + (leg->pose.at.x - from->at.x) * piece / pieces,
                                from->at.y + (leg->pose.at.y - from->at.y) * piece / pieces };
    tb_form(&there, out);
}

static bool is_on_bad_ground(const lin_view *v, int u, const tb_body *b)
{
    const rg_state *s = v->state;
    const rg_walker w = rg_walker_of(v, u, b, s->formation[u], false);
    const int going = rg_going_at(rg_field_of(v->field), &w, (lin_point){ 0, 0 });

    return going == RG_ROUGH || going == RG_BROKEN_GROUND;
}

/* What a leg did to friends on its way: whom it lay on, and on whom while one of the two was on
 * broken or rough ground. Looked at every tenth of an inch, or every degree. */
static tb_set passed_over(const lin_view *v, int u, const tb_pose *from, const rg_leg *leg,
                          tb_set *badly)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_set *friends = &f->bodies[f->side[u]];
    const int pieces = 1 + (leg->turn ? abs(leg->turn) / RG_DEGREE : leg->gone * 10 / LIN_INCH);
    tb_set out = { { 0 } };

    *badly = out;
    for (int i = 0; i <= pieces; i++) {
        tb_body b;
        tb_set under;

        on_the_way(from, leg, i, pieces, &b);
        under = kit_under(kit_refresh(rg_window(v)), friends, u, &b);
        for (int w = tb_next(&under, 0); w >= 0; w = tb_next(&under, w + 1)) {
            if (!rg_is_troops(f, w))
                continue;
            kit_set_put(&out, w);
            if (!kit_set_has(badly, w) &&
                (is_on_bad_ground(v, u, &b) || is_on_bad_ground(v, w, rg_body(v, w))))
                kit_set_put(badly, w);
        }
    }
    return out;
}

/* RG-6.46, RG-6.47: of all friends that it went over. */
static void pass_lines(lin_play *p, int u, const tb_pose *from, const rg_leg *leg)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const bool was = rg_is_disordered(s, u);
    tb_set badly;
    const tb_set passed = passed_over(&p->view, u, from, leg, &badly);

    for (int w = tb_next(&passed, 0); w >= 0; w = tb_next(&passed, w + 1)) {
        s->done[u] |= RG_PASSED_LINES;
        s->done[w] |= RG_PASSED_LINES;
        lin_tell(p, RE_PASSED_THROUGH, u, w);
        if (kit_set_has(&badly, w) || f->rating[u] == RG_RAW || f->rating[w] == RG_RAW || was ||
            rg_is_disordered(s, w)) {
            rg_set_disordered(p, u);
            rg_set_disordered(p, w);
        }
    }
}

static void tell_stop(lin_play *p, int u, const rg_leg *leg)
{
    if (leg->unit != RG_NONE)
        lin_tell(p, RE_STOPS, u, leg->unit);
    else if (leg->piece != RG_NONE)
        lin_tell(p, RE_STOPS_AT, u, leg->piece);
}

static void take_leg(lin_play *p, const lin_order *o)
{
    rg_state *s = p->state;
    const int u = o->arg[0];
    const tb_pose from = rg_pose(&p->view, u);
    rg_follower led = rg_follower_of(&p->view, u);
    rg_leg leg;
    int exit;

    rg_walk_order(&p->view, o, &leg);
    s->march = leg.march;
    if (leg.snake)
        rg_put_track(p, u, &leg.track);
    else
        rg_put(p, u, &leg.pose);
    lin_tell(p, RE_MARCHES, u, s->at[u].x, s->at[u].y, s->facing[u]);
    tell_stop(p, u, &leg);
    if (leg.snake)
        rg_path_of_track(&led, &leg.track, leg.gone);
    else if (leg.turn)
        rg_path_of_wheel(&led, &from, leg.turn < 0 ? KIT_LEFT_END : KIT_RIGHT_END, leg.turn);
    else
        rg_path_to(&led, s->at[u]);
    rg_leader_follows(p, u, &led);
    if (leg.march.flags & RG_PASSING)
        pass_lines(p, u, &from, &leg);
    exit = rg_exit_at(&p->view, u);
    go_on(p, u);
    if (exit >= 0)
        lin_push(s, RG_LEAVE, u, exit, 0);
}

/* RG-15.26 */
void rg_take_leave(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int u = frame->arg[0], side = f->side[u];

    if (o->verb == RV_NO)
        return;
    lin_tell(p, RE_LEAVES, u);
    s->gone[side]++;
    if (f->exits[side] >> frame->arg[1] & 1 && (rg_is_troops(f, u) || f->type[u] == RG_WAGON))
        s->exited[side]++;
    rg_remove(p, u, RG_OFF, false);
    lin_pop(s); /* on-march */
    finish(p, u);
}

static void take_slide(lin_play *p, const lin_order *o)
{
    rg_state *s = p->state;
    const int u = o->arg[0];
    const bool first = s->march.legs == 0;
    rg_follower led = rg_follower_of(&p->view, u);
    rg_leg leg;
    int64_t used;

    rg_straight_leg(&p->view, u, (tb_angle)(o->arg[1] == 0 ? -TB_QUARTER : TB_QUARTER), o->arg[2],
                    2, &leg);
    rg_put(p, u, &leg.pose);
    s->march = leg.march;
    s->march.legs = 0;
    s->done[u] |= RG_BY_FLANK; /* RG-6.52 */
    lin_tell(p, RE_MARCHES, u, s->at[u].x, s->at[u].y, s->facing[u]);
    lin_tell(p, RE_MARKED, u, 0);
    rg_path_to(&led, s->at[u]);
    rg_leader_follows(p, u, &led);
    used = rg_march_spent(&p->view, u, &s->march);
    s->march.flags |= RG_THING_DONE;
    s->march.limit = used + RG_WHOLE / 2 < RG_WHOLE ? used + RG_WHOLE / 2 : RG_WHOLE; /* RG-6.51 */
    if (first)
        go_on(p, u);
    else
        finish(p, u);
}

static void take_thing(lin_play *p, const lin_order *o)
{
    rg_state *s = p->state;
    const int u = o->arg[0];
    const bool ends =
        s->march.legs > 0 || s->menu[u] == RG_TARDY || rg_is_guns(rg_field_of(p->view.field), u);
    tb_pose pose = rg_pose(&p->view, u);

    s->march.flags |= RG_THING_DONE;
    s->march.limit = RG_WHOLE / 2;
    switch (o->verb) {
    case RV_FORM:
        rg_do_form(p, u, o->arg[1]);
        break;
    case RV_ENTER:
        rg_do_enter(p, u, o->arg[1]);
        break;
    case RV_QUIT:
        rg_do_quit(p, u, (lin_point){ o->arg[1], o->arg[2] }, o->arg[3]);
        break;
    case RV_ABOUT:
        rg_do_about(p, u);
        break;
    case RV_THROUGH:
        s->march.flags |= RG_PASSING;
        break;
    case RV_REPLENISH:
        rg_do_replenish(p, u);
        break;
    default: {
        if (o->verb == RV_FRONT)
            rg_check_front(&p->view, u, o->arg[1], o->arg[2] == 1 ? -o->arg[3] : o->arg[3], &pose,
                           NULL);
        else
            rg_check_scale(&p->view, u, &pose, NULL);
        rg_put(p, u, &pose);
        lin_tell(p, RE_MARCHES, u, s->at[u].x, s->at[u].y, s->facing[u]);
    }
    }
    if (ends)
        finish(p, u);
    else
        go_on(p, u);
}

static void take_guns(lin_play *p, const lin_order *o)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int u = o->arg[0];
    const bool joins = rg_is_light(f, u) && s->menu[u] != RG_TARDY;
    bool more = false;
    tb_pose pose;

    switch (o->verb) {
    case RV_LIMBER:
        rg_do_limber(p, u, true, o->arg[1] == 1);
        s->march.flags |= RG_JUST_LIMBERED;
        more = joins; /* RG-6.26 */
        break;
    case RV_UNLIMBER:
        more = joins && s->march.legs == 0; /* RG-6.27 */
        rg_do_limber(p, u, false, o->arg[1] == 1);
        s->march.flags |= RG_THING_DONE;
        break;
    case RV_PIVOT:
        rg_check_pivot(&p->view, u, (tb_angle)o->arg[1], &pose, NULL);
        rg_put(p, u, &pose);
        lin_tell(p, RE_FACES, u, s->facing[u]);
        s->march.flags |= RG_THING_DONE;
        more = joins; /* RG-6.28 */
        break;
    case RV_HAUL:
        rg_check_haul(&p->view, u, (tb_angle)o->arg[1], o->arg[2], &pose, NULL);
        rg_put(p, u, &pose);
        lin_tell(p, RE_MARCHES, u, s->at[u].x, s->at[u].y, s->facing[u]);
        break;
    case RV_STAND_TO:
        s->done[u] |= RG_FIRES;
        lin_tell(p, RE_STANDS_TO, u);
        break;
    case RV_RALLY:
        s->gun[u] &= (uint16_t) ~(15 << RG_GUN_SILENCED);
        lin_tell(p, RE_RALLIES, u);
        break;
    default:
        finish(p, u);
        rg_guns_flee(p, u);
        return;
    }
    if (more)
        go_on(p, u);
    else
        finish(p, u);
}

static void take_order(lin_play *p, const lin_order *o)
{
    rg_state *s = p->state;
    const int u = o->arg[0];

    s->march = rg_march_of(&p->view, u);
    if (rg_is_leg(o->verb)) {
        take_leg(p, o);
    } else if (o->verb == RV_SLIDE) {
        take_slide(p, o);
    } else if (rg_is_thing(o->verb)) {
        take_thing(p, o);
    } else if (rg_is_for_guns(o->verb)) {
        take_guns(p, o);
    } else if (o->verb == RV_TURN) {
        s->facing[u] = (uint16_t)(s->facing[u] + rg_signed_turn(o, 1, 2));
        s->march.flags |= RG_TURNED;
        lin_tell(p, RE_FACES, u, s->facing[u]);
        go_on(p, u);
    } else { /* RG-6.12 */
        s->march.flags |= RG_IN_FULL;
        s->march.limit = RG_WHOLE;
        rg_set_disordered(p, u);
        go_on(p, u);
    }
}

void rg_take_act(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;

    (void)frame;
    if (o->verb == RV_END) {
        for (int u = tb_next(&s->acting, 0); u >= 0; u = tb_next(&s->acting, u + 1))
            s->menu[u] = RG_NO_MENU;
        memset(&s->acting, 0, sizeof s->acting);
        lin_pop(s);
        return;
    }
    if (o->verb == RV_HOLD) {
        lin_tell(p, RE_HOLDS, o->arg[0]);
        finish(p, o->arg[0]);
        return;
    }
    take_order(p, o);
}

void rg_take_on_march(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    (void)frame;
    if (o->verb == RV_HALT)
        finish(p, o->arg[0]);
    else
        take_order(p, o);
}
