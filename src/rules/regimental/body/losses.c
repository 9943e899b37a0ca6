/* losses.c -- stands, guns and units that go, and what becomes of those with them. RG-1.25, RG-2.15
 * to RG-2.21, RG-2.35, RG-8.13, RG-13.71, RG-14.22. */
#include "rules/regimental/body/body.h"

#include <string.h>

enum { TO_GOOD_ORDER, TO_DISORDER, TO_BROKEN };

void rg_set_disordered(lin_play *p, int u)
{
    rg_state *s = p->state;

    if (!rg_is_troops(rg_field_of(p->view.field), u) || rg_is_broken(s, u) || !rg_stands(s, u) ||
        rg_is_disordered(s, u))
        return;
    s->mark[u] |= RG_DISORDERED;
    lin_tell(p, RE_ORDER, u, TO_DISORDER);
}

/* ---- A unit goes ---- */

/* Whoever was with it stays behind, or throws for his fate. */
static void leave_leaders(lin_play *p, int u, rg_where where, bool in_combat)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int leader = rg_attached_to(f, s, u);
    const tb_box table = kit_box_of_table(f->scenery.size);

    if (in_combat && s->mark[u] & RG_COLONEL)
        kit_set_put(&s->at_risk, u);
    else
        s->mark[u] &= (uint16_t)~RG_COLONEL;
    if (leader == RG_NONE)
        return;
    if (where == RG_OFF) { /* RG-15.25: together with its leader */
        s->where[leader] = RG_OFF;
        s->with[leader] = RG_NONE;
        s->at[leader] = (lin_point){ 0, 0 };
        return;
    }
    s->at[leader] = kit_box_nearest(&table, rg_leader_at(&p->view, leader));
    s->with[leader] = RG_NONE;
    if (in_combat)
        kit_set_put(&s->at_risk, leader);
}

void rg_remove(lin_play *p, int u, rg_where where, bool in_combat)
{
    rg_state *s = p->state;
    const uint16_t colonel = in_combat ? s->mark[u] & RG_COLONEL : 0;

    leave_leaders(p, u, where, in_combat);
    s->where[u] = (uint8_t)where;
    s->at[u] = (lin_point){ 0, 0 };
    s->facing[u] = 0;
    s->formation[u] = 0;
    s->mark[u] = colonel;
    s->done[u] &= RG_CHARGING | RG_THROWN;
    s->gun[u] = s->fired[u] = s->aims[u] = 0;
    s->menu[u] = s->in[u] = 0;
    if (where == RG_LOST)
        s->stands[u] = 0;
    memset(&s->track[u], 0, sizeof s->track[u]);
    kit_set_drop(&s->throwing, u);
    kit_set_drop(&s->acting, u);
    kit_set_drop(&s->fleeing, u);
    kit_set_drop(&s->winning, u);
    kit_set_drop(&s->breaking, u);
}

/* A snake is as long as it has stands. */
static void shrink(lin_play *p, int u)
{
    rg_state *s = p->state;

    if (rg_is_snake(s, u)) {
        const kit_track t = rg_track(&p->view, u);

        kit_track_pack(&t, rg_length(rg_field_of(p->view.field), s, u), &s->track[u]);
    }
}

static bool is_fighting(const rg_state *s, int u)
{
    return s->combat.fights && (kit_set_has(&s->fighting[0], u) || kit_set_has(&s->fighting[1], u));
}

void rg_lose_stands(lin_play *p, int u, int stands)
{
    rg_state *s = p->state;
    const int lost = stands < s->stands[u] ? stands : s->stands[u];

    if (lost <= 0 || !rg_stands(s, u))
        return;
    lin_tell(p, RE_LOSES, u, lost, s->stands[u] - lost);
    if (lost == s->stands[u]) {
        lin_tell(p, RE_LOST, u);
        rg_remove(p, u, RG_LOST, is_fighting(s, u));
        return;
    }
    s->stands[u] = (uint8_t)(s->stands[u] - lost);
    shrink(p, u);
}

/* ---- Guns: stand by stand ---- */

enum { WAS_SILENCED, WAS_DAMAGED, WAS_WRECKED };

void rg_silence(lin_play *p, int u, int stand)
{
    rg_state *s = p->state;

    if (!rg_gun_is(s, u, RG_GUN_THERE, stand) || rg_gun_is(s, u, RG_GUN_SILENCED, stand) ||
        rg_field_of(p->view.field)->type[u] == RG_WAGON)
        return; /* RG-2.18 */
    s->gun[u] |= (uint16_t)(1 << (RG_GUN_SILENCED + stand));
    lin_tell(p, RE_GUN, u, stand + 1, WAS_SILENCED);
}

void rg_wreck_gun(lin_play *p, int u, int stand)
{
    rg_state *s = p->state;

    if (!rg_gun_is(s, u, RG_GUN_THERE, stand))
        return;
    lin_tell(p, RE_GUN, u, stand + 1, WAS_WRECKED);
    s->gun[u] &= (uint16_t) ~(0x1111 << stand);
    if (s->stands[u] > 1) {
        s->stands[u]--;
        shrink(p, u);
        return;
    }
    lin_tell(p, RE_LOST, u);
    rg_remove(p, u, RG_LOST, is_fighting(s, u));
}

/* RG-2.19, RG-2.20, RG-2.35 */
void rg_damage_gun(lin_play *p, int u, int stand)
{
    rg_state *s = p->state;

    if (!rg_gun_is(s, u, RG_GUN_THERE, stand))
        return;
    if (rg_gun_is(s, u, RG_GUN_DAMAGED, stand) || rg_field_of(p->view.field)->type[u] == RG_WAGON) {
        rg_wreck_gun(p, u, stand);
        return;
    }
    s->gun[u] |= (uint16_t)(1 << (RG_GUN_DAMAGED + stand));
    lin_tell(p, RE_GUN, u, stand + 1, WAS_DAMAGED);
}
