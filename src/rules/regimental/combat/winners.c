/* winners.c -- what winners do: carry the position, go into a building, recall, break through.
 * RG-13.39, RG-13.44, RG-13.50, RG-13.51, RG-13.57, RG-13.65, RG-13.76 to RG-13.93. */
#include "rules/regimental/charge/charge.h"
#include "rules/regimental/combat/combat.h"
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/steps.h"
#include "kit/maneuver.h"
#include "kit/rout.h"

#include <stdlib.h>
#include <string.h>

/* ---- Carrying, RG-13.76 ---- */

/* Of what it struck; of one that was to break through, when its pairs are gone, as it was kept. */
static int depth_struck(rg_state *s, int u)
{
    const rg_charge *c = rg_charge_of(s, u);
    int deep = 0;

    for (int i = 0; i < s->pairs; i++)
        if ((s->pair[i].attacker == u || s->pair[i].defender == u) && s->pair[i].spare > deep)
            deep = s->pair[i].spare;
    return deep == 0 && c ? c->deep : deep;
}

void rg_carry(lin_play *p, int u)
{
    rg_state *s = p->state;
    const int deep = depth_struck(s, u);
    tb_pose pose = rg_pose(&p->view, u), from;
    kit_run run;
    int32_t far;
    tb_body body;

    if (deep == 0 || !rg_has_zone(s, u) || rg_is_snake(s, u))
        return;
    from = pose;
    run = kit_go_straight(rg_window(&p->view), u, &pose, 0, deep * LIN_INCH / 100);
    far = rg_back_until_clear(&p->view, u, &from, from.facing, run.free); /* of its own guns */
    if (far != run.free) { /* else it ends where the way was found free, to the step */
        pose = from;
        if (far > 0)
            pose.at = tb_go(from.at, from.facing, far, 0);
    }
    tb_form(&pose, &body);
    if (rg_lies_on(&p->view, u, &body) != RG_NONE) /* on the block of one that stayed */
        pose = from;
    rg_put(p, u, &pose);
    lin_tell(p, RE_CARRIES, u, pose.at.x, pose.at.y);
}

/* ---- Winners, one by one ---- */

void rg_take_position(lin_play *p, int u)
{
    const rg_state *s = p->state;

    if (s->combat.row == RG_HARD_PRESSED && s->combat.fortified)
        rg_flees(p, u, RG_FLEES_TWO, RG_NONE); /* RG-13.50 */
    else
        rg_carry(p, u);
}

static void attacker_wins(lin_play *p, int u)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const bool horse = rg_is_mounted(f, s, u), first = !s->combat.second;

    if (s->done[u] & RG_BAD_GROUND || horse || !first) /* RG-13.65, RG-13.92 */
        s->done[u] |= RG_DUE;
    if (first && (s->combat.row == RG_SWEPT || (s->combat.row == RG_DRIVEN_BACK && horse))) {
        kit_set_put(&s->breaking, u); /* RG-13.74 */
        if (rg_charge_of(s, u))
            rg_charge_of(s, u)->deep = (uint8_t)depth_struck(s, u);
    } else if (s->combat.row == RG_HARD_PRESSED && horse && first) {
        lin_push(s, RG_RECALL, u, 1, 0); /* RG-13.51 */
    } else {
        rg_take_position(p, u);
    }
}

/* RG-13.57, RG-13.61, RG-13.64 */
static void defender_wins(lin_play *p, int u)
{
    rg_state *s = p->state;

    if (!rg_is_mounted(rg_field_of(p->view.field), s, u))
        return;
    rg_set_disordered(p, u);
    if (s->done[u] & RG_MET)
        lin_push(s, RG_WON_COUNTER, u, 0, 0);
}

void rg_run_winners(lin_play *p, const lin_frame *frame)
{
    rg_state *s = p->state;
    const int side = frame->arg[0], u = tb_next(&s->winning, 0);

    if (u >= 0) {
        kit_set_drop(&s->winning, u);
        lin_push(s, RG_WINNERS, side, frame->arg[1], 0);
        if (side == rg_attacker(s))
            attacker_wins(p, u);
        else
            defender_wins(p, u);
        return;
    }
    if (!frame->arg[1] && side == rg_attacker(s) && s->combat.building &&
        !rg_is_taken_building(&p->view, s->combat.building - 1, RG_NONE)) {
        lin_push(s, RG_WINNERS, side, 1, 0);
        lin_push(s, RG_MOVE_IN, side, s->combat.building, 0);
        return;
    }
    rg_end_combat(p);
}

