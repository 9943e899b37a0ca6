/* what_if.c -- a choice of two, each unseen by the other: every pair with its chances, and how
 * often each side should choose what. As JSON of which a page draws a table, and as lines. */
#include "tell/odds_summary.h"
#include "tell/tell.h"

#include "core/ratio.h"
#include "linstock_rules.h"

#include <string.h>

/* ---- as JSON ---- */

static void put_fraction(json_writer *j, const char *key, uint64_t part, uint64_t of)
{
    const uint64_t divisor = lin_ratio_common(part, of);
    char fraction[100];
    lin_text t = lin_text_in(fraction, sizeof fraction);

    tell_fraction(0, part / divisor, 0, of / divisor, &t);
    json_open(j, key, '{');
    json_put_real(j, "p", (double)part / (double)of, 6);
    json_put_text(j, "fraction", fraction);
    json_close(j, '}');
}

static void put_chances(json_writer *j, const char *key, lin_what_if_chances c)
{
    json_open(j, key, '{');
    json_put_real(j, "win", c.won, 6);
    json_put_real(j, "none", c.none, 6);
    json_put_real(j, "loss", c.lost, 6);
    json_close(j, '}');
}

static void put_choices(json_writer *j, const lin_field *f, const lin_what_if *w, int of)
{
    json_open(j, of == 0 ? "rows" : "columns", '{');
    json_put_int(j, "side", w->side[of]);
    json_open(j, "choices", '[');
    for (int i = 0; i < w->n[of]; i++) {
        char order[LIN_ORDER_TEXT];
        lin_text t = lin_text_in(order, sizeof order);

        lin_print(f, &w->choice[of][i].order, &t);
        json_open(j, NULL, '{');
        json_put_text(j, "text", w->choice[of][i].name);
        json_put_text(j, "order", order);
        put_fraction(j, "mix", w->choice[of][i].share, w->shares);
        if (of == 0)
            put_chances(j, "against_mix", lin_what_if_row(w, i));
        json_close(j, '}');
    }
    json_close(j, ']');
    json_close(j, '}');
}

static void put_cells(json_writer *j, const lin_what_if *w)
{
    json_open(j, "cells", '[');
    for (int i = 0; i < w->n[0]; i++) {
        json_open(j, NULL, '[');
        for (int k = 0; k < w->n[1]; k++) {
            const lin_what_if_cell *c = &w->cell[i][k];

            json_open(j, NULL, '{');
            json_put_text(j, "text", c->text);
            put_fraction(j, "win", c->won, c->of);
            put_fraction(j, "none", c->none, c->of);
            put_fraction(j, "loss", c->lost, c->of);
            json_close(j, '}');
        }
        json_close(j, ']');
    }
    json_close(j, ']');
}

void tell_what_if_json(json_writer *j, const char *key, const lin_field *f, const lin_what_if *w)
{
    json_open(j, key, '{');
    json_put_text(j, "text", w->text);
    json_put_text(j, "rule", w->rule);
    put_choices(j, f, w, 0);
    put_choices(j, f, w, 1);
    json_put_int(j, "chosen", w->chosen);
    put_cells(j, w);
    put_chances(j, "mixed", lin_what_if_mixed(w));
    json_close(j, '}');
}

/* ---- as text ---- */

enum { NAME = 18, CELL = 9 };

static int percent(double p)
{
    return (int)(p * 100 + 0.5);
}

/* "60-20": won and lost, in hundredths; where something is neither the rest is nothing. */
static void put_pair(const lin_what_if_cell *c, FILE *to)
{
    char text[40];

    if (c->none == c->of)
        snprintf(text, sizeof text, "-");
    else
        snprintf(text, sizeof text, "%d-%d", percent((double)c->won / (double)c->of),
                 percent((double)c->lost / (double)c->of));
    fprintf(to, "%*s", CELL, text);
}

static double share(const lin_what_if *w, int of, int i)
{
    return (double)w->choice[of][i].share / (double)w->shares;
}

/* The names of columns are longer than a column is wide: they stand below, by letter. */
static void put_head(const lin_what_if *w, FILE *to)
{
    fprintf(to, "  %-*s", NAME, "");
    for (int k = 0; k < w->n[1]; k++)
        fprintf(to, "%*c", CELL, 'a' + k);
    fprintf(to, "%*s\n", CELL, "mix");
}

static void put_columns(const lin_field *f, const lin_what_if *w, FILE *to)
{
    fprintf(to, "  %s:", lin_side_name(f->battle, w->side[1]));
    for (int k = 0; k < w->n[1]; k++)
        fprintf(to, "%s %c %s", k ? "," : "", 'a' + k, w->choice[1][k].name);
    fprintf(to, ".\n");
}

void tell_what_if_text(const lin_field *f, const lin_what_if *w, FILE *to)
{
    const lin_what_if_chances all = lin_what_if_mixed(w);

    fprintf(to, "  %s%s%s%s\n", w->text, w->rule ? "  [" : "", w->rule ? w->rule : "",
            w->rule ? "]" : "");
    fprintf(to, "  Of 100, won-lost for the %s side, by its choice and the other's:\n",
            lin_side_name(f->battle, w->side[0]));
    put_head(w, to);
    for (int i = 0; i < w->n[0]; i++) {
        fprintf(to, "%c %-*s", i == w->chosen ? '>' : ' ', NAME, w->choice[0][i].name);
        for (int k = 0; k < w->n[1]; k++)
            put_pair(&w->cell[i][k], to);
        fprintf(to, "%*d %%\n", CELL - 2, percent(share(w, 0, i)));
    }
    fprintf(to, "  %-*s", NAME, "mix");
    for (int k = 0; k < w->n[1]; k++)
        fprintf(to, "%*d %%", CELL - 2, percent(share(w, 1, k)));
    fprintf(to, "\n");
    put_columns(f, w, to);
    fprintf(to, "  With both mixes: won %d %%, nothing %d %%, lost %d %%.\n", percent(all.won),
            percent(all.none), percent(all.lost));
    if (w->chosen >= 0) {
        const lin_what_if_chances row = lin_what_if_row(w, w->chosen);

        fprintf(to, "  %s against that mix: won %d %%, nothing %d %%, lost %d %%.\n",
                w->choice[0][w->chosen].name, percent(row.won), percent(row.none),
                percent(row.lost));
    }
}
