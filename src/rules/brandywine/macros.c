/* macros.c -- what the macros share: looking at the copy they play on, giving atoms. */
#include "rules/brandywine/macros.h"

const bw_state *bw_copy_state(lin_expansion *e)
{
    return lin_state(lin_expansion_game(e));
}

const bw_field *bw_copy_field(lin_expansion *e)
{
    return bw_field_of(lin_game_field(lin_expansion_game(e)));
}

int bw_copy_step(lin_expansion *e)
{
    return lin_expansion_top(e).step;
}

lin_status bw_give0(lin_expansion *e, int verb, lin_refusal *why)
{
    return lin_expand_give(e, verb, 0, NULL, why);
}

lin_status bw_give1(lin_expansion *e, int verb, int32_t a, lin_refusal *why)
{
    return lin_expand_give(e, verb, 1, &a, why);
}

lin_status bw_begin_with(lin_expansion *e, int verb, int opened, int u, lin_refusal *why)
{
    const lin_frame top = lin_expansion_top(e);

    return top.step == opened && top.arg[0] == u ? LIN_OK : bw_give1(e, verb, u, why);
}

void bw_prefer(lin_units *list, uint64_t kind)
{
    lin_units some = { 0 };

    for (int i = 0; i < list->n; i++)
        if (kind & bw_bit(list->unit[i]))
            some.unit[some.n++] = list->unit[i];
    if (some.n > 0)
        *list = some;
}
