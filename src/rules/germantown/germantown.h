/* germantown.h -- Germantown, 4 October 1777: field, state and what the chapters share.
 *
 * The state is one flat struct of indices. A unit is its index in the battle's list, and the list
 * is in the order of the unit tables: combat units and leaders of the first side, then those of the
 * second, so "in table order" is by index, and hexes go by ascending number (GT-26.1). Sets of
 * units are two words of bits. Where units stand is kept twice: as a place for each (`at`) and as
 * sets of hexes (`troops`, `zoned`), because "is an enemy, or an enemy zone, next to this hex" is
 * the question asked most.
 *
 * Movement is counted in half points, strength in points, victory points in halves. */
#ifndef GERMANTOWN_H
#define GERMANTOWN_H

#include "rules/germantown/tables.h"
#include "rules/germantown/state.h"
#include "rules/germantown/steps.h"
#include "rules/germantown/units.h"
#include "rules/germantown/places.h"
#include "rules/germantown/morale.h"
#include "rules/germantown/moving.h"
#include "rules/germantown/fighting.h"
#include "rules/germantown/book.h"
#include "rules/germantown/answers.h"

#endif
