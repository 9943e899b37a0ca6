/* macros.c -- what the macros share: looking at the copy they play on, giving atoms, naming units.
 */
#include "rules/brandywine/macros.h"

const bw_state *bw_copy_state(lin_expansion *e)
{
    return lin_state(lin_expansion_game(e));
}

const bw_field *bw_copy_field(lin_expansion *e)
{
    return bw_field_of(lin_game_field(lin_expansion_game(e)));
}

lin_frame bw_copy_top(lin_expansion *e)
{
    const lin_head *h = lin_head_in(lin_state(lin_expansion_game(e)));
    lin_frame top = { .step = BW_STEPS };

    if (!h->over)
        top = *lin_top(h);
    return top;
}

int bw_copy_step(lin_expansion *e)
{
    return bw_copy_top(e).step;
}

lin_status bw_give0(lin_expansion *e, int verb, lin_refusal *why)
{
    const lin_order o = { .verb = (uint8_t)verb };

    return lin_expand_try(e, &o, why);
}

lin_status bw_give1(lin_expansion *e, int verb, int a, lin_refusal *why)
{
    const lin_order o = { .verb = (uint8_t)verb, .nargs = 1, .arg = { a } };

    return lin_expand_try(e, &o, why);
}

lin_status bw_begin_with(lin_expansion *e, int verb, int opened, int u, lin_refusal *why)
{
    const lin_frame top = bw_copy_top(e);

    return top.step == opened && top.arg[0] == u ? LIN_OK : bw_give1(e, verb, u, why);
}

lin_status bw_usage(const char *how, lin_refusal *why)
{
    return lin_refuse(why, LIN_SYNTAX, NULL, "Say it so: %s", how);
}

int bw_word_at(char *const *word, int words, const char *name, int from)
{
    for (int i = from; i < words; i++)
        if (lin_same_word(word[i], name))
            return i;
    return -1;
}

/* ---- units by name ---- */

static void add_all(bw_named *out, uint64_t set)
{
    for (int i = 0; i < out->n; i++)
        set &= ~bw_bit(out->unit[i]);
    for (; set; set &= set - 1)
        out->unit[out->n++] = (uint8_t)bw_first(set);
}

lin_status bw_units_named(lin_expansion *e, char *const *word, int from, int to, int side,
                          bw_named *out, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);

    out->n = 0;
    for (int i = from; i < to; i++) {
        const int u = lin_unit_find(&f->base, word[i]), square = lin_cell_parse(f->board, word[i]);
        uint64_t set;
        int32_t nobody;

        if (u < 0 && square == LIN_NOWHERE)
            return lin_arg_parse(&f->base, 'u', NULL, word[i], &nobody, why);
        set = u >= 0 ? bw_bit(u) : bw_units_in(f, bw_copy_state(e), square, side);
        if (!set)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "There is nobody on %s who could do that.",
                              word[i]);
        add_all(out, set);
    }
    return LIN_OK;
}

void bw_prefer(bw_named *list, uint64_t kind)
{
    bw_named some = { 0 };

    for (int i = 0; i < list->n; i++)
        if (kind & bw_bit(list->unit[i]))
            some.unit[some.n++] = list->unit[i];
    if (some.n > 0)
        *list = some;
}
