/* doctrine.c -- the commander who plays to win: every question goes to its chapter.
 *
 * Whatever a chapter answers is a listed answer, or an order that has passed the check of the
 * question. Where a chapter does not know, the question's usual answer is taken, or what ends it,
 * or a sample of the open ones: there is no question without an answer. */
#include "rules/regimental/doctrine/doctrine.h"

int rg_give(rg_estimate *p, lin_order o)
{
    const int i = kit_give(p->view, p->list, &o, p->out);

    p->given = p->given || i != RG_UNDECIDED;
    return i;
}

int rg_listed(const rg_estimate *p, int verb)
{
    const int i = lin_list_find(p->list, verb, -1);

    return i >= 0 ? i : RG_UNDECIDED;
}

static int answer(rg_estimate *p)
{
    switch (p->frame->step) {
    case RG_GO_FIRST:
        return rg_listed(p, p->stance == RG_ATTACKS ? RV_YES : RV_NO);
    case RG_LEADERS:
        return rg_doctrine_leaders(p);
    case RG_THROWS:
        return rg_doctrine_throws(p);
    case RG_GATHER:
        return rg_doctrine_gather(p);
    case RG_DECLARE:
        return rg_doctrine_declare(p);
    case RG_COUNTER:
        return rg_doctrine_counter(p);
    case RG_ACT:
        return rg_doctrine_act(p);
    case RG_ON_MARCH:
        return rg_doctrine_on_march(p);
    case RG_LEAVE:
        return rg_listed(p, rg_leaves(p, p->frame->arg[0]) ? RV_YES : RV_NO);
    case RG_RIDES:
        return rg_doctrine_rides(p);
    case RG_FIRE:
        return rg_doctrine_fire(p);
    case RG_AIM:
        return rg_doctrine_aim(p);
    case RG_CHECKED:
    case RG_RECALL:
    case RG_WON_COUNTER:
        return rg_doctrine_recall(p);
    case RG_BREAKTHROUGHS:
        return rg_doctrine_breakthroughs(p);
    default: /* placed as printed; formed up, come back, named and taken as is usual */
        return RG_UNDECIDED;
    }
}

/* What cannot be wrong: to end what stays open; else what is usual, else a sample. */
static int fall_back(rg_estimate *p)
{
    static const uint8_t ends[] = { RV_END, RV_DONE, RV_HALT, RV_ROLL };
    const lin_step *step = &rg_steps[p->frame->step];

    for (size_t i = 0; i < sizeof ends; i++)
        if (lin_list_find(p->list, ends[i], -1) >= 0)
            return lin_list_find(p->list, ends[i], -1);
    if (p->list->orders > 0) {
        const int usual = step->usual ? step->usual(p->view, p->frame, p->list) : -1;

        return usual >= 0 && usual < p->list->orders ? usual : p->list->orders - 1;
    }
    for (int i = 0; i < p->list->families; i++)
        if (lin_list_sample(p->view, p->list, i, p->rng, p->out))
            return RG_ANSWERED;
    return 0;
}

int rg_doctrine(const lin_view *view, const lin_list *list, lin_rng *rng, lin_order *out)
{
    rg_estimate p;
    int i;

    rg_make_estimate(&p, view);
    p.list = list;
    p.rng = rng;
    p.out = out;
    i = answer(&p);
    return i == RG_UNDECIDED || (i == RG_ANSWERED && !p.given) ? fall_back(&p) : i;
}
