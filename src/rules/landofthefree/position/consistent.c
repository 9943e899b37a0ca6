/* consistent.c -- what must hold between the parts of a state: marks, melees, commanders, orders.
 * Everything it looks at exists (broken.c). */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/position/positions.h"
#include "rules/landofthefree/scenery/scenery.h"

#include <string.h>

/* ---- Marks of one element ---- */

enum {
    OF_GROUND = LF_LINED_UP | LF_INSIDE,
    OF_TABLE = LF_UNLOADED | LF_HAS_M | LF_HAS_C | LF_ENTERING | LF_ROUTED | LF_VOLLEYED
};

/* LF-SC-14, LF-DM-08: who is not on the table has nothing there to lose, and left nothing behind.
 */
static const char *broken_away(const lf_field *f, const lf_state *s, int u)
{
    if (s->mark[u] & (OF_GROUND | OF_TABLE) || s->disorder[u] ||
        (s->hits[u] && s->where[u] != LF_ABANDONED))
        return "an element that is not on the table bears markers (LF-DM-08)";
    if (lf_is_locked(s, u))
        return "an element that is not on the table is in a melee (LF-OR-18)";
    if (s->level[u] == LF_SHATTERED && s->where[u] != LF_DESTROYED)
        return "an element is Shattered and not lost (LF-DM-08)";
    if (s->level[u] != lf_first_level(f, u) && s->where[u] < LF_ON_TABLE &&
        s->where[u] != LF_ABSENT)
        return "an element that has not come on is no longer as it began (LF-SC-14)";
    return NULL;
}

/* LF-OP-25: of one side, and no more than it holds. */
static bool fit(const lin_view *view, int u, int v)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set in = lf_occupants(view, f->side[u], s->on_piece[u]);

    return f->side[u] == f->side[v] && lf_fit_inside(f, &in, s->on_piece[u]);
}

/* LF-BU-01, LF-BU-04: one in a building, and no larger than it has room for. */
static const char *broken_house(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!(s->mark[u] & LF_INSIDE))
        return NULL;
    for (int v = u + 1; v < f->units; v++)
        if (lf_is_element(f, v) && s->where[v] == LF_ON_TABLE && s->mark[v] & LF_INSIDE &&
            s->on_piece[v] == s->on_piece[u] && !(f->base.option[LF_OPT_SHARED] && fit(view, u, v)))
            return "two elements are in one building (LF-BU-01)";
    return f->size[u] > f->scenery.piece[s->on_piece[u]].size
               ? "an element is in a building that is too small for it (LF-BU-01)"
               : NULL;
}

static const char *broken_marks(const lin_view *view, int u)
{
    const lf_state *s = view->state;

    if (s->mark[u] & LF_LINED_UP && s->formation[u] == LF_COLUMN)
        return "a column is lined up (LF-FO-15)";
    if (s->mark[u] & LF_LINED_UP && !lf_is_lined_up_in_place(view, u))
        return "an element is lined up where it does not touch the obstacle (LF-LO-06)";
    return broken_house(view, u);
}

/* ---- Melees ---- */

/* Each pair once, enemies, and nothing behind the end of the list. */
static const char *broken_pairs(const lf_state *s)
{
    for (int i = 0; i < s->locks; i++)
        for (int k = 0; k < i; k++)
            if ((s->lock[i][0] == s->lock[k][0] && s->lock[i][1] == s->lock[k][1]) ||
                (s->lock[i][0] == s->lock[k][1] && s->lock[i][1] == s->lock[k][0]))
                return "two elements are locked twice (LF-OR-18)";
    for (int i = s->locks; i < LF_LOCKS; i++)
        if (s->lock[i][0] || s->lock[i][1])
            return "a melee that is over is not forgotten";
    for (int u = tb_next(&s->countered, 0); u >= 0; u = tb_next(&s->countered, u + 1))
        if (s->where[u] != LF_ON_TABLE)
            return "who counter-charged is not on the table (LF-ML-63)";
    return NULL;
}

/* LF-ML-69: three at most. */
static const char *broken_support(const lf_state *s)
{
    for (int i = 0; i < 2; i++)
        if (kit_set_count(&s->support[i]) > LF_SUPPORTERS)
            return "more elements support in a melee than may (LF-ML-69)";
    return NULL;
}

/* ---- Commanders ---- */

/* LF-CM-39, LF-CM-53; LF-RF-11: who commands a division may be with anyone in it. */
static const char *broken_commander(const lin_view *view, int c)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int with = s->with[c];

    if (s->points[c] && s->where[c] == LF_DESTROYED)
        return "a commander who fell has command points (LF-CM-53)";
    if (with != LF_NONE && !lf_is_superior(view, c, f->group[with]) &&
        s->commander[f->group[with]] != c)
        return "a commander is attached to an element that is not of his group (LF-CM-39)";
    return NULL;
}

