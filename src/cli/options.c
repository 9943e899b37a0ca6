/* options.c -- flags and words of a command line.
 *
 * Each command lists its flags in a table; the table parses, checks and explains them, so the help
 * can never tell another story than the parser. A flag is --name, --name VALUE or --name=VALUE, may
 * stand anywhere, and "--" ends them. Numbers are checked to the last character. */
#include "cli/cli.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

bool cli_number(const char *text, uint64_t low, uint64_t high, uint64_t *out)
{
    uint64_t n = 0;

    if (!*text)
        return false;
    for (; *text; text++) {
        const unsigned digit = (unsigned)(*text - '0');

        if (digit > 9 || n > (UINT64_MAX - digit) / 10)
            return false;
        n = n * 10 + digit;
    }
    if (n < low || n > high)
        return false;
    *out = n;
    return true;
}

int cli_faces(const char *text, uint8_t *faces, int max, lin_refusal *why)
{
    char word[24];
    int n = 0;

    while (*text) {
        const size_t len = strcspn(text, " ,\t\r\n");
        uint64_t face;

        if (len == 0) {
            text++;
            continue;
        }
        snprintf(word, sizeof word, "%.*s", len < 20 ? (int)len : 20, text);
        if (len >= sizeof word || !cli_number(word, 0, 255, &face)) {
            lin_refuse(why, LIN_SYNTAX, NULL,
                       "'%s' is no die face; give whole numbers such as 3 4 5.", word);
            return -1;
        }
        if (n >= max) {
            lin_refuse(why, LIN_SYNTAX, NULL, "More than %d dice are too many.", max);
            return -1;
        }
        faces[n++] = (uint8_t)face;
        text += len;
    }
    return n;
}

/* ---- help ------------------------------------------------------------------------------ */

static void option_left(const cli_option *o, char *text, size_t size)
{
    char letter[8] = "";

    if (o->letter)
        snprintf(letter, sizeof letter, "-%c, ", o->letter);
    snprintf(text, size, "%s--%s%s%s", letter, o->name, o->value ? " " : "",
             o->value ? o->value : "");
}

static void print_option(const cli_option *o, int width)
{
    char left[64];

    option_left(o, left, sizeof left);
    printf("  %-*s  ", width, left);
    cli_wrap(stdout, 92 - width - 4, width + 4, o->help);
}

static void print_help(const cli_usage *u)
{
    int width = 6;

    printf("usage: linstock %s\n\n", u->usage);
    cli_wrap(stdout, 92, 0, u->about);
    printf("\noptions:\n");
    for (const cli_option *o = u->option; o->name; o++) {
        char left[64];

        option_left(o, left, sizeof left);
        if ((int)strlen(left) > width)
            width = (int)strlen(left);
    }
    for (const cli_option *o = u->option; o->name; o++)
        print_option(o, width);
    printf("  %-*s  this text\n", width, "--help");
    printf("\nexample:\n%s\n", u->example);
}

/* ---- parsing --------------------------------------------------------------------------- */

static const char *command_of(const cli_usage *u, char *name, size_t size)
{
    snprintf(name, size, "%.*s", (int)strcspn(u->usage, " "), u->usage);
    return name;
}

static int no_such_option(const cli_usage *u, const char *word, size_t n)
{
    char typed[40], command[24];
    cli_guess g;

    snprintf(typed, sizeof typed, "%.*s", n < 32 ? (int)n : 32, word);
    g = cli_guess_at(typed);
    for (const cli_option *o = u->option; o->name; o++) {
        char name[40];

        snprintf(name, sizeof name, "--%s", o->name);
        cli_guess_try(&g, name);
    }
    cli_guess_try(&g, "--help");
    return cli_bad("there is no option '%s'.%s 'linstock %s --help' lists them.", typed,
                   cli_guess_text(&g), command_of(u, command, sizeof command));
}

static int take_number(const cli_option *o, const char *value)
{
    if (cli_number(value, o->low, o->high, o->number))
        return CLI_GO_ON;
    if (o->high == UINT64_MAX)
        return cli_bad("--%s wants a whole number from %llu up, not '%.40s'.", o->name,
                       (unsigned long long)o->low, value);
    return cli_bad("--%s wants a whole number from %llu to %llu, not '%.40s'.", o->name,
                   (unsigned long long)o->low, (unsigned long long)o->high, value);
}

