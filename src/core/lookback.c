/* lookback.c -- any moment of a recorded game, seen again.
 *
 * From the checkpoint below it, at most 64 entries are played once more on a game of the
 * caller's, with the dice that fell then; his own dice are left alone. */
#include "session.h"

#include <assert.h>
#include <string.h>

size_t lin_session_moves(const lin_session *s)
{
    assert(s);
    return s->moves;
}

ptrdiff_t lin_last_act(const lin_session *s, lin_side who)
{
    for (size_t i = s->moves; i-- > 0;) {
        const lin_item *e = &s->item[s->line[i]];
        const bool acts =
            e->kind == LIN_ITEM_ORDER || e->kind == LIN_ITEM_CONCEDE || e->kind == LIN_ITEM_ACCEPT;

        if (acts && (who == LIN_NOBODY || e->side == who))
            return (ptrdiff_t)i;
    }
    return -1;
}

static lin_status replay_entry(const lin_session *s, const lin_item *e, lin_game *g,
                               lin_refusal *why)
{
    size_t used;
    lin_status status = LIN_OK;

    if (e->kind == LIN_ITEM_CONCEDE)
        lin_concede(g, (lin_side)e->side);
    else if (e->kind == LIN_ITEM_ACCEPT)
        lin_agree_draw(g);
    else if (e->kind == LIN_ITEM_ORDER)
        status = lin_give(g, (lin_side)e->side, &e->order, why);
    return status == LIN_OK ? lin_feed(g, s->face + e->at, e->n, &used, why) : status;
}

static lin_status replay_opening(const lin_session *s, lin_game *g, lin_refusal *why)
{
    size_t used;

    lin_set_state(g, s->start);
    lin_run(g);
    return lin_feed(g, s->face + s->opening.at, s->opening.n, &used, why);
}

static lin_status replay_line(const lin_session *s, size_t moves, lin_game *g, lin_refusal *why)
{
    const size_t k = (moves - 1) / LIN_STRIDE;
    lin_status status = LIN_OK;

    lin_set_state(g, s->checkpoint + k * s->state_words);
    for (size_t i = k * LIN_STRIDE; i < moves && status == LIN_OK; i++) {
        lin_events_clear(g);
        status = replay_entry(s, &s->item[s->line[i]], g, why);
    }
    return status;
}

/* If the game listens, its events are afterwards those of the last entry. */
lin_status lin_session_at(const lin_session *s, size_t moves, lin_game *into, lin_refusal *why)
{
    assert(s && into);
    const lin_dice dice = into->dice;
    lin_status status;

    if (into->field != s->field)
        return lin_refuse(why, LIN_ILLEGAL, NULL, "That game is played on another field.");
    if (moves > s->moves)
        return lin_refuse(why, LIN_ILLEGAL, NULL, "The record has %zu entries, not %zu.", s->moves,
                          moves);
    into->dice = lin_dice_typed();
    lin_events_clear(into);
    status = moves == 0 ? replay_opening(s, into, why) : replay_line(s, moves, into, why);
    into->dice = dice;
    into->thrown = 0;
    return status;
}

/* The last moment is looked at first: what is hidden is mostly shown soon. Where a moment cannot be
 * played again nothing that came after it is open either. */
size_t lin_session_open(const lin_session *s, lin_side who, lin_game *into)
{
    assert(s && into);
    size_t n = s->moves;

    if (!lin_hides(s->game, who))
        return n;
    if (!s->field->rules->hides)
        return 0;
    while (n > 0 && (lin_session_at(s, n, into, NULL) != LIN_OK || lin_hides(into, who)))
        n--;
    return n;
}

void lin_item_print(const lin_session *s, const lin_item *e, lin_text *out)
{
    const lin_battle *b = s->field->battle;
    const size_t first = strlen(b->side_id[0]), second = strlen(b->side_id[1]);
    char order[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(order, sizeof order);

    if (e->kind == LIN_ITEM_ORDER)
        lin_print(s->field, &e->order, &t);
    else
        lin_put(&t, "%s", lin_meta_orders[e->kind].word);
    lin_put(out, "%-*s  ", (int)(first > second ? first : second), b->side_id[e->side]);
    lin_put(out, e->n ? "%-19s =" : "%s", order);
    for (uint32_t i = 0; i < e->n; i++)
        lin_put(out, " %d", s->face[e->at + i]);
}

bool lin_session_get(const lin_session *s, size_t i, lin_entry *out)
{
    assert(s && out);
    const lin_item *e;

    if (i >= s->moves)
        return false;
    e = &s->item[s->line[i]];
    *out = (lin_entry){ .side = (lin_side)e->side,
                        .meta = (lin_meta)e->kind,
                        .order = e->order,
                        .hidden = e->hidden,
                        .face = e->n ? s->face + e->at : NULL,
                        .kind = e->n ? s->kind + e->at : NULL,
                        .faces = e->n };
    return true;
}

size_t lin_session_opening(const lin_session *s, const uint8_t **face)
{
    assert(s && face);
    *face = s->opening.n ? s->face + s->opening.at : NULL;
    return s->opening.n;
}

void lin_session_entry(const lin_session *s, size_t i, lin_text *out)
{
    assert(s && out);
    if (i < s->moves)
        lin_item_print(s, &s->item[s->line[i]], out);
}
