/* macros.c -- orders in words that become several atoms.
 *
 * What a hand says that drags a piece is "go UNIT X Y": set it up there, come on there, march
 * toward it (all of the move, or half of it), ride there. "go UNIT here FACING" is what it says
 * that turns a piece. "advance COMMANDER" lets every unit of his brigade that has not acted go
 * ahead; "task UNIT KIND ..." gives its brigade an order, or sends it; "shell-at UNIT X Y INCHES"
 * aims a shell at where the hand points, as far as it says.
 *
 * A hand that drags a unit says which way it shall go, and never how far (IB-12.1): the order comes
 * to a wheel until its front points at the place, and then straight ahead, all of its move or half
 * of it. Behind its back it goes straight back. Nothing is measured here but the unit's own front
 * and the place where the hand points. With measuring on the place says how far, too. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/orders/macros.h"
#include "rules/ironbrigade/turn/turn.h"
#include "kit/edges.h"
#include "kit/hand.h"
#include "kit/maneuver.h"

#include <stdlib.h>

static const ib_field *field_of(lin_expansion *e)
{
    return ib_field_of(lin_game_field(lin_expansion_game(e)));
}

static const ib_state *state_of(lin_expansion *e)
{
    return lin_state(lin_expansion_game(e));
}

static const lin_view *view_of(lin_expansion *e)
{
    return lin_view_of(lin_expansion_game(e));
}

/* Does the copy wait for an answer of this side? Else dice are called for, and the macro ends. */
static bool is_asked(lin_expansion *e, lin_side side)
{
    const lin_game *g = lin_expansion_game(e);

    return lin_waits(g) == LIN_ASKS_SIDE && lin_to_answer(g) == side;
}

/* ---- go ---- */

/* Formations, and then how much of a move. */
enum { WHOLE = IB_FORMATIONS, HALF };
const char *const ib_words_of_go[] = { "line",     "column", "skirmish", "unlimbered",
                                       "limbered", "whole",  "half",     NULL };
const char ib_go_usage[] =
    "Say it so: go UNIT X Y, or go UNIT here and a facing in degrees; half for half a move, or a "
    "formation where it is being set up.";

enum { ALMOST = TB_CIRCLE / 720 }; /* half a degree */

/* By how much it must wheel until it points there: the flag goes along, so a few times. */
static int wheel_toward(const tb_pose *from, lin_point to)
{
    int turn = tb_turn(from->facing, tb_bearing(from->at, to));

    for (int i = 0; i < 8; i++) {
        const tb_pose there =
            kit_wheel(from, turn < 0 ? KIT_LEFT_END : KIT_RIGHT_END,
                      abs(turn) > TB_QUARTER ? (turn < 0 ? -TB_QUARTER : TB_QUARTER) : turn);

        turn = tb_turn(from->facing, tb_bearing(there.at, to));
    }
    return turn;
}

static lin_status give_wheel(lin_expansion *e, int u, int turn, lin_refusal *why)
{
    const int most = abs(turn) > TB_QUARTER ? TB_QUARTER : abs(turn);
    const int degrees = (most * 360 + TB_CIRCLE / 2) / TB_CIRCLE; /* whole: nobody says less */

    return lin_expand_give(
        e, IV_WHEEL, 3, (const int32_t[]){ u, turn > 0, (degrees * TB_CIRCLE + 180) / 360 }, why);
}

/* Straight ahead or back: half a move, or all of it; or with measuring on as far as was pointed. */
static lin_status give_straight(lin_expansion *e, const kit_wish *w, bool back, lin_refusal *why)
{
    const lin_point at = state_of(e)->at[w->unit];
    const bool half = w->formation == HALF, by = ib_may_tell(view_of(e)) && !half;
    const int verb = by ? (back ? IV_BACK_BY : IV_AHEAD_BY) : back ? IV_BACK : IV_AHEAD;

    return lin_expand_give(
        e, (uint8_t)verb, 2,
        (const int32_t[]){ w->unit, by ? (int32_t)tb_root_up(tb_gap2(at, w->to)) : half }, why);
}

/* Toward a place: ahead, wheeling first if it must; what lies behind it straight back. */
static lin_status march_toward(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const lin_side side = lin_to_answer(lin_expansion_game(e));
    const tb_pose pose = ib_pose(view_of(e), w->unit);
    const int away = abs(tb_turn(pose.facing, tb_bearing(pose.at, w->to)));
    const int turn = wheel_toward(&pose, w->to);
    lin_status status;

    if (away > TB_CIRCLE / 2 - TB_EIGHTH)
        return give_straight(e, w, true, why);
    if (abs(turn) > ALMOST && (status = give_wheel(e, w->unit, turn, why)) != LIN_OK)
        return status;
    if (abs(turn) > TB_QUARTER || !is_asked(e, side)) /* it does not point there yet; dice */
        return LIN_OK;
    return give_straight(e, w, false, why);
}

