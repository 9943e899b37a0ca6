/* seats.c -- seats taken and handed over.
 *
 * Whoever makes a game may ask for the key of his own seat alone. For the other one he gets an
 * invitation: a secret that opens nothing but the taking of that seat, once. Whoever takes it
 * chooses, or is given, a key that nobody else has seen. As long as a seat is free the other player
 * may invite anew or withdraw; once it is taken only its holder can give it back. Then his key is
 * void at once, also for streams that are open, and there is a new invitation. */
#include "server/server.h"

#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static lin_side other_side(lin_side side)
{
    return side == LIN_FIRST ? LIN_SECOND : LIN_FIRST;
}

bool seat_keep(server *s, game *g, lin_side side, request *rq, char *answer)
{
    pending_write *w = pending_write_new(g, WRITE_SEAT, 0, "");
    seat *now = malloc(sizeof *now);

    if (!w || !now || (rq && !answer)) {
        if (w)
            pending_write_free(w);
        free(now);
        free(answer);
        return false;
    }
    *now = g->seat[side];
    w->side = (int)side;
    w->seat = now;
    w->rq = rq;
    w->answer = answer;
    keeper_add(s, w);
    return true;
}

static enum MHD_Result no_memory(request *rq)
{
    return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                    "There is no memory left for this; nothing was done.");
}

/* The answer of a write: members without braces. */
static char *members(const char *a, const char *a_is, const char *b, const char *b_is)
{
    char text[200];

    snprintf(text, sizeof text, "\"%s\":\"%s\",\"%s\":\"%s\"", a, a_is, b, b_is);
    return strdup(text);
}

/* ---- taking a seat ---- */

/* The side this invitation is for, or LIN_NOBODY. */
static lin_side invited_side(const game *g, const char *invitation)
{
    uint8_t hash[HASH_BYTES];

    if (!key_of_hex(invitation, hash))
        return LIN_NOBODY;
    for (int side = 0; side < LIN_SIDES; side++)
        if (g->seat[side].invited && sodium_memcmp(hash, g->seat[side].invitation, HASH_BYTES) == 0)
            return (lin_side)side;
    return LIN_NOBODY;
}

static enum MHD_Result no_invitation(request *rq)
{
    return reply_no(rq, MHD_HTTP_FORBIDDEN, "bad-key",
                    "This invitation is no longer good: somebody has taken the seat by it, or it "
                    "was withdrawn. Ask for a new one.");
}

enum MHD_Result seat_invitation(request *rq, game *g, const char *invitation)
{
    const lin_side side = invited_side(g, invitation);
    const char *host;
    json_writer j = { 0 };

    if (side == LIN_NOBODY)
        return no_invitation(rq);
    host = g->seat[other_side(side)].name;
    json_open(&j, NULL, '{');
    json_put_text(&j, "game", g->id);
    json_put_text(&j, "battle", g->field->battle->id);
    json_put_text(&j, "title", g->field->battle->title);
    json_put_text(&j, "role", g->field->battle->side_id[side]);
    json_put_text(&j, "side", g->field->battle->side_name[side]);
    json_put_text(&j, "against",
                  g->bot[other_side(side)] ? g->bot[other_side(side)]->name
                  : *host                  ? host
                                           : NULL);
    json_put_text(&j, "dice", dice_kind_name[g->dice]);
    json_put_int(&j, "moves", g->moves);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* Taken with this very key already? For what is sent twice. */
static lin_side taken_by(const game *g, const uint8_t hash[HASH_BYTES])
{
    for (int side = 0; side < LIN_SIDES; side++)
        if (g->seat[side].has_key && sodium_memcmp(hash, g->seat[side].key, HASH_BYTES) == 0)
            return (lin_side)side;
    return LIN_NOBODY;
}

static enum MHD_Result taken_again(request *rq, const game *g, lin_side side, const char *key)
{
    json_writer j = { 0 };

    json_open(&j, NULL, '{');
    json_put_text(&j, "role", g->field->battle->side_id[side]);
    json_put_text(&j, "key", key);
    json_put_bool(&j, "again", true);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

static enum MHD_Result take(request *rq, game *g, const char *invitation, const json_t *body)
{
    const json_t *key = json_object_get(body, "key"), *name = json_object_get(body, "name");
    const lin_side side = invited_side(g, invitation);
    seat *at = side == LIN_NOBODY ? NULL : &g->seat[side];
    uint8_t hash[HASH_BYTES];
    char hex[2 * KEY_BYTES + 1], given[NAME_BYTES] = "";
    failure no = { MHD_HTTP_UNPROCESSABLE_CONTENT, "illegal", { 0 } };

