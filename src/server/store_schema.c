/* store_schema.c -- what games.db holds, and how a file of an earlier release becomes one of this.
 *
 * The file says of which layout it is (user_version). An older one is brought up to date as it is
 * opened, step by step and all in one transaction; a newer one is left alone.
 *
 *   0  games, journals, remarks
 *   1  seats, chat, lessons, by which rules a game is played
 *   2  the journal keeps what was carried out beside what was said: atoms, faces, a hash of the
 * state after each row, and how many entries the main line has then; the bots' own chance; the game
 *      its field's hash, and `battle` the files of its battle as they were; `snapshot` the state
 *      after some rows, so that no more than SNAPSHOT_ROWS need be played again.
 *
 * Rows of an older layout lack the columns of layout 2 (NULL). They are played as they were said; a
 * game of them is adopted when it is first opened: its field and its battle are noted then. */
#include "server/store.h"

#include <stdio.h>

static const char tables[] =
    "CREATE TABLE IF NOT EXISTS game ("
    "  id TEXT PRIMARY KEY, battle TEXT NOT NULL, options TEXT NOT NULL, bots TEXT NOT NULL,"
    "  hotseat INTEGER NOT NULL, study INTEGER NOT NULL, dice INTEGER NOT NULL, seed INTEGER NOT "
    "NULL,"
    "  secret BLOB NOT NULL, keys BLOB NOT NULL, roles INTEGER NOT NULL,"
    "  origin TEXT NOT NULL, origin_at INTEGER NOT NULL, base TEXT,"
    "  begun TEXT NOT NULL DEFAULT (datetime('now')), rules INTEGER NOT NULL DEFAULT 1,"
    "  lesson TEXT NOT NULL DEFAULT '', field INTEGER, files BLOB, seen INTEGER, stage INTEGER,"
    "  leaves INTEGER) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS battle ("
    "  files BLOB PRIMARY KEY, id TEXT NOT NULL, yaml BLOB NOT NULL, yaml_size INTEGER NOT NULL,"
    "  map BLOB, map_size INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS journal ("
    "  game TEXT NOT NULL, n INTEGER NOT NULL, side INTEGER NOT NULL, kind INTEGER NOT NULL,"
    "  arg INTEGER NOT NULL, text TEXT NOT NULL, atoms TEXT, faces TEXT, hash INTEGER,"
    "  moves INTEGER, chance INTEGER, PRIMARY KEY (game, n)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS snapshot ("
    "  game TEXT NOT NULL, n INTEGER NOT NULL, moves INTEGER NOT NULL, offer INTEGER NOT NULL,"
    "  offer_by INTEGER NOT NULL, dice BLOB, used INTEGER NOT NULL, state_size INTEGER NOT NULL,"
    "  state BLOB NOT NULL, PRIMARY KEY (game, n)) WITHOUT ROWID;"
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
    "  PRIMARY KEY (game, n)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS touched (one INTEGER PRIMARY KEY, times INTEGER NOT NULL);";

/* Once all columns are there. Of what is not known how far it is (stage NULL) nothing is given up
 * (expiry.c); nor of what is over (2). */
static const char indexes[] =
    "CREATE INDEX IF NOT EXISTS journal_undo ON journal (game) WHERE kind = 3;" /* ROW_UNDO */
    "CREATE INDEX IF NOT EXISTS battle_named ON battle (id);"
    "CREATE INDEX IF NOT EXISTS game_seen ON game (stage, seen, leaves) WHERE stage < 2;";

