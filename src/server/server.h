/* server.h -- what the parts of the server share.
 *
 * One process, one lock, three kinds of threads:
 *   the HTTP thread    reads requests, gives orders, answers (libmicrohttpd, epoll)
 *   the keeper         writes what was ordered to disk, many orders to a commit, and only then
 *                      lets them be acknowledged and told to the streams
 *   the workers        let bots think and pictures be drawn, so that nobody waits for them
 *
 * A game in memory is its state and little more; its history lies on disk as a journal. Whatever
 * needs the history (taking back, replays, records) plays the journal again on a session, of which
 * a few are kept (history.c).
 *
 *   http.c    requests, limits, refusals         routes.c  which path does what
 *   games.c   games in memory, seats, keys       orders.c  orders, dice, meta-orders, secrets
 *   store.c   the journal on disk                keeper.c  group commit
 *   view.c    what a seat may see                stream.c  messages and Server-Sent Events
 *   look.c    odds, overlays, checks             history.c sessions, played from the journal
 *   replay.c  the main line, records, pictures,  actions.c what was done since
 *             luck, the story                    workers.c bots and drawing
 *   seats.c   seats taken and handed over        people.c  names, chat, presence, rematch
 *   pages.c   the page's files and battles
 *   lesson.c  led first battles                  muster.c  forces that players build */
#ifndef LIN_SERVER_H
#define LIN_SERVER_H

#include "linstock.h"
#include "files/files.h"
#include "seal/seal.h"
#include "lessons/lessons.h"
#include "tell/tell.h"
#include "server/serve.h"

#include <microhttpd.h>
#include <pthread.h>
#include <stdio.h>

typedef struct server server;
typedef struct game game;
typedef struct stream stream;
typedef struct message message;
typedef struct request request;
typedef struct pending_write pending_write;
typedef struct history history;

/* ---- who looks ---- */

/* Roles of keys, and audiences of messages. WATCH sees what both sides know. */
typedef enum { ROLE_FIRST, ROLE_SECOND, ROLE_BOTH, ROLE_WATCH, ROLES, ROLE_NONE = ROLES } role;

typedef enum { DICE_SEEDED, DICE_SEALED, DICE_TYPED, DICE_KINDS } dice_kind;
extern const char *const dice_kind_name[DICE_KINDS];

#define KEY_BYTES  16 /* 128 bits, written as 32 hex digits */
#define HASH_BYTES 32
#define GAME_ID    12 /* letters and digits, with the end */

/* ---- seats ---- */

#define NAME_LETTERS 24 /* of a player's name */
#define NAME_BYTES   (4 * NAME_LETTERS + 1)

/* A side's seat as it is now. What was said of it when the game was made stands in the game's row
 * and never changes; a seat that is taken or given back has a row of its own. */
typedef struct {
    bool has_key, invited;
    uint8_t key[HASH_BYTES], invitation[HASH_BYTES]; /* hashes */
    char name[NAME_BYTES];                           /* "": none was given */
    bool open;          /* those who watch may read what is said from now on */
    bool again;         /* he would like a rematch */
    char next[GAME_ID]; /* the rematch, once there is one; "": there is none */
    int64_t spent;      /* of his time to speak, in ms: see people.c. Not kept */
} seat;

/* ---- games ---- */

/* A game that is led (lesson.c): its lesson, and where it stands in it. */
typedef struct {
    const lesson *l;
    int step, kept;                   /* the step; that of the last row that says so */
    uint32_t began[LESSON_STEPS + 1]; /* moves when each step began */
    size_t dice;                      /* of the step that have fallen */
    bool met;                         /* what it awaits has come about */
    bool ready, astray;               /* it is so already; it can no longer be done */
} led;

#define OPTIONS_TEXT 512 /* all options of a battle in words, as long as a record may have them */

