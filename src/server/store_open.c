/* store_open.c -- games.db opened: made, brought up to date, looked through, or served read-only.
 *
 * A file that is damaged, or lies where nothing can be written, is opened to be read: its games
 * can be looked at and saved as records, and nothing is made worse. Two connections: the keeper
 * writes, everyone else reads. */
#include "server/store.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

bool store_folder(const char *folder)
{
    char path[1200];

    return (size_t)snprintf(path, sizeof path, "%s", folder) < sizeof path && folder_make(path);
}

/* Does nothing but our own lie in it? Then it is ours to shut. */
static bool folder_is_ours(const char *path)
{
    static const char *const ours[] = { ".", "..", "lock", "battles", "mustered" };
    DIR *folder = opendir(path);
    bool all = folder != NULL;

    for (const struct dirent *e; folder && (e = readdir(folder));) {
        bool known = strncmp(e->d_name, "games.db", 8) == 0;

        for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
            known = known || strcmp(e->d_name, ours[i]) == 0;
        all = all && known;
    }
    if (folder)
        closedir(folder);
    return all;
}

/* Secrets lie in it: it is the owner's alone, and was not always made so. */
static void shut(const char *folder)
{
    static const char *const name[] = { "games.db", "games.db-wal", "games.db-shm", "lock" };
    struct stat info;

    if (stat(folder, &info) == 0 && info.st_uid == geteuid() && (info.st_mode & 077) &&
        folder_is_ours(folder))
        chmod(folder, 0700);
    for (size_t i = 0; i < sizeof name / sizeof *name; i++) {
        char path[1200];

        if ((size_t)snprintf(path, sizeof path, "%s/%s", folder, name[i]) < sizeof path &&
            lstat(path, &info) == 0 && S_ISREG(info.st_mode) && info.st_uid == geteuid() &&
            (info.st_mode & 077))
            chmod(path, 0600);
    }
}

