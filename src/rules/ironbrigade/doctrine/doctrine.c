/* doctrine.c -- the commander who plays to win: every question goes to its chapter.
 *
 * Whatever a chapter answers is a listed answer, or an order that has passed the check of the
 * question. Where a chapter does not know, the phase is ended, or a listed answer is taken, or a
 * sample of the open ones: there is no question without an answer. */
#include "rules/ironbrigade/doctrine/doctrine.h"

#include <string.h>

int ib_give(ib_estimate *p, lin_order o)
{
    const int i = kit_give(p->view, p->list, &o, p->out);

    p->given = p->given || i != IB_UNDECIDED;
    return i;
}

int ib_listed(const ib_estimate *p, int verb)
{
    const int i = lin_list_find(p->list, verb, -1);

    return i >= 0 ? i : IB_UNDECIDED;
}

static int answer(ib_estimate *p)
{
    switch (p->frame->step) {
    case IB_PLACE:
        return ib_doctrine_place(p);
    case IB_HIDE:
        return ib_doctrine_hide(p);
    case IB_FIRST_ORDERS:
        return ib_doctrine_first_orders(p);
    case IB_ARRIVE:
        return ib_doctrine_arrive(p);
    case IB_SEND:
        return ib_doctrine_send(p);
    case IB_HALT:
        return ib_doctrine_halt(p);
    case IB_MOVE:
        return ib_doctrine_move(p);
    case IB_ON_MARCH:
        return ib_doctrine_on_march(p);
    case IB_VOLLEY_OR_WAIT:
        return ib_doctrine_volley_or_wait(p);
    case IB_SUPPORT:
        return ib_doctrine_support(p);
    case IB_FIRE:
        return ib_doctrine_fire(p);
    case IB_GRAPE:
        return ib_doctrine_grape(p);
    case IB_SPEND:
        return ib_doctrine_spend(p);
    case IB_DEAL:
        return ib_doctrine_deal(p);
    case IB_PURSUE:
        return ib_doctrine_pursue(p);
    default:
        return IB_UNDECIDED;
    }
}

/* What cannot be wrong: to end what stays open; else the last that is listed, else a sample. */
static int fall_back(ib_estimate *p)
{
    static const uint8_t ends[] = { IV_END, IV_DONE, IV_HALT };

    for (size_t i = 0; i < sizeof ends; i++)
        if (lin_list_find(p->list, ends[i], -1) >= 0)
            return lin_list_find(p->list, ends[i], -1);
    if (p->list->orders > 0)
        return p->list->orders - 1;
    for (int i = 0; i < p->list->families; i++)
        if (lin_list_sample(p->view, p->list, i, p->rng, p->out))
            return IB_ANSWERED;
    return 0;
}

int ib_doctrine(const lin_view *view, const lin_list *list, lin_rng *rng, lin_order *out)
{
    ib_estimate p;
    int i;

    ib_make_estimate(&p, view);
    p.list = list;
    p.rng = rng;
    p.out = out;
    i = answer(&p);
    return i == IB_UNDECIDED || (i == IB_ANSWERED && !p.given) ? fall_back(&p) : i;
}
