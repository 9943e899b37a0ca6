/* round_sorts.c -- all throws of a round of melee, sorted by what comes of them, for odds.
 *
 * Twelve dice a side have some two hundred thousand pairs of rows, and a few dozen results. The
 * rows are laid out value by value instead, from the highest down, with all throws at once: what
 * matters of a beginning is how many more dice of one side lie there, how many marks each has
 * taken, and how many dice are still to show what they are. Whoever lays a die of a lower
 * value against one that lies there already loses a mark to it; at the end dice with nothing
 * opposite take one each (IB-5.20, IB-5.21). It is the same as ib_compare does with one throw, and
 * a test holds the two against each other; the throws that are given out are compared by that.
 *
 * A die is of a group: dice of one side with the same modifier m. They show 4 + m to 6 + m, or are
 * not valid, which three faces are. Two groups of a side are under way between two values at most:
 * so a beginning is eight small numbers, one word. */
#include "core/wide.h"
#include "kit/sets.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/steps.h"

#include <stdlib.h>
#include <string.h>

#define NODES  65000 /* beginnings, of all values together */
#define SLOTS  131072
#define A_SIDE 24 /* dice, at most: 6 to the power of 48 goes into 128 bits */
#define LOWEST 4
_Static_assert(2 * A_SIDE <= LIN_DICE, "a throw has room for all of them");

typedef struct {
    uint8_t left[LIN_SIDES][2]; /* dice of the groups v - 5 and v - 4, yet to show what they are */
    uint8_t taken[LIN_SIDES];
    int8_t ahead; /* so many more dice of the first side lie there than of the second */
    uint8_t spare;
} beginning;
_Static_assert(sizeof(beginning) == 8, "a beginning is one word");

typedef struct {
    beginning at;
    lin_wide ways;
    uint16_t parent;
    uint8_t show[LIN_SIDES][3]; /* how many of the groups v - 6, v - 5, v - 4 lie at v */
} node;

/* What one side may lay at a value. */
typedef struct {
    uint64_t ways;
    uint8_t laid, left[2], show[3];
} share;
#define SHARES 2048

typedef struct {
    int dice[LIN_SIDES][IB_VALUES];          /* of each group, by its modifier */
    int sum[LIN_SIDES], lying[LIN_SIDES];    /* of all groups; of those thrown already */
    int highest, lowest;                     /* values at which anything may lie */
    const uint8_t (*known)[IB_VALUES];       /* that lie there already */
    uint64_t choose[A_SIDE + 1][A_SIDE + 1]; /* k of n */
    uint64_t three[A_SIDE + 1];
    int nodes;
    node node[NODES];
    uint16_t slot[SLOTS];
    share share[LIN_SIDES][SHARES];
    struct {
        lin_wide ways; /* 0: there are none */
        uint16_t parent;
        uint8_t show[LIN_SIDES][3];
    } result[LIN_SIDES * A_SIDE + 1][LIN_SIDES * A_SIDE + 1]; /* by marks taken */
    bool full;
} sorting;

/* ---- What there is to throw ---- */

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

static int modifier_of(const lin_view *view, int u)
{
    kit_sum sum;

    ib_melee_sum(view, u, &sum);
    return sum.total;
}

static bool gather(const lin_view *view, const lin_frame *frame, sorting *w)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    int side = frame->arg[0];

    w->known = s->round.dice;
    for (int u = next_thrower(s, &side, frame->arg[1]); u >= 0; u = next_thrower(s, &side, u + 1)) {
        const int n = ib_melee_count(f, u);

        w->dice[side][modifier_of(view, u)] += n;
        w->sum[side] += n;
    }
    w->lowest = IB_VALUES;
    for (side = 0; side < LIN_SIDES; side++)
        for (int v = LOWEST; v < IB_VALUES; v++) {
            const bool may = w->known[side][v] || w->dice[side][v - 4] ||
                             (v > 4 && w->dice[side][v - 5]) || (v > 5 && w->dice[side][v - 6]);

            w->lying[side] += w->known[side][v];
            w->highest = may && v > w->highest ? v : w->highest;
            w->lowest = may && v < w->lowest ? v : w->lowest;
        }
    return w->sum[0] <= A_SIDE && w->sum[1] <= A_SIDE && w->lying[0] <= A_SIDE &&
           w->lying[1] <= A_SIDE && w->highest >= w->lowest;
}

