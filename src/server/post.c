/* post.c -- bodies read: orders, dice, secrets, remarks. */
#include "server/server.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- reading ---- */

#define PARTS_MOST 4000 /* more than an order, or a remark, can have letters of these kinds */

/* 64 KB of the smallest parts take four milliseconds to read, and whoever reads has the lock. But
 * forces are read by a worker. */
bool body_is_crumbs(const request *rq)
{
    size_t parts = 0;

    for (size_t i = 0; i < rq->body_size; i++)
        parts +=
            rq->body[i] == ',' || rq->body[i] == ':' || rq->body[i] == '[' || rq->body[i] == '{';
    return parts > PARTS_MOST && strncmp(rq->path, "/api/muster/", 12) != 0;
}

/* The body as an object, or NULL: then the refusal has been queued and *done says how. */
json_t *body_object(request *rq, enum MHD_Result *done)
{
    json_error_t error;
    json_t *body;

    if (body_is_crumbs(rq)) {
        *done = reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                         "The body has more parts than anything that is said here.");
        return NULL;
    }
    body = json_loadb(rq->body ? rq->body : "", rq->body_size, JSON_REJECT_DUPLICATES, &error);
    if (json_is_object(body)) /* NULL is none */
        return body;
    if (body)
        *done =
            reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request", "The body should be a JSON object.");
    else
        *done = reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                         "The body is not JSON (line %d): %.120s.", error.line, error.text);
    json_decref(body);
    return NULL;
}

enum MHD_Result with_body(request *rq, game *g, role r, body_reader read)
{
    enum MHD_Result done = MHD_NO;
    json_t *body = body_object(rq, &done);

    if (body)
        done = read(rq, g, r, body);
    json_decref(body);
    return done;
}

/* "n": the number the row is to have. */
static bool number_of(const json_t *body, uint64_t *n)
{
    const json_t *number = json_object_get(body, "n");

    if (!json_is_integer(number) || json_integer_value(number) < 1)
        return false;
    *n = (uint64_t)json_integer_value(number);
    return true;
}

static enum MHD_Result no_number(request *rq, game *g)
{
    if (g->unkept > 0)
        return keeper_wait(rq, g);
    return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                    "\"n\" should be the number of this order; the next one is %llu.",
                    (unsigned long long)g->n + 1);
}

static enum MHD_Result stale(request *rq, const game *g, uint64_t n)
{
    return reply_no(
        rq, MHD_HTTP_CONFLICT, "stale",
        n <= g->n
            ? "Number %llu is taken by another order; the next is %llu. Look at the game again."
            : "Number %llu is too far ahead; the next is %llu.",
        (unsigned long long)n, (unsigned long long)g->n + 1);
}

static enum MHD_Result again(request *rq, uint64_t n)
{
    json_writer j = { 0 };

    json_open(&j, NULL, '{');
    json_put_int(&j, "n", (int64_t)n);
    json_put_bool(&j, "again", true);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* Said before under this number, or out of step: answered. False: it is the next one. */
static bool is_settled(request *rq, game *g, uint64_t n, lin_side side, int kind, const char *text,
                       enum MHD_Result *done)
{
    if (n == g->n + 1)
        return false;
    if (g->unkept > 0) { /* it is not sure yet what has happened */
        *done = keeper_wait(rq, g);
        return true;
    }
    *done =
        n <= g->n && order_known(rq->s, g, n, side, kind, text) ? again(rq, n) : stale(rq, g, n);
    return true;
}

/* A refusal tells of what was said before, and of dice that fell in it: not before that is on disk.
 * Then it is asked once more. */
static enum MHD_Result refused(request *rq, game *g, const failure *no)
{
    return g->unkept > 0 ? keeper_wait(rq, g) : reply_failure(rq, no);
}

/* Which side speaks: that of the key; with both keys in one hand the one named, else the one asked.
 */
static bool speaker(request *rq, game *g, role r, const json_t *body, lin_side *side,
                    enum MHD_Result *done)
{
    const char *named = json_string_value(json_object_get(body, "side"));
    const lin_game *p;

