/* purpose.c -- what the commander has in mind with an order, in half a sentence.
 *
 * He remembers nothing, so nothing has to be remembered here: the estimate is made once more from
 * the position before the order, and what the order is good for in it is put into words. */
#include "rules/regimental/doctrine/doctrine.h"

static const char *called(const rg_estimate *p, int u)
{
    return lin_called(&p->f->base, u);
}

static bool tell_march(const rg_estimate *p, int u, lin_text *out)
{
    rg_errand e;
    int32_t far;
    int foe;

    if (p->f->type[u] == RG_ARTILLERY) {
        lin_put(out, "to bring %s up to where it can fire", called(p, u));
        return true;
    }
    if (!rg_errand_of(p, u, &e)) {
        foe = rg_nearest_foe(p, u, &far);
        if (foe != RG_NONE)
            lin_put(out, "to be ready for %s", called(p, foe));
        return foe != RG_NONE;
    }
    if (e.leaves)
        lin_put(out, "to bring %s off", called(p, u));
    else if (e.goal)
        lin_put(out, "to have %s", p->f->objective[e.goal - 1].name);
    else if (e.only_faces)
        lin_put(out, "to face %s", called(p, e.foe));
    else if (e.fires)
        lin_put(out, "to bring %s within musket shot of %s", called(p, u), called(p, e.foe));
    else if (rg_is_mounted(p->f, p->s, u))
        lin_put(out, "to wait for a moment to charge %s", called(p, e.foe));
    else if (p->f->weapon[u] == RG_RIFLE)
        lin_put(out, "to pick off %s from afar", called(p, e.foe));
    else
        lin_put(out, "to come within a charge of %s", called(p, e.foe));
    return true;
}

static bool tell_form(const rg_estimate *p, int u, int formation, lin_text *out)
{
    static const char *const why[] = { "to be ready to fire", "to be hard to hit",
                                       "to come up in good order", "to go faster",
                                       "to stand close together" };

    (void)p;
    (void)u;
    if (formation > RG_MASS)
        return false;
    lin_put(out, "%s", why[formation]);
    return true;
}

static bool tell_charge(const rg_estimate *p, int u, int e, lin_text *out)
{
    if (rg_is_broken(p->s, e))
        lin_put(out, "to ride down %s while it runs", called(p, e));
    else if (rg_is_behind(p->view, e, rg_centre(p->view, u)))
        lin_put(out, "to take %s in flank or rear", called(p, e));
    else if (rg_is_guns(p->f, e))
        lin_put(out, "to take the guns of %s", called(p, e));
    else if (rg_is_disordered(p->s, e))
        lin_put(out, "to charge %s before it is in order again", called(p, e));
    else
        lin_put(out, "to drive %s off with the %s", called(p, e),
                rg_is_mounted(p->f, p->s, u) ? "sabre" : "bayonet");
    return true;
}

bool rg_purpose(const lin_view *view, const lin_order *o, lin_text *out)
{
    const int u = o->arg[0];
    rg_estimate p;

    rg_make_estimate(&p, view);
    switch (o->verb) {
    case RV_AHEAD:
    case RV_BACK:
    case RV_OBLIQUE:
    case RV_WHEEL:
    case RV_TURN:
    case RV_HEAD:
    case RV_ROAD:
    case RV_FRONT:
    case RV_ABOUT:
    case RV_QUIT:
    case RV_LIMBER:
        return tell_march(&p, u, out);
    case RV_FORM:
        return tell_form(&p, u, o->arg[1], out);
    case RV_ENTER:
        lin_put(out, "to hold the place from behind walls");
        return true;
    case RV_CHARGE:
    case RV_CHARGE_HALF:
        return tell_charge(&p, u, o->arg[1], out);
    case RV_BREAK:
        lin_put(out, "to strike %s before it can form", called(&p, o->arg[1]));
        return true;
    case RV_FIRE_AT:
        lin_put(out,
                p.s->done[u] & RG_CHARGING            ? "to check the charge of %s"
                : rg_wear_of(p.f, p.s, u) == RG_SPENT ? "to finish %s"
                                                      : "to wear down %s",
                called(&p, u));
        return true;
    case RV_ATTACH:
        lin_put(out, "to steady %s", called(&p, o->arg[1]));
        return true;
    case RV_RIDE:
        lin_put(out, "to have his units about him");
        return true;
    case RV_UNLIMBER:
    case RV_PIVOT:
        lin_put(out, "to bring the guns to bear");
        return true;
    case RV_RECALL:
        lin_put(out, "to have %s in hand again", called(&p, u));
        return true;
    case RV_MEET:
        lin_put(out, "not to be ridden down standing");
        return true;
    case RV_THROW:
        if (!rg_is_disordered(p.s, u) && !rg_is_broken(p.s, u))
            return false;
        lin_put(out, "to rally %s", called(&p, u));
        return true;
    default:
        return false;
    }
}
