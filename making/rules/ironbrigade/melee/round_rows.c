/* round_rows.c -- all throws of a round of melee, laid out at once.
 *
 * Twelve dice a side have some two hundred thousand pairs of rows, and a few dozen results. The
 * rows are laid out value by value instead, from the highest down, with all throws at once: what
 * matters of a beginning is how many more dice of one side lie there, how many dice are still to
 * show what they are, and how many marks each side has taken. Whoever lays a die of a lower value
 * against one that lies there already loses a mark to it; at the end dice with nothing opposite
 * take one each (IB-5.20, IB-5.21). It is the same as ib_compare does with one throw, and a test
 * holds the two against each other.
 *
 * A die is of a group: dice of one side with the same modifier m. They show 4 + m to 6 + m, or are
 * not valid, which three faces are. Two groups of a side are under way between two values at most.
 *
 * At each value the side that has fewer dice lying lays first, and loses marks to the others'
 * surplus; then the other side lays, and nobody loses any: its dice lie opposite nothing, or
 * opposite dice of the same value. So the sides are laid one after the other, not in pairs.
 *
 * Marks taken change nothing of what may follow, so beginnings that differ in these alone are one
 * *place*, with a small table of ways by the marks of either side; a *step* from place to place
 * adds a table to a table, shifted and multiplied. */
#include "rules/ironbrigade/melee/round_rows.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define PLACES 30000
#define STEPS  200000
#define SLOTS  16384  /* a power of two */
#define WAYS   600000 /* in the tables of all places */
#define LOWEST 4
#define NARROW 24 /* dice of both sides: 6 to the power of 24 goes into 64 bits */

/* What matters of a beginning, but for the marks: one word of bytes.
 *   LEFT + 2 * side      dice of the group v - 5, yet to show what they are
 *   LEFT + 2 * side + 1  dice of the group v - 4
 *   AHEAD                so many more dice of the first side lie there than of the second
 *   BEGUN                1 + the side that has begun to lay at this value; 0: none has */
typedef uint64_t beginning;
enum { LEFT, AHEAD = 4, BEGUN, EVEN = 128 /* neither is ahead */ };
#define ONE(byte)        ((uint64_t)1 << 8 * (byte))
#define BYTE(word, byte) ((int)((word) >> 8 * (byte)&0xff))

typedef struct {
    beginning at;
    uint8_t least[LIN_SIDES], most[LIN_SIDES]; /* marks taken */
    uint8_t both, spare[3];                    /* by both sides together, at most */
    uint32_t ways;                             /* its table begins there */
    uint32_t last;                             /* 1 + the last step that leads here; 0: none does */
} place;

typedef struct {
    uint64_t ways;
    uint32_t before; /* 1 + another step that leads to the same place; 0: there is none */
    uint16_t from, to;
    uint8_t side, taken;       /* who lays, and how many marks the other takes */
    uint8_t group, face, dice; /* so many of that group show that face: 0 a 6, 1 a 5, 2 a 4 */
    uint8_t spare[3];
} step;

typedef struct {
    lin_wide ways;
    uint16_t place; /* one that leads here, and the marks in its table */
    uint8_t taken[LIN_SIDES];
} result;

struct ib_rows {
    int (*dice)[IB_VALUES]; /* while rows are laid */
    const uint8_t (*lying)[IB_VALUES];
    int most[LIN_SIDES];
    int highest, lowest;                     /* values at which anything may lie */
    uint64_t choose[IB_ROW + 1][IB_ROW + 1]; /* k of n */
    uint64_t three[IB_ROW + 1];
    bool full;
    bool narrow; /* few enough dice for numbers of 64 bits */
    uint32_t places, steps, ways;
    result result[2 * IB_ROW + 1][2 * IB_ROW + 1]; /* by marks taken */
    uint16_t slot[SLOTS];
    place place[PLACES]; /* from here on: not cleared */
    step step[STEPS];
    union {
        lin_wide wide[WAYS];
        uint64_t narrow[WAYS];
    } way;
};

static int least_of(int a, int b)
{
    return a < b ? a : b;
}

static int most_of(int a, int b)
{
    return a > b ? a : b;
}

/* ---- What there is to lay ---- */

