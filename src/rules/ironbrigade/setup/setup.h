/* setup.h -- what the files of setting up lend each other, and positions. */
#ifndef IB_SETUP_H
#define IB_SETUP_H

#include "rules/ironbrigade/ironbrigade.h"

/* ---- ground.c: IB-3.26 to IB-3.38 ---- */

extern const kit_kind_row ib_kinds[]; /* ends with name NULL */
lin_status ib_build_ground(ib_field *f, lin_refusal *why);

/* ---- forces.c: sections 2 and 9, the battle's file ---- */

lin_status ib_check_keys(const ib_field *f, lin_refusal *why); /* keys.c: none is misspelt */
lin_status ib_build_forces(ib_field *f, lin_refusal *why);
lin_status ib_build_terms(ib_field *f, lin_refusal *why); /* terms.c: edges, zones, who begins */
/* What anybody can see is wrong with an order for that brigade: IB-8.11. */
lin_status ib_check_printed(const ib_field *f, int brigade, const ib_command *c, lin_refusal *why);
int ib_brigade_named(const ib_field *f, const char *id);         /* by its commander; IB_NONE */
int ib_force_points(const ib_field *f, int side);                /* IB-13.4 to IB-13.7 */
int ib_printed_class(const ib_field *f, int troops, int nation); /* or IB_CLASSES: to be said */
bool ib_may_form(const ib_field *f, int u, int formation);       /* IB-2.19 to IB-2.22 */

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