static void tabulate(sorting *w)
{
    for (int n = 0; n <= A_SIDE; n++) {
        w->choose[n][0] = w->choose[n][n] = 1;
        for (int k = 1; k < n; k++)
            w->choose[n][k] = w->choose[n - 1][k - 1] + w->choose[n - 1][k];
        w->three[n] = n ? 3 * w->three[n - 1] : 1;
    }
}

/* ---- Value by value ---- */

/* All that a side may lay at v. Dice of the group v - 4 that do not lie here are not valid. */
static int share_out(const sorting *w, const beginning *b, int side, int v, share *out)
{
    const int fresh = v >= 6 ? w->dice[side][v - 6] : 0;
    const int one = b->left[side][0], two = b->left[side][1];
    int n = 0;

    for (int i = 0; i <= fresh; i++)
        for (int k = 0; k <= one; k++)
            for (int m = 0; m <= two; m++) {
                if (n == SHARES)
                    return -1;
                out[n++] = (share){ .ways = w->choose[fresh][i] * w->choose[one][k] *
                                            w->choose[two][m] * w->three[two - m],
                                    .laid = (uint8_t)(i + k + m + w->known[side][v]),
                                    .left = { (uint8_t)(fresh - i), (uint8_t)(one - k) },
                                    .show = { (uint8_t)i, (uint8_t)k, (uint8_t)m } };
            }
    return n;
}

/* IB-5.20: a die laid opposite one of a higher value loses a mark to it. */
static beginning laid_on(const beginning *b, const share *mine, const share *its)
{
    beginning out = { .left = { { mine->left[0], mine->left[1] }, { its->left[0], its->left[1] } },
                      .taken = { b->taken[0], b->taken[1] },
                      .ahead = (int8_t)(b->ahead + mine->laid - its->laid) };

    if (b->ahead > 0)
        out.taken[0] = (uint8_t)(out.taken[0] + (its->laid < b->ahead ? its->laid : b->ahead));
    else
        out.taken[1] = (uint8_t)(out.taken[1] + (mine->laid < -b->ahead ? mine->laid : -b->ahead));
    return out;
}

static void note(uint8_t show[LIN_SIDES][3], const share *mine, const share *its)
{
    memcpy(show[0], mine->show, 3);
    memcpy(show[1], its->show, 3);
}

static void add_node(sorting *w, int first, const beginning *at, lin_wide ways, int parent,
                     const share *mine, const share *its)
{
    uint64_t key;
    uint32_t i;
    node *n;

    memcpy(&key, at, sizeof key);
    i = (uint32_t)(key * 0x9e3779b97f4a7c15u >> 47);
    for (; w->slot[i] > first; i = (i + 1) % SLOTS) {
        n = &w->node[w->slot[i] - 1];
        if (memcmp(&n->at, at, sizeof *at) == 0) {
            (void)lin_wide_plus(n->ways, ways, &n->ways); /* A_SIDE sees to it that it fits */
            return;
        }
    }
    if (w->nodes == NODES) {
        w->full = true;
        return;
    }
    n = &w->node[w->nodes++];
    *n = (node){ .at = *at, .ways = ways, .parent = (uint16_t)parent };
    note(n->show, mine, its);
    w->slot[i] = (uint16_t)w->nodes;
}

/* IB-5.21: what has nothing opposite it takes a mark each. */
static void add_result(sorting *w, const beginning *at, lin_wide ways, int parent,
                       const share *mine, const share *its)
{
    const int first = at->taken[0] + (at->ahead > 0 ? at->ahead : 0);
    const int second = at->taken[1] + (at->ahead < 0 ? -at->ahead : 0);

    if (lin_wide_is_zero(w->result[first][second].ways)) {
        w->result[first][second].parent = (uint16_t)parent;
        note(w->result[first][second].show, mine, its);
    }
    (void)lin_wide_plus(w->result[first][second].ways, ways, &w->result[first][second].ways);
}