static bool measure(ib_rows *r)
{
    bool fits = true;
    int all = 0;

    r->lowest = IB_VALUES;
    for (int side = 0; side < LIN_SIDES; side++) {
        int sum = 0, lying = 0;

        for (int m = 0; m < IB_VALUES; m++)
            sum += r->dice[side][m];
        for (int v = LOWEST; v < IB_VALUES; v++) {
            const bool may = r->lying[side][v] || r->dice[side][v - 4] ||
                             (v > 4 && r->dice[side][v - 5]) || (v > 5 && r->dice[side][v - 6]);

            lying += r->lying[side][v];
            r->highest = may && v > r->highest ? v : r->highest;
            r->lowest = may && v < r->lowest ? v : r->lowest;
        }
        r->most[side] = sum + lying;
        fits = fits && sum <= IB_ROW && lying <= IB_ROW;
        all += sum;
    }
    r->narrow = all <= NARROW;
    return fits && r->highest >= r->lowest;
}

static void tabulate(ib_rows *r)
{
    for (int n = 0; n <= IB_ROW; n++) {
        r->choose[n][0] = r->choose[n][n] = 1;
        for (int k = 1; k < n; k++)
            r->choose[n][k] = r->choose[n - 1][k - 1] + r->choose[n - 1][k];
        r->three[n] = n ? 3 * r->three[n - 1] : 1;
    }
}

/* ---- One group of one side at one value ---- */

/* What is laid at a value: the dice of a group that show 6, 5 or 4. */
typedef struct {
    int value, face;
    bool last; /* of this value */
} layer;

/* Where a beginning has the dice of that face, yet to show what they are. Of a 6 all are. */
static int left_at(int side, int face)
{
    return LEFT + 2 * side + face - 1;
}

static int dice_of(const ib_rows *r, beginning at, int side, const layer *l)
{
    if (l->face == 0)
        return l->value >= 6 ? r->dice[side][l->value - 6] : 0;
    return BYTE(at, left_at(side, l->face));
}

/* The place with that beginning, of those from `first` on; a new one if there is none. Older ones
 * are no longer looked for, so their slots are free. */
static uint32_t place_at(ib_rows *r, uint32_t first, beginning at)
{
    uint32_t i = (uint32_t)(at * 0x9e3779b97f4a7c15u >> 50);

    for (; r->slot[i] > first; i = (i + 1) % SLOTS)
        if (r->place[r->slot[i] - 1].at == at)
            return r->slot[i] - 1u;
    r->place[r->places] = (place){ .at = at, .least = { UINT8_MAX, UINT8_MAX } };
    r->slot[i] = (uint16_t)++r->places;
    return r->places - 1;
}

/* The table of `to` shall hold that of `from`, with so many marks more for one side. */
static void widen(place *to, const place *from, int taker, int taken)
{
    to->both = (uint8_t)most_of(to->both, from->both + taken);
    for (int side = 0; side < LIN_SIDES; side++) {
        const int more = side == taker ? taken : 0;

        to->least[side] = (uint8_t)least_of(to->least[side], from->least[side] + more);
        to->most[side] = (uint8_t)most_of(to->most[side], from->most[side] + more);
    }
}

/* The beginning when n dice of a face are laid out and none of them lies at this value: they may
 * show the next lower face, unless it is a 4; then they are not valid. */
static beginning passed_on(beginning at, int side, const layer *l, int n)
{
    if (l->face > 0)
        at -= (uint64_t)n * ONE(left_at(side, l->face));
    if (l->face < 2)
        at += (uint64_t)n * ONE(left_at(side, l->face + 1));
    return at;
}

/* From one place: the side that is to lay there lays 0 to n of its dice. IB-5.20: a die laid
 * opposite one of a higher value loses a mark to it. Dice that lie there already are laid with
 * those that show a 6, whether there are any or not. */
