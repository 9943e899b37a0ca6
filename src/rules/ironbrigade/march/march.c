/* march.c -- a march: its dice, its legs one after another, and its end. IB-3.2 to IB-3.7, IB-3.21
 * to IB-3.25, IB-3.45, IB-3.46, IB-8.16.
 *
 * Of the three kinds of movement (IB-3.1) this is the first, the basic move.
 *
 * The march of a turn is one path, given leg by leg. When the first leg is declared its dice fall
 * (IB-1.42); each leg is then measured as it is made, and the owner is asked what the unit does
 * with the rest of its move: another leg, a change of formation, or nothing more. No leg is refused
 * for a distance (IB-12.5).
 *
 * What a brigade's order forbids is known only when the march ends, since a later leg may bring the
 * unit nearer again. So the last place of the path that obeys it is kept beside the path, and there
 * the march is cut (IB-8.16); where no place of it obeys, the march was not made. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/steps.h"
#include "rules/ironbrigade/turn/turn.h"

#include <string.h>

#define MOST_LEGS     100
#define MOST_DECLARED IB_IN(25) /* more than anybody marches, and small enough for a frame */

/* ---- How far ---- */

static bool is_column(const lin_view *view, int u)
{
    const ib_state *s = view->state;

    return s->formation[u] == IB_COLUMN;
}

/* IB-3.2, IB-3.3, IB-3.5 to IB-3.7 */
static int basic_move(const lin_view *view, int u, const ib_march *m)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (f->type[u] == IB_INFANTRY && f->class[u] == IB_RAW)
        return m->raw_die;
    return s->formation[u] == IB_UNLIMBERED ? IB_UNLIMBERED_MOVE : ib_basic_move[f->type[u]];
}

int32_t ib_march_base(const lin_view *view, int u, const ib_march *m)
{
    const ib_state *s = view->state;
    int inches = basic_move(view, u, m);

    if (is_column(view, u)) /* IB-3.21, IB-3.22; of raw troops upon their D8, IB-3.23 */
        inches += m->column_die - (m->on_road ? 0 : IB_COLUMN_LESS);
    else if (s->formation[u] == IB_LIMBERED && m->on_road) /* IB-3.24 */
        inches += m->column_die;
    return IB_IN(inches < 0 ? 0 : inches);
}

/* IB-3.9, in halves of a move: m inches of an allowance of A are m/A of it. */
int ib_march_halves(const ib_march *m)
{
    const int32_t allowance = ib_allowance(m, m->obstacles, m->difficult);

    return m->cost == 0 ? 0 : 2 * m->cost <= allowance ? 1 : 2;
}

/* ---- The order ---- */

static ib_leg_kind kind_of(const lin_order *o)
{
    switch (o->verb) {
    case IV_AHEAD:
    case IV_AHEAD_BY:
        return IB_LEG_AHEAD;
    case IV_BACK:
    case IV_BACK_BY:
        return IB_LEG_BACK;
    case IV_WHEEL:
        return o->arg[1] == 0 ? IB_LEG_WHEEL_LEFT : IB_LEG_WHEEL_RIGHT;
    default:
        return o->arg[1] == 0 ? IB_LEG_ROAD_ON : IB_LEG_ROAD_BACK;
    }
}

static bool is_road(ib_leg_kind kind)
{
    return kind == IB_LEG_ROAD_ON || kind == IB_LEG_ROAD_BACK;
}

static bool is_wheel(ib_leg_kind kind)
{
    return kind == IB_LEG_WHEEL_LEFT || kind == IB_LEG_WHEEL_RIGHT;
}

/* IB-12.7: all of it, half of it, or so much. */
static int amount_of(const lin_order *o)
{
    switch (o->verb) {
    case IV_AHEAD:
    case IV_BACK:
        return o->arg[1] == 0 ? IB_WHOLE : IB_HALF;
    case IV_ROAD:
        return o->arg[2] == 2 ? IB_WHOLE : IB_HALF;
    case IV_AHEAD_BY:
    case IV_BACK_BY:
        return o->arg[1] < MOST_DECLARED ? o->arg[1] : MOST_DECLARED;
    default:
        return is_wheel(kind_of(o)) || o->arg[2] < MOST_DECLARED ? o->arg[2] : MOST_DECLARED;
    }
}

