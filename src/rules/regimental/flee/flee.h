/* flee.h -- retreats. Section 9. */
#ifndef RG_FLEE_H
#define RG_FLEE_H

#include "rules/regimental/body/body.h"

typedef enum {
    RG_FLEES_CLOSE,  /* out of close range, RG-9.1 */
    RG_FLEES_TWO,    /* until 2 inches part it from every enemy, RG-9.2 */
    RG_FLEES_BROKEN, /* a full retreat, broken, RG-9.3 */
    RG_FLEES_GUNS,   /* limbered, a full retreat */
    RG_FLEES
} rg_flees_how;

/* It retreats before what lies below on the agenda goes on. from: whom it flees; RG_NONE: the
 * nearest enemy, or the nearest of those it was in contact with. */
void rg_flees(lin_play *p, int u, rg_flees_how how, int from);
/* Guns limber if need be, are silenced, hold their fire and make a full retreat. RG-5.38 */
void rg_guns_flee(lin_play *p, int u);

/* ---- lines.c ---- */

#define RG_LINES 7

/* A retreat being looked for. */
typedef struct {
    const lin_view *view;
    int unit, from;
    rg_flees_how how;
    lin_point centre; /* where it began */
    kit_edge base;    /* RG-15.24 */
    bool snake;
    tb_pose pose; /* in its shape, where it sets out */
    kit_track track;
    tb_body body;
    int formation;
    tb_angle line[RG_LINES];
    int32_t full; /* one full move along the first of them, where it is known; else -1 */
    tb_set enemies;
    tb_set beside;          /* of these, who are no more than 1 inch off before it sets out */
    int64_t far2[RG_UNITS]; /* from centre to centre of these */
} rg_flight_plan;

void rg_plan_flight(const lin_view *v, int u, rg_flees_how how, int from, rg_flight_plan *out);
tb_angle rg_fifteens(int n); /* n times 15 degrees, to the nearest part */

/* ---- place_found.c ---- */

typedef enum { RG_FOUND, RG_FOUND_OFF_TABLE, RG_HEMMED_IN, RG_NOWHERE } rg_found;
/* Where it ends: so far along that line. */
rg_found rg_find_flight(const rg_flight_plan *plan, tb_angle *line, int32_t *far);
int32_t rg_full_flight(const rg_flight_plan *plan, tb_angle line);      /* of one full move */
bool rg_flight_is_barred(const rg_flight_plan *plan, const tb_body *b); /* RG-9.20 */
bool rg_flight_has_room(const rg_flight_plan *plan, const tb_body *b);
bool rg_flight_meets_condition(const rg_flight_plan *plan, const tb_body *b);

#endif
