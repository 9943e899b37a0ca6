/* phrases.c -- events of outcomes in words, each made once. */
#include "core/phrases.h"

#include "core/chances.h"
#include "core/frontier.h"

#include <string.h>

void lin_phrases_clear(lin_phrases *all)
{
    for (int i = 0; i < LIN_PHRASES; i++)
        all->of[i].words = 0;
}

static void make(lin_phrase *p, lin_odds *odds, const lin_field *f, lin_side side,
                 const lin_event *e)
{
    const lin_event_row *row = &f->rules->event[e->kind];
    lin_text text = lin_text_in(p->text, sizeof p->text);

    p->gain = lin_outcome_gain(f, e, side);
    p->counts = row->counts > 0;
    p->amount = row->counts ? e->arg[row->counts - 1] : 0;
    p->chance = !row->fate || e->n == 0 || (row->counts && p->amount == 0)
                    ? -1
                    : lin_chance_find(odds, f, side, e);
    lin_fill(f, row->named ? row->named : row->text, row->args, lin_spoken(row), e->n, e->arg,
             &text);
    p->length = strlen(p->text);
    while (p->length > 0 && p->text[p->length - 1] == '.')
        p->length--;
}

const lin_phrase *lin_phrase_of(lin_phrases *all, lin_odds *odds, const lin_field *f, lin_side side,
                                const lin_event *e)
{
    enum { MOST = sizeof all->of->word / sizeof *all->of->word };
    int32_t word[MOST] = { e->kind << 16 | e->n };
    const size_t bytes = (1 + (size_t)e->n) * sizeof *word;
    lin_phrase *p;

    if (e->n >= MOST) {
        make(&all->other, odds, f, side, e);
        return &all->other;
    }
    memcpy(word + 1, e->arg, (size_t)e->n * sizeof *word);
    p = &all->of[lin_quick_hash(word, bytes, 0) % LIN_PHRASES];
    if (p->words != 1 + e->n || memcmp(p->word, word, bytes) != 0) {
        memcpy(p->word, word, bytes);
        p->words = 1 + e->n;
        make(p, odds, f, side, e);
    }
    return p;
}
