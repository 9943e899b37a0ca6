/* look.h -- what anyone may see: lent to the table of the book. */
#ifndef IB_LOOK_H
#define IB_LOOK_H

#include "kit/strokes.h"
#include "rules/ironbrigade/ironbrigade.h"

#define IB_ACTION_ROWS   20
#define IB_MARK_LOOKS    11
#define IB_COUNTER_ROWS  7
#define IB_ANSWER_LABELS 20
#define IB_GESTURES      35
enum {
    IB_SHOW_WAY,
    IB_SHOW_FIRE,
    IB_SHOW_COMMAND,
    IB_SHOW_ORDER,
    IB_SHOW_BRIGADES, /* from here on of a side */
    IB_SHOW_EDGES,
    IB_OVERLAYS
};
extern const lin_action_row ib_action_rows[IB_ACTION_ROWS];
extern const lin_mark_look ib_mark_looks[IB_MARK_LOOKS];
extern const lin_counter_row ib_counter[IB_COUNTER_ROWS];
extern const lin_answer_label ib_answer_labels[IB_ANSWER_LABELS];
extern const lin_gesture ib_gestures[IB_GESTURES];
extern const lin_overlay ib_overlays[IB_OVERLAYS];

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
int ib_ready(const lin_view *view, lin_ready *out, int max);
bool ib_answer(const lin_view *view, const lin_order *o, lin_text *out);
void ib_about(const lin_view *view, int u, lin_text *out);
int ib_strokes(const lin_view *view, int overlay, int of, lin_stroke *out, int max);
int ib_concerns(const lin_view *view, const lin_order *o, lin_units *units, lin_stroke *out,
                int max, lin_text *say);
bool ib_ghost(const lin_view *view, const lin_view *then, char *const *word, int words,
              const lin_refusal *why, lin_ghost *out);

/* ---- What the files of this folder lend each other ---- */

/* The brigade that a unit is in, or that a commander leads; IB_NONE. */
int ib_brigade_under(const ib_field *f, int u);
/* A brigade's order in words, and as a line to where it leads; nothing of one that is secret. */
void ib_put_command(const lin_view *view, const ib_command *c, lin_text *out);
void ib_draw_command(const lin_view *view, int b, const ib_command *c, kit_strokes *all);

#endif
