/* detour.c -- round friends who stand in the way: whoever is near ahead of a unit and stays there
 * is passed on the side that lies nearer to where it is to go. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/doctrine/doctrine.h"

enum {
    LOOKS = 7,    /* inches ahead */
    ABREAST = 34, /* tenths between flags side by side */
    CLOSE = 28    /* tenths: behind one so near there is no room to wheel, and it waits there */
};

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

/* Is somebody of ours there already, besides those two? */
static bool is_taken(const ib_estimate *p, lin_point at, int u, int but)
{
    const tb_set *all = &p->f->bodies[p->side];

    for (int v = tb_next(all, 0); v >= 0; v = tb_next(all, v + 1))
        if (v != u && v != but && ib_stands(p->s, v) && ib_eye(p, p->s->at[v], at) < IB_IN(3))
            return true;
    return false;
}

/* Beside that one, on the nearer side if it is free; false: on neither. */
static bool pass(const ib_estimate *p, int u, int v, tb_angle way, int32_t past, ib_errand *e)
{
    const tb_box table = kit_box_of_table(p->f->scenery.size);

    for (int i = 0; i < 2; i++) {
        const int hand = (past > 0) != (i == 1) ? -1 : 1;
        const lin_point at = tb_go(p->s->at[v], way, 0, IB_TENTHS(ABREAST + 2) * hand);

        if (is_taken(p, at, u, v) || !kit_box_holds(&table, at))
            continue;
        *e = (ib_errand){ .to = at };
        return true;
    }
    return false;
}

bool ib_go_round(const ib_estimate *p, int u, ib_errand *e)
{
    const tb_set *all = &p->f->bodies[p->side];
    const tb_angle way = tb_bearing(p->s->at[u], e->to);
    int32_t least = ib_eye(p, p->s->at[u], e->to) - e->stop, past = 0;
    int found = IB_NONE;

    if (least < IB_IN(1))
        return true;
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
        return true;
    return least > IB_TENTHS(CLOSE) && pass(p, u, found, way, past, e);
}