lin_status rg_check_won_counter(const lin_view *v, const lin_frame *frame, const lin_order *o,
                                lin_refusal *why)
{
    if (o->verb == RV_HOLD || o->verb == RV_CARRY)
        return o->arg[0] == frame->arg[0] ? LIN_OK : lin_not_now(v->field, frame, o, why);
    return rg_check_recall(v, frame, o, why);
}

void rg_list_won_counter(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const int u = frame->arg[0];

    rg_open_recall(v, u, out);
    lin_list_add(out, (lin_order){ .verb = RV_CARRY, .nargs = 1, .arg = { u } });
    lin_list_add(out, (lin_order){ .verb = RV_HOLD, .nargs = 1, .arg = { u } });
}

void rg_take_won_counter(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    if (o->verb == RV_CARRY)
        rg_carry(p, frame->arg[0]);
    else if (o->verb == RV_RECALL)
        rg_do_recall(p, frame->arg[0], (lin_point){ o->arg[1], o->arg[2] }, (tb_angle)o->arg[3]);
}

/* ---- Into a building, RG-13.77, RG-13.78 ----
 * arg 1: 1 + the building; arg 2: 1 + the one unit that may go, or 0: all of the combat but those
 * that break through. */

lin_status rg_check_move_in(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0];
    const bool may = frame->arg[2] ? u == frame->arg[2] - 1
                                   : kit_set_has(&s->fighting[frame->arg[0]], u) &&
                                         !kit_set_has(&s->breaking, u);

    if (o->verb == RV_NO)
        return LIN_OK;
    if (o->verb != RV_ENTER)
        return lin_not_now(v->field, frame, o, why);
    return may && rg_stands(s, u) && o->arg[1] == frame->arg[1] - 1 &&
                   rg_check_enter(v, u, o->arg[1], NULL) == LIN_OK
               ? LIN_OK
               : rg_no(why, f, u, "RG-13.77",
                       "did not take that building, or does not fit into it");
}

void rg_list_move_in(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int main = s->combat.principal[frame->arg[0]];

    for (int pass = 0; pass < 2; pass++) /* the principal unit first */
        for (int u = 0; u < f->units; u++)
            if ((u == main) == (pass == 0) && !rg_is_leader(f, u))
                rg_offer(
                    v, frame, rg_check_move_in,
                    (lin_order){ .verb = RV_ENTER, .nargs = 2, .arg = { u, frame->arg[1] - 1 } },
                    out);
    lin_list_add(out, (lin_order){ .verb = RV_NO });
}

void rg_take_move_in(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    (void)frame;
    if (o->verb == RV_NO)
        return;
    rg_do_enter(p, o->arg[0], o->arg[1]);
    lin_tell(p, RE_MOVES_IN, o->arg[0], o->arg[1]);
}

/* RG-13.86: one that could not break through carries what it took: it may be an empty building. */
static void carry_instead(lin_play *p, int u)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    for (int i = 0; depth_struck(s, u) == 0 && i < f->scenery.pieces; i++)
        if (rg_check_enter(&p->view, u, i, NULL) == LIN_OK) {
            lin_push(s, RG_MOVE_IN, f->side[u], i + 1, u + 1);
            return;
        }
    rg_carry(p, u);
}

/* ---- Breaking through, RG-13.83 to RG-13.91: after the last first combat (RG-13.87), at any enemy
 * on the table (RG-13.89), who neither fires nor rides out (RG-13.90) ---- */

static bool reaches(const lin_view *v, int u, int t, int *turn)
{
    return rg_stands(v->state, t) && rg_least_charge(v, u, t, true, RG_WHOLE / 2, turn);
}

/* The nearest that it can reach; RG_NONE. */
static int nearest_reached(const lin_view *v, int u, int32_t *far)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_set *all = &f->bodies[1 - f->side[u]];
    int found = RG_NONE, turn;

    *far = RG_IN(18) + 1;
    for (int t = tb_next(all, 0); t >= 0; t = tb_next(all, t + 1)) {
        if (!rg_stands(v->state, t) || !rg_within(v, u, t, *far - 1) || !reaches(v, u, t, &turn))
            continue;
        *far = rg_gap(v, u, t);
        found = t;
    }
    return found;
}

/*   1  a unit that breaks through
 *   2  at the nearest enemy that it can reach, one of equally near ones
 *   3  with a wheel by which it does
 *   4  carry: nobody is in reach, or infantry by the option */
