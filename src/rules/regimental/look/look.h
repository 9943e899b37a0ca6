/* look.h -- what anyone may see: lent to the table of the book. */
#ifndef RG_LOOK_H
#define RG_LOOK_H

#include "rules/regimental/body/body.h"

#define RG_ACTION_ROWS   19
#define RG_MARK_LOOKS    22
#define RG_COUNTER_ROWS  5
#define RG_ANSWER_LABELS 27
#define RG_GESTURES      30
enum {
    RG_SHOW_REACH,
    RG_SHOW_FIRE,
    RG_SHOW_CHARGE,
    RG_SHOW_COMMAND,
    RG_SHOW_RETREAT,
    RG_SHOW_RADII, /* from here on of a side */
    RG_SHOW_EDGES,
    RG_OVERLAYS
};
extern const lin_gesture rg_gestures[RG_GESTURES];
extern const lin_overlay rg_overlays[RG_OVERLAYS];
extern const lin_action_row rg_action_rows[RG_ACTION_ROWS];
extern const lin_mark_look rg_mark_looks[RG_MARK_LOOKS];
extern const lin_counter_row rg_counter[RG_COUNTER_ROWS];
extern const lin_answer_label rg_answer_labels[RG_ANSWER_LABELS];

int rg_pieces(const lin_view *v, lin_piece *out, int max);
void rg_score(const lin_view *v, lin_score *out);
int rg_score_parts(const lin_view *v, lin_score_part *out, int max);
void rg_clock(const lin_view *v, lin_text *out);
int rg_turn_index(const lin_view *v);
bool rg_footprint(const lin_view *v, int u, lin_footprint *out);
bool rg_answer(const lin_view *v, const lin_order *o, lin_text *out);
void rg_about(const lin_view *v, int u, lin_text *out);
int rg_props(const lin_view *v, lin_stroke *out, int max);
int rg_haze(const lin_view *v);
int rg_strokes(const lin_view *v, int overlay, int of, lin_stroke *out, int max);
bool rg_explain(const lin_view *v, const lin_order *o, lin_text *out);
bool rg_explain_charge(const lin_view *v, const lin_order *o, lin_text *out);
int rg_between(const lin_view *v, int from, int to, lin_stroke *out, int max, lin_text *say);
bool rg_ghost(const lin_view *v, const lin_view *then, char *const *word, int words,
              const lin_refusal *why, lin_ghost *out);
int rg_concerns(const lin_view *v, const lin_order *o, lin_units *units, lin_stroke *out, int max,
                lin_text *say);
int rg_duties(const lin_view *v, lin_duty *out, int max);
int rg_ready(const lin_view *v, lin_ready *out, int max);
bool rg_making(const lin_view *v, lin_making *out);
bool rg_relation(const lin_view *v, int from, int to, lin_relation *out);

#endif
