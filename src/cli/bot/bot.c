/* bot.c -- `linstock bot`: the line protocol, for programs in any language.
 *
 * In the manner of the Go Text Protocol: a line is an optional number, a command and its arguments;
 * the answer begins with '=' (done) or '?' (no, and why), carries the number, and ends with an
 * empty line. docs/bot-protocol.md is its manual.
 *
 * Whoever writes on the other end may be careless or worse: a line may be anything, of any length,
 * and the worst that happens is a sentence beginning with '?'. */
#include "cli/bot/bot.h"

#include <stdlib.h>
#include <string.h>

/* ---- answers --------------------------------------------------------------------------- */

void bot_no(bot *b, const lin_refusal *why)
{
    b->refused = true;
    fprintf(b->out, "%s%s%s", why->rule ? why->rule : "", why->rule ? " " : "", why->text);
}

void bot_say_no(bot *b, const char *text)
{
    b->refused = true;
    fputs(text, b->out);
}

/* An empty line would end the answer too soon, so there are none within it. */
static void print_body(const char *text)
{
    bool new_line = false;

    for (; *text; text++) {
        if (*text == '\n') {
            new_line = true;
            continue;
        }
        if (new_line)
            putchar('\n');
        new_line = false;
        putchar(*text);
    }
}

static void answer(bot *b, bot_do *run, char *rest)
{
    char *text = NULL;
    size_t n = 0;

    b->refused = false;
    b->out = open_memstream(&text, &n);
    if (!b->out) {
        printf("?%s there is no memory left\n\n", b->number);
        return;
    }
    run(b, rest);
    fclose(b->out);
    printf("%c%s%s", b->refused ? '?' : '=', b->number, text && *text ? " " : "");
    if (text)
        print_body(text);
    printf("\n\n");
    fflush(stdout);
    free(text);
}

/* ---- about itself ---------------------------------------------------------------------- */

static void run_protocol(bot *b, char *rest)
{
    (void)rest;
    fputs("2", b->out);
}

static void run_name(bot *b, char *rest)
{
    (void)rest;
    fputs("linstock", b->out);
}

static void run_version(bot *b, char *rest)
{
    (void)rest;
    fputs(lin_version(), b->out);
}

static void say_battle(void *self, const char *name, const char *path)
{
    bot *b = self;

    (void)path;
    fprintf(b->out, "%s\n", name);
}

static void run_battles(bot *b, char *rest)
{
    (void)rest;
    lin_battles_each(LIN_SHARE_DIR, say_battle, b, NULL);
}

static void run_bots(bot *b, char *rest)
{
    (void)rest;
    for (int i = 0; lin_bot_at(i); i++)
        fprintf(b->out, "%s\n", lin_bot_at(i)->name);
}

static void run_quit(bot *b, char *rest)
{
    (void)rest;
    b->quit = true;
}

static void run_list(bot *b, char *rest);
static void run_known(bot *b, char *rest);

static const struct {
    const char *name;
    bot_do *run;
    bool needs_game;
} command[] = {
    { "protocol_version", run_protocol, false },
    { "name", run_name, false },
    { "version", run_version, false },
    { "list_commands", run_list, false },
    { "known_command", run_known, false },
    { "battles", run_battles, false },
    { "bots", run_bots, false },
    { "new", run_new, false },
    { "position", run_position, false },
    { "seed", run_seed, false },
    { "side", run_side, true },
    { "question", run_question, true },
    { "answers", run_answers, true },
    { "order", run_order, true },
    { "check", run_check, true },
    { "dice", run_dice, true },
    { "genmove", run_genmove, true },
    { "purpose", run_purpose, true },
    { "undo", run_undo, true },
    { "events", run_events, true },
    { "show", run_show, true },
    { "state", run_state, true },
    { "pieces", run_pieces, true },
    { "battle", run_battle, true },
    { "board", run_board, true },
    { "score", run_score, true },
    { "duties", run_duties, true },
    { "odds", run_odds, true },
    { "record", run_record, true },
    { "sample", run_sample, true },
    { "table", run_table, true },
    { "overlay", run_overlay, true },
    { "between", run_between, true },
    { "about", run_about, true },
    { "hash", run_hash, true },
    { "quit", run_quit, false },
};
enum { COMMANDS = sizeof command / sizeof *command };

