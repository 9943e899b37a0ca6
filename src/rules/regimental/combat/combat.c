/* combat.c -- the charge phase: which combat is next, its principal units, its dice. RG-3.31 to
 * RG-3.33, RG-13.4, RG-13.5, RG-13.11, RG-13.52, RG-13.53, RG-13.81, RG-13.82. */
#include "rules/regimental/combat/combat.h"
#include "rules/regimental/command/command.h"
#include "rules/regimental/steps.h"

#include <string.h>

void rg_run_charge_phase(lin_play *p, const lin_frame *frame)
{
    rg_state *s = p->state;
    const int side = frame->arg[0];

    s->phase = RG_PHASE_CHARGE;
    lin_tell(p, RE_PHASE, side, RG_PHASE_CHARGE);
    lin_push(s, RG_CHARGE_ENDS, side, 0, 0);
    lin_push(s, RG_COMBATS, side, 1, 0);
    lin_push(s, RG_BREAKTHROUGHS, side, 0, 0); /* RG-3.32 */
    lin_push(s, RG_COMBATS, side, 0, 0);
}

/* ---- Which is next ---- */

/* Has it, as the first of its combat, a fight to come in this round? */
static bool is_first_of_combat(const lin_view *v, int u, bool second)
{
    const rg_state *s = v->state;
    tb_set sides[LIN_SIDES];
    const int side = rg_field_of(v->field)->side[u];

    for (int i = 0; i < s->pairs; i++)
        if (s->pair[i].attacker == u && !(s->pair[i].flags & RG_OF_SECOND) == !second) {
            rg_join_combat(v, u, second, sides);
            return tb_next(&sides[side], 0) == u;
        }
    return false;
}

static int next_combat(const lin_view *v, bool second)
{
    const rg_field *f = rg_field_of(v->field);

    for (int u = 0; u < f->units; u++)
        if (!rg_is_leader(f, u) && is_first_of_combat(v, u, second))
            return u;
    return RG_NONE;
}

lin_status rg_check_combats(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const bool second = frame->arg[1];

    if (o->verb == RV_DONE)
        return next_combat(v, second) == RG_NONE
                   ? LIN_OK
                   : rg_no(why, rg_field_of(v->field), next_combat(v, second), "RG-3.31",
                           "has a combat to fight");
    if (o->verb != RV_FIGHT)
        return lin_not_now(v->field, frame, o, why);
    return is_first_of_combat(v, o->arg[0], second)
               ? LIN_OK
               : rg_no(why, rg_field_of(v->field), o->arg[0], "RG-13.5",
                       "is not the first attacker of a combat to come");
}

void rg_list_combats(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);

    for (int u = 0; u < f->units; u++)
        if (!rg_is_leader(f, u) && f->side[u] == frame->arg[0])
            rg_offer(v, frame, rg_check_combats,
                     (lin_order){ .verb = RV_FIGHT, .nargs = 1, .arg = { u } }, out);
    out->insists = out->orders > 0; /* whoever fights sees both sums before the dice */
    rg_offer(v, frame, rg_check_combats, (lin_order){ .verb = RV_DONE }, out);
}

/* For odds: the second combat belongs to the first that brought it about; others do not. */
int rg_usual_combats(const lin_view *v, const lin_frame *frame, const lin_list *l)
{
    (void)v;
    return frame->arg[1] || l->order[0].verb == RV_DONE ? 0 : -1;
}

static int building_of(const rg_state *s, const tb_set *of)
{
    for (int u = tb_next(of, 0); u >= 0; u = tb_next(of, u + 1))
        if (rg_stands(s, u) && s->in[u])
            return s->in[u];
    return 0;
}

void rg_take_combats(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;

    if (o->verb == RV_DONE) {
        lin_pop(s);
        return;
    }
    rg_join_combat(&p->view, o->arg[0], frame->arg[1], s->fighting);
    s->combat = (rg_combat){ .fights = 1,
                             .principal = { RG_NONE, RG_NONE },
                             .second = (uint8_t)frame->arg[1],
                             .attacker = (uint8_t)frame->arg[0] };
    s->combat.building = (uint8_t)building_of(s, &s->fighting[1 - frame->arg[0]]);
    lin_tell(p, RE_COMBAT, o->arg[0], tb_next(&s->fighting[1 - frame->arg[0]], 0));
    lin_push(s, RG_COMBAT, frame->arg[0], 0, 0);
}

/* ---- Principal units ---- */

