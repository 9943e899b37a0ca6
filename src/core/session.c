/* session.c -- a game with its record, undo and meta-orders.
 *
 * A session owns a game and writes down what is done to it: every order with the dice that
 * fell while it was carried out, offers and answers, remarks. It is the only part of core
 * that allocates while a game is being played.
 *
 * The state itself is not kept for every entry, only before every 64th: any moment of the
 * game is reached from the checkpoint below it by playing at most 64 entries again, with the
 * dice that fell then. Answers that follow by themselves are not written down; they follow
 * again. */
#include "session.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- Life ---- */

static lin_status session_begin(lin_session *s, lin_dice dice, lin_refusal *why)
{
    const lin_rules *r = s->field->rules;
    lin_status status;

    s->state_words = r->state_size / sizeof *s->start;
    s->start = calloc(s->state_words, sizeof *s->start);
    s->before = calloc(s->state_words, sizeof *s->before);
    if (!s->start || !s->before)
        return lin_no_memory(why);
    lin_head_of(s->start)->winner = LIN_NOBODY;
    r->start(s->field, s->start);
    status = lin_game_from(&s->game, s->field, s->start, dice, why);
    return status == LIN_OK ? lin_entry_dice(s, why) : status;
}

lin_status lin_session_new(lin_session **out, const lin_field *field, lin_dice dice,
                           lin_refusal *why)
{
    assert(out && field);
    lin_session *s = calloc(1, sizeof *s);
    lin_status status;

    *out = NULL;
    if (!s)
        return lin_no_memory(why);
    s->field = field;
    lin_headers_begin(s);
    status = session_begin(s, dice, why);
    if (status != LIN_OK) {
        lin_session_free(s);
        return status;
    }
    *out = s;
    return LIN_OK;
}

/* A position is kept as it would be written, so that its record is read back to the byte. */
lin_status lin_session_place(lin_session *s, const char *position, size_t n, lin_dice dice,
                             lin_refusal *why)
{
    lin_game *there = NULL, *game = NULL;
    char *text = NULL;
    lin_status status = lin_position_read(&there, s->field, position, n, lin_dice_typed(), why);

    if (status == LIN_OK)
        status = lin_position_write(there, &text, why);
    if (status == LIN_OK)
        status = lin_game_from(&game, s->field, lin_state(there), dice, why);
    if (status != LIN_OK) {
        lin_game_free(there);
        lin_free(text);
        return status;
    }
    memcpy(s->start, lin_state(there), s->state_words * sizeof *s->start);
    lin_game_free(there);
    lin_game_free(s->game);
    lin_free(s->position);
    s->game = game;
    s->position = text;
    s->opening = (lin_item){ 0 };
    s->faces = 0;
    return lin_entry_dice(s, why);
}

lin_status lin_session_from(lin_session **out, const lin_field *field, const char *position,
                            size_t n, lin_dice dice, lin_refusal *why)
{
    assert(out && field && (position || n == 0));
    lin_status status = lin_session_new(out, field, lin_dice_typed(), why);

    if (status == LIN_OK) {
        assert(*out);
        status = lin_session_place(*out, position, n, dice, why);
    }
    if (status != LIN_OK) {
        lin_session_free(*out);
        *out = NULL;
    }
    return status;
}

const char *lin_session_position(const lin_session *s)
{
    assert(s);
    return s->position;
}

void lin_session_free(lin_session *s)
{
    if (!s)
        return;
    lin_game_free(s->game);
    lin_free(s->position);
    free(s->start);
    free(s->before);
    free(s->item);
    free(s->line);
    free(s->face);
    free(s->kind);
    free(s->words);
    free(s->checkpoint);
    free(s);
}

lin_game *lin_session_game(lin_session *s)
{
    assert(s);
    return s->game;
}

/* ---- Room: all that an entry may need is made before it is carried out ---- */

lin_status lin_item_room(lin_session *s, size_t more, lin_refusal *why)
{
    lin_item *item = lin_grown(s->item, &s->item_room, s->items + more, sizeof *item);

    if (!item)
        return lin_no_memory(why);
    s->item = item;
    return LIN_OK;
}

static lin_status face_room(lin_session *s, size_t more, lin_refusal *why)
{
    uint8_t *face = lin_grown(s->face, &s->face_room, s->faces + more, sizeof *face);
    lin_die_kind *kind;

    if (!face)
        return lin_no_memory(why);
    s->face = face;
    kind = lin_grown(s->kind, &s->kind_room, s->faces + more, sizeof *kind);
    if (!kind)
        return lin_no_memory(why);
    s->kind = kind;
    return LIN_OK;
}

