/* errors.c -- what went wrong, as one sentence on standard error.
 *
 * Every complaint of the program begins with its name, says where (file and line where there is
 * one), what, and what would be right. Wherever a name was expected, the nearest known name is
 * offered: a slip of the finger should cost one look, not a search through the manual. */
#include "cli/cli.h"

#include <ctype.h>
#include <stdarg.h>
#include <string.h>

int cli_bad(const char *format, ...)
{
    va_list ap;

    fflush(stdout);
    fputs("linstock: ", stderr);
    va_start(ap, format);
    vfprintf(stderr, format,
             ap); /* begun just above: NOLINT(clang-analyzer-valist.Uninitialized) */
    va_end(ap);
    fputc('\n', stderr);
    return CLI_BAD;
}

/* The rules said no: 1. The file or the usage is at fault: 2. */
static int code_of(lin_status status)
{
    switch (status) {
    case LIN_OK:
        return CLI_DONE;
    case LIN_ILLEGAL:
    case LIN_NOT_YOURS:
    case LIN_SYNTAX:
    case LIN_NEED_DICE:
    case LIN_OVER:
        return CLI_NO;
    case LIN_BAD_FILE:
    case LIN_NO_MEMORY:
        break;
    }
    return CLI_BAD;
}

int cli_refused(const char *file, lin_status status, const lin_refusal *why)
{
    char text[400];
    lin_text t = lin_text_in(text, sizeof text);

    tell_refusal_text(why, &t);
    fflush(stdout);
    fputs("linstock: ", stderr);
    if (file && why->line > 0)
        fprintf(stderr, "%s:%d: ", file, why->line);
    else if (file)
        fprintf(stderr, "%s: ", file);
    else if (why->line > 0)
        fprintf(stderr, "line %d: ", why->line);
    fprintf(stderr, "%s\n", text);
    return code_of(status);
}

/* ---- the nearest name ------------------------------------------------------------------ */

static int least(int a, int b, int c)
{
    int m = a < b ? a : b;

    return m < c ? m : c;
}

/* Edits (insert, drop, change a letter, swap two neighbours) between two words. */
int cli_distance(const char *a, const char *b)
{
    enum { LONGEST = 63 };
    int row[3][LONGEST + 1];
    const int n = (int)strnlen(a, LONGEST), m = (int)strnlen(b, LONGEST);

    for (int j = 0; j <= m; j++)
        row[0][j] = j;
    for (int i = 1; i <= n; i++) {
        int *now = row[i % 3], *up = row[(i + 2) % 3], *upup = row[(i + 1) % 3];

        now[0] = i;
        for (int j = 1; j <= m; j++) {
            const int x = tolower((unsigned char)a[i - 1]), y = tolower((unsigned char)b[j - 1]);

            now[j] = least(up[j] + 1, now[j - 1] + 1, up[j - 1] + (x != y));
            if (i > 1 && j > 1 && x == tolower((unsigned char)b[j - 2]) &&
                y == tolower((unsigned char)a[i - 2]) && upup[j - 2] + 1 < now[j])
                now[j] = upup[j - 2] + 1;
        }
    }
    return row[n % 3][m];
}

cli_guess cli_guess_at(const char *word)
{
    cli_guess g = { .word = word, .best = "", .distance = 1000 };

    return g;
}

/* A name that begins with what was typed is as near as a single slip. */
void cli_guess_try(cli_guess *g, const char *name)
{
    const size_t n = strlen(g->word);
    int d = cli_distance(g->word, name);

    if (n >= 2 && strncmp(g->word, name, n) == 0 && d > 1)
        d = 1;
    if (d < g->distance && strlen(name) < sizeof g->best) {
        g->distance = d;
        strcpy(g->best, name);
    }
}

const char *cli_guess_text(cli_guess *g)
{
    const int far = (int)strlen(g->word) / 3 + 1;
    char name[sizeof g->best];

    if (!g->best[0] || g->distance > far)
        return "";
    strcpy(name, g->best);
    snprintf(g->best, sizeof g->best, " Did you mean '%.40s'?", name);
    return g->best;
}
