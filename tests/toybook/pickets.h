/* pickets.h -- the book of the tests that stands on the kit alone. */
#ifndef PICKETS_H
#define PICKETS_H

#include "linstock_rules.h"

extern const lin_rules pickets_book;

/* by_hand.c: what makes it pleasant on a page, and no rule of it. */
enum { PICKETS_MACROS = 2, PICKETS_GESTURES = 3 };
extern const lin_macro pickets_macros[PICKETS_MACROS];
extern const lin_gesture pickets_gestures[PICKETS_GESTURES];
extern const lin_overlay pickets_overlays[1];
int pickets_strokes(const lin_view *v, int overlay, int of, lin_stroke *out, int max);
int pickets_between(const lin_view *v, int from, int to, lin_stroke *out, int max, lin_text *say);
bool pickets_relation(const lin_view *v, int from, int to, lin_relation *out);

#endif
