/* look.h -- what anyone may see: lent to the table of the book. */
#ifndef RG_LOOK_H
#define RG_LOOK_H

#include "rules/regimental/body/body.h"

#define RG_MARK_LOOKS   13
#define RG_COUNTER_ROWS 5
extern const lin_mark_look rg_mark_looks[RG_MARK_LOOKS];
extern const lin_counter_row rg_counter[RG_COUNTER_ROWS];

int rg_pieces(const lin_view *v, lin_piece *out, int max);
void rg_score(const lin_view *v, lin_score *out);
int rg_score_parts(const lin_view *v, lin_score_part *out, int max);
void rg_clock(const lin_view *v, lin_text *out);
int rg_turn_index(const lin_view *v);
bool rg_footprint(const lin_view *v, int u, lin_footprint *out);
bool rg_relation(const lin_view *v, int from, int to, lin_relation *out);

#endif
