/* guns.c -- guns: up to where they see the enemy within a good range, unlimbered, turned to him, by
 * hand where that is enough, and back with their brigade when nothing is before them. */
#include "rules/regimental/doctrine/doctrine.h"

#include <stdlib.h>

static bool is_limbered(const rg_estimate *p, int u)
{
    return p->s->formation[u] == RG_LIMBERED;
}

static bool is_silenced(const rg_estimate *p, int u)
{
    return p->s->gun[u] & 15 & (p->s->gun[u] >> RG_GUN_SILENCED);
}

static int32_t range_of(const rg_estimate *p, int u)
{
    int32_t far = 0;

    for (int band = 0; band < RG_GUN_BANDS; band++)
        if (rg_cannonade[p->f->gun[u]][band])
            far = RG_IN(rg_gun_range[band]);
    return far;
}

/* The nearest that it sees within its range. */
int rg_gun_target(const rg_estimate *p, int u, int32_t *far)
{
    int found = RG_NONE;

    *far = range_of(p, u) + 1;
    for (int e = tb_next(&p->foes, 0); e >= 0; e = tb_next(&p->foes, e + 1)) {
        const int32_t now = rg_gap(p->view, u, e);

        if (now < *far && rg_sees(p->view, u, e)) {
            *far = now;
            found = e;
        }
    }
    return found;
}

/* Can all of it bear on him as it stands? */
static bool bears(const rg_estimate *p, int u, int e)
{
    return abs(rg_off(p->s->facing[u], p->s->at[u], rg_centre(p->view, e))) < TB_EIGHTH * 9 / 10;
}

static bool is_in_place(const rg_estimate *p, int u, int target, int32_t far)
{
    (void)u;
    return target != RG_NONE && (far <= RG_IN(W_GUN_REACH) || p->stance == RG_DEFENDS);
}

/* Up toward the nearest enemy, and no nearer to his foot than is wise. */
static bool errand(const rg_estimate *p, int u, rg_errand *out)
{
    int32_t far;
    const int e = rg_nearest_foe(p, u, &far);

    if (e == RG_NONE)
        return false;
    *out = (rg_errand){ .to = rg_nearest_point(p, e, p->s->at[u]),
                        .stop = RG_IN(W_GUN_SAFE),
                        .foe = (uint8_t)e };
    return far > RG_IN(W_GUN_SAFE);
}

/* So few inches nearer, by hand, that it has more points from there on: RG-6.29. */
static bool is_worth_hauling(const rg_estimate *p, int u, int target, int32_t far, int32_t *by)
{
    const int32_t most = RG_IN(p->f->gun[u] == RG_GG ? 4 : 2);

    *by = 0;
    if (target == RG_NONE || p->stance != RG_ATTACKS || p->turns_left < W_HURRY ||
        p->s->formation[u] != RG_UNLIMBERED || !rg_is_light(p->f, u) ||
        p->f->flags[u] & RG_IS_EMPLACED || far < RG_IN(W_GUN_SAFE))
        return false;
    for (int band = 0; band + 1 < RG_GUN_BANDS; band++)
        if (far > RG_IN(rg_gun_range[band]) &&
            far <= RG_IN(rg_gun_range[band]) + most - LIN_INCH / 8 &&
            rg_cannonade[p->f->gun[u]][band] > rg_cannonade[p->f->gun[u]][band + 1])
            *by = far - RG_IN(rg_gun_range[band]) + LIN_INCH / 8;
    return *by > 0;
}

bool rg_gun_wants(const rg_estimate *p, int u)
{
    int32_t far;
    const int target = rg_gun_target(p, u, &far);
    int32_t by;
    rg_errand e;

    if (p->f->flags[u] & RG_IS_EMPLACED)
        return is_silenced(p, u) || (target != RG_NONE && !bears(p, u, target));
    if (is_silenced(p, u))
        return true;
    if (target != RG_NONE)
        return is_limbered(p, u) || !bears(p, u, target) ||
               is_worth_hauling(p, u, target, far, &by);
    if (p->s->gun[u] >> RG_GUN_LOW & 15 && rg_check_replenish(p->view, u, NULL) == LIN_OK)
        return true;
    return p->stance == RG_ATTACKS && errand(p, u, &e);
}

static bool unlimbers(const rg_estimate *p, int u, int target, lin_order *out)
{
    const int off = abs(rg_off(p->s->facing[u], p->s->at[u], rg_centre(p->view, target)));

    *out = (lin_order){ .verb = RV_UNLIMBER, .nargs = 2, .arg = { u, off > TB_QUARTER } };
    return rg_check_limber(p->view, u, false, off > TB_QUARTER, NULL) == LIN_OK;
}

static bool of_limbered(const rg_estimate *p, int u, int target, int32_t far, lin_order *out)
{
    const bool moved = p->s->march.unit == u && p->s->march.legs > 0;
    rg_errand e;

    if (is_in_place(p, u, target, far) && (!moved || rg_is_light(p->f, u)) &&
        unlimbers(p, u, target, out))
        return true;
    if (is_in_place(p, u, target, far) || !errand(p, u, &e))
        return false;
    return rg_next_of_snake(p, u, &e, out);
}

static bool of_unlimbered(const rg_estimate *p, int u, int target, int32_t far, lin_order *out)
{
    rg_errand e;
    int32_t by;

    if (target != RG_NONE && !bears(p, u, target) && p->s->march.unit != u) {
        *out = (lin_order){ .verb = RV_PIVOT,
                            .nargs = 2,
                            .arg = { u, tb_bearing(tb_centre(&rg_body(p->view, u)->hull),
                                                   rg_centre(p->view, target)) } };
        return true;
    }
    if (p->s->march.unit != u && p->s->menu[u] != RG_TARDY &&
        is_worth_hauling(p, u, target, far, &by)) {
        const tb_angle way = tb_bearing(p->s->at[u], rg_centre(p->view, target));
        tb_pose pose;

        *out = (lin_order){ .verb = RV_HAUL, .nargs = 3, .arg = { u, way, by } };
        if (rg_check_haul(p->view, u, way, by, &pose, NULL) == LIN_OK)
            return true;
    }
    if (target != RG_NONE) {
        *out = (lin_order){ .verb = RV_STAND_TO, .nargs = 1, .arg = { u } };
        return true;
    }
    if (p->s->march.unit == u || p->f->flags[u] & RG_IS_EMPLACED || p->stance == RG_DEFENDS ||
        !errand(p, u, &e))
        return false;
    *out =
        (lin_order){ .verb = RV_LIMBER,
                     .nargs = 2,
                     .arg = { u, abs(rg_off(p->s->facing[u], p->s->at[u], e.to)) > TB_QUARTER } };
    return true;
}

bool rg_gun_acts(const rg_estimate *p, int u, lin_order *out)
{
    int32_t far;
    const int target = rg_gun_target(p, u, &far);

    if (is_silenced(p, u) && p->s->menu[u] != RG_TARDY && p->s->march.unit != u) {
        *out = (lin_order){ .verb = RV_RALLY, .nargs = 1, .arg = { u } };
        return true;
    }
    return is_limbered(p, u) ? of_limbered(p, u, target, far, out)
                             : of_unlimbered(p, u, target, far, out);
}
