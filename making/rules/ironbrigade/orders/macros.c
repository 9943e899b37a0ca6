/* macros.c -- orders in words that become several atoms.
 *
 *     go UNIT X Y [FACING] [half]      what a hand says that drags a piece: set it up there; or
 * march toward it, all of the move or half of it; or ride there go UNIT here FACING what it says
 * that turns a piece advance COMMANDER [half]         every unit of his brigade that has not acted
 * goes ahead
 *
 * A hand that drags a unit says which way it shall go, and never how far (IB-12.1): the order comes
 * to a wheel until its front points at the place, and then straight ahead, all of its move or half
 * of it. Behind its back it goes straight back. Nothing is measured here but the unit's own front
 * and the place where the hand points. */
#include "rules/ironbrigade/orders/macros.h"
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
static const char *const words_of_go[] = { "line",     "column", "skirmish", "unlimbered",
                                           "limbered", "whole",  "half",     NULL };
static const char usage[] =
    "Say it so: go UNIT X Y, or go UNIT here and a facing in degrees; half for half a move, or a "
    "formation where it is being set up.";

enum { DEGREE = TB_CIRCLE / 360, ALMOST = DEGREE / 2 };

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

    return lin_expand_give(e, IV_WHEEL, 3, (const int32_t[]){ u, turn > 0, most }, why);
}

/* Toward a place: ahead, wheeling first if it must; what lies behind it straight back. */
static lin_status march_toward(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const lin_side side = lin_to_answer(lin_expansion_game(e));
    const tb_pose pose = ib_pose(view_of(e), w->unit);
    const int32_t go[] = { w->unit, w->formation == HALF };
    const int away = abs(tb_turn(pose.facing, tb_bearing(pose.at, w->to)));
    const int turn = wheel_toward(&pose, w->to);
    lin_status status;

    if (away > TB_CIRCLE / 2 - TB_EIGHTH)
        return lin_expand_give(e, IV_BACK, 2, go, why);
    if (abs(turn) > ALMOST && (status = give_wheel(e, w->unit, turn, why)) != LIN_OK)
        return status;
    if (abs(turn) > TB_QUARTER || !is_asked(e, side)) /* it does not point there yet; dice */
        return LIN_OK;
    return lin_expand_give(e, IV_AHEAD, 2, go, why);
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

static lin_status expand_go(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const ib_field *f = field_of(e);
    kit_wish w;
    lin_status status =
        kit_wish_read(&f->base, word, words, state_of(e)->at, words_of_go, usage, &w, why);

    if (status != LIN_OK)
        return status;
    switch (lin_expansion_top(e).step) {
    case IB_PLACE:
        return set_up(e, &w, why);
    case IB_HIDE:
        return lin_expand_give(e, IV_HIDE, 3, (const int32_t[]){ w.unit, w.to.x, w.to.y }, why);
    default:
        break;
    }
    if (ib_is_commander(f, w.unit))
        return lin_expand_give(e, IV_RIDE, 3, (const int32_t[]){ w.unit, w.to.x, w.to.y }, why);
    if (!ib_is_unit(f, w.unit))
        return lin_refuse(why, LIN_ILLEGAL, "IB-1.38",
                          "%s is not ordered about: units and commanders are.", ib_id(f, w.unit));
    if (w.here && !w.faces)
        return lin_refuse(why, LIN_SYNTAX, NULL, "%s", usage);
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

const lin_macro ib_macros[IB_MACROS] = {
    { "go",
      "go UNIT X Y|here [FACING] [half]  march toward a place or turn; set up there; ride there",
      expand_go },
    { "advance", "advance COMMANDER [half]          his whole brigade goes straight ahead",
      expand_advance },
};
