/* people.c -- those who play: their names, what they say to each other, who is there, and whether
 * they want to play again.
 *
 * A hot seat needs none of it, nor has a record anybody. What is said stays between the players
 * unless both of them let those who watch read it, and then only from that moment on: each line
 * keeps whether it was open when it was said. It is no part of a record.
 *
 * Everything here is written to disk, so a seat has only so much of it to spend: a burst, and then
 * something every few seconds. */
#include "server/server.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#define LINE_LETTERS  280
#define LINES_AT_ONCE 50    /* that are read again */
#define COST_MS       2000  /* of a line, or of a change */
#define BURST_MS      12000 /* that may be spent at once */

static lin_side other_side(lin_side side)
{
    return side == LIN_FIRST ? LIN_SECOND : LIN_FIRST;
}

bool people_has_any(const game *g)
{
    return !g->hotseat && !g->study;
}

/* ---- who is there ---- */

static bool is_open(const game *g)
{
    return (g->bot[0] || g->seat[0].open) && (g->bot[1] || g->seat[1].open);
}

void people_json(const game *g, role r, const char *key, json_writer *j)
{
    const char *next = g->seat[0].next;

    if (!people_has_any(g)) {
        json_put_null(j, key);
        return;
    }
    json_open(j, key, '{');
    json_open(j, "seats", '[');
    for (int side = 0; side < LIN_SIDES; side++) {
        const seat *at = &g->seat[side];

        json_open(j, NULL, '{');
        json_put_text(j, "name", at->name[0] ? at->name : NULL);
        json_put_bool(j, "taken", g->bot[side] || at->has_key);
        json_put_bool(j, "invited", at->invited);
        json_put_bool(j, "here", g->bot[side] || streams_of_role(g, (role)side) > 0);
        json_put_bool(j, "open", at->open);
        json_put_bool(j, "again", at->again);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_put_int(j, "watching", streams_of_role(g, ROLE_WATCH));
    json_put_bool(j, "open", is_open(g));
    json_put_int(j, "lines", r == ROLE_WATCH ? g->open_lines : g->lines);
    json_put_text(j, "next", next[0] ? next : NULL);
    json_close(j, '}');
}

enum MHD_Result people_look(request *rq, game *g, role r)
{
    json_writer j = { 0 };

    json_open(&j, NULL, '{');
    people_json(g, r, "people", &j);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- who may act, and how often ---- */

bool people_may_act(request *rq, game *g, role r, lin_side *side, enum MHD_Result *done)
{
    seat *at;
    int64_t now = now_ms();

    if (g->study || r == ROLE_WATCH || r == ROLE_BOTH) {
        *done = reply_no(rq, MHD_HTTP_FORBIDDEN, "not-yours",
                         g->study          ? "This is a record to look at; nobody sits at it."
                         : r == ROLE_WATCH ? "This link is for watching; it has no seat."
                                           : "One key plays both sides here; there is nobody else "
                                             "to tell.");
        return false;
    }
    *side = r == ROLE_FIRST ? LIN_FIRST : LIN_SECOND;
    at = &g->seat[*side];
    if (at->spent < now - BURST_MS)
        at->spent = now - BURST_MS;
    if (at->spent + COST_MS > now) {
        *done = reply_no(rq, MHD_HTTP_TOO_MANY_REQUESTS, "too-many",
                         "That was much at once; wait a few seconds and send it again.");
        return false;
    }
    at->spent += COST_MS;
    return true;
}

/* ---- words ---- */

/* The next letter of text that is known to be UTF-8. */
static uint32_t letter(const char **text)
{
    const unsigned char *c = (const unsigned char *)*text;
    const int more = *c >= 0xf0 ? 3 : *c >= 0xe0 ? 2 : *c >= 0xc0 ? 1 : 0;
    uint32_t code = more == 0 ? *c : *c & (0x3fu >> more);

    for (int i = 1; i <= more; i++)
        code = code << 6 | (c[i] & 0x3fu);
    *text += more + 1;
    return code;
}

/* Letters that are not seen, or change how others are read: no line should look like another. */
static bool is_odd(uint32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0xad || code == 0x61c ||
           (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) ||
           (code >= 0x2060 && code <= 0x206f) || code == 0xfeff ||
           (code >= 0xfff0 && code <= 0xffff);
}

/* What a name may not have besides: blanks of other kinds, and what Unicode passes over. With them
 * two names would look the same, or like nothing. */
static bool is_unseen(uint32_t code)
{
    static const uint32_t range[][2] = {
        { 0xa0, 0xa0 },      { 0x34f, 0x34f },   { 0x115f, 0x1160 },   { 0x1680, 0x1680 },
        { 0x17b4, 0x17b5 },  { 0x180b, 0x180f }, { 0x2000, 0x200a },   { 0x202f, 0x202f },
        { 0x205f, 0x205f },  { 0x2800, 0x2800 }, { 0x3000, 0x3000 },   { 0x3164, 0x3164 },
        { 0xfe00, 0xfe0f },  { 0xffa0, 0xffa0 }, { 0x1bca0, 0x1bca3 }, { 0x1d173, 0x1d17a },
        { 0xe0000, 0xe0fff }
    };

    for (size_t i = 0; i < sizeof range / sizeof *range; i++)
        if (code >= range[i][0] && code <= range[i][1])
            return true;
    return false;
}

/* What is said without the blanks around it. False: it is empty, too long, or odd. */
static bool words_in(const char *text, int most, char *out, size_t room, bool name,
                     lin_refusal *why)
{
    const char *what = name ? "A name" : "A line";
    size_t n;
    int letters = 0;

    text = text ? text : "";
    n = strlen(text);
    while (n > 0 && *text == ' ')
        text++, n--;
    while (n > 0 && text[n - 1] == ' ')
        n--;
    for (const char *at = text; at < text + n; letters++) {
        const uint32_t code = letter(&at);

        if (is_odd(code) || (name && is_unseen(code))) {
            lin_refuse(why, LIN_ILLEGAL, NULL,
                       "%s has one line of letters that can be seen; there are others in it.",
                       what);
            return false;
        }
    }
    if (letters == 0 || letters > most || n >= room) {
        lin_refuse(why, LIN_ILLEGAL, NULL, "%s has 1 to %d letters; this one has %d.", what, most,
                   letters);
        return false;
    }
    memcpy(out, text, n);
    out[n] = '\0';
    return true;
}

/* Is it the name of somebody or something else here? */
static bool is_taken_name(const game *g, lin_side side, const char *name)
{
    const lin_battle *b = g->field->battle;
    const lin_bot *bot;

    for (int i = 0; i < LIN_SIDES; i++)
        if (strcasecmp(name, b->side_id[i]) == 0 || strcasecmp(name, b->side_name[i]) == 0)
            return true;
    for (int i = 0; (bot = lin_bot_at(i)) != NULL; i++)
        if (strcasecmp(name, bot->name) == 0)
            return true;
    return strcasecmp(name, g->seat[other_side(side)].name) == 0;
}

bool people_name(const game *g, lin_side side, const char *name, char out[NAME_BYTES],
                 lin_refusal *why)
{
    char given[NAME_BYTES];

    if (name && !*name) { /* it is taken away */
        out[0] = '\0';
        return true;
    }
    if (!words_in(name, NAME_LETTERS, given, sizeof given, true, why))
        return false;
    if (is_taken_name(g, side, given)) {
        lin_refuse(why, LIN_ILLEGAL, NULL,
                   "\"%s\" is the name of a side, of a bot or of the other player; choose one that "
                   "tells you apart.",
                   given);
        return false;
    }
    strcpy(out, given);
    return true;
}

static enum MHD_Result refused(request *rq, const lin_refusal *why)
{
    const failure no = { MHD_HTTP_UNPROCESSABLE_CONTENT, "illegal", *why };

    return reply_failure(rq, &no);
}

static enum MHD_Result no_memory(request *rq)
{
    return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                    "There is no memory left for this; nothing was done.");
}

/* ---- a name, and whether those who watch may read ---- */

static enum MHD_Result set(request *rq, game *g, role r, const json_t *body)
{
    const json_t *name = json_object_get(body, "name"), *open = json_object_get(body, "open");
    enum MHD_Result done;
    char given[NAME_BYTES];
    lin_refusal why = { 0 };
    lin_side side;

    if ((!name && !open) || (name && !json_is_string(name)) || (open && !json_is_boolean(open)))
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "\"name\" should be a text, \"open\" true or false; one of them at least.");
    if (!people_may_act(rq, g, r, &side, &done))
        return done;
    if (name && !people_name(g, side, json_string_value(name), given, &why))
        return refused(rq, &why);
    if (name)
        memcpy(g->seat[side].name, given, sizeof given);
    if (open)
        g->seat[side].open = json_is_true(open);
    return seat_keep(rq->s, g, side, rq, strdup("\"kept\":true")) ? reply_later(rq) : no_memory(rq);
}

