/* combat_sum.c -- the modifiers of one side in a charge combat. RG-13.12 to RG-13.31. */
#include "rules/regimental/combat/combat.h"
#include "rules/regimental/command/command.h"

static void add(kit_sum *sum, int why)
{
    kit_sum_add(sum, why, rg_worth[why]);
}

static void add_rating(const lin_view *v, int main, kit_sum *sum)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const rg_wear wear = rg_wear_of(f, s, main);

    if (f->rating[main] == RG_ELITE)
        add(sum, RR_FIGHT_ELITE);
    else if (f->rating[main] == RG_VETERAN)
        add(sum, RR_FIGHT_VETERAN);
    else if (f->rating[main] == RG_RAW)
        add(sum, RR_FIGHT_RAW); /* trained: nothing, RG-13.14 */
    if (!rg_is_troops(f, main)) /* RG-2.7 */
        return;
    if (wear == RG_FRESH)
        add(sum, RR_FIGHT_FRESH);
    else if (wear == RG_SPENT)
        add(sum, RR_FIGHT_SPENT); /* worn: nothing, RG-13.17 */
}

static void add_numbers(const lin_view *v, int side, kit_sum *sum)
{
    const int mine = rg_stands_of(v, side), his = rg_stands_of(v, 1 - side);

    if (his >= 3 * mine)
        add(sum, RR_THREE_TO_ONE);
    else if (his >= 2 * mine)
        add(sum, RR_TWO_TO_ONE);
}

/* ---- Guns, RG-13.21 to RG-13.23 ---- */

/* Troops of the side in good order within 2 inches of the guns. */
static bool has_support(const lin_view *v, int guns)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int u = tb_next(&f->bodies[f->side[guns]], 0); u >= 0;
         u = tb_next(&f->bodies[f->side[guns]], u + 1))
        if (rg_is_troops(f, u) && rg_stands(s, u) && !rg_is_disordered(s, u) &&
            !rg_is_broken(s, u) && rg_within(v, u, guns, RG_NEAR))
            return true;
    return false;
}

static bool is_loud(const rg_state *s, int g)
{
    return s->gun[g] & 15 & ~(s->gun[g] >> RG_GUN_SILENCED);
}

/* RG-13.22: it lends its line, and is no part of the combat. */
static bool stands_by(const lin_view *v, int g, int side)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (kit_set_has(&s->fighting[side], g))
        return true;
    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1))
        if (rg_stands(s, u) && rg_is_troops(f, u) && rg_within(v, u, g, RG_NEAR))
            return true;
    return false;
}

static void add_guns(const lin_view *v, int side, kit_sum *sum)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    bool only = true, support = false;

    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1))
        if (rg_stands(s, u)) {
            only = only && rg_is_guns(f, u);
            support = support || (rg_is_guns(f, u) && has_support(v, u));
        }
    if (only && !support)
        add(sum, RR_UNSUPPORTED_GUNS);
    if (side == rg_attacker(s))
        return;
    for (int g = tb_next(&f->bodies[side], 0); g >= 0; g = tb_next(&f->bodies[side], g + 1))
        if (f->type[g] == RG_ARTILLERY && rg_stands(s, g) && is_loud(s, g) &&
            stands_by(v, g, side) && has_support(v, g)) {
            add(sum, RR_SUPPORTED_GUNS);
            return;
        }
}

/* ---- States, RG-13.9 ---- */

typedef bool (*state_test)(const lin_view *v, int u);

/* The principal unit is so, or at least half of the side's stands. */
static bool side_is(const lin_view *v, int side, state_test is)
{
    const rg_state *s = v->state;
    int n = 0;

    if (is(v, s->combat.principal[side]))
        return true;
    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1))
        n += rg_stands(s, u) && is(v, u) ? s->stands[u] : 0;
    return n > 0 && 2 * n >= rg_stands_of(v, side);
}

static bool is_taken_badly(const lin_view *v, int u)
{
    const rg_state *s = v->state;

    return rg_is_broken(s, u) || rg_is_snake(s, u);
}

static bool is_disordered(const lin_view *v, int u)
{
    return rg_is_disordered(v->state, u);
}

/* Guns alone, and at least half of their stands are silenced. */
static bool is_silent_side(const lin_view *v, int side)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int n = 0;

    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1)) {
        if (rg_stands(s, u) && rg_is_troops(f, u))
            return false;
        if (rg_stands(s, u))
            n += __builtin_popcount(s->gun[u] >> RG_GUN_SILENCED & 15);
    }
    return n > 0 && 2 * n >= rg_stands_of(v, side);
}

