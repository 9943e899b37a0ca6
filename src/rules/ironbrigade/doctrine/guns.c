/* guns.c -- guns: they come up limbered, unlimber in good time and in front of somebody, and stay
 * there while there is anything to fire at. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/doctrine/doctrine.h"
#include "rules/ironbrigade/melee/melee.h"

/* Inches at which each does well. */
static const uint8_t does_well[IB_GUNS] = { 11, 20, 26, 24 };

static int32_t range_of(const ib_estimate *p, int u)
{
    return IB_IN(does_well[p->f->gun[u]]);
}

static bool has_work(const ib_estimate *p, int u)
{
    lin_order o;
    int worth;

    if (p->f->gun[u] == IB_HOWITZER)
        return ib_best_shell(p, u, &o, &worth);
    return ib_best_target(p, u, &worth) != IB_NONE;
}

/* One that it could fire at if it were turned: within its range, and seen. */
static int one_aside(const ib_estimate *p, int u)
{
    const tb_set *foes = &p->f->bodies[p->enemy];
    int32_t least = range_of(p, u);
    int found = IB_NONE;

    for (int e = tb_next(foes, 0); e >= 0; e = tb_next(foes, e + 1)) {
        const int32_t far = ib_stands(p->s, e) ? ib_judged(p->view, u, e) : INT32_MAX;

        if (far < least && !ib_is_engaged(p->s, e) && ib_sees(p, u, e)) {
            least = far;
            found = e;
        }
    }
    return found;
}

/* On the spot, if there is time to fire afterwards. */
static bool turns_to(const ib_estimate *p, int u, int e, lin_order *out)
{
    const int off = ib_off(p, u, p->s->at[e]);

    if (off >= -40 && off <= 40)
        return false;
    if (off > 60 || off < -60)
        *out = (lin_order){ .verb = IV_TURN,
                            .nargs = 2,
                            .arg = { u, off > 135 || off < -135 ? 2 : off > 0 } };
    else
        *out =
            (lin_order){ .verb = IV_WHEEL,
                         .nargs = 3,
                         .arg = { u, off > 0, ((off < 0 ? -off : off) * TB_CIRCLE + 180) / 360 } };
    return true;
}

bool ib_gun_acts(const ib_estimate *p, int u, lin_order *out, int *worth)
{
    int32_t far;
    const int e = ib_nearest_foe(p, p->s->at[u], &far), aside = one_aside(p, u);

    *worth = 1000;
    if (e == IB_NONE)
        return false;
    if (p->s->formation[u] == IB_UNLIMBERED) {
        if (has_work(p, u) || !ib_is_loaded(p->s, u))
            return false;
        if (aside != IB_NONE)
            return turns_to(p, u, aside, out);
        if (p->stance == IB_DEFENDS || far < range_of(p, u) + IB_IN(4))
            return false;
        *out = (lin_order){ .verb = IV_FORM, .nargs = 2, .arg = { u, IB_LIMBERED } };
        return true;
    }
    if (far > range_of(p, u) || (aside == IB_NONE && far > IB_IN(W_GUNS_OFF)))
        return false;
    if (far > IB_IN(W_GUNS_OFF) && turns_to(p, u, aside, out) && out->verb == IV_WHEEL)
        return true;
    *out = (lin_order){ .verb = IV_FORM, .nargs = 2, .arg = { u, IB_UNLIMBERED } };
    return true;
}

/* Is one of ours before it, nearer to that enemy? No gun goes alone. */
static bool is_escorted(const ib_estimate *p, int u, int e, int32_t far)
{
    const tb_set *all = &p->f->bodies[p->side];

    for (int v = tb_next(all, 0); v >= 0; v = tb_next(all, v + 1))
        if (p->f->type[v] != IB_GUN && ib_stands(p->s, v) && !(p->s->mark[v] & IB_ROUTING) &&
            ib_judged(p->view, u, v) < IB_IN(W_ESCORT) && ib_judged(p->view, v, e) < far - IB_IN(1))
            return true;
    return false;
}

/* Limbered guns come up behind the brigade that they support, to where they do well. */
bool ib_gun_errand(const ib_estimate *p, int u, ib_errand *out)
{
    int32_t far;
    const int e = ib_nearest_foe(p, p->s->at[u], &far);
    lin_point to;

    if (p->s->formation[u] != IB_LIMBERED || e == IB_NONE || !is_escorted(p, u, e, far))
        return false;
    *out = (ib_errand){ .to = p->s->at[e], .stop = range_of(p, u) - IB_IN(1) };
    if (!ib_lets_it_go(p, u, p->s->at[e]) && ib_ordered_to(p, u, &to))
        *out = (ib_errand){ .to = to, .stop = IB_IN(4) };
    return true;
}
