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
 *   store_*.c the journal on disk                keeper.c  group commit
 *   fields.c  battles as games have them         snapshot.c games opened without their history
 *   view.c    what a seat may see                stream.c  messages and Server-Sent Events
 *   look.c    odds, overlays, checks             history.c sessions, played from the journal
 *   replay.c  the main line, records, pictures,  actions.c what was done since
 *             luck, the story                    workers.c bots and drawing
 *   seats.c   seats taken and handed over        people.c  names, chat, presence, rematch
 *   pages.c   the page's files and battles
 *   lesson.c  led first battles                  muster.c  forces that players build
 *   loose.c   battles that stand in no list      wakes.c    who waits is woken with others */
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
#include <stdatomic.h>
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
    double tokens;      /* of what he may ask for, and when they were counted: limits.c. Not kept */
    int64_t filled;
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
    char *frozen; /* why it can be looked at and no more, or NULL */
    bool adopt;   /* it is of an earlier layout: its field is not noted yet */
    bool gone;    /* it was never kept, and nobody finds it */
    bool restore; /* what it did last was not kept */
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
    uint64_t changed;        /* the server's number of its last change, of whatever kind */
    uint64_t told;           /* the last of them that streams have heard of */
    uint64_t snapped;        /* the last of them with a snapshot */
    uint32_t moves;          /* entries of the main line */
    uint32_t undone;         /* rows that took back */
    uint32_t remarks;        /* more or less: one written anew counts again */
    uint8_t offer, offer_by; /* a lin_offer */
    uint64_t *state;
    uint64_t *piece;     /* hash of each piece as last told */
    char *base;          /* the record it begins with, or NULL */
    led *led;            /* NULL: no lesson */
    pending_write *rows; /* what is not yet on disk, oldest first */
    uint32_t unkept;     /* of these, what waits for a commit that is still to come */
    stream *streams;
    int64_t seen;  /* when whoever holds a key was last noted there, in seconds: expiry.c */
    uint8_t stage; /* as noted then */
    int busy;      /* requests and jobs that hold on to it */
    bool thinking; /* a bot is at work on it */
    int64_t used;  /* when it was last asked for, in ms */
};

/* ---- fields.c: the battles of games ---- */

/* What a game's row says of its field. */
typedef struct {
    const char *battle;
    int rules;     /* version */
    bool known;    /* its hash is */
    uint64_t hash; /* of the field */
    bool kept;     /* the battle's files are, by their hash: */
    uint8_t files[HASH_BYTES];
} field_wanted;

/* The field the game was begun on, from the battle's folder as it is now or from its files as they
 * were. One that is not the same freezes the game. */
bool field_of_game(server *s, game *g, const field_wanted *want, lin_refusal *why);
void battle_files_hash(server *s, const lin_battle *b, uint8_t files[HASH_BYTES]);
bool battle_is_stored(server *s, const lin_battle *b); /* its files are: no need to write them */
void battle_stored(server *s, const lin_battle *b);
/* A field with these options, which are not the usual ones; NULL: *why. With the lock. */
const lin_field *field_optional(server *s, const lin_battle *b, const char *options,
                                lin_refusal *why);
void fields_rest(server *s); /* those that nobody has asked for in a while are given back */
bool battle_is_used(const server *s, const lin_battle *b);
void battle_goes(server *s, const lin_battle *b); /* nothing of it is left but itself */
void fields_free(server *s);

/* ---- loose.c: battles that stand in no list. With the lock ---- */

void loose_asked(server *s, const lin_field *f); /* it is used by this lane, and was just now */
bool loose_ready(server *s, const char *id, lin_refusal *why); /* read or made, if it is one */
void loose_give_back(server *s, int64_t older_than);           /* in ms */
void loose_rest(server *s);
void loose_free(server *s);
/* Is there room for one more among so many folders? One that nobody uses may have to go. */
bool mustered_room(server *s, int most);

/* games.c. All of these want the lock. */
/* From memory or disk, or NULL. why: set where it is there and cannot be opened; may be NULL. */
game *game_find(server *s, const char *id, lin_refusal *why);
/* Does it lie on disk and not in memory? Then a worker opens it, and the request is routed again.
 */
