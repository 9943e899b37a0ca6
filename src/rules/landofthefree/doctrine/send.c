/* send.c -- which group goes where: to an objective, or against the enemy. */
#include "rules/landofthefree/doctrine/doctrine.h"

int lf_strength_of(const lf_estimate *p, int side, lin_point round, int32_t far, int group)
{
    const lf_state *s = p->now;
    int points = 0;

    for (int u = tb_next(&p->f->elements[side], 0); u >= 0;
         u = tb_next(&p->f->elements[side], u + 1)) {
        if (!lf_is_there(s, u) || (group >= 0 && p->f->group[u] != group) ||
            lf_apart(s->at[u], round) > far)
            continue;
        points += p->f->cost[u] *
                  (s->level[u] == LF_FIT      ? 4
                   : s->level[u] == LF_SHAKEN ? 3
                                              : 1) /
                  4;
    }
    return points;
}

static void add_aim(const lf_estimate *p, lf_sending *x, lin_point at, int worth, int objective)
{
    const bool hunt = objective == LF_NONE;

    if (x->aims == LF_AIMS)
        return;
    x->objective[x->aims] = objective;
    x->aim[x->aims] = at;
    x->worth[x->aims] = worth;
    x->hunt[x->aims] = hunt;
    x->foes[x->aims++] = lf_strength_of(p, p->enemy, at, LF_IN(hunt ? 9 : 14), -1);
}

/* The enemy nearest to a point, as an aim: LF_NONE: nobody is left. */
int lf_nearest_foe(const lf_estimate *p, lin_point to)
{
    int best = LF_NONE;
    int64_t least = INT64_MAX;

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        const int64_t gap = tb_gap2(p->now->at[e], to);

        if (lf_is_there(p->now, e) && gap < least) {
            least = gap;
            best = e;
        }
    }
    return best;
}

/* What one that stays behind at an objective costs the line: guns shoot from there as well as from
 * anywhere. */
static int price_of_keeper(const lf_estimate *p, int u, lin_point at)
{
    return p->f->cost[u] * (p->f->type[u] == LF_ARTILLERY ? 1 : 2) +
           3 * (int)(lf_apart(p->now->at[u], at) / LIN_INCH);
}

/* An objective that we hold and nobody threatens is left to the one that can best be spared, if
 * there is more to win. */
static bool is_kept(lf_estimate *p, lf_sending *x, int objective)
{
    const lf_state *s = p->now;
    const lin_point at = s->objective[objective];
    int best = LF_NONE, least = INT32_MAX;

    if (p->standing == LF_AHEAD || lf_strength_of(p, p->enemy, at, LF_IN(16), -1) > 0)
        return false;
    for (int u = tb_next(&p->f->elements[p->side], 0); u >= 0;
         u = tb_next(&p->f->elements[p->side], u + 1))
        if (lf_is_there(s, u) && s->level[u] < LF_EXHAUSTED && !kit_set_has(&x->keepers, u) &&
            lf_apart(s->at[u], at) < LF_IN(12) && price_of_keeper(p, u, at) < least) {
            least = price_of_keeper(p, u, at);
            best = u;
        }
    if (best == LF_NONE)
        return false;
    kit_set_put(&x->keepers, best);
    p->aim[best] = at;
    p->objective[best] = (uint8_t)objective;
    p->front[best] = s->facing[best];
    return true;
}

void lf_list_aims(lf_estimate *p, lf_sending *x)
{
    const lf_state *s = p->now;
    int n;
    const lin_point ours = lf_centre_of(p, p->side, -1, &n),
                    theirs = lf_centre_of(p, p->enemy, -1, &n);
    const int near = lf_nearest_foe(p, ours);

    for (int i = 0; i < s->objectives; i++)
        if (!is_kept(p, x, i))
            add_aim(p, x, s->objective[i], 4000, i);
    if (near != LF_NONE &&
        (x->aims == 0 || (p->standing != LF_AHEAD && p->turns_left > W_HUNT_ENDS))) {
        add_aim(p, x, s->at[near], s->objectives ? 1200 : 3000, LF_NONE);
        add_aim(p, x, theirs, s->objectives ? 1000 : 2500, LF_NONE);
    }
}

/* What the sending is worth: each aim by the chance to have it, less the way there. */
static int worth_of(const lf_estimate *p, const lf_sending *x)
{
    int total = 0;

    for (int a = 0; a < x->aims; a++) {
        int ours = 0, way = 0, n = 0;

        for (int i = 0; i < x->groups; i++)
            if (x->sent[i] == a) {
                ours += x->strength[i];
                way += lf_apart(x->at[i], x->aim[a]) / LIN_INCH;
                n++;
            }
        if (!n)
            continue;
        total += (int)((int64_t)x->worth[a] * ours / (ours + x->foes[a] * 3 / 4 + 12)) -
                 way * W_SEND_INCH;
        if (!x->hunt[a] && way / n > 9 * (p->turns_left + 1)) /* it would come too late */
            total -= x->worth[a] / 2;
    }
    return total;
}

static int nearest_aim(const lf_sending *x, int i)
{
    int best = 0;

    for (int a = 1; a < x->aims; a++)
        if (tb_gap2(x->at[i], x->aim[a]) < tb_gap2(x->at[i], x->aim[best]))
            best = a;
    return best;
}

/* Better with group i sent elsewhere? */
static bool try_others(const lf_estimate *p, lf_sending *x, int i, int *worth)
{
    const int before = x->sent[i];
    int which = before;

    for (int a = 0; a < x->aims; a++) {
        int w;

        x->sent[i] = a;
        w = worth_of(p, x);
        if (w > *worth) {
            *worth = w;
            which = a;
        }
    }
    x->sent[i] = which;
    return which != before;
}

/* Or with two of them changed for each other: whose ways cross, for instance. */
static bool try_swap(const lf_estimate *p, lf_sending *x, int i, int k, int *worth)
{
    const int one = x->sent[i], other = x->sent[k];
    int w;

    x->sent[i] = other;
    x->sent[k] = one;
    w = worth_of(p, x);
    if (w > *worth) {
        *worth = w;
        return true;
    }
    x->sent[i] = one;
    x->sent[k] = other;
    return false;
}

/* Each to the nearest at first, then whatever betters the whole. */
void lf_send_groups(const lf_estimate *p, lf_sending *x)
{
    bool better = x->aims > 0;
    int worth;

    for (int i = 0; i < x->groups; i++)
        x->sent[i] = nearest_aim(x, i);
    worth = worth_of(p, x);
    for (int round = 0; better && round < 4; round++) {
        better = false;
        for (int i = 0; i < x->groups; i++) {
            better |= try_others(p, x, i, &worth);
            for (int k = 0; k < i; k++)
                better |= try_swap(p, x, i, k, &worth);
        }
    }
}
