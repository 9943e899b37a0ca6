/* agenda.h -- what the checks of the agenda lend each other. Each gives NULL, or a sentence that
 * says what is wrong. */
#ifndef LF_AGENDA_H
#define LF_AGENDA_H

#include "rules/landofthefree/lof.h"

/* ---- agenda.c ---- */
bool lf_takes_part(const lf_state *s, int u); /* in the group order */

/* ---- agenda_names.c ---- */
bool lf_is_meant(const lin_view *view, char kind, int value);
const char *lf_broken_args(const lin_view *view, const lin_frame *frame);

/* ---- agenda_subjects.c ---- */
const char *lf_broken_subject(const lin_view *view, const lin_frame *frame);

#endif
