/* outcome_name.c -- the name of an outcome, kept as events until somebody wants to read it. */
#include "outcome_name.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static lin_event event_at(const lin_outcome_name *t, uint32_t at)
{
    return (
        lin_event){ .kind = t->word[at] >> 16, .n = t->word[at] & 0xffff, .arg = t->word + at + 1 };
}

bool lin_outcome_name_next(const lin_outcome_name *t, uint32_t *at, lin_event *out)
{
    if (*at >= t->used)
        return false;
    *out = event_at(t, *at);
    *at += 1 + (uint32_t)out->n;
    return true;
}

/* Asked of every event that is told: so it is found out once. */
void lin_outcome_name_shown(const lin_rules *rules, lin_shown *out)
{
    assert(rules->events <= LIN_NAMED_KINDS);
    for (int kind = 0; kind < rules->events; kind++) {
        const lin_event_row *row = &rules->event[kind];

        out->of[kind] = row->named ? 0 : UINT32_MAX;
        for (int i = 0; row->named && i < 10; i++) {
            const char shown[] = { '{', (char)('0' + i), '}', '\0' };

            if (strstr(row->named, shown) || (row->fate && strstr(row->fate, shown)) ||
                i + 1 == row->counts || (row->gains && i == (int)strcspn(row->args, "r")))
                out->of[kind] |= 1u << i;
        }
    }
}

/* Arguments that the name does not show are as good as none. */
static void add(lin_outcome_name *t, const lin_event *e, uint32_t shown)
{
    t->word[t->used++] = e->kind << 16 | e->n;
    for (int i = 0; i < e->n; i++)
        t->word[t->used++] = shown >> i & 1 ? e->arg[i] : 0;
}

/* Forget what was told before of the same unit in the same words, and keep its place for what is
 * told now. */
static bool replaced(lin_outcome_name *t, const lin_event *e, uint32_t shown)
{
    for (uint32_t at = 0; at < t->used;) {
        const lin_event old = event_at(t, at);

        if (old.kind == e->kind && old.n == e->n && e->n > 0 && old.arg[0] == e->arg[0]) {
            const uint32_t used = t->used;

            t->used = at;
            add(t, e, shown);
            t->used = used;
            return true;
        }
        at += 1 + (uint32_t)old.n;
    }
    return false;
}

/* Or add what it says to what was told before of the same unit. */
static bool added(lin_outcome_name *t, const lin_event *e, int amount)
{
    for (uint32_t at = 0; at < t->used;) {
        const lin_event old = event_at(t, at);

        if (old.kind == e->kind && old.n == e->n && e->n > amount && old.arg[0] == e->arg[0]) {
            t->word[at + 1 + (uint32_t)amount] += e->arg[amount];
            return true;
        }
        at += 1 + (uint32_t)old.n;
    }
    return false;
}

/* False: there is no room for it, nor for what is told in the same breath. */
static bool add_event(lin_outcome_name *t, const lin_shown *shown, const lin_event_row *row,
                      const lin_event *e)
{
    if ((row->latest && replaced(t, e, shown->of[e->kind])) ||
        (row->sums && row->counts && added(t, e, row->counts - 1)))
        return true;
    if (t->used + 1 + (uint32_t)e->n > LIN_NAME_WORDS)
        return false;
    add(t, e, shown->of[e->kind]);
    return true;
}

void lin_outcome_name_take(lin_outcome_name *t, const lin_shown *shown, lin_game *g)
{
    uint32_t i = 0;
    lin_event e;

    while (lin_events_next(g, &i, &e)) {
        const lin_event_row *row = &g->field->rules->event[e.kind];

        if (row->outcome && !add_event(t, shown, row, &e))
            break;
    }
    lin_events_clear(g);
}

/* ---- What several names have in common ---- */

enum { END_OF_LOT = -1 };

static bool make_room(lin_telling *t, size_t more)
{
    const size_t room = 2 * (t->used + more);
    int32_t *word;

    if (t->used + more <= t->room)
        return true;
    if (!(word = realloc(t->word, room * sizeof *word)))
        return false;
    t->word = word;
    t->room = room;
    return true;
}

