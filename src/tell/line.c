/* line.c -- the main line of a record, entry by entry; and the seal on its dice. */
#include "tell/tell.h"

/* ---- played again ---- */

void tell_line_begin(const lin_session *t, lin_game *p)
{
    lin_session_at(t, 0, p, NULL);
    lin_set_dice(p, lin_dice_typed());
}

/* Meta-orders end a game, or do nothing to it. */
static void play_meta(lin_game *p, const lin_entry *e)
{
    if (e->meta == LIN_CONCEDE)
        lin_concede(p, e->side);
    else if (e->meta == LIN_ACCEPT)
        lin_agree_draw(p);
}

bool tell_entry_play(const lin_entry *e, lin_game *p, tell_roll_seen seen, void *self)
{
    lin_events_clear(p);
    if (e->meta)
        play_meta(p, e);
    else if (lin_give(p, e->side, &e->order, NULL) != LIN_OK)
        return false;
    return tell_dice_play(e, p, seen, self);
}

bool tell_dice_play(const lin_entry *e, lin_game *p, tell_roll_seen seen, void *self)
{
    size_t used = 0;

    while (lin_waits(p) == LIN_ASKS_DICE && used < e->faces) {
        lin_question q;

        lin_ask(p, &q);
        if (used + q.roll.n > e->faces)
            return false;
        if (seen)
            seen(self, &q.roll, e->face + used);
        if (lin_roll(p, e->face + used, q.roll.n, NULL) != LIN_OK)
            return false;
        used += q.roll.n;
    }
    return true;
}

bool tell_line_next(const lin_session *t, size_t i, lin_game *p, tell_roll_seen seen, void *self)
{
    lin_entry e;

    return lin_session_get(t, i, &e) && tell_entry_play(&e, p, seen, self);
}

/* ---- as JSON ---- */

void tell_remark_json(json_writer *j, const char *key, const lin_session *t, size_t moves)
{
    char text[2100] = "";
    lin_text out = lin_text_in(text, sizeof text);

    lin_session_remark_at(t, moves, &out);
    json_put_text(j, key, text[0] ? text : NULL);
}

void tell_entry_members(json_writer *j, const lin_session *t, size_t i, const lin_game *before)
{
    const lin_field *f = lin_game_field(before);
    char clock[200] = "", kinds[256];
    lin_text out = lin_text_in(clock, sizeof clock), dice = lin_text_in(kinds, sizeof kinds);
    lin_entry e;

    lin_session_get(t, i, &e);
    json_put_int(j, "side", e.side);
    if (e.meta)
        json_put_text(j, "order", lin_meta_orders[e.meta].word);
    else
        tell_order_json(j, "order", f, &e.order);
    tell_faces_json(j, "dice", e.face, e.faces);
    lin_die_kinds_print(e.kind, e.faces, &dice);
    json_put_text(j, "of", dice.cut ? "" : kinds);
    json_put_int(j, "turn", lin_turn(before));
    lin_clock(before, &out);
    json_put_text(j, "clock", clock);
    json_put_bool(j, "battle", e.faces > 0);
    tell_remark_json(j, "remark", t, i + 1);
}

static void put_hex(json_writer *j, const char *key, const uint8_t *bytes, bool there)
{
    char hex[LIN_SEAL_HEX];

    if (there)
        lin_seal_hex(hex, bytes);
    json_put_text(j, key, there ? hex : NULL);
}

void tell_seal_json(json_writer *j, const char *key, const lin_seal *seal)
{
    if (!seal) {
        json_put_null(j, key);
        return;
    }
    json_open(j, key, '{');
    put_hex(j, "commit", seal->commit, true);
    json_open(j, "seats", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        put_hex(j, NULL, seal->seat[side], seal->has[side]);
    json_close(j, ']');
    put_hex(j, "secret", seal->secret, seal->open);
    json_close(j, '}');
}
