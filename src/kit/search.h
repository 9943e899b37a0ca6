/* search.h -- places looked for: the nearest that will do, or any at all.
 *
 * Three ways to look, each in a fixed order so that the same place is found everywhere: in rings
 * round a place, on a lattice round a place by distance, and over a box from its south-west corner.
 * What will do is decided by the one who asks. */
#ifndef KIT_SEARCH_H
#define KIT_SEARCH_H

#include "kit/edges.h"

/* Would that place do? self: whatever was given to the search. */
typedef bool (*kit_place_test)(const void *self, lin_point p);

/* Rings round a place. */
typedef struct {
    int32_t step;    /* between one ring and the next; the first is so far out */
    int32_t beyond;  /* rings no further out than this are passed over */
    int32_t most;    /* no ring is further out than this */
    int ways;        /* places on each */
    tb_angle first;  /* the way to the first of them */
    bool both_sides; /* the others to its left and right in turn; else all clockwise */
} kit_rings;

bool kit_find_in_rings(const kit_rings *r, lin_point from, kit_place_test test, const void *self,
                       lin_point *out);
/* The nearest place of a lattice round `from` that lies in the box; of equally near ones the first
 * clockwise from north. `from` itself is the first. */
bool kit_find_near(const tb_box *box, int32_t step, lin_point from, kit_place_test test,
                   const void *self, lin_point *out);
/* The first place of a lattice over the box, row by row from its south-west corner. Here, so that
 * the test is laid out where it is called: nearly all places fail its first lines. */
static inline bool kit_find_in_box(const tb_box *box, int32_t step, kit_place_test test,
                                   const void *self, lin_point *out)
{
    for (int32_t y = box->south; y <= box->north; y += step)
        for (int32_t x = box->west; x <= box->east; x += step) {
            *out = (lin_point){ x, y };
            if (test(self, *out))
                return true;
        }
    return false;
}
/* Any place in it. */
lin_point kit_random_in_box(const tb_box *box, lin_rng *rng);
/* So many random places, then the lattice: a member is found wherever the lattice has one. */
bool kit_sample_in_box(const tb_box *box, int tries, int32_t step, lin_rng *rng,
                       kit_place_test test, const void *self, lin_point *out);

#endif
