/* answer.h -- how a doctrine hands in what it came to: a listed answer by its index, or an order
 * that has passed the check of the question; so a misjudged plan is never an illegal order. */
#ifndef KIT_ANSWER_H
#define KIT_ANSWER_H

#include "linstock_rules.h"

/* Besides an index into the list: out has the order; nothing was decided. */
enum { KIT_ANSWERED = -1, KIT_UNDECIDED = -2 };

/* The order, if the question on top lets it pass; KIT_UNDECIDED: it does not, and out is as it was.
 */
int kit_give(const lin_view *view, const lin_list *list, const lin_order *o, lin_order *out);

#endif
