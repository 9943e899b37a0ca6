/* locks.c -- who is locked in melee with whom. LF-ML, LF-OR-18. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/move/move.h"

bool lf_is_locked(const lf_state *s, int u)
{
    const kit_pairs locks = lf_locks(s);

    return kit_pairs_have(&locks, u);
}

bool lf_are_locked(const lf_state *s, int a, int b)
{
    const kit_pairs locks = lf_locks(s);

    return kit_pairs_find(&locks, a, b) >= 0;
}

/* LF-ML-23: until one of them is gone, or goes away. */
void lf_lock(lf_state *s, int a, int b)
{
    if (lf_are_locked(s, a, b) || s->locks == LF_LOCKS)
        return;
    s->lock[s->locks][0] = (uint8_t)a;
    s->lock[s->locks++][1] = (uint8_t)b;
}

/* LF-ME-09, LF-ME-13: in contact. A hull is all of an element, the gaps of an open order included,
 * but for one that is bent. */
bool lf_bodies_meet(const tb_body *a, const tb_body *b)
{
    for (int i = 0; i < (a->bent ? a->stands : 1); i++)
        for (int k = 0; k < (b->bent ? b->stands : 1); k++)
            if (tb_touch(a->bent ? &a->stand[i] : &a->hull, b->bent ? &b->stand[k] : &b->hull))
                return true;
    return false;
}

/* LF-ML-63: what a Counter-charge gives is kept for the first round, however late that comes. */
void lf_forget_counters(lf_state *s)
{
    for (int u = tb_next(&s->countered, 0); u >= 0; u = tb_next(&s->countered, u + 1))
        if (!lf_is_locked(s, u))
            kit_set_drop(&s->countered, u);
}

static void drop_lock(lf_state *s, int i)
{
    kit_pairs_drop(s->lock, &s->locks, sizeof *s->lock, i);
}

/* It leaves all its melees. */
void lf_unlock(lf_state *s, int u)
{
    const kit_pairs locks = lf_locks(s);

    for (int i = s->locks - 1; i >= 0; i--)
        if (kit_pair_has(&locks, i, u))
            drop_lock(s, i);
    kit_set_drop(&s->countered, u);
}

/* LF-ML-108: it leaves those of its melees whose enemies it no longer touches. */
void lf_unlock_from_afar(lin_play *p, int u)
{
    lf_state *s = p->state;
    const kit_pairs locks = lf_locks(s);

    for (int i = s->locks - 1; i >= 0; i--)
        if (kit_pair_has(&locks, i, u) &&
            !lf_bodies_meet(lf_body(&p->view, s->lock[i][0]), lf_body(&p->view, s->lock[i][1])))
            drop_lock(s, i);
}
