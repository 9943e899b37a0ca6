/* store_write.c -- what the keeper writes: games, rows of journals, snapshots, seats, chat,
 * remarks.
 *
 * Nothing is ever changed or taken out of a journal, so what was acknowledged once is there for
 * good, or goes with the whole of a game that is given up (expiry.c). All of it is the keeper's
 * thread alone, without the lock. */
#include "server/store.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static bool did(store *st, sqlite3_stmt *q)
{
    const int code = sqlite3_step(q);

    if (code != SQLITE_DONE)
        snprintf(st->trouble, sizeof st->trouble, "%s", sqlite3_errmsg(st->writer));
    sqlite3_reset(q);
    sqlite3_clear_bindings(q);
    return code == SQLITE_DONE;
}

bool store_begin(store *st)
{
    return did(st, st->q[Q_BEGIN]);
}

bool store_commit(store *st)
{
    return did(st, st->q[Q_COMMIT]);
}

void store_rollback(store *st)
{
    char kept[sizeof st->trouble];

    memcpy(kept, st->trouble, sizeof kept);
    if (!sqlite3_get_autocommit(st->writer))
        did(st, st->q[Q_ROLLBACK]);
    memcpy(st->trouble, kept, sizeof kept);
}

bool store_touch(store *st)
{
    const bool ok = store_begin(st) && did(st, st->q[Q_TOUCH]) && store_commit(st);

    if (!ok)
        store_rollback(st);
    return ok;
}

const char *store_trouble(const store *st)
{
    return st->trouble;
}

/* ---- games and their battles ---- */

static bool bind_packed(sqlite3_stmt *q, int i, const char *text, size_t n)
{
    uLongf room = compressBound((uLong)n);
    unsigned char *packed = malloc(room);
    const bool ok = packed &&
                    compress2(packed, &room, (const unsigned char *)text, (uLong)n, 6) == Z_OK &&
                    sqlite3_bind_blob64(q, i, packed, room, SQLITE_TRANSIENT) == SQLITE_OK;

    free(packed);
    return ok;
}

static bool put_battle(store *st, const pending_write *w)
{
    const lin_battle *b = w->battle;
    const lin_battle_files f = lin_files_of_battle(b);
    sqlite3_stmt *q = st->q[Q_PUT_BATTLE];

    sqlite3_bind_blob(q, 1, w->files, sizeof w->files, SQLITE_STATIC);
    sqlite3_bind_text(q, 2, b->id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 4, (sqlite3_int64)f.yaml_size);
    sqlite3_bind_int64(q, 6, (sqlite3_int64)f.map_size);
    if (!bind_packed(q, 3, f.yaml, f.yaml_size) ||
        (f.map && !bind_packed(q, 5, f.map, f.map_size))) {
        snprintf(st->trouble, sizeof st->trouble, "there is no memory left");
        sqlite3_clear_bindings(q);
        return false;
    }
    return did(st, q);
}

static bool put_game(store *st, const pending_write *w)
{
    const game *g = w->g;
    sqlite3_stmt *q = st->q[Q_PUT_GAME];
    char bots[80];
    int roles = 0;

    snprintf(bots, sizeof bots, "%s,%s", g->bot[0] ? g->bot[0]->name : "",
             g->bot[1] ? g->bot[1]->name : "");
    for (int r = 0; r < ROLES; r++)
        roles |= (int)g->has_key[r] << r;
    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    sqlite3_bind_text(q, 2, g->field->battle->id, -1, SQLITE_STATIC);
    sqlite3_bind_text(q, 3, g->options, -1, SQLITE_STATIC);
    sqlite3_bind_text(q, 4, bots, -1, SQLITE_STATIC);
    sqlite3_bind_int(q, 5, g->hotseat);
    sqlite3_bind_int(q, 6, g->study);
    sqlite3_bind_int(q, 7, (int)g->dice);
    sqlite3_bind_int64(q, 8, (sqlite3_int64)g->seed);
    sqlite3_bind_blob(q, 9, g->secret, sizeof g->secret, SQLITE_STATIC);
    sqlite3_bind_blob(q, 10, g->key, sizeof g->key, SQLITE_STATIC);
    sqlite3_bind_int(q, 11, roles);
    sqlite3_bind_text(q, 12, g->from, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 13, g->from_at);
    if (g->base)
        sqlite3_bind_text(q, 14, g->base, -1, SQLITE_STATIC);
    sqlite3_bind_int(q, 15, g->field->rules->version);
    sqlite3_bind_text(q, 16, g->led ? g->field->battle->id : "", -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 17, (sqlite3_int64)lin_field_hash(g->field));
    sqlite3_bind_blob(q, 18, w->files, sizeof w->files, SQLITE_STATIC);
    sqlite3_bind_int64(q, 19, g->seen);
    sqlite3_bind_int(q, 20, g->stage);
    return did(st, q) && (!w->battle || put_battle(st, w));
}

static bool adopt(store *st, const pending_write *w)
{
    sqlite3_stmt *q = st->q[Q_ADOPT];

    sqlite3_bind_int64(q, 1, (sqlite3_int64)lin_field_hash(w->g->field));
    sqlite3_bind_blob(q, 2, w->files, sizeof w->files, SQLITE_STATIC);
    sqlite3_bind_text(q, 3, w->id, -1, SQLITE_STATIC);
    return did(st, q) && (!w->battle || put_battle(st, w));
}

/* ---- rows ---- */

