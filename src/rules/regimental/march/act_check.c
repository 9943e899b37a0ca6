/* act_check.c -- may a unit that has a menu do that? RG-6.1 to RG-6.41, RG-7.25 to RG-7.36.
 *
 * Troops walk, or do one thing, or half a move and one thing in either order: what was ordered
 * first comes first. What may be joined with what is decided here; whether the ground allows it, in
 * the files that do it. */
#include "rules/regimental/march/act.h"
#include "rules/regimental/steps.h"
#include "kit/maneuver.h"

#include <stdlib.h>

enum { LEAST = LIN_INCH / 20, LEAST_TURN = RG_DEGREE };

bool rg_is_leg(int verb)
{
    return verb >= RV_AHEAD && verb <= RV_ROAD && verb != RV_TURN;
}

bool rg_is_thing(int verb)
{
    return verb == RV_FORM || (verb >= RV_FRONT && verb <= RV_QUIT);
}

int rg_signed_turn(const lin_order *o, int word, int angle)
{
    return o->arg[word] == 0 ? -o->arg[angle] : o->arg[angle]; /* left first */
}

int64_t rg_march_spent(const lin_view *v, int u, const rg_march *m)
{
    const rg_walker w = rg_pace_of(v, u);

    return rg_spent(&w, m);
}

/* ---- Legs ---- */

