/* orders.c -- what is said in a game: orders, dice, meta-orders, secrets.
 *
 * The quick way serves plain orders and dice: the state in memory is set in a scratch game, the
 * order given there, the state taken back. Everything else (offers, taking back) goes through the
 * game's history. Either way a row of the journal and a message come of it; both wait for the
 * keeper. */
#include "server/server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- refusals ---- */

bool no_status(failure *no, lin_status status)
{
    no->status =
        status == LIN_NO_MEMORY ? MHD_HTTP_SERVICE_UNAVAILABLE : MHD_HTTP_UNPROCESSABLE_CONTENT;
    no->code = tell_status_code(status);
    return false;
}

static bool no_memory(failure *no)
{
    lin_refuse(&no->why, LIN_NO_MEMORY, NULL,
               "There is no memory left for this; nothing was done.");
    return no_status(no, LIN_NO_MEMORY);
}

static bool no_secrets_yet(failure *no)
{
    lin_refuse(&no->why, LIN_NEED_DICE, NULL,
               "The dice are not sealed yet: every seat of a person must send its secret first.");
    return no_status(no, LIN_NEED_DICE);
}

/* ---- one row more ---- */

#define FACES_TEXT 4096 /* of all dice that fall in one order, as text */

/* What was carried out of a saying: atoms and faces as they go into the journal. */
typedef struct {
    lin_text atoms, faces;
    char atom[LIN_ATOMS * LIN_ORDER_TEXT], face[FACES_TEXT];
    bool by_bot, inner; /* inner: more rows come with it, and the state is that after the last */
} carried;

/* One a thread: it is too large for a stack. */
static carried *carried_begin(void)
{
    static _Thread_local carried c;

    c.atoms = lin_text_in(c.atom, sizeof c.atom);
    c.faces = lin_text_in(c.face, sizeof c.face);
    c.atom[0] = c.face[0] = '\0';
    c.by_bot = c.inner = false;
    return &c;
}

static void carried_atom(carried *c, const lin_field *f, const lin_order *o)
{
    if (c->atoms.used > 0)
        lin_put(&c->atoms, "\n");
    lin_print(f, o, &c->atoms);
}

static void carried_faces(carried *c, const uint8_t *face, size_t n)
{
    for (size_t i = 0; i < n; i++)
        lin_put(&c->faces, "%s%d", c->faces.used ? " " : "", face[i]);
}

/* Of the entries that a session has more than before. */
static carried *carried_of_entries(const lin_session *t, const lin_field *f, size_t before)
{
    carried *c = carried_begin();
    lin_entry e;

    for (size_t i = before; lin_session_get(t, i, &e); i++) {
        if (e.meta == LIN_NO_META)
            carried_atom(c, f, &e.order);
        carried_faces(c, e.face, e.faces);
    }
    return c;
}

/* After such a row the state does not follow from the one before by orders and dice. */
static bool wants_snapshot(const game *g, int kind, uint8_t offer_before)
{
    return !g->led && g->begun &&
           (kind == ROW_META || kind == ROW_UNDO || g->offer != offer_before ||
            g->n >= g->snapped + SNAPSHOT_ROWS - BOT_ORDERS);
}

/* The row, its message, its place in the queue. The game has changed already, so memory that runs
 * out now costs the message, never the row: a journal without holes comes first. */
static void row_add(server *s, game *g, lin_side side, int kind, int64_t arg, const char *text,
                    const carried *c, uint64_t hash, uint8_t offer_before, request *rq, message *m)
{
    pending_write *w = pending_write_new(g, WRITE_ROW, arg, text);

    if (!w || (c && (!(w->atoms = strdup(c->atom)) || !(w->faces = strdup(c->face)))))
        abort(); /* better to end here than to lie about the disk */
    w->n = ++g->n;
    g->undone += kind == ROW_UNDO;
    w->side = (int)side;
    w->kind = kind;
    w->hash = hash;
    w->hashed = g->begun;
    w->moves = g->moves;
    if (c && c->by_bot) {
        w->by_bot = true;
        w->chance = g->rng[side];
    }
    if (!(c && c->inner) && wants_snapshot(g, kind, offer_before) &&
        (w->snap = snapshot_take(g, w->n)))
        g->snapped = w->n;
    w->rq = rq;
    w->said = m;
    keeper_add(s, w);
}

