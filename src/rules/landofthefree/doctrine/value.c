/* value.c -- what hits and volleys are worth, and the chances of tests and melees. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/morale/morale.h"

/* Of 100: by its level, and by how late it is. */
static int by_level(const lin_view *view, int u)
{
    const lf_state *s = view->state;
    const int left = lf_field_of(view->field)->turns - s->turn;

    switch (s->level[u]) {
    case LF_FIT:
        return left > 0 ? W_FIT_HIT : W_FIT_HIT_LAST;
    case LF_SHAKEN:
        return left > 1 ? W_SHAKEN_HIT : W_SHAKEN_HIT_LATE;
    default:
        return left > 0 ? W_SPENT : W_SPENT_LAST;
    }
}

/* LF-DM-49: is its group broken once it is Exhausted, and not yet? */
static bool breaks_group(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[f->group[u]];
    int broken = 0, sound = 0;

    if (s->level[u] >= LF_EXHAUSTED)
        return false;
    for (int v = tb_next(members, 0); v >= 0; v = tb_next(members, v + 1))
        if (s->where[v] >= LF_OFF || s->level[v] >= LF_EXHAUSTED)
            broken++;
        else
            sound++;
    return broken <= sound && broken + 1 > sound - 1;
}

/* A hit on it, in hundredths of a point. Two levels lost are its points lost: LF-SC-22. */
int lf_hit_worth(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const int worth = f->cost[u] * 100 / (2 * lf_discipline(f, u)) * by_level(view, u) / 100;

    return breaks_group(view, u) ? worth * (100 + W_BREAKS) / 100 : worth;
}

/* A die hits one time in three. Hits that bring a level down count for more; so do the markers of
 * cannon. */
int lf_volley_worth(const lin_view *view, int target, int dice, int load)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int hits = dice > 0 ? dice * 33 : 17; /* in hundredths: LF-SH-20, LF-SH-28 */
    const int lacks = (lf_discipline(f, target) - s->hits[target]) * 100;
    int worth = hits * lf_hit_worth(view, target) / 100;

    if (lacks > 0)
        worth = worth * (100 + (W_LAST_HIT - 100) * (hits < lacks ? hits : lacks) / lacks) / 100;
    if (load != LF_SHOT)
        worth += W_MARKER * (hits < 100 ? hits : 100) / 100;
    return worth;
}

/* How many volleys so many orders are good for, after so many moves: each but the first needs a
 * reload. */
int lf_volleys(int m, int c, bool loaded, int moves)
{
    const int n = m - moves + (loaded ? 1 : 0);

    if (moves > m || n <= 0)
        return 0;
    return n < c ? n : c;
}

/* Of 100: two dice show so much or more. */
int lf_pass_chance(int need)
{
    static const uint8_t chance[13] = { 100, 100, 100, 97, 92, 83, 72, 58, 42, 28, 17, 8, 3 };

    return need > 12 ? 0 : chance[need < 0 ? 0 : need];
}

/* ---- A round of melee ---- */

#define MOST_DICE 40

/* Of 2^16: so many hits of n dice, each one time in three. */
static void hits_of(int n, int32_t *chance)
{
    for (int k = 0; k <= MOST_DICE; k++)
        chance[k] = k ? 0 : 65536;
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k >= 0; k--)
            chance[k] = (chance[k] * 2 + (k ? chance[k - 1] : 0)) / 3;
}

/* ahead: what is added to our result, less what is added to his. */
lf_odds lf_melee_odds(int mine, int his, int ahead)
{
    int32_t a[MOST_DICE + 1], b[MOST_DICE + 1];
    int64_t win = 0, tie = 0, lose = 0, won = 0, lost = 0;

    mine = mine < 1 ? 1 : mine > MOST_DICE ? MOST_DICE : mine;
    his = his < 1 ? 1 : his > MOST_DICE ? MOST_DICE : his;
    hits_of(mine, a);
    hits_of(his, b);
    for (int i = 0; i <= mine; i++)
        for (int k = 0; k <= his; k++) {
            const int by = i - k + ahead;
            const int64_t both = (int64_t)a[i] * b[k];

            if (by > 0) {
                win += both;
                won += both * by;
            } else if (by < 0) {
                lose += both;
                lost -= both * by;
            } else {
                tie += both;
            }
        }
    return (lf_odds){ .win = (int)(win * 1000 >> 32),
                      .tie = (int)(tie * 1000 >> 32),
                      .lose = (int)(lose * 1000 >> 32),
                      .margin_won = (int)(won * 100 >> 32),
                      .margin_lost = (int)(lost * 100 >> 32) };
}
