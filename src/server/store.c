/* store.c -- games on disk: one SQLite file, write-ahead log, every commit synced to disk.
 *
 * `game` has one row a game, `journal` one for everything ever said in it, in order. Nothing is
 * ever changed or taken out of a journal, so what was acknowledged once is there for good. A
 * journal is worth nothing without the rules it was played by, so their version stands in the row
 * of the game; rows from before it was written down are of version 1. `seat` has a row for a seat
 * once anything about it is other than the game was made with; `chat` has what the players said to
 * each other, the last of it. Two connections: the keeper writes, everyone else reads.
 *
 * The file says of which LAYOUT it is (user_version). An older one is brought up to date as it is
 * opened, a newer one is left alone. */
#include "server/server.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define LAYOUT 1 /* 0: before there were seats and chat */

struct store {
    sqlite3 *writer, *reader;
    sqlite3_stmt *begin, *commit, *rollback, *put_game, *put_row, *put_remark, *put_seat, *put_line,
        *drop_lines;
    sqlite3_stmt *get_game, *get_base, *get_rows, *get_row, *get_secrets, *get_remarks, *get_seats,
        *get_lines, *get_last_lines;
    char trouble[200];
};

static const char schema[] =
    "CREATE TABLE IF NOT EXISTS game ("
    "  id TEXT PRIMARY KEY, battle TEXT NOT NULL, options TEXT NOT NULL, bots TEXT NOT NULL,"
    "  hotseat INTEGER NOT NULL, study INTEGER NOT NULL, dice INTEGER NOT NULL, seed INTEGER NOT "
    "NULL,"
    "  secret BLOB NOT NULL, keys BLOB NOT NULL, roles INTEGER NOT NULL,"
    "  origin TEXT NOT NULL, origin_at INTEGER NOT NULL, base TEXT,"
    "  begun TEXT NOT NULL DEFAULT (datetime('now')), rules INTEGER NOT NULL DEFAULT 1,"
    "  lesson TEXT NOT NULL DEFAULT '') "
    "WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS journal ("
    "  game TEXT NOT NULL, n INTEGER NOT NULL, side INTEGER NOT NULL, kind INTEGER NOT NULL,"
    "  arg INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, n)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS remark ("
    "  game TEXT NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, at)) "
    "WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS seat ("
    "  game TEXT NOT NULL, side INTEGER NOT NULL, key BLOB, invitation BLOB, name TEXT NOT NULL,"
    "  open INTEGER NOT NULL, again INTEGER NOT NULL, next TEXT NOT NULL,"
    "  PRIMARY KEY (game, side)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS chat ("
    "  game TEXT NOT NULL, n INTEGER NOT NULL, side INTEGER NOT NULL, open INTEGER NOT NULL,"
    "  said INTEGER NOT NULL, text TEXT NOT NULL, name TEXT NOT NULL DEFAULT '',"
    "  PRIMARY KEY (game, n)) WITHOUT ROWID;";

/* ---- opening ---- */

static bool folder_make(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        if (mkdir(path, 0700) != 0 && errno != EEXIST) {
            *slash = '/';
            return false;
        }
        *slash = '/';
    }
    return mkdir(path, 0700) == 0 || errno == EEXIST;
}

static bool prepare(sqlite3 *db, const char *sql, sqlite3_stmt **out)
{
    return sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, out, NULL) == SQLITE_OK;
}

