/* agenda.h -- what the files about pending steps have in common: agenda.c, agenda_subjects.c and
 * agenda_combat.c. */
#ifndef GERMANTOWN_AGENDA_H
#define GERMANTOWN_AGENDA_H

#include "rules/germantown/germantown.h"

/* Does frame i find what it is about? NULL, or what is wrong with it. */
const char *gt_broken_subject(const gt_field *f, const gt_state *s, int i);
const char *gt_broken_combat(const gt_field *f, const gt_state *s, int i);
/* What a procedure keeps in hand is there while it runs, and gone when it is over. */
const char *gt_broken_remains(const gt_field *f, const gt_state *s);
const char *gt_broken_part(const gt_field *f, const gt_state *s);
const char *gt_broken_declared(const gt_field *f, const gt_state *s);

#endif
