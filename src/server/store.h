/* store.h -- the inside of the store: what store_open.c, store_write.c and store_read.c share. */
#ifndef LIN_STORE_H
#define LIN_STORE_H

#include "server/server.h"

#include <sqlite3.h>

#define LAYOUT 2 /* of games.db, in its user_version: store_schema.c tells what each was */

typedef enum {
    Q_BEGIN,
    Q_COMMIT,
    Q_ROLLBACK,
    Q_PUT_GAME,
    Q_PUT_BATTLE,
    Q_PUT_ROW,
    Q_PUT_SNAPSHOT,
    Q_PUT_REMARK,
    Q_PUT_SEAT,
    Q_PUT_LINE,
    Q_DROP_LINES,
    Q_ADOPT,
    Q_SEEN,
    Q_LEAVES,
    Q_DROP_GAME,
    Q_DROP_JOURNAL,
    Q_DROP_SNAPSHOTS,
    Q_DROP_REMARKS,
    Q_DROP_SEATS,
    Q_DROP_CHAT,
    Q_TOUCH,
    Q_WRITES, /* those above are the writer's, those below the reader's */
    Q_GET_GAME = Q_WRITES,
    Q_GET_FIELD,
    Q_GET_BATTLE,
    Q_GET_FILES,
    Q_GET_BASE,
    Q_GET_ROWS,
    Q_GET_ROW,
    Q_GET_SECRETS,
    Q_GET_CHANCE,
    Q_GET_COUNTS,
    Q_GET_SNAPSHOT,
    Q_GET_MOMENT,
    Q_GET_REMARKS,
    Q_GET_SEATS,
    Q_GET_LINES,
    Q_GET_LAST_LINES,
    Q_GET_IDS,
    Q_GET_DUE,
    Q_GET_UNMARKED,
    Q_GET_UNUSED,
    QUERIES
} query;

struct store {
    sqlite3 *writer, *reader;
    sqlite3_stmt *q[QUERIES];
    bool read_only; /* no writer */
    char trouble[200];
    char cut[120]; /* what is the matter with its files, before they are looked into; or "" */
};

/* store_wal.c: how many commits at least are lost, since the log is damaged before them. */
int wal_lost(const char *path, size_t usual);

/* store_schema.c: a new file made, an old one brought up to date, in one transaction. */
int schema_layout(sqlite3 *db); /* -1: it cannot be read */
bool schema_bring_up_to_date(sqlite3 *db);
bool schema_prepare(store *st);

#endif