static lin_status no(lin_refusal *why, const char *rule, const ib_field *f, int u, const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "%s %s.", ib_id(f, u), what);
}

static bool has_roads(const ib_field *f)
{
    for (int i = 0; i < f->scenery.pieces; i++)
        if (f->ground[i] & IB_IS_ROAD)
            return true;
    return false;
}

/*   1  a column or a limbered gun                        IB-3.57
 *   2  there are roads; where measuring is free, one within its reach
 *   3  on or back, and then whole or half */
static lin_status check_road(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    bool against;

    if (s->formation[u] != IB_COLUMN && s->formation[u] != IB_LIMBERED) /* 1 */
        return no(why, "IB-3.57", f, u, "is neither in column nor limbered and takes no road");
    if (!has_roads(f)) /* 2 */
        return no(why, "IB-3.57", f, u, "finds no road on this table");
    if (ib_may_tell(view) && ib_road_near(view, u, &against) == IB_NONE)
        return no(why, "IB-3.57", f, u, "has its flag more than 1 inch from every road");
    if (o->arg[1] > 1 || (o->verb == IV_ROAD && o->arg[2] < 2)) /* 3 */
        return no(why, "IB-3.57", f, u, "goes on or back along the road, whole or half");
    return LIN_OK;
}

static lin_status check_amount(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const int amount = amount_of(o);

    if (o->verb == IV_WHEEL && (amount == 0 || amount > TB_QUARTER))
        return no(why, "IB-3.39", f, u, "wheels by more than nothing and by 90 degrees at most");
    if (amount == 0 || amount < IB_HALF)
        return no(why, "IB-12.7", f, u, "must be told how far: whole, half, or some inches");
    return LIN_OK;
}

/* May it march, or march on, whatever the leg?
 *   1  it is not engaged                                 IB-3.53
 *   2  it has not marched yet, but for the path it is on IB-3.45
 *   3  some of its move is left                          IB-3.8, IB-3.17 */
static lin_status check_marcher(const lin_view *view, int u, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (ib_is_engaged(s, u)) /* 1 */
        return no(why, "IB-3.53", f, u, "is in melee and does not march; it may try to break off");
    if (s->mark[u] & IB_MARCHED && s->march.unit != u) /* 2 */
        return no(why, "IB-3.45", f, u, "has marched in this turn, and a march is a single path");
    return s->march.unit != u ? ib_check_effort(view, u, 1, why) : LIN_OK; /* 3 */
}

/* And this leg: can what is declared be done? Nothing here is measured. */
lin_status ib_check_act_leg(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const int u = o->arg[0];
    lin_status status = check_marcher(view, u, why);

    if (status == LIN_OK && is_road(kind_of(o)))
        status = check_road(view, u, o, why);
    return status == LIN_OK ? check_amount(view, u, o, why) : status;
}

/* Ahead or back, whole and half: whoever marches may. */
static void list_two(int u, int verb, lin_list *out)
{
    for (int share = 0; share < 2; share++)
        lin_list_add_short(out, verb, 2, u, share);
}

static void list_road(int u, lin_list *out)
{
    for (int i = 0; i < 4; i++)
        lin_list_add(out,
                     (lin_order){ .verb = IV_ROAD, .nargs = 3, .arg = { u, i / 2, 2 + i % 2 } });
}

