/* look.h -- what the book says of itself to program and page: how map and counters look, what
 * answers are called, what a hand may do, what is drawn over the map, what happened in words.
 * Nothing of it decides anything. */
#ifndef GERMANTOWN_LOOK_H
#define GERMANTOWN_LOOK_H

#include "rules/germantown/germantown.h"

#define GT_MARK_LOOKS    10
#define GT_COUNTER_ROWS  7
#define GT_ANSWER_LABELS 44
#define GT_ACTIONS       9
#define GT_GESTURES      10
#define GT_MACROS        5

enum { GT_SHOW_REACH, GT_SHOW_ZONE, GT_SHOW_SIGHT, GT_SHOW_CONTACT, GT_SHOW_RETREAT, GT_OVERLAYS };

extern const lin_look gt_looks[];                                 /* ground_looks.c */
extern const lin_mark_look gt_mark_looks[GT_MARK_LOOKS];          /* counter_looks.c */
extern const lin_counter_row gt_counter[GT_COUNTER_ROWS];         /* counter_looks.c */
extern const lin_answer_label gt_answer_labels[GT_ANSWER_LABELS]; /* answers.c */
extern const lin_action_row gt_action_rows[GT_ACTIONS];           /* actions.c */
extern const lin_gesture gt_gestures[GT_GESTURES];                /* gestures.c */
extern const lin_macro gt_macros[GT_MACROS];                      /* macros.c */
extern const lin_overlay gt_overlays[GT_OVERLAYS];                /* overlays.c */

extern const char *const gt_tactic_spoken[]; /* answers.c: "Frontal Assault" ... then NULL */

bool gt_making(const lin_view *v, lin_making *out);
int gt_ready(const lin_view *v, lin_ready *out, int max);
int gt_concerns(const lin_view *v, const lin_order *o, lin_units *units, lin_stroke *out, int max,
                lin_text *say);

/* Half points as they are spoken: 3 are "1½". */
void gt_put_halves(lin_text *out, int halves);
/* "B01, B03 and MUSGRAVE" */
void gt_put_units(const gt_field *f, gt_set who, lin_text *out);

#endif