/* A checkpoint is due before every 64th entry: it is the state as it is now. */
static lin_status checkpoint_keep(lin_session *s, lin_refusal *why)
{
    const size_t k = s->moves / LIN_STRIDE;
    uint64_t *grown;

    if (s->moves % LIN_STRIDE != 0)
        return LIN_OK;
    grown = lin_grown(s->checkpoint, &s->checkpoint_room, (k + 1) * s->state_words, sizeof *grown);
    if (!grown)
        return lin_no_memory(why);
    s->checkpoint = grown;
    memcpy(s->checkpoint + k * s->state_words, lin_state(s->game), s->state_words * sizeof *grown);
    return LIN_OK;
}

lin_status lin_entry_begin(lin_session *s, lin_refusal *why)
{
    uint32_t *line = lin_grown(s->line, &s->line_room, s->moves + 1, sizeof *line);

    if (!line)
        return lin_no_memory(why);
    s->line = line;
    if (lin_item_room(s, 3, why) != LIN_OK) /* it, and parentheses around it */
        return LIN_NO_MEMORY;
    if (face_room(s, LIN_THROWN, why) != LIN_OK)
        return LIN_NO_MEMORY;
    return checkpoint_keep(s, why);
}

void lin_entry_end(lin_session *s, const lin_item *e)
{
    s->line[s->moves++] = (uint32_t)s->items;
    s->item[s->items++] = *e;
}

/* ---- Dice of an entry ---- */

static lin_item *entry_of_dice(lin_session *s)
{
    return s->moves > 0 ? &s->item[s->line[s->moves - 1]] : &s->opening;
}

/* Dice at the end of the row; there is room for them. */
static void dice_add(lin_session *s, const uint8_t *face, const lin_die_kind *kind, size_t n)
{
    if (n > 0) {
        memmove(s->face + s->faces, face, n);
        memmove(s->kind + s->faces, kind, n * sizeof *kind);
    }
    s->faces += n;
}

lin_status lin_entry_dice(lin_session *s, lin_refusal *why)
{
    lin_item *e = entry_of_dice(s);
    const lin_game *g = s->game;

    if (face_room(s, e->n + g->thrown, why) != LIN_OK)
        return LIN_NO_MEMORY;
    if (e->n == 0)
        e->at = (uint32_t)s->faces;
    if (e->at + e->n != s->faces) { /* dice of one entry lie together */
        const uint32_t from = e->at;

        e->at = (uint32_t)s->faces;
        dice_add(s, s->face + from, s->kind + from, e->n);
    }
    dice_add(s, g->face, g->kind, g->thrown);
    e->n += g->thrown;
    return LIN_OK;
}

lin_status lin_dropped_keep(lin_session *s, const uint8_t *face, const lin_die_kind *kind, size_t n,
                            lin_refusal *why)
{
    if (lin_item_room(s, 1, why) != LIN_OK || face_room(s, n, why) != LIN_OK)
        return LIN_NO_MEMORY;
    s->item[s->items++] =
        (lin_item){ .kind = LIN_ITEM_DICE, .at = (uint32_t)s->faces, .n = (uint32_t)n };
    dice_add(s, face, kind, n);
    return LIN_OK;
}

static size_t dice_copy(const lin_session *s, const lin_item *e, lin_die *out, size_t at,
                        size_t max)
{
    for (size_t i = 0; i < e->n && out && at + i < max; i++)
        out[at + i] = (lin_die){ s->face[e->at + i], s->kind[e->at + i] };
    return at + e->n;
}

size_t lin_session_dice(const lin_session *s, lin_die *out, size_t max)
{
    assert(s);
    size_t n = dice_copy(s, &s->opening, out, 0, max);

    for (size_t i = 0; i < s->items; i++)
        if (lin_item_dice(&s->item[i]) > 0)
            n = dice_copy(s, &s->item[i], out, n, max);
    return n;
}

lin_status lin_feed(lin_game *g, const uint8_t *faces, size_t n, size_t *used, lin_refusal *why)
{
    *used = 0;
    while (*used < n && lin_waits(g) == LIN_ASKS_DICE) {
        const lin_head *h = lin_head_in(g->state);
        lin_roll_ask ask = { 0 };
        lin_status status;

        lin_row(g->field, h)->roll(&g->view, lin_top(h), &ask);
        if (n - *used < ask.n)
            return lin_refuse(why, LIN_SYNTAX, ask.rule,
                              "%d %s wanted for %s, and only %d %s left.", ask.n,
                              ask.n == 1 ? "die is" : "dice are", ask.purpose, (int)(n - *used),
                              n - *used == 1 ? "is" : "are");
        status = lin_roll(g, faces + *used, ask.n, why);
        if (status != LIN_OK)
            return status;
        *used += ask.n;
    }
    return LIN_OK;
}

