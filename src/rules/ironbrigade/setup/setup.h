/* setup.h -- what the files of setting up lend each other, and positions. */
#ifndef IB_SETUP_H
#define IB_SETUP_H

#include "rules/ironbrigade/ironbrigade.h"

/* ---- setup.c ---- */
void ib_clean(ib_state *s);
void ib_equip(const ib_field *f, ib_state *s, int u);

/* ---- points.c ---- */
lin_status ib_check_points(const ib_field *f, lin_refusal *why); /* IB-13.8 */

/* ---- place.c ---- */

/* Where it sets up: the zone of its brigade, or of its side. */
tb_box ib_zone_of(const ib_field *f, int u);
int ib_impassable_at(const ib_field *f, lin_point flag); /* IB-3.37: a piece, or IB_NONE */
/* May it stand there, of all that is on the table now: IB-13.2? */
lin_status ib_check_begins(const lin_view *view, int u, lin_point at, tb_angle facing,
                           int formation, lin_refusal *why);
/* The printed places of the whole battle, and its deployments, when its file is read. */
lin_status ib_check_places(const ib_field *f, lin_refusal *why);

/* ---- first_orders.c ---- */

/* IB-13.3: who has none has the printed order, or holds where his commander stands. */
void ib_usual_commands(const ib_field *f, ib_state *s, int side);

#endif
