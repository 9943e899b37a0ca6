/* act.c -- units that have a menu: who is next, and what it does. Those nearest to the enemy go
 * first, so that nobody is in his friends' way; who has nothing to do holds. */
#include "rules/regimental/doctrine/doctrine.h"

static bool is_low(const rg_estimate *p, int u)
{
    return rg_is_troops(p->f, u) ? p->s->mark[u] & RG_LOW : p->s->gun[u] >> RG_GUN_LOW & 15;
}

/* Into the building that is to be held, if it touches it. */
static bool enters(const rg_estimate *p, int u, const rg_errand *e, lin_order *out)
{
    const int piece = e->goal ? p->f->objective[e->goal - 1].piece : RG_NONE;

    if (piece == RG_NONE || !p->f->capacity[piece])
        return false;
    *out = (lin_order){ .verb = RV_ENTER, .nargs = 2, .arg = { u, piece } };
    return rg_check_enter(p->view, u, piece, NULL) == LIN_OK;
}

/* Out of a building, toward where it is to go. */
static bool quits(const rg_estimate *p, int u, const rg_errand *e, lin_order *out)
{
    const int formation = rg_may_form(p->f, u, RG_LINE, false) ? RG_LINE : RG_EXTENDED;

    if (e->only_faces)
        return false;
    *out = (lin_order){ .verb = RV_QUIT, .nargs = 4, .arg = { u, e->to.x, e->to.y, formation } };
    return rg_check_quit(p->view, u, e->to, formation, NULL) == LIN_OK;
}

static bool forms(const rg_estimate *p, int u, const rg_errand *e, lin_order *out)
{
    const int formation = rg_formation_wanted(p, u, e);

    *out = (lin_order){ .verb = RV_FORM, .nargs = 2, .arg = { u, formation } };
    return formation != p->s->formation[u] && rg_check_form(p->view, u, formation, NULL) == LIN_OK;
}

/* Some thing that goes with half a move, while that is still to be had. */
static bool does_thing(const rg_estimate *p, int u, const rg_errand *e, lin_order *out)
{
    const rg_march m = rg_march_of(p->view, u);

    if (m.flags & (RG_THING_DONE | RG_IN_FULL) || (m.legs && p->s->menu[u] == RG_TARDY) ||
        rg_march_spent(p->view, u, &m) > RG_WHOLE / 2)
        return false;
    if (p->s->formation[u] == RG_GARRISON)
        return quits(p, u, e, out);
    return enters(p, u, e, out) || forms(p, u, e, out);
}

static bool next_order(const rg_estimate *p, int u, lin_order *out)
{
    rg_errand e;

    if (p->f->type[u] == RG_ARTILLERY)
        return rg_gun_acts(p, u, out);
    if (is_low(p, u) && rg_check_replenish(p->view, u, NULL) == LIN_OK &&
        p->s->menu[u] != RG_TARDY && p->s->march.unit != u) {
        *out = (lin_order){ .verb = RV_REPLENISH, .nargs = 1, .arg = { u } };
        return true;
    }
    if (!rg_errand_of(p, u, &e))
        return false;
    if (rg_is_troops(p->f, u) && does_thing(p, u, &e, out))
        return true;
    if (p->s->formation[u] == RG_GARRISON)
        return false;
    return rg_is_snake(p->s, u) ? rg_next_of_snake(p, u, &e, out) : rg_next_leg(p, u, &e, out);
}

/* The nearest to an enemy; columns of march by their heads. */
static int next_unit(const rg_estimate *p, const tb_set *tried)
{
    int32_t least = INT32_MAX;
    int found = RG_NONE;

    for (int u = tb_next(&p->s->acting, 0); u >= 0; u = tb_next(&p->s->acting, u + 1)) {
        int32_t far;

        if (kit_set_has(tried, u))
            continue;
        if (rg_leaves(p, u)) {
            rg_errand e;

            rg_errand_of(p, u, &e);
            far = rg_far(p->s->at[u], e.to);
        } else {
            rg_nearest_foe(p, u, &far);
        }
        if (found == RG_NONE || far < least) {
            least = far;
            found = u;
        }
    }
    return found;
}

int rg_doctrine_act(rg_estimate *p)
{
    tb_set tried = { { 0 } };
    int u;

    while ((u = next_unit(p, &tried)) != RG_NONE) {
        lin_order o;
        int i;

        if (next_order(p, u, &o) && (i = rg_give(p, o)) != RG_UNDECIDED)
            return i;
        kit_set_put(&tried, u);
    }
    return rg_listed(p, RV_END);
}

int rg_doctrine_on_march(rg_estimate *p)
{
    lin_order o;
    int i;

    if (next_order(p, p->frame->arg[0], &o) && (i = rg_give(p, o)) != RG_UNDECIDED)
        return i;
    return rg_listed(p, RV_HALT);
}