/* Turned on the spot by a hand: about where that is meant, else by a wheel. */
static lin_status turn_to(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const int turn = tb_turn(state_of(e)->facing[w->unit], w->facing);

    if (abs(turn) > TB_QUARTER + TB_EIGHTH)
        return lin_expand_give(e, IV_TURN, 2, (const int32_t[]){ w->unit, 2 }, why);
    return give_wheel(e, w->unit, turn, why);
}

static lin_status set_up(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const ib_state *s = state_of(e);
    const int u = w->unit;
    const int formation =
        w->formation >= 0 && w->formation < IB_FORMATIONS ? w->formation : s->formation[u];

    if (!ib_is_unit(field_of(e), u))
        return lin_expand_give(e, IV_POST, 3, (const int32_t[]){ u, w->to.x, w->to.y }, why);
    return lin_expand_give(
        e, IV_PLACE, 5,
        (const int32_t[]){ u, w->to.x, w->to.y, w->faces ? w->facing : s->facing[u], formation },
        why);
}

/* IB-15.10: on its edge as near to that as there is room. */
static lin_status come_on(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    enum { STEP = LIN_INCH / 2 };
    const ib_field *f = field_of(e);
    const int b = f->brigade[w->unit];
    const bool along_x = b != IB_NONE && kit_edge_lies_along_x((kit_edge)f->brigade_of[b].edge);
    const int32_t to = along_x ? w->to.x : w->to.y;
    kit_offers all = { 0 };

    for (int i = 0; i < KIT_OFFERS; i++) {
        const int32_t at = to + (i % 2 ? -1 : 1) * ((i + 1) / 2) * STEP;
        const lin_order o = { .verb = IV_COME, .nargs = 2, .arg = { w->unit, at } };

        kit_offer(&all, &o, along_x ? (lin_point){ at, 0 } : (lin_point){ 0, at });
    }
    return kit_offer_give(e, &all, along_x ? (lin_point){ to, 0 } : (lin_point){ 0, to }, why);
}

static lin_status expand_go(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const ib_field *f = field_of(e);
    kit_wish w;
    lin_status status =
        kit_wish_read(&f->base, word, words, state_of(e)->at, ib_words_of_go, ib_go_usage, &w, why);

    if (status != LIN_OK)
        return status;
    switch (lin_expansion_top(e).step) {
    case IB_PLACE:
        return set_up(e, &w, why);
    case IB_HIDE:
        return lin_expand_give(e, IV_HIDE, 3, (const int32_t[]){ w.unit, w.to.x, w.to.y }, why);
    case IB_ARRIVE:
        return come_on(e, &w, why);
    default:
        break;
    }
    if (ib_is_commander(f, w.unit) && w.formation == HALF)
        return lin_refuse(why, LIN_ILLEGAL, "IB-7.8",
                          "%s rides as far toward a place as he may: half is for units.",
                          ib_id(f, w.unit));
    if (ib_is_commander(f, w.unit))
        return lin_expand_give(e, IV_RIDE, 3, (const int32_t[]){ w.unit, w.to.x, w.to.y }, why);
    if (!ib_is_unit(f, w.unit))
        return lin_refuse(why, LIN_ILLEGAL, "IB-1.38",
                          "%s is not ordered about: units and commanders are.", ib_id(f, w.unit));
    if (w.here && !w.faces)
        return lin_refuse(why, LIN_SYNTAX, NULL, "%s", ib_go_usage);
    return w.here ? turn_to(e, &w, why) : march_toward(e, &w, why);
}

/* ---- advance ---- */

/* One unit ahead; and it halts, if it is asked what more. Where nothing is tried out ahead, half a
 * move always leaves something to be asked. */
static lin_status send_ahead(lin_expansion *e, lin_side side, int u, bool half, lin_refusal *why)
{
    lin_status status = lin_expand_give(e, IV_AHEAD, 2, (const int32_t[]){ u, half }, why);

    if (status == LIN_OK && ((half && !ib_may_tell(view_of(e))) ||
                             (is_asked(e, side) && lin_expansion_top(e).step == IB_ON_MARCH)))
        status = lin_expand_give(e, IV_HALT, 1, (const int32_t[]){ u }, why);
    return status;
}

