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
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Life ---- */

static void header_fix(lin_session *s, const char *key, const char *format, ...)
{
    lin_header *h = &s->header[s->headers++];
    lin_text t = lin_text_in(h->key, sizeof h->key);
    va_list args;

    lin_put(&t, "%s", key);
    va_start(args, format);
    vsnprintf(h->value, sizeof h->value, format, args);
    va_end(args);
}

/* The headers that say on what field the game is played: nobody may change them. */
static void headers_begin(lin_session *s)
{
    const lin_field *f = s->field;
    char options[sizeof s->header[0].value];
    lin_text t = lin_text_in(options, sizeof options);

    header_fix(s, "Linstock", "1");
    header_fix(s, "Battle", "%s", f->battle->id);
    header_fix(s, "Rules", "%s %d", f->rules->id, f->rules->version);
    header_fix(s, "Field", "%016llx", (unsigned long long)f->hash);
    lin_options_print(f, &t);
    if (t.used > 0)
        header_fix(s, "Options", "%s", options);
}

static lin_status session_begin(lin_session *s, lin_dice dice, lin_refusal *why)
{
    const lin_rules *r = s->field->rules;
    lin_game *g;
    lin_status status;

    s->state_words = r->state_size / sizeof *s->start;
    s->start = calloc(s->state_words, sizeof *s->start);
    s->before = calloc(s->state_words, sizeof *s->before);
    if (!s->start || !s->before)
        return lin_no_memory(why);
    lin_head_of(s->start)->winner = LIN_NOBODY;
    r->start(s->field, s->start);
    status = lin_game_from(&s->game, s->field, s->start, dice, why);
    if (status != LIN_OK)
        return status;
    g = s->game;
    return lin_entry_faces(s, g->face, g->thrown, why);
}

lin_status lin_session_new(lin_session **out, const lin_field *field, lin_dice dice,
                           lin_refusal *why)
{
    lin_session *s = calloc(1, sizeof *s);
    lin_status status;

    *out = NULL;
    if (!s)
        return lin_no_memory(why);
    s->field = field;
    headers_begin(s);
    status = session_begin(s, dice, why);
    if (status != LIN_OK) {
        lin_session_free(s);
        return status;
    }
    *out = s;
    return LIN_OK;
}

void lin_session_free(lin_session *s)
{
    if (!s)
        return;
    lin_game_free(s->game);
    free(s->start);
    free(s->before);
    free(s->item);
    free(s->line);
    free(s->face);
    free(s->words);
    free(s->checkpoint);
    free(s);
}

lin_game *lin_session_game(lin_session *s)
{
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

    if (!face)
        return lin_no_memory(why);
    s->face = face;
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
    memcpy(s->checkpoint + k * s->state_words, lin_state(s->game),
           s->state_words * sizeof *grown);
    return LIN_OK;
}

static lin_status entry_begin(lin_session *s, lin_refusal *why)
{
    uint32_t *line = lin_grown(s->line, &s->line_room, s->moves + 1, sizeof *line);

    if (!line)
        return lin_no_memory(why);
    s->line = line;
    if (lin_item_room(s, 3, why) != LIN_OK)         /* it, and parentheses around it */
        return LIN_NO_MEMORY;
    if (face_room(s, LIN_THROWN, why) != LIN_OK)
        return LIN_NO_MEMORY;
    return checkpoint_keep(s, why);
}

static void entry_end(lin_session *s, const lin_item *e)
{
    s->line[s->moves++] = (uint32_t)s->items;
    s->item[s->items++] = *e;
}

/* ---- Dice of an entry ---- */

/* The last order: metas given while dice are awaited do not come between. */
static lin_item *entry_of_dice(lin_session *s)
{
    for (size_t i = s->moves; i-- > 0;)
        if (s->item[s->line[i]].kind == LIN_ITEM_ORDER)
            return &s->item[s->line[i]];
    return &s->opening;
}

