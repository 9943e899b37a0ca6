/* combat_result.c -- the seven rows carried out in their order: stands, guns, leaders, order,
 * retreats, then the winner. RG-13.35 to RG-13.75. */
#include "rules/regimental/charge/charge.h"
#include "rules/regimental/combat/combat.h"
#include "rules/regimental/command/command.h"
#include "rules/regimental/fire/fire.h"
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/steps.h"

#include <stdlib.h>
#include <string.h>

static int loser(const rg_state *s)
{
    return s->combat.result > 0 ? 1 - rg_attacker(s) : rg_attacker(s);
}

/* RG-13.8: by the principal unit of the winner. */
static bool beaten_by_horse(const lin_view *v, int side)
{
    const rg_state *s = v->state;
    const int main = s->combat.principal[1 - side];

    return main != RG_NONE && rg_stands(s, main) && rg_is_mounted(rg_field_of(v->field), s, main);
}

static bool is_broken_by_it(const rg_state *s, int side)
{
    const bool outflanked = s->combat.outflanked >> side & 1,
               horse = s->combat.by_horse >> side & 1;

    switch (s->combat.row) {
    case RG_SWEPT: /* RG-13.36 */
    case RG_REPULSED:
        return true;
    case RG_DRIVEN_BACK:
    case RG_RECOIL:
        return outflanked || horse;
    default: /* RG-13.46, RG-13.56 */
        return outflanked;
    }
}

/* RG-13.49: a fortified defender who is hard pressed stays. */
static bool holds(const rg_state *s, int side)
{
    return s->combat.row == RG_HARD_PRESSED && side != rg_attacker(s) && s->combat.fortified;
}

static int losses(const rg_state *s, int side)
{
    const int beyond = abs(s->combat.result) - 7;
    const int main = s->combat.principal[side];

    switch (s->combat.row) {
    case RG_SWEPT:    /* RG-13.35 */
    case RG_REPULSED: /* RG-13.62 */
        return 2 + (beyond > 0 ? beyond : 0);
    case RG_DRIVEN_BACK: /* RG-13.40, RG-13.42 */
    case RG_RECOIL:      /* RG-13.58, RG-13.60 */
        return is_broken_by_it(s, side) ? 2 : 1;
    default: /* RG-13.45, RG-13.54, RG-13.69 */
        return main != RG_NONE && rg_stands(s, main) &&
               (rg_is_disordered(s, main) || rg_is_broken(s, main));
    }
}

/* RG-13.37, RG-13.43, RG-13.48, RG-13.75 */
static void guns_suffer(lin_play *p, int side)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1)) {
        const bool fixed = s->formation[u] == RG_UNLIMBERED && !rg_is_light(f, u);

        if (!rg_stands(s, u) || !rg_is_guns(f, u))
            continue;
        for (int i = 0; i < RG_GUN_STANDS && rg_stands(s, u); i++) {
            if (fixed && !holds(s, side))
                rg_wreck_gun(p, u, i);
            else
                rg_silence(p, u, i);
        }
    }
}

/* RG-13.45: one gun stand of the side, an undamaged one first: of the first battery that has such.
 * Of several stands its owner says which (RG-11.91). */
static void damage_one(lin_play *p, int side)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    int hit = RG_NONE;
    uint8_t which;

    for (int pass = 0; pass < 2 && hit == RG_NONE; pass++)
        for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1))
            if (hit == RG_NONE && rg_stands(s, u) && rg_is_guns(f, u) &&
                (pass == 1 || s->gun[u] & 15 & ~(s->gun[u] >> RG_GUN_DAMAGED)))
                hit = u;
    if (hit == RG_NONE || s->combat.row != RG_HARD_PRESSED)
        return;
    which = rg_gun_candidates(s, hit, RG_HIT_DAMAGE, -1);
    if ((which & (which - 1)) == 0)
        rg_damage_gun(p, hit, __builtin_ctz(which));
    else
        lin_push(s, RG_WHICH_GUN, hit, RG_HIT_DAMAGE, 0);
}

/* RG-13.38, RG-13.63 */
static void risk_leaders(lin_play *p, int side)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    if (s->combat.row != RG_SWEPT && s->combat.row != RG_REPULSED)
        return;
    for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1)) {
        const int leader = rg_attached_to(f, s, u);

        if (!rg_stands(s, u))
            continue;
        if (leader != RG_NONE)
            kit_set_put(&s->at_risk, leader);
        if (s->mark[u] & RG_COLONEL)
            kit_set_put(&s->at_risk, u);
    }
}

