/* history.c -- the history of a game: its journal played again on a session.
 *
 * A game in memory knows where it stands, not how it got there. Taking back, replays and records
 * need the way, so they ask for its history; the few asked for last are kept and brought up to date
 * with what was said since. */
#include "server/server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HISTORIES  12
#define CATCH_ROWS 100 /* read at once */
#define NEAR_ROWS  24  /* played without much ado */

/* What was said by whom when the main line had so many entries: to take back a whole gesture. */
typedef struct {
    uint32_t moves;
    uint8_t side;
} saying;

struct history {
    history *next;
    int lane;     /* of the worker who has it, or 0 */
    bool dropped; /* and nobody wants it any more once he is done */
    bool begun;   /* all secrets were there: it has the game's dice */
    char id[GAME_ID];
    uint64_t n;
    lin_session *t;
    lin_sealed stream;
    saying *said;
    size_t sayings, room;
    int lesson; /* the step of a led game, and the moves with which each began */
    uint32_t began[LESSON_STEPS + 1];
};

/* ---- rows ---- */

int faces_in(const char *text, uint8_t face[LIN_DICE])
{
    int n = 0;

    while (*text && n < LIN_DICE) {
        char *end;
        const long value = strtol(text, &end, 10);

        if (end == text || value < 0 || value > 255)
            break;
        face[n++] = (uint8_t)value;
        text = end;
    }
    return n;
}

static lin_status say_dice(lin_session *t, const char *text, lin_refusal *why)
{
    uint8_t face[LIN_DICE];
    const int n = faces_in(text, face);

    return lin_session_roll(t, face, n, why);
}

/* What was carried out, line by line: whatever the words for it may mean by now. */
static lin_status give_atoms(lin_session *t, lin_side side, const char *atoms, lin_refusal *why)
{
    lin_status status = LIN_OK;

    while (*atoms && status == LIN_OK) {
        const size_t n = strcspn(atoms, "\n");
        char text[LIN_ORDER_TEXT];
        lin_order o;

        if (n >= sizeof text)
            return lin_refuse(why, LIN_BAD_FILE, NULL, "An order of the journal is too long.");
        memcpy(text, atoms, n);
        text[n] = '\0';
        status = lin_parse(lin_session_game(t), text, &o, why);
        if (status == LIN_OK)
            status = lin_session_give(t, side, &o, why);
        atoms += n + (atoms[n] == '\n');
    }
    return status;
}

static lin_side last_to_act(const lin_session *t)
{
    lin_entry e;

    for (size_t i = lin_session_moves(t); i-- > 0;)
        if (lin_session_get(t, i, &e) &&
            (e.meta == LIN_NO_META || e.meta == LIN_CONCEDE || e.meta == LIN_ACCEPT))
            return e.side;
    return LIN_NOBODY;
}

/* Take back until so many entries are left, or until the other side has to be asked. */
static lin_status take_back(lin_session *t, lin_side side, size_t target, bool both,
                            lin_refusal *why)
{
    lin_status status = LIN_OK;
    size_t before;

    do {
        const lin_side who = side != LIN_NOBODY ? side : last_to_act(t);

        before = lin_session_moves(t);
        if (who == LIN_NOBODY)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "There is nothing to take back.");
        status = lin_undo(t, who, both || side == LIN_NOBODY, why);
    } while (status == LIN_OK && lin_session_moves(t) > target && lin_session_moves(t) < before);
    return status;
}

lin_status history_row(lin_session *t, const journal_row *r, lin_refusal *why)
{
    const lin_side side = (lin_side)r->side;
    lin_side by;
    lin_status status;

    switch (r->kind) {
    case ROW_DICE:
        return say_dice(t, r->text, why);
    case ROW_UNDO:
        return take_back(t, side, (size_t)r->arg, false, why);
    case ROW_SECRET:
    case ROW_LESSON:
        return LIN_OK;
    case ROW_META:
        if (strcmp(r->text, lin_meta_orders[LIN_AGREE].word) == 0) {
            lin_session_offer(t, &by);
            status = lin_say(t, side, r->text, why);
            if (status == LIN_OK && lin_session_moves(t) > (size_t)r->arg)
                status = take_back(t, by, (size_t)r->arg, true, why);
            return status;
        }
        return lin_say(t, side, r->text, why);
    default:
        return r->atoms ? give_atoms(t, side, r->atoms, why) : lin_say(t, side, r->text, why);
    }
}

