/* press.c -- an attack: who goes to the objectives themselves, and whom the others go for. Where
 * only losses count everybody goes for an enemy.
 *
 * The nearest two are to stand on an objective. The others clear the way for them, each against an
 * enemy of its own who is near to it and near to an objective: so a line goes straight ahead, as
 * broad as its commander's voice carries, and does not crowd round one point. */
#include "rules/landofthefree/doctrine/doctrine.h"

/* One that can fight its way to an objective. */
static bool presses(const lf_estimate *p, int u, const tb_set *but)
{
    const lf_state *s = p->now;

    return lf_is_there(s, u) && p->f->type[u] != LF_ARTILLERY && s->level[u] < LF_EXHAUSTED &&
           !(s->mark[u] & LF_ENTERING) && !kit_set_has(but, u);
}

/* How far a point lies off the way of an element, which goes on as its line does. What lies
 * straight ahead is near however far it is: so he who has gone on a little still has the same task.
 */
static int32_t off_its_way(const lf_estimate *p, int u, lin_point at)
{
    const int32_t right = lf_right_of(p->now->at[u], p->front[u], at),
                  ahead = lf_ahead_by(p->now->at[u], p->front[u], at);

    if (p->turns_left <= 2) /* it is late: who is nearest */
        return lf_apart(p->now->at[u], at);
    return (right < 0 ? -right : right) + (ahead < 0 ? -2 * ahead : ahead / 4);
}

/* The nearest to a point, of those who have no task yet; LF_NONE: nobody. */
static int nearest_idle(const lf_estimate *p, lin_point to, const tb_set *but)
{
    int best = LF_NONE;
    int32_t least = INT32_MAX;

    for (int u = tb_next(&p->f->elements[p->side], 0); u >= 0;
         u = tb_next(&p->f->elements[p->side], u + 1))
        if (presses(p, u, but) && off_its_way(p, u, to) < least) {
            least = off_its_way(p, u, to);
            best = u;
        }
    return best;
}

/* To each objective the nearest two; twice as many when it is late. */
static void seize(lf_estimate *p, tb_set *busy)
{
    const lf_state *s = p->now;

    for (int n = 0; n < (p->turns_left > 2 ? 2 : 4); n++)
        for (int i = 0; i < s->objectives; i++) {
            const int u = nearest_idle(p, s->objective[i], busy);

            if (u == LF_NONE)
                return;
            kit_set_put(busy, u);
            p->aim[u] = s->objective[i];
            p->objective[u] = (uint8_t)i;
            p->hunts[u] = false;
        }
}

/* Straight ahead to where the enemy stands, or to the objectives where nobody does; no further
 * aside than that he is before it. */
static void goes_on(lf_estimate *p, int u)
{
    const lf_state *s = p->now;
    int best = LF_NONE;
    int32_t least = INT32_MAX, right;

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1))
        if (lf_is_there(s, e) && off_its_way(p, u, s->at[e]) < least) {
            least = off_its_way(p, u, s->at[e]);
            best = e;
        }
    if (best == LF_NONE)
        return;
    right = lf_right_of(s->at[u], p->front[u], s->at[best]);
    right = right > LF_IN(W_BEFORE)    ? right - LF_IN(W_BEFORE)
            : right < -LF_IN(W_BEFORE) ? right + LF_IN(W_BEFORE)
                                       : 0;
    p->aim[u] =
        tb_go(s->at[u], p->front[u], lf_ahead_by(s->at[u], p->front[u], s->at[best]), right);
    p->hunts[u] = true;
}

/* Whom it goes for when he is near; LF_NONE: nobody is. crowd: how many go for him already. */
static int quarry_of(const lf_estimate *p, int u, const uint8_t *crowd)
{
    const lf_state *s = p->now;
    int best = LF_NONE;
    int32_t least = LF_IN(W_QUARRY);

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        const int32_t far = lf_is_there(s, e)
                                ? lf_apart(s->at[u], s->at[e]) + crowd[e] * LF_IN(W_CROWD) +
                                      (s->level[e] == LF_EXHAUSTED ? LF_IN(6) : 0)
                                : INT32_MAX;

        if (far < least) {
            least = far;
            best = e;
        }
    }
    return best;
}

void lf_press(lf_estimate *p, const tb_set *keepers)
{
    uint8_t crowd[LF_UNITS] = { 0 };
    tb_set busy = *keepers;

    if (p->assault)
        seize(p, &busy);
    for (int u = tb_next(&p->f->elements[p->side], 0); u >= 0;
         u = tb_next(&p->f->elements[p->side], u + 1)) {
        const int e = presses(p, u, &busy) ? quarry_of(p, u, crowd) : LF_NONE;

        if (e != LF_NONE) {
            crowd[e]++;
            p->aim[u] = p->now->at[e];
            p->hunts[u] = true;
        } else if (presses(p, u, &busy)) {
            goes_on(p, u);
        }
    }
}
