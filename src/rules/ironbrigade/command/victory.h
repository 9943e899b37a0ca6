/* victory.h -- losses, limits and terms, for whoever decides by them and whoever tells them. */
#ifndef IB_VICTORY_H
#define IB_VICTORY_H

#include "rules/ironbrigade/ironbrigade.h"

/* Units of a side that are lost, of all its nations. */
int ib_units_lost(const lin_view *view, int side);
/* What the losses of a contingent are held against: units at the start, or marks by the option. */
int ib_force(const ib_field *f, int side, int nation);
/* The loss at which it withdraws: the least whole number that is no smaller than its share. */
int ib_limit_of(const ib_field *f, int side, int nation);
/* Steady units of a side at the point, or in the piece, that the terms name. */
int ib_units_at_terms(const lin_view *view, int side);

#endif
