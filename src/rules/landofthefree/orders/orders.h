/* orders.h -- macros: the interface of this folder. */
#ifndef LF_ORDERS_H
#define LF_ORDERS_H

#include "kit/hand.h"
#include "rules/landofthefree/lof.h"

#define LF_MACROS 4
extern const lin_macro lf_macros[LF_MACROS];
lin_status lf_expand_advance(lin_expansion *e, char *const *word, int words, lin_refusal *why);
/* How a hand that says "go" would have an element set down: an order to place it. */
lin_order lf_placing_wished(const lin_view *view, const kit_wish *w);
extern const char lf_go_usage[];
lin_status lf_expand_go(lin_expansion *e, char *const *word, int words, lin_refusal *why);

#endif
