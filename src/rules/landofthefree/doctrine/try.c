/* try.c -- marches are tried: the element is put where each would end, and the place is weighed.
 *
 * What speaks for a place without a look at the enemy's muskets costs little, and is counted first.
 * Then the most promising are weighed in earnest: all of them where the enemy is near, a few where
 * he is not. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"

#define FEW 3 /* places that are weighed where no enemy is near */

typedef struct {
    lin_point at;
    uint16_t facing, mark, gap;
    uint8_t ground, formation;
} kept;

static kept keep(const lf_state *s, int u)
{
    return (kept){ s->at[u], s->facing[u], s->mark[u], s->gap[u], s->on_piece[u], s->formation[u] };
}

static void put_back(lf_state *s, int u, const kept *k)
{
    s->at[u] = k->at;
    s->facing[u] = k->facing;
    s->mark[u] = k->mark;
    s->gap[u] = k->gap;
    s->on_piece[u] = k->ground;
    s->formation[u] = k->formation;
}

static void put_at(lf_state *s, int u, const lf_march *x)
{
    s->at[u] = x->to.at;
    s->facing[u] = x->to.facing;
    s->mark[u] &= (uint16_t)~LF_LINED_UP;
    s->on_piece[u] = LF_NONE;
}

/* Is there a wall before it, with the enemy beyond? Then it will line up there. */
bool lf_finds_wall(const lf_estimate *p, const lf_plan *plan, lin_point at)
{
    const lf_state *s = &p->thought.s;
    lin_point end[2];
    tb_outline line;

    if (p->assault || !plan->stopped_by_ground || plan->stopped_by == LF_NONE ||
        (plan->stopped_by < p->f->scenery.pieces &&
         p->f->scenery.piece[plan->stopped_by].kind == KIT_BUILDING))
        return false;
    line = lf_obstacle(&p->thought.view, plan->stopped_by, end);
    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1))
        if (s->where[e] == LF_ON_TABLE && lf_apart(at, s->at[e]) < LF_IN(24) &&
            tb_line_crosses(&line, at, s->at[e], NULL))
            return true;
    return false;
}

/* Does a march lead towards its aim: a third of it at least? Near the enemy there are other reasons
 * to be elsewhere, but not to climb walls, nor for one who is spent. */
static bool leads_there(lf_estimate *p, int u, const lf_march *x, bool near)
{
    const lf_state *s = &p->thought.s;

    return x->order.verb == LV_TURN ||
           (near && x->order.verb != LV_CROSS && s->level[u] != LF_EXHAUSTED) ||
           lf_way_from(p, u, s->at[u]) - lf_way_from(p, u, x->to.at) >=
               lf_apart(s->at[u], x->to.at) / 3;
}

/* What speaks for its end at a glance. */
static int glance(lf_estimate *p, int u, const lf_march *x)
{
    lf_state *s = &p->thought.s;
    const kept before = keep(s, u);
    int worth;

    put_at(s, u, x);
    worth = lf_ground_worth(p, u, s->m - x->moves) - x->costs - (x->moves - 1) * W_LEAST_MOVE;
    put_back(s, u, &before);
    return worth;
}

/* Where it could do nothing itself nobody likes to be shot at. */
static int danger_of(lf_estimate *p, int u, int hopes)
{
    return lf_danger(p, u, true) * (hopes > 0 ? 100 : W_DANGER_IDLE) / 100;
}

/* Where it stands, if it stays there. The fire that it is under now it has not walked into: but who
 * stands idle under it may as well go on. */
static int weigh_staying(lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;
    const int hopes = lf_attack_hopes(p, u, s->m, s->c, true);

    return lf_ground_worth(p, u, s->m) + hopes - danger_of(p, u, hopes);
}

/* And in earnest, if that may be more than `least`. */
static int weigh(lf_estimate *p, int u, const lf_march *x, int least)
{
    lf_state *s = &p->thought.s;
    const kept before = keep(s, u);
    int hopes, worth;

    put_at(s, u, x);
    hopes = lf_attack_hopes(p, u, s->m - x->moves, s->c, true);
    worth = x->glance + hopes;
    if (worth > least) /* nobody walks up to the enemy only to be shot at */
        worth -= danger_of(p, u, hopes);
    put_back(s, u, &before);
    return worth;
}

void lf_add_march(lf_estimate *p, int u, lf_marches *all, const lf_march *x)
{
    int i = all->n;

    if (all->n == LF_MARCHES || !leads_there(p, u, x, all->near))
        return;
    all->n++;
    all->march[i] = *x;
    all->march[i].glance = glance(p, u, x);
    for (; i > 0 && all->march[i - 1].glance < all->march[i].glance; i--) {
        const lf_march better = all->march[i];

        all->march[i] = all->march[i - 1];
        all->march[i - 1] = better;
    }
}

/* The best of them, if it betters what it costs to march at all. */
bool lf_best_march(lf_estimate *p, int u, const lf_marches *all, lf_step_plan *out)
{
    const int n = all->near || all->n < FEW ? all->n : FEW;
    int now, best = -1;

    *out = (lf_step_plan){ .gain = W_LEAST_MOVE };
    if (n == 0)
        return false;
    now = weigh_staying(p, u);
    for (int i = 0; i < n; i++) {
        const int gain = weigh(p, u, &all->march[i], now + out->gain) - now;

        if (gain > out->gain) {
            *out = (lf_step_plan){ all->march[i].order, gain };
            best = i;
        }
    }
    return best >= 0;
}