lin_status lin_entry_faces(lin_session *s, const uint8_t *faces, size_t n, lin_refusal *why)
{
    lin_item *e = entry_of_dice(s);

    if (face_room(s, e->n + n, why) != LIN_OK)
        return LIN_NO_MEMORY;
    if (e->n == 0)
        e->at = (uint32_t)s->faces;
    if (e->at + e->n != s->faces) {                 /* dice of one entry lie together */
        memcpy(s->face + s->faces, s->face + e->at, e->n);
        e->at = (uint32_t)s->faces;
        s->faces += e->n;
    }
    if (n > 0)
        memcpy(s->face + s->faces, faces, n);
    s->faces += n;
    e->n += (uint32_t)n;
    return LIN_OK;
}

lin_status lin_feed(lin_game *g, const uint8_t *faces, size_t n, size_t *used, lin_refusal *why)
{
    *used = 0;
    while (*used < n && lin_waits(g) == LIN_ASKS_DICE) {
        const lin_head *h = lin_head_in(g->state);
        lin_roll_ask ask = { 0 };
        lin_status status;

        lin_row(g->field, h)->roll(g->field, g->state, lin_top(h), &ask);
        if (n - *used < ask.n)
            return lin_refuse(why, LIN_SYNTAX, ask.rule, "%d dice are wanted for %s, and only %d "
                              "%s left.", ask.n, ask.purpose, (int)(n - *used),
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
    lin_status status;

    if (face_room(s, entry_of_dice(s)->n + LIN_THROWN, why) != LIN_OK)
        return LIN_NO_MEMORY;
    s->game->thrown = 0;
    status = lin_roll(s->game, faces, n, why);
    if (status != LIN_OK)
        return status;
    assert(s->game->thrown < LIN_THROWN);
    return lin_entry_faces(s, s->game->face, s->game->thrown, why);
}

/* ---- Orders ---- */

lin_offer lin_session_offer(const lin_session *s, lin_side *by)
{
    const lin_item *last = s->moves ? &s->item[s->line[s->moves - 1]] : NULL;

    if (by)
        *by = last && last->offer ? (lin_side)last->offer_by : LIN_NOBODY;
    return last ? (lin_offer)last->offer : LIN_NOTHING;
}

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
    lin_status status = entry_begin(s, why);

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
    entry_end(s, &e);
    return lin_entry_faces(s, s->game->face, s->game->thrown, why);
}

static lin_status side_check(lin_side who, lin_refusal *why)
{
    if (who == LIN_FIRST || who == LIN_SECOND)
        return LIN_OK;
    return lin_refuse(why, LIN_NOT_YOURS, NULL, "Only the two sides of the battle give orders.");
}

lin_status lin_session_give(lin_session *s, lin_side who, const lin_order *o, lin_refusal *why)
{
    const lin_status status = side_check(who, why);

    return status == LIN_OK ? lin_entry_order(s, who, o, why) : status;
}

/* Is it for this side to order anything now? Asked before a macro is unfolded. */
static lin_status turn_check(const lin_session *s, lin_side who, lin_refusal *why)
{
    const lin_game *g = s->game;

    switch (lin_waits(g)) {
    case LIN_IS_OVER:
        return lin_refuse(why, LIN_OVER, NULL, "The battle is over; nothing more can be ordered.");
    case LIN_ASKS_DICE:
        return lin_refuse(why, LIN_NEED_DICE, lin_row(g->field, lin_head_in(g->state))->rule,
                          "The dice must be thrown first; no order can be given now.");
    case LIN_ASKS_SIDE:
        break;
    }
    if (lin_to_answer(g) == who)
        return LIN_OK;
    return lin_refuse(why, LIN_NOT_YOURS, lin_row(g->field, lin_head_in(g->state))->rule,
                      "It is for the %s side to answer now.",
                      s->field->battle->side_id[lin_to_answer(g)]);
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
 * are awaited, the macro ends, and what has been done stands. */
static lin_status say_orders(lin_session *s, lin_side who, const char *text, lin_refusal *why)
{
    lin_order atom[LIN_ATOMS];
    lin_status status = turn_check(s, who, why);
    mark m;
    int n;

    if (status == LIN_OK)
        status = lin_expand(s->game, text, atom, LIN_ATOMS, &n, why);
    if (status != LIN_OK)
        return status;
    m = mark_now(s);
    for (int i = 0; i < n; i++) {
        status = lin_entry_order(s, who, &atom[i], why);
        if (status != LIN_OK) {
            back_to(s, m);
            return status;
        }
        if (s->faces > m.faces || lin_waits(s->game) == LIN_ASKS_DICE)
            break;
    }
    return LIN_OK;
}

/* ---- Meta-orders ---- */

static const char *const meta_word[] = {
    [LIN_ITEM_CONCEDE] = "concede", [LIN_ITEM_DRAW] = "draw", [LIN_ITEM_ACCEPT] = "accept",
    [LIN_ITEM_DECLINE] = "decline", [LIN_ITEM_UNDO] = "undo", [LIN_ITEM_AGREE] = "agree",
};

static int meta_find(const char *word)
{
    for (int i = LIN_ITEM_CONCEDE; i <= LIN_ITEM_AGREE; i++)
        if (lin_same_word(meta_word[i], word))
            return i;
    return -1;
}

/* May this side say it now? The offers must fit one another. */
static lin_status meta_check(const lin_session *s, lin_side who, int kind, lin_refusal *why)
{
    lin_side by;
    const lin_offer offer = lin_session_offer(s, &by);
    const bool mine = offer != LIN_NOTHING && by == who;

    if (lin_waits(s->game) == LIN_IS_OVER)
        return lin_refuse(why, LIN_OVER, NULL, "The battle is over; there is nothing left to %s.",
                          meta_word[kind]);
    switch (kind) {
    case LIN_ITEM_DRAW:
        if (offer == LIN_DRAW_OFFERED && mine)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "You have offered a draw already; the other "
                              "side has not answered yet.");
        return LIN_OK;
    case LIN_ITEM_UNDO:
        if (offer == LIN_UNDO_ASKED && mine)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "You have asked to take back already; the "
                              "other side has not answered yet.");
        if (lin_last_act(s, who) < 0)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "You have given no order yet that could be "
                              "taken back.");
        return LIN_OK;
    case LIN_ITEM_ACCEPT:
        if (offer != LIN_DRAW_OFFERED || mine)
            return lin_refuse(why, LIN_ILLEGAL, NULL, offer == LIN_UNDO_ASKED && !mine
                              ? "No draw is on offer; the other side asks to take back: say agree "
                                "or decline."
                              : "The other side has offered no draw that you could accept.");
        return LIN_OK;
    case LIN_ITEM_AGREE:
        if (offer != LIN_UNDO_ASKED || mine)
            return lin_refuse(why, LIN_ILLEGAL, NULL, offer == LIN_DRAW_OFFERED && !mine
                              ? "The other side offers a draw: say accept or decline."
                              : "The other side has not asked to take anything back.");
        return LIN_OK;
    case LIN_ITEM_DECLINE:
        if (offer == LIN_NOTHING || mine)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "The other side has made no offer that you "
                              "could decline.");
        return LIN_OK;
    default:
        return LIN_OK;
    }
}

