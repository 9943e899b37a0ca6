/* volley.c -- a volley of muskets, shot or canister: from the order to the marks. IB-4.30 to
 * IB-4.38, IB-4.63 to IB-4.67; the sums are in volley_sum.c.
 *
 * Whom a unit may fire at is judged by eye alone: direction and sight, what the target is, how the
 * shooter stands and whether it is loaded. How far it is nobody knows before it has fired
 * (IB-12.5): the volley measures first, and out of range is powder wasted (IB-4.38).
 *
 *     volley          measures, empties the unit; out of range: over
 *     grape           its owner: grapeshot, once the range is known?
 *     volley-dice     so many D6, good from the need on
 *     spend           hit by hit, on a commander (aim.c)
 *     side-dice       a D6 for each hit that is left, into a melee (into_melee.c)
 *     volley-lands    the marks
 *
 * The record `volley` of the state holds it from the first to the last of them. */
#include "kit/dice.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/steps.h"
#include "rules/ironbrigade/turn/turn.h"

/* ---- Who may fire, and at whom ---- */

/* IB-4.34: infantry in line or skirmish order, guns unlimbered. IB-4.12: horse by the option alone,
 * as infantry, so not in column (IB-2.23). IB-4.71: howitzers have no shot. */
bool ib_has_shot(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    switch (f->type[u]) {
    case IB_INFANTRY:
        return s->formation[u] != IB_COLUMN;
    case IB_CAVALRY:
        return s->formation[u] != IB_COLUMN && ib_option(f, IB_OPT_CAV_FIRE);
    case IB_GUN:
        return s->formation[u] == IB_UNLIMBERED && ib_cannonade[f->gun[u]].dice > 0;
    default:
        return false;
    }
}

const char *ib_hidden_by(const lin_view *view, const kit_ray_end *end)
{
    const ib_field *f = ib_field_of(view->field);

    return end->unit != KIT_NONE    ? ib_id(f, end->unit)
           : end->piece != KIT_NONE ? kit_piece_name(&f->scenery, end->piece)
                                    : "the ground";
}

/* What the eye can judge:
 *   1  a unit of the enemy on the table; commanders are aimed at with a hit   IB-7.15
 *   2  in arc                                                                 IB-4.36, IB-2.28
 *   3  in sight; the units of a melee hide nobody                             IB-4.36, IB-4.86 */
