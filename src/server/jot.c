/* jot.c -- a quick writer of JSON. */
#include "server/jot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool room_for(jot *j, size_t more)
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

void jot_bytes(jot *j, const char *text, size_t n)
{
    if (!room_for(j, n))
        return;
    memcpy(j->at + j->used, text, n);
    j->used += n;
    j->at[j->used] = '\0';
}

static void put(jot *j, char c)
{
    jot_bytes(j, &c, 1);
}

static void before_value(jot *j)
{
    if (j->comma)
        put(j, ',');
    j->comma = true;
}

void jot_open(jot *j, char bracket)
{
    before_value(j);
    put(j, bracket);
    j->comma = false;
}

void jot_close(jot *j, char bracket)
{
    put(j, bracket);
    j->comma = true;
}

void jot_key(jot *j, const char *key)
{
    before_value(j);
    put(j, '"');
    jot_bytes(j, key, strlen(key));
    jot_bytes(j, "\":", 2);
    j->comma = false;
}

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

static void escaped(jot *j, unsigned char c)
{
    char code[8];

    if (c == '"' || c == '\\') {
        put(j, '\\');
        put(j, (char)c);
    } else if (c == '\n') {
        jot_bytes(j, "\\n", 2);
    } else {
        const int n = snprintf(code, sizeof code, "\\u%04x", c);

        jot_bytes(j, code, (size_t)n);
    }
}

void jot_text(jot *j, const char *text)
{
    const unsigned char *s = (const unsigned char *)text;

    if (!text) {
        jot_null(j);
        return;
    }
    before_value(j);
    put(j, '"');
    while (*s) {
        size_t n = 0;

        while (is_plain(s[n]))
            n++;
        jot_bytes(j, (const char *)s, n);
        s += n;
        if (!*s)
            break;
        n = utf8_length(s);
        if (n > 1)
            jot_bytes(j, (const char *)s, n);
        else if (n == 1)
            escaped(j, *s);
        else
            jot_bytes(j, "\\ufffd", 6);
        s += n ? n : 1;
    }
    put(j, '"');
}

/* Numbers are half of a message, and printf is slow. */
void jot_int(jot *j, int64_t value)
{
    char digits[24], *at = digits + sizeof digits;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;

    do {
        *--at = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (value < 0)
        *--at = '-';
    before_value(j);
    jot_bytes(j, at, (size_t)(digits + sizeof digits - at));
}

void jot_real(jot *j, double value, int digits)
{
    char text[40];
    const int n = snprintf(text, sizeof text, "%.*f", digits, value);

    before_value(j);
    jot_bytes(j, text, (size_t)n);
}

void jot_bool(jot *j, bool value)
{
    before_value(j);
    jot_bytes(j, value ? "true" : "false", value ? 4 : 5);
}

void jot_null(jot *j)
{
    before_value(j);
    jot_bytes(j, "null", 4);
}

void jot_raw(jot *j, const char *text, size_t n)
{
    before_value(j);
    jot_bytes(j, text, n);
}

void jot_pair(jot *j, const char *key, const char *text)
{
    jot_key(j, key);
    jot_text(j, text);
}

void jot_pair_int(jot *j, const char *key, int64_t value)
{
    jot_key(j, key);
    jot_int(j, value);
}

void jot_pair_bool(jot *j, const char *key, bool value)
{
    jot_key(j, key);
    jot_bool(j, value);
}

void jot_pair_null(jot *j, const char *key)
{
    jot_key(j, key);
    jot_null(j);
}

void jot_pair_open(jot *j, const char *key, char bracket)
{
    jot_key(j, key);
    jot_open(j, bracket);
}
