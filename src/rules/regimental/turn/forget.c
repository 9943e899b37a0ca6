/* forget.c -- what odds of a charge need not tell apart: which fate has befallen a leader matters
 * to his side for the rest of the battle, but not to what may befall in this charge phase.
 *
 * A leader counts in combat while he is attached (RG-13.29), wounded or on foot as well as whole;
 * one who is gone, or stands by himself, counts for nothing and is in nobody's way (RG-1.38). What
 * fates score (RG-15.18), when a fallen leader is back (RG-14.6) and how a wound tells on throws
 * (RG-14.5) are asked when the charges are over. */
#include "rules/regimental/combat/combat.h"
#include "rules/regimental/steps.h"

#include <string.h>

static void forget_leader(rg_state *s, int c)
{
    const uint16_t marks = RG_WOUNDED | RG_ON_FOOT;

    s->fate[c] = s->until[c] = 0;
    s->mark[c] &= (uint16_t)~marks;
    if (rg_stands(s, c) && s->with[c] != RG_NONE)
        return;
    s->at[c] = (lin_point){ 0, 0 };
    if (kit_set_has(&s->at_risk, c)) /* he is still to throw */
        return;
    s->where[c] = RG_LOST;
    s->with[c] = RG_NONE;
    s->mark[c] = s->done[c] = 0;
}

static void forget_colonel(rg_state *s, int u)
{
    s->until[u] = 0;
    s->fate[u] = 0;
    s->mark[u] &= (uint16_t)~RG_COLONEL_WOUNDED;
}

void rg_forget(const lin_field *field, void *state)
{
    const rg_field *f = rg_field_of(field);
    rg_state *s = state;

    if (s->phase != RG_PHASE_CHARGE || !lin_is_pending(&s->head, RG_CHARGE_ENDS))
        return;
    for (int u = 0; u < f->units; u++) {
        if (rg_is_leader(f, u))
            forget_leader(s, u);
        else
            forget_colonel(s, u);
    }
    memset(s->killed, 0, sizeof s->killed);
    memset(s->captured, 0, sizeof s->captured);
    if (s->combat.fights && lin_top(&s->head)->step == RG_LEADER_DICE) /* losses are done */
        s->combat.result = (int8_t)(s->combat.result > 0 ? 1 : s->combat.result < 0 ? -1 : 0);
}
