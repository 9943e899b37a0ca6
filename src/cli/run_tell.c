/* run_tell.c -- what came of the orders of `linstock run`, and what is asked now.
 *
 * What happened and what is asked stand as comments round the position, so that all of it is itself
 * a position. `--script` prints the same as lines of a rule script, named as scripts name them. */
#include "cli/cli.h"

#include <string.h>

#define ANSWERS 60 /* as many are listed as a person would read */

static void print_answer(const lin_game *g, const lin_order *o, const char *before)
{
    char text[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(text, sizeof text);

    lin_print(lin_game_field(g), o, &t);
    printf("%s%s", before, text);
}

/* The listed ones, then those that no list can hold, by their line of help. */
static void print_answers(const lin_game *g, const lin_list *list, int most, const char *before)
{
    const lin_verb *verb = lin_game_field(g)->rules->verb;

    if (list->orders)
        printf("%sanswers ", before);
    for (int i = 0; i < list->orders && i < most; i++)
        print_answer(g, &list->order[i], i ? ", " : "");
    if (list->orders > most)
        printf(" and %d more", list->orders - most);
    if (list->orders)
        putchar('\n');
    for (int i = 0; i < list->families; i++)
        if (i == 0 || list->family[i].order.verb != list->family[i - 1].order.verb)
            printf("# open: %s\n", verb[list->family[i].order.verb].help);
}

static const char *side_of(const lin_game *g, lin_side side)
{
    return side < LIN_SIDES ? lin_game_field(g)->battle->side_id[side] : "nobody";
}

/* "2d6 battle" */
static void print_dice(const lin_question *q)
{
    char kind[32];
    lin_text t = lin_text_in(kind, sizeof kind);

    lin_die_kind_print(lin_die_kind_of(&q->roll), &t);
    printf("%dd%s %s", q->roll.n, kind, q->roll.purpose);
}

static void print_asked(lin_game *g)
{
    lin_question q;

    lin_ask(g, &q);
    if (q.asking == LIN_IS_OVER) {
        printf("# Nobody is asked: the battle is over.\n");
        return;
    }
    printf("# asked: %s%s, step %s", side_of(g, q.side),
           q.asking == LIN_ASKS_DICE ? " throws dice" : "", q.step);
    if (q.asking == LIN_ASKS_DICE) {
        printf(", ");
        print_dice(&q);
    }
    printf(" (%s): %s\n", q.rule, q.text);
    if (q.asking == LIN_ASKS_SIDE)
        print_answers(g, q.list, ANSWERS, "# ");
}

void cli_run_text(lin_game *g, const char *position)
{
    lin_event e;
    uint32_t at = 0;

    while (lin_events_next(g, &at, &e)) {
        char text[700];
        lin_text t = lin_text_in(text, sizeof text);

        tell_event_text(lin_game_field(g), &e, &t);
        printf("# %s\n", text);
    }
    if (at > 0)
        putchar('\n');
    fputs(position, stdout);
    putchar('\n');
    print_asked(g);
}

/* ---- as lines of a rule script ---------------------------------------------------------- */

static void script_asked(lin_game *g)
{
    const lin_field *f = lin_game_field(g);
    lin_question q;

    lin_ask(g, &q);
    if (q.asking == LIN_IS_OVER) {
        printf("    over\n");
    } else if (q.asking == LIN_ASKS_DICE) {
        printf("    asks dice ");
        print_dice(&q);
        putchar('\n');
    } else {
        printf("    asks %s %s        # %s\n", f->battle->side_id[q.side], q.step, q.text);
        print_answers(g, q.list, q.list->orders, "    ");
    }
}

void cli_run_script(lin_game *g, const char *position)
{
    lin_event e;
    uint32_t at = 0;

    while (lin_events_next(g, &at, &e)) {
        char words[600];
        lin_text t = lin_text_in(words, sizeof words);

        lin_event_words(lin_game_field(g), &e, &t);
        printf("    event %s\n", words);
    }
    for (const char *line = position; *line;) {
        const size_t n = strcspn(line, "\n");

        if (strncmp(line, "position ", 9) != 0 && strncmp(line, "options ", 8) != 0)
            printf("    is %.*s.\n", (int)n, line);
        line += n + (line[n] == '\n');
    }
    script_asked(g);
}