    if (key && !key_of_hex(json_string_value(key), hash))
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "\"key\" should be the key that you want to play with, 16 bytes of chance "
                        "as 32 hex digits; without it you are given one.");
    if (key && taken_by(g, hash) != LIN_NOBODY)
        return at ? reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                             "That key has a seat here already; choose another one.")
                  : taken_again(rq, g, taken_by(g, hash), json_string_value(key));
    if (!at)
        return no_invitation(rq);
    if (name && !people_name(g, side, json_string_value(name), given, &no.why))
        return reply_failure(rq, &no);
    if (key)
        snprintf(hex, sizeof hex, "%s", json_string_value(key));
    else
        key_new(hash, hex);
    *at = (seat){ .has_key = true,
                  .again = at->again,
                  .spent = at->spent, /* else whoever hands his seat to himself has it anew */
                  .tokens = at->tokens,
                  .filled = at->filled };
    memcpy(at->key, hash, sizeof hash);
    memcpy(at->name, given, sizeof given);
    memcpy(at->next, g->seat[other_side(side)].next, sizeof at->next);
    return seat_keep(rq->s, g, side, rq,
                     members("role", g->field->battle->side_id[side], "key", hex))
               ? reply_later(rq)
               : no_memory(rq);
}

enum MHD_Result seat_take(request *rq, game *g, const char *invitation)
{
    enum MHD_Result done = MHD_NO;
    json_t *body = body_object(rq, &done);

    if (body)
        done = take(rq, g, invitation, body);
    json_decref(body);
    return done;
}

/* ---- inviting ---- */

/* A seat that somebody could take: the other one, while it is free. */
static bool other_is_free(request *rq, game *g, lin_side side, enum MHD_Result *done)
{
    const lin_side other = other_side(side);

    if (!g->bot[other] && !g->seat[other].has_key)
        return true;
    *done = reply_no(rq, MHD_HTTP_UNPROCESSABLE_CONTENT, "illegal",
                     g->bot[other] ? "The %s seat belongs to a bot."
                                   : "The %s seat is taken; only whoever has it can give it back.",
                     g->field->battle->side_id[other]);
    return false;
}

/* An invitation, the only good one from now on. */
static enum MHD_Result invite(request *rq, game *g, lin_side side)
{
    seat *at = &g->seat[side];
    char hex[2 * KEY_BYTES + 1];

    key_new(at->invitation, hex);
    at->invited = true;
    return seat_keep(rq->s, g, side, rq,
                     members("side", g->field->battle->side_id[side], "invitation", hex))
               ? reply_later(rq)
               : no_memory(rq);
}

enum MHD_Result seat_invite(request *rq, game *g, role r)
{
    enum MHD_Result done;
    lin_side side;

    if (!people_may_act(rq, g, r, &side, &done) || !other_is_free(rq, g, side, &done))
        return done;
    return invite(rq, g, other_side(side));
}

enum MHD_Result seat_withdraw(request *rq, game *g, role r)
{
    enum MHD_Result done;
    lin_side side;

    if (!people_may_act(rq, g, r, &side, &done) || !other_is_free(rq, g, side, &done))
        return done;
    if (!g->seat[other_side(side)].invited)
        return reply_no(rq, MHD_HTTP_UNPROCESSABLE_CONTENT, "illegal",
                        "There is no invitation that could be withdrawn.");
    g->seat[other_side(side)].invited = false;
    return seat_keep(rq->s, g, other_side(side), rq, strdup("\"withdrawn\":true")) ? reply_later(rq)
                                                                                   : no_memory(rq);
}

enum MHD_Result seat_leave(request *rq, game *g, role r)
{
    enum MHD_Result done;
    lin_side side;

    if (!people_may_act(rq, g, r, &side, &done))
        return done;
    g->seat[side].has_key = false;
    g->seat[side].name[0] = '\0';
    g->seat[side].open = g->seat[side].again = false;
    streams_end_role(g, r);
    return invite(rq, g, side);
}
