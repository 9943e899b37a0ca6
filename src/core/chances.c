/* chances.c -- what befalls whom, over all outcomes of an order together. */
#include "core/chances.h"

#include "core/frontier.h"
#include "linstock_rules.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static bool shows(const char *fate, int argument)
{
    const char wanted[] = { '{', (char)('0' + argument), '}', '\0' };

    return strstr(fate, wanted) != NULL;
}

/* What tells one chance from others: the kind, whom it befalls, and what its words show. */
static uint64_t key_of(const lin_event_row *row, const lin_event *e)
{
    uint64_t key = (uint64_t)e->kind + 1;

    for (int i = 0; i < e->n; i++)
        if (i == 0 || shows(row->fate, i))
            key = lin_quick_hash(&e->arg[i], sizeof e->arg[i], key + (uint64_t)i);
    return key;
}

static void describe(const lin_field *f, lin_side side, const lin_event_row *row,
                     const lin_event *e, lin_chance *out)
{
    lin_text words = lin_text_in(out->text, sizeof out->text);
    const bool of_unit = row->args[0] == 'u';
    int gain = row->args[0] == 'r' ? row->gain : lin_event_gain(row, e);

    lin_fill(f, row->fate, row->args, lin_spoken(row), e->n, e->arg, &words);
    out->unit = of_unit ? e->arg[0] : -1;
    out->side = of_unit               ? f->battle->unit[e->arg[0]].side
                : row->args[0] == 's' ? (lin_side)e->arg[0]
                                      : LIN_NOBODY;
    if (out->side != side)
        gain = -gain;
    out->group = gain > 0 ? LIN_WIN : gain < 0 ? LIN_LOSS : LIN_NO_CHANGE;
    out->weight = gain < 0 ? -gain : gain;
    out->stage = row->stage;
    out->counted = row->counts > 0;
}

int lin_chance_find(lin_odds *o, const lin_field *f, lin_side side, const lin_event *e)
{
    const lin_event_row *row = &f->rules->event[e->kind];
    const uint64_t key = key_of(row, e);

    for (int i = 0; i < o->chances; i++)
        if (o->key[i] == key)
            return i;
    if (o->chances == LIN_CHANCES)
        return -1;
    o->chance[o->chances] = (lin_chance){ .kind = (int)e->kind };
    describe(f, side, row, e, &o->chance[o->chances]);
    o->key[o->chances] = key;
    return o->chances++;
}

static void add_amount(lin_befallen *b, int chance, int32_t amount)
{
    for (int i = 0; i < LIN_COUNTED; i++)
        if (b->of[i] == chance + 1 || b->of[i] == 0) {
            b->of[i] = (uint8_t)(chance + 1);
            b->amount[i] += amount;
            return;
        }
}

void lin_befallen_add(lin_befallen *b, int chance, bool counts, int32_t amount)
{
    b->chances |= (uint64_t)1 << chance;
    if (counts)
        add_amount(b, chance, amount);
}

bool lin_befallen_same(const lin_befallen *a, const lin_befallen *b)
{
    return a->chances == b->chances && memcmp(a->amount, b->amount, sizeof a->amount) == 0 &&
           memcmp(a->of, b->of, sizeof a->of) == 0;
}

/* ---- the sums ---- */

/* How often, or how much of it, there is in one outcome. */
static uint64_t times(const lin_befallen *b, int chance, bool counted)
{
    if (!(b->chances >> chance & 1))
        return 0;
    for (int i = 0; counted && i < LIN_COUNTED; i++)
        if (b->of[i] == chance + 1)
            return b->amount[i] > 0 ? (uint64_t)b->amount[i] : 0;
    return 1;
}

