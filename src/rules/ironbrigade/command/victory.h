/* victory.h -- losses, limits and terms, for whoever decides by them and whoever tells them. */
#ifndef IB_VICTORY_H
#define IB_VICTORY_H

#include "rules/ironbrigade/ironbrigade.h"

/* ---- victory.c: section 10, terms ---- */

int ib_lost(const lin_view *view, int side, int nation); /* units, or marks by the option */
bool ib_over_limit(const lin_view *view, int side, int nation);
void ib_look_for_the_end(lin_play *p);             /* after a player turn */
void ib_judge(lin_play *p);                        /* after the last turn: terms, then IB-10.10 */
void ib_replace_commanders(lin_play *p, int side); /* at the start of an own turn, IB-7.22 */

/* Units of a side that are lost, of all its nations. */
int ib_units_lost(const lin_view *view, int side);
/* What the losses of a contingent are held against: units at the start, or marks by the option. */
int ib_force(const ib_field *f, int side, int nation);
/* The loss at which it withdraws: the least whole number that is no smaller than its share. */
int ib_limit_of(const ib_field *f, int side, int nation);
/* Steady units of a side at the point, or in the piece, that the terms name. */
int ib_units_at_terms(const lin_view *view, int side);

#endif
