/* muster_sheet.c -- a force on paper: roster, or bases to cut out, drawn by a hand of the server
 * while others go on. */
#include "server/server.h"
#include "draw/draw.h"
#include "linstock_rules.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const lin_rules *rules;
    lin_force force;
    bool cut;
    const char *type; /* a row of types */
} sheet;

static const struct {
    const char *format, *type;
} types[] = { { "pdf", "application/pdf" },
              { "svg", "image/svg+xml" },
              { "png", "image/png" },
              { "txt", "text/plain; charset=utf-8" } };

static const char *format_of(const sheet *w)
{
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (w->type == types[i].type)
            return types[i].format;
    return "";
}

static lin_status as_text(const sheet *w, char **bytes, size_t *n, lin_refusal *why)
{
    lin_text t = lin_text_in(*bytes = calloc(1, LIN_ROSTER_TEXT), LIN_ROSTER_TEXT);
    lin_status status;

    if (!*bytes)
        return LIN_NO_MEMORY;
    status = lin_force_roster(w->rules, &w->force, &t, why);
    *n = t.used;
    return status;
}

static void sheet_work(server *s, request *rq)
{
    const sheet *w = rq->work;
    char *bytes = NULL;
    size_t n = 0;
    lin_refusal why = { 0 };
    lin_status status;

    pthread_mutex_unlock(&s->lock);
    status = strcmp(format_of(w), "txt") == 0
                 ? as_text(w, &bytes, &n, &why)
                 : (w->cut ? lin_draw_cutouts : lin_draw_roster)(w->rules, &w->force, format_of(w),
                                                                 &bytes, &n, &why);
    pthread_mutex_lock(&s->lock);
    if (status == LIN_OK) {
        answer_now(rq, MHD_HTTP_OK, w->type, bytes, n);
    } else {
        free(bytes);
        answer_error(rq, why.text[0] ? why.text : "The sheet cannot be drawn.");
    }
}

static lin_status read_wish(const json_t *body, sheet *w, lin_refusal *why)
{
    const char *text = json_string_value(json_object_get(body, "text")),
               *what = json_string_value(json_object_get(body, "sheet")),
               *format = json_string_value(json_object_get(body, "format"));

    for (size_t i = 0; format && i < sizeof types / sizeof *types; i++)
        if (strcmp(format, types[i].format) == 0)
            w->type = types[i].type;
    w->cut = what && strcmp(what, "cut") == 0;
    if (!text || !what || !w->type || !(w->cut || strcmp(what, "roster") == 0) ||
        (w->cut && strcmp(format, "txt") == 0))
        return lin_refuse(
            why, LIN_BAD_FILE, NULL,
            "There should be \"text\", a force; \"sheet\", roster or cut; \"format\", "
            "pdf, svg or png, of a roster also txt.");
    return lin_force_read(w->rules, text, &w->force, why);
}

enum MHD_Result muster_sheet(request *rq)
{
    enum MHD_Result done = MHD_NO;
    const lin_rules *r = muster_book(rq, &done);
    json_t *body = r ? body_object(rq, &done) : NULL;
    sheet *w = body ? calloc(1, sizeof *w) : NULL;
    lin_refusal why = { 0 };
    lin_status status = LIN_NO_MEMORY;

    if (!body)
        return done;
    if (w) {
        w->rules = r;
        status = read_wish(body, w, &why);
    }
    json_decref(body);
    if (status != LIN_OK) {
        free(w);
        return muster_refuse(rq, status, &why);
    }
    rq->work = w;
    rq->work_free = free;
    return workers_now(rq, sheet_work);
}
