/* march.c -- legs of a block: of all that it might do next, what brings it nearest to where it is
 * to stand, with its front that way and out of fire that it cannot answer. Before it wheels or
 * turns he looks one leg further. */
#include "rules/regimental/doctrine/doctrine.h"
#include "kit/maneuver.h"

#include <stdlib.h>
#include <string.h>

enum {
    GAINS = LIN_INCH / 3, /* less is not worth a leg */
    UNDER_FIRE = 5,       /* inches that it would rather walk than stand so */
    IN_COVER = 4,         /* quarters of an inch that cover is worth */
    PASSES = 2,           /* inches by which a passage of lines must bring it on */
    BY_ROAD = 2,          /* inches by which a road is better */
    ALIGNED = TB_CIRCLE / 45
};

typedef struct {
    lin_order order;
    int64_t cost;
} choice;

/* ---- How good a place is ---- */

static int32_t far_from(const rg_estimate *p, const rg_errand *e, const tb_body *b)
{
    if (e->foe != RG_NONE)
        return kit_between(b, rg_body(p->view, e->foe));
    return rg_far(b->at, e->to);
}

static bool is_covered(const rg_estimate *p, const tb_body *b)
{
    int n = 0;

    for (int i = 0; i < b->stands; i++)
        n += rg_terrains[rg_spot_at(p->f, tb_centre(&b->stand[i])).ground].cover > RG_NO_COVER;
    return 2 * n >= b->stands;
}

static int64_t cost_of(const rg_estimate *p, const rg_errand *e, const tb_pose *pose)
{
    const int off = abs(rg_off(pose->facing, pose->at, e->to));
    tb_body b;
    int32_t far;
    int64_t cost;

    tb_form(pose, &b);
    far = e->leaves ? rg_far(pose->at, e->to) : far_from(p, e, &b);
    cost = far > e->stop ? far - e->stop : (e->stop - far) / 2;
    if (off > ALIGNED && (e->foe != RG_NONE || far > RG_IN(2))) /* an inch for every 20 degrees */
        cost += (int64_t)(off - ALIGNED) * 18 * LIN_INCH / TB_CIRCLE;
    if (!e->fires && !e->leaves && !e->only_faces && rg_is_under_fire(p, &b))
        cost += RG_IN(UNDER_FIRE);
    if (e->foe != RG_NONE && far < RG_IN(W_NEAR) && is_covered(p, &b))
        cost -= IN_COVER * LIN_INCH / 4;
    return cost;
}

/* How far ahead it wants to go from there. */
static int32_t wanted(const rg_estimate *p, const rg_errand *e, const tb_pose *pose)
{
    const int off = abs(rg_off(pose->facing, pose->at, e->to));
    tb_body b;
    int32_t far;

    if (e->only_faces || off > TB_QUARTER)
        return 0;
    tb_form(pose, &b);
    far = (e->leaves ? rg_far(pose->at, e->to) + LIN_INCH : far_from(p, e, &b)) - e->stop;
    return far > RG_IN(36) ? RG_IN(36) : far;
}

/* What a leg must bring on; at an exit any step does, for it is the last one. */
static int32_t least_gain(const rg_errand *e, lin_point at)
{
    return e->leaves && rg_far(at, e->to) < RG_IN(2) ? 1 : GAINS;
}

/* ---- Legs ---- */

static void consider(choice *best, lin_order o, int64_t cost)
{
    if (cost < best->cost)
        *best = (choice){ o, cost };
}

static void try_straight(const rg_estimate *p, const lin_view *v, int u, const rg_errand *e,
                         int turn, choice *best)
{
    const rg_state *s = v->state;
    const tb_pose pose = rg_pose(v, u);
    const int32_t far = wanted(p, e, &pose);
    rg_leg leg;

    (void)s;
    if (far < GAINS)
        return;
    rg_straight_leg(v, u, (tb_angle)turn, far, 1, &leg);
    if (leg.gone < LIN_INCH / 10)
        return;
    consider(
        best,
        turn ? (lin_order){ .verb = RV_OBLIQUE, .nargs = 4, .arg = { u, turn > 0, abs(turn), far } }
             : (lin_order){ .verb = RV_AHEAD, .nargs = 2, .arg = { u, far } },
        cost_of(p, e, &leg.pose));
}

