/* journal.h -- what is kept of games: rows, snapshots, seats, chat; the store they lie in, the
 * keeper who writes them. A part of server.h. */
#ifndef LIN_JOURNAL_H
#define LIN_JOURNAL_H

/* ---- store_*.c: the journal on disk ---- */

typedef struct store store;

typedef enum {
    WRITE_GAME,
    WRITE_ADOPTED, /* a game of an earlier layout: its field is noted */
    WRITE_ROW,
    WRITE_REMARK,
    WRITE_SEAT,
    WRITE_LINE,
    WRITE_SEEN,   /* somebody was there: arg says when, kind how far the game is */
    WRITE_LEAVES, /* arg says when it is to go */
    WRITE_GONE,   /* nothing of it is kept */
    WRITE_NOTHING /* a request that waits until what came before it is on disk */
} pending_write_kind;

#define SNAPSHOT_ROWS 200 /* of a journal that must be played again at most */

/* A game as it stood after a row. */
typedef struct {
    uint64_t n;
    uint32_t moves;
    uint8_t offer, offer_by;
    uint64_t rng[4], used; /* the dice: seeded ones, sealed ones */
    size_t size;
    uint64_t *state; /* malloced */
} snapshot;

#define LINES_KEPT 500 /* of a game's chat; older ones go */

struct pending_write {
    pending_write *next;
    pending_write *of_game; /* the next row of the same game */
    pending_write_kind what;
    game *g;
    char id[GAME_ID];
    uint64_t n;
    int side, kind;
    int64_t arg; /* of a line of chat: when it was said, in seconds */
    char *text;  /* of a row, a remark or a line; the base of a game */
    /* Of a row: what was carried out of it, and what came of that. */
    char *atoms, *faces; /* or NULL */
    uint64_t hash, chance;
    bool hashed, by_bot;
    uint32_t moves;
    snapshot *snap;           /* or NULL */
    const lin_battle *battle; /* of a game: its files, where they are not stored yet */
    uint8_t files[HASH_BYTES];
    seat *seat;    /* as it was then: the writer has no lock. Of a line: its speaker's */
    request *rq;   /* to be answered once it is on disk */
    char *answer;  /* with these pairs; NULL: "n": n */
    message *said; /* to be told then */
};

/* NULL: why says it. It may say something else where games can be looked at and no more. */
store *store_open(const char *folder, bool read_only, char *why, size_t size);
bool store_folder(const char *folder); /* is made, with those above it */
bool store_is_read_only(const store *st);
bool store_check(store *st, char *found, size_t size);
bool store_backup(store *st, const char *file, char *why, size_t size);
bool store_touch(store *st); /* can it be written to? */
void store_close(store *st);
bool store_begin(store *st);
bool store_put(store *st, const pending_write *w);
bool store_commit(store *st);
void store_rollback(store *st);
const char *store_trouble(const store *st);
/* Reading, on a connection of its own. */
bool store_load(store *st, server *s, const char *id, game *g, lin_refusal *why);
/* Games of a stage last seen before this that were to leave before now; those not marked yet. */
int store_due(store *st, int stage, int64_t before, int64_t now, char (*id)[GAME_ID], int most);
int store_unmarked(store *st, int stage, int64_t before, char (*id)[GAME_ID], int most);
uint64_t store_unused(store *st);               /* bytes of the file that are free */
bool store_has_game(store *st, const char *id); /* as far as can be read */
/* By which battle and options a game is played. */
bool store_field(store *st, const char *id, char *battle, size_t room, char *options, size_t size);
char *store_base(store *st, const char *id); /* a record, or NULL; free it */
bool store_recall(store *st, game *g);       /* false: it is not there, or cannot be read */
bool store_battle(store *st, const uint8_t files[HASH_BYTES], lin_battle **out, lin_refusal *why);
bool store_has_battle(store *st, const char *id); /* a game was begun on it */
bool store_battle_named(store *st, const char *id, lin_battle **out);
typedef struct {
    uint64_t n;
    int side, kind;
    int64_t arg;
    const char *text, *atoms; /* as it was said; what was carried out, or NULL */
    uint64_t hash;
    bool hashed;
} journal_row;
typedef bool (*store_row)(void *self, const journal_row *r);
bool store_rows(store *st, const char *id, uint64_t after, uint64_t to, store_row row, void *self);
/* The last one up to row `most` that fits the game; its state is to be freed. */
bool store_snapshot(store *st, const game *g, uint64_t most, snapshot *out);
uint64_t store_row_before(store *st, const char *id, uint32_t entry);
void store_ids(store *st, void (*seen)(void *self, const char *id), void *self);
typedef void (*store_remark)(void *self, uint32_t at, const char *text);
void store_remarks(store *st, const char *id, store_remark remark, void *self);
/* name: as the speaker was called then, or "". */
typedef struct {
    uint32_t n;
    int side;
    bool open;
    int64_t when;
    const char *text, *name;
} chat_line;
typedef void (*store_line)(void *self, const chat_line *line);
void store_lines(store *st, const char *id, uint32_t after, uint32_t to, store_line line,
                 void *self);
bool store_has_row(store *st, const char *id, uint64_t n, int *side, int *kind, char **text);

/* ---- keeper.c ---- */

bool keeper_start(server *s);
void keeper_stop(server *s);
void keeper_add(server *s, pending_write *w); /* with the lock held */
pending_write *pending_write_new(game *g, pending_write_kind what, int64_t arg, const char *text);
void pending_write_free(pending_write *w);
journal_row journal_row_of(const pending_write *w);
/* The request is routed once more when all that its game waits for is on disk. */
enum MHD_Result keeper_wait(request *rq, game *g);

/* ---- snapshot.c ---- */

snapshot *snapshot_take(const game *g, uint64_t n); /* NULL: no memory */
void snapshot_free(snapshot *at);
/* From the last snapshot and the rows after it; false: its history must be played. */
bool snapshot_open(server *s, game *g);
/* A game of one's own as it stood after the last snapshot up to row `most`; NULL: there is none.
 * The dice are those of *sealed where they are sealed. */
lin_game *snapshot_game(server *s, game *g, uint64_t most, lin_sealed *sealed, uint64_t *n);
/* The next row played on it; false: its history is needed. */
bool snapshot_row(server *s, game *g, lin_game *p, const journal_row *r);

#endif
