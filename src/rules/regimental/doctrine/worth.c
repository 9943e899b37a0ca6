/* worth.c -- what units are worth, and the chances of fire and of throws. */
#include "rules/regimental/doctrine/doctrine.h"
#include "rules/regimental/maneuver/maneuver.h"
#include "rules/regimental/victory/victory.h"

/* What the other side scores for a stand of it, and what the stand can still do. */
int rg_stand_worth(const rg_estimate *p, int u)
{
    const int scorer = 1 - p->f->side[u];
    const int each = p->f->type[u] == RG_WAGON && p->f->wagon_points
                         ? p->f->wagon_points
                         : rg_points[scorer != p->f->crown][rg_scores_as(p->f, u)];

    return 100 * each + W_STAND;
}

int rg_unit_worth(const rg_estimate *p, int u)
{
    return p->s->stands[u] * rg_stand_worth(p, u);
}

/* ---- Fire ---- */

static int effect_on_guns(const rg_estimate *p, int t, rg_effect effect, bool severe, bool cannon)
{
    const int each = rg_stand_worth(p, t);

    switch (effect) {
    case RG_WITHERING:
        return each * (severe && p->s->stands[t] > 1 ? 2 : 1) + each * W_SILENCED / 100;
    case RG_TELLING_UPPER:
    case RG_TELLING_MIDDLE:
    case RG_TELLING_LOWER:
        return each * (W_DAMAGED + W_SILENCED) / 100;
    case RG_GALLING:
        return each * W_SILENCED / 100;
    case RG_LIVELY:
        return cannon ? each * W_SILENCED / 100 : 0;
    default:
        return 0;
    }
}

static int effect_worth(const rg_estimate *p, int t, rg_effect effect, bool severe, bool cannon)
{
    const int each = rg_stand_worth(p, t), left = p->s->stands[t];
    const bool good = !rg_is_disordered(p->s, t) && !rg_is_broken(p->s, t);
    const int disorder = good ? rg_unit_worth(p, t) * W_DISORDERED / 100 : 0;
    int lost = 0;

    if (!rg_is_troops(p->f, t))
        return effect_on_guns(p, t, effect, severe, cannon);
    switch (effect) {
    case RG_WITHERING:
        lost = severe ? 3 : 2;
        break;
    case RG_TELLING_UPPER:
    case RG_TELLING_MIDDLE:
    case RG_TELLING_LOWER:
        lost = 1;
        break;
    case RG_GALLING:
        lost = good ? 0 : 1;
        break;
    case RG_LIVELY:
        return cannon ? disorder : 0;
    default:
        return 0;
    }
    return disorder + each * (lost < left ? lost : left);
}

/* Over all throws of two dice, with so much added. */
int rg_fire_worth(const rg_estimate *p, int target, int add, bool cannon)
{
    int sum = 0;

    for (int dice = 2; dice <= 12; dice++) {
        const int ways = dice < 8 ? dice - 1 : 13 - dice, total = dice + add;

        sum +=
            ways * effect_worth(p, target, (rg_effect)rg_fire_effect(p->f->rating[target], total),
                                total >= 15, cannon);
    }
    return sum / 36;
}

/* ---- Throws ---- */

int rg_throw_add(const rg_estimate *p, int u)
{
    kit_sum sum;

    rg_throw_sum(p->view, u, RG_NONE, &sum);
    return sum.total;
}

int rg_chance_of_menu(int add)
{
    int ways = 0;

    for (int d = -5; d <= 5; d++)
        ways += d + add >= 0 ? 6 - (d < 0 ? -d : d) : 0;
    return ways;
}

int rg_throw_risk(const rg_estimate *p, int u, int add)
{
    int panic = 0;
    /* doubles are a difference of 0: it falls back if that is not enough */
    const int back = add < 0 && add >= -5 && rg_enemy_is_close(p->view, u) ? 6 : 0;

    for (int d = -5; d <= 5; d++)
        panic += d + add <= -6 ? 6 - (d < 0 ? -d : d) : 0;
    return rg_unit_worth(p, u) * (panic * W_PANIC + back * W_FALL_BACK) / 3600;
}
