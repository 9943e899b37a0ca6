/* pending.h -- may the agenda of a position go on? In play its shape follows from the steps; a
 * position that was written by hand may hold any steps in any order. */
#ifndef KIT_PENDING_H
#define KIT_PENDING_H

#include "linstock_rules.h"

/* What is wrong with what is pending; NULL: nothing. lies_on has for each step the names of those
 * it may lie on, with blanks between them: "turn orders"; "" for the step at the bottom; NULL: it
 * may lie on any. What a step's arguments call a side is one of the two. */
const char *kit_pending_broken(const lin_view *v, const char *const *lies_on);

#endif
