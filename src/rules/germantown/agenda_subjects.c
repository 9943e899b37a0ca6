/* agenda_subjects.c -- what each pending step is about, of turn, movement and fire, and what they
 * leave in hand. Those of close combat are in agenda_combat.c. */
#include "rules/germantown/agenda.h"

static bool is_flag(int value)
{
    return value == 0 || value == 1;
}

static bool is_troop(const gt_field *f, const gt_state *s, int u)
{
    return u < f->units && !gt_is_leader(f, u) && gt_on_map(s, u);
}

/* ---- the turn ---- */

static const char *broken_initiative(const gt_field *f, const gt_state *s, const lin_frame *frame,
                                     const lin_frame *under)
{
    if (frame->step == GT_FOG_DIE)
        return gt_in_fog(s) ? NULL : "a die for fog is pending, and it is clear (GT-22.4)";
    if (frame->step == GT_COMMIT)
        return s->committed[frame->arg[0]] == 0
                   ? NULL
                   : "chits are committed by a side that is yet to be asked (GT-3.5)";
    if (frame->step == GT_INITIATIVE_DIE)
        return under->step == GT_INITIATIVE_DIE || frame->arg[0] == f->british
                   ? NULL
                   : "the initiative of the British is not rolled for (GT-3.2)";
    if (frame->step == GT_INITIATIVE && !is_flag(frame->arg[0]))
        return "initiative is rolled for, or rolled for again (GT-3.4)";
    return NULL;
}

/* ---- movement ---- */

static const char *broken_hand(const gt_field *f, const gt_state *s, const lin_frame *frame)
{
    const bool stepped = s->hand_flags & GT_HAND_STEPPED;
    const int first = gt_first(s->hand);
    gt_set rest = s->hand;

    if (first != frame->arg[0] || gt_count(s->hand) > LIN_ORDER_UNITS)
        return "the stack in hand is not the one that is pending (GT-6.3)";
    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_check_movable(f, s, u, NULL) != LIN_OK || s->at[u] != s->at[first] ||
            (s->at[u] == GT_WAITING && f->entry_area[u] != f->entry_area[first]) ||
            (s->spent[u] && !stepped))
            return "a stack is in hand that cannot move together (GT-6.3)";
    return stepped && s->at[first] == GT_WAITING ? "who has moved is on the map (GT-8.1)" : NULL;
}

static bool all_are(const gt_field *f, const gt_state *s, gt_set who, int mark, int flag)
{
    for (int u; (u = gt_next(&who)) >= 0;)
        if (!is_troop(f, s, u) || f->side[u] != f->american || (mark && !(s->mark[u] & mark)) ||
            (flag && !(f->flags[u] & flag)))
            return false;
    return true;
}

static bool holds_one_of(const gt_state *s, gt_set who, int cell)
{
    for (int u; (u = gt_next(&who)) >= 0;)
        if (s->at[u] == cell)
            return true;
    return false;
}

static const char *broken_american(const gt_field *f, const gt_state *s, const lin_frame *frame)
{
    const int a = frame->arg[0];

    if (s->side != f->american)
        return "panic, straying and friendly fire belong to the American movement (GT-2.5)";
    switch (frame->step) {
    case GT_PANIC:
        return !is_flag(a) || (a == 0 && !all_are(f, s, s->group, GT_PANICKED, 0))
                   ? "others are to flee than American units in panic (GT-23.19)"
                   : NULL;
    case GT_STRAY:
        return !is_flag(a) || (a == 0 && !all_are(f, s, s->group, 0, GT_IS_STEPHENS))
                   ? "others are to stray than Stephen's division (GT-23.3)"
                   : NULL;
    case GT_FRIENDLY:
        return is_flag(a) ? NULL : "friendly fire begins, or goes on (GT-23.14)";
    case GT_PANIC_TO:
        return gt_first(s->group) == a ? NULL : "a unit flees that is not the next (GT-23.19)";
    case GT_STRAY_DIE:
    case GT_STRAY_WAY:
        return holds_one_of(s, s->group, a) ? NULL
                                            : "nobody of Stephen's is there to stray (GT-23.3)";
    default:
        return NULL;
    }
}

