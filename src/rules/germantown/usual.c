/* usual.c -- the neutral answer to a question that odds meet on their way. Where a choice is the
 * point, as of tactics, there is none: the question is the outcome, and the table of tactics tells
 * what comes of it. */
#include "rules/germantown/tactics_game.h"

/* The cavalry stands, the die lies, the leader goes along, the first hex of a retreat. */
int gt_usual_first(const lin_view *v, const lin_frame *frame, const lin_list *list)
{
    (void)v, (void)frame;
    return list->orders ? 0 : -1;
}

/* Nobody advances but who must: `done` is listed last. */
int gt_usual_last(const lin_view *v, const lin_frame *frame, const lin_list *list)
{
    (void)v, (void)frame;
    return list->orders - 1;
}

int gt_usual_lead(const lin_view *v, const lin_frame *frame, const lin_list *list)
{
    const gt_state *s = v->state;
    const int lead = gt_likely_lead(gt_field_of(v->field), s, s->part[frame->arg[0]]);

    for (int i = 0; i < list->orders; i++)
        if (list->order[i].arg[0] == lead)
            return i;
    return -1;
}

/* Who chooses among his own gives up the weakest, among the enemy's he takes the strongest. */
int gt_usual_lose(const lin_view *v, const lin_frame *frame, const lin_list *list)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const lin_side chooser = gt_steps[frame->step].who(v, frame);
    int best = -1, least = 0;

    for (int i = 0; i < list->orders; i++) {
        const int u = list->order[i].arg[0];
        int worth;

        if (list->order[i].verb != V_LOSE)
            return i;
        worth = gt_strength(f, s, u) + (s->mark[u] & GT_REDUCED ? 0 : f->steps[u]);
        if (f->side[u] != (int)chooser)
            worth = -worth;
        if (best < 0 || worth < least) {
            best = i;
            least = worth;
        }
    }
    return best;
}