/* Columns that files of an earlier layout lack. */
static const struct {
    const char *look, *add;
} columns[] = {
    { "SELECT rules FROM game LIMIT 0",
      "ALTER TABLE game ADD COLUMN rules INTEGER NOT NULL DEFAULT 1" },
    { "SELECT name FROM chat LIMIT 0",
      "ALTER TABLE chat ADD COLUMN name TEXT NOT NULL DEFAULT ''" },
    { "SELECT lesson FROM game LIMIT 0",
      "ALTER TABLE game ADD COLUMN lesson TEXT NOT NULL DEFAULT ''" },
    { "SELECT field FROM game LIMIT 0", "ALTER TABLE game ADD COLUMN field INTEGER" },
    { "SELECT files FROM game LIMIT 0", "ALTER TABLE game ADD COLUMN files BLOB" },
    { "SELECT seen FROM game LIMIT 0", "ALTER TABLE game ADD COLUMN seen INTEGER" },
    { "SELECT stage FROM game LIMIT 0", "ALTER TABLE game ADD COLUMN stage INTEGER" },
    { "SELECT leaves FROM game LIMIT 0", "ALTER TABLE game ADD COLUMN leaves INTEGER" },
    { "SELECT atoms FROM journal LIMIT 0", "ALTER TABLE journal ADD COLUMN atoms TEXT" },
    { "SELECT faces FROM journal LIMIT 0", "ALTER TABLE journal ADD COLUMN faces TEXT" },
    { "SELECT hash FROM journal LIMIT 0", "ALTER TABLE journal ADD COLUMN hash INTEGER" },
    { "SELECT moves FROM journal LIMIT 0", "ALTER TABLE journal ADD COLUMN moves INTEGER" },
    { "SELECT chance FROM journal LIMIT 0", "ALTER TABLE journal ADD COLUMN chance INTEGER" },
};

static bool prepare(sqlite3 *db, const char *sql, sqlite3_stmt **out)
{
    return sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, out, NULL) == SQLITE_OK;
}

