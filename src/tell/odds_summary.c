/* odds_summary.c -- odds at a glance: how likely something is won, lost or neither, and what
 * befalls whom, as a sentence and as parts of which a page makes a bar and a few lines. */
#include "tell/odds_summary.h"

#include "core/ratio.h"
#include "linstock_rules.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SUBJECTS = 24, SPOKEN = 3 };

/* The words for the three groups, in the order in which they are told. */
static const struct {
    lin_group group;
    const char *key, *word;
} told[LIN_GROUPS] = { { LIN_WIN, "win", "won" },
                       { LIN_NO_CHANGE, "none", "nothing" },
                       { LIN_LOSS, "loss", "lost" } };

void tell_fraction(uint64_t num_high, uint64_t num_low, uint64_t den_high, uint64_t den_low,
                   lin_text *out)
{
    lin_fraction(num_high, num_low, out);
    if (den_high || den_low != 1) {
        lin_put(out, "/");
        lin_fraction(den_high, den_low, out);
    }
}

/* ---- won, nothing, lost ---- */

typedef struct {
    double p;
    lin_ratio exact;
    bool fits; /* into 128 bits */
} share;

static share share_of(const lin_odds *odds, lin_group group)
{
    share s = { 0, lin_ratio_small(0, 1), true };

    for (int i = 0; i < lin_odds_outcomes(odds); i++) {
        const lin_outcome *o = lin_odds_outcome(odds, i);
        const lin_ratio part = { lin_wide_join(o->num_high, o->num_low),
                                 lin_wide_join(o->den_high, o->den_low) };

        if (o->group != group)
            continue;
        s.p += o->p;
        s.fits = s.fits && lin_ratio_plus(s.exact, part, &s.exact);
    }
    return s;
}

/* "31 %"; below ten and just below a hundred with a digit more; what is possible is never called
 * 0, what may fail never 100. Sums of fractions that make a whole may miss it by a hair. */
static void put_percent(double p, lin_text *out)
{
    const double percent = p * 100;
    const bool whole = p > 1 - 1e-9;

    if (p > 0 && percent < 0.05)
        lin_put(out, "under 0.1 %%");
    else if (!whole && percent >= 99.95)
        lin_put(out, "over 99.9 %%");
    else
        lin_put(out, "%.*f %%",
                (percent < 9.95 && percent > 0) || (!whole && percent >= 99.5) ? 1 : 0, percent);
}

static void put_shares(const lin_odds *odds, lin_text *out)
{
    bool said = false;

    for (int k = 0; k < LIN_GROUPS; k++) {
        const double p = share_of(odds, told[k].group).p;

        if (p <= 0)
            continue;
        lin_put(out, "%s%c%s ", said ? ", " : "",
                said ? told[k].word[0] : toupper((unsigned char)told[k].word[0]), told[k].word + 1);
        put_percent(p, out);
        said = true;
    }
    lin_put(out, ".");
}

/* ---- what befalls whom ---- */

/* Whom chances in a row speak of; how much they weigh together says whether he is spoken of. */
typedef struct {
    int first, n;
    double weight;
} subject;

static bool same_subject(const lin_chance *a, const lin_chance *b)
{
    return a->unit == b->unit && a->side == b->side && a->stage == b->stage;
}

static int by_weight(const void *a, const void *b)
{
    const subject *x = a, *y = b;

    return x->weight != y->weight ? (x->weight < y->weight ? 1 : -1) : x->first - y->first;
}

/* Stages first, then those whom most is to befall. */
static int subjects_of(const lin_odds *odds, subject *list)
{
    int n = 0;

    for (int i = 0; i < lin_odds_chances(odds); i++) {
        const lin_chance *c = lin_odds_chance(odds, i);

        if (i == 0 || !same_subject(lin_odds_chance(odds, i - 1), c)) {
            if (n == SUBJECTS)
                break;
            list[n++] = (subject){ .first = i };
        }
        list[n - 1].n++;
        list[n - 1].weight += c->p * (c->weight + 1) + (c->stage ? 1000 : 0);
    }
    if (n > 1)
        qsort(list, (size_t)n, sizeof *list, by_weight);
    return n;
}

static void put_name(const lin_field *f, const lin_chance *c, lin_text *out)
{
    if (c->unit >= 0)
        lin_put(out, "%s", f->battle->unit[c->unit].id);
    else if (c->side != LIN_NOBODY)
        lin_put(out, "%s", f->battle->side_name[c->side]);
}

static void put_subject(const lin_field *f, const lin_odds *odds, const subject *s, lin_text *out)
{
    int said = 0;

    for (int i = s->first; i < s->first + s->n; i++) {
        const lin_chance *c = lin_odds_chance(odds, i);

        if (!c->counted && c->p < 0.005)
            continue; /* it stands among the outcomes */
        if (!said++) {
            lin_put(out, out->used ? " " : "");
            put_name(f, c, out);
            lin_put(out, ": ");
        } else {
            lin_put(out, ", ");
        }
        if (c->counted) {
            lin_put(out, "%.1f %s on average", c->p, c->text);
        } else {
            lin_put(out, "%s ", c->text);
            put_percent(c->p, out);
        }
    }
    if (said)
        lin_put(out, ".");
}

