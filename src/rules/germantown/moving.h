/* moving.h -- steps, marches, reach; friends who fire on friends in the fog. */
#ifndef GERMANTOWN_MOVING_H
#define GERMANTOWN_MOVING_H

#include "rules/germantown/units.h"

/* ---- walk.c, move.c, reach.c ---- */

/* Zones stop whoever comes into them, also out of another (GT-5.12), friends there or not
 * (GT-5.13). */
/* Half points of one step for that counter, zones of rifles included; GT_BARRED or more: not at
 * all. */
int gt_step_cost(const gt_field *f, const gt_state *s, int u, int from, int direction);
/* Half points it has in this phase: less while the camp is being roused; 0: it may not move. */
int gt_allowance(const gt_field *f, const gt_state *s, int u);
/* May it be taken in hand? Each reason why not has its rule. */
lin_status gt_check_movable(const gt_field *f, const gt_state *s, int u, lin_refusal *why);
/* Where those of an area may come on now, also who was late (GT-8.7); how many, and perhaps none
 * (GT-8.10). Beside the area there is no strategic movement (GT-8.9), and leaders alone are no
 * stack (GT-8.5). */
int gt_entry_hexes(const gt_field *f, const gt_state *s, int area, uint16_t out[GT_ENTRIES]);

/* A stack on its way, apart from the state, so that a step can be looked at before it is taken. */
typedef struct {
    int n, cell; /* cell: LIN_NOWHERE before it has come on */
    bool stepped, on_road, enters;
    uint8_t unit[LIN_ORDER_UNITS], spent[LIN_ORDER_UNITS];
    uint32_t stops; /* bit i: unit[i] goes no further */
    gt_set left;    /* who has just been left behind where it is */
} gt_walk;
void gt_walk_begin(const gt_field *f, const gt_state *s, gt_set who, gt_walk *w);
/* One step further, LIN_OK: the rules allow it. After looks at where they could end: not here. */
lin_status gt_walk_step(const gt_field *f, const gt_state *s, const gt_walk *w, int to,
                        gt_walk *out, lin_refusal *why);
bool gt_walk_may_end(const gt_field *f, const gt_state *s, const gt_walk *w, int i,
                     lin_refusal *why);
/* Can all of them still come to a lawful end from where they are? */
bool gt_walk_settles(const gt_field *f, const gt_state *s, const gt_walk *w, int depth);
void gt_walk_in_hand(const gt_field *f, const gt_state *s, gt_walk *w); /* the stack in hand */
bool gt_walk_may_all_end(const gt_field *f, const gt_state *s, const gt_walk *w, lin_refusal *why);

/* ---- friendly_fire.c ---- */

/* Stephen's men in that hex have friends of other divisions beside them. */
bool gt_may_misfire(const gt_field *f, const gt_state *s, int cell);

#endif