static bool exec(sqlite3 *db, const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

int schema_layout(sqlite3 *db)
{
    sqlite3_stmt *q = NULL;
    const int layout = prepare(db, "PRAGMA user_version", &q) && sqlite3_step(q) == SQLITE_ROW
                           ? sqlite3_column_int(q, 0)
                           : -1;

    sqlite3_finalize(q);
    return layout;
}

static bool add_column(sqlite3 *db, const char *look, const char *add)
{
    sqlite3_stmt *q = NULL;
    const bool there = prepare(db, look, &q);

    sqlite3_finalize(q);
    return there || exec(db, add);
}

bool schema_bring_up_to_date(sqlite3 *db)
{
    char mark[48];
    bool ok = exec(db, "BEGIN IMMEDIATE") && exec(db, tables);

    for (size_t i = 0; ok && i < sizeof columns / sizeof *columns; i++)
        ok = add_column(db, columns[i].look, columns[i].add);
    snprintf(mark, sizeof mark, "PRAGMA user_version = %d", LAYOUT);
    ok = ok && exec(db, indexes) && (schema_layout(db) == LAYOUT || exec(db, mark)) &&
         exec(db, "COMMIT");
    if (!ok && !sqlite3_get_autocommit(db))
        exec(db, "ROLLBACK");
    return ok;
}

/* ---- what is asked of it ---- */

static const char *const sql[QUERIES] = {
    [Q_BEGIN] = "BEGIN IMMEDIATE",
    [Q_COMMIT] = "COMMIT",
    [Q_ROLLBACK] = "ROLLBACK",
    [Q_PUT_GAME] =
        "INSERT INTO game (id, battle, options, bots, hotseat, study, dice, seed, secret,"
        " keys, roles, origin, origin_at, base, rules, lesson, field, files, seen, stage) VALUES "
        "(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
    [Q_PUT_BATTLE] = "INSERT OR IGNORE INTO battle (files, id, yaml, yaml_size, map, map_size) "
                     "VALUES (?,?,?,?,?,?)",
    [Q_PUT_ROW] = "INSERT INTO journal (game, n, side, kind, arg, text, atoms, faces, hash, moves,"
                  " chance) VALUES (?,?,?,?,?,?,?,?,?,?,?)",
    [Q_PUT_SNAPSHOT] = "INSERT OR REPLACE INTO snapshot (game, n, moves, offer, offer_by, dice, "
                       "used, state_size, state) VALUES (?,?,?,?,?,?,?,?,?)",
    [Q_PUT_REMARK] = "INSERT OR REPLACE INTO remark (game, at, text) VALUES (?,?,?)",
    [Q_PUT_SEAT] = "INSERT OR REPLACE INTO seat (game, side, key, invitation, name, open, again, "
                   "next) VALUES (?,?,?,?,?,?,?,?)",
    [Q_PUT_LINE] =
        "INSERT INTO chat (game, n, side, open, said, text, name) VALUES (?,?,?,?,?,?,?)",
    [Q_DROP_LINES] = "DELETE FROM chat WHERE game = ? AND n <= ?",
    [Q_ADOPT] = "UPDATE game SET field = ?, files = ? WHERE id = ? AND field IS NULL",
    [Q_SEEN] = "UPDATE game SET seen = ?, stage = ?, leaves = NULL WHERE id = ?",
    [Q_LEAVES] = "UPDATE game SET leaves = ? WHERE id = ?",
    [Q_DROP_GAME] = "DELETE FROM game WHERE id = ?",
    [Q_DROP_JOURNAL] = "DELETE FROM journal WHERE game = ?",
    [Q_DROP_SNAPSHOTS] = "DELETE FROM snapshot WHERE game = ?",
    [Q_DROP_REMARKS] = "DELETE FROM remark WHERE game = ?",
    [Q_DROP_SEATS] = "DELETE FROM seat WHERE game = ?",
    [Q_DROP_CHAT] = "DELETE FROM chat WHERE game = ?",
    [Q_TOUCH] = "INSERT INTO touched (one, times) VALUES (1, 1) ON CONFLICT (one) DO UPDATE SET "
                "times = times + 1",
    [Q_GET_GAME] = "SELECT battle, options, bots, hotseat, study, dice, seed, secret, keys, roles, "
                   "origin, origin_at, base IS NOT NULL, (SELECT max(n) FROM journal WHERE game = "
                   "id), rules, lesson, field, files, seen, stage FROM game WHERE id = ?",
    [Q_GET_FIELD] = "SELECT battle, options FROM game WHERE id = ?",
    [Q_GET_BATTLE] = "SELECT yaml, yaml_size, map, map_size FROM battle WHERE files = ?",
    [Q_GET_FILES] = "SELECT files FROM battle WHERE id = ? LIMIT 1",
    [Q_GET_BASE] = "SELECT base FROM game WHERE id = ?",
    [Q_GET_ROWS] = "SELECT n, side, kind, arg, text, atoms, hash, moves FROM journal WHERE game = ?"
                   " AND n > ? AND n <= ? ORDER BY n",
    [Q_GET_ROW] = "SELECT side, kind, text FROM journal WHERE game = ? AND n = ?",
    /* Nothing is said in a game of sealed dice before its secrets. */
    [Q_GET_SECRETS] = "SELECT side, text FROM journal WHERE game = ? AND kind = ? AND n <= 4",
    [Q_GET_CHANCE] = "SELECT chance FROM journal WHERE game = ? AND side = ? AND chance IS NOT NULL"
                     " ORDER BY n DESC LIMIT 1",
    [Q_GET_COUNTS] = "SELECT (SELECT count(*) FROM journal WHERE game = ?1 AND kind = 3), "
                     "(SELECT count(*) FROM remark WHERE game = ?1)",
    [Q_GET_SNAPSHOT] = "SELECT n, moves, offer, offer_by, dice, used, state_size, state FROM "
                       "snapshot WHERE game = ? AND n <= ? ORDER BY n DESC LIMIT 1",
    [Q_GET_MOMENT] = "SELECT max(n) FROM journal WHERE game = ? AND moves < ?",
    [Q_GET_REMARKS] = "SELECT at, text FROM remark WHERE game = ? ORDER BY at",
    [Q_GET_SEATS] =
        "SELECT side, key, invitation, name, open, again, next FROM seat WHERE game = ?",
    [Q_GET_LINES] = "SELECT n, side, open, said, text, name FROM chat WHERE game = ? AND n > ? "
                    "AND n <= ? ORDER BY n",
    [Q_GET_LAST_LINES] = "SELECT max(n), max(CASE WHEN open THEN n END) FROM chat WHERE game = ?",
    [Q_GET_IDS] = "SELECT id FROM game ORDER BY id",
    [Q_GET_DUE] = "SELECT id FROM game WHERE stage = ? AND stage < 2 AND seen < ? AND leaves < ? "
                  "ORDER BY seen LIMIT ?",
    [Q_GET_UNMARKED] = "SELECT id FROM game WHERE stage = ? AND stage < 2 AND seen < ? AND leaves "
                       "IS NULL ORDER BY seen LIMIT ?",
    [Q_GET_UNUSED] = "SELECT freelist_count * page_size FROM pragma_freelist_count, "
                     "pragma_page_size",
};

bool schema_prepare(store *st)
{
    for (int i = st->read_only ? (int)Q_WRITES : 0; i < QUERIES; i++)
        if (!prepare(i < Q_WRITES ? st->writer : st->reader, sql[i], &st->q[i]))
            return false;
    return true;
}
