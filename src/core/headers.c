/* headers.c -- the headers of a record, read by themselves.
 *
 * Before a record can be replayed its battle must be found and set up with its options, and
 * only the headers say which. They are also the first thing the whole record is read by. */
#include "record.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static lin_status header_bad(lin_refusal *why, int line)
{
    return lin_refuse_line(why, line,
                           "A header looks like [British \"William Howe\"]: a word of "
                           "at most %zu letters, and at most %zu bytes between quotes.",
                           sizeof((lin_header *)0)->key - 1, sizeof((lin_header *)0)->value - 1);
}

/* [Key "value"], with \" and \\ inside the quotes. */
static lin_status header_parse(const char *p, int line, lin_header *h, lin_refusal *why)
{
    const size_t key = strcspn(++p, " \t\"]");
    size_t n = 0;

    memset(h, 0, sizeof *h);
    if (key == 0 || key >= sizeof h->key)
        return header_bad(why, line);
    memcpy(h->key, p, key);
    p += key;
    p += strspn(p, " \t");
    if (*p++ != '"')
        return header_bad(why, line);
    for (; *p && *p != '"'; p++) {
        if (*p == '\\' && (p[1] == '"' || p[1] == '\\'))
            p++;
        if (n + 1 == sizeof h->value)
            return header_bad(why, line);
        h->value[n++] = *p;
    }
    if (p[0] != '"' || p[1] != ']' || p[2 + strspn(p + 2, " \t")])
        return header_bad(why, line);
    return LIN_OK;
}

lin_status lin_version_check(const lin_header *h, int line, lin_refusal *why)
{
    char quote[48];

    if (!lin_same_word(h->key, "Linstock"))
        return lin_refuse_line(why, line, "A record begins with the header [Linstock \"1\"].");
    if (strcmp(h->value, "1") != 0)
        return lin_refuse_line(why, line,
                               "This record is of version \"%s\"; version 1 is the only "
                               "one that can be read here.",
                               lin_quoted(h->value, quote, sizeof quote));
    return LIN_OK;
}

lin_status lin_header_next(lin_lines *l, lin_header *h, bool *more, lin_refusal *why)
{
    const bool first = l->number == 0;
    lin_status status;

    *more = false;
    while (lin_lines_next(l)) {
        char *line = lin_trim(l->line);

        if (*line == '\0')
            continue;
        if (*line != '[')
            break;
        status = header_parse(line, l->number, h, why);
        *more = status == LIN_OK;
        if (*more && first)
            status = lin_version_check(h, l->number, why);
        return status;
    }
    if (first)
        return lin_refuse_line(why, l->number ? l->number : 1,
                               "A record begins with the header [Linstock \"1\"].");
    return LIN_OK;
}

/* The value of one header; *found tells whether it is there. */
static lin_status header_look(const char *text, size_t n, const char *key, char *value, size_t size,
                              bool *found, lin_refusal *why)
{
    lin_lines *l = malloc(sizeof *l);
    lin_header h;
    bool more = true;
    lin_status status;

    *found = false;
    if (!l)
        return lin_no_memory(why);
    status = lin_lines_of(l, text, n, why);
    while (status == LIN_OK && more && !*found) {
        status = lin_header_next(l, &h, &more, why);
        *found = status == LIN_OK && more && lin_same_word(h.key, key);
    }
    if (*found && strlen(h.value) >= size)
        status = lin_refuse_line(why, l->number, "The value of this header is too long.");
    else if (*found)
        memcpy(value, h.value, strlen(h.value) + 1);
    free(l);
    return status;
}

lin_status lin_record_header(const char *text, size_t n, const char *key, char *value, size_t size,
                             lin_refusal *why)
{
    assert(key && (text || n == 0) && (value || size == 0));
    bool found;
    const lin_status status = header_look(text, n, key, value, size, &found, why);

    if (status != LIN_OK || found)
        return status;
    return lin_refuse_line(why, 0, "The record has no header [%s \"...\"].", key);
}

lin_status lin_record_options(const char *text, size_t n, char *value, size_t size,
                              lin_refusal *why)
{
    assert((text || n == 0) && (value || size == 0));
    bool found;
    const lin_status status = header_look(text, n, "Options", value, size, &found, why);

    if (status == LIN_OK && !found && size > 0)
        value[0] = '\0';
    return status;
}
