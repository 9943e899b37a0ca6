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
    return NULL;
}
