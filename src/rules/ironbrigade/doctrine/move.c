/* move.c -- who acts next in the movement phase, and how. Charges first, the most promising before
 * the others; then those who are nearest to the enemy, so that nobody is in his friends' way;
 * commanders last, when they see where their men have come to. Who is not ordered loads (IB-3.20),
 * or stands and fires. */
#include "rules/ironbrigade/doctrine/doctrine.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/setup/setup.h"
#include "rules/ironbrigade/turn/turn.h"

enum { CHARGES = 1 << 24, MARCHES = 1 << 20, GUNS = 1 << 19, RIDES = 1 };

typedef struct {
    lin_order order;
    int rank; /* 0: nothing to do */
} task;

static int fire_worth(const ib_estimate *p, int u)
{
    int worth = 0;

    if (ib_check_may_fire(p->view, u, true, NULL) == LIN_OK)
        ib_best_target(p, u, &worth);
    return worth;
}

static task to_charge(const ib_estimate *p, int u)
{
    int worth;
    const int e = ib_best_charge(p, u, &worth);

    if (e == IB_NONE || worth <= fire_worth(p, u))
        return (task){ 0 };
    return (task){ { .verb = IV_CHARGE, .nargs = 2, .arg = { u, e } }, CHARGES + worth };
}

static task to_break_off(const ib_estimate *p, int u)
{
    const lin_order o = { .verb = IV_BREAK_OFF, .nargs = 2, .arg = { u, 0 } };

    if (p->s->marks[u] > 2 || ib_check_break_off(p->view, u, 0, NULL) != LIN_OK ||
        ib_melee_worth(p, u) > W_BREAK_OFF)
        return (task){ 0 };
    return (task){ o, MARCHES };
}

/* Is it to load, with the enemy so near? Nobody orders it: it does so by itself. */
static bool loads(const ib_estimate *p, int u)
{
    int32_t far;

    return !ib_is_loaded(p->s, u) && p->f->type[u] != IB_CAVALRY &&
           ib_nearest_danger(p, p->s->at[u], &far) != IB_NONE && far < IB_IN(W_LOAD);
}

static bool is_light(const ib_estimate *p, int u)
{
    return ib_may_form(p->f, u, IB_SKIRMISH) && p->f->type[u] == IB_INFANTRY;
}

/* Out of column in good time. */
static bool forms(const ib_estimate *p, int u, lin_order *out)
{
    int32_t far;

    if (p->s->formation[u] != IB_COLUMN)
        return false;
    if (ib_nearest_danger(p, p->s->at[u], &far) == IB_NONE || far > IB_IN(W_NEAR))
        return false;
    *out = (lin_order){ .verb = IV_FORM,
                        .nargs = 2,
                        .arg = { u, is_light(p, u) && p->stance == IB_DEFENDS ? IB_SKIRMISH
                                                                              : IB_LINE } };
    return true;
}

static int march_rank(const ib_estimate *p, const ib_errand *e, int u)
{
    const int far = ib_eye(p, p->s->at[u], e->to) / (LIN_INCH / 4);

    return (p->f->type[u] == IB_GUN ? GUNS : MARCHES) - (far > 4000 ? 4000 : far);
}

static task of_unit(const ib_estimate *p, int u)
{
    ib_errand e;
    task t = { 0 };
    int worth;

    if (ib_is_engaged(p->s, u))
        return to_break_off(p, u);
    if (ib_check_act_withdraw(p->view, &(lin_order){ .nargs = 1, .arg = { u } }, NULL) == LIN_OK)
        return (task){ { .verb = IV_WITHDRAW, .nargs = 1, .arg = { u } }, CHARGES };
    if (p->f->type[u] == IB_GUN && ib_gun_acts(p, u, &t.order, &worth))
        return (task){ t.order, worth };
    t = to_charge(p, u);
    if (t.rank)
        return t;
    if (forms(p, u, &t.order))
        return (task){ t.order, MARCHES };
    if (loads(p, u) || (fire_worth(p, u) > 0 && p->f->type[u] == IB_INFANTRY))
        return (task){ 0 };
    if (!ib_errand_of(p, u, &e) || !ib_first_leg(p, u, &e, &t.order))
        return (task){ 0 };
    t.rank = march_rank(p, &e, u);
    return t;
}

static task of_piece(const ib_estimate *p, int u)
{
    task t = { 0 };

    if (ib_check_acts(p->view, u, NULL) != LIN_OK)
        return t;
    if (ib_is_unit(p->f, u))
        return of_unit(p, u);
    if (ib_commander_rides(p, u, &t.order))
        t.rank = RIDES;
    return t;
}

int ib_doctrine_move(ib_estimate *p)
{
    tb_set tried = { 0 };

    for (;;) {
        task best = { 0 };
        int who = IB_NONE, i;

        for (int u = 0; u < p->f->units; u++) {
            task t;

            if (p->f->side[u] != p->side || kit_set_has(&tried, u))
                continue;
            t = of_piece(p, u);
            if (t.rank > best.rank) {
                best = t;
                who = u;
            }
        }
        if (who == IB_NONE)
            return ib_listed(p, IV_END);
        if ((i = ib_give(p, best.order)) != IB_UNDECIDED)
            return i;
        kit_set_put(&tried, who); /* it cannot: there is no room */
    }
}

int ib_doctrine_on_march(ib_estimate *p)
{
    const int u = p->frame->arg[0];
    lin_order o;
    ib_errand e;
    int i;

    if (ib_is_unit(p->f, u) && !(p->s->formation[u] == IB_UNLIMBERED) && ib_errand_of(p, u, &e) &&
        ib_next_leg(p, u, &e, &o) && (i = ib_give(p, o)) != IB_UNDECIDED)
        return i;
    return ib_listed(p, IV_HALT);
}
