/* setup.c -- BW 4.0: the army is set up where it guards what it owns, the strongest
 * units first; each finds the square that is worth most to it as things then stand. */
#include "rules/brandywine/doctrine/doctrine.h"

static int pick_next(const bw_question *q)
{
    int best = -1, most = -1;

    for (int i = 0; i < q->list->orders; i++) {
        const int u = q->list->order[i].arg[0];

        if (q->list->order[i].verb == V_PICK && q->f->cf[u] > most) {
            most = q->f->cf[u];
            best = i;
        }
    }
    return best >= 0 ? best : lin_list_find(q->list, V_DONE, -1);
}

static int place(const bw_question *q)
{
    const int u = q->frame->arg[0];
    const lin_frame hand = { .arg = { (int16_t)u, 0, 0 } };
    int best = 0, most = 0;
    bw_staff w;

    bw_staff_plans(&w, q->f, q->s, q->f->side[u], &hand);
    for (int i = 0; i < q->list->orders; i++) {
        const int to = q->list->order[i].arg[0];
        int now;

        if (is_combat(q->f, u)) {
            now = bw_place_score(&w, u, to);
            now += (q->f->cover[to] > 2 ? W_SETUP_COVER : 0) +
                   (q->f->board->road[to] ? W_SETUP_ROAD : 0);
        } else {
            now = bw_leader_score(&w, to);
        }
        if (i == 0 || now > most) {
            most = now;
            best = i;
        }
    }
    return best;
}

int bw_doctrine_setup(const bw_question *q)
{
    return q->frame->step == BW_SETUP ? pick_next(q) : place(q);
}
