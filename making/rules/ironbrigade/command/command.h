/* command.h -- what the files of this folder lend each other. */
#ifndef IB_COMMAND_H
#define IB_COMMAND_H

#include "rules/ironbrigade/ironbrigade.h"

/* ---- commanders.c ---- */

/* Does he command that brigade, as its brigadier or as the head of its division? */
bool ib_commands(const ib_field *f, int commander, int brigade);
/* Of the units that he commands the nearest to a place, and its point nearest to it; IB_NONE: he
 * has none on the table. */
int ib_nearest_of_his(const lin_view *view, int commander, lin_point from, lin_point *point);

/* ---- brigade_orders.c ---- */

/* IB-8.2, IB-7.23: can its divisional commander give it an order here and now, without a courier?
 */
bool ib_hands_over(const lin_view *view, int brigade);

#endif
