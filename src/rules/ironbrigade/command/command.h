/* command.h -- what the files of this folder lend each other. */
#ifndef IB_COMMAND_H
#define IB_COMMAND_H

#include "rules/ironbrigade/ironbrigade.h"

/* ---- commanders.c, couriers.c, brigade_orders.c: IB-7.8 to IB-7.14, section 8 ---- */

void ib_refuge(lin_play *p);                    /* all whom an enemy alone touches, IB-7.13 */
void ib_leave_behind(lin_play *p, int u);       /* it routs or pursues, IB-7.11 */
void ib_recall_couriers(lin_play *p, int side); /* whose brigadier is gone, IB-8.8 */
int ib_brigadier(const lin_view *view, int u);  /* alive and on the table; IB_NONE */
int ib_divisional(const lin_view *view, int u); /* of that unit or brigadier; IB_NONE */
lin_status ib_check_command(const lin_view *view, int brigade, const ib_command *c,
                            lin_refusal *why);
/* What an order says: to which brigade (IB_NONE: to none), and what. Of order, order-at and
 * order-edge, and of send, send-at and send-edge alike. setup/first_orders.c */
int ib_command_of(const ib_field *f, const lin_order *o, ib_command *out);
/* All kinds of order that could be given to that brigade: those to brigades and edges one by one,
 * those to a point as open families. verb: IV_ORDER, or IV_SEND. */
void ib_list_commands(const lin_view *view, int brigade, int verb, lin_list *out);
void ib_tell_command(lin_play *p, int brigade, const ib_command *c);
void ib_deliver(lin_play *p, int brigade, const ib_command *c);
bool ib_command_point(const lin_view *view, int brigade, lin_point *out); /* what it goes by */
/* Does a place obey the order of the unit's brigade, of a march that began there? */
bool ib_obeys(const lin_view *view, int u, lin_point began, lin_point flag);
/* How far at least its flag would have to go from there until it does; 0: it obeys. */
int32_t ib_off_orders(const lin_view *view, int u, lin_point began, lin_point flag);
/* A straight way of a flag, in that direction; to: where it leads by a road, or NULL. */
typedef struct {
    lin_point from;
    tb_angle bearing;
    const lin_point *to;
} ib_straight;
/* Of such a way, so far: how much of it, at most, could obey when the march ends there; no place
 * beyond does. */
int ib_last_that_may_obey(const lin_view *view, int u, lin_point began, const ib_straight *line,
                          int far);
bool ib_charge_obeys(const lin_view *view, int u, int target); /* measures: IB-8.18 */

/* ---- hidden.c: IB-1.50 to IB-1.52 ---- */

void ib_redact(const lin_field *f, void *state, lin_side who);
void ib_complete(const lin_field *f, void *state, lin_side who, lin_rng *rng);
bool ib_hides(const lin_field *f, const void *state, lin_side who);
bool ib_hears(const lin_view *view, const lin_event *e, lin_side who);
/* Might the brigade's order cut its march? Then the enemy sees where it ends, not how it went. */
bool ib_marches_unseen(const ib_field *f, int u);

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
