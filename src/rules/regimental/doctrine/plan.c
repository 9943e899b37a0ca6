/* plan.c -- what decides the battle: who is ahead if it ended now, which places are to be had, and
 * who is to go there.
 *
 * Who is ahead by enough to win (RG-15.32) keeps what he has; whoever is not goes and gets it.
 * While nobody is, the stronger attacks, and late in the day both do. */
#include "rules/regimental/doctrine/doctrine.h"
#include "rules/regimental/victory/victory.h"
#include "kit/edges.h"

#include <string.h>

/* ---- Who attacks ---- */

/* Elite troops are worth twice their number of trained ones, and raw ones two thirds. */
static int strength(const rg_estimate *p, int side)
{
    static const uint8_t each[RG_RATINGS] = { 6, 5, 3, 2 };
    int n = 0;

    for (int u = tb_next(&p->f->bodies[side], 0); u >= 0; u = tb_next(&p->f->bodies[side], u + 1))
        if (rg_is_steady(p, u))
            n += p->s->stands[u] * each[p->f->rating[u]];
    return n;
}

static rg_stance stance_of(const rg_estimate *p)
{
    const int mine = rg_total(p->view, p->side), his = rg_total(p->view, p->enemy);
    const int most = mine > his ? mine : his;

    if (p->f->exits[p->side] && p->f->exit_points[p->side])
        return RG_ATTACKS;
    if (mine > his && 10 * (mine - his) >= most)
        return RG_DEFENDS;
    if (10 * (his - mine) >= most && his > mine)
        return RG_ATTACKS;
    return p->turns_left * 2 < p->f->turns || strength(p, p->side) >= strength(p, p->enemy)
               ? RG_ATTACKS
               : RG_DEFENDS;
}

/* ---- Places ---- */

static bool is_ground(const rg_objective *o)
{
    return o->kind == RG_HOLD_POINT || o->kind == RG_HOLD_PIECE;
}

/* The nearest place of it, well inside. */
lin_point rg_goal_point(const rg_estimate *p, int objective, lin_point from)
{
    const rg_objective *o = &p->f->objective[objective];
    const tb_box *all;
    tb_box box;
    int32_t in;

    if (o->kind == RG_HOLD_POINT || o->piece == RG_NONE)
        return o->at;
    all = &p->f->scenery.piece[o->piece].shape.box;
    in = (all->east - all->west < all->north - all->south ? all->east - all->west
                                                          : all->north - all->south) /
         4;
    in = in > RG_IN(3) ? RG_IN(3) : in;
    box = kit_box_widened(all, -in);
    return kit_box_nearest(&box, from);
}

bool rg_is_at(const rg_estimate *p, int u, int objective)
{
    const rg_objective *o = &p->f->objective[objective];
    const tb_body *b = rg_body(p->view, u);

    if (!is_ground(o) || !rg_is_steady(p, u))
        return false;
    if (o->kind == RG_HOLD_PIECE && p->s->in[u] == o->piece + 1)
        return true;
    for (int i = 0; i < b->stands; i++)
        if (o->kind == RG_HOLD_PIECE
                ? tb_area_holds(&p->f->scenery.piece[o->piece].shape, tb_centre(&b->stand[i]))
                : tb_point_within(&b->stand[i], o->at, o->far))
            return true;
    return false;
}

/* An enemy so near to it that those who hold it stay. */
static bool is_threatened(const rg_estimate *p, lin_point at)
{
    for (int e = tb_next(&p->foes, 0); e >= 0; e = tb_next(&p->foes, e + 1))
        if (rg_is_troops(p->f, e) &&
            tb_point_distance(&rg_body(p->view, e)->hull, at) <= RG_IN(W_GUARD))
            return true;
    return false;
}

bool rg_keeps_place(const rg_estimate *p, int u)
{
    for (int i = 0; i < p->f->objectives; i++) {
        const rg_objective *o = &p->f->objective[i];

        if (!is_ground(o) || p->holder[i] != p->side || !rg_is_at(p, u, i))
            continue;
        if (o->majority ? p->stance == RG_DEFENDS : p->claimed[i] == u || p->turns_left == 0)
            return true;
        if (p->stance == RG_DEFENDS && is_threatened(p, rg_goal_point(p, i, p->s->at[u])))
            return true;
    }
    return false;
}

/* How dear it is to send that unit: the way, and what is missed elsewhere. */
static int32_t price_of(const rg_estimate *p, int u, int objective)
{
    static const uint8_t better[RG_RATINGS] = { 5, 3, 1, 0 };
    const lin_point at = rg_centre(p->view, u);
    int32_t far = rg_far(at, rg_goal_point(p, objective, at));

    if (rg_is_at(p, u, objective))
        far = 0;
    if (rg_is_mounted(p->f, p->s, u) || rg_is_disordered(p->s, u))
        far += RG_IN(6);
    return far + p->s->stands[u] * LIN_INCH / 2 + RG_IN(better[p->f->rating[u]]);
}

static bool is_taken(const rg_estimate *p, int u)
{
    for (int i = 0; i < p->f->objectives; i++)
        if (p->claimed[i] == u)
            return true;
    return false;
}

/* A place of little worth is gone for when there is just time enough. */
static bool is_time(const rg_estimate *p, int objective, int32_t price)
{
    const rg_objective *o = &p->f->objective[objective];

    return o->points >= 5 || price / RG_IN(8) + W_HURRY >= p->turns_left;
}

static void claim(rg_estimate *p, int objective)
{
    const tb_set *own = &p->f->bodies[p->side];
    int32_t least = INT32_MAX;
    int found = RG_NONE;

    for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1)) {
        int32_t price;

        if (!rg_is_steady(p, u) || is_taken(p, u) || (price = price_of(p, u, objective)) >= least)
            continue;
        least = price;
        found = u;
    }
    if (found != RG_NONE && is_time(p, objective, least))
        p->claimed[objective] = (uint8_t)found;
}

/* ---- Off the table ---- */

bool rg_leaves(const rg_estimate *p, int u)
{
    if (p->s->mark[u] & RG_GOING_HOME)
        return true;
    return p->f->exits[p->side] && p->f->exit_points[p->side] &&
           (rg_is_troops(p->f, u) || p->f->type[u] == RG_WAGON);
}

/* ---- The estimate ---- */

void rg_make_estimate(rg_estimate *p, const lin_view *view)
{
    const rg_state *s = view->state;

    *p = (rg_estimate){ .view = view,
                        .f = rg_field_of(view->field),
                        .s = s,
                        .frame = lin_top(lin_head_in(view->state)) };
    p->side = view->field->rules->step[p->frame->step].who
                  ? (int)view->field->rules->step[p->frame->step].who(view, p->frame)
                  : s->side;
    p->enemy = 1 - p->side;
    p->turns_left = p->f->turns - s->turn;
    p->foes = rg_enemies(view, p->side);
    memset(p->claimed, RG_NONE, sizeof p->claimed);
    if (s->phase > RG_PHASE_MANEUVER)
        return; /* nobody asks in fire and combat */
    p->lead = rg_total(view, p->side) - rg_total(view, p->enemy);
    p->stance = stance_of(p);
    for (int i = 0; i < p->f->objectives; i++)
        p->holder[i] = (uint8_t)rg_objective_of(view, &p->f->objective[i]);
    for (int i = 0; i < p->f->objectives; i++)
        if (is_ground(&p->f->objective[i]) && !p->f->objective[i].majority &&
            (p->f->objective[i].side == LIN_NOBODY || p->f->objective[i].side == p->side))
            claim(p, i);
}