static bool note_saying(history *st, size_t moves, lin_side side)
{
    if (st->sayings == st->room) {
        const size_t room = st->room ? 2 * st->room : 64;
        saying *grown = realloc(st->said, room * sizeof *grown);

        if (!grown)
            return false;
        st->said = grown;
        st->room = room;
    }
    st->said[st->sayings++] = (saying){ (uint32_t)moves, (uint8_t)side };
    return true;
}

static bool add_row(void *self, const journal_row *r)
{
    history *st = self;
    const size_t before = lin_session_moves(st->t);

    lin_events_clear(lin_session_game(st->t));
    if (history_row(st->t, r, NULL) != LIN_OK)
        return false;
    if (r->hashed && lin_hash(lin_session_game(st->t)) != r->hash)
        return false;
    history_follow(st, before, (lin_side)r->side, r->kind);
    if (r->kind == ROW_LESSON && r->arg >= 0 && r->arg <= LESSON_STEPS) {
        st->lesson = (int)r->arg;
        st->began[r->arg] = (uint32_t)before;
    }
    st->n = r->n;
    return true;
}

void history_follow(history *st, size_t before, lin_side side, int kind)
{
    const size_t moves = lin_session_moves(st->t);

    while (st->sayings > 0 && st->said[st->sayings - 1].moves >= moves)
        st->sayings--;
    if (kind == ROW_ORDER && moves > before)
        note_saying(st, before, side);
}

/* How many entries stay if the last thing this side said is taken back; -1: it said nothing. */
int64_t history_target(const history *st, lin_side side)
{
    for (size_t i = st->sayings; i-- > 0;)
        if (side == LIN_NOBODY || st->said[i].side == (uint8_t)side)
            return st->said[i].moves;
    return -1;
}

/* ---- building ---- */

static lin_dice first_dice(const game *g, history *st)
{
    uint8_t key[32];

    if (g->dice == DICE_SEEDED)
        return lin_dice_seeded(g->seed, 0);
    if (g->dice != DICE_SEALED || !g->begun)
        return lin_dice_typed();
    lin_seal_key(key, g->secret, g->given[0] ? g->seat_secret[0] : NULL,
                 g->given[1] ? g->seat_secret[1] : NULL);
    lin_sealed_begin(&st->stream, key, 0);
    return lin_dice_sealed(&st->stream);
}

static lin_status session_begin(server *s, game *g, history *st, lin_refusal *why)
{
    const lin_dice dice = first_dice(g, st);

    if (!g->based)
        return lin_session_new(&st->t, g->field, dice, why);
    lock_on_worker(s);
    if (!g->base)
        g->base = s->disk ? store_base(s->disk, g->id) : NULL;
    unlock_on_worker(s);
    if (!g->base)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "The record this game began with is lost.");
    return lin_record_read(&st->t, g->field, g->base, strlen(g->base), dice, why);
}

static void history_end(history *st)
{
    lin_session_free(st->t);
    free(st->said);
    free(st);
}

/* Rows as they are read, so that they can be played without the lock. */
typedef struct {
    journal_row row[CATCH_ROWS];
    char *words[CATCH_ROWS];
    size_t n;
} batch;

static bool note_row(void *self, const journal_row *r)
{
    batch *b = self;
    const size_t text = strlen(r->text) + 1, atoms = r->atoms ? strlen(r->atoms) + 1 : 0;
    char *words = malloc(text + atoms);

    if (!words)
        return false;
    memcpy(words, r->text, text);
    if (atoms)
        memcpy(words + text, r->atoms, atoms);
    b->row[b->n] = *r;
    b->row[b->n].text = words;
    b->row[b->n].atoms = atoms ? words + text : NULL;
    b->words[b->n++] = words;
    return true;
}

/* A game that stops before a damaged row has none of those behind it, on their way or not. */
static uint64_t on_disk(const game *g)
{
    for (const pending_write *w = g->rows; w; w = w->of_game)
        if (w->what == WRITE_ROW && w->n <= g->n)
            return w->n - 1;
    return g->n;
}

/* Some rows at a time, of those that are on disk. unread: they may be as they should, but cannot be
 * read. */
static bool play_batch(server *s, const game *g, history *st, bool *unread)
{
    batch *b = calloc(1, sizeof *b);
    const uint64_t there = on_disk(g), to = st->n + CATCH_ROWS < there ? st->n + CATCH_ROWS : there;
    bool ok;

    *unread = !b;
    if (!b)
        return false;
    lock_on_worker(s);
    ok = store_rows(s->disk, g->id, st->n, to, note_row, b);
    unlock_on_worker(s);
    *unread = !ok;
    for (size_t i = 0; ok && i < b->n; i++)
        ok = add_row(st, &b->row[i]);
    ok = ok && st->n == to;
    for (size_t i = 0; i < b->n; i++)
        free(b->words[i]);
    free(b);
    return ok;
}

