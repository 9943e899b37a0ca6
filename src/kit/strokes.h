/* strokes.h -- lines drawn over the table to be looked at, laid down one after another as far as
 * there is room for them: overlays, what a ghost meets, bursts. Nothing here decides anything. */
#ifndef KIT_STROKES_H
#define KIT_STROKES_H

#include "table/table.h"

typedef struct {
    lin_stroke *out;
    int n, max;
} kit_strokes;

/* A new stroke; where there is no room for it, one that nobody sees. */
lin_stroke *kit_stroke(kit_strokes *all, const char *kind, const char *text, bool closed);

/* What it runs through, as far as a stroke has room for points. */
void kit_stroke_point(lin_stroke *o, lin_point p);
void kit_stroke_line(lin_stroke *o, lin_point a, lin_point b);
/* So much of a circle round a point, from one angle clockwise by `turn`. */
void kit_stroke_bow(lin_stroke *o, lin_point round, int32_t far, tb_angle from, int turn,
                    int pieces);
/* All of the circle, closed by the stroke itself. */
void kit_stroke_circle(lin_stroke *o, lin_point round, int32_t far, int points);
void kit_stroke_quad(lin_stroke *o, const tb_quad *q);
void kit_stroke_box(lin_stroke *o, const tb_box *b);
/* Of an outline with many points every so manieth. */
void kit_stroke_outline(lin_stroke *o, const tb_outline *g);

/* Both sides of an arc to the front, each an eighth off the facing, so far out: two strokes "arc".
 */
void kit_strokes_arc(kit_strokes *all, const tb_arc *arc, tb_angle facing, int32_t far);
/* The places of the arc that lie so far from the front of a stand: one stroke "band", or none. */
void kit_strokes_band(kit_strokes *all, const tb_arc *arc, const tb_quad *stand, tb_angle facing,
                      int32_t far, const char *text);

#endif
