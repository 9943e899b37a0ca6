/* throw_sum.c -- the modifiers of a maneuver throw. RG-5.7 to RG-5.29. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/maneuver/maneuver.h"

static void add(kit_sum *sum, int why)
{
    kit_sum_add(sum, why, rg_worth[why]);
}

/* Trained: nothing, RG-5.13. */
static void add_rating(const rg_field *f, int u, kit_sum *sum)
{
    if (f->rating[u] == RG_ELITE)
        add(sum, RR_ELITE);
    else if (f->rating[u] == RG_VETERAN)
        add(sum, RR_VETERAN);
    else if (f->rating[u] == RG_RAW)
        add(sum, RR_RAW);
}

/* RG-5.15, RG-5.17; worn: nothing, RG-5.16 */
static void add_wear(const rg_field *f, const rg_state *s, int u, kit_sum *sum)
{
    const rg_wear wear = rg_is_guns(f, u) ? RG_FRESH : rg_wear_of(f, s, u);

    if (wear == RG_FRESH)
        add(sum, RR_FRESH);
    else if (wear == RG_SPENT)
        add(sum, RR_SPENT);
}

/* RG-5.18 */
static bool is_in_column(const lin_view *v, int u)
{
    const rg_state *s = v->state;
    const int formation = s->formation[u];

    return formation == RG_FIELD_COLUMN || formation == RG_MARCH_COLUMN ||
           formation == RG_GARRISON || formation == RG_LIMBERED || rg_in_linear_cover(v, u);
}

/* RG-2.38 */
static bool has_battalion_gun(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_set *brigade = &f->brigade_of[f->brigade[u]].units;

    for (int g = tb_next(brigade, 0); g >= 0 && rg_is_troops(f, u); g = tb_next(brigade, g + 1))
        if (f->flags[g] & RG_IS_BATTALION_GUN && rg_stands(v->state, g) &&
            rg_within(v, u, g, RG_NEAR))
            return true;
    return false;
}

/* RG-5.25 to RG-5.27 */
static void add_indians(const lin_view *v, int u, kit_sum *sum)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_body *b = rg_body(v, u);
    int woods = 0, open = 0;

    if (!rg_is_troops(f, u) || f->kind[u] != RG_INDIANS)
        return;
    for (int i = 0; i < b->stands; i++) {
        const rg_spot spot = rg_spot_at(f, rg_stands_on(v, u, i));

        woods += spot.ground == RG_WOODS;
        open += spot.ground == RG_FIELDS || spot.ground == RG_ROCKS;
    }
    if (2 * woods >= b->stands)
        add(sum, RR_INDIANS_IN_WOODS);
    else if (open == b->stands)
        add(sum, RR_INDIANS_IN_OPEN);
}

/* RG-5.29 */
static bool is_led_by_wounded(const rg_field *f, const rg_state *s, int u, int leader)
{
    const int with = rg_attached_to(f, s, u);

    return (leader != RG_NONE && s->mark[leader] & RG_WOUNDED) ||
           (with != RG_NONE && s->mark[with] & RG_WOUNDED) ||
           (s->mark[u] & RG_COLONEL && s->mark[u] & RG_COLONEL_WOUNDED);
}

void rg_throw_sum(const lin_view *v, int u, int leader, kit_sum *sum)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const rg_status status = rg_status_of(v, u); /* provisional: nothing, RG-5.9 */

    *sum = (kit_sum){ .total = 0 };
    if (rg_has_leader(f, s, u))
        add(sum, RR_LEADER);
    if (status == RG_OUT_OF_COMMAND)
        add(sum, RR_OUT_OF_COMMAND);
    else if (status == RG_IN_COMMAND)
        add(sum, RR_IN_COMMAND);
    add_rating(f, u, sum);
    add_wear(f, s, u, sum);
    if (is_in_column(v, u))
        add(sum, RR_COLUMN);
    if (rg_is_broken(s, u) || rg_is_outflanked(v, u)) /* as it is now, RG-5.23 */
        add(sum, RR_OUTFLANKED);
    if (has_battalion_gun(v, u))
        add(sum, RR_BATTALION_GUN);
    add_indians(v, u, sum);
    if (rg_has_heavy_casualties(v, f->brigade[u]))
        add(sum, RR_HEAVY);
    if (is_led_by_wounded(f, s, u, leader))
        add(sum, RR_WOUNDED);
}
