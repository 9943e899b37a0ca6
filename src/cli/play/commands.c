/* commands.c -- all that a player may type besides dice.
 *
 * A line is an order, the number of an answer, or one of the commands in the table below. Where a
 * rule system has an order of the same name the order wins, and the command is reached with a
 * slash before it: /draw. Meta-orders are typed like commands. Nothing here changes a game but
 * through its session. */
#include "cli/play/play.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- words ----------------------------------------------------------------------------- */

bool play_is_order(const lin_rules *r, const char *word)
{
    for (int i = 0; i < r->verbs; i++)
        if (strcmp(r->verb[i].name, word) == 0)
            return true;
    for (int i = 0; i < r->macros; i++)
        if (strcmp(r->macro[i].name, word) == 0)
            return true;
    return false;
}

bool play_first_word(const char *line, char *word, size_t size)
{
    const size_t n = strcspn(line, " ");

    snprintf(word, size, "%.*s", n < size ? (int)n : (int)size - 1, line);
    for (char *c = word; *c; c++)
        *c = (char)tolower((unsigned char)*c);
    return n < size;
}

/* ---- help ------------------------------------------------------------------------------ */

static play_do do_help;

static const struct {
    const char *name, *shown, *help;
    play_do *run;
} command[] = {
    { "help", "help [WORD]", "what can be typed; help orders, help commands", do_help },
    { "map", "map [F20|all|auto]",
      "the board: around a square (on a table: map UNIT, map X Y), whole, or where things happen",
      do_map },
    { "zoom", "zoom 1|2|3|4|auto", "how large the board or table is drawn", do_zoom },
    { "view", "view each|turn|never", "when the board is drawn by itself", do_view },
    { "legend", "legend", "what the letters on the board mean", do_legend },
    { "units", "units [SIDE]", "the counters, where they are and what they are", do_units },
    { "oob", "oob [SIDE]", "the same: order of battle with losses", do_units },
    { "show", "show WHAT UNIT|SIDE",
      "marks on the board, lines on the table: show reach L-3; `show` lists what", do_show },
    { "stack", "stack F20", "who stands there, and on what ground", do_stack },
    { "ground", "ground [X Y|UNIT]",
      "on a table: what lies there and who stands near; alone, everything by number", do_ground },
    { "measure", "measure A B",
      "on a table: how far it is between two units or places (measure 10 20 B1a)", do_measure },
    { "sight", "sight UNIT UNIT", "on a table: what the one sees of the other", do_sight },
    { "about", "about UNIT|ORDER", "all there is to know of it; what an answer takes", do_about },
    { "question", "question", "what is asked now", do_question },
    { "answers", "answers [VERB]", "the answers by number", do_answers },
    { "more", "more", "the next page of answers", do_more },
    { "duties", "duties", "what is owed before this portion can close", do_duties },
    { "score", "score", "points and what they come to", do_score },
    { "rules", "rules ID|WORDS", "look a rule up", do_rules },
    { "why", "why ORDER", "would it be legal, and if not, by which rule", do_why },
    { "odds", "odds [ORDER]", "all it can lead to, with exact chances", do_odds },
    { "explain", "explain [ORDER]", "the sums behind it, every modifier named", do_explain },
    { "hint", "hint", "what the bot `doctrine` would answer here, and what for", do_hint },
    { "purposes", "purposes", "what the bots had in mind with their last marches and battles",
      do_purposes },
    { "save", "save [FILE]", "write the record; 'play --terminal FILE' goes on", do_save },
    { "record", "record", "print the record so far", do_record },
    { "position", "position", "print the position as text", do_position },
    { "remark", "remark TEXT", "a note for the record", do_remark },
    { "picture", "picture FILE", "draw the board as .svg, .png or .pdf", do_picture },
    { "report", "report [DIR]", "write the after-action report", do_report },
    { "go", "go", "watching: let the bots play on to the end", do_go },
    { "quit", "quit", "leave; you are asked whether to save", do_quit },
    { "exit", "exit", "the same", do_quit },
};
enum { COMMANDS = sizeof command / sizeof *command };

/* A line of help: grammar, two blanks or more, and what it does. */
static void help_line(const play *p, const char *help)
{
    enum { COLUMN = 32 };
    const char *gap = strstr(help, "  ");
    const int grammar = gap ? (int)(gap - help) : (int)strlen(help);
    const char *text = help + grammar + strspn(help + grammar, " ");

    printf("  %-*.*s", *text ? COLUMN - 2 : 0, grammar, help);
    if (!*text) {
        putchar('\n');
        return;
    }
    printf("%s", grammar > COLUMN - 3 ? "\n                                " : "");
    cli_wrap(stdout, (p->look.width > 100 ? 100 : p->look.width) - COLUMN, COLUMN, text);
}