void ib_list_act_leg(const lin_view *view, int u, lin_list *out)
{
    static const lin_family by[] = {
        { .order = { .verb = IV_AHEAD_BY, .nargs = 2, .arg = { 0, LIN_INCH } },
          .open = 2,
          .low = { 0, 1 },
          .high = { 0, IB_IN(14) } },
        { .order = { .verb = IV_BACK_BY, .nargs = 2, .arg = { 0, LIN_INCH } },
          .open = 2,
          .low = { 0, 1 },
          .high = { 0, IB_IN(7) } },
        { .order = { .verb = IV_WHEEL, .nargs = 3, .arg = { 0, 0, TB_EIGHTH } },
          .open = 6,
          .low = { 0, 0, 1 },
          .high = { 0, 1, TB_QUARTER } },
        { .order = { .verb = IV_ROAD_BY, .nargs = 3, .arg = { 0, 0, LIN_INCH } },
          .open = 6,
          .low = { 0, 0, 1 },
          .high = { 0, 1, IB_IN(14) } },
    };

    bool road;

    if (check_marcher(view, u, NULL) != LIN_OK)
        return;
    road = check_road(view, u, &by[3].order, NULL) == LIN_OK;
    list_two(u, IV_AHEAD, out);
    list_two(u, IV_BACK, out);
    if (road)
        list_road(u, out);
    for (size_t i = 0; i < sizeof by / sizeof *by; i++)
        if (road || by[i].order.verb != IV_ROAD_BY)
            ib_open_family(out, u, &by[i]);
}

/* Without a look at anything but the unit's own state. */
bool ib_sample_act_leg(const lin_view *view, const lin_family *family, lin_rng *rng, lin_order *out)
{
    enum { TRIES = 32, DEGREE = TB_CIRCLE / 360 };
    const int last = family->order.nargs - 1;

    *out = family->order;
    for (int tries = 0; tries < TRIES; tries++) {
        const int u = ib_sample_unit(view, family, rng, NULL);

        if (u == IB_NONE)
            return false;
        out->arg[0] = u;
        if (family->open & 2 && last == 2)
            out->arg[1] = (int32_t)lin_rng_below(rng, 2);
        out->arg[last] = family->order.verb == IV_WHEEL
                             ? DEGREE * (1 + (int32_t)lin_rng_below(rng, 90))
                             : LIN_INCH / 2 * (1 + (int32_t)lin_rng_below(rng, 16));
        if (ib_check_act_leg(view, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}

/* ---- Dice: IB-1.42 ---- */

static void begin(lin_play *p, int u)
{
    ib_state *s = p->state;

    ib_begin_act(p, u);
    s->mark[u] |= IB_MARCHED;
    memset(&s->march, 0, sizeof s->march);
    s->march.unit = (uint8_t)u;
    s->march.on_road = 1; /* as long as no leg has left it */
    s->march.began = s->at[u];
    s->march.began_facing = s->facing[u];
}

/* IB-3.21, IB-3.24: who is in column, and a limbered gun that begins on a road. */
static bool throws_column_die(const lin_view *view, int u, ib_leg_kind kind)
{
    const ib_state *s = view->state;

    return s->march.column_die == 0 && (is_column(view, u) || (s->formation[u] == IB_LIMBERED &&
                                                               is_road(kind) && s->march.on_road));
}

void ib_take_act_leg(lin_play *p, const lin_order *o)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const int u = o->arg[0];
    const ib_leg_kind kind = kind_of(o);

    if (s->march.unit != u)
        begin(p, u);
    lin_push(s, IB_LEG, u, (int)kind, amount_of(o));
    if (throws_column_die(&p->view, u, kind))
        lin_push(s, IB_COLUMN_DICE, u, 0, 0);
    if (f->type[u] == IB_INFANTRY && f->class[u] == IB_RAW && s->march.raw_die == 0) /* IB-3.4 */
        lin_push(s, IB_MARCH_DICE, u, 0, 0);
}

static void ask_die(const lin_view *view, int u, int faces, const char *rule, const char *purpose,
                    lin_roll_ask *out)
{
    *out = (lin_roll_ask){ .n = 1,
                           .faces = (uint8_t)faces,
                           .classes = (uint8_t)faces,
                           .better = 1,
                           .side = (lin_side)ib_field_of(view->field)->side[u],
                           .rule = rule,
                           .purpose = purpose };
    for (int face = 1; face <= faces; face++)
        out->class_of[face] = (uint8_t)(face - 1);
}

void ib_roll_march_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    ask_die(view, frame->arg[0], IB_RAW_DIE, "IB-3.3", "march", out);
}

void ib_land_march_dice(lin_play *p, const lin_frame *frame, const uint8_t *faces)
{
    ib_state *s = p->state;

    s->march.raw_die = faces[0];
    lin_tell(p, IE_MARCH_DIE, frame->arg[0], faces[0]);
}

void ib_roll_column_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    ask_die(view, frame->arg[0], 6, "IB-3.25", "column", out);
}