static bool prepare_all(store *st)
{
    return prepare(st->writer, "BEGIN IMMEDIATE", &st->begin) &&
           prepare(st->writer, "COMMIT", &st->commit) &&
           prepare(st->writer, "ROLLBACK", &st->rollback) &&
           prepare(st->writer,
                   "INSERT INTO game (id, battle, options, bots, hotseat, study, dice, seed, "
                   "secret, keys,"
                   " roles, origin, origin_at, base, rules, lesson) VALUES "
                   "(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
                   &st->put_game) &&
           prepare(st->writer,
                   "INSERT INTO journal (game, n, side, kind, arg, text) VALUES (?,?,?,?,?,?)",
                   &st->put_row) &&
           prepare(st->writer, "INSERT OR REPLACE INTO remark (game, at, text) VALUES (?,?,?)",
                   &st->put_remark) &&
           prepare(st->writer,
                   "INSERT OR REPLACE INTO seat (game, side, key, invitation, name, open, again, "
                   "next) VALUES (?,?,?,?,?,?,?,?)",
                   &st->put_seat) &&
           prepare(
               st->writer,
               "INSERT INTO chat (game, n, side, open, said, text, name) VALUES (?,?,?,?,?,?,?)",
               &st->put_line) &&
           prepare(st->writer, "DELETE FROM chat WHERE game = ? AND n <= ?", &st->drop_lines) &&
           prepare(st->reader,
                   "SELECT battle, options, bots, hotseat, study, dice, seed, secret, keys, roles, "
                   "origin,"
                   " origin_at, base IS NOT NULL, (SELECT max(n) FROM journal WHERE game = id), "
                   "rules, lesson FROM game WHERE id = ?",
                   &st->get_game) &&
           prepare(st->reader, "SELECT base FROM game WHERE id = ?", &st->get_base) &&
           prepare(
               st->reader,
               "SELECT n, side, kind, arg, text FROM journal WHERE game = ? AND n > ? ORDER BY n",
               &st->get_rows) &&
           prepare(st->reader, "SELECT side, kind, text FROM journal WHERE game = ? AND n = ?",
                   &st->get_row) &&
           prepare(st->reader, "SELECT side, text FROM journal WHERE game = ? AND kind = ?",
                   &st->get_secrets) &&
           prepare(st->reader, "SELECT at, text FROM remark WHERE game = ? ORDER BY at",
                   &st->get_remarks) &&
           prepare(st->reader,
                   "SELECT side, key, invitation, name, open, again, next FROM seat WHERE game = ?",
                   &st->get_seats) &&
           prepare(st->reader,
                   "SELECT n, side, open, said, text, name FROM chat WHERE game = ? AND n > ? "
                   "ORDER BY n",
                   &st->get_lines) &&
           prepare(st->reader,
                   "SELECT max(n), max(CASE WHEN open THEN n END) FROM chat WHERE game = ?",
                   &st->get_last_lines);
}

/* A file of an earlier release may lack a column: by which rules a game is played, what lesson it
 * is, what the speaker of a line was called. */
static bool add_column(sqlite3 *db, const char *look, const char *add)
{
    sqlite3_stmt *q = NULL;
    const bool there = prepare(db, look, &q);

    sqlite3_finalize(q);
    return there || sqlite3_exec(db, add, NULL, NULL, NULL) == SQLITE_OK;
}

static int layout_of(sqlite3 *db)
{
    sqlite3_stmt *q = NULL;
    const int layout = prepare(db, "PRAGMA user_version", &q) && sqlite3_step(q) == SQLITE_ROW
                           ? sqlite3_column_int(q, 0)
                           : -1;

    sqlite3_finalize(q);
    return layout;
}

static bool bring_up_to_date(sqlite3 *db)
{
    char mark[48];

    snprintf(mark, sizeof mark, "PRAGMA user_version = %d", LAYOUT);
    return sqlite3_exec(db, schema, NULL, NULL, NULL) == SQLITE_OK &&
           add_column(db, "SELECT rules FROM game LIMIT 0",
                      "ALTER TABLE game ADD COLUMN rules INTEGER NOT NULL DEFAULT 1") &&
           add_column(db, "SELECT name FROM chat LIMIT 0",
                      "ALTER TABLE chat ADD COLUMN name TEXT NOT NULL DEFAULT ''") &&
           add_column(db, "SELECT lesson FROM game LIMIT 0",
                      "ALTER TABLE game ADD COLUMN lesson TEXT NOT NULL DEFAULT ''") &&
           (layout_of(db) == LAYOUT || sqlite3_exec(db, mark, NULL, NULL, NULL) == SQLITE_OK);
}