static int take_value(const cli_option *o, const char *value)
{
    if (o->number)
        return take_number(o, value);
    *o->text = value;
    return CLI_GO_ON;
}

static const cli_option *option_find(const cli_usage *u, const char *word, size_t n)
{
    for (const cli_option *o = u->option; o->name; o++)
        if (strlen(o->name) == n && strncmp(o->name, word, n) == 0)
            return o;
    return NULL;
}

static const cli_option *letter_find(const cli_usage *u, char letter)
{
    for (const cli_option *o = u->option; o->name; o++)
        if (letter && o->letter == letter)
            return o;
    return NULL;
}

/* One option at argv[*i]; *i moves on where the value is the next word. */
static int take_option(const cli_usage *u, int argc, char **argv, int *i)
{
    const char *word = argv[*i], *value = NULL;
    const bool is_long = word[1] == '-';
    const size_t n = is_long ? strcspn(word + 2, "=") : 1;
    const cli_option *o = is_long ? option_find(u, word + 2, n) : letter_find(u, word[1]);

    if (!o)
        return no_such_option(u, word, is_long ? n + 2 : strlen(word));
    if (is_long && word[2 + n] == '=')
        value = word + 3 + n;
    else if (!is_long && word[2])
        value = word + 2;
    if (!o->value) {
        if (value)
            return cli_bad("--%s is a switch and takes no value.", o->name);
        *o->on = true;
        return CLI_GO_ON;
    }
    if (!value && *i + 1 < argc)
        value = argv[++*i];
    if (!value)
        return cli_bad("--%s wants a value: --%s %s.", o->name, o->name, o->value);
    return take_value(o, value);
}

static int count_words(const cli_usage *u, const cli_words *w)
{
    if (w->words < u->least)
        return cli_bad("%s is missing: linstock %s", u->wanted, u->usage);
    if (u->most >= 0 && w->words > u->most)
        return cli_bad("'%.60s' is one word too many: linstock %s", w->word[u->most], u->usage);
    return CLI_GO_ON;
}

int cli_parse(const cli_usage *u, int argc, char **argv, cli_words *out)
{
    bool ended = false;

    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            print_help(u);
            return CLI_DONE;
        }
    out->words = 0;
    out->word = argv + 1; /* kept words move to the front */
    for (int i = 1; i < argc; i++) {
        if (!ended && strcmp(argv[i], "--") == 0) {
            ended = true;
        } else if (!ended && argv[i][0] == '-' && argv[i][1]) {
            const int code = take_option(u, argc, argv, &i);

            if (code != CLI_GO_ON)
                return code;
        } else {
            out->word[out->words++] = argv[i];
        }
    }
    return count_words(u, out);
}

/* ---- names of sides and bots ----------------------------------------------------------- */

lin_side cli_side(const lin_battle *b, const char *name)
{
    const size_t n = strlen(name);
    lin_side found = LIN_NOBODY;

    for (int s = 0; n && s < LIN_SIDES; s++) {
        size_t i = 0;

        while (i < n && tolower((unsigned char)name[i]) == tolower((unsigned char)b->side_id[s][i]))
            i++;
        if (i == n && found == LIN_NOBODY)
            found = (lin_side)s;
        else if (i == n)
            return LIN_NOBODY;
    }
    return found;
}

const lin_bot *cli_bot_named(const char *name)
{
    const lin_bot *bot = lin_bot_find(name);
    char known[200];
    lin_text t = lin_text_in(known, sizeof known);
    cli_guess g = cli_guess_at(name);

    if (bot)
        return bot;
    for (int i = 0; lin_bot_at(i); i++) {
        lin_put(&t, "%s%s", i ? ", " : "", lin_bot_at(i)->name);
        cli_guess_try(&g, lin_bot_at(i)->name);
    }
    cli_bad("there is no bot '%.40s'.%s The bots are: %s.", name, cli_guess_text(&g), known);
    return NULL;
}

bool cli_bot_pair(const char *text, const lin_bot *out[LIN_SIDES])
{
    const char *comma = strchr(text, ',');
    char first[64];

    if (!comma || strchr(comma + 1, ',')) {
        cli_bad("--bots wants two bots, the first side's first: --bots doctrine,random.");
        return false;
    }
    snprintf(first, sizeof first, "%.*s", comma - text < 60 ? (int)(comma - text) : 60, text);
    out[0] = cli_bot_named(first);
    out[1] = out[0] ? cli_bot_named(comma + 1) : NULL;
    return out[0] && out[1];
}
