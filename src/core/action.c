/* action.c -- events gathered into actions: what a player would say was done.
 *
 * The machine knows steps and the record knows atoms; a player knows a march, a volley, a battle
 * with its retreat and advance. Which questions begin an action, and what each event is to it, the
 * rule system says in rows; here they are only followed. */
#include "core.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct lin_account {
    const lin_field *field;
    lin_action_done done;
    void *self;
    bool open; /* an action is under way */
    lin_action now;
    int32_t word[LIN_ACTION_WORDS]; /* of the events of `now` */
};

lin_status lin_account_new(lin_account **out, const lin_field *f, lin_action_done done, void *self,
                           lin_refusal *why)
{
    assert(out && f && done);
    *out = calloc(1, sizeof **out);
    if (!*out)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    (*out)->field = f;
    (*out)->done = done;
    (*out)->self = self;
    (*out)->now.word = (*out)->word;
    return LIN_OK;
}

void lin_account_free(lin_account *a)
{
    free(a);
}

bool lin_action_next(const lin_action *a, uint32_t *at, lin_event *out)
{
    assert(a && at && out);
    if (*at >= a->words)
        return false;
    out->kind = a->word[*at] >> 16;
    out->n = a->word[*at] & 0xffff;
    out->arg = a->word + *at + 1;
    *at += 1 + (uint32_t)out->n;
    return true;
}

static void begin(lin_account *c, lin_side side);

/* ---- Who, whom, where ---- */

static void note_unit(uint16_t *list, uint8_t *n, int32_t unit)
{
    for (int i = 0; i < *n; i++)
        if (list[i] == unit)
            return;
    if (*n < LIN_ACTION_UNITS)
        list[(*n)++] = (uint16_t)unit;
}

/* A cell, or x with y behind it. */
static lin_point place_of(const lin_event_row *row, const lin_event *e, int i)
{
    return row->args[i] == 'x' && i + 1 < e->n ? (lin_point){ e->arg[i], e->arg[i + 1] }
                                               : (lin_point){ e->arg[i], 0 };
}

static void note_part(lin_action *a, const lin_event_row *row, const lin_event *e, int i, char part)
{
    switch (part) {
    case 'a':
        note_unit(a->actor, &a->actors, e->arg[i]);
        break;
    case 'o':
        note_unit(a->target, &a->targets, e->arg[i]);
        break;
    case 'l':
        note_unit(a->lost, &a->losses, e->arg[i]);
        break;
    case 'f':
        if (!a->has_from)
            a->from = place_of(row, e, i);
        a->has_from = true;
        break;
    case 't':
        a->to = place_of(row, e, i);
        a->has_to = true;
        break;
    case 'd':
        if (a->dice < LIN_DICE)
            a->face[a->dice++] = (int16_t)e->arg[i];
        break;
    default:
        break;
    }
}

static void note_event(lin_account *c, const lin_event *e)
{
    const lin_rules *r = c->field->rules;
    const lin_event_row *row = &r->event[e->kind];
    const lin_event_part *p = &r->part[e->kind];
    lin_action *a = &c->now;

    if (p->opens && a->opened)
        begin(c, a->side);
    a->opened = a->opened || p->opens;
    if (a->words + 1 + (uint32_t)e->n <= LIN_ACTION_WORDS) {
        c->word[a->words++] = e->kind << 16 | e->n;
        if (e->n > 0)
            memcpy(c->word + a->words, e->arg, (size_t)e->n * sizeof *e->arg);
        a->words += (uint32_t)e->n;
    }
    if (p->action && (!a->row || &r->action[p->action - 1] > a->row))
        a->row = &r->action[p->action - 1];
    for (int i = 0; p->part && p->part[i] && i < e->n; i++)
        note_part(a, row, e, i, p->part[i]);
}

/* ---- In a sentence ---- */

static void put_units(const lin_field *f, const uint16_t *list, int n, lin_text *out)
{
    const int named = n > 3 ? 2 : n;

    for (int i = 0; i < named; i++)
        lin_put(out, "%s%s",
                i == 0       ? ""
                : i == n - 1 ? " and "
                             : ", ",
                f->battle->unit[list[i]].id);
    if (n > named)
        lin_put(out, " and %d others", n - named);
}

static void put_place(const lin_field *f, lin_point p, lin_text *out)
{
    if (f->battle->board.cells)
        lin_arg_print(f, 'c', NULL, p.x, out);
    else
        lin_put(out, "%d.%d, %d.%d", (int)(p.x / LIN_INCH), (int)(p.x % LIN_INCH * 10 / LIN_INCH),
                (int)(p.y / LIN_INCH), (int)(p.y % LIN_INCH * 10 / LIN_INCH));
}