lin_status ib_check_target(const lin_view *view, int u, int target, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    kit_ray_end sight;

    if (f->side[target] == f->side[u] || !ib_stands(view->state, target)) /* 1 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-4.36", "%s is no enemy on the table.",
                          ib_id(f, target));
    if (!ib_is_unit(f, target))
        return lin_refuse(
            why, LIN_ILLEGAL, "IB-7.15",
            "%s is no unit. Fire at a unit near by; a hit may be spent on a commander.",
            ib_id(f, target));
    if (!ib_in_arc(view, u, target)) /* 2 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-4.36",
                          "No part of %s is in the arc of %s; turn or wheel first.",
                          ib_id(f, target), ib_id(f, u));
    sight = ib_see(view, u, target, target);
    if (!sight.open) /* 3 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-4.36", "%s cannot see %s: %s is in the way.",
                          ib_id(f, u), ib_id(f, target), ib_hidden_by(view, &sight));
    return LIN_OK;
}

/* ---- The order ---- */

lin_status ib_check_act_fire(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int u = o->arg[0];
    const lin_status status = ib_check_may_fire(view, u, s->phase == IB_PHASE_FIRE, why);

    if (status != LIN_OK)
        return status;
    if (!ib_has_shot(view, u))
        return lin_refuse(why, LIN_ILLEGAL, "IB-4.71",
                          "%s is a howitzer and has no shot; fire a shell.", ib_id(f, u));
    return ib_check_target(view, u, o->arg[1], why);
}

void ib_list_act_fire(const lin_view *view, int u, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    tb_set targets;

    if (ib_check_may_fire(view, u, s->phase == IB_PHASE_FIRE, NULL) != LIN_OK ||
        !ib_has_shot(view, u))
        return;
    targets = ib_units_in_arc(view, u, &f->bodies[1 - f->side[u]]);
    for (int e = tb_next(&targets, 0); e >= 0; e = tb_next(&targets, e + 1))
        if (ib_see(view, u, e, e).open)
            lin_list_add_short(out, IV_FIRE, 2, u, e);
}

/* IB-3.11: half a move, in either phase; IB-3.18: in the movement phase it acts, and what it does
 * with the rest is asked when the shot is over. */
void ib_begin_fire(lin_play *p, int u)
{
    ib_state *s = p->state;

    s->mark[u] |= IB_FIRED_NOW;
    ib_spend_effort(s, u, 1);
    if (s->phase == IB_PHASE_FIRE)
        return;
    ib_begin_act(p, u);
    ib_go_on(p, u);
}

void ib_take_act_fire(lin_play *p, const lin_order *o)
{
    const ib_state *s = p->state;

    ib_fire(p, o->arg[0], o->arg[1], s->phase == IB_PHASE_FIRE ? IB_BY_ORDER : IB_BY_FIRE_FIRST);
}

/* IB-6.34: who fell is thought of when the event is over; a volley that belongs to a charge is no
 * event of its own. */
void ib_fire(lin_play *p, int u, int target, ib_fire_cause cause)
{
    ib_state *s = p->state;

    if (cause == IB_BY_ORDER || cause == IB_BY_FIRE_FIRST) {
        ib_begin_fire(p, u);
        lin_push(s, IB_EVENT_OVER, 0, 0, 0);
    }
    lin_push(s, IB_VOLLEY, u, target, (int)cause);
}

/* ---- The range ---- */

/* IB-12.3: told once it is declared. In copies that odds are reckoned on, nothing is measured. */
static int measured_band(lin_play *p, int u, int target, int32_t *distance)
{
    const ib_field *f = ib_field_of(p->view.field);
    const ib_state *s = p->state;
    const int assumed = s->assumed & IB_ASSUME_BAND;

    if (assumed) {
        *distance = assumed - 1 == IB_SHORT ? 0 : LIN_FAR;
        return ib_printed_need(f, u, assumed - 1) ? assumed - 1 : IB_NO_BAND;
    }
    *distance = ib_measure(p, u, target);
    return f->type[u] == IB_GUN ? ib_gun_band(f->gun[u], *distance) : ib_small_arms_band(*distance);
}

static int find_band(lin_play *p, int u, int target, int cause, int32_t *distance)
{
    int band;

    if (cause != IB_AT_CHARGER && cause != IB_IN_SUPPORT)
        return measured_band(p, u, target, distance);
    band = cause == IB_AT_CHARGER ? ib_answer_band(&p->view, u) : IB_SHORT;    /* IB-4.51 */
    *distance = band != IB_SHORT ? LIN_FAR : ib_distance(&p->view, u, target); /* in contact */
    return band;
}

/* IB-4.66, IB-4.67: as far as grapeshot reaches; where the band is not that of the distance, only
 * as at short range. */
static bool may_use_grape(const lin_view *view, int u, int32_t distance)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    return f->type[u] == IB_GUN && s->grape[u] > 0 &&
           distance <= IB_IN(f->base.option[IB_OPT_GRAPE_RANGE]);
}

/* ---- The volley ---- */

static bool is_small_arms(const ib_field *f, int u)
{
    return f->type[u] != IB_GUN;
}

/* IB-4.19, IB-4.20: whatever comes of it, that was the first. */
static void spend_first_volley(lin_play *p, int u)
{
    ib_state *s = p->state;

    if (is_small_arms(ib_field_of(p->view.field), u))
        s->mark[u] |= IB_VOLLEYED;
}