void rg_apply_result(lin_play *p, int result)
{
    rg_state *s = p->state;
    int side;

    s->combat.result = (int8_t)(result > 99 ? 99 : result < -99 ? -99 : result);
    s->combat.row = (uint8_t)rg_combat_row(result);
    side = loser(s);
    s->combat.outflanked =
        (uint8_t)(rg_stands_of(&p->view, side) > 0 && rg_is_side_outflanked(&p->view, side)
                      ? 1 << side
                      : 0);
    s->combat.by_horse = (uint8_t)(beaten_by_horse(&p->view, side) ? 1 << side : 0);
    s->combat.fortified = rg_is_side_fortified(&p->view, 1 - rg_attacker(s));
    for (int i = 0; i < s->pairs; i++) /* RG-13.77: nobody walks through a building */
        if (s->in[s->pair[i].defender])
            s->pair[i].spare = 0;
    rg_side_loses(p, side, losses(s, side));
    guns_suffer(p, side);
    risk_leaders(p, side);
    for (int w = 0; w < LIN_SIDES; w++)
        for (int u = tb_next(&s->fighting[w], 0); u >= 0; u = tb_next(&s->fighting[w], u + 1))
            if (rg_stands(s, u))
                kit_set_put(w == side ? &s->fleeing : &s->winning, u);
    lin_push(s, RG_WINNERS, 1 - side, 0, 0);
    lin_push(s, RG_BEATEN, side, 0, 0);
    rg_leaders_throw(p, true);
    damage_one(p, side);
}

/* ---- The beaten, lower id first ---- */

/* RG-13.41, RG-13.47, RG-13.55, RG-13.59; not instead of a full retreat, RG-13.73. */
static bool may_recall(const lin_view *v, int u, int side)
{
    const rg_state *s = v->state;

    return rg_is_mounted(rg_field_of(v->field), s, u) && !s->combat.second &&
           !is_broken_by_it(s, side) && !rg_is_broken(s, u);
}

static void retreat(lin_play *p, int u, int side)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const bool close = s->combat.row == RG_DRIVEN_BACK || s->combat.row == RG_RECOIL;

    if (rg_is_guns(f, u))
        rg_flees(p, u, RG_FLEES_GUNS, RG_NONE);
    else if (is_broken_by_it(s, side))
        rg_flees(p, u, RG_FLEES_BROKEN, RG_NONE);
    else
        rg_flees(p, u, close ? RG_FLEES_CLOSE : RG_FLEES_TWO, RG_NONE);
}

void rg_run_beaten(lin_play *p, const lin_frame *frame)
{
    rg_state *s = p->state;
    const int side = frame->arg[0], u = tb_next(&s->fleeing, 0);

    if (u < 0) {
        rg_leaders_throw(p, true); /* of units that were caught */
        return;
    }
    kit_set_drop(&s->fleeing, u);
    lin_push(s, RG_BEATEN, side, 0, 0);
    if (!is_broken_by_it(s, side))
        rg_set_disordered(p, u);
    if (holds(s, side))
        return;
    if (may_recall(&p->view, u, side))
        lin_push(s, RG_RECALL, u, 0, 0);
    else
        retreat(p, u, side);
}

/* arg 1: 1: a winner, who carries the position otherwise. */
lin_status rg_check_recall(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    if (o->verb == RV_STAY)
        return LIN_OK;
    if (o->verb != RV_RECALL || o->arg[0] != frame->arg[0])
        return lin_not_now(v->field, frame, o, why);
    return rg_check_recall_to(v, o->arg[0], (lin_point){ o->arg[1], o->arg[2] },
                              (tb_angle)o->arg[3], why);
}

void rg_list_recall(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    rg_open_recall(v, frame->arg[0], out);
    lin_list_add(out, (lin_order){ .verb = RV_STAY }); /* RG-13.80 */
}

void rg_take_recall(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const rg_field *f = rg_field_of(p->view.field);
    const int u = frame->arg[0];

    if (o->verb == RV_RECALL)
        rg_do_recall(p, u, (lin_point){ o->arg[1], o->arg[2] }, (tb_angle)o->arg[3]);
    else if (frame->arg[1])
        rg_take_position(p, u);
    else
        retreat(p, u, f->side[u]);
}

void rg_end_combat(lin_play *p)
{
    rg_state *s = p->state;

    for (int i = s->pairs - 1; i >= 0; i--)
        if (kit_set_has(&s->fighting[rg_attacker(s)], s->pair[i].attacker))
            kit_pairs_cut(s->pair, &s->pairs, sizeof *s->pair, i);
    memset(s->fighting, 0, sizeof s->fighting);
    memset(&s->combat, 0, sizeof s->combat);
    s->combat.principal[0] = s->combat.principal[1] = RG_NONE;
}