enum MHD_Result people_post(request *rq, game *g, role r)
{
    return with_body(rq, g, r, set);
}

/* ---- what is said ---- */

static void line_json(json_writer *j, const chat_line *l)
{
    json_open(j, NULL, '{');
    json_put_int(j, "n", l->n);
    json_put_int(j, "side", l->side);
    json_put_text(j, "name", l->name[0] ? l->name : NULL);
    json_put_text(j, "text", l->text);
    json_put_int(j, "at", l->when);
    json_put_bool(j, "open", l->open);
    json_close(j, '}');
}

/* As it waits for the disk. */
static chat_line line_of(const pending_write *w)
{
    return (chat_line){ (uint32_t)w->n, w->side, w->kind != 0, w->arg, w->text, w->seat->name };
}

static enum MHD_Result say(request *rq, game *g, role r, const json_t *body)
{
    char text[4 * LINE_LETTERS + 1];
    const int64_t when = (int64_t)time(NULL);
    const bool open = is_open(g);
    json_writer j = { 0 };
    enum MHD_Result done;
    lin_refusal why = { 0 };
    pending_write *w;
    chat_line line;
    lin_side side;

    if (g->bot[0] || g->bot[1])
        return reply_no(rq, MHD_HTTP_UNPROCESSABLE_CONTENT, "illegal",
                        "The other side is played by a bot, which does not read.");
    if (!words_in(json_string_value(json_object_get(body, "text")), LINE_LETTERS, text, sizeof text,
                  false, &why))
        return refused(rq, &why);
    if (!people_may_act(rq, g, r, &side, &done))
        return done;
    w = pending_write_new(g, WRITE_LINE, when, text);
    if (w)
        w->seat = malloc(sizeof *w->seat);
    if (!w || !w->seat) {
        if (w)
            pending_write_free(w);
        return no_memory(rq);
    }
    *w->seat = g->seat[side];
    w->n = ++g->lines;
    if (open)
        g->open_lines = g->lines;
    w->side = (int)side;
    w->kind = open;
    w->rq = rq;
    line = line_of(w);
    line_json(&j, &line);
    w->said = j.failed ? NULL : message_of_line(g, j.at, j.used, open);
    free(j.at);
    keeper_add(rq->s, w);
    return reply_later(rq);
}

