/* force_check.c -- all that is wrong with a force: what rows say, and then what the book says. */
#include "muster/muster.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void lin_breach_add(lin_breaches *out, const char *rule, bool grave, const int at[3],
                    const char *format, ...)
{
    lin_breach *b = &out->breach[out->n];
    va_list args;

    if (out->n == LIN_BREACHES) {
        out->lost++;
        return;
    }
    *b = (lin_breach){ .rule = rule,
                       .grave = grave,
                       .division = (int8_t)at[0],
                       .group = (int8_t)at[1],
                       .entry = (int8_t)at[2] };
    va_start(args, format);
    vsnprintf(b->text, sizeof b->text, format, args);
    va_end(args);
    out->n++;
}

bool lin_breaches_lawful(const lin_breaches *b)
{
    for (int i = 0; i < b->n; i++)
        if (b->breach[i].grave)
            return false;
    return true;
}

/* ---- Numbers of divisions, groups and entries ---- */

static void should_have(const lin_muster_bounds *b, lin_text *out)
{
    if (b->least == b->most)
        lin_put(out, "%d", b->least);
    else if (!b->most)
        lin_put(out, "%d or more", b->least);
    else
        lin_put(out, "%d to %d", b->least, b->most);
}

static bool within(const lin_muster_bounds *b, int n)
{
    return !b->rule || (n >= b->least && (!b->most || n <= b->most));
}

/* Groups are numbered as they stand in the whole force: so they are spoken of. */
static void check_groups(const lin_muster *m, const lin_force *f, int division, lin_breaches *out)
{
    char right[24];
    lin_text t = lin_text_in(right, sizeof right);
    int n = 0;

    for (int g = 0; g < f->groups; g++)
        n += f->group[g].division == division && !muster_apart(m, f, g, m->groups.apart);
    should_have(&m->groups, &t);
    if (!within(&m->groups, n))
        lin_breach_add(out, m->groups.rule, m->groups.strict, (int[]){ division, -1, -1 },
                       "%c%s %d has %d %s%s%s; it should have %s.", m->division[0] - 32,
                       m->division + 1, division + 1, n, m->group, n == 1 ? "" : "s",
                       m->groups.apart ? ", leaving out those that stand apart" : "", right);
}

static void check_entries(const lin_muster *m, const lin_force *f, int group, lin_breaches *out)
{
    const int at[3] = { f->group[group].division, group, -1 };
    char right[24];
    lin_text t = lin_text_in(right, sizeof right);
    int n = 0;

    for (int e = 0; e < f->entries; e++)
        n += f->entry[e].group == group;
    should_have(&m->entries, &t);
    if (n == 0)
        lin_breach_add(out, m->entries.rule, true, at, "%c%s %d has no %s yet.", m->group[0] - 32,
                       m->group + 1, group + 1, m->entry);
    else if (!muster_apart(m, f, group, m->entries.apart) && !within(&m->entries, n))
        lin_breach_add(out, m->entries.rule, m->entries.strict, at,
                       "%c%s %d has %d %s%s; it should have %s.", m->group[0] - 32, m->group + 1,
                       group + 1, n, m->entry, n == 1 ? "" : "s", right);
}

static void check_divisions(const lin_muster *m, const lin_force *f, lin_breaches *out)
{
    static const int whole[3] = { -1, -1, -1 };
    char right[24];
    lin_text t = lin_text_in(right, sizeof right);

    should_have(&m->divisions, &t);
    if (!f->groups)
        lin_breach_add(out, m->groups.rule, true, whole, "The force has no %s yet.", m->group);
    else if (!within(&m->divisions, f->divisions))
        lin_breach_add(out, m->divisions.rule, m->divisions.strict, whole,
                       "The force has %d %ss; it should have %s.", f->divisions, m->division,
                       right);
    for (int d = 0; d < f->divisions; d++)
        check_groups(m, f, d, out);
    for (int g = 0; g < f->groups; g++)
        check_entries(m, f, g, out);
}

/* ---- What is chosen, and how many ---- */

static void check_choices(const lin_muster *m, const lin_force *f, int e, const int at[3],
                          lin_breaches *out)
{
    const lin_muster_kind *kind = &m->kind[f->entry[e].kind];
    const char *name = f->entry[e].who.name;

    for (int set = 0; set < LIN_MUSTER_SETS; set++) {
        const int row = f->entry[e].who.choice[set];
        const lin_muster_choice *c = row ? &m->choice[row - 1] : NULL;

        if (!c)
            continue;
        if (c->arms && !(c->arms & kind->arm))
            lin_breach_add(out, c->rule, true, at, "%s cannot be \"%s\".", kind->name, c->word);
        else if (c->wars && !(c->wars >> f->war & 1))
            lin_breach_add(out, c->rule, true, at, "%s: %s are not to be had in the %s.",
                           name[0] ? name : kind->name, c->name, m->war[f->war].name);
    }
}

static void check_entry(const lin_muster *m, const lin_force *f, int e, lin_breaches *out)
{
    const lin_muster_kind *kind = &m->kind[f->entry[e].kind];
    const int group = f->entry[e].group, at[3] = { f->group[group].division, group, e };

    if (kind->wars && !(kind->wars >> f->war & 1))
        lin_breach_add(out, kind->rule, true, at, "%s are not to be had in the %s.", kind->name,
                       m->war[f->war].name);
    check_choices(m, f, e, at, out);
    for (int i = 0; i < muster_numbers(m); i++) {
        const lin_muster_number *n = &m->number[i];
        const int has = f->entry[e].number[i];

        if (muster_counts(m, f->entry[e].kind, i) && (has < n->low || has > n->high))
            lin_breach_add(out, n->rule, true, at, "%s has %d %s; %d to %d are right.", kind->name,
                           has, n->word, n->low, n->high);
    }
}

/* What players have agreed to do without is told, and no more. */
static void waive(const lin_muster *m, const lin_force *f, lin_breaches *out)
{
    for (int t = 0; m->term && m->term[t].word; t++)
        for (int w = 0; m->term[t].waives && m->term[t].waives[w] && lin_force_agreed(f, t); w++)
            for (int i = 0; i < out->n; i++)
                if (strcmp(out->breach[i].rule, m->term[t].waives[w]) == 0)
                    out->breach[i].grave = false;
}

void lin_force_check(const lin_rules *r, const lin_force *f, lin_breaches *out)
{
    static const int whole[3] = { -1, -1, -1 };
    const lin_muster *m = r->muster;
    const int cost = lin_force_cost(r, f);

    memset(out, 0, sizeof *out);
    if (cost > f->points)
        lin_breach_add(out, m->points_rule, true, whole,
                       "The force costs %d points, %d more than its limit of %d.", cost,
                       cost - f->points, f->points);
    check_divisions(m, f, out);
    for (int e = 0; e < f->entries; e++)
        check_entry(m, f, e, out);
    if (m->check)
        m->check(f, out);
    waive(m, f, out);
}