struct game {
    game *next; /* in its bucket of the table */
    char id[GAME_ID];
    uint8_t key[ROLES][HASH_BYTES]; /* hashes of the keys it was made with; see seat */
    bool has_key[ROLES];
    seat seat[LIN_SIDES];
    uint32_t lines, open_lines; /* numbers of the last line of chat, and of the last open one */
    int watching;               /* how many look on, as last told */
    const lin_field *field;
    char options[OPTIONS_TEXT];
    const lin_bot *bot[LIN_SIDES]; /* NULL: a person */
    lin_rng rng[LIN_SIDES];        /* the bots' own chance */
    bool hotseat, study;           /* study: a record to look at, without seats */
    bool based;                    /* it begins with a record of another game */
    char from[GAME_ID];            /* that game, or "" */
    uint32_t from_at;
    dice_kind dice;
    uint64_t seed;
    uint8_t secret[32]; /* sealed: the server's, and the seats' */
    uint8_t seat_secret[LIN_SIDES][32];
    bool given[LIN_SIDES]; /* that seat's secret is there */
    bool begun;            /* all secrets are there; the state is true */
    lin_dice source;       /* where it stands now */
    lin_sealed sealed;
    uint64_t n;              /* rows of the journal */
    uint64_t told;           /* the last of them that streams have heard of */
    uint32_t moves;          /* entries of the main line */
    uint8_t offer, offer_by; /* a lin_offer */
    uint64_t *state;
    uint64_t *piece;     /* hash of each piece as last told */
    char *base;          /* the record it begins with, or NULL */
    led *led;            /* NULL: no lesson */
    pending_write *rows; /* rows not yet on disk, oldest first */
    stream *streams;
    int busy;      /* requests and jobs that hold on to it */
    bool thinking; /* a bot is at work on it */
    int64_t used;  /* when it was last asked for, in ms */
};

/* games.c. All of these want the lock. */
/* From memory or disk, or NULL. why: set where it is there and cannot be opened; may be NULL. */
game *game_find(server *s, const char *id, lin_refusal *why);
game *game_new(server *s); /* with a fresh id */
bool game_room(game *g);   /* for its state, once it has a field */
void game_free(game *g);
void game_keep(server *s, game *g); /* into the table */
void games_forget_idle(server *s, int64_t older_than);
void games_free(server *s);
role game_role(const game *g, const char *key);
void game_seats_begin(game *g); /* the seats as the game was made with them */
bool role_plays(role r, lin_side side);
bool game_hides(const game *g, role r); /* is anything hidden from this role now? */
lin_side role_eyes(role r);             /* whose eyes it has; LIN_NOBODY: what both sides know */
/* The dice as they stand now, as a source for a lin_game; and back into the game. */
lin_dice game_dice(game *g);
void game_dice_used(game *g, const lin_game *played);
/* A lin_game of the server's own, set to this game; events cleared. Good until the next call. */
lin_game *game_in_scratch(server *s, game *g);
/* A lin_game as this role may see it: itself where nothing is hidden. */
lin_game *game_as_seen(server *s, const lin_game *played, role r);
lin_game *scratch_game(server *s, const lin_field *f, int which);
bool game_waits_for_secrets(const game *g);
bool seat_owes_secret(const game *g, lin_side side);
void key_hash(uint8_t hash[HASH_BYTES], const uint8_t key[KEY_BYTES]);
void game_begin(server *s, game *g); /* if all secrets are there */

/* ---- orders.c ---- */

typedef struct {
    int status; /* of HTTP */
    const char *code;
    lin_refusal why;
} failure;

/* One row of the journal. arg: for undo and agree, how many entries stay. */
typedef enum { ROW_ORDER, ROW_META, ROW_DICE, ROW_UNDO, ROW_SECRET, ROW_LESSON } row_kind;

/* Carry out what was said; rows are queued for the keeper, the last with rq and a message.
 * False: nothing has happened, and *no says why. */
bool order_say(server *s, game *g, lin_side side, const char *text, request *rq, failure *no);
bool order_dice(server *s, game *g, const uint8_t *faces, int n, request *rq, failure *no);
bool order_secret(server *s, game *g, lin_side side, const uint8_t secret[32], request *rq,
                  failure *no);
/* The same without a bot's thinking afterwards, for lesson.c: an order by a side; dice that have
 * fallen; back to so many moves; the row that says which step it is. */
bool order_plain(server *s, game *g, lin_side side, const char *text, request *rq, failure *no);
bool order_throw(server *s, game *g, const uint8_t *faces, int n, failure *no);
bool order_take_back(server *s, game *g, uint32_t moves, request *rq, failure *no);
void order_lesson(server *s, game *g, request *rq);
#define BOT_ORDERS 48 /* that a bot gives at a stretch */
void order_bot(server *s, game *g, lin_side side, const lin_order *order, int n);
/* Is row n of the journal just this? For what is sent twice. LIN_NOBODY: said by anyone. */
bool order_known(server *s, game *g, uint64_t n, lin_side side, int kind, const char *text);
bool asks_in_secret(const lin_game *p);         /* is its question a hidden one? */
bool takes_back(int kind, const char *text);    /* does such a row take back? */
bool no_status(failure *no, lin_status status); /* always false */

/* ---- store.c: the journal on disk ---- */

typedef struct store store;

