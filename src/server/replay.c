/* replay.c -- a game looked at again: its main line, its moments, its record, its pictures. */
#include "server/server.h"
#include "draw/draw.h"
#include "report/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_over(server *s, game *g)
{
    return lin_waits(game_in_scratch(s, g)) == LIN_IS_OVER;
}

/* ---- the main line ---- */

enum MHD_Result replay_line(request *rq, game *g, role r)
{
    failure no = { 0 };
    look_back b;
    lin_session *t;
    lin_game *p;
    json_writer j = { 0 };
    bool plays = true;

    if (!look_back_open(rq->s, g, r, &b, &no))
        return reply_failure(rq, &no);
    t = b.t;
    p = scratch_game(rq->s, g->field, 2);
    tell_line_begin(t, p);
    json_open(&j, NULL, '{');
    json_open(&j, "entries", '[');
    for (size_t i = 0; plays && i < lin_session_moves(t); i++) {
        json_open(&j, NULL, '{');
        tell_entry_members(&j, t, i, p);
        json_close(&j, '}');
        plays = tell_line_next(t, i, p, NULL, NULL);
    }
    json_close(&j, ']');
    json_put_int(&j, "moves", (int64_t)lin_session_moves(t));
    tell_remark_json(&j, "remark", t, 0);
    tell_over_json(&j, "over", p);
    json_close(&j, '}');
    look_back_close(&b);
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- a moment ---- */

static bool moment(request *rq, const game *g, size_t usual, size_t *n)
{
    const char *text = param(rq, "n");
    char *end;

    *n = usual;
    if (!text)
        return true;
    *n = (size_t)strtoull(text, &end, 10);
    return end != text && !*end && *n <= g->moves;
}

static enum MHD_Result no_such_moment(request *rq, const game *g)
{
    return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                    "\"n\" should be an entry of the main line, 0 to %u.", g->moves);
}

static enum MHD_Result not_yet(request *rq, size_t open)
{
    return reply_no(
        rq, MHD_HTTP_FORBIDDEN, "not-yours",
        "Something is hidden from you at that moment; \"n\" may be 0 to %zu until it is "
        "shown.",
        open);
}

/* A side may look back at any moment, with its own eyes. */
enum MHD_Result replay_at(request *rq, game *g, role r)
{
    failure no = { 0 };
    lin_refusal why = { 0 };
    history *st;
    lin_game *p;
    json_writer j = { 0 };
    size_t n, open = g->moves;

    if (role_eyes(r) == LIN_NOBODY && !look_back_moves(rq->s, g, r, &open, &no))
        return reply_failure(rq, &no);
    if (!moment(rq, g, open, &n))
        return no_such_moment(rq, g);
    if (n > open)
        return not_yet(rq, open);
    st = history_open(rq->s, g, &why);
    p = scratch_game(rq->s, g->field, 2);
    if (!st || lin_session_at(history_session(st), n, p, &why) != LIN_OK)
        return reply_no(rq, MHD_HTTP_INTERNAL_SERVER_ERROR, "bad-file", "%s", why.text);
    json_open(&j, NULL, '{');
    json_put_int(&j, "at", (int64_t)n);
    view_moment(rq->s, r, p, &j);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- the record ---- */

static void headers(const game *g, lin_session *t, bool over)
{
    const lin_battle *b = g->field->battle;

    for (int side = 0; side < LIN_SIDES && !g->study; side++)
        lin_session_header(t, b->side_id[side],
                           g->bot[side]            ? g->bot[side]->name
                           : g->seat[side].name[0] ? g->seat[side].name
                                                   : "person");
    if (g->dice == DICE_SEALED && !g->study) {
        lin_seal seal = { .open = over }; /* a seat's secret is shown when all are there */

        for (int side = 0; side < LIN_SIDES; side++)
            seal.has[side] = g->given[side] && g->begun;
        lin_seal_commit(seal.commit, g->secret);
        memcpy(seal.secret, g->secret, sizeof seal.secret);
        memcpy(seal.seat, g->seat_secret, sizeof seal.seat);
        lin_seal_headers(t, &seal, NULL);
    }
    if (g->dice == DICE_SEEDED && !g->study &&
        !g->based) { /* so that verify can throw them again */
        char seed[24];

        snprintf(seed, sizeof seed, "%llu", (unsigned long long)g->seed);
        lin_session_header(t, "Dice", over ? "seeded" : NULL);
        lin_session_header(t, "Seed", over ? seed : NULL);
    }
}

bool record_whole(server *s, game *g, char **text, lin_refusal *why)
{
    history *st = history_open(s, g, why);

    if (!st)
        return false;
    look_back_remarks(s, g, history_session(st));
    headers(g, history_session(st), is_over(s, g));
    return lin_record_write(history_session(st), text, why) == LIN_OK;
}

enum MHD_Result replay_record(request *rq, game *g, role r)
{
    failure no = { 0 };
    look_back b;
    char *text = NULL;
    enum MHD_Result result;
    bool written;

