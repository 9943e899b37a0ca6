/* round_ways.c -- in how many ways a round of melee comes to each place, by the marks taken. */
#include "rules/ironbrigade/melee/round_place.h"

#include <string.h>

/* Where marks lie in the table of a place. */
static uint32_t way_at(const place *p, int first, int second)
{
    return (uint32_t)(p->none + first * p->row + second);
}

lin_wide ib_ways_at(const ib_rows *r, const place *p, int first, int second)
{
    const uint32_t i = way_at(p, first, second);

    return r->narrow ? lin_wide_of(r->way.narrow[i]) : r->way.wide[i];
}

/* One behind the other. */
bool ib_ways_make(ib_rows *r, uint32_t first)
{
    const uint32_t from = r->ways;
    uint32_t to = from;

    for (uint32_t i = first; i < r->places; i++) {
        place *p = &r->place[i];

        p->row = ib_most_taken(p, 1) - ib_least_taken(p, 1) + 1;
        p->none = (int32_t)to - ib_least_taken(p, 0) * p->row - ib_least_taken(p, 1);
        to += (uint32_t)((ib_most_taken(p, 0) - ib_least_taken(p, 0) + 1) * p->row);
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

/* A table as it is added to others. It is a triangle: no entry lies beyond what both sides have
 * taken together, so each row is one shorter than the one before. */
typedef struct {
    const uint64_t *entry;
    int rows, row, longest;
} addend;

/* Where a step adds it, and how often. */
typedef struct {
    uint64_t *entry, times;
    int row;
} sum;

static sum sum_of(ib_rows *r, const step *s, int first, int second)
{
    const place *to = &r->place[s->to];

    return (sum){ &r->way.narrow[way_at(to, first + s->taken[0], second + s->taken[1])], s->ways,
                  to->row };
}

static void add_to_one(const addend *from, sum to)
{
    const uint64_t *old = from->entry;

    for (int i = 0, n = from->longest; i < from->rows && n > 0; i++, n--) {
        const int most = ib_least_of(n, from->row);

        for (int k = 0; k < most; k++)
            to.entry[k] += old[k] * to.times;
        old += from->row;
        to.entry += to.row;
    }
}

/* To four of them in one go: rows are short, a few numbers in the mean, and what is done once a row
 * is most of the work. */
static void add_to_four(const addend *from, sum a, sum b, sum c, sum d)
{
    const uint64_t *old = from->entry;

    for (int i = 0, n = from->longest; i < from->rows && n > 0; i++, n--) {
        const int most = ib_least_of(n, from->row);

        for (int k = 0; k < most; k++) {
            const uint64_t ways = old[k];

            a.entry[k] += ways * a.times;
            b.entry[k] += ways * b.times;
            c.entry[k] += ways * c.times;
            d.entry[k] += ways * d.times;
        }
        old += from->row;
        a.entry += a.row;
        b.entry += b.row;
        c.entry += c.row;
        d.entry += d.row;
    }
}

static void add_to_two(const addend *from, sum a, sum b)
{
    const uint64_t *old = from->entry;

    for (int i = 0, n = from->longest; i < from->rows && n > 0; i++, n--) {
        const int most = ib_least_of(n, from->row);

        for (int k = 0; k < most; k++) {
            const uint64_t ways = old[k];

            a.entry[k] += ways * a.times;
            b.entry[k] += ways * b.times;
        }
        old += from->row;
        a.entry += a.row;
        b.entry += b.row;
    }
}

/* All steps from one place, the first of them s; the one behind them. The sums are at most 6 to the
 * power of all dice, so they fit. */
static const step *add_tables(ib_rows *r, const step *s, const step *end)
{
    const uint32_t at = s->from;
    const place *p = &r->place[at];
    const int first = ib_least_taken(p, 0), second = ib_least_taken(p, 1);
    const addend from = { &r->way.narrow[way_at(p, first, second)], ib_most_taken(p, 0) - first + 1,
                          p->row, BYTE(p->marks, BOTH_TAKEN) - first - second + 1 };

    for (; s + 3 < end && s[3].from == at; s += 4)
        add_to_four(&from, sum_of(r, s, first, second), sum_of(r, s + 1, first, second),
                    sum_of(r, s + 2, first, second), sum_of(r, s + 3, first, second));
    for (; s + 1 < end && s[1].from == at; s += 2)
        add_to_two(&from, sum_of(r, s, first, second), sum_of(r, s + 1, first, second));
    for (; s < end && s->from == at; s++)
        add_to_one(&from, sum_of(r, s, first, second));
    return s;
}

/* The same with more dice. */
static void add_wide_table(ib_rows *r, const step *s)
{
    const place *from = &r->place[s->from], *to = &r->place[s->to];

    for (int i = ib_least_taken(from, 0); i <= ib_most_taken(from, 0); i++)
        for (int k = ib_least_taken(from, 1); k <= ib_most_taken(from, 1); k++) {
            lin_wide *new = &r->way.wide[way_at(to, i + s->taken[0], k + s->taken[1])];

            (void)lin_wide_plus(*new, lin_wide_scaled(r->way.wide[way_at(from, i, k)], s->ways),
                                new);
        }
}

void ib_ways_add(ib_rows *r, uint32_t first)
{
    if (r->narrow)
        for (const step *s = &r->step[first], *end = &r->step[r->steps]; s < end;)
            s = add_tables(r, s, end);
    else
        for (uint32_t i = first; i < r->steps; i++)
            add_wide_table(r, &r->step[i]);
}
