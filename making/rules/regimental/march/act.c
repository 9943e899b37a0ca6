/* act.c -- units that have a menu choose from it, one by one, and go on until they halt. RG-3.25 to
 * RG-3.27, RG-6.1 to RG-6.41.
 *
 * Troops walk, or do one thing, or half a move and one thing in either order: what was ordered
 * first comes first. What may be joined with what is decided here; whether the ground allows it, in
 * the files that do it. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/setup/setup.h"
#include "rules/regimental/steps.h"
#include "kit/maneuver.h"
#include "kit/rout.h"

#include <stdlib.h>
#include <string.h>

enum { LEAST = LIN_INCH / 20, LEAST_TURN = RG_DEGREE };

static bool is_leg(int verb)
{
    return verb >= RV_AHEAD && verb <= RV_ROAD && verb != RV_TURN;
}

static bool is_thing(int verb)
{
    return verb == RV_FORM || (verb >= RV_FRONT && verb <= RV_QUIT);
}

static int signed_turn(const lin_order *o, int word, int angle)
{
    return o->arg[word] == 0 ? -o->arg[angle] : o->arg[angle]; /* left first */
}

static int64_t spent(const lin_view *v, int u, const rg_march *m)
{
    const rg_state *s = v->state;
    const rg_walker w = rg_walker_of(v, u, rg_body(v, u), s->formation[u], rg_is_quick(s, u));

    return rg_spent(&w, m);
}

/* ---- Legs ---- */

static void walk(const lin_view *v, const lin_order *o, rg_leg *leg)
{
    const int u = o->arg[0];

    switch (o->verb) {
    case RV_AHEAD:
        rg_straight_leg(v, u, 0, o->arg[1], 1, leg);
        break;
    case RV_BACK: /* RG-7.28 */
        rg_straight_leg(v, u, TB_CIRCLE / 2, o->arg[1], 2, leg);
        break;
    case RV_OBLIQUE: /* RG-7.27 */
        rg_straight_leg(v, u, (tb_angle)signed_turn(o, 1, 2), o->arg[3], 1, leg);
        leg->march.flags |= RG_OBLIQUED;
        break;
    case RV_WHEEL: /* RG-7.26 */
        rg_wheel_leg(v, u, o->arg[1] == 0 ? KIT_LEFT_END : KIT_RIGHT_END, signed_turn(o, 1, 2),
                     leg);
        break;
    case RV_HEAD:
        rg_snake_leg(v, u, (lin_point){ o->arg[1], o->arg[2] }, leg);
        break;
    default:
        rg_road_leg(v, u, o->arg[1], leg);
    }
}

static lin_status check_shape(const lin_view *v, const lin_order *o, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0];
    const bool snake = rg_is_snake(s, u), of_snake = o->verb == RV_HEAD || o->verb == RV_ROAD;

    if (s->formation[u] == RG_GARRISON)
        return rg_no(why, f, u, "RG-8.32",
                     "is in a building; it leaves that by a change of "
                     "formation");
    if (s->formation[u] == RG_UNLIMBERED)
        return rg_no(why, f, u, "RG-6.18", "is unlimbered; it moves limbered");
    if (snake != of_snake)
        return rg_no(why, f, u, snake ? "RG-7.33" : "RG-7.25",
                     snake ? "is a column, which follows its head: say head, or road"
                           : "is no column on the march: say ahead, back, oblique or wheel");
    if (o->verb == RV_ROAD && rg_road_of(v, u) == RG_NONE)
        return rg_no(why, f, u, "RG-7.34", "is on no road");
    return LIN_OK;
}

