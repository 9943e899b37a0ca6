/* show.c -- a game in words on a terminal: what tell says, set out on lines, with rule ids dimmed
 * in brackets behind where there are colours. */
#include "cli/cli.h"

#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* ---- how text may look ----------------------------------------------------------------- */

static void terminal_size(FILE *to, cli_look *look)
{
    struct winsize size = { 0 };
    const char *columns = getenv("COLUMNS");
    uint64_t n;

    look->width = 80;
    look->height = 24;
    if (ioctl(fileno(to), TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        look->width = size.ws_col;
        look->height = size.ws_row;
    } else if (columns && cli_number(columns, 20, 1000, &n)) {
        look->width = (int)n;
    }
    if (look->width < 20)
        look->width = 20;
    if (look->height < 12)
        look->height = 12;
}

cli_look cli_look_of(FILE *to, bool plain)
{
    cli_look look = { 0 };
    const char *none = getenv("NO_COLOR"), *term = getenv("TERM");

    look.colour =
        !plain && isatty(fileno(to)) && !(none && *none) && !(term && strcmp(term, "dumb") == 0);
    look.utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    terminal_size(to, &look);
    return look;
}

/* Letters as they stand on the screen: bytes that continue a letter take no room. */
static int shown_width(const char *text, size_t n)
{
    int width = 0;

    for (size_t i = 0; i < n; i++)
        width += ((unsigned char)text[i] & 0xc0) != 0x80;
    return width;
}

void cli_wrap(FILE *to, int width, int indent, const char *text)
{
    int used = 0;

    if (width < 20)
        width = 20;
    while (*text) {
        const size_t n = strcspn(text, " \n");
        const int wide = shown_width(text, n);

        if (used > 0 && used + 1 + wide > width) {
            fprintf(to, "\n%*s", indent, "");
            used = 0;
        }
        if (n > 0) {
            fprintf(to, "%s%.*s", used > 0 ? " " : "", (int)n, text);
            used += wide + (used > 0);
        }
        text += n;
        if (*text == '\n') {
            fprintf(to, "\n%*s", text[1] ? indent : 0, "");
            used = 0;
        }
        text += *text != '\0';
    }
    fputc('\n', to);
}

void cli_show_text(FILE *to, int indent, int width, const char *text)
{
    while (*text) {
        const size_t n = strcspn(text, "\n"), blanks = strspn(text, " ");
        const int by = indent + (int)blanks;
        char *line = strndup(text + blanks, n - blanks);

        fprintf(to, "%*s", by, "");
        if (line)
            cli_wrap(to, width - by, by + 2, line);
        free(line);
        text += n + (text[n] == '\n');
    }
}

/* ---- sentences ------------------------------------------------------------------------- */

void cli_show_line(FILE *to, const cli_look *look, const char *text)
{
    const char *rule = look->colour ? strrchr(text, '[') : NULL;

    if (rule && text[strlen(text) - 1] == ']')
        fprintf(to, "%.*s\033[2m%s\033[0m\n", (int)(rule - text), text, rule);
    else
        fprintf(to, "%s\n", text);
}

void cli_show_events(FILE *to, const cli_look *look, const lin_game *g, bool brief,
                     const lin_side *ears)
{
    int32_t room[LIN_JOINED];
    lin_event e;
    uint32_t at = 0;

    while (brief ? lin_events_brief(g, &at, &e, room) : lin_events_next(g, &at, &e)) {
        char text[700];
        lin_text t = lin_text_in(text, sizeof text);

        if (ears && !lin_hears(g, &e, *ears))
            continue;
        tell_event_text(lin_game_field(g), &e, &t);
        fputs("  ", to);
        cli_show_line(to, look, text);
    }
}

void cli_show_score(FILE *to, const lin_game *g)
{
    char text[400];
    lin_text t = lin_text_in(text, sizeof text);

    lin_score_text(g, &t);
    if (lin_game_field(g)->rules->score)
        fprintf(to, "Score: %s\n", text);
    else
        fprintf(to, "This rule system keeps no running score.\n");
}

void cli_show_duties(FILE *to, const lin_game *g)
{
    static char text[LIN_PIECES * 200];
    lin_text t = lin_text_in(text, sizeof text);

    tell_duties_text(g, &t);
    fputs(text, to);
}

void cli_show_result(FILE *to, const lin_game *g)
{
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);

    lin_result_text(g, &t);
    fprintf(to, "%s\n", text);
}

void cli_show_question(FILE *to, const cli_look *look, lin_game *g)
{
    char text[400];
    lin_text t = lin_text_in(text, sizeof text);
    const char *rule;

    tell_question_text(g, &t);
    rule = look->colour ? strrchr(text, '[') : NULL;
    if (rule)
        fprintf(to, "\033[1m%.*s\033[0m\033[2m%s\033[0m\n", (int)(rule - text), text, rule);
    else
        fprintf(to, "%s\n", text);
}

/* ---- rules ----------------------------------------------------------------------------- */

void cli_show_rule(FILE *to, const cli_look *look, const lin_rule *rule)
{
    char line[2400];
    lin_text t = lin_text_in(line, sizeof line);
    const int id = strlen(rule->id) > 9 ? (int)strlen(rule->id) : 9;

    tell_rule_text(rule, &t);
    fprintf(to, "%s%.*s%s ", look->colour ? "\033[1m" : "", id, line,
            look->colour ? "\033[0m" : "");
    cli_wrap(to, (look->width > 100 ? 100 : look->width) - 11, 10, line + id + 1);
}