    if (!look_back_open(rq->s, g, r, &b, &no))
        return reply_failure(rq, &no);
    headers(g, b.t, is_over(rq->s, g));
    written = lin_record_write(b.t, &text, &no.why) == LIN_OK;
    look_back_close(&b);
    if (!written)
        return reply_no(rq, MHD_HTTP_INTERNAL_SERVER_ERROR, "bad-file", "%s", no.why.text);
    snprintf(rq->file_name, sizeof rq->file_name, "%s.lin", g->id);
    result = reply(rq, MHD_HTTP_OK, "text/plain; charset=utf-8", text, strlen(text));
    lin_free(text);
    return result;
}

/* ---- pictures and the report: drawn by a hand, from a copy ---- */

typedef struct {
    char *record;
    const lin_field *field;
    size_t at;
    const char *format;
    bool over;                                          /* of a picture: the pieces alone */
    bool (*tell)(json_writer *j, const lin_session *t); /* of what is told as JSON */
} drawing;

static void drawing_free(void *work)
{
    drawing *d = work;

    lin_free(d->record);
    free(d);
}

/* A record of its own, so that the history may go on meanwhile. */
static drawing *drawing_of(server *s, game *g, look_back *b, size_t at, const char *format)
{
    drawing *d = calloc(1, sizeof *d);

    if (!d)
        return NULL;
    headers(g, b->t, is_over(s, g));
    d->field = g->field;
    d->at = at;
    d->format = format;
    if (lin_record_write(b->t, &d->record, NULL) != LIN_OK) {
        free(d);
        return NULL;
    }
    return d;
}

static enum MHD_Result work_later(request *rq, drawing *d, workers_work work)
{
    if (!d)
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                        "The journal of this game cannot be played again.");
    rq->work = d;
    rq->work_free = drawing_free;
    return workers_now(rq, work);
}

static bool draw_at(const lin_game *p, int cell, bool over, const char *format, char **bytes,
                    size_t *n)
{
    const lin_field *f = lin_game_field(p);
    lin_draw_options o = lin_draw_usual();
    lin_draw_scene *scene = malloc(sizeof *scene);
    bool drawn;
    char clock[200] = "";
    lin_text t = lin_text_in(clock, sizeof clock);

    if (!scene)
        return false;
    lin_draw_look(p, scene);
    lin_draw_use(scene, &o);
    if (f->rules->clock)
        lin_clock(p, &t);
    o.subtitle = clock[0] ? clock : NULL;
    o.cell_px = f->battle->board.cells ? cell : LIN_DRAW_INCH;
    o.legend = !over;
    o.bare = o.over = over;
    drawn = lin_draw_bytes(f->battle, scene->piece, scene->pieces, &o, format, bytes, n, NULL) ==
            LIN_OK;
    free(scene);
    return drawn;
}

static void picture_work(server *s, request *rq)
{
    drawing *d = rq->work;
    lin_session *t = NULL;
    lin_game *p = NULL;
    char *bytes = NULL;
    size_t n = 0;

    pthread_mutex_unlock(&s->lock);
    if (lin_record_read(&t, d->field, d->record, strlen(d->record), lin_dice_typed(), NULL) ==
            LIN_OK &&
        lin_game_new(&p, d->field, lin_dice_typed(), NULL) == LIN_OK &&
        lin_session_at(t, d->at, p, NULL) == LIN_OK)
        draw_at(p, 32, d->over, d->format, &bytes, &n);
    lin_game_free(p);
    lin_session_free(t);
    pthread_mutex_lock(&s->lock);
    if (bytes)
        answer_now(rq, MHD_HTTP_OK, strcmp(d->format, "png") == 0 ? "image/png" : "image/svg+xml",
                   bytes, n);
    else
        answer_error(rq, "The picture cannot be drawn.");
}

