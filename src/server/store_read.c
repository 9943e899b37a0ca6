/* store_read.c -- games read back from disk, with the server's lock held. */
#include "server/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static const char *column(sqlite3_stmt *q, int i)
{
    const char *text = (const char *)sqlite3_column_text(q, i);

    return text ? text : "";
}

/* These say whether all there is was read: a game without some of its seats or secrets would be
 * somebody else's. */
static bool read_secrets(store *st, game *g)
{
    sqlite3_stmt *q = st->q[Q_GET_SECRETS];
    int code;

    if (g->dice != DICE_SEALED)
        return true;
    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    sqlite3_bind_int(q, 2, ROW_SECRET);
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        const int side = sqlite3_column_int(q, 0);

        if (side >= 0 && side < LIN_SIDES)
            g->given[side] = lin_seal_unhex(g->seat_secret[side], column(q, 1));
    }
    sqlite3_reset(q);
    return code == SQLITE_DONE;
}

static bool read_hash(sqlite3_stmt *q, int i, uint8_t hash[HASH_BYTES])
{
    if (sqlite3_column_bytes(q, i) != HASH_BYTES)
        return false;
    memcpy(hash, sqlite3_column_blob(q, i), HASH_BYTES);
    return true;
}

static bool read_seats(store *st, game *g)
{
    sqlite3_stmt *q = st->q[Q_GET_SEATS];
    int code;

    game_seats_begin(g);
    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
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
    if (code != SQLITE_DONE)
        return false;
    q = st->q[Q_GET_LAST_LINES];
    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    code = sqlite3_step(q);
    if (code == SQLITE_ROW) {
        g->lines = (uint32_t)sqlite3_column_int64(q, 0);
        g->open_lines = (uint32_t)sqlite3_column_int64(q, 1);
    }
    sqlite3_reset(q);
    return code == SQLITE_ROW || st->read_only; /* of sums there is always one */
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

    if (l && lin_field_hash(l->field) == lin_field_hash(g->field) &&
        (g->led = calloc(1, sizeof *g->led)))
        g->led->l = l;
}

/* The bots' chance as it stood after the last row of each. */
static bool read_chance(store *st, game *g)
{
    sqlite3_stmt *q = st->q[Q_GET_CHANCE];
    int code = SQLITE_DONE;

    for (int side = 0; side < LIN_SIDES && (code == SQLITE_DONE || code == SQLITE_ROW); side++) {
        g->rng[side] = g->seed + 1 + (uint64_t)side;
        if (!g->bot[side])
            continue; /* else its whole journal would be looked through */
        sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
        sqlite3_bind_int(q, 2, side);
        code = sqlite3_step(q);
        if (code == SQLITE_ROW)
            g->rng[side] = (lin_rng)sqlite3_column_int64(q, 0);
        sqlite3_reset(q);
    }
    return code == SQLITE_DONE || code == SQLITE_ROW;
}

/* How much there is of what is bounded. */
static bool read_counts(store *st, game *g)
{
    sqlite3_stmt *q = st->q[Q_GET_COUNTS];
    bool found;

    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    found = sqlite3_step(q) == SQLITE_ROW;
    if (found) {
        g->undone = (uint32_t)sqlite3_column_int64(q, 0);
        g->remarks = (uint32_t)sqlite3_column_int64(q, 1);
    }
    sqlite3_reset(q);
    return found;
}

/* A file that is damaged is only looked at, where nobody asks how much there may still be. */
static bool read_rest(store *st, game *g)
{
    return read_secrets(st, g) && read_seats(st, g) &&
           ((read_chance(st, g) && read_counts(st, g)) || st->read_only);
}

static char *unpacked(sqlite3_stmt *q, int i, size_t size)
{
    uLongf n = (uLongf)size;
    char *text = size <= LIN_FILE_MOST ? malloc(size + 1) : NULL;

    if (!text ||
        uncompress((unsigned char *)text, &n, sqlite3_column_blob(q, i),
                   (uLong)sqlite3_column_bytes(q, i)) != Z_OK ||
        n != size) {
        free(text);
        return NULL;
    }
    text[n] = '\0';
    return text;
}

