/* oddsview.c -- chances on paper: fractions, decimals and a bar.
 *
 * The odds themselves are the real rules run over every throw; here they are only set out. The
 * fractions are exact and sum to one, and the last line says so after adding them up. */
#include "cli/cli.h"

#include <stdlib.h>
#include <string.h>

bool cli_odds_default(lin_game *g, lin_order *out)
{
    const lin_field *f = lin_game_field(g);
    const lin_list *list = lin_answers(g);
    char text[2000];

    for (int i = 0; f->rules->explain && i < list->orders; i++) {
        lin_text t = lin_text_in(text, sizeof text);

        if (lin_explain(g, &list->order[i], &t)) {
            *out = list->order[i];
            return true;
        }
    }
    return false;
}

/* ---- exact sums ------------------------------------------------------------------------ */

__extension__ typedef unsigned __int128 wide;

static wide joined(uint64_t high, uint64_t low)
{
    return (wide)high << 64 | low;
}

static wide common(wide a, wide b)
{
    while (b) {
        const wide rest = a % b;

        a = b;
        b = rest;
    }
    return a;
}

/* Do the fractions sum to exactly one? Summed over their common denominator, where that fits
 * into 128 bits; false only where it does not. */
static bool sums_to_one(const lin_odds *odds)
{
    wide den = 1, sum = 0;

    for (int i = 0; i < odds->n; i++) {
        const wide d = joined(odds->outcome[i].den_high, odds->outcome[i].den_low);
        const wide step = d ? d / common(den, d) : 0;

        if (!step || den > ~(wide)0 / step)
            return false;
        den *= step;
    }
    for (int i = 0; i < odds->n; i++)
        sum += joined(odds->outcome[i].num_high, odds->outcome[i].num_low) *
               (den / joined(odds->outcome[i].den_high, odds->outcome[i].den_low));
    return sum == den;
}

static void fraction_text(const lin_outcome *o, lin_text *out)
{
    lin_fraction(o->num_high, o->num_low, out);
    if (o->den_high || o->den_low != 1) {
        lin_put(out, "/");
        lin_fraction(o->den_high, o->den_low, out);
    }
}

/* The sums behind the order, where the rule system can show them. */
static bool explained(lin_game *g, const char *order, lin_text *out)
{
    const lin_field *f = lin_game_field(g);
    lin_order o;

    return f->rules->explain && lin_parse(g, order, &o, NULL) == LIN_OK && lin_explain(g, &o, out);
}

/* ---- showing --------------------------------------------------------------------------- */

static int by_chance(const void *a, const void *b)
{
    const lin_outcome *x = *(const lin_outcome *const *)a, *y = *(const lin_outcome *const *)b;

    if (x->p != y->p)
        return x->p < y->p ? 1 : -1;
    return strcmp(x->text, y->text);
}

/* The column of fractions is as wide as the longest, but never wider than a line has room for. */
static int fractions_wide(const lin_odds *odds)
{
    enum { LEAST = 10, MOST = 22 };
    int room = LEAST;

    for (int i = 0; i < odds->n; i++) {
        char fraction[100];
        lin_text t = lin_text_in(fraction, sizeof fraction);

        fraction_text(&odds->outcome[i], &t);
        if ((int)t.used > room)
            room = (int)t.used;
    }
    return room > MOST ? MOST : room;
}

static void show_outcome(FILE *to, const lin_outcome *o, int room)
{
    char fraction[100];
    lin_text t = lin_text_in(fraction, sizeof fraction);
    const int bar = (int)(o->p * 20 + 0.5);

    fraction_text(o, &t);
    fprintf(to, "  %6.2f%%  %-*s %-20.*s  %s%s\n", o->p * 100, room, fraction, bar,
            "####################", o->text, o->stopped ? " (a choice follows)" : "");
}

/* First of all how it will go: the chances of winning something, of losing something, of neither.
 */
static void show_groups(FILE *to, const lin_odds *odds)
{
    double p[LIN_GROUPS] = { 0 };

    for (int i = 0; i < odds->n; i++)
        p[odds->outcome[i].group] += odds->outcome[i].p;
    fprintf(to, "  %s %.1f%%, %s %.1f%%, %s %.1f%%\n", lin_group_name[LIN_WIN], p[LIN_WIN] * 100,
            lin_group_name[LIN_NO_CHANGE], p[LIN_NO_CHANGE] * 100, lin_group_name[LIN_LOSS],
            p[LIN_LOSS] * 100);
}

void cli_odds_show(FILE *to, lin_game *g, const char *order, const lin_odds *odds)
{
    const lin_outcome *sorted[LIN_OUTCOMES] = { NULL };
    char text[4000];
    lin_text t = lin_text_in(text, sizeof text);

    fprintf(to, "%s\n", order);
    if (explained(g, order, &t))
        fprintf(to, "%s%s", text, t.used && text[t.used - 1] == '\n' ? "" : "\n");
    for (int i = 0; i < odds->n; i++)
        sorted[i] = &odds->outcome[i];
    qsort(sorted, (size_t)odds->n, sizeof(void *), by_chance);
    show_groups(to, odds);
    for (int i = 0; i < odds->n; i++)
        show_outcome(to, sorted[i], fractions_wide(odds));
    if (sums_to_one(odds))
        fprintf(to, "  %d outcome%s; the fractions sum to 1.\n", odds->n, odds->n == 1 ? "" : "s");
    else
        fprintf(to, "  %d outcomes; their common denominator has more than 128 bits.\n", odds->n);
    if (odds->limit[0])
        fprintf(to, "  %s\n", odds->limit);
}

void cli_odds_json(json_writer *j, lin_game *g, const char *order, const lin_odds *odds)
{
    char text[4000];
    lin_text t = lin_text_in(text, sizeof text);

    json_open(j, NULL, '{');
    json_put_text(j, "order", order);
    json_put_text(j, "explanation", explained(g, order, &t) ? text : NULL);
    json_open(j, "outcomes", '[');
    for (int i = 0; i < odds->n; i++) {
        const lin_outcome *o = &odds->outcome[i];

        json_open(j, NULL, '{');
        json_put_text(j, "outcome", o->text);
        t = lin_text_in(text, sizeof text);
        fraction_text(o, &t);
        json_put_text(j, "fraction", text);
        json_put_real(j, "probability", o->p, 15);
        json_put_text(j, "group", lin_group_name[o->group]);
        json_put_bool(j, "stopped", o->stopped);
        json_put_bool(j, "unfollowed", o->unfollowed);
        json_put_hex(j, "hash", o->hash);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_put_text(j, "sum", sums_to_one(odds) ? "1" : NULL);
    json_put_text(j, "limit", odds->limit[0] ? odds->limit : NULL);
    json_close(j, '}');
}
