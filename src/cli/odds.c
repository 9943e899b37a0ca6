/* odds.c -- `linstock odds`: everything an order can lead to, with exact chances. */
#include "cli/cli.h"

#include <stdlib.h>

/* Without --order: the first answer whose sums the rule system can lay out. */
static int choose_order(lin_game *g, const char **order, char *text, size_t size)
{
    lin_text t = lin_text_in(text, size);
    lin_order o;

    if (*order)
        return CLI_GO_ON;
    if (!cli_odds_default(g, &o)) {
        cli_bad("none of the answers to the present question is settled by dice; name one with "
                "--order.");
        return CLI_NO;
    }
    lin_print(lin_game_field(g), &o, &t);
    *order = text;
    return CLI_GO_ON;
}

static int print_odds(lin_game *g, const char *order, const char *assume, bool json)
{
    lin_refusal why = { 0 };
    lin_odds *odds = malloc(sizeof *odds);
    lin_status status;
    int code = CLI_DONE;

    if (!odds)
        return cli_bad("there is no memory left.");
    status = lin_odds_of(g, order, assume, odds, &why);
    if (status != LIN_OK) {
        code = cli_refused(NULL, status, &why);
    } else if (json) {
        json_writer j = cli_json();

        cli_odds_json(&j, g, order, odds);
        code = cli_json_end(&j);
    } else {
        cli_odds_show(stdout, g, order, odds);
    }
    free(odds);
    return code;
}

int cli_odds(int argc, char **argv)
{
    bool json = false;
    const char *order = NULL, *assume = NULL, *rules = NULL;
    const cli_option options[] = {
        { .name = "order",
          .value = "ORDER",
          .text = &order,
          .help = "the order to look at; without it the first answer that dice settle" },
        { .name = "assume",
          .value = "STEP=ANSWER,...",
          .text = &assume,
          .help = "how questions met on the way are answered, by the step's name; else the neutral "
                  "answer, or the question itself is the outcome" },
        { .name = "options",
          .value = "NAME=on,...",
          .text = &rules,
          .help = "optional rules, where a battle is named" },
        { .name = "json",
          .help =
              "order, outcomes (outcome, fraction, probability, stopped, unfollowed, hash), sum, "
              "limit",
          .on = &json },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "odds POSITION [--order \"...\"] [options]",
        .about =
            "Runs the real rules over every throw that can follow an order and prints each "
            "distinct outcome with its exact chance. POSITION is a position file, a record (its "
            "end) or a battle (its start).",
        .example = "  linstock odds bridge.pos --order \"fight\"",
        .least = 1,
        .most = 1,
        .wanted = "a position",
        .option = options,
    };
    cli_words w;
    cli_subject s;
    char text[200];
    int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    code = cli_open(&s, w.word[0], rules, lin_dice_typed());
    if (code == CLI_GO_ON)
        code = choose_order(s.game, &order, text, sizeof text);
    if (code == CLI_GO_ON)
        code = print_odds(s.game, order, assume, json);
    cli_close(&s);
    return code;
}
