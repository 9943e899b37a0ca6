/* asks.h -- what many questions have in common: the owner of a unit is asked, and has no more to
 * say than yes or no. Functions for the rows of a book's steps, whose verbs include "yes" and "no".
 */
#ifndef KIT_ASKS_H
#define KIT_ASKS_H

#include "linstock_rules.h"

/* The side of the unit that the step's first argument names. */
lin_side kit_who_owns(const lin_view *view, const lin_frame *frame);

/* "VERB UNIT X Y", the place anywhere on the table. */
void kit_list_place(lin_list *out, int verb, int u, const lin_table *table);

void kit_list_yes_no(const lin_view *view, const lin_frame *frame, lin_list *out);
lin_status kit_check_yes_no(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why);

#endif
