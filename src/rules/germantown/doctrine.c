/* doctrine.c -- the commander who plays to win: every question goes to its chapter.
 *
 * Whatever a chapter answers is looked up in the list of legal answers or, a stack to be moved, has
 * been checked, so that a misjudged plan can never be an illegal order. */
#include "rules/germantown/doctrine.h"

/* Momentum decides more by another throw than by the initiative: one of several goes there. */
static int commit(const gt_question *q)
{
    const int chits = q->s->momentum[q->frame->arg[0]];

    return lin_list_find(q->list, V_COMMIT, chits > 2 ? chits - 2 : 0);
}

static int answer(const gt_question *q)
{
    switch (q->frame->step) {
    case GT_COMMIT:
        return commit(q);
    case GT_MOVE:
        return gt_doctrine_move(q);
    case GT_STEP:
        return gt_doctrine_step(q);
    case GT_FRIENDLY_HEX:
    case GT_FRIENDLY_UNIT:
        return gt_doctrine_friendly(q);
    case GT_RALLY:
        return 0;
    case GT_GUNS:
    case GT_RIFLES:
    case GT_SHELL:
        return gt_doctrine_fire(q);
    case GT_DECLARE:
        return gt_doctrine_declare(q);
    case GT_MAKE_UP:
        return gt_doctrine_make_up(q);
    case GT_RIDE_OFF:
        return gt_doctrine_ride_off(q);
    case GT_LEAD:
        return gt_doctrine_lead(q);
    case GT_TACTIC:
        return gt_doctrine_tactic(q);
    case GT_REROLL:
        return gt_doctrine_reroll(q);
    case GT_SECOND_STEP:
    case GT_CAPTURE:
    case GT_OVERFULL:
        return gt_usual_lose(q->v, q->frame, q->list);
    case GT_GO_ALONG:
        return gt_doctrine_go_along(q);
    case GT_RETREAT:
    case GT_REFUGE:
        return gt_doctrine_retreat(q);
    case GT_ADVANCE:
        return gt_doctrine_advance(q);
    default:
        return 0;
    }
}

int gt_doctrine(const lin_view *view, const lin_list *list, lin_rng *rng, lin_order *out)
{
    const gt_question q = { gt_field_of(view->field),
                            view->state,
                            view,
                            lin_top(lin_head_in(view->state)),
                            list,
                            rng,
                            out,
                            view->beside };
    const lin_order none = { .verb = V_VERBS };
    int i;

    *out = none;
    i = answer(&q);
    if (i >= 0 || out->verb != V_VERBS)
        return i;
    return (int)lin_rng_below(rng, list->orders);
}
