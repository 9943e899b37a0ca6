/* throws.c -- who is thrown for, with whom, and the dice. RG-3.8 to RG-3.19, RG-5.1 to RG-5.6,
 * RG-19.19, RG-19.20. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/maneuver/maneuver.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/steps.h"

#include <stdlib.h>

#include <string.h>

bool rg_must_throw(const lin_view *v, int u)
{
    const rg_state *s = v->state;

    return rg_stands(s, u) && !(s->done[u] & RG_THROWN) &&
           (rg_is_disordered(s, u) || rg_is_broken(s, u));
}

/* ---- Who throws next ----
 *   1  a unit of the side that has not thrown, by itself if he likes (RG-3.14, RG-3.18, RG-5.5)
 *                                                                RG-3.16
 *   2  a leader who has not led                                  RG-3.17
 *   3  with somebody in his radius who may share his throw       RG-5.6
 *   4  no end while somebody must throw                          RG-3.11 */
static lin_status check_unit(const lin_view *v, int u, int side, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const lin_status status = rg_check_own(v, u, side, false, why);

    if (status != LIN_OK)
        return status;
    return s->done[u] & RG_THROWN ? rg_no(why, f, u, "RG-3.16", "has thrown in this player turn")
                                  : LIN_OK;
}

static lin_status check_shares(const lin_view *v, int leader, int u, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const lin_status status = check_unit(v, u, f->side[leader], why);

    if (status != LIN_OK)
        return status;
    if (rg_is_troops(f, u) && f->kind[u] == RG_INDIANS)
        return rg_no(why, f, u, "RG-5.6", "is of Indians, who throw each for themselves");
    return rg_in_radius(v, leader, u)
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "RG-3.10", "%s is not in the radius of %s.",
                            rg_id(f, u), rg_id(f, leader));
}

static lin_status check_leads(const lin_view *v, int c, int side, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const lin_status status = rg_check_own(v, c, side, true, why);

    if (status != LIN_OK)
        return status;
    if (s->done[c] & RG_LED)
        return rg_no(why, f, c, "RG-3.17", "has led a throw in this phase");
    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
        if (check_shares(v, c, u, NULL) == LIN_OK)
            return LIN_OK;
    return rg_no(why, f, c, "RG-3.10", "has nobody in his radius to throw for");
}

/* Does it face away from the edge it goes home to? Then it faces about first. */
static bool faces_away(const rg_field *f, const rg_state *s, int u)
{
    const tb_angle home = (tb_angle)(f->edges[f->side[u]][0] * TB_QUARTER);

    return abs(tb_turn(s->facing[u], home)) > TB_QUARTER;
}

/* RG-19.19 */
static lin_status check_goes_home(const lin_view *v, int u, int side, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const lin_status status = check_unit(v, u, side, why);

    if (status != LIN_OK)
        return status;
    if (!(f->flags[u] & RG_MAY_GO_HOME) || s->volleys[u] < 2)
        return rg_no(why, f, u, "RG-19.19",
                     "may not go home: it has not fired in two fire steps, "
                     "or is not one of those who may");
    return rg_is_disordered(s, u) || rg_is_broken(s, u) || s->in[u]
               ? rg_no(why, f, u, "RG-19.19", "is not in good order in the open")
           : faces_away(f, s, u) ? rg_check_about(v, u, why)
                                 : LIN_OK;
}

static int next_that_must(const lin_view *v, int side)
{
    const rg_field *f = rg_field_of(v->field);

    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
        if (rg_must_throw(v, u))
            return u;
    return RG_NONE;
}

lin_status rg_check_throws(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const int side = frame->arg[0];
    int must;

    switch (o->verb) {
    case RV_THROW:
        return check_unit(v, o->arg[0], side, why);
    case RV_LEAD:
        return check_leads(v, o->arg[0], side, why);
    case RV_GO_HOME:
        return check_goes_home(v, o->arg[0], side, why);
    case RV_END:
        must = next_that_must(v, side);
        return must == RG_NONE ? LIN_OK
                               : rg_no(why, rg_field_of(v->field), must, "RG-3.11",
                                       "is disordered or broken and has to throw first");
    default:
        return lin_not_now(v->field, frame, o, why);
    }
}

/* Those that must come first, alone; then the end: what holds without an answer is the last but
 * for them. RG-3.12 */
void rg_list_throws(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const int side = frame->arg[0], must = next_that_must(v, side);

    for (int u = 0; u < f->units; u++) {
        if (f->side[u] != side)
            continue;
        if (rg_is_leader(f, u)) {
            rg_offer(v, frame, rg_check_throws,
                     (lin_order){ .verb = RV_LEAD, .nargs = 1, .arg = { u } }, out);
            continue;
        }
        if (u != must)
            rg_offer(v, frame, rg_check_throws,
                     (lin_order){ .verb = RV_THROW, .nargs = 1, .arg = { u } }, out);
        rg_offer(v, frame, rg_check_throws,
                 (lin_order){ .verb = RV_GO_HOME, .nargs = 1, .arg = { u } }, out);
    }
    if (must != RG_NONE)
        lin_list_add(out, (lin_order){ .verb = RV_THROW, .nargs = 1, .arg = { must } });
    else
        lin_list_add(out, (lin_order){ .verb = RV_END });
}

