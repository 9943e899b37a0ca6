/* victory.h -- casualties, points, ground held, the end. Section 15. */
#ifndef RG_VICTORY_H
#define RG_VICTORY_H

#include "rules/regimental/body/body.h"

/* score.c */
rg_scores rg_scores_as(const rg_field *f, int u);            /* which line of the chart */
int rg_removed(const rg_field *f, const rg_state *s, int u); /* its stands that are gone */
int rg_points_for(const lin_view *v, int side);              /* the chart's and leaders' */
/* held.c: who has it now; LIN_NOBODY. */
lin_side rg_objective_of(const lin_view *v, const rg_objective *o);
int rg_total(const lin_view *v, int side); /* with objectives and exits */
/* end.c */
void rg_look_for_the_end(lin_play *p); /* after a player turn */
void rg_judge(lin_play *p);            /* after the last turn */
lin_side rg_lost_at_once(const lin_view *v);

#endif
