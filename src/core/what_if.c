/* what_if.c -- two who choose unseen by each other: the table that a book lays out, and what it
 * comes to on the whole. */
#include "core.h"

#include <assert.h>

bool lin_what_if_of(const lin_game *g, const lin_order *o, lin_what_if *out)
{
    assert(g && o && out);
    const lin_rules *r = g->field->rules;
    lin_order plain;

    *out = (lin_what_if){ .chosen = -1 };
    return r->what_if && lin_is_legal_now(g, o, &plain) && r->what_if(&g->view, &plain, out);
}

static void add(const lin_what_if *w, int row, double weight, lin_what_if_chances *sum)
{
    for (int k = 0; k < w->n[1]; k++) {
        const lin_what_if_cell *c = &w->cell[row][k];
        const double part =
            weight * ((double)w->choice[1][k].share / (double)w->shares) / (double)c->of;

        sum->won += part * c->won;
        sum->none += part * c->none;
        sum->lost += part * c->lost;
    }
}

lin_what_if_chances lin_what_if_row(const lin_what_if *w, int row)
{
    assert(w && row >= 0 && row < w->n[0]);
    lin_what_if_chances sum = { 0, 0, 0 };

    add(w, row, 1, &sum);
    return sum;
}

lin_what_if_chances lin_what_if_mixed(const lin_what_if *w)
{
    assert(w);
    lin_what_if_chances sum = { 0, 0, 0 };

    for (int i = 0; i < w->n[0]; i++)
        add(w, i, (double)w->choice[0][i].share / (double)w->shares, &sum);
    return sum;
}
