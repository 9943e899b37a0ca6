/* macros_muster.c -- BW 14.2 and 18.7 as single orders in words: muster, dismiss.
 *
 * A battle or a bombardment is put together and looked at before it is fought: who may join is
 * added with one order, and whoever is in it can be taken out again. The atoms know no leaving, so
 * it is put aside and put together once more without him. */
#include "rules/brandywine/macros.h"

/* ---- muster ENEMIES [with UNITS] ---- */

static lin_status nobody_more(lin_refusal *why)
{
    return lin_refuse(why, LIN_ILLEGAL, "BW-14.2", "All who can join are in it already.");
}

static lin_status muster_guns(lin_expansion *e, const lin_units *enemies, lin_units *own,
                              lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const int target = lin_expansion_top(e).arg[0];

    if (!(bw_set_of(enemies) & bw_bit(target)))
        return lin_refuse(why, LIN_ILLEGAL, "BW-18.5",
                          "This bombardment is compared with %s; fire it, or cancel it first.",
                          f->base.battle->unit[target].id);
    bw_prefer(own, f->gun_set);
    if (own->n == 0)
        bw_find_guns(f, bw_copy_state(e), target, own);
    if (!(bw_set_of(own) & ~bw_copy_state(e)->attackers))
        return nobody_more(why);
    return bw_join_all(e, bw_set_of(own), why);
}

lin_status bw_expand_muster(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    lin_units enemies = { 0 }, own = { 0 };
    uint64_t all;
    lin_status status =
        bw_read_forces(e, word, words, "muster ENEMIES [with UNITS]; a square stands for all in it",
                       &enemies, &own, why);

    if (status == LIN_OK && bw_copy_step(e) == BW_GUNS)
        return muster_guns(e, &enemies, &own, why);
    if (status == LIN_OK)
        status = bw_open_with(e, V_ENGAGE, BW_BATTLE, bw_set_of(&enemies), enemies.unit[0], why);
    if (status == LIN_OK && own.n == 0)
        status = bw_find_attackers(e, bw_set_of(&enemies), &own, why);
    if (status != LIN_OK)
        return status;
    all = bw_set_of(&enemies) | bw_set_of(&own);
    if (!(all & ~(bw_copy_state(e)->attackers | bw_copy_state(e)->defenders)))
        return nobody_more(why);
    return bw_join_all(e, all, why);
}

/* ---- dismiss UNITS ---- */

/* Whoever was in it through those alone who are gone is out of it, too. */
static lin_status begin_again(lin_expansion *e, const lin_frame *was, uint64_t with,
                              uint64_t against, lin_refusal *why)
{
    const int first = against & bw_bit(was->arg[0]) ? was->arg[0] : bw_first(against);
    const int verb = was->step == BW_GUNS ? V_BOMBARD : V_ENGAGE;
    const lin_status status = bw_begin_with(e, verb, was->step, first, why);

    if (status == LIN_OK)
        bw_join_all(e, with | against, NULL);
    return status;
}

lin_status bw_expand_dismiss(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const lin_frame was = lin_expansion_top(e);
    const bw_state *s = bw_copy_state(e);
    const uint64_t with = s->attackers, against = s->defenders;
    uint64_t out;
    lin_units list;
    lin_status status;

    if (words < 2)
        return lin_expand_usage("dismiss UNITS; a square stands for all of yours in it", why);
    if (was.step != BW_BATTLE && was.step != BW_GUNS)
        return lin_refuse(why, LIN_ILLEGAL, "BW-14.2",
                          "No battle is being put together, so nobody can be taken out of one.");
    status = lin_units_named(e, word, 1, words, (lin_side)s->side, &list, why);
    if (status != LIN_OK)
        return status;
    out = bw_set_of(&list);
    if (!(out & (with | against)))
        return lin_refuse(why, LIN_ILLEGAL, "BW-14.2", "%s is not in it.",
                          bw_copy_field(e)->base.battle->unit[list.unit[0]].id);
    status = bw_give0(e, V_CANCEL, why);
    if (status == LIN_OK && (against & ~out))
        status = begin_again(e, &was, with & ~out, against & ~out, why);
    return status;
}
