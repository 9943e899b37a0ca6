/* morale.h -- morale rolls, and the morale of the armies. */
#ifndef GERMANTOWN_MORALE_H
#define GERMANTOWN_MORALE_H

#include "rules/germantown/units.h"

/* ---- morale.c ---- */

int gt_adjusted_morale(const gt_field *f, const gt_state *s, int u);
/* The sum that is added to the die of a morale roll; reasons are told where out is not NULL. */
typedef struct {
    int n, total;
    struct {
        uint8_t reason;
        int8_t value;
    } term[24];
} gt_sum;
static inline void gt_sum_add(gt_sum *sum, gt_reason reason, int value)
{
    if (sum->n < 24 && value != 0) {
        sum->term[sum->n].reason = (uint8_t)reason;
        sum->term[sum->n++].value = (int8_t)value;
    }
    sum->total += value;
}
gt_sum gt_morale_sum(const gt_field *f, const gt_state *s, int u);
void gt_tell_sum(lin_play *p, const gt_sum *sum);
bool gt_passes_morale(lin_play *p, int u, int face, int roll_event);
void gt_ask_morale(const lin_view *v, int u, const char *purpose, const char *rule,
                   lin_roll_ask *out);
/* Gain for one side, loss for the other: gain first; the game may end. GT_NOBODY: nobody gains, or
 * loses. */
void gt_army_morale(lin_play *p, int gains, int gain, int loses, int loss, gt_reason why);
void gt_check_all(lin_play *p, gt_set who); /* GT_CHECKS for each of them */

#endif
