/* drawing.h -- strokes laid down one after another, as far as there is room for them. */
#ifndef LF_DRAWING_H
#define LF_DRAWING_H

#include "rules/landofthefree/lof.h"

typedef struct {
    lin_stroke *out;
    int n, max;
} lf_drawing;

/* A new stroke; where there is no room for it, one that nobody sees. */
lin_stroke *lf_draw(lf_drawing *all, const char *kind, const char *text, bool closed);
void lf_draw_point(lin_stroke *o, lin_point p);
/* So much of a circle round a point, from one angle clockwise by `turn`. */
void lf_draw_bow(lin_stroke *o, lin_point round, int32_t far, tb_angle from, int turn, int pieces);
void lf_draw_quad(lin_stroke *o, const tb_quad *q);
void lf_draw_box(lin_stroke *o, const tb_box *b);
/* How far the orders of a commander on the table reach, LF-CM-02. */
void lf_draw_sphere(const lin_view *view, int c, lf_drawing *all);

#endif