/* ---- rows ---- */

/* Where nothing can befall the other side, nothing is won or lost: a throw for one's own regiment,
 * say. If besides one of some stages is sure to come for each unit that has any, these are the rows
 * of a chart, and they are told in place of won, nothing and lost. */
static bool is_told_by_rows(const lin_odds *odds, const subject *list, int n)
{
    int rows = 0;

    for (int i = 0; i < lin_odds_chances(odds); i++)
        if (lin_odds_chance(odds, i)->unit < 0 ||
            lin_odds_chance(odds, i)->side != lin_odds_chance(odds, 0)->side)
            return false;
    for (int i = 0; i < n; i++) {
        double all = 0;

        for (int k = list[i].first; k < list[i].first + list[i].n; k++)
            all += lin_odds_chance(odds, k)->p;
        if (!lin_odds_chance(odds, list[i].first)->stage)
            continue;
        if (list[i].n < 2 || all < 1 - 1e-9 || all > 1 + 1e-9)
            return false;
        rows++;
    }
    return rows > 0;
}

void tell_summary_text(const lin_field *f, const lin_odds *odds, lin_text *out)
{
    subject list[SUBJECTS];
    const int n = subjects_of(odds, list);
    const bool rows = is_told_by_rows(odds, list, n);

    if (!rows)
        put_shares(odds, out);
    for (int i = 0; i < n && i < SPOKEN; i++)
        put_subject(f, odds, &list[i], out);
}

/* ---- as JSON ---- */

static void put_share(json_writer *j, const lin_odds *odds, int k)
{
    const share s = share_of(odds, told[k].group);
    char fraction[100];
    lin_text t = lin_text_in(fraction, sizeof fraction);

    tell_fraction(lin_wide_high(s.exact.num), lin_wide_low(s.exact.num), lin_wide_high(s.exact.den),
                  lin_wide_low(s.exact.den), &t);
    json_open(j, told[k].key, '{');
    json_put_real(j, "p", s.p, 6);
    json_put_text(j, "fraction", s.fits ? fraction : NULL);
    json_close(j, '}');
}

static void put_chance(json_writer *j, const lin_field *f, const lin_chance *c)
{
    char fraction[100], name[80] = "";
    lin_text t = lin_text_in(fraction, sizeof fraction), who = lin_text_in(name, sizeof name);

    put_name(f, c, &who);
    if (c->den_high || c->den_low)
        tell_fraction(c->num_high, c->num_low, c->den_high, c->den_low, &t);
    json_open(j, NULL, '{');
    json_put_text(j, "who", *name ? name : NULL);
    json_put_int(j, "unit", c->unit);
    json_put_text(j, "text", c->text);
    json_put_real(j, c->counted ? "expected" : "p", c->p, 6);
    json_put_text(j, "fraction", t.used ? fraction : NULL);
    json_put_text(j, "group", lin_group_name[c->group]);
    json_put_bool(j, "stage", c->stage);
    json_close(j, '}');
}

void tell_summary_json(json_writer *j, const char *key, const lin_field *f, const lin_odds *odds)
{
    char sentence[1200] = "";
    lin_text t = lin_text_in(sentence, sizeof sentence);
    subject list[SUBJECTS];
    const int n = subjects_of(odds, list);

    tell_summary_text(f, odds, &t);
    json_open(j, key, '{');
    json_put_text(j, "text", sentence);
    for (int k = 0; k < LIN_GROUPS; k++)
        put_share(j, odds, k);
    json_put_bool(j, "rows", is_told_by_rows(odds, list, n));
    json_open(j, "chances", '[');
    for (int i = 0; i < n; i++)
        for (int k = list[i].first; k < list[i].first + list[i].n; k++)
            put_chance(j, f, lin_odds_chance(odds, k));
    json_close(j, ']');
    json_close(j, '}');
}

/* ---- as text ---- */

/* A bar of forty: + won, . nothing, - lost. What is possible has a sign at least. */
static void put_bar(const lin_odds *odds, FILE *to)
{
    enum { WIDE = 40 };
    const int win = (int)(share_of(odds, LIN_WIN).p * WIDE + 0.5),
              loss = (int)(share_of(odds, LIN_LOSS).p * WIDE + 0.5);

    fputs("  |", to);
    for (int i = 0; i < WIDE; i++)
        fputc(i < win ? '+' : i >= WIDE - loss ? '-' : '.', to);
    fputs("|\n", to);
}

void tell_summary_lines(const lin_field *f, const lin_odds *odds, FILE *to)
{
    char sentence[1200] = "";
    lin_text t = lin_text_in(sentence, sizeof sentence);
    subject list[SUBJECTS];
    const int n = subjects_of(odds, list);

    if (!is_told_by_rows(odds, list, n)) {
        put_shares(odds, &t);
        fprintf(to, "  %s\n", sentence);
        put_bar(odds, to);
    }
    for (int i = 0; i < n; i++) {
        t = lin_text_in(sentence, sizeof sentence);
        put_subject(f, odds, &list[i], &t);
        if (t.used)
            fprintf(to, "  %s\n", sentence);
    }
}