typedef enum { WRITE_GAME, WRITE_ROW, WRITE_REMARK, WRITE_SEAT, WRITE_LINE } pending_write_kind;

#define LINES_KEPT 500 /* of a game's chat; older ones go */

struct pending_write {
    pending_write *next;
    pending_write *of_game; /* the next row of the same game */
    pending_write_kind what;
    game *g;
    char id[GAME_ID];
    uint64_t n;
    int side, kind;
    int64_t arg;   /* of a line of chat: when it was said, in seconds */
    char *text;    /* of a row, a remark or a line; the base of a game */
    seat *seat;    /* as it was then: the writer has no lock. Of a line: its speaker's */
    request *rq;   /* to be answered once it is on disk */
    char *answer;  /* with these pairs; NULL: "n": n */
    message *said; /* to be told then */
};

store *store_open(const char *folder, char *why, size_t size); /* NULL: why says it */
void store_close(store *st);
bool store_begin(store *st);
bool store_put(store *st, const pending_write *w);
bool store_commit(store *st);
void store_rollback(store *st);
const char *store_trouble(const store *st);
/* Reading, on a connection of its own. */
bool store_load(store *st, server *s, const char *id, game *g, lin_refusal *why);
char *store_base(store *st, const char *id); /* a record, or NULL; free it */
typedef bool (*store_row)(void *self, uint64_t n, int side, int kind, int64_t arg,
                          const char *text);
bool store_rows(store *st, const char *id, uint64_t after, store_row row, void *self);
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
void store_lines(store *st, const char *id, uint32_t after, store_line line, void *self);
bool store_has_row(store *st, const char *id, uint64_t n, int *side, int *kind, char **text);

/* ---- keeper.c ---- */

bool keeper_start(server *s);
void keeper_stop(server *s);
void keeper_add(server *s, pending_write *w); /* with the lock held */
pending_write *pending_write_new(game *g, pending_write_kind what, int64_t arg, const char *text);
void pending_write_free(pending_write *w);

/* ---- history.c: sessions played again from the journal ---- */

/* The history of a game as it stands; NULL: no memory, or its journal does not play. */
history *history_open(server *s, game *g, lin_refusal *why);
lin_session *history_session(history *st);
/* After something was said on the session itself: the history is in step with row n, and the game
 * with the history. */
void history_follow(history *st, size_t before, lin_side side, int kind);
void history_set_n(history *st, uint64_t n);
void history_into_game(game *g, history *st);
/* Where the main line ends if the last thing a side said (LIN_NOBODY: anyone) is taken back, or -1.
 */
int64_t history_target(const history *st, lin_side side);
/* A session of its own at the very beginning, to play the journal on; free it. And the journal. */
lin_session *history_again(server *s, game *g);
bool history_each_row(server *s, game *g, store_row row, void *self);
void history_drop(server *s, const game *g);
void histories_free(server *s);
/* Said on a session as the journal says it. */
lin_status history_row(lin_session *t, lin_side side, int kind, int64_t arg, const char *text,
                       lin_refusal *why);
/* A new game's first entries, out of another's: a record without a result. Free it. */
char *history_cut(const lin_session *t, size_t moves);

/* ---- look_back.c: what may be looked at again ---- */

typedef struct {
    lin_session *t; /* with remarks; good until the history is asked for again, unless */
    size_t moves;
    bool own; /* it is cut off before what is hidden */
} look_back;
bool lies_open(server *s, game *g); /* is nothing hidden in it any more, for good? */
/* How many entries this role may look at; false: *no says why none. */
bool look_back_moves(server *s, game *g, role r, size_t *moves, failure *no);
bool look_back_open(server *s, game *g, role r, look_back *b, failure *no);
void look_back_close(look_back *b);

/* ---- view.c ---- */

/* The whole view of a game for a role. */
void view_whole(server *s, game *g, role r, json_writer *j);
/* What can change, without braces, of this lin_game as the role sees it; pieces: all of them,
 * or only those whose hash changed. */
void view_changing(game *g, role r, lin_game *seen, bool all_pieces, json_writer *j);
void view_pieces(game *g, const lin_game *seen, bool all, json_writer *j);

/* Events of a game that this role may hear, one after another. */
void view_events(const lin_game *played, role r, json_writer *j);
void view_moment(server *s, role r, lin_game *then, json_writer *j);

/* ---- lesson.c: led first battles ---- */