/* LF-OR-07, LF-CM-53: a leader lives, and leads one group. */
static const char *broken_leaders(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int g = 0; g < f->groups; g++) {
        const int c = s->commander[g];

        if (c == LF_NONE)
            continue;
        if (s->where[c] == LF_DESTROYED)
            return "a group is led by somebody who fell (LF-CM-53)";
        for (int other = 0; other < g; other++)
            if (s->commander[other] == c)
                return "two groups are led by one commander (LF-OR-07)";
    }
    for (int side = 0; side < LIN_SIDES; side++)
        if (s->force[side] != LF_NONE && s->where[s->force[side]] == LF_DESTROYED)
            return "a force is led by somebody who fell (LF-CM-53)";
    return NULL;
}

/* ---- Orders ---- */

/* LF-OR-10, LF-GO-11: what ends its activation is pending. */
static bool will_end(const lf_state *s, int u)
{
    for (int i = 0; i < s->head.depth; i++) {
        const int step = s->head.frame[i].step;

        if ((step == LF_ORDERS || step == LF_LAST || step == LF_PARTICIPANT_ENDS) &&
            s->head.frame[i].arg[0] == u)
            return true;
    }
    return false;
}

/* Orders that may yet come back, or be won: a way through friends declined, a march broken off, a
 * melee won. */
static int to_come(const lf_state *s, int kind)
{
    int n = 0;

    for (int i = 0; i < s->head.depth; i++) {
        const int step = s->head.frame[i].step;

        n += kind == LF_ORDER_M ? step == LF_ACCIDENT || step == LF_LEG || step == LF_FREE
                                : step == LF_DISORDERS_FRIENDS;
    }
    return n;
}

/* LF-OR-08, LF-OR-21: no more than it was given, one forced upon it, and one that a won melee
 * gives. */
static const char *broken_orders(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = s->element;

    if (u != LF_NONE && !s->head.over && !will_end(s, u))
        return "an element is active, and nothing ends its activation (LF-OR-10)";
    if (u != LF_NONE && (s->m + to_come(s, LF_ORDER_M) > lf_stats[f->type[u]].maneuver + 2 ||
                         s->c + to_come(s, LF_ORDER_C) > lf_stats[f->type[u]].combat + 1))
        return "an element has more orders than can be given it (LF-OR-08)";
    for (int v = tb_next(&s->group_order, 0); v >= 0; v = tb_next(&s->group_order, v + 1))
        if (s->where[v] != LF_ON_TABLE)
            return "somebody who is not on the table takes part in a group order (LF-GO-01)";
    for (int i = 0; i < s->participants; i++) {
        const int v = s->participant[i].unit;

        if (s->participant[i].m > lf_stats[f->type[v]].maneuver + 2 ||
            s->participant[i].c > lf_stats[f->type[v]].combat + 1)
            return "a participant has more orders than can be given it (LF-GO-06)";
        for (int k = 0; k < i; k++)
            if (s->participant[k].unit == v)
                return "somebody takes part twice in a group order (LF-GO-01)";
        if (s->group != LF_NONE && f->group[v] != s->group)
            return "somebody of another group takes part in a group order (LF-GO-01)";
    }
    return NULL;
}

/* ---- The table ---- */

static bool is_zero(const void *from, const void *end)
{
    for (const char *p = from; p < (const char *)end; p++)
        if (*p)
            return false;
    return true;
}

/* LF-SC-12, LF-SC-65 */
static const char *broken_table(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int i = 0; i < s->objectives; i++)
        if (s->objective[i].x < 0 || s->objective[i].y < 0 ||
            s->objective[i].x > f->scenery.size.width || s->objective[i].y > f->scenery.size.height)
            return "an objective lies off the table (LF-SC-12)";
    if (!is_zero(s->objective + s->objectives, s->objective + LF_OBJECTIVES) ||
        !is_zero(s->work + s->works, s->work + LF_WORKS) ||
        !is_zero(s->participant + s->participants, s->participant + LF_PARTICIPANTS))
        return "behind the end of a list something is left";
    return NULL;
}

const char *lf_inconsistent(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const char *why = broken_table(view);

    for (int u = 0; u < f->units && !why; u++)
        if (!lf_is_element(f, u))
            why = broken_commander(view, u);
        else if (!lf_is_abandoned_well(view, u))
            why = "abandoned guns are no objective, or their crew is with nobody (LF-OP-08)";
        else
            why = s->where[u] == LF_ON_TABLE ? broken_marks(view, u) : broken_away(f, s, u);
    if (!why)
        why = broken_pairs(s);
    if (!why)
        why = broken_support(s);
    if (!why)
        why = broken_leaders(view);
    return why ? why : broken_orders(view);
}