/* ---- plain orders, the quick way ---- */

/* Are the words of the answer for him alone who gives it? An order names pieces and cells, so where
 * a rule system hides those, others learn from events only. */
bool asks_in_secret(const lin_game *p)
{
    const lin_head *h = lin_state(p);
    const lin_rules *rules = lin_game_field(p)->rules;

    return !h->over && h->depth > 0 &&
           (rules->redact || rules->step[h->frame[h->depth - 1].step].hidden);
}

static bool dice_fell(lin_game *p, carried *c)
{
    const uint8_t *faces;
    const int n = lin_thrown(p, &faces);

    carried_faces(c, faces, n > 0 ? (size_t)n : 0);
    return n > 0;
}

static void settle_into_game(game *g, const lin_game *p)
{
    memcpy(g->state, lin_state(p), g->field->rules->state_size);
    game_dice_used(g, p);
}

/* All of a macro or none of it; it ends where dice fall, and what has measured stands. */
bool order_plain(server *s, game *g, lin_side side, const char *text, request *rq, failure *no)
{
    lin_game *p = game_in_scratch(s, g);
    lin_order atom[LIN_ATOMS];
    bool hidden = asks_in_secret(p);
    lin_status status = lin_asked(p, side, &no->why);
    carried *c = carried_begin();
    int n = 0, given = 0;
    said by;

    if (status == LIN_OK)
        status = lin_expand(p, text, atom, LIN_ATOMS, &n, &no->why);
    while (status == LIN_OK && given < n) {
        status = lin_give(p, side, &atom[given], &no->why);
        if (status != LIN_OK && lin_expand_stands(p, atom, given)) {
            status = LIN_OK;
            break;
        }
        if (status != LIN_OK)
            break;
        carried_atom(c, g->field, &atom[given++]);
        if (dice_fell(p, c) || lin_waits(p) == LIN_ASKS_DICE)
            break;
    }
    if (status != LIN_OK)
        return no_status(no, status);
    settle_into_game(g, p);
    g->moves += (uint32_t)given;
    lesson_heard(g, p);
    by = (said){ g->n + 1, side, hidden, text };
    row_add(s, g, side, ROW_ORDER, 0, text, c, lin_hash(p), g->offer, rq,
            message_new(s, g, p, &by, 1, false));
    return true;
}

static bool throw_typed(server *s, game *g, const uint8_t *faces, int n, request *rq, failure *no)
{
    lin_game *p = game_in_scratch(s, g);
    char text[LIN_DICE * 4 + 1];
    lin_text t = lin_text_in(text, sizeof text);
    const lin_status status = lin_roll(p, faces, n, &no->why);
    said by;

    if (status != LIN_OK)
        return no_status(no, status);
    for (int i = 0; i < n; i++)
        lin_put(&t, "%s%d", i ? " " : "", faces[i]);
    settle_into_game(g, p);
    lesson_heard(g, p);
    by = (said){ g->n + 1, LIN_NOBODY, false, NULL };
    row_add(s, g, LIN_NOBODY, ROW_DICE, 0, text, NULL, lin_hash(p), g->offer, rq,
            message_new(s, g, p, &by, 1, false));
    return true;
}

bool order_throw(server *s, game *g, const uint8_t *faces, int n, failure *no)
{
    return throw_typed(s, g, faces, n, NULL, no);
}

bool order_dice(server *s, game *g, const uint8_t *faces, int n, request *rq, failure *no)
{
    if (g->dice != DICE_TYPED || g->led) {
        const lin_status status = lin_refuse(
            &no->why, LIN_ILLEGAL, NULL, "The dice of this game are %s; nobody types them.",
            g->led ? "those of its lesson" : dice_kind_name[g->dice]);

        return no_status(no, status);
    }
    if (!throw_typed(s, g, faces, n, rq, no))
        return false;
    workers_think(s, g);
    return true;
}

void order_lesson(server *s, game *g, request *rq)
{
    lin_game *p = game_in_scratch(s, g);
    const said by = { g->n + 1, LIN_NOBODY, true, NULL };

    g->led->kept = g->led->step;
    row_add(s, g, LIN_NOBODY, ROW_LESSON, g->led->step, "", NULL, lin_hash(p), g->offer, rq,
            message_new(s, g, p, &by, 1, false));
}

