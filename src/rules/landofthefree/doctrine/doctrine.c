/* doctrine.c -- the commander who plays to win: every question goes to its chapter.
 *
 * Whatever a chapter answers is a listed answer, or an order that has passed the check of the
 * question. Where a chapter does not know, a listed answer is taken, or a sample of the open ones:
 * there is no question without an answer. */
#include "rules/landofthefree/doctrine/doctrine.h"

#include <string.h>

int lf_give(lf_estimate *p, lin_order o)
{
    const int i = kit_give(p->view, p->list, &o, p->out);

    p->given = p->given || i != LF_UNDECIDED;
    return i;
}

static int yes(const lf_estimate *p)
{
    const int i = lin_list_find(p->list, LV_YES, -1);

    return i >= 0 ? i : LF_UNDECIDED;
}

/* Who is left when several must go: the first will do. */
static int first(const lf_estimate *p)
{
    return p->list->orders ? 0 : LF_UNDECIDED;
}

static int answer(lf_estimate *p)
{
    switch (p->frame->step) {
    case LF_ARM:
        return lf_doctrine_arm(p);
    case LF_EDGE:
        return lf_doctrine_edge(p);
    case LF_OBJECTIVE:
        return lf_doctrine_objective(p);
    case LF_KEEP_BACK:
        return lf_doctrine_keep_back(p);
    case LF_STAND_ALONE:
        return lf_doctrine_stand_alone(p);
    case LF_LIE_IN_WAIT:
        return lf_doctrine_lie_in_wait(p);
    case LF_HIDE:
        return lf_doctrine_hide(p);
    case LF_SET_OUT:
        return lf_doctrine_set_out(p);
    case LF_DEPLOY_GROUP:
        return lf_doctrine_deploy_group(p);
    case LF_POST:
        return lf_doctrine_post(p);
    case LF_PLACE:
        return lf_doctrine_place(p);
    case LF_ENTER:
        return lf_doctrine_enter(p);
    case LF_COME_ON:
        return lf_doctrine_come_on(p);
    case LF_WALK_ON:
        return lf_doctrine_walk_on(p);
    case LF_FIRST_OR_SECOND:
        return lf_doctrine_first(p);
    case LF_PICK_GROUP:
        return lf_doctrine_pick_group(p);
    case LF_REVEAL:
        return lf_doctrine_reveal_at(p);
    case LF_GROUP:
        return lf_doctrine_group(p);
    case LF_ORDERS:
        return lf_doctrine_orders(p);
    case LF_LAST:
        return lf_doctrine_last(p);
    case LF_LEG:
        return lf_doctrine_leg(p);
    case LF_LINE_UP:
        return lf_doctrine_line_up(p);
    case LF_RIDE:
        return lf_doctrine_ride(p);
    case LF_RALLIED:
        return lf_doctrine_restore(p);
    case LF_TEST_ENCOURAGE:
        return lf_doctrine_test_encourage(p);
    case LF_SHOT_ENCOURAGE:
        return lf_doctrine_shot_encourage(p);
    case LF_MELEE_ENCOURAGE:
        return lf_doctrine_melee_encourage(p);
    case LF_REACT:
        return lf_doctrine_react(p);
    case LF_OTHER_TARGET:
        return lf_doctrine_other_target(p);
    case LF_REACTION:
        return lf_doctrine_reaction(p);
    case LF_FLEE:
        return lf_doctrine_flee(p);
    case LF_REFORM:
        return lf_doctrine_reform(p);
    case LF_SUPPORT:
        return lf_doctrine_support(p);
    case LF_WHICH_FOE:
    case LF_FRESH:
        return lf_doctrine_which_foe(p);
    case LF_FORCE_COMES:
    case LF_GOES_ON:
    case LF_DISORDERS_FRIENDS: /* weighed when the order was given; to decline would bring back the
                       same question */
    case LF_ACCIDENT:
    case LF_MOVE_IN:
        return yes(p);
    default:
        return first(p);
    }
}

/* What cannot be wrong: to end an activation; else a sample of an open answer, else the last that
 * is listed. */
static int fall_back(lf_estimate *p)
{
    const int end = lin_list_find(p->list, LV_END, -1);

    if (end >= 0)
        return end;
    for (int i = 0; i < p->list->families; i++)
        if (lin_list_sample(p->view, p->list, i, p->rng, p->out))
            return LF_ANSWERED;
    return p->list->orders - 1;
}

void lf_begin_estimate(lf_estimate *p, const lin_view *view)
{
    memset(p, 0, offsetof(lf_estimate, thought));
    p->view = view;
    p->f = lf_field_of(view->field);
    p->now = view->state;
    p->frame = lin_top(lin_head_in(view->state));
    p->side = (int)lf_steps[p->frame->step].who(view, p->frame);
    p->enemy = 1 - p->side;
    p->thought.s = *p->now;
    kit_beside_copy(&p->thought.beside, view->beside);
    p->thought.view = (lin_view){ view->field, &p->thought.s, &p->thought.beside };
}

int lf_doctrine(const lin_view *view, const lin_list *list, lin_rng *rng, lin_order *out)
{
    lf_estimate p;
    int i;

    lf_begin_estimate(&p, view);
    p.list = list;
    p.rng = rng;
    p.out = out;
    i = answer(&p);
    return i == LF_UNDECIDED || (i == LF_ANSWERED && !p.given)
               ? fall_back(&p)
               : i; /* what is not listed is no answer either */
}
