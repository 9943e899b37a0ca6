/* action.c -- events gathered into actions: what a player would say was done.
 *
 * The machine knows steps and the record knows atoms; a player knows a march, a volley, a battle
 * with its retreat and advance. Which questions begin an action, and what each event is to it, the
 * rule system says in rows; here they are only followed. */
#include "core.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct lin_account {
    const lin_field *field;
    lin_action_done done;
    void *self;
    bool open;      /* an action is under way */
    bool some_hear; /* only what `who` hears is noted */
    lin_side who;
    lin_side giver, began; /* of the order that is being told, and of that which began the action */
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

static bool is_noted(const uint16_t *list, int n, int32_t unit)
{
    for (int i = 0; i < n; i++)
        if (list[i] == unit)
            return true;
    return false;
}

static bool is_of_side(const lin_field *f, lin_side side, int32_t unit)
{
    return !lin_is_side(side) || unit < 0 || unit >= f->battle->units ||
           f->battle->unit[unit].side == side;
}

/* A cell, or x with y behind it. */
static lin_point place_of(const lin_event_row *row, const lin_event *e, int i)
{
    return row->args[i] == 'x' && i + 1 < e->n ? (lin_point){ e->arg[i], e->arg[i + 1] }
                                               : (lin_point){ e->arg[i], 0 };
}

static void note_part(lin_account *c, const lin_event_row *row, const lin_event *e, int i,
                      char part)
{
    lin_action *a = &c->now;

    switch (part) {
    case 'a':
        if (!lin_is_side(a->side) && e->arg[i] >= 0 && e->arg[i] < c->field->battle->units)
            a->side = (lin_side)c->field->battle->unit[e->arg[i]].side;
        if (is_of_side(c->field, a->side, e->arg[i]))
            note_unit(a->actor, &a->actors, e->arg[i]);
        else
            note_unit(a->target, &a->targets, e->arg[i]);
        break;
    case 'o':
        if (!is_noted(a->actor, a->actors, e->arg[i]))
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
    case 'p':
        if (!a->has_at)
            a->at = place_of(row, e, i);
        a->has_at = true;
        break;
    case 'w': {
        lin_text how = lin_text_in(a->how, sizeof a->how);

        lin_arg_print(c->field, lin_arg_kind(row->args, i), lin_spoken(row), e->arg[i], &how);
        break;
    }
    case 'd':
        if (a->dice < LIN_DICE)
            a->face[a->dice++] = (int16_t)e->arg[i];
        break;
    default:
        break;
    }
}

/* Where the last argument may come several times, so does its part. */
static char part_at(const char *part, const lin_event_row *row, int i)
{
    const int n = (int)strlen(part);

    return i < n ? part[i] : row->args[strlen(row->args) - 1] == '*' ? part[n - 1] : '-';
}

static void note_event(lin_account *c, const lin_event *e)
{
    const lin_rules *r = c->field->rules;
    const lin_event_row *row = &r->event[e->kind];
    static const lin_event_part nothing = { 0 };
    const lin_event_part *p = r->part ? &r->part[e->kind] : &nothing;
    lin_action *a = &c->now;

    if (p->opens && a->opened)
        begin(c, c->giver);
    a->opened = a->opened || p->opens;
    if (p->opens && a->actors == 0)
        a->side = LIN_NOBODY; /* whoever acts first: an order may bring about what others do */
    if (a->words + 1 + (uint32_t)e->n <= LIN_ACTION_WORDS) {
        c->word[a->words++] = e->kind << 16 | e->n;
        if (e->n > 0)
            memcpy(c->word + a->words, e->arg, (size_t)e->n * sizeof *e->arg);
        a->words += (uint32_t)e->n;
    }
    if (p->action && (!a->row || &r->action[p->action - 1] > a->row))
        a->row = &r->action[p->action - 1];
    if (p->plate == LIN_PLATE_RESULT && e->n > 0 && row->args[0] == 'r')
        a->result = (int16_t)(p->pairs && e->n > 1 ? e->arg[0] * p->pairs + e->arg[1] : e->arg[0]);
    if (p->action && a->row && &r->action[p->action - 1] < a->row)
        return; /* it goes under in a greater matter */
    for (int i = 0; p->part && p->part[0] && i < e->n; i++)
        note_part(c, row, e, i, part_at(p->part, row, i));
}

/* ---- In a sentence ---- */

static void put_units(const lin_field *f, const uint16_t *list, int n, lin_text *out)
{
    const int named = n > 3 ? 2 : n;

    for (int i = 0; i < named; i++)
        lin_put(out, "%s%s", i == 0 ? "" : i == n - 1 ? " and " : ", ", lin_called(f, list[i]));
    if (n > named)
        lin_put(out, " and %d others", n - named);
}

/* By its last word, or by the one before "of": guards, and volunteers of Ireland, are several; a
 * man is one, and so is a gun of theirs. */
bool lin_is_plural(const char *called)
{
    const char *of = strstr(called, " of ");
    const size_t n = of ? (size_t)(of - called) : strlen(called);
    const bool several = strncmp(called, "the ", 4) == 0 || strstr(called, "'s ");

    return several && n > 3 &&
           (strncmp(called + n - 3, "men", 3) == 0 ||
            (called[n - 1] == 's' && called[n - 2] != 's' && called[n - 2] != '\''));
}

static bool is_one(const lin_field *f, const lin_action *a)
{
    return a->actors == 1 && !lin_is_plural(lin_called(f, a->actor[0]));
}

