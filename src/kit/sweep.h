/* sweep.h -- straight moves: how far they are free, what ends them, and moves cut short.
 *
 * A way is a vector in units. Everything is exact on the corners of the shape that moves, and the
 * way is cut to whole units of its length, rounded down. */
#ifndef KIT_SWEEP_H
#define KIT_SWEEP_H

#include "kit/room.h"

static inline lin_point kit_way(lin_point from, lin_point to)
{
    return (lin_point){ to.x - from.x, to.y - from.y };
}

/* So far in a direction. */
static inline lin_point kit_way_of(tb_angle direction, int32_t far)
{
    return tb_go((lin_point){ 0, 0 }, direction, far, 0);
}

static inline tb_quad kit_moved(const tb_quad *q, lin_point by)
{
    tb_quad out = *q;

    for (int i = 0; i < 4; i++) {
        out.p[i].x += by.x;
        out.p[i].y += by.y;
    }
    return out;
}

/* The length of a way, rounded down: as a sweep that meets nothing gives it. */
static inline int32_t kit_length(lin_point by)
{
    return (int32_t)tb_root((int64_t)by.x * by.x + (int64_t)by.y * by.y);
}

/* The way shortened to `far` of its length. */
lin_point kit_shortened(lin_point by, int32_t far);
/* What a straight move sweeps. */
tb_convex kit_swath(const tb_quad *shape, lin_point by);
tb_box kit_swath_box(const tb_quad *shape, lin_point by);

/* Does the way lead not more than 45 degrees off `ahead`? Places are whole units, so one that lies
 * on the limit may be rounded across it. */
bool kit_leads_ahead(tb_angle ahead, lin_point by);

/* How far of the way a shape can go before it touches the body; and before it comes as near to it
 * as `apart`. Who is nearer already and comes no nearer may go. */
int32_t kit_sweep_body(const tb_quad *shape, lin_point by, const tb_body *b);
int32_t kit_sweep_apart(const tb_quad *shape, lin_point by, const tb_body *b, int32_t apart);

/* How far a shape can go that way, of so far, before it touches what bars it, crossings left aside;
 * and, at least so far, before it touches ground that slows. */
int32_t kit_free_of_barred(const kit_scenery *g, int piece, const tb_quad *shape, tb_angle way,
                           int32_t far);
int32_t kit_free_of_slowing(const kit_scenery *g, int but, const tb_quad *shape, tb_angle way,
                            int32_t least, int32_t far);

/* A straight move: how far of it is free, and which unit or piece ends it (or KIT_NONE). */
typedef struct {
    int32_t free;
    int unit, piece;
} kit_run;

/* Stopped after so far by a unit, or by a piece, if nothing stops it sooner. */
static inline void kit_run_stop(kit_run *r, int32_t far, int unit, int piece)
{
    if (far < r->free)
        *r = (kit_run){ far < 0 ? 0 : far, unit, piece };
}

/* By the policy: units stop it where it touches them or comes too near; pieces where the policy's
 * `stops` says so. */
kit_run kit_sweep(const kit_window *w, int u, const tb_quad *shape, lin_point by);
/* Of a set of units alone, whatever the policy: the first that the shape touches on its way, of
 * equals the first of the set, if nothing has stopped it sooner. m: as kit_refresh has it; who is
 * not on the table is passed over. */
void kit_meets_first(const kit_memory *m, const tb_set *of, const tb_quad *shape, lin_point by,
                     kit_run *r);
/* All of the set that it touches on its way no later than after so far, or a touch more. */
tb_set kit_met_by(const kit_memory *m, const tb_set *of, const tb_quad *shape, lin_point by,
                  int32_t far);
/* The same for ground alone: the first piece on the way, or KIT_NONE. */
int kit_scenery_on_the_way(const kit_window *w, int u, const tb_quad *shape, lin_point by);

#endif