static lin_status check_angles(const lin_view *v, const lin_order *o, const rg_march *m,
                               lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const int u = o->arg[0];

    if (o->verb == RV_OBLIQUE && m->flags & RG_WHEELED)
        return rg_no(why, f, u, "RG-7.27",
                     "has wheeled, and does not go obliquely in the same move");
    if (o->verb == RV_WHEEL && m->flags & RG_OBLIQUED)
        return rg_no(why, f, u, "RG-7.27",
                     "has gone obliquely, and does not wheel in the same move");
    if (o->verb == RV_OBLIQUE && (o->arg[2] == 0 || o->arg[2] > TB_EIGHTH))
        return rg_no(why, f, u, "RG-7.27", "goes obliquely by up to 45 degrees");
    if (o->verb == RV_WHEEL && (o->arg[2] == 0 || o->arg[2] > TB_QUARTER))
        return rg_no(why, f, u, "RG-7.26", "wheels by up to 90 degrees in one leg");
    return LIN_OK;
}

/* RG-19.19: every leg of one that goes home gains toward its own edge. */
static bool gains(const rg_field *f, const rg_state *s, int u, const rg_leg *leg)
{
    const kit_edge e = (kit_edge)f->edges[f->side[u]][0];
    const lin_point to = leg->snake ? leg->track.head : leg->pose.at;

    return !(s->mark[u] & RG_GOING_HOME) || kit_edge_distance(f->scenery.size, e, to) <
                                                kit_edge_distance(f->scenery.size, e, s->at[u]);
}

static lin_status check_leg(const lin_view *v, const lin_order *o, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0];
    const rg_march m = rg_march_of(v, u);
    const bool snake = rg_is_snake(s, u);
    lin_status status;
    rg_leg leg;

    if ((status = check_shape(v, o, why)) != LIN_OK ||
        (status = check_angles(v, o, &m, why)) != LIN_OK)
        return status;
    if (m.legs >= (snake ? RG_SNAKE_LEGS : RG_LEGS))
        return rg_no(why, f, u, snake ? "RG-7.34" : "RG-7.30",
                     snake ? "has gone six legs" : "has gone four legs");
    walk(v, o, &leg);
    if (o->verb == RV_WHEEL ? abs(leg.turn) < LEAST_TURN : leg.gone < LEAST) {
        const char *what = leg.unit != RG_NONE || leg.piece != RG_NONE
                               ? kit_name_in_the_way(rg_window(v), leg.unit, leg.piece)
                           : leg.edge ? "the table's edge"
                                      : NULL;

        if (what)
            return lin_refuse(why, LIN_ILLEGAL, "RG-1.36", "%s cannot go there: %s is in its way.",
                              rg_id(f, u), what);
        return rg_no(why, f, u, snake ? "RG-7.35" : "RG-7.16",
                     snake ? "cannot go there: its move is used up, or it would bend by more than "
                             "90 degrees or within 2 inches of its last bend"
                           : "has used up its move");
    }
    return gains(f, s, u, &leg) ? LIN_OK
                                : rg_no(why, f, u, "RG-19.19", "goes home: toward its own edge");
}

/* ---- Turns, free of cost: RG-7.29 ---- */

static lin_status check_turn(const lin_view *v, const lin_order *o, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0];
    const rg_march m = rg_march_of(v, u);
    tb_pose pose = rg_pose(v, u);
    tb_body b;

    if (s->formation[u] != RG_FIELD_COLUMN && s->formation[u] != RG_EXTENDED)
        return rg_no(why, f, u, "RG-7.29", "has no free turn: field columns and extended lines do");
    if (m.legs || m.flags & RG_TURNED)
        return rg_no(why, f, u, "RG-7.29", "turns once, before it moves");
    if (o->arg[2] == 0 || o->arg[2] > TB_EIGHTH)
        return rg_no(why, f, u, "RG-7.29", "turns by up to 45 degrees");
    pose.facing = (tb_angle)(pose.facing + signed_turn(o, 1, 2));
    tb_form(&pose, &b);
    return rg_has_room(v, u, &b, NULL) ? LIN_OK
                                       : rg_no(why, f, u, "RG-1.42", "has no room for that");
}

/* ---- Things, RG-6.2 to RG-6.15 ---- */