const lesson *lesson_named(server *s, const char *battle, lin_refusal *why); /* or NULL */
void lessons_free(server *s);
void lesson_heard(game *g, lin_game *p); /* what has just happened; for any game */
void lesson_recall(game *g, int step, const uint32_t *began, lin_session *t);
void lesson_go_on(server *s, game *g); /* dice, the next step, the other side */
void lesson_view(const game *g, json_writer *j);
/* "next", "back", "order". */
bool lesson_said(server *s, game *g, const char *what, request *rq, failure *no);
enum MHD_Result lessons_list(request *rq);
enum MHD_Result lesson_one(request *rq, const char *battle);

/* ---- muster.c: forces that players build, and battles of them ---- */

void mustered_open(server *s, const char *folder); /* of the data */
enum MHD_Result muster_books(request *rq);
enum MHD_Result muster_rows(request *rq, const char *book);
enum MHD_Result muster_force(request *rq, const char *book);
enum MHD_Result muster_battle(request *rq, const char *book);

/* ---- stream.c ---- */

typedef struct {
    uint64_t n;
    lin_side side;
    bool hidden;
    const char *order;
} said;

/* A message about what has just happened on `played`, to be handed to the keeper. */
message *message_new(server *s, game *g, lin_game *played, const said *by, int n, bool all_pieces);
void message_tell(server *s, game *g, message *m); /* with the lock held */
void message_drop(message *m);
/* A line of chat: not numbered with the rows, and told to those who listen for people. */
message *message_of_line(const game *g, const char *data, size_t n, bool open);
/* people: it also tells who is there and what they say. */
enum MHD_Result stream_open(request *rq, game *g, role r, uint64_t after, bool resumes,
                            bool people);
void streams_people_changed(game *g);   /* all who listen for it are told */
void streams_end_role(game *g, role r); /* that key no longer opens a seat */
int streams_of_role(const game *g, role r);
void streams_look(server *s); /* for players who have hung up */
void streams_beat(server *s);
void streams_end(server *s);

/* ---- workers.c ---- */

bool workers_start(server *s);
void workers_stop(server *s);
void workers_think(server *s, game *g); /* if it is a bot's turn */
typedef void (*workers_work)(server *s, request *rq);
void workers_draw(server *s, request *rq, workers_work work);

/* ---- seats.c, people.c ---- */

/* A secret by chance: its hash, and the secret itself as hex digits. */
void key_new(uint8_t hash[HASH_BYTES], char hex[2 * KEY_BYTES + 1]);
bool key_of_hex(const char *hex, uint8_t hash[HASH_BYTES]); /* false: that is no key */
/* The seat as it is now goes to disk, and is told when it lies there. rq, answer: as of a write. */
bool seat_keep(server *s, game *g, lin_side side, request *rq, char *answer);
bool people_may_act(request *rq, game *g, role r, lin_side *side, enum MHD_Result *done);
bool people_name(const game *g, lin_side side, const char *name, char out[NAME_BYTES],
                 lin_refusal *why);
bool people_has_any(const game *g); /* a hot seat and a record have nobody to tell of */
void people_json(const game *g, role r, const char *key, json_writer *j);
typedef struct json_t json_t;
typedef enum MHD_Result (*body_reader)(request *rq, game *g, role r, const json_t *body);
enum MHD_Result with_body(request *rq, game *g, role r, body_reader read);
bool make_rematch(request *rq, game *old, game **made, enum MHD_Result *done);
enum MHD_Result seat_invitation(request *rq, game *g, const char *invitation);
enum MHD_Result seat_take(request *rq, game *g, const char *invitation);
enum MHD_Result seat_invite(request *rq, game *g, role r);
enum MHD_Result seat_withdraw(request *rq, game *g, role r);
enum MHD_Result seat_leave(request *rq, game *g, role r);
enum MHD_Result people_look(request *rq, game *g, role r);
enum MHD_Result people_post(request *rq, game *g, role r);
enum MHD_Result people_lines(request *rq, game *g, role r);
enum MHD_Result people_say(request *rq, game *g, role r);
enum MHD_Result people_rematch(request *rq, game *g, role r);

/* ---- http.c ---- */

struct request {
    server *s;
    struct MHD_Connection *connection;
    const char *method, *path;
    char *body;
    size_t body_size, body_room, body_most;
    bool suspended, answered;
    struct MHD_Response *stream_response;
    int refused; /* status of an early refusal, or 0 */
    /* the answer, once it is there */
    int status;
    char *answer; /* malloced */
    size_t answer_size;
    const char *type;
    const char *cache;
    char file_name[40]; /* "": it is not to be kept as a file */
    bool gzipped;
    /* what a deferred answer needs to know */
    char id[GAME_ID];
    role as;
    uint64_t number;
    int ground; /* which picture of it: pages.c */
    const lin_battle *battle;
    void *work;
    void (*work_free)(void *work); /* when the request is done with */
    const char *etag;
    bool styled; /* a page of its own, with its style inside */
};

