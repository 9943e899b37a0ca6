/* force_suggest.c -- a lawful force for so many points, by the pattern of its book.
 *
 * It begins as the cheapest force of the pattern. Then one thing after another is changed by
 * chance, an entry into another of its list, a commander into a better or worse one, and
 * what costs no more than the limit is kept. So it wanders among the forces that are lawful, and
 * the dearest of those it comes by is the one suggested. */
#include "muster/muster.h"

#include <stdio.h>
#include <string.h>

#define TRIES 4000

typedef struct {
    const lin_rules *rules;
    const lin_muster *m;
    int nation, war, points;
    lin_rng rng;
} maker;

static int below(maker *k, int n)
{
    return (int)lin_rng_below(&k->rng, (uint32_t)n);
}

static bool may_be(const maker *k, int kind, uint16_t arms)
{
    return (!arms || k->m->kind[kind].arm & arms) && muster_usual(k->m, k->nation, k->war, kind);
}

/* What the list of the nation has; where it has none, kinds as they are. */
static bool listed(const maker *k, int i, lin_force_entry *e)
{
    *e = muster_entry(k->m, 0, 0);
    return k->m->listed && k->m->listed(k->nation, k->war, i, e);
}

static int count_listed(const maker *k)
{
    lin_force_entry e;
    int n = 0;

    while (listed(k, n, &e))
        n++;
    return n;
}

/* An entry becomes one of another kind: what is not counted of that is forgotten. */
static void turn_into(const maker *k, lin_force_entry *e, int kind)
{
    const lin_force_entry usual = muster_entry(k->m, kind, e->group);

    for (int i = 0; i < muster_numbers(k->m); i++)
        if (!muster_counts(k->m, kind, i) || !muster_counts(k->m, e->kind, i))
            e->number[i] = usual.number[i];
    e->kind = (uint8_t)kind;
}

static bool same_type(const maker *k, int a, int b)
{
    return strcmp(k->m->kind[a].type, k->m->kind[b].type) == 0;
}

static int entry_cost(const maker *k, const lin_force_entry *e)
{
    lin_force f = muster_nothing(k->m, k->nation);

    f.entry[0] = *e;
    f.entries = 1;
    return lin_force_entry_cost(k->rules, &f, 0);
}

/* False: there is nothing of these arms. */
static bool cheapest(const maker *k, uint16_t arms, lin_force_entry *out)
{
    const int n = count_listed(k);
    bool any = false;

    for (int i = 0; i < (n ? n : 1); i++)
        for (int kind = 0; k->m->kind[kind].word; kind++) {
            lin_force_entry e = { 0 };

            if (!may_be(k, kind, arms) || (listed(k, i, &e) && !same_type(k, e.kind, kind)))
                continue;
            e.kind = (uint8_t)kind;
            if (!n)
                e = muster_entry(k->m, kind, 0);
            if (!any || entry_cost(k, &e) < entry_cost(k, out))
                *out = e;
            any = true;
        }
    return any;
}

static void choose_cheapest(const maker *k, lin_force_leader *l, int of)
{
    for (int i = 0; i < muster_choices(k->m); i++) {
        const lin_muster_choice *c = &k->m->choice[i];
        const int now = lin_force_chosen(k->m, l, of, -1, c->set);

        if (c->of & of && now >= 0 && c->cost < k->m->choice[now].cost)
            l->choice[c->set] = (uint8_t)(i + 1);
    }
}

static int pattern_groups(const lin_muster *m)
{
    int n = 0;

    while (m->pattern[n].entries)
        n++;
    return n;
}

/* How large it is laid out: so many groups of the pattern in each division, over and over, each
 * with so many entries more than it says. */
typedef struct {
    int divisions, groups, more;
} extent;

static const lin_muster_pattern *row_of(const lin_muster *m, int g)
{
    const int n = pattern_groups(m);

    return &m->pattern[n > 0 ? g % n : 0];
}

static int entries_of(const lin_muster *m, const extent *x, int g)
{
    const int n = row_of(m, g)->entries + x->more;

    return m->entries.strict && m->entries.most && n > m->entries.most ? m->entries.most : n;
}

static bool lay_group(const maker *k, const extent *x, int g, bool cheap, lin_force *f)
{
    const lin_muster_pattern *p = row_of(k->m, g);
    lin_force_entry e = { 0 };

    if (!cheapest(k, p->arms, &e) || muster_add_group(k->m, f, NULL) != LIN_OK)
        return false;
    if (cheap)
        choose_cheapest(k, &f->group[f->groups - 1].leader, LIN_OF_GROUP);
    for (int i = 0; cheap && i < muster_numbers(k->m); i++)
        if (muster_counts(k->m, e.kind, i))
            e.number[i] = k->m->number[i].low;
    for (int i = 0; i < entries_of(k->m, x, g); i++)
        if (muster_add_entry(k->m, f, &e, NULL) != LIN_OK)
            return false;
    return true;
}

