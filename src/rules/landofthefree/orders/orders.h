/* orders.h -- macros: the interface of this folder. */
#ifndef LF_ORDERS_H
#define LF_ORDERS_H

#include "rules/landofthefree/lof.h"

#define LF_MACROS 3
extern const lin_macro lf_macros[LF_MACROS];
lin_status lf_expand_advance(lin_expansion *e, char *const *word, int words, lin_refusal *why);
lin_status lf_expand_go(lin_expansion *e, char *const *word, int words, lin_refusal *why);

#endif
