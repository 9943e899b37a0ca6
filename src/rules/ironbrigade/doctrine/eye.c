/* eye.c -- what is seen, and how it stands. Every distance here is judged by eye (IB-12.11). */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/victory.h"
#include "rules/ironbrigade/doctrine/doctrine.h"

#include <string.h>

int32_t ib_eye(const ib_estimate *p, lin_point a, lin_point b)
{
    return ib_judged_way(p->view, a, b);
}

bool ib_is_there(const ib_estimate *p, int u)
{
    return ib_is_unit(p->f, u) && ib_stands(p->s, u);
}

bool ib_is_foot(const ib_estimate *p, int u)
{
    return p->f->type[u] == IB_INFANTRY;
}

int ib_off(const ib_estimate *p, int u, lin_point to)
{
    return tb_turn(p->s->facing[u], tb_bearing(p->s->at[u], to)) * 360 / TB_CIRCLE;
}

int ib_nearest_foe(const ib_estimate *p, lin_point to, int32_t *far)
{
    const tb_set *foes = &p->f->bodies[p->enemy];
    int found = IB_NONE;

    *far = INT32_MAX;
    for (int e = tb_next(foes, 0); e >= 0; e = tb_next(foes, e + 1)) {
        int32_t now;

        if (!ib_stands(p->s, e) || (now = ib_eye(p, to, p->s->at[e])) >= *far)
            continue;
        *far = now;
        found = e;
    }
    return found;
}

int ib_nearest_danger(const ib_estimate *p, lin_point to, int32_t *far)
{
    const tb_set *foes = &p->f->bodies[p->enemy];
    int found = IB_NONE;

    *far = INT32_MAX;
    for (int e = tb_next(foes, 0); e >= 0; e = tb_next(foes, e + 1)) {
        int32_t now;

        if (!ib_stands(p->s, e) || p->s->mark[e] & IB_ROUTING || p->f->type[e] == IB_GUN ||
            (now = ib_eye(p, to, p->s->at[e])) >= *far)
            continue;
        *far = now;
        found = e;
    }
    return found;
}

lin_point ib_middle(const ib_estimate *p, int brigade, int *count)
{
    const tb_set *units = &p->f->brigade_of[brigade].units;
    int64_t x = 0, y = 0;

    *count = 0;
    for (int u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1))
        if (ib_stands(p->s, u) && !(p->s->mark[u] & IB_ROUTING)) {
            x += p->s->at[u].x;
            y += p->s->at[u].y;
            ++*count;
        }
    if (*count == 0)
        return (lin_point){ 0, 0 };
    return (lin_point){ (int32_t)(x / *count), (int32_t)(y / *count) };
}

bool ib_is_gun_brigade(const ib_estimate *p, int brigade)
{
    const tb_set *units = &p->f->brigade_of[brigade].units;
    int guns = 0, others = 0;

    for (int u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1))
        if (p->s->where[u] == IB_ON_TABLE || p->s->where[u] == IB_TO_COME) {
            guns += p->f->type[u] == IB_GUN;
            others += p->f->type[u] != IB_GUN;
        }
    return guns > others;
}

bool ib_is_at_goal(const ib_estimate *p, int u)
{
    const ib_terms *t = &p->f->terms;

    if (!p->has_goal)
        return false;
    return t->kind == IB_TERMS_TAKES ? ib_in_piece(p->view, u, t->piece)
                                     : ib_eye(p, p->s->at[u], t->at) <= t->far;
}

bool ib_sees(const ib_estimate *p, int from, int to)
{
    return ib_see(p->view, from, to, IB_NONE).open;
}

/* ---- How it stands ---- */

/* The middle of an area, well inside it. */
static lin_point middle_of(const ib_field *f, int piece)
{
    const tb_box *b = &f->scenery.piece[piece].shape.box;

    return (lin_point){ b->west + (b->east - b->west) / 2, b->south + (b->north - b->south) / 2 };
}

static void find_goal(ib_estimate *p)
{
    const ib_terms *t = &p->f->terms;

    p->has_goal = t->kind == IB_TERMS_TAKES || t->kind == IB_TERMS_HOLDS;
    if (!p->has_goal)
        return;
    p->goal = t->kind == IB_TERMS_TAKES ? middle_of(p->f, t->piece) : t->at;
    for (int side = 0; side < LIN_SIDES; side++) {
        const tb_set *all = &p->f->bodies[side];

        for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1))
            if (ib_stands(p->s, u) && ib_is_at_goal(p, u))
                ++*(side == p->side ? &p->goal_friends : &p->goal_enemies);
    }
}

static int strength(const ib_estimate *p, int side)
{
    const tb_set *all = &p->f->bodies[side];
    int sum = 0;

    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1))
        if (ib_stands(p->s, u) && !(p->s->mark[u] & IB_ROUTING))
            sum += ib_unit_worth(p, u);
    return sum;
}

/* How many brigades of a side the battle's file orders to hold their ground, less the others. */
static int are_to_hold(const ib_estimate *p, int side)
{
    int n = 0;

    for (int b = 0; b < p->f->brigades; b++)
        if (p->f->brigade_of[b].side == side && p->f->brigade_of[b].printed)
            n += p->f->brigade_of[b].first.kind == IB_HOLD ? 1 : -1;
    return n;
}

/* Who must come to win, comes; nobody else does unless he is by far the stronger. Where losses
 * alone decide, it is as the battle's orders have it. */
static ib_stance stance_of(const ib_estimate *p)
{
    const ib_terms *t = &p->f->terms;
    const int ours = strength(p, p->side), theirs = strength(p, p->enemy);

    switch (t->kind) {
    case IB_TERMS_HOLDS:
        return IB_ATTACKS;
    case IB_TERMS_TAKES:
    case IB_TERMS_BREAKS:
        return t->side == p->side || ours > 2 * theirs ? IB_ATTACKS : IB_DEFENDS;
    default:
        return are_to_hold(p, p->side) <= 0 || 2 * ours > 3 * theirs ? IB_ATTACKS : IB_DEFENDS;
    }
}

/* IB-10.1 to IB-10.8: a nation that is near its limit has no unit to spare. */
static void weigh_losses(ib_estimate *p)
{
    for (int side = 0; side < LIN_SIDES; side++)
        for (int n = 0; n < IB_NATIONS; n++) {
            int left = 3;

            if (p->f->force[side][n] && !p->f->terms.no_limits &&
                !ib_option(p->f, IB_OPT_LOSS_BY_MARKS))
                left = ib_limit_of(p->f, side, n) - ib_lost(p->view, side, n);
            p->lost[side][n] = left <= 1 ? 3 * W_LOST : left == 2 ? 2 * W_LOST : W_LOST;
        }
}

void ib_make_estimate(ib_estimate *p, const lin_view *view)
{
    memset(p, 0, sizeof *p);
    p->view = view;
    p->f = ib_field_of(view->field);
    p->s = view->state;
    p->frame = lin_top(lin_head_in(view->state));
    p->side = (int)ib_steps[p->frame->step].who(view, p->frame);
    p->enemy = 1 - p->side;
    p->turns_left = p->f->turns - p->s->turn;
    weigh_losses(p);
    find_goal(p);
    p->stance = stance_of(p);
}
