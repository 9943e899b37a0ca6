/* macros_turn.c -- BW 11.0 and 20.0 as single orders in words: wheel, withdraw. */
#include "rules/brandywine/macros.h"

/* ---- wheel UNITS DIRECTION ---- */

/* In the set-up nobody turns: a counter is set down again where it stands. */
static lin_status turn_one(lin_expansion *e, int u, int direction, lin_refusal *why)
{
    const bw_state *s = bw_copy_state(e);
    const lin_order turn = { .verb = V_TURN, .nargs = 2, .arg = { u, direction } };
    const int square = s->at[u];
    lin_status status;

    if (bw_copy_step(e) != BW_SETUP)
        return lin_expand_try(e, &turn, why);
    if (!on_board(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-4.1", "%s has no square yet.",
                          bw_copy_field(e)->base.battle->unit[u].id);
    status = bw_give1(e, V_PICK, u, why);
    if (status == LIN_OK)
        status = bw_give1(e, V_PLACE, square, why);
    if (status == LIN_OK && bw_copy_step(e) == BW_SETUP_FACE)
        status = bw_give1(e, V_FACE, direction, why);
    return status;
}

lin_status bw_expand_wheel(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const int side = bw_copy_step(e) == BW_SETUP ? f->setup_side : bw_copy_state(e)->side;
    int32_t direction;
    lin_units list;
    lin_status status;

    if (words < 3)
        return lin_expand_usage("wheel UNITS DIRECTION; a square stands for all in it", why);
    status = lin_arg_parse(&f->base, 'd', NULL, word[words - 1], &direction, why);
    if (status == LIN_OK)
        status = lin_units_named(e, word, 1, words - 1, (lin_side)side, &list, why);
    if (status == LIN_OK)
        bw_prefer(&list, f->combat_set); /* BW-11.5 */
    for (int i = 0; status == LIN_OK && i < list.n; i++)
        status = turn_one(e, list.unit[i], direction, why);
    return status;
}

/* ---- withdraw UNITS to SQUARE ---- */

static lin_status withdraw_one(lin_expansion *e, int u, int square, lin_refusal *why)
{
    lin_status status = bw_begin_with(e, V_RETREAT, BW_RETREAT_TO, u, why);
    const bw_state *s = bw_copy_state(e);

    if (status == LIN_OK && s->at[u] == BW_LOST)
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-20.13",
            "%s has no square to retreat to, and would be lost; to have it so, say: retreat %s.",
            bw_copy_field(e)->base.battle->unit[u].id, bw_copy_field(e)->base.battle->unit[u].id);
    if (status == LIN_OK && s->at[u] != square) /* the machine goes where only one square is left */
        status = bw_give1(e, V_TO, square, why);
    return status;
}

/* A retreat comes in the turn of either side: whoever is asked retreats. */
lin_status bw_expand_withdraw(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const int to_at = lin_word_at(word, words, "to", 1);
    const int side = lin_to_answer(lin_expansion_game(e)) == LIN_SECOND;
    int32_t square;
    lin_units list;
    lin_status status;

    if (to_at < 2 || to_at + 2 != words)
        return lin_expand_usage("withdraw UNITS to SQUARE; a square stands for all in it", why);
    status = lin_arg_parse(&f->base, 'c', NULL, word[to_at + 1], &square, why);
    if (status == LIN_OK)
        status = lin_units_named(e, word, 1, to_at, (lin_side)side, &list, why);
    for (int i = 0; status == LIN_OK && i < list.n; i++)
        status = withdraw_one(e, list.unit[i], square, why);
    return status;
}