enum MHD_Result people_say(request *rq, game *g, role r)
{
    return with_body(rq, g, r, say);
}

typedef struct {
    role as;
    uint32_t last;
    json_writer j;
} reading_lines;

static void read_line(void *self, const chat_line *line)
{
    reading_lines *l = self;

    if (line->n <= l->last)
        return;
    if (line->open || l->as != ROLE_WATCH)
        line_json(&l->j, line);
    l->last = line->n;
}

/* By a worker, some at a time: all of them may be half a megabyte. */
static void read_lines(server *s, const game *g, reading_lines *l)
{
    const uint32_t oldest = g->lines > LINES_KEPT ? g->lines - LINES_KEPT : 0;
    uint32_t at = l->last > oldest ? l->last : oldest;

    for (; at < g->lines; at += LINES_AT_ONCE) {
        lock_on_worker(s);
        store_lines(s->disk, g->id, at, at + LINES_AT_ONCE, read_line, l);
        unlock_on_worker(s);
    }
}

enum MHD_Result people_lines(request *rq, game *g, role r)
{
    const char *after = param(rq, "after");
    reading_lines l = { .as = r };
    char *end = NULL;

    if (after) {
        const unsigned long n = strtoul(after, &end, 10);

        if (end == after || *end || n > UINT32_MAX)
            return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                            "\"after\" should be the number of a line.");
        l.last = (uint32_t)n;
    }
    json_open(&l.j, NULL, '{');
    json_open(&l.j, "lines", '[');
    if (rq->s->disk)
        read_lines(rq->s, g, &l);
    for (const pending_write *w = g->rows; w; w = w->of_game)
        if (w->what == WRITE_LINE) {
            const chat_line line = line_of(w);

            read_line(&l, &line);
        }
    json_close(&l.j, ']');
    json_close(&l.j, '}');
    return reply_json(rq, MHD_HTTP_OK, &l.j);
}

