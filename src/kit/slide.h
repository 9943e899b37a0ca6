/* slide.h -- off others: sliding out of friends, and squeezing in where there is room. */
#ifndef KIT_SLIDE_H
#define KIT_SLIDE_H

#include "kit/search.h"
#include "kit/sweep.h"

/* How far a shape must go that way until it lies on no part of the body. */
int32_t kit_push_off(const tb_quad *shape, tb_angle way, const tb_body *b);
/* The first of a set of units, other than u, on which the shape lies; those that are not in its way
 * by the policy left aside. m: as kit_refresh has it. KIT_NONE. */
int kit_unit_under(const kit_window *w, const kit_memory *m, int u, const tb_set *of,
                   const tb_quad *shape);
/* A unit that has come to lie on others slides along its facing until it lies on none of the set:
 * the shorter way, to the rear on a tie. Those it slid off are put into *through. False: it lay on
 * nobody. */
bool kit_slide_clear(const kit_window *w, int u, const tb_set *of, tb_pose *pose, tb_set *through);

/* ---- squeeze.c: nearest places with room, facing kept ---- */

/* In rings a quarter of an inch apart, up to two feet off, that way first; false: there is none.
 * from: where its leader comes from: it may not change sides of a wall on the way, as far as its
 * leader tells. units: it must be clear of those, too; then it even goes over a wall, or to
 * wherever the nearest room is, before it stands on others. */
bool kit_squeeze(const kit_window *w, int u, tb_pose *pose, lin_point from, tb_angle way,
                 bool units);
/* On a lattice over the whole table, the nearest first, then clockwise from north. */
bool kit_nearest_room(const kit_window *w, int u, tb_pose *pose, int32_t step);

/* Does a straight line cross an obstacle, or a line laid down in play? */
bool kit_crosses_an_obstacle(const kit_window *w, lin_point from, lin_point to);

#endif
