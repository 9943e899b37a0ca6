/* look.h -- what anyone may see: the interface of this folder. */
#ifndef LF_LOOK_H
#define LF_LOOK_H

#include "kit/strokes.h"
#include "rules/landofthefree/lof.h"

int lf_pieces(const lin_view *view, lin_piece *out, int max);
int lf_duties(const lin_view *view, lin_duty *out, int max);
void lf_score(const lin_view *view, lin_score *out);
void lf_clock(const lin_view *view, lin_text *out);
int lf_turn_index(const lin_view *view);
bool lf_footprint(const lin_view *view, int u, lin_footprint *out);
int lf_props(const lin_view *view, lin_stroke *out, int max);
/* What can be shown round a unit or of a side (rows in gestures.c). */
enum {
    LF_SHOW_REACH,
    LF_SHOW_FIRE,
    LF_SHOW_ZONE,
    LF_SHOW_SPHERE,
    LF_SHOW_ZONES,
    LF_SHOW_SPHERES,
    LF_OVERLAYS
};
extern const lin_overlay lf_overlays[LF_OVERLAYS];
#define LF_GESTURES 36
extern const lin_gesture lf_gestures[LF_GESTURES];
int lf_strokes(const lin_view *view, int overlay, int of, lin_stroke *out, int max);
int lf_between(const lin_view *view, int from, int to, lin_stroke *out, int max, lin_text *say);
bool lf_ghost(const lin_view *view, const lin_view *then, char *const *word, int words,
              const lin_refusal *why, lin_ghost *out);
bool lf_relation(const lin_view *view, int from, int to, lin_relation *out);
void lf_about(const lin_view *view, int u, lin_text *out);
int lf_concerns(const lin_view *view, const lin_order *o, lin_units *units, lin_stroke *out,
                int max, lin_text *say);
bool lf_explain(const lin_view *view, const lin_order *o, lin_text *out);
/* How far the orders of a commander on the table reach, LF-CM-02. */
void lf_draw_sphere(const lin_view *view, int c, kit_strokes *all);

#endif
