/* positions.h -- positions, and what must hold in every state: what this chapter lends to the
 * others.
 */
#ifndef LF_POSITION_H
#define LF_POSITION_H

#include "rules/landofthefree/lof.h"

const char *lf_broken(const lin_view *view, int *unit);
const char *lf_broken_shapes(const lin_view *view, int *unit);
const char *lf_broken_agenda(const lin_view *view);
const char *lf_inconsistent(const lin_view *view);
bool lf_has_answer(const lin_view *view);
void lf_write(const lin_view *view, lin_text *out);
void lf_blank(const lin_field *f, void *state);
lin_status lf_read(lin_play *p, char *const *word, int words, lin_refusal *why);
lin_status lf_settle(lin_play *p, lin_refusal *why);

#endif