/* After a wheel or a turn: it stays so, or goes on ahead. */
static void look_on(const rg_estimate *p, int u, const rg_errand *e, const tb_pose *pose,
                    const rg_march *march, lin_order o, choice *best)
{
    rg_state next = *p->s;
    const lin_view v = { p->view->field, &next, p->view->beside };
    choice on = { o, cost_of(p, e, pose) };

    next.at[u] = pose->at;
    next.facing[u] = pose->facing;
    next.march = *march;
    try_straight(p, &v, u, e, 0, &on);
    consider(best, o, on.cost);
}

static void try_wheel(const rg_estimate *p, int u, const rg_errand *e, int turn, choice *best)
{
    rg_leg leg;

    if (abs(turn) < ALIGNED)
        return;
    turn = turn > TB_QUARTER ? TB_QUARTER : turn < -TB_QUARTER ? -TB_QUARTER : turn;
    rg_wheel_leg(p->view, u, turn < 0 ? KIT_LEFT_END : KIT_RIGHT_END, turn, &leg);
    if (abs(leg.turn) >= RG_DEGREE)
        look_on(p, u, e, &leg.pose, &leg.march,
                (lin_order){ .verb = RV_WHEEL, .nargs = 3, .arg = { u, turn > 0, abs(turn) } },
                best);
}

static void try_turn(const rg_estimate *p, int u, const rg_errand *e, int turn, choice *best)
{
    rg_march march = rg_march_of(p->view, u);
    tb_pose pose = rg_pose(p->view, u);
    tb_body b;

    if ((p->s->formation[u] != RG_FIELD_COLUMN && p->s->formation[u] != RG_EXTENDED) ||
        march.legs || march.flags & RG_TURNED || abs(turn) < ALIGNED)
        return;
    turn = turn > TB_EIGHTH ? TB_EIGHTH : turn < -TB_EIGHTH ? -TB_EIGHTH : turn;
    pose.facing = (tb_angle)(pose.facing + turn);
    tb_form(&pose, &b);
    march.flags |= RG_TURNED;
    if (rg_has_room(p->view, u, &b, NULL))
        look_on(p, u, e, &pose, &march,
                (lin_order){ .verb = RV_TURN, .nargs = 3, .arg = { u, turn > 0, abs(turn) } },
                best);
}

/* ---- Things that go with half a move ---- */

static void try_front(const rg_estimate *p, int u, const rg_errand *e, int turn, choice *best)
{
    rg_march march = rg_march_of(p->view, u);
    tb_pose pose;

    if (p->s->menu[u] == RG_TARDY || march.flags & RG_THING_DONE || abs(turn) < TB_EIGHTH / 2 ||
        rg_march_spent(p->view, u, &march) > RG_WHOLE / 2)
        return;
    turn = turn > TB_QUARTER ? TB_QUARTER : turn < -TB_QUARTER ? -TB_QUARTER : turn;
    for (int about = 0; about < 3; about++) {
        if (rg_check_front(p->view, u, about, turn, &pose, NULL) != LIN_OK)
            continue;
        march.flags |= RG_THING_DONE;
        march.limit = march.legs ? 0 : RG_WHOLE / 2;
        look_on(p, u, e, &pose, &march,
                (lin_order){ .verb = RV_FRONT,
                             .nargs = 4,
                             .arg = { u, about, turn < 0 ? 1 : 2, abs(turn) } },
                best);
        return;
    }
}

static void try_about(const rg_estimate *p, int u, const rg_errand *e, int off, choice *best)
{
    tb_pose pose = rg_pose(p->view, u);

    if (abs(off) < 3 * TB_EIGHTH || rg_check_about(p->view, u, NULL) != LIN_OK)
        return;
    pose.facing = (tb_angle)(pose.facing + TB_CIRCLE / 2);
    consider(best, (lin_order){ .verb = RV_ABOUT, .nargs = 1, .arg = { u } }, cost_of(p, e, &pose));
}

