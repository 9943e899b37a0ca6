/* sides.c -- who fights on which side, its principal unit, and stands lost by a side. RG-13.1 to
 * RG-13.10, RG-13.32 to RG-13.34, RG-13.68. */
#include "rules/regimental/combat/combat.h"

#include <string.h>

/* Contacts are of whole units, so that a gun stand brings its battery: RG-13.2. */
void rg_join_combat(const lin_view *v, int u, bool second, tb_set out[LIN_SIDES])
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    rg_pair round[RG_PAIRS];
    int n = 0;
    tb_set all;

    for (int i = 0; i < s->pairs; i++)
        if (!(s->pair[i].flags & RG_OF_SECOND) == !second)
            round[n++] = s->pair[i];
    all = kit_pairs_joined(&(kit_pairs){ round, n, sizeof *round }, u, NULL);
    for (int side = 0; side < LIN_SIDES; side++)
        out[side] = kit_set_common(&all, &f->bodies[side]);
}

int rg_stands_of(const lin_view *v, int side)
{
    const rg_state *s = v->state;
    int n = 0;

    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1))
        n += rg_stands(s, u) ? s->stands[u] : 0;
    return n;
}

tb_set rg_principals(const lin_view *v, int side)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    tb_set best = { { 0 } };
    int most = -1;

    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1)) {
        /* troops before guns, then stands, then rating */
        const int worth =
            rg_is_troops(f, u) * 10000 + s->stands[u] * 10 + (RG_RATINGS - f->rating[u]);

        if (!rg_stands(s, u) || worth < most)
            continue;
        if (worth > most)
            memset(&best, 0, sizeof best);
        most = worth;
        kit_set_put(&best, u);
    }
    return best;
}

/* RG-13.33 */
static bool is_never_outflanked(const lin_view *v, int u)
{
    return !rg_has_zone(v->state, u);
}

/* An enemy touches it on flank or rear, and came from behind its front line. An attacker is touched
 * by those he struck, who stand where they stand. */
bool rg_is_side_outflanked(const lin_view *v, int side)
{
    const rg_state *s = v->state;

    for (int i = 0; i < s->pairs; i++) {
        const rg_pair *p = &s->pair[i];
        const bool defends = kit_set_has(&s->fighting[side], p->defender);

        if (!rg_stands(s, p->attacker) || !rg_stands(s, p->defender))
            continue;
        if (defends && p->flags & (RG_ON_FLANK | RG_ON_REAR) && p->flags & RG_FROM_BEHIND &&
            !is_never_outflanked(v, p->defender))
            return true;
        if (!defends && kit_set_has(&s->fighting[side], p->attacker) &&
            !is_never_outflanked(v, p->attacker) &&
            rg_is_behind(v, p->attacker, rg_centre(v, p->defender)))
            return true;
    }
    return false;
}

bool rg_is_side_fortified(const lin_view *v, int side)
{
    const rg_state *s = v->state;
    int n = 0, all = 0;

    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1))
        if (rg_stands(s, u)) {
            all += s->stands[u];
            n += rg_is_fortified(v, u) ? s->stands[u] : 0;
        }
    return all > 0 && 2 * n >= all && !rg_is_side_outflanked(v, side);
}

/* ---- Losses ---- */

/* The next to lose one: the principal unit, then down by size; `after` the last that did. */
static int next_to_lose(const rg_state *s, int side, const tb_set *had)
{
    int best = RG_NONE;

    if (s->combat.principal[side] != RG_NONE && rg_stands(s, s->combat.principal[side]) &&
        !kit_set_has(had, s->combat.principal[side]))
        return s->combat.principal[side];
    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1))
        if (rg_stands(s, u) && !kit_set_has(had, u) &&
            (best == RG_NONE || s->stands[u] > s->stands[best]))
            best = u;
    return best;
}

static void lose_one(lin_play *p, int u)
{
    rg_state *s = p->state;

    if (rg_is_troops(rg_field_of(p->view.field), u)) {
        rg_lose_stands(p, u, 1);
        return;
    }
    for (int i = 0; i < RG_GUN_STANDS; i++)
        if (rg_gun_is(s, u, RG_GUN_THERE, i)) {
            rg_wreck_gun(p, u, i);
            return;
        }
}

void rg_side_loses(lin_play *p, int side, int stands)
{
    rg_state *s = p->state;
    tb_set had = { { 0 } };

    while (stands > 0) {
        int u = next_to_lose(s, side, &had);

        if (u == RG_NONE) { /* again from the top */
            memset(&had, 0, sizeof had);
            u = next_to_lose(s, side, &had);
        }
        if (u == RG_NONE)
            return;
        kit_set_put(&had, u);
        lose_one(p, u);
        stands--;
    }
}
