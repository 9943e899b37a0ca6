/* lines.c -- text in lines.
 *
 * Records, positions and scripts come from anywhere: a mail, a forum, a fuzzer. All three are
 * read through the same door, which looks at every byte once before anything else does: not
 * too long, no control characters, proper UTF-8. After it, a line is simply a C string. */
#include "lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Arrays that grow ---- */

lin_status lin_no_memory(lin_refusal *why)
{
    return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
}

void *lin_grown(void *old, size_t *room, size_t want, size_t each)
{
    size_t next = *room ? *room : 16;
    void *moved;

    if (old && want <= *room)
        return old;
    while (next < want) {
        if (next > SIZE_MAX / 2 / each)
            return NULL;
        next *= 2;
    }
    moved = realloc(old, next * each);
    if (moved)
        *room = next;
    return moved;
}

void lin_free(void *text)
{
    free(text);
}

/* ---- Reading ---- */

lin_status lin_refuse_line(lin_refusal *why, int line, const char *format, ...)
{
    va_list args;

    if (!why)
        return LIN_BAD_FILE;
    why->rule = NULL;
    why->line = line;
    va_start(args, format);
    vsnprintf(why->text, sizeof why->text, format, args);
    va_end(args);
    return LIN_BAD_FILE;
}

/* Overlong forms, surrogates and what lies beyond Unicode are no characters. */
size_t lin_utf8(const char *text, size_t left)
{
    const unsigned char *p = (const unsigned char *)text;
    static const struct {
        unsigned char low, high, next_low, next_high;
        size_t n;
    } form[] = {
        { 0xc2, 0xdf, 0x80, 0xbf, 2 }, { 0xe0, 0xe0, 0xa0, 0xbf, 3 }, { 0xe1, 0xec, 0x80, 0xbf, 3 },
        { 0xed, 0xed, 0x80, 0x9f, 3 }, { 0xee, 0xef, 0x80, 0xbf, 3 }, { 0xf0, 0xf0, 0x90, 0xbf, 4 },
        { 0xf1, 0xf3, 0x80, 0xbf, 4 }, { 0xf4, 0xf4, 0x80, 0x8f, 4 },
    };

    if (p[0] < 0x80)
        return 1;
    for (size_t i = 0; i < sizeof form / sizeof *form; i++) {
        if (p[0] < form[i].low || p[0] > form[i].high)
            continue;
        if (left < form[i].n || p[1] < form[i].next_low || p[1] > form[i].next_high)
            return 0;
        for (size_t k = 2; k < form[i].n; k++)
            if ((p[k] & 0xc0) != 0x80)
                return 0;
        return form[i].n;
    }
    return 0;
}

/* The only control characters of a text: a tab, and the end of a line in either fashion. */
static bool ends_or_parts(const unsigned char *p, size_t left)
{
    return *p == '\t' || *p == '\n' || (*p == '\r' && (left == 1 || p[1] == '\n'));
}

static lin_status text_check(const char *text, size_t n, lin_refusal *why)
{
    const unsigned char *p = (const unsigned char *)text;
    size_t begin = 0;
    int line = 1;

    if (n > LIN_TEXT_MAX)
        return lin_refuse_line(why, 0,
                               "The text is longer than %u megabytes, which is the most "
                               "that is read.",
                               LIN_TEXT_MAX >> 20);
    for (size_t i = 0; i < n;) {
        const size_t length = lin_utf8(text + i, n - i);
        const bool control = p[i] == 0x7f || (p[i] < 0x20 && !ends_or_parts(p + i, n - i));

        if (length == 0 || control)
            return lin_refuse_line(why, line,
                                   "This is not plain text: it holds the byte 0x%02x. "
                                   "Records, positions and scripts are UTF-8 text.",
                                   p[i]);
        if (p[i] == '\n') {
            begin = i + 1;
            line++;
        } else if (i + length - begin >= LIN_LINE) {
            return lin_refuse_line(why, line, "This line is longer than %d bytes.", LIN_LINE - 1);
        }
        i += length;
    }
    return LIN_OK;
}

