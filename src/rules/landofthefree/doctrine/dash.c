/* dash.c -- at the end of the battle: who can still be at an objective goes there.
 *
 * LF-SC-17: only the end of the last turn counts, and one element within reach takes an objective
 * from him who holds it alone, or disputes it. So those who can be there in time leave their line
 * for it, except who has an objective of ours in his keeping. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/setup/setup.h"

static bool holds(const lf_estimate *p, int u, int objective)
{
    const lf_state *s = p->now;

    return lf_is_there(s, u) && s->level[u] < LF_EXHAUSTED &&
           lf_apart(s->at[u], s->objective[objective]) <= LF_IN(6);
}

/* Does an objective hang on it alone? */
static bool is_keeper(const lf_estimate *p, int u)
{
    for (int i = 0; i < p->now->objectives; i++) {
        int others = 0;

        for (int v = tb_next(&p->f->elements[p->side], 0); v >= 0;
             v = tb_next(&p->f->elements[p->side], v + 1))
            others += v != u && holds(p, v, i);
        if (others == 0 && holds(p, u, i))
            return true;
    }
    return false;
}

/* How far it can go until the end, with all its orders. */
static int32_t reach_of(const lf_estimate *p, int u)
{
    const lf_state *s = p->now;
    const bool has_orders = !(s->mark[u] & LF_ACTED) || s->element == u;

    return lf_stats[p->f->type[u]].maneuver * LF_IN(lf_pace[lf_moves_as(p->view, u)][LF_LINE]) *
           (p->turns_left + has_orders);
}

/* Who is soonest there; LF_NONE: nobody comes in time. */
static int soonest(const lf_estimate *p, int objective, const tb_set *busy)
{
    const lf_state *s = p->now;
    int best = LF_NONE;
    int32_t most = -1;

    for (int u = tb_next(&p->f->elements[p->side], 0); u >= 0;
         u = tb_next(&p->f->elements[p->side], u + 1)) {
        int32_t spare;

        if (!lf_is_there(s, u) || p->f->type[u] == LF_ARTILLERY || s->level[u] >= LF_EXHAUSTED ||
            s->mark[u] & LF_ENTERING || kit_set_has(busy, u) || lf_is_locked(s, u))
            continue;
        spare = reach_of(p, u) + LF_IN(6) - lf_apart(s->at[u], s->objective[objective]);
        if (spare > most && !is_keeper(p, u)) {
            most = spare;
            best = u;
        }
    }
    return best;
}

void lf_dash(lf_estimate *p, const tb_set *keepers)
{
    const lf_state *s = p->now;
    tb_set busy = *keepers;

    for (int n = 0; n < W_DASHERS; n++)
        for (int i = 0; i < s->objectives; i++) {
            const int u =
                lf_controls(p->view, i) == (lin_side)p->side ? LF_NONE : soonest(p, i, &busy);

            if (u == LF_NONE)
                continue;
            kit_set_put(&busy, u);
            p->aim[u] = s->objective[i];
            p->objective[u] = (uint8_t)i;
            p->hunts[u] = false;
        }
}
