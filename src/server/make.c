/* make.c -- new games: from a battle, from a moment of another game, from a record, from a lesson.
 */
#include "server/server.h"

#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    request *rq;
    const json_t *body;
    game *g;
    game *other; /* that it goes on from, or NULL: why */
    lin_refusal why;
    lin_side only;        /* whose key alone is given out, or LIN_NOBODY */
    enum MHD_Result done; /* of a refusal that was queued */
} making;

#define NO(m, ...) ((m)->done = reply_no((m)->rq, __VA_ARGS__), false)

static bool no_refusal(making *m, int status, const lin_refusal *why)
{
    failure no = { .status = status, .code = "bad-file", .why = *why };

    m->done = reply_failure(m->rq, &no);
    return false;
}

/* ---- the field ---- */

static bool field_by_name(making *m, const char *battle, const char *options)
{
    lin_refusal why = { 0 };

    if (!battle || strlen(options) >= sizeof m->g->options)
        return NO(m, MHD_HTTP_BAD_REQUEST, "bad-request",
                  "\"battle\" should be the name of a battle, such as brandywine-1777.");
    lock_on_worker(m->rq->s);
    m->g->field = field_named(m->rq->s, battle, options, &why);
    unlock_on_worker(m->rq->s);
    if (!m->g->field)
        return no_refusal(m, MHD_HTTP_UNPROCESSABLE_CONTENT, &why);
    strcpy(m->g->options, options);
    return true;
}

/* A copy, for a worker, of the game to go on from. True: something was done in it that is not on
 * disk yet, and the request, which nobody may look at any more, is routed again when it is. */
static bool waits_for_other(making *m)
{
    server *s = m->rq->s;
    const char *id = json_string_value(json_object_get(json_object_get(m->body, "from"), "game"));
    game *g;
    bool waits;

    if (!id)
        return false;
    lock_on_worker(s);
    g = game_find(s, id, &m->why);
    waits = g && g->unkept > 0 && s->disk;
    if (waits)
        m->done = keeper_wait(m->rq, g);
    else
        m->other = g && worker_lane() ? game_copy(g) : g;
    unlock_on_worker(s);
    return waits;
}

/* Whatever has first to be played, read or built keeps others waiting. Words can be written in many
 * ways, so the body is read, not searched. */
bool make_wants_worker(const request *rq)
{
    json_t *body = body_is_crumbs(rq) /* it will be refused */
                       ? NULL
                       : json_loadb(rq->body ? rq->body : "", rq->body_size, 0, NULL);
    const char *battle = json_string_value(json_object_get(body, "battle"));
    const bool wants = json_object_get(body, "from") || json_object_get(body, "options") ||
                       (battle && !lin_source_has(rq->s->source, battle));

    json_decref(body);
    return wants;
}

/* "from": {"game", "key", "at"} */
static bool from_other(making *m, const json_t *from)
{
    server *s = m->rq->s;
    game *other = m->other;
    const char *key = json_string_value(json_object_get(from, "key"));
    const json_t *at = json_object_get(from, "at");
    lin_refusal why = { 0 };
    failure no = { 0 };
    size_t open = 0;
    history *st;

    if (!other && m->why.text[0])
        return no_refusal(m, MHD_HTTP_CONFLICT, &m->why);
    if (!other)
        return NO(m, MHD_HTTP_NOT_FOUND, "no-such-game", "There is no such game to go on from.");
    if (game_role(other, key) == ROLE_NONE)
        return NO(m, MHD_HTTP_FORBIDDEN, "bad-key",
                  "This key opens no seat of the game to go on from.");
    if (other->frozen)
        return NO(m, MHD_HTTP_CONFLICT, "frozen", "%s", other->frozen);
    if (!look_back_moves(s, other, game_role(other, key), &open, &no))
        return NO(m, no.status, no.code, "%s", no.why.text);
    if (lin_blind(game_in_scratch(s, other))) {
        lin_not_measured(other->field,
                         "Another game may go on from this one once it is over: else one could "
                         "measure there what is played here.",
                         &why);
        no = (failure){ .status = MHD_HTTP_FORBIDDEN, .code = "illegal", .why = why };
        m->done = reply_failure(m->rq, &no);
        return false;
    }
    if (!json_is_integer(at) || json_integer_value(at) < 0 || json_integer_value(at) > other->moves)
        return NO(m, MHD_HTTP_BAD_REQUEST, "bad-request",
                  "\"at\" should be an entry of the main line, 0 to %u.", other->moves);
    if ((size_t)json_integer_value(at) > open)
        return NO(m, MHD_HTTP_FORBIDDEN, "not-yours",
                  "Something is hidden from you at that moment; \"at\" may be 0 to %zu until it is "
                  "shown.",
                  open);
    st = history_open(s, other, NULL);
    if (st)
        m->g->base = history_cut(history_session(st), (size_t)json_integer_value(at));
    if (!m->g->base)
        return NO(m, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                  "The journal of that game cannot be played again.");
    m->g->field = other->field;
    memcpy(m->g->options, other->options, sizeof m->g->options);
    memcpy(m->g->from, other->id, sizeof m->g->from);
    m->g->from_at = (uint32_t)json_integer_value(at);
    m->g->based = true;
    return true;
}