static void lay_from(ib_rows *r, uint32_t from, uint32_t first, const layer *l, bool other)
{
    const beginning at = r->place[from].at;
    const int ahead = BYTE(at, AHEAD) - EVEN, begun = BYTE(at, BEGUN);
    const int begins = begun ? begun - 1 : ahead > 0;
    const int side = other ? 1 - begins : begins, n = dice_of(r, at, side, l);
    const int surplus = other ? 0 : most_of(side == 0 ? -ahead : ahead, 0);
    const int lying = l->face == 0 ? r->lying[side][l->value] : 0;
    const uint64_t lies = side == 0 ? ONE(AHEAD) : -ONE(AHEAD);
    beginning next = passed_on(at, side, l, n) + (uint64_t)lying * lies;

    next -= (uint64_t)begun * ONE(BEGUN);
    next += l->last && other ? 0 : (uint64_t)(begins + 1) * ONE(BEGUN);
    if (r->places + (uint32_t)n >= PLACES || r->places - first + (uint32_t)n >= SLOTS / 2 ||
        r->steps + (uint32_t)n >= STEPS) {
        r->full = true;
        return;
    }
    for (int i = 0; i <= n; i++) {
        const uint32_t there = place_at(r, first, next);
        place *to = &r->place[there];
        step *s = &r->step[r->steps++]; /* written where it lies: most of the work is this */

        s->ways = r->choose[n][i] * (l->face == 2 ? r->three[n - i] : 1);
        s->before = to->last;
        s->from = (uint16_t)from;
        s->to = (uint16_t)there;
        s->side = (uint8_t)side;
        s->taken = (uint8_t)least_of(i + lying, surplus);
        s->group = (uint8_t)(n ? l->value - 6 + l->face : 0);
        s->face = (uint8_t)l->face;
        s->dice = (uint8_t)i;
        to->last = r->steps;
        widen(to, &r->place[from], 1 - side, s->taken);
        next += lies - (l->face < 2 ? ONE(left_at(side, l->face + 1)) : 0);
    }
}

/* ---- The tables ---- */

static uint32_t row_of(const place *p)
{
    return (uint32_t)(p->most[1] - p->least[1] + 1);
}

static uint32_t way_at(const place *p, int first, int second)
{
    return p->ways + (uint32_t)(first - p->least[0]) * row_of(p) + (uint32_t)(second - p->least[1]);
}

static lin_wide ways_at(const ib_rows *r, uint32_t i)
{
    return r->narrow ? lin_wide_of(r->way.narrow[i]) : r->way.wide[i];
}

static bool make_table(ib_rows *r, place *p)
{
    const uint32_t size = (uint32_t)(p->most[0] - p->least[0] + 1) * row_of(p);

    if (r->ways + size > WAYS)
        return false;
    p->ways = r->ways;
    if (r->narrow)
        memset(&r->way.narrow[p->ways], 0, size * sizeof *r->way.narrow);
    else
        memset(&r->way.wide[p->ways], 0, size * sizeof *r->way.wide);
    r->ways += size;
    return true;
}

/* The sums are at most 6 to the power of all dice, so they fit. */
static void add_row(uint64_t *to, const uint64_t *from, int n, uint64_t times)
{
    for (int i = 0; i < n; i++)
        to[i] += from[i] * times;
}

static void add_wide_row(lin_wide *to, const lin_wide *from, int n, uint64_t times)
{
    for (int i = 0; i < n; i++)
        (void)lin_wide_plus(to[i], lin_wide_scaled(from[i], times), &to[i]);
}

static void add_table(ib_rows *r, const step *s)
{
    const place *from = &r->place[s->from], *to = &r->place[s->to];
    const uint32_t row = row_of(from), on = row_of(to);
    uint32_t old = from->ways, new = way_at(to, from->least[0] + (s->side == 1 ? s->taken : 0),
                                            from->least[1] + (s->side == 0 ? s->taken : 0));

    for (int i = from->least[0]; i <= from->most[0]; i++, old += row, new += on) {
        const int most = least_of(from->both - i, from->most[1]); /* of the other side */
        const int n = most_of(most - from->least[1] + 1, 0);

        if (r->narrow)
            add_row(&r->way.narrow[new], &r->way.narrow[old], n, s->ways);
        else
            add_wide_row(&r->way.wide[new], &r->way.wide[old], n, s->ways);
    }
}

/* From all places from..to on. */
static void lay(ib_rows *r, uint32_t from, uint32_t to, const layer *l, bool other)
{
    const uint32_t first = r->steps;

    for (uint32_t i = from; i < to && !r->full; i++)
        lay_from(r, i, to, l, other);
    for (uint32_t i = to; i < r->places && !r->full; i++)
        r->full = !make_table(r, &r->place[i]);
    for (uint32_t i = first; i < r->steps && !r->full; i++)
        add_table(r, &r->step[i]);
}

