/* fire.c -- whom to fire at, and who joins in: what a volley is worth is what the table makes of it
 * over all dice, so that it pays to add a unit where its points reach the next bracket, and to keep
 * it for a target of its own where they do not. */
#include "rules/regimental/doctrine/doctrine.h"

#include <string.h>

/* The worth of a volley of those who aim, on a copy of the state. */
static int worth_of(const rg_estimate *p, rg_state *copy, int target)
{
    const lin_view v = { p->view->field, copy, p->view->beside };
    rg_volley volley;
    kit_sum sum;

    rg_add_up(&v, target, &volley);
    if (volley.total == 0)
        return 0;
    rg_fire_sum(&v, target, &volley, &sum);
    return rg_fire_worth(p, target, sum.total, 2 * volley.cannon >= volley.total);
}

/* Who threatens us in a charge comes first; then whatever promises most. */
static int urgency(const rg_estimate *p, int target)
{
    return p->s->done[target] & RG_CHARGING ? 10000 : 0;
}

int rg_doctrine_fire(rg_estimate *p)
{
    const bool offence = p->side == p->s->side;
    const tb_set *own = &p->f->bodies[p->side];
    int best = RG_UNDECIDED, most = -1;

    for (int i = 0; i < p->list->orders; i++) {
        const int t = p->list->order[i].arg[0];
        rg_state copy;
        int now;

        if (p->list->order[i].verb != RV_FIRE_AT)
            continue;
        if (p->list->orders == 2)
            return i; /* nobody else */
        copy = *p->s;
        memset(copy.aims, 0, sizeof copy.aims);
        for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1))
            if (rg_stands(p->s, u))
                copy.aims[u] = rg_stands_that_bear(p->view, u, t, offence);
        now = worth_of(p, &copy, t) + urgency(p, t);
        if (now > most) {
            most = now;
            best = i;
        }
    }
    return best == RG_UNDECIDED ? rg_listed(p, RV_END) : best;
}

/* What it could do to somebody else who has not been fired at. */
static int elsewhere(const rg_estimate *p, int u, bool offence)
{
    const tb_set *all = &p->f->bodies[p->enemy];
    int most = 0;

    for (int t = tb_next(all, 0); t >= 0; t = tb_next(all, t + 1)) {
        rg_state copy;
        int now;

        if (!rg_stands(p->s, t) || t == p->s->shot.target || p->s->done[t] & RG_WAS_TARGET ||
            rg_gap(p->view, u, t) > RG_IN(rg_is_guns(p->f, u) ? 60 : 12))
            continue;
        copy = *p->s;
        memset(copy.aims, 0, sizeof copy.aims);
        if (!(copy.aims[u] = rg_stands_that_bear(p->view, u, t, offence)))
            continue;
        now = worth_of(p, &copy, t);
        most = now > most ? now : most;
    }
    return most;
}

int rg_doctrine_aim(rg_estimate *p)
{
    const bool offence = p->side == p->s->side;
    const int t = p->s->shot.target;
    rg_state copy = *p->s;
    bool any = false;
    int before;

    for (int u = 0; u < p->f->units; u++)
        any = any || p->s->aims[u];
    before = any ? worth_of(p, &copy, t) : 0;
    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        int gain;

        if (o->verb != RV_ALL)
            continue;
        copy.aims[o->arg[0]] = rg_stands_that_bear(p->view, o->arg[0], t, offence);
        gain = worth_of(p, &copy, t) - before;
        copy.aims[o->arg[0]] = 0;
        if (!any || p->s->done[t] & RG_CHARGING || gain >= elsewhere(p, o->arg[0], offence))
            return i;
    }
    return rg_listed(p, RV_FIRE);
}
