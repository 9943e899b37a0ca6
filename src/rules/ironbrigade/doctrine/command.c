/* command.c -- commanders ride: brigadiers behind the middle of their men, near enough to be of
 * help and out of the enemy's way; the others behind the brigade that has most to do. */
#include "rules/ironbrigade/doctrine/doctrine.h"

/* The unit of his that has most need of him: engaged, or nearest to the enemy; IB_NONE. */
static int most_in_need(const ib_estimate *p, const tb_set *units, int32_t *far)
{
    int found = IB_NONE;

    *far = INT32_MAX;
    for (int u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1)) {
        int32_t now;

        if (!ib_stands(p->s, u) || ib_nearest_foe(p, p->s->at[u], &now) == IB_NONE)
            continue;
        if (p->s->mark[u] & IB_ROUTING)
            now -= IB_IN(3);
        else if (ib_morale[p->f->class[u]][p->s->marks[u]] > 0)
            now -= IB_IN(2);
        if (now < *far) {
            *far = now;
            found = u;
        }
    }
    return found;
}

/* So far behind that place, away from the enemy. */
static lin_point behind(const ib_estimate *p, lin_point at, int inches)
{
    int32_t far;
    const int e = ib_nearest_foe(p, at, &far);
    const kit_size size = p->f->scenery.size;
    const tb_box table = kit_box_of_table(size);

    if (e == IB_NONE)
        return at;
    at = tb_go(at, tb_bearing(p->s->at[e], at), IB_IN(inches), 0);
    return kit_box_nearest(&table, at);
}

static lin_point place_of_brigadier(const ib_estimate *p, int b)
{
    int count;
    int32_t far;
    const lin_point middle = ib_middle(p, b, &count);
    const int u = most_in_need(p, &p->f->brigade_of[b].units, &far);

    if (u == IB_NONE)
        return middle;
    if (far > IB_IN(W_NEAR) && count > 0)
        return behind(p, middle, W_RIDES_BEHIND);
    return behind(p, p->s->at[u], W_RIDES_BEHIND);
}

/* The brigade that he leads himself, or IB_NONE. */
static int his_own(const ib_estimate *p, int c)
{
    for (int b = 0; b < p->f->brigades; b++)
        if (p->f->brigade_of[b].commander == c)
            return b;
    return IB_NONE;
}

/* Of his brigades, the nearest to the enemy. */
static bool place_of_chief(const ib_estimate *p, int c, lin_point *out)
{
    int32_t least = INT32_MAX;

    for (int b = 0; b < p->f->brigades; b++) {
        const int d = p->f->brigade_of[b].division;
        int count;
        lin_point at;
        int32_t far;

        if (d == IB_NONE || p->f->division_of[d].commander != c)
            continue;
        at = ib_middle(p, b, &count);
        if (count == 0 || ib_is_gun_brigade(p, b) || ib_nearest_foe(p, at, &far) == IB_NONE ||
            far >= least)
            continue;
        least = far;
        *out = behind(p, at, W_CHIEF_BEHIND);
    }
    return least < INT32_MAX;
}

/* Nobody rides in among the enemy. */
static bool is_safe(const ib_estimate *p, lin_point to)
{
    int32_t far;

    return ib_nearest_danger(p, to, &far) == IB_NONE || far > IB_IN(W_SAFE);
}

bool ib_commander_rides(const ib_estimate *p, int c, lin_order *out)
{
    const int b = his_own(p, c);
    lin_point to;

    if (b != IB_NONE)
        to = place_of_brigadier(p, b);
    else if (!place_of_chief(p, c, &to))
        return false;
    *out = (lin_order){ .verb = IV_RIDE, .nargs = 3, .arg = { c, to.x, to.y } };
    return (to.x != 0 || to.y != 0) && ib_eye(p, p->s->at[c], to) > IB_IN(W_STAYS) &&
           is_safe(p, to);
}