static bool take_field(making *m)
{
    const json_t *from = json_object_get(m->body, "from"),
                 *options = json_object_get(m->body, "options");

    if (json_is_object(from))
        return from_other(m, from);
    if (options && !json_is_string(options))
        return NO(m, MHD_HTTP_BAD_REQUEST, "bad-request",
                  "\"options\" should be a text such as \"bombardment=on\".");
    return field_by_name(m, json_string_value(json_object_get(m->body, "battle")),
                         options ? json_string_value(options) : "");
}

/* ---- seats ---- */

static bool take_seats(making *m)
{
    const json_t *seats = json_object_get(m->body, "seats");

    m->g->hotseat = json_is_true(json_object_get(m->body, "hotseat"));
    if (json_array_size(seats) != LIN_SIDES)
        return NO(m, MHD_HTTP_BAD_REQUEST, "bad-request",
                  "\"seats\" should name who plays each of the two sides: \"person\", or a bot.");
    for (size_t i = 0; i < LIN_SIDES; i++) {
        const char *name = json_string_value(json_array_get(seats, i));

        if (!name || (strcmp(name, "person") != 0 && !(m->g->bot[i] = lin_bot_find(name))))
            return NO(
                m, MHD_HTTP_BAD_REQUEST, "bad-request",
                "There is no bot \"%.30s\"; a seat is for a person, or a bot such as doctrine.",
                name ? name : "");
    }
    if (m->g->hotseat && (m->g->bot[0] || m->g->bot[1]))
        return NO(m, MHD_HTTP_BAD_REQUEST, "bad-request",
                  "A hot-seat game has a person on both seats.");
    return true;
}

/* "keys": for which seats of persons the maker gets keys: "all", as if it were left out, or one
 * side's id; then the other seat is taken by invitation. */
static bool take_keys(making *m)
{
    const json_t *keys = json_object_get(m->body, "keys");
    const char *name = json_string_value(keys);
    const lin_battle *b = m->g->field->battle;

    m->only = LIN_NOBODY;
    if (!keys || (name && strcmp(name, "all") == 0))
        return true;
    for (int side = 0; name && side < LIN_SIDES; side++)
        if (strcmp(name, b->side_id[side]) == 0 && !m->g->bot[side] && !m->g->hotseat) {
            m->only = (lin_side)side;
            return true;
        }
    return NO(m, MHD_HTTP_BAD_REQUEST, "bad-request",
              "\"keys\" should be \"all\", or the side that you play yourself (%s or %s, a "
              "person's seat); the other one is then taken by invitation.",
              b->side_id[0], b->side_id[1]);
}

/* A key for a role: its hash stays here, the key itself goes to whoever made the game. */
static void give_key(game *g, role r, const char *name, json_writer *keys)
{
    char hex[2 * KEY_BYTES + 1];

    key_new(g->key[r], hex);
    g->has_key[r] = true;
    json_put_text(keys, name, hex);
}