/* What one row of a bot's becomes once all of them are given. */
typedef struct {
    char text[LIN_ORDER_TEXT], face[FACES_TEXT];
    uint64_t hash;
} bot_row;

/* Answers of a bot, one after another, up to where dice fell: a row each, one message. */
void order_bot(server *s, game *g, lin_side side, const lin_order *order, int n)
{
    lin_game *p = game_in_scratch(s, g);
    static _Thread_local bot_row row[BOT_ORDERS];
    const uint8_t offer_before = g->offer;
    const uint32_t moves = g->moves;
    said by[BOT_ORDERS];
    carried *c;
    message *m;
    int given = 0;

    for (; given < n; given++) {
        lin_text t = lin_text_in(row[given].text, sizeof row[given].text);

        by[given] = (said){ g->n + 1 + (uint64_t)given, side, asks_in_secret(p), row[given].text };
        lin_print(g->field, &order[given], &t);
        if (lin_give(p, side, &order[given], NULL) != LIN_OK)
            break;
        c = carried_begin();
        dice_fell(p, c);
        memcpy(row[given].face, c->face, sizeof row[given].face);
        row[given].hash = lin_hash(p);
    }
    if (given == 0)
        return;
    settle_into_game(g, p);
    lesson_heard(g, p);
    if (g->offer == LIN_UNDO_ASKED || g->offer_by != side)
        g->offer = LIN_NOTHING;
    g->moves = moves + (uint32_t)given;
    m = message_new(s, g, p, by, given, false);
    for (int i = 0; i < given; i++) {
        const bool last = i + 1 == given;

        c = carried_begin();
        c->by_bot = true;
        c->inner = !last;
        snprintf(c->atom, sizeof c->atom, "%s", row[i].text);
        memcpy(c->face, row[i].face, sizeof row[i].face);
        g->moves = moves + (uint32_t)i + 1;
        row_add(s, g, side, ROW_ORDER, 0, row[i].text, c, row[i].hash,
                last ? offer_before : g->offer, NULL, last ? m : NULL);
    }
}

/* ---- through the history ---- */

/* The history that something is said on; NULL: no memory, or it is found only now (the game was
 * opened by a snapshot) that a row of its journal is damaged. Then the game stops there, and what
 * lies behind that row is not written over. */
static history *history_to_go_on(server *s, game *g, failure *no)
{
    history *st = history_open(s, g, &no->why);

    if (!st) {
        if (!no->why.text[0])
            no_memory(no);
        no_status(no, LIN_NO_MEMORY);
        return NULL;
    }
    if (!g->frozen)
        return st;
    history_stops_game(s, g, st);
    lin_refuse(&no->why, LIN_ILLEGAL, NULL, "%s", g->frozen);
    no->status = MHD_HTTP_CONFLICT;
    no->code = "frozen";
    return NULL;
}

/* A row said on the session; the game follows. */
static bool say_on(server *s, game *g, history *st, lin_side side, int kind, int64_t arg,
                   const char *text, request *rq, failure *no)
{
    lin_session *t = history_session(st);
    const size_t before = lin_session_moves(t);
    const bool hidden = kind == ROW_ORDER && asks_in_secret(lin_session_game(t));
    const journal_row row = { .side = (int)side, .kind = kind, .arg = arg, .text = text };
    const uint8_t offer_before = g->offer;
    lin_status status;
    said by;

    lin_events_clear(lin_session_game(t));
    status = history_row(t, &row, &no->why);
    if (status != LIN_OK) {
        history_drop(s, g); /* whatever it did, it is not the game's history */
        return no_status(no, status);
    }
    history_follow(st, before, side, kind);
    history_into_game(g, st);
    history_set_n(st, g->n + 1);
    if (!takes_back(kind, text))
        lesson_heard(g, lin_session_game(t));
    by = (said){ g->n + 1, side, hidden, text };
    if (takes_back(kind, text))
        lin_events_clear(lin_session_game(t));
    row_add(s, g, side, kind, arg, text,
            kind == ROW_ORDER ? carried_of_entries(t, g->field, before) : NULL,
            lin_hash(lin_session_game(t)), offer_before, rq,
            message_new(s, g, lin_session_game(t), &by, 1, true));
    return true;
}

