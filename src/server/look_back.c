/* look_back.c -- how much of a game may be looked at again, and by whom: its history with remarks.
 *
 * Where nothing is hidden that is everything, and so it is once a battle is over. Where a book
 * hides things for a while (`hides`), whoever asks is given a history of his own that ends where
 * nothing was hidden from him last; what lies face down then is not in it at all, nor what was
 * taken back before it was shown. */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    lin_session *t;
    size_t moves; /* remarks after later entries wait as these do */
} noting;

static void note(void *self, uint32_t at, const char *text)
{
    const noting *n = self;

    if (at <= n->moves)
        lin_session_set_remark(n->t, at, text, NULL);
}

/* Remarks lie beside the journal; those not yet on disk, beside the game. */
static void note_remarks(server *s, const game *g, lin_session *t, size_t moves)
{
    noting n = { t, moves };

    lock_on_worker(s);
    if (s->disk)
        store_remarks(s->disk, g->id, note, &n);
    unlock_on_worker(s);
    for (const pending_write *w = g->rows; w; w = w->of_game)
        if (w->what == WRITE_REMARK)
            note(&n, (uint32_t)w->arg, w->text);
}

void look_back_remarks(server *s, const game *g, lin_session *t)
{
    note_remarks(s, g, t, lin_session_moves(t));
}

bool lies_open(server *s, game *g)
{
    return !g->field->rules->redact || g->study || lin_waits(game_in_scratch(s, g)) == LIN_IS_OVER;
}

static bool refuse(failure *no, int status, const char *code, const char *text)
{
    no->status = status;
    no->code = code;
    if (text)
        lin_refuse(&no->why, LIN_ILLEGAL, NULL, "%s", text);
    return false;
}

/* The history, and how many of its entries this role may look at. */
static bool look(server *s, game *g, role r, lin_session **t, size_t *moves, failure *why)
{
    history *st;

    if (!lies_open(s, g) && !g->field->rules->hides)
        return refuse(
            why, MHD_HTTP_FORBIDDEN, "not-yours",
            "This game hides things from its players; it can be looked at again once it is "
            "over.");
    st = history_open(s, g, &why->why);
    if (!st)
        return refuse(why, MHD_HTTP_INTERNAL_SERVER_ERROR, "bad-file", NULL);
    *t = history_session(st);
    *moves = lies_open(s, g) ? lin_session_moves(*t)
                             : lin_session_open(*t, role_eyes(r), scratch_game(s, g->field, 2));
    return true;
}

bool look_back_moves(server *s, game *g, role r, size_t *moves, failure *why)
{
    lin_session *t;

    return look(s, g, r, &t, moves, why);
}

/* A record cut off there, read again. */
static bool cut(game *g, size_t moves, lin_session **t)
{
    char *text = history_cut(*t, moves);
    const bool read =
        text && lin_record_read(t, g->field, text, strlen(text), lin_dice_typed(), NULL) == LIN_OK;

    free(text);
    return read;
}

bool look_back_open(server *s, game *g, role r, look_back *b, failure *why)
{
    memset(b, 0, sizeof *b);
    if (!look(s, g, r, &b->t, &b->moves, why))
        return false;
    b->own = !lies_open(s, g);
    if (b->own && !cut(g, b->moves, &b->t))
        return refuse(why, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                      "The journal of this game cannot be played again.");
    note_remarks(s, g, b->t, b->moves);
    return true;
}

void look_back_close(look_back *b)
{
    if (b->own)
        lin_session_free(b->t);
    memset(b, 0, sizeof *b);
}
