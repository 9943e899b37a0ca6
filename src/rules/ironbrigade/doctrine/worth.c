/* worth.c -- what units are worth, and chances: tests, volleys, rounds of melee. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/doctrine/doctrine.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/melee/melee.h"

static int points_of(const ib_field *f, int u)
{
    return f->type[u] == IB_GUN ? ib_points_gun[f->gun[u]]
                                : ib_points_unit[f->type[u] == IB_CAVALRY][f->class[u]];
}

int ib_mark_worth(const ib_estimate *p, int u)
{
    return 100 * points_of(p->f, u) / ib_marks_of[p->f->class[u]];
}

/* A unit less, besides its marks: all the more the fewer its nation can still lose. */
static int lost_worth(const ib_estimate *p, int u)
{
    return p->lost[p->f->side[u]][p->f->nation[u]];
}

int ib_unit_worth(const ib_estimate *p, int u)
{
    return lost_worth(p, u) + p->s->marks[u] * ib_mark_worth(p, u);
}

int ib_commander_worth(const ib_estimate *p, int c)
{
    return (p->f->type[c] == IB_BRIGADIER ? W_BRIGADIER_DEAD : W_CHIEF_DEAD) +
           W_RATING * ib_points_rating[ib_rating_of(p->f, p->s, c)];
}

/* ---- Tests ---- */

/* What one of his commanders gives it; by eye, unless he touches it. */
static int figure_of(const ib_estimate *p, int c, int u, int least)
{
    const ib_competence *k;
    int figure;

    if (c == IB_NONE)
        return least;
    k = &ib_competences[ib_rating_of(p->f, p->s, c)];
    if (ib_disc_touches(p->view, c, u))
        figure = k->contact;
    else if (ib_judged(p->view, c, u) <= IB_IN(IB_INFLUENCE))
        figure = k->near;
    else
        return least;
    return figure > least ? figure : least;
}

int ib_pass_chance(const ib_estimate *p, int u, int marks)
{
    const int need = ib_morale[p->f->class[u]][marks < 1 ? 1 : marks > 6 ? 6 : marks];
    int least = -9, chance;

    if (need == 0)
        return 100;
    least = figure_of(p, ib_brigadier(p->view, u), u, least);
    least = figure_of(p, ib_divisional(p->view, u), u, least);
    chance = 7 - need + (least == -9 ? 0 : least);
    return chance <= 0 ? 0 : chance >= 6 ? 100 : chance * 100 / 6;
}

/* ---- Volleys ---- */

int ib_band_by_eye(const ib_estimate *p, int u, int32_t far)
{
    return p->f->type[u] == IB_GUN ? ib_gun_band(p->f->gun[u], far) : ib_small_arms_band(far);
}

int ib_volley_hits(const ib_estimate *p, int u, int target, int band, bool at_charger)
{
    const bool gun = p->f->type[u] == IB_GUN;
    const ib_volley v = { .shooter = (uint8_t)u,
                          .target = (uint8_t)target,
                          .cause = at_charger ? IB_AT_CHARGER : IB_BY_ORDER,
                          .band = (uint8_t)band,
                          .grape = gun && band == IB_SHORT && p->s->grape[u] > 0 };
    const int dice = gun ? ib_cannonade[p->f->gun[u]].dice : ib_musketry[p->f->class[u]].dice;
    const int faces = 7 - ib_volley_need(p->view, &v);

    if (band == IB_NO_BAND || ib_printed_need(p->f, u, band) == 0)
        return 0;
    return dice * 100 * (faces < 0 ? 0 : faces > 6 ? 6 : faces) / 6;
}

int ib_hits_worth(const ib_estimate *p, int target, int hits)
{
    const int marks = p->s->marks[target];
    int worth = ib_mark_worth(p, target);

    if (hits > 100 * marks)
        hits = 100 * marks;
    if (marks <= 1)
        worth = worth * W_LAST_MARK / 100 + lost_worth(p, target);
    else if (marks <= 3)
        worth = worth * W_FEW_MARKS / 100 + lost_worth(p, target) / marks;
    return hits * worth / 100;
}

