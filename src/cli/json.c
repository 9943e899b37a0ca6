/* json.c -- a small printer of JSON: commas, indents and escapes are its whole business.
 *
 * Text out of files may hold anything; bytes that are not UTF-8 become U+FFFD, so that whatever is
 * printed always parses. */
#include "cli/cli.h"

#include <string.h>

cli_json cli_json_to(FILE *to, bool compact)
{
    cli_json j = { .to = to, .compact = compact };

    return j;
}

/* Length of a well-formed UTF-8 sequence here, or 0. */
static int utf8_length(const unsigned char *s)
{
    int n;
    unsigned code;

    if (s[0] < 0x80)
        return 1;
    n = s[0] >= 0xf0 ? 4 : s[0] >= 0xe0 ? 3 : 2;
    if (s[0] < 0xc2 || s[0] > 0xf4)
        return 0;
    code = s[0] & (0x7fu >> n);
    for (int i = 1; i < n; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | (s[i] & 0x3fu);
    }
    if ((n == 3 && code < 0x800) || (n == 4 && (code < 0x10000 || code > 0x10ffff)) ||
        (code >= 0xd800 && code <= 0xdfff))
        return 0;
    return n;
}

static void quoted(FILE *to, const char *text)
{
    const unsigned char *s = (const unsigned char *)text;

    fputc('"', to);
    while (*s) {
        const int n = utf8_length(s);

        if (n == 0)
            fputs("\\ufffd", to);
        else if (*s == '"' || *s == '\\')
            fprintf(to, "\\%c", *s);
        else if (*s == '\n')
            fputs("\\n", to);
        else if (*s < 0x20 || *s == 0x7f)
            fprintf(to, "\\u%04x", *s);
        else
            fwrite(s, 1, (size_t)n, to);
        s += n ? n : 1;
    }
    fputc('"', to);
}

static void new_line(const cli_json *j)
{
    if (j->compact)
        return;
    fputc('\n', j->to);
    for (int i = 0; i < j->depth; i++)
        fputs("  ", j->to);
}

/* Comma, indent and key: what stands before every member. */
static void member(cli_json *j, const char *key)
{
    if (j->depth > 0) {
        if (j->some[j->depth])
            fputs(j->compact ? ", " : ",", j->to);
        j->some[j->depth] = true;
        new_line(j);
    }
    if (key) {
        quoted(j->to, key);
        fputs(": ", j->to);
    }
}

void json_open(cli_json *j, const char *key, char bracket)
{
    member(j, key);
    fputc(bracket, j->to);
    if (j->depth + 1 < (int)sizeof j->some)
        j->depth++;
    j->some[j->depth] = false;
}

void json_close(cli_json *j, char bracket)
{
    const bool some = j->some[j->depth];

    if (j->depth > 0)
        j->depth--;
    if (some)
        new_line(j);
    fputc(bracket, j->to);
    if (j->depth == 0)
        fputc('\n', j->to);
}

void json_text(cli_json *j, const char *key, const char *text)
{
    member(j, key);
    if (text)
        quoted(j->to, text);
    else
        fputs("null", j->to);
}

void json_int(cli_json *j, const char *key, int64_t value)
{
    member(j, key);
    fprintf(j->to, "%lld", (long long)value);
}

void json_real(cli_json *j, const char *key, double value)
{
    member(j, key);
    if (value - value == 0)
        fprintf(j->to, "%.15g", value);
    else
        fputs("null", j->to);
}

void json_bool(cli_json *j, const char *key, bool value)
{
    member(j, key);
    fputs(value ? "true" : "false", j->to);
}

void json_hex(cli_json *j, const char *key, uint64_t value)
{
    member(j, key);
    fprintf(j->to, "\"%016llx\"", (unsigned long long)value);
}