bool game_is_away(server *s, const char *id);
game *game_in_memory(const server *s, const char *id); /* or NULL */
enum MHD_Result game_fetch(request *rq);
game *game_new(server *s); /* with a fresh id */
bool game_room(game *g);   /* for its state, once it has a field */
game *game_copy(const game *g);
void game_free(game *g);
void game_keep(server *s, game *g); /* into the table */
void games_forget_idle(server *s, int64_t older_than);
void game_freeze(game *g, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* What it did since was not kept: it stands again where the disk has it. */
void game_restore(server *s, game *g);
bool game_open(server *s, game *g, lin_refusal *why); /* as its journal leaves it */
void games_free(server *s);
role game_role(const game *g, const char *key);
const uint8_t *role_key(const game *g, role r); /* the hash of its key; NULL: it has none */
void game_seats_begin(game *g);                 /* the seats as the game was made with them */
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
void scratch_games_drop(server *s, const lin_field *f);
void scratch_games_rest(server *s, int64_t older_than);
bool game_waits_for_secrets(const game *g);
bool seat_owes_secret(const game *g, lin_side side);
void key_hash(uint8_t hash[HASH_BYTES], const uint8_t key[KEY_BYTES]);
void game_begin(server *s, game *g); /* if all secrets are there */

/* ---- orders.c ---- */

/* What a game may have of each; then a sentence says so. */
#define ROWS_MOST    20000
#define UNDONE_MOST  2000
#define REMARKS_MOST 1000

typedef struct {
    int status; /* of HTTP */
    const char *code;
    lin_refusal why;
} failure;

/* One row of the journal. arg: for undo and agree, how many entries stay. */
typedef enum { ROW_ORDER, ROW_META, ROW_DICE, ROW_UNDO, ROW_SECRET, ROW_LESSON } row_kind;

/* Carry out what was said; rows are queued for the keeper, the last with rq and a message.
 * False: nothing has happened, and *no says why. */
bool order_needs_history(const game *g, const char *text);
bool order_say(server *s, game *g, lin_side side, const char *text, request *rq, failure *no);
bool order_too_long(const game *g, lin_meta meta, failure *no); /* true: it takes no more of this */
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

#include "server/journal.h"

/* ---- history.c: sessions played again from the journal ---- */

/* The history of a game as it stands; NULL: no memory, or its journal does not play. */
history *history_open(server *s, game *g, lin_refusal *why);
lin_session *history_session(history *st);
/* After something was said on the session itself: the history is in step with row n, and the game
 * with the history. */
void history_follow(history *st, size_t before, lin_side side, int kind);
void history_set_n(history *st, uint64_t n);
void history_into_game(game *g, history *st);
void history_stops_game(server *s, game *g, history *st); /* it was found to be frozen */
/* Where the main line ends if the last thing a side said (LIN_NOBODY: anyone) is taken back, or -1.
 */
int64_t history_target(const history *st, lin_side side);
/* A session of its own at the very beginning, to play the journal on; free it. And the journal. */
lin_session *history_again(server *s, game *g);
bool history_each_row(server *s, game *g, uint64_t after, store_row row, void *self);
void history_drop(server *s, const game *g);
bool history_is_near(server *s, const game *g); /* it is at hand, and little behind */
void histories_release(server *s);              /* what this worker had taken; with the lock */
void histories_free(server *s);
/* Said on a session as the journal says it. */
lin_status history_row(lin_session *t, const journal_row *r, lin_refusal *why);
int faces_in(const char *text, uint8_t face[LIN_DICE]); /* "3 4": how many */
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
void look_back_remarks(server *s, const game *g, lin_session *t);
/* The record of all there is, whoever may know it: for whoever has the disk. Free with lin_free. */
bool record_whole(server *s, game *g, char **text, lin_refusal *why);

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
/* By a worker; /api/muster/BOOK is the path. */
#define MUSTER_BOOK 24 /* letters of BOOK, with the end */
enum MHD_Result muster_rows(request *rq);
enum MHD_Result muster_force(request *rq);
enum MHD_Result muster_battle(request *rq);
enum MHD_Result muster_sheet(request *rq); /* muster_sheet.c: a force on paper */
/* The book of the path, or NULL with the answer in *done. */
const lin_rules *muster_book(request *rq, enum MHD_Result *done);
enum MHD_Result muster_refuse(request *rq, lin_status status, const lin_refusal *why);

/* ---- stream.c ---- */

typedef struct {
    uint64_t n;
    lin_side side;
    bool hidden;
    const char *order;
} said;

/* What stands before the JSON of a message, and after it; then its bytes, or NULL. */
void message_frame_open(json_writer *j, uint64_t n);
char *message_frame_close(json_writer *j, size_t *size);
bool message_is_shown(const lin_game *now, role r); /* is nothing hidden from it any more? */
void message_one_said(const said *by, role r, bool shown, json_writer *j);
/* catch_up.c: all that came after a number, in one message; NULL: it cannot be told. */
char *catch_up_text(server *s, game *g, role as, uint64_t after, bool anew, size_t *size);
/* A message about what has just happened on `played`, to be handed to the keeper. */
message *message_new(server *s, game *g, lin_game *played, const said *by, int n, bool all_pieces);
void message_tell(server *s, game *g, message *m); /* with the lock held */
void message_drop(message *m);
void streams_wake(game *g); /* those who wait until something is on disk */
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

/* What waits for a worker: in this order, and fairly among those who ask (by address). */
typedef enum { JOB_BOT, JOB_LOOK, JOB_PLAY, JOB_IDLE, JOB_CLASSES } job_class;

bool workers_start(server *s);
void workers_stop(server *s);
void workers_think(server *s, game *g); /* if it is a bot's turn */
typedef void (*workers_work)(server *s, request *rq);
enum MHD_Result workers_draw(request *rq, workers_work work); /* with the lock */
/* The request is answered by a worker, by this function: on a copy of the game and without the
 * lock, or (post) on the game itself with its history at hand. */
typedef enum MHD_Result (*game_route)(request *rq, game *g, role r);
enum MHD_Result workers_route(request *rq, game *g, game_route go, job_class c, bool post);
typedef enum MHD_Result (*plain_route)(request *rq);
/* Without a game, without the lock. */
enum MHD_Result workers_make(request *rq, plain_route go, job_class c);
/* A stream that has fallen behind is told what it missed. */
void workers_catch_up(server *s, stream *st);
void stream_catch_up(server *s, stream *st); /* by a worker, with the lock held */
game *stream_game(const stream *st);
const uint8_t *stream_from(const stream *st); /* the address of its reader */
void stream_given_up(stream *st);             /* by workers who end */
bool stream_left(stream *st);                 /* true: nobody reads it any more; it is freed */
void workers_field_goes(server *s, const lin_field *f);         /* no bot thinks of it any more */
bool workers_have_battle(const server *s, const lin_battle *b); /* it is drawn, or is to be */
/* While something is made that has to do with nobody else: a worker who has the lock just once. */
bool worker_lets_go(server *s);
void worker_takes_again(server *s, bool went);
int worker_lane(void); /* 0: not a worker; it has the lock. Else 1 to WORKERS, and has it not */
#define WORKERS 4
/* For what needs the lock on a worker and has it elsewhere. */
void lock_on_worker(server *s);
void unlock_on_worker(server *s);
enum MHD_Result workers_now(request *rq, workers_work work); /* by the worker who has it */
void worker_hands_over(const request *rq);                   /* to the keeper, who answers it */
bool is_working_on(const request *rq); /* this thread does, and will answer it */

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
    bool suspended, answered, again; /* again: it is to be routed once more */
    struct MHD_Response *stream_response;
    int refused; /* status of an early refusal, or 0 */
    /* the answer, once it is there */
    int status;
    char *answer;                /* malloced */
    size_t answer_size, counted; /* counted: as what its address has still to read */
    const char *type;
    const char *cache;
    char file_name[40]; /* "": it is not to be kept as a file */
    bool gzipped;
    bool stays; /* its bytes are the program's own */
    /* what a deferred answer needs to know */
    char id[GAME_ID];
    role as;
    uint8_t opened[HASH_BYTES]; /* the hash of the key it has that role by */
    game *g;                    /* a worker holds on to it */
    uint8_t from[16];           /* the address it came from */
    int64_t began;              /* in ms */
    int64_t keeps;        /* for so many ms what is made for it may be found again; 0: by a game */
    bool paid, seat_paid; /* for what it costs: limits.c */
    bool retry;           /* it may be tried again in a while, and the answer says so */
    game_route go;
    plain_route make;
    uint64_t number;
    int ground; /* which picture of it: pages.c */
    const lin_battle *battle;
    void *work;
    void (*work_free)(void *work); /* when the request is done with */
    const char *etag;
    bool styled; /* a page of its own, with its style inside */
};