static bool exec(sqlite3 *db, const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

static bool open_one(const char *path, int flags, sqlite3 **db)
{
    return sqlite3_open_v2(path, db, flags | SQLITE_OPEN_NOMUTEX, NULL) == SQLITE_OK &&
           sqlite3_busy_timeout(*db, 2000) == SQLITE_OK;
}

/* SQLite's own look through the file; "" where it finds nothing. */
static void look_through(sqlite3 *db, char *found, size_t size)
{
    sqlite3_stmt *q = NULL;
    const char *text = NULL;

    found[0] = '\0';
    if (sqlite3_prepare_v2(db, "PRAGMA quick_check(1)", -1, &q, NULL) == SQLITE_OK &&
        sqlite3_step(q) == SQLITE_ROW)
        text = (const char *)sqlite3_column_text(q, 0);
    if (!text)
        snprintf(found, size, "%s", sqlite3_errmsg(db));
    else if (strcmp(text, "ok") != 0)
        snprintf(found, size, "%s", text);
    sqlite3_finalize(q);
    found[strcspn(found, "\n")] = '\0';
}

#define PAGE_SIZE 4096 /* of all files there are */

/* What SQLite would pass over in silence: a log that is damaged before its end, and a file that
 * ends in the middle of a page where no log has the rest. */
static void look_at_files(store *st, const char *path)
{
    char log[1300];
    struct stat info, of_log;
    int lost;

    snprintf(log, sizeof log, "%s-wal", path);
    lost = wal_lost(log, PAGE_SIZE);
    if (lost)
        snprintf(st->cut, sizeof st->cut, "in its log, where at least %d commits are lost", lost);
    else if (stat(path, &info) == 0 && S_ISREG(info.st_mode) && info.st_size % 512 != 0 &&
             (stat(log, &of_log) != 0 || of_log.st_size == 0))
        snprintf(st->cut, sizeof st->cut, "it ends in the middle of a page");
}

static bool open_both(store *st, const char *path)
{
    return open_one(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, &st->writer) &&
           schema_layout(st->writer) <= LAYOUT &&
           exec(st->writer, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; "
                            "PRAGMA wal_autocheckpoint=4000;") &&
           schema_bring_up_to_date(st->writer) &&
           open_one(path, SQLITE_OPEN_READWRITE, &st->reader) && schema_prepare(st);
}

/* One of an earlier layout that may not be changed is brought up to date in memory. */
static bool to_memory(store *st)
{
    sqlite3 *copy = NULL;
    sqlite3_backup *b;

    if (schema_layout(st->reader) >= LAYOUT)
        return true;
    if (sqlite3_open(":memory:", &copy) == SQLITE_OK &&
        (b = sqlite3_backup_init(copy, "main", st->reader, "main"))) {
        sqlite3_backup_step(b, -1);
        if (sqlite3_backup_finish(b) == SQLITE_OK && schema_bring_up_to_date(copy)) {
            sqlite3_close(st->reader);
            st->reader = copy;
            return true;
        }
    }
    sqlite3_close(copy);
    return false;
}

static void let_go(store *st)
{
    for (int i = 0; i < QUERIES; i++) {
        sqlite3_finalize(st->q[i]);
        st->q[i] = NULL;
    }
    sqlite3_close(st->reader);
    sqlite3_close(st->writer);
    st->reader = st->writer = NULL;
}

static bool read_at(store *st, const char *path, int flags)
{
    if (open_one(path, SQLITE_OPEN_READONLY | flags, &st->reader) &&
        schema_layout(st->reader) >= 0 && to_memory(st) && schema_prepare(st))
        return true;
    let_go(st);
    return false;
}

/* Nothing is written, not even the index of the write-ahead log, where that cannot be. */
static bool open_to_read(store *st, const char *path)
{
    char uri[1300];

    st->read_only = true;
    snprintf(uri, sizeof uri, "file:%s?immutable=1", path);
    return read_at(st, path, 0) || read_at(st, uri, SQLITE_OPEN_URI);
}

static store *no_store(store *st)
{
    store_close(st);
    return NULL;
}

store *store_open(const char *folder, bool read_only, char *why, size_t size)
{
    store *st = calloc(1, sizeof *st);
    char path[1200], found[120] = "";
    struct stat info;

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
    look_at_files(st, path);
    snprintf(found, sizeof found, "%s", st->cut);
    if (!read_only && (st->cut[0] || open_both(st, path))) {
        shut(folder);
        if (!found[0])
            look_through(st->reader, found, sizeof found);
        if (!found[0])
            return st;
        snprintf(why, size,
                 "The games in %.60s are damaged (%.80s): they can be looked at, and no more. "
                 "linstock doctor saves what there is.",
                 path, found);
    } else if (st->writer && schema_layout(st->writer) > LAYOUT) {
        snprintf(why, size, "A later release keeps the games in %.60s (layout %d, known here: %d).",
                 path, schema_layout(st->writer), LAYOUT);
        return no_store(st);
    } else if (!read_only) {
        snprintf(why, size, "The games in %.120s cannot be written: %s.", path,
                 sqlite3_errmsg(st->reader ? st->reader : st->writer));
    }
    let_go(st);
    if (stat(path, &info) != 0 || !S_ISREG(info.st_mode) || info.st_size == 0 ||
        !open_to_read(st, path))
        return no_store(st);
    return st;
}

bool store_is_read_only(const store *st)
{
    return st->read_only;
}

void store_close(store *st)
{
    if (!st)
        return;
    let_go(st);
    free(st);
}

/* ---- for the doctor ---- */

bool store_check(store *st, char *found, size_t size)
{
    look_through(st->reader, found, size);
    if (!found[0])
        snprintf(found, size, "%s", st->cut);
    return !found[0];
}

bool store_backup(store *st, const char *file, char *why, size_t size)
{
    char *sql = sqlite3_mprintf("VACUUM INTO %Q", file);
    const bool done = sql && exec(st->reader, sql);

    sqlite3_free(sql);
    if (!done)
        snprintf(why, size, "%s", sqlite3_errmsg(st->reader));
    else
        chmod(file, 0600);
    return done;
}