void rg_walk_order(const lin_view *v, const lin_order *o, rg_leg *leg)
{
    const int u = o->arg[0];
    const bool held = rg_hold(v);

    switch (o->verb) {
    case RV_AHEAD:
        rg_straight_leg(v, u, 0, o->arg[1], 1, leg);
        break;
    case RV_BACK: /* RG-7.28 */
        rg_straight_leg(v, u, TB_CIRCLE / 2, o->arg[1], 2, leg);
        break;
    case RV_OBLIQUE: /* RG-7.27 */
        rg_straight_leg(v, u, (tb_angle)rg_signed_turn(o, 1, 2), o->arg[3], 1, leg);
        leg->march.flags |= RG_OBLIQUED;
        break;
    case RV_WHEEL: /* RG-7.26 */
        rg_wheel_leg(v, u, o->arg[1] == 0 ? KIT_LEFT_END : KIT_RIGHT_END, rg_signed_turn(o, 1, 2),
                     leg);
        break;
    case RV_HEAD:
        rg_snake_leg(v, u, (lin_point){ o->arg[1], o->arg[2] }, leg);
        break;
    default:
        rg_road_leg(v, u, o->arg[1], leg);
    }
    rg_let_go(v, held);
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

/* Does it get anywhere at all? The first bit of the leg says so as well as the whole; where that
 * says no, the whole leg says why. */
static bool gets_on(const lin_view *v, const lin_order *o)
{
    const rg_state *s = v->state;
    const int last = o->nargs - 1, u = o->arg[0];
    lin_order bit = *o;
    rg_leg leg;

    if (s->mark[u] & RG_GOING_HOME)
        return false;
    if (o->verb == RV_HEAD)
        return rg_snake_gets_on(v, u, (lin_point){ o->arg[1], o->arg[2] }, LEAST);
    bit.arg[last] = o->verb == RV_WHEEL ? LEAST_TURN : LEAST;
    if (bit.arg[last] > o->arg[last])
        return false;
    rg_walk_order(v, &bit, &leg);
    return o->verb == RV_WHEEL ? abs(leg.turn) >= LEAST_TURN : leg.gone >= LEAST;
}

/* Is so much of the move left as the least of legs costs? */
static bool has_move_left(const lin_view *v, int u, const rg_march *m)
{
    const rg_walker w = rg_pace_of(v, u);

    return rg_farthest(&w, m, 1) >= LEAST;
}

bool rg_has_legs(const lin_view *v, int u)
{
    const rg_state *s = v->state;
    const rg_march m = rg_march_of(v, u);

    return m.legs < (rg_is_snake(s, u) ? RG_SNAKE_LEGS : RG_LEGS) &&
           s->formation[u] != RG_GARRISON && s->formation[u] != RG_UNLIMBERED &&
           has_move_left(v, u, &m);
}

bool rg_has_things(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const rg_march m = rg_march_of(v, u);

    if (s->mark[u] & RG_GOING_HOME)
        return false;
    if (!rg_is_troops(f, u)) /* but for light carriages, RG-6.25 to RG-6.28 */
        return (!m.legs && !(m.flags & RG_THING_DONE)) ||
               (rg_is_light(f, u) && s->menu[u] != RG_TARDY);
    return !(m.flags & RG_THING_DONE) &&
           (s->menu[u] == RG_TARDY ? !m.legs : rg_march_spent(v, u, &m) <= RG_WHOLE / 2);
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
    if (!has_move_left(v, u, &m))
        return rg_no(why, f, u, "RG-7.16", "has used up its move");
    if (gets_on(v, o))
        return LIN_OK;
    rg_walk_order(v, o, &leg);
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
    pose.facing = (tb_angle)(pose.facing + rg_signed_turn(o, 1, 2));
    tb_form(&pose, &b);
    return rg_has_room(v, u, &b, NULL) ? LIN_OK
                                       : rg_no(why, f, u, "RG-1.42", "has no room for that");
}

/* ---- Things: with half a move form or garrison (RG-6.3), pass lines (RG-6.4), march by the flank
 * (RG-6.5), change front (RG-6.6), face about (RG-6.7), scale (RG-6.8), replenish (RG-6.9); tardy
 * RG-6.13, RG-6.14, RG-6.15 ---- */

static lin_status check_tardy(const lin_view *v, const lin_order *o, const rg_march *m,
                              lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const int u = o->arg[0];
    const int shape = o->verb == RV_FORM ? o->arg[1] : o->verb == RV_QUIT ? o->arg[3] : RG_GARRISON;
    const bool form = (o->verb == RV_FORM || o->verb == RV_QUIT || o->verb == RV_ENTER) &&
                      shape != RG_FIELD_COLUMN && shape != RG_MARCH_COLUMN;

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
    const tb_angle way = (tb_angle)(o->arg[1] == 0 ? -TB_QUARTER : TB_QUARTER);
    rg_leg leg;

    if (!rg_has_zone(v->state, o->arg[0]) || rg_is_snake(v->state, o->arg[0]))
        return rg_no(why, rg_field_of(v->field), o->arg[0], "RG-6.50",
                     "cannot march by the flank as it stands");
    rg_straight_leg(v, o->arg[0], way, o->arg[2] < LEAST ? o->arg[2] : LEAST, 2, &leg);
    if (leg.gone < LEAST && o->arg[2] > LEAST) /* through guns, perhaps */
        rg_straight_leg(v, o->arg[0], way, o->arg[2], 2, &leg);
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
        return s->menu[u] == RG_TARDY || m.legs || m.flags & RG_JUST_LIMBERED
                   ? rg_no(why, f, u, "RG-6.24", "replenishes only well handled, and does no more")
                   : rg_check_replenish(v, u, why);
    if (s->menu[u] == RG_TARDY)
        status = check_tardy(v, o, &m, why);
    else if (rg_march_spent(v, u, &m) > RG_WHOLE / 2)
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

/* ---- Guns, well handled RG-6.17 to RG-6.30; tardy one of (RG-6.31) moving (RG-6.32), fire
 * (RG-6.33), limbering (RG-6.34), unlimbering (RG-6.35), pivoting (RG-6.36), RG-6.37 ---- */

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
    if (m.flags & RG_JUST_LIMBERED)
        return rg_no(why, f, u, "RG-6.26", "has limbered, and does no more than move");
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

bool rg_is_for_guns(int verb)
{
    return verb >= RV_LIMBER && verb <= RV_WITHDRAW;
}

static lin_status check_order(const lin_view *v, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0];

    if (rg_is_leg(o->verb))
        return check_leg(v, o, why);
    if (rg_is_thing(o->verb))
        return check_thing(v, o, why);
    if (rg_is_for_guns(o->verb))
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