static lin_status check_tardy(const lin_view *v, const lin_order *o, const rg_march *m,
                              lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const int u = o->arg[0];
    const bool form =
        (o->verb == RV_FORM && o->arg[1] != RG_FIELD_COLUMN && o->arg[1] != RG_MARCH_COLUMN) ||
        o->verb == RV_ENTER || o->verb == RV_QUIT;

    if (m->legs || m->flags & (RG_IN_FULL | RG_TURNED))
        return rg_no(why, f, u, "RG-6.10", "is tardy and does one thing alone");
    return form || o->verb == RV_ABOUT || o->verb == RV_SCALE
               ? LIN_OK
               : rg_no(why, f, u, "RG-6.10",
                       "is tardy: a half move, a full one that disorders it, line, extended line, "
                       "mass or garrison, facing about or scaling is all it may do");
}

static lin_status check_slide(const lin_view *v, const lin_order *o, lin_refusal *why)
{
    rg_leg leg;

    if (!rg_has_zone(v->state, o->arg[0]) || rg_is_snake(v->state, o->arg[0]))
        return rg_no(why, rg_field_of(v->field), o->arg[0], "RG-6.50",
                     "cannot march by the flank as it stands");
    rg_straight_leg(v, o->arg[0], (tb_angle)(o->arg[1] == 0 ? -TB_QUARTER : TB_QUARTER), o->arg[2],
                    2, &leg);
    return leg.gone >= LEAST
               ? LIN_OK
               : rg_no(why, rg_field_of(v->field), o->arg[0], "RG-6.50", "gets nowhere that way");
}

static lin_status check_thing(const lin_view *v, const lin_order *o, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0];
    const rg_march m = rg_march_of(v, u);
    lin_status status = LIN_OK;
    tb_pose pose;

    if (!rg_is_troops(f, u) && o->verb != RV_REPLENISH)
        return rg_no(why, f, u, "RG-6.17", "is no troops; guns have a menu of their own");
    if (s->mark[u] & RG_GOING_HOME)
        return rg_no(why, f, u, "RG-19.19", "goes home and does nothing else");
    if (m.flags & RG_THING_DONE)
        return rg_no(why, f, u, "RG-6.2", "has done the one thing that goes with half a move");
    if (rg_is_guns(f, u))
        return s->menu[u] == RG_TARDY || m.legs
                   ? rg_no(why, f, u, "RG-6.24", "replenishes only well handled, and does no more")
                   : rg_check_replenish(v, u, why);
    if (s->menu[u] == RG_TARDY)
        status = check_tardy(v, o, &m, why);
    else if (spent(v, u, &m) > RG_WHOLE / 2)
        status = rg_no(why, f, u, "RG-6.2", "has gone more than half a move");
    if (status != LIN_OK)
        return status;
    switch (o->verb) {
    case RV_FORM:
        return rg_check_form(v, u, o->arg[1], why);
    case RV_ENTER:
        return rg_check_enter(v, u, o->arg[1], why);
    case RV_QUIT:
        return rg_check_quit(v, u, (lin_point){ o->arg[1], o->arg[2] }, o->arg[3], why);
    case RV_FRONT:
        return rg_check_front(v, u, o->arg[1], o->arg[2] == 1 ? -o->arg[3] : o->arg[3], &pose, why);
    case RV_ABOUT:
        return rg_check_about(v, u, why);
    case RV_SLIDE:
        return check_slide(v, o, why);
    case RV_THROUGH: /* RG-6.45: the half move is still to come */
        return m.legs || rg_is_snake(s, u) || s->in[u]
                   ? rg_no(why, f, u, "RG-6.45",
                           "passes lines with its half move, which it has "
                           "not to have begun, and in no column on the march")
                   : LIN_OK;
    case RV_SCALE:
        return rg_check_scale(v, u, &pose, why);
    default:
        return rg_check_replenish(v, u, why);
    }
}

/* ---- Guns, RG-6.17 to RG-6.37 ---- */

