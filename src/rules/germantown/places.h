/* places.h -- where units stand: places, stacking, zones, ownership; marks; what leaves the game;
 * leaders. */
#ifndef GERMANTOWN_PLACES_H
#define GERMANTOWN_PLACES_H

#include "rules/germantown/units.h"

/* ---- board.c: places, stacking, zones, ownership ---- */

gt_set gt_units_in(const gt_field *f, const gt_state *s, int cell, int side); /* leaders too */
gt_set gt_troops_in(const gt_field *f, const gt_state *s, int cell, int side);
int gt_points_in(const gt_field *f, const gt_state *s, int cell, int side); /* SP without guns */
/* Would these, none of whom is there, be too many with those who are? */
bool gt_fits(const gt_field *f, const gt_state *s, gt_set who, int cell);
/* Every change of place goes through here: sets of hexes, owners of the two objectives. Leaders of
 * the enemy alone in the hex are driven off by combat units (gt_disperse). */
void gt_put(lin_play *p, int u, int place);
void gt_count_hexes(const gt_field *f, gt_state *s); /* troops and zoned, from the places */
void gt_zone_changed(const gt_field *f, gt_state *s, int cell, int side);
bool gt_has_zone(const gt_field *f, const gt_state *s, int u);
/* Does the zone of units in `from`, if they have one, reach its neighbour in that direction? */
bool gt_zone_passes(const gt_field *f, int from, int direction);
bool gt_in_zone(const gt_field *f, const gt_state *s, int cell, int side);
bool gt_in_rifle_zone(const gt_field *f, const gt_state *s, int cell, int side);
/* To the nearest combat unit of that side; 99: there is none. */
int gt_nearest(const gt_field *f, const gt_state *s, int cell, int side);
int gt_edge_distance(const gt_field *f, int u, int cell); /* to its friendly edge */

/* ---- status.c: marks that change, and what leaves the game ---- */

void gt_set_mark(lin_play *p, int u, int mark); /* disrupted, shattered, panicked: zones too */
void gt_clear_mark(lin_play *p, int u, int mark);
void gt_unpin(lin_play *p, int u); /* its pin number and its mark */
void gt_settle_pins(lin_play *p);  /* marks without an enemy of their number end */
void gt_lose_step(lin_play *p, int u, gt_reason why);
void gt_capture(lin_play *p, int u, gt_reason why); /* with army morale */
/* Off the map: by retreat eliminated, else merely gone; first departures cost army morale. */
void gt_depart(lin_play *p, int u, gt_reason why);
void gt_once(lin_play *p, int bit, gt_reason why);
void gt_leader_falls(lin_play *p, int u, gt_reason why);
/* The last combat unit has left a leader: he takes refuge, or is taken. */
void gt_check_leaders(lin_play *p, int cell, int side);
void gt_disperse(lin_play *p, int cell, int side); /* an enemy combat unit is on lone leaders */
/* One frame for each of them, the first on top. */
void gt_push_each(lin_play *p, int step, gt_set who, int with);

/* ---- leaders.c ---- */

/* The senior leader stacked with one of these whom he may command; GT_NOBODY. */
int gt_commander_of(const gt_field *f, const gt_state *s, gt_set who);
int gt_leader_for(const gt_field *f, const gt_state *s, int u); /* for its morale; GT_NOBODY */
bool gt_may_command(const gt_field *f, int leader, int u);

#endif