static lin_status expand_advance(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const ib_field *f = field_of(e);
    const lin_side side = lin_to_answer(lin_expansion_game(e));
    const int c = words > 1 ? lin_unit_find(&f->base, word[1]) : -1;
    const bool half = words == 3 && lin_same_word(word[2], "half");
    const tb_set *units = NULL;

    for (int b = 0; c >= 0 && b < f->brigades; b++)
        if (f->brigade_of[b].commander == c)
            units = &f->brigade_of[b].units;
    if (!units || words > 3 || (words == 3 && !half))
        return lin_refuse(why, LIN_SYNTAX, NULL,
                          "Say advance, the commander of a brigade, and half if you like.");
    for (int u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1)) {
        lin_status status = LIN_OK;

        if (ib_check_acts(view_of(e), u, NULL) == LIN_OK && !ib_is_engaged(state_of(e), u))
            status = send_ahead(e, side, u, half, why);
        if (status != LIN_OK || !is_asked(e, side))
            return status;
    }
    return LIN_OK;
}

/* ---- task ---- */

static const char task_usage[] =
    "Say it so: task UNIT advance X Y, or attack, hold or withdraw; task UNIT attack or support "
    "UNIT.";

/* The commander of the brigade that it belongs to, or leads; IB_NONE. */
static int leader_of(const ib_field *f, int u)
{
    for (int b = 0; b < f->brigades; b++)
        if (f->brigade_of[b].commander == u)
            return u;
    return ib_is_unit(f, u) && f->brigade[u] != IB_NONE ? f->brigade_of[f->brigade[u]].commander
                                                        : IB_NONE;
}

static lin_status check_leads(const ib_field *f, int u, int leader, lin_refusal *why)
{
    return leader != IB_NONE ? LIN_OK
                             : lin_refuse(why, LIN_ILLEGAL, "IB-8.10",
                                          "%s is of no brigade: name a unit or the commander of "
                                          "one.",
                                          ib_id(f, u));
}

/* Any unit of a brigade stands for its commander, and of the enemy's too. */
static lin_status expand_task(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const ib_field *f = field_of(e);
    const bool sent = lin_expansion_top(e).step == IB_SEND;
    const int u = words > 3 ? lin_unit_find(&f->base, word[1]) : -1;
    const int other = words == 4 ? lin_unit_find(&f->base, word[3]) : -1;
    int32_t kind;
    lin_point at;
    lin_status status;

    if (u < 0 || words > 5 || (words == 4 && other < 0) ||
        lin_arg_parse(&f->base, 'w', ib_order_name, word[2], &kind, NULL) != LIN_OK ||
        (words == 5 && (lin_arg_parse(&f->base, 'x', NULL, word[3], &at.x, NULL) != LIN_OK ||
                        lin_arg_parse(&f->base, 'x', NULL, word[4], &at.y, NULL) != LIN_OK)))
        return lin_refuse(why, LIN_SYNTAX, NULL, "%s", task_usage);
    if ((status = check_leads(f, u, leader_of(f, u), why)) != LIN_OK ||
        (other >= 0 && (status = check_leads(f, other, leader_of(f, other), why)) != LIN_OK))
        return status;
    if (other >= 0)
        return lin_expand_give(e, sent ? IV_SEND_AT : IV_TARGET, 3,
                               (const int32_t[]){ leader_of(f, u), kind, leader_of(f, other) },
                               why);
    return lin_expand_give(e, sent ? IV_SEND : IV_ORDER, 4,
                           (const int32_t[]){ leader_of(f, u), kind, at.x, at.y }, why);
}

/* ---- shell-at ---- */

/* IB-4.73: the hand points the way, in whole degrees; how far is a number that it names. */
static lin_status expand_shell(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const ib_field *f = field_of(e);
    const int u = words == 5 ? lin_unit_find(&f->base, word[1]) : -1;
    int32_t far;
    lin_point at;

    if (u < 0 || lin_arg_parse(&f->base, 'x', NULL, word[2], &at.x, NULL) != LIN_OK ||
        lin_arg_parse(&f->base, 'x', NULL, word[3], &at.y, NULL) != LIN_OK ||
        lin_arg_parse(&f->base, 'i', NULL, word[4], &far, NULL) != LIN_OK)
        return lin_refuse(why, LIN_SYNTAX, NULL,
                          "Say it so: shell-at UNIT X Y INCHES, the place to aim at and your guess "
                          "how far the burst shall be.");
    return lin_expand_give(e, IV_SHELL, 3,
                           (const int32_t[]){ u, tb_bearing(state_of(e)->at[u], at), far }, why);
}

const lin_macro ib_macros[IB_MACROS] = {
    { "go",
      "go UNIT X Y|here [FACING] [half]  march toward a place or turn; set up there; ride there",
      expand_go },
    { "advance", "advance COMMANDER [half]          his whole brigade goes straight ahead",
      expand_advance },
    { "task",
      "task UNIT KIND X Y|UNIT           an order for its brigade, at a place or another brigade",
      expand_task },
    { "shell-at", "shell-at UNIT X Y INCHES          fire shell that way, so far by your guess",
      expand_shell },
};
