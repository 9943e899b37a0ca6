/* broken.c -- what must always be so. NULL, or the invariant that is lost. */
#include "rules/germantown/germantown.h"

#include <string.h>

/* Chits are committed before the initiative and spent as it is rolled for. */
static bool has_overspent(const gt_state *s)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == GT_INITIATIVE && s->head.frame[i].arg[0] == 0)
            return s->committed[0] > s->momentum[0] || s->committed[1] > s->momentum[1];
    return false;
}

static const char *broken_unit(const gt_field *f, const gt_state *s, int u)
{
    if (gt_on_map(s, u) && s->at[u] >= f->board->cells)
        return "a unit stands outside the map";
    if (gt_is_leader(f, u) && (s->mark[u] & ~(GT_MOVED | GT_ROUSED | GT_ASTRAY)))
        return "a leader bears a mark (GT-17.2)";
    if (gt_is_leader(f, u) && s->at[u] == GT_CAPTURED)
        return "a leader lost is a casualty: eliminated (GT-17.6)";
    if ((s->mark[u] & GT_BROKEN) == GT_BROKEN)
        return "a unit is both disrupted and shattered (GT-14.5)";
    if ((s->mark[u] & GT_REDUCED) && f->steps[u] < 2)
        return "a unit of one step is reduced (GT-1.9)";
    if ((s->mark[u] & GT_PINNED) && (!s->pin[u] || (s->mark[u] & (GT_BROKEN | GT_PANICKED))))
        return "a unit is pinned that cannot be (GT-14.20)";
    if (!gt_on_map(s, u))
        return s->mark[u] & ~(GT_MOVED | GT_ASTRAY) ? "a unit off the map bears a mark" : NULL;
    if (f->ground[s->at[u]] == GT_RIVER)
        return "a unit stands in a river (GT-7.4)";
    if (!gt_is_leader(f, u) && gt_has_troops(f, s, s->at[u], gt_other(f->side[u])))
        return "both sides stand in one hex (GT-4.5)";
    return NULL;
}

/* What may be so only while something is done about it. */
static const char *broken_meanwhile(const gt_field *f, const gt_state *s, int u)
{
    const int at = s->at[u], side = f->side[u];

    if (at == GT_WAITING && f->entry_area[u] == GT_NOBODY)
        return "a unit waits that has nowhere to enter (GT-8.1)";
    if (!gt_on_map(s, u))
        return NULL;
    if (gt_is_leader(f, u)) {
        if (s->pin[u])
            return "a leader is pinned (GT-17.2)";
        return gt_has_troops(f, s, at, gt_other(side)) &&
                       !lin_is_pending_for(&s->head, GT_REFUGE, u) &&
                       !lin_is_pending_for(&s->head, GT_ALONE, u)
                   ? "a leader stands among the enemy (GT-17.7)"
                   : NULL;
    }
    if (gt_is_house(f, at) && (f->type[u] == GT_CAVALRY || gt_is_gun(f, u)) &&
        !gt_has(&s->hand, u) && !lin_is_pending_for(&s->head, GT_PANIC_TO, u))
        return "cavalry or a gun stays in the Chew House (GT-7.19)";
    if (!gt_fits(f, s, gt_one(u), at) && !lin_is_pending_for(&s->head, GT_OVERFULL, at) &&
        !lin_is_pending_for(&s->head, GT_RETREAT, u))
        return "more than 6 strength points, or two guns, stand in a hex (GT-4.1, GT-4.2)";
    return NULL;
}

const char *gt_broken(const lin_view *v, int *unit)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const char *why = NULL;
    gt_state copy;

    if (has_overspent(s))
        return "more momentum is committed than is held (GT-3.5)";
    if (s->turn >= f->turns || s->side > 1 || s->first > 1 || s->fog > GT_CLEAR)
        return "the clock shows no turn of the battle (GT-1.2)";
    if (!s->head.over && (s->morale[LIN_FIRST] == 0 || s->morale[LIN_SECOND] == 0))
        return "an army without heart fights on (GT-20.1)";
    for (int u = 0; u < f->units && !why; u++)
        if ((why = broken_unit(f, s, u)) != NULL)
            *unit = u;
    if (why)
        return why;
    copy = *s;
    gt_count_hexes(f, &copy);
    if (memcmp(copy.troops, s->troops, sizeof copy.troops) != 0 ||
        memcmp(copy.zoned, s->zoned, sizeof copy.zoned) != 0)
        return "the sets of hexes are wrong";
    if (memcmp(copy.bucket, s->bucket, sizeof copy.bucket) != 0 ||
        memcmp(copy.next, s->next, sizeof copy.next) != 0)
        return "the chains of who stands where are wrong";
    for (int u = 0; u < f->units && !why; u++)
        if ((why = broken_meanwhile(f, s, u)) != NULL)
            *unit = u;
    return why ? why : gt_broken_agenda(f, s);
}