bool order_take_back(server *s, game *g, uint32_t moves, request *rq, failure *no)
{
    history *st = history_to_go_on(s, g, no);

    return st &&
           say_on(s, g, st, LIN_NOBODY, ROW_UNDO, moves, lin_meta_orders[LIN_UNDO].word, rq, no);
}

static bool say_undo(server *s, game *g, history *st, lin_side side, request *rq, failure *no)
{
    const int64_t target = history_target(st, side);

    if (g->dice == DICE_SEALED && lin_waits(lin_session_game(history_session(st))) == LIN_IS_OVER) {
        lin_refuse(
            &no->why, LIN_OVER, NULL,
            "The battle is over and its dice are opened; nothing can be taken back any more.");
        return no_status(no, LIN_OVER);
    }
    if (target < 0) {
        lin_refuse(&no->why, LIN_ILLEGAL, NULL, "There is no order to be taken back.");
        return no_status(no, LIN_ILLEGAL);
    }
    if ((g->bot[0] || g->bot[1]) && lin_dice_fell_since(history_session(st), (size_t)target)) {
        lin_refuse(&no->why, LIN_ILLEGAL, NULL,
                   "Dice have fallen since; against a bot nothing is taken back beyond them.");
        return no_status(no, LIN_ILLEGAL);
    }
    if ((g->bot[0] || g->bot[1]) && lin_secrets_shown_since(history_session(st), (size_t)target)) {
        lin_refuse(&no->why, LIN_ILLEGAL, NULL,
                   "Something hidden has been shown since; against a bot nothing is taken back "
                   "beyond that.");
        return no_status(no, LIN_ILLEGAL);
    }
    return say_on(s, g, st, side, ROW_UNDO, target, lin_meta_orders[LIN_UNDO].word, rq, no);
}

/* The learner's last saying and all that followed, dice and answers too. */
static bool say_undo_in_lesson(server *s, game *g, history *st, request *rq, failure *no)
{
    const int64_t target = history_target(st, g->led->l->side);

    if (target < 0) {
        lin_refuse(&no->why, LIN_ILLEGAL, NULL, "There is no order to be taken back.");
        return no_status(no, LIN_ILLEGAL);
    }
    return say_on(s, g, st, LIN_NOBODY, ROW_UNDO, target, lin_meta_orders[LIN_UNDO].word, rq, no);
}

static bool say_meta_on(server *s, game *g, history *st, lin_side side, lin_meta meta, request *rq,
                        failure *no)
{
    const int64_t stay = meta == LIN_AGREE ? history_target(st, (lin_side)g->offer_by) : 0;

    if (meta == LIN_UNDO && g->led) /* whatever has happened since */
        return say_undo_in_lesson(s, g, st, rq, no);
    if (meta == LIN_UNDO)
        return say_undo(s, g, st, g->hotseat ? LIN_NOBODY : side, rq, no);
    return say_on(s, g, st, side, ROW_META, stay, lin_meta_orders[meta].word, rq, no);
}

/* Bots let one take back where no dice have fallen (say_undo sees to that), and take a draw when
 * they are behind. */
static void bot_answers_offer(server *s, game *g, lin_side bot)
{
    failure no = { 0 };
    history *st = history_open(s, g, NULL);

    if (!st || !g->bot[bot])
        return;
    if (g->offer == LIN_UNDO_ASKED)
        say_meta_on(s, g, st, bot, LIN_AGREE, NULL, &no);
    else if (g->offer == LIN_DRAW_OFFERED)
        say_meta_on(s, g, st, bot,
                    lin_bot_takes_draw(lin_session_game(history_session(st)), bot) ? LIN_ACCEPT
                                                                                   : LIN_DECLINE,
                    NULL, &no);
}

static bool say_meta(server *s, game *g, lin_side side, lin_meta meta, request *rq, failure *no)
{
    history *st;
    bool ok;

    if (lin_meta_orders[meta].answers &&
        g->offer == LIN_NOTHING) { /* no history need be told again */
        lin_refuse(&no->why, LIN_ILLEGAL, NULL,
                   "The other side has made no offer that you could %s.",
                   lin_meta_orders[meta].word);
        return no_status(no, LIN_ILLEGAL);
    }
    st = history_to_go_on(s, g, no);
    if (!st)
        return false;
    ok = say_meta_on(s, g, st, side, meta, rq, no);
    if (ok && g->offer != LIN_NOTHING && g->offer_by == side)
        bot_answers_offer(s, g, side == LIN_FIRST ? LIN_SECOND : LIN_FIRST);
    return ok;
}

