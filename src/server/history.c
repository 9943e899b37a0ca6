/* history.c -- the history of a game: its journal played again on a session.
 *
 * A game in memory knows where it stands, not how it got there. Taking back, replays and records
 * need the way, so they ask for its history; the few asked for last are kept and brought up to date
 * with what was said since. */
#include "server/server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HISTORIES 12

/* What was said by whom when the main line had so many entries: to take back a whole gesture. */
typedef struct {
    uint32_t moves;
    uint8_t side;
} saying;

struct history {
    history *next;
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

static lin_status say_dice(lin_session *t, const char *text, lin_refusal *why)
{
    uint8_t face[LIN_DICE];
    int n = 0;

    while (*text && n < LIN_DICE) {
        char *end;
        const long value = strtol(text, &end, 10);

        if (end == text || value < 0 || value > 255)
            break;
        face[n++] = (uint8_t)value;
        text = end;
    }
    return lin_session_roll(t, face, n, why);
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

lin_status history_row(lin_session *t, lin_side side, int kind, int64_t arg, const char *text,
                       lin_refusal *why)
{
    lin_side by;
    lin_status status;

    switch (kind) {
    case ROW_DICE:
        return say_dice(t, text, why);
    case ROW_UNDO:
        return take_back(t, side, (size_t)arg, false, why);
    case ROW_SECRET:
    case ROW_LESSON:
        return LIN_OK;
    case ROW_META:
        if (strcmp(text, lin_meta_orders[LIN_AGREE].word) == 0) {
            lin_session_offer(t, &by);
            status = lin_say(t, side, text, why);
            if (status == LIN_OK && lin_session_moves(t) > (size_t)arg)
                status = take_back(t, by, (size_t)arg, true, why);
            return status;
        }
        return lin_say(t, side, text, why);
    default:
        return lin_say(t, side, text, why);
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

static bool add_row(void *self, uint64_t n, int side, int kind, int64_t arg, const char *text)
{
    history *st = self;
    const size_t before = lin_session_moves(st->t);

    lin_events_clear(lin_session_game(st->t));
    if (history_row(st->t, (lin_side)side, kind, arg, text, NULL) != LIN_OK)
        return false;
    history_follow(st, before, (lin_side)side, kind);
    if (kind == ROW_LESSON && arg >= 0 && arg <= LESSON_STEPS) {
        st->lesson = (int)arg;
        st->began[arg] = (uint32_t)before;
    }
    st->n = n;
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
    if (!g->base)
        g->base = s->disk ? store_base(s->disk, g->id) : NULL;
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

static bool catch_up(server *s, game *g, history *st)
{
    if (st->n < g->n && s->disk && !store_rows(s->disk, g->id, st->n, add_row, st))
        return false;
    for (const pending_write *w = g->rows; w; w = w->of_game)
        if (w->what == WRITE_ROW && w->n > st->n &&
            !add_row(st, w->n, w->side, w->kind, w->arg, w->text))
            return false;
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

static history *find(server *s, const char *id)
{
    for (history **at = &s->histories; *at; at = &(*at)->next)
        if (strcmp((*at)->id, id) == 0) {
            history *st = *at;

            *at = st->next; /* the one asked for last stands first */
            st->next = s->histories;
            s->histories = st;
            return st;
        }
    return NULL;
}

static void forget_old(server *s)
{
    history **at = &s->histories;

    for (int i = 0; *at && i < HISTORIES; i++)
        at = &(*at)->next;
    while (*at) {
        history *old = *at;

        *at = old->next;
        history_end(old);
    }
}

history *history_open(server *s, game *g, lin_refusal *why)
{
    history *st = find(s, g->id);

    if (!st) {
        st = calloc(1, sizeof *st);
        if (!st || session_begin(s, g, st, why) != LIN_OK) {
            free(st);
            return NULL;
        }
        memcpy(st->id, g->id, sizeof st->id);
        st->next = s->histories;
        s->histories = st;
        forget_old(s);
    }
    if (!catch_up(s, g, st)) {
        lin_refuse(why, LIN_BAD_FILE, NULL,
                   "The journal of this game does not play; was it made by another version?");
        history_drop(s, g);
        return NULL;
    }
    return st;
}

lin_session *history_session(history *st)
{
    return st->t;
}

void history_set_n(history *st, uint64_t n)
{
    st->n = n;
}

void history_drop(server *s, const game *g)
{
    history *st = find(s, g->id);

    if (!st)
        return;
    s->histories = st->next;
    history_end(st);
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

typedef struct {
    store_row row;
    void *self;
    uint64_t n;
} passing;

static bool pass_row(void *self, uint64_t n, int side, int kind, int64_t arg, const char *text)
{
    passing *p = self;

    p->n = n;
    return p->row(p->self, n, side, kind, arg, text);
}

bool history_each_row(server *s, game *g, store_row row, void *self)
{
    passing p = { row, self, 0 };

    if (s->disk && !store_rows(s->disk, g->id, 0, pass_row, &p))
        return false;
    for (const pending_write *w = g->rows; w; w = w->of_game)
        if (w->what == WRITE_ROW && w->n > p.n &&
            !pass_row(&p, w->n, w->side, w->kind, w->arg, w->text))
            return false;
    return true;
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