static bool catch_up(server *s, game *g, history *st, bool *unread)
{
    *unread = false;
    while (st->n < on_disk(g) && s->disk)
        if (!play_batch(s, g, st, unread))
            return false;
    for (const pending_write *w = g->rows; w; w = w->of_game)
        if (w->what == WRITE_ROW && w->n > st->n && w->n <= g->n) {
            const journal_row r = journal_row_of(w);

            if (!add_row(st, &r))
                return false;
        }
    return st->n == g->n;
}

/* The state in memory comes from the history where it was not there yet, or was changed by it. */
void history_into_game(game *g, history *st)
{
    lin_side by;

    memcpy(g->state, lin_state(lin_session_game(st->t)), g->field->rules->state_size);
    g->moves = (uint32_t)lin_session_moves(st->t);
    g->offer = (uint8_t)lin_session_offer(st->t, &by);
    g->offer_by = (uint8_t)by;
    if (g->dice == DICE_SEEDED)
        g->source = lin_dice_of(lin_session_game(st->t));
    else if (g->dice == DICE_SEALED && g->begun)
        g->sealed = st->stream;
    lesson_recall(g, st->lesson, st->began, st->t);
}

void history_stops_game(server *s, game *g, history *st)
{
    history_into_game(g, st);
    g->told = g->n;
    g->changed = ++s->changes; /* what was made of it before was of more rows */
}

/* One that nobody else has; the one asked for last stands first. */
static history *find(server *s, const char *id)
{
    for (history **at = &s->histories; *at; at = &(*at)->next)
        if (strcmp((*at)->id, id) == 0 && !(*at)->dropped &&
            ((*at)->lane == 0 || (*at)->lane == worker_lane())) {
            history *st = *at;

            *at = st->next;
            st->next = s->histories;
            s->histories = st;
            return st;
        }
    return NULL;
}

bool history_is_near(server *s, const game *g)
{
    const history *st = find(s, g->id);

    return (st ? st->n : 0) + NEAR_ROWS >= g->n && (st || !g->based) && (s->disk || st);
}

/* All but the one in hand, which may have just been made. */
static void forget_old(server *s, const history *in_hand)
{
    history **at = &s->histories;
    int n = 0;

    while (*at) {
        history *old = *at;

        if (old == in_hand || old->lane != 0 || (!old->dropped && ++n <= HISTORIES)) {
            at = &old->next;
            continue;
        }
        *at = old->next;
        history_end(old);
    }
}

void histories_release(server *s)
{
    for (history *st = s->histories; st; st = st->next)
        if (st->lane == worker_lane())
            st->lane = 0;
    forget_old(s, NULL);
}

static history *begin(server *s, game *g, lin_refusal *why)
{
    history *st = calloc(1, sizeof *st);

    if (!st || session_begin(s, g, st, why) != LIN_OK) {
        free(st);
        return NULL;
    }
    memcpy(st->id, g->id, sizeof st->id);
    st->begun = g->begun;
    lock_on_worker(s);
    st->lane = worker_lane();
    st->next = s->histories;
    s->histories = st;
    forget_old(s, st);
    unlock_on_worker(s);
    return st;
}

static history *taken(server *s, const game *g)
{
    history *st;

    lock_on_worker(s);
    st = find(s, g->id);
    if (st)
        st->lane = worker_lane();
    unlock_on_worker(s);
    return st;
}

static void drop(server *s, history *st)
{
    lock_on_worker(s);
    st->dropped = true;
    st->lane = st->lane == worker_lane() ? 0 : st->lane;
    forget_old(s, NULL);
    unlock_on_worker(s);
}

/* Another time it may be read: the game is not stopped for that. */
static history *cannot_read(server *s, history *st, lin_refusal *why)
{
    drop(s, st);
    lin_refuse(why, LIN_BAD_FILE, NULL, "The journal of this game cannot be read now.");
    return NULL;
}

/* By other rules, or on another field, the same journal may come to another game. It does not go on
 * then: as far as its rows come to what they came to then it is shown. */