enum MHD_Result reply(request *rq, int status, const char *type, const void *bytes, size_t n);
/* Bytes of the program itself, which are not copied; not on a worker. */
enum MHD_Result reply_own(request *rq, const char *type, const void *bytes, size_t n);
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
size_t http_unescape(void *self, struct MHD_Connection *connection, char *text);
void http_done(void *self, struct MHD_Connection *connection, void **keep,
               enum MHD_RequestTerminationCode code);
void response_headers(struct MHD_Response *response, const char *type, const char *cache,
                      bool styled);

/* routes.c, pages.c, look.c, replay.c, report_html.c, make.c, post.c */
bool report_html(const lin_session *t, FILE *to); /* false: not all of it could be written */
void grounds_free(server *s);
void grounds_drop(server *s, const lin_battle *b);
/* A field by plain name and options, or NULL. */
const lin_field *field_named(server *s, const char *id, const char *options, lin_refusal *why);
const lin_field *field_by_meaning(server *s, const char *id, const char *text, lin_refusal *why);
struct json_t;
struct json_t *body_object(request *rq, enum MHD_Result *done);
bool body_is_crumbs(const request *rq); /* too many parts to be read with the lock */
enum MHD_Result route(request *rq);
size_t route_body_most(const char *path);
const char *route_body_type(const char *path);
enum MHD_Result page_file(request *rq);
enum MHD_Result battles_list(request *rq);
enum MHD_Result battle_one(request *rq, const char *id);
enum MHD_Result battle_ground(request *rq, const char *id);
enum MHD_Result battle_names(request *rq, const char *id);
enum MHD_Result made_picture(request *rq, const char *id); /* tables.c */
enum MHD_Result made_map(request *rq, const char *id);
/* A battle on a made table that is not kept: it is asked about, or fought for the first time. */
bool made_is_new(const server *s, const char *id);
/* Built and whoever asked for it frees it, without the lock; or kept, with it. */
lin_status made_anew(server *s, const char *id, const char *options, lin_battle **b, lin_field **f,
                     lin_refusal *why);
