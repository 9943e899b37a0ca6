/* hand.c -- where a hand points: the order that brings a unit there, or as near as it can get. */
#include "kit/hand.h"

#include <ctype.h>
#include <stdlib.h>

/* ---- What it said ---- */

static lin_status read_rest(const lin_field *f, char *const *word, int words, int at,
                            const char *const *formations, const char *usage, kit_wish *w,
                            lin_refusal *why)
{
    int32_t value;

    if (at < words && !isalpha((unsigned char)word[at][0])) {
        if (lin_arg_parse(f, 'a', NULL, word[at], &value, why) != LIN_OK)
            return LIN_SYNTAX;
        w->faces = true;
        w->facing = (tb_angle)value;
        at++;
    }
    if (at < words && lin_arg_parse(f, 'w', formations, word[at], &value, NULL) == LIN_OK) {
        w->formation = value;
        at++;
    }
    return at == words ? LIN_OK : lin_refuse(why, LIN_SYNTAX, NULL, "%s", usage);
}

lin_status kit_wish_read(const lin_field *f, char *const *word, int words, const lin_point *at,
                         const char *const *formations, const char *usage, kit_wish *w,
                         lin_refusal *why)
{
    *w = (kit_wish){ .unit = words > 1 ? lin_unit_find(f, word[1]) : -1, .formation = -1 };
    if (w->unit < 0)
        return lin_refuse(why, LIN_SYNTAX, NULL, "%s", usage);
    if (words > 2 && lin_same_word(word[2], "here")) {
        w->here = true;
        w->to = at[w->unit];
        return read_rest(f, word, words, 3, formations, usage, w, why);
    }
    if (words < 4)
        return lin_refuse(why, LIN_SYNTAX, NULL, "%s", usage);
    if (lin_arg_parse(f, 'x', NULL, word[2], &w->to.x, why) != LIN_OK ||
        lin_arg_parse(f, 'x', NULL, word[3], &w->to.y, why) != LIN_OK)
        return LIN_SYNTAX;
    return read_rest(f, word, words, 4, formations, usage, w, why);
}

/* ---- The game in hand ---- */

const lin_view *kit_hand_view(lin_expansion *e)
{
    return lin_view_of(lin_expansion_game(e));
}

const lin_frame *kit_hand_top(lin_expansion *e)
{
    return lin_top(kit_hand_view(e)->state);
}

bool kit_hand_is_asked(lin_expansion *e, int step, int first)
{
    const lin_frame *top = kit_hand_top(e);

    return lin_waits(lin_expansion_game(e)) == LIN_ASKS_SIDE && top->step == step &&
           top->arg[0] == first;
}

/* ---- The order that ends nearest ---- */

void kit_offer(kit_offers *all, const lin_order *o, lin_point end)
{
    if (all->n == KIT_OFFERS)
        return;
    all->offer[all->n].order = *o;
    all->offer[all->n++].end = end;
}

lin_status kit_offer_best(lin_game *g, const kit_offers *all, lin_point to, lin_order *out,
                          lin_refusal *why)
{
    int64_t least = INT64_MAX;
    lin_refusal no;

    for (int i = 0; i < all->n; i++) {
        const int64_t miss = tb_gap2(all->offer[i].end, to);

        if (least != INT64_MAX && miss + LIN_INCH >= least)
            continue;
        if (lin_check(g, lin_to_answer(g), &all->offer[i].order, &no) == LIN_OK) {
            least = miss;
            *out = all->offer[i].order;
        } else if (i == 0 && why) {
            *why = no;
        }
    }
    return least == INT64_MAX ? LIN_ILLEGAL : LIN_OK;
}

lin_status kit_offer_give(lin_expansion *e, const kit_offers *all, lin_point to, lin_refusal *why)
{
    lin_order best;
    const lin_status status = kit_offer_best(lin_expansion_game(e), all, to, &best, why);

    return status == LIN_OK ? lin_expand_try(e, &best, why) : status;
}

/* A unit is lost to rounding. */
lin_point kit_not_beyond(lin_point from, lin_point to, int32_t far)
{
    const int64_t whole = tb_root_up(tb_gap2(from, to));

    if (whole <= far)
        return to;
    return (lin_point){ from.x + (int32_t)((int64_t)(to.x - from.x) * (far - 2) / whole),
                        from.y + (int32_t)((int64_t)(to.y - from.y) * (far - 2) / whole) };
}

lin_point kit_not_beyond_ahead(lin_point from, tb_angle ahead, lin_point to, int32_t far)
{
    const int turn = tb_turn(ahead, tb_bearing(from, to));
    const int64_t whole = tb_root(tb_gap2(from, to));
    tb_vector side;
    int64_t along;

    if (abs(turn) <= TB_EIGHTH)
        return kit_not_beyond(from, to, far);
    side = tb_direction((tb_angle)(ahead + (turn > 0 ? TB_EIGHTH - 2 : 2 - TB_EIGHTH)));
    along = ((to.x - from.x) * side.x + (to.y - from.y) * side.y) >> TB_UNIT_BITS;
    if (whole == 0 || along <= 0)
        return from;
    if (along > far - 2)
        along = far - 2;
    return (lin_point){ from.x + (int32_t)(along * side.x >> TB_UNIT_BITS),
                        from.y + (int32_t)(along * side.y >> TB_UNIT_BITS) };
}