static lin_status check_guns(const lin_view *v, const lin_order *o, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0];
    const rg_march m = rg_march_of(v, u);
    const bool joins = rg_is_light(f, u) && s->menu[u] != RG_TARDY;
    tb_pose pose;

    if (f->type[u] != RG_ARTILLERY)
        return rg_no(why, f, u, "RG-6.17", "has no guns");
    if (m.flags & RG_THING_DONE && !(joins && o->verb == RV_STAND_TO))
        return rg_no(why, f, u, "RG-6.17", "has done what it may");
    if (m.legs && !(joins && o->verb == RV_UNLIMBER))
        return rg_no(why, f, u, "RG-6.25",
                     "has moved; only light carriages well handled unlimber "
                     "after it");
    switch (o->verb) {
    case RV_LIMBER:
    case RV_UNLIMBER:
        return rg_check_limber(v, u, o->verb == RV_LIMBER, o->arg[1] == 1, why);
    case RV_PIVOT:
        return rg_check_pivot(v, u, (tb_angle)o->arg[1], &pose, why);
    case RV_HAUL:
        return s->menu[u] == RG_TARDY
                   ? rg_no(why, f, u, "RG-6.29", "is tardy and is not hauled")
                   : rg_check_haul(v, u, (tb_angle)o->arg[1], o->arg[2], &pose, why);
    case RV_STAND_TO:
        return s->formation[u] == RG_UNLIMBERED
                   ? LIN_OK
                   : rg_no(why, f, u, "RG-6.19", "is limbered and does not fire");
    case RV_RALLY:
        return s->menu[u] != RG_TARDY && s->gun[u] >> RG_GUN_SILENCED & 15
                   ? LIN_OK
                   : rg_no(why, f, u, "RG-6.23", "has nothing to rally, or is tardy");
    default: /* withdraw, RG-6.37 */
        return s->menu[u] == RG_TARDY && rg_is_light(f, u)
                   ? LIN_OK
                   : rg_no(why, f, u, "RG-6.37", "is no tardy light carriage");
    }
}

/* ---- One order of a unit that has a menu ---- */

static bool is_for_guns(int verb)
{
    return verb >= RV_LIMBER && verb <= RV_WITHDRAW;
}

static lin_status check_order(const lin_view *v, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0];

    if (is_leg(o->verb))
        return check_leg(v, o, why);
    if (is_thing(o->verb))
        return check_thing(v, o, why);
    if (is_for_guns(o->verb))
        return check_guns(v, o, why);
    if (o->verb == RV_TURN)
        return check_turn(v, o, why);
    if (o->verb == RV_FULL) {
        const rg_march m = rg_march_of(v, u);

        return s->menu[u] == RG_TARDY && rg_is_troops(f, u) && !m.legs && !(m.flags & RG_IN_FULL)
                   ? LIN_OK
                   : rg_no(why, f, u, "RG-6.12", "is not tardy, or has begun to move");
    }
    return lin_not_now(v->field, frame, o, why);
}

lin_status rg_check_act(const lin_view *v, const lin_frame *frame, const lin_order *o,
                        lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (o->verb == RV_END)
        return LIN_OK;
    if (!rg_verbs[o->verb].args || rg_verbs[o->verb].args[0] != 'u')
        return lin_not_now(v->field, frame, o, why);
    if (rg_check_own(v, o->arg[0], frame->arg[0], false, why) != LIN_OK)
        return LIN_ILLEGAL;
    if (!kit_set_has(&s->acting, o->arg[0]))
        return rg_no(why, f, o->arg[0], "RG-3.25", "has nothing to choose from now");
    return o->verb == RV_HOLD ? LIN_OK : check_order(v, frame, o, why);
}

lin_status rg_check_on_march(const lin_view *v, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    if (o->verb == RV_HALT)
        return o->arg[0] == frame->arg[0] ? LIN_OK : lin_not_now(v->field, frame, o, why);
    if (!rg_verbs[o->verb].args || rg_verbs[o->verb].args[0] != 'u' || o->arg[0] != frame->arg[0])
        return lin_not_now(v->field, frame, o, why);
    return check_order(v, frame, o, why);
}

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

