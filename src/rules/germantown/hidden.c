/* hidden.c -- GT-24.1, GT-24.2: momentum committed and tactics chosen are seen by nobody else until
 * both have answered. Nothing else is hidden, so nothing else has to be guessed. */
#include "rules/germantown/germantown.h"

/* Chits count for all to see once they have been spent. */
static bool has_committed_unseen(const gt_state *s, int side)
{
    return lin_is_pending(&s->head, GT_INITIATIVE) && s->momentum[side] &&
           !lin_is_pending_for(&s->head, GT_COMMIT, side);
}

/* A tactic lies face down from when it is chosen until both are shown; then it is taken up. */
bool gt_hides(const lin_field *field, const void *state, lin_side who)
{
    const gt_state *s = state;

    (void)field;
    for (int side = 0; side < LIN_SIDES; side++)
        if (side != (int)who && (has_committed_unseen(s, side) || s->tactic[side]))
            return true;
    return false;
}

/* What is not known is marked as such and never a number of its own: to be asked for is what odds
 * make of it, and no chits at all would be a guess. */
void gt_redact(const lin_field *field, void *state, lin_side who)
{
    gt_state *s = state;

    (void)field;
    for (int side = 0; side < LIN_SIDES; side++) {
        if (side == (int)who)
            continue;
        if (has_committed_unseen(s, side))
            s->committed[side] = GT_UNSEEN;
        s->tactic[side] = 0;
    }
}

void gt_complete(const lin_field *field, void *state, lin_side who, lin_rng *rng)
{
    const gt_field *f = gt_field_of(field);
    gt_state *s = state;

    for (int side = 0; side < LIN_SIDES; side++) {
        if (side == (int)who)
            continue;
        if (has_committed_unseen(s, side))
            s->committed[side] = (uint8_t)lin_rng_below(rng, s->momentum[side] + 1u);
        if (lin_is_pending(&s->head, GT_REVEAL) && !lin_is_pending_for(&s->head, GT_TACTIC, side) &&
            !lin_is_pending_for(&s->head, GT_LEAD, side) && !f->base.option[GT_OPT_SOLITAIRE] &&
            lin_is_pending(&s->head, GT_TACTIC)) {
            gt_fight w;
            unsigned open;
            int t;

            gt_weigh(f, s, s->fighting, s->lead[gt_attacker(s)], s->lead[gt_defender(s)], &w);
            open = gt_tactics_open(f, s, &w, side);
            do
                t = (int)lin_rng_below(rng, GT_TACTICS);
            while (!(open >> t & 1));
            s->tactic[side] = (uint8_t)(t + 1);
        }
    }
}