bool store_battle(store *st, const uint8_t files[HASH_BYTES], lin_battle **out, lin_refusal *why)
{
    sqlite3_stmt *q = st->q[Q_GET_BATTLE];
    lin_status status = LIN_BAD_FILE;

    *out = NULL;
    sqlite3_bind_blob(q, 1, files, HASH_BYTES, SQLITE_STATIC);
    if (sqlite3_step(q) == SQLITE_ROW) {
        const size_t yaml_size = (size_t)sqlite3_column_int64(q, 1),
                     map_size = (size_t)sqlite3_column_int64(q, 3);
        const bool mapped = sqlite3_column_type(q, 2) != SQLITE_NULL;
        char *yaml = unpacked(q, 0, yaml_size), *map = mapped ? unpacked(q, 2, map_size) : NULL;
        const lin_battle_files f = { yaml, map, yaml_size, map_size };

        if (yaml && (map || !mapped))
            status = lin_battle_of_files(&f, out, why);
        free(yaml);
        free(map);
    }
    sqlite3_reset(q);
    return status == LIN_OK;
}

static bool files_of(store *st, const char *id, uint8_t files[HASH_BYTES])
{
    sqlite3_stmt *q = st->q[Q_GET_FILES];
    bool found;

    sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    found = sqlite3_step(q) == SQLITE_ROW && read_hash(q, 0, files);
    sqlite3_reset(q);
    return found;
}

bool store_has_battle(store *st, const char *id)
{
    uint8_t files[HASH_BYTES];

    return files_of(st, id, files);
}

bool store_battle_named(store *st, const char *id, lin_battle **out)
{
    uint8_t files[HASH_BYTES];

    *out = NULL;
    return files_of(st, id, files) && store_battle(st, files, out, NULL);
}

/* When somebody was last there, and how far the game was then. */
static void read_seen(sqlite3_stmt *q, game *g)
{
    g->seen = sqlite3_column_int64(q, 18);
    g->stage =
        sqlite3_column_type(q, 19) == SQLITE_NULL ? UINT8_MAX : (uint8_t)sqlite3_column_int(q, 19);
}

/* What can have changed since the game was read: seats, secrets, how long its journal is, who was
 * there. */
bool store_recall(store *st, game *g)
{
    sqlite3_stmt *q = st->q[Q_GET_GAME];
    bool found;

    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    found = sqlite3_step(q) == SQLITE_ROW;
    if (found) {
        g->n = (uint64_t)sqlite3_column_int64(q, 13);
        read_seen(q, g);
    }
    sqlite3_reset(q);
    if (!found)
        return false;
    memset(g->given, 0, sizeof g->given);
    for (int side = 0; side < LIN_SIDES; side++) {
        const seat was = g->seat[side];

        g->seat[side] = (seat){ .spent = was.spent, .tokens = was.tokens, .filled = was.filled };
    }
    return read_rest(st, g);
}

bool store_has_game(store *st, const char *id)
{
    sqlite3_stmt *q = st->q[Q_GET_FIELD];
    bool found;

    sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    found = sqlite3_step(q) != SQLITE_DONE; /* where it cannot be read it may be there */
    sqlite3_reset(q);
    return found;
}

bool store_field(store *st, const char *id, char *battle, size_t room, char *options, size_t size)
{
    sqlite3_stmt *q = st->q[Q_GET_FIELD];
    bool found;

    sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    found = sqlite3_step(q) == SQLITE_ROW &&
            (size_t)snprintf(battle, room, "%s", column(q, 0)) < room &&
            (size_t)snprintf(options, size, "%s", column(q, 1)) < size;
    sqlite3_reset(q);
    return found;
}