static const char *broken_friendly(const gt_field *f, const gt_state *s, const lin_frame *frame,
                                   const lin_frame *under)
{
    const int a = frame->arg[0];

    if (s->side != f->american || !gt_in_fog(s))
        return "friendly fire belongs to the American movement in fog (GT-23.14)";
    if (frame->step == GT_PANIC_CHECK)
        return is_troop(f, s, a) && f->side[a] == f->american && !(s->mark[a] & GT_PANICKED)
                   ? NULL
                   : "a unit rolls after friendly fire that cannot (GT-23.17)";
    if (frame->step != GT_FRIENDLY_UNIT)
        return gt_may_misfire(f, s, a) ? NULL : "no friends are near to be fired on (GT-23.14)";
    if (!is_flag(frame->arg[1]) || (under->step == GT_FRIENDLY_UNIT) != frame->arg[1] ||
        (frame->arg[1] && (under->arg[1] || gt_direction(f, a, under->arg[0]) < 0)))
        return "Stephen's unit is chosen first, then another's beside it (GT-23.16)";
    return NULL;
}

/* Who chooses the other's unit comes back to the roll of Stephen's, which must lie beneath. */
static const char *broken_choice(const gt_state *s, int i)
{
    const lin_frame *frame = &s->head.frame[i], *under = frame - 1;
    const bool chosen = !(i + 1 < s->head.depth && frame[1].step == GT_FRIENDLY_UNIT);

    if (frame->step == GT_FRIENDLY_UNIT && !frame->arg[1] &&
        (under->step == GT_PANIC_CHECK) != chosen)
        return "both units are chosen before either rolls (GT-23.17)";
    if (frame->step == GT_PANIC_CHECK && under->step == GT_PANIC_CHECK &&
        (under->arg[0] == frame->arg[0] || (i > 1 && frame[-2].step == GT_PANIC_CHECK)))
        return "two units roll after friendly fire, each once (GT-23.17)";
    return NULL;
}

/* ---- fire ---- */

static const char *broken_shot(const gt_field *f, const gt_state *s, const lin_frame *frame,
                               const lin_frame *under)
{
    const int target = s->target_unit;

    if (s->need == 0 || target >= f->units || gt_is_leader(f, target))
        return "a shot is pending at nobody (GT-10.6)";
    if (frame->step == GT_SHOT_ENDS)
        return f->side[target] != under->arg[0] ? NULL : "a side fires at itself (GT-10.1)";
    if (frame->arg[0] != target || !gt_on_map(s, target) ||
        (frame->step == GT_HIT_DIE && f->side[target] == under->arg[0]))
        return "a shot is pending at another than its target (GT-10.6)";
    return NULL;
}

/* ---- leaders left alone ---- */

static const char *broken_refuge(const gt_field *f, const gt_state *s, int i)
{
    const lin_frame *frame = &s->head.frame[i];

    if (!gt_is_leader(f, frame->arg[0]) || s->at[frame->arg[0]] != frame->arg[1])
        return "somebody seeks refuge who is no leader in that hex (GT-17.5)";
    for (int k = 0; k < i; k++)
        if ((s->head.frame[k].step == GT_REFUGE || s->head.frame[k].step == GT_ALONE) &&
            s->head.frame[k].arg[0] == frame->arg[0])
            return "a leader seeks refuge twice (GT-17.5)";
    return NULL;
}

