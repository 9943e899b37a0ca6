/* notes.c -- what a record holds besides orders: remarks, and headers about the game. */
#include "session.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Remarks ---- */

static lin_status remark_line(lin_session *s, const char *text, size_t n, lin_refusal *why)
{
    char *words;
    lin_item e = { .kind = LIN_ITEM_REMARK };

    while (n > 0 && (text[n - 1] == ' ' || text[n - 1] == '\t' || text[n - 1] == '\r'))
        n--;
    words = lin_grown(s->words, &s->word_room, s->used + n + 1, 1);
    if (!words)
        return lin_no_memory(why);
    s->words = words;
    if (lin_item_room(s, 1, why) != LIN_OK)
        return LIN_NO_MEMORY;
    e.at = (uint32_t)s->used;
    memcpy(s->words + s->used, text, n);
    s->used += n;
    s->words[s->used++] = '\0';
    s->item[s->items++] = e;
    return LIN_OK;
}

/* A remark belongs to the entry before it. Several lines are several remarks. */
lin_status lin_session_remark(lin_session *s, const char *text, lin_refusal *why)
{
    assert(s && text);
    const size_t all = strlen(text);
    lin_lines *l = malloc(sizeof *l);
    const size_t items = s->items;
    lin_status status;

    if (!l)
        return lin_no_memory(why);
    status = lin_lines_of(l, text, all, why);
    while (status == LIN_OK && lin_lines_next(l)) {
        if (strlen(l->line) > LIN_LINE / 2)
            status = lin_refuse_line(why, l->number, "A line of a remark holds at most %d bytes.",
                                     LIN_LINE / 2);
        else
            status = remark_line(s, l->line, strlen(l->line), why);
    }
    if (status != LIN_OK)
        s->items = items;
    free(l);
    return status;
}

/* The items that are remarks after so many entries: from *first on, how many. */
static size_t remarks_at(const lin_session *s, size_t moves, size_t *first)
{
    size_t n = 0;

    *first = moves ? s->line[moves - 1] + 1u : 0;
    while (*first + n < s->items && s->item[*first + n].kind == LIN_ITEM_REMARK)
        n++;
    return n;
}

void lin_session_remark_at(const lin_session *s, size_t moves, lin_text *out)
{
    assert(s && out);
    size_t first, n;

    if (moves > s->moves)
        return;
    n = remarks_at(s, moves, &first);
    for (size_t i = 0; i < n; i++)
        lin_put(out, "%s%s", i ? "\n" : "", s->words + s->item[first + i].at);
}

/* The last `n` items, just written at the end, go to where they belong, in the place of `old`
 * others. They stand on the main line, so no parenthesis is parted from its other half. */
static void remarks_move(lin_session *s, size_t moves, size_t first, size_t old, lin_item *kept,
                         size_t n)
{
    const size_t rest = s->items - n - first - old;

    memcpy(kept, &s->item[s->items - n], n * sizeof *kept);
    memmove(&s->item[first + n], &s->item[first + old], rest * sizeof *kept);
    memcpy(&s->item[first], kept, n * sizeof *kept);
    s->items -= old;
    for (size_t i = moves; i < s->moves; i++)
        s->line[i] = (uint32_t)(s->line[i] + n - old);
}

lin_status lin_session_set_remark(lin_session *s, size_t moves, const char *text, lin_refusal *why)
{
    assert(s && text);
    const size_t items = s->items;
    size_t first, old;
    lin_item *kept;
    lin_status status;

    if (moves > s->moves)
        return lin_refuse(why, LIN_ILLEGAL, NULL, "The record has %zu entries, not %zu.", s->moves,
                          moves);
    old = remarks_at(s, moves, &first);
    status = *text ? lin_session_remark(s, text, why) : LIN_OK;
    if (status != LIN_OK)
        return status;
    kept = malloc((s->items - items + 1) * sizeof *kept);
    if (!kept) {
        s->items = items;
        return lin_no_memory(why);
    }
    remarks_move(s, moves, first, old, kept, s->items - items);
    free(kept);
    return LIN_OK;
}

/* ---- Headers ---- */

static void header_fix(lin_session *s, const char *key, const char *format, ...)
{
    lin_header *h = &s->header[s->headers++];
    lin_text t = lin_text_in(h->key, sizeof h->key);
    va_list args;

    lin_put(&t, "%s", key);
    va_start(args, format);
    vsnprintf(h->value, sizeof h->value, format, args);
    va_end(args);
}

/* The headers that say on what field the game is played: nobody may change them. */
void lin_headers_begin(lin_session *s)
{
    const lin_field *f = s->field;
    char options[sizeof s->header[0].value];
    lin_text t = lin_text_in(options, sizeof options);

    header_fix(s, "Linstock", "1");
    header_fix(s, "Battle", "%s", f->battle->id);
    header_fix(s, "Rules", "%s %d", f->rules->id, f->rules->version);
    header_fix(s, "Field", "%016llx", (unsigned long long)f->hash);
    lin_options_print(f, &t);
    if (t.used > 0)
        header_fix(s, "Options", "%s", options);
}

static lin_header *header_find(const lin_session *s, const char *key)
{
    for (int i = 0; i < s->headers; i++)
        if (lin_same_word(s->header[i].key, key))
            return (lin_header *)&s->header[i];
    return NULL;
}

const char *lin_session_header_get(const lin_session *s, const char *key)
{
    assert(s && key);
    const lin_header *h = header_find(s, key);

    return h ? h->value : NULL;
}

static bool header_is_ours(const char *key)
{
    static const char *const ours[] = { "Linstock", "Battle", "Rules", "Field",
                                        "Options",  "Result", "Hash" };

    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
        if (lin_same_word(ours[i], key))
            return true;
    return false;
}

static bool key_is_plain(const char *key)
{
    const size_t n = strlen(key);

    return n > 0 && n < sizeof((lin_header *)0)->key &&
           strspn(key, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-") == n;
}

static void header_drop(lin_session *s, lin_header *h)
{
    const ptrdiff_t after = s->header + s->headers - (h + 1);

    memmove(h, h + 1, (size_t)after * sizeof *h);
    s->headers--;
}

/* Free headers: players, place, date. What cannot stand in a record is left out: those that
 * the session writes itself, keys that are not one plain word, and control characters. */
void lin_session_header(lin_session *s, const char *key, const char *value)
{
    assert(s && key);
    lin_header *h = header_find(s, key);
    size_t n = 0;

    if (header_is_ours(key) || !key_is_plain(key))
        return;
    if (!value) {
        if (h)
            header_drop(s, h);
        return;
    }
    if (!h) {
        if (s->headers == LIN_HEADERS)
            return;
        h = &s->header[s->headers++];
        memset(h, 0, sizeof *h);
        memcpy(h->key, key, strlen(key));
    }
    while (*value) {
        const size_t length = lin_utf8(value, strlen(value));

        if (n + (length ? length : 1) >= sizeof h->value)
            break;
        memcpy(h->value + n, value, length);
        if (length <= 1 && (length == 0 || (unsigned char)*value < 0x20 || *value == 0x7f))
            h->value[n] = ' ';
        value += length ? length : 1;
        n += length ? length : 1;
    }
    h->value[n] = '\0';
}