    if (r == ROLE_WATCH) {
        *done = reply_no(rq, MHD_HTTP_FORBIDDEN, "not-yours",
                         "This link is for watching; it gives no orders.");
        return false;
    }
    if (r != ROLE_BOTH) {
        *side = r == ROLE_FIRST ? LIN_FIRST : LIN_SECOND;
        if (!named || strcasecmp(named, g->field->battle->side_id[*side]) == 0)
            return true;
        *done = reply_no(rq, MHD_HTTP_FORBIDDEN, "not-yours",
                         "This key plays the %s side; it cannot speak for \"%.30s\".",
                         g->field->battle->side_id[*side], named);
        return false;
    }
    for (int i = 0; named && i < LIN_SIDES; i++)
        if (strcasecmp(named, g->field->battle->side_id[i]) == 0) {
            *side = (lin_side)i;
            return true;
        }
    if (named) {
        *done = reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                         "There is no side \"%.30s\"; there are %s and %s.", named,
                         g->field->battle->side_id[0], g->field->battle->side_id[1]);
        return false;
    }
    p = game_in_scratch(rq->s, g);
    *side = lin_waits(p) == LIN_ASKS_SIDE ? lin_to_answer(p) : LIN_FIRST;
    return true;
}

static bool has_seats(request *rq, const game *g, enum MHD_Result *done)
{
    if (!g->study)
        return true;
    *done = reply_no(rq, MHD_HTTP_FORBIDDEN, "not-yours",
                     "This is a record to look at; take over from it to play on.");
    return false;
}

/* ---- what is said ---- */

static bool is_plain(const char *text)
{
    for (; *text; text++)
        if (((unsigned char)*text < 32 && *text != '\n' && *text != '\t') || *text == 127)
            return false;
    return true;
}

static enum MHD_Result say(request *rq, game *g, role r, const json_t *body)
{
    const char *text = json_string_value(json_object_get(body, "order"));
    enum MHD_Result done;
    failure no = { 0 };
    lin_side side;
    uint64_t n;

    if (!has_seats(rq, g, &done) || !speaker(rq, g, r, body, &side, &done))
        return done;
    if (!text || strlen(text) > 4000 || strpbrk(text, "\n\r\t\v\f") || !is_plain(text))
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "\"order\" should be the text of an order, such as \"close\".");
    if (!number_of(body, &n))
        return no_number(rq, g);
    if (is_settled(rq, g, n, r == ROLE_BOTH ? LIN_NOBODY : side, ROW_ORDER, text, &done))
        return done;
    if (order_needs_history(g, text) && worker_lane() == 0 && !history_is_near(rq->s, g))
        return workers_route(rq, g, post_order, JOB_PLAY, true);
    if (!order_say(rq->s, g, side, text, rq, &no))
        return refused(rq, g, &no);
    return reply_later(rq);
}

enum MHD_Result post_order(request *rq, game *g, role r)
{
    return with_body(rq, g, r, say);
}

/* ---- of a lesson ---- */

static enum MHD_Result of_lesson(request *rq, game *g, role r, const json_t *body)
{
    failure no = { 0 };
    uint64_t n;

    if (!g->led)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "This game is no lesson.");
    if (!role_plays(r, g->led->l->side))
        return reply_no(rq, MHD_HTTP_FORBIDDEN, "not-yours",
                        "This link is for watching; it gives no orders.");
    if (!number_of(body, &n))
        return no_number(rq, g);
    if (n != g->n + 1)
        return stale(rq, g, n);
    if (worker_lane() == 0 && !history_is_near(rq->s, g))
        return workers_route(rq, g, post_lesson, JOB_PLAY, true);
    if (!lesson_said(rq->s, g, json_string_value(json_object_get(body, "do")), rq, &no))
        return refused(rq, g, &no);
    workers_think(rq->s, g);
    return reply_later(rq);
}

enum MHD_Result post_lesson(request *rq, game *g, role r)
{
    return with_body(rq, g, r, of_lesson);
}

/* ---- dice ---- */

/* Faces out of the body; how many, or -1. */
static int faces_of(const json_t *body, uint8_t *face)
{
    const json_t *list = json_object_get(body, "faces");
    const size_t n = json_array_size(list);

    if (n == 0 || n > LIN_DICE)
        return -1;
    for (size_t i = 0; i < n; i++) {
        const json_t *face_i = json_array_get(list, i);
        const json_int_t value = json_integer_value(face_i);

        if (!json_is_integer(face_i) || value < 0 || value > 255)
            return -1;
        face[i] = (uint8_t)value;
    }
    return (int)n;
}

