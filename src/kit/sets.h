/* sets.h -- sets of units, or of pieces of scenery: a bit each (tb_set).
 *
 *     for (int u = tb_next(&set, 0); u >= 0; u = tb_next(&set, u + 1)) ... */
#ifndef KIT_SETS_H
#define KIT_SETS_H

#include "table/table.h"

static inline bool kit_set_has(const tb_set *s, int u)
{
    return s->word[u / 64] >> u % 64 & 1;
}

static inline void kit_set_put(tb_set *s, int u)
{
    s->word[u / 64] |= (uint64_t)1 << u % 64;
}

static inline void kit_set_drop(tb_set *s, int u)
{
    for (int w = 0; w < TB_SET_WORDS; w++) /* all of them: a set stays in registers */
        s->word[w] &= ~((uint64_t)(u / 64 == w) << u % 64);
}

static inline bool kit_set_is_empty(const tb_set *s)
{
    return !(s->word[0] | s->word[1] | s->word[2] | s->word[3]);
}

/* Those that are in both. */
static inline tb_set kit_set_common(const tb_set *a, const tb_set *b)
{
    return (tb_set){ { a->word[0] & b->word[0], a->word[1] & b->word[1], a->word[2] & b->word[2],
                       a->word[3] & b->word[3] } };
}

/* Those that are in either. */
static inline tb_set kit_set_both(const tb_set *a, const tb_set *b)
{
    return (tb_set){ { a->word[0] | b->word[0], a->word[1] | b->word[1], a->word[2] | b->word[2],
                       a->word[3] | b->word[3] } };
}

static inline int kit_set_count(const tb_set *s)
{
    return __builtin_popcountll(s->word[0]) + __builtin_popcountll(s->word[1]) +
           __builtin_popcountll(s->word[2]) + __builtin_popcountll(s->word[3]);
}

_Static_assert(TB_SET_WORDS == 4, "a set is four words");

#endif