void ib_land_column_dice(lin_play *p, const lin_frame *frame, const uint8_t *faces)
{
    ib_state *s = p->state;

    s->march.column_die = faces[0];
    lin_tell(p, IE_COLUMN_DIE, frame->arg[0], faces[0]);
}

/* ---- A leg ---- */

/* By so much less of a leg a flag has gone so far back, and no farther; a step at least. Of a wheel
 * in angles: its flag goes round the corner at half the frontage. Places are rounded to steps, so
 * two of them are left out. */
static int back_by(const lin_view *view, int u, ib_leg_kind kind, int32_t far)
{
    const tb_pose pose = ib_pose(view, u);
    const int64_t round = (int64_t)kit_frontage(&pose) * 22 / 7 + 1; /* all the way */
    const int64_t less = is_wheel(kind) ? (int64_t)(far - 2) * TB_CIRCLE / round : far - 2;

    return less < 1 ? 1 : (int)less;
}

#define NEAR_BY 16 /* places that near are tried one after the other */
#define GRAZES  8  /* so often a leg that ends short is tried a step shorter */

/* The last place of a leg, of so much of it, that obeys if it can stop there; 0: there is none. */
static int last_to_try(const lin_view *view, int u, ib_leg_kind kind, int most)
{
    const ib_state *s = view->state;
    const tb_pose pose = ib_pose(view, u);
    const tb_angle way = (tb_angle)(pose.facing + (kind == IB_LEG_BACK ? TB_CIRCLE / 2 : 0));
    const ib_straight line = { pose.at, way, NULL };

    if (kind == IB_LEG_ROAD_ON || kind == IB_LEG_ROAD_BACK)
        return ib_road_that_may_obey(view, u, kind == IB_LEG_ROAD_BACK, most);
    for (int32_t off = NEAR_BY; most > 0; most -= back_by(view, u, kind, off)) {
        lin_point by;

        if (off >= NEAR_BY)
            most = ib_last_that_may_obey(view, u, s->march.began, &line, most);
        by = kit_way_of(way, most);
        off = ib_off_orders(view, u, s->march.began,
                            (lin_point){ pose.at.x + by.x, pose.at.y + by.y });
        if (off == 0)
            return most;
    }
    return 0;
}

/* IB-8.16: the last place of the leg, of so much of it, that obeys; false: there is none. Looked
 * for from its end, each time as far back as its flag would have to go at least: so no place is
 * passed over, however short the stretch on which it could stop. */
static bool last_that_obeys(const lin_view *view, int u, ib_leg_kind kind, int most, ib_leg *out)
{
    const ib_state *s = view->state;
    const bool straight = !is_wheel(kind); /* piece by piece */
    int made = straight ? last_to_try(view, u, kind, most) : most, grazes = 0;

    if (made > 0)
        ib_walk_leg(view, u, &s->march, kind, made, out);
    while (made > 0 && (out->gone > 0 || is_wheel(kind))) {
        const int32_t off = out->gone > 0 ? ib_off_orders(view, u, s->march.began, out->to.at) : 1;
        const bool short_of_it = straight && out->gone < made;
        const int before =
            short_of_it && grazes++ < GRAZES ? last_to_try(view, u, kind, made - 1) : 0;

        if (before > out->gone) { /* a step less, and it may slide by whom it would bite into */
            made = before;
            ib_walk_leg(view, u, &s->march, kind, made, out);
            continue;
        }
        if (off == 0)
            return true;
        if (!is_wheel(kind) && out->gone < made) /* where it may not end it ends before */
            made = out->gone;
        made -= out->gone > 0 ? back_by(view, u, kind, off) : TB_CIRCLE / 360; /* no room */
        if (straight && made > 0)
            made = last_to_try(view, u, kind, made);
        if (made > 0)
            ib_walk_leg(view, u, &s->march, kind, made, out);
    }
    return false;
}

