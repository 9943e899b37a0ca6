/* fire.h -- what the files of this folder share: who may fire, the bands, the ways to fall. */
#ifndef IB_FIRE_H
#define IB_FIRE_H

#include "rules/ironbrigade/ironbrigade.h"

/* ---- volley.c, aim.c, shell.c, snipe.c: sections 4 and 11, IB-7.15 to IB-7.21 ---- */

/* May it be fired at by that unit, as far as the eye can judge: an enemy unit in arc and sight. */
lin_status ib_check_target(const lin_view *view, int u, int target, lin_refusal *why);
/* Is it loaded, formed and free to answer a charge, or to help: IB-3.97, IB-3.98, IB-4.50? */
bool ib_may_answer(const lin_view *view, int u);
/* A volley begins, and is over before what lies below it on the agenda goes on. The cause says at
 * which band: measured, or as if at that of a brigadier's rating, or as if at short range. */
void ib_fire(lin_play *p, int u, int target, ib_fire_cause cause);
int ib_answer_band(const lin_view *view, int u); /* IB-4.40 to IB-4.43, IB-4.69, IB-4.70 */
void ib_volley_sum(const lin_view *view, const ib_volley *v, kit_sum *sum);
int ib_volley_need(const lin_view *view, const ib_volley *v);
bool ib_may_help(const lin_view *view, int helper, int charger, int struck); /* IB-4.47 */
/* Hits of the volley, or marks of the round that was won, may be spent on commanders: asks, hit by
 * hit, where there is one to be aimed at. u: the shooter, or a unit of the victor's. */
void ib_ask_spend(lin_play *p, int u);
bool ib_may_be_aimed_at(const lin_view *view, int commander); /* by the volley or round */
void ib_kill_commander(lin_play *p, int commander);
void ib_lose_marks(lin_play *p, int u, int marks);               /* and the unit with the last */
void ib_deal_marks(lin_play *p, const tb_set *among, int marks); /* may ask: IB-5.27 */
void ib_find_sharpshooters(lin_play *p, int u); /* under u, whose move has ended: IB-11.10 */

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
