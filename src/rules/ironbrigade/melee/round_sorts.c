/* round_sorts.c -- all throws of a round of melee, sorted by what comes of them, for odds.
 *
 * How many ways there are to each result, and one throw that comes to it, round_rows.c knows. Here
 * is who throws which dice, and which results are one and the same to the round. */
#include "kit/sets.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/melee/round_rows.h"
#include "rules/ironbrigade/steps.h"

#include <string.h>

/* ---- What there is to throw ---- */

/* Dice of one unit, in the order in which they are thrown. */
typedef struct {
    uint8_t side, modifier, dice;
} thrower;

typedef struct {
    int n;
    thrower of[LIN_SIDES * IB_ROW];
} throwers;

/* The units that are still to throw, in that order. */
static int next_thrower(const ib_state *s, int *side, int from)
{
    int u = tb_next(&s->melee[*side], from);

    if (u < 0 && *side == s->side) {
        *side = 1 - *side;
        u = tb_next(&s->melee[*side], 0);
    }
    return u;
}

/* False: there are more of them than odds are reckoned for. */
static bool gather(const lin_view *view, const lin_frame *frame, throwers *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    int side = frame->arg[0];

    out->n = 0;
    for (int u = next_thrower(s, &side, frame->arg[1]); u >= 0; u = next_thrower(s, &side, u + 1)) {
        kit_sum sum;

        if (out->n == LIN_SIDES * IB_ROW)
            return false;
        ib_melee_sum(view, u, &sum);
        out->of[out->n++] =
            (thrower){ (uint8_t)side, (uint8_t)sum.total, (uint8_t)ib_melee_count(f, u) };
    }
    return true;
}

/* ---- One throw of each sort ---- */

static int take_face(int left[3])
{
    for (int i = 0; i < 3; i++)
        if (left[i]) {
            left[i]--;
            return 6 - i;
        }
    return 1;
}

static void put_throw(const throwers *who, const ib_rows *rows, int first, int second,
                      lin_sort *out)
{
    ib_shown all;

    ib_rows_show(rows, first, second, &all);
    out->dice = 0;
    for (int i = 0; i < who->n; i++)
        for (int k = 0; k < who->of[i].dice; k++)
            out->face[out->dice++] =
                (uint8_t)take_face(all.n[who->of[i].side][who->of[i].modifier]);
}

/* ---- Sorts ---- */

#define RESULTS (LIN_SIDES * IB_ROW + 1) /* of a side */

/* IB-5.22: only the victor's marks count, and draws are all one; with net_melee off both do. */
static int sort_of(const ib_field *f, int first, int second)
{
    if (ib_option(f, IB_OPT_NET_MELEE))
        return first == second ? 0 : first > second ? first : RESULTS + second;
    return first * RESULTS + second;
}

static int put_sorts(const ib_field *f, const throwers *who, const ib_rows *rows, lin_sort *out,
                     int max)
{
    int16_t place[RESULTS * RESULTS]; /* of a sort: 1 + where it lies */
    int n = 0;

    memset(place, 0, sizeof place);
    for (int first = 0; first <= ib_rows_most(rows, 0); first++)
        for (int second = 0; second <= ib_rows_most(rows, 1); second++) {
            int16_t *at = &place[sort_of(f, first, second)];
            lin_wide ways = ib_rows_ways(rows, first, second);

            if (lin_wide_is_zero(ways))
                continue;
            if (*at == 0) {
                if (n == max)
                    return 0;
                put_throw(who, rows, first, second, &out[n]);
                *at = (int16_t)++n;
            } else {
                (void)lin_wide_plus(ways, lin_wide_join(out[*at - 1].high, out[*at - 1].low),
                                    &ways);
            }
            out[*at - 1].high = lin_wide_high(ways);
            out[*at - 1].low = lin_wide_low(ways);
        }
    return n;
}

int ib_sorts_melee_dice(const lin_view *view, const lin_frame *frame, lin_sort *out, int max)
{
    const ib_state *s = view->state;
    int dice[LIN_SIDES][IB_VALUES] = { { 0 } }, n;
    throwers who;
    ib_rows *rows;

    if (!gather(view, frame, &who))
        return 0;
    for (int i = 0; i < who.n; i++)
        dice[who.of[i].side][who.of[i].modifier] += who.of[i].dice;
    rows = ib_rows_new(dice, s->round.dice);
    if (!rows)
        return 0;
    n = put_sorts(ib_field_of(view->field), &who, rows, out, max);
    ib_rows_free(rows);
    return n;
}
