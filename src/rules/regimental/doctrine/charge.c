/* charge.c -- charges: who charges whom and how, horse that rides out to meet them, breaking
 * through, riding back. */
#include "rules/regimental/doctrine/doctrine.h"

#include <stdlib.h>

/* What it must promise: less where time runs out, more of one who has a place to keep. */
int rg_least_worth(const rg_estimate *p, int u)
{
    int least = p->stance == RG_DEFENDS || rg_keeps_place(p, u) ? W_LEAVE_PLACE : W_LEAST_CHARGE;

    if (p->stance == RG_ATTACKS && p->turns_left <= W_HURRY && p->lead <= 0)
        least -= W_DARES;
    return least;
}

/* ---- Declared ---- */

static int worth_of(const rg_estimate *p, const lin_order *o)
{
    const bool half = o->verb == RV_CHARGE_HALF;
    const int turn = o->arg[2] == 0 ? -o->arg[3] : o->arg[3];
    int worth = rg_charge_worth(p, o->arg[0], o->arg[1], turn, half ? RG_WHOLE / 2 : RG_WHOLE,
                                o->arg[4] == 2);

    if (!half && p->s->menu[o->arg[0]] == RG_TARDY) /* it goes in disordered, RG-12.1 */
        worth -= rg_unit_worth(p, o->arg[0]) * W_DISORDERED / 100;
    return worth;
}

/* The best of what is listed, as long as it is worth it; then who else may join in. */
int rg_doctrine_declare(rg_estimate *p)
{
    int best = RG_UNDECIDED, most = 0;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        int over;

        if (o->verb != RV_CHARGE && o->verb != RV_CHARGE_HALF)
            continue;
        over = worth_of(p, o) - rg_least_worth(p, o->arg[0]);
        if (over > most) {
            most = over;
            best = i;
        }
    }
    return best == RG_UNDECIDED ? rg_listed(p, RV_DONE) : best;
}

/* Horse that stands to be ridden down does worse than horse that rides: RG-12.21, RG-13.30. */
int rg_doctrine_counter(rg_estimate *p)
{
    const int i = rg_listed(p, RV_MEET);

    return i == RG_UNDECIDED ? rg_listed(p, RV_DONE) : i;
}

/* ---- After a combat ---- */

int rg_doctrine_breakthroughs(rg_estimate *p)
{
    int best = RG_UNDECIDED, most = INT32_MIN;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        const int now = o->verb == RV_BREAK
                            ? rg_breakthrough_worth(p, o->arg[0], o->arg[1],
                                                    o->arg[2] == 0 ? -o->arg[3] : o->arg[3])
                            : 0;

        if (o->verb != RV_DONE && now > most) {
            most = now;
            best = i;
        }
    }
    return best == RG_UNDECIDED ? rg_listed(p, RV_DONE) : best;
}

/* Back behind its friends and out of shot, facing the enemy; if there is no room for that, the
 * printed result. RG-13.79 */
int rg_doctrine_recall(rg_estimate *p)
{
    enum { FARS = 4, WAYS = 5 };
    static const uint8_t inches[FARS] = { 10, 7, 14, 5 };
    static const int8_t aside[WAYS] = { 0, 1, -1, 2, -2 };
    const int u = p->frame->arg[0];
    int32_t far;
    const int foe = rg_nearest_foe(p, u, &far);
    lin_point his;
    tb_angle away;

    if (foe == RG_NONE)
        return rg_listed(p, RV_STAY);
    his = rg_centre(p->view, foe);
    away = tb_bearing(his, rg_centre(p->view, u));
    for (int k = 0; k < FARS * WAYS; k++) {
        const tb_angle way = (tb_angle)(away + aside[k % WAYS] * TB_EIGHTH / 2);
        const lin_point to = tb_go(p->s->at[u], way, RG_IN(inches[k / WAYS]), 0);
        const int i = rg_give(p, (lin_order){ .verb = RV_RECALL,
                                              .nargs = 4,
                                              .arg = { u, to.x, to.y, tb_bearing(to, his) } });

        if (i != RG_UNDECIDED)
            return i;
    }
    return rg_listed(p, RV_STAY);
}
