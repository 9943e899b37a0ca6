/* throws.c -- who is thrown for, and with whom.
 *
 * Who must throw does so first and by himself, so that no other unit hangs on the same dice. Then
 * each leader throws for those of his who have something to do, the foremost leader first: they go
 * together or not at all. Who has nothing to do does not throw, and nothing can befall him
 * (RG-3.14). */
#include "rules/regimental/command/command.h"
#include "rules/regimental/doctrine/doctrine.h"
#include "rules/regimental/maneuver/maneuver.h"

#include <stdlib.h>

/* An enemy that it could strike with one move: roughly ahead, and not too far. */
static bool may_strike(const rg_estimate *p, int u)
{
    const tb_set *all = &p->f->bodies[p->enemy];
    const int formation = p->s->formation[u];
    const int32_t reach = RG_IN(rg_is_mounted(p->f, p->s, u) ? 18 : 11);
    int add;

    if (!rg_is_steady(p, u) || formation == RG_MARCH_COLUMN || formation > RG_MASS)
        return false;
    add = rg_throw_add(p, u);
    for (int e = tb_next(all, 0); e >= 0; e = tb_next(all, e + 1)) {
        bool cold;
        int worth;

        if (!rg_stands(p->s, e) || rg_gap(p->view, u, e) > reach ||
            abs(rg_off(p->s->facing[u], p->s->at[u], rg_centre(p->view, e))) > TB_QUARTER)
            continue;
        if (rg_best_charge(p, u, e, &cold, &worth) &&
            worth * rg_chance_of_menu(add) / 36 - rg_throw_risk(p, u, add) > rg_least_worth(p, u))
            return true;
    }
    return false;
}

static bool may_replenish(const rg_estimate *p, int u)
{
    return p->s->mark[u] & RG_LOW && rg_check_replenish(p->view, u, NULL) == LIN_OK;
}

/* Is there a way to go, a front to change, a formation to take? */
static bool has_to_go(const rg_estimate *p, int u)
{
    rg_errand e;
    int32_t far;

    if (!rg_errand_of(p, u, &e))
        return false;
    if (e.only_faces || e.leaves)
        return true;
    if (rg_is_troops(p->f, u) && rg_formation_wanted(p, u, &e) != p->s->formation[u])
        return true;
    far = e.foe != RG_NONE ? rg_gap(p->view, u, e.foe) : rg_far(p->s->at[u], e.to);
    return far > e.stop + LIN_INCH || far < e.stop - RG_IN(2) ||
           abs(rg_off(p->s->facing[u], p->s->at[u], e.to)) > TB_EIGHTH;
}

static bool wants(const rg_estimate *p, int u)
{
    int risk;

    if (!rg_stands(p->s, u) || p->s->done[u] & RG_THROWN)
        return false;
    if (p->f->type[u] == RG_ARTILLERY)
        return rg_gun_wants(p, u);
    if (may_replenish(p, u))
        return true;
    if (!has_to_go(p, u))
        return may_strike(p, u);
    risk = rg_throw_risk(p, u, rg_throw_add(p, u));
    return risk < 60 || may_strike(p, u);
}

/* Is it for him to throw for it: his own, or one whose own leader does not? */
static bool is_his(const rg_estimate *p, int c, int u)
{
    const int own = p->f->brigade_of[p->f->brigade[u]].leader;

    return own == c || own == RG_NONE || !rg_stands(p->s, own) || p->s->done[own] & RG_LED ||
           !rg_in_radius(p->view, own, u);
}

static bool shares(const rg_estimate *p, int c, int u)
{
    return !(rg_is_troops(p->f, u) && p->f->kind[u] == RG_INDIANS) && is_his(p, c, u) &&
           rg_in_radius(p->view, c, u);
}

/* RG-19.19: those who have fired their two volleys, and have suffered for it. */
static int goes_home(rg_estimate *p)
{
    const tb_set *own = &p->f->bodies[p->side];

    for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1)) {
        const lin_order o = { .verb = RV_GO_HOME, .nargs = 1, .arg = { u } };
        int32_t far;
        int i;

        if (!(p->f->flags[u] & RG_MAY_GO_HOME) || p->s->volleys[u] < 2 || !rg_is_steady(p, u) ||
            rg_wear_of(p->f, p->s, u) == RG_FRESH || rg_nearest_foe(p, u, &far) == RG_NONE ||
            far > RG_IN(W_NEAR))
            continue;
        if ((i = rg_give(p, o)) != RG_UNDECIDED)
            return i;
    }
    return RG_UNDECIDED;
}

int rg_doctrine_throws(rg_estimate *p)
{
    const tb_set *own = &p->f->bodies[p->side];
    tb_set wanting = { { 0 } };
    int32_t least = INT32_MAX;
    int lone = RG_NONE, leader = RG_NONE, i;

    if ((i = goes_home(p)) != RG_UNDECIDED)
        return i;
    for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1)) {
        int32_t far;

        if (rg_must_throw(p->view, u))
            return rg_give(p, (lin_order){ .verb = RV_THROW, .nargs = 1, .arg = { u } });
        if (!wants(p, u))
            continue;
        kit_set_put(&wanting, u);
        rg_nearest_foe(p, u, &far);
        if (far < least || lone == RG_NONE) {
            least = far;
            lone = u;
        }
    }
    if (lone == RG_NONE)
        return rg_listed(p, RV_END);
    for (int c = tb_next(&p->f->leaders[p->side], 0); c >= 0 && leader == RG_NONE;
         c = tb_next(&p->f->leaders[p->side], c + 1)) {
        int with = 0;

        if (!rg_stands(p->s, c) || p->s->done[c] & RG_LED || !shares(p, c, lone))
            continue;
        for (int u = tb_next(&wanting, 0); u >= 0; u = tb_next(&wanting, u + 1))
            with += shares(p, c, u);
        if (with > 1)
            leader = c;
    }
    if (leader != RG_NONE && !(p->s->mark[leader] & RG_WOUNDED) &&
        (i = rg_give(p, (lin_order){ .verb = RV_LEAD, .nargs = 1, .arg = { leader } })) !=
            RG_UNDECIDED)
        return i;
    return rg_give(p, (lin_order){ .verb = RV_THROW, .nargs = 1, .arg = { lone } });
}

int rg_doctrine_gather(rg_estimate *p)
{
    const int c = p->frame->arg[0];
    int any = RG_UNDECIDED;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];

        if (o->verb != RV_WITH)
            continue;
        if (any == RG_UNDECIDED)
            any = i;
        if (is_his(p, c, o->arg[0]) && wants(p, o->arg[0]))
            return i;
    }
    return rg_listed(p, RV_ROLL) != RG_UNDECIDED ? rg_listed(p, RV_ROLL) : any;
}
