/* setup.h -- from a battle's file to a field, and from a field to the first position. */
#ifndef RG_SETUP_H
#define RG_SETUP_H

#include "rules/regimental/body/body.h"

lin_status rg_build_ground(rg_field *f, lin_refusal *why);       /* ground.c */
lin_status rg_build_forces(rg_field *f, lin_refusal *why);       /* forces.c */
lin_status rg_build_leaders(rg_field *f, lin_refusal *why);      /* leaders.c */
lin_status rg_build_terms(rg_field *f, lin_refusal *why);        /* terms.c */
lin_status rg_build_zones(rg_field *f, lin_refusal *why);        /* zones.c */
lin_status rg_build_objectives(rg_field *f, lin_refusal *why);   /* objectives.c */
lin_status rg_check_keys(const rg_field *f, lin_refusal *why);   /* keys.c */
lin_status rg_check_places(const rg_field *f, lin_refusal *why); /* check_places.c */

/* forces.c, for leaders.c */
int rg_side_named(const lin_battle *b, const char *word); /* or -1 */
/* terms.c, for objectives.c: so many numbers in inches. */
bool rg_read_inches(const rg_field *f, const char *text, int32_t *out, int n);
bool rg_on_table(const rg_field *f, lin_point p);
/* A snake's track where it begins: along the road it stands on, else straight. RG-7.38 */
kit_track rg_track_from(const rg_field *f, int u, int stands, bool on_foot, int formation,
                        lin_point head, tb_angle facing);

/* zones.c: with its place there, and what it covers (of a leader his disc, no body)? */
bool rg_in_zone(const rg_field *f, int u, lin_point at, const tb_box *box, const tb_body *body);

/* arrive.c: whoever of the side is due to come on, from that unit on. */
void rg_next_to_come(lin_play *p, int side, int from);

/* setup.c */
void rg_clean(rg_state *s);
void rg_equip(const rg_field *f, rg_state *s, int u);

#endif