lin_status lin_entry_meta(lin_session *s, lin_side who, int kind, lin_refusal *why)
{
    lin_side by;
    lin_item e = { .side = (uint8_t)who };
    lin_status status;

    if (kind == LIN_ITEM_DRAW && lin_session_offer(s, &by) == LIN_DRAW_OFFERED && by != who)
        kind = LIN_ITEM_ACCEPT;
    status = meta_check(s, who, kind, why);
    if (status == LIN_OK)
        status = entry_begin(s, why);
    if (status != LIN_OK)
        return status;
    e.kind = (uint8_t)kind;
    if (kind == LIN_ITEM_CONCEDE)
        lin_concede(s->game, who);
    else if (kind == LIN_ITEM_ACCEPT)
        lin_agree_draw(s->game);
    else if (kind == LIN_ITEM_DRAW || kind == LIN_ITEM_UNDO) {
        e.offer = kind == LIN_ITEM_DRAW ? LIN_DRAW_OFFERED : LIN_UNDO_ASKED;
        e.offer_by = (uint8_t)who;
    }
    entry_end(s, &e);
    return LIN_OK;
}

/* The other side agrees: what its opponent did last is taken back, and all that followed. */
static lin_status say_agree(lin_session *s, lin_side who, lin_refusal *why)
{
    lin_side by;
    lin_status status;

    lin_session_offer(s, &by);
    status = lin_entry_meta(s, who, LIN_ITEM_AGREE, why);
    if (status != LIN_OK)
        return status;
    status = lin_cut(s, (size_t)lin_last_act(s, by), why);
    if (status != LIN_OK) {                         /* no memory: as if not said */
        s->moves--;
        s->items--;
    }
    return status;
}

