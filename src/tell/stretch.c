/* stretch.c -- a stretch of a record's main line, copied out: so that it can be played again
 * elsewhere while the record goes on.
 *
 * It begins a little before the entries that are asked for, at a state the session keeps, since an
 * action (lin_account) may have begun before them. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include <stdlib.h>
#include <string.h>

enum { KEPT = 64 }; /* states are kept every so many entries */

/* Between one and two times as far back as from one kept state to the next. */
static size_t lead_in(size_t from)
{
    return from <= KEPT ? 0 : (from - KEPT) / KEPT * KEPT + 1;
}

static bool room(tell_stretch *s, size_t state_size, size_t entries, size_t dice)
{
    s->state = malloc(state_size);
    s->entry = malloc((entries + 1) * sizeof *s->entry);
    s->face = malloc(dice + 1);
    s->kind = malloc((dice + 1) * sizeof *s->kind);
    return s->state && s->entry && s->face && s->kind;
}

static void copy_entries(const lin_session *t, tell_stretch *s)
{
    size_t used = 0;

    for (size_t i = 0; i < s->n; i++) {
        lin_entry *e = &s->entry[i];

        lin_session_get(t, s->before + i, e);
        if (e->faces == 0)
            continue;
        memcpy(s->face + used, e->face, e->faces);
        memcpy(s->kind + used, e->kind, e->faces * sizeof *s->kind);
        e->face = s->face + used;
        e->kind = s->kind + used;
        used += e->faces;
    }
}

lin_status tell_stretch_of(const lin_session *t, size_t from, size_t to, lin_game *scratch,
                           tell_stretch **out, lin_refusal *why)
{
    const lin_field *f = lin_game_field(scratch);
    tell_stretch *s = calloc(1, sizeof *s);
    size_t dice = 0;
    lin_status status = LIN_OK;
    lin_entry e;

    *out = NULL;
    if (!s)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    if (from > to || to > lin_session_moves(t)) { /* a journal that is damaged has fewer */
        free(s);
        return lin_refuse(why, LIN_BAD_FILE, NULL, "The record has %zu entries, and no %zu.",
                          lin_session_moves(t), to);
    }
    s->field = f;
    s->before = lead_in(from);
    s->from = from;
    s->n = to - s->before;
    for (size_t i = s->before; i < to; i++)
        if (lin_session_get(t, i, &e))
            dice += e.faces;
    if (!room(s, f->rules->state_size, s->n, dice))
        status = lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    if (status == LIN_OK)
        status = lin_session_at(t, s->before, scratch, why);
    if (status != LIN_OK) {
        tell_stretch_free(s);
        return status;
    }
    memcpy(s->state, lin_state(scratch), f->rules->state_size);
    copy_entries(t, s);
    *out = s;
    return LIN_OK;
}

void tell_stretch_free(tell_stretch *s)
{
    if (!s)
        return;
    free(s->state);
    free(s->entry);
    free(s->face);
    free(s->kind);
    free(s);
}