static bool by_invitation(const making *m, int side)
{
    return m->only != LIN_NOBODY && side != (int)m->only && !m->g->bot[side];
}

static void give_keys(making *m, json_writer *j)
{
    game *g = m->g;
    const lin_battle *b = g->field->battle;

    json_put_text(j, "game", g->id);
    json_open(j, "keys", '{');
    if (g->hotseat)
        give_key(g, ROLE_BOTH, "both", j);
    for (int side = 0; side < LIN_SIDES && !g->hotseat && !g->study; side++)
        if (!g->bot[side] && !by_invitation(m, side))
            give_key(g, side == 0 ? ROLE_FIRST : ROLE_SECOND, b->side_id[side], j);
    give_key(g, ROLE_WATCH, "watch", j);
    json_close(j, '}');
    game_seats_begin(g);
    if (m->only == LIN_NOBODY)
        return;
    json_open(j, "invitations", '{');
    for (int side = 0; side < LIN_SIDES; side++)
        if (by_invitation(m, side)) {
            char hex[2 * KEY_BYTES + 1];

            key_new(g->seat[side].invitation, hex);
            g->seat[side].invited = true;
            json_put_text(j, b->side_id[side], hex);
        }
    json_close(j, '}');
}

/* ---- dice ---- */

/* The seed, given or by chance, and the secret of sealed dice. */
static bool take_chance(making *m, const json_t *seed)
{
    randombytes_buf(&m->g->seed, sizeof m->g->seed);
    m->g->seed >>= 11; /* so that a page can show it as a number */
    if (seed)
        m->g->seed = (uint64_t)json_integer_value(seed);
    for (int side = 0; side < LIN_SIDES; side++)
        m->g->rng[side] = m->g->seed + 1 + (uint64_t)side;
    if (m->g->dice == DICE_SEALED && !lin_seal_new(m->g->secret))
        return NO(m, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                  "This machine has no chance to offer for a secret.");
    return true;
}

static bool take_dice(making *m)
{
    const char *name = json_string_value(json_object_get(m->body, "dice"));
    const json_t *seed = json_object_get(m->body, "seed");
    int kind = 0;

    while (name && kind < DICE_KINDS && strcmp(name, dice_kind_name[kind]) != 0)
        kind++;
    if (!name || kind == DICE_KINDS)
        return NO(m, MHD_HTTP_BAD_REQUEST, "bad-request",
                  "\"dice\" should be sealed, seeded or typed.");
    if (seed && (!json_is_integer(seed) || json_integer_value(seed) < 0))
        return NO(m, MHD_HTTP_BAD_REQUEST, "bad-request",
                  "\"seed\" should be a whole number, 0 or more.");
    if (m->g->based && kind == DICE_SEALED)
        return NO(m, MHD_HTTP_BAD_REQUEST, "bad-request",
                  "Sealed dice begin with the first order of a battle; a game gone on with takes "
                  "seeded or typed ones.");
    if (m->g->bot[0] && m->g->bot[1] && kind == DICE_SEALED)
        return NO(m, MHD_HTTP_BAD_REQUEST, "bad-request",
                  "Sealed dice need the secret of at least one person; two bots take seeded ones.");
    m->g->dice = (dice_kind)kind;
    return take_chance(m, seed);
}

/* ---- into the table, and to disk ---- */

static bool begin(making *m)
{
    server *s = m->rq->s;
    lin_refusal why = { 0 };
    history *st;
    bool went;

    if (!game_room(m->g))
        return NO(m, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                  "There is no memory left for another game.");
    game_begin(s, m->g);
    if (!m->g->based)
        return true;
    went = worker_lets_go(s); /* a record may be long; the game is nobody's yet */
    st = history_open(s, m->g, &why);
    if (st)
        history_into_game(m->g, st);
    worker_takes_again(s, went);
    return st || no_refusal(m, MHD_HTTP_UNPROCESSABLE_CONTENT, &why);
}