static void keep_good(ib_march *m, const ib_leg *leg)
{
    m->good = leg->to.at;
    m->good_facing = leg->to.facing;
    m->good_cost = m->cost + leg->cost;
    m->good_obstacles = (uint8_t)(m->obstacles + leg->obstacles);
    m->good_difficult = m->difficult || leg->difficult;
    m->obeyed = 1;
}

static void note_obedience(const lin_view *view, ib_march *m, int u, ib_leg_kind kind, int amount,
                           const ib_leg *leg)
{
    ib_leg part;
    const int most = is_wheel(kind) ? amount : leg->gone;

    if (ib_obeys(view, u, m->began, leg->to.at))
        keep_good(m, leg);
    else if (last_that_obeys(view, u, kind, most, &part))
        keep_good(m, &part);
}

static void tell_leg(lin_play *p, int u, ib_leg_kind kind, int amount, const ib_leg *leg)
{
    if (leg->gone > 0 && is_wheel(kind))
        lin_tell(p, IE_WHEELS, u, kind == IB_LEG_WHEEL_RIGHT, leg->to.facing);
    if (leg->gone > 0)
        lin_tell(p, IE_MARCHES, u, leg->to.at.x, leg->to.at.y, leg->to.facing);
    if (leg->unit != IB_NONE)
        lin_tell(p, IE_STOPS, u, leg->unit);
    else if (leg->piece != IB_NONE)
        lin_tell(p, IE_STOPS_AT, u, leg->piece);
    else if (leg->edge)
        lin_tell(p, IE_ENDS, u, IB_ENDS_EDGE);
    else if (leg->allowance)
        lin_tell(p, IE_ENDS, u, IB_ENDS_ALLOWANCE);
    else if (!is_wheel(kind) && amount > leg->gone)
        lin_tell(p, IE_ENDS, u, IB_ENDS_NO_ROOM);
}

/* Is there anything left to be spent on the same kind of ground? Less than a touch is nothing. */
bool ib_has_effort(const lin_view *view, int u)
{
    const ib_state *s = view->state;
    const ib_purse purse = ib_purse_of(view, u, &s->march, IB_WHOLE);

    return s->march.legs < MOST_LEGS &&
           purse.cost + TB_TOUCH < ib_spendable(&purse, purse.obstacles, purse.difficult);
}

static void make_leg(lin_play *p, int u, ib_leg_kind kind, int amount)
{
    ib_state *s = p->state;
    ib_march *m = &s->march;
    ib_leg leg;

    ib_walk_leg(&p->view, u, m, kind, amount, &leg);
    ib_note_measured(p);
    tell_leg(p, u, kind, amount, &leg);
    if (leg.gone > 0) {
        note_obedience(&p->view, m, u, kind, amount, &leg);
        ib_put(p, u, &leg.to);
    }
    m->on_road = m->on_road && is_road(kind);
    m->base = ib_march_base(&p->view, u, m);
    m->cost += leg.cost;
    m->obstacles = (uint8_t)(m->obstacles + leg.obstacles);
    m->difficult = m->difficult || leg.difficult;
    m->legs++;
}

/* IB-3.57: whether a road is near enough is measured when it is to be taken; if none is, the march
 * is over. */
