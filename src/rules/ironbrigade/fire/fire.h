/* fire.h -- what the files of this folder share: who may fire, the bands, the ways to fall. */
#ifndef IB_FIRE_H
#define IB_FIRE_H

#include "rules/ironbrigade/ironbrigade.h"

/* Why a D6 is thrown for a commander's life: the third argument of kill-dice. */
typedef enum {
    IB_LIFE_MUSKETS, /* after the double */
    IB_LIFE_SHOT,
    IB_LIFE_ROUND,
    IB_LIFE_SHELL,
    IB_LIFE_SNIPED,
    IB_LIVES
} ib_life;

/* Nothing of the kind is under way. */
static inline void ib_end_volley(ib_state *s)
{
    s->volley = (ib_volley){ .shooter = IB_NONE };
}

static inline void ib_end_burst(ib_state *s)
{
    s->burst = (ib_burst){ .gun = IB_NONE };
    s->struck_by_burst = (tb_set){ { 0 } };
}

/* volley.c: has it muskets or shot to fire in the formation it has, loaded or not: IB-4.34,
 * IB-4.12, IB-4.71? */
bool ib_has_shot(const lin_view *view, int u);
/* Fire by its owner's order in an own turn: half a move; fire first is an act of the movement
 * phase. Before anything is pushed for the shot itself. */
void ib_begin_fire(lin_play *p, int u);
/* What is in the way of a look, as a sentence has it. */
const char *ib_hidden_by(const lin_view *view, const kit_ray_end *end);

/* volley_sum.c: the number that its table has in a band; 0: none there. */
int ib_printed_need(const ib_field *f, int u, int band);
int ib_last_band(const ib_field *f, int u); /* the farthest that it has */

/* into_melee.c: hits on a melee, dealt side by side; stage: how far that has come. */
void ib_land_in_melee(lin_play *p, int u, int stage);

#endif