static bool open_both(store *st, const char *path)
{
    return sqlite3_open_v2(path, &st->writer,
                           SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX,
                           NULL) == SQLITE_OK &&
           sqlite3_busy_timeout(st->writer, 2000) == SQLITE_OK && layout_of(st->writer) <= LAYOUT &&
           sqlite3_exec(
               st->writer,
               "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4000;",
               NULL, NULL, NULL) == SQLITE_OK &&
           bring_up_to_date(st->writer) &&
           sqlite3_open_v2(path, &st->reader, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) ==
               SQLITE_OK &&
           sqlite3_busy_timeout(st->reader, 2000) == SQLITE_OK && prepare_all(st);
}

store *store_open(const char *folder, char *why, size_t size)
{
    store *st = calloc(1, sizeof *st);
    char path[1200];

    if (!st || (size_t)snprintf(path, sizeof path, "%s", folder) >= sizeof path - 16) {
        snprintf(why, size, "The path of the data folder is too long.");
        free(st);
        return NULL;
    }
    if (!folder_make(path)) {
        snprintf(why, size, "The data folder %.120s cannot be made: %s.", folder, strerror(errno));
        free(st);
        return NULL;
    }
    strcat(path, "/games.db");
    if (!open_both(st, path)) {
        const int layout = st->writer ? layout_of(st->writer) : -1;

        if (layout > LAYOUT)
            snprintf(why, size,
                     "A later release keeps the games in %.60s (layout %d, known here: %d).", path,
                     layout, LAYOUT);
        else
            snprintf(why, size, "The games in %.120s cannot be opened: %s.", path,
                     sqlite3_errmsg(st->reader ? st->reader : st->writer));
        store_close(st);
        return NULL;
    }
    return st;
}

void store_close(store *st)
{
    if (!st)
        return;
    sqlite3_stmt *all[] = { st->begin,     st->commit,        st->rollback,    st->put_game,
                            st->put_row,   st->put_remark,    st->get_game,    st->get_base,
                            st->get_rows,  st->get_row,       st->get_secrets, st->get_remarks,
                            st->put_seat,  st->put_line,      st->drop_lines,  st->get_seats,
                            st->get_lines, st->get_last_lines };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        sqlite3_finalize(all[i]);
    sqlite3_close(st->reader);
    sqlite3_close(st->writer);
    free(st);
}

/* ---- writing: the keeper's thread only ---- */

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
    return did(st, st->begin);
}

bool store_commit(store *st)
{
    return did(st, st->commit);
}

void store_rollback(store *st)
{
    char kept[sizeof st->trouble];

    memcpy(kept, st->trouble, sizeof kept);
    if (!sqlite3_get_autocommit(st->writer))
        did(st, st->rollback);
    memcpy(st->trouble, kept, sizeof kept);
}

const char *store_trouble(const store *st)
{
    return st->trouble;
}

static bool put_game(store *st, const pending_write *w)
{
    const game *g = w->g;
    sqlite3_stmt *q = st->put_game;
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
    sqlite3_stmt *q = st->put_row;

    bind_said(q, w);
    return did(st, q);
}

static bool put_remark(store *st, const pending_write *w)
{
    sqlite3_stmt *q = st->put_remark;

    sqlite3_bind_text(q, 1, w->id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, w->arg);
    sqlite3_bind_text(q, 3, w->text, -1, SQLITE_STATIC);
    return did(st, q);
}