static void try_back(const rg_estimate *p, int u, const rg_errand *e, choice *best)
{
    const tb_body *b = rg_body(p->view, u);
    const int32_t far = e->stop - far_from(p, e, b);
    rg_leg leg;

    if (e->only_faces || e->leaves || e->foe == RG_NONE || far < LIN_INCH ||
        !rg_is_under_fire(p, b))
        return;
    rg_straight_leg(p->view, u, TB_CIRCLE / 2, far, 2, &leg);
    if (leg.gone >= LIN_INCH / 2)
        consider(best, (lin_order){ .verb = RV_BACK, .nargs = 2, .arg = { u, far } },
                 cost_of(p, e, &leg.pose));
}

/* Through friends who stand before it and are not disordered by it, RG-6.45 to RG-6.47: where they
 * are worn, or the enemy is still far. */
static void try_passage(const rg_estimate *p, int u, const rg_errand *e, choice *best)
{
    const tb_pose pose = rg_pose(p->view, u);
    const int32_t far = wanted(p, e, &pose);
    rg_state next = *p->s;
    const lin_view v = { p->view->field, &next, p->view->beside };
    rg_leg leg;

    if (p->s->march.unit == u || p->s->menu[u] == RG_TARDY || p->f->rating[u] == RG_RAW ||
        rg_is_disordered(p->s, u) || e->only_faces || far < RG_IN(PASSES))
        return;
    rg_straight_leg(p->view, u, 0, far, 1, &leg);
    if (leg.unit == RG_NONE || p->f->side[leg.unit] != p->side || !rg_is_troops(p->f, leg.unit) ||
        p->f->rating[leg.unit] == RG_RAW || rg_is_disordered(p->s, leg.unit) ||
        (rg_wear_of(p->f, p->s, leg.unit) == RG_FRESH && far < RG_IN(W_FORMS)) ||
        rg_going_under(p, pose.at) != RG_OPEN)
        return;
    next.march = (rg_march){ .unit = (uint8_t)u,
                             .limit = RG_WHOLE / 2,
                             .flags = RG_PASSING | RG_THING_DONE };
    rg_straight_leg(&v, u, 0, far, 1, &leg);
    if (leg.gone < RG_IN(PASSES))
        return;
    consider(best, (lin_order){ .verb = RV_THROUGH, .nargs = 1, .arg = { u } },
             cost_of(p, e, &leg.pose) + RG_IN(PASSES));
}

/* ---- The next one ---- */

bool rg_next_leg(const rg_estimate *p, int u, const rg_errand *e, lin_order *out)
{
    static const int16_t aslant[] = { TB_EIGHTH / 3, TB_EIGHTH * 2 / 3, TB_EIGHTH };
    const rg_march m = rg_march_of(p->view, u);
    const tb_pose pose = rg_pose(p->view, u);
    const int off = rg_off(pose.facing, pose.at, e->to);
    const int64_t now = cost_of(p, e, &pose);
    choice best = { { 0 }, now - least_gain(e, pose.at) };

    if (!rg_has_zone(p->s, u))
        return false;
    if (m.legs < RG_LEGS) {
        try_straight(p, p->view, u, e, 0, &best);
        try_turn(p, u, e, off, &best);
        if (!(m.flags & RG_OBLIQUED) && !e->only_faces)
            try_wheel(p, u, e, off, &best);
        if (!(m.flags & RG_OBLIQUED) && e->only_faces)
            try_wheel(p, u, e, off / 2, &best);
        for (int i = 0; i < 3 && !(m.flags & RG_WHEELED) && abs(off) < TB_EIGHTH; i++) {
            try_straight(p, p->view, u, e, aslant[i], &best);
            try_straight(p, p->view, u, e, -aslant[i], &best);
        }
        try_back(p, u, e, &best);
    }
    if (rg_is_troops(p->f, u)) {
        try_front(p, u, e, off, &best);
        try_passage(p, u, e, &best);
        if (!(m.flags & (RG_THING_DONE | RG_IN_FULL)) && !(m.legs && p->s->menu[u] == RG_TARDY))
            try_about(p, u, e, off, &best);
    }
    *out = best.order;
    return best.order.nargs > 0;
}

/* ---- Columns on the march, and limbered guns ---- */

static int64_t cost_of_head(const rg_errand *e, const rg_leg *leg)
{
    const lin_point head = leg->track.head;
    const int32_t far = rg_far(head, e->to);
    /* of a place that it has reached nobody can say in which direction it lies */
    const int off = far < LIN_INCH ? 0 : abs(rg_off(leg->track.facing, head, e->to));

    return (far > e->stop ? far - e->stop : 0) + (off > TB_QUARTER  ? RG_IN(2)
                                                  : off > TB_EIGHTH ? LIN_INCH
                                                                    : 0);
}

