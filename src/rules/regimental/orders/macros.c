/* macros.c -- orders in words that become several atoms: a leader's throw with all who share it, a
 * volley with all who fire. What a hand says that drags a piece, "move", is in move.c. */
#include "rules/regimental/orders/macros.h"
#include "kit/hand.h"
#include "rules/regimental/fire/fire.h"

static const rg_field *field_of(lin_expansion *e)
{
    return rg_field_of(lin_game_field(lin_expansion_game(e)));
}

static lin_status give_one(lin_expansion *e, int verb, int unit, lin_refusal *why)
{
    return lin_expand_give(e, verb, 1, (const int32_t[]){ unit }, why);
}

/* Every answer of that verb that is listed now, one after the other. */
static lin_status give_all(lin_expansion *e, int verb, lin_refusal *why)
{
    for (;;) {
        const lin_list *l = lin_answers(lin_expansion_game(e));
        const int i = lin_list_find(l, verb, -1);
        lin_order o;
        lin_status status;

        if (i < 0)
            return LIN_OK;
        o = l->order[i];
        status = lin_expand_try(e, &o, why);
        if (status != LIN_OK)
            return status;
    }
}

static lin_status give_named(lin_expansion *e, int verb, char *const *word, int from, int words,
                             lin_refusal *why)
{
    lin_status status = LIN_OK;

    for (int i = from; i < words && status == LIN_OK; i++) {
        const int u = lin_unit_find(&field_of(e)->base, word[i]);

        status = u < 0 ? lin_refuse(why, LIN_SYNTAX, NULL, "There is no unit called %s.", word[i])
                       : give_one(e, verb, u, why);
    }
    return status;
}

/* ---- throw-for: RG-3.10, RG-5.4 ---- */

static lin_status expand_throw(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const int leader = words > 2 ? lin_unit_find(&field_of(e)->base, word[1]) : -1;
    lin_status status;

    if (leader < 0)
        return lin_expand_usage("throw-for LEADER UNIT..., or throw-for LEADER all.", why);
    if ((status = give_one(e, RV_LEAD, leader, why)) != LIN_OK)
        return status;
    status = words == 3 && lin_same_word(word[2], "all")
                 ? give_all(e, RV_WITH, why)
                 : give_named(e, RV_WITH, word, 2, words, why);
    return status == LIN_OK ? lin_expand_give(e, RV_ROLL, 0, NULL, why) : status;
}

/* ---- volley, aim-at: RG-11.1, RG-11.15 ---- */

static lin_status take_aim(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const int at = lin_word_at(word, words, "with", 2);
    const int target = words > 1 ? lin_unit_find(&field_of(e)->base, word[1]) : -1;
    lin_status status;

    if (target < 0 || (at >= 0 ? at != 2 || words < 4 : words != 2))
        return lin_expand_usage("volley ENEMY, or volley ENEMY with UNIT...; aim-at likewise.",
                                why);
    if (lin_expansion_top(e).step == RG_FIRE &&
        (status = give_one(e, RV_FIRE_AT, target, why)) != LIN_OK)
        return status;
    return at < 0 ? give_all(e, RV_ALL, why) : give_named(e, RV_ALL, word, at + 1, words, why);
}

static lin_status expand_volley(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const lin_status status = take_aim(e, word, words, why);

    return status == LIN_OK ? lin_expand_give(e, RV_FIRE, 0, NULL, why) : status;
}

const lin_macro rg_macros[RG_MACROS] = {
    { "move",
      "move UNIT X Y|here [FACING] [wheel|full]  march toward a place or turn; set up, ride, come "
      "back there",
      rg_expand_move },
    { "throw-for", "throw-for LEADER UNIT...|all      he leads a throw for these units",
      expand_throw },
    { "volley", "volley ENEMY [with UNIT...]       all who bear fire at it, or these",
      expand_volley },
    { "aim-at", "aim-at ENEMY [with UNIT...]       they aim at it; the dice wait", take_aim },
};