/* Those that answer the question asked now, or all. */
static void help_orders(play *p, bool all)
{
    const lin_rules *r = p->s.field->rules;
    const lin_list *list = lin_answers(p->s.game);

    for (int v = 0; v < r->verbs; v++) {
        bool now = all;

        for (int i = 0; i < list->orders && !now; i++)
            now = list->order[i].verb == v;
        for (int i = 0; i < list->families && !now; i++)
            now = list->family[i].order.verb == v;
        if (now)
            help_line(p, r->verb[v].help && r->verb[v].help[0] ? r->verb[v].help : r->verb[v].name);
    }
}

static void help_macros(const play *p)
{
    const lin_rules *r = p->s.field->rules;

    if (r->macros)
        printf("Shorthand for several orders:\n");
    for (int i = 0; i < r->macros; i++)
        help_line(p, r->macro[i].help ? r->macro[i].help : r->macro[i].name);
}

static void help_commands(void)
{
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(command[i].name, "exit") != 0)
            printf("  %-20s %s\n", command[i].shown, command[i].help);
    for (int i = LIN_NO_META + 1; i < LIN_METAS; i++)
        printf("  %-20s %s\n", lin_meta_orders[i].word, lin_meta_orders[i].help);
    printf("Where an order and a command share a name, /name is the command.\n");
}

/* One screen: what answers the question, shorthand, and the commands by name. */
static void help_short(play *p)
{
    char names[600];
    lin_text t = lin_text_in(names, sizeof names);

    printf("Orders that answer the present question (or type the number of an answer):\n");
    help_orders(p, false);
    help_macros(p);
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(command[i].name, "exit") != 0)
            lin_put(&t, "%s%s", i ? ", " : "", command[i].name);
    for (int i = LIN_NO_META + 1; i < LIN_METAS; i++)
        lin_put(&t, ", %s", lin_meta_orders[i].word);
    printf("Commands:\n  ");
    cli_wrap(stdout, (p->look.width > 100 ? 100 : p->look.width) - 3, 2, names);
    printf(
        "`help commands` explains them all, `help orders` every order, `help WORD` one of them.\n");
}

static bool help_word(const play *p, const char *word)
{
    const lin_rules *r = p->s.field->rules;

    for (int i = 0; i < r->verbs; i++)
        if (strcmp(r->verb[i].name, word) == 0)
            return help_line(p, r->verb[i].help), true;
    for (int i = 0; i < r->macros; i++)
        if (strcmp(r->macro[i].name, word) == 0)
            return help_line(p, r->macro[i].help), true;
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(command[i].name, word) == 0)
            return printf("  %-20s %s\n", command[i].shown, command[i].help), true;
    for (int i = LIN_NO_META + 1; i < LIN_METAS; i++)
        if (strcmp(lin_meta_orders[i].word, word) == 0)
            return printf("  %-20s %s\n", word, lin_meta_orders[i].help), true;
    return false;
}

static void do_help(play *p, char *rest)
{
    if (!*rest)
        help_short(p);
    else if (strcmp(rest, "commands") == 0)
        help_commands();
    else if (strcmp(rest, "orders") == 0)
        help_orders(p, true), help_macros(p);
    else if (!help_word(p, rest))
        play_unknown_word(p, rest);
}

void play_unknown_word(play *p, const char *word)
{
    const lin_rules *r = p->s.field->rules;
    cli_guess g = cli_guess_at(word);
    char text[300];

    for (int i = 0; i < r->verbs; i++)
        cli_guess_try(&g, r->verb[i].name);
    for (int i = 0; i < r->macros; i++)
        cli_guess_try(&g, r->macro[i].name);
    for (int i = 0; i < COMMANDS; i++)
        cli_guess_try(&g, command[i].name);
    for (int i = LIN_NO_META + 1; i < LIN_METAS; i++)
        cli_guess_try(&g, lin_meta_orders[i].word);
    snprintf(text, sizeof text, "'%.40s' is no order and no command.%s `help` lists them.", word,
             cli_guess_text(&g));
    play_complain(p, text);
}

bool play_command(play *p, char *line)
{
    const bool forced = line[0] == '/';
    char word[40], *rest;

    if (forced)
        line++;
    if (!play_first_word(line, word, sizeof word))
        return false;
    if (!forced && !(p->bot[0] && p->bot[1]) && play_is_order(p->s.field->rules, word))
        return false; /* who looks on gives no orders */
    rest = line + strcspn(line, " ");
    rest += strspn(rest, " ");
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(command[i].name, word) == 0) {
            command[i].run(p, rest);
            return true;
        }
    if (play_meta(p, lin_meta_of(p->s.field->rules, line, true)))
        return true;
    if (forced)
        play_unknown_word(p, word);
    return forced;
}
