/* pairs.h -- pairs of units, as of those in melee: a close list in the book's state.
 *
 * Each of the list's structs begins with two bytes, the units. The list is kept close and what lies
 * behind its end zero, so that equal states have equal bytes.
 *
 *     const kit_pairs pairs = { s->join, s->joins, sizeof *s->join }; */
#ifndef KIT_PAIRS_H
#define KIT_PAIRS_H

#include "kit/sets.h"

#include <string.h>

typedef struct {
    const void *list;
    int n;
    size_t size; /* of one of the structs */
} kit_pairs;

/* The two units of the i-th. */
static inline const uint8_t *kit_pair(const kit_pairs *all, int i)
{
    return (const uint8_t *)all->list + all->size * (size_t)i;
}

static inline bool kit_pair_has(const kit_pairs *all, int i, int u)
{
    const uint8_t *pair = kit_pair(all, i);

    return pair[0] == u || pair[1] == u;
}

/* The one that u is paired with in the i-th, which has it. */
static inline int kit_pair_other(const kit_pairs *all, int i, int u)
{
    const uint8_t *pair = kit_pair(all, i);

    return pair[pair[0] == u];
}

/* Is it in any pair? */
static inline bool kit_pairs_have(const kit_pairs *all, int u)
{
    for (int i = 0; i < all->n; i++)
        if (kit_pair_has(all, i, u))
            return true;
    return false;
}

/* Which pair the two are, whoever comes first in it; -1: none. */
static inline int kit_pairs_find(const kit_pairs *all, int a, int b)
{
    for (int i = 0; i < all->n; i++)
        if (a != b && kit_pair_has(all, i, a) && kit_pair_has(all, i, b))
            return i;
    return -1;
}

/* Those that it is paired with. */
static inline tb_set kit_pairs_of(const kit_pairs *all, int u)
{
    tb_set others = { { 0 } };

    for (int i = 0; i < all->n; i++)
        if (kit_pair_has(all, i, u))
            kit_set_put(&others, kit_pair_other(all, i, u));
    return others;
}

/* All whom pairs lead to from it, itself among them, but through nobody of `without` (or NULL);
 * nobody: it is in no pair, or one of these. */
tb_set kit_pairs_joined(const kit_pairs *all, int u, const tb_set *without);

/* Without the i-th, which the last one takes the place of. */
static inline void kit_pairs_drop(void *list, uint8_t *n, size_t size, int i)
{
    char *last = (char *)list + size * (size_t)-- * n, *at = (char *)list + size * (size_t)i;

    if (at != last)
        memcpy(at, last, size);
    memset(last, 0, size);
}

/* Without the i-th; the others stay in the order they were made in. */
static inline void kit_pairs_cut(void *list, uint8_t *n, size_t size, int i)
{
    char *at = (char *)list + size * (size_t)i;

    memmove(at, at + size, size * (size_t)(--*n - i));
    memset((char *)list + size * *n, 0, size);
}

#endif
