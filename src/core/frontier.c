/* frontier.c -- a set of states that wait for dice. */
#include "frontier.h"

#include <stdlib.h>
#include <string.h>

#define LANES 4

static uint64_t turned(uint64_t h, int by)
{
    return h << by | h >> (64 - by);
}

/* Four sums side by side, so that none has to wait for the one before. What is left over is less
 * than 8 bytes. */
uint64_t lin_quick_hash(const void *bytes, size_t n, uint64_t seed)
{
    const unsigned char *p = bytes;
    uint64_t h[LANES] = { seed, ~seed, seed + 1, ~seed - 1 }, all = n;

    for (; n >= 8 * LANES; n -= 8 * LANES, p += 8 * LANES) {
        uint64_t w[LANES];

        memcpy(w, p, sizeof w);
        for (int i = 0; i < LANES; i++)
            h[i] = turned((h[i] ^ w[i]) * 0x9fb21c651e98df25u, 29);
    }
    for (int i = 0; n > 0; i++) {
        const size_t part = n < 8 ? n : 8;
        uint64_t w = 0;

        memcpy(&w, p, part);
        h[i] = turned((h[i] ^ w) * 0x9fb21c651e98df25u, 29);
        n -= part;
        p += part;
    }
    for (int i = 0; i < LANES; i++)
        all = turned((all ^ h[i]) * 0xd6e8feb86659fd93u, 31);
    return all ^ all >> 32;
}

lin_frontier lin_frontier_of(const void *from, size_t state_size)
{
    return (lin_frontier){ .from = from, .words = state_size / sizeof(uint64_t) };
}

void lin_frontier_clear(lin_frontier *w)
{
    w->n = w->used = 0;
    if (w->slot)
        memset(w->slot, 0, w->slots * sizeof *w->slot);
}

void lin_frontier_free(lin_frontier *w)
{
    free(w->waiting);
    free(w->word);
    free(w->slot);
}

/* ---- Room ---- */

static void put_slot(lin_frontier *w, size_t i)
{
    size_t at = (size_t)w->waiting[i].hash & (w->slots - 1);

    while (w->slot[at])
        at = (at + 1) & (w->slots - 1);
    w->slot[at] = (uint32_t)(i + 1);
}

static bool make_room(lin_frontier *w)
{
    const size_t room = w->room ? 2 * w->room : 64;
    lin_frontier_state *waiting;
    uint32_t *slot;

    if (w->n < w->room)
        return true;
    if (!(waiting = realloc(w->waiting, room * sizeof *waiting)))
        return false;
    w->waiting = waiting;
    if (!(slot = realloc(w->slot, 2 * room * sizeof *slot)))
        return false;
    w->slot = slot;
    w->room = room;
    w->slots = 2 * room;
    memset(w->slot, 0, w->slots * sizeof *w->slot);
    for (size_t i = 0; i < w->n; i++)
        put_slot(w, i);
    return true;
}

/* For the largest state there could be. */
static bool make_space(lin_frontier *w)
{
    const size_t most = 2 * w->words + LIN_NAME_WORDS / 2 + 1;
    uint64_t *word;

    if (w->used + most <= w->space)
        return true;
    if (!(word = realloc(w->word, 2 * (w->used + most) * sizeof *word)))
        return false;
    w->word = word;
    w->space = 2 * (w->used + most);
    return true;
}

/* ---- Words of a state ---- */

static size_t told_words(uint32_t told)
{
    return (told + 1) / 2;
}

static uint64_t *write_block(const lin_frontier *w, const uint64_t *state, size_t from, size_t end,
                             uint64_t *out)
{
    for (size_t k = from; k < end; k++)
        if (state[k] != w->from[k]) {
            *out++ = k;
            *out++ = state[k];
        }
    return out;
}

/* Blocks are passed over as a whole: nearly all are as they were. */
static uint32_t write_changes(const lin_frontier *w, const uint64_t *state, uint64_t *out)
{
    enum { BLOCK = 8 };
    uint64_t *const begun = out;
    size_t i = 0;

    for (; i + BLOCK <= w->words; i += BLOCK) {
        uint64_t differs = 0;

        for (size_t k = 0; k < BLOCK; k++)
            differs |= state[i + k] ^ w->from[i + k];
        if (differs)
            out = write_block(w, state, i, i + BLOCK, out);
    }
    out = write_block(w, state, i, w->words, out);
    return (uint32_t)(out - begun) / 2;
}

/* Written behind the last state, to stay there if it is new. */
static lin_frontier_state write_state(const lin_frontier *w, const void *state,
                                      const lin_outcome_name *told)
{
    lin_frontier_state f = { .weight = lin_ratio_small(0, 1), .at = w->used, .told = told->used };
    uint64_t *word = w->word + w->used;

    if (f.told > 0)
        word[told_words(f.told) - 1] = 0;
    memcpy(word, told->word, f.told * sizeof *told->word);
    f.changes = write_changes(w, state, word + told_words(f.told));
    f.hash = lin_quick_hash(word, (told_words(f.told) + 2 * f.changes) * sizeof *word, f.told);
    return f;
}

static bool same(const lin_frontier *w, const lin_frontier_state *a, const lin_frontier_state *b)
{
    return a->hash == b->hash && a->told == b->told && a->changes == b->changes &&
           memcmp(w->word + a->at, w->word + b->at,
                  (told_words(a->told) + 2 * a->changes) * sizeof *w->word) == 0;
}

size_t lin_frontier_find(lin_frontier *w, const void *state, const lin_outcome_name *told)
{
    lin_frontier_state new;

    if (!make_room(w) || !make_space(w))
        return SIZE_MAX;
    new = write_state(w, state, told);
    for (size_t at = (size_t) new.hash &(w->slots - 1); w->slot[at]; at = (at + 1) & (w->slots - 1))
        if (same(w, &w->waiting[w->slot[at] - 1], &new))
            return w->slot[at] - 1;
    w->waiting[w->n] = new;
    w->used += told_words(new.told) + 2 * new.changes;
    put_slot(w, w->n);
    return w->n++;
}

void lin_frontier_read(const lin_frontier *w, size_t i, void *state, lin_outcome_name *told)
{
    const lin_frontier_state *f = &w->waiting[i];
    const uint64_t *change = w->word + f->at + told_words(f->told);
    uint64_t *s = state;

    memcpy(s, w->from, w->words * sizeof *s);
    for (uint32_t k = 0; k < f->changes; k++)
        s[change[2 * k]] = change[2 * k + 1];
    told->used = f->told;
    memcpy(told->word, w->word + f->at, f->told * sizeof *told->word);
}