bool order_needs_history(const game *g, const char *text)
{
    return g->offer != LIN_NOTHING ||
           lin_meta_of(g->field->rules, text, g->offer != LIN_NOTHING) != LIN_NO_META;
}

/* Games end; one that does not is somebody's joke. It can still be conceded. */
bool order_too_long(const game *g, lin_meta meta, failure *no)
{
    if (meta == LIN_CONCEDE)
        return false;
    if (g->n >= ROWS_MOST)
        lin_refuse(&no->why, LIN_ILLEGAL, NULL,
                   "%d things have been said in this game, and it takes no more; concede it, or "
                   "go on from it in another one.",
                   ROWS_MOST);
    else if (meta == LIN_UNDO && g->undone >= UNDONE_MOST)
        lin_refuse(&no->why, LIN_ILLEGAL, NULL,
                   "%d times something has been taken back in this game; that is all it takes.",
                   UNDONE_MOST);
    else
        return false;
    no_status(no, LIN_ILLEGAL);
    return true;
}

bool order_say(server *s, game *g, lin_side side, const char *text, request *rq, failure *no)
{
    const lin_meta meta = lin_meta_of(g->field->rules, text, g->offer != LIN_NOTHING);
    bool ok;

    if (order_too_long(g, meta, no))
        return false;
    if (game_waits_for_secrets(g))
        return no_secrets_yet(no);
    if (meta != LIN_NO_META) {
        ok = say_meta(s, g, side, meta, rq, no);
    } else if (g->offer != LIN_NOTHING) { /* an order may drop or decline it */
        history *st = history_to_go_on(s, g, no);

        ok = st && say_on(s, g, st, side, ROW_ORDER, 0, text, rq, no);
    } else {
        ok = order_plain(s, g, side, text, rq, no);
    }
    if (ok)
        workers_think(s, g);
    return ok;
}

/* ---- secrets ---- */

bool order_secret(server *s, game *g, lin_side side, const uint8_t secret[32], request *rq,
                  failure *no)
{
    lin_game *p;
    char hex[LIN_SEAL_HEX];
    said by = { g->n + 1, side, true, NULL };

    if (!seat_owes_secret(g, side)) {
        lin_refuse(&no->why, LIN_ILLEGAL, NULL,
                   g->dice != DICE_SEALED
                       ? "The dice of this game are not sealed."
                       : "This seat's secret was given already and cannot be changed.");
        return no_status(no, LIN_ILLEGAL);
    }
    memcpy(g->seat_secret[side], secret, 32);
    g->given[side] = true;
    lin_seal_hex(hex, secret);
    game_begin(s, g);
    history_drop(s, g); /* it began without dice */
    p = game_in_scratch(s, g);
    row_add(s, g, side, ROW_SECRET, 0, hex, NULL, lin_hash(p), g->offer, rq,
            message_new(s, g, p, &by, 1, true));
    workers_think(s, g);
    return true;
}

/* ---- sent twice ---- */

/* What is said, however it was understood then. */
static bool is_saying(int kind)
{
    return kind == ROW_ORDER || kind == ROW_META || kind == ROW_UNDO;
}

static bool is_same_row(int side, int kind, const char *text, lin_side by, int as,
                        const char *words)
{
    return (side == (int)by || by == LIN_NOBODY) &&
           (kind == as || (is_saying(kind) && is_saying(as))) && strcmp(text, words) == 0;
}

/* Is row n just this, said by this side? */
bool order_known(server *s, game *g, uint64_t n, lin_side side, int kind, const char *text)
{
    char *kept = NULL;
    int by, what;
    bool same = false;

    for (const pending_write *w = g->rows; w; w = w->of_game)
        if (w->what == WRITE_ROW && w->n == n)
            return is_same_row(w->side, w->kind, w->text, side, kind, text);
    if (s->disk && store_has_row(s->disk, g->id, n, &by, &what, &kept))
        same = is_same_row(by, what, kept, side, kind, text);
    free(kept);
    return same;
}

bool takes_back(int kind, const char *text)
{
    return kind == ROW_UNDO ||
           (kind == ROW_META && strcmp(text, lin_meta_orders[LIN_AGREE].word) == 0);
}
