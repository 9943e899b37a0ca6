/* doctrine.c -- the commander who plays to win: every question goes to its chapter.
 *
 * Whatever a chapter answers is looked up in the list of legal answers, so that a misjudged plan
 * can never be an illegal order; turning a unit is the one answer that is not listed, and it
 * is always legal for one's own. */
#include "rules/brandywine/doctrine/doctrine.h"

static int answer(const bw_question *q)
{
    switch (q->frame->step) {
    case BW_SETUP:
    case BW_SETUP_AT:
        return bw_doctrine_setup(q);
    case BW_SETUP_FACE:
    case BW_FACE:
    case BW_ADVANCE_FACE:
        return bw_doctrine_face(q);
    case BW_RALLY_HELP:
        return lin_list_find(q->list, V_YES, -1);
    case BW_MOVE:
        return bw_doctrine_move(q);
    case BW_STEP:
        return bw_doctrine_step(q);
    case BW_COMBAT:
        return bw_doctrine_combat(q);
    case BW_BATTLE:
        return bw_doctrine_battle(q);
    case BW_GUNS:
        return bw_doctrine_guns(q);
    case BW_USE_COMMANDER:
        return bw_doctrine_commander(q);
    case BW_LOSE_ATTACKER:
    case BW_LOSE_DEFENDER:
    case BW_EXCHANGE:
        return bw_doctrine_lose(q);
    case BW_RETREAT:
        return bw_doctrine_retreat(q);
    case BW_RETREAT_TO:
    case BW_FLIGHT_TO:
        return bw_doctrine_retreat_to(q);
    case BW_ADVANCE:
        return bw_doctrine_advance(q);
    case BW_ADVANCE_COMMANDER:
        return bw_doctrine_follow(q);
    default:
        return 0;
    }
}

int bw_doctrine(const lin_view *view, const lin_list *list, lin_rng *rng, lin_order *out)
{
    const bw_question q = { bw_field_of(view->field),
                            view->state,
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