static bool put_seat(store *st, const pending_write *w)
{
    sqlite3_stmt *q = st->put_seat;

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
    sqlite3_stmt *q = st->put_line;

    bind_said(q, w);
    sqlite3_bind_text(q, 7, w->seat->name, -1, SQLITE_STATIC);
    if (!did(st, q))
        return false;
    if (w->n <= LINES_KEPT)
        return true;
    sqlite3_bind_text(st->drop_lines, 1, w->id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(st->drop_lines, 2, (sqlite3_int64)w->n - LINES_KEPT);
    return did(st, st->drop_lines);
}

bool store_put(store *st, const pending_write *w)
{
    switch (w->what) {
    case WRITE_GAME:
        return put_game(st, w);
    case WRITE_ROW:
        return put_row(st, w);
    case WRITE_SEAT:
        return put_seat(st, w);
    case WRITE_LINE:
        return put_line(st, w);
    default:
        return put_remark(st, w);
    }
}

/* ---- reading: with the server's lock held ---- */

static const char *column(sqlite3_stmt *q, int i)
{
    const char *text = (const char *)sqlite3_column_text(q, i);

    return text ? text : "";
}

static void read_secrets(store *st, game *g)
{
    sqlite3_stmt *q = st->get_secrets;

    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    sqlite3_bind_int(q, 2, ROW_SECRET);
    while (sqlite3_step(q) == SQLITE_ROW) {
        const int side = sqlite3_column_int(q, 0);

        if (side >= 0 && side < LIN_SIDES)
            g->given[side] = lin_seal_unhex(g->seat_secret[side], column(q, 1));
    }
    sqlite3_reset(q);
}

static bool read_hash(sqlite3_stmt *q, int i, uint8_t hash[HASH_BYTES])
{
    if (sqlite3_column_bytes(q, i) != HASH_BYTES)
        return false;
    memcpy(hash, sqlite3_column_blob(q, i), HASH_BYTES);
    return true;
}

static void read_seats(store *st, game *g)
{
    sqlite3_stmt *q = st->get_seats;

    game_seats_begin(g);
    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    while (sqlite3_step(q) == SQLITE_ROW) {
        const int side = sqlite3_column_int(q, 0);
        if (side < 0 || side >= LIN_SIDES)
            continue;
        seat *at = &g->seat[side];

        at->has_key = read_hash(q, 1, at->key);
        at->invited = read_hash(q, 2, at->invitation);
        snprintf(at->name, sizeof at->name, "%s", column(q, 3));
        at->open = sqlite3_column_int(q, 4) != 0;
        at->again = sqlite3_column_int(q, 5) != 0;
        snprintf(at->next, sizeof at->next, "%s", column(q, 6));
    }
    sqlite3_reset(q);
    q = st->get_last_lines;
    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    if (sqlite3_step(q) == SQLITE_ROW) {
        g->lines = (uint32_t)sqlite3_column_int64(q, 0);
        g->open_lines = (uint32_t)sqlite3_column_int64(q, 1);
    }
    sqlite3_reset(q);
}

static bool read_bots(game *g, const char *text)
{
    const char *comma = strchr(text, ',');
    char name[40];

    if (!comma || (size_t)(comma - text) >= sizeof name)
        return false;
    snprintf(name, sizeof name, "%.*s", (int)(comma - text), text);
    g->bot[0] = lin_bot_find(name);
    g->bot[1] = lin_bot_find(comma + 1);
    return (g->bot[0] || !*name) && (g->bot[1] || !comma[1]);
}

/* One whose lesson is no longer there is a game like any other. */
static void read_lesson(server *s, game *g, const char *battle)
{
    const lesson *l = *battle ? lesson_named(s, battle, NULL) : NULL;

    if (l && l->field == g->field && (g->led = calloc(1, sizeof *g->led)))
        g->led->l = l;
}

/* By other rules the same journal may come to another game, and nobody would notice. */
static bool same_rules(const lin_rules *r, int version, lin_refusal *why)
{
    if (r->version == version)
        return true;
    lin_refuse(
        why, LIN_BAD_FILE, NULL,
        "This game was begun by version %d of the rules of %s; here they are version %d, by "
        "which the same orders may come to another game. The release that began it plays it.",
        version, r->name, r->version);
    return false;
}

bool store_load(store *st, server *s, const char *id, game *g, lin_refusal *why)
{
    sqlite3_stmt *q = st->get_game;
    bool ok = false;

    snprintf(g->id, sizeof g->id, "%s", id);
    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    if (sqlite3_step(q) == SQLITE_ROW && sqlite3_column_bytes(q, 7) == sizeof g->secret &&
        sqlite3_column_bytes(q, 8) == sizeof g->key) {
        const int roles = sqlite3_column_int(q, 9), dice = sqlite3_column_int(q, 5);

        snprintf(g->options, sizeof g->options, "%s", column(q, 1));
        ok = lin_source_field(s->source, column(q, 0), g->options, &g->field, why) == LIN_OK &&
             same_rules(g->field->rules, sqlite3_column_int(q, 14), why) &&
             read_bots(g, column(q, 2)) && dice >= 0 && dice < DICE_KINDS;
        g->hotseat = sqlite3_column_int(q, 3) != 0;
        g->study = sqlite3_column_int(q, 4) != 0;
        g->dice = (dice_kind)dice;
        g->seed = (uint64_t)sqlite3_column_int64(q, 6);
        memcpy(g->secret, sqlite3_column_blob(q, 7), sizeof g->secret);
        memcpy(g->key, sqlite3_column_blob(q, 8), sizeof g->key);
        for (int r = 0; r < ROLES; r++)
            g->has_key[r] = roles >> r & 1;
        snprintf(g->from, sizeof g->from, "%s", column(q, 10));
        g->from_at = (uint32_t)sqlite3_column_int64(q, 11);
        g->based = sqlite3_column_int(q, 12) != 0;
        g->n = (uint64_t)sqlite3_column_int64(q, 13);
        if (ok)
            read_lesson(s, g, column(q, 15));
    }
    sqlite3_reset(q);
    if (ok) {
        read_secrets(st, g);
        read_seats(st, g);
    }
    return ok;
}

char *store_base(store *st, const char *id)
{
    char *text = NULL;

    sqlite3_bind_text(st->get_base, 1, id, -1, SQLITE_STATIC);
    if (sqlite3_step(st->get_base) == SQLITE_ROW &&
        sqlite3_column_type(st->get_base, 0) == SQLITE_TEXT)
        text = strdup(column(st->get_base, 0));
    sqlite3_reset(st->get_base);
    return text;
}

bool store_rows(store *st, const char *id, uint64_t after, store_row row, void *self)
{
    sqlite3_stmt *q = st->get_rows;
    bool ok = true;
    int code = SQLITE_DONE;

    sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, (sqlite3_int64)after);
    while (ok && (code = sqlite3_step(q)) == SQLITE_ROW)
        ok = row(self, (uint64_t)sqlite3_column_int64(q, 0), sqlite3_column_int(q, 1),
                 sqlite3_column_int(q, 2), sqlite3_column_int64(q, 3), column(q, 4));
    sqlite3_reset(q);
    return ok && code == SQLITE_DONE;
}

