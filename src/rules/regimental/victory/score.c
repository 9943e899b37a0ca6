/* score.c -- heavy casualties, and the chart of points. RG-15.1 to RG-15.23. */
#include "rules/regimental/maneuver/maneuver.h"
#include "rules/regimental/victory/victory.h"

/* ---- Heavy casualties, RG-15.1, RG-15.2 ---- */

bool rg_has_heavy_casualties(const lin_view *v, int brigade)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const rg_brigade *b = &f->brigade_of[brigade];
    int began = 0, bad = 0;

    for (int u = tb_next(&b->units, 0); u >= 0; u = tb_next(&b->units, u + 1)) {
        if (s->where[u] == RG_ABSENT)
            continue;
        began += f->stands[u];
        bad += f->stands[u] - s->stands[u];
        if (rg_stands(s, u) && rg_is_troops(f, u) &&
            (rg_is_broken(s, u) || rg_wear_of(f, s, u) == RG_SPENT))
            bad += s->stands[u];
    }
    return 2 * bad > began;
}

/* ---- The chart, RG-15.4 to RG-15.19 ---- */

rg_scores rg_scores_as(const rg_field *f, int u)
{
    if (rg_is_guns(f, u))
        return RG_SCORES_GUNS;
    if (f->type[u] == RG_CAVALRY)
        return RG_SCORES_HORSE;
    if (f->kind[u] == RG_MILITIA)
        return RG_SCORES_MILITIA;
    if (f->kind[u] == RG_INDIANS)
        return RG_SCORES_INDIANS;
    if (f->side[u] != f->crown)
        return f->kind[u] == RG_FRENCH ? RG_SCORES_FRENCH : RG_SCORES_CONTINENTALS;
    return f->kind[u] == RG_JAEGERS        ? RG_SCORES_JAEGERS
           : f->flags[u] & RG_IS_GUARDS    ? RG_SCORES_GUARDS
           : f->flags[u] & RG_IS_LIGHT     ? RG_SCORES_LIGHT
           : f->flags[u] & RG_IS_GRENADIER ? RG_SCORES_GRENADIERS
                                           : RG_SCORES_LINE;
}

/* RG-15.22, RG-15.23 */
int rg_removed(const rg_field *f, const rg_state *s, int u)
{
    return s->where[u] == RG_ABSENT || rg_is_leader(f, u) ? 0 : f->stands[u] - s->stands[u];
}

static int for_leaders(const rg_field *f, const rg_state *s, int side)
{
    const bool crown = side == f->crown;
    const uint8_t *row = rg_points[!crown];

    if (!crown && !rg_option(f, RG_OPT_LEADER_VP_BOTH)) /* RG-15.18 */
        return 0;
    return s->killed[1 - side] * row[RG_SCORES_KILLED] +
           s->captured[1 - side] * row[RG_SCORES_CAPTURED];
}

int rg_points_for(const lin_view *v, int side)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const uint8_t *row = rg_points[side != f->crown];
    int points = for_leaders(f, s, side);

    for (int u = tb_next(&f->bodies[1 - side], 0); u >= 0;
         u = tb_next(&f->bodies[1 - side], u + 1)) {
        const int each =
            f->type[u] == RG_WAGON && f->wagon_points ? f->wagon_points : row[rg_scores_as(f, u)];

        points += rg_removed(f, s, u) * each; /* RG-18.19 */
    }
    return points;
}
