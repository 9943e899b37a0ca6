/* macros.h -- orders in words that become several atoms: the macros, and what they share.
 *
 * A macro gives its atoms one by one to a copy of the game (lin_expand_try), so each is judged by
 * the rules in the position it will meet. */
#ifndef BRANDYWINE_MACROS_H
#define BRANDYWINE_MACROS_H

#include "rules/brandywine/brandywine.h"

typedef lin_status bw_expand(lin_expansion *e, char *const *word, int words, lin_refusal *why);
bw_expand bw_expand_deploy, bw_expand_lay, bw_expand_set; /* macros_setup.c */
bw_expand bw_expand_march;                                /* macros_march.c */
bw_expand bw_expand_wheel, bw_expand_withdraw;            /* macros_turn.c */
bw_expand bw_expand_attack, bw_expand_shell;              /* macros_battle.c */
bw_expand bw_expand_muster, bw_expand_dismiss;            /* macros_muster.c */

/* ---- macros_battle.c: what attack, shell and muster share ---- */

/* "ENEMIES with UNITS", or ENEMIES alone: then there are none of one's own. */
lin_status bw_read_forces(lin_expansion *e, char *const *word, int words, const char *how,
                          lin_units *enemies, lin_units *own, lin_refusal *why);
uint64_t bw_set_of(const lin_units *list);
/* Begin it with `first`, unless one with any of these is open. */
lin_status bw_open_with(lin_expansion *e, int verb, int opened, uint64_t any, int first,
                        lin_refusal *why);
/* Those who are not in it yet; where somebody cannot join, all others do, and why says why. */
lin_status bw_join_all(lin_expansion *e, uint64_t all, lin_refusal *why);
/* BW-13.3: all who still may attack and have one of these in front. */
lin_status bw_find_attackers(lin_expansion *e, uint64_t enemies, lin_units *own, lin_refusal *why);
/* All that can fire at it, but for those that somebody has to be attacked with (BW-13.10). */
void bw_find_guns(const bw_field *f, const bw_state *s, int target, lin_units *own);

/* Is everybody where this set-up of the battle file has him? (macros_setup.c) */
bool bw_setup_stands(const bw_field *f, const bw_state *s, const lin_node *setup);

/* ---- macros.c ---- */

const bw_state *bw_copy_state(lin_expansion *e);
const bw_field *bw_copy_field(lin_expansion *e);
/* The frame on top of the copy's agenda; a frame of no step where the battle is over. */
int bw_copy_step(lin_expansion *e);

lin_status bw_give0(lin_expansion *e, int verb, lin_refusal *why);
lin_status bw_give1(lin_expansion *e, int verb, int32_t a, lin_refusal *why);
/* Begin with this unit, unless that has been done: by hand, or by the machine, which answers
 * where there is no choice. */
lin_status bw_begin_with(lin_expansion *e, int verb, int opened, int u, lin_refusal *why);

/* Only those of a kind, where there are any: a stack is named as a whole, and does what it can. */
void bw_prefer(lin_units *list, uint64_t kind);

#endif
