/* melee_sum.c -- how many dice a unit throws in melee, and what is added to each valid one. IB-5.1
 * to IB-5.19.
 *
 * A modifier holds against an opponent, and counts once for the unit if it holds against any of its
 * opponents (IB-5.26). What the first round is given (the charge, the side it came from, disorder,
 * the levels) was written into the pair when the two were joined; what may change later (cover
 * that is left, a front that is no longer engaged, levels after a push) is looked at now. */
#include "kit/sets.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/ironbrigade.h"
#include "rules/ironbrigade/melee/melee.h"

int ib_melee_count(const ib_field *f, int u)
{
    return ib_melee_dice[f->class[u]][f->type[u] == IB_CAVALRY]; /* IB-5.8: crews as infantry */
}

/* IB-5.31: whoever was joined to it in this very phase is not fought yet. */
static bool counts(const ib_state *s, const ib_join *j, int u)
{
    return (j->charger == u && !kit_set_has(&s->fought, j->struck)) ||
           (j->struck == u && !kit_set_has(&s->fought, j->charger));
}

/* IB-5.11: under the centre of the footprint; of a charger in its first round where it began. */
static bool is_higher(const lin_view *view, const ib_join *j, int u)
{
    const int other = j->charger == u ? j->struck : j->charger;

    if (j->flags & IB_FIRST_ROUND)
        return j->flags & (j->charger == u ? IB_FROM_ABOVE : IB_FROM_BELOW);
    return ib_level(view, ib_centre(view, u)) > ib_level(view, ib_centre(view, other));
}

/* Does anybody else fight this unit on its front? One whom it charged itself does. */
static bool is_engaged_in_front(const ib_state *s, int u, int but)
{
    for (int i = 0; i < s->joins; i++) {
        const ib_join *j = &s->join[i];

        if (j->charger == u && j->struck != but)
            return true;
        if (j->struck == u && j->charger != but && !(j->flags & (IB_ON_FLANK | IB_ON_REAR)))
            return true;
    }
    return false;
}

/* IB-5.18 */
static bool side_counts(const lin_view *view, const ib_join *j)
{
    return (j->flags & IB_FIRST_ROUND) ||
           ib_option(ib_field_of(view->field), IB_OPT_FLANK_ALWAYS) ||
           is_engaged_in_front(view->state, j->struck, j->charger);
}

/* Reasons that hold against this opponent: bit r for IR_r. */
static uint32_t reasons_of(const lin_view *view, const ib_join *j, int u)
{
    const bool first = j->flags & IB_FIRST_ROUND;
    uint32_t out = 0;

    if (is_higher(view, j, u))
        out |= 1u << IR_HIGHER;
    if (j->charger == u) {
        if (first)
            out |= 1u << IR_CHARGE; /* IB-5.12 */
        if (first && j->flags & IB_WAS_DISORDERED)
            out |= 1u << IR_COUNTERCHARGE; /* IB-5.19 */
        if (j->flags & IB_ON_FLANK && side_counts(view, j))
            out |= 1u << IR_FLANK;
        if (j->flags & IB_ON_REAR && side_counts(view, j))
            out |= 1u << IR_REAR;
    } else { /* IB-5.15: a push takes these flags away */
        if (j->flags & IB_BEHIND_LIGHT)
            out |= 1u << IR_BEHIND_LIGHT;
        if (j->flags & IB_BEHIND_HARD)
            out |= 1u << IR_BEHIND_HARD;
    }
    return out;
}

/* IB-5.10: all that apply. In the order in which they are printed. */
static const struct {
    uint8_t why;
    int8_t value;
} modifier[] = {
    { IR_HIGHER, 1 },        /* IB-5.11 */
    { IR_CHARGE, 1 },        /* IB-5.12 */
    { IR_BEHIND_LIGHT, 1 },  /* IB-5.13 */
    { IR_BEHIND_HARD, 2 },   /* IB-5.14 */
    { IR_FLANK, 1 },         /* IB-5.16 */
    { IR_REAR, 2 },          /* IB-5.17 */
    { IR_COUNTERCHARGE, 2 }, /* IB-5.19 */
};

void ib_melee_sum(const lin_view *view, int u, kit_sum *sum)
{
    const ib_state *s = view->state;
    uint32_t reasons = 0;

    for (int i = 0; i < s->joins; i++)
        if (counts(s, &s->join[i], u))
            reasons |= reasons_of(view, &s->join[i], u);
    *sum = (kit_sum){ 0 };
    for (size_t i = 0; i < sizeof modifier / sizeof *modifier; i++)
        if (reasons >> modifier[i].why & 1)
            kit_sum_add(sum, modifier[i].why, modifier[i].value);
}
