/* macros_fire.c -- chapter 10 as a single order in words: fire UNITS at TARGET. */
#include "rules/germantown/march.h"

static bool is_fire_step(int step)
{
    return step == GT_GUNS || step == GT_RIFLES || step == GT_SHELL;
}

/* How often out of ten a shot of these hits it; -1: they may not fire at it. */
static int hits_of_ten(const gt_field *f, const gt_state *s, const lin_frame *frame, gt_set firers,
                       int target)
{
    const bool rifles = frame->step == GT_RIFLES;
    int need;

    if (gt_is_empty(firers) ||
        gt_check_shot(f, s, frame->step, frame->arg[0], firers, target, NULL) != LIN_OK)
        return -1;
    need = gt_to_hit(gt_fire_strength(f, s, firers, rifles),
                     gt_distance(f, s->at[gt_first(firers)], s->at[target])) -
           gt_fire_sum(f, s, firers, target, rifles).total;
    return need <= 0 ? 10 : need > 9 ? 0 : 10 - need;
}

/* Those of them who may fire at it, together (GT-10.5): who stands next to it, else who does not.
 */
static gt_set firers_at(const gt_field *f, const gt_state *s, const lin_frame *frame, gt_set all,
                        int target)
{
    gt_set found[2] = { { { 0, 0 } }, { { 0, 0 } } };

    for (int u; (u = gt_next(&all)) >= 0;)
        if (gt_check_shot(f, s, frame->step, frame->arg[0], gt_one(u), target, NULL) == LIN_OK)
            gt_add(&found[gt_distance(f, s->at[u], s->at[target]) > 1], u);
    return found[gt_is_empty(found[0])];
}

/* Of several targets the one that a shot hits most often; of equals the strongest. */
static int choose_target(const gt_field *f, const gt_state *s, const lin_frame *frame, gt_set own,
                         gt_set targets)
{
    int best = gt_first(targets), most = -1;

    for (int t; (t = gt_next(&targets)) >= 0;) {
        const int worth =
            16 * hits_of_ten(f, s, frame, firers_at(f, s, frame, own, t), t) + gt_strength(f, s, t);

        if (worth > most && !gt_is_leader(f, t)) {
            best = t;
            most = worth;
        }
    }
    return best;
}

/* Whoever cannot fire at it does not, where others can; where nobody can, the first says why. */
lin_status gt_expand_fire(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const gt_field *f = gt_copy_field(e);
    const gt_state *s = gt_copy_state(e);
    const lin_frame frame = lin_expansion_top(e);
    const int at = lin_word_at(word, words, "at", 1);
    const int side = is_fire_step(frame.step) ? frame.arg[0] : s->side;
    lin_units own = { 0 }, targets = { 0 };
    lin_status status;
    int32_t target;
    gt_set firers;
    lin_order o;

    if (at < 0)
        return gt_give_as_atom(e, word, words, why);
    if (at == words - 1)
        return lin_expand_usage("fire UNITS at TARGET; a hex stands for all in it", why);
    status = at > 1 ? lin_units_named(e, word, 1, at, (lin_side)side, &own, why) : LIN_OK;
    if (status == LIN_OK)
        status = lin_units_named(e, word, at + 1, words, (lin_side)gt_other(side), &targets, why);
    if (status != LIN_OK)
        return status;
    firers = at > 1 ? gt_set_of(&own) : f->side_set[side];
    target = choose_target(f, s, &frame, firers, gt_set_of(&targets));
    if (is_fire_step(frame.step) && !gt_is_empty(firers_at(f, s, &frame, firers, target)))
        firers = firers_at(f, s, &frame, firers, target);
    o = gt_order_of(V_FIRE, &target, 1, firers);
    return lin_expand_try(e, &o, why);
}