enum MHD_Result reply(request *rq, int status, const char *type, const void *bytes, size_t n);
enum MHD_Result reply_json(request *rq, int status, json_writer *j); /* frees j's text */
enum MHD_Result reply_no(request *rq, int status, const char *code, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
enum MHD_Result reply_failure(request *rq, const failure *no);
/* The answer comes later, from another thread, with the lock held; it takes the bytes. */
enum MHD_Result reply_later(request *rq);
void answer_now(request *rq, int status, const char *type, char *bytes, size_t n);
void answer_error(request *rq, const char *text);
const char *param(request *rq, const char *name);  /* or NULL */
const char *header(request *rq, const char *name); /* or NULL */
enum MHD_Result http_handle(void *self, struct MHD_Connection *connection, const char *path,
                            const char *method, const char *version, const char *data, size_t *size,
                            void **keep);
void http_done(void *self, struct MHD_Connection *connection, void **keep,
               enum MHD_RequestTerminationCode code);
void response_headers(struct MHD_Response *response, const char *type, const char *cache,
                      bool styled);

/* routes.c, pages.c, look.c, replay.c, report_html.c, make.c, post.c */
bool report_html(const lin_session *t, FILE *to); /* false: not all of it could be written */
void grounds_free(server *s);
/* A field by plain name and options, or NULL. */
const lin_field *field_named(server *s, const char *id, const char *options, lin_refusal *why);
struct json_t;
struct json_t *body_object(request *rq, enum MHD_Result *done);
enum MHD_Result route(request *rq);
size_t route_body_most(const char *path);
const char *route_body_type(const char *path);
enum MHD_Result page_file(request *rq);
enum MHD_Result battles_list(request *rq);
enum MHD_Result battle_one(request *rq, const char *id);
enum MHD_Result battle_ground(request *rq, const char *id);
enum MHD_Result battle_names(request *rq, const char *id);
enum MHD_Result rules_list(request *rq);
enum MHD_Result look_check(request *rq, game *g, role r);
enum MHD_Result look_ground(request *rq, game *g, role r);
enum MHD_Result look_odds(request *rq, game *g, role r);
enum MHD_Result look_overlay(request *rq, game *g, role r);
enum MHD_Result look_about(request *rq, game *g, role r);
enum MHD_Result look_between(request *rq, game *g, role r);
enum MHD_Result replay_line(request *rq, game *g, role r);
enum MHD_Result replay_at(request *rq, game *g, role r);
enum MHD_Result replay_luck(request *rq, game *g, role r);
enum MHD_Result replay_story(request *rq, game *g, role r);
enum MHD_Result actions_played(request *rq, game *g, role r);
enum MHD_Result actions_account(request *rq, game *g, role r);
enum MHD_Result replay_record(request *rq, game *g, role r);
enum MHD_Result replay_report(request *rq, game *g, role r);
enum MHD_Result replay_picture(request *rq, game *g, role r, const char *format);
enum MHD_Result make_game(request *rq);
enum MHD_Result make_record(request *rq);
enum MHD_Result make_lesson(request *rq, const char *battle);
enum MHD_Result post_lesson(request *rq, game *g, role r);
enum MHD_Result post_order(request *rq, game *g, role r);
enum MHD_Result post_dice(request *rq, game *g, role r);
enum MHD_Result post_secret(request *rq, game *g, role r);
enum MHD_Result post_remark(request *rq, game *g, role r);

/* ---- the server ---- */

#define BUCKETS       4096
#define SCRATCH_GAMES 3 /* games of a field to work with: play, view, look back */

typedef struct scratch scratch;
struct scratch {
    scratch *next;
    const lin_field *field;
    lin_game *game[SCRATCH_GAMES];
};

struct server {
    pthread_mutex_t lock;
    const serve_options *want;
    struct MHD_Daemon *daemon;
    int port;
    lin_source *source;
    store *disk;         /* NULL: nothing is kept */
    int folder;          /* the lock on its folder, or -1 */
    char trouble[200];   /* what is the matter with the disk, or "" */
    char mustered[1100]; /* where battles of forces that players built are kept, or "" */
    game *bucket[BUCKETS];
    size_t games;
    scratch *scratch_games;
    history *histories;
    struct keeper *keeper;
    struct workers *workers;
    struct known_lesson *lessons;
    struct ground *grounds; /* pictures of the ground, drawn once */
    bool stopping;
};

int64_t now_ms(void);
struct timespec in_ms(int64_t ms);

#endif
