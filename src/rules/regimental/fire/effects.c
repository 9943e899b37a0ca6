/* effects.c -- what fire does to troops, to guns, and to a charge. RG-11.75 to RG-11.101. */
#include "rules/regimental/fire/fire.h"
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/steps.h"
#include "rules/regimental/charge/charge.h"

static void hit_troops(lin_play *p, int u, rg_effect effect, int total, bool cannon)
{
    rg_state *s = p->state;
    const bool was = rg_is_disordered(s, u) || rg_is_broken(s, u);

    switch (effect) {
    case RG_WITHERING: /* RG-11.75, RG-11.76 */
        rg_lose_stands(p, u, total >= 15 ? 3 : 2);
        break;
    case RG_TELLING_UPPER:
    case RG_TELLING_MIDDLE:
    case RG_TELLING_LOWER: /* RG-11.79 */
        rg_lose_stands(p, u, 1);
        break;
    case RG_GALLING: /* RG-11.84, RG-11.89 */
        if (was)
            rg_lose_stands(p, u, 1);
        break;
    case RG_LIVELY: /* RG-11.86; of the disordered nothing more, RG-11.87 */
        if (!cannon)
            return;
        break;
    default: /* RG-11.88 */
        return;
    }
    if (rg_stands(s, u))
        rg_set_disordered(p, u);
}

/* ---- Guns, RG-11.90: which stands may be hit ---- */

static uint8_t there(const rg_state *s, int u)
{
    return s->gun[u] & 15;
}

uint8_t rg_gun_candidates(const rg_state *s, int u, rg_gun_hit what, int damaged)
{
    const uint8_t all = there(s, u), silent = s->gun[u] >> RG_GUN_SILENCED & 15,
                  hurt = s->gun[u] >> RG_GUN_DAMAGED & 15;
    const uint8_t loud = (uint8_t)(all & ~silent), whole = (uint8_t)(all & ~hurt);
    const uint8_t other = (uint8_t)(damaged < 0 ? loud : loud & ~(1 << damaged));

    switch (what) {
    case RG_HIT_DAMAGE:
        return whole ? whole : all;
    case RG_HIT_SILENCE: /* a silenced stand has nothing more to suffer, RG-2.18 */
        return other ? other : loud;
    default:
        return all;
    }
}

void rg_hit_gun(lin_play *p, int u, rg_gun_hit what, int stand)
{
    if (what == RG_HIT_DAMAGE)
        rg_damage_gun(p, u, stand);
    else if (what == RG_HIT_SILENCE)
        rg_silence(p, u, stand);
    else
        rg_wreck_gun(p, u, stand);
}

void rg_apply_effect(lin_play *p, int u, rg_effect effect, int total, bool cannon)
{
    if (rg_is_troops(rg_field_of(p->view.field), u))
        hit_troops(p, u, effect, total, cannon);
}

/* ---- A charge, RG-11.78, RG-11.81, RG-11.82, RG-11.83, RG-11.92 to RG-11.96 ---- */

void rg_check_charge_at(lin_play *p, int u, rg_effect effect)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const bool checked = effect == RG_WITHERING || effect == RG_TELLING_UPPER ||
                         (effect == RG_TELLING_MIDDLE && !(s->done[u] & RG_COLD));
    int from;

    if (!(s->done[u] & RG_CHARGING) || !rg_stands(s, u))
        return;
    if (!checked) {
        lin_tell(p, RE_CHARGE_HOME, u);
        return;
    }
    lin_tell(p, RE_CHECKED, u);
    from = rg_end_charge(p, u);
    if (rg_is_mounted(f, s, u))
        lin_push(s, RG_CHECKED, u, from == RG_NONE ? 0 : from + 1, 0);
    else
        rg_flees(p, u, RG_FLEES_TWO, from);
}
