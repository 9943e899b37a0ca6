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

static void clear_slots(lin_frontier_slots *s)
{
    if (s->slot)
        memset(s->slot, 0, s->slots * sizeof *s->slot);
}

void lin_frontier_clear(lin_frontier *w)
{
    w->states = w->names = w->used = 0;
    clear_slots(&w->by_state);
    clear_slots(&w->by_name);
}

void lin_frontier_begin(lin_frontier *w, const void *from, size_t state_size)
{
    w->from = from;
    w->words = state_size / sizeof(uint64_t);
    lin_frontier_clear(w);
}

void lin_frontier_free(lin_frontier *w)
{
    free(w->state);
    free(w->name);
    free(w->word);
    free(w->by_state.slot);
    free(w->by_name.slot);
}

/* ---- Room ---- */

static void put_slot(lin_frontier_slots *s, uint64_t hash, size_t i)
{
    size_t at = (size_t)hash & (s->slots - 1);

    while (s->slot[at])
        at = (at + 1) & (s->slots - 1);
    s->slot[at] = (uint32_t)(i + 1);
}

/* Empty, for so many. */
static bool make_slots(lin_frontier_slots *s, size_t room)
{
    uint32_t *slot = realloc(s->slot, 2 * room * sizeof *slot);

    if (!slot)
        return false;
    s->slot = slot;
    s->slots = 2 * room;
    clear_slots(s);
    return true;
}

static bool make_state_room(lin_frontier *w)
{
    const size_t room = w->state_room ? 2 * w->state_room : 64;
    lin_frontier_state *state;

    if (w->states < w->state_room)
        return true;
    if (!(state = realloc(w->state, room * sizeof *state)))
        return false;
    w->state = state;
    if (!make_slots(&w->by_state, room))
        return false;
    w->state_room = room;
    for (size_t i = 0; i < w->states; i++)
        put_slot(&w->by_state, w->state[i].hash, i);
    return true;
}

static bool make_name_room(lin_frontier *w)
{
    const size_t room = w->name_room ? 2 * w->name_room : 64;
    lin_frontier_name *name;

    if (w->names < w->name_room)
        return true;
    if (!(name = realloc(w->name, room * sizeof *name)))
        return false;
    w->name = name;
    if (!make_slots(&w->by_name, room))
        return false;
    w->name_room = room;
    for (size_t i = 0; i < w->names; i++)
        put_slot(&w->by_name, w->name[i].hash, i);
    return true;
}

/* For the largest state or name there could be. */
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
    enum { BLOCK = 32 };
    uint64_t *const begun = out;

    for (size_t i = 0; i < w->words; i += BLOCK) {
        const size_t end = i + BLOCK < w->words ? i + BLOCK : w->words;

        if (memcmp(state + i, w->from + i, (end - i) * sizeof *state) != 0)
            out = write_block(w, state, i, end, out);
    }
    return (uint32_t)(out - begun) / 2;
}

/* Written behind all others, to stay there if it is new. */
static lin_frontier_state write_state(const lin_frontier *w, const void *state)
{
    lin_frontier_state f = { .at = w->used };

    f.changes = write_changes(w, state, w->word + f.at);
    f.hash = lin_quick_hash(w->word + f.at, 2 * f.changes * sizeof *w->word, f.changes);
    return f;
}

static bool same_state(const lin_frontier *w, const lin_frontier_state *a,
                       const lin_frontier_state *b)
{
    return a->hash == b->hash && a->changes == b->changes &&
           memcmp(w->word + a->at, w->word + b->at, 2 * a->changes * sizeof *w->word) == 0;
}

size_t lin_frontier_find(lin_frontier *w, const void *state)
{
    const lin_frontier_slots *s = &w->by_state;
    lin_frontier_state new;

    if (!make_state_room(w) || !make_space(w))
        return SIZE_MAX;
    new = write_state(w, state);
    for (size_t at = (size_t) new.hash &(s->slots - 1); s->slot[at]; at = (at + 1) & (s->slots - 1))
        if (same_state(w, &w->state[s->slot[at] - 1], &new))
            return s->slot[at] - 1;
    w->state[w->states] = new;
    w->used += 2 * new.changes;
    put_slot(&w->by_state, new.hash, w->states);
    return w->states++;
}

void lin_frontier_read(const lin_frontier *w, size_t i, void *state)
{
    const lin_frontier_state *f = &w->state[i];
    const uint64_t *change = w->word + f->at;
    uint64_t *s = state;

    memcpy(s, w->from, w->words * sizeof *s);
    for (uint32_t k = 0; k < f->changes; k++)
        s[change[2 * k]] = change[2 * k + 1];
}

/* ---- Names of a state ---- */

static size_t told_words(uint32_t told)
{
    return (told + 1) / 2;
}

static lin_frontier_name write_name(const lin_frontier *w, size_t state,
                                    const lin_outcome_name *told)
{
    lin_frontier_name f = {
        .weight = lin_ratio_small(0, 1), .at = w->used, .told = told->used, .state = (uint32_t)state
    };
    uint64_t *word = w->word + f.at;

    if (f.told > 0)
        word[told_words(f.told) - 1] = 0;
    memcpy(word, told->word, f.told * sizeof *told->word);
    f.hash = lin_quick_hash(word, told_words(f.told) * sizeof *word, (uint64_t)state);
    return f;
}

static bool same_name(const lin_frontier *w, const lin_frontier_name *a, const lin_frontier_name *b)
{
    return a->hash == b->hash && a->state == b->state && a->told == b->told &&
           memcmp(w->word + a->at, w->word + b->at, told_words(a->told) * sizeof *w->word) == 0;
}

/* Last of its state: they are looked at in the order in which they were told. */
static void join(lin_frontier *w, lin_frontier_state *s)
{
    const uint32_t i = (uint32_t)w->names;

    if (s->first == 0)
        s->first = i + 1;
    else
        w->name[s->last - 1].beside = i + 1;
    s->last = i + 1;
}

size_t lin_frontier_name_find(lin_frontier *w, size_t state, const lin_outcome_name *told)
{
    const lin_frontier_slots *s = &w->by_name;
    lin_frontier_name new;

    if (!make_name_room(w) || !make_space(w))
        return SIZE_MAX;
    new = write_name(w, state, told);
    for (size_t at = (size_t) new.hash &(s->slots - 1); s->slot[at]; at = (at + 1) & (s->slots - 1))
        if (same_name(w, &w->name[s->slot[at] - 1], &new))
            return s->slot[at] - 1;
    join(w, &w->state[state]);
    w->name[w->names] = new;
    w->used += told_words(new.told);
    put_slot(&w->by_name, new.hash, w->names);
    return w->names++;
}

void lin_frontier_name_read(const lin_frontier *w, size_t name, lin_outcome_name *told)
{
    const lin_frontier_name *f = &w->name[name];

    told->used = f->told;
    memcpy(told->word, w->word + f->at, f->told * sizeof *told->word);
}