/* A rule system may have a verb of its own named like an answer to an offer: then the word
 * means the offer only while there is one. */
static bool is_verb(const lin_session *s, const char *word)
{
    const lin_rules *r = s->field->rules;

    for (int i = 0; i < r->verbs; i++)
        if (lin_same_word(r->verb[i].name, word))
            return true;
    return false;
}

static bool answers_an_offer(int kind)
{
    return kind == LIN_ITEM_ACCEPT || kind == LIN_ITEM_DECLINE || kind == LIN_ITEM_AGREE;
}

int lin_meta_said(const lin_session *s, const char *text)
{
    char line[32], *word[2];
    lin_text t = lin_text_in(line, sizeof line);
    int kind;

    lin_put(&t, "%s", text);
    if (t.cut || lin_words(line, word, 2) != 1)
        return -1;
    kind = meta_find(word[0]);
    if (kind >= 0 && answers_an_offer(kind) && is_verb(s, word[0]) &&
        lin_session_offer(s, NULL) == LIN_NOTHING)
        return -1;
    return kind;
}

lin_status lin_say(lin_session *s, lin_side who, const char *text, lin_refusal *why)
{
    const int meta = lin_meta_said(s, text);
    const lin_status status = side_check(who, why);

    if (status != LIN_OK)
        return status;
    if (meta < 0)
        return say_orders(s, who, text, why);
    if (meta == LIN_ITEM_UNDO)
        return lin_undo(s, who, false, why);
    if (meta == LIN_ITEM_AGREE)
        return say_agree(s, who, why);
    return lin_entry_meta(s, who, meta, why);
}

/* ---- Remarks and headers ---- */

static lin_status remark_line(lin_session *s, const char *text, size_t n, lin_refusal *why)
{
    char *words;
    lin_item e = { .kind = LIN_ITEM_REMARK };

    while (n > 0 && (text[n - 1] == ' ' || text[n - 1] == '\t' || text[n - 1] == '\r'))
        n--;
    words = lin_grown(s->words, &s->word_room, s->used + n + 1, 1);
    if (!words || lin_item_room(s, 1, why) != LIN_OK)
        return lin_no_memory(why);
    s->words = words;
    e.at = (uint32_t)s->used;
    memcpy(s->words + s->used, text, n);
    s->used += n;
    s->words[s->used++] = '\0';
    s->item[s->items++] = e;
    return LIN_OK;
}

/* A remark belongs to the entry before it. Several lines are several remarks. */
lin_status lin_session_remark(lin_session *s, const char *text, lin_refusal *why)
{
    const size_t all = strlen(text);
    lin_lines *l = malloc(sizeof *l);
    const size_t items = s->items;
    lin_status status;

    if (!l)
        return lin_no_memory(why);
    status = lin_lines_of(l, text, all, why);
    while (status == LIN_OK && lin_lines_next(l)) {
        if (strlen(l->line) > LIN_LINE / 2)
            status = lin_refuse_line(why, l->number, "A line of a remark holds at most %d bytes.",
                                     LIN_LINE / 2);
        else
            status = remark_line(s, l->line, strlen(l->line), why);
    }
    if (status != LIN_OK)
        s->items = items;
    free(l);
    return status;
}

