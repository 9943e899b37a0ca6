/* json_writer.c -- the writer of JSON. Messages to streams are made with every order, so the way of
 * plain letters and of numbers through here is short. */
#include "tell/json_writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the buffer ---- */

static bool room_for(json_writer *j, size_t more)
{
    size_t room = j->room ? j->room : 512;
    char *grown;

    if (j->failed)
        return false;
    if (j->used + more + 1 <= j->room)
        return true;
    while (room < j->used + more + 1)
        room *= 2;
    grown = realloc(j->at, room);
    if (!grown) {
        j->failed = true;
        return false;
    }
    j->at = grown;
    j->room = room;
    return true;
}

void json_put_bytes(json_writer *j, const char *bytes, size_t n)
{
    if (!room_for(j, n))
        return;
    memcpy(j->at + j->used, bytes, n);
    j->used += n;
    j->at[j->used] = '\0';
}

static void put(json_writer *j, char c)
{
    json_put_bytes(j, &c, 1);
}

/* ---- text ---- */

/* Length of a well-formed UTF-8 sequence here, or 0. */
static size_t utf8_length(const unsigned char *s)
{
    size_t n;
    unsigned code;

    if (s[0] < 0x80)
        return 1;
    if (s[0] < 0xc2 || s[0] > 0xf4)
        return 0;
    n = s[0] >= 0xf0 ? 4 : s[0] >= 0xe0 ? 3 : 2;
    code = s[0] & (0x7fu >> n);
    for (size_t i = 1; i < n; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | (s[i] & 0x3fu);
    }
    if ((n == 3 && code < 0x800) || (n == 4 && (code < 0x10000 || code > 0x10ffff)) ||
        (code >= 0xd800 && code <= 0xdfff))
        return 0;
    return n;
}

static bool is_plain(unsigned char c)
{
    return c >= 0x20 && c < 0x7f && c != '"' && c != '\\';
}

static void put_escaped(json_writer *j, unsigned char c)
{
    char code[8];

    if (c == '"' || c == '\\') {
        put(j, '\\');
        put(j, (char)c);
    } else if (c == '\n') {
        json_put_bytes(j, "\\n", 2);
    } else {
        const int n = snprintf(code, sizeof code, "\\u%04x", c);

        json_put_bytes(j, code, (size_t)n);
    }
}

static void put_quoted(json_writer *j, const char *text)
{
    const unsigned char *s = (const unsigned char *)text;

    put(j, '"');
    while (*s) {
        size_t n = 0;

        while (is_plain(s[n]))
            n++;
        json_put_bytes(j, (const char *)s, n);
        s += n;
        if (!*s)
            break;
        n = utf8_length(s);
        if (n > 1)
            json_put_bytes(j, (const char *)s, n);
        else if (n == 1)
            put_escaped(j, *s);
        else
            json_put_bytes(j, "\\ufffd", 6);
        s += n ? n : 1;
    }
    put(j, '"');
}

/* ---- members ---- */

static void new_line(json_writer *j)
{
    put(j, '\n');
    for (int i = 0; i < j->depth; i++)
        json_put_bytes(j, "  ", 2);
}

/* Comma, indent and key: what stands before every value. */
static void before_value(json_writer *j, const char *key, bool is_number)
{
    const bool in_row = is_number && !key;

    if (j->some)
        put(j, ',');
    if (j->indented && j->depth > 0 && !(in_row && (j->numbers || !j->some)))
        new_line(j);
    else if (j->indented && j->some)
        put(j, ' ');
    if (key) {
        put_quoted(j, key);
        json_put_bytes(j, ": ", j->indented ? 2 : 1);
    }
    j->some = true;
    j->numbers = in_row;
}

void json_open(json_writer *j, const char *key, char bracket)
{
    before_value(j, key, false);
    put(j, bracket);
    j->depth++;
    j->some = j->numbers = false;
}

void json_close(json_writer *j, char bracket)
{
    j->depth--;
    if (j->indented && j->some && !j->numbers)
        new_line(j);
    put(j, bracket);
    j->some = true;
    j->numbers = false;
}

/* ---- values ---- */

void json_put_text(json_writer *j, const char *key, const char *text)
{
    if (!text) {
        json_put_null(j, key);
        return;
    }
    before_value(j, key, false);
    put_quoted(j, text);
}

/* Numbers are half of a message, and printf is slow. */
void json_put_int(json_writer *j, const char *key, int64_t value)
{
    char digits[24], *at = digits + sizeof digits;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;

    do {
        *--at = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (value < 0)
        *--at = '-';
    before_value(j, key, true);
    json_put_bytes(j, at, (size_t)(digits + sizeof digits - at));
}

/* 12.5000 is 12.5, and 12.0000 is 12. */
static size_t without_zeros(const char *text, size_t n)
{
    if (!memchr(text, '.', n))
        return n;
    while (text[n - 1] == '0')
        n--;
    return text[n - 1] == '.' ? n - 1 : n;
}

void json_put_real(json_writer *j, const char *key, double value, int digits)
{
    char text[340]; /* the largest double has 309 digits */
    int n;

    if (value - value != 0) {
        json_put_null(j, key);
        return;
    }
    n = snprintf(text, sizeof text, "%.*f", digits, value);
    before_value(j, key, true);
    if (n > 0 && (size_t)n < sizeof text)
        json_put_bytes(j, text, without_zeros(text, (size_t)n));
    else
        put(j, '0');
}

void json_put_bool(json_writer *j, const char *key, bool value)
{
    before_value(j, key, false);
    json_put_bytes(j, value ? "true" : "false", value ? 4 : 5);
}

void json_put_null(json_writer *j, const char *key)
{
    before_value(j, key, false);
    json_put_bytes(j, "null", 4);
}

void json_put_hex(json_writer *j, const char *key, uint64_t value)
{
    char text[17];

    snprintf(text, sizeof text, "%016llx", (unsigned long long)value);
    json_put_text(j, key, text);
}

void json_put_value(json_writer *j, const char *key, const char *text, size_t n)
{
    before_value(j, key, false);
    json_put_bytes(j, text, n);
}

void json_put_members(json_writer *j, const char *text, size_t n)
{
    json_put_value(j, NULL, text, n);
}
