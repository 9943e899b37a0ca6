/* glance.h -- steps that are seen to be lawful, or not, without walking them (walk.c).
 *
 * Who shall move next is asked with an answer for every counter that can take any step at all, and
 * nearly all of them can, at once: there is a hex beside them that nobody holds, with no enemy
 * near. Such hexes are found together, once for a question. Whatever is not so plain is walked. */
#ifndef GERMANTOWN_GLANCE_H
#define GERMANTOWN_GLANCE_H

#include "rules/germantown/germantown.h"

/* What can be seen at once for the side that moves. */
typedef struct {
    /* Hexes where anybody may step to who can cross the hexside, and may end: no troops are there,
     * no leader of the enemy, no enemy troops next to them, no house. */
    lin_cells free;
    uint8_t entered[GT_AREAS]; /* bit c: by column c an area is entered at such a hex */
} gt_glance;
void gt_glance_round(const gt_field *f, const gt_state *s, gt_glance *out);

/* A counter that has not moved yet, and may: can it take a step? False: that is to be walked. The
 * disrupted must not come nearer to the enemy (GT-6.18), which is nothing for a glance. */
static inline bool gt_glance_moves(const gt_field *f, const gt_state *s, const gt_glance *g, int u)
{
    const int at = s->at[u];

    if (at == GT_WAITING)
        return g->entered[f->entry_area[u]] >> f->column[u] & 1;
    return !(s->mark[u] & GT_DISRUPTED) &&
           (lin_cells_around(f->board, &g->free, at) & f->passable[f->column[u]][at]);
}
/* The same of some who stand in one hex. */
bool gt_glance_all_move(const gt_field *f, const gt_state *s, const gt_glance *g, gt_set who);

/* One step of a stack that is in hand, to the neighbour in that direction. */
typedef enum { GT_STEP_BARRED, GT_STEP_FREE, GT_STEP_UNSURE } gt_step_look;
gt_step_look gt_glance_step(const gt_field *f, const gt_state *s, const gt_walk *w, int direction);

#endif