static void run_list(bot *b, char *rest)
{
    (void)rest;
    for (int i = 0; i < COMMANDS; i++)
        fprintf(b->out, "%s\n", command[i].name);
}

static int command_find(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(command[i].name, name) == 0)
            return i;
    return -1;
}

static void run_known(bot *b, char *rest)
{
    fputs(command_find(rest) >= 0 ? "true" : "false", b->out);
}

static void run_unknown(bot *b, char *rest)
{
    cli_guess g = cli_guess_at(rest);

    for (int i = 0; i < COMMANDS; i++)
        cli_guess_try(&g, command[i].name);
    fprintf(b->out, "there is no command '%.40s'.%s The command list_commands lists them.", rest,
            cli_guess_text(&g));
    b->refused = true;
}

static void run_too_early(bot *b, char *rest)
{
    (void)rest;
    bot_say_no(b, "there is no battle yet: say new and a battle first, or position");
}

static void run_too_long(bot *b, char *rest)
{
    (void)rest;
    bot_say_no(b, "that line is too long");
}

static void run_not_text(bot *b, char *rest)
{
    (void)rest;
    bot_say_no(b, "that line holds a zero byte; send plain text");
}

/* ---- lines ----------------------------------------------------------------------------- */

/* Cut comment and blanks; control characters become blanks. */
static char *clean(char *line)
{
    char *end;

    for (char *c = line; *c; c++)
        if ((unsigned char)*c < 0x20 || *c == 0x7f)
            *c = ' ';
    line[strcspn(line, "#")] = '\0';
    line += strspn(line, " ");
    end = line + strlen(line);
    while (end > line && end[-1] == ' ')
        *--end = '\0';
    return line;
}

static char *take_number(bot *b, char *line)
{
    const size_t n = strspn(line, "0123456789");

    b->number[0] = '\0';
    if (n == 0 || n >= sizeof b->number || (line[n] && line[n] != ' '))
        return line;
    memcpy(b->number, line, n);
    b->number[n] = '\0';
    return line + n + strspn(line + n, " ");
}

static void do_line(bot *b, char *line)
{
    char *rest;
    int i;

    line = clean(line);
    if (!*line)
        return;
    line = take_number(b, line);
    rest = line + strcspn(line, " ");
    if (*rest)
        *rest++ = '\0';
    rest += strspn(rest, " ");
    i = command_find(line);
    if (i < 0)
        answer(b, run_unknown, line);
    else if (command[i].needs_game && !b->game)
        answer(b, run_too_early, rest);
    else
        answer(b, command[i].run, rest);
}

static void skip_line(void)
{
    int c;

    while ((c = getchar()) != EOF && c != '\n')
        ;
}

static void serve(bot *b)
{
    while (!b->quit && !ferror(stdout) && fgets(b->line, sizeof b->line, stdin)) {
        const size_t n = strlen(b->line);

        if (n + 1 == sizeof b->line && b->line[n - 1] != '\n') {
            skip_line();
            b->number[0] = '\0';
            answer(b, run_too_long, NULL);
        } else if ((n == 0 || b->line[n - 1] != '\n') && !feof(stdin)) {
            b->number[0] = '\0';
            answer(b, run_not_text, NULL);
        } else {
            do_line(b, b->line);
        }
    }
}

int cli_bot(int argc, char **argv)
{
    static const cli_option none[] = { { .name = NULL } };
    static const cli_usage usage = {
        .usage = "bot",
        .about =
            "Speaks the line protocol on standard input and output: an optional number, a command "
            "and its arguments go in; '=' or '?', the number, the answer and an empty line come "
            "out. list_commands lists the commands; docs/bot-protocol.md explains them.",
        .example =
            "  printf 'new brandywine-1777\\nseed 7\\ngenmove doctrine\\nquit\\n' | linstock bot",
        .most = 0,
        .option = none,
    };
    cli_words w;
    bot *b;
    const int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    b = calloc(1, sizeof *b);
    if (b)
        b->source = lin_source_new(LIN_SHARE_DIR);
    if (!b || !b->source) {
        free(b);
        return cli_bad("there is no memory left.");
    }
    serve(b);
    bot_drop(b);
    free(b->back);
    lin_source_free(b->source);
    free(b);
    return CLI_DONE;
}
