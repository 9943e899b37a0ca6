/* macro_words.c -- what macros of every book have in common: naming units, a goal, a way to walk.
 *
 * "march L-3 F20 to C5 facing N": units by id or by the cell they stand in, then where to. What
 * such an order comes to is the book's affair; the words are the same everywhere. */
#include "core.h"

#include <assert.h>
#include <string.h>

lin_status lin_expand_usage(const char *how, lin_refusal *why)
{
    assert(how);
    return lin_refuse(why, LIN_SYNTAX, NULL, "Say it so: %s", how);
}

int lin_word_at(char *const *word, int words, const char *name, int from)
{
    assert(word && name && from >= 0);
    for (int i = from; i < words; i++)
        if (lin_same_word(word[i], name))
            return i;
    return -1;
}

lin_status lin_expand_give(lin_expansion *e, int verb, int nargs, const int32_t *arg,
                           lin_refusal *why)
{
    assert(e && nargs >= 0 && nargs <= LIN_ARGS && (arg || nargs == 0));
    lin_order o = { .verb = (uint8_t)verb, .nargs = (uint8_t)nargs };

    if (nargs > 0)
        memcpy(o.arg, arg, (size_t)nargs * sizeof *arg);
    return lin_expand_try(e, &o, why);
}

/* ---- Units ---- */

static bool add_unit(lin_units *out, int unit)
{
    if (memchr(out->unit, unit, (size_t)out->n))
        return true;
    if (out->n == LIN_PIECES)
        return false;
    out->unit[out->n++] = (uint8_t)unit;
    return true;
}

/* All of a side in a cell; how many. */
static int add_cell(const lin_game *g, int cell, lin_side side, lin_units *out)
{
    lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(g, piece, LIN_PIECES);
    int found = 0;

    for (int i = 0; i < n; i++)
        if (piece[i].where == LIN_ON_BOARD && piece[i].cell == cell && piece[i].side == side)
            found += add_unit(out, piece[i].unit);
    return found;
}

lin_status lin_units_named(lin_expansion *e, char *const *word, int from, int to, lin_side side,
                           lin_units *out, lin_refusal *why)
{
    assert(e && word && out);
    lin_game *g = lin_expansion_game(e);
    const lin_field *f = lin_game_field(g);

    out->n = 0;
    for (int i = from; i < to; i++) {
        const int unit = lin_unit_find(f, word[i]);
        const int cell = unit < 0 ? lin_cell_parse(&f->battle->board, word[i]) : LIN_NOWHERE;
        int32_t nobody;

        if (unit >= 0)
            add_unit(out, unit);
        else if (cell == LIN_NOWHERE)
            return lin_arg_parse(f, 'u', NULL, word[i], &nobody, why);
        else if (!add_cell(g, cell, side, out))
            return lin_refuse(why, LIN_ILLEGAL, NULL, "There is nobody on %s who could do that.",
                              word[i]);
    }
    return LIN_OK;
}

/* ---- Where to ---- */

lin_status lin_goal_named(lin_expansion *e, char *const *word, int words, int *to_at, int *cell,
                          int *facing, lin_refusal *why)
{
    assert(e && word && to_at && cell && facing);
    const lin_field *f = lin_game_field(lin_expansion_game(e));
    const int to = lin_word_at(word, words, "to", 1), way = lin_word_at(word, words, "facing", 1);
    const bool said = to >= 2 && to + 1 < words &&
                      (way < 0 ? to + 2 == words : way == to + 2 && way + 2 == words);
    int32_t value = 0;
    lin_status status;

    *facing = -1;
    *to_at = said ? to : -1;
    if (!said)
        return LIN_OK;
    status = lin_arg_parse(f, 'c', NULL, word[to + 1], &value, why);
    *cell = value;
    if (status == LIN_OK && way > 0) {
        status = lin_arg_parse(f, 'd', NULL, word[way + 1], &value, why);
        *facing = value;
    }
    return status;
}

/* ---- The way ---- */

lin_status lin_expand_walk(lin_expansion *e, int verb, int unit, const lin_route *r,
                           lin_stands stands, lin_refusal *why)
{
    assert(e && r && stands);
    const lin_game *g = lin_expansion_game(e);
    lin_status status = LIN_OK;

    for (int i = 0; status == LIN_OK && i < r->go;
         i = lin_route_made(r, stands(lin_state(g), unit))) {
        const int32_t to = r->cell[i];

        status = lin_expand_give(e, verb, 1, &to, why);
    }
    return status;
}
