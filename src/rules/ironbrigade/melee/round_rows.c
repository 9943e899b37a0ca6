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

/* How large a table must be, in one word of bytes too, each below 128, so that the greater ones of
 * two words are found in one go: the most marks of either side, the least of either counted down
 * from LEAST, and the most of both together. */
typedef uint64_t extent;
enum { MOST_TAKEN, LEAST_TAKEN = 2, BOTH_TAKEN = 4, LEAST = 127 };
#define TOP_BITS 0x8080808080808080u

typedef struct {
    beginning at;
    extent marks;
    uint32_t last; /* 1 + the last step that leads here; 0: none does */
    int32_t none;  /* where no marks of either would lie in its table, which may begin later */
    int32_t row;   /* of its table: so many marks of the second side */
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
    uint16_t slot[SLOTS];
    result result[2 * IB_ROW + 1][2 * IB_ROW + 1]; /* by marks taken; from here on: not cleared */
    place place[PLACES];
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

static int most_taken(const place *p, int side)
{
    return BYTE(p->marks, MOST_TAKEN + side);
}

static int least_taken(const place *p, int side)
{
    return LEAST - BYTE(p->marks, LEAST_TAKEN + side);
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
    r->place[r->places] = (place){ .at = at };
    r->slot[i] = (uint16_t)++r->places;
    return r->places - 1;
}

/* An extent with so many marks more for one side. */
static extent more_taken(extent marks, int taker, int taken)
{
    return marks +
           (uint64_t)taken * (ONE(MOST_TAKEN + taker) - ONE(LEAST_TAKEN + taker) + ONE(BOTH_TAKEN));
}

/* What holds both: byte by byte the greater one. */
static extent widest(extent a, extent b)
{
    const uint64_t not_less = ((a | TOP_BITS) - b) & TOP_BITS; /* a is, in that byte */
    const uint64_t from_a = (not_less >> 7) * 0xff;

    return (a & from_a) | (b & ~from_a);
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
    const extent marks = r->place[from].marks;
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
        to->marks = widest(to->marks, more_taken(marks, 1 - side, s->taken));
        next += lies - (l->face < 2 ? ONE(left_at(side, l->face + 1)) : 0);
    }
}

/* ---- The tables ---- */

/* Where marks lie in the table of a place. */
static uint32_t way_at(const place *p, int first, int second)
{
    return (uint32_t)(p->none + first * p->row + second);
}

static lin_wide ways_at(const ib_rows *r, uint32_t i)
{
    return r->narrow ? lin_wide_of(r->way.narrow[i]) : r->way.wide[i];
}

/* The tables of all places from `first` on, one behind the other, with nothing in them. */
static bool make_tables(ib_rows *r, uint32_t first)
{
    const uint32_t from = r->ways;
    uint32_t to = from;

    for (uint32_t i = first; i < r->places; i++) {
        place *p = &r->place[i];

        p->row = most_taken(p, 1) - least_taken(p, 1) + 1;
        p->none = (int32_t)to - least_taken(p, 0) * p->row - least_taken(p, 1);
        to += (uint32_t)((most_taken(p, 0) - least_taken(p, 0) + 1) * p->row);
        if (to > WAYS)
            return false;
    }
    r->ways = to;
    if (r->narrow)
        memset(&r->way.narrow[from], 0, (to - from) * sizeof *r->way.narrow);
    else
        memset(&r->way.wide[from], 0, (to - from) * sizeof *r->way.wide);
    return true;
}

/* All steps from one place, the first of them s; the one behind them. The sums are at most 6 to the
 * power of all dice, so they fit. A table is a triangle: no entry lies beyond what both sides have
 * taken together, so each row is one shorter than the one before. Rows are short, three numbers in
 * the mean: what is done once a step and once a row is most of the work. */
static const step *add_tables(ib_rows *r, const step *s, const step *end)
{
    const uint32_t at = s->from;
    const place *from = &r->place[at];
    const int first = least_taken(from, 0), second = least_taken(from, 1);
    const int rows = most_taken(from, 0) - first + 1, row = from->row;
    const int longest = BYTE(from->marks, BOTH_TAKEN) - first - second + 1;
    const uint64_t *table = &r->way.narrow[way_at(from, first, second)];

    for (; s < end && s->from == at; s++) {
        const place *to = &r->place[s->to];
        const uint64_t *old = table, times = s->ways;
        uint64_t *new = &r->way.narrow[way_at(to, first, second) +
                                       (uint32_t)(s->side ? s->taken * to->row : s->taken)];

        for (int i = 0, n = longest; i < rows && n > 0; i++, n--) {
            const int most = least_of(n, row);

            new[0] += old[0] * times;
            for (int k = 1; k < most; k++)
                new[k] += old[k] * times;
            old += row;
            new += to->row;
        }
    }
    return s;
}

/* The same with more dice. */
static void add_wide_table(ib_rows *r, const step *s)
{
    const place *from = &r->place[s->from], *to = &r->place[s->to];
    const int first = s->side ? s->taken : 0, second = s->side ? 0 : s->taken;

    for (int i = least_taken(from, 0); i <= most_taken(from, 0); i++)
        for (int k = least_taken(from, 1); k <= most_taken(from, 1); k++) {
            lin_wide *new = &r->way.wide[way_at(to, i + first, k + second)];

            (void)lin_wide_plus(*new, lin_wide_scaled(r->way.wide[way_at(from, i, k)], s->ways),
                                new);
        }
}

/* From all places from..to on. */
static void lay(ib_rows *r, uint32_t from, uint32_t to, const layer *l, bool other)
{
    const uint32_t first = r->steps;

    for (uint32_t i = from; i < to && !r->full; i++)
        lay_from(r, i, to, l, other);
    if (r->full || !make_tables(r, to)) {
        r->full = true;
        return;
    }
    if (r->narrow)
        for (const step *s = &r->step[first], *end = &r->step[r->steps]; s < end;)
            s = add_tables(r, s, end);
    else
        for (uint32_t i = first; i < r->steps; i++)
            add_wide_table(r, &r->step[i]);
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

    for (int first = least_taken(p, 0); first <= most_taken(p, 0); first++)
        for (int second = least_taken(p, 1); second <= most_taken(p, 1); second++) {
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
    memset(r, 0, offsetof(ib_rows, result));
    r->dice = dice;
    r->lying = lying;
    r->full = !measure(r);
    for (int first = 0; first <= r->most[0]; first++)
        memset(r->result[first], 0, sizeof r->result[0][0] * (size_t)(r->most[1] + 1));
    tabulate(r);
    r->place[r->places++] = (place){ .at = EVEN * ONE(AHEAD),
                                     .marks = LEAST * (ONE(LEAST_TAKEN) + ONE(LEAST_TAKEN + 1)) };
    (void)make_tables(r, 0);
    if (r->narrow)
        r->way.narrow[0] = 1;
    else
        r->way.wide[0] = lin_wide_of(1);
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

        if (marks < least_taken(p, side) || marks > most_taken(p, side))
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
