/* swings.h -- the orders whose dice were furthest from what was to be expected. */
#ifndef LIN_TELL_SWINGS_H
#define LIN_TELL_SWINGS_H

#include "linstock.h"
#include "tell/json_writer.h"

typedef struct tell_swings tell_swings;

tell_swings *tell_swings_new(const lin_field *f); /* NULL: no memory */
void tell_swings_free(tell_swings *w);
/* Before an entry is played, and when an action is done, which took these entries. */
void tell_swings_before(tell_swings *w, const lin_game *p, const lin_entry *e);
void tell_swings_done(tell_swings *w, const lin_action *a, size_t first, size_t last, int turn);
/* swings, limit. */
void tell_swings_members(json_writer *j, const tell_swings *w);

#endif
