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
 * adds a table to a table, shifted and multiplied.
 *
 * Where a side has no more dice to come than the other is ahead, all of them lose or are not valid,
 * and so it is *decided*: the other takes a mark for each die it is ahead and for each that it
 * still lays, and what the rest of the first show is one and the same. */
#include "rules/ironbrigade/melee/round_place.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

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
        uint64_t three = 1;

        r->choose[n][0] = r->choose[n][n] = 1;
        for (int k = 1; k < n; k++)
            r->choose[n][k] = r->choose[n - 1][k - 1] + r->choose[n - 1][k];
        for (int k = n; k >= 0; k--, three *= 3)
            r->fours[n][k] = r->choose[n][k] * three;
    }
    for (int faces = 4; faces <= 6; faces++)
        for (int n = 0; n <= NARROW; n++)
            r->power[faces][n] = n ? r->power[faces][n - 1] * (unsigned)faces : 1;
}

/* ---- One group of one side at one value ---- */

/* What is laid at a value: the dice of a group that show 6, 5 or 4; those of the side that begins,
 * or those of the other. */
typedef struct {
    int value, face;
    bool other, last;                         /* the last of this value */
    int to_come[LIN_SIDES], valid[LIN_SIDES]; /* of groups of which none is laid: so many dice, and
                                               * that many of them and of those that lie */
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

/* An extent with so many marks more for both sides: a byte each. */
static extent more_taken(extent marks, uint64_t taken)
{
    return marks + taken * (ONE(MOST_TAKEN) - ONE(LEAST_TAKEN)) +
           (uint64_t)(BYTE(taken, 0) + BYTE(taken, 1)) * ONE(BOTH_TAKEN);
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

/* A side that is to lay: it lays 0 to n dice, and `lying` with them. */
typedef struct {
    int begins, side, n, lying;
    int taker, most;      /* who takes a mark for each die, and for how many of them */
    beginning next, each; /* with none of the n, and what one more of them adds */
    const uint64_t *ways;
} turn;

/* Whose turn it is. IB-5.20: a die laid opposite one of a higher value loses a mark to it. Dice
 * that lie there already are laid with those that show a 6, whether there are any or not. */
static void find_turn(const ib_rows *r, beginning at, const layer *l, turn *out)
{
    const int ahead = BYTE(at, AHEAD) - EVEN, begun = BYTE(at, BEGUN), decided = BYTE(at, DECIDED);
    const int begins = begun ? begun - 1 : decided ? 2 - decided : ahead > 0;
    const int side = l->other ? 1 - begins : begins, taker = decided ? side : 1 - side;
    const bool idle = decided && !l->other; /* what it shows is one and the same */
    const int n = idle ? 0 : dice_of(r, at, side, l);
    const uint64_t lies = decided ? 0 : side == 0 ? ONE(AHEAD) : -ONE(AHEAD);
    const int lying = l->face == 0 && !idle ? r->lying[side][l->value] : 0;

    out->begins = begins;
    out->side = side;
    out->n = n;
    out->lying = lying;
    out->taker = taker;
    out->most = decided ? LEAST : l->other ? 0 : ib_most_of(side == 0 ? -ahead : ahead, 0);
    out->next = passed_on(at, side, l, n) + (uint64_t)lying * lies - (uint64_t)begun * ONE(BEGUN) +
                (l->last && l->other ? 0 : (uint64_t)(begins + 1) * ONE(BEGUN));
    out->each = lies - (l->face < 2 ? ONE(left_at(side, l->face + 1)) : 0);
    out->ways = l->face == 2 ? r->fours[n] : r->choose[n];
}

/* By how many dice a side lies further behind than it can still make good, when none of a turn is
 * laid: less than 0, it is not decided. As long as the other is still to lay at this value it may
 * tie, so it is not asked of that one until it has. */
static int lag(const layer *l, const turn *t, int behind)
{
    const int ahead = BYTE(t->next, AHEAD) - EVEN;

    if (BYTE(t->next, DECIDED) || (behind != t->begins && BYTE(t->next, BEGUN)))
        return -LEAST;
    return (behind == 1 ? ahead : -ahead) - BYTE(t->next, left_at(behind, 1)) -
           BYTE(t->next, left_at(behind, 2)) - l->valid[behind];
}

/* What one more die of the turn adds to it. Its own are no longer to come, but that was said
 * already of those that might be a 4. */
static int more_lag(const layer *l, const turn *t, int behind)
{
    return behind != t->side ? 1 : l->face == 2 ? -1 : 0;
}

/* What the dice of the side that lies behind show matters no more: the beginning is without them,
 * and returned is in how many ways they may fall. */
static uint64_t decide(const ib_rows *r, const layer *l, int behind, beginning *at, uint64_t *taken)
{
    const int ahead = BYTE(*at, AHEAD) - EVEN, leader = 1 - behind;
    const int fives = BYTE(*at, left_at(behind, 1)), fours = BYTE(*at, left_at(behind, 2));

    *taken += (uint64_t)(leader == 0 ? ahead : -ahead) * ONE(leader);
    *at += (uint64_t)(leader + 1) * ONE(DECIDED) - (uint64_t)ahead * ONE(AHEAD) -
           (uint64_t)fives * ONE(left_at(behind, 1)) - (uint64_t)fours * ONE(left_at(behind, 2));
    return r->power[5][fives] * r->power[4][fours] * r->power[6][l->to_come[behind]];
}

/* From one place, with a turn or two: what is laid by each of them, and so far. */
typedef struct {
    uint32_t from, first;
    extent marks;
    uint64_t ways;
    uint8_t taken[LIN_SIDES];
    laid laid;
} laying;

static laid laid_by(const turn *t, const layer *l)
{
    const int group = t->n ? l->value - 6 + l->face : 0;

    return (laid){ (uint8_t)((t->side * IB_VALUES + group) * 3 + l->face), 0 };
}

/* Most of the work is this: steps are written where they lie, and what is the same for all of a
 * turn is found before. */
static void lay_last(ib_rows *r, const laying *so_far, const layer *l, const turn *t)
{
    const int n = t->n, lying = t->lying, most = t->most,
              more[] = { more_lag(l, t, 0), more_lag(l, t, 1) };
    const uint32_t from = so_far->from, first = so_far->first;
    const uint64_t *const ways = t->ways, ways_before = so_far->ways;
    const uint64_t each = t->each, mark = ONE(t->taker);
    const extent before = so_far->marks;
    const laid laid_before = so_far->laid;
    const uint64_t taken_before = so_far->taken[0] * ONE(0) + so_far->taken[1] * ONE(1);
    int by[] = { r->narrow ? lag(l, t, 0) : -LEAST, r->narrow ? lag(l, t, 1) : -LEAST };
    beginning each_next = t->next;
    laid now = laid_by(t, l);

    if (r->places + (uint32_t)n >= PLACES || r->places - first + (uint32_t)n >= SLOTS / 2 ||
        r->steps + (uint32_t)n >= STEPS) {
        r->full = true;
        return;
    }
    for (int i = 0; i <= n; i++, each_next += each, by[0] += more[0], by[1] += more[1]) {
        step *s = &r->step[r->steps++];
        uint64_t taken = taken_before + (uint64_t)ib_least_of(i + lying, most) * mark, rest = 1;
        beginning next = each_next;
        uint32_t there;
        place *to;

        if (by[0] >= 0 || by[1] >= 0)
            rest = decide(r, l, by[1] >= 0, &next, &taken);
        there = place_at(r, first, next);
        to = &r->place[there];
        now.dice = (uint8_t)i;
        s->ways = ways_before * ways[i] * rest;
        s->before = to->last;
        s->from = (uint16_t)from;
        s->to = (uint16_t)there;
        s->taken[0] = (uint8_t)BYTE(taken, 0);
        s->taken[1] = (uint8_t)BYTE(taken, 1);
        s->laid[0] = laid_before;
        s->laid[1] = now;
        to->last = r->steps;
        to->marks = widest(to->marks, more_taken(before, taken));
    }
}

/* With two layers each way to lay the first is followed at once by all to lay the second: dice that
 * show a 6 are so many more places, of each of which one step leads there. */
static void lay_from(ib_rows *r, uint32_t from, uint32_t first, const layer *l, int layers)
{
    const beginning at = r->place[from].at;
    laying so_far = { .from = from, .first = first, .marks = r->place[from].marks, .ways = 1 };
    turn t;

    find_turn(r, at, l, &t);
    if (layers == 1) {
        lay_last(r, &so_far, l, &t);
        return;
    }
    for (int i = 0; i <= t.n && !r->full; i++) {
        turn second;

        so_far.ways = t.ways[i];
        so_far.taken[t.taker] = (uint8_t)ib_least_of(i + t.lying, t.most);
        so_far.laid = laid_by(&t, l);
        so_far.laid.dice = (uint8_t)i;
        find_turn(r, t.next + (uint64_t)i * t.each, l + 1, &second);
        lay_last(r, &so_far, l + 1, &second);
    }
}

/* From all places from..to on. */
static void lay(ib_rows *r, uint32_t from, uint32_t to, const layer *l, int layers)
{
    const uint32_t first = r->steps;

    for (uint32_t i = from; i < to && !r->full; i++)
        lay_from(r, i, to, l, layers);
    r->full = r->full || !ib_ways_make(r, to);
    if (!r->full)
        ib_ways_add(r, first);
}

/* Is there anything to be laid of that face at that value? */
static bool is_laid(const ib_rows *r, int v, int face)
{
    const int group = v - 6 + face;
    const bool lies = face == 0 && (r->lying[0][v] || r->lying[1][v]);

    return lies || (group >= 0 && (r->dice[0][group] || r->dice[1][group]));
}

/* What of the side that begins is still to come after that layer, or of both after the last. */
static void count_rest(const ib_rows *r, layer *l)
{
    const int next = l->other || l->face == 0 ? l->value - 1 : l->value;

    for (int side = 0; side < LIN_SIDES; side++)
        for (int v = next; v >= LOWEST; v--) {
            const int dice = v >= 6 ? r->dice[side][v - 6] : 0;

            l->to_come[side] += dice;
            l->valid[side] += dice + r->lying[side][v];
        }
}

/* All layers of a value, the lowest face first, so that no two groups are mixed up: those of the
 * side that begins, then those of the other. Returns how many there are. */
static int find_layers(const ib_rows *r, int v, layer out[6])
{
    int n = 0;

    for (int other = 0; other < 2; other++) {
        for (int face = 2; face >= 0; face--)
            if (is_laid(r, v, face))
                out[n++] = (layer){ .value = v, .face = face, .other = other };
        if (n > 0)
            out[n - 1].last = true;
    }
    for (int i = 0; i < n; i++)
        count_rest(r, &out[i]);
    return n;
}

static uint32_t lay_value(ib_rows *r, uint32_t from, int v)
{
    layer layers[6];
    const int n = find_layers(r, v, layers);

    for (int i = 0; i < n && !r->full;) {
        const int together = layers[i].face == 0 && !layers[i].other ? 2 : 1;
        const uint32_t to = r->places;

        lay(r, from, to, &layers[i], together);
        from = to;
        i += together;
    }
    return from;
}

/* ---- Results ---- */

/* IB-5.21: what has nothing opposite it takes a mark each. */
static void add_results(ib_rows *r, uint32_t from)
{
    const place *p = &r->place[from];
    const int ahead = BYTE(p->at, AHEAD) - EVEN;

    for (int first = ib_least_taken(p, 0); first <= ib_most_taken(p, 0); first++)
        for (int second = ib_least_taken(p, 1); second <= ib_most_taken(p, 1); second++) {
            const lin_wide ways = ib_ways_at(r, p, first, second);
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
    (void)ib_ways_make(r, 0);
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
        const int marks = taken[side] - s->taken[side];

        if (marks < ib_least_taken(p, side) || marks > ib_most_taken(p, side))
            return false;
        before[side] = (uint8_t)marks;
    }
    return !lin_wide_is_zero(ib_ways_at(r, p, before[0], before[1]));
}

static void add_shown(ib_shown *out, laid l)
{
    out->n[l.which / 3 / IB_VALUES][l.which / 3 % IB_VALUES][l.which % 3] += l.dice;
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
        for (int i = 0; i < 2; i++)
            add_shown(out, s->laid[i]);
        memcpy(taken, before, sizeof taken);
        at = s->from;
    }
}
