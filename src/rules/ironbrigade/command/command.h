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

/* ---- obey.c ---- */

/* The order that binds a unit; false: none does. */
bool ib_order_that_binds(const lin_view *view, int u, ib_command *out);
/* The point that an order comes to for one who begins there; false: to none. */
bool ib_point_of_order(const lin_view *view, const ib_command *c, lin_point from, lin_point *out);

/* ---- brigade_orders.c ---- */

/* IB-8.2, IB-7.23: can its divisional commander give it an order here and now, without a courier?
 */
bool ib_hands_over(const lin_view *view, int brigade);

#endif