/* RG-6.46, RG-6.47: of all friends that it went over. */
static void pass_lines(lin_play *p, int u, const tb_quad *from, const tb_quad *to)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const tb_set passed =
        kit_passed_over(kit_refresh(rg_window(&p->view)), &f->bodies[f->side[u]], u, from, to);

    for (int w = tb_next(&passed, 0); w >= 0; w = tb_next(&passed, w + 1)) {
        bool bad;
        rg_walker a, b;

        if (!rg_is_troops(f, w))
            continue;
        a = rg_walker_of(&p->view, u, rg_body(&p->view, u), s->formation[u], false);
        b = rg_walker_of(&p->view, w, rg_body(&p->view, w), s->formation[w], false);
        bad = rg_going_at(f, &a, (lin_point){ 0, 0 }) == RG_ROUGH ||
              rg_going_at(f, &a, (lin_point){ 0, 0 }) == RG_BROKEN_GROUND ||
              rg_going_at(f, &b, (lin_point){ 0, 0 }) == RG_ROUGH ||
              rg_going_at(f, &b, (lin_point){ 0, 0 }) == RG_BROKEN_GROUND;
        s->done[u] |= RG_PASSED_LINES;
        s->done[w] |= RG_PASSED_LINES;
        lin_tell(p, RE_PASSED_THROUGH, u, w);
        if (bad || f->rating[u] == RG_RAW || f->rating[w] == RG_RAW || rg_is_disordered(s, u) ||
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
    const lin_point from = s->at[u];
    const tb_quad hull = rg_body(&p->view, u)->hull;
    rg_leg leg;

    walk(&p->view, o, &leg);
    s->march = leg.march;
    if (leg.snake)
        rg_put_track(p, u, &leg.track);
    else
        rg_put(p, u, &leg.pose);
    lin_tell(p, RE_MARCHES, u, s->at[u].x, s->at[u].y, s->facing[u]);
    tell_stop(p, u, &leg);
    rg_leader_follows(p, u, from, kit_length(kit_way(from, s->at[u])));
    if (leg.march.flags & RG_PASSING)
        pass_lines(p, u, &hull, &rg_body(&p->view, u)->hull);
    go_on(p, u);
    if (rg_exit_at(&p->view, u) >= 0)
        lin_push(s, RG_LEAVE, u, 0, 0);
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
    if (f->exits[side] >> rg_exit_at(&p->view, u) & 1 &&
        (rg_is_troops(f, u) || f->type[u] == RG_WAGON))
        s->exited[side]++;
    rg_remove(p, u, RG_OFF, false);
    lin_pop(s); /* on-march */
    finish(p, u);
}

static void take_slide(lin_play *p, const lin_order *o)
{
    rg_state *s = p->state;
    const int u = o->arg[0];
    const lin_point from = s->at[u];
    const bool first = s->march.legs == 0;
    rg_leg leg;
    int64_t used;

    rg_straight_leg(&p->view, u, (tb_angle)(o->arg[1] == 0 ? -TB_QUARTER : TB_QUARTER), o->arg[2],
                    2, &leg);
    rg_put(p, u, &leg.pose);
    s->march = leg.march;
    s->march.legs = 0;
    s->done[u] |= RG_BY_FLANK;
    lin_tell(p, RE_MARCHES, u, s->at[u].x, s->at[u].y, s->facing[u]);
    lin_tell(p, RE_MARKED, u, 0);
    rg_leader_follows(p, u, from, leg.gone);
    used = spent(&p->view, u, &s->march);
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
    if (is_leg(o->verb)) {
        take_leg(p, o);
    } else if (o->verb == RV_SLIDE) {
        take_slide(p, o);
    } else if (is_thing(o->verb)) {
        take_thing(p, o);
    } else if (is_for_guns(o->verb)) {
        take_guns(p, o);
    } else if (o->verb == RV_TURN) {
        s->facing[u] = (uint16_t)(s->facing[u] + signed_turn(o, 1, 2));
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