bool store_load(store *st, server *s, const char *id, game *g, lin_refusal *why)
{
    sqlite3_stmt *q = st->q[Q_GET_GAME];
    bool ok = false;
    int code;

    lock_on_worker(s); /* once more: nobody lets go of it while the row is being read */
    snprintf(g->id, sizeof g->id, "%s", id);
    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    code = sqlite3_step(q);
    if (code == SQLITE_ROW && sqlite3_column_bytes(q, 7) == sizeof g->secret &&
        sqlite3_column_bytes(q, 8) == sizeof g->key) {
        const int roles = sqlite3_column_int(q, 9), dice = sqlite3_column_int(q, 5);
        field_wanted want = { .battle = column(q, 0),
                              .rules = sqlite3_column_int(q, 14),
                              .known = sqlite3_column_type(q, 16) != SQLITE_NULL,
                              .hash = (uint64_t)sqlite3_column_int64(q, 16),
                              .kept = sqlite3_column_bytes(q, 17) == HASH_BYTES };

        if (want.kept)
            memcpy(want.files, sqlite3_column_blob(q, 17), HASH_BYTES);
        snprintf(g->options, sizeof g->options, "%s", column(q, 1));
        g->adopt = !want.known;
        ok = field_of_game(s, g, &want, why) && read_bots(g, column(q, 2)) && dice >= 0 &&
             dice < DICE_KINDS;
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
        read_seen(q, g);
        if (ok)
            read_lesson(s, g, column(q, 15));
    }
    sqlite3_reset(q);
    unlock_on_worker(s);
    if (ok ? read_rest(st, g) : code == SQLITE_ROW || code == SQLITE_DONE)
        return ok;
    lin_refuse(why, LIN_BAD_FILE, NULL, "The game %s cannot be read from the disk now.", id);
    return false;
}

/* ---- snapshots ---- */

bool store_snapshot(store *st, const game *g, uint64_t most, snapshot *out)
{
    sqlite3_stmt *q = st->q[Q_GET_SNAPSHOT];
    const size_t size = g->field->rules->state_size;
    bool found = false;

    sqlite3_bind_text(q, 1, g->id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, (sqlite3_int64)most);
    if (sqlite3_step(q) == SQLITE_ROW && (size_t)sqlite3_column_int64(q, 6) == size &&
        sqlite3_column_bytes(q, 4) == sizeof out->rng) {
        out->n = (uint64_t)sqlite3_column_int64(q, 0);
        out->moves = (uint32_t)sqlite3_column_int64(q, 1);
        out->offer = (uint8_t)sqlite3_column_int(q, 2);
        out->offer_by = (uint8_t)sqlite3_column_int(q, 3);
        memcpy(out->rng, sqlite3_column_blob(q, 4), sizeof out->rng);
        out->used = (uint64_t)sqlite3_column_int64(q, 5);
        out->size = size;
        out->state = (uint64_t *)(void *)unpacked(q, 7, size);
        found = out->state != NULL;
    }
    sqlite3_reset(q);
    return found;
}

/* The last row after which the main line had fewer entries than this, or 0. */
uint64_t store_row_before(store *st, const char *id, uint32_t entry)
{
    sqlite3_stmt *q = st->q[Q_GET_MOMENT];
    uint64_t n = 0;

    sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, entry);
    if (sqlite3_step(q) == SQLITE_ROW)
        n = (uint64_t)sqlite3_column_int64(q, 0);
    sqlite3_reset(q);
    return n;
}

void store_ids(store *st, void (*seen)(void *self, const char *id), void *self)
{
    sqlite3_stmt *q = st->q[Q_GET_IDS];

    while (sqlite3_step(q) == SQLITE_ROW)
        seen(self, column(q, 0));
    sqlite3_reset(q);
}

static int some_ids(sqlite3_stmt *q, char (*id)[GAME_ID])
{
    int n = 0;

    while (sqlite3_step(q) == SQLITE_ROW)
        snprintf(id[n++], GAME_ID, "%s", column(q, 0));
    sqlite3_reset(q);
    return n;
}

