/* after.c -- BW 15.0, 20.0: whom to lose, where to fall back, when to follow up. */
#include "rules/brandywine/doctrine/doctrine.h"

int bw_doctrine_lose(const bw_question *q)
{
    int best = 0, least = 0;
    bw_staff w;

    bw_staff_draw(&w, q->f, q->s, q->frame->arg[0], NULL);
    for (int i = 0; i < q->list->orders; i++) {
        const int worth = w.worth[q->list->order[i].arg[0]];

        if (i == 0 || worth < least) {
            least = worth;
            best = i;
        }
    }
    return best;
}

/* Those with the fewest ways first, so that friends do not take the last room from them. */
int bw_doctrine_retreat(const bw_question *q)
{
    int best = 0, least = 1000;
    uint16_t to[16];

    for (int i = 0; i < q->list->orders; i++) {
        const int u = q->list->order[i].arg[0];
        const int n = bw_retreats(q->f, q->s, u, q->frame->arg[1], to) * 16 - q->f->cf[u];

        if (n < least) {
            least = n;
            best = i;
        }
    }
    return best;
}

int bw_doctrine_retreat_to(const bw_question *q)
{
    const int u = q->frame->arg[0];
    const lin_frame hand = { .arg = { (int16_t)u, 0, 0 } };
    int best = 0, most = 0;
    bw_staff w;

    bw_staff_plans(&w, q->f, q->s, q->f->side[u], &hand);
    for (int i = 0; i < q->list->orders; i++) {
        const int to = q->list->order[i].arg[0];
        const int now = is_combat(q->f, u) ? bw_fallback_score(&w, u, to, q->frame->arg[2])
                                           : bw_leader_score(&w, to);

        if (i == 0 || now > most) {
            most = now;
            best = i;
        }
    }
    return best;
}

int bw_doctrine_advance(const bw_question *q)
{
    int best = lin_list_find(q->list, V_DONE, -1), most = 0;
    bw_staff w;

    bw_staff_plans(&w, q->f, q->s, q->frame->arg[0], NULL);
    for (int i = 0; i < q->list->orders; i++) {
        const lin_order *o = &q->list->order[i];
        int now;

        if (o->verb != V_ADVANCE)
            continue;
        now = bw_place_score(&w, o->arg[0], o->arg[1]) -
              bw_place_score(&w, o->arg[0], q->s->at[o->arg[0]]);
        if (now > most) {
            most = now;
            best = i;
        }
    }
    return best;
}

int bw_doctrine_follow(const bw_question *q)
{
    const int u = q->frame->arg[1], leader = q->f->commander[q->frame->arg[0]];
    bw_staff w;

    bw_staff_plans(&w, q->f, q->s, q->frame->arg[0], NULL);
    return lin_list_find(
        q->list,
        bw_leader_score(&w, q->s->at[u]) > bw_leader_score(&w, q->s->at[leader]) ? V_YES : V_NO,
        -1);
}