static bool needs_principal(const lin_view *v, int side)
{
    const rg_state *s = v->state;
    const int main = s->combat.principal[side];

    return main == RG_NONE || !rg_stands(s, main);
}

lin_status rg_check_principal(const lin_view *v, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const tb_set best = rg_principals(v, frame->arg[0]);

    if (o->verb != RV_NAME)
        return lin_not_now(v->field, frame, o, why);
    return kit_set_has(&best, o->arg[0])
               ? LIN_OK
               : rg_no(why, rg_field_of(v->field), o->arg[0], "RG-13.6",
                       "is not the largest, or not the best, of its side");
}

void rg_list_principal(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const tb_set best = rg_principals(v, frame->arg[0]);

    for (int u = tb_next(&best, 0); u >= 0; u = tb_next(&best, u + 1))
        lin_list_add(out, (lin_order){ .verb = RV_NAME, .nargs = 1, .arg = { u } });
}

void rg_take_principal(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;

    s->combat.principal[frame->arg[0]] = (uint8_t)o->arg[0];
}

/* ---- A round ---- */

/* RG-13.4, RG-13.82: is a side without stands? Then no dice. */
static bool is_decided(lin_play *p)
{
    rg_state *s = p->state;
    const int attacker = rg_attacker(s);
    const bool mine = rg_stands_of(&p->view, attacker) > 0,
               his = rg_stands_of(&p->view, 1 - attacker) > 0;

    if (mine && his)
        return false;
    if (!mine && !his)
        rg_end_combat(p);
    else
        rg_apply_result(p, mine ? 1 : -1);
    return true;
}

void rg_run_combat(lin_play *p, const lin_frame *frame)
{
    rg_state *s = p->state;

    if (is_decided(p))
        return;
    for (int side = 0; side < LIN_SIDES; side++)
        if (needs_principal(&p->view, side)) {
            const tb_set best = rg_principals(&p->view, side);

            if (kit_set_count(&best) == 1) {
                s->combat.principal[side] = (uint8_t)tb_next(&best, 0);
                continue;
            }
            lin_push(s, RG_COMBAT, frame->arg[0], 0, 0);
            lin_push(s, RG_PRINCIPAL, side, 0, 0);
            return;
        }
    lin_push(s, RG_COMBAT_DICE, rg_attacker(s), 0, 0);
}

void rg_roll_combat_dice(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    (void)v;
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 6,
                           .classes = 6,
                           .better = 1,
                           .side = (lin_side)frame->arg[0],
                           .rule = "RG-13.11",
                           .purpose = "charge combat" };
    for (int face = 1; face <= 6; face++)
        out->class_of[face] = (uint8_t)(face - 1);
}

static int total_of(lin_play *p, int side, int die)
{
    const rg_state *s = p->state;
    kit_sum sum;

    rg_combat_sum(&p->view, side, &sum);
    lin_tell(p, RE_COMBAT_SUM, s->combat.principal[side], die, die + sum.total);
    kit_sum_tell(&sum, p, RE_REASON);
    return die + sum.total;
}

static void struggle(lin_play *p)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    for (int side = 0; side < LIN_SIDES; side++)
        rg_side_loses(p, side, 1);
    for (int side = 0; side < LIN_SIDES; side++)
        for (int u = tb_next(&s->fighting[side], 0); u >= 0;
             u = tb_next(&s->fighting[side], u + 1)) {
            rg_set_disordered(p, u);
            for (int i = 0; i < RG_GUN_STANDS && rg_is_guns(f, u); i++)
                rg_silence(p, u, i);
        }
    s->combat.rounds = 1;
    lin_push(s, RG_COMBAT, rg_attacker(s), 0, 0);
    rg_leaders_throw(p, true); /* of units that it has destroyed, RG-13.71 */
}

void rg_land_combat_dice(lin_play *p, const lin_frame *frame, const uint8_t *faces)
{
    rg_state *s = p->state;
    const int side = frame->arg[0];
    int result;

    lin_tell(p, RE_COMBAT_DIE, side, faces[0]);
    if (side == rg_attacker(s)) {
        s->combat.die = (int8_t)faces[0];
        lin_push(s, RG_COMBAT_DICE, 1 - side, 0, 0);
        return;
    }
    result = total_of(p, 1 - side, s->combat.die) - total_of(p, side, faces[0]);
    s->combat.die = 0;
    lin_tell(p, RE_RESULT, s->combat.principal[1 - side], rg_combat_row(result), result);
    if (result == 0)
        struggle(p);
    else
        rg_apply_result(p, result);
}
