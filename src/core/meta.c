/* meta.c -- what is said about the game rather than in it: concede, draw, undo, and answers.
 *
 * Either side may say these at any time until the battle is over, and all are written down.
 * At most one offer stands at a time. Each entry remembers what was on offer once it had been
 * said, so that taking back to it brings its offer back as well. */
#include "session.h"

#include <assert.h>
#include <string.h>

lin_offer lin_session_offer(const lin_session *s, lin_side *by)
{
    assert(s);
    const lin_item *last = s->moves ? &s->item[s->line[s->moves - 1]] : NULL;

    if (by)
        *by = last && last->offer ? (lin_side)last->offer_by : LIN_NOBODY;
    return last ? (lin_offer)last->offer : LIN_NOTHING;
}

const lin_meta_row lin_meta_orders[LIN_METAS] = {
    [LIN_CONCEDE] = { "concede", "give the battle up", false },
    [LIN_DRAW] = { "draw", "offer a draw", false },
    [LIN_ACCEPT] = { "accept", "take the draw that is offered", true },
    [LIN_DECLINE] = { "decline", "refuse what is offered or asked", true },
    [LIN_UNDO] = { "undo", "take back; beyond dice the other side must agree", false },
    [LIN_AGREE] = { "agree", "let the other side take back", true },
};

/* May this side say it now? The offers must fit one another. */
static lin_status meta_check(const lin_session *s, lin_side who, lin_meta meta, lin_refusal *why)
{
    lin_side by;
    const lin_offer offer = lin_session_offer(s, &by);
    const bool mine = offer != LIN_NOTHING && by == who;

    if (lin_waits(s->game) == LIN_IS_OVER)
        return lin_refuse(why, LIN_OVER, NULL, "The battle is over; there is nothing left to %s.",
                          lin_meta_orders[meta].word);
    switch (meta) {
    case LIN_DRAW:
        if (offer == LIN_DRAW_OFFERED && mine)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "You have offered a draw already; the other "
                              "side has not answered yet.");
        return LIN_OK;
    case LIN_UNDO:
        if (offer == LIN_UNDO_ASKED && mine)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "You have asked to take back already; the "
                              "other side has not answered yet.");
        if (lin_last_act(s, who) < 0)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "You have given no order yet that could be "
                              "taken back.");
        return LIN_OK;
    case LIN_ACCEPT:
        if (offer != LIN_DRAW_OFFERED || mine)
            return lin_refuse(
                why, LIN_ILLEGAL, NULL,
                offer == LIN_UNDO_ASKED && !mine
                    ? "No draw is on offer; the other side asks to take back: say agree "
                      "or decline."
                    : "The other side has offered no draw that you could accept.");
        return LIN_OK;
    case LIN_AGREE:
        if (offer != LIN_UNDO_ASKED || mine)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              offer == LIN_DRAW_OFFERED && !mine
                                  ? "The other side offers a draw: say accept or decline."
                                  : "The other side has not asked to take anything back.");
        return LIN_OK;
    case LIN_DECLINE:
        if (offer == LIN_NOTHING || mine)
            return lin_refuse(why, LIN_ILLEGAL, NULL,
                              "The other side has made no offer that you "
                              "could decline.");
        return LIN_OK;
    default:
        return LIN_OK;
    }
}

lin_status lin_entry_meta(lin_session *s, lin_side who, lin_meta meta, lin_refusal *why)
{
    lin_side by;
    lin_item e = { .side = (uint8_t)who };
    lin_status status;

    if (meta == LIN_DRAW && lin_session_offer(s, &by) == LIN_DRAW_OFFERED && by != who)
        meta = LIN_ACCEPT;
    status = meta_check(s, who, meta, why);
    if (status == LIN_OK)
        status = lin_entry_begin(s, why);
    if (status != LIN_OK)
        return status;
    e.kind = (uint8_t)meta;
    s->game->thrown = 0;
    if (meta == LIN_CONCEDE)
        lin_concede(s->game, who);
    else if (meta == LIN_ACCEPT)
        lin_agree_draw(s->game);
    else if (meta == LIN_DRAW || meta == LIN_UNDO) {
        e.offer = meta == LIN_DRAW ? LIN_DRAW_OFFERED : LIN_UNDO_ASKED;
        e.offer_by = (uint8_t)who;
    }
    lin_entry_end(s, &e);
    return LIN_OK;
}

/* The other side agrees: what its opponent did last is taken back, and all that followed. */
lin_status lin_say_agree(lin_session *s, lin_side who, lin_refusal *why)
{
    lin_side by;
    lin_status status;

    lin_session_offer(s, &by);
    if (by != LIN_NOBODY && lin_last_act(s, by) >= 0) {
        status = lin_measured_since(s, (size_t)lin_last_act(s, by), why);
        if (status != LIN_OK)
            return status;
    }
    status = lin_entry_meta(s, who, LIN_AGREE, why);
    if (status != LIN_OK)
        return status;
    status = lin_cut(s, (size_t)lin_last_act(s, by), why);
    if (status != LIN_OK) { /* no memory: as if not said */
        s->moves--;
        s->items--;
    }
    return status;
}

static bool is_verb(const lin_rules *r, const char *word)
{
    for (int i = 0; i < r->verbs; i++)
        if (lin_same_word(r->verb[i].name, word))
            return true;
    return false;
}

lin_meta lin_meta_of(const lin_rules *r, const char *text, bool offered)
{
    assert(r && text);
    char line[32], *word[2];
    lin_text t = lin_text_in(line, sizeof line);

    lin_put(&t, "%s", text);
    if (t.cut || lin_words(line, word, 2) != 1)
        return LIN_NO_META;
    for (int i = LIN_NO_META + 1; i < LIN_METAS; i++)
        if (lin_same_word(lin_meta_orders[i].word, word[0]))
            return lin_meta_orders[i].answers && !offered && is_verb(r, word[0]) ? LIN_NO_META
                                                                                 : (lin_meta)i;
    return LIN_NO_META;
}

lin_meta lin_meta_said(const lin_session *s, const char *text)
{
    return lin_meta_of(s->field->rules, text, lin_session_offer(s, NULL) != LIN_NOTHING);
}