bool lin_telling_take(lin_telling *t, lin_game *g)
{
    uint32_t i = 0;
    lin_event e;

    while (lin_events_next(g, &i, &e)) {
        if (!g->field->rules->event[e.kind].outcome)
            continue;
        if (!make_room(t, 1 + (size_t)e.n))
            return false;
        t->word[t->used++] = e.kind << 16 | e.n;
        memcpy(t->word + t->used, e.arg, (size_t)e.n * sizeof *e.arg);
        t->used += (size_t)e.n;
    }
    lin_events_clear(g);
    return true;
}

bool lin_telling_end_lot(lin_telling *t)
{
    if (!make_room(t, 1))
        return false;
    t->word[t->used++] = END_OF_LOT;
    return true;
}

bool lin_telling_begin_with(lin_telling *t, size_t first, const int32_t *word, size_t n)
{
    if (!make_room(t, n))
        return false;
    if (n != first)
        memmove(t->word + n, t->word + first, (t->used - first) * sizeof *t->word);
    if (n > 0)
        memcpy(t->word, word, n * sizeof *word);
    t->used = t->used - first + n;
    return true;
}

void lin_outcome_name_add(lin_outcome_name *t, const lin_shown *shown, const lin_rules *rules,
                          const lin_telling *told)
{
    bool has_room = true;

    for (size_t at = 0; at < told->used;) {
        const uint32_t head = (uint32_t)told->word[at];
        const lin_event e = { .kind = (int)(head >> 16),
                              .n = (int)(head & 0xffff),
                              .arg = told->word + at + 1 };

        if (told->word[at] == END_OF_LOT) {
            has_room = true;
            at++;
            continue;
        }
        has_room = has_room && add_event(t, shown, &rules->event[e.kind], &e);
        at += 1 + (size_t)e.n;
    }
}

void lin_outcome_name_copy(lin_outcome_name *to, const lin_outcome_name *from)
{
    to->used = from->used;
    memcpy(to->word, from->word, from->used * sizeof *from->word);
}

void lin_outcome_name_sentence(lin_text *out, const char *sentence)
{
    size_t n = strlen(sentence);

    while (n > 0 && sentence[n - 1] == '.')
        n--;
    lin_put(out, "%s%.*s", out->used ? "; " : "", (int)n, sentence);
}

const char *const lin_group_name[] = { "loss", "no change", "win", NULL };

int lin_event_gain(const lin_event_row *row, const lin_event *e)
{
    const char *result = row->gains ? strchr(row->args, 'r') : NULL;
    const int i = result ? (int)(result - row->args) : e->n;

    return i < e->n ? row->gains[e->arg[i]] : row->gain;
}

/* What a row says of the side of its first argument, or of the result. */
int lin_outcome_gain(const lin_field *f, const lin_event *e, lin_side side)
{
    const lin_event_row *row = &f->rules->event[e->kind];
    int owner;

    if (row->gains && row->args[0] == 'r')
        return row->gains[e->arg[0]];
    if (!lin_event_gain(row, e) || e->n == 0 || (row->counts && e->arg[row->counts - 1] == 0))
        return 0;
    owner = row->args[0] == 's' ? e->arg[0] : f->battle->unit[e->arg[0]].side;
    return owner == (int)side ? lin_event_gain(row, e) : -lin_event_gain(row, e);
}

void lin_outcome_name_fates(const lin_outcome_name *t, uint32_t from, const lin_field *f,
                            lin_text *out)
{
    lin_event e;

    while (lin_outcome_name_next(t, &from, &e)) {
        const lin_event_row *row = &f->rules->event[e.kind];
        char whole[120], line[200];
        lin_text words = lin_text_in(whole, sizeof whole), text = lin_text_in(line, sizeof line);

        if (!row->fate || row->counts)
            continue;
        lin_put(&words, "{0} %s", row->fate);
        lin_fill(f, whole, row->args, lin_spoken(row), e.n, e.arg, &text);
        lin_outcome_name_sentence(out, line);
    }
}
