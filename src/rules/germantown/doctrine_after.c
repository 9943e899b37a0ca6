/* doctrine_after.c -- what comes of a combat: retreats, who goes along, who advances; and whom
 * friendly fire falls on. */
#include "rules/germantown/doctrine.h"

/* Away from the enemy, to friends, not where steps would be lost. */
int gt_doctrine_retreat(const gt_question *q)
{
    const gt_field *f = q->f;
    const gt_state *s = q->s;
    const int u = q->frame->arg[0], side = f->side[u];
    int best = 0, most = -100000;

    for (int i = 0; i < q->list->orders; i++) {
        const int to = q->list->order[i].arg[0], foe = gt_nearest(f, s, to, gt_other(side));
        int worth = 4 * (foe > 5 ? 5 : foe);

        worth += gt_has_troops(f, s, to, side) ? 3 : 0;
        worth += f->ground[to] == GT_LIGHT_WOODS || f->ground[to] == GT_HEAVY_WOODS ? 1 : 0;
        if (!gt_is_leader(f, u) && !gt_fits(f, s, gt_one(u), to))
            worth -= 30;
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

/* A leader stays with the many, unless these are few or broken. */
int gt_doctrine_go_along(const gt_question *q)
{
    const gt_field *f = q->f;
    const gt_state *s = q->s;
    const int l = q->frame->arg[0], u = q->frame->arg[1];
    gt_set rest = gt_troops_in(f, s, s->at[l], f->side[l]);
    int strength = 0;

    gt_remove(&rest, u);
    for (int v; (v = gt_next(&rest)) >= 0;)
        strength += gt_is_steady(s, v) ? gt_strength(f, s, v) : 0;
    return lin_list_find(q->list, strength >= gt_strength(f, s, u) ? V_NO : V_YES, -1);
}

/* The ground that was won is held by as many as have room; the objective by all means. */
int gt_doctrine_advance(const gt_question *q)
{
    const gt_field *f = q->f;
    const gt_state *s = q->s;
    const int done = lin_list_find(q->list, V_DONE, -1);
    int best = -1, most = -100000;

    for (int i = 0; i < q->list->orders; i++) {
        const lin_order *o = &q->list->order[i];
        int worth;

        if (o->verb != V_ADVANCE)
            continue;
        worth = 2 * gt_strength(f, s, o->arg[0]) + f->morale[0][o->arg[0]];
        if (o->arg[1] == f->square || o->arg[1] == f->house)
            worth += 20;
        if (s->at[o->arg[0]] == f->house && f->side[o->arg[0]] == f->british)
            worth -= 50; /* the garrison stays */
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    if (best < 0 || (done >= 0 && most < 0))
        return done;
    /* whoever follows makes the place strong, and leaves the one he comes from empty: not if that
     * is the last of it */
    if (done >= 0 && gt_points_in(f, s, q->list->order[best].arg[1], s->side) >= 3 && most < 20)
        return done;
    return best;
}

/* GT-23.16: the British choose: the strong who are least steady. */
int gt_doctrine_friendly(const gt_question *q)
{
    int best = 0, most = -100000;

    for (int i = 0; i < q->list->orders; i++) {
        const lin_order *o = &q->list->order[i];
        int worth = 0;

        if (o->verb == V_UNIT)
            worth = gt_strength(q->f, q->s, o->arg[0]) - gt_morale_sum(q->f, q->s, o->arg[0]).total;
        else
            worth = gt_points_in(q->f, q->s, o->arg[0], q->f->american);
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}