/* All that its dice go by is known: told, and then thrown. */
static void present(lin_play *p)
{
    ib_state *s = p->state;
    const ib_volley *v = &s->volley;
    kit_sum sum;

    ib_volley_sum(&p->view, v, &sum);
    lin_tell(p, IE_FIRES, v->shooter, v->target, v->cause, v->dice,
             ib_printed_need(ib_field_of(p->view.field), v->shooter, v->band));
    kit_sum_tell(&sum, p, IE_REASON);
    lin_push(s, IB_VOLLEY_DICE, v->shooter, 0, 0);
}

/* Arguments: shooter, target, cause. */
void ib_run_volley(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const int u = frame->arg[0], target = frame->arg[1];
    int32_t distance;
    int band;

    if (!ib_stands(s, u) || !ib_stands(s, target))
        return;
    band = find_band(p, u, target, frame->arg[2], &distance);
    s->mark[u] |= IB_EMPTY; /* IB-4.31 */
    s->volleys[u] = (uint8_t)(s->volleys[u] < 2 ? s->volleys[u] + 1 : 2);
    if (band == IB_NO_BAND) { /* IB-4.38 */
        lin_tell(p, IE_OUT_OF_RANGE, u, target);
        spend_first_volley(p, u);
        return;
    }
    s->volley = (ib_volley){ .shooter = (uint8_t)u,
                             .target = (uint8_t)target,
                             .cause = (uint8_t)frame->arg[2],
                             .band = (uint8_t)band,
                             .dice = is_small_arms(f, u) ? ib_musketry[f->class[u]].dice
                                                         : ib_cannonade[f->gun[u]].dice,
                             .into_melee = ib_is_engaged(s, target) };
    if (may_use_grape(&p->view, u, distance))
        lin_push(s, IB_GRAPE, u, 0, 0);
    else
        present(p);
}

/* IB-4.67; argument: the gun. */
void ib_take_grape(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    ib_state *s = p->state;

    if (o->verb == IV_YES) {
        s->grape[frame->arg[0]]--; /* IB-4.66 */
        s->volley.grape = 1;
    }
    present(p);
}

/* IB-1.4: as many as the table has, at once. */
void ib_roll_volley_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const ib_volley *v = &s->volley;
    const int need = ib_volley_need(view, v);

    (void)frame;
    kit_ask_dice(v->dice, need < 1 ? 1 : need, (lin_side)f->side[v->shooter], "IB-4.10", "volley",
                 out);
}

static void tell_dice(lin_play *p, const ib_volley *v, int need, const uint8_t *face)
{
    int32_t arg[4 + LIN_DICE] = { v->shooter, v->target, need, v->hits };

    for (int i = 0; i < v->dice; i++)
        arg[4 + i] = face[i];
    if (p->log)
        lin_log_add(p->log, IE_HITS, 4 + v->dice, arg);
}

void ib_land_volley_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    ib_state *s = p->state;
    ib_volley *v = &s->volley;
    const int need = ib_volley_need(&p->view, v);

    v->hits = v->left = (uint8_t)kit_count_good(face, v->dice, need);
    tell_dice(p, v, need, face);
    spend_first_volley(p, v->shooter);
    lin_push(s, IB_VOLLEY_LANDS, frame->arg[0], 0, 0);
    ib_ask_spend(p, frame->arg[0]); /* IB-7.21: whatever its cause */
}

/* Arguments: the shooter; of fire into a melee how far it has come. */
void ib_run_volley_lands(lin_play *p, const lin_frame *frame)
{
    ib_state *s = p->state;
    const ib_volley v = s->volley;

    if (v.into_melee && (v.left > 0 || frame->arg[1] > 0)) {
        ib_land_in_melee(p, frame->arg[0], frame->arg[1]);
        return;
    }
    ib_end_volley(s);
    if (v.hits == 0)
        lin_tell(p, IE_MISSED, v.shooter, v.target);
    ib_lose_marks(p, v.target, v.left); /* IB-4.11 */
}
