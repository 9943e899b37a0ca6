/* discs.h -- commanders and the like, who stand on discs: where one may be, how it makes way, rides
 * and is carried along.
 *
 * A disc is no body: the kit neither indexes it nor lets it be in anybody's way. It is a point with
 * a radius, and asks what units and ground are there. */
#ifndef KIT_DISCS_H
#define KIT_DISCS_H

#include "kit/search.h"
#include "kit/sweep.h"

/* A disc of that radius at p: the first unit of the set (of all: NULL) on which it lies, or which
 * it touches; KIT_NONE. m: as kit_refresh has it. */
static inline int kit_disc_lies_on(const kit_memory *m, const tb_set *of, lin_point p,
                                   int32_t radius)
{
    return kit_within_point(m, of, p, radius - TB_TOUCH);
}

static inline int kit_disc_touches(const kit_memory *m, const tb_set *of, lin_point p,
                                   int32_t radius)
{
    return kit_within_point(m, of, p, radius + TB_TOUCH);
}

/* Does the point lie in ground that bars, off its bridges and fords? */
bool kit_scenery_bars_point(const kit_scenery *g, lin_point p);

/* ---- Where it may be ---- */

typedef struct {
    const kit_scenery *scenery;
    const kit_memory *all; /* as kit_refresh has it */
    const tb_set *enemies; /* it may touch none of these, and lie on nobody */
    int32_t radius;
} kit_disc;

typedef enum {
    KIT_DISC_FINE,
    KIT_DISC_TOUCHES, /* an enemy */
    KIT_DISC_LIES_ON, /* a unit */
    KIT_DISC_BARRED   /* its centre, by the ground */
} kit_disc_wrong;

/* What is wrong with that place; *unit (may be NULL): who. */
kit_disc_wrong kit_disc_at(const kit_disc *d, lin_point p, int *unit);
/* Nothing, and it is on the table: for a search, of a kit_disc. */
bool kit_disc_may(const void *disc, lin_point p);

/* Unit u has come to lie on the disc at that place: the shortest way aside to a place where it may
 * be, looked for in rings an eighth of an inch apart. False: it does not lie there, or there is no
 * such place within two feet. */
bool kit_disc_pushed(const kit_disc *d, int u, lin_point at, lin_point *out);

/* ---- How it moves ---- */

/* How far of a straight way is free, before it touches a unit of that side: kit_run. */
kit_run kit_disc_sweep(const kit_window *w, int side, lin_point at, lin_point by, int32_t radius);
/* A place as it lies to the first pose, moved along to where that lies to the second. */
lin_point kit_carried(lin_point at, const tb_pose *from, const tb_pose *to);
/* The unit of the set whose body is nearest to the point, of equals the first, and the place of it
 * that is (may be NULL); KIT_NONE: none is on the table. m: as kit_refresh has it. */
int kit_nearest_body(const kit_memory *m, const tb_set *of, lin_point p, lin_point *there);

#endif