static void try_head(const rg_estimate *p, int u, const rg_errand *e, lin_point to, choice *best)
{
    rg_leg leg;

    rg_snake_leg(p->view, u, to, &leg);
    if (leg.gone >= (least_gain(e, p->s->at[u]) < GAINS ? 1 : LIN_INCH / 4))
        consider(best, (lin_order){ .verb = RV_HEAD, .nargs = 3, .arg = { u, to.x, to.y } },
                 cost_of_head(e, &leg));
}

/* Along the road as long as it leads on; where that is barred or slow, round about. */
bool rg_next_of_snake(const rg_estimate *p, int u, const rg_errand *e, lin_order *out)
{
    const tb_box table = kit_box_of_table(p->f->scenery.size);
    const rg_march m = rg_march_of(p->view, u);
    const lin_point at = p->s->at[u];
    rg_leg leg = { .track = rg_track(p->view, u) };
    const int64_t now = cost_of_head(e, &leg);
    choice best = { { 0 }, now - least_gain(e, at) };
    int32_t far = rg_far(at, e->to) - e->stop;

    *out = best.order;
    if (m.legs >= RG_SNAKE_LEGS || (far < LIN_INCH / 2 && !e->leaves))
        return false;
    far = far < LIN_INCH ? LIN_INCH : far;
    if (rg_road_of(p->view, u) != RG_NONE) {
        rg_road_leg(p->view, u, far, &leg);
        if (leg.gone >= LIN_INCH / 4)
            consider(&best, (lin_order){ .verb = RV_ROAD, .nargs = 2, .arg = { u, far } },
                     cost_of_head(e, &leg) - RG_IN(BY_ROAD));
    }
    for (int k = 0; k <= 6 && (k == 0 || best.cost > now - RG_IN(BY_ROAD)); k++)
        for (int side = -1; side <= (k ? 1 : -1); side += 2) {
            const tb_angle way = (tb_angle)(tb_bearing(at, e->to) + side * k * TB_EIGHTH / 3);
            const lin_point to = tb_go(at, way, k && far > RG_IN(8) ? RG_IN(8) : far, 0);

            try_head(p, u, e, kit_box_nearest(&table, to), &best);
        }
    *out = best.order;
    return best.order.nargs > 0;
}

/* ---- Formation ---- */

/* What it fights in. */
static int fighting_formation(const rg_estimate *p, int u)
{
    const bool foot = p->f->type[u] == RG_CAVALRY && p->s->mark[u] & RG_ON_FOOT;

    if (p->s->formation[u] == RG_EXTENDED && p->f->formation[u] == RG_EXTENDED)
        return RG_EXTENDED;
    return rg_may_form(p->f, u, RG_LINE, foot) ? RG_LINE : RG_EXTENDED;
}

int rg_formation_wanted(const rg_estimate *p, int u, const rg_errand *e)
{
    const int now = p->s->formation[u];
    int32_t far;
    const int foe = rg_nearest_foe(p, u, &far);

    if (now == RG_GARRISON || now == RG_BROKEN || rg_is_guns(p->f, u))
        return now;
    if (e->leaves) { /* in column as long as the way is free */
        if (now == RG_MARCH_COLUMN)
            return foe != RG_NONE && far <= RG_IN(2) ? fighting_formation(p, u) : now;
        return now;
    }
    if (foe != RG_NONE && far <= RG_IN(W_FORMS))
        return fighting_formation(p, u);
    if (now == RG_MARCH_COLUMN || now == RG_FIELD_COLUMN || now == RG_EXTENDED)
        return now;
    if (p->f->type[u] == RG_INFANTRY && (foe == RG_NONE || far > RG_IN(W_COLUMN)) &&
        rg_far(p->s->at[u], e->to) > RG_IN(W_COLUMN) &&
        rg_may_form(p->f, u, RG_FIELD_COLUMN, false))
        return RG_FIELD_COLUMN;
    return now == RG_MASS ? fighting_formation(p, u) : now;
}