/* ---- Ground, RG-13.26, RG-13.27 ---- */

/* Is the attacker lower than the stand, where his charge began? */
static bool is_above(const lin_view *v, lin_point at)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int i = 0; i < s->charges; i++)
        if (kit_set_has(&s->fighting[rg_attacker(s)], s->charge[i].unit) &&
            rg_level(f, at) > s->charge[i].level)
            return true;
    return false;
}

/* Did an attacker come over a creek? Looked at every eighth of an inch of his way. */
static bool came_over_creek(const lin_view *v)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int i = 0; i < s->charges; i++) {
        const lin_point a = s->charge[i].from, b = s->at[s->charge[i].unit];
        const int32_t whole = kit_length(kit_way(a, b));

        if (!kit_set_has(&s->fighting[rg_attacker(s)], s->charge[i].unit))
            continue;
        for (int32_t d = 0; d <= whole; d += LIN_INCH / 8)
            if (rg_spot_at(f, kit_ray_point(a, b, d, whole)).ground == RG_CREEK)
                return true;
    }
    return false;
}

/* How many of its stands the ground favours: what they are on, what they are lined up behind, a
 * creek that the attacker came over, or a slope that he came up. */
static int count_favoured(const lin_view *v, int u)
{
    const rg_footing *lies = rg_footing_of(v, u);
    const unsigned banks = lies->at_bank && came_over_creek(v) ? lies->at_bank : 0;
    const unsigned favoured = lies->on_good | lies->at_line | banks;
    int n = 0;

    for (int i = 0; i < ((const rg_state *)v->state)->stands[u]; i++)
        n += favoured >> i & 1 || is_above(v, rg_stands_on(v, u, i));
    return n;
}

static void add_ground(const lin_view *v, int side, bool outflanked, kit_sum *sum)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int all = 0, favoured = 0, strong = 0;

    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1)) {
        if (!rg_stands(s, u))
            continue;
        all += s->stands[u];
        if (s->in[u]) { /* all of it is in its building */
            favoured += s->stands[u];
            strong += f->scenery.piece[s->in[u] - 1].flags & 2 ? s->stands[u] : 0;
            continue;
        }
        favoured += count_favoured(v, u);
        strong += __builtin_popcount(rg_footing_of(v, u)->on_strong);
    }
    if (all == 0)
        return;
    if (!outflanked && (rg_is_side_fortified(v, side) || 2 * strong >= all))
        add(sum, RR_STRONG);
    else if (2 * favoured >= all)
        add(sum, RR_FAVOURABLE);
}

static bool has_leader(const lin_view *v, int side)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1))
        if (rg_stands(s, u) && rg_has_leader(f, s, u))
            return true;
    return false;
}

/* The lines that a desperate struggle takes away, RG-13.53. */
static void add_impetus(const lin_view *v, int side, kit_sum *sum)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int main = s->combat.principal[side];

    if (s->combat.rounds)
        return;
    if (side == rg_attacker(s) && (s->done[main] & RG_COLD || s->combat.second))
        add(sum, RR_COLD_STEEL);
    /* who rode out to meet a first charge does not ride at those who break through, RG-13.90 */
    if (rg_is_mounted(f, s, main) && !(f->flags[main] & RG_IS_MOUNTED_INFANTRY) &&
        s->done[main] & (s->combat.second ? RG_CHARGING : RG_CHARGING | RG_MET) &&
        s->done[main] & RG_CLEAR_WAY)
        add(sum, RR_HORSE);
}

void rg_combat_sum(const lin_view *v, int side, kit_sum *sum)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int main = s->combat.principal[side];
    const bool outflanked = rg_is_side_outflanked(v, side);

    *sum = (kit_sum){ .total = 0 };
    add_rating(v, main, sum);
    add_numbers(v, side, sum);
    add_guns(v, side, sum);
    if (rg_is_troops(f, main) && (s->formation[main] == RG_EXTENDED || f->kind[main] == RG_MILITIA))
        add(sum, RR_LOOSE);
    if (outflanked || side_is(v, side, is_taken_badly))
        add(sum, RR_TAKEN_BADLY);
    if (side != rg_attacker(s))
        add_ground(v, side, outflanked, sum);
    add_impetus(v, side, sum);
    if (has_leader(v, side))
        add(sum, RR_FIGHT_LEADER);
    if (side_is(v, side, is_disordered) || is_silent_side(v, side))
        add(sum, RR_FIGHT_DISORDERED);
}