static bool put_snapshot(store *st, const pending_write *w)
{
    const snapshot *at = w->snap;
    sqlite3_stmt *q = st->q[Q_PUT_SNAPSHOT];

    sqlite3_bind_text(q, 1, w->id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, (sqlite3_int64)w->n);
    sqlite3_bind_int64(q, 3, at->moves);
    sqlite3_bind_int(q, 4, at->offer);
    sqlite3_bind_int(q, 5, at->offer_by);
    sqlite3_bind_blob(q, 6, at->rng, sizeof at->rng, SQLITE_STATIC);
    sqlite3_bind_int64(q, 7, (sqlite3_int64)at->used);
    sqlite3_bind_int64(q, 8, (sqlite3_int64)at->size);
    if (!bind_packed(q, 9, (const char *)at->state, at->size)) {
        snprintf(st->trouble, sizeof st->trouble, "there is no memory left");
        sqlite3_clear_bindings(q);
        return false;
    }
    return did(st, q);
}

/* What rows of the journal and lines of chat have in common, in the columns 1 to 6. */
static void bind_said(sqlite3_stmt *q, const pending_write *w)
{
    sqlite3_bind_text(q, 1, w->id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, (sqlite3_int64)w->n);
    sqlite3_bind_int(q, 3, w->side);
    sqlite3_bind_int(q, 4, w->kind);
    sqlite3_bind_int64(q, 5, w->arg);
    sqlite3_bind_text(q, 6, w->text, -1, SQLITE_STATIC);
}

static bool put_row(store *st, const pending_write *w)
{
    sqlite3_stmt *q = st->q[Q_PUT_ROW];

    bind_said(q, w);
    if (w->atoms)
        sqlite3_bind_text(q, 7, w->atoms, -1, SQLITE_STATIC);
    if (w->faces)
        sqlite3_bind_text(q, 8, w->faces, -1, SQLITE_STATIC);
    if (w->hashed)
        sqlite3_bind_int64(q, 9, (sqlite3_int64)w->hash);
    sqlite3_bind_int64(q, 10, w->moves);
    if (w->by_bot)
        sqlite3_bind_int64(q, 11, (sqlite3_int64)w->chance);
    return did(st, q) && (!w->snap || put_snapshot(st, w));
}

/* ---- what is no part of the journal ---- */

static bool put_remark(store *st, const pending_write *w)
{
    sqlite3_stmt *q = st->q[Q_PUT_REMARK];

    sqlite3_bind_text(q, 1, w->id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, w->arg);
    sqlite3_bind_text(q, 3, w->text, -1, SQLITE_STATIC);
    return did(st, q);
}

static bool put_seat(store *st, const pending_write *w)
{
    sqlite3_stmt *q = st->q[Q_PUT_SEAT];

    sqlite3_bind_text(q, 1, w->id, -1, SQLITE_STATIC);
    sqlite3_bind_int(q, 2, w->side);
    if (w->seat->has_key)
        sqlite3_bind_blob(q, 3, w->seat->key, HASH_BYTES, SQLITE_STATIC);
    if (w->seat->invited)
        sqlite3_bind_blob(q, 4, w->seat->invitation, HASH_BYTES, SQLITE_STATIC);
    sqlite3_bind_text(q, 5, w->seat->name, -1, SQLITE_STATIC);
    sqlite3_bind_int(q, 6, w->seat->open);
    sqlite3_bind_int(q, 7, w->seat->again);
    sqlite3_bind_text(q, 8, w->seat->next, -1, SQLITE_STATIC);
    return did(st, q);
}

static bool put_line(store *st, const pending_write *w)
{
    sqlite3_stmt *q = st->q[Q_PUT_LINE];

    bind_said(q, w);
    sqlite3_bind_text(q, 7, w->seat->name, -1, SQLITE_STATIC);
    if (!did(st, q))
        return false;
    if (w->n <= LINES_KEPT)
        return true;
    q = st->q[Q_DROP_LINES];
    sqlite3_bind_text(q, 1, w->id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, (sqlite3_int64)w->n - LINES_KEPT);
    return did(st, q);
}

/* ---- games that are given up ---- */

static bool put_seen(store *st, const pending_write *w)
{
    sqlite3_stmt *q = st->q[Q_SEEN];

    sqlite3_bind_int64(q, 1, w->arg);
    sqlite3_bind_int(q, 2, w->kind);
    sqlite3_bind_text(q, 3, w->id, -1, SQLITE_STATIC);
    return did(st, q);
}

static bool put_leaves(store *st, const pending_write *w)
{
    sqlite3_stmt *q = st->q[Q_LEAVES];

    sqlite3_bind_int64(q, 1, w->arg);
    sqlite3_bind_text(q, 2, w->id, -1, SQLITE_STATIC);
    return did(st, q);
}

static bool drop_game(store *st, const pending_write *w)
{
    for (int i = Q_DROP_GAME; i <= Q_DROP_CHAT; i++) {
        sqlite3_bind_text(st->q[i], 1, w->id, -1, SQLITE_STATIC);
        if (!did(st, st->q[i]))
            return false;
    }
    return true;
}

bool store_put(store *st, const pending_write *w)
{
    switch (w->what) {
    case WRITE_GAME:
        return put_game(st, w);
    case WRITE_ADOPTED:
        return adopt(st, w);
    case WRITE_ROW:
        return put_row(st, w);
    case WRITE_SEAT:
        return put_seat(st, w);
    case WRITE_LINE:
        return put_line(st, w);
    case WRITE_SEEN:
        return put_seen(st, w);
    case WRITE_LEAVES:
        return put_leaves(st, w);
    case WRITE_GONE:
        return drop_game(st, w);
    case WRITE_NOTHING:
        return true;
    default:
        return put_remark(st, w);
    }
}
