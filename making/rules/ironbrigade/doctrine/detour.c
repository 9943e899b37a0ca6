/* detour.c -- round friends who stand in the way: whoever is near ahead of a unit and stays there
 * is passed on the side that lies nearer to where it is to go. */
#include "rules/ironbrigade/doctrine/doctrine.h"

enum { LOOKS = 7, ABREAST = 34 }; /* inches ahead; tenths between flags side by side */

/* May it march through that one? IB-3.43 */
static bool may_pass(const ib_estimate *p, int u, int v)
{
    return p->s->formation[u] == IB_SKIRMISH || p->s->formation[v] == IB_SKIRMISH;
}

/* How far aside of the way, to the right; ahead of it by eye. */
static bool is_in_way(const ib_estimate *p, int u, int v, tb_angle way, int32_t *aside)
{
    const int32_t far = ib_judged(p->view, u, v);
    const int turn = tb_turn(way, tb_bearing(p->s->at[u], p->s->at[v]));

    if (far > IB_IN(LOOKS) || turn > TB_EIGHTH * 3 / 2 || turn < -TB_EIGHTH * 3 / 2)
        return false;
    *aside = (int32_t)((int64_t)far * tb_direction((tb_angle)turn).x >> TB_UNIT_BITS);
    return *aside < IB_TENTHS(ABREAST) && *aside > -IB_TENTHS(ABREAST);
}

void ib_go_round(const ib_estimate *p, int u, ib_errand *e)
{
    const tb_set *all = &p->f->bodies[p->side];
    const tb_angle way = tb_bearing(p->s->at[u], e->to);
    int32_t least = ib_eye(p, p->s->at[u], e->to) - e->stop, past = 0;
    int found = IB_NONE;

    if (least < IB_IN(1))
        return;
    for (int v = tb_next(all, 0); v >= 0; v = tb_next(all, v + 1)) {
        int32_t aside;

        if (v == u || !ib_stands(p->s, v) || may_pass(p, u, v) ||
            !is_in_way(p, u, v, way, &aside) || ib_judged(p->view, u, v) >= least)
            continue;
        least = ib_judged(p->view, u, v);
        past = aside;
        found = v;
    }
    if (found == IB_NONE)
        return;
    e->to = tb_go(p->s->at[found], way, 0, IB_TENTHS(ABREAST + 2) * (past > 0 ? -1 : 1));
    e->stop = 0;
    e->half = false;
}
