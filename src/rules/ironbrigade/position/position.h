/* position.h -- positions: any state as lines of text, and what is wrong with one. */
#ifndef IB_POSITION_H
#define IB_POSITION_H

#include "rules/ironbrigade/ironbrigade.h"

void ib_start(const lin_field *field, void *state);
void ib_blank(const lin_field *field, void *state);
void ib_write(const lin_view *view, lin_text *out);
lin_status ib_read(lin_play *p, char *const *word, int words, lin_refusal *why);
lin_status ib_settle(lin_play *p, lin_refusal *why);
const char *ib_broken(const lin_view *view, int *unit);
bool ib_flags_are_one_charge(int flags);          /* of a pair, or of a charge that has struck */
const char *ib_rows_broken(const lin_view *view); /* a unit, word or number that there is not */
/* agenda.c: what is wrong with what is pending; NULL: nothing. */
const char *ib_agenda_broken(const lin_view *view, int *unit);
/* broken_turn.c: whose turn, march or round it is; NULL: nothing is wrong. */
const char *ib_turn_broken(const lin_view *view);
/* broken_events.c: what is wrong with a charge, rout or test under way; NULL: nothing. */
const char *ib_events_broken(const lin_view *view, int *unit);
/* broken_fire.c: what is wrong with a volley, shell or sharpshooter's shot; NULL: nothing. */
const char *ib_fire_broken(const lin_view *view, int *unit);

#endif
