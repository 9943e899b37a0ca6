/* errand.c -- whom a unit goes for, and where to: as its order lets it, and as far as is wise. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/doctrine/doctrine.h"

/* How many of ours are nearer to that enemy and go for nobody nearer: he is seen to already. */
static int seen_to(const ib_estimate *p, int u, int e, int32_t far)
{
    const tb_set *all = &p->f->bodies[p->side];
    int n = 0;

    for (int v = tb_next(all, 0); v >= 0; v = tb_next(all, v + 1))
        n += v != u && ib_stands(p->s, v) && p->f->type[v] != IB_GUN &&
             !(p->s->mark[v] & IB_ROUTING) && ib_judged(p->view, v, e) < far;
    return n;
}

/* Who runs is left to those who are near; who stands on what decides comes first. */
static int32_t reluctance(const ib_estimate *p, int u, int e, int32_t far)
{
    int32_t more = seen_to(p, u, e, far) * IB_IN(W_CROWD);

    if (p->s->mark[e] & IB_ROUTING)
        more += IB_IN(6);
    if (p->has_goal && ib_is_at_goal(p, e))
        more -= IB_IN(6);
    return more;
}

int ib_its_foe(const ib_estimate *p, int u, int32_t *far)
{
    const tb_set *foes = &p->f->bodies[p->enemy];
    int32_t least = INT32_MAX;
    int found = IB_NONE;

    for (int e = tb_next(foes, 0); e >= 0; e = tb_next(foes, e + 1)) {
        int32_t now, sum;

        if (!ib_stands(p->s, e) || (now = ib_judged(p->view, u, e)) > IB_IN(W_NEAR) ||
            !ib_lets_it_go(p, u, p->s->at[e]) || (sum = now + reluctance(p, u, e, now)) >= least)
            continue;
        least = sum;
        found = e;
        *far = now;
    }
    return found;
}

/* Does it stand on what decides the battle, and is wanted there? */
static bool keeps_place(const ib_estimate *p, int u)
{
    if (!p->has_goal || !ib_is_at_goal(p, u))
        return false;
    return p->f->terms.kind == IB_TERMS_HOLDS ? p->goal_friends <= 2 || p->turns_left < 2
                                              : p->goal_enemies == 0;
}

/* Against an enemy: near enough for a volley, and no nearer; horse waits for its moment. */
static bool against(const ib_estimate *p, int u, int e, int32_t far, ib_errand *out)
{
    *out = (ib_errand){ .to = p->s->at[e] };
    if (p->f->type[u] == IB_CAVALRY) {
        out->stop =
            p->s->mark[e] & IB_ROUTING || !ib_is_loaded(p->s, e) ? IB_IN(4) : IB_IN(W_HORSE_OFF);
        return true;
    }
    if (far <= IB_IN(ib_sa_range[IB_SHORT]))
        out->stop = far; /* faced, at most */
    else if (far <= IB_TENTHS(72) && ib_is_loaded(p->s, u))
        out->stop = IB_TENTHS(32);
    else if (!ib_is_loaded(p->s, u))
        out->stop = IB_IN(9);
    else
        out->stop = IB_TENTHS(65);
    out->half = far <= IB_TENTHS(72) && ib_is_loaded(p->s, u) && p->f->class[u] != IB_RAW;
    return true;
}

/* To where its order leads, in the place that it has in its brigade's line. */
static bool as_ordered(const ib_estimate *p, int u, ib_errand *out)
{
    const int b = p->f->brigade[u];
    lin_point to, middle;
    int count, side;
    tb_angle way;
    int32_t aside;

    if (b == IB_NONE || !ib_ordered_to(p, u, &to))
        return false;
    middle = ib_middle(p, b, &count);
    way = tb_bearing(middle, to);
    side = tb_turn(way, tb_bearing(middle, p->s->at[u]));
    aside = ib_eye(p, middle, p->s->at[u]);
    aside = aside > IB_IN(5) ? IB_IN(5) : aside;
    if (p->has_goal && to.x == p->goal.x && to.y == p->goal.y && aside > IB_IN(3))
        aside = IB_IN(3);
    if (side > TB_EIGHTH / 2 && side < 7 * TB_EIGHTH / 2)
        to = tb_go(to, way, 0, aside);
    else if (side < -TB_EIGHTH / 2 && side > -7 * TB_EIGHTH / 2)
        to = tb_go(to, way, 0, -aside);
    *out = (ib_errand){ .to = to, .stop = LIN_INCH };
    return ib_eye(p, p->s->at[u], to) > IB_IN(2);
}

/* Who defends stays in his place, with his front to the enemy, until the enemy is near. Out of
 * cover nobody goes to meet him. */
static bool of_defence(const ib_estimate *p, int u, ib_errand *out)
{
    int32_t far;
    const int e = ib_its_foe(p, u, &far);
    lin_point to;

    if (e != IB_NONE && far <= IB_TENTHS(72) && ib_is_loaded(p->s, u) &&
        ib_cover_on_line(p->view, p->s->at[e], p->s->at[u], u) == IB_NO_COVER)
        return against(p, u, e, far, out);
    if (e != IB_NONE) {
        *out = (ib_errand){ .to = p->s->at[e], .stop = far, .half = true };
        return !ib_in_arc(p->view, u, e);
    }
    if (ib_ordered_to(p, u, &to) && ib_eye(p, p->s->at[u], to) > IB_IN(W_STRAYED))
        return as_ordered(p, u, out);
    return false;
}

/* IB-14.22: they have done what was asked of them. */
static bool withdraws(const ib_estimate *p, int u)
{
    return p->s->mark[u] & IB_WITHDRAWS && p->s->marks[u] < ib_marks_of[p->f->class[u]] - 1;
}

static bool errand_of(const ib_estimate *p, int u, ib_errand *out)
{
    const int b = p->f->brigade[u];
    const bool holds = b != IB_NONE && p->s->command[b].kind == IB_HOLD;
    int32_t far;
    int e;

    if (p->f->type[u] == IB_GUN)
        return ib_gun_errand(p, u, out);
    if (withdraws(p, u))
        return as_ordered(p, u, out);
    if (p->stance == IB_DEFENDS && holds)
        return of_defence(p, u, out);
    e = ib_its_foe(p, u, &far);
    if (keeps_place(p, u)) {
        if (e == IB_NONE || far > IB_TENTHS(72))
            return false;
        *out = (ib_errand){ .to = p->s->at[e], .stop = far, .half = true };
        return true;
    }
    if (e != IB_NONE)
        return against(p, u, e, far, out);
    return as_ordered(p, u, out);
}

bool ib_errand_of(const ib_estimate *p, int u, ib_errand *out)
{
    if (!errand_of(p, u, out))
        return false;
    out->road = ib_takes_road(p, u, out);
    return out->road || ib_go_round(p, u, out);
}