lin_status lin_lines_of(lin_lines *l, const char *text, size_t n, lin_refusal *why)
{
    l->text = text;
    l->n = n;
    l->at = n >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0; /* a byte order mark */
    l->number = 0;
    l->line[0] = '\0';
    return text_check(text, n, why);
}

bool lin_lines_next(lin_lines *l)
{
    const char *from = l->text + l->at, *end;
    size_t length;

    l->line[0] = '\0';
    if (l->at >= l->n)
        return false;
    end = memchr(from, '\n', l->n - l->at);
    length = end ? (size_t)(end - from) : l->n - l->at;
    l->at += length + (end != NULL);
    if (length > 0 && from[length - 1] == '\r')
        length--;
    memcpy(l->line, from, length);
    l->line[length] = '\0';
    l->number++;
    return true;
}

char *lin_trim(char *text)
{
    size_t n;

    text += strspn(text, " \t\r");
    for (n = strlen(text); n > 0 && strchr(" \t\r", text[n - 1]); n--)
        ;
    text[n] = '\0';
    return text;
}

lin_side lin_side_find(const lin_field *f, const char *id)
{
    for (int s = 0; s < LIN_SIDES; s++)
        if (lin_same_word(f->battle->side_id[s], id))
            return (lin_side)s;
    return LIN_NOBODY;
}

/* ---- Writing ---- */

void lin_page_put(lin_page *p, const char *format, ...)
{
    va_list args;
    char *grown;
    int n;

    va_start(args, format);
    n = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (p->failed || n < 0)
        return;
    grown = lin_grown(p->at, &p->room, p->used + (size_t)n + 1, 1);
    if (!grown) {
        p->failed = true;
        return;
    }
    p->at = grown;
    va_start(args, format);
    vsnprintf(p->at + p->used, (size_t)n + 1, format, args);
    va_end(args);
    p->used += (size_t)n;
}

lin_status lin_page_done(lin_page *p, char **text, lin_refusal *why)
{
    lin_page_put(p, "%s", ""); /* an empty page is text, too */
    if (p->failed) {
        free(p->at);
        *p = (lin_page){ 0 };
        return lin_no_memory(why);
    }
    *text = p->at;
    return LIN_OK;
}

/* ---- Options as text ---- */

void lin_options_print(const lin_field *f, lin_text *out)
{
    for (int i = 0; i < f->rules->options; i++)
        lin_put(out, "%s%s=%s", i ? "," : "", f->rules->option[i].name,
                lin_option_word(&f->rules->option[i], f->option[i]));
}

static lin_status option_agrees(const lin_field *f, const char *name, const char *value, int line,
                                lin_refusal *why)
{
    const lin_rules *r = f->rules;
    char quote[48];

    for (int i = 0; i < r->options; i++)
        if (lin_same_word(r->option[i].name, name)) {
            int32_t meant;

            if (lin_option_value(&r->option[i], value, &meant) && meant == f->option[i])
                return LIN_OK;
            return lin_refuse_line(why, line,
                                   "Option %s is \"%s\" here, but the battle has been "
                                   "set up with it %s.",
                                   r->option[i].name, lin_quoted(value, quote, sizeof quote),
                                   lin_option_word(&r->option[i], f->option[i]));
        }
    return lin_refuse_line(why, line, "%s has no option \"%s\".", r->name,
                           lin_quoted(name, quote, sizeof quote));
}

lin_status lin_options_agree(const lin_field *f, const char *text, int line, lin_refusal *why)
{
    while (*(text += strspn(text, ", \t"))) {
        const size_t n = strcspn(text, ", \t");
        char word[80], *equals;
        lin_status status;

        snprintf(word, sizeof word, "%.*s", (int)(n < 200 ? n : 200), text);
        equals = strchr(word, '=');
        if (equals)
            *equals++ = '\0';
        status = option_agrees(f, word, equals ? equals : "on", line, why);
        if (status != LIN_OK)
            return status;
        text += n;
    }
    return LIN_OK;
}