lin_status lin_session_roll(lin_session *s, const uint8_t *faces, int n, lin_refusal *why)
{
    assert(s);
    lin_status status;

    if (face_room(s, entry_of_dice(s)->n + LIN_THROWN, why) != LIN_OK)
        return LIN_NO_MEMORY;
    s->game->thrown = 0;
    status = lin_roll(s->game, faces, n, why);
    if (status != LIN_OK)
        return status;
    assert(s->game->thrown < LIN_THROWN);
    return lin_entry_dice(s, why);
}

/* ---- Orders ---- */

/* Going on playing drops a wish to take back, and declines the other side's draw. One's own
 * offer stands while one goes on with one's turn. */
static void offer_after_order(const lin_session *s, lin_side who, lin_item *e)
{
    lin_side by;

    if (lin_session_offer(s, &by) == LIN_DRAW_OFFERED && by == who) {
        e->offer = LIN_DRAW_OFFERED;
        e->offer_by = (uint8_t)by;
    }
}

static bool asks_in_secret(const lin_game *g)
{
    return lin_waits(g) == LIN_ASKS_SIDE && lin_row(g->field, lin_head_in(g->state))->hidden;
}

lin_status lin_entry_order(lin_session *s, lin_side who, const lin_order *o, lin_refusal *why)
{
    lin_item e = { .kind = LIN_ITEM_ORDER, .side = (uint8_t)who, .order = *o };
    lin_status status = lin_entry_begin(s, why);

    if (status != LIN_OK)
        return status;
    e.hidden = asks_in_secret(s->game);
    s->game->thrown = 0;
    status = lin_give(s->game, who, o, why);
    if (status != LIN_OK)
        return status;
    /* A rule system that throws so many dice in one go must ask in between. */
    assert(s->game->thrown < LIN_THROWN);
    offer_after_order(s, who, &e);
    lin_entry_end(s, &e);
    return lin_entry_dice(s, why);
}

static lin_status side_check(lin_side who, lin_refusal *why)
{
    if (who == LIN_FIRST || who == LIN_SECOND)
        return LIN_OK;
    return lin_refuse(why, LIN_NOT_YOURS, NULL, "Only the two sides of the battle give orders.");
}

lin_status lin_session_give(lin_session *s, lin_side who, const lin_order *o, lin_refusal *why)
{
    assert(s && o);
    const lin_status status = side_check(who, why);

    return status == LIN_OK ? lin_entry_order(s, who, o, why) : status;
}

/* Where the session stood before several orders, and back to there as if nothing had been
 * said. Only ever done while no dice have fallen in between. */
typedef struct {
    size_t items, moves, faces;
    uint32_t log_used;
    bool log_lost;
} mark;

static mark mark_now(lin_session *s)
{
    const lin_log *log = &s->game->own_log;

    memcpy(s->before, lin_state(s->game), s->state_words * sizeof *s->before);
    return (mark){ s->items, s->moves, s->faces, log->used, log->lost };
}

static void back_to(lin_session *s, mark m)
{
    lin_set_state(s->game, s->before);
    s->game->own_log.used = m.log_used;
    s->game->own_log.lost = m.log_lost;
    s->items = m.items;
    s->moves = m.moves;
    s->faces = m.faces;
}

/* All of a macro's atoms or none, except that dice cannot be taken back: where some fall, or
 * are awaited, the macro ends, and what has been done stands. So it does where something was
 * measured that nobody could measure before. */
static lin_status say_orders(lin_session *s, lin_side who, const char *text, lin_refusal *why)
{
    lin_order atom[LIN_ATOMS];
    lin_status status = lin_asked(s->game, who, why); /* before a macro is unfolded */
    mark m;
    int n;

    if (status == LIN_OK)
        status = lin_expand(s->game, text, atom, LIN_ATOMS, &n, why);
    if (status != LIN_OK)
        return status;
    m = mark_now(s);
    for (int i = 0; i < n; i++) {
        status = lin_entry_order(s, who, &atom[i], why);
        if (status != LIN_OK && lin_expand_stands(s->game, atom, i))
            return LIN_OK;
        if (status != LIN_OK) {
            back_to(s, m);
            return status;
        }
        if (s->faces > m.faces || lin_waits(s->game) == LIN_ASKS_DICE)
            break;
    }
    return LIN_OK;
}

lin_status lin_say(lin_session *s, lin_side who, const char *text, lin_refusal *why)
{
    assert(s && text);
    const lin_meta meta = lin_meta_said(s, text);
    const lin_status status = side_check(who, why);

    if (status != LIN_OK)
        return status;
    if (meta == LIN_NO_META)
        return say_orders(s, who, text, why);
    if (meta == LIN_UNDO)
        return lin_undo(s, who, false, why);
    if (meta == LIN_AGREE)
        return lin_say_agree(s, who, why);
    return lin_entry_meta(s, who, meta, why);
}