int store_due(store *st, int stage, int64_t before, int64_t now, char (*id)[GAME_ID], int most)
{
    sqlite3_stmt *q = st->q[Q_GET_DUE];

    sqlite3_bind_int(q, 1, stage);
    sqlite3_bind_int64(q, 2, before);
    sqlite3_bind_int64(q, 3, now);
    sqlite3_bind_int(q, 4, most);
    return some_ids(q, id);
}

int store_unmarked(store *st, int stage, int64_t before, char (*id)[GAME_ID], int most)
{
    sqlite3_stmt *q = st->q[Q_GET_UNMARKED];

    sqlite3_bind_int(q, 1, stage);
    sqlite3_bind_int64(q, 2, before);
    sqlite3_bind_int(q, 3, most);
    return some_ids(q, id);
}

uint64_t store_unused(store *st)
{
    sqlite3_stmt *q = st->q[Q_GET_UNUSED];
    const uint64_t n = sqlite3_step(q) == SQLITE_ROW ? (uint64_t)sqlite3_column_int64(q, 0) : 0;

    sqlite3_reset(q);
    return n;
}

char *store_base(store *st, const char *id)
{
    char *text = NULL;

    sqlite3_bind_text(st->q[Q_GET_BASE], 1, id, -1, SQLITE_STATIC);
    if (sqlite3_step(st->q[Q_GET_BASE]) == SQLITE_ROW &&
        sqlite3_column_type(st->q[Q_GET_BASE], 0) == SQLITE_TEXT)
        text = strdup(column(st->q[Q_GET_BASE], 0));
    sqlite3_reset(st->q[Q_GET_BASE]);
    return text;
}

/* False: they cannot be read now. Of a file that is known to be damaged they end early, and whoever
 * counts them finds it. */
bool store_rows(store *st, const char *id, uint64_t after, uint64_t to, store_row row, void *self)
{
    sqlite3_stmt *q = st->q[Q_GET_ROWS];
    bool ok = true;
    int code = SQLITE_DONE;

    sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, (sqlite3_int64)after);
    sqlite3_bind_int64(q, 3, (sqlite3_int64)to);
    while (ok && (code = sqlite3_step(q)) == SQLITE_ROW) {
        const journal_row r = { .n = (uint64_t)sqlite3_column_int64(q, 0),
                                .side = sqlite3_column_int(q, 1),
                                .kind = sqlite3_column_int(q, 2),
                                .arg = sqlite3_column_int64(q, 3),
                                .text = column(q, 4),
                                .atoms = (const char *)sqlite3_column_text(q, 5),
                                .hashed = sqlite3_column_type(q, 6) != SQLITE_NULL,
                                .hash = (uint64_t)sqlite3_column_int64(q, 6) };

        ok = row(self, &r);
    }
    sqlite3_reset(q);
    return ok && (code == SQLITE_DONE || st->read_only);
}

bool store_has_row(store *st, const char *id, uint64_t n, int *side, int *kind, char **text)
{
    sqlite3_stmt *q = st->q[Q_GET_ROW];
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
    sqlite3_stmt *q = st->q[Q_GET_REMARKS];

    sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    while (sqlite3_step(q) == SQLITE_ROW)
        remark(self, (uint32_t)sqlite3_column_int64(q, 0), column(q, 1));
    sqlite3_reset(q);
}

void store_lines(store *st, const char *id, uint32_t after, uint32_t to, store_line line,
                 void *self)
{
    sqlite3_stmt *q = st->q[Q_GET_LINES];

    sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(q, 2, after);
    sqlite3_bind_int64(q, 3, to);
    while (sqlite3_step(q) == SQLITE_ROW)
        line(self, &(chat_line){ .n = (uint32_t)sqlite3_column_int64(q, 0),
                                 .side = sqlite3_column_int(q, 1),
                                 .open = sqlite3_column_int(q, 2) != 0,
                                 .when = sqlite3_column_int64(q, 3),
                                 .text = column(q, 4),
                                 .name = column(q, 5) });
    sqlite3_reset(q);
}