/* ---- Melee ---- */

/* All throws of n dice by how many show 4, 5 and 6: how many of the 6^n. */
typedef struct {
    int n, ways;
    uint8_t dice[IB_VALUES];
} throws;

#define DICE   5 /* more of one side are counted as so many */
#define THROWS 56

static int list_throws(int dice, int add, throws *out)
{
    int n = 0;

    for (int a = 0; a <= dice; a++)
        for (int b = 0; a + b <= dice; b++)
            for (int c = 0; a + b + c <= dice; c++) {
                const int none = dice - a - b - c;
                int ways = 1;
                throws *t = &out[n++];

                for (int i = 0; i < none; i++)
                    ways *= 3;
                for (int i = 1, k = 0; k < 4; k++)
                    for (int j = 1, of = k == 0   ? a
                                         : k == 1 ? b
                                         : k == 2 ? c
                                                  : none;
                         j <= of; j++, i++)
                        ways = ways * i / j;
                *t = (throws){ .n = dice, .ways = ways };
                t->dice[4 + add] = (uint8_t)a;
                t->dice[5 + add] = (uint8_t)b;
                t->dice[6 + add] = (uint8_t)c;
            }
    return n;
}

ib_chances ib_round_chances(int mine, int add, int his, int his_add)
{
    throws a[THROWS], b[THROWS];
    const int least = add < his_add ? add : his_add;
    int64_t win = 0, lose = 0, takes = 0, loses = 0, all = 1;
    int n, m;

    mine = mine > DICE ? DICE : mine;
    his = his > DICE ? DICE : his;
    add = add - least > 6 ? 6 : add - least;
    his_add = his_add - least > 6 ? 6 : his_add - least;
    n = list_throws(mine, add, a);
    m = list_throws(his, his_add, b);
    for (int i = 0; i < mine + his; i++)
        all *= 6;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            const int64_t ways = (int64_t)a[i].ways * b[j].ways;
            uint8_t taken[2];

            ib_compare(a[i].dice, b[j].dice, taken);
            if (taken[0] > taken[1]) {
                win += ways;
                takes += ways * taken[0];
            } else if (taken[1] > taken[0]) {
                lose += ways;
                loses += ways * taken[1];
            }
        }
    return (ib_chances){ (int)(win * 100 / all), (int)(lose * 100 / all), (int)(takes * 100 / all),
                         (int)(loses * 100 / all) };
}

/* Their dice, and what is added to most of them. */
static int pool(const ib_estimate *p, const tb_set *melee, int side, int *add, int *worth)
{
    int dice = 0;

    *add = *worth = 0;
    for (int u = tb_next(melee, 0); u >= 0; u = tb_next(melee, u + 1)) {
        kit_sum sum;

        if (p->f->side[u] != side)
            continue;
        ib_melee_sum(p->view, u, &sum);
        dice += ib_melee_count(p->f, u);
        *add = sum.total > *add ? sum.total : *add;
        *worth = ib_mark_worth(p, u) > *worth ? ib_mark_worth(p, u) : *worth;
    }
    return dice;
}

int ib_melee_worth(const ib_estimate *p, int u)
{
    const tb_set melee = ib_melee_of(p->s, u);
    const int e = ib_only_opponent(p->s, u);
    int add, his_add, worth, his_worth, runs;
    const int mine = pool(p, &melee, p->side, &add, &worth);
    const int his = pool(p, &melee, p->enemy, &his_add, &his_worth);
    const ib_chances c = ib_round_chances(mine, add, his, his_add);

    runs = 100 - ib_pass_chance(p, u, p->s->marks[u] - 1);
    worth = c.takes * his_worth / 100 - c.loses * worth / 100 -
            c.lose * runs / 100 * ib_unit_worth(p, u) / 100 * W_ROUT / 100;
    if (e != IB_NONE)
        worth += c.win * (100 - ib_pass_chance(p, e, p->s->marks[e] - 1)) / 100 *
                 ib_unit_worth(p, e) / 100 * W_ROUT / 100;
    return worth;
}
