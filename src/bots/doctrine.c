/* doctrine.c -- a commander who plays to win, as each rule system knows how: it values the
 * answers, this bot takes the best. Where a system has no doctrine it answers at random. */
#include "bots.h"

static bool choose(lin_game *view, lin_rng *rng, lin_order *out)
{
    const lin_field *f = lin_game_field(view);
    const lin_list *list = lin_answers(view);
    int i;

    if (!f->rules->doctrine)
        return lin_random_order(view, rng, out);
    i = f->rules->doctrine(lin_view_of(view), list, rng, out);
    if (i >= 0 && i < list->orders)
        *out = list->order[i];
    if (i >= 0)
        return i < list->orders;
    return list->families > 0 || lin_check(view, lin_to_answer(view), out, NULL) == LIN_OK;
}

static bool purpose(lin_game *view, const lin_order *o, lin_text *out)
{
    const lin_rules *r = lin_game_field(view)->rules;

    return r->purpose && r->purpose(lin_view_of(view), o, out);
}

const lin_bot lin_bot_doctrine = { "doctrine",
                                   "a commander who plays to win by the book of his army", choose,
                                   purpose };
