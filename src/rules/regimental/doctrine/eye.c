/* eye.c -- who is where: distances, the nearest enemy, whose fire one would stand in. */
#include "rules/regimental/doctrine/doctrine.h"
#include "kit/discs.h"

int32_t rg_far(lin_point a, lin_point b)
{
    return kit_length(kit_way(a, b));
}

int rg_off(tb_angle facing, lin_point from, lin_point to)
{
    return tb_turn(facing, tb_bearing(from, to));
}

bool rg_is_steady(const rg_estimate *p, int u)
{
    return rg_stands(p->s, u) && rg_is_troops(p->f, u) && !rg_is_broken(p->s, u);
}

int rg_nearest_foe(const rg_estimate *p, int u, int32_t *far)
{
    return rg_nearest(p->view, u, &p->foes, far);
}

lin_point rg_nearest_point(const rg_estimate *p, int u, lin_point to)
{
    tb_set one = { { 0 } };
    lin_point there = p->s->at[u];

    kit_set_put(&one, u);
    kit_nearest_body(kit_refresh(rg_window(p->view)), &one, to, &there);
    return there;
}

/* Could it fire a volley, or canister, at somebody so near in front of it? */
static bool bites(const rg_estimate *p, int e)
{
    const int formation = p->s->formation[e];

    if (rg_is_guns(p->f, e))
        return formation == RG_UNLIMBERED && p->s->gun[e] & 15 & ~(p->s->gun[e] >> RG_GUN_SILENCED);
    return !rg_is_broken(p->s, e) && formation != RG_MARCH_COLUMN && !rg_is_mounted(p->f, p->s, e);
}

bool rg_is_under_fire(const rg_estimate *p, const tb_body *b)
{
    const int32_t close = rg_close(p->f) + LIN_INCH / 8;

    for (int e = tb_next(&p->foes, 0); e >= 0; e = tb_next(&p->foes, e + 1)) {
        const tb_body *his = rg_body(p->view, e);
        tb_arc arc;

        if (!bites(p, e) || kit_between(b, his) > close)
            continue;
        if (!rg_has_zone(p->s, e))
            return true;
        arc = tb_arc_of(his);
        if (tb_arc_meets(&arc, &b->hull))
            return true;
    }
    return false;
}

bool rg_has_cover(const rg_estimate *p, int u)
{
    const tb_body *b = rg_body(p->view, u);
    int n = 0;

    if (p->s->in[u] || rg_in_linear_cover(p->view, u) || rg_is_fortified(p->view, u))
        return true;
    for (int i = 0; i < b->stands; i++) {
        const rg_spot spot = rg_spot_at(p->f, tb_centre(&b->stand[i]));

        n += rg_terrains[spot.ground].cover > RG_NO_COVER;
    }
    return 2 * n >= b->stands;
}

int rg_going_under(const rg_estimate *p, lin_point at)
{
    return rg_terrains[rg_spot_at(p->f, at).ground].going;
}
