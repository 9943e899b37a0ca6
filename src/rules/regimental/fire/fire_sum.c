/* fire_sum.c -- all stands that fire at one target, added up, and the modifiers of the throw.
 * RG-11.35 to RG-11.60. */
#include "rules/regimental/fire/fire.h"

#include <string.h>

static int body_stand(const lin_view *v, int u, int stand)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int n = 0;

    if (s->in[u])
        return 0;
    for (int i = 0; i < stand && rg_is_guns(f, u); i++)
        n += rg_gun_is(s, u, RG_GUN_THERE, i);
    return rg_is_guns(f, u) ? n : stand;
}

static bool are_in_one_charge(const rg_state *s, int u, int target)
{
    if (s->done[target] & RG_CHARGING)
        return true;
    for (int i = 0; i < s->pairs; i++)
        if (s->pair[i].attacker == u && s->pair[i].defender == target && s->done[u] & RG_CHARGING)
            return true;
    return false;
}

int rg_points_at(const lin_view *v, int u, int stand, int target)
{
    const int32_t range = rg_range(v, u, body_stand(v, u, stand), target);

    return range < 0 ? 0 : rg_stand_points(v, u, stand, range);
}

/* Which of its stands has the most: of those that are not low already. */
static void add_best(int u, int stand, int points, rg_volley *out)
{
    if (points > out->best[u]) {
        out->best[u] = points;
        out->best_stands[u] = 0;
    }
    if (points == out->best[u])
        out->best_stands[u] |= (uint16_t)(1 << stand);
}

static void add_stand(const lin_view *v, int u, int stand, int target, rg_volley *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int at = body_stand(v, u, stand);
    const int32_t range = rg_range(v, u, at, target);
    const int points = range < 0 ? 0 : rg_stand_points(v, u, stand, range);
    const tb_quad *q = &rg_body(v, u)->stand[at];
    rg_cover cover;

    if (points == 0)
        return;
    out->total += points;
    out->of[u] += points;
    if (!rg_is_guns(f, u) || !rg_gun_is(s, u, RG_GUN_LOW, stand)) /* RG-11.103 */
        add_best(u, stand, points, out);
    if (f->rating[u] == RG_RAW)
        out->raw += points;
    if (f->flags[u] & RG_MARKSMEN ||
        (f->flags[u] & RG_BUCK_AND_BALL && range <= RG_IN(4) && are_in_one_charge(s, u, target)))
        out->good += points;
    if (rg_is_guns(f, u))
        out->cannon += points;
    if (rg_is_behind(v, target, rg_has_zone(s, u) ? rg_front_middle(q) : rg_centre(v, u)))
        out->enfilade += points; /* RG-11.56 */
    if (range <= rg_close(f))
        out->close = true;
    cover = rg_cover_against(v, u, at, target);
    for (int c = 1; c <= (int)cover; c++)
        out->cover[c] += points;
}

void rg_add_up(const lin_view *v, int target, rg_volley *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    memset(out, 0, sizeof *out);
    for (int u = 0; u < f->units; u++)
        for (int i = 0; s->aims[u] && i < RG_STANDS; i++)
            if (s->aims[u] >> i & 1)
                add_stand(v, u, i, target, out);
}

/* ---- Modifiers ---- */

static void add(kit_sum *sum, int why)
{
    kit_sum_add(sum, why, rg_worth[why]);
}

static bool is_half(int part, const rg_volley *volley)
{
    return 2 * part >= volley->total;
}

/* RG-11.53 */
static bool is_dense(const rg_field *f, const rg_state *s, int t)
{
    return s->formation[t] == RG_FIELD_COLUMN || s->formation[t] == RG_MASS ||
           rg_is_mounted(f, s, t) || rg_is_broken(s, t) ||
           s->done[t] & (RG_BY_FLANK | RG_FACED_ABOUT | RG_PASSED_LINES);
}

static void add_target(const lin_view *v, int t, const rg_volley *volley, kit_sum *sum)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool enfiladed =
        rg_has_zone(s, t) && is_half(volley->enfilade, volley) && volley->enfilade > 0;
    const bool column = s->formation[t] == RG_MARCH_COLUMN || enfiladed;

    if (rg_is_guns(f, t)) { /* RG-11.52 */
        if (s->formation[t] == RG_LIMBERED || enfiladed || volley->close)
            add(sum, RR_GUN_TARGET);
        return;
    }
    if (is_dense(f, s, t) && !(column && rg_option(f, RG_OPT_TARGET_LINES_MAX))) /* RG-11.55 */
        add(sum, RR_DENSE_TARGET);
    if (column)
        add(sum, RR_COLUMN_TARGET);
}

/* RG-11.57 to RG-11.60, RG-11.64; RG-1.6: of these lines the best alone. */
static void add_cover(const lin_view *v, int t, const rg_volley *volley, kit_sum *sum)
{
    const rg_state *s = v->state;
    const bool extended = s->formation[t] == RG_EXTENDED;
    const bool partial =
        volley->cover[RG_PARTIAL_COVER] > 0 && is_half(volley->cover[RG_PARTIAL_COVER], volley);

    if (volley->cover[RG_FORTIFIED] > 0 && is_half(volley->cover[RG_FORTIFIED], volley))
        add(sum, RR_FORTIFIED_TARGET);
    else if ((volley->cover[RG_FULL_COVER] > 0 && is_half(volley->cover[RG_FULL_COVER], volley)) ||
             (extended && partial))
        add(sum, RR_FULL_COVER);
    else if (extended || partial)
        add(sum, RR_PARTIAL);
}

void rg_fire_sum(const lin_view *v, int target, const rg_volley *volley, kit_sum *sum)
{
    *sum = (kit_sum){ .total = 0 };
    kit_sum_add(sum, RR_POINTS, rg_bracket(volley->total / (RG_POINT / RG_QUARTERS)));
    if (volley->raw > 0 && is_half(volley->raw, volley))
        add(sum, RR_RAW_FIRE);
    if (volley->good > 0 && is_half(volley->good, volley))
        add(sum, RR_GOOD_SHOTS);
    add_target(v, target, volley, sum);
    add_cover(v, target, volley, sum);
}