/* One word in braces; false: there is nothing to put there. */
static bool put_word(const lin_field *f, const lin_action *a, const char *word, size_t n,
                     lin_text *out)
{
    const char *many = memchr(word, '|', n);

    if (many) {
        const size_t one = (size_t)(many - word);

        lin_put(out, "%.*s", (int)(a->actors == 1 ? one : n - one - 1),
                a->actors == 1 ? word : many + 1);
        return true;
    }
    if (n == 3 && strncmp(word, "who", n) == 0) {
        put_units(f, a->actor, a->actors, out);
        return a->actors > 0;
    }
    if (n == 4 && strncmp(word, "whom", n) == 0) {
        put_units(f, a->target, a->targets, out);
        return a->targets > 0;
    }
    if (n == 4 && strncmp(word, "from", n) == 0 && a->has_from) {
        put_place(f, a->from, out);
        return true;
    }
    if (n == 2 && strncmp(word, "to", n) == 0 && a->has_to) {
        put_place(f, a->to, out);
        return true;
    }
    return false;
}

/* A stretch of a row's text; false: some word of it stands for nothing. */
static bool put_stretch(const lin_field *f, const lin_action *a, const char *text, size_t n,
                        lin_text *out)
{
    bool all = true;

    for (size_t i = 0; i < n; i++)
        if (text[i] == '{') {
            const char *end = memchr(text + i, '}', n - i);
            const size_t length = end ? (size_t)(end - text) - i - 1 : 0;

            all = put_word(f, a, text + i + 1, length, out) && all;
            i += length + 1;
        } else {
            lin_put(out, "%c", text[i]);
        }
    return all;
}

static void put_row(const lin_field *f, const lin_action *a, lin_text *out)
{
    for (const char *at = a->row->text; *at;) {
        const size_t n = *at == '[' ? strcspn(at, "]") : strcspn(at, "[");

        if (*at == '[') {
            char part[200];
            lin_text t = lin_text_in(part, sizeof part);

            if (put_stretch(f, a, at + 1, n - 1, &t))
                lin_put(out, "%s", part);
            at += n + (at[n] == ']');
        } else {
            put_stretch(f, a, at, n, out);
            at += n;
        }
    }
}

/* Is the same said again of the same unit, further on? Then only the last stands. */
static bool is_outdone(const lin_field *f, const lin_action *a, uint32_t at, const lin_event *e)
{
    lin_event later;

    while (f->rules->event[e->kind].latest && e->n > 0 && lin_action_next(a, &at, &later))
        if (later.kind == e->kind && later.n > 0 && later.arg[0] == e->arg[0])
            return true;
    return false;
}

/* What came of it: the events that would name an outcome of the odds. */
static void put_result(const lin_field *f, const lin_action *a, lin_text *out)
{
    uint32_t at = 0;
    lin_event e;

    while (lin_action_next(a, &at, &e)) {
        char line[200];
        lin_text t = lin_text_in(line, sizeof line);

        const lin_event_row *row = &f->rules->event[e.kind];

        if (!row->outcome || is_outdone(f, a, at, &e))
            continue;
        lin_fill(f, row->named ? row->named : row->text, row->args, row->names, e.n, e.arg, &t);
        while (t.used > 0 && line[t.used - 1] == '.')
            line[--t.used] = '\0';
        if (out->used + t.used + 4 < out->size)
            lin_put(out, "%s%s", out->used ? "; " : "", line);
    }
}

static void tell(lin_account *c)
{
    lin_action *a = &c->now;
    lin_text out = lin_text_in(a->text, sizeof a->text);

    if (a->row)
        put_row(c->field, a, &out);
    put_result(c->field, a, &out);
    if (out.used > 0)
        lin_put(&out, ".");
    c->done(c->self, a);
}

/* ---- From order to order ---- */

void lin_account_end(lin_account *c)
{
    assert(c);
    if (c->open && c->now.words > 0)
        tell(c);
    c->open = false;
}

static void begin(lin_account *c, lin_side side)
{
    lin_account_end(c);
    c->now.row = NULL;
    c->now.side = side;
    c->now.actors = c->now.targets = c->now.losses = c->now.dice = 0;
    c->now.has_from = c->now.has_to = c->now.opened = false;
    c->now.words = 0;
    c->open = true;
}

void lin_account_before(lin_account *c, const lin_game *g)
{
    assert(c && g);
    const lin_head *h = lin_head_in(g->state);

    if (!c->field->rules->part || h->over || (c->open && !lin_row(g->field, h)->acts))
        return;
    begin(c, lin_to_answer(g));
}

void lin_account_after(lin_account *c, const lin_game *g)
{
    assert(c && g);
    uint32_t at = 0;
    lin_event e;

    while (c->open && lin_events_next(g, &at, &e))
        note_event(c, &e);
}