/* Two units that have not thrown; or one, and nobody must. */
bool rg_several_throws(const lin_view *v, const lin_frame *frame)
{
    const rg_state *s = v->state;
    const tb_set *own = &rg_field_of(v->field)->bodies[frame->arg[0]];
    int n = next_that_must(v, frame->arg[0]) == RG_NONE;

    for (int u = tb_next(own, 0); u >= 0 && n < 2; u = tb_next(own, u + 1))
        n += rg_stands(s, u) && !(s->done[u] & RG_THROWN);
    return n >= 2;
}

/* To throw for it or to lead, to go home: of each of the side; and to end. */
bool rg_draw_throws(const lin_view *v, const lin_frame *frame, lin_rng *rng, lin_order *out)
{
    enum { TRIES = 400 };
    const rg_field *f = rg_field_of(v->field);

    for (int try = 0; try < TRIES; try++) {
        const uint32_t i = lin_rng_below(rng, 2 * (uint32_t)f->units + 1);
        const int u = (int)i / 2;

        *out = (lin_order){ .verb = RV_END };
        if (u < f->units)
            *out = (lin_order){ .verb = i % 2                ? RV_GO_HOME
                                        : rg_is_leader(f, u) ? RV_LEAD
                                                             : RV_THROW,
                                .nargs = 1,
                                .arg = { u } };
        if (rg_check_throws(v, frame, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}

static void goes_home(lin_play *p, int u)
{
    rg_state *s = p->state;

    lin_tell(p, RE_GOES_HOME, u);
    s->done[u] |= RG_THROWN;
    s->mark[u] |= RG_GOING_HOME;
    s->menu[u] = RG_WELL;
    if (faces_away(rg_field_of(p->view.field), s, u))
        rg_do_about(p, u);
    kit_set_put(&s->acting, u);
    lin_push(s, RG_ACT, s->side, 0, 0);
}

void rg_take_throws(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;
    const int u = o->arg[0];

    (void)frame;
    switch (o->verb) {
    case RV_END:
        lin_pop(s);
        break;
    case RV_GO_HOME:
        goes_home(p, u);
        break;
    case RV_LEAD:
        s->done[u] |= RG_LED;
        s->thrown.leader = (uint8_t)u;
        lin_push(s, RG_GATHER, u, 0, 0);
        break;
    default:
        s->thrown.unit = (uint8_t)u;
        kit_set_put(&s->throwing, u);
        lin_push(s, RG_THROW_DICE, s->side, 0, 0);
    }
}

/* ---- Who shares a leader's throw ---- */

lin_status rg_check_gather(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int c = frame->arg[0];

    if (o->verb == RV_ROLL)
        return kit_set_is_empty(&s->throwing)
                   ? rg_no(why, f, c, "RG-3.10", "throws for one unit at least")
                   : LIN_OK;
    if (o->verb != RV_WITH)
        return lin_not_now(v->field, frame, o, why);
    if (kit_set_has(&s->throwing, o->arg[0]))
        return rg_no(why, f, o->arg[0], "RG-5.4", "shares this throw already");
    return check_shares(v, c, o->arg[0], why);
}

void rg_list_gather(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const int side = f->side[frame->arg[0]];

    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
        rg_offer(v, frame, rg_check_gather,
                 (lin_order){ .verb = RV_WITH, .nargs = 1, .arg = { u } }, out);
    rg_offer(v, frame, rg_check_gather, (lin_order){ .verb = RV_ROLL }, out);
}

void rg_take_gather(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;

    (void)frame;
    if (o->verb == RV_WITH) {
        kit_set_put(&s->throwing, o->arg[0]);
        return;
    }
    lin_pop(s);
    lin_push(s, RG_THROW_DICE, s->side, 0, 0);
}

/* ---- The dice: the white from the coloured ---- */

void rg_roll_throw_dice(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    (void)v;
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .classes = 6,
                           .side = (lin_side)frame->arg[0],
                           .differ = true,
                           .rule = "RG-5.1",
                           .purpose = "maneuver" };
    for (int face = 1; face <= 6; face++)
        out->class_of[face] = (uint8_t)(face - 1);
}

/* RG-3.19: everything is settled for each of its units at this moment. */
void rg_land_throw_dice(lin_play *p, const lin_frame *frame, const uint8_t *faces)
{
    rg_state *s = p->state;
    const int difference = faces[0] - faces[1];
    const bool doubles = faces[0] == faces[1];
    uint8_t says[RG_UNITS] = { 0 };

    (void)frame;
    s->thrown.coloured = faces[0];
    s->thrown.white = faces[1];
    lin_tell(p, RE_THROWN, s->side, faces[0], faces[1], difference);
    for (int u = tb_next(&s->throwing, 0); u >= 0; u = tb_next(&s->throwing, u + 1)) {
        kit_sum sum;

        rg_throw_sum(&p->view, u, s->thrown.leader, &sum);
        lin_tell(p, RE_SUM, u, sum.total, difference + sum.total);
        kit_sum_tell(&sum, p, RE_REASON);
        says[u] = (uint8_t)rg_table_says(&p->view, u, difference + sum.total, doubles);
        lin_tell(p, RE_ENTRY, u, says[u]);
    }
    for (int u = tb_next(&s->throwing, 0); u >= 0; u = tb_next(&s->throwing, u + 1)) {
        s->done[u] |= RG_THROWN;
        s->menu[u] = (uint8_t)(RG_MENUS + says[u]); /* until it is carried out */
    }
    lin_push(s, RG_FORCED, s->side, 0, 0);
}