/* Members of one object, told from the copy. */
static void told_work(server *s, request *rq)
{
    drawing *d = rq->work;
    lin_session *t = NULL;
    json_writer j = { 0 };
    bool told;

    pthread_mutex_unlock(&s->lock);
    json_open(&j, NULL, '{');
    told = lin_record_read(&t, d->field, d->record, strlen(d->record), lin_dice_typed(), NULL) ==
               LIN_OK &&
           d->tell(&j, t);
    json_close(&j, '}');
    lin_session_free(t);
    pthread_mutex_lock(&s->lock);
    if (told && !j.failed) {
        answer_now(rq, MHD_HTTP_OK, "application/json", j.at, j.used);
    } else {
        free(j.at);
        answer_error(rq, "The journal of this game cannot be played again.");
    }
}

static enum MHD_Result tell_later(request *rq, game *g, role r,
                                  bool (*tell)(json_writer *j, const lin_session *t))
{
    failure no = { 0 };
    look_back b;
    drawing *d;

    if (!look_back_open(rq->s, g, r, &b, &no))
        return reply_failure(rq, &no);
    d = drawing_of(rq->s, g, &b, 0, "json");
    look_back_close(&b);
    if (d)
        d->tell = tell;
    return work_later(rq, d, told_work);
}

static bool luck_members(json_writer *j, const lin_session *t)
{
    lin_game *again = NULL;
    tell_luck luck = { 0 };
    bool told = false;

    json_open(j, "rolls", '[');
    if (lin_game_new(&again, lin_game_field(lin_session_game((lin_session *)t)), lin_dice_typed(),
                     NULL) == LIN_OK)
        told = tell_luck_of(t, again, &luck, j, NULL) == LIN_OK;
    json_close(j, ']');
    tell_luck_members(j, &luck);
    lin_game_free(again);
    return told;
}

enum MHD_Result replay_luck(request *rq, game *g, role r)
{
    return tell_later(rq, g, r, luck_members);
}

enum MHD_Result replay_story(request *rq, game *g, role r)
{
    return tell_later(rq, g, r, tell_story_members);
}

/* Drawn as it is, so that only what lies open can be drawn; without "n" the last that does. */
enum MHD_Result replay_picture(request *rq, game *g, role r, const char *format)
{
    const char *over = param(rq, "over");
    failure no = { 0 };
    look_back b;
    drawing *d;
    size_t n, open;

    if (!look_back_moves(rq->s, g, r, &open, &no))
        return reply_failure(rq, &no);
    if (!moment(rq, g, open, &n))
        return no_such_moment(rq, g);
    if (n > open)
        return not_yet(rq, open);
    if (!look_back_open(rq->s, g, r, &b, &no))
        return reply_failure(rq, &no);
    d = drawing_of(rq->s, g, &b, n, format);
    look_back_close(&b);
    if (d)
        d->over = over && strcmp(over, "1") == 0;
    return work_later(rq, d, picture_work);
}

/* The report itself is in report_html.c. */
static void report_work(server *s, request *rq)
{
    drawing *d = rq->work;
    lin_session *t = NULL;
    char *page = NULL;
    size_t n = 0;
    FILE *to;
    bool whole = false;

    pthread_mutex_unlock(&s->lock);
    to = open_memstream(&page, &n);
    if (to) {
        whole = lin_record_read(&t, d->field, d->record, strlen(d->record), lin_dice_typed(),
                                NULL) == LIN_OK &&
                report_html(t, to);
        whole = fclose(to) == 0 && whole;
    }
    lin_session_free(t);
    pthread_mutex_lock(&s->lock);
    if (whole) {
        answer_now(rq, MHD_HTTP_OK, "text/html; charset=utf-8", page, n);
    } else {
        free(page);
        answer_error(rq, "The report cannot be written.");
    }
}

enum MHD_Result replay_report(request *rq, game *g, role r)
{
    failure no = { 0 };
    look_back b;
    drawing *d;

    if (!look_back_open(rq->s, g, r, &b, &no))
        return reply_failure(rq, &no);
    d = drawing_of(rq->s, g, &b, 0, "png");
    look_back_close(&b);
    rq->styled = d != NULL;
    return work_later(rq, d, report_work);
}