bool made_keep_field(server *s, const char *id, lin_refusal *why);
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
bool make_wants_worker(const request *rq); /* it goes on from another game, or has options */
enum MHD_Result make_record(request *rq);
enum MHD_Result make_lesson(request *rq, const char *battle);
enum MHD_Result post_lesson(request *rq, game *g, role r);
enum MHD_Result post_order(request *rq, game *g, role r);
enum MHD_Result post_dice(request *rq, game *g, role r);
enum MHD_Result post_secret(request *rq, game *g, role r);
enum MHD_Result post_remark(request *rq, game *g, role r);

/* ---- expiry.c: games that are given up ---- */

void expiry_first(game *g);                          /* it is new */
void expiry_seen(server *s, game *g);                /* whoever holds a key of it is there */
int64_t expiry_date(const server *s, const game *g); /* kept until then, in s; 0: for good */
void expiry_look(server *s);                         /* for those that are due; now and then */

/* ---- made.c: what was made is found again ---- */

/* changed: of the game, or 0. With the lock. */
void made_keep(request *rq, uint64_t changed);
bool made_find(request *rq, uint64_t changed, enum MHD_Result *done); /* true: it is answered */
void mades_free(server *s);

/* ---- wakes.c: the thread that reads and writes; who waits is woken with others ---- */

bool wakes_open(server *s);  /* before anybody can wait */
bool wakes_start(server *s); /* with the daemon */
/* Soon. With s->lock, as are the next two; each sleeper once. */
void wakes_add(server *s, struct MHD_Connection *sleeper);
void wakes_gather(server *s); /* many are to come, and nobody is woken before the last */
void wakes_tell(server *s);   /* that was the last: at once */
void wakes_stop(server *s);   /* nobody is left asleep */
void wakes_free(server *s);

/* ---- limits.c, tickets.c, status.c ---- */

typedef enum { STAGE_HEADERS, STAGE_BODY, STAGE_ANSWER } request_stage;

bool limits_start(server *s);
void limits_free(server *s);
enum MHD_Result limits_accept(void *self, const struct sockaddr *from, socklen_t size);
void limits_connection(void *self, struct MHD_Connection *connection, void **context,
                       enum MHD_ConnectionNotificationCode code);