static enum MHD_Result keep_locked(making *m)
{
    server *s = m->rq->s;
    json_writer j = { 0 };
    pending_write *w;

    if (s->refuses || s->stopping) {
        history_drop(s, m->g);
        game_free(m->g);
        return reply_no(m->rq, MHD_HTTP_SERVICE_UNAVAILABLE, "disk", "%s Nothing has happened.",
                        s->trouble);
    }
    give_keys(m, &j);
    w = pending_write_new(m->g, WRITE_GAME, 0, "");
    expiry_first(m->g);
    if (!w || j.failed) {
        if (w)
            pending_write_free(w);
        free(j.at);
        history_drop(s, m->g);
        game_free(m->g);
        return reply_no(m->rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                        "There is no memory left for another game.");
    }
    w->rq = m->rq;
    w->answer = j.at;
    game_keep(s, m->g);
    keeper_add(s, w);
    for (int side = 0; side < LIN_SIDES; side++)
        if (m->g->seat[side].invited)
            seat_keep(s, m->g, (lin_side)side, NULL, NULL);
    workers_think(s, m->g);
    return reply_later(m->rq);
}

static enum MHD_Result keep(making *m)
{
    enum MHD_Result result;

    lock_on_worker(m->rq->s);
    result = keep_locked(m);
    unlock_on_worker(m->rq->s);
    return result;
}

static enum MHD_Result refuse(making *m)
{
    lock_on_worker(m->rq->s);
    history_drop(m->rq->s, m->g);
    unlock_on_worker(m->rq->s);
    game_free(m->g);
    return m->done;
}

/* A fresh one; on a worker too. */
static game *fresh(server *s)
{
    game *g;

    lock_on_worker(s);
    g = game_new(s);
    unlock_on_worker(s);
    return g;
}

enum MHD_Result make_game(request *rq)
{
    making m = { .rq = rq, .done = MHD_NO };
    json_t *body = body_object(rq, &m.done);
    enum MHD_Result result;

    if (!body)
        return m.done;
    m.body = body;
    if (waits_for_other(&m)) {
        json_decref(body);
        return m.done;
    }
    m.g = fresh(rq->s);
    if (!m.g)
        result = reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                          "There is no memory left for another game.");
    else if (take_field(&m) && take_seats(&m) && take_keys(&m) && take_dice(&m) && begin(&m))
        result = keep(&m);
    else
        result = refuse(&m);
    if (worker_lane())
        game_free(m.other);
    json_decref(body);
    return result;
}

/* ---- records ---- */

static bool take_record(making *m)
{
    const char *text = m->rq->body ? m->rq->body : "";
    const size_t n = m->rq->body_size;
    char battle[48], options[OPTIONS_TEXT];
    lin_refusal why = { 0 };

    if (strlen(text) != n)
        return NO(m, MHD_HTTP_UNPROCESSABLE_CONTENT, "bad-file",
                  "That is not a record: there are zero bytes in it.");
    if (lin_record_header(text, n, "Battle", battle, sizeof battle, &why) != LIN_OK ||
        lin_record_options(text, n, options, sizeof options, &why) != LIN_OK)
        return no_refusal(m, MHD_HTTP_UNPROCESSABLE_CONTENT, &why);
    if (!field_by_name(m, battle, options))
        return false;
    m->g->base = strdup(text);
    m->g->based = m->g->study = true;
    m->g->dice = DICE_TYPED;
    return true;
}

enum MHD_Result make_record(request *rq)
{
    making m = { .rq = rq, .done = MHD_NO, .only = LIN_NOBODY };

    m.g = fresh(rq->s);
    if (!m.g)
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                        "There is no memory left for another game.");
    return take_record(&m) && begin(&m) ? keep(&m) : refuse(&m);
}

/* ---- a rematch ---- */

/* The battle once more from where it began, each on the other side: a key of the old game opens the
 * other side of the new one, so nobody has to be handed anything. */