/* One word in braces; false: there is nothing to put there. */
static bool put_word(const lin_field *f, const lin_action *a, const char *word, size_t n,
                     lin_text *out)
{
    const char *many = memchr(word, '|', n);

    if (many) {
        const size_t one = (size_t)(many - word);

        lin_put(out, "%.*s", (int)(is_one(f, a) ? one : n - one - 1),
                is_one(f, a) ? word : many + 1);
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
    if (n == 3 && strncmp(word, "how", n) == 0) {
        lin_put(out, "%s", a->how);
        return a->how[0] != '\0';
    }
    if (n == 2 && strncmp(word, "at", n) == 0 && a->has_at) {
        lin_place_text(f, a->at, out);
        return true;
    }
    if (n == 4 && strncmp(word, "from", n) == 0 && a->has_from) {
        lin_place_text(f, a->from, out);
        return !a->has_to || a->from.x != a->to.x || a->from.y != a->to.y;
    }
    if (n == 2 && strncmp(word, "to", n) == 0 && a->has_to) {
        lin_place_text(f, a->to, out);
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
    const char *by_result =
        a->row->by_result && a->result >= 0 ? a->row->by_result[a->result] : NULL;

    for (const char *at = by_result ? by_result : a->row->text; *at;) {
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

/* What an event adds to the sentence; nothing where it goes without saying. Of the unit that was
 * spoken of last (-1: none) its name is not said again: "; Grey's brigade fell back, left the
 * field". */
static void put_addition(const lin_field *f, const lin_event *e, int *last, lin_text *out)
{
    static const char subject[] = "; {0} ";
    const lin_event_row *row = &f->rules->event[e->kind];
    const char *adds = f->rules->part ? f->rules->part[e->kind].adds : NULL;
    const char *text = adds ? adds : row->outcome ? row->named ? row->named : row->text : "";
    const bool about = adds && strncmp(adds, subject, sizeof subject - 1) == 0 && e->n > 0;

    if (*text && (!adds || (about && e->arg[0] == *last)))
        lin_put(out, adds ? ", " : "; ");
    if (about && e->arg[0] == *last)
        text += sizeof subject - 1;
    lin_fill_called(f, text, row->args, lin_spoken(row), e->n, e->arg, out);
    if (*text)
        *last = about ? e->arg[0] : -1;
    while (out->used > 0 && out->at[out->used - 1] == '.')
        out->at[--out->used] = '\0';
}

/* What came of it, as far as there is room. */
static void put_result(const lin_field *f, const lin_action *a, lin_text *out)
{
    uint32_t at = 0;
    int last = -1;
    lin_event e;

    while (lin_action_next(a, &at, &e)) {
        char line[200] = "";
        lin_text t = lin_text_in(line, sizeof line);
        const char *more = line;

        if (is_outdone(f, a, at, &e))
            continue;
        put_addition(f, &e, &last, &t);
        if (out->used == 0) /* nothing stands before it: no mark that parts them */
            more += strspn(line, "; :,");
        if (out->used + strlen(more) + 4 < out->size)
            lin_put(out, "%s", more);
    }
}

static void tell(lin_account *c)
{
    lin_action *a = &c->now;
    lin_text out = lin_text_in(a->text, sizeof a->text);

    if (!lin_is_side(a->side))
        a->side = c->began;
    if (a->row)
        put_row(c->field, a, &out);
    put_result(c->field, a, &out);
    if (out.used > 0)
        lin_put(&out, ".");
    a->text[0] = (char)toupper((unsigned char)a->text[0]);
    c->done(c->self, a);
}

void lin_action_retell(const lin_field *f, lin_action *a)
{
    assert(f && a);
    lin_text out = lin_text_in(a->text, sizeof a->text);

    if (!a->row)
        return;
    put_row(f, a, &out);
    lin_put(&out, ".");
    a->text[0] = (char)toupper((unsigned char)a->text[0]);
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
    c->now.side = c->began = side;
    c->now.actors = c->now.targets = c->now.losses = c->now.dice = 0;
    c->now.has_from = c->now.has_to = c->now.has_at = c->now.opened = false;
    c->now.result = -1;
    c->now.how[0] = '\0';
    c->now.words = 0;
    c->open = true;
}

void lin_account_before(lin_account *c, const lin_game *g)
{
    assert(c && g);
    const lin_head *h = lin_head_in(g->state);

    c->giver = h->over ? LIN_NOBODY : lin_to_answer(g);
    if (h->over || (c->open && !lin_row(g->field, h)->acts))
        return;
    begin(c, c->giver);
}

void lin_account_for(lin_account *c, lin_side who)
{
    assert(c);
    c->some_hear = true;
    c->who = who;
}

/* Once a battle is over everything is told. */
void lin_account_event(lin_account *c, const lin_game *g, const lin_event *e)
{
    assert(c && g && e);
    const bool heard = !c->some_hear || lin_head_in(g->state)->over || lin_hears(g, e, c->who);

    if (c->open && heard && e->kind >= 0 && e->kind < c->field->rules->events)
        note_event(c, e);
}

bool lin_account_open(const lin_game *g)
{
    assert(g);
    const lin_head *h = lin_head_in(g->state);

    return !h->over && !lin_row(g->field, h)->acts;
}

void lin_account_after(lin_account *c, const lin_game *g)
{
    assert(c && g);
    uint32_t at = 0;
    lin_event e;

    while (c->open && lin_events_next(g, &at, &e))
        lin_account_event(c, g, &e);
}
