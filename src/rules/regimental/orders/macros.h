/* macros.h -- orders in words that become several atoms. */
#ifndef RG_MACROS_H
#define RG_MACROS_H

#include "rules/regimental/regimental.h"

#define RG_MACROS 4
extern const lin_macro rg_macros[RG_MACROS];

/* What "move" may say besides a place and a facing, and how it is said: for the ghost. */
extern const char *const rg_words_of_move[];
extern const char rg_move_usage[];

/* move.c */
lin_status rg_expand_move(lin_expansion *e, char *const *word, int words, lin_refusal *why);

#endif