/* With the cheapest commanders, or with such as are usual. */
static bool lay_out(const maker *k, const extent *x, bool cheap, lin_force *f)
{
    *f = muster_nothing(k->m, k->nation);
    f->war = (uint8_t)k->war;
    f->points = (int16_t)k->points;
    for (int d = 0; d < x->divisions; d++) {
        if (muster_add_division(k->m, f, NULL) != LIN_OK)
            return false;
        if (cheap)
            choose_cheapest(k, &f->division[d], LIN_OF_DIVISION);
        for (int g = 0; g < x->groups; g++)
            if (!lay_group(k, x, g, cheap, f))
                return false;
    }
    return true;
}

/* ---- Changing one thing ---- */

static uint16_t arms_of_group(const maker *k, const lin_force *f, int group)
{
    int first = group;

    while (first > 0 && f->group[first - 1].division == f->group[group].division)
        first--;
    return row_of(k->m, group - first)->arms;
}

/* Into another of the list, of any size that it comes in. */
static void change_listed(maker *k, lin_force_entry *e, int n, uint16_t arms)
{
    const int kind = below(k, muster_kinds(k->m)), group = e->group;
    lin_force_entry next;

    if (!listed(k, below(k, n), &next) || !may_be(k, kind, arms) || !same_type(k, next.kind, kind))
        return;
    next.kind = (uint8_t)kind;
    next.group = (uint8_t)group;
    *e = next;
}

/* Into what its neighbour is, or into anything. */
static void change_entry(maker *k, lin_force *f)
{
    const int at = below(k, f->entries), n = count_listed(k);
    lin_force_entry *e = &f->entry[at];
    const uint16_t arms = arms_of_group(k, f, e->group);
    const int kind = below(k, 3) && at > 0 && f->entry[at - 1].group == e->group
                         ? f->entry[at - 1].kind
                         : below(k, muster_kinds(k->m));

    if (n)
        change_listed(k, e, n, arms);
    else if (may_be(k, kind, arms))
        turn_into(k, e, kind);
}

static void change_leader(maker *k, lin_force_leader *l, int of)
{
    const int n = muster_choices(k->m), row = n ? below(k, n) : 0;

    if (n && k->m->choice[row].of & of)
        l->choice[k->m->choice[row].set] = (uint8_t)(row + 1);
}

static void change_number(maker *k, lin_force *f)
{
    const int n = muster_numbers(k->m), row = n ? below(k, n) : 0;
    lin_force_entry *e = &f->entry[below(k, f->entries)];

    if (n && k->m->number[row].step >= 0 && muster_counts(k->m, e->kind, row)) {
        const lin_muster_number *of = &k->m->number[row];
        const int step = of->step > 1 ? of->step : 1;

        e->number[row] = (int16_t)(of->low + step * below(k, (of->high - of->low) / step + 1));
    }
}

static void change(maker *k, lin_force *f)
{
    switch (below(k, 12)) {
    case 0:
        change_leader(k, &f->group[below(k, f->groups)].leader, LIN_OF_GROUP);
        break;
    case 1:
        change_leader(k, &f->division[below(k, f->divisions)], LIN_OF_DIVISION);
        break;
    case 2:
        change_number(k, f);
        break;
    default:
        change_entry(k, f);
    }
}

static bool is_lawful(const maker *k, const lin_force *f)
{
    lin_breaches b;

    lin_force_check(k->rules, f, &b);
    return lin_breaches_lawful(&b);
}

static void improve(maker *k, lin_force *f)
{
    lin_force now = *f;
    int best = lin_force_cost(k->rules, f);

    for (int i = 0; i < TRIES && (best < k->points || i < TRIES / 8); i++) {
        lin_force next = now;
        int cost;

        change(k, &next);
        cost = lin_force_cost(k->rules, &next);
        /* Not much below what it was, so that it does not wander back to the cheapest. */
        if (cost > k->points || cost < best - best / 8 || !is_lawful(k, &next))
            continue;
        now = next;
        if (cost >= best) {
            best = cost;
            *f = next;
        }
    }
}

/* ---- The whole ---- */

/* The most that commanders cost of whom something is to be chosen. */
static int dearest_leader(const maker *k, int of)
{
    int best = 0;

    for (int i = 0; i < muster_choices(k->m); i++)
        if (k->m->choice[i].of & of && k->m->choice[i].cost > best)
            best = k->m->choice[i].cost;
    return best;
}