void ib_run_leg(lin_play *p, const lin_frame *frame)
{
    ib_state *s = p->state;
    const int u = frame->arg[0];
    const ib_leg_kind kind = (ib_leg_kind)frame->arg[1];
    bool against;

    if (is_road(kind) && ib_road_near(&p->view, u, &against) == IB_NONE) {
        ib_note_measured(p);
        lin_tell(p, IE_ENDS, u, IB_ENDS_NO_ROAD);
        lin_push(s, IB_MOVED, u, 0, 0);
        return;
    }
    make_leg(p, u, kind, frame->arg[2]);
    lin_push(s, ib_has_effort(&p->view, u) ? IB_ON_MARCH : IB_MOVED, u, 0, 0);
}

/* ---- The rest of the move ---- */

void ib_list_on_march(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    ib_list_acts(view, frame->arg[0], IB_WHEN_ON_MARCH, out);
    lin_list_add(out, (lin_order){ .verb = IV_HALT, .nargs = 1, .arg = { frame->arg[0] } });
}

lin_status ib_check_on_march(const lin_view *view, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);

    if (o->verb != IV_HALT && !ib_act_of(o->verb, IB_WHEN_ON_MARCH))
        return lin_not_now(view->field, frame, o, why);
    if (o->arg[0] != frame->arg[0])
        return lin_refuse(why, LIN_ILLEGAL, "IB-1.38",
                          "%s acts now, and to its end; halt it before %s begins.",
                          ib_id(f, frame->arg[0]), ib_id(f, o->arg[0]));
    return o->verb == IV_HALT ? LIN_OK : ib_check_act(view, frame, o, IB_WHEN_ON_MARCH, why);
}

void ib_take_on_march(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    if (o->verb == IV_HALT)
        lin_push(p->state, IB_MOVED, frame->arg[0], 0, 0);
    else
        ib_act_of(o->verb, IB_WHEN_ON_MARCH)->take(p, o);
}

/* ---- The end of it ---- */

static bool has_moved(const ib_state *s, int u)
{
    const ib_march *m = &s->march;

    return s->at[u].x != m->began.x || s->at[u].y != m->began.y || s->facing[u] != m->began_facing;
}

/* IB-8.16: back to the last place that obeys; or it was not made. Who has gone nowhere has nothing
 * to obey (IB-8.19). */
static void cut_by_order(lin_play *p, int u)
{
    ib_state *s = p->state;
    ib_march *m = &s->march;
    tb_pose pose = ib_pose(&p->view, u);

    if (!has_moved(s, u))
        return;
    ib_note_measured(p); /* under whatever order, or none: what it is nobody should count out */
    if (ib_obeys(&p->view, u, m->began, pose.at))
        return;
    pose.at = m->obeyed ? m->good : m->began;
    pose.facing = m->obeyed ? m->good_facing : m->began_facing;
    m->cost = m->good_cost; /* all zero where no place obeyed */
    m->obstacles = m->good_obstacles;
    m->difficult = m->good_difficult;
    ib_put(p, u, &pose);
    lin_tell(p, IE_ENDS, u, IB_ENDS_ORDERS);
    lin_tell(p, IE_MARCHES, u, pose.at.x, pose.at.y, pose.facing);
}

void ib_end_march(lin_play *p, int u)
{
    ib_state *s = p->state;

    if (s->march.unit != u)
        return;
    if (ib_is_unit(ib_field_of(p->view.field), u)) {
        cut_by_order(p, u);
        if (ib_marches_unseen(ib_field_of(p->view.field), u) && has_moved(s, u))
            lin_tell(p, IE_MARCHED, u, s->at[u].x, s->at[u].y, s->facing[u]);
        ib_spend_effort(s, u, ib_march_halves(&s->march));
    }
    memset(&s->march, 0, sizeof s->march);
    s->march.unit = IB_NONE;
}

void ib_run_moved(lin_play *p, const lin_frame *frame)
{
    ib_end_march(p, frame->arg[0]);
    ib_after_move(p, frame->arg[0]);
}
