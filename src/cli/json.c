/* json.c -- a small printer of JSON for people: commas and indents are its whole business. */
#include "cli/cli.h"
#include "server/jot.h"

#include <stdlib.h>
#include <string.h>

cli_json cli_json_to(FILE *to, bool compact)
{
    cli_json j = { .to = to, .compact = compact };

    return j;
}

/* Escapes are the same for all who write JSON. */
static void quoted(FILE *to, const char *text)
{
    jot j = { 0 };

    jot_text(&j, text);
    if (j.at)
        fwrite(j.at, 1, j.used, to);
    free(j.at);
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