bool make_rematch(request *rq, game *old, game **made, enum MHD_Result *done)
{
    server *s = rq->s;
    making m = { .rq = rq, .done = MHD_NO, .only = LIN_NOBODY, .g = game_new(s) };
    pending_write *w = NULL;
    game *g = m.g;
    bool ok;

    if (!g) {
        *done = reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                         "There is no memory left for another game.");
        return false;
    }
    g->field = old->field;
    memcpy(g->options, old->options, sizeof g->options);
    g->hotseat = old->hotseat;
    g->dice = old->led ? DICE_SEEDED : old->dice; /* played again, a lesson is a plain game */
    g->based = old->based;
    memcpy(g->from, old->from, sizeof g->from);
    g->from_at = old->from_at;
    if (old->based && !old->base && s->disk)
        old->base = store_base(s->disk, old->id);
    g->base = old->base ? strdup(old->base) : NULL;
    for (int side = 0; side < LIN_SIDES; side++) {
        const seat *was = &old->seat[1 - side];

        g->bot[side] = old->bot[1 - side];
        g->has_key[side] = was->has_key;
        memcpy(g->key[side], was->key, HASH_BYTES);
        memcpy(g->seat[side].name, was->name, NAME_BYTES);
        g->seat[side].open = was->open;
    }
    for (int r = LIN_SIDES; r < ROLES; r++) {
        g->has_key[r] = old->has_key[r];
        memcpy(g->key[r], old->key[r], HASH_BYTES);
    }
    game_seats_begin(g);
    ok = take_chance(&m, NULL) && begin(&m);
    if (ok && old->seat[0].next[0]) /* while the lock was let go */
        ok = NO(&m, MHD_HTTP_CONFLICT, "stale", "The rematch has been begun meanwhile.");
    if (ok && (s->refuses || s->stopping))
        ok = NO(&m, MHD_HTTP_SERVICE_UNAVAILABLE, "disk", "%s Nothing has happened.", s->trouble);
    if (ok && !(w = pending_write_new(g, WRITE_GAME, 0, "")))
        ok = NO(&m, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                "There is no memory left for another game.");
    if (!ok) {
        *done = refuse(&m);
        return false;
    }
    expiry_first(g);
    game_keep(s, g);
    keeper_add(s, w);
    for (int side = 0; side < LIN_SIDES; side++)
        if (g->seat[side].name[0] || g->seat[side].open)
            seat_keep(s, g, (lin_side)side, NULL, NULL);
    workers_think(s, g);
    *made = g;
    return true;
}

/* ---- led first battles ---- */

/* It begins with the lesson's position, and a bot answers for the other side where the lesson does
 * not. */
static bool take_lesson(making *m, const lesson *l)
{
    game *g = m->g;
    const lin_side other = l->side == LIN_FIRST ? LIN_SECOND : LIN_FIRST;
    lin_refusal why = { 0 };

    g->led = calloc(1, sizeof *g->led);
    if (!g->led)
        return NO(m, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                  "There is no memory left for another game.");
    if (lesson_record(l, &g->base, &why) != LIN_OK)
        return no_refusal(m, MHD_HTTP_UNPROCESSABLE_CONTENT, &why);
    g->led->l = l;
    g->field = l->field;
    snprintf(g->options, sizeof g->options, "%s", l->options);
    g->based = true;
    g->dice = DICE_TYPED;
    g->bot[other] = lin_bot_find("doctrine");
    if (!g->bot[other])
        g->bot[other] = lin_bot_at(0);
    return take_chance(m, NULL);
}

enum MHD_Result make_lesson(request *rq, const char *battle)
{
    making m = { .rq = rq, .done = MHD_NO, .only = LIN_NOBODY };
    lin_refusal why = { 0 };
    const lesson *l = lesson_named(rq->s, battle, &why);

    if (!l)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "There is no such lesson. %s",
                        why.text);
    m.g = fresh(rq->s);
    if (!m.g)
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                        "There is no memory left for another game.");
    return take_lesson(&m, l) && begin(&m) ? keep(&m) : refuse(&m);
}