/* Is there anything to be laid of that face at that value? */
static bool is_laid(const ib_rows *r, int v, int face)
{
    const int group = v - 6 + face;
    const bool lies = face == 0 && (r->lying[0][v] || r->lying[1][v]);

    return lies || (group >= 0 && (r->dice[0][group] || r->dice[1][group]));
}

/* All layers of a value, the lowest face first, so that no two groups are mixed up: those of the
 * side that begins, then those of the other. */
static uint32_t lay_value(ib_rows *r, uint32_t from, int v)
{
    layer layers[3];
    int n = 0;

    for (int face = 2; face >= 0; face--)
        if (is_laid(r, v, face))
            layers[n++] = (layer){ v, face, false };
    if (n > 0)
        layers[n - 1].last = true;
    for (int i = 0; i < 2 * n && !r->full; i++) {
        const uint32_t to = r->places;

        lay(r, from, to, &layers[i % n], i >= n);
        from = to;
    }
    return from;
}

/* ---- Results ---- */

/* IB-5.21: what has nothing opposite it takes a mark each. */
static void add_results(ib_rows *r, uint32_t from)
{
    const place *p = &r->place[from];
    const int ahead = BYTE(p->at, AHEAD) - EVEN;

    for (int first = p->least[0]; first <= p->most[0]; first++)
        for (int second = p->least[1]; second <= p->most[1]; second++) {
            const lin_wide ways = ways_at(r, way_at(p, first, second));
            result *to =
                &r->result[first + (ahead > 0 ? ahead : 0)][second + (ahead < 0 ? -ahead : 0)];

            if (lin_wide_is_zero(ways))
                continue;
            *to = (result){ to->ways, (uint16_t)from, { (uint8_t)first, (uint8_t)second } };
            (void)lin_wide_plus(to->ways, ways, &to->ways);
        }
}

ib_rows *ib_rows_new(int dice[LIN_SIDES][IB_VALUES], const uint8_t lying[LIN_SIDES][IB_VALUES])
{
    ib_rows *r = malloc(sizeof *r);
    uint32_t from = 0;

    if (!r)
        return NULL;
    memset(r, 0, offsetof(ib_rows, place));
    r->dice = dice;
    r->lying = lying;
    r->full = !measure(r);
    tabulate(r);
    r->place[r->places++] = (place){ .at = EVEN * ONE(AHEAD) };
    if (r->narrow)
        r->way.narrow[r->ways++] = 1;
    else
        r->way.wide[r->ways++] = lin_wide_of(1);
    for (int v = r->highest; v >= r->lowest && !r->full; v--)
        from = lay_value(r, from, v);
    for (uint32_t i = from; i < r->places && !r->full; i++)
        add_results(r, i);
    if (!r->full)
        return r;
    ib_rows_free(r);
    return NULL;
}

void ib_rows_free(ib_rows *r)
{
    free(r);
}

int ib_rows_most(const ib_rows *r, int side)
{
    return r->most[side];
}

lin_wide ib_rows_ways(const ib_rows *r, int first, int second)
{
    return r->result[first][second].ways;
}

/* ---- One throw ---- */

/* The marks taken before that step; false: it does not lead to these. */
static bool leads_to(const ib_rows *r, const step *s, const uint8_t taken[LIN_SIDES],
                     uint8_t before[LIN_SIDES])
{
    const place *p = &r->place[s->from];

    for (int side = 0; side < LIN_SIDES; side++) {
        const int marks = taken[side] - (side == s->side ? 0 : s->taken);

        if (marks < p->least[side] || marks > p->most[side])
            return false;
        before[side] = (uint8_t)marks;
    }
    return !lin_wide_is_zero(ways_at(r, way_at(p, before[0], before[1])));
}

void ib_rows_show(const ib_rows *r, int first, int second, ib_shown *out)
{
    const result *end = &r->result[first][second];
    uint8_t taken[LIN_SIDES] = { end->taken[0], end->taken[1] }, before[LIN_SIDES];

    memset(out, 0, sizeof *out);
    for (uint32_t at = end->place; at > 0;) {
        const step *s = &r->step[r->place[at].last - 1];

        while (!leads_to(r, s, taken, before))
            s = &r->step[s->before - 1];
        out->n[s->side][s->group][s->face] += s->dice;
        memcpy(taken, before, sizeof taken);
        at = s->from;
    }
}