const char *gt_broken_subject(const gt_field *f, const gt_state *s, int i)
{
    static const lin_frame nothing = { .step = GT_STEPS };
    const lin_frame *frame = &s->head.frame[i], *under = i ? frame - 1 : &nothing;
    const char *why;

    switch (frame->step) {
    case GT_FOG_DIE:
    case GT_COMMIT:
    case GT_INITIATIVE:
    case GT_INITIATIVE_DIE:
        return broken_initiative(f, s, frame, under);
    case GT_STEP:
        return broken_hand(f, s, frame);
    case GT_MOVE:
        return (under->step == GT_FRIENDLY) == (s->side == f->american)
                   ? NULL
                   : "American movement ends with friendly fire, British does not (GT-2.5)";
    case GT_PANIC:
    case GT_PANIC_TO:
    case GT_STRAY:
    case GT_STRAY_DIE:
    case GT_STRAY_WAY:
    case GT_FRIENDLY:
        return broken_american(f, s, frame);
    case GT_FRIENDLY_DIE:
    case GT_FRIENDLY_HEX:
    case GT_FRIENDLY_UNIT:
    case GT_PANIC_CHECK:
        why = broken_friendly(f, s, frame, under);
        return why ? why : broken_choice(s, i);
    case GT_RALLY_DIE:
        return is_troop(f, s, frame->arg[0]) && f->side[frame->arg[0]] == s->side &&
                       (s->mark[frame->arg[0]] & (GT_BROKEN | GT_PANICKED)) &&
                       !(s->mark[frame->arg[0]] & GT_ROLLED)
                   ? NULL
                   : "a unit is to rally that cannot (GT-18.7)";
    case GT_HIT_DIE:
    case GT_DAMAGE_DIE:
    case GT_SHOT_ENDS:
        return broken_shot(f, s, frame, under);
    case GT_ALONE:
    case GT_REFUGE:
        return broken_refuge(f, s, i);
    default:
        return gt_broken_combat(f, s, i);
    }
}

/* ---- what is kept in hand ---- */

/* Steps that hold a list of units: who is still to be dealt with. */
static bool keeps_group(const gt_state *s)
{
    for (int i = 0; i < s->head.depth; i++) {
        const lin_frame *frame = &s->head.frame[i];

        if (frame->step == GT_CHECKS ||
            ((frame->step == GT_PANIC || frame->step == GT_STRAY) && frame->arg[0] == 0))
            return true;
    }
    return false;
}

static const char *broken_spent(const gt_field *f, const gt_state *s)
{
    for (int u = 0; u < f->units; u++)
        if (s->spent[u] && !gt_has(&s->hand, u) &&
            !(lin_is_pending(&s->head, GT_PANIC) && gt_first(s->group) == u))
            return "movement points are spent by a unit that is not on its way (GT-6.1)";
    if (!lin_is_pending(&s->head, GT_STEP) &&
        (!gt_is_empty(s->hand) || s->hand_flags || s->hand_steps))
        return "a stack is in hand, and no step of it is pending (GT-6.3)";
    return NULL;
}

const char *gt_broken_remains(const gt_field *f, const gt_state *s)
{
    const bool initiative = lin_is_pending(&s->head, GT_INITIATIVE_TAKEN),
               shot =
                   lin_is_pending(&s->head, GT_HIT_DIE) || lin_is_pending(&s->head, GT_SHOT_ENDS),
               goes =
                   lin_is_pending(&s->head, GT_RETREAT) || lin_is_pending(&s->head, GT_ADVANCE_GO);
    const char *why = broken_spent(f, s);

    if (why)
        return why;
    for (int side = 0; side < LIN_SIDES; side++)
        if (!initiative && (s->committed[side] || s->initiative[side]))
            return "initiative is being rolled for, and is not pending (GT-3.2)";
    if (!gt_is_empty(s->group) && !keeps_group(s))
        return "a list of units is kept that nobody goes through (GT-26.1)";
    if (!gt_is_empty(s->along) && !goes)
        return "leaders go along, and nobody retreats or advances (GT-17.3)";
    if (s->trail_n && !lin_is_pending(&s->head, GT_RETREAT))
        return "hexes of a retreat are kept, and none is pending (GT-15.3)";
    if (s->cell_mark && !lin_is_pending(&s->head, GT_FRIENDLY))
        return "hexes are gone through, and no friendly fire is pending (GT-23.14)";
    if (!shot && (s->need || s->target_unit || s->fire_drm || (s->fire_flags & GT_FIRE_RIFLES)))
        return "a shot is described, and none is pending (GT-10.6)";
    if ((s->fire_flags & (GT_RODE_AWAY | GT_RODE_APART)) &&
        !lin_is_pending(&s->head, GT_COMBAT_ENDS))
        return "cavalry has ridden off from a combat that is not pending (GT-11.33)";
    why = gt_broken_part(f, s);
    return why ? why : gt_broken_declared(f, s);
}