lin_status rg_check_breakthroughs(const lin_view *v, const lin_frame *frame, const lin_order *o,
                                  lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int u = o->arg[0];
    rg_reach reach;
    int32_t far;
    int nearest;

    if (o->verb == RV_DONE)
        return kit_set_is_empty(&s->breaking)
                   ? LIN_OK
                   : rg_no(why, f, tb_next(&s->breaking, 0), "RG-13.84", "has to break through");
    if (o->verb != RV_BREAK && o->verb != RV_CARRY)
        return lin_not_now(v->field, frame, o, why);
    if (!kit_set_has(&s->breaking, u)) /* 1 */
        return rg_no(why, f, u, "RG-13.84", "does not break through");
    nearest = nearest_reached(v, u, &far);
    if (o->verb == RV_CARRY) /* 4 */
        return nearest == RG_NONE || (rg_option(f, RG_OPT_BT_OPTIONAL) && f->type[u] == RG_INFANTRY)
                   ? LIN_OK
                   : rg_no(why, f, u, "RG-13.84", "can reach an enemy and has to break through");
    if (nearest == RG_NONE || rg_is_leader(f, o->arg[1]) || !rg_stands(s, o->arg[1]) ||
        f->side[o->arg[1]] == f->side[u] || rg_gap(v, u, o->arg[1]) > far) /* 2 */
        return rg_no(why, f, u, "RG-13.83", "breaks through at the nearest enemy in its reach");
    rg_plan_charge(v, u, o->arg[1], o->arg[2] == 0 ? -o->arg[3] : o->arg[3], true, RG_WHOLE / 2,
                   &reach);
    return reach.reaches && o->arg[3] <= TB_EIGHTH /* 3 */
               ? LIN_OK
               : rg_no(why, f, u, "RG-13.83", "does not reach it by that wheel");
}

void rg_list_breakthroughs(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int u = tb_next(&s->breaking, 0); u >= 0; u = tb_next(&s->breaking, u + 1)) {
        int32_t far;
        int turn;
        const int nearest = nearest_reached(v, u, &far);

        for (int t = 0; nearest != RG_NONE && t < f->units; t++)
            if (f->side[t] != f->side[u] && !rg_is_leader(f, t) && rg_stands(s, t) &&
                rg_within(v, u, t, far) && reaches(v, u, t, &turn))
                rg_offer(v, frame, rg_check_breakthroughs,
                         (lin_order){
                             .verb = RV_BREAK, .nargs = 4, .arg = { u, t, turn > 0, abs(turn) } },
                         out);
        rg_offer(v, frame, rg_check_breakthroughs,
                 (lin_order){ .verb = RV_CARRY, .nargs = 1, .arg = { u } }, out);
    }
    rg_offer(v, frame, rg_check_breakthroughs, (lin_order){ .verb = RV_DONE }, out);
}

void rg_take_breakthroughs(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int u = o->arg[0];
    lin_point from;
    rg_reach reach;

    (void)frame;
    if (o->verb == RV_DONE) {
        lin_pop(s);
        return;
    }
    kit_set_drop(&s->breaking, u);
    if (o->verb == RV_CARRY) {
        carry_instead(p, u);
        return;
    }
    from = rg_centre(&p->view, u);
    rg_plan_charge(&p->view, u, o->arg[1], o->arg[2] == 0 ? -o->arg[3] : o->arg[3], true,
                   RG_WHOLE / 2, &reach);
    lin_tell(p, RE_BREAKS_THROUGH, u, o->arg[1]);
    if (rg_charge_of(s, u)) {
        rg_charge_of(s, u)->level = (uint8_t)rg_level(f, from);
        rg_charge_of(s, u)->from = from;
        rg_charge_of(s, u)->deep = 0;
    }
    s->done[u] |= RG_SECOND;
    s->done[u] &= (uint16_t)~RG_CLEAR_WAY;
    rg_charge_home(p, u, o->arg[1], &reach, from, true);
}

/* RG-13.92, RG-13.93 */
/* RG-2.48, RG-2.49: marks of a charge last so long. */
void rg_run_charge_ends(lin_play *p, const lin_frame *frame)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    (void)frame;
    for (int u = 0; u < f->units; u++) {
        if (s->done[u] & RG_DUE)
            rg_set_disordered(p, u);
        s->done[u] &= (uint16_t) ~(RG_DUE | RG_CHARGING | RG_COLD | RG_BAD_GROUND | RG_MET |
                                   RG_SECOND | RG_CLEAR_WAY);
    }
    memset(s->charge, 0, sizeof s->charge);
    memset(s->pair, 0, sizeof s->pair);
    s->charges = s->pairs = 0;
}