bool store_has_row(store *st, const char *id, uint64_t n, int *side, int *kind, char **text)
{
    sqlite3_stmt *q = st->get_row;
    bool found;

    sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, (sqlite3_int64)n);
    found = sqlite3_step(q) == SQLITE_ROW;
    if (found) {
        *side = sqlite3_column_int(q, 0);
        *kind = sqlite3_column_int(q, 1);
        *text = strdup(column(q, 2));
    }
    sqlite3_reset(q);
    return found && *text;
}

void store_remarks(store *st, const char *id, store_remark remark, void *self)
{
    sqlite3_stmt *q = st->get_remarks;

    sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    while (sqlite3_step(q) == SQLITE_ROW)
        remark(self, (uint32_t)sqlite3_column_int64(q, 0), column(q, 1));
    sqlite3_reset(q);
}

void store_lines(store *st, const char *id, uint32_t after, store_line line, void *self)
{
    sqlite3_stmt *q = st->get_lines;

    sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, after);
    while (sqlite3_step(q) == SQLITE_ROW)
        line(self, &(chat_line){ .n = (uint32_t)sqlite3_column_int64(q, 0),
                                 .side = sqlite3_column_int(q, 1),
                                 .open = sqlite3_column_int(q, 2) != 0,
                                 .when = sqlite3_column_int64(q, 3),
                                 .text = column(q, 4),
                                 .name = column(q, 5) });
    sqlite3_reset(q);
}
