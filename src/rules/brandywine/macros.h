/* macros.h -- orders in words that become several atoms: the macros, and what they share.
 *
 * A macro gives its atoms one by one to a copy of the game (lin_expand_try), so each is judged by
 * the rules in the position it will meet. */
#ifndef BRANDYWINE_MACROS_H
#define BRANDYWINE_MACROS_H

#include "rules/brandywine/brandywine.h"

typedef lin_status bw_expand(lin_expansion *e, char *const *word, int words, lin_refusal *why);
bw_expand bw_expand_deploy, bw_expand_set;                      /* macros_setup.c */
bw_expand bw_expand_march, bw_expand_wheel, bw_expand_withdraw; /* macros_march.c */
bw_expand bw_expand_attack, bw_expand_shell;                    /* macros_battle.c */

/* ---- macros.c ---- */

const bw_state *bw_copy_state(lin_expansion *e);
const bw_field *bw_copy_field(lin_expansion *e);
/* The frame on top of the copy's agenda; a frame of no step where the battle is over. */
lin_frame bw_copy_top(lin_expansion *e);
int bw_copy_step(lin_expansion *e);

lin_status bw_give0(lin_expansion *e, int verb, lin_refusal *why);
lin_status bw_give1(lin_expansion *e, int verb, int32_t a, lin_refusal *why);
/* Begin with this unit, unless that has been done: by hand, or by the machine, which answers
 * where there is no choice. */
lin_status bw_begin_with(lin_expansion *e, int verb, int opened, int u, lin_refusal *why);

/* Only those of a kind, where there are any: a stack is named as a whole, and does what it can. */
void bw_prefer(lin_units *list, uint64_t kind);

#endif
