/* forget.c -- what odds of a charge need not tell apart: which fate has befallen a leader matters
 * to his side for the rest of the battle, but not to what may befall in this charge phase.
 *
 * A leader counts in combat while he is attached (RG-13.29), wounded or on foot as well as whole;
 * one who is gone, or stands by himself, counts for nothing and is in nobody's way (RG-1.38). Nor
 * does one whose unit fights no more in this phase: once all have broken through, none does but
 * those in contact. What fates score (RG-15.18), when a fallen leader is back (RG-14.6) and how a
 * wound tells on throws (RG-14.5) are asked when the charges are over. */
#include "rules/regimental/combat/combat.h"
#include "rules/regimental/steps.h"

#include <string.h>

/* May the unit still be in a combat? */
static bool may_fight(const rg_state *s, int u)
{
    for (int i = 0; i < s->pairs; i++)
        if (s->pair[i].attacker == u || s->pair[i].defender == u)
            return true;
    return lin_is_pending(&s->head, RG_BREAKTHROUGHS);
}

static void forget_leader(rg_state *s, int c)
{
    const uint16_t marks = RG_WOUNDED | RG_ON_FOOT;

    s->mark[c] &= (uint16_t)~marks;
    if (rg_stands(s, c) && s->with[c] != RG_NONE && may_fight(s, s->with[c]))
        return;
    s->at[c] = (lin_point){ 0, 0 };
    if (kit_set_has(&s->at_risk, c)) /* he is still to throw */
        return;
    s->where[c] = RG_LOST;
    s->with[c] = RG_NONE;
    s->mark[c] = s->done[c] = 0;
}

bool rg_forget(const lin_field *field, void *state)
{
    const rg_field *f = rg_field_of(field);
    rg_state *s = state;

    if (s->phase != RG_PHASE_CHARGE || !lin_is_pending(&s->head, RG_CHARGE_ENDS))
        return true;
    memset(s->fate, 0, sizeof s->fate);
    memset(s->until, 0, sizeof s->until);
    for (int u = 0; u < f->units; u++)
        s->mark[u] &= (uint16_t)~RG_COLONEL_WOUNDED;
    for (int side = 0; side < LIN_SIDES; side++)
        for (int c = tb_next(&f->leaders[side], 0); c >= 0; c = tb_next(&f->leaders[side], c + 1))
            forget_leader(s, c);
    memset(s->killed, 0, sizeof s->killed);
    memset(s->captured, 0, sizeof s->captured);
    if (s->combat.fights) /* of a result that stands here losses are done: its sign is left */
        s->combat.result = (int8_t)(s->combat.result > 0 ? 1 : s->combat.result < 0 ? -1 : 0);
    return true;
}