/* From the beginnings from..to at the value above v to those at v, or to the results. */
static void lay_value(sorting *w, int from, int to, int v)
{
    for (int i = from; i < to && !w->full; i++) {
        const node parent = w->node[i];
        const int mine = share_out(w, &parent.at, 0, v, w->share[0]);
        const int its = share_out(w, &parent.at, 1, v, w->share[1]);

        w->full |= mine < 0 || its < 0;
        for (int k = 0; k < mine && !w->full; k++) {
            const lin_wide ways = lin_wide_scaled(parent.ways, w->share[0][k].ways);

            for (int m = 0; m < its; m++) {
                const share *a = &w->share[0][k], *b = &w->share[1][m];
                const beginning at = laid_on(&parent.at, a, b);

                if (v == w->lowest)
                    add_result(w, &at, lin_wide_scaled(ways, b->ways), i, a, b);
                else
                    add_node(w, to, &at, lin_wide_scaled(ways, b->ways), i, a, b);
            }
        }
    }
}

/* ---- One throw of each sort ---- */

/* How many dice of each group show 6, 5 and 4, on the way to a result. */
typedef struct {
    int n[LIN_SIDES][IB_VALUES][3];
} shown;

static void collect(shown *out, const uint8_t show[LIN_SIDES][3], int v)
{
    for (int side = 0; side < LIN_SIDES; side++)
        for (int i = v < 6 ? 6 - v : 0; i < 3; i++)
            out->n[side][v - 6 + i][i] += show[side][i];
}

static int take_face(int left[3])
{
    for (int i = 0; i < 3; i++)
        if (left[i]) {
            left[i]--;
            return 6 - i;
        }
    return 1;
}

static void put_throw(const lin_view *view, const lin_frame *frame, const sorting *w, int first,
                      int second, lin_sort *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    int side = frame->arg[0], v = w->lowest;
    shown all = { 0 };

    collect(&all, w->result[first][second].show, v);
    for (int i = w->result[first][second].parent; i > 0; i = w->node[i].parent)
        collect(&all, w->node[i].show, ++v);
    out->dice = 0;
    for (int u = next_thrower(s, &side, frame->arg[1]); u >= 0; u = next_thrower(s, &side, u + 1))
        for (int i = 0; i < ib_melee_count(f, u); i++)
            out->face[out->dice++] = (uint8_t)take_face(all.n[side][modifier_of(view, u)]);
}

/* ---- Sorts ---- */

/* IB-5.22: only the victor's marks count, and draws are all one; with net_melee off both do. */
static int sort_of(const ib_field *f, int first, int second)
{
    const int other = LIN_SIDES * A_SIDE + 1;

    if (ib_option(f, IB_OPT_NET_MELEE))
        return first == second ? 0 : first > second ? first : other + second;
    return first * other + second;
}

static int put_sorts(const lin_view *view, const lin_frame *frame, sorting *w, lin_sort *out,
                     int max)
{
    const ib_field *f = ib_field_of(view->field);
    int n = 0, sort[512];

    for (int first = 0; first <= LIN_SIDES * A_SIDE; first++)
        for (int second = 0; second <= LIN_SIDES * A_SIDE; second++) {
            const int which = sort_of(f, first, second);
            lin_wide ways = w->result[first][second].ways;
            int i = 0;

            if (lin_wide_is_zero(ways))
                continue;
            while (i < n && sort[i] != which)
                i++;
            if (i == n) {
                if (n == max || n == (int)(sizeof sort / sizeof *sort))
                    return 0;
                sort[n] = which;
                put_throw(view, frame, w, first, second, &out[n++]);
            } else {
                (void)lin_wide_plus(ways, lin_wide_join(out[i].high, out[i].low), &ways);
            }
            out[i].high = lin_wide_high(ways);
            out[i].low = lin_wide_low(ways);
        }
    return n;
}

int ib_sorts_melee_dice(const lin_view *view, const lin_frame *frame, lin_sort *out, int max)
{
    sorting *w = calloc(1, sizeof *w);
    int n = 0, from = 0;

    if (!w || !gather(view, frame, w)) {
        free(w);
        return 0;
    }
    tabulate(w);
    w->node[w->nodes++].ways = lin_wide_of(1);
    for (int v = w->highest; v >= w->lowest && !w->full; v--) {
        const int to = w->nodes;

        lay_value(w, from, to, v);
        from = to;
    }
    if (!w->full)
        n = put_sorts(view, frame, w, out, max);
    free(w);
    return n;
}
