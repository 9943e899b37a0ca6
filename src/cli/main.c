/* main.c -- the program `linstock`: one table of commands, and nothing else to know.
 *
 * A command parses its own flags, does its work and returns an exit code: 0 done, 1 the answer is
 * no, 2 bad usage or a bad file. Output into a pipe that somebody closed is no error of ours: the
 * signal is ignored, and whoever writes much looks at the stream. */
#include "cli/cli.h"

#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <string.h>

const cli_command cli_commands[] = {
    { "play", "play a battle, or go on with a recorded one", cli_play },
    { "serve", "serve games for many, behind a proxy or by itself", cli_serve },
    { "learn", "a first battle, led by the hand", cli_learn },
    { "battles", "list the battles that can be fought", cli_battles },
    { "rules", "look a rule up by its id or by words", cli_rules },
    { "muster", "build a force by points, and put two of them into a battle", cli_muster },
    { "table", "make a table by chance, as a Tiled map or a picture", cli_table },
    { "fight", "let bots fight a battle many times and count", cli_fight },
    { "run", "referee: orders and dice in, events and position out", cli_run },
    { "odds", "everything an order can lead to, with exact chances", cli_odds },
    { "check", "run rule scripts", cli_check },
    { "replay", "tell a recorded game again", cli_replay },
    { "verify", "check that a record is true to the rules", cli_verify },
    { "doctor", "look through the games that a server keeps, and save them", cli_doctor },
    { "draw", "draw a battle, position or record as svg, png or pdf", cli_draw },
    { "bot", "line protocol for programs, on standard input and output", cli_bot },
    { "version", "print the version", cli_version },
    { "help", "this list, or 'help COMMAND': the options of one", cli_help },
    { NULL, NULL, NULL }
};

static int no_such_command(const char *word);

/* "help fight" is "fight --help". */
static int help_of(char *word)
{
    static char flag[] = "--help";
    char *words[] = { word, flag, NULL };

    for (const cli_command *c = cli_commands; c->name; c++)
        if (strcmp(c->name, word) == 0 && c->run != cli_help)
            return c->run(2, words);
    return no_such_command(word);
}

int cli_help(int argc, char **argv)
{
    if (argc > 1 && argv[1][0] != '-')
        return help_of(argv[1]);
    printf("Linstock fights the battles of 1754-1815 by the book: every rule enforced.\n\n"
           "usage: linstock COMMAND [options]\n\ncommands:\n");
    for (const cli_command *c = cli_commands; c->name; c++)
        printf("  %-9s %s\n", c->name, c->summary);
    printf("\nTo begin:             linstock play brandywine-1777\n"
           "More of one command:  linstock COMMAND --help\n"
           "The whole manual:     man 6 linstock\n");
    return CLI_DONE;
}

int cli_version(int argc, char **argv)
{
    static const cli_option none[] = { { .name = NULL } };
    static const cli_usage usage = {
        .usage = "version",
        .about = "Prints the version of the program and its rule systems.",
        .example = "  linstock version",
        .most = 0,
        .option = none,
    };
    cli_words w;
    const int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    printf("linstock %s\n", lin_version());
    for (int i = 0; lin_rules_at(i); i++)
        printf("%s (%s), rules version %d\n", lin_rules_at(i)->name, lin_rules_at(i)->id,
               lin_rules_at(i)->version);
    return CLI_DONE;
}

static int no_such_command(const char *word)
{
    cli_guess g = cli_guess_at(word);

    for (const cli_command *c = cli_commands; c->name; c++)
        cli_guess_try(&g, c->name);
    return cli_bad("there is no command '%.40s'.%s 'linstock help' lists them.", word,
                   cli_guess_text(&g));
}

static int dispatch(int argc, char **argv)
{
    static char version[] = "version";
    char *only[] = { version, NULL };
    const char *word = argc > 1 ? argv[1] : "help";

    if (strcmp(word, "--version") == 0)
        return cli_version(1, only);
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
        return cli_help(0, NULL);
    for (const cli_command *c = cli_commands; c->name; c++)
        if (strcmp(c->name, word) == 0)
            return c->run(argc - 1, argv + 1);
    return no_such_command(word);
}

/* What was printed must have arrived: a full disk is an error, a closed pipe is not. */
static int finish(int code)
{
    const bool lost = fflush(stdout) != 0 || ferror(stdout);

    if (lost && errno != EPIPE && errno != 0)
        return cli_bad("the output could not be written: %s.", strerror(errno));
    return code;
}

int main(int argc, char **argv)
{
    struct sigaction ignore = { .sa_handler = SIG_IGN };

    sigaction(SIGPIPE, &ignore, NULL);
    setlocale(LC_CTYPE, ""); /* only to know whether it is UTF-8 */
    return finish(dispatch(argc, argv));
}
