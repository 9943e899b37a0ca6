/* look.h -- what anyone may see: lent to the table of the book. */
#ifndef IB_LOOK_H
#define IB_LOOK_H

#include "rules/ironbrigade/ironbrigade.h"

#define IB_ACTION_ROWS  20
#define IB_MARK_LOOKS   11
#define IB_COUNTER_ROWS 7
extern const lin_action_row ib_action_rows[IB_ACTION_ROWS];
extern const lin_mark_look ib_mark_looks[IB_MARK_LOOKS];
extern const lin_counter_row ib_counter[IB_COUNTER_ROWS];

int ib_pieces(const lin_view *view, lin_piece *out, int max);
void ib_score(const lin_view *view, lin_score *out);
int ib_score_parts(const lin_view *view, lin_score_part *out, int max);
int ib_tracks(const lin_view *view, lin_track *out, int max);
void ib_clock(const lin_view *view, lin_text *out);
int ib_turn_index(const lin_view *view);
bool ib_footprint(const lin_view *view, int u, lin_footprint *out);
int ib_props(const lin_view *view, lin_stroke *out, int max);
int ib_between(const lin_view *view, int from, int to, lin_stroke *out, int max, lin_text *say);
bool ib_relation(const lin_view *view, int from, int to, lin_relation *out);
bool ib_explain(const lin_view *view, const lin_order *o, lin_text *out);

#endif
