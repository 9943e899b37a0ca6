/* phrases.c -- events of outcomes in words, each made once. */
#include "core/phrases.h"

#include "core/chances.h"

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
    lin_put(&text, "; ");
    lin_fill(f, row->named ? row->named : row->text, row->args, lin_spoken(row), e->n, e->arg,
             &text);
    p->length = strlen(p->text);
    while (p->length > 2 && p->text[p->length - 1] == '.')
        p->length--;
}

static bool is_of(const lin_phrase *p, const lin_event *e)
{
    if (p->words != 1 + e->n || p->word[0] != (e->kind << 16 | e->n))
        return false;
    for (int i = 0; i < e->n; i++)
        if (p->word[1 + i] != e->arg[i])
            return false;
    return true;
}

/* Where it is, or is to be: in one of a few places, found by a hash. Asked for every event of every
 * outcome, and an event has few words: so the hash takes few steps. */
static lin_phrase *place_of(lin_phrases *all, const lin_event *e)
{
    enum { PLACES = 8 };
    uint32_t h = (uint32_t)e->kind * 0x9e3779b1u;
    lin_phrase *p = NULL;

    for (int i = 0; i < e->n; i++)
        h = (h ^ (uint32_t)e->arg[i]) * 0x9e3779b1u;
    for (uint32_t k = 0; k < PLACES; k++) {
        p = &all->of[((h >> 16) + k) % LIN_PHRASES];
        if (p->words == 0 || is_of(p, e))
            break;
    }
    return p;
}

const lin_phrase *lin_phrase_of(lin_phrases *all, lin_odds *odds, const lin_field *f, lin_side side,
                                const lin_event *e)
{
    enum { MOST = sizeof all->of->word / sizeof *all->of->word };
    lin_phrase *p;

    if (e->n >= MOST) {
        make(&all->other, odds, f, side, e);
        return &all->other;
    }
    p = place_of(all, e);
    if (!is_of(p, e)) {
        p->words = 1 + e->n;
        p->word[0] = e->kind << 16 | e->n;
        memcpy(p->word + 1, e->arg, (size_t)e->n * sizeof *p->word);
        make(p, odds, f, side, e);
    }
    return p;
}