static enum MHD_Result roll(request *rq, game *g, role r, const json_t *body)
{
    uint8_t face[LIN_DICE];
    const int count = faces_of(body, face);
    char text[LIN_DICE * 4 + 1];
    lin_text t = lin_text_in(text, sizeof text);
    enum MHD_Result done;
    failure no = { 0 };
    uint64_t n;

    if (!has_seats(rq, g, &done))
        return done;
    if (r == ROLE_WATCH)
        return reply_no(rq, MHD_HTTP_FORBIDDEN, "not-yours",
                        "This link is for watching; it rolls no dice.");
    if (count < 0)
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "\"faces\" should be the dice that fell, such as [3, 4].");
    if (!number_of(body, &n))
        return no_number(rq, g);
    for (int i = 0; i < count; i++)
        lin_put(&t, "%s%d", i ? " " : "", face[i]);
    if (is_settled(rq, g, n, LIN_NOBODY, ROW_DICE, text, &done))
        return done;
    if (!order_dice(rq->s, g, face, count, rq, &no))
        return refused(rq, g, &no);
    return reply_later(rq);
}

enum MHD_Result post_dice(request *rq, game *g, role r)
{
    return with_body(rq, g, r, roll);
}

/* ---- secrets ---- */

static enum MHD_Result give_secret(request *rq, game *g, role r, const json_t *body)
{
    const char *hex = json_string_value(json_object_get(body, "secret"));
    uint8_t secret[32];
    enum MHD_Result done;
    failure no = { 0 };
    lin_side side;

    if (!has_seats(rq, g, &done) || !speaker(rq, g, r, body, &side, &done))
        return done;
    if (r == ROLE_BOTH && !json_object_get(body, "side"))
        side = seat_owes_secret(g, LIN_FIRST) ? LIN_FIRST : LIN_SECOND;
    if (!hex || !lin_seal_unhex(secret, hex))
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "\"secret\" should be 32 bytes as 64 hex digits.");
    if (g->given[side] && memcmp(secret, g->seat_secret[side], sizeof secret) == 0)
        return again(rq, g->n); /* the same once more */
    if (!order_secret(rq->s, g, side, secret, rq, &no))
        return reply_failure(rq, &no);
    return reply_later(rq);
}

enum MHD_Result post_secret(request *rq, game *g, role r)
{
    return with_body(rq, g, r, give_secret);
}

/* ---- remarks ---- */

static enum MHD_Result remark(request *rq, game *g, role r, const json_t *body)
{
    const json_t *at = json_object_get(body, "n");
    const char *text = json_string_value(json_object_get(body, "text"));
    pending_write *w;

    (void)r;
    if (!json_is_integer(at) || json_integer_value(at) < 0 || json_integer_value(at) > g->moves)
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "\"n\" should be an entry of the main line, 0 to %u.", g->moves);
    if (!text || strlen(text) > 2000)
        return reply_no(
            rq, MHD_HTTP_BAD_REQUEST, "bad-request",
            "\"text\" should be a remark of at most 2000 bytes; an empty one takes it away.");
    if (!is_plain(text))
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "A remark has letters, blanks and ends of lines; there is a control byte "
                        "in this one.");
    if (g->remarks >= REMARKS_MOST)
        return reply_no(rq, MHD_HTTP_UNPROCESSABLE_CONTENT, "illegal",
                        "A game has room for %d remarks, and this one has them.", REMARKS_MOST);
    g->remarks++;
    w = pending_write_new(g, WRITE_REMARK, json_integer_value(at), text);
    if (!w)
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                        "There is no memory left for a remark.");
    w->rq = rq;
    w->answer = strdup("\"kept\":true");
    keeper_add(rq->s, w);
    return reply_later(rq);
}

enum MHD_Result post_remark(request *rq, game *g, role r)
{
    if (r == ROLE_WATCH && !g->study)
        return reply_no(rq, MHD_HTTP_FORBIDDEN, "not-yours", "Only those who play write remarks.");
    return with_body(rq, g, r, remark);
}