/* The least that all weights are whole parts of; false: it is finer than 64 bits. */
static bool find_common(const lin_ratio *weight, int n, uint64_t *out)
{
    uint64_t all = 1;

    for (int i = 0; i < n; i++) {
        const uint64_t den = lin_wide_low(weight[i].den);

        if (lin_wide_high(weight[i].den) != 0 ||
            (all % den != 0 && __builtin_mul_overflow(all, den / lin_ratio_common(all, den), &all)))
            return false;
    }
    *out = all;
    return true;
}

static void tell(lin_chance *c, lin_ratio all)
{
    c->num_high = lin_wide_high(all.num);
    c->num_low = lin_wide_low(all.num);
    c->den_high = lin_wide_high(all.den);
    c->den_low = lin_wide_low(all.den);
    c->p = lin_wide_double(all.num) / lin_wide_double(all.den);
}

/* In parts of what all have in common; no weight is more than one. */
static void sum_parts(lin_odds *o, const lin_befallen *befallen, const lin_ratio *weight,
                      uint64_t common)
{
    lin_wide sum[LIN_CHANCES];

    for (int c = 0; c < o->chances; c++)
        sum[c] = lin_wide_of(0);
    for (int i = 0; i < o->n; i++) {
        const uint64_t parts = common / lin_wide_low(weight[i].den) * lin_wide_low(weight[i].num);

        for (uint64_t left = befallen[i].chances; left; left &= left - 1) {
            const int c = __builtin_ctzll(left);

            lin_wide_plus(sum[c],
                          lin_wide_product(parts, times(&befallen[i], c, o->chance[c].counted)),
                          &sum[c]);
        }
    }
    for (int c = 0; c < o->chances; c++)
        tell(&o->chance[c], lin_ratio_of(sum[c], lin_wide_of(common)));
}

/* Exact where it fits into 128 bits; else only to be shown, with a fraction of 0 / 0. */
static void sum_ratios(lin_chance *c, int chance, const lin_befallen *befallen,
                       const lin_ratio *weight, int n)
{
    lin_ratio all = lin_ratio_small(0, 1);
    bool exact = true;

    for (int i = 0; i < n; i++) {
        const uint64_t k = times(&befallen[i], chance, c->counted);
        lin_ratio part;

        if (!k)
            continue;
        c->p += (double)k * lin_wide_double(weight[i].num) / lin_wide_double(weight[i].den);
        exact = exact && lin_ratio_times(weight[i], lin_ratio_small(k, 1), &part) &&
                lin_ratio_plus(all, part, &all);
    }
    if (exact)
        tell(c, all);
}

/* Stages in the book's order; then the harm of the others, and one's own: unit by unit, what is to
 * be expected first, then from the lightest to the gravest. */
static int as_told(const void *a, const void *b)
{
    const lin_chance *x = a, *y = b;

    if (x->stage != y->stage)
        return x->stage ? -1 : 1;
    if (x->stage && x->kind != y->kind)
        return x->kind - y->kind;
    if (!x->stage && x->group != y->group)
        return (int)y->group - (int)x->group;
    if (x->unit != y->unit)
        return x->unit - y->unit;
    if (x->counted != y->counted)
        return x->counted ? -1 : 1;
    if (x->weight != y->weight)
        return x->weight - y->weight;
    return x->p != y->p ? (x->p < y->p ? 1 : -1) : strcmp(x->text, y->text);
}

void lin_chances_sum(lin_odds *o, const lin_befallen *befallen, const lin_ratio *weight)
{
    uint64_t common;

    if (find_common(weight, o->n, &common))
        sum_parts(o, befallen, weight, common);
    else
        for (int i = 0; i < o->chances; i++)
            sum_ratios(&o->chance[i], i, befallen, weight, o->n);
    qsort(o->chance, (size_t)o->chances, sizeof *o->chance, as_told);
}

int lin_odds_chances(const lin_odds *o)
{
    assert(o);
    return o->chances;
}

const lin_chance *lin_odds_chance(const lin_odds *o, int i)
{
    assert(o);
    return i >= 0 && i < o->chances ? &o->chance[i] : NULL;
}