static lin_header *header_find(const lin_session *s, const char *key)
{
    for (int i = 0; i < s->headers; i++)
        if (lin_same_word(s->header[i].key, key))
            return (lin_header *)&s->header[i];
    return NULL;
}

const char *lin_session_header_get(const lin_session *s, const char *key)
{
    const lin_header *h = header_find(s, key);

    return h ? h->value : NULL;
}

static bool header_is_ours(const char *key)
{
    static const char *const ours[] = { "Linstock", "Battle", "Rules", "Field", "Options",
                                        "Result", "Hash" };

    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
        if (lin_same_word(ours[i], key))
            return true;
    return false;
}

static bool key_is_plain(const char *key)
{
    const size_t n = strlen(key);

    return n > 0 && n < sizeof ((lin_header *)0)->key &&
           strspn(key, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-") == n;
}

/* Free headers: players, place, date. What cannot stand in a record is left out: those that
 * the session writes itself, keys that are not one plain word, and control characters. */
void lin_session_header(lin_session *s, const char *key, const char *value)
{
    lin_header *h = header_find(s, key);
    size_t n = 0;

    if (header_is_ours(key) || !key_is_plain(key))
        return;
    if (!h) {
        if (s->headers == LIN_HEADERS)
            return;
        h = &s->header[s->headers++];
        memset(h, 0, sizeof *h);
        memcpy(h->key, key, strlen(key));
    }
    while (*value) {
        const size_t length = lin_utf8(value, strlen(value));

        if (n + (length ? length : 1) >= sizeof h->value)
            break;
        memcpy(h->value + n, value, length);
        if (length <= 1 && (length == 0 || (unsigned char)*value < 0x20 || *value == 0x7f))
            h->value[n] = ' ';
        value += length ? length : 1;
        n += length ? length : 1;
    }
    h->value[n] = '\0';
}

/* ---- Looking back ---- */

size_t lin_session_moves(const lin_session *s)
{
    return s->moves;
}

ptrdiff_t lin_last_act(const lin_session *s, lin_side who)
{
    for (size_t i = s->moves; i-- > 0;) {
        const lin_item *e = &s->item[s->line[i]];
        const bool acts = e->kind == LIN_ITEM_ORDER || e->kind == LIN_ITEM_CONCEDE ||
                          e->kind == LIN_ITEM_ACCEPT;

        if (acts && (who == LIN_NOBODY || e->side == who))
            return (ptrdiff_t)i;
    }
    return -1;
}

static lin_status replay_entry(const lin_session *s, const lin_item *e, lin_game *g,
                               lin_refusal *why)
{
    size_t used;
    lin_status status;

    if (e->kind == LIN_ITEM_CONCEDE)
        lin_concede(g, (lin_side)e->side);
    else if (e->kind == LIN_ITEM_ACCEPT)
        lin_agree_draw(g);
    if (e->kind != LIN_ITEM_ORDER)
        return LIN_OK;
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

void lin_item_print(const lin_session *s, const lin_item *e, lin_text *out)
{
    const lin_battle *b = s->field->battle;
    const size_t first = strlen(b->side_id[0]), second = strlen(b->side_id[1]);
    char order[256];
    lin_text t = lin_text_in(order, sizeof order);

    if (e->kind == LIN_ITEM_ORDER)
        lin_print(s->field, &e->order, &t);
    else
        lin_put(&t, "%s", meta_word[e->kind]);
    lin_put(out, "%-*s  ", (int)(first > second ? first : second), b->side_id[e->side]);
    lin_put(out, e->n ? "%-19s =" : "%s", order);
    for (uint32_t i = 0; i < e->n; i++)
        lin_put(out, " %d", s->face[e->at + i]);
}

void lin_session_entry(const lin_session *s, size_t i, lin_text *out)
{
    if (i < s->moves)
        lin_item_print(s, &s->item[s->line[i]], out);
}