history *history_open(server *s, game *g, lin_refusal *why)
{
    history *st = taken(s, g);
    bool unread;

    /* The copy that is asked about is older; or that was, with which it was begun while the last
     * secret came, and nobody knew of it who could have dropped it. */
    if (st && (st->n > g->n || st->begun != g->begun)) {
        drop(s, st);
        st = NULL;
    }
    if (!st)
        st = begin(s, g, why);
    if (!st || catch_up(s, g, st, &unread))
        return st;
    if (unread)
        return cannot_read(s, st, why);
    game_freeze(g,
                "Number %llu of the journal of this game does not come to what it came to when it "
                "was played: its battle or its rules are not what they were, or the file is "
                "damaged. It is shown as it stood before that, and does not go on.",
                (unsigned long long)st->n + 1);
    g->n = st->n;
    drop(s, st);
    st = begin(s, g, why);
    if (!st || catch_up(s, g, st, &unread))
        return st;
    if (unread)
        return cannot_read(s, st, why);
    lin_refuse(why, LIN_BAD_FILE, NULL,
               "The journal of this game does not play; was it made by another version?");
    drop(s, st);
    return NULL;
}

lin_session *history_session(history *st)
{
    return st->t;
}

void history_set_n(history *st, uint64_t n)
{
    st->n = n;
}

/* With the lock. What a worker has goes when he is done. */
void history_drop(server *s, const game *g)
{
    for (history *st = s->histories; st; st = st->next)
        if (strcmp(st->id, g->id) == 0) {
            st->dropped = true;
            if (st->lane == worker_lane())
                st->lane = 0;
        }
    forget_old(s, NULL);
}

void histories_free(server *s)
{
    while (s->histories) {
        history *st = s->histories;

        s->histories = st->next;
        history_end(st);
    }
}

/* ---- the journal once more ---- */

/* The stream of sealed dice lives beside the session, so the session of a history of its own is
 * kept together with it until both are freed. */
lin_session *history_again(server *s, game *g)
{
    static _Thread_local history one; /* used and freed before the next is asked for */

    memset(&one, 0, sizeof one);
    return session_begin(s, g, &one, NULL) == LIN_OK ? one.t : NULL;
}

/* Row by row from the one after `after`, each without the lock. */
bool history_each_row(server *s, game *g, uint64_t after, store_row row, void *self)
{
    uint64_t at = after;
    bool ok = true;

    while (ok && s->disk && at < on_disk(g)) {
        const uint64_t to = at + CATCH_ROWS < on_disk(g) ? at + CATCH_ROWS : on_disk(g);
        batch *b = calloc(1, sizeof *b);

        lock_on_worker(s);
        ok = b && store_rows(s->disk, g->id, at, to, note_row, b);
        unlock_on_worker(s);
        for (size_t i = 0; ok && i < b->n; i++)
            ok = row(self, &b->row[i]);
        ok = ok && b->n == to - at;
        at = to;
        for (size_t i = 0; b && i < b->n; i++)
            free(b->words[i]);
        free(b);
    }
    for (const pending_write *w = g->rows; ok && w; w = w->of_game)
        if (w->what == WRITE_ROW && w->n > at && w->n <= g->n) {
            const journal_row r = journal_row_of(w);

            ok = row(self, &r);
        }
    return ok;
}

/* ---- the beginning of another game ---- */

/* A game that began with a position goes on from there: each of its lines behind an @. */
static void put_position(FILE *out, const char *position)
{
    for (const char *line = position; line && *line;) {
        const size_t n = strcspn(line, "\n");

        fprintf(out, "@ %.*s\n", (int)n, line);
        line += n + (line[n] == '\n');
    }
}

char *history_cut(const lin_session *t, size_t moves)
{
    static const char *const headers[] = { "Linstock", "Battle", "Rules", "Field", "Options" };
    char *text = NULL;
    size_t size = 0, n;
    FILE *out = open_memstream(&text, &size);
    const uint8_t *face;
    bool whole;

    if (!out)
        return NULL;
    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++) {
        const char *value = lin_session_header_get(t, headers[i]);

        if (value)
            fprintf(out, "[%s \"%s\"]\n", headers[i], value);
    }
    put_position(out, lin_session_position(t));
    fputc('\n', out);
    n = lin_session_opening(t, &face);
    if (n > 0)
        fputs("0  start =", out);
    for (size_t i = 0; i < n; i++)
        fprintf(out, " %d%s", face[i], i + 1 == n ? "\n" : "");
    for (size_t i = 0; i < moves; i++) {
        char entry[4000]; /* as many dice as an entry may have */
        lin_text e = lin_text_in(entry, sizeof entry);

        lin_session_entry(t, i, &e);
        fprintf(out, "%zu  %s\n", i + 1, entry);
    }
    whole = !ferror(out);
    if (fclose(out) == 0 && whole)
        return text;
    free(text);
    return NULL;
}
