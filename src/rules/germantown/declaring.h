/* declaring.h -- what declaring close combat is made of: contacts.c, declare.c, make_up.c. */
#ifndef GERMANTOWN_DECLARING_H
#define GERMANTOWN_DECLARING_H

#include "rules/germantown/germantown.h"

/* Who owes, who may; all of the side whose player turn it is. */
bool gt_may_attack(const gt_field *f, const gt_state *s, int u);
bool gt_holds_pinned_with(const gt_field *f, const gt_state *s, int cell, int u);
bool gt_is_pinned(const gt_state *s, int u);
bool gt_is_excused(const gt_field *f, const gt_state *s, int u);
bool gt_meets_duty(const gt_field *f, const gt_state *s, int u, int cell);

/* Hexes of the combats so far: attacked, or made a diversion. */
int gt_diversion_of(const gt_state *s, int combat);
bool gt_is_target(const gt_state *s, int cell);
bool gt_is_diverted(const gt_state *s, int cell);
void gt_add_target(gt_state *s, int cell, int combat, bool diverted);

#endif
