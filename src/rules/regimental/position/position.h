/* position.h -- positions: any state as lines of text, and what is wrong with one. */
#ifndef RG_POSITION_H
#define RG_POSITION_H

#include "rules/regimental/body/body.h"

void rg_start(const lin_field *field, void *state);
void rg_blank(const lin_field *field, void *state);
void rg_write(const lin_view *v, lin_text *out);
lin_status rg_read(lin_play *p, char *const *word, int words, lin_refusal *why);
lin_status rg_settle(lin_play *p, lin_refusal *why);
const char *rg_broken(const lin_view *v, int *unit);
const char *rg_rows_broken(const lin_view *v);
const char *rg_broken_hand(const lin_view *v); /* broken_hand.c */
/* unit_line.c */
void rg_write_units(const lin_view *v, lin_text *out);

#endif