/* ---- once more, sides changed ---- */

static char *rematch_answer(const game *g)
{
    char text[80];
    const char *next = g->seat[0].next;

    snprintf(text, sizeof text, next[0] ? "\"offered\":true,\"game\":\"%s\"" : "\"offered\":%s",
             next[0]                                ? next
             : g->seat[0].again || g->seat[1].again ? "true"
                                                    : "false");
    return strdup(text);
}

/* The rematch is made; both seats of the old game know it. */
static bool begin_rematch(request *rq, game *g, enum MHD_Result *done)
{
    game *made;

    if (!make_rematch(rq, g, &made, done))
        return false;
    for (int side = 0; side < LIN_SIDES; side++) {
        memcpy(g->seat[side].next, made->id, sizeof made->id);
        if (!seat_keep(rq->s, g, (lin_side)side, side == 1 ? rq : NULL,
                       side == 1 ? rematch_answer(g) : NULL)) {
            *done = no_memory(rq);
            return false;
        }
    }
    return true;
}

static enum MHD_Result rematch(request *rq, game *g, role r, const json_t *body)
{
    const bool wish = !json_is_false(json_object_get(body, "again"));
    enum MHD_Result done = MHD_NO;
    lin_side side = r == ROLE_SECOND ? LIN_SECOND : LIN_FIRST;
    bool begins;

    /* It is begun with a record, which is to be played again: a worker does that. */
    if (g->based && rq->s->disk && worker_lane() == 0)
        return workers_route(rq, g, people_rematch, JOB_PLAY, true);
    if (r != ROLE_BOTH && !people_may_act(rq, g, r, &side, &done))
        return done;
    if (lin_waits(game_in_scratch(rq->s, g)) != LIN_IS_OVER)
        return reply_no(rq, MHD_HTTP_UNPROCESSABLE_CONTENT, "illegal",
                        "A rematch can be offered once the battle is over.");
    if (g->seat[0].next[0]) {
        json_writer j = { 0 };

        json_open(&j, NULL, '{');
        json_put_bool(&j, "offered", true);
        json_put_text(&j, "game", g->seat[0].next);
        json_put_bool(&j, "again", true);
        json_close(&j, '}');
        return reply_json(rq, MHD_HTTP_OK, &j);
    }
    begins =
        wish && (r == ROLE_BOTH || g->bot[other_side(side)] || g->seat[other_side(side)].again);
    if (begins && !limits_game(rq, &done)) /* it is a game like any other that is begun */
        return done;
    if (r != ROLE_BOTH)
        g->seat[side].again = wish;
    if (begins)
        return begin_rematch(rq, g, &done) ? reply_later(rq) : done;
    if (!wish)
        g->seat[other_side(side)].again = false; /* declined, or no longer offered */
    if (!wish && !seat_keep(rq->s, g, other_side(side), NULL, NULL))
        return no_memory(rq);
    return seat_keep(rq->s, g, side, rq, rematch_answer(g)) ? reply_later(rq) : no_memory(rq);
}

enum MHD_Result people_rematch(request *rq, game *g, role r)
{
    return with_body(rq, g, r, rematch);
}