void limits_stage(request *rq, request_stage stage);
void limits_sweep(server *s);
bool limits_may_log(const request *rq); /* without the lock */
void limits_tell_left_out(server *s);
void limits_disk(server *s);
uint64_t limits_connections(const server *s);
uint64_t limits_disk_bytes(const char *folder);
/* False: *done is a refusal. With the lock. */
bool limits_spend(request *rq, int cost, enum MHD_Result *done);
/* The same of a seat; of those who watch with one key there may be many. */
bool limits_seat(request *rq, game *g, role r, int cost, enum MHD_Result *done);
bool limits_seat_stream(request *rq, const game *g, role r, enum MHD_Result *done);
bool limits_stream(request *rq, enum MHD_Result *done);
bool limits_game(request *rq, enum MHD_Result *done);
void limits_stream_ends(server *s, const uint8_t from[16]);
/* Room for the body of so many bytes in all; else the status of a refusal. Without the lock. */
int limits_body(request *rq, size_t room);
void limits_body_ends(request *rq); /* with it */
/* Answers that were sent and are not read yet: more may be asked for; one more; one is read. */
bool limits_unread(request *rq, enum MHD_Result *done);
void limits_answer(request *rq);
void limits_answer_ends(request *rq);
/* Of streams: 0 bytes ask whether there may be more; false: too much of it lies unread. */
bool limits_stream_owes(server *s, const uint8_t from[16], size_t bytes);
void limits_stream_read(server *s, const uint8_t from[16], size_t bytes);
void address_of_socket(const struct sockaddr *a, uint8_t out[16]);
bool is_proxy(const server *s, const uint8_t at[16]);
/* The last address in X-Forwarded-For that is no proxy of ours. */
void address_behind_proxy(const server *s, struct MHD_Connection *connection, uint8_t at[16]);

void tickets_start(server *s);
enum MHD_Result ticket_give(request *rq, game *g, role r);
role ticket_role(const server *s, const game *g, const char *hex);

#define REFUSALS       14
#define COMMIT_BUCKETS 8

/* What was done since the start. */
typedef struct {
    atomic_uint_fast64_t refusal[REFUSALS];
    uint64_t status[6]; /* by hundreds */
    uint64_t commit[COMMIT_BUCKETS], commit_us, rows;
    uint64_t turned_away, cut_off, found_again, given_up;
    atomic_uint_fast64_t wakes, woken; /* how often sleepers were woken, and how many in all */
} server_counts;

void count_refusal(server *s, const char *code);
void count_commit(server *s, int64_t us, uint64_t rows);
int workers_waiting(const server *s);
enum MHD_Result status_metrics(request *rq);
enum MHD_Result status_health(request *rq);
enum MHD_Result status_ready(request *rq);
void log_line(const server *s, const char *what, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void log_request(const request *rq);

/* ---- the server ---- */

#define BUCKETS       4096
#define SCRATCH_GAMES 3 /* games of a field to work with: play, view, look back */

typedef struct scratch scratch;
struct scratch {
    scratch *next;
    const lin_field *field;
    lin_game *game[SCRATCH_GAMES];
    int64_t used; /* in ms */
};

struct server {
    pthread_mutex_t lock;
    const serve_options *want;
    struct MHD_Daemon *daemon;
    int port;
    pthread_mutex_t mustering;  /* one battle of forces is written at a time */
    pthread_mutex_t scratching; /* scratch_games, whose workers look through them without `lock` */
    lin_source *source;
    store *disk;         /* NULL: nothing is kept */
    int folder;          /* the lock on its folder, or -1 */
    char trouble[200];   /* what is the matter with the disk, or "" */
    bool read_only;      /* games can be looked at, and no more: trouble says why */
    bool refuses;        /* the disk does: nothing is carried out until it has been written to */
    uint64_t lost;       /* what was not kept, and said so */
    char mustered[1100]; /* where battles of forces that players built are kept, or "" */
    game *bucket[BUCKETS];
    size_t games;
    scratch *scratch_games[1 + WORKERS]; /* by lane */
    history *histories;
    struct keeper *keeper;
    struct workers *workers;
    struct wakes *wakes;
    struct known_lesson *lessons;
    struct limits *limits;
    uint8_t ticket_key[HASH_BYTES];
    server_counts counts;
    uint64_t disk_bytes;            /* that games take, as last looked at */
    char data[1000];                /* the folder */
    struct ground *grounds;         /* pictures of the ground, drawn once */
    struct kept_field *kept_fields; /* of battles as they once were */
    struct optional_field *optional_fields;
    size_t optionals;
    const lin_field *held_field[1 + WORKERS]; /* by whoever is at work with it; by lane */
    bool at_work[1 + WORKERS];                /* that worker is */
    struct loose *loose;
    size_t looses;
    struct stored_battle *stored; /* whose files lie in the store */
    game *bystander;              /* for what is written of games that are not in memory */
    struct made *made;            /* answers of workers */
    size_t mades, made_bytes;
    uint64_t changes; /* of all games */
    bool stopping;
};

int64_t now_ms(void);
int64_t now_us(void);
/* Conditions wait by a clock that never goes back. */
void wake_init(pthread_cond_t *c);
struct timespec in_ms(int64_t ms);

#endif
