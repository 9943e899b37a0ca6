/* event.c -- what happened, as sentences for people and as words for programs. */
#include "core.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

void lin_events_clear(lin_game *g)
{
    assert(g);
    g->own_log.used = 0;
    g->own_log.lost = false;
}

bool lin_events_next(const lin_game *g, uint32_t *at, lin_event *out)
{
    assert(g && at && out);
    const lin_log *log = &g->own_log;

    if (*at >= log->used)
        return false;
    out->kind = log->word[*at] >> 16;
    out->n = log->word[*at] & 0xffff;
    if (out->n > (int)(log->used - *at - 1)) /* no event begins here */
        return false;
    out->arg = log->word + *at + 1;
    *at += 1 + (uint32_t)out->n;
    return true;
}

/* Its row; NULL for a kind of event that there is not. */
static const lin_event_row *row_of(const lin_field *f, const lin_event *e)
{
    return e->kind >= 0 && e->kind < f->rules->events ? &f->rules->event[e->kind] : NULL;
}

/* Take `more` into the run that `room` holds, unless it begins another. */
static void join(const char *how, const lin_event *more, int32_t *room)
{
    for (int i = 0; i < more->n; i++)
        if (how[i] == '=' && more->arg[i] != room[i])
            return;
    for (int i = 0; i < more->n; i++)
        if (how[i] == '+')
            room[i] += more->arg[i];
        else if (how[i] == '>')
            room[i] = more->arg[i];
}

static bool is_joined(const char *how, const lin_event *a, const lin_event *b)
{
    for (int i = 0; i < a->n; i++)
        if (how[i] == '=' && a->arg[i] != b->arg[i])
            return false;
    return a->kind == b->kind && a->n == b->n;
}

/* Where several go together their events alternate, step by step. Has this one, which ends at
 * `end`, been told with an earlier one of the same run? */
static bool is_told_before(const lin_game *g, const char *how, const lin_event *e, uint32_t end)
{
    uint32_t at = 0;
    bool told = false;
    lin_event before;

    while (lin_events_next(g, &at, &before) && at < end)
        told = before.kind == e->kind && (told || is_joined(how, &before, e));
    return told;
}

bool lin_events_brief(const lin_game *g, uint32_t *at, lin_event *out, int32_t room[LIN_JOINED])
{
    assert(g && at && out && room);
    const lin_event_row *row;
    const char *how;
    lin_event more;

    do {
        if (!lin_events_next(g, at, out))
            return false;
        row = row_of(g->field, out);
    } while (row && row->aside);
    how = row ? row->join : NULL;
    if (!how || out->n > LIN_JOINED || (int)strlen(how) < out->n)
        return true;
    memcpy(room, out->arg, (size_t)out->n * sizeof *room);
    out->arg = room;
    for (uint32_t next = *at; lin_events_next(g, &next, &more) && more.kind == out->kind;)
        if (more.n == out->n)
            join(how, &more, room);
    for (uint32_t next = *at; lin_events_next(g, &next, &more) && more.kind == out->kind &&
                              is_told_before(g, how, &more, next);)
        *at = next;
    return true;
}

void lin_event_text(const lin_field *f, const lin_event *e, lin_text *out)
{
    assert(f && e && out);
    const lin_event_row *row = row_of(f, e);

    if (row)
        lin_fill(f, row->text, row->args, lin_spoken(row), e->n, e->arg, out);
}

static bool ends_in(const char *word, size_t n, const char *end)
{
    const size_t most = strlen(end);

    return n > most && strncmp(word + n - most, end, most) == 0;
}

void lin_put_plural(const char *verb, size_t n, lin_text *out)
{
    static const char *const other[][2] = { { "is", "are" }, { "was", "were" }, { "has", "have" } };

    for (size_t i = 0; i < sizeof other / sizeof *other; i++)
        if (strlen(other[i][0]) == n && strncmp(verb, other[i][0], n) == 0) {
            lin_put(out, "%s", other[i][1]);
            return;
        }
    if (n > 4 && ends_in(verb, n, "ies"))
        lin_put(out, "%.*sy", (int)n - 3, verb); /* rallies, but lies */
    else if (ends_in(verb, n, "sses") || ends_in(verb, n, "hes") || ends_in(verb, n, "oes"))
        lin_put(out, "%.*s", (int)n - 2, verb); /* passes, rushes, goes, but loses */
    else if (n > 2 && verb[n - 1] == 's' && verb[n - 2] != 's')
        lin_put(out, "%.*s", (int)n - 1, verb);
    else
        lin_put(out, "%.*s", (int)n, verb);
}

void lin_fill_sentence(const lin_field *f, const char *text, const char *kinds,
                       const char *const *names, int n, const int32_t *arg, lin_text *out)
{
    static const char subject[] = "{0} ";
    const size_t begin = out->used, head = sizeof subject - 1;
    char several[300];
    lin_text t = lin_text_in(several, sizeof several);

    if (strncmp(text, subject, head) == 0 && kinds[0] == 'u' && n > 0 && arg[0] >= 0 &&
        arg[0] < f->battle->units && lin_is_plural(lin_called(f, arg[0]))) {
        const size_t verb = strcspn(text + head, " .,:;");

        lin_put(&t, "%s", subject);
        lin_put_plural(text + head, verb, &t);
        lin_put(&t, "%s", text + head + verb);
        text = several;
    }
    lin_fill_called(f, text, kinds, names, n, arg, out);
    if (out->used > begin)
        out->at[begin] = (char)toupper((unsigned char)out->at[begin]);
}

void lin_event_called(const lin_field *f, const lin_event *e, lin_text *out)
{
    assert(f && e && out);
    const lin_event_row *row = row_of(f, e);

    if (row)
        lin_fill_sentence(f, row->text, row->args, lin_spoken(row), e->n, e->arg, out);
}

/* A modifier carries a rule of its own; other events that of their row. */
const char *lin_event_rule(const lin_field *f, const lin_event *e)
{
    assert(f && e);
    const lin_event_row *row = row_of(f, e);
    const char *reason = row ? strchr(row->args, 'm') : NULL;

    if (reason) {
        const int i = (int)(reason - row->args);

        if (i < e->n && e->arg[i] >= 0 && e->arg[i] < f->rules->reasons)
            return f->rules->reason[e->arg[i]].rule;
    }
    return row ? row->rule : NULL;
}

void lin_event_told(const lin_field *f, const lin_event *e, lin_text *out)
{
    assert(f && e && out);
    const lin_event_row *row = row_of(f, e);

    if (!row || !lin_field_blind(f)) {
        lin_event_words(f, e, out);
        return;
    }
    lin_put(out, "%s", row->name);
    for (int i = 0; i < e->n; i++) {
        const char kind = lin_arg_kind(row->args, i);

        lin_put(out, " ");
        if (lin_place_part(row->args, e->n, i))
            lin_hundredths_print(f, e->arg[i], true, out);
        else
            lin_arg_print(f, kind ? kind : 'n', row->names, e->arg[i], out);
    }
}

void lin_event_words(const lin_field *f, const lin_event *e, lin_text *out)
{
    assert(f && e && out);
    const lin_event_row *row = row_of(f, e);

    lin_put(out, "%s", row ? row->name : "?");
    if (!row)
        return;
    if (e->n > 0) {
        lin_put(out, " ");
        lin_args_print(f, row->args, row->names, e->n, e->arg, out);
    }
}
