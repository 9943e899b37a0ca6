/* fire.c -- volleys, grape, shell, sharpshooters, and hits spent on commanders. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/doctrine/doctrine.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/melee/melee.h"

static bool is_gun(const ib_estimate *p, int u)
{
    return p->f->type[u] == IB_GUN;
}

/* Its first volley is better kept until the enemy is near. */
static bool keeps_first(const ib_estimate *p, int u, int band)
{
    return !is_gun(p, u) && band == IB_LONG && !(p->s->mark[u] & (IB_VOLLEYED | IB_FOUGHT)) &&
           p->turns_left > 0;
}

static int volley_worth(const ib_estimate *p, int u, int e, int32_t far)
{
    const int band = ib_band_by_eye(p, u, far);
    int hits;

    if (band == IB_NO_BAND || ib_is_engaged(p->s, e))
        return 0;
    hits = ib_volley_hits(p, u, e, band, false);
    if (!is_gun(p, u) && hits < (keeps_first(p, u, band) ? W_KEPT_BACK : W_LEAST_VOLLEY))
        return 0;
    return ib_hits_worth(p, e, hits);
}

/* Whom it would fire at from where it stands. */
int ib_best_target(const ib_estimate *p, int u, int *worth)
{
    const tb_set *foes = &p->f->bodies[p->enemy];
    int found = IB_NONE;

    *worth = 0;
    for (int e = tb_next(foes, 0); e >= 0; e = tb_next(foes, e + 1)) {
        int32_t far;
        int now;

        if (!ib_stands(p->s, e) || (far = ib_judged(p->view, u, e)) > IB_IN(40))
            continue;
        if (ib_band_by_eye(p, u, far) == IB_NO_BAND ||
            ib_check_target(p->view, u, e, NULL) != LIN_OK)
            continue;
        now = volley_worth(p, u, e, far);
        if (now > *worth) {
            *worth = now;
            found = e;
        }
    }
    return found;
}

/* ---- Shell ---- */

enum { SHELL_MEAN = 5, SHELL_WIDE = 3 };

/* Of those who stand where it may burst, so far to either side of the line: hits by turns. */
static int burst_worth(const ib_estimate *p, int u, tb_angle way, int guess)
{
    int worth = 0;

    for (int v = 0; v < p->f->units; v++) {
        int32_t far;
        int turn, aside, off;

        if (!ib_is_there(p, v) || v == u)
            continue;
        far = ib_judged(p->view, u, v) / LIN_INCH;
        turn = tb_turn(way, tb_bearing(p->s->at[u], p->s->at[v]));
        if (turn > TB_EIGHTH / 2 || turn < -TB_EIGHTH / 2)
            continue;
        aside = (int)(far * (turn < 0 ? -turn : turn) / (TB_CIRCLE / 6)); /* an inch a radian */
        off = (int)far - guess - SHELL_MEAN;
        if (aside > SHELL_WIDE || off < -SHELL_MEAN - 1 || off > SHELL_MEAN + 1)
            continue;
        worth += (p->f->side[v] == p->enemy ? 1 : -2) * ib_mark_worth(p, v) *
                 (off < 2 && off > -2 ? 100 : 60) / 100;
    }
    return worth;
}

bool ib_best_shell(const ib_estimate *p, int u, lin_order *out, int *worth)
{
    const tb_set *foes = &p->f->bodies[p->enemy];

    *worth = 50;
    out->nargs = 0;
    for (int e = tb_next(foes, 0); e >= 0; e = tb_next(foes, e + 1)) {
        lin_order o = { .verb = IV_SHELL, .nargs = 3, .arg = { u } };
        int now;

        if (!ib_stands(p->s, e))
            continue;
        o.arg[1] = tb_bearing(p->s->at[u], p->s->at[e]);
        o.arg[2] = (ib_judged(p->view, u, e) + LIN_INCH / 2) / LIN_INCH - SHELL_MEAN;
        o.arg[2] = o.arg[2] < IB_SHELL_LEAST ? IB_SHELL_LEAST : o.arg[2];
        if (ib_check_act_shell(p->view, &o, NULL) != LIN_OK)
            continue;
        now = burst_worth(p, u, (tb_angle)o.arg[1], o.arg[2]);
        if (now > *worth) {
            *worth = now;
            *out = o;
        }
    }
    return out->nargs > 0;
}

/* ---- The firing phase ---- */

/* IB-11.7, IB-11.8: one shot in a game, so it waits for a commander, or for the end. */
static int snipe_worth(const ib_estimate *p, int u, int e)
{
    const int band = ib_small_arms_band(ib_judged(p->view, u, e));
    const int sixths = band == IB_SHORT ? 2 : band == IB_LONG ? 1 : 0;
    const int worth = ib_is_commander(p->f, e) ? ib_commander_worth(p, e) : ib_mark_worth(p, e);
    const int now = worth * sixths / 6;

    return now >= (p->turns_left > 2 ? 150 : 1) ? now : 0;
}

static int order_worth(const ib_estimate *p, const lin_order *o)
{
    switch (o->verb) {
    case IV_FIRE:
        return volley_worth(p, o->arg[0], o->arg[1], ib_judged(p->view, o->arg[0], o->arg[1]));
    case IV_SNIPE:
        return snipe_worth(p, o->arg[0], o->arg[1]);
    default:
        return 0;
    }
}

static int shell(ib_estimate *p)
{
    const tb_set *all = &p->f->bodies[p->side];

    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1)) {
        lin_order o;
        int worth, i;

        if (is_gun(p, u) && ib_stands(p->s, u) && p->f->gun[u] == IB_HOWITZER &&
            ib_best_shell(p, u, &o, &worth) && (i = ib_give(p, o)) != IB_UNDECIDED)
            return i;
    }
    return ib_listed(p, IV_END);
}

/* The best first: whoever fires later sees what has become of it. */
int ib_doctrine_fire(ib_estimate *p)
{
    int best = IB_UNDECIDED, most = 0;

    for (int i = 0; i < p->list->orders; i++) {
        const int now = order_worth(p, &p->list->order[i]);

        if (now > most) {
            most = now;
            best = i;
        }
    }
    return best == IB_UNDECIDED ? shell(p) : best;
}

int ib_doctrine_grape(ib_estimate *p)
{
    const int target = p->s->volley.target;

    return ib_listed(p, p->s->marks[target] > 1 || p->turns_left < 3 ? IV_YES : IV_NO);
}

/* IB-7.15 to IB-7.18: muskets hit him once in thirty-six, guns and bayonets once in six. */
int ib_doctrine_spend(ib_estimate *p)
{
    const bool volley = p->s->volley.shooter != IB_NONE;
    const int chance = volley && !is_gun(p, p->s->volley.shooter) ? 36 : 6;
    const int target = volley ? p->s->volley.target : IB_NONE;
    const bool spare = target != IB_NONE && p->s->volley.left > p->s->marks[target];
    const int mark = spare ? 0 : target != IB_NONE ? ib_hits_worth(p, target, 100) : 300;
    int best = IB_UNDECIDED, most = mark;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];

        if (o->verb == IV_AIM && ib_commander_worth(p, o->arg[0]) / chance > most) {
            most = ib_commander_worth(p, o->arg[0]) / chance;
            best = i;
        }
    }
    return best == IB_UNDECIDED ? ib_listed(p, IV_DONE) : best;
}