/* The most that such an entry can be made to cost, but for what is chosen of it. */
static int dearest_entry(const maker *k, int kind)
{
    int sum = k->m->kind[kind].cost;

    for (int i = 0; i < muster_numbers(k->m); i++)
        if (muster_counts(k->m, kind, i))
            sum += k->m->number[i].cost * k->m->number[i].high;
    return sum;
}

/* The most that one division of the pattern can be made to cost, about. */
static int dearest(const maker *k, const extent *x)
{
    int sum = dearest_leader(k, LIN_OF_DIVISION) + x->groups * dearest_leader(k, LIN_OF_GROUP);

    for (int g = 0; g < x->groups; g++) {
        int best = 0;

        for (int i = 0; k->m->kind[i].word; i++)
            if (may_be(k, i, row_of(k->m, g)->arms) && dearest_entry(k, i) > best)
                best = dearest_entry(k, i);
        sum += best * entries_of(k->m, x, g);
    }
    return sum;
}

/* Divisions as many as it takes; where there may be but one it has more groups, and larger ones,
 * until a middling force of that extent costs as much. */
static extent extent_for(const maker *k)
{
    const lin_muster *m = k->m;
    extent x = { .divisions = 1, .groups = pattern_groups(m), .more = 0 };

    if (!m->divisions.strict) {
        x.divisions = 1 + (k->points - 1) / (dearest(k, &x) + 1);
        x.divisions = x.divisions > LIN_FORCE_DIVISIONS ? LIN_FORCE_DIVISIONS : x.divisions;
        return x;
    }
    while (dearest(k, &x) * 3 / 4 < k->points && x.groups < m->groups.most)
        x.groups++;
    while (dearest(k, &x) * 3 / 4 < k->points && x.more < m->entries.most)
        x.more++;
    return x;
}

/* The most of the pattern that so many points do for: commanders are made cheaper first, then its
 * last groups are left out, as long as it stays lawful. */
static lin_status begin(const maker *k, lin_force *f, lin_refusal *why)
{
    const lin_muster *m = k->m;
    extent x = extent_for(k);
    int needed = 0;

    for (bool cheap = false; x.groups > 0; x.groups -= cheap, cheap = true) {
        if (!lay_out(k, &x, cheap, f))
            return lin_refuse(why, LIN_BAD_FILE, m->nation_rule,
                              "Of that nation no force can be suggested; it has not all that it "
                              "takes.");
        f->points = LIN_FORCE_POINTS;
        if (!is_lawful(k, f))
            break;
        f->points = (int16_t)k->points;
        needed = lin_force_cost(k->rules, f);
        if (needed <= k->points)
            return LIN_OK;
    }
    return lin_refuse(why, LIN_BAD_FILE, m->points_rule,
                      "%d points do for no force that is suggested; %d are the least.", k->points,
                      needed);
}

/* ---- Names ---- */

static int named_so(const lin_force *f, const char *name)
{
    int n = 0;

    for (int e = 0; e < f->entries; e++)
        n += strcmp(f->entry[e].who.name, name) == 0;
    return n;
}

/* "American militia, first" and "American militia, second": so that each can be spoken of. */
static void tell_twins_apart(lin_force *f)
{
    static const char *const nth[] = { "first", "second",  "third",  "fourth", "fifth",
                                       "sixth", "seventh", "eighth", "ninth",  "tenth" };
    const int most = (int)(sizeof nth / sizeof *nth);

    for (int e = 0; e < f->entries; e++) {
        char name[LIN_FORCE_NAME];
        const int all = named_so(f, strcpy(name, f->entry[e].who.name));

        if (!name[0] || all < 2 || all > most || strlen(name) + sizeof ", seventh" > sizeof name)
            continue;
        for (int i = e, k = 0; i < f->entries; i++) {
            char *twin = f->entry[i].who.name;

            if (strcmp(twin, name) == 0)
                snprintf(twin, LIN_FORCE_NAME, "%.36s, %s", name, nth[k++]);
        }
    }
}

lin_status lin_force_suggest(const lin_rules *r, int nation, int war, int points, uint64_t seed,
                             lin_force *out, lin_refusal *why)
{
    const lin_muster *m = lin_rules_muster(r);
    maker k = {
        .rules = r, .m = m, .nation = nation, .war = war, .points = points, .rng = seed * 2 + 1
    };
    lin_force f;
    lin_status status;

    if (!m || !m->pattern)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "By the rules of %s no forces are suggested.",
                          r->name);
    if (points < 1 || points > LIN_FORCE_POINTS)
        return lin_refuse(why, LIN_BAD_FILE, m->points_rule,
                          "The points should be a number from 1 to %d.", LIN_FORCE_POINTS);
    if ((status = begin(&k, &f, why)) == LIN_OK) {
        improve(&k, &f);
        tell_twins_apart(&f);
        *out = f;
    }
    return status;
}
